"""The agenda: what is applied when, who is asked, and what is refused."""

import pytest

from gradlon.kernel.agenda import ALL, AUTO, CHANCE, FINISHED, FIRST_CODE, NOT_NOW, NOT_YOURS, OVER, Rule, State, number
from gradlon.kernel.errors import IllegalAction, NotYourSeat
from gradlon.kernel.ints import i64, vec


class Notes(State):
    """A table on which rules leave notes."""

    def copy(self):
        c = Notes(self.book, self.seats)
        self.copy_kernel(c)
        return c

    def scores(self):
        return vec[i64]([0] * self.seats)


class Leaf(Rule):
    section = "1"

    def happen(self, s, a, b, /):
        s.note("leaf", a, b)


class Branch(Rule):
    section = "2"

    def happen(self, s, a, b, /):
        s.note("branch", a)
        s.do(LEAF, AUTO, a, 1)
        s.do(LEAF, AUTO, a, 2)


class Pick(Rule):
    """Offers the actions 10 to 9 + a; b says whether to ask even when there is one."""

    section = "3"
    first = 10
    end = 15

    def why_not(self, s, seat, a, b, action, /):
        return 0 if action < 10 + a else FIRST_CODE

    def choose(self, s, seat, a, b, action, /):
        s.note("picked", seat, action)
        s.do(BRANCH, AUTO, 7)

    def asks(self, s, seat, a, b, /):
        return b == 1


class Hide(Rule):
    section = "4"
    first = 10
    end = 12

    def why_not(self, s, seat, a, b, action, /):
        return 0

    def choose(self, s, seat, a, b, action, /):
        s.tell(1 << seat, "hidden", "somebody", seat, action)


class Speaks(Hide):
    """Breaks the law: something follows from a secret choice at once."""

    def choose(self, s, seat, a, b, action, /):
        s.do(LEAF)


class Roll(Rule):
    section = "5"
    first = 20
    end = 23

    def chances(self, s, a, b, /):
        return vec[i64]([1, 0, 3])

    def choose(self, s, seat, a, b, action, /):
        s.note("rolled", action)


class Stuck(Pick):
    def why_not(self, s, seat, a, b, action, /):
        return NOT_NOW


LEAF, BRANCH, PICK, HIDE, SPEAKS, ROLL, STUCK = RULES = [Leaf(), Branch(), Pick(), Hide(), Speaks(), Roll(), Stuck()]
number(RULES)


def table(*frames, seats=3):
    s = Notes(RULES, seats)
    for frame in frames[::-1]:  # the last on the agenda is applied first
        s.do(*frame)
    s.settle()
    return s


def told(s):
    return [(event.message, *event.args[:2]) for event in s.events]


def test_what_a_rule_does_is_applied_in_the_order_in_which_it_says_so_before_all_that_is_older():
    s = table((BRANCH, AUTO, 5), (LEAF, AUTO, 9, 9))
    assert told(s) == [("branch", 5, 0), ("leaf", 5, 1), ("leaf", 5, 2), ("leaf", 9, 9)]
    assert [event.section for event in s.events] == ["2", "1", "1", "1"]
    assert s.who == OVER


def test_a_seat_is_asked_and_what_follows_comes_before_the_rest():
    s = table((PICK, 1, 2, 0), (LEAF, AUTO, 9, 9))
    assert (s.who, s.waiting, list(s.legal(1)), list(s.legal(0))) == (1, 0b10, [10, 11], [])
    s.apply(1, 11)
    assert told(s) == [("picked", 1, 11), ("branch", 7, 0), ("leaf", 7, 1), ("leaf", 7, 2), ("leaf", 9, 9)]


def test_a_forced_choice_is_made_unless_the_rule_asks():
    forced = table((PICK, 1, 1, 0))
    assert forced.who == OVER and told(forced)[0] == ("picked", 1, 10)
    asked = table((PICK, 1, 1, 1))
    assert asked.who == 1 and told(asked) == []
    asked.apply(1, 10)
    assert told(asked) == told(forced), "the events are the same as if it had been chosen"


def test_all_choose_secretly_in_any_order_and_may_not_choose_twice():
    s = table((HIDE, ALL, 0b101, 3), (LEAF, AUTO, 1, 1))
    assert (s.who, s.waiting, list(s.legal(0)), list(s.legal(1))) == (ALL, 0b101, [10, 11], [])
    s.apply(2, 11)
    assert (s.who, s.waiting, list(s.legal(2))) == (ALL, 0b001, [])
    with pytest.raises(NotYourSeat):
        s.apply(2, 10)
    s.apply(0, 10)
    assert told(s) == [("hidden", 2, 11), ("hidden", 0, 10), ("leaf", 1, 1)]
    assert [event.to for event in s.events] == [0b100, 0b001, -1]


def test_nothing_follows_from_a_secret_choice_at_once():
    with pytest.raises(AssertionError, match="a secret choice is only kept"):
        table((SPEAKS, ALL, 0b11)).apply(0, 10)


def test_chance_has_weights_and_an_outcome_of_weight_zero_cannot_come_up():
    s = table((ROLL, CHANCE))
    assert (s.who, s.waiting, list(s.legal(CHANCE)), list(s.chances())) == (CHANCE, 0, [20, 22], [1, 0, 3])
    assert list(s.legal(0)) == []
    with pytest.raises(IllegalAction):
        s.apply(CHANCE, 21)
    s.apply(CHANCE, 22)
    assert told(s) == [("rolled", 22, 0)]


def test_refusals_of_the_kernel():
    s = table((PICK, 1, 2, 0))
    assert [s.why_not(1, action) for action in (9, 10, 12, 15)] == [NOT_NOW, 0, FIRST_CODE, NOT_NOW]
    assert s.why_not(0, 10) == NOT_YOURS
    assert s.why_not(-1, 10) == NOT_YOURS
    for seat, action, error in ((1, 12, IllegalAction), (0, 10, NotYourSeat), (-1, 10, NotYourSeat), (CHANCE, 10, IllegalAction)):
        with pytest.raises(error):
            s.apply(seat, action)
    assert told(s) == [] and s.who == 1, "nothing has happened"
    s.apply(1, 10)
    assert s.why_not(1, 10) == FINISHED


def test_the_code_of_a_refusal_travels_with_the_error():
    with pytest.raises(IllegalAction) as caught:
        table((PICK, 1, 2, 0)).apply(1, 14)
    assert caught.value.code == FIRST_CODE


def test_a_copy_goes_its_own_way_and_tells_nothing():
    s = table((PICK, 1, 2, 0))
    c = s.copy()
    c.apply(1, 10)
    assert (s.who, c.who, c.events, told(s)) == (1, OVER, None, [])


@pytest.mark.parametrize(("a", "b"), [(-1, 0), (1 << 24, 0), (0, -1), (0, 1 << 24)])
def test_a_frame_holds_two_small_numbers(a, b):
    with pytest.raises(AssertionError):
        Notes(RULES, 2).do(LEAF, AUTO, a, b)


def test_a_frame_holds_the_largest_number():
    s = Notes(RULES, 2)
    s.do(LEAF, AUTO, (1 << 24) - 1, (1 << 24) - 1)
    s.settle()
    assert told(s) == [("leaf", (1 << 24) - 1, (1 << 24) - 1)]


def test_whoever_is_asked_can_do_something():
    with pytest.raises(AssertionError, match="can do nothing"):
        table((STUCK, 1, 2, 0))


def test_what_a_rule_does_not_write_it_does_not_do():
    s = Notes(RULES, 2)
    rule = Rule()
    assert rule.why_not(s, 0, 0, 0, 0) == NOT_NOW
    assert not rule.asks(s, 0, 0, 0)
    for act in (lambda: rule.happen(s, 0, 0), lambda: rule.choose(s, 0, 0, 0, 0), lambda: rule.chances(s, 0, 0)):
        with pytest.raises(AssertionError):
            act()
    plain = State([], 2)
    for act in (plain.copy, plain.scores, plain.chances):
        with pytest.raises(AssertionError):
            act()


def test_where_nothing_is_hidden_every_imagined_world_is_the_true_one():
    from gradlon.kernel.dice import Rng  # noqa: PLC0415 - only here

    s = table((PICK, 1, 2, 0))
    assert list(s.imagine(0, Rng(1)).legal(1)) == [10, 11]
