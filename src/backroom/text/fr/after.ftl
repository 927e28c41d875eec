# After the game: what became of it. Fetched when it is opened.

after-title = Après la partie
after-see = Comment s'est passée la partie
after-see-help = Le cours de la partie, chance, marchés et une image à partager
after-to-table = À la table
after-won =
    { $number ->
        [one] { $you ->
            [yes] Vous avez gagné
           *[no] { $who } a gagné
        } avec { $value }.
       *[other] { $who } se partagent la victoire avec { $value }.
    }
after-ahead =
    C'est { $value } de plus que { $you ->
        [yes] vous
       *[no] { $who }
    }.
after-close =
    { $you ->
        [yes] Vous :
       *[no] { $who } :
    } tout autant.
after-lost = Vous avez perdu, avec { $value }.
after-ranking = Classement
after-turning = Tournants
after-swing-up =
    { $step } : { $you ->
        [yes] vous gagnez
       *[no] { $who } gagne
    } { $value }, dont { $part } ({ $what }).
after-swing-down =
    { $step } : { $you ->
        [yes] vous perdez
       *[no] { $who } perd
    } { $value }, dont { $part } ({ $what }).
after-swing-up-all =
    { $step } : { $you ->
        [yes] vous gagnez
       *[no] { $who } gagne
    } { $value } ({ $what }).
after-swing-up-net =
    { $step } : { $you ->
        [yes] vous gagnez
       *[no] { $who } gagne
    } { $part } ({ $what }), soit { $value } tout compte fait.
after-swing-down-all =
    { $step } : { $you ->
        [yes] vous perdez
       *[no] { $who } perd
    } { $value } ({ $what }).
after-swing-down-net =
    { $step } : { $you ->
        [yes] vous perdez
       *[no] { $who } perd
    } { $part } ({ $what }), soit { $value } tout compte fait.
after-swing-lead =
    { $said } { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } la tête.
after-when = Quand
after-as-table = En tableau
after-at-end = À la fin : { $list }.
after-has = { $who } { $value }
after-scrub = Pas à pas : flèches du clavier, clic ou toucher
after-sources = D'où ça vient
after-whose = Pour qui ?
after-up-to = Total à ce moment ({ $step }) :
after-nobody = personne
after-rolled = Dés
after-mean = Moyenne
after-better = { $got } ; { $mean } en moyenne
after-luck = Qui a eu de la chance ?
after-luck-lucky = { $value } au-dessus de la moyenne des dés
after-luck-unlucky = { $value } en dessous de la moyenne des dés
after-luck-even = tout juste la moyenne des dés
after-luck-uncounted = aucun dé qui compte pour le score, il n'y a donc rien à dessiner
after-luck-band = La ligne du milieu est la moyenne. Deux parties sur trois, la barre finit entre les deux lignes pointillées.
after-luck-why = Ce que les dés ont fait pour { $who }
after-luck-row = { $got } en { $rolls ->
        [one] un lancer
       *[other] { $rolls } lancers
    } ; { $mean } en moyenne.
after-luck-none = Aucun dé qui compte n'a été lancé.
after-struck = Marchés
after-deals-none = Aucun marché n'a été conclu.
after-deal = { $step } : { $who } a donné à { $with } : { $give } ; en échange : { $take }.
after-deals-more = … et { $number } de plus.
after-words = Promesses
after-words-none = Personne n'a rien promis.
after-word-by = De
after-word-to = À
after-word-what = Promesse
after-word-how = Ce qu'elle est devenue
after-kept = tenue
after-broken = rompue
after-open = personne n'a tranché
after-words-kept =
    { $who } : { $kept ->
        [one] { $kept } tenue
       *[other] { $kept } tenues
    }, { $broken ->
        [one] { $broken } rompue
       *[other] { $broken } rompues
    }
after-picture = Image à partager
after-picture-saved = L'image est enregistrée : elle est dans vos téléchargements.
after-picture-shared = L'image est partagée.
after-picture-failed = Ce navigateur n'a pas pu faire l'image.
