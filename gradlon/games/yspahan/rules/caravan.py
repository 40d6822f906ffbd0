"""The caravan and the deck: what moving the Supervisor and playing cards lead to."""

from typing import Final

from gradlon.games.yspahan.actions import (
    DEAL,
)
from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.tables import (
    CARAVANSERAI,
    KINDS,
    LINE_FACTOR,
    NOBODY,
)
from gradlon.kernel.agenda import (
    AUTO,
    CHANCE,
    Rule,
)
from gradlon.kernel.ints import (
    i64,
    vec,
)


class LoadCaravan(Rule["Yspahan"]):
    """A cube is put on the next camel and scores; a full caravan is counted; the Caravanserai brings a card for a good sent."""

    section = "II.A.5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.load(a)
        if s.loaded == s.camels_in_caravan():
            s.do(COUNT_CARAVAN)
            s.do(EMPTY_CARAVAN)
        if b:
            for _ in range(s.bonus(a, CARAVANSERAI)):
                s.do(TAKE_CARD, AUTO, a)


class CountCaravan(Rule["Yspahan"]):
    """Each player scores: cubes in the caravan, times the highest line where one of them is."""

    section = "II.A.5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for seat in range(s.seats):
            cubes: i64 = 0
            line: i64 = 0
            for camel in range(s.loaded):
                if s.caravan[camel] == seat:
                    cubes += 1
                    line = s.line(camel)
            if cubes > 0:
                s.note("caravan", seat, cubes, line)
                s.score(seat, cubes * LINE_FACTOR[line])


class EmptyCaravan(Rule["Yspahan"]):
    """A full caravan is emptied once it is counted."""

    section = "II.A.5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for camel in range(s.loaded):
            s.caravan[camel] = NOBODY
        s.loaded = 0
        s.note("caravan_leaves")


class TakeCard(Rule["Yspahan"]):
    """Draw the top card; an empty deck is made of the discards first; without any card, there is none."""

    section = "II.A.6"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if s.cards_left() == 0:
            s.note("no_card", a)
            return
        if s.deck_left() == 0:
            s.reshuffle()
        s.do(DRAW, CHANCE, a)


class Draw(Rule["Yspahan"]):
    """Any card of the deck may be the top one."""

    section = "II.A.6"
    first = DEAL
    end = DEAL + KINDS

    def chances(self, s: Yspahan, a: i64, b: i64, /) -> vec[i64]:
        return s.deck[:]

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.draw(a, action - DEAL)


LOAD_CARAVAN: Final = LoadCaravan()
COUNT_CARAVAN: Final = CountCaravan()
EMPTY_CARAVAN: Final = EmptyCaravan()
TAKE_CARD: Final = TakeCard()
DRAW: Final = Draw()
