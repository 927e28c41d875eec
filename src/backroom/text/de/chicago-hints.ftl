### King of Chicago: why a bot would answer so. Whole sentences, told after its answer. $items is what
### could be done, as on its button.

## The car

because-roll = Du musst nicht so weit fahren, wie der Würfel zeigt: Würfeln schadet nie.
because-roll-for = Das lohnendste Ziel, das ich sehe: „{ $items }“.
because-drive-there = Dort kannst du „{ $items }“ wählen.
because-drive-towards =
    { $count ->
        [one] Einen Zug von dort: „{ $items }“.
       *[other] Etwa { $count } Züge von dort: „{ $items }“.
    }
because-drive-nothing = Nirgends lohnt sich mehr.
because-act-little = Hier lohnt sich gerade nichts.
because-act-further =
    { $count ->
        [one] Hier lohnt sich gerade nichts. Einen Zug von hier: „{ $items }“.
       *[other] Hier lohnt sich gerade nichts. Etwa { $count } Züge von hier: „{ $items }“.
    }
because-lot = Dort gibt es ringsum viel zu tun.

## Actions

because-wins = Damit gewinnst du die Partie.
because-attack-wins = Gewinnst du diese Schießerei, gewinnst du die Partie.
because-open =
    { $count ->
        [one] Sofort ein Punkt, und { $cash } bei jedem Einkommen.
       *[other] Sofort { $count } Punkte, und { $cash } bei jedem Einkommen.
    }
because-mark = { $cash } mehr bei jedem Einkommen.
because-mark-respect = Es bringt dir den Respekt im Viertel: einen Punkt.
because-mark-off = Es nimmt { $boss } den Respekt im Viertel.
because-goods = Ohne Ressourcen kein Betrieb.
because-goods-rival = { $boss } könnte als Nächstes dort sein.
because-attack =
    { $count ->
        [one] Gewinnst du, ist ein Punkt von { $boss } deiner.
       *[other] Gewinnst du, sind { $count } Punkte von { $boss } deine.
    }
because-attack-closed =
    { $count ->
        [one] Gewinnst du, gehört { $business } dir. Nach der Handelsphase ist der Betrieb wieder offen: dann ein Punkt.
       *[other] Gewinnst du, gehört { $business } dir. Nach der Handelsphase ist der Betrieb wieder offen: dann { $count } Punkte.
    }
because-attack-car = Damit ist der Wagen von { $boss } eine Weile von der Straße.
because-attack-contract = Gewinnst du, übernimmst du, was { $boss } gerade laufen hat: { $items }.
because-leader = { $boss } gilt es zu schlagen.
because-fetch = Er zählt nur, solange er im Einsatz ist.
because-fetch-point = Wieder im Einsatz, bildet er ein Paar: sofort ein Punkt.
because-contract = Abgeschlossen bringt er { $cash } und einen Punkt.
because-contract-done = Das ist ein Punkt.
because-bet-little = Die Chance ist eins zu eins: nicht mehr, als du entbehren kannst.
because-bet-much = Du liegst weit zurück: Es ist Zeit, etwas zu wagen.
because-grab = Das fehlt dir am meisten.

## Auctions

because-bid-who = Auf der Karte von { $gangster } steht: { $items }
because-bid-open = Noch hat niemand geboten, also fang niedrig an. Bieten andere mit, geh bis etwa { $cash }.
because-bid-raise = Das kleinste höhere Gebot genügt. Bei etwa { $cash } ist Schluss.
because-bid-half = Je zwei Gangster im Einsatz sind ein Punkt: Nach ihm brauchst du noch einen.
because-bid-pair = Mit einem deiner Gangster bildet er ein Paar: sofort ein Punkt.
because-bid-wins = Mit ihm gewinnst du.
because-bid-stops = Mit ihm würde { $boss } gewinnen.
because-bid-pass = Mehr als etwa { $cash } ist er dir nicht wert.
because-bid-poor = Höher kannst du nicht gehen.
because-badge = Wer die Dienstmarke hat, schickt die Polizei, und nur zu Rivalen.
because-badge-pass = Mehr als etwa { $cash } ist dir die Dienstmarke nicht wert.

## The police

because-police-way = Das Feld liegt auf dem Weg zu dem Ziel, bei dem die Polizei am meisten ausrichtet.
because-police-later = Eine spätere Runde bringt vielleicht eine bessere Gelegenheit.
because-police-nothing = Nichts, was sie hier tun könnte, hilft dir.
because-police-used = Mit der Polizei ist in dieser Spielrunde nichts mehr zu machen.
because-police-next = Die Polizei hat in dieser Spielrunde keine Aktion mehr, aber dort ist sie in der nächsten näher an ihren Zielen.
because-police-best = Mehr kann sie hier nicht ausrichten, und { $boss } zahlt dafür.

## Gangsters and shootouts

because-put-aside = Er macht einem anderen Platz.
because-put-drives =
    { $count ->
        [one] Mit ihm fährt der Wagen ein Feld weiter.
       *[other] Mit ihm fährt der Wagen { $count } Felder weiter.
    }
because-put-attacks = Er ist stark im Angriff.
because-put-car = Im Wagen nützt er am meisten.
because-put-brings = Dort bringt er bei jedem Einkommen etwas ein.
because-put-defends = Er ist stark in der Verteidigung.
because-put-guards = Jemand sollte aufpassen.
because-placed = Alle sitzen da, wo sie am meisten nützen.
because-empty-far = { $business } bleibt unbewacht: Bis alle neu verteilt werden, kommt da kaum jemand hin.
because-empty-nobody = { $business } bleibt unbewacht: Dafür ist niemand mehr übrig.
because-empty-lost = { $business } bleibt unbewacht: Keiner aus dem Wagen könnte den Betrieb allein halten.
because-empty-car = { $business } bleibt unbewacht und kann verloren gehen: Im Wagen bringen dir deine Leute, glaube ich, mehr.
because-settle-car = Er ist gut auf der Straße.
because-settle-home = Ein leerer Betrieb ist schnell verloren.
because-lose = Auf ihn kannst du am ehesten verzichten. Egal wer fällt: Deine Stärke in dieser Schießerei bleibt gleich.
because-lose-lucky = Er stirbt nie.
because-slip = Du würdest { $percent ->
        [1] fast nie
       *[other] nur in etwa { $percent } % der Fälle
    } gewinnen.
because-stand = Du gewinnst { $percent ->
        [99] fast immer
       *[other] in etwa { $percent } % der Fälle
    }.
because-neutralize = Er zählt auf der anderen Seite am meisten.

## Event cards

because-odds = Damit gewinnst du { $percent ->
        [99] fast immer
       *[other] in etwa { $percent } % der Fälle
    }, ohne sie { $percent_before ->
        [1] fast nie
       *[other] in etwa { $percent_before } %
    }.
because-dynamite = Er stirbt dafür, aber es geht um mehr, als er wert ist.
because-card-now = Später bringt sie nicht mehr.
because-card-later = { $card } brächte dir jetzt wenig. Heb die Karte auf, bis sie einem Rivalen mehr schadet oder dir mehr nützt.
