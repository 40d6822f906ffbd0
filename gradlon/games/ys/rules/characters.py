"""The character cards: when they are played, and what each of them does, in the order of the booklet."""

from typing import Any, Final

from gradlon.games.ys.actions import BANK, EXCHANGE, HIRE, LOCK, LOOK, MOVE, PASS, PLAY, SAIL, SWAP, TAKE
from gradlon.games.ys.rules.gems import win_gem
from gradlon.games.ys.rules.refusals import (
    GEM_GONE,
    area_refusal,
    bank_refusal,
    card_refusal,
    exchange_refusal,
    hire_refusal,
    move_refusal,
    port_refusal,
    swap_refusal,
)
from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import (
    AREAS,
    BISHOP,
    CARD_DECIDES,
    CARDS,
    COLORS,
    CONJURER,
    DISCARDED,
    DOWN,
    GEM_KINDS,
    GEMS_OWNED,
    IN_PLAY,
    INTRIGUER,
    JEWELLER_GEMS,
    KING_POINTS,
    MARKET_POINT,
    MERCHANT,
    NEIGHBORHOODS,
    PRINCE_POINTS,
    QUEEN,
    SLOTS,
    SPACES,
    SPY,
    SPY_LOOKS,
    THE_CITY,
    THE_MARKET,
    THRONE,
    WHITE,
)
from gradlon.kernel.agenda import AUTO, Rule
from gradlon.kernel.ints import i64


class PlayCards(Rule["Ys"]):
    """At the start of placing and at the start and the end of counting, each player may play cards, two in a turn."""

    section = "10A"
    about = ("moment", "")
    first = PASS
    end = LOOK

    def why_not(self, s: Ys, seat: i64, moment: i64, b: i64, action: i64, /) -> i64:
        return 0 if action == PASS else card_refusal(s, seat, action - PLAY, moment)

    def choose(self, s: Ys, seat: i64, moment: i64, b: i64, action: i64, /) -> None:
        if action != PASS:
            play(s, seat, action - PLAY)
            s.do(PLAY_CARDS, seat, moment)


def ask_for_cards(s: Ys, moment: i64) -> None:
    """Ask each player once, in the order of play."""
    for place in range(s.seats):
        s.do(PLAY_CARDS, s.seat_at(place), moment)


def play(s: Ys, seat: i64, card: i64) -> None:
    """Play a card: it is discarded, unless its own rule keeps it in play."""
    s.card_at[card] = DISCARDED
    s.played[seat] += 1
    s.note("plays", seat, card)
    if CARD_DECIDES[card]:
        s.do(CARD_RULES[card], seat)
    else:
        s.do(CARD_RULES[card], AUTO, seat)


def stay(s: Ys, seat: i64, card: i64) -> None:
    """Keep a card in play until the end of the turn."""
    s.card_at[card] = IN_PLAY + seat


class Alchemist(Rule["Ys"]):
    """Exchange one of your colored gems for another, or think better of it."""

    section = "10B"
    first = EXCHANGE
    end = PLAY

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0 if action == PASS else exchange_refusal(s, seat, (action - EXCHANGE) // COLORS, (action - EXCHANGE) % COLORS)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action != PASS:
            color: i64 = (action - EXCHANGE) // COLORS
            other: i64 = (action - EXCHANGE) % COLORS
            s.gems[seat * GEMS_OWNED + color] -= 1
            s.gems[seat * GEMS_OWNED + other] += 1
            s.note("exchanges", seat, color, other)


class Banker(Rule["Ys"]):
    """One color rises by a step and another one falls by a step."""

    section = "10C"
    first = BANK
    end = BANK + COLORS * COLORS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return bank_refusal(s, (action - BANK) // COLORS, (action - BANK) % COLORS)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.quote((action - BANK) // COLORS, 1)
        s.quote((action - BANK) % COLORS, -1)


class Captain(Rule["Ys"]):
    """Two ships change ports."""

    section = "10D"
    first = SAIL
    end = SAIL + NEIGHBORHOODS * NEIGHBORHOODS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return port_refusal(s, (action - SAIL) // NEIGHBORHOODS, (action - SAIL) % NEIGHBORHOODS)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        port: i64 = (action - SAIL) // NEIGHBORHOODS
        other: i64 = (action - SAIL) % NEIGHBORHOODS
        ship: i64 = s.port[port]
        s.port[port] = s.port[other]
        s.port[other] = ship
        s.note("sails", seat, port, other)


class Bishop(Rule["Ys"]):
    """This turn, its owner places brokers face up or face down as he likes."""

    section = "10E"

    def happen(self, s: Ys, seat: i64, b: i64, /) -> None:
        stay(s, seat, BISHOP)


class Spy(Rule["Ys"]):
    """In the own placing turns, look at three hidden brokers in all."""

    section = "10F"

    def happen(self, s: Ys, seat: i64, b: i64, /) -> None:
        stay(s, seat, SPY)
        s.looks = SPY_LOOKS


def look(s: Ys, seat: i64, piece: i64) -> None:
    """Learn the value of a hidden broker; everyone sees which one, and only the Spy's owner what it is worth."""
    s.looks -= 1
    s.known[piece] |= 1 << seat
    s.tell(1 << seat, "looks", "looks_hidden", seat, piece // SLOTS, piece % SLOTS, s.value[piece])


class Herald(Rule["Ys"]):
    """Move one of your brokers to another space; from the city to the market it scores a point."""

    section = "10G"
    first = MOVE
    end = MOVE + SLOTS * SPACES

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return move_refusal(s, seat, (action - MOVE) // SPACES, (action - MOVE) % SPACES)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        slot: i64 = (action - MOVE) // SPACES
        space: i64 = (action - MOVE) % SPACES
        left: i64 = s.at[seat * SLOTS + slot]
        s.move(seat * SLOTS + slot, space)
        s.note("moves", seat, slot, space)
        if (THE_CITY >> left) & 1 and (THE_MARKET >> space) & 1:
            s.score(seat, MARKET_POINT)


class Conjurer(Rule["Ys"]):
    """This turn, its owner may also place brokers from before the screen."""

    section = "10H"

    def happen(self, s: Ys, seat: i64, b: i64, /) -> None:
        stay(s, seat, CONJURER)


class Intriguer(Rule["Ys"]):
    """This turn, its owner wins every tie and decides between level columns."""

    section = "10I"

    def happen(self, s: Ys, seat: i64, b: i64, /) -> None:
        stay(s, seat, INTRIGUER)


class Jeweller(Rule["Ys"]):
    """Take two colored gems from the bank."""

    section = "10J"
    about = ("number", "")  # gems taken so far
    first = TAKE
    end = TAKE + GEM_KINDS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return GEM_GONE if action == TAKE + WHITE else 0

    def choose(self, s: Ys, seat: i64, taken: i64, b: i64, action: i64, /) -> None:
        s.gain(seat, action - TAKE)
        if taken + 1 < JEWELLER_GEMS:
            s.do(self, seat, taken + 1)


class Magician(Rule["Ys"]):
    """Two of your brokers change places. One may come from the throne room; whichever enters it is turned face down."""

    section = "10K"
    first = SWAP
    end = SWAP + SLOTS * SLOTS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return swap_refusal(s, seat, (action - SWAP) // SLOTS, (action - SWAP) % SLOTS)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        slot: i64 = (action - SWAP) // SLOTS
        other: i64 = (action - SWAP) % SLOTS
        one: i64 = seat * SLOTS + slot
        two: i64 = seat * SLOTS + other
        space: i64 = s.at[one]
        s.at[one] = s.at[two]
        s.at[two] = space
        if s.at[one] == THRONE:
            s.face[one] = DOWN
        if s.at[two] == THRONE:
            s.face[two] = DOWN
        s.note("swaps", seat, slot, other)


class Merchant(Rule["Ys"]):
    """This turn, every commercial area pays more, whoever wins it."""

    section = "10L"

    def happen(self, s: Ys, seat: i64, b: i64, /) -> None:
        stay(s, seat, MERCHANT)


class Mercenary(Rule["Ys"]):
    """One of the two brokers just placed is worth five in this counting."""

    section = "10M"
    first = HIRE
    end = HIRE + SLOTS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return hire_refusal(s, seat, action - HIRE)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.hired = seat * SLOTS + action - HIRE
        s.note("hires", seat, action - HIRE)


class Queen(Rule["Ys"]):
    """Lock an area of the city until its neighborhood has been counted."""

    section = "10N"
    first = LOCK
    end = LOCK + AREAS

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return area_refusal(s, action - LOCK)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        stay(s, seat, QUEEN)
        s.locked = action - LOCK
        s.note("locks", seat, s.locked)


class Prince(Rule["Ys"]):
    """Yields four points at once."""

    section = "10O"

    def happen(self, s: Ys, owner: i64, b: i64, /) -> None:
        s.score(owner, PRINCE_POINTS)


class King(Rule["Ys"]):
    """Yields five points at once."""

    section = "10O"

    def happen(self, s: Ys, owner: i64, b: i64, /) -> None:
        s.score(owner, KING_POINTS)


class WhiteGem(Rule["Ys"]):
    """A blue-edged card is exchanged at once for a gem of any color."""

    section = "10P"

    def happen(self, s: Ys, owner: i64, b: i64, /) -> None:
        win_gem(s, owner, WHITE)


PLAY_CARDS: Final = PlayCards()
CARD_RULES: Final[list[Rule[Any]]] = [  # by card
    Alchemist(),
    Banker(),
    Captain(),
    Bishop(),
    Spy(),
    Herald(),
    Conjurer(),
    Intriguer(),
    Jeweller(),
    Magician(),
    Merchant(),
    Mercenary(),
    Queen(),
    Prince(),
    King(),
    WhiteGem(),
]
assert len(CARD_RULES) == CARDS + 1
RULES: Final[list[Rule[Any]]] = [PLAY_CARDS, *CARD_RULES]
