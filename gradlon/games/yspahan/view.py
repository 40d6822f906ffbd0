"""What one seat sees, what is secret, and what can be worked out."""

from collections.abc import Iterator, Mapping
from typing import Any

from gradlon.games.yspahan.state import Memory, Yspahan
from gradlon.games.yspahan.tables import (
    BUILDINGS,
    CAMELS_IN_LINE,
    CARDS,
    KINDS,
    NOBODY,
    QUARTERS,
    SHOP_SOUK,
    SHOPS,
    SOUKS,
    TOWER,
)
from gradlon.kernel.dice import Rng
from gradlon.kernel.game import Noun, Said, Secret

SOUK = Noun("souk", tuple(souk.name for souk in SOUKS))
QUARTER = Noun("quarter", QUARTERS)
LINE = Noun("line", ("bottom", "middle", "top"))


def view(s: Yspahan, seat: int) -> dict[str, Any]:
    """Give what a seat sees, or a spectator."""
    return {
        "you": seat,
        "week": int(s.week),
        "day": int(s.day),
        "order": _ints(s.order),
        "supervisor": int(s.supervisor),
        "rolled": _ints(s.rolled),
        "white": _ints(s.white),
        "yellow": _ints(s.yellow),
        "face": _ints(s.face),
        "shops": _ints(s.shop),
        "caravan": _ints(s.caravan)[: int(s.camels_in_caravan())],
        "line": int(CAMELS_IN_LINE[s.seats]),
        "points": _ints(s.points),
        "gold": _ints(s.gold),
        "camels": _ints(s.camels),
        "buildings": [[i for i in range(len(BUILDINGS)) if mask >> i & 1] for mask in _ints(s.built)],
        "cards": _ints(s.cards),
        "hand": _cards(hand(s, seat)) if seat >= 0 else None,
        "deck": int(s.deck_left()),
        "discards": _cards(_ints(s.discards)),
    }


def table(view_: Mapping[str, Any]) -> list[Said]:
    """Tell a view line by line: the day, the tower, the city, the caravan, the players, the cards."""
    day = Said("table-day", {"week": view_["week"], "day": view_["day"], "seat": view_["order"][0]})
    return [day, *_tower(view_), *_city(view_), *_caravan(view_), *_players(view_), *_cards_told(view_)]


def _tower(view_: Mapping[str, Any]) -> Iterator[Said]:
    for square in range(len(TOWER)):
        yellow, face = view_["yellow"][square], view_["face"][square]
        if face:
            count = view_["white"][square] + yellow
            yield Said("table-group", {"square": square, "count": count, "yellow": yellow, "face": face - 1})


def _city(view_: Mapping[str, Any]) -> Iterator[Said]:
    yield Said("table-supervisor", {"road": view_["supervisor"]})
    for souk, row in enumerate(SOUKS):
        shops = [shop for shop in range(len(SHOPS)) if SHOP_SOUK[shop] == souk]
        cubes = [shop for shop in shops if view_["shops"][shop] != NOBODY]
        if cubes:
            owner = {"souk": souk, "seat": view_["shops"][cubes[0]], "shop": cubes}
            yield Said("table-souk", owner | {"count": len(cubes), "size": row.shops, "points": row.points})


def _caravan(view_: Mapping[str, Any]) -> Iterator[Said]:
    for line in range(len(LINE.words)):
        cubes = view_["caravan"][line * view_["line"] : (line + 1) * view_["line"]]
        for seat in range(len(view_["points"])):
            if seat in cubes:
                yield Said("table-caravan", {"line": line, "seat": seat, "count": cubes.count(seat)})


def _players(view_: Mapping[str, Any]) -> Iterator[Said]:
    for seat in range(len(view_["points"])):
        yield Said("table-seat", {"seat": seat} | {key: view_[key][seat] for key in ("points", "gold", "camels", "cards")})
        if view_["buildings"][seat]:
            yield Said("table-buildings", {"seat": seat, "building": view_["buildings"][seat]})


def _cards_told(view_: Mapping[str, Any]) -> Iterator[Said]:
    yield Said("table-deck", {"deck": view_["deck"], "card": view_["discards"]})
    if view_["hand"] is not None:
        yield Said("table-hand", {"card": view_["hand"]})


def secrets(s: Yspahan) -> list[Secret]:
    """List the cards in hand, sorted, each known to its own seat. What is in the deck follows from them."""
    return [
        Secret(f"hand-{seat}-{i}", card, 1 << seat)
        for seat in range(int(s.seats))
        for i, card in enumerate(_cards(hand(s, seat)))
    ]


def deducible(s: Yspahan, seat: int, secret: Secret) -> bool:
    """Go through every case of the seat's memory: the lowest and the highest hand that it allows agree in this card."""
    _, owner, place = secret.id.split("-")
    memory = Memory(s, seat, Rng(0))
    found = set()
    for row in range(len(memory.weights)):
        at = row * memory.width
        low: list[int] = []
        high: list[int] = []
        for deck in range(memory.decks):
            start = at + deck * KINDS
            unseen = _cards(_ints(memory.rows[start : start + KINDS]))
            held = int(memory.rows[at + memory.held + deck * memory.seats + int(owner)])
            low += unseen[:held]
            high += unseen[len(unseen) - held :]
        found |= {sorted(low)[int(place)], sorted(high)[int(place)]}
    return len(found) == 1


def conserved(s: Yspahan) -> dict[str, int]:
    """Count each card, and see that the counts of cards and cubes agree with the cards and cubes themselves."""
    counts = {card.name: int(count) for card, count in zip(CARDS, s.all_cards(), strict=True)}
    hands = sum(int(s.cards[seat]) != sum(hand(s, seat)) for seat in range(int(s.seats)))
    souks = 0
    for souk in range(len(SOUKS)):
        cubes = [int(s.shop[shop]) for shop in range(len(SHOPS)) if SHOP_SOUK[shop] == souk and s.shop[shop] != NOBODY]
        keeper = int(s.keeper[souk])
        souks += len(cubes) != s.filled[souk] or set(cubes) != ({keeper} if keeper != NOBODY else set())
    return counts | {"miscounted hands": hands, "miscounted souks": souks}


def hand(s: Yspahan, seat: int) -> list[int]:
    """Count the cards of each kind in a hand."""
    return _ints(s.hand[seat * KINDS : seat * KINDS + KINDS])


def _cards(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]


def _ints(numbers: Any) -> list[int]:  # noqa: ANN401 - a list or a packed array
    return [int(number) for number in numbers]
