"""What a seat can know of the cards: imagined worlds are exactly those that its history allows."""

from collections import Counter

import pytest

from gradlon.games.yspahan.rules.booklet import BUY_DICE, FINISH_TURN, SELECT_DICE, TAKE_CARD
from gradlon.games.yspahan.state import DREW, PLAYED, RESHUFFLED
from gradlon.games.yspahan.tables import CARDS, KINDS, MOST_SEATS
from gradlon.kernel.agenda import OVER
from gradlon.kernel.dice import Rng
from gradlon.kernel.playout import random_step

from .positions import AUTO, CARD, GAME, act, asked, begin, cards, hand, have, ints, options, table, tower, why

ALL = tuple(card.copies for card in CARDS)
NOTHING = (0,) * KINDS


def shift(counts, card, by):
    return tuple(count + by * (kind == card) for kind, count in enumerate(counts))


def worlds(s, seat):
    """Go through all histories that the seat can think of, one event after the other; give the chances of the others' hands."""
    others = [other for other in range(s.seats) if other != seat]
    found = {(ALL, *[NOTHING] * len(others)): 1.0}
    discards = NOTHING
    for entry in ints(s.read_past()):
        what, who, card = entry // (MOST_SEATS * KINDS), entry // KINDS % MOST_SEATS, entry % KINDS
        after = Counter()
        for (deck, *hands), chance in found.items():
            if what == RESHUFFLED:
                assert not any(deck)
                after[(discards, *hands)] += chance
            elif who == seat:
                see_own(after, what, card, deck, hands, chance)
            else:
                see_other(after, what, card, deck, hands, others.index(who), chance)
        found = after
        discards = NOTHING if what == RESHUFFLED else shift(discards, card, int(what == PLAYED))
    total = sum(found.values())
    return {world: chance / total for world, chance in found.items()}


def see_own(after, what, card, deck, hands, chance):
    if what == PLAYED:
        after[(deck, *hands)] += chance
    elif deck[card]:
        after[(shift(deck, card, -1), *hands)] += chance * deck[card] / sum(deck)


def see_other(after, what, card, deck, hands, at, chance):
    before, held, behind = hands[:at], hands[at], hands[at + 1 :]
    if what == PLAYED and held[card]:
        after[(deck, *before, shift(held, card, -1), *behind)] += chance * held[card] / sum(held)
    elif what == DREW:
        for kind in range(KINDS):
            if deck[kind]:
                world = (shift(deck, kind, -1), *before, shift(held, kind, 1), *behind)
                after[world] += chance * deck[kind] / sum(deck)


def imagined(s, seat, rng):
    world = s.imagine(seat, rng)
    hands = [tuple(ints(world.hand[other * KINDS : other * KINDS + KINDS])) for other in range(s.seats) if other != seat]
    assert ints(world.hand[seat * KINDS : seat * KINDS + KINDS]) == ints(s.hand[seat * KINDS : seat * KINDS + KINDS])
    return (tuple(ints(world.deck)), *hands)


def the_three_of_us():
    """Most cards are in the first hand; the others hold cards of the first deck and of the second."""
    s = table(3)
    cards(s, 0, *(name for name in CARD if name not in {"gold3", "camel3", "exchange"} for _ in range(2)), "exchange")
    cards(s, 1, "gold3", "camel3")
    cards(s, 2, "camel3", "exchange")
    cards(s, 0, "gold3")
    s.play(0, CARD["gold3"])
    s.play(0, CARD["sell_gold"])
    s.play(1, CARD["gold3"])
    s.reshuffle()
    cards(s, 1, "sell_gold")
    cards(s, 2, "gold3")
    s.play(2, CARD["gold3"])
    return s


def test_after_a_reshuffle_the_deck_is_the_old_discards_and_hands_come_from_the_rest():
    """Section II.A.6: each possible world is imagined, about as often as it is likely, and no other."""
    s, rng = the_three_of_us(), Rng(3)
    wanted = worlds(s, 0)
    assert len(wanted) == 4
    times = 4000
    found = Counter(imagined(s, 0, rng) for _ in range(times))
    assert found.keys() == wanted.keys()
    for world, chance in wanted.items():
        assert abs(found[world] / times - chance) < 0.03, (world, found[world] / times, chance)


def test_each_seat_imagines_from_what_it_has_seen():
    """Section II.A.6: the others know less, but as surely."""
    s = the_three_of_us()
    for seat in (1, 2):
        wanted, rng = worlds(s, seat), Rng(seat)
        assert {imagined(s, seat, rng) for _ in range(1000)} == wanted.keys()


def test_two_ways_to_the_same_hand():
    """Section II.A.6: two equal cards from two decks were played in one order or the other; the rest is told right."""
    s = table(2)
    names = [name for name in CARD for _ in range(2)]
    for name in ("gold3", "camel3", "exchange"):
        names.remove(name)
    cards(s, 0, *names)
    cards(s, 1, "gold3", "camel3", "exchange")
    s.play(0, CARD["gold3"])
    s.play(0, CARD["camel3"])
    s.play(0, CARD["sell_gold"])
    s.reshuffle()
    cards(s, 1, "gold3", "camel3")
    s.play(1, CARD["gold3"])
    s.play(1, CARD["gold3"])
    s.play(1, CARD["camel3"])
    wanted, rng = worlds(s, 0), Rng(5)
    times = 4000
    found = Counter(imagined(s, 0, rng) for _ in range(times))
    assert found.keys() == wanted.keys()
    assert all(abs(found[world] / times - chance) < 0.03 for world, chance in wanted.items())


def test_a_card_that_one_draws_was_in_no_other_hand():
    """Section II.A.6: so the equal one that another played came from the deck before."""
    s = table(2)
    names = [name for name in CARD for _ in range(2)]
    for name in ("gold3", "camel3"):
        names.remove(name)
    cards(s, 0, *names)
    cards(s, 1, "gold3", "camel3")
    for name in ("gold3", "sell_gold", "exchange"):
        s.play(0, CARD[name])
    s.reshuffle()
    cards(s, 1, "sell_gold")
    s.play(1, CARD["gold3"])
    assert len(worlds(s, 0)) == 3
    cards(s, 0, "gold3")
    wanted, rng = worlds(s, 0), Rng(7)
    assert {imagined(s, 0, rng) for _ in range(200)} == wanted.keys()
    assert len(wanted) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_of_random_games_are_possible(seats):
    """Section II.A.6: whatever was drawn, played and reshuffled before."""
    for seed in range(6):
        s, rng = GAME.new(seats), Rng(seed * 10 + seats)
        look = 40
        while s.who != OVER:
            random_step(s, rng)
            look -= 1
            if look == 0:
                look = 60
                wanted = worlds(s, seed % seats)
                if len(wanted) > 20_000:
                    break
                assert all(imagined(s, seed % seats, rng) in wanted for _ in range(10))
                check_deductions(s, seed % seats, wanted)


def check_deductions(s, seat, wanted):
    """Where the seat can work out a card, all possible worlds agree in it, and the other way round."""
    others = [other for other in range(s.seats) if other != seat]
    for secret in GAME.secrets(s):
        _, owner, place = secret.id.split("-")
        if int(owner) != seat:
            hands = {world[1 + others.index(int(owner))] for world in wanted}
            values = {[kind for kind in range(KINDS) for _ in range(held[kind])][int(place)] for held in hands}
            assert GAME.deducible(s, seat, secret) == (len(values) == 1)


def test_the_last_unseen_card_is_known():
    """Section II.A.6: a seat that has seen all but one card knows it."""
    s = table(2)
    names = [name for name in CARD for _ in range(2)]
    cards(s, 0, *names[1:])
    cards(s, 1, names[0])
    assert [GAME.deducible(s, 0, secret) for secret in GAME.secrets(s) if secret.known == 2] == [True]
    assert imagined(s, 0, Rng(1))[1][0] == 1


def test_a_player_with_cards_is_asked_even_when_none_of_them_can_be_played():
    """Section 8: that nobody was asked would betray the hand."""
    for card, is_asked in (("sell_camels", True), ("gold3", True), (None, False)):
        s = table()
        have(s, 0, gold=0, camels=0)
        if card:
            cards(s, 0, card)
        for rule, forced in ((BUY_DICE, "roll 0"), (FINISH_TURN, "done")):
            t = begin(s.copy(), rule, 0)
            assert (asked(t) == type(rule).__name__) == is_asked
            assert not is_asked or forced in options(t)


def test_without_dice_a_player_with_cards_is_asked_too():
    """Section II.A: the card could be played before the draw."""
    s = table()
    have(s, 0, gold=0, camels=0)
    cards(s, 0, "sell_gold")
    begin(s, SELECT_DICE, 0)
    assert options(s) == ["go_without"] and why(s, "go_without") == ""
    act(s, "go_without", "deal gold3")
    assert hand(s, 0) == ["gold3", "sell_gold"]


def test_dice_left_must_be_taken():
    """Section II.A: no card without dice as long as there is a group."""
    s = table()
    tower(s, vase="5")
    begin(s, SELECT_DICE, 0)
    assert why(s, "go_without") == "dice_left"


def test_a_world_is_imagined_with_its_own_menu():
    """Section 8: another seat's choices follow from the hand it is imagined to have."""
    s = table(3)
    cards(s, 0, "gold3")
    begin(s, FINISH_TURN, 0)
    rng = Rng(1)
    menus = set()
    for _ in range(100):
        world = s.imagine(1, rng)
        menus.add(tuple(options(world)))
        assert ints(world.imagine(0, rng).legal(0)) == ints(world.legal(0)), "the seat itself knows its hand"
    assert len(menus) == 8, "sell_camels and build_no_gold can't be played now, the seven others can"


def test_drawing_is_left_to_chance_with_the_true_weights_hidden():
    """Section II.A.6: a seat sees how many cards are in the deck, not which."""
    s = begin(table(2), TAKE_CARD, AUTO, 0)
    assert "deck" in GAME.view(s, 1) and GAME.view(s, 1)["deck"] == 18
    act(s, "deal exchange")
    assert GAME.view(s, 1)["deck"] == 17 and GAME.view(s, 1)["hand"] == []
