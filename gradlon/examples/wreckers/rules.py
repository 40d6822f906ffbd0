"""The rules of Wreckers, in the order of RULES.md."""

from typing import Final

from gradlon.examples.wreckers.actions import DRAW, SHOW
from gradlon.examples.wreckers.state import Wreckers
from gradlon.examples.wreckers.tables import HAND, KINDS, SEATS
from gradlon.kernel.agenda import ALL, CHANCE, FIRST_CODE, Rule, number
from gradlon.kernel.ints import i64, vec

NO_SUCH_LIGHT: Final = FIRST_CODE  # the refusal codes, in the order of the game's list


class Deal(Rule["Wreckers"]):
    """Each player begins with two lights."""

    section = "1"

    def happen(self, s: Wreckers, a: i64, b: i64, /) -> None:
        for _ in range(HAND):
            for seat in range(SEATS):
                s.do(DRAW_LIGHT, CHANCE, seat)
        s.do(NIGHT)


class DrawLight(Rule["Wreckers"]):
    """Draw a light from the deck; an empty deck is made of the spent lights first."""

    section = "4"
    about = ("seat", "")
    first = DRAW
    end = DRAW + KINDS

    def chances(self, s: Wreckers, a: i64, b: i64, /) -> vec[i64]:
        return s.deck[:]

    def choose(self, s: Wreckers, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        light: i64 = action - DRAW
        s.deck[light] -= 1
        s.hand[a * KINDS + light] += 1
        s.tell(1 << a, "draws", "draws_hidden", a, light)


class Night(Rule["Wreckers"]):
    """All show a light at once; the brighter one wins; then all draw again."""

    section = "2"

    def happen(self, s: Wreckers, a: i64, b: i64, /) -> None:
        if s.night == s.nights:
            return
        s.night += 1
        s.note("night", s.night)
        s.do(SHOW_LIGHT, ALL, (1 << SEATS) - 1)
        s.do(REVEAL)
        if s.night < s.nights:
            for seat in range(SEATS):
                s.do(REFILL, a=seat)
        s.do(NIGHT)


class ShowLight(Rule["Wreckers"]):
    """Choose one of your lights, secretly."""

    section = "2"
    first = SHOW
    end = SHOW + KINDS

    def why_not(self, s: Wreckers, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if s.hand[seat * KINDS + action - SHOW] > 0 else NO_SUCH_LIGHT

    def choose(self, s: Wreckers, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.shown[seat] = action - SHOW
        s.tell(1 << seat, "chooses", "chooses_hidden", seat, action - SHOW)


class Reveal(Rule["Wreckers"]):
    """The brighter light wins as much cargo as the number of the night; equal lights win nothing."""

    section = "3"

    def happen(self, s: Wreckers, a: i64, b: i64, /) -> None:
        for seat in range(SEATS):
            light: i64 = s.shown[seat]
            s.note("reveals", seat, light)
            s.hand[seat * KINDS + light] -= 1
            if s.sure[seat * KINDS + light] > 0:
                s.sure[seat * KINDS + light] -= 1
            s.spent[light] += 1
        if s.shown[0] != s.shown[1]:
            winner: i64 = 0 if s.shown[0] > s.shown[1] else 1
            s.points[winner] += s.night
            s.note("wins", winner, s.night)
        s.shown[0] = -1
        s.shown[1] = -1


class Refill(Rule["Wreckers"]):
    """Before drawing from an empty deck, shuffle the spent lights into a new one."""

    section = "4"

    def happen(self, s: Wreckers, a: i64, b: i64, /) -> None:
        left: i64 = 0
        for count in s.deck:
            left += count
        if left == 0:
            for light in range(KINDS):
                s.deck[light] = s.spent[light]
                s.spent[light] = 0
            for i in range(i64(len(s.hand))):  # all that is not in the new deck is in the two hands
                s.sure[i] = s.hand[i]
            s.note("reshuffles")
        s.do(DRAW_LIGHT, CHANCE, a)


DEAL: Final = Deal()
DRAW_LIGHT: Final = DrawLight()
NIGHT: Final = Night()
SHOW_LIGHT: Final = ShowLight()
REVEAL: Final = Reveal()
REFILL: Final = Refill()

RULES: Final = number([DEAL, NIGHT, SHOW_LIGHT, REVEAL, DRAW_LIGHT, REFILL])
