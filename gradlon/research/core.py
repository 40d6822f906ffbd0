"""What all wrappers share: a game stepped by one seat after another, with chance played inside."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

import gradlon
from gradlon.kernel.agenda import CHANCE, OVER, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.errors import BadSetup
from gradlon.kernel.game import Game, near

REWARDS = ("win", "share", "difference")


class Core:
    """A game in progress. Secret choices are made one after another, which shows nobody what the others chose."""

    def __init__(self, game_id: str, seats: int | None, options: Mapping[str, str] | None, reward: str) -> None:
        """Check the setup; `reset` starts a game."""
        self.game: Game[Any] = gradlon.game(game_id)
        self.seats = self.game.seats[-1] if seats is None else seats
        self.options = self.game.choose_options(self.seats, options or {})
        if reward not in REWARDS:
            raise BadSetup(f"reward is one of {', '.join(REWARDS)}, not {reward!r}{near(reward, REWARDS)}")
        self.reward = reward
        self.actions = len(self.game.verbs)
        fields = self.game.layout(self.seats)
        self.size = sum(field.size for field in fields)
        self.scale = np.concatenate([np.full(field.size, 1.0 / field.high, np.float32) for field in fields])
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Start a new game."""
        self.rng = Rng(seed)
        self.state: State = self.game.setup(self.seats, self.options)
        self._roll()

    def step(self, action: int) -> None:
        """Let the seat whose turn it is act."""
        self.state.apply(self.seat, action)
        self._roll()

    def _roll(self) -> None:
        while self.state.who == CHANCE:
            rule = self.state.book[self.state.now]
            self.state.step(CHANCE, rule.first + self.rng.pick(self.state.chances()))

    @property
    def over(self) -> bool:
        """Tell whether the game is finished."""
        return self.state.who == OVER

    @property
    def seat(self) -> int:
        """Give the seat that acts now: of several, the first."""
        waiting = int(self.state.waiting)
        return (waiting & -waiting).bit_length() - 1

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """Give what a seat sees as numbers, each divided by the highest that it usually reaches."""
        return self.scaled(self.state, seat)

    def scaled(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """Write any state of this setup as a seat sees it."""
        numbers: npt.NDArray[np.float32] = np.array(list(self.game.observe(state, seat)), np.float32)
        numbers *= self.scale
        return numbers.clip(-1.0, 16.0)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Give a 1 for each legal action of a seat."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.state.legal(seat))] = 1
        return mask

    def rewards(self) -> list[float]:
        """Give each seat's reward at the end: a share of the win, a share of the points, or points ahead of the best other."""
        scores = self.game.scores(self.state)
        if self.reward == "win":
            winners = self.game.winners(self.state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        if self.reward == "share":
            above = [score - min(0, *scores) for score in scores]
            return [score / sum(above) if sum(above) else 1.0 / self.seats for score in above]
        return [(score - max(scores[:seat] + scores[seat + 1 :])) / 100.0 for seat, score in enumerate(scores)]
