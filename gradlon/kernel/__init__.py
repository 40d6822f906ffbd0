"""What all games stand on. It knows none of them."""
