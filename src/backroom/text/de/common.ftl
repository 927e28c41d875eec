### What every game shares: people, lists, passing, deals, refusals, saves.
###
### $seat is a player's name (a game may have a word of its own for it, such as $mobster); beside it
### stands $seat_is_you ("yes" or "no"), so that a sentence can speak to its reader. Beside a list such as $give stands $give_count.
### A game says a message of these again in its own catalogue where it has other words for it.

## People, money, lists

seat = Spieler { $number }
name-seat =
    { $seat_is_you ->
        [yes] du
       *[no] { $seat }
    }
cash = { $amount } $
final-score = { $score }
end-agreed = hier wurde aufgehört
list-nothing = nichts
list-next = { $before }, { $then }
list-last = { $before } und { $then }
list-clause = { $before }; { $then }

## Said with one tap: each reads it in their own language

phrase-hello = Abend zusammen.
phrase-well-played = Gut gespielt.
phrase-hurry = Los, die Nacht ist kurz.
phrase-deal = Reden wir übers Geschäft.
phrase-remember = Das vergesse ich nicht.

## What you can do ($prompt is the key of the question, if there is one)

do-begin = Das Spiel aufbauen
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-investigation] Geschehen lassen
            [ask-pre-empt] Geschehen lassen
           *[other] Passen
        }
        [1] Hier passen, was die anderen auch spielen
        [2] Für den Rest dieser Phase passen
        [3] Für den Rest dieser Runde passen
       *[other] Passen, bis mich etwas betrifft
    }
do-attend = Wieder gefragt werden
do-undo = Letzten Schritt zurücknehmen
do-stop = Hier aufhören, wie alle es wollen
do-make-offer =
    { $take_count ->
        [0] { $to } anbieten: { $give }, ohne etwas dafür zu verlangen
       *[other] { $to } anbieten: { $give } gegen { $take }
    }
do-accept-offer = Bei Angebot { $offer } einschlagen
do-decline-offer = Angebot { $offer } ablehnen
do-withdraw-offer = Angebot { $offer } zurückziehen
do-lapse-offer = Die Zeit von Angebot { $offer } ist um
do-stop-trading =
    { $stop ->
        [yes] In dieser Runde keine Angebote mehr bekommen
       *[no] Wieder Angebote bekommen
    }
do-judge-promise =
    { $kept ->
        [yes] Versprechen { $promise } wurde gehalten
       *[no] Versprechen { $promise } wurde gebrochen
    }

ask-attention = Du hast länger gepasst und wirst deshalb nicht gefragt. Nimm das zurück, wenn du wieder mitreden willst.

## Deals and promises

story-offer-made =
    { $seat_is_you ->
        [yes] Dein Angebot
       *[no] Ein Angebot von { $seat }
    }: { $give } gegen { $take }.{ $to ->
        [du] { "" }
       *[other] { " " }Gefragt: { $to }.
    }
# What was said with an offer.
story-with-words = { $text } „{ $words }“
story-stops-trading =
    { $stop ->
        [yes] { $seat_is_you ->
            [yes] Du willst
           *[no] { $seat } will
        } in dieser Runde keine Angebote mehr.
       *[no] { $seat_is_you ->
            [yes] Du willst
           *[no] { $seat } will
        } wieder Angebote bekommen.
    }
story-deal-made =
    Abgemacht! { $seat_is_you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $give }, { $seat_with_is_you ->
        [yes] du gibst
       *[no] { $seat_with } gibt
    } { $take }.
story-deal-struck =
    Handschlag zwischen { $seat_is_you ->
        [yes] dir
       *[no] { $seat }
    } und { $seat_with_is_you ->
        [yes] dir
       *[no] { $seat_with }
    }: Der Handel gilt.
story-offer-declined =
    { $seat_is_you ->
        [yes] Du lehnst
       *[no] { $seat } lehnt
    } { $seat_by_is_you ->
        [yes] dein Angebot
       *[no] das Angebot von { $seat_by }
    } ab.
story-offer-withdrawn =
    { $seat_is_you ->
        [yes] Du ziehst dein
       *[no] { $seat } zieht ein
    } Angebot zurück.
story-offer-lapsed =
    { $seat_is_you ->
        [yes] Dein Angebot
       *[no] Das Angebot von { $seat }
    } { $seats ->
        [du] an dich
       *[other] (gefragt: { $seats })
    } ist { $over ->
        [yes] verfallen.
       *[no] geplatzt.
    }
story-offer-lacks =
    { $goods_count ->
        [0]
            { $seat_of_is_you ->
                [yes] Du darfst
               *[no] { $seat_of } darf
            } gerade nicht handeln.
       *[other]
            { $seat_of_is_you ->
                [yes] Du kannst
               *[no] { $seat_of } kann
            } das nicht mehr hergeben: { $goods }.
    }
story-promise-kept =
    { $seat_is_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } ein Versprechen an { $seat_to_is_you ->
        [yes] dich
       *[no] { $seat_to }
    } gehalten.
story-promise-broken =
    { $seat_is_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } ein Versprechen an { $seat_to_is_you ->
        [yes] dich
       *[no] { $seat_to }
    } gebrochen.
# Before one breaks it.
mean-breaks-word = bricht dein Wort gegenüber { $seat }
mean-sure-breaks-word = Damit brichst du dein Wort: { $promise }. Trotzdem?
promise-word =
    { $given ->
        [yes] ein Versprechen
       *[no] { $seat_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $seat }
        }
    } an { $seat_to_is_you ->
        [yes] dich
       *[no] { $seat_to }
    }: „{ $text }“
promising-word = etwas in eigenen Worten
vow-word = eigene Worte
promise-private =
    { $given ->
        [yes] ein Versprechen
       *[no] { $seat_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $seat }
        }
    } an { $seat_to_is_you ->
        [yes] dich
       *[no] { $seat_to }
    } (unter vier Augen)

## Ending by agreement

story-ends-by-agreement = Alle, die spielen, wollen hier aufhören.

## Taking back

story-taken-back =
    { $seat_is_you ->
        [yes] Du nimmst deinen
       *[no] { $seat } nimmt den
    } letzten Zug zurück.

## Refusals: why not, and what to do instead

refused-not-an-answer = Das ist keine Antwort auf die Frage. Wähl eine von denen, die dastehen.
refused-not-asked = Im Moment fragt dich keiner etwas. Warte, bis du dran bist.
refused-stale = Diese Frage hat sich inzwischen erledigt. Schau nach, was jetzt gefragt ist.
refused-count =
    { $least ->
        [0] Wähl höchstens { $most }.
       *[other] Wähl mindestens { $least } und höchstens { $most }, und nichts davon doppelt.
    }
refused-over = Das Spiel ist aus. Willst du weiterspielen, mach einen neuen Tisch auf.
refused-seats = Dieses Spiel ist für { $least } bis { $most } Spieler. Ändere die Zahl der Plätze.
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht. Prüf deinen Link.
refused-unreadable = Das war nicht zu verstehen ({ $detail }). Wähl eine der Antworten, die dastehen.
refused-undo = Hier lässt sich nichts mehr zurücknehmen: Seither wurde gewürfelt, etwas gezeigt oder weitergespielt.
refused-no-set-up = Dieser Aufzeichnung fehlt der Anfang, der Aufbau. Lade die ganze Partie.
refused-no-deals-now = Gerade wird nicht gehandelt. Heb dir dein Angebot auf, bis der Tisch wieder Geschäfte macht.
refused-offer-parties = Zu einem Angebot gehörst du auf der einen Seite und andere von diesem Tisch auf der anderen. Prüf, wer darin genannt ist.
refused-offer-empty = In diesem Angebot ist nichts. Leg etwas auf den Tisch, oder verlang etwas.
refused-offer-gone = Dieses Angebot ist vom Tisch. Hast du noch Interesse, mach ein neues.
refused-offer-stands = Dieses Angebot gilt, solange du es stehen lässt. Zieh es zurück, wenn du es nicht mehr willst.
refused-not-trading = { $seat } will in dieser Runde keine Angebote. Frag jemand anderen, oder warte.
refused-you-stopped = Du hast gesagt, dass du in dieser Runde keine Angebote willst. Sag erst, dass du wieder welche willst.
refused-said-already = Das hast du schon gesagt.
refused-too-many-offers = { $count } deiner Angebote liegen auf dem Tisch, mehr passen nicht. Zieh erst eines zurück.
refused-too-many-words = { $seat } hat in diesem Spiel schon { $count } Versprechen gegeben, mehr passen nicht ins Buch. Handelt ohne.
refused-promise-to-many = Ein Versprechen gilt zwischen zweien. Mach dieses Angebot nur einer Person.
refused-no-such-promise = Ein solches Versprechen steht nicht in den Büchern.
refused-not-your-judgement = Über dieses Versprechen hast du nicht zu urteilen: Das darf nur, wer es bekommen hat, und nur, wenn es in Worten gegeben wurde.

## Saved games

save-empty = Zeile { $line }: In dieser Datei steckt keine Partie.
save-format = Zeile { $line }: Diese Partie ist im Format { $detail } gespeichert, das diese Version nicht lesen kann. Aktualisiere Backroom und versuch es noch einmal.
save-unreadable = Zeile { $line } dieser Datei lässt sich nicht lesen ({ $detail }).
save-after-end = Zeile { $line }: Diese Datei geht nach ihrem Ende noch weiter.
save-wrong-game = Zeile { $line }: Das ist die Partie eines anderen Spiels ({ $detail }).
save-illegal = Zeile { $line }: Dieser Zug verstößt gegen die Regeln ({ $rule }).

## Der Server

refused-no-such-table = Diesen Tisch gibt es hier nicht. Prüf deinen Link.
refused-no-such-key = Dieser Schlüssel passt zu keinem Platz an diesem Tisch. Prüf deinen Link, oder lass ihn dir vom Gastgeber noch einmal geben.
refused-no-such-game = Dieses Spiel steht nicht im Regal. Nimm eines von denen, die angezeigt werden.
refused-no-such-bot = Niemand mit diesem Namen spielt dieses Spiel. Nimm einen der angezeigten Bots.
refused-no-such-page = Hier ist nichts. Geh zurück zum Anfang.
refused-wrong-name = Auf den Namen „{ $name }“ hört dieser Server nicht. Wenn er dir gehört und das soll, starte ihn mit „--name { $name }“; sonst öffne ihn unter seiner eigenen Adresse.
refused-other-site = Eine fremde Seite ({ $name }) hat diesen Server gerufen und nichts bekommen. Wenn die Seite dir gehört, starte den Server mit „--name“ und ihrem Namen.
refused-restless = In dieser Runde hast du es dir oft genug anders überlegt. Beantworte, was du gefragt wirst; in der nächsten Runde bist du wieder frei.
refused-no-picture = Von diesem Spielplan gibt es kein Bild. Gespielt werden kann auch in Worten.
refused-no-board = Dieses Spiel wird immer auf demselben Spielplan gespielt.
refused-host-seat = Der erste Platz gehört dem Gastgeber. Dort muss ein Mensch sitzen.
refused-not-started = Die Partie hat noch nicht begonnen. Sie beginnt, sobald alle sitzen.
refused-not-over = Die Partie ist noch nicht aus. Speichern lässt sie sich danach.
refused-not-their-eyes = Solange die Partie läuft, sieht niemand, was ein anderer sieht. Blick von deinem eigenen Platz zurück oder als Zuschauer.
refused-too-long = Diese Partie ist zu lang, um sie hier anzusehen oder weiterzuspielen.
refused-fork-not-over = Diese Partie ist noch nicht zu Ende. Danach kannst du ab jedem ihrer Züge weiterspielen.
refused-no-such-move = Von dort kann niemand weiterspielen. Wähl einen früheren Zug.
refused-spectator = Du schaust nur zu. Öffne den Link eines Platzes, um mitzuspielen.
refused-too-fast = Nicht so schnell. Warte einen Augenblick und versuch es noch einmal.
refused-no-clock = Es läuft keine Uhr, die du anhalten könntest.
refused-too-quiet = Das wären mehr als { $hours } Stunden Ruhe am Tag. Lass den anderen ein paar Stunden, in denen du antworten kannst.
refused-no-more-waits = Du hast in dieser Runde schon oft genug um Zeit gebeten.
refused-host-only = Das kann nur ändern, wer den Tisch aufgemacht hat.
refused-name-taken = An diesem Tisch heißt schon jemand { $name }, oder zum Verwechseln ähnlich. Nimm einen anderen Namen.
refused-no-name = An einem Tisch für alle geht „{ $name }“ nicht als Name. Nimm einen mit Buchstaben und ohne Adresse.
refused-by-link = An diesen Tisch kommt man nur mit Einladung. Lass dir von denen, die ihn aufgemacht haben, einen Link geben.
refused-no-free-seat = Da war jemand schneller: Hier ist kein Platz mehr frei. Such dir einen anderen Tisch.
refused-started = Die Partie läuft schon. Das ging nur davor.
refused-starting = Gerade werden die Würfel ausgemacht, gleich geht es los. Wart einen Moment.
refused-not-taken = Dort sitzt niemand, den du wegschicken könntest.
refused-seat-taken = Dieser Platz ist besetzt: Einen Link braucht nur ein freier.
refused-still-played = Hier spielen noch andere. Schlag ihnen vor, die Partie zusammen zu beenden; dann kannst du den Tisch löschen.
refused-not-again-yet = Das wurde eben erst gefragt. In { $minutes } min kann man es wieder fragen.
refused-sent-away = Dein Platz soll an jemand anders gehen, so wünscht es sich der Gastgeber. Nichts für ungut: Es gibt noch andere Tische.
refused-got-up = Du bist aufgestanden. Dein Platz ist wieder frei.
refused-deleted = Dieser Tisch ist abgeräumt, mit allem, was darauf lag. Seine Links führen nirgends mehr hin.
refused-stood-in = Ein Bot spielt für dich. Sag erst, dass du wieder da bist.
refused-no-private-talk = An diesem Tisch hören alle alles. Sag es allen, oder behalt es für dich.
refused-no-such-room = Such dir mindestens einen anderen Menschen am Tisch aus. Bots hören nicht zu.
refused-no-talk-in-secret = Der Tisch entscheidet gerade verdeckt, so lange redet niemand unter vier Augen. Warte, oder sag es allen.
refused-rooms-are-open = Das Spiel ist aus, und hier lesen jetzt alle mit. Sag es allen.
refused-said-enough = Du hast so viel gesagt, wie in ein Spiel passt. Ab jetzt: zuhören.
refused-resigned = Du hast diese Partie aufgegeben: Ein Bot spielt sie zu Ende.
refused-not-away = Ersetzt werden kann nur, wer seit zwei Minuten weg ist oder eine Frist verpasst hat.
refused-dealt-anew = Inzwischen sind die Würfel neu gegeben worden. Nichts ist verloren: Dein Gerät ist bei den neuen dabei.
refused-not-sealed = Noch sitzen nicht alle. Dein Gerät zeigt seine Zahl, wenn alle ihre versiegelt haben.
refused-wrong-nonce = Das ist nicht die Zahl, die dein Gerät versiegelt hatte. Das gilt nicht, die Würfel werden neu gegeben.
refused-full = Hier ist kein Platz mehr. Versuch es später noch einmal.
refused-too-many-tables = Von deiner Adresse aus gibt es schon so viele Tische ({ $most }), dass keiner mehr dazupasst. Spiel einen zu Ende oder lösch einen, den niemand mehr braucht, oder bitte den Betreiber dieses Servers, mehr zuzulassen.
refused-no-space = Dieser Server hat keinen Speicherplatz mehr für neue Tische. Begonnene Partien gehen weiter. Sag dem Betreiber Bescheid.
refused-no-reports = Melden kann man an Tischen, an die sich alle setzen können. Hier kennt ihr euch: Sprich mit dem, der dich eingeladen hat.
refused-reported-enough = Du hast in dieser Partie genug gemeldet. Wer diesen Server betreibt, liest es.
refused-not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
refused-disk-full = Das ist nicht gespeichert, also ist es nicht geschehen: Beim Gastgeber ist die Festplatte voll. Sag ihm Bescheid; sobald dort Platz ist, geht es weiter.
refused-nothing-kept = Das ist nicht gespeichert, also ist es nicht geschehen: Mit der Datei, in der der Gastgeber die Tische aufbewahrt, stimmt etwas nicht. Sag ihm Bescheid; bis das behoben ist, kann nicht gespielt werden.
refused-not-built = Die Browserfassung ist noch nicht gebaut. Ruf „make web“ auf und lade diese Seite neu.
refused-internal = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es noch einmal.
