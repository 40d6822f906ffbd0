"""The table as numbers. Nothing is hidden in Caylus."""

from gradlon.games.caylus.state import Caylus
from gradlon.games.caylus.tables import BUILDING_COUNT, KINDS, LAST, LINE_COUNT, PLACES, RESIDENCE, SEATS, SECTIONS, WORKERS
from gradlon.kernel.observe import Field, Sheet

PHASES = 8


def fields(seats: int) -> list[Field]:
    """Say what `observe` writes, in its order."""
    return [
        Field("turn", 1, 15, "the turn"),
        Field("phase", PHASES, 1, "the phase of the turn, 0 before the first"),
        Field("scored", SECTIONS + 1, 1, "how many sections of the castle are scored"),
        Field("bailiff", 1, LAST, "the bailiff's space"),
        Field("provost", 1, LAST, "the provost's space"),
        Field("best batches", 1, 5, "most batches given in the castle this turn"),
        Field("best builder", seats, 1, "who gave them"),
        Field("order", seats * seats, 1, "for each place in the turn order, whose it is"),
        Field("passing", seats * seats, 1, "for each place in the passing order, whose it is"),
        Field("deniers", seats, 20, "of each seat"),
        Field("points", seats, 60, "of each seat"),
        Field("workers", seats, WORKERS, "at home, of each seat"),
        Field("cubes", seats * KINDS, 10, "of each seat: food, wood, stone, cloth, gold"),
        Field("favors", seats * LINE_COUNT, 5, "of each seat: how far its markers are along the lines of the favor table"),
        Field("houses", SECTIONS * seats, 5, "in each section of the castle, of each seat"),
        Field("where", BUILDING_COUNT, LAST, "of each building: its space of the road"),
        Field("residences", LAST, 1, "of each space: 1 if a residence stands there"),
        Field("owner", LAST * seats, 1, "of each space: whose house stands there"),
        Field("pending", LAST * seats, 1, "of each space: whose lawyer waits for it"),
        Field("workers placed", PLACES * seats, 1, "of each place for a worker: whose stands there"),
    ]


def observe(s: Caylus, sheet: Sheet) -> None:
    """Write the table as the sheet's seat sees it."""
    sheet.number(s.turn)
    sheet.one_of(s.phase, PHASES)
    sheet.one_of(s.scored, SECTIONS + 1)
    sheet.number(s.bailiff)
    sheet.number(s.provost)
    sheet.number(s.best_batches)
    sheet.whose(s.best_builder)
    sheet.whose_each(s.order, 0, s.seats)
    for place in range(s.seats):
        sheet.whose(s.passing[place] if place < s.passes else -1)
    sheet.by_seat(s.deniers, 0, 1)
    sheet.by_seat(s.points, 0, 1)
    sheet.by_seat(s.idle, 0, 1)
    sheet.by_seat(s.cubes, 0, KINDS)
    sheet.by_seat(s.marker, 0, LINE_COUNT)
    for section in range(SECTIONS):
        sheet.by_seat(s.houses, section * SEATS, 1)
    for building in range(BUILDING_COUNT):
        sheet.number(s.where[building] if s.where[building] > 0 else 0)
    for space in range(1, LAST + 1):
        sheet.number(1 if s.road[space] == RESIDENCE else 0)
    sheet.whose_each(s.owner, 1, LAST)
    sheet.whose_each(s.pending, 1, LAST)
    sheet.whose_each(s.worker, 0, PLACES)
