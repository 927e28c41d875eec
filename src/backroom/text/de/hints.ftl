### Tipps: für alle, die allein mit Bots spielen.

web-hint-told = Ich würde „{ $text }“ wählen.
web-hint-take = So machen
refused-no-hints = Sitzt noch ein Mensch am Tisch, gibt niemand Tipps.
because-arranged = Alles ist eingeteilt.
because-word = Du hast dein Wort gegeben.
because-nothing = Hier ist nichts zu holen.
web-hint-give = Ich würde es dabei lassen: „{ $text }“.
