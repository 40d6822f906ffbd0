"""A match as a readable text, and a state as JSON. docs/records.md specifies both."""

import json
from collections.abc import Container, Mapping, Sequence
from typing import Any

from gradlon.kernel.agenda import ALL, CHANCE, State
from gradlon.kernel.errors import BadRecord, GameError
from gradlon.kernel.game import Game, rule_name
from gradlon.kernel.match import Dice, Generator, Match
from gradlon.kernel.registry import game as find_game

FORMAT = "gradlon record 1"
_DERIVED = {"book", "events", "menu", "who", "waiting", "now", "agenda"}  # of a state: `settle` makes them again


def write_record(match: Match) -> str:
    """Write a match: a head, a blank line, and an action a line."""
    head = [FORMAT, f"game {match.game.id} {match.game.version}", f"seats {match.seats}"]
    head += [f"option {key} {value}" for key, value in match.options.items()]
    head.append(f"moves {len(match.log)}")
    if match.over:
        head.append(f"scores {' '.join(str(score) for score in match.scores)}")
    moves = [f"{'*' if seat == CHANCE else seat + 1} {match.game.verbs.text(action)}" for seat, action in match.log]
    return "\n".join([*head, "", *moves, ""])


def read_record(text: str, dice: Dice | Generator | None = None) -> Match:
    """Read a match back by playing it; every error names its line. `dice` go on from where the record ends."""
    lines = text.removesuffix("\n").split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(f"this is no record: its first line should be {FORMAT!r}", 1)
    if "" not in lines:
        raise BadRecord("the record breaks off in its head: a blank line should end it", len(lines))
    end = lines.index("")
    head = _Head(lines[1:end])
    match = head.match()
    for i, line in enumerate(lines[end + 1 :]):
        _play(match, line, end + 2 + i)
    if len(match.log) < head.moves:
        raise BadRecord(f"the record breaks off: {len(match.log)} moves of {head.moves}", len(lines))
    if len(match.log) > head.moves:
        raise BadRecord(f"there are {len(match.log)} moves, and the head says {head.moves}", len(lines))
    if head.scores is not None and (not match.over or head.scores != match.scores):
        found = f"the scores are {match.scores}" if match.over else "the game is not over"
        raise BadRecord(f"the head says scores {head.scores}, but {found}", head.scores_line)
    match.resume(dice)
    return match


def _play(match: Match, line: str, number: int) -> None:
    who, _, words = line.partition(" ")
    if who != "*" and who not in {str(seat + 1) for seat in range(match.seats)}:
        raise BadRecord(f"a move begins with * or a player from 1 to {match.seats}, not {who!r}", number)
    try:
        match.play(CHANCE if who == "*" else int(who) - 1, words)
    except GameError as error:
        raise BadRecord(str(error), number) from error


class _Head:
    """The head of a record, read strictly: each line known, in order, once."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.options: dict[str, str] = {}
        self.scores: list[int] | None = None
        self.scores_line = 0
        self.lines = [(2 + i, line.split(" ")) for i, line in enumerate(lines)]
        self.game_line, (self.game_id, version) = self._next("game", 2)
        self.version = self._number(version)
        self.seats_line, (seats,) = self._next("seats", 1)
        self.seats = self._number(seats)
        while self.lines and self.lines[0][1][0] == "option":
            line, (key, value) = self._next("option", 2)
            if key in self.options:
                raise BadRecord(f"option {key!r} is given twice", line)
            self.options[key] = value
        self.moves = self._number(self._next("moves", 1)[1][0])
        if self.lines:
            self.scores_line, scores = self._next("scores")
            self.scores = [self._number(score) for score in scores]
        if self.lines:
            raise BadRecord(f"{' '.join(self.lines[0][1])!r} does not belong in the head", self.lines[0][0])

    def _next(self, key: str, count: int | None = None) -> tuple[int, list[str]]:
        if not self.lines:
            raise BadRecord(f"the head has no line {key!r}")
        self.line, (found, *words) = self.lines.pop(0)
        if found != key or len(words) != (len(words) if count is None else count) or "" in words:
            wanted = f"{key!r} and {count or 'more'} word(s)"
            raise BadRecord(f"here should stand {wanted}, not {' '.join([found, *words])!r}", self.line)
        return self.line, words

    def _number(self, word: str) -> int:
        if not (word.isascii() and word.removeprefix("-").isdigit() and len(word) <= 9):
            raise BadRecord(f"{word!r} is no number", self.line)
        return int(word)

    def match(self) -> Match:
        try:
            game = find_game(self.game_id)
        except GameError as error:
            raise BadRecord(str(error), self.game_line) from error
        if game.version != self.version:
            raise BadRecord(f"this record is of version {self.version} of {game.id}; installed is {game.version}", self.game_line)
        try:
            return Match(game, self.seats, self.options)
        except GameError as error:
            raise BadRecord(str(error), self.seats_line) from error


def state_fields(state: State) -> dict[str, Any]:
    """Give a game's own fields of a state, in the order of their names."""
    compiled = {name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    names = (compiled | set(vars(state) if hasattr(state, "__dict__") else ())) - _DERIVED - {"__dict__"}
    return {name: getattr(state, name) for name in sorted(names)}


def state_to_json(state: State) -> str:
    """Write a state: its fields, and its agenda with the rules by name."""
    data: dict[str, Any] = {
        name: int(value) if isinstance(value, int) else [int(item) for item in value]
        for name, value in state_fields(state).items()
    }
    frames = [int(frame) for frame in state.agenda]
    data["agenda"] = [
        [rule_name(state.book[frame >> 52]), (frame >> 48 & 15) - 4, frame >> 24 & 0xFFFFFF, frame & 0xFFFFFF] for frame in frames
    ]
    return json.dumps(data, separators=(",", ":"))


def state_from_json(game: Game[Any], seats: int, options: Mapping[str, str], text: str) -> State:
    """Read a state of a game with these seats and options."""
    state: State = game.new(seats, options)
    data = _json_object(text)
    agenda = data.pop("agenda", None)
    fields = state_fields(state)
    if data.keys() != fields.keys():
        raise GameError(f"the fields differ: {', '.join(sorted(data.keys() ^ fields.keys()))}")
    for name, old in fields.items():
        value = data[name]
        if isinstance(old, int):
            if not _is_int(value):
                raise GameError(f"field {name!r} should be an integer")
            setattr(state, name, value)
        elif isinstance(value, list) and all(_is_int(item) for item in value) and len(value) == len(old):
            setattr(state, name, type(old)(value))
        else:
            raise GameError(f"field {name!r} should be a list of {len(old)} integers")
    rules = {rule_name(rule): rule for rule in state.book}
    state.agenda = type(state.agenda)()
    for frame in agenda if isinstance(agenda, list) else [None]:
        if frame is None or not _is_frame(frame, rules, seats):
            raise GameError(f"the agenda should list frames of a rule's name, who decides and two integers, not {frame!r}")
        state.do(rules[frame[0]], *frame[1:])
    try:
        state.settle()
    except (AssertionError, IndexError) as error:
        raise GameError(f"no game comes to this position: {error}") from error
    return state


def _is_frame(frame: object, rules: Container[str], seats: int) -> bool:
    if not (isinstance(frame, list) and len(frame) == 4 and isinstance(frame[0], str) and all(map(_is_int, frame[1:]))):
        return False
    return frame[0] in rules and ALL <= frame[1] < seats and all(0 <= n < 1 << 24 for n in frame[2:])


def _is_int(value: object) -> bool:
    return type(value) is int and -(2**63) <= value < 2**63


def _json_object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise GameError(f"this is no JSON: {error}") from error
    if not isinstance(data, dict):
        raise GameError("a state is a JSON object")
    return data
