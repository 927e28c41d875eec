### Autour d'une table : un téléviseur, les téléphones par un code court, la page de l'hôte ; un appareil qui passe de main en main.

## Le code

web-code = Code de la table
web-join-title = Rejoindre avec un code
web-join-about = Le code est affiché sur le téléviseur, ou l'hôte vous le dit.
web-join-go = Rejoindre
web-join-started = La partie a commencé : on ne peut plus s'asseoir.
web-join-full = Toutes les places de cette table sont prises.
web-join-own = Vous avez une place, mais sur un autre appareil ? Ouvrez-y le menu, Joueurs et liens, Continuer sur un autre appareil.
web-join-look = Regarder

## Le téléviseur

web-tv = Sur un téléviseur
web-tv-title = La table sur un téléviseur
web-tv-about = Le téléviseur montre la table à tous dans la pièce : ni les mains ni rien de secret. L'hôte trouve le code dans le menu, sous « Télé et téléphones ».
web-tv-show = Afficher la table
web-tv-other = Une autre table
web-tv-qr = Pour l'appareil photo du téléphone : prendre une place
web-tv-scan = Pour prendre une place, scannez le code QR avec votre téléphone, ou tapez ce code sur
web-tv-phones = Votre place par téléphone :
web-tv-missing =
    { $count ->
        [one] Il manque encore quelqu'un. La partie commence quand tout le monde est assis.
       *[other] Il manque encore { $count } personnes. La partie commence quand tout le monde est assis.
    }
web-tv-all = Tout le monde est assis. La partie va commencer.
web-tv-paused = Pause
web-tv-make = Créer un code
web-tv-make-about = Avec un code, n'importe quel téléviseur ou grand écran montre la table publique, et ceux qui sont dans la pièce prennent une place libre avec leur téléphone. Toute la table en est informée.
web-tv-none = L'hôte n'a pas créé de code.
web-tv-how = Dans le navigateur du téléviseur, ouvrez { $address } et tapez le code. Avec un téléphone, il suffit de scanner le code QR.
web-tv-here = Afficher la table sur cet écran
web-tv-drop = Ne plus l'afficher, supprimer le code

## La page de l'hôte

web-host-seats = Qui est assis ici
web-ease = Temps
web-ease-about = Seulement plus, jamais moins, et tout le monde en est informé.
web-ease-twice = Deux fois plus de temps pour tous
web-ease-none = Plus de chronomètre
web-elsewhere = Le plateau est sur le téléviseur : ce téléphone montre ma main et ce qu'on me demande
web-sit-around = Vous êtes autour d'une même table
web-sit-around-about = Avec un téléviseur ou des téléphones dans une même pièce : le temps de parler. 15 minutes par décision, une heure en réserve, 20 secondes pour intervenir avec une carte.

## Un appareil qui passe de main en main

web-pass-about = De deux à six personnes se partagent ce téléphone, cette tablette ou cet ordinateur. Celui qui doit répondre le prend ; entre-temps, un écran cache tout. Pas de chronomètre.
web-pass-names = Qui joue, dans l'ordre où vous êtes assis
web-pass-more = Encore quelqu'un
web-pass-remove = Sans le numéro { $number }
web-pass-bots = Bots en plus de vous
web-pass-begin = Commencer
web-pass-running = Parties en cours
web-pass-forget = Oublier
web-pass-to = Passez l'appareil à { $name }.
web-pass-show = Je suis { $name } : montrer ma main
web-pass-nobody = Pour l'instant, on n'attend personne d'entre vous.
web-pass-others = Quelqu'un d'autre veut regarder ?
web-pass-i-am = Je suis { $name }
web-pass-since = { $name }, voici ce qui s'est passé depuis votre dernier coup d'œil
web-pass-go = Voir ma main
web-pass-on = Cacher et passer
web-pass-not-here = Cet appareil n'a pas de place à cette table. Commencez une nouvelle partie, ou ouvrez la table là où vous l'avez commencée.

## Ce qui est refusé

refused-no-such-code = Aucune table n'a ce code, ou ne l'a plus. Relisez-le, ou demandez-en un nouveau à l'hôte.
refused-too-many-codes = Trop de codes erronés. Attendez une minute, puis retapez-le.
refused-tv-off = Le téléviseur n'affiche plus cette table. Demandez un nouveau code à l'hôte.
refused-time-by-mail = Par correspondance, le temps reste celui qui a été convenu. Demandez plutôt une pause.
