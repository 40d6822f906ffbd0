"""One test for each numbered ruling of RULES.md, section R."""

import pytest
from positions import (
    BLUE,
    ORANGE,
    PURPLE,
    YELLOW,
    act,
    ask,
    behind,
    card,
    color,
    draw,
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
from gradlon.games.ys.actions import GEM, SHIP, VERBS
from gradlon.games.ys.rules import booklet, characters, counting, placing, setting_up, throne_room, turn_order
from gradlon.games.ys.rules import gems as gem_rules
from gradlon.games.ys.tables import (
    BASIC_SET,
    CHARACTERS,
    DISCARDED,
    DOWN,
    EITHER,
    END_OF_COUNTING,
    EXPRESS_SET,
    IN_PLAY,
    SLOTS,
    START_OF_COUNTING,
    START_OF_PLACING,
    THRONE,
    UP,
    WHITE_GEM,
)
from gradlon.kernel.agenda import ALL, CHANCE, OVER
from gradlon.kernel.errors import BadSetup

NEUTRAL = 2


def bid(s, **bids):
    """Let the players of the examples bid."""
    s.do(turn_order.TURN_ORDER_PHASE)
    s.settle()
    for name, (one, other) in bids.items():
        act(s, {"blue": BLUE, "orange": ORANGE, "purple": PURPLE, "yellow": YELLOW}[name], f"bid {one} {other}")
    return s


def playing(seat, *cards, seats=4, **options):
    """Lay a table at which a seat, with these characters, is about to place two brokers."""
    s = table(seats, **options)
    give(s, seat, *cards)
    return ask(s, placing.PLACE_BROKER, seat, 1, EITHER)


def in_play(s, seat, name):
    s.card_at[card(name)] = IN_PLAY + seat


# Order and bidding.


def test_ruling_01_the_lower_order_card_wins_equal_bids():
    """Section 6B: the old card counts, also where the new places are being chosen."""
    s = table()
    order(s, 4, 3, 2, 1)
    bid(s, blue=(1, 4), orange=(1, 4), purple=(1, 4), yellow=(1, 4))
    act(s, YELLOW, "go fourth")
    act(s, PURPLE, "go third")
    assert s.who == ORANGE


def test_ruling_02_the_intriguer_has_no_part_in_the_bid():
    s = table()
    in_play(s, YELLOW, "intriguer")  # which can't be: it is played at the start of counting
    bid(s, blue=(1, 4), orange=(0, 1), purple=(0, 1), yellow=(1, 4))
    assert s.who == BLUE
    assert CHARACTERS[card("intriguer")].moments == START_OF_COUNTING


def test_ruling_03_places_are_chosen_by_bid_and_cards_change_hands_afterwards():
    """Section 6C."""
    s = bid(table(), blue=(0, 0), orange=(4, 4), purple=(0, 1), yellow=(1, 1))
    act(s, ORANGE, "go second")
    assert [int(place) for place in s.order] == [0, 1, 2, 3]
    assert s.who == YELLOW and legal(s, YELLOW) == ["go first", "go third", "go fourth"]
    act(s, YELLOW, "go first")
    act(s, PURPLE, "go fourth")
    assert [int(place) for place in s.order] == [2, 1, 3, 0]


def test_ruling_04_a_bid_is_exactly_two_brokers():
    """Section 6A: every bid names two, and there is no other."""
    s = table()
    s.do(turn_order.TURN_ORDER_PHASE)
    s.settle()
    for text in legal(s, BLUE):
        assert len(text.split()) == 3
    assert "bid 2 2" not in legal(s, BLUE), "there is only one 2"
    assert why_not(s, BLUE, "bid 2 2") == "no_such_broker"
    assert why_not(s, BLUE, "bid 4 1") == "lower_first"
    assert len(legal(s, BLUE)) == 10 + 4


# Placing.


@pytest.mark.parametrize(("look_at_own", "seen"), [("yes", 3), ("no", None)])
def test_ruling_05_looking_at_your_own_hidden_brokers_is_agreed(look_at_own, seen):
    """Section 7E: allowed unless agreed otherwise."""
    s = ask(table(look_at_own=look_at_own), placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "place 3 down port1")
    assert GAME.view(s, BLUE)["brokers"][0]["value"] == seen
    assert GAME.view(s, ORANGE)["brokers"][0]["value"] is None
    assert GAME.choose_options(4, {})["look_at_own"] == "yes"


def test_ruling_06_one_broker_up_and_one_down_except_with_the_bishop():
    """Sections 7A and 10E."""
    for first, second in (("up", "down"), ("down", "up")):
        s = playing(BLUE)
        act(s, BLUE, f"place 3 {first} port1")
        assert why_not(s, BLUE, f"place 3 {first} port1") == "other_face"
        assert {text.split()[2] for text in legal(s, BLUE)} == {second}
    s = table()
    in_play(s, BLUE, "bishop")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "place 3 down port1")
    assert {text.split()[2] for text in legal(s, BLUE)} == {"up", "down"}


def test_ruling_07_nobody_enters_the_locked_area():
    """Section 10N: neither by placing, nor with the Conjurer or the Herald, nor with a neutral broker."""
    s = table(2)
    s.locked = space("port1")
    put(s, BLUE, "front", 4)
    put(s, BLUE, "palace2", 3)
    in_play(s, BLUE, "conjurer")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    for text in ("place 1 up port1", "conjure 4 up port1"):
        assert why_not(s, BLUE, text) == "locked"
    assert not [text for text in legal(s, BLUE) if text.endswith("port1")]
    act(s, BLUE, "place 1 up port2", "place 1 down port2")
    assert why_not(s, BLUE, "neutral 4 port1") == "locked"
    act(s, BLUE, "neutral 4 port2")
    ask(s, characters.CARD_RULES[card("herald")], BLUE)
    assert why_not(s, BLUE, "move b2 port1") == "locked"


def test_ruling_08_the_queen_locks_an_area_of_the_city_empty_or_not():
    s = playing(BLUE, "queen")
    put(s, ORANGE, "port1", 4)
    act(s, BLUE, "play queen")
    assert len(legal(s, BLUE, "lock")) == 12
    assert why_not(s, BLUE, "lock port1") is None and why_not(s, BLUE, "lock palace4") is None
    assert not [word for word in VERBS.verb(VERBS.parse("lock port1")).nouns[0].words if word.startswith("blue")]


def test_ruling_09_the_magician_swaps_own_brokers_outside_the_locked_area():
    """Section 10K: each keeps its face, and no market point is won."""
    s = table()
    put(s, BLUE, "port1", 3)
    put(s, BLUE, "blue1", 1, hidden=True)
    put(s, BLUE, "palace1", 2)
    put(s, BLUE, "port2", 0)
    put(s, ORANGE, "port1", 4)
    s.locked = space("palace1")
    ask(s, characters.CARD_RULES[card("magician")], BLUE)
    assert legal(s, BLUE) == ["swap b1 b2", "swap b1 b4", "swap b2 b4"]
    assert why_not(s, BLUE, "swap b1 b3") == "locked"
    act(s, BLUE, "swap b1 b2")
    assert [(int(s.at[p]), int(s.face[p])) for p in (0, 1)] == [(space("blue1"), UP), (space("port1"), DOWN)]
    assert points(s) == [0, 0, 0, 0]


def test_ruling_10_the_mercenary_makes_a_0_count_5():
    """Section 10M: open or hidden, and everybody sees the marker."""
    s = playing(BLUE, "mercenary")
    act(s, BLUE, "place 0 down port1", "place 1 up port1", "play mercenary", "hire b1")
    put(s, ORANGE, "port1", 4)
    assert all(GAME.view(s, seat)["brokers"][0]["hired"] for seat in (BLUE, ORANGE, -1))
    ask(s, counting.COUNT_PORT, a=0)
    assert gems(s, BLUE) == [0, 0, 0, 0, 1]
    assert s.total(BLUE, 1 << space("port1")) == 6


@pytest.mark.parametrize("mover", ["herald", "magician"])
def test_ruling_11_the_marker_goes_along(mover):
    s = table(kings_favor="yes")
    hired = put(s, BLUE, "port1", 0)
    put(s, BLUE, "palace2", 3)
    put(s, BLUE, "palace3", 3)
    s.hired = hired
    ask(s, characters.CARD_RULES[card(mover)], BLUE)
    act(s, BLUE, "move b1 palace2" if mover == "herald" else "swap b1 b2")
    assert s.at[hired] == space("palace2") and s.worth(hired) == 5
    s.move(hired, THRONE)
    assert s.worth(hired) == 0, "in the throne room its own value counts"


def test_ruling_12_the_conjurer_places_brokers_from_before_the_screen():
    """Section 10H: each is replaced at once, face up, and stays known even where it lies face down."""
    s = table()
    put(s, BLUE, "front", 4, 3)
    in_play(s, BLUE, "conjurer")
    screen(s, BLUE, 0, 1, 2)
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    assert why_not(s, BLUE, "conjure 2 up port1") == "not_before_screen"
    act(s, BLUE, "conjure 4 down port1")
    assert legal(s, BLUE) == ["replace 0", "replace 1", "replace 2"]
    assert why_not(s, BLUE, "replace 4") == "no_such_broker"
    act(s, BLUE, "replace 0")
    assert why_not(s, BLUE, "conjure 3 down port1") == "other_face"
    act(s, BLUE, "conjure 3 up blue1", "replace 2")
    assert standing(s, BLUE, "front") == [0, 2] and behind(s, BLUE) == [1]
    assert GAME.view(s, ORANGE)["brokers"][0]["value"] == 4 and GAME.view(s, ORANGE)["brokers"][0]["face"] == DOWN
    assert points(s) == [1, 0, 0, 0]
    ask(s, placing.LAST_BROKER)
    assert sorted(standing(s, BLUE, "front")) == [0, 1, 2], "ties use what stands there in the end"


def test_ruling_12_there_is_a_replacement_even_in_the_last_round():
    """Section 10H: three brokers are behind the screen before the last placement, for two that may be conjured."""
    per_turn = 2 + 2 * 4 + 1
    assert sum(BASIC_SET) == per_turn and sum(EXPRESS_SET) == 2 + 2 * 3 + 1
    assert per_turn - 2 - 2 * 3 == 3


def test_ruling_13_the_spy_looks_three_times_at_opponents():
    """Sections 10F and 13A: the throne room included, in the own placing turns."""
    s = table(kings_favor="yes")
    put(s, ORANGE, "port1", 4, 3, hidden=True)
    put(s, PURPLE, "throne", 2, hidden=True)
    put(s, YELLOW, "port1", 1)
    put(s, YELLOW, "blue1", 1, hidden=True)
    give(s, BLUE, "spy")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    assert why_not(s, BLUE, "look player2 b1") == "no_looks"
    act(s, BLUE, "play spy", "look player2 b1")
    assert s.who == BLUE
    act(s, BLUE, "place 3 up port1", "look player3 b1", "place 1 down port1")
    assert why_not(s, BLUE, "look player2 b1") == "already_seen"
    assert why_not(s, BLUE, "look player1 b2") == "own_broker"
    assert why_not(s, BLUE, "look player4 b1") == "not_hidden"
    assert why_not(s, BLUE, "look player4 b9") == "no_such_piece"
    act(s, BLUE, "look player4 b2")
    assert [int(s.known[p]) for p in (SLOTS, 2 * SLOTS, 3 * SLOTS + 1)] == [0b0011, 0b0101, 0b1001]
    assert s.looks == 0 and told(s).count("looks") == 3
    assert s.who == OVER, "nothing is left to ask: no look, no card"


def test_ruling_14_bishop_and_conjurer_together():
    """Sections 10 and 10A: both are played at the start of placing, and count as two cards."""
    s = table()
    give(s, BLUE, "bishop", "conjurer", "queen")
    put(s, BLUE, "front", 4, 3)
    ask(s, characters.PLAY_CARDS, BLUE, START_OF_PLACING)
    act(s, BLUE, "play bishop", "play conjurer")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    assert why_not(s, BLUE, "play queen") == "two_cards"
    act(s, BLUE, "conjure 4 down port1", "replace 0", "conjure 3 down port1", "replace 0")
    assert standing(s, BLUE, "port1") == [4, 3]


# Cards in general.


def test_ruling_15_cards_are_played_from_the_next_turn_on():
    """Sections 10, 10O and 10P."""
    s = table()
    s.palace[0] = card("banker")
    put(s, BLUE, "palace1", 1)
    ask(s, counting.COUNT_PALACE, a=0)
    ask(s, characters.PLAY_CARDS, BLUE, END_OF_COUNTING)
    assert s.who == OVER, "there is nothing to ask"
    s.do(characters.PLAY_CARDS, BLUE, END_OF_COUNTING)
    s.now, s.who, s.waiting = characters.PLAY_CARDS.index, BLUE, 1 << BLUE
    assert why_not(s, BLUE, "play banker") == "next_turn"
    s.turn += 1
    s.settle()
    assert legal(s, BLUE) == ["pass", "play banker"]


def test_ruling_15_prince_king_and_white_gem_act_at_once_and_do_not_count():
    s = table()
    s.played[BLUE] = 2
    put(s, BLUE, "palace1", 1)
    for name in ("prince", "king"):
        s.palace[0] = card(name)
        ask(s, counting.COUNT_PALACE, a=0)
        assert s.card_at[card(name)] == DISCARDED
    assert points(s)[BLUE] == 4 + 5
    s.palace[0] = WHITE_GEM
    ask(s, counting.COUNT_PALACE, a=0)
    act(s, BLUE, "tint yellow")
    assert gems(s, BLUE) == [0, 0, 1, 0, 0] and s.played[BLUE] == 2


def test_ruling_16_two_cards_in_a_turn_over_all_phases():
    """Section 10."""
    s = table()
    give(s, BLUE, "bishop", "merchant", "intriguer", "jeweller")
    ask(s, characters.PLAY_CARDS, BLUE, START_OF_PLACING)
    act(s, BLUE, "play bishop")
    ask(s, characters.PLAY_CARDS, BLUE, START_OF_COUNTING)
    act(s, BLUE, "play merchant")
    assert s.who == OVER, "a third card can't be played, so nothing is asked"
    ask(s, booklet.END_OF_TURN)
    ask(s, characters.PLAY_CARDS, BLUE, START_OF_COUNTING)
    assert legal(s, BLUE) == ["pass", "play intriguer"]


def test_ruling_17_players_are_asked_once_in_the_order_of_play():
    """Section 10A: one player may play several cards when asked; nobody is asked again."""
    s = table()
    order(s, 3, 1, 4, 2)
    give(s, BLUE, "captain")
    give(s, ORANGE, "merchant", "intriguer")
    give(s, YELLOW, "herald")
    put(s, YELLOW, "port1", 1)
    for port in (1, 2, 3, 4):
        ship(s, port, "blue_green_red")
    s.do(counting.COUNTING_PHASE)
    s.settle()
    act(s, ORANGE, "play merchant", "play intriguer")
    assert s.who == YELLOW
    act(s, YELLOW, "pass")
    assert s.who == BLUE
    act(s, BLUE, "pass")
    assert s.who not in (BLUE, ORANGE)


def test_ruling_17_the_end_of_counting_is_before_the_kings_favor():
    """Sections 8 and 8K: after the highest bidder, before the brokers go to the throne room."""
    s = table(3, kings_favor="yes")
    give(s, BLUE, "jeweller")
    for seat in range(3):
        put(s, seat, "front", 1, 3, 4)
    put(s, ORANGE, "blue2", 0)
    for port in (1, 2, 3, 4):
        ship(s, port, "blue_green_red")
    s.do(throne_room.KINGS_FAVOR_PHASE)
    s.do(counting.COUNTING_PHASE)
    s.settle()
    while s.who == BLUE:
        act(s, BLUE, legal(s, BLUE)[0])  # three empty columns are level
    act(s, ORANGE, "raise red")
    assert legal(s, BLUE) == ["pass", "play jeweller"]
    act(s, BLUE, "pass")
    assert s.who == ALL and s.book[s.now] is throne_room.OFFER_BROKER


def test_ruling_18_cards_not_played_are_worth_nothing():
    """Section 9."""
    s = table()
    give(s, BLUE, "jeweller", "banker", "spy")
    ask(s, booklet.FINAL_SCORING)
    assert points(s) == [0, 0, 0, 0]


def test_ruling_19_hands_are_shown():
    """Section 10: everyone saw each card being won."""
    s = table()
    give(s, PURPLE, "spy")
    for seat in (BLUE, PURPLE, -1):
        assert GAME.view(s, seat)["cards"] == [[], [], [card("spy")], []]


def test_ruling_20_there_is_one_intriguer():
    assert [character.name for character in CHARACTERS].count("intriguer") == 1
    assert len({character.name for character in CHARACTERS}) == 15


def test_ruling_21_the_intriguer_wins_every_tie_at_any_rank():
    """Sections 8E and 10I."""
    s = table()
    ship(s, 1, "blue_green_red")
    put(s, BLUE, "port1", 4)
    for seat in (ORANGE, PURPLE, YELLOW):
        put(s, seat, "port1", 3)
        put(s, seat, "front", 4 - seat)
    in_play(s, YELLOW, "intriguer")
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    act(s, BLUE, "take blue", "take blue")
    assert s.who == YELLOW
    act(s, YELLOW, "take green")  # the red one is left for Orange, who has more before the screen than Purple
    assert gems(s, ORANGE) == [0, 0, 0, 1, 0] and gems(s, PURPLE) == [0] * 5


def test_ruling_21_the_intriguer_beats_the_neutral_player():
    s = table(2)
    put(s, BLUE, "port1", 4)
    put(s, NEUTRAL, "port1", 4)
    in_play(s, BLUE, "intriguer")
    ask(s, counting.COUNT_PORT, a=0)
    assert gems(s, BLUE)[4] == 1


def test_ruling_22_the_banker_moves_two_colors_that_can_move():
    """Section 10C."""
    s = table()
    quote(s, 15, 8, 1, 8)
    ask(s, characters.CARD_RULES[card("banker")], BLUE)
    assert why_not(s, BLUE, "bank green green") == "same_color"
    assert why_not(s, BLUE, "bank blue green") == "at_top"
    assert why_not(s, BLUE, "bank green yellow") == "at_bottom"
    assert len(legal(s, BLUE)) == 3 * 3 - 2
    act(s, BLUE, "bank yellow blue")
    assert quotations(s) == [14, 8, 2, 8]


def test_ruling_22_the_banker_moves_what_he_can():
    s = table()
    quote(s, 15, 15, 15, 15)
    ask(s, characters.CARD_RULES[card("banker")], BLUE)
    assert len(legal(s, BLUE)) == 12, "none can rise, so any may be named"
    act(s, BLUE, "bank blue red")
    assert quotations(s) == [15, 15, 15, 14]


@pytest.mark.parametrize(("options", "pairs"), [({}, 6), ({"neighborhoods": "three"}, 3)])
def test_ruling_23_the_captain_exchanges_two_ships_in_use(options, pairs):
    """Section 10D."""
    s = table(3 if options else 4, **options)
    for port, name in enumerate(("blue_green_red", "red_blue_green", "yellow_blue_red"), 1):
        ship(s, port, name)
    ask(s, characters.CARD_RULES[card("captain")], BLUE)
    assert len(legal(s, BLUE)) == pairs
    assert why_not(s, BLUE, "sail 3 1") == "lower_first"
    if options:
        assert why_not(s, BLUE, "sail 1 4") == "no_such_port"
    act(s, BLUE, "sail 1 3")
    assert [SHIP.words[s.port[i]] for i in range(3)] == ["yellow_blue_red", "red_blue_green", "blue_green_red"]


def test_ruling_24_the_alchemist_may_be_declined_and_is_gone():
    """Section 10B."""
    s = table()
    give(s, BLUE, "alchemist")
    own(s, BLUE, blue=1, black=1)
    ask(s, characters.PLAY_CARDS, BLUE, END_OF_COUNTING)
    act(s, BLUE, "play alchemist")
    assert legal(s, BLUE) == ["exchange blue green", "exchange blue yellow", "exchange blue red", "pass"]
    act(s, BLUE, "pass")
    assert gems(s, BLUE) == [1, 0, 0, 0, 1] and s.card_at[card("alchemist")] == DISCARDED


def test_ruling_25_the_jeweller_takes_two_equal_or_different_gems():
    """Section 10J."""
    for one, other, owned in (("red", "red", [0, 0, 0, 2, 0]), ("red", "blue", [1, 0, 0, 1, 0])):
        s = ask(table(), characters.CARD_RULES[card("jeweller")], BLUE)
        assert why_not(s, BLUE, "take white") == "gem_gone"
        act(s, BLUE, f"take {one}", f"take {other}")
        assert gems(s, BLUE) == owned and s.who == OVER


def test_ruling_26_the_herald_obeys_the_rules_of_placing():
    """Section 10G: a point only from the city to the market."""
    s = table(3, neighborhoods="three")
    put(s, BLUE, "port1", 3)
    put(s, BLUE, "blue2", 1)
    put(s, ORANGE, "green2", 1)
    herald = characters.CARD_RULES[card("herald")]
    ask(s, herald, BLUE)
    for text, reason in {
        "move b1 green2": "square_taken",
        "move b1 blue1": "out_of_use",
        "move b1 port4": "out_of_use",
        "move b1 port1": "same_space",
        "move b9 port2": "no_such_piece",
    }.items():
        assert why_not(s, BLUE, text) == reason
    act(s, BLUE, "move b1 red3")
    assert points(s) == [1, 0, 0]
    ask(s, herald, BLUE)
    act(s, BLUE, "move b1 red2")
    ask(s, herald, BLUE)
    act(s, BLUE, "move b1 palace1")
    assert points(s) == [1, 0, 0]


# The city.


def test_ruling_27_ties_go_to_the_sum_before_the_screen_then_to_the_order_card():
    """Section 8E."""
    s = table()
    for seat in (BLUE, ORANGE, PURPLE):
        put(s, seat, "port1", 3)
    put(s, BLUE, "front", 1, 1, 1)
    put(s, ORANGE, "front", 4, 0, 0)
    put(s, PURPLE, "front", 3, 1, 0)
    order(s, 1, 3, 2, 4)
    ask(s, counting.COUNT_PORT, a=0)
    assert gems(s, PURPLE)[4] == 1


def test_ruling_28_only_those_present_are_ranked_and_a_0_is_present():
    """Sections 8A and 8J."""
    s = table()
    ship(s, 1, "blue_green_red")
    put(s, BLUE, "port1", 0)
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    act(s, BLUE, "take green", "take red")
    assert gems(s, BLUE) == [0, 1, 0, 1, 1]
    assert sum(sum(gems(s, seat)) for seat in (ORANGE, PURPLE, YELLOW)) == 0


def test_ruling_29_what_nobody_takes_is_lost():
    """Sections 8A, 8B, 8C and 8D."""
    s = table()
    ship(s, 1, "blue_green_red")
    s.palace[0] = card("king")
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    assert points(s) == [0] * 4 and [sum(gems(s, seat)) for seat in range(4)] == [0] * 4
    assert s.card_at[card("king")] == DISCARDED and told(s) == ["counts", "loses_card"]
    assert [int(n) for n in s.goods] == [0] * 5


def test_ruling_30_white_becomes_one_of_four_colors_at_once():
    """Section 8F: the bank has no limit."""
    s = table()
    own(s, BLUE, blue=29)
    ship(s, 1, "blue_white_red")
    put(s, BLUE, "port1", 1)
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    act(s, BLUE, "take white")
    assert legal(s, BLUE) == ["tint blue", "tint green", "tint yellow", "tint red"]
    act(s, BLUE, "tint blue")
    assert gems(s, BLUE)[0] == 30 and legal(s, BLUE) == ["take blue", "take red"]
    assert gem_rules.COLOR_WHITE_GEM.section == "8F"


def test_ruling_31_the_first_takes_both_gems_before_the_second():
    """Section 8A."""
    s = table()
    ship(s, 1, "blue_green_red")
    put(s, BLUE, "port1", 1)
    put(s, ORANGE, "port1", 2)
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    act(s, ORANGE, "take blue")
    assert s.who == ORANGE
    act(s, ORANGE, "take green")
    assert s.who == BLUE and legal(s, BLUE) == ["take blue", "take red"]


# The market.


def test_ruling_32_the_gem_of_an_empty_line_goes_back():
    """Section 8G."""
    s = table()
    s.line[2] = 0
    ask(s, counting.COUNT_LINE, a=2)
    assert s.line[2] == -1 and [gems(s, seat) for seat in range(4)] == [[0] * 5] * 4


def test_ruling_33_white_on_line_1_and_the_rest_by_column():
    """Section 5C."""
    s = ask(table(), setting_up.SUPPLY_MARKET, CHANCE)
    draw(s, "supply red_green_yellow")
    assert [GEM.words[gem] for gem in s.line[1:]] == ["green", "yellow", "red"]
    s = ask(table(), setting_up.SUPPLY_MARKET, CHANCE)
    draw(s, "supply red_white_yellow")
    assert [GEM.words[gem] for gem in s.line[1:]] == ["white", "yellow", "red"]


@pytest.mark.parametrize("seats", [2, 3])
def test_ruling_34_with_fewer_players_white_goes_to_line_2(seats):
    """Section 11: only the two small gems, on lines 2 and 3."""
    s = ask(table(seats), setting_up.SUPPLY_MARKET, CHANCE)
    draw(s, "supply green_white_blue")
    assert [int(gem) for gem in s.line] == [-1, -1, GEM.words.index("white"), GEM.words.index("blue")]


def test_ruling_35_the_chooser_need_not_be_on_the_market():
    """Section 8H: the Intriguer, then the sum before the screen, then the lower order card."""
    for cards, fronts, places, chooser in (
        (("intriguer",), (0, 4, 0, 0), (4, 1, 2, 3), BLUE),
        ((), (1, 4, 2, 3), (1, 4, 2, 3), ORANGE),
        ((), (1, 4, 4, 3), (1, 4, 2, 3), PURPLE),
    ):
        s = table()
        order(s, *places)
        for seat, value in enumerate(fronts):
            put(s, seat, "front", value)
        for name in cards:
            in_play(s, BLUE, name)
        put(s, YELLOW, "blue1", 1)
        put(s, YELLOW, "green1", 1)
        ask(s, counting.RANK_COLUMNS)
        assert s.who == chooser and legal(s, chooser) == ["rank blue", "rank green"]


def test_ruling_36_the_chooser_orders_all_level_columns():
    s = table()
    ask(s, counting.RANK_COLUMNS)
    act(s, BLUE, "rank red", "rank yellow", "rank green")
    assert [int(place) for place in s.rank] == [color("red"), color("yellow"), color("green"), color("blue")]


def test_ruling_37_a_0_is_stronger_than_an_empty_column():
    """Section 8J."""
    s = table()
    put(s, BLUE, "red1", 0)
    ask(s, counting.RANK_COLUMNS)
    assert s.rank[0] == color("red")
    assert legal(s, BLUE) == ["rank blue", "rank green", "rank yellow"]


def test_ruling_38_all_four_columns_move_even_if_the_market_is_empty():
    s = table()
    s.do(counting.MOVE_QUOTATIONS)
    s.do(counting.RANK_COLUMNS)
    s.settle()
    act(s, BLUE, "rank blue", "rank green", "rank yellow")
    assert quotations(s) == [10, 9, 7, 6]


def test_ruling_39_the_highest_bidder_has_a_broker_on_the_market():
    """Section 8I: a single 0 suffices; on an empty market nobody moves a quotation."""
    s = ask(table(), counting.HIGHEST_BIDDER)
    assert s.who == OVER and quotations(s) == [8] * 4
    put(s, YELLOW, "blue1", 0)
    ask(s, counting.HIGHEST_BIDDER)
    assert s.who == YELLOW


def test_ruling_40_the_highest_bidder_must_move_a_quotation_that_can_move():
    s = table()
    quote(s, 15, 1, 8, 8)
    put(s, YELLOW, "blue1", 0)
    ask(s, counting.HIGHEST_BIDDER)
    assert why_not(s, YELLOW, "raise blue") == "at_top" and why_not(s, YELLOW, "lower green") == "at_bottom"
    assert len(legal(s, YELLOW)) == 6 and why_not(s, YELLOW, "pass") == "not_now"
    act(s, YELLOW, "lower blue")
    assert quotations(s)[0] == 14


def test_ruling_41_quotations_stop_at_the_ends_of_the_scale():
    """Section 8H: the rest of the move is lost."""
    s = table()
    quote(s, 14, 15, 1, 2)
    for i, name in enumerate(("blue", "green", "yellow", "red")):
        put(s, BLUE, f"{name}1", (4, 3, 2, 1)[i])
    s.do(counting.MOVE_QUOTATIONS)
    s.do(counting.RANK_COLUMNS)
    s.settle()
    assert quotations(s) == [15, 15, 1, 1]


def test_ruling_42_the_four_moves_are_simultaneous():
    """Section 8H: nobody decides anything between them, and the order of level colors plays no part."""
    s = table()
    quote(s, 8, 9, 10, 11)
    for i, name in enumerate(("blue", "green", "yellow", "red")):
        put(s, BLUE, f"{name}1", (1, 2, 3, 4)[i])
    s.do(counting.MOVE_QUOTATIONS)
    s.do(counting.RANK_COLUMNS)
    s.settle()
    assert quotations(s) == [6, 8, 11, 13] and told(s) == ["quotes"] * 4


# Three and two players.


def test_ruling_43_three_players_agree_on_three_or_four_neighborhoods():
    """Section 11: without number 4, nine characters and sixteen ships are seen."""
    for value, used in (("three", 3), ("usual", 4)):
        s = table(3, neighborhoods=value)
        ask(s, setting_up.SET_UP)
        for name in ("banker", "captain", "spy", "king")[:used]:
            draw(s, f"reveal {name}")
        for _ in range(used):
            draw(s, legal(s, CHANCE)[0])
        draw(s, "supply blue_green_red" if "supply blue_green_red" in legal(s, CHANCE) else legal(s, CHANCE)[0])
        assert s.who == OVER and len(GAME.view(s, 0)["ports"]) == used
        ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
        assert (why_not(s, BLUE, "place 3 up port4") is None) == (used == 4)
    with pytest.raises(BadSetup):
        GAME.new(4, {"neighborhoods": "three"})


def test_ruling_44_two_players_use_three_neighborhoods_and_lines_2_and_3():
    """Section 12: order cards 1 and 2."""
    s = GAME.new(2)
    assert s.neighborhoods == 3 and s.owners == 3
    assert legal(s, CHANCE) == ["deal first", "deal second"]
    draw(s, "deal second")
    assert [int(place) for place in s.order[:2]] == [1, -1] and legal(s, CHANCE) == ["deal first"]
    s = ask(table(2), placing.PLACE_BROKER, BLUE, 1, EITHER)
    assert {text.split()[3] for text in legal(s, BLUE)} == {
        f"{zone}{n}" for zone in ("port", "commercial", "palace") for n in (1, 2, 3)
    } | {f"{name}{line}" for name in ("blue", "green", "yellow", "red") for line in (2, 3)}


def test_ruling_45_each_player_hides_a_neutral_broker_in_each_placement():
    """Section 12A: nobody may look at it, not even the Spy, and it is taken back for the next turn."""
    s = table(2)
    give(s, ORANGE, "spy")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "place 3 up port1", "place 1 down port1")
    assert {text.split()[1] for text in legal(s, BLUE)} == {"0", "1", "2", "4"}
    assert why_not(s, BLUE, "neutral 3 port1") == "no_such_broker"
    act(s, BLUE, "neutral 4 port1")
    for seat in (BLUE, ORANGE, -1):
        assert GAME.view(s, seat)["brokers"][-1]["value"] is None
    assert s.known[NEUTRAL * SLOTS] == 1 << BLUE, "but who placed it remembers"
    ask(s, placing.PLACE_BROKER, ORANGE, 1, EITHER)
    act(s, ORANGE, "play spy")
    assert why_not(s, ORANGE, "look player3 b1") == "neutral_broker"
    ship(s, 1, "blue_green_red")
    s.events = []
    ask(s, counting.LEAVE_NEIGHBORHOOD, a=0)
    assert behind(s, NEUTRAL + BLUE) == [0, 1, 2, 4]


@pytest.mark.parametrize(("option", "scored"), [("placer", [1, 0, 0]), ("neutral", [0, 0, 1])])
def test_ruling_46_the_market_point_of_a_neutral_broker(option, scored):
    """Section 12A."""
    s = ask(table(2, neutral_market_point=option), placing.PLACE_NEUTRAL_BROKER, BLUE)
    act(s, BLUE, "neutral 0 blue2")
    assert points(s) == scored
    assert GAME.choose_options(2, {})["neutral_market_point"] == "placer"


def test_ruling_47_cards_never_work_on_neutral_brokers():
    s = table(2)
    put(s, NEUTRAL, "port1", 4, hidden=True)
    for where in ("port1", "port2", "port3"):
        put(s, BLUE, where, 3)
    ask(s, characters.CARD_RULES[card("herald")], BLUE)
    assert len(legal(s, BLUE)) == 3 * (3 * 3 + 8 - 1)
    act(s, BLUE, "move b1 port2")
    ask(s, characters.CARD_RULES[card("magician")], BLUE)
    assert legal(s, BLUE) == ["swap b1 b2", "swap b1 b3", "swap b2 b3"]
    s = ask(table(2), placing.PLACE_BROKER, BLUE, 1, EITHER)
    give(s, BLUE, "mercenary")
    act(s, BLUE, "place 3 up port1", "place 1 down port1", "neutral 4 port1", "play mercenary")
    assert legal(s, BLUE) == ["hire b1", "hire b2"]


def test_ruling_48_the_neutral_player_wins_ties_and_never_chooses():
    """Sections 12B and 12C."""
    s = table(2)
    put(s, NEUTRAL, "port1", 2)
    put(s, BLUE, "port1", 2)
    put(s, BLUE, "front", 4, 4, 3)
    ask(s, counting.COUNT_PORT, a=0)
    assert gems(s, NEUTRAL)[4] == 1
    put(s, NEUTRAL, "blue2", 1)
    put(s, NEUTRAL, "green2", 1, lot=1)
    ask(s, counting.RANK_COLUMNS)
    assert s.who == BLUE


@pytest.mark.parametrize(
    ("name", "steps", "rank", "taken"),
    [
        ("blue_white_red", (8, 8, 9, 8), 0, [1, 0, 1, 0, 0]),  # white becomes yellow, the highest; then blue is left of red
        ("blue_green_red", (7, 8, 9, 8), 0, [0, 1, 0, 1, 0]),
        ("blue_green_red", (9, 8, 9, 10), 0, [1, 0, 0, 1, 0]),
        ("blue_white_red", (8, 8, 8, 8), 1, [1, 0, 0, 0, 0]),  # second: one gem, white first
    ],
)
def test_ruling_49_the_neutral_player_takes_white_then_the_highest(name, steps, rank, taken):
    """Section 12B."""
    s = table(2)
    quote(s, *steps)
    ship(s, 1, name)
    put(s, NEUTRAL, "commercial1", 2)
    if rank == 1:
        put(s, BLUE, "commercial1", 4)
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    if rank == 1:
        act(s, BLUE, "take blue", "take red")
    assert gems(s, NEUTRAL) == taken


@pytest.mark.parametrize(("name", "scored", "gem"), [("prince", 4, 0), ("king", 5, 0), ("spy", 0, 1), ("white_gem", 0, 1)])
def test_ruling_50_the_neutral_player_turns_cards_into_gems(name, scored, gem):
    """Section 12B: all but Prince and King."""
    s = table(2)
    quote(s, 8, 8, 8, 9)
    s.palace[0] = card(name)
    put(s, NEUTRAL, "palace1", 1)
    ask(s, counting.COUNT_PALACE, a=0)
    assert points(s) == [0, 0, scored] and gems(s, NEUTRAL) == [0, 0, 0, gem, 0]
    if name != "white_gem":
        assert s.card_at[card(name)] == DISCARDED


@pytest.mark.parametrize(
    ("owned", "steps", "raised"),
    [
        ({}, (8, 8, 8, 8), "blue"),
        ({"yellow": 2, "red": 2}, (8, 8, 8, 8), "yellow"),
        ({"yellow": 2, "red": 1}, (8, 8, 15, 8), "red"),
    ],
)
def test_ruling_51_the_neutral_player_raises_what_it_owns_most(owned, steps, raised):
    """Section 12C."""
    s = table(2)
    quote(s, *steps)
    own(s, NEUTRAL, **owned)
    put(s, NEUTRAL, "blue2", 4)
    ask(s, counting.HIGHEST_BIDDER)
    assert s.quotation[color(raised)] == steps[color(raised)] + 1 and s.who == OVER


def test_ruling_52_without_a_gem_the_neutral_player_is_third():
    """Section 12D: the places of the players are not changed by it."""
    s = table(2)
    own(s, BLUE, blue=2)
    own(s, ORANGE, blue=1, green=1)
    own(s, NEUTRAL, green=1)
    ask(s, booklet.FINAL_SCORING)
    assert points(s) == [24, 18 + 15, 12 + 15 + 8 + 6]


def test_ruling_53_the_neutral_player_may_win():
    """Section 9C."""
    s = table(2)
    s.points[BLUE], s.points[ORANGE], s.points[NEUTRAL] = 50, 40, 51
    assert GAME.winners(s) == []
    ask(s, booklet.WINNER)
    assert told(s) == ["neutral_wins"]
    s.points[BLUE] = 51
    assert GAME.winners(s) == [BLUE], "a victory shared with the neutral player"


# Variants.


def test_ruling_54_the_kings_favor_takes_place_in_all_four_turns():
    """Section 13: after the fourth there is no 2 left to take."""
    s = table(3, kings_favor="yes")
    for turn in range(4):
        for seat in range(3):
            put(s, seat, "front", *behind(s, seat)[:3])
        ask(s, throne_room.KINGS_FAVOR_PHASE)
        for seat in range(3):
            act(s, seat, legal(s, seat)[0])
        assert s.reserve == max(0, 3 - turn - 1)
    assert [len(standing(s, seat, "throne")) for seat in range(3)] == [4, 4, 4]
    assert [len(behind(s, seat)) for seat in range(3)] == [10, 10, 10] and told(s).count("reserve") == 3


@pytest.mark.parametrize(("look_at_own", "seen"), [("yes", 4), ("no", None)])
def test_ruling_55_throne_brokers_are_chosen_secretly_and_lie_face_down(look_at_own, seen):
    """Section 13."""
    s = table(3, kings_favor="yes", look_at_own=look_at_own)
    for seat in range(3):
        put(s, seat, "front", 1, 3, 4)
    ask(s, throne_room.KINGS_FAVOR_PHASE)
    assert s.waiting == 0b111
    assert why_not(s, BLUE, "offer 2") == "not_offered"
    act(s, PURPLE, "offer 1")
    act(s, BLUE, "offer 4")
    assert GAME.view(s, ORANGE)["has_offered"] == [True, False, True] and GAME.view(s, ORANGE)["offered"] is None
    assert GAME.view(s, BLUE)["offered"] == seen
    act(s, ORANGE, "offer 3")
    assert standing(s, BLUE, "throne") == [4] and behind(s, BLUE).count(2) == 2
    assert GAME.view(s, BLUE)["brokers"][0]["value"] == seen and GAME.view(s, ORANGE)["brokers"][0]["value"] is None


def test_ruling_56_the_magician_and_the_throne_room():
    """Section 13A: one of the two may lie there; what enters is turned face down, what leaves stays so."""
    s = table(3, kings_favor="yes")
    put(s, BLUE, "throne", 0, 1, hidden=True)
    put(s, BLUE, "port1", 4)
    ask(s, characters.CARD_RULES[card("magician")], BLUE)
    assert legal(s, BLUE) == ["swap b1 b3", "swap b2 b3"]
    assert why_not(s, BLUE, "swap b1 b2") == "one_from_throne"
    act(s, BLUE, "swap b1 b3")
    assert standing(s, BLUE, "throne") == [1, 4] and standing(s, BLUE, "port1") == [0]
    assert [int(s.face[p]) for p in range(3)] == [DOWN, DOWN, DOWN]


@pytest.mark.parametrize(
    ("totals", "scored"),
    [((4, 4, 4, 0), [7, 7, 7, 0]), ((3, 3, 3, 3), [5, 5, 5, 5]), ((4, 3, 1, 1), [12, 7, 1, 1]), ((1, 3, 3, 4), [0, 5, 5, 12])],
)
def test_ruling_57_tied_players_share_the_points_of_the_throne_room(totals, scored):
    """Section 13B."""
    s = table(kings_favor="yes")
    for seat, value in enumerate(totals):
        put(s, seat, "throne", value, hidden=True)
    ask(s, booklet.THRONE_ROOM)
    assert points(s) == scored


def test_ruling_58_the_variants_are_for_three_or_four_players():
    """Sections 13 and 14: and may be played together, with nine brokers at all times."""
    for key in ("kings_favor", "express"):
        with pytest.raises(BadSetup):
            GAME.new(2, {key: "yes"})
    for seats in (3, 4):
        s = table(seats, kings_favor="yes", express="yes")
        assert behind(s, 0) == [0, 0, 1, 1, 2, 3, 3, 4, 4] and s.reserve == 3
        for seat in range(seats):
            put(s, seat, "front", 1, 3, 4)
        ask(s, throne_room.KINGS_FAVOR_PHASE)
        for seat in range(seats):
            act(s, seat, "offer 1")
        assert len(behind(s, 0)) == 9


def test_ruling_59_express_has_three_placements_and_no_white_ships():
    """Section 14: the blue-edged cards stay in."""
    s = table(express="yes")
    assert sum(s.ships) == 20
    ask(s, setting_up.DOCK_SHIP, CHANCE, 0)
    assert not [text for text in legal(s, CHANCE) if "white" in text]
    s = table(express="yes")
    for seat in range(4):
        put(s, seat, "front", 4, 4)
    ask(s, placing.PLACING_PHASE)
    placed = 0
    while s.who != OVER:
        placed += 1
        s.apply(s.who, s.legal(s.who)[0])
    assert placed == 4 * 3 * 2
    assert [len(standing(s, seat, "front")) for seat in range(4)] == [3] * 4
    s = table(express="yes")
    s.turn = 4
    ask(s, setting_up.SET_UP)
    assert [int(found) for found in s.palace] == [WHITE_GEM] * 4


# The end.


def test_ruling_60_with_fewer_players_only_as_many_places_are_scored():
    """Section 9A."""
    s = table(3)
    for seat in range(3):
        own(s, seat, blue=3 - seat)
    ask(s, booklet.COLORED_GEMS)
    assert points(s) == [24, 18, 12]
    s = table(2)
    own(s, BLUE, blue=3)
    own(s, NEUTRAL, blue=2)
    own(s, ORANGE, blue=1)
    ask(s, booklet.COLORED_GEMS)
    assert points(s) == [24, 12, 18]


def test_ruling_61_equal_points_go_to_more_gems_then_are_shared():
    """Section 9C."""
    s = table()
    for seat, (score, black) in enumerate(((50, 1), (50, 3), (50, 3), (49, 9))):
        s.points[seat] = score
        own(s, seat, black=black)
    assert GAME.winners(s) == [ORANGE, PURPLE]
    ask(s, booklet.WINNER)
    assert [event.args[0] for event in s.events] == [ORANGE, PURPLE]
