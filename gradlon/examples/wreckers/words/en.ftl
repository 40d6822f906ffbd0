title = Wreckers
blurb = Two wreckers on a dark coast lure ships with their lights. The brighter light wins the night’s cargo.
option-nights = How many nights the game lasts.
option-nights-2 = two nights
option-nights-3 = three nights
option-nights-5 = five nights
light-candle = candle
    .a = a candle
light-lantern = lantern
    .a = a lantern
light-beacon = beacon
    .a = a beacon
do-show = Show { $light_a }
do-draw = Draw { $light_a }
ask-show_light = Which light do you show tonight?
on-night = Night { $number } falls.
on-draws = { $seat } draws { $light_a }.
on-draws_hidden = { $seat } draws a light.
on-chooses = { $seat } has chosen { $light_a }.
on-chooses_hidden = { $seat } has chosen.
on-reveals = { $seat } shows { $light_a }.
on-wins = { $seat } wins { $number ->
    [one] one cargo
   *[other] { $number } cargoes
}.
on-reshuffles = The deck is empty: the spent lights are shuffled into a new one.
no-no_such_light = You hold no { $light }.
table-night = Night { $number } of { $nights }.
table-seat = { $seat }: { $points ->
    [one] 1 cargo
   *[other] { $points } cargoes
}, { $count ->
    [one] 1 light
   *[other] { $count } lights
} in hand.
table-spent = Spent: { $light }. In the deck: { $deck }.
table-hand = Your hand: { $light }.
