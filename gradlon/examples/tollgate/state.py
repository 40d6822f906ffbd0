"""What lies on the table."""

from typing import Any

from gradlon.examples.tollgate.tables import START
from gradlon.kernel.agenda import Rule, State
from gradlon.kernel.ints import i64, vec


class Tollgate(State):
    """Coins, the day, and the die."""

    def __init__(self, book: list[Rule[Any]], seats: i64) -> None:
        """Give all fields their first values."""
        super().__init__(book, seats)
        self.day: i64 = 0
        self.days: i64 = 0
        self.face: i64 = 0
        self.coins: vec[i64] = vec[i64]([START for _ in range(seats)])

    def copy(self) -> "Tollgate":
        """Give an independent copy."""
        c = Tollgate(self.book, self.seats)
        self.copy_kernel(c)
        c.day = self.day
        c.days = self.days
        c.face = self.face
        c.coins = self.coins[:]
        return c

    def scores(self) -> vec[i64]:
        """Give the coins of each seat."""
        return self.coins[:]

    def gain(self, seat: i64, coins: i64) -> None:
        """Take coins from the stock, and say so."""
        self.coins[seat] += coins
        self.note("gains", seat, coins)

    def pay(self, seat: i64, coins: i64, to: i64) -> None:
        """Hand over coins, as many as there are, and say so."""
        paid: i64 = coins if coins < self.coins[seat] else self.coins[seat]
        self.coins[seat] -= paid
        self.coins[to] += paid
        self.note("pays", seat, paid, to)
