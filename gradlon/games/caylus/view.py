"""What a seat sees: everything, for nothing is hidden; and the same line by line."""

from collections.abc import Iterator, Mapping
from typing import Any

from gradlon.games.caylus.state import Caylus
from gradlon.games.caylus.tables import (
    BUILDING_COUNT,
    CASTLE,
    CASTLE_1,
    COLUMNS,
    CUBES,
    FIRST_NEUTRAL,
    FIRST_PRESTIGE,
    FIRST_WOOD,
    INN,
    INN_RIGHT,
    KINDS,
    LAST,
    LINE_COUNT,
    LINES,
    NOBODY,
    NOTHING,
    RESIDENCE,
    SEATS,
    SECTION_NAMES,
    SECTION_SPACES,
    SECTIONS,
    STABLE_1,
    STABLE_CIRCLES,
    STABLES,
)
from gradlon.kernel.game import Said
from gradlon.kernel.ints import i64, vec


def view(s: Caylus, seat: int) -> dict[str, Any]:
    """Show the board: places as arrays by building, by space of the road and by seat; -1 is nobody or nothing."""
    seats = range(s.seats)
    return {
        "you": seat,
        "turn": int(s.turn),
        "phase": int(s.phase),
        "scored": int(s.scored),
        "order": [int(s.order[rank]) for rank in seats],
        "passed": [int(s.passing[place]) for place in range(s.passes)],
        "bailiff": int(s.bailiff),
        "provost": int(s.provost),
        "road": [int(s.road[space]) for space in range(1, LAST + 1)],
        "owner": [int(s.owner[space]) for space in range(1, LAST + 1)],
        "pending": [int(s.pending[space]) for space in range(1, LAST + 1)],
        "worker": [int(s.worker[building]) for building in range(BUILDING_COUNT)],
        "stables": _ints(s.worker, STABLE_1, STABLE_CIRCLES),
        "inn_right": int(s.worker[INN_RIGHT]),
        "castle": _ints(s.worker, CASTLE_1, SEATS),
        "stock": [building for building in range(FIRST_WOOD, BUILDING_COUNT) if s.where[building] == 0],
        "houses": [_ints(s.houses, section * SEATS, s.seats) for section in range(SECTIONS)],
        "favors": 0 if s.simplified else int(COLUMNS[s.scored]),
        "marker": [_ints(s.marker, i * LINE_COUNT, LINE_COUNT) for i in seats],
        "points": [int(s.points[i]) for i in seats],
        "deniers": [int(s.deniers[i]) for i in seats],
        "workers": [int(s.idle[i]) for i in seats],
        "cubes": [_ints(s.cubes, i * KINDS, KINDS) for i in seats],
    }


def _ints(values: vec[i64], first: int, count: int) -> list[int]:
    return [int(values[i]) for i in range(first, first + count)]


def table(view: Mapping[str, Any]) -> list[Said]:
    """Tell the turn, the players, the favors, the castle, the buildings before the bridge, the road and the stock."""
    lines = [Said("table-turn", {"number": view["turn"], "bailiff": view["bailiff"], "provost": view["provost"]})]
    lines += _players(view)
    if view["favors"]:
        lines += _favors(view)
    lines += _castle(view)
    lines += _before_the_bridge(view)
    lines += _road(view)
    lines.append(Said("table-stock", {"building": view["stock"]}))
    return lines


def _players(view: Mapping[str, Any]) -> Iterator[Said]:
    for seat in view["order"]:
        if seat == NOBODY:
            continue
        args = {"seat": seat, "points": view["points"][seat], "deniers": view["deniers"][seat], "workers": view["workers"][seat]}
        cubes = dict(zip(CUBES, view["cubes"][seat], strict=True))
        yield Said("table-player", args | cubes)
    if view["passed"] and view["phase"] <= 4:  # afterwards it no longer matters
        yield Said("table-passing", {"seat": view["passed"]})


def _before_the_bridge(view: Mapping[str, Any]) -> Iterator[Said]:
    for building in range(CASTLE):
        if view["worker"][building] != NOBODY and building != INN:
            yield Said("table-special", {"building": building, "seat": view["worker"][building]})
    for number, seat in enumerate(view["stables"], 1):
        if seat != NOBODY:
            yield Said("table-circle", {"building": int(STABLES), "number": number, "seat": seat})
    if view["worker"][INN] != NOBODY:
        yield Said("table-inn-left", {"seat": view["worker"][INN]})
    if view["inn_right"] != NOBODY:
        yield Said("table-inn-right", {"seat": view["inn_right"]})


def _road(view: Mapping[str, Any]) -> Iterator[Said]:
    for number, building in enumerate(view["road"], 1):
        if building == NOTHING:
            continue
        owner, promised = view["owner"][number - 1], view["pending"][number - 1]
        worker = view["worker"][building] if building != RESIDENCE else NOBODY
        args = {"number": number, "building": building, "owner": owner, "seat": worker}
        if building >= FIRST_PRESTIGE:
            yield Said("table-prestige", args)
        else:
            message = "table-road" + ("-owned" if owner != NOBODY else "") + ("-worker" if worker != NOBODY else "")
            yield Said(message, args | {"work": building - int(FIRST_NEUTRAL)})
        if promised != NOBODY:
            yield Said("table-promised", {"building": building, "seat": promised})


def _castle(view: Mapping[str, Any]) -> Iterator[Said]:
    for seat in range(len(view["points"])):
        houses = {name: view["houses"][i][seat] for i, name in enumerate(SECTION_NAMES)}
        if any(houses.values()):
            yield Said("table-houses", {"seat": seat} | houses)
    rooms = {f"{name}_room": int(SECTION_SPACES[i]) for i, name in enumerate(SECTION_NAMES)}
    built = {name: sum(view["houses"][i]) for i, name in enumerate(SECTION_NAMES)}
    finished = view["scored"] == SECTIONS
    yield Said(
        "table-finished" if finished else "table-castle", built | rooms | ({} if finished else {"section": view["scored"]})
    )
    for number, seat in enumerate(view["castle"], 1):
        if seat != NOBODY:
            yield Said("table-circle", {"building": int(CASTLE), "number": number, "seat": seat})


def _favors(view: Mapping[str, Any]) -> Iterator[Said]:
    for seat, columns in enumerate(view["marker"]):
        if any(columns):
            yield Said("table-marker", {"seat": seat} | dict(zip(LINES, columns, strict=True)))
    yield Said("table-columns", {"number": view["favors"]})


def conserved(s: Caylus) -> Mapping[str, int]:
    """Count cubes, workers, buildings and houses, wherever they are."""
    counts = {name: sum(int(s.cubes[row * KINDS + kind]) for row in range(SEATS + 1)) for kind, name in enumerate(CUBES)}
    for seat in range(s.seats):
        counts[f"workers-{seat}"] = int(s.idle[seat]) + sum(worker == seat for worker in s.worker)
        in_castle = sum(int(s.houses[section * SEATS + seat]) for section in range(SECTIONS + 1))
        counts[f"houses-{seat}"] = in_castle + sum(owner == seat for owner in s.owner)
    on_road = [int(building) for building in s.road if building not in (NOTHING, RESIDENCE)]
    beside = [building for building in range(CASTLE + 1, BUILDING_COUNT) if s.where[building] == 0]
    counts["buildings"] = len(set(on_road + beside))
    return counts
