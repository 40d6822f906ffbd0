"""What holds for every game beside the contract: its rules in words, their tests, and its golden games."""

import re
from itertools import product
from pathlib import Path

import pytest

import gradlon
from gradlon.kernel.contract import check
from gradlon.kernel.ints import COMPILED
from gradlon.kernel.registry import examples
from gradlon.rulebook import LANGUAGES, sections
from gradlon.terminal.bench import run_interpreted
from gradlon.words import missing

TESTS = Path(__file__).parent
GAMES = [*examples(), *gradlon.games()]
GOLDEN = sorted(TESTS.glob("*/golden/*.txt"))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_message_exists_in_three_languages(game_id):
    assert missing(gradlon.game(game_id)) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_have_the_same_sections_in_three_languages(game_id):
    game = gradlon.game(game_id)
    told = {language: [(found.id, found.rule) for found in sections(game, language)] for language in LANGUAGES}
    assert told["en"] == told["fr"] == told["es"]
    assert len({id_ for id_, _ in told["en"]}) == len(told["en"])
    rulings = {language: re.findall(r"\*\*(R\d+)\*\*", text(game, language)) for language in LANGUAGES}
    assert rulings["en"] == rulings["fr"] == rulings["es"]


def text(game, language):
    return (game.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")).read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", GAMES)
def test_cited_sections_exist_and_sections_of_rules_are_cited(game_id):
    game = gradlon.game(game_id)
    known = {found.id: found.rule for found in sections(game)}
    cited = {rule.section for rule in game.rules}
    others = {refusal.section for refusal in game.refusals if refusal.section} | {option.section for option in game.options}
    assert cited | others <= set(known), "every cited section exists"
    assert {id_ for id_, rule in known.items() if rule} <= cited | others, "every section marked as a rule is cited by one"


@pytest.mark.parametrize("game_id", gradlon.games())
def test_every_section_of_a_rule_is_named_by_a_test(game_id):
    told = " ".join(file.read_text(encoding="utf-8") for file in (TESTS / game_id).rglob("*.py"))
    named = set(re.findall(r"[Ss]ections? ((?:[0-9A-Z]+(?:\.[0-9A-Z]+)*(?:, | and )?)+)", told))
    ids = {id_ for group in named for id_ in re.split(r", | and ", group)}
    assert {found.id for found in sections(gradlon.game(game_id)) if found.rule} <= ids


@pytest.mark.parametrize("game_id", gradlon.games())
def test_every_ruling_has_a_test_with_its_number(game_id):
    told = " ".join(file.read_text(encoding="utf-8") for file in (TESTS / game_id).rglob("*.py"))
    tested = {int(number) for number in re.findall(r"def test_ruling_0*(\d+)", told)}
    assert {int(number) for number in re.findall(r"\*\*R(\d+)\*\*", text(gradlon.game(game_id), "en"))} <= tested


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_golden_games_reach_their_scores(file):
    record = file.read_text(encoding="utf-8")
    match = gradlon.load(record)
    assert match.over and match.record() == record


BYTES = """
import hashlib, sys
import gradlon
from gradlon.kernel.ints import COMPILED
from gradlon.kernel.record import state_to_json

def digest(record):
    match = gradlon.load(record)
    again = gradlon.new(match.game.id, match.seats, match.options)
    told = hashlib.sha256()
    for seat, action in match.log:
        events = again.play(seat, action)
        told.update(state_to_json(again.state).encode())
        told.update(repr([tuple(event) for event in events]).encode())
        told.update(repr([again.legal(seat) for seat in range(match.seats)]).encode())
    return told.hexdigest()
"""


@pytest.mark.skipif(not COMPILED, reason="compares the compiled engine with its source")
def test_compiled_and_interpreted_engines_reach_the_same_bytes():
    """Every state, event and list of legal actions of every golden game."""
    here = {}
    exec(BYTES, here)
    ours = [here["digest"](file.read_text(encoding="utf-8")) for file in GOLDEN]
    files = [str(file) for file in GOLDEN]
    code = f"{BYTES}\nassert not COMPILED\nfor file in {files!r}:\n    print(digest(open(file, encoding='utf-8').read()))"
    assert run_interpreted(code).split() == ours


def lineups(game):
    """Every seat count with the defaults, and every value of every option at every seat count that allows it."""
    for seats in game.seats:
        yield seats, {}
        for option in game.options:
            for value in option.values:
                if value != option.default and (not option.seats or seats in option.seats):
                    yield seats, {option.key: value}


@pytest.mark.parametrize(("game_id", "seed"), [*product(GAMES, range(2))])
def test_every_seat_count_and_option_keeps_the_contract(game_id, seed):
    game = gradlon.game(game_id)
    for seats, options in lineups(game):
        check(game, seats, options, seed)
