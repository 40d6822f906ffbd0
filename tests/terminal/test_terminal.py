"""The terminal client, typed at."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner

import gradlon
from gradlon.kernel.ints import COMPILED
from gradlon.terminal import WORDS
from gradlon.terminal.bench import measure
from gradlon.terminal.commands import app
from gradlon.terminal.table import Screen, TerminalTable

DEALT = ["draw candle", "draw candle", "draw lantern", "draw lantern"]


class Typist:
    """A screen that answers from a list and keeps what was written."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.written = []

    def read(self, prompt):
        self.written.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def screen(self):
        return Screen(self.written.append, self.read, lambda: self.written.append("<clear>"))

    @property
    def text(self):
        return "\n".join(self.written)


def wreckers():
    match = gradlon.new("wreckers", 2)
    for action in DEALT:
        match.play(gradlon.CHANCE, action)
    match.resume(random.Random(1))
    return match


def sit(tmp_path, *lines, match=None, people=(0,), language="en"):
    typist = Typist(*lines)
    table = TerminalTable(match or wreckers(), language, people, tmp_path / "game.txt", typist.screen())
    table.others.seed(1)
    table.play()
    return table, typist.text


def test_the_prompt_has_its_section_and_numbered_choices_with_their_words(tmp_path):
    _, text = sit(tmp_path)
    assert "Player 1: Which light do you show tonight? [2]" in text
    assert "  1. Show a candle (show candle)\n  2. Show a lantern (show lantern)" in text


@pytest.mark.parametrize("typed", ["2", "show lantern"])
def test_one_answers_with_a_number_or_with_words(tmp_path, typed):
    table, text = sit(tmp_path, typed)
    assert "Player 1 shows a lantern. [3]" in text
    assert table.match.game.verbs.text(next(e.action for e in table.match.log if e.seat == 0)) == "show lantern"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "The choices are numbered from 1 to 2."),
        ("0", "The choices are numbered from 1 to 2."),
        ("shwo candle", "“shwo” is neither an action nor a command. Near it: show."),
        ("quti", "Near it: quit."),
        ("show", "“show” is written like this: show LIGHT."),
        ("show candel", "“candel” does not fit here. Near it: candle."),
        ("show beacon", "You hold no beacon. [2]"),
        ("draw beacon", "That is not what is being decided now. [2]"),
        ("why show beacon", "You hold no beacon. [2]"),
        ("why show candle", "Nothing is against it: it is choice 1."),
        ("why", "Near it:"),
        ("rules", "     4  Drawing"),
        ("rules 4", "When the deck is empty"),
        ("rules 99", "There is no section “99”. There are 1, 2, 3, 4, 5."),
        ("list lant", "  2. Show a lantern (show lantern)"),
        ("list x", "No choice contains “x”."),
        ("table", "Your hand: candle and lantern."),
        ("log", "Player 2 draws a light. [4]"),
        ("undo", "There is nothing to take back."),
        ("save", "Save it where? Type save and a file name."),
        ("save /no/such/folder/x", "The game could not be written to /no/such/folder/x: No such file or directory."),
        ("?", "why ACTION      why an action is refused"),
        ("help", "Words of this game: show LIGHT; draw LIGHT."),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_the_game_waits(tmp_path, typed, answer):
    table, text = sit(tmp_path, "", typed)
    before, _, after = text.partition("(show lantern)\n> \n> \n")
    assert answer in after and before
    assert table.match.waiting == [0]


def test_undo_takes_back_what_betrays_nothing(tmp_path):
    match = wreckers()
    table, text = sit(tmp_path, "", "show candle", "", "undo", match=match, people=(0, 1))
    assert "The last action of Player 1 is taken back." in text and table.match.waiting == [0, 1]


def test_undo_says_what_stands_in_the_way(tmp_path):
    _, text = sit(tmp_path, "show candle", "undo")
    assert "It can’t be taken back: chance has decided since." in text


def test_several_people_change_places_before_secrets_are_shown(tmp_path):
    _, text = sit(tmp_path, "", "1", "", people=(0, 1))
    first, second = text.split("It is for Player 2 to decide.")
    assert "<clear>\nIt is for Player 1 to decide. Everyone else looks away;" in first
    assert first.endswith("<clear>\n") and second.split("\n")[1] == "<clear>"
    assert "Player 1 has chosen a candle" not in second and "Player 1 has chosen." in second


def test_where_nothing_is_hidden_nobody_changes_places(tmp_path):
    match = gradlon.new("tollgate", 2, {"days": "1"}, random.Random(1))
    _, text = sit(tmp_path, "collect", "collect", match=match, people=(0, 1))
    assert "<clear>" not in text and "The game is over" in text


def test_quitting_loses_nothing(tmp_path):
    table, text = sit(tmp_path, "show candle", "quit")
    assert f"To go on: gradlon play --resume {tmp_path / 'game.txt'} --you 1" in text
    assert gradlon.load((tmp_path / "game.txt").read_text()).log == table.match.log


def test_where_the_game_cannot_be_kept_it_is_printed(tmp_path):
    typist = Typist("quit")
    TerminalTable(wreckers(), "en", [0], tmp_path / "no" / "game.txt", typist.screen()).play()
    assert "could not be written" in typist.text and "gradlon record 1\ngame wreckers 1" in typist.text


def test_coming_back_one_is_told_what_happened_lately(tmp_path):
    table, _ = sit(tmp_path, "show candle", "quit")
    _, text = sit(tmp_path, match=gradlon.load(table.match.record()))
    assert "Night 2 falls." in text


def test_a_whole_game_ends_with_scores_and_winners(tmp_path):
    table, text = sit(tmp_path, "1", "1", "1")
    assert table.match.over
    assert re.search(r"The game is over: Player 1: \d, Player 2: \d\. Player", text)
    assert "The record of the game is in" in text


@pytest.mark.parametrize(
    ("language", "words", "command"),
    [("fr", "Joueur 1 : Quel feu montrez-vous cette nuit ?", "aide"), ("es", "Jugador 1: ¿", "ayuda")],
)
def test_the_table_speaks_the_readers_language(tmp_path, language, words, command):
    _, text = sit(tmp_path, command, language=language)
    assert words in text and "You can also type" not in text
    assert f"--lang {language}" in text


def test_the_terminal_says_the_same_in_three_languages():
    found = {}
    for file in WORDS.glob("*.ftl"):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        found[file.stem] = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert set(found) == {"en", "fr", "es"} and found["en"] == found["fr"] == found["es"]


def test_many_choices_are_cut_and_can_be_listed(tmp_path, monkeypatch):
    monkeypatch.setattr("gradlon.terminal.table.LISTED", 1)
    _, text = sit(tmp_path)
    assert "… and 1 more" in text


# The commands.


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def call(*words, typed="", code=0):
        done = CliRunner().invoke(app, [str(word) for word in words], input=typed)
        assert done.exit_code == code, done.output + done.stderr
        return done.output + (done.stderr if code else "")

    return call


def test_a_game_is_played_resumed_replayed_and_shown(run):
    run("play", "wreckers", "--seed", 3, typed="1\nquit\n")
    assert Path("wreckers-1.txt").exists()
    run("play", "--resume", "wreckers-1.txt", typed="1\n1\n")
    assert "are right, and the scores" in run("replay", "--check", "wreckers-1.txt")
    moves = len(gradlon.load(Path("wreckers-1.txt").read_text()).log)
    assert f"Move {moves} of {moves}: Player" in run("replay", "wreckers-1.txt")
    assert "Night 1 of 3." in run("show", "wreckers-1.txt", "--at", 4)
    assert "Your hand" in run("show", "wreckers-1.txt", "--at", 4, "--seat", 1)
    assert "Your hand" not in run("show", "wreckers-1.txt", "--at", 4)
    run("play", "wreckers", "--seed", 3, typed="1\nquit\n")
    assert Path("wreckers-2.txt").exists(), "a kept game is never overwritten by another"


def test_the_same_seed_gives_the_same_game(run):
    run("play", "wreckers", "--seed", 3, "--you", "none")
    run("play", "wreckers", "--seed", 3, "--you", "none")
    assert Path("wreckers-1.txt").read_text() == Path("wreckers-2.txt").read_text()


def test_a_newcomer_is_asked_which_game(run):
    text = run("play", typed="x\n1\n3\nquit\n")
    assert "1. " in text and "How many players?" in text


def test_an_unfinished_record_is_checked_too(run):
    run("play", "wreckers", "--seed", 3, typed="1\nquit\n")
    assert "the game is not over" in run("replay", "--check", "wreckers-1.txt")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["play", "caylsu"], "there is no game 'caylsu'"),
        (["play", "wreckers", "--seats", "5"], "Wreckers is for 2 to 2 players, not 5"),
        (["play", "wreckers", "--you", "3"], "--you is all, none, or seats from 1 to 2 with commas between, not '3'"),
        (["play", "wreckers", "-o", "nights"], "--option is written KEY=VALUE, not 'nights'"),
        (["play", "wreckers", "-o", "nights=9"], "option 'nights' is one of 2, 3, 5, not '9'"),
        (["play", "wreckers", "--lang", "de"], "--lang is one of en, fr, es, not 'de'"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt can't be read: No such file"),
        (["play", "wreckers", "--resume", "x.txt"], "leave those out"),
        (["replay", "bad.txt"], "bad.txt: line 1: this is no record"),
        (["replay", "binary.txt"], "binary.txt is no record: it is not text"),
        (["show", "good.txt", "--at", "99"], "--at is a number from 0 to 0, not 99"),
        (["show", "good.txt", "--seat", "9"], "--seat is a number from 1 to 2, not 9"),
        (["rules", "wreckers", "9"], "Wreckers has no section '9'"),
        (["bench", "wreckers", "--seats", "7"], "Wreckers is for 2 to 2 players, not 7"),
    ],
)
def test_bad_input_gets_a_clear_error(run, words, message):
    Path("bad.txt").write_text("hello\n")
    Path("binary.txt").write_bytes(b"\xff\xfe\x00")
    Path("good.txt").write_text("gradlon record 1\ngame wreckers 1\nseats 2\nmoves 0\n\n")
    text = run(*words, code=2)
    assert message in text and "Traceback" not in text


def test_games_and_rules_are_listed(run):
    assert "wreckers  Wreckers, 2 players. " in run("games") and "-o nights=2|3|5" in run("games")
    assert "Naufrageurs" in run("games", "--lang", "fr")
    assert "2  A night" in run("rules", "wreckers")


def test_the_bench_counts_decisions_and_chance_apart(run):
    text = run("bench", "wreckers", "--seconds", "0.05", "--json", "speed.json")
    assert "decisions/s" in text and "imagine" in text and " 6.0 " in text
    rows = json.loads(Path("speed.json").read_text())
    assert [row["compiled"] for row in rows] == ([True, False] if COMPILED else [False])
    speed = measure(gradlon.game("wreckers"), 2, {}, 0.01)
    assert speed.decisions == speed.games * 6 and speed.chance == speed.games * 8
    assert speed.copy > 0 and speed.bytes > 100 and speed.decisions_per_second > 0 and speed.games_per_second > 0


def test_a_killed_terminal_keeps_the_game(tmp_path):
    code = "import sys; from gradlon.terminal.commands import app; app(sys.argv[1:])"
    play = [sys.executable, "-c", code, "play", "wreckers", "--seed", "3"]
    process = subprocess.Popen(play, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    process.stdin.write("1\n")
    process.stdin.flush()
    while "Night 2 of 3" not in process.stdout.readline():
        pass
    process.terminate()
    process.communicate()
    match = gradlon.load((tmp_path / "wreckers-1.txt").read_text())
    assert any(entry.seat == 0 for entry in match.log)
    assert json.dumps(match.view(0))
