### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = È l'ultima che hai in mano.
because-muscle-best = La carta migliore per te è { $card }: { $rounds ->
        [1] in questo turno
       *[other] da qui alla fine della partita
    } ti rende { $kind ->
        [much] molto
       *[some] un po'
    } più di quella che resta per ultima.
because-muscle-first = Con questa carta muscoli { $percent ->
        [99] scegli quasi sempre per primo
        [1] non scegli quasi mai per primo
       *[other] scegli per primo circa { $percent } volte su 100
    }.
because-muscle-same = Stavolta scegliere per primo non ti renderebbe niente: risparmia le carte forti.
because-muscle-alike = Le carte in offerta per te valgono più o meno lo stesso: risparmia i muscoli.
because-muscle-outbid = Ti supererebbero comunque: anche la tua più forte { $percent ->
        [1] non è quasi mai la più alta
       *[other] è la più alta solo circa { $percent } volte su 100
    }.
because-muscle-middle = Questa carta muscoli batte { $percent ->
        [99] quasi tutte quelle
        [1] pochissime di quelle
       *[other] circa { $percent } su 100 di quelle
    } che non hai visto, e te ne lascia di più forti per dopo.
because-muscle-earlier = Difficilmente sceglierai per primo, ma questa carta muscoli batte { $percent ->
        [99] quasi tutte quelle
        [1] pochissime di quelle
       *[other] circa { $percent } su 100 di quelle
    } che non hai visto: con una più debole sceglieresti ancora più tardi.
because-muscle-later = Ma le tue carte muscoli più forti renderanno di più in un altro turno.

## Cards on offer, dice, improvements

because-take = Fra tutte è quella che ti rende di più { $rounds ->
        [1] in questo turno
       *[other] da qui alla fine della partita
    }. Poi viene { $card }.
because-take-what = Cosa ti porta: { $kind ->
        [truck] più posto per le casse
        [still] { $rounds ->
            [1] più dadi, più whiskey
           *[other] più dadi, più whiskey, turno dopo turno
        }
        [markers] più segnalini, più voce negli spacci
       *[improvement] uno spaccio che compra di più, meglio se lì comandi tu
    }.
# What that comes to.
because-take-round = Fa circa { $cash } a turno.
# Of a thug card.
because-take-once = Giocata al momento giusto, per te vale circa { $cash }.
because-take-only = Ti rende { $kind ->
        [much] parecchio
       *[some] un po'
    } { $rounds ->
        [1] in questo turno
       *[other] da qui alla fine della partita
    }, le altre quasi niente.
because-take-least = Nessuna vale molto per te; questa è quella che ti costa meno.
because-take-left = È l'unica rimasta.
because-still-room = Lì il piedipiatti non passa mai, e c'è posto per altri dadi.
because-still-full = Nelle tue distillerie non c'è posto per due dadi. In una nuova sì, e lì il piedipiatti non passa mai.
because-die-away = Circa { $crates } casse in più { $rounds ->
        [1] in questo turno
       *[other] a turno
    }, e lì il piedipiatti non passa mai.
because-die-home = Circa { $crates } casse in più { $rounds ->
        [1] in questo turno
       *[other] a turno
    }.
because-no-room = Sui tuoi camion non c'è posto per così tante casse: prendi o noleggia un altro camion, oppure vendine.
because-die-kept = Per ora non c'è un buon posto.
because-improvement-kept = Adesso servirebbe più agli altri che a te.
because-house = Lì ti rende circa { $cash } { $rounds ->
        [1] in questo turno
       *[other] a turno
    }. Poi viene { $house }, circa { $cash_next }.
because-house-only = Lì ti rende circa { $cash } { $rounds ->
        [1] in questo turno
       *[other] a turno
    }, altrove quasi niente.
because-house-little = Non rende molto, ma altrove ancora meno.

## Markers

because-place-all = Lì { $count } segnalini ti rendono circa { $cash } { $rounds ->
        [1] in questo turno
       *[other] a turno
    }.
because-place-together = Messi così, i tuoi { $count } segnalini ti rendono circa { $cash } { $rounds ->
        [1] in questo turno
       *[other] a turno
    }.
because-control-missing =
    { $count ->
        [one] Poi manca solo un segnalino per il controllo.
       *[other] Poi mancano solo { $count } segnalini per il controllo.
    }
because-control-then = Con { $count ->
        [2] tutti e due
       *[other] tutti e { $count }
    } prendi lì il controllo.
because-place-kept = Uno in più adesso non ti renderebbe niente. Nel retrobottega aspetta uno spaccio migliore.
because-place-elsewhere = Il tuo prossimo segnalino rende di più da { $house }.
because-cut-in = Ci vuoi andare comunque: meglio prima di { $mobster }.

## Crates and trucks

because-pay = Quello che fa la distilleria vale circa { $cash_earned }: più di { $cash }.
because-pay-not = Quello che fa la distilleria vale circa { $cash_earned }: troppo poco per { $cash }.
because-load-full = { $count ->
        [one] Riempi il camion.
       *[other] Riempi tutti i camion{ $crates ->
            [0] : così ogni cassa è caricata.
            [one] ; resta indietro una cassa.
           *[other] ; restano indietro { $crates } casse.
        }
    }
because-load-for = Un carico per { $house }: più o meno quello che dovresti venderci.
because-load-empty = Resta vuoto, per { $card }.
because-load-rest = Parte anche quello che avanza.
because-loaded = Tutte le casse sono sui camion.
because-loaded-left =
    { $crates ->
        [one] Di più non ce ne stanno; resta indietro una cassa.
       *[other] Di più non ce ne stanno; restano indietro { $crates } casse.
    }
because-drive = Lì il carico rende circa { $cash }. Poi viene { $house }, circa { $cash_next }.
because-drive-only = Lì il carico rende circa { $cash }, altrove niente.
because-drive-others = È compreso quello che gli altri devono ancora mandare; il cartellino sullo spaccio conta solo i camion già arrivati.
because-drive-closer = È messo in conto che { $mobster } ha { $card } e può far chiudere uno spaccio: meglio non mandare tutto nello stesso posto.
because-drive-stay = Quello che resta non renderebbe niente da nessuna parte.
because-allow = A te rende { $cash }, a { $mobster } { $cash_theirs }.
because-allow-own = I soldi vanno a te: { $cash }.
because-refuse = { $mobster } ci guadagnerebbe { $cash_theirs }, tu { $cash }.
because-refuse-winner = { $mobster } ci guadagnerebbe { $cash_theirs }, e la sua vittoria è già abbastanza vicina.

## Thug cards

because-card-now = Adesso per te vale circa { $rounds ->
        [1] { $cash }
       *[other] { $cash } a turno
    }.
because-card-late = Non c'è quasi più tempo per aspettare un momento migliore.
because-card-so = Giocata così per te vale circa { $rounds ->
        [1] { $cash }
       *[other] { $cash } a turno
    }.
because-card-hoped = In questo momento { $card } ti renderebbe solo circa { $cash }. Tieni la carta per quando renderà di più.
because-card-idle = In questo momento { $card } non ti renderebbe niente. Tieni la carta per un momento migliore.
because-card-later = Se conviene giocare { $card } si vedrà più avanti in questo turno, { $items }: fino ad allora tieni la carta.
because-card-next = In questo turno { $card } non serve più. Tieni la carta per il prossimo, { $items }.
because-fortune = Ma occhio: se qualcuno arriva a { $cash }, questo turno è l'ultimo.
because-at = { $when ->
        [reveal] quando si scoprono le carte muscoli
        [taking] mentre si prendono le carte
        [end-of-phase-1] prima che si piazzino i segnalini
        [before-production] prima del tiro delle distillerie
        [after-production] dopo il tiro delle distillerie
        [after-deals] prima che si carichino i camion
        [loaded] quando i carichi sono scoperti
        [driving] mentre partono i camion
        [lined-up] quando i camion sono in fila
        [password] poco prima che uno spaccio compri
       *[last-sale] dopo l'ultima vendita
    }
because-card-over = { $card } non può più fare niente per te.
because-card-keep = Per ora terrei { $card }.
because-leader = Da quanto è stato annunciato, fra i tuoi avversari è { $mobster } ad avere più soldi.
because-most-whiskey = Fra i tuoi avversari è { $mobster } a poter portare più whiskey negli spacci.
because-harm = Ti costerebbe circa { $cash }.
because-harm-little = Ti costerebbe circa { $cash }: tieni la tua per qualcosa di peggio.
because-harm-none = A te non fa danno.

## Deals

because-deal-room =
    { $crates ->
        [one] Una delle tue casse non ha posto su un camion e andrebbe persa.
       *[other] { $crates } delle tue casse non hanno posto su un camion e andrebbero perse.
    }
because-deals-none = Non vedo nessun affare che adesso ti convenga.
because-deals-surplus =
    { $crates ->
        [one] Una delle tue casse non ha
       *[other] { $crates } delle tue casse non hanno
    } posto su un camion, ma adesso non vedo nessun affare che convenga a tutti e due.
because-deals-then = Poi, se nessuno ha di meglio, vai avanti.
