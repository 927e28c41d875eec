### Die Befehle: Hilfe, Berichte, und was zu tun ist, wenn etwas nicht geht.

## Hilfe

cli-help-backroom = Zwei Brettspiele aus der Prohibitionszeit, für Menschen und Bots.
cli-help-version = Die Version zeigen und enden. „(mypyc)“ dahinter: Das ist die übersetzte Fassung.
cli-help-help = Diese Seite zeigen, mehr nicht.
cli-help-game = Das Spiel.
cli-help-preset = Nach einer der bekannten Fassungen der Regeln spielen.
cli-help-file = Eine gespeicherte Partie.
cli-help-lang = Die Sprache: en, fr, de oder it. Sonst die des Systems.
cli-help-plain = Schlichte Zeilen statt Tabellen, z. B. für einen Screenreader.
cli-help-option = Eine Option des Tisches. Darf mehrmals vorkommen.
cli-help-rules = Die Regeln eines Spiels anzeigen.
cli-help-rules-unproved = Die Regeln auflisten, die kein Test nennt; gibt es welche, gilt das als Fehler.
cli-help-rules-mild = In milden Worten: Varietés und Tänzerinnen (King of Chicago).
cli-help-rules-tests = Der Ordner mit den Tests.
cli-help-replay = Eine gespeicherte Partie nacherzählen und den Tisch zeigen.
cli-help-replay-at = Nach diesem Zug anhalten (der Aufbau hat die Nummer 1).
cli-help-replay-as = Aus wessen Sicht: die Nummer eines Platzes ab 1, ein Name vom Tisch oder „all“, sobald die Partie zu Ende ist. Sonst so, wie es beim Zuschauen aussieht.
cli-help-replay-step = Schritt für Schritt durch die Partie gehen, vor und zurück.
cli-help-verify = Prüfen, ob eine gespeicherte Partie nach den Regeln und mit ehrlichen Würfeln gespielt wurde.
cli-help-verify-commitment = Die Festlegung, die dein eigenes Gerät sich zu Beginn der Partie gemerkt hat.
cli-help-verify-kept = Was sich dein eigenes Gerät von der Partie gemerkt hat: die Datei, die dir die Seite am Ende gibt.
cli-help-verify-secret = Das Geheimnis des Gastgebers, falls es nicht in der Datei steht.
cli-help-sim = Bots viele Partien spielen lassen und darüber berichten.
cli-help-sim-games = Wie viele Partien.
cli-help-sim-seats = Wie viele Plätze: 4 oder 3,5 oder 3..6, alle der Reihe nach. Sonst alle, die möglich sind.
cli-help-sim-bots = Wer spielt, durch Kommas getrennt: Namen oder Importpfade eigener Bots (meinpaket.MeinBot). Von Partie zu Partie rücken alle weiter.
cli-help-sim-seed = Derselbe Startwert ergibt dieselben Partien, Byte für Byte.
cli-help-sim-check = Jede Stellung gründlich prüfen. Langsam.
cli-help-sim-json = Den Bericht als JSON schreiben.
cli-help-sim-jobs = In wie vielen Prozessen gespielt wird. Sonst in einem; mit --ray local in einem je Prozessorkern.
cli-help-sim-save = Ein Ordner, in dem jede Partie gespeichert wird.
cli-help-sim-resume = Mit einer Simulation weitermachen, die angehalten wurde: aus der Datei, die sie hinterlassen hat, oder ihren Zeilen.
cli-page-usage = So wird es geschrieben: backroom { $text }
cli-page-command = BEFEHL …
cli-page-some-options = [Optionen]
cli-page-commands = Befehle
cli-page-arguments = Worum es geht
cli-page-options = Optionen
cli-page-more = „backroom BEFEHL --help“ erklärt einen Befehl.
cli-page-game = Das Spiel { $name }, für { $least } bis { $most } Spieler
cli-page-value = { $name }: { $text }
cli-page-usual-value = { $name }: { $text } (üblich)
cli-page-usual = { $text } Üblich: { $value }.
cli-page-one-of = { $text } Eines von diesen: { $names }.
cli-page-number = ZAHL
cli-page-file = PFAD
cli-page-pair = NAME=WERT
cli-page-word = …

## Was nicht geht, und was stattdessen zu tun ist

cli-no-such-game = Es gibt kein Spiel namens „{ $name }“. Zur Wahl stehen: { $names }. Oder nenn einen eigenen mit seinem Modul (meinpaket.MeinBot).
cli-need-game = Welches Spiel? Nenn eines von diesen: { $names }.
cli-no-such-bot = Für dieses Spiel gibt es keinen Bot namens „{ $name }“. Zur Wahl stehen: { $names }. Oder nenn einen eigenen mit seinem Modul (meinpaket.MeinBot).
cli-slip = { $text } „{ $name }“ zeigt, wie es geschrieben wird.
cli-no-such-command =
    Es gibt keinen Befehl „{ $name }“. { $near ->
        [yes] War gemeint: { $names }?
       *[no] Es gibt: { $names }.
    }
cli-no-such-option =
    Die Option { $name } gibt es hier nicht. { $near ->
        [yes] War gemeint: { $names }?
       *[no] Es gibt: { $names }.
    }
cli-need-number = { $name } braucht eine Zahl.
cli-need-value = Nach { $name } muss noch etwas stehen.
cli-no-value = { $name } steht für sich, ohne etwas danach.
cli-need-argument = { $name } fehlt.
cli-too-many-words = „{ $name }“ ist zu viel.
cli-no-such-language = „{ $name }“ spricht hier niemand. Wähl mit --lang eine Sprache: { $names }.
cli-seats = „{ $name }“ ist keine Zahl von Plätzen für dieses Spiel. Gib eine von { $least } bis { $most } an, mehrere („{ $least },{ $most }“) oder einen Bereich („{ $least }..{ $most }“).
cli-too-few = { $name } muss mindestens 1 sein. Gib eine größere Zahl an.
cli-options = So lässt sich der Tisch nicht aufbauen: { $detail }
cli-no-such-choice = Für diesen Tisch gibt es keine Option „{ $name }“. Schreib Name=Wert; es gibt: { $names }.
cli-choice = { $name } kann nicht „{ $text }“ sein. Schreib { $name }= und einen dieser Werte: { $names }.
cli-no-such-preset = Es gibt keine Voreinstellung „{ $name }“. Zur Wahl stehen: { $names }.
cli-no-presets = { $name } hat keine Voreinstellungen: Lass --preset weg.
cli-no-board = { $name } wird immer auf demselben Spielplan gespielt: Lass --board weg.
cli-no-map = { $name } hat keinen Spielplan, der ein anderer sein könnte. Zur Wahl stehen: { $names }.
cli-no-file = { $file } lässt sich nicht lesen ({ $detail }). Prüf den Namen und versuch es noch einmal.
cli-no-sim = { $file } ist keine Simulation, mit der es weitergehen könnte. Gib bei --resume die Datei an, die „backroom sim“ hinterlassen hat.
cli-other-version = { $file } stammt von Version { $text }, und dies ist { $name }: Die Partien würden nicht zusammenpassen. Fang neu an.
cli-resume-alone = Was gespielt wird, steht in der Datei von --resume: Lass { $name } weg.
cli-cannot-write = { $file } lässt sich nicht schreiben ({ $detail }). Wähl mit --save einen anderen Ordner.
cli-wrong-line = { $file }: { $text }
cli-cut-off = Zeile { $line } ist abgeschnitten: Die Datei ist nicht vollständig.
cli-no-such-record = Einen Zug { $number } hat diese Partie nicht. Gib bei --at eine Zahl von 1 bis { $most } an.
cli-no-such-seat = An diesem Tisch sitzt niemand namens „{ $name }“. Gib bei --as eine Zahl von 1 bis { $most } oder einen Namen vom Tisch an.
cli-not-over = Diese Partie ist noch nicht zu Ende, also darf niemand alles sehen. Wähl mit --as einen Platz, oder lass es weg.
cli-not-hex = { $name } besteht nicht aus hexadezimalen Ziffern (0–9, a–f). Kopiere es noch einmal vollständig.
cli-not-kept = { $file } ist nicht das, was sich ein Gerät von einer Partie merkt. Nimm die Datei noch einmal von der Seite.
cli-commitment-length = Eine Festlegung hat { $most } hexadezimale Ziffern. Kopiere sie noch einmal vollständig.
cli-no-page = Für „{ $name }“ gibt es keine Regelseite.
cli-no-tests = In { $file } gibt es keine Tests zu lesen. Nenn mit --tests den richtigen Ordner.
cli-test-unreadable = { $file } ist kein lesbares Python ({ $detail }). Bring es in Ordnung und versuch es noch einmal.
cli-unknown-rule = Ein Test nennt { $rule }, aber auf der Regelseite steht keine solche Regel.

## Nachspielen

cli-spectator = jemandem, der nur zuschaut
cli-everything = jemandem, der alles sieht
cli-replay-head = Zug { $number } von { $most }, aus der Sicht von { $name }.
cli-replay-keys = Eingabetaste: vor, b: zurück, +10, -10 oder ein Zug; t: der Tisch, m: die Karte, q: Schluss
cli-replay-first = Das ist der erste Zug.
cli-replay-last = Das ist der letzte Zug.
cli-replay-range = Es gibt Züge von 1 bis { $most }.
cli-replay-what = Das verstehe ich nicht. Drücke die Eingabetaste, um weiterzugehen, oder eine der genannten Tasten.
cli-only-seen-by = Nur für { $name } sichtbar:
cli-pair = { $name }: { $text }
cli-that-is-all = Das ist alles.

## Prüfen

cli-verify-rules =
    { $count ->
        [one] Die Regeln sind eingehalten: Der einzige Zug der Datei folgt aus ihnen.
       *[other] Die Regeln sind eingehalten: Jeder der { $count } Züge folgt aus dem vorigen.
    }
cli-verify-so-far =
    { $count ->
        [one] So weit, so gut: Der einzige Zug der Datei folgt aus den Regeln.
       *[other] So weit, so gut: Jeder der { $count } Züge folgt aus dem vorigen.
    }
cli-verify-dice =
    { $count ->
        [one] Die Würfel stimmen: Das einzige Ergebnis ist das, was Geheimnis und Nonces ergeben.
       *[other] Die Würfel stimmen: Alle { $count } Ergebnisse sind die, die Geheimnis und Nonces ergeben.
    }
cli-verify-unchecked =
    { $count ->
        [one] Ein Ergebnis wurde nicht geprüft: Es stammt aus der Partie, die hier fortgesetzt wird, und deren Geheimnis ist nicht bekannt.
       *[other] { $count } Ergebnisse wurden nicht geprüft: Sie stammen aus der Partie, die hier fortgesetzt wird, und deren Geheimnis ist nicht bekannt.
    }
cli-verify-commitment = Der Gastgeber hatte sich vor der Partie auf dieses Geheimnis festgelegt: Es passt zu der Festlegung, die du dir gemerkt hast.
cli-verify-own-commitment = Das Geheimnis passt zu der Festlegung in der Datei, { $text }. Das beweist nur dann etwas, wenn dein eigenes Gerät sich zu Beginn dieselbe gemerkt hat: Vergleiche beide, oder gib deine mit --commitment an.
cli-verify-guided = Das ist ein geführtes erstes Spiel: Seine Würfel und Karten lagen vorher fest, durch ein Geheimnis, das alle lesen können. Dass sie daraus folgen, beweist nichts über das Glück.
cli-verify-no-commitment = Die Datei enthält keine Festlegung; das Geheimnis kann also nach der Partie ausgesucht worden sein. Die Würfel sind in sich stimmig, aber nichts zeigt, dass sie vorher feststanden.
cli-verify-no-secret = Die Würfel wurden nicht geprüft: Das Geheimnis steht nicht in der Datei. Es wird am Ende der Partie gezeigt; gib es mit --secret an.
cli-verify-nonce = Nonce von { $name }: { $text }, wie versiegelt. Bist du das, muss es die sein, die dein Gerät gesendet hat.
cli-verify-no-nonce = { $name } hat keine eigene Nonce; sie folgt aus dem Geheimnis.
cli-verify-void = Ein früheres Geben (Festlegung { $text }) galt nicht, weil das Gerät von { $names } seine Nonce nicht geöffnet hatte.
cli-verify-chain =
    { $count ->
        [one] Die Kette hält: Aufbau und der einzige Eintrag sind so, wie sie am Ende der Partie waren.
       *[other] Die Kette hält: Aufbau und alle { $count } Einträge sind so, wie sie am Ende der Partie waren.
    }
cli-verify-links =
    { $count ->
        [one] Es ist die Partie, von der dein Gerät erfahren hat: Das eine Glied, das es sich gemerkt hat, passt.
       *[other] Es ist die Partie, von der dein Gerät erfahren hat: Die { $count } Glieder, die es sich gemerkt hat, passen.
    }
cli-verify-no-links = Wer das Geheimnis kennt, kann so eine Datei von der ersten bis zur letzten Zeile neu machen. Dass das niemand getan hat, zeigen nur die Kettenglieder, die sich dein eigenes Gerät gemerkt hat: Nimm sie am Ende der Partie von der Seite und gib sie mit --kept an.
cli-verify-cannot = Was sich so nicht zeigen lässt: ob der Gastgeber in seiner eigenen Datenbank verdeckte Karten angesehen oder verraten hat. Und Würfel, in denen keine Nonce eines Geräts steckt, dem du traust, hat der Server allein gezogen.
cli-wrong-result = Zeile { $line }: Mit diesem Ergebnis hat die Partie nicht geendet.
cli-verify-not-over = Zeile { $line } ist die letzte, und die Partie ist dort nicht zu Ende: Sie geht weiter, oder der Rest wurde abgeschnitten. Eine ganze Partie lässt sich prüfen, wenn sie zu Ende ist.
cli-verify-no-end = Zeile { $line } fehlt: Die Partie ist zu Ende, doch dort sollten Ergebnis und Geheimnis stehen.
cli-secret-withheld = Zeile { $line }: Die Partie ist zu Ende, aber das Geheimnis fehlt; so lassen sich die Würfel nicht prüfen. Frag den Gastgeber danach.

## Berichte

cli-report = { $name }, Startwert { $number }
cli-report-bots = Nach Bots
cli-report-seats = Nach Plätzen
cli-report-cards = Gespielte Karten
cli-row-games = Beendete Partien
cli-row-seats = Plätze
cli-row-records = Züge
cli-row-refused = Abgelehnte ungefragte Züge
cli-row-rounds = Runden
cli-row-scores = Punkte
cli-row-end = Ende: { $ending }
cli-row-violations = Verstöße
cli-row-sha256 = SHA-256 aller Partien
cli-column-bot = Bot
cli-column-seat = Platz
cli-column-games = Partien
cli-column-taken = Besetzte Plätze
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-scores = Punkte
cli-column-card = Karte
cli-column-played = Gespielt
cli-count = { $count }
cli-text = { $text }
cli-none = –
cli-list = { $items }
cli-of = { $count } von { $most }
cli-percent = { $count } %
cli-seat = Platz { $number }
cli-games-of-seats =
    { $count ->
        [one] eine Partie zu { $number }
       *[other] { $count } Partien zu { $number }
    }
cli-spread = Median { $median }, mittlere Hälfte { $lower } bis { $upper }, insgesamt { $least } bis { $most }
cli-checked = { $count }, jede Stellung geprüft
cli-unchecked = { $count } (Stellungen nicht geprüft: --check angeben)
cli-violation = Partie { $number } ging nach { $count } Zügen schief: { $detail }. Gespeichert in { $file }.
cli-sim-stopped = Angehalten nach { $count } von { $most } Partien. Weiter mit: backroom sim --resume { $file }
cli-sim-stopped-early = Angehalten, bevor die erste Partie zu Ende war: Es gibt nichts zu berichten.
cli-sim-not-kept = Angehalten nach { $count } von { $most } Partien. Sie lassen sich hier nicht aufheben ({ $detail }), daher geht es nicht weiter.

## Feindseliges Spiel

cli-help-fuzz = Ein Spiel feindselig spielen, bis etwas kaputtgeht oder die Zeit um ist.
cli-help-fuzz-seconds = Wie lange gespielt wird, in Sekunden. Ohne diese Angabe und --runs eine Minute.
cli-help-fuzz-runs = Wie viele Partien versucht werden. Derselbe Startwert und dieselbe Zahl finden immer dasselbe.
cli-help-fuzz-seed = Ein anderer Startwert versucht anderes.
cli-help-fuzz-save = Der Ordner für eine Partie, in der etwas kaputtging. Sonst der aktuelle.
cli-fuzz-progress = { $seconds } s: { $count } Partien versucht ({ $rate } je Sekunde), { $corpus } behalten, { $edges } Kanten, { $features } Merkmale
cli-fuzz-sound =
    { $count ->
        [one] Nichts ging kaputt: eine Partie versucht, mit { $moves } Zügen.
       *[other] Nichts ging kaputt: { $count } Partien versucht, mit insgesamt { $moves } Zügen.
    }
cli-fuzz-stopped = Angehalten. Bis hierher ist nichts zu Bruch gegangen ({ $count } Partien, { $moves } Züge).
cli-fuzz-crash = Das Programm ist bei einem Zug abgestürzt.
cli-fuzz-refusal = Eine Ablehnung hat etwas verändert oder sagt nicht, warum.
cli-fuzz-answer = Ein erlaubter Zug wurde abgelehnt oder ein verbotener angenommen.
cli-fuzz-invariant = Es fehlt etwas aus der Schachtel, oder eine Zahl kann nicht sein.
cli-fuzz-dead-end = Die Partie kann nicht weitergehen.
cli-fuzz-position = Eine Stellung besteht die gründliche Prüfung nicht.
cli-fuzz-save = Eine gespeicherte Partie läuft beim Nachspielen anders ab.
cli-fuzz-detail = Was nicht stimmt: { $detail }
cli-fuzz-move = Der Zug: { $text }
cli-fuzz-where = An einem Tisch mit { $number } Plätzen, nach { $count } gespeicherten Zügen, im Versuch { $execution }.
cli-fuzz-shrunk = Von { $most } Zügen auf { $count } gekürzt.
cli-fuzz-stream = Die Züge als Bytes: { $text }
cli-fuzz-saved = Die Partie bis dahin steht in { $file } (mit „backroom replay“ zu öffnen), die Einzelheiten in { $file_note }.
cli-fuzz-no-table = Es gab noch keinen Tisch. Die Einzelheiten stehen in { $file }.

## Tempo

cli-help-bench = Messen, wie schnell die Regeln auf diesem Rechner sind, neben anderen Spielprogrammen.
cli-help-bench-what = Was gemessen wird. engine: Partien aufs Geratewohl und zwischen Bots, Kopien, Ansichten; memory: ob der Speicher mit den Partien wächst; jobs: was ein zweiter Prozess bringt; server: was ein Server aushält, neben boardgame.io.
cli-help-bench-turns = Wie oft jeder an die Reihe kommt.
cli-help-bench-seconds = Wie lange jede Messung dauert, in Sekunden.
cli-help-bench-game = Nur dieses Spiel messen.
cli-help-bench-games = Wie viele Partien, für memory (sonst 20000) und jobs (sonst 600).
cli-help-bench-peers = Eine Python-Umgebung mit Catanatron und OpenSpiel. Sonst wird einmal eine in deinem Cache-Ordner angelegt.
cli-help-bench-alone = Die anderen Spielprogramme weglassen.
cli-help-bench-beside = Ein anderer Stand von Backroom, etwa ein älterer Commit: sein Server wechselt sich mit diesem ab.
cli-help-bench-json = Eine Datei für alles, was gemessen wurde, als JSON. Was darin steht, wird ersetzt.
cli-bench-what = Eine Messung namens „{ $name }“ gibt es nicht. Wähl eine von diesen: { $names }.
cli-bench-no-time = { $name } muss mehr als 0 sein. Gib eine größere Zahl an.
cli-bench-only-plain = Von diesen Quellen gibt es keine übersetzte Fassung: Nur die einfache wird gemessen. „make fast“ macht eine.
cli-bench-install = { $name } wird zum Vergleichen geholt, nur einmal, nach { $file } …
cli-bench-no-peer = Mit { $name } lässt sich nicht vergleichen ({ $detail }). Die anderen werden ohne gemessen.
cli-bench-failed = Eine Messung kam nicht ans Ende: { $detail }
cli-bench-stopped = Abgebrochen. Es gibt keinen Bericht.
cli-bench-cannot-write = { $file } lässt sich nicht schreiben ({ $detail }). Wähl mit --json eine andere Datei.
cli-bench-title =
    { $count ->
        [one] { $name }, in einem Durchgang: Median (kleinster bis größter Wert)
       *[other] { $name }, in { $count } Durchgängen: Median (kleinster bis größter Wert)
    }
cli-bench-figure = Rechenzeit eines Kerns
cli-bench-plain = Einfach
cli-bench-compiled = Übersetzt
cli-bench-faster = Mal so schnell
cli-bench-random-games = Aufs Geratewohl, Partien/s
cli-bench-random-decisions = Aufs Geratewohl, Entscheidungen/s
cli-bench-scripted-games = Zwischen Bots, Partien/s
cli-bench-scripted-records = Zwischen Bots, Züge/s
cli-bench-copy = Kopie eines Stands, µs
cli-bench-asks = Offene Fragen, µs
cli-bench-view = Ansicht + JSON eines Platzes, µs
cli-bench-view-played = Ansicht + JSON eines Platzes nach einem Zug im Spiel, µs
cli-bench-views = Ansicht + JSON, alle Plätze einer Stellung, µs je Platz
cli-bench-sample = Ziehung aus einer Ansicht, µs
cli-bench-save = Einen Stand schreiben, µs
cli-bench-restore = Einen Stand lesen, µs
cli-bench-range = { $median } ({ $least } bis { $most })
cli-bench-times = { $median } × ({ $least } bis { $most })
cli-bench-others = Andere Spielprogramme, in denselben Durchgängen
cli-bench-engine = Programm
cli-bench-version = { $name }, { $text }
cli-bench-beside-title = { $name } daneben
cli-bench-beside = { $name }: { $items }
cli-bench-game = Spiel
cli-bench-memory = Speicher beim Spielen aufs Geratewohl, höchstens ({ $items })
cli-bench-memory-first = Zuerst
cli-bench-memory-last = Am Ende
cli-bench-memory-grown = Gewachsen
cli-bench-megabytes =
    { $count ->
        [one] { $text } MB, eine Partie
       *[other] { $text } MB, { $count } Partien
    }
cli-bench-jobs = Partien zwischen Bots in Prozessen, nach der Uhr ({ $items })
cli-bench-one-job = Einer, Sekunden
cli-bench-two-jobs = Zwei, Sekunden
cli-bench-server = { $count } Tische zu viert, jeder Zug gesichert, bevor er gemeldet wird ({ $items })
cli-bench-server-linux = Was ein Server verbraucht, lässt sich nur unter Linux ablesen. Miss es dort.
cli-bench-no-checkout = Es gibt keinen Ordner { $file }.
cli-bench-server-figure = Ein Kern für den Server
cli-bench-server-times = So viel mal besser, Runde für Runde
cli-bench-server-beside = Backroom neben
cli-bench-server-moves = Unter Volllast, Züge/s
cli-bench-server-cost = Rechenzeit je Zug, ms
cli-bench-server-seated = Speicher je Tisch, alle sitzen, kB
cli-bench-server-played = Speicher je Tisch, nach dem Spielen, kB
cli-bench-server-bytes = Gesendet je Zug, Bytes
cli-bench-server-half = Im Takt: die Hälfte gemeldet nach, ms
cli-bench-server-most = Im Takt: 99 von 100 nach, ms
cli-bench-server-busy = Kern der Clients, ausgelastet zu, %

## Ausgewogenheit

cli-help-balance = Bots viele Partien spielen lassen und eine Seite darüber schreiben, wie ausgewogen und wie lang sie sind.
cli-help-balance-games = Wie viele Partien für jede Zahl von Plätzen.
cli-help-balance-out = Die Datei für die Seite, in Markdown. Was darin war, wird ersetzt. Sonst docs/balance-SPIEL.md.
cli-balance-written =
    { $count ->
        [one] Eine Partie gespielt. Die Seite steht in { $file }.
       *[other] { $count } Partien gespielt. Die Seite steht in { $file }.
    }
cli-balance-bars = Was gelten soll: { $count } von { $most } Vorgaben erfüllt.
cli-balance-cannot-write = { $file } lässt sich nicht schreiben ({ $detail }). Wähl mit --out eine andere Datei.
cli-balance-broken = Partie { $number } ging nach { $count } Zügen schief: { $detail }. Es wurde keine Seite geschrieben.
cli-balance-stopped = Angehalten. Es wurde keine Seite geschrieben.

## Der Server

cli-help-serve = Tische aufmachen, an denen im Browser gespielt wird.
cli-help-serve-host = Die Adresse, auf der gelauscht wird. Mit 0.0.0.0 können andere im Haus mitspielen.
cli-help-serve-room = Die Handys im Raum hereinlassen: an allen Adressen dieses Computers lauschen.
cli-help-serve-port = Der Port, auf dem gelauscht wird. Sonst 8080 oder der nächste freie.
cli-help-serve-name = Ein Name, unter dem dieser Server gerufen werden darf, etwa spiel.example.org (.example.org: alle, die so enden). Mehrfach möglich.
cli-help-serve-proxy = Die Adresse eines Proxys vor diesem Server, dem geglaubt wird, woher ein Aufruf kommt. Mehrfach möglich.
cli-help-serve-data = Der Ordner für die Tische. Sonst dein Datenordner.
cli-help-serve-open = Den Browser öffnen.
cli-help-serve-accept-loss = Mit einer Datei weitermachen, in der etwas fehlt, das einmal gespeichert war.
cli-help-schema = Das JSON-Schema von allem schreiben, was Server und Browser einander sagen.
cli-serve-here = Das Hinterzimmer ist offen: { $text }
cli-serve-near = Andere in deinem Netz finden es hier: { $text }
cli-serve-alone = Nur dieser Computer kommt herein. Um die Handys im Raum hereinzulassen, halt den Server an und ruf „make play ROOM=1“ oder „backroom play --room“ auf; sie öffnen dann { $text }
cli-serve-no-network = Nur dieser Computer kommt herein, und er ist in keinem Netz. In einem Netz lässt „make play ROOM=1“ oder „backroom play --room“ die Handys im Raum herein.
cli-serve-stop = Mit Strg+C beenden. Alle Tische bleiben erhalten.
cli-serve-no-folder = { $file } lässt sich nicht verwenden ({ $detail }). Wähl mit --data einen anderen Ordner.
cli-serve-no-port = Auf { $name }, Port { $number }, lässt sich nicht lauschen ({ $detail }). Wähl mit --port einen anderen.
cli-serve-no-host = { $name } ist keine Adresse dieses Rechners ({ $detail }). Wähl mit --host eine andere.
cli-serve-no-proxy = { $name } ist keine Adresse. Nenn den Proxy mit seiner Adresse in Ziffern, etwa 127.0.0.1 oder 10.0.0.0/8.
cli-store-busy = In { $file } läuft schon ein Hinterzimmer: Zwei würden sich die Tische verderben. Nimm das laufende, beende es zuerst oder wähle mit --data einen anderen Ordner.
cli-store-damaged = { $file } lässt sich nicht lesen ({ $detail }). Kopiere den ganzen Ordner an einen sicheren Ort und hol dann mit „backroom restore“ deine letzte Sicherung zurück.
cli-store-other = Das Hinterzimmer, das auf { $file } läuft, ist eine andere Version von Backroom. Nimm den Befehl jener Version oder beende es zuerst.
cli-store-behind =
    { $count ->
        [one] In { $file } fehlt die letzte Änderung, die dort gespeichert war
       *[other] In { $file } fehlen die letzten { $count } Änderungen, die dort gespeichert waren
    }: Die Datei wurde gelöscht, gekürzt oder gegen eine ältere getauscht. Leg die richtige zurück oder hol mit „backroom restore“ deine letzte Sicherung. Willst du ohne das Fehlende weitermachen: „backroom serve --accept-loss“.
cli-store-gone = Die Datei mit den Tischen ist aus { $file } verschwunden. Was ab jetzt geschieht, wird nicht gespeichert; die Spieler erfahren es. Beende den Server, leg die Datei zurück oder hol mit „backroom restore“ deine letzte Sicherung, und starte neu.
cli-store-replaced = In { $file } liegt jetzt eine andere Datei als die mit den Tischen. Was ab jetzt geschieht, wird nicht gespeichert; die Spieler erfahren es. Beende den Server, sieh nach, welche Datei die richtige ist, und starte neu.
cli-store-cut = Die Datei mit den Tischen in { $file } wurde gekürzt oder beschädigt. Was ab jetzt geschieht, wird nicht gespeichert; die Spieler erfahren es. Beende den Server, kopiere den ganzen Ordner an einen sicheren Ort, hol mit „backroom restore“ deine letzte Sicherung, und starte neu.
cli-store-no-room = Auf dem Datenträger von { $file } ist kein Platz mehr. Mach Platz oder wähle mit --data einen anderen Ordner.
cli-store-full = Der Datenträger von { $file } ist voll. Was ab jetzt geschieht, wird nicht gespeichert; die Spieler erfahren es. Mach Platz: Die Tische gehen von selbst weiter.
cli-store-room = Auf dem Datenträger von { $file } ist wieder Platz: Was geschieht, wird gespeichert.
cli-host-file-unreadable = { $file } ist nicht lesbar ({ $detail }). Bring sie in Ordnung, oder nimm sie weg.
cli-host-file-section =
    { $file } nennt einen Befehl „{ $name }“, den es nicht gibt. { $near ->
        [yes] Meintest du: { $names }?
       *[no] Es gibt: { $names }.
    }
cli-host-file-option =
    { $file } nennt eine Option „{ $name }“, die es nicht gibt. { $near ->
        [yes] Meintest du: { $names }?
       *[no] Es gibt: { $names }.
    }
cli-help-doctor = Ist dieser Computer bereit für Gäste? Was nicht stimmt, und was zu tun ist.
cli-doctor-compiled = Backroom { $text } mit Python { $name }, der schnelle Bau.
cli-doctor-plain = Backroom { $text } mit Python { $name }. Spielen lässt sich so genauso gut; mit „make fast“ denken Bots mehrmals so schnell.
cli-doctor-no-client = Die Seiten für den Browser sind nicht gebaut. Ruf „make web“ auf.
cli-doctor-client = Die Seiten für den Browser sind da.
cli-doctor-no-folder = In { $file } lässt sich nicht schreiben ({ $detail }): Kein Tisch könnte aufbewahrt werden. Wähl mit --data einen anderen Ordner, oder mach diesen zu deinem.
cli-doctor-no-space = Wo { $file } liegt, sind nur { $count } MB frei: Bald ließe sich kein Zug mehr aufbewahren. Mach Platz, oder wähl mit --data einen anderen Ordner.
cli-doctor-folder = Tische werden in { $file } aufbewahrt.
cli-doctor-no-tables = Noch wird dort kein Tisch aufbewahrt.
cli-doctor-damaged = Was in { $file } liegt, ist nicht lesbar ({ $detail }). Kopier vor allem anderen den ganzen Ordner an einen sicheren Ort, dann hol deine letzte Sicherung zurück.
cli-doctor-newer = { $file } stammt von einem neueren Backroom. Nimm jenes: Dieses hier verstünde seine Tische nicht.
cli-doctor-tables = 
    { $count ->
        [one] Ein Tisch wird dort aufbewahrt, und seine Datei ist in Ordnung.
       *[other] { $count } Tische werden dort aufbewahrt, und ihre Datei ist in Ordnung.
    }
cli-doctor-reports =
    { $count ->
        [one] An einem Tisch für alle wurde jemand gemeldet: „backroom reports“ zeigt es.
       *[other] { $count } Meldungen von Tischen für alle warten auf dich: „backroom reports“ zeigt sie.
    }
cli-doctor-no-more-tables = Die Tische belegen { $count } von { $most } erlaubten MB (most_stored): Neue lassen sich nicht mehr aufmachen. Lösche alte Tische oder erlaube mit --limit mehr.
cli-doctor-port-taken = Auf Port { $number } lauscht schon etwas, vielleicht ein offenes Hinterzimmer. Ein weiteres nimmt den nächsten freien Port.
cli-doctor-port = Port { $number } ist frei.
cli-doctor-no-network = Dieser Computer ist in keinem Netz: Nur wer davorsitzt, kann spielen.
cli-doctor-network = Die Handys im Raum kommen mit „make play ROOM=1“ herein; im Netz ist dieser Computer { $text }.
cli-doctor-few-files = Das System erlaubt einem Programm nur { $count } offene Leitungen, gebraucht werden { $most }. Heb die Grenze an (ulimit -n).
cli-doctor-sharing = Für Freunde in anderen Städten hast du: { $names }. Wie das geht, steht in docs/hosting.md.
cli-doctor-no-sharing = Um Freunde aus anderen Städten hereinzulassen, installier cloudflared oder Tailscale; docs/hosting.md sagt, wie.
cli-doctor-well = Alles in Ordnung.
cli-doctor-ill = 
    { $count ->
        [one] Erst ist eine Sache in Ordnung zu bringen.
       *[other] Erst sind { $count } Sachen in Ordnung zu bringen.
    }

## Spielpläne

cli-help-board = Einen Spielplan prüfen, zeigen, wie fair seine Startfelder sind, und ihn zeichnen.
cli-help-map-game = Das Spiel, zu dem der Plan gehört: chicago.
cli-help-map-file = Die Datei eines eigenen Spielplans. Sonst der Plan, der zum Spiel gehört.
cli-help-map-svg = Die Datei für ein Bild des Plans (SVG). Was darin stand, wird ersetzt.
cli-board-counts = { $name }
cli-board-squares = Straßenfelder
cli-board-territories = Reviere
cli-board-lots-small = Kleine Bauplätze
cli-board-starts = davon mit Stern
cli-board-lots-medium = Mittlere Bauplätze
cli-board-lots-large = Große Bauplätze
cli-board-places = Orte mit Namen
cli-board-garages = Werkstätten
cli-board-fairness = Wie fair die Startfelder sind (Wege in Straßenfeldern)
cli-board-column-start = Start
cli-board-column-resources = Mittlerer Weg zu den Ressourcen
cli-board-column-territories = Reviere bis 6 Felder weit
cli-board-column-resource = Nächste Ressource
cli-board-column-medium = Nächster mittlerer Bauplatz
cli-board-column-large = Nächster großer Bauplatz
# $name is the street.
cli-board-start = { $number }, { $name }
cli-board-row-mean = Mittel
cli-board-row-band = Erlaubt
cli-board-row-kept = Fair?
cli-board-outside = { $items } (!)
cli-board-band = { $least } bis { $most }
cli-board-kept = ja
cli-board-not-kept = nein
cli-board-decimal = { $whole },{ $parts }
cli-board-fair = Die Startfelder sind fair: Keine Zahl liegt außerhalb des Erlaubten.
cli-board-unfair = Die Startfelder sind nicht fair: Sieh dir die Zahlen mit (!) an. Spielen lässt sich auf dem Plan trotzdem.
cli-board-drawn = Das Bild steht in { $file }.
cli-board-cannot-write = { $file } lässt sich nicht schreiben ({ $detail }). Wähl mit --svg eine andere Datei.
cli-board-legend-territory = Revier
cli-board-legend-start = Start (kleiner Betrieb)
cli-board-legend-small = Kleiner Betrieb
cli-board-legend-medium = Mittlerer Betrieb
cli-board-legend-large = Großer Betrieb
cli-board-legend-garage = Werkstatt
cli-board-legend-source = Ort mit Ressourcen zu Beginn
cli-board-legend-place = Anderer Ort
# Below the board in letters.
cli-board-signs = ░░░ Straße; 1 bis { $territories } Revier; * Start (kleiner Betrieb mit Stern); s, M, L Bauplatz für kleinen, mittleren, großen Betrieb; G Werkstatt.
cli-board-place-signs = Die Orte, an ihren ersten Buchstaben zu erkennen: { $names }.

## Sichern und mitnehmen

cli-help-backup = Alle Tische in eine Datei sichern, während gespielt wird.
cli-help-backup-file = Die Datei, die geschrieben wird. Ohne Angabe eine mit dem heutigen Datum hier.
cli-help-restore = Die Tische einer Sicherung an die Stelle der jetzigen setzen. Der Server muss beendet sein.
cli-help-restore-file = Eine Datei, die „backroom backup“ geschrieben hat.
cli-help-reports = Zeigen, was an Tischen für alle gemeldet wurde, mit dem, was die Gemeldeten offen gesagt haben.
cli-help-reports-clear = Das Gezeigte löschen, wenn du dich darum gekümmert hast.
cli-reports-cleared = Gelöscht.
cli-reports-none = Niemand wurde gemeldet.
cli-reports-one =
    { $date } · Tisch { $table } · { $name } (Platz { $count }), gemeldet von Platz { $other }: { $why ->
        [name] der Name
        [insult] Beleidigungen
        [threat] Drohungen
       *[spam] Werbung oder Zumüllen
    }
cli-help-export = Einen Tisch mit allem, was dazugehört, in eine Datei schreiben, um anderswo weiterzuspielen.
cli-help-export-table = Der Tisch: sein Link oder das Wort darin nach /table/.
cli-help-export-file = Die Datei, die geschrieben wird. Ohne Angabe eine mit dem Namen des Tischs hier.
cli-help-import = Einen exportierten Tisch aufnehmen oder den Spielstand einer beendeten Partie, um sie im Browser anzusehen.
cli-help-import-file = Eine Datei, die „backroom export“ geschrieben hat, oder ein Spielstand.
cli-copy-nothing = In { $file } liegen keine Tische. Sag mit --data, wo sie sind.
cli-copy-exists = { $file } gibt es schon. Wähle einen anderen Namen.
cli-copy-failed = Das ging nicht: { $file } ({ $detail }).
cli-backup-done =
    { $count ->
        [one] Ein Tisch liegt in { $file }
       *[other] { $count } Tische liegen in { $file }
    }. Auch verdeckte Karten und kommende Würfe stehen darin: Behalt die Datei für dich.
cli-restore-none = { $file } ist keine Sicherung von Backroom ({ $detail }). Nichts wurde geändert.
cli-restore-done =
    { $count ->
        [one] In { $file } liegt jetzt ein Tisch.
       *[other] In { $file } liegen jetzt { $count } Tische.
    }
cli-restore-aside = Was vorher dort war, liegt in { $file }.
cli-export-no-table = Einen Tisch { $name } gibt es hier nicht. Sein Name steht in seinem Link nach /table/.
cli-export-done = Tisch { $name } liegt in { $file }. Auch verdeckte Karten und kommende Würfe stehen darin: Behalt die Datei für dich. Nimm ihn anderswo mit „backroom import“ auf und spielt nur an einem Ort weiter.
cli-import-none = { $file } ist weder ein Tisch aus „backroom export“ noch ein Spielstand ({ $detail }). Nichts wurde geändert.
cli-import-backup = { $file } ist eine Sicherung: nicht ein Tisch, sondern alle Tische eines Servers. „backroom restore“ spielt sie ein und legt beiseite, was dort ist. Nichts wurde geändert.
cli-import-not-over = Die Partie in { $file } ist nicht zu Ende, und im Spielstand fehlt, woraus ihre Würfel folgen. Wer ihren Server betreibt, soll sie mit „backroom export“ schreiben.
cli-import-no-secret = In { $file } fehlt das Geheimnis hinter den Würfeln, oder es ist ein anderes als das zugesagte: Als beendete Partie lässt sie sich nicht öffnen.
cli-import-here = Tisch { $name } ist schon hier. Nichts wurde geändert.
cli-import-done = Der Tisch ist da: { $text }. Seine Leute kommen mit ihren bisherigen Links herein, unter der Adresse dieses Servers.
cli-import-over = Die Partie ist da, und alle können sie ansehen: { $text }
