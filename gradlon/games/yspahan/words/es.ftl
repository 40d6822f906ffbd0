# Yspahan en español. Las tiendas y las casillas del camino se llaman como en RULES.es.md: Saco blanco 2, O1.

title = Yspahan
blurb = En la capital de Persia, unos mercaderes comparten cada día una misma tirada de dados para llenar los zocos, cargar la Caravana y construir. Allí donde se detiene el Supervisor, las mercancías se van a la Caravana, quiera o no su dueño.

option-discounts = Lo que vale una carta que rebaja el precio de un edificio.
option-discounts-extra = una construcción además del edificio del turno
option-discounts-price = solo un precio mejor para el edificio del turno
option-both_discounts = Cuántas de esas cartas se pueden usar en un mismo edificio.
option-both_discounts-no = una como mucho
option-both_discounts-yes = las dos a la vez: el edificio sale gratis

# Lo que se puede hacer

do-roll = Tirar { $dice_with }
do-take = { $square_act }
do-boost = { $square_act } con un dado más, descartando «{ $card }»
do-supervise = Mover al Supervisor con los dados { $square_of }
do-fetch = Tomar una carta con los dados { $square_of }
do-go_without = Robar una carta, a falta de dados
do-set_aside = Construir { $price_how } apartando los dados { $square_of }
do-build = Construir { $building_the }
do-done = Terminar el turno
do-play = Jugar «{ $card }»: { $card_effect }
do-play_both = Jugar las dos cartas que rebajan un precio y construir gratis
do-place = Colocar un cubo { $shop_in } ({ $shop_where })
do-go = Mover al Supervisor { $road_to }, { $road_by }
do-send = Enviar primero el cubo { $shop_of }
do-give_camel = Dar un camello para conservar el cubo
do-let_go = Dejar ir el cubo
do-sell = Vender { $pieces }
do-swap_camel = Cambiar un camello por una moneda de oro
do-swap_gold = Cambiar una moneda de oro por un camello
do-enough = Ya está
do-die = Sacar un { $face }
do-deal = Robar «{ $card }»

# Lo que se pregunta

ask-buy_dice = Eres el jugador inicial. ¿Añades dados amarillos a la tirada, a 1 moneda de oro cada uno?
ask-select_dice = ¿Qué grupo de dados tomas y para qué?
ask-supply_shops = { $count ->
    [one] Te queda un cubo por colocar { $quarter_in }.
   *[other] Te quedan { $count } cubos por colocar { $quarter_in }.
} ¿En qué tienda?
ask-move_supervisor = El Supervisor está { $road_at } y tus dados marcan { $steps }. ¿Adónde va? Cada casilla de más o de menos cuesta 1 moneda de oro; con el Hammam, tres son gratis.
ask-choose_order = Dos jugadores tienen un cubo que se va a la Caravana. ¿Cuál va primero?
ask-send_cube = Tu cubo { $shop_of } se va a la Caravana. ¿Das un camello para conservarlo y enviar otro?
ask-finish_turn = ¿Qué más haces antes de terminar el turno?
ask-place_anywhere = ¿En qué tienda colocas un cubo?
ask-sell_pieces = «{ $card }»: ¿cuánto vendes?
ask-exchange_pieces = Aún puedes cambiar { $camels ->
    [one] { $camels } camello
   *[other] { $camels } camellos
} y { $gold ->
    [one] { $gold } moneda de oro
   *[other] { $gold } monedas de oro
}. ¿Qué cambias?
ask-build_cheaply = ¿Qué construyes { $price_how }?
ask-set_dice_aside = ¿Qué construyes { $price_how }?

# Lo que ocurre

on-week = Empieza la semana { $week }. El Supervisor vuelve al centro.
on-day = Semana { $week }, día { $day }: el jugador inicial es { $seat }.
on-last_day = Último día: se juega de menor a mayor puntuación, empezando por { $seat }.
on-buys_dice = { $seat } añade { $count ->
    [one] un dado amarillo
   *[other] { $count } dados amarillos
}.
on-group = { $square }: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
} de valor { $face }{ $yellow ->
    [0] .
    [one] {" "}({ $yellow } amarillo).
   *[other] {" "}({ $yellow } amarillos).
}
on-removes_yellow = { $count ->
    [one] Se retira un dado amarillo
   *[other] Se retiran { $count } dados amarillos
} { $square_of }.
on-takes = { $seat } toma { $count ->
    [one] el dado
   *[other] los { $count } dados
} { $square_of }, de valor { $face }.
on-finds_no_dice = No quedan dados para { $seat }.
on-gains_camels = { $seat } recibe { $count ->
    [one] un camello
   *[other] { $count } camellos
}.
on-gains_gold = { $seat } recibe { $count ->
    [one] una moneda de oro
   *[other] { $count } monedas de oro
}.
on-pays_camels = { $seat } devuelve { $count ->
    [one] un camello
   *[other] { $count } camellos
}.
on-pays_gold = { $seat } paga { $count ->
    [one] una moneda de oro
   *[other] { $count } monedas de oro
}.
on-swaps_camel = { $seat } cambia un camello por una moneda de oro.
on-swaps_gold = { $seat } cambia una moneda de oro por un camello.
on-scores = { $seat } gana { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}.
on-places = { $seat } coloca un cubo { $shop_in }.
on-loses_cubes = A falta de tiendas, { $seat } recupera { $count ->
    [one] un cubo
   *[other] { $count } cubos
}.
on-moves = { $seat } mueve al Supervisor { $road_to }, { $road_by }.
on-sends = { $seat } ve partir hacia la Caravana el cubo { $shop_of }.
on-saves = { $seat } conserva su cubo { $shop_in } y envía otro a la Caravana.
on-loads = { $seat } tiene un cubo más { $line_on } de la Caravana.
on-caravan = Recuento de la Caravana: { $seat } tiene { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
} × { $line_times } ({ $line }).
on-caravan_leaves = La Caravana está llena y se marcha; los cubos vuelven a sus dueños.
on-draws = { $seat } roba «{ $card }».
on-draws_hidden = { $seat } roba una carta.
on-no_card = No quedan cartas para { $seat }.
on-reshuffles = El mazo está vacío: los descartes se barajan y forman uno nuevo.
on-builds = { $seat } construye { $building_the }.
on-souk = { $seat } ha completado { $souk }.
on-discards = { $seat } descarta «{ $card }» por un dado más.
on-plays = { $seat } juega «{ $card }».
on-ends = Termina la tercera semana y, con ella, la partida.

# Por qué no

no-not_enough_gold = No tienes oro para esos dados amarillos.
no-empty_square = No hay dados en { $square_the }.
no-yellow_only = En { $square_the } solo hay dados amarillos, que son del jugador inicial.
no-no_shop_left = No hay ninguna tienda abierta para ti.
no-no_card_left = Todas las cartas están en las manos de los jugadores: no queda ninguna que robar.
no-dice_left = Aún hay dados para ti en la Torre.
no-not_in_hand = No tienes esa carta en la mano.
no-shop_filled = Esa tienda está ocupada.
no-other_quarter = Esos dados son para otro barrio.
no-others_souk = En ese zoco hay cubos de otro jugador.
no-unfinished_souk = Completa antes el zoco que has empezado en ese barrio.
no-too_many_steps = Está demasiado lejos para esos dados y tu oro.
no-too_few_steps = Está demasiado cerca para esos dados y tu oro.
no-not_beside = El Supervisor no está junto a esa tienda.
no-already_built = Ya tienes { $building_the }.
no-cannot_pay = No te alcanza para pagar { $building_the }.
no-one_building = Ya has construido en este turno.
no-nothing_to_build = No hay nada que puedas construir a ese precio.
no-build_with_dice = Con dos jugadores, para construir hay que apartar un grupo de dados.
no-build_after_action = Se construye después de la acción, no antes.
no-one_discount = Solo una carta puede rebajar el precio de un edificio.
no-only_with_two = Solo se construye con un grupo de dados cuando sois dos.
no-nothing_to_sell = No tienes nada que vender con esa carta.
no-not_so_many = No tienes tanto.
no-sells_no_more = Esa carta no permite vender tanto.
no-nothing_to_swap = No te queda nada que cambiar así.
no-swap_first = Cambia al menos una pieza.
no-no_camel = No tienes ningún camello que dar.

# La mesa

table-day = Semana { $week } de 3, día { $day } de 7. Jugador inicial: { $seat }.
table-group = Torre, { $square }: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
} de valor { $face }{ $yellow ->
    [0] .
    [one] {" "}({ $yellow } amarillo).
   *[other] {" "}({ $yellow } amarillos).
}
table-supervisor = El Supervisor está { $road_at }, { $road_by }.
table-souk = { $souk_cap } ({ $points } puntos): { $seat }, { $count } de { $size }, { $shop }.
table-caravan = Caravana, { $line }: { $seat }, { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}.
table-seat = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $gold ->
    [one] { $gold } moneda de oro
   *[other] { $gold } monedas de oro
}, { $camels ->
    [one] { $camels } camello
   *[other] { $camels } camellos
} y { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano.
table-buildings = { $seat } ha construido: { $building }.
table-deck = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
} en el mazo. Descartes: { $card }.
table-hand = Tu mano: { $card }.

# Los dados y la Torre

dice-0 = 0
    .with = solo los dados blancos
dice-1 = 1
    .with = con 1 dado amarillo (1 moneda de oro)
dice-2 = 2
    .with = con 2 dados amarillos (2 monedas de oro)
dice-3 = 3
    .with = con 3 dados amarillos (3 monedas de oro)

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
square-camels = Camellos
    .the = los Camellos
    .of = de los Camellos
    .act = Tomar camellos
square-sack = Saco
    .the = el Saco
    .of = del Saco
    .act = Abastecer el Saco
square-barrel = Barril
    .the = el Barril
    .of = del Barril
    .act = Abastecer el Barril
square-chest = Cofre
    .the = el Cofre
    .of = del Cofre
    .act = Abastecer el Cofre
square-vase = Jarrón
    .the = el Jarrón
    .of = del Jarrón
    .act = Abastecer el Jarrón
square-gold = Oro
    .the = el Oro
    .of = del Oro
    .act = Tomar oro

# La ciudad: barrios, zocos, tiendas y camino

quarter-sack = Saco
    .in = en el Saco
quarter-barrel = Barril
    .in = en el Barril
quarter-chest = Cofre
    .in = en el Cofre
quarter-vase = Jarrón
    .in = en el Jarrón
souk-sack_pink = el zoco rosa del Saco
    .cap = El zoco rosa del Saco
souk-sack_yellow = el zoco amarillo del Saco
    .cap = El zoco amarillo del Saco
souk-sack_white = el zoco blanco del Saco
    .cap = El zoco blanco del Saco
souk-sack_blue = el zoco azul del Saco
    .cap = El zoco azul del Saco
souk-barrel_white = el zoco blanco del Barril
    .cap = El zoco blanco del Barril
souk-barrel_yellow = el zoco amarillo del Barril
    .cap = El zoco amarillo del Barril
souk-barrel_blue = el zoco azul del Barril
    .cap = El zoco azul del Barril
souk-barrel_pink = el zoco rosa del Barril
    .cap = El zoco rosa del Barril
souk-chest_yellow = el zoco amarillo del Cofre
    .cap = El zoco amarillo del Cofre
souk-chest_blue = el zoco azul del Cofre
    .cap = El zoco azul del Cofre
souk-chest_pink = el zoco rosa del Cofre
    .cap = El zoco rosa del Cofre
souk-vase_blue = el zoco azul del Jarrón
    .cap = El zoco azul del Jarrón
souk-vase_yellow = el zoco amarillo del Jarrón
    .cap = El zoco amarillo del Jarrón
souk-vase_orange = el zoco naranja del Jarrón
    .cap = El zoco naranja del Jarrón
shop-sack_pink_1 = Saco rosa 1
    .in = en la tienda rosa 1 del Saco
    .of = de la tienda rosa 1 del Saco
    .where = casilla O9
shop-sack_pink_2 = Saco rosa 2
    .in = en la tienda rosa 2 del Saco
    .of = de la tienda rosa 2 del Saco
    .where = lejos del camino
shop-sack_pink_3 = Saco rosa 3
    .in = en la tienda rosa 3 del Saco
    .of = de la tienda rosa 3 del Saco
    .where = lejos del camino
shop-sack_pink_4 = Saco rosa 4
    .in = en la tienda rosa 4 del Saco
    .of = de la tienda rosa 4 del Saco
    .where = lejos del camino
shop-sack_pink_5 = Saco rosa 5
    .in = en la tienda rosa 5 del Saco
    .of = de la tienda rosa 5 del Saco
    .where = lejos del camino
shop-sack_pink_6 = Saco rosa 6
    .in = en la tienda rosa 6 del Saco
    .of = de la tienda rosa 6 del Saco
    .where = lejos del camino
shop-sack_yellow_1 = Saco amarillo 1
    .in = en la tienda amarilla 1 del Saco
    .of = de la tienda amarilla 1 del Saco
    .where = casilla O7
shop-sack_yellow_2 = Saco amarillo 2
    .in = en la tienda amarilla 2 del Saco
    .of = de la tienda amarilla 2 del Saco
    .where = casilla O5
shop-sack_yellow_3 = Saco amarillo 3
    .in = en la tienda amarilla 3 del Saco
    .of = de la tienda amarilla 3 del Saco
    .where = lejos del camino
shop-sack_yellow_4 = Saco amarillo 4
    .in = en la tienda amarilla 4 del Saco
    .of = de la tienda amarilla 4 del Saco
    .where = lejos del camino
shop-sack_yellow_5 = Saco amarillo 5
    .in = en la tienda amarilla 5 del Saco
    .of = de la tienda amarilla 5 del Saco
    .where = lejos del camino
shop-sack_white_1 = Saco blanco 1
    .in = en la tienda blanca 1 del Saco
    .of = de la tienda blanca 1 del Saco
    .where = casilla O3
shop-sack_white_2 = Saco blanco 2
    .in = en la tienda blanca 2 del Saco
    .of = de la tienda blanca 2 del Saco
    .where = casillas O1 y S1
shop-sack_white_3 = Saco blanco 3
    .in = en la tienda blanca 3 del Saco
    .of = de la tienda blanca 3 del Saco
    .where = casilla S2
shop-sack_blue_1 = Saco azul 1
    .in = en la tienda azul 1 del Saco
    .of = de la tienda azul 1 del Saco
    .where = casilla S4
shop-sack_blue_2 = Saco azul 2
    .in = en la tienda azul 2 del Saco
    .of = de la tienda azul 2 del Saco
    .where = casilla S6
shop-sack_blue_3 = Saco azul 3
    .in = en la tienda azul 3 del Saco
    .of = de la tienda azul 3 del Saco
    .where = lejos del camino
shop-sack_blue_4 = Saco azul 4
    .in = en la tienda azul 4 del Saco
    .of = de la tienda azul 4 del Saco
    .where = lejos del camino
shop-barrel_white_1 = Barril blanco 1
    .in = en la tienda blanca 1 del Barril
    .of = de la tienda blanca 1 del Barril
    .where = casillas E1 y S1
shop-barrel_white_2 = Barril blanco 2
    .in = en la tienda blanca 2 del Barril
    .of = de la tienda blanca 2 del Barril
    .where = casilla E2
shop-barrel_yellow_1 = Barril amarillo 1
    .in = en la tienda amarilla 1 del Barril
    .of = de la tienda amarilla 1 del Barril
    .where = casilla E4
shop-barrel_yellow_2 = Barril amarillo 2
    .in = en la tienda amarilla 2 del Barril
    .of = de la tienda amarilla 2 del Barril
    .where = casilla E6
shop-barrel_yellow_3 = Barril amarillo 3
    .in = en la tienda amarilla 3 del Barril
    .of = de la tienda amarilla 3 del Barril
    .where = lejos del camino
shop-barrel_yellow_4 = Barril amarillo 4
    .in = en la tienda amarilla 4 del Barril
    .of = de la tienda amarilla 4 del Barril
    .where = lejos del camino
shop-barrel_blue_1 = Barril azul 1
    .in = en la tienda azul 1 del Barril
    .of = de la tienda azul 1 del Barril
    .where = casilla S3
shop-barrel_blue_2 = Barril azul 2
    .in = en la tienda azul 2 del Barril
    .of = de la tienda azul 2 del Barril
    .where = lejos del camino
shop-barrel_blue_3 = Barril azul 3
    .in = en la tienda azul 3 del Barril
    .of = de la tienda azul 3 del Barril
    .where = lejos del camino
shop-barrel_pink_1 = Barril rosa 1
    .in = en la tienda rosa 1 del Barril
    .of = de la tienda rosa 1 del Barril
    .where = casilla S7
shop-barrel_pink_2 = Barril rosa 2
    .in = en la tienda rosa 2 del Barril
    .of = de la tienda rosa 2 del Barril
    .where = casilla S5
shop-barrel_pink_3 = Barril rosa 3
    .in = en la tienda rosa 3 del Barril
    .of = de la tienda rosa 3 del Barril
    .where = lejos del camino
shop-barrel_pink_4 = Barril rosa 4
    .in = en la tienda rosa 4 del Barril
    .of = de la tienda rosa 4 del Barril
    .where = lejos del camino
shop-barrel_pink_5 = Barril rosa 5
    .in = en la tienda rosa 5 del Barril
    .of = de la tienda rosa 5 del Barril
    .where = lejos del camino
shop-chest_yellow_1 = Cofre amarillo 1
    .in = en la tienda amarilla 1 del Cofre
    .of = de la tienda amarilla 1 del Cofre
    .where = casilla O10
shop-chest_yellow_2 = Cofre amarillo 2
    .in = en la tienda amarilla 2 del Cofre
    .of = de la tienda amarilla 2 del Cofre
    .where = casilla O8
shop-chest_yellow_3 = Cofre amarillo 3
    .in = en la tienda amarilla 3 del Cofre
    .of = de la tienda amarilla 3 del Cofre
    .where = casilla O6
shop-chest_blue_1 = Cofre azul 1
    .in = en la tienda azul 1 del Cofre
    .of = de la tienda azul 1 del Cofre
    .where = casilla O4
shop-chest_blue_2 = Cofre azul 2
    .in = en la tienda azul 2 del Cofre
    .of = de la tienda azul 2 del Cofre
    .where = casilla O2
shop-chest_pink_1 = Cofre rosa 1
    .in = en la tienda rosa 1 del Cofre
    .of = de la tienda rosa 1 del Cofre
    .where = casilla N2
shop-chest_pink_2 = Cofre rosa 2
    .in = en la tienda rosa 2 del Cofre
    .of = de la tienda rosa 2 del Cofre
    .where = casilla N4
shop-chest_pink_3 = Cofre rosa 3
    .in = en la tienda rosa 3 del Cofre
    .of = de la tienda rosa 3 del Cofre
    .where = lejos del camino
shop-chest_pink_4 = Cofre rosa 4
    .in = en la tienda rosa 4 del Cofre
    .of = de la tienda rosa 4 del Cofre
    .where = lejos del camino
shop-vase_blue_1 = Jarrón azul 1
    .in = en la tienda azul del Jarrón
    .of = de la tienda azul del Jarrón
    .where = casillas E1 y N1
shop-vase_yellow_1 = Jarrón amarillo 1
    .in = en la tienda amarilla 1 del Jarrón
    .of = de la tienda amarilla 1 del Jarrón
    .where = casilla N3
shop-vase_yellow_2 = Jarrón amarillo 2
    .in = en la tienda amarilla 2 del Jarrón
    .of = de la tienda amarilla 2 del Jarrón
    .where = lejos del camino
shop-vase_orange_1 = Jarrón naranja 1
    .in = en la tienda naranja 1 del Jarrón
    .of = de la tienda naranja 1 del Jarrón
    .where = casilla E3
shop-vase_orange_2 = Jarrón naranja 2
    .in = en la tienda naranja 2 del Jarrón
    .of = de la tienda naranja 2 del Jarrón
    .where = casilla E5
shop-vase_orange_3 = Jarrón naranja 3
    .in = en la tienda naranja 3 del Jarrón
    .of = de la tienda naranja 3 del Jarrón
    .where = casilla E7
road-centre = centro
    .to = al centro
    .at = en el centro
    .by = lejos de las tiendas
road-w1 = O1
    .to = a O1
    .at = en O1
    .by = junto a la tienda blanca 2 del Saco
road-w2 = O2
    .to = a O2
    .at = en O2
    .by = junto a la tienda azul 2 del Cofre
road-w3 = O3
    .to = a O3
    .at = en O3
    .by = junto a la tienda blanca 1 del Saco
road-w4 = O4
    .to = a O4
    .at = en O4
    .by = junto a la tienda azul 1 del Cofre
road-w5 = O5
    .to = a O5
    .at = en O5
    .by = junto a la tienda amarilla 2 del Saco
road-w6 = O6
    .to = a O6
    .at = en O6
    .by = junto a la tienda amarilla 3 del Cofre
road-w7 = O7
    .to = a O7
    .at = en O7
    .by = junto a la tienda amarilla 1 del Saco
road-w8 = O8
    .to = a O8
    .at = en O8
    .by = junto a la tienda amarilla 2 del Cofre
road-w9 = O9
    .to = a O9
    .at = en O9
    .by = junto a la tienda rosa 1 del Saco
road-w10 = O10
    .to = a O10
    .at = en O10
    .by = junto a la tienda amarilla 1 del Cofre
road-e1 = E1
    .to = a E1
    .at = en E1
    .by = junto a la tienda blanca 1 del Barril y la tienda azul del Jarrón
road-e2 = E2
    .to = a E2
    .at = en E2
    .by = junto a la tienda blanca 2 del Barril
road-e3 = E3
    .to = a E3
    .at = en E3
    .by = junto a la tienda naranja 1 del Jarrón
road-e4 = E4
    .to = a E4
    .at = en E4
    .by = junto a la tienda amarilla 1 del Barril
road-e5 = E5
    .to = a E5
    .at = en E5
    .by = junto a la tienda naranja 2 del Jarrón
road-e6 = E6
    .to = a E6
    .at = en E6
    .by = junto a la tienda amarilla 2 del Barril
road-e7 = E7
    .to = a E7
    .at = en E7
    .by = junto a la tienda naranja 3 del Jarrón
road-n1 = N1
    .to = a N1
    .at = en N1
    .by = junto a la tienda azul del Jarrón
road-n2 = N2
    .to = a N2
    .at = en N2
    .by = junto a la tienda rosa 1 del Cofre
road-n3 = N3
    .to = a N3
    .at = en N3
    .by = junto a la tienda amarilla 1 del Jarrón
road-n4 = N4
    .to = a N4
    .at = en N4
    .by = junto a la tienda rosa 2 del Cofre
road-s1 = S1
    .to = a S1
    .at = en S1
    .by = junto a la tienda blanca 2 del Saco y la tienda blanca 1 del Barril
road-s2 = S2
    .to = a S2
    .at = en S2
    .by = junto a la tienda blanca 3 del Saco
road-s3 = S3
    .to = a S3
    .at = en S3
    .by = junto a la tienda azul 1 del Barril
road-s4 = S4
    .to = a S4
    .at = en S4
    .by = junto a la tienda azul 1 del Saco
road-s5 = S5
    .to = a S5
    .at = en S5
    .by = junto a la tienda rosa 2 del Barril
road-s6 = S6
    .to = a S6
    .at = en S6
    .by = junto a la tienda azul 2 del Saco
road-s7 = S7
    .to = a S7
    .at = en S7
    .by = junto a la tienda rosa 1 del Barril

# La Caravana

line-bottom = fila de abajo
    .on = en la fila de abajo
    .times = 1
line-middle = fila del medio
    .on = en la fila del medio
    .times = 2
line-top = fila de arriba
    .on = en la fila de arriba
    .times = 3

# Las cartas

card-gold3 = Tres monedas de oro
    .effect = tomar 3 monedas de oro
card-camel3 = Tres camellos
    .effect = tomar 3 camellos
card-place_shop = Cubo en una tienda
    .effect = colocar un cubo en una tienda de la ciudad
card-place_caravan = Cubo en la Caravana
    .effect = cargar un cubo en la Caravana
card-sell_camels = Venta de camellos
    .effect = hasta 4, a 2 puntos cada uno
card-sell_gold = Venta de oro
    .effect = hasta 10 monedas, a 1 punto cada una
card-build_no_camels = Construcción sin camellos
    .effect = construir pagando solo el oro
card-build_no_gold = Construcción sin oro
    .effect = construir pagando solo los camellos
card-exchange = Cambio
    .effect = camellos por oro u oro por camellos, uno por uno

# Los edificios

building-paddock = Cercado
    .the = el Cercado
building-shop = Puesto
    .the = el Puesto
building-hammam = Hammam
    .the = el Hammam
building-caravanserai = Caravasar
    .the = el Caravasar
building-bazaar = Bazar
    .the = el Bazar
building-hoist = Polea
    .the = la Polea
price-full = precio normal
    .how = al precio normal
price-no_camels = sin camellos
    .how = sin pagar los camellos
price-no_gold = sin oro
    .how = sin pagar el oro
price-free = gratis
    .how = gratis

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
