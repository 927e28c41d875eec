### Telling people who don't look at their table: what messages say, and where one says how to be reached.

## Messages

# $text is the game, $name the table.
tell-title = { $text }, tavolo { $name }
tell-turn = Tocca a te.
tell-sealed = Scelta segreta in corso: guarda se devi scegliere anche tu.
tell-next = Fra poco tocca a te.
tell-hit = Qualcuno ti ha colpito. Guarda che cosa è successo.
tell-offer = C'è una proposta per te.
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

## How shall we reach you?

web-reach-about = Quando non guardi, il tavolo può dirti che cosa succede. Nei suoi messaggi non ci sono segreti né chiavi: apri il tavolo da un dispositivo con cui ci sei seduto.
web-reach-none = Per ora niente ti avvisa.
web-reach-push = Questo browser
web-reach-mail = E-mail
web-reach-ntfy = ntfy
web-reach-discord = Discord
web-reach-telegram = Telegram
web-reach-add = Nuova via
web-reach-do = Aggiungi
web-reach-from-profile = Dal mio profilo
web-reach-keep = Tieni questo indirizzo nel mio profilo, per altri tavoli
web-reach-push-about = Anche a pagina chiusa. Il tuo browser ti chiederà se può.
web-reach-push-insecure = I browser lo permettono solo se l'indirizzo comincia con https (o sul computer di chi ospita). Scegli un'altra via, o chiedi un indirizzo così a chi ospita.
web-reach-push-missing = Questo browser non ne è capace. Su iPhone o iPad metti prima la pagina nella schermata Home e aprila da lì.
web-reach-push-denied = Hai vietato a questa pagina di mandarti messaggi. Permettilo nelle impostazioni del browser, poi torna qui.
web-reach-mail-address = Il tuo indirizzo e-mail
web-reach-mail-about = Prima arriva un codice. Finché non lo scrivi qui, non parte nient'altro.
web-reach-mail-missing = Chi ospita questo server non ha predisposto l'e-mail. Scegli un'altra via.
web-reach-ntfy-topic = Argomento
web-reach-ntfy-about = Inventa un nome che nessuno indovini e iscriviti nell'app ntfy. Se hai un server tuo: il suo indirizzo intero.
web-reach-discord-webhook = Indirizzo del webhook
web-reach-discord-about = In Discord: Modifica canale, Integrazioni, Webhook. Chi legge quel canale legge anche questi messaggi.
web-reach-telegram-about = Ti scriverà { $name }. Arriva un link: aprilo e premi Avvia.
web-reach-telegram-missing = Chi ospita questo server non ha predisposto un bot di Telegram. Scegli un'altra via.
web-reach-start = Apri Telegram
web-reach-pressed = Ho premuto Avvia
web-reach-code = Codice del messaggio
web-reach-confirm = Conferma
web-reach-try = Prova
web-reach-tried = Spedito. È arrivato?
web-reach-failed = Di qui non passa più niente, così abbiamo smesso. Prova, o toglila.
web-reach-remove = Togli
web-reach-tell = Avvisami
web-reach-tell-turn = quando tocca a me
web-reach-tell-next = quando fra poco tocca a me
web-reach-tell-hit = quando qualcuno mi colpisce
web-reach-tell-offer = quando c'è una proposta per me
web-reach-tell-promise = quando una promessa sta per scadere
web-reach-tell-end = quando la partita è finita
web-reach-quiet = Non nelle mie ore di silenzio
web-reach-forget = Dimentica tutto questo
web-reach-notice = Una delle vie per raggiungerti non funziona più.
