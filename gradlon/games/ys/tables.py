"""The components: brokers, spaces, gems, ships, characters and the printed tables of points.

Rows are for people; the packed columns below them are for the rules.
"""

from typing import Final, NamedTuple

from gradlon.kernel.ints import i64, vec

NOBODY: Final[i64] = -1
TURNS: Final[i64] = 4
SETTING_UP: Final[i64] = 1  # the phases of a turn
TURN_ORDER: Final[i64] = 2
PLACING: Final[i64] = 3
COUNTING: Final[i64] = 4
KINGS_FAVOR: Final[i64] = 5

UP: Final[i64] = 0
DOWN: Final[i64] = 1
EITHER: Final[i64] = 2

# Brokers: how many of the values 0 to 4.

VALUES: Final[i64] = 5
BASIC_SET = (2, 3, 1, 3, 2)  # the eleven of the basic game
EXPRESS_SET = (2, 2, 1, 2, 2)  # without one 3 and one 1
NEUTRAL_SET = (1, 1, 1, 0, 1)  # what each of two players takes for the neutral player
STRONG_NEUTRAL_SET = (1, 1, 0, 1, 1)
SLOTS: Final[i64] = 14  # brokers of one color
OWNERS: Final[i64] = 4  # players, or two players and the neutral one
LOT: Final[i64] = 4  # neutral brokers of one player
RESERVE: Final[i64] = 3  # brokers beside the board for King's Favor
RESERVE_VALUE: Final[i64] = 2
MERCENARY_VALUE: Final[i64] = 5
PLACEMENTS: Final[i64] = 4  # times that each player places two brokers
EXPRESS_PLACEMENTS: Final[i64] = 3

# Spaces: the areas of the city, neighborhood after neighborhood, then the squares of the market, column after column.

ZONES = ("port", "commercial", "palace")
AREAS_EACH: Final[i64] = 3
PORT_AREA: Final[i64] = 0
COMMERCIAL_AREA: Final[i64] = 1
PALACE_AREA: Final[i64] = 2
NEIGHBORHOODS: Final[i64] = 4
FEWER_NEIGHBORHOODS: Final[i64] = 3
AREAS: Final[i64] = 12
LINES: Final[i64] = 4  # numbered from 0, at the top, down to 3
SPACES: Final[i64] = 28
MARKET: Final[i64] = 12  # the first square
THRONE: Final[i64] = 28  # the throne room
FRONT: Final[i64] = 29  # before the screen
AWAY: Final[i64] = 31  # not on the table: behind the screen, one among others

# Sets of spaces, a bit for each.

THE_CITY: Final[i64] = 0x0000FFF
THE_MARKET: Final[i64] = 0xFFFF000
THE_BOARD: Final[i64] = 0xFFFFFFF
THE_THRONE: Final[i64] = 1 << 28
THE_FRONT: Final[i64] = 1 << 29
ONE_NEIGHBORHOOD: Final[i64] = 0b111  # shifted by AREAS_EACH for each neighborhood
ONE_LINE: Final[i64] = 0x1111000  # shifted by the line
ONE_COLUMN: Final[i64] = 0xF000  # shifted by LINES for each column

# Gems.

COLORS: Final[i64] = 4
COLOR_NAMES = ("blue", "green", "yellow", "red")  # the columns of the market from left to right
WHITE: Final[i64] = 4  # as a gem to take
BLACK: Final[i64] = 4  # as a gem owned
GEMS_OWNED: Final[i64] = 5  # four colors and black
GEM_KINDS: Final[i64] = 5  # four colors and white

SPACE_NAMES = tuple(f"{zone}{n}" for n in range(1, 5) for zone in ZONES) + tuple(
    f"{color}{line}" for color in COLOR_NAMES for line in range(4)
)


class Ship(NamedTuple):
    """A ship card: one large gem, two small ones, and how many such cards there are."""

    large: str
    small: tuple[str, str]
    copies: int


SHIPS = (
    Ship("blue", ("green", "red"), 2),
    Ship("blue", ("green", "yellow"), 2),
    Ship("blue", ("yellow", "red"), 1),
    Ship("green", ("blue", "red"), 1),
    Ship("green", ("blue", "yellow"), 2),
    Ship("green", ("yellow", "red"), 2),
    Ship("yellow", ("blue", "green"), 1),
    Ship("yellow", ("blue", "red"), 2),
    Ship("yellow", ("green", "red"), 2),
    Ship("red", ("blue", "green"), 2),
    Ship("red", ("blue", "yellow"), 2),
    Ship("red", ("green", "yellow"), 1),
    Ship("blue", ("white", "red"), 1),
    Ship("green", ("white", "blue"), 1),
    Ship("yellow", ("white", "green"), 1),
    Ship("red", ("white", "yellow"), 1),
)
SHIP_KINDS: Final[i64] = 16
NO_SHIP: Final[i64] = -1
NO_GEM: Final[i64] = -1

# Characters. The symbol on a card tells when it is played; the moments are what the rules read.

AT_ONCE: Final[i64] = 0
START_OF_PLACING: Final[i64] = 1  # bits of a mask: a card may have several moments
BEFORE_PLACEMENT: Final[i64] = 2  # right before the owner places two brokers
WITHIN_PLACEMENT: Final[i64] = 4  # between the two
AFTER_PLACEMENT: Final[i64] = 8  # right after
START_OF_COUNTING: Final[i64] = 16
END_OF_COUNTING: Final[i64] = 32

PAWN, PAWN_STAR, COIN, CLOCK, NONE = "pawn", "pawn with a star", "coin", "clock", "none"
OWN_TURNS = BEFORE_PLACEMENT | WITHIN_PLACEMENT | AFTER_PLACEMENT
PRINTED = "printed"  # in at least one rulebook
INFERRED = "inferred"  # the symbols are pictures that we have not seen


class Character(NamedTuple):
    """A yellow-edged card: its name, the symbol on it, how sure that is, and when it may be played."""

    name: str
    symbol: str
    source: str
    moments: int
    decides: bool  # whether its owner has something to choose when it is played


CHARACTERS = (
    Character("alchemist", CLOCK, PRINTED, END_OF_COUNTING, decides=True),
    Character("banker", CLOCK, INFERRED, END_OF_COUNTING, decides=True),
    Character("captain", COIN, INFERRED, START_OF_COUNTING, decides=True),
    Character("bishop", PAWN, INFERRED, START_OF_PLACING, decides=False),
    Character("spy", PAWN_STAR, INFERRED, OWN_TURNS, decides=False),
    Character("herald", COIN, INFERRED, START_OF_COUNTING, decides=True),
    Character("conjurer", PAWN, INFERRED, START_OF_PLACING, decides=False),
    Character("intriguer", COIN, INFERRED, START_OF_COUNTING, decides=False),
    Character("jeweller", CLOCK, INFERRED, END_OF_COUNTING, decides=True),
    Character("magician", PAWN_STAR, PRINTED, AFTER_PLACEMENT, decides=True),
    Character("merchant", COIN, PRINTED, START_OF_COUNTING, decides=False),
    Character("mercenary", PAWN_STAR, PRINTED, AFTER_PLACEMENT, decides=True),
    Character("queen", PAWN_STAR, PRINTED, BEFORE_PLACEMENT, decides=True),
    Character("prince", NONE, PRINTED, AT_ONCE, decides=False),
    Character("king", NONE, PRINTED, AT_ONCE, decides=False),
)
CARDS: Final[i64] = 15
ALCHEMIST: Final[i64] = 0
BANKER: Final[i64] = 1
CAPTAIN: Final[i64] = 2
BISHOP: Final[i64] = 3
SPY: Final[i64] = 4
HERALD: Final[i64] = 5
CONJURER: Final[i64] = 6
INTRIGUER: Final[i64] = 7
JEWELLER: Final[i64] = 8
MAGICIAN: Final[i64] = 9
MERCHANT: Final[i64] = 10
MERCENARY: Final[i64] = 11
QUEEN: Final[i64] = 12
PRINCE: Final[i64] = 13
KING: Final[i64] = 14
WHITE_GEM: Final[i64] = 15  # the blue-edged cards of the last turn
NO_CARD: Final[i64] = -1

# Where a character is: in the hand of seat 0 to 3, or one of these.
IN_PLAY: Final[i64] = 4  # plus the seat: lasts until the end of the turn
IN_PALACE: Final[i64] = 8
DISCARDED: Final[i64] = 9
UNSEEN: Final[i64] = 10  # in a pile, or removed

CARDS_PER_TURN: Final[i64] = 2
SPY_LOOKS: Final[i64] = 3
JEWELLER_GEMS: Final[i64] = 2
PRINCE_POINTS: Final[i64] = 4
KING_POINTS: Final[i64] = 5

# Rewards.

MARKET_POINT: Final[i64] = 1
COMMERCIAL_POINTS: Final[i64] = 3
MERCHANT_POINTS: Final[i64] = 5
GEM_SHARES = ((2, 1, 0, 0), (2, 1, 0, 0), (2, 1, 1, 0))  # by rank in a neighborhood, for 2, 3 and 4 players
LARGE_GEMS = (1, 1, 2)  # how many gems the large one is, for 2, 3 and 4 players
FIRST_LINES = (2, 2, 1)  # the first line of the market in use, for 2, 3 and 4 players
FEWEST_SEATS: Final[i64] = 2
NEUTRAL: Final[i64] = 2  # as an owner of brokers, gems and points, when two play

# The quotation scale.

LOWEST: Final[i64] = 1
HIGHEST: Final[i64] = 15
START_STEP: Final[i64] = 8
COLUMN_MOVES = (2, 1, -1, -2)  # of the strongest column to the weakest

# The final account.

COLOR_POINTS = ((24, 20, 16, 12), (18, 15, 12, 9), (12, 10, 8, 6), (6, 5, 4, 3))  # by place, then by the color's rank
BLACK_POINTS = (0, 1, 4, 8, 12, 16, 20, 24)
THRONE_POINTS = (12, 7, 3, 0)
NEUTRAL_PLACE: Final[i64] = 2  # the neutral player without a gem of a color stands third

# The same, packed.


def _gem(name: str) -> int:
    return WHITE if name == "white" else COLOR_NAMES.index(name)


NEUTRAL_BROKERS: Final[vec[i64]] = vec[i64](list(NEUTRAL_SET))
STRONG_NEUTRAL_BROKERS: Final[vec[i64]] = vec[i64](list(STRONG_NEUTRAL_SET))
SHIP_LARGE: Final[vec[i64]] = vec[i64]([_gem(ship.large) for ship in SHIPS])
SHIP_SMALL: Final[vec[i64]] = vec[i64]([_gem(name) for ship in SHIPS for name in ship.small])
SHIP_COPIES: Final[vec[i64]] = vec[i64]([ship.copies for ship in SHIPS])
SHIP_WHITE: Final[vec[i64]] = vec[i64]([1 if "white" in ship.small else 0 for ship in SHIPS])
CARD_MOMENTS: Final[vec[i64]] = vec[i64]([card.moments for card in CHARACTERS])
CARD_DECIDES: Final[vec[i64]] = vec[i64]([1 if card.decides else 0 for card in CHARACTERS])
SHARES: Final[vec[i64]] = vec[i64]([share for row in GEM_SHARES for share in row])
LARGE: Final[vec[i64]] = vec[i64](list(LARGE_GEMS))
FIRST_LINE: Final[vec[i64]] = vec[i64](list(FIRST_LINES))
MOVES: Final[vec[i64]] = vec[i64](list(COLUMN_MOVES))
COLOR_TABLE: Final[vec[i64]] = vec[i64]([points for row in COLOR_POINTS for points in row])
BLACK_TABLE: Final[vec[i64]] = vec[i64](list(BLACK_POINTS))
THRONE_TABLE: Final[vec[i64]] = vec[i64](list(THRONE_POINTS))
