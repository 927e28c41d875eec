### Rund um einen Tisch: ein Fernseher, Handys mit kurzem Code, die Seite des Gastgebers; ein Gerät, das herumgeht.

## Der Code

web-code = Code des Tisches
web-join-title = Mit Code mitspielen
web-join-about = Der Code steht auf dem Fernseher, oder wer den Tisch aufgemacht hat, sagt ihn dir.
web-join-go = Mitspielen
web-join-started = Das Spiel läuft schon: Hinsetzen kann sich niemand mehr.
web-join-full = An diesem Tisch sind alle Plätze besetzt.
web-join-own = Hast du einen Platz, aber auf einem anderen Gerät? Öffne dort das Menü, Leute und Links, Auf einem anderen Gerät weiterspielen.
web-join-look = Zuschauen

## Der Fernseher

web-tv = Auf dem Fernseher
web-tv-title = Der Tisch auf dem Fernseher
web-tv-about = Der Fernseher zeigt allen im Zimmer den Tisch: keine Handkarten und nichts Geheimes. Den Code findet der Gastgeber im Menü unter „Fernseher und Handys“.
web-tv-show = Tisch zeigen
web-tv-other = Anderer Tisch
web-tv-qr = Für die Kamera des Handys: Platz nehmen
web-tv-scan = Platz nehmen: Scanne den QR-Code mit dem Handy, oder gib diesen Code ein unter
web-tv-phones = Dein Platz per Handy:
web-tv-missing =
    { $count ->
        [one] Es fehlt noch jemand. Das Spiel beginnt, wenn alle sitzen.
       *[other] Es fehlen noch { $count }. Das Spiel beginnt, wenn alle sitzen.
    }
web-tv-all = Alle sitzen. Gleich geht es los.
web-tv-paused = Pause
web-tv-make = Code machen
web-tv-make-about = Mit einem Code zeigt jeder Fernseher oder große Bildschirm den offenen Tisch, und wer im Zimmer ist, nimmt mit dem Handy einen freien Platz. Alle am Tisch erfahren es.
web-tv-none = Der Gastgeber hat keinen Code gemacht.
web-tv-how = Öffne im Browser des Fernsehers { $address } und gib den Code ein. Handys kommen über den QR-Code dazu.
web-tv-here = Den Tisch auf diesem Bildschirm zeigen
web-tv-drop = Nicht mehr zeigen, Code löschen

## Die Seite des Gastgebers

web-host-seats = Wer hier sitzt
web-ease = Zeit
web-ease-about = Nur länger, nie kürzer, und alle erfahren es.
web-ease-twice = Für alle doppelt so lange
web-ease-none = Keine Uhr mehr
web-elsewhere = Das Brett ist auf dem Fernseher: Dieses Handy zeigt meine Hand und was ich gefragt werde
web-sit-around = Ihr sitzt um einen Tisch
web-sit-around-about = Mit Fernseher oder mit Handys in einem Zimmer: Zeit zum Reden. 15 Minuten für eine Entscheidung, eine Stunde Reserve, 20 Sekunden, um mit einer Karte dazwischenzugehen.

## Ein Gerät, das herumgeht

web-pass-about = Zwei bis sechs Leute teilen sich dieses Handy, Tablet oder diesen Computer. Wer gefragt ist, bekommt es; dazwischen verdeckt ein Sichtschutz alles. Keine Uhr läuft.
web-pass-names = Wer spielt, in der Reihenfolge, in der ihr sitzt
web-pass-more = Noch jemand
web-pass-remove = Ohne Nummer { $number }
web-pass-bots = Bots außer euch
web-pass-begin = Anfangen
web-pass-running = Laufende Spiele
web-pass-forget = Vergessen
web-pass-to = Gib das Gerät an { $name } weiter.
web-pass-show = Ich bin { $name }: Zeig mir meine Hand
web-pass-nobody = Im Moment ist niemand von euch gefragt.
web-pass-others = Möchte jemand anderes nachsehen?
web-pass-i-am = Ich bin { $name }
web-pass-since = { $name }, das ist passiert, seit du zuletzt nachgesehen hast
web-pass-go = Zu meiner Hand
web-pass-on = Verdecken und weitergeben
web-pass-not-here = Dieses Gerät hat an diesem Tisch keine Plätze. Fang ein neues Spiel an, oder öffne den Tisch dort, wo ihr begonnen habt.

## Was abgelehnt wird

refused-no-such-code = Diesen Code hat kein Tisch, oder nicht mehr. Lies ihn noch einmal, oder frag den Gastgeber nach einem neuen.
refused-too-many-codes = Das waren zu viele falsche Codes. Warte eine Minute und gib ihn dann noch einmal ein.
refused-tv-off = Der Fernseher zeigt diesen Tisch nicht mehr. Frag den Gastgeber nach einem neuen Code.
refused-time-by-mail = Per Post bleibt die Zeit, wie sie vereinbart war. Bitte stattdessen um eine Pause.
