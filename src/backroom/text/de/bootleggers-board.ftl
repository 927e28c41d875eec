### The board of Bootleggers in the browser: what a sign, a figure or a button says.

board-read = Was { $card } bewirkt
board-more =
    { $mobster_is_you ->
        [yes] Deine Brennereien, Lkw und Karten
       *[no] Brennereien, Lkw und Karten von { $mobster }
    }

## Rounds and decks

board-announce = Am Ende von Runde { $round } sagen alle ihr Bargeld an und bekommen eine Figur; wer am wenigsten hat, noch eine dazu.
board-announced = Das Geld ist geheim. Am Ende von Runde { $round } waren es { $cash }; seither kann es viel mehr oder weniger geworden sein.
board-announced-short = { $cash } · R{ $round }
board-last-sale = Was die Kneipe zuletzt gekauft hat
board-earned = Beim letzten Verkauf eingenommen: { $cash }
board-earned-short = Verkauf { $cash }
board-not-trading = { $mobster } will in dieser Runde keine Angebote.
board-waiting =
    { $mobster_is_you ->
        [yes] Der Tisch wartet auf dich.
       *[no] Der Tisch wartet auf { $mobster }.
    }
board-winner =
    { $mobster_is_you ->
        [yes] Du gewinnst.
       *[no] { $mobster } gewinnt.
    }
board-decks =
    { $count ->
        [one] Noch { $count } Karte im Stapel
       *[other] Noch { $count } Karten im Stapel
    }, { $count_trucks ->
        [one] { $count_trucks } Lkw-Karte
       *[other] { $count_trucks } Lkw-Karten
    }

## What signs mean

board-tip-dock-0 = Mehrheitsrampe, drei Sterne: Lkw dessen, der die Kneipe kontrolliert oder die Mehrheit hat. Sie verkauft zuerst, Lkw für Lkw.
board-tip-dock-1 = Minderheitsrampe, zwei Sterne: Lkw derer, die eine Minderheit haben. Sie verkauft nach der Mehrheitsrampe.
board-tip-dock-2 = Öffentliche Rampe, ein Stern: Lkw derer ohne Einfluss. Sie verkauft zuletzt, und nur wenn es der erlaubt, der die Kneipe hält.
board-tip-dock-line = Eine Schlange für alle: Sie verkauft Lkw für Lkw, wer auch immer sie geschickt hat.
board-tip-cash = Bargeld. Wer am Ende am meisten hat, gewinnt.
board-tip-cash-secret = Bargeld ist geheim, aber jede Zahlung ist öffentlich: Wer mitzählt, weiß viel. Nach Runde 4 und 8 sagen es alle an.
board-tip-open = Offen: Die Kneipe kauft in Phase 5 Whiskey.
board-tip-nobody = Offen, und niemand hat die Kontrolle: Dafür braucht es mindestens die Hälfte der Figuren hier.
board-tip-closed =
    Geschlossen: Die Kneipe kauft nichts. { $count ->
        [one] Noch eine Figur, und sie öffnet.
       *[other] Noch { $count } Figuren, und sie öffnet.
    }
board-tip-order = Die Reihenfolge dieser Runde: Die höchste Muskelkarte ist zuerst dran und entscheidet bei Gleichstand.
board-tip-decks = Neue Karten in der Auslage kommen von diesen Stapeln. Die Lkw-Karten haben ihren eigenen.

## Speakeasies

board-markers = { $count } von { $most } Kreisen besetzt, öffnet ab { $opens }: { $picks }
board-markers-none = Keiner der { $most } Kreise besetzt, öffnet ab { $opens }.
board-improvements = Ausbau: { $count } von { $most }. Jeder zählt 1 mehr auf jedem Nachfragewürfel dieser Kneipe.
board-price = Großhandelspreis { $cash } pro Kiste. Profit bekommt hier niemand.
board-prices = Großhandelspreis { $cash } pro Kiste. Wer die Kontrolle hat, bekommt obendrein { $cash_profit } Profit für jede Kiste, die die Kneipe kauft.
board-demand-unlimited = Kauft jede Kiste.
board-demand-dice =
    { $count ->
        [one] Nachfrage: { $count } Würfel, gewürfelt wird in Phase 5.
       *[other] Nachfrage: { $count } Würfel, gewürfelt wird in Phase 5.
    }
board-demand =
    { $crates ->
        [one] Will { $crates } Kiste, Ausbau eingerechnet
       *[other] Will { $crates } Kisten, Ausbau eingerechnet
    }; schon gekauft: { $crates_bought }.

board-effect-closed = Von den G-Men ausgehoben: in dieser Runde dicht.
board-effect-shut = Zugemacht, als Lkw davor standen: In dieser Runde wird hier nichts verkauft, auch wenn wieder Figuren dazukommen.
board-effect-copper = Polizist in der Kneipe: In dieser Runde kauft sie alles für 1 G$ pro Kiste, und Profit bekommt niemand.
board-effect-payoff =
    { $mobster_is_you ->
        [yes] Geschmiert: Du hast hier in dieser Runde die Kontrolle.
       *[no] Geschmiert: { $mobster } hat hier in dieser Runde die Kontrolle.
    }
board-effect-heat =
    { $mobster_is_you ->
        [yes] Du zeigst die Kanone: Alle anderen verkaufen hier in dieser Runde für 1 G$ pro Kiste.
       *[no] { $mobster } zeigt die Kanone: Alle anderen verkaufen hier in dieser Runde für 1 G$ pro Kiste.
    }
board-effect-heat-own =
    { $mobster_is_you ->
        [yes] Du zeigst die Kanone und verkaufst hier in dieser Runde für 1 G$ pro Kiste.
       *[no] { $mobster } zeigt die Kanone und verkauft hier in dieser Runde für 1 G$ pro Kiste.
    }
board-effect-thirsty =
    { $count ->
        [one] Großer Durst: in dieser Runde { $count } Nachfragewürfel mehr.
       *[other] Großer Durst: in dieser Runde { $count } Nachfragewürfel mehr.
    }
board-effect-word = Mundpropaganda: Wer die Kontrolle hat, verdient in dieser Runde 1 G$ mehr pro Kiste.

## Trucks and stills

board-truck =
    { $mobster_is_you ->
        [yes] Dein { $truck }: { $crates } von { $most } Kisten.
       *[no] { $truck } von { $mobster }: { $crates } von { $most } Kisten.
    }
board-truck-borrowed = Für diese Runde geliehen.
board-truck-rented =
    { $mobster_is_you ->
        [yes] Für diese Runde bei dir gemietet.
       *[no] Für diese Runde bei { $mobster } gemietet.
    }
board-truck-late = Geraubte Kisten: steht ganz hinten.
board-truck-pigeon =
    { $mobster_is_you ->
        [yes] Den Großhandelspreis für diese Ladung kassierst du.
       *[no] Den Großhandelspreis für diese Ladung kassiert { $mobster }.
    }
board-still = { $count } von { $most } Würfeln ({ $still }).
board-still-stopped = Sie liefert in dieser Runde nichts.
board-still-rolled = In dieser Runde gewürfelt: { $dice }.

## Mobsters

board-back-room =
    Im Hinterzimmer: { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }{ $count_locked ->
        [0] { "" }
       *[other] { " " }(davon { $count_locked } bis zum nächsten Aufdecken untergetaucht)
    }, { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }{ $count_dice ->
        [0] { "" }
       *[other] , { $count_dice } Würfel
    }{ $count_improvements ->
        [0] { "" }
        [one] , { $count_improvements } Ausbau
       *[other] , { $count_improvements } Ausbauten
    }.
board-muscle = Muskeln in dieser Runde: { $muscle }.
board-muscle-boosted = Muskeln in dieser Runde: { $muscle }, um 5½ verstärkt.
board-muscle-hand-count =
    { $count ->
        [one] 1 Muskelkarte auf der Hand
       *[other] { $count } Muskelkarten auf der Hand
    }
board-muscle-left =
    { $count ->
        [one] Noch { $count } Muskelkarte auf der Hand
       *[other] Noch { $count } Muskelkarten auf der Hand
    }. Schon gespielt: { $text }.
board-copper =
    { $mobster_is_you ->
        [yes] Der Polizist steht vor deiner Tür: Eine 5 in deiner Familienbrennerei, und sie liefert nichts.
       *[no] Der Polizist steht vor der Tür von { $mobster }: Eine 5 in der Familienbrennerei, und sie liefert nichts.
    }
board-warehouse = Lagerhaus: Nicht verladene Kisten bleiben diesmal erhalten.
board-control = Kontrolle
board-majority = Mehrheit
board-no-control = ohne Kontrolle
board-control-lost = Kontrolle verloren
# Who holds a house where two are level.
board-nobody = niemand
board-hand-count =
    { $count_thugs ->
        [0] Muskeln: { $count }
       *[other] Muskeln: { $count } · Gangsterkarten: { $count_thugs }
    }
board-supply =
    { $count ->
        [one] Noch 1 Figur im Vorrat
       *[other] Noch { $count } Figuren im Vorrat
    }

## After a round

board-round = Runde { $round }: was geschah
board-round-made = Gebrannte Kisten
board-round-sold = Verkaufte Kisten
board-round-lost = Verlorene Kisten
board-round-earned = Verdient
board-round-paid = Bezahlt
board-round-balance = Unterm Strich
board-round-other = Sonst verloren
board-round-plus = +{ $cash }
board-round-minus = −{ $cash }
board-round-markers =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
board-round-dice = { $count } Würfel
board-round-trucks = { $count } Lkw

## What the table has come to since the last answer

board-recap-control-taken = Du verlierst die Kontrolle über { $house } an { $mobster }.
board-recap-control-lost = Du verlierst die Kontrolle über { $house }: Du hast dort { $count } von { $count_all } Figuren.
board-recap-nobody-to-send = Keine Figur im Hinterzimmer: Phase 2 lief ohne dich.
board-recap-was-rich = { $mobster } hatte bei der letzten Ansage { $cash }: Sobald nach einer Runde jemand 100 G$ hat, ist Schluss.
board-recap-is-rich = { $mobster } hat { $cash }: Sobald nach einer Runde jemand 100 G$ hat, ist Schluss.
board-recap-places = { $mobster } setzt bei { $house } { $count } Figuren ein.
