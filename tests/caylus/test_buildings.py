"""One test for each building: what it costs, what it is worth, what it does. The figures are written here a second time."""

import pytest

from gradlon.games.caylus.tables import BUILDINGS, FIXED_SPACES, NAMES, NEUTRALS

from .positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    building,
    cubes,
    deniers,
    have,
    legal,
    on_road,
    own,
    points,
    say,
    stand,
    start,
    table,
    why_not,
)

CUBE = {"F": "food", "W": "wood", "S": "stone", "C": "cloth", "G": "gold"}

WOOD = {
    "food_farm": ("FW", 2),
    "cloth_farm": ("FW", 2),
    "quarry": ("FW", 2),
    "sawmill": ("FW", 2),
    "market": ("WG", 4),
    "peddler": ("WS", 4),
    "mason": ("FW", 4),
    "lawyer": ("WC", 4),
}
STONE = {
    "stone_farm": ("SF", 3),
    "park": ("SF", 3),
    "workshop": ("SF", 3),
    "church": ("SC", 3),
    "tailor": ("SW", 6),
    "bank": ("SW", 6),
    "jeweler": ("SC", 6),
    "alchemist": ("SF", 6),
    "architect": ("SF", 6),
    "second_architect": ("SF", 6),
}
PRESTIGE = {  # cost, points, favors, income
    "statue": ("SSG", 7, 1, 0),
    "granary": ("FFFG", 10, 0, 0),
    "library": ("WWWG", 10, 0, 1),
    "weaver": ("CCCG", 12, 0, 0),
    "theater": ("WWWGG", 14, 1, 0),
    "college": ("SSSGG", 14, 1, 0),
    "monument": ("SSSSGG", 14, 2, 0),
    "hotel": ("SSSGG", 16, 0, 2),
    "cathedral": ("SSSSSGGG", 25, 0, 0),
}
PRODUCTION = {  # what can be said, and what it brings
    "neutral_farm": {"take food": "F", "take cloth": "C"},
    "forest": {"take food": "F", "take wood": "W"},
    "neutral_sawmill": {"take wood": "W"},
    "neutral_quarry": {"take stone": "S"},
    "gold_mine": {"take gold": "G"},
    "food_farm": {"take food": "FF", "take cloth": "C"},
    "cloth_farm": {"take food": "F", "take cloth": "CC"},
    "quarry": {"take stone": "SS"},
    "sawmill": {"take wood": "WW"},
    "stone_farm": {"take food": "FFC"},
    "park": {"take wood": "WWF"},
    "workshop": {"take stone": "SSC"},
}
OWNERS_CUBES = {"stone_farm": "FC", "park": "FW", "workshop": "SC"}
DEALS = {  # deniers and cubes before, then deniers, cubes and points after: small, large
    "church": [((2, ""), (0, "", 3)), ((4, ""), (0, "", 5))],
    "tailor": [((0, "CC"), (0, "", 4)), ((0, "CCC"), (0, "", 6))],
    "bank": [((2, ""), (0, "G", 0)), ((5, ""), (0, "GG", 0))],
    "jeweler": [((0, "G"), (0, "", 5)), ((0, "GG"), (0, "", 9))],
    "alchemist": [((0, "FW"), (0, "G", 0)), ((0, "FWSC"), (0, "GG", 0))],
}


def counted(letters):
    return {CUBE[letter]: letters.count(letter) for letter in letters}


def at_work(name, seat=RED, owner=None):
    """Put a worker of the seat in the building, as the only one on the road, and activate."""
    s = table()
    if s.where[building(name)] == 0:
        own(s, seat if owner is None else owner, name, 9)
    stand(s, seat, name)
    s.provost = 16
    return s


def test_the_rows_are_all_of_the_box():
    """Section S."""
    backgrounds = [row.background for row in BUILDINGS]
    assert [backgrounds.count(each) for each in ("neutral", "fixed", "wood", "stone", "prestige")] == [6, 3, 8, 10, 9]
    assert NEUTRALS == 6 and FIXED_SPACES == {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
    assert len(set(NAMES)) == len(NAMES)
    named = {
        *WOOD,
        *STONE,
        *PRESTIGE,
        *PRODUCTION,
        *DEALS,
        "neutral_market",
        "neutral_carpenter",
        "fixed_peddler",
        "fixed_carpenter",
    }
    assert named | {*NAMES[:7], "residence"} == set(NAMES), "each row has its test"


def _build(builder, name, cost, score):
    s = table()
    if name == "second_architect":
        own(s, BLUE, "architect", 20)
    have(s, RED, **counted(cost))
    start(s, (builder, RED))
    say(s, RED, f"build {name}")
    assert on_road(s, 9) == (name, RED) and points(s)[RED] == score and cubes(s, RED) == {}
    for letter in set(cost):
        s = table()
        if name == "second_architect":
            own(s, BLUE, "architect", 20)
        have(s, RED, **counted(cost.replace(letter, "", 1)))
        start(s, (builder, RED))
        assert f"build {name}" not in legal(s, RED)


def test_a_building_that_cannot_be_paid_for():
    """Section 5B."""
    s = table()
    have(s, RED, food=1, wood=1)
    start(s, ("carpenter", RED))
    assert why_not(s, RED, "build lawyer") == ("cannot_pay", "5B")
    have(s, RED, wood=1)
    assert why_not(s, RED, "build market") == ("cannot_pay", "5B")


@pytest.mark.parametrize("name", WOOD)
def test_a_wood_building_is_built(name):
    """Section 5B."""
    _build("carpenter", name, *WOOD[name])


@pytest.mark.parametrize("name", STONE)
def test_a_stone_building_is_built(name):
    """Section 5B."""
    _build("mason", name, *STONE[name])


def test_only_the_church_brings_a_favor_among_craft_buildings():
    """Section 5F."""
    for builder, rows in (("carpenter", WOOD), ("mason", STONE)):
        for name, (cost, _score) in rows.items():
            s = table()
            if name == "second_architect":
                own(s, BLUE, "architect", 20)
            have(s, RED, **counted(cost))
            start(s, (builder, RED))
            say(s, RED, f"build {name}")
            assert (asked(s) == ("choose_line", RED)) == (name == "church"), name


@pytest.mark.parametrize("name", PRESTIGE)
def test_a_prestige_building_is_built(name):
    """Section 5B: in the place of a residence, with its favors and its income."""
    cost, score, favors, income = PRESTIGE[name]
    s = table(favors="simplified")
    own(s, RED, "residence", 12)
    have(s, RED, **counted(cost))
    start(s, ("architect", RED))
    say(s, RED, f"build {name}")
    assert on_road(s, 12) == (name, RED) and cubes(s, RED) == {} and points(s)[RED] == score + 3 * favors
    start(s, "collect_income")
    assert s.deniers[RED] == 2 + income
    for letter in set(cost):
        s = table()
        own(s, RED, "residence", 12)
        have(s, RED, **counted(cost.replace(letter, "", 1)))
        start(s, ("architect", RED))
        assert f"build {name}" not in legal(s, RED)


@pytest.mark.parametrize("name", PRODUCTION)
def test_a_production_building_is_activated(name):
    """Section 5A."""
    for said, brought in PRODUCTION[name].items():
        s = at_work(name)
        start(s, "activate_buildings")
        if len(PRODUCTION[name]) > 1:
            assert legal(s, RED) == list(PRODUCTION[name])
            say(s, RED, said)
        assert cubes(s, RED) == counted(brought) and asked(s) is None and s.idle[RED] == 6


@pytest.mark.parametrize("name", [name for name in PRODUCTION if name in (*WOOD, *STONE)])
def test_the_owner_of_a_production_building_where_another_works(name):
    """Section 5A: a cube for the owner of a stone building, none for that of a wood building."""
    s = at_work(name, owner=GREEN)
    start(s, "activate_buildings")
    if asked(s) == ("produce", RED):
        say(s, RED, legal(s, RED)[0])
    if name not in OWNERS_CUBES:
        assert asked(s) is None and cubes(s, GREEN) == {}
        return
    assert legal(s, GREEN) == [f"take {CUBE[letter]}" for letter in OWNERS_CUBES[name]]
    say(s, GREEN, legal(s, GREEN)[1])
    assert cubes(s, GREEN) == {CUBE[OWNERS_CUBES[name][1]]: 1} and asked(s) is None


@pytest.mark.parametrize(("name", "price"), [("neutral_market", 4), ("market", 6)])
def test_a_marketplace_buys_one_cube_of_any_kind(name, price):
    """Section 5D."""
    for cube in CUBE.values():
        s = at_work(name)
        have(s, RED, **{cube: 2})
        start(s, "activate_buildings")
        assert legal(s, RED) == ["decline", f"sell {cube}"]
        say(s, RED, f"sell {cube}")
        assert cubes(s, RED) == {cube: 1} and s.deniers[RED] == price and asked(s) is None
    s = at_work(name)
    have(s, RED, food=1)
    start(s, "activate_buildings")
    assert why_not(s, RED, "sell gold") == ("no_such_cube", "5D")


def test_the_fixed_peddler_sells_one_cube_for_two_deniers():
    """Section 5E."""
    s = at_work("fixed_peddler")
    have(s, RED, deniers=5)
    start(s, "activate_buildings")
    assert legal(s, RED) == ["decline", "buy food", "buy wood", "buy stone", "buy cloth"]
    say(s, RED, "buy cloth")
    assert cubes(s, RED) == {"cloth": 1} and s.deniers[RED] == 3 and asked(s) is None
    s = at_work("fixed_peddler")
    have(s, RED, deniers=1)
    start(s, "activate_buildings")
    assert asked(s) is None and s.deniers[RED] == 1


@pytest.mark.parametrize("second", ["buy wood", "buy stone", "decline"])
def test_the_wood_peddler_sells_one_or_two_cubes_for_a_denier_each(second):
    """Section 5E."""
    s = at_work("peddler")
    have(s, RED, deniers=5)
    start(s, "activate_buildings")
    say(s, RED, "buy wood", second)
    assert asked(s) is None
    bought = {"buy wood": {"wood": 2}, "buy stone": {"wood": 1, "stone": 1}, "decline": {"wood": 1}}
    assert cubes(s, RED) == bought[second] and s.deniers[RED] == (4 if second == "decline" else 3)


def test_a_peddler_sells_nothing_on_credit():
    """Section 5E."""
    s = at_work("peddler")
    have(s, RED, deniers=1)
    start(s, "activate_buildings")
    say(s, RED, "buy wood")
    assert asked(s) is None and deniers(s) == [0, 0, 0, 0]


@pytest.mark.parametrize("name", DEALS)
@pytest.mark.parametrize("size", [0, 1])
def test_a_deal(name, size):
    """Sections 5F, 5G, 5H, 5I and 5J: with exactly what a deal costs, it can be made once; with less, it can't."""
    (purse, given), (purse_after, taken, score) = DEALS[name][size]
    s = at_work(name)
    have(s, RED, deniers=purse, **counted(given))
    start(s, "activate_buildings")
    assert legal(s, RED) == ["decline", "trade small", "trade large"][: size + 2]
    say(s, RED, f"trade {('small', 'large')[size]}")
    while asked(s) == ("give_goods", RED):
        say(s, RED, legal(s, RED)[0])
    assert s.deniers[RED] == purse_after and cubes(s, RED) == counted(taken) and points(s)[RED] == score
    assert asked(s) is None and s.idle[RED] == 6
    s = at_work(name)
    have(s, RED, deniers=max(0, purse - 1), **counted(given[:-1]))
    start(s, "activate_buildings")
    if size == 0:
        assert asked(s) is None and points(s)[RED] == 0
    else:
        section = {"church": "5F", "tailor": "5G", "bank": "5H", "alchemist": "5I", "jeweler": "5J"}[name]
        assert why_not(s, RED, "trade large") == ("cannot_pay", section)


def test_the_alchemist_takes_the_cubes_that_are_chosen():
    """Section 5I."""
    s = at_work("alchemist")
    have(s, RED, food=3, cloth=1)
    start(s, "activate_buildings")
    say(s, RED, "trade small")
    assert why_not(s, RED, "give wood") == ("no_such_cube", "5I")
    say(s, RED, "give cloth")
    assert cubes(s, RED) == {"food": 2, "gold": 1}, "only food is left, so it is taken"


@pytest.mark.parametrize("name", ["neutral_carpenter", "fixed_carpenter"])
def test_a_carpenter_builds_wood_buildings_only(name):
    """Section 5B."""
    s = at_work(name)
    have(s, RED, food=9, wood=9, stone=9, cloth=9, gold=9)
    start(s, "activate_buildings")
    assert legal(s, RED) == ["decline", *(f"build {each}" for each in WOOD)]
    assert why_not(s, RED, "build bank") == ("not_now", "5B")


def test_a_mason_builds_stone_buildings_only():
    """Section 5B."""
    s = at_work("mason")
    have(s, RED, food=9, wood=9, stone=9, cloth=9, gold=9)
    start(s, "activate_buildings")
    assert set(legal(s, RED)) == {"decline", *(f"build {each}" for each in STONE if each != "second_architect")}


@pytest.mark.parametrize("name", ["architect", "second_architect"])
def test_an_architect_builds_prestige_buildings_only(name):
    """Section 5B."""
    s = at_work(name)
    own(s, RED, "residence", 10)
    have(s, RED, food=9, wood=9, stone=9, cloth=9, gold=9)
    start(s, "activate_buildings")
    assert legal(s, RED) == ["decline", *(f"build {each}" for each in PRESTIGE)]


def test_the_lawyer_makes_a_residence():
    """Section 5C: for a cloth and a denier, two points, and from then on a denier each turn."""
    s = at_work("lawyer")
    own(s, RED, "church", 10)
    have(s, RED, deniers=1, cloth=1)
    start(s, "activate_buildings")
    say(s, RED, "transform church")
    assert on_road(s, 10) == ("residence", RED) and points(s)[RED] == 2 and cubes(s, RED) == {} and s.deniers[RED] == 0
    start(s, "collect_income")
    assert s.deniers[RED] == 3


def test_the_lawyer_works_for_no_less():
    """Section 5C."""
    for purse in ({"deniers": 1}, {"cloth": 1}):
        s = at_work("lawyer")
        have(s, RED, **purse)
        start(s, ("lawyer", RED))
        assert asked(s) is None
    s = at_work("lawyer")
    have(s, RED, deniers=1, cloth=1)
    start(s, ("lawyer", RED))
    s.deniers[RED] = 0
    assert why_not(s, RED, "transform forest") == ("no_fees", "5C")


def test_houses_are_counted_when_a_building_changes_hands():
    """Section 5C: the owner's house stays with the owner, whoever's building it was."""
    s = table()
    own(s, RED, "quarry", 9)
    assert s.houses[15 + RED] == 19
    have(s, RED, deniers=1, cloth=1)
    start(s, ("lawyer", RED))
    say(s, RED, "transform quarry")
    assert s.houses[15 + RED] == 19 and s.where[building("quarry")] == 0


@pytest.mark.parametrize(
    ("name", "section"),
    [("gate", "3A"), ("trading_post", "3B"), ("guild", "3C"), ("joust_field", "3D"), ("stables", "3E"), ("inn", "3F")],
)
def test_a_special_building(name, section):
    """Sections 3 and 3A to 3F: each is activated with the worker that stands there, and cites its section."""
    s = table()
    stand(s, RED, name)
    have(s, RED, deniers=1, cloth=1)
    start(s, "activate_special_buildings")
    if asked(s):
        say(s, RED, {"gate": "recall", "guild": "provost back_2", "joust_field": "decline"}[name])
    assert section in {event.section for event in s.events}
    assert s.idle[RED] == (5 if name == "inn" else 6)
    assert s.deniers[RED] == (4 if name == "trading_post" else 1)
    assert s.provost == (4 if name == "guild" else 6)
