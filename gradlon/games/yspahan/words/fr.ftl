# Yspahan en français. Les boutiques et les cases du chemin s’appellent comme dans RULES.fr.md : Sac blanc 2, O1.

title = Yspahan
blurb = Dans la capitale de la Perse, des marchands se partagent chaque jour un même lancer de dés pour garnir les souks, charger la Caravane et construire. Là où l’Intendant s’arrête, les marchandises partent à la Caravane, qu’on le veuille ou non.

option-discounts = Ce que vaut une carte qui réduit le prix d’un bâtiment.
option-discounts-extra = une construction en plus du bâtiment du tour
option-discounts-price = seulement un meilleur prix pour le bâtiment du tour
option-both_discounts = Combien de ces cartes peuvent servir pour un même bâtiment.
option-both_discounts-no = une seule au plus
option-both_discounts-yes = les deux ensemble : le bâtiment est gratuit

# Ce que l’on peut faire

do-roll = Lancer { $dice_with }
do-take = { $square_act }
do-boost = { $square_act }, avec un dé de plus contre « { $card } »
do-supervise = Déplacer l’Intendant avec les dés { $square_of }
do-fetch = Prendre une carte avec les dés { $square_of }
do-go_without = Piocher une carte, faute de dés
do-set_aside = Construire { $price_how } en mettant de côté les dés { $square_of }
do-build = Construire { $building_the }
do-done = Terminer le tour
do-play = Jouer « { $card } » : { $card_effect }
do-play_both = Jouer les deux cartes qui réduisent un prix et construire gratuitement
do-place = Placer un cube { $shop_in } ({ $shop_where })
do-go = Déplacer l’Intendant { $road_to }, { $road_by }
do-send = Envoyer d’abord le cube { $shop_of }
do-give_camel = Donner un chameau pour garder le cube
do-let_go = Laisser partir le cube
do-sell = En vendre { $pieces }
do-swap_camel = Échanger un chameau contre une pièce d’or
do-swap_gold = Échanger une pièce d’or contre un chameau
do-enough = Ne plus rien échanger
do-die = Obtenir un { $face }
do-deal = Piocher « { $card } »

# Ce que l’on vous demande

ask-buy_dice = Vous êtes premier joueur. Ajoutez-vous des dés jaunes au lancer, à 1 pièce d’or chacun ?
ask-select_dice = Quel groupe de dés prenez-vous, et pour quoi faire ?
ask-supply_shops = { $count ->
    [one] Il vous reste un cube à placer { $quarter_in }.
   *[other] Il vous reste { $count } cubes à placer { $quarter_in }.
} Dans quelle boutique ?
ask-move_supervisor = L’Intendant est { $road_to } et vos dés indiquent { $steps }. Où va-t-il ? Chaque case d’écart coûte 1 pièce d’or ; trois sont gratuites avec le Hammam.
ask-choose_order = Deux joueurs ont un cube qui part à la Caravane. Lequel part le premier ?
ask-send_cube = Votre cube { $shop_of } part à la Caravane. Donnez-vous un chameau pour le garder et en envoyer un autre ?
ask-finish_turn = Que faites-vous encore avant de terminer le tour ?
ask-place_anywhere = Dans quelle boutique placez-vous un cube ?
ask-sell_pieces = « { $card } » : combien en vendez-vous ?
ask-exchange_pieces = Vous pouvez encore échanger { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} et { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}. Qu’échangez-vous ?
ask-build_cheaply = Que construisez-vous { $price_how } ?
ask-set_dice_aside = Que construisez-vous { $price_how } ?

# Ce qui se passe

on-week = La semaine { $week } commence. L’Intendant est de retour au centre.
on-day = Semaine { $week }, jour { $day } : le premier joueur est { $seat }.
on-last_day = Dernier jour : on joue par score croissant, en commençant par { $seat }.
on-buys_dice = { $seat } ajoute { $count ->
    [one] un dé jaune
   *[other] { $count } dés jaunes
}.
on-group = { $square } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} de valeur { $face }{ $yellow ->
    [0] .
    [one] {" "}({ $yellow } jaune).
   *[other] {" "}({ $yellow } jaunes).
}
on-removes_yellow = { $count ->
    [one] Un dé jaune quitte
   *[other] { $count } dés jaunes quittent
} { $square_the }.
on-takes = { $seat } prend { $count ->
    [one] le dé
   *[other] les { $count } dés
} { $square_of }, valeur { $face }.
on-finds_no_dice = Il n’y a plus de dés pour { $seat }.
on-gains_camels = { $seat } reçoit { $count ->
    [one] un chameau
   *[other] { $count } chameaux
}.
on-gains_gold = { $seat } reçoit { $count ->
    [one] une pièce d’or
   *[other] { $count } pièces d’or
}.
on-pays_camels = { $seat } rend { $count ->
    [one] un chameau
   *[other] { $count } chameaux
}.
on-pays_gold = { $seat } dépense { $count ->
    [one] une pièce d’or
   *[other] { $count } pièces d’or
}.
on-swaps_camel = { $seat } échange un chameau contre une pièce d’or.
on-swaps_gold = { $seat } échange une pièce d’or contre un chameau.
on-scores = { $seat } marque { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
on-places = { $seat } place un cube { $shop_in }.
on-loses_cubes = Faute de boutique, { $seat } reprend { $count ->
    [one] un cube
   *[other] { $count } cubes
}.
on-moves = { $seat } déplace l’Intendant { $road_to }, { $road_by }.
on-sends = { $seat } voit partir à la Caravane le cube { $shop_of }.
on-saves = { $seat } garde son cube { $shop_in } et en envoie un autre à la Caravane.
on-loads = { $seat } a un cube de plus { $line_on } de la Caravane.
on-caravan = Décompte de la Caravane : { $seat } a { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} × { $line_times } ({ $line }).
on-caravan_leaves = La Caravane est pleine et s’en va ; les cubes reviennent à leurs propriétaires.
on-draws = { $seat } pioche « { $card } ».
on-draws_hidden = { $seat } pioche une carte.
on-no_card = Il n’y a plus de carte pour { $seat }.
on-reshuffles = La pioche est vide : la défausse est mélangée pour en former une nouvelle.
on-builds = { $seat } construit { $building_the }.
on-souk = { $seat } a complété { $souk }.
on-discards = { $seat } se défausse de « { $card } » pour un dé de plus.
on-plays = { $seat } joue « { $card } ».
on-ends = La troisième semaine est finie, et la partie avec elle.

# Pourquoi pas

no-not_enough_gold = Vous n’avez pas assez d’or pour ces dés jaunes.
no-empty_square = Il n’y a pas de dés sur { $square_the }.
no-yellow_only = Sur { $square_the }, il n’y a que des dés jaunes : ils sont au premier joueur.
no-no_shop_left = Aucune boutique ne vous est ouverte.
no-no_card_left = Toutes les cartes sont en main : il n’y en a plus à piocher.
no-dice_left = Il reste des dés pour vous sur la Tour.
no-not_in_hand = Vous n’avez pas cette carte en main.
no-shop_filled = Cette boutique est occupée.
no-other_quarter = Ces dés sont pour un autre quartier.
no-others_souk = Il y a dans ce souk des cubes d’un autre joueur.
no-unfinished_souk = Complétez d’abord le souk que vous avez commencé dans ce quartier.
no-too_many_steps = C’est trop loin pour ces dés et votre or.
no-too_few_steps = C’est trop près pour ces dés et votre or.
no-not_beside = L’Intendant n’est pas devant cette boutique.
no-already_built = Vous avez déjà { $building_the }.
no-cannot_pay = Vous n’avez pas de quoi payer { $building_the }.
no-one_building = Vous avez déjà construit pendant ce tour.
no-nothing_to_build = Il n’y a rien que vous puissiez construire à ce prix.
no-build_with_dice = À deux joueurs, il faut mettre de côté un groupe de dés pour construire.
no-build_after_action = On construit après l’action, pas avant.
no-one_discount = Une seule carte peut réduire le prix d’un bâtiment.
no-only_with_two = On ne construit avec un groupe de dés qu’à deux joueurs.
no-nothing_to_sell = Vous n’avez rien à vendre avec cette carte.
no-not_so_many = Vous n’en avez pas autant.
no-sells_no_more = Cette carte n’en vend pas autant.
no-nothing_to_swap = Vous n’avez plus rien à échanger ainsi.
no-swap_first = Échangez au moins une fois.
no-no_camel = Vous n’avez pas de chameau à donner.

# La table

table-day = Semaine { $week } sur 3, jour { $day } sur 7. Premier joueur : { $seat }.
table-group = Tour, { $square } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} de valeur { $face }{ $yellow ->
    [0] .
    [one] {" "}({ $yellow } jaune).
   *[other] {" "}({ $yellow } jaunes).
}
table-supervisor = L’Intendant est { $road_to }, { $road_by }.
table-souk = { $souk_cap } ({ $points } points) : { $seat }, { $count } sur { $size }, { $shop }.
table-caravan = Caravane, { $line } : { $seat }, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
table-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
table-buildings = { $seat } a construit : { $building }.
table-deck = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche. Défausse : { $card }.
table-hand = Votre main : { $card }.

# Les dés et la Tour

dice-0 = 0
    .with = les dés blancs seuls
dice-1 = 1
    .with = avec 1 dé jaune (1 pièce d’or)
dice-2 = 2
    .with = avec 2 dés jaunes (2 pièces d’or)
dice-3 = 3
    .with = avec 3 dés jaunes (3 pièces d’or)

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
square-camels = Chameaux
    .the = les Chameaux
    .of = des Chameaux
    .act = Prendre des chameaux
square-sack = Sac
    .the = le Sac
    .of = du Sac
    .act = Approvisionner le Sac
square-barrel = Tonneau
    .the = le Tonneau
    .of = du Tonneau
    .act = Approvisionner le Tonneau
square-chest = Coffre
    .the = le Coffre
    .of = du Coffre
    .act = Approvisionner le Coffre
square-vase = Vase
    .the = le Vase
    .of = du Vase
    .act = Approvisionner le Vase
square-gold = Or
    .the = l’Or
    .of = de l’Or
    .act = Prendre de l’or

# La ville : quartiers, souks, boutiques et chemin

quarter-sack = Sac
    .in = dans le Sac
quarter-barrel = Tonneau
    .in = dans le Tonneau
quarter-chest = Coffre
    .in = dans le Coffre
quarter-vase = Vase
    .in = dans le Vase
souk-sack_pink = le souk rose du Sac
    .cap = Le souk rose du Sac
souk-sack_yellow = le souk jaune du Sac
    .cap = Le souk jaune du Sac
souk-sack_white = le souk blanc du Sac
    .cap = Le souk blanc du Sac
souk-sack_blue = le souk bleu du Sac
    .cap = Le souk bleu du Sac
souk-barrel_white = le souk blanc du Tonneau
    .cap = Le souk blanc du Tonneau
souk-barrel_yellow = le souk jaune du Tonneau
    .cap = Le souk jaune du Tonneau
souk-barrel_blue = le souk bleu du Tonneau
    .cap = Le souk bleu du Tonneau
souk-barrel_pink = le souk rose du Tonneau
    .cap = Le souk rose du Tonneau
souk-chest_yellow = le souk jaune du Coffre
    .cap = Le souk jaune du Coffre
souk-chest_blue = le souk bleu du Coffre
    .cap = Le souk bleu du Coffre
souk-chest_pink = le souk rose du Coffre
    .cap = Le souk rose du Coffre
souk-vase_blue = le souk bleu du Vase
    .cap = Le souk bleu du Vase
souk-vase_yellow = le souk jaune du Vase
    .cap = Le souk jaune du Vase
souk-vase_orange = le souk orange du Vase
    .cap = Le souk orange du Vase
shop-sack_pink_1 = Sac rose 1
    .in = dans la boutique rose 1 du Sac
    .of = de la boutique rose 1 du Sac
    .where = case O9
shop-sack_pink_2 = Sac rose 2
    .in = dans la boutique rose 2 du Sac
    .of = de la boutique rose 2 du Sac
    .where = loin du chemin
shop-sack_pink_3 = Sac rose 3
    .in = dans la boutique rose 3 du Sac
    .of = de la boutique rose 3 du Sac
    .where = loin du chemin
shop-sack_pink_4 = Sac rose 4
    .in = dans la boutique rose 4 du Sac
    .of = de la boutique rose 4 du Sac
    .where = loin du chemin
shop-sack_pink_5 = Sac rose 5
    .in = dans la boutique rose 5 du Sac
    .of = de la boutique rose 5 du Sac
    .where = loin du chemin
shop-sack_pink_6 = Sac rose 6
    .in = dans la boutique rose 6 du Sac
    .of = de la boutique rose 6 du Sac
    .where = loin du chemin
shop-sack_yellow_1 = Sac jaune 1
    .in = dans la boutique jaune 1 du Sac
    .of = de la boutique jaune 1 du Sac
    .where = case O7
shop-sack_yellow_2 = Sac jaune 2
    .in = dans la boutique jaune 2 du Sac
    .of = de la boutique jaune 2 du Sac
    .where = case O5
shop-sack_yellow_3 = Sac jaune 3
    .in = dans la boutique jaune 3 du Sac
    .of = de la boutique jaune 3 du Sac
    .where = loin du chemin
shop-sack_yellow_4 = Sac jaune 4
    .in = dans la boutique jaune 4 du Sac
    .of = de la boutique jaune 4 du Sac
    .where = loin du chemin
shop-sack_yellow_5 = Sac jaune 5
    .in = dans la boutique jaune 5 du Sac
    .of = de la boutique jaune 5 du Sac
    .where = loin du chemin
shop-sack_white_1 = Sac blanc 1
    .in = dans la boutique blanche 1 du Sac
    .of = de la boutique blanche 1 du Sac
    .where = case O3
shop-sack_white_2 = Sac blanc 2
    .in = dans la boutique blanche 2 du Sac
    .of = de la boutique blanche 2 du Sac
    .where = cases O1 et S1
shop-sack_white_3 = Sac blanc 3
    .in = dans la boutique blanche 3 du Sac
    .of = de la boutique blanche 3 du Sac
    .where = case S2
shop-sack_blue_1 = Sac bleu 1
    .in = dans la boutique bleue 1 du Sac
    .of = de la boutique bleue 1 du Sac
    .where = case S4
shop-sack_blue_2 = Sac bleu 2
    .in = dans la boutique bleue 2 du Sac
    .of = de la boutique bleue 2 du Sac
    .where = case S6
shop-sack_blue_3 = Sac bleu 3
    .in = dans la boutique bleue 3 du Sac
    .of = de la boutique bleue 3 du Sac
    .where = loin du chemin
shop-sack_blue_4 = Sac bleu 4
    .in = dans la boutique bleue 4 du Sac
    .of = de la boutique bleue 4 du Sac
    .where = loin du chemin
shop-barrel_white_1 = Tonneau blanc 1
    .in = dans la boutique blanche 1 du Tonneau
    .of = de la boutique blanche 1 du Tonneau
    .where = cases E1 et S1
shop-barrel_white_2 = Tonneau blanc 2
    .in = dans la boutique blanche 2 du Tonneau
    .of = de la boutique blanche 2 du Tonneau
    .where = case E2
shop-barrel_yellow_1 = Tonneau jaune 1
    .in = dans la boutique jaune 1 du Tonneau
    .of = de la boutique jaune 1 du Tonneau
    .where = case E4
shop-barrel_yellow_2 = Tonneau jaune 2
    .in = dans la boutique jaune 2 du Tonneau
    .of = de la boutique jaune 2 du Tonneau
    .where = case E6
shop-barrel_yellow_3 = Tonneau jaune 3
    .in = dans la boutique jaune 3 du Tonneau
    .of = de la boutique jaune 3 du Tonneau
    .where = loin du chemin
shop-barrel_yellow_4 = Tonneau jaune 4
    .in = dans la boutique jaune 4 du Tonneau
    .of = de la boutique jaune 4 du Tonneau
    .where = loin du chemin
shop-barrel_blue_1 = Tonneau bleu 1
    .in = dans la boutique bleue 1 du Tonneau
    .of = de la boutique bleue 1 du Tonneau
    .where = case S3
shop-barrel_blue_2 = Tonneau bleu 2
    .in = dans la boutique bleue 2 du Tonneau
    .of = de la boutique bleue 2 du Tonneau
    .where = loin du chemin
shop-barrel_blue_3 = Tonneau bleu 3
    .in = dans la boutique bleue 3 du Tonneau
    .of = de la boutique bleue 3 du Tonneau
    .where = loin du chemin
shop-barrel_pink_1 = Tonneau rose 1
    .in = dans la boutique rose 1 du Tonneau
    .of = de la boutique rose 1 du Tonneau
    .where = case S7
shop-barrel_pink_2 = Tonneau rose 2
    .in = dans la boutique rose 2 du Tonneau
    .of = de la boutique rose 2 du Tonneau
    .where = case S5
shop-barrel_pink_3 = Tonneau rose 3
    .in = dans la boutique rose 3 du Tonneau
    .of = de la boutique rose 3 du Tonneau
    .where = loin du chemin
shop-barrel_pink_4 = Tonneau rose 4
    .in = dans la boutique rose 4 du Tonneau
    .of = de la boutique rose 4 du Tonneau
    .where = loin du chemin
shop-barrel_pink_5 = Tonneau rose 5
    .in = dans la boutique rose 5 du Tonneau
    .of = de la boutique rose 5 du Tonneau
    .where = loin du chemin
shop-chest_yellow_1 = Coffre jaune 1
    .in = dans la boutique jaune 1 du Coffre
    .of = de la boutique jaune 1 du Coffre
    .where = case O10
shop-chest_yellow_2 = Coffre jaune 2
    .in = dans la boutique jaune 2 du Coffre
    .of = de la boutique jaune 2 du Coffre
    .where = case O8
shop-chest_yellow_3 = Coffre jaune 3
    .in = dans la boutique jaune 3 du Coffre
    .of = de la boutique jaune 3 du Coffre
    .where = case O6
shop-chest_blue_1 = Coffre bleu 1
    .in = dans la boutique bleue 1 du Coffre
    .of = de la boutique bleue 1 du Coffre
    .where = case O4
shop-chest_blue_2 = Coffre bleu 2
    .in = dans la boutique bleue 2 du Coffre
    .of = de la boutique bleue 2 du Coffre
    .where = case O2
shop-chest_pink_1 = Coffre rose 1
    .in = dans la boutique rose 1 du Coffre
    .of = de la boutique rose 1 du Coffre
    .where = case N2
shop-chest_pink_2 = Coffre rose 2
    .in = dans la boutique rose 2 du Coffre
    .of = de la boutique rose 2 du Coffre
    .where = case N4
shop-chest_pink_3 = Coffre rose 3
    .in = dans la boutique rose 3 du Coffre
    .of = de la boutique rose 3 du Coffre
    .where = loin du chemin
shop-chest_pink_4 = Coffre rose 4
    .in = dans la boutique rose 4 du Coffre
    .of = de la boutique rose 4 du Coffre
    .where = loin du chemin
shop-vase_blue_1 = Vase bleu 1
    .in = dans la boutique bleue du Vase
    .of = de la boutique bleue du Vase
    .where = cases E1 et N1
shop-vase_yellow_1 = Vase jaune 1
    .in = dans la boutique jaune 1 du Vase
    .of = de la boutique jaune 1 du Vase
    .where = case N3
shop-vase_yellow_2 = Vase jaune 2
    .in = dans la boutique jaune 2 du Vase
    .of = de la boutique jaune 2 du Vase
    .where = loin du chemin
shop-vase_orange_1 = Vase orange 1
    .in = dans la boutique orange 1 du Vase
    .of = de la boutique orange 1 du Vase
    .where = case E3
shop-vase_orange_2 = Vase orange 2
    .in = dans la boutique orange 2 du Vase
    .of = de la boutique orange 2 du Vase
    .where = case E5
shop-vase_orange_3 = Vase orange 3
    .in = dans la boutique orange 3 du Vase
    .of = de la boutique orange 3 du Vase
    .where = case E7
road-centre = centre
    .to = au centre
    .by = loin des boutiques
road-w1 = O1
    .to = en O1
    .by = devant la boutique blanche 2 du Sac
road-w2 = O2
    .to = en O2
    .by = devant la boutique bleue 2 du Coffre
road-w3 = O3
    .to = en O3
    .by = devant la boutique blanche 1 du Sac
road-w4 = O4
    .to = en O4
    .by = devant la boutique bleue 1 du Coffre
road-w5 = O5
    .to = en O5
    .by = devant la boutique jaune 2 du Sac
road-w6 = O6
    .to = en O6
    .by = devant la boutique jaune 3 du Coffre
road-w7 = O7
    .to = en O7
    .by = devant la boutique jaune 1 du Sac
road-w8 = O8
    .to = en O8
    .by = devant la boutique jaune 2 du Coffre
road-w9 = O9
    .to = en O9
    .by = devant la boutique rose 1 du Sac
road-w10 = O10
    .to = en O10
    .by = devant la boutique jaune 1 du Coffre
road-e1 = E1
    .to = en E1
    .by = devant la boutique blanche 1 du Tonneau et la boutique bleue du Vase
road-e2 = E2
    .to = en E2
    .by = devant la boutique blanche 2 du Tonneau
road-e3 = E3
    .to = en E3
    .by = devant la boutique orange 1 du Vase
road-e4 = E4
    .to = en E4
    .by = devant la boutique jaune 1 du Tonneau
road-e5 = E5
    .to = en E5
    .by = devant la boutique orange 2 du Vase
road-e6 = E6
    .to = en E6
    .by = devant la boutique jaune 2 du Tonneau
road-e7 = E7
    .to = en E7
    .by = devant la boutique orange 3 du Vase
road-n1 = N1
    .to = en N1
    .by = devant la boutique bleue du Vase
road-n2 = N2
    .to = en N2
    .by = devant la boutique rose 1 du Coffre
road-n3 = N3
    .to = en N3
    .by = devant la boutique jaune 1 du Vase
road-n4 = N4
    .to = en N4
    .by = devant la boutique rose 2 du Coffre
road-s1 = S1
    .to = en S1
    .by = devant la boutique blanche 2 du Sac et la boutique blanche 1 du Tonneau
road-s2 = S2
    .to = en S2
    .by = devant la boutique blanche 3 du Sac
road-s3 = S3
    .to = en S3
    .by = devant la boutique bleue 1 du Tonneau
road-s4 = S4
    .to = en S4
    .by = devant la boutique bleue 1 du Sac
road-s5 = S5
    .to = en S5
    .by = devant la boutique rose 2 du Tonneau
road-s6 = S6
    .to = en S6
    .by = devant la boutique bleue 2 du Sac
road-s7 = S7
    .to = en S7
    .by = devant la boutique rose 1 du Tonneau

# La Caravane

line-bottom = ligne du bas
    .on = sur la ligne du bas
    .times = 1
line-middle = ligne du milieu
    .on = sur la ligne du milieu
    .times = 2
line-top = ligne du haut
    .on = sur la ligne du haut
    .times = 3

# Les cartes

card-gold3 = Trois pièces d’or
    .effect = prendre 3 pièces d’or
card-camel3 = Trois chameaux
    .effect = prendre 3 chameaux
card-place_shop = Cube en boutique
    .effect = placer un cube dans une boutique de la ville
card-place_caravan = Cube à la Caravane
    .effect = charger un cube sur la Caravane
card-sell_camels = Vente de chameaux
    .effect = jusqu’à 4, à 2 points chacun
card-sell_gold = Vente d’or
    .effect = jusqu’à 10 pièces, à 1 point chacune
card-build_no_camels = Construction sans chameaux
    .effect = construire en ne payant que l’or
card-build_no_gold = Construction sans or
    .effect = construire en ne payant que les chameaux
card-exchange = Échange
    .effect = chameaux contre or ou or contre chameaux, un pour un

# Les bâtiments

building-paddock = Enclos
    .the = l’Enclos
building-shop = Échoppe
    .the = l’Échoppe
building-hammam = Hammam
    .the = le Hammam
building-caravanserai = Caravansérail
    .the = le Caravansérail
building-bazaar = Bazar
    .the = le Bazar
building-hoist = Palan
    .the = le Palan
price-full = prix normal
    .how = au prix normal
price-no_camels = sans chameaux
    .how = sans payer les chameaux
price-no_gold = sans or
    .how = sans payer l’or
price-free = gratuit
    .how = gratuitement

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
