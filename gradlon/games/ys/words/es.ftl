# Ys en español.
title = Ys
blurb = Los príncipes mercaderes de la ciudad sumergida envían a sus agentes, la mitad con el valor oculto. Quien consiga las gemas y la última palabra sobre su precio será el más rico.

# Las opciones.
option-look_at_own = Si se pueden volver a mirar los propios agentes una vez colocados cara abajo.
option-look_at_own-yes = se pueden mirar
option-look_at_own-no = hay que recordarlos
option-neighborhoods = Con tres jugadores, si se usan los cuatro vecindarios o solo tres.
option-neighborhoods-usual = los habituales
option-neighborhoods-three = solo tres
option-neutral_brokers = Con dos jugadores, la fuerza de los agentes del jugador neutral.
option-neutral_brokers-usual = 4, 2, 1 y 0
option-neutral_brokers-strong = 4, 3, 1 y 0
option-neutral_market_point = Con dos jugadores, quién gana el punto de un agente neutral colocado en el mercado.
option-neutral_market_point-placer = el jugador que lo coloca
option-neutral_market_point-neutral = el jugador neutral
option-kings_favor = El Favor del Rey: una quinta fase, en la que cada jugador envía un agente al salón del trono.
option-kings_favor-no = sin el Favor del Rey
option-kings_favor-yes = con el Favor del Rey
option-express = Ys Express: nueve agentes y tres colocaciones por turno, para una partida más corta.
option-express-no = la partida completa
option-express-yes = Ys Express

# Los nombres.
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
face-up = cara arriba
face-down = cara abajo
space-port1 = área de puerto del vecindario 1
    .in = en el área de puerto del vecindario 1
    .to = al área de puerto del vecindario 1
space-commercial1 = área comercial del vecindario 1
    .in = en el área comercial del vecindario 1
    .to = al área comercial del vecindario 1
space-palace1 = área de palacio del vecindario 1
    .in = en el área de palacio del vecindario 1
    .to = al área de palacio del vecindario 1
space-port2 = área de puerto del vecindario 2
    .in = en el área de puerto del vecindario 2
    .to = al área de puerto del vecindario 2
space-commercial2 = área comercial del vecindario 2
    .in = en el área comercial del vecindario 2
    .to = al área comercial del vecindario 2
space-palace2 = área de palacio del vecindario 2
    .in = en el área de palacio del vecindario 2
    .to = al área de palacio del vecindario 2
space-port3 = área de puerto del vecindario 3
    .in = en el área de puerto del vecindario 3
    .to = al área de puerto del vecindario 3
space-commercial3 = área comercial del vecindario 3
    .in = en el área comercial del vecindario 3
    .to = al área comercial del vecindario 3
space-palace3 = área de palacio del vecindario 3
    .in = en el área de palacio del vecindario 3
    .to = al área de palacio del vecindario 3
space-port4 = área de puerto del vecindario 4
    .in = en el área de puerto del vecindario 4
    .to = al área de puerto del vecindario 4
space-commercial4 = área comercial del vecindario 4
    .in = en el área comercial del vecindario 4
    .to = al área comercial del vecindario 4
space-palace4 = área de palacio del vecindario 4
    .in = en el área de palacio del vecindario 4
    .to = al área de palacio del vecindario 4
space-blue0 = casilla azul de la fila 0
    .in = en la casilla azul de la fila 0
    .to = a la casilla azul de la fila 0
space-blue1 = casilla azul de la fila 1
    .in = en la casilla azul de la fila 1
    .to = a la casilla azul de la fila 1
space-blue2 = casilla azul de la fila 2
    .in = en la casilla azul de la fila 2
    .to = a la casilla azul de la fila 2
space-blue3 = casilla azul de la fila 3
    .in = en la casilla azul de la fila 3
    .to = a la casilla azul de la fila 3
space-green0 = casilla verde de la fila 0
    .in = en la casilla verde de la fila 0
    .to = a la casilla verde de la fila 0
space-green1 = casilla verde de la fila 1
    .in = en la casilla verde de la fila 1
    .to = a la casilla verde de la fila 1
space-green2 = casilla verde de la fila 2
    .in = en la casilla verde de la fila 2
    .to = a la casilla verde de la fila 2
space-green3 = casilla verde de la fila 3
    .in = en la casilla verde de la fila 3
    .to = a la casilla verde de la fila 3
space-yellow0 = casilla amarilla de la fila 0
    .in = en la casilla amarilla de la fila 0
    .to = a la casilla amarilla de la fila 0
space-yellow1 = casilla amarilla de la fila 1
    .in = en la casilla amarilla de la fila 1
    .to = a la casilla amarilla de la fila 1
space-yellow2 = casilla amarilla de la fila 2
    .in = en la casilla amarilla de la fila 2
    .to = a la casilla amarilla de la fila 2
space-yellow3 = casilla amarilla de la fila 3
    .in = en la casilla amarilla de la fila 3
    .to = a la casilla amarilla de la fila 3
space-red0 = casilla roja de la fila 0
    .in = en la casilla roja de la fila 0
    .to = a la casilla roja de la fila 0
space-red1 = casilla roja de la fila 1
    .in = en la casilla roja de la fila 1
    .to = a la casilla roja de la fila 1
space-red2 = casilla roja de la fila 2
    .in = en la casilla roja de la fila 2
    .to = a la casilla roja de la fila 2
space-red3 = casilla roja de la fila 3
    .in = en la casilla roja de la fila 3
    .to = a la casilla roja de la fila 3
area-port1 = área de puerto del vecindario 1
    .el = el área de puerto del vecindario 1
area-commercial1 = área comercial del vecindario 1
    .el = el área comercial del vecindario 1
area-palace1 = área de palacio del vecindario 1
    .el = el área de palacio del vecindario 1
area-port2 = área de puerto del vecindario 2
    .el = el área de puerto del vecindario 2
area-commercial2 = área comercial del vecindario 2
    .el = el área comercial del vecindario 2
area-palace2 = área de palacio del vecindario 2
    .el = el área de palacio del vecindario 2
area-port3 = área de puerto del vecindario 3
    .el = el área de puerto del vecindario 3
area-commercial3 = área comercial del vecindario 3
    .el = el área comercial del vecindario 3
area-palace3 = área de palacio del vecindario 3
    .el = el área de palacio del vecindario 3
area-port4 = área de puerto del vecindario 4
    .el = el área de puerto del vecindario 4
area-commercial4 = área comercial del vecindario 4
    .el = el área comercial del vecindario 4
area-palace4 = área de palacio del vecindario 4
    .el = el área de palacio del vecindario 4
neighborhood-1 = 1
neighborhood-2 = 2
neighborhood-3 = 3
neighborhood-4 = 4
neighborhood2-1 = 1
neighborhood2-2 = 2
neighborhood2-3 = 3
neighborhood2-4 = 4
color-blue = azul
    .gem = una gema azul
    .gems = las gemas azules
    .column = la columna azul
color-green = verde
    .gem = una gema verde
    .gems = las gemas verdes
    .column = la columna verde
color-yellow = amarillo
    .gem = una gema amarilla
    .gems = las gemas amarillas
    .column = la columna amarilla
color-red = rojo
    .gem = una gema roja
    .gems = las gemas rojas
    .column = la columna roja
color2-blue = azul
    .gem = una gema azul
    .gems = las gemas azules
    .column = la columna azul
color2-green = verde
    .gem = una gema verde
    .gems = las gemas verdes
    .column = la columna verde
color2-yellow = amarillo
    .gem = una gema amarilla
    .gems = las gemas amarillas
    .column = la columna amarilla
color2-red = rojo
    .gem = una gema roja
    .gems = las gemas rojas
    .column = la columna roja
gem-blue = azul
    .gem = una gema azul
gem-green = verde
    .gem = una gema verde
gem-yellow = amarilla
    .gem = una gema amarilla
gem-red = roja
    .gem = una gema roja
gem-white = blanca
    .gem = una gema blanca
ship-blue_green_red = grande azul, pequeñas verde y roja
ship-blue_green_yellow = grande azul, pequeñas verde y amarilla
ship-blue_yellow_red = grande azul, pequeñas amarilla y roja
ship-green_blue_red = grande verde, pequeñas azul y roja
ship-green_blue_yellow = grande verde, pequeñas azul y amarilla
ship-green_yellow_red = grande verde, pequeñas amarilla y roja
ship-yellow_blue_green = grande amarilla, pequeñas azul y verde
ship-yellow_blue_red = grande amarilla, pequeñas azul y roja
ship-yellow_green_red = grande amarilla, pequeñas verde y roja
ship-red_blue_green = grande roja, pequeñas azul y verde
ship-red_blue_yellow = grande roja, pequeñas azul y amarilla
ship-red_green_yellow = grande roja, pequeñas verde y amarilla
ship-blue_white_red = grande azul, pequeñas blanca y roja
ship-green_white_blue = grande verde, pequeñas blanca y azul
ship-yellow_white_green = grande amarilla, pequeñas blanca y verde
ship-red_white_yellow = grande roja, pequeñas blanca y amarilla
character-alchemist = Alquimista
    .el = el Alquimista
character-banker = Banquero
    .el = el Banquero
character-captain = Capitán
    .el = el Capitán
character-bishop = Obispo
    .el = el Obispo
character-spy = Espía
    .el = el Espía
character-herald = Heraldo
    .el = el Heraldo
character-conjurer = Prestidigitador
    .el = el Prestidigitador
character-intriguer = Soplón
    .el = el Soplón
character-jeweller = Joyero
    .el = el Joyero
character-magician = Mago
    .el = el Mago
character-merchant = Comerciante
    .el = el Comerciante
character-mercenary = Mercenario
    .el = el Mercenario
character-queen = Reina
    .el = la Reina
character-prince = Príncipe
    .el = el Príncipe
character-king = Rey
    .el = el Rey
character-white_gem = gema blanca
    .el = la gema blanca
place-first = primer puesto
    .card = 1
place-second = segundo puesto
    .card = 2
place-third = tercer puesto
    .card = 3
place-fourth = cuarto puesto
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
seat2-player1 = Jugador 1
seat2-player2 = Jugador 2
seat2-player3 = Jugador 3
seat2-player4 = Jugador 4

# Lo que se puede hacer.
do-deal = Repartir la carta de orden { $place_card }
do-reveal = Descubrir { $character_el }
do-dock = Robar un barco: { $ship }
do-supply = Robar el barco del mercado: { $ship }
do-bid = Apostar { $value_a } y { $value2_a }
do-go = Tomar el { $place }
do-exchange = Cambiar { $color_gem } por { $color2_gem }
do-pass = Dejarlo así
do-play = Jugar { $character_el }
do-look = Mirar el agente { $broker } de { $seat2 }
do-place = Colocar { $value_a } { $face } { $space_in }
do-conjure = Tomar { $value_a } de delante de la pantalla y colocarlo { $face } { $space_in }
do-replace = Poner { $value_a } en su lugar delante de la pantalla
do-neutral = Colocar el { $value } neutral cara abajo { $space_in }
do-lock = Cerrar { $area_el }
do-swap = Intercambiar los agentes { $broker } y { $broker2 }
do-hire = Marcar el agente { $broker }
do-move = Mover el agente { $broker } { $space_to }
do-sail = Intercambiar los barcos de los puertos { $neighborhood } y { $neighborhood2 }
do-take = Tomar { $gem_gem }
do-tint = Cambiar la gema blanca por { $color_gem }
do-rank = Poner delante { $color_column }
do-raise = Subir el { $color } un espacio
do-lower = Bajar el { $color } un espacio
do-bank = Subir el { $color } y bajar el { $color2 }
do-offer = Enviar { $value_a } al salón del trono

# Lo que se pregunta.
ask-choose_bid = ¿Qué dos agentes apuestas? No se podrán colocar este turno.
ask-choose_place = ¿Qué puesto tomas en el orden de turno?
ask-play_cards = { $moment ->
    [1] Antes de la colocación: ¿juegas algún personaje?
    [16] Antes del recuento: ¿juegas algún personaje?
   *[other] Al final del recuento: ¿juegas algún personaje?
}
ask-place_broker = { $number ->
    [1] Coloca el primero de tus dos agentes, cara arriba o cara abajo.
   *[other] Coloca el segundo agente, { $side ->
        [0] cara arriba
        [1] cara abajo
       *[other] cara arriba o cara abajo
    }.
}
ask-replace_broker = ¿Qué agente ocupa el hueco delante de tu pantalla?
ask-place_neutral_broker = ¿Qué agente neutral colocas, y dónde?
ask-after_placing = Tus agentes ya están colocados. ¿Algo más?
ask-take_gem = ¿Qué gema tomas del barco del puerto { $neighborhood }?
ask-color_white_gem = ¿Qué color das a tu gema blanca?
ask-rank_columns = Estas columnas están empatadas y decides tú. ¿Cuál ocupa el { $place }?
ask-highest_bidder = La mayor contribución al mercado es tuya. ¿Qué color mueves un espacio, y hacia dónde?
ask-offer_broker = ¿Cuál de tus tres agentes envías al salón del trono?
ask-alchemist = ¿Qué gema cambias, y por cuál?
ask-banker = ¿Qué color sube un espacio, y cuál baja?
ask-captain = ¿Qué dos barcos cambian de puerto?
ask-herald = ¿Cuál de tus agentes se mueve, y adónde?
ask-jeweller = { $number ->
    [0] ¿Qué gema tomas primero?
   *[other] ¿Qué otra gema tomas?
}
ask-magician = ¿Qué dos agentes tuyos intercambian sus lugares?
ask-mercenary = ¿Cuál de tus dos nuevos agentes valdrá 5?
ask-queen = ¿Qué área cierras?

# Lo que ocurre.
on-turn = Empieza el turno { $number }.
on-deals = { $seat } recibe la carta de orden { $place_card }.
on-reveals = En el palacio del vecindario { $neighborhood }: { $character_el }.
on-docks = Atraca un barco en el puerto { $neighborhood }: { $ship }.
on-supplies = El barco del mercado: { $ship }.
on-bids = { $seat } apuesta { $value_a } y { $value2_a }.
on-bids_hidden = { $seat } ya ha elegido su apuesta.
on-shows_bid = { $seat } ha apostado { $value } + { $value2 }.
on-goes = { $seat } toma el { $place }.
on-places = { $seat } coloca { $value_a } { $space_in }.
on-hides = { $seat } coloca { $value_a } cara abajo { $space_in }.
on-hides_hidden = { $seat } coloca un agente cara abajo { $space_in }.
on-conjures = { $seat } toma { $value_a } de delante de su pantalla y lo coloca { $space_in }.
on-conjures_down = { $seat } toma { $value_a } de delante de su pantalla y lo coloca cara abajo { $space_in }.
on-hides_neutral = { $seat } coloca el { $value } neutral cara abajo { $space_in }.
on-hides_neutral_hidden = { $seat } coloca un agente neutral cara abajo { $space_in }.
on-fronts = { $seat } pone { $value_a } delante de su pantalla.
on-plays = { $seat } juega { $character_el }.
on-exchanges = { $seat } cambia { $color_gem } por { $color2_gem }.
on-sails = { $seat } intercambia los barcos de los puertos { $neighborhood } y { $neighborhood2 }.
on-looks = { $seat } mira el agente { $broker } de { $seat2 }: es { $value_a }.
on-looks_hidden = { $seat } mira el agente { $broker } de { $seat2 }.
on-moves = { $seat } mueve el agente { $broker } { $space_to }.
on-swaps = { $seat } intercambia los agentes { $broker } y { $broker2 }.
on-hires = { $seat } marca el agente { $broker }: valdrá 5.
on-locks = { $seat } cierra { $area_el }.
on-counts = Se hace el recuento del vecindario { $neighborhood }.
on-counts_market = Se hace el recuento del mercado.
on-shows = { $seat } descubre { $value_a } { $space_in }.
on-shows_throne = { $seat } descubre { $value_a } en el salón del trono.
on-neutral_shows = El agente neutral colocado { $space_in } es { $value_a }.
on-gains = { $seat } toma { $color_gem }.
on-gains_black = { $seat } gana una gema negra.
on-neutral_gains = El jugador neutral toma { $color_gem }.
on-neutral_gains_black = El jugador neutral gana una gema negra.
on-scores = { $seat } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
on-neutral_scores = El jugador neutral suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
on-wins_card = { $seat } se lleva { $character_el }.
on-neutral_wins_card = El jugador neutral se lleva { $character_el }.
on-loses_card = No hay nadie en el área de palacio del vecindario { $neighborhood }: se descarta { $character_el }.
on-ranks = { $seat } pone { $color_column } por delante de las demás empatadas.
on-quotes = La cotización del { $color } es ahora { $number }.
on-raises = Mayor contribución al mercado: { $seat } sube el { $color } un espacio.
on-lowers = Mayor contribución al mercado: { $seat } baja el { $color } un espacio.
on-neutral_raises = Mayor contribución al mercado: el jugador neutral sube el { $color } un espacio.
on-offers = { $seat } envía { $value_a } al salón del trono.
on-offers_hidden = { $seat } ya ha elegido un agente para el salón del trono.
on-reserve = Cada jugador toma uno de los 2 de reserva.
on-scores_color = { $seat } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por { $color_gems }.
on-neutral_scores_color = El jugador neutral suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por { $color_gems }.
on-scores_black = { $seat } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por sus gemas negras.
on-neutral_scores_black = El jugador neutral suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por sus gemas negras.
on-scores_throne = { $seat } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por el Favor del Rey.
on-wins = { $seat } gana la partida.
on-neutral_wins = El jugador neutral gana la partida.

# Lo que se rechaza.
no-lower_first = Primero el número más bajo, y nunca dos veces el mismo agente o el mismo puerto.
no-no_such_broker = No tienes ese agente detrás de tu pantalla.
no-not_before_screen = No tienes ese agente delante de tu pantalla.
no-no_conjurer = Solo el Prestidigitador permite colocar agentes de delante de la pantalla, y no lo tienes en juego.
no-other_face = Se coloca un agente cara arriba y otro cara abajo.
no-out_of_use = Ese lugar no se usa en esta partida.
no-square_taken = Ya hay un agente en esa casilla.
no-locked = La Reina ha cerrado esa área.
no-place_taken = Ese puesto ya está tomado.
no-no_such_place = No hay tantos jugadores.
no-not_your_card = No tienes ese personaje en la mano.
no-next_turn = Acabas de ganar ese personaje: se puede jugar a partir del turno siguiente.
no-two_cards = Ya has jugado dos personajes este turno.
no-other_moment = No es el momento de ese personaje.
no-nothing_to_move = Todos tus agentes del tablero están en el área que ha cerrado la Reina.
no-must_place = Aún te quedan agentes por colocar.
no-no_looks = No te queda ninguna mirada: solo el Espía mira agentes, tres veces en total.
no-own_broker = El Espía mira los agentes de los demás.
no-neutral_broker = Nadie puede mirar un agente neutral ya colocado.
no-no_such_piece = Ese agente no está en la mesa.
no-not_hidden = Ese agente no está oculto.
no-already_seen = Ya conoces ese agente.
no-not_on_board = Ese agente no está en el tablero.
no-one_from_throne = Solo uno de los dos puede venir del salón del trono.
no-not_just_placed = El Mercenario actúa sobre uno de los dos agentes que acabas de colocar.
no-same_space = El agente ya está ahí.
no-no_such_port = Ese puerto no se usa en esta partida.
no-gem_gone = Esa gema no está disponible.
no-no_such_gem = No tienes ninguna gema de ese color.
no-same_color = Elige dos colores distintos.
no-not_tied = Esa columna no está entre las empatadas.
no-at_top = Ese color ya no puede subir.
no-at_bottom = Ese color ya no puede bajar.
no-not_offered = No es uno de los tres agentes delante de tu pantalla.

# La mesa. Un agente se escribe b3=4 si está descubierto, b3=(4) si está oculto pero lo conoces, b3=? si está oculto.
table-turn = Turno { $number } de 4, fase { $phase ->
    [1] 1: personajes y barcos
    [2] 2: orden de turno
    [3] 3: colocación de agentes
    [4] 4: recuento
   *[other] 5: el Favor del Rey
}. Agentes: b3=4 está descubierto, b3=(4) oculto pero lo conoces, b3=? oculto; ! cuenta como 5.
table-neighborhood = Vecindario { $neighborhood }: barco ({ $ship }); en el palacio, { $character_el }.
table-neighborhood_ship = Vecindario { $neighborhood }: barco ({ $ship }); el palacio está vacío.
table-locked = Cerrada por la Reina: { $area_el }.
table-goods = Quedan del barco: { $gem }.
table-line = Fila { $line } del mercado: { $gem_gem }.
table-quotations = Cotizaciones: azul { $blue }, verde { $green }, amarillo { $yellow }, rojo { $red }.
table-seat = { $seat } (carta de orden { $place_card }): { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; gemas: azules { $blue }, verdes { $green }, amarillas { $yellow }, rojas { $red }, negras { $black }; { $count ->
    [one] 1 agente
   *[other] { $count } agentes
} detrás de la pantalla.
table-seat_undealt = { $seat } aún no tiene carta de orden.
table-neutral = Jugador neutral: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; gemas: azules { $blue }, verdes { $green }, amarillas { $yellow }, rojas { $red }, negras { $black }.
table-cards = { $seat } tiene en la mano: { $character }.
table-in_play = { $seat } tiene en juego: { $character }.
table-brokers = { $seat } { $space_in }: { $brokers }
table-neutral_brokers = Jugador neutral { $space_in }: { $brokers }
table-front = { $seat } delante de la pantalla: { $brokers }
table-throne = { $seat } en el salón del trono: { $brokers }
table-hand = Detrás de tu pantalla: { $value }.
table-neutral_hand = Tus agentes neutrales: { $value }.
table-bid = Apuestas { $value } + { $value2 }.
table-offered = Envías { $value_a } al salón del trono.
