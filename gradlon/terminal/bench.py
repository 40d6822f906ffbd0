"""How fast a game runs: random games from its setup, copies of a position in mid-game, and the room that a state takes."""

import time
import tracemalloc
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from gradlon.kernel.agenda import OVER, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.game import Game
from gradlon.kernel.ints import COMPILED
from gradlon.kernel.playout import count_copies, count_playouts, random_step

KEPT = 500  # copies held at once to weigh one


class Speed(NamedTuple):
    """What was measured, each per second or per piece."""

    compiled: bool
    games: int
    seconds: float
    decisions: int
    chance: int
    copy: float  # microseconds
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
    return Speed(COMPILED, games, spent, decisions, chance, _copy(middle), _weight(middle))


def _middle(start: State, steps: int) -> State:
    state, rng = start.copy(), Rng(2)
    for _ in range(steps):
        if state.who != OVER:
            random_step(state, rng)
    return state


def _copy(state: State) -> float:
    """Time a copy: the best of five rounds, since whatever disturbs a round only makes it longer."""
    rounds = []
    for _ in range(5):
        begun = time.perf_counter()
        count_copies(state, 5000)
        rounds.append((time.perf_counter() - begun) / 5000 * 1e6)
    return min(rounds)


def _weight(state: State) -> int:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)
