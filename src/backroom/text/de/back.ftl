### Looking back at a game.

web-back-title = Rückblick
web-back-eyes = Wessen Sicht?
web-back-eyes-all = Alle Karten offen
web-back-eyes-onlooker = Ein Zuschauer
web-back-hand = Wessen Hand?
web-back-link = Link zu diesem Zug
web-back-close = Zum Tisch
web-back-film = Die Partie, Schritt für Schritt
web-back-where = Schritt { $count } von { $most }
web-back-round-before = Zum Anfang der Runde oder zur Runde davor
web-back-before = Einen Schritt zurück
web-back-after = Einen Schritt weiter
web-back-round-after = Zur nächsten Runde
web-back-play = Abspielen
web-back-pause = Anhalten
web-back-pace = Wie schnell abgespielt wird
web-back-nothing-yet = Es ist noch nichts geschehen, auf das man zurückblicken könnte.

## Playing on from a move

web-fork = Ab hier weiterspielen
web-fork-title = Ab hier weiterspielen
web-fork-about = Ein neuer Tisch mit dieser Stellung: du auf dem Platz deiner Wahl, Bots auf den anderen, und neue Würfel, die noch niemand kennt.
web-fork-seat = Dein Platz
web-fork-go = Hinsetzen

## A saved game

web-file-title = Gespeicherte Partie öffnen
web-file-about = Wähl die Datei einer Partie: eine, die du am Ende heruntergeladen hast, oder einen Tisch, den „backroom export“ geschrieben hat. Sie wird geprüft und hier gezeigt, und nirgends aufbewahrt.
web-file-choose = Datei wählen
web-file-reading = Wird gelesen …
web-file-too-large = Diese Datei ist zu groß für eine Partie Backroom. Wähl eine andere.

## While somebody was away

web-away = Während du weg warst
web-away-moves =
    { $count ->
        [one] { $count } Zug, während du weg warst.
       *[other] { $count } Züge, während du weg warst.
    }
web-away-watch = Ansehen
web-away-skip = Zum Tisch, wie er ist
