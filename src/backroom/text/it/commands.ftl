### I comandi: aiuto, resoconti, e che cosa fare quando qualcosa non va.

## Aiuto

cli-help-backroom = Due giochi da tavolo dell'epoca del proibizionismo, per persone e per bot.
cli-help-version = Mostra la versione ed esce. «(mypyc)» dopo di essa: è la versione compilata.
cli-help-help = Mostra questa pagina ed esce.
cli-help-game = Il gioco.
cli-help-preset = Giocare secondo una delle versioni note del regolamento.
cli-help-file = Una partita salvata.
cli-help-lang = La lingua: en, fr, de o it. Altrimenti quella del sistema.
cli-help-plain = Semplici righe invece di tabelle, per es. per un lettore di schermo.
cli-help-option = Un'opzione del tavolo. Si può ripetere.
cli-help-rules = Mostra le regole di un gioco.
cli-help-rules-unproved = Elenca le regole che nessun test cita; se ce ne sono, il comando fallisce.
cli-help-rules-mild = In parole più garbate: cabaret e ballerine (King of Chicago).
cli-help-rules-tests = La cartella dei test da leggere.
cli-help-replay = Racconta una partita salvata e mostra il tavolo.
cli-help-replay-at = Si ferma dopo questa mossa (la preparazione è la numero 1).
cli-help-replay-as = Con gli occhi di chi: il numero di un posto a partire da 1, un nome del tavolo, oppure «all» a partita finita. Altrimenti quelli di chi assiste.
cli-help-replay-step = Scorrere la partita passo per passo, avanti e indietro.
cli-help-verify = Verifica che una partita salvata sia stata giocata secondo le regole e con dadi onesti.
cli-help-verify-commitment = Il sigillo che il tuo dispositivo ha conservato dall'inizio della partita.
cli-help-verify-kept = Che cosa ha conservato il tuo dispositivo della partita: il file che la pagina ti dà alla fine.
cli-help-verify-secret = Il segreto di chi ospita la partita, se non è nel file.
cli-help-sim = Fa giocare molte partite ai bot e ne fa il resoconto.
cli-help-sim-games = Quante partite.
cli-help-sim-seats = Quanti posti: 4, o 3,5, o 3..6, provati a turno. Altrimenti tutti i numeri possibili.
cli-help-sim-bots = Chi gioca, separati da virgole: nomi, o percorsi di importazione dei tuoi bot (miopacchetto.MioBot). Da una partita all'altra cambiano posto.
cli-help-sim-seed = Lo stesso seme dà le stesse partite, byte per byte.
cli-help-sim-check = Controlla a fondo ogni posizione. Lento.
cli-help-sim-json = Scrive il resoconto in JSON.
cli-help-sim-jobs = In quanti processi giocare. Altrimenti in uno; con --ray local, uno per ogni core del processore.
cli-help-sim-save = Una cartella in cui salvare ogni partita.
cli-help-sim-resume = Riprende una simulazione fermata, dal file che ha lasciato: le sue righe, se ne ha.
cli-page-usage = Come si scrive: backroom { $text }
cli-page-command = COMANDO …
cli-page-some-options = [opzioni]
cli-page-commands = Comandi
cli-page-arguments = Di che si tratta
cli-page-options = Opzioni
cli-page-more = «backroom COMANDO --help» spiega un comando.
cli-page-game = Il gioco { $name }, da { $least } a { $most } giocatori
cli-page-value = { $name }: { $text }
cli-page-usual-value = { $name }: { $text } (di solito)
cli-page-usual = { $text } Di solito { $value }.
cli-page-one-of = { $text } Uno di questi: { $names }.
cli-page-number = NUMERO
cli-page-file = PERCORSO
cli-page-pair = NOME=VALORE
cli-page-word = …

## Che cosa non va, e che cosa fare

cli-no-such-game = Non c'è nessun gioco di nome «{ $name }». Scegli fra: { $names }.
cli-need-game = A quale gioco? Nominane uno: { $names }.
cli-no-such-bot = Per questo gioco non c'è nessun bot di nome «{ $name }». Scegli fra: { $names }, o indica il tuo con il suo modulo (miopacchetto.MioBot).
cli-slip = { $text } «{ $name }» mostra come si scrive.
cli-no-such-command =
    Non c'è nessun comando «{ $name }». { $near ->
        [yes] Volevi dire: { $names }?
       *[no] Ci sono: { $names }.
    }
cli-no-such-option =
    Qui non c'è l'opzione { $name }. { $near ->
        [yes] Volevi dire: { $names }?
       *[no] Ci sono: { $names }.
    }
cli-need-number = { $name } vuole un numero.
cli-need-value = Dopo { $name } ci vuole qualcosa.
cli-no-value = { $name } sta da solo, senza niente dopo.
cli-need-argument = Manca { $name }.
cli-too-many-words = «{ $name }» è di troppo.
cli-no-such-language = Qui nessuno parla «{ $name }». Scegli una lingua con --lang: { $names }.
cli-seats = «{ $name }» non è un numero di posti per questo gioco. Indicane uno da { $least } a { $most }, più d'uno («{ $least },{ $most }») o un intervallo («{ $least }..{ $most }»).
cli-too-few = { $name } dev'essere almeno 1. Indica un numero più grande.
cli-options = Il tavolo non si può preparare così: { $detail }
cli-no-such-choice = Per questo tavolo non c'è l'opzione «{ $name }». Scrivi nome=valore; ci sono: { $names }.
cli-choice = { $name } non può essere «{ $text }». Scrivi { $name }= e uno di questi valori: { $names }.
cli-no-such-preset = Non c'è nessun preset «{ $name }». Scegli fra: { $names }.
cli-no-presets = { $name } non ha preset: lascia perdere --preset.
cli-no-board = A { $name } si gioca sempre sullo stesso tabellone: lascia perdere --board.
cli-no-map = { $name } non ha un tabellone che possa essere un altro. Scegli fra: { $names }.
cli-no-file = Impossibile leggere { $file } ({ $detail }). Controlla il nome e riprova.
cli-no-sim = { $file } non è una simulazione da riprendere. Da' a --resume il file lasciato da «backroom sim».
cli-other-version = { $file } è della versione { $text } e questa è la { $name }: le partite non si possono mettere insieme. Ricomincia.
cli-resume-alone = Che cosa giocare sta nel file di --resume: lascia perdere { $name }.
cli-cannot-write = Impossibile scrivere { $file } ({ $detail }). Scegli un'altra cartella con --save.
cli-wrong-line = { $file }: { $text }
cli-cut-off = La riga { $line } è tagliata: il file non è intero.
cli-no-such-record = Questa partita non ha una mossa { $number }. Da' a --at un numero da 1 a { $most }.
cli-no-such-seat = A questo tavolo non siede nessuno di nome «{ $name }». Da' a --as un numero da 1 a { $most }, o un nome del tavolo.
cli-not-over = Questa partita non è finita, perciò nessuno può vedere tutto. Scegli un posto con --as, o lascia stare l'opzione.
cli-not-hex = { $name } non è scritto in cifre esadecimali (0–9, a–f). Ricopialo per intero.
cli-not-kept = { $file } non è ciò che un dispositivo conserva di una partita. Riprendilo dalla pagina.
cli-commitment-length = Un sigillo ha { $most } cifre esadecimali. Ricopialo per intero.
cli-no-page = Per «{ $name }» non c'è una pagina delle regole.
cli-no-tests = In { $file } non ci sono test da leggere. Indica la cartella giusta con --tests.
cli-test-unreadable = { $file } non è Python leggibile ({ $detail }). Correggilo e riprova.
cli-unknown-rule = Un test cita { $rule }, ma nella pagina delle regole non c'è.

## Rivedere una partita

cli-spectator = chi assiste
cli-everything = chi vede tutto
cli-replay-head = Mossa { $number } di { $most }, vista da { $name }.
cli-replay-keys = Invio: avanti, b: indietro, +10, -10, o una mossa; t: il tavolo, m: la mappa, q: esci
cli-replay-first = Questa è la prima mossa.
cli-replay-last = Questa è l'ultima mossa.
cli-replay-range = Ci sono mosse da 1 a { $most }.
cli-replay-what = Non capisco. Premi Invio per andare avanti, o uno dei tasti indicati.
cli-only-seen-by = Questo lo vede solo { $name }:
cli-pair = { $name }: { $text }
cli-that-is-all = È tutto.

## Verificare una partita

cli-verify-rules =
    { $count ->
        [one] Le regole sono rispettate: l'unica mossa del file ne discende.
       *[other] Le regole sono rispettate: ognuna delle { $count } mosse discende dalla precedente.
    }
cli-verify-so-far =
    { $count ->
        [one] Fin qui tutto bene: l'unica mossa del file rispetta le regole.
       *[other] Fin qui tutto bene: ognuna delle { $count } mosse discende dalla precedente.
    }
cli-verify-dice =
    { $count ->
        [one] I dadi sono giusti: l'unico esito è quello che danno il segreto e i nonce.
       *[other] I dadi sono giusti: tutti i { $count } esiti sono quelli che danno il segreto e i nonce.
    }
cli-verify-unchecked =
    { $count ->
        [one] Un esito non è stato verificato: viene dalla partita che questa continua, il cui segreto non è noto.
       *[other] { $count } esiti non sono stati verificati: vengono dalla partita che questa continua, il cui segreto non è noto.
    }
cli-verify-commitment = Chi ospita aveva sigillato questo segreto prima della partita: corrisponde al sigillo che hai conservato.
cli-verify-own-commitment = Il segreto corrisponde al sigillo nel file, { $text }. Questo prova qualcosa solo se il tuo dispositivo ha conservato lo stesso all'inizio: confrontali, o indica il tuo con --commitment.
cli-verify-guided = È una prima partita guidata: dadi e carte erano decisi prima, da un segreto che tutti possono leggere. Che ne derivino non prova nulla sulla fortuna.
cli-verify-no-commitment = Nel file non c'è nessun sigillo: il segreto può essere stato scelto dopo la partita. I dadi tornano, ma niente dimostra che fossero fissati in anticipo.
cli-verify-no-secret = I dadi non sono stati verificati: il segreto non è nel file. Viene mostrato a fine partita; indicalo con --secret.
cli-verify-nonce = Nonce di { $name }: { $text }, come era sigillato. Se sei tu, dev'essere quello che il tuo dispositivo ha inviato.
cli-verify-no-nonce = { $name } non ha un nonce proprio; viene dal segreto.
cli-verify-void = Un sorteggio precedente (sigillo { $text }) è stato annullato, perché il dispositivo di { $names } non aveva aperto il suo nonce.
cli-verify-chain =
    { $count ->
        [one] La catena tiene: la preparazione e l'unica registrazione sono come alla fine della partita.
       *[other] La catena tiene: la preparazione e tutte le { $count } registrazioni sono come alla fine della partita.
    }
cli-verify-links =
    { $count ->
        [one] È la partita di cui il tuo dispositivo ha saputo: l'unico anello che ha conservato corrisponde.
       *[other] È la partita di cui il tuo dispositivo ha saputo: i { $count } anelli che ha conservato corrispondono.
    }
cli-verify-no-links = Chi conosce il segreto può rifare un file così dalla prima all'ultima riga. Che nessuno l'abbia fatto lo mostrano solo gli anelli conservati dal tuo dispositivo: prendili dalla pagina a fine partita e indicali con --kept.
cli-verify-cannot = Che cosa questo non può mostrare: se chi ospita ha guardato carte coperte nel proprio database, o ne ha parlato a qualcuno. E i dadi in cui non c'è il nonce di un dispositivo di cui ti fidi li ha tirati il server da solo.
cli-wrong-result = Riga { $line }: questo risultato non è quello con cui la partita è finita.
cli-verify-not-over = La riga { $line } è l'ultima, e lì la partita non è finita: continua, o il resto è stato tagliato. Una partita intera si verifica quando è finita.
cli-verify-no-end = Manca la riga { $line }: la partita è finita, ma lì dovrebbero esserci il risultato e il segreto.
cli-secret-withheld = Riga { $line }: la partita è finita, ma il segreto manca e i dadi non si possono verificare. Chiedilo a chi ospita.

## Resoconti

cli-report = { $name }, seme { $number }
cli-report-bots = Per bot
cli-report-seats = Per posto
cli-report-cards = Carte giocate
cli-row-games = Partite finite
cli-row-seats = Posti
cli-row-records = Mosse
cli-row-refused = Mosse spontanee rifiutate
cli-row-rounds = Turni
cli-row-scores = Punteggi
cli-row-end = Fine: { $ending }
cli-row-violations = Violazioni
cli-row-sha256 = SHA-256 di tutte le partite
cli-column-bot = Bot
cli-column-seat = Posto
cli-column-games = Partite
cli-column-taken = Posti occupati
cli-column-wins = Vittorie
cli-column-share = Quota
cli-column-scores = Punteggi
cli-column-card = Carta
cli-column-played = Giocata
cli-count = { $count }
cli-text = { $text }
cli-none = –
cli-list = { $items }
cli-of = { $count } su { $most }
cli-percent = { $count }%
cli-seat = Posto { $number }
cli-games-of-seats =
    { $count ->
        [one] una partita in { $number }
       *[other] { $count } partite in { $number }
    }
cli-spread = mediana { $median }, metà centrale da { $lower } a { $upper }, tutto da { $least } a { $most }
cli-checked = { $count }, ogni posizione controllata
cli-unchecked = { $count } (posizioni non controllate: usa --check)
cli-violation = La partita { $number } è andata storta dopo { $count } mosse: { $detail }. Salvata in { $file }.
cli-sim-stopped = Fermato dopo { $count } partite su { $most }. Per riprendere: backroom sim --resume { $file }
cli-sim-stopped-early = Fermato prima che finisse la prima partita: non c'è niente da riferire.
cli-sim-not-kept = Fermato dopo { $count } partite su { $most }. Qui non si possono conservare ({ $detail }), quindi non si potrà riprendere.

## Gioco ostile

cli-help-fuzz = Gioca in modo ostile, finché qualcosa si rompe o il tempo è scaduto.
cli-help-fuzz-seconds = Per quanti secondi giocare. Senza questa opzione e senza --runs, un minuto.
cli-help-fuzz-runs = Quante partite tentare. Lo stesso seme e lo stesso numero trovano sempre la stessa cosa.
cli-help-fuzz-seed = Un altro seme prova altre cose.
cli-help-fuzz-save = La cartella per una partita in cui qualcosa si è rotto. Altrimenti quella corrente.
cli-fuzz-progress = { $seconds } s: { $count } partite tentate ({ $rate } al secondo), { $corpus } tenute, { $edges } archi, { $features } tratti
cli-fuzz-sound =
    { $count ->
        [one] Niente si è rotto: una partita tentata, con { $moves } mosse.
       *[other] Niente si è rotto: { $count } partite tentate, con { $moves } mosse in tutto.
    }
cli-fuzz-stopped = Fermato. Finora non si è rotto niente ({ $count } partite, { $moves } mosse).
cli-fuzz-crash = Il programma si è bloccato su una mossa.
cli-fuzz-refusal = Un rifiuto ha cambiato qualcosa, o non dice perché.
cli-fuzz-answer = Una mossa lecita è stata rifiutata, o una illecita accettata.
cli-fuzz-invariant = Manca qualcosa della scatola, o un numero è assurdo.
cli-fuzz-dead-end = La partita non può continuare.
cli-fuzz-position = Una posizione non supera il controllo completo.
cli-fuzz-save = Una partita salvata non si rigioca come è stata giocata.
cli-fuzz-detail = Che cosa non va: { $detail }
cli-fuzz-move = La mossa: { $text }
cli-fuzz-where = A un tavolo da { $number }, dopo { $count } mosse registrate, nel tentativo { $execution }.
cli-fuzz-shrunk = Ridotta da { $most } mosse a { $count }.
cli-fuzz-stream = Le mosse in byte: { $text }
cli-fuzz-saved = La partita fin lì è in { $file } (aprila con «backroom replay»), i dettagli in { $file_note }.
cli-fuzz-no-table = Non c'era ancora un tavolo. I dettagli sono in { $file }.

## Velocità

cli-help-bench = Misura quanto sono veloci le regole su questo computer, accanto ad altri motori.
cli-help-bench-what = Che cosa misurare. engine: partite a caso e tra bot, copie, viste; memory: se la memoria cresce con le partite; jobs: che cosa si guadagna con un secondo processo; server: quanto regge un server, accanto a boardgame.io.
cli-help-bench-turns = Quante volte tocca a ciascuno.
cli-help-bench-seconds = Quanti secondi dura ogni misura.
cli-help-bench-game = Misura solo questo gioco.
cli-help-bench-games = Quante partite, per memory (altrimenti 20000) e jobs (altrimenti 600).
cli-help-bench-peers = Un ambiente Python con Catanatron e OpenSpiel. Altrimenti ne viene creato uno, una volta sola, nella tua cartella di cache.
cli-help-bench-alone = Lascia fuori gli altri motori.
cli-help-bench-beside = Un'altra copia di lavoro di Backroom, per esempio un commit più vecchio: il suo server si alterna con questo.
cli-help-bench-json = Un file per tutto ciò che è stato misurato, in JSON. Quello che contiene viene sostituito.
cli-bench-what = Non c'è nessuna misura chiamata «{ $name }». Scegli tra: { $names }.
cli-bench-no-time = { $name } dev'essere più di 0. Indica un numero più grande.
cli-bench-only-plain = Di questi sorgenti non c'è una versione compilata: si misura solo quella semplice. «make fast» ne prepara una.
cli-bench-install = Scarico { $name } per il confronto, una volta sola, in { $file } …
cli-bench-no-peer = Impossibile confrontare con { $name } ({ $detail }). Gli altri vengono misurati senza.
cli-bench-failed = Una misura non è arrivata alla fine: { $detail }
cli-bench-stopped = Interrotto. Non c'è nessun resoconto.
cli-bench-cannot-write = Impossibile scrivere { $file } ({ $detail }). Scegli un altro file con --json.
cli-bench-title =
    { $count ->
        [one] { $name }, in un turno: mediana (dal minimo al massimo)
       *[other] { $name }, in { $count } turni: mediana (dal minimo al massimo)
    }
cli-bench-figure = Tempo di calcolo di un core
cli-bench-plain = Semplice
cli-bench-compiled = Compilata
cli-bench-faster = Volte più veloce
cli-bench-random-games = A caso, partite/s
cli-bench-random-decisions = A caso, decisioni/s
cli-bench-scripted-games = Tra bot, partite/s
cli-bench-scripted-records = Tra bot, mosse/s
cli-bench-copy = Copia di uno stato, µs
cli-bench-asks = Domande aperte, µs
cli-bench-view = Vista + JSON di un posto, µs
cli-bench-view-played = Vista + JSON di un posto dopo una mossa in partita, µs
cli-bench-views = Vista + JSON, tutti i posti di una posizione, µs ciascuno
cli-bench-sample = Estrazione da una vista, µs
cli-bench-save = Scrivere uno stato, µs
cli-bench-restore = Rileggere uno stato, µs
cli-bench-range = { $median } (da { $least } a { $most })
cli-bench-times = { $median } × (da { $least } a { $most })
cli-bench-others = Altri motori, negli stessi turni
cli-bench-engine = Motore
cli-bench-version = { $name }, { $text }
cli-bench-beside-title = { $name } accanto a loro
cli-bench-beside = { $name }: { $items }
cli-bench-game = Gioco
cli-bench-memory = Memoria giocando a caso, al massimo ({ $items })
cli-bench-memory-first = Prima
cli-bench-memory-last = Alla fine
cli-bench-memory-grown = Crescita
cli-bench-megabytes =
    { $count ->
        [one] { $text } MB, una partita
       *[other] { $text } MB, { $count } partite
    }
cli-bench-jobs = Partite tra bot in processi, con l'orologio ({ $items })
cli-bench-one-job = Uno, secondi
cli-bench-two-jobs = Due, secondi
cli-bench-server = { $count } tavoli da quattro persone, ogni mossa salvata prima di annunciarla ({ $items })
cli-bench-server-linux = Quanto consuma un server si legge solo su Linux. Misuralo lì.
cli-bench-no-checkout = La cartella { $file } non esiste.
cli-bench-server-figure = Un core per il server
cli-bench-server-times = Quante volte meglio, giro per giro
cli-bench-server-beside = Backroom accanto a
cli-bench-server-moves = A pieno carico, mosse/s
cli-bench-server-cost = Tempo di calcolo per mossa, ms
cli-bench-server-seated = Memoria per tavolo, tutti seduti, kB
cli-bench-server-played = Memoria per tavolo, dopo aver giocato, kB
cli-bench-server-bytes = Inviati per mossa, byte
cli-bench-server-half = A ritmo fisso: metà annunciate entro, ms
cli-bench-server-most = A ritmo fisso: 99 su 100 entro, ms
cli-bench-server-busy = Core dei client, occupato al, %

## Equilibrio

cli-help-balance = Fa giocare molte partite ai bot e scrive una pagina su quanto sono eque e quanto durano.
cli-help-balance-games = Quante partite per ogni numero di posti.
cli-help-balance-out = Il file della pagina, in Markdown. Quel che conteneva viene sostituito. Altrimenti docs/balance-GIOCO.md.
cli-balance-written =
    { $count ->
        [one] Una partita giocata. La pagina è in { $file }.
       *[other] { $count } partite giocate. La pagina è in { $file }.
    }
cli-balance-bars = Quello che deve valere: { $count } criteri soddisfatti su { $most }.
cli-balance-cannot-write = Impossibile scrivere { $file } ({ $detail }). Scegli un altro file con --out.
cli-balance-broken = La partita { $number } è andata storta dopo { $count } mosse: { $detail }. Nessuna pagina è stata scritta.
cli-balance-stopped = Fermato. Non è stata scritta nessuna pagina.

## Il server

cli-help-serve = Apre tavoli a cui giocare nel browser.
cli-help-serve-host = L'indirizzo su cui ascoltare. Con 0.0.0.0 possono unirsi altri in casa.
cli-help-serve-room = Fa entrare i telefoni nella stanza: ascolta su tutti gli indirizzi di questo computer.
cli-help-serve-port = La porta su cui ascoltare. Altrimenti 8080, o la prima libera dopo.
cli-help-serve-name = Un nome con cui si può chiamare questo server, per esempio gioco.example.org (.example.org: tutti quelli che finiscono così). Si può ripetere.
cli-help-serve-proxy = L'indirizzo di un proxy davanti a questo server, a cui si crede quando dice da dove viene una chiamata. Si può ripetere.
cli-help-serve-data = La cartella in cui tenere i tavoli. Altrimenti la tua cartella dei dati.
cli-help-serve-open = Apre il browser.
cli-help-serve-accept-loss = Prosegui con un file a cui manca qualcosa che era già stato salvato.
cli-help-schema = Scrive lo schema JSON di tutto ciò che server e browser si dicono.
cli-serve-here = Il retrobottega è aperto: { $text }
cli-serve-near = Gli altri nella tua rete lo trovano qui: { $text }
cli-serve-alone = Entra solo questo computer. Per far entrare i telefoni nella stanza, ferma il server ed esegui «make play ROOM=1» o «backroom play --room»; poi aprono { $text }
cli-serve-no-network = Entra solo questo computer, che non è in nessuna rete. In una rete, «make play ROOM=1» o «backroom play --room» fa entrare i telefoni nella stanza.
cli-serve-stop = Ctrl-C per fermare. Tutti i tavoli restano salvati.
cli-serve-no-folder = Impossibile usare { $file } ({ $detail }). Scegli un'altra cartella con --data.
cli-serve-no-port = Impossibile ascoltare su { $name }, porta { $number } ({ $detail }). Scegline un'altra con --port.
cli-serve-no-host = { $name } non è un indirizzo di questo computer ({ $detail }). Scegline un altro con --host.
cli-serve-no-proxy = { $name } non è un indirizzo. Indica il proxy con il suo indirizzo in cifre, per esempio 127.0.0.1 o 10.0.0.0/8.
cli-store-busy = Su { $file } c'è già un retrobottega aperto: in due si rovinerebbero i tavoli. Usa quello, fermalo prima, oppure scegli un'altra cartella con --data.
cli-store-damaged = { $file } non si può leggere ({ $detail }). Copia tutta la cartella in un posto sicuro, poi riprendi l'ultima copia con «backroom restore».
cli-store-other = Il retrobottega aperto su { $file } è di un'altra versione di Backroom. Usa il comando di quella versione, oppure fermalo prima.
cli-store-behind =
    { $count ->
        [one] A { $file } manca l'ultima modifica che vi era stata salvata
       *[other] A { $file } mancano le ultime { $count } modifiche che vi erano state salvate
    }: il file è stato cancellato, troncato o sostituito con uno più vecchio. Rimetti quello giusto, o l'ultima copia con «backroom restore». Per proseguire senza ciò che manca: «backroom serve --accept-loss».
cli-store-gone = Il file dei tavoli è sparito da { $file }. Da ora niente viene salvato, e i giocatori lo sanno. Ferma il server, rimetti il file, o l'ultima copia con «backroom restore», e riavvia.
cli-store-replaced = Al posto del file dei tavoli in { $file } ce n'è un altro. Da ora niente viene salvato, e i giocatori lo sanno. Ferma il server, guarda quale file è quello giusto e riavvia.
cli-store-cut = Il file dei tavoli in { $file } è stato troncato o danneggiato. Da ora niente viene salvato, e i giocatori lo sanno. Ferma il server, copia tutta la cartella in un posto sicuro, riprendi l'ultima copia con «backroom restore» e riavvia.
cli-store-no-room = Sul disco di { $file } non c'è più spazio. Fai spazio, oppure scegli un'altra cartella con --data.
cli-store-full = Il disco di { $file } è pieno. Da ora niente viene salvato, e i giocatori lo sanno. Fai spazio: i tavoli riprendono da soli.
cli-store-room = Sul disco di { $file } c'è di nuovo spazio: quello che succede viene salvato.
cli-host-file-unreadable = { $file } è illeggibile ({ $detail }). Correggilo, o toglilo.
cli-host-file-section =
    { $file } parla di un comando «{ $name }» che non esiste. { $near ->
        [yes] Intendevi: { $names }?
       *[no] Ci sono: { $names }.
    }
cli-host-file-option =
    { $file } parla di un'opzione «{ $name }» che non esiste. { $near ->
        [yes] Intendevi: { $names }?
       *[no] Ci sono: { $names }.
    }
cli-help-doctor = Questo computer è pronto a ospitare? Che cosa non va, e che cosa fare.
cli-doctor-compiled = Backroom { $text } con Python { $name }, versione veloce.
cli-doctor-plain = Backroom { $text } con Python { $name }. Si gioca bene anche così; con «make fast» i bot pensano diverse volte più in fretta.
cli-doctor-no-client = Le pagine per il browser non sono state costruite. Lancia «make web».
cli-doctor-client = Le pagine per il browser ci sono.
cli-doctor-no-folder = In { $file } non si può scrivere ({ $detail }): nessun tavolo potrebbe essere conservato. Scegli un'altra cartella con --data, o rendi tua questa.
cli-doctor-no-space = Dove sta { $file } restano solo { $count } MB: presto nessuna mossa potrebbe essere conservata. Fai spazio, o scegli un'altra cartella con --data.
cli-doctor-folder = I tavoli sono conservati in { $file }.
cli-doctor-no-tables = Lì non è ancora conservato nessun tavolo.
cli-doctor-damaged = Ciò che sta in { $file } è illeggibile ({ $detail }). Prima di tutto copia l'intera cartella in un posto sicuro, poi riprendi la tua ultima copia.
cli-doctor-newer = { $file } è stato scritto da un Backroom più recente. Usa quello: questo non capirebbe i suoi tavoli.
cli-doctor-tables = 
    { $count ->
        [one] Lì è conservato un tavolo, e il suo file è in ordine.
       *[other] Lì sono conservati { $count } tavoli, e il loro file è in ordine.
    }
cli-doctor-reports =
    { $count ->
        [one] A un tavolo aperto a tutti qualcuno è stato segnalato: «backroom reports» lo mostra.
       *[other] { $count } segnalazioni ti aspettano: «backroom reports» le mostra.
    }
cli-doctor-no-more-tables = I tavoli occupano { $count } MB dei { $most } permessi (most_stored): non se ne possono aprire di nuovi. Elimina i vecchi tavoli, o concedi di più con --limit.
cli-doctor-port-taken = Sulla porta { $number } c'è già qualcosa in ascolto, forse un retrobottega aperto. Un altro prenderà la prossima porta libera.
cli-doctor-port = La porta { $number } è libera.
cli-doctor-no-network = Questo computer non è in nessuna rete: può giocare solo chi ci sta davanti.
cli-doctor-network = I telefoni nella stanza possono entrare con «make play ROOM=1»; in rete questo computer è { $text }.
cli-doctor-few-files = Il sistema concede a un programma solo { $count } linee aperte, e ne servono { $most }. Alza il limite (ulimit -n).
cli-doctor-sharing = Per gli amici in altre città hai: { $names }. Come si fa sta in docs/hosting.md.
cli-doctor-no-sharing = Per far entrare amici da altre città installa cloudflared o Tailscale; docs/hosting.md spiega come.
cli-doctor-well = Tutto bene.
cli-doctor-ill = 
    { $count ->
        [one] Prima c'è una cosa da sistemare.
       *[other] Prima ci sono { $count } cose da sistemare.
    }

## Tabelloni

cli-help-board = Controlla un tabellone, mostra quanto sono eque le partenze e lo disegna.
cli-help-map-game = Il gioco a cui appartiene il tabellone: chicago.
cli-help-map-file = Il file di un tabellone tuo. Altrimenti quello fornito con il gioco.
cli-help-map-svg = Il file per un disegno del tabellone (SVG). Quello che conteneva viene sostituito.
cli-board-counts = { $name }
cli-board-squares = Caselle di strada
cli-board-territories = Territori
cli-board-lots-small = Lotti per attività piccole
cli-board-starts = di cui con la stella
cli-board-lots-medium = Lotti per attività medie
cli-board-lots-large = Lotti per attività grandi
cli-board-places = Luoghi con un nome
cli-board-garages = Garage
cli-board-fairness = Quanto sono eque le partenze (percorsi in caselle di strada)
cli-board-column-start = Partenza
cli-board-column-resources = Percorso medio fino alle risorse
cli-board-column-territories = Territori entro 6 caselle
cli-board-column-resource = Risorsa più vicina
cli-board-column-medium = Lotto medio più vicino
cli-board-column-large = Lotto grande più vicino
# $name is the street.
cli-board-start = { $number }, { $name }
cli-board-row-mean = Media
cli-board-row-band = Consentito
cli-board-row-kept = Equo?
cli-board-outside = { $items } (!)
cli-board-band = da { $least } a { $most }
cli-board-kept = sì
cli-board-not-kept = no
cli-board-decimal = { $whole },{ $parts }
cli-board-fair = Le partenze sono eque: nessun valore esce da quanto è consentito.
cli-board-unfair = Le partenze non sono eque: guarda i valori con (!). Sul tabellone si può giocare lo stesso.
cli-board-drawn = Il disegno è in { $file }.
cli-board-cannot-write = Impossibile scrivere { $file } ({ $detail }). Scegli un altro file con --svg.
cli-board-legend-territory = Territorio
cli-board-legend-start = Partenza (attività piccola)
cli-board-legend-small = Attività piccola
cli-board-legend-medium = Attività media
cli-board-legend-large = Attività grande
cli-board-legend-garage = Garage
cli-board-legend-source = Luogo con risorse all'inizio
cli-board-legend-place = Altro luogo
# Below the board in letters.
cli-board-signs = ░░░ strada; da 1 a { $territories } territorio; * partenza (attività piccola con la stella); s, M, L lotto per attività piccola, media, grande; G garage.
cli-board-place-signs = I luoghi, dalle prime lettere: { $names }.

## Copie e traslochi

cli-help-backup = Copia tutti i tavoli in un file, mentre si gioca.
cli-help-backup-file = Il file da scrivere. Se manca, uno con la data di oggi, qui.
cli-help-restore = Metti i tavoli di una copia al posto di quelli che ci sono. Il server dev'essere fermo.
cli-help-restore-file = Un file scritto da «backroom backup».
cli-help-reports = Mostra che cosa è stato segnalato ai tavoli aperti a tutti, con quello che le persone segnalate hanno detto davanti a tutti.
cli-help-reports-clear = Cancella quanto mostrato, quando te ne sei occupato.
cli-reports-cleared = Cancellato.
cli-reports-none = Nessuno è stato segnalato.
cli-reports-one =
    { $date } · tavolo { $table } · { $name } (posto { $count }), segnalazione dal posto { $other }: { $why ->
        [name] il nome
        [insult] insulti
        [threat] minacce
       *[spam] pubblicità o messaggi a raffica
    }
cli-help-export = Scrivi un tavolo con tutto ciò che gli appartiene in un file, per continuare altrove.
cli-help-export-table = Il tavolo: il suo link, o la parola che nel link segue /table/.
cli-help-export-file = Il file da scrivere. Se manca, uno col nome del tavolo, qui.
cli-help-import = Accogli un tavolo esportato, o la partita salvata e finita che vuoi rivedere nel browser.
cli-help-import-file = Un file scritto da «backroom export», o una partita salvata.
cli-copy-nothing = In { $file } non ci sono tavoli. Di' dove sono con --data.
cli-copy-exists = { $file } c'è già. Scegli un altro nome.
cli-copy-failed = Non ha funzionato: { $file } ({ $detail }).
cli-backup-done =
    { $count ->
        [one] Un tavolo è in { $file }
       *[other] { $count } tavoli sono in { $file }
    }. Ci sono anche le carte coperte e i dadi che verranno: tieni il file per te.
cli-restore-none = { $file } non è una copia di Backroom ({ $detail }). Non è cambiato niente.
cli-restore-done =
    { $count ->
        [one] In { $file } ora c'è un tavolo.
       *[other] In { $file } ora ci sono { $count } tavoli.
    }
cli-restore-aside = Quello che c'era prima è in { $file }.
cli-export-no-table = Qui non c'è un tavolo { $name }. Il suo nome è quello che nel link segue /table/.
cli-export-done = Il tavolo { $name } è in { $file }. Ci sono anche le carte coperte e i dadi che verranno: tieni il file per te. Accoglilo altrove con «backroom import», e continuate in un posto solo.
cli-import-none = { $file } non è né un tavolo scritto da «backroom export» né una partita salvata ({ $detail }). Non è cambiato niente.
cli-import-backup = { $file } è una copia di sicurezza: non un tavolo, ma tutti quelli di un server. «backroom restore» la rimette al suo posto e tiene da parte quello che c'è. Non è cambiato niente.
cli-import-not-over = La partita in { $file } non è finita, e le manca ciò da cui vengono i dadi. Chi tiene il suo server la scriva con «backroom export».
cli-import-no-secret = A { $file } manca il segreto dietro i dadi, o non è quello promesso: non si può aprire come partita finita.
cli-import-here = Il tavolo { $name } è già qui. Non è cambiato niente.
cli-import-done = Il tavolo è qui: { $text }. I suoi giocatori entrano con i link che hanno, all'indirizzo di questo server.
cli-import-over = La partita è qui, e tutti possono guardarla: { $text }
