"""Each character at its moment, with and without effect."""

import pytest
from positions import (
    BLUE,
    ORANGE,
    PURPLE,
    act,
    ask,
    card,
    gems,
    give,
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

from gradlon.games.ys import GAME
from gradlon.games.ys.rules import booklet, characters, counting, placing
from gradlon.games.ys.rules.ties import TIES
from gradlon.games.ys.tables import (
    DISCARDED,
    DOWN,
    EITHER,
    END_OF_COUNTING,
    IN_PLAY,
    SLOTS,
    START_OF_COUNTING,
    START_OF_PLACING,
    UP,
)
from gradlon.kernel.agenda import OVER


def window(moment, seat, *names, **options):
    """Lay a table at which a seat with these characters is asked at the start or the end of a phase."""
    s = table(**options)
    give(s, seat, *names)
    put(s, seat, "port1", 1)
    return ask(s, characters.PLAY_CARDS, seat, moment)


def placing_with(seat, *names, seats=4, **options):
    s = table(seats, **options)
    give(s, seat, *names)
    return ask(s, placing.PLACE_BROKER, seat, 1, EITHER)


@pytest.mark.parametrize(
    ("moment", "playable"),
    [
        (START_OF_PLACING, {"bishop", "conjurer"}),
        (START_OF_COUNTING, {"captain", "herald", "intriguer", "merchant"}),
        (END_OF_COUNTING, {"alchemist", "banker", "jeweller"}),
    ],
)
def test_the_cards_of_each_moment(moment, playable):
    """Section 10A."""
    names = ["alchemist", "banker", "captain", "bishop", "spy", "herald", "conjurer", "intriguer", "jeweller", "magician"]
    s = window(moment, BLUE, *names, "merchant", "mercenary", "queen")
    assert {text.split()[1] for text in legal(s, BLUE, "play")} == playable
    assert why_not(s, BLUE, "play magician") == "other_moment"
    assert why_not(s, BLUE, "play king") == "not_your_card"
    act(s, BLUE, "pass")
    assert s.who == OVER and s.played[BLUE] == 0


def test_the_cards_around_a_placement():
    """Section 10A: the Queen before it, Magician and Mercenary after it, the Spy at any time."""
    s = placing_with(BLUE, "queen", "magician", "mercenary", "spy")
    assert legal(s, BLUE, "play") == ["play spy", "play queen"]
    assert why_not(s, BLUE, "pass") == "must_place"
    act(s, BLUE, "place 3 up port1")
    assert legal(s, BLUE, "play") == ["play spy"]
    act(s, BLUE, "place 1 down port1")
    assert legal(s, BLUE) == ["pass", "play spy", "play magician", "play mercenary"]
    act(s, BLUE, "play spy")
    assert legal(s, BLUE) == ["pass", "play magician", "play mercenary"], "nobody has a hidden broker to look at"
    act(s, BLUE, "pass")
    assert s.who == OVER


# Alchemist.


def test_the_alchemist_exchanges_a_gem():
    """Section 10B."""
    s = window(END_OF_COUNTING, BLUE, "alchemist")
    own(s, BLUE, blue=2)
    act(s, BLUE, "play alchemist")
    assert why_not(s, BLUE, "exchange green blue") == "no_such_gem"
    assert why_not(s, BLUE, "exchange blue blue") == "same_color"
    act(s, BLUE, "exchange blue red")
    assert gems(s, BLUE) == [1, 0, 0, 1, 0]
    assert s.card_at[card("alchemist")] == DISCARDED


def test_the_alchemist_without_gems_is_only_gone():
    s = window(END_OF_COUNTING, BLUE, "alchemist")
    act(s, BLUE, "play alchemist")
    assert s.who == OVER and s.card_at[card("alchemist")] == DISCARDED


# Banker.


def test_the_banker_raises_one_color_and_lowers_another():
    """Section 10C."""
    s = window(END_OF_COUNTING, BLUE, "banker")
    act(s, BLUE, "play banker")
    assert len(legal(s, BLUE)) == 12
    act(s, BLUE, "bank green red")
    assert quotations(s) == [8, 9, 8, 7]


def test_the_banker_at_the_bottom_of_the_scale():
    s = table()
    quote(s, 1, 1, 1, 8)
    ask(s, characters.CARD_RULES[card("banker")], BLUE)
    assert legal(s, BLUE) == [
        "bank blue red",
        "bank green red",
        "bank yellow red",
        "bank red blue",
        "bank red green",
        "bank red yellow",
    ]


# Captain.


def test_the_captain_changes_what_the_neighborhoods_offer():
    """Section 10D."""
    s = window(START_OF_COUNTING, BLUE, "captain")
    ship(s, 1, "blue_green_red")
    ship(s, 4, "yellow_white_green")
    act(s, BLUE, "play captain", "sail 1 4")
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    assert [int(n) for n in s.goods] == [0, 1, 2, 0, 1]


# Bishop.


def test_with_the_bishop_all_brokers_may_be_hidden_or_all_open():
    """Section 10E: until the end of the turn."""
    for face in ("up", "down"):
        s = window(START_OF_PLACING, BLUE, "bishop")
        act(s, BLUE, "play bishop")
        for _ in range(2):
            ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
            act(s, BLUE, f"place 3 {face} port2", f"place 1 {face} port2")
        assert s.brokers(BLUE, 1 << space("port2")) == 4
        ask(s, booklet.END_OF_TURN)
        assert s.card_at[card("bishop")] == DISCARDED


def test_the_bishop_helps_nobody_else():
    s = window(START_OF_PLACING, BLUE, "bishop")
    act(s, BLUE, "play bishop")
    ask(s, placing.PLACE_BROKER, ORANGE, 1, EITHER)
    act(s, ORANGE, "place 3 down port2")
    assert why_not(s, ORANGE, "place 1 down port2") == "other_face"


# Spy.


def test_only_the_spy_learns_the_value():
    """Section 10F: all see which broker was looked at, and only the owner of the card what it is worth."""
    s = table()
    put(s, ORANGE, "blue1", 4, hidden=True)
    give(s, BLUE, "spy")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "play spy", "look player2 b1")
    event = s.events[-1]
    assert (event.message, event.otherwise, event.to) == ("looks", "looks_hidden", 1 << BLUE)
    assert GAME.view(s, BLUE)["brokers"][0]["value"] == 4
    assert GAME.view(s, PURPLE)["brokers"][0]["value"] is None and GAME.view(s, -1)["brokers"][0]["value"] is None
    assert s.looks == 2


def test_the_looks_are_gone_at_the_end_of_the_turn():
    s = placing_with(BLUE, "spy")
    act(s, BLUE, "play spy", "place 3 up port1", "place 1 down port1")
    ask(s, booklet.END_OF_TURN)
    assert s.looks == 0 and s.card_at[card("spy")] == DISCARDED


def test_the_looks_are_the_owners_alone():
    s = placing_with(BLUE, "spy")
    act(s, BLUE, "play spy", "place 3 up port1", "place 1 down port1")
    ask(s, placing.PLACE_BROKER, ORANGE, 1, EITHER)
    assert why_not(s, ORANGE, "look player1 b2") == "no_looks" and not legal(s, ORANGE, "look")


# Herald.


def test_the_herald_moves_a_hidden_broker_and_keeps_it_hidden():
    """Section 10G."""
    s = table()
    give(s, BLUE, "herald")
    put(s, BLUE, "port1", 4, hidden=True)
    ask(s, characters.PLAY_CARDS, BLUE, START_OF_COUNTING)
    act(s, BLUE, "play herald", "move b1 green2")
    assert s.at[0] == space("green2") and s.face[0] == DOWN and s.known[0] == 1 << BLUE
    assert points(s) == [1, 0, 0, 0] and s.taken == 1 << space("green2")


def test_the_herald_frees_a_square():
    s = table()
    put(s, BLUE, "blue1", 4)
    ask(s, characters.CARD_RULES[card("herald")], BLUE)
    act(s, BLUE, "move b1 port1")
    assert s.taken == 0 and points(s) == [0, 0, 0, 0]


def test_the_herald_takes_nobody_out_of_the_queens_area():
    s = table()
    give(s, BLUE, "herald")
    put(s, BLUE, "port1", 4)
    put(s, BLUE, "front", 3)
    s.locked = space("port1")
    s.do(characters.PLAY_CARDS, BLUE, START_OF_COUNTING)
    s.now, s.who, s.waiting = characters.PLAY_CARDS.index, BLUE, 1 << BLUE
    assert why_not(s, BLUE, "play herald") == "nothing_to_move"
    s.settle()
    assert s.who == OVER
    put(s, BLUE, "port2", 0)
    ask(s, characters.PLAY_CARDS, BLUE, START_OF_COUNTING)
    act(s, BLUE, "play herald")
    assert why_not(s, BLUE, "move b1 port2") == "locked"
    assert why_not(s, BLUE, "move b2 port2") == "not_on_board"


def test_the_herald_has_no_power_in_the_throne_room():
    """Section 13A."""
    s = table(kings_favor="yes")
    put(s, BLUE, "throne", 4, hidden=True)
    put(s, BLUE, "port1", 3)
    ask(s, characters.CARD_RULES[card("herald")], BLUE)
    assert why_not(s, BLUE, "move b1 port1") == "not_on_board"


# Conjurer.


def test_without_the_conjurer_the_front_stays():
    """Section 10H."""
    s = table()
    put(s, BLUE, "front", 4)
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    assert why_not(s, BLUE, "conjure 4 up port1") == "no_conjurer" and not legal(s, BLUE, "conjure")


def test_the_conjurer_works_until_the_end_of_the_turn():
    s = window(START_OF_PLACING, BLUE, "conjurer")
    put(s, BLUE, "front", 4)
    act(s, BLUE, "play conjurer")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    assert len(legal(s, BLUE, "conjure")) == 2 * 24
    act(s, BLUE, "conjure 4 up port1", "replace 0", "place 1 down port1")
    assert standing(s, BLUE, "front") == [0]
    ask(s, booklet.END_OF_TURN)
    assert s.card_at[card("conjurer")] == DISCARDED


def test_the_replacement_is_the_owners_choice_even_if_there_is_one_kind_left():
    """Section 10H: it is asked, since the others must not learn what is behind the screen from silence."""
    s = table()
    put(s, BLUE, "front", 4)
    screen(s, BLUE, 1, 1)
    s.card_at[card("conjurer")] = IN_PLAY + BLUE
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "conjure 4 up port1")
    assert s.who == BLUE and legal(s, BLUE) == ["replace 1"]


# Intriguer.


def test_the_intriguer_decides_between_columns():
    """Section 10I."""
    s = window(START_OF_COUNTING, PURPLE, "intriguer")
    put(s, BLUE, "front", 4, 4, 3)
    act(s, PURPLE, "play intriguer")
    assert TIES.chooser(s) == PURPLE
    ask(s, booklet.END_OF_TURN)
    assert TIES.chooser(s) == BLUE, "all fronts are empty, and Blue has order card 1"


def test_the_intriguer_does_not_outweigh_a_higher_total():
    s = window(START_OF_COUNTING, BLUE, "intriguer")
    act(s, BLUE, "play intriguer")
    put(s, ORANGE, "port1", 2)
    ask(s, counting.COUNT_PORT, a=0)
    assert gems(s, ORANGE)[4] == 1


# Jeweller.


def test_the_jeweller_takes_two_gems():
    """Section 10J."""
    s = window(END_OF_COUNTING, BLUE, "jeweller")
    act(s, BLUE, "play jeweller", "take blue", "take green")
    assert gems(s, BLUE) == [1, 1, 0, 0, 0] and s.card_at[card("jeweller")] == DISCARDED


# Magician.


def test_the_magician_after_a_placement():
    """Section 10K: open and hidden, city and market."""
    s = table()
    put(s, BLUE, "palace4", 4, hidden=True)
    give(s, BLUE, "magician")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "place 3 up blue1", "place 1 down port1", "play magician")
    assert why_not(s, BLUE, "swap b2 b1") == "lower_first"
    assert why_not(s, BLUE, "swap b1 b1") == "lower_first"
    assert why_not(s, BLUE, "swap b1 b9") == "no_such_piece"
    act(s, BLUE, "swap b1 b2")
    assert [int(s.at[p]) for p in range(3)] == [space("blue1"), space("palace4"), space("port1")]
    assert [int(s.face[p]) for p in range(3)] == [DOWN, UP, DOWN]
    assert points(s)[BLUE] == 1, "the point for placing on the market, and none for the swap"
    assert s.taken == 1 << space("blue1")


def test_the_magician_leaves_the_front_alone():
    s = table()
    put(s, BLUE, "front", 4)
    for n in (1, 2, 3):
        put(s, BLUE, f"port{n}", n)
    ask(s, characters.CARD_RULES[card("magician")], BLUE)
    assert why_not(s, BLUE, "swap b1 b2") == "not_on_board"


# Merchant.


@pytest.mark.parametrize("played", [True, False])
def test_the_merchant_pays_whoever_wins(played):
    """Sections 8C and 10L."""
    s = window(START_OF_COUNTING, BLUE, "merchant")
    act(s, BLUE, "play merchant" if played else "pass")
    put(s, ORANGE, "commercial1", 1)
    put(s, PURPLE, "commercial2", 1)
    ask(s, counting.COUNT_COMMERCE, a=0)
    ask(s, counting.COUNT_COMMERCE, a=1)
    assert points(s) == ([0, 5, 5, 0] if played else [0, 3, 3, 0])


# Mercenary.


def test_the_mercenary_marks_one_of_the_two_just_placed():
    """Section 10M."""
    s = table()
    put(s, BLUE, "port2", 4)
    give(s, BLUE, "mercenary")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "place 3 up port1", "place 1 down port1", "play mercenary")
    assert legal(s, BLUE) == ["hire b2", "hire b3"]
    assert why_not(s, BLUE, "hire b1") == "not_just_placed"
    act(s, BLUE, "hire b3")
    assert s.total(BLUE, 1 << space("port1")) == 3 + 5


def test_the_mercenary_counts_on_the_market_and_only_this_turn():
    s = table()
    s.hired = put(s, BLUE, "blue1", 0)
    put(s, ORANGE, "green1", 4)
    assert TIES.best(s, 1 << space("blue1") | 1 << space("green1")) == BLUE
    ask(s, booklet.END_OF_TURN)
    assert s.hired == -1 and s.hand[BLUE * 5] == 2


# Queen.


def test_the_queen_locks_and_leaves_with_her_neighborhood():
    """Section 10N: brokers already there stay and are counted."""
    s = table()
    put(s, ORANGE, "port2", 4)
    ship(s, 2, "blue_green_red")
    s.palace[1] = card("king")
    give(s, BLUE, "queen")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "play queen", "lock port2")
    assert s.who == BLUE and why_not(s, BLUE, "place 3 up port2") == "locked"
    assert why_not(s, BLUE, "place 3 up palace2") is None
    act(s, BLUE, "place 3 up palace2", "place 1 down blue1")
    ask(s, counting.COUNT_NEIGHBORHOOD, a=1)
    while s.who >= 0:
        act(s, s.who, legal(s, s.who)[0])
    assert gems(s, ORANGE)[4] == 1 and s.locked == -1 and s.card_at[card("queen")] == DISCARDED


def test_the_queen_stays_while_other_neighborhoods_are_counted():
    s = table()
    s.locked = space("port2")
    ask(s, counting.LEAVE_NEIGHBORHOOD, a=0)
    assert s.locked == space("port2")


def test_the_queen_locks_an_area_in_use():
    s = table(3, neighborhoods="three")
    ask(s, characters.CARD_RULES[card("queen")], BLUE)
    assert len(legal(s, BLUE)) == 9 and why_not(s, BLUE, "lock port4") == "out_of_use"


# Prince, King and the white gems.


@pytest.mark.parametrize(("name", "scored"), [("prince", 4), ("king", 5)])
def test_prince_and_king(name, scored):
    """Section 10O."""
    s = table()
    s.palace[2] = card(name)
    put(s, PURPLE, "palace3", 0)
    ask(s, counting.COUNT_PALACE, a=2)
    assert points(s) == [0, 0, scored, 0] and told(s) == ["wins_card", "scores"]


def test_the_blue_edged_cards_of_the_last_turn():
    """Sections 5A and 10P."""
    s = table()
    s.palace[2] = card("white_gem")
    put(s, PURPLE, "palace3", 0)
    ask(s, counting.COUNT_PALACE, a=2)
    assert s.who == PURPLE
    act(s, PURPLE, "tint red")
    assert gems(s, PURPLE) == [0, 0, 0, 1, 0]


def test_seats_are_asked_in_the_order_of_play():
    """Section 10A."""
    s = table()
    order(s, 4, 2, 3, 1)
    give(s, BLUE, "bishop")
    give(s, ORANGE, "conjurer")
    for seat in range(4):
        put(s, seat, "front", 0, 0)
    s.do(placing.PLACING_PHASE)
    s.settle()
    act(s, ORANGE, "pass")
    assert s.who == BLUE and legal(s, BLUE) == ["pass", "play bishop"]
    act(s, BLUE, "pass")
    assert s.who == 3 and s.book[s.now] is placing.PLACE_BROKER
    assert SLOTS == 14


# The point of the market, which no character takes away.


@pytest.mark.parametrize("face", ["up", "down"])
def test_each_broker_placed_on_the_market_scores_a_point_at_once(face):
    """Section 7C: whichever way it lies; the city gives none, and a broker moved away later takes none along."""
    s = ask(table(), placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, f"place 0 {face} red1")
    assert points(s) == [1, 0, 0, 0]
    act(s, BLUE, legal(s, BLUE)[0])
    assert points(s) == [1, 0, 0, 0], "the first of the choices is an area of the city"
    ask(s, characters.CARD_RULES[card("herald")], BLUE)
    act(s, BLUE, "move b1 port1")
    assert points(s) == [1, 0, 0, 0]
