# Lo que dice la terminal alrededor de cada juego. Las órdenes también se escriben en español.
ui-command-help = ayuda
ui-command-why = porqué porque
ui-command-rules = reglas
ui-command-table = mesa
ui-command-list = lista
ui-command-log = historial
ui-command-undo = deshacer
ui-command-save = guardar
ui-command-quit = salir
ui-prompt = { $seat }: { $text } [{ $section }]
ui-change_places = Le toca decidir a { $seat }. Que nadie más mire: { $seat } toma el teclado y pulsa Intro.
ui-no_number = Las opciones van del 1 al { $number }.
ui-bad_verb = «{ $given }» no es ni una acción ni una orden. Lo más parecido: { $wanted }.
ui-bad_count = «{ $given }» se escribe así: { $wanted }.
ui-bad_word = «{ $given }» no encaja aquí. Lo más parecido: { $wanted }.
ui-help =
    Responde con el número de una opción o con sus palabras entre paréntesis. También puedes escribir:
    ?                esta ayuda
    porqué ACCIÓN    por qué se rechaza una acción; por ejemplo: porqué place inn
    reglas           las secciones del reglamento; reglas 5B muestra una de ellas
    mesa             ver la mesa otra vez
    lista            todas las opciones; lista PALABRA, solo las que la contienen
    historial        lo último que ha pasado; historial 50 muestra más
    deshacer         retirar la última acción, si desde entonces no se ha revelado nada
    guardar ARCHIVO  escribir en un archivo la partida hasta ahora
    salir            dejarlo; la partida se conserva y se indica cómo seguir
ui-help-words = Palabras de este juego: { $words }.
ui-allowed = Nada lo impide: es la opción { $number }.
ui-no_section = No hay ninguna sección «{ $given }». Hay { $wanted }.
ui-more = … y { $number } más: «lista» las muestra todas; «lista PALABRA», las que la contienen.
ui-none_with = Ninguna opción contiene «{ $given }».
ui-undo-nothing = No hay nada que deshacer.
ui-undo-chance = No se puede deshacer: el azar ha decidido desde entonces.
ui-undo-other = No se puede deshacer: { $seat } ha decidido desde entonces.
ui-undo-seen = No se puede deshacer: desde entonces se ha visto algo oculto.
ui-undone = Se deshace la última acción de { $seat }.
ui-save-where = ¿Dónde? Escribe guardar y un nombre de archivo.
ui-save-failed = No se ha podido escribir la partida en { $given }: { $reason }.
ui-saved = La partida hasta ahora está en { $file }.
ui-score = { $seat }: { $points }
ui-over = La partida ha terminado: { $scores }. { $number ->
    [0] No gana ninguno de los jugadores.
    [one] Gana { $winners }.
   *[other] Comparten la victoria { $winners }.
}
ui-kept-over = El registro de la partida está en { $file }.
ui-kept = La partida se conserva. Para seguir: { $command }
ui-replay-help = Intro: siguiente jugada; b: atrás; un número: ir a esa jugada; t: la mesa; q: salir.
ui-replay-at = Jugada { $number } de { $moves }: { $who }, { $action }
ui-replay-start = Antes de la primera de { $moves } jugadas.
ui-replay-end = Esa era la última jugada.
ui-chance = el azar
