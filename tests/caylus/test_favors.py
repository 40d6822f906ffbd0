"""The favor table, line by line and column by column; the castle's sections, house by house."""

import pytest

from gradlon.games.caylus.tables import CASTLE_SECTIONS
from gradlon.kernel.agenda import AUTO

from .positions import (
    BLUE,
    DUNGEON,
    ORANGE,
    RED,
    TOWERS,
    WALLS,
    asked,
    built,
    cubes,
    have,
    houses,
    legal,
    marker,
    on_road,
    own,
    points,
    say,
    start,
    table,
    told,
    why_not,
)

CUBE_COLUMNS = {1: ["food"], 2: ["wood", "stone"], 3: ["cloth"], 4: ["exchange"], 5: ["gold"]}
BUILDING_COLUMNS = {2: "carpenter", 3: "mason", 4: "lawyer", 5: "architect"}


def favored(line, column):
    """Let Red choose this line with the marker arriving on this column."""
    s = table()
    s.scored = TOWERS
    marker(s, RED, line, column - 1)
    start(s, ("gain_favor", AUTO, RED))
    return s


@pytest.mark.parametrize("column", range(1, 6))
def test_line_of_prestige(column):
    """Section 9A."""
    s = favored("prestige", column)
    say(s, RED, "favor prestige")
    assert marker(s, RED, "prestige") == column and points(s)[RED] == column


@pytest.mark.parametrize("column", range(1, 6))
def test_line_of_deniers(column):
    """Section 9B."""
    s = favored("deniers", column)
    say(s, RED, "favor deniers")
    assert marker(s, RED, "deniers") == column and s.deniers[RED] == column + 2


@pytest.mark.parametrize("column", range(1, 6))
def test_line_of_cubes(column):
    """Section 9C: every effect up to the marker, and none beyond."""
    s = favored("cubes", column)
    have(s, RED, food=1)
    say(s, RED, "favor cubes")
    effects = [effect for each in range(1, column + 1) for effect in CUBE_COLUMNS[each]]
    assert {*legal(s, RED)} == {"decline", *(f"use {effect}" for effect in effects)}
    for effect in {effect for row in CUBE_COLUMNS.values() for effect in row} - {*effects}:
        assert why_not(s, RED, f"use {effect}") == ("beyond_marker", "9")
    say(s, RED, f"use {effects[-1]}")
    if effects[-1] == "exchange":
        say(s, RED, "take wood", "take wood")
        assert cubes(s, RED) == {"wood": 2}
    else:
        taken = {"food": 1}
        taken[effects[-1]] = taken.get(effects[-1], 0) + 1
        assert cubes(s, RED) == taken


@pytest.mark.parametrize("column", range(1, 6))
def test_line_of_buildings(column):
    """Section 9D: nothing in the first column, then carpenter, mason, lawyer and architect of the king."""
    s = favored("buildings", column)
    own(s, RED, "residence", 9)
    have(s, RED, food=9, wood=9, stone=9, cloth=9, gold=9)
    say(s, RED, "favor buildings")
    if column == 1:
        assert asked(s) is None and told(s, "declines") == [(RED,)]
        return
    assert legal(s, RED) == ["decline", *(f"use {BUILDING_COLUMNS[each]}" for each in range(2, column + 1))]
    say(s, RED, f"use {BUILDING_COLUMNS[column]}")
    assert asked(s) == (BUILDING_COLUMNS[column], RED)


def test_the_royal_carpenter_is_a_wood_cheaper():
    """Section 9D."""
    s = favored("buildings", 2)
    have(s, RED, food=1)
    say(s, RED, "favor buildings", "use carpenter", "build quarry")
    assert on_road(s, 9) == ("quarry", RED) and cubes(s, RED) == {}


def test_the_royal_mason_is_a_stone_cheaper():
    """Section 9D."""
    s = favored("buildings", 3)
    have(s, RED, wood=1)
    say(s, RED, "favor buildings", "use mason", "build bank")
    assert on_road(s, 9) == ("bank", RED) and cubes(s, RED) == {} and points(s)[RED] == 6


def test_the_royal_lawyer_is_a_denier_cheaper():
    """Section 9D."""
    s = favored("buildings", 4)
    have(s, RED, cloth=1)
    say(s, RED, "favor buildings", "use lawyer", "transform forest")
    assert on_road(s, 2) == ("residence", RED) and points(s)[RED] == 2


def test_the_royal_architect_costs_as_much_as_any():
    """Section 9D."""
    s = favored("buildings", 5)
    own(s, RED, "residence", 9)
    have(s, RED, stone=1, gold=1, food=3)
    say(s, RED, "favor buildings", "use architect")
    assert legal(s, RED) == ["decline", "build granary"]
    say(s, RED, "build granary")
    assert on_road(s, 9) == ("granary", RED) and cubes(s, RED) == {"stone": 1}


def test_an_effect_that_leads_to_nothing_is_not_offered():
    """Section 9D."""
    s = favored("buildings", 5)
    say(s, RED, "favor buildings")
    assert asked(s) is None and told(s, "declines") == [(RED,)]


@pytest.mark.parametrize(("scored", "columns"), [(0, 2), (1, 4), (2, 5)])
def test_open_columns(scored, columns):
    """Section 9: two at first, four after the dungeon's scoring, five after that of the walls."""
    s = table()
    s.scored = scored
    for _ in range(6):
        s.begin(5)
        start(s, ("gain_favor", AUTO, RED))
        say(s, RED, "favor prestige")
    assert marker(s, RED, "prestige") == columns


@pytest.mark.parametrize("favors", [1, 2, 4, 5])
def test_simplified_favors_are_three_points_each(favors):
    """Section 12: without the table there is no limit to them either."""
    s = table(favors="simplified")
    start(s, *[("gain_favor", AUTO, RED)] * favors)
    assert points(s)[RED] == 3 * favors and asked(s) is None


SCORING = {
    DUNGEON: {0: -2, 1: 0, 2: 1, 3: 1, 6: 1},
    WALLS: {0: -3, 1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 10: 3},
    TOWERS: {0: -4, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 14: 3},
}


@pytest.mark.parametrize(("section", "count", "result"), [(part, n, r) for part, row in SCORING.items() for n, r in row.items()])
def test_scoring_a_section(section, count, result):
    """Section 8: a loss without a house, favors for two and more."""
    s = table(favors="simplified")
    houses(s, section, red=count)
    have(s, RED, points=10)
    start(s, ("score_player", AUTO, RED, section))
    assert points(s)[RED] == 10 + (result if result < 0 else 3 * result)


@pytest.mark.parametrize(
    ("section", "room", "worth", "marker_space"), [(DUNGEON, 6, 5, 12), (WALLS, 10, 4, 18), (TOWERS, 14, 3, 24)]
)
def test_a_section_of_the_castle(section, room, worth, marker_space):
    """Sections 6 and 8: its points per batch, its room, and the space that triggers its scoring."""
    s = table()
    s.scored = section
    s.bailiff = s.provost = marker_space - 2
    houses(s, section, blue=room - 1)
    have(s, RED, food=2, wood=2, stone=2)
    start(s, "scoring", ("give_batches", RED))
    assert s.scored == section
    say(s, RED, "batch wood_stone")
    assert points(s)[RED] == worth and sum(built(s, section)) == room
    if section == TOWERS:
        assert asked(s) is None
    start(s, "scoring")
    assert told(s, "scoring")[0] == (section,)
    s = table(favors="simplified")
    s.scored = section
    s.bailiff = s.provost = marker_space - 1
    start(s, "scoring")
    assert told(s, "scoring") == []
    start(s, "end_of_turn", "scoring")
    assert told(s, "scoring") == [(section,)]
    assert CASTLE_SECTIONS[section].spaces == room


@pytest.mark.parametrize("batch", ["wood_stone", "wood_cloth", "wood_gold", "stone_cloth", "stone_gold", "cloth_gold"])
def test_a_batch_is_a_food_and_two_other_kinds(batch):
    """Section 6."""
    one, other = batch.split("_")
    s = table()
    have(s, BLUE, **{"food": 2, one: 1, other: 1})
    start(s, ("give_batches", BLUE))
    assert legal(s, BLUE) == ["decline", f"batch {batch}"]
    say(s, BLUE, f"batch {batch}")
    assert cubes(s, BLUE) == {"food": 1} and asked(s) is None and built(s, DUNGEON)[BLUE] == 1
    for lacking in ({one: 2, other: 2}, {"food": 2, one: 2}, {"food": 1, other: 3}):
        s = table()
        have(s, ORANGE, **lacking)
        start(s, ("give_batches", ORANGE))
        assert asked(s) is None and built(s, DUNGEON)[ORANGE] == 0
