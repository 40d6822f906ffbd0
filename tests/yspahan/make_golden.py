"""Writes the golden games: `python tests/yspahan/make_golden.py`. Only when a record must change; then `version` goes up too."""

import random
from pathlib import Path

import gradlon

# Seats, options, and a seed whose game shows much: a full caravan, a new deck, a shared victory, both discounts on one building.
GAMES = {
    "two": (2, {}, 36),
    "two_both_discounts": (2, {"both_discounts": "yes"}, 106),
    "three": (3, {}, 4),
    "three_discounts_price": (3, {"discounts": "price"}, 30),
    "four": (4, {}, 5),
    "four_both_discounts": (4, {"both_discounts": "yes"}, 328),
    "four_discounts_price_both": (4, {"discounts": "price", "both_discounts": "yes"}, 26),
}

# How much each verb is liked; what is not named, once.
LIKED = {"take": 6, "boost": 2, "supervise": 6, "fetch": 3, "build": 20, "set_aside": 4, "play": 5, "play_both": 9, "roll": 2}


def play(seats, options, seed):
    """Play a game in which every seat prefers what scores at once, whoever scores, then what it likes."""
    match, chooser = gradlon.new("yspahan", seats=seats, options=options, dice=random.Random(seed)), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        weights = [LIKED.get(match.game.verbs.verb(action).name, 1) + 20 * gain(match, seat, action) for action in legal]
        match.play(seat, chooser.choices(legal, weights)[0])
    return match


def gain(match, seat, action):
    """Count the points that an action brings, as far as they come before chance or anyone else decides."""
    after = match.state.copy()
    after.step(seat, action)
    return sum(int(score) for score in after.scores()) - sum(match.scores)


if __name__ == "__main__":
    folder = Path(__file__).parent / "golden"
    folder.mkdir(exist_ok=True)
    for name, (seats, options, seed) in GAMES.items():
        (folder / f"{name}.txt").write_text(play(seats, options, seed).record(), encoding="utf-8")
