"""The view as lines, the paths of the choices, and silence that would betray a secret."""

import json

from positions import BLUE, ORANGE, PURPLE, act, ask, card, gems, give, legal, own, put, screen, ship, space, standing, table

from gradlon.games.ys import GAME
from gradlon.games.ys.rules import characters, counting, placing, throne_room, turn_order
from gradlon.games.ys.tables import IN_PLAY, SPACES, THRONE
from gradlon.kernel.agenda import OVER
from gradlon.kernel.game import SPECTATOR
from gradlon.words import Words


def lines(s, seat):
    words = Words(GAME, "en", ["Ann", "Ben", "Cleo", "Dan"])
    return [words.said(line) for line in GAME.table(GAME.view(s, seat))]


def test_the_table_in_lines():
    s = table()
    ship(s, 1, "blue_white_red")
    ship(s, 2, "red_blue_green")
    s.palace[0] = card("spy")
    s.line[1] = 4
    put(s, BLUE, "port1", 3)
    put(s, BLUE, "port1", 1, hidden=True)
    s.hired = put(s, ORANGE, "blue1", 2, hidden=True)
    put(s, PURPLE, "front", 4)
    give(s, PURPLE, "queen", "king")
    s.card_at[card("bishop")] = IN_PLAY + BLUE
    s.locked = space("palace3")
    own(s, BLUE, red=2, black=1)
    s.points[BLUE] = 1
    told = lines(s, BLUE)
    for line in (
        "Neighborhood 1: ship large blue, small white and red; in the palace the Spy.",
        "Ann in the port area of neighborhood 1: b1=3 b2=(1)",
        "Neighborhood 2: ship large red, small blue and green; the palace is empty.",
        "Locked by the Queen: palace area of neighborhood 3.",
        "Line 1 of the market: a white gem.",
        "Ben on the blue square of line 1: b1=?!",
        "Quotations: blue 8, green 8, yellow 8, red 8.",
        "Ann (first in order): 1 point; gems: blue 0, green 0, yellow 0, red 2, black 1; 9 brokers behind the screen.",
        "Ann has in play: Bishop.",
        "Cleo holds Queen and King.",
        "Cleo before the screen: b1=4",
        "Behind your screen: 0, 0, 1, 1, 2, 3, 3, 4 and 4.",
    ):
        assert line in told
    assert told.index("Ann in the port area of neighborhood 1: b1=3 b2=(1)") == 2, "brokers stand below their neighborhood"
    assert not [line for line in lines(s, SPECTATOR) if "your" in line]
    assert "Ann in the port area of neighborhood 1: b1=3 b2=?" in lines(s, SPECTATOR)


def test_the_table_of_two_players_and_the_neutral_one():
    """Section 12A."""
    s = table(2)
    put(s, 2, "port1", 4, hidden=True)
    put(s, 2, "port2", 1)
    told = lines(s, BLUE)
    assert "Neutral in the port area of neighborhood 1: b1=?" in told
    assert "Neutral in the port area of neighborhood 2: b2=1" in told
    assert "Your neutral brokers: 0 and 2." in told
    assert "Neutral player: 0 points; gems: blue 0, green 0, yellow 0, red 0, black 0." in told


def test_choices_not_yet_shown_are_told_to_their_seat_alone():
    s = table(3, kings_favor="yes")
    s.do(turn_order.TURN_ORDER_PHASE)
    s.settle()
    act(s, BLUE, "bid 1 4")
    assert "You bid 1 + 4." in lines(s, BLUE) and not [line for line in lines(s, ORANGE) if "bid" in line]
    s = table(3, kings_favor="yes")
    for seat in range(3):
        put(s, seat, "front", 1, 3, 4)
    put(s, ORANGE, "throne", 3, hidden=True)
    ask(s, throne_room.KINGS_FAVOR_PHASE)
    act(s, BLUE, "offer 4")
    assert "You send a 4 to the throne room." in lines(s, BLUE)
    assert "Ben in the throne room: b4=?" in lines(s, BLUE) and "Ben in the throne room: b4=(3)" in lines(s, ORANGE)


def test_before_the_order_cards_are_dealt():
    assert "Ann has no order card yet." in lines(GAME.new(4), BLUE)


def test_the_gems_left_of_a_ship():
    """Section 8A."""
    s = table()
    ship(s, 1, "blue_green_red")
    put(s, BLUE, "port1", 1)
    ask(s, counting.COUNT_NEIGHBORHOOD, a=0)
    assert "Left of the ship: blue, blue, green and red." in lines(s, BLUE)


def test_a_view_is_json_and_tells_nobody_who_watches_what_is_hidden():
    s = table()
    put(s, BLUE, "port1", 3, hidden=True)
    for seat in (SPECTATOR, BLUE, ORANGE):
        assert json.loads(json.dumps(GAME.view(s, seat))) == GAME.view(s, seat)
    assert GAME.view(s, SPECTATOR)["hand"] is None and GAME.view(s, SPECTATOR)["brokers"][0]["value"] is None


def test_the_path_of_a_choice():
    """Colors are clicked before their direction, and a broker before the screen is another thing than one behind it."""
    s = table()
    for text, path in {
        "place 3 up port1": ("value-3", "face-up", "space-port1"),
        "conjure 3 up port1": ("front-3", "face-up", "space-port1"),
        "raise blue": ("color-blue", "do-raise"),
        "lower blue": ("color-blue", "do-lower"),
        "pass": ("do-pass",),
    }.items():
        assert GAME.path(s, BLUE, GAME.verbs.parse(text)) == path


def test_what_is_forced_by_hidden_brokers_is_asked_all_the_same():
    """Sections 7A and 12A: a choice made in silence would tell that there was only one."""
    s = table(2)
    s.shut = (1 << SPACES) - 2
    screen(s, BLUE, 1)
    screen(s, 2, 4)
    ask(s, placing.PLACE_BROKER, BLUE, 2, 0)
    assert s.who == BLUE and legal(s, BLUE) == ["place 1 up port1"]
    act(s, BLUE, "place 1 up port1")
    assert s.who == BLUE and legal(s, BLUE) == ["neutral 4 port1"]
    act(s, BLUE, "neutral 4 port1")
    assert s.who == OVER


def test_the_magician_brings_the_first_named_broker_to_the_throne_room():
    """Section 13A."""
    s = table(3, kings_favor="yes")
    put(s, BLUE, "port1", 4)
    put(s, BLUE, "port2", 0, hidden=True)
    s.move(put(s, BLUE, "port3", 1, hidden=True), THRONE)
    ask(s, characters.CARD_RULES[card("magician")], BLUE)
    act(s, BLUE, "swap b1 b3")
    assert standing(s, BLUE, "throne") == [4] and int(s.face[0]) == 1
    assert gems(s, BLUE) == [0] * 5
