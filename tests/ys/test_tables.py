"""The components: one test for each row."""

from collections import Counter

import pytest
from positions import ask, card, draw, own, points, space, table

from gradlon.games.ys import GAME
from gradlon.games.ys.actions import SHIP
from gradlon.games.ys.rules import booklet, characters, setting_up
from gradlon.games.ys.tables import (
    AFTER_PLACEMENT,
    AT_ONCE,
    BASIC_SET,
    BEFORE_PLACEMENT,
    CARD_DECIDES,
    CARD_MOMENTS,
    CHARACTERS,
    COLOR_NAMES,
    CONJURER,
    END_OF_COUNTING,
    EXPRESS_SET,
    GEM_SHARES,
    LARGE_GEMS,
    NEUTRAL_SET,
    ONE_COLUMN,
    ONE_LINE,
    ONE_NEIGHBORHOOD,
    OWN_TURNS,
    RESERVE,
    SHIPS,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_OF_COUNTING,
    START_OF_PLACING,
    STRONG_NEUTRAL_SET,
    THE_BOARD,
    THE_CITY,
    THE_MARKET,
)
from gradlon.kernel.agenda import CHANCE

# Brokers.


@pytest.mark.parametrize(
    ("set_", "brokers"),
    [
        (BASIC_SET, [0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4]),
        (EXPRESS_SET, [0, 0, 1, 1, 2, 3, 3, 4, 4]),
        (NEUTRAL_SET, [0, 1, 2, 4]),
        (STRONG_NEUTRAL_SET, [0, 1, 3, 4]),
    ],
)
def test_the_brokers_of_each_set(set_, brokers):
    assert [value for value, count in enumerate(set_) for _ in range(count)] == brokers


def test_with_the_spare_2s_there_are_fourteen_brokers_of_a_color():
    assert sum(BASIC_SET) + RESERVE == SLOTS


# Spaces.


def test_the_sets_of_spaces():
    def names(spaces):
        return [SPACE_NAMES[i] for i in range(SPACES) if spaces >> i & 1]

    assert names(ONE_NEIGHBORHOOD << 3) == ["port2", "commercial2", "palace2"]
    assert names(ONE_LINE << 3) == ["blue3", "green3", "yellow3", "red3"]
    assert names(ONE_COLUMN << 4) == ["green0", "green1", "green2", "green3"]
    assert names(THE_CITY) + names(THE_MARKET) == names(THE_BOARD) == list(SPACE_NAMES)


@pytest.mark.parametrize(
    ("seats", "options", "spaces"),
    [(4, {}, 24), (3, {}, 20), (3, {"neighborhoods": "three"}, 17), (2, {}, 17)],
)
def test_the_spaces_in_use(seats, options, spaces):
    """Sections 7B, 11 and 12."""
    s = table(seats, **options)
    assert SPACES - s.shut.bit_count() == spaces
    assert all(s.shut >> space(f"{color}0") & 1 for color in COLOR_NAMES)


# Ships.


@pytest.mark.parametrize("row", SHIPS, ids=lambda row: "_".join((row.large, *row.small)))
def test_a_ship_brings_its_gems(row):
    """Section 5B: three different gems, the large one never white, and two of it when four play."""
    assert len({row.large, *row.small}) == 3 and row.large in COLOR_NAMES
    kind = SHIPS.index(row)
    for seats, large in ((4, 2), (3, 1), (2, 1)):
        s = table(seats)
        s.port[0] = kind
        setting_up.unload(s, 0)
        assert Counter(zip((*COLOR_NAMES, "white"), map(int, s.goods), strict=True)) == Counter(
            (name, {row.large: large}.get(name, 1 if name in row.small else 0)) for name in (*COLOR_NAMES, "white")
        )


def test_the_deck_of_ships():
    """Section 3: twenty-four cards, alike in every color, four of them with a white gem."""
    assert sum(row.copies for row in SHIPS) == 24
    assert sum(row.copies for row in SHIPS if "white" in row.small) == 4
    for color in COLOR_NAMES:
        assert sum(row.copies for row in SHIPS if row.large == color) == 6
        assert sum(row.copies for row in SHIPS if color in row.small) == 11
    assert len(set(SHIP.words)) == len(SHIPS)


def test_a_ship_drawn_leaves_the_deck():
    s = ask(table(), setting_up.DOCK_SHIP, CHANCE, 0)
    draw(s, "dock red_green_yellow")
    s.do(setting_up.DOCK_SHIP, CHANCE, 1)
    s.settle()
    assert s.chances()[SHIP.words.index("red_green_yellow")] == 0, "there is one such card"
    assert sum(s.chances()) == 23


# Characters.

MOMENTS = {
    "alchemist": END_OF_COUNTING,
    "banker": END_OF_COUNTING,
    "captain": START_OF_COUNTING,
    "bishop": START_OF_PLACING,
    "spy": OWN_TURNS,
    "herald": START_OF_COUNTING,
    "conjurer": START_OF_PLACING,
    "intriguer": START_OF_COUNTING,
    "jeweller": END_OF_COUNTING,
    "magician": AFTER_PLACEMENT,
    "merchant": START_OF_COUNTING,
    "mercenary": AFTER_PLACEMENT,
    "queen": BEFORE_PLACEMENT,
    "prince": AT_ONCE,
    "king": AT_ONCE,
}


@pytest.mark.parametrize("row", CHARACTERS, ids=lambda row: row.name)
def test_a_character_has_its_moment_and_its_rule(row):
    """Section 10A: the symbol says when, and the rule of the same name what."""
    number = card(row.name)
    assert CARD_MOMENTS[number] == row.moments == MOMENTS[row.name]
    rule = characters.CARD_RULES[number]
    assert type(rule).__name__.lower() == row.name
    assert bool(CARD_DECIDES[number]) == row.decides == ("choose" in vars(type(rule)))


def test_the_order_of_the_card_numbers():
    assert CHARACTERS[CONJURER].name == "conjurer"
    assert len(CHARACTERS) == 15


# Points.


@pytest.mark.parametrize(("black", "scored"), [(0, 0), (1, 1), (2, 4), (3, 8), (4, 12), (5, 16), (6, 20), (7, 24), (9, 24)])
def test_black_gems(black, scored):
    """Section 9B."""
    s = table()
    own(s, 1, black=black)
    ask(s, booklet.BLACK_GEMS)
    assert points(s) == [0, scored, 0, 0]


@pytest.mark.parametrize(("rank", "row"), [(0, (24, 18, 12, 6)), (1, (20, 15, 10, 5)), (2, (16, 12, 8, 4)), (3, (12, 9, 6, 3))])
def test_colored_gems(rank, row):
    """Section 9A."""
    s = table()
    for seat in range(4):
        own(s, seat, **{COLOR_NAMES[rank]: 4 - seat})
    ask(s, booklet.COLORED_GEMS)
    assert points(s) == list(row)


def test_gems_of_a_ship_are_all_shared_out():
    """Section 8A."""
    for seats in (2, 3, 4):
        assert sum(GEM_SHARES[seats - 2]) == LARGE_GEMS[seats - 2] + 2


# The preparation.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_preparation(seats):
    """Sections 3 and 4: order cards by chance, then the first turn."""
    s = GAME.new(seats)
    assert s.who == CHANCE and s.turn == 0 and sum(s.chances()) == seats
    for place in ("first", "second", "third", "fourth")[:seats]:
        draw(s, f"deal {place}")
    assert s.turn == 1 and s.book[s.now] is setting_up.REVEAL_CHARACTER
    assert sum(s.chances()) == 15
    assert [int(step) for step in s.quotation] == [8, 8, 8, 8]
