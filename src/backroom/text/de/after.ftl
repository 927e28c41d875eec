# After the game: what became of it. Fetched when it is opened.

after-title = Nach dem Spiel
after-see = So lief es
after-see-help = Der Verlauf des Spiels, Glück, Handel und ein Bild zum Teilen
after-to-table = Zum Tisch
after-won =
    { $number ->
        [one] { $you ->
            [yes] Du hast gewonnen
           *[no] { $who } hat gewonnen
        }: { $value }.
       *[other] { $who } teilen sich den Sieg: { $value }.
    }
after-ahead =
    Vorsprung auf { $you ->
        [yes] dich
       *[no] { $who }
    }: { $value }.
after-close =
    { $you ->
        [yes] Du hattest
       *[no] { $who }:
    } genauso viel.
after-lost = Du kommst auf { $value }.
after-ranking = Rangliste
after-turning = Wendepunkte
after-swing-up =
    { $step }: { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } { $value }, vor allem durch { $what } ({ $part }).
after-swing-down =
    { $step }: { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $value }, vor allem durch { $what } ({ $part }).
after-swing-up-all =
    { $step }: { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } { $value } durch { $what }.
after-swing-up-net =
    { $step }: { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } { $part } durch { $what }, unterm Strich { $value }.
after-swing-down-all =
    { $step }: { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $value } durch { $what }.
after-swing-down-net =
    { $step }: { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $part } durch { $what }, unterm Strich { $value }.
after-swing-lead =
    { $said } Damit { $you ->
        [yes] gehst du
       *[no] geht { $who }
    } in Führung.
after-when = Wann
after-as-table = Als Tabelle
after-at-end = Am Ende: { $list }.
after-has = { $who } { $value }
after-scrub = Schritt für Schritt: Pfeiltasten, klicken oder antippen
after-sources = Woher es kam
after-whose = Bei wem?
after-up-to = Bis { $step }:
after-nobody = niemand
after-rolled = Gewürfelt
after-mean = Schnitt
after-better = { $got }; im Schnitt { $mean }
after-luck = Wer hatte Glück?
after-luck-lucky = { $value } über dem Schnitt der Würfel
after-luck-unlucky = { $value } unter dem Schnitt der Würfel
after-luck-even = genau im Schnitt der Würfel
after-luck-uncounted = kein Wurf, der für die Wertung etwas ausmacht, darum gibt es hier nichts zu zeichnen
after-luck-band = Die Linie in der Mitte ist der Schnitt. In zwei von drei Partien endet der Balken zwischen den beiden gestrichelten Linien.
after-luck-why = Was die Würfel für { $who } taten
after-luck-row = { $got } bei { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    }; im Schnitt { $mean }.
after-luck-none = Es fiel kein Würfel, der zählt.
after-struck = Handel
after-deals-none = Niemand hat gehandelt.
after-deal = { $step }: { $who } gab { $with } { $give }; im Gegenzug: { $take }.
after-deals-more = … und { $number } weitere.
after-words = Versprechen
after-words-none = Niemand hat etwas versprochen.
after-word-by = Von
after-word-to = An
after-word-what = Versprechen
after-word-how = Was daraus wurde
after-kept = gehalten
after-broken = gebrochen
after-open = keiner hat es gesagt
after-words-kept = { $who }: { $kept } gehalten, { $broken } gebrochen
after-picture = Bild zum Teilen
after-picture-saved = Das Bild ist gespeichert, du findest es bei deinen Downloads.
after-picture-shared = Das Bild ist geteilt.
after-picture-failed = Dieser Browser konnte das Bild nicht machen.
