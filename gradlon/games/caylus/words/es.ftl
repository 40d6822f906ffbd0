title = Caylus
blurb = Maestros de obras levantan el castillo del rey, y una villa a lo largo del camino, ante los ojos de un administrador con prisa y de un preboste que se deja sobornar. Cuando se puntúan las torres, gana quien tenga más prestigio.

## Variantes

option-favors = Si los favores reales se toman de la tabla de favores o valen simplemente puntos, como se aconseja para una primera partida.
option-favors-table = con la tabla de favores
option-favors-simplified = 3 puntos cada uno
option-jeweler = Si el joyero está entre los edificios de piedra: la primera edición no lo tenía.
option-jeweler-with = con el joyero
option-jeweler-without = sin el joyero
option-lawyer_points = Cuántos puntos da construir el abogado: tiradas posteriores dan menos.
option-lawyer_points-4 = 4 puntos
option-lawyer_points-3 = 3 puntos

## Las cosas

cube-food = comida
    .a = un cubo de comida
cube-wood = madera
    .a = un cubo de madera
cube-stone = piedra
    .a = un cubo de piedra
cube-cloth = tela
    .a = un cubo de tela
cube-gold = oro
    .a = un cubo de oro
color-blue = azul
color-red = rojo
color-green = verde
color-orange = naranja
color-black = negro
section-dungeon = mazmorra
    .the = la mazmorra
    .in = en la mazmorra
    .scored = Se puntúa la mazmorra
section-walls = murallas
    .the = las murallas
    .in = en las murallas
    .scored = Se puntúan las murallas
section-towers = torres
    .the = las torres
    .in = en las torres
    .scored = Se puntúan las torres
line-prestige = prestigio
    .the = la línea de prestigio
line-deniers = denarios
    .the = la línea de denarios
line-cubes = cubos
    .the = la línea de cubos
line-buildings = edificios
    .the = la línea de edificios
effect-food = comida
    .do = Tomar un cubo de comida
effect-wood = madera
    .do = Tomar un cubo de madera
effect-stone = piedra
    .do = Tomar un cubo de piedra
effect-cloth = tela
    .do = Tomar un cubo de tela
effect-gold = oro
    .do = Tomar un cubo de oro
effect-exchange = cambio
    .do = Cambiar un cubo por otros dos
effect-carpenter = carpintero
    .do = Construir un edificio de madera por una madera menos
effect-mason = albañil
    .do = Construir un edificio de piedra por una piedra menos
effect-lawyer = abogado
    .do = Convertir un edificio en residencia por un denario menos
effect-architect = arquitecto
    .do = Construir un edificio de prestigio
batch-wood_stone = comida, madera y piedra
batch-wood_cloth = comida, madera y tela
batch-wood_gold = comida, madera y oro
batch-stone_cloth = comida, piedra y tela
batch-stone_gold = comida, piedra y oro
batch-cloth_gold = comida, tela y oro
deal-small = pequeño
deal-large = grande
step-back_3 = atrás 3
    .do = Hacer retroceder al preboste 3 casillas
step-back_2 = atrás 2
    .do = Hacer retroceder al preboste 2 casillas
step-back_1 = atrás 1
    .do = Hacer retroceder al preboste 1 casilla
step-stay = quieto
    .do = Dejar al preboste donde está
step-forward_1 = adelante 1
    .do = Hacer avanzar al preboste 1 casilla
step-forward_2 = adelante 2
    .do = Hacer avanzar al preboste 2 casillas
step-forward_3 = adelante 3
    .do = Hacer avanzar al preboste 3 casillas
road-1 = casilla 1
road-2 = casilla 2
road-3 = casilla 3
road-4 = casilla 4
road-5 = casilla 5
road-6 = casilla 6
road-7 = casilla 7
road-8 = casilla 8
road-9 = casilla 9
road-10 = casilla 10
road-11 = casilla 11
road-12 = casilla 12
road-13 = casilla 13
road-14 = casilla 14
road-15 = casilla 15
road-16 = casilla 16
road-17 = casilla 17
road-18 = casilla 18
road-19 = casilla 19
road-20 = casilla 20
road-21 = casilla 21
road-22 = casilla 22
road-23 = casilla 23
road-24 = casilla 24
road-25 = casilla 25
road-26 = casilla 26
road-27 = casilla 27
road-28 = casilla 28
building-gate = puerta
    .the = la puerta
    .The = La puerta
    .at = en la puerta
building-trading_post = lonja
    .the = la lonja
    .The = La lonja
    .at = en la lonja
building-guild = gremio de mercaderes
    .the = el gremio de mercaderes
    .The = El gremio de mercaderes
    .at = en el gremio de mercaderes
building-joust_field = campo de justas
    .the = el campo de justas
    .The = El campo de justas
    .at = en el campo de justas
building-stables = establos
    .the = los establos
    .The = Los establos
    .at = en los establos
building-inn = posada
    .the = la posada
    .The = La posada
    .at = en la posada
building-castle = castillo
    .the = el castillo
    .The = El castillo
    .at = en el castillo
building-neutral_farm = granja neutral
    .the = la granja neutral
    .The = La granja neutral
    .at = en la granja neutral
building-forest = bosque
    .the = el bosque
    .The = El bosque
    .at = en el bosque
building-neutral_sawmill = aserradero neutral
    .the = el aserradero neutral
    .The = El aserradero neutral
    .at = en el aserradero neutral
building-neutral_quarry = cantera neutral
    .the = la cantera neutral
    .The = La cantera neutral
    .at = en la cantera neutral
building-neutral_market = mercado neutral
    .the = el mercado neutral
    .The = El mercado neutral
    .at = en el mercado neutral
building-neutral_carpenter = carpintero neutral
    .the = el carpintero neutral
    .The = El carpintero neutral
    .at = en el carpintero neutral
building-fixed_peddler = buhonero fijo
    .the = el buhonero fijo
    .The = El buhonero fijo
    .at = en el buhonero fijo
building-fixed_carpenter = carpintero fijo
    .the = el carpintero fijo
    .The = El carpintero fijo
    .at = en el carpintero fijo
building-gold_mine = mina de oro
    .the = la mina de oro
    .The = La mina de oro
    .at = en la mina de oro
building-residence = residencia
    .the = la residencia
    .The = La residencia
    .at = en la residencia
building-food_farm = granja de comida
    .the = la granja de comida
    .The = La granja de comida
    .at = en la granja de comida
building-cloth_farm = granja de tela
    .the = la granja de tela
    .The = La granja de tela
    .at = en la granja de tela
building-quarry = cantera
    .the = la cantera
    .The = La cantera
    .at = en la cantera
building-sawmill = aserradero
    .the = el aserradero
    .The = El aserradero
    .at = en el aserradero
building-market = mercado
    .the = el mercado
    .The = El mercado
    .at = en el mercado
building-peddler = buhonero
    .the = el buhonero
    .The = El buhonero
    .at = en el buhonero
building-mason = albañil
    .the = el albañil
    .The = El albañil
    .at = en el albañil
building-lawyer = abogado
    .the = el abogado
    .The = El abogado
    .at = en el abogado
building-stone_farm = granja de piedra
    .the = la granja de piedra
    .The = La granja de piedra
    .at = en la granja de piedra
building-park = parque
    .the = el parque
    .The = El parque
    .at = en el parque
building-workshop = taller
    .the = el taller
    .The = El taller
    .at = en el taller
building-church = iglesia
    .the = la iglesia
    .The = La iglesia
    .at = en la iglesia
building-tailor = sastre
    .the = el sastre
    .The = El sastre
    .at = en el sastre
building-bank = banco
    .the = el banco
    .The = El banco
    .at = en el banco
building-alchemist = alquimista
    .the = el alquimista
    .The = El alquimista
    .at = en el alquimista
building-jeweler = joyero
    .the = el joyero
    .The = El joyero
    .at = en el joyero
building-architect = arquitecto
    .the = el arquitecto
    .The = El arquitecto
    .at = en el arquitecto
building-second_architect = segundo arquitecto
    .the = el segundo arquitecto
    .The = El segundo arquitecto
    .at = en el segundo arquitecto
building-statue = estatua
    .the = la estatua
    .The = La estatua
    .at = en la estatua
building-granary = granero
    .the = el granero
    .The = El granero
    .at = en el granero
building-library = biblioteca
    .the = la biblioteca
    .The = La biblioteca
    .at = en la biblioteca
building-weaver = tejedor
    .the = el tejedor
    .The = El tejedor
    .at = en el tejedor
building-theater = teatro
    .the = el teatro
    .The = El teatro
    .at = en el teatro
building-college = universidad
    .the = la universidad
    .The = La universidad
    .at = en la universidad
building-monument = monumento
    .the = el monumento
    .The = El monumento
    .at = en el monumento
building-hotel = hotel
    .the = el hotel
    .The = El hotel
    .at = en el hotel
building-cathedral = catedral
    .the = la catedral
    .The = La catedral
    .at = en la catedral

## Lo que hacen los jugadores

do-decline = Dejarlo así
do-pass = Pasar este turno
do-place = Colocar un trabajador { $building_at }
do-recall = Recuperar al trabajador
do-stay = Dejar al trabajador en la posada
do-provost = { $step_do }
do-joust = Dar un denario y una tela por un favor real
do-take = Tomar { $cube }
do-give = Dar { $cube_a }
do-sell = Vender { $cube_a }
do-buy = Comprar { $cube_a }
do-trade = Hacer el cambio { $deal }
do-build = Construir { $tile }
do-site = Construir en la { $road }, en lugar de tu residencia
do-transform = Convertir { $building_the } en residencia
do-batch = Entregar un lote: { $batch }
do-favor = Elegir { $line_the }
do-use = { $effect_do }
do-lay = Poner { $building_the }
do-draw = Sacar el marcador { $color }

## Lo que se pregunta a los jugadores

ask-place_worker = Un trabajador cuesta { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios (1 en tus edificios)
}. ¿Dónde colocas uno? ¿O pasas?
ask-gate = ¿Adónde va tu trabajador desde la puerta, sin pagar nada?
ask-merchants_guild = ¿Cuánto mueves al preboste, sin pagar nada?
ask-joust_field = ¿Participas en la justa por un favor real?
ask-stay_at_inn = ¿Tu trabajador se queda en la posada o vuelve a casa?
ask-move_provost = ¿Mueves al preboste, a 1 denario por casilla?
ask-produce = ¿Qué tomas { $building_at }?
ask-owners_cube = Han trabajado en un edificio tuyo: { $building_the }. ¿Qué cubo tomas?
ask-carpenter = ¿Qué edificio de madera construyes{ $discount ->
    [0] { "" }
   *[other] , por una madera menos
}?
ask-mason = ¿Qué edificio de piedra construyes{ $discount ->
    [0] { "" }
   *[other] , por una piedra menos
}?
ask-architect = ¿Qué edificio de prestigio construyes?
ask-pay_any_cube = { $building_The } cuesta además un cubo cualquiera. ¿Cuál das?
ask-choose_site = ¿Cuál de tus residencias deja sitio para { $building_the }?
ask-lawyer = ¿Qué edificio pasa a ser residencia tuya, por una tela{ $discount ->
    [0] { " y un denario" }
   *[other] { "" }
}?
ask-marketplace = ¿Qué cubo vendes { $building_at }?
ask-peddler = ¿Qué { $number ->
    [0] cubo
   *[other] segundo cubo
} compras { $building_at }?
ask-church = La iglesia: ¿2 denarios por 3 puntos (cambio pequeño) o 4 denarios por 5 puntos (cambio grande)?
ask-tailor = El sastre: ¿2 telas por 4 puntos (cambio pequeño) o 3 telas por 6 puntos (cambio grande)?
ask-bank = El banco: ¿2 denarios por 1 cubo de oro (cambio pequeño) o 5 denarios por 2 cubos de oro (cambio grande)?
ask-alchemist = El alquimista: ¿2 cubos por 1 de oro (cambio pequeño) o 4 cubos por 2 de oro (cambio grande)? No acepta oro.
ask-give_goods = ¿Qué cubo das al alquimista? { $number ->
    [one] Es el último.
   *[other] Aún quiere { $number }.
}
ask-jeweler = El joyero: ¿1 cubo de oro por 5 puntos (cambio pequeño) o 2 cubos de oro por 9 puntos (cambio grande)?
ask-give_batches = { $number ->
    [0] ¿Qué lote entregas para el castillo? Quien no entrega ninguno pierde 2 puntos.
   *[other] ¿Entregas otro lote para el castillo?
}
ask-choose_line = ¡Un favor real! ¿Qué línea de la tabla eliges?
ask-favor_of_cubes = ¿Qué favor usas de la línea de cubos?
ask-exchange_cube = ¿Qué cubo cambias por otros dos?
ask-take_goods = ¿Qué { $number ->
    [one] segundo
   *[other] primer
} cubo tomas?
ask-favor_of_buildings = ¿Qué favor usas de la línea de edificios?

## Lo que ocurre

on-lays = Se pone { $building_the } en la casilla { $number }.
on-ranks = { $seat } ocupa el puesto { $number } en el orden de turno.
on-turn = Empieza el turno { $number }.
on-receives = { $seat } recibe { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.
on-pays = { $seat } paga { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.
on-scores = { $seat } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
on-loses = { $points ->
    [0] { $seat } no tiene puntos que perder.
    [one] { $seat } pierde 1 punto.
   *[other] { $seat } pierde { $points } puntos.
}
on-takes = { $seat } toma { $number ->
    [one] 1 cubo
   *[other] { $number } cubos
} de { $cube }.
on-gives = { $seat } da { $number ->
    [one] 1 cubo
   *[other] { $number } cubos
} de { $cube }.
on-declines = { $seat } lo deja así.
on-places = { $seat } coloca un trabajador { $building_at }.
on-passes = { $seat } pasa.
on-recalls = { $seat } recupera un trabajador.
on-moves_provost = { $seat } mueve al preboste a la casilla { $number }.
on-leaves_provost = { $seat } deja al preboste en la casilla { $number }.
on-jousts = { $seat } participa en la justa.
on-driven_out = El trabajador de { $seat } tiene que dejar la posada.
on-lodges = El trabajador de { $seat } se aloja en la posada.
on-activates = { $seat } activa { $building_the }.
on-idles = El trabajador de { $seat } { $building_at } vuelve a casa sin trabajar: el preboste no ha llegado hasta allí.
on-builds = { $seat } construye { $building_the } en la casilla { $number }.
on-promises = { $seat } ya ha pagado al abogado: { $building_the } será residencia en cuanto se vaya su trabajador.
on-transforms = { $seat } convierte { $building_the } de la casilla { $number } en residencia.
on-puts_house = { $seat } construye una parte de { $section_the }.
on-stops_building = { $number ->
    [0] { $seat } no construye nada en el castillo.
    [one] { $seat } ha entregado 1 lote.
   *[other] { $seat } ha entregado { $number } lotes.
}
on-builds_most = { $seat } es quien más ha construido en el castillo este turno.
on-moves_bailiff = El administrador avanza hasta la casilla { $number } y el preboste se reúne con él.
on-scoring = { $section_scored }.
on-counts_houses = { $seat } { $number ->
    [0] no tiene casas
    [one] tiene 1 casa
   *[other] tiene { $number } casas
} { $section_in }.
on-opens_columns = La tabla de favores queda abierta hasta la columna { $number }.
on-loses_favor = { $seat } ya ha elegido las cuatro líneas en esta fase: el favor se pierde.
on-chooses_line = { $seat } elige { $line_the }; su marcador está ahora en la columna { $number }.
on-counts_goods = { $seat } termina con { $gold ->
    [one] 1 cubo de oro
   *[other] { $gold } cubos de oro
}, { $goods ->
    [one] 1 cubo más
   *[other] { $goods } cubos más
} y { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.

## Por qué no

no-no_worker = No te quedan trabajadores.
no-too_dear = No tienes bastantes denarios.
no-not_built = No encontrarás { $building_the } en el camino.
no-no_workplace = No se puede colocar ningún trabajador { $building_at }.
no-occupied = Ya hay un trabajador { $building_at }.
no-there_already = Ya tienes un trabajador { $building_at }.
no-no_circle_left = No queda sitio { $building_at }.
no-stables_closed = Con dos jugadores no se usan los establos.
no-off_the_road = El preboste no sale del camino: el movimiento tiene que caber entero.
no-no_stake = La justa cuesta un denario y una tela.
no-not_produced = Aquí no hay { $cube }.
no-no_such_cube = No tienes { $cube }.
no-no_gold_here = El oro no sirve aquí.
no-cannot_pay = No puedes pagarlo.
no-not_in_stock = Esa loseta no está en la reserva.
no-road_full = No quedan casillas sin construir en el camino.
no-no_residence = Un edificio de prestigio sustituye a una residencia tuya, y no tienes ninguna.
no-no_own_residence = No tienes ninguna residencia en la { $road }.
no-never_transformed = El abogado no puede convertir { $building_the } en residencia.
no-not_your_tile = Ese edificio no es tuyo: { $building }.
no-already_promised = El abogado ya ha cobrado por { $building_the }.
no-no_fees = No puedes pagar al abogado.
no-castle_full = No queda sitio en el castillo.
no-no_batch = Te falta algo para ese lote: { $batch }.
no-line_used = Ya has elegido { $line_the } en esta fase.
no-beyond_marker = Tu marcador aún no ha llegado hasta ahí.
no-nothing_to_give = No tienes ningún cubo que cambiar.
no-nothing_to_build = Con eso no podrías hacer nada.
no-like_the_other = Los dos arquitectos son iguales: construye antes el primero.

## La mesa

table-turn = Turno { $number }. El administrador está en la casilla { $bailiff } y el preboste en la casilla { $provost }.
table-player = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}, { $workers ->
    [0] ningún trabajador
    [one] 1 trabajador
   *[other] { $workers } trabajadores
} en casa; comida { $food }, madera { $wood }, piedra { $stone }, tela { $cloth }, oro { $gold }.
table-passing = Orden de paso: { $seat }.
table-houses = Casas de { $seat } en el castillo: mazmorra { $dungeon }, murallas { $walls }, torres { $towers }.
table-marker = Favores reales de { $seat }: prestigio { $prestige }, denarios { $deniers }, cubos { $cubes }, edificios { $buildings }.
table-columns = La tabla de favores está abierta hasta la columna { $number }.
table-castle = Castillo: mazmorra { $dungeon } de { $dungeon_room }, murallas { $walls } de { $walls_room }, torres { $towers } de { $towers_room }. En construcción: { $section_the }.
table-finished = Castillo: mazmorra { $dungeon } de { $dungeon_room }, murallas { $walls } de { $walls_room }, torres { $towers } de { $towers_room }.
table-special = { $building_The }: trabajador de { $seat }.
table-circle = { $building_The }, número { $number }: trabajador de { $seat }.
table-inn-left = La posada, círculo izquierdo: trabajador de { $seat }.
table-inn-right = La posada, círculo derecho: trabajador de { $seat }, que coloca a los demás por 1 denario.
table-road = Casilla { $number }: { $building } ({ $work }).
table-road-worker = Casilla { $number }: { $building } ({ $work }); trabajador de { $seat }.
table-road-owned = Casilla { $number }: { $building } de { $owner } ({ $work }).
table-road-owned-worker = Casilla { $number }: { $building } de { $owner } ({ $work }); trabajador de { $seat }.
table-prestige = Casilla { $number }: { $building } de { $owner }.
table-promised = { $seat } ya ha pagado al abogado: { $building_the } será residencia en cuanto se vaya su trabajador.
table-stock = Por construir: { $building }.
