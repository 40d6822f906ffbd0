"""The table as numbers. Nothing is hidden in Tollgate."""

from gradlon.examples.tollgate.state import Tollgate
from gradlon.examples.tollgate.tables import FACES
from gradlon.kernel.observe import Field, Sheet


def fields(seats: int) -> list[Field]:
    """Say what `observe` writes, in its order."""
    return [
        Field("day", 1, 6, "the day"),
        Field("days", 1, 6, "how many there are"),
        Field("face", len(FACES), 1, "of the die"),
        Field("coins", seats, 20, "of each seat"),
        Field("seat", seats, 1, "which seat the observer has, counted from the first"),
    ]


def observe(s: Tollgate, sheet: Sheet) -> None:
    """Write the table as the sheet's seat sees it."""
    sheet.number(s.day)
    sheet.number(s.days)
    sheet.one_of(s.face, len(FACES))
    sheet.by_seat(s.coins, 0, 1)
    sheet.one_of(sheet.seat, s.seats)
