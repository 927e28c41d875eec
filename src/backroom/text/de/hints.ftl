### Tipps: für alle, die allein mit Bots spielen.

web-hint-told = Ich würde „{ $text }“ wählen.
web-hint-take = So machen
refused-no-hints = Sitzt noch ein Mensch am Tisch, gibt niemand Tipps.
