### Telling people who don't look at their table: what messages say, and where one says how to be reached.

## Messages

# $text is the game, $name the table.
tell-title = { $text }, tavolo { $name }
tell-turn = Tocca a te.
tell-sealed = Il tavolo decide: guarda se hai voce in capitolo.
tell-next = Fra poco tocca a te.
tell-hit = Qualcuno ti ha colpito. Guarda che cosa è successo.
tell-offer = C'è un'offerta per te.
tell-promise = In questo turno scade una promessa fra te e un altro giocatore.
tell-end = La partita è finita.
tell-trial = Questo è un messaggio di prova. D'ora in poi il tavolo ti scrive così.
tell-code = Il tuo codice: { $text }
tell-code-why = Qualcuno a un tavolo di Backroom vuole essere avvisato qui quando tocca a lui. Scrivi il codice in quella pagina. Se non sei stato tu, non fare nulla: non arriverà altro.
tell-open = Al tavolo, dal dispositivo con cui ci sei seduto: { $text }
tell-stop = Basta con questi messaggi: { $text }

## The page that stops messages

# $text is an address, such as “a…@example.org”.
tell-stop-ask = I messaggi del tavolo { $name } arrivano qui: { $text }. Li fermiamo?
tell-stop-yes = Ferma questi messaggi
tell-stopped = Di lì non arrivano più messaggi. Al tavolo puoi chiederli di nuovo.

## Why not

refused-bad-address = Così non ti si può raggiungere. Controlla quello che hai scritto.
refused-bad-mail = Non è un indirizzo e-mail. Somiglia a nome@example.org.
refused-bad-topic = Non è un argomento ntfy. Scrivi il suo nome, o l'indirizzo intero, come https://ntfy.example.org/argomento. Il server deve stare su Internet.
refused-bad-webhook = Non è un webhook di Discord. In Discord: Modifica canale, Integrazioni, Webhook, Copia URL webhook.
refused-unknown-push = Questo browser riceve i messaggi tramite { $text }, che questo server non conosce. Chiedi a chi ospita, o scegli un'altra via.
refused-no-service = Chi ospita questo server non l'ha predisposto. Scegli un'altra via.
refused-too-many-ways = Bastano così. Togli una via prima di aggiungerne un'altra.
refused-wrong-code = Non è il codice, o è troppo vecchio. Guarda nel messaggio, o fattene mandare uno nuovo.
refused-not-pressed = Telegram non ne sa ancora nulla. Apri il bot dal link, premi Avvia, poi torna qui.
refused-no-such-way = Questa via non c'è già più.
refused-not-reached = Il messaggio non è passato. Controlla l'indirizzo e riprova.
