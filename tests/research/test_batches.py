"""Batches: many games in one call."""

import numpy as np
import pytest

import gradlon
from gradlon.kernel.errors import IllegalAction
from gradlon.kernel.registry import examples
from gradlon.research.batches import Batches
from gradlon.research.core import Core

GAMES = [*examples(), *gradlon.games()]


def random_legal(rows, rng):
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in rows.mask])


@pytest.mark.parametrize("game_id", GAMES)
def test_games_run_side_by_side_and_begin_anew(game_id):
    batches, rng = Batches(game_id, rows=8, seed=3), np.random.default_rng(1)
    rows, ended = batches.rows(), 0
    for _ in range(400):
        assert rows.mask.any(axis=1).all() and np.isfinite(rows.observation).all()
        rows = batches.step(random_legal(rows, rng))
        ended += int(rows.done.sum())
        assert rows.seat.max() < batches.core.seats
    assert ended > 0
    assert rows.observation.shape == (8, batches.core.size) and rows.scores.shape == (8, batches.core.seats)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_row_shows_what_the_seat_sees(game_id):
    batches, rng = Batches(game_id, rows=3, seed=5), np.random.default_rng(1)
    rows = batches.rows()
    core = Core(game_id, None, None, "win")
    for _ in range(60):
        for row in range(3):
            state = batches.batch.states[row]
            assert np.allclose(rows.observation[row], core.scaled(state, int(rows.seat[row])), atol=1e-5)
            assert np.flatnonzero(rows.mask[row]).tolist() == [int(a) for a in state.legal(int(rows.seat[row]))]
        rows = batches.step(random_legal(rows, rng))


def test_an_illegal_action_changes_nothing():
    batches = Batches("tollgate", rows=2)
    before = batches.rows()
    legal = random_legal(before, np.random.default_rng(1))
    for wrong in ([legal[0], 4], [legal[0], -1], [legal[0], 999], [legal[0]]):
        with pytest.raises(IllegalAction):
            batches.step(np.array(wrong))
    assert all(np.array_equal(one, other) for one, other in zip(before, batches.rows(), strict=True))
