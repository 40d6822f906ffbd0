"""The sheet onto which a game writes itself: numbers from left to right, seats from the observer's own place on."""

from gradlon.kernel.ints import i64, vec
from gradlon.kernel.observe import Sheet


def written(seat, *writes):
    sheet = Sheet(12, seat, 3)
    for write in writes:
        write(sheet)
    return [int(number) for number in sheet.values][: int(sheet.at)]


def test_numbers_stand_as_they_are_written():
    row = vec[i64]([7, 8, 9])
    assert written(1, lambda s: s.number(5), lambda s: s.numbers(row, 1, 2)) == [5, 8, 9]


def test_what_belongs_to_seats_begins_with_the_observers():
    pairs = vec[i64]([1, 2, 3, 4, 5, 6])
    assert written(1, lambda s: s.by_seat(pairs, 0, 2)) == [3, 4, 5, 6, 1, 2]


def test_one_of_several_is_marked_and_what_lies_outside_is_not():
    assert written(0, lambda s: s.one_of(2, 4), lambda s: s.one_of(-1, 2), lambda s: s.one_of(3, 3)) == [
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
    ]


def test_whose_a_thing_is_counts_from_the_observer():
    assert written(1, lambda s: s.whose(1), lambda s: s.whose(0), lambda s: s.whose(-1)) == [1, 0, 0, 0, 0, 1, 0, 0, 0]
    owners = vec[i64]([-1, 2, 0])
    assert written(2, lambda s: s.whose_each(owners, 1, 2)) == [1, 0, 0, 0, 1, 0]
