title = Los raqueros
blurb = Dos raqueros atraen a los barcos con sus luces en una costa sin luna. La luz más viva se lleva el cargamento de la noche.
option-nights = Las noches que dura la partida.
option-nights-2 = dos noches
option-nights-3 = tres noches
option-nights-5 = cinco noches
light-candle = vela
    .a = una vela
    .no = ninguna vela
light-lantern = farol
    .a = un farol
    .no = ningún farol
light-beacon = hoguera
    .a = una hoguera
    .no = ninguna hoguera
do-show = Mostrar { $light_a }
do-draw = Robar { $light_a }
ask-show_light = ¿Qué luz muestras esta noche?
on-night = Cae la noche { $number }.
on-draws = { $seat } roba { $light_a }.
on-draws_hidden = { $seat } roba una luz.
on-chooses = { $seat } ha elegido { $light_a }.
on-chooses_hidden = { $seat } ya ha elegido.
on-reveals = { $seat } muestra { $light_a }.
on-wins = { $seat } gana { $number ->
    [one] un cargamento
   *[other] { $number } cargamentos
}.
on-reshuffles = El mazo está vacío: las luces gastadas se barajan y forman uno nuevo.
no-no_such_light = No tienes { $light_no } en la mano.
table-night = Noche { $number } de { $nights }.
table-seat = { $seat }: { $points ->
    [one] 1 cargamento
   *[other] { $points } cargamentos
} y { $count ->
    [one] 1 luz
   *[other] { $count } luces
} en la mano.
table-spent = Luces gastadas: { $light }. En el mazo: { $deck }.
table-hand = Tu mano: { $light }.
