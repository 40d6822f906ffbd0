title = Caylus
blurb = Master builders raise the king’s castle, and a town along the road to it, under the eyes of a bailiff in a hurry and a provost who can be bribed. Whoever has earned the most prestige when the towers are scored wins.

## Variants

option-favors = Whether royal favors are taken from the favor table, or are simply worth points, as is advised for a first game.
option-favors-table = with the favor table
option-favors-simplified = 3 points each
option-jeweler = Whether the jeweler is among the stone buildings: the first printing did not have it.
option-jeweler-with = with the jeweler
option-jeweler-without = without the jeweler
option-lawyer_points = How many points building the lawyer brings: later printings give fewer.
option-lawyer_points-4 = 4 points
option-lawyer_points-3 = 3 points

## Things

cube-food = food
    .a = a food cube
cube-wood = wood
    .a = a wood cube
cube-stone = stone
    .a = a stone cube
cube-cloth = cloth
    .a = a cloth cube
cube-gold = gold
    .a = a gold cube
color-blue = blue
color-red = red
color-green = green
color-orange = orange
color-black = black
section-dungeon = dungeon
    .the = the dungeon
    .in = in the dungeon
    .scored = The dungeon is scored
section-walls = walls
    .the = the walls
    .in = in the walls
    .scored = The walls are scored
section-towers = towers
    .the = the towers
    .in = in the towers
    .scored = The towers are scored
line-prestige = prestige
    .the = the line of prestige
line-deniers = deniers
    .the = the line of deniers
line-cubes = cubes
    .the = the line of cubes
line-buildings = buildings
    .the = the line of buildings
effect-food = food
    .do = Take a food cube
effect-wood = wood
    .do = Take a wood cube
effect-stone = stone
    .do = Take a stone cube
effect-cloth = cloth
    .do = Take a cloth cube
effect-gold = gold
    .do = Take a gold cube
effect-exchange = exchange
    .do = Exchange one cube for two others
effect-carpenter = carpenter
    .do = Build a wood building, one wood cheaper
effect-mason = mason
    .do = Build a stone building, one stone cheaper
effect-lawyer = lawyer
    .do = Make a building a residence, one denier cheaper
effect-architect = architect
    .do = Build a prestige building
batch-wood_stone = food, wood and stone
batch-wood_cloth = food, wood and cloth
batch-wood_gold = food, wood and gold
batch-stone_cloth = food, stone and cloth
batch-stone_gold = food, stone and gold
batch-cloth_gold = food, cloth and gold
deal-small = small
deal-large = large
step-back_3 = back 3
    .do = Move the provost back 3 spaces
step-back_2 = back 2
    .do = Move the provost back 2 spaces
step-back_1 = back 1
    .do = Move the provost back 1 space
step-stay = stay
    .do = Leave the provost where he is
step-forward_1 = forward 1
    .do = Move the provost forward 1 space
step-forward_2 = forward 2
    .do = Move the provost forward 2 spaces
step-forward_3 = forward 3
    .do = Move the provost forward 3 spaces
road-1 = space 1
road-2 = space 2
road-3 = space 3
road-4 = space 4
road-5 = space 5
road-6 = space 6
road-7 = space 7
road-8 = space 8
road-9 = space 9
road-10 = space 10
road-11 = space 11
road-12 = space 12
road-13 = space 13
road-14 = space 14
road-15 = space 15
road-16 = space 16
road-17 = space 17
road-18 = space 18
road-19 = space 19
road-20 = space 20
road-21 = space 21
road-22 = space 22
road-23 = space 23
road-24 = space 24
road-25 = space 25
road-26 = space 26
road-27 = space 27
road-28 = space 28
building-gate = gate
    .the = the gate
    .The = The gate
    .at = at the gate
building-trading_post = trading post
    .the = the trading post
    .The = The trading post
    .at = at the trading post
building-guild = merchants’ guild
    .the = the merchants’ guild
    .The = The merchants’ guild
    .at = at the merchants’ guild
building-joust_field = joust field
    .the = the joust field
    .The = The joust field
    .at = on the joust field
building-stables = stables
    .the = the stables
    .The = The stables
    .at = in the stables
building-inn = inn
    .the = the inn
    .The = The inn
    .at = at the inn
building-castle = castle
    .the = the castle
    .The = The castle
    .at = in the castle
building-neutral_farm = neutral farm
    .the = the neutral farm
    .The = The neutral farm
    .at = on the neutral farm
building-forest = forest
    .the = the forest
    .The = The forest
    .at = in the forest
building-neutral_sawmill = neutral sawmill
    .the = the neutral sawmill
    .The = The neutral sawmill
    .at = at the neutral sawmill
building-neutral_quarry = neutral quarry
    .the = the neutral quarry
    .The = The neutral quarry
    .at = in the neutral quarry
building-neutral_market = neutral marketplace
    .the = the neutral marketplace
    .The = The neutral marketplace
    .at = at the neutral marketplace
building-neutral_carpenter = neutral carpenter
    .the = the neutral carpenter
    .The = The neutral carpenter
    .at = at the neutral carpenter’s
building-fixed_peddler = fixed peddler
    .the = the fixed peddler
    .The = The fixed peddler
    .at = at the fixed peddler’s
building-fixed_carpenter = fixed carpenter
    .the = the fixed carpenter
    .The = The fixed carpenter
    .at = at the fixed carpenter’s
building-gold_mine = gold mine
    .the = the gold mine
    .The = The gold mine
    .at = in the gold mine
building-residence = residence
    .the = the residence
    .The = The residence
    .at = in the residence
building-food_farm = food farm
    .the = the food farm
    .The = The food farm
    .at = on the food farm
building-cloth_farm = cloth farm
    .the = the cloth farm
    .The = The cloth farm
    .at = on the cloth farm
building-quarry = quarry
    .the = the quarry
    .The = The quarry
    .at = in the quarry
building-sawmill = sawmill
    .the = the sawmill
    .The = The sawmill
    .at = at the sawmill
building-market = marketplace
    .the = the marketplace
    .The = The marketplace
    .at = at the marketplace
building-peddler = peddler
    .the = the peddler
    .The = The peddler
    .at = at the peddler’s
building-mason = mason
    .the = the mason
    .The = The mason
    .at = at the mason’s
building-lawyer = lawyer
    .the = the lawyer
    .The = The lawyer
    .at = at the lawyer’s
building-stone_farm = stone farm
    .the = the stone farm
    .The = The stone farm
    .at = on the stone farm
building-park = park
    .the = the park
    .The = The park
    .at = in the park
building-workshop = workshop
    .the = the workshop
    .The = The workshop
    .at = in the workshop
building-church = church
    .the = the church
    .The = The church
    .at = in the church
building-tailor = tailor
    .the = the tailor
    .The = The tailor
    .at = at the tailor’s
building-bank = bank
    .the = the bank
    .The = The bank
    .at = at the bank
building-alchemist = alchemist
    .the = the alchemist
    .The = The alchemist
    .at = at the alchemist’s
building-jeweler = jeweler
    .the = the jeweler
    .The = The jeweler
    .at = at the jeweler’s
building-architect = architect
    .the = the architect
    .The = The architect
    .at = at the architect’s
building-second_architect = second architect
    .the = the second architect
    .The = The second architect
    .at = at the second architect’s
building-statue = statue
    .the = the statue
    .The = The statue
    .at = at the statue
building-granary = granary
    .the = the granary
    .The = The granary
    .at = in the granary
building-library = library
    .the = the library
    .The = The library
    .at = in the library
building-weaver = weaver
    .the = the weaver
    .The = The weaver
    .at = at the weaver’s
building-theater = theater
    .the = the theater
    .The = The theater
    .at = in the theater
building-college = university
    .the = the university
    .The = The university
    .at = in the university
building-monument = monument
    .the = the monument
    .The = The monument
    .at = at the monument
building-hotel = hotel
    .the = the hotel
    .The = The hotel
    .at = in the hotel
building-cathedral = cathedral
    .the = the cathedral
    .The = The cathedral
    .at = in the cathedral

## What players do

do-decline = Leave it at that
do-pass = Pass for this turn
do-place = Place a worker { $building_at }
do-recall = Take the worker back
do-stay = Leave the worker at the inn
do-provost = { $step_do }
do-joust = Give a denier and a cloth cube for a royal favor
do-take = Take { $cube }
do-give = Give { $cube_a }
do-sell = Sell { $cube_a }
do-buy = Buy { $cube_a }
do-trade = Make the { $deal } deal
do-build = Build { $tile }
do-site = Build it on { $road }, in place of your residence
do-transform = Turn { $building_the } into a residence
do-batch = Give a batch of { $batch }
do-favor = Choose { $line_the }
do-use = { $effect_do }
do-lay = Lay { $building_the }
do-draw = Draw the { $color } marker

## What players are asked

ask-place_worker = A worker costs { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers (1 in your own buildings)
}. Where do you place one, or do you pass?
ask-gate = Where does your worker go from the gate, free of charge?
ask-merchants_guild = Where do you move the provost, free of charge?
ask-joust_field = Do you joust for a royal favor?
ask-stay_at_inn = Does your worker stay at the inn, or come home?
ask-move_provost = Do you move the provost, at 1 denier a space?
ask-produce = What do you take { $building_at }?
ask-owners_cube = Someone worked in your building, { $building_the }. Which cube do you take as its owner?
ask-carpenter = Which wood building do you build{ $discount ->
    [0] { "" }
   *[other] , one wood cheaper
}?
ask-mason = Which stone building do you build{ $discount ->
    [0] { "" }
   *[other] , one stone cheaper
}?
ask-architect = Which prestige building do you build?
ask-pay_any_cube = { $building_The } also costs a cube of any kind. Which do you give?
ask-choose_site = Which of your residences makes way for { $building_the }?
ask-lawyer = Which building becomes your residence, for a cloth cube{ $discount ->
    [0] { " and a denier" }
   *[other] { "" }
}?
ask-marketplace = Which cube do you sell { $building_at }?
ask-peddler = Which cube do you buy { $building_at }{ $number ->
    [0] { "" }
   *[other] , as your second
}?
ask-church = The church: 2 deniers for 3 points (small), or 4 deniers for 5 points (large)?
ask-tailor = The tailor: 2 cloth for 4 points (small), or 3 cloth for 6 points (large)?
ask-bank = The bank: 2 deniers for 1 gold (small), or 5 deniers for 2 gold (large)?
ask-alchemist = The alchemist: 2 cubes for 1 gold (small), or 4 cubes for 2 gold (large)? He takes no gold.
ask-give_goods = Which cube do you give the alchemist? { $number ->
    [one] It is the last one.
   *[other] He still wants { $number }.
}
ask-jeweler = The jeweler: 1 gold for 5 points (small), or 2 gold for 9 points (large)?
ask-give_batches = { $number ->
    [0] Which batch do you give for the castle? Whoever gives none loses 2 points.
   *[other] Do you give another batch for the castle?
}
ask-choose_line = A royal favor! Which line of the favor table do you choose?
ask-favor_of_cubes = Which favor do you use on the line of cubes?
ask-exchange_cube = Which cube do you exchange for two others?
ask-take_goods = Which cube do you take{ $number ->
    [one] { " last" }
   *[other] { " first" }
}?
ask-favor_of_buildings = Which favor do you use on the line of buildings?

## What happens

on-lays = { $building_The } is laid on space { $number }.
on-ranks = { $seat } is number { $number } in the turn order.
on-turn = Turn { $number } begins.
on-receives = { $seat } receives { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
on-pays = { $seat } pays { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
on-scores = { $seat } earns { $points ->
    [one] 1 point
   *[other] { $points } points
}.
on-loses = { $points ->
    [0] { $seat } has no points to lose.
    [one] { $seat } loses 1 point.
   *[other] { $seat } loses { $points } points.
}
on-takes = { $seat } takes { $number } { $cube }.
on-gives = { $seat } gives { $number } { $cube }.
on-declines = { $seat } leaves it at that.
on-places = { $seat } places a worker { $building_at }.
on-passes = { $seat } passes.
on-recalls = { $seat } takes a worker back.
on-moves_provost = { $seat } moves the provost to space { $number }.
on-leaves_provost = { $seat } leaves the provost on space { $number }.
on-jousts = { $seat } jousts.
on-driven_out = { $seat }’s worker is driven out of the inn.
on-lodges = { $seat }’s worker lodges at the inn.
on-activates = { $seat }’s worker is at work { $building_at }.
on-idles = { $seat }’s worker { $building_at } goes home without working: the provost did not come this far.
on-builds = { $seat } builds { $building_the } on space { $number }.
on-promises = { $seat } has paid the lawyer: { $building_the } becomes a residence when its worker leaves.
on-transforms = { $seat } turns { $building_the } on space { $number } into a residence.
on-puts_house = { $seat } builds a part of { $section_the }.
on-stops_building = { $number ->
    [0] { $seat } builds nothing in the castle.
    [one] { $seat } has given 1 batch.
   *[other] { $seat } has given { $number } batches.
}
on-builds_most = { $seat } is the best builder of the turn.
on-moves_bailiff = The bailiff moves to space { $number }, and the provost joins him.
on-scoring = { $section_scored }.
on-counts_houses = { $seat } has { $number ->
    [0] no house
    [one] 1 house
   *[other] { $number } houses
} { $section_in }.
on-opens_columns = The favor table is now open up to column { $number }.
on-loses_favor = { $seat } has used all four lines in this phase: the favor is lost.
on-chooses_line = { $seat } chooses { $line_the }, where the marker is now on column { $number }.
on-counts_goods = { $seat } ends with { $gold } gold, { $goods ->
    [one] 1 other cube
   *[other] { $goods } other cubes
} and { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.

## Why not

no-no_worker = You have no worker left.
no-too_dear = You do not have the deniers for that.
no-not_built = { $building_The } is not on the road.
no-no_workplace = No worker can stand { $building_at }.
no-occupied = There is already a worker { $building_at }.
no-there_already = You already have a worker { $building_at }.
no-no_circle_left = There is no room left { $building_at }.
no-stables_closed = The stables are not used with two players.
no-off_the_road = The provost stays on the road: the move must fit in full.
no-no_stake = Jousting takes a denier and a cloth cube.
no-not_produced = There is no { $cube } here.
no-no_such_cube = You have no { $cube }.
no-no_gold_here = Gold does not count here.
no-cannot_pay = You cannot pay for that.
no-not_in_stock = That tile is not in stock.
no-road_full = There is no unbuilt space left on the road.
no-no_residence = A prestige building needs a residence of yours to replace.
no-no_own_residence = You have no residence on { $road }.
no-never_transformed = The lawyer cannot turn { $building_the } into a residence.
no-not_your_tile = { $building_The } is not yours.
no-already_promised = { $building_The } is already going to be a residence.
no-no_fees = You cannot pay the lawyer.
no-castle_full = There is no room left in the castle.
no-no_batch = You do not have { $batch }.
no-line_used = You have already used { $line_the } in this phase.
no-beyond_marker = Your marker has not come that far.
no-nothing_to_give = You have no cube to exchange.
no-nothing_to_build = There is nothing that you could do with that.
no-like_the_other = The two architects are alike: build the first one first.

## The table

table-turn = Turn { $number }. The bailiff is on space { $bailiff }, the provost on space { $provost }.
table-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}, { $workers ->
    [0] no worker
    [one] 1 worker
   *[other] { $workers } workers
} at home; { $food } food, { $wood } wood, { $stone } stone, { $cloth } cloth, { $gold } gold.
table-passing = Passing order: { $seat }.
table-houses = { $seat }’s houses in the castle: dungeon { $dungeon }, walls { $walls }, towers { $towers }.
table-marker = { $seat }’s royal favors: prestige { $prestige }, deniers { $deniers }, cubes { $cubes }, buildings { $buildings }.
table-columns = The favor table is open up to column { $number }.
table-castle = Castle: dungeon { $dungeon } of { $dungeon_room }, walls { $walls } of { $walls_room }, towers { $towers } of { $towers_room }. Being built: { $section_the }.
table-finished = Castle: dungeon { $dungeon } of { $dungeon_room }, walls { $walls } of { $walls_room }, towers { $towers } of { $towers_room }.
table-special = { $building_The }: worker of { $seat }.
table-circle = { $building_The }, number { $number }: worker of { $seat }.
table-inn-left = The inn, left circle: worker of { $seat }.
table-inn-right = The inn, right circle: worker of { $seat }, who places workers for 1 denier.
table-road = Space { $number }: { $building } ({ $work }).
table-road-worker = Space { $number }: { $building } ({ $work }); worker of { $seat }.
table-road-owned = Space { $number }: { $building } of { $owner } ({ $work }).
table-road-owned-worker = Space { $number }: { $building } of { $owner } ({ $work }); worker of { $seat }.
table-prestige = Space { $number }: { $building } of { $owner }.
table-promised = { $building_The } will be a residence of { $seat } when its worker has left.
table-stock = To be built: { $building }.
