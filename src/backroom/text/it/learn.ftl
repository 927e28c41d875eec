### Una prima partita guidata: brevi carte accanto al tavolo, un'idea alla volta.

learn-guide = La tua guida
learn-next = Avanti
learn-back = Indietro
learn-skip = Senza guida
learn-again = La guida, grazie
learn-your-turn = Tocca a te
learn-confirm = Tutto giusto? Allora conferma. Finché non lo fai nessuno l'ha visto, e puoi tornare indietro.
learn-over = Partita finita.
learn-until =
    { $count ->
        [one] Ecco quello che volevo mostrarti.
       *[other] Sono stati { $count } turni, e ora conosci il gioco.
    }
learn-read-on = Il resto sta nelle regole, dietro il ? in alto. Oppure siediti a un tavolo vero: lì i dadi non li sceglie nessuno.
learn-play-on = Continua
learn-stop = Basta così: chi è in testa?
learn-new-game = All'ingresso

## Bootleggers: the first round

learn-b-welcome = Benvenuto nel retrobottega. Distilli whiskey, lo porti agli spacci e lo vendi. Alla fine vince chi ha più contanti; nient'altro conta.
learn-b-fixed = Giochiamo tre turni insieme. Perché io sappia di che parlo, dadi e carte di questa partita sono già decisi; in una vera non li sceglie nessuno, e puoi controllarlo.
learn-b-cash = I tuoi contanti. 1G$ sono mille dollari. Li vedi solo tu.
learn-b-omalleys = O'Malley's è sempre aperto e compra ogni cassa, ma la paga solo 1G$.
learn-b-houses = Gli altri pagano meglio. Ognuno resta chiuso finché alla porta non ci sono abbastanza uomini: da Texas Lil's ne servono tre.
learn-b-muscle = I tuoi muscoli. A ogni turno ciascuno mette giù una carta coperta. La più alta va per prima in tutto, ma le alte costano di più.
learn-b-pick = Gioca la { $muscle }. Costa 2G$ e dovrebbe bastare per andare per primo. Va bene anche un'altra carta.
learn-b-first = { $mobster } mostra { $muscle }, { $mobster_other } { $muscle_other }. Sei il più forte: per tutto il turno vai per primo.
learn-b-not-first = { $mobster } mostra { $muscle }, { $mobster_other } { $muscle_other }. Qualcuno era più forte e sceglie prima di te. Capita, e costava anche meno.
learn-b-paid = Hai pagato { $cash }: il prezzo della carta e la bustarella all'autista. A ogni turno si paga da sé.
learn-b-offer = Ognuno prende una carta. Passaci sopra, o tieni premuto il dito: ti dice che cosa fa.
learn-b-take = Prendi la carta influenza. Ti dà un uomo in più, e gli uomini aprono le porte.
learn-b-take-own = Prendi una delle carte rimaste. L'influenza porta uomini, la distilleria whiskey, il camion lo trasporta.
learn-b-men =
    I tuoi uomini aspettano nel retrobottega: { $count ->
        [one] uno solo
       *[other] sono { $count }
    }. Adesso vanno alle porte.
learn-b-standing = Chi ha a una porta tanti uomini quanti tutti gli altri insieme controlla la casa. Lì vende per primo e guadagna su ogni cassa che compra.
learn-b-place = Mandali tutti da Texas Lil's. Tocca la casa.
learn-b-open =
    Sono venuti anche gli altri. Con { $count ->
        [one] { $count } uomo
       *[other] { $count } uomini
    } alla porta, Texas Lil's è aperto.
learn-b-control = E ne hai tanti quanti gli altri insieme: la casa la controlli tu. Su ogni cassa che compra, da chiunque, guadagni 1G$.
learn-b-brewed =
    Intanto le distillerie hanno lavorato. La tua tira un dado: { $crates ->
        [one] una cassa per te.
       *[other] { $crates } casse per te.
    }
learn-b-deals = È il momento degli affari: casse, camion, soldi, promesse. Oggi nessuno vuole niente: di' che hai finito.
learn-b-load = Carica il camion. Porta quattro casse, e quello che resta a terra è perso.
learn-b-docks = Tre stelle: la fila di chi tiene la casa, servita per prima. Due stelle per gli altri con uomini alla porta, una per gli estranei.
learn-b-drive = Manda il camion da Texas Lil's. Lì sei il primo della fila.
learn-b-drive-own = Manda il camion dove vende. O'Malley's è sicuro; una casa migliore paga solo se è aperta e ha ancora sete quando tocca a te.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] Una cassa venduta
       *[other] { $crates } casse vendute
    } da { $house }: { $cash } per te.
learn-b-profit = E altri { $cash }, perché controlli Texas Lil's. È lì che si fanno i soldi veri.
learn-b-nothing-sold = Il tuo whiskey non ha trovato compratori ed è perso. Guarda prima di partire: la casa è aperta, e chi hai davanti?
learn-b-round = Questo era un turno intero, dai muscoli alla vendita. La partita ne ha otto; chi arriva a 100G$ la chiude prima.
learn-b-hand-left =
    Una carta muscoli si gioca una volta sola: te { $count ->
        [one] ne resta una
       *[other] ne restano { $count }
    }. Tieni le alte per i turni che contano. Quale giochi adesso?

## Bootleggers: whatever comes up

learn-b-trucks = { $card }: un camion tutto tuo, per sempre. Più posto, ma un autista da pagare a ogni turno.
learn-b-thugs = { $card } è una carta scagnozzo. Tienila e giocala quando fa male: a qualcun altro, di solito.
learn-b-stills = Migliorare la distilleria vuol dire un dado in più, cioè più whiskey a ogni turno. Ma bisogna poterlo trasportare.
learn-b-improvement = Un miglioramento rende uno spaccio più assetato: una cassa in più per ciascuno dei suoi dadi.
learn-b-put-die = Un dado nuovo. Mettilo sulla tua distilleria: lavora già in questo turno.
learn-b-put-improvement = Mettilo in una casa dove vuoi vendere.
learn-b-play-or-keep = Giocala subito, o tienila per un momento migliore. Tutti hanno visto che ce l'hai.
learn-b-play-first = Prima della tua mossa puoi giocare una carta dalla mano. Non è obbligatorio.
learn-b-window = Chi ha una carta potrebbe giocarla adesso. Se non hai niente, passa; «finché qualcosa non mi colpisce» ti risparmia la domanda.
learn-b-investigation = Qualcuno gioca una carta. Con Investigation potresti fermarla.
learn-b-no-men = Qui non hai niente da muovere, ma potresti giocare una carta. Altrimenti hai finito.
learn-b-offered = Un'offerta, e rispondi solo tu. Accetta, rifiuta, o chiedi qualcos'altro.
learn-b-allow = Questa casa la tieni tu, quindi gli estranei vendono solo col tuo permesso. Un no conserva la sete per dopo; un sì può farti un amico, e la tua parte arriva comunque.
learn-b-pay-up = Qualcuno vuole soldi per lasciare in pace la tua distilleria. Paga, o in questo turno non produce niente.
learn-b-choose-house = Su quale casa? Toccala; l'effetto è scritto accanto.
learn-b-choose-mobster = Su chi? Toccalo.
learn-b-place-free = Pensa bene dove vanno i tuoi uomini: il controllo vale di più, ma una casa chiusa non compra niente.
learn-b-drive-free = Un camion può andare anche a una casa chiusa, sperando che apra. Se non apre, il carico è perso.
learn-b-copper = Il piedipiatti tiene d'occhio { $mobster }: un cinque su quella distilleria di famiglia, e non produce niente. Poi va da chi ha distillato di più.
learn-b-announced = Dopo il turno 4 ognuno dice quanto ha e riceve un uomo; il più povero due.
learn-b-decided =
    { $mobster_is_you ->
        [yes] Hai incassato più di tutti
       *[no] { $mobster } ha incassato più di tutti
    }: { $cash } col whiskey, { $cash_profit } controllando le case.
