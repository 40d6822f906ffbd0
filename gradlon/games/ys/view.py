"""What one seat sees, what is hidden from it, and what it could work out."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Any

from gradlon.games.ys.state import ANY, PUBLIC, Ys
from gradlon.games.ys.tables import (
    AREAS_EACH,
    AWAY,
    CARDS,
    COLOR_NAMES,
    COUNTING,
    DISCARDED,
    DOWN,
    FRONT,
    GEMS_OWNED,
    IN_PLAY,
    LOT,
    MARKET,
    NEUTRAL,
    NO_CARD,
    NO_GEM,
    NO_SHIP,
    NOBODY,
    OWNERS,
    SLOTS,
    SPACES,
    THRONE,
    UP,
    VALUES,
)
from gradlon.kernel.game import Said, Secret
from gradlon.kernel.ints import i64, vec

EVERYBODY = -1  # the mask of a thing that is no secret


def look(s: Ys, seat: int) -> dict[str, Any]:
    """Give what a seat sees, or one who only watches."""
    mine = 0 <= seat < s.seats
    return {
        "you": seat if mine else None,
        "turn": int(s.turn),
        "phase": int(s.phase),
        "points": [int(n) for n in s.points[: s.owners]],
        "gems": [_row(s.gems, owner, GEMS_OWNED) for owner in range(s.owners)],
        "order": [int(place) for place in s.order[: s.seats]],
        "chosen": [int(place) for place in s.chosen[: s.seats]],
        "has_bid": [bid != NOBODY for bid in s.bids[: s.seats]],
        "bid": _pair(int(s.bids[seat])) if mine and s.bids[seat] != NOBODY else None,
        "has_offered": [value != NOBODY for value in s.offered[: s.seats]],
        "offered": int(s.offered[seat]) if mine and s.offered[seat] != NOBODY and not s.closed else None,
        "behind": [sum(_row(s.hand, owner, VALUES)) for owner in range(s.seats)],
        "hand": _row(s.hand, seat, VALUES) if mine else None,
        "neutral_hand": _row(s.hand, NEUTRAL + seat, VALUES) if mine and s.is_neutral(NEUTRAL) else None,
        "reserve": int(s.reserve),
        "brokers": [_broker(s, piece, seat) for piece in range(s.owners * SLOTS) if s.at[piece] != AWAY],
        "locked": _or_none(s.locked, NOBODY),
        "looks": int(s.looks),
        "cards": [[card for card in range(CARDS) if s.card_at[card] == owner] for owner in range(s.seats)],
        "in_play": [[card for card in range(CARDS) if s.card_at[card] == IN_PLAY + owner] for owner in range(s.seats)],
        "played": [int(n) for n in s.played[: s.seats]],
        "discarded": [card for card in range(CARDS) if s.card_at[card] == DISCARDED],
        "palaces": [_or_none(card, NO_CARD) for card in s.palace[: s.neighborhoods]],
        "ports": [_or_none(ship, NO_SHIP) for ship in s.port[: s.neighborhoods]],
        "goods": [int(n) for n in s.goods],
        "lines": [_or_none(gem, NO_GEM) for gem in s.line],
        "quotations": [int(step) for step in s.quotation],
        "ships": int(sum(s.ships)),
    }


def _row(array: vec[i64], row: int, width: int) -> list[int]:
    return [int(n) for n in array[row * width : row * width + width]]


def _pair(bid: int) -> list[int]:
    return [bid // VALUES, bid % VALUES]


def _or_none(number: int, nothing: int) -> int | None:
    return None if number == nothing else int(number)


def _broker(s: Ys, piece: int, seat: int) -> dict[str, Any]:
    return {
        "owner": piece // SLOTS,
        "broker": piece % SLOTS,
        "space": int(s.at[piece]),
        "face": int(s.face[piece]),
        "value": int(s.value[piece]) if sees(s, piece, seat) else None,
        "hired": bool(s.hired == piece),
    }


def sees(s: Ys, piece: int, seat: int) -> bool:
    """Tell whether a seat is shown the value of a broker: less than it knows, where looking again is not allowed."""
    owner = piece // SLOTS
    if s.face[piece] == UP or s.known[piece] == PUBLIC:
        return True
    if seat < 0 or s.is_neutral(owner) or (owner == seat and s.closed):
        return False
    return bool(s.known[piece] >> seat & 1)


# The table in lines.


def tell(view: Mapping[str, Any]) -> list[Said]:
    """Tell a view line by line: the city, the market, the players, and what is the reader's own."""
    lines = [Said("table-turn", {"number": view["turn"], "phase": view["phase"]})]
    for n, (ship, card) in enumerate(zip(view["ports"], view["palaces"], strict=True)):
        lines += _neighborhood(n, ship, card)
        lines += _brokers(view, range(n * AREAS_EACH, n * AREAS_EACH + AREAS_EACH))
    if view["locked"] is not None:
        lines.append(Said("table-locked", {"area": view["locked"]}))
    if any(view["goods"]):
        lines.append(Said("table-goods", {"gem": _each(view["goods"])}))
    lines += [Said("table-line", {"line": line, "gem": gem}) for line, gem in enumerate(view["lines"]) if gem is not None]
    lines += _brokers(view, range(MARKET, SPACES))
    lines.append(Said("table-quotations", dict(zip(COLOR_NAMES, view["quotations"], strict=True))))
    for owner in range(len(view["points"])):
        lines += _owner(view, owner)
    return lines + list(_own(view))


def _neighborhood(n: int, ship: int | None, card: int | None) -> Iterator[Said]:
    if ship is not None and card is not None:
        yield Said("table-neighborhood", {"neighborhood": n, "ship": ship, "character": card})
    elif ship is not None:
        yield Said("table-neighborhood_ship", {"neighborhood": n, "ship": ship})


def _brokers(view: Mapping[str, Any], spaces: Iterable[int]) -> Iterator[Said]:
    """Tell space by space who stands there."""
    for space, owner in product(spaces, range(len(view["points"]))):
        there = _signs(view, owner, space)
        if there and owner < len(view["order"]):
            yield Said("table-brokers", {"seat": owner, "space": space, "brokers": there})
        elif there:
            yield Said("table-neutral_brokers", {"space": space, "brokers": there})


def _owner(view: Mapping[str, Any], owner: int) -> Iterator[Said]:
    """Tell of one player: points, gems and cards, and the brokers before the screen and in the throne room."""
    told = {"points": view["points"][owner]} | dict(zip((*COLOR_NAMES, "black"), view["gems"][owner], strict=True))
    if owner >= len(view["order"]):
        yield Said("table-neutral", told)
        return
    place = view["order"][owner]
    if place == NOBODY:
        yield Said("table-seat_undealt", {"seat": owner})
    else:
        yield Said("table-seat", {"seat": owner, "place": place, "count": view["behind"][owner]} | told)
    for message, characters in (("table-cards", view["cards"][owner]), ("table-in_play", view["in_play"][owner])):
        if characters:
            yield Said(message, {"seat": owner, "character": characters})
    for message, where in (("table-front", FRONT), ("table-throne", THRONE)):
        if there := _signs(view, owner, where):
            yield Said(message, {"seat": owner, "brokers": there})


def _own(view: Mapping[str, Any]) -> Iterator[Said]:
    """Tell what only the reader sees."""
    if view["hand"] is not None:
        yield Said("table-hand", {"value": _each(view["hand"])})
    if view["neutral_hand"] is not None:
        yield Said("table-neutral_hand", {"value": _each(view["neutral_hand"])})
    if view["bid"] is not None:
        yield Said("table-bid", {"value": view["bid"][0], "value2": view["bid"][1]})
    if view["offered"] is not None:
        yield Said("table-offered", {"value": view["offered"]})


def _signs(view: Mapping[str, Any], owner: int, space: int) -> str:
    return " ".join(_sign(broker) for broker in view["brokers"] if broker["owner"] == owner and broker["space"] == space)


def _sign(broker: Mapping[str, Any]) -> str:
    """Write a broker as its name and value: b3=4 open, b3=(4) hidden from others, b3=? hidden; ! with the Mercenary."""
    value = "?" if broker["value"] is None else f"({broker['value']})" if broker["face"] == DOWN else str(broker["value"])
    return f"b{broker['broker'] + 1}={value}{'!' if broker['hired'] else ''}"


def _each(counts: Sequence[int]) -> list[int]:
    return [value for value, count in enumerate(counts) for _ in range(count)]


# Secrets.


def secrets(s: Ys) -> list[Secret]:
    """List hidden brokers, what is behind the screens, and the choices not yet shown."""
    found = [
        Secret(f"broker-{piece // SLOTS}-{piece % SLOTS}", int(s.value[piece]), int(s.known[piece]))
        for piece in range(s.owners * SLOTS)
        if s.at[piece] != AWAY and s.known[piece] != PUBLIC
    ]
    for row in range(OWNERS if s.is_neutral(NEUTRAL) else s.seats):
        held = sum(count * 16**value for value, count in enumerate(_row(s.hand, row, VALUES)))
        found.append(Secret(f"screen-{row}", held, EVERYBODY if s.phase >= COUNTING else 1 << (row % s.seats)))
    for seat in range(s.seats):
        if s.bids[seat] != NOBODY:
            found.append(Secret(f"bid-{seat}", int(s.bids[seat]), 1 << seat))
        if s.offered[seat] != NOBODY:
            found.append(Secret(f"offer-{seat}", int(s.offered[seat]), 1 << seat))
    return found


def deducible(s: Ys, seat: int, secret: Secret) -> bool:
    """Go through all that may be, and see whether it agrees in this."""
    kind, *numbers = secret.id.split("-")
    row = int(numbers[0])
    if kind == "bid":
        return len({pair for hand in _screens(s, seat, row) for pair in combinations(hand, 2)}) == 1
    if kind == "offer":
        return len({int(s.value[piece]) for piece in _pieces(s, row) if s.at[piece] == FRONT}) == 1
    if kind == "screen":
        return len(_screens(s, seat, row)) == 1
    piece = row * SLOTS + int(numbers[1])
    row = int(s.screen(piece))
    if s.counted[piece]:
        return len({deal[piece] for deal in _settled_deals(s, seat, row, int(s.counted[piece]))}) == 1
    return len({deal[piece] for deal in _deals(s, seat, row)}) == 1


def _pieces(s: Ys, row: int) -> range:
    """Give the pieces that come from behind one screen."""
    if s.is_neutral(row):
        first = NEUTRAL * SLOTS + (row - NEUTRAL) * LOT
        return range(first, first + LOT)
    return range(row * SLOTS, row * SLOTS + SLOTS)


def _hidden(s: Ys, seat: int, row: int, turn: int) -> list[int]:
    """List the pieces of a screen that the seat has not seen, and whose values together are known from a turn on, or 0."""
    return [
        piece for piece in _pieces(s, row) if s.at[piece] != AWAY and not s.known[piece] >> seat & 1 and s.counted[piece] == turn
    ]


def _settled_deals(s: Ys, seat: int, row: int, turn: int) -> list[dict[int, int]]:
    """List the ways in which brokers can lie whose values are known, but not which is which."""
    pieces = _hidden(s, seat, row, turn)
    values = [int(s.value[piece]) for piece in pieces]
    return [
        deal
        for order in set(permutations(values))
        for deal in [dict(zip(pieces, order, strict=True))]
        if all(s.may[piece] >> value & 1 for piece, value in deal.items())
    ]


def _pool(s: Ys, seat: int, row: int) -> Counter[int]:
    """Count the values that are somewhere among the hidden pieces of a screen and behind it."""
    pool = Counter(int(s.value[piece]) for piece in _hidden(s, seat, row, 0))
    if s.phase < COUNTING:
        pool.update(_each(_row(s.hand, row, VALUES)))
    return pool


def _deals(s: Ys, seat: int, row: int) -> list[dict[int, int]]:
    """List for each value of each hidden piece one way in which it can have it, if there is one."""
    pieces, pool = _hidden(s, seat, row, 0), _pool(s, seat, row)
    bound = [piece for piece in pieces if s.may[piece] != ANY]
    found = []
    for piece in pieces:
        for value in pool:
            rest = pool - Counter([value])
            if s.may[piece] >> value & 1 and _fits(s, [other for other in bound if other != piece], rest):
                found.append({other: value if other == piece else int(s.value[other]) for other in pieces})
    return found


def _fits(s: Ys, bound: Sequence[int], pool: Counter[int]) -> bool:
    """Tell whether the pieces that can't have every value all find one in the pool."""
    if not bound:
        return True
    return any(
        s.may[bound[0]] >> value & 1 and _fits(s, bound[1:], pool - Counter([value])) for value, count in pool.items() if count
    )


def _screens(s: Ys, seat: int, row: int) -> set[tuple[int, ...]]:
    """List all that may be behind a screen."""
    pieces, pool = _hidden(s, seat, row, 0), _pool(s, seat, row)
    bound = [piece for piece in pieces if s.may[piece] != ANY]
    whole = sorted(pool.elements())
    outs = {out for out in combinations(whole, len(pieces)) if _fits(s, bound, Counter(out))}
    return {tuple((pool - Counter(out)).elements()) for out in outs}


# What stays the same.


def conserved(s: Ys) -> dict[str, int]:
    """Count the brokers of each screen by value, the spare 2s apart, and the cards."""
    counts = {"ships": int(sum(s.ships)) + int(s.aside) + sum(ship != NO_SHIP for ship in s.port)}
    counts["characters"] = len(s.card_at)
    for row in range(OWNERS if s.is_neutral(NEUTRAL) else s.seats):
        brokers = _row(s.hand, row, VALUES)
        for piece in _pieces(s, row):
            if s.at[piece] != AWAY:
                brokers[s.value[piece]] += 1
        if row < s.seats:
            brokers[2] += int(s.reserve)
        counts |= {f"screen {row} value {value}": count for value, count in enumerate(brokers)}
    return counts
