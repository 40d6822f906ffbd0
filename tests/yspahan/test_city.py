"""The city, row by row, against the board as it was transcribed: `city.json` is not made from the tables."""

import json
from pathlib import Path

import pytest

from gradlon.games.yspahan.rules.booklet import MOVE_SUPERVISOR, PLACE_ANYWHERE, SCORE_SOUKS, SUPPLY_SHOPS, VISIT_SHOPS
from gradlon.games.yspahan.tables import QUARTERS, ROAD, ROAD_COUNT, SHOPS, SOUKS, STEPS

from .positions import (
    AUTO,
    ROAD_SQUARE,
    act,
    asked,
    begin,
    cubes,
    have,
    holds,
    loaded,
    supervisor,
    table,
    whole_souk,
    why,
)

CITY = json.loads((Path(__file__).parent / "city.json").read_text(encoding="utf-8"))


def name(row):
    return row["name"]


def test_there_is_nothing_else():
    assert [souk.name for souk in SOUKS] == [name(row) for row in CITY["souks"]]
    assert list(SHOPS) == [name(row) for row in CITY["shops"]]
    assert [square.name for square in ROAD] == [name(row) for row in CITY["road"]]
    assert (len(SHOPS), len(SOUKS), sum(souk.points for souk in SOUKS)) == (47, 14, 82)


@pytest.mark.parametrize("row", CITY["souks"], ids=name)
def test_a_souk_scores_only_when_all_its_shops_are_filled(row):
    """Section 5: each souk with its own points."""
    shops = [f"{row['name']}_{i + 1}" for i in range(row["shops"])]
    s = table()
    cubes(s, 1, *shops[1:])
    begin(s, SCORE_SOUKS)
    assert s.points[1] == 0
    cubes(s, 1, *shops)
    begin(s, SCORE_SOUKS)
    assert s.points[1] == row["points"]


@pytest.mark.parametrize("row", CITY["souks"], ids=name)
def test_a_souk_is_of_one_player_and_of_one_neighborhood(row):
    """Section II.A.2: it is filled from its own neighborhood's square, and closed to others once begun."""
    s = begin(table(), SUPPLY_SHOPS, 0, QUARTERS.index(row["quarter"]), 1)
    shop = f"{row['name']}_{row['shops']}"
    assert why(s, f"place {shop}") == ""
    for quarter in set(QUARTERS) - {row["quarter"]}:
        other = begin(table(), SUPPLY_SHOPS, 0, QUARTERS.index(quarter), 1)
        assert why(other, f"place {shop}") == "other_quarter"
    act(s, f"place {shop}")
    s = begin(s.copy(), PLACE_ANYWHERE, 2)
    for i in range(row["shops"]):
        mine = f"{row['name']}_{i + 1}"
        assert why(s, f"place {mine}") == ("shop_filled" if mine == shop else "others_souk")


@pytest.mark.parametrize("row", CITY["road"], ids=name)
def test_the_supervisor_reaches_the_shops_beside_his_square(row):
    """Section II.A.4: these shops and no others."""
    s = table()
    for souk in SOUKS:
        whole_souk(s, 3, souk.name)
    supervisor(s, row["name"])
    begin(s, VISIT_SHOPS, AUTO, 0)
    assert sorted(shop for shop in SHOPS if holds(s, shop) is None) == sorted(row["shops"])
    assert loaded(s) == [3] * len(row["shops"])
    assert asked(s) == "", "cubes of one player need no order"


@pytest.mark.parametrize("row", CITY["shops"], ids=name)
def test_a_shop_is_robbed_from_its_squares_only(row):
    """Section II.A.4: from each of its squares, and from no other."""
    reached = []
    for square in ROAD_SQUARE:
        s = table()
        cubes(s, 1, row["name"])
        supervisor(s, square)
        begin(s, VISIT_SHOPS, AUTO, 0)
        if holds(s, row["name"]) is None:
            reached.append(square)
    assert sorted(reached) == sorted(row["road"])


@pytest.mark.parametrize("edge", CITY["edges"], ids="-".join)
def test_a_road_link_is_one_step(edge):
    """Section II.A.3: neighbours on the road, in both directions."""
    for here, there in (edge, edge[::-1]):
        assert there in destinations(here, 1)


def destinations(here, value):
    """Where dice of this value lead from a square, without gold."""
    s = table()
    have(s, 0, gold=0)
    supervisor(s, here)
    return [ROAD[int(action) - MOVE_SUPERVISOR.first].name for action in MOVE_SUPERVISOR.options(s, 0, value, 0)]


def walks(start, steps):
    """All squares where a walk of so many steps along the links can end that never turns back."""
    ends = {(start, "")}
    for _ in range(steps):
        ends = {
            (there, here)
            for here, before in ends
            for edge in CITY["edges"]
            for there in edge
            if here in edge and there not in (here, before)
        }
    return sorted({here for here, _ in ends}, key=list(ROAD_SQUARE).index)


@pytest.mark.parametrize("row", CITY["road"], ids=name)
def test_exactly_so_many_steps_without_turning_back(row):
    """Section II.A.3: from every square with every value, what walking along the links gives; there is always a way."""
    for value in range(1, 7):
        assert destinations(row["name"], value) == walks(row["name"], value) != []


def test_the_distances_are_those_of_a_walk():
    """Section II.A.3: also for longer moves than dice show, up to 17 steps; and zero steps is staying."""
    for here, i in ROAD_SQUARE.items():
        for steps in range(18):
            found = [there for there, j in ROAD_SQUARE.items() if STEPS[i * ROAD_COUNT + j] == steps]
            assert found == walks(here, steps)
    assert max(STEPS) == 17
