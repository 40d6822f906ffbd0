"""The peers' own test suites, on every game."""

import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import gradlon
import gradlon.research.gymnasium
import gradlon.research.openspiel
from gradlon.kernel.registry import examples
from gradlon.research.pettingzoo import env

GAMES = [*examples(), *gradlon.games()]
LINEUPS = [(game_id, seats) for game_id in GAMES for seats in gradlon.game(game_id).seats]


@pytest.mark.parametrize(("game_id", "seats"), LINEUPS)
def test_pettingzoo(game_id, seats):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)  # it warns of all environments whose observation is a dictionary
        api_test(env(game_id, seats), num_cycles=200)
        seed_test(lambda: env(game_id, seats), num_cycles=60)


@pytest.mark.parametrize("game_id", GAMES)
def test_gymnasium(game_id):
    game = gradlon.game(game_id)
    made = gymnasium.make(f"gradlon/{game.title}-v{game.version}").unwrapped

    class Legal(gymnasium.Wrapper):
        """The checker acts at random: any action is turned into the next legal one."""

        def step(self, action):
            mask = self.unwrapped.action_masks()
            order = np.roll(np.arange(len(mask)), -int(action))
            return self.env.step(int(order[np.argmax(mask[order])]) if mask.any() else 0)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Legal(made), skip_render_check=True, skip_close_check=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_openspiel(game_id):
    game = pyspiel.load_game(f"gradlon_{game_id}(players={gradlon.game(game_id).seats[0]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_openspiels_bots_play(game_id):
    game = pyspiel.load_game(f"gradlon_{game_id}")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searches = [
        mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=rng),
    ]
    for search in searches:
        assert search.step(state) in state.legal_actions()
