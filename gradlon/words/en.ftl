# Words that every game shares.
player = Player { $number }
nobody = nobody
nothing = nothing
and = and
no-not_now = That is not what is being decided now.
no-not_yours = It is not { $seat }’s decision.
no-finished = The game is over.
how_many = How many players?
players = { $number } players
