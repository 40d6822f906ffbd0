"""Wreckers: hidden hands, a deck that is reshuffled, simultaneous choices."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

from gradlon.examples.wreckers import observe
from gradlon.examples.wreckers.actions import LIGHT, VERBS
from gradlon.examples.wreckers.rules import DEAL, RULES
from gradlon.examples.wreckers.state import Wreckers
from gradlon.examples.wreckers.tables import KINDS, LIGHTS, SEATS
from gradlon.kernel.game import KERNEL_REFUSALS, Game, Option, Refusal, Said, Secret
from gradlon.kernel.observe import Field, Sheet


class WreckersGame(Game[Wreckers]):
    """Two wreckers on a dark coast lure ships with their lights."""

    id = "wreckers"
    title = "Wreckers"
    seats = range(2, 3)
    options = (Option("nights", ("2", "3", "5"), "3", "2"),)
    verbs = VERBS
    rules = RULES
    nouns = (LIGHT,)
    messages = {  # noqa: RUF012 - declared in the base class
        "night": "number",
        "draws": "seat light",
        "draws_hidden": "seat",
        "chooses": "seat light",
        "chooses_hidden": "seat",
        "reveals": "seat light",
        "wins": "seat number",
        "reshuffles": "",
    }
    refusals = (*KERNEL_REFUSALS, Refusal("no_such_light", "2"))
    folder = Path(__file__).parent

    def setup(self, seats: int, options: Mapping[str, str]) -> Wreckers:
        """Lay out the deck; the deal is chance."""
        s = Wreckers(RULES, seats)
        s.nights = int(options["nights"])
        s.do(DEAL)
        s.settle()
        return s

    def view(self, s: Wreckers, seat: int) -> dict[str, Any]:
        """Show the own hand, and of the other only how many lights it holds."""
        hands = [[int(n) for n in s.hand[i * KINDS : i * KINDS + KINDS]] for i in range(SEATS)]
        return {
            "night": int(s.night),
            "nights": int(s.nights),
            "points": self.scores(s),
            "deck": int(sum(s.deck)),
            "spent": [int(n) for n in s.spent],
            "lights": [sum(hand) for hand in hands],
            "chosen": [int(light >= 0) for light in s.shown],
            "hand": hands[seat] if seat >= 0 else None,
            "shown": int(s.shown[seat]) if seat >= 0 else None,
        }

    def table(self, view: Mapping[str, Any]) -> list[Said]:
        """Tell the night, the points, the spent lights and the hand."""
        lines = [Said("table-night", {"number": view["night"], "nights": view["nights"]})]
        lines += [Said("table-seat", {"seat": i, "points": n, "count": view["lights"][i]}) for i, n in enumerate(view["points"])]
        lines.append(Said("table-spent", {"light": _lights(view["spent"]), "deck": view["deck"]}))
        if view["hand"] is not None:
            lines.append(Said("table-hand", {"light": _lights(view["hand"])}))
        return lines

    def secrets(self, s: Wreckers) -> list[Secret]:
        """List hands and choices, each known to its own seat."""
        found = []
        for seat in range(SEATS):
            lights = _lights([int(n) for n in s.hand[seat * KINDS : seat * KINDS + KINDS]])
            found += [Secret(f"hand-{seat}-{i}", light, 1 << seat) for i, light in enumerate(lights)]
            if s.shown[seat] >= 0:
                found.append(Secret(f"shown-{seat}", int(s.shown[seat]), 1 << seat))
        return found

    def deducible(self, s: Wreckers, seat: int, secret: Secret) -> bool:
        """Go through every hand that the other seat may hold, and see whether they agree in this."""
        other = 1 - seat
        here = range(other * KINDS, other * KINDS + KINDS)
        sure = _lights([int(s.sure[i]) for i in here])
        unseen = _lights([int(s.deck[light] + s.hand[i] - s.sure[i]) for light, i in enumerate(here)])
        missing = int(sum(s.hand[i] for i in here)) - len(sure)
        hands = {tuple(sorted([*sure, *drawn])) for drawn in combinations(unseen, missing)}
        if secret.id.startswith("shown"):
            return len({light for hand in hands for light in hand}) == 1
        return len({hand[int(secret.id[-1])] for hand in hands}) == 1

    def conserved(self, s: Wreckers) -> Mapping[str, int]:
        """Count each light, wherever it is."""
        return {
            light: int(s.deck[i] + s.spent[i] + sum(s.hand[seat * KINDS + i] for seat in range(SEATS)))
            for i, light in enumerate(LIGHTS)
        }

    def fields(self, seats: int) -> list[Field]:
        """Say what an observation holds."""
        return observe.fields(seats)

    def write(self, s: Wreckers, sheet: Sheet) -> None:
        """Write the table as numbers."""
        observe.observe(s, sheet)


def _lights(counts: list[int]) -> list[int]:
    return [light for light, count in enumerate(counts) for _ in range(count)]


GAME = WreckersGame()
