"""A match: decisions and their numbers, errors that change nothing, undo and its barriers."""

import random

import pytest

import gradlon
from gradlon import CHANCE, BadSetup, CannotUndo, IllegalAction, NotAnAction, NotYourSeat, StaleDecision
from gradlon.kernel.game import Noun, Verbs
from gradlon.kernel.record import state_to_json


def wreckers(*moves, nights="3"):
    """Deal both a candle and a lantern, then play."""
    match = gradlon.new("wreckers", 2, {"nights": nights})
    for light in ("candle", "candle", "lantern", "lantern"):
        match.play(CHANCE, f"draw {light}")
    for seat, action in moves:
        match.play(seat, action)
    return match


def tollgate(*moves):
    """Roll a two, then play."""
    match = gradlon.new("tollgate", 2)
    match.play(CHANCE, "roll two")
    for seat, action in moves:
        match.play(seat, action)
    return match


def test_a_match_is_played_in_words_or_numbers():
    match = tollgate()
    events = match.play(0, "demand east")
    assert [(event.message, event.section) for event in events] == [("demands", "2")]
    match.play(1, match.legal(1)[0])
    assert match.scores == [3, 1] and match.winners == [] and not match.over


def test_without_dice_the_caller_plays_chance():
    match = gradlon.new("tollgate", 2)
    assert match.waiting == [] and match.legal(CHANCE) == [9, 10, 11]
    with pytest.raises(IllegalAction, match="can't come up now"):
        match.play(CHANCE, "collect")
    match.play(CHANCE, "roll three")
    with pytest.raises(NotYourSeat, match="chance has nothing to decide now"):
        match.play(CHANCE, "roll three")


def test_bad_moves_change_nothing_and_say_why():
    match = tollgate()
    before = match.record(), state_to_json(match.state)
    for seat, action, error, message in (
        (0, "demand north", IllegalAction, r"'demand north' is refused: own_house \(rule 2\)"),
        (0, "demand south", IllegalAction, "nobody_there"),
        (0, "pay", IllegalAction, r"not_now \(rule 2\)"),
        (1, "collect", NotYourSeat, "player 2 has nothing to decide now; player 1 has"),
        (5, "collect", NotYourSeat, "player 6"),
        (0, "demnad east", NotAnAction, "did you mean demand"),
        (0, "", NotAnAction, "there is no action ''"),
        (0, "demand", NotAnAction, r"takes 1 word\(s\), not 0: demand PLACE"),
        (0, "demand eest", NotAnAction, "'eest' is no place; did you mean east"),
        (0, 99, IllegalAction, "no action has the number 99"),
        (0, -1, IllegalAction, "no action has the number -1"),
    ):
        with pytest.raises(error, match=message):
            match.play(seat, action)
        assert (match.record(), state_to_json(match.state)) == before


def test_a_finished_match_takes_no_move():
    match = gradlon.new("tollgate", 2, {"days": "1"}, random.Random(1))
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.winners and match.legal(0) == []
    with pytest.raises(NotYourSeat, match="the game is over"):
        match.play(0, "collect")


@pytest.mark.parametrize(
    ("game_id", "seats", "options", "message"),
    [
        ("tolgate", 2, {}, "there is no game 'tolgate'; did you mean tollgate"),
        ("tollgate", 1, {}, "Tollgate is for 2 to 3 players, not 1"),
        ("tollgate", 2, {"dais": "1"}, "no option 'dais'; did you mean days"),
        ("tollgate", 2, {"days": "3"}, "option 'days' is one of 1, 2, 6, not '3'"),
    ],
)
def test_a_bad_setup_says_what_would_be_right(game_id, seats, options, message):
    with pytest.raises(BadSetup, match=message):
        gradlon.new(game_id, seats, options)


# Decisions are numbered by the log row that opened them.


def test_a_decision_has_a_number_and_a_late_answer_is_refused():
    match = tollgate()
    first = match.decision(0)
    match.play(0, "demand east", decision=first)
    second = match.decision(1)
    assert second > first
    with pytest.raises(StaleDecision, match=f"decision {first} has passed; now it is {second}"):
        match.play(1, "pay", decision=first)
    with pytest.raises(NotYourSeat):
        match.decision(0)


def test_the_choices_of_others_in_an_all_frame_leave_a_decision_open():
    match = wreckers()
    mine, other = match.decision(0), match.decision(1)
    match.play(1, "show candle", decision=other)
    assert match.decision(0) == mine
    match.play(0, "show lantern", decision=mine)


def test_undo_never_uses_a_number_twice():
    match = tollgate()
    used = [match.decision(0)]
    for _ in range(3):
        match.play(0, "demand east")
        used.append(match.decision(1))
        match.undo(0)
        used.append(match.decision(0))
    assert len(set(used)) == len(used)


# Undo.


def test_an_action_is_taken_back_while_nothing_happened_since():
    match = tollgate()
    before = state_to_json(match.state), match.record(), match.events[:]
    match.play(0, "demand east")
    match.undo(0)
    assert (state_to_json(match.state), match.record(), match.events) == before
    match.play(0, "collect")


@pytest.mark.parametrize(
    ("match", "seat", "code", "message"),
    [
        (tollgate(), 0, "nothing", "player 1 has done nothing yet"),
        (tollgate((0, "demand east"), (1, "refuse")), 0, "other", "player 2 has decided since"),
        (tollgate((0, "collect"), (CHANCE, "roll one")), 0, "chance", "chance has decided since"),
        (
            wreckers((0, "show candle"), (1, "show candle"), (CHANCE, "draw beacon"), (CHANCE, "draw beacon")),
            0,
            "chance",
            "chance has decided since",
        ),
        (wreckers((0, "show candle"), (1, "show lantern")), 1, "seen", "something hidden has been seen since"),
        (wreckers((0, "show candle"), (1, "show lantern")), 0, "other", "player 2 has decided since"),
    ],
)
def test_the_barriers_of_undo(match, seat, code, message):
    before = match.record(), state_to_json(match.state)
    with pytest.raises(CannotUndo, match=message) as caught:
        match.undo(seat)
    assert caught.value.code == code
    assert (match.record(), state_to_json(match.state)) == before


def test_a_secret_choice_can_be_taken_back_whatever_the_others_did():
    match = gradlon.new("tollgate", 2)
    match = wreckers((0, "show candle"))
    other = match.decision(1)
    match.undo(0)
    assert match.waiting == [0, 1] and match.decision(1) == other
    match.play(0, "show lantern")
    assert [match.game.verbs.text(entry.action) for entry in match.log][-1] == "show lantern"


def test_the_choice_of_an_earlier_night_cannot_be_taken_back():
    """Even when the same frames wait below: the agenda looks alike every night."""
    match = wreckers((0, "show candle"), (1, "show candle"), (CHANCE, "draw beacon"), (CHANCE, "draw beacon"), (1, "show beacon"))
    with pytest.raises(CannotUndo):
        match.undo(0)


# Words of actions.


def test_verbs_print_and_parse_with_several_nouns():
    verbs, colour = Verbs(), Noun("colour", ("red", "blue"))
    assert verbs.add("pass") == 0
    assert verbs.add("move", colour, Noun("to", ("a", "b", "c"))) == 1
    assert len(verbs) == 7 and [verb.name for verb in verbs] == ["pass", "move"]
    assert verbs.text(6) == "move blue c" and verbs.parse("move blue c") == 6
    assert verbs.args(5) == {"colour": 1, "to": 1} and verbs.args(0) == {}
    assert len(Verbs()) == 0


def test_a_wrong_word_far_from_all_gets_all_words_if_they_are_few():
    verbs = Verbs()
    verbs.add("move", Noun("to", tuple(f"place{i}" for i in range(30))))
    with pytest.raises(NotAnAction) as caught:
        verbs.parse("xyzzy")
    assert list(caught.value.wanted) == ["move"]
    with pytest.raises(NotAnAction) as caught:
        verbs.parse("move xyzzy")
    assert list(caught.value.wanted) == []


def test_choices_carry_the_board_ids_to_click():
    match = tollgate()
    assert [choice.path for choice in match.choices(0)] == [("do-collect",), ("place-east",)]


def test_prompts_name_what_they_are_about():
    match = tollgate((0, "demand east"))
    prompt = match.game.prompt(match.state, 1)
    assert (prompt.message, dict(prompt.args)) == ("ask-answer", {"seat": 1, "place": 0})
