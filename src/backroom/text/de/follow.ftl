### Ein Spiel verfolgen: der Verlauf nach Runden, Notizen und Lesezeichen.

web-follow-filter = Im Verlauf suchen
web-follow-which = Welche Zeilen
web-follow-all = Alles
web-follow-me = Was mich betrifft
web-follow-search = Suchen
web-follow-before = Aufbau
web-follow-lines =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
web-follow-sums = Bilanz
web-follow-none = Dazu steht nichts im Verlauf.
web-follow-more-news =
    { $count ->
        [one] Noch { $count } Zeile im Verlauf.
       *[other] Noch { $count } Zeilen im Verlauf.
    }
