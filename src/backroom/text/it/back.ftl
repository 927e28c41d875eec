### Looking back at a game.

web-back-title = Uno sguardo indietro
web-back-eyes = Vista da chi?
web-back-eyes-all = Tutte le carte scoperte
web-back-eyes-onlooker = Uno spettatore
web-back-hand = Mano di chi?
web-back-link = Link a questa mossa
web-back-close = Al tavolo
web-back-film = La partita, passo per passo
web-back-where = passo { $count } di { $most }
web-back-round-before = All'inizio del turno, o al turno prima
web-back-before = Un passo indietro
web-back-after = Un passo avanti
web-back-round-after = Al turno successivo
web-back-play = Riproduci
web-back-pause = Ferma
web-back-pace = Velocità di riproduzione
web-back-nothing-yet = Non è ancora successo niente da rivedere.

## Playing on from a move

web-fork = Gioca da qui
web-fork-title = Gioca da qui
web-fork-about = Un nuovo tavolo con questa posizione: tu al posto che scegli, bot agli altri, e dadi nuovi che nessuno conosce ancora.
web-fork-seat = Il tuo posto
web-fork-go = Siediti

## A saved game

web-file-title = Apri una partita salvata
web-file-about = Scegli il file di una partita: uno scaricato alla fine, o un tavolo scritto da «backroom export». Viene controllato e mostrato qui, e non conservato da nessuna parte.
web-file-choose = Scegli un file
web-file-reading = Lettura…
web-file-too-large = Questo file è troppo grande per una partita di Backroom. Scegline un altro.

## While somebody was away

web-away = Mentre non c’eri
web-away-moves =
    { $count ->
        [one] { $count } mossa mentre non c’eri.
       *[other] { $count } mosse mentre non c’eri.
    }
web-away-watch = Guarda
web-away-skip = Al tavolo com'è
