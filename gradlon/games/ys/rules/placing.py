"""Phase 3: placing the brokers."""

from typing import Any, Final

from gradlon.games.ys.actions import CONJURE, LOOK, PASS, PLACE, PLACE_NEUTRAL, PLAY, REPLACE
from gradlon.games.ys.rules.characters import ask_for_cards, look, play
from gradlon.games.ys.rules.refusals import (
    MUST_PLACE,
    card_refusal,
    face_refusal,
    front_piece,
    front_refusal,
    hand_refusal,
    look_refusal,
    space_refusal,
)
from gradlon.games.ys.state import PUBLIC, Ys
from gradlon.games.ys.tables import (
    AFTER_PLACEMENT,
    BEFORE_PLACEMENT,
    BISHOP,
    CARDS,
    CONJURER,
    DOWN,
    EITHER,
    FEWEST_SEATS,
    FRONT,
    LOT,
    MARKET_POINT,
    NEUTRAL,
    PLACING,
    SLOTS,
    SPACES,
    START_OF_PLACING,
    THE_MARKET,
    UP,
    VALUES,
    WITHIN_PLACEMENT,
)
from gradlon.kernel.agenda import Rule
from gradlon.kernel.ints import append, i64, vec


class Placing(Rule["Ys"]):
    """Cards of the start, the placements round after round, then the last broker before the screen."""

    section = "4"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        s.phase = PLACING
        ask_for_cards(s, START_OF_PLACING)
        for _ in range(s.placements):
            s.do(EVERYBODY_PLACES)
        s.do(LAST_BROKER)


class EverybodyPlaces(Rule["Ys"]):
    """In the order of play, each player places two brokers."""

    section = "7A"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        for place in range(s.seats):
            s.do(PLACE_BROKER, s.seat_at(place), 1, EITHER)


class PlaceBroker(Rule["Ys"]):
    """Place the first or the second broker: one face up, one face down.

    The Queen is played before the first, and the Spy and his looks fit in anywhere.
    """

    section = "7A"
    about = ("number", "side")
    first = PASS
    end = REPLACE

    def asks(self, s: Ys, seat: i64, number: i64, wanted: i64, /) -> bool:
        return True

    def why_not(self, s: Ys, seat: i64, number: i64, wanted: i64, action: i64, /) -> i64:
        if action == PASS:
            return MUST_PLACE
        if action < LOOK:
            return card_refusal(s, seat, action - PLAY, moment_of(number))
        if action < PLACE:
            return look_refusal(s, seat, (action - LOOK) // SLOTS, (action - LOOK) % SLOTS)
        conjured: bool = action >= CONJURE
        choice: i64 = action - CONJURE if conjured else action - PLACE
        value: i64 = choice // (2 * SPACES)
        refusal = front_refusal(s, seat, value) if conjured else hand_refusal(s, seat, value)
        return refusal or face_refusal(wanted, choice // SPACES % 2) or space_refusal(s, choice % SPACES)

    def options(self, s: Ys, seat: i64, number: i64, wanted: i64, /) -> vec[i64]:
        found = cards_and_looks(s, seat, moment_of(number), vec[i64]())
        free = free_spaces(s)
        for value in range(VALUES):
            if hand_refusal(s, seat, value) == 0:
                found = self.ways(wanted, PLACE + value * 2 * SPACES, free, found)
        if s.in_play(CONJURER, seat):
            for value in range(VALUES):
                if front_refusal(s, seat, value) == 0:
                    found = self.ways(wanted, CONJURE + value * 2 * SPACES, free, found)
        return found

    def ways(self, wanted: i64, first: i64, free: vec[i64], found: vec[i64]) -> vec[i64]:
        """Add all ways to place one broker, by face and space."""
        for face in range(2):
            if face_refusal(wanted, face) == 0:
                for space in free:
                    found = append(found, first + face * SPACES + space)
        return found

    def choose(self, s: Ys, seat: i64, number: i64, wanted: i64, action: i64, /) -> None:
        if action < PLACE:
            if action < LOOK:
                play(s, seat, action - PLAY)
            else:
                look(s, seat, action - LOOK)
            s.do(self, seat, number, wanted)
            return
        choice: i64 = action - CONJURE if action >= CONJURE else action - PLACE
        value: i64 = choice // (2 * SPACES)
        face: i64 = choice // SPACES % 2
        space: i64 = choice % SPACES
        if action >= CONJURE:
            s.last_two[number - 1] = conjure(s, seat, value, face, space)
        else:
            s.last_two[number - 1] = place(s, seat, value, face, space)
        speculate(s, seat, space)
        if number == 1:
            s.do(self, seat, 2, other_face(s, seat, face))
        else:
            if s.seats == FEWEST_SEATS:
                s.do(PLACE_NEUTRAL_BROKER, seat)
            s.do(AFTER_PLACING, seat)


def moment_of(number: i64) -> i64:
    """Give the moment at which the first or the second broker is placed."""
    return BEFORE_PLACEMENT if number == 1 else WITHIN_PLACEMENT


def other_face(s: Ys, seat: i64, face: i64) -> i64:
    """Say how the second broker must lie: the other way, or with the Bishop either way."""
    if s.in_play(BISHOP, seat):
        return EITHER
    return DOWN if face == UP else UP


def cards_and_looks(s: Ys, seat: i64, moment: i64, found: vec[i64]) -> vec[i64]:
    """Add the cards that may be played at this moment, and the brokers that the Spy may look at."""
    for card in range(CARDS):
        if s.card_at[card] == seat and card_refusal(s, seat, card, moment) == 0:
            found = append(found, PLAY + card)
    if s.looks > 0:
        for target in range(s.seats * SLOTS):
            if look_refusal(s, seat, target // SLOTS, target % SLOTS) == 0:
                found = append(found, LOOK + target)
    return found


def free_spaces(s: Ys) -> vec[i64]:
    """List the spaces where a broker may stand."""
    free = vec[i64]()
    for space in range(SPACES):
        if space_refusal(s, space) == 0:
            free = append(free, space)
    return free


def place(s: Ys, seat: i64, value: i64, face: i64, space: i64) -> i64:
    """Bring a broker out from behind the screen. Its owner has seen it; whether he may look again is another matter."""
    s.hand[seat * VALUES + value] -= 1
    if face == UP:
        s.note("places", seat, value, space)
        return s.put(seat * SLOTS, value, space, UP, PUBLIC)
    s.tell(0 if s.closed else 1 << seat, "hides", "hides_hidden", seat, value, space)
    return s.put(seat * SLOTS, value, space, DOWN, 1 << seat)


def conjure(s: Ys, seat: i64, value: i64, face: i64, space: i64) -> i64:
    """Bring a broker from before the screen onto the board; all have seen it, whichever way it lies."""
    piece = front_piece(s, seat, value)
    s.move(piece, space)
    s.face[piece] = face
    if face == UP:
        s.note("conjures", seat, value, space)
    else:
        s.note("conjures_down", seat, value, space)
    s.do(REPLACE_BROKER, seat)
    return piece


def speculate(s: Ys, owner: i64, space: i64) -> None:
    """A broker placed on the market yields a point at once."""
    if (THE_MARKET >> space) & 1:
        s.do(SPECULATE, a=owner)


class Speculate(Rule["Ys"]):
    """A broker placed on the market yields a point at once, which is never lost again."""

    section = "7C"

    def happen(self, s: Ys, owner: i64, b: i64, /) -> None:
        s.score(owner, MARKET_POINT)


class ReplaceBroker(Rule["Ys"]):
    """Put a broker from behind the screen in the stead of one that the Conjurer took from before it."""

    section = "10H"
    first = REPLACE
    end = REPLACE + VALUES

    def asks(self, s: Ys, seat: i64, a: i64, b: i64, /) -> bool:
        return True

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return hand_refusal(s, seat, action - REPLACE)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        to_front(s, seat, action - REPLACE)


class PlaceNeutralBroker(Rule["Ys"]):
    """With two players, place one of your neutral brokers face down."""

    section = "12A"
    first = PLACE_NEUTRAL
    end = PLACE_NEUTRAL + VALUES * SPACES

    def asks(self, s: Ys, seat: i64, a: i64, b: i64, /) -> bool:
        return True

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        refusal = hand_refusal(s, NEUTRAL + seat, (action - PLACE_NEUTRAL) // SPACES)
        return refusal or space_refusal(s, (action - PLACE_NEUTRAL) % SPACES)

    def options(self, s: Ys, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        found = vec[i64]()
        free = free_spaces(s)
        for value in range(VALUES):
            if hand_refusal(s, NEUTRAL + seat, value) == 0:
                for space in free:
                    found = append(found, PLACE_NEUTRAL + value * SPACES + space)
        return found

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        value: i64 = (action - PLACE_NEUTRAL) // SPACES
        space: i64 = (action - PLACE_NEUTRAL) % SPACES
        s.hand[(NEUTRAL + seat) * VALUES + value] -= 1
        s.put(NEUTRAL * SLOTS + seat * LOT, value, space, DOWN, 1 << seat)
        s.tell(0, "hides_neutral", "hides_neutral_hidden", seat, value, space)
        speculate(s, NEUTRAL if s.neutral_point else seat, space)


class AfterPlacing(Rule["Ys"]):
    """Right after a placement the Magician and the Mercenary may be played, and the Spy may look."""

    section = "10A"
    first = PASS
    end = PLACE

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action == PASS:
            return 0
        if action < LOOK:
            return card_refusal(s, seat, action - PLAY, AFTER_PLACEMENT)
        return look_refusal(s, seat, (action - LOOK) // SLOTS, (action - LOOK) % SLOTS)

    def options(self, s: Ys, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        return cards_and_looks(s, seat, AFTER_PLACEMENT, vec[i64]([PASS]))

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action != PASS:
            if action < LOOK:
                play(s, seat, action - PLAY)
            else:
                look(s, seat, action - LOOK)
            s.do(self, seat)


class LastBroker(Rule["Ys"]):
    """The broker that each player has left joins the others before the screen."""

    section = "7D"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        for seat in range(s.seats):
            for value in range(VALUES):
                if s.hand[seat * VALUES + value] > 0:
                    to_front(s, seat, value)


def to_front(s: Ys, seat: i64, value: i64) -> None:
    """Put a broker before the screen, face up."""
    s.hand[seat * VALUES + value] -= 1
    s.put(seat * SLOTS, value, FRONT, UP, PUBLIC)
    s.note("fronts", seat, value)


PLACING_PHASE: Final = Placing()
EVERYBODY_PLACES: Final = EverybodyPlaces()
PLACE_BROKER: Final = PlaceBroker()
SPECULATE: Final = Speculate()
REPLACE_BROKER: Final = ReplaceBroker()
PLACE_NEUTRAL_BROKER: Final = PlaceNeutralBroker()
AFTER_PLACING: Final = AfterPlacing()
LAST_BROKER: Final = LastBroker()

RULES: Final[list[Rule[Any]]] = [
    PLACING_PHASE,
    EVERYBODY_PLACES,
    PLACE_BROKER,
    SPECULATE,
    REPLACE_BROKER,
    PLACE_NEUTRAL_BROKER,
    AFTER_PLACING,
    LAST_BROKER,
]
