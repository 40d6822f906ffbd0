"""What lies on the table, the small verbs of the rulebook, and what each seat can know of the cards."""

from typing import Any, Final

from gradlon.games.yspahan.tables import (
    ALL_CARDS,
    BUILDING_BONUS,
    BUILDING_COUNT,
    BUILDING_POINTS,
    CAMEL_TO_SAVE,
    CAMELS_IN_LINE,
    CARAVAN_LINES,
    CARAVAN_MOST,
    CARD_COPIES,
    CENTRE,
    DAYS,
    FACES,
    KINDS,
    LINE_FACTOR,
    LINE_POINTS,
    MOST_SEATS,
    NOBODY,
    SHOP_COUNT,
    SHOP_SOUK,
    SOUK_COUNT,
    START_GOLD,
    TOWER_COUNT,
    WEEKS,
    YELLOW_PRICE,
    camel_price,
    gold_price,
)
from gradlon.kernel.agenda import Rule, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.ints import append, i64, vec

# What happened to a card, as `past` keeps it: (what * MOST_SEATS + seat) * KINDS + card, in seven bits.
DREW: Final[i64] = 0
PLAYED: Final[i64] = 1
RESHUFFLED: Final[i64] = 2

BITS: Final[i64] = 7
ENTRY: Final[i64] = 127  # seven bits
IN_WORD: Final[i64] = 8
# At most two draws in a turn, a card is played once, and no deck is reshuffled but to draw from it.
PAST_WORDS: Final[i64] = 3 * 2 * MOST_SEATS * DAYS * WEEKS // IN_WORD

CHANCES: Final[i64] = 1_000_000_000  # how finely an imagining seat tells weights apart


class Yspahan(State):
    """The table. Arrays run by seat, tower square, shop, souk or card; `hand[seat * KINDS + card]` counts."""

    def __init__(self, book: list[Rule[Any]], seats: i64) -> None:
        """Give all fields their empty values; `lay_out` fills them."""
        super().__init__(book, seats)
        self.discount_is_build: i64 = 0  # option: a discount card lowers the price of the turn's one building, no more
        self.both_discounts: i64 = 0  # option: both discount cards may be played on one building
        self.week: i64 = 1
        self.day: i64 = 1
        self.supervisor: i64 = CENTRE
        self.loaded: i64 = 0  # camels of the caravan that carry a cube
        empty = vec[i64]()
        self.order: vec[i64] = empty  # the order of play of the day; the first player is order[0]
        self.rolled: vec[i64] = empty  # dice thrown and not yet on the tower: white by face, then yellow by face
        self.white: vec[i64] = empty  # dice on each square of the tower
        self.yellow: vec[i64] = empty
        self.face: vec[i64] = empty  # the value of the dice there, 0 on an empty square
        self.shop: vec[i64] = empty  # whose cube is there
        self.keeper: vec[i64] = empty  # whose cubes are in the souk
        self.filled: vec[i64] = empty  # how many
        self.caravan: vec[i64] = empty  # whose cube is on each camel
        self.camels: vec[i64] = empty
        self.gold: vec[i64] = empty
        self.points: vec[i64] = empty
        self.built: vec[i64] = empty  # bit mask of the buildings
        self.cards: vec[i64] = empty  # in hand, as everyone may count them
        self.hand: vec[i64] = empty
        self.deck: vec[i64] = empty
        self.discards: vec[i64] = empty
        self.happened: i64 = 0  # how often a card was drawn or played, or the discards were reshuffled
        self.past: vec[i64] = empty  # all that, eight to a word: what knowledge is made of

    def lay_out(self) -> None:
        """Put everything in its place for the first day."""
        for seat in range(self.seats):
            self.order = append(self.order, seat)
        self.rolled = _full(2 * FACES, 0)
        self.white = _full(TOWER_COUNT, 0)
        self.yellow = _full(TOWER_COUNT, 0)
        self.face = _full(TOWER_COUNT, 0)
        self.shop = _full(SHOP_COUNT, NOBODY)
        self.keeper = _full(SOUK_COUNT, NOBODY)
        self.filled = _full(SOUK_COUNT, 0)
        self.caravan = _full(CARAVAN_MOST, NOBODY)
        self.camels = _full(self.seats, 0)
        self.gold = _full(self.seats, START_GOLD)
        self.points = _full(self.seats, 0)
        self.built = _full(self.seats, 0)
        self.cards = _full(self.seats, 0)
        self.hand = _full(self.seats * KINDS, 0)
        self.deck = CARD_COPIES[:]
        self.discards = _full(KINDS, 0)
        self.past = _full(PAST_WORDS, 0)

    def copy(self) -> "Yspahan":
        """Give an independent copy."""
        c = Yspahan(self.book, self.seats)
        self.copy_kernel(c)
        c.discount_is_build = self.discount_is_build
        c.both_discounts = self.both_discounts
        c.week = self.week
        c.day = self.day
        c.supervisor = self.supervisor
        c.loaded = self.loaded
        c.order = self.order[:]
        c.rolled = self.rolled[:]
        c.white = self.white[:]
        c.yellow = self.yellow[:]
        c.face = self.face[:]
        c.shop = self.shop[:]
        c.keeper = self.keeper[:]
        c.filled = self.filled[:]
        c.caravan = self.caravan[:]
        c.camels = self.camels[:]
        c.gold = self.gold[:]
        c.points = self.points[:]
        c.built = self.built[:]
        c.cards = self.cards[:]
        c.hand = self.hand[:]
        c.deck = self.deck[:]
        c.discards = self.discards[:]
        c.happened = self.happened
        c.past = self.past[:]
        return c

    def scores(self) -> vec[i64]:
        """Give the points of each seat."""
        return self.points[:]

    # Days and weeks.

    def begin_day(self) -> None:
        """Say whose day it is."""
        self.note("day", self.week, self.day, self.order[0])

    def begin_week(self) -> None:
        """Move the week marker on, the day marker to the first day and the Supervisor to the centre."""
        self.week += 1
        self.day = 1
        self.supervisor = CENTRE
        self.note("week", self.week)

    def end(self) -> None:
        """Say that the game is over."""
        self.note("ends")

    def set_order(self, order: vec[i64]) -> None:
        """Play in this order today."""
        self.order = order
        self.note("last_day", order[0])

    # Gold, camels, points.

    def gain_camels(self, seat: i64, count: i64) -> None:
        """Take camels from the stock, which never runs out."""
        self.camels[seat] += count
        self.note("gains_camels", seat, count)

    def gain_gold(self, seat: i64, count: i64) -> None:
        """Take gold from the stock, which never runs out."""
        self.gold[seat] += count
        self.note("gains_gold", seat, count)

    def pay(self, seat: i64, camels: i64, gold: i64) -> None:
        """Give camels and gold back to the stock."""
        self.camels[seat] -= camels
        self.gold[seat] -= gold
        if camels > 0:
            self.note("pays_camels", seat, camels)
        if gold > 0:
            self.note("pays_gold", seat, gold)

    def swap_camel(self, seat: i64) -> None:
        """Exchange a camel for a gold coin."""
        self.camels[seat] -= 1
        self.gold[seat] += 1
        self.note("swaps_camel", seat)

    def swap_gold(self, seat: i64) -> None:
        """Exchange a gold coin for a camel."""
        self.gold[seat] -= 1
        self.camels[seat] += 1
        self.note("swaps_gold", seat)

    def score(self, seat: i64, points: i64) -> None:
        """Move the marker on the score track."""
        if points > 0:
            self.points[seat] += points
            self.note("scores", seat, points)

    # The tower.

    def buy_dice(self, seat: i64, count: i64) -> None:
        """Pay for yellow dice."""
        if count > 0:
            self.note("buys_dice", seat, count)
            self.pay(seat, 0, count * YELLOW_PRICE)

    def put_group(self, square: i64, face: i64) -> None:
        """Put the dice that show this face on a square of the tower."""
        self.white[square] = self.rolled[face]
        self.yellow[square] = self.rolled[FACES + face]
        self.face[square] = face + 1
        self.rolled[face] = 0
        self.rolled[FACES + face] = 0
        self.note("group", square, self.white[square] + self.yellow[square], self.yellow[square], face)

    def remove_yellow(self, square: i64) -> None:
        """Take the yellow dice off a square of the tower."""
        self.note("removes_yellow", square, self.yellow[square])
        self.yellow[square] = 0
        if self.white[square] == 0:
            self.face[square] = 0

    def dice(self, seat: i64, square: i64) -> i64:
        """Count the dice of a group that this seat can use: the yellow ones are the first player's."""
        if seat == self.order[0]:
            return self.white[square] + self.yellow[square]
        return self.white[square]

    def take_dice(self, seat: i64, square: i64) -> i64:
        """Remove a group from the tower, and say how many of its dice this seat can use."""
        count: i64 = self.dice(seat, square)
        self.note("takes", seat, square, count, self.face[square] - 1)
        self.empty_square(square)
        return count

    def find_no_dice(self, seat: i64) -> None:
        """Find no group of dice left on the tower."""
        self.note("finds_no_dice", seat)

    def empty_square(self, square: i64) -> None:
        """Take all dice off a square of the tower."""
        self.white[square] = 0
        self.yellow[square] = 0
        self.face[square] = 0

    # The city.

    def place(self, seat: i64, shop: i64) -> None:
        """Put a cube in a shop."""
        souk: i64 = SHOP_SOUK[shop]
        self.shop[shop] = seat
        self.keeper[souk] = seat
        self.filled[souk] += 1
        self.note("places", seat, shop)

    def lose_cubes(self, seat: i64, count: i64) -> None:
        """Put cubes for which no shop is left back into the stock."""
        self.note("loses_cubes", seat, count)

    def move_supervisor(self, seat: i64, square: i64, price: i64) -> None:
        """Put the Supervisor on a square of the road, at this price in gold."""
        self.supervisor = square
        self.note("moves", seat, square)
        self.pay(seat, 0, price)

    def send(self, shop: i64) -> None:
        """Take a cube out of its shop, to send it to the caravan; a souk without cubes is free for everybody."""
        souk: i64 = SHOP_SOUK[shop]
        self.note("sends", self.shop[shop], shop)
        self.shop[shop] = NOBODY
        self.filled[souk] -= 1
        if self.filled[souk] == 0:
            self.keeper[souk] = NOBODY

    def save(self, shop: i64) -> None:
        """Give a camel to keep a cube in its shop; one from the stock is sent to the caravan instead."""
        self.note("saves", self.shop[shop], shop)
        self.pay(self.shop[shop], CAMEL_TO_SAVE, 0)

    def score_souk(self, souk: i64, points: i64) -> None:
        """Score a completed souk for its owner."""
        self.note("souk", self.keeper[souk], souk)
        self.score(self.keeper[souk], points)

    def empty_city(self) -> None:
        """Give all cubes in the city back to their owners."""
        for souk in range(SOUK_COUNT):
            self.keeper[souk] = NOBODY
            self.filled[souk] = 0
        for shop in range(SHOP_COUNT):
            self.shop[shop] = NOBODY

    # The caravan.

    def camels_in_caravan(self) -> i64:
        """Count the camels of the caravan that are used with this number of players."""
        return CARAVAN_LINES * CAMELS_IN_LINE[self.seats]

    def line(self, camel: i64) -> i64:
        """Give the line of a camel of the caravan, 0 at the bottom."""
        return camel // CAMELS_IN_LINE[self.seats]

    def load(self, seat: i64) -> None:
        """Put a cube on the next camel of the caravan, and score for it."""
        line: i64 = self.line(self.loaded)
        self.caravan[self.loaded] = seat
        self.loaded += 1
        self.note("loads", seat, line)
        self.score(seat, LINE_POINTS[line])

    def score_caravan(self, seat: i64, cubes: i64, line: i64) -> None:
        """Score the cubes of a seat in the caravan, times the highest line where one of them is."""
        self.note("caravan", seat, cubes, line)
        self.score(seat, cubes * LINE_FACTOR[line])

    def empty_caravan(self) -> None:
        """Give all cubes in the caravan back to their owners."""
        for camel in range(self.loaded):
            self.caravan[camel] = NOBODY
        self.loaded = 0
        self.note("caravan_leaves")

    # The buildings.

    def has(self, seat: i64, building: i64) -> bool:
        """Tell whether the seat has built this."""
        return (self.built[seat] >> building) & 1 == 1

    def bonus(self, seat: i64, building: i64) -> i64:
        """Give what a building adds: nothing to a seat that has not built it."""
        return BUILDING_BONUS[building] if self.has(seat, building) else 0

    def buildings(self, seat: i64) -> i64:
        """Count the buildings of a seat."""
        found: i64 = 0
        for building in range(BUILDING_COUNT):
            found += (self.built[seat] >> building) & 1
        return found

    def build(self, seat: i64, building: i64, waived: i64) -> None:
        """Pay the price, except for what is waived, put a cube on the building, and score for it."""
        points: i64 = BUILDING_POINTS[self.buildings(seat)]
        self.built[seat] |= 1 << building
        self.note("builds", seat, building)
        self.pay(seat, camel_price(building, waived), gold_price(building, waived))
        self.score(seat, points)

    # The cards.

    def holds(self, seat: i64, card: i64) -> bool:
        """Tell whether the card is in the seat's hand."""
        return self.hand[seat * KINDS + card] > 0

    def deck_left(self) -> i64:
        """Count the cards in the deck."""
        return _sum(self.deck)

    def cards_left(self) -> i64:
        """Count the cards that can still be drawn, discards included: those that no hand holds."""
        return ALL_CARDS - _sum(self.cards)

    def draw(self, seat: i64, card: i64) -> None:
        """Take a card from the deck into the hand."""
        self.deck[card] -= 1
        self.hand[seat * KINDS + card] += 1
        self.cards[seat] += 1
        self.remember(DREW, seat, card)
        self.tell(1 << seat, "draws", "draws_hidden", seat, card)

    def draw_nothing(self, seat: i64) -> None:
        """Find neither deck nor discards to draw from."""
        self.note("no_card", seat)

    def play(self, seat: i64, card: i64) -> None:
        """Play a card for its effect."""
        self.note("plays", seat, card)
        self._spend(seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        """Discard a card without its effect."""
        self.note("discards", seat, card)
        self._spend(seat, card)

    def _spend(self, seat: i64, card: i64) -> None:
        """Put a card from the hand face up on the discards."""
        self.hand[seat * KINDS + card] -= 1
        self.cards[seat] -= 1
        self.discards[card] += 1
        self.remember(PLAYED, seat, card)

    def reshuffle(self) -> None:
        """Make a new deck of the discards."""
        for card in range(KINDS):
            self.deck[card] = self.discards[card]
            self.discards[card] = 0
        self.remember(RESHUFFLED, 0, 0)
        self.note("reshuffles")

    # What is known of the cards.

    def remember(self, what: i64, seat: i64, card: i64) -> None:
        """Keep what happened to a card."""
        self.write(self.happened, (what * MOST_SEATS + seat) * KINDS + card)
        self.happened += 1

    def entry(self, i: i64) -> i64:
        """Read an entry of the past."""
        return (self.past[i // IN_WORD] >> (i % IN_WORD * BITS)) & ENTRY

    def write(self, i: i64, entry: i64) -> None:
        """Write an entry of the past."""
        self.past[i // IN_WORD] += (entry - self.entry(i)) << (i % IN_WORD * BITS)

    def read_past(self) -> vec[i64]:
        """List the entries of the past."""
        found = vec[i64]()
        for i in range(self.happened):
            found = append(found, self.entry(i))
        return found

    def imagine(self, seat: i64, rng: Rng, /) -> "Yspahan":
        """Deal the others' hands and the deck anew, in one of the ways that all this seat has seen allows."""
        c = self.copy()
        past = Memory(self, seat, rng).world(rng)
        c.hand = _full(self.seats * KINDS, 0)
        pool = self.all_cards()  # what no hand holds lies in the deck or on the discards
        for i in range(self.happened):
            entry: i64 = past[i]
            c.write(i, entry)
            what: i64 = entry // (MOST_SEATS * KINDS)
            who: i64 = entry // KINDS % MOST_SEATS
            if what == DREW:
                c.hand[who * KINDS + entry % KINDS] += 1
            elif what == PLAYED:
                c.hand[who * KINDS + entry % KINDS] -= 1
        for card in range(KINDS):
            c.deck[card] = pool[card] - c.discards[card]
            for who in range(self.seats):
                c.deck[card] -= c.hand[who * KINDS + card]
        if c.who >= 0 and c.who != seat:  # the menu was listed for the true hand
            frame: i64 = c.agenda[-1]
            c.menu = c.book[c.now].options(c, c.who, (frame >> 24) & 0xFFFFFF, frame & 0xFFFFFF)
        return c

    def all_cards(self) -> vec[i64]:
        """Count the cards of each kind, wherever they are."""
        found = self.deck[:]
        for card in range(KINDS):
            found[card] += self.discards[card]
            for seat in range(self.seats):
                found[card] += self.hand[seat * KINDS + card]
        return found


class Memory:
    """What one seat can work out about the cards that the others drew, from all that it has seen.

    Each deck of the game, the first and every reshuffled one, was a known bag of cards. An unseen card was drawn from
    one of them; when its owner plays it, we see which card it is, but not from which deck it came. So there are
    several cases, each a row of `rows`: how many cards of each kind are unseen of each deck, how many cards that each
    other seat drew from each deck it still holds, and, for each play, the deck that the card came from. A row weighs as
    much as the ways to shuffle and to play that lead to it, each card of a hand as likely to be played as any other.
    """

    def __init__(self, s: Yspahan, seat: i64, rng: Rng) -> None:
        """Go once through the past."""
        self.past: vec[i64] = s.read_past()
        self.seat: i64 = seat
        self.seats: i64 = s.seats
        self.decks: i64 = 1
        for i in range(s.happened):
            if self.past[i] // (MOST_SEATS * KINDS) == RESHUFFLED:
                self.decks += 1
        self.held: i64 = self.decks * KINDS  # where, in a row, the cards still held begin
        self.plays: i64 = self.held + self.decks * self.seats  # where the decks of the plays begin
        self.width: i64 = self.plays + s.happened
        self.rows: vec[i64] = _full(self.width, 0)
        self.weights: list[float] = [1.0]
        self.discards: vec[i64] = _full(KINDS, 0)
        self.deck: i64 = 0  # the one drawn from, as the past goes by
        bag = s.all_cards()
        for card in range(KINDS):
            self.rows[card] = bag[card]
        for i in range(s.happened):
            what: i64 = self.past[i] // (MOST_SEATS * KINDS)
            who: i64 = self.past[i] // KINDS % MOST_SEATS
            if what == RESHUFFLED:
                self._see_reshuffled()
            elif what == PLAYED:
                self._see_played(i, who, self.past[i] % KINDS, rng)
            else:
                self._see_drawn(who, self.past[i] % KINDS)

    def _see_reshuffled(self) -> None:
        """See the discards become the next deck."""
        self.deck += 1
        for row in range(i64(len(self.weights))):
            for card in range(KINDS):
                self.rows[row * self.width + self.deck * KINDS + card] = self.discards[card]
        self.discards = _full(KINDS, 0)

    def _unseen(self, at: i64, deck: i64) -> i64:
        """Count the unseen cards of a deck, in the row that begins here."""
        found: i64 = 0
        for card in range(KINDS):
            found += self.rows[at + deck * KINDS + card]
        return found

    def _see_drawn(self, who: i64, card: i64) -> None:
        """See another seat draw, or draw a card oneself: then it was in this deck, and not in another hand."""
        rows = vec[i64]()
        weights: list[float] = []
        for row in range(i64(len(self.weights))):
            at: i64 = row * self.width
            if who != self.seat:
                self.rows[at + self.held + self.deck * self.seats + who] += 1
                continue
            there: i64 = self.rows[at + self.deck * KINDS + card]
            if there > 0:
                weights.append(self.weights[row] * float(there) / float(self._unseen(at, self.deck)))
                self.rows[at + self.deck * KINDS + card] -= 1
                rows = _extend(rows, self.rows, at, self.width)
        if who == self.seat:
            self.rows = rows
            self.weights = _scaled(weights)

    def _see_played(self, i: i64, who: i64, card: i64, rng: Rng) -> None:
        """See a card played; by another seat, it was drawn from any deck that this seat drew from and that had the card."""
        self.discards[card] += 1
        if who == self.seat:
            return
        rows = vec[i64]()
        weights: list[float] = []
        for row in range(i64(len(self.weights))):
            at: i64 = row * self.width
            for deck in range(self.decks):
                there: i64 = self.rows[at + deck * KINDS + card]
                held: i64 = self.rows[at + self.held + deck * self.seats + who]
                if there == 0 or held == 0:
                    continue
                weight: float = self.weights[row] * float(there * held) / float(self._unseen(at, deck))
                case = self.rows[at : at + self.width]
                case[deck * KINDS + card] -= 1
                case[self.held + deck * self.seats + who] -= 1
                case[self.plays + i] = deck
                same: i64 = 0
                while same < len(weights) and not _equal(case, rows, same * self.width, self.plays):
                    same += 1
                if same == len(weights):
                    weights.append(weight)
                    rows = _extend(rows, case, 0, self.width)
                else:  # two ways to the same case: keep the story of one of them
                    weights[same] += weight
                    if rng.below(CHANCES) < i64(weight / weights[same] * float(CHANCES)):
                        for j in range(self.plays, self.width):
                            rows[same * self.width + j] = case[j]
        self.rows = rows
        self.weights = _scaled(weights)

    def world(self, rng: Rng) -> vec[i64]:
        """Choose a case, deal the unseen cards of each deck to those who drew from it, and tell the past accordingly."""
        scaled = vec[i64]()
        for weight in self.weights:
            scaled = append(scaled, 1 + i64(weight * float(CHANCES)))
        at: i64 = rng.pick(scaled) * self.width
        past = self.past[:]
        told = _full(i64(len(past)), 0)  # draws whose card is settled
        for i in range(i64(len(past))):
            if past[i] // (MOST_SEATS * KINDS) == PLAYED and past[i] // KINDS % MOST_SEATS != self.seat:
                drawn: i64 = self._draw_of(i, self.rows[at + self.plays + i], told, rng)
                told[drawn] = 1
                past[drawn] += past[i] % KINDS - past[drawn] % KINDS
        deck: i64 = 0
        for i in range(i64(len(past))):
            what: i64 = past[i] // (MOST_SEATS * KINDS)
            if what == RESHUFFLED:
                deck += 1
            elif what == DREW and past[i] // KINDS % MOST_SEATS != self.seat and told[i] == 0:
                start: i64 = at + deck * KINDS
                card: i64 = rng.pick(self.rows[start : start + KINDS])
                self.rows[start + card] -= 1
                past[i] += card - past[i] % KINDS
        return past

    def _draw_of(self, play: i64, wanted: i64, told: vec[i64], rng: Rng) -> i64:
        """Choose which of the seat's earlier draws from this deck brought the card that it plays."""
        chances = _full(play, 0)
        deck: i64 = 0
        for i in range(play):
            entry: i64 = self.past[i]
            if entry // (MOST_SEATS * KINDS) == RESHUFFLED:
                deck += 1
            elif deck == wanted and told[i] == 0 and entry // KINDS == self.past[play] // KINDS - PLAYED * MOST_SEATS:
                chances[i] = 1
        return rng.pick(chances)


def _full(length: i64, value: i64) -> vec[i64]:
    """Make an array of one value."""
    return vec[i64]([value for _ in range(length)])


def _sum(counts: vec[i64]) -> i64:
    """Add up the counts."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


def _extend(to: vec[i64], source: vec[i64], start: i64, count: i64) -> vec[i64]:
    """Append a part of an array to another."""
    for i in range(start, start + count):
        to = append(to, source[i])
    return to


def _equal(case: vec[i64], rows: vec[i64], at: i64, count: i64) -> bool:
    """Compare the beginning of a row with that of a row of many."""
    for i in range(count):  # noqa: SIM110 - a generator is slow when compiled
        if case[i] != rows[at + i]:
            return False
    return True


def _scaled(weights: list[float]) -> list[float]:
    """Make the weights add up to one."""
    total: float = sum(weights)
    return [weight / total for weight in weights]
