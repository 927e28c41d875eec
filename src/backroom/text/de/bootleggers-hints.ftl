### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = Es ist die letzte auf deiner Hand.
because-muscle-first = Zuerst zu wählen ist etwa { $cash } mehr wert als zuletzt, und damit bist du in etwa { $percent } % der Fälle vorn.
because-muscle-alike = Das Angebot ist ziemlich gleich viel wert: Zuerst zu wählen bringt nur etwa { $cash } mehr als zuletzt. Spar dir deine Muskeln.
because-muscle-outbid = Du wirst ohnehin überboten: Selbst deine stärkste ist nur in etwa { $percent } % der Fälle die höchste.
because-muscle-middle = Zuerst zu wählen ist etwa { $cash } mehr wert als zuletzt. Diese schlägt { $percent } % der Karten, die du nicht gesehen hast, und lässt dir stärkere für später.
because-muscle-later = Zuerst zu wählen ist etwa { $cash } mehr wert als zuletzt, aber deine starken Karten bringen später mehr.

## Cards on offer, dice, improvements

because-take = Von allen bringt sie dir bis zum Ende der Partie am meisten. Die nächstbeste: { $card }.
because-take-only = Sie bringt dir bis zum Ende der Partie einiges, die anderen kaum etwas.
because-take-least = Keine davon bringt dir viel; diese kostet dich am wenigsten.
because-take-left = Es ist die einzige, die noch da ist.
because-still-room = Dorthin kommt der Polizist nie, und es ist Platz für weitere Würfel.
because-still-full = In deinen Brennereien ist kein Platz für zwei Würfel. In einer neuen schon, und dorthin kommt der Polizist nie.
because-die-away = Etwa { $crates } Kisten mehr pro Runde, und dorthin kommt der Polizist nie.
because-die-home = Etwa { $crates } Kisten mehr pro Runde.
because-die-kept = Es gibt noch keinen guten Platz dafür.
because-improvement-kept = Im Moment würde er den anderen mehr nützen als dir.
because-house = Bis zum Ende der Partie bringt dir das dort etwa { $cash }. Das Nächstbeste: { $house }, etwa { $cash_next }.
because-house-only = Bis zum Ende der Partie bringt dir das dort etwa { $cash }, anderswo nichts.

## Markers

because-place-all = { $count } Figuren bringen dir dort bis zum Ende der Partie etwa { $cash }.
because-place-together = Gut verteilt bringen dir deine { $count } Figuren bis zum Ende der Partie etwa { $cash }.
because-control-missing =
    { $count ->
        [one] Dann fehlt nur noch eine Figur zur Kontrolle.
       *[other] Dann fehlen nur noch { $count } Figuren zur Kontrolle.
    }
because-place-kept = Eine weitere würde dir jetzt nichts bringen. Im Hinterzimmer wartet sie auf eine bessere Kneipe.
because-place-elsewhere = Deine nächste Figur bringt mehr bei { $house }.
because-cut-in = Dorthin willst du ohnehin: lieber vor { $mobster }.

## Crates and trucks

because-pay = Was die Brennerei herstellt, ist etwa { $cash_earned } wert: mehr als { $cash }.
because-pay-not = Was die Brennerei herstellt, ist etwa { $cash_earned } wert: zu wenig für { $cash }.
because-load-full = Du hast mindestens so viele Kisten wie Platz: Mach alle Lkw voll.
because-load-for = Eine Ladung für { $house }: etwa so viel wirst du dort los.
because-load-empty = Er bleibt leer, für { $card }.
because-load-rest = Was übrig ist, fährt mit.
because-loaded = Jede Kiste ist auf einem Lkw.
because-loaded-left =
    { $crates ->
        [one] Die Lkw sind voll; eine Kiste bleibt zurück.
       *[other] Die Lkw sind voll; { $crates } Kisten bleiben zurück.
    }
because-drive = Dort bringt die Ladung etwa { $cash }. Das Nächstbeste: { $house }, etwa { $cash_next }.
because-drive-only = Dort bringt die Ladung etwa { $cash }, anderswo nichts.
because-drive-others = Darin ist eingerechnet, was die anderen noch schicken; das Schild am Haus zählt nur die Lkw, die schon dort stehen.
because-drive-stay = Was noch da ist, würde nirgends etwas bringen.
because-allow = Dir bringt es { $cash }, { $mobster } bekommt { $cash_theirs }.
because-allow-own = Das Geld bekommst du: { $cash }.
because-refuse = { $mobster } würde damit { $cash_theirs } verdienen, du { $cash }.
because-refuse-winner = { $mobster } würde damit { $cash_theirs } verdienen und ist schon nah genug am Sieg.

## Thug cards

because-card-now = Jetzt ist sie dir etwa { $cash } wert.
because-card-late = Auf einen besseren Moment zu warten lohnt sich kaum noch.
because-card-so = So gespielt ist sie dir etwa { $cash } wert.
because-card-hoped = { $card } kann mehr bringen als gerade jetzt.
because-card-later = { $card } bringt zu einer anderen Zeit mehr.
because-leader = { $mobster } gilt es zu schlagen.
because-harm = Sie würde dich etwa { $cash } kosten.
because-harm-little = Sie würde dich etwa { $cash } kosten: Heb dir deine für Schlimmeres auf.
because-harm-none = Sie schadet dir nicht.
