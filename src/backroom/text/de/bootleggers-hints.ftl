### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = Es ist die letzte auf deiner Hand.
because-muscle-best = Die beste Karte für dich ist { $card }: Sie bringt dir { $rounds ->
        [1] in dieser Runde
       *[other] bis zum Ende der Partie
    } { $kind ->
        [much] viel
       *[some] etwas
    } mehr als die, die zuletzt übrig bleibt.
because-muscle-first = Mit dieser Muskelkarte wählst du { $percent ->
        [99] fast immer
        [1] fast nie
       *[other] in etwa { $percent } % der Fälle
    } zuerst.
because-muscle-same = Zuerst zu wählen würde dir diesmal nichts bringen: Spar dir deine starken Karten.
because-muscle-alike = Die Karten in der Auslage sind für dich ungefähr gleich viel wert: Spar dir deine Muskeln.
because-muscle-outbid = Du wirst ohnehin überboten: Selbst deine stärkste ist { $percent ->
        [1] fast nie
       *[other] nur in etwa { $percent } % der Fälle
    } die höchste.
because-muscle-middle = Diese Muskelkarte schlägt { $percent ->
        [99] fast alle
        [1] kaum eine
       *[other] etwa { $percent } %
    } von denen, die du nicht gesehen hast, und lässt dir stärkere für später.
because-muscle-earlier = Zuerst wählst du kaum, aber diese Muskelkarte schlägt { $percent ->
        [99] fast alle
        [1] kaum eine
       *[other] etwa { $percent } %
    } von denen, die du nicht gesehen hast: Mit einer schwächeren kämst du noch später dran.
because-muscle-later = Aber deine starken Muskelkarten bringen in einer späteren Runde mehr.

## Cards on offer, dice, improvements

because-take = Von allen bringt sie dir { $rounds ->
        [1] in dieser Runde
       *[other] bis zum Ende der Partie
    } am meisten. Die nächstbeste: { $card }.
because-take-what = Was sie dir bringt: { $kind ->
        [truck] mehr Platz für Kisten
        [still] { $rounds ->
            [1] mehr Würfel, mehr Whiskey
           *[other] mehr Würfel, mehr Whiskey, Runde für Runde
        }
        [markers] mehr Figuren, mehr zu sagen in den Flüsterkneipen
       *[improvement] ein Haus, das mehr kauft, am besten dort, wo du das Sagen hast
    }.
# What that comes to.
because-take-round = Das macht etwa { $cash } pro Runde.
# Of a thug card.
because-take-once = Im richtigen Moment gespielt, bringt sie dir etwa { $cash }.
because-take-only = Sie bringt dir { $rounds ->
        [1] in dieser Runde
       *[other] bis zum Ende der Partie
    } { $kind ->
        [much] einiges
       *[some] ein wenig
    }, die anderen kaum etwas.
because-take-least = Keine davon bringt dir viel; diese kostet dich am wenigsten.
because-take-left = Es ist die einzige, die noch da ist.
because-still-room = Dorthin kommt der Polizist nie, und es ist Platz für weitere Würfel.
because-still-full = In deinen Brennereien ist kein Platz für zwei Würfel. In einer neuen schon, und dorthin kommt der Polizist nie.
because-die-away = Etwa { $crates } Kisten mehr { $rounds ->
        [1] in dieser Runde
       *[other] pro Runde
    }, und dorthin kommt der Polizist nie.
because-die-home = Etwa { $crates } Kisten mehr { $rounds ->
        [1] in dieser Runde
       *[other] pro Runde
    }.
because-no-room = So viel passt nicht auf deine Lkw: Nimm oder miete noch einen, oder verkauf Kisten.
because-die-kept = Es gibt noch keinen guten Platz dafür.
because-improvement-kept = Im Moment würde er den anderen mehr nützen als dir.
because-house = Dort bringt dir das etwa { $cash } { $rounds ->
        [1] in dieser Runde
       *[other] pro Runde
    }. Das Nächstbeste: { $house }, etwa { $cash_next }.
because-house-only = Dort bringt dir das etwa { $cash } { $rounds ->
        [1] in dieser Runde
       *[other] pro Runde
    }, anderswo so gut wie nichts.
because-house-little = Viel bringt das nicht, aber anderswo noch weniger.

## Markers

because-place-all = { $count } Figuren bringen dir dort etwa { $cash } { $rounds ->
        [1] in dieser Runde
       *[other] pro Runde
    }.
because-place-together = So verteilt bringen dir deine { $count } Figuren etwa { $cash } { $rounds ->
        [1] in dieser Runde
       *[other] pro Runde
    }.
because-control-missing =
    { $count ->
        [one] Dann fehlt nur noch eine Figur zur Kontrolle.
       *[other] Dann fehlen nur noch { $count } Figuren zur Kontrolle.
    }
because-control-then = Mit { $count ->
        [2] beiden
       *[other] allen { $count }
    } übernimmst du dort die Kontrolle.
because-place-kept = Eine weitere würde dir jetzt nichts bringen. Im Hinterzimmer wartet sie auf eine bessere Kneipe.
because-place-elsewhere = Deine nächste Figur bringt mehr bei { $house }.
because-cut-in = Dorthin willst du ohnehin: lieber vor { $mobster }.

## Crates and trucks

because-pay = Was die Brennerei herstellt, ist etwa { $cash_earned } wert: mehr als { $cash }.
because-pay-not = Was die Brennerei herstellt, ist etwa { $cash_earned } wert: zu wenig für { $cash }.
because-load-full = { $count ->
        [one] Mach den Lkw voll.
       *[other] Mach alle Lkw voll{ $crates ->
            [0] : So ist jede Kiste verladen.
            [one] ; eine Kiste bleibt zurück.
           *[other] ; { $crates } Kisten bleiben zurück.
        }
    }
because-load-for = Eine Ladung für { $house }: etwa so viel wirst du dort los.
because-load-empty = Er bleibt leer, für { $card }.
because-load-rest = Was übrig ist, fährt mit.
because-loaded = Jede Kiste ist auf einem Lkw.
because-loaded-left =
    { $crates ->
        [one] Mehr passt nicht drauf; eine Kiste bleibt zurück.
       *[other] Mehr passt nicht drauf; { $crates } Kisten bleiben zurück.
    }
because-drive = Dort bringt die Ladung etwa { $cash }. Das Nächstbeste: { $house }, etwa { $cash_next }.
because-drive-only = Dort bringt die Ladung etwa { $cash }, anderswo nichts.
because-drive-others = Darin ist eingerechnet, was die anderen noch schicken; das Schild am Haus zählt nur die Lkw, die schon dort stehen.
because-drive-closer = Eingerechnet ist, dass { $mobster } { $card } hat und eine Flüsterkneipe zumachen kann: lieber nicht alles an einen Ort.
because-drive-stay = Was noch da ist, würde nirgends etwas bringen.
because-allow = Dir bringt es { $cash }, { $mobster } bekommt { $cash_theirs }.
because-allow-own = Das Geld bekommst du: { $cash }.
because-refuse = { $mobster } würde damit { $cash_theirs } verdienen, du { $cash }.
because-refuse-winner = { $mobster } würde damit { $cash_theirs } verdienen und ist schon nah genug am Sieg.

## Thug cards

because-card-now = Jetzt ist sie dir etwa { $cash } { $rounds ->
        [1] wert
       *[other] pro Runde wert
    }.
because-card-late = Auf einen besseren Moment zu warten lohnt sich kaum noch.
because-card-so = So gespielt ist sie dir etwa { $cash } { $rounds ->
        [1] wert
       *[other] pro Runde wert
    }.
because-card-hoped = Gerade jetzt brächte dir { $card } nur etwa { $cash }. Heb die Karte auf, bis sie mehr bringt.
because-card-idle = Gerade jetzt brächte dir { $card } nichts. Heb die Karte für einen besseren Moment auf.
because-card-later = Ob { $card } sich lohnt, zeigt sich später in dieser Runde, { $items }: Heb die Karte bis dahin auf.
because-card-next = { $card } nützt in dieser Runde nichts mehr. Die Gelegenheit kommt in der nächsten, { $items }: Heb die Karte so lange auf.
because-fortune = Aber Vorsicht: Schafft jemand { $cash }, ist diese Runde die letzte.
because-at = { $when ->
        [reveal] wenn die Muskelkarten aufgedeckt sind
        [taking] wenn Karten genommen werden
        [end-of-phase-1] bevor die Figuren eingesetzt werden
        [before-production] bevor für die Brennereien gewürfelt wird
        [after-production] wenn für die Brennereien gewürfelt ist
        [after-deals] bevor die Lkw beladen werden
        [loaded] wenn alle Ladungen zu sehen sind
        [driving] wenn die Lkw losfahren
        [lined-up] wenn die Lkw an den Rampen stehen
        [password] kurz bevor eine Flüsterkneipe kauft
       *[last-sale] nach dem letzten Verkauf
    }
because-card-over = { $card } nützt dir nichts mehr.
because-card-keep = { $card } würde ich erst einmal behalten.
because-leader = Nach allem, was angesagt wurde, hat { $mobster } von den anderen am meisten Geld.
because-most-whiskey = Von den anderen kann { $mobster } am meisten Whiskey in die Flüsterkneipen bringen.
because-harm = Sie würde dich etwa { $cash } kosten.
because-harm-little = Sie würde dich etwa { $cash } kosten: Heb dir deine für Schlimmeres auf.
because-harm-none = Sie schadet dir nicht.

## Deals

because-deal-room =
    { $crates ->
        [one] Eine deiner Kisten hat keinen Platz auf einem Lkw und wäre verloren.
       *[other] { $crates } deiner Kisten haben keinen Platz auf einem Lkw und wären verloren.
    }
because-deals-none = Ich sehe keinen Handel, der sich jetzt für dich lohnt.
because-deals-surplus =
    { $crates ->
        [one] Eine deiner Kisten hat
       *[other] { $crates } deiner Kisten haben
    } keinen Platz auf einem Lkw, aber ich sehe keinen Handel, der sich jetzt für beide Seiten lohnt.
because-deals-then = Danach weiter, wenn niemand etwas Besseres hat.
