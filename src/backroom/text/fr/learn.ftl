### Une première partie guidée : de petites cartes à côté de la table, une idée chacune.

learn-guide = Votre guide
learn-next = Suite
learn-back = Retour
learn-skip = Sans guide
learn-again = Le guide, svp
learn-your-turn = À vous
learn-confirm = Tout est bon ? Alors confirmez. Jusque-là personne ne l'a vu, et vous pouvez revenir en arrière.
learn-over = C'est fini.
learn-until =
    { $count ->
        [one] Voilà ce que je voulais vous montrer.
       *[other] Voilà { $count } tours, et vous connaissez le jeu.
    }
learn-read-on = Le reste est dans les règles, derrière le ? en haut. Ou asseyez-vous à une vraie table : là, personne ne choisit les dés.
learn-play-on = Continuer
learn-stop = S'arrêter : qui mène ?
learn-new-game = Vers l'accueil

## Bootleggers: the first round

learn-b-welcome = Bienvenue dans l'arrière-salle. Vous distillez du whisky, vous le livrez aux bars clandestins et vous le vendez. À la fin, le plus riche gagne ; rien d'autre ne compte.
learn-b-fixed = Nous jouons trois tours ensemble. Pour que je sache de quoi je parle, les dés et les cartes de cette partie sont fixés d'avance ; dans une vraie partie personne ne les choisit, et vous pouvez le vérifier.
learn-b-cash = Votre argent. 1 G$, c'est mille dollars. Vous seul le voyez.
learn-b-omalleys = O'Malley's est toujours ouvert et prend toutes les caisses, mais n'en donne que 1 G$ pièce.
learn-b-houses = Les autres paient mieux. Chacun reste fermé tant qu'il n'y a pas assez de gars à la porte : il en faut trois chez Texas Lil's.
learn-b-muscle = Vos muscles. À chaque tour, chacun pose une carte face cachée. La plus haute passe devant en tout, mais les hautes coûtent plus cher.
learn-b-pick = Jouez le { $muscle }. Il coûte 2 G$ et devrait suffire pour passer devant. Toute autre carte est permise aussi.
learn-b-first = { $mobster } montre { $muscle }, { $mobster_other } { $muscle_other }. Vous êtes le plus fort : vous passez devant pendant tout le tour.
learn-b-not-first = { $mobster } montre { $muscle }, { $mobster_other } { $muscle_other }. Quelqu'un était plus fort et choisit avant vous. Ça arrive, et c'était moins cher.
learn-b-paid = Vous avez payé { $cash } : le prix de votre carte et le salaire du chauffeur. Cela se règle tout seul à chaque tour.
learn-b-offer = Chacun prend une carte. Passez dessus, ou gardez le doigt appuyé : elle dit ce qu'elle fait.
learn-b-take = Prenez la carte d'influence. Elle vous donne un gars de plus, et les gars ouvrent les portes.
learn-b-take-own = Prenez une des cartes qui restent. L'influence donne des gars, l'alambic du whisky, le camion le transporte.
learn-b-men =
    Vos gars attendent dans votre arrière-salle : { $count ->
        [one] un seul
       *[other] ils sont { $count }
    }. Maintenant, ils vont aux portes.
learn-b-standing = Qui a autant de gars à une porte que tous les autres réunis contrôle la maison. Il y vend en premier et gagne sur chaque caisse qu'elle achète.
learn-b-place = Envoyez tout le monde chez Texas Lil's. Touchez la maison.
learn-b-open =
    Les autres sont venus aussi. Avec { $count ->
        [one] { $count } gars
       *[other] { $count } gars
    } à la porte, Texas Lil's est ouvert.
learn-b-control = Et vous en avez autant que les autres réunis : vous contrôlez la maison. Sur chaque caisse qu'elle achète, à qui que ce soit, vous gagnez 1 G$.
learn-b-brewed =
    Entre-temps, les alambics ont coulé. Le vôtre lance un dé : { $crates ->
        [one] une caisse pour vous.
       *[other] { $crates } caisses pour vous.
    }
learn-b-deals = C'est le moment de marchander : caisses, camions, argent, promesses. Aujourd'hui personne ne veut rien : dites que vous avez fini.
learn-b-load = Chargez votre camion. Il prend quatre caisses, et ce qui reste est perdu.
learn-b-docks = Trois étoiles : la file de qui tient la maison, servie d'abord. Deux étoiles pour les autres qui ont des gars à la porte, une pour les inconnus.
learn-b-drive = Envoyez le camion chez Texas Lil's. Vous y êtes le premier de la file.
learn-b-drive-own = Envoyez votre camion là où il vendra. O'Malley's est sûr ; une meilleure maison ne paie que si elle est ouverte et a encore soif à votre tour.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] Une caisse vendue
       *[other] { $crates } caisses vendues
    } chez { $house } : { $cash } pour vous.
learn-b-profit = Et { $cash } en plus, parce que vous contrôlez Texas Lil's. C'est là que se fait le gros argent.
learn-b-nothing-sold = Votre whisky n'a pas trouvé preneur : il est perdu. Regardez avant de rouler : la maison est-elle ouverte, et qui est devant vous ?
learn-b-round = Voilà un tour entier, du muscle à la vente. Cette partie en compte huit ; qui atteint 100 G$ l'arrête plus tôt.
learn-b-hand-left =
    Une carte muscle ne se joue qu'une fois : il vous en reste { $count ->
        [one] une
       *[other] { $count }
    }. Gardez les hautes pour les tours qui comptent. Laquelle maintenant ?

## Bootleggers: whatever comes up

learn-b-trucks = { $card } : un camion à vous, pour toujours. Plus de place, mais un chauffeur à payer à chaque tour.
learn-b-thugs = { $card } est une carte voyou. Gardez-la et jouez-la quand elle fait mal : à quelqu'un d'autre, en général.
learn-b-stills = Améliorer l'alambic, c'est un dé de plus, donc plus de whisky à chaque tour. Encore faut-il pouvoir le transporter.
learn-b-improvement = Une amélioration donne plus soif à un bar : une caisse de plus pour chacun de ses dés.
learn-b-put-die = Un nouveau dé. Posez-le sur votre alambic ; il coule dès ce tour.
learn-b-put-improvement = Posez-la dans une maison où vous comptez vendre.
learn-b-play-or-keep = Jouez-la tout de suite, ou gardez-la pour un meilleur moment. Tout le monde a vu que vous l'avez.
learn-b-play-first = Avant votre coup, vous pouvez jouer une carte de votre main. Rien ne vous y oblige.
learn-b-window = Qui a une carte peut la jouer maintenant. Si vous n'avez rien, passez ; « jusqu'à ce que ça me touche » vous épargne la question.
learn-b-investigation = Quelqu'un joue une carte. Avec Investigation, vous pourriez l'arrêter.
learn-b-no-men = Vous n'avez rien à déplacer ici, mais vous pourriez jouer une carte. Sinon, c'est fini pour vous.
learn-b-offered = Une offre, à vous d'y répondre. Acceptez, refusez, ou demandez autre chose.
learn-b-allow = Vous tenez cette maison : les inconnus ne vendent qu'avec votre accord. Un non garde la soif pour plus tard ; un oui vous fera peut-être un ami, et votre part tombe de toute façon.
learn-b-pay-up = Quelqu'un veut de l'argent pour laisser votre alambic tranquille. Payez, sinon il ne donne rien ce tour-ci.
learn-b-choose-house = Sur quelle maison ? Touchez-la ; l'effet est écrit à côté.
learn-b-choose-mobster = Sur qui ? Touchez-le.
learn-b-place-free = Réfléchissez où vont vos gars : le contrôle vaut le plus, mais une maison fermée n'achète rien.
learn-b-drive-free = Un camion peut rouler vers une maison fermée en espérant qu'elle ouvre. Sinon, la charge est perdue.
learn-b-copper = Le flic surveille { $mobster } : un cinq sur cet alambic familial, et il ne donne rien. Il va chez qui a le plus distillé.
learn-b-announced = Après le tour 4, chacun annonce son argent et reçoit un gars ; le plus pauvre en reçoit deux.
learn-b-decided =
    { $mobster_is_you ->
        [yes] C'est vous qui avez le plus encaissé
       *[no] C'est { $mobster } qui a le plus encaissé
    } : { $cash } de whisky, { $cash_profit } de contrôle des maisons.
