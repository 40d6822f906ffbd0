"""What a game gives: its nouns and verbs, options, rules, setup, what each seat sees, and what is secret."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from math import prod
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from gradlon.kernel.agenda import EVERYONE, Event, Rule, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.errors import BadSetup, IllegalAction, NotAnAction
from gradlon.kernel.ints import i64, vec
from gradlon.kernel.observe import Field, Sheet, decision_fields, write_decision

S = TypeVar("S", bound=State)
SPECTATOR = -1


class Noun(NamedTuple):
    """A list of words that an argument can be, in the order of its numbers: `Noun("space", ("gate", "inn"))`."""

    name: str
    words: tuple[str, ...]

    def called(self, name: str) -> "Noun":
        """Give the same words as an argument of another name, for a verb that needs two of a kind."""
        return Noun(name, self.words)


class Verb(NamedTuple):
    """One kind of action: the actions from `first` to before `end`, one for each combination of its nouns' words."""

    name: str
    nouns: tuple[Noun, ...]
    first: int
    end: int


class Verbs:
    """The action space of a game, verb after verb. Actions print and parse as words: `place joust_field`."""

    def __init__(self) -> None:
        """Start with no verb."""
        self._rows: list[Verb] = []

    def add(self, name: str, *nouns: Noun) -> int:
        """Add a verb and give the number of its first action."""
        first = len(self)
        self._rows.append(Verb(name, nouns, first, first + prod(len(noun.words) for noun in nouns)))
        return first

    def __len__(self) -> int:
        """Count the actions."""
        return self._rows[-1].end if self._rows else 0

    def __iter__(self) -> Iterator[Verb]:
        """Go through the verbs."""
        return iter(self._rows)

    def verb(self, action: int) -> Verb:
        """Give the verb of an action."""
        for verb in self._rows:
            if verb.first <= action < verb.end:
                return verb
        raise IllegalAction(f"no action has the number {action}: there are {len(self)}, from 0")

    def args(self, action: int) -> dict[str, int]:
        """Give the arguments of an action by the names of its nouns."""
        verb = self.verb(action)
        rest = action - verb.first
        found: dict[str, int] = {}
        for noun in verb.nouns[::-1]:
            rest, found[noun.name] = divmod(rest, len(noun.words))
        return {noun.name: found[noun.name] for noun in verb.nouns}

    def text(self, action: int) -> str:
        """Print an action as words."""
        verb, args = self.verb(action), self.args(action)
        return " ".join([verb.name, *(noun.words[args[noun.name]] for noun in verb.nouns)])

    def parse(self, text: str) -> int:
        """Read an action from its words; the error says what was wrong and what is near."""
        name, *words = text.split() or [""]
        verb = next((verb for verb in self if verb.name == name), None)
        if verb is None:
            names = [verb.name for verb in self]
            raise NotAnAction(f"there is no action {name!r}{near(name, names)}", "verb", name, nearest(name, names))
        if len(words) != len(verb.nouns):
            wanted = " ".join([name, *(noun.name.upper() for noun in verb.nouns)])
            message = f"{name!r} takes {len(verb.nouns)} word(s), not {len(words)}: {wanted}"
            raise NotAnAction(message, "count", name, [wanted])
        action = 0
        for noun, word in zip(verb.nouns, words, strict=True):
            if word not in noun.words:
                message = f"{word!r} is no {noun.name}{near(word, noun.words)}"
                raise NotAnAction(message, "word", word, nearest(word, noun.words))
            action = action * len(noun.words) + noun.words.index(word)
        return verb.first + action


def nearest(word: str, words: Sequence[str]) -> list[str]:
    """Give the words most like a wrong one; all of them, where nothing is like it and they fit on a line."""
    return get_close_matches(word, words, 3, 0.5) or (list(words) if len(words) <= 12 else [])


def near(word: str, words: Sequence[str]) -> str:
    """Give the end of an error message: the words most like the wrong one."""
    found = nearest(word, words)
    return f"; did you mean {', '.join(found)}?" if found else ""


class Option(NamedTuple):
    """A variant: a key, the values it can have, the default, the rule section, and the seat counts that allow it."""

    key: str
    values: tuple[str, ...]
    default: str
    section: str
    seats: tuple[int, ...] = ()  # empty: every seat count


class Refusal(NamedTuple):
    """Why an action is refused: a message, and the section of the rule that refuses it."""

    message: str
    section: str


KERNEL_REFUSALS = (Refusal("", ""), Refusal("not_now", ""), Refusal("not_yours", ""), Refusal("finished", ""))


class Choice(NamedTuple):
    """A legal action as a person meets it: its verb, the arguments, and the board ids to click, one after another."""

    action: int
    verb: str
    args: dict[str, int]
    path: tuple[str, ...]


class Said(NamedTuple):
    """A line about the table: a message and its arguments, numbers that the noun of the argument's name turns into words."""

    message: str
    args: Mapping[str, int | str | Sequence[int]] = {}


class Secret(NamedTuple):
    """One hidden thing: an id that stays with it, what it is, and the mask of the seats that know it."""

    id: str
    value: int
    known: int


class Game(Generic[S]):
    """A game. A subclass fills in the fields and methods; all others use it through this class only."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1  # bumped when a log would replay differently
    seats: ClassVar[range]
    options: ClassVar[Sequence[Option]] = ()
    verbs: ClassVar[Verbs]
    rules: ClassVar[Sequence[Rule[Any]]]
    nouns: ClassVar[Sequence[Noun]] = ()  # nouns of messages that no verb uses
    messages: ClassVar[Mapping[str, str]] = {}  # each event's message: the names of its arguments
    refusals: ClassVar[Sequence[Refusal]] = KERNEL_REFUSALS  # by code: the kernel's, then the game's own
    folder: ClassVar[Path]  # where RULES.md and words/ lie

    # What a game must write.

    def setup(self, seats: int, options: Mapping[str, str]) -> S:
        """Lay out the table, settled: deterministic, shuffles are chance frames."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """Give the seats that win, tie-breakers included."""
        best = max(self.scores(s))
        return [seat for seat, score in enumerate(self.scores(s)) if score == best]

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """Give what one seat sees, or SPECTATOR, as JSON, built from what it may see."""
        raise NotImplementedError

    def table(self, view: Mapping[str, Any]) -> list[Said]:
        """Tell the view line by line, for the terminal and for screen readers."""
        raise NotImplementedError

    # What a game may write.

    def secrets(self, s: S) -> list[Secret]:
        """List every hidden thing, hands and bids included."""
        del s
        return []

    def deducible(self, s: S, seat: int, secret: Secret) -> bool:
        """Tell whether the seat, not having seen the secret, could still work it out: only one value is possible."""
        del s, seat, secret
        return False

    def conserved(self, s: S) -> Mapping[str, int]:
        """Count what must stay the same from setup to end: cubes, workers, cards."""
        del s
        return {}

    def path(self, s: S, seat: int, action: int) -> tuple[str, ...]:
        """Give the board ids to click for a legal action: by default its words, or its verb where it has none."""
        del s, seat
        verb, args = self.verbs.verb(action), self.verbs.args(action)
        return tuple(f"{noun.name}-{noun.words[args[noun.name]]}" for noun in verb.nouns) or (f"do-{verb.name}",)

    def fields(self, seats: int) -> list[Field]:
        """Say what the game writes into an observation, beside the open decision."""
        del seats
        return []

    def write(self, s: S, sheet: Sheet) -> None:
        """Write those fields, as the sheet's seat sees them."""

    # What the kernel does for every game.

    def layout(self, seats: int) -> list[Field]:
        """List the fields of an observation, in their order."""
        return [*decision_fields(list(self.rules), seats), *self.fields(seats)]

    def observe(self, s: S, seat: int) -> vec[i64]:
        """Give what a seat sees as numbers, for learning."""
        sheet = Sheet(sum(field.size for field in self.layout(s.seats)), seat, s.seats)
        write_decision(s, sheet)
        self.write(s, sheet)
        assert sheet.at == len(sheet.values), "an observation fills its fields"
        return sheet.values

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """Set up after checking seats and options; missing options take their defaults."""
        return self.setup(seats, self.choose_options(seats, options or {}))

    def choose_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Check the options for this number of seats and add the defaults."""
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise BadSetup(f"{self.title} has no option {key!r}{near(key, list(known))}")
            option = known[key]
            if value not in option.values:
                raise BadSetup(f"option {key!r} is one of {', '.join(option.values)}, not {value!r}")
            if option.seats and seats not in option.seats and value != option.default:
                allowed = ", ".join(str(count) for count in option.seats)
                raise BadSetup(f"option {key!r} is for {allowed} players, not {seats}")
        return {key: options.get(key, option.default) for key, option in known.items()}

    def scores(self, s: S) -> list[int]:
        """Give the points of each seat as they stand."""
        return [int(score) for score in s.scores()]

    def choice(self, s: S, seat: int, action: int) -> Choice:
        """Describe a legal action."""
        return Choice(action, self.verbs.verb(action).name, self.verbs.args(action), self.path(s, seat, action))

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        """Say why the seat may not choose this action now, or None."""
        code = s.why_not(seat, action)
        if not code:
            return None
        refusal = self.refusals[code]
        return refusal if refusal.section else Refusal(refusal.message, s.book[s.now].section)

    def imagine(self, s: S, seat: int, rng: Rng) -> S:
        """Give a copy in which all that the seat can't know is dealt anew."""
        world = s.imagine(seat, rng)
        assert isinstance(world, type(s))
        return world

    def prompt(self, s: S, seat: int) -> Said:
        """Say what a seat that is waited for is asked."""
        rule = s.book[s.now]
        frame = s.agenda[-1]
        numbers = {rule.about[0]: int(frame >> 24 & 0xFFFFFF), rule.about[1]: int(frame & 0xFFFFFF)}
        return Said(f"ask-{rule_name(rule)}", {"seat": seat} | {key: n for key, n in numbers.items() if key})

    def readable(self, event: Event, seat: int) -> Said | None:
        """Give what a seat may read of an event: the message and its arguments by name, or nothing."""
        args = dict(zip(self.messages[event.message].split(), event.args, strict=False))
        if event.to == EVERYONE or (seat >= 0 and event.to >> seat & 1):
            return Said(event.message, args)
        if not event.otherwise:
            return None
        return Said(event.otherwise, {name: args[name] for name in self.messages[event.otherwise].split()})

    def all_nouns(self) -> dict[str, Noun]:
        """Give every noun of verbs and messages by its name."""
        found = {noun.name: noun for verb in self.verbs for noun in verb.nouns}
        return found | {noun.name: noun for noun in self.nouns}


def rule_name(rule: Rule[Any]) -> str:
    """Give a rule's name in small letters: PlaceWorker is place_worker."""
    name = type(rule).__name__
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


def waiting_seats(s: State) -> list[int]:
    """List the seats that may act now."""
    return [seat for seat in range(s.seats) if s.waiting >> seat & 1]
