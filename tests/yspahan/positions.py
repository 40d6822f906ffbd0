"""Builds positions: a table without anything to do yet, the things that lie on it, and the rule to begin with."""

import gradlon
from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.tables import BUILDINGS, CARDS, ROAD, SHOPS, SOUKS, TOWER
from gradlon.kernel.agenda import AUTO, OVER
from gradlon.kernel.ints import i64, vec

GAME = gradlon.game("yspahan")

CARD = {card.name: i for i, card in enumerate(CARDS)}
BUILDING = {building.name: i for i, building in enumerate(BUILDINGS)}
SHOP = {name: i for i, name in enumerate(SHOPS)}
SOUK = {souk.name: i for i, souk in enumerate(SOUKS)}
SQUARE = {name: i for i, name in enumerate(TOWER)}
ROAD_SQUARE = {square.name: i for i, square in enumerate(ROAD)}


def table(seats=4, first=0, **options) -> Yspahan:
    """Lay out a game with nothing to do yet; the seat `first` is first player."""
    s = GAME.new(seats, options)
    s.agenda = vec[i64]()
    s.settle()
    s.events = []
    for place in range(seats):
        s.order[place] = (first + place) % seats
    return s


def have(s, seat, gold=None, camels=None, points=None) -> None:
    """Give a player so much."""
    for column, value in ((s.gold, gold), (s.camels, camels), (s.points, points)):
        if value is not None:
            column[seat] = value


def built(s, seat, *names) -> None:
    for name in names:
        s.built[seat] |= 1 << BUILDING[name]


def cubes(s, seat, *shops) -> None:
    """Put cubes of a player in shops."""
    for shop in shops:
        s.place(seat, SHOP[shop])


def whole_souk(s, seat, souk) -> None:
    cubes(s, seat, *(shop for shop in SHOPS if shop.startswith(f"{souk}_")))


def cards(s, seat, *names) -> None:
    """Let a player draw these cards."""
    for name in names:
        s.draw(seat, CARD[name])


def tower(s, **groups) -> None:
    """Put dice on the tower: `sack="2 2 2y"` is two white dice and a yellow one, all showing a two."""
    for name, text in groups.items():
        dice = text.split()
        s.white[SQUARE[name]] = sum("y" not in die for die in dice)
        s.yellow[SQUARE[name]] = sum("y" in die for die in dice)
        s.face[SQUARE[name]] = int(dice[0][0])


def caravan(s, *owners) -> None:
    """Load cubes on the first camels, without scoring for them."""
    for camel, owner in enumerate(owners):
        s.caravan[camel] = owner
    s.loaded = len(owners)


def supervisor(s, square) -> None:
    s.supervisor = ROAD_SQUARE[square]


def begin(s, rule, who=AUTO, a=0, b=0) -> Yspahan:
    """Apply a rule next, until someone has to decide. What was told before is forgotten."""
    s.events = []
    s.do(rule, who, a, b)
    s.settle()
    return s


def act(s, *texts) -> None:
    """Let whoever is to decide do this, one after the other; chance too."""
    for text in texts:
        s.apply(s.who, GAME.verbs.parse(text))


def throw(s, white, yellow="") -> None:
    """Throw these dice."""
    act(s, *(f"die {face}" for face in (white + " " + yellow).split()))


def options(s, verb="") -> list[str]:
    """List what may be done now, or only with one verb: then without it."""
    texts = [GAME.verbs.text(int(action)) for action in s.legal(s.who)]
    return [text.removeprefix(f"{verb} ") for text in texts if not verb or text.split()[0] == verb]


def why(s, text) -> str:
    """Say why whoever is to decide may not do this; empty when it is allowed."""
    refusal = GAME.why_not(s, s.who, GAME.verbs.parse(text))
    return refusal.message if refusal else ""


def asked(s) -> str:
    """Name the rule that asks, or that leaves something to chance; empty when all is done."""
    return "" if s.who == OVER else type(s.book[s.now]).__name__


def groups(s) -> dict[str, str]:
    """Read the tower as `tower` writes it."""
    found = {}
    for name, i in SQUARE.items():
        if s.face[i]:
            found[name] = " ".join([f"{s.face[i]}"] * int(s.white[i]) + [f"{s.face[i]}y"] * int(s.yellow[i]))
    return found


def hand(s, seat) -> list[str]:
    return [card for i, card in enumerate(CARD) for _ in range(int(s.hand[seat * len(CARD) + i]))]


def holds(s, shop):
    """Tell whose cube is in a shop; None if it is empty."""
    return None if s.shop[SHOP[shop]] < 0 else int(s.shop[SHOP[shop]])


def loaded(s) -> list[int]:
    return [int(owner) for owner in s.caravan[: s.loaded]]


def ints(numbers) -> list[int]:
    return [int(number) for number in numbers]


def told(s, message) -> list[tuple[int, ...]]:
    """Give the arguments of all events with this message."""
    names = GAME.messages[message].split()
    return [tuple(int(arg) for arg in event.args[: len(names)]) for event in s.events if event.message == message]
