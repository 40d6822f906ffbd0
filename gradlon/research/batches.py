"""Many games at once, as NumPy arrays: `Batches("caylus", rows=256)`."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from gradlon.kernel.agenda import State
from gradlon.kernel.batch import Batch
from gradlon.kernel.ints import i64, vec
from gradlon.research.core import Core


class Rows(NamedTuple):
    """What is to be decided in each row, and what the last step brought."""

    observation: npt.NDArray[np.float32]  # rows x size, as the seat that acts sees it
    mask: npt.NDArray[np.bool_]  # rows x actions
    seat: npt.NDArray[np.int64]  # who acts
    done: npt.NDArray[np.bool_]  # where a game ended, and a new one has begun
    scores: npt.NDArray[np.int64]  # rows x seats, valid where done


class Batches:
    """Steps many games of one setup in one call of the engine. Games that end begin anew by themselves."""

    def __init__(
        self, game: str, rows: int, seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 0
    ) -> None:
        """Begin all games."""
        self.core = Core(game, seats, options, "win")
        start: State = self.core.game.setup(self.core.seats, self.core.options)
        start.events = None
        self.batch = Batch(start, rows, self.core.size, self.core.actions, seed, self.core.game.write)
        self.shape = (rows, self.core.size)

    def rows(self) -> Rows:
        """Give what is to be decided now."""
        batch, rows = self.batch, self.shape[0]
        numbers = _array(batch.sheet.values).reshape(self.shape).astype(np.float32)
        numbers *= self.core.scale
        return Rows(
            numbers,
            _array(batch.masks).reshape(rows, -1) != 0,
            _array(batch.seats).copy(),
            _array(batch.ended) != 0,
            _array(batch.scores).reshape(rows, -1).copy(),
        )

    def step(self, actions: npt.NDArray[np.integer]) -> Rows:
        """Act in every row."""
        self.batch.step(vec[i64](actions.tolist()))
        return self.rows()


def _array(numbers: vec[i64]) -> npt.NDArray[np.int64]:
    """Look at a packed array without copying it; an interpreted engine has lists."""
    if isinstance(numbers, list):
        return np.array(numbers, np.int64)
    return np.frombuffer(numbers, np.int64)  # type: ignore[call-overload, no-any-return]
