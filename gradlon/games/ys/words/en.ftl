# Ys in English.
title = Ys
blurb = Merchant princes of the drowned city send out their brokers, half of them with their value hidden. Whoever wins the gems, and the last word on their prices, will be the richest.

# Options.
option-look_at_own = Whether you may look again at your own brokers once they lie face down.
option-look_at_own-yes = you may look
option-look_at_own-no = you have to remember
option-neighborhoods = With three players, whether all four neighborhoods are used or only three of them.
option-neighborhoods-usual = the usual number
option-neighborhoods-three = only three
option-neutral_brokers = With two players, how strong the brokers of the neutral player are.
option-neutral_brokers-usual = 4, 2, 1 and 0
option-neutral_brokers-strong = 4, 3, 1 and 0
option-neutral_market_point = With two players, who scores the point when a neutral broker is placed on the market.
option-neutral_market_point-placer = the player who placed it
option-neutral_market_point-neutral = the neutral player
option-kings_favor = King’s Favor: a fifth phase, in which each player sends a broker to the throne room.
option-kings_favor-no = without King’s Favor
option-kings_favor-yes = with King’s Favor
option-express = Ys Express: nine brokers and three placements in a turn, for a shorter game.
option-express-no = the whole game
option-express-yes = Ys Express

# Nouns.
value-0 = 0
    .a = a 0
value-1 = 1
    .a = a 1
value-2 = 2
    .a = a 2
value-3 = 3
    .a = a 3
value-4 = 4
    .a = a 4
value2-0 = 0
    .a = a 0
value2-1 = 1
    .a = a 1
value2-2 = 2
    .a = a 2
value2-3 = 3
    .a = a 3
value2-4 = 4
    .a = a 4
face-up = face up
face-down = face down
space-port1 = port area of neighborhood 1
    .in = in the port area of neighborhood 1
    .to = to the port area of neighborhood 1
space-commercial1 = commercial area of neighborhood 1
    .in = in the commercial area of neighborhood 1
    .to = to the commercial area of neighborhood 1
space-palace1 = palace area of neighborhood 1
    .in = in the palace area of neighborhood 1
    .to = to the palace area of neighborhood 1
space-port2 = port area of neighborhood 2
    .in = in the port area of neighborhood 2
    .to = to the port area of neighborhood 2
space-commercial2 = commercial area of neighborhood 2
    .in = in the commercial area of neighborhood 2
    .to = to the commercial area of neighborhood 2
space-palace2 = palace area of neighborhood 2
    .in = in the palace area of neighborhood 2
    .to = to the palace area of neighborhood 2
space-port3 = port area of neighborhood 3
    .in = in the port area of neighborhood 3
    .to = to the port area of neighborhood 3
space-commercial3 = commercial area of neighborhood 3
    .in = in the commercial area of neighborhood 3
    .to = to the commercial area of neighborhood 3
space-palace3 = palace area of neighborhood 3
    .in = in the palace area of neighborhood 3
    .to = to the palace area of neighborhood 3
space-port4 = port area of neighborhood 4
    .in = in the port area of neighborhood 4
    .to = to the port area of neighborhood 4
space-commercial4 = commercial area of neighborhood 4
    .in = in the commercial area of neighborhood 4
    .to = to the commercial area of neighborhood 4
space-palace4 = palace area of neighborhood 4
    .in = in the palace area of neighborhood 4
    .to = to the palace area of neighborhood 4
space-blue0 = blue square of line 0
    .in = on the blue square of line 0
    .to = to the blue square of line 0
space-blue1 = blue square of line 1
    .in = on the blue square of line 1
    .to = to the blue square of line 1
space-blue2 = blue square of line 2
    .in = on the blue square of line 2
    .to = to the blue square of line 2
space-blue3 = blue square of line 3
    .in = on the blue square of line 3
    .to = to the blue square of line 3
space-green0 = green square of line 0
    .in = on the green square of line 0
    .to = to the green square of line 0
space-green1 = green square of line 1
    .in = on the green square of line 1
    .to = to the green square of line 1
space-green2 = green square of line 2
    .in = on the green square of line 2
    .to = to the green square of line 2
space-green3 = green square of line 3
    .in = on the green square of line 3
    .to = to the green square of line 3
space-yellow0 = yellow square of line 0
    .in = on the yellow square of line 0
    .to = to the yellow square of line 0
space-yellow1 = yellow square of line 1
    .in = on the yellow square of line 1
    .to = to the yellow square of line 1
space-yellow2 = yellow square of line 2
    .in = on the yellow square of line 2
    .to = to the yellow square of line 2
space-yellow3 = yellow square of line 3
    .in = on the yellow square of line 3
    .to = to the yellow square of line 3
space-red0 = red square of line 0
    .in = on the red square of line 0
    .to = to the red square of line 0
space-red1 = red square of line 1
    .in = on the red square of line 1
    .to = to the red square of line 1
space-red2 = red square of line 2
    .in = on the red square of line 2
    .to = to the red square of line 2
space-red3 = red square of line 3
    .in = on the red square of line 3
    .to = to the red square of line 3
area-port1 = port area of neighborhood 1
area-commercial1 = commercial area of neighborhood 1
area-palace1 = palace area of neighborhood 1
area-port2 = port area of neighborhood 2
area-commercial2 = commercial area of neighborhood 2
area-palace2 = palace area of neighborhood 2
area-port3 = port area of neighborhood 3
area-commercial3 = commercial area of neighborhood 3
area-palace3 = palace area of neighborhood 3
area-port4 = port area of neighborhood 4
area-commercial4 = commercial area of neighborhood 4
area-palace4 = palace area of neighborhood 4
neighborhood-1 = 1
neighborhood-2 = 2
neighborhood-3 = 3
neighborhood-4 = 4
neighborhood2-1 = 1
neighborhood2-2 = 2
neighborhood2-3 = 3
neighborhood2-4 = 4
color-blue = blue
    .gem = a blue gem
color-green = green
    .gem = a green gem
color-yellow = yellow
    .gem = a yellow gem
color-red = red
    .gem = a red gem
color2-blue = blue
    .gem = a blue gem
color2-green = green
    .gem = a green gem
color2-yellow = yellow
    .gem = a yellow gem
color2-red = red
    .gem = a red gem
gem-blue = blue
    .gem = a blue gem
gem-green = green
    .gem = a green gem
gem-yellow = yellow
    .gem = a yellow gem
gem-red = red
    .gem = a red gem
gem-white = white
    .gem = a white gem
ship-blue_green_red = large blue, small green and red
ship-blue_green_yellow = large blue, small green and yellow
ship-blue_yellow_red = large blue, small yellow and red
ship-green_blue_red = large green, small blue and red
ship-green_blue_yellow = large green, small blue and yellow
ship-green_yellow_red = large green, small yellow and red
ship-yellow_blue_green = large yellow, small blue and green
ship-yellow_blue_red = large yellow, small blue and red
ship-yellow_green_red = large yellow, small green and red
ship-red_blue_green = large red, small blue and green
ship-red_blue_yellow = large red, small blue and yellow
ship-red_green_yellow = large red, small green and yellow
ship-blue_white_red = large blue, small white and red
ship-green_white_blue = large green, small white and blue
ship-yellow_white_green = large yellow, small white and green
ship-red_white_yellow = large red, small white and yellow
character-alchemist = Alchemist
    .the = the Alchemist
character-banker = Banker
    .the = the Banker
character-captain = Captain
    .the = the Captain
character-bishop = Bishop
    .the = the Bishop
character-spy = Spy
    .the = the Spy
character-herald = Herald
    .the = the Herald
character-conjurer = Conjurer
    .the = the Conjurer
character-intriguer = Intriguer
    .the = the Intriguer
character-jeweller = Jeweller
    .the = the Jeweller
character-magician = Magician
    .the = the Magician
character-merchant = Merchant
    .the = the Merchant
character-mercenary = Mercenary
    .the = the Mercenary
character-queen = Queen
    .the = the Queen
character-prince = Prince
    .the = the Prince
character-king = King
    .the = the King
character-white_gem = white gem
    .the = the white gem
place-first = first
place-second = second
place-third = third
place-fourth = fourth
broker-b1 = b1
broker-b2 = b2
broker-b3 = b3
broker-b4 = b4
broker-b5 = b5
broker-b6 = b6
broker-b7 = b7
broker-b8 = b8
broker-b9 = b9
broker-b10 = b10
broker-b11 = b11
broker-b12 = b12
broker-b13 = b13
broker-b14 = b14
broker2-b1 = b1
broker2-b2 = b2
broker2-b3 = b3
broker2-b4 = b4
broker2-b5 = b5
broker2-b6 = b6
broker2-b7 = b7
broker2-b8 = b8
broker2-b9 = b9
broker2-b10 = b10
broker2-b11 = b11
broker2-b12 = b12
broker2-b13 = b13
broker2-b14 = b14
seat2-player1 = Player 1
seat2-player2 = Player 2
seat2-player3 = Player 3
seat2-player4 = Player 4

# What can be done.
do-deal = Deal the order card for the { $place } place
do-reveal = Turn up { $character_the }
do-dock = Draw a ship: { $ship }
do-supply = Draw the ship of the market: { $ship }
do-bid = Bid with { $value_a } and { $value2_a }
do-go = Play { $place }
do-exchange = Exchange { $color_gem } for { $color2_gem }
do-pass = Do no more here
do-play = Play { $character_the }
do-look = Look at broker { $broker } of { $seat2 }
do-place = Place { $value_a } { $face } { $space_in }
do-conjure = Place { $value_a } from before the screen { $face } { $space_in }
do-replace = Put { $value_a } before the screen instead
do-neutral = Place the neutral { $value } face down { $space_in }
do-lock = Lock the { $area }
do-swap = Let brokers { $broker } and { $broker2 } change places
do-hire = Mark broker { $broker }
do-move = Move broker { $broker } { $space_to }
do-sail = Exchange the ships of ports { $neighborhood } and { $neighborhood2 }
do-take = Take { $gem_gem }
do-tint = Exchange the white gem for { $color_gem }
do-rank = Put { $color } first
do-raise = Raise { $color } by one step
do-lower = Lower { $color } by one step
do-bank = Raise { $color } and lower { $color2 }
do-offer = Send { $value_a } to the throne room

# What is asked.
ask-choose_bid = Which two brokers do you bid? They will not be placed this turn.
ask-choose_place = Which place in the order of play do you take?
ask-play_cards = { $moment ->
    [1] Before the placing begins: do you play a character?
    [16] Before the counting begins: do you play a character?
   *[other] At the end of the counting: do you play a character?
}
ask-place_broker = { $number ->
    [1] Place the first of two brokers, face up or face down.
   *[other] Place the second broker, { $side ->
        [0] face up
        [1] face down
       *[other] face up or face down
    }.
}
ask-replace_broker = Which broker takes the free place before your screen?
ask-place_neutral_broker = Where do you hide which neutral broker?
ask-after_placing = Your brokers are placed. Is there anything else?
ask-take_gem = Which gem of the ship in port { $neighborhood } do you take?
ask-color_white_gem = What color do you give your white gem?
ask-rank_columns = These columns are level, and you decide. Which of them comes { $place }?
ask-highest_bidder = You are the highest bidder on the market. Which color moves by one step, up or down?
ask-offer_broker = Which of your three brokers do you send to the throne room?
ask-alchemist = Which gem do you exchange for which?
ask-banker = Which color rises by one step, and which one falls?
ask-captain = Which two ships change ports?
ask-herald = Which of your brokers moves, and where?
ask-jeweller = { $number ->
    [0] Which gem do you take first?
   *[other] Which gem do you take besides?
}
ask-magician = Which two of your brokers change places?
ask-mercenary = Which of your two new brokers shall be worth five?
ask-queen = Which area do you lock?

# What happens.
on-turn = Turn { $number } begins.
on-deals = { $seat } is dealt the { $place } order card.
on-reveals = In the palace of neighborhood { $neighborhood }: { $character_the }.
on-docks = In port { $neighborhood } moors a ship: { $ship }.
on-supplies = The ship for the market: { $ship }.
on-bids = { $seat } bids with { $value_a } and { $value2_a }.
on-bids_hidden = { $seat } has chosen a bid.
on-shows_bid = { $seat } has bid { $value } + { $value2 }.
on-goes = { $seat } will play { $place }.
on-places = { $seat } places { $value_a } { $space_in }.
on-hides = { $seat } hides { $value_a } { $space_in }.
on-hides_hidden = { $seat } hides a broker { $space_in }.
on-conjures = { $seat } conjures { $value_a } from before the screen and places it { $space_in }.
on-conjures_down = { $seat } conjures { $value_a } from before the screen and places it face down { $space_in }.
on-hides_neutral = { $seat } hides the neutral { $value } { $space_in }.
on-hides_neutral_hidden = { $seat } hides a neutral broker { $space_in }.
on-fronts = { $seat } puts { $value_a } before the screen.
on-plays = { $seat } plays { $character_the }.
on-exchanges = { $seat } exchanges { $color_gem } for { $color2_gem }.
on-sails = { $seat } has the ships of ports { $neighborhood } and { $neighborhood2 } change places.
on-looks = { $seat } looks at broker { $broker } of { $seat2 }: it is { $value_a }.
on-looks_hidden = { $seat } looks at broker { $broker } of { $seat2 }.
on-moves = { $seat } moves broker { $broker } { $space_to }.
on-swaps = { $seat } lets brokers { $broker } and { $broker2 } change places.
on-hires = { $seat } marks broker { $broker }: it will be worth five.
on-locks = { $seat } locks the { $area }.
on-counts = Neighborhood { $neighborhood } is counted.
on-counts_market = The market is counted.
on-shows = { $seat } turns up { $value_a } { $space_in }.
on-shows_throne = { $seat } turns up { $value_a } in the throne room.
on-neutral_shows = The neutral broker { $space_in } is { $value_a }.
on-gains = { $seat } takes { $color_gem }.
on-gains_black = { $seat } wins a black gem.
on-neutral_gains = The neutral player takes { $color_gem }.
on-neutral_gains_black = The neutral player wins a black gem.
on-scores = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
on-neutral_scores = The neutral player scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
on-wins_card = { $seat } wins { $character_the }.
on-neutral_wins_card = The neutral player wins { $character_the }.
on-loses_card = Nobody stands in the palace area of neighborhood { $neighborhood }: { $character_the } is discarded.
on-ranks = { $seat } puts the { $color } column first among equals.
on-quotes = The quotation of { $color } is now { $number }.
on-raises = { $seat } is the highest bidder and raises { $color }.
on-lowers = { $seat } is the highest bidder and lowers { $color }.
on-neutral_raises = The neutral player is the highest bidder and raises { $color }.
on-offers = { $seat } sends { $value_a } to the throne room.
on-offers_hidden = { $seat } has chosen a broker for the throne room.
on-reserve = Everyone takes one of the spare 2s.
on-scores_color = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $color } gems.
on-neutral_scores_color = The neutral player scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $color } gems.
on-scores_black = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for black gems.
on-neutral_scores_black = The neutral player scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for black gems.
on-scores_throne = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for the King’s Favor.
on-wins = { $seat } wins the game.
on-neutral_wins = The neutral player wins the game.

# What is refused.
no-lower_first = Name the lower number first, and each only once.
no-no_such_broker = You have no such broker behind your screen.
no-not_before_screen = You have no such broker before your screen.
no-no_conjurer = Only the Conjurer places brokers from before the screen, and you don’t have him in play.
no-other_face = You place one broker face up and one face down.
no-out_of_use = That space is not in use in this game.
no-square_taken = There is a broker on that square already.
no-locked = The Queen has locked that area.
no-place_taken = Someone else has taken that place.
no-no_such_place = There are fewer players than that.
no-not_your_card = You don’t have that character in hand.
no-next_turn = You have just won that character: it can be played from the next turn on.
no-two_cards = You have played two characters this turn already.
no-other_moment = This is not the moment for that character.
no-nothing_to_move = All your brokers on the board stand in the area that the Queen has locked.
no-must_place = You still have brokers to place.
no-no_looks = You have no look left: only the Spy looks at brokers, three times in all.
no-own_broker = The Spy looks at the brokers of others.
no-neutral_broker = Nobody may look at a neutral broker once it is placed.
no-no_such_piece = There is no such broker on the table.
no-not_hidden = That broker is not hidden.
no-already_seen = You know that broker already.
no-not_on_board = That broker does not stand on the board.
no-one_from_throne = Only one of the two may come from the throne room.
no-not_just_placed = The Mercenary works on one of the two brokers that you have just placed.
no-same_space = The broker stands there already.
no-no_such_port = That port is not in use in this game.
no-gem_gone = There is no such gem to take.
no-no_such_gem = You own no gem of that color.
no-same_color = Choose two different colors.
no-not_tied = That column is not among those that are level.
no-at_top = That color can’t rise any more.
no-at_bottom = That color can’t fall any more.
no-not_offered = That is not one of the three brokers before your screen.

# The table. A broker is written b3=4 when it lies open, b3=(4) when it is hidden and you know it, b3=? when you don’t.
table-turn = Turn { $number } of 4, phase { $phase ->
    [1] 1: characters and ships
    [2] 2: the order of play
    [3] 3: placing the brokers
    [4] 4: counting
   *[other] 5: the King’s Favor
}. Brokers: b3=4 is open, b3=(4) hidden but known to you, b3=? hidden; ! counts five.
table-neighborhood = Neighborhood { $neighborhood }: ship { $ship }; in the palace { $character_the }.
table-neighborhood_ship = Neighborhood { $neighborhood }: ship { $ship }; the palace is empty.
table-locked = Locked by the Queen: { $area }.
table-goods = Left of the ship: { $gem }.
table-line = Line { $line } of the market: { $gem_gem }.
table-quotations = Quotations: blue { $blue }, green { $green }, yellow { $yellow }, red { $red }.
table-seat = { $seat } ({ $place } in order): { $points ->
    [one] 1 point
   *[other] { $points } points
}; gems: blue { $blue }, green { $green }, yellow { $yellow }, red { $red }, black { $black }; { $count ->
    [one] 1 broker
   *[other] { $count } brokers
} behind the screen.
table-seat_undealt = { $seat } has no order card yet.
table-neutral = Neutral player: { $points ->
    [one] 1 point
   *[other] { $points } points
}; gems: blue { $blue }, green { $green }, yellow { $yellow }, red { $red }, black { $black }.
table-cards = { $seat } holds { $character }.
table-in_play = { $seat } has in play: { $character }.
table-brokers = { $seat } { $space_in }: { $brokers }
table-neutral_brokers = Neutral { $space_in }: { $brokers }
table-front = { $seat } before the screen: { $brokers }
table-throne = { $seat } in the throne room: { $brokers }
table-hand = Behind your screen: { $value }.
table-neutral_hand = Your neutral brokers: { $value }.
table-bid = You bid { $value } + { $value2 }.
table-offered = You send { $value_a } to the throne room.
