"""The components as printed: cubes, tiles, board, castle, favor table, money.

The rows are for people. The packed columns below them are derived at import, for the rules.
"""

from typing import Final, NamedTuple

from gradlon.kernel.ints import i64, vec

NOBODY: Final[i64] = -1
SEATS: Final[i64] = 5  # the most that can play; arrays by seat always have this length
COLORS = ("blue", "red", "green", "orange", "black")  # of the markers, by seat

# Cubes. A letter stands for one: "FFC" is two food and one cloth.

CUBES = ("food", "wood", "stone", "cloth", "gold")
LETTERS = "FWSCG"
FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
CLOTH: Final[i64] = 3
GOLD: Final[i64] = 4
KINDS: Final[i64] = 5
GOODS: Final[i64] = 4  # the kinds before gold
CUBE_STOCK = (30, 30, 30, 30, 20)  # in the box; never runs out, substitutes are used

# Buildings: the special ones printed before the bridge, the castle, and the tiles and printed buildings of the road.

BACKGROUNDS = ("special", "neutral", "fixed", "residence", "wood", "stone", "prestige")
NEUTRAL: Final[i64] = 1
WOODEN: Final[i64] = 4
OF_STONE: Final[i64] = 5
PRESTIGE: Final[i64] = 6

USES = (
    "none",
    "special",
    "production",
    "carpenter",
    "mason",
    "architect",
    "lawyer",
    "market",
    "peddler",
    "church",
    "tailor",
    "bank",
    "alchemist",
    "jeweler",
)
NO_USE: Final[i64] = 0


class Offer(NamedTuple):
    """What a building gives to whoever works there, and what it wants for it."""

    cubes: str = ""  # to take
    points: int = 0  # to score
    deniers: int = 0  # to pay
    pay: str = ""  # cubes to pay
    goods: int = 0  # cubes to pay, of any kind but gold


class Building(NamedTuple):
    """A building: its cost in cubes ("*" is a cube of any kind), its points, and what it does."""

    name: str
    background: str
    cost: str = ""
    points: int = 0
    use: str = "none"
    offers: tuple[Offer, ...] = ()  # one of them is chosen
    price: int = 0  # of a cube, at marketplaces and peddlers
    limit: int = 0  # cubes that a peddler sells to one worker
    favors: int = 0  # royal favors for the builder
    income: int = 0  # deniers each turn


BUILDINGS = (
    Building("gate", "special", use="special"),
    Building("trading_post", "special", use="special"),
    Building("guild", "special", use="special"),
    Building("joust_field", "special", use="special"),
    Building("stables", "special", use="special"),
    Building("inn", "special", use="special"),
    Building("castle", "special", use="special"),
    Building("neutral_farm", "neutral", use="production", offers=(Offer("F"), Offer("C"))),
    Building("forest", "neutral", use="production", offers=(Offer("W"), Offer("F"))),
    Building("neutral_sawmill", "neutral", use="production", offers=(Offer("W"),)),
    Building("neutral_quarry", "neutral", use="production", offers=(Offer("S"),)),
    Building("neutral_market", "neutral", use="market", price=4),
    Building("neutral_carpenter", "neutral", use="carpenter"),
    Building("fixed_peddler", "fixed", use="peddler", price=2, limit=1),
    Building("fixed_carpenter", "fixed", use="carpenter"),
    Building("gold_mine", "fixed", use="production", offers=(Offer("G"),)),
    Building("residence", "residence", points=2, income=1),
    Building("food_farm", "wood", "WF", 2, "production", (Offer("FF"), Offer("C"))),
    Building("cloth_farm", "wood", "WF", 2, "production", (Offer("CC"), Offer("F"))),
    Building("quarry", "wood", "WF", 2, "production", (Offer("SS"),)),
    Building("sawmill", "wood", "WF", 2, "production", (Offer("WW"),)),
    Building("market", "wood", "W*", 4, "market", price=6),
    Building("peddler", "wood", "W*", 4, "peddler", price=1, limit=2),
    Building("mason", "wood", "WF", 4, "mason"),
    Building("lawyer", "wood", "WC", 4, "lawyer"),
    Building("stone_farm", "stone", "SF", 3, "production", (Offer("FFC"),)),
    Building("park", "stone", "SF", 3, "production", (Offer("WWF"),)),
    Building("workshop", "stone", "SF", 3, "production", (Offer("SSC"),)),
    Building("church", "stone", "SC", 3, "church", (Offer(points=3, deniers=2), Offer(points=5, deniers=4)), favors=1),
    Building("tailor", "stone", "SW", 6, "tailor", (Offer(points=4, pay="CC"), Offer(points=6, pay="CCC"))),
    Building("bank", "stone", "SW", 6, "bank", (Offer("G", deniers=2), Offer("GG", deniers=5))),
    Building("alchemist", "stone", "SF", 6, "alchemist", (Offer("G", goods=2), Offer("GG", goods=4))),
    Building("jeweler", "stone", "SC", 6, "jeweler", (Offer(points=5, pay="G"), Offer(points=9, pay="GG"))),
    Building("architect", "stone", "SF", 6, "architect"),
    Building("second_architect", "stone", "SF", 6, "architect"),
    Building("statue", "prestige", "SSG", 7, favors=1),
    Building("granary", "prestige", "FFFG", 10),
    Building("library", "prestige", "WWWG", 10, income=1),
    Building("weaver", "prestige", "CCCG", 12),
    Building("theater", "prestige", "WWWGG", 14, favors=1),
    Building("college", "prestige", "SSSGG", 14, favors=1),
    Building("monument", "prestige", "SSSSGG", 14, favors=2),
    Building("hotel", "prestige", "SSSGG", 16, income=2),
    Building("cathedral", "prestige", "SSSSSGGG", 25),
)
NAMES = tuple(building.name for building in BUILDINGS)
BUILDING_COUNT: Final[i64] = len(BUILDINGS)
NOTHING: Final[i64] = -1  # on an unbuilt space


def _first(background: str) -> i64:
    return [building.background for building in BUILDINGS].index(background)


GATE: Final[i64] = NAMES.index("gate")
TRADING_POST: Final[i64] = NAMES.index("trading_post")
GUILD: Final[i64] = NAMES.index("guild")
JOUST_FIELD: Final[i64] = NAMES.index("joust_field")
STABLES: Final[i64] = NAMES.index("stables")
INN: Final[i64] = NAMES.index("inn")
CASTLE: Final[i64] = NAMES.index("castle")
RESIDENCE: Final[i64] = NAMES.index("residence")  # any number of them
LAWYER: Final[i64] = NAMES.index("lawyer")
JEWELER: Final[i64] = NAMES.index("jeweler")
ARCHITECT: Final[i64] = NAMES.index("architect")
SECOND_ARCHITECT: Final[i64] = NAMES.index("second_architect")
FIRST_NEUTRAL: Final[i64] = _first("neutral")
NEUTRALS: Final[i64] = _first("fixed") - FIRST_NEUTRAL
FIRST_WOOD: Final[i64] = _first("wood")
FIRST_STONE: Final[i64] = _first("stone")
FIRST_PRESTIGE: Final[i64] = _first("prestige")

OFFERS: Final[i64] = 2  # at most, per building; columns by offer are read at building * OFFERS + i

BACKGROUND: Final[vec[i64]] = vec[i64]([BACKGROUNDS.index(row.background) for row in BUILDINGS])
USE: Final[vec[i64]] = vec[i64]([USES.index(row.use) for row in BUILDINGS])
COST: Final[vec[i64]] = vec[i64]([row.cost.count(letter) for row in BUILDINGS for letter in LETTERS])  # building * KINDS + kind
COST_ANY: Final[vec[i64]] = vec[i64]([row.cost.count("*") for row in BUILDINGS])
POINTS: Final[vec[i64]] = vec[i64]([row.points for row in BUILDINGS])
FAVORS: Final[vec[i64]] = vec[i64]([row.favors for row in BUILDINGS])
INCOME: Final[vec[i64]] = vec[i64]([row.income for row in BUILDINGS])
PRICE: Final[vec[i64]] = vec[i64]([row.price for row in BUILDINGS])
LIMIT: Final[vec[i64]] = vec[i64]([row.limit for row in BUILDINGS])
OFFER_COUNT: Final[vec[i64]] = vec[i64]([len(row.offers) for row in BUILDINGS])
_ALL = [offer for row in BUILDINGS for offer in (*row.offers, Offer(), Offer())[:OFFERS]]
OFFER_CUBES: Final[vec[i64]] = vec[i64]([offer.cubes.count(letter) for offer in _ALL for letter in LETTERS])
OFFER_FIRST: Final[vec[i64]] = vec[i64]([LETTERS.find(offer.cubes[:1] or "-") for offer in _ALL])  # the kind named first
OFFER_POINTS: Final[vec[i64]] = vec[i64]([offer.points for offer in _ALL])
OFFER_DENIERS: Final[vec[i64]] = vec[i64]([offer.deniers for offer in _ALL])
OFFER_PAY: Final[vec[i64]] = vec[i64]([offer.pay.count(letter) for offer in _ALL for letter in LETTERS])
OFFER_GOODS: Final[vec[i64]] = vec[i64]([offer.goods for offer in _ALL])

# The road, from the space next to the bridge to the last; 0 is beside the road.

LAST: Final[i64] = 28
ROADS = tuple(str(number) for number in range(1, LAST + 1))
FIXED_SPACES = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
START_SPACE: Final[i64] = NEUTRALS  # of bailiff and provost: the last neutral tile
FIRST_BUILT: Final[i64] = 9  # the first space that is unbuilt at the beginning

# Where a worker can stand: one per building, except that stables, inn and castle have circles of their own.

STABLE_CIRCLES: Final[i64] = 3
STABLE_1: Final[i64] = BUILDING_COUNT  # the circles of the stables
INN_RIGHT: Final[i64] = STABLE_1 + STABLE_CIRCLES  # the inn's left circle is the building's own place
CASTLE_1: Final[i64] = INN_RIGHT + 1  # the castle's numbered spaces
PLACES: Final[i64] = CASTLE_1 + SEATS

# The castle.


class Section(NamedTuple):
    """A section of the castle: its spaces, points per house, loss without one, favors by houses, and the bailiff's marker."""

    name: str
    spaces: int
    points: int
    penalty: int
    favors: tuple[int, ...]  # the houses that bring one favor, two, three
    marker: int  # the road space that triggers its scoring
    columns: int  # of the favor table, open once it has been scored


CASTLE_SECTIONS = (
    Section("dungeon", 6, 5, 2, (2,), 12, 4),
    Section("walls", 10, 4, 3, (2, 3, 5), 18, 5),
    Section("towers", 14, 3, 4, (2, 4, 6), 24, 5),
)
SECTION_NAMES = tuple(section.name for section in CASTLE_SECTIONS)
SECTIONS: Final[i64] = 3
TOWERS: Final[i64] = 2
HOUSE_STOCK: Final[i64] = 3  # where the houses not yet used are counted, after the sections
HOUSES: Final[i64] = 20  # of each player; never run out, substitutes are used
SECTION_SPACES: Final[vec[i64]] = vec[i64]([section.spaces for section in CASTLE_SECTIONS])
SECTION_POINTS: Final[vec[i64]] = vec[i64]([section.points for section in CASTLE_SECTIONS])
SECTION_PENALTY: Final[vec[i64]] = vec[i64]([section.penalty for section in CASTLE_SECTIONS])
SECTION_MARKER: Final[vec[i64]] = vec[i64]([section.marker for section in CASTLE_SECTIONS])
NEVER: Final[i64] = 99
FAVOR_STEPS: Final[i64] = 3
SECTION_FAVORS: Final[vec[i64]] = vec[i64](
    [houses for section in CASTLE_SECTIONS for houses in (*section.favors, NEVER, NEVER)[:FAVOR_STEPS]]
)
COLUMNS: Final[vec[i64]] = vec[i64]([2] + [section.columns for section in CASTLE_SECTIONS])  # open after so many scorings

BATCHES = ("wood_stone", "wood_cloth", "wood_gold", "stone_cloth", "stone_gold", "cloth_gold")  # besides the food
BATCH_A: Final[vec[i64]] = vec[i64]([CUBES.index(batch.split("_")[0]) for batch in BATCHES])
BATCH_B: Final[vec[i64]] = vec[i64]([CUBES.index(batch.split("_")[1]) for batch in BATCHES])
BATCH_COUNT: Final[i64] = len(BATCHES)
CASTLE_PENALTY: Final[i64] = 2  # points lost by a worker in the castle who builds nothing

# The favor table.

LINES = ("prestige", "deniers", "cubes", "buildings")
LINE_PRESTIGE: Final[i64] = 0
LINE_DENIERS: Final[i64] = 1
LINE_CUBES: Final[i64] = 2
LINE_BUILDINGS: Final[i64] = 3
LINE_COUNT: Final[i64] = 4
FAVOR_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5])  # by column, 0 before the first
FAVOR_DENIERS: Final[vec[i64]] = vec[i64]([0, 3, 4, 5, 6, 7])


class Effect(NamedTuple):
    """An effect of line C or D, with its column."""

    name: str
    column: int


CUBE_EFFECTS = (
    Effect("food", 1),
    Effect("wood", 2),
    Effect("stone", 2),
    Effect("cloth", 3),
    Effect("gold", 5),
    Effect("exchange", 4),
)
BUILDING_EFFECTS = (Effect("carpenter", 2), Effect("mason", 3), Effect("lawyer", 4), Effect("architect", 5))
EFFECTS = tuple(effect.name for effect in (*CUBE_EFFECTS, *BUILDING_EFFECTS))
EFFECT_COLUMN: Final[vec[i64]] = vec[i64]([effect.column for effect in (*CUBE_EFFECTS, *BUILDING_EFFECTS)])
EFFECT_COUNT: Final[i64] = len(EFFECTS)
EXCHANGE: Final[i64] = KINDS  # the effects before it are the five kinds of cube
FIRST_BUILDING_EFFECT: Final[i64] = KINDS + 1
BY_CARPENTER: Final[i64] = FIRST_BUILDING_EFFECT
BY_MASON: Final[i64] = BY_CARPENTER + 1
BY_LAWYER: Final[i64] = BY_CARPENTER + 2
BY_ARCHITECT: Final[i64] = BY_CARPENTER + 3
EXCHANGE_CUBES: Final[i64] = 2  # taken for the one given
ROYAL_DISCOUNT: Final[i64] = 1  # cube or denier less, where the king sends the builder
SIMPLE_FAVOR_POINTS: Final[i64] = 3

# Money and beginnings.

WORKERS: Final[i64] = 6
START_CUBES: Final[vec[i64]] = vec[i64]([2, 1, 0, 0, 0])
START_DENIERS: Final[vec[i64]] = vec[i64]([5, 6, 6, 7, 7])  # by place in the turn order
START_DENIERS_TWO: Final[vec[i64]] = vec[i64]([5, 5])
BASE_INCOME: Final[i64] = 2
PASSING_PRICES: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5])  # of a placement, by players who have passed
PASSING_PRICES_TWO: Final[vec[i64]] = vec[i64]([1, 3])
OWN_PRICE: Final[i64] = 1  # in an own building
INN_PRICE: Final[i64] = 1  # everywhere, from the inn's right circle
FIRST_PASS: Final[i64] = 1  # denier for the first who passes
OWNER_POINTS: Final[i64] = 1  # for another's worker in an own building
TRADING_POST_DENIERS: Final[i64] = 3
PROVOST_STEPS: Final[i64] = 3  # at most, either way
STEPS = ("back_3", "back_2", "back_1", "stay", "forward_1", "forward_2", "forward_3")
STEP_PRICE: Final[i64] = 1  # denier per space
JOUST_DENIERS: Final[i64] = 1
JOUST_CLOTH: Final[i64] = 1
LAWYER_DENIERS: Final[i64] = 1
LAWYER_CLOTH: Final[i64] = 1
BAILIFF_STEPS: Final[i64] = 1
BAILIFF_STEPS_AHEAD: Final[i64] = 2  # when the provost is ahead of him
GOLD_BONUS: Final[i64] = 3  # points per gold cube at the end
CUBES_PER_POINT: Final[i64] = 3
DENIERS_PER_POINT: Final[i64] = 4
