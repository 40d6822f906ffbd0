# Yspahan in English. Shops and road squares are named as in RULES.md: Sack white 2, W1.

title = Yspahan
blurb = Merchants in the capital of Persia share one throw of the dice each day to fill the souks, load the caravan and put up buildings. Where the Supervisor stops, goods leave their shops for the caravan, welcome or not.

option-discounts = Whether a card that lowers a building’s price is a construction of its own, or only lowers the price of the turn’s one building.
option-discounts-extra = a construction of its own, besides the building of the turn
option-discounts-price = only a lower price for the building of the turn
option-both_discounts = Whether both cards that lower a building’s price may be played on the same building.
option-both_discounts-no = one of them at most
option-both_discounts-yes = both together: the building is free

# What you can do

do-roll = { $dice }
do-take = { $square_take }
do-boost = { $square_take }, discarding “{ $card }” for one more die
do-supervise = Move the Supervisor with the dice of { $square_the }
do-fetch = Take a card for the dice of { $square_the }
do-go_without = Draw a card, as there are no dice for you
do-set_aside = Set the dice of { $square_the } aside and build { $price_at }
do-build = Build { $building_the } ({ $building_price }): { $building_effect }
do-done = End your turn
do-play = Play “{ $card }”: { $card_effect }
do-play_both = Play both cards that lower a price: build for free
do-place = Put a cube in { $shop }, { $shop_where }
do-go = Move the Supervisor to { $road }, { $road_by }
do-send = Send the cube in { $shop } first
do-give_camel = Give a camel and keep the cube in its shop
do-let_go = Let the cube go
do-sell = { $pieces }
do-swap_camel = Exchange a camel for a gold
do-swap_gold = Exchange a gold for a camel
do-enough = That is enough
do-die = A { $face }
do-deal = “{ $card }”

# What you are asked

ask-buy_dice = You are first player. Do you add yellow dice to the throw, at 1 gold each?
ask-select_dice = Which dice do you take, and what for?
ask-supply_shops = Supplying { $quarter } ({ $quarter_souks }), { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} to go: in which shop do you put the next one?
ask-move_supervisor = The Supervisor is on { $road }, and your dice show { $steps }. Where does he go? Each step more or fewer than { $steps } costs 1 gold; with the Hammam, three are free.
ask-choose_order = Cubes of two players are sent to the caravan. Which one goes first?
ask-send_cube = Your cube in { $shop } is sent to the caravan. Do you give a camel to keep it there and send another one from your stock?
ask-finish_turn = What else do you do before you end your turn?
ask-place_anywhere = In which shop of the city do you put the cube?
ask-sell_pieces = You have played “{ $card }”. How many do you sell?
ask-exchange_pieces = You can still exchange { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold. What do you exchange?
ask-build_cheaply = What do you build { $price_at }?
ask-set_dice_aside = What do you build { $price_at }?

# What happens

on-week = Week { $week } begins. The Supervisor is back at the centre.
on-day = Week { $week }, day { $day }: { $seat } is first player.
on-last_day = On the last day the lower scores play first: { $seat } begins.
on-buys_dice = { $seat } adds { $count ->
    [one] a yellow die
   *[other] { $count } yellow dice
} to the throw.
on-group = { $square_cap } gets { $count ->
    [one] 1 die
   *[other] { $count } dice
} showing { $face }{ $yellow ->
    [0] .
   *[other] {" "}({ $yellow } yellow).
}
on-removes_yellow = { $count ->
    [one] A yellow die leaves
   *[other] { $count } yellow dice leave
} { $square_the }.
on-takes = { $seat } takes { $count ->
    [one] the die
   *[other] the { $count } dice
} showing { $face } from { $square_the }.
on-finds_no_dice = There are no dice left for { $seat }, who draws a card instead.
on-gains_camels = { $seat } takes { $count ->
    [one] 1 camel
   *[other] { $count } camels
}.
on-gains_gold = { $seat } takes { $count } gold.
on-pays_camels = { $seat } gives back { $count ->
    [one] 1 camel
   *[other] { $count } camels
}.
on-pays_gold = { $seat } pays { $count } gold.
on-swaps_camel = { $seat } exchanges a camel for a gold.
on-swaps_gold = { $seat } exchanges a gold for a camel.
on-scores = { $seat } scores { $count ->
    [one] 1 point
   *[other] { $count } points
}.
on-places = { $seat } puts a cube in { $shop }.
on-loses_cubes = No shop is open to { $seat } for { $count ->
    [one] the last cube
   *[other] the other { $count } cubes
}.
on-moves = { $seat } moves the Supervisor to { $road }, { $road_by }.
on-sends = { $seat }’s cube leaves { $shop } for the caravan.
on-saves = { $seat } gives a camel: the cube in { $shop } stays, and one from the stock goes to the caravan.
on-loads = { $seat }’s cube is loaded on the { $line } line of the caravan.
on-caravan = The caravan is counted: { $seat } has { $count ->
    [one] 1 cube, on the { $line } line
   *[other] { $count } cubes, the highest on the { $line } line
}.
on-caravan_leaves = The caravan is full: it sets off, and the cubes go back to their owners.
on-draws = { $seat } draws “{ $card }”.
on-draws_hidden = { $seat } draws a card.
on-no_card = There is no card for { $seat } to draw.
on-reshuffles = The deck is empty: the discards are shuffled into a new one.
on-builds = { $seat } builds { $building_the }.
on-souk = { $seat } has completed { $souk }.
on-discards = { $seat } discards “{ $card }” for one more die.
on-plays = { $seat } plays “{ $card }”.
on-ends = The third week is over, and with it the game.

# Why not

no-not_enough_gold = You do not have the gold for that many yellow dice.
no-empty_square = There are no dice on { $square_the }.
no-yellow_only = All dice on { $square_the } are yellow: they are for the first player only.
no-no_shop_left = No shop there is open to you.
no-no_card_left = All cards are in the players’ hands: there is none to draw.
no-dice_left = There are still dice for you on the tower.
no-not_in_hand = You do not hold that card.
no-shop_filled = There is already a cube in { $shop }.
no-other_quarter = With these dice you supply another neighborhood.
no-others_souk = Another player’s goods are in that souk.
no-unfinished_souk = Finish the souk that you have begun in this neighborhood first.
no-too_many_steps = It is too far to { $road }: you do not have the gold for the steps more.
no-too_few_steps = It is too near to { $road }: you do not have the gold for the steps fewer.
no-not_beside = The Supervisor is not beside { $shop }.
no-already_built = You already have { $building_the }.
no-cannot_pay = You cannot pay for { $building_the }.
no-one_building = You have built in this turn; only one building is allowed.
no-nothing_to_build = There is no building that you could pay for.
no-build_with_dice = With two players, a building takes a group of dice: set one aside.
no-build_after_action = Build after your action with the dice.
no-one_discount = Only one card may lower the price of a building.
no-only_with_two = Only with two players are dice set aside to build.
no-nothing_to_sell = You have nothing to sell with that card.
no-not_so_many = You do not have that many.
no-sells_no_more = The card does not let you sell that many.
no-nothing_to_swap = You have none left to exchange.
no-swap_first = Exchange at least one piece.
no-no_camel = You have no camel to give.

# The table

table-day = Week { $week } of 3, day { $day } of 7. First player: { $seat }.
table-group = Tower, { $square }: { $count ->
    [one] 1 die
   *[other] { $count } dice
} showing { $face }{ $yellow ->
    [0] .
   *[other] {" "}({ $yellow } yellow).
}
table-supervisor = The Supervisor is on { $road }, { $road_by }.
table-souk = { $souk_cap } ({ $points } points): { $seat } has { $count } of { $size }, in { $shop }.
table-caravan = Caravan, { $line } line: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} of { $seat }.
table-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold, { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
table-buildings = Buildings of { $seat }: { $building }.
table-deck = In the deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}. Discards: { $card }.
table-hand = Your hand: { $card }.

# Dice and the tower

dice-0 = Throw the white dice only
dice-1 = Add 1 yellow die, for 1 gold, and throw
dice-2 = Add 2 yellow dice, for 2 gold, and throw
dice-3 = Add 3 yellow dice, for 3 gold, and throw

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
square-camels = Camels
    .the = the Camel square
    .cap = The Camel square
    .take = Take camels
square-sack = Sack
    .the = the Sack square
    .cap = The Sack square
    .take = Supply shops in the Sack
square-barrel = Barrel
    .the = the Barrel square
    .cap = The Barrel square
    .take = Supply shops in the Barrel
square-chest = Chest
    .the = the Chest square
    .cap = The Chest square
    .take = Supply shops in the Chest
square-vase = Vase
    .the = the Vase square
    .cap = The Vase square
    .take = Supply shops in the Vase
square-gold = Gold
    .the = the Gold square
    .cap = The Gold square
    .take = Take gold

# The city: neighborhoods, souks, shops and the road

quarter-sack = the Sack
    .souks = pink souk: 6 shops for 8 points; yellow: 5 for 6; blue: 4 for 4; white: 3 for 3
quarter-barrel = the Barrel
    .souks = pink souk: 5 shops for 8 points; yellow: 4 for 6; blue: 3 for 4; white: 2 for 3
quarter-chest = the Chest
    .souks = pink souk: 4 shops for 8 points; yellow: 3 for 6; blue: 2 for 4
quarter-vase = the Vase
    .souks = orange souk: 3 shops for 12 points; yellow: 2 for 6; blue: 1 for 4
souk-sack_pink = the pink souk of the Sack
    .cap = The pink souk of the Sack
souk-sack_yellow = the yellow souk of the Sack
    .cap = The yellow souk of the Sack
souk-sack_white = the white souk of the Sack
    .cap = The white souk of the Sack
souk-sack_blue = the blue souk of the Sack
    .cap = The blue souk of the Sack
souk-barrel_white = the white souk of the Barrel
    .cap = The white souk of the Barrel
souk-barrel_yellow = the yellow souk of the Barrel
    .cap = The yellow souk of the Barrel
souk-barrel_blue = the blue souk of the Barrel
    .cap = The blue souk of the Barrel
souk-barrel_pink = the pink souk of the Barrel
    .cap = The pink souk of the Barrel
souk-chest_yellow = the yellow souk of the Chest
    .cap = The yellow souk of the Chest
souk-chest_blue = the blue souk of the Chest
    .cap = The blue souk of the Chest
souk-chest_pink = the pink souk of the Chest
    .cap = The pink souk of the Chest
souk-vase_blue = the blue souk of the Vase
    .cap = The blue souk of the Vase
souk-vase_yellow = the yellow souk of the Vase
    .cap = The yellow souk of the Vase
souk-vase_orange = the orange souk of the Vase
    .cap = The orange souk of the Vase
shop-sack_pink_1 = Sack pink 1
    .where = beside W9
shop-sack_pink_2 = Sack pink 2
    .where = away from the road
shop-sack_pink_3 = Sack pink 3
    .where = away from the road
shop-sack_pink_4 = Sack pink 4
    .where = away from the road
shop-sack_pink_5 = Sack pink 5
    .where = away from the road
shop-sack_pink_6 = Sack pink 6
    .where = away from the road
shop-sack_yellow_1 = Sack yellow 1
    .where = beside W7
shop-sack_yellow_2 = Sack yellow 2
    .where = beside W5
shop-sack_yellow_3 = Sack yellow 3
    .where = away from the road
shop-sack_yellow_4 = Sack yellow 4
    .where = away from the road
shop-sack_yellow_5 = Sack yellow 5
    .where = away from the road
shop-sack_white_1 = Sack white 1
    .where = beside W3
shop-sack_white_2 = Sack white 2
    .where = beside W1 and S1
shop-sack_white_3 = Sack white 3
    .where = beside S2
shop-sack_blue_1 = Sack blue 1
    .where = beside S4
shop-sack_blue_2 = Sack blue 2
    .where = beside S6
shop-sack_blue_3 = Sack blue 3
    .where = away from the road
shop-sack_blue_4 = Sack blue 4
    .where = away from the road
shop-barrel_white_1 = Barrel white 1
    .where = beside E1 and S1
shop-barrel_white_2 = Barrel white 2
    .where = beside E2
shop-barrel_yellow_1 = Barrel yellow 1
    .where = beside E4
shop-barrel_yellow_2 = Barrel yellow 2
    .where = beside E6
shop-barrel_yellow_3 = Barrel yellow 3
    .where = away from the road
shop-barrel_yellow_4 = Barrel yellow 4
    .where = away from the road
shop-barrel_blue_1 = Barrel blue 1
    .where = beside S3
shop-barrel_blue_2 = Barrel blue 2
    .where = away from the road
shop-barrel_blue_3 = Barrel blue 3
    .where = away from the road
shop-barrel_pink_1 = Barrel pink 1
    .where = beside S7
shop-barrel_pink_2 = Barrel pink 2
    .where = beside S5
shop-barrel_pink_3 = Barrel pink 3
    .where = away from the road
shop-barrel_pink_4 = Barrel pink 4
    .where = away from the road
shop-barrel_pink_5 = Barrel pink 5
    .where = away from the road
shop-chest_yellow_1 = Chest yellow 1
    .where = beside W10
shop-chest_yellow_2 = Chest yellow 2
    .where = beside W8
shop-chest_yellow_3 = Chest yellow 3
    .where = beside W6
shop-chest_blue_1 = Chest blue 1
    .where = beside W4
shop-chest_blue_2 = Chest blue 2
    .where = beside W2
shop-chest_pink_1 = Chest pink 1
    .where = beside N2
shop-chest_pink_2 = Chest pink 2
    .where = beside N4
shop-chest_pink_3 = Chest pink 3
    .where = away from the road
shop-chest_pink_4 = Chest pink 4
    .where = away from the road
shop-vase_blue_1 = Vase blue 1
    .where = beside E1 and N1
shop-vase_yellow_1 = Vase yellow 1
    .where = beside N3
shop-vase_yellow_2 = Vase yellow 2
    .where = away from the road
shop-vase_orange_1 = Vase orange 1
    .where = beside E3
shop-vase_orange_2 = Vase orange 2
    .where = beside E5
shop-vase_orange_3 = Vase orange 3
    .where = beside E7
road-centre = the centre
    .by = beside no shop
road-w1 = W1
    .by = beside Sack white 2
road-w2 = W2
    .by = beside Chest blue 2
road-w3 = W3
    .by = beside Sack white 1
road-w4 = W4
    .by = beside Chest blue 1
road-w5 = W5
    .by = beside Sack yellow 2
road-w6 = W6
    .by = beside Chest yellow 3
road-w7 = W7
    .by = beside Sack yellow 1
road-w8 = W8
    .by = beside Chest yellow 2
road-w9 = W9
    .by = beside Sack pink 1
road-w10 = W10
    .by = beside Chest yellow 1
road-e1 = E1
    .by = beside Barrel white 1 and Vase blue 1
road-e2 = E2
    .by = beside Barrel white 2
road-e3 = E3
    .by = beside Vase orange 1
road-e4 = E4
    .by = beside Barrel yellow 1
road-e5 = E5
    .by = beside Vase orange 2
road-e6 = E6
    .by = beside Barrel yellow 2
road-e7 = E7
    .by = beside Vase orange 3
road-n1 = N1
    .by = beside Vase blue 1
road-n2 = N2
    .by = beside Chest pink 1
road-n3 = N3
    .by = beside Vase yellow 1
road-n4 = N4
    .by = beside Chest pink 2
road-s1 = S1
    .by = beside Sack white 2 and Barrel white 1
road-s2 = S2
    .by = beside Sack white 3
road-s3 = S3
    .by = beside Barrel blue 1
road-s4 = S4
    .by = beside Sack blue 1
road-s5 = S5
    .by = beside Barrel pink 2
road-s6 = S6
    .by = beside Sack blue 2
road-s7 = S7
    .by = beside Barrel pink 1

# The caravan

line-bottom = bottom
line-middle = middle
line-top = top

# The cards

card-gold3 = Three gold
    .effect = take 3 gold
card-camel3 = Three camels
    .effect = take 3 camels
card-place_shop = Cube in a shop
    .effect = put a cube in any shop of the city that is open to you
card-place_caravan = Cube on the caravan
    .effect = load a cube on the next camel of the caravan
card-sell_camels = Sell camels
    .effect = up to 4, at 2 points each
card-sell_gold = Sell gold
    .effect = up to 10, at 1 point each
card-build_no_camels = Build without camels
    .effect = build and pay only the gold
card-build_no_gold = Build without gold
    .effect = build and pay only the camels
card-exchange = Exchange
    .effect = camels for gold or gold for camels, one for one

# The buildings

building-paddock = Paddock
    .the = the Paddock
    .price = 2 camels
    .effect = 1 camel more when you take camels with dice
building-shop = Shop
    .the = the Shop
    .price = 2 camels and 2 gold
    .effect = 2 gold more when you take gold with dice
building-hammam = Hammam
    .the = the Hammam
    .price = 2 camels and 2 gold
    .effect = up to 3 free steps more or fewer for the Supervisor
building-caravanserai = Caravanserai
    .the = the Caravanserai
    .price = 3 camels and 3 gold
    .effect = a card for each of your goods sent to the caravan
building-bazaar = Bazaar
    .the = the Bazaar
    .price = 4 camels and 4 gold
    .effect = 2 points more for each of your completed souks at the end of a week
building-hoist = Hoist
    .the = the Hoist
    .price = 4 camels and 4 gold
    .effect = 1 cube more when you supply shops with dice
price-full = the full price
    .at = at the full price
price-no_camels = no camels
    .at = without paying camels
price-no_gold = no gold
    .at = without paying gold
price-free = nothing
    .at = for free

pieces-1 = 1
pieces-2 = 2
pieces-3 = 3
pieces-4 = 4
pieces-5 = 5
pieces-6 = 6
pieces-7 = 7
pieces-8 = 8
pieces-9 = 9
pieces-10 = 10
