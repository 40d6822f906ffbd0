"""The course of the game from the preparation to the final scoring, and all the rules in the order of RULES.md."""

from typing import Final

from gradlon.games.ys.actions import DEAL
from gradlon.games.ys.rules import characters, counting, gems, placing, setting_up, throne_room, ties, turn_order
from gradlon.games.ys.state import Ys
from gradlon.games.ys.tables import (
    BLACK,
    BLACK_TABLE,
    CARDS,
    COLOR_TABLE,
    COLORS,
    DISCARDED,
    FEWEST_SEATS,
    GEMS_OWNED,
    IN_PLAY,
    NEUTRAL,
    NEUTRAL_BROKERS,
    NEUTRAL_PLACE,
    NO_GEM,
    NO_SHIP,
    NOBODY,
    OWNERS,
    STRONG_NEUTRAL_BROKERS,
    THE_FRONT,
    THE_MARKET,
    THE_THRONE,
    THRONE_TABLE,
    TURNS,
    VALUES,
)
from gradlon.kernel.agenda import CHANCE, Rule, number
from gradlon.kernel.ints import i64, vec


class Preparation(Rule["Ys"]):
    """The order cards are dealt; everything else lies ready."""

    section = "3"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        if s.seats == FEWEST_SEATS:
            s.do(NEUTRAL_PLAYER)
        for seat in range(s.seats):
            s.do(DEAL_ORDER_CARD, CHANCE, seat)
        s.do(TURN)


class NeutralPlayer(Rule["Ys"]):
    """With two players a neutral one joins them, and each takes four of its brokers behind the screen."""

    section = "12"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        for row in range(NEUTRAL, OWNERS):
            for value in range(VALUES):
                s.hand[row * VALUES + value] = STRONG_NEUTRAL_BROKERS[value] if s.strong else NEUTRAL_BROKERS[value]


class DealOrderCard(Rule["Ys"]):
    """Deal one of the order cards that are left."""

    section = "3"
    first = DEAL
    end = DEAL + OWNERS

    def chances(self, s: Ys, a: i64, b: i64, /) -> vec[i64]:
        weights = s.points[:]
        for place in range(OWNERS):
            weights[place] = 1 if place < s.seats else 0
        for seat in range(s.seats):
            if s.order[seat] != NOBODY:
                weights[s.order[seat]] = 0
        return weights

    def choose(self, s: Ys, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.order[a] = action - DEAL
        s.note("deals", a, action - DEAL)


class Turn(Rule["Ys"]):
    """Four turns of four phases, or five with the King's Favor; then the final scoring."""

    section = "4"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        if s.turn == TURNS:
            s.do(FINAL_SCORING)
            return
        s.turn += 1
        s.note("turn", s.turn)
        s.do(setting_up.SET_UP)
        s.do(turn_order.TURN_ORDER_PHASE)
        s.do(placing.PLACING_PHASE)
        s.do(counting.COUNTING_PHASE)
        if s.favor:
            s.do(throne_room.KINGS_FAVOR_PHASE)
        s.do(END_OF_TURN)
        s.do(TURN)


class EndOfTurn(Rule["Ys"]):
    """Everyone takes the brokers back; ships and the characters in play are discarded."""

    section = "8K"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        counting.take_all_back(s, THE_MARKET | THE_FRONT)
        for neighborhood in range(s.neighborhoods):
            s.port[neighborhood] = NO_SHIP
            s.aside += 1
        for line in range(i64(len(s.line))):
            s.line[line] = NO_GEM
        for card in range(CARDS):
            if IN_PLAY <= s.card_at[card] < IN_PLAY + OWNERS:
                s.card_at[card] = DISCARDED
        for seat in range(s.seats):
            s.played[seat] = 0
        s.last_two[0] = NOBODY
        s.last_two[1] = NOBODY
        s.looks = 0
        s.hired = NOBODY


class FinalScoring(Rule["Ys"]):
    """Colored gems, black gems, the throne room; then the winner."""

    section = "9"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        s.do(COLORED_GEMS)
        if s.is_neutral(NEUTRAL):
            s.do(NEUTRAL_THIRD_PLACES)
        s.do(BLACK_GEMS)
        if s.favor:
            s.do(THRONE_ROOM)
        s.do(WINNER)


class ColoredGems(Rule["Ys"]):
    """Each color pays its owners by their numbers of gems; tied players all take the lowest place they cover."""

    section = "9A"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        left: i64 = (1 << COLORS) - 1
        for rank in range(COLORS):
            color = s.strongest(left)
            left &= ~(1 << color)
            for owner in range(s.owners):
                owned: i64 = s.gems[owner * GEMS_OWNED + color]
                place: i64 = NOBODY
                for other in range(s.owners):
                    if s.gems[other * GEMS_OWNED + color] >= owned:
                        place += 1
                if owned > 0:
                    s.score_color(owner, color, COLOR_TABLE[place * COLORS + rank])


class NeutralThirdPlaces(Rule["Ys"]):
    """For a color of which it owns no gem, the neutral player scores the third place all the same."""

    section = "12D"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        left: i64 = (1 << COLORS) - 1
        for rank in range(COLORS):
            color = s.strongest(left)
            left &= ~(1 << color)
            if s.gems[NEUTRAL * GEMS_OWNED + color] == 0:
                s.score_color(NEUTRAL, color, COLOR_TABLE[NEUTRAL_PLACE * COLORS + rank])


class BlackGems(Rule["Ys"]):
    """Black gems pay by their number, and from seven on no more."""

    section = "9B"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        most: i64 = i64(len(BLACK_TABLE)) - 1
        for owner in range(s.owners):
            owned: i64 = s.gems[owner * GEMS_OWNED + BLACK]
            if owned > 0:
                s.score(owner, BLACK_TABLE[min(owned, most)], "scores_black")


class ThroneRoom(Rule["Ys"]):
    """The sums in the throne room pay by place; tied players share the points of the places they cover."""

    section = "13B"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        counting.show_all(s, THE_THRONE)
        for seat in range(s.seats):
            total: i64 = s.total(seat, THE_THRONE)
            place: i64 = 0
            tied: i64 = 0
            for other in range(s.seats):
                if s.total(other, THE_THRONE) > total:
                    place += 1
                elif s.total(other, THE_THRONE) == total:
                    tied += 1
            points: i64 = 0
            for covered in range(place, place + tied):
                points += THRONE_TABLE[covered]
            s.score(seat, points // tied, "scores_throne")


class Winner(Rule["Ys"]):
    """Most points win, then most gems; otherwise the victory is shared."""

    section = "9C"

    def happen(self, s: Ys, a: i64, b: i64, /) -> None:
        best = s.first_rating()
        for owner in range(s.owners):
            if s.rating(owner) == best:
                if s.is_neutral(owner):
                    s.note("neutral_wins")
                else:
                    s.note("wins", owner)


PREPARATION: Final = Preparation()
DEAL_ORDER_CARD: Final = DealOrderCard()
NEUTRAL_PLAYER: Final = NeutralPlayer()
TURN: Final = Turn()
END_OF_TURN: Final = EndOfTurn()
FINAL_SCORING: Final = FinalScoring()
COLORED_GEMS: Final = ColoredGems()
NEUTRAL_THIRD_PLACES: Final = NeutralThirdPlaces()
BLACK_GEMS: Final = BlackGems()
THRONE_ROOM: Final = ThroneRoom()
WINNER: Final = Winner()

RULES: Final = number(
    [
        PREPARATION,
        DEAL_ORDER_CARD,
        NEUTRAL_PLAYER,
        TURN,
        *setting_up.RULES,
        *turn_order.RULES,
        *placing.RULES,
        *counting.RULES,
        *ties.RULES,
        *gems.RULES,
        *throne_room.RULES,
        END_OF_TURN,
        FINAL_SCORING,
        COLORED_GEMS,
        NEUTRAL_THIRD_PLACES,
        BLACK_GEMS,
        THRONE_ROOM,
        WINNER,
        *characters.RULES,
    ]
)
