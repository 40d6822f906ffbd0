"""PettingZoo: one AEC environment for every game, `env("caylus", seats=4)`."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gradlon.kernel.game import SPECTATOR
from gradlon.research.core import Core
from gradlon.words import Words

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Make an environment that refuses illegal actions and calls out of order, as PettingZoo's own do."""
    wrapped = wrappers.AssertOutOfBoundsWrapper(TableEnv(game, seats, options, reward, render_mode))
    return wrappers.OrderEnforcingWrapper(wrapped)


class TableEnv(AECEnv[str, Observation, int]):
    """Players sit as `player_1`, `player_2`, …; an observation has `observation` and `action_mask`."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, reward: str, render_mode: str | None
    ) -> None:
        """Lay out the spaces."""
        super().__init__()
        self.core = Core(game, seats, options, reward)
        self.metadata = {
            "name": f"gradlon_{game}_v{self.core.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.core.seats)]
        self.agents = self.possible_agents[:]
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1.0, 16.0, (self.core.size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.core.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.core.actions) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Give the space of a player's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Give the space of a player's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, another one than before."""
        del options
        self._seed = self._seed + 1 if seed is None else seed
        self.core.reset(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Give what a player sees, and which actions are legal."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.core.observation(seat), "action_mask": self.core.mask(seat)}

    def step(self, action: int) -> None:
        """Let the selected player act; at the end everyone is rewarded."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        acted = self.agent_selection
        self._cumulative_rewards[acted] = 0.0
        self.core.step(int(action))
        if self.core.over:
            self.rewards = dict(zip(self.agents, self.core.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode is not None:
            self.render()

    def _select(self) -> None:
        self.agent_selection = self.agents[0] if self.core.over else self.possible_agents[self.core.seat]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.core.mask(self.possible_agents.index(agent))}

    def render(self) -> str | None:
        """Tell the table as a spectator sees it, line by line."""
        if self.render_mode is None:
            gymnasium.logger.warn("there is no render mode: make the environment with render_mode='ansi'")
            return None
        words = Words(self.core.game)
        return "\n".join(words.said(line) for line in self.core.game.table(self.core.game.view(self.core.state, SPECTATOR)))

    def close(self) -> None:
        """Nothing to close."""
