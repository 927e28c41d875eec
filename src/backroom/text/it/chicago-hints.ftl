### King of Chicago: why a bot would answer so. Whole sentences, told after its answer. $items is what
### could be done, as on its button.

## The car

because-roll = Puoi fare anche meno caselle di quante ne dice il dado: tirare non costa niente.
because-roll-for = La meta migliore che vedo: «{ $items }».
because-drive-there = Lì puoi scegliere «{ $items }».
because-drive-towards =
    { $count ->
        [one] A un turno da lì: «{ $items }».
       *[other] A circa { $count } turni da lì: «{ $items }».
    }
because-drive-nothing = Da nessuna parte c'è di meglio.
because-act-little = Qui adesso non c'è niente che valga la pena.
because-act-further =
    { $count ->
        [one] Qui adesso non c'è niente che valga la pena. A un turno da qui: «{ $items }».
       *[other] Qui adesso non c'è niente che valga la pena. A circa { $count } turni da qui: «{ $items }».
    }
because-lot = Lì intorno c'è molto da fare.

## Actions

because-wins = Così vinci la partita.
because-attack-wins = Se vinci questa sparatoria, vinci la partita.
because-open =
    { $count ->
        [one] Subito un punto, e { $cash } a ogni rendita.
       *[other] Subito { $count } punti, e { $cash } a ogni rendita.
    }
because-mark = { $cash } in più a ogni rendita.
because-mark-respect = Ti dà il rispetto locale: un punto.
because-mark-off = Toglie il rispetto locale a { $boss }.
because-goods = Senza risorse non si apre niente.
because-goods-rival = { $boss } potrebbe arrivarci al prossimo giro.
because-attack =
    { $count ->
        [one] Se vinci, un punto di { $boss } diventa tuo.
       *[other] Se vinci, { $count } punti di { $boss } diventano tuoi.
    }
because-attack-closed =
    { $count ->
        [one] Se vinci, { $business } è tua. Riapre dopo la fase commerciale: allora vale un punto.
       *[other] Se vinci, { $business } è tua. Riapre dopo la fase commerciale: allora vale { $count } punti.
    }
because-attack-car = Toglie dalla strada l'auto di { $boss } per un po'.
because-attack-contract = Se vinci, ti prendi quello che { $boss } ha per le mani: { $items }.
because-leader = È { $boss } l'avversario da battere.
because-fetch = Conta solo finché lavora.
because-fetch-point = Di nuovo al lavoro fa coppia: subito un punto.
because-contract = Completato, rende { $cash } e un punto.
because-contract-done = È un punto.
because-bet-little = È un testa o croce: non più di quanto puoi perdere.
because-bet-much = Sei molto indietro: è ora di rischiare qualcosa.
because-grab = È quello che ti serve di più.

## Auctions

because-bid-who = La carta di { $gangster }: { $items }
because-bid-open = Nessuno ha ancora offerto: parti basso. Se offrono altri, arriva fino a circa { $cash }.
because-bid-raise = Basta il rilancio più piccolo. Fermati a circa { $cash }.
because-bid-half = Ogni due gangster al lavoro fanno un punto: dopo di lui te ne serve ancora uno.
because-bid-pair = Con uno dei tuoi fa coppia: subito un punto.
because-bid-wins = Con lui vinci.
because-bid-stops = Con lui vincerebbe { $boss }.
because-bid-pass = Per te non vale più di circa { $cash }.
because-bid-poor = Più in alto non puoi andare.
because-badge = Chi ha il distintivo manda la polizia, e solo dai rivali.
because-badge-pass = Per te il distintivo non vale più di circa { $cash }.

## The police

because-police-way = È sulla strada per il posto dove la polizia può fare di più.
because-police-later = Più avanti potrebbe esserci un'occasione migliore.
because-police-nothing = Niente di quello che può fare qui ti aiuterebbe.
because-police-used = In questo turno di gioco con la polizia non c'è più niente da fare.
because-police-next = In questo turno di gioco la polizia non ha più azioni, ma lì sarà più vicina a quello che potrebbe fare nel prossimo.
because-police-best = Qui non può fare di meglio, e a pagare è { $boss }.

## Gangsters and shootouts

because-put-aside = Fa posto a un altro.
because-put-drives =
    { $count ->
        [one] Con lui l'auto fa una casella in più.
       *[other] Con lui l'auto fa { $count } caselle in più.
    }
because-put-attacks = È forte in attacco.
because-put-car = In auto è più utile che altrove.
because-put-brings = Lì porta qualcosa a ogni rendita.
because-put-defends = È forte in difesa.
because-put-guards = Qualcuno deve fare la guardia.
because-placed = Ognuno è dove serve di più.
because-empty-far = { $business } resta senza guardia: prima del prossimo piazzamento quasi nessuno può arrivarci.
because-empty-nobody = { $business } resta senza guardia: non c'è più nessuno da metterci.
because-empty-lost = { $business } resta senza guardia: nessuno di quelli in auto la terrebbe da solo.
because-empty-car = { $business } resta senza guardia, e puoi perderla: secondo me in auto i tuoi rendono di più.
because-settle-car = Per strada ci sa fare.
because-settle-home = Un'attività vuota si perde in fretta.
because-lose = È quello a cui puoi rinunciare più facilmente. Chiunque cada, la tua forza in questa sparatoria resta la stessa.
because-lose-lucky = Non muore mai.
because-slip = { $percent ->
        [1] Non vinceresti quasi mai
       *[other] Vinceresti solo circa { $percent } volte su 100
    }.
because-stand = Vinci { $percent ->
        [99] quasi di sicuro
       *[other] circa { $percent } volte su 100
    }.
because-neutralize = Dall'altra parte è lui quello che conta di più.

## Event cards

because-odds = Con questa vinci { $percent ->
        [99] quasi di sicuro
       *[other] circa { $percent } volte su 100
    }; senza, { $percent_before ->
        [1] quasi mai
       *[other] circa { $percent_before } volte su 100
    }.
because-dynamite = Ci rimette la vita, ma la posta vale più di lui.
because-card-now = Più avanti non renderà di più.
because-card-later = Adesso { $card } ti renderebbe poco. Tieni la carta per quando farà più danno a un rivale, o più comodo a te.
