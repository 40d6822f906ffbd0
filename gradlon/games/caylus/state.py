"""What lies on the table, and the small verbs that move it and say so."""

from typing import Any, Final

from gradlon.games.caylus.tables import (
    COPIES,
    CUBE_STOCK,
    HOUSE_STOCK,
    HOUSES,
    KINDS,
    LAST,
    LINE_COUNT,
    NO_TILE,
    NOBODY,
    RESIDENCE,
    SEATS,
    SECTION_POINTS,
    SECTIONS,
    SPOTS,
    START_SPACE,
    WORKERS,
)
from gradlon.kernel.agenda import Rule, State
from gradlon.kernel.ints import i64, vec

STOCK: Final[i64] = SEATS  # in `cubes`, the row after the seats is the stock
_NOTHING: Final[vec[i64]] = vec[i64]()


class Caylus(State):
    """Arrays run by seat, by spot for workers, by number for the road (0 is the bridge), by tile for the stock of tiles."""

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
        self.deniers: vec[i64] = _NOTHING
        self.points: vec[i64] = _NOTHING
        self.idle: vec[i64] = _NOTHING  # workers at home
        self.order: vec[i64] = _NOTHING  # seats in turn order
        self.passing: vec[i64] = _NOTHING  # seats on the passing scale; `passes` of them count
        self.cubes: vec[i64] = _NOTHING  # seat * KINDS + kind, then the stock, which may fall below zero
        self.worker: vec[i64] = _NOTHING  # by spot: whose worker stands there
        self.tile: vec[i64] = _NOTHING  # by road space
        self.owner: vec[i64] = _NOTHING  # by road space: whose house stands on the tile
        self.pending: vec[i64] = _NOTHING  # by road space: who has paid a lawyer for it, while a worker is in the way
        self.stock: vec[i64] = _NOTHING  # copies of each tile that are not on the road
        self.houses: vec[i64] = _NOTHING  # section * SEATS + seat, then those not in use
        self.marker: vec[i64] = _NOTHING  # seat * LINE_COUNT + line: the column in the favor table

    def lay_out(self) -> None:
        """Put every piece in its first place: all tiles and cubes in stock, all workers at home."""
        self.deniers = vec[i64]([0 for _ in range(SEATS)])
        self.points = vec[i64]([0 for _ in range(SEATS)])
        self.idle = vec[i64]([WORKERS for _ in range(SEATS)])
        self.order = vec[i64]([NOBODY for _ in range(SEATS)])
        self.passing = vec[i64]([NOBODY for _ in range(SEATS)])
        self.cubes = vec[i64]([0 for _ in range(SEATS * KINDS)] + [i64(count) for count in CUBE_STOCK])
        self.worker = vec[i64]([NOBODY for _ in range(SPOTS)])
        self.tile = vec[i64]([NO_TILE for _ in range(LAST + 1)])
        self.owner = vec[i64]([NOBODY for _ in range(LAST + 1)])
        self.pending = vec[i64]([NOBODY for _ in range(LAST + 1)])
        self.stock = COPIES[:]
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
        c.tile = self.tile[:]
        c.owner = self.owner[:]
        c.pending = self.pending[:]
        c.stock = self.stock[:]
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
        if deniers > 0:
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
        """Lose prestige points, never below 0."""
        lost: i64 = points if points < self.points[seat] else self.points[seat]
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

    def bring_home(self, spot: i64) -> None:
        """Give a worker back to its player."""
        self.idle[self.worker[spot]] += 1
        self.worker[spot] = NOBODY

    # Tiles and houses.

    def first_free(self) -> i64:
        """Give the first unbuilt space of the road, 0 when there is none."""
        for road in range(1, LAST + 1):
            if self.tile[road] == NO_TILE:
                return road
        return 0

    def put_tile(self, road: i64, tile: i64, owner: i64) -> None:
        """Put a tile from the stock on a space of the road, instead of what lies there, with the owner's house on it."""
        old: i64 = self.tile[road]
        if old != NO_TILE:
            self.stock[old] += 1
        if self.owner[road] != NOBODY:
            self.houses[HOUSE_STOCK * SEATS + self.owner[road]] += 1
        if owner != NOBODY:
            self.houses[HOUSE_STOCK * SEATS + owner] -= 1
        self.stock[tile] -= 1
        self.tile[road] = tile
        self.owner[road] = owner

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

    def residences(self, seat: i64) -> i64:
        """Count the residences of a seat."""
        found: i64 = 0
        for road in range(1, LAST + 1):
            if self.tile[road] == RESIDENCE and self.owner[road] == seat:
                found += 1
        return found
