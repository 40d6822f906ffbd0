"""Every history of the small games, and the worlds that each seat may think it is in.

Two histories look the same to a seat when it saw the same views, read the same events, was offered the same actions and
chose the same ones. The worlds possible for the seat are the states at the ends of all histories that look the same, and
`imagine` must give exactly those: no impossible one, and each possible one sooner or later.
"""

import json
from collections import defaultdict

import pytest

import gradlon
from gradlon.kernel.agenda import CHANCE, OVER
from gradlon.kernel.dice import Rng
from gradlon.kernel.game import waiting_seats
from gradlon.kernel.record import state_to_json

TRIES = 2000


def after(game, state, seen, who, action):
    """Play an action on a copy; give the copy, and what each seat has seen by then."""
    copy = state.copy()
    copy.events = []
    copy.step(who, action)
    told = []
    for seat in range(copy.seats):
        read = [game.readable(event, seat) for event in copy.events]
        offered = [int(a) for a in copy.legal(seat)]
        own = action if who == seat else None
        told.append(hash((seen[seat], own, json.dumps([game.view(copy, seat), int(copy.waiting), read, offered]))))
    return copy, tuple(told)


def all_histories(game, seats, options):
    """Go through all histories, secret choices in the order of the seats; give the states at which somebody decides."""
    start = game.new(seats, options)
    open_ends = {(state_to_json(start), (0,) * seats): start}
    while open_ends:
        longer = {}
        for (_, seen), state in open_ends.items():
            if state.who != CHANCE:
                yield state, seen
            if state.who == OVER:
                continue
            who = CHANCE if state.who == CHANCE else waiting_seats(state)[0]
            for action in state.legal(who):
                copy, told = after(game, state, seen, who, int(action))
                longer[state_to_json(copy), told] = copy
        open_ends = longer


@pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [
        ("wreckers", 2, {"nights": "2"}),
        ("wreckers", 2, {"nights": "3"}),
        ("tollgate", 2, {"days": "2"}),
        ("tollgate", 3, {"days": "1"}),
    ],
)
def test_imagine_gives_exactly_the_possible_worlds(game_id, seats, options):
    game = gradlon.game(game_id)
    worlds, examples = defaultdict(set), {}
    for state, seen in all_histories(game, seats, options):
        for seat in range(seats):
            worlds[seat, seen[seat]].add(state_to_json(state))
            examples[seat, seen[seat]] = state
    rng = Rng(1)
    for (seat, seen), possible in worlds.items():
        imagined = set()
        for _ in range(TRIES):
            imagined.add(state_to_json(game.imagine(examples[seat, seen], seat, rng)))
            if len(imagined) >= len(possible):
                break
        assert imagined == possible
    most = max(len(possible) for possible in worlds.values())
    assert most == 1 if game_id == "tollgate" else most > 5, "the test is about something"


def test_the_number_of_histories_is_known():
    """So that a change of the rules, or of what a seat sees, can't pass unnoticed."""
    ends = [state for state, _ in all_histories(gradlon.game("tollgate"), 2, {"days": "1"}) if state.who == OVER]
    assert len({state_to_json(state) for state in ends}) == 62
    counted = sum(1 for _ in all_histories(gradlon.game("wreckers"), 2, {"nights": "2"}))
    assert counted == 1932
