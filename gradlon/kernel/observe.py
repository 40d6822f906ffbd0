"""The table as numbers, for learning: fields of fixed size, each number with the highest it usually reaches.

A game says its fields and writes them onto a sheet, seats always from the observer's own place on, so that a policy learnt in
one seat serves in all. What every game has, the decision that is open, is written here.
"""

from typing import Any, NamedTuple

from gradlon.kernel.agenda import ALL, OVER, Rule, State
from gradlon.kernel.ints import i64, vec


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    high: int  # the number is divided by this to lie mostly between 0 and 1
    about: str


class Sheet:
    """The numbers of one observation, written from left to right."""

    def __init__(self, size: i64, seat: i64, seats: i64) -> None:
        """Begin with zeros; `seat` observes."""
        self.values: vec[i64] = vec[i64]([0 for _ in range(size)])
        self.at: i64 = 0
        self.seat: i64 = seat
        self.seats: i64 = seats

    def number(self, number: i64) -> None:
        """Write one number."""
        self.values[self.at] = number
        self.at += 1

    def numbers(self, numbers: vec[i64], first: i64, count: i64) -> None:
        """Write a part of an array."""
        for i in range(first, first + count):
            self.values[self.at] = numbers[i]
            self.at += 1

    def by_seat(self, numbers: vec[i64], first: i64, width: i64) -> None:
        """Write an array that has `width` numbers for each seat, the observer's first."""
        for turn in range(self.seats):
            self.numbers(numbers, first + (self.seat + turn) % self.seats * width, width)

    def one_of(self, which: i64, count: i64) -> None:
        """Write `count` numbers, all 0 but a 1 at `which`; none, if it lies outside."""
        if 0 <= which < count:
            self.values[self.at + which] = 1
        self.at += count

    def whose(self, seat: i64) -> None:
        """Write one number for each seat, the observer's first: 1 for the seat whose it is, none if nobody's."""
        if 0 <= seat < self.seats:
            self.values[self.at + (seat - self.seat + self.seats) % self.seats] = 1
        self.at += self.seats

    def whose_each(self, seats: vec[i64], first: i64, count: i64) -> None:
        """Write whose each of some things is."""
        for i in range(first, first + count):
            self.whose(seats[i])


def decision_fields(book: list[Rule[Any]], seats: int) -> list[Field]:
    """Say how the open decision is written."""
    return [
        Field("over", 1, 1, "1 when the game is over"),
        Field("waiting", seats, 1, "the seats that decide now, the observer's first"),
        Field("rule", len(book), 1, "the rule that asks, in the order of the game's rules"),
        Field("a", 1, 64, "the first number of the question, such as the building concerned"),
        Field("b", 1, 64, "the second number of the question"),
    ]


def write_decision(s: State, sheet: Sheet) -> None:
    """Write the open decision; nothing of it is hidden."""
    sheet.number(1 if s.who == OVER else 0)
    for turn in range(s.seats):
        sheet.number((s.waiting >> ((sheet.seat + turn) % s.seats)) & 1)
    over: bool = s.who == OVER
    sheet.one_of(-1 if over else s.now, len(s.book))
    frame: i64 = 0 if over else s.agenda[-1]
    sheet.number(0 if s.who == ALL else (frame >> 24) & 0xFFFFFF)  # the mask of an ALL frame is told by `waiting`
    sheet.number(frame & 0xFFFFFF)
