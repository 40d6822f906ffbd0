"""What is refused and why: small predicates that give a refusal code, 0 where there is nothing against it.

The rules' `options` and `why_not` both use them, so that legality is written once.
"""

from typing import Final

from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import (
    AWAY,
    CARD_MOMENTS,
    CARDS_PER_TURN,
    COLORS,
    CONJURER,
    EITHER,
    GEMS_OWNED,
    HERALD,
    HIGHEST,
    LOWEST,
    SLOTS,
    SPY,
    THE_BOARD,
    THE_FRONT,
    THRONE,
    UP,
    VALUES,
)
from gradlon.kernel.agenda import FIRST_CODE
from gradlon.kernel.ints import i64

# The codes, in the order of the list below: the name of the message and the section that it cites.
LOWER_FIRST: Final = FIRST_CODE
NO_SUCH_BROKER: Final = FIRST_CODE + 1
NOT_BEFORE_SCREEN: Final = FIRST_CODE + 2
NO_CONJURER: Final = FIRST_CODE + 3
OTHER_FACE: Final = FIRST_CODE + 4
OUT_OF_USE: Final = FIRST_CODE + 5
SQUARE_TAKEN: Final = FIRST_CODE + 6
LOCKED: Final = FIRST_CODE + 7
PLACE_TAKEN: Final = FIRST_CODE + 8
NO_SUCH_PLACE: Final = FIRST_CODE + 9
NOT_YOUR_CARD: Final = FIRST_CODE + 10
NEXT_TURN: Final = FIRST_CODE + 11
TWO_CARDS: Final = FIRST_CODE + 12
OTHER_MOMENT: Final = FIRST_CODE + 13
NOTHING_TO_MOVE: Final = FIRST_CODE + 14
MUST_PLACE: Final = FIRST_CODE + 15
NO_LOOKS: Final = FIRST_CODE + 16
OWN_BROKER: Final = FIRST_CODE + 17
NEUTRAL_BROKER: Final = FIRST_CODE + 18
NO_SUCH_PIECE: Final = FIRST_CODE + 19
NOT_HIDDEN: Final = FIRST_CODE + 20
ALREADY_SEEN: Final = FIRST_CODE + 21
NOT_ON_BOARD: Final = FIRST_CODE + 22
ONE_FROM_THRONE: Final = FIRST_CODE + 23
NOT_JUST_PLACED: Final = FIRST_CODE + 24
SAME_SPACE: Final = FIRST_CODE + 25
NO_SUCH_PORT: Final = FIRST_CODE + 26
GEM_GONE: Final = FIRST_CODE + 27
NO_SUCH_GEM: Final = FIRST_CODE + 28
SAME_COLOR: Final = FIRST_CODE + 29
NOT_TIED: Final = FIRST_CODE + 30
AT_TOP: Final = FIRST_CODE + 31
AT_BOTTOM: Final = FIRST_CODE + 32
NOT_OFFERED: Final = FIRST_CODE + 33

REFUSALS = (
    ("lower_first", ""),  # of the rule that asks
    ("no_such_broker", ""),
    ("not_before_screen", "10H"),
    ("no_conjurer", "10H"),
    ("other_face", "7A"),
    ("out_of_use", "7B"),
    ("square_taken", "7B"),
    ("locked", "10N"),
    ("place_taken", "6C"),
    ("no_such_place", "6C"),
    ("not_your_card", "10"),
    ("next_turn", "10"),
    ("two_cards", "10"),
    ("other_moment", "10A"),
    ("nothing_to_move", "10G"),
    ("must_place", "7A"),
    ("no_looks", "10F"),
    ("own_broker", "10F"),
    ("neutral_broker", "12A"),
    ("no_such_piece", ""),
    ("not_hidden", "10F"),
    ("already_seen", "10F"),
    ("not_on_board", ""),
    ("one_from_throne", "13A"),
    ("not_just_placed", "10M"),
    ("same_space", "10G"),
    ("no_such_port", "10D"),
    ("gem_gone", "8A"),
    ("no_such_gem", "10B"),
    ("same_color", ""),
    ("not_tied", "8H"),
    ("at_top", ""),
    ("at_bottom", ""),
    ("not_offered", "13"),
)


# Brokers and spaces.


def bid_refusal(s: Ys, seat: i64, one: i64, other: i64) -> i64:
    """Two brokers from behind the screen, the lower one named first."""
    if one > other:
        return LOWER_FIRST
    needed: i64 = 2 if one == other else 1
    if s.hand[seat * VALUES + one] < needed or s.hand[seat * VALUES + other] < needed:
        return NO_SUCH_BROKER
    return 0


def space_refusal(s: Ys, space: i64) -> i64:
    """A broker may stand on any area and any free square in use that the Queen has not locked."""
    if space == s.locked:
        return LOCKED
    if (s.shut >> space) & 1:
        return OUT_OF_USE
    return SQUARE_TAKEN if (s.taken >> space) & 1 else 0


def face_refusal(wanted: i64, face: i64) -> i64:
    """The second broker lies the other way than the first."""
    return 0 if wanted in (EITHER, face) else OTHER_FACE


def hand_refusal(s: Ys, row: i64, value: i64) -> i64:
    """The broker must be behind the screen."""
    return 0 if s.hand[row * VALUES + value] > 0 else NO_SUCH_BROKER


def front_refusal(s: Ys, seat: i64, value: i64) -> i64:
    """With the Conjurer, a broker before the screen will do."""
    if not s.in_play(CONJURER, seat):
        return NO_CONJURER
    return 0 if front_piece(s, seat, value) < (seat + 1) * SLOTS else NOT_BEFORE_SCREEN


def front_piece(s: Ys, seat: i64, value: i64) -> i64:
    """Find a broker of this value before the screen; past the seat's pieces if there is none."""
    piece: i64 = seat * SLOTS
    while piece < (seat + 1) * SLOTS and not ((THE_FRONT >> s.at[piece]) & 1 and s.value[piece] == value):
        piece += 1
    return piece


# Characters.


def card_refusal(s: Ys, seat: i64, card: i64, moment: i64) -> i64:
    """A card from the hand, not won in this turn, at its moment, and not the third."""
    if s.card_at[card] != seat:
        return NOT_YOUR_CARD
    if s.won[card] == s.turn:
        return NEXT_TURN
    if not CARD_MOMENTS[card] & moment:
        return OTHER_MOMENT
    if s.played[seat] >= CARDS_PER_TURN:
        return TWO_CARDS
    return herald_refusal(s, seat) if card == HERALD else 0


def herald_refusal(s: Ys, seat: i64) -> i64:
    """The Herald needs a broker that the Queen has not locked in."""
    for slot in range(SLOTS):
        if movable_refusal(s, seat, slot) == 0:
            return 0
    return NOTHING_TO_MOVE


def movable_refusal(s: Ys, seat: i64, slot: i64) -> i64:
    """Your own broker on the board, outside the Queen's area."""
    space: i64 = s.at[seat * SLOTS + slot]
    if space == AWAY:
        return NO_SUCH_PIECE
    if not (THE_BOARD >> space) & 1:
        return NOT_ON_BOARD
    return LOCKED if space == s.locked else 0


def move_refusal(s: Ys, seat: i64, slot: i64, space: i64) -> i64:
    """The Herald takes a broker to another space where one may stand."""
    refusal = movable_refusal(s, seat, slot)
    if refusal:
        return refusal
    return SAME_SPACE if s.at[seat * SLOTS + slot] == space else space_refusal(s, space)


def swap_refusal(s: Ys, seat: i64, slot: i64, other: i64) -> i64:
    """The Magician swaps two of your brokers; one of them may come from the throne room."""
    if slot >= other:
        return LOWER_FIRST
    if s.at[seat * SLOTS + slot] == THRONE:
        return ONE_FROM_THRONE if s.at[seat * SLOTS + other] == THRONE else movable_refusal(s, seat, other)
    if s.at[seat * SLOTS + other] == THRONE:
        return movable_refusal(s, seat, slot)
    return movable_refusal(s, seat, slot) or movable_refusal(s, seat, other)


def look_refusal(s: Ys, seat: i64, owner: i64, slot: i64) -> i64:
    """The Spy looks at a hidden broker of an opponent, on the board or in the throne room."""
    if s.looks == 0 or not s.in_play(SPY, seat):
        return NO_LOOKS
    if owner == seat:
        return OWN_BROKER
    piece: i64 = owner * SLOTS + slot
    if s.at[piece] == AWAY:
        return NO_SUCH_PIECE
    if s.is_neutral(owner):
        return NEUTRAL_BROKER
    if s.face[piece] == UP:
        return NOT_HIDDEN
    return ALREADY_SEEN if (s.known[piece] >> seat) & 1 else 0


def hire_refusal(s: Ys, seat: i64, slot: i64) -> i64:
    """The Mercenary marks one of the two brokers just placed."""
    piece: i64 = seat * SLOTS + slot
    return 0 if piece in (s.last_two[0], s.last_two[1]) else NOT_JUST_PLACED


def area_refusal(s: Ys, area: i64) -> i64:
    """The Queen locks an area in use."""
    return OUT_OF_USE if (s.shut >> area) & 1 else 0


def port_refusal(s: Ys, port: i64, other: i64) -> i64:
    """The Captain swaps the ships of two ports in use."""
    if port >= other:
        return LOWER_FIRST
    return NO_SUCH_PORT if other >= s.neighborhoods else 0


# Gems and quotations.


def exchange_refusal(s: Ys, seat: i64, color: i64, other: i64) -> i64:
    """The Alchemist exchanges a gem that you own for one of another color."""
    if color == other:
        return SAME_COLOR
    return 0 if s.gems[seat * GEMS_OWNED + color] > 0 else NO_SUCH_GEM


def raise_refusal(s: Ys, color: i64) -> i64:
    """A quotation at the top can't rise."""
    return AT_TOP if s.quotation[color] == HIGHEST else 0


def lower_refusal(s: Ys, color: i64) -> i64:
    """A quotation at the bottom can't fall."""
    return AT_BOTTOM if s.quotation[color] == LOWEST else 0


def bank_refusal(s: Ys, up: i64, down: i64) -> i64:
    """The Banker moves two different colors, and such as can move, if there are any."""
    if up == down:
        return SAME_COLOR
    for color in range(COLORS):
        if raise_refusal(s, up) and not raise_refusal(s, color):
            return AT_TOP
        if lower_refusal(s, down) and color != up and not lower_refusal(s, color):
            return AT_BOTTOM
    return 0


assert FIRST_CODE + len(REFUSALS) == NOT_OFFERED + 1
