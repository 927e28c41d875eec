### Les commandes : l'aide, les bilans, et que faire quand quelque chose ne va pas.

## Aide

cli-help-backroom = Deux jeux de plateau du temps de la Prohibition, pour humains et bots.
cli-help-version = Affiche la version, puis s'arrête. « (mypyc) » à la suite : c'est la version compilée.
cli-help-help = Affiche cette page, puis s'arrête.
cli-help-game = Le jeu.
cli-help-preset = Joue comme dans l'un des textes de règles connus.
cli-help-file = Une partie enregistrée.
cli-help-lang = La langue : en, fr, de ou it. À défaut, celle du système.
cli-help-plain = De simples lignes plutôt que des tableaux, p. ex. pour un lecteur d'écran.
cli-help-option = Une option de la table. Peut être répétée.
cli-help-rules = Affiche les règles d'un jeu.
cli-help-rules-unproved = Donne la liste des règles qu'aucun test ne cite, et échoue s'il y en a.
cli-help-rules-mild = En termes adoucis : des cabarets et des danseuses (King of Chicago).
cli-help-rules-tests = Le dossier des tests à lire.
cli-help-replay = Raconte une partie enregistrée et montre la table.
cli-help-replay-at = S'arrête après ce coup (la mise en place est le numéro 1).
cli-help-replay-as = Vue par qui : le numéro d'une place à partir de 1, un nom de la table, ou « all » une fois la partie finie. À défaut, par le public.
cli-help-replay-step = Parcourir la partie pas à pas, en avant et en arrière.
cli-help-verify = Vérifie qu'une partie enregistrée a été jouée selon les règles, avec des dés honnêtes.
cli-help-verify-commitment = L'engagement que votre propre appareil a gardé depuis le début de la partie.
cli-help-verify-kept = Ce que votre propre appareil a gardé de la partie : le fichier que la page vous donne à la fin.
cli-help-verify-secret = Le secret de l'hôte, s'il n'est pas dans le fichier.
cli-help-sim = Fait jouer de nombreuses parties aux bots et en dresse le bilan.
cli-help-sim-games = Le nombre de parties.
cli-help-sim-seats = Le nombre de places : 4, ou 3,5, ou 3..6, essayés tour à tour. À défaut, tous les nombres possibles.
cli-help-sim-bots = Qui joue, séparés par des virgules : des noms, ou les chemins d'import de vos propres bots (monpaquet.MonBot). Ils changent de place d'une partie à l'autre.
cli-help-sim-seed = La même graine donne les mêmes parties, à l'octet près.
cli-help-sim-check = Contrôle à fond chaque position. Lent.
cli-help-sim-json = Écrit le bilan en JSON.
cli-help-sim-jobs = Le nombre de processus à lancer. À défaut, un seul ; avec --ray local, un par cœur du processeur.
cli-help-sim-save = Un dossier où enregistrer chaque partie.
cli-help-sim-resume = Reprend une simulation arrêtée, à partir du fichier qu'elle a laissé : ses lignes, si elle en a.
cli-page-usage = Usage : backroom { $text }
cli-page-command = COMMANDE …
cli-page-some-options = [options]
cli-page-commands = Commandes
cli-page-arguments = Arguments
cli-page-options = Options
cli-page-more = « backroom COMMANDE --help » explique une commande.
cli-page-game = Le jeu { $name }, de { $least } à { $most } joueurs
cli-page-value = { $name } : { $text }
cli-page-usual-value = { $name } : { $text } (par défaut)
cli-page-usual = { $text } Par défaut : { $value }.
cli-page-one-of = { $text } L'un de ceux-ci : { $names }.
cli-page-number = NOMBRE
cli-page-file = CHEMIN
cli-page-pair = NOM=VALEUR
cli-page-word = …

## Ce qui ne va pas, et que faire

cli-no-such-game = Il n'y a pas de jeu appelé « { $name } ». Choisissez parmi : { $names }.
cli-need-game = À quel jeu ? Nommez l'un de ceux-ci : { $names }.
cli-no-such-bot = Aucun bot de ce jeu ne s'appelle « { $name } ». Choisissez parmi : { $names }, ou nommez le vôtre avec son module (monpaquet.MonBot).
cli-slip = { $text } « { $name } » montre comment l'écrire.
cli-no-such-command =
    Il n'y a pas de commande « { $name } ». { $near ->
        [yes] Vouliez-vous dire : { $names } ?
       *[no] Il y a : { $names }.
    }
cli-no-such-option =
    Il n'y a pas d'option { $name } ici. { $near ->
        [yes] Vouliez-vous dire : { $names } ?
       *[no] Il y a : { $names }.
    }
cli-need-number = { $name } demande un nombre.
cli-need-value = { $name } doit être suivi de quelque chose.
cli-no-value = { $name } s'écrit seul, sans rien après.
cli-need-argument = Il manque { $name }.
cli-too-many-words = « { $name } » est de trop.
cli-no-such-language = Personne ici ne parle « { $name } ». Choisissez une langue avec --lang : { $names }.
cli-seats = « { $name } » n'est pas un nombre de places pour ce jeu. Donnez-en un de { $least } à { $most }, plusieurs (« { $least },{ $most } ») ou une suite (« { $least }..{ $most } »).
cli-too-few = { $name } doit valoir au moins 1. Donnez un nombre plus grand.
cli-options = Impossible de dresser la table ainsi : { $detail }
cli-no-such-choice = Cette table n'a pas d'option « { $name } ». Écrivez nom=valeur ; il existe : { $names }.
cli-choice = { $name } ne peut pas valoir « { $text } ». Écrivez { $name }= et l'une de ces valeurs : { $names }.
cli-no-such-preset = Il n'y a pas de préréglage « { $name } ». Choisissez parmi : { $names }.
cli-no-presets = { $name } n'a pas de préréglages : laissez --preset de côté.
cli-no-board = { $name } se joue toujours sur le même plateau : laissez --board de côté.
cli-no-map = { $name } n'a pas de plateau qui puisse en être un autre. Choisissez parmi : { $names }.
cli-no-file = Impossible de lire { $file } ({ $detail }). Vérifiez le nom et réessayez.
cli-no-sim = { $file } n'est pas une simulation à reprendre. Donnez à --resume le fichier que « backroom sim » a laissé.
cli-other-version = { $file } vient de la version { $text }, et celle-ci est la { $name } : leurs parties ne vont pas ensemble. Recommencez depuis le début.
cli-resume-alone = Ce qu'il faut jouer est dans le fichier de --resume : laissez { $name } de côté.
cli-cannot-write = Impossible d'écrire { $file } ({ $detail }). Choisissez un autre dossier avec --save.
cli-wrong-line = { $file } : { $text }
cli-cut-off = La ligne { $line } est tronquée : le fichier n'est pas complet.
cli-no-such-record = Cette partie n'a pas de coup { $number }. Donnez à --at un nombre de 1 à { $most }.
cli-no-such-seat = Personne du nom de « { $name } » n'est à cette table. Donnez à --as un nombre de 1 à { $most }, ou un nom de la table.
cli-not-over = Cette partie n'est pas finie : personne n'a donc le droit de tout voir. Choisissez une place avec --as, ou laissez cette option de côté.
cli-not-hex = { $name } n'est pas écrit en chiffres hexadécimaux (0–9, a–f). Recopiez-le en entier.
cli-not-kept = { $file } n'est pas ce qu'un appareil garde d'une partie. Reprenez-le sur la page.
cli-commitment-length = Un engagement compte { $most } chiffres hexadécimaux. Recopiez-le en entier.
cli-no-page = Il n'y a pas de page de règles pour « { $name } ».
cli-no-tests = Il n'y a pas de tests à lire dans { $file }. Indiquez leur dossier avec --tests.
cli-test-unreadable = { $file } n'est pas du Python lisible ({ $detail }). Corrigez-le et réessayez.
cli-unknown-rule = Un test cite { $rule }, mais la page des règles ne connaît pas cette règle.

## Relire une partie

cli-spectator = le public
cli-everything = quelqu'un qui voit tout
cli-replay-head = Coup { $number } sur { $most }, vu par { $name }.
cli-replay-keys = Entrée : en avant, b : en arrière, +10, -10, ou un coup ; t : la table, m : le plan, q : quitter
cli-replay-first = C'est le premier coup.
cli-replay-last = C'est le dernier coup.
cli-replay-range = Il y a des coups de 1 à { $most }.
cli-replay-what = Je ne comprends pas. Appuyez sur Entrée pour avancer, ou tapez l'une des touches proposées.
cli-only-seen-by = Visible seulement pour { $name } :
cli-pair = { $name } : { $text }
cli-that-is-all = C’est tout.

## Vérifier une partie

cli-verify-rules =
    { $count ->
        [one] Les règles sont respectées : le seul coup du fichier en découle.
       *[other] Les règles sont respectées : chacun des { $count } coups découle du précédent.
    }
cli-verify-so-far =
    { $count ->
        [one] Jusque-là, tout va bien : le seul coup du fichier suit les règles.
       *[other] Jusque-là, tout va bien : chacun des { $count } coups découle du précédent.
    }
cli-verify-dice =
    { $count ->
        [one] Les dés sont justes : le seul tirage est bien celui que donnent le secret et les nonces.
       *[other] Les dés sont justes : les { $count } tirages sont bien ceux que donnent le secret et les nonces.
    }
cli-verify-unchecked =
    { $count ->
        [one] Un tirage n'a pas été vérifié : il vient de la partie que celle-ci reprend, et dont on ne connaît pas le secret.
       *[other] { $count } tirages n'ont pas été vérifiés : ils viennent de la partie que celle-ci reprend, et dont on ne connaît pas le secret.
    }
cli-verify-commitment = L'hôte avait fixé ce secret avant la partie : il correspond à l'engagement que vous avez gardé.
cli-verify-own-commitment = Le secret correspond à l'engagement du fichier, { $text }. Cela ne prouve quelque chose que si votre propre appareil a gardé le même au début : comparez-les, ou donnez le vôtre avec --commitment.
cli-verify-guided = C'est une première partie guidée : ses dés et ses cartes étaient fixés d'avance, par un secret que tout le monde peut lire. Qu'ils en découlent ne prouve rien sur la chance.
cli-verify-no-commitment = Le fichier ne contient aucun engagement : le secret peut avoir été choisi après la partie. Les dés sont cohérents, mais rien ne montre qu'ils étaient fixés d'avance.
cli-verify-no-secret = Les dés n'ont pas été vérifiés : le secret n'est pas dans le fichier. Il est dévoilé à la fin de la partie ; donnez-le avec --secret.
cli-verify-nonce = Nonce de { $name } : { $text }, tel qu'il avait été scellé. Si c'est vous, ce doit être celui que votre appareil a envoyé.
cli-verify-no-nonce = { $name } n'a pas de nonce à soi ; il découle du secret.
cli-verify-void = Une donne précédente (engagement { $text }) a été annulée, parce que l'appareil de { $names } n'avait pas ouvert son nonce.
cli-verify-chain =
    { $count ->
        [one] La chaîne tient : la mise en place et le seul enregistrement sont tels qu'à la fin de la partie.
       *[other] La chaîne tient : la mise en place et les { $count } enregistrements sont tels qu'à la fin de la partie.
    }
cli-verify-links =
    { $count ->
        [one] C'est bien la partie dont votre appareil a eu connaissance : le seul maillon qu'il a gardé correspond.
       *[other] C'est bien la partie dont votre appareil a eu connaissance : les { $count } maillons qu'il a gardés correspondent.
    }
cli-verify-no-links = Qui connaît le secret peut refaire un tel fichier de la première à la dernière ligne. Que personne ne l'a fait, seuls les maillons gardés par votre propre appareil le montrent : prenez-les sur la page, à la fin de la partie, et donnez-les avec --kept.
cli-verify-cannot = Ce que cela ne peut pas montrer : si l'hôte a regardé des cartes cachées dans sa propre base de données, ou en a parlé à quelqu'un. Et des dés où n'entre le nonce d'aucun appareil auquel vous vous fiez ont été tirés par le serveur seul.
cli-wrong-result = Ligne { $line } : ce résultat n'est pas celui sur lequel la partie s'est terminée.
cli-verify-not-over = La ligne { $line } est la dernière, et la partie n'y est pas finie : elle dure encore, ou la suite a été perdue. Une partie se vérifie en entier une fois finie.
cli-verify-no-end = Il manque la ligne { $line } : la partie est finie, mais son résultat et le secret devraient s'y trouver.
cli-secret-withheld = Ligne { $line } : la partie est finie, mais le secret manque ; les dés ne peuvent pas être vérifiés. Demandez-le à l'hôte.

## Bilans

cli-report = { $name }, graine { $number }
cli-report-bots = Par bot
cli-report-seats = Par place
cli-report-cards = Cartes jouées
cli-row-games = Parties terminées
cli-row-seats = Places
cli-row-records = Coups
cli-row-refused = Coups spontanés refusés
cli-row-rounds = Tours
cli-row-scores = Scores
cli-row-end = Fin : { $ending }
cli-row-violations = Infractions
cli-row-sha256 = SHA-256 de toutes les parties
cli-column-bot = Bot
cli-column-seat = Place
cli-column-games = Parties
cli-column-taken = Places occupées
cli-column-wins = Victoires
cli-column-share = Part
cli-column-scores = Scores
cli-column-card = Carte
cli-column-played = Jouée
cli-count = { $count }
cli-text = { $text }
cli-none = –
cli-list = { $items }
cli-of = { $count } sur { $most }
cli-percent = { $count } %
cli-seat = Place { $number }
cli-games-of-seats =
    { $count ->
        [one] { $count } partie à { $number }
       *[other] { $count } parties à { $number }
    }
cli-spread = médiane { $median }, moitié centrale de { $lower } à { $upper }, le tout de { $least } à { $most }
cli-checked = { $count }, chaque position contrôlée
cli-unchecked = { $count } (positions non contrôlées : utilisez --check)
cli-violation =
    La partie { $number } a déraillé après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : { $detail }. Enregistrée dans { $file }.
cli-sim-stopped = Arrêté en route : parties jouées, { $count } sur { $most }. Pour reprendre : backroom sim --resume { $file }
cli-sim-stopped-early = Arrêté avant la fin de la première partie : pas de bilan à dresser.
cli-sim-not-kept = Arrêté en route : parties jouées, { $count } sur { $most }. Impossible de les garder ici ({ $detail }) : on ne pourra pas reprendre.

## Jeu hostile

cli-help-fuzz = Joue de façon hostile, jusqu'à ce que quelque chose casse ou que le temps soit écoulé.
cli-help-fuzz-seconds = La durée du jeu, en secondes. Sans cette option ni --runs, une minute.
cli-help-fuzz-runs = Le nombre de parties à tenter. La même graine et le même nombre trouvent toujours la même chose.
cli-help-fuzz-seed = Une autre graine essaie autre chose.
cli-help-fuzz-save = Le dossier pour une partie où quelque chose a cassé. À défaut, le dossier courant.
cli-fuzz-progress = { $seconds } s : { $count } parties tentées ({ $rate } par seconde), { $corpus } gardées, { $edges } arcs, { $features } traits
cli-fuzz-sound =
    { $count ->
        [one] Rien n'a cassé : une partie tentée, avec { $moves } coups.
       *[other] Rien n'a cassé : { $count } parties tentées, avec { $moves } coups en tout.
    }
cli-fuzz-stopped = Arrêté. Rien n'a cassé jusqu'ici (parties : { $count }, coups : { $moves }).
cli-fuzz-crash = Le programme a planté sur un coup.
cli-fuzz-refusal = Un refus a changé quelque chose, ou ne dit pas pourquoi.
cli-fuzz-answer = Un coup permis a été refusé, ou un coup interdit a été accepté.
cli-fuzz-invariant = Il manque une pièce de la boîte, ou un nombre est absurde.
cli-fuzz-dead-end = La partie ne peut pas continuer.
cli-fuzz-position = Une position ne passe pas le contrôle complet.
cli-fuzz-save = Une partie enregistrée ne se rejoue pas comme elle a été jouée.
cli-fuzz-detail = Ce qui ne va pas : { $detail }
cli-fuzz-move = Le coup : { $text }
cli-fuzz-where = À une table de { $number }, après { $count } coups enregistrés, à l'essai { $execution }.
cli-fuzz-shrunk = Réduit de { $most } coups à { $count }.
cli-fuzz-stream = Les coups en octets : { $text }
cli-fuzz-saved = La partie jusque-là est dans { $file } (ouvrez-la avec « backroom replay »), les détails dans { $file_note }.
cli-fuzz-no-table = Il n'y avait pas encore de table. Les détails sont dans { $file }.

## Vitesse

cli-help-bench = Mesure la vitesse des règles sur cette machine, à côté d'autres moteurs.
cli-help-bench-what = Ce qui est mesuré. engine : parties au hasard et entre bots, copies, vues ; memory : si la mémoire croît avec les parties ; jobs : ce que gagne un second processus ; server : ce qu’un serveur supporte, face à boardgame.io.
cli-help-bench-turns = Combien de fois chacun a son tour.
cli-help-bench-seconds = La durée de chaque mesure, en secondes.
cli-help-bench-game = Ne mesure que ce jeu.
cli-help-bench-games = Le nombre de parties, pour memory (20000 à défaut) et jobs (600).
cli-help-bench-peers = Un environnement Python avec Catanatron et OpenSpiel. À défaut, il est créé une fois dans votre dossier de cache.
cli-help-bench-alone = Laisse les autres moteurs de côté.
cli-help-bench-beside = Une autre copie de travail de Backroom, par exemple un ancien commit : son serveur joue à tour de rôle avec celui-ci.
cli-help-bench-json = Un fichier pour tout ce qui a été mesuré, en JSON. Ce qui s'y trouve est remplacé.
cli-bench-what = Il n'y a pas de mesure appelée « { $name } ». Choisissez parmi : { $names }.
cli-bench-no-time = { $name } doit être plus grand que 0. Donnez un nombre plus grand.
cli-bench-only-plain = Il n'y a pas de version compilée de ces sources : seule la version simple est mesurée. « make fast » en fait une.
cli-bench-install = Téléchargement de { $name } pour comparer, une seule fois, dans { $file } …
cli-bench-no-peer = Impossible de comparer avec { $name } ({ $detail }). Les autres sont mesurés sans lui.
cli-bench-failed = Une mesure n'est pas allée jusqu'au bout : { $detail }
cli-bench-stopped = Arrêté. Il n'y a pas de bilan.
cli-bench-cannot-write = Impossible d'écrire { $file } ({ $detail }). Choisissez un autre fichier avec --json.
cli-bench-title =
    { $count ->
        [one] { $name }, en un tour : médiane (minimum à maximum)
       *[other] { $name }, en { $count } tours : médiane (minimum à maximum)
    }
cli-bench-figure = Temps de calcul d'un cœur
cli-bench-plain = Simple
cli-bench-compiled = Compilée
cli-bench-faster = Fois plus rapide
cli-bench-random-games = Au hasard, parties/s
cli-bench-random-decisions = Au hasard, décisions/s
cli-bench-scripted-games = Entre bots, parties/s
cli-bench-scripted-records = Entre bots, coups/s
cli-bench-copy = Copie d'un état, µs
cli-bench-asks = Questions ouvertes, µs
cli-bench-view = Vue + JSON d'une place, µs
cli-bench-view-played = Vue + JSON d’une place après un coup, en cours de partie, µs
cli-bench-views = Vue + JSON, toutes les places d’une position, µs chacune
cli-bench-sample = Tirage d'après une vue, µs
cli-bench-save = Écrire un état, µs
cli-bench-restore = Relire un état, µs
cli-bench-range = { $median } ({ $least } à { $most })
cli-bench-times = { $median } × ({ $least } à { $most })
cli-bench-others = Autres moteurs, aux mêmes tours
cli-bench-engine = Moteur
cli-bench-version = { $name }, { $text }
cli-bench-beside-title = { $name } à côté d'eux
cli-bench-beside = { $name } : { $items }
cli-bench-game = Jeu
cli-bench-memory = Mémoire en jouant au hasard, au plus ({ $items })
cli-bench-memory-first = D'abord
cli-bench-memory-last = À la fin
cli-bench-memory-grown = Croissance
cli-bench-megabytes =
    { $count ->
        [one] { $text } Mo, une partie
       *[other] { $text } Mo, { $count } parties
    }
cli-bench-jobs = Parties entre bots par processus, à la montre ({ $items })
cli-bench-one-job = Un seul, secondes
cli-bench-two-jobs = Deux, secondes
cli-bench-server = { $count } tables de quatre personnes, chaque coup enregistré avant d’être annoncé ({ $items })
cli-bench-server-linux = Ce que consomme un serveur ne se lit que sous Linux. Mesure-le là-bas.
cli-bench-no-checkout = Le dossier { $file } n'existe pas.
cli-bench-server-figure = Un cœur pour le serveur
cli-bench-server-times = Tant de fois mieux, tour par tour
cli-bench-server-beside = Backroom face à
cli-bench-server-moves = À plein régime, coups/s
cli-bench-server-cost = Temps de calcul par coup, ms
cli-bench-server-seated = Mémoire par table, tous assis, ko
cli-bench-server-played = Mémoire par table, après avoir joué, ko
cli-bench-server-bytes = Envoyé par coup, octets
cli-bench-server-half = À cadence fixe : la moitié annoncés en, ms
cli-bench-server-most = À cadence fixe : 99 sur 100 en, ms
cli-bench-server-busy = Cœur des clients, occupé à, %

## Équilibre

cli-help-balance = Fait jouer de nombreuses parties aux bots et écrit une page : sont-elles équitables, et combien durent-elles ?
cli-help-balance-games = Le nombre de parties pour chaque nombre de places.
cli-help-balance-out = Le fichier de la page, en Markdown. Son contenu est remplacé. À défaut, docs/balance-JEU.md.
cli-balance-written =
    { $count ->
        [one] Une partie jouée. La page est dans { $file }.
       *[other] { $count } parties jouées. La page est dans { $file }.
    }
cli-balance-bars = Ce qu'on en attend : critères remplis, { $count } sur { $most }.
cli-balance-cannot-write = Impossible d'écrire { $file } ({ $detail }). Choisissez un autre fichier avec --out.
cli-balance-broken =
    La partie { $number } a déraillé après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : { $detail }. Aucune page n'a été écrite.
cli-balance-stopped = Arrêté. Aucune page n'a été écrite.

## Le serveur

cli-help-serve = Ouvre des tables où jouer dans le navigateur.
cli-help-serve-host = L'adresse d'écoute. Avec 0.0.0.0, les autres appareils de la maison peuvent se joindre à vous.
cli-help-serve-room = Laisser entrer les téléphones de la pièce : écouter à toutes les adresses de cet ordinateur.
cli-help-serve-port = Le port d'écoute. À défaut, 8080 ou le premier port libre qui suit.
cli-help-serve-name = Un nom par lequel on peut appeler ce serveur, par exemple jeu.example.org (.example.org : tous ceux qui finissent ainsi). Peut être répété.
cli-help-serve-proxy = L'adresse d'un proxy placé devant ce serveur, que l'on croit quand il dit d'où vient un appel. Peut être répété.
cli-help-serve-data = Le dossier où garder les tables. À défaut, votre dossier de données.
cli-help-serve-open = Ouvre le navigateur.
cli-help-serve-accept-loss = Continuer avec un fichier auquel il manque une partie de ce qui avait été enregistré.
cli-help-schema = Écrit le schéma JSON de tout ce que le serveur et le navigateur se disent.
cli-serve-here = L'arrière-salle est ouverte : { $text }
cli-serve-near = Sur votre réseau, les autres la trouvent ici : { $text }
cli-serve-alone = Seul cet ordinateur peut entrer. Pour laisser entrer les téléphones de la pièce, arrêtez et lancez « make play ROOM=1 » ou « backroom play --room » ; ils ouvrent ensuite { $text }
cli-serve-no-network = Seul cet ordinateur peut entrer, et il n'est sur aucun réseau. Une fois connecté, « make play ROOM=1 » ou « backroom play --room » laisse entrer les téléphones de la pièce.
cli-serve-stop = Ctrl-C pour arrêter. Toutes les tables sont gardées.
cli-serve-no-folder = Impossible d'utiliser { $file } ({ $detail }). Choisissez un autre dossier avec --data.
cli-serve-no-port = Impossible d'écouter à l'adresse { $name } sur le port { $number } ({ $detail }). Choisissez-en un autre avec --port.
cli-serve-no-host = { $name } n'est pas une adresse de cet ordinateur ({ $detail }). Choisissez-en une autre avec --host.
cli-serve-no-proxy = { $name } n'est pas une adresse. Indiquez le proxy par son adresse en chiffres, par exemple 127.0.0.1 ou 10.0.0.0/8.
cli-store-busy = Une arrière-salle est déjà ouverte sur { $file } : à deux, elles abîmeraient leurs tables. Utilisez celle-là, arrêtez-la d'abord, ou choisissez un autre dossier avec --data.
cli-store-damaged = { $file } est illisible ({ $detail }). Copiez tout le dossier en lieu sûr, puis reprenez votre dernière sauvegarde avec « backroom restore ».
cli-store-other = L'arrière-salle ouverte sur { $file } est d'une autre version de Backroom. Utilisez la commande de cette version, ou arrêtez-la d'abord.
cli-store-behind =
    { $count ->
        [one] Il manque à { $file } le dernier changement qui y avait été enregistré
       *[other] Il manque à { $file } les { $count } derniers changements qui y avaient été enregistrés
    } : le fichier a été supprimé, tronqué ou remplacé par un plus ancien. Remettez le bon, ou votre dernière sauvegarde avec « backroom restore ». Pour continuer sans ce qui manque : « backroom serve --accept-loss ».
cli-store-gone = Le fichier des tables a disparu de { $file }. Rien de ce qui se joue désormais n'est enregistré, et les joueurs en sont avertis. Arrêtez le serveur, remettez le fichier, ou votre dernière sauvegarde avec « backroom restore », puis relancez.
cli-store-replaced = Un autre fichier a pris la place de celui des tables dans { $file }. Rien de ce qui se joue désormais n'est enregistré, et les joueurs en sont avertis. Arrêtez le serveur, voyez quel fichier est le bon, puis relancez.
cli-store-cut = Le fichier des tables dans { $file } a été tronqué ou endommagé. Rien de ce qui se joue désormais n'est enregistré, et les joueurs en sont avertis. Arrêtez le serveur, copiez tout le dossier en lieu sûr, reprenez votre dernière sauvegarde avec « backroom restore », puis relancez.
cli-store-no-room = Il n'y a plus de place sur le disque de { $file }. Libérez-en, ou choisissez un autre dossier avec --data.
cli-store-full = Le disque de { $file } est plein. Rien de ce qui se joue désormais n'est enregistré, et les joueurs en sont avertis. Libérez de la place : les tables reprennent d'elles-mêmes.
cli-store-room = Il y a de nouveau de la place sur le disque de { $file } : ce qui se joue est enregistré.
cli-host-file-unreadable = { $file } est illisible ({ $detail }). Corrigez-le, ou enlevez-le.
cli-host-file-section =
    { $file } parle d'une commande « { $name } » qui n'existe pas. { $near ->
        [yes] Vouliez-vous dire : { $names } ?
       *[no] Il y a : { $names }.
    }
cli-host-file-option =
    { $file } parle d'une option « { $name } » qui n'existe pas. { $near ->
        [yes] Vouliez-vous dire : { $names } ?
       *[no] Il y a : { $names }.
    }
cli-help-doctor = Cet ordinateur est-il prêt à recevoir ? Ce qui ne va pas, et comment y remédier.
cli-doctor-compiled = Backroom { $text } sous Python { $name }, version rapide.
cli-doctor-plain = Backroom { $text } sous Python { $name }. On joue aussi bien avec la version simple ; « make fast » fait réfléchir les bots plusieurs fois plus vite.
cli-doctor-no-client = Les pages pour le navigateur n'ont pas été construites. Lancez « make web ».
cli-doctor-client = Les pages pour le navigateur sont là.
cli-doctor-no-folder = Impossible d'écrire dans { $file } ({ $detail }) : aucune table ne pourrait être gardée. Choisissez un autre dossier avec --data, ou rendez celui-ci accessible.
cli-doctor-no-space = Il ne reste que { $count } Mo là où se trouve { $file } : bientôt, plus aucun coup ne pourrait être gardé. Faites de la place, ou choisissez un autre dossier avec --data.
cli-doctor-folder = Les tables sont gardées dans { $file }.
cli-doctor-no-tables = Aucune table n'y est encore gardée.
cli-doctor-damaged = Ce qui est gardé dans { $file } est illisible ({ $detail }). Avant toute chose, copiez le dossier entier en lieu sûr, puis reprenez votre dernière sauvegarde.
cli-doctor-newer = { $file } a été écrit par un Backroom plus récent. Utilisez celui-là : celui-ci ne comprendrait pas ses tables.
cli-doctor-tables = 
    { $count ->
        [one] Une table y est gardée, et son fichier est en bon état.
       *[other] { $count } tables y sont gardées, et leur fichier est en bon état.
    }
cli-doctor-reports =
    { $count ->
        [one] Quelqu'un a été signalé à une table ouverte à tous : « backroom reports » le montre.
       *[other] { $count } signalements vous attendent : « backroom reports » les montre.
    }
cli-doctor-no-more-tables = Les tables occupent { $count } Mo sur les { $most } permis (most_stored) : impossible d'en ouvrir de nouvelles. Supprimez de vieilles tables, ou autorisez plus avec --limit.
cli-doctor-port-taken = Le port { $number } est déjà pris, peut-être par une arrière-salle ouverte. Une autre prendra le prochain port libre.
cli-doctor-port = Le port { $number } est libre.
cli-doctor-no-network = Cet ordinateur n'est sur aucun réseau : seuls ceux qui sont devant peuvent jouer.
cli-doctor-network = Les téléphones de la pièce peuvent entrer avec « make play ROOM=1 » ; sur le réseau, cet ordinateur est { $text }.
cli-doctor-few-files = Le système n'autorise que { $count } connexions ouvertes à un programme, il en faut { $most }. Relevez la limite (ulimit -n).
cli-doctor-sharing = Pour les amis d'autres villes, vous avez : { $names }. La marche à suivre est dans docs/hosting.md.
cli-doctor-no-sharing = Pour faire entrer des amis d'autres villes, installez cloudflared ou Tailscale ; docs/hosting.md explique comment.
cli-doctor-well = Tout va bien.
cli-doctor-ill = 
    { $count ->
        [one] Il y a d'abord une chose à réparer.
       *[other] Il y a d'abord { $count } choses à réparer.
    }

## Les plateaux

cli-help-board = Vérifie un plateau, montre si ses départs se valent, et le dessine.
cli-help-map-game = Le jeu auquel appartient le plateau : chicago.
cli-help-map-file = Votre propre fichier de plateau. À défaut, le plateau fourni avec le jeu.
cli-help-map-svg = Le fichier où dessiner le plateau (SVG). Son contenu est remplacé.
cli-board-counts = { $name }
cli-board-squares = Cases de rue
cli-board-territories = Territoires
cli-board-lots-small = Terrains pour petites entreprises
cli-board-starts = dont avec une étoile
cli-board-lots-medium = Terrains pour entreprises moyennes
cli-board-lots-large = Terrains pour grandes entreprises
cli-board-places = Lieux nommés
cli-board-garages = Garages
cli-board-fairness = L'équité des départs (trajets en cases de rue)
cli-board-column-start = Départ
cli-board-column-resources = Trajet moyen vers les ressources
cli-board-column-territories = Territoires à 6 cases au plus
cli-board-column-resource = Ressource la plus proche
cli-board-column-medium = Terrain moyen le plus proche
cli-board-column-large = Grand terrain le plus proche
# $name is the street.
cli-board-start = { $number }, { $name }
cli-board-row-mean = Moyenne
cli-board-row-band = Permis
cli-board-row-kept = Équitable ?
cli-board-outside = { $items } (!)
cli-board-band = de { $least } à { $most }
cli-board-kept = oui
cli-board-not-kept = non
cli-board-decimal = { $whole },{ $parts }
cli-board-fair = Les départs se valent : aucun chiffre ne sort de ce qui est permis.
cli-board-unfair = Les départs ne se valent pas : voyez les chiffres marqués (!). On peut tout de même jouer sur ce plateau.
cli-board-drawn = Le dessin est dans { $file }.
cli-board-cannot-write = Impossible d'écrire { $file } ({ $detail }). Choisissez un autre fichier avec --svg.
cli-board-legend-territory = Territoire
cli-board-legend-start = Départ (petite entreprise)
cli-board-legend-small = Petite entreprise
cli-board-legend-medium = Entreprise moyenne
cli-board-legend-large = Grande entreprise
cli-board-legend-garage = Garage
cli-board-legend-source = Lieu avec des ressources au début
cli-board-legend-place = Autre lieu nommé
# Below the board in letters.
cli-board-signs = ░░░ rue ; 1 à { $territories } territoire ; * départ (petite entreprise étoilée) ; s, M, L petit, moyen, grand terrain ; G garage.
cli-board-place-signs = Les lieux, par leurs premières lettres : { $names }.

## Copies et transferts

cli-help-backup = Copier toutes les tables dans un fichier, pendant que l'on joue.
cli-help-backup-file = Le fichier à écrire. Sans cela, un fichier à la date du jour, ici.
cli-help-restore = Mettre les tables d'une sauvegarde à la place de celles qui sont là. Le serveur doit être arrêté.
cli-help-restore-file = Un fichier écrit par « backroom backup ».
cli-help-reports = Montrer ce qui a été signalé aux tables ouvertes à tous, avec ce que les personnes signalées ont dit devant tous.
cli-help-reports-clear = Effacer ce qui vient d'être montré, une fois l'affaire réglée.
cli-reports-cleared = Effacé.
cli-reports-none = Personne n'a été signalé.
cli-reports-one =
    { $date } · table { $table } · { $name } (place { $count }), signalement de la place { $other } : { $why ->
        [name] le nom
        [insult] insultes
        [threat] menaces
       *[spam] publicité ou messages en rafale
    }
cli-help-export = Écrire une table et tout ce qui va avec dans un fichier, pour continuer à jouer ailleurs.
cli-help-export-table = La table : son lien, ou le mot qui y suit /table/.
cli-help-export-file = Le fichier à écrire. Sans cela, un fichier au nom de la table, ici.
cli-help-import = Reprendre une table exportée, ou la partie enregistrée et finie que l'on veut revoir dans le navigateur.
cli-help-import-file = Un fichier écrit par « backroom export », ou une partie enregistrée.
cli-copy-nothing = Il n'y a pas de tables dans { $file }. Dites où elles sont avec --data.
cli-copy-exists = { $file } existe déjà. Choisissez un autre nom.
cli-copy-failed = Cela n'a pas marché : { $file } ({ $detail }).
cli-backup-done =
    { $count ->
        [one] Une table est dans { $file }
       *[other] { $count } tables sont dans { $file }
    }. Les cartes cachées et les dés à venir y sont aussi : gardez ce fichier pour vous.
cli-restore-none = { $file } n'est pas une sauvegarde de Backroom ({ $detail }). Rien n'a été changé.
cli-restore-done =
    { $count ->
        [one] Il y a maintenant une table dans { $file }.
       *[other] Il y a maintenant { $count } tables dans { $file }.
    }
cli-restore-aside = Ce qui s'y trouvait avant est dans { $file }.
cli-export-no-table = Il n'y a pas de table { $name } ici. Son nom est ce qui suit /table/ dans son lien.
cli-export-done = La table { $name } est dans { $file }. Les cartes cachées et les dés à venir y sont aussi : gardez ce fichier pour vous. Reprenez-la ailleurs avec « backroom import », et ne continuez qu'à un seul endroit.
cli-import-none = { $file } n'est ni une table écrite par « backroom export » ni une partie enregistrée ({ $detail }). Rien n'a été changé.
cli-import-backup = { $file } est une sauvegarde : non pas une table, mais toutes celles d'un serveur. « backroom restore » la remet en place et met de côté ce qui s'y trouve. Rien n'a été changé.
cli-import-not-over = La partie dans { $file } n'est pas finie, et il y manque ce dont ses dés découlent. Que l'hôte de son serveur l'écrive avec « backroom export ».
cli-import-no-secret = Il manque à { $file } le secret derrière les dés, ou ce n'est pas celui qui était promis : impossible de l'ouvrir comme partie finie.
cli-import-here = La table { $name } est déjà ici. Rien n'a été changé.
cli-import-done = La table est là : { $text }. Les joueurs y entrent avec les liens qu'ils ont, à l'adresse de ce serveur.
cli-import-over = La partie est là, et tout le monde peut la regarder : { $text }
