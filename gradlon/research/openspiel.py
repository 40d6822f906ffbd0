"""OpenSpiel: `pyspiel.load_game("gradlon_caylus(players=3)")`, once this module is imported."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import gradlon
from gradlon.kernel.agenda import CHANCE, OVER, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.game import Game
from gradlon.kernel.registry import examples
from gradlon.research.core import Core

LONGEST = 20_000  # actions of a game, chance included: random games stay far below


def _typed(value: str) -> int | str:
    """Give a number as a number, which is how OpenSpiel reads `days=2`."""
    return int(value) if value.isdecimal() else value


def _type(game: Game[Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"gradlon_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[-1], "reward": "win"} | {o.key: _typed(o.default) for o in game.options},
    )


class OpenSpielGame(pyspiel.Game):
    """A game of ours as OpenSpiel sees it; `register` makes a subclass for each."""

    ours: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Read the parameters: players, reward, and the game's options."""
        game, given = self.ours, dict(params or {})
        players, reward = given.pop("players", game.seats[-1]), given.pop("reward", "win")
        self.core = Core(game.id, players, {key: str(value) for key, value in given.items()}, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.core.actions,
            max_chance_outcomes=self.core.actions,
            num_players=players,
            min_utility=-10.0 if reward == "difference" else 0.0,
            max_utility=10.0 if reward == "difference" else 1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game), info, params or {})

    def new_initial_state(self) -> "OpenSpielState":
        """Give the state at the beginning."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ANN401 - theirs
        """Give the object that writes observations."""
        return Observer(self.core, perfect_recall=bool(iig_obs_type and iig_obs_type.perfect_recall), params=params)

    def max_chance_nodes_in_history(self) -> int:
        """Give a bound on the chance nodes of a game."""
        return LONGEST


class Inside:
    """Our state, and what each seat has seen so far; copied as a whole."""

    def __init__(self, state: State, core: Core, seen: list[str]) -> None:
        self.state = state
        self.core = core
        self.seen = seen

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Inside":
        return Inside(self.state.copy(), self.core, self.seen[:])

    def step(self, who: int, action: int) -> None:
        """Play, and let each seat remember what it read and did."""
        game, state = self.core.game, self.state
        state.events = []
        state.step(who, action)
        for seat in range(self.core.seats):
            told = [game.readable(event, seat) for event in state.events]
            read = ";".join(f"{said.message} {' '.join(map(str, said.args.values()))}" for said in told if said)
            self.seen[seat] += f"{'>' + game.verbs.text(action) if who == seat else ''}|{read}"
        state.events = None


class OpenSpielState(pyspiel.State):
    """A state of ours. Secret choices are made one after another; nobody sees those of the others."""

    def __init__(self, game: OpenSpielGame) -> None:
        """Lay out the table."""
        super().__init__(game)
        core = game.core
        state: State = core.game.setup(core.seats, core.options)
        state.events = None
        self.inside = Inside(state, core, [""] * core.seats)

    def current_player(self) -> int:
        """Give the seat that acts, chance, or the end."""
        state = self.inside.state
        if state.who == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if state.who == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = int(state.waiting)
        return (waiting & -waiting).bit_length() - 1

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.inside.state.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the outcomes with their exact probabilities."""
        state = self.inside.state
        weights, first = [int(weight) for weight in state.chances()], int(state.book[state.now].first)
        return [(first + i, weight / sum(weights)) for i, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        who = CHANCE if self.inside.state.who == CHANCE else self.current_player()
        self.inside.step(who, action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.inside.core.game.verbs.text(action)

    def is_terminal(self) -> bool:
        """Tell whether the game is finished."""
        return bool(self.inside.state.who == OVER)

    def returns(self) -> list[float]:
        """Give the rewards, 0 while the game goes on."""
        core = self.inside.core
        if not self.is_terminal():
            return [0.0] * core.seats
        core.state = self.inside.state
        return core.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OpenSpielState":
        """Give a state in which all that the player can't know is dealt anew."""
        again: OpenSpielState = self.clone()
        rng = Rng(int(sampler() * 2**31) if callable(sampler) else random.getrandbits(31))
        world = self.inside.core.game.imagine(self.inside.state, player, rng)
        world.events = None
        again.inside.state = world
        return again

    def __str__(self) -> str:
        view = self.inside.core.game.view(self.inside.state, -1)
        return f"{self.inside.core.game.id} {view}"


class Observer:
    """Writes what a player sees: a tensor, and as a string the numbers, or all it has seen so far."""

    def __init__(self, core: Core, *, perfect_recall: bool, params: Any) -> None:  # noqa: ANN401 - theirs
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self.core = core
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(core.size, np.float32)
        self.dict = {}
        at = 0
        for field in core.game.layout(core.seats):
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what the player sees."""
        self.tensor[:] = self.core.scaled(state.inside.state, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Tell what the player sees, or with perfect recall all that it has seen and done."""
        if self.perfect_recall:
            return state.inside.seen[player]
        return " ".join(str(int(number)) for number in self.core.game.observe(state.inside.state, player))


def register() -> None:
    """Register every game as gradlon_<id>."""
    for game_id in [*gradlon.games(), *examples()]:
        game = gradlon.game(game_id)
        pyspiel.register_game(_type(game), type(f"{game.title}Game", (OpenSpielGame,), {"ours": game}))


register()
