"""Records: readable, strict, and every error with its line. States as JSON."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradlon
from gradlon import BadRecord, GameError
from gradlon.kernel.record import state_from_json, state_to_json


def whole_game(game_id="tollgate", seed=1, **options):
    match = gradlon.new(game_id, 2, options, random.Random(seed))
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


RECORD = whole_game(days="1").record()


def test_a_record_reads_as_it_is_written():
    assert RECORD.splitlines() == [
        "gradlon record 1",
        "game tollgate 1",
        "seats 2",
        "option days 1",
        "moves 4",
        "scores 3 5",
        "",
        "* roll one",
        "1 collect",
        "* roll three",
        "2 collect",
    ]


def test_a_record_reads_back_to_the_same_match():
    again = gradlon.load(RECORD)
    assert again.record() == RECORD and again.over and again.scores == [3, 5]


def test_a_record_without_options_takes_the_defaults():
    assert gradlon.load("gradlon record 1\ngame tollgate 1\nseats 3\nmoves 0\n\n").options == {"days": "6"}


def test_dice_go_on_where_a_record_ends():
    text = "gradlon record 1\ngame tollgate 1\nseats 2\noption days 1\nmoves 2\n\n* roll one\n1 collect\n"
    assert gradlon.load(text).waiting == []
    assert gradlon.load(text, random.Random(1)).waiting == [1]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (RECORD, "", 1, "this is no record: its first line should be 'gradlon record 1'"),
        (RECORD, "Dear diary,\n", 1, "this is no record"),
        ("record 1", "record 2", 1, "this is no record"),
        ("tollgate", "tolgate", 2, "there is no game 'tolgate'; did you mean tollgate"),
        ("tollgate 1", "tollgate 9", 2, "this record is of version 9 of tollgate; installed is 1"),
        ("tollgate 1", "tollgate one", 2, "'one' is no number"),
        ("tollgate 1", "tollgate", 2, r"here should stand 'game' and 2 word\(s\), not 'game tollgate'"),
        ("seats 2", "seats 7", 3, "Tollgate is for 2 to 3 players, not 7"),
        ("seats 2", "seats 2 3", 3, "here should stand 'seats'"),
        ("seats 2", "chairs 2", 3, "here should stand 'seats' and 1 word"),
        ("option days 1", "option days 5", 3, "option 'days' is one of 1, 2, 6, not '5'"),
        ("option days 1", "option days 1\noption days 1", 5, "option 'days' is given twice"),
        ("moves 4", "moves 9999999999", 5, "is no number"),
        ("moves 4", "moves 5", 11, "the record breaks off: 4 moves of 5"),
        ("moves 4", "moves 3", 11, "there are 4 moves, and the head says 3"),
        ("scores 3 5", "scores 3 6", 6, r"the head says scores \[3, 6\], but the scores are \[3, 5\]"),
        ("scores 3 5", "scores 3", 6, r"the head says scores \[3\], but the scores are \[3, 5\]"),
        ("scores 3 5", "score 3 5", 6, r"here should stand 'scores' and more word\(s\), not 'score 3 5'"),
        ("scores 3 5", "scores 3 5\nweather fine", 7, "'weather fine' does not belong in the head"),
        ("\n\n", "\n", 10, "the record breaks off in its head"),
        ("2 collect\n", "", 10, "the record breaks off: 3 moves of 4"),
        ("moves 4\nscores 3 5\n\n* roll one\n1 collect\n* roll three\n2 collect\n", "mov", 5, "breaks off in its head"),
        ("1 collect", "1 colect", 9, "there is no action 'colect'; did you mean collect"),
        ("1 collect", "1 pay", 9, "'pay' is refused: not_now"),
        ("1 collect", "2 collect", 9, "player 2 has nothing to decide now"),
        ("1 collect", "3 collect", 9, "a move begins with . or a player from 1 to 2, not '3'"),
        ("1 collect", "collect", 9, "a move begins with"),
        ("2 collect", "2 collect\n2 collect", 12, "the game is over"),
    ],
)
def test_each_error_of_a_record_names_its_line(old, new, line, message):
    assert old in RECORD
    with pytest.raises(BadRecord, match=message) as caught:
        gradlon.load(RECORD.replace(old, new))
    assert caught.value.line == line


def test_scores_of_a_game_that_is_not_over_are_an_error():
    text = "gradlon record 1\ngame tollgate 1\nseats 2\nmoves 0\nscores 2 2\n\n"
    with pytest.raises(BadRecord, match="but the game is not over"):
        gradlon.load(text)


def test_a_head_that_ends_too_soon_says_what_is_missing():
    with pytest.raises(BadRecord, match="the head has no line 'seats'"):
        gradlon.load("gradlon record 1\ngame tollgate 1\n\n")


def or_none(text):
    try:
        return gradlon.load(text)
    except BadRecord:
        return None


@given(st.text())
def test_no_text_breaks_the_parser(text):
    or_none(text)
    or_none(f"gradlon record 1\n{text}")


@settings(deadline=None)
@given(st.integers(0, len(RECORD)), st.integers(0, 6), st.text(st.sampled_from("\n *123abcolewst-\x00é"), max_size=6))
def test_no_damaged_record_breaks_the_parser_or_passes_as_another_game(at, cut, put):
    text = RECORD[:at] + put + RECORD[at + cut :]
    match = or_none(text)
    if match is not None:
        rest = match.record()
        assert gradlon.load(rest).record() == rest


@settings(deadline=None)
@given(st.lists(st.sampled_from(RECORD.splitlines())))
def test_no_shuffled_record_breaks_the_parser(lines):
    or_none("\n".join(["gradlon record 1", *lines]))


# States as JSON.


@pytest.mark.parametrize("game_id", ["tollgate", "wreckers"])
def test_every_state_of_a_game_reads_back_from_its_json(game_id):
    match = gradlon.new(game_id, 2, {}, random.Random(3))
    while True:
        text = state_to_json(match.state)
        again = state_from_json(match.game, 2, match.options, text)
        assert state_to_json(again) == text
        assert [list(again.legal(seat)) for seat in (0, 1)] == [match.legal(seat) for seat in (0, 1)]
        if match.over:
            break
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])


def test_the_json_of_a_state_names_its_rules():
    match = gradlon.new("tollgate", 2)
    assert json.loads(state_to_json(match.state))["agenda"][-1] == ["roll_die", -2, 0, 0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda _: "[]", "a state is a JSON object"),
        (lambda _: "{", "this is no JSON"),
        (lambda data: json.dumps(data | {"horses": 3}), "the fields differ: horses"),
        (lambda data: json.dumps({key: data[key] for key in data if key != "day"}), "the fields differ: day"),
        (lambda data: json.dumps(data | {"day": "one"}), "field 'day' should be an integer"),
        (lambda data: json.dumps(data | {"day": True}), "field 'day' should be an integer"),
        (lambda data: json.dumps(data | {"day": 2**70}), "field 'day' should be an integer"),
        (lambda data: json.dumps(data | {"coins": [1]}), "field 'coins' should be a list of 2 integers"),
        (lambda data: json.dumps(data | {"coins": [1, None]}), "field 'coins' should be a list of 2 integers"),
        (lambda data: json.dumps(data | {"agenda": 3}), "the agenda should list frames"),
        (lambda data: json.dumps(data | {"agenda": [["run", 0, 0, 0]]}), "the agenda should list frames"),
        (lambda data: json.dumps(data | {"agenda": [["day", 0, 0]]}), "the agenda should list frames"),
        (lambda data: json.dumps(data | {"agenda": [["day", 99, 0, 0]]}), "the agenda should list frames"),
        (lambda data: json.dumps(data | {"agenda": [["day", 0, -1, 0]]}), "the agenda should list frames"),
        (lambda data: json.dumps(data | {"agenda": [["day", 0, 0, 0]]}), "no game comes to this position"),
        (lambda data: json.dumps(data | {"agenda": [[["day"], 0, 0, 0]]}), "the agenda should list frames"),
    ],
)
def test_a_damaged_state_is_refused(change, message):
    match = gradlon.new("tollgate", 2)
    with pytest.raises(GameError, match=message):
        state_from_json(match.game, 2, {}, change(json.loads(state_to_json(match.state))))
