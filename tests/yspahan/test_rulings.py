"""One test for each numbered ruling, R1 to R41 of section R."""

import re

import pytest

from gradlon.games.yspahan.rules.booklet import (
    BUY_DICE,
    COUNT_CARAVAN,
    DAY,
    END_OF_DAY,
    FINISH_TURN,
    MOVE_SUPERVISOR,
    SCORE_SOUKS,
    SELECT_DICE,
    SUPPLY_SHOPS,
    TAKE_CARD,
    TURN,
    VISIT_SHOPS,
)
from gradlon.games.yspahan.tables import CARDS, QUARTERS, SHOPS
from gradlon.kernel.game import Said
from gradlon.rulebook import LANGUAGES, section

from .positions import (
    AUTO,
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

CHEST, VASE = QUARTERS.index("chest"), QUARTERS.index("vase")


def visit(s, square, mover=0):
    """Let the Supervisor, moved by this seat, end beside these shops."""
    supervisor(s, square)
    return begin(s, VISIT_SHOPS, AUTO, mover)


def test_ruling_01_a_camel_saves_a_cube_and_its_owner_decides_out_of_turn():
    s = table()
    cubes(s, 2, "sack_white_1")
    have(s, 2, camels=2)
    visit(s, "w3", mover=0)
    assert s.who == 2
    act(s, "give_camel")
    assert holds(s, "sack_white_1") == 2
    assert s.camels[2] == 1
    assert loaded(s) == [2] and s.points[2] == 2


def test_ruling_02_without_a_camel_there_is_no_choice_and_nobody_else_pays():
    s = table()
    cubes(s, 2, "sack_white_1")
    have(s, 0, camels=5)
    visit(s, "w3", mover=0)
    assert asked(s) == ""
    assert holds(s, "sack_white_1") is None
    assert s.camels[0] == 5 and loaded(s) == [2]


@pytest.mark.parametrize("answer", ["give_camel", "let_go"])
def test_ruling_03_the_caravanserai_draws_whether_a_camel_was_paid_or_not(answer):
    s = table()
    cubes(s, 2, "sack_white_1")
    have(s, 2, camels=1)
    built(s, 2, "caravanserai")
    visit(s, "w3")
    act(s, answer, "deal gold3")
    assert hand(s, 2) == ["gold3"] and loaded(s) == [2]


def test_ruling_04_the_first_of_two_cubes_is_settled_before_the_second_is_asked_about():
    s = table()
    cubes(s, 1, "barrel_white_1")
    cubes(s, 2, "vase_blue_1")
    have(s, 1, camels=1)
    have(s, 2, camels=1)
    caravan(s, *[3] * 11)
    visit(s, "e1", mover=0)
    assert s.who == 0
    act(s, "send vase_blue_1")
    assert s.who == 2
    act(s, "let_go")
    assert s.who == 1, "the other owner is asked only now"
    assert ints(s.points) == [0, 0, 1 * 3, 11 * 3], "the caravan was full in between"
    assert loaded(s) == []
    act(s, "give_camel")
    assert loaded(s) == [1] and s.points[1] == 2


def test_ruling_05_two_cubes_of_one_player_are_two_decisions():
    s = table()
    cubes(s, 1, "barrel_white_1", "vase_blue_1")
    have(s, 1, camels=2)
    built(s, 1, "caravanserai")
    visit(s, "e1", mover=0)
    assert s.who == 1, "nobody is asked for the order"
    act(s, "give_camel", "deal gold3", "give_camel", "deal camel3")
    assert s.camels[1] == 0 and hand(s, 1) == ["gold3", "camel3"] and loaded(s) == [1, 1]


@pytest.mark.parametrize(("gold", "names", "value"), [(3, (), 3), (0, ("hammam",), 3), (2, ("hammam",), 5)])
def test_ruling_06_moving_zero_reaches_the_same_shops_again(gold, names, value):
    s = table()
    supervisor(s, "w3")
    cubes(s, 1, "sack_white_1")
    have(s, 0, gold=gold)
    built(s, 0, *names)
    begin(s, MOVE_SUPERVISOR, 0, value)
    act(s, "go w3")
    assert s.gold[0] == 0
    assert loaded(s) == [1]


@pytest.mark.parametrize(
    ("square", "hammam", "price"), [("w6", 0, 1), ("w4", 0, 1), ("w9", 0, 4), ("w7", 1, 0), ("w9", 1, 1), ("w1", 1, 1)]
)
def test_ruling_07_a_gold_for_each_step_and_the_hammam_may_be_used_in_part(square, hammam, price):
    s = table()
    built(s, 0, *["hammam"][:hammam])
    have(s, 0, gold=9)
    begin(s, MOVE_SUPERVISOR, 0, 5)
    act(s, f"go {square}")
    assert s.gold[0] == 9 - price


def test_ruling_08_nothing_is_reached_from_the_centre():
    s = table()
    for souk in ("sack_white", "barrel_white", "vase_blue"):
        whole_souk(s, 1, souk)
    have(s, 0, gold=6)
    begin(s, MOVE_SUPERVISOR, 0, 6)
    act(s, "go centre")
    assert loaded(s) == [] and asked(s) == ""


def test_ruling_09_the_supervisor_may_go_where_no_goods_are():
    s = begin(table(), MOVE_SUPERVISOR, 0, 3)
    assert options(s, "go") != []
    act(s, "go n3")
    assert loaded(s) == []


def test_ruling_10_a_discarded_card_is_one_more_die_for_the_squares_own_action_only():
    s = table()
    tower(s, camels="1 1", sack="2", gold="6")
    cards(s, 0, "sell_gold", "exchange")
    built(s, 0, "paddock", "shop")
    begin(s, SELECT_DICE, 0)
    assert options(s, "boost") == [
        f"{square} {card}" for square in ("camels", "sack", "gold") for card in ("sell_gold", "exchange")
    ]
    assert why(s, "boost barrel exchange") == "empty_square"
    assert why(s, "boost camels gold3") == "not_in_hand"
    gold = s.copy()
    act(gold, "boost gold exchange")
    assert gold.gold[0] == 2 + 1 + 1 + 2
    act(s, "boost camels sell_gold")
    assert s.camels[0] == 2 + 1 + 1
    assert hand(s, 0) == ["exchange"] and asked(s) == "", "the second card cannot be discarded too"


def test_ruling_11_hoist_and_card_add_two_cubes():
    s = table()
    tower(s, barrel="3")
    cards(s, 0, "gold3")
    built(s, 0, "hoist")
    begin(s, SELECT_DICE, 0)
    act(s, "boost barrel gold3", "place barrel_blue_1", "place barrel_blue_3")
    assert holds(s, "barrel_blue_2") == 0, "the third cube must finish the souk, so nobody is asked"
    assert asked(s) == ""


def test_ruling_12_every_cube_must_be_placed_as_long_as_a_shop_is_open():
    s = table()
    built(s, 0, "hoist")
    tower(s, vase="5")
    begin(s, SELECT_DICE, 0)
    act(s, "take vase", "place vase_blue_1")
    assert options(s) == ["place vase_yellow_1", "place vase_yellow_2", *(f"place vase_orange_{i}" for i in (1, 2, 3))]
    assert why(s, "done") == "not_now", "the cube of the Hoist cannot be kept"


def test_ruling_13_shops_left_are_those_open_to_you():
    s = table()
    cubes(s, 1, "vase_yellow_1", "vase_orange_1")
    begin(s, SUPPLY_SHOPS, 0, VASE, 4)
    assert holds(s, "vase_blue_1") == 0
    assert told(s, "loses_cubes") == [(0, 3)], "three shops are empty, but none of them is open"


def test_ruling_14_an_empty_square_cannot_be_chosen():
    s = table()
    tower(s, camels="1")
    built(s, 0, "hoist", "shop", "paddock")
    cards(s, 0, "gold3")
    begin(s, SELECT_DICE, 0)
    for text in ("take gold", "boost gold gold3", "supervise sack", "fetch vase", "take chest"):
        assert why(s, text) == "empty_square"


def test_ruling_15_without_any_group_one_card_is_drawn_and_the_turn_goes_on():
    s = table()
    have(s, 1, gold=0, camels=2)
    begin(s, TURN, AUTO, 1)
    assert asked(s) == "DrawCard", "nothing else could be chosen"
    act(s, "deal camel3")
    assert asked(s) == "FinishTurn"
    assert options(s) == ["build paddock", "done", "play camel3"]


def test_ruling_16_a_group_without_an_open_shop_may_be_taken_for_the_supervisor_or_a_card():
    s = table()
    for souk in ("vase_blue", "vase_yellow", "vase_orange"):
        whole_souk(s, 1, souk)
    tower(s, vase="5 5")
    begin(s, SELECT_DICE, 0)
    assert options(s) == ["supervise vase", "fetch vase"]
    assert why(s, "take vase") == "no_shop_left"


def test_ruling_17_a_robbed_souk_is_unfinished_again():
    s = table()
    whole_souk(s, 0, "chest_blue")
    cubes(s, 0, "chest_yellow_1", "chest_yellow_2")
    visit(s, "w2", mover=1)
    begin(s, SUPPLY_SHOPS, 0, CHEST, 1)
    assert options(s, "place") == ["chest_yellow_3", "chest_blue_2"], "either may be continued, nothing else begun"
    assert why(s, "place chest_pink_1") == "unfinished_souk"
    begin(s, SCORE_SOUKS)
    assert s.points[0] == 2, "only for the cube in the caravan"


def test_ruling_18_an_emptied_souk_is_free_for_everybody():
    s = table()
    cubes(s, 1, "vase_blue_1")
    begin(s, SUPPLY_SHOPS, 0, VASE, 1)
    assert why(s, "place vase_blue_1") == "shop_filled"
    visit(s, "n1", mover=0)
    begin(s, SUPPLY_SHOPS, 0, VASE, 1)
    assert why(s, "place vase_blue_1") == ""
    s = visit(s.copy(), "n1")
    begin(s, SUPPLY_SHOPS, 1, VASE, 1)
    assert why(s, "place vase_orange_1") == "", "for who emptied it too, it is not a souk to be finished first"


def test_ruling_19_a_full_caravan_is_counted_and_emptied_at_once():
    s = table()
    caravan(s, 1, 1, 2, 2, 1, 2, 3, 3, 3, 3, 2)
    cubes(s, 0, "sack_white_1")
    visit(s, "w3")
    assert ints(s.points) == [1 * 3, 3 * 2, 4 * 3, 4 * 3]
    assert loaded(s) == []
    begin(s, COUNT_CARAVAN)
    assert ints(s.points) == [3, 6, 12, 12], "the same cubes are not counted again"


def test_ruling_20_at_the_end_of_the_week_souks_then_city_then_caravan_which_stays():
    s = table()
    s.day = 7
    whole_souk(s, 0, "sack_white")
    cubes(s, 1, "sack_pink_1")
    caravan(s, 1, 0)
    begin(s, END_OF_DAY)
    scored = [event.message for event in s.events if event.message in {"souk", "caravan"}]
    assert scored == ["souk", "caravan", "caravan"]
    assert ints(s.points) == [3 + 1, 1, 0, 0]
    assert set(ints(s.shop)) == {-1} and loaded(s) == [1, 0]


def test_ruling_21_a_cube_on_the_top_line_scores_nothing_but_counts_three_times():
    s = table()
    caravan(s, 0, 1, 1, 1, 1, 1, 1, 1)
    cubes(s, 0, "sack_white_1")
    visit(s, "w3")
    assert s.points[0] == 0
    begin(s, COUNT_CARAVAN)
    assert s.points[0] == 2 * 3


@pytest.mark.parametrize(("before", "points"), [(0, 2), (4, 1), (8, 0), (11, 3)])
def test_ruling_22_the_card_loads_a_cube_like_any_other_but_draws_nothing(before, points):
    s = table()
    built(s, 0, "caravanserai")
    caravan(s, *[1] * before)
    cards(s, 0, "place_caravan")
    begin(s, FINISH_TURN, 0)
    act(s, "play place_caravan")
    assert s.points[0] == points
    assert loaded(s) == ([1] * before + [0] if before < 11 else [])
    assert hand(s, 0) == [] and asked(s) == "", "no card is drawn"


def test_ruling_23_the_hoist_adds_nothing_to_the_card_that_places_a_cube():
    s = table()
    built(s, 0, "hoist")
    cards(s, 0, "place_shop")
    begin(s, SELECT_DICE, 0)
    act(s, "play place_shop", "place vase_orange_1")
    assert [holds(s, shop) for shop in SHOPS].count(0) == 1
    assert asked(s) != "PlaceAnywhere"


def test_ruling_24_cards_before_the_throw_before_the_dice_before_and_after_building():
    s = table()
    cards(s, 0, "gold3", "gold3", "camel3", "exchange")
    have(s, 1, camels=1)
    cards(s, 1, "camel3")
    cubes(s, 1, "chest_blue_2")
    begin(s, DAY)
    act(s, "play gold3", "roll 0")
    throw(s, "1 1 2 2 3 3 4 4 5")
    assert asked(s) == "SelectDice"
    act(s, "play gold3", "supervise sack")
    assert asked(s) == "MoveSupervisor" and why(s, "play camel3") == "not_now", "not while an action is carried out"
    act(s, "go w2")
    assert s.who == 1 and why(s, "play camel3") == "not_now", "not in another player's turn"
    act(s, "let_go")
    assert asked(s) == "FinishTurn"
    act(s, "play camel3", "build paddock", "play exchange", "swap_camel", "enough")
    assert s.who == 1, "the hand is empty, and the next player's turn begins"


def test_ruling_25_a_card_drawn_in_this_turn_may_be_played_in_it():
    s = table()
    tower(s, camels="1")
    begin(s, TURN, AUTO, 0)
    act(s, "fetch camels", "deal gold3", "play gold3")
    assert s.gold[0] == 2 + 3


def test_ruling_26_a_discount_card_is_a_construction_of_its_own():
    s = table()
    have(s, 0, gold=4, camels=4)
    cards(s, 0, "build_no_camels", "build_no_gold")
    begin(s, FINISH_TURN, 0)
    act(s, "build shop", "play build_no_camels", "build hammam", "play build_no_gold")
    assert s.buildings(0) == 3, "the Paddock was all that two camels could pay for"
    assert (s.gold[0], s.camels[0]) == (0, 0)


def test_ruling_26_by_an_option_it_is_only_the_price_of_the_turns_building():
    s = table(discounts="price")
    have(s, 0, gold=9, camels=9)
    cards(s, 0, "build_no_camels", "build_no_gold")
    begin(s, SELECT_DICE, 0)
    assert why(s, "play build_no_camels") == "build_after_action"
    s = table(discounts="price")
    have(s, 0, gold=9, camels=9)
    cards(s, 0, "build_no_camels", "build_no_gold")
    begin(s, FINISH_TURN, 0)
    other = s.copy()
    act(s, "play build_no_camels", "build hoist")
    assert why(s, "build paddock") == why(s, "play build_no_gold") == "one_building"
    act(other, "build hoist")
    assert why(other, "play build_no_gold") == "one_building"


@pytest.mark.parametrize("both", ["no", "yes"])
def test_ruling_27_both_discounts_on_one_building_only_by_an_option(both):
    s = table(both_discounts=both)
    have(s, 0, gold=0, camels=0)
    cards(s, 0, "build_no_camels", "build_no_gold")
    begin(s, FINISH_TURN, 0)
    if both == "no":
        assert why(s, "play_both") == "one_discount"
        return
    act(s, "play_both", "build bazaar")
    assert s.buildings(0) == 1 and hand(s, 0) == []


def test_ruling_28_the_paddock_is_free_without_camels_and_no_cheaper_without_gold():
    s = table()
    have(s, 0, gold=0, camels=0)
    cards(s, 0, "build_no_camels", "build_no_gold")
    begin(s, FINISH_TURN, 0)
    assert why(s, "play build_no_gold") == "nothing_to_build"
    act(s, "play build_no_camels")
    assert s.buildings(0) == 1, "nothing else could be built"
    assert s.has(0, 0) and (s.gold[0], s.camels[0]) == (0, 0)


def test_ruling_29_at_least_one_piece_is_sold():
    s = table()
    have(s, 0, gold=0, camels=0)
    cards(s, 0, "sell_camels", "sell_gold")
    begin(s, FINISH_TURN, 0)
    assert why(s, "play sell_camels") == why(s, "play sell_gold") == "nothing_to_sell"
    have(s, 0, gold=2, camels=2)
    begin(s, FINISH_TURN, 0)
    act(s, "play sell_camels")
    assert options(s) == ["sell 1", "sell 2"]


def test_ruling_30_the_exchange_takes_any_amount_in_both_directions():
    s = table()
    have(s, 0, gold=30, camels=1)
    cards(s, 0, "exchange")
    begin(s, FINISH_TURN, 0)
    act(s, "play exchange")
    assert why(s, "enough") == "swap_first"
    act(s, *["swap_gold"] * 25, "swap_camel")
    assert why(s, "swap_camel") == "nothing_to_swap", "the camels just received stay"
    act(s, "enough")
    assert (s.gold[0], s.camels[0]) == (6, 25)


def test_ruling_31_an_empty_deck_is_made_of_the_discards():
    s = table()
    for card in CARDS:
        cards(s, 1, card.name, card.name)
    s.play(1, 0)
    s.play(1, 3)
    begin(s, TAKE_CARD, AUTO, 0)
    assert told(s, "reshuffles") == [()]
    assert options_of_chance(s) == ["deal gold3", "deal place_caravan"]
    assert sum(s.discards) == 0


def options_of_chance(s):
    return [GAME.verbs.text(int(action)) for action in s.legal(-2)]


def test_ruling_31_without_deck_and_discards_no_card_is_taken():
    s = table()
    for card in CARDS:
        cards(s, 1, card.name, card.name)
    begin(s, TAKE_CARD, AUTO, 0)
    assert told(s, "no_card") == [(0,)] and s.cards[0] == 0
    tower(s, camels="1")
    begin(s, SELECT_DICE, 0)
    assert why(s, "fetch camels") == "no_card_left"
    s.play(1, 0)
    assert why(s, "fetch camels") == "", "a discarded card is enough"
    tower_is_empty = table()
    for card in CARDS:
        cards(tower_is_empty, 1, card.name, card.name)
    begin(tower_is_empty, SELECT_DICE, 0)
    assert told(tower_is_empty, "finds_no_dice") == [(0,)] and tower_is_empty.cards[0] == 0


def test_ruling_32_cubes_camels_and_gold_do_not_run_out():
    s = table()
    have(s, 0, gold=25, camels=25)
    tower(s, camels="1 1 1", gold="6 6")
    begin(s, SELECT_DICE, 0)
    act(s, "take camels")
    begin(s, SELECT_DICE, 0)
    act(s, "take gold")
    assert (s.gold[0], s.camels[0]) == (27, 28)
    for souk in ("sack_pink", "sack_yellow", "sack_white", "sack_blue", "barrel_white", "barrel_yellow", "barrel_blue"):
        whole_souk(s, 0, souk)
    begin(s, SUPPLY_SHOPS, 0, CHEST, 9)
    assert why(s, "place chest_pink_1") == "", "27 cubes are already in the city"


def test_ruling_33_the_first_player_changes_to_the_left_after_every_day_and_week():
    s = table(first=3)
    s.day = 6
    begin(s, END_OF_DAY)
    assert ints(s.order) == [0, 1, 2, 3] and (s.week, s.day) == (1, 7)
    s = table(first=3)
    s.day = 7
    begin(s, END_OF_DAY)
    assert ints(s.order) == [0, 1, 2, 3] and (s.week, s.day) == (2, 1)


@pytest.mark.parametrize(
    ("points", "order"),
    [
        ([40, 30, 20, 10], [3, 2, 1, 0]),
        ([10, 20, 30, 40], [0, 1, 2, 3]),
        ([7, 7, 7, 7], [1, 0, 3, 2]),  # on day 6 they played 2, 3, 0, 1
        ([5, 9, 5, 1], [3, 0, 2, 1]),
    ],
)
def test_ruling_34_four_players_play_the_last_day_by_rising_score(points, order):
    s = table(first=2)
    s.week, s.day = 3, 6
    for seat, score in enumerate(points):
        have(s, seat, points=score)
    begin(s, END_OF_DAY)
    assert ints(s.order) == order
    assert s.who == order[0] and asked(s) == "BuyDice", "the lowest throws, and may buy yellow dice"


@pytest.mark.parametrize(("seats", "week", "day"), [(3, 3, 6), (4, 2, 6), (4, 3, 5)])
def test_ruling_34_no_other_day_and_not_with_three(seats, week, day):
    s = table(seats)
    s.week, s.day = week, day
    have(s, 0, points=5)
    have(s, 1, points=9)
    begin(s, END_OF_DAY)
    assert ints(s.order) == [(1 + place) % seats for place in range(seats)]


def test_ruling_35_tied_players_share_the_victory_whatever_they_have_left():
    s = table(3)
    have(s, 0, points=50, gold=0)
    have(s, 1, points=50, gold=9, camels=9)
    have(s, 2, points=49)
    assert GAME.winners(s) == [0, 1]


def test_ruling_36_yellow_dice_are_bought_before_the_throw_even_with_gold_from_a_card():
    s = table()
    have(s, 0, gold=0)
    cards(s, 0, "gold3")
    begin(s, BUY_DICE, 0)
    assert options(s, "roll") == ["0"] and why(s, "roll 1") == "not_enough_gold"
    act(s, "play gold3")
    assert options(s, "roll") == ["0", "1", "2", "3"]
    act(s, "roll 3")
    assert s.gold[0] == 0
    throw(s, "1 2 3 4 5 6 1 2 3", "6 6 6")
    assert groups(s)["gold"] == "6 6y 6y 6y"


def test_ruling_37_one_building_after_the_action_which_works_at_once():
    s = table()
    s.day = 7
    have(s, 0, gold=8, camels=8)
    whole_souk(s, 0, "vase_orange")
    tower(s, camels="1")
    begin(s, TURN, AUTO, 0)
    assert why(s, "build bazaar") == "not_now"
    act(s, "fetch camels", "deal gold3", "build bazaar")
    assert why(s, "build paddock") == "one_building"
    act(s, "done")
    begin(s, SCORE_SOUKS)
    assert s.points[0] == 12 + 2
    s = begin(table(), FINISH_TURN, 0)
    assert asked(s) == "", "building is optional: without means the turn just ends"


def test_ruling_38_a_buildings_cube_is_no_part_of_the_city():
    s = table()
    have(s, 0, gold=4, camels=4)
    begin(s, FINISH_TURN, 0)
    act(s, "build hoist")
    assert set(ints(s.shop)) == {-1}
    begin(s, SCORE_SOUKS)
    assert s.has(0, 5), "the city is emptied, the building stays"


def test_ruling_39_the_bazaar_counts_for_every_completed_souk():
    s = table()
    built(s, 0, "bazaar")
    for souk in ("sack_white", "barrel_white", "chest_blue", "vase_blue", "vase_yellow"):
        whole_souk(s, 0, souk)
    cubes(s, 0, "barrel_blue_1")
    begin(s, SCORE_SOUKS)
    assert s.points[0] == 3 + 3 + 4 + 4 + 6 + 5 * 2


def test_ruling_40_hands_are_secret_and_all_else_is_open():
    s = table()
    cards(s, 1, "gold3", "exchange")
    mine, others = GAME.view(s, 1), GAME.view(s, 0)
    assert mine["hand"] == [0, 8] and others["hand"] == []
    assert others["cards"] == [0, 2, 0, 0] and others["deck"] == 16
    for key in ("gold", "camels", "points", "buildings", "discards"):
        assert mine[key] == others[key]
    begin(s, TAKE_CARD, AUTO, 1)
    act(s, "deal camel3")
    drawn = s.events[-1]
    assert GAME.readable(drawn, 1) == Said("draws", {"seat": 1, "card": 1})
    assert GAME.readable(drawn, 0) == GAME.readable(drawn, -1) == Said("draws_hidden", {"seat": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_41_every_ruling_is_written_down_with_its_source(language):
    """There is no official list to follow: what we decided instead must be complete, and say where it comes from."""
    rulings = section(GAME, "R", language).text.split("\n- ")
    numbers = [int(found[1]) for ruling in rulings if (found := re.match(r"(?:- )?\*\*R(\d+)\*\*", ruling))]
    assert numbers == list(range(1, 42))
    assert all(re.search(r"\[[^]]+\]\s*$", ruling) for ruling in rulings if ruling.lstrip("- ").startswith("**R"))
