"""The components."""

from typing import Final

from gradlon.kernel.ints import i64

LIGHTS = ("candle", "lantern", "beacon")  # from weak to strong
KINDS: Final[i64] = 3
COPIES: Final[i64] = 2  # of each light in the deck
HAND: Final[i64] = 2  # lights in hand
SEATS: Final[i64] = 2
