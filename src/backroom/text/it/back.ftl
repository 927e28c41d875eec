### Looking back at a game.

web-back-title = Uno sguardo indietro
web-back-eyes = Vista da
web-back-eyes-all = Tutti, a carte scoperte
web-back-eyes-onlooker = Uno spettatore
web-back-hand = Mano di
web-back-link = Link a questa mossa
web-back-close = Al tavolo
web-back-film = La partita, passo per passo
web-back-where = passo { $count } di { $most }
web-back-round-before = All'inizio del round, o a quello prima
web-back-before = Un passo indietro
web-back-after = Un passo avanti
web-back-round-after = Al round successivo
web-back-play = Riproduci
web-back-pause = Ferma
web-back-pace = Velocità di riproduzione
web-back-nothing-yet = Non è ancora successo niente da rivedere.
