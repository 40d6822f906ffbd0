"""Ys: bluff with hidden brokers for the gems of a drowned city, by Cyril Demaegd."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gradlon.games.ys import view
from gradlon.games.ys.actions import AREA, BANK, CHARACTER, CONJURE, GEM, NEIGHBORHOOD, RAISE, REPLACE, SPACE, VERBS
from gradlon.games.ys.rules.booklet import PREPARATION, RULES
from gradlon.games.ys.rules.refusals import REFUSALS
from gradlon.games.ys.state import Ys
from gradlon.kernel.game import KERNEL_REFUSALS, Game, Option, Refusal, Said, Secret

NO_YES = ("no", "yes")


class YsGame(Game[Ys]):
    """Merchant princes send out brokers, half of them with their value hidden."""

    id = "ys"
    title = "Ys"
    seats = range(2, 5)
    options = (
        Option("look_at_own", ("yes", "no"), "yes", "7E"),
        Option("neighborhoods", ("usual", "three"), "usual", "11", (3,)),
        Option("neutral_brokers", ("usual", "strong"), "usual", "12A", (2,)),
        Option("neutral_market_point", ("placer", "neutral"), "placer", "12A", (2,)),
        Option("kings_favor", NO_YES, "no", "13", (3, 4)),
        Option("express", NO_YES, "no", "14", (3, 4)),
    )
    verbs = VERBS
    rules = RULES
    nouns = (CHARACTER, NEIGHBORHOOD, AREA, SPACE, GEM)
    messages = {  # noqa: RUF012 - declared in the base class
        "turn": "number",
        "deals": "seat place",
        "reveals": "character neighborhood",
        "docks": "ship neighborhood",
        "supplies": "ship",
        "bids": "seat value value2",
        "bids_hidden": "seat",
        "shows_bid": "seat value value2",
        "goes": "seat place",
        "places": "seat value space",
        "hides": "seat value space",
        "hides_hidden": "seat space",
        "conjures": "seat value space",
        "conjures_down": "seat value space",
        "hides_neutral": "seat value space",
        "hides_neutral_hidden": "seat space",
        "fronts": "seat value",
        "plays": "seat character",
        "exchanges": "seat color color2",
        "sails": "seat neighborhood neighborhood2",
        "looks": "seat seat2 broker value",
        "looks_hidden": "seat seat2 broker",
        "moves": "seat broker space",
        "swaps": "seat broker broker2",
        "hires": "seat broker",
        "locks": "seat area",
        "counts": "neighborhood",
        "counts_market": "",
        "shows": "seat value space",
        "shows_throne": "seat value",
        "neutral_shows": "value space",
        "gains": "seat color",
        "gains_black": "seat",
        "neutral_gains": "color",
        "neutral_gains_black": "",
        "scores": "seat points",
        "neutral_scores": "points",
        "wins_card": "seat character",
        "neutral_wins_card": "character",
        "loses_card": "character neighborhood",
        "ranks": "seat color",
        "quotes": "color number",
        "raises": "seat color",
        "lowers": "seat color",
        "neutral_raises": "color",
        "offers": "seat value",
        "offers_hidden": "seat",
        "reserve": "",
        "scores_color": "seat color points",
        "neutral_scores_color": "color points",
        "scores_black": "seat points",
        "neutral_scores_black": "points",
        "scores_throne": "seat points",
        "wins": "seat",
        "neutral_wins": "",
    }
    refusals = (*KERNEL_REFUSALS, *(Refusal(message, section) for message, section in REFUSALS))
    folder = Path(__file__).parent

    def setup(self, seats: int, options: Mapping[str, str]) -> Ys:
        """Lay out the table; order cards, characters and ships are chance."""
        s = Ys(RULES, seats)
        s.lay_out(
            options["neighborhoods"] == "three",
            options["express"] == "yes",
            options["kings_favor"] == "yes",
            options["neutral_brokers"] == "strong",
            options["look_at_own"] == "no",
            options["neutral_market_point"] == "neutral",
        )
        s.do(PREPARATION)
        s.settle()
        return s

    def winners(self, s: Ys) -> list[int]:
        """Give the seats with the most points, then the most gems. None, if the neutral player is the best of all."""
        best = s.first_rating()
        return [seat for seat in range(s.seats) if s.rating(seat) == best]

    def view(self, s: Ys, seat: int) -> dict[str, Any]:
        """Give what one seat sees."""
        return view.look(s, seat)

    def table(self, view_: Mapping[str, Any]) -> list[Said]:
        """Tell the view line by line."""
        return view.tell(view_)

    def path(self, s: Ys, seat: int, action: int) -> tuple[str, ...]:
        """Click a color, then its direction; and a broker before the screen rather than its value."""
        words = super().path(s, seat, action)
        if RAISE <= action < BANK:
            return (*words, f"do-{self.verbs.verb(action).name}")
        if CONJURE <= action < REPLACE:
            return (words[0].replace("value", "front"), *words[1:])
        return words

    def secrets(self, s: Ys) -> list[Secret]:
        """List every hidden thing and who knows it."""
        return view.secrets(s)

    def deducible(self, s: Ys, seat: int, secret: Secret) -> bool:
        """Tell whether a seat could work out a secret that it has not seen."""
        return view.deducible(s, seat, secret)

    def conserved(self, s: Ys) -> Mapping[str, int]:
        """Count what stays the same."""
        return view.conserved(s)


GAME = YsGame()
