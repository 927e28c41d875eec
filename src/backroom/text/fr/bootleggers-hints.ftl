### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = C'est la dernière de votre main.
because-muscle-first = Choisir en premier vaut environ { $cash } de plus que choisir en dernier, et avec elle vous passez en tête environ { $percent } % du temps.
because-muscle-alike = Les cartes proposées se valent : choisir en premier ne rapporte qu'environ { $cash } de plus que choisir en dernier. Gardez vos muscles.
because-muscle-outbid = De toute façon, on vous dépassera : même votre plus forte n'est en tête qu'environ { $percent } % du temps.
because-muscle-middle = Choisir en premier vaut environ { $cash } de plus que choisir en dernier. Celle-ci bat { $percent } % des cartes que vous n'avez pas vues, et vous en laisse de plus fortes pour plus tard.
because-muscle-later = Choisir en premier vaut environ { $cash } de plus que choisir en dernier, mais vos cartes fortes serviront mieux plus tard.

## Cards on offer, dice, improvements

because-take = De toutes, c'est celle qui vous rapporte le plus d'ici la fin de la partie. Ensuite vient { $card }.
because-take-only = Elle vous rapporte d'ici la fin de la partie, les autres presque rien.
because-take-least = Aucune ne vaut grand-chose pour vous ; c'est celle qui vous coûte le moins.
because-take-left = C'est la seule qui reste.
because-still-room = Le flic n'y passe jamais, et il y a de la place pour d'autres dés.
because-still-full = Vos alambics n'ont pas de place pour deux dés. Un nouveau en a, et le flic n'y passe jamais.
because-die-away = Environ { $crates } caisses de plus par tour, et le flic n'y passe jamais.
because-die-home = Environ { $crates } caisses de plus par tour.
because-die-kept = Il n'y a pas encore de bonne place pour lui.
because-improvement-kept = En ce moment, elle servirait aux autres plus qu'à vous.
because-house = D'ici la fin de la partie, cela vous rapporte là environ { $cash }. Ensuite vient { $house }, environ { $cash_next }.
because-house-only = D'ici la fin de la partie, cela vous rapporte là environ { $cash }, et rien ailleurs.

## Markers

because-place-all = { $count } marqueurs vous rapportent là environ { $cash } d'ici la fin de la partie.
because-place-together = Bien placés, vos { $count } marqueurs vous rapportent environ { $cash } d'ici la fin de la partie.
because-control-missing =
    { $count ->
        [one] Il ne manque alors plus qu'un marqueur pour le contrôle.
       *[other] Il ne manque alors plus que { $count } marqueurs pour le contrôle.
    }
because-place-kept = Un de plus ne vous rapporterait rien maintenant. Dans l'arrière-salle, il attend un meilleur bar.
because-place-elsewhere = Votre prochain marqueur sert mieux à { $house }.
because-cut-in = Vous voulez y être de toute façon : autant passer avant { $mobster }.

## Crates and trucks

because-pay = Ce que fait l'alambic vaut environ { $cash_earned } : plus que { $cash }.
because-pay-not = Ce que fait l'alambic vaut environ { $cash_earned } : pas assez pour { $cash }.
because-load-full = Vous avez au moins autant de caisses que de place : remplissez tous les camions.
because-load-for = Un chargement pour { $house } : à peu près ce que vous devriez y vendre.
because-load-empty = Il reste vide, pour { $card }.
because-load-rest = Ce qui reste part avec.
because-loaded = Toutes les caisses sont chargées.
because-loaded-left =
    { $crates ->
        [one] Les camions sont pleins ; une caisse reste là.
       *[other] Les camions sont pleins ; { $crates } caisses restent là.
    }
because-drive = Là, le chargement rapporte environ { $cash }. Ensuite vient { $house }, environ { $cash_next }.
because-drive-only = Là, le chargement rapporte environ { $cash }, et rien ailleurs.
because-drive-others = Cela tient compte de ce que les autres doivent encore envoyer ; l'étiquette du bar ne compte que les camions déjà là.
because-drive-stay = Ce qui reste ne rapporterait rien nulle part.
because-allow = Cela vous rapporte { $cash }, et { $cash_theirs } à { $mobster }.
because-allow-own = L'argent est pour vous : { $cash }.
because-refuse = { $mobster } y gagnerait { $cash_theirs }, vous { $cash }.
because-refuse-winner = { $mobster } y gagnerait { $cash_theirs }, et la victoire est déjà bien assez près.

## Thug cards

because-card-now = Maintenant, elle vaut environ { $cash } pour vous.
because-card-late = Il ne reste guère de temps pour attendre mieux.
because-card-so = Jouée ainsi, elle vaut environ { $cash } pour vous.
because-card-hoped = { $card } peut faire mieux que maintenant.
because-card-later = { $card } sert mieux à un autre moment.
because-leader = L'adversaire à battre, c'est { $mobster }.
because-harm = Elle vous coûterait environ { $cash }.
because-harm-little = Elle vous coûterait environ { $cash } : gardez la vôtre pour pire.
because-harm-none = Elle ne vous fait pas de mal.
