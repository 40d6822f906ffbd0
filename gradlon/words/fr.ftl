# Les mots communs à tous les jeux.
player = Joueur { $number }
nobody = personne
nothing = rien
and = et
no-not_now = Ce n’est pas ce qu’il faut décider maintenant.
no-not_yours = Ce n’est pas à { $seat } de décider.
no-finished = La partie est terminée.
how_many = Combien de joueurs ?
players = { $number } joueurs
