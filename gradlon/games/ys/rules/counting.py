"""Phase 4: counting the city, then the market."""

from typing import Any, Final

from gradlon.games.ys.actions import LOWER, RAISE, RANK, TAKE
from gradlon.games.ys.rules.characters import CARD_RULES, ask_for_cards
from gradlon.games.ys.rules.gems import ALL_COLORS, NEUTRAL_TAKES_GEM, win_gem
from gradlon.games.ys.rules.refusals import GEM_GONE, NOT_TIED, lower_refusal, raise_refusal
from gradlon.games.ys.rules.setting_up import unload
from gradlon.games.ys.rules.ties import TIES
from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import (
    AREAS_EACH,
    AT_ONCE,
    BLACK,
    CARD_MOMENTS,
    COLORS,
    COMMERCIAL_AREA,
    COMMERCIAL_POINTS,
    COUNTING,
    DISCARDED,
    END_OF_COUNTING,
    FEWEST_SEATS,
    GEM_KINDS,
    GEMS_OWNED,
    HIGHEST,
    IN_PLAY,
    LINES,
    MERCHANT,
    MERCHANT_POINTS,
    MOVES,
    NO_CARD,
    NO_GEM,
    NOBODY,
    ONE_COLUMN,
    ONE_LINE,
    ONE_NEIGHBORHOOD,
    OWNERS,
    PALACE_AREA,
    PORT_AREA,
    QUEEN,
    SHARES,
    SLOTS,
    START_OF_COUNTING,
    THE_MARKET,
    WHITE_GEM,
)
from gradlon.kernel.agenda import Rule
from gradlon.kernel.ints import i64

MANY_BROKERS: Final[i64] = 64  # more than a column holds: weighs totals of columns against their brokers


class Counting(Rule["Ys"]):
    """Cards of the start, the neighborhoods one after another, the market, cards of the end."""

    section = "8"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        s.phase = COUNTING
        ask_for_cards(s, START_OF_COUNTING)
        for neighborhood in range(s.neighborhoods):
            s.do(COUNT_NEIGHBORHOOD, a=neighborhood)
        s.do(COUNT_MARKET)
        s.do(LAST_CARDS)


class CountNeighborhood(Rule["Ys"]):
    """Turn up the hidden brokers; the ranks take the gems of the ship; then the areas are counted."""

    section = "8A"

    def happen(self, s: Ys, neighborhood: i64, b: i64, /) -> None:
        spaces: i64 = ONE_NEIGHBORHOOD << (neighborhood * AREAS_EACH)
        s.note("counts", neighborhood)
        show_all(s, spaces)
        unload(s, neighborhood)
        above: i64 = 1 << 60
        for rank in range(s.owners):
            winner = TIES.next_best(s, spaces, above)
            if winner == NOBODY:
                break
            above = TIES.standing(s, winner, spaces)
            for _ in range(SHARES[(s.seats - FEWEST_SEATS) * OWNERS + rank]):
                if s.is_neutral(winner):
                    s.do(NEUTRAL_TAKES_GEM, a=winner)
                else:
                    s.do(TAKE_GEM, winner, neighborhood)
        s.do(COUNT_PORT, a=neighborhood)
        s.do(COUNT_COMMERCE, a=neighborhood)
        s.do(COUNT_PALACE, a=neighborhood)
        s.do(LEAVE_NEIGHBORHOOD, a=neighborhood)


def show_all(s: Ys, spaces: i64) -> None:
    """Turn up all hidden brokers on these spaces."""
    for piece in range(s.owners * SLOTS):
        if (spaces >> s.at[piece]) & 1:
            s.show(piece)


def take_all_back(s: Ys, spaces: i64) -> None:
    """Give all brokers on these spaces back to their owners."""
    for piece in range(s.owners * SLOTS):
        if (spaces >> s.at[piece]) & 1:
            s.take_back(piece)


class TakeGem(Rule["Ys"]):
    """Choose one of the gems that are left of the ship."""

    section = "8A"
    about = ("neighborhood", "")
    first = TAKE
    end = TAKE + GEM_KINDS

    def why_not(self, s: Ys, seat: i64, neighborhood: i64, b: i64, action: i64, /) -> i64:
        return 0 if s.goods[action - TAKE] > 0 else GEM_GONE

    def choose(self, s: Ys, seat: i64, neighborhood: i64, b: i64, action: i64, /) -> None:
        s.goods[action - TAKE] -= 1
        win_gem(s, seat, action - TAKE)


class CountPort(Rule["Ys"]):
    """The best total in the port area wins a black gem."""

    section = "8B"

    def happen(self, s: Ys, neighborhood: i64, b: i64, /) -> None:
        winner = TIES.best(s, 1 << (neighborhood * AREAS_EACH + PORT_AREA))
        if winner != NOBODY:
            s.gain(winner, BLACK)


class CountCommerce(Rule["Ys"]):
    """The best total in the commercial area scores three points, or five while the Merchant is in play."""

    section = "8C"

    def happen(self, s: Ys, neighborhood: i64, b: i64, /) -> None:
        winner = TIES.best(s, 1 << (neighborhood * AREAS_EACH + COMMERCIAL_AREA))
        if winner != NOBODY:
            s.score(winner, MERCHANT_POINTS if IN_PLAY <= s.card_at[MERCHANT] < IN_PLAY + OWNERS else COMMERCIAL_POINTS)


class CountPalace(Rule["Ys"]):
    """The best total in the palace area wins the character. Prince, King and white gem act at once."""

    section = "8D"

    def happen(self, s: Ys, neighborhood: i64, b: i64, /) -> None:
        winner = TIES.best(s, 1 << (neighborhood * AREAS_EACH + PALACE_AREA))
        card: i64 = s.palace[neighborhood]
        s.palace[neighborhood] = NO_CARD
        if card != WHITE_GEM:
            s.card_at[card] = DISCARDED
        if winner == NOBODY:
            s.note("loses_card", card, neighborhood)
        elif s.is_neutral(winner):
            s.note("neutral_wins_card", card)
            s.do(NEUTRAL_WINS_CARD, a=winner, b=card)
        else:
            s.note("wins_card", winner, card)
            if card == WHITE_GEM or CARD_MOMENTS[card] == AT_ONCE:
                s.do(CARD_RULES[card], a=winner)
            else:
                s.card_at[card] = winner
                s.won[card] = s.turn


class NeutralWinsCard(Rule["Ys"]):
    """The neutral player scores Prince and King; any other card becomes a gem of the strongest color."""

    section = "12B"

    def happen(self, s: Ys, owner: i64, card: i64, /) -> None:
        if card != WHITE_GEM and CARD_MOMENTS[card] == AT_ONCE:
            s.do(CARD_RULES[card], a=owner)
        else:
            s.gain(owner, s.strongest(ALL_COLORS))


class LeaveNeighborhood(Rule["Ys"]):
    """All brokers of the neighborhood return behind their screens, and the Queen leaves it."""

    section = "8"

    def happen(self, s: Ys, neighborhood: i64, b: i64, /) -> None:
        spaces: i64 = ONE_NEIGHBORHOOD << (neighborhood * AREAS_EACH)
        take_all_back(s, spaces)
        for gem in range(GEM_KINDS):
            s.goods[gem] = 0
        if s.locked != NOBODY and (spaces >> s.locked) & 1:
            s.locked = NOBODY
            s.card_at[QUEEN] = DISCARDED


class CountMarket(Rule["Ys"]):
    """Turn up the hidden brokers; count the lines, the columns and the highest bidder."""

    section = "8"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        s.note("counts_market")
        show_all(s, THE_MARKET)
        for line in range(s.first_line(), LINES):
            s.do(COUNT_LINE, a=line)
        s.do(RANK_COLUMNS)
        s.do(MOVE_QUOTATIONS)
        s.do(HIGHEST_BIDDER)


class CountLine(Rule["Ys"]):
    """The best total on a line wins its gem."""

    section = "8G"

    def happen(self, s: Ys, line: i64, b: i64, /) -> None:
        winner = TIES.best(s, ONE_LINE << line)
        gem: i64 = s.line[line]
        s.line[line] = NO_GEM
        if winner != NOBODY:
            win_gem(s, winner, gem)


class RankColumns(Rule["Ys"]):
    """Rank the columns by their totals, then by their brokers; one player decides between those still level."""

    section = "8H"
    about = ("place", "")
    first = RANK
    end = RANK + COLORS

    def happen(self, s: Ys, place: i64, b: i64, /) -> None:
        while place < COLORS:
            level: i64 = level_columns(s)
            if level & (level - 1):
                s.do(self, TIES.chooser(s), place)
                return
            for color in range(COLORS):
                if (level >> color) & 1:
                    s.rank[place] = color
            place += 1

    def why_not(self, s: Ys, seat: i64, place: i64, b: i64, action: i64, /) -> i64:
        return 0 if (level_columns(s) >> (action - RANK)) & 1 else NOT_TIED

    def choose(self, s: Ys, seat: i64, place: i64, b: i64, action: i64, /) -> None:
        s.rank[place] = action - RANK
        s.note("ranks", seat, action - RANK)
        s.do(self, a=place + 1)


def level_columns(s: Ys) -> i64:
    """Give the strongest of the columns not yet ranked, a bit for each."""
    found: i64 = 0
    highest: i64 = NOBODY
    for color in range(COLORS):
        ranked: bool = color in (s.rank[0], s.rank[1], s.rank[2], s.rank[3])
        strength: i64 = 0
        for owner in range(s.owners):
            spaces: i64 = ONE_COLUMN << (color * LINES)
            strength += s.total(owner, spaces) * MANY_BROKERS + s.brokers(owner, spaces)
        if not ranked and strength >= highest:
            found = (found if strength == highest else 0) | (1 << color)
            highest = strength
    return found


class MoveQuotations(Rule["Ys"]):
    """The quotations move by the ranks of their columns, all at the same time."""

    section = "8H"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        for place in range(COLORS):
            s.quote(s.rank[place], MOVES[place])
        for place in range(COLORS):
            s.rank[place] = NOBODY


class HighestBidder(Rule["Ys"]):
    """The best total on the whole market moves a color of its choice by a step."""

    section = "8I"
    first = RAISE
    end = LOWER + COLORS

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        winner = TIES.best(s, THE_MARKET)
        if winner == NOBODY:
            return
        if s.is_neutral(winner):
            s.do(NEUTRAL_BIDS_HIGHEST, a=winner)
        else:
            s.do(self, winner)

    def why_not(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return raise_refusal(s, action - RAISE) if action < LOWER else lower_refusal(s, action - LOWER)

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action < LOWER:
            s.note("raises", seat, action - RAISE)
            s.quote(action - RAISE, 1)
        else:
            s.note("lowers", seat, action - LOWER)
            s.quote(action - LOWER, -1)


class NeutralBidsHighest(Rule["Ys"]):
    """The neutral player raises the color that it owns most and that can still rise, the leftmost of several."""

    section = "12C"

    def happen(self, s: Ys, owner: i64, b: i64, /) -> None:
        found: i64 = NOBODY
        for color in range(COLORS):
            if s.quotation[color] < HIGHEST and (
                found == NOBODY or s.gems[owner * GEMS_OWNED + color] > s.gems[owner * GEMS_OWNED + found]
            ):
                found = color
        assert found != NOBODY, "four colors never stand at the top together: two of them fall in every turn"
        s.note("neutral_raises", found)
        s.quote(found, 1)


class LastCards(Rule["Ys"]):
    """The cards with the clock are played at the end of the counting."""

    section = "10A"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        ask_for_cards(s, END_OF_COUNTING)


COUNTING_PHASE: Final = Counting()
COUNT_NEIGHBORHOOD: Final = CountNeighborhood()
TAKE_GEM: Final = TakeGem()
COUNT_PORT: Final = CountPort()
COUNT_COMMERCE: Final = CountCommerce()
COUNT_PALACE: Final = CountPalace()
NEUTRAL_WINS_CARD: Final = NeutralWinsCard()
LEAVE_NEIGHBORHOOD: Final = LeaveNeighborhood()
COUNT_MARKET: Final = CountMarket()
COUNT_LINE: Final = CountLine()
RANK_COLUMNS: Final = RankColumns()
MOVE_QUOTATIONS: Final = MoveQuotations()
HIGHEST_BIDDER: Final = HighestBidder()
NEUTRAL_BIDS_HIGHEST: Final = NeutralBidsHighest()
LAST_CARDS: Final = LastCards()

RULES: Final[list[Rule[Any]]] = [
    COUNTING_PHASE,
    COUNT_NEIGHBORHOOD,
    TAKE_GEM,
    COUNT_PORT,
    COUNT_COMMERCE,
    COUNT_PALACE,
    NEUTRAL_WINS_CARD,
    LEAVE_NEIGHBORHOOD,
    COUNT_MARKET,
    COUNT_LINE,
    RANK_COLUMNS,
    MOVE_QUOTATIONS,
    HIGHEST_BIDDER,
    NEUTRAL_BIDS_HIGHEST,
    LAST_CARDS,
]
