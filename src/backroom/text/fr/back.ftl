### Looking back at a game.

web-back-title = Retour sur la partie
web-back-eyes = Vu par qui ?
web-back-eyes-all = Toutes les cartes ouvertes
web-back-eyes-onlooker = Un spectateur
web-back-hand = Main de qui ?
web-back-link = Lien vers ce coup
web-back-close = À la table
web-back-film = La partie, pas à pas
web-back-where = étape { $count } sur { $most }
web-back-round-before = Au début du tour, ou au précédent
web-back-before = Un pas en arrière
web-back-after = Un pas en avant
web-back-round-after = Au tour suivant
web-back-play = Lecture
web-back-pause = Arrêter
web-back-pace = Vitesse de lecture
web-back-nothing-yet = Il ne s'est encore rien passé que l'on puisse revoir.

## Playing on from a move

web-fork = Rejouer d'ici
web-fork-title = Rejouer à partir d'ici
web-fork-about = Une nouvelle table avec cette position : vous à la place de votre choix, des bots aux autres, et de nouveaux dés que personne ne connaît encore.
web-fork-seat = Votre place
web-fork-go = S'asseoir

## A saved game

web-file-title = Ouvrir une partie enregistrée
web-file-about = Choisissez le fichier d'une partie : celui que vous avez téléchargé à la fin, ou une table écrite par « backroom export ». Il est vérifié et montré ici, et n'est gardé nulle part.
web-file-choose = Choisir un fichier
web-file-reading = Lecture…
web-file-too-large = Ce fichier est trop grand pour une partie de Backroom. Choisissez-en un autre.

## While somebody was away

web-away = Pendant votre absence
web-away-moves =
    { $count ->
        [one] { $count } coup pendant votre absence.
       *[other] { $count } coups pendant votre absence.
    }
web-away-watch = Regarder
web-away-skip = À la table telle qu'elle est
