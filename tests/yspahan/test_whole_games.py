"""Whole games: they end after 21 days, and what they say can be read in three languages."""

import random
import re
from pathlib import Path

import pytest

import gradlon
from gradlon.games.yspahan.rules.booklet import BUY_DICE, SELECT_DICE
from gradlon.games.yspahan.tables import BUILDINGS, CARDS, QUARTERS, SOUKS, TABLES
from gradlon.kernel.agenda import CHANCE, OVER
from gradlon.kernel.dice import Rng
from gradlon.kernel.playout import random_step
from gradlon.rulebook import LANGUAGES
from gradlon.words import Words

from .positions import GAME, act, asked, begin, cards, have, ints, options, table, tower

LINEUPS = [
    (2, {}),
    (2, {"both_discounts": "yes"}),
    (3, {}),
    (3, {"discounts": "price"}),
    (4, {}),
    (4, {"discounts": "price", "both_discounts": "yes"}),
]


@pytest.mark.parametrize(("seats", "options"), LINEUPS)
def test_random_games_last_three_weeks_of_seven_days(seats, options):
    """Section 3: 21 days, the first player changing every day, and points that add up."""
    for seed in range(20):
        s, rng = GAME.new(seats, options), Rng(1000 * seats + seed)
        while s.who != OVER:
            random_step(s, rng)
        days = [event.args for event in s.events if event.message == "day"]
        assert [(week, day) for week, day, _, _ in days] == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]
        assert [first for _, _, first, _ in days[:20]] == [day % seats for day in range(20)]
        scored = [0] * seats
        for event in s.events:
            if event.message == "scores":
                scored[event.args[0]] += event.args[1]
        assert scored == ints(s.points) == GAME.scores(s)


@pytest.mark.parametrize(("seats", "options"), LINEUPS)
def test_turns_of_a_whole_game(seats, options):
    """Section II: as many turns as players and days make; each takes one group, or none is left."""
    s, rng = GAME.new(seats, options), Rng(seats)
    while s.who != OVER:
        random_step(s, rng)
    row = next(row for row in TABLES if row.seats == seats)
    turns = sum(event.message in {"takes", "finds_no_dice"} for event in s.events)
    assert turns == 21 * len(row.turns)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_is_said_can_be_read(language, seats):
    """Every prompt, choice, event, refusal and line about the table on the way of a random game."""
    words = Words(GAME, language)
    match, chooser = gradlon.new("yspahan", seats=seats, dice=random.Random(seats)), random.Random(seats)
    while not match.over:
        seat = match.waiting[0]
        said = [words.said(GAME.prompt(match.state, seat))]
        said += [words.said(line) for line in GAME.table(match.view(chooser.randrange(-1, seats)))]
        said += [words.choice(choice) for choice in match.choices(seat)]
        action = chooser.randrange(len(GAME.verbs))
        refusal = GAME.why_not(match.state, seat, action)
        said += [words.refusal(refusal, seat, action)] if refusal else []
        assert all(line and "{" not in line for line in said)
        for event in match.play(seat, chooser.choice(match.legal(seat))):
            assert words.event(event, seat)


def test_one_clicks_the_square_first_and_then_what_to_do_with_the_dice():
    s = table(2)
    have(s, 0, gold=4, camels=4)
    cards(s, 0, "gold3")
    tower(s, sack="2 2")
    begin(s, SELECT_DICE, 0)
    paths = {GAME.verbs.text(int(action)): GAME.choice(s, 0, int(action)).path for action in s.legal(0)}
    assert paths["take sack"] == ("square-sack", "do-take")
    assert paths["boost sack gold3"] == ("square-sack", "do-boost", "card-gold3")
    assert paths["set_aside sack full"] == ("square-sack", "do-set_aside", "price-full")
    assert paths["play gold3"] == ("card-gold3",)


def test_a_free_card_is_refused_before_the_throw_for_the_same_reasons():
    """Section 8.B: before the throw as at any other time."""
    s = table()
    cards(s, 0, "sell_camels", "build_no_gold")
    begin(s, BUY_DICE, 0)
    assert options(s) == ["roll 0", "roll 1", "roll 2"]
    for text, reason in (
        ("play sell_camels", "nothing_to_sell"),
        ("play build_no_gold", "nothing_to_build"),
        ("play gold3", "not_in_hand"),
        ("play_both", "one_discount"),
        ("take camels", "not_now"),
    ):
        refusal = GAME.why_not(s, 0, GAME.verbs.parse(text))
        assert refusal is not None and refusal.message == reason
    act(s, "roll 0")
    assert asked(s) == "ThrowDie" and s.who == CHANCE


def test_miscounted_cards_and_cubes_would_be_noticed():
    s = table()
    right = GAME.conserved(s)
    assert all(right[card.name] == 2 for card in CARDS)
    cards(s, 0, "gold3")
    s.place(1, 0)
    assert GAME.conserved(s) == right
    s.cards[0] += 1
    assert GAME.conserved(s) != right
    s.cards[0] -= 1
    s.shop[1] = 2
    assert GAME.conserved(s) != right


def test_the_golden_games_show_almost_everything_that_can_happen():
    """So that a change of any rule is likely to change one of them."""
    told = set()
    for file in (Path(__file__).parent / "golden").glob("*.txt"):
        told |= {event.message for event in gradlon.load(file.read_text(encoding="utf-8")).events}
    assert set(GAME.messages) - told <= {"no_card", "loses_cubes", "draws_hidden"}, "what is left has tests of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_prompts_tell_the_figures_of_the_tables(language):
    """Section 1.A, section II.B: the size and points of the souks to supply, the price of what can be built."""
    words = Words(GAME, language)
    for i, quarter in enumerate(QUARTERS):
        souks = sorted((souk for souk in SOUKS if souk.quarter == quarter), key=lambda souk: -souk.points)
        asked_for = words.say("ask-supply_shops", {"seat": 0, "quarter": i, "count": 1})
        told = [int(number) for number in re.findall(r"\d+", asked_for.replace("1 cube", ""))]
        assert told == [figure for souk in souks for figure in (souk.shops, souk.points)]
    for i, building in enumerate(BUILDINGS):
        label = words.say("do-build", {"building": i})
        price = [int(number) for number in re.findall(r"\d+", re.search(r"\((.*?)\)", label)[1])]
        assert price == [building.camels, building.gold][: len(price)] and (len(price) == 2 or building.gold == 0)
