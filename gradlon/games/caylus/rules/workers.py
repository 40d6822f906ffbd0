"""Sections 2, 3 and 4: placing workers, the special buildings, the provost."""

from typing import Any, Final

from gradlon.games.caylus.actions import JOUST, MOVE, PASS, PLACE, RECALL, STAY
from gradlon.games.caylus.rules.basics import (
    NO_CIRCLE_LEFT,
    NO_STAKE,
    NO_WORKER,
    NO_WORKPLACE,
    NOT_BUILT,
    OCCUPIED,
    OFF_THE_ROAD,
    STABLES_CLOSED,
    THERE_ALREADY,
    TOO_DEAR,
    MayDecline,
)
from gradlon.games.caylus.rules.building import GAIN_FAVOR
from gradlon.games.caylus.state import Caylus
from gradlon.games.caylus.tables import (
    BUILDING_COUNT,
    CASTLE,
    CASTLE_1,
    CLOTH,
    FIRST_PASS,
    GATE,
    GUILD,
    INN,
    INN_PRICE,
    INN_RIGHT,
    JOUST_CLOTH,
    JOUST_DENIERS,
    JOUST_FIELD,
    KINDS,
    LAST,
    NO_USE,
    NOBODY,
    OWN_PRICE,
    OWNER_POINTS,
    PASSING_PRICES,
    PASSING_PRICES_TWO,
    PROVOST_STEPS,
    SEATS,
    STABLE_1,
    STABLE_CIRCLES,
    STABLES,
    STEP_PRICE,
    STEPS,
    TRADING_POST,
    TRADING_POST_DENIERS,
    USE,
)
from gradlon.kernel.agenda import AUTO, Rule
from gradlon.kernel.ints import append, i64, vec

# 2. Placing workers


def has_passed(s: Caylus, seat: i64) -> bool:
    """Tell whether a seat has passed this turn."""
    return any(s.passing[place] == seat for place in range(s.passes))


def stables_open(s: Caylus) -> bool:
    """Tell whether the stables are in use: not with two players, not even for a worker from the gate (R10)."""
    return s.seats > 2


def inn_refusal(s: Caylus) -> i64:
    """Ask for an empty left circle, of newcomers and of a worker from the gate alike; the right circle bars nobody (R7, R9)."""
    return OCCUPIED if s.worker[INN] != NOBODY else 0


def circles_refusal(s: Caylus, seat: i64, first: i64, count: i64) -> i64:
    """Ask for a free circle among several, each player having at most one worker there."""
    full: bool = True
    for circle in range(first, first + count):
        if s.worker[circle] == seat:
            return THERE_ALREADY
        if s.worker[circle] == NOBODY:
            full = False
    return NO_CIRCLE_LEFT if full else 0


def building_refusal(s: Caylus, seat: i64, building: i64) -> i64:
    """Say why a worker of this seat may not stand in a building, whatever it costs."""
    if building > CASTLE:
        if USE[building] == NO_USE:
            return NO_WORKPLACE
        if s.where[building] <= 0:
            return NOT_BUILT
    elif building == CASTLE:
        return circles_refusal(s, seat, CASTLE_1, SEATS)
    elif building == STABLES:
        return circles_refusal(s, seat, STABLE_1, STABLE_CIRCLES) if stables_open(s) else STABLES_CLOSED
    elif building == INN:
        return inn_refusal(s)
    return OCCUPIED if s.worker[building] != NOBODY else 0


def passing_price(s: Caylus) -> i64:
    """Give the smallest free number of the passing scale; two players go from 1 to 3."""
    return PASSING_PRICES_TWO[s.passes] if s.seats == 2 else PASSING_PRICES[s.passes]


def usual_price(s: Caylus, seat: i64) -> i64:
    """Give the deniers that a placement costs outside the own buildings: cheap from the inn's right circle."""
    return INN_PRICE if s.worker[INN_RIGHT] == seat else passing_price(s)


def placement_price(s: Caylus, seat: i64, building: i64, usual: i64) -> i64:
    """Give the deniers that a placement costs: the usual price, or that of an own building."""
    return OWN_PRICE if s.owner[s.where[building]] == seat else usual


def placement_refusal(s: Caylus, seat: i64, building: i64, usual: i64) -> i64:
    """Say why a player may not place a worker in a building, at this usual price."""
    if s.idle[seat] == 0:
        return NO_WORKER
    refusal: i64 = building_refusal(s, seat, building)
    return TOO_DEAR if refusal == 0 and s.deniers[seat] < placement_price(s, seat, building, usual) else refusal


def enter(s: Caylus, seat: i64, building: i64) -> None:
    """Put a worker down, on the smallest free number where there are several; the owner of the building earns a point."""
    place: i64 = building
    if building == CASTLE:
        place = CASTLE_1
    elif building == STABLES:
        place = STABLE_1
    while s.worker[place] != NOBODY:
        place += 1
    s.worker[place] = seat
    s.note("places", seat, building)
    owner: i64 = s.owner[s.where[building]]
    if owner not in (NOBODY, seat):
        s.score(owner, OWNER_POINTS)


class PlaceWorkers(Rule["Caylus"]):
    """In turn order, over and over, until all have passed."""

    section = "2"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.begin(2)
        s.passes = 0
        s.do(NEXT_PLACEMENT)


class NextPlacement(Rule["Caylus"]):
    """The next player in turn order who has not passed."""

    section = "2"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        if s.passes == s.seats:
            return
        rank: i64 = a % s.seats
        while has_passed(s, s.order[rank]):
            rank = (rank + 1) % s.seats
        s.do(PLACE_WORKER, s.order[rank], usual_price(s, s.order[rank]))
        s.do(NEXT_PLACEMENT, AUTO, rank + 1)


class PlaceWorker(Rule["Caylus"]):
    """Pass, or pay and put a worker on a building or in the castle."""

    section = "2"
    about = ("deniers", "")
    first = PASS
    end = PLACE + BUILDING_COUNT

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if action == PASS else placement_refusal(s, seat, action - PLACE, usual_price(s, seat))

    def options(self, s: Caylus, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        found = vec[i64]([PASS])
        if s.idle[seat] > 0 and s.deniers[seat] > 0:
            usual: i64 = usual_price(s, seat)
            for building in range(BUILDING_COUNT):
                here: bool = building <= CASTLE or s.where[building] > 0
                if here and placement_refusal(s, seat, building, usual) == 0:
                    found = append(found, PLACE + building)
        return found

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == PASS:
            s.do(PASS_FOR_THE_TURN, AUTO, seat)
        else:
            s.pay(seat, placement_price(s, seat, action - PLACE, usual_price(s, seat)))
            s.idle[seat] -= 1
            enter(s, seat, action - PLACE)


class PassForTheTurn(Rule["Caylus"]):
    """Take the next place on the passing scale; the first who passes gets a denier."""

    section = "2A"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.passing[s.passes] = a
        s.passes += 1
        s.note("passes", a)
        if s.passes == 1:
            s.receive(a, FIRST_PASS)


# 3. Activating special buildings


class ActivateSpecialBuildings(Rule["Caylus"]):
    """In the order of the road: gate, trading post, merchants' guild, joust field, stables, inn."""

    section = "3"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.begin(3)
        for building in range(GATE, INN + 1):
            s.do(ACTIVATE_SPECIAL_BUILDING, AUTO, building)


class ActivateSpecialBuilding(Rule["Caylus"]):
    """A special building works if someone stands there when its time comes: the gate may still have sent a worker."""

    section = "3"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        if a in (STABLES, INN):  # these look into their circles themselves
            s.do(SPECIAL_RULES[a])
        elif s.worker[a] != NOBODY:
            s.do(SPECIAL_RULES[a], AUTO if a == TRADING_POST else s.worker[a])


class Gate(Rule["Caylus"]):
    """Move the worker free of charge to any space where it may stand, or take it back."""

    section = "3A"
    first = PLACE
    end = RECALL + 1

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if action == RECALL else building_refusal(s, seat, action - PLACE)

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == RECALL:
            s.note("recalls", seat)
            s.bring_home(GATE)
        else:
            s.worker[GATE] = NOBODY
            enter(s, seat, action - PLACE)


class TradingPost(Rule["Caylus"]):
    """Take three deniers."""

    section = "3B"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.receive(s.worker[TRADING_POST], TRADING_POST_DENIERS)
        s.bring_home(TRADING_POST)


def provost_refusal(s: Caylus, step: i64) -> i64:
    """Ask that the whole move stay on the road: no step is wasted at its ends (R15)."""
    return 0 if 1 <= s.provost + step <= LAST else OFF_THE_ROAD


def move_provost(s: Caylus, seat: i64, step: i64) -> None:
    """Move the provost along the road; every space counts, built or not."""
    s.provost += step
    if step == 0:
        s.note("leaves_provost", seat, s.provost)
    else:
        s.note("moves_provost", seat, s.provost)


class MerchantsGuild(Rule["Caylus"]):
    """Move the provost up to three spaces either way, free of charge."""

    section = "3C"
    first = MOVE
    end = MOVE + len(STEPS)

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return provost_refusal(s, action - MOVE - PROVOST_STEPS)

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        move_provost(s, seat, action - MOVE - PROVOST_STEPS)
        s.bring_home(GUILD)


class JoustField(MayDecline):
    """Give one denier and one cloth for a royal favor, once."""

    section = "3D"
    low = JOUST
    end = JOUST + 1

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if s.deniers[seat] >= JOUST_DENIERS and s.cubes[seat * KINDS + CLOTH] >= JOUST_CLOTH else NO_STAKE

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.note("jousts", seat)
        s.pay(seat, JOUST_DENIERS)
        s.give(seat, CLOTH, JOUST_CLOTH)
        s.do(GAIN_FAVOR, AUTO, seat)

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        super().choose(s, seat, a, b, action)
        s.bring_home(JOUST_FIELD)


class Stables(Rule["Caylus"]):
    """Circle n gives place n in the turn order, at once; the others keep their order behind."""

    section = "3E"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        if s.worker[STABLE_1] == NOBODY:
            return
        order = vec[i64]()
        for circle in range(STABLE_1, STABLE_1 + STABLE_CIRCLES):
            if s.worker[circle] != NOBODY:
                order = append(order, s.worker[circle])
                s.bring_home(circle)
        for rank in range(s.seats):
            if s.order[rank] not in order:
                order = append(order, s.order[rank])
        for rank in range(s.seats):
            s.order[rank] = order[rank]
            s.note("ranks", order[rank], rank + 1)


class Inn(Rule["Caylus"]):
    """A newcomer moves to the right circle and drives out who was there; otherwise that one may stay or go."""

    section = "3F"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        if s.worker[INN] != NOBODY:
            if s.worker[INN_RIGHT] != NOBODY:
                s.note("driven_out", s.worker[INN_RIGHT])
                s.bring_home(INN_RIGHT)
            s.worker[INN_RIGHT] = s.worker[INN]
            s.worker[INN] = NOBODY
            s.note("lodges", s.worker[INN_RIGHT])
        elif s.worker[INN_RIGHT] != NOBODY:
            s.do(STAY_AT_INN, s.worker[INN_RIGHT])


class StayAtInn(Rule["Caylus"]):
    """Leave the worker in the right circle for the next turn, or take it back."""

    section = "3F"
    first = RECALL
    end = STAY + 1

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == RECALL:
            s.note("recalls", seat)
            s.bring_home(INN_RIGHT)
        else:
            s.note("lodges", seat)


# 4. The provost's move


class ProvostsMove(Rule["Caylus"]):
    """In the order of passing, each player may move the provost once."""

    section = "4"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.begin(4)
        for place in range(s.passes):
            s.do(MOVE_PROVOST, s.passing[place])


def bribe(step: i64) -> i64:
    """Give the deniers that moving the provost so many spaces costs."""
    return STEP_PRICE * (step if step > 0 else -step)


class MoveProvost(Rule["Caylus"]):
    """Up to three spaces either way, one denier a space; or none."""

    section = "4"
    first = MOVE
    end = MOVE + len(STEPS)

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        step: i64 = action - MOVE - PROVOST_STEPS
        return TOO_DEAR if s.deniers[seat] < bribe(step) else provost_refusal(s, step)

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        step: i64 = action - MOVE - PROVOST_STEPS
        s.pay(seat, bribe(step))
        move_provost(s, seat, step)


PLACE_WORKERS: Final = PlaceWorkers()
NEXT_PLACEMENT: Final = NextPlacement()
PLACE_WORKER: Final = PlaceWorker()
PASS_FOR_THE_TURN: Final = PassForTheTurn()
ACTIVATE_SPECIAL_BUILDINGS: Final = ActivateSpecialBuildings()
ACTIVATE_SPECIAL_BUILDING: Final = ActivateSpecialBuilding()
THE_GATE: Final = Gate()
THE_TRADING_POST: Final = TradingPost()
THE_GUILD: Final = MerchantsGuild()
THE_JOUST_FIELD: Final = JoustField()
THE_STABLES: Final = Stables()
THE_INN: Final = Inn()
STAY_AT_INN: Final = StayAtInn()
PROVOSTS_MOVE: Final = ProvostsMove()
MOVE_PROVOST: Final = MoveProvost()
SPECIAL_RULES: Final[list[Rule[Any]]] = [THE_GATE, THE_TRADING_POST, THE_GUILD, THE_JOUST_FIELD, THE_STABLES, THE_INN]
