"""Setup, variants, what is seen, and what is said about it."""

import random
import re

import pytest

import gradlon
from gradlon.games.caylus import GAME
from gradlon.games.caylus.state import STOCK
from gradlon.games.caylus.tables import (
    BUILDINGS,
    FIRST_NEUTRAL,
    FIRST_PRESTIGE,
    FIRST_WOOD,
    KINDS,
    LAWYER_CLOTH,
    LAWYER_DENIERS,
    NAMES,
    WOOD,
)
from gradlon.kernel.agenda import CHANCE, OVER
from gradlon.rulebook import LANGUAGES
from gradlon.words import Words

from .positions import (
    BLACK,
    BLUE,
    DUNGEON,
    GREEN,
    NEUTRAL_ROW,
    ORANGE,
    RED,
    building,
    cubes,
    deniers,
    have,
    houses,
    legal,
    lodge,
    marker,
    on_road,
    own,
    passed,
    points,
    say,
    stand,
    start,
    table,
    told,
)


def drawn(seats, *colors):
    s = GAME.new(seats)
    for text in (*(f"lay {name}" for name in NEUTRAL_ROW), *(f"draw {color}" for color in colors)):
        s.apply(CHANCE, GAME.verbs.parse(text))
    return s


def test_setup_of_the_road():
    """Section S: the neutral tiles in the order drawn, the fixed buildings, and the two officers on space 6."""
    s = drawn(2, "blue", "red")
    row = [on_road(s, space)[0] for space in range(1, 29)]
    assert row[:6] == list(NEUTRAL_ROW)
    assert row[6:8] == ["fixed_peddler", "fixed_carpenter"] and row[15] == "gold_mine"
    assert [space for space, name in enumerate(row, 1) if name is None] == [*range(9, 16), *range(17, 29)]
    assert s.bailiff == s.provost == 6 and s.turn == 1


def test_a_neutral_tile_is_laid_once():
    """Section S."""
    s = GAME.new(3)
    assert legal(s, CHANCE) == [f"lay {name}" for name in NEUTRAL_ROW]
    s.apply(CHANCE, GAME.verbs.parse("lay forest"))
    assert legal(s, CHANCE) == [f"lay {name}" for name in NEUTRAL_ROW if name != "forest"]


def test_first_deniers_and_cubes_by_the_order_drawn():
    """Sections S and 1: 5, 6, 6, 7, 7, and two of income in the first turn too."""
    s = drawn(5, "black", "blue", "orange", "red", "green")
    assert [int(s.order[rank]) for rank in range(5)] == [BLACK, BLUE, ORANGE, RED, GREEN]
    assert deniers(s) == [6 + 2, 7 + 2, 7 + 2, 6 + 2, 5 + 2]
    assert all(cubes(s, seat) == {"food": 2, "wood": 1} for seat in range(5))
    assert s.who == BLACK


def test_two_players_begin_with_five_deniers():
    """Section 11."""
    assert deniers(drawn(2, "red", "blue")) == [5 + 2, 5 + 2]


def test_a_player_is_drawn_once():
    """Section S."""
    s = GAME.new(3)
    for name in NEUTRAL_ROW:
        s.apply(CHANCE, GAME.verbs.parse(f"lay {name}"))
    assert legal(s, CHANCE) == ["draw blue", "draw red", "draw green"]
    s.apply(CHANCE, GAME.verbs.parse("draw red"))
    assert legal(s, CHANCE) == ["draw blue", "draw green"]


def test_the_jeweler_can_be_left_out():
    """Section 13."""
    for option, offered in (("with", True), ("without", False)):
        s = table(jeweler=option)
        have(s, RED, stone=1, cloth=1)
        start(s, ("mason", RED))
        assert ("build jeweler" in legal(s, RED)) == offered
        assert (building("jeweler") in GAME.view(s, RED)["stock"]) == offered


@pytest.mark.parametrize(("option", "worth"), [("4", 4), ("3", 3)])
def test_the_lawyers_points(option, worth):
    """Section 13."""
    s = table(lawyer_points=option)
    have(s, RED, wood=1, cloth=1)
    start(s, ("carpenter", RED))
    say(s, RED, "build lawyer")
    assert points(s)[RED] == worth


@pytest.mark.parametrize(
    ("gold", "goods", "purse", "bonus"),
    [(0, 0, 0, 0), (1, 0, 0, 3), (0, 2, 3, 0), (0, 3, 4, 2), (2, 7, 11, 6 + 2 + 2), (0, 8, 8, 4)],
)
def test_points_at_the_end(gold, goods, purse, bonus):
    """Section 10: three for a gold, one for three other cubes of whatever kinds, one for four deniers."""
    s = table(2)
    s.scored = 3
    have(s, RED, deniers=purse, points=1, gold=gold, food=goods // 2, cloth=goods - goods // 2)
    start(s, "turn")
    assert s.who == OVER and points(s)[RED] == 1 + bonus
    assert told(s, "counts_goods")[1] == (RED, gold, goods, purse)


def full_table():
    """A position with one of everything that the table can tell."""
    s = table(4)
    own(s, RED, "quarry", 9)
    own(s, BLUE, "residence", 10)
    own(s, GREEN, "bank", 11)
    own(s, ORANGE, "statue", 12)
    for seat, name in ((BLUE, "gate"), (RED, "stables"), (GREEN, "inn"), (ORANGE, "castle"), (RED, "forest"), (BLUE, "bank")):
        stand(s, seat, name)
    lodge(s, ORANGE)
    passed(s, GREEN)
    houses(s, DUNGEON, red=2)
    marker(s, GREEN, "cubes", 2)
    have(s, BLUE, deniers=1, points=12, food=2, gold=1)
    s.pending[2] = ORANGE
    return s


def test_the_view_shows_everything():
    s = full_table()
    view = GAME.view(s, BLUE)
    assert view["you"] == BLUE and GAME.view(s, RED) == view | {"you": RED}
    assert (
        view["road"][8] == building("quarry")
        and view["owner"][8:12] == [RED, BLUE, GREEN, ORANGE]
        and view["pending"][1] == ORANGE
    )
    assert view["worker"][building("bank")] == BLUE and view["castle"][0] == ORANGE and view["inn_right"] == ORANGE
    assert view["stables"] == [RED, -1, -1] and view["passed"] == [GREEN] and view["houses"][DUNGEON] == [0, 2, 0, 0]
    assert view["marker"][GREEN] == [0, 0, 2, 0] and view["favors"] == 2
    assert view["points"] == [12, 0, 0, 0] and view["deniers"][BLUE] == 1 and view["cubes"][BLUE] == [2, 0, 0, 0, 1]
    assert view["workers"] == [4, 4, 5, 4]
    assert NAMES[view["stock"][0]] == "food_farm" and building("quarry") not in view["stock"]


def test_the_table_is_told_line_by_line():
    words = Words(GAME, "en", ["Anna", "Ben", "Cleo", "Dan"])
    lines = [words.said(line) for line in GAME.table(GAME.view(full_table(), BLUE))]
    for line in (
        "Anna: 12 points, 1 denier, 4 workers at home; 2 food, 0 wood, 0 stone, 0 cloth, 1 gold.",
        "Cleo’s royal favors: prestige 0, deniers 0, cubes 2, buildings 0.",
        "Ben’s houses in the castle: dungeon 2, walls 0, towers 0.",
        "Castle: dungeon 2 of 6, walls 0 of 10, towers 0 of 14. Being built: the dungeon.",
        "The castle, number 1: worker of Dan.",
        "The gate: worker of Anna.",
        "The stables, number 1: worker of Ben.",
        "The inn, left circle: worker of Cleo.",
        "Space 2: forest (1 wood or 1 food); worker of Ben.",
        "The forest will be a residence of Dan when its worker has left.",
        "Space 9: quarry of Ben (2 stone).",
        "Space 10: residence of Anna (1 denier of income).",
        "Space 11: bank of Cleo (2 deniers for 1 gold, or 5 deniers for 2 gold); worker of Anna.",
        "Space 12: statue of Dan.",
    ):
        assert line in lines, "\n".join(lines)


def test_the_passing_order_is_told_until_the_provost_has_moved():
    words = Words(GAME, "en", ["Anna", "Ben", "Cleo", "Dan"])
    s = table()
    for phase in range(1, 8):
        s.phase, s.passes = phase, 0
        passed(s, GREEN, BLUE)
        lines = [words.said(line) for line in GAME.table(GAME.view(s, BLUE))]
        assert ("Passing order: Cleo and Anna." in lines) == (phase <= 4)


def test_the_table_without_favor_table_and_before_the_order_is_drawn():
    words = Words(GAME, "en")
    s = GAME.new(3, {"favors": "simplified"})
    lines = [words.said(line) for line in GAME.table(GAME.view(s, BLUE))]
    assert not any("favor" in line or "point" in line for line in lines)
    s.scored = 3
    assert "Castle: dungeon 0 of 6, walls 0 of 10, towers 0 of 14." in [
        words.said(line) for line in GAME.table(GAME.view(s, BLUE))
    ]


def figures(text):
    return sorted(int(number) for number in re.findall(r"[0-9]+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_in_words_are_those_of_the_tables(language):
    """What a label or a line says of a building is what the building costs, brings and does."""
    words = Words(GAME, language)
    for row in BUILDINGS[FIRST_WOOD:]:
        cost = [row.cost.count(kind) for kind in set(row.cost)]
        worth = [row.points, row.favors, row.income, 3 if row.name == "lawyer" else 0]
        assert figures(words.say(f"tile-{row.name}")) == sorted(filter(None, cost + worth)), row.name
    for row in BUILDINGS[FIRST_NEUTRAL:FIRST_PRESTIGE]:
        expected = [row.income, 1 if row.use == "market" else 0, row.price]
        expected += {"fixed_peddler": [1], "peddler": [1, 2], "lawyer": [LAWYER_CLOTH, LAWYER_DENIERS]}.get(row.name, [])
        for offer in row.offers:
            expected += [letters.count(kind) for letters in (offer.cubes, offer.pay) for kind in set(letters)]
            expected += [offer.points, offer.deniers, offer.goods]
        assert figures(words.say(f"work-{row.name}")) == sorted(filter(None, expected)), row.name
    for name in ("church", "tailor", "bank", "jeweler", "alchemist"):
        asked = words.say(f"ask-{name}", {"seat": 0, "building": building(name)})
        assert figures(asked) == figures(words.say(f"work-{name}")), name


def test_a_turn_has_seven_phases():
    """Section T: each rule in its phase, in this order, and then the next turn."""
    s = table(3)
    for seat in range(3):
        have(s, seat, deniers=9, food=2, wood=2, stone=2, cloth=2)
    start(s, "turn")
    turn, phases = int(s.turn), []
    texts = iter(["place castle", "place guild", "place neutral_farm", "pass", "pass", "pass"])
    while s.turn == turn:
        phases.append(int(s.phase))
        said = legal(s, s.who)
        say(s, s.who, next(texts) if "pass" in said else "provost stay" if "provost stay" in said else said[-1])
    assert phases == [2] * 6 + [3] + [4] * 3 + [5] + [6] * 3
    sections = list(dict.fromkeys(event.section for event in s.events))
    assert sections == ["T", "1", "2", "2A", "3C", "4", "5", "5A", "6", "9", "9D", "7"]
    assert told(s, "turn") == [(turn,), (turn + 1,)] and s.bailiff == 7
    assert s.phase == 2 and s.passes == 0 and deniers(s) == [9 + 2 + 2 - 1 + 1, 9 + 2 + 2 - 1, 9 + 2 + 2 - 1]


def test_what_setup_tells():
    """Section S."""
    s = drawn(3, "green", "blue", "red")
    assert told(s, "lays") == [(building(name), space) for space, name in enumerate(NEUTRAL_ROW, 1)]
    assert told(s, "ranks") == [(GREEN, 1), (BLUE, 2), (RED, 3)]


def test_income_from_one_end_of_the_road_to_the_other():
    """Section 1."""
    s = table()
    own(s, RED, "residence", 1)
    own(s, RED, "residence", 28)
    start(s, "collect_income")
    assert s.deniers[RED] == 4 and s.phase == 1


def test_a_record_names_buildings():
    match = gradlon.new("caylus", seats=2, dice=random.Random(1))
    seat = match.waiting[0]
    match.play(seat, "place gold_mine")
    assert match.record().rstrip().endswith("place gold_mine")


def test_what_changes_hands_is_told_and_comes_from_the_stock():
    s = table()
    stock = int(s.cubes[STOCK * KINDS + WOOD])
    s.take(RED, WOOD, 2)
    s.give(RED, WOOD, 1)
    assert s.cubes[STOCK * KINDS + WOOD] == stock - 1 and cubes(s, RED) == {"wood": 1}
    s.receive(RED, 3)
    s.pay(RED, 1)
    s.score(RED, 4)
    s.lose(RED, 3)
    told_all = [(event.message, event.args[:3]) for event in s.events]
    assert told_all == [
        ("takes", (RED, 2, WOOD)),
        ("gives", (RED, 1, WOOD)),
        ("receives", (RED, 3, 0)),
        ("pays", (RED, 1, 0)),
        ("scores", (RED, 4, 0)),
        ("loses", (RED, 3, 0)),
    ]


def test_nothing_is_told_where_nothing_changes_hands():
    s = table()
    for act in (s.pay, s.score):
        act(RED, 0)
    for act in (s.take, s.give):
        act(RED, WOOD, 0)
    assert s.events == []


def test_the_last_space_of_the_road_can_be_built_on():
    """Section 5B."""
    s = table()
    for space in (*range(9, 16), *range(17, 28)):
        own(s, BLUE, "residence", space)
    have(s, RED, food=1, wood=1)
    start(s, ("carpenter", RED))
    say(s, RED, "build quarry")
    assert on_road(s, 28) == ("quarry", RED)
