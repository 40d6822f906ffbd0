# Ce que le terminal dit autour de chaque jeu. Les commandes se tapent aussi en français.
ui-command-help = aide
ui-command-why = pourquoi
ui-command-rules = règles regles
ui-command-table = plateau
ui-command-list = liste
ui-command-log = journal
ui-command-undo = annuler
ui-command-save = sauver
ui-command-quit = quitter
ui-prompt = { $seat } : { $text } [{ $section }]
ui-change_places = La décision revient à { $seat }. Que les autres détournent les yeux ; { $seat } prend le clavier et appuie sur Entrée.
ui-no_number = Les choix sont numérotés de 1 à { $number }.
ui-bad_verb = « { $given } » n’est ni une action ni une commande. Ce qui s’en approche : { $wanted }.
ui-bad_count = « { $given } » s’écrit ainsi : { $wanted }.
ui-bad_word = « { $given } » ne convient pas ici. Ce qui s’en approche : { $wanted }.
ui-help =
    Répondez par le numéro d’un choix, ou par les mots entre parenthèses. Vous pouvez aussi taper :
    ?                 cette aide
    pourquoi ACTION   la raison d’un refus, par exemple : pourquoi place inn
    règles            les sections de la règle ; règles 5B en affiche une
    plateau           revoir le plateau
    liste             tous les choix ; liste MOT ne garde que ceux qui contiennent ce mot
    journal           les derniers événements ; journal 50 remonte plus loin
    annuler           reprendre la dernière action, tant que rien n’a été révélé depuis
    sauver FICHIER    écrire la partie en cours dans un fichier
    quitter           s’arrêter ; la partie est conservée, et la commande pour reprendre s’affiche
ui-help-words = Les mots de ce jeu : { $words }.
ui-allowed = Rien ne s’y oppose : c’est le choix { $number }.
ui-no_section = Il n’y a pas de section « { $given } ». Il y a { $wanted }.
ui-more = … et { $number } de plus : « liste » les affiche tous, « liste MOT » ceux qui contiennent ce mot.
ui-none_with = Aucun choix ne contient « { $given } ».
ui-undo-nothing = Il n’y a rien à reprendre.
ui-undo-chance = Impossible de revenir en arrière : le hasard a tranché depuis.
ui-undo-other = Impossible de revenir en arrière : { $seat } a joué depuis.
ui-undo-seen = Impossible de revenir en arrière : une information cachée a été dévoilée depuis.
ui-undone = La dernière action de { $seat } est annulée.
ui-save-where = Dans quel fichier ? Tapez sauver, puis un nom de fichier.
ui-save-failed = Impossible d’écrire la partie dans { $given } : { $reason }.
ui-saved = La partie en cours est dans { $file }.
ui-score = { $seat } : { $points }
ui-over = La partie est terminée : { $scores }. { $number ->
    [0] Aucun des joueurs ne l’emporte.
    [one] Victoire de { $winners }.
   *[other] Victoire partagée entre { $winners }.
}
ui-kept-over = Le compte rendu de la partie est dans { $file }.
ui-kept = La partie est conservée. Pour la reprendre : { $command }
ui-replay-help = Entrée : coup suivant ; b : retour ; un nombre : aller à ce coup ; t : le plateau ; q : quitter.
ui-replay-at = Coup { $number } sur { $moves } : { $who }, { $action }
ui-replay-start = Avant le premier des { $moves } coups.
ui-replay-end = C’était le dernier coup.
ui-chance = le hasard
