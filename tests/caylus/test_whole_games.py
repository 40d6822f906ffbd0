"""Whole games: golden ones that must not change, and random ones that must end and reach every rule."""

import random
from pathlib import Path

import pytest

import gradlon
from gradlon.games.caylus import GAME
from gradlon.games.caylus.tables import JEWELER, LAWYER
from gradlon.kernel.contract import check
from gradlon.kernel.dice import Rng
from gradlon.kernel.game import rule_name
from gradlon.kernel.playout import playout
from gradlon.rulebook import LANGUAGES
from gradlon.words import Words, needed

from . import eager, positions

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
VARIANTS = ({}, {"favors": "simplified"}, {"jeweler": "without"}, {"lawyer_points": "3"})


def golden(name):
    return gradlon.load(next(file for file in GOLDEN if file.stem == name).read_text(encoding="utf-8"))


def test_golden_games_of_every_seat_count_and_variant():
    matches = [gradlon.load(file.read_text(encoding="utf-8")) for file in GOLDEN]
    assert {match.seats for match in matches} == set(GAME.seats)
    for option in GAME.options:
        assert {match.options[option.key] for match in matches} == set(option.values)


def test_the_golden_games_show_their_variants():
    """Sections 12 and 13."""
    simplified = golden("simplified_favors")
    assert any(event.section == "12" for event in simplified.events) and not any(
        event.section == "9" for event in simplified.events
    )
    assert golden("without_jeweler").state.where[JEWELER] == -1
    events = golden("lawyer_of_three_points").events
    at = next(i for i, event in enumerate(events) if event.message == "builds" and event.args[1] == LAWYER)
    assert (events[at + 1].message, events[at + 1].args[1]) == ("scores", 3)


@pytest.mark.parametrize(("seats", "options"), [*zip(GAME.seats, VARIANTS, strict=True)])
def test_the_contract_holds(seats, options):
    match = check(GAME, seats, options, seed=seats)
    assert match.over and match.state.scored == 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end(seats):
    rng = Rng(seats)
    for _ in range(25):
        s = GAME.new(seats)
        playout(s, rng)
        assert s.scored == 3 and s.turn <= 18
        assert all(score >= 0 for score in s.scores())
        assert s.provost == s.bailiff <= 25


RARE = {"exchange_cube": 0, "take_goods": 2}  # asked in test_ruling_54; here with these numbers


def speak(languages, s, seat):
    """Say the question, the table and all labels and refusals in every language."""
    for words in languages:
        assert words.said(GAME.prompt(s, seat))
        for line in GAME.table(GAME.view(s, seat)):
            assert words.said(line)
        for action in range(len(GAME.verbs)):
            assert words.action(action)
            refusal = GAME.why_not(s, seat, action)
            assert refusal is None or words.refusal(refusal, seat, action)


def test_every_question_is_asked_in_some_game_and_told_in_three_languages():
    """Every rule that can ask a seat does so; prompts, labels, refusals, events and table read in every language."""
    asked = set()
    languages = [Words(GAME, language) for language in LANGUAGES]
    dice = random.Random(11)

    def look(match):
        name = rule_name(match.state.book[match.state.now])
        if name not in asked:
            asked.add(name)
            speak(languages, match.state, match.waiting[0])

    asking = {message.removeprefix("ask-") for message in needed(GAME) if message.startswith("ask-")} - set(RARE)
    games = 0
    while not asking <= asked and games < 80:
        match = eager.play(gradlon.new("caylus", seats=2 + games % 4, dice=dice), dice, look)
        assert all(words.event(event, 0) for words in languages[: 3 if games < 4 else 1] for event in match.events)
        games += 1
    assert asking <= asked
    for name, number in RARE.items():
        s = positions.table()
        positions.have(s, 0, food=1, cloth=1)
        positions.start(s, (name, 0, number))
        assert positions.asked(s) == (name, 0)
        speak(languages, s, 0)


def test_with_simplified_favors_nobody_is_told_of_the_favor_table():
    """Section 12: the table is not used, so no columns of it open."""
    told = {event.message for event in golden("simplified_favors").events}
    assert "scoring" in told and "opens_columns" not in told
