"""Cards: one more die, the free actions, and what each card does."""

from typing import Final

from gradlon.games.yspahan.actions import (
    BUILD,
    DONE,
    ENOUGH,
    PLACE,
    PLAY,
    PLAY_BOTH,
    SELL,
    SWAP_CAMEL,
    SWAP_GOLD,
)
from gradlon.games.yspahan.rules.caravan import (
    LOAD_CARAVAN,
)
from gradlon.games.yspahan.rules.refusals import (
    NOTHING_TO_SELL,
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
from gradlon.kernel.agenda import (
    AUTO,
    Rule,
)
from gradlon.kernel.ints import (
    i64,
    vec,
)


def act_freely(s: Yspahan, seat: i64, action: i64) -> None:
    """Take a free action."""
    if action == PLAY_BOTH:
        s.do(PLAY_DISCOUNT, AUTO, seat, NO_CAMELS | NO_GOLD)
    elif CARD_WAIVES[action - PLAY] != 0:
        s.do(PLAY_DISCOUNT, AUTO, seat, CARD_WAIVES[action - PLAY])
    else:
        s.do(PLAY_CARD, AUTO, seat, action - PLAY)


class DiscardForDie(Rule["Yspahan"]):
    """Discard one card, without its effect, for one more die."""

    section = "8.A"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.spend(a, b)
        s.note("discards", a, b)


class PlayCard(Rule["Yspahan"]):
    """Play a card for its effect."""

    section = "8.B"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.spend(a, b)
        s.note("plays", a, b)
        if b == PLACE_SHOP:
            s.do(PLACE_ANYWHERE, a)
        elif b == PLACE_CARAVAN:
            s.do(LOAD_CARAVAN, AUTO, a, 0)
        elif b in (SELL_CAMELS, SELL_GOLD):
            s.do(SELL_PIECES, a, b)
        elif b == EXCHANGE:
            s.do(SWAP_PIECES, a, s.camels[a], s.gold[a])
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
        return 0 if pieces <= (s.camels[seat] if a == SELL_CAMELS else s.gold[seat]) else NOTHING_TO_SELL

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        pieces: i64 = action - SELL + 1
        if a == SELL_CAMELS:
            s.pay(seat, pieces, 0)
        else:
            s.pay(seat, 0, pieces)
        s.score(seat, pieces * CARD_EACH[a])


class SwapPieces(Rule["Yspahan"]):
    """Exchange camels for gold or gold for camels, one by one; a piece just taken is not exchanged back."""

    section = "8.E"
    about = ("camels", "gold")
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
            s.swap(seat, 1)
            s.do(SWAP_PIECES, seat, a - 1, b)
        elif action == SWAP_GOLD:
            s.swap(seat, -1)
            s.do(SWAP_PIECES, seat, a, b - 1)


class PlayDiscount(Rule["Yspahan"]):
    """Build one building without paying its camels, or without its gold."""

    section = "8.F"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if b & NO_CAMELS:
            s.spend(a, BUILD_NO_CAMELS)
            s.note("plays", a, BUILD_NO_CAMELS)
        if b & NO_GOLD:
            s.spend(a, BUILD_NO_GOLD)
            s.note("plays", a, BUILD_NO_GOLD)
        s.do(CHOOSE_BUILDING, a, b)


class ChooseBuilding(Rule["Yspahan"]):
    """Build one building, at its price without what is waived."""

    section = "II.B"
    about = ("price", "")
    first = BUILD
    end = DONE

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return building_refusal(s, seat, action - BUILD, a)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.build(seat, action - BUILD, a)


DISCARD_FOR_DIE: Final = DiscardForDie()
PLAY_CARD: Final = PlayCard()
PLACE_ANYWHERE: Final = PlaceAnywhere()
SELL_PIECES: Final = SellPieces()
SWAP_PIECES: Final = SwapPieces()
PLAY_DISCOUNT: Final = PlayDiscount()
CHOOSE_BUILDING: Final = ChooseBuilding()
