"""White gems, and what the neutral player takes."""

from typing import Any, Final

from gradlon.games.ys.actions import TINT
from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import COLORS, WHITE
from gradlon.kernel.agenda import Rule
from gradlon.kernel.ints import i64

ALL_COLORS: Final[i64] = 15  # a bit for each


class ColorWhiteGem(Rule["Ys"]):
    """A white gem is exchanged on the spot for a colored one from the bank."""

    section = "8F"
    first = TINT
    end = TINT + COLORS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.gain(seat, action - TINT)


class NeutralTakesGem(Rule["Ys"]):
    """The neutral player takes white first, then the color with the highest quotation of those left."""

    section = "12B"

    def happen(self, s: Ys, owner: i64, b: i64, /) -> None:
        gem: i64 = WHITE
        if s.goods[WHITE] == 0:
            left: i64 = 0
            for color in range(COLORS):
                if s.goods[color] > 0:
                    left |= 1 << color
            gem = s.strongest(left)
        s.goods[gem] -= 1
        win_gem(s, owner, gem)


def win_gem(s: Ys, owner: i64, gem: i64) -> None:
    """Take a gem; the owner colors a white one, and the neutral player gives it the strongest color."""
    if gem != WHITE:
        s.gain(owner, gem)
    elif s.is_neutral(owner):
        s.gain(owner, s.strongest(ALL_COLORS))
    else:
        s.do(COLOR_WHITE_GEM, owner)


COLOR_WHITE_GEM: Final = ColorWhiteGem()
NEUTRAL_TAKES_GEM: Final = NeutralTakesGem()

RULES: Final[list[Rule[Any]]] = [
    COLOR_WHITE_GEM,
    NEUTRAL_TAKES_GEM,
]
