"""A state is a position plus an agenda: what lies on the table, and which rules still have to be applied.

A frame of the agenda is one rule to apply: the rule, who decides, and two numbers of the rule's own (a and b, each from
0 to 16,777,215). It is packed into one integer, so that copying a state copies its agenda in one go.
"""

from typing import Any, Final, Generic, NamedTuple, TypeVar

from gradlon.kernel.dice import Rng
from gradlon.kernel.errors import IllegalAction, NotYourSeat
from gradlon.kernel.ints import append, i64, mypyc_attr, pop, vec

AUTO: Final = -1  # nobody decides: the rule happens
CHANCE: Final = -2  # dice and decks decide
ALL: Final = -3  # every seat of mask a decides, secretly and in any order
OVER: Final = -4  # the game is finished

EVERYONE: Final = -1  # the mask of all seats and of those who watch

# Refusal codes that the kernel itself gives; a game's own begin at FIRST_CODE.
NOT_NOW: Final = 1
NOT_YOURS: Final = 2
FINISHED: Final = 3
FIRST_CODE: Final = 4

S = TypeVar("S", bound="State")


class Event(NamedTuple):
    """Something that happened: a message of the game, the section of the rule that did it, and the arguments.

    The seats of mask `to` read it in full; the others read `otherwise` with those arguments it names, or nothing.
    """

    message: str
    section: str
    args: tuple[int, ...]
    to: int
    otherwise: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """One rule of the booklet. It has no state: all it knows is on the table and in its frame."""

    section: str = ""  # where the booklet says so
    about: tuple[str, str] = ("", "")  # what a and b are, for the prompt: names of nouns or numbers
    first: i64 = 0  # the first action that this rule may offer; at CHANCE, that of outcome 0
    end: i64 = 0  # one past the last action that this rule may offer
    index: i64 = -1  # the place in the game's list of rules, given by `number`

    def happen(self, s: S, a: i64, b: i64, /) -> None:
        """Apply the rule where nobody decides."""
        raise AssertionError("this rule does not happen by itself")

    def why_not(self, s: S, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        """Say why the seat may not choose this action: a refusal code, 0 when it may."""
        return NOT_NOW

    def options(self, s: S, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        """List the legal actions, sorted. Override it only to be faster than asking `why_not` of each."""
        found = vec[i64]()
        for action in range(self.first, self.end):
            if self.why_not(s, seat, a, b, action) == 0:
                found = append(found, action)
        return found

    def choose(self, s: S, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        """Apply the choice. At CHANCE the seat is CHANCE and the action is `first` plus the outcome."""
        raise AssertionError("this rule offers no choice")

    def asks(self, s: S, seat: i64, a: i64, b: i64, /) -> bool:
        """Tell whether to ask even when only one action is legal. Reads public facts only.

        A rule whose options depend on something hidden must ask, or its silence would betray the secret.
        """
        return False

    def chances(self, s: S, a: i64, b: i64, /) -> vec[i64]:
        """Give the weight of each outcome at CHANCE."""
        raise AssertionError("this rule leaves nothing to chance")


def number(rules: list[Rule[Any]]) -> list[Rule[Any]]:
    """Give each rule its place in the game's list, and give the list back.

    An interpreted subclass of the compiled Rule has its section and range as attributes of the class, where compiled code
    does not look: reading them by name and assigning them puts them where it does.
    """
    for i, rule in enumerate(rules):
        rule.index = i
        rule.section = getattr(rule, "section")  # noqa: B009 - by name, see above
        rule.about = getattr(rule, "about")  # noqa: B009
        rule.first = getattr(rule, "first")  # noqa: B009
        rule.end = getattr(rule, "end")  # noqa: B009
    return rules


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position and its agenda. A game's own state adds its fields, all integers and packed arrays of them."""

    def __init__(self, book: list[Rule[Any]], seats: i64) -> None:
        """Start with an empty agenda; `setup` of the game queues the first rules and calls `settle`."""
        self.book = book
        self.seats: i64 = seats
        self.agenda: vec[i64] = vec[i64]()
        self.events: list[Event] | None = []  # what happened, or None in a copy
        self.who: i64 = OVER  # the seat to decide, or CHANCE, ALL, OVER
        self.waiting: i64 = 0  # bit mask of the seats that may act now
        self.menu: vec[i64] = vec[i64]()  # the legal actions of `who`, listed once per decision, never changed in place
        self.now: i64 = 0  # the rule being applied or asked

    def copy(self) -> "State":
        """Give an independent copy; each game writes its own, beginning with `copy_kernel`."""
        raise AssertionError("each game copies its own state")

    def scores(self) -> vec[i64]:
        """Give the points of each seat as they stand."""
        raise AssertionError("each game counts its own scores")

    def imagine(self, seat: i64, rng: Rng, /) -> "State":
        """Give a copy in which all that the seat can't know is dealt anew. As it is where nothing is hidden."""
        return self.copy()

    def copy_kernel(self, to: "State") -> None:
        """Copy what the kernel keeps. A copy tells no events: it is for looking ahead."""
        to.events = None
        to.agenda = self.agenda[:]
        to.who = self.who
        to.waiting = self.waiting
        to.menu = self.menu
        to.now = self.now

    # For rules.

    def do(self, rule: Rule[Any], who: i64 = AUTO, a: i64 = 0, b: i64 = 0) -> None:
        """Apply this rule next. What one rule does is applied in the order in which it says so."""
        assert 0 <= a < 1 << 24 and 0 <= b < 1 << 24, "a frame holds two numbers from 0 to 16,777,215"
        self.agenda = append(self.agenda, (rule.index << 52) | ((who + 4) << 48) | (a << 24) | b)

    def note(self, message: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everyone what happened."""
        if self.events is not None:
            self.events.append(Event(message, self.book[self.now].section, (a, b, c, d), EVERYONE, ""))

    def tell(self, to: i64, message: str, otherwise: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell some seats what happened, and the others less, or nothing."""
        if self.events is not None:
            self.events.append(Event(message, self.book[self.now].section, (a, b, c, d), to, otherwise))

    # For those who play.

    def settle(self) -> None:
        """Apply rules until someone must decide. Forced choices are made where that betrays nothing."""
        while len(self.agenda) > 0:
            self.agenda, frame = pop(self.agenda)
            who: i64 = ((frame >> 48) & 15) - 4
            a: i64 = (frame >> 24) & 0xFFFFFF
            b: i64 = frame & 0xFFFFFF
            depth: i64 = len(self.agenda)
            self.now = frame >> 52
            rule = self.book[self.now]
            if who == AUTO:
                rule.happen(self, a, b)
                self._in_order(depth)
                continue
            if who >= 0:
                self.menu = rule.options(self, who, a, b)
                if len(self.menu) == 1 and not rule.asks(self, who, a, b):
                    rule.choose(self, who, a, b, self.menu[0])
                    self._in_order(depth)
                    continue
                assert len(self.menu) > 0, "a seat is asked and can do nothing"
                self.waiting = 1 << who
            else:
                self.waiting = a if who == ALL else 0
            self.who = who
            self.agenda = append(self.agenda, frame)
            return
        self.who = OVER
        self.waiting = 0

    def _in_order(self, depth: i64) -> None:
        """Turn round what was added above this depth: the last frame of the agenda is applied first."""
        low: i64 = depth
        high: i64 = i64(len(self.agenda)) - 1
        while low < high:
            held: i64 = self.agenda[low]
            self.agenda[low] = self.agenda[high]
            self.agenda[high] = held
            low += 1
            high -= 1

    def legal(self, seat: i64, /) -> vec[i64]:
        """List the legal actions of a seat, or of CHANCE; empty when it has nothing to decide."""
        found = vec[i64]()
        if seat == self.who and seat >= 0:
            found = self.menu
        elif self.who == CHANCE and seat == CHANCE:
            weights = self.chances()
            first: i64 = self.book[self.now].first
            for i in range(i64(len(weights))):
                if weights[i] > 0:
                    found = append(found, first + i)
        elif self.who == ALL and seat >= 0 and (self.waiting >> seat) & 1:
            frame: i64 = self.agenda[-1]
            found = self.book[self.now].options(self, seat, (frame >> 24) & 0xFFFFFF, frame & 0xFFFFFF)
        return found

    def chances(self) -> vec[i64]:
        """Give the weight of each outcome, at CHANCE."""
        assert self.who == CHANCE, "nothing is left to chance now"
        frame: i64 = self.agenda[-1]
        return self.book[self.now].chances(self, (frame >> 24) & 0xFFFFFF, frame & 0xFFFFFF)

    def why_not(self, seat: i64, action: i64, /) -> i64:
        """Say why the seat may not choose this action now: a refusal code, 0 when it may."""
        if self.who == OVER:
            return FINISHED
        if seat < 0 or not (self.waiting >> seat) & 1:
            return NOT_YOURS
        frame: i64 = self.agenda[-1]
        rule = self.book[self.now]
        if action < rule.first or action >= rule.end:
            return NOT_NOW
        return rule.why_not(self, seat, (frame >> 24) & 0xFFFFFF, frame & 0xFFFFFF, action)

    def apply(self, seat: i64, action: i64, /) -> None:
        """Make a choice, if it is legal; otherwise raise and leave the state untouched."""
        if seat != CHANCE and (seat < 0 or not (self.waiting >> seat) & 1):
            raise NotYourSeat("this seat has nothing to decide now")
        if action not in self.legal(seat):
            raise IllegalAction("this action is not legal now", 0 if seat == CHANCE else self.why_not(seat, action))
        self.step(seat, action)

    def step(self, seat: i64, action: i64, /) -> None:
        """Make a choice that is known to be legal, and settle."""
        self.agenda, frame = pop(self.agenda)
        a: i64 = (frame >> 24) & 0xFFFFFF
        depth: i64 = len(self.agenda)
        rule = self.book[self.now]
        all_choose: bool = self.who == ALL
        rule.choose(self, seat, a, frame & 0xFFFFFF, action)
        if all_choose:
            assert len(self.agenda) == depth, "a secret choice is only kept: what follows from it stands after the ALL frame"
            left: i64 = a & ~(1 << seat)
            if left:
                self.agenda = append(self.agenda, (frame & ~(0xFFFFFF << 24)) | (left << 24))
        else:
            self._in_order(depth)
        self.settle()
