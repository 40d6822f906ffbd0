"""Every printed example of the rulebook, in its order; each test names the section of RULES.md that it shows."""

from gradlon.games.caylus.tables import HOUSE_STOCK, LINES, SEATS

from .positions import (
    BLUE,
    DUNGEON,
    GREEN,
    ORANGE,
    RED,
    TOWERS,
    WALLS,
    asked,
    building,
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


def test_income_of_a_residence_a_library_and_a_hotel():
    """Section 1: four deniers for the buildings and two for everyone make six."""
    s = table()
    own(s, RED, "residence", 1)
    own(s, RED, "library", 2)
    own(s, RED, "hotel", 3)
    start(s, "collect_income")
    assert deniers(s) == [2, 6, 2, 2]


def test_green_passes_first():
    """Section 2A: she gets one denier, and places no more workers this turn."""
    s = table(order=(GREEN, BLUE, RED, ORANGE))
    for seat in range(4):
        have(s, seat, deniers=5)
    start(s, "place_workers")
    say(s, GREEN, "pass")
    assert s.deniers[GREEN] == 6 and s.passing[0] == GREEN
    for seat in (BLUE, RED, ORANGE):
        say(s, seat, "place gold_mine" if seat == BLUE else "place gate" if seat == RED else "place castle")
    assert asked(s) == ("place_worker", BLUE)
    assert why_not(s, GREEN, "place forest") == ("not_yours", "2")


def test_red_pays_three_deniers_once_green_and_blue_have_passed():
    """Section 2: on a special, neutral or fixed building, at the lowest free number of the passing scale."""
    for name in ("trading_post", "forest", "gold_mine"):
        s = table()
        have(s, RED, deniers=5)
        passed(s, GREEN, BLUE)
        start(s, ("place_worker", RED))
        say(s, RED, f"place {name}")
        assert s.deniers[RED] == 2 and s.worker[building(name)] == RED


def test_reds_own_farm_costs_him_one_denier():
    """Section 2: whoever has passed, an own building costs one denier, and brings its owner no point."""
    s = table()
    own(s, RED, "food_farm", 9)
    have(s, RED, deniers=1)
    passed(s, GREEN, BLUE)
    start(s, ("place_worker", RED))
    assert legal(s, RED) == ["pass", "place food_farm"]
    say(s, RED, "place food_farm")
    assert deniers(s) == [0, 0, 0, 0] and points(s) == [0, 0, 0, 0]


def test_red_in_blues_jeweler():
    """Section 2: Red pays three deniers, and Blue receives one point."""
    s = table()
    own(s, BLUE, "jeweler", 9)
    have(s, RED, deniers=3)
    passed(s, GREEN, BLUE)
    start(s, ("place_worker", RED))
    say(s, RED, "place jeweler")
    assert told(s, "places") == [(RED, building("jeweler"))]
    assert s.deniers[RED] == 0 and points(s) == [1, 0, 0, 0]


def test_red_is_driven_out_of_the_inn_by_blue():
    """Section 3F: Red paid one denier a worker until Blue came; from now on Blue does."""
    s = table()
    lodge(s, RED)
    have(s, RED, deniers=1)
    have(s, BLUE, deniers=4)
    passed(s, GREEN, ORANGE)
    start(s, ("place_worker", BLUE), ("place_worker", RED))
    say(s, BLUE, "place inn")
    say(s, RED, "place castle")
    assert deniers(s) == [1, 0, 0, 0]
    start(s, "inn")
    assert told(s, "driven_out") == [(RED,)] and told(s, "lodges") == [(BLUE,)]
    assert s.idle[RED] == 5 and s.idle[BLUE] == 5
    start(s, ("place_worker", BLUE))
    say(s, BLUE, "place gate")
    assert s.deniers[BLUE] == 0


def test_blue_and_red_in_the_stables():
    """Section 3E: the order Red, Green, Orange, Blue becomes Blue, Red, Green, Orange."""
    s = table(order=(RED, GREEN, ORANGE, BLUE))
    stand(s, BLUE, "stables")
    stand(s, RED, "stables")
    start(s, "stables")
    assert order(s) == [BLUE, RED, GREEN, ORANGE]
    assert told(s, "ranks") == [(BLUE, 1), (RED, 2), (GREEN, 3), (ORANGE, 4)]
    assert s.idle[BLUE] == s.idle[RED] == 6


def test_the_provost_ends_one_space_behind_where_he_began():
    """Section 4: in the order of passing, Blue passes, Orange pays for two back, Red for two forward, Green for one back."""
    s = table()
    for seat in range(4):
        have(s, seat, deniers=3)
    passed(s, BLUE, ORANGE, RED, GREEN)
    s.provost = 9
    start(s, "provosts_move")
    say(s, BLUE, "provost stay")
    say(s, ORANGE, "provost back_2")
    say(s, RED, "provost forward_2")
    say(s, GREEN, "provost back_1")
    assert s.provost == 8 and deniers(s) == [3, 1, 2, 1]
    assert asked(s) is None


def test_blue_green_and_red_along_the_road():
    """Section 5: Blue chooses a food cube on the farm, Green buys a stone for two deniers, Red is beyond the provost."""
    s = table()
    own(s, ORANGE, "sawmill", 9)
    stand(s, BLUE, "neutral_farm")
    stand(s, GREEN, "fixed_peddler")
    stand(s, RED, "sawmill")
    have(s, GREEN, deniers=2)
    s.provost = 8
    start(s, "activate_buildings")
    assert asked(s) == ("produce", BLUE) and legal(s, BLUE) == ["take food", "take cloth"]
    say(s, BLUE, "take food")
    assert asked(s) == ("peddler", GREEN)
    say(s, GREEN, "buy stone")
    assert cubes(s, BLUE) == {"food": 1} and cubes(s, GREEN) == {"stone": 1} and cubes(s, RED) == {}
    assert deniers(s) == [0, 0, 0, 0]
    assert told(s, "activates") == [(BLUE, building("neutral_farm")), (GREEN, building("fixed_peddler"))]
    assert told(s, "idles") == [(RED, building("sawmill"))]
    assert [s.idle[seat] for seat in range(4)] == [6, 6, 6, 6]


def test_the_wood_farm_and_the_stone_farm():
    """Section 5A: two food or one cloth; two food and one cloth, and for the owner one of them if another works there."""
    s = table()
    own(s, BLUE, "food_farm", 9)
    own(s, BLUE, "stone_farm", 10)
    stand(s, BLUE, "food_farm")
    stand(s, RED, "stone_farm")
    s.provost = 10
    start(s, "activate_buildings")
    assert legal(s, BLUE) == ["take food", "take cloth"]
    say(s, BLUE, "take food")
    assert cubes(s, BLUE) == {"food": 2} and cubes(s, RED) == {"food": 2, "cloth": 1}
    assert asked(s) == ("owners_cube", BLUE) and legal(s, BLUE) == ["take food", "take cloth"]
    say(s, BLUE, "take cloth")
    assert cubes(s, BLUE) == {"food": 2, "cloth": 1}


def test_red_builds_a_wood_farm_at_the_neutral_carpenter():
    """Section 5B: one food, one wood, the first space available, a house on it, and two points."""
    s = table()
    have(s, RED, food=1, wood=1)
    stand(s, RED, "neutral_carpenter")
    start(s, "activate_buildings")
    say(s, RED, "build food_farm")
    assert cubes(s, RED) == {} and on_road(s, 9) == ("food_farm", RED) and points(s) == [0, 2, 0, 0]
    assert told(s, "builds") == [(RED, building("food_farm"), 9)]
    assert s.idle[RED] == 6


def test_green_builds_the_statue_at_blues_architect():
    """Section 5B: Blue gained a point for the worker; Green pays, gives up a residence, gains seven points and a favor."""
    s = table()
    own(s, BLUE, "architect", 9)
    own(s, GREEN, "residence", 3)
    have(s, GREEN, deniers=1, gold=1, stone=2)
    start(s, ("place_worker", GREEN))
    say(s, GREEN, "place architect")
    assert points(s) == [1, 0, 0, 0]
    s.provost = 9
    start(s, "activate_buildings")
    say(s, GREEN, "build statue")
    assert on_road(s, 3) == ("statue", GREEN) and cubes(s, GREEN) == {} and points(s) == [1, 0, 7, 0]
    assert asked(s) == ("choose_line", GREEN)


def test_blue_makes_the_neutral_carpenter_a_residence():
    """Section 5C: in his own lawyer, for a cloth and a denier; two points, and a denier more each turn."""
    s = table()
    own(s, BLUE, "lawyer", 9)
    have(s, BLUE, deniers=2, cloth=1)
    start(s, ("place_worker", BLUE))
    say(s, BLUE, "place lawyer")
    assert points(s) == [0, 0, 0, 0]
    s.provost = 9
    start(s, "activate_buildings")
    assert legal(s, BLUE) == ["decline", *(f"transform {name}" for name in _neutral())]
    say(s, BLUE, "transform neutral_carpenter")
    assert on_road(s, 6) == ("residence", BLUE) and points(s) == [2, 0, 0, 0]
    assert deniers(s) == [0, 0, 0, 0] and cubes(s, BLUE) == {}
    start(s, "collect_income")
    assert deniers(s) == [3, 2, 2, 2]


def _neutral():
    return ("neutral_farm", "forest", "neutral_sawmill", "neutral_quarry", "neutral_market", "neutral_carpenter")


def _castle(green_batches):
    s = table()
    houses(s, DUNGEON, blue=2, orange=2)
    have(s, RED, food=1, stone=1, wood=1)
    have(s, GREEN, food=2, stone=1, wood=1, cloth=2)
    stand(s, RED, "castle")
    stand(s, GREEN, "castle")
    start(s, "build_castle")
    say(s, RED, "batch wood_stone")
    assert points(s) == [0, 5, 0, 0] and built(s, DUNGEON) == [2, 1, 0, 2]
    assert asked(s) == ("give_batches", GREEN)
    say(s, GREEN, "batch wood_cloth", *(["batch stone_cloth"] if green_batches == 2 else ["decline"]))
    return s


def test_red_and_green_build_the_castle():
    """Section 6: Green's two houses go one to the dungeon, one to the walls: nine points, and the favor of the turn."""
    s = _castle(2)
    assert points(s) == [0, 5, 9, 0]
    assert built(s, DUNGEON) == [2, 1, 1, 2] and built(s, WALLS) == [0, 0, 1, 0]
    assert told(s, "puts_house") == [(RED, DUNGEON), (GREEN, DUNGEON), (GREEN, WALLS)]
    assert [int(n) for n in s.houses[HOUSE_STOCK * SEATS :]] == [18, 19, 18, 18, 20]
    assert asked(s) == ("choose_line", GREEN)


def test_had_green_given_one_batch_red_would_have_had_the_favor():
    """Section 6: with one batch each, the one who came first to the castle."""
    s = _castle(1)
    assert points(s) == [0, 5, 5, 0]
    assert asked(s) == ("choose_line", RED)


def test_the_provost_behind_the_bailiff():
    """Section 7: the bailiff moves one space the provost joins him; no marker is reached, so only a full dungeon is scored."""
    s = table()
    s.bailiff, s.provost = 9, 6
    start(s, "end_of_turn", "scoring")
    assert (s.bailiff, s.provost, s.scored) == (10, 10, 0)
    houses(s, DUNGEON, red=1, blue=1, green=1, orange=1)
    houses(s, DUNGEON, red=1, blue=1)
    start(s, "scoring")
    assert told(s, "scoring") == [(DUNGEON,)]


def test_the_provost_one_space_ahead_of_the_bailiff():
    """Section 7: the bailiff moves two spaces and reaches the marker of the dungeon, which is scored unless it already was."""
    s = table()
    s.bailiff, s.provost = 10, 11
    start(s, "end_of_turn", "scoring")
    assert (s.bailiff, s.provost, s.scored) == (12, 12, 1)
    s = table()
    s.bailiff, s.provost, s.scored = 10, 11, 1
    start(s, "end_of_turn", "scoring")
    assert (s.bailiff, s.scored) == (12, 1) and told(s, "scoring") == []


def test_scoring_the_dungeon():
    """Section 8: a favor for Red and for Blue, Orange loses the only point he has, Green's house in the walls does not count."""
    s = table(order=(RED, BLUE, ORANGE, GREEN))
    houses(s, DUNGEON, red=2, blue=3, green=1)
    houses(s, WALLS, green=1)
    have(s, ORANGE, points=1)
    start(s, "scoring")
    assert asked(s) == ("choose_line", RED)
    say(s, RED, "favor prestige")
    assert asked(s) == ("choose_line", BLUE)
    say(s, BLUE, "favor deniers")
    assert points(s) == [0, 1, 0, 0] and deniers(s) == [3, 0, 0, 0]
    assert told(s, "loses") == [(ORANGE, 1)]
    assert asked(s) is None and s.scored == 1


def test_orange_cannot_advance_while_the_dungeon_is_scored():
    """Sections 9 and 9A: the third column opens only afterwards; the marker stays and gives two points."""
    s = table()
    houses(s, DUNGEON, orange=2, red=4)
    marker(s, ORANGE, "prestige", 2)
    start(s, ("score_player", -1, ORANGE, DUNGEON))
    say(s, ORANGE, "favor prestige")
    assert marker(s, ORANGE, "prestige") == 2 and points(s) == [0, 0, 0, 2]


def test_blue_takes_a_food_cube_from_column_three():
    """Section 9C: the favor of the church, while the towers are built; any column up to the marker may be used."""
    s = table()
    s.scored = TOWERS
    marker(s, BLUE, "cubes", 2)
    have(s, BLUE, stone=1, cloth=1)
    start(s, ("mason", BLUE))
    say(s, BLUE, "build church", "favor cubes")
    assert marker(s, BLUE, "cubes") == 3 and told(s, "chooses_line") == [(BLUE, LINES.index("cubes"), 3)]
    assert legal(s, BLUE) == ["decline", "use food", "use wood", "use stone", "use cloth"]
    say(s, BLUE, "use food")
    assert cubes(s, BLUE) == {"food": 1} and points(s) == [3, 0, 0, 0]


def test_green_builds_the_park_by_royal_favor():
    """Section 9D: from the joust field, while the walls are built; one stone less, so that a food cube is enough."""
    s = table()
    s.scored = WALLS
    marker(s, GREEN, "buildings", 2)
    have(s, GREEN, deniers=1, cloth=1, food=1)
    stand(s, GREEN, "joust_field")
    start(s, "activate_special_buildings")
    say(s, GREEN, "joust", "favor buildings")
    assert marker(s, GREEN, "buildings") == 3
    say(s, GREEN, "use mason", "build park")
    assert cubes(s, GREEN) == {} and on_road(s, 9) == ("park", GREEN) and points(s) == [0, 0, 3, 0]
    assert s.idle[GREEN] == 6
