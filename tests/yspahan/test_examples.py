"""The printed examples of the booklet, in its order. One continues the other: Blue, Green, Red and Yellow play one day."""

import pytest

from gradlon.games.yspahan.rules.booklet import (
    BUY_DICE,
    COUNT_CARAVAN,
    FINISH_TURN,
    PLACE_ANYWHERE,
    PLAYERS_ACTIONS,
    SCORE_SOUKS,
    SELECT_DICE,
    SUPPLY_SHOPS,
    SUPPLYING,
)
from gradlon.games.yspahan.tables import QUARTERS

from .positions import (
    act,
    asked,
    begin,
    built,
    caravan,
    cards,
    cubes,
    groups,
    hand,
    have,
    holds,
    ints,
    loaded,
    options,
    supervisor,
    table,
    throw,
    told,
    tower,
    whole_souk,
    why,
)

BLUE, GREEN, RED, YELLOW = range(4)
THROWN = {"camels": "1 1 1y", "sack": "2y", "barrel": "3 3", "chest": "5 5", "gold": "6 6 6"}


def the_day():
    """The throw of the first example is on the tower, and the players' turns begin."""
    s = table()
    tower(s, **THROWN)
    return begin(s, PLAYERS_ACTIONS)


def test_blue_adds_two_yellow_dice_and_throws():
    """Section I.A, section I.B: three 1s, a 2, two 3s, two 5s and three 6s; nothing on the Vase."""
    s = begin(table(), SUPPLYING)
    assert s.who == BLUE
    act(s, "roll 2")
    assert s.gold[BLUE] == 0
    throw(s, "6 1 5 3 6 1 3 6 5", "2 1")
    assert groups(s) == THROWN


def test_twos_and_fives_only():
    """Section I.B: the 2s go to the camels and the 5s to the gold."""
    s = begin(table(), BUY_DICE, BLUE)
    act(s, "roll 0")
    throw(s, "2 5 2 5 2 2 2 5 2")
    assert groups(s) == {"camels": "2 2 2 2 2 2", "gold": "5 5 5"}


def test_nine_dice_of_the_same_value():
    """Section I.B: all go to the camels."""
    s = begin(table(), BUY_DICE, BLUE)
    act(s, "roll 0")
    throw(s, "4 4 4 4 4 4 4 4 4")
    assert groups(s) == {"camels": "4 4 4 4 4 4 4 4 4"}


def test_blue_takes_camels_and_the_last_yellow_die_is_removed():
    """Section II.A.1, section I.C: three camels for three dice, one of them yellow; then the Sack is empty."""
    s = the_day()
    assert s.who == BLUE and "camels" in options(s, "take") and "sack" in options(s, "take")
    act(s, "take camels")
    assert s.camels[BLUE] == 3
    assert groups(s) == {"barrel": "3 3", "chest": "5 5", "gold": "6 6 6"}


def test_green_takes_gold():
    """Section II.A.1: three gold for three dice."""
    s = the_day()
    act(s, "take camels", "done")
    assert s.who == GREEN and s.gold[GREEN] == 2
    act(s, "take gold")
    assert s.gold[GREEN] == 5
    assert s.who == RED


def the_chest():
    """Six shops are left: one in Blue's yellow souk, one in Red's blue souk, and four in the pink one."""
    s = table()
    cubes(s, BLUE, "chest_yellow_1", "chest_yellow_2")
    cubes(s, RED, "chest_blue_2")
    return s


def test_red_supplies_the_chest():
    """Section II.A, section II.A.2: the blue souk must be finished first, the yellow one is Blue's, the pink one is left."""
    s = the_chest()
    tower(s, barrel="3 3", chest="5 5")
    begin(s, SELECT_DICE, RED)
    act(s, "take chest")
    assert told(s, "takes") == [(RED, 3, 2, 4)]
    assert holds(s, "chest_blue_1") == RED, "the only shop that may take the first cube"
    assert options(s, "place") == [f"chest_pink_{i}" for i in (1, 2, 3, 4)]
    assert why(s, "place chest_yellow_3") == "others_souk"
    act(s, "place chest_pink_3")
    assert holds(s, "chest_pink_3") == RED


def test_red_must_finish_the_blue_souk():
    """Section II.A.2: no other souk of the Chest may be started before."""
    s = begin(the_chest(), PLACE_ANYWHERE, RED)
    assert why(s, "place chest_blue_1") == ""
    assert why(s, "place chest_pink_3") == "unfinished_souk"
    assert why(s, "place sack_pink_3") == "", "another neighborhood is another matter"


def test_the_others_cannot_use_reds_pink_souk():
    """Section II.A.2: from now on it is closed to them."""
    s = the_chest()
    cubes(s, RED, "chest_blue_1", "chest_pink_3")
    begin(s, SUPPLY_SHOPS, BLUE, QUARTERS.index("chest"), 5)
    assert holds(s, "chest_yellow_3") == BLUE, "the only shop left for Blue"
    assert told(s, "loses_cubes") == [(BLUE, 4)]


def test_yellow_could_have_taken_a_card_or_placed_two_cubes():
    """Section II.A, section II.A.6: the same group of 3s offers all three actions."""
    s = table()
    tower(s, barrel="3 3")
    begin(s, SELECT_DICE, YELLOW)
    assert options(s) == ["take barrel", "supervise barrel", "fetch barrel"]
    card = s.copy()
    act(card, "fetch barrel", "deal exchange")
    assert hand(card, YELLOW) == ["exchange"]
    act(s, "take barrel", "place barrel_blue_1", "place barrel_blue_2")
    assert holds(s, "barrel_blue_2") == YELLOW and asked(s) == ""


def beside_the_crossing():
    """The Supervisor on W2; Yellow's cubes by S1 and S2, Blue's by E1 and S1."""
    s = table()
    supervisor(s, "w2")
    cubes(s, YELLOW, "sack_white_2", "sack_white_3")
    cubes(s, BLUE, "barrel_white_1")
    have(s, YELLOW, gold=4, camels=4, points=0)
    tower(s, barrel="3 3")
    begin(s, SELECT_DICE, YELLOW)
    act(s, "supervise barrel")
    return s


def test_three_steps_lead_to_the_squares_a():
    """Section II.A.3: without gold, exactly three squares; E1 and S1, marked A, are among them, S2, marked B, is not."""
    s = beside_the_crossing()
    have(s, YELLOW, gold=0)
    s = begin(s.copy(), s.book[s.now], YELLOW, 3)
    assert options(s, "go") == ["w5", "e1", "n1", "s1"]
    assert why(s, "go s2") == "too_many_steps"
    assert why(s, "go e2") == "too_many_steps"
    assert why(s, "go w3") == "too_few_steps"


def test_one_square_a_sends_blues_cube():
    """Section II.A.4: E1 touches Blue's cube and an empty shop."""
    s = beside_the_crossing()
    act(s, "go e1")
    assert loaded(s) == [BLUE]
    assert holds(s, "barrel_white_1") is None


def test_the_other_square_a_sends_both_in_the_order_that_yellow_chooses():
    """Section II.A.4: S1 touches Blue's cube and one of Yellow's."""
    s = beside_the_crossing()
    act(s, "go s1")
    assert s.who == YELLOW
    assert options(s) == ["send sack_white_2", "send barrel_white_1"]
    assert why(s, "send sack_white_3") == "not_beside"
    act(s, "send barrel_white_1")
    assert loaded(s) == [BLUE]
    act(s, "let_go")
    assert loaded(s) == [BLUE, YELLOW]


@pytest.mark.parametrize("camel", [True, False])
def test_yellow_pays_a_gold_to_reach_square_b(camel):
    """Section II.A.3, section II.A.4, section II.A.5: only Yellow's cube is sent; a camel keeps it; the first camel scores 2."""
    s = beside_the_crossing()
    act(s, "go s2")
    assert s.gold[YELLOW] == 3
    act(s, "give_camel" if camel else "let_go")
    assert holds(s, "sack_white_3") == (YELLOW if camel else None)
    assert s.camels[YELLOW] == (3 if camel else 4)
    assert loaded(s) == [YELLOW] and s.points[YELLOW] == 2


def test_yellow_builds_the_caravanserai():
    """Section II.B: three camels and three gold; the third building scores 5."""
    s = table()
    built(s, YELLOW, "paddock", "bazaar")
    have(s, YELLOW, gold=3, camels=3, points=2)
    begin(s, FINISH_TURN, YELLOW)
    assert options(s, "build") == ["shop", "hammam", "caravanserai"]
    act(s, "build caravanserai")
    assert (s.gold[YELLOW], s.camels[YELLOW], s.points[YELLOW]) == (0, 0, 7)


@pytest.mark.parametrize(("bazaar", "blue", "red"), [(False, 6, 4), (True, 8, 6)])
def test_the_chest_is_counted(bazaar, blue, red):
    """Section 5: Blue has completed the yellow souk, Red the blue one but not the pink one; the Bazaar adds 2 for each."""
    s = table()
    whole_souk(s, BLUE, "chest_yellow")
    whole_souk(s, RED, "chest_blue")
    cubes(s, RED, "chest_pink_3")
    if bazaar:
        built(s, BLUE, "bazaar")
        built(s, RED, "bazaar")
    begin(s, SCORE_SOUKS)
    assert ints(s.points) == [blue, 0, red, 0]
    assert set(ints(s.shop)) == {-1}, "the neighborhood is emptied"


def test_the_caravan_is_counted():
    """Section 5, section II.A.5: cubes times the highest line; the caravan is not emptied."""
    s = table()
    caravan(s, YELLOW, YELLOW, GREEN, BLUE, GREEN, BLUE, RED, YELLOW, YELLOW)
    begin(s, COUNT_CARAVAN)
    assert s.points[GREEN] == 4
    assert s.points[YELLOW] == 12
    assert s.points[BLUE] == 4
    assert s.points[RED] == 2
    assert len(loaded(s)) == 9


def test_with_three_players_a_line_has_three_camels():
    """Section 7: the first camel of each line is not used."""
    s = table(3)
    assert s.camels_in_caravan() == 9
    assert [int(s.line(camel)) for camel in range(9)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize(("card", "gold", "camels"), [("build_no_camels", 4, 0), ("build_no_gold", 0, 4)])
def test_the_hoist_for_half_its_price(card, gold, camels):
    """Section 8.F: only the four gold, or only the four camels."""
    s = table()
    have(s, BLUE, gold=gold, camels=camels)
    cards(s, BLUE, card)
    begin(s, FINISH_TURN, BLUE)
    assert why(s, "build hoist") == "cannot_pay"
    act(s, f"play {card}", "build hoist")
    assert (s.gold[BLUE], s.camels[BLUE]) == (0, 0)
    assert s.has(BLUE, 5)
