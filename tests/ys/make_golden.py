"""Writes the golden games anew: `python tests/ys/make_golden.py`, only when the rules or the record have changed on purpose."""

import random
from pathlib import Path

import gradlon

GOLDEN = Path(__file__).parent / "golden"
LINEUPS = {  # seats, options, and a seed
    "four": (4, {}, 1),
    "four-favor": (4, {"kings_favor": "yes"}, 2),
    "four-express": (4, {"express": "yes"}, 3),
    "four-favor-express": (4, {"kings_favor": "yes", "express": "yes"}, 4),
    "four-closed": (4, {"look_at_own": "no"}, 5),
    "three": (3, {}, 6),
    "three-on-three": (3, {"neighborhoods": "three"}, 7),
    "three-favor": (3, {"kings_favor": "yes"}, 8),
    "three-express": (3, {"express": "yes"}, 9),
    "three-favor-express-on-three": (3, {"kings_favor": "yes", "express": "yes", "neighborhoods": "three"}, 10),
    "two": (2, {}, 11),
    "two-strong": (2, {"neutral_brokers": "strong"}, 1),  # the neutral player wins
    "two-neutral-point": (2, {"neutral_market_point": "neutral"}, 13),
}


def play(seats, options, seed):
    """Play at random, but play cards most of the time when there are some."""
    chooser = random.Random(seed)
    match = gradlon.new("ys", seats=seats, options=options, dice=random.Random(seed))
    while not match.over:
        seat = chooser.choice(match.waiting)
        legal = [match.game.verbs.text(action) for action in match.legal(seat)]
        cards = [text for text in legal if text.split()[0] in ("play", "look", "conjure")]
        match.play(seat, chooser.choice(cards if cards and chooser.random() < 0.8 else legal))
    return match


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, (seats, options, seed) in LINEUPS.items():
        (GOLDEN / f"{name}.txt").write_text(play(seats, options, seed).record(), encoding="utf-8")
