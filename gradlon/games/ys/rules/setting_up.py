"""Phase 1: characters, ships and the gems of the market."""

from typing import Any, Final

from gradlon.games.ys.actions import DOCK, REVEAL, SUPPLY
from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import (
    CARDS,
    COLORS,
    FEWEST_SEATS,
    IN_PALACE,
    LARGE,
    LINES,
    SETTING_UP,
    SHIP_KINDS,
    SHIP_LARGE,
    SHIP_SMALL,
    TURNS,
    UNSEEN,
    WHITE,
    WHITE_GEM,
)
from gradlon.kernel.agenda import CHANCE, Rule
from gradlon.kernel.ints import i64, vec


class SetUp(Rule["Ys"]):
    """A character and a ship for each neighborhood, then a ship for the market."""

    section = "4"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        s.phase = SETTING_UP
        for neighborhood in range(s.neighborhoods):
            if s.turn == TURNS:
                s.do(BLUE_EDGED_CARD, a=neighborhood)
            else:
                s.do(REVEAL_CHARACTER, CHANCE, neighborhood)
        for neighborhood in range(s.neighborhoods):
            s.do(DOCK_SHIP, CHANCE, neighborhood)
        s.do(SUPPLY_MARKET, CHANCE)


class RevealCharacter(Rule["Ys"]):
    """Turn up the top card of each pile. As nobody knows the piles, any unseen character may come."""

    section = "5A"
    about = ("neighborhood", "")
    first = REVEAL
    end = REVEAL + CARDS

    def chances(self, s: Ys, a: i64, b: i64, /) -> vec[i64]:
        weights = s.card_at[:]
        for card in range(CARDS):
            weights[card] = 1 if s.card_at[card] == UNSEEN else 0
        return weights

    def choose(self, s: Ys, seat: i64, neighborhood: i64, b: i64, action: i64, /) -> None:
        card: i64 = action - REVEAL
        s.card_at[card] = IN_PALACE
        s.palace[neighborhood] = card
        s.note("reveals", card, neighborhood)


class BlueEdgedCard(Rule["Ys"]):
    """In the last turn, when the piles are used up, a white gem is to be won in each palace."""

    section = "5A"

    def happen(self, s: Ys, neighborhood: i64, b: i64, /) -> None:
        s.palace[neighborhood] = WHITE_GEM
        s.note("reveals", WHITE_GEM, neighborhood)


class DockShip(Rule["Ys"]):
    """Draw a ship for each port, in the order of the neighborhoods."""

    section = "5B"
    about = ("neighborhood", "")
    first = DOCK
    end = DOCK + SHIP_KINDS

    def chances(self, s: Ys, a: i64, b: i64, /) -> vec[i64]:
        return s.ships[:]

    def choose(self, s: Ys, seat: i64, neighborhood: i64, b: i64, action: i64, /) -> None:
        ship: i64 = action - DOCK
        s.ships[ship] -= 1
        s.port[neighborhood] = ship
        s.note("docks", ship, neighborhood)


class SupplyMarket(Rule["Ys"]):
    """Put a gem of each color of one more ship at the head of the lines in use: white first, then by column.

    With four players these are all three; with fewer, the two small ones.
    """

    section = "5C"
    first = SUPPLY
    end = SUPPLY + SHIP_KINDS

    def chances(self, s: Ys, a: i64, b: i64, /) -> vec[i64]:
        return s.ships[:]

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        ship: i64 = action - SUPPLY
        s.ships[ship] -= 1
        s.aside += 1
        gems: i64 = (1 << SHIP_SMALL[ship * 2]) | (1 << SHIP_SMALL[ship * 2 + 1])
        line: i64 = s.first_line()
        if LINES - line > 2:
            gems |= 1 << SHIP_LARGE[ship]
        for i in range(COLORS + 1):
            gem: i64 = (i + WHITE) % (COLORS + 1)
            if (gems >> gem) & 1:
                s.line[line] = gem
                line += 1
        s.note("supplies", ship)


def unload(s: Ys, neighborhood: i64) -> None:
    """Lay out the gems of the ship in a port; the large one is two gems when four play."""
    ship: i64 = s.port[neighborhood]
    for gem in range(i64(len(s.goods))):
        s.goods[gem] = 0
    s.goods[SHIP_LARGE[ship]] += LARGE[s.seats - FEWEST_SEATS]
    s.goods[SHIP_SMALL[ship * 2]] += 1
    s.goods[SHIP_SMALL[ship * 2 + 1]] += 1


SET_UP: Final = SetUp()
REVEAL_CHARACTER: Final = RevealCharacter()
BLUE_EDGED_CARD: Final = BlueEdgedCard()
DOCK_SHIP: Final = DockShip()
SUPPLY_MARKET: Final = SupplyMarket()

RULES: Final[list[Rule[Any]]] = [
    SET_UP,
    REVEAL_CHARACTER,
    BLUE_EDGED_CARD,
    DOCK_SHIP,
    SUPPLY_MARKET,
]
