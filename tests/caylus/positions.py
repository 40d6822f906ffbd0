"""Positions for tests, built piece by piece: a table, what stands on it, a rule to apply, and what is said."""

from gradlon.games.caylus import GAME
from gradlon.games.caylus.rules import RULES
from gradlon.games.caylus.state import STOCK
from gradlon.games.caylus.tables import CASTLE_1, CUBES, HOUSE_STOCK, KINDS, LINE_COUNT, LINES, NAMES, SEATS, STABLE_1
from gradlon.kernel.agenda import AUTO, CHANCE
from gradlon.kernel.game import rule_name
from gradlon.kernel.ints import i64, vec

BLUE, RED, GREEN, ORANGE, BLACK = range(5)
DUNGEON, WALLS, TOWERS = range(3)
NEUTRAL_ROW = ("neutral_farm", "forest", "neutral_sawmill", "neutral_quarry", "neutral_market", "neutral_carpenter")
RULE = {rule_name(rule): rule for rule in RULES}


def building(name):
    return NAMES.index(name)


def table(seats=4, order=(), **options):
    """Set up with the neutral tiles in the order of the data sheet and this turn order; nobody is asked anything yet."""
    s = GAME.new(seats, options)
    for name in NEUTRAL_ROW:
        s.apply(CHANCE, GAME.verbs.parse(f"lay {name}"))
    for seat in order or range(seats):
        s.apply(CHANCE, GAME.verbs.parse(f"draw {('blue', 'red', 'green', 'orange', 'black')[seat]}"))
    for seat in range(seats):
        have(s, seat, deniers=0)
    s.events = []
    return s


def have(s, seat, deniers=None, points=None, **cubes):
    """Give a seat exactly these deniers and points, if named, and exactly these cubes."""
    if deniers is not None:
        s.deniers[seat] = deniers
    if points is not None:
        s.points[seat] = points
    for kind, name in enumerate(CUBES):
        s.cubes[STOCK * KINDS + kind] += s.cubes[seat * KINDS + kind] - cubes.get(name, 0)
        s.cubes[seat * KINDS + kind] = cubes.get(name, 0)


def cubes(s, seat):
    """Tell the cubes of a seat, those that it has."""
    held = {name: int(s.cubes[seat * KINDS + kind]) for kind, name in enumerate(CUBES)}
    return {name: count for name, count in held.items() if count}


def own(s, seat, name, space):
    """Put a building of a seat on a space of the road."""
    s.put_building(space, building(name), seat)


def stand(s, seat, name):
    """Put a worker of a seat in a building: in the first free circle of the stables, the inn's left circle, the castle."""
    place = {"castle": CASTLE_1, "stables": STABLE_1}.get(name, building(name))
    while s.worker[place] != -1:
        place += 1
    s.worker[place] = seat
    s.idle[seat] -= 1


def lodge(s, seat):
    """Put a worker of a seat in the inn's right circle."""
    s.worker[CASTLE_1 - 1] = seat
    s.idle[seat] -= 1


def passed(s, *seats):
    """Let these seats have passed, in this order."""
    for seat in seats:
        s.passing[s.passes] = seat
        s.passes += 1


def houses(s, section, **by_seat):
    """Put houses in a section of the castle: houses(s, DUNGEON, blue=2)."""
    for color, count in by_seat.items():
        seat = ("blue", "red", "green", "orange", "black").index(color)
        s.houses[section * SEATS + seat] += count
        s.houses[HOUSE_STOCK * SEATS + seat] -= count


def built(s, section):
    """Tell the houses of each seat in a section."""
    return [int(s.houses[section * SEATS + seat]) for seat in range(s.seats)]


def marker(s, seat, line, column=None):
    """Put a marker of the favor table on a column, or tell where it is."""
    here = seat * LINE_COUNT + LINES.index(line)
    if column is not None:
        s.marker[here] = column
    return int(s.marker[here])


def start(s, *rules):
    """Apply these rules and nothing else: names, or (name, who, a, b)."""
    s.agenda = vec[i64]()
    s.events = []
    for rule in rules[::-1]:
        name, *numbers = (rule,) if isinstance(rule, str) else rule
        s.do(RULE[name], *(numbers or [AUTO]))
    s.settle()


def say(s, seat, *texts):
    """Let a seat say these things, one after another."""
    for text in texts:
        s.apply(seat, GAME.verbs.parse(text))


def legal(s, seat):
    """List what a seat may say now."""
    return [GAME.verbs.text(int(action)) for action in s.legal(seat)]


def asked(s):
    """Tell which rule asks which seat now; None when nobody is asked."""
    return (rule_name(s.book[s.now]), int(s.who)) if s.who >= 0 else None


def why_not(s, seat, text):
    """Tell the reason and the section of a refusal."""
    refusal = GAME.why_not(s, seat, GAME.verbs.parse(text))
    return refusal and (refusal.message, refusal.section)


def told(s, message):
    """List the arguments of all events with this message, by name."""
    names = GAME.messages[message].split()
    return [tuple(int(n) for n in event.args[: len(names)]) for event in s.events if event.message == message]


def on_road(s, space):
    """Tell the building on a space and its owner."""
    return (NAMES[s.road[space]] if s.road[space] >= 0 else None, int(s.owner[space]))


def points(s):
    return [int(n) for n in s.scores()]


def deniers(s):
    return [int(s.deniers[seat]) for seat in range(s.seats)]


def order(s):
    return [int(s.order[rank]) for rank in range(s.seats)]
