"""The rules of Tollgate, in the order of RULES.md."""

from typing import Final

from gradlon.examples.tollgate.actions import COLLECT, DEMAND, PAY, QUARREL, REFUSE, ROLL, SETTLE, YIELD
from gradlon.examples.tollgate.state import Tollgate
from gradlon.examples.tollgate.tables import FACES, FINE, TOLL
from gradlon.kernel.agenda import CHANCE, FIRST_CODE, NOT_NOW, Rule, number
from gradlon.kernel.ints import i64, vec

OWN_HOUSE: Final = FIRST_CODE  # the refusal codes, in the order of the game's list
NOBODY_THERE: Final = FIRST_CODE + 1
NOTHING_TO_TAKE: Final = FIRST_CODE + 2


class Day(Rule["Tollgate"]):
    """Each player has a turn; after the last day the richest wins."""

    section = "1"

    def happen(self, s: Tollgate, a: i64, b: i64, /) -> None:
        if s.day == s.days:
            return
        s.day += 1
        s.note("day", s.day)
        for seat in range(s.seats):
            s.do(ROLL_DIE, CHANCE, seat)
            s.do(TAKE_TURN, seat)
        s.do(DAY)


class RollDie(Rule["Tollgate"]):
    """Roll the die."""

    section = "2"
    first = ROLL
    end = ROLL + len(FACES)

    def chances(self, s: Tollgate, a: i64, b: i64, /) -> vec[i64]:
        return vec[i64]([1, 1, 1])

    def choose(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.face = action - ROLL
        s.note("rolls", a, s.face)


class TakeTurn(Rule["Tollgate"]):
    """Collect what the die shows, or demand a toll of another player."""

    section = "2"
    first = COLLECT
    end = PAY

    def why_not(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action == COLLECT:
            return 0
        house: i64 = action - DEMAND
        if house >= s.seats:
            return NOBODY_THERE
        if house == seat:
            return OWN_HOUSE
        return NOTHING_TO_TAKE if s.coins[house] == 0 else 0

    def choose(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == COLLECT:
            s.gain(seat, s.face + 1)
        else:
            s.note("demands", seat, action - DEMAND)
            s.do(ANSWER, action - DEMAND, seat)


class Answer(Rule["Tollgate"]):
    """Pay the toll, or refuse it: decided in the middle of another player's turn."""

    section = "3"
    about = ("place", "")
    first = PAY
    end = YIELD

    def why_not(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0

    def choose(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == PAY:
            s.pay(seat, TOLL, a)
        else:
            s.note("refuses", seat, a)
            s.do(INSIST, a, seat)


class Insist(Rule["Tollgate"]):
    """Yield, or quarrel before the judge."""

    section = "3"
    about = ("place", "")
    first = YIELD
    end = SETTLE

    def why_not(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0

    def choose(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == QUARREL:
            s.note("quarrels", seat, a)
            s.do(LAST_OFFER, a, seat)


class LastOffer(Rule["Tollgate"]):
    """Pay after all, or let the die judge."""

    section = "4"
    about = ("place", "")
    first = REFUSE
    end = SETTLE + 1

    def why_not(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if action in (REFUSE, SETTLE) else NOT_NOW

    def choose(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == SETTLE:
            s.pay(seat, TOLL, a)
        else:
            s.do(JUDGE, CHANCE, seat, a)


class Judge(Rule["Tollgate"]):
    """A three on the die finds for the one who refused, anything else for the one who demands."""

    section = "4"
    first = ROLL
    end = ROLL + len(FACES)

    def chances(self, s: Tollgate, a: i64, b: i64, /) -> vec[i64]:
        return vec[i64]([1, 1, 1])

    def choose(self, s: Tollgate, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.note("rolls", b, action - ROLL)
        if action - ROLL == len(FACES) - 1:
            s.pay(b, FINE, a)
        else:
            s.pay(a, FINE, b)


DAY: Final = Day()
ROLL_DIE: Final = RollDie()
TAKE_TURN: Final = TakeTurn()
ANSWER: Final = Answer()
INSIST: Final = Insist()
LAST_OFFER: Final = LastOffer()
JUDGE: Final = Judge()

RULES: Final = number([DAY, ROLL_DIE, TAKE_TURN, ANSWER, INSIST, LAST_OFFER, JUDGE])
