"""Sections 5B, 5C, 9 and 12: building, the lawyer, and the royal favors that come of building and lead to it."""

from typing import Any, Final

from gradlon.games.caylus.actions import BUILD, FAVOR, GIVE, INVOKE, SITE, TAKE, TRANSFORM
from gradlon.games.caylus.rules.basics import (
    ALREADY_PROMISED,
    BEYOND_MARKER,
    CANNOT_PAY,
    LIKE_THE_OTHER,
    LINE_USED,
    NEVER_TRANSFORMED,
    NO_FEES,
    NO_GOLD_HERE,
    NO_OWN_RESIDENCE,
    NO_RESIDENCE,
    NO_SUCH_CUBE,
    NOT_BUILT,
    NOT_IN_STOCK,
    NOT_YOUR_TILE,
    NOTHING_TO_BUILD,
    NOTHING_TO_GIVE,
    ROAD_FULL,
    MayDecline,
)
from gradlon.games.caylus.state import Caylus
from gradlon.games.caylus.tables import (
    ARCHITECT,
    BACKGROUND,
    BUILDING_COUNT,
    BY_ARCHITECT,
    CLOTH,
    COLUMNS,
    COST,
    COST_ANY,
    EFFECT_COLUMN,
    EFFECT_COUNT,
    EXCHANGE,
    EXCHANGE_CUBES,
    FAVOR_DENIERS,
    FAVOR_POINTS,
    FAVORS,
    FIRST_BUILDING_EFFECT,
    FIRST_PRESTIGE,
    FIRST_STONE,
    FIRST_WOOD,
    GOLD,
    KINDS,
    LAST,
    LAWYER,
    LAWYER_CLOTH,
    LAWYER_DENIERS,
    LINE_BUILDINGS,
    LINE_COUNT,
    LINE_CUBES,
    LINE_DENIERS,
    LINE_PRESTIGE,
    NEUTRAL,
    NOBODY,
    OF_STONE,
    POINTS,
    PRESTIGE,
    RESIDENCE,
    ROYAL_DISCOUNT,
    SECOND_ARCHITECT,
    SIMPLE_FAVOR_POINTS,
    STONE,
    WOOD,
    WOODEN,
)
from gradlon.kernel.agenda import AUTO, Rule
from gradlon.kernel.ints import i64

# 5B. Construction


def cube_cost(building: i64, kind: i64, discount: i64) -> i64:
    """Give the cubes of one kind that a building costs; the royal discount is a wood for wood tiles, a stone for stone tiles."""
    craft: i64 = WOOD if BACKGROUND[building] == WOODEN else STONE
    return COST[building * KINDS + kind] - (discount if kind == craft else 0)


def construction_refusal(s: Caylus, seat: i64, building: i64, discount: i64) -> i64:
    """Say why a player may not build a tile."""
    if s.where[building] != 0:
        return NOT_IN_STOCK
    if building == SECOND_ARCHITECT and s.where[ARCHITECT] == 0:
        return LIKE_THE_OTHER
    spare: i64 = -COST_ANY[building]
    for kind in range(KINDS):
        left: i64 = s.cubes[seat * KINDS + kind] - cube_cost(building, kind, discount)
        if left < 0:
            return CANNOT_PAY
        spare += left
    if spare < 0:
        return CANNOT_PAY
    if BACKGROUND[building] == PRESTIGE:
        return 0 if s.has_residence(seat) else NO_RESIDENCE
    return ROAD_FULL if s.first_free() == 0 else 0


class Builder(MayDecline):
    """Build one tile from the stock, for the cubes that it costs."""

    section = "5B"
    about = ("", "discount")

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return construction_refusal(s, seat, action - BUILD, b)

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        building: i64 = action - BUILD
        for kind in range(KINDS):
            s.give(seat, kind, cube_cost(building, kind, b))
        for _ in range(COST_ANY[building]):
            s.do(PAY_ANY_CUBE, seat, building)
        if BACKGROUND[building] == PRESTIGE:
            s.do(CHOOSE_SITE, seat, building)
        else:
            s.do(PUT_UP, AUTO, seat, building)


class Carpenter(Builder):
    """Builds wood tiles only."""

    low = BUILD + FIRST_WOOD
    end = BUILD + FIRST_STONE


class Mason(Builder):
    """Builds stone tiles only."""

    low = BUILD + FIRST_STONE
    end = BUILD + FIRST_PRESTIGE


class Architect(Builder):
    """Builds prestige tiles only."""

    low = BUILD + FIRST_PRESTIGE
    end = BUILD + BUILDING_COUNT


class PayAnyCube(Rule["Caylus"]):
    """Some tiles cost a cube of any kind, gold included."""

    section = "5B"
    about = ("building", "")
    first = GIVE
    end = GIVE + KINDS

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if s.cubes[seat * KINDS + action - GIVE] > 0 else NO_SUCH_CUBE

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.give(seat, action - GIVE, 1)


class PutUp(Rule["Caylus"]):
    """A craft tile goes on the first unbuilt space of the road, with a house of its owner."""

    section = "5B"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        finish_building(s, a, b, s.first_free())


class ChooseSite(Rule["Caylus"]):
    """A prestige tile replaces a residence of its builder."""

    section = "5B"
    about = ("building", "")
    first = SITE
    end = SITE + LAST

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        space: i64 = action - SITE + 1
        return 0 if s.road[space] == RESIDENCE and s.owner[space] == seat else NO_OWN_RESIDENCE

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        finish_building(s, seat, a, action - SITE + 1)


def finish_building(s: Caylus, seat: i64, building: i64, space: i64) -> None:
    """Put the tile down and score it in full; only then come its favors, before anything else goes on (R53)."""
    s.put_building(space, building, seat)
    s.note("builds", seat, building, space)
    s.score(seat, s.lawyer_points if building == LAWYER else POINTS[building])
    for _ in range(FAVORS[building]):
        s.do(GAIN_FAVOR, AUTO, seat)


# 5C. The lawyer


def transform_refusal(s: Caylus, seat: i64, building: i64) -> i64:
    """Say why a lawyer may not make a residence of a building."""
    craft: bool = BACKGROUND[building] == WOODEN or BACKGROUND[building] == OF_STONE
    if building == LAWYER or not (craft or BACKGROUND[building] == NEUTRAL):
        return NEVER_TRANSFORMED
    space: i64 = s.where[building]
    if space <= 0:
        return NOT_BUILT
    if craft and s.owner[space] != seat:
        return NOT_YOUR_TILE
    return ALREADY_PROMISED if s.pending[space] != NOBODY else 0


class Lawyer(MayDecline):
    """Pay, and turn a neutral tile or an own craft tile into a residence: at once, or when the worker there has left."""

    section = "5C"
    about = ("", "discount")
    low = TRANSFORM
    end = TRANSFORM + BUILDING_COUNT

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if s.deniers[seat] < LAWYER_DENIERS - b or s.cubes[seat * KINDS + CLOTH] < LAWYER_CLOTH:
            return NO_FEES
        return transform_refusal(s, seat, action - TRANSFORM)

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        building: i64 = action - TRANSFORM
        s.pay(seat, LAWYER_DENIERS - b)
        s.give(seat, CLOTH, LAWYER_CLOTH)
        if s.worker[building] == NOBODY:
            transform(s, seat, s.where[building])
        else:
            s.pending[s.where[building]] = seat
            s.note("promises", seat, building)


def transform(s: Caylus, seat: i64, space: i64) -> None:
    """Put a residence in a building's place. The points come with the change, not with the payment (R31)."""
    s.pending[space] = NOBODY
    s.note("transforms", seat, s.road[space], space)
    s.put_building(space, RESIDENCE, seat)
    s.score(seat, POINTS[RESIDENCE])


# 9. Royal favors


class GainFavor(Rule["Caylus"]):
    """A favor is used at once, on a line not yet chosen in this phase; if there is none, it is lost."""

    section = "9"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        every_line: i64 = (1 << LINE_COUNT) - 1
        if s.simplified:
            s.do(SIMPLE_FAVOR, AUTO, a)
        elif (s.lines_used >> (a * LINE_COUNT)) & every_line == every_line:
            s.note("loses_favor", a)
        else:
            s.do(CHOOSE_LINE, a)


class ChooseLine(Rule["Caylus"]):
    """Choose a line and advance its marker if the next column is open; then use one effect up to the marker."""

    section = "9"
    first = FAVOR
    end = FAVOR + LINE_COUNT

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return LINE_USED if (s.lines_used >> (seat * LINE_COUNT + action - FAVOR)) & 1 else 0

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        line: i64 = action - FAVOR
        here: i64 = seat * LINE_COUNT + line
        s.lines_used |= 1 << here
        if s.marker[here] < COLUMNS[s.scored]:
            s.marker[here] += 1
        s.note("chooses_line", seat, line, s.marker[here])
        if line == LINE_PRESTIGE:
            s.do(FAVOR_OF_PRESTIGE, AUTO, seat)
        elif line == LINE_DENIERS:
            s.do(FAVOR_OF_DENIERS, AUTO, seat)
        elif line == LINE_CUBES:
            s.do(FAVOR_OF_CUBES, seat)
        else:
            s.do(FAVOR_OF_BUILDINGS, seat)


class FavorOfPrestige(Rule["Caylus"]):
    """Score what the marker's column says: a lower one is never better."""

    section = "9A"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.score(a, FAVOR_POINTS[s.marker[a * LINE_COUNT + LINE_PRESTIGE]])


class FavorOfDeniers(Rule["Caylus"]):
    """Receive what the marker's column says: a lower one is never better."""

    section = "9B"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.receive(a, FAVOR_DENIERS[s.marker[a * LINE_COUNT + LINE_DENIERS]])


class FavorOfCubes(MayDecline):
    """Take a cube, or exchange one."""

    section = "9C"
    low = INVOKE
    end = INVOKE + FIRST_BUILDING_EFFECT

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        effect: i64 = action - INVOKE
        if EFFECT_COLUMN[effect] > s.marker[seat * LINE_COUNT + LINE_CUBES]:
            return BEYOND_MARKER
        return NOTHING_TO_GIVE if effect == EXCHANGE and s.count(seat, KINDS) == 0 else 0

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        effect: i64 = action - INVOKE
        if effect == EXCHANGE:
            s.do(EXCHANGE_CUBE, seat)
        else:
            s.take(seat, effect, 1)


class ExchangeCube(PayAnyCube):
    """Give one cube of any kind for two others."""

    section = "9C"
    about = ("", "")

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        super().choose(s, seat, a, b, action)
        for left in range(EXCHANGE_CUBES):
            s.do(TAKE_GOODS, seat, EXCHANGE_CUBES - left)


class TakeGoods(Rule["Caylus"]):
    """Take a cube of any kind but gold."""

    section = "9C"
    about = ("number", "")
    first = TAKE
    end = TAKE + KINDS

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return NO_GOLD_HERE if action - TAKE == GOLD else 0

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.take(seat, action - TAKE, 1)


class FavorOfBuildings(MayDecline):
    """Use a carpenter, mason, lawyer or architect of the king's, who need not stand on the board."""

    section = "9D"
    low = INVOKE + FIRST_BUILDING_EFFECT
    end = INVOKE + EFFECT_COUNT

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        effect: i64 = action - INVOKE
        if EFFECT_COLUMN[effect] > s.marker[seat * LINE_COUNT + LINE_BUILDINGS]:
            return BEYOND_MARKER
        rule = ROYAL_RULES[effect - FIRST_BUILDING_EFFECT]
        return NOTHING_TO_BUILD if len(rule.options(s, seat, 0, royal_discount(effect))) == 1 else 0

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        effect: i64 = action - INVOKE
        s.do(ROYAL_RULES[effect - FIRST_BUILDING_EFFECT], seat, 0, royal_discount(effect))


def royal_discount(effect: i64) -> i64:
    """Give the wood, stone or denier that carpenter, mason and lawyer of the king are cheaper; his architect is not."""
    return 0 if effect == BY_ARCHITECT else ROYAL_DISCOUNT


# 12. Simplified favors


class SimpleFavor(Rule["Caylus"]):
    """Without the favor table, every favor is worth points."""

    section = "12"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.score(a, SIMPLE_FAVOR_POINTS)


THE_CARPENTER: Final = Carpenter()
THE_MASON: Final = Mason()
THE_ARCHITECT: Final = Architect()
PAY_ANY_CUBE: Final = PayAnyCube()
PUT_UP: Final = PutUp()
CHOOSE_SITE: Final = ChooseSite()
THE_LAWYER: Final = Lawyer()
GAIN_FAVOR: Final = GainFavor()
CHOOSE_LINE: Final = ChooseLine()
FAVOR_OF_PRESTIGE: Final = FavorOfPrestige()
FAVOR_OF_DENIERS: Final = FavorOfDeniers()
FAVOR_OF_CUBES: Final = FavorOfCubes()
EXCHANGE_CUBE: Final = ExchangeCube()
TAKE_GOODS: Final = TakeGoods()
FAVOR_OF_BUILDINGS: Final = FavorOfBuildings()
SIMPLE_FAVOR: Final = SimpleFavor()
ROYAL_RULES: Final[list[Rule[Any]]] = [THE_CARPENTER, THE_MASON, THE_LAWYER, THE_ARCHITECT]  # as the effects of line D
