### People at the browser's table: who is here, how others come in, what is said, what it is about.

## Who is here

web-presence-here = { $seat } è al tavolo
web-presence-away = { $seat } manca dalle { $time }
web-presence-not-here = { $seat } non c'è
web-turn-of-away = Tocca a { $names }, che manca dalle { $time }
web-line-offline = Sei offline. Controlla il Wi-Fi o i dati mobili: il tuo posto resta tuo, e qui si riprende appena torni in linea.

## Coming in

web-invited-by = { $name } ti invita a una partita di { $game }.
web-about-table = Si gioca con queste regole:
web-about-usual = Si gioca con le regole solite.
web-sits = Al tavolo
web-bot-sits = { $name } (bot)
web-seat-free = una sedia libera
web-invitations = Giocatori e link
web-enter-code = Entra con un codice
web-on-tv = Mostra un tavolo sul televisore
web-pass-around = Giocare in più su un solo dispositivo
web-tab-hand = Mano
web-around = TV e telefoni
web-invitations-about = Ogni link è un posto: chi ce l'ha ci si siede. Mostralo solo alla persona a cui è destinato.
web-qr = Codice QR
web-qr-of = Codice QR di questo link: inquadralo con la fotocamera di un telefono
web-alone = Questo indirizzo vale solo su questo computer. Per far entrare gli altri, ferma Backroom, avvialo con «make play ROOM=1» (o «backroom play --room») e riapri questa pagina. Il tuo tavolo resta.
web-watch-link = Solo per guardare
web-nowhere = A questo indirizzo non c'è niente. Forse una lettera si è persa per strada: controlla il link, oppure riparti dalla pagina iniziale.
web-seat-name = Nome al posto { $number }
web-play-now-names = { $game } contro { $names }. Si comincia subito.

## Phrases

web-phrases = Dillo con un tocco

## What it is about

web-goal = Lo scopo del gioco
web-legend = Che cosa vogliono dire i segni
web-goal-about = Il tuo scopo
web-goal-end = Come finisce
web-goal-round = Come si gioca
web-goal-begin = Si comincia
web-look-back = Rivedi la partita
web-open-save = Apri una partita salvata
web-forked = Questo tavolo continua un'altra partita, dopo la sua mossa { $count }, con dadi nuovi. Sei al posto che hai scelto; ogni posto ha tenuto il suo nome.
web-forked-mark = Da un'altra partita
web-forked-look = Rivedi la partita da cui viene
web-rules = Le regole

web-me = Il mio profilo
