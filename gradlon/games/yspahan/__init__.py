"""Yspahan: dice that all share, souks and a caravan, by Sébastien Pauchon."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gradlon.games.yspahan import observe, view
from gradlon.games.yspahan.actions import BUILDING, CARD, FACE, PRICE, ROAD_NOUN, SHOP_NOUN, SQUARE, VERBS
from gradlon.games.yspahan.rules.booklet import RULES, SET_UP
from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.view import LINE, QUARTER, SOUK
from gradlon.kernel.game import KERNEL_REFUSALS, Game, Option, Refusal, Said, Secret
from gradlon.kernel.observe import Field, Sheet

MORE_THAN_SQUARE = {"take", "boost", "supervise", "fetch", "set_aside"}  # verbs that begin with a click on the tower


class YspahanGame(Game[Yspahan]):
    """Merchants supply the souks of Yspahan, and the Supervisor sends their goods to the caravan."""

    id = "yspahan"
    title = "Yspahan"
    seats = range(2, 5)
    options = (
        Option("discounts", ("extra", "price"), "extra", "9.A", (3, 4)),
        Option("both_discounts", ("no", "yes"), "no", "9.B"),
    )
    verbs = VERBS
    rules = RULES
    nouns = (FACE, BUILDING, CARD, PRICE, ROAD_NOUN, SHOP_NOUN, SQUARE, SOUK, QUARTER, LINE)
    messages = {  # noqa: RUF012 - declared in the base class
        "week": "week",
        "day": "week day seat",
        "last_day": "seat",
        "buys_dice": "seat count",
        "group": "square count yellow face",
        "removes_yellow": "square count",
        "takes": "seat square count face",
        "finds_no_dice": "seat",
        "gains_camels": "seat count",
        "gains_gold": "seat count",
        "pays_camels": "seat count",
        "pays_gold": "seat count",
        "swaps_camel": "seat",
        "swaps_gold": "seat",
        "scores": "seat count",
        "places": "seat shop",
        "loses_cubes": "seat count",
        "moves": "seat road",
        "sends": "seat shop",
        "saves": "seat shop",
        "loads": "seat line",
        "caravan": "seat count line",
        "caravan_leaves": "",
        "draws": "seat card",
        "draws_hidden": "seat",
        "no_card": "seat",
        "reshuffles": "",
        "builds": "seat building",
        "souk": "seat souk",
        "discards": "seat card",
        "plays": "seat card",
        "ends": "",
    }
    refusals = (
        *KERNEL_REFUSALS,
        Refusal("not_enough_gold", "I.A"),
        Refusal("empty_square", "II.A"),
        Refusal("yellow_only", "7.A"),
        Refusal("no_shop_left", "II.A.2"),
        Refusal("no_card_left", "II.A.6"),
        Refusal("dice_left", "II.A"),
        Refusal("not_in_hand", "8"),
        Refusal("shop_filled", "II.A.2"),
        Refusal("other_quarter", "II.A.2"),
        Refusal("others_souk", "II.A.2"),
        Refusal("unfinished_souk", "II.A.2"),
        Refusal("too_many_steps", "II.A.3"),
        Refusal("too_few_steps", "II.A.3"),
        Refusal("not_beside", "II.A.4"),
        Refusal("already_built", "II.B"),
        Refusal("cannot_pay", "II.B"),
        Refusal("one_building", "II.B"),
        Refusal("nothing_to_build", "II.B"),
        Refusal("build_with_dice", "7.A"),
        Refusal("build_after_action", "9.A"),
        Refusal("one_discount", "9.B"),
        Refusal("only_with_two", "7.A"),
        Refusal("nothing_to_sell", "8.D"),
        Refusal("sells_no_more", "8.D"),
        Refusal("nothing_to_swap", "8.E"),
        Refusal("swap_first", "8.E"),
        Refusal("no_camel", "II.A.4"),
        Refusal("not_so_many", "8.D"),
    )
    folder = Path(__file__).parent

    def setup(self, seats: int, options: Mapping[str, str]) -> Yspahan:
        """Lay out the boards; the first seat is the first player."""
        s = Yspahan(RULES, seats)
        s.discount_is_build = int(options["discounts"] == "price")
        s.both_discounts = int(options["both_discounts"] == "yes")
        s.do(SET_UP)
        s.settle()
        return s

    def view(self, s: Yspahan, seat: int) -> dict[str, Any]:
        """Show the table and the own hand; of the others' hands and of the deck only how many cards they are."""
        return view.view(s, seat)

    def table(self, view_: Mapping[str, Any]) -> list[Said]:
        """Tell the day, the tower, the city, the caravan, the players and the cards."""
        return view.table(view_)

    def secrets(self, s: Yspahan) -> list[Secret]:
        """List the cards in hand, each known to its own seat."""
        return view.secrets(s)

    def deducible(self, s: Yspahan, seat: int, secret: Secret) -> bool:
        """Tell whether all hands that the seat thinks possible agree in this card."""
        return view.deducible(s, seat, secret)

    def conserved(self, s: Yspahan) -> Mapping[str, int]:
        """Count each card, wherever it is, and check that the souks are counted right."""
        return view.conserved(s)

    def path(self, s: Yspahan, seat: int, action: int) -> tuple[str, ...]:
        """Click the square of the tower first, then what to do with its dice."""
        path = super().path(s, seat, action)
        verb = self.verbs.verb(action).name
        return (path[0], f"do-{verb}", *path[1:]) if verb in MORE_THAN_SQUARE else path

    def fields(self, seats: int) -> list[Field]:
        """Say what an observation holds."""
        return observe.fields(seats)

    def write(self, s: Yspahan, sheet: Sheet) -> None:
        """Write the table as numbers."""
        observe.observe(s, sheet)


GAME = YspahanGame()
