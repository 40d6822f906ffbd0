"""The table as numbers: of hidden brokers, only the values that the seat is shown."""

from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import (
    AWAY,
    CARDS,
    COLORS,
    DISCARDED,
    FRONT,
    GEM_KINDS,
    GEMS_OWNED,
    IN_PLAY,
    KINGS_FAVOR,
    LINES,
    NEIGHBORHOODS,
    NEUTRAL,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    RESERVE,
    SHIP_KINDS,
    SLOTS,
    SPACES,
    TURNS,
    VALUES,
)
from gradlon.games.ys.view import sees
from gradlon.kernel.ints import i64
from gradlon.kernel.observe import Field, Sheet

NEUTRAL_SEATS = 2  # with so many players there is a neutral one
PIECE = 4  # numbers that tell of one broker


def owners(seats: int) -> int:
    """Count the owners of brokers: the seats, and with two players the neutral one."""
    return seats + 1 if seats == NEUTRAL_SEATS else seats


def fields(seats: int) -> list[Field]:
    """Say what `observe` writes, in its order."""
    everyone = owners(seats)
    return [
        Field("turn", 1, TURNS, "the turn"),
        Field("phase", KINGS_FAVOR, 1, "the phase of the turn"),
        Field("neighborhoods", 1, NEIGHBORHOODS, "how many are in use"),
        Field("placements", 1, 4, "how often each player places brokers in a turn"),
        Field("variants", 3, 1, "King's Favor, closed brokers, strong neutral brokers"),
        Field("points", everyone, 30, "of each owner; with two players the neutral one is last"),
        Field("gems", everyone * GEMS_OWNED, 8, "of each owner: blue, green, yellow, red, black"),
        Field("order", seats * seats, 1, "of each seat: its place in the turn order"),
        Field("chosen", seats * seats, 1, "of each seat: the place that it has chosen for this turn"),
        Field("has bid", seats, 1, "1 for each seat that has bid"),
        Field("bid", 2 * VALUES, 1, "the values of the observer's own bid"),
        Field("has offered", seats, 1, "1 for each seat that has put a broker into the throne room"),
        Field("behind", seats, 14, "brokers behind each seat's screen"),
        Field("hand", VALUES, 6, "the observer's own brokers behind the screen, by value"),
        Field("neutral hand", VALUES, 4, "with two players, the observer's neutral brokers, by value"),
        Field("reserve", 1, RESERVE, "brokers beside the board for the King's Favor"),
        Field(
            "brokers", everyone * SLOTS * PIECE, FRONT, "of each broker: its place plus 1, face down, value shown, value plus 1"
        ),
        Field("cards", CARDS * (2 * seats + 1), 1, "of each character: in whose hand, in whose play, or discarded"),
        Field("looks", 1, 3, "what the Spy has left"),
        Field("locked", SPACES, 1, "the Queen's area"),
        Field("palaces", NEIGHBORHOODS * (CARDS + 1), 1, "of each neighborhood: the character there"),
        Field("ports", NEIGHBORHOODS * SHIP_KINDS, 1, "of each neighborhood: the ship there"),
        Field("goods", GEM_KINDS, 3, "gems left of the ship being shared out"),
        Field("lines", LINES * GEM_KINDS, 1, "of each line: its gem"),
        Field("quotations", COLORS, 8, "of each color"),
    ]


def observe(s: Ys, sheet: Sheet) -> None:
    """Write the table as the sheet's seat sees it."""
    sheet.number(s.turn)
    sheet.one_of(s.phase - 1, KINGS_FAVOR)
    sheet.number(s.neighborhoods)
    sheet.number(s.placements)
    sheet.number(s.favor)
    sheet.number(s.closed)
    sheet.number(s.strong)
    for turn in range(s.owners):
        sheet.number(s.points[_owner(s, sheet.seat, turn)])
    for turn in range(s.owners):
        sheet.numbers(s.gems, _owner(s, sheet.seat, turn) * GEMS_OWNED, GEMS_OWNED)
    _write_order(s, sheet)
    _write_screens(s, sheet)
    _write_brokers(s, sheet)
    _write_cards(s, sheet)
    _write_city(s, sheet)


def _owner(s: Ys, me: i64, turn: i64) -> i64:
    """Go through the owners from the observer on; the neutral one stays last."""
    return turn if turn >= s.seats else (me + turn) % s.seats


def _write_order(s: Ys, sheet: Sheet) -> None:
    me: i64 = sheet.seat
    seats: i64 = s.seats
    for turn in range(seats):
        sheet.one_of(s.order[(me + turn) % seats], seats)
    for turn in range(seats):
        sheet.one_of(s.chosen[(me + turn) % seats], seats)
    for turn in range(seats):
        sheet.number(0 if s.bids[(me + turn) % seats] == NOBODY else 1)
    bid: i64 = s.bids[me]
    sheet.one_of(-1 if bid == NOBODY else bid // VALUES, VALUES)
    sheet.one_of(-1 if bid == NOBODY else bid % VALUES, VALUES)
    for turn in range(seats):
        sheet.number(0 if s.offered[(me + turn) % seats] == NOBODY else 1)


def _write_screens(s: Ys, sheet: Sheet) -> None:
    me: i64 = sheet.seat
    for turn in range(s.seats):
        behind: i64 = 0
        for value in range(VALUES):
            behind += s.hand[(me + turn) % s.seats * VALUES + value]
        sheet.number(behind)
    sheet.numbers(s.hand, me * VALUES, VALUES)
    neutral: bool = s.is_neutral(NEUTRAL)
    for value in range(VALUES):
        sheet.number(s.hand[(NEUTRAL + me) * VALUES + value] if neutral else 0)
    sheet.number(s.reserve)


def _write_cards(s: Ys, sheet: Sheet) -> None:
    for card in range(CARDS):
        where: i64 = s.card_at[card]
        sheet.whose(where if where < s.seats else NOBODY)
        sheet.whose(where - IN_PLAY if IN_PLAY <= where < IN_PLAY + s.seats else NOBODY)
        sheet.number(1 if where == DISCARDED else 0)
    sheet.number(s.looks)
    sheet.one_of(s.locked, SPACES)


def _write_city(s: Ys, sheet: Sheet) -> None:
    for place in range(NEIGHBORHOODS):
        sheet.one_of(s.palace[place] if s.palace[place] != NO_CARD else -1, CARDS + 1)
    for place in range(NEIGHBORHOODS):
        sheet.one_of(s.port[place] if s.port[place] != NO_SHIP else -1, SHIP_KINDS)
    sheet.numbers(s.goods, 0, GEM_KINDS)
    for line in range(LINES):
        sheet.one_of(s.line[line], GEM_KINDS)
    sheet.numbers(s.quotation, 0, COLORS)


def _write_brokers(s: Ys, sheet: Sheet) -> None:
    for turn in range(s.owners):
        first: i64 = _owner(s, sheet.seat, turn) * SLOTS
        for piece in range(first, first + SLOTS):
            away: bool = s.at[piece] == AWAY
            shown: bool = not away and sees(s, piece, sheet.seat)
            sheet.number(0 if away else s.at[piece] + 1)
            sheet.number(0 if away else s.face[piece])
            sheet.number(1 if shown else 0)
            sheet.number(s.value[piece] + 1 if shown else 0)
