### The browser: pages, buttons, notes. What the game itself says stands in the other catalogues.

## The lobby

web-lead = Proibizionismo, loschi traffici e affari da retrobottega, tutti allo stesso tavolo.
web-language = Lingua
web-your-name = Il tuo nome
web-default-name = Boss
web-learn = Mai giocato?
web-learn-about = Qualche turno con chi ti spiega: il tavolo vero, le regole vere, e le mosse le fai tu.
web-learn-game = Impara { $game }
web-play-now = Gioca subito
web-what = Backroom è un tavolo per due giochi del tempo del proibizionismo. Gioca subito contro i bot, con gli amici tramite un link, o in più giorni, una mossa alla volta. È gratis, non serve un account, e chiunque può controllare i dadi.
web-opponents = Contro
web-opponents-count =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
web-level = Quanto sono bravi
web-learn-row = Impara
web-challenges-open = Sfide: trova la risposta migliore
web-hint-ask = Tu che faresti?
web-learn-rules = Regolamento: { $game }
web-settings = Impostazioni
web-mine = I miei tavoli
web-game = Quale gioco?
web-seats = Da { $least } a { $most } giocatori
web-own-table = Invita gli amici: apri un tavolo tutto tuo
web-players = In quanti si gioca?
web-you = tu
web-bot = bot
web-bot-named =
    { $name ->
        [scripted] Bot forte, gioca per vincere
        [chaotic] Bot facile, gioca a caso
       *[other] Bot: { $name }
    }
web-options = Regole e opzioni
web-preset = Si gioca secondo
web-preset-usual = le regole che consigliamo
web-preset-own = una scelta tua
web-board-choose = Scegli un file…
web-board-looking = Sto guardando { $file }…
web-board-good = Su { $file } si può giocare: { $name }.
web-board-wrong = Su { $file } non si può ancora giocare.
web-board-no-text = Questo non è un file di testo.
web-board-picture = La mappa { $name }

## Sitting down

web-take-seat = Siediti
web-waiting-room = Il tavolo si riempie
web-starts-itself = La partita comincia da sola appena ci sono tutti.
web-give-links = Dai a ciascuno il suo link: chi ha il link ha il posto.
web-dice-settling = I dispositivi al tavolo si accordano sui dadi…
web-dice-void =
    { $count ->
        [one] Il dispositivo di { $names } non ha mostrato il suo numero per i dadi: si ridanno, da un nuovo segreto.
       *[other] I dispositivi di { $names } non hanno mostrato i loro numeri per i dadi: si ridanno, da un nuovo segreto.
    }
web-dice-without = I dadi sono stati dati senza un numero di questo dispositivo. Se pensi che fosse qui in tempo, non fidartene.
web-expected = in arrivo
web-invite-link = Link per questo posto
web-copy = Copia
web-copied = Copiato
web-to-lobby = Torna alla pagina iniziale
web-connecting = Si bussa alla porta…

## The line to the server

web-outdated = Una parte di questa pagina non c'è più: il server ne ha una più recente. Ricaricala; il tuo posto e la partita restano.
web-begin-anew = Ricarica
web-no-server = Il server non risponde. Controlla che sia acceso e che tu sia sulla stessa rete, poi riprova.
web-line-lost = La connessione è caduta. Nuovo tentativo…
web-line-back = Di nuovo al tavolo.
web-try-now = Riprova ora
web-answer-lost = La connessione è caduta prima che arrivasse. Se la domanda è ancora lì, rispondi di nuovo.

## The table

web-parts = Parti del tavolo
web-tab-table = Tavolo
web-question = La tua domanda
web-asked-again = Hai concluso un affare dopo aver risposto, e quello che hai può essere cambiato: quella risposta non vale più. Rispondi di nuovo.
web-your-turn = Tocca a te
web-your-turn-soon = Tra poco tocca a te
web-turn-of = Tocca a { $names }
web-deciding = Scelta segreta in corso
web-deciding-wait = Scelta segreta in corso. Nessuno vede chi ha già risposto.
web-waiting-for = Aspettiamo { $names }.
web-watching = Stai guardando la partita. Goditi lo spettacolo.
web-going-on = Si va avanti…
web-your-answer = La tua risposta: { $text }
web-change = Cambia
web-answered = Finché manca qualche risposta, puoi cambiare la tua.
web-to-question = Vai alla domanda
web-plan-full = È tutto pronto. Conferma, o annulla una mossa.
web-plan = Scelto, ma non ancora confermato:
web-plan-give = Conferma
web-restart-turn = Ricomincia il mio turno
web-pick-on-table = Scegli direttamente sul tavolo.
# Beside a question, while the table still shows what was before.
web-asked-next = Subito dopo
web-as-list = Come elenco
# Asked before something is thrown away.
web-sure-yes = Sì, fallo
web-sure-no = No
web-sure-offers =
    { $count ->
        [one] Una proposta aspetta ancora la tua risposta.
       *[other] { $count } proposte aspettano ancora la tua risposta.
    } Vai avanti lo stesso?
web-before = Prima…
web-pass-stands = Per le carte vale ancora «{ $text }».
web-orders = Altre possibilità
web-pass-longer = Passo più a lungo
# $text: the answers, as on their buttons; the first three.
web-not-possible = Per ora impossibile: { $text }
# On a button: one tap arranges this, and ends the question. $text is all that is arranged.
web-ready = { $text }, e basta così
web-fewer = Meno
web-more = Più
web-most = Max { $text }
web-pick-several =
    { $least ->
        [0] Scegline fino a { $most }.
       *[other] Scegline da { $least } a { $most }.
    }
web-these =
    { $count ->
        [0] Niente di tutto questo
        [one] Conferma la scelta
       *[other] Conferma le { $count } scelte
    }
web-find-square = Cerca una via o un luogo
web-squares-listed =
    { $count ->
        [one] Scegli la casella illuminata sulla mappa, o apri l'elenco
       *[other] Scegli una delle { $count } caselle illuminate sulla mappa, o apri l'elenco
    }
web-other-squares = Caselle dove non c'è niente ({ $count })
web-no-square = Non c'è nessuna casella così a portata.
web-rule = Regola { $rule }
web-rule-link = Leggi la regola { $rule }
web-rule-in-book = Mostra nel regolamento
web-close = Chiudi

## Log and talk

web-log = Cronaca
web-talk = Chiacchiere
web-no-talk = Nessuno ha ancora aperto bocca.
web-say-something = Di' qualcosa al tavolo
web-send = Invia

## Deals

web-deals = Affari
web-deals-about = Quel che dai è dato; una promessa è solo una parola, ma il registro se la ricorda.
web-make-offer = Fai una proposta
web-no-deals-now = In questo momento non si fanno affari.
web-open-offers = Proposte sul tavolo
web-no-offers = Nessuna proposta aspetta una risposta.
web-lately = Ultime trattative
web-offer-of = Proposta di { $seat } per { $names }
web-offer-yours = La tua proposta per { $names }
web-offer-to-you = Proposta di { $seat } per te
web-you-give = Tu dai
web-you-get = Tu ricevi
web-they-give = { $seat } dà
web-they-get = { $seat } riceve
web-declined-by = Rifiutata da { $names }
web-accept = Affare fatto
web-decline = Rifiuta
web-counter = Controproposta
web-withdraw = Ritira
web-to-whom = Per chi?
web-nothing-to-trade = Niente che ora possa passare di mano.
web-choose-partner = Scegli un nome, e qui compare che cosa ha da dare.
web-promises = Promesse
web-how-much = Quanto?
web-which = Quale?
web-promise-until = Fino alla fine del
web-time =
    { $unit ->
        [turn] turno di gioco { $number }
       *[round] turno { $number }
    }
web-never-mind = Lascia stare
web-make-it = Fai questa proposta
web-lay-give = Metti dalla tua parte: { $text }
web-lay-take = Chiedi a { $seat }: { $text }
web-take-back = Riprendi: { $text }
web-bring-in = Proponi a { $seat }
web-leave-out = Senza { $seat }
web-less-of = Meno: { $text }
web-more-of = Più: { $text }
web-add-thing = Qualcos'altro…
web-tray-whom = A chi? Scegli un nome, o quello che vuoi ricevere.
web-tray-tap = Scegli la merce sul tavolo o in mano, o impostala qui.
web-tray-add = Imposta che cosa dai e che cosa vuoi.
web-tray-sums = Dai: { $give }. Ricevi: { $take }.
web-so-many-promises =
    { $count ->
        [one] una promessa
       *[other] { $count } promesse
    }
web-vow-mine = Prometto io
web-vow-theirs = Promette a me
web-line-of-words = Aggiungi due parole
web-is-not-trading = non vuole proposte
web-quoted = «{ $text }»
web-you-are-not-trading = In questo turno non vuoi proposte.
web-not-trading = Niente proposte
web-not-trading-tip = Fino alla fine del turno nessuno ti fa proposte. Per il resto giochi come al solito.
web-offers-wait =
    { $count ->
        [one] C'è una proposta per te
       *[other] Ci sono { $count } proposte per te
    }
web-question-waits = Ancora da rispondere: { $text }
web-stands = Vale
web-stands-part = finché dura questa fase
web-stands-question = solo per questa domanda
web-stands-round =
    { $unit ->
        [turn] fino alla fine del turno di gioco
       *[round] fino alla fine del turno
    }
web-stands-until = Fino alle { $time }
web-later = Più tardi
web-later-tip = Te lo ricordiamo tra qualche minuto. { $seat } non ne sa niente.
web-remind-now = Rimettimela davanti
web-after-all = Accetta lo stesso
web-earlier = Proposte rifiutate
web-earlier-about = Chi ha rifiutato può ancora ripensarci, finché la proposta non viene ritirata o sostituita da un'altra alle stesse persone.
web-calendar = Promesse in scadenza
web-runs-out =
    { $unit ->
        [turn] Scade in questo turno di gioco
       *[round] Scade in questo turno
    }
web-due-until =
    { $unit ->
        [turn] Fino al turno di gioco { $number }
       *[round] Fino al turno { $number }
    }
web-no-date = Senza data
web-yours-to-keep = Da mantenere:
web-given-to-you = Fatta a te:
web-ledger = Il registro delle promesse
web-no-promises = Nessuno ha ancora promesso niente.
web-verdict =
    { $verdict ->
        [kept] mantenuta
        [broken] tradita
       *[open] aperta
    }
web-was-kept = È stata mantenuta
web-was-broken = È stata tradita

## The end

web-over = La partita è finita
web-over-because = Fine: { $ending }.
web-over-you-stopped = Hai chiuso tu la partita qui.
web-show-result = Mostra il risultato
web-winner = Vince
web-download = Scarica la partita
web-dice-guided = Dadi e carte di una partita guidata sono decisi prima. Qui puoi controllare solo che la partita li abbia seguiti.
web-check-dice = Controlla i dadi

## Keys

web-plain-table = Mostra il tavolo a parole invece del tabellone
web-speed = Movimento sul tabellone
web-speed-slow = lento
web-speed-normal = normale
web-speed-fast = veloce
web-speed-off = nessuno
web-menu = Menu
web-reach = Notifiche
web-keys = Tasti
web-key-number = scegli la risposta con quel numero
web-enter = Invio
web-key-enter = conferma
web-key-pass = passa
web-key-done = ho finito
web-key-undo = annulla l'ultima mossa
web-key-offer = fai una proposta
web-key-talk = parla
web-key-skip = vai subito al risultato (basta anche un clic)
web-key-help = apri il menu

## The clock of a window

web-window-clock = Gioca qualcosa o lascia correre
web-window-stopped = Qualcuno sta pensando; il tempo è fermo
web-window-mine = Il tavolo aspetta te
web-window-wait = Un momento, ci penso
web-window-go-on = Avanti

## On the board of any game

board-label = Il tabellone
board-close = Chiudi
# A thing or a person, and what there is to say of it.
web-labelled = { $name }: { $text }
board-which = Che cosa, di preciso?
# $text is the thing that was picked; there are several answers that name it.
board-choices =
    { $text }: { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
