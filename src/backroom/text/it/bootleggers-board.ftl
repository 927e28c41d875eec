### The board of Bootleggers in the browser: what a sign, a figure or a button says.

board-read = Che cosa fa { $card }
board-more =
    { $mobster_is_you ->
        [yes] Le tue distillerie, i tuoi camion, le tue carte
       *[no] Distillerie, camion e carte di { $mobster }
    }

## Rounds and decks

board-announce = Alla fine del turno { $round } tutti dichiarano i contanti e ricevono un segnalino; il più povero ne riceve uno in più.
board-announced = I soldi sono segreti. Alla fine del turno { $round } erano { $cash }; da allora possono essere molti di più o di meno.
board-announced-short = { $cash } · T{ $round }
board-last-sale = Gli ultimi acquisti dello spaccio
board-earned = Incasso dell'ultima vendita: { $cash }
board-earned-short = vendite { $cash }
board-not-trading = { $mobster } non vuole proposte in questo turno.
board-waiting =
    { $mobster_is_you ->
        [yes] Il tavolo aspetta te.
       *[no] Il tavolo aspetta { $mobster }.
    }
board-winner =
    { $mobster_is_you ->
        [yes] Hai vinto.
       *[no] Vince { $mobster }.
    }
board-decks =
    { $count ->
        [one] Resta { $count } carta nel mazzo
       *[other] Restano { $count } carte nel mazzo
    }, { $count_trucks ->
        [one] { $count_trucks } carta camion
       *[other] { $count_trucks } carte camion
    }

## What signs mean

board-tip-dock-0 = La corsia di maggioranza, tre stelle: i camion di chi controlla lo spaccio o ha la maggioranza. Vende per prima, camion per camion.
board-tip-dock-1 = La corsia di minoranza, due stelle: i camion di chi ha una minoranza. Vende dopo la corsia di maggioranza.
board-tip-dock-2 = La corsia pubblica, una stella: i camion di chi non ha influenza. Vende per ultima, e solo se chi comanda lì lo permette.
board-tip-dock-line = Una fila sola per tutti: vende camion per camion, chiunque li abbia mandati.
board-tip-cash = I contanti. Alla fine vince chi ne ha di più.
board-tip-cash-secret = I contanti sono segreti, ma ogni pagamento è pubblico: chi tiene il conto sa molto. Tutti li dichiarano dopo i turni 4 e 8.
board-tip-open = Aperto: lo spaccio compra whiskey nella fase 5.
board-tip-nobody = Aperto, ma nessuno ha il controllo: serve almeno la metà dei segnalini qui.
board-tip-closed =
    Chiuso: lo spaccio non compra niente. { $count ->
        [one] Ancora un segnalino e apre.
       *[other] Ancora { $count } segnalini e apre.
    }
board-tip-order = L'ordine di questo turno: chi ha più muscoli va per primo e vince i pareggi.
board-tip-decks = Le carte nuove in offerta vengono da questi mazzi. Le carte camion hanno il loro.

## Speakeasies

board-markers = Cerchietti occupati: { $count } su { $most }, apre con { $opens }: { $picks }
board-markers-none = Nessuno dei { $most } cerchietti occupato, apre con { $opens }.
board-improvements = Miglioramenti: { $count } su { $most }. Ognuno vale 1 in più su ogni dado domanda di questo spaccio.
board-price = All'ingrosso { $cash } a cassa. Qui nessuno fa profitto.
board-prices = All'ingrosso { $cash } a cassa. Chi ha il controllo guadagna in più { $cash_profit } di profitto per ogni cassa comprata.
board-demand-unlimited = Compra tutte le casse.
board-demand-dice =
    { $count ->
        [one] Domanda: { $count } dado, si tira nella fase 5.
       *[other] Domanda: { $count } dadi, si tirano nella fase 5.
    }
board-demand =
    { $crates ->
        [one] Vuole { $crates } cassa, miglioramenti compresi
       *[other] Vuole { $crates } casse, miglioramenti compresi
    }; già comprate: { $crates_bought }.

board-effect-closed = Retata dei federali: chiuso per questo turno.
board-effect-shut = Chiuso con i camion in fila: per questo turno non si vende niente, anche se arrivano altri segnalini.
board-effect-copper = Piedipiatti in sala: per questo turno compra tutto a 1G$, e nessuno fa profitto.
board-effect-payoff =
    { $mobster_is_you ->
        [yes] Mazzetta pagata: per questo turno il controllo è tuo.
       *[no] Mazzetta pagata: per questo turno il controllo è di { $mobster }.
    }
board-effect-heat =
    { $mobster_is_you ->
        [yes] Hai il ferro in tasca: per questo turno tutti gli altri qui vendono a 1G$.
       *[no] { $mobster } ha il ferro in tasca: per questo turno tutti gli altri qui vendono a 1G$.
    }
board-effect-heat-own =
    { $mobster_is_you ->
        [yes] Hai il ferro in tasca: per questo turno qui vendi a 1G$.
       *[no] { $mobster } ha il ferro in tasca: per questo turno qui vende a 1G$.
    }
board-effect-thirsty =
    { $count ->
        [one] Gran sete: { $count } dado domanda in più per questo turno.
       *[other] Gran sete: { $count } dadi domanda in più per questo turno.
    }
board-effect-word = Passaparola: per questo turno chi ha il controllo guadagna 1G$ in più a cassa.

## Trucks and stills

board-truck =
    { $mobster_is_you ->
        [yes] Il tuo { $truck }
       *[no] Il { $truck } di { $mobster }
    }: { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } su { $most }.
board-truck-borrowed = In prestito per questo turno.
board-truck-rented =
    { $mobster_is_you ->
        [yes] L'hai dato tu in affitto per questo turno.
       *[no] L'ha dato in affitto { $mobster } per questo turno.
    }
board-truck-late = Casse rubate: è l'ultimo della fila.
board-truck-pigeon =
    { $mobster_is_you ->
        [yes] Il prezzo all'ingrosso di questo carico lo incassi tu.
       *[no] Il prezzo all'ingrosso di questo carico lo incassa { $mobster }.
    }
board-still =
    La { $still }: { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    } su { $most }.
board-still-stopped = Per questo turno non produce niente.
board-still-rolled = Dadi di questo turno: { $dice }.

## Mobsters

board-back-room =
    Nel retrobottega: { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }{ $count_locked ->
        [0] { "" }
        [one] { " " }(di cui { $count_locked } nascosto finché non si scoprono le prossime carte muscoli)
       *[other] { " " }(di cui { $count_locked } nascosti finché non si scoprono le prossime carte muscoli)
    }, { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }{ $count_dice ->
        [0] { "" }
        [one] , { $count_dice } dado
       *[other] , { $count_dice } dadi
    }{ $count_improvements ->
        [0] { "" }
        [one] , { $count_improvements } miglioramento
       *[other] , { $count_improvements } miglioramenti
    }.
board-muscle = Muscoli di questo turno: la { $muscle }.
board-muscle-boosted = Muscoli di questo turno: la { $muscle }, rinforzata di 5½.
board-muscle-hand-count =
    { $count ->
        [one] 1 carta muscoli in mano
       *[other] { $count } carte muscoli in mano
    }
board-muscle-left =
    { $count ->
        [one] Ancora { $count } carta muscoli in mano
       *[other] Ancora { $count } carte muscoli in mano
    }. Già giocate: { $text }.
board-copper =
    { $mobster_is_you ->
        [yes] Il piedipiatti è alla tua porta: con un 5 la distilleria di famiglia non produce niente.
       *[no] Il piedipiatti è alla porta di { $mobster }: con un 5 la distilleria di famiglia non produce niente.
    }
board-warehouse = Magazzino: stavolta le casse non caricate si conservano.
board-control = controllo
board-majority = maggioranza
board-no-control = senza controllo
board-control-lost = controllo perso
# Who holds a house where two are level.
board-nobody = nessuno
board-hand-count =
    { $count_thugs ->
        [0] Muscoli: { $count }
       *[other] Muscoli: { $count } · scagnozzi: { $count_thugs }
    }
board-supply =
    { $count ->
        [one] Ancora 1 segnalino nella scorta
       *[other] Ancora { $count } segnalini nella scorta
    }

## After a round

board-round = Turno { $round }: che cosa è successo
board-round-made = Casse prodotte
board-round-sold = Casse vendute
board-round-lost = Casse perse
board-round-earned = Incassato
board-round-paid = Pagato
board-round-balance = Saldo
board-round-other = Altre perdite
board-round-plus = +{ $cash }
board-round-minus = −{ $cash }
board-round-markers =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
board-round-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
board-round-trucks = { $count } camion

## What the table has come to since the last answer

board-recap-control-taken = Perdi il controllo di { $house }: ora ce l'ha { $mobster }.
board-recap-control-lost = Perdi il controllo di { $house }: i tuoi segnalini lì sono { $count } su { $count_all }.
board-recap-nobody-to-send = Nessun segnalino nel tuo retrobottega: la fase 2 è passata senza di te.
board-recap-was-rich = { $mobster } aveva { $cash } all'ultimo annuncio: chi chiude un turno con 100G$ fa finire la partita.
board-recap-is-rich = { $mobster } ha { $cash }: chi chiude un turno con 100G$ fa finire la partita.
board-recap-places = { $mobster } piazza { $count } segnalini da { $house }.
