### Im Terminal spielen.

## Hilfe zum Befehl

cli-help-terminal = Eine Partie gegen Bots spielen, gleich hier im Terminal.
cli-help-terminal-seats = Wie viele am Tisch sitzen, du eingeschlossen.
cli-help-terminal-seed = Derselbe Startwert ergibt dieselbe Partie. Sonst ist jede Partie neu.
cli-help-terminal-name = Wie die anderen dich nennen.
cli-help-terminal-bots = Gegen wen du spielst, durch Kommas getrennt.
cli-help-terminal-board = Auf dem Plan aus dieser Datei spielen (wie man einen schreibt, steht in docs/boards.md).
cli-help-terminal-save = Die Datei für die Partie. Sonst kommt sie in deinen Datenordner.
cli-help-terminal-resume = Die Partie aus dieser Datei fortsetzen.
cli-help-terminal-fast = Keine Pausen zwischen den Zügen der anderen.
cli-help-terminal-verbose = Sagen, wenn für dich gepasst wird, weil du nichts zu spielen hast.

## Platz nehmen und gehen

term-you = Boss
term-name = Dein Name? Eingabetaste für { $name }
term-welcome = Setz dich, { $name }. Am Tisch: { $names }.
term-welcome-back = Willkommen zurück, { $name }. Immer noch am Tisch: { $names }.
term-commitment = Die Würfel sind versiegelt. Ihr Siegel (SHA-256 des Geheimnisses): { $text }
term-keeping = Die Partie liegt in { $file }
term-start = Bei jeder Frage: Tippe die Zahl deiner Antwort, t für den Tisch, ? für Hilfe oder q zum Aufhören (die Partie bleibt erhalten).
term-unfinished = Deine letzte Partie ist nicht zu Ende. So geht es weiter: backroom terminal { $game } --resume { $file }
term-left = Die Partie bleibt erhalten. Weiter mit: backroom terminal { $game } --resume { $file }
term-not-kept = Es wurde nichts gespielt, also wird nichts aufgehoben.
term-kept = Liegt in { $file }
term-file-exists = { $file } gibt es schon. Wähl mit --save einen anderen Namen, oder setz die Partie darin mit --resume fort.
term-no-secret = Ohne { $file } kann es nicht weitergehen: Darin liegt das Geheimnis der Würfel. Leg die Datei wieder neben die Partie.
term-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $number }. Wähl eine Zahl mit --seats.

## Fragen

term-enter = Eingabetaste: { $text }
term-enter-back = Eingabetaste: zurück
term-enter-later = Eingabetaste: später entscheiden
term-enter-none = Eingabetaste: kein Versprechen
term-enter-nothing = Eingabetaste: nichts, x: doch nicht
term-enter-make = Eingabetaste: { $text }, x: doch nicht
term-line = { $text } ({ $span })
term-refused = { $text }: { $why }
term-several =
    { $most ->
        [one] Wähl eine Antwort mit ihrer Nummer.
       *[other] { $least ->
            [0] Wähl bis zu { $most }, z. B. 1,3; 0 heißt keine.
           *[other] Wähl { $least } bis { $most }, z. B. 1,3
        }
    }
term-lines = Tippe die Zeile und die Zahl: 1 3. Mehrere auf einmal: 1 3, 2 6
term-one-line = Tippe, wie viele, und dann d, wenn es stimmt.
term-passed = (Nichts zu spielen: Du passt.)
term-changed = Neu auf dem Tisch (t und die Nummer zeigt es): { $text }
term-earlier =
    { $count ->
        [one] (Eine Zeile davor: l { $most } zeigt sie.)
       *[other] ({ $count } Zeilen davor: l { $most } zeigt sie.)
    }
term-more =
    { $count ->
        [one] (Noch eine: + zeigt sie.)
       *[other] (Noch { $count }: + zeigt sie.)
    }
term-from-start = (Das ist alles: + zeigt die Liste von vorn.)
term-more-refused =
    { $count ->
        [one] und noch eines, das jetzt nicht geht
       *[other] und noch { $count }, die jetzt nicht gehen
    }
term-parts = Der Tisch ist lang: t und eine Nummer oder ein Name zeigt einen Teil, t * alles
term-because = { $text }
# An answer, and what it would mean.
term-means = { $text } – { $means }

term-bad = Das verstehe ich nicht. Möglich sind: { $keys }, oder ? für Hilfe.
term-bad-number = Diese Antwort gibt es hier nicht. Möglich sind: { $keys }
term-bad-amount = Tippe eine Zahl: { $span }
term-bad-plain-number = Tippe eine Zahl, oder nur die Eingabetaste für zurück.
term-range = Von { $least } bis { $most }.
term-range-steps = Von { $least } bis { $most }, in Schritten von { $number }.
term-bad-line = Tippe die Zeile und die Zahl, z. B. 1 3
term-bad-several =
    { $least ->
        [0] Höchstens { $most }, jede nur einmal, z. B. 1,3; 0 heißt keine.
       *[other] Mindestens { $least } und höchstens { $most }, jede nur einmal, z. B. 1,3
    }
term-no-rule = Eine Regel { $rule } steht nicht auf der Seite. Tippe r und eine Nummer, z. B. r { $example }
term-no-card = Keine Karte heißt so ähnlich wie „{ $name }“. Tippe c und einen Teil ihres Namens, oder die Nummer einer Antwort, die eine Karte nennt.
term-no-part = Kein Teil des Tisches heißt „{ $name }“. Mit t siehst du, was es gibt.
term-no-map = Dieses Spiel hat keine Karte: t zeigt den Tisch.
term-narrow = Die Karte braucht { $least } Spalten, dieses Terminal hat { $number }. Mach es breiter.
term-nothing-before = Vorher kannst du hier nichts tun.
term-no-asides = Im Moment kannst du keine Anweisung hinterlassen oder zurücknehmen.
term-no-more = Die Liste geht nicht weiter.

## Hilfe

term-help-title = So wird hier gespielt
term-help-answers = Tippe die Zahl oder den Buchstaben vor der Antwort. Die Eingabetaste allein tut, was dabeisteht.
term-help-numbers = Wird nach einer Anzahl gefragt, tippe die Zahl: 3
term-help-several = Wo du mehrere wählen darfst, setz Kommas dazwischen: 1,3
term-help-lines = Wo du mehrere Zahlen auf einmal einstellst, tippe die Zeile und die Zahl: 1 3. Dann d, wenn alles stimmt.
term-help-reading = Ein Strich zeigt, was gerade nicht geht, mit dem Grund. [{ $rule }] nennt die Regel: r { $rule } zeigt sie.
term-command-more = der Rest einer langen Liste von Antworten
term-command-table = der Tisch: ein Teil davon mit t und einer Nummer oder einem Namen, alles mit t *
term-command-map = die Karte, wenn das Spiel eine hat: wer wo steht
term-command-log = der Verlauf: die letzten 30 Zeilen, oder l und wie viele
term-command-rule = eine Regel: r 4.5; ohne Nummer die Regel zu dieser Frage
term-command-card = was eine Karte tut: c und ein Teil ihres Namens, oder c und die Nummer einer Antwort
term-command-offers = Handel: offene Angebote und deine eigenen
term-command-before = was du vor der Antwort tun darfst
term-command-asides = Anweisungen hinterlassen; wieder gefragt werden, wenn du länger gepasst hast
term-command-undo = den letzten Zug zurücknehmen, solange seither nichts gezeigt oder gewürfelt wurde
term-command-save = wo die Partie liegt (gespeichert wird nach jedem Zug)
term-command-quit = aufhören; die Partie bleibt erhalten

term-log = Was zuletzt geschah

## Handel

term-deals = Das Verhandlungszimmer
term-deals-here = Da bist du schon. Eingabetaste für zurück.
term-no-offers = Kein Angebot auf dem Tisch.
term-no-deals-now = Im Moment wird nicht gehandelt.
term-terms =
    { $seat_is_you ->
        [yes] du gibst
       *[no] { $seat } gibt
    } { $give } gegen { $take }
term-your-answer = { $text }: Was sagst du?
term-accept = Einschlagen: { $text }
term-decline = Ablehnen: { $text }
term-counter = Ein Gegenangebot machen: { $text }
term-withdraw = Zurückziehen: { $text }
term-accept-it = Einschlagen
term-decline-it = Ablehnen
term-counter-it = Ein Gegenangebot machen
term-was-kept = Gehalten: { $text }
term-was-broken = Gebrochen: { $text }
term-promise =
    { $verdict ->
        [kept] Gehalten: { $text }
        [broken] Gebrochen: { $text }
       *[open] Offen: { $text }
    }
term-new-offer = Ein Angebot machen
term-whom = Wem? Mehreren: 1,3
term-give = Was gibst du { $names }?
term-take = Was willst du von { $names }?
term-goods = Tippe die Zeile und wie viele: „1 5, 3“ heißt fünf von Zeile 1 und dazu Zeile 3.
term-bad-goods = Tippe die Zeile und, wo es mehrere gibt, auch wie viele: 1 5, 3
term-how-many = { $text }: wie viele? Tippe die Zeile und die Zahl, z. B. 1 5
term-too-many-goods = In ein Angebot passen höchstens { $most } Zeilen.
term-up-to = bis zu { $text }
term-any-amount = { $text } oder mehr
term-promises = Und dazu ein Versprechen?
term-who-promises =
    { $seat_is_you ->
        [yes] Du versprichst etwas
       *[no] { $seat } verspricht etwas
    }
term-words = In deinen eigenen Worten (Eingabetaste: doch nicht)
term-until =
    Bis zum Ende welcher { $unit ->
        [turn] Spielrunde
       *[round] Runde
    } gilt es?
term-how-much = Wie viel?
term-empty-offer = In diesem Angebot war nichts, also ist es vom Tisch.
term-make-it = Dieses Angebot machen
term-add-line = Machen, mit einem Satz dazu
term-say-with-it = Was sagst du dazu? (Eingabetaste: nichts)
term-drop-it = Doch nicht

## Das Ende

term-over = Die Partie ist zu Ende: { $ending }.
term-winner =
    { $rank }. { $seat_is_you ->
        [yes] du
       *[no] { $seat }
    }: { $score } und der Sieg
term-score =
    { $rank }. { $seat_is_you ->
        [yes] du
       *[no] { $seat }
    }: { $score }
term-resigned =
    { $rank }. { $seat_is_you ->
        [yes] du
       *[no] { $seat }
    }: { $score }, aufgegeben
# $names gave up and would have won; $first are the best of those who stayed.
term-forfeited =
    { $count ->
        [one] Aufgegeben: { $names }. Der Sieg des Bots zählt deshalb nicht. Auf dem ersten Platz unter denen, die geblieben sind: { $first }.
       *[other] Aufgegeben: { $names }. Der Sieg des Bots zählt deshalb nicht. Gemeinsam auf dem ersten Platz unter denen, die geblieben sind: { $first }.
    }
term-secret = Das Geheimnis der Würfel: { $secret }
term-verify = Die Würfel nachprüfen: backroom verify { $file }

## At a table of a server

cli-help-terminal-join = An einem Tisch eines Servers Platz nehmen: der Link, den man dir geschickt hat. Was hier sonst gewählt wird, zählt dann nicht, außer --name.
term-bad-link = Das ist kein Link zu einem Platz. Er sieht so aus: http://…/table/…#…, mit etwas hinter dem #.
term-unreachable = Unter { $name } antwortet niemand ({ $detail }). Läuft der Server, und stimmt der Link?
term-far-start = Jederzeit: Eine Nummer antwortet, t zeigt den Tisch, s und Worte sagt allen etwas, ? hilft, q geht (dein Platz bleibt deiner).
term-waiting-for = Es fehlen noch: { $names }. Das Spiel beginnt, wenn alle da sind.
term-line-lost = Die Leitung ist weg. Neuer Versuch …
term-line-back = Wieder am Tisch.
term-said = { $seat }: { $text }
term-far-left = Dein Platz bleibt deiner. Komm mit demselben Link wieder.
term-far-save = Das ganze Spiel, für „backroom verify“: { $text }
term-stood-in = Ein Bot spielt für dich, weil du weg warst.
term-enter-back-in = Eingabetaste: Platz wieder einnehmen
term-own-board = Dieser Tisch hat einen eigenen Plan, den nur der Browser zeigt: Öffne den Link dort.
term-command-speak = allen etwas sagen (s Guten Abend), einem allein (s @Ann Guten Abend); allein: was gesagt wurde
term-command-end = das Spiel hier beenden, wenn alle zustimmen (e + dafür, e - dagegen)
term-whispered = { $seat }, nur zu dir: { $text }
term-you-whispered = Du, nur zu { $names }: { $text }
term-said-in-room = { $seat }, zu dir und { $names }: { $text }
term-nobody-so = So heißt hier sonst niemand. Schreib den Namen, wie er am Tisch steht: s @Ann Guten Abend
term-ballot = Jemand will das Spiel hier beenden. Dafür: e +, dagegen: e -. Niemand erfährt, was du sagst; Schweigen heißt nein. ({ $time })
term-how-to-end = Beendet wird hier nur, wenn alle zustimmen; wer führt, hat gewonnen. e + fragt die anderen oder stimmt zu, e - ist dagegen.
term-voted = Gehört. Sonst erfährt es niemand.
term-time-left = Noch Zeit: { $time }
term-not-asked = Andere sind gefragt. t: der Tisch, l: der Verlauf, s und Worte: etwas sagen
