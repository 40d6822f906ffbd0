"""Phase 5, the King's Favor."""

from typing import Any, Final

from gradlon.games.ys.actions import OFFER
from gradlon.games.ys.rules.refusals import NOT_OFFERED, front_piece
from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import DOWN, FRONT, KINGS_FAVOR, NOBODY, RESERVE_VALUE, SLOTS, THRONE, VALUES
from gradlon.kernel.agenda import ALL, Rule
from gradlon.kernel.ints import i64


class KingsFavor(Rule["Ys"]):
    """All choose a broker for the throne room, secretly and at the same time."""

    section = "13"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        s.phase = KINGS_FAVOR
        s.do(OFFER_BROKER, ALL, (1 << s.seats) - 1)
        s.do(ENTER_THRONE_ROOM)


class OfferBroker(Rule["Ys"]):
    """Choose one of the three brokers before the screen."""

    section = "13"
    first = OFFER
    end = OFFER + VALUES

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if front_piece(s, seat, action - OFFER) < (seat + 1) * SLOTS else NOT_OFFERED

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.offered[seat] = action - OFFER
        s.tell(0 if s.closed else 1 << seat, "offers", "offers_hidden", seat, action - OFFER)


class EnterThroneRoom(Rule["Ys"]):
    """The chosen broker goes face down to the throne room, the other two behind the screen, with one of the spare 2s.

    All others know the three it was chosen from. And as they have seen all else of its owner in this counting, they know what
    lay in the throne room before, though perhaps not which broker is which.
    """

    section = "13"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        for seat in range(s.seats):
            three: i64 = 0
            for piece in range(seat * SLOTS, seat * SLOTS + SLOTS):
                if s.at[piece] == THRONE and s.counted[piece] == 0:
                    s.counted[piece] = s.turn
                elif s.at[piece] == FRONT:
                    three |= 1 << s.value[piece]
                    s.take_back(piece)
            value: i64 = s.offered[seat]
            s.offered[seat] = NOBODY
            s.hand[seat * VALUES + value] -= 1
            s.may[s.put(seat * SLOTS, value, THRONE, DOWN, 1 << seat)] = three
            if s.reserve > 0:
                s.hand[seat * VALUES + RESERVE_VALUE] += 1
        if s.reserve > 0:
            s.reserve -= 1
            s.note("reserve")


KINGS_FAVOR_PHASE: Final = KingsFavor()
OFFER_BROKER: Final = OfferBroker()
ENTER_THRONE_ROOM: Final = EnterThroneRoom()

RULES: Final[list[Rule[Any]]] = [
    KINGS_FAVOR_PHASE,
    OFFER_BROKER,
    ENTER_THRONE_ROOM,
]
