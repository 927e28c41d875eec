### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = C'est la dernière de votre main.
because-muscle-best = La meilleure carte pour vous est { $card } : { $rounds ->
        [1] ce tour-ci
       *[other] d'ici la fin de la partie
    }, elle vous rapporte { $kind ->
        [much] bien
       *[some] un peu
    } plus que celle qui restera la dernière.
because-muscle-first = Avec cette carte muscle, { $percent ->
        [99] vous choisissez presque toujours en premier
        [1] vous ne choisissez presque jamais en premier
       *[other] vous choisissez en premier environ { $percent } % du temps
    }.
because-muscle-same = Choisir en premier ne vous rapporterait rien cette fois : gardez vos cartes fortes.
because-muscle-alike = Les cartes proposées se valent à peu près pour vous : gardez vos cartes fortes.
because-muscle-outbid = De toute façon, on vous dépassera : même votre carte la plus forte n'est { $percent ->
        [1] presque jamais en tête
       *[other] en tête qu'environ { $percent } % du temps
    }.
because-muscle-middle = Cette carte muscle bat { $percent ->
        [99] presque toutes celles
        [1] très peu de celles
       *[other] environ { $percent } % de celles
    } que vous n'avez pas vues, et vous en laisse de plus fortes pour plus tard.
because-muscle-earlier = Vous ne choisirez sans doute pas en premier, mais cette carte muscle bat { $percent ->
        [99] presque toutes celles
        [1] très peu de celles
       *[other] environ { $percent } % de celles
    } que vous n'avez pas vues : avec une plus faible, vous choisiriez encore plus tard.
because-muscle-later = Mais vos cartes muscle fortes serviront mieux lors d'un prochain tour.

## Cards on offer, dice, improvements

because-take = De toutes, c'est celle qui vous rapporte le plus { $rounds ->
        [1] ce tour-ci
       *[other] d'ici la fin de la partie
    }. Ensuite vient { $card }.
because-take-what = Ce qu'elle vous apporte : { $kind ->
        [truck] plus de place pour les caisses
        [still] { $rounds ->
            [1] plus de dés, plus de whisky
           *[other] plus de dés, plus de whisky, tour après tour
        }
        [markers] plus de marqueurs, plus de poids dans les bars
       *[improvement] un bar qui achète plus, surtout là où vous avez votre mot à dire
    }.
# What that comes to.
because-take-round = Cela fait environ { $cash } par tour.
# Of a thug card.
because-take-once = Jouée au bon moment, elle vous vaut environ { $cash }.
because-take-only = Elle vous rapporte { $kind ->
        [much] pas mal
       *[some] un peu
    } { $rounds ->
        [1] ce tour-ci
       *[other] d'ici la fin de la partie
    }, les autres presque rien.
because-take-least = Aucune ne vaut grand-chose pour vous ; c'est celle qui vous coûte le moins.
because-take-left = C'est la seule qui reste.
because-still-room = Le flic n'y passe jamais, et il y a de la place pour d'autres dés.
because-still-full = Vos alambics n'ont pas de place pour deux dés. Un nouveau en a, et le flic n'y passe jamais.
because-die-away = Environ { $crates } caisses de plus { $rounds ->
        [1] ce tour-ci
       *[other] par tour
    }, et le flic n'y passe jamais.
because-die-home = Environ { $crates } caisses de plus { $rounds ->
        [1] ce tour-ci
       *[other] par tour
    }.
because-no-room = Vos camions n'ont pas de place pour autant : prenez-en ou louez-en un autre, ou vendez des caisses.
because-die-kept = Il n'y a pas encore de bonne place pour lui.
because-improvement-kept = En ce moment, elle servirait aux autres plus qu'à vous.
because-house = Là, cela vous rapporte environ { $cash } { $rounds ->
        [1] ce tour-ci
       *[other] par tour
    }. Ensuite vient { $house }, environ { $cash_next }.
because-house-only = Là, cela vous rapporte environ { $cash } { $rounds ->
        [1] ce tour-ci
       *[other] par tour
    }, et presque rien ailleurs.
because-house-little = Cela ne rapporte pas grand-chose, mais ailleurs encore moins.

## Markers

because-place-all = { $count } marqueurs vous rapportent là environ { $cash } { $rounds ->
        [1] ce tour-ci
       *[other] par tour
    }.
because-place-together = Placés ainsi, vos { $count } marqueurs vous rapportent environ { $cash } { $rounds ->
        [1] ce tour-ci
       *[other] par tour
    }.
because-control-missing =
    { $count ->
        [one] Il ne manque alors plus qu'un marqueur pour le contrôle.
       *[other] Il ne manque alors plus que { $count } marqueurs pour le contrôle.
    }
because-control-then = Avec { $count ->
        [2] les deux
       *[other] les { $count }
    }, vous y prenez le contrôle.
because-place-kept = Un de plus ne vous rapporterait rien maintenant. Dans l'arrière-salle, il attend un meilleur bar.
because-place-elsewhere = Votre prochain marqueur sert mieux chez { $house }.
because-cut-in = Vous voulez y être de toute façon : autant passer avant { $mobster }.

## Crates and trucks

because-pay = Ce que fait l'alambic vaut environ { $cash_earned } : plus que { $cash }.
because-pay-not = Ce que fait l'alambic vaut environ { $cash_earned } : pas assez pour { $cash }.
because-load-full = { $count ->
        [one] Remplissez le camion.
       *[other] Remplissez tous les camions{ $crates ->
            [0]  : ainsi, toutes les caisses sont chargées.
            [one]  ; une caisse reste là.
           *[other]  ; { $crates } caisses restent là.
        }
    }
because-load-for = Un chargement pour { $house } : à peu près ce que vous devriez y vendre.
because-load-empty = Il reste vide, pour { $card }.
because-load-rest = Ce qui reste part avec.
because-loaded = Toutes les caisses sont chargées.
because-loaded-left =
    { $crates ->
        [one] On ne peut rien charger de plus ; une caisse reste là.
       *[other] On ne peut rien charger de plus ; { $crates } caisses restent là.
    }
because-drive = Là, le chargement rapporte environ { $cash }. Ensuite vient { $house }, environ { $cash_next }.
because-drive-only = Là, le chargement rapporte environ { $cash }, et rien ailleurs.
because-drive-others = Cela tient compte de ce que les autres doivent encore envoyer ; l'étiquette du bar ne compte que les camions déjà là.
because-drive-closer = Cela tient compte de { $mobster }, qui a { $card } et peut faire fermer un bar : mieux vaut ne pas tout mettre au même endroit.
because-drive-stay = Ce qui reste ne rapporterait rien nulle part.
because-allow = Cela vous rapporte { $cash }, et { $cash_theirs } à { $mobster }.
because-allow-own = L'argent est pour vous : { $cash }.
because-refuse = { $mobster } y gagnerait { $cash_theirs }, vous { $cash }.
because-refuse-winner = { $mobster } y gagnerait { $cash_theirs }, et la victoire est déjà bien assez proche.

## Thug cards

because-card-now = Maintenant, elle vaut environ { $cash } { $rounds ->
        [1] pour vous
       *[other] par tour pour vous
    }.
because-card-late = Il ne reste guère de temps pour attendre mieux.
because-card-so = Jouée ainsi, elle vaut environ { $cash } { $rounds ->
        [1] pour vous
       *[other] par tour pour vous
    }.
because-card-hoped = Pour l'instant, { $card } ne vous rapporterait qu'environ { $cash }. Gardez cette carte tant qu'elle ne rapporte pas plus.
because-card-idle = Pour l'instant, { $card } ne vous rapporterait rien. Gardez cette carte pour un meilleur moment.
because-card-later = C'est plus tard dans ce tour, { $items }, que vous verrez si { $card } vaut le coup : gardez cette carte jusque-là.
because-card-next = { $card } ne sert plus à rien dans ce tour. Gardez cette carte pour le prochain, { $items }.
because-fortune = Mais attention : si quelqu'un arrive à { $cash }, ce tour est le dernier.
because-at = { $when ->
        [reveal] quand les cartes muscle sont révélées
        [taking] quand on prend les cartes
        [end-of-phase-1] avant qu'on place les marqueurs
        [before-production] avant le lancer des alambics
        [after-production] après le lancer des alambics
        [after-deals] avant qu'on charge les camions
        [loaded] quand les chargements sont visibles
        [driving] quand les camions partent
        [lined-up] quand les camions sont à quai
        [password] juste avant qu'un bar achète
       *[last-sale] après la dernière vente
    }
because-card-over = { $card } ne peut plus rien pour vous.
because-card-keep = Pour l'instant, je garderais { $card }.
because-leader = D'après tout ce qui a été annoncé, c'est { $mobster } qui a le plus d'argent parmi vos adversaires.
because-most-whiskey = De vos adversaires, c'est { $mobster } qui peut livrer le plus de whisky aux bars.
because-harm = Elle vous coûterait environ { $cash }.
because-harm-little = Elle vous coûterait environ { $cash } : gardez la vôtre pour pire.
because-harm-none = Elle ne vous fait pas de mal.

## Deals

because-deal-room =
    { $crates ->
        [one] Une de vos caisses n'a pas de place dans un camion et serait perdue.
       *[other] { $crates } de vos caisses n'ont pas de place dans un camion et seraient perdues.
    }
because-deals-none = Je ne vois aucun marché qui en vaille la peine pour vous maintenant.
because-deals-surplus =
    { $crates ->
        [one] Une de vos caisses n'a
       *[other] { $crates } de vos caisses n'ont
    } pas de place dans un camion, mais je ne vois pour l'instant aucun marché où les deux côtés seraient gagnants.
because-deals-then = Ensuite, si personne n'a mieux à proposer, continuez.
