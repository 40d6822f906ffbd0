"""One test for every numbered ruling of RULES.md, section R: 38 to 58, the castle, scoring, favors, two players, the end."""

import pytest

from gradlon.games.caylus import GAME
from gradlon.games.caylus.rules.castle import spared_by_full_towers
from gradlon.games.caylus.tables import CASTLE_1
from gradlon.kernel.agenda import AUTO, OVER

from .positions import (
    BLUE,
    DUNGEON,
    GREEN,
    NEUTRAL_ROW,
    RED,
    TOWERS,
    WALLS,
    asked,
    built,
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

# The castle


def test_ruling_38_castle_order_and_overflow():
    s = table()
    houses(s, DUNGEON, blue=5)
    stand(s, GREEN, "castle")
    stand(s, RED, "castle")
    have(s, GREEN, food=2, wood=2, stone=2)
    have(s, RED, food=1, cloth=1, stone=1)
    start(s, "build_castle")
    assert asked(s) == ("give_batches", GREEN)
    say(s, GREEN, "batch wood_stone", "batch wood_stone")
    assert points(s)[GREEN] == 5 + 4
    say(s, RED, "batch stone_cloth")
    assert points(s)[RED] == 4 and built(s, WALLS) == [0, 1, 1, 0]


def test_ruling_39_the_section_under_construction_is_the_first_not_scored():
    s = table()
    s.scored, s.bailiff = WALLS, 9
    have(s, RED, food=1, wood=1, stone=1)
    start(s, ("give_batches", RED))
    say(s, RED, "batch wood_stone")
    assert built(s, DUNGEON) == [0, 0, 0, 0] and built(s, WALLS) == [0, 1, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_ruling_40_no_batch_costs_two_points_but_never_more_than_there_are(before, after):
    s = table()
    stand(s, RED, "castle")
    have(s, RED, points=before)
    start(s, "build_castle")
    assert points(s)[RED] == after
    stand(s, RED, "castle")
    have(s, RED, points=before, food=1, wood=1, cloth=1)
    start(s, "build_castle")
    say(s, RED, "decline")
    assert points(s)[RED] == after and s.idle[RED] == 6


def test_ruling_41_full_towers_spare_only_those_who_own_a_batch():
    s = table()
    s.scored = TOWERS
    houses(s, TOWERS, blue=14)
    for seat in (RED, GREEN):
        stand(s, seat, "castle")
        have(s, seat, points=5, food=1, wood=1, gold=1 if seat == RED else 0)
    start(s, ("give_batches", RED))
    assert points(s) == [0, 5, 5, 0] and cubes(s, RED) == {"food": 1, "wood": 1, "gold": 1}
    start(s, ("give_batches", GREEN))
    assert points(s) == [0, 5, 3, 0]
    assert spared_by_full_towers(s, RED) and not spared_by_full_towers(s, GREEN)
    houses(s, TOWERS, blue=-1)
    assert not spared_by_full_towers(s, RED)


def test_ruling_41_the_reason_is_given():
    s = table()
    have(s, RED, food=1, wood=1, stone=1)
    start(s, ("give_batches", RED))
    assert why_not(s, RED, "batch wood_cloth") == ("no_batch", "6")
    houses(s, DUNGEON, blue=6)
    houses(s, WALLS, blue=10)
    houses(s, TOWERS, blue=14)
    assert why_not(s, RED, "batch wood_stone") == ("castle_full", "6")


def test_ruling_42_the_best_builder_of_the_turn():
    s = table()
    houses(s, DUNGEON, blue=5)
    for seat in (BLUE, RED, GREEN):
        stand(s, seat, "castle")
    have(s, BLUE, food=1, wood=1, stone=1)
    have(s, RED, food=2, wood=2, stone=2)
    have(s, GREEN, food=2, wood=2, stone=2)
    start(s, "build_castle")
    say(s, BLUE, "batch wood_stone")
    say(s, RED, "batch wood_stone", "batch wood_stone")
    say(s, GREEN, "batch wood_stone", "batch wood_stone")
    assert told(s, "builds_most") == [(RED,)] and asked(s) == ("choose_line", RED)
    assert s.worker[CASTLE_1] == BLUE, "the workers are still there"
    say(s, RED, "favor deniers")
    assert [s.idle[seat] for seat in range(4)] == [6, 6, 6, 6]


def test_ruling_42_nobody_built_nobody_gains():
    s = table()
    stand(s, BLUE, "castle")
    start(s, "build_castle")
    assert told(s, "stops_building") == [(BLUE, 0)]
    assert told(s, "builds_most") == [] and asked(s) is None


def test_ruling_42_each_turn_anew():
    s = table()
    have(s, RED, food=2, wood=2, stone=2)
    have(s, BLUE, food=1, wood=1, stone=1)
    for seat, batches in ((RED, 2), (BLUE, 1)):
        stand(s, seat, "castle")
        start(s, "build_castle")
        say(s, seat, *["batch wood_stone"] * batches, "favor prestige")
        assert told(s, "builds_most") == [(seat,)] and told(s, "stops_building") == [(seat, batches)]
    stand(s, RED, "castle")
    start(s, "build_castle")
    assert told(s, "builds_most") == []


# End of the turn and scoring


@pytest.mark.parametrize(("provost", "bailiff"), [(1, 10), (8, 10), (9, 10), (10, 11), (28, 11)])
def test_ruling_43_the_bailiff_moves_two_only_if_the_provost_is_ahead(provost, bailiff):
    s = table()
    s.bailiff, s.provost = 9, provost
    start(s, "end_of_turn")
    assert s.bailiff == s.provost == bailiff


def test_ruling_43_a_section_filled_in_phase_six_is_scored_in_phase_seven():
    s = table(2)
    houses(s, DUNGEON, blue=5)
    stand(s, RED, "castle")
    have(s, RED, food=1, wood=1, stone=1)
    start(s, "build_castle", "end_of_turn", "scoring")
    say(s, RED, "batch wood_stone", "favor prestige")
    messages = [event.message for event in s.events]
    assert messages.index("builds_most") < messages.index("moves_bailiff") < messages.index("scoring")


def test_ruling_44_each_section_is_scored_once_and_houses_ahead_do_not_count():
    s = table(2)
    houses(s, DUNGEON, blue=6)
    houses(s, WALLS, red=3)
    have(s, RED, points=9)
    start(s, "scoring")
    assert asked(s) == ("choose_line", BLUE)
    say(s, BLUE, "favor prestige")
    assert points(s) == [1, 7] and s.scored == 1
    s.bailiff = 12
    start(s, "scoring")
    assert told(s, "scoring") == []


def test_ruling_45_each_player_is_done_before_the_next_begins():
    s = table(3, order=(GREEN, BLUE, RED))
    s.scored = WALLS
    s.bailiff = 18
    houses(s, WALLS, green=5, red=2)
    have(s, BLUE, points=9)
    start(s, "scoring")
    for line in ("deniers", "prestige"):
        assert asked(s) == ("choose_line", GREEN)
        say(s, GREEN, f"favor {line}")
    assert points(s)[BLUE] == 9
    say(s, GREEN, "favor cubes", "use food")
    assert points(s)[BLUE] == 6 and asked(s) == ("choose_line", RED)


def test_ruling_46_columns_open_when_the_whole_scoring_is_over():
    s = table(2)
    houses(s, DUNGEON, blue=3, red=3)
    marker(s, RED, "deniers", 2)
    marker(s, BLUE, "deniers", 2)
    start(s, "scoring", ("gain_favor", AUTO, RED))
    say(s, BLUE, "favor deniers")
    say(s, RED, "favor deniers")
    assert marker(s, RED, "deniers") == marker(s, BLUE, "deniers") == 2
    assert told(s, "opens_columns") == [(4,)]
    s.begin(2)
    start(s, ("gain_favor", AUTO, RED))
    say(s, RED, "favor deniers")
    assert marker(s, RED, "deniers") == 3


def test_ruling_47_two_sections_in_one_turn():
    s = table(2)
    houses(s, DUNGEON, blue=6)
    houses(s, WALLS, blue=10)
    marker(s, BLUE, "prestige", 2)
    marker(s, BLUE, "deniers", 2)
    have(s, RED, points=9)
    s.begin(7)
    start(s, "scoring")
    say(s, BLUE, "favor prestige")
    assert told(s, "scoring") == [(DUNGEON,), (WALLS,)] and marker(s, BLUE, "prestige") == 2
    assert why_not(s, BLUE, "favor prestige") == ("line_used", "9")
    say(s, BLUE, "favor deniers")
    assert marker(s, BLUE, "deniers") == 3
    say(s, BLUE, "favor cubes", "decline")
    assert marker(s, BLUE, "buildings") == 1, "the third favor of the walls has only one line left"
    assert points(s)[RED] == 9 - 2 - 3 and s.scored == 2


def test_ruling_48_the_game_ends_after_the_towers_with_their_favors_used():
    """Section 10."""
    s = table(2)
    s.scored = TOWERS
    s.bailiff = 23
    houses(s, TOWERS, blue=2)
    have(s, BLUE, deniers=7, gold=1, food=2, wood=2)
    have(s, RED, points=3)
    marker(s, BLUE, "prestige", 4)
    start(s, "end_of_turn", "scoring", "turn")
    say(s, BLUE, "favor prestige")
    assert s.who == OVER and s.turn == 1
    assert points(s) == [5 + 3 + 1 + 1, 0]
    assert told(s, "counts_houses") == [(BLUE, 2, TOWERS), (RED, 0, TOWERS)] and told(s, "opens_columns") == []


# Favors


def test_ruling_49_the_line_is_compulsory_and_its_effect_is_not():
    s = table()
    start(s, ("gain_favor", AUTO, RED))
    assert legal(s, RED) == [f"favor {line}" for line in ("prestige", "deniers", "cubes", "buildings")]
    say(s, RED, "favor cubes")
    assert marker(s, RED, "cubes") == 1 and legal(s, RED) == ["decline", "use food"]
    say(s, RED, "decline")
    assert cubes(s, RED) == {}


def test_ruling_50_a_blocked_or_full_marker_may_be_used_again():
    s = table()
    marker(s, RED, "deniers", 2)
    start(s, ("gain_favor", AUTO, RED))
    say(s, RED, "favor deniers")
    assert marker(s, RED, "deniers") == 2 and s.deniers[RED] == 4
    s.scored = TOWERS
    marker(s, RED, "prestige", 5)
    start(s, ("gain_favor", AUTO, RED))
    say(s, RED, "favor prestige")
    assert marker(s, RED, "prestige") == 5 and points(s)[RED] == 5


def test_ruling_51_each_line_once_per_player_and_phase():
    s = table()
    s.begin(5)
    start(s, *[("gain_favor", AUTO, RED)] * 5, ("gain_favor", AUTO, BLUE))
    say(s, RED, "favor prestige")
    assert why_not(s, RED, "favor prestige") == ("line_used", "9")
    say(s, RED, "favor deniers", "favor buildings", "decline")
    assert marker(s, RED, "cubes") == 1 and told(s, "loses_favor") == [(RED,)], "the last line is forced, the fifth favor lost"
    assert legal(s, BLUE)[0] == "favor prestige"


def test_ruling_51_a_chain_through_joust_mason_and_church():
    s = table()
    s.scored = WALLS
    s.begin(3)
    marker(s, RED, "buildings", 2)
    have(s, RED, deniers=1, cloth=2)
    stand(s, RED, "joust_field")
    start(s, "activate_special_buildings")
    say(s, RED, "joust", "favor buildings", "use mason", "build church")
    assert asked(s) == ("choose_line", RED)
    assert why_not(s, RED, "favor buildings") == ("line_used", "9")


def test_ruling_52_the_same_line_for_the_best_builder_and_in_the_scoring():
    s = table(2)
    houses(s, DUNGEON, red=5)
    stand(s, RED, "castle")
    have(s, RED, food=1, wood=1, stone=1)
    start(s, "build_castle", "end_of_turn", "scoring")
    say(s, RED, "batch wood_stone", "favor prestige")
    assert asked(s) == ("choose_line", RED)
    say(s, RED, "favor prestige")
    assert points(s)[RED] == 5 + 1 + 2


@pytest.mark.parametrize("phase", [3, 5, 6, 7])
def test_ruling_52_every_phase_opens_all_lines_again(phase):
    s = table(2)
    for rule in (
        "collect_income",
        "place_workers",
        "activate_special_buildings",
        "activate_buildings",
        "build_castle",
        "end_of_turn",
    ):
        s.lines_used = -1
        start(s, rule)
        if s.phase == phase:
            assert s.lines_used == 0
            return
    raise AssertionError("each of these phases begins")


def test_ruling_53_a_favor_inside_a_favor():
    s = table()
    s.scored = WALLS
    marker(s, RED, "buildings", 2)
    have(s, RED, cloth=1)
    start(s, ("gain_favor", AUTO, RED), ("gain_favor", AUTO, RED))
    say(s, RED, "favor buildings", "use mason", "build church")
    assert on_road(s, 9) == ("church", RED) and points(s)[RED] == 3, "the tile is placed and scored before its favor"
    say(s, RED, "favor prestige")
    assert points(s)[RED] == 4 and asked(s) == ("choose_line", RED)
    assert legal(s, RED) == ["favor deniers", "favor cubes"]


def test_ruling_54_the_exchange_of_cubes():
    s = table()
    marker(s, RED, "cubes", 4)
    start(s, ("favor_of_cubes", RED))
    assert why_not(s, RED, "use exchange") == ("nothing_to_give", "9C")
    have(s, RED, cloth=1)
    start(s, ("favor_of_cubes", RED))
    say(s, RED, "use exchange")
    assert legal(s, RED) == [f"take {cube}" for cube in ("food", "wood", "stone", "cloth")]
    say(s, RED, "take cloth", "take cloth")
    assert cubes(s, RED) == {"cloth": 2}


# Two players


def test_ruling_55_three_deniers_after_a_pass():
    """Section 11."""
    s = table(2)
    own(s, BLUE, "quarry", 9)
    own(s, RED, "sawmill", 10)
    for seat in (BLUE, RED):
        have(s, seat, deniers=9)
    start(s, "place_workers")
    say(s, BLUE, "place gate")
    say(s, RED, "place forest")
    assert deniers(s) == [8, 8]
    say(s, BLUE, "pass")
    assert deniers(s) == [9, 8]
    for name, left in (("castle", 5), ("quarry", 2), ("sawmill", 1)):
        say(s, RED, f"place {name}")
        assert s.deniers[RED] == left
    assert asked(s) is None, "one denier buys nothing more, so Red has to pass"


def test_ruling_55_the_inn_keeps_its_power():
    """Section 11."""
    s = table(2)
    lodge(s, RED)
    have(s, RED, deniers=1)
    passed(s, BLUE)
    start(s, ("place_worker", RED))
    say(s, RED, "place castle")
    assert s.deniers[RED] == 0


def test_ruling_56_the_order_swaps_every_turn():
    """Sections 11 and T."""
    s = GAME.new(2)
    match_order = []
    for text in (*(f"lay {name}" for name in NEUTRAL_ROW), "draw red", "draw blue"):
        s.apply(-2, GAME.verbs.parse(text))
    for turn in (1, 2, 3):
        assert s.turn == turn
        match_order.append(order(s))
        while s.turn == turn:
            seat = int(s.who)
            said = legal(s, seat)
            say(s, seat, "pass" if "pass" in said else "provost stay")
    assert match_order == [[RED, BLUE], [BLUE, RED], [RED, BLUE]]
    assert told(s, "ranks") == [(RED, 1), (BLUE, 2), (BLUE, 1), (RED, 1), (BLUE, 1)]


# In general


def test_ruling_57_points_never_fall_below_zero():
    s = table(2)
    houses(s, DUNGEON, blue=1)
    s.bailiff = 12
    have(s, RED, points=1)
    start(s, "scoring")
    assert points(s) == [0, 0] and told(s, "loses") == [(RED, 1)]
    s.score(RED, 3)
    assert points(s) == [0, 3], "what could not be lost is not owed"


def test_ruling_58_a_tie_is_a_shared_victory():
    s = table(3)
    for seat, score in enumerate((7, 9, 9)):
        have(s, seat, points=score)
    s.scored = 3
    start(s, "turn")
    assert s.who == OVER and GAME.winners(s) == [RED, GREEN]
