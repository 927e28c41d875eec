### Time at a table of several people, in the browser: clocks, pauses, and who plays for those away.

## How long people may take

web-time-choice = Wie viel Bedenkzeit gibt es?
web-time-length = Wie lange genau?
web-time-live = Live
web-time-live-about = Alle sitzen jetzt am Tisch: kurze Bedenkzeit für jede Entscheidung und etwas Reserve.
web-time-relaxed = Entspannt (üblich)
web-time-relaxed-about = 5 Minuten für jede Entscheidung und 15 Minuten Reserve für die ganze Partie.
web-time-mail = Als Fernpartie
web-time-mail-about = Über Tage hinweg: Antworte, wann es dir passt. Deine Nächte zählen nicht mit, auf Wunsch auch deine Wochenenden nicht.
web-time-none = Ohne Uhr
web-time-none-about = Alle lassen sich Zeit, so lange sie wollen. Wer geht, auf den wird gewartet.
web-time-a-decision = { $time } für jede Entscheidung, { $bank } Reserve
web-time-a-turn = { $time } für jeden Zug
web-time-missed = Wer zwei Fragen hintereinander verstreichen lässt, für den spielt ein Bot, bis er oder sie wieder da ist.
# $time is a length, such as “45 seconds” or “1 day”.
web-time-said =
    { $kind ->
        [live] Live gespielt. Bedenkzeit: { $time } für jede Entscheidung.
        [relaxed] Entspannt gespielt. Bedenkzeit: { $time } für jede Entscheidung.
        [mail] Als Fernpartie gespielt. Bedenkzeit: { $time } für jeden Zug, die Nächte nicht mitgezählt.
       *[none] Ohne Uhr gespielt: Alle lassen sich Zeit, so lange sie wollen.
    }
web-time-reserve = Dazu kommen für die ganze Partie { $time } Reserve. Wo alle geheim entscheiden, haben alle doppelt so viel Zeit, und die Reserve bleibt unberührt.

## Quiet hours

web-quiet = Wann niemand mit deiner Antwort rechnen soll
web-quiet-from = Ruhe von
web-quiet-to = bis
web-quiet-weekends = Samstag und Sonntag habe ich frei
web-quiet-none = Keine Ruhezeit.
web-quiet-zone = Nach der Uhr bei dir ({ $zone }).

## Clocks

web-clock-yours = Deine Zeit
web-clock-your-reserve = Deine Reserve läuft
web-clock-of =
    { $seat_is_you ->
        [yes] Deine Zeit
       *[no] Restzeit für { $seat }
    }
web-clock-all = Restzeit für alle
web-clock-all-tip = Alle entscheiden im Geheimen: Niemandes Reserve wird angetastet, dafür läuft die Uhr doppelt so lang.
web-clock-and-reserve = + { $time } Reserve
# $time is a moment, such as “Tue 14:00”.
web-clock-until = bis { $time }
web-clock-still = Die Zeit steht still
web-clock-nobody = Die Zeit steht still, bis wieder jemand am Tisch ist, der mitspielt.
# Read out, once.
web-clock-ten = Noch 10 Sekunden
web-clock-reserve-runs = Deine Zeit ist um: Jetzt läuft deine Reserve
web-clock-missed = Deine Zeit war um, deshalb wurde für dich geantwortet. Beim nächsten Mal spielt ein Bot für dich, bis du wieder da bist.

## A bot plays for somebody

web-stand-in =
    { $why ->
        [given] Ein Bot spielt für { $seat } (auf eigenen Wunsch)
        [replaced] Ein Bot spielt für { $seat } (ersetzt)
        [resigned] Ein Bot spielt für { $seat } (hat aufgegeben)
       *[away] Ein Bot spielt für { $seat } (nicht da)
    }
web-bot-for-you = Ein Bot spielt für dich
web-stood-in =
    { $why ->
        [given] Ein Bot spielt für dich, wie du es wolltest. Er schließt keinen Handel ab.
        [replaced] Du warst weg. Wer den Tisch aufgemacht hat, lässt deshalb einen Bot für dich spielen. Er schließt keinen Handel ab.
        [resigned] Du hast aufgegeben. Ein Bot spielt auf deinem Platz weiter, und du kommst auf den letzten Rang.
       *[away] Du hast zwei Fragen verstreichen lassen, darum spielt ein Bot für dich. Er schließt keinen Handel ab.
    }
web-bot-did =
    { $count ->
        [one] Was seitdem geschehen ist ({ $count } Zeile)
       *[other] Was seitdem geschehen ist ({ $count } Zeilen)
    }
web-bot-did-nothing = Seitdem ist nichts geschehen.
web-back = Ich bin wieder da
web-you-are-back = Du spielst wieder selbst.

## The menu

web-absence = Zeit und Abwesenheit
web-let-bot = Einen Bot für mich spielen lassen
web-let-bot-about = Er schließt keinen Handel ab. Du kannst jederzeit wieder übernehmen.
web-replace = Für { $seat } (nicht da) einen Bot spielen lassen
web-pause = Pause
web-pause-about = Alle Uhren stehen still, sobald mehr als die Hälfte am Tisch es will. Es gilt der kürzeste Wunsch.
web-pause-weekend = übers Wochenende
web-pause-votes =
    { $count ->
        [one] Eine Stimme für eine Pause ({ $time }); nötig sind { $needed }.
       *[other] { $count } Stimmen für eine Pause (kürzester Wunsch: { $time }); nötig sind { $needed }.
    }
web-pause-agree = Ich bin auch dafür
web-paused-until = Pause bis { $time }: Alle Uhren stehen still.
web-pause-end = Pause beenden
web-go-on-votes =
    { $count ->
        [one] Eine Stimme fürs Weiterspielen; nötig sind { $needed }.
       *[other] { $count } Stimmen fürs Weiterspielen; nötig sind { $needed }.
    }
web-leave-game = Das Spiel verlassen
web-give-up = Aufgeben …
web-give-up-sure = Endgültig aufgeben? Ein Bot spielt auf deinem Platz weiter, du kannst nicht zurück und kommst auf den letzten Rang, ganz gleich, was er erreicht.
web-give-up-yes = Ja, ich gebe auf

## The end

web-resigned = hat aufgegeben
# $names gave up and would have won; $first are the best of those who stayed.
web-forfeited =
    { $count ->
        [one] Aufgegeben: { $names }. Der Sieg des Bots zählt deshalb nicht. Auf dem ersten Platz unter denen, die geblieben sind: { $first }.
       *[other] Aufgegeben: { $names }. Der Sieg des Bots zählt deshalb nicht. Gemeinsam auf dem ersten Platz unter denen, die geblieben sind: { $first }.
    }
