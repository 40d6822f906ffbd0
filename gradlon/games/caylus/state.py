"""What lies on the table, and the small verbs that move it and say so."""

from typing import Any, Final

from gradlon.games.caylus.tables import (
    BUILDING_COUNT,
    CUBE_STOCK,
    FIRST_BUILT,
    HOUSE_STOCK,
    HOUSES,
    KINDS,
    LAST,
    LINE_COUNT,
    NOBODY,
    NOTHING,
    PLACES,
    RESIDENCE,
    SEATS,
    SECTION_POINTS,
    SECTIONS,
    START_SPACE,
    WORKERS,
)
from gradlon.kernel.agenda import Rule, State
from gradlon.kernel.ints import i64, vec

STOCK: Final[i64] = SEATS  # in `cubes`, the row after the seats is the stock
NOT_IN_GAME: Final[i64] = -1  # where a building is that stays in the box
_EMPTY: Final[vec[i64]] = vec[i64]()


class Caylus(State):
    """Arrays run by seat, by building, by place where a worker can stand, or by space of the road (0 is beside it)."""

    def __init__(self, book: list[Rule[Any]], seats: i64) -> None:
        """Unfold an empty board; `lay_out` puts the pieces on it."""
        super().__init__(book, seats)
        self.simplified: i64 = 0  # 1: every favor is worth points (section 12)
        self.lawyer_points: i64 = 0  # for building the lawyer (section 13)
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.bailiff: i64 = START_SPACE
        self.provost: i64 = START_SPACE
        self.scored: i64 = 0  # sections scored so far: the next one is under construction
        self.passes: i64 = 0  # players who have passed this turn
        self.lines_used: i64 = 0  # this phase: bit seat * LINE_COUNT + line
        self.best_builder: i64 = NOBODY  # in the castle, this turn
        self.best_batches: i64 = 0
        self.deniers: vec[i64] = _EMPTY
        self.points: vec[i64] = _EMPTY
        self.idle: vec[i64] = _EMPTY  # workers at home
        self.order: vec[i64] = _EMPTY  # seats in turn order
        self.passing: vec[i64] = _EMPTY  # seats on the passing scale; `passes` of them count
        self.cubes: vec[i64] = _EMPTY  # seat * KINDS + kind, then the stock, which may fall below zero
        self.worker: vec[i64] = _EMPTY  # by place: whose worker stands there
        self.road: vec[i64] = _EMPTY  # by space: the building there
        self.where: vec[i64] = _EMPTY  # by building: its space; residences, which are many, have none
        self.owner: vec[i64] = _EMPTY  # by space: whose house stands on the building; space 0 belongs to nobody
        self.pending: vec[i64] = _EMPTY  # by space: who has paid a lawyer for it, while a worker is in the way
        self.houses: vec[i64] = _EMPTY  # section * SEATS + seat, then those not in use
        self.marker: vec[i64] = _EMPTY  # seat * LINE_COUNT + line: the column in the favor table

    def lay_out(self) -> None:
        """Put every piece in its first place: all tiles and cubes in stock, all workers at home."""
        self.deniers = vec[i64]([0 for _ in range(SEATS)])
        self.points = vec[i64]([0 for _ in range(SEATS)])
        self.idle = vec[i64]([WORKERS for _ in range(SEATS)])
        self.order = vec[i64]([NOBODY for _ in range(SEATS)])
        self.passing = vec[i64]([NOBODY for _ in range(SEATS)])
        self.cubes = vec[i64]([0 for _ in range(SEATS * KINDS)] + [i64(count) for count in CUBE_STOCK])
        self.worker = vec[i64]([NOBODY for _ in range(PLACES)])
        self.road = vec[i64]([NOTHING for _ in range(LAST + 1)])
        self.where = vec[i64]([0 for _ in range(BUILDING_COUNT)])
        self.owner = vec[i64]([NOBODY for _ in range(LAST + 1)])
        self.pending = vec[i64]([NOBODY for _ in range(LAST + 1)])
        self.houses = vec[i64]([0 for _ in range(SECTIONS * SEATS)] + [HOUSES for _ in range(SEATS)])
        self.marker = vec[i64]([0 for _ in range(SEATS * LINE_COUNT)])

    def copy(self) -> "Caylus":
        """Give an independent copy."""
        c = Caylus(self.book, self.seats)
        self.copy_kernel(c)
        c.simplified = self.simplified
        c.lawyer_points = self.lawyer_points
        c.turn = self.turn
        c.phase = self.phase
        c.bailiff = self.bailiff
        c.provost = self.provost
        c.scored = self.scored
        c.passes = self.passes
        c.lines_used = self.lines_used
        c.best_builder = self.best_builder
        c.best_batches = self.best_batches
        c.deniers = self.deniers[:]
        c.points = self.points[:]
        c.idle = self.idle[:]
        c.order = self.order[:]
        c.passing = self.passing[:]
        c.cubes = self.cubes[:]
        c.worker = self.worker[:]
        c.road = self.road[:]
        c.where = self.where[:]
        c.owner = self.owner[:]
        c.pending = self.pending[:]
        c.houses = self.houses[:]
        c.marker = self.marker[:]
        return c

    def scores(self) -> vec[i64]:
        """Give the prestige points of each seat."""
        return self.points[: self.seats]

    def begin(self, phase: i64) -> None:
        """Begin a phase: each line of the favor table may be chosen again."""
        self.phase = phase
        self.lines_used = 0

    # Deniers, points and cubes.

    def receive(self, seat: i64, deniers: i64) -> None:
        """Take deniers from the stock."""
        self.deniers[seat] += deniers
        self.note("receives", seat, deniers)

    def pay(self, seat: i64, deniers: i64) -> None:
        """Give deniers to the stock."""
        if deniers > 0:
            assert self.deniers[seat] >= deniers, "a price is asked only of those who can pay it"
            self.deniers[seat] -= deniers
            self.note("pays", seat, deniers)

    def score(self, seat: i64, points: i64) -> None:
        """Earn prestige points."""
        if points > 0:
            self.points[seat] += points
            self.note("scores", seat, points)

    def lose(self, seat: i64, points: i64) -> None:
        """Lose prestige points, never below 0 (R57)."""
        lost: i64 = min(self.points[seat], points)
        self.points[seat] -= lost
        self.note("loses", seat, lost)

    def take(self, seat: i64, kind: i64, count: i64) -> None:
        """Take cubes of one kind from the stock."""
        if count > 0:
            self.cubes[seat * KINDS + kind] += count
            self.cubes[STOCK * KINDS + kind] -= count
            self.note("takes", seat, count, kind)

    def give(self, seat: i64, kind: i64, count: i64) -> None:
        """Give cubes of one kind to the stock."""
        if count > 0:
            assert self.cubes[seat * KINDS + kind] >= count, "cubes are asked only of those who have them"
            self.cubes[seat * KINDS + kind] -= count
            self.cubes[STOCK * KINDS + kind] += count
            self.note("gives", seat, count, kind)

    def count(self, seat: i64, kinds: i64) -> i64:
        """Count the cubes of a seat of the first so many kinds: KINDS is all, GOODS is all but gold."""
        found: i64 = 0
        for kind in range(kinds):
            found += self.cubes[seat * KINDS + kind]
        return found

    # Workers.

    def bring_home(self, place: i64) -> None:
        """Give a worker back to its player."""
        self.idle[self.worker[place]] += 1
        self.worker[place] = NOBODY

    # Buildings and houses.

    def first_free(self) -> i64:
        """Give the first unbuilt space of the road, 0 when there is none."""
        for space in range(FIRST_BUILT, LAST + 1):
            if self.road[space] == NOTHING:
                return space
        return 0

    def put_building(self, space: i64, building: i64, owner: i64) -> None:
        """Put a building on a space of the road, instead of what stands there, with the owner's house on it."""
        old: i64 = self.road[space]
        if old != NOTHING:
            self.where[old] = 0
        if building != RESIDENCE:
            self.where[building] = space
        if self.owner[space] != NOBODY:
            self.houses[HOUSE_STOCK * SEATS + self.owner[space]] += 1
        if owner != NOBODY:
            self.houses[HOUSE_STOCK * SEATS + owner] -= 1
        self.road[space] = building
        self.owner[space] = owner

    def put_house(self, seat: i64, section: i64) -> None:
        """Put a house on a section of the castle and score it."""
        self.houses[HOUSE_STOCK * SEATS + seat] -= 1
        self.houses[section * SEATS + seat] += 1
        self.note("puts_house", seat, section)
        self.score(seat, SECTION_POINTS[section])

    def houses_in(self, section: i64) -> i64:
        """Count the houses in a section of the castle."""
        found: i64 = 0
        for seat in range(self.seats):
            found += self.houses[section * SEATS + seat]
        return found

    def has_residence(self, seat: i64) -> bool:
        """Tell whether a seat owns a residence."""
        return any(self.road[space] == RESIDENCE and self.owner[space] == seat for space in range(1, LAST + 1))
