"""The components as printed: the city, its road, the tower, the caravan, the cards and the buildings."""

from typing import Final, NamedTuple

from gradlon.kernel.ints import i64, vec

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1

# The city.


class Souk(NamedTuple):
    """A souk: the shops of one colour in one neighborhood, and its points at the end of the week."""

    quarter: str
    colour: str
    shops: int
    points: int

    @property
    def name(self) -> str:
        """Give the souk's word."""
        return f"{self.quarter}_{self.colour}"


QUARTERS = ("sack", "barrel", "chest", "vase")

SOUKS = (
    Souk("sack", "pink", 6, 8),
    Souk("sack", "yellow", 5, 6),
    Souk("sack", "white", 3, 3),
    Souk("sack", "blue", 4, 4),
    Souk("barrel", "white", 2, 3),
    Souk("barrel", "yellow", 4, 6),
    Souk("barrel", "blue", 3, 4),
    Souk("barrel", "pink", 5, 8),
    Souk("chest", "yellow", 3, 6),
    Souk("chest", "blue", 2, 4),
    Souk("chest", "pink", 4, 8),
    Souk("vase", "blue", 1, 4),
    Souk("vase", "yellow", 2, 6),
    Souk("vase", "orange", 3, 12),
)

SHOPS = tuple(f"{souk.name}_{number + 1}" for souk in SOUKS for number in range(souk.shops))


class Square(NamedTuple):
    """A square of the road: its arm, its distance from the centre, and the shops beside it."""

    arm: str
    distance: int
    shops: tuple[str, ...]

    @property
    def name(self) -> str:
        """Give the square's word: `centre`, or the arm and the distance."""
        return f"{self.arm}{self.distance}" if self.arm else "centre"


ROAD = (
    Square("", 0, ()),
    Square("w", 1, ("sack_white_2",)),
    Square("w", 2, ("chest_blue_2",)),
    Square("w", 3, ("sack_white_1",)),
    Square("w", 4, ("chest_blue_1",)),
    Square("w", 5, ("sack_yellow_2",)),
    Square("w", 6, ("chest_yellow_3",)),
    Square("w", 7, ("sack_yellow_1",)),
    Square("w", 8, ("chest_yellow_2",)),
    Square("w", 9, ("sack_pink_1",)),
    Square("w", 10, ("chest_yellow_1",)),
    Square("e", 1, ("barrel_white_1", "vase_blue_1")),
    Square("e", 2, ("barrel_white_2",)),
    Square("e", 3, ("vase_orange_1",)),
    Square("e", 4, ("barrel_yellow_1",)),
    Square("e", 5, ("vase_orange_2",)),
    Square("e", 6, ("barrel_yellow_2",)),
    Square("e", 7, ("vase_orange_3",)),
    Square("n", 1, ("vase_blue_1",)),
    Square("n", 2, ("chest_pink_1",)),
    Square("n", 3, ("vase_yellow_1",)),
    Square("n", 4, ("chest_pink_2",)),
    Square("s", 1, ("sack_white_2", "barrel_white_1")),
    Square("s", 2, ("sack_white_3",)),
    Square("s", 3, ("barrel_blue_1",)),
    Square("s", 4, ("sack_blue_1",)),
    Square("s", 5, ("barrel_pink_2",)),
    Square("s", 6, ("sack_blue_2",)),
    Square("s", 7, ("barrel_pink_1",)),
)

CENTRE: Final[i64] = 0
STEP_PRICE: Final[i64] = 1  # gold for each step of the Supervisor more or fewer than the dice show


def _distance(a: Square, b: Square) -> int:
    """Count the steps between two squares. The road is a tree: the one way without turning back is the shortest."""
    return abs(a.distance - b.distance) if a.arm == b.arm else a.distance + b.distance


QUARTER_COUNT: Final[i64] = len(QUARTERS)
SOUK_COUNT: Final[i64] = len(SOUKS)
SHOP_COUNT: Final[i64] = len(SHOPS)
ROAD_COUNT: Final[i64] = len(ROAD)

SOUK_QUARTER: Final = vec[i64]([i64(QUARTERS.index(souk.quarter)) for souk in SOUKS])
SOUK_SIZE: Final = vec[i64]([i64(souk.shops) for souk in SOUKS])
SOUK_POINTS: Final = vec[i64]([i64(souk.points) for souk in SOUKS])
SOUK_FIRST: Final = vec[i64]([i64(SHOPS.index(f"{souk.name}_1")) for souk in SOUKS])  # its first shop; the others follow
SHOP_SOUK: Final = vec[i64]([i64(i) for i, souk in enumerate(SOUKS) for _ in range(souk.shops)])
QUARTER_FIRST: Final = vec[i64]([i64(min(i for i, souk in enumerate(SOUKS) if souk.quarter == name)) for name in QUARTERS])
QUARTER_END: Final = vec[i64]([i64(max(i for i, souk in enumerate(SOUKS) if souk.quarter == name) + 1) for name in QUARTERS])
STEPS: Final = vec[i64]([i64(_distance(a, b)) for a in ROAD for b in ROAD])  # STEPS[from * ROAD_COUNT + to]
BESIDE: Final = vec[i64]([i64(SHOPS.index(square.shops[0])) if square.shops else NOTHING for square in ROAD])
ALSO_BESIDE: Final = vec[i64]([i64(SHOPS.index(square.shops[1])) if len(square.shops) > 1 else NOTHING for square in ROAD])

# The tower and the calendar.

TOWER = ("camels", *QUARTERS, "gold")  # the squares, from bottom to top
TOWER_COUNT: Final[i64] = len(TOWER)
CAMEL_SQUARE: Final[i64] = 0
FIRST_QUARTER: Final[i64] = 1  # the square of the first neighborhood; the others lie above it
GOLD_SQUARE: Final[i64] = TOWER_COUNT - 1

FACES: Final[i64] = 6
FAIR_DIE: Final = vec[i64]([1, 1, 1, 1, 1, 1])  # the weight of each face
DICE_FOR_CARD: Final[i64] = 1  # more dice in a group, for a card discarded
YELLOW_DICE: Final[i64] = 3
YELLOW_PRICE: Final[i64] = 1  # gold for each yellow die

WEEKS: Final[i64] = 3
DAYS: Final[i64] = 7
START_GOLD: Final[i64] = 2
MOST_SEATS: Final[i64] = 4


class Table(NamedTuple):
    """What changes with the number of players."""

    seats: int
    white_dice: int
    camels_in_line: int  # of the caravan
    turns: tuple[int, ...]  # of a day, as places in the order of play
    last_day_by_score: bool  # on the last day the lowest score begins
    building_takes_dice: bool  # building is an action with a group of dice; the yellow dice stay for the first player's day


TABLES = (
    Table(2, 8, 2, (0, 1, 0), True, True),
    Table(3, 9, 3, (0, 1, 2), False, False),
    Table(4, 9, 4, (0, 1, 2, 3), True, False),
)


def _by_seats(column: str) -> list[i64]:
    """Give a column of TABLES, indexed by the number of seats."""
    rows = {row.seats: int(row._asdict()[column]) for row in TABLES}
    return [i64(rows.get(seats, 0)) for seats in range(MOST_SEATS + 1)]


def _turns() -> list[tuple[int, ...]]:
    """Give the turns of a day, indexed by the number of seats."""
    rows = {row.seats: row.turns for row in TABLES}
    return [rows.get(seats, ()) for seats in range(MOST_SEATS + 1)]


WHITE_DICE: Final = vec[i64](_by_seats("white_dice"))
CAMELS_IN_LINE: Final = vec[i64](_by_seats("camels_in_line"))
TURN_COUNT: Final = vec[i64]([i64(len(turns)) for turns in _turns()])
# TURNS[seats * MOST_SEATS + i] is the place in the order of play of the day's turn i.
TURNS: Final = vec[i64]([i64((*turns, 0, 0, 0, 0)[i]) for turns in _turns() for i in range(MOST_SEATS)])
LAST_DAY_BY_SCORE: Final = vec[i64](_by_seats("last_day_by_score"))
BUILDING_TAKES_DICE: Final = vec[i64](_by_seats("building_takes_dice"))

# The caravan: three lines of camels, from bottom to top.

CAMEL_TO_SAVE: Final[i64] = 1  # the price of keeping a cube in its shop
CARAVAN_LINES: Final[i64] = 3
CARAVAN_MOST: Final[i64] = 12
LINE_POINTS: Final = vec[i64]([2, 1, 0])  # when a cube is placed there
LINE_FACTOR: Final = vec[i64]([1, 2, 3])  # when the caravan is counted: cubes times the highest line

# The cards.

NO_CAMELS: Final[i64] = 1  # what a builder need not pay, as bits
NO_GOLD: Final[i64] = 2


class Card(NamedTuple):
    """A kind of card: what it brings, the most one may sell with it and for how much each, what it lets a builder off."""

    name: str
    copies: int = 2
    gold: int = 0
    camels: int = 0
    most: int = 0
    each: int = 0
    waives: int = 0


CARDS = (
    Card("gold3", gold=3),
    Card("camel3", camels=3),
    Card("place_shop"),
    Card("place_caravan"),
    Card("sell_camels", most=4, each=2),
    Card("sell_gold", most=10, each=1),
    Card("build_no_camels", waives=NO_CAMELS),
    Card("build_no_gold", waives=NO_GOLD),
    Card("exchange"),
)

GOLD3: Final[i64] = 0
CAMEL3: Final[i64] = 1
PLACE_SHOP: Final[i64] = 2
PLACE_CARAVAN: Final[i64] = 3
SELL_CAMELS: Final[i64] = 4
SELL_GOLD: Final[i64] = 5
BUILD_NO_CAMELS: Final[i64] = 6
BUILD_NO_GOLD: Final[i64] = 7
EXCHANGE: Final[i64] = 8

KINDS: Final[i64] = len(CARDS)
ALL_CARDS: Final[i64] = sum(card.copies for card in CARDS)
CARD_COPIES: Final = vec[i64]([i64(card.copies) for card in CARDS])
CARD_GOLD: Final = vec[i64]([i64(card.gold) for card in CARDS])
CARD_CAMELS: Final = vec[i64]([i64(card.camels) for card in CARDS])
CARD_MOST: Final = vec[i64]([i64(card.most) for card in CARDS])
CARD_EACH: Final = vec[i64]([i64(card.each) for card in CARDS])
CARD_WAIVES: Final = vec[i64]([i64(card.waives) for card in CARDS])
SELL_MOST: Final[i64] = max(card.most for card in CARDS)

# The buildings.


class Building(NamedTuple):
    """A building: its price, and how much it adds where it helps."""

    name: str
    camels: int
    gold: int
    bonus: int


BUILDINGS = (
    Building("paddock", 2, 0, 1),  # camels more
    Building("shop", 2, 2, 2),  # gold more
    Building("hammam", 2, 2, 3),  # steps of the Supervisor more or fewer
    Building("caravanserai", 3, 3, 1),  # card for each good sent to the caravan
    Building("bazaar", 4, 4, 2),  # points more for each completed souk
    Building("hoist", 4, 4, 1),  # cube more
)

PADDOCK: Final[i64] = 0
SHOP: Final[i64] = 1
HAMMAM: Final[i64] = 2
CARAVANSERAI: Final[i64] = 3
BAZAAR: Final[i64] = 4
HOIST: Final[i64] = 5

BUILDING_COUNT: Final[i64] = len(BUILDINGS)
BUILDING_CAMELS: Final = vec[i64]([i64(building.camels) for building in BUILDINGS])
BUILDING_GOLD: Final = vec[i64]([i64(building.gold) for building in BUILDINGS])
BUILDING_BONUS: Final = vec[i64]([i64(building.bonus) for building in BUILDINGS])
BUILDING_POINTS: Final = vec[i64]([0, 0, 5, 5, 5, 10])  # of the first, second... building that a player builds


def camel_price(building: i64, waived: i64) -> i64:
    """Give the camels that a building costs, unless they are waived."""
    return 0 if waived & NO_CAMELS else BUILDING_CAMELS[building]


def gold_price(building: i64, waived: i64) -> i64:
    """Give the gold that a building costs, unless it is waived."""
    return 0 if waived & NO_GOLD else BUILDING_GOLD[building]
