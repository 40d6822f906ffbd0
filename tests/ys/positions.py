"""Builds positions for the tests: a table with chosen brokers, cards and gems, and words to play on it."""

from gradlon.games.ys import GAME
from gradlon.games.ys.actions import CHARACTER, COLOR, SHIP, SPACE
from gradlon.games.ys.state import ANY, PUBLIC
from gradlon.games.ys.tables import AWAY, DOWN, FRONT, GEMS_OWNED, SLOTS, THRONE, UP, VALUES
from gradlon.kernel.agenda import AUTO, CHANCE
from gradlon.kernel.ints import i64, vec

BLUE, ORANGE, PURPLE, YELLOW = range(4)  # the players of the printed examples
EVERYONE = 15


def table(seats=4, **options):
    """Lay a table in turn 2 with nothing to do: order card 1 for seat 0, 2 for seat 1, and so on."""
    s = GAME.new(seats, options)
    s.agenda = vec[i64]()
    s.turn = 2
    for seat in range(seats):
        s.order[seat] = seat
    s.events = []
    return s


def ask(s, rule, who=AUTO, a=0, b=0):
    """Let a rule happen, or ask it of a seat."""
    s.do(rule, who, a, b)
    s.settle()
    return s


def act(s, seat, *texts):
    """Play actions in words."""
    for text in texts:
        s.apply(seat, GAME.verbs.parse(text))
    return s


def draw(s, *texts):
    """Let chance decide as told."""
    return act(s, CHANCE, *texts)


def why_not(s, seat, text):
    """Give the message with which an action is refused, or None."""
    refusal = GAME.why_not(s, seat, GAME.verbs.parse(text))
    return refusal.message if refusal else None


def legal(s, seat, verb=""):
    """List the legal actions in words, of one verb."""
    return [text for text in map(GAME.verbs.text, s.legal(seat)) if text.split()[0] == (verb or text.split()[0])]


def space(name):
    """Give the number of a space by its name; also `throne` and `front`."""
    return {"throne": int(THRONE), "front": int(FRONT)}.get(name) if name in ("throne", "front") else SPACE.words.index(name)


def put(s, owner, where, *values, hidden=False, lot=0):
    """Put brokers on the table, taken from behind the screen if they are there. Gives the last piece."""
    piece = None
    for value in values:
        row = owner + lot if s.is_neutral(owner) else owner
        if s.hand[row * VALUES + value] > 0:
            s.hand[row * VALUES + value] -= 1
        known = 1 << (lot if s.is_neutral(owner) else owner)
        first = owner * SLOTS + (lot * 4 if s.is_neutral(owner) else 0)
        piece = s.put(first, value, space(where), DOWN if hidden else UP, known if hidden else PUBLIC)
    return piece


def screen(s, owner, *values):
    """Let exactly these brokers be behind a screen."""
    for value in range(VALUES):
        s.hand[owner * VALUES + value] = values.count(value)


def behind(s, row):
    """List the brokers behind a screen."""
    return [value for value in range(VALUES) for _ in range(s.hand[row * VALUES + value])]


def standing(s, owner, where):
    """List the values of an owner's brokers in one place."""
    return [int(s.value[p]) for p in range(owner * SLOTS, owner * SLOTS + SLOTS) if s.at[p] == space(where)]


def give(s, seat, *names, won=1):
    """Give characters to a seat, won in an earlier turn."""
    for name in names:
        s.card_at[CHARACTER.words.index(name)] = seat
        s.won[CHARACTER.words.index(name)] = won


def card(name):
    """Give the number of a character."""
    return CHARACTER.words.index(name)


def color(name):
    """Give the number of a color."""
    return COLOR.words.index(name)


def ship(s, port, name):
    """Moor a ship in a port, from 1."""
    s.port[port - 1] = SHIP.words.index(name)


def own(s, owner, **gems):
    """Let an owner have these gems."""
    for name, count in gems.items():
        s.gems[owner * GEMS_OWNED + (4 if name == "black" else color(name))] = count


def gems(s, owner):
    """List the gems of an owner: blue, green, yellow, red, black."""
    return [int(n) for n in s.gems[owner * GEMS_OWNED : owner * GEMS_OWNED + GEMS_OWNED]]


def points(s):
    """List the points of all owners."""
    return [int(n) for n in s.points[: s.owners]]


def quotations(s):
    """List the quotations: blue, green, yellow, red."""
    return [int(n) for n in s.quotation]


def quote(s, *steps):
    """Set the quotations: blue, green, yellow, red."""
    for i, step in enumerate(steps):
        s.quotation[i] = step


def order(s, *places):
    """Give the seats their order cards, from 1."""
    for seat, place in enumerate(places):
        s.order[seat] = place - 1


def told(s):
    """List the messages of all events."""
    return [event.message for event in s.events]


def pieces(s, owner):
    """List the pieces of an owner that are on the table."""
    return [piece for piece in range(owner * SLOTS, owner * SLOTS + SLOTS) if s.at[piece] != AWAY]


def unsure(s, piece):
    """Tell whether nothing is known of a piece beyond its owner's set."""
    return s.may[piece] == ANY
