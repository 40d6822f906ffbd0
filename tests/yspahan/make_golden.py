"""Writes the golden games: `python tests/yspahan/make_golden.py`. Only when a record must change; then `version` goes up too."""

import random
from pathlib import Path

import gradlon

GAMES = {
    "two": (2, {}),
    "two_both_discounts": (2, {"both_discounts": "yes"}),
    "three": (3, {}),
    "three_discounts_price": (3, {"discounts": "price"}),
    "four": (4, {}),
    "four_both_discounts": (4, {"both_discounts": "yes"}),
    "four_discounts_price_both": (4, {"discounts": "price", "both_discounts": "yes"}),
}


def play(seats, options, seed):
    """Play a game in which every seat likes to build, to play cards and to score, and is otherwise at random."""
    match, chooser = gradlon.new("yspahan", seats=seats, options=options, dice=random.Random(seed)), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        liked = [action for action in legal if match.game.verbs.verb(action).name in {"build", "play_both", "set_aside", "play"}]
        match.play(seat, chooser.choice(liked if liked and chooser.random() < 0.6 else legal))
    return match


if __name__ == "__main__":
    folder = Path(__file__).parent / "golden"
    folder.mkdir(exist_ok=True)
    for seed, (name, (seats, options)) in enumerate(GAMES.items()):
        (folder / f"{name}.txt").write_text(play(seats, options, seed).record(), encoding="utf-8")
