"""How fast a game runs: random games from its setup, and what one does with a position in mid-game."""

import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from gradlon.kernel.agenda import OVER, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.game import SPECTATOR, Game
from gradlon.kernel.ints import COMPILED
from gradlon.kernel.playout import count_copies, count_playouts, random_step

KEPT = 500  # copies held at once to weigh one


class Speed(NamedTuple):
    """What was measured."""

    game: str
    seats: int
    compiled: bool
    games: int
    seconds: float
    decisions: int
    chance: int
    copy: float  # microseconds, like those that follow
    imagine: float
    view: float
    bytes: int

    @property
    def decisions_per_second(self) -> float:
        """Count the seats' decisions only; the time includes chance and the copy of the setup."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Count whole games."""
        return self.games / self.seconds


def measure(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seconds: float,
    progress: Callable[[float], object] = lambda _done: None,
) -> Speed:
    """Play at random for about so many seconds; `progress` is told the part done, from 0 to 1."""
    start: State = game.new(seats, options)
    rng = Rng(1)
    games = decisions = chance = 0
    batch, spent = 1, 0.0
    while spent < seconds:
        begun = time.perf_counter()
        counted = count_playouts(start, rng, batch)
        took = time.perf_counter() - begun
        games, decisions, chance, spent = games + batch, decisions + int(counted[0]), chance + int(counted[1]), spent + took
        batch = max(1, min(int(batch * 0.1 / took), batch * 10))  # tenths of a second, for the progress bar
        progress(min(1.0, spent / seconds))
    middle = _middle(start, (decisions + chance) // games // 2)
    return Speed(
        game.id,
        seats,
        COMPILED,
        games,
        spent,
        decisions,
        chance,
        _time(lambda: count_copies(middle, 1000)) / 1000,
        _time(lambda: game.imagine(middle, 0, rng)),
        _time(lambda: game.view(middle, SPECTATOR)),
        _weight(middle),
    )


def _middle(start: State, steps: int) -> State:
    state, rng = start.copy(), Rng(2)
    for _ in range(steps):
        if state.who != OVER:
            random_step(state, rng)
    return state


def _time(act: Callable[[], object]) -> float:
    """Time an act in microseconds: the best of many, since whatever disturbs one only makes it longer."""
    best, until = float("inf"), time.perf_counter() + 0.1
    while (begun := time.perf_counter()) < until:
        act()
        best = min(best, time.perf_counter() - begun)
    return best * 1e6


def _weight(state: State) -> int:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


# An installed wheel has the source beside the compiled modules: another process can import that instead.

_SOURCE_ONLY = """
import sys
from importlib.machinery import FileFinder, SOURCE_SUFFIXES, SourceFileLoader

def source_only(path):
    if not path.startswith({folder!r}):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

sys.path_hooks.insert(0, source_only)
sys.path.insert(0, {parent!r})
"""
_MEASURE = """
import json
import gradlon
from gradlon.terminal.bench import measure
print(json.dumps(measure(gradlon.game({game!r}), {seats}, {options!r}, {seconds})))
"""


def run_interpreted(code: str) -> str:
    """Run code on the interpreted source, in a process of its own, and give what it prints."""
    folder = Path(__file__).parents[1]
    whole = _SOURCE_ONLY.format(folder=str(folder), parent=str(folder.parent)) + code
    return subprocess.run([sys.executable, "-c", whole], check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own code


def measure_interpreted(game: Game[Any], seats: int, options: Mapping[str, str], seconds: float) -> Speed:
    """Measure the same source, interpreted."""
    code = _MEASURE.format(game=game.id, seats=seats, options=dict(options), seconds=seconds)
    return Speed(*json.loads(run_interpreted(code)))
