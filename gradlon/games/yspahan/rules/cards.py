"""Section 8: one more die for a card, and what each card does when it is played."""

from typing import Final

from gradlon.games.yspahan.actions import BUILD, DONE, ENOUGH, PLACE, PLAY, PLAY_BOTH, SELL, SWAP_CAMEL, SWAP_GOLD
from gradlon.games.yspahan.rules.caravan import LOAD_CAMEL
from gradlon.games.yspahan.rules.refusals import (
    NOT_SO_MANY,
    NOTHING_TO_SWAP,
    SELLS_NO_MORE,
    SWAP_FIRST,
    building_refusal,
    open_shops,
    shop_refusal,
)
from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.tables import (
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    CARD_CAMELS,
    CARD_EACH,
    CARD_GOLD,
    CARD_MOST,
    CARD_WAIVES,
    EXCHANGE,
    NO_CAMELS,
    NO_GOLD,
    PLACE_CARAVAN,
    PLACE_SHOP,
    SELL_CAMELS,
    SELL_GOLD,
    SELL_MOST,
    SHOP_COUNT,
    SOUK_COUNT,
)
from gradlon.kernel.agenda import AUTO, Rule
from gradlon.kernel.ints import i64, vec


def act_freely(s: Yspahan, seat: i64, action: i64) -> None:
    """Take a free action: play a card, or both discount cards together."""
    if action == PLAY_BOTH:
        s.do(PLAY_BOTH_DISCOUNTS, AUTO, seat)
    else:
        s.do(PLAY_CARD, AUTO, seat, action - PLAY)


def play_discounts(s: Yspahan, seat: i64, waived: i64) -> None:
    """Play the cards that let the seat off paying this."""
    if waived & NO_CAMELS:
        s.play(seat, BUILD_NO_CAMELS)
    if waived & NO_GOLD:
        s.play(seat, BUILD_NO_GOLD)


class DiscardForDie(Rule["Yspahan"]):
    """Discard one card, without its effect, for one more die."""

    section = "8.A"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.discard(a, b)


class PlayCard(Rule["Yspahan"]):
    """Play a card for its effect."""

    section = "8.B"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.play(a, b)
        if b == PLACE_SHOP:
            s.do(PLACE_ANYWHERE, a)
        elif b == PLACE_CARAVAN:
            s.do(LOAD_CAMEL, AUTO, a)
        elif b in (SELL_CAMELS, SELL_GOLD):
            s.do(SELL_PIECES, a, b)
        elif b == EXCHANGE:
            s.do(EXCHANGE_PIECES, a, s.camels[a], s.gold[a])
        elif CARD_WAIVES[b] != 0:
            s.do(BUILD_CHEAPLY, a, CARD_WAIVES[b])
        elif CARD_GOLD[b] > 0:
            s.gain_gold(a, CARD_GOLD[b])
        else:
            s.gain_camels(a, CARD_CAMELS[b])


class PlaceAnywhere(Rule["Yspahan"]):
    """Place one cube in any shop of the city, by the same rules as when supplying."""

    section = "8.C"
    first = PLACE
    end = PLACE + SHOP_COUNT

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return shop_refusal(s, seat, action - PLACE)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        return open_shops(s, seat, 0, SOUK_COUNT)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.place(seat, action - PLACE)


class SellPieces(Rule["Yspahan"]):
    """Give back camels or gold for points: at least one piece, and no more than the card allows."""

    section = "8.D"
    about = ("card", "")
    first = SELL
    end = SELL + SELL_MOST

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        pieces: i64 = action - SELL + 1
        if pieces > CARD_MOST[a]:
            return SELLS_NO_MORE
        return 0 if pieces <= (s.camels[seat] if a == SELL_CAMELS else s.gold[seat]) else NOT_SO_MANY

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        pieces: i64 = action - SELL + 1
        if a == SELL_CAMELS:
            s.pay(seat, pieces, 0)
        else:
            s.pay(seat, 0, pieces)
        s.score(seat, pieces * CARD_EACH[a])


class ExchangePieces(Rule["Yspahan"]):
    """Exchange camels for gold or gold for camels, one by one; a piece just received is not exchanged back."""

    section = "8.E"
    about = ("camels", "gold")  # that may still be exchanged
    first = SWAP_CAMEL
    end = ENOUGH + 1

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action == SWAP_CAMEL:
            return 0 if a > 0 else NOTHING_TO_SWAP
        if action == SWAP_GOLD:
            return 0 if b > 0 else NOTHING_TO_SWAP
        return 0 if a + b < s.camels[seat] + s.gold[seat] else SWAP_FIRST

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == SWAP_CAMEL:
            s.swap_camel(seat)
            s.do(EXCHANGE_PIECES, seat, a - 1, b)
        elif action == SWAP_GOLD:
            s.swap_gold(seat)
            s.do(EXCHANGE_PIECES, seat, a, b - 1)


class BuildCheaply(Rule["Yspahan"]):
    """Build one building at once, without paying its camels, or without paying its gold."""

    section = "8.F"
    about = ("price", "")
    first = BUILD
    end = DONE

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return building_refusal(s, seat, action - BUILD, a)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.build(seat, action - BUILD, a)


class PlayBothDiscounts(Rule["Yspahan"]):
    """By an option, both discount cards may be played on one building, which is then free."""

    section = "9.B"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        play_discounts(s, a, NO_CAMELS | NO_GOLD)
        s.do(BUILD_CHEAPLY, a, NO_CAMELS | NO_GOLD)


DISCARD_FOR_DIE: Final = DiscardForDie()
PLAY_CARD: Final = PlayCard()
PLACE_ANYWHERE: Final = PlaceAnywhere()
SELL_PIECES: Final = SellPieces()
EXCHANGE_PIECES: Final = ExchangePieces()
BUILD_CHEAPLY: Final = BuildCheaply()
PLAY_BOTH_DISCOUNTS: Final = PlayBothDiscounts()
