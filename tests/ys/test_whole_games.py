"""Whole games: what every one of them keeps, and that all of the cards come into play."""

import random
from collections import Counter
from itertools import product

import pytest
from make_golden import GOLDEN, LINEUPS, play

import gradlon
from gradlon.games.ys import GAME
from gradlon.games.ys.rules.placing import PLACE_BROKER
from gradlon.games.ys.tables import CARDS, DISCARDED, EITHER, IN_PLAY, OWNERS, TURNS, UNSEEN
from gradlon.kernel.agenda import CHANCE, OVER
from gradlon.kernel.contract import check
from gradlon.kernel.dice import Rng
from gradlon.kernel.ints import i64, vec
from gradlon.kernel.playout import playout
from gradlon.words import Words

TOGETHER = [
    (seats, {"kings_favor": "yes", "express": "yes", "look_at_own": look} | more)
    for seats, look, more in [(4, "no", {}), (3, "yes", {"neighborhoods": "three"}), (3, "no", {})]
] + [(2, {"neutral_brokers": "strong", "neutral_market_point": "neutral", "look_at_own": "no"})]


@pytest.mark.parametrize(("seats", "options"), TOGETHER)
def test_variants_together_keep_the_contract(seats, options):
    check(GAME, seats, options, seed=11)


@pytest.mark.parametrize("name", LINEUPS)
def test_the_golden_games_can_be_made_again(name):
    assert play(*LINEUPS[name]).record() == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_verb_and_every_message_comes_up_in_a_golden_game():
    """A verb or a message that never comes up would be one that nobody has read."""
    verbs, messages = Counter(), Counter()
    for file in GOLDEN.glob("*.txt"):
        match = gradlon.load(file.read_text(encoding="utf-8"))
        verbs.update(GAME.verbs.verb(entry.action).name for entry in match.log)
        messages.update(event.message for event in match.events)
        messages.update(event.otherwise for event in match.events)
    assert set(verbs) == {verb.name for verb in GAME.verbs}
    assert set(messages) - {""} == set(GAME.messages)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_whole_game_can_be_told(language):
    """Every prompt, choice, event and line of the table of some games becomes a sentence."""
    for seats, options in [*TOGETHER, (4, {}), (2, {})]:
        chooser = random.Random(3)
        match = gradlon.new("ys", seats=seats, options=options, dice=random.Random(3))
        words = Words(GAME, language)
        while not match.over:
            seat = chooser.choice(match.waiting)
            assert words.said(GAME.prompt(match.state, seat))
            for choice in chooser.sample(match.choices(seat), min(3, len(match.choices(seat)))):
                assert words.choice(choice)
            for line in GAME.table(match.view(seat)):
                assert words.said(line)
            match.play(seat, chooser.choice(match.legal(seat)))
        for event in match.events:
            assert words.event(event, 0)


@pytest.mark.parametrize(("seats", "favor"), [*product((3, 4), ("yes", "no"))])
def test_a_turn_gives_back_what_it_took(seats, favor):
    """Section 8K: at each new turn all brokers but those in the throne room are behind the screens, and nothing is in play."""
    s = GAME.new(seats, {"kings_favor": favor})
    rng, turn = Rng(4), 0
    while s.who != OVER:
        if s.turn > turn:
            turn = int(s.turn)
            assert GAME.view(s, 0)["behind"] == [11] * seats
            assert len(GAME.view(s, 0)["brokers"]) == (seats * (turn - 1) if favor == "yes" else 0)
            assert not [place for place in s.card_at if IN_PLAY <= place < IN_PLAY + OWNERS]
            assert list(s.played) == [0] * OWNERS and s.taken == 0 and s.hired == -1 and s.looks == 0
        legal = s.legal(s.who) if s.who == CHANCE or s.who >= 0 else None
        if legal is None:
            for seat in range(seats):
                s.apply(seat, s.legal(seat)[rng.below(len(s.legal(seat)))])
        else:
            s.apply(s.who, legal[rng.below(len(legal))])
    assert s.turn == TURNS and sum(s.ships) == 24 - 20


@pytest.mark.parametrize(("seats", "used"), [(4, 12), (3, 12), (2, 9)])
def test_each_game_shows_three_characters_for_each_neighborhood(seats, used):
    """Sections 3 and 5A."""
    s = GAME.new(seats)
    playout(s, Rng(1))
    assert list(s.card_at).count(UNSEEN) == CARDS - used
    assert DISCARDED in s.card_at


def test_the_ways_to_place_two_brokers():
    """Sections 7A and 7B: 240 for the first; for the second, fewer values after the only 2, fewer squares after the market."""
    s = GAME.new(4)
    s.agenda = vec[i64]()
    s.do(PLACE_BROKER, 0, 1, EITHER)
    s.settle()
    assert len(s.legal(0)) == 5 * 2 * 24
    ways = 0
    for action in s.legal(0):
        copy = s.copy()
        copy.apply(0, action)
        ways += len(copy.legal(0))
    assert ways == 2 * (4 * 5 + 4) * (12 * 24 + 12 * 23)
