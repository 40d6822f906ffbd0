"""One test for every numbered ruling of RULES.md, section R: 1 to 37, the workers, the road, the buildings."""

import pytest

from gradlon.games.caylus.tables import CASTLE_1, FIRST_PRESTIGE, FIRST_WOOD, INN, INN_RIGHT, NAMES, STABLE_1
from gradlon.kernel.agenda import AUTO

from .positions import (
    BLUE,
    DUNGEON,
    GREEN,
    NEUTRAL_ROW,
    ORANGE,
    RED,
    WALLS,
    asked,
    building,
    cubes,
    deniers,
    have,
    houses,
    legal,
    lodge,
    marker,
    on_road,
    order,
    own,
    passed,
    points,
    say,
    stand,
    start,
    table,
    told,
    why_not,
)

# Placing workers


def test_ruling_01_a_worker_may_stand_where_it_will_be_of_no_use():
    s = table()
    own(s, BLUE, "church", 9)
    have(s, RED, deniers=2)
    start(s, ("place_worker", RED), ("place_worker", RED))
    say(s, RED, "place church", "place castle")
    assert deniers(s) == [0, 0, 0, 0] and cubes(s, RED) == {}
    s.provost = 9
    start(s, "activate_buildings", "build_castle")
    assert asked(s) is None and points(s) == [1, 0, 0, 0]


def test_ruling_02_where_no_worker_may_stand():
    s = table()
    own(s, RED, "residence", 9)
    own(s, RED, "statue", 10)
    stand(s, BLUE, "forest")
    stand(s, BLUE, "castle")
    stand(s, BLUE, "stables")
    lodge(s, BLUE)
    have(s, RED, deniers=9)
    start(s, ("place_worker", RED))
    assert why_not(s, RED, "place residence") == ("no_workplace", "2")
    assert why_not(s, RED, "place statue") == ("no_workplace", "2")
    assert why_not(s, RED, "place bank") == ("not_built", "2")
    assert why_not(s, RED, "place forest") == ("occupied", "2")
    for name in ("castle", "stables", "inn"):
        assert why_not(s, RED, f"place {name}") is None
    for seat in (GREEN, ORANGE):
        stand(s, seat, "stables")
    stand(s, GREEN, "inn")
    stand(s, RED, "castle")
    assert why_not(s, RED, "place stables") == ("no_circle_left", "2")
    assert why_not(s, RED, "place inn") == ("occupied", "2")
    assert why_not(s, RED, "place castle") == ("there_already", "2")


def test_ruling_03_who_must_pass_and_who_need_not():
    s = table()
    own(s, RED, "quarry", 9)
    have(s, RED, deniers=1)
    passed(s, BLUE)
    start(s, ("place_worker", RED))
    assert legal(s, RED) == ["pass", "place quarry"]
    assert why_not(s, RED, "place gate") == ("too_dear", "2")
    stand(s, GREEN, "quarry")
    start(s, ("place_worker", RED))
    assert told(s, "passes") == [(RED,)] and asked(s) is None
    have(s, ORANGE, deniers=9)
    start(s, ("place_worker", ORANGE))
    assert legal(s, ORANGE)[0] == "pass"
    s.idle[ORANGE] = 0
    assert why_not(s, ORANGE, "place gate") == ("no_worker", "2A")
    start(s, ("place_worker", ORANGE))
    assert told(s, "passes") == [(ORANGE,)]


def test_ruling_03_who_has_passed_is_out_for_the_turn():
    s = table(3)
    for seat in range(3):
        have(s, seat, deniers=9)
    start(s, "place_workers")
    say(s, BLUE, "pass")
    say(s, RED, "place gate")
    say(s, GREEN, "place castle")
    assert asked(s) == ("place_worker", RED)
    say(s, RED, "pass")
    say(s, GREEN, "pass")
    assert asked(s) is None and [s.passing[i] for i in range(3)] == [BLUE, RED, GREEN]


def test_ruling_04_the_owners_point_comes_at_once_and_stays():
    s = table()
    own(s, BLUE, "quarry", 9)
    have(s, RED, deniers=1)
    have(s, BLUE, deniers=1)
    start(s, ("place_worker", RED))
    say(s, RED, "place quarry")
    assert points(s) == [1, 0, 0, 0]
    start(s, "activate_buildings")
    assert cubes(s, RED) == {} and points(s) == [1, 0, 0, 0]
    start(s, ("place_worker", BLUE))
    say(s, BLUE, "place quarry")
    assert points(s) == [1, 0, 0, 0]


def test_ruling_05_the_gold_mine_in_the_first_turn():
    s = table()
    have(s, RED, deniers=1)
    start(s, ("place_worker", RED))
    say(s, RED, "place gold_mine")
    s.provost = 15
    start(s, "activate_buildings")
    assert cubes(s, RED) == {}
    stand(s, RED, "gold_mine")
    s.provost = 16
    start(s, "activate_buildings")
    assert cubes(s, RED) == {"gold": 1}


def test_ruling_06_a_guest_of_the_inn_is_not_available():
    s = table()
    have(s, RED, deniers=9)
    lodge(s, RED)
    start(s, *[("place_worker", RED)] * 6)
    say(s, RED, *(f"place {name}" for name in NEUTRAL_ROW[:5]))
    assert s.idle[RED] == 0 and told(s, "passes") == [(RED,)]


def test_ruling_07_both_circles_of_the_inn():
    s = table()
    have(s, RED, deniers=1)
    lodge(s, RED)
    start(s, ("place_worker", RED))
    say(s, RED, "place inn")
    assert s.worker[INN] == s.worker[INN_RIGHT] == RED


# Special buildings


def test_ruling_08_the_gate_comes_before_all_other_special_buildings():
    s = table()
    stand(s, RED, "gate")
    stand(s, BLUE, "stables")
    start(s, "activate_special_buildings")
    say(s, RED, "place trading_post")
    assert deniers(s) == [0, 3, 0, 0] and s.idle[RED] == 6


def test_ruling_08_where_the_gate_leads():
    s = table()
    own(s, BLUE, "bank", 9)
    for name in ("gate", "castle"):
        stand(s, RED, name)
    stand(s, BLUE, "stables")
    stand(s, BLUE, "forest")
    start(s, ("gate", RED))
    assert why_not(s, RED, "place gate") == ("occupied", "2")
    assert why_not(s, RED, "place castle") == ("there_already", "2")
    assert why_not(s, RED, "place forest") == ("occupied", "2")
    assert why_not(s, RED, "place bank") is None
    say(s, RED, "place stables")
    assert s.worker[STABLE_1 + 1] == RED and s.idle[RED] == 4
    stand(s, GREEN, "gate")
    start(s, ("gate", GREEN))
    say(s, GREEN, "place bank")
    assert points(s) == [1, 0, 0, 0] and deniers(s) == [0, 0, 0, 0]
    stand(s, ORANGE, "gate")
    start(s, ("gate", ORANGE))
    say(s, ORANGE, "recall")
    assert s.idle[ORANGE] == 6


def test_ruling_08_the_gate_gives_the_lowest_free_number_of_the_castle():
    s = table()
    stand(s, BLUE, "castle")
    stand(s, RED, "gate")
    start(s, ("gate", RED))
    say(s, RED, "place castle")
    assert s.worker[CASTLE_1 + 1] == RED


def test_ruling_09_from_the_gate_into_the_inn():
    s = table()
    stand(s, RED, "gate")
    lodge(s, RED)
    start(s, ("gate", RED))
    assert why_not(s, RED, "place inn") is None
    stand(s, BLUE, "inn")
    assert why_not(s, RED, "place inn") == ("occupied", "2")
    s.worker[INN] = -1
    say(s, RED, "place inn")
    assert s.worker[INN] == s.worker[INN_RIGHT] == RED


def test_ruling_10_two_players_have_no_stables_even_from_the_gate():
    """Section 11."""
    s = table(2)
    stand(s, RED, "gate")
    start(s, ("gate", RED))
    assert why_not(s, RED, "place stables") == ("stables_closed", "11")
    have(s, RED, deniers=9)
    start(s, ("place_worker", RED))
    assert why_not(s, RED, "place stables") == ("stables_closed", "11")


def test_ruling_11_the_guild_may_leave_the_provost_where_he_is():
    """Section 3C."""
    s = table()
    stand(s, RED, "guild")
    start(s, "activate_special_buildings")
    assert legal(s, RED) == [
        f"provost {step}" for step in ("back_3", "back_2", "back_1", "stay", "forward_1", "forward_2", "forward_3")
    ]
    say(s, RED, "provost stay")
    assert s.provost == 6 and s.idle[RED] == 6 and told(s, "leaves_provost") == [(RED, 6)]


def test_ruling_12_no_joust_without_cloth_or_denier():
    """Section 3D."""
    for purse in ({"deniers": 1}, {"cloth": 1}):
        s = table()
        have(s, RED, **purse)
        stand(s, RED, "joust_field")
        start(s, "activate_special_buildings")
        assert asked(s) is None and s.idle[RED] == 6 and told(s, "jousts") == []


def test_ruling_12_the_trading_posts_deniers_come_in_time_for_the_joust():
    """Sections 3B and 3D."""
    s = table()
    have(s, RED, cloth=2)
    stand(s, RED, "joust_field")
    stand(s, RED, "trading_post")
    start(s, "activate_special_buildings")
    assert deniers(s) == [0, 3, 0, 0] and legal(s, RED) == ["decline", "joust"]
    say(s, RED, "joust")
    assert cubes(s, RED) == {"cloth": 1} and s.deniers[RED] == 2 and told(s, "jousts") == [(RED,)]
    say(s, RED, "favor prestige")
    assert asked(s) is None and points(s) == [0, 1, 0, 0]


def test_ruling_12_cubes_from_the_road_come_too_late_for_the_joust():
    s = table()
    have(s, RED, deniers=1)
    stand(s, RED, "joust_field")
    stand(s, RED, "neutral_farm")
    start(s, "activate_special_buildings", "activate_buildings")
    assert told(s, "declines") == [(RED,)] and asked(s) == ("produce", RED)


def test_ruling_13_the_stables_change_the_order_of_the_same_turns_scoring():
    s = table(3)
    houses(s, DUNGEON, blue=2, red=2, green=2)
    stand(s, GREEN, "stables")
    start(s, "stables", "scoring")
    assert order(s) == [GREEN, BLUE, RED]
    assert asked(s) == ("choose_line", GREEN)


def test_ruling_13_the_third_circle_gives_the_third_place():
    s = table(5)
    for seat in (4, 1, 3):
        stand(s, seat, "stables")
    start(s, "stables")
    assert order(s) == [4, 1, 3, 0, 2]


def test_ruling_14_the_inn_drives_out_even_ones_own_worker():
    s = table()
    lodge(s, RED)
    stand(s, RED, "inn")
    start(s, "inn")
    assert s.worker[INN] == -1 and s.worker[INN_RIGHT] == RED and s.idle[RED] == 5


def test_ruling_14_if_nobody_came_the_guest_chooses():
    s = table()
    lodge(s, RED)
    start(s, "inn")
    assert legal(s, RED) == ["recall", "stay"]
    say(s, RED, "stay")
    assert s.worker[INN_RIGHT] == RED and s.idle[RED] == 5 and told(s, "lodges") == [(RED,)]
    start(s, "inn")
    say(s, RED, "recall")
    assert s.worker[INN_RIGHT] == -1 and s.idle[RED] == 6 and told(s, "recalls") == [(RED,)]
    start(s, "inn")
    assert asked(s) is None


def test_ruling_14_the_low_price_begins_in_the_turn_after_arrival():
    s = table()
    have(s, RED, deniers=5)
    passed(s, BLUE)
    start(s, ("place_worker", RED), ("place_worker", RED), "inn", ("place_worker", RED))
    say(s, RED, "place inn")
    assert s.deniers[RED] == 3
    say(s, RED, "place gate")
    assert s.deniers[RED] == 1
    say(s, RED, "place castle")
    assert s.deniers[RED] == 0


# The provost


def test_ruling_15_the_provosts_move_must_fit():
    s = table()
    have(s, RED, deniers=3)
    s.provost = 2
    start(s, ("move_provost", RED))
    assert legal(s, RED) == [f"provost {step}" for step in ("back_1", "stay", "forward_1", "forward_2", "forward_3")]
    assert why_not(s, RED, "provost back_2") == ("off_the_road", "4")
    s.provost = 27
    start(s, ("merchants_guild", RED))
    assert legal(s, RED) == [f"provost {step}" for step in ("back_3", "back_2", "back_1", "stay", "forward_1")]


def test_ruling_15_space_one_is_always_activated():
    s = table()
    stand(s, RED, "neutral_farm")
    s.provost = 1
    start(s, "activate_buildings")
    assert asked(s) == ("produce", RED)


def test_ruling_16_every_space_is_a_step():
    s = table()
    own(s, BLUE, "residence", 9)
    own(s, BLUE, "statue", 10)
    have(s, RED, deniers=3)
    s.provost = 8
    start(s, ("move_provost", RED))
    say(s, RED, "provost forward_3")
    assert s.provost == 11 and s.deniers[RED] == 0


def test_ruling_17_one_decision_each_also_after_the_guild():
    s = table(3)
    for seat in range(3):
        have(s, seat, deniers=1)
    passed(s, GREEN, RED, BLUE)
    stand(s, RED, "guild")
    start(s, "activate_special_buildings", "provosts_move")
    say(s, RED, "provost forward_3")
    assert s.provost == 9 and s.deniers[RED] == 1
    assert asked(s) == ("move_provost", GREEN)
    assert why_not(s, GREEN, "provost back_2") == ("too_dear", "4")
    say(s, GREEN, "provost back_1")
    say(s, RED, "provost forward_1")
    say(s, BLUE, "provost stay")
    assert s.provost == 9 and deniers(s) == [1, 0, 0] and asked(s) is None


def test_ruling_17_whoever_has_no_deniers_leaves_him_where_he_is():
    s = table(2)
    passed(s, RED, BLUE)
    start(s, "provosts_move")
    assert asked(s) is None and told(s, "leaves_provost") == [(RED, 6), (BLUE, 6)]


# Buildings


def test_ruling_18_up_to_and_including_the_provosts_space():
    s = table()
    stand(s, RED, "neutral_sawmill")
    stand(s, BLUE, "neutral_quarry")
    s.provost = 3
    start(s, "activate_buildings")
    assert cubes(s, RED) == {"wood": 1} and cubes(s, BLUE) == {}
    assert s.idle[RED] == s.idle[BLUE] == 6


@pytest.mark.parametrize("name", ["neutral_farm", "forest", "gold_mine", "neutral_quarry"])
def test_ruling_19_production_is_compulsory(name):
    s = table()
    stand(s, RED, name)
    s.provost = 16
    start(s, "activate_buildings")
    assert "decline" not in legal(s, RED)
    assert cubes(s, RED) or asked(s) == ("produce", RED)


@pytest.mark.parametrize(
    "name", ["neutral_market", "fixed_peddler", "fixed_carpenter", "church", "tailor", "bank", "alchemist", "jeweler"]
)
def test_ruling_19_every_other_effect_may_be_declined(name):
    s = table()
    if s.where[building(name)] == 0:
        own(s, BLUE, name, 9)
    stand(s, RED, name)
    have(s, RED, deniers=9, food=4, wood=4, cloth=4, gold=4)
    s.provost = 9
    start(s, "activate_buildings")
    say(s, RED, "decline")
    assert s.deniers[RED] == 9 and cubes(s, RED) == {"food": 4, "wood": 4, "cloth": 4, "gold": 4}


def test_ruling_20_one_use_per_visit():
    s = table()
    own(s, RED, "church", 9)
    own(s, RED, "residence", 10)
    for name in ("neutral_carpenter", "neutral_market", "church"):
        stand(s, RED, name)
    have(s, RED, deniers=9, food=9, wood=9, stone=9, cloth=9, gold=9)
    s.provost = 9
    start(s, "activate_buildings")
    say(s, RED, "sell food")
    assert asked(s) == ("carpenter", RED)
    say(s, RED, "build mason")
    assert asked(s) == ("church", RED)
    say(s, RED, "trade small")
    assert asked(s) is None and s.deniers[RED] == 9 + 4 - 2
    start(s, ("architect", RED))
    say(s, RED, "build granary")
    assert asked(s) is None


def test_ruling_21_the_owner_chooses_a_cube_only_for_anothers_worker():
    s = table()
    own(s, BLUE, "park", 9)
    stand(s, BLUE, "park")
    s.provost = 9
    start(s, "activate_buildings")
    assert asked(s) is None and cubes(s, BLUE) == {"wood": 2, "food": 1}
    stand(s, RED, "park")
    start(s, "activate_buildings")
    assert asked(s) == ("owners_cube", BLUE) and legal(s, BLUE) == ["take food", "take wood"]
    assert why_not(s, BLUE, "take cloth") == ("not_produced", "5A")
    stand(s, RED, "park")
    s.provost = 8
    start(s, "activate_buildings")
    assert asked(s) is None


def test_ruling_22_a_tile_built_this_turn_does_nothing_yet():
    s = table()
    have(s, RED, food=1, wood=1)
    stand(s, RED, "fixed_carpenter")
    s.provost = 12
    start(s, "activate_buildings")
    say(s, RED, "build quarry")
    assert on_road(s, 9) == ("quarry", RED) and cubes(s, RED) == {} and asked(s) is None


def _full_road(s, spare):
    """Fill the road with Blue's craft tiles, all but these, and with residences."""
    names = [name for name in NAMES[FIRST_WOOD:FIRST_PRESTIGE] if name not in spare]
    for space in (*range(9, 16), *range(17, 29)):
        own(s, BLUE, names.pop(0) if names else "residence", space)


def test_ruling_23_on_a_full_road_no_craft_tile_can_be_built():
    s = table()
    _full_road(s, spare=("quarry", "bank"))
    have(s, RED, deniers=9, food=9, wood=9, stone=9, cloth=9, gold=9)
    marker(s, RED, "buildings", 5)
    start(s, ("carpenter", RED))
    assert told(s, "declines") == [(RED,)] and asked(s) is None
    start(s, ("favor_of_buildings", RED))
    assert why_not(s, RED, "use carpenter") == ("nothing_to_build", "9D")
    assert why_not(s, RED, "use mason") == ("nothing_to_build", "9D")
    say(s, RED, "use lawyer", "transform forest")
    assert on_road(s, 2) == ("residence", RED)
    start(s, ("carpenter", RED), ("architect", RED))
    assert asked(s) == ("architect", RED)
    say(s, RED, "build hotel")
    assert on_road(s, 2) == ("hotel", RED)


def test_ruling_23_the_reason_is_given():
    s = table()
    have(s, RED, food=1, wood=1)
    start(s, ("carpenter", RED))
    _full_road(s, spare=("quarry",))
    assert why_not(s, RED, "build quarry") == ("road_full", "5B")


def test_ruling_24_where_gold_counts_as_a_cube():
    s = table()
    have(s, RED, gold=1)
    start(s, ("marketplace", RED, building("market")))
    say(s, RED, "sell gold")
    assert s.deniers[RED] == 6
    have(s, RED, wood=1, gold=1)
    start(s, ("carpenter", RED))
    say(s, RED, "build market")
    assert cubes(s, RED) == {} and on_road(s, 9) == ("market", RED)
    have(s, RED, gold=1)
    marker(s, RED, "cubes", 4)
    start(s, ("favor_of_cubes", RED))
    say(s, RED, "use exchange", "take food", "take wood")
    assert cubes(s, RED) == {"food": 1, "wood": 1}
    have(s, RED, food=1, wood=1, gold=1)
    start(s, ("give_batches", RED))
    assert legal(s, RED) == ["decline", "batch wood_gold"]


def test_ruling_24_where_gold_does_not_count():
    s = table()
    have(s, RED, deniers=9, gold=3, food=1)
    start(s, ("peddler", RED, building("peddler")))
    assert why_not(s, RED, "buy gold") == ("no_gold_here", "5E")
    start(s, ("alchemist", RED, building("alchemist")))
    assert asked(s) is None and told(s, "declines") == [(RED,)]
    have(s, RED, gold=3, food=1, wood=1)
    start(s, ("alchemist", RED, building("alchemist")))
    say(s, RED, "trade small")
    assert why_not(s, RED, "give gold") == ("no_gold_here", "5I")
    start(s, ("take_goods", RED, 1))
    assert why_not(s, RED, "take gold") == ("no_gold_here", "9C")


def test_ruling_25_gold_is_no_money():
    s = table()
    have(s, RED, cloth=1, gold=5)
    start(s, ("lawyer", RED))
    assert asked(s) is None and cubes(s, RED) == {"cloth": 1, "gold": 5}


@pytest.mark.parametrize("name", ["market", "peddler"])
def test_ruling_26_the_royal_carpenter_leaves_one_cube_of_any_kind(name):
    s = table()
    have(s, RED, gold=1, cloth=1)
    marker(s, RED, "buildings", 2)
    start(s, ("favor_of_buildings", RED))
    say(s, RED, "use carpenter", f"build {name}")
    assert asked(s) == ("pay_any_cube", RED) and legal(s, RED) == ["give cloth", "give gold"]
    assert why_not(s, RED, "give wood") == ("no_such_cube", "5B")
    say(s, RED, "give cloth")
    assert cubes(s, RED) == {"gold": 1} and on_road(s, 9) == (name, RED)


def test_ruling_27_the_second_cube_may_be_another_wood():
    s = table()
    have(s, RED, wood=2)
    start(s, ("carpenter", RED))
    say(s, RED, "build peddler")
    assert cubes(s, RED) == {} and on_road(s, 9) == ("peddler", RED)
    have(s, BLUE, wood=1)
    start(s, ("carpenter", BLUE))
    assert asked(s) is None


# Lawyer and architect


def test_ruling_28_what_the_lawyer_may_transform():
    s = table()
    for space, name in enumerate(("lawyer", "quarry", "bank", "residence", "statue"), 9):
        own(s, RED, name, space)
    own(s, BLUE, "sawmill", 14)
    have(s, RED, deniers=1, cloth=1)
    start(s, ("lawyer", RED))
    assert legal(s, RED) == ["decline", *(f"transform {name}" for name in (*NEUTRAL_ROW, "quarry", "bank"))]
    for name in ("lawyer", "gold_mine", "inn", "castle", "residence", "statue"):
        assert why_not(s, RED, f"transform {name}") == ("never_transformed", "5C")
    assert why_not(s, RED, "transform sawmill") == ("not_your_tile", "5C")
    assert why_not(s, RED, "transform park") == ("not_built", "5C")


def test_ruling_29_an_empty_building_is_changed_at_once():
    s = table()
    have(s, RED, deniers=1, cloth=1)
    start(s, ("lawyer", RED))
    say(s, RED, "transform forest")
    assert on_road(s, 2) == ("residence", RED) and points(s) == [0, 2, 0, 0]


def test_ruling_29_an_occupied_building_is_changed_after_its_activation():
    s = table()
    own(s, RED, "lawyer", 9)
    own(s, RED, "quarry", 10)
    stand(s, RED, "lawyer")
    stand(s, BLUE, "quarry")
    have(s, RED, deniers=1, cloth=1)
    s.provost = 10
    start(s, "activate_buildings")
    say(s, RED, "transform quarry")
    assert told(s, "promises") == [(RED, building("quarry"))]
    assert cubes(s, BLUE) == {"stone": 2} and on_road(s, 10) == ("residence", RED)
    assert points(s) == [0, 2, 0, 0] and s.idle[BLUE] == 6 and deniers(s) == [0, 0, 0, 0]
    messages = [event.message for event in s.events]
    assert messages.index("promises") < messages.index("takes") < messages.index("transforms")
    assert told(s, "transforms") == [(RED, building("quarry"), 10)] and s.pending[10] == -1


def test_ruling_30_an_occupied_building_beyond_the_provost_is_changed_when_the_workers_go_home():
    s = table()
    own(s, RED, "lawyer", 9)
    own(s, RED, "quarry", 10)
    stand(s, RED, "lawyer")
    stand(s, BLUE, "quarry")
    have(s, RED, deniers=1, cloth=1)
    s.provost = 9
    start(s, "activate_buildings")
    say(s, RED, "transform quarry")
    assert cubes(s, BLUE) == {} and s.idle[BLUE] == 6
    assert on_road(s, 10) == ("residence", RED) and points(s) == [0, 2, 0, 0]


def test_ruling_30_the_same_for_the_royal_lawyer_at_the_joust():
    s = table()
    s.scored = WALLS
    own(s, RED, "quarry", 10)
    stand(s, RED, "joust_field")
    stand(s, BLUE, "quarry")
    have(s, RED, deniers=1, cloth=2)
    marker(s, RED, "buildings", 3)
    start(s, "activate_special_buildings", "activate_buildings")
    say(s, RED, "joust", "favor buildings", "use lawyer")
    assert s.deniers[RED] == 0
    say(s, RED, "transform quarry")
    assert on_road(s, 10) == ("residence", RED) and points(s) == [0, 2, 0, 0] and s.idle[BLUE] == 6


def test_ruling_31_the_points_come_with_the_change():
    s = table()
    stand(s, BLUE, "forest")
    have(s, RED, deniers=1, cloth=1, points=0)
    start(s, ("lawyer", RED))
    say(s, RED, "transform forest")
    assert points(s) == [0, 0, 0, 0] and deniers(s) == [0, 0, 0, 0]
    start(s, ("leave_building", AUTO, building("forest")))
    assert points(s) == [0, 2, 0, 0]


def test_ruling_32_a_promised_building_cannot_be_chosen_again():
    s = table()
    stand(s, BLUE, "forest")
    for seat in (RED, GREEN):
        have(s, seat, deniers=1, cloth=1)
    start(s, ("lawyer", RED), ("lawyer", GREEN))
    say(s, RED, "transform forest")
    assert asked(s) == ("lawyer", GREEN)
    assert why_not(s, GREEN, "transform forest") == ("already_promised", "5C")


def test_ruling_33_a_promised_building_still_works_in_full():
    s = table()
    own(s, RED, "park", 9)
    stand(s, BLUE, "park")
    have(s, RED, deniers=1, cloth=1)
    s.provost = 9
    start(s, ("lawyer", RED), "activate_buildings")
    say(s, RED, "transform park")
    assert asked(s) == ("owners_cube", RED) and cubes(s, BLUE) == {"food": 1, "wood": 2}
    say(s, RED, "take wood")
    assert on_road(s, 9) == ("residence", RED) and cubes(s, RED) == {"wood": 1}


def test_ruling_34_a_craft_tile_returns_to_the_stock_and_a_neutral_one_leaves_the_game():
    s = table()
    own(s, RED, "quarry", 9)
    have(s, RED, deniers=2, cloth=2)
    have(s, BLUE, food=1, wood=1)
    start(s, ("lawyer", RED), ("lawyer", RED), ("carpenter", BLUE))
    say(s, RED, "transform quarry", "transform neutral_quarry")
    assert "build quarry" in legal(s, BLUE) and "build neutral_quarry" not in legal(s, BLUE)
    say(s, BLUE, "build quarry")
    assert on_road(s, 10) == ("quarry", BLUE) and on_road(s, 9) == ("residence", RED)


def test_ruling_35_a_new_residence_may_be_built_over_but_not_a_promised_one():
    s = table()
    stand(s, BLUE, "forest")
    have(s, RED, deniers=2, cloth=2, food=3, gold=1)
    start(s, ("lawyer", RED), ("architect", RED), ("lawyer", RED), ("architect", RED))
    say(s, RED, "transform forest")
    assert asked(s) == ("lawyer", RED), "the architect finds no residence yet"
    say(s, RED, "transform neutral_quarry", "build granary")
    assert on_road(s, 4) == ("granary", RED)


def test_ruling_35_the_reason_is_given():
    s = table()
    own(s, RED, "residence", 9)
    have(s, RED, food=3, gold=1)
    start(s, ("architect", RED))
    s.owner[9] = BLUE
    assert why_not(s, RED, "build granary") == ("no_residence", "5B")


def test_ruling_36_the_builder_picks_the_residence_and_its_income_ends():
    s = table()
    own(s, RED, "residence", 9)
    own(s, RED, "residence", 12)
    own(s, BLUE, "residence", 13)
    own(s, GREEN, "residence", 28)
    have(s, GREEN, wood=3, gold=1)
    start(s, ("architect", GREEN))
    assert asked(s) == ("architect", GREEN)
    have(s, GREEN)
    have(s, RED, wood=3, gold=1)
    start(s, ("architect", RED))
    say(s, RED, "build library")
    assert legal(s, RED) == ["site 9", "site 12"]
    assert why_not(s, RED, "site 13") == ("no_own_residence", "5B")
    say(s, RED, "site 12")
    assert on_road(s, 9) == ("residence", RED) and on_road(s, 12) == ("library", RED) and s.deniers[RED] == 0
    start(s, "collect_income")
    assert deniers(s) == [3, 4, 3, 2]


def test_ruling_37_two_architects():
    s = table()
    have(s, RED, deniers=2, food=3, stone=3, cloth=1)
    start(s, ("mason", RED), ("mason", RED), ("mason", RED), ("lawyer", RED), ("mason", RED))
    assert why_not(s, RED, "build second_architect") == ("like_the_other", "5B")
    say(s, RED, "build architect")
    assert why_not(s, RED, "build architect") == ("not_in_stock", "5B")
    say(s, RED, "build second_architect")
    assert points(s) == [0, 12, 0, 0]
    say(s, RED, "decline", "transform architect", "build architect")
    assert (
        on_road(s, 9) == ("residence", RED)
        and on_road(s, 10) == ("second_architect", RED)
        and on_road(s, 11) == ("architect", RED)
    )
