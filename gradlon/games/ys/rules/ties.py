"""Who wins on some spaces: the highest total, and how ties are broken."""

from typing import Any, Final

from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import INTRIGUER, NOBODY, OWNERS, THE_FRONT
from gradlon.kernel.agenda import Rule
from gradlon.kernel.ints import i64

INTRIGUE: Final[i64] = 4096  # beats every other in a tie
NEUTRALITY: Final[i64] = 2048  # beats all but the Intriguer
TOTAL: Final[i64] = 8192  # how much a total weighs against a tie


class BrokersOfValueZero(Rule["Ys"]):
    """A broker of value 0 is still somebody: alone in an area or on a line, it wins."""

    section = "8J"

    def is_there(self, s: Ys, owner: i64, spaces: i64) -> bool:
        """Tell whether an owner has any broker on these spaces."""
        return s.brokers(owner, spaces) > 0


class TiesBetweenPlayers(Rule["Ys"]):
    """The Intriguer wins every tie, then the neutral player, then the sum before the screen, then the lower order card."""

    section = "8E"

    def tie(self, s: Ys, owner: i64) -> i64:
        """Rate an owner in a tie. No two owners rate the same."""
        if s.is_neutral(owner):
            return NEUTRALITY
        if s.in_play(INTRIGUER, owner):
            return INTRIGUE
        return (s.total(owner, THE_FRONT) + 1) * OWNERS - s.order[owner]

    def standing(self, s: Ys, owner: i64, spaces: i64) -> i64:
        """Rate an owner on these spaces by the total, then by the tie; NOBODY where it has no broker."""
        if BROKERS_OF_VALUE_ZERO.is_there(s, owner, spaces):
            return s.total(owner, spaces) * TOTAL + self.tie(s, owner)
        return NOBODY

    def next_best(self, s: Ys, spaces: i64, above: i64) -> i64:
        """Give the owner with the best standing on these spaces below another standing, or NOBODY."""
        found: i64 = NOBODY
        highest: i64 = NOBODY
        for owner in range(s.owners):
            standing = self.standing(s, owner, spaces)
            if highest < standing < above:
                found = owner
                highest = standing
        return found

    def best(self, s: Ys, spaces: i64) -> i64:
        """Give the owner who wins on these spaces, or NOBODY."""
        return self.next_best(s, spaces, 1 << 60)

    def chooser(self, s: Ys) -> i64:
        """Give the player who would win a tie of all players; the neutral one chooses nothing."""
        found: i64 = 0
        for seat in range(s.seats):
            if self.tie(s, seat) > self.tie(s, found):
                found = seat
        return found


BROKERS_OF_VALUE_ZERO: Final = BrokersOfValueZero()
TIES: Final = TiesBetweenPlayers()

RULES: Final[list[Rule[Any]]] = [
    BROKERS_OF_VALUE_ZERO,
    TIES,
]
