"""The rules of Yspahan, in the order of the booklet and of RULES.md. The caravan and the cards have modules of their own."""

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
    LET_GO,
    PLACE,
    PLAY,
    PLAY_BOTH,
    PRICES,
    ROLL,
    SEND,
    SET_ASIDE,
    SUPERVISE,
    TAKE,
)
from gradlon.games.yspahan.rules.caravan import (
    COUNT_CARAVAN,
    DRAW_CARD,
    EMPTY_CARAVAN,
    LOAD_CAMEL,
    SEND_TO_CARAVAN,
    TAKE_CARD,
)
from gradlon.games.yspahan.rules.cards import (
    BUILD_CHEAPLY,
    DISCARD_FOR_DIE,
    EXCHANGE_PIECES,
    PLACE_ANYWHERE,
    PLAY_BOTH_DISCOUNTS,
    PLAY_CARD,
    SELL_PIECES,
    BuildCheaply,
    act_freely,
    play_discounts,
)
from gradlon.games.yspahan.rules.refusals import (
    BUILD_AFTER_ACTION,
    BUILD_WITH_DICE,
    NO_CAMEL,
    NOT_BESIDE,
    NOT_ENOUGH_GOLD,
    ONE_BUILDING,
    OTHER_QUARTER,
    TOO_FEW_STEPS,
    TOO_MANY_STEPS,
    boost_refusal,
    building_refusal,
    fetch_refusal,
    free_refusal,
    group_refusal,
    open_shops,
    price_refusal,
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
    CAMEL_TO_SAVE,
    CARD_WAIVES,
    DAYS,
    DICE_FOR_CARD,
    FACES,
    FAIR_DIE,
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
    STEP_PRICE,
    STEPS,
    TOWER_COUNT,
    TURN_COUNT,
    TURNS,
    WEEKS,
    WHITE_DICE,
    YELLOW_DICE,
    YELLOW_PRICE,
)
from gradlon.kernel.agenda import AUTO, CHANCE, Rule, number
from gradlon.kernel.ints import append, i64, vec

# 2 and 3. Setup, weeks and days.


class SetUp(Rule["Yspahan"]):
    """Everything is put in its place, and the first day begins."""

    section = "2"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.lay_out()
        s.do(DAY)


class Day(Rule["Yspahan"]):
    """A day has two phases, supplying and the players' actions; then it ends."""

    section = "3"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if s.week == WEEKS and s.day == DAYS and LAST_DAY_BY_SCORE[s.seats]:
            s.do(LAST_DAY)
        s.do(SUPPLYING)
        s.do(PLAYERS_ACTIONS)
        s.do(END_OF_DAY)


# I. Supplying.


class Supplying(Rule["Yspahan"]):
    """The first player throws the dice and fills the tower."""

    section = "I"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.begin_day()
        s.do(BUY_DICE, s.order[0])


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
        return free_refusal(s, seat, action, BUILD_AFTER_ACTION)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        menu = vec[i64]()
        for dice in range(YELLOW_DICE + 1):
            if dice * YELLOW_PRICE <= s.gold[seat]:
                menu = append(menu, ROLL + dice)
        return with_free_actions(s, seat, BUILD_AFTER_ACTION, menu)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action < TAKE:
            s.buy_dice(seat, action - ROLL)
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
        return FAIR_DIE

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
        highest: i64 = 0
        for face in range(FACES):
            if s.rolled[face] + s.rolled[FACES + face] > 0:
                highest = face
        square: i64 = CAMEL_SQUARE
        for face in range(FACES):
            if s.rolled[face] + s.rolled[FACES + face] > 0:
                if face == highest and square > CAMEL_SQUARE:
                    square = GOLD_SQUARE
                s.put_group(square, face)
                square += 1


class RemoveYellowDice(Rule["Yspahan"]):
    """After the first player's action, what is left of the yellow dice leaves the tower."""

    section = "I.C"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for square in range(TOWER_COUNT):
            if s.yellow[square] > 0:
                s.remove_yellow(square)


# II. The players' actions.


class PlayersActions(Rule["Yspahan"]):
    """Each player has a turn, the first player first; with two players the first player has another."""

    section = "II"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for i in range(TURN_COUNT[s.seats]):
            seat: i64 = s.order[TURNS[s.seats * MOST_SEATS + i]]
            s.do(TURN_OF_TWO if BUILDING_TAKES_DICE[s.seats] else TURN, AUTO, seat)


class Turn(Rule["Yspahan"]):
    """Select a group of dice and act with it; then build, if you like."""

    section = "II"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.do(SELECT_DICE, a)
        if a == s.order[0]:
            s.do(REMOVE_YELLOW_DICE)
        s.do(FINISH_TURN, a, OPEN)


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
            return boost_refusal(s, seat, (action - BOOST) // KINDS, (action - BOOST) % KINDS)
        if action < FETCH:
            return group_refusal(s, seat, action - SUPERVISE)
        if action < GO_WITHOUT:
            return fetch_refusal(s, seat, action - FETCH)
        if action == GO_WITHOUT:
            return without_refusal(s, seat)
        if action < BUILD:
            return set_aside_refusal(s, seat, (action - SET_ASIDE) // PRICES, (action - SET_ASIDE) % PRICES)
        return free_refusal(s, seat, action, BUILD_AFTER_ACTION)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        groups = vec[i64]()
        for square in range(TOWER_COUNT):
            if group_refusal(s, seat, square) == 0:
                groups = append(groups, square)
        menu = own_actions(s, seat, groups)
        for square in groups:
            menu = append(menu, SUPERVISE + square)
        for square in groups:
            if fetch_refusal(s, seat, square) == 0:
                menu = append(menu, FETCH + square)
        if len(groups) == 0:
            menu = append(menu, GO_WITHOUT)
        if BUILDING_TAKES_DICE[s.seats]:
            menu = with_dice_set_aside(s, seat, groups, menu)
        return with_free_actions(s, seat, BUILD_AFTER_ACTION, menu)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action < BOOST:
            self.use(s, seat, action - TAKE, 0)
        elif action < SUPERVISE:
            s.do(DISCARD_FOR_DIE, AUTO, seat, (action - BOOST) % KINDS)
            self.use(s, seat, (action - BOOST) // KINDS, DICE_FOR_CARD)
        elif action < FETCH:
            value: i64 = s.face[action - SUPERVISE]
            s.take_dice(seat, action - SUPERVISE)
            s.do(MOVE_SUPERVISOR, seat, value, s.supervisor)
        elif action < GO_WITHOUT:
            s.take_dice(seat, action - FETCH)
            s.do(TAKE_CARD, AUTO, seat)
        elif action == GO_WITHOUT:
            s.find_no_dice(seat)
            s.do(TAKE_CARD, AUTO, seat)
        elif action < BUILD:
            s.take_dice(seat, (action - SET_ASIDE) // PRICES)
            play_discounts(s, seat, (action - SET_ASIDE) % PRICES)
            s.do(SET_DICE_ASIDE, seat, (action - SET_ASIDE) % PRICES)
        else:
            act_freely(s, seat, action)
            s.do(SELECT_DICE, seat)

    def use(self, s: Yspahan, seat: i64, square: i64, more: i64) -> None:
        """Do what the square is for, with as many dice as it holds and so many more."""
        dice: i64 = s.take_dice(seat, square) + more
        if square == CAMEL_SQUARE:
            s.do(TAKE_CAMELS, AUTO, seat, dice)
        elif square == GOLD_SQUARE:
            s.do(TAKE_GOLD, AUTO, seat, dice)
        else:
            s.do(SUPPLY_SHOPS, seat, square - FIRST_QUARTER, dice + s.bonus(seat, HOIST))


def own_actions(s: Yspahan, seat: i64, groups: vec[i64]) -> vec[i64]:
    """List the own actions of these squares, without a card and with each card that the seat holds."""
    menu = vec[i64]()
    for square in groups:
        if use_refusal(s, seat, square) == 0:
            menu = append(menu, TAKE + square)
    usable: i64 = len(menu)
    for i in range(usable if s.cards[seat] > 0 else 0):
        for card in range(KINDS):
            if s.holds(seat, card):
                menu = append(menu, BOOST + (menu[i] - TAKE) * KINDS + card)
    return menu


def with_dice_set_aside(s: Yspahan, seat: i64, groups: vec[i64], menu: vec[i64]) -> vec[i64]:
    """Add, for two players, what they can set these dice aside for: a building at each price that they can get."""
    prices = vec[i64]()
    for waived in range(PRICES):
        if price_refusal(s, seat, waived) == 0:
            prices = append(prices, waived)
    for square in groups:
        for waived in prices:
            menu = append(menu, SET_ASIDE + square * PRICES + waived)
    return menu


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
        if b > 1:
            if quarter_refusal(s, seat, a) == 0:
                s.do(SUPPLY_SHOPS, seat, a, b - 1)
            else:
                s.lose_cubes(seat, b - 1)


class MoveSupervisor(Rule["Yspahan"]):
    """Move the Supervisor by the value of the dice; a gold for each step more or fewer, but three are free with the Hammam."""

    section = "II.A.3"
    about = ("steps", "road")
    first = GO
    end = GO + ROAD_COUNT

    def reach(self, s: Yspahan, seat: i64) -> i64:
        """Say how many steps more or fewer the seat can afford."""
        return s.bonus(seat, HAMMAM) + s.gold[seat] // STEP_PRICE

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        more: i64 = STEPS[s.supervisor * ROAD_COUNT + action - GO] - a
        reach: i64 = self.reach(s, seat)
        if more > reach:
            return TOO_MANY_STEPS
        return TOO_FEW_STEPS if more < -reach else 0

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        found = vec[i64]()
        reach: i64 = self.reach(s, seat)
        for square in range(ROAD_COUNT):
            if -reach <= STEPS[s.supervisor * ROAD_COUNT + square] - a <= reach:
                found = append(found, GO + square)
        return found

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        more: i64 = STEPS[s.supervisor * ROAD_COUNT + action - GO] - a
        paid: i64 = (more if more > 0 else -more) - s.bonus(seat, HAMMAM)
        s.move_supervisor(seat, action - GO, paid * STEP_PRICE if paid > 0 else 0)
        s.do(VISIT_SHOPS, AUTO, seat)


class VisitShops(Rule["Yspahan"]):
    """Cubes in the shops beside the Supervisor go to the caravan, in the order that the mover likes."""

    section = "II.A.4"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        one: i64 = occupied(s, BESIDE[s.supervisor])
        two: i64 = occupied(s, ALSO_BESIDE[s.supervisor])
        if NOTHING not in (one, two) and s.shop[one] != s.shop[two]:
            s.do(CHOOSE_ORDER, a)
            return
        if one != NOTHING:
            s.do(SEND_CUBE, s.shop[one], one)
        if two != NOTHING:
            s.do(SEND_CUBE, s.shop[two], two)


def occupied(s: Yspahan, shop: i64) -> i64:
    """Give the shop if it holds a cube, otherwise nothing."""
    return shop if shop != NOTHING and s.shop[shop] != NOBODY else NOTHING


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
        other: i64 = BESIDE[s.supervisor] + ALSO_BESIDE[s.supervisor] - shop
        s.do(SEND_CUBE, s.shop[shop], shop)
        s.do(SEND_CUBE, s.shop[other], other)


class SendCube(Rule["Yspahan"]):
    """A cube is sent to the caravan: its owner may give a camel to keep it in the shop and send one from the stock."""

    section = "II.A.4"
    about = ("shop", "")
    first = GIVE_CAMEL
    end = LET_GO + 1

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        return NO_CAMEL if action == GIVE_CAMEL and s.camels[seat] < CAMEL_TO_SAVE else 0

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action == GIVE_CAMEL:
            s.save(a)
        else:
            s.send(a)
        s.do(SEND_TO_CARAVAN, AUTO, seat)


# II.B. Building. A turn's end is still open for a building, or the building of the turn is done.

OPEN: Final[i64] = 0
BUILT: Final[i64] = 1


class FinishTurn(Rule["Yspahan"]):
    """After the action, build one building if you like; cards may be played before and after."""

    section = "II.B"
    first = BUILD
    end = PLACE

    def asks(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> bool:
        return s.cards[seat] > 0

    def closed(self, s: Yspahan, a: i64) -> i64:
        """Say why no building may be built in the ordinary way, 0 if one may."""
        if BUILDING_TAKES_DICE[s.seats]:
            return BUILD_WITH_DICE
        return ONE_BUILDING if a == BUILT else 0

    def why_not(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> i64:
        closed: i64 = self.closed(s, a)
        if action < DONE:
            return closed if closed != 0 else building_refusal(s, seat, action - BUILD, 0)
        return 0 if action == DONE else free_refusal(s, seat, action, closed)

    def options(self, s: Yspahan, seat: i64, a: i64, b: i64, /) -> vec[i64]:
        menu = vec[i64]()
        closed: i64 = self.closed(s, a)
        for building in range(BUILDING_COUNT if closed == 0 else 0):
            if building_refusal(s, seat, building, 0) == 0:
                menu = append(menu, BUILD + building)
        menu = append(menu, DONE)
        return with_free_actions(s, seat, closed, menu)

    def choose(self, s: Yspahan, seat: i64, a: i64, b: i64, action: i64, /) -> None:
        if action < DONE:
            s.build(seat, action - BUILD, 0)
            s.do(FINISH_TURN, seat, BUILT)
        elif action > DONE:
            act_freely(s, seat, action)
            if s.discount_is_build and (action == PLAY_BOTH or CARD_WAIVES[action - PLAY] != 0):
                s.do(DISCOUNT_WAS_THE_BUILDING, AUTO, seat)
            else:
                s.do(FINISH_TURN, seat, a)


class DiscountWasTheBuilding(Rule["Yspahan"]):
    """By an option, a discount card only lowers the price of the turn's one building: there is no other."""

    section = "9.A"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.do(FINISH_TURN, a, BUILT)


# 4 to 6. The end of the day, of the week, and of the game.


class EndOfDay(Rule["Yspahan"]):
    """The tower is emptied; after the seventh day the week ends, otherwise the next day begins."""

    section = "4"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        for square in range(TOWER_COUNT):
            s.empty_square(square)
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
                s.score_souk(souk, SOUK_POINTS[souk] + s.bonus(s.keeper[souk], BAZAAR))
        s.empty_city()


class EndOfWeek(Rule["Yspahan"]):
    """A new week begins; after the third the game is over."""

    section = "5"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        if s.week == WEEKS:
            s.do(END_OF_GAME)
        else:
            s.begin_week()
            s.do(PASS_THE_PAWN)


class EndOfGame(Rule["Yspahan"]):
    """The highest score wins; tied players share the victory."""

    section = "6"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.end()


# 7. The number of players.


class LastDay(Rule["Yspahan"]):
    """On the last day, the lower your score, the earlier you play; of equals, whoever was later the day before."""

    section = "7"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        # The pawn has been passed: yesterday's first player would be last today. Backwards, yesterday's order was this.
        order = vec[i64]()
        for i in range(s.seats):
            order = append(order, s.order[(2 * s.seats - 2 - i) % s.seats])
        for i in range(1, s.seats):
            place: i64 = i
            while place > 0 and s.points[order[place]] < s.points[order[place - 1]]:
                held: i64 = order[place]
                order[place] = order[place - 1]
                order[place - 1] = held
                place -= 1
        s.set_order(order)


class TurnOfTwo(Rule["Yspahan"]):
    """With two players, the yellow dice stay for the first player's second turn, and building is an act with dice."""

    section = "7.A"

    def happen(self, s: Yspahan, a: i64, b: i64, /) -> None:
        s.do(SELECT_DICE, a)
        s.do(FINISH_TURN, a, BUILT)


class SetDiceAside(BuildCheaply):
    """With two players, a group of dice is set aside for a building, at its full price or with a discount card."""

    section = "7.A"


SET_UP: Final = SetUp()
DAY: Final = Day()
SUPPLYING: Final = Supplying()
BUY_DICE: Final = BuyDice()
THROW_DIE: Final = ThrowDie()
FILL_TOWER: Final = FillTower()
REMOVE_YELLOW_DICE: Final = RemoveYellowDice()
PLAYERS_ACTIONS: Final = PlayersActions()
TURN: Final = Turn()
SELECT_DICE: Final = SelectDice()
TAKE_CAMELS: Final = TakeCamels()
TAKE_GOLD: Final = TakeGold()
SUPPLY_SHOPS: Final = SupplyShops()
MOVE_SUPERVISOR: Final = MoveSupervisor()
VISIT_SHOPS: Final = VisitShops()
CHOOSE_ORDER: Final = ChooseOrder()
SEND_CUBE: Final = SendCube()
FINISH_TURN: Final = FinishTurn()
DISCOUNT_WAS_THE_BUILDING: Final = DiscountWasTheBuilding()
END_OF_DAY: Final = EndOfDay()
PASS_THE_PAWN: Final = PassThePawn()
SCORE_SOUKS: Final = ScoreSouks()
END_OF_WEEK: Final = EndOfWeek()
END_OF_GAME: Final = EndOfGame()
LAST_DAY: Final = LastDay()
TURN_OF_TWO: Final = TurnOfTwo()
SET_DICE_ASIDE: Final = SetDiceAside()

RULES: Final = number(
    [
        SET_UP,
        DAY,
        SUPPLYING,
        BUY_DICE,
        THROW_DIE,
        FILL_TOWER,
        REMOVE_YELLOW_DICE,
        PLAYERS_ACTIONS,
        TURN,
        SELECT_DICE,
        TAKE_CAMELS,
        TAKE_GOLD,
        SUPPLY_SHOPS,
        MOVE_SUPERVISOR,
        VISIT_SHOPS,
        CHOOSE_ORDER,
        SEND_CUBE,
        SEND_TO_CARAVAN,
        LOAD_CAMEL,
        COUNT_CARAVAN,
        EMPTY_CARAVAN,
        TAKE_CARD,
        DRAW_CARD,
        FINISH_TURN,
        END_OF_DAY,
        PASS_THE_PAWN,
        SCORE_SOUKS,
        END_OF_WEEK,
        END_OF_GAME,
        LAST_DAY,
        TURN_OF_TWO,
        SET_DICE_ASIDE,
        DISCARD_FOR_DIE,
        PLAY_CARD,
        PLACE_ANYWHERE,
        SELL_PIECES,
        EXCHANGE_PIECES,
        BUILD_CHEAPLY,
        DISCOUNT_WAS_THE_BUILDING,
        PLAY_BOTH_DISCOUNTS,
    ]
)
