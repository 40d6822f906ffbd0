"""What lies on the table, and what each seat is sure of."""

from typing import Any

from gradlon.examples.wreckers.tables import COPIES, HAND, KINDS, SEATS
from gradlon.kernel.agenda import Rule, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.ints import i64, vec


class Wreckers(State):
    """Arrays run by seat and light: `hand[seat * KINDS + light]` counts."""

    def __init__(self, book: list[Rule[Any]], seats: i64) -> None:
        """Give all fields their empty values."""
        super().__init__(book, seats)
        self.night: i64 = 0
        self.nights: i64 = 0
        self.points: vec[i64] = vec[i64]([0, 0])
        self.deck: vec[i64] = vec[i64]([COPIES for _ in range(KINDS)])
        self.spent: vec[i64] = vec[i64]([0, 0, 0])
        self.hand: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self.sure: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])  # of `hand`, what the other seat can work out
        self.shown: vec[i64] = vec[i64]([-1, -1])  # the light chosen this night, still in the hand until revealed

    def copy(self) -> "Wreckers":
        """Give an independent copy."""
        c = Wreckers(self.book, self.seats)
        self.copy_kernel(c)
        c.night = self.night
        c.nights = self.nights
        c.points = self.points[:]
        c.deck = self.deck[:]
        c.spent = self.spent[:]
        c.hand = self.hand[:]
        c.sure = self.sure[:]
        c.shown = self.shown[:]
        return c

    def scores(self) -> vec[i64]:
        """Give the cargo won by each seat."""
        return self.points[:]

    def imagine(self, seat: i64, rng: Rng, /) -> "Wreckers":
        """Deal the other hand anew, except for what this seat is sure of; then a light shown from it."""
        c = self.copy()
        other: i64 = 1 - seat
        for light in range(KINDS):
            i: i64 = other * KINDS + light
            unsure: i64 = c.hand[i] - c.sure[i]
            c.deck[light] += unsure
            c.hand[i] = c.sure[i]
        held: i64 = 0
        missing: i64 = 0
        for light in range(KINDS):
            held += c.hand[other * KINDS + light]
            missing += self.hand[other * KINDS + light]
        while held < missing:
            drawn: i64 = rng.pick(c.deck)
            c.deck[drawn] -= 1
            c.hand[other * KINDS + drawn] += 1
            held += 1
        if c.shown[other] >= 0:
            c.shown[other] = rng.pick(c.hand[other * KINDS : other * KINDS + KINDS])
        return c


assert SEATS * HAND <= KINDS * COPIES, "the deck must fill the hands"
