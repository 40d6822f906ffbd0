"""What lies on the table, who knows what of it, and the small verbs that change it and tell so.

A broker behind a screen is only counted: `hand[seat * VALUES + value]`. One that has come out is a piece with a number of its
own: piece `owner * SLOTS + slot`. `at` says where it stands, `known` which seats have seen its value since it came out.
"""

from typing import Any, Final

from gradlon.games.ys.tables import (
    AREAS_EACH,
    AWAY,
    BASIC_SET,
    BLACK,
    CARDS,
    COLORS,
    COUNTING,
    DOWN,
    EXPRESS_PLACEMENTS,
    EXPRESS_SET,
    FEWER_NEIGHBORHOODS,
    FEWEST_SEATS,
    FIRST_LINE,
    FRONT,
    GEM_KINDS,
    GEMS_OWNED,
    HIGHEST,
    IN_PLAY,
    LINES,
    LOT,
    LOWEST,
    MARKET,
    MERCENARY_VALUE,
    NEIGHBORHOODS,
    NEUTRAL,
    NO_CARD,
    NO_GEM,
    NO_SHIP,
    NOBODY,
    OWNERS,
    PLACEMENTS,
    RESERVE,
    SETTING_UP,
    SHIP_COPIES,
    SHIP_WHITE,
    SLOTS,
    SPACES,
    START_STEP,
    THE_BOARD,
    THE_MARKET,
    THRONE,
    UNSEEN,
    UP,
    VALUES,
)
from gradlon.kernel.agenda import Rule, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.ints import append, i64, vec

PUBLIC: Final[i64] = 15  # the mask of those who know what everybody has seen
ANY: Final[i64] = 31  # a bit for each value: those that a hidden broker may have
GEM_LIMIT: Final[i64] = 1024  # more gems than anyone can win
EMPTY: Final[vec[i64]] = vec[i64]()


class Ys(State):
    """Owners are the seats, and with two players the neutral one. Arrays run by owner, then by value, slot or gem."""

    def __init__(self, book: list[Rule[Any]], seats: i64) -> None:
        """Make a state without a table; `lay_out` or `copy` gives it one."""
        super().__init__(book, seats)
        # What was agreed.
        self.neighborhoods: i64 = NEIGHBORHOODS
        self.placements: i64 = PLACEMENTS
        self.favor: i64 = 0  # whether the King's Favor is played
        self.closed: i64 = 0  # whether players may not look at their own hidden brokers
        self.strong: i64 = 0  # whether the neutral player has the stronger brokers
        self.neutral_point: i64 = 0  # whether the neutral player scores for its own brokers on the market
        self.owners: i64 = seats
        # The turn.
        self.turn: i64 = 0
        self.phase: i64 = SETTING_UP
        self.points: vec[i64] = EMPTY
        self.gems: vec[i64] = EMPTY  # four colors and black, of each owner
        self.order: vec[i64] = EMPTY  # the order card of each seat, from 0
        self.chosen: vec[i64] = EMPTY  # the place that it has chosen for this turn, or NOBODY
        # Brokers.
        self.hand: vec[i64] = EMPTY  # behind each screen, by value; with two players, rows 2 and 3 are their neutral brokers
        self.reserve: i64 = 0  # the 2s that each player has left beside the board
        self.at: vec[i64] = EMPTY  # a space, THRONE, FRONT or AWAY
        self.value: vec[i64] = EMPTY
        self.face: vec[i64] = EMPTY
        self.known: vec[i64] = EMPTY
        self.may: vec[i64] = EMPTY  # the values that it may have for all that the table has seen, a bit for each
        self.counted: vec[i64] = EMPTY  # the turn in which all else of its owner was seen while it lay in the throne room, or 0
        self.taken: i64 = 0  # the squares of the market with a broker
        self.shut: i64 = 0  # the spaces out of use
        self.bids: vec[i64] = EMPTY  # the two values of each seat as one number, or NOBODY
        self.offered: vec[i64] = EMPTY  # the value for the throne room, or NOBODY
        self.last_two: vec[i64] = EMPTY  # the pieces of the latest placement
        self.hired: i64 = NOBODY  # the piece with the Mercenary's marker
        # Cards.
        self.card_at: vec[i64] = EMPTY
        self.won: vec[i64] = EMPTY  # the turn in which each character was won
        self.played: vec[i64] = EMPTY  # cards that each seat has played this turn
        self.looks: i64 = 0  # what the Spy has left
        self.locked: i64 = NOBODY  # the Queen's area
        self.palace: vec[i64] = EMPTY  # the character in each neighborhood
        self.ships: vec[i64] = EMPTY  # in the deck, by kind
        self.port: vec[i64] = EMPTY  # the ship in each neighborhood
        self.aside: i64 = 0  # ship cards used
        # Counting.
        self.goods: vec[i64] = EMPTY  # the gems left of the ship being shared out
        self.line: vec[i64] = EMPTY  # the gem of each line
        self.quotation: vec[i64] = EMPTY
        self.rank: vec[i64] = EMPTY  # the colors of the columns from strong to weak, as far as settled

    def lay_out(self, fewer: bool, express: bool, favor: bool, strong: bool, closed: bool, neutral_point: bool) -> None:
        """Give each player the brokers, and put everything else in its place."""
        two: bool = self.seats == FEWEST_SEATS
        self.owners = self.seats + 1 if two else self.seats
        self.neighborhoods = FEWER_NEIGHBORHOODS if two or fewer else NEIGHBORHOODS
        self.placements = EXPRESS_PLACEMENTS if express else PLACEMENTS
        self.favor = 1 if favor else 0
        self.reserve = RESERVE if favor else 0
        self.closed = 1 if closed else 0
        self.strong = 1 if strong else 0
        self.neutral_point = 1 if neutral_point else 0
        self.points = filled(OWNERS, 0)
        self.gems = filled(OWNERS * GEMS_OWNED, 0)
        self.order = filled(OWNERS, NOBODY)
        self.chosen = filled(OWNERS, NOBODY)
        self.hand = filled(OWNERS * VALUES, 0)
        for i in range(self.seats * VALUES):
            self.hand[i] = EXPRESS_SET[i % VALUES] if express else BASIC_SET[i % VALUES]
        self.at = filled(OWNERS * SLOTS, AWAY)
        self.value = filled(OWNERS * SLOTS, 0)
        self.face = filled(OWNERS * SLOTS, UP)
        self.known = filled(OWNERS * SLOTS, 0)
        self.may = filled(OWNERS * SLOTS, ANY)
        self.counted = filled(OWNERS * SLOTS, 0)
        for space in range(MARKET):
            if space // AREAS_EACH >= self.neighborhoods:
                self.shut |= 1 << space
        for square in range(MARKET, SPACES):
            if (square - MARKET) % LINES < self.first_line():
                self.shut |= 1 << square
        self.bids = filled(OWNERS, NOBODY)
        self.offered = filled(OWNERS, NOBODY)
        self.last_two = filled(2, NOBODY)
        self.card_at = filled(CARDS, UNSEEN)
        self.won = filled(CARDS, 0)
        self.played = filled(OWNERS, 0)
        self.palace = filled(NEIGHBORHOODS, NO_CARD)
        self.ships = SHIP_COPIES[:]
        for ship in range(i64(len(self.ships))):
            if express and SHIP_WHITE[ship]:
                self.ships[ship] = 0
        self.port = filled(NEIGHBORHOODS, NO_SHIP)
        self.goods = filled(GEM_KINDS, 0)
        self.line = filled(LINES, NO_GEM)
        self.quotation = filled(COLORS, START_STEP)
        self.rank = filled(COLORS, NOBODY)

    def copy(self) -> "Ys":
        """Give an independent copy."""
        c = Ys(self.book, self.seats)
        self.copy_kernel(c)
        c.neighborhoods = self.neighborhoods
        c.placements = self.placements
        c.favor = self.favor
        c.closed = self.closed
        c.strong = self.strong
        c.neutral_point = self.neutral_point
        c.owners = self.owners
        c.turn = self.turn
        c.phase = self.phase
        c.points = self.points[:]
        c.gems = self.gems[:]
        c.order = self.order[:]
        c.chosen = self.chosen[:]
        c.hand = self.hand[:]
        c.reserve = self.reserve
        c.at = self.at[:]
        c.value = self.value[:]
        c.face = self.face[:]
        c.known = self.known[:]
        c.may = self.may[:]
        c.counted = self.counted[:]
        c.taken = self.taken
        c.shut = self.shut
        c.bids = self.bids[:]
        c.offered = self.offered[:]
        c.last_two = self.last_two[:]
        c.hired = self.hired
        c.card_at = self.card_at[:]
        c.won = self.won[:]
        c.played = self.played[:]
        c.looks = self.looks
        c.locked = self.locked
        c.palace = self.palace[:]
        c.ships = self.ships[:]
        c.port = self.port[:]
        c.aside = self.aside
        c.goods = self.goods[:]
        c.line = self.line[:]
        c.quotation = self.quotation[:]
        c.rank = self.rank[:]
        return c

    def scores(self) -> vec[i64]:
        """Give the points of each seat, without those of the neutral player."""
        return self.points[: self.seats]

    # Who is who.

    def is_neutral(self, owner: i64) -> bool:
        """Tell whether this owner is the neutral player."""
        return owner >= self.seats

    def seat_at(self, place: i64) -> i64:
        """Give the seat that plays in this place, from 0."""
        seat: i64 = 0
        while self.order[seat] != place:
            seat += 1
        return seat

    def in_play(self, card: i64, seat: i64) -> bool:
        """Tell whether the seat has this character in play."""
        return self.card_at[card] == IN_PLAY + seat

    def first_line(self) -> i64:
        """Give the first line of the market in use."""
        return FIRST_LINE[self.seats - FEWEST_SEATS]

    # Brokers.

    def put(self, first: i64, value: i64, space: i64, face: i64, known: i64) -> i64:
        """Put a broker on the table, as the first free piece from this one on."""
        piece: i64 = first
        while self.at[piece] != AWAY:
            piece += 1
        self.at[piece] = space
        self.value[piece] = value
        self.face[piece] = face
        self.known[piece] = known
        self.taken |= (1 << space) & THE_MARKET
        return piece

    def move(self, piece: i64, space: i64) -> None:
        """Bring a broker on the table to another space."""
        self.taken &= ~(1 << self.at[piece])
        self.at[piece] = space
        self.taken |= (1 << space) & THE_MARKET

    def show(self, piece: i64) -> None:
        """Turn a hidden broker face up, and say so."""
        if self.face[piece] == DOWN:
            self.face[piece] = UP
            self.known[piece] = PUBLIC
            owner: i64 = piece // SLOTS
            if self.is_neutral(owner):
                self.note("neutral_shows", self.value[piece], self.at[piece])
            elif self.at[piece] == THRONE:
                self.note("shows_throne", owner, self.value[piece])
            else:
                self.note("shows", owner, self.value[piece], self.at[piece])

    def screen(self, piece: i64) -> i64:
        """Give the row of `hand` that a broker comes from."""
        owner: i64 = piece // SLOTS
        return NEUTRAL + piece % SLOTS // LOT if self.is_neutral(owner) else owner

    def take_back(self, piece: i64) -> None:
        """Put a broker back behind the screen that it came from."""
        self.hand[self.screen(piece) * VALUES + self.value[piece]] += 1
        self.move(piece, AWAY)
        self.value[piece] = 0
        self.face[piece] = UP
        self.known[piece] = 0
        self.may[piece] = ANY
        self.counted[piece] = 0

    def worth(self, piece: i64) -> i64:
        """Give the value of a broker as it counts now: the Mercenary works on the board only."""
        if piece == self.hired and (THE_BOARD >> self.at[piece]) & 1:
            return MERCENARY_VALUE
        return self.value[piece]

    def total(self, owner: i64, spaces: i64) -> i64:
        """Add up an owner's brokers on these spaces."""
        total: i64 = 0
        for piece in range(owner * SLOTS, owner * SLOTS + SLOTS):
            if (spaces >> self.at[piece]) & 1:
                total += self.worth(piece)
        return total

    def brokers(self, owner: i64, spaces: i64) -> i64:
        """Count an owner's brokers on these spaces."""
        count: i64 = 0
        for piece in range(owner * SLOTS, owner * SLOTS + SLOTS):
            count += (spaces >> self.at[piece]) & 1
        return count

    # Points, gems and quotations, each with its event.

    def score(self, owner: i64, points: i64, message: str = "scores") -> None:
        """Score points; the message may say what for."""
        self.points[owner] += points
        if self.is_neutral(owner):
            self.note("neutral_" + message, points)
        else:
            self.note(message, owner, points)

    def score_color(self, owner: i64, color: i64, points: i64) -> None:
        """Score points for the gems of a color."""
        self.points[owner] += points
        if self.is_neutral(owner):
            self.note("neutral_scores_color", color, points)
        else:
            self.note("scores_color", owner, color, points)

    def gain(self, owner: i64, gem: i64) -> None:
        """Take a colored or black gem from the bank."""
        self.gems[owner * GEMS_OWNED + gem] += 1
        if gem == BLACK:
            self.note("neutral_gains_black" if self.is_neutral(owner) else "gains_black", owner)
        elif self.is_neutral(owner):
            self.note("neutral_gains", gem)
        else:
            self.note("gains", owner, gem)

    def gem_count(self, owner: i64) -> i64:
        """Count all the gems of an owner, black ones too."""
        count: i64 = 0
        for gem in range(GEMS_OWNED):
            count += self.gems[owner * GEMS_OWNED + gem]
        return count

    def strongest(self, among: i64) -> i64:
        """Give the color with the highest quotation of a set of colors, a bit for each; the leftmost of equals."""
        found: i64 = NOBODY
        for color in range(COLORS):
            if (among >> color) & 1 and (found == NOBODY or self.quotation[color] > self.quotation[found]):
                found = color
        return found

    def quote(self, color: i64, steps: i64) -> None:
        """Move a quotation as far as the scale allows."""
        step: i64 = self.quotation[color] + steps
        step = min(step, HIGHEST)
        step = max(step, LOWEST)
        self.quotation[color] = step
        self.note("quotes", color, step)

    def rating(self, owner: i64) -> i64:
        """Rate an owner at the end: points, then gems."""
        return self.points[owner] * GEM_LIMIT + self.gem_count(owner)

    def first_rating(self) -> i64:
        """Give the best rating, which wins."""
        best: i64 = self.rating(0)
        for owner in range(self.owners):
            best = max(best, self.rating(owner))
        return best

    # Worlds that a seat holds possible.

    def imagine(self, seat: i64, rng: Rng, /) -> "Ys":
        """Deal the hidden brokers of the others anew, within what this seat has seen and can work out."""
        c = self.copy()
        for owner in range(self.owners):
            if self.is_neutral(owner):
                c.redeal(owner * SLOTS + (1 - seat) * LOT, LOT, seat, rng)
            elif owner != seat:
                c.redeal(owner * SLOTS, SLOTS, seat, rng)
                c.rechoose(owner, rng)
        if c.who >= 0 and c.who != seat:
            c.settle()  # what another seat may do depends on the brokers dealt to it
        return c

    def redeal(self, first: i64, slots: i64, seat: i64, rng: Rng) -> None:
        """Deal the brokers of one screen anew: those hidden from the seat, and those still behind the screen."""
        for turn in range(1, self.turn):
            self.permute(self.hidden_from(seat, first, slots, turn), rng)
        hidden = self.hidden_from(seat, first, slots, 0)
        behind: i64 = self.screen(first) * VALUES
        pool = filled(VALUES, 0)
        if self.phase < COUNTING:  # later, all that is behind a screen has been counted before everyone's eyes
            pool = self.hand[behind : behind + VALUES]
        for piece in hidden:
            pool[self.value[piece]] += 1
        for piece in hidden:  # first one that came from a known three, as the others can be anything
            if self.may[piece] != ANY:
                self.deal(piece, pool, rng)
        for piece in hidden:
            if self.may[piece] == ANY:
                self.deal(piece, pool, rng)
        if self.phase < COUNTING:
            for value in range(VALUES):
                self.hand[behind + value] = pool[value]

    def hidden_from(self, seat: i64, first: i64, slots: i64, turn: i64) -> vec[i64]:
        """List the pieces that a seat has not seen, and whose values together were known to all from a turn on, or 0."""
        found = vec[i64]()
        for piece in range(first, first + slots):
            if self.at[piece] != AWAY and not (self.known[piece] >> seat) & 1 and self.counted[piece] == turn:
                found = append(found, piece)
        return found

    def deal(self, piece: i64, pool: vec[i64], rng: Rng) -> None:
        """Give a hidden broker a value out of the pool that it may have."""
        weights = pool[:]
        for value in range(VALUES):
            if not (self.may[piece] >> value) & 1:
                weights[value] = 0
        drawn: i64 = rng.pick(weights)
        pool[drawn] -= 1
        self.value[piece] = drawn

    def permute(self, pieces: vec[i64], rng: Rng) -> None:
        """Let brokers change places whose values are known, but not which is which."""
        values = vec[i64]()
        for piece in pieces:
            values = append(values, self.value[piece])
        fits: bool = False
        while not fits:
            rng.shuffle(values)
            fits = True
            for i in range(i64(len(pieces))):
                if not (self.may[pieces[i]] >> values[i]) & 1:
                    fits = False
        for i in range(i64(len(pieces))):
            self.value[pieces[i]] = values[i]

    def rechoose(self, owner: i64, rng: Rng) -> None:
        """Make anew what another seat has chosen and not yet shown: two brokers from its hand, or one from its front."""
        if self.bids[owner] != NOBODY:
            pool = self.hand[owner * VALUES : owner * VALUES + VALUES]
            one: i64 = rng.pick(pool)
            pool[one] -= 1
            other: i64 = rng.pick(pool)
            self.bids[owner] = one * VALUES + other if one < other else other * VALUES + one
        if self.offered[owner] != NOBODY:
            pool = filled(VALUES, 0)
            for piece in range(owner * SLOTS, owner * SLOTS + SLOTS):
                if self.at[piece] == FRONT:
                    pool[self.value[piece]] += 1
            self.offered[owner] = rng.pick(pool)


def filled(count: i64, value: i64) -> vec[i64]:
    """Make an array of so many equal numbers."""
    made = vec[i64]()
    for _ in range(count):
        made = append(made, value)
    return made
