### Les simulations : beaucoup de parties à la fois, leurs lignes et la page qui en parle.

## Aide

cli-help-sim-rows = Un fichier avec une ligne par partie : JSON Lines (.jsonl) ou Parquet (.parquet). Une simulation arrêtée reprend avec --resume et ce fichier.
cli-help-sim-times = Note dans chaque ligne combien de secondes de calcul la partie a pris. Ces lignes changent d'une fois à l'autre.
cli-help-sim-report = Un fichier pour une page avec des graphiques (HTML). Ce qui s'y trouve est remplacé.
cli-help-sim-ray = Joue sur le cluster Ray à cette adresse ; « local » en démarre un sur cet ordinateur.

## En cours de route

cli-progress = { $count } parties sur { $most } · { $rate } parties/s · encore { $text }

## Ce qui est impossible, et que faire à la place

cli-no-ray = --ray a besoin de Ray, qui n'est pas installé. Pour l'installer : pip install "backroom[ray]"
cli-no-pyarrow = Parquet a besoin de pyarrow, qui n'est pas installé. Pour l'installer : pip install "backroom[data]". Ou choisissez un fichier en .jsonl.
cli-ray-not-reached = Aucun cluster Ray utilisable à l'adresse { $name } ({ $detail }). Vérifiez l'adresse ; « --ray local » en démarre un sur cet ordinateur.
cli-workers-lost = Les processus qui jouaient ont disparu ({ $detail }).
cli-rows-kind = { $file } : les lignes vont dans un fichier en .jsonl ou en .parquet. Choisissez un tel nom avec --rows.
cli-rows-there = { $file } existe déjà, et des lignes ne sont jamais écrasées. Choisissez un autre nom avec --rows, ou déplacez ce fichier.
cli-rows-unfinished = { $file } appartient à une simulation arrêtée en route. Pour reprendre : backroom sim --resume { $file }
cli-other-rows = { $file }, ligne { $line } : elle n'est pas de cette simulation. Remettez le fichier comme il était, ou recommencez depuis le début.
cli-cannot-write-there = Impossible d'écrire { $file } ({ $detail }). Choisissez un autre endroit avec { $name }.
cli-bot-not-imported = Impossible d'importer le bot « { $name } » ({ $detail }). Son module doit être installé ou se trouver dans le dossier courant.
cli-no-bot-there = « { $name } » n'est pas un bot. Nommez une classe dérivée de backroom.bots.bot.Bot, avec son module : monpaquet.MonBot.

## Nombres

cli-decimal = { $whole },{ $parts }
cli-percent-of = { $text } %
cli-row-decisions = Décisions

## La page

cli-plot-title =
    { $count ->
        [one] { $name } : une partie entre bots
       *[other] { $name } : { $count } parties entre bots
    }
cli-plot-about = Bots : { $names }. Joueurs à la table : { $text }. Graine { $number }.
cli-plot-rules = Règles qui diffèrent des règles habituelles : { $names }.
cli-plot-part = La simulation a été arrêtée : parties jouées, { $count } sur { $most }.
cli-plot-violations =
    { $count ->
        [one] Une partie s'est mal passée. Elle manque dans les graphiques.
       *[other] { $count } parties se sont mal passées. Elles manquent dans les graphiques.
    }
cli-plot-middle = médiane ; moitié centrale : de { $lower } à { $upper }
cli-plot-per-game = par partie
cli-plot-table = Voir les chiffres
cli-plot-bots = Victoires par bot
cli-plot-paired = Les places ne comptent pas ici : chaque bot a occupé chaque place aussi souvent que les autres.
cli-plot-unpaired = Les places peuvent compter un peu : les bots ne les ont pas toutes occupées aussi souvent. Avec un multiple de { $number } parties, c'est le cas.
cli-plot-seats = Victoires par place, { $number } joueurs
cli-plot-seats-even = Le hasard suffit à expliquer les écarts entre les places (test du khi-deux, p { $text }).
cli-plot-seats-uneven = Le hasard n'explique guère les écarts entre les places (test du khi-deux, p { $text }).
cli-plot-interval = Intervalle à { $number } %
cli-plot-fair = Équitable
cli-plot-from-to = { $lower } à { $upper }
cli-plot-legend = Pour les victoires, le trait fin montre où se trouve la vraie part, avec { $number } % de confiance (Wilson). En tirets, la part équitable.
cli-plot-scores = Scores
cli-plot-everybody = Tous
cli-plot-median = médiane { $number }
cli-plot-least = Minimum
cli-plot-lower = Premier quartile
cli-plot-column-median = Médiane
cli-plot-upper = Troisième quartile
cli-plot-most = Maximum
cli-plot-box = Boîte : la moitié centrale, barrée par la médiane. Trait : du minimum au maximum.
cli-plot-lengths = Durée des parties
cli-plot-round = Tours
cli-plot-lengths-note = Les parties selon leur nombre de tours.
cli-plot-endings = Comment les parties se terminent
cli-plot-ending = Fin
cli-plot-cards = Combien de fois chaque carte est jouée, par partie.
cli-plot-most-cards = Combien de fois les { $count } cartes les plus utilisées sont jouées, par partie. Le tableau les donne toutes.
cli-plot-made = Fait par Backroom { $text }. La même version, les mêmes bots, les mêmes options et la même graine ({ $number }) donnent les mêmes parties, à l'octet près.
cli-plot-bots-only = Ce sont des parties entre bots. Les humains jouent autrement.
