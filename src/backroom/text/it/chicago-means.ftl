### King of Chicago: what an answer would mean, and what could be done where on the board.
###
### Clauses, put one after the other: they begin small and end without a full stop. What begins with
### "mean-brief" stands on a thing on the board: a word or two. What begins with "mean-sure" is asked
### before something is thrown away. The names of arguments are those of chicago.ftl; numbers with a
### fraction come as the whole and its tenths ($own, $own_tenth).

## Points, respect, monopolies, income

mean-points =
    { $count ->
        [one] { $count } punto per te invece di { $count_before }
       *[other] { $count } punti per te invece di { $count_before }
    }
mean-points-boss =
    { $count ->
        [one] { $count } punto per { $boss } invece di { $count_before }
       *[other] { $count } punti per { $boss } invece di { $count_before }
    }
mean-wins = { $count } punti: sei il re di Chicago
mean-half-point = con un altro gangster dopo di lui fai un punto
mean-respect-you = il rispetto locale è tuo
mean-respect-off = { $boss } perde il rispetto locale
mean-respect-boss = { $boss } ottiene il rispetto locale
mean-respect-needs =
    { $count ->
        [one] dopo questo ti manca ancora { $count } territorio per il rispetto locale
       *[other] dopo questo ti mancano ancora { $count } territori per il rispetto locale
    }
mean-monopoly-you =
    hai il monopolio dei { $kind ->
        [bar] bar
        [casino] casinò
       *[brothel] { -brothels }
    }
mean-monopoly-off =
    { $boss } perde il monopolio dei { $kind ->
        [bar] bar
        [casino] casinò
       *[brothel] { -brothels }
    }
mean-monopoly-boss =
    { $boss } ottiene il monopolio dei { $kind ->
        [bar] bar
        [casino] casinò
       *[brothel] { -brothels }
    }
mean-income = { $cash } di rendita per turno di gioco invece di { $cash_before }
mean-income-then = { $cash } di rendita per turno di gioco
mean-costs = costa { $cash }, ti restano { $cash_left }
mean-keeps = ti restano { $cash }
mean-gets-cash = { $cash }: poi avrai { $cash_then }
mean-costs-goods = costa { $picks }
mean-left-goods = ti resta: { $picks }
mean-then-goods = poi avrai { $picks }
mean-enough =
    { $items_count ->
        [one] basta per un { $items }
       *[other] basta per uno di questi: { $items }
    }
mean-missing = per un { $business_kind } devi ancora procurarti { $picks }

## On the board, in a word or two

mean-brief-points =
    { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } punti
    }
mean-brief-goods = { $picks }
mean-brief-territory = territorio
mean-brief-contract = contratto
mean-brief-percent = { $percent }%
mean-brief-attack = attacco { $percent }%
mean-brief-raid = retata
mean-brief-clean = ripulisci
mean-brief-confiscate = sequestra
mean-brief-unknown =
    { $count ->
        [one] { $count } ignoto
       *[other] { $count } ignoti
    }

## Driving

mean-chance =
    { $percent ->
        [100] { $items } (ci arrivi di sicuro)
       *[other] { $items } (ci arrivi { $percent } volte su 100)
    }
mean-nothing-near = niente che valga la pena a portata di dado
mean-nothing-here = nessuna azione possibile
mean-here-take = { $place }: { $picks }
mean-here-mark = il { $territory } è libero
mean-here-mark-boss = il { $territory } è di { $boss }, tuo per { $cash }
mean-here-mark-nothing = il { $territory } è di { $boss }, tuo senza pagare
mean-here-mark-respect = { $items }: un punto, per il rispetto locale
mean-here-open =
    apri un { $business_kind }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
mean-here-start = avvia { $contract }
mean-here-complete = completa { $contract }
mean-here-visit = { $business } è tuo: sposta gangster
mean-here-fetch = recupera { $gangster }
mean-here-attack-car = attacca l'auto di { $boss }: vinci { $percent } volte su 100
mean-here-attack-business = attacca { $business }: vinci { $percent } volte su 100
mean-stays = l'auto resta dov'è
mean-way =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
mean-way-driver =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }: { $gangster } deve mostrarsi al volante
mean-way-here = ci sei già
mean-way-reached =
    { $count ->
        [one] { $count } casella: a portata
       *[other] { $count } caselle: a portata
    }
mean-way-die =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }: { $die ->
        [1] basta un dado qualsiasi
        [6] serve un 6
       *[other] serve { $die } o più
    } ({ $percent }%)
mean-way-die-driver =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }: con { $gangster } al volante { $die ->
        [1] basta un dado qualsiasi
        [6] serve un 6
       *[other] serve { $die } o più
    } ({ $percent }%)
mean-way-far = 
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }: troppo lontano per questo turno
mean-way-garage =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }; la tua auto è in garage fino alla fine della fase commerciale
mean-way-frozen =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }; resti fuori gioco fino alla fase commerciale
mean-start-territories =
    { $count ->
        [one] { $count } territorio entro { $most } caselle
       *[other] { $count } territori entro { $most } caselle
    }
mean-start-goods =
    { $place }: { $picks }, a { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
mean-start-medium =
    { $count ->
        [one] un lotto medio a { $count } casella
       *[other] un lotto medio a { $count } caselle
    }

## The action

mean-take-some = decidi tu quanto
mean-for-nothing = con Sad Ken lo prendi a { $boss } senza pagare
mean-markers =
    { $count ->
        [one] poi ti resta { $count } dei tuoi { $most } segnalini
       *[other] poi ti restano { $count } dei tuoi { $most } segnalini
    }
mean-visit = posti occupati: { $count } su { $most } dentro, { $count_car } su { $most_car } in auto
mean-seats =
    { $count ->
        [one] poi { $count } posto occupato su { $most }
       *[other] poi { $count } posti occupati su { $most }
    }
mean-fetch-away = { $boss } lo perde per sempre
mean-contract = { $contract }
mean-contract-pays = { $cash } e un punto quando è completato
mean-contract-bet = un punto, e una puntata che raddoppia o va persa
mean-contract-to =
    { $place }: a { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
mean-contract-to-business =
    { $business }: { $count ->
        [0] proprio qui
        [one] a { $count } casella
       *[other] a { $count } caselle
    }
mean-contract-to-garage =
    il { $garage }: { $count ->
        [0] proprio qui
        [one] a { $count } casella
       *[other] a { $count } caselle
    }
mean-contract-no-business = non hai un'attività dove portarlo
mean-contract-at-risk = lo vedono tutti; va perso se la tua auto subisce una retata o è sconfitta in difesa
mean-bet = poi { $cash_more } o { $cash_less }, una probabilità su due

## Shootouts

mean-odds = vinci { $percent } volte su 100, carte escluse
mean-odds-average = vinci { $percent } volte su 100, carte escluse, secondo chi c'è dentro
mean-losses = in media perdi { $own },{ $own_tenth } gangster, di cui { $dead },{ $dead_tenth } uccisi; gli altri { $theirs },{ $theirs_tenth }, di cui { $killed },{ $killed_tenth } uccisi
mean-losses-own = in media perdi { $own },{ $own_tenth } gangster, di cui { $dead },{ $dead_tenth } uccisi
mean-losses-none = non perdi nessuno
mean-win-car = se vinci, l'auto di { $boss } resta in garage fino alla fine della fase commerciale
mean-win-mechanic = se vinci, l'auto di { $boss } va dal carro attrezzi, ma { $gangster } la ripara subito
mean-win-contracts = ti prendi { $items }
mean-win-business = se vinci, { $business } passa a te
mean-lose-car = se perdi, la tua auto resta in garage fino alla fine della fase commerciale e intanto salti i turni
mean-lose-mechanic = se perdi, la tua auto va dal carro attrezzi, ma { $gangster } la ripara subito
mean-stays-closed = resta chiusa fino alla fine della fase commerciale
mean-tim-slips = a bordo c'è { $gangster }, che può svignarsela
mean-tim-may-slip = a bordo può esserci { $gangster }: allora può svignarsela
mean-john-doe = si suppone che { $gangster } tolga di mezzo chi conta di più
mean-sure-attack = Vinci { $percent } volte su 100. Attacchi lo stesso?
mean-now-odds = vinci { $percent } volte su 100
mean-odds-then = vinci { $percent } volte su 100 invece di { $percent_before }
mean-slips = nessuno spara; in questo turno di gioco non può rifarlo
mean-counts-one = conta 1 in ogni sparatoria
mean-counts = attacco { $attack_car } contro le auto, { $attack_business } contro le attività; difesa { $defence_car } in auto, { $defence_business } in un'attività
mean-never-dies = finisce in ospedale: non muore mai
mean-doctor = { $gangster } ne salva uno su due
mean-garage-near =
    { $business }: a { $count ->
        [one] { $count } casella da lì
       *[other] { $count } caselle da lì
    }
mean-to-hospital = finisce in ospedale
mean-own-dies = { $gangster } muore

## The police

mean-police-roll = l'auto della polizia fa da { $least } a { $most } caselle secondo il dado, o meno
mean-police-spent = in questo turno di gioco la polizia non ha più azioni
mean-police-nothing = su questa casella la polizia non ha niente da fare
mean-police-raid-car = { $boss }: retata sull'auto
mean-police-raid = { $boss }: retata da { $business }
mean-police-clean = { $boss }: ripulire il { $territory }
mean-police-take = { $place }: sequestrare { $picks }
mean-cleans =
    a { $boss } { $count ->
        [0] non resta nessun territorio
        [one] resta { $count } territorio
       *[other] restano { $count } territori
    }
mean-confiscates = torna alla riserva, non va a nessuno: { $picks }
mean-confiscates-left =
    { $count ->
        [0] lì non resta niente
        [one] lì resta { $count }
       *[other] lì restano { $count }
    }
mean-raid = riesce { $percent } volte su 100
mean-raid-average = riesce { $percent } volte su 100, secondo chi c'è dentro
mean-raid-closes = l'attività resta chiusa fino alla fine della fase commerciale
mean-raid-holds =
    { $count ->
        [one] { $count } gangster va in prigione
       *[other] { $count } gangster vanno in prigione
    }
mean-raid-johnny = tranne { $gangster }, se c'è
mean-raid-contracts = annulla { $items }

## The trade phase

mean-badge = l'auto della polizia è tua per quattro turni d'azione, con un'azione di polizia
mean-drives =
    { $count ->
        [one] l'auto va { $count } casella più lontano
       *[other] l'auto va { $count } caselle più lontano
    }
mean-brings-cash = porta { $cash } di rendita
mean-brings-goods = porta { $picks } con la rendita
mean-brings-nowhere =
    { $kind ->
        [bar] rende solo in un bar, e tu non ne hai
        [casino] rende solo in un casinò, e tu non ne hai
        [brothel] rende solo in un { -brothel }, e tu non ne hai
       *[any] rende solo in un'attività, e tu non ne hai
    }
mean-no-room = non c'è posto: qualcuno dovrebbe darsi alla macchia
mean-may-bid-again = se offre qualcun altro, puoi rientrare
mean-may-not-follow = se offre qualcun altro, non puoi più rilanciare
mean-goes-to = va a { $boss } per { $cash }
mean-stays-on-offer = resta disponibile
mean-nobody-badge = allora nessuno ha il distintivo
mean-in-car = forza { $attack_car } contro le auto, { $attack_business } contro le attività, { $defence } in difesa dell'auto
mean-in-business = forza { $defence } in difesa dell'attività
mean-hides = alla macchia non conta niente fino al prossimo piazzamento
mean-comes-out = { $gangster } va da solo { $spot }
mean-stay-hiding =
    { $items_count ->
        [one] { $items } resta alla macchia e non conta niente
       *[other] { $items } restano alla macchia e non contano niente
    }
mean-sure-hiding =
    { $items_count ->
        [one] Lasciare { $items } alla macchia?
       *[other] Lasciare { $items } alla macchia?
    }

# What a gangster can do.
mean-able-clean-gene = dove c'è lui le retate falliscono
mean-able-schweinehund = con lui in auto non puoi prendere risorse
mean-able-easy-mike = in ospedale può recuperarlo chiunque
mean-able-fat-fred = la sua auto ha un posto in meno
mean-able-frankie = niente rendita finché è in prigione
mean-able-freddie = da 100 a 500$ con la rendita, con un 6 sparisce
mean-able-jack-knife = +4 contro Mad-Dog Moe, Swift Nick, The Cleaner
mean-able-jealous-george = +4 contro The Mayor, The Doctor, Mr. Needle
mean-able-john-doe = toglie di mezzo un nemico
mean-able-johnny = la bustarella costa 200$ in meno, non lo arrestano mai
mean-able-lucky-lou = non muore mai
mean-able-mr-needle = i tuoi territori rendono il doppio
mean-able-sad-ken = in auto: territori dei rivali senza pagare
mean-able-doctor = salva uno su due dei tuoi che morirebbero
mean-able-dwarf = un posto in più dove sta
mean-able-mechanic = la tua auto sconfitta è subito riparata
mean-able-reporter = guarda in un'auto o in un'attività una volta per turno di gioco
mean-able-thin-tim = la sua auto può svignarsela da un attacco una volta per turno di gioco
mean-able-larry = +4 contro Frankie the Squealer
mean-able-tony-trouble = dove c'è lui le retate riescono

## Cards

mean-one-of =
    { $items_count ->
        [one] { $items } lascia { $boss } e viene da te
       *[other] uno di questi, a caso, lascia { $boss } e viene da te: { $items }
    }
mean-cards-taken =
    { $count ->
        [one] { $count } carta a caso su { $most }
       *[other] { $count } carte a caso su { $most }
    }
mean-burglary = da { $least } a { $most } risorse prese a { $boss }, secondo il dado
mean-rat = { $boss } perde metà delle risorse, arrotondata per eccesso
mean-pockets =
    { $count ->
        [one] i tuoi rivali hanno { $count } risorsa in tutto
       *[other] i tuoi rivali hanno { $count } risorse in tutto
    }
mean-friends =
    il distintivo è tuo fino alla fase commerciale; in questo turno di gioco la polizia { $count ->
        [0] non ha più azioni
        [one] ha ancora { $count } azione
       *[other] ha ancora { $count } azioni
    }
mean-streetwise = un altro dado per guidare in questo turno
mean-frozen =
    { $count ->
        [0] nessun turno da perdere; niente rendita nella prossima fase commerciale
        [one] fuori gioco per { $count } turno, e niente rendita nella prossima fase commerciale
       *[other] fuori gioco per { $count } turni, e niente rendita nella prossima fase commerciale
    }
mean-out-of-gas = l'auto resta ferma la prossima volta che potrebbe muoversi
mean-feds =
    { $boss_is_you ->
        [yes] hai
       *[no] { $boss } ha
    } il distintivo, quindi { $count ->
        [one] { $count } azione di polizia
       *[other] { $count } azioni di polizia
    } in questo turno di gioco
mean-feds-nobody = nessuno ha il distintivo: non serve a niente
mean-dies = muore { $gangster }, un uomo di { $boss }
mean-massacre = chi cade muore, da tutte e due le parti
mean-getaway = nessun vincitore, e la tua auto fa da { $least } a { $most } caselle
mean-sneaks =
    { $count ->
        [one] { $count } gangster si dà alla macchia fino al prossimo piazzamento; l'attività si difende da sola
       *[other] { $count } gangster si danno alla macchia fino al prossimo piazzamento; l'attività si difende da sola
    }
mean-still-standing = è illeso, e il round non conta
mean-first-aid = finisce in ospedale invece di morire
mean-horse-raid = la retata va a vuoto
mean-horse-election = Election Day va a vuoto
mean-look =
    { $count ->
        [one] { $count } su { $most } lì dentro non lo conosci
       *[other] { $count } su { $most } lì dentro non li conosci
    }
mean-look-known = lì conosci già tutti
mean-sure-look = Guardare dove conosci già tutti?
mean-sure-nothing = Giocarla per niente?
