"""The contract notices each way of breaking it: a small game is broken on purpose, once per promise."""

from typing import ClassVar

import pytest

from gradlon.examples.tollgate import TollgateGame
from gradlon.examples.tollgate.state import Tollgate
from gradlon.examples.wreckers import WreckersGame
from gradlon.examples.wreckers.rules import DEAL, RULES
from gradlon.examples.wreckers.state import Wreckers
from gradlon.kernel.agenda import Event
from gradlon.kernel.contract import check, check_event
from gradlon.kernel.game import KERNEL_REFUSALS, Refusal, Secret
from gradlon.kernel.ints import COMPILED

SEEDS = range(6)
interpreted = pytest.mark.skipif(COMPILED, reason="the compiled state of a game takes no interpreted subclass")


def broken(game, message):
    """Some of a few random games shows what is broken."""
    with pytest.raises(AssertionError, match=message):
        _check_all(game)


def _check_all(game):
    for seed in SEEDS:
        check(game, game.seats[0], {}, seed)


class Dealt(WreckersGame):
    """Wreckers whose state is of another class."""

    kind = Wreckers

    def setup(self, seats, options):
        s = self.kind(RULES, seats)
        s.nights = int(options["nights"])
        s.do(DEAL)
        s.settle()
        return s


def test_the_games_themselves_keep_it():
    for seed in SEEDS:
        check(WreckersGame(), 2, {}, seed)
        check(TollgateGame(), 3, {}, seed)


def test_a_view_that_shows_the_other_hand():
    class Peeping(WreckersGame):
        def view(self, s, seat):
            return super().view(s, seat) | {"hands": [int(n) for n in s.hand]}

    broken(Peeping(), "sees the same in an imagined world")


def test_a_view_for_spectators_that_shows_a_hand():
    class Peeping(WreckersGame):
        def view(self, s, seat):
            return super().view(s, seat) | ({"hands": [int(n) for n in s.hand]} if seat < 0 else {})

    broken(Peeping(), "those who watch see the same")


def test_a_view_that_shows_a_secret_choice():
    class Peeping(WreckersGame):
        def view(self, s, seat):
            return super().view(s, seat) | {"all_shown": [int(n) for n in s.shown]}

    broken(Peeping(), "see what seat|sees the same in an imagined world")


@interpreted
def test_an_imagination_that_knows_the_truth():
    class Knowing(Wreckers):
        def copy(self):
            c = Knowing(self.book, self.seats)
            self.copy_kernel(c)
            for name in ("night", "nights"):
                setattr(c, name, getattr(self, name))
            for name in ("points", "deck", "spent", "hand", "sure", "shown"):
                setattr(c, name, getattr(self, name)[:])
            return c

        def imagine(self, seat, rng, /):
            return self.copy()

    class Game(Dealt):
        kind = Knowing

    broken(Game(), "can't know, yet imagines it")


@interpreted
def test_a_copy_that_forgets_a_field():
    class Forgetful(Wreckers):
        def copy(self):
            c = Forgetful(self.book, self.seats)
            self.copy_kernel(c)
            c.nights = self.nights
            return c

    class Game(Dealt):
        kind = Forgetful

    broken(Game(), "copy.. forgets no field|holds the same pieces|Error|below the total|appears or vanishes")


@interpreted
def test_a_copy_that_shares_an_array():
    class Sharing(Tollgate):
        def copy(self):
            c = Sharing(self.book, self.seats)
            self.copy_kernel(c)
            c.day, c.days, c.face = self.day, self.days, self.face
            c.coins = self.coins
            return c

    class Game(TollgateGame):
        def setup(self, seats, options):
            true = super().setup(seats, options)
            s = Sharing(true.book, seats)
            s.day, s.days = true.day, true.days
            s.agenda = true.agenda[:]
            s.settle()
            return s

    broken(Game(), "a copy shares nothing|leaves the state as it was|appears or vanishes")


def test_pieces_that_vanish():
    class Leaky(WreckersGame):
        def conserved(self, s):
            return {"lights": int(sum(s.deck) + sum(s.hand))}

    broken(Leaky(), "nothing appears or vanishes")


def test_a_secret_that_its_owner_forgets():
    class Forgetful(WreckersGame):
        def secrets(self, s):
            return [Secret(secret.id, secret.value, 0) for secret in super().secrets(s)]

        def deducible(self, s, seat, secret):
            return False

    broken(Forgetful(), "can't know, yet imagines it")


def test_a_secret_that_everyone_is_said_to_know():
    class Boasting(WreckersGame):
        def secrets(self, s):
            return [Secret(secret.id, secret.value, 0b11) for secret in super().secrets(s)]

    broken(Boasting(), "knows it")


def test_choices_with_the_same_path():
    class Blurred(TollgateGame):
        def path(self, s, seat, action):
            return ("board",)

    broken(Blurred(), "no path is a prefix of another")


def test_a_refusal_without_a_section():
    class Silent(TollgateGame):
        refusals = (*KERNEL_REFUSALS, *[Refusal("x", "2")] * 3)

        def why_not(self, s, seat, action):
            refusal = super().why_not(s, seat, action)
            return refusal and refusal._replace(section="")

    broken(Silent(), "the refusal cites its rule")


def test_an_event_that_is_not_declared():
    class Quiet(TollgateGame):
        messages: ClassVar = {}

    broken(Quiet(), "is declared")


def test_an_event_that_cites_no_rule_or_tells_others_more():
    game = WreckersGame()
    with pytest.raises(AssertionError, match="cites its rule"):
        check_event(game, Event("night", "", (1, 0, 0, 0), -1, ""))
    with pytest.raises(AssertionError, match="takes only arguments of"):
        check_event(game, Event("night", "2", (1, 0, 0, 0), 1, "draws"))


def test_a_view_that_is_no_json():
    class Odd(TollgateGame):
        def view(self, s, seat):
            return super().view(s, seat) | {1: 2}

    broken(Odd(), "a view is JSON")


@interpreted
def test_an_illegal_action_that_passes():
    class Lax(Tollgate):
        def apply(self, seat, action, /):
            pass

        def copy(self):
            c = Lax(self.book, self.seats)
            self.copy_kernel(c)
            c.day, c.days, c.face, c.coins = self.day, self.days, self.face, self.coins[:]
            return c

    class Game(TollgateGame):
        def setup(self, seats, options):
            true = super().setup(seats, options)
            s = Lax(true.book, seats)
            s.day, s.days, s.agenda = true.day, true.days, true.agenda[:]
            s.settle()
            return s

    broken(Game(), "an illegal action is refused")


def test_a_game_that_does_not_say_where_it_ends(monkeypatch):
    monkeypatch.setattr("gradlon.kernel.contract.LONGEST", 5)
    broken(TollgateGame(), "a random game ends")
