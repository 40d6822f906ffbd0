"""Gymnasium: one seat learns, bots hold the others. `gymnasium.make("gradlon/Caylus-v1", opponents="greedy")`."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import gradlon
from gradlon.bots import Budget, Chair, bot
from gradlon.kernel.errors import IllegalAction
from gradlon.kernel.registry import examples
from gradlon.research.core import Core


class SeatEnv(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """The learner's seat is drawn anew at each reset, unless `seat` fixes it. `info["action_mask"]` marks the legal actions."""

    metadata = {"render_modes": []}  # noqa: RUF012 - declared in the base class

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = "win",
        playouts: int = 100,
        render_mode: str | None = None,
    ) -> None:
        """Lay out the spaces; `playouts` is what each opponent may spend on a decision."""
        self.core = Core(game, seats, options, reward)
        self.render_mode = render_mode
        self.fixed = seat
        self.seat = seat or 0
        self.opponents = opponents
        self.budget = Budget(playouts=playouts)
        self.observation_space = gymnasium.spaces.Box(-1.0, 16.0, (self.core.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.core.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Start a new game and go on to the learner's first decision."""
        super().reset(seed=seed, options=options)
        self.seat = int(self.np_random.integers(self.core.seats)) if self.fixed is None else self.fixed
        self.core.reset(int(self.np_random.integers(2**31)))
        self.bots = {seat: bot(self.opponents) for seat in range(self.core.seats) if seat != self.seat}
        self._others()
        return self.core.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Act, and go on to the learner's next decision or to the end."""
        if not self.core.mask(self.seat)[int(action)]:
            text = self.core.game.verbs.text(int(action))
            raise IllegalAction(f"{text!r} is not legal now: choose where info['action_mask'] is 1")
        self.core.step(int(action))
        self._others()
        reward = self.core.rewards()[self.seat] if self.core.over else 0.0
        return self.core.observation(self.seat), reward, self.core.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Give the legal actions, as MaskablePPO asks for them."""
        return self.core.mask(self.seat).astype(np.bool_)

    def _others(self) -> None:
        core = self.core
        while not core.over and core.seat != self.seat:
            seat, state = core.seat, core.state
            legal = [int(action) for action in state.legal(seat)]
            chair = Chair(core.game, seat, legal, lambda rng, seat=seat, state=state: core.game.imagine(state, seat, rng))  # type: ignore[misc]
            core.step(self.bots[seat].choose(chair, self.budget, core.rng))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.core.mask(self.seat), "seat": self.seat}


def register() -> None:
    """Register every game; an id carries the version of the rules: `gradlon/Caylus-v1`."""
    for game_id in [*gradlon.games(), *examples()]:
        name = f"gradlon/{gradlon.game(game_id).title}-v{gradlon.game(game_id).version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"game": game_id}, disable_env_checker=True)


register()
