### People at the browser's table: who is here, how others come in, what is said, what it is about.

## Who is here

web-presence-here = { $seat } ist da
web-presence-away = { $seat } ist weg seit { $time }
web-presence-not-here = { $seat } ist nicht da
web-turn-of-away = { $names } ist dran, aber weg seit { $time }
web-line-offline = Du bist offline. Prüf WLAN oder mobile Daten: dein Platz bleibt dir, und hier geht es weiter, sobald du wieder Netz hast.

## Coming in

web-invited-by = { $name } lädt dich zu einer Partie { $game } ein.
web-about-table = Gespielt wird nach diesen Regeln:
web-about-usual = Gespielt wird nach den üblichen Regeln.
web-sits = Am Tisch
web-bot-sits = { $name } (Bot)
web-seat-free = ein freier Stuhl
web-invitations = Leute und Links
web-enter-code = Mit Code mitspielen
web-on-tv = Tisch auf dem Fernseher zeigen
web-pass-around = Ein Gerät herumgeben
web-tab-hand = Hand
web-around = Fernseher und Handys
web-invitations-about = Jeder Link ist ein Platz: Wer ihn hat, sitzt dort. Zeig ihn nur dem, für den er ist.
web-qr = QR-Code
web-qr-of = QR-Code dieses Links: Richte die Kamera eines Handys darauf
web-alone = Diese Adresse gilt nur an diesem Computer. Um andere hereinzulassen, halt Backroom an, starte es mit „make play ROOM=1“ (oder „backroom play --room“) und öffne diese Seite wieder. Dein Tisch bleibt erhalten.
web-watch-link = Nur zum Zuschauen
web-nowhere = Unter dieser Adresse ist nichts. Vielleicht ging unterwegs ein Buchstabe verloren: Prüf den Link, oder fang in der Lobby an.
web-seat-name = Name auf Platz { $number }
web-play-now-names = { $game } gegen { $names }. Es geht sofort los.

## Phrases

web-phrases = Mit einem Tipp gesagt

## What it is about

web-goal = Ziel des Spiels
web-legend = Was die Zeichen bedeuten
web-goal-about = Dein Ziel
web-goal-end = Das Ende
web-goal-round = So läuft es
web-goal-begin = Los geht's
web-look-back = Zurückblicken
web-open-save = Gespeicherte Partie öffnen
web-forked = Dieser Tisch geht von einer anderen Partie aus, nach deren Zug { $count }, mit neuen Würfeln. Du sitzt, wo du wolltest; jeder Platz hat seinen Namen behalten.
web-forked-mark = Aus einer anderen Partie
web-forked-look = Die Partie ansehen, aus der er kommt
web-rules = Die Regeln

web-me = Mein Profil
