"""The generators."""

import hashlib
import random
from collections import Counter

import pytest

import gradlon
from gradlon import SealedDice
from gradlon.kernel.dice import Rng
from gradlon.kernel.ints import i64, vec
from gradlon.kernel.match import new_seed


def test_the_generator_is_the_same_compiled_or_not():
    rng = Rng(7)
    assert [rng.next() for _ in range(4)] == [689532932, 1284096456, 1541504043, 2498973282]
    assert [rng.below(6) for _ in range(10)] == [2, 2, 0, 1, 0, 0, 4, 2, 1, 3]


def test_every_number_below_comes_up_about_equally_often():
    rng = Rng(3)
    counts = Counter(int(rng.below(5)) for _ in range(20_000))
    assert set(counts) == set(range(5)) and min(counts.values()) > 3_700


def test_weights_are_kept_and_zero_never_comes_up():
    rng = Rng(3)
    counts = Counter(int(rng.pick(vec[i64]([1, 0, 3]))) for _ in range(8_000))
    assert set(counts) == {0, 2} and 1_700 < counts[0] < 2_300


def test_nothing_can_be_picked_without_a_weight():
    with pytest.raises(AssertionError):
        Rng(1).pick(vec[i64]([0, 0]))


def test_a_shuffle_keeps_the_items_and_reaches_every_order():
    rng, orders = Rng(5), Counter()
    for _ in range(6_000):
        items = vec[i64]([1, 2, 3])
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6 and min(orders.values()) > 800


def test_sealed_dice_are_as_docs_records_specifies_them():
    seed = bytes(range(32))
    dice = SealedDice(seed)
    assert dice.seal == hashlib.sha256(seed).hexdigest()
    weights = [1, 2, 3]
    for draw in range(20):
        digest = hashlib.sha256(seed + draw.to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()
        number = int.from_bytes(digest[:8], "big") % 6
        assert dice.pick(weights) == [0, 1, 1, 2, 2, 2][number]


def test_sealed_dice_go_on_from_a_draw():
    first, later = SealedDice(b"x"), SealedDice(b"x", drawn=3)
    drawn = [first.pick([1] * 100) for _ in range(6)]
    assert [later.pick([1] * 100) for _ in range(3)] == drawn[3:]


def test_seeds_are_long_and_differ():
    assert len(new_seed()) == 32 and new_seed() != new_seed()


@pytest.mark.parametrize("dice", [random.Random(1), SealedDice(b"1")])
def test_any_dice_can_play_chance(dice):
    match = gradlon.new("wreckers", 2, dice=dice)
    assert match.waiting == [0, 1] and len(match.log) == 4


def test_dice_that_point_nowhere_are_a_mistake_of_their_author():
    class Broken:
        def randrange(self, stop, /):
            return stop

    with pytest.raises(AssertionError):
        gradlon.new("wreckers", 2, dice=Broken())


def test_neighbouring_seeds_begin_far_apart():
    """Each of the first numbers of neighbouring seeds comes up about as often as chance has it."""
    for draw in range(6):
        counts = Counter()
        for seed in range(900):
            rng = Rng(seed)
            counts[[int(rng.below(9)) for _ in range(6)][draw]] += 1
        assert len(counts) == 9 and min(counts.values()) > 60 and max(counts.values()) < 140
