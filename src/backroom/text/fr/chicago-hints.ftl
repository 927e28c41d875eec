### King of Chicago: why a bot would answer so. Whole sentences, told after its answer. $items is what
### could be done, as on its button.

## The car

because-roll = Rien n'oblige à aller aussi loin que le dé : le lancer ne coûte rien.
because-roll-for = Le meilleur but que je voie : « { $items } ».
because-drive-there = Là, vous pourrez choisir « { $items } ».
because-drive-towards =
    { $count ->
        [one] À un tour de là : « { $items } ».
       *[other] À environ { $count } tours de là : « { $items } ».
    }
because-drive-nothing = Rien ne vaut mieux ailleurs.
because-act-little = Rien ici n'en vaut la peine maintenant.
because-act-further =
    { $count ->
        [one] Rien ici n'en vaut la peine maintenant. À un tour d'ici : « { $items } ».
       *[other] Rien ici n'en vaut la peine maintenant. À environ { $count } tours d'ici : « { $items } ».
    }
because-lot = Il y a beaucoup à faire dans le coin.

## Actions

because-wins = Avec cela, vous gagnez la partie.
because-attack-wins = Si vous gagnez cette fusillade, vous gagnez la partie.
because-open =
    { $count ->
        [one] Un point tout de suite, et { $cash } à chaque revenu.
       *[other] { $count } points tout de suite, et { $cash } à chaque revenu.
    }
because-mark = { $cash } de plus à chaque revenu.
because-mark-respect = Cela vous donne le respect local : un point.
because-mark-off = Cela fait perdre le respect local à { $boss }.
because-goods = Sans ressources, pas d'entreprise.
because-goods-rival = { $boss } pourrait y passer au prochain tour.
because-attack =
    { $count ->
        [one] Si vous gagnez, un point de { $boss } est à vous.
       *[other] Si vous gagnez, { $count } points de { $boss } sont à vous.
    }
because-attack-closed =
    { $count ->
        [one] Si vous gagnez, { $business } est à vous. Réouverture après la phase de commerce : alors, un point.
       *[other] Si vous gagnez, { $business } est à vous. Réouverture après la phase de commerce : alors, { $count } points.
    }
because-attack-car = De quoi priver { $boss } de sa voiture pour un moment.
because-attack-contract = Si vous gagnez, vous reprenez ce que transporte { $boss } : { $items }.
because-leader = L'adversaire à battre, c'est { $boss }.
because-fetch = Il ne compte que quand il est en activité.
because-fetch-point = De retour en activité, il fait la paire : un point tout de suite.
because-contract = Accompli, il rapporte { $cash } et un point.
because-contract-done = C'est un point.
because-bet-little = C'est une chance sur deux : pas plus que vous ne pouvez perdre.
because-bet-much = Vous êtes loin derrière : il est temps de risquer quelque chose.
because-grab = C'est ce qui vous manque le plus.

## Auctions

because-bid-who = Voici { $gangster } : { $items }
because-bid-open = Personne n'a encore misé : commencez bas. Si d'autres misent, montez jusqu'à environ { $cash }.
because-bid-raise = La plus petite surenchère suffit. Arrêtez-vous vers { $cash }.
because-bid-half = Deux gangsters en activité font un point : après lui, il vous faudra encore un gangster.
because-bid-pair = Avec un des vôtres, il fait la paire : un point tout de suite.
because-bid-wins = Avec lui, vous gagnez.
because-bid-stops = Avec lui, { $boss } gagnerait.
because-bid-pass = Pour vous, il ne vaut pas plus d'environ { $cash }.
because-bid-poor = Vous ne pouvez pas monter plus haut.
because-badge = Qui a le badge envoie la police, et seulement chez ses rivaux.
because-badge-pass = Pour vous, le badge ne vaut pas plus d'environ { $cash }.

## The police

because-police-way = C'est sur le chemin de là où la police peut faire le plus.
because-police-later = Un tour suivant offrira peut-être mieux.
because-police-nothing = Rien de ce qu'elle pourrait faire ici ne vous aiderait.
because-police-used = Il n'y a plus rien à faire avec la police dans cette manche.
because-police-next = La police n'a plus d'action dans cette manche, mais là-bas, elle sera plus près de ses cibles pour la suivante.
because-police-best = Elle ne peut pas faire mieux ici, et c'est { $boss } qui paie.

## Gangsters and shootouts

because-put-aside = Il fait de la place à un autre.
because-put-drives =
    { $count ->
        [one] Avec lui, la voiture va une case plus loin.
       *[other] Avec lui, la voiture va { $count } cases plus loin.
    }
because-put-attacks = Il est fort en attaque.
because-put-car = C'est en voiture qu'il est le plus utile.
because-put-brings = Là, il rapporte quelque chose à chaque revenu.
because-put-defends = Il est fort en défense.
because-put-guards = Il faut bien quelqu'un pour monter la garde.
because-placed = Chacun est là où il sert le plus.
because-empty-far = { $business } reste sans garde : presque personne ne peut y arriver d'ici au prochain placement.
because-empty-nobody = { $business } reste sans garde : il n'y a plus personne à y mettre.
because-empty-lost = { $business } reste sans garde : aucun de ceux qui sont en voiture n'y tiendrait seul.
because-empty-car = { $business } reste sans garde, et vous risquez de perdre cette entreprise : je crois vos hommes plus utiles en voiture.
because-settle-car = Il est bon dans la rue.
because-settle-home = Une entreprise vide est vite prise.
because-lose = C'est lui qui vous manquera le moins. Qui que vous perdiez, votre force dans cette fusillade reste la même.
because-lose-lucky = Il ne meurt jamais.
because-slip = Vous ne gagneriez { $percent ->
        [1] presque jamais
       *[other] qu'environ { $percent } % du temps
    }.
because-stand = Vous gagnez { $percent ->
        [99] presque à coup sûr
       *[other] environ { $percent } % du temps
    }.
because-neutralize = C'est lui qui compte le plus en face.

## Event cards

because-odds = Avec elle, vous gagnez { $percent ->
        [99] presque à coup sûr
       *[other] environ { $percent } % du temps
    } ; sans elle, { $percent_before ->
        [1] presque jamais
       *[other] environ { $percent_before } %
    }.
because-dynamite = Il y laisse la vie, mais l'enjeu vaut plus que lui.
because-card-now = Elle ne fera pas mieux plus tard.
because-card-later = { $card } ne ferait pas grand-chose maintenant. Gardez cette carte jusqu'à ce qu'elle gêne davantage un rival, ou vous aide davantage.
