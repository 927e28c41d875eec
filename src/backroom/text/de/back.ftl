### Looking back at a game.

web-back-title = Rückblick
web-back-eyes = Gesehen von
web-back-eyes-all = Allen, mit offenen Karten
web-back-eyes-onlooker = Einem Zuschauer
web-back-hand = Hand von
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
