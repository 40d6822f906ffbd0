# Las palabras comunes a todos los juegos.
player = Jugador { $number }
nobody = nadie
nothing = nada
and = y
no-not_now = No es eso lo que se decide ahora.
no-not_yours = No le toca decidir a { $seat }.
no-finished = La partida ha terminado.
how_many = ¿Cuántos jugadores?
players = { $number } jugadores
