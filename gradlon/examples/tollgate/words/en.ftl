title = Tollgate
blurb = Keepers of neighbouring toll-houses live off the road and off each other. Whoever has most coins on the last evening wins.
option-days = How many days the game lasts.
option-days-1 = one day
option-days-2 = two days
option-days-6 = six days
face-one = one
face-two = two
face-three = three
place-north = the north house
place-east = the east house
place-south = the south house
to-north = the north house
to-east = the east house
to-south = the south house
do-collect = Collect what the die shows
do-demand = Demand a toll from { $place }
do-pay = Pay the toll
do-refuse = Refuse to pay
do-yield = Let it go
do-quarrel = Go before the judge
do-settle = Pay the toll after all
do-roll = Roll a { $face }
ask-take_turn = Collect, or demand a toll?
ask-answer = You are asked for a toll by { $place }. Do you pay?
ask-insist = Your demand to { $place } is refused. Do you insist?
ask-last_offer = The judge will hear you and { $place }. Pay after all, or let the die decide?
on-day = Day { $number } begins.
on-rolls = { $seat } rolls a { $face }.
on-gains = { $seat } collects { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
on-demands = { $seat } demands a toll from { $place }.
on-pays = { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to { $to }.
on-refuses = { $seat } refuses to pay { $to }.
on-quarrels = { $seat } goes before the judge with { $to }.
no-own_house = That is your own toll-house.
no-nobody_there = Nobody keeps { $place } in this game.
no-nothing_to_take = At { $place } there is nothing to take.
table-day = Day { $number } of { $days }. The die shows { $face }.
table-seat = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
