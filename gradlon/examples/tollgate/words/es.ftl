title = El portazgo
blurb = Unos portazgueros vecinos viven del camino y unos de otros. Gana quien sea más rico la última tarde.
option-days = Los días que dura la partida.
option-days-1 = un día
option-days-2 = dos días
option-days-6 = seis días
face-one = uno
face-two = dos
face-three = tres
place-north = portazgo del norte
place-east = portazgo del este
place-south = portazgo del sur
to-north = portazgo del norte
to-east = portazgo del este
to-south = portazgo del sur
do-collect = Cobrar lo que marca el dado
do-demand = Reclamar un peaje al { $place }
do-pay = Pagar el peaje
do-refuse = Negarse a pagar
do-yield = Dejarlo estar
do-quarrel = Ir ante el juez
do-settle = Pagar el peaje al final
do-roll = Sacar un { $face }
ask-take_turn = ¿Cobras o reclamas un peaje?
ask-answer = El { $place } te reclama un peaje. ¿Pagas?
ask-insist = El { $place } se niega a pagarte. ¿Insistes?
ask-last_offer = El juez os oirá a ti y al { $place }. ¿Pagas al final o decide el dado?
on-day = Empieza el día { $number }.
on-rolls = { $seat } saca un { $face }.
on-gains = { $seat } cobra { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
on-demands = { $seat } reclama un peaje al { $place }.
on-pays = { $seat } paga { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} al { $to }.
on-refuses = { $seat } se niega a pagar al { $to }.
on-quarrels = { $seat } va ante el juez contra el { $to }.
no-own_house = Ese es tu propio portazgo.
no-nobody_there = Nadie lleva el { $place } en esta partida.
no-nothing_to_take = En el { $place } no hay nada que cobrar.
table-day = Día { $number } de { $days }. El dado marca { $face }.
table-seat = { $seat }: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
