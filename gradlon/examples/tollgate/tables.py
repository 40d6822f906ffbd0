"""The components."""

from typing import Final

from gradlon.kernel.ints import i64

FACES = ("one", "two", "three")  # of the die: the coins it brings
PLACES = ("north", "east", "south")  # the toll-houses, by seat
START: Final[i64] = 2  # coins of each player
TOLL: Final[i64] = 1
FINE: Final[i64] = 2  # paid by whoever loses a quarrel
