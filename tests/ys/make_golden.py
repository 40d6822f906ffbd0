"""Writes the golden games anew: `python tests/ys/make_golden.py`, only when the rules or the record have changed on purpose."""

import random
from pathlib import Path

import gradlon

GOLDEN = Path(__file__).parent / "golden"
LINEUPS = {
    "four": (4, {}),
    "four-favor": (4, {"kings_favor": "yes"}),
    "four-express": (4, {"express": "yes"}),
    "four-favor-express": (4, {"kings_favor": "yes", "express": "yes"}),
    "four-closed": (4, {"look_at_own": "no"}),
    "three": (3, {}),
    "three-on-three": (3, {"neighborhoods": "three"}),
    "three-favor": (3, {"kings_favor": "yes"}),
    "three-express": (3, {"express": "yes"}),
    "three-favor-express-on-three": (3, {"kings_favor": "yes", "express": "yes", "neighborhoods": "three"}),
    "two": (2, {}),
    "two-strong": (2, {"neutral_brokers": "strong"}),
    "two-neutral-point": (2, {"neutral_market_point": "neutral"}),
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
    for number, (name, (seats, options)) in enumerate(LINEUPS.items(), 1):
        (GOLDEN / f"{name}.txt").write_text(play(seats, options, number).record(), encoding="utf-8")
