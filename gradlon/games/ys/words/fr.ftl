# Ys en français.
title = Ys
blurb = Les princes-marchands de la cité engloutie envoient leurs courtiers, la moitié d’entre eux face cachée. Qui saura gagner les gemmes et avoir le dernier mot sur leur cours sera le plus riche.

# Les options.
option-look_at_own = Le droit de revoir ses propres courtiers une fois posés face cachée.
option-look_at_own-yes = on peut les revoir
option-look_at_own-no = à chacun sa mémoire
option-neighborhoods = À trois joueurs, jouer avec les quatre quartiers ou avec trois seulement.
option-neighborhoods-usual = le nombre habituel
option-neighborhoods-three = trois seulement
option-neutral_brokers = À deux joueurs, la force des courtiers du joueur neutre.
option-neutral_brokers-usual = 4, 2, 1 et 0
option-neutral_brokers-strong = 4, 3, 1 et 0
option-neutral_market_point = À deux joueurs, qui marque le point d’un courtier neutre posé au marché.
option-neutral_market_point-placer = le joueur qui le pose
option-neutral_market_point-neutral = le joueur neutre
option-kings_favor = Faveur du Roi : une cinquième phase, où chacun envoie un courtier dans la salle du trône.
option-kings_favor-no = sans la Faveur du Roi
option-kings_favor-yes = avec la Faveur du Roi
option-express = Ys Express : neuf courtiers et trois poses par tour, pour une partie plus courte.
option-express-no = la partie complète
option-express-yes = Ys Express

# Les noms.
value-0 = 0
    .a = un 0
value-1 = 1
    .a = un 1
value-2 = 2
    .a = un 2
value-3 = 3
    .a = un 3
value-4 = 4
    .a = un 4
value2-0 = 0
    .a = un 0
value2-1 = 1
    .a = un 1
value2-2 = 2
    .a = un 2
value2-3 = 3
    .a = un 3
value2-4 = 4
    .a = un 4
face-up = face visible
face-down = face cachée
space-port1 = zone du port du quartier 1
    .in = dans la zone du port du quartier 1
space-commercial1 = zone du commerce du quartier 1
    .in = dans la zone du commerce du quartier 1
space-palace1 = zone du palais du quartier 1
    .in = dans la zone du palais du quartier 1
space-port2 = zone du port du quartier 2
    .in = dans la zone du port du quartier 2
space-commercial2 = zone du commerce du quartier 2
    .in = dans la zone du commerce du quartier 2
space-palace2 = zone du palais du quartier 2
    .in = dans la zone du palais du quartier 2
space-port3 = zone du port du quartier 3
    .in = dans la zone du port du quartier 3
space-commercial3 = zone du commerce du quartier 3
    .in = dans la zone du commerce du quartier 3
space-palace3 = zone du palais du quartier 3
    .in = dans la zone du palais du quartier 3
space-port4 = zone du port du quartier 4
    .in = dans la zone du port du quartier 4
space-commercial4 = zone du commerce du quartier 4
    .in = dans la zone du commerce du quartier 4
space-palace4 = zone du palais du quartier 4
    .in = dans la zone du palais du quartier 4
space-blue0 = case bleue de la ligne 0
    .in = sur la case bleue de la ligne 0
space-blue1 = case bleue de la ligne 1
    .in = sur la case bleue de la ligne 1
space-blue2 = case bleue de la ligne 2
    .in = sur la case bleue de la ligne 2
space-blue3 = case bleue de la ligne 3
    .in = sur la case bleue de la ligne 3
space-green0 = case verte de la ligne 0
    .in = sur la case verte de la ligne 0
space-green1 = case verte de la ligne 1
    .in = sur la case verte de la ligne 1
space-green2 = case verte de la ligne 2
    .in = sur la case verte de la ligne 2
space-green3 = case verte de la ligne 3
    .in = sur la case verte de la ligne 3
space-yellow0 = case jaune de la ligne 0
    .in = sur la case jaune de la ligne 0
space-yellow1 = case jaune de la ligne 1
    .in = sur la case jaune de la ligne 1
space-yellow2 = case jaune de la ligne 2
    .in = sur la case jaune de la ligne 2
space-yellow3 = case jaune de la ligne 3
    .in = sur la case jaune de la ligne 3
space-red0 = case rouge de la ligne 0
    .in = sur la case rouge de la ligne 0
space-red1 = case rouge de la ligne 1
    .in = sur la case rouge de la ligne 1
space-red2 = case rouge de la ligne 2
    .in = sur la case rouge de la ligne 2
space-red3 = case rouge de la ligne 3
    .in = sur la case rouge de la ligne 3
area-port1 = zone du port du quartier 1
    .le = la zone du port du quartier 1
area-commercial1 = zone du commerce du quartier 1
    .le = la zone du commerce du quartier 1
area-palace1 = zone du palais du quartier 1
    .le = la zone du palais du quartier 1
area-port2 = zone du port du quartier 2
    .le = la zone du port du quartier 2
area-commercial2 = zone du commerce du quartier 2
    .le = la zone du commerce du quartier 2
area-palace2 = zone du palais du quartier 2
    .le = la zone du palais du quartier 2
area-port3 = zone du port du quartier 3
    .le = la zone du port du quartier 3
area-commercial3 = zone du commerce du quartier 3
    .le = la zone du commerce du quartier 3
area-palace3 = zone du palais du quartier 3
    .le = la zone du palais du quartier 3
area-port4 = zone du port du quartier 4
    .le = la zone du port du quartier 4
area-commercial4 = zone du commerce du quartier 4
    .le = la zone du commerce du quartier 4
area-palace4 = zone du palais du quartier 4
    .le = la zone du palais du quartier 4
neighborhood-1 = 1
neighborhood-2 = 2
neighborhood-3 = 3
neighborhood-4 = 4
neighborhood2-1 = 1
neighborhood2-2 = 2
neighborhood2-3 = 3
neighborhood2-4 = 4
color-blue = bleu
    .gem = une gemme bleue
    .gems = les gemmes bleues
    .column = la colonne bleue
color-green = vert
    .gem = une gemme verte
    .gems = les gemmes vertes
    .column = la colonne verte
color-yellow = jaune
    .gem = une gemme jaune
    .gems = les gemmes jaunes
    .column = la colonne jaune
color-red = rouge
    .gem = une gemme rouge
    .gems = les gemmes rouges
    .column = la colonne rouge
color2-blue = bleu
    .gem = une gemme bleue
    .gems = les gemmes bleues
    .column = la colonne bleue
color2-green = vert
    .gem = une gemme verte
    .gems = les gemmes vertes
    .column = la colonne verte
color2-yellow = jaune
    .gem = une gemme jaune
    .gems = les gemmes jaunes
    .column = la colonne jaune
color2-red = rouge
    .gem = une gemme rouge
    .gems = les gemmes rouges
    .column = la colonne rouge
gem-blue = bleue
    .gem = une gemme bleue
gem-green = verte
    .gem = une gemme verte
gem-yellow = jaune
    .gem = une gemme jaune
gem-red = rouge
    .gem = une gemme rouge
gem-white = blanche
    .gem = une gemme blanche
ship-blue_green_red = grande bleue, petites verte et rouge
ship-blue_green_yellow = grande bleue, petites verte et jaune
ship-blue_yellow_red = grande bleue, petites jaune et rouge
ship-green_blue_red = grande verte, petites bleue et rouge
ship-green_blue_yellow = grande verte, petites bleue et jaune
ship-green_yellow_red = grande verte, petites jaune et rouge
ship-yellow_blue_green = grande jaune, petites bleue et verte
ship-yellow_blue_red = grande jaune, petites bleue et rouge
ship-yellow_green_red = grande jaune, petites verte et rouge
ship-red_blue_green = grande rouge, petites bleue et verte
ship-red_blue_yellow = grande rouge, petites bleue et jaune
ship-red_green_yellow = grande rouge, petites verte et jaune
ship-blue_white_red = grande bleue, petites blanche et rouge
ship-green_white_blue = grande verte, petites blanche et bleue
ship-yellow_white_green = grande jaune, petites blanche et verte
ship-red_white_yellow = grande rouge, petites blanche et jaune
character-alchemist = Alchimiste
    .le = l’Alchimiste
character-banker = Banquier
    .le = le Banquier
character-captain = Capitaine
    .le = le Capitaine
character-bishop = Évêque
    .le = l’Évêque
character-spy = Espion
    .le = l’Espion
character-herald = Héraut
    .le = le Héraut
character-conjurer = Illusionniste
    .le = l’Illusionniste
character-intriguer = Intrigant
    .le = l’Intrigant
character-jeweller = Joaillier
    .le = le Joaillier
character-magician = Mage
    .le = le Mage
character-merchant = Marchand
    .le = le Marchand
character-mercenary = Mercenaire
    .le = le Mercenaire
character-queen = Reine
    .le = la Reine
character-prince = Prince
    .le = le Prince
character-king = Roi
    .le = le Roi
character-white_gem = gemme blanche
    .le = la gemme blanche
place-first = première place
    .card = 1
place-second = deuxième place
    .card = 2
place-third = troisième place
    .card = 3
place-fourth = quatrième place
    .card = 4
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
seat2-player1 = Joueur 1
seat2-player2 = Joueur 2
seat2-player3 = Joueur 3
seat2-player4 = Joueur 4

# Ce que l’on peut faire.
do-deal = Donner la carte Ordre { $place_card }
do-reveal = Découvrir { $character_le }
do-dock = Piocher un navire : { $ship }
do-supply = Piocher le navire du marché : { $ship }
do-bid = Miser { $value_a } et { $value2_a }
do-go = Prendre la { $place }
do-exchange = Échanger { $color_gem } contre { $color2_gem }
do-pass = En rester là
do-play = Jouer { $character_le }
do-look = Regarder le courtier { $broker } chez { $seat2 }
do-place = Poser { $value_a } { $face } { $space_in }
do-conjure = Prendre { $value_a } devant le paravent et le poser { $face } { $space_in }
do-replace = Mettre { $value_a } à sa place devant le paravent
do-neutral = Poser le { $value } neutre face cachée { $space_in }
do-lock = Verrouiller { $area_le }
do-swap = Échanger les places des courtiers { $broker } et { $broker2 }
do-hire = Marquer le courtier { $broker }
do-move = Déplacer le courtier { $broker } { $space_in }
do-sail = Échanger les navires des ports { $neighborhood } et { $neighborhood2 }
do-take = Prendre { $gem_gem }
do-tint = Échanger la gemme blanche contre { $color_gem }
do-rank = Mettre { $color_column } devant
do-raise = Monter le { $color } d’un cran
do-lower = Descendre le { $color } d’un cran
do-bank = Monter le { $color } et descendre le { $color2 }
do-offer = Envoyer { $value_a } dans la salle du trône

# Ce que l’on demande.
ask-choose_bid = Quels courtiers misez-vous ? Choisissez-en deux : ils ne seront pas posés ce tour-ci.
ask-choose_place = Quelle place prenez-vous dans l’ordre du tour ?
ask-play_cards = { $moment ->
    [1] Avant la pose : jouez-vous un personnage ?
    [16] Avant le décompte : jouez-vous un personnage ?
   *[other] À la fin du décompte : jouez-vous un personnage ?
}
ask-place_broker = { $number ->
    [1] Posez le premier de vos deux courtiers, face visible ou face cachée.
   *[other] Posez le second courtier, { $side ->
        [0] face visible
        [1] face cachée
       *[other] face visible ou face cachée
    }.
}
ask-replace_broker = Quel courtier prend la place libre devant votre paravent ?
ask-place_neutral_broker = Quel courtier neutre posez-vous, et où ?
ask-after_placing = Vos courtiers sont posés. Autre chose ?
ask-take_gem = Quelle gemme du navire prenez-vous au port { $neighborhood } ?
ask-color_white_gem = Quelle couleur donnez-vous à votre gemme blanche ?
ask-rank_columns = Ces colonnes sont à égalité, à vous de trancher. Laquelle prend la { $place } ?
ask-highest_bidder = La meilleure enchère du marché est la vôtre. Quelle couleur bouge d’un cran, et dans quel sens ?
ask-offer_broker = Lequel de vos trois courtiers envoyez-vous dans la salle du trône ?
ask-alchemist = Quelle gemme échangez-vous, et contre laquelle ?
ask-banker = Quelle couleur monte d’un cran, et laquelle descend ?
ask-captain = Quels navires échangez-vous ?
ask-herald = Lequel de vos courtiers se déplace, et où ?
ask-jeweller = { $number ->
    [0] Quelle gemme prenez-vous d’abord ?
   *[other] Quelle autre gemme prenez-vous ?
}
ask-magician = Lesquels de vos courtiers échangent leurs places ?
ask-mercenary = Lequel de vos deux nouveaux courtiers vaudra 5 ?
ask-queen = Quelle zone verrouillez-vous ?

# Ce qui arrive.
on-turn = Le tour { $number } commence.
on-deals = { $seat } reçoit la carte Ordre { $place_card }.
on-reveals = Au palais du quartier { $neighborhood } : { $character_le }.
on-docks = Un navire accoste au port { $neighborhood } : { $ship }.
on-supplies = Le navire du marché : { $ship }.
on-bids = { $seat } mise { $value_a } et { $value2_a }.
on-bids_hidden = { $seat } a choisi sa mise.
on-shows_bid = { $seat } a misé { $value } + { $value2 }.
on-goes = { $seat } prend la { $place }.
on-places = { $seat } pose { $value_a } { $space_in }.
on-hides = { $seat } pose { $value_a } face cachée { $space_in }.
on-hides_hidden = { $seat } pose un courtier face cachée { $space_in }.
on-conjures = { $seat } prend { $value_a } devant son paravent et le pose { $space_in }.
on-conjures_down = { $seat } prend { $value_a } devant son paravent et le pose face cachée { $space_in }.
on-hides_neutral = { $seat } pose le { $value } neutre face cachée { $space_in }.
on-hides_neutral_hidden = { $seat } pose un courtier neutre face cachée { $space_in }.
on-fronts = { $seat } met { $value_a } devant son paravent.
on-plays = { $seat } joue { $character_le }.
on-exchanges = { $seat } échange { $color_gem } contre { $color2_gem }.
on-sails = { $seat } échange les navires des ports { $neighborhood } et { $neighborhood2 }.
on-looks = { $seat } regarde le courtier { $broker } chez { $seat2 } : c’est { $value_a }.
on-looks_hidden = { $seat } regarde le courtier { $broker } chez { $seat2 }.
on-moves = { $seat } déplace le courtier { $broker } { $space_in }.
on-swaps = { $seat } échange les places des courtiers { $broker } et { $broker2 }.
on-hires = { $seat } marque le courtier { $broker } : il vaudra 5.
on-locks = { $seat } verrouille { $area_le }.
on-counts = On décompte le quartier { $neighborhood }.
on-counts_market = On décompte le marché.
on-shows = { $seat } révèle { $value_a } { $space_in }.
on-shows_throne = { $seat } révèle { $value_a } dans la salle du trône.
on-neutral_shows = Le courtier neutre posé { $space_in } est { $value_a }.
on-gains = { $seat } prend { $color_gem }.
on-gains_black = { $seat } gagne une gemme noire.
on-neutral_gains = Le joueur neutre prend { $color_gem }.
on-neutral_gains_black = Le joueur neutre gagne une gemme noire.
on-scores = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
on-neutral_scores = Le joueur neutre marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
on-wins_card = { $seat } gagne { $character_le }.
on-neutral_wins_card = Le joueur neutre gagne { $character_le }.
on-loses_card = Personne dans la zone du palais du quartier { $neighborhood } : on défausse { $character_le }.
on-ranks = { $seat } met { $color_column } en tête des colonnes à égalité.
on-quotes = La cote du { $color } est maintenant de { $number }.
on-raises = Meilleure enchère du marché : { $seat } monte le { $color } d’un cran.
on-lowers = Meilleure enchère du marché : { $seat } descend le { $color } d’un cran.
on-neutral_raises = Meilleure enchère du marché : le joueur neutre monte le { $color } d’un cran.
on-offers = { $seat } envoie { $value_a } dans la salle du trône.
on-offers_hidden = { $seat } a choisi un courtier pour la salle du trône.
on-reserve = Chacun reprend un des 2 mis de côté.
on-scores_color = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $color_gems }.
on-neutral_scores_color = Le joueur neutre marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $color_gems }.
on-scores_black = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses gemmes noires.
on-neutral_scores_black = Le joueur neutre marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses gemmes noires.
on-scores_throne = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la Faveur du Roi.
on-wins = { $seat } gagne la partie.
on-neutral_wins = Le joueur neutre gagne la partie.

# Ce qui est refusé.
no-lower_first = Le plus petit numéro d’abord, et jamais deux fois le même courtier ou le même port.
no-no_such_broker = Vous n’avez pas ce courtier derrière votre paravent.
no-not_before_screen = Vous n’avez pas ce courtier devant votre paravent.
no-no_conjurer = Seul l’Illusionniste permet de poser un courtier pris devant le paravent, et vous ne l’avez pas en jeu.
no-other_face = Vous posez un courtier face visible et un autre face cachée.
no-out_of_use = Cet emplacement ne sert pas dans cette partie.
no-square_taken = Il y a déjà un courtier sur cette case.
no-locked = La Reine a verrouillé cette zone.
no-place_taken = Cette place est déjà prise.
no-no_such_place = Il n’y a pas autant de joueurs.
no-not_your_card = Vous n’avez pas ce personnage en main.
no-next_turn = Vous venez de gagner ce personnage : il se joue à partir du tour suivant.
no-two_cards = Vous avez déjà joué deux personnages ce tour-ci.
no-other_moment = Ce n’est pas le moment de jouer ce personnage.
no-nothing_to_move = Tous vos courtiers du plateau sont dans la zone verrouillée par la Reine.
no-must_place = Il vous reste des courtiers à poser.
no-no_looks = Il ne vous reste aucun regard : seul l’Espion regarde des courtiers, trois fois en tout.
no-own_broker = L’Espion regarde les courtiers des autres.
no-neutral_broker = Personne ne peut regarder un courtier neutre une fois posé.
no-no_such_piece = Ce courtier n’est pas sur la table.
no-not_hidden = Ce courtier n’est pas caché.
no-already_seen = Vous connaissez déjà ce courtier.
no-not_on_board = Ce courtier n’est pas sur le plateau.
no-one_from_throne = Un seul des deux peut venir de la salle du trône.
no-not_just_placed = Le Mercenaire agit sur l’un des deux courtiers que vous venez de poser.
no-same_space = Le courtier s’y trouve déjà.
no-no_such_port = Ce port ne sert pas dans cette partie.
no-gem_gone = Cette gemme n’est pas disponible.
no-no_such_gem = Vous n’avez aucune gemme de cette couleur.
no-same_color = Choisissez deux couleurs différentes.
no-not_tied = Cette colonne n’est pas parmi celles qui sont à égalité.
no-at_top = Cette couleur ne peut plus monter.
no-at_bottom = Cette couleur ne peut plus descendre.
no-not_offered = Ce n’est pas l’un des trois courtiers devant votre paravent.

# La table. Un courtier s’écrit b3=4 s’il est visible, b3=(4) s’il est caché mais connu de vous, b3=? s’il est caché.
table-turn = Tour { $number } sur 4, phase { $phase ->
    [1] 1 : mise en place
    [2] 2 : ordre du tour
    [3] 3 : pose des courtiers
    [4] 4 : décompte
   *[other] 5 : Faveur du Roi
}. Courtiers : b3=4 est visible, b3=(4) caché mais connu de vous, b3=? caché ; ! compte pour 5.
table-neighborhood = Quartier { $neighborhood } : navire ({ $ship }) ; au palais, { $character_le }.
table-neighborhood_ship = Quartier { $neighborhood } : navire ({ $ship }) ; le palais est vide.
table-locked = Verrouillée par la Reine : { $area_le }.
table-goods = Gemmes restantes du navire : { $gem }.
table-line = Ligne { $line } du marché : { $gem_gem }.
table-quotations = Cotes : bleu { $blue }, vert { $green }, jaune { $yellow }, rouge { $red }.
table-seat = { $seat } (carte Ordre { $place_card }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; gemmes : bleues { $blue }, vertes { $green }, jaunes { $yellow }, rouges { $red }, noires { $black } ; { $count ->
    [one] { $count } courtier
   *[other] { $count } courtiers
} derrière le paravent.
table-seat_undealt = { $seat } n’a pas encore de carte Ordre.
table-neutral = Joueur neutre : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; gemmes : bleues { $blue }, vertes { $green }, jaunes { $yellow }, rouges { $red }, noires { $black }.
table-cards = { $seat } a en main : { $character }.
table-in_play = { $seat } a en jeu : { $character }.
table-brokers = { $seat } { $space_in } : { $brokers }
table-neutral_brokers = Joueur neutre { $space_in } : { $brokers }
table-front = { $seat } devant le paravent : { $brokers }
table-throne = { $seat } dans la salle du trône : { $brokers }
table-hand = Derrière votre paravent : { $value }.
table-neutral_hand = Vos courtiers neutres : { $value }.
table-bid = Vous misez { $value } + { $value2 }.
table-offered = Vous envoyez { $value_a } dans la salle du trône.
