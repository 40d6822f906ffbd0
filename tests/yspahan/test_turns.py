"""The day, the tower, the turn, the buildings and the ends of day, week and game, for three and four players."""

from itertools import pairwise

import pytest

import gradlon
from gradlon.games.yspahan.rules.booklet import (
    BUY_DICE,
    DAY,
    END_OF_DAY,
    FINISH_TURN,
    LAST_DAY,
    SELECT_DICE,
    SUPPLY_SHOPS,
    TAKE_CARD,
    TURN,
    VISIT_SHOPS,
)
from gradlon.games.yspahan.tables import BUILDINGS, QUARTERS, TOWER
from gradlon.kernel.errors import IllegalAction

from .positions import (
    AUTO,
    CARD,
    GAME,
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


@pytest.mark.parametrize(
    ("values", "squares"),
    [
        ("1", "camels"),
        ("3 6", "camels gold"),
        ("1 2 3", "camels sack gold"),
        ("2 4 5 6", "camels sack barrel gold"),
        ("1 2 3 4 5", "camels sack barrel chest gold"),
        ("1 2 3 4 5 6", "camels sack barrel chest vase gold"),
    ],
)
def test_which_squares_get_dice(values, squares):
    """Section I.B: as many as there are different values, in rising order."""
    s = begin(table(), BUY_DICE, 0)
    act(s, "roll 0")
    faces = values.split()
    throw(s, " ".join(faces + [faces[0]] * (9 - len(faces))))
    assert list(groups(s)) == squares.split()
    assert [text[0] for text in groups(s).values()] == faces
    assert len(groups(s)["camels"].split()) == 10 - len(faces)


def test_yellow_dice_count_when_the_tower_is_filled():
    """Section I.B, section I.C: a yellow die can be the highest; when it leaves, the square is empty and nothing slides."""
    s = begin(table(), DAY)
    act(s, "roll 2")
    throw(s, "2 2 2 3 3 3 4 4 4", "1 6")
    assert groups(s) == {"camels": "1y", "sack": "2 2 2", "barrel": "3 3 3", "chest": "4 4 4", "gold": "6y"}
    act(s, "fetch chest", "deal gold3", "done")
    assert s.who == 1
    assert groups(s) == {"sack": "2 2 2", "barrel": "3 3 3"}
    assert why(s, "take camels") == why(s, "take gold") == "empty_square"
    assert told(s, "removes_yellow") == [(TOWER.index("camels"), 1), (TOWER.index("gold"), 1)]


def test_yellow_dice_leave_after_the_action_before_the_building():
    """Section I.C."""
    s = table()
    tower(s, camels="1 1y", gold="6y")
    have(s, 0, camels=2)
    begin(s, TURN, AUTO, 0)
    act(s, "take camels")
    assert asked(s) == "FinishTurn" and groups(s) == {}
    assert s.camels[0] == 4


@pytest.mark.parametrize(("seats", "dice", "turns"), [(2, 8, [0, 1, 0]), (3, 9, [0, 1, 2]), (4, 9, [0, 1, 2, 3])])
def test_the_dice_and_turns_of_each_number_of_players(seats, dice, turns):
    """Section 3, section I, section 7: white dice, and who plays in which order."""
    s = GAME.new(seats)
    act(s, "roll 0")
    throw(s, "1 2 3 4 5 6 6 6 6"[: 2 * dice - 1])
    assert asked(s) == "SelectDice"
    players = []
    while asked(s) == "SelectDice":
        players.append(int(s.who))
        act(s, f"fetch {options(s, 'fetch')[0]}", f"deal {list(CARD)[len(players)]}", "done")
    assert players == turns
    assert (s.day, s.who) == (2, 1) and asked(s) == "BuyDice"


def test_a_day_in_order_from_the_first_player_clockwise():
    """Section II, section 3: the turns of a day, then the end of the day."""
    s = table(first=2)
    for seat in range(4):
        have(s, seat, gold=9)
    begin(s, DAY)
    players = [int(s.who)]
    act(s, "roll 0")
    throw(s, "1 2 3 4 5 6 6 6 6")
    for square in ("camels", "sack", "barrel", "chest"):
        players.append(int(s.who))
        act(s, f"supervise {square}")
        act(s, options(s)[0])
    assert players == [2, 2, 3, 0, 1]
    assert (s.day, s.who) == (2, 3) and groups(s) == {}


def test_camels_and_gold_with_the_buildings():
    """Section II.A.1: one camel more with the Paddock, two gold more with the Shop."""
    for name, square, plain, more in (("paddock", "camels", 2, 3), ("shop", "gold", 2, 4)):
        for buildings, taken in ((), plain), ((name,), more), (tuple(row.name for row in BUILDINGS), more):
            s = table()
            have(s, 0, gold=0)
            built(s, 0, *buildings)
            tower(s, **{square: "5 5"})
            begin(s, SELECT_DICE, 0)
            act(s, f"take {square}")
            assert s.camels[0] + s.gold[0] == taken


def test_finish_one_souk_and_begin_another_with_the_same_dice():
    """Section II.A.2: cube by cube, by the rules for each; a begun souk need not be finished."""
    s = table()
    cubes(s, 0, "chest_blue_1")
    begin(s, SUPPLY_SHOPS, 0, QUARTERS.index("chest"), 3)
    act(s, "place chest_yellow_1")
    assert options(s, "place") == ["chest_yellow_2", "chest_yellow_3"]
    act(s, "place chest_yellow_3")
    assert int(s.filled[8]) == 2 and asked(s) == ""


def test_a_filled_shop_is_refused():
    """Section II.A.2: one cube per shop, one's own too."""
    s = table()
    cubes(s, 0, "sack_pink_2")
    begin(s, SUPPLY_SHOPS, 0, QUARTERS.index("sack"), 2)
    assert why(s, "place sack_pink_2") == "shop_filled"
    assert options(s, "place") == [f"sack_pink_{i}" for i in (1, 3, 4, 5, 6)]


@pytest.mark.parametrize(("loaded_before", "points", "line"), [(0, 2, 0), (3, 2, 0), (4, 1, 1), (7, 1, 1), (8, 0, 2), (10, 0, 2)])
def test_points_for_a_cube_on_the_caravan(loaded_before, points, line):
    """Section II.A.5: by its line."""
    s = table()
    caravan(s, *[1] * loaded_before)
    cubes(s, 0, "sack_white_1")
    supervisor(s, "w3")
    begin(s, VISIT_SHOPS, AUTO, 2)
    assert s.points[0] == points and told(s, "loads") == [(0, line)]


@pytest.mark.parametrize(("seats", "camels"), [(2, 6), (3, 9), (4, 12)])
def test_the_length_of_the_caravan(seats, camels):
    """Section 7, section II.A.5: full with the last camel of the third line; then counted and emptied."""
    s = table(seats)
    last = camels - 1
    caravan(s, *[1] * last)
    cubes(s, 0, "sack_white_1")
    supervisor(s, "w3")
    begin(s, VISIT_SHOPS, AUTO, 0)
    assert told(s, "caravan_leaves") == [()]
    assert loaded(s) == [] and set(ints(s.caravan)) == {-1}
    assert ints(s.points)[:2] == [1 * 3, last * 3]


def test_the_caravanserai_draws_for_its_owner_only():
    """Section II.A.5, section II.A.6: one card for each good of the owner, whoever moved."""
    s = table()
    cubes(s, 0, "sack_white_2")
    cubes(s, 1, "barrel_white_1")
    built(s, 1, "caravanserai")
    supervisor(s, "s1")
    begin(s, VISIT_SHOPS, AUTO, 2)
    act(s, "send sack_white_2")
    assert loaded(s) == [0, 1] and asked(s) == "DrawCard"
    act(s, "deal exchange")
    assert ints(s.cards) == [0, 1, 0, 0]


def test_a_camel_can_only_be_given_by_who_has_one():
    """Section II.A.4: of two cubes of a player with one camel, only one can be kept."""
    s = table()
    cubes(s, 1, "barrel_white_1", "vase_blue_1")
    have(s, 1, camels=1)
    supervisor(s, "e1")
    begin(s, VISIT_SHOPS, AUTO, 0)
    assert options(s) == ["give_camel", "let_go"]
    act(s, "give_camel")
    assert asked(s) == "" and loaded(s) == [1, 1] and s.camels[1] == 0


@pytest.mark.parametrize("row", BUILDINGS, ids=lambda row: row.name)
def test_the_price_of_each_building(row):
    """Section II.B: exactly its camels and gold; with one less of either, it cannot be built."""
    prices = {
        "paddock": (2, 0),
        "shop": (2, 2),
        "hammam": (2, 2),
        "caravanserai": (3, 3),
        "bazaar": (4, 4),
        "hoist": (4, 4),
    }
    camels, gold = prices[row.name]
    others = [name for name in prices if name != row.name]
    s = table()
    built(s, 0, *others[:2])
    cards(s, 0, "sell_gold")
    have(s, 0, camels=camels, gold=gold)
    begin(s, FINISH_TURN, 0)
    poor = s.copy()
    have(poor, 0, camels=camels - 1)
    assert why(poor, f"build {row.name}") == "cannot_pay"
    if gold:
        poor = s.copy()
        have(poor, 0, gold=gold - 1)
        assert why(poor, f"build {row.name}") == "cannot_pay"
    act(s, f"build {row.name}")
    assert (s.camels[0], s.gold[0], s.points[0]) == (0, 0, 5)
    begin(s, FINISH_TURN, 0)
    assert why(s, f"build {row.name}") == "already_built"


def test_points_for_the_first_to_the_sixth_building():
    """Section II.B: 0, 0, 5, 5, 5 and 10, in whatever order they are built."""
    s = table()
    have(s, 0, camels=17, gold=15)
    points = [0]
    for name in ("hoist", "paddock", "caravanserai", "shop", "bazaar"):
        begin(s, FINISH_TURN, 0)
        act(s, f"build {name}")
        points.append(int(s.points[0]))
    begin(s, FINISH_TURN, 0)
    act(s, "build hammam")
    points.append(int(s.points[0]))
    assert [after - before for before, after in pairwise(points)] == [0, 0, 5, 5, 5, 10]
    assert (s.camels[0], s.gold[0]) == (0, 0)


def test_no_building_with_dice_for_three_or_four():
    """Section 7.A: that is for two players."""
    s = table(3)
    tower(s, camels="1")
    have(s, 0, gold=9, camels=9)
    begin(s, SELECT_DICE, 0)
    assert why(s, "set_aside camels full") == "only_with_two"


def test_the_tower_is_emptied_at_the_end_of_the_day():
    """Section 4: and the next player begins the next day."""
    s = table(3, first=1)
    tower(s, camels="1 1", vase="5y")
    begin(s, END_OF_DAY)
    assert groups(s) == {} and (s.week, s.day, s.who) == (1, 2, 2)


def test_the_end_of_a_week():
    """Section 5: the Supervisor goes back, the caravan stays, a new week begins with the next player."""
    s = table(3, first=2)
    s.day = 7
    supervisor(s, "w7")
    caravan(s, 1, 1, 0)
    whole_souk(s, 2, "barrel_pink")
    begin(s, END_OF_DAY)
    assert (s.week, s.day, s.supervisor, s.who) == (2, 1, 0, 0)
    assert ints(s.points) == [1, 2, 8] and loaded(s) == [1, 1, 0]


def test_the_end_of_the_game():
    """Section 6: after the third week, its scoring included; the highest score wins."""
    s = table(3)
    s.week, s.day = 3, 7
    whole_souk(s, 1, "vase_orange")
    caravan(s, 2)
    begin(s, END_OF_DAY)
    assert asked(s) == "" and told(s, "ends") == [()]
    assert ints(s.points) == [0, 12, 1] and GAME.winners(s) == [1]


def test_the_last_day_of_two_players():
    """Section 7, section 7.A: the lower score first; equal scores change nothing."""
    for points, order in ([3, 9], [0, 1]), ([9, 3], [1, 0]), ([4, 4], [1, 0]):
        s = table(2, first=0)
        s.week, s.day = 3, 6
        for seat in range(2):
            have(s, seat, points=points[seat])
        begin(s, END_OF_DAY)
        assert ints(s.order) == order, points
    assert LAST_DAY.section == "7"


def test_the_hand_has_no_limit():
    """Section II.A.6: all eighteen cards can come to one hand."""
    s = table()
    for name in CARD:
        for _ in range(2):
            begin(s, TAKE_CARD, AUTO, 0)
            act(s, f"deal {name}")
    assert len(hand(s, 0)) == 18


def test_an_illegal_action_changes_nothing():
    s = begin(table(), BUY_DICE, 0)
    with pytest.raises(IllegalAction):
        act(s, "roll 3")
    assert s.gold[0] == 2 and options(s) == ["roll 0", "roll 1", "roll 2"]


def test_options_are_checked():
    """Section 9.A: `discounts` is for three or four players."""
    with pytest.raises(gradlon.GameError):
        GAME.new(2, {"discounts": "price"})
    assert GAME.new(3, {"discounts": "price"}).discount_is_build == 1
