"""Gradlon: exact rules engines for Ys, Yspahan and Caylus.

>>> import gradlon, random
>>> match = gradlon.new("wreckers", seats=2, dice=random.Random(7))
>>> while not match.over:
...     seat = match.waiting[0]
...     events = match.play(seat, match.legal(seat)[0])
>>> match.scores
[1, 5]
"""

from collections.abc import Mapping

import gradlon.games  # noqa: F401 - the folder first, so that `games` below stays the function that lists them
from gradlon.kernel.agenda import ALL, CHANCE, OVER, Event
from gradlon.kernel.errors import (
    BadRecord,
    BadSetup,
    CannotUndo,
    GameError,
    IllegalAction,
    NotAnAction,
    NotYourSeat,
    StaleDecision,
)
from gradlon.kernel.game import SPECTATOR
from gradlon.kernel.match import Dice, Generator, Match, SealedDice
from gradlon.kernel.record import read_record as load
from gradlon.kernel.registry import game, games

__all__ = [
    "ALL",
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Event",
    "GameError",
    "IllegalAction",
    "Match",
    "NotAnAction",
    "NotYourSeat",
    "SealedDice",
    "StaleDecision",
    "game",
    "games",
    "load",
    "new",
]


def new(game_id: str, seats: int, options: Mapping[str, str] | None = None, dice: Dice | Generator | None = None) -> Match:
    """Start a match. Chance plays by `dice`; without them the caller plays it."""
    return Match(game(game_id), seats, options, dice)
