"""Section 7.A: what the sheet for two players changes."""

import pytest

from gradlon.games.yspahan.rules.booklet import BUY_DICE, DAY, FINISH_TURN, SELECT_DICE, TURN_OF_TWO

from .positions import (
    AUTO,
    act,
    asked,
    begin,
    cards,
    groups,
    hand,
    have,
    ints,
    options,
    table,
    throw,
    told,
    tower,
    why,
)


def test_eight_white_dice_and_yellow_ones():
    s = begin(table(2), BUY_DICE, 0)
    act(s, "roll 1")
    throw(s, "1 1 1 1 2 2 2 2", "6")
    assert groups(s) == {"camels": "1 1 1 1", "sack": "2 2 2 2", "gold": "6y"}


def test_yellow_dice_stay_for_the_first_players_second_turn():
    s = begin(table(2), DAY)
    act(s, "roll 2")
    throw(s, "1 1 1 1 2 2 2 3", "6 1")
    act(s, "supervise sack", "go w2")
    assert s.who == 1 and groups(s) == {"camels": "1 1 1 1 1y", "barrel": "3", "gold": "6y"}
    assert why(s, "take gold") == why(s, "supervise gold") == why(s, "fetch gold") == "yellow_only"
    act(s, "take camels")
    assert s.camels[1] == 4, "the yellow die does not count"
    assert s.who == 0 and groups(s) == {"barrel": "3", "gold": "6y"}, "it has left the tower with the white ones"
    act(s, "take gold")
    assert s.gold[0] == 2 - 2 + 1


def test_the_other_player_draws_when_only_yellow_groups_are_left():
    s = table(2)
    tower(s, gold="6y 6y")
    begin(s, TURN_OF_TWO, AUTO, 1)
    assert told(s, "finds_no_dice") == [(1,)]
    act(s, "deal gold3")
    assert hand(s, 1) == ["gold3"] and groups(s) == {"gold": "6y 6y"}


def test_a_building_takes_a_group_of_dice():
    s = table(2)
    have(s, 0, gold=4, camels=4)
    tower(s, camels="1 1", gold="6")
    begin(s, TURN_OF_TWO, AUTO, 0)
    assert "camels full" in options(s, "set_aside") and "gold full" in options(s, "set_aside")
    assert why(s, "set_aside sack full") == "empty_square"
    act(s, "set_aside camels full", "build bazaar")
    assert s.buildings(0) == 1 and (s.gold[0], s.camels[0]) == (0, 0)
    assert groups(s) == {"gold": "6"}
    assert asked(s) == "", "the dice bring nothing else"


def test_a_group_is_not_set_aside_for_nothing():
    s = table(2)
    tower(s, camels="1 1")
    begin(s, SELECT_DICE, 0)
    assert why(s, "set_aside camels full") == "nothing_to_build"


def test_there_is_no_building_after_the_action():
    s = table(2)
    have(s, 0, gold=9, camels=9)
    cards(s, 0, "gold3", "build_no_gold")
    begin(s, FINISH_TURN, 0, 1)
    assert options(s) == ["done", "play gold3"]
    assert why(s, "build paddock") == why(s, "play build_no_gold") == why(s, "play_both") == "build_with_dice"


@pytest.mark.parametrize(
    ("card", "price", "paid"), [("build_no_camels", "no_camels", (4, 0)), ("build_no_gold", "no_gold", (0, 4))]
)
def test_a_discount_card_needs_dice_too(card, price, paid):
    """Section 8.F."""
    s = table(2)
    have(s, 0, gold=4, camels=4)
    cards(s, 0, card)
    tower(s, camels="1 1")
    begin(s, SELECT_DICE, 0)
    assert why(s, f"play {card}") == "build_with_dice"
    assert why(s, "set_aside camels free") == "one_discount"
    act(s, f"set_aside camels {price}", "build hoist")
    assert (4 - s.gold[0], 4 - s.camels[0]) == paid
    assert hand(s, 0) == [] and s.has(0, 5)


def test_a_discount_card_that_one_does_not_hold():
    s = table(2, both_discounts="yes")
    have(s, 0, gold=4, camels=4)
    cards(s, 0, "build_no_camels")
    tower(s, camels="1 1")
    begin(s, SELECT_DICE, 0)
    assert why(s, "set_aside camels no_gold") == why(s, "set_aside camels free") == "not_in_hand"


def test_both_discount_cards_on_one_building_by_an_option():
    """Section 9.B."""
    s = table(2, both_discounts="yes")
    have(s, 0, gold=0, camels=0)
    cards(s, 0, "build_no_camels", "build_no_gold")
    tower(s, camels="1 1")
    begin(s, SELECT_DICE, 0)
    act(s, "set_aside camels free", "build hoist")
    assert hand(s, 0) == [] and s.has(0, 5) and groups(s) == {}


def test_each_turn_of_the_first_player_has_its_own_discard():
    """Section 8.A: one card for each of the two turns."""
    s = table(2)
    cards(s, 0, "exchange", "exchange")
    begin(s, DAY)
    act(s, "roll 0")
    throw(s, "1 1 1 2 2 3 4 6")
    act(s, "boost camels exchange")
    assert s.camels[0] == 4
    act(s, "done", "supervise sack", "go n2")
    assert s.who == 0
    act(s, "boost gold exchange")
    assert s.gold[0] == 2 + 2


def test_the_first_player_can_build_twice_in_a_day():
    s = table(2)
    have(s, 0, gold=4, camels=6)
    begin(s, DAY)
    act(s, "roll 0")
    throw(s, "1 1 1 2 2 3 4 6")
    act(s, "set_aside camels full", "build paddock", "supervise sack", "go n2", "set_aside gold full", "build shop")
    assert s.buildings(0) == 2


def test_the_first_player_alternates():
    """Section 4: every day."""
    s = begin(table(2), DAY)
    firsts = []
    for day in range(1, 5):
        firsts.append(int(s.order[0]))
        have(s, 0, gold=9)
        have(s, 1, gold=9)
        act(s, "roll 0")
        throw(s, "1 1 1 2 2 3 4 6")
        for square in ("camels", "sack", "barrel"):
            act(s, f"supervise {square}")
            act(s, f"go {options(s, 'go')[0]}")
        assert s.day == day + 1
    assert firsts == [0, 1, 0, 1] and ints(s.order) == [0, 1]
