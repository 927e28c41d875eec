### Bootleggers.
###
### $house, $truck, $still, $card, $muscle, $cash, $dock and $way come as words (the messages under
### "Names"); $muscle_cost stands beside $muscle. Counts, crates and rounds come as numbers.
###
### Articles are not part of the names, but of the sentences: "il { $truck }", "la { $still }",
### "la carta { $muscle }", "da { $house }".

## The game

game-title = Bootleggers
game-about = Contrabbanda whiskey, corrompi gli sbirri e fatti largo negli spacci della città a suon di dollari. A ogni turno punti in segreto per muovere per primo, mandi uomini e camion agli spacci, e stringi patti che nessuno è tenuto a rispettare. Dopo dodici turni (otto nella partita breve), o appena qualcuno ha 100G$ (1G$ sono mille dollari), vince chi ha più soldi.
final-score = { $score }G$

## What it is about

goal-about = Distilla il whiskey, trasportalo, vendilo. Alla fine vince chi ha più contanti; nient'altro conta.
goal-end = Dopo l'ultimo turno, o appena alla fine di un turno qualcuno ha 100G$.
goal-round =
    Un turno è un anno, in sei fasi:
    1 · Ognuno punta in segreto una carta muscoli. Chi ha i numeri alti muove prima, paga di più e sceglie per primo fra le carte in offerta.
    2 · Piazza i tuoi segnalini negli spacci. Se sono abbastanza lo spaccio apre; chi ne ha almeno la metà lo controlla.
    3 · Le tue distillerie tirano i dadi: ogni punto è una cassa.
    4 · Fai affari, carica i camion, mandali agli spacci.
    5 · Ogni spaccio tira per vedere quanto vuole e compra, prima dagli amici. È qui che arrivano i soldi.
    6 · La legge sgombera il tavolo, e comincia l'anno dopo.

## Said with one tap: each reads it in their own language

phrase-mine = Quella è mia!
phrase-bluffing = È un bluff.
phrase-hands-off = Giù le mani dal mio spaccio.
phrase-room-for-two = C'è posto per due?
phrase-fine-batch = Ottima annata!
phrase-dry = Secco come un osso.
phrase-your-word = La parola è parola.
phrase-thirsty = Stasera hanno sete!
phrase-not-a-drop = Neanche una goccia venduta.
phrase-cops = Arrivano gli sbirri!
phrase-not-me = Non sono stato io.

## Names

seat = Gangster { $number }
name-mobster =
    { $mobster_is_you ->
        [yes] tu
       *[no] { $mobster }
    }
cash = { $amount }G$

house-0 = O'Malley's Dry Goods
house-1 = Texas Lil's Diner
house-2 = Mother's Groceries
house-3 = Barleycorn's Feed & Grain
house-4 = The Real McCoy Antiques
house-5 = Volstead Imports

truck-small = camion { $number } (piccolo)
truck-medium = camion { $number } (medio)
truck-large = camion { $number } (grande)

still-family =
    { $mobster_is_you ->
        [yes] tua distilleria di famiglia
       *[no] distilleria di famiglia di { $mobster }
    }
# The same, where the sentence has just named the owner.
still-own = distilleria di famiglia
still-remote = distilleria periferica { $number }

muscle-red = rossa { $number }
muscle-green = verde { $number }
muscle-yellow = gialla { $number }
muscle-blue = blu { $number }

dock-0 = corsia di maggioranza
dock-1 = corsia di minoranza
dock-2 = corsia pubblica
# O'Malley's has no docks.
dock-line = fila unica

# What the two ways of a card are; without the card, only which of the two.
way-0 = nel primo modo
way-1 = nel secondo modo
way-double-cross-0 = fuori un segnalino
way-double-cross-1 = dentro un segnalino dalla scorta
way-muscling-in-0 = su una distilleria
way-muscling-in-1 = nel retrobottega

phase-1 = Fase 1: muscoli
phase-2 = Fase 2: influenza
phase-3 = Fase 3: distillerie
phase-4 = Fase 4: whiskey in viaggio
phase-5 = Fase 5: parola d'ordine e vendita
phase-6 = Fase 6: il lungo braccio della legge

end-fortune = qualcuno è arrivato a 100G$
end-last-round = si è giocato l'ultimo turno

## Cards

card-single-influence = Influenza singola
card-single-influence-help = Un segnalino influenza passa dalla tua scorta al tuo retrobottega, pronto da piazzare in uno spaccio. I segnalini aprono gli spacci, e chi ne ha almeno la metà in uno lo controlla.
card-double-influence = Influenza doppia
card-double-influence-help = Due segnalini influenza passano dalla tua scorta al tuo retrobottega, pronti da piazzare negli spacci. I segnalini aprono gli spacci, e chi ne ha almeno la metà in uno lo controlla.
card-single-still = Miglioramento singolo della distilleria
card-single-still-help = Un dado per un posto libero di una tua distilleria, oppure per il retrobottega, da piazzare più tardi. Non basta per aprire una distilleria periferica.
card-double-still = Miglioramento doppio della distilleria
card-double-still-help = O due dadi, per i posti liberi delle tue distillerie o per il retrobottega, oppure una distilleria periferica nuova con sopra un dado.
card-improvement = Miglioramento dello spaccio
card-improvement-help = Un segnalino miglioramento per uno spazio libero di uno spaccio qualsiasi, tranne O'Malley's, oppure per il retrobottega. Ognuno vale 1 in più su ogni dado domanda del suo spaccio.
card-small-truck = Camion piccolo
card-small-truck-help = Porta 4 casse. Costa 1G$, e dal turno dopo l'autista vuole una bustarella di 1G$ a turno.
card-medium-truck = Camion medio
card-medium-truck-help = Porta 6 casse. Costa 1G$, e dal turno dopo l'autista vuole una bustarella di 1G$ a turno.
card-large-truck = Camion grande
card-large-truck-help = Porta 9 casse. Costa 3G$, e dal turno dopo l'autista vuole una bustarella di 2G$ a turno.

card-vigorish = A Little Vigorish
    .gloss = Un piccolo pizzo
card-vigorish-help = { card-vigorish.gloss }. Da quando si scoprono i muscoli al tiro delle distillerie: chiedi il pizzo su una distilleria di un altro gangster. Il proprietario ti paga 3G$ per ogni dado che c'è sopra, o in questo turno non produce niente.
card-big-city-boys = Big City Boys
    .gloss = I ragazzi di città
card-big-city-boys-help = { card-big-city-boys.gloss }. Quando vuoi: una carta muscoli a tua scelta, tua o altrui, vale 5½ in più per questo turno.
card-big-payoff = Big Payoff
    .gloss = Una bella mazzetta
card-big-payoff-help =
    { card-big-payoff.gloss }. Quando vuoi, prima che lo spaccio compri: paghi 5G$ alla banca e per questo turno quello spaccio aperto è sotto il tuo controllo, qualunque cosa ci succeda. Tutti gli altri lì dentro sono in minoranza. I camion già in fila { $big_payoff ->
        [stay] restano dove sono
       *[dock-anew] si rimettono in fila
    }.
card-big-favor = Call in a Big Favor
    .gloss = Mi devi un grosso favore
card-big-favor-help = { card-big-favor.gloss }. Fase 4: per questo turno prendi in prestito gratis un camion grande della riserva comune.
card-little-favor = Call in a Little Favor
    .gloss = Mi devi un piccolo favore
card-little-favor-help = { card-little-favor.gloss }. Fase 4: per questo turno prendi in prestito gratis un camion medio della riserva comune.
card-city-politics = City Politics
    .gloss = Politica cittadina
card-city-politics-help = { card-city-politics.gloss }. Quando vuoi: compri 1 o 2 segnalini influenza per il tuo retrobottega, a 4G$ l'uno.
card-copper-in-the-house = Copper in the House
    .gloss = Piedipiatti in sala
card-copper-in-the-house-help = { card-copper-in-the-house.gloss }. Quando vuoi, prima che lo spaccio compri: per questo turno quello spaccio aperto compra tutto a 1G$ la cassa. Lì l'influenza non conta niente, e di profitto non ce n'è per nessuno.
card-double-cross = Double Cross
    .gloss = Il doppio gioco
card-double-cross-help =
    { card-double-cross.gloss }. Quando vuoi, in uno spaccio: elimini { $double_cross ->
        [any] un segnalino qualsiasi
       *[another] un segnalino di un altro gangster
    }, o ne infili uno dei tuoi dalla scorta.
card-union-boss = Friendly Union Boss
    .gloss = L'amico sindacalista
card-union-boss-help = { card-union-boss.gloss }. Quando vuoi: mettilo scoperto davanti a te. Finché sta lì, i tuoi autisti non vogliono bustarelle.
card-bust-a-shipment = G-Men: Bust a Shipment
    .gloss = I federali sequestrano un carico
card-bust-a-shipment-help = { card-bust-a-shipment.gloss }. Fase 4, dopo che i carichi sono stati mostrati: un camion carico perde tutta la merce e torna a casa vuoto, dal suo proprietario.
card-bust-a-speakeasy = G-Men: Bust a Speakeasy
    .gloss = I federali chiudono uno spaccio
card-bust-a-speakeasy-help = { card-bust-a-speakeasy.gloss }. Quando vuoi, prima che compri: uno spaccio aperto, perfino O'Malley's, resta chiuso per questo turno.
card-investigation = G-Men: Investigation
    .gloss = I federali indagano
card-investigation-help = { card-investigation.gloss }. In risposta a una carta scagnozzo appena giocata: non succede niente di quello che dice. Oppure, quando vuoi, fa sparire un Friendly Union Boss dal tavolo.
card-free-truck = Hey, Free Truck
    .gloss = Ehi, un camion gratis
card-free-truck-help = { card-free-truck.gloss }. Fase 4, a carico finito: un camion vuoto di un altro gangster diventa tuo per sempre. In questo turno lo può caricare solo un Hijack.
card-hijack = Hijack
    .gloss = Assalto al camion
card-hijack-help = { card-hijack.gloss }. Fase 4, dopo che i carichi sono stati mostrati: tutto il carico del camion di un altro gangster passa su un tuo camion vuoto che sta a casa, e lo vendi come roba tua.
card-hit = Hit
    .gloss = L'esecuzione
card-hit-help = { card-hit.gloss }. Quando vuoi: elimini un segnalino a tua scelta in uno spaccio.
card-mob-war = Mob War
    .gloss = Guerra fra bande
card-mob-war-help = { card-mob-war.gloss }. Quando vuoi: elimini due segnalini a tua scelta nello stesso spaccio.
card-moll = Moll
    .gloss = La pupa
card-moll-help = { card-moll.gloss }. Quando vuoi: un altro gangster versa alla banca tanti G$ quanti ne segna un dado, o tutto quello che ha, se è di meno.
card-pigeon = Move Over, Pigeon
    .gloss = Fatti in là, pollo
card-pigeon-help = { card-pigeon.gloss }. Finché il camion carico di un altro gangster è in fila, prima che venda: il ricavo all'ingrosso del suo carico va a te.
card-muscling-in = Muscling In
    .gloss = Farsi largo a gomitate
card-muscling-in-help = { card-muscling-in.gloss }. Quando vuoi: prendi un dado da una distilleria periferica di un altro gangster, per un posto libero delle tue distillerie o per il tuo retrobottega.
card-opportunity-knocks = Opportunity Knocks
    .gloss = L'occasione bussa alla porta
card-opportunity-knocks-help = { card-opportunity-knocks.gloss }. Quando vuoi: sposti un segnalino miglioramento da uno spaccio a uno spazio libero di un altro spaccio che sia aperto.
card-packing-heat = Packing Heat
    .gloss = Col ferro in tasca
card-packing-heat-help =
    { card-packing-heat.gloss }. Quando vuoi, prima che lo spaccio compri: per questo turno in quello spaccio aperto il prezzo all'ingrosso è 1G$ { $packing_heat ->
        [you] solo per te
       *[others] per tutti tranne te
    }.
card-recruiting = Recruiting
    .gloss = Si recluta
card-recruiting-help = { card-recruiting.gloss }. Quando vuoi: tiri un dado, e quanti punti fai, tante reclute si presentano. Una la prendi tu, poi una a testa in ordine di muscoli finché non finiscono.
card-safe-house = Safe House
    .gloss = Il covo
card-safe-house-help =
    { card-safe-house.gloss }. Quando vuoi: riporti nel retrobottega da 1 a 3 dei tuoi segnalini, { $safe_house ->
        [one] tutti dallo stesso spaccio
       *[any] da qualsiasi spaccio
    }. Lì altrettanti devono stare nascosti finché non si scoprono le prossime carte muscoli.
card-state-politics = State Politics
    .gloss = Politica statale
card-state-politics-help = { card-state-politics.gloss }. Quando vuoi: compri da 1 a 3 segnalini influenza per il tuo retrobottega, a 5G$ l'uno.
card-thirsty = Thirsty
    .gloss = Gola secca
card-thirsty-help = { card-thirsty.gloss }. Quando vuoi, prima che lo spaccio compri: per questo turno quello spaccio aperto tira un dado domanda in più.
card-turf-war = Turf War
    .gloss = Guerra per il territorio
card-turf-war-help = { card-turf-war.gloss }. Quando vuoi: distruggi una distilleria periferica con tutti i suoi dadi, oppure un dado di una distilleria di famiglia, ma mai l'ultimo.
card-warehouse = Warehouse
    .gloss = Il magazzino
card-warehouse-help =
    { $warehouse ->
        [home] { card-warehouse.gloss }. Fase 4: le tue casse che a fine fase non stanno su un camion, o stanno su un camion rimasto a casa, restano da parte per il turno dopo, una volta sola.
       *[no-truck] { card-warehouse.gloss }. Fase 4: le tue casse che a fine fase non stanno su un camion restano da parte per il turno dopo, una volta sola.
    }
card-windfall = Windfall
    .gloss = Colpo di fortuna
card-windfall-help = { card-windfall.gloss }. Quando la prendi, o nella fase 1 di un turno successivo: peschi una carta uomini d'azione senza mostrarla, in più rispetto alla tua scelta normale.
card-word-of-mouth = Word of Mouth
    .gloss = Il passaparola
card-word-of-mouth-help = { card-word-of-mouth.gloss }. Quando vuoi, prima che lo spaccio compri: per questo turno chi ha il controllo di quello spaccio aperto guadagna 1G$ in più a cassa.
card-dirty-rat = You Dirty Rat
    .gloss = Sporca carogna
card-dirty-rat-help = { card-dirty-rat.gloss }. Quando vuoi: in uno spaccio, scambi un segnalino di un altro gangster con uno tuo preso dalla scorta.

## Options of a table

option-rules = Versione delle regole
option-rules-number = edizione n. { $number }
option-single-influence = Carte influenza singola nel mazzo
option-single-influence-22 = 22, per un mazzo di 80 carte
option-single-influence-20 = 20, per un mazzo di 78 carte
option-single-influence-help = Le edizioni stampate non concordano. Con 22, qualche segnalino in più da piazzare.
option-big-payoff = Big Payoff con i camion già in fila
option-big-payoff-dock-anew = si rimettono in fila
option-big-payoff-stay = restano dove sono
option-safe-house = Safe House riporta segnalini da
option-safe-house-any = qualsiasi spaccio, anche più d'uno
option-safe-house-one = un solo spaccio
option-double-cross = Double Cross elimina
option-double-cross-another = un segnalino di un altro gangster
option-double-cross-any = un segnalino qualsiasi
option-public-dock = Permesso nella corsia pubblica
option-public-dock-each = camion per camion, e il primo no chiude
option-public-dock-all = un solo sì o no per tutta la corsia
option-public-dock-help = Gli estranei vendono solo col permesso di chi comanda lì: camion per camion, o una volta per tutti.
option-packing-heat = Packing Heat porta l'ingrosso a 1G$
option-packing-heat-others = per tutti tranne chi la gioca
option-packing-heat-you = soltanto per chi la gioca
option-cash = Contanti
option-cash-secret = segreti
option-cash-open = visibili
option-rounds = Durata della partita
option-rounds-12 = 12 turni
option-rounds-8 = 8 turni
option-influence = L'influenza si piazza
option-influence-phase = nella fase 2
option-influence-pre-empt = in ogni momento, e chi ha più muscoli può scavalcare
option-influence-any-time = in ogni momento, prima chi ha più muscoli
option-influence-help = Nella fase 2, uno alla volta. In ogni momento è più tagliente, e più lungo.
option-unloading = I camion di una corsia scaricano
option-unloading-arrival = in ordine di arrivo
option-unloading-muscle = secondo i muscoli del momento
option-unloading-help = Chi vende prima in una corsia: chi è arrivato prima, o chi ha più muscoli.
option-warehouse = Warehouse conserva
option-warehouse-no-truck = le casse che non stanno su un camion
option-warehouse-home = anche un carico rimasto a casa
preset-000 = Come nella traduzione francese A
preset-001 = Come nella traduzione francese B
preset-003 = Come nel regolamento italiano
preset-004 = Come nel riassunto tedesco

## What you can do

do-pick-muscle = Metti giù la carta { $muscle } ({ $muscle_cost })
do-take = Prendi la carta { $card }
do-put-die = Metti un dado sulla { $still }
do-keep-die = Tieni il dado nel retrobottega
do-start-still = Apri invece una distilleria periferica con un dado
do-put-improvement = Metti un miglioramento da { $house }
do-keep-improvement = Tieni il miglioramento nel retrobottega
do-play = Gioca { $card }
do-keep-card = Tieni la carta in mano
do-choose-house = { $house }
do-choose-mobster =
    { $mobster_is_you ->
        [yes] tu
       *[no] { $mobster }
    }
do-choose-truck = il { $truck }
do-choose-still = la { $still }
do-choose-count =
    { $count ->
        [0] Basta così
        [one] Compra { $count } segnalino
       *[other] Compra { $count } segnalini
    }
do-choose-way = { $way }
do-never-mind = Lascia perdere, tieni la carta
do-place = Piazza un segnalino da { $house }
do-pre-empt = Scavalca da { $house }
do-load =
    { $crates ->
        [0] Lascia vuoto il { $truck }
        [one] Carica 1 cassa sul { $truck }
       *[other] Carica { $crates } casse sul { $truck }
    }
do-drive = Manda il { $truck } da { $house }
do-done =
    { $prompt ->
        [ask-deals] Ho finito di trattare, avanti
        [ask-place] Per ora basta segnalini
        [ask-place-more] Per ora basta segnalini
        [ask-load-done] Ho finito di caricare
        [ask-drive] Lascio a casa
        [ask-drive-none] Avanti senza carta
        [ask-place-none] Avanti senza carta
       *[other] Ho finito
    }
do-allow =
    { $yes ->
        [yes] Lascia vendere
       *[no] Niente da fare: via di qui
    }
do-pay-up =
    { $yes ->
        [yes] Paga
       *[no] Non pagare
    }
do-leave-order =
    { $anybody ->
        [yes] Contro { $card } usa Investigation, chiunque sia il bersaglio
       *[no] Contro { $card } usa Investigation, se il bersaglio sono io
    }
do-drop-order = Ritira il mio ordine su { $card }

## Questions

ask-muscle = Metti giù coperta una carta muscoli. I numeri alti sono primi per tutto il turno, ma costano di più.
ask-take = Prendi una delle carte in offerta.
ask-play-first = Prima, se vuoi, gioca una carta scagnozzo o piazza quello che hai nel retrobottega, se c'è qualcosa.
ask-play-or-keep = Hai in mano { $card }. Giocala subito, o tienila per il momento buono.
ask-put-die =
    Hai { $count ->
        [one] { $count } dado nuovo. Mettilo su una tua distilleria, o tienilo
       *[other] { $count } dadi nuovi. Mettine uno su una tua distilleria, o tienilo
    } nel retrobottega.
ask-put-improvement = Metti il segnalino miglioramento in uno spaccio, o tienilo nel retrobottega.
ask-place =
    Hai { $count ->
        [one] { $count } segnalino da piazzare. Scegli uno spaccio
       *[other] { $count } segnalini da piazzare. Scegli uno spaccio per il primo
    }, o fermati qui.
ask-place-none = Non hai più segnalini da piazzare. Gioca una carta, o vai avanti.
ask-place-more =
    Da { $house } hai scavalcato, e ti { $count ->
        [one] resta { $count } segnalino
       *[other] restano { $count } segnalini
    }. Piazzane lì un altro, o fermati qui.
ask-pre-empt = { $mobster } sta per piazzare un segnalino da { $house }. Tu hai più muscoli: scavalca, o lascia fare.
ask-deals =
    È ora di trattare: casse, camion, contanti, carte, promesse. { $count ->
        [0] Gli altri hanno finito; puoi ancora fare loro una proposta. Quando hai finito anche tu, dillo.
       *[other] Fai le tue proposte, e quando hai finito dillo.
    }
ask-load =
    Quante casse vanno sul { $truck }? { $crates ->
        [0] Per questo non ne hai.
       *[other] Per questo ne hai { $crates }.
    }
ask-load-done =
    Carica i camion, poi di' che hai finito. { $crates ->
        [0] Ogni cassa sta su un camion.
        [one] 1 cassa non sta ancora su un camion: se resta indietro, è persa.
       *[other] { $crates } casse non stanno ancora su un camion: se restano indietro, sono perse.
    }
ask-drive =
    { $count ->
        [one] Il tuo camion è carico. Mandalo a uno spaccio, o lascialo a casa.
       *[other] Hai { $count } camion carichi. Mandane uno a uno spaccio, o lasciali a casa.
    }
ask-drive-none = A casa non hai camion carichi. Gioca una carta, o vai avanti.
ask-send = Dove porta le casse rubate il { $truck }? Scegli uno spaccio: si mette in fondo alla fila.
ask-allow =
    { $mobster } aspetta nella corsia pubblica di { $house }, con { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } sul { $truck }; lo spaccio ne compra ancora { $demand }. Questo camion può vendere? Dopo un no, qui vendono ancora solo i tuoi camion.
ask-allow-all =
    Nella corsia pubblica di { $house } davanti { $mobster_is_you ->
        [yes] ci sei tu
       *[no] c'è { $mobster }
    }, con il { $truck } e { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }; lo spaccio ne compra ancora { $demand }. Apri la corsia pubblica a tutti quelli che aspettano?
ask-investigation =
    { $mobster_is_you ->
        [yes] Hai
       *[no] { $mobster } ha
    } giocato { $card }. Se hai Investigation, fermala; oppure lascia fare.
ask-orders = Lascia un ordine: contro quale carta vuoi usare Investigation, senza che ti si chieda?

ask-window =
    { $when ->
        [reveal] I muscoli sono sul tavolo. Gioca qualcosa adesso, o passa.
        [end-of-phase-1] Tutti hanno preso una carta. Gioca qualcosa prima che finisca la fase 1, o passa.
        [before-production] Le distillerie stanno per tirare. Gioca qualcosa prima, o passa.
        [after-production] Il whiskey è pronto. Gioca qualcosa adesso, o passa.
        [after-deals] Gli affari sono chiusi, adesso si carica. Gioca qualcosa prima, o passa.
        [loaded] I carichi sono scoperti. Gioca qualcosa prima che i camion partano, o passa.
        [lined-up] I camion sono in fila. Gioca qualcosa prima che si aprano le porte, o passa.
        [password]
            { $rolled ->
                [rolled]
                    I dadi domanda sono tirati: { $house } comprerà { $demand ->
                        [one] { $demand } cassa
                       *[other] { $demand } casse
                    }. Gioca qualcosa prima della vendita, o passa.
                [no-roll] È la volta di { $house }, che compra tutto senza tirare dadi. Gioca qualcosa prima che compri, o passa.
               *[not-yet] È la volta di { $house }. I dadi domanda sono ancora da tirare: gioca qualcosa prima, o passa.
            }
       *[last-sale] L'ultima cassa è venduta. Gioca qualcosa prima che finisca il turno, o passa.
    }

ask-choose-a-house = { $card }: in quale spaccio?
ask-choose-a-mobster = { $card }: su chi?
ask-hijack-whom = { $card }: di chi è il whiskey che vuoi? Scegli un camion carico.
ask-hijack-onto = { $card }: scegli il tuo camion vuoto per la merce. Deve starci tutta.
ask-bust-which = { $card }: scegli il camion carico che perderà la merce.
ask-free-truck-which = { $card }: scegli il camion vuoto che sarà tuo.
ask-pigeon-whom = { $card }: scegli il camion carico di cui vuoi i soldi.
ask-buy-markers = { $card }: quanti segnalini influenza compri?
ask-double-cross-how = { $card }: lì elimini un segnalino, o ne infili uno dei tuoi?
ask-muscling-in-from = { $card }: scegli la distilleria periferica a cui prendi un dado.
ask-muscling-in-where = { $card }: metti il dado su una tua distilleria, o nel retrobottega?
ask-muscling-in-onto = { $card }: scegli la tua distilleria per il dado.
ask-safe-house-first = { $card }: scegli lo spaccio da cui torna il primo segnalino.
ask-safe-house-more = { $card }: scegli lo spaccio da cui torna il prossimo segnalino, o di' che basta così.
ask-turf-war-where = { $card }: scegli la distilleria da colpire. Una periferica salta con tutti i suoi dadi; una di famiglia ne perde uno.
ask-vigorish-whom = { $card }: scegli la distilleria per cui ti devono pagare.
ask-pay-up =
    { $mobster_is_you ->
        [yes] Vuoi
       *[no] { $mobster } vuole
    } { $cash } di pizzo per la { $still }. Paga, o in questo turno non produce niente.

## What was chosen for a card

pick-house = da { $house }
pick-mobster =
    { $mobster_is_you ->
        [yes] su di te
       *[no] su { $mobster }
    }
# The same more than once: so many markers.
pick-house-times = da { $house } ({ $count } segnalini)
pick-mobster-times =
    { $mobster_is_you ->
        [yes] contro { $count } tuoi segnalini
       *[no] contro { $count } segnalini di { $mobster }
    }
pick-truck = il { $truck }
pick-still = la { $still }
pick-count =
    { $count ->
        [0] basta così
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
pick-way = { $way }

## Why not, and what to do instead

why-not-now = Adesso { $card } non si può giocare. Tienila per il momento buono.
why-no-target = Adesso per { $card } non c'è nessun bersaglio. Tienila per dopo.
why-no-cash = Costa { $cash }, e i tuoi contanti non bastano. Scegli qualcosa di meno caro.
why-not-omalleys = O'Malley's qui non c'entra. Scegli un altro spaccio.
why-closed = { $house } è chiuso. Scegli uno spaccio aperto.
why-sold = Per { $house } è tardi: in questo turno il suo momento è passato. Scegli un altro spaccio.
why-full = Da { $house } non c'è più un cerchietto libero. Scegli un altro spaccio.
why-no-slot = Da { $house } non c'è più uno spazio miglioramento libero. Scegli un altro spaccio.
why-no-improvement = Da { $house } non c'è nessun miglioramento da spostare. Scegli un altro spaccio.
why-no-open-slot = Nessun altro spaccio aperto ha uno spazio libero. Tieni la carta per dopo.
why-same-house = Il miglioramento sta già da { $house }. Scegli un altro spaccio.
why-no-marker =
    { $mobster_is_you ->
        [yes] Non hai
       *[no] { $mobster } non ha
    } segnalini che tu possa colpire da { $house }. Scegli qualcun altro.
why-no-marker-there = Da { $house } non c'è nessun segnalino da colpire. Scegli un altro spaccio.
why-none-of-yours = Da { $house } non hai più segnalini. Scegli un altro spaccio.
why-one-speakeasy = A questo tavolo devono tornare tutti dallo stesso spaccio: { $house }. Scegli quello.
why-not-yourself = Quella è roba tua. Scegli un altro gangster.
why-no-supply =
    { $count ->
        [0] La tua scorta è vuota. Scegli qualcosa che non richieda segnalini.
        [one] Nella tua scorta c'è solo 1 segnalino. Scegline di meno.
       *[other] Nella tua scorta ci sono solo { $count } segnalini. Scegline di meno.
    }
why-no-dice = Sulla { $still } non c'è nessun dado. Scegli un'altra distilleria.
why-last-die = Sulla { $still } c'è un dado solo, e l'ultimo non si tocca. Scegli un'altra distilleria.
why-no-free-slot = Le tue distillerie sono tutte piene. Metti il dado nel retrobottega.
why-no-union-boss = Lì non c'è nessun Friendly Union Boss. Scegli un gangster che ce l'abbia davanti.
why-no-truck-left = Per { $card } non restano camion. Tienila per un altro turno.
why-loaded =
    Su quel camion { $crates ->
        [one] c'è ancora { $crates } cassa
       *[other] ci sono ancora { $crates } casse
    }. Scegline uno vuoto.
why-no-room =
    A casa non hai un camion vuoto con posto per { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }. Scegli un carico più piccolo.
why-too-small =
    Su quel camion non c'è posto per { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }. Scegline uno più grande.
why-no-crates =
    { $crates ->
        [0] Le tue casse sono già tutte caricate.
        [one] Per questo camion non hai altro che questa cassa.
       *[other] Per questo camion non hai più di queste { $crates } casse.
    }

refused-no-cash =
    { $mobster_is_you ->
        [yes] Non hai
       *[no] { $mobster } non ha
    } tutti quei contanti. Indica una cifra più bassa.
refused-no-crates =
    { $mobster_is_you ->
        [yes] Non hai
       *[no] { $mobster } non ha
    } { $crates ->
        [0] nemmeno una cassa. Proponi qualcos'altro.
        [one] tutte quelle casse, ma una sola. Indicane di meno.
       *[other] tutte quelle casse, ma solo { $crates }. Indicane di meno.
    }
refused-no-card =
    { $mobster_is_you ->
        [yes] Non hai
       *[no] { $mobster } non ha
    } { $card }. Indica un'altra carta.
refused-no-truck =
    { $mobster_is_you ->
        [yes] Non puoi
       *[no] { $mobster } non può
    } cedere il { $truck }. Indica un camion che il proprietario abbia sottomano.
refused-sublet = Un camion in affitto o in prestito non si può passare ad altri, e il { $truck } lo è. Indica un altro camion.
refused-twice = Lo stesso camion compare due volte. Nominalo una volta sola.
refused-no-good = Questo non può passare di mano. Si trattano contanti, carte scagnozzo, casse e camion.
refused-deals-step-only = Casse e camion passano di mano solo durante gli affari della fase 4. Adesso offri contanti, carte o promesse, oppure aspetta.
refused-no-promise = Quella promessa non dice niente a cui ti si possa inchiodare. Di' di che cosa si tratta.
refused-promise-date = Quella promessa scade troppo presto o troppo tardi. Scegli un turno dal numero { $round } all'ultimo.

## Goods and promises

# How a good is called where an amount of it is typed in.
goods-cash = Contanti (in G$)
goods-crates = Casse
good-cash = { $cash }
good-crates =
    { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }
good-thug = { $card }
good-truck = il { $truck } per sempre
good-rent = il { $truck } in affitto per questo turno
# A kind of promise, before it is known to whom: "I promise …".
promising-send-truck = di mandare un camion a uno spaccio
promising-send-no-truck = di non mandare camion a uno spaccio
promising-place = di mettere un segnalino in uno spaccio
promising-place-none = di non mettere segnalini in uno spaccio
promising-no-thug = di non giocare carte scagnozzo contro l'altro
promising-allow = di lasciar vendere l'altro nella corsia pubblica
promising-pay = di pagare una somma più avanti
# The same in two or three words, for a tap.
vow-send-truck = un camion da…
vow-send-no-truck = nessun camion da…
vow-place = un segnalino da…
vow-place-none = nessun segnalino da…
vow-no-thug = niente carte scagnozzo
vow-allow = permesso di vendere
vow-pay = soldi dopo
promise-send-truck =
    { $given ->
        [yes] la promessa
       *[no] { $mobster_is_you ->
            [yes] la tua promessa a { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promessa che ti fa { $mobster }
               *[no] la promessa di { $mobster } a { $mobster_to }
            }
        }
    } di mandare un camion da { $house } entro la fine del turno { $round }
promise-send-no-truck =
    { $given ->
        [yes] la promessa
       *[no] { $mobster_is_you ->
            [yes] la tua promessa a { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promessa che ti fa { $mobster }
               *[no] la promessa di { $mobster } a { $mobster_to }
            }
        }
    } di non mandare camion da { $house } fino alla fine del turno { $round }
promise-place =
    { $given ->
        [yes] la promessa
       *[no] { $mobster_is_you ->
            [yes] la tua promessa a { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promessa che ti fa { $mobster }
               *[no] la promessa di { $mobster } a { $mobster_to }
            }
        }
    } di piazzare un segnalino da { $house } entro la fine del turno { $round }
promise-place-none =
    { $given ->
        [yes] la promessa
       *[no] { $mobster_is_you ->
            [yes] la tua promessa a { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promessa che ti fa { $mobster }
               *[no] la promessa di { $mobster } a { $mobster_to }
            }
        }
    } di non piazzare segnalini da { $house } fino alla fine del turno { $round }
promise-no-thug =
    { $given ->
        [yes] la promessa
       *[no] { $mobster_is_you ->
            [yes] la tua promessa
           *[no] la promessa di { $mobster }
        }
    } di non giocare carte scagnozzo { $mobster_to_is_you ->
        [yes] contro di te
       *[no] contro { $mobster_to }
    } fino alla fine del turno { $round }
promise-allow =
    { $given ->
        [yes] la promessa
       *[no] { $mobster_is_you ->
            [yes] la tua promessa a { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promessa che ti fa { $mobster }
               *[no] la promessa di { $mobster } a { $mobster_to }
            }
        }
    } di dare il permesso nella corsia pubblica di { $house } fino alla fine del turno { $round }
promise-pay =
    { $given ->
        [yes] la promessa
       *[no] { $mobster_is_you ->
            [yes] la tua promessa a { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promessa che ti fa { $mobster }
               *[no] la promessa di { $mobster } a { $mobster_to }
            }
        }
    } di pagare { $cash } entro la fine del turno { $round }

## The story: phase 1

story-round-begins = Turno { $round }.
story-on-offer = In offerta: { $card }.
story-shows-muscle =
    { $mobster_is_you ->
        [yes] Scopri
       *[no] { $mobster } scopre
    } la carta { $muscle }.
story-pays-wages =
    { $mobster_is_you ->
        [yes] Paghi
       *[no] { $mobster } paga
    } { $cash } fra autisti e muscoli.
story-pays-what-there-is =
    { $mobster_is_you ->
        [yes] Non ce la fai a pagare tutto e sganci
       *[no] { $mobster } non ce la fa a pagare tutto e sgancia
    } fino all'ultimo dollaro: { $cash }.
story-takes-card =
    { $mobster_is_you ->
        [yes] Prendi
       *[no] { $mobster } prende
    } la carta { $card }.
story-recruits =
    { $count ->
        [0] { $mobster_is_you ->
            [yes] Non ricevi
           *[no] { $mobster } non riceve
        } segnalini: la scorta è vuota.
        [one] { $mobster_is_you ->
            [yes] Ricevi
           *[no] { $mobster } riceve
        } 1 segnalino nel retrobottega.
       *[other] { $mobster_is_you ->
            [yes] Ricevi
           *[no] { $mobster } riceve
        } { $count } segnalini nel retrobottega.
    }
story-puts-die =
    { $mobster_is_you ->
        [yes] Metti
       *[no] { $mobster } mette
    } un dado sulla { $still }.
story-keeps-die =
    { $mobster_is_you ->
        [yes] Tieni
       *[no] { $mobster } tiene
    } un dado nel retrobottega.
story-starts-still =
    { $mobster_is_you ->
        [yes] Apri
       *[no] { $mobster } apre
    } la { $still } con un dado.
story-puts-improvement =
    { $mobster_is_you ->
        [yes] Metti
       *[no] { $mobster } mette
    } un miglioramento da { $house }.
story-keeps-improvement =
    { $mobster_is_you ->
        [yes] Tieni
       *[no] { $mobster } tiene
    } un miglioramento nel retrobottega.
story-finds-no-improvement =
    Segnalini miglioramento finiti: per { $mobster_is_you ->
        [yes] te
       *[no] { $mobster }
    } non ce n'è.
story-buys-truck =
    { $mobster_is_you ->
        [yes] Compri
       *[no] { $mobster } compra
    } il { $truck } per { $cash }.
story-finds-no-truck =
    Niente camion per { $mobster_is_you ->
        [yes] te
       *[no] { $mobster }
    }: la carta si scarta.

## The story: phases 2 and 3

story-places =
    { $mobster_is_you ->
        [yes] Piazzi
       *[no] { $mobster } piazza
    } un segnalino da { $house }.
story-opens = { $house } apre.
story-closes = { $house } chiude.
story-declares =
    { $mobster_is_you ->
        [yes] Annunci
       *[no] { $mobster } annuncia
    } un segnalino da { $house }.
story-pre-empts =
    { $mobster_of_is_you ->
        [yes] { $mobster } ti scavalca
       *[no] { $mobster_is_you ->
            [yes] Scavalchi
           *[no] { $mobster } scavalca
        } { $mobster_of }
    } da { $house }.
story-makes =
    { $mobster_is_you ->
        [yes] Tiri
       *[no] { $mobster } tira
    } { $dice } alla { $still }: { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }.
story-spoiled =
    { $mobster_is_you ->
        [yes] Tiri
       *[no] { $mobster } tira
    } { $dice } alla { $still }, e il piedipiatti sente odore di whiskey: neanche una goccia.
story-still-stopped =
    In questo turno { $mobster_is_you ->
        [yes] non produci
       *[no] { $mobster } non produce
    } niente con la { $still }.
story-copper-moves =
    Ora il piedipiatti tiene d'occhio { $mobster_is_you ->
        [yes] la tua distilleria di famiglia
       *[no] la distilleria di famiglia di { $mobster }
    }: con un 5 non produce niente.

## The story: phase 4

story-done-dealing =
    { $mobster_is_you ->
        [yes] Hai finito con i tuoi
       *[no] { $mobster } ha finito con i suoi
    } affari.
story-loads =
    { $mobster_is_you ->
        [yes] Carichi
       *[no] { $mobster } carica
    } { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } sul { $truck }.
story-drives =
    { $mobster_is_you ->
        [yes] Mandi
       *[no] { $mobster } manda
    } da { $house } il { $truck } con { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }: { $dock }.
story-warehoused =
    { $mobster_is_you ->
        [yes] Tieni
       *[no] { $mobster } tiene
    } in magazzino { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }.
story-loses-crates =
    { $mobster_is_you ->
        [yes] Perdi
       *[no] { $mobster } perde
    } { $crates ->
        [one] { $crates } cassa rimasta
       *[other] { $crates } casse rimaste
    } senza camion.

## The story: phases 5 and 6

story-rolls-demand =
    { $house } tira { $dice } e vuole in tutto { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }.
story-stays-closed = { $house } è chiuso: lì non si vende niente.
story-sells =
    { $house } compra { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } dal { $truck }: { $cash } per { $mobster_is_you ->
        [yes] te
       *[no] { $mobster }
    }.
story-earns-profit =
    { $mobster_is_you ->
        [yes] Incassi
       *[no] { $mobster } incassa
    } { $cash } di profitto da { $house }.
story-allows =
    { $mobster_is_you ->
        [yes] Fai
       *[no] { $mobster } fa
    } cenno di sì: { $mobster_other_is_you ->
        [yes] puoi
       *[no] { $mobster_other } può
    } vendere nella corsia pubblica di { $house }.
story-turns-away =
    { $mobster_is_you ->
        [yes] Scuoti
       *[no] { $mobster } scuote
    } la testa: { $mobster_other_is_you ->
        [yes] non vendi
       *[no] { $mobster_other } non vende
    } niente nella corsia pubblica di { $house }.
story-unsold =
    { $mobster_is_you ->
        [yes] Butti
       *[no] { $mobster } butta
    } nel tombino { $crates ->
        [one] { $crates } cassa invenduta
       *[other] { $crates } casse invendute
    } del { $truck }.
story-announces-cash =
    { $mobster_is_you ->
        [yes] Dichiari
       *[no] { $mobster } dichiara
    } { $cash }.
story-helped-as-poorest =
    { $mobster_is_you ->
        [yes] Hai
       *[no] { $mobster } ha
    } meno soldi di tutti{ $count ->
        [0] , ma la scorta è vuota, e il segnalino non arriva
       *[other] : in compenso arriva un segnalino in più nel retrobottega
    }.
story-wins =
    { $mobster_is_you ->
        [yes] Vinci tu
       *[no] Vince { $mobster }
    }: { $ending }.

## The story: thug cards

story-plays-card =
    { $mobster_is_you ->
        [yes] Giochi
       *[no] { $mobster } gioca
    } { $card }{ $picks_count ->
        [0] .
       *[other] : { $picks }.
    }
story-aimed-at-you =
    Occhio: { $mobster_is_you ->
        [yes] prendi
       *[no] { $mobster } prende
    } di mira qualcosa di tuo con { $card }.
story-investigates =
    { $mobster_is_you ->
        [yes] Sguinzagli
       *[no] { $mobster } sguinzaglia
    } i federali contro { $mobster_of_is_you ->
        [yes] di te
       *[no] { $mobster_of }
    }: { $card } va in fumo.
story-pays-for-card =
    { $mobster_is_you ->
        [yes] Paghi
       *[no] { $mobster } paga
    } { $cash } per { $card }.
story-leaves-order = Ordine ricevuto: contro { $card } si usa Investigation.
story-drops-order = Il tuo ordine su { $card } è ritirato.
story-loses-marker =
    { $mobster_is_you ->
        [yes] Perdi
       *[no] { $mobster } perde
    } un segnalino da { $house }.
story-adds-marker =
    { $mobster_is_you ->
        [yes] Infili
       *[no] { $mobster } infila
    } un segnalino da { $house }.
story-turns-marker =
    { $mobster_is_you ->
        [yes] Metti un tuo uomo
       *[no] { $mobster } mette un suo uomo
    } da { $house } al posto di uno { $mobster_from_is_you ->
        [yes] dei tuoi
       *[no] di { $mobster_from }
    }.
story-boosts-muscle =
    I ragazzi di città danno manforte alla { $mobster_is_you ->
        [yes] tua carta { $muscle }
       *[no] carta { $muscle } di { $mobster }
    }: 5½ in più per questo turno.
story-buys-control =
    { $mobster_is_you ->
        [yes] Ungi
       *[no] { $mobster } unge
    } le ruote da { $house }: per questo turno il controllo è { $mobster_is_you ->
        [yes] tuo
       *[no] suo
    }.
story-docks-anew = I camion che aspettano da { $house } si rimettono in fila.
story-borrows-truck =
    { $mobster_is_you ->
        [yes] Prendi
       *[no] { $mobster } prende
    } in prestito il { $truck } per questo turno.
story-busts-shipment =
    I federali beccano il { $truck }: { $mobster_is_you ->
        [yes] perdi
       *[no] { $mobster } perde
    } { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }, e il camion torna a casa vuoto.
story-rent-ends =
    { $mobster_is_you ->
        [yes] Riprendi
       *[no] { $mobster } riprende
    } il { $truck }: { $mobster_from_is_you ->
        [yes] non lo hai
       *[no] { $mobster_from } non lo ha
    } più in affitto.
story-loan-ends =
    { $mobster_from_is_you ->
        [yes] Restituisci
       *[no] { $mobster_from } restituisce
    } il { $truck } alla riserva comune: il prestito è finito.
story-sends-copper = Piedipiatti in sala da { $house }: per questo turno compra tutto a 1G$, e di profitto non ce n'è per nessuno.
story-hires-union-boss =
    { $mobster_is_you ->
        [yes] Hai
       *[no] { $mobster } ha
    } un amico nel sindacato: d'ora in poi niente bustarelle agli autisti.
story-loses-union-boss =
    I federali si portano via { $mobster_is_you ->
        [yes] il tuo Friendly Union Boss
       *[no] il Friendly Union Boss di { $mobster }
    }.
story-steals-truck =
    { $mobster_is_you ->
        [yes] Te ne vai
       *[no] { $mobster } se ne va
    } col { $mobster_from_is_you ->
        [yes] tuo { $truck }
       *[no] { $truck } di { $mobster_from }
    }, e { $mobster_is_you ->
        [yes] te lo tieni
       *[no] se lo tiene
    }.
story-steals-borrowed-truck =
    { $mobster_is_you ->
        [yes] Te ne vai
       *[no] { $mobster } se ne va
    } col { $truck } che { $mobster_from_is_you ->
        [yes] avevi
       *[no] { $mobster_from } aveva
    } in prestito; a fine turno va restituito.
story-hijacks-crates =
    { $mobster_is_you ->
        [yes] Assalti
       *[no] { $mobster } assalta
    } { $mobster_from_is_you ->
        [yes] un tuo camion
       *[no] un camion di { $mobster_from }
    }: { $crates ->
        [one] { $crates } cassa passa
       *[other] { $crates } casse passano
    } sul { $truck }.
story-pays-moll =
    La pupa tira un { $dice }: { $mobster_is_you ->
        [yes] perdi
       *[no] { $mobster } perde
    } { $cash }.
story-names-pigeon =
    { $mobster_is_you ->
        [yes] Metti
       *[no] { $mobster } mette
    } le mani sul { $mobster_from_is_you ->
        [yes] tuo { $truck }
       *[no] { $truck } di { $mobster_from }
    } da { $house }: il ricavo all'ingrosso cambia tasca.
story-muscles-in =
    { $mobster_is_you ->
        [yes] Prendi
       *[no] { $mobster } prende
    } un dado dalla { $mobster_from_is_you ->
        [yes] tua { $still_from }
       *[no] { $still_from } di { $mobster_from }
    } e lo { $mobster_is_you ->
        [yes] metti
       *[no] mette
    } sulla { $still }.
story-muscles-in-aside =
    { $mobster_is_you ->
        [yes] Prendi
       *[no] { $mobster } prende
    } un dado dalla { $mobster_from_is_you ->
        [yes] tua { $still_from }
       *[no] { $still_from } di { $mobster_from }
    } e lo { $mobster_is_you ->
        [yes] porti
       *[no] porta
    } nel retrobottega.
story-moves-improvement =
    { $mobster_is_you ->
        [yes] Sposti
       *[no] { $mobster } sposta
    } un miglioramento da { $house_from } a { $house_to }.
story-packs-heat =
    { $mobster_is_you ->
        [yes] Ti presenti
       *[no] { $mobster } si presenta
    } da { $house } col ferro in tasca: per questo turno tutti gli altri vendono a 1G$.
story-packs-heat-alone =
    { $mobster_is_you ->
        [yes] Ti presenti
       *[no] { $mobster } si presenta
    } da { $house } col ferro in tasca, e per questo turno lì { $mobster_is_you ->
        [yes] vendi
       *[no] vende
    } a 1G$.
story-rolls-for-recruits =
    Si recluta: { $mobster_is_you ->
        [yes] tiri
       *[no] { $mobster } tira
    } un { $dice }, e altrettanti segnalini si spartiscono uno alla volta.
story-saves-markers =
    { $mobster_is_you ->
        [yes] Fai
       *[no] { $mobster } fa
    } sparire da { $house } { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }, al sicuro nel retrobottega.
story-makes-thirsty = Gola secca da { $house }: per questo turno un dado domanda in più.
story-destroys-die =
    { $mobster_is_you ->
        [yes] Distruggi
       *[no] { $mobster } distrugge
    } un dado della { $still }.
story-destroys-still =
    { $mobster_is_you ->
        [yes] Distruggi
       *[no] { $mobster } distrugge
    } la { $mobster_from_is_you ->
        [yes] tua { $still }
       *[no] { $still } di { $mobster_from }
    }, { $count ->
        [0] senza nemmeno un dado sopra
        [one] con 1 dado sopra
       *[other] con { $count } dadi sopra
    }.
story-demands-vigorish =
    { $mobster_is_you ->
        [yes] Vuoi
       *[no] { $mobster } vuole
    } { $cash } di pizzo da { $mobster_from_is_you ->
        [yes] te
       *[no] { $mobster_from }
    } per la { $still }.
story-pays-vigorish =
    { $mobster_to_is_you ->
        [yes] { $mobster } ti paga { $cash }
       *[no] { $mobster_is_you ->
            [yes] Paghi
           *[no] { $mobster } paga
        } { $cash } a { $mobster_to }
    }.
story-bears-vigorish =
    { $mobster_is_you ->
        [yes] Non paghi
       *[no] { $mobster } non paga
    }: in questo turno la { $still } resta ferma.
story-opens-warehouse =
    { $mobster_is_you ->
        [yes] Apri
       *[no] { $mobster } apre
    } un magazzino: stavolta le casse non caricate si salvano.
story-draws-card =
    Colpo di fortuna: { $mobster_is_you ->
        [yes] peschi
       *[no] { $mobster } pesca
    } la carta { $card }.
story-draws-thug =
    Colpo di fortuna: { $mobster_is_you ->
        [yes] peschi
       *[no] { $mobster } pesca
    } una carta scagnozzo.
story-draws-thug-unseen = La carta che hai pescato è { $card }.
story-spreads-word = Corre voce su { $house }: per questo turno 1G$ di profitto in più a cassa.

## The table in words

panel-table = Turno { $round } di { $rounds }
panel-houses = Spacci
panel-lines = Camion in fila
panel-mobsters = Gangster
panel-own = La tua mano

column-house = Spaccio
column-state = Stato
column-markers = Segnalini
column-circles = Cerchietti
column-improvements = Miglioramenti
column-demand = Domanda
column-prices = Ingrosso / profitto
column-dock = Corsia
column-truck = Camion
column-mobster = Gangster
column-crates = Casse
column-cash = Contanti
column-back-room = Retrobottega
column-supply = Scorta
column-stills = Distillerie
column-trucks = Camion
column-cards = Carte scagnozzo

row-phase = Ora
row-offer = In offerta
row-order = Ordine dei muscoli
row-copper = Col piedipiatti alla porta
row-cash = Contanti
row-hand = Carte muscoli
row-thugs = Carte scagnozzo

name-house = { $house }
name-dock = { $dock }
name-truck = { $truck }
name-truck-loaded =
    { $truck } con { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }
name-card = { $card }
name-count =
    { $mobster_is_you ->
        [yes] tu
       *[no] { $mobster }
    } ({ $count })
name-muscle =
    { $mobster_is_you ->
        [yes] tu
       *[no] { $mobster }
    } ({ $muscle })
name-muscle-boosted =
    { $mobster_is_you ->
        [yes] tu
       *[no] { $mobster }
    } ({ $muscle } + 5½)
name-muscle-card = { $muscle } ({ $muscle_cost })
muscle-free = gratis

cell-none = –
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } su { $most }
cell-circles = { $count } su { $most } (apre con { $opens })
cell-closed = chiuso
cell-shut = chiuso per questo turno
cell-open = aperto
cell-copper = piedipiatti in sala
cell-controlled =
    controllo: { $mobster_is_you ->
        [yes] tu
       *[no] { $mobster }
    }
cell-controlled-tie =
    controllo: { $mobster_is_you ->
        [yes] tu (parità, più muscoli)
       *[no] { $mobster } (parità, più muscoli)
    }
cell-majority =
    maggioranza: { $mobster_is_you ->
        [yes] tu
       *[no] { $mobster }
    }
cell-unlimited = senza limite
cell-demand =
    { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }
cell-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
cell-prices = { $cash } / { $cash_profit }
cell-cash = { $cash }
cell-cash-announced = segreti ({ $cash } all'ultima dichiarazione)
cell-cash-secret = segreti
cell-markers =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
cell-spare-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
cell-spare-improvements =
    { $count ->
        [one] { $count } miglioramento
       *[other] { $count } miglioramenti
    }
cell-family =
    di famiglia ({ $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    })
cell-remote =
    periferica ({ $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    })
cell-unseen =
    { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
cell-union-boss = Friendly Union Boss sul tavolo

## What a move means: clauses without a full stop, and a word or two for the thing itself

mean-sells-all =
    { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } × { $cash_each } = { $cash }
# $cash is an average over the dice, $percent how often everything is sold.
mean-sells-about =
    { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } a { $cash_each } l'una: in media { $cash }, tutto venduto { $percent } volte su 100
mean-demand =
    domanda { $least }–{ $most }, finora { $crates ->
        [0] nessuna cassa
        [one] 1 cassa
       *[other] { $crates } casse
    } davanti a te
mean-demand-rolled =
    domanda { $demand }, { $crates ->
        [0] nessuna cassa
        [one] 1 cassa
       *[other] { $crates } casse
    } davanti a te
mean-closed =
    chiuso: non compra niente – { $count ->
        [one] manca 1 segnalino
       *[other] mancano { $count } segnalini
    }
mean-stays-closed =
    resta chiuso: { $count ->
        [one] manca ancora 1 segnalino
       *[other] mancano ancora { $count } segnalini
    }
mean-shut = chiuso per questo turno: non compra niente
mean-public = corsia pubblica: solo se { $mobster } ti fa entrare
mean-public-nobody = corsia pubblica, e nessuno che ti faccia entrare: non si vende niente
mean-profit = { $cash } di profitto per te per ogni cassa che lo spaccio compra
mean-profit-then = quando apre, { $cash } di profitto a cassa per te
mean-stay-home =
    { $crates ->
        [one] { $crates } cassa resta sul camion e va
       *[other] { $crates } casse restano sui camion e vanno
    } { $crates ->
        [one] persa
       *[other] perse
    }
mean-warehoused =
    { $crates ->
        [one] { $crates } cassa resta
       *[other] { $crates } casse restano
    } per il prossimo turno
mean-brief-cash = { $cash }
mean-brief-about = ≈ { $cash }
mean-brief-perhaps = { $cash } ?
mean-brief-closed = chiuso
mean-brief-nothing = non vende
mean-sure-nothing =
    Mandare davvero { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } dove non si vende niente?
mean-sure-pour =
    Buttare { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } nel tombino?
mean-all-loaded =
    { $crates ->
        [one] la cassa è caricata
       *[other] le { $crates } casse sono tutte caricate
    }
mean-full = i camion sono pieni
mean-left-behind =
    { $crates ->
        [one] { $crates } cassa non sta su nessun camion ed è persa
       *[other] { $crates } casse non stanno su nessun camion e sono perse
    }
mean-room-left =
    c'è ancora posto per { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }
mean-warehouse-helps = { $card } le salverebbe
mean-load-left =
    { $crates ->
        [0] nessuna cassa resta da caricare
        [one] resta da caricare { $crates } cassa
       *[other] restano da caricare { $crates } casse
    }
mean-your-profit = { $cash } di profitto per te
mean-they-get = { $mobster } incassa { $cash }
mean-they-get-nothing = qui non vende più nessun altro
mean-forgoes = qui non vende più nessun altro, e rinunci a { $cash } di profitto
mean-sure-forgo = Rinunciare a { $cash }?
mean-opens = apre lo spaccio
mean-closes = chiude lo spaccio
mean-control-you = il controllo è tuo
mean-control = il controllo è di { $mobster }
mean-majority-you = la maggioranza è tua
mean-majority = la maggioranza è di { $mobster }
mean-minority-you = lì sei in minoranza
mean-nobody = lì non comanda nessuno
mean-tie-muscle =
    parità: { $mobster_is_you ->
        [yes] hai
       *[no] { $mobster } ha
    } più muscoli
mean-tie-nobody = parità: nessuno ha la maggioranza
mean-copper-house = in questo turno compra tutto a { $cash } la cassa; l'influenza non conta
mean-price-you = lì prendi { $cash } a cassa
mean-price-others = lì tutti gli altri prendono { $cash } a cassa
mean-margin = il profitto è { $cash } a cassa
mean-wants = poi vuole { $least }–{ $most } casse
mean-muscle-pays =
    { $count_muscle ->
        [0] gratis, più
       *[other] { $cash_muscle } +
    } { $cash_wages } di bustarelle agli autisti; ti restano { $cash_left }
mean-muscle-broke =
    { $count_muscle ->
        [0] gratis, più
       *[other] { $cash_muscle } +
    } { $cash_wages } di bustarelle agli autisti; hai { $cash }, resteresti al verde
mean-muscle-lower =
    { $count ->
        [0] non batte nessuna
       *[other] batte { $count }
    } delle { $most } carte che non hai visto
mean-no-supply = la tua scorta è vuota: nessun segnalino
mean-recruits =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } in più: { $count_then } nel retrobottega
mean-no-improvement = non ci sono più miglioramenti: niente
mean-improvement = 1 in più su ogni dado della domanda di uno spaccio a scelta
mean-card-now = si gioca subito, o si tiene
mean-card-later = va in mano: il suo momento verrà
mean-card-costs = costa almeno { $cash } quando si gioca
mean-card-kept = potrai giocarla più avanti
mean-no-truck = costa { $cash_price }, hai { $cash }: niente camion
mean-sure-no-truck = Prendere davvero una carta che non dà nessun camion?
mean-truck = { $cash } subito, { $cash_wage } di bustarella a turno; ti restano { $cash_left }
mean-room = i tuoi camion portano { $crates_then } casse invece di { $crates }
mean-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }: in media circa { $crates } casse in più a turno
mean-or-remote = o una distilleria periferica nuova con 1 dado
mean-no-slot = nessun posto libero: aspetta nel retrobottega
mean-makes = produce { $least }–{ $most } casse, { $crates } in media
mean-copper-spoils = c'è il piedipiatti: un { $number } rovina tutto, { $percent } volte su 100
mean-remote-safe = lì il piedipiatti non arriva
mean-die-idle = non produce niente finché non sta su una distilleria
mean-improvement-idle = non serve finché non sta in uno spaccio
mean-keeps-markers =
    { $count ->
        [one] { $count } segnalino resta
       *[other] { $count } segnalini restano
    } nel retrobottega
mean-costs = costa { $cash }, ti restano { $cash_left }
mean-still-stops = in questo turno la distilleria non produce niente
mean-stops = { $card } non ha effetto, e la tua Investigation è scartata
mean-moll =
    { $mobster_is_you ->
        [yes] perdi
       *[no] { $mobster } perde
    } da { $cash_least } a { $cash_most }, secondo il dado
mean-recruiting = da 1 a 6 segnalini, secondo il dado: il primo a chi gioca la carta, gli altri a tutti in ordine di muscoli
mean-windfall = una carta dalla cima, che nessun altro vede
mean-markers =
    { $mobster_is_you ->
        [yes] i tuoi segnalini
       *[no] segnalini di { $mobster }
    }: { $count } invece di { $count_before }
mean-loses-cargo =
    { $mobster_is_you ->
        [yes] perdi
       *[no] { $mobster } perde
    } { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }
mean-gets-cargo =
    { $mobster_is_you ->
        [yes] prendi
       *[no] { $mobster } prende
    } { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }
mean-gets-truck =
    { $mobster_is_you ->
        [yes] hai
       *[no] { $mobster } ha
    } un camion da { $crates } casse
mean-pigeon =
    fino a { $cash } per il carico { $mobster_is_you ->
        [yes] vanno a te
       *[no] vanno a { $mobster }
    }
mean-still-gone =
    { $mobster_of_is_you ->
        [yes] perdi
       *[no] { $mobster_of } perde
    }: { $still }
mean-still-dice = { $still }: dadi { $count } invece di { $count_before }
mean-back-room =
    { $mobster_is_you ->
        [yes] il tuo retrobottega
       *[no] retrobottega di { $mobster }
    }: { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } da piazzare{ $count_locked ->
        [0] { "" }
        [one] , { $count_locked } fermo
       *[other] , { $count_locked } fermi
    }
mean-spare-die =
    { $mobster_is_you ->
        [yes] hai
       *[no] { $mobster } ha
    } un dado in più nel retrobottega
mean-rank =
    { $mobster_is_you ->
        [yes] saresti
       *[no] { $mobster } sarebbe
    } al posto { $number } di { $most } nell'ordine di muscoli
mean-no-wages = risparmia { $cash } di bustarelle a turno
mean-wages-again =
    { $mobster_is_you ->
        [yes] paghi
       *[no] { $mobster } paga
    } di nuovo { $cash } di bustarelle a turno
mean-warehouse =
    { $crates ->
        [0] quel che non sta su un camion resta per il prossimo turno
        [one] quel che non sta su un camion resta per il prossimo turno: per ora { $crates } cassa
       *[other] quel che non sta su un camion resta per il prossimo turno: per ora { $crates } casse
    }
mean-vigorish =
    { $mobster_is_you ->
        [yes] paghi
       *[no] { $mobster } paga
    } { $cash }, o in questo turno la distilleria non produce niente
mean-carries =
    { $mobster_is_you ->
        [yes] il tuo
       *[no] quello di { $mobster }
    }, con { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }
mean-stands = in fila da { $house }
mean-sure-own = Giocare { $card } contro te stesso?
mean-brief-broke = al verde
mean-brief-control = controllo
mean-brief-majority = maggioranza
mean-brief-opens = apre
mean-brief-missing =
    { $count ->
        [one] poi { $count } per aprire
       *[other] poi { $count } per aprire
    }
mean-brief-demand = domanda +{ $count }
mean-brief-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
mean-brief-more-dice =
    { $count ->
        [one] +{ $count } dado
       *[other] +{ $count } dadi
    }
mean-brief-empty = niente
mean-brief-markers =
    { $count ->
        [one] +{ $count } segnalino
       *[other] +{ $count } segnalini
    }
mean-brief-no-truck = troppo caro
mean-brief-truck = costa { $cash }
