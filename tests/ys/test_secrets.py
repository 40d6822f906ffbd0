"""Who knows what: masks, views, events, and the worlds that a seat holds possible."""

import json

import pytest
from positions import (
    BLUE,
    ORANGE,
    PURPLE,
    act,
    ask,
    behind,
    card,
    give,
    legal,
    pieces,
    put,
    screen,
    space,
    standing,
    table,
)

from gradlon.games.ys import GAME
from gradlon.games.ys.rules import booklet, characters, counting, placing, throne_room, turn_order
from gradlon.games.ys.tables import (
    COUNTING,
    EITHER,
    IN_PLAY,
    KINGS_FAVOR,
    NOBODY,
    PLACING,
    SLOTS,
    SPACES,
    THRONE,
    VALUES,
)
from gradlon.kernel.agenda import ALL
from gradlon.kernel.dice import Rng
from gradlon.kernel.game import SPECTATOR, Secret

NEUTRAL = 2


def worlds(s, seat, count=200):
    rng = Rng(seat + 1)
    return [GAME.imagine(s, seat, rng) for _ in range(count)]


def values(s, seat, piece):
    """Give the values that a seat thinks a piece may have."""
    return {int(world.value[piece]) for world in worlds(s, seat)}


def read(s, seat):
    """List what a seat reads of all events."""
    return [found for event in s.events if (found := GAME.readable(event, seat))]


def deducible(s, seat, piece):
    secret = Secret(f"broker-{piece // SLOTS}-{piece % SLOTS}", int(s.value[piece]), int(s.known[piece]))
    return GAME.deducible(s, seat, secret)


# Bids.


def test_a_bid_is_secret_until_all_have_bid():
    """Section 6A."""
    s = table()
    s.do(turn_order.TURN_ORDER_PHASE)
    s.settle()
    assert s.who == ALL
    act(s, ORANGE, "bid 3 4")
    assert read(s, BLUE) == [("bids_hidden", {"seat": ORANGE})]
    assert read(s, ORANGE) == [("bids", {"seat": ORANGE, "value": 3, "value2": 4})]
    assert GAME.view(s, BLUE)["has_bid"] == [False, True, False, False] and GAME.view(s, BLUE)["bid"] is None
    assert GAME.view(s, ORANGE)["bid"] == [3, 4]
    assert len({int(world.bids[ORANGE]) for world in worlds(s, BLUE, 500)}) == 14
    assert {int(world.bids[ORANGE]) for world in worlds(s, ORANGE)} == {3 * VALUES + 4}
    assert [secret.known for secret in GAME.secrets(s) if secret.id == "bid-1"] == [1 << ORANGE]
    assert not GAME.deducible(s, BLUE, Secret("bid-1", 3 * VALUES + 4, 1 << ORANGE))


# Hidden brokers.


def test_an_opponents_brokers_are_the_set_minus_what_was_seen():
    """Section 7A: with both 4s and the 2 on view, a hidden broker is a 0, a 1 or a 3."""
    s = table()
    s.phase = PLACING
    put(s, ORANGE, "front", 4, 2)
    put(s, ORANGE, "port1", 4)
    hidden = put(s, ORANGE, "port1", 1, hidden=True)
    assert values(s, BLUE, hidden) == {0, 1, 3}
    assert values(s, ORANGE, hidden) == {1}
    for world in worlds(s, BLUE, 50):
        seen = behind(world, ORANGE) + [int(world.value[piece]) for piece in pieces(world, ORANGE)]
        assert sorted(seen) == [0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4]


def test_in_an_imagined_world_another_seat_may_do_what_its_brokers_allow_there():
    """Section 7A: the list of its choices is made anew."""
    s = table()
    s.phase = PLACING
    screen(s, ORANGE, 1)
    put(s, ORANGE, "port1", 4, hidden=True)
    ask(s, placing.PLACE_BROKER, ORANGE, 1, EITHER)
    found = set()
    for world in worlds(s, BLUE, 40):
        offered = {int(text.split()[1]) for text in legal(world, ORANGE)}
        assert offered == set(behind(world, ORANGE))
        found |= offered
    assert found == {1, 4}


def test_while_counting_nothing_seen_goes_back_under_a_hidden_broker():
    """Section 8: what has returned behind the screen was seen by all."""
    s = table()
    s.phase = COUNTING
    screen(s, ORANGE, 4, 4, 0)
    one, other = put(s, ORANGE, "port2", 1, hidden=True), put(s, ORANGE, "port3", 3, hidden=True)
    assert {(int(w.value[one]), int(w.value[other])) for w in worlds(s, BLUE)} == {(1, 3), (3, 1)}
    assert behind(worlds(s, BLUE, 1)[0], ORANGE) == [0, 4, 4]
    assert [secret.known for secret in GAME.secrets(s) if secret.id == "screen-1"] == [-1]
    assert not deducible(s, BLUE, one)
    s.take_back(other)
    assert values(s, BLUE, one) == {1} and deducible(s, BLUE, one)


def test_a_spy_who_looked_knows_and_others_do_not():
    """Section 10F."""
    s = table()
    s.phase = PLACING
    seen, unseen = put(s, ORANGE, "port1", 4, hidden=True), put(s, ORANGE, "port1", 3, hidden=True)
    give(s, BLUE, "spy")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "play spy", "look player2 b1")
    assert values(s, BLUE, seen) == {4} and values(s, BLUE, unseen) == {0, 1, 2, 3, 4}
    assert values(s, PURPLE, seen) == {0, 1, 2, 3, 4}
    assert ("looks_hidden", {"seat": BLUE, "seat2": ORANGE, "broker": 0}) in read(s, PURPLE)
    assert ("looks", {"seat": BLUE, "seat2": ORANGE, "broker": 0, "value": 4}) in read(s, BLUE)


def test_knowledge_travels_with_a_broker_that_the_magician_moves():
    """Section 10K: the spy's owner follows the broker that was seen."""
    s = table()
    s.phase = PLACING
    seen, unseen = put(s, ORANGE, "port1", 4, hidden=True), put(s, ORANGE, "blue1", 3, hidden=True)
    put(s, ORANGE, "blue2", 0)
    s.known[seen] |= 1 << BLUE
    ask(s, characters.CARD_RULES[card("magician")], ORANGE)
    act(s, ORANGE, "swap b1 b2")
    assert s.at[seen] == space("blue1")
    shown = {(b["owner"], b["space"]): b["value"] for b in GAME.view(s, BLUE)["brokers"]}
    assert shown[ORANGE, space("blue1")] == 4 and shown[ORANGE, space("port1")] is None
    assert values(s, BLUE, seen) == {4} and values(s, BLUE, unseen) == {0, 1, 2, 3, 4}


def test_a_broker_that_the_conjurer_takes_from_the_front_stays_known():
    """Section 10H."""
    s = table()
    s.phase = PLACING
    put(s, ORANGE, "front", 4)
    s.card_at[card("conjurer")] = IN_PLAY + ORANGE
    ask(s, placing.PLACE_BROKER, ORANGE, 1, EITHER)
    act(s, ORANGE, "conjure 4 down port1", "replace 0")
    assert values(s, BLUE, SLOTS) == {4}
    for seat in (BLUE, ORANGE, SPECTATOR):
        assert GAME.view(s, seat)["brokers"][0]["value"] == 4
    assert not [secret for secret in GAME.secrets(s) if secret.id == "broker-1-0"]


def test_who_may_not_look_sees_nothing_and_yet_imagines_it():
    """Section 7E: page and log hide the own broker, `imagine` keeps it."""
    s = ask(table(look_at_own="no"), placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "place 3 down port1")
    assert GAME.view(s, BLUE)["brokers"][0]["value"] is None
    assert read(s, BLUE) == [("hides_hidden", {"seat": BLUE, "space": 0})]
    assert values(s, BLUE, 0) == {3}
    assert [secret.known for secret in GAME.secrets(s) if secret.id == "broker-0-0"] == [1 << BLUE]


def test_neutral_brokers_are_known_to_who_placed_them_and_shown_to_nobody():
    """Section 12A."""
    s = table(2)
    s.phase = PLACING
    ask(s, placing.PLACE_NEUTRAL_BROKER, ORANGE)
    act(s, ORANGE, "neutral 4 port1")
    piece = NEUTRAL * SLOTS + 4
    assert s.at[piece] == space("port1")
    assert values(s, BLUE, piece) == {0, 1, 2, 4} and values(s, ORANGE, piece) == {4}
    assert read(s, ORANGE)[-1] == ("hides_neutral_hidden", {"seat": ORANGE, "space": 0})
    own = put(s, NEUTRAL, "port2", 2, hidden=True)
    assert values(s, BLUE, own) == {2}
    for world in worlds(s, BLUE, 50):
        assert sorted([*behind(world, NEUTRAL + ORANGE), int(world.value[piece])]) == [0, 1, 2, 4]


# The throne room.


def enter(s, *fronts):
    """Put brokers before the screens, and let each player send the last one named to the throne room."""
    s.phase = KINGS_FAVOR
    for seat, front in enumerate(fronts):
        put(s, seat, "front", *front)
    ask(s, throne_room.KINGS_FAVOR_PHASE)
    for seat, front in enumerate(fronts):
        act(s, seat, f"offer {front[-1]}")
    s.phase = PLACING
    s.turn += 1
    return s


def test_a_throne_broker_is_one_of_the_three():
    """Section 13."""
    s = enter(table(3, kings_favor="yes"), (0, 1, 4), (4, 3, 1), (3, 3, 3))
    assert values(s, BLUE, SLOTS) == {1, 3, 4} and not deducible(s, BLUE, SLOTS)
    assert values(s, BLUE, 2 * SLOTS) == {3} and deducible(s, BLUE, 2 * SLOTS), "three equal brokers leave no doubt"
    assert read(s, BLUE)[-1] == ("reserve", {}) and ("offers_hidden", {"seat": ORANGE}) in read(s, BLUE)
    put(s, ORANGE, "front", 4, 4)
    assert values(s, BLUE, SLOTS) == {1, 3}, "both 4s are on view"
    assert GAME.deducible(s, BLUE, Secret("screen-2", 0, 4)) and not GAME.deducible(s, BLUE, Secret("screen-1", 0, 2))


def test_which_broker_was_offered_is_not_betrayed_by_its_number():
    """Section 13: the piece in the throne room has the same name whichever was chosen."""
    for value in (1, 3, 4):
        s = table(3, kings_favor="yes")
        for seat in range(3):
            put(s, seat, "front", 1, 3, 4)
        ask(s, throne_room.KINGS_FAVOR_PHASE)
        act(s, BLUE, f"offer {value}")
        act(s, ORANGE, "offer 1")
        assert {int(world.offered[BLUE]) for world in worlds(s, PURPLE)} == {1, 3, 4}
        assert GAME.deducible(s, PURPLE, Secret("offer-0", value, 1)) is False
        act(s, PURPLE, "offer 1")
        assert s.at[0] == THRONE and s.value[0] == value


def test_the_next_counting_tells_what_is_in_the_throne_room():
    """Section 13: all else of its owner has been seen."""
    s = enter(table(3, kings_favor="yes"), (0, 1, 4), (1, 3, 4), (0, 0, 3))
    s.phase = COUNTING
    assert values(s, BLUE, SLOTS) == {4} and deducible(s, BLUE, SLOTS)


def counted(s):
    """Let the counting of this turn be over: all brokers of Orange but those in the throne room go back."""
    for piece in pieces(s, ORANGE):
        if s.at[piece] != THRONE:
            s.take_back(piece)


def pairs(s, one, other):
    """Give what Blue thinks that two pieces may be worth."""
    return {(int(world.value[one]), int(world.value[other])) for world in worlds(s, BLUE)}


def test_the_values_in_the_throne_room_stay_known_though_not_which_is_which():
    """Sections 13 and 13A: the Magician takes a broker that all know out and puts a hidden one in, beside the newest."""
    s = table(3, kings_favor="yes")
    s.turn = 1
    enter(s, (0, 1, 4), (0, 3, 4), (0, 0, 3))
    known, newest, hidden = SLOTS, SLOTS + 1, SLOTS + 2
    counted(s)
    enter(s, (1, 1, 1), (0, 3, 1), (1, 1, 1))
    assert values(s, BLUE, known) == {4} and values(s, BLUE, newest) == {0, 1, 3}
    put(s, ORANGE, "port1", 3, hidden=True)
    put(s, ORANGE, "port2", 0)
    ask(s, characters.CARD_RULES[card("magician")], ORANGE)
    act(s, ORANGE, "swap b1 b3")
    assert s.at[hidden] == THRONE and values(s, BLUE, hidden) == {0, 1, 2, 3, 4}
    counted(s)
    enter(s, (3, 3, 3), (0, 2, 4), (4, 4, 2))
    assert pairs(s, newest, hidden) == {(1, 3), (3, 1)}
    assert not deducible(s, BLUE, newest) and not deducible(s, BLUE, hidden)
    s.known[hidden] |= 1 << BLUE  # as the Spy does
    assert values(s, BLUE, newest) == {1} and deducible(s, BLUE, newest)


def test_what_was_certain_in_the_throne_room_stays_certain():
    """Section 13A: a hidden broker that joins one that all know does not make that one doubtful again."""
    s = table(3, kings_favor="yes")
    s.turn = 1
    enter(s, (0, 1, 4), (0, 3, 4), (0, 0, 3))
    known, newest, hidden = SLOTS, SLOTS + 1, SLOTS + 2
    counted(s)
    enter(s, (1, 1, 1), (0, 3, 1), (1, 1, 1))
    put(s, ORANGE, "port1", 3, hidden=True)
    put(s, ORANGE, "port2", 0)
    ask(s, characters.CARD_RULES[card("magician")], ORANGE)
    act(s, ORANGE, "swap b2 b3")
    assert s.at[newest] == space("port1") and s.at[hidden] == THRONE
    counted(s)
    enter(s, (3, 3, 3), (0, 2, 4), (4, 4, 2))
    assert pairs(s, known, hidden) == {(4, 3)}, "although 3 was among the three from which the first one was chosen"
    assert deducible(s, BLUE, known) and deducible(s, BLUE, hidden)


def test_the_magician_moves_a_throne_broker_out_and_a_hidden_one_in():
    """Section 13A: the one that left is still one of the three, the one that entered can be anything."""
    s = enter(table(3, kings_favor="yes"), (0, 1, 4), (1, 3, 4), (0, 0, 3))
    for where, value in (("port1", 0), ("port2", 2)):
        put(s, ORANGE, where, value, hidden=True)
    ask(s, characters.CARD_RULES[card("magician")], ORANGE)
    act(s, ORANGE, "swap b1 b2")
    assert standing(s, ORANGE, "throne") == [0] and standing(s, ORANGE, "port1") == [4]
    assert values(s, BLUE, SLOTS) == {1, 3, 4}
    assert values(s, BLUE, SLOTS + 1) == {0, 1, 2, 3, 4}
    assert values(s, ORANGE, SLOTS) == {4} and values(s, ORANGE, SLOTS + 1) == {0}


def test_the_spy_looks_into_the_throne_room():
    """Section 13A."""
    s = enter(table(3, kings_favor="yes"), (0, 1, 4), (1, 3, 4), (0, 0, 3))
    give(s, BLUE, "spy")
    ask(s, placing.PLACE_BROKER, BLUE, 1, EITHER)
    act(s, BLUE, "play spy", "look player2 b1")
    assert values(s, BLUE, SLOTS) == {4} and values(s, PURPLE, SLOTS) == {1, 3, 4}


# Characters.


def test_nobody_knows_the_piles():
    """Sections 3 and 5A: unseen characters are equally likely, and no view tells where they are."""
    s = table()
    s.turn = 0
    ask(s, booklet.TURN)
    assert [int(weight) for weight in s.chances()] == [1] * 15
    s.card_at[card("spy")] = 9
    assert s.chances()[card("spy")] == 0
    assert card("queen") not in GAME.view(s, BLUE)["discarded"]


# Every history.


def small_table():
    """Five brokers each, one area, one placement: from one King's Favor to the next, and into the turn after it."""
    s = table(3, kings_favor="yes")
    s.placements = 1
    s.shut = (1 << SPACES) - 2
    for seat in range(3):
        screen(s, seat, 0, 3, 1, 3, 4)
        put(s, seat, "front", 1, 3, 4)
    give(s, ORANGE, "magician")
    s.palace[1] = s.palace[0]
    for rule in (booklet.TURN, booklet.END_OF_TURN, throne_room.KINGS_FAVOR_PHASE):
        s.do(rule)
    s.settle()
    return s


BIDS = {GAME.verbs.parse("bid 0 3")}  # one will do
TELLING = (
    turn_order.CHOOSE_BID,
    placing.PLACE_BROKER,
    placing.AFTER_PLACING,
    throne_room.OFFER_BROKER,
)


def choices(s, seat):
    """Give all that Orange may do in the throne room and with brokers; for anything else, one thing will do."""
    found = [int(action) for action in s.legal(seat)]
    if seat != ORANGE or s.book[s.now] is counting.TAKE_GEM:
        return found[:1]
    return [action for action in found if action in BIDS] if s.book[s.now] is turn_order.CHOOSE_BID else found


def hidden(s):
    """Write down what Blue can't see of Orange."""
    values = [int(s.value[piece]) for piece in pieces(s, ORANGE)]
    return json.dumps([values, behind(s, ORANGE), int(s.offered[ORANGE])])


def branch(s, heard, found):
    """Walk through all histories that differ in what Orange does, and gather the worlds that look the same to Blue."""
    while True:
        heard = (*heard, *read(s, BLUE))
        s.events = []
        if s.book[s.now] in TELLING and s.bids[ORANGE] == NOBODY:
            found.setdefault(json.dumps([GAME.view(s, BLUE), heard]), {})[hidden(s)] = s.copy()
        if s.turn == 4 and s.who == ALL:
            return
        seat = int(s.who)
        if seat == ALL:
            seat = next(seat for seat in (ORANGE, BLUE, PURPLE) if s.waiting >> seat & 1)
        actions = choices(s, seat)
        if len(actions) != 1:
            for action in actions:
                copy = s.copy()
                copy.events = []
                copy.apply(seat, action)
                branch(copy, heard, found)
            return
        s.apply(seat, actions[0])


@pytest.fixture(scope="module")
def histories():
    found = {}
    branch(small_table(), (), found)
    return found


def test_imagine_gives_exactly_the_worlds_that_some_history_explains(histories):
    """Sections 13 and 13A: for every view of Blue, the worlds imagined are those that Orange could have brought about."""
    assert len(histories) > 100
    rng = Rng(5)
    sizes = set()
    for same in histories.values():
        state = next(iter(same.values()))
        imagined = {hidden(GAME.imagine(state, BLUE, rng)) for _ in range(25 * len(same) - 24)}
        assert imagined == set(same)
        sizes.add(len(same))
    assert max(sizes) >= 3


def test_deductions_agree_with_the_histories(histories):
    """What `deducible` calls certain has one value in all histories, and nothing else has."""
    for same in histories.values():
        state = next(iter(same.values()))
        for piece in pieces(state, ORANGE):
            if not state.known[piece] >> BLUE & 1:
                certain = len({int(world.value[piece]) for world in same.values()}) == 1
                assert deducible(state, BLUE, piece) == certain
    assert legal(small_table(), ORANGE) == ["offer 1", "offer 3", "offer 4"]
