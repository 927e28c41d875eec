### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = La mappa: { $name }
map-tools = Muovere la mappa
map-nearer = Più vicino
map-farther = Più lontano
map-all = Tutta la città
map-my-car = Alla mia auto
map-turn =
    { $boss_is_you ->
        [yes] Il tuo turno
       *[no] Turno di { $boss }
    }
map-stage-roll = Dado
map-stage-drive = Strada
map-stage-action = Azione
map-stage-police = Polizia
map-driver = { $die } + { $count }: { $gangster } al volante
map-car =
    { $boss_is_you ->
        [yes] La tua auto
       *[no] L'auto di { $boss }
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }, { $count ->
        [0] nessuno dentro
        [one] { $count } gangster dentro
       *[other] { $count } gangster dentro
    }
map-closed = Chiuso dalla polizia.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }

## A shootout, a raid

board-shootout-label = Sparatoria
board-shootout-stage-declared = Qualcuno se la svigna?
board-shootout-stage-sneaking = Qualcuno esce dalla porta sul retro?
board-shootout-stage-cards = Prima del primo colpo si possono giocare carte.
board-shootout-stage-picking = John Doe sceglie un nemico.
board-shootout-stage-counting = Si contano i due schieramenti.
board-shootout-stage-fighting = Prima del prossimo round si possono giocare carte.
board-shootout-stage-fallen = Qualcuno è caduto.
board-shootout-stage-over = La sparatoria è finita.
board-shootout-stage-hit = { $gangster } è colpito. Si rialzerà?
board-shootout-stage-dying = { $gangster } sta morendo. Qualcuno può salvarlo?
board-shootout-stage-who-falls =
    { $boss_is_you ->
        [yes] Hai perso il round: di' chi è colpito.
       *[no] { $boss } ha perso il round e dice chi è colpito.
    }
board-shootout-stage-who-dies =
    { $boss_is_you ->
        [yes] Hai perso il round, e di brutto: di' chi muore.
       *[no] { $boss } ha perso il round, e di brutto: qualcuno muore.
    }
board-shootout-wins =
    { $boss_is_you ->
        [yes] Vinci la sparatoria!
       *[no] { $boss } vince la sparatoria.
    }
board-shootout-nobody-wins = Nessuno vince la sparatoria.
board-shootout-massacre = Massacre: chi è colpito muore
board-shootout-played = Giocate:
board-shootout-fallen = Caduti: { $names }
board-shootout-counts = conta { $count }
board-shootout-base = forza di base
board-shootout-car-attack = invece di 1: attacca un'auto
board-shootout-car-defence = invece di 1: difende un'auto
board-shootout-business-attack = invece di 1: attacca un'attività
board-shootout-business-defence = invece di 1: difende un'attività
board-shootout-against = contro { $gangster }
board-shootout-picked = messo fuori gioco da John Doe
board-shootout-gang = gangster
board-shootout-size = grandezza dell'attività
board-shootout-cards = carte
board-shootout-total = Quanto conta questo schieramento, senza il dado
board-shootout-rolled = { $count } al dado
board-shootout-needs =
    { $count ->
        [0] ha vinto
        [one] ancora { $count } round da vincere
       *[other] ancora { $count } round da vincere
    }
board-shootout-how = Come funziona una sparatoria
board-shootout-how-rounds = Il numero grande è quanto conta uno schieramento. A ogni round ciascuno ci somma un dado: vince il totale più alto.
board-shootout-needs-help = Chi perde un round perde un gangster. Quando non ne restano, l'auto o l'attività combatte da sola; se perde un altro round, la sparatoria è persa. Quanto conta una parte resta com'era all'inizio.
board-shootout-shots = Si spara…
board-shootout-skip = Vedi come finisce
board-shootout-nobody = nessuno combatte
board-shootout-nobody-inside = nessuno dentro: l'attività se la cava da sola
board-raid-label = Retata
board-raid-cards = Prima si possono giocare carte.

## Bosses: what a sign says

board-points =
    { $count ->
        [one] { $count } punto vittoria
       *[other] { $count } punti vittoria
    }: { $items }.
board-points-none = Ancora nessun punto vittoria.
board-of-ten =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } su { $most }
board-boss-whole =
    { $boss_is_you ->
        [yes] Tutto su di te: punti, gangster, contratti
       *[no] Tutto su { $boss }: punti, gangster, contratti
    }
board-king =
    { $boss_is_you ->
        [yes] Il re di Chicago sei tu.
       *[no] Il re di Chicago è { $boss }.
    }
board-waits-for =
    { $boss_is_you ->
        [yes] Il tavolo aspetta te.
       *[no] Il tavolo aspetta { $boss }.
    }
board-first =
    { $boss_is_you ->
        [yes] Il primo boss di questo turno di gioco sei tu.
       *[no] Il primo boss di questo turno di gioco è { $boss }.
    }
board-badge =
    { $boss_is_you ->
        [yes] Hai il distintivo
       *[no] { $boss } ha il distintivo
    }; { $count ->
        [0] la polizia non ha più azioni in questo turno di gioco.
        [one] la polizia ha ancora { $count } azione in questo turno di gioco.
       *[other] la polizia ha ancora { $count } azioni in questo turno di gioco.
    }
board-frozen =
    { $boss_is_you ->
        [yes] Election Day: per te è tutto congelato fino alla fase commerciale. Niente guida, azioni, affari, rendita.
       *[no] Election Day: per { $boss } è tutto congelato fino alla fase commerciale. Niente guida, azioni, affari, rendita.
    }
board-skips-income =
    { $boss_is_you ->
        [yes] Non avrai rendita nella prossima fase commerciale.
       *[no] { $boss } non avrà rendita nella prossima fase commerciale.
    }
board-stalled =
    { $boss_is_you ->
        [yes] Senza benzina: la tua auto salta la prossima corsa.
       *[no] Senza benzina: l'auto di { $boss } salta la prossima corsa.
    }
board-not-dealing =
    { $boss_is_you ->
        [yes] In questo turno di gioco non vuoi proposte.
       *[no] { $boss } non vuole proposte in questo turno di gioco.
    }
board-territories =
    { $count ->
        [one] { $count } territorio
       *[other] { $count } territori
    }
board-car-of =
    { $boss_is_you ->
        [yes] La tua auto
       *[no] L'auto di { $boss }
    }
board-in-car =
    { $boss_is_you ->
        [yes] La tua auto
       *[no] L'auto di { $boss }
    }: { $count ->
        [one] { $count } posto occupato
       *[other] { $count } posti occupati
    } su { $most }.
board-in-garage = In riparazione: { $garage }. Torna dopo la fase commerciale; fino ad allora nessuno può attaccarla.
board-mended = The Mechanic l'ha riparata: riparte al prossimo turno.
board-at-work =
    { $count ->
        [one] { $count } gangster al lavoro
       *[other] { $count } gangster al lavoro
    }
board-in-prison =
    { $count ->
        [one] { $count } gangster in prigione
       *[other] { $count } gangster in prigione
    }
board-in-hospital =
    { $count ->
        [one] { $count } gangster in ospedale
       *[other] { $count } gangster in ospedale
    }
board-hiding =
    { $count ->
        [one] { $count } gangster alla macchia
       *[other] { $count } gangster alla macchia
    }
board-dead =
    { $count ->
        [one] { $count } gangster morto
       *[other] { $count } gangster morti
    }
board-cards =
    { $count ->
        [0] Nessuna carta in mano
        [one] { $count } carta in mano, coperta
       *[other] { $count } carte in mano, coperte
    }
board-shown = Tutti sanno dov'è.
board-secret = Contanti e risorse sono segreti.
board-unseen =
    { $count ->
        [one] { $count } coperto
       *[other] { $count } coperti
    }
board-who-where = Chi è dove
board-count-at = { $where }: { $count }
board-nobody-respected = Nessuno ha il rispetto locale.

## Bosses: what would break it

board-from-business =
    { $business } ({ $business_kind }): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $count ->
        [0] nessuno dentro
        [one] { $count } gangster dentro
       *[other] { $count } gangster dentro
    }.
board-from-closed =
    { $business } ({ $business_kind }), chiuso dalla polizia: di nuovo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dopo la fase commerciale, { $count ->
        [0] nessuno dentro
        [one] { $count } gangster dentro
       *[other] { $count } gangster dentro
    }.
board-risk-businesses = Chi vince una sparatoria se la prende; una retata la chiude fino alla fine della fase commerciale.
board-from-contract = { $contract } è completato: questo punto non lo toglie nessuno.
board-risk-contract = { $contract } è in corso: passa a chi attacca e batte l'auto; una retata sull'auto lo annulla.
board-risk-respect =
    Più territori di tutti: { $count }. Perso appena un rivale ne ha altrettanti; { $boss_next_is_you ->
        [yes] segui tu
       *[no] segue { $boss_next }
    } con { $count_next }.
board-way-respect = Territori: { $count }. Con { $most } sarebbero più di tutti.
board-risk-gangsters-even =
    { $count ->
        [one] { $count } al lavoro
       *[other] { $count } al lavoro
    }: uno in meno, e un punto se ne va.
board-risk-gangsters-odd =
    { $count ->
        [one] { $count } al lavoro
       *[other] { $count } al lavoro
    }: uno in più fa un altro punto, uno in meno non ne costa.
board-no-gangsters = Nessuno al lavoro. Ogni due fanno un punto.
board-monopoly = Monopolio
board-monopoly-bar = Tutti i bar aperti: rendono 400$, 800$ e 1500$.
board-monopoly-casino = Tutti i casinò aperti: rendono 400$, 800$ e 1500$.
board-monopoly-brothel = Tutti i { -brothels } aperti: rendono 400$, 800$ e 1500$.
board-monopoly-reopens =
    { $boss_is_you ->
        [yes] { $business }, tuo, riapre dopo la fase commerciale e lo spezza.
       *[no] { $business }, di { $boss }, riapre dopo la fase commerciale e lo spezza.
    }
board-monopoly-left = Si spezza appena un rivale ne apre uno. Ancora da aprire: { $items }.
board-monopoly-last = Non ne resta nessuno da aprire: solo una sparatoria o una retata può spezzarlo.
board-left-of-kind = { $count } × { $business_kind }

## My own folder, and cards to read

board-own-cash = I tuoi contanti: { $cash }
board-locked = { $cash } offerti
board-good-locked = { $text }, di cui { $count } nella tua offerta
board-room-at =
    { $where }: { $count ->
        [one] { $count } posto occupato
       *[other] { $count } posti occupati
    } su { $most }
board-ordered = Ordine ricevuto: si gioca alla prima occasione.
board-folder =
    Le tue tasche: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, { $count_gangsters ->
        [one] { $count_gangsters } gangster
       *[other] { $count_gangsters } gangster
    }
board-gangster-at = { $gangster }: { $where }.
board-gangster-of =
    { $boss_is_you ->
        [yes] { $gangster } lavora per te: { $where }.
       *[no] { $gangster } lavora per { $boss }: { $where }.
    }
board-way-out-hospital = Per riprendere { $gangster }, fermati all'Hospital con un posto libero in auto.
board-way-out-prison = Per riprendere { $gangster }, fermati al Police Department con un posto libero in auto.
board-only-you-know = Lo sai solo tu.
board-attack = Attacco
board-defence = Difesa
board-against-car = auto
board-against-business = attività
board-driving = Guida
board-asks-for = Vuole
board-fee = { $cash } per avviarlo
board-one-point = 1 punto vittoria
board-contract-how = Vai al primo luogo per avviarlo, poi al secondo per completarlo: un'azione ogni volta. Una volta avviato, lo vedono tutti.
board-any-own-business = una tua attività
board-any-garage = un garage
board-show-way = Mostra la strada sulla mappa

## The trade phase

board-trade-label = La fase commerciale
board-trade-step-income = Rendita
board-trade-step-draw = Pesca
board-trade-step-hire = Ingaggio
board-trade-step-bribe = Bustarella
board-trade-step-place = Piazzamento
board-trade-to-map = Mappa
board-trade-to-trade = Torna alla fase commerciale
board-trade-been = Rendita e carte
board-trade-offer = Cercano lavoro
board-trade-nobody = Nessuno cerca lavoro.
board-trade-now = adesso
board-trade-next = poi
board-trade-unsold = cerca ancora lavoro
board-trade-lot = { $gangster } va all'asta
board-trade-badge = Il distintivo
board-trade-badge-help = Chi ce l'ha guida l'auto della polizia nei prossimi quattro turni d'azione. La polizia agisce una volta sola: retata nell'auto o nell'attività di un rivale, territorio ripulito o risorse sequestrate.
board-trade-no-bid = Ancora nessuna offerta
board-trade-least = Prossima offerta: da { $cash }
board-trade-bidder =
    { $boss_is_you ->
        [yes] L'offerta più alta è tua
       *[no] L'offerta più alta è di { $boss }
    }
board-trade-before = Offerte precedenti
board-trade-costs = { $count } oltre all'offerta, ne hai { $number }
board-trade-bidders = I boss, nell'ordine
board-trade-highest = offerta più alta
board-trade-speaks = di turno
board-trade-passed = ha passato
board-trade-waits = offre dopo
board-trade-last = aveva offerto { $cash }
board-trade-limit = Si offre per te fino a { $fifties }, senza chiedere.
board-trade-limit-over = Il tuo limite di { $fifties } è superato: passi.
board-trade-out = Passi fino alla fine di quest'asta.
board-trade-read = Che cosa fa { $card }
board-trade-values = Attacco: auto { $number_ca }, attività { $number_ba }. Difesa: auto { $number_cd }, attività { $number_bd }.
board-trade-from-businesses = Attività
board-trade-from-territories = Territori
board-trade-in-all = In tutto
board-trade-public = Totale, gangster esclusi
board-trade-public-help = Quello che i gangster fruttano in più resta segreto: si capirebbe chi sta dove.
board-trade-kept = tiene una carta
board-trade-new-at = { $place }:
board-trade-placing = I tuoi gangster, e dove vanno
board-trade-shifting = Chi sta da { $business }, e chi in auto
board-trade-place-hint = Scegli un gangster, poi il suo posto; o trascinalo.
board-trade-place-where = Dove va { $gangster }?
board-trade-place-secret = Gli altri non lo vedono.
board-trade-car = La tua auto
board-trade-hiding = Alla macchia
board-trade-room = { $count } gangster, posto per { $number }
board-trade-take = { $gangster }, { $where }
board-trade-put-here = { $gangster } { $spot }
## The bar on top

board-turn = Turno { $turn }
board-round-of = Turno d'azione { $round } di { $most }
board-action-round = Turno d'azione { $round }: a turno si tira, si guida e si fa una cosa sola.
board-order = In ordine, dal primo boss: { $text }
board-no-badge = Nessuno ha il distintivo: l'auto della polizia sta ferma.
board-trade-income = Rendita
board-trade-draw = Carte nuove
board-trade-hire = Ingaggi
board-trade-bribe = Bustarella
board-trade-place = Piazzamento
board-part-income = Fase commerciale, rendita: attività, territori e gangster rendono.
board-part-draw = Fase commerciale, carte nuove: ognuno ne pesca una.
board-part-hire = Fase commerciale, ingaggi: i gangster in cerca di lavoro vanno all'asta.
board-part-bribe = Fase commerciale, bustarella: il distintivo va all'asta.
board-part-place = Fase commerciale, piazzamento: ognuno piazza i suoi gangster in segreto. Poi riaprono i garage e le attività chiuse.

## The end

board-rests-business = { $business } ({ $count })
board-rests-contract = { $contract } (1)
board-rests-respect =
    { $count ->
        [one] rispetto per { $count } territorio (1)
       *[other] rispetto per { $count } territori (1)
    }
board-rests-gangsters =
    { $count ->
        [one] { $count } gangster al lavoro
       *[other] { $count } gangster al lavoro
    } ({ $points })

## On the map, where there is nothing to do

board-about-lot = Un lotto per un'attività: vai alla sua freccia con le risorse che costa.
board-about-territory = Chi lo prende incassa 50$ a turno di gioco. Chi ha più territori ha il rispetto locale, un punto.
board-about-place = In certi luoghi compaiono risorse; i contratti portano da un luogo all'altro.
board-about-garage = Un'auto che perde una sparatoria finisce rimorchiata in un garage e ci resta fino alla fine della fase commerciale.
board-about-hospital = Ospedale: qui restano i feriti. Fermati qui con un posto libero in auto e riprendi i tuoi; da solo non esce nessuno.
board-about-prison = Police Department: fermati qui con un posto libero in auto e riprendi i tuoi gangster rinchiusi a Joliet Prison.
board-about-star = La stella segna un lotto da cui si può cominciare la partita.
board-about-business =
    { $business_kind }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
