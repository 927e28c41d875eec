### Giocare nel terminale.

## Aiuto del comando

cli-help-terminal = Gioca una partita contro i bot, qui nel terminale.
cli-help-terminal-seats = Quanti siedono al tavolo, contando anche te.
cli-help-terminal-seed = Lo stesso seme dà la stessa partita. Altrimenti ogni partita è nuova.
cli-help-terminal-name = Come ti chiamano gli altri.
cli-help-terminal-bots = Contro chi giochi, separati da virgole.
cli-help-terminal-board = Giocare sul tabellone di questo file (docs/boards.md spiega come scriverne uno).
cli-help-terminal-save = Il file in cui tenere la partita. Altrimenti va nella tua cartella dei dati.
cli-help-terminal-resume = Riprende la partita di questo file.
cli-help-terminal-fast = Nessuna pausa fra le mosse degli altri.
cli-help-terminal-verbose = Avvisa quando passi d'ufficio perché non hai niente da giocare.

## Sedersi e alzarsi

term-you = Boss
term-name = Come ti chiami? Invio per { $name }
term-welcome = Accomodati, { $name }. Al tavolo: { $names }.
term-welcome-back = Rieccoti al tavolo, { $name }. Ci sono ancora: { $names }.
term-commitment = I dadi sono sigillati. Il loro sigillo (SHA-256 del segreto): { $text }
term-keeping = La partita è in { $file }
term-start = A ogni domanda: un numero risponde, t mostra il tavolo, ? aiuta, q esce (la partita resta salvata).
term-unfinished = La tua ultima partita non è finita. Per riprenderla: backroom terminal { $game } --resume { $file }
term-left = La partita è salvata. Per riprenderla: backroom terminal { $game } --resume { $file }
term-not-kept = Non si è giocato niente, quindi non c'è niente da salvare.
term-kept = Salvata in { $file }
term-file-exists = { $file } esiste già. Scegli un altro nome con --save, o riprendi quella partita con --resume.
term-no-secret = Senza { $file } non si può continuare: contiene il segreto dei dadi. Rimettilo accanto al salvataggio.
term-seats = Questo gioco è per { $least }–{ $most } giocatori, non per { $number }. Scegli un numero con --seats.

## Domande

term-enter = Invio: { $text }
term-enter-back = Invio: indietro
term-enter-later = Invio: decido dopo
term-enter-none = Invio: nessuna promessa
term-enter-nothing = Invio: niente, x: lascia perdere
term-enter-make = Invio: { $text }, x: lascia perdere
term-line = { $text } ({ $span })
term-refused = { $text }: { $why }
term-several =
    { $most ->
        [one] Scegline uno con il suo numero.
       *[other] { $least ->
            [0] Scegline fino a { $most }, per es. 1,3; 0 per nessuno.
           *[other] Scegline da { $least } a { $most }, per es. 1,3
        }
    }
term-lines = Scrivi la riga e il numero: 1 3. Più d'uno insieme: 1 3, 2 6
term-one-line = Scrivi quanti, poi d quando va bene.
term-passed = (Niente da giocare: passi.)
term-changed = Novità sul tavolo (t e il numero le mostra): { $text }
term-earlier =
    { $count ->
        [one] (Una riga prima di questo: l { $most } la mostra.)
       *[other] ({ $count } righe prima di questo: l { $most } le mostra.)
    }
term-more =
    { $count ->
        [one] (Ce n'è un'altra: + la mostra.)
       *[other] (Ce ne sono altre { $count }: + le mostra.)
    }
term-from-start = (È tutto: + mostra l'elenco dall'inizio.)
term-more-refused =
    { $count ->
        [one] e un'altra cosa che ora non puoi fare
       *[other] e altre { $count } che ora non puoi fare
    }
term-parts = Il tavolo è lungo: t e un numero o un nome ne mostra una parte, t * tutto
term-because = { $text }
# An answer, and what it would mean.
term-means = { $text } – { $means }

term-bad = Non capisco. Puoi scrivere: { $keys }, oppure ? per l'aiuto.
term-bad-number = Qui questa risposta non c'è. Puoi scrivere: { $keys }
term-bad-amount = Scrivi un numero: { $span }
term-bad-plain-number = Scrivi un numero, o premi Invio per tornare indietro.
term-range = Da { $least } a { $most }.
term-range-steps = Da { $least } a { $most }, a passi di { $number }.
term-bad-line = Scrivi la riga e il numero, per es. 1 3
term-bad-several =
    { $least ->
        [0] Non più di { $most }, ciascuno una volta sola, per es. 1,3; 0 per nessuno.
       *[other] Almeno { $least } e non più di { $most }, ciascuno una volta sola, per es. 1,3
    }
term-no-rule = Sulla pagina non c'è una regola { $rule }. Scrivi r e un numero, per es. r { $example }
term-no-card = Nessuna carta somiglia a «{ $name }». Scrivi c e un pezzo del nome, o il numero di una risposta che nomina una carta.
term-no-part = Nessuna parte del tavolo si chiama «{ $name }». Scrivi t per vedere che cosa c'è.
term-no-map = Questo gioco non ha una mappa: t mostra il tavolo.
term-narrow = La mappa vuole { $least } colonne e questo terminale ne ha { $number }. Allargalo.
term-nothing-before = Non c'è niente che tu possa fare prima.
term-no-asides = Per ora non puoi lasciare né ritirare ordini.
term-no-more = L'elenco finisce qui.

## L'aiuto

term-help-title = Come si gioca qui
term-help-answers = Scrivi il numero o la lettera davanti alla risposta. Invio da solo fa quel che c'è scritto.
term-help-numbers = Quando si chiede quanti, scrivi il numero: 3
term-help-several = Dove puoi sceglierne più d'uno, separali con virgole: 1,3
term-help-lines = Dove si regolano più numeri in una schermata, scrivi la riga e il numero: 1 3. Poi d quando hai finito.
term-help-reading = Un trattino segna ciò che ora non puoi fare, con il motivo. [{ $rule }] indica la regola: r { $rule } la mostra.
term-command-more = il resto di un lungo elenco di risposte
term-command-table = il tavolo: una parte con t e un numero o un nome, tutto con t *
term-command-map = la mappa, se il gioco ne ha una, con chi sta dove
term-command-log = la cronaca: le ultime 30 righe, o l e quante
term-command-rule = una regola: r 4.5; da solo, la regola di questa domanda
term-command-card = che cosa fa una carta: c e un pezzo del nome, o c e il numero di una risposta
term-command-offers = gli affari: le proposte aperte, e le tue
term-command-before = che cosa puoi fare prima di rispondere
term-command-asides = gli ordini lasciati in anticipo; tornare a dire la tua dopo un «passo» lungo
term-command-undo = ritira la tua ultima mossa, finché dopo non si è scoperto niente né tirato un dado
term-command-save = dov'è la partita (si salva dopo ogni mossa)
term-command-quit = esci; la partita resta salvata

term-log = Che cosa è successo

## Affari

term-deals = La stanza degli affari
term-deals-here = Ci sei già. Premi Invio per tornare indietro.
term-no-offers = Nessuna proposta sul tavolo.
term-no-deals-now = In questo momento non si fanno affari.
term-terms =
    { $seat_is_you ->
        [yes] dai
       *[no] { $seat } dà
    } { $give } in cambio di { $take }
term-your-answer = { $text }: che ne dici?
term-accept = Affare fatto: { $text }
term-decline = Rifiuta: { $text }
term-counter = Fai una controproposta: { $text }
term-withdraw = Ritira: { $text }
term-accept-it = Affare fatto
term-decline-it = Rifiuta
term-counter-it = Fai una controproposta
term-was-kept = Mantenuta: { $text }
term-was-broken = Tradita: { $text }
term-promise =
    { $verdict ->
        [kept] Mantenuta: { $text }
        [broken] Tradita: { $text }
       *[open] Aperta: { $text }
    }
term-new-offer = Fai una proposta
term-whom = A chi? Più d'uno: 1,3
term-give = Che cosa dai a { $names }?
term-take = Che cosa vuoi da { $names }?
term-goods = Scrivi la riga, poi quanti: «1 5, 3» vuol dire cinque della riga 1, e la riga 3.
term-bad-goods = Scrivi la riga, e quanti dove ce n'è più d'uno: 1 5, 3
term-how-many = { $text }: quanti? Scrivi la riga e il numero, per es. 1 5
term-too-many-goods = In una proposta non stanno più di { $most } righe.
term-up-to = fino a { $text }
term-any-amount = { $text } o più
term-promises = E in più una promessa?
term-who-promises =
    { $seat_is_you ->
        [yes] Tu prometti qualcosa
       *[no] { $seat } promette qualcosa
    }
term-words = A parole tue (Invio: lascia perdere)
term-until =
    Fino alla fine di quale { $unit ->
        [turn] turno di gioco
       *[round] turno
    } vale?
term-how-much = Quanto?
term-empty-offer = In quella proposta non c'era niente: lasciamo perdere.
term-make-it = Fai questa proposta
term-add-line = Falla, con due parole in più
term-say-with-it = Che cosa dici insieme? (Invio: niente)
term-drop-it = Lascia perdere

## La fine

term-over = Fine: { $ending }.
term-winner =
    { $rank }. { $seat_is_you ->
        [yes] tu: { $score }, e vinci
       *[no] { $seat }: { $score }, e vince
    } la partita
term-score =
    { $rank }. { $seat_is_you ->
        [yes] tu
       *[no] { $seat }
    }: { $score }
term-resigned =
    { $rank }. { $seat_is_you ->
        [yes] tu: { $score }, hai
       *[no] { $seat }: { $score }, ha
    } abbandonato
# $names gave up and would have won; $first are the best of those who stayed.
term-forfeited =
    { $count ->
        [one] Abbandono: { $names }. La vittoria del bot quindi non vale. In testa fra chi è rimasto: { $first }.
       *[other] Abbandono: { $names }. La vittoria del bot quindi non vale. A pari merito in testa fra chi è rimasto: { $first }.
    }
term-secret = Il segreto dei dadi: { $secret }
term-verify = Per controllare i dadi: backroom verify { $file }

## At a table of a server

cli-help-terminal-join = Prendi posto a un tavolo di un server: il link che ti hanno mandato. Il resto di ciò che si sceglie qui allora non conta, tranne --name.
term-bad-link = Questo non è un link a un posto. È fatto così: http://…/table/…#…, con qualcosa dopo il #.
term-unreachable = A { $name } non risponde nessuno ({ $detail }). Il server è acceso, e il link è giusto?
term-far-start = A ogni domanda: un numero risponde, t mostra il tavolo, s seguito da parole parla a tutti, ? aiuta, q esce (il posto resta tuo).
term-waiting-for = Mancano ancora: { $names }. Si comincia quando ci sono tutti.
term-line-lost = La linea è caduta. Riprovo…
term-line-back = Di nuovo al tavolo.
term-said = { $seat }: { $text }
term-far-left = Il posto resta tuo. Torna con lo stesso link.
term-far-save = L'intera partita, per «backroom verify»: { $text }
term-stood-in = Un bot gioca per te, perché eri via.
term-enter-back-in = Invio: riprendi il posto
term-own-board = Questo tavolo ha un piano tutto suo, che si vede solo nel browser: apri lì il link.
term-command-speak = dire qualcosa a tutti (s Buonasera), a uno solo (s @Ann Buonasera); da solo: che cosa è stato detto
term-command-end = finire qui la partita, se tutti sono d'accordo (e + a favore, e - contro)
term-whispered = { $seat }, solo a te: { $text }
term-you-whispered = Tu, solo a { $names }: { $text }
term-said-in-room = { $seat }, a te e a { $names }: { $text }
term-nobody-so = Nessun altro qui si chiama così. Scrivi il nome come sta al tavolo: s @Ann Buonasera
term-ballot = Qualcuno vuole finire qui la partita. A favore: e +, contro: e -. Nessuno saprà che cosa dici; chi tace dice no. ({ $time })
term-how-to-end = Si finisce qui solo se tutti sono d'accordo, e chi è in testa ha vinto. e + lo propone o accetta; e - è contrario.
term-voted = Sentito. Nessun altro lo saprà.
term-time-left = Tempo rimasto: { $time }
term-not-asked = Tocca ad altri. t: il tavolo, l: il registro, s e parole: dire qualcosa
