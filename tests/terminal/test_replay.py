"""Stepping through a record."""

import random

import gradlon
from gradlon.terminal.replay import Replay
from gradlon.terminal.table import Screen


def replay(*lines, language="en"):
    match = gradlon.new("tollgate", 2, {"days": "1"}, random.Random(1))
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    written, typed = [], list(lines)

    def read(_prompt):
        if not typed:
            raise EOFError
        return typed.pop(0)

    Replay(match, language, Screen(written.append, read, lambda: None)).step()
    return written


def test_enter_goes_on_to_the_end():
    text = replay("", "", "", "", "")
    assert [line for line in text if line.startswith("Move")] == [
        "Move 1 of 4: chance, roll one",
        "Move 2 of 4: Player 1, collect",
        "Move 3 of 4: chance, roll three",
        "Move 4 of 4: Player 2, collect",
    ]
    assert "    Player 1 collects one coin. [2]" in text and text[-1] == "That was the last move."


def test_one_goes_back_and_to_a_number():
    text = replay("3", "b", "0", "99", "b", "t", "what?", "q", "")
    moves = [line for line in text if line.startswith(("Move", "Before"))]
    assert [line[:6] for line in moves] == ["Before", "Move 3", "Move 2", "Before", "Move 4", "Move 3"]
    assert "Player 1: 3 coins." in text
    assert text[-1].startswith("Enter: next move")


def test_it_speaks_the_readers_language():
    assert "Coup 1 sur 4 : le hasard, roll one" in replay("", language="fr")
