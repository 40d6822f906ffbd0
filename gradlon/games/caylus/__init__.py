"""Caylus: build the king's castle, and a town around it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gradlon.games.caylus import observe
from gradlon.games.caylus.actions import BUILDING, COLOR, CUBE, EFFECT, LINE, ROAD, VERBS
from gradlon.games.caylus.rules import RULES, SET_UP
from gradlon.games.caylus.state import NOT_IN_GAME, Caylus
from gradlon.games.caylus.tables import FIRST_NEUTRAL, FIRST_PRESTIGE, JEWELER, NAMES, SECTION_NAMES
from gradlon.games.caylus.view import conserved, table, view
from gradlon.kernel.game import KERNEL_REFUSALS, Game, Noun, Option, Refusal, Said
from gradlon.kernel.observe import Field, Sheet

SECTION = Noun("section", SECTION_NAMES)
WORK = Noun("work", NAMES[FIRST_NEUTRAL:FIRST_PRESTIGE])


class CaylusGame(Game[Caylus]):
    """Master builders serve King Philip the Fair, under the eyes of his bailiff and of a provost who can be bribed."""

    id = "caylus"
    title = "Caylus"
    seats = range(2, 6)
    options = (
        Option("favors", ("table", "simplified"), "table", "12"),
        Option("jeweler", ("with", "without"), "with", "13"),
        Option("lawyer_points", ("4", "3"), "4", "13"),
    )
    verbs = VERBS
    rules = RULES
    nouns = (BUILDING, CUBE, LINE, EFFECT, SECTION, COLOR, ROAD, WORK)
    messages = {  # noqa: RUF012 - declared in the base class
        "lays": "building number",
        "ranks": "seat number",
        "turn": "number",
        "receives": "seat deniers",
        "pays": "seat deniers",
        "scores": "seat points",
        "loses": "seat points",
        "takes": "seat number cube",
        "gives": "seat number cube",
        "declines": "seat",
        "places": "seat building",
        "passes": "seat",
        "recalls": "seat",
        "moves_provost": "seat number",
        "leaves_provost": "seat number",
        "jousts": "seat",
        "driven_out": "seat",
        "lodges": "seat",
        "activates": "seat building",
        "idles": "seat building",
        "builds": "seat building number",
        "promises": "seat building",
        "transforms": "seat building number",
        "puts_house": "seat section",
        "stops_building": "seat number",
        "builds_most": "seat",
        "moves_bailiff": "number",
        "scoring": "section",
        "counts_houses": "seat number section",
        "opens_columns": "number",
        "loses_favor": "seat",
        "chooses_line": "seat line number",
        "counts_goods": "seat gold goods deniers",
    }
    refusals = (
        *KERNEL_REFUSALS,
        Refusal("no_worker", "2A"),
        Refusal("too_dear", ""),
        Refusal("not_built", ""),
        Refusal("no_workplace", "2"),
        Refusal("occupied", "2"),
        Refusal("there_already", "2"),
        Refusal("no_circle_left", "2"),
        Refusal("stables_closed", "11"),
        Refusal("off_the_road", "4"),
        Refusal("no_stake", "3D"),
        Refusal("not_produced", "5A"),
        Refusal("no_such_cube", ""),
        Refusal("no_gold_here", ""),
        Refusal("cannot_pay", ""),
        Refusal("not_in_stock", "5B"),
        Refusal("road_full", "5B"),
        Refusal("no_residence", "5B"),
        Refusal("no_own_residence", "5B"),
        Refusal("never_transformed", "5C"),
        Refusal("not_your_tile", "5C"),
        Refusal("already_promised", "5C"),
        Refusal("no_fees", "5C"),
        Refusal("castle_full", "6"),
        Refusal("no_batch", "6"),
        Refusal("line_used", "9"),
        Refusal("beyond_marker", "9"),
        Refusal("nothing_to_give", "9C"),
        Refusal("nothing_to_build", "9D"),
        Refusal("like_the_other", "5B"),
    )
    folder = Path(__file__).parent

    def setup(self, seats: int, options: Mapping[str, str]) -> Caylus:
        """Lay out the board; the neutral tiles and the turn order are drawn."""
        s = Caylus(RULES, seats)
        s.lay_out()
        s.simplified = int(options["favors"] == "simplified")
        s.lawyer_points = int(options["lawyer_points"])
        if options["jeweler"] == "without":
            s.where[JEWELER] = NOT_IN_GAME
        s.do(SET_UP)
        s.settle()
        return s

    def view(self, s: Caylus, seat: int) -> dict[str, Any]:
        """Show everything: nothing is hidden."""
        return view(s, seat)

    def table(self, view: Mapping[str, Any]) -> list[Said]:
        """Tell the turn, the players, the road, the castle and the favors."""
        return table(view)

    def conserved(self, s: Caylus) -> Mapping[str, int]:
        """Count cubes, workers, buildings and houses, wherever they are."""
        return conserved(s)

    def fields(self, seats: int) -> list[Field]:
        """Say what an observation holds."""
        return observe.fields(seats)

    def write(self, s: Caylus, sheet: Sheet) -> None:
        """Write the table as numbers."""
        observe.observe(s, sheet)


GAME = CaylusGame()
