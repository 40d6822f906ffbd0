"""Phase 2: the bid for the order of play."""

from typing import Any, Final

from gradlon.games.ys.actions import BID, GO
from gradlon.games.ys.rules.refusals import NO_SUCH_PLACE, PLACE_TAKEN, bid_refusal
from gradlon.games.ys.state import PUBLIC, Ys
from gradlon.games.ys.tables import FRONT, NOBODY, OWNERS, SLOTS, THE_FRONT, TURN_ORDER, UP, VALUES
from gradlon.kernel.agenda import ALL, Rule
from gradlon.kernel.ints import i64


class TurnOrder(Rule["Ys"]):
    """Bid, rank the bids, choose places, and take the new order cards."""

    section = "4"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        s.phase = TURN_ORDER
        s.do(CHOOSE_BID, ALL, (1 << s.seats) - 1)
        s.do(SHOW_BIDS)
        s.do(RANK_BIDS)
        s.do(TAKE_ORDER_CARDS)


class ChooseBid(Rule["Ys"]):
    """Secretly choose two brokers from behind the screen."""

    section = "6A"
    first = BID
    end = BID + VALUES * VALUES

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return bid_refusal(s, seat, (action - BID) // VALUES, (action - BID) % VALUES)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.bids[seat] = action - BID
        s.tell(1 << seat, "bids", "bids_hidden", seat, (action - BID) // VALUES, (action - BID) % VALUES)


class ShowBids(Rule["Ys"]):
    """The brokers of all bids are put before the screens at the same time, and stay there."""

    section = "6A"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        for seat in range(s.seats):
            one: i64 = s.bids[seat] // VALUES
            other: i64 = s.bids[seat] % VALUES
            s.bids[seat] = NOBODY
            s.hand[seat * VALUES + one] -= 1
            s.hand[seat * VALUES + other] -= 1
            s.put(seat * SLOTS, one, FRONT, UP, PUBLIC)
            s.put(seat * SLOTS, other, FRONT, UP, PUBLIC)
            s.note("shows_bid", seat, one, other)


class RankBids(Rule["Ys"]):
    """The highest bid chooses first; of equal bids, the lower order card of the turn before."""

    section = "6B"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        above: i64 = 1 << 60
        for _ in range(s.seats):
            highest: i64 = NOBODY
            for seat in range(s.seats):
                bid: i64 = (s.total(seat, THE_FRONT) + 1) * OWNERS - 1 - s.order[seat]
                if highest < bid < above:
                    highest = bid
                    chooser: i64 = seat
            above = highest
            s.do(CHOOSE_PLACE, chooser)


class ChoosePlace(Rule["Ys"]):
    """Choose any place in the order of play that is left."""

    section = "6C"
    first = GO
    end = GO + OWNERS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        place: i64 = action - GO
        if place >= s.seats:
            return NO_SUCH_PLACE
        for other in range(s.seats):
            if s.chosen[other] == place:
                return PLACE_TAKEN
        return 0

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.chosen[seat] = action - GO
        s.note("goes", seat, action - GO)


class TakeOrderCards(Rule["Ys"]):
    """When all have chosen, each takes the order card of the chosen place."""

    section = "6C"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        for seat in range(s.seats):
            s.order[seat] = s.chosen[seat]
            s.chosen[seat] = NOBODY


TURN_ORDER_PHASE: Final = TurnOrder()
CHOOSE_BID: Final = ChooseBid()
SHOW_BIDS: Final = ShowBids()
RANK_BIDS: Final = RankBids()
CHOOSE_PLACE: Final = ChoosePlace()
TAKE_ORDER_CARDS: Final = TakeOrderCards()

RULES: Final[list[Rule[Any]]] = [
    TURN_ORDER_PHASE,
    CHOOSE_BID,
    SHOW_BIDS,
    RANK_BIDS,
    CHOOSE_PLACE,
    TAKE_ORDER_CARDS,
]
