"""Sections 5, 5A and 5D to 5J: the buildings along the road, except those that build."""

from typing import Any, Final

from gradlon.games.caylus.actions import BUY, GIVE, SELL, TAKE, TRADE
from gradlon.games.caylus.rules.basics import CANNOT_PAY, NO_GOLD_HERE, NO_SUCH_CUBE, NOT_PRODUCED, TOO_DEAR, MayDecline
from gradlon.games.caylus.rules.building import THE_ARCHITECT, THE_CARPENTER, THE_LAWYER, THE_MASON, transform
from gradlon.games.caylus.state import Caylus
from gradlon.games.caylus.tables import (
    BACKGROUND,
    GOLD,
    GOODS,
    KINDS,
    LAST,
    LIMIT,
    NOBODY,
    NOTHING,
    OF_STONE,
    OFFER_COUNT,
    OFFER_CUBES,
    OFFER_DENIERS,
    OFFER_FIRST,
    OFFER_GOODS,
    OFFER_PAY,
    OFFER_POINTS,
    OFFERS,
    PRICE,
    USE,
)
from gradlon.kernel.agenda import AUTO, Rule
from gradlon.kernel.ints import i64

# 5. Activation of the buildings


class ActivateBuildings(Rule["Caylus"]):
    """Along the road, up to and including the provost's space."""

    section = "5"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.begin(5)
        s.do(ACTIVATE_NEXT)


class ActivateNext(Rule["Caylus"]):
    """The next building along the road where a worker stands."""

    section = "5"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        for space in range(a + 1, s.provost + 1):
            building: i64 = s.road[space]
            if building != NOTHING and s.worker[building] != NOBODY:
                s.note("activates", s.worker[building], building)
                s.do(BUILDING_RULES[USE[building]], s.worker[building], building)
                s.do(LEAVE_BUILDING, AUTO, building)
                s.do(ACTIVATE_NEXT, AUTO, space)
                return
        s.do(RETURN_UNUSED_WORKERS)


class LeaveBuilding(Rule["Caylus"]):
    """Once the building has been activated, its worker goes home; a lawyer who waited for that now acts."""

    section = "5"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.bring_home(a)
        space: i64 = s.where[a]
        if s.pending[space] != NOBODY:
            transform(s, s.pending[space], space)


class ReturnUnusedWorkers(Rule["Caylus"]):
    """Workers beyond the provost go home without effect; lawyers who waited for that act (R30)."""

    section = "5"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        for space in range(s.provost + 1, LAST + 1):
            building: i64 = s.road[space]
            if building != NOTHING and s.worker[building] != NOBODY:
                s.note("idles", s.worker[building], building)
                s.do(LEAVE_BUILDING, AUTO, building)


# 5A. Production


def offer_named(building: i64, kind: i64) -> i64:
    """Give the offer of a building that begins with this kind of cube, NOBODY when there is none."""
    for offer in range(building * OFFERS, building * OFFERS + OFFER_COUNT[building]):
        if OFFER_FIRST[offer] == kind:
            return offer
    return NOBODY


class Produce(Rule["Caylus"]):
    """Take cubes from the stock: that is no choice. The owner of a stone building where another works takes one."""

    section = "5A"
    about = ("building", "")
    first = TAKE
    end = TAKE + KINDS

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return NOT_PRODUCED if offer_named(a, action - TAKE) == NOBODY else 0

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        hand_over(s, seat, offer_named(a, action - TAKE))
        owner: i64 = s.owner[s.where[a]]
        if BACKGROUND[a] == OF_STONE and owner != seat:
            s.do(OWNERS_CUBE, owner, a)


class OwnersCube(Rule["Caylus"]):
    """The owner of a stone building chooses one cube among the kinds that it produces."""

    section = "5A"
    about = ("building", "")
    first = TAKE
    end = TAKE + KINDS

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return NOT_PRODUCED if OFFER_CUBES[a * OFFERS * KINDS + action - TAKE] == 0 else 0

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.take(seat, action - TAKE, 1)


def hand_over(s: Caylus, seat: i64, offer: i64) -> None:
    """Give a player the cubes and points of an offer."""
    for kind in range(KINDS):
        s.take(seat, kind, OFFER_CUBES[offer * KINDS + kind])
    s.score(seat, OFFER_POINTS[offer])


# 5D. Marketplaces, 5E. Peddlers


class Marketplace(MayDecline):
    """Sell one cube of any kind."""

    section = "5D"
    about = ("building", "")
    low = SELL
    end = SELL + KINDS

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if s.cubes[seat * KINDS + action - SELL] > 0 else NO_SUCH_CUBE

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.give(seat, action - SELL, 1)
        s.receive(seat, PRICE[a])


class Peddler(MayDecline):
    """Buy cubes, never gold: one from the fixed peddler, one or two from the other."""

    section = "5E"
    about = ("building", "number")
    low = BUY
    end = BUY + KINDS

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action - BUY == GOLD:
            return NO_GOLD_HERE
        return TOO_DEAR if s.deniers[seat] < PRICE[a] else 0

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.pay(seat, PRICE[a])
        s.take(seat, action - BUY, 1)
        if b + 1 < LIMIT[a]:
            s.do(THE_PEDDLER, seat, a, b + 1)


# 5F to 5J. Church, tailor, bank, alchemist, jeweler


class Exchange(MayDecline):
    """Two offers, a small one and a large one; at most one of them is used."""

    about = ("building", "")
    low = TRADE
    end = TRADE + OFFERS

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        offer: i64 = a * OFFERS + action - TRADE
        if s.deniers[seat] < OFFER_DENIERS[offer] or s.count(seat, GOODS) < OFFER_GOODS[offer]:
            return CANNOT_PAY
        for kind in range(KINDS):
            if s.cubes[seat * KINDS + kind] < OFFER_PAY[offer * KINDS + kind]:
                return CANNOT_PAY
        return 0

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        offer: i64 = a * OFFERS + action - TRADE
        s.pay(seat, OFFER_DENIERS[offer])
        for kind in range(KINDS):
            s.give(seat, kind, OFFER_PAY[offer * KINDS + kind])
        if OFFER_GOODS[offer] > 0:
            s.do(GIVE_GOODS, seat, OFFER_GOODS[offer], offer)
        else:
            hand_over(s, seat, offer)


class Church(Exchange):
    """Deniers for prestige points."""

    section = "5F"


class Tailor(Exchange):
    """Cloth for prestige points."""

    section = "5G"


class Bank(Exchange):
    """Deniers for gold."""

    section = "5H"


class Alchemist(Exchange):
    """Cubes of any kind but gold for gold."""

    section = "5I"


class GiveGoods(Rule["Caylus"]):
    """The alchemist takes the cubes one by one, and never gold."""

    section = "5I"
    about = ("number", "")
    first = GIVE
    end = GIVE + KINDS

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action - GIVE == GOLD:
            return NO_GOLD_HERE
        return 0 if s.cubes[seat * KINDS + action - GIVE] > 0 else NO_SUCH_CUBE

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.give(seat, action - GIVE, 1)
        if a > 1:
            s.do(GIVE_GOODS, seat, a - 1, b)
        else:
            hand_over(s, seat, b)


class Jeweler(Exchange):
    """Gold for prestige points."""

    section = "5J"


ACTIVATE_BUILDINGS: Final = ActivateBuildings()
ACTIVATE_NEXT: Final = ActivateNext()
LEAVE_BUILDING: Final = LeaveBuilding()
RETURN_UNUSED_WORKERS: Final = ReturnUnusedWorkers()
PRODUCE: Final = Produce()
OWNERS_CUBE: Final = OwnersCube()
THE_MARKETPLACE: Final = Marketplace()
THE_PEDDLER: Final = Peddler()
THE_CHURCH: Final = Church()
THE_TAILOR: Final = Tailor()
THE_BANK: Final = Bank()
THE_ALCHEMIST: Final = Alchemist()
GIVE_GOODS: Final = GiveGoods()
THE_JEWELER: Final = Jeweler()
BUILDING_RULES: Final[list[Rule[Any]]] = [  # in the order of USES
    PRODUCE,
    PRODUCE,
    PRODUCE,
    THE_CARPENTER,
    THE_MASON,
    THE_ARCHITECT,
    THE_LAWYER,
    THE_MARKETPLACE,
    THE_PEDDLER,
    THE_CHURCH,
    THE_TAILOR,
    THE_BANK,
    THE_ALCHEMIST,
    THE_JEWELER,
]
