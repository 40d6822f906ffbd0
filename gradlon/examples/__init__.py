"""Two small games that prove the kernel and show how a game is written."""
