"""Writes the golden games anew: `python -m tests.caylus.make_golden`. Do so only when the rules have changed on purpose."""

import random
from pathlib import Path

import gradlon

from . import eager

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "two_players": (2, {}, 2),
    "three_players": (3, {}, 3),
    "four_players": (4, {}, 4),
    "five_players": (5, {}, 5),
    "simplified_favors": (4, {"favors": "simplified"}, 6),
    "without_jeweler": (3, {"jeweler": "without"}, 7),
    "lawyer_of_three_points": (3, {"lawyer_points": "3"}, 8),
}


def record(name):
    """Play one of the games and write it down."""
    seats, options, seed = GAMES[name]
    dice = random.Random(seed)
    return eager.play(gradlon.new("caylus", seats=seats, options=options, dice=dice), dice).record()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game in GAMES:
        (GOLDEN / f"{game}.txt").write_text(record(game), encoding="utf-8")
