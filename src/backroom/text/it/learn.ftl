### Una prima partita guidata: brevi carte accanto al tavolo, un'idea alla volta.

learn-guide = La tua guida
learn-next = Avanti
learn-back = Indietro
learn-skip = Senza guida
learn-again = Riprendi la guida
learn-your-turn = Tocca a te
learn-move = Sposta questa carta: trascinala o usa le frecce
learn-look-on = Guarda il tavolo: torno subito.
learn-confirm = Tutto giusto? Allora conferma. Finché non lo fai, nessuno vede la tua mossa e puoi cambiarla; dopo, solo finché nessun altro ha giocato e nessun dado è stato tirato.
learn-explain = Rispiegamelo
learn-nothing-new = In questa domanda non c'è niente di nuovo. La lampadina lì accanto dice che cosa farei io, e il resto sta nelle regole.
learn-offering = Stai preparando una proposta. Falla o lasciala stare; poi si torna alla tua domanda.
learn-own-way = Vai per la tua strada: si può, ed è il bello del gioco. Torno appena c'è qualcosa di nuovo. La lampadina accanto alla domanda dice che cosa farei io.
learn-over =
    Partita finita. { $seat_is_you ->
        [yes] Hai vinto!
       *[no] Ha vinto { $seat }.
    }
learn-read-on = Il resto sta nelle regole: le trovi nel menu, in alto. Poi, dall'ingresso, siediti a un tavolo vero: lì i dadi non li sceglie nessuno.
learn-play-on = Continua
learn-stop = Chiudi qui la partita e vedi chi ha vinto

## Bootleggers: the first round

learn-b-welcome = Benvenuto nel retrobottega. Distilli whiskey, lo porti agli spacci e lo vendi. Alla fine vince chi ha più contanti; nient'altro conta.
learn-b-fixed = Giochiamo insieme i primi tre turni su otto. Perché le spiegazioni tornino, dadi e carte di questa partita sono già decisi; in una vera non li sceglie nessuno, e puoi controllarlo.
learn-b-cash = I tuoi contanti. 1G$ sono mille dollari. Li vedi solo tu.
learn-b-omalleys = O'Malley's è sempre aperto e compra ogni cassa, ma la paga solo 1G$.
learn-b-houses = Gli altri spacci pagano meglio. Ognuno resta chiuso finché dentro non ci sono abbastanza segnalini: da Texas Lil's ne servono tre.
learn-b-muscle = I tuoi muscoli. A ogni turno ciascuno mette giù una carta coperta. Chi ha la più alta muove per primo in tutto, ma quelle alte costano di più.
learn-b-pick = Gioca la { $muscle }. Costa 2G$, e dovrebbe bastare per muovere per primo. (In più, a ogni turno, 1G$ per l'autista del tuo camion.) Va bene anche un'altra carta.
learn-b-first = { $mobster } mostra la { $muscle }, { $mobster_other } la { $muscle_other }. Sei il più forte: per tutto il turno muovi per primo.
learn-b-not-first = { $mobster } mostra la { $muscle }, { $mobster_other } la { $muscle_other }. Qualcuno era più forte e sceglie prima di te. Capita, e costava anche meno.
learn-b-paid = Hai pagato { $cash }: il prezzo della carta e la bustarella all'autista. A ogni turno il conto si salda da solo.
learn-b-offer = Ognuno prende una carta. Il «?» su una carta ti dice che cosa fa.
learn-b-take = Prendi la carta influenza. Ti dà un segnalino in più: un uomo da mandare in uno spaccio.
learn-b-take-own = Prendi una delle carte rimaste. L'influenza porta segnalini, la distilleria whiskey, il camion lo trasporta.
learn-b-men =
    I segnalini sono i tuoi uomini. Nel retrobottega { $count ->
        [one] ce n'è uno che aspetta. Adesso va
       *[other] ce ne sono { $count } che aspettano. Adesso vanno
    } negli spacci.
learn-b-standing = Chi in uno spaccio ha almeno tanti segnalini quanti tutti gli altri insieme lo controlla: lì vende per primo e guadagna su ogni cassa comprata. Se due ne hanno la metà esatta ciascuno, decidono i muscoli più alti.
learn-b-ramps = Ogni spaccio ha delle corsie, dove i camion si mettono in fila. Tre stelle: chi lo controlla o ha più segnalini di tutti; vende per primo. Due stelle: gli altri con segnalini lì. Una stella: gli estranei, per ultimi.
learn-b-place =
    { $count ->
        [one] Hai ancora un segnalino: manda da Texas Lil's anche quello.
        [2] Mandali tutti e due da Texas Lil's: scegli lo spaccio una volta per ogni segnalino.
       *[other] Mandali tutti e { $count } da Texas Lil's: scegli lo spaccio una volta per ogni segnalino.
    }
learn-b-open =
    Sono venuti anche gli altri. Con { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }, Texas Lil's è aperto.
learn-b-control = E lì ne hai almeno tanti quanti gli altri insieme: Texas Lil's lo controlli tu. Su ogni cassa che compra, da chiunque, guadagni 1G$.
learn-b-brewed =
    Intanto le distillerie hanno lavorato. La tua tira un dado: { $crates ->
        [one] una cassa per te.
       *[other] { $crates } casse per te.
    }
learn-b-deals = È il momento degli affari: casse, camion, soldi, promesse. Oggi nessuno vuole niente: di' che hai finito.
learn-b-load = Carica il camion. Porta quattro casse, e quello che resta a terra è perso.
learn-b-loaded = Ci sono sopra quattro casse, o tutte quelle che hai? Allora di': «Ho finito di caricare». Fino ad allora puoi cambiare il carico.
learn-b-docks = Ricorda le corsie: tre stelle vendono per prime, una stella per ultima. Quando tutti i camion sono arrivati, i dadi dicono quante casse compra lo spaccio; il resto è perso.
learn-b-drive = Manda il camion da Texas Lil's. Lì sei il primo della fila.
learn-b-drive-own = Manda il camion dove vende. O'Malley's è sicuro; uno spaccio migliore paga solo se è aperto e ha ancora sete quando tocca a te.
learn-b-driven = Parte appena confermi. Fino ad allora puoi richiamarlo.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] Una cassa venduta
       *[other] { $crates } casse vendute
    } da { $house }: { $cash } per te.
learn-b-profit = E altri { $cash }, perché controlli Texas Lil's. È il controllo che porta i soldi veri.
learn-b-nothing-sold = Il tuo whiskey non ha trovato compratori ed è perso. Guarda prima di partire: lo spaccio è aperto, e chi hai davanti?
learn-b-round = Questo era un turno intero, dai muscoli alla vendita. La partita finisce dopo l'ottavo, o appena qualcuno arriva a 100G$.
learn-b-hand-left =
    Una carta muscoli si gioca una volta sola: te { $count ->
        [one] ne resta una
       *[other] ne restano { $count }
    }. Tieni quelle alte per i turni che contano. Quale giochi adesso?

## Bootleggers: whatever comes up

learn-b-trucks = { $card }: un camion in più, tuo per sempre. Più posto, ma un autista da pagare a ogni turno.
learn-b-thugs = { $card } è una carta scagnozzo. Tienila in mano finché non ti serve davvero, o finché non fa più male a un rivale.
learn-b-stills = Migliorare la distilleria vuol dire un dado in più, cioè più whiskey a ogni turno. Ma bisogna poterlo trasportare.
learn-b-improvement = Un miglioramento rende uno spaccio più assetato: una cassa in più per ciascuno dei suoi dadi.
learn-b-put-die = Un dado nuovo. Mettilo sulla tua distilleria: lavora già in questo turno.
learn-b-put-improvement = Mettilo in uno spaccio dove vuoi vendere.
learn-b-play-or-keep = Giocala subito, o tienila per un momento migliore. Tutti hanno visto che ce l'hai.
learn-b-hit =
    Una carta scagnozzo ti ha colpito: da { $house } hai perso { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    }. { $what ->
        [closed] Con così pochi segnalini lo spaccio è chiuso.
        [yours] Il controllo è ancora tuo.
        [other] Il controllo ce l'ha { $mobster }.
       *[nobody] Lì nessuno ne ha tanti quanti gli altri insieme: nessuno ha il controllo, e nessuno guadagna sulle casse comprate.
    }
learn-b-play-first = Prima della tua mossa puoi giocare una carta dalla mano. Non è obbligatorio.
learn-b-window = Chi ha una carta scagnozzo potrebbe giocarla adesso. Tu non ne hai: passa; «Passo, a meno che non tocchi me» ti risparmia la domanda.
learn-b-window-card =
    { $count ->
        [one] Hai { $card }: puoi giocare questa carta adesso,
       *[other] Hai { $count } carte scagnozzo: puoi giocarne una adesso,
    } oppure passare e tenerla per un momento migliore. La lampadina accanto alla domanda dice che cosa farei io.
learn-b-investigation = Qualcuno gioca una carta. Con Investigation potresti fermarla.
learn-b-no-men = Non hai segnalini da piazzare, ma potresti giocare una carta. Altrimenti vai avanti.
learn-b-no-truck = Non hai più camion carichi da mandare. Potresti ancora giocare una carta; altrimenti vai avanti.
learn-b-offered = Una proposta, solo per te. Accetta, rifiuta, o chiedi qualcos'altro.
learn-b-allow = In questo spaccio comandi tu, quindi gli estranei vendono solo col tuo permesso. Un no conserva la sete per dopo; un sì può farti un amico e, se hai il controllo, ti porta il profitto di ogni cassa.
learn-b-pay-up = Qualcuno vuole soldi per lasciare in pace la tua distilleria. Paga, o in questo turno non produce niente.
learn-b-choose-house = In quale spaccio? Scegline uno; l'effetto è scritto accanto.
learn-b-choose-mobster = Su chi? Scegli qualcuno.
learn-b-place-free = Pensa bene dove vanno i tuoi segnalini: il controllo vale di più, ma uno spaccio chiuso non compra niente.
learn-b-drive-free = Un camion può andare anche a uno spaccio chiuso, nel caso che una carta lo apra in tempo. Altrimenti il carico è perso.
learn-b-copper = Il piedipiatti tiene d'occhio { $mobster }: un cinque su quella distilleria di famiglia, e non produce niente. Poi si sposta da chi ha distillato di più.
learn-b-announced = Dopo il turno 4 ognuno dice quanto ha e riceve un segnalino; il più povero due.
learn-b-until = Sono passati tre turni, e ora sai come ne funziona uno.
learn-b-decided =
    { $mobster_is_you ->
        [yes] Hai incassato più di tutti
       *[no] { $mobster } ha incassato più di tutti
    }: { $cash } col whiskey, { $cash_profit } controllando gli spacci.

## King of Chicago: setting up

learn-k-welcome = Benvenuto a Chicago: sei uno dei boss che vogliono la città. Chi arriva per primo a dieci punti vince all'istante, di chiunque sia il turno.
learn-k-fixed = Giochiamo due turni di gioco insieme. Stavolta dadi e carte sono già decisi, così so che cosa arriva. In una partita vera non li sceglie nessuno, e alla fine chiunque può controllarlo.
learn-k-points = I tuoi punti. Un'attività ne dà 1, 2 o 3 secondo la grandezza; ogni due gangster che lavorano per te, 1. Altri due modi li vedrai più avanti: il rispetto locale, per chi ha più territori di tutti, e i contratti.
learn-k-yours = Le tue tasche: 1000$ e le tue risorse: un alcolico (la bottiglia), una ragazza (il rossetto), uno scagnozzo (il pugno). I rivali non ci possono guardare dentro.
learn-k-first = La tua prima attività è { $business }. Sulla mappa non c'è ancora: fra un momento ne scegli il lotto. Prima di' dove va il tuo gangster.
learn-k-settle = { $gangster } lavora per te. Nella tua attività rende 100$ in più a ogni turno di gioco; in auto verrebbe con te. Mettilo nell'attività.
learn-k-settle-own = Allora { $gangster } viene con te: dall'auto può sparare, ma lì non rende niente. Ogni volta che ti fermi accanto alla tua attività puoi metterlo dentro.
learn-k-begin = Per decidere chi comincia, ognuno ha tirato due dadi. Il tuo totale è il più alto: cominci tu. Ora ognuno sceglie un lotto rosso con la stella per la sua prima attività.
learn-k-map = La mappa. In verde i territori; in rosso i lotti per attività piccole, medie o grandi, con uno, due o tre puntini. Nei luoghi marroni ci sono risorse fin dall'inizio; in quelli blu cominciano e finiscono i contratti. In grigio i garage.
learn-k-legend = Bottiglia, rossetto o pugno su un luogo: lì ci sono alcolici, ragazze o scagnozzi da prendere, e il numero dice quanti. Il «?» fra i pulsanti della mappa dice che cosa significano i segni.
learn-k-legend-behind = Bottiglia, rossetto o pugno su un luogo: lì ci sono alcolici, ragazze o scagnozzi da prendere, e il numero dice quanti. Per sapere che cosa significano i segni, tocca la lente sulla mappa e poi il «?».
learn-k-lot = Prendi questo per { $business }: i Docks non sono lontani, e lì ci sono alcolici da prendere.

## King of Chicago: the first game turn

learn-k-turn = Nel tuo turno tiri il dado, guidi e poi fai una cosa dove ti trovi.
learn-k-roll = Tira il dado. Puoi avanzare di altrettante caselle, o meno.
learn-k-docks = Con questo tiro arrivi ai Docks. Scegli la casella con la cornice spessa.
learn-k-drive-own = Scegli una casella per andarci. Da lì raggiungi quello che le sta accanto.
learn-k-take = Ai Docks ci sono tre alcolici. Prendili tutti: è l'unica azione che hai.
learn-k-action = Qui puoi fare una cosa, o niente. L'elenco dice che cosa si può fare, e perché il resto non si può.
learn-k-others = Anche gli altri hanno giocato: la cronaca dice che cosa hanno fatto. Questo era un turno d'azione; quattro, più una fase commerciale, fanno un turno di gioco.
learn-k-signs = Che cosa ha ogni boss, in segni: la bandierina conta i territori; poi vengono le attività con i loro punti, e una corona se nessun altro ne ha di aperte dello stesso tipo (un monopolio); i tondini sono i posti in auto, il cappello conta i gangster al lavoro.
learn-k-marks = La clessidra segna chi stiamo aspettando. Tocca un boss e leggi tutto di lui a parole, anche chi è il primo boss, quello che apre ogni turno d'azione di questo turno di gioco.
learn-k-territories = Adesso un territorio, uno dei riquadri verdi. Rende 50$ a turno di gioco, e chi ne ha di più ha il rispetto locale: un punto. Tira!
learn-k-to-territory = C'è un territorio libero, uno di quelli verdi, accanto a questa casella. Vacci.
learn-k-to-territory-own = Va bene qualsiasi territorio verde senza segnalino. Vai su una casella accanto a uno.
learn-k-mark = Mettici il tuo segnalino. Uno libero non costa niente; quello di un rivale costerebbe 100$.
learn-k-respect = Nessuno ha tanti territori quanti ne hai tu: il rispetto locale è tuo, e con esso un punto. Appena qualcuno ne ha altrettanti, svanisce.
learn-k-price = Tre alcolici, una ragazza, uno scagnozzo: è il prezzo di un bar piccolo, e puoi pagarlo. Ora ti serve un lotto vuoto. Tira.
learn-k-to-lot = Da questa casella arrivi a un lotto vuoto per un'attività piccola. Vacci.
learn-k-to-lot-own = Un'attività piccola va su qualsiasi lotto rosso vuoto con un puntino. Se adesso non ne raggiungi uno, avvicinati e prendi qualcosa per strada: ci saranno altri turni.
learn-k-open = Apri un bar. È un altro punto, e soldi a ogni fase commerciale.
learn-k-free = Questo turno è tutto tuo. Tocca un luogo qualsiasi sulla mappa: leggi che cosa potresti farci e che cosa devi tirare per arrivarci.
learn-k-free-drive = Risorse, territori, o verso un lotto vuoto: scegli tu.

## King of Chicago: the trade phase

learn-k-income = La fase commerciale. Attività, territori e gangster ti hanno reso { $cash }.
learn-k-monopoly = Tutti i bar aperti della città sono tuoi. È un monopolio: ognuno rende 400$ invece di 300$, finché nessun altro ne apre uno.
learn-k-no-monopoly = Ognuno dei tuoi bar aperti rende 300$. Con tutti i bar aperti della città in mano tua sarebbero stati 400$, ma un altro ne ha aperto uno: addio monopolio.
learn-k-drew = Ognuno pesca una carta. I gangster li vedono tutti; eventi e contratti si tengono. La tua è { $card }, e nessun altro lo sa.
learn-k-window = Hai una carta, perciò ti si chiede quando potrebbe servire. Se non vuoi giocarla, passa; «Passo, a meno che non tocchi me» ti risparmia la domanda.
learn-k-hire = { $gangster } cerca lavoro. Va a chi offre di più, da 50$ in su. La sua carta dice che cosa sa fare.
learn-k-figures = Le quattro cifre sono la sua forza in una sparatoria. Pistole: in attacco. Scudo: in difesa. A sinistra per le auto, a destra per le attività. Quasi tutti i gangster hanno 1.
learn-k-bid = Offri { $fifties }. Nessuno ha ancora offerto, e non credo che gli altri lo vogliano: basta il minimo.
learn-k-hired = { $gangster } lavora per te. Due gangster al lavoro fanno un punto.
learn-k-outbid = Offri solo se per te ne vale la pena. Passare non costa niente, e chi è al verde non corrompe nessuno.
learn-k-bribe = Ora il distintivo. La bustarella più alta dà l'auto della polizia per un turno di gioco intero, con una sola azione di polizia: una retata da un rivale, togliergli un territorio o portare via le risorse che trovi. Offri o passa.
learn-k-placing = Per finire, ognuno piazza i suoi gangster in segreto. In un'attività la difendono, e alcuni rendono; in auto viaggiano e attaccano.
learn-k-place = In un'auto ce ne stanno tre, in un'attività tre. Scegli un uomo, poi il suo posto, e di' quando hai finito. Finché c'è posto nessuno resta alla macchia, dove non conta niente.

## King of Chicago: whatever comes up

learn-k-second = Questo era un turno di gioco intero: quattro turni d'azione, poi la fase commerciale. Ora il primo boss è un altro, e io parlo solo se c'è qualcosa di nuovo.
learn-k-contract = { $contract } è un contratto: avvialo in un luogo, completalo nell'altro. È un punto che nessuno ti toglie, e soldi.
learn-k-contracts = Non hai ancora un contratto. È una commissione da un luogo della mappa a un altro, per un punto che nessuno ti toglie, e soldi. I contratti si pescano, una carta a ogni fase commerciale; finché uno è in corso, chi batte la tua auto se lo prende.
learn-k-danger = Finora nessuno ha sparato, ma con un gangster in auto chiunque può attaccare un'auto o un'attività accanto a sé, anche tu. Chi perde l'auto salta i turni fino alla fine della fase commerciale; chi perde un'attività ne perde i punti. Quindi non lasciare tutto senza difesa.
learn-k-event = Una carta evento non è un'azione: giocala nel tuo turno quando ti conviene. Toccala per leggerla; da lì puoi anche giocarla.
learn-k-police = Hai il distintivo: dopo il tuo turno guidi l'auto della polizia, di tante caselle quante ne dice il dado, più due.
learn-k-police-drive = Porta l'auto della polizia verso l'attività, l'auto o un territorio di un rivale; se non arrivi a niente, avvicinati. Contro di te non può fare niente.
learn-k-police-action = Un'azione di polizia per turno di gioco. In una retata tirano tutti e due, vince il tiro più alto: se è il tuo, i gangster che stanno lì vanno in prigione e l'attività chiude.
learn-k-attack = Con un gangster in auto qui puoi sparare: a un'auto accanto, o all'attività di un rivale, per prendertela. Guarda prima le probabilità.
learn-k-shootout = Una sparatoria. Ogni parte somma la sua forza al dado, round dopo round; la forza resta quella dell'inizio, chiunque cada. Chi perde un round perde un uomo, e quando non ne ha più, l'auto o l'attività stessa.
learn-k-hit = Scegli chi viene colpito. Se il tuo dado era più basso di almeno tre, è morto; altrimenti finisce in ospedale.
learn-k-garage = La tua auto è a pezzi e resta in garage fino alla fine della prossima fase commerciale. Fino ad allora salti i turni; carte, affari e distintivo restano tuoi.
learn-k-shift = Qui puoi spostare gangster fra l'auto e l'attività: in auto attaccano, nell'attività la difendono, e alcuni lì rendono.
learn-k-end-turn = Con una carta in mano, prima che il turno finisca ti si chiede ancora. Giocala, o chiudi il turno.
learn-k-fetch = Riporta a casa i tuoi. Vengono anche gli altri?
learn-k-bet = Una dritta per le corse: con 4 o più i soldi raddoppiano, se no sono persi. Il contratto vale comunque.
learn-k-offered = Qualcuno ti propone un affare, e nessun altro lo vede. Accetta, rifiuta, o chiedi qualcos'altro.
learn-k-until = Sono passati due turni di gioco, e ora sai come ne funziona uno.
learn-k-decided =
    { $boss_is_you ->
        [yes] Sei in testa
       *[no] È in testa { $boss }
    }{ $count_level ->
        [0] { "" }
       *[other] , a pari merito,
    } con { $count ->
        [one] un punto
       *[other] { $count } punti
    }: { $count_businesses } dalle attività{ $count_gangsters ->
        [0] { "" }
       *[other] , { $count_gangsters } dai gangster
    }{ $count_contracts ->
        [0] { "" }
       *[other] , { $count_contracts } dai contratti
    }{ $count_respect ->
        [0] { "" }
       *[other] , { $count_respect } dal rispetto locale
    }.
