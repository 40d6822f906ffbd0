title = Les Naufrageurs
blurb = Deux naufrageurs, sur une côte sans lune, attirent les navires avec leurs feux. Le feu le plus vif emporte la cargaison de la nuit.
option-nights = Le nombre de nuits que dure la partie.
option-nights-2 = deux nuits
option-nights-3 = trois nuits
option-nights-5 = cinq nuits
light-candle = chandelle
    .a = une chandelle
    .de = de chandelle
light-lantern = lanterne
    .a = une lanterne
    .de = de lanterne
light-beacon = fanal
    .a = un fanal
    .de = de fanal
do-show = Montrer { $light_a }
do-draw = Piocher { $light_a }
ask-show_light = Quel feu montrez-vous cette nuit ?
on-night = La nuit { $number } tombe.
on-draws = { $seat } pioche { $light_a }.
on-draws_hidden = { $seat } pioche un feu.
on-chooses = { $seat } a choisi { $light_a }.
on-chooses_hidden = { $seat } a fait son choix.
on-reveals = { $seat } montre { $light_a }.
on-wins = { $seat } gagne { $number ->
    [one] une cargaison
   *[other] { $number } cargaisons
}.
on-reshuffles = La pioche est vide : les feux éteints sont mélangés pour en former une nouvelle.
no-no_such_light = Vous n’avez pas { $light_de } en main.
table-night = Nuit { $number } sur { $nights }.
table-seat = { $seat } : { $points ->
    [one] { $points } cargaison
   *[other] { $points } cargaisons
}, { $count ->
    [one] { $count } feu
   *[other] { $count } feux
} en main.
table-spent = Feux éteints : { $light }. Dans la pioche : { $deck }.
table-hand = Votre main : { $light }.
