"""The table as numbers: the own hand, and of other hands only how many cards they hold."""

from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.tables import (
    BUILDING_COUNT,
    CARAVAN_MOST,
    DAYS,
    FACES,
    KINDS,
    ROAD_COUNT,
    SHOP_COUNT,
    TOWER_COUNT,
    WEEKS,
)
from gradlon.kernel.observe import Field, Sheet


def fields(seats: int) -> list[Field]:
    """Say what `observe` writes, in its order."""
    return [
        Field("week", WEEKS, 1, "the week"),
        Field("day", DAYS, 1, "the day of the week"),
        Field("supervisor", ROAD_COUNT, 1, "where the Supervisor stands"),
        Field("order", seats * seats, 1, "for each place in the order of play, whose it is"),
        Field("rolled", 2 * FACES, 3, "dice thrown and not yet on the tower, by face: white, then yellow"),
        Field("white dice", TOWER_COUNT, 4, "on each square of the tower"),
        Field("yellow dice", TOWER_COUNT, 3, "on each square of the tower"),
        Field("face", TOWER_COUNT, FACES, "of the dice on each square of the tower"),
        Field("shops", SHOP_COUNT * seats, 1, "of each shop: whose cube is there"),
        Field("caravan", CARAVAN_MOST * seats, 1, "of each camel of the caravan: whose cube it carries"),
        Field("camels", seats, 10, "of each seat"),
        Field("gold", seats, 10, "of each seat"),
        Field("points", seats, 100, "of each seat"),
        Field("buildings", seats * BUILDING_COUNT, 1, "of each seat: 1 for each building it owns"),
        Field("cards", seats, 5, "of each seat: how many cards it holds"),
        Field("hand", KINDS, 2, "the observer's cards, by kind"),
        Field("deck", 1, 18, "cards left in the deck"),
        Field("discards", KINDS, 2, "the cards in the discard pile, by kind"),
    ]


def observe(s: Yspahan, sheet: Sheet) -> None:
    """Write the table as the sheet's seat sees it."""
    sheet.one_of(s.week - 1, WEEKS)
    sheet.one_of(s.day - 1, DAYS)
    sheet.one_of(s.supervisor, ROAD_COUNT)
    sheet.whose_each(s.order, 0, s.seats)
    sheet.numbers(s.rolled, 0, 2 * FACES)
    sheet.numbers(s.white, 0, TOWER_COUNT)
    sheet.numbers(s.yellow, 0, TOWER_COUNT)
    sheet.numbers(s.face, 0, TOWER_COUNT)
    sheet.whose_each(s.shop, 0, SHOP_COUNT)
    sheet.whose_each(s.caravan, 0, CARAVAN_MOST)
    sheet.by_seat(s.camels, 0, 1)
    sheet.by_seat(s.gold, 0, 1)
    sheet.by_seat(s.points, 0, 1)
    for turn in range(s.seats):
        for building in range(BUILDING_COUNT):
            sheet.number((s.built[(sheet.seat + turn) % s.seats] >> building) & 1)
    sheet.by_seat(s.cards, 0, 1)
    sheet.numbers(s.hand, sheet.seat * KINDS, KINDS)
    sheet.number(s.deck_left())
    sheet.numbers(s.discards, 0, KINDS)
