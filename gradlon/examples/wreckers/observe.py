"""The table as numbers: the own hand and choice, and of the other only how many lights it holds."""

from gradlon.examples.wreckers.state import Wreckers
from gradlon.examples.wreckers.tables import COPIES, HAND, KINDS, SEATS
from gradlon.kernel.observe import Field, Sheet


def fields(seats: int) -> list[Field]:
    """Say what `observe` writes, in its order."""
    return [
        Field("night", 1, 5, "the night"),
        Field("nights", 1, 5, "how many there are"),
        Field("points", seats, 6, "cargo of each seat"),
        Field("hand", KINDS, COPIES, "the observer's lights, by kind"),
        Field("lights", seats, HAND, "in hand, of each seat"),
        Field("spent", KINDS, COPIES, "lights spent, by kind"),
        Field("chosen", seats, 1, "1 for each seat that has chosen a light"),
        Field("shown", KINDS, 1, "the light that the observer has chosen"),
    ]


def observe(s: Wreckers, sheet: Sheet) -> None:
    """Write the table as the sheet's seat sees it."""
    sheet.number(s.night)
    sheet.number(s.nights)
    sheet.by_seat(s.points, 0, 1)
    sheet.numbers(s.hand, sheet.seat * KINDS, KINDS)
    for turn in range(SEATS):
        seat = (sheet.seat + turn) % SEATS
        sheet.number(s.hand[seat * KINDS] + s.hand[seat * KINDS + 1] + s.hand[seat * KINDS + 2])
    sheet.numbers(s.spent, 0, KINDS)
    for turn in range(SEATS):
        sheet.number(1 if s.shown[(sheet.seat + turn) % SEATS] >= 0 else 0)
    sheet.one_of(s.shown[sheet.seat], KINDS)
