### King of Chicago: what an answer would mean, and what could be done where on the board.
###
### Clauses, put one after the other: they begin small and end without a full stop. What begins with
### "mean-brief" stands on a thing on the board: a word or two. What begins with "mean-sure" is asked
### before something is thrown away. The names of arguments are those of chicago.ftl; numbers with a
### fraction come as the whole and its tenths ($own, $own_tenth).

## Points, respect, monopolies, income

mean-points =
    { $count ->
        [one] { $count } point pour vous au lieu de { $count_before }
       *[other] { $count } points pour vous au lieu de { $count_before }
    }
mean-points-boss =
    { $count ->
        [one] { $count } point pour { $boss } au lieu de { $count_before }
       *[other] { $count } points pour { $boss } au lieu de { $count_before }
    }
mean-wins = { $count } points : vous êtes le roi de Chicago
mean-half-point = encore un gangster après lui, et c'est un point
mean-respect-you = vous gagnez le respect local
mean-respect-off = { $boss } perd le respect local
mean-respect-boss = { $boss } gagne le respect local
mean-respect-needs =
    { $count ->
        [one] après celui-ci, encore { $count } territoire pour le respect local
       *[other] après celui-ci, encore { $count } territoires pour le respect local
    }
mean-monopoly-you =
    vous avez le monopole des { $kind ->
        [bar] bars
        [casino] casinos
       *[brothel] { -brothels }
    }
mean-monopoly-off =
    { $boss } perd le monopole des { $kind ->
        [bar] bars
        [casino] casinos
       *[brothel] { -brothels }
    }
mean-monopoly-boss =
    { $boss } obtient le monopole des { $kind ->
        [bar] bars
        [casino] casinos
       *[brothel] { -brothels }
    }
mean-income = { $cash } de revenu par manche au lieu de { $cash_before }
mean-income-then = { $cash } de revenu par manche
mean-costs = coûte { $cash }, il vous reste { $cash_left }
mean-keeps = il vous reste { $cash }
mean-gets-cash = { $cash } : vous aurez alors { $cash_then }
mean-costs-goods = coûte { $picks }
mean-left-goods = il vous reste { $picks }
mean-then-goods = vous aurez alors { $picks }
mean-enough =
    { $items_count ->
        [one] assez pour un { $items }
       *[other] assez pour l'un de ceux-ci : { $items }
    }
mean-missing = pour un { $business_kind }, il manque encore { $picks }

## On the board, in a word or two

mean-brief-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
mean-brief-goods = { $picks }
mean-brief-territory = territoire
mean-brief-contract = contrat
mean-brief-percent = { $percent } %
mean-brief-attack = attaque { $percent } %
mean-brief-raid = descente
mean-brief-clean = nettoyer
mean-brief-confiscate = confisquer
mean-brief-unknown =
    { $count ->
        [one] { $count } inconnu
       *[other] { $count } inconnus
    }

## Driving

mean-chance =
    { $percent ->
        [100] { $items } (arrivée certaine)
       *[other] { $items } ({ $percent } % de chances d'y arriver)
    }
mean-nothing-near = rien d'intéressant à portée d'un dé
mean-nothing-here = aucune action possible
mean-here-take = { $place } : { $picks }
mean-here-mark = le { $territory } est libre
mean-here-mark-boss = { $boss } tient le { $territory } : à vous pour { $cash }
mean-here-mark-nothing = { $boss } tient le { $territory } : à vous pour rien
mean-here-mark-respect = { $items } – le respect local, donc un point
mean-here-open =
    ouvrir un { $business_kind } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mean-here-start = démarrer { $contract }
mean-here-complete = accomplir { $contract }
mean-here-visit = { $business } est à vous : déplacer des gangsters
mean-here-fetch = récupérer { $gangster }
mean-here-attack-car = attaquer { $boss } dans sa voiture : { $percent } % de chances de gagner
mean-here-attack-business = attaquer { $business } : { $percent } % de chances de gagner
mean-stays = la voiture reste où elle est
mean-way =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
mean-way-driver =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : { $gangster } doit se montrer au volant
mean-way-here = vous y êtes
mean-way-reached =
    { $count ->
        [one] { $count } case : à portée
       *[other] { $count } cases : à portée
    }
mean-way-die =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : { $die ->
        [1] n'importe quel dé suffit
        [6] il faut un 6
       *[other] il faut { $die } ou plus
    } ({ $percent } %)
mean-way-die-driver =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : avec { $gangster } au volant, { $die ->
        [1] n'importe quel dé suffit
        [6] il faut un 6
       *[other] il faut { $die } ou plus
    } ({ $percent } %)
mean-way-far = 
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : trop loin pour cette fois
mean-way-garage =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; votre voiture est au garage jusqu'à la fin de la phase de commerce
mean-way-frozen =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; vous êtes hors jeu jusqu'à la phase de commerce
mean-start-territories =
    { $count ->
        [one] { $count } territoire à { $most } cases au plus
       *[other] { $count } territoires à { $most } cases au plus
    }
mean-start-goods =
    { $place } : { $picks }, à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
mean-start-medium =
    { $count ->
        [one] un terrain moyen à { $count } case
       *[other] un terrain moyen à { $count } cases
    }

## The action

mean-take-some = à vous de dire combien
mean-for-nothing = avec Sad Ken, vous le prenez à { $boss } sans payer
mean-markers =
    { $count ->
        [one] il vous restera { $count } marqueur sur { $most }
       *[other] il vous restera { $count } marqueurs sur { $most }
    }
mean-visit = places prises : { $count } sur { $most } à l'intérieur, { $count_car } sur { $most_car } en voiture
mean-seats =
    { $count ->
        [one] { $count } place prise sur { $most }
       *[other] { $count } places prises sur { $most }
    }
mean-fetch-away = { $boss } le perd pour de bon
mean-contract = { $contract }
mean-contract-pays = { $cash } et un point une fois accompli
mean-contract-bet = un point, et une mise doublée ou perdue
mean-contract-to =
    { $place } : à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
mean-contract-to-business =
    { $business } : { $count ->
        [0] juste ici
        [one] à { $count } case
       *[other] à { $count } cases
    }
mean-contract-to-garage =
    le { $garage } : { $count ->
        [0] juste ici
        [one] à { $count } case
       *[other] à { $count } cases
    }
mean-contract-no-business = vous n'avez pas d'entreprise où l'apporter
mean-contract-at-risk = tous le voient ; il est perdu si votre voiture subit une descente ou est vaincue en défense
mean-bet = ensuite { $cash_more } ou { $cash_less }, une chance sur deux

## Shootouts

mean-odds = vous gagnez { $percent } fois sur 100, sans compter les cartes
mean-odds-average = vous gagnez { $percent } fois sur 100, sans compter les cartes, selon qui est à l'intérieur
mean-losses = vous perdez en moyenne { $own },{ $own_tenth } gangster, dont { $dead },{ $dead_tenth } tué ; l'adversaire { $theirs },{ $theirs_tenth }, dont { $killed },{ $killed_tenth } tué
mean-losses-own = vous perdez en moyenne { $own },{ $own_tenth } gangster, dont { $dead },{ $dead_tenth } tué
mean-losses-none = vous ne perdez personne
mean-win-car = si vous gagnez, la voiture de { $boss } reste au garage jusqu'à la fin de la phase de commerce
mean-win-mechanic = si vous gagnez, la voiture de { $boss } part en remorque, mais { $gangster } la répare aussitôt
mean-win-contracts = vous reprenez { $items }
mean-win-business = si vous gagnez, { $business } est à vous
mean-lose-car = si vous perdez, votre voiture reste au garage jusqu'à la fin de la phase de commerce, et vous passez vos tours
mean-lose-mechanic = si vous perdez, votre voiture part en remorque, mais { $gangster } la répare aussitôt
mean-stays-closed = fermé jusqu'à la fin de la phase de commerce
mean-tim-slips = { $gangster } est à bord et peut filer
mean-tim-may-slip = { $gangster } est peut-être à bord : la voiture peut alors filer
mean-john-doe = on suppose { $gangster } occupé à écarter celui qui compte le plus
mean-sure-attack = Attaquer avec { $percent } % de chances ?
mean-now-odds = vous gagnez { $percent } fois sur 100
mean-odds-then = vous gagnez { $percent } fois sur 100 au lieu de { $percent_before }
mean-slips = pas un coup de feu ; il ne peut plus le refaire pendant cette manche
mean-counts-one = compte 1 dans toute fusillade
mean-counts = attaque { $attack_car } contre les voitures, { $attack_business } contre les entreprises ; défense { $defence_car } en voiture, { $defence_business } en entreprise
mean-never-dies = il va à l'hôpital : il ne meurt jamais
mean-doctor = { $gangster } en sauve un sur deux
mean-garage-near =
    { $business } : à { $count ->
        [one] { $count } case de là
       *[other] { $count } cases de là
    }
mean-to-hospital = il va à l'hôpital
mean-own-dies = { $gangster } meurt

## The police

mean-police-roll = la voiture de police roule de { $least } à { $most } cases selon le dé, ou moins
mean-police-spent = la police n'a plus d'action pendant cette manche
mean-police-nothing = sur cette case, la police n'a rien à faire
mean-police-raid-car = { $boss } : descente sur sa voiture
mean-police-raid = { $boss } : descente chez { $business }
mean-police-clean = { $boss } : nettoyer le { $territory }
mean-police-take = { $place } : confisquer { $picks }
mean-cleans =
    { $boss } garde { $count ->
        [0] zéro territoire
        [one] { $count } territoire
       *[other] { $count } territoires
    }
mean-confiscates = retour à la réserve, personne n'en profite : { $picks }
mean-confiscates-left =
    { $count ->
        [0] il n'y reste rien
       *[other] il en reste { $count }
    }
mean-raid = réussit { $percent } fois sur 100
mean-raid-average = réussit { $percent } fois sur 100, selon qui est à l'intérieur
mean-raid-closes = fermé jusqu'à la fin de la phase de commerce
mean-raid-holds =
    { $count ->
        [one] { $count } gangster va en prison
       *[other] { $count } gangsters vont en prison
    }
mean-raid-johnny = sauf { $gangster }, s'il est là
mean-raid-contracts = annule { $items }

## The trade phase

mean-badge = la voiture de police est à vous pendant quatre tours d'action, avec une action de police
mean-drives =
    { $count ->
        [one] roule { $count } case plus loin
       *[other] roule { $count } cases plus loin
    }
mean-brings-cash = rapporte { $cash } au revenu
mean-brings-goods = rapporte { $picks } au revenu
mean-brings-nowhere =
    { $kind ->
        [bar] ne rapporte que dans un bar, et vous n'en avez pas
        [casino] ne rapporte que dans un casino, et vous n'en avez pas
        [brothel] ne rapporte que dans un { -brothel }, et vous n'en avez pas
       *[any] ne rapporte que dans une entreprise, et vous n'en avez pas
    }
mean-no-room = plus de place : quelqu'un devrait se planquer
mean-may-bid-again = si quelqu'un d'autre enchérit, vous pourrez revenir
mean-may-not-follow = si quelqu'un d'autre enchérit, vous ne pourrez plus suivre
mean-goes-to = adjugé à { $boss } pour { $cash }
mean-stays-on-offer = il reste à engager
mean-nobody-badge = personne n'aura le badge
mean-in-car = force { $attack_car } à l'attaque d'une voiture, { $attack_business } à l'attaque d'une entreprise, { $defence } pour défendre la voiture
mean-in-business = force { $defence } pour défendre l'entreprise
mean-hides = planqué, il ne compte pour rien jusqu'au prochain placement
mean-comes-out = { $gangster } va de lui-même { $spot }
mean-stay-hiding =
    { $items_count ->
        [one] { $items } reste en planque et ne compte pour rien
       *[other] { $items } restent en planque et ne comptent pour rien
    }
mean-sure-hiding =
    { $items_count ->
        [one] Laisser { $items } en planque ?
       *[other] Laisser { $items } en planque ?
    }

# What a gangster can do.
mean-able-clean-gene = là où il est, les descentes échouent
mean-able-schweinehund = avec lui en voiture, pas de ressources à prendre
mean-able-easy-mike = à l'hôpital, n'importe qui peut le récupérer
mean-able-fat-fred = une place de moins dans sa voiture
mean-able-frankie = pas de revenu tant qu'il est en prison
mean-able-freddie = 100 à 500 $ au revenu, sur un 6 il disparaît
mean-able-jack-knife = +4 contre Mad-Dog Moe, Swift Nick, The Cleaner
mean-able-jealous-george = +4 contre The Mayor, The Doctor, Mr. Needle
mean-able-john-doe = met un ennemi hors de combat
mean-able-johnny = le pot-de-vin coûte 200 $ de moins, on ne l'arrête jamais
mean-able-lucky-lou = ne meurt jamais
mean-able-mr-needle = vos territoires rapportent le double
mean-able-sad-ken = en voiture : les territoires rivaux pour rien
mean-able-doctor = sauve un de vos mourants sur deux
mean-able-dwarf = une place de plus là où il est
mean-able-mechanic = votre voiture vaincue est réparée aussitôt
mean-able-reporter = regarde dans une voiture ou une entreprise, une fois par manche
mean-able-thin-tim = sa voiture peut échapper à une attaque, une fois par manche
mean-able-larry = +4 contre Frankie the Squealer
mean-able-tony-trouble = là où il est, les descentes réussissent

## Cards

mean-one-of =
    { $items_count ->
        [one] { $items } quitte { $boss } pour vous
       *[other] l'un d'eux, au hasard, quitte { $boss } pour vous : { $items }
    }
mean-cards-taken =
    { $count ->
        [one] { $count } carte au hasard sur { $most }
       *[other] { $count } cartes au hasard sur { $most }
    }
mean-burglary = { $least } à { $most } ressources prises à { $boss }, selon le dé
mean-rat = { $boss } perd la moitié de ses ressources, arrondie à l'unité supérieure
mean-pockets =
    { $count ->
        [one] vos rivaux ont { $count } ressource à eux tous
       *[other] vos rivaux ont { $count } ressources à eux tous
    }
mean-friends =
    le badge est à vous jusqu'à la phase de commerce ; pendant cette manche, la police { $count ->
        [0] n'a plus d'action
        [one] a encore { $count } action
       *[other] a encore { $count } actions
    }
mean-streetwise = un dé de plus pour rouler, cette fois-ci
mean-frozen =
    { $count ->
        [0] plus aucun tour d'action à perdre ; pas de revenu à la prochaine phase de commerce
        [one] hors jeu pendant { $count } tour d'action, et pas de revenu à la prochaine phase de commerce
       *[other] hors jeu pendant { $count } tours d'action, et pas de revenu à la prochaine phase de commerce
    }
mean-out-of-gas = sa voiture reste sur place la prochaine fois qu'elle pourrait rouler
mean-feds =
    { $boss_is_you ->
        [yes] vous avez
       *[no] { $boss } a
    } le badge, donc { $count ->
        [one] { $count } action de police
       *[other] { $count } actions de police
    } pendant cette manche
mean-feds-nobody = personne n'a le badge : cela ne donne rien
mean-dies = { $gangster } meurt, { $boss } perd un homme
mean-massacre = tous ceux qui tombent meurent, dans les deux camps
mean-getaway = pas de vainqueur, et votre voiture roule de { $least } à { $most } cases
mean-sneaks =
    { $count ->
        [one] { $count } gangster se planque jusqu'au prochain placement ; l'entreprise se défend seule
       *[other] { $count } gangsters se planquent jusqu'au prochain placement ; l'entreprise se défend seule
    }
mean-still-standing = il est indemne, et la salve ne compte pas
mean-first-aid = il va à l'hôpital au lieu de mourir
mean-horse-raid = la descente ne donne rien
mean-horse-election = Election Day ne donne rien
mean-look =
    { $count ->
        [one] { $count } inconnu sur { $most } là-dedans
       *[other] { $count } inconnus sur { $most } là-dedans
    }
mean-look-known = vous y connaissez déjà tout le monde
mean-sure-look = Regarder là où vous connaissez déjà tout le monde ?
mean-sure-nothing = La jouer pour rien ?
