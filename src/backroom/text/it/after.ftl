# After the game: what became of it. Fetched when it is opened.

after-title = Dopo la partita
after-see = Com'è andata
after-see-help = La partita passo per passo, la fortuna, gli affari e un'immagine da condividere
after-to-table = Al tavolo
after-won =
    { $number ->
        [one] { $you ->
            [yes] Hai vinto
           *[no] { $who } ha vinto
        } con { $value }.
       *[other] { $who } si dividono la vittoria con { $value }.
    }
after-ahead =
    Vantaggio su { $you ->
        [yes] di te
       *[no] { $who }
    }: { $value }.
after-close =
    A pari merito con { $you ->
        [yes] te
       *[no] { $who }
    }.
after-lost = Hai perso con { $value }.
after-ranking = Classifica
after-turning = Punti di svolta
after-swing-up =
    { $step }: { $you ->
        [yes] guadagni
       *[no] { $who } guadagna
    } { $value }, soprattutto: { $what } ({ $part }).
after-swing-down =
    { $step }: { $you ->
        [yes] perdi
       *[no] { $who } perde
    } { $value }, soprattutto: { $what } ({ $part }).
after-swing-up-all =
    { $step }: { $you ->
        [yes] guadagni
       *[no] { $who } guadagna
    } { $value } ({ $what }).
after-swing-up-net =
    { $step }: { $you ->
        [yes] guadagni
       *[no] { $who } guadagna
    } { $part } ({ $what }), al netto { $value }.
after-swing-down-all =
    { $step }: { $you ->
        [yes] perdi
       *[no] { $who } perde
    } { $value } ({ $what }).
after-swing-down-net =
    { $step }: { $you ->
        [yes] perdi
       *[no] { $who } perde
    } { $part } ({ $what }), al netto { $value }.
after-swing-lead =
    { $said } Così { $you ->
        [yes] vai
       *[no] { $who } va
    } in testa.
after-when = Quando
after-as-table = In tabella
after-at-end = Alla fine: { $list }.
after-has = { $who } { $value }
after-scrub = Passo per passo: frecce, clic o tocco
after-sources = Da dove viene
after-whose = Di chi?
after-up-to = Fino a qui ({ $step }):
after-nobody = nessuno
after-rolled = Dadi
after-mean = Media
after-better = { $got }; { $mean } in media
after-luck = Chi ha avuto fortuna?
after-luck-lucky = { $value } sopra la media dei dadi
after-luck-unlucky = { $value } sotto la media dei dadi
after-luck-even = proprio la media dei dadi
after-luck-uncounted = nessun dado che conti per il punteggio, quindi non c'è niente da disegnare
after-luck-band = La linea di mezzo è la media. In due partite su tre la barra finisce fra le due linee tratteggiate.
after-luck-why = Che cosa hanno fatto i dadi per { $who }
after-luck-row = { $got } in { $rolls ->
        [one] un tiro
       *[other] { $rolls } tiri
    }; { $mean } in media.
after-luck-none = Non è stato tirato nessun dado che conti.
after-struck = Affari
after-deals-none = Nessuno ha concluso affari.
after-deal = { $step }: { $who } ha dato a { $with }: { $give }; in cambio: { $take }.
after-deals-more = … e altri { $number }.
after-words = Promesse
after-words-none = Nessuno ha promesso niente.
after-word-by = Da
after-word-to = A
after-word-what = Promessa
after-word-how = Com'è finita
after-kept = mantenuta
after-broken = infranta
after-open = nessuno l'ha detto
after-words-kept =
    { $who }: { $kept ->
        [one] { $kept } mantenuta
       *[other] { $kept } mantenute
    }, { $broken ->
        [one] { $broken } infranta
       *[other] { $broken } infrante
    }
after-picture = Immagine da condividere
after-picture-saved = L'immagine è salvata: la trovi fra i download.
after-picture-shared = L'immagine è condivisa.
after-picture-failed = Questo browser non è riuscito a fare l'immagine.
