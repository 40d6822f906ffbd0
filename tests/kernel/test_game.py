"""What a game may leave out, and where games are found."""

from typing import ClassVar

import pytest

import gradlon
from gradlon.examples.tollgate import TollgateGame
from gradlon.kernel import registry
from gradlon.kernel.agenda import EVERYONE, Event
from gradlon.kernel.batch import Batch
from gradlon.kernel.dice import Rng
from gradlon.kernel.errors import BadSetup, IllegalAction
from gradlon.kernel.game import SPECTATOR, Game, Option, Said, Secret, rule_name
from gradlon.kernel.ints import i64, vec
from gradlon.kernel.playout import count_copies, count_playouts, playout


class Variant(TollgateGame):
    options: ClassVar = (Option("feud", ("off", "on"), "off", "1", seats=(3,)),)


def test_an_option_may_be_for_some_seat_counts_only():
    game = Variant()
    assert game.choose_options(3, {"feud": "on"}) == {"feud": "on"}
    assert game.choose_options(2, {"feud": "off"}) == game.choose_options(2, {}) == {"feud": "off"}
    with pytest.raises(BadSetup, match="option 'feud' is for 3 players, not 2"):
        game.choose_options(2, {"feud": "on"})


def test_what_a_game_leaves_out_is_plain():
    game = gradlon.game("tollgate")
    s = game.new(2)
    assert game.secrets(s) == [] and game.conserved(s) == {}
    assert not game.deducible(s, 0, Secret("x", 0, 0))
    for act in (lambda: Game().setup(2, {}), lambda: Game().view(s, 0), lambda: Game().table({})):
        with pytest.raises(NotImplementedError):
            act()


def test_equal_scores_share_the_victory():
    game = gradlon.game("tollgate")
    s = game.new(3)
    assert game.winners(s) == [0, 1, 2]
    s.coins[1] += 1
    assert game.winners(s) == [1]


def test_rules_are_named_in_small_letters():
    assert [rule_name(rule) for rule in gradlon.game("tollgate").rules][:2] == ["day", "roll_die"]


def test_a_playout_ends_and_gives_the_scores():
    s = gradlon.game("wreckers").new(2)
    assert list(playout(s, Rng(1))) == list(s.scores())


def test_playouts_and_copies_are_counted():
    s = gradlon.game("wreckers").new(2)
    assert list(count_playouts(s, Rng(1), 10)) == [60, 80]
    assert count_copies(s, 3) == 6


class Point:
    """An entry point of another package."""

    def __init__(self, name, game):
        self.name = name
        self.game = game

    def load(self):
        return self.game


@pytest.fixture
def announced(monkeypatch):
    def entry_points(group):
        assert group == "gradlon.games"
        return [Point("turnpike", Turnpike()), Point("liar", Turnpike())]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry.game.cache_clear()
    yield
    registry.game.cache_clear()


class Turnpike(TollgateGame):
    id = "turnpike"


@pytest.mark.usefixtures("announced")
def test_games_of_other_packages_are_found():
    assert "turnpike" in gradlon.games()
    assert gradlon.game("turnpike").id == "turnpike"


@pytest.mark.usefixtures("announced")
def test_a_game_must_bear_the_name_it_is_announced_by():
    with pytest.raises(BadSetup, match="the game found as 'liar' calls itself 'turnpike'"):
        gradlon.game("liar")


def test_the_examples_can_be_played_but_are_not_listed_as_games():
    assert registry.examples() == ["tollgate", "wreckers"]
    assert not set(registry.examples()) & set(gradlon.games())


def test_the_list_of_games_and_the_folder_of_games_go_by_one_name():
    import gradlon.games  # noqa: PLC0415 - the order of imports is what is tested

    assert callable(gradlon.games) and gradlon.games() == sorted(gradlon.games())


def test_an_event_is_read_in_full_in_part_or_not_at_all():
    game = gradlon.game("wreckers")
    drawn = Event("draws", "4", (0, 2, 0, 0), 0b01, "draws_hidden")
    assert game.readable(drawn, 0) == Said("draws", {"seat": 0, "light": 2})
    assert game.readable(drawn, 1) == game.readable(drawn, SPECTATOR) == Said("draws_hidden", {"seat": 0})
    assert game.readable(drawn._replace(otherwise=""), 1) is None
    assert game.readable(drawn._replace(to=EVERYONE), SPECTATOR) == Said("draws", {"seat": 0, "light": 2})


def test_every_noun_is_known_by_its_name():
    assert set(gradlon.game("tollgate").all_nouns()) == {"face", "place", "to"}


def test_an_observation_has_the_decision_and_the_game():
    game = gradlon.game("tollgate")
    s = game.new(2)
    s.apply(-2, game.verbs.parse("roll two"))
    numbers = [int(number) for number in game.observe(s, 1)]
    told, at = {}, 0
    for field in game.layout(2):
        told[field.name] = numbers[at : at + field.size]
        at += field.size
    assert told["waiting"] == [0, 1], "the other seat decides"
    assert told["rule"].index(1) == 2 and told["face"] == [0, 1, 0] and told["coins"] == [2, 2] and told["seat"] == [0, 1]


class Plain(TollgateGame):
    fields = Game.fields
    write = Game.write


def test_a_game_that_says_nothing_of_itself_still_shows_the_decision():
    game = Plain()
    assert len(game.observe(game.new(2), 0)) == sum(field.size for field in game.layout(2)) == 1 + 2 + len(game.rules) + 2


def test_a_batch_plays_many_games_and_refuses_what_is_illegal():
    game = gradlon.game("wreckers")
    size = sum(field.size for field in game.layout(2))
    batch = Batch(game.new(2), 3, size, len(game.verbs), 1, game.write)
    ended = 0
    for _ in range(20):
        first = [next(a for a in range(len(game.verbs)) if batch.masks[row * len(game.verbs) + a]) for row in range(3)]
        for wrong in ([*first[:2], 5], [*first[:2], -1], first[:2]):
            with pytest.raises(IllegalAction):
                batch.step(vec[i64](wrong))
        batch.step(vec[i64](first))
        ended += sum(batch.ended)
    assert ended == 9 and max(batch.scores) > 0
