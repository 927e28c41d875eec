### Looking back at a game.

web-back-title = Retour sur la partie
web-back-eyes = Vue par
web-back-eyes-all = Tout le monde, cartes ouvertes
web-back-eyes-onlooker = Un spectateur
web-back-hand = Main de
web-back-link = Lien vers ce coup
web-back-close = À la table
web-back-film = La partie, pas à pas
web-back-where = pas { $count } sur { $most }
web-back-round-before = Au début de la manche, ou à la précédente
web-back-before = Un pas en arrière
web-back-after = Un pas en avant
web-back-round-after = À la manche suivante
web-back-play = Lecture
web-back-pause = Arrêter
web-back-pace = Vitesse de lecture
web-back-nothing-yet = Il ne s'est encore rien passé que l'on puisse revoir.
