### Simulationen: viele Partien auf einmal, ihre Zeilen und die Seite darüber.

## Hilfe

cli-help-sim-rows = Eine Datei mit einer Zeile für jede Partie: JSON Lines (.jsonl) oder Parquet (.parquet). Wird der Lauf angehalten, geht es mit --resume und dieser Datei weiter.
cli-help-sim-times = In jeder Zeile auch festhalten, wie viele Sekunden Rechenzeit die Partie gebraucht hat. Solche Zeilen sind bei jedem Lauf anders.
cli-help-sim-report = Eine Datei für eine Seite mit Diagrammen (HTML). Was schon darin steht, wird ersetzt.
cli-help-sim-ray = Auf dem Ray-Cluster mit dieser Adresse spielen; „local“ startet einen auf diesem Rechner.

## Unterwegs

cli-progress = { $count } von { $most } Partien · { $rate } Partien/s · noch { $text }

## Was nicht geht, und was stattdessen

cli-no-ray = Für --ray braucht es Ray, und das ist nicht installiert. So kommt es dazu: pip install "backroom[ray]"
cli-no-pyarrow = Für Parquet braucht es pyarrow, und das ist nicht installiert. So kommt es dazu: pip install "backroom[data]". Oder wähl eine Datei, die auf .jsonl endet.
cli-ray-not-reached = Unter { $name } lässt sich kein Ray-Cluster benutzen ({ $detail }). Prüf die Adresse; „--ray local“ startet einen auf diesem Rechner.
cli-workers-lost = Die Prozesse, in denen gespielt wurde, sind weg ({ $detail }).
cli-rows-kind = { $file }: Zeilen kommen in eine Datei, die auf .jsonl oder .parquet endet. Wähl mit --rows einen solchen Namen.
cli-rows-there = { $file } gibt es schon, und Zeilen werden nie überschrieben. Wähl mit --rows einen anderen Namen oder räum die Datei weg.
cli-rows-unfinished = { $file } gehört zu einer Simulation, die angehalten wurde. Weiter mit: backroom sim --resume { $file }
cli-other-rows = { $file }, Zeile { $line }: Sie gehört nicht zu dieser Simulation. Stell die Datei wieder her, wie sie war, oder fang neu an.
cli-cannot-write-there = { $file } lässt sich nicht schreiben ({ $detail }). Wähl mit { $name } einen anderen Ort.
cli-bot-not-imported = Der Bot „{ $name }“ lässt sich nicht importieren ({ $detail }). Sein Modul muss installiert sein oder im aktuellen Ordner liegen.
cli-no-bot-there = „{ $name }“ ist kein Bot. Nenn eine Klasse, die von backroom.bots.bot.Bot abstammt, mit ihrem Modul: meinpaket.MeinBot.

## Zahlen

cli-decimal = { $whole },{ $parts }
cli-percent-of = { $text } %
cli-row-decisions = Entscheidungen

## Die Seite

cli-plot-title =
    { $count ->
        [one] { $name }: eine Partie unter Bots
       *[other] { $name }: { $count } Partien unter Bots
    }
cli-plot-about = Bots: { $names }. Spieler am Tisch: { $text }. Startwert { $number }.
cli-plot-rules = Regeln, die nicht die üblichen sind: { $names }.
cli-plot-part = Die Simulation wurde nach { $count } von { $most } Partien angehalten.
cli-plot-violations =
    { $count ->
        [one] In einer Partie ging etwas schief. Sie fehlt in den Diagrammen.
       *[other] In { $count } Partien ging etwas schief. Sie fehlen in den Diagrammen.
    }
cli-plot-middle = Median; mittlere Hälfte: { $lower } bis { $upper }
cli-plot-per-game = je Partie
cli-plot-table = Die Zahlen zeigen
cli-plot-bots = Siege nach Bots
cli-plot-paired = Auf die Plätze kommt es hier nicht an: Jeder Bot saß auf jedem Platz gleich oft.
cli-plot-unpaired = Die Plätze können ein wenig mitspielen: Die Bots saßen nicht auf jedem Platz gleich oft. Bei einem Vielfachen von { $number } Partien tun sie es.
cli-plot-seats = Siege nach Plätzen, { $number } Spieler
cli-plot-seats-even = Die Unterschiede zwischen den Plätzen lassen sich durch Zufall erklären (Chi-Quadrat-Test, p { $text }).
cli-plot-seats-uneven = Die Unterschiede zwischen den Plätzen lassen sich durch Zufall kaum erklären (Chi-Quadrat-Test, p { $text }).
cli-plot-interval = { $number }-%-Intervall
cli-plot-fair = Gerecht
cli-plot-from-to = { $lower } bis { $upper }
cli-plot-legend = Bei den Siegen zeigt die dünne Linie, wo der wahre Anteil mit { $number } % Sicherheit liegt (Wilson). Gestrichelt ist der gerechte Anteil.
cli-plot-scores = Punkte
cli-plot-everybody = Alle
cli-plot-median = Median { $number }
cli-plot-least = Kleinster Wert
cli-plot-lower = Unteres Quartil
cli-plot-column-median = Median
cli-plot-upper = Oberes Quartil
cli-plot-most = Größter Wert
cli-plot-box = Kasten: die mittlere Hälfte, quer darin der Median. Linie: vom kleinsten zum größten Wert.
cli-plot-lengths = Länge der Partien
cli-plot-round = Runden
cli-plot-lengths-note = Partien nach der Zahl ihrer Runden.
cli-plot-endings = Wie die Partien endeten
cli-plot-ending = Ende
cli-plot-cards = Wie oft jede Karte gespielt wird, je Partie.
cli-plot-most-cards = Wie oft die { $count } meistgespielten Karten gespielt werden, je Partie. In der Tabelle stehen alle.
cli-plot-made = Erstellt von Backroom { $text }. Dieselbe Version, dieselben Bots und Optionen und derselbe Startwert ({ $number }) ergeben dieselben Partien, Byte für Byte.
cli-plot-bots-only = Hier haben Bots gespielt. Menschen spielen anders.
