"""Tollgate: dice, decisions out of turn, and decisions inside decisions."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gradlon.examples.tollgate import observe
from gradlon.examples.tollgate.actions import FACE, PLACE, VERBS
from gradlon.examples.tollgate.rules import DAY, RULES
from gradlon.examples.tollgate.state import Tollgate
from gradlon.kernel.game import KERNEL_REFUSALS, Game, Option, Refusal, Said
from gradlon.kernel.observe import Field, Sheet


class TollgateGame(Game[Tollgate]):
    """Keepers of neighbouring toll-houses squabble over the road."""

    id = "tollgate"
    title = "Tollgate"
    seats = range(2, 4)
    options = (Option("days", ("1", "2", "6"), "6", "1"),)
    verbs = VERBS
    rules = RULES
    nouns = (FACE, PLACE, PLACE.called("to"))
    messages = {  # noqa: RUF012 - declared in the base class
        "day": "number",
        "rolls": "seat face",
        "gains": "seat coins",
        "demands": "seat place",
        "pays": "seat coins to",
        "refuses": "seat to",
        "quarrels": "seat to",
    }
    refusals = (*KERNEL_REFUSALS, Refusal("own_house", "2"), Refusal("nobody_there", "2"), Refusal("nothing_to_take", "2"))
    folder = Path(__file__).parent

    def setup(self, seats: int, options: Mapping[str, str]) -> Tollgate:
        """Give each player the first coins."""
        s = Tollgate(RULES, seats)
        s.days = int(options["days"])
        s.do(DAY)
        s.settle()
        return s

    def view(self, s: Tollgate, seat: int) -> dict[str, Any]:
        """Show everything: nothing is hidden."""
        return {"day": int(s.day), "days": int(s.days), "face": int(s.face), "coins": self.scores(s), "you": seat}

    def table(self, view: Mapping[str, Any]) -> list[Said]:
        """Tell the day, the die and the coins."""
        lines = [Said("table-day", {"number": view["day"], "days": view["days"], "face": view["face"]})]
        return lines + [Said("table-seat", {"seat": i, "coins": coins}) for i, coins in enumerate(view["coins"])]

    def fields(self, seats: int) -> list[Field]:
        """Say what an observation holds."""
        return observe.fields(seats)

    def write(self, s: Tollgate, sheet: Sheet) -> None:
        """Write the table as numbers."""
        observe.observe(s, sheet)


GAME = TollgateGame()
