### The browser: pages, buttons, notes. What the game itself says stands in the other catalogues.

## The lobby

web-lead = Prohibition, krumme Geschäfte und Absprachen im Hinterzimmer, alles an einem Tisch.
web-language = Sprache
web-your-name = Dein Name
web-default-name = Boss
web-learn = Noch nie gespielt?
web-learn-about = Ein paar Runden mit jemandem, der erklärt: am echten Tisch, mit den echten Regeln, und du ziehst selbst.
web-learn-game = { $game } lernen
web-play-now = Jetzt spielen
web-what = Backroom ist ein Spieltisch für zwei Brettspiele aus der Zeit der Prohibition. Spiele sofort gegen Bots, mit Freunden über einen Link oder über Tage, Zug um Zug. Es kostet nichts, braucht kein Konto, und alle können die Würfel nachprüfen.
web-opponents = Gegen
web-opponents-count =
    { $count ->
        [one] einen Bot
       *[other] { $count } Bots
    }
web-level = Wie gut sie spielen
web-learn-row = Lernen
web-challenges-open = Aufgaben: Finde die beste Antwort
web-hint-ask = Was würdest du tun?
web-learn-rules = Regelbuch: { $game }
web-settings = Einstellungen
web-mine = Meine Tische
web-game = Welches Spiel?
web-seats = { $least } bis { $most } Spieler
web-own-table = Freunde einladen: einen eigenen Tisch aufmachen
web-players = Wie viele spielen?
web-you = du
web-bot = Bot
web-bot-named =
    { $name ->
        [scripted] Starker Bot, spielt auf Sieg
        [chaotic] Leichter Bot, spielt aufs Geratewohl
       *[other] Bot: { $name }
    }
web-options = Regeln und Optionen
web-preset = Gespielt wird nach
web-preset-usual = den Regeln, die wir empfehlen
web-preset-own = eigener Auswahl
web-board-choose = Datei auswählen …
web-board-looking = { $file } wird angesehen …
web-board-good = Auf { $file } kann gespielt werden: { $name }.
web-board-wrong = Auf { $file } kann noch nicht gespielt werden.
web-board-no-text = Das ist keine Textdatei.
web-board-picture = Der Spielplan { $name }

## Sitting down

web-take-seat = Platz nehmen
web-waiting-room = Der Tisch füllt sich
web-starts-itself = Die Partie beginnt von selbst, sobald alle da sind.
web-give-links = Gib allen ihren eigenen Link: Wer ihn hat, hat den Platz.
web-dice-settling = Die Geräte am Tisch einigen sich auf die Würfel …
web-dice-void =
    { $count ->
        [one] Das Gerät von { $names } hat seine Zahl für die Würfel nicht gezeigt; sie werden neu gegeben, mit einem neuen Geheimnis.
       *[other] Die Geräte von { $names } haben ihre Zahlen für die Würfel nicht gezeigt; sie werden neu gegeben, mit einem neuen Geheimnis.
    }
web-dice-without = Die Würfel wurden ohne eine Zahl dieses Geräts gegeben. Meinst du, dass es rechtzeitig da war, dann trau ihnen nicht.
web-expected = wird erwartet
web-invite-link = Link für diesen Platz
web-copy = Kopieren
web-copied = Kopiert
web-to-lobby = Zurück zur Lobby
web-connecting = Wir klopfen an die Tür …

## The line to the server

web-outdated = Ein Teil dieser Seite ist nicht mehr da: Der Server hat eine neuere. Lade sie neu; dein Platz und die Partie bleiben.
web-begin-anew = Neu laden
web-no-server = Der Server ist nicht zu erreichen. Sieh nach, ob er läuft und ob du im selben Netz bist, und versuch es noch einmal.
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-line-back = Wieder am Tisch.
web-try-now = Jetzt versuchen
web-answer-lost = Die Verbindung ist abgerissen, bevor das angekommen ist. Wenn du noch gefragt bist, antworte noch einmal.

## The table

web-parts = Teile des Tisches
web-tab-table = Tisch
web-question = Frage an dich
web-asked-again = Du hast gehandelt, nachdem du geantwortet hattest, und was du hast, kann sich geändert haben: Die Antwort gilt nicht mehr. Antworte noch einmal.
web-your-turn = Du bist dran
web-your-turn-soon = Gleich bist du dran
web-turn-of = Am Zug: { $names }
web-deciding = Der Tisch entscheidet
web-deciding-wait = Der Tisch entscheidet. Niemand sieht, wer schon geantwortet hat.
web-waiting-for = Wir warten auf { $names }.
web-watching = Du siehst zu. Lehn dich zurück.
web-going-on = Es geht weiter …
web-your-answer = Deine Antwort: { $text }
web-change = Ändern
web-answered = Solange noch eine Antwort fehlt, kannst du deine ändern.
web-to-question = Zur Frage
web-plan-full = Fertig geplant. Passt das so?
web-plan = Gewählt, aber noch nicht gespielt:
web-plan-give = So machen wir's
web-restart-turn = Meinen Zug von vorn beginnen
web-pick-on-table = Wähl direkt auf dem Tisch.
# Beside a question, while the table still shows what was before.
web-asked-next = Das kommt gleich
web-as-list = Als Liste
# Asked before something is thrown away.
web-sure-yes = Ja, mach das
web-sure-no = Nein
web-sure-offers =
    { $count ->
        [one] Ein Angebot an dich ist noch offen.
       *[other] { $count } Angebote an dich sind noch offen.
    } Trotzdem weiter?
web-before = Vorher …
web-pass-stands = Für Karten gilt noch: „{ $text }“.
web-orders = Außerdem möglich
web-pass-longer = Länger passen
# $text: the answers, as on their buttons; the first three.
web-not-possible = Im Moment nicht möglich: { $text }
# On a button: one tap arranges this, and ends the question. $text is all that is arranged.
web-ready = { $text }, und fertig
web-fewer = Weniger
web-more = Mehr
web-most = Max. { $text }
web-pick-several =
    { $least ->
        [0] Wähl bis zu { $most }.
       *[other] Wähl { $least } bis { $most }.
    }
web-these =
    { $count ->
        [0] Nichts davon
        [one] Das nehme ich
       *[other] Diese { $count } nehme ich
    }
web-find-square = Straße oder Ort suchen
web-squares-listed =
    { $count ->
        [one] Wähl das Feld, das auf dem Stadtplan leuchtet, oder öffne die Liste
       *[other] Wähl eins der { $count } Felder, die auf dem Stadtplan leuchten, oder öffne die Liste
    }
web-other-squares = Felder, an denen nichts liegt ({ $count })
web-no-square = So ein Feld ist nicht in Reichweite.
web-rule = Regel { $rule }
web-rule-link = Regel { $rule } lesen
web-rule-in-book = Im Regelbuch zeigen
web-close = Schließen

## Log and talk

web-log = Verlauf
web-talk = Gespräch
web-no-talk = Noch hat niemand etwas gesagt.
web-say-something = Sag etwas in die Runde
web-send = Senden

## Deals

web-deals = Handel
web-deals-about = Was übergeben ist, ist weg; ein Versprechen ist nur ein Wort, aber das Buch vergisst nichts.
web-make-offer = Ein Angebot machen
web-no-deals-now = Im Moment wird nicht gehandelt.
web-open-offers = Angebote auf dem Tisch
web-no-offers = Gerade wartet kein Angebot auf Antwort.
web-lately = Zuletzt
web-offer-of = Angebot von { $seat } an { $names }
web-offer-yours = Dein Angebot an { $names }
web-offer-to-you = Angebot von { $seat } an dich
web-you-give = Du gibst
web-you-get = Du bekommst
web-they-give = { $seat } gibt
web-they-get = { $seat } bekommt
web-declined-by = Abgelehnt von { $names }
web-accept = Einschlagen
web-decline = Ablehnen
web-counter = Gegenangebot
web-withdraw = Zurückziehen
web-to-whom = An wen?
web-nothing-to-trade = Nichts, was jetzt den Besitzer wechseln könnte.
web-choose-partner = Wähl einen Namen, dann steht hier, was zu haben ist.
web-promises = Versprechen
web-how-much = Wie viel?
web-which = Was genau?
web-promise-until = Bis zum Ende von
web-time =
    { $unit ->
        [turn] Spielrunde { $number }
       *[round] Runde { $number }
    }
web-never-mind = Doch nicht
web-make-it = Dieses Angebot machen
web-lay-give = Leg dazu: { $text }
web-lay-take = Verlange von { $seat }: { $text }
web-take-back = Nimm zurück: { $text }
web-bring-in = Biete es { $seat } an
web-leave-out = Ohne { $seat }
web-less-of = Weniger: { $text }
web-more-of = Mehr: { $text }
web-add-thing = Noch etwas …
web-tray-whom = An wen? Wähl einen Namen oder das, was du haben willst.
web-tray-tap = Wähl Waren auf dem Brett oder in deiner Hand, oder stell sie hier ein.
web-tray-add = Stell ein, was du gibst und was du willst.
web-tray-sums = Du gibst { $give }; du bekommst { $take }.
web-so-many-promises =
    { $count ->
        [one] ein Versprechen
       *[other] { $count } Versprechen
    }
web-vow-mine = Ich verspreche
web-vow-theirs = Mir wird versprochen
web-line-of-words = Ein Satz dazu
web-is-not-trading = will keine Angebote
web-quoted = „{ $text }“
web-you-are-not-trading = Du willst in dieser Runde keine Angebote.
web-not-trading = Mir nichts anbieten
web-not-trading-tip = Bis zum Ende der Runde macht dir niemand ein Angebot. Sonst spielst du weiter wie immer.
web-offers-wait =
    { $count ->
        [one] Dir liegt ein Angebot vor
       *[other] Dir liegen { $count } Angebote vor
    }
web-question-waits = Noch zu beantworten: { $text }
web-stands = Es gilt
web-stands-part = bis diese Phase vorbei ist
web-stands-question = nur für diese Frage
web-stands-round =
    { $unit ->
        [turn] bis zum Ende der Spielrunde
       *[round] bis zum Ende der Runde
    }
web-stands-until = Bis { $time }
web-later = Später
web-later-tip = Du wirst in ein paar Minuten daran erinnert. { $seat } erfährt nichts davon.
web-remind-now = Leg es mir wieder vor
web-after-all = Doch annehmen
web-earlier = Abgelehnte Angebote
web-earlier-about = Wer abgelehnt hat, kann doch noch einschlagen, solange das Angebot nicht zurückgezogen oder durch ein anderes an dieselben Leute ersetzt wird.
web-calendar = Versprechen, die ablaufen
web-runs-out =
    { $unit ->
        [turn] Läuft in dieser Spielrunde ab
       *[round] Läuft in dieser Runde ab
    }
web-due-until =
    { $unit ->
        [turn] Bis Spielrunde { $number }
       *[round] Bis Runde { $number }
    }
web-no-date = Ohne Datum
web-yours-to-keep = Zu halten:
web-given-to-you = An dich:
web-ledger = Das Buch der Versprechen
web-no-promises = Noch hat niemand etwas versprochen.
web-verdict =
    { $verdict ->
        [kept] gehalten
        [broken] gebrochen
       *[open] offen
    }
web-was-kept = Es wurde gehalten
web-was-broken = Es wurde gebrochen

## The end

web-over = Die Partie ist zu Ende
web-over-because = Die Partie ist zu Ende, denn { $ending }.
web-over-you-stopped = Du hast die Partie hier beendet.
web-show-result = Ergebnis zeigen
web-winner = gewinnt
web-download = Partie herunterladen
web-dice-guided = Würfel und Karten eines geführten Spiels liegen vorher fest. Prüfen kannst du hier nur, dass das Spiel ihnen gefolgt ist.
web-check-dice = Die Würfel prüfen

## Keys

web-plain-table = Den Tisch in Worten statt als Bild zeigen
web-speed = Bewegung auf dem Brett
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = keine
web-menu = Menü
web-reach = Benachrichtigungen
web-keys = Tasten
web-key-number = die Antwort mit dieser Nummer wählen
web-enter = Eingabe
web-key-enter = bestätigen
web-key-pass = passen
web-key-done = fertig
web-key-undo = den letzten Zug zurücknehmen
web-key-offer = ein Angebot machen
web-key-talk = reden
web-key-skip = sofort sehen, wie es ausgeht (ein Klick geht auch)
web-key-help = das Menü öffnen

## The clock of a window

web-window-clock = Etwas spielen oder vorbeigehen lassen
web-window-stopped = Jemand denkt nach; die Uhr steht
web-window-mine = Der Tisch wartet auf dich
web-window-wait = Moment, ich denke nach
web-window-go-on = Weiter

## On the board of any game

board-label = Das Spielbrett
board-close = Schließen
# A thing or a person, and what there is to say of it.
web-labelled = { $name }: { $text }
board-which = Was genau?
# $text is the thing that was picked; there are several answers that name it.
board-choices =
    { $text }: { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
