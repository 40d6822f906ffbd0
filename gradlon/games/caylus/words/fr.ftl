title = Caylus
blurb = Des maîtres d’œuvre élèvent le château du roi, et une ville le long de la route, sous l’œil d’un bailli pressé et d’un prévôt qu’on peut acheter. Quand les tours sont décomptées, le plus prestigieux l’emporte.

## Variantes

option-favors = Si les faveurs royales se prennent au tableau des faveurs ou valent simplement des points, comme on le conseille pour une première partie.
option-favors-table = avec le tableau des faveurs
option-favors-simplified = 3 points chacune
option-jeweler = Si le joaillier fait partie des bâtiments en pierre : la première édition ne l’avait pas.
option-jeweler-with = avec le joaillier
option-jeweler-without = sans le joaillier
option-lawyer_points = Combien de points rapporte la construction du notaire : des tirages plus récents en donnent moins.
option-lawyer_points-4 = 4 points
option-lawyer_points-3 = 3 points

## Les choses

cube-food = nourriture
    .a = un cube de nourriture
    .of = de nourriture
    .some = de la nourriture
cube-wood = bois
    .a = un cube de bois
    .of = de bois
    .some = du bois
cube-stone = pierre
    .a = un cube de pierre
    .of = de pierre
    .some = de la pierre
cube-cloth = tissu
    .a = un cube de tissu
    .of = de tissu
    .some = du tissu
cube-gold = or
    .a = un cube d’or
    .of = d’or
    .some = de l’or
color-blue = bleu
color-red = rouge
color-green = vert
color-orange = orange
color-black = noir
section-dungeon = donjon
    .the = le donjon
    .of = du donjon
    .in = dans le donjon
section-walls = murailles
    .the = les murailles
    .of = des murailles
    .in = dans les murailles
section-towers = tours
    .the = les tours
    .of = des tours
    .in = dans les tours
line-prestige = prestige
    .the = la ligne de prestige
line-deniers = deniers
    .the = la ligne des deniers
line-cubes = cubes
    .the = la ligne des cubes
line-buildings = bâtiments
    .the = la ligne des bâtiments
effect-food = nourriture
    .do = Prendre un cube de nourriture
effect-wood = bois
    .do = Prendre un cube de bois
effect-stone = pierre
    .do = Prendre un cube de pierre
effect-cloth = tissu
    .do = Prendre un cube de tissu
effect-gold = or
    .do = Prendre un cube d’or
effect-exchange = échange
    .do = Échanger un cube contre deux autres
effect-carpenter = charpentier
    .do = Construire un bâtiment en bois, un bois de moins
effect-mason = maçon
    .do = Construire un bâtiment en pierre, une pierre de moins
effect-lawyer = notaire
    .do = Transformer un bâtiment en résidence, un denier de moins
effect-architect = architecte
    .do = Construire un bâtiment de prestige
batch-wood_stone = nourriture, bois et pierre
batch-wood_cloth = nourriture, bois et tissu
batch-wood_gold = nourriture, bois et or
batch-stone_cloth = nourriture, pierre et tissu
batch-stone_gold = nourriture, pierre et or
batch-cloth_gold = nourriture, tissu et or
deal-small = petit
deal-large = grand
step-back_3 = recul de 3
    .do = Faire reculer le prévôt de 3 cases
step-back_2 = recul de 2
    .do = Faire reculer le prévôt de 2 cases
step-back_1 = recul de 1
    .do = Faire reculer le prévôt d’une case
step-stay = sur place
    .do = Laisser le prévôt où il est
step-forward_1 = avance de 1
    .do = Faire avancer le prévôt d’une case
step-forward_2 = avance de 2
    .do = Faire avancer le prévôt de 2 cases
step-forward_3 = avance de 3
    .do = Faire avancer le prévôt de 3 cases
road-1 = case 1
road-2 = case 2
road-3 = case 3
road-4 = case 4
road-5 = case 5
road-6 = case 6
road-7 = case 7
road-8 = case 8
road-9 = case 9
road-10 = case 10
road-11 = case 11
road-12 = case 12
road-13 = case 13
road-14 = case 14
road-15 = case 15
road-16 = case 16
road-17 = case 17
road-18 = case 18
road-19 = case 19
road-20 = case 20
road-21 = case 21
road-22 = case 22
road-23 = case 23
road-24 = case 24
road-25 = case 25
road-26 = case 26
road-27 = case 27
road-28 = case 28
building-gate = porte
    .the = la porte
    .The = La porte
    .at = à la porte
building-trading_post = comptoir
    .the = le comptoir
    .The = Le comptoir
    .at = au comptoir
building-guild = guilde des marchands
    .the = la guilde des marchands
    .The = La guilde des marchands
    .at = à la guilde des marchands
building-joust_field = champ de joute
    .the = le champ de joute
    .The = Le champ de joute
    .at = au champ de joute
building-stables = écuries
    .the = les écuries
    .The = Les écuries
    .at = aux écuries
building-inn = auberge
    .the = l’auberge
    .The = L’auberge
    .at = à l’auberge
building-castle = château
    .the = le château
    .The = Le château
    .at = au château
building-neutral_farm = ferme neutre
    .the = la ferme neutre
    .The = La ferme neutre
    .at = à la ferme neutre
building-forest = forêt
    .the = la forêt
    .The = La forêt
    .at = dans la forêt
building-neutral_sawmill = scierie neutre
    .the = la scierie neutre
    .The = La scierie neutre
    .at = à la scierie neutre
building-neutral_quarry = carrière neutre
    .the = la carrière neutre
    .The = La carrière neutre
    .at = à la carrière neutre
building-neutral_market = marché neutre
    .the = le marché neutre
    .The = Le marché neutre
    .at = au marché neutre
building-neutral_carpenter = charpentier neutre
    .the = le charpentier neutre
    .The = Le charpentier neutre
    .at = chez le charpentier neutre
building-fixed_peddler = colporteur fixe
    .the = le colporteur fixe
    .The = Le colporteur fixe
    .at = chez le colporteur fixe
building-fixed_carpenter = charpentier fixe
    .the = le charpentier fixe
    .The = Le charpentier fixe
    .at = chez le charpentier fixe
building-gold_mine = mine d’or
    .the = la mine d’or
    .The = La mine d’or
    .at = à la mine d’or
building-residence = résidence
    .the = la résidence
    .The = La résidence
    .at = dans la résidence
building-food_farm = ferme à nourriture
    .the = la ferme à nourriture
    .The = La ferme à nourriture
    .at = à la ferme à nourriture
building-cloth_farm = ferme à tissu
    .the = la ferme à tissu
    .The = La ferme à tissu
    .at = à la ferme à tissu
building-quarry = carrière
    .the = la carrière
    .The = La carrière
    .at = à la carrière
building-sawmill = scierie
    .the = la scierie
    .The = La scierie
    .at = à la scierie
building-market = marché
    .the = le marché
    .The = Le marché
    .at = au marché
building-peddler = colporteur
    .the = le colporteur
    .The = Le colporteur
    .at = chez le colporteur
building-mason = maçon
    .the = le maçon
    .The = Le maçon
    .at = chez le maçon
building-lawyer = notaire
    .the = le notaire
    .The = Le notaire
    .at = chez le notaire
building-stone_farm = ferme en pierre
    .the = la ferme en pierre
    .The = La ferme en pierre
    .at = à la ferme en pierre
building-park = parc
    .the = le parc
    .The = Le parc
    .at = au parc
building-workshop = atelier
    .the = l’atelier
    .The = L’atelier
    .at = à l’atelier
building-church = église
    .the = l’église
    .The = L’église
    .at = à l’église
building-tailor = tailleur
    .the = le tailleur
    .The = Le tailleur
    .at = chez le tailleur
building-bank = banque
    .the = la banque
    .The = La banque
    .at = à la banque
building-alchemist = alchimiste
    .the = l’alchimiste
    .The = L’alchimiste
    .at = chez l’alchimiste
building-jeweler = joaillier
    .the = le joaillier
    .The = Le joaillier
    .at = chez le joaillier
building-architect = architecte
    .the = l’architecte
    .The = L’architecte
    .at = chez l’architecte
building-second_architect = second architecte
    .the = le second architecte
    .The = Le second architecte
    .at = chez le second architecte
building-statue = statue
    .the = la statue
    .The = La statue
    .at = à la statue
building-granary = grenier
    .the = le grenier
    .The = Le grenier
    .at = au grenier
building-library = bibliothèque
    .the = la bibliothèque
    .The = La bibliothèque
    .at = à la bibliothèque
building-weaver = tisserand
    .the = le tisserand
    .The = Le tisserand
    .at = chez le tisserand
building-theater = théâtre
    .the = le théâtre
    .The = Le théâtre
    .at = au théâtre
building-college = université
    .the = l’université
    .The = L’université
    .at = à l’université
building-monument = monument
    .the = le monument
    .The = Le monument
    .at = au monument
building-hotel = hôtel
    .the = l’hôtel
    .The = L’hôtel
    .at = à l’hôtel
building-cathedral = cathédrale
    .the = la cathédrale
    .The = La cathédrale
    .at = à la cathédrale

## Ce que font les joueurs

do-decline = En rester là
do-pass = Passer pour ce tour
do-place = Placer un ouvrier { $building_at }
do-recall = Reprendre l’ouvrier
do-stay = Laisser l’ouvrier à l’auberge
do-provost = { $step_do }
do-joust = Donner un denier et un tissu pour une faveur royale
do-take = Prendre { $cube_some }
do-give = Donner { $cube_a }
do-sell = Vendre { $cube_a }
do-buy = Acheter { $cube_a }
do-trade = Faire le { $deal } échange
do-build = Construire { $tile }
do-site = Bâtir sur la { $road }, à la place de votre résidence
do-transform = Transformer { $building_the } en résidence
do-batch = Donner un lot : { $batch }
do-favor = Choisir { $line_the }
do-use = { $effect_do }
do-lay = Poser { $building_the }
do-draw = Tirer le marqueur { $color }

## Ce qu’on demande aux joueurs

ask-place_worker = Un ouvrier coûte { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers (1 dans vos bâtiments)
}. Où en placez-vous un, à moins de passer ?
ask-gate = Où va votre ouvrier depuis la porte, sans rien payer ?
ask-merchants_guild = De combien déplacez-vous le prévôt, sans rien payer ?
ask-joust_field = Joutez-vous pour une faveur royale ?
ask-stay_at_inn = Votre ouvrier reste-t-il à l’auberge, ou rentre-t-il ?
ask-move_provost = Déplacez-vous le prévôt, à 1 denier la case ?
ask-produce = Que prenez-vous { $building_at } ?
ask-owners_cube = On a travaillé chez vous, { $building_at }. Quel cube prenez-vous ?
ask-carpenter = Quel bâtiment en bois construisez-vous{ $discount ->
    [0] { "" }
   *[other] , pour un bois de moins
} ?
ask-mason = Quel bâtiment en pierre construisez-vous{ $discount ->
    [0] { "" }
   *[other] , pour une pierre de moins
} ?
ask-architect = Quel bâtiment de prestige construisez-vous ?
ask-pay_any_cube = Il faut encore un cube quelconque pour { $building_the }. Lequel donnez-vous ?
ask-choose_site = Laquelle de vos résidences cède la place ? À construire : { $building_the }.
ask-lawyer = Quel bâtiment devient votre résidence, pour un tissu{ $discount ->
    [0] { " et un denier" }
   *[other] { "" }
} ?
ask-marketplace = Quel cube vendez-vous { $building_at } ?
ask-peddler = Quel cube achetez-vous{ $number ->
    [0] { "" }
   *[other] { " en second" }
} { $building_at } ?
ask-church = L’église : 2 deniers pour 3 points (petit échange), ou 4 deniers pour 5 points (grand échange) ?
ask-tailor = Le tailleur : 2 tissus pour 4 points (petit échange), ou 3 tissus pour 6 points (grand échange) ?
ask-bank = La banque : 2 deniers pour 1 cube d’or (petit échange), ou 5 deniers pour 2 cubes d’or (grand échange) ?
ask-alchemist = L’alchimiste : 2 cubes pour 1 cube d’or (petit échange), ou 4 cubes pour 2 cubes d’or (grand échange) ? Il ne prend pas d’or.
ask-give_goods = Quel cube donnez-vous à l’alchimiste ? { $number ->
    [one] C’est le dernier.
   *[other] Il en veut encore { $number }.
}
ask-jeweler = Le joaillier : 1 cube d’or pour 5 points (petit échange), ou 2 cubes d’or pour 9 points (grand échange) ?
ask-give_batches = { $number ->
    [0] Quel lot donnez-vous pour le château ? Qui n’en donne aucun perd 2 points.
   *[other] Donnez-vous un autre lot pour le château ?
}
ask-choose_line = Une faveur royale ! Quelle ligne du tableau choisissez-vous ?
ask-favor_of_cubes = Quelle faveur utilisez-vous sur la ligne des cubes ?
ask-exchange_cube = Quel cube échangez-vous contre deux autres ?
ask-take_goods = Quel cube prenez-vous { $number ->
    [one] en second
   *[other] en premier
} ?
ask-favor_of_buildings = Quelle faveur utilisez-vous sur la ligne des bâtiments ?

## Ce qui se passe

on-lays = On pose { $building_the } sur la case { $number }.
on-ranks = { $seat } joue en { $number ->
    [1] 1re
   *[other] { $number }e
} position.
on-turn = Le tour { $number } commence.
on-receives = { $seat } reçoit { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
on-pays = { $seat } paie { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
on-scores = { $seat } gagne { $points ->
    [one] 1 point
   *[other] { $points } points
}.
on-loses = { $points ->
    [0] { $seat } n’a pas de point à perdre.
    [one] { $seat } perd 1 point.
   *[other] { $seat } perd { $points } points.
}
on-takes = { $seat } prend { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} { $cube_of }.
on-gives = { $seat } donne { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} { $cube_of }.
on-declines = { $seat } en reste là.
on-places = { $seat } place un ouvrier { $building_at }.
on-passes = { $seat } passe.
on-recalls = { $seat } reprend un ouvrier.
on-moves_provost = { $seat } déplace le prévôt sur la case { $number }.
on-leaves_provost = { $seat } laisse le prévôt sur la case { $number }.
on-jousts = { $seat } joute.
on-driven_out = { $seat } récupère un ouvrier, chassé de l’auberge.
on-lodges = { $seat } loge un ouvrier à l’auberge.
on-activates = { $seat } active { $building_the }.
on-idles = { $seat } a un ouvrier { $building_at } : il rentre sans avoir travaillé, le prévôt n’est pas venu jusque-là.
on-builds = { $seat } construit { $building_the } sur la case { $number }.
on-promises = { $seat } a payé le notaire : { $building_the } sera une résidence dès que l’ouvrier sera parti.
on-transforms = { $seat } transforme { $building_the }, case { $number }, en résidence.
on-puts_house = { $seat } construit une partie { $section_of }.
on-stops_building = { $number ->
    [0] { $seat } ne construit rien au château.
    [one] { $seat } a donné 1 lot.
   *[other] { $seat } a donné { $number } lots.
}
on-builds_most = { $seat } a le plus construit au château pendant ce tour.
on-moves_bailiff = Le bailli avance jusqu’à la case { $number }, et le prévôt le rejoint.
on-scoring = Décompte { $section_of }.
on-counts_houses = { $seat } { $number ->
    [0] n’a aucune maison
    [one] a 1 maison
   *[other] a { $number } maisons
} { $section_in }.
on-opens_columns = Le tableau des faveurs est désormais ouvert jusqu’à la colonne { $number }.
on-loses_favor = { $seat } a déjà choisi les quatre lignes dans cette phase : la faveur est perdue.
on-chooses_line = { $seat } choisit { $line_the } ; son marqueur y est en colonne { $number }.
on-counts_goods = { $seat } termine avec { $gold ->
    [one] { $gold } cube d’or
   *[other] { $gold } cubes d’or
}, { $goods ->
    [one] { $goods } autre cube
   *[other] { $goods } autres cubes
} et { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}.

## Pourquoi pas

no-no_worker = Vous n’avez plus d’ouvrier.
no-too_dear = Vous n’avez pas assez de deniers.
no-not_built = On ne trouve pas { $building_the } sur la route.
no-no_workplace = On ne place pas d’ouvrier { $building_at }.
no-occupied = Il y a déjà un ouvrier { $building_at }.
no-there_already = Vous avez déjà un ouvrier { $building_at }.
no-no_circle_left = Il n’y a plus de place { $building_at }.
no-stables_closed = À deux joueurs, les écuries ne servent pas.
no-off_the_road = Le prévôt ne quitte pas la route : le déplacement doit y tenir tout entier.
no-no_stake = Pour jouter, il faut un denier et un tissu.
no-not_produced = Il n’y a pas { $cube_of } ici.
no-no_such_cube = Vous n’avez pas { $cube_of }.
no-no_gold_here = L’or ne compte pas ici.
no-cannot_pay = Vous n’avez pas de quoi payer.
no-not_in_stock = Cette tuile n’est pas dans la réserve.
no-road_full = Il n’y a plus de case libre sur la route.
no-no_residence = Un bâtiment de prestige remplace une résidence, et vous n’en avez pas.
no-no_own_residence = Vous n’avez pas de résidence sur la { $road }.
no-never_transformed = Le notaire ne peut pas transformer { $building_the }.
no-not_your_tile = Vous ne possédez pas { $building_the }.
no-already_promised = Le notaire est déjà payé pour { $building_the }.
no-no_fees = Vous n’avez pas de quoi payer le notaire.
no-castle_full = Il n’y a plus de place au château.
no-no_batch = Il vous manque de quoi faire ce lot : { $batch }.
no-line_used = Vous avez déjà choisi { $line_the } dans cette phase.
no-beyond_marker = Votre marqueur n’est pas encore arrivé là.
no-nothing_to_give = Vous n’avez aucun cube à échanger.
no-nothing_to_build = Vous ne pourriez rien en faire.
no-like_the_other = Les deux architectes sont pareils : construisez d’abord le premier.

## La table

table-turn = Tour { $number }. Le bailli est sur la case { $bailiff }, le prévôt sur la case { $provost }.
table-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}, { $workers ->
    [0] aucun ouvrier disponible
    [one] 1 ouvrier disponible
   *[other] { $workers } ouvriers disponibles
} ; nourriture { $food }, bois { $wood }, pierre { $stone }, tissu { $cloth }, or { $gold }.
table-passing = Ordre de passage : { $seat }.
table-houses = { $seat }, maisons au château : donjon { $dungeon }, murailles { $walls }, tours { $towers }.
table-marker = { $seat }, faveurs royales : prestige { $prestige }, deniers { $deniers }, cubes { $cubes }, bâtiments { $buildings }.
table-columns = Le tableau des faveurs est ouvert jusqu’à la colonne { $number }.
table-castle = Château : donjon { $dungeon } sur { $dungeon_room }, murailles { $walls } sur { $walls_room }, tours { $towers } sur { $towers_room }. En construction : { $section_the }.
table-finished = Château : donjon { $dungeon } sur { $dungeon_room }, murailles { $walls } sur { $walls_room }, tours { $towers } sur { $towers_room }.
table-special = { $building_The } : { $seat } y a un ouvrier.
table-circle = { $building_The }, numéro { $number } : { $seat } y a un ouvrier.
table-inn-left = L’auberge, cercle gauche : { $seat } y a un ouvrier.
table-inn-right = L’auberge, cercle droit : { $seat } y a un ouvrier et place les autres pour 1 denier.
table-road = Case { $number } : { $building } ({ $work }).
table-road-worker = Case { $number } : { $building } ({ $work }) ; { $seat } y a un ouvrier.
table-road-owned = Case { $number } : { $building } ({ $work }), à { $owner }.
table-road-owned-worker = Case { $number } : { $building } ({ $work }), à { $owner } ; { $seat } y a un ouvrier.
table-prestige = Case { $number } : { $building }, à { $owner }.
table-promised = { $seat } a payé le notaire : { $building_the } sera une résidence dès que l’ouvrier sera parti.
table-stock = À construire : { $building }.
