"""The checks that every game must pass, for its authors to call: `check(GAME, seats=4, options={}, seed=1)`.

Plays one random game and looks at the contract on the way. A failure is an AssertionError that says which promise broke.
"""

import json
import random
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from gradlon.kernel.agenda import ALL, CHANCE, OVER, Event, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.errors import IllegalAction, NotYourSeat
from gradlon.kernel.game import SPECTATOR, Game, waiting_seats
from gradlon.kernel.match import Match
from gradlon.kernel.playout import playout, random_step
from gradlon.kernel.record import read_record, state_from_json, state_to_json

WORLDS = 50  # imagined per position that is looked at closely
LONGEST = 20_000  # actions: a random game that goes on longer is taken to be endless


class Table:
    """A match under scrutiny."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
        """Start a match; the generator chooses for chance, for the seats, and where to look closely."""
        self.game = game
        self.random = random.Random(seed)  # noqa: S311 - dice, not keys
        self.rng = Rng(seed)
        self.match = Match(game, seats, options)
        self.conserved = dict(game.conserved(self.match.state))

    @property
    def state(self) -> State:
        """Give the present state."""
        return self.match.state

    def seats(self) -> range:
        """List the seats."""
        return range(self.match.seats)

    def seen(self, state: State, seat: int) -> str:
        """Give all that a seat can see of a state, as bytes to compare: view, decision, legal actions, reasons."""
        reasons = [self.game.why_not(state, seat, action) for action in range(len(self.game.verbs))] if seat >= 0 else []
        legal = [int(action) for action in state.legal(seat)] if seat >= 0 else []
        who = [int(state.who), int(state.waiting), len(state.agenda)]
        return json.dumps([self.game.view(state, seat), who, legal, reasons])


def check(game: Game[Any], seats: int, options: Mapping[str, str] | None = None, seed: int = 0, close: int = 12) -> Match:
    """Play one random game, looking closely at about `close` positions, and give the finished match."""
    table = Table(game, seats, options or {}, seed)
    chance = 0.25
    while not table.match.over:
        look_always(table)
        if table.random.random() < chance:
            look_closely(table)
            chance = max(chance * (1 - 1 / close), 0.01)
        _random_action(table)
        assert len(table.match.log) < LONGEST, "a random game ends"
    look_always(table)
    _look_at_the_end(table)
    return table.match


def _random_action(table: Table) -> None:
    match = table.match
    seat = CHANCE if match.state.who == CHANCE else table.random.choice(match.waiting)
    if seat == CHANCE:
        weights = [int(weight) for weight in match.state.chances()]
        outcome = table.random.choices(range(len(weights)), weights)[0]
        events = match.play(CHANCE, match.state.book[match.state.now].first + outcome)
    else:
        events = match.play(seat, table.random.choice(match.legal(seat)))
    for event in events:
        check_event(table.game, event)


def check_event(game: Game[Any], event: Event) -> None:
    """An event is declared, cites its rule, and what the others read takes only arguments that it has."""
    assert event.message in game.messages, f"event {event.message!r} is declared"
    assert event.section, f"event {event.message!r} cites its rule"
    if event.otherwise:
        less = set(game.messages[event.otherwise].split())
        assert less <= set(game.messages[event.message].split()), f"{event.otherwise!r} takes only arguments of {event.message!r}"


def look_always(table: Table) -> None:
    """What holds in every position and costs little."""
    state, space = table.state, len(table.game.verbs)
    assert dict(table.game.conserved(state)) == table.conserved, "nothing appears or vanishes"
    assert (state.who == OVER) == (not table.match.waiting and state.who != CHANCE), "someone decides, or the game is over"
    for seat in [CHANCE] if state.who == CHANCE else table.match.waiting:
        legal = table.match.legal(seat)
        assert legal, "whoever is asked can answer"
        assert legal == sorted(set(legal)), "legal actions are sorted and unique"
        assert legal[0] >= 0 and legal[-1] < space, "legal actions lie in the action space"
        if seat >= 0:
            paths = sorted(choice.path for choice in table.match.choices(seat))
            for one, other in pairwise(paths):
                assert one != other[: len(one)], f"no path is a prefix of another: {one} {other}"


def look_closely(table: Table) -> None:
    """All checks of one position."""
    for promise in PROMISES:
        before = state_to_json(table.state)
        promise(table)
        assert state_to_json(table.state) == before, f"{promise.__name__} leaves the state as it was"


def refusals_agree_with_legality(table: Table) -> None:
    """`why_not` is empty exactly when the action is legal, over the whole action space, and applying agrees."""
    game, state = table.game, table.state
    for seat in table.seats():
        legal = set(table.match.legal(seat))
        for action in range(len(game.verbs)):
            refusal = game.why_not(state, seat, action)
            name = f"{game.verbs.text(action)!r} of seat {seat}"
            assert (refusal is None) == (action in legal), f"{name}: refusal {refusal}, legal {action in legal}"
            assert refusal is None or refusal.section, f"{name}: the refusal cites its rule"
        illegal = [action for action in range(-1, len(game.verbs) + 1) if action not in legal]
        try:
            state.apply(seat, table.random.choice(illegal))
        except (IllegalAction, NotYourSeat):
            continue
        raise AssertionError("an illegal action is refused")


def words_round_trip(table: Table) -> None:
    """Every action prints and parses."""
    verbs = table.game.verbs
    for action in range(len(verbs)):
        assert verbs.parse(verbs.text(action)) == action, f"{verbs.text(action)!r} reads back"


def copies_share_nothing(table: Table) -> None:
    """A copy is equal, and playing on it does not touch the original."""
    before, copy = state_to_json(table.state), table.state.copy()
    assert state_to_json(copy) == before, "copy() forgets no field"
    for _ in range(30):
        if copy.who != OVER:
            random_step(copy, table.rng)
    assert state_to_json(table.state) == before, "a copy shares nothing"


def json_round_trips(table: Table) -> None:
    """A state reads back from its JSON, with the same decision."""
    text, match = state_to_json(table.state), table.match
    again = state_from_json(table.game, match.seats, match.options, text)
    assert state_to_json(again) == text, "JSON reads back"
    assert (again.who, again.waiting) == (table.state.who, table.state.waiting), "the same decision is open"


def secret_choices_commute(table: Table) -> None:
    """In an ALL frame any order of arrival gives the same state, and nobody else sees which choice was made."""
    if table.state.who != ALL:
        return
    seats = waiting_seats(table.state)
    chosen = {seat: table.random.choice(table.match.legal(seat)) for seat in seats}
    ends = set()
    for order in (seats, seats[::-1]):
        copy = table.state.copy()
        for seat in order:
            copy.apply(seat, chosen[seat])
        ends.add(state_to_json(copy))
    assert len(ends) == 1, "any order of arrival gives the same state"
    for seat in seats if len(seats) > 1 else ():  # the last choice of a frame may be revealed at once
        seen = {other: {_after(table, seat, action, other) for action in table.match.legal(seat)} for other in table.seats()}
        leaks = [other for other, sights in seen.items() if other != seat and len(sights) > 1]
        assert not leaks, f"seats {leaks} see what seat {seat} chose secretly"


def _after(table: Table, seat: int, action: int, other: int) -> str:
    copy = table.state.copy()
    copy.events = []
    copy.apply(seat, action)
    return table.seen(copy, other) + json.dumps([table.game.readable(event, other) for event in copy.events])


def imagined_worlds_are_possible(table: Table) -> None:
    """In worlds that a seat imagines it sees the same, knows the same, and what it can't know differs."""
    for seat in table.seats():
        worlds = [table.game.imagine(table.state, seat, table.rng) for _ in range(WORLDS)]
        true = {secret.id: secret for secret in table.game.secrets(table.state)}
        told = [{secret.id: secret for secret in table.game.secrets(world)} for world in worlds]
        for world, secrets in zip(worlds, told, strict=True):
            assert secrets.keys() == true.keys(), "the same things are hidden"
            for id_, secret in true.items():
                assert secrets[id_].known == secret.known, f"{id_}: the same seats know it"
                assert not secret.known >> seat & 1 or secrets[id_].value == secret.value, f"{id_}: seat {seat} knows it"
            assert dict(table.game.conserved(world)) == table.conserved, "an imagined world holds the same pieces"
        for world in worlds[:8]:
            assert table.seen(world, seat) == table.seen(table.state, seat), f"seat {seat} sees the same in an imagined world"
            assert table.seen(world, SPECTATOR) == table.seen(table.state, SPECTATOR), "those who watch see the same"
        for id_, secret in true.items():
            if not secret.known >> seat & 1 and not table.game.deducible(table.state, seat, secret):
                assert {secrets[id_].value for secrets in told} != {secret.value}, (
                    f"{id_}: seat {seat} can't know, yet imagines it"
                )
        playout(worlds[0], table.rng)


def the_record_so_far_reads_back(table: Table) -> None:
    """The record of an unfinished game gives the same state."""
    text = table.match.record()
    again = read_record(text)
    assert again.record() == text and state_to_json(again.state) == state_to_json(table.state), "the record reads back"
    assert again.events == table.match.events, "replaying tells the same events"


def _look_at_the_end(table: Table) -> None:
    match = table.match
    look_closely(table)
    assert set(match.winners) <= set(table.seats()), "only seats win; none does where the game itself beats them all"
    assert len(match.scores) == match.seats, "every seat has a score"
    assert json.loads(json.dumps(match.view())) == match.view(), "a view is JSON"


PROMISES: list[Callable[[Table], None]] = [
    refusals_agree_with_legality,
    words_round_trip,
    copies_share_nothing,
    json_round_trips,
    secret_choices_commute,
    imagined_worlds_are_possible,
    the_record_so_far_reads_back,
]
