### Seguire una partita: la cronaca per turni, appunti e segnalibri.

web-follow-filter = Cerca nella cronaca
web-follow-which = Quali righe
web-follow-all = Tutto
web-follow-me = Ciò che mi riguarda
web-follow-search = Cerca
web-follow-before = Preparazione
web-follow-lines =
    { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }
web-follow-sums = Bilancio
web-follow-none = Nessuna riga della cronaca corrisponde.
web-follow-more-news =
    { $count ->
        [one] Ancora { $count } riga nella cronaca.
       *[other] Ancora { $count } righe nella cronaca.
    }
