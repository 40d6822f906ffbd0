"""Every printed example of the three rulebooks."""

import pytest
from positions import (
    BLUE,
    ORANGE,
    PURPLE,
    YELLOW,
    act,
    ask,
    behind,
    draw,
    gems,
    legal,
    order,
    own,
    points,
    put,
    quotations,
    quote,
    screen,
    ship,
    space,
    standing,
    table,
    told,
    why_not,
)

from gradlon.games.ys.actions import GEM
from gradlon.games.ys.rules import booklet, counting, placing, setting_up, turn_order
from gradlon.games.ys.tables import BASIC_SET, EITHER
from gradlon.kernel.agenda import CHANCE


def test_a_ship_with_a_large_blue_gem_brings_two_of_it():
    """Section 5B: two blue gems, one white and one red can be won in this neighborhood."""
    s = ask(table(), setting_up.DOCK_SHIP, CHANCE, 0)
    draw(s, "dock blue_white_red")
    put(s, BLUE, "port1", 3)
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    assert [int(n) for n in s.goods] == [2, 0, 0, 1, 1]


def test_the_white_gem_of_the_market_goes_to_line_1():
    """Section 5C: the card features a white gem, which is put on line 1; the two others on lines 2 and 3."""
    s = ask(table(), setting_up.SUPPLY_MARKET, CHANCE)
    draw(s, "supply blue_white_red")
    assert [GEM.words[gem] for gem in s.line[1:]] == ["white", "blue", "red"]
    assert s.line[0] == -1


def test_the_card_of_a_palace_goes_to_the_majority_in_it():
    """Sections 5A and 8D: the card drawn is allotted to the player with the majority in the corresponding palace."""
    s = ask(table(), setting_up.REVEAL_CHARACTER, CHANCE, 2)
    draw(s, "reveal spy")
    put(s, PURPLE, "palace3", 3)
    put(s, YELLOW, "palace3", 1, 1)
    put(s, BLUE, "palace2", 4)
    ask(s, counting.COUNT_PALACE, a=2)
    assert told(s)[-1] == "wins_card" and s.events[-1].args[:2] == (PURPLE, 4)


@pytest.fixture
def bids():
    """Section 6A: Blue bids 1+0, Orange 4+1, Purple 4+2, Yellow 3+2; Orange has order card 2, Yellow 4."""
    s = table()
    order(s, 1, 2, 3, 4)
    s.do(turn_order.TURN_ORDER_PHASE)
    s.settle()
    act(s, BLUE, "bid 0 1")
    act(s, YELLOW, "bid 2 3")
    act(s, ORANGE, "bid 1 4")
    act(s, PURPLE, "bid 2 4")
    return s


def test_the_bidding_example(bids):
    """Sections 6A, 6B and 6C, in the French and the Spanish rulebook: Purple, then Orange by the lower card, Yellow, Blue."""
    s = bids
    assert s.who == PURPLE
    act(s, PURPLE, "go fourth")
    assert s.who == ORANGE
    act(s, ORANGE, "go first")
    assert s.who == YELLOW
    assert why_not(s, YELLOW, "go first") == "place_taken"
    act(s, YELLOW, "go third")  # and only the second place is left for Blue
    assert [int(place) + 1 for place in s.order] == [2, 1, 4, 3]
    assert [standing(s, seat, "front") for seat in range(4)] == [[0, 1], [1, 4], [2, 4], [2, 3]]


def test_the_placing_example():
    """Sections 7A and 7B: Purple takes the lower left square and a city area; Orange may use neither that square nor line 0."""
    s = ask(table(), placing.PLACE_BROKER, PURPLE, 1, EITHER)
    act(s, PURPLE, "place 3 up blue3", "place 1 down port1")
    assert points(s) == [0, 0, 1, 0]
    ask(s, placing.PLACE_BROKER, ORANGE, 1, EITHER)
    assert why_not(s, ORANGE, "place 3 up blue3") == "square_taken"
    for square in ("blue0", "green0", "yellow0", "red0"):
        assert why_not(s, ORANGE, f"place 3 up {square}") == "out_of_use"
    assert len(legal(s, ORANGE)) == 5 * 2 * (12 + 11)


def test_the_last_broker_joins_the_two_of_the_bid():
    """Section 7D: all players have placed eight brokers, and their last one is placed with the two of the bid."""
    s = table()
    for seat in range(4):
        put(s, seat, "front", 0, 1)
        screen(s, seat, 4)
    ask(s, placing.LAST_BROKER)
    assert [standing(s, seat, "front") for seat in range(4)] == [[0, 1, 4]] * 4
    assert [behind(s, seat) for seat in range(4)] == [[]] * 4


@pytest.fixture
def example():
    """The counting example: the brokers before the screens, in the neighborhood and on the market.

    The market adds up only with one more 0 in the red column, whose owner is not named: here it is Purple's.
    """
    s = table()
    order(s, 2, 1, 4, 3)
    put(s, BLUE, "front", 1, 0, 4)
    put(s, ORANGE, "front", 4, 1, 0)
    put(s, PURPLE, "front", 4, 2, 1)
    put(s, YELLOW, "front", 3, 2, 1)
    ship(s, 1, "blue_green_red")
    put(s, BLUE, "palace1", 4)
    put(s, BLUE, "port1", 3)
    put(s, BLUE, "commercial1", 2)
    put(s, ORANGE, "commercial1", 4)
    put(s, ORANGE, "palace1", 1)
    put(s, PURPLE, "palace1", 3)
    put(s, PURPLE, "port1", 3)
    put(s, YELLOW, "port1", 4)
    put(s, YELLOW, "commercial1", 4)
    put(s, BLUE, "blue1", 3)
    put(s, BLUE, "red1", 1)
    put(s, ORANGE, "green1", 4)
    put(s, ORANGE, "blue2", 0)
    put(s, YELLOW, "red2", 3)
    put(s, PURPLE, "blue3", 1)
    put(s, PURPLE, "red3", 0)
    s.line[1], s.line[2], s.line[3] = GEM.words.index("white"), GEM.words.index("yellow"), GEM.words.index("red")
    s.palace[0] = 4
    return s


def test_no_set_of_brokers_gives_the_example():
    """Section 8A: Orange would need three 4s, and there are two. The example is a test of the arithmetic only."""
    orange = [4, 1, 0, 4, 1, 4, 0]
    assert orange.count(4) > BASIC_SET[4]
    for others in ([1, 0, 4, 4, 3, 2, 3, 1], [4, 2, 1, 3, 3, 1, 0], [3, 2, 1, 4, 4, 3]):
        assert all(others.count(value) <= count for value, count in enumerate(BASIC_SET))


def test_the_counting_example_in_the_neighborhood(example):
    """Sections 8A, 8B, 8C and 8D: Blue 9, Yellow 8, Purple 6, Orange 5."""
    s = ask(example, counting.COUNT_NEIGHBORHOOD, a=0)
    act(s, BLUE, "take blue", "take red")
    assert s.who == YELLOW
    assert legal(s, YELLOW) == ["take blue", "take green"]
    act(s, YELLOW, "take blue")  # and Purple has only the green one to take
    assert [gems(s, seat) for seat in range(4)] == [[1, 0, 0, 1, 0], [0] * 5, [0, 1, 0, 0, 0], [1, 0, 0, 0, 1]]
    assert points(s) == [0, 0, 0, 3]  # Yellow beats Orange in the commercial area: 3+2+1 before the screen against 4+1+0
    assert s.card_at[4] == BLUE


def test_the_counting_example_on_the_lines(example):
    """Sections 8G and 8F: Orange beats Blue on line 1 by the order card, and exchanges the white gem for a green one."""
    s = ask(example, counting.COUNT_LINE, a=1)
    assert s.who == ORANGE
    act(s, ORANGE, "tint green")
    ask(s, counting.COUNT_LINE, a=2)
    ask(s, counting.COUNT_LINE, a=3)
    assert [gems(s, seat) for seat in range(4)] == [[0] * 5, [0, 1, 0, 0, 0], [0, 0, 0, 1, 0], [0, 0, 1, 0, 0]]


def test_the_counting_example_in_the_columns(example):
    """Section 8H: blue and red are level with 4 points and three brokers; Purple decides, and chooses blue."""
    s = example
    s.do(counting.MOVE_QUOTATIONS)
    s.do(counting.RANK_COLUMNS)
    s.settle()
    assert s.who == PURPLE
    assert legal(s, PURPLE) == ["rank blue", "rank red"]
    assert why_not(s, PURPLE, "rank green") == "not_tied"
    act(s, PURPLE, "rank blue")
    assert quotations(s) == [10, 7, 6, 9]


def test_the_counting_example_at_the_highest_bidder(example):
    """Section 8I: Orange and Blue are tied with 4 on the market and 5 before the screen; Orange has the lower order card."""
    s = ask(example, counting.HIGHEST_BIDDER)
    assert s.who == ORANGE
    act(s, ORANGE, "raise green")
    assert quotations(s) == [8, 9, 8, 8]


def test_the_example_of_level_quotations():
    """Section 9A: blue and red are level at the top, then yellow, then green."""
    s = table()
    quote(s, 12, 3, 7, 12)
    for seat in range(4):
        own(s, seat, blue=4 - seat, green=4 - seat, yellow=4 - seat, red=4 - seat)
    ask(s, booklet.COLORED_GEMS)
    assert points(s) == [24 + 20 + 16 + 12, 18 + 15 + 12 + 9, 12 + 10 + 8 + 6, 6 + 5 + 4 + 3]


@pytest.mark.parametrize("owned", [(6, 5, 5, 3), (8, 6, 6, 3)], ids=["English and Spanish", "French"])
def test_the_example_of_tied_owners(owned):
    """Section 9A: A wins 24 points, B and C both the 12 of the third place, D 6."""
    s = table()
    for seat, count in enumerate(owned):
        own(s, seat, blue=count)
    ask(s, booklet.COLORED_GEMS)
    assert points(s) == [24, 12, 12, 6]


def test_the_example_of_the_first_color_in_spanish():
    """Section 9A: for the highest color the first wins 24 points, then 18, 12 and 6."""
    s = table()
    quote(s, 8, 8, 9, 8)
    for seat in range(4):
        own(s, seat, yellow=9 - seat)
    ask(s, booklet.COLORED_GEMS)
    assert points(s) == [24, 18, 12, 6]


def test_the_example_of_the_kings_favor():
    """Section 13B: two share the first place and score 9 each, the next one 3."""
    s = table(3, kings_favor="yes")
    put(s, BLUE, "throne", 4, 3, hidden=True)
    put(s, ORANGE, "throne", 3, 4, hidden=True)
    put(s, PURPLE, "throne", 1, 2, hidden=True)
    ask(s, booklet.THRONE_ROOM)
    assert points(s) == [9, 9, 3]
    assert space("throne") == 28
