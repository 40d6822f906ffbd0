"""The contract over every game."""

import pytest

import gradlon
from gradlon.kernel.contract import check
from gradlon.words import missing

GAMES = ["wreckers", "tollgate", *gradlon.games()]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_every_seat_count_keeps_the_contract(game_id, seed):
    game = gradlon.game(game_id)
    for seats in game.seats:
        check(game, seats, {}, seed)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_message_exists_in_three_languages(game_id):
    assert missing(gradlon.game(game_id)) == []
