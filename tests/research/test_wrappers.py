"""What the wrappers promise beyond the peers' suites."""

import random
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest

import gradlon
import gradlon.research.gymnasium
import gradlon.research.openspiel
from gradlon.kernel.errors import BadSetup, IllegalAction
from gradlon.kernel.registry import examples
from gradlon.research.core import Core
from gradlon.research.pettingzoo import env
from gradlon.research.text import describe

GAMES = [*examples(), *gradlon.games()]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_fields_of_an_observation_have_names_sizes_and_meanings(game_id):
    game = gradlon.game(game_id)
    for seats in game.seats:
        fields = game.layout(seats)
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.size > 0 and field.high > 0 and field.about for field in fields)
        assert len(game.observe(game.new(seats), 0)) == sum(field.size for field in fields)


def finished(reward):
    core = Core("tollgate", 3, {"days": "1"}, reward)
    while not core.over:
        core.step(int(core.state.legal(core.seat)[0]))
    core.state.coins[0], core.state.coins[1], core.state.coins[2] = 6, 3, 3
    return core.rewards()


def test_rewards_are_shares_of_the_win_of_the_points_or_the_lead():
    assert finished("win") == [1.0, 0.0, 0.0]
    assert finished("share") == [0.5, 0.25, 0.25]
    assert finished("difference") == pytest.approx([0.03, -0.03, -0.03])
    with pytest.raises(BadSetup, match="reward is one of win, share, difference, not 'fame'"):
        finished("fame")


def test_the_same_seed_gives_the_same_game():
    played = []
    for _ in range(2):
        core = Core("wreckers", 2, {}, "win")
        core.reset(5)
        while not core.over:
            core.step(int(core.state.legal(core.seat)[0]))
        played.append(core.rewards())
    assert played[0] == played[1]


def test_gymnasium_refuses_an_illegal_action_and_keeps_the_game():
    made = gymnasium.make("gradlon/Tollgate-v1", seats=2, seat=0).unwrapped
    _, info = made.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = made.core.observation(0)
    with pytest.raises(IllegalAction, match="is not legal now: choose where"):
        made.step(wrong)
    assert np.array_equal(before, made.core.observation(0))


def test_vectors_of_environments_keep_the_masks():
    made = gymnasium.make_vec("gradlon/Tollgate-v1", num_envs=3, vectorization_mode="sync")
    _, infos = made.reset(seed=1)
    masks = infos["action_mask"]
    assert masks.shape == (3, made.single_action_space.n)
    _, _, _, _, infos = made.step(masks.argmax(axis=1))
    assert infos["action_mask"].shape == masks.shape


def test_pettingzoo_tells_the_table():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = env("tollgate", 2, render_mode="ansi")
        made.reset(seed=1)
        assert "Day 1 of 6." in made.render()
        assert env("tollgate", 2).metadata["name"] == "gradlon_tollgate_v1"


def test_openspiel_knows_the_options_and_the_exact_chances():
    game = pyspiel.load_game("gradlon_wreckers(players=2,nights=2)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(3, 1 / 3), (4, 1 / 3), (5, 1 / 3)]
    state.apply_action(3)
    assert state.chance_outcomes() == [(3, 0.2), (4, 0.4), (5, 0.4)]
    assert state.action_to_string(-1, 3) == "draw candle"


def test_openspiel_shows_a_seat_nothing_that_it_cannot_know():
    """Two deals that differ in the other hand only look the same; resampling keeps what the seat sees."""
    game = pyspiel.load_game("gradlon_wreckers(players=2)")
    states = []
    for other in (3, 5):
        state = game.new_initial_state()
        for action in (4, other, 4, 5):
            state.apply_action(action)
        states.append(state)
    for look in ("information_state_string", "observation_string", "observation_tensor"):
        seen = [getattr(state, look)(0) for state in states]
        assert seen[0] == seen[1]
        assert getattr(states[0], look)(1) != getattr(states[1], look)(1)
    world = states[0].resample_from_infostate(0, random.random)
    assert world.observation_string(0) == states[0].observation_string(0)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_text_for_language_models_has_table_question_choices_and_rule(game_id):
    match = gradlon.new(game_id, gradlon.game(game_id).seats[0], dice=random.Random(1))
    seat = match.waiting[0]
    text = describe(match, seat)
    section = match.state.book[match.state.now].section
    assert f"[{section}]" in text and f"\n{section}. " in text
    assert all(f"\n{match.game.verbs.text(action)}: " in text for action in match.legal(seat))
