### King of Chicago.
###
### $boss is a player's name; beside it stands $boss_is_you ("yes" or "no"). $gangster, $event,
### $contract, $card, $business, $place, $territory, $lot, $garage, $square, $spot, $where, $resource, $supply,
### $cash and $fifties come as words (the messages under "Names"). Beside $business stand
### $business_kind and $business_cost, beside $square what can be reached from it, $square_reached
### (it brings its own colon, and is empty where there is nothing), and its street alone, $square_street, beside a list such as $picks its length, $picks_count. Counts,
### booze, girls and henchmen come as numbers, $dice as text ("3", "3 + 5").
###
### What a host may want to hear in milder words is a term ("-girl"): mild.ftl says it otherwise.
###
### Articles are not part of the names, but of the sentences: "il { $territory }", "sul { $lot }",
### "un { $business_kind }", "da { $business }". A place stands before a colon, since its article is unknown.

## The game

game-title = King of Chicago
game-about = Assolda gangster, apri attività e tieni le strade di Chicago. Attraversa la città, compra la polizia, fai a pezzi quel che è degli altri e spara quando le parole non bastano più. Con dieci punti sei il re.
final-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }

## What it is about

goal-about = Sii il primo boss con dieci punti vittoria: apri attività, completa contratti, ingaggia gangster e, con più territori di tutti, guadagna il rispetto locale.
goal-end = All'istante, nel mezzo del turno di chiunque, quando un boss ha dieci punti vittoria.
goal-round =
    Un turno di gioco: quattro turni d'azione e una fase commerciale.
    Turno d'azione · A turno: tiri e guidi, poi una cosa sola dove sei fermo: prendi risorse (alcolici, { -girls }, scagnozzi), ci apri un'attività, prendi un territorio, attacchi. Chi ha il distintivo manda anche la polizia.
    Fase commerciale · Incassi, carte nuove, gangster e distintivo all'asta; poi ognuno sistema i suoi gangster in segreto.

## Said with one tap: each reads it in their own language

phrase-my-street = Via dalla mia strada.
phrase-no-shooting = Niente spari.
phrase-too-dear = Troppo caro per me.

## Words that mild.ftl replaces

-brothel = bordello
-brothels = bordelli
-girl = ragazza
-girls = ragazze

## Names

seat = Boss { $number }
name-boss =
    { $boss_is_you ->
        [yes] tu
       *[no] { $boss }
    }
cash = { NUMBER($amount, useGrouping: 0) }$

business-0 = The Tin Cup
business-1 = Blind Tiger
business-2 = The Last Drop
business-3 = Lucky Seven
business-4 = The Back Parlor
business-5 = Snake Eyes
business-6 = Madame Rose's
business-7 = The Velvet Door
business-8 = Silk Stocking
business-9 = Booze Bash
business-10 = The Copper Still
business-11 = The Gilded Wheel
business-12 = High Stakes
business-13 = The Garter
business-14 = Paradise Rooms
business-15 = The Blue Heron
business-16 = Four Aces Palace
business-17 = The Orchid House
kind-small-bar = bar piccolo
kind-small-casino = casinò piccolo
kind-small-brothel = { -brothel } piccolo
kind-medium-bar = bar medio
kind-medium-casino = casinò medio
kind-medium-brothel = { -brothel } medio
kind-large-bar = bar grande
kind-large-casino = casinò grande
kind-large-brothel = { -brothel } grande
business-cost = { $picks }

place-0 = Pawn Shop
place-1 = Tailor
place-2 = Lawyer
place-3 = Tobacco Trade
place-4 = Museum
place-5 = Boxing Club
place-6 = Wharf
place-7 = Docks
place-8 = Randolph St. Station
place-9 = LaSalle St. Station
place-10 = Laborer's Union
place-11 = Teamsters
place-12 = Barber
place-13 = Post Office
place-14 = Republican HQ
place-15 = Democrat HQ
place-16 = Accountant
place-17 = Courthouse
place-18 = First National Bank
place-19 = Bookie
place-20 = Race Track
place-21 = Florist
place-22 = Butcher
place-23 = Dry Cleaner
place-24 = Police Department
place-25 = Hospital

# With the street where the board is known, without it where it isn't.
square-number = casella { $number }
square-street = { $street } (casella { $number })
square-beside = { $street } (accanto: { $items })
square-on = { $street }
territory-number = territorio { $number }
territory-street = territorio { $number } ({ $street })
garage-number = garage { $number }
garage-street = garage { $number } ({ $street })
# What can be reached from a square follows its name: "Drive to Lake St. (square 8): Docks".
square-reached = : { $items }
reached-small = lotto { $number } (piccolo)
reached-medium = lotto { $number } (medio)
reached-large = lotto { $number } (grande)
lot-number = lotto { $number }
lot-small = lotto { $number } (piccolo, { $street })
lot-medium = lotto { $number } (medio, { $street })
lot-large = lotto { $number } (grande, { $street })
# Where its size is said already.
lot-street = lotto { $number } ({ $street })

resource-booze = un alcolico
resource-girls = una { -girl }
resource-henchmen = uno scagnozzo

# Where a gangster goes.
spot-business = da { $business }
spot-car = in auto
spot-hiding = alla macchia

# Where a gangster is.
where-business = da { $business }
where-car = in auto
where-hiding = alla macchia
where-free = da piazzare
where-prison = in prigione
where-hospital = in ospedale
where-cemetery = al cimitero
where-offer = in cerca di lavoro
where-deck = non ancora in città
where-unknown = in auto, in un'attività o alla macchia

end-ten-points = qualcuno ha dieci punti vittoria

## Gangsters

gangster-bomb-jack = Bomb Jack
    .gloss = Il Bombarolo
gangster-bomb-jack-help = { gangster-bomb-jack.gloss }. Attacco a un'attività 3, difesa −1.
gangster-bugs-benny = Bugs Benny
    .gloss = Lo Svitato
gangster-bugs-benny-help = { gangster-bugs-benny.gloss }. Attacco 2.
gangster-charlie-the-fish = Charlie the Fish
    .gloss = Il Pesce
gangster-charlie-the-fish-help = { gangster-charlie-the-fish.gloss }. In un bar: 200$ di rendita in più.
gangster-chicken-joe = Chicken Joe
    .gloss = Il Coniglio
gangster-chicken-joe-help = { gangster-chicken-joe.gloss }. Attacco a un'auto 3, difesa di un'auto 3.
gangster-clean-gene = Clean Gene
    .gloss = Mani pulite
gangster-clean-gene-help = { gangster-clean-gene.gloss }. Le retate sulla sua auto o sulla sua attività vanno a vuoto, a meno che non ci sia anche Tony Trouble.
gangster-der-schweinehund = Der Schweinehund
    .gloss = La Carogna
gangster-der-schweinehund-help = { gangster-der-schweinehund.gloss }. Attacco a un'attività 3. Con lui in auto non puoi prendere risorse.
gangster-dough-boy = Dough Boy
    .gloss = La Pagnotta
gangster-dough-boy-help = { gangster-dough-boy.gloss }. Difesa 2.
gangster-easy-mike = Easy Mike
    .gloss = Il Facilone
gangster-easy-mike-help = { gangster-easy-mike.gloss }. Attacco 2. Quando è in ospedale chiunque può andare a prenderlo, e se lo tiene.
gangster-fat-fred = Fat Fred
    .gloss = Il Ciccione
gangster-fat-fred-help = { gangster-fat-fred.gloss }. Attacco 2. La sua auto ha un posto in meno; con The Dwarf accanto ha i soliti tre.
gangster-foxtrot-oflanigan = Foxtrot O'Flanigan
    .gloss = Il Ballerino
gangster-foxtrot-oflanigan-help = { gangster-foxtrot-oflanigan.gloss }. Difesa di un'auto 2.
gangster-frankie-the-squealer = Frankie the Squealer
    .gloss = Il Canterino
gangster-frankie-the-squealer-help = { gangster-frankie-the-squealer.gloss }. Attacco 2, difesa 2. Finché è in prigione non hai rendita.
gangster-freddie-forgery = Freddie Forgery
    .gloss = Il Falsario
gangster-freddie-forgery-help = { gangster-freddie-forgery.gloss }. A ogni rendita tira un dado: da 1 a 5 frutta da 100$ a 500$, con un 6 è fuori dal gioco.
gangster-harry-the-hand = Harry the Hand
    .gloss = Mano lesta
gangster-harry-the-hand-help = { gangster-harry-the-hand.gloss }. In un casinò: 200$ di rendita in più.
gangster-hyman-diamond = Hyman Diamond
    .gloss = Il Diamante
gangster-hyman-diamond-help = { gangster-hyman-diamond.gloss }. In un'attività qualsiasi: 100$ di rendita in più.
gangster-jack-knife = Jack Knife
    .gloss = Il Serramanico
gangster-jack-knife-help = { gangster-jack-knife.gloss }. +4 contro Mad-Dog Moe, contro Swift Nick e contro The Cleaner.
gangster-jack-rabbit = Jack Rabbit
    .gloss = La Lepre
gangster-jack-rabbit-help = { gangster-jack-rabbit.gloss }. Guida +2.
gangster-jealous-george = Jealous George
    .gloss = Il Geloso
gangster-jealous-george-help = { gangster-jealous-george.gloss }. +4 contro The Mayor, contro The Doctor e contro Mr. Needle.
gangster-john-doe = John Doe
    .gloss = Il Signor Nessuno
gangster-john-doe-help = { gangster-john-doe.gloss }. Attacco 0, difesa 0. Nella sua sparatoria puoi scegliere un gangster nemico: non conta niente e non può fare niente.
gangster-johnny-favorite = Johnny Favorite
    .gloss = Il Beniamino
gangster-johnny-favorite-help = { gangster-johnny-favorite.gloss }. Ovunque, se è in servizio: la bustarella ti costa 200$ in meno. Non viene mai arrestato.
gangster-ken-evil = Ken Evil
    .gloss = Il Cattivo
gangster-ken-evil-help = { gangster-ken-evil.gloss }. Attacco a un'auto 2.
gangster-knuckles = Knuckles
    .gloss = Il Picchiatore
gangster-knuckles-help = { gangster-knuckles.gloss }. Difesa di un'attività 2.
gangster-lucky-lou = Lucky Lou
    .gloss = Il Fortunato
gangster-lucky-lou-help = { gangster-lucky-lou.gloss }. Non muore mai: alla peggio va in ospedale. He Had an Accident e The Pillow non gli fanno niente.
gangster-mad-dog-moe = Mad-Dog Moe
    .gloss = Il Cane rabbioso
gangster-mad-dog-moe-help = { gangster-mad-dog-moe.gloss }. Attacco 2, difesa di un'auto 2.
gangster-mr-jesus = Mr. Jesus
    .gloss = Il Messia
gangster-mr-jesus-help = { gangster-mr-jesus.gloss }. Difesa 3. Per fare un'offerta devi avere 2 alcolici, che si pagano insieme all'offerta.
gangster-mr-needle = Mr. Needle
    .gloss = L'Ago
gangster-mr-needle-help = { gangster-mr-needle.gloss }. Ovunque, se è in servizio: i tuoi territori rendono il doppio.
gangster-mr-rottweiler = Mr. Rottweiler
    .gloss = Il Mastino
gangster-mr-rottweiler-help = { gangster-mr-rottweiler.gloss }. Attacco a un'auto 2.
gangster-red-irish = Red Irish
    .gloss = L'Irlandese rosso
gangster-red-irish-help = { gangster-red-irish.gloss }. Attacco a un'attività 2.
gangster-rolls-roy = Rolls Roy
    .gloss = Il Macchinone
gangster-rolls-roy-help = { gangster-rolls-roy.gloss }. Guida +1.
gangster-sad-ken = Sad Ken
    .gloss = Muso lungo
gangster-sad-ken-help = { gangster-sad-ken.gloss }. In auto: prendere il territorio di un rivale non ti costa niente.
gangster-slick-rick = Slick Rick
    .gloss = Il Viscido
gangster-slick-rick-help = { gangster-slick-rick.gloss }. In un { -brothel }: 200$ di rendita in più.
gangster-sponge = Sponge
    .gloss = La Spugna
gangster-sponge-help = { gangster-sponge.gloss }. Difesa di un'attività 2.
gangster-swift-nick = Swift Nick
    .gloss = La Saetta
gangster-swift-nick-help = { gangster-swift-nick.gloss }. Attacco 2. Guida +1.
gangster-the-chemist = The Chemist
    .gloss = Il Chimico
gangster-the-chemist-help = { gangster-the-chemist.gloss }. In un bar: 2 alcolici a ogni rendita.
gangster-the-cleaner = The Cleaner
    .gloss = Il Pulitore
gangster-the-cleaner-help = { gangster-the-cleaner.gloss }. Attacco 4. Per fare un'offerta devi avere 2 alcolici e 2 { -girls }, che si pagano insieme all'offerta.
gangster-the-dentist = The Dentist
    .gloss = Il Dentista
gangster-the-dentist-help = { gangster-the-dentist.gloss }. Difesa di un'attività 3.
gangster-the-doctor = The Doctor
    .gloss = Il Dottore
gangster-the-doctor-help = { gangster-the-doctor.gloss }. Ovunque, se è in servizio: quando muore un tuo gangster, anche lui stesso, tira un dado; da 4 a 6 finisce soltanto in ospedale.
gangster-the-dwarf = The Dwarf
    .gloss = Il Nano
gangster-the-dwarf-help = { gangster-the-dwarf.gloss }. Un posto in più nella sua auto o nella sua attività.
gangster-the-mayor = The Mayor
    .gloss = Il Sindaco
gangster-the-mayor-help = { gangster-the-mayor.gloss }. Attacco 0, difesa 0. Raddoppia la rendita dell'attività in cui si trova.
gangster-the-mechanic = The Mechanic
    .gloss = Il Meccanico
gangster-the-mechanic-help = { gangster-the-mechanic.gloss }. Ovunque, se è in servizio: la tua auto sconfitta è subito davanti al garage, e riparte nel tuo prossimo turno, non prima.
gangster-the-pimp = The Pimp
    .gloss = Il Magnaccia
gangster-the-pimp-help = { gangster-the-pimp.gloss }. In un { -brothel }: 2 { -girls } a ogni rendita.
gangster-the-reporter = The Reporter
    .gloss = Il Cronista
gangster-the-reporter-help = { gangster-the-reporter.gloss }. Ovunque, se è in servizio: una volta per turno di gioco, ogni volta che si potrebbe giocare una carta «quando vuoi», guarda dentro un'auto o un'attività. Tutti vedono dove, solo tu vedi chi.
gangster-the-unionboss = The Unionboss
    .gloss = Il Capo del sindacato
gangster-the-unionboss-help = { gangster-the-unionboss.gloss }. In un casinò: 2 scagnozzi a ogni rendita.
gangster-thin-tim = Thin Tim
    .gloss = Lo Smilzo
gangster-thin-tim-help = { gangster-thin-tim.gloss }. Guida +1. Una volta per turno di gioco la sua auto può sgusciare via da un attacco.
gangster-tight-mouth-larry = Tight Mouth Larry
    .gloss = Bocca cucita
gangster-tight-mouth-larry-help = { gangster-tight-mouth-larry.gloss }. Difesa 2. +4 contro Frankie the Squealer.
gangster-tony-trouble = Tony Trouble
    .gloss = Il Piantagrane
gangster-tony-trouble-help = { gangster-tony-trouble.gloss }. Attacco 2. Le retate sulla sua auto o sulla sua attività riescono, a meno che non ci sia anche Clean Gene.

## Events

event-an-old-favor = An Old Favor
    .gloss = Un vecchio favore
event-an-old-favor-help = { event-an-old-favor.gloss }. Fase commerciale, ma non mentre si fanno offerte: prendi gratis un gangster fra quelli in cerca di lavoro.
event-backstabbing = Backstabbing Son of a Gun
    .gloss = Pugnalata alle spalle
event-backstabbing-help = { event-backstabbing.gloss }. Fase commerciale: prendi a un rivale un gangster, a caso. Se è in prigione o in ospedale ci resta, ma è tuo.
event-break-and-enter = Break and Enter
    .gloss = Lo scasso
event-break-and-enter-help = { event-break-and-enter.gloss }. Fase commerciale: prendi a caso 2 carte dalla mano di un rivale, o l'unica che c'è.
event-burglary = Burglary
    .gloss = Il furto
event-burglary-help = { event-burglary.gloss }. Nel tuo turno: indica un rivale e tira un dado. Vedi le sue risorse e ne prendi, a tua scelta, tante quanti sono i punti del dado.
event-dynamite = Dynamite
    .gloss = La dinamite
event-dynamite-help = { event-dynamite.gloss }. Inizio di una sparatoria: per prima cosa un tuo gangster coinvolto muore, e nessuno lo può salvare. In cambio, +4 ai tuoi dadi in questa sparatoria.
event-election-day = Election Day
    .gloss = Giorno di elezioni
event-election-day-help = { event-election-day.gloss }. Nel tuo turno, o quando in un turno d'azione si può giocare una carta: un rivale è congelato per il resto dei turni d'azione. Niente movimento, niente azione, niente polizia, niente eventi tranne The Severed Horse Head, niente affari; e nella prossima fase commerciale niente rendita.
event-first-aid = Fabulous First Aid
    .gloss = Pronto soccorso miracoloso
event-first-aid-help = { event-first-aid.gloss }. Quando un tuo gangster è stato appena ucciso: invece di morire va in ospedale.
event-friends-on-the-inside = Friends on the Inside
    .gloss = Amici in centrale
event-friends-on-the-inside-help = { event-friends-on-the-inside.gloss }. Nel tuo turno: il distintivo è tuo fino alla prossima fase commerciale, e in questo turno puoi mandare la polizia prima di guidare.
event-getaway = Getaway
    .gloss = La fuga
event-getaway-help = { event-getaway.gloss }. In una sparatoria in cui è coinvolta la tua auto, prima che cominci o fra un round e l'altro: finisce senza vincitori, e la tua auto si sposta da 1 a 6 caselle.
event-accident = He Had an Accident
    .gloss = Ha avuto un incidente
event-accident-help = { event-accident.gloss }. Quando vuoi: muore un gangster che un rivale ha in prigione.
event-massacre = Massacre
    .gloss = Il massacro
event-massacre-help = { event-massacre.gloss }. Inizio di una sparatoria in cui sei coinvolto: ogni gangster battuto lì, da una parte e dall'altra, muore.
event-out-of-gas = Out of Gas
    .gloss = A secco
event-out-of-gas-help = { event-out-of-gas.gloss }. Quando vuoi: l'auto di un rivale non può muoversi per un turno d'azione, il prossimo in cui avrebbe potuto.
event-shotguns = Shotguns
    .gloss = I fucili a pompa
event-shotguns-help = { event-shotguns.gloss }. Inizio di una sparatoria in cui sei coinvolto: +1 ai tuoi dadi in questa sparatoria.
event-sneaking-out = Sneaking Out the Backdoor
    .gloss = Dalla porta sul retro
event-sneaking-out-help = { event-sneaking-out.gloss }. Quando la tua attività è attaccata, prima del primo round: tutti i suoi gangster si danno alla macchia, e lei si difende da sola.
event-still-standing = Still Standing
    .gloss = Ancora in piedi
event-still-standing-help = { event-still-standing.gloss }. Quando un tuo gangster è stato appena ferito: è illeso e resta nella sparatoria.
event-streetwise = Streetwise
    .gloss = Tutte le scorciatoie
event-streetwise-help = { event-streetwise.gloss }. Nel tuo turno: tira un altro dado e muovi ancora la tua auto, prima o dopo la tua azione. Non da un garage.
event-the-feds = The Feds Are in Town
    .gloss = I federali in città
event-the-feds-help = { event-the-feds.gloss }. Quando vuoi, nei turni d'azione: la polizia ha un'azione in più in questo turno di gioco.
event-the-pillow = The Pillow
    .gloss = Il cuscino
event-the-pillow-help = { event-the-pillow.gloss }. Quando vuoi: muore un gangster che un rivale ha in ospedale.
event-the-rat = The Rat
    .gloss = La spia
event-the-rat-help = { event-the-rat.gloss }. Nel tuo turno: un rivale restituisce alla riserva metà di tutte le sue risorse, prese a caso e arrotondando per eccesso.
event-horse-head = The Severed Horse Head
    .gloss = La testa di cavallo mozzata
event-horse-head-help = { event-horse-head.gloss }. Quando subisci una retata, o ti giocano contro Election Day: quella retata, o quella carta, non ha effetto.
event-tommyguns = Tommyguns
    .gloss = I mitra
event-tommyguns-help = { event-tommyguns.gloss }. Inizio di una sparatoria in cui sei coinvolto: +2 ai tuoi dadi in questa sparatoria.

## Contracts

contract-thorough-shaving = A Thorough Shaving
    .gloss = Pelo e contropelo
contract-thorough-shaving-help = { contract-thorough-shaving.gloss }. Partenza: Barber (il barbiere). Arrivo: Post Office (l'ufficio postale). 1200$ e un punto vittoria.
contract-help-you = Help You, Help Me
    .gloss = Una mano lava l'altra
contract-help-you-help = { contract-help-you.gloss }. Partenza: Republican HQ (la sede repubblicana). Arrivo: Democrat HQ (la sede democratica). 900$ e un punto vittoria.
contract-one-down = One Down
    .gloss = E uno è andato
contract-one-down-help = { contract-one-down.gloss }. Partenza: Accountant (il contabile). Arrivo: Courthouse (il tribunale). 800$ e un punto vittoria.
contract-pay-day = Pay-day Is Coming Up
    .gloss = Arriva il giorno di paga
contract-pay-day-help = { contract-pay-day.gloss }. Partenza: First National Bank (la banca), con almeno 2 gangster in auto. Arrivo: una qualsiasi delle tue attività. 1500$ e un punto vittoria.
contract-red-hot-tip = Red Hot Tip
    .gloss = La soffiata che scotta
contract-red-hot-tip-help = { contract-red-hot-tip.gloss }. Partenza: Bookie (l'allibratore). Arrivo: Race Track (l'ippodromo). Punta 50$ o più e tira un dado: da 1 a 3 la puntata è persa, da 4 a 6 raddoppia. Un punto vittoria in ogni caso.
contract-roses-are-red = Roses Are Red…
    .gloss = Le rose sono rosse
contract-roses-are-red-help = { contract-roses-are-red.gloss }… Partenza: Florist (il fioraio). Arrivo: Butcher (il macellaio). 1100$ e un punto vittoria.
contract-with-the-fishes = Sleeping with the Fishes
    .gloss = A dormire coi pesci
contract-with-the-fishes-help = { contract-with-the-fishes.gloss }. Partenza: Teamsters (il sindacato camionisti). Arrivo: Wharf (il pontile). 1300$ e un punto vittoria.
contract-never-saw-it-coming = They Never Saw It Coming
    .gloss = Non se l'aspettavano
contract-never-saw-it-coming-help = { contract-never-saw-it-coming.gloss }. Partenza: Tailor (il sarto), dove paghi 500$. Arrivo: un garage qualsiasi. 1300$ e un punto vittoria.

## Options of a table

option-rules = Versione delle regole
option-rules-number = edizione n. { $number }
option-board = Mappa
option-board-loop = il Loop
option-board-own = una mappa tua
option-board-help = Il Loop è la mappa del gioco; lì tutte le partenze si equivalgono. Puoi giocare anche su una mappa tua, disegnata in un file di testo: la documentazione del progetto spiega come.
option-deals = Proposte e affari li vede
option-deals-private = solo chi ne fa parte
option-deals-open = tutto il tavolo
option-deals-help = Una proposta può restare tra chi ne fa parte: gli altri vengono a sapere solo che c'è stato un affare. Oppure tutto il tavolo vede ogni proposta e ogni promessa.
option-words = Parole
option-words-plain = schiette, come negli anni Venti
option-words-mild = garbate: cabaret e ballerine
option-words-help = I traffici degli anni Venti hanno nomi schietti. Quelli garbati vanno bene a ogni tavolo: sulle carte, nella cronaca, nelle domande e nelle regole. Nessuna regola cambia.

## What you can do ($prompt is the key of the question, if there is one)

do-settle-in = Mettilo { $spot }
do-pick-lot = Parti dal { $lot }
do-roll-die = Tira il dado
do-stay = Resta dove sei
do-drive =
    { $prompt ->
        [ask-flee] Fila in { $square }{ $square_reached }
       *[other] Guida in { $square }{ $square_reached }
    }
do-take-all = { $place }: prendi tutto
do-take-some = { $place }: prendi una parte di quello che c'è
do-take-count = { $supply }: { $count }
do-mark = Prendi il { $territory }
do-open-business = Apri { $business }, un { $business_kind }, sul { $lot_street }, per { $business_cost }
do-start-contract = Avvia { $contract }
do-complete-contract = Completa { $contract }
do-bet = Punta { $fifties }
do-visit-business = Sposta gangster fra l'auto e { $business }
do-fetch = Fai salire in auto { $gangster }
do-put = { $gangster }: { $spot }
do-done =
    { $prompt ->
        [ask-fetch-more] Nessun altro
        [ask-take-done] Prendi questi
        [ask-shift] Ognuno è al suo posto
        [ask-placing-done] I miei gangster sono piazzati
       *[other] Ho finito
    }
do-attack-car = Attacca l'auto di { $boss }
do-attack-business = Attacca { $business }
do-no-action = Non fare niente
do-end-turn = Chiudi il tuo turno
do-look-in-car = The Reporter sbircia nell'auto di { $boss }
do-look-in-business = The Reporter sbircia da { $business }
do-play =
    { $on ->
        [-1] Gioca { $card }
       *[other] Gioca { $card } su { $on_target }
    }
do-grab = Prendi { $resource }
do-police-first = Manda la polizia prima di guidare
do-roll-police = Tira il dado per l'auto della polizia
do-drive-police = Manda l'auto della polizia in { $square }{ $square_reached }
do-raid-car = Retata sull'auto di { $boss }
do-raid-business = Retata da { $business }
do-clean-up = Ripulisci il { $territory }
do-confiscate-all = { $place }: sequestra tutto
do-confiscate-some = { $place }: sequestra una parte di quello che c'è
do-no-police =
    { $prompt ->
        [ask-police] Lascia l'auto della polizia dov'è
       *[other] Per la polizia basta così
    }
do-slip-out =
    { $yes ->
        [yes] Sguscia via
       *[no] Resta a combattere
    }
do-neutralize = Metti { $gangster } fuori combattimento
do-no-pick = Non scegliere nessuno
do-lose = { $gangster }
do-choose-garage = { $garage }
do-bid = Offri { $fifties }
do-pass-bid = Passo
do-show-cash = Conta i tuoi soldi sul tavolo
do-show-goods = Mostra le tue risorse
do-show-card = Mostra { $card }
do-show-gangster = Mostra dov'è { $gangster }
do-leave-order = Gioca { $card } alla prima occasione
do-drop-order = Ritira il mio ordine su { $card }
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-window-attacked] Lascia fare
            [ask-window-raided] Lascia fare
            [ask-window-elected] Lascia fare
            [ask-window-wounded] Lascia fare
            [ask-window-killed] Lascia fare
           *[other] Passo
        }
        [1] Passo qui, qualunque cosa giochino gli altri
        [2] Passo per il resto di questo turno d'azione o di questa fase commerciale
        [3] Passo per il resto di questo turno di gioco
       *[other] Passo, a meno che non tocchi me
    }

## Questions: setting up

ask-settle = { $gangster } lavora per te, e { $business } è roba tua. Mettilo in auto, pronto a colpire, o nell'attività, a guardia della cassa.
ask-starting-lot = Dove apri { $business }, il tuo { $business_kind }? Scegli un lotto con la stella: da lì parte la tua auto.

## Questions: your turn

ask-move = Tocca a te. Tira il dado per la tua auto, o resta dove sei.
ask-move-stalled = Tocca a te, ma sei a secco: l'auto resta dov'è. Con Friends on the Inside puoi mandare prima la polizia.
ask-drive =
    Hai tirato { $die }. Puoi fare al massimo { $reach ->
        [one] { $reach } casella
       *[other] { $reach } caselle
    }. Dove vai?
ask-flee = Gambe in spalla! Dove fila la tua auto? Da 1 a 6 caselle.
ask-turn-action = Che cosa fai qui? Un'azione, o nessuna.
ask-end-turn =
    { $count ->
        [0] La tua auto resta in garage fino alla fine della fase commerciale: questo turno lo salti. Gioca una carta, se vuoi, o chiudi il tuo turno.
       *[other] La tua azione è fatta. Gioca una carta, se vuoi, o chiudi il tuo turno.
    }
ask-besides = Prima di andare avanti puoi fare anche questo.
ask-take =
    { $place }: { $good ->
        [booze] { $count ->
            [one] c'è { $count } alcolico
           *[other] ci sono { $count } alcolici
        }. Quanti ne porti via?
        [girls] { $count ->
            [one] c'è { $count } { -girl }
           *[other] ci sono { $count } { -girls }
        }. Quante ne porti via?
       *[henchmen] { $count ->
            [one] c'è { $count } scagnozzo
           *[other] ci sono { $count } scagnozzi
        }. Quanti ne porti via?
    }
ask-take-done = { $place }: quanto porti via di ogni cosa? Scegli, poi di' che hai finito.
ask-bet = Quanto punti sul cavallo? Da 1 a 3 i soldi sono andati, da 4 a 6 tornano raddoppiati.
ask-fetch-more = Chi altro sale nella tua auto?
ask-shift = Chi resta da { $business }, e chi viene in auto? Spostali uno per uno, poi di' che ognuno è al suo posto.
ask-burglary =
    La cassaforte è aperta: { $boss_is_you ->
        [yes] hai
       *[no] { $boss } ha
    } { $booze ->
        [one] { $booze } alcolico
       *[other] { $booze } alcolici
    }, { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    } e { $henchmen ->
        [one] { $henchmen } scagnozzo
       *[other] { $henchmen } scagnozzi
    }. Scegli: puoi portarti via ancora { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }.

## Questions: shootouts

ask-slip-out = { $boss } attacca la tua auto. { $gangster } può farla sgusciare via, una volta per turno di gioco. Sgusci via, o resti a combattere?
ask-john-doe = Scegli il nemico che John Doe mette fuori combattimento.
ask-who-is-hit = Hai perso il round. Chi finisce in ospedale?
ask-who-dies = Hai perso il round, e di brutto. Chi muore?
ask-which-garage = La tua auto è sconfitta. In quale dei garage più vicini la portano?

## Questions: the police

ask-police = Hai la polizia in tasca. Tira il dado per la sua auto, o lasciala dov'è.
ask-drive-police =
    Dove va l'auto della polizia? Al massimo { $reach ->
        [one] { $reach } casella
       *[other] { $reach } caselle
    }, due più del dado.
ask-police-action =
    { $count ->
        [0] In questo turno di gioco la polizia non può fare altro. Il tuo turno finisce qui.
        [one] Che cosa fa qui la polizia? In questo turno di gioco le resta { $count } azione.
       *[other] Che cosa fa qui la polizia? In questo turno di gioco le restano { $count } azioni.
    }

## Questions: the trade phase

ask-first-bid = { $gangster } è all'asta. Apri con 50$ o più, o passa.
ask-bid =
    { $gangster } è all'asta, e { $boss_is_you ->
        [yes] offri
       *[no] { $boss } offre
    } { $cash }. Rilancia, o passa.
ask-first-bribe = Il distintivo è all'asta. Apri con 50$ o più, o passa.
ask-bribe =
    Per il distintivo { $boss_is_you ->
        [yes] offri
       *[no] { $boss } offre
    } { $cash }. Rilancia, o passa.
ask-place-gangster = Dove va { $gangster }?
ask-placing-done = Piazza i tuoi gangster, coperti. Finché c'è posto altrove, nessuno resta alla macchia.

## Questions: cards

ask-orders = Lascia un ordine: con quale carta vuoi rispondere, senza che ti si chieda?
ask-show-to-all = Se vuoi, metti in tavola qualcosa di tuo, sotto gli occhi di tutti.
ask-window-turn-start =
    { $boss_is_you ->
        [yes] Comincia il tuo turno.
       *[no] Comincia il turno di { $boss }.
    } Gioca una carta prima, o passa.
ask-window-after-roll =
    { $boss_is_you ->
        [yes] Hai tirato il dado e stai
       *[no] { $boss } ha tirato il dado e sta
    } per partire. Gioca una carta prima, o passa.
ask-window-police-action =
    { $boss_is_you ->
        [yes] Hai
       *[no] { $boss } ha
    } dato gli ordini alla polizia. Gioca una carta prima, o passa.
ask-window-before-draw = I soldi sono in tasca, adesso si pesca. Gioca una carta prima, o passa.
ask-window-before-lot = { $gangster } va all'asta. Gioca una carta prima, o passa.
ask-window-before-bribe = Adesso tocca al distintivo. Gioca una carta prima, o passa.
ask-window-before-placing = Adesso ognuno piazza i suoi gangster. Gioca una carta prima, o passa.
ask-window-attacked = { $boss } attacca la tua attività. Gioca una carta prima che parlino le armi, o lascia fare.
ask-window-shootout-start = La sparatoria sta per cominciare. Gioca una carta prima, o passa.
ask-window-between-rounds = Per un momento le armi tacciono. Gioca una carta adesso, o passa.
ask-window-wounded = { $gangster } è ferito. Gioca una carta adesso, o lascia fare.
ask-window-killed = { $gangster } sta morendo. Gioca una carta adesso, o lascia fare.
ask-window-raided = { $boss } ti mette la polizia alle costole. Gioca una carta prima che sfondino la porta, o lascia fare.
ask-window-elected = È Election Day, e per te è tutto congelato. Gioca una carta adesso, o lascia fare.

## Why not, and what to do instead

why-lot-taken = Lì c'è già { $business }. Scegli un lotto libero.
why-schweinehund = Con { $gangster } in auto non si prendono risorse. Prima mettilo da un'altra parte.
why-own-territory = Questo territorio è già tuo. Prendine un altro.
why-no-markers = I tuoi segnalini territorio sono tutti in giro. Fai qualcos'altro.
why-no-cash = Ci vogliono { $cash }, e non li hai.
why-no-resources = Costa { $picks }, e quello che hai non basta. Prima fai scorta.
why-few-gangsters =
    { $count ->
        [one] Per questo ti serve un gangster in auto. Torna con uno dei tuoi.
       *[other] Per questo ti servono { $count } gangster in auto. Torna con altri uomini.
    }
why-no-gangsters = Non hai gangster né in auto né lì dentro. Fai qualcos'altro.
why-no-gangsters-in-car = Per attaccare ti serve almeno un gangster in auto. Prima fai salire qualcuno.
why-no-room = Lì non c'è più posto. Prima fai uscire qualcuno.
why-take-nothing = Così non porti via niente. Prendine almeno uno.
why-none-left = Non ce n'è più. Scegli qualcos'altro.
why-empty = Lì dentro non c'è nessuno. Guarda da un'altra parte.
why-not-now = Adesso { $event } non si può giocare. Tieni la carta per il momento buono.
why-no-target = Adesso per { $event } non c'è nessun bersaglio. Tieni la carta per dopo.
why-frozen = Election Day ti congela, e { $event } non si può giocare. Aspetta la fase commerciale.
why-frozen-already = Quel boss è già congelato. Scegline un altro.
why-stalled-already = Quell'auto è già a secco. Scegline un'altra.
why-cannot-drive = Adesso la tua auto non può muoversi. Tieni la carta per un altro turno.
why-badge-already = Il distintivo ce l'hai già. Tieni la carta per dopo.
why-no-car-in-it = In questa sparatoria la tua auto non c'entra. Tieni la carta per un'altra.
why-nobody-inside = Lì dentro non c'è nessuno che possa svignarsela. Tieni la carta per dopo.
why-no-gang =
    { $boss_is_you ->
        [yes] Non hai
       *[no] { $boss } non ha
    } più gangster. Scegli un altro boss.
why-no-hand =
    { $boss_is_you ->
        [yes] Non hai
       *[no] { $boss } non ha
    } carte in mano. Scegli un altro boss.

refused-frozen =
    Election Day { $boss_is_you ->
        [yes] ti congela
       *[no] congela { $boss }
    }: niente affari. Aspetta la fase commerciale.
refused-no-cash =
    { $boss_is_you ->
        [yes] Non hai
       *[no] { $boss } non ha
    } tutti quei contanti a disposizione. Indica una cifra più bassa.
refused-fifties = I soldi passano di mano solo in multipli di { $cash }. Indica una cifra più tonda.
refused-no-resources =
    { $boss_is_you ->
        [yes] Non hai
       *[no] { $boss } non ha
    } tutte quelle risorse a disposizione. Indicane di meno.
refused-no-card =
    { $boss_is_you ->
        [yes] Non hai
       *[no] { $boss } non ha
    } { $card } da cedere. Indica un'altra carta.
refused-no-gangster =
    { $gangster } non lavora per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }. Indica un altro gangster.
refused-not-at-work = { $gangster } non è in servizio: chi è in prigione, in ospedale o alla macchia non si cede. Indica un altro gangster.
refused-trade-phase-only = I gangster cambiano padrone solo nella fase commerciale. Adesso offri qualcos'altro, oppure aspetta.
refused-twice = La stessa cosa compare due volte. Nominala una volta sola.
refused-no-good = Questo non può passare di mano. Si trattano contanti, risorse, carte non ancora in gioco e gangster.
refused-no-promise = Quella promessa non dice niente a cui ti si possa inchiodare. Di' di che cosa si tratta.
refused-promise-date = Quella promessa scade troppo presto o troppo tardi. Scegli un turno di gioco dal numero { $turn } in poi, ma non troppo lontano.

## Goods, deals and promises

# How a good is called where an amount of it is typed in.
goods-cash = Contanti
goods-booze = Alcolici
goods-girls = Ragazze
goods-henchmen = Scagnozzi
good-cash = { $cash }
good-booze =
    { $booze ->
        [one] { $booze } alcolico
       *[other] { $booze } alcolici
    }
good-girls =
    { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    }
good-henchmen =
    { $henchmen ->
        [one] { $henchmen } scagnozzo
       *[other] { $henchmen } scagnozzi
    }
good-card = { $card }
good-gangster = { $gangster }
story-changes-sides =
    { $gangster } { $boss_is_you ->
        [yes] ti lascia
       *[no] lascia { $boss }
    } e d'ora in poi lavora per { $boss_other_is_you ->
        [yes] te
       *[no] { $boss_other }
    }.
promise-word =
    { $given ->
        [yes] una promessa
       *[no] { $boss_is_you ->
            [yes] la tua promessa a { $boss_to }
           *[no] { $boss_to_is_you ->
                [yes] la promessa che ti fa { $boss }
               *[no] la promessa di { $boss } a { $boss_to }
            }
        }
    }: «{ $text }»
# A kind of promise, before it is known to whom: "I promise …".
promising-truce = di non attaccare l'altro
promising-pay = di pagare una somma più avanti
promising-no-bid = di non fare offerte per un gangster
promising-no-raid = di non mandare la polizia contro l'altro
promising-leave-territory = di stare alla larga da un territorio
# The same in two or three words, for a tap.
vow-truce = nessun attacco
vow-pay = soldi dopo
vow-no-bid = nessuna offerta per…
vow-no-raid = niente polizia
vow-leave-territory = alla larga da…
promise-truce =
    { $given ->
        [yes] la promessa
       *[no] { $boss_is_you ->
            [yes] la tua promessa
           *[no] la promessa di { $boss }
        }
    } { $boss_to_is_you ->
        [yes] di non attaccarti
       *[no] di non attaccare { $boss_to }
    } fino alla fine del turno di gioco { $round }
promise-pay =
    { $given ->
        [yes] la promessa
       *[no] { $boss_is_you ->
            [yes] la tua promessa a { $boss_to }
           *[no] { $boss_to_is_you ->
                [yes] la promessa che ti fa { $boss }
               *[no] la promessa di { $boss } a { $boss_to }
            }
        }
    } di pagare { $fifties } entro la fine del turno di gioco { $round }
promise-no-bid =
    { $given ->
        [yes] la promessa
       *[no] { $boss_is_you ->
            [yes] la tua promessa a { $boss_to }
           *[no] { $boss_to_is_you ->
                [yes] la promessa che ti fa { $boss }
               *[no] la promessa di { $boss } a { $boss_to }
            }
        }
    } di non fare offerte per { $gangster } fino alla fine del turno di gioco { $round }
promise-no-raid =
    { $given ->
        [yes] la promessa
       *[no] { $boss_is_you ->
            [yes] la tua promessa
           *[no] la promessa di { $boss }
        }
    } di non mandare la polizia { $boss_to_is_you ->
        [yes] contro di te
       *[no] contro { $boss_to }
    } fino alla fine del turno di gioco { $round }
promise-leave-territory =
    { $given ->
        [yes] la promessa
       *[no] { $boss_is_you ->
            [yes] la tua promessa a { $boss_to }
           *[no] { $boss_to_is_you ->
                [yes] la promessa che ti fa { $boss }
               *[no] la promessa di { $boss } a { $boss_to }
            }
        }
    } di stare alla larga dal { $territory } fino alla fine del turno di gioco { $round }

## The story: setting up, turns and rounds

story-dealt =
    { $boss_is_you ->
        [yes] Ricevi
       *[no] { $boss } riceve
    } { $business }, un { $business_kind }, e { $gangster } per mandarlo avanti.
story-rolls-for-first = 
    Per decidere chi comincia, { $boss_is_you ->
        [yes] tiri
       *[no] { $boss } tira
    } { $dice }.
story-first-boss = 
    { $boss_is_you ->
        [yes] Cominci tu: sei il primo boss
       *[no] Comincia { $boss }: è il primo boss
    }.
story-settles =
    { $boss_is_you ->
        [yes] Apri
       *[no] { $boss } apre
    } { $business } sul { $lot }.
story-turn-begins =
    Turno di gioco { $turn }. Il primo boss { $boss_is_you ->
        [yes] sei tu
       *[no] è { $boss }
    }.
story-round-begins = Turno di gioco { $turn }, turno d'azione { $round }.
story-trade-phase-begins = Turno di gioco { $turn }: fase commerciale.
story-king =
    Dieci punti! La corona di re di Chicago { $boss_is_you ->
        [yes] è tua
       *[no] va a { $boss }
    }!

story-leads-at-the-end =
    Nessuno ha più punti: la corona di re di Chicago { $boss_is_you ->
        [yes] è tua
       *[no] va a { $boss }
    }!

## The story: driving

story-rolls =
    { $boss_is_you ->
        [yes] Tiri
       *[no] { $boss } tira
    } un { $dice }.
story-stays =
    { $boss_is_you ->
        [yes] Resti dove sei
       *[no] { $boss } resta dov'è
    }.
story-driver =
    Al volante per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    } c'è { $gangster }.
story-drives =
    { $boss_is_you ->
        [yes] Fai
       *[no] { $boss } fa
    } { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    } e { $boss_is_you ->
        [yes] arrivi
       *[no] arriva
    } in { $square_street }.
story-flees =
    Stridono le gomme: { $boss_is_you ->
        [yes] te la fili
       *[no] { $boss } se la fila
    } in { $square_street }.
story-out-of-gas =
    { $boss_is_you ->
        [yes] Resti
       *[no] { $boss } resta
    } a secco: l'auto non si muove.
story-no-action =
    Qui { $boss_is_you ->
        [yes] non fai
       *[no] { $boss } non fa
    } niente.

## The story: actions

story-takes =
    { $place }: { $boss_is_you ->
        [yes] carichi
       *[no] { $boss } carica
    } { $goods }.
story-marks =
    { $boss_is_you ->
        [yes] Prendi
       *[no] { $boss } prende
    } il { $territory }.
story-takes-territory =
    { $boss_other_is_you ->
        [yes] { $boss } ti soffia il { $territory }
       *[no] { $boss_is_you ->
            [yes] Soffi
           *[no] { $boss } soffia
        } il { $territory } a { $boss_other }
    }.
story-sad-ken =
    Uno sguardo a { $gangster }, e nessuno { $boss_is_you ->
        [yes] ti chiede soldi
       *[no] chiede soldi a { $boss }
    }.
story-respect =
    { $boss_is_you ->
        [yes] Hai
       *[no] { $boss } ha
    } il rispetto locale.
story-respect-lost =
    { $boss_is_you ->
        [yes] Perdi
       *[no] { $boss } perde
    } il rispetto locale: adesso non ce l'ha nessuno.
story-opens =
    { $boss_is_you ->
        [yes] Apri
       *[no] { $boss } apre
    } { $business }, un { $business_kind }, per { $goods }{ $breaks ->
        [yes] { "" }: { $boss_other_is_you ->
            [yes] perdi il monopolio
           *[no] { $boss_other } perde il monopolio
        }
       *[no] { "" }
    }{ $monopoly ->
        [yes] { "" }, e { $boss_is_you ->
            [yes] hai
           *[no] ha
        } il monopolio
       *[no] { "" }
    }.
story-visits =
    { $boss_is_you ->
        [yes] Passi
       *[no] { $boss } passa
    } da { $business }.
story-shifts =
    { $boss_is_you ->
        [yes] Sistemi i tuoi
       *[no] { $boss } sistema i suoi
    }: da { $business } { $count_inside ->
        [0] nessuno
       *[other] { $count_inside } gangster
    }, in auto { $count_car ->
        [0] nessuno
       *[other] { $count_car }
    }.
story-starts =
    { $boss_is_you ->
        [yes] Avvii
       *[no] { $boss } avvia
    } un contratto: { $contract }.
story-completes =
    { $boss_is_you ->
        [yes] Completi
       *[no] { $boss } completa
    } { $contract } e { $boss_is_you ->
        [yes] incassi
       *[no] incassa
    } { $cash }.
story-completes-bet =
    { $boss_is_you ->
        [yes] Completi
       *[no] { $boss } completa
    } { $contract }.
story-bet-won =
    { $boss_is_you ->
        [yes] Punti
       *[no] { $boss } punta
    } { $cash } e { $boss_is_you ->
        [yes] tiri
       *[no] tira
    } un { $dice }: il cavallo vince, e la puntata raddoppia.
story-bet-lost =
    { $boss_is_you ->
        [yes] Punti
       *[no] { $boss } punta
    } { $cash } e { $boss_is_you ->
        [yes] tiri
       *[no] tira
    } un { $dice }: il cavallo sta ancora correndo, e i soldi sono andati.
story-fetches =
    { $boss_is_you ->
        [yes] Fai
       *[no] { $boss } fa
    } salire in auto { $gangster }.
story-fetches-away =
    { $boss_is_you ->
        [yes] Fai salire in auto { $gangster } e te lo tieni
       *[no] { $boss } fa salire in auto { $gangster } e se lo tiene
    }: { $boss_other_is_you ->
        [yes] puoi
       *[no] { $boss_other } può
    } dirgli addio.
story-looks-in-car =
    The Reporter sbircia { $boss_other_is_you ->
        [yes] nella tua auto
       *[no] nell'auto di { $boss_other }
    } per conto { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }.
story-looks-in-business =
    The Reporter sbircia da { $business } per conto { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }.
story-sees = Ecco chi vede: { $gangsters }.

## The story: shootouts

story-attacks-car =
    Attacco d'auto! { $boss_is_you ->
        [yes] Prendi
       *[no] { $boss } prende
    } di mira { $boss_other_is_you ->
        [yes] la tua auto
       *[no] l'auto di { $boss_other }
    }.
story-attacks-business =
    { $boss_is_you ->
        [yes] Attacchi
       *[no] { $boss } attacca
    } { $boss_other_is_you ->
        [yes] il tuo { $business }
       *[no] { $business }, roba di { $boss_other }
    }.
story-shows-gang =
    { $gangsters_count ->
        [0] { $boss_is_you ->
            [yes] Lì non hai
           *[no] Lì { $boss } non ha
        } nessuno.
       *[other] { $boss_is_you ->
            [yes] Mostri
           *[no] { $boss } mostra
        } { $gangsters }.
    }
story-slips-out =
    { $gangster } sguscia via: { $boss_is_you ->
        [yes] la tua auto
       *[no] l'auto di { $boss }
    } sparisce prima del primo sparo.
story-sneaks-out =
    Via dalla porta sul retro: { $boss_is_you ->
        [yes] i tuoi uomini
       *[no] gli uomini di { $boss }
    } mollano { $business } e si danno alla macchia.
story-neutralizes =
    Per conto { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }, John Doe mette { $gangster } fuori combattimento.
story-totals =
    Le forze in campo: { $boss_is_you ->
        [yes] tu
       *[no] { $boss }
    } { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }più { $bonus } di carte
    }, { $boss_other_is_you ->
        [yes] tu
       *[no] { $boss_other }
    } { $total_other }{ $bonus_other ->
        [0] { "" }
       *[other] { " " }più { $bonus_other } di carte
    }.
story-shootout-round-tied =
    { $boss_is_you ->
        [yes] Tiri
       *[no] { $boss } tira
    } un { $dice }, { $boss_other_is_you ->
        [yes] tu tiri
       *[no] { $boss_other } tira
    } un { $dice_other }: { $score } a { $score_other }, si tira di nuovo!
story-shootout-round-won =
    { $boss_is_you ->
        [yes] Tiri
       *[no] { $boss } tira
    } un { $dice }, { $boss_other_is_you ->
        [yes] tu tiri
       *[no] { $boss_other } tira
    } un { $dice_other }: { $score } a { $score_other } per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }.
story-shootout-round-lost =
    { $boss_is_you ->
        [yes] Tiri
       *[no] { $boss } tira
    } un { $dice }, { $boss_other_is_you ->
        [yes] tu tiri
       *[no] { $boss_other } tira
    } un { $dice_other }: { $score_other } a { $score } per { $boss_other_is_you ->
        [yes] te
       *[no] { $boss_other }
    }.
story-wounded =
    { $gangster }, { $boss_is_you ->
        [yes] uno dei tuoi
       *[no] uomo di { $boss }
    }, si becca una pallottola.
story-dying =
    { $gangster }, { $boss_is_you ->
        [yes] uno dei tuoi
       *[no] uomo di { $boss }
    }, è ridotto male: ci sta lasciando la pelle.
story-only-a-scratch =
    Solo un graffio: { $gangster }, { $boss_is_you ->
        [yes] uno dei tuoi
       *[no] uomo di { $boss }
    }, è ancora in piedi.
story-lucky-lou =
    { $gangster }, { $boss_is_you ->
        [yes] uno dei tuoi
       *[no] uomo di { $boss }
    }, se la cava anche stavolta.
story-doctor-saves =
    The Doctor tira un { $dice } per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    } e rimette in sesto { $gangster }.
story-doctor-fails =
    The Doctor tira un { $dice } per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }: per { $gangster } non c'è più niente da fare.
story-in-hospital =
    { $gangster }, { $boss_is_you ->
        [yes] uno dei tuoi
       *[no] uomo di { $boss }
    }, finisce in ospedale.
story-stays-in-hospital =
    { $gangster }, { $boss_is_you ->
        [yes] uno dei tuoi
       *[no] uomo di { $boss }
    }, se la cava e resta in ospedale.
story-dead =
    { $gangster }, { $boss_is_you ->
        [yes] uno dei tuoi
       *[no] uomo di { $boss }
    }, è morto.
story-car-beaten =
    { $boss_is_you ->
        [yes] La tua auto
       *[no] L'auto di { $boss }
    } è ridotta a un colabrodo: la rimorchiano al { $garage }, e fino alla fine della fase commerciale non si muove.
story-mechanic =
    { $gangster } rimette in strada { $boss_is_you ->
        [yes] la tua auto
       *[no] l'auto di { $boss }
    } in un batter d'occhio.
story-contract-taken =
    { $boss_other_is_you ->
        [yes] { $boss } ti soffia il contratto { $contract }
       *[no] { $boss_is_you ->
            [yes] Soffi
           *[no] { $boss } soffia
        } a { $boss_other } il contratto { $contract }
    }.
story-captures =
    { $boss_other_is_you ->
        [yes] { $boss } ti porta via { $business }
       *[no] { $boss_is_you ->
            [yes] Porti
           *[no] { $boss } porta
        } via { $business } a { $boss_other }
    }.

## The story: the police

story-police-roll =
    { $boss_is_you ->
        [yes] Tiri
       *[no] { $boss } tira
    } un { $dice } per l'auto della polizia.
story-police-drive =
    { $boss_is_you ->
        [yes] Mandi
       *[no] { $boss } manda
    } l'auto della polizia in { $square_street }.
story-police-stay =
    { $boss_is_you ->
        [yes] Lasci
       *[no] { $boss } lascia
    } l'auto della polizia dov'è: { $square_street }.
story-declares-raid-car =
    { $boss_is_you ->
        [yes] Mandi
       *[no] { $boss } manda
    } la polizia a fare una retata { $boss_other_is_you ->
        [yes] sulla tua auto
       *[no] sull'auto di { $boss_other }
    }.
story-declares-raid-business =
    { $boss_is_you ->
        [yes] Mandi
       *[no] { $boss } manda
    } la polizia a fare una retata da { $business }, { $boss_other_is_you ->
        [yes] roba tua
       *[no] roba di { $boss_other }
    }.
story-declares-clean-up =
    { $boss_is_you ->
        [yes] Mandi
       *[no] { $boss } manda
    } la polizia a ripulire il { $territory }, { $boss_other_is_you ->
        [yes] roba tua
       *[no] roba di { $boss_other }
    }.
story-declares-confiscation =
    { $boss_is_you ->
        [yes] Mandi
       *[no] { $boss } manda
    } la polizia a sequestrare quel che trova: { $place }.
story-police-called-off =
    Contrordine: { $boss_is_you ->
        [yes] devi
       *[no] { $boss } deve
    } richiamare la polizia.
story-horse-head-sent =
    { $boss_is_you ->
        [yes] Mandi
       *[no] { $boss } manda
    } una testa di cavallo all'uomo giusto, e non se ne parla più.
story-raid-dice =
    { $boss_is_you ->
        [yes] Tiri
       *[no] { $boss } tira
    } un { $dice } per la polizia, { $boss_other_is_you ->
        [yes] tu tiri
       *[no] { $boss_other } tira
    } un { $dice_other }.
story-clean-gene =
    C'è { $gangster }, e la polizia non trova niente contro { $boss_is_you ->
        [yes] di te
       *[no] { $boss }
    }.
story-tony-trouble =
    C'è { $gangster }, e la polizia { $boss_is_you ->
        [yes] ti incastra
       *[no] incastra { $boss }
    } al volo.
story-raid-failed =
    { $boss_is_you ->
        [yes] La tua retata
       *[no] La retata di { $boss }
    } va a vuoto: { $boss_other_is_you ->
        [yes] la fai
       *[no] { $boss_other } la fa
    } franca.
story-car-raided =
    Per conto { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    } la polizia perquisisce { $boss_other_is_you ->
        [yes] la tua auto
       *[no] l'auto di { $boss_other }
    }: chi può essere arrestato finisce in prigione.
story-business-raided =
    Per conto { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    } la polizia chiude { $boss_other_is_you ->
        [yes] il tuo { $business }
       *[no] { $business }, roba di { $boss_other }
    }: chi può essere arrestato finisce in prigione.
story-contract-cancelled =
    Salta un contratto { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }: { $contract }.
story-cleaned =
    { $boss_is_you ->
        [yes] Il tuo segnalino
       *[no] Il segnalino di { $boss }
    } sparisce dal { $territory }.
story-confiscated = { $place }: la polizia sequestra { $goods }.
story-feds-in-town =
    I federali sono in città: in questo turno di gioco alla polizia { $count ->
        [one] resta { $count } azione
       *[other] restano { $count } azioni
    }.

## The story: the trade phase

story-income =
    { $boss_is_you ->
        [yes] Riscuoti la rendita.
       *[no] { $boss } riscuote { $cash_businesses } dalle attività e { $cash_territories } dai territori, più quel che portano i gangster.
    }
story-own-income = La tua rendita è di { $cash }: { $cash_businesses } dalle attività, { $cash_territories } dai territori, { $cash_extras } portati dai gangster.
story-no-income-election =
    Niente rendita per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }, grazie a Election Day.
story-no-income-frankie =
    { $gangster } è in prigione e canta: niente rendita per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }.
story-brings =
    { $gangster } { $boss_is_you ->
        [yes] ti porta { $goods }
       *[no] porta { $goods } a { $boss }
    }.
story-freddie =
    { $gangster } stampa { $cash } per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }.
story-freddie-caught =
    { $gangster } tira un { $dice } e si fa beccare con le mani nel sacco: { $boss_is_you ->
        [yes] lo perdi
       *[no] { $boss } lo perde
    } per sempre.
story-new-resources =
    { $goods_count ->
        [0] { $place }: niente di nuovo, la riserva è vuota.
       *[other] { $place }, merce nuova: { $goods }.
    }
story-draws-gangster =
    { $boss_is_you ->
        [yes] Peschi
       *[no] { $boss } pesca
    } { $gangster }, che cerca lavoro.
story-draws =
    { $boss_is_you ->
        [yes] Peschi una carta e la tieni
       *[no] { $boss } pesca una carta e la tiene
    }.
story-own-draw = Hai pescato «{ $card }».
story-no-card =
    Carte finite: per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    } non ce n'è.
story-shuffled = Gli scarti si rimescolano in un mazzo nuovo.
story-bid =
    { $boss_is_you ->
        [yes] Offri
       *[no] { $boss } offre
    } { $cash } per { $gangster }.
story-no-bid =
    { $boss_is_you ->
        [yes] Passi
       *[no] { $boss } passa
    } la mano per { $gangster }.
story-hires =
    { $boss_is_you ->
        [yes] Ingaggi
       *[no] { $boss } ingaggia
    } { $gangster } per { $cash }.
story-unsold = Nessuno vuole { $gangster }, che cerca ancora lavoro.
story-bribe =
    { $boss_is_you ->
        [yes] Offri
       *[no] { $boss } offre
    } { $cash } per il distintivo.
story-no-bribe =
    { $boss_is_you ->
        [yes] Passi
       *[no] { $boss } passa
    } la mano per il distintivo.
story-badge =
    { $boss_is_you ->
        [yes] Ti metti
       *[no] { $boss } si mette
    } in tasca la polizia per { $cash }.
story-johnny =
    { $gangster } sa con chi parlare: { $boss_is_you ->
        [yes] paghi
       *[no] { $boss } paga
    } { $cash } in meno.
story-johnny-pays-all =
    { $gangster } sa con chi parlare: { $boss_is_you ->
        [yes] non paghi
       *[no] { $boss } non paga
    } niente.
story-no-badge = Nessuna bustarella alla polizia: il distintivo non ce l'ha nessuno.
story-placed = Tutti hanno piazzato i loro gangster.
story-car-back =
    { $boss_is_you ->
        [yes] La tua auto
       *[no] L'auto di { $boss }
    } esce dal garage.
story-reopens =
    { $boss_is_you ->
        [yes] Il tuo { $business }
       *[no] { $business }, roba di { $boss },
    } riapre i battenti.

## The story: event cards

story-plays =
    { $boss_is_you ->
        [yes] Giochi
       *[no] { $boss } gioca
    } { $card }.
story-plays-on-boss =
    { $boss_is_you ->
        [yes] Giochi
       *[no] { $boss } gioca
    } { $card } contro { $boss_other_is_you ->
        [yes] di te
       *[no] { $boss_other }
    }.
story-plays-on-gangster =
    { $boss_is_you ->
        [yes] Giochi
       *[no] { $boss } gioca
    } { $card } su { $gangster }.
story-shows-cash =
    { $boss_is_you ->
        [yes] Conti i tuoi
       *[no] { $boss } conta i suoi
    } soldi sul tavolo: { $cash }.
story-shows-goods =
    { $boss_is_you ->
        [yes] Mostri le tue
       *[no] { $boss } mostra le sue
    } risorse: { $goods }.
story-shows-card =
    { $boss_is_you ->
        [yes] Mostri
       *[no] { $boss } mostra
    } una carta: { $card }.
story-shows-where =
    { $boss_is_you ->
        [yes] Mostri
       *[no] { $boss } mostra
    } dov'è { $gangster }: { $where }.
story-order-left = Ordine ricevuto: { $card } si gioca alla prima occasione.
story-order-dropped = Il tuo ordine su { $card } è ritirato.
story-steals-gangster =
    { $gangster } { $boss_other_is_you ->
        [yes] ti pugnala
       *[no] pugnala { $boss_other }
    } alle spalle, e adesso lavora per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }.
story-steals-from-afar =
    { $gangster }, { $where }, { $boss_other_is_you ->
        [yes] ti pugnala
       *[no] pugnala { $boss_other }
    } alle spalle: resta lì, ma adesso lavora per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    }.
story-breaks-in =
    { $boss_other_is_you ->
        [yes] { $boss } ti scassina la porta e ti prende
       *[no] { $boss_is_you ->
            [yes] Scassini la porta di { $boss_other } e prendi
           *[no] { $boss } scassina la porta di { $boss_other } e prende
        }
    } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
story-broken-in =
    Ecco che cosa { $boss_other_is_you ->
        [yes] ti ha preso { $boss }
       *[no] { $boss_is_you ->
            [yes] hai preso
           *[no] ha preso { $boss }
        } a { $boss_other }
    }: { $cards }.
story-burglary-roll =
    Furto { $boss_other_is_you ->
        [yes] in casa tua
       *[no] in casa di { $boss_other }
    }: { $boss_is_you ->
        [yes] tiri
       *[no] { $boss } tira
    } un { $dice }.
story-sees-resources =
    Ecco che cosa { $boss_other_is_you ->
        [yes] hai
       *[no] ha { $boss_other }
    }: { $goods }.
story-burgled =
    { $boss_is_you ->
        [yes] Il tuo bottino
       *[no] Il bottino di { $boss }
    } { $boss_other_is_you ->
        [yes] in casa tua
       *[no] in casa di { $boss_other }
    }: { $count ->
        [0] niente
        [one] { $count } risorsa
       *[other] { $count } risorse
    }.
story-burgled-what =
    Ecco che cosa { $boss_other_is_you ->
        [yes] ti ha preso { $boss }
       *[no] { $boss_is_you ->
            [yes] hai preso
           *[no] ha preso { $boss }
        } a { $boss_other }
    }: { $goods }.
story-frozen =
    Per { $boss_is_you ->
        [yes] te
       *[no] { $boss }
    } è tutto congelato fino alla fase commerciale.
story-ratted-out =
    The Rat ha parlato: { $boss_is_you ->
        [yes] perdi
       *[no] { $boss } perde
    } { $goods }.

## The table in words

panel-turn =
    { $turn ->
        [0] Preparazione
       *[other] { $round ->
            [5] Turno di gioco { $turn }: fase commerciale
           *[other] Turno di gioco { $turn }: turno d'azione { $round } di 4
        }
    }
panel-bosses = Boss
panel-own = Le tue tasche
panel-here = Dov'è ferma la tua auto: { $street } (casella { $number })
panel-businesses = Attività
panel-rooms = Posto per nuove attività
panel-resources = Risorse in città
panel-territories = Territori
panel-gangsters = Gangster

column-boss = Boss
column-points = Punti
column-car = Auto
column-gangsters = Gangster
column-cards = Carte
column-territories = Territori
column-contracts = Contratti
column-state = Stato
column-cash = Contanti
column-resources = Risorse
column-business = Attività
column-kind = Tipo
column-where = Dove
column-size = Misura
column-lots = Lotti vuoti
column-left = Ancora da aprire
column-place = Luogo
column-distance = Dalla tua auto
column-gangster = Gangster
column-help = Che cosa fa

row-first = Primo boss
row-now = Di turno
row-badge = Distintivo
row-police = Auto della polizia
row-respect = Rispetto locale
row-offer = In offerta
row-stock = Riserva
row-deck = Mazzo
row-dead = Al cimitero
row-cash = Contanti
row-resources = Risorse
row-places = Luoghi
row-lots = Lotti
row-territories = Territori
row-garages = Garage
row-cars = Auto
row-small = piccola
row-medium = media
row-large = grande
row-free = liberi

name-gangster = { $gangster }
name-card = { $card }
name-business = { $business }
name-kind = { $business_kind }
name-place = { $place }
name-where = { $where }
name-point = { $point }
name-contract-started = { $contract } (avviato)
name-contract-completed = { $contract } (completato)

cell-none = –
cell-nobody = nessuno
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } su { $most }
cell-deck =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cell-badge =
    { $boss_is_you ->
        [yes] tu
       *[no] { $boss }
    }, { $count ->
        [0] azioni di polizia finite
        [one] ancora { $count } azione di polizia
       *[other] ancora { $count } azioni di polizia
    }
cell-points = { $count } ({ $items })
cell-from-businesses = attività { $count }
cell-from-contracts = contratti { $count }
cell-from-respect = rispetto { $count }
cell-from-gangsters = gangster { $count }
cell-in-garage = nel garage { $number } ({ $street })
cell-at-work =
    { $count } in servizio, di cui { $count_car ->
        [0] nessuno
       *[other] { $count_car }
    } in auto
cell-hiding = { $count } alla macchia
cell-frozen = tutto congelato (Election Day)
cell-stalled = a secco
cell-no-income = niente rendita nella prossima fase commerciale
cell-open = aperta
cell-closed = chiusa dalla polizia
cell-unseen =
    { $count ->
        [one] { $count } coperto
       *[other] { $count } coperti
    }
cell-cash = { $cash }
cell-cash-locked = { $cash }, di cui { $cash_locked } nella tua offerta
cell-resources-locked = { $picks }, di cui { $picks_locked } nella tua offerta
cell-distance =
    { $count ->
        [0] proprio qui
        [one] { $count } casella
       *[other] { $count } caselle
    }
cell-number-at = { $number } ({ $street })
cell-number-away =
    { $number } ({ $street }, { $count ->
        [0] qui
        [one] a { $count } casella
       *[other] a { $count } caselle
    })
cell-farther =
    { $count ->
        [one] { $count } più lontano
       *[other] { $count } più lontani
    }
cell-bars = { $count } bar
cell-casinos = { $count } casinò
cell-brothels =
    { $count ->
        [one] { $count } { -brothel }
       *[other] { $count } { -brothels }
    }
cell-place-with = { $place } ({ $picks })
cell-business-of =
    { $business } ({ $boss_is_you ->
        [yes] tua
       *[no] di { $boss }
    })
cell-territory-of =
    territorio { $number } ({ $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    })
cell-territory-free = territorio { $number } (libero)
cell-police-car = la polizia

## La fase degli scambi: un limite dato in anticipo

do-bid-up-to = Offri fino a { $fifties } senza chiedermelo
do-drop-limit = Chiedimelo di nuovo prima di offrire
do-stay-out = Passo per tutta quest'asta
ask-bid-limit = Fino a che cifra offrire per { $gangster } senza chiedertelo ogni volta? Lo sai solo tu.
ask-bribe-limit = Fino a che cifra offrire per il distintivo senza chiedertelo ogni volta? Lo sai solo tu.
story-bid-limit-left = Per { $gangster } si offre fino a { $cash } senza chiedertelo, a passi di 50$; oltre, passi.
story-bribe-limit-left = Per il distintivo si offre fino a { $cash } senza chiedertelo, a passi di 50$; oltre, passi.
story-limit-dropped = In quest'asta ti si chiede di nuovo.
story-stays-out = Passi fino alla fine di quest'asta, senza che ti si chieda più.
