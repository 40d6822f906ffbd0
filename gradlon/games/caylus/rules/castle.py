"""Sections 6, 7 and 8: the castle, the bailiff, scoring."""

from typing import Final

from gradlon.games.caylus.actions import BATCH_OF
from gradlon.games.caylus.rules.basics import CASTLE_FULL, NO_BATCH, MayDecline
from gradlon.games.caylus.rules.building import GAIN_FAVOR
from gradlon.games.caylus.state import Caylus
from gradlon.games.caylus.tables import (
    BAILIFF_STEPS,
    BAILIFF_STEPS_AHEAD,
    BATCH_A,
    BATCH_B,
    BATCH_COUNT,
    CASTLE_1,
    CASTLE_PENALTY,
    COLUMNS,
    FAVOR_STEPS,
    FOOD,
    KINDS,
    NOBODY,
    SEATS,
    SECTION_FAVORS,
    SECTION_MARKER,
    SECTION_PENALTY,
    SECTION_SPACES,
    SECTIONS,
)
from gradlon.kernel.agenda import AUTO, Rule
from gradlon.kernel.ints import i64

# 6. Building the castle


def has_batch(s: Caylus, seat: i64, batch: i64) -> bool:
    """Tell whether a player owns this batch: a food and two other kinds."""
    here: i64 = seat * KINDS
    return s.cubes[here + FOOD] > 0 and s.cubes[here + BATCH_A[batch]] > 0 and s.cubes[here + BATCH_B[batch]] > 0


def open_section(s: Caylus) -> i64:
    """Give the section that takes the next house: the one under construction, or the next with room; NOBODY when all is full."""
    for section in range(s.scored, SECTIONS):
        if s.houses_in(section) < SECTION_SPACES[section]:
            return section
    return NOBODY


def spared_by_full_towers(s: Caylus, seat: i64) -> bool:
    """Tell whether a worker who built nothing is forgiven: only if the castle is full and the player owns a batch (R41)."""
    return open_section(s) == NOBODY and any(has_batch(s, seat, batch) for batch in range(BATCH_COUNT))


class BuildCastle(Rule["Caylus"]):
    """In the order of the castle's spaces, those who sent a worker build; the best builder gains a favor."""

    section = "6"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.begin(6)
        s.best_builder = NOBODY
        s.best_batches = 0
        for spot in range(CASTLE_1, CASTLE_1 + SEATS):
            if s.worker[spot] != NOBODY:
                s.do(GIVE_BATCHES, s.worker[spot])
        s.do(BEST_BUILDER)
        s.do(LEAVE_CASTLE)


class GiveBatches(MayDecline):
    """Give batches, one house for each; who gives none loses points."""

    section = "6"
    about = ("number", "")
    low = BATCH_OF
    end = BATCH_OF + BATCH_COUNT

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if not has_batch(s, seat, action - BATCH_OF):
            return NO_BATCH
        return CASTLE_FULL if open_section(s) == NOBODY else 0

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.give(seat, FOOD, 1)
        s.give(seat, BATCH_A[action - BATCH_OF], 1)
        s.give(seat, BATCH_B[action - BATCH_OF], 1)
        s.put_house(seat, open_section(s))
        s.do(GIVE_BATCHES, seat, a + 1)

    def leave(self, s: Caylus, seat: i64, a: i64, b: i64, /) -> None:
        s.note("stops_building", seat, a)
        if a == 0 and not spared_by_full_towers(s, seat):
            s.lose(seat, CASTLE_PENALTY)
        if a > s.best_batches:
            s.best_builder = seat
            s.best_batches = a


class BestBuilder(Rule["Caylus"]):
    """Most houses this turn, over all sections; a tie goes to who came first to the castle."""

    section = "6"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        if s.best_builder != NOBODY:
            s.note("builds_most", s.best_builder)
            s.do(GAIN_FAVOR, AUTO, s.best_builder)


class LeaveCastle(Rule["Caylus"]):
    """The workers go home from the castle."""

    section = "6"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        for spot in range(CASTLE_1, CASTLE_1 + SEATS):
            if s.worker[spot] != NOBODY:
                s.bring_home(spot)


# 7. End of the turn


class EndOfTurn(Rule["Caylus"]):
    """The bailiff moves, two spaces if the provost is ahead of him, one if not; the provost joins him."""

    section = "7"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.begin(7)
        s.bailiff += BAILIFF_STEPS_AHEAD if s.provost > s.bailiff else BAILIFF_STEPS
        s.provost = s.bailiff
        s.note("moves_bailiff", s.bailiff)


# 8. Scoring


def is_due(s: Caylus, section: i64) -> bool:
    """Tell whether the section under construction has to be scored now."""
    if section == SECTIONS:
        return False
    return s.bailiff >= SECTION_MARKER[section] or s.houses_in(section) == SECTION_SPACES[section]


class Scoring(Rule["Caylus"]):
    """A section is scored once: when the bailiff has reached its marker, or when it is full."""

    section = "8"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        if is_due(s, s.scored):
            s.note("scoring", s.scored)
            for rank in range(s.seats):
                s.do(SCORE_PLAYER, AUTO, s.order[rank], s.scored)
            s.do(CLOSE_SECTION)
            s.do(SCORING)


class ScorePlayer(Rule["Caylus"]):
    """Lose points without a house, or gain favors; each player is done with all of them before the next begins (R45)."""

    section = "8"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        houses: i64 = s.houses[b * SEATS + a]
        s.note("counts_houses", a, houses, b)
        if houses == 0:
            s.lose(a, SECTION_PENALTY[b])
        for step in range(FAVOR_STEPS):
            if houses >= SECTION_FAVORS[b * FAVOR_STEPS + step]:
                s.do(GAIN_FAVOR, AUTO, a)


class CloseSection(Rule["Caylus"]):
    """When the whole scoring is over, the next section is under construction and new columns of favors open."""

    section = "8"

    def happen(self, s: Caylus, a: i64, b: i64, /) -> None:
        s.scored += 1
        if not s.simplified and COLUMNS[s.scored] > COLUMNS[s.scored - 1]:
            s.note("opens_columns", COLUMNS[s.scored])


BUILD_CASTLE: Final = BuildCastle()
GIVE_BATCHES: Final = GiveBatches()
BEST_BUILDER: Final = BestBuilder()
LEAVE_CASTLE: Final = LeaveCastle()
END_OF_TURN: Final = EndOfTurn()
SCORING: Final = Scoring()
SCORE_PLAYER: Final = ScorePlayer()
CLOSE_SECTION: Final = CloseSection()
