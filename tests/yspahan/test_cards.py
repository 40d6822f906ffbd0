"""Section 8: each of the nine cards, twice in the deck, and when it may be played."""

import pytest

from gradlon.games.yspahan.rules.booklet import FINISH_TURN, SELECT_DICE, SET_UP, TAKE_CARD, TURN
from gradlon.games.yspahan.tables import CARDS

from .positions import (
    AUTO,
    CARD,
    GAME,
    act,
    asked,
    begin,
    built,
    cards,
    cubes,
    hand,
    have,
    holds,
    ints,
    loaded,
    options,
    table,
    told,
    tower,
    whole_souk,
    why,
)

NAMES = [card.name for card in CARDS]


def holding(*names, **stock):
    """The first player at the end of the turn, with these cards and so much gold and camels."""
    s = table()
    have(s, 0, **({"gold": 0, "camels": 0} | stock))
    cards(s, 0, *names)
    return begin(s, FINISH_TURN, 0)


@pytest.mark.parametrize("name", NAMES)
def test_two_copies_of_each(name):
    """Section 8, section II.A.6: all can come up, each as often as it is in the deck."""
    s = begin(table(), TAKE_CARD, AUTO, 2)
    assert ints(s.chances()) == [2] * 9
    act(s, f"deal {name}")
    assert hand(s, 2) == [name]
    begin(s, TAKE_CARD, AUTO, 2)
    assert ints(s.chances())[CARD[name]] == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_card_not_in_hand_cannot_be_played(name):
    """Section 8."""
    s = holding("gold3" if name != "gold3" else "camel3")
    assert why(s, f"play {name}") == "not_in_hand"


@pytest.mark.parametrize("name", NAMES)
def test_any_card_is_one_more_die(name):
    """Section 8.A: whatever it is, it is discarded face up without its effect."""
    s = table()
    tower(s, camels="2 2")
    cards(s, 0, name)
    begin(s, SELECT_DICE, 0)
    act(s, f"boost camels {name}")
    assert s.camels[0] == 3 and s.gold[0] == 2
    assert ints(s.discards)[CARD[name]] == 1 and hand(s, 0) == []


def test_cards_may_still_be_played_after_one_was_discarded():
    """Section 8.B: any number."""
    s = table()
    tower(s, gold="2 2")
    cards(s, 0, "gold3", "gold3", "camel3", "camel3")
    begin(s, TURN, AUTO, 0)
    act(s, "play gold3", "boost gold camel3", "play gold3", "play camel3")
    assert (s.gold[0], s.camels[0]) == (2 + 3 + 3 + 3, 3)


def test_gold3():
    """Section 8.B: three gold; the Shop adds nothing."""
    s = table()
    built(s, 0, "shop")
    cards(s, 0, "gold3")
    begin(s, FINISH_TURN, 0)
    act(s, "play gold3")
    assert s.gold[0] == 2 + 3
    assert told(s, "plays") == [(0, CARD["gold3"])] and ints(s.discards)[CARD["gold3"]] == 1


def test_camel3():
    """Section 8.B: three camels; the Paddock adds nothing."""
    s = table()
    built(s, 0, "paddock")
    cards(s, 0, "camel3")
    begin(s, FINISH_TURN, 0)
    act(s, "play camel3")
    assert s.camels[0] == 3


def test_place_shop():
    """Section 8.C: any shop of the city, by the rules for supplying."""
    s = table()
    cubes(s, 1, "vase_orange_1")
    cubes(s, 0, "sack_white_1")
    cards(s, 0, "place_shop")
    begin(s, FINISH_TURN, 0)
    act(s, "play place_shop")
    assert why(s, "place vase_orange_1") == "shop_filled"
    assert why(s, "place vase_orange_2") == "others_souk"
    assert why(s, "place sack_pink_1") == "unfinished_souk"
    assert why(s, "place sack_white_2") == why(s, "place vase_blue_1") == why(s, "place barrel_pink_5") == ""
    act(s, "place barrel_pink_5")
    assert holds(s, "barrel_pink_5") == 0


def test_place_shop_needs_an_open_shop():
    """Section 8.B: a card cannot be played if it would do nothing at all."""
    s = table()
    for souk in GAME.all_nouns()["souk"].words:
        whole_souk(s, 1, souk)
    cards(s, 0, "place_shop")
    begin(s, FINISH_TURN, 0)
    assert why(s, "play place_shop") == "no_shop_left"


def test_place_caravan():
    """Section 8.B, section II.A.5: a cube on the next camel."""
    s = holding("place_caravan")
    act(s, "play place_caravan")
    assert loaded(s) == [0] and s.points[0] == 2


@pytest.mark.parametrize(("camels", "most"), [(1, 1), (3, 3), (4, 4), (9, 4)])
def test_sell_camels(camels, most):
    """Section 8.D: 2 points each, at most four."""
    s = holding("sell_camels", camels=camels)
    act(s, "play sell_camels")
    if most > 1:
        assert options(s, "sell") == [str(n) for n in range(1, most + 1)]
        assert why(s, "sell 5") == "sells_no_more"
        act(s, f"sell {most}")
    assert s.points[0] == 2 * most and s.camels[0] == camels - most


@pytest.mark.parametrize(("gold", "most"), [(1, 1), (3, 3), (10, 10), (14, 10)])
def test_sell_gold(gold, most):
    """Section 8.D: 1 point each, at most ten."""
    s = holding("sell_gold", gold=gold)
    act(s, "play sell_gold")
    if most > 1:
        assert options(s, "sell") == [str(n) for n in range(1, most + 1)]
        assert why(s, "sell 9") == ("" if gold >= 9 else "not_so_many")
        act(s, f"sell {most}")
    assert s.points[0] == most and s.gold[0] == gold - most


@pytest.mark.parametrize(
    ("card", "free", "dear"), [("build_no_camels", "hammam", "caravanserai"), ("build_no_gold", "hammam", "caravanserai")]
)
def test_one_building_for_half_its_price(card, free, dear):
    """Section 8.F: one and only one, with its points; the ordinary building of the turn is still to come."""
    s = holding(card, gold=2 if card == "build_no_camels" else 0, camels=2 if card == "build_no_gold" else 0)
    built(s, 0, "bazaar", "hoist")
    act(s, f"play {card}")
    assert why(s, f"build {dear}") == "cannot_pay" and why(s, "build hoist") == "already_built"
    act(s, f"build {free}")
    assert (s.gold[0], s.camels[0], s.points[0]) == (0, 0, 5)
    assert asked(s) == "", "nothing can be paid for any more"


def test_exchange():
    """Section 8.E: one piece per decision, until that is enough or nothing is left."""
    s = holding("exchange", gold=2, camels=1)
    act(s, "play exchange", "swap_gold", "swap_gold")
    assert why(s, "swap_gold") == "nothing_to_swap"
    act(s, "enough")
    assert (s.gold[0], s.camels[0]) == (0, 3)


def test_exchange_of_a_single_piece_asks_nothing():
    """Section 8.E: there is no choice."""
    s = holding("exchange", camels=1)
    act(s, "play exchange")
    assert (s.gold[0], s.camels[0]) == (1, 0) and asked(s) == ""


def test_exchange_needs_a_piece():
    """Section 8.E: at least one."""
    assert why(holding("exchange"), "play exchange") == "nothing_to_swap"


def test_no_card_at_the_beginning():
    """Section 2: two gold, no camel, no card, no point; the Supervisor on the centre; day 1 of week 1."""
    for seats in GAME.seats:
        s = GAME.new(seats)
        assert ints(s.cards) == ints(s.camels) == ints(s.points) == [0] * seats
        assert ints(s.gold) == [2] * seats
        assert (s.supervisor, s.week, s.day, s.loaded, sum(s.deck)) == (0, 1, 1, 0, 18)
        assert set(ints(s.shop)) == {-1} and s.who == 0
    assert SET_UP.section == "2"
