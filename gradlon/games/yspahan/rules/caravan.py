"""The caravan and the deck: sections II.A.5 and II.A.6, to which both the Supervisor and the cards lead."""

from typing import Final

from gradlon.games.yspahan.actions import DEAL
from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.tables import CARAVANSERAI, KINDS
from gradlon.kernel.agenda import AUTO, CHANCE, Rule
from gradlon.kernel.ints import i64, vec


class SendToCaravan(Rule["Yspahan"]):
    """A good is sent to the caravan; its owner draws a card with the Caravanserai."""

    section = "II.A.5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.do(LOAD_CAMEL, AUTO, a)
        for _ in range(s.bonus(a, CARAVANSERAI)):
            s.do(TAKE_CARD, AUTO, a)


class LoadCamel(Rule["Yspahan"]):
    """A cube goes on the next camel and scores at once; a full caravan is counted and emptied."""

    section = "II.A.5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.load(a)
        if s.loaded == s.camels_in_caravan():
            s.do(COUNT_CARAVAN)
            s.do(EMPTY_CARAVAN)


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
                s.score_caravan(seat, cubes, line)


class EmptyCaravan(Rule["Yspahan"]):
    """A full caravan is emptied once it is counted."""

    section = "II.A.5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.empty_caravan()


class TakeCard(Rule["Yspahan"]):
    """Draw the top card; an empty deck is made of the discards first; without any card, there is none."""

    section = "II.A.6"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if s.cards_left() == 0:
            s.draw_nothing(a)
            return
        if s.deck_left() == 0:
            s.reshuffle()
        s.do(DRAW_CARD, CHANCE, a)


class DrawCard(Rule["Yspahan"]):
    """Any card of the deck may be the top one."""

    section = "II.A.6"
    first = DEAL
    end = DEAL + KINDS

    def chances(self, s: Yspahan, a: i64, b: i64, /) -> vec[i64]:
        return s.deck[:]

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.draw(a, action - DEAL)


SEND_TO_CARAVAN: Final = SendToCaravan()
LOAD_CAMEL: Final = LoadCamel()
COUNT_CARAVAN: Final = CountCaravan()
EMPTY_CARAVAN: Final = EmptyCaravan()
TAKE_CARD: Final = TakeCard()
DRAW_CARD: Final = DrawCard()
