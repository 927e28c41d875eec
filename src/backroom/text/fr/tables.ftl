### Tables beside their games: the list of them, who gets up, ending together, playing again.

## The list in the lobby

web-tables = Tables qui cherchent du monde
web-tables-host = { $name } invite
web-tables-free =
    { $count ->
        [one] { $seats } places, dont 1 libre
       *[other] { $seats } places, dont { $count } libres
    }
# $time is a length, such as “5 minutes”.
web-tables-waits = Ouverte depuis { $time }
web-tables-away = { $name } n'est pas là en ce moment
web-tables-sit = S'asseoir
web-tables-sit-at = S'asseoir avec { $name } : { $game }
web-tables-more = En voir plus
web-who-may-come = Qui peut venir ?
web-by-link = Qui reçoit un lien de ma part
web-for-all = Tout le monde : la table figure sur la liste

## Before the game

web-on-the-list = Cette table figure sur la liste : qui veut prend une place libre.
web-new-link = Nouveau lien
web-new-link-about = Le lien qui menait jusqu'ici à cette place ne vaudra plus rien.
web-send-away = Renvoyer { $seat }
web-send-away-sure = { $seat } perd sa place et son lien. Quelqu'un d'autre pourra s'y asseoir.
web-send-away-yes = Renvoyer
web-fill =
    { $count ->
        [one] Commencer maintenant, avec un bot à la place vide
       *[other] Commencer maintenant, avec des bots aux { $count } places vides
    }
web-get-up = Quitter la table
web-delete = Supprimer cette table
web-delete-sure = La table et tout ce qu'il y a dessus disparaîtront pour de bon, pour tout le monde, et ses liens ne mèneront plus nulle part. La supprimer ?
web-delete-yes = Supprimer

## Ending together

web-stop = Finir la partie ici
web-stop-here = Finir la partie maintenant
web-stop-about = Si tous ceux qui jouent sont d'accord, la partie s'arrête, et qui est en tête a gagné. On interroge les autres en secret : personne n'apprend qui le veut, pas même que c'était vous.
web-stop-alone = La partie s'arrête tout de suite, et qui est en tête a gagné. La finir ?
web-stop-ask = Demander aux autres
web-stop-going-on = On est en train de demander aux autres.
web-stop-asked = Quelqu'un aimerait finir la partie ici. Qui est en tête gagnerait.
web-stop-secret = Personne n'apprend ce que vous répondez. Sans réponse, vous continuez.
web-stop-mine =
    { $mine ->
        [yes] Vous voulez bien finir.
       *[no] Vous voulez continuer.
    }
web-stop-yes = Finir
web-stop-no = Continuer
web-stop-over = La partie continue : tout le monde n'a pas voulu s'arrêter.

## Playing again

web-again = Rejouer avec les mêmes
web-again-bots = Encore une partie à cette table
web-again-others = Les autres rejouent.
web-again-sit = S'asseoir avec eux
web-again-watch = Les regarder
