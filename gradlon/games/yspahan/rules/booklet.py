"""The rules of Yspahan, in the order of the booklet and of RULES.md."""

from typing import Final

from gradlon.games.yspahan.actions import (
    BOOST,
    BUILD,
    DIE,
    DONE,
    FETCH,
    GIVE_CAMEL,
    GO,
    GO_WITHOUT,
    PLACE,
    PLAY,
    PLAY_BOTH,
    PRICES,
    ROLL,
    SELL,
    SEND,
    SET_ASIDE,
    SUPERVISE,
    TAKE,
)
from gradlon.games.yspahan.rules.caravan import (
    COUNT_CARAVAN,
    DRAW,
    EMPTY_CARAVAN,
    LOAD_CARAVAN,
    TAKE_CARD,
)
from gradlon.games.yspahan.rules.cards import (
    CHOOSE_BUILDING,
    DISCARD_FOR_DIE,
    PLACE_ANYWHERE,
    PLAY_CARD,
    PLAY_DISCOUNT,
    SELL_PIECES,
    SWAP_PIECES,
    act_freely,
)
from gradlon.games.yspahan.rules.refusals import (
    BUILD_WITH_DICE,
    NOT_BESIDE,
    NOT_ENOUGH_GOLD,
    NOT_IN_HAND,
    ONE_BUILDING,
    OTHER_QUARTER,
    TOO_FEW_STEPS,
    TOO_MANY_STEPS,
    building_refusal,
    discount_refusal,
    fetch_refusal,
    free_refusal,
    group_refusal,
    open_shops,
    quarter_refusal,
    set_aside_refusal,
    shop_refusal,
    use_refusal,
    with_free_actions,
    without_refusal,
)
from gradlon.games.yspahan.state import Yspahan
from gradlon.games.yspahan.tables import (
    ALSO_BESIDE,
    BAZAAR,
    BESIDE,
    BUILDING_COUNT,
    BUILDING_TAKES_DICE,
    CAMEL_SQUARE,
    CARD_WAIVES,
    CENTRE,
    DAYS,
    FACES,
    FIRST_QUARTER,
    GOLD_SQUARE,
    HAMMAM,
    HOIST,
    KINDS,
    LAST_DAY_BY_SCORE,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    PADDOCK,
    QUARTER_END,
    QUARTER_FIRST,
    ROAD_COUNT,
    SHOP,
    SHOP_COUNT,
    SHOP_SOUK,
    SOUK_COUNT,
    SOUK_POINTS,
    SOUK_QUARTER,
    SOUK_SIZE,
    STEPS,
    TOWER_COUNT,
    TURNS,
    WEEKS,
    WHITE_DICE,
    YELLOW_DICE,
    YELLOW_PRICE,
)
from gradlon.kernel.agenda import (
    AUTO,
    CHANCE,
    Rule,
    number,
)
from gradlon.kernel.ints import (
    append,
    i64,
    vec,
)

# 3. Weeks and days.


class Day(Rule["Yspahan"]):
    """The first player supplies the tower; then all have their turns."""

    section = "3"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if s.week == WEEKS and s.day == DAYS and LAST_DAY_BY_SCORE[s.seats]:
            s.do(LAST_DAY)
        s.do(SUPPLY_TOWER)


class LastDay(Rule["Yspahan"]):
    """On the last day, the lower your score, the earlier you play; of equals, the later of the day before begins."""

    section = "7"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if s.seats == 2:  # of two equals, the one whose day it is begins
            if s.points[s.order[1]] < s.points[s.order[0]]:
                held: i64 = s.order[0]
                s.order[0] = s.order[1]
                s.order[1] = held
            return
        # The first player of today was second yesterday, and yesterday's first player would be last today.
        waiting = vec[i64]([s.order[s.seats - 1]])
        for i in range(s.seats - 1):
            waiting = append(waiting, s.order[i])
        for place in range(s.seats):
            lowest: i64 = 0
            for i in range(s.seats):
                if waiting[i] == NOBODY:
                    continue
                if waiting[lowest] == NOBODY or s.points[waiting[i]] <= s.points[waiting[lowest]]:
                    lowest = i
            s.order[place] = waiting[lowest]
            waiting[lowest] = NOBODY
        s.note("last_day")


# I. Supplying.


class SupplyTower(Rule["Yspahan"]):
    """The first player throws the dice; in order of play, each player has a turn; the day ends."""

    section = "I"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.note("day", s.week, s.day, s.order[0])
        s.do(BUY_DICE, s.order[0])
        for i in range(MOST_SEATS):
            place: i64 = TURNS[s.seats * MOST_SEATS + i]
            if place != NOBODY:
                s.do(TURN, AUTO, s.order[place])
        s.do(END_OF_DAY)


class BuyDice(Rule["Yspahan"]):
    """Before the throw, add up to three yellow dice at one gold each; cards may be played first."""

    section = "I.A"
    first = ROLL
    end = PLACE

    def asks(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> bool:
        return s.cards[seat] > 0

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action < TAKE:
            return 0 if (action - ROLL) * YELLOW_PRICE <= s.gold[seat] else NOT_ENOUGH_GOLD
        return free_refusal(s, seat, action, False)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        menu = vec[i64]()
        for dice in range(YELLOW_DICE + 1):
            if dice * YELLOW_PRICE <= s.gold[seat]:
                menu = append(menu, ROLL + dice)
        return with_free_actions(s, seat, False, menu)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action < TAKE:
            if action > ROLL:
                s.note("buys_dice", seat, action - ROLL)
                s.pay(seat, 0, (action - ROLL) * YELLOW_PRICE)
            s.do(THROW_DIE, CHANCE, WHITE_DICE[s.seats], action - ROLL)
        else:
            act_freely(s, seat, action)
            s.do(BUY_DICE, seat)


class ThrowDie(Rule["Yspahan"]):
    """Throw the dice one by one: so many white ones, then so many yellow ones."""

    section = "I.A"
    first = DIE
    end = DIE + FACES

    def chances(self, s: Yspahan, a: i64, b: i64, /) -> vec[i64]:
        return vec[i64]([1, 1, 1, 1, 1, 1])

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if a > 0:
            s.rolled[action - DIE] += 1
            a -= 1
        else:
            s.rolled[FACES + action - DIE] += 1
            b -= 1
        if a + b > 0:
            s.do(THROW_DIE, CHANCE, a, b)
        else:
            s.do(FILL_TOWER)


class FillTower(Rule["Yspahan"]):
    """Dice of one value are a group: the lowest to the camels, then square by square, but the highest to the gold."""

    section = "I.B"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        square: i64 = CAMEL_SQUARE
        highest: i64 = 0
        for face in range(FACES):
            if s.rolled[face] + s.rolled[FACES + face] > 0:
                highest = face
        for face in range(FACES):
            if s.rolled[face] + s.rolled[FACES + face] == 0:
                continue
            if face == highest and square > CAMEL_SQUARE:
                square = GOLD_SQUARE
            s.white[square] = s.rolled[face]
            s.yellow[square] = s.rolled[FACES + face]
            s.face[square] = face + 1
            s.rolled[face] = 0
            s.rolled[FACES + face] = 0
            s.note("group", square, s.white[square], s.yellow[square], face)
            square += 1


class RemoveYellowDice(Rule["Yspahan"]):
    """After the first player's action, what is left of the yellow dice leaves the tower."""

    section = "I.C"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for square in range(TOWER_COUNT):
            if s.yellow[square] > 0:
                s.note("removes_yellow", square, s.yellow[square])
                s.yellow[square] = 0
                if s.white[square] == 0:
                    s.face[square] = 0


# II. The players' actions.


class Turn(Rule["Yspahan"]):
    """Select a group of dice and act with it; then build, if you like. With two players, building is such an act."""

    section = "II"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.do(SELECT_DICE, a)
        if BUILDING_TAKES_DICE[s.seats]:
            s.do(FINISH_TURN, a, 1)
        else:
            if a == s.order[0]:
                s.do(REMOVE_YELLOW_DICE)
            s.do(FINISH_TURN, a, 0)


class SelectDice(Rule["Yspahan"]):
    """Take one group of dice for one of its actions; without any group, draw a card. Cards may be played first."""

    section = "II.A"
    first = TAKE
    end = PLACE

    def asks(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> bool:
        return s.cards[seat] > 0

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action < BOOST:
            return use_refusal(s, seat, action - TAKE)
        if action < SUPERVISE:
            if not s.holds(seat, (action - BOOST) % KINDS):
                return NOT_IN_HAND
            return use_refusal(s, seat, (action - BOOST) // KINDS)
        if action < FETCH:
            return group_refusal(s, seat, action - SUPERVISE)
        if action < GO_WITHOUT:
            return fetch_refusal(s, seat, action - FETCH)
        if action == GO_WITHOUT:
            return without_refusal(s, seat)
        if action < BUILD:
            return set_aside_refusal(s, seat, (action - SET_ASIDE) // PRICES, (action - SET_ASIDE) % PRICES)
        return free_refusal(s, seat, action, False)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        menu = vec[i64]()
        groups = vec[i64]()  # the squares with dice for this seat; of them, those that it can use
        usable = vec[i64]()
        for square in range(TOWER_COUNT):
            if s.dice(seat, square) > 0:
                groups = append(groups, square)
                if use_refusal(s, seat, square) == 0:
                    usable = append(usable, square)
                    menu = append(menu, TAKE + square)
        if s.cards[seat] > 0:
            for square in usable:
                for card in range(KINDS):
                    if s.hand[seat * KINDS + card] > 0:
                        menu = append(menu, BOOST + square * KINDS + card)
        for square in groups:
            menu = append(menu, SUPERVISE + square)
        if s.cards_left() > 0:
            for square in groups:
                menu = append(menu, FETCH + square)
        if len(groups) == 0:
            menu = append(menu, GO_WITHOUT)
        if BUILDING_TAKES_DICE[s.seats]:
            for square in groups:
                for waived in range(PRICES):
                    if discount_refusal(s, seat, waived) == 0:
                        menu = append(menu, SET_ASIDE + square * PRICES + waived)
        return with_free_actions(s, seat, False, menu)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action < BOOST:
            self.use(s, seat, action - TAKE, 0)
        elif action < SUPERVISE:
            s.do(DISCARD_FOR_DIE, AUTO, seat, (action - BOOST) % KINDS)
            self.use(s, seat, (action - BOOST) // KINDS, 1)
        elif action < FETCH:
            face: i64 = s.face[action - SUPERVISE]
            s.take_dice(seat, action - SUPERVISE)
            s.do(MOVE_SUPERVISOR, seat, face)
        elif action < GO_WITHOUT:
            s.take_dice(seat, action - FETCH)
            s.do(TAKE_CARD, AUTO, seat)
        elif action == GO_WITHOUT:
            s.note("goes_without", seat)
            s.do(TAKE_CARD, AUTO, seat)
        elif action < BUILD:
            s.take_dice(seat, (action - SET_ASIDE) // PRICES)
            s.do(PLAY_DISCOUNT, AUTO, seat, (action - SET_ASIDE) % PRICES)
        else:
            act_freely(s, seat, action)
            s.do(SELECT_DICE, seat)

    def use(self, s: Yspahan, seat: i64, square: i64, more: i64) -> None:
        """Do what the square is for, with as many dice as it holds, and one more for a card."""
        dice: i64 = s.take_dice(seat, square) + more
        if square == CAMEL_SQUARE:
            s.do(TAKE_CAMELS, AUTO, seat, dice)
        elif square == GOLD_SQUARE:
            s.do(TAKE_GOLD, AUTO, seat, dice)
        else:
            s.do(SUPPLY_SHOPS, seat, square - FIRST_QUARTER, dice + s.bonus(seat, HOIST))


class TakeCamels(Rule["Yspahan"]):
    """Take as many camels as there are dice, and one more with the Paddock."""

    section = "II.A.1"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.gain_camels(a, b + s.bonus(a, PADDOCK))


class TakeGold(Rule["Yspahan"]):
    """Take as many gold coins as there are dice, and two more with the Shop."""

    section = "II.A.1"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.gain_gold(a, b + s.bonus(a, SHOP))


class SupplyShops(Rule["Yspahan"]):
    """Place cube after cube in shops of the neighborhood; those that find no shop are lost."""

    section = "II.A.2"
    about = ("quarter", "count")
    first = PLACE
    end = PLACE + SHOP_COUNT

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if SOUK_QUARTER[SHOP_SOUK[action - PLACE]] != a:
            return OTHER_QUARTER
        return shop_refusal(s, seat, action - PLACE)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        return open_shops(s, seat, QUARTER_FIRST[a], QUARTER_END[a])

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        s.place(seat, action - PLACE)
        if b == 1:
            return
        if quarter_refusal(s, seat, a) == 0:
            s.do(SUPPLY_SHOPS, seat, a, b - 1)
        else:
            s.note("loses_cubes", seat, b - 1)


class MoveSupervisor(Rule["Yspahan"]):
    """Move the Supervisor by the value of the dice; each step more or fewer costs a gold, but three are free with the Hammam."""

    section = "II.A.3"
    about = ("steps", "")
    first = GO
    end = GO + ROAD_COUNT

    def price(self, s: Yspahan, seat: i64, value: i64, steps: i64) -> i64:
        """Say how much gold it costs to walk so many steps with dice of this value."""
        changed: i64 = steps - value if steps > value else value - steps
        free: i64 = s.bonus(seat, HAMMAM)
        return changed - free if changed > free else 0

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        steps: i64 = STEPS[s.supervisor * ROAD_COUNT + action - GO]
        if self.price(s, seat, a, steps) <= s.gold[seat]:
            return 0
        return TOO_MANY_STEPS if steps > a else TOO_FEW_STEPS

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        price: i64 = self.price(s, seat, a, STEPS[s.supervisor * ROAD_COUNT + action - GO])
        s.supervisor = action - GO
        s.note("moves", seat, s.supervisor)
        s.pay(seat, 0, price)
        s.do(VISIT_SHOPS, AUTO, seat)


class VisitShops(Rule["Yspahan"]):
    """Cubes in the shops beside the Supervisor go to the caravan, in the order that the mover likes."""

    section = "II.A.4"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        one: i64 = BESIDE[s.supervisor]
        two: i64 = ALSO_BESIDE[s.supervisor]
        if two != NOTHING and s.shop[one] != NOBODY and s.shop[two] != NOBODY and s.shop[one] != s.shop[two]:
            s.do(CHOOSE_ORDER, a)
            return
        if one != NOTHING and s.shop[one] != NOBODY:
            s.do(SEND_CUBE, AUTO, one)
        if two != NOTHING and s.shop[two] != NOBODY:
            s.do(SEND_CUBE, AUTO, two)


class ChooseOrder(Rule["Yspahan"]):
    """Say which of two players' cubes is sent first."""

    section = "II.A.4"
    first = SEND
    end = SEND + SHOP_COUNT

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        shop: i64 = action - SEND
        return 0 if shop in (BESIDE[s.supervisor], ALSO_BESIDE[s.supervisor]) else NOT_BESIDE

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        shop: i64 = action - SEND
        s.do(SEND_CUBE, AUTO, shop)
        s.do(SEND_CUBE, AUTO, BESIDE[s.supervisor] + ALSO_BESIDE[s.supervisor] - shop)


class SendCube(Rule["Yspahan"]):
    """The cube of a shop goes to the caravan, unless its owner has a camel to give and gives it."""

    section = "II.A.4"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        owner: i64 = s.shop[a]
        if s.camels[owner] > 0:
            s.do(SAVE_CUBE, owner, a)
        else:
            s.note("sends", owner, a)
            s.clear(a)
            s.do(LOAD_CARAVAN, AUTO, owner, 1)


class SaveCube(Rule["Yspahan"]):
    """Give a camel: the cube stays in its shop, and another one from the stock goes to the caravan."""

    section = "II.A.4"
    about = ("shop", "")
    first = GIVE_CAMEL
    end = SELL

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return 0

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == GIVE_CAMEL:
            s.note("saves", seat, a)
            s.pay(seat, 1, 0)
        else:
            s.note("sends", seat, a)
            s.clear(a)
        s.do(LOAD_CARAVAN, AUTO, seat, 1)


class FinishTurn(Rule["Yspahan"]):
    """After the action, build one building if you like; cards may be played before and after."""

    section = "II.B"
    first = BUILD
    end = PLACE

    def asks(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> bool:
        return s.cards[seat] > 0

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        if action < DONE:
            if BUILDING_TAKES_DICE[s.seats]:
                return BUILD_WITH_DICE
            return ONE_BUILDING if a else building_refusal(s, seat, action - BUILD, 0)
        return 0 if action == DONE else free_refusal(s, seat, action, a == 0)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        menu = vec[i64]()
        if a == 0:
            for building in range(BUILDING_COUNT):
                if building_refusal(s, seat, building, 0) == 0:
                    menu = append(menu, BUILD + building)
        menu = append(menu, DONE)
        return with_free_actions(s, seat, a == 0, menu)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action < DONE:
            s.build(seat, action - BUILD, 0)
            s.do(FINISH_TURN, seat, 1)
        elif action > DONE:
            act_freely(s, seat, action)
            discount: bool = action == PLAY_BOTH or CARD_WAIVES[action - PLAY] != 0
            s.do(FINISH_TURN, seat, 1 if discount and s.discount_is_build else a)


# 4 to 6. The end of the day, of the week, and of the game.


class EndOfDay(Rule["Yspahan"]):
    """The tower is emptied; the player to the left becomes first player."""

    section = "4"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for square in range(TOWER_COUNT):
            s.white[square] = 0
            s.yellow[square] = 0
            s.face[square] = 0
        if s.day == DAYS:
            s.do(SCORE_SOUKS)
            s.do(COUNT_CARAVAN)
            s.do(END_OF_WEEK)
        else:
            s.day += 1
            s.do(PASS_THE_PAWN)


class PassThePawn(Rule["Yspahan"]):
    """The player to the left of the first player is the first player of the next day."""

    section = "4"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        first: i64 = s.order[0] + 1
        for place in range(s.seats):
            s.order[place] = (first + place) % s.seats
        s.do(DAY)


class ScoreSouks(Rule["Yspahan"]):
    """Each completed souk scores for its owner, two points more with the Bazaar; then the city is emptied."""

    section = "5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for souk in range(SOUK_COUNT):
            if s.filled[souk] == SOUK_SIZE[souk]:
                s.note("souk", s.keeper[souk], souk)
                s.score(s.keeper[souk], SOUK_POINTS[souk] + s.bonus(s.keeper[souk], BAZAAR))
            s.keeper[souk] = NOBODY
            s.filled[souk] = 0
        for shop in range(SHOP_COUNT):
            s.shop[shop] = NOBODY


class EndOfWeek(Rule["Yspahan"]):
    """The Supervisor goes back to the centre and a new week begins; after the third the game is over."""

    section = "5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if s.week == WEEKS:
            s.do(END_OF_GAME)
        else:
            s.week += 1
            s.day = 1
            s.supervisor = CENTRE
            s.note("week", s.week)
            s.do(PASS_THE_PAWN)


class EndOfGame(Rule["Yspahan"]):
    """The highest score wins; tied players share the victory."""

    section = "6"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.note("ends")


DAY: Final = Day()
LAST_DAY: Final = LastDay()
SUPPLY_TOWER: Final = SupplyTower()
BUY_DICE: Final = BuyDice()
THROW_DIE: Final = ThrowDie()
FILL_TOWER: Final = FillTower()
REMOVE_YELLOW_DICE: Final = RemoveYellowDice()
TURN: Final = Turn()
SELECT_DICE: Final = SelectDice()
TAKE_CAMELS: Final = TakeCamels()
TAKE_GOLD: Final = TakeGold()
SUPPLY_SHOPS: Final = SupplyShops()
MOVE_SUPERVISOR: Final = MoveSupervisor()
VISIT_SHOPS: Final = VisitShops()
CHOOSE_ORDER: Final = ChooseOrder()
SEND_CUBE: Final = SendCube()
SAVE_CUBE: Final = SaveCube()
FINISH_TURN: Final = FinishTurn()
END_OF_DAY: Final = EndOfDay()
PASS_THE_PAWN: Final = PassThePawn()
SCORE_SOUKS: Final = ScoreSouks()
END_OF_WEEK: Final = EndOfWeek()
END_OF_GAME: Final = EndOfGame()

RULES: Final = number(
    [
        DAY,
        LAST_DAY,
        SUPPLY_TOWER,
        BUY_DICE,
        THROW_DIE,
        FILL_TOWER,
        REMOVE_YELLOW_DICE,
        TURN,
        SELECT_DICE,
        TAKE_CAMELS,
        TAKE_GOLD,
        SUPPLY_SHOPS,
        MOVE_SUPERVISOR,
        VISIT_SHOPS,
        CHOOSE_ORDER,
        SEND_CUBE,
        SAVE_CUBE,
        LOAD_CARAVAN,
        COUNT_CARAVAN,
        EMPTY_CARAVAN,
        TAKE_CARD,
        DRAW,
        FINISH_TURN,
        CHOOSE_BUILDING,
        END_OF_DAY,
        PASS_THE_PAWN,
        SCORE_SOUKS,
        END_OF_WEEK,
        END_OF_GAME,
        DISCARD_FOR_DIE,
        PLAY_CARD,
        PLACE_ANYWHERE,
        SELL_PIECES,
        SWAP_PIECES,
        PLAY_DISCOUNT,
    ]
)
