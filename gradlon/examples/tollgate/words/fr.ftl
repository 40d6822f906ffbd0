title = L’Octroi
blurb = Des gardiens d’octroi voisins vivent de la route et les uns des autres. Le plus riche au soir du dernier jour l’emporte.
option-days = Le nombre de jours que dure la partie.
option-days-1 = un jour
option-days-2 = deux jours
option-days-6 = six jours
face-one = un
face-two = deux
face-three = trois
place-north = l’octroi du nord
    .to = à l’octroi du nord
place-east = l’octroi de l’est
    .to = à l’octroi de l’est
place-south = l’octroi du sud
    .to = à l’octroi du sud
to-north = l’octroi du nord
    .to = à l’octroi du nord
to-east = l’octroi de l’est
    .to = à l’octroi de l’est
to-south = l’octroi du sud
    .to = à l’octroi du sud
do-collect = Encaisser ce qu’indique le dé
do-demand = Réclamer un péage { $place_to }
do-pay = Payer le péage
do-refuse = Refuser de payer
do-yield = Laisser tomber
do-quarrel = Aller devant le juge
do-settle = Payer le péage, finalement
do-roll = Obtenir un { $face }
ask-take_turn = Encaisser, ou réclamer un péage ?
ask-answer = Un péage vous est réclamé par { $place }. Payez-vous ?
ask-insist = On vous refuse le péage réclamé { $place_to }. Insistez-vous ?
ask-last_offer = Le juge va vous entendre face { $place_to }. Payer finalement, ou s’en remettre au dé ?
on-day = Le jour { $number } se lève.
on-rolls = { $seat } obtient un { $face }.
on-gains = { $seat } encaisse { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}.
on-demands = { $seat } réclame un péage { $place_to }.
on-pays = { $seat } verse { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} { $to_to }.
on-refuses = { $seat } refuse de payer { $to }.
on-quarrels = { $seat } va devant le juge contre { $to }.
no-own_house = C’est votre propre octroi.
no-nobody_there = Personne ne tient { $place } dans cette partie.
no-nothing_to_take = Il n’y a rien à prendre { $place_to }.
table-day = Jour { $number } sur { $days }. Le dé indique { $face }.
table-seat = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
