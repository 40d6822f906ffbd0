"""The rules of Caylus: setup, the turn and its income, the end of the game; the other sections lie in the modules beside.

R12 is ruling 12 of section R of RULES.md. Where a ruling is a judgement call of ours, it lives in one place: R9 in
`inn_refusal`, R10 in `stables_open`, R31 in `transform`, R41 in `spared_by_full_towers`, R45 in `ScorePlayer`, R53 in
`finish_building`.
"""

from typing import Final

from gradlon.games.caylus.actions import DRAW, LAY
from gradlon.games.caylus.rules.building import (
    CHOOSE_LINE,
    CHOOSE_SITE,
    EXCHANGE_CUBE,
    FAVOR_OF_BUILDINGS,
    FAVOR_OF_CUBES,
    FAVOR_OF_DENIERS,
    FAVOR_OF_PRESTIGE,
    GAIN_FAVOR,
    PAY_ANY_CUBE,
    PUT_UP,
    SIMPLE_FAVOR,
    TAKE_GOODS,
    THE_ARCHITECT,
    THE_CARPENTER,
    THE_LAWYER,
    THE_MASON,
)
from gradlon.games.caylus.rules.castle import (
    BEST_BUILDER,
    BUILD_CASTLE,
    CLOSE_SECTION,
    END_OF_TURN,
    GIVE_BATCHES,
    LEAVE_CASTLE,
    SCORE_PLAYER,
    SCORING,
)
from gradlon.games.caylus.rules.road import (
    ACTIVATE_BUILDINGS,
    ACTIVATE_NEXT,
    GIVE_GOODS,
    LEAVE_BUILDING,
    OWNERS_CUBE,
    PRODUCE,
    RETURN_UNUSED_WORKERS,
    THE_ALCHEMIST,
    THE_BANK,
    THE_CHURCH,
    THE_JEWELER,
    THE_MARKETPLACE,
    THE_PEDDLER,
    THE_TAILOR,
)
from gradlon.games.caylus.rules.workers import (
    ACTIVATE_SPECIAL_BUILDING,
    ACTIVATE_SPECIAL_BUILDINGS,
    MOVE_PROVOST,
    NEXT_PLACEMENT,
    PASS_FOR_THE_TURN,
    PLACE_WORKER,
    PLACE_WORKERS,
    PROVOSTS_MOVE,
    STAY_AT_INN,
    THE_GATE,
    THE_GUILD,
    THE_INN,
    THE_JOUST_FIELD,
    THE_STABLES,
    THE_TRADING_POST,
)
from gradlon.games.caylus.state import Caylus
from gradlon.games.caylus.tables import (
    BASE_INCOME,
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    FIRST_NEUTRAL,
    FIXED_SPACES,
    GOLD,
    GOLD_BONUS,
    GOODS,
    INCOME,
    KINDS,
    LAST,
    NAMES,
    NEUTRALS,
    NOBODY,
    SEATS,
    SECTIONS,
    START_CUBES,
    START_DENIERS,
    START_DENIERS_TWO,
)
from gradlon.kernel.agenda import CHANCE, Rule, number
from gradlon.kernel.ints import i64, vec

# S. Setup


class SetUp(Rule["Caylus"]):
    """Fixed buildings are printed on the road; the neutral tiles and the turn order are drawn."""

    section = "S"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        for space, name in FIXED_SPACES.items():
            s.put_building(space, NAMES.index(name), NOBODY)
        for space in range(1, NEUTRALS + 1):
            s.do(LAY_NEUTRAL_TILE, CHANCE, space)
        for rank in range(s.seats):
            s.do(DRAW_TURN_ORDER, CHANCE, rank)
        s.do(TURN)


class LayNeutralTile(Rule["Caylus"]):
    """The six neutral tiles lie in random order on the first spaces of the road."""

    section = "S"
    about = ("number", "")
    first = LAY + FIRST_NEUTRAL
    end = LAY + FIRST_NEUTRAL + NEUTRALS

    def chances(self, s: Caylus, a: i64, b: i64, /) -> vec[i64]:
        return vec[i64]([1 if s.where[FIRST_NEUTRAL + i] == 0 else 0 for i in range(NEUTRALS)])

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.put_building(a, action - LAY, NOBODY)
        s.note("lays", action - LAY, a)


class DrawTurnOrder(Rule["Caylus"]):
    """The order of the first turn is drawn, and with it the first deniers; all begin with the same cubes."""

    section = "S"
    about = ("number", "")
    first = DRAW
    end = DRAW + SEATS

    def chances(self, s: Caylus, a: i64, b: i64, /) -> vec[i64]:
        weights = vec[i64]([1 for _ in range(s.seats)])
        for rank in range(a):
            weights[s.order[rank]] = 0
        return weights

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        drawn: i64 = action - DRAW
        s.order[a] = drawn
        s.note("ranks", drawn, a + 1)
        s.receive(drawn, START_DENIERS_TWO[a] if s.seats == 2 else START_DENIERS[a])
        for kind in range(KINDS):
            s.take(drawn, kind, START_CUBES[kind])


# T. The turn


class Turn(Rule["Caylus"]):
    """Each turn has seven phases; when the towers have been scored, there is no other turn."""

    section = "T"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        if s.scored == SECTIONS:
            s.do(END_OF_GAME)
            return
        s.turn += 1
        s.note("turn", s.turn)
        if s.seats == 2 and s.turn > 1:
            s.do(SWAP_TURN_ORDER)
        s.do(COLLECT_INCOME)
        s.do(PLACE_WORKERS)
        s.do(ACTIVATE_SPECIAL_BUILDINGS)
        s.do(PROVOSTS_MOVE)
        s.do(ACTIVATE_BUILDINGS)
        s.do(BUILD_CASTLE)
        s.do(END_OF_TURN)
        s.do(SCORING)
        s.do(TURN)


# 1. Collecting income


class CollectIncome(Rule["Caylus"]):
    """Two deniers each, and what residences, library and hotel pay; there is no limit."""

    section = "1"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.begin(1)
        income = vec[i64]([BASE_INCOME for _ in range(SEATS)])
        for space in range(1, LAST + 1):
            if s.owner[space] != NOBODY:
                income[s.owner[space]] += INCOME[s.road[space]]
        for rank in range(s.seats):
            s.receive(s.order[rank], income[s.order[rank]])


# 10. End of the game


class EndOfGame(Rule["Caylus"]):
    """Points for gold, other cubes and deniers left; the most points win, and a tie is a shared win."""

    section = "10"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        for rank in range(s.seats):
            seat: i64 = s.order[rank]
            gold: i64 = s.cubes[seat * KINDS + GOLD]
            goods: i64 = s.count(seat, GOODS)
            s.note("counts_goods", seat, gold, goods, s.deniers[seat])
            s.score(seat, gold * GOLD_BONUS + goods // CUBES_PER_POINT + s.deniers[seat] // DENIERS_PER_POINT)


# 11. Two players


class SwapTurnOrder(Rule["Caylus"]):
    """With two players, who was second is first in the next turn."""

    section = "11"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        first: i64 = s.order[0]
        s.order[0] = s.order[1]
        s.order[1] = first
        s.note("ranks", s.order[0], 1)


SET_UP: Final = SetUp()
LAY_NEUTRAL_TILE: Final = LayNeutralTile()
DRAW_TURN_ORDER: Final = DrawTurnOrder()
TURN: Final = Turn()
COLLECT_INCOME: Final = CollectIncome()
END_OF_GAME: Final = EndOfGame()
SWAP_TURN_ORDER: Final = SwapTurnOrder()

RULES: Final = number(
    [  # in the order of the booklet
        SET_UP,
        LAY_NEUTRAL_TILE,
        DRAW_TURN_ORDER,
        TURN,
        COLLECT_INCOME,
        PLACE_WORKERS,
        NEXT_PLACEMENT,
        PLACE_WORKER,
        PASS_FOR_THE_TURN,
        ACTIVATE_SPECIAL_BUILDINGS,
        ACTIVATE_SPECIAL_BUILDING,
        THE_GATE,
        THE_TRADING_POST,
        THE_GUILD,
        THE_JOUST_FIELD,
        THE_STABLES,
        THE_INN,
        STAY_AT_INN,
        PROVOSTS_MOVE,
        MOVE_PROVOST,
        ACTIVATE_BUILDINGS,
        ACTIVATE_NEXT,
        LEAVE_BUILDING,
        RETURN_UNUSED_WORKERS,
        PRODUCE,
        OWNERS_CUBE,
        THE_CARPENTER,
        THE_MASON,
        THE_ARCHITECT,
        PAY_ANY_CUBE,
        PUT_UP,
        CHOOSE_SITE,
        THE_LAWYER,
        THE_MARKETPLACE,
        THE_PEDDLER,
        THE_CHURCH,
        THE_TAILOR,
        THE_BANK,
        THE_ALCHEMIST,
        GIVE_GOODS,
        THE_JEWELER,
        BUILD_CASTLE,
        GIVE_BATCHES,
        BEST_BUILDER,
        LEAVE_CASTLE,
        END_OF_TURN,
        SCORING,
        SCORE_PLAYER,
        CLOSE_SECTION,
        GAIN_FAVOR,
        CHOOSE_LINE,
        FAVOR_OF_PRESTIGE,
        FAVOR_OF_DENIERS,
        FAVOR_OF_CUBES,
        EXCHANGE_CUBE,
        TAKE_GOODS,
        FAVOR_OF_BUILDINGS,
        END_OF_GAME,
        SWAP_TURN_ORDER,
        SIMPLE_FAVOR,
    ]
)
