"""What the rules refuse, noun by noun: each answers with a code, 0 when all is well. Legality is written here, once."""

from typing import Final

from gradlon.games.yspahan.actions import PLACE, PLAY, PLAY_BOTH
from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.tables import (
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    BUILDING_COUNT,
    BUILDING_TAKES_DICE,
    CARD_WAIVES,
    EXCHANGE,
    FIRST_QUARTER,
    GOLD_SQUARE,
    KINDS,
    NO_CAMELS,
    NO_GOLD,
    NOBODY,
    PLACE_SHOP,
    QUARTER_COUNT,
    QUARTER_END,
    QUARTER_FIRST,
    SELL_CAMELS,
    SELL_GOLD,
    SHOP_SOUK,
    SOUK_FIRST,
    SOUK_QUARTER,
    SOUK_SIZE,
    TOWER_COUNT,
    camel_price,
    gold_price,
)
from gradlon.kernel.agenda import FIRST_CODE, NOT_NOW
from gradlon.kernel.ints import append, i64, vec

# The refusal codes, in the order of the game's list.
NOT_ENOUGH_GOLD: Final[i64] = FIRST_CODE
EMPTY_SQUARE: Final[i64] = FIRST_CODE + 1
YELLOW_ONLY: Final[i64] = FIRST_CODE + 2
NO_SHOP_LEFT: Final[i64] = FIRST_CODE + 3
NO_CARD_LEFT: Final[i64] = FIRST_CODE + 4
DICE_LEFT: Final[i64] = FIRST_CODE + 5
NOT_IN_HAND: Final[i64] = FIRST_CODE + 6
SHOP_FILLED: Final[i64] = FIRST_CODE + 7
OTHER_QUARTER: Final[i64] = FIRST_CODE + 8
OTHERS_SOUK: Final[i64] = FIRST_CODE + 9
UNFINISHED_SOUK: Final[i64] = FIRST_CODE + 10
TOO_MANY_STEPS: Final[i64] = FIRST_CODE + 11
TOO_FEW_STEPS: Final[i64] = FIRST_CODE + 12
NOT_BESIDE: Final[i64] = FIRST_CODE + 13
ALREADY_BUILT: Final[i64] = FIRST_CODE + 14
CANNOT_PAY: Final[i64] = FIRST_CODE + 15
ONE_BUILDING: Final[i64] = FIRST_CODE + 16
NOTHING_TO_BUILD: Final[i64] = FIRST_CODE + 17
BUILD_WITH_DICE: Final[i64] = FIRST_CODE + 18
BUILD_AFTER_ACTION: Final[i64] = FIRST_CODE + 19
ONE_DISCOUNT: Final[i64] = FIRST_CODE + 20
ONLY_WITH_TWO: Final[i64] = FIRST_CODE + 21
NOTHING_TO_SELL: Final[i64] = FIRST_CODE + 22
SELLS_NO_MORE: Final[i64] = FIRST_CODE + 23
NOTHING_TO_SWAP: Final[i64] = FIRST_CODE + 24
SWAP_FIRST: Final[i64] = FIRST_CODE + 25
NO_CAMEL: Final[i64] = FIRST_CODE + 26
NOT_SO_MANY: Final[i64] = FIRST_CODE + 27


# Shops.


def has_unfinished(s: Yspahan, seat: i64, quarter: i64) -> bool:
    """Tell whether the seat has begun and not completed a souk in this neighborhood."""
    for souk in range(QUARTER_FIRST[quarter], QUARTER_END[quarter]):
        if s.keeper[souk] == seat and s.filled[souk] < SOUK_SIZE[souk]:
            return True
    return False


def souk_refusal(s: Yspahan, seat: i64, souk: i64) -> i64:
    """Say why the seat may not put a cube in this souk."""
    if s.filled[souk] == 0:
        return UNFINISHED_SOUK if has_unfinished(s, seat, SOUK_QUARTER[souk]) else 0
    if s.keeper[souk] != seat:
        return OTHERS_SOUK
    return SHOP_FILLED if s.filled[souk] == SOUK_SIZE[souk] else 0


def shop_refusal(s: Yspahan, seat: i64, shop: i64) -> i64:
    """Say why the seat may not put a cube in this shop."""
    if s.shop[shop] != NOBODY:
        return SHOP_FILLED
    return souk_refusal(s, seat, SHOP_SOUK[shop])


def quarter_refusal(s: Yspahan, seat: i64, quarter: i64) -> i64:
    """Say why the seat may not supply this neighborhood: no shop is left for it."""
    for souk in range(QUARTER_FIRST[quarter], QUARTER_END[quarter]):
        if souk_refusal(s, seat, souk) == 0:
            return 0
    return NO_SHOP_LEFT


def city_refusal(s: Yspahan, seat: i64) -> i64:
    """Say why the seat may not put a cube anywhere in the city."""
    for quarter in range(QUARTER_COUNT):
        if quarter_refusal(s, seat, quarter) == 0:
            return 0
    return NO_SHOP_LEFT


def open_shops(s: Yspahan, seat: i64, first_souk: i64, end_souk: i64) -> vec[i64]:
    """List the places in these souks where the seat may put a cube: all those that `shop_refusal` does not refuse."""
    found = vec[i64]()
    for souk in range(first_souk, end_souk):
        if souk_refusal(s, seat, souk) == 0:
            for shop in range(SOUK_FIRST[souk], SOUK_FIRST[souk] + SOUK_SIZE[souk]):
                if s.shop[shop] == NOBODY:
                    found = append(found, PLACE + shop)
    return found


# Groups of dice.


def group_refusal(s: Yspahan, seat: i64, square: i64) -> i64:
    """Say why the seat may not take the dice of this square of the tower."""
    if s.dice(seat, square) > 0:
        return 0
    return YELLOW_ONLY if s.yellow[square] > 0 else EMPTY_SQUARE


def use_refusal(s: Yspahan, seat: i64, square: i64) -> i64:
    """Say why the seat may not take these dice and do what the square is for."""
    code: i64 = group_refusal(s, seat, square)
    if code == 0 and FIRST_QUARTER <= square < GOLD_SQUARE:
        return quarter_refusal(s, seat, square - FIRST_QUARTER)
    return code


def boost_refusal(s: Yspahan, seat: i64, square: i64, card: i64) -> i64:
    """Say why the seat may not do so with one more die for this card."""
    return use_refusal(s, seat, square) if s.holds(seat, card) else NOT_IN_HAND


def fetch_refusal(s: Yspahan, seat: i64, square: i64) -> i64:
    """Say why the seat may not take these dice for a card."""
    code: i64 = group_refusal(s, seat, square)
    if code == 0 and s.cards_left() == 0:
        return NO_CARD_LEFT
    return code


def without_refusal(s: Yspahan, seat: i64) -> i64:
    """Say why the seat may not go without dice: there is a group that it can take."""
    for square in range(TOWER_COUNT):
        if s.dice(seat, square) > 0:
            return DICE_LEFT
    return 0


# Buildings. What is waived of a price is told in bits: NO_CAMELS, NO_GOLD.


def building_refusal(s: Yspahan, seat: i64, building: i64, waived: i64) -> i64:
    """Say why the seat may not build this at the price without what is waived."""
    if s.has(seat, building):
        return ALREADY_BUILT
    if s.camels[seat] < camel_price(building, waived) or s.gold[seat] < gold_price(building, waived):
        return CANNOT_PAY
    return 0


def site_refusal(s: Yspahan, seat: i64, waived: i64) -> i64:
    """Say why the seat may not build anything at the price without what is waived."""
    for building in range(BUILDING_COUNT):
        if building_refusal(s, seat, building, waived) == 0:
            return 0
    return NOTHING_TO_BUILD


def price_refusal(s: Yspahan, seat: i64, waived: i64) -> i64:
    """Say why the seat may not build without paying this: it needs the cards, and may combine them only by the option."""
    if waived == NO_CAMELS | NO_GOLD and not s.both_discounts:
        return ONE_DISCOUNT
    if waived & NO_CAMELS and not s.holds(seat, BUILD_NO_CAMELS):
        return NOT_IN_HAND
    if waived & NO_GOLD and not s.holds(seat, BUILD_NO_GOLD):
        return NOT_IN_HAND
    return site_refusal(s, seat, waived)


def set_aside_refusal(s: Yspahan, seat: i64, square: i64, waived: i64) -> i64:
    """Say why the seat may not set these dice aside and build."""
    if not BUILDING_TAKES_DICE[s.seats]:
        return ONLY_WITH_TWO
    code: i64 = group_refusal(s, seat, square)
    return code if code != 0 else price_refusal(s, seat, waived)


# Cards as free actions. `closed` is the refusal of the turn's own building at this moment, 0 when it may be built.


def discount_refusal(s: Yspahan, seat: i64, waived: i64, closed: i64) -> i64:
    """Say why the seat may not play discount cards for a building."""
    if BUILDING_TAKES_DICE[s.seats]:
        return BUILD_WITH_DICE
    code: i64 = price_refusal(s, seat, waived)
    return closed if code == 0 and s.discount_is_build else code


def card_refusal(s: Yspahan, seat: i64, card: i64, closed: i64) -> i64:
    """Say why the seat may not play this card."""
    if not s.holds(seat, card):
        return NOT_IN_HAND
    if card == PLACE_SHOP:
        return city_refusal(s, seat)
    if card == SELL_CAMELS:
        return 0 if s.camels[seat] > 0 else NOTHING_TO_SELL
    if card == SELL_GOLD:
        return 0 if s.gold[seat] > 0 else NOTHING_TO_SELL
    if card == EXCHANGE:
        return 0 if s.camels[seat] + s.gold[seat] > 0 else NOTHING_TO_SWAP
    if CARD_WAIVES[card] != 0:
        return discount_refusal(s, seat, CARD_WAIVES[card], closed)
    return 0


def free_refusal(s: Yspahan, seat: i64, action: i64, closed: i64) -> i64:
    """Say why the seat may not take this free action: play a card, or both discount cards together."""
    if PLAY <= action < PLAY_BOTH:
        return card_refusal(s, seat, action - PLAY, closed)
    if action == PLAY_BOTH:
        return discount_refusal(s, seat, NO_CAMELS | NO_GOLD, closed)
    return NOT_NOW


def with_free_actions(s: Yspahan, seat: i64, closed: i64, menu: vec[i64]) -> vec[i64]:
    """Add the free actions to a list of actions that all come before them."""
    if s.cards[seat] > 0:
        for card in range(KINDS):
            if s.hand[seat * KINDS + card] > 0 and card_refusal(s, seat, card, closed) == 0:
                menu = append(menu, PLAY + card)
        if discount_refusal(s, seat, NO_CAMELS | NO_GOLD, closed) == 0:
            menu = append(menu, PLAY_BOTH)
    return menu
