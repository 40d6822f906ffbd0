"""What all rules share: the reasons for a refusal, and chances that a player takes or leaves."""

from typing import Final

from gradlon.games.caylus.actions import DECLINE
from gradlon.games.caylus.state import Caylus
from gradlon.kernel.agenda import FIRST_CODE, NOT_NOW, Rule
from gradlon.kernel.ints import append, i64, vec

# The refusal codes, in the order of the game's list.

NO_WORKER: Final[i64] = FIRST_CODE
TOO_DEAR: Final[i64] = FIRST_CODE + 1
NOT_BUILT: Final[i64] = FIRST_CODE + 2
NO_WORKPLACE: Final[i64] = FIRST_CODE + 3
OCCUPIED: Final[i64] = FIRST_CODE + 4
THERE_ALREADY: Final[i64] = FIRST_CODE + 5
NO_CIRCLE_LEFT: Final[i64] = FIRST_CODE + 6
STABLES_CLOSED: Final[i64] = FIRST_CODE + 7
OFF_THE_ROAD: Final[i64] = FIRST_CODE + 8
NO_STAKE: Final[i64] = FIRST_CODE + 9
NOT_PRODUCED: Final[i64] = FIRST_CODE + 10
NO_SUCH_CUBE: Final[i64] = FIRST_CODE + 11
NO_GOLD_HERE: Final[i64] = FIRST_CODE + 12
CANNOT_PAY: Final[i64] = FIRST_CODE + 13
NOT_IN_STOCK: Final[i64] = FIRST_CODE + 14
ROAD_FULL: Final[i64] = FIRST_CODE + 15
NO_RESIDENCE: Final[i64] = FIRST_CODE + 16
NO_OWN_RESIDENCE: Final[i64] = FIRST_CODE + 17
NEVER_TRANSFORMED: Final[i64] = FIRST_CODE + 18
NOT_YOUR_TILE: Final[i64] = FIRST_CODE + 19
ALREADY_PROMISED: Final[i64] = FIRST_CODE + 20
NO_FEES: Final[i64] = FIRST_CODE + 21
CASTLE_FULL: Final[i64] = FIRST_CODE + 22
NO_BATCH: Final[i64] = FIRST_CODE + 23
LINE_USED: Final[i64] = FIRST_CODE + 24
BEYOND_MARKER: Final[i64] = FIRST_CODE + 25
NOTHING_TO_GIVE: Final[i64] = FIRST_CODE + 26
NOTHING_TO_BUILD: Final[i64] = FIRST_CODE + 27
LIKE_THE_OTHER: Final[i64] = FIRST_CODE + 28


class MayDecline(Rule["Caylus"]):
    """A chance that a player takes or leaves: the actions from `low` to before `end`, or to decline."""

    first = DECLINE
    low: i64 = 0

    def refusal(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        """Say why the seat may not take this chance: a refusal code, 0 when it may."""
        raise AssertionError("each chance has its own conditions")

    def use(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        """Take the chance."""
        raise AssertionError("each chance has its own effect")

    def leave(self, s: Caylus, seat: i64, a: i64, b: i64, /) -> None:
        """Leave the chance."""
        s.note("declines", seat)

    def why_not(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action == DECLINE:
            return 0
        return NOT_NOW if action < self.low else self.refusal(s, seat, a, b, action)

    def options(self, s: Caylus, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        found = vec[i64]([DECLINE])
        for action in range(self.low, self.end):
            if self.refusal(s, seat, a, b, action) == 0:
                found = append(found, action)
        return found

    def choose(self, s: Caylus, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == DECLINE:
            self.leave(s, seat, a, b)
        else:
            self.use(s, seat, a, b, action)
