# After the game: what became of it. Fetched when it is opened.

after-title = Nach dem Spiel
after-see = So lief es
after-see-help = Der Verlauf des Spiels, Glück, Handel und ein Bild zum Teilen
after-to-table = Zum Tisch
after-won =
    { $you ->
        [yes] Du gewinnst: { $value }.
       *[no] { $number ->
            [one] { $who } gewinnt: { $value }.
           *[other] { $who } teilen sich den Sieg: { $value }.
        }
    }
after-ahead = Vorsprung vor { $who }: { $value }.
after-close = { $who }: genauso viel.
after-ranking = Rangliste
after-turning = Wendepunkte
after-swing-up = { $step }: { $who } gewinnt { $value }, vor allem durch { $what } ({ $part }).
after-swing-down = { $step }: { $who } verliert { $value }, vor allem durch { $what } ({ $part }).
after-swing-up-all = { $step }: { $who } gewinnt { $value } durch { $what }.
after-swing-down-all = { $step }: { $who } verliert { $value } durch { $what }.
after-when = Wann
after-as-table = Als Tabelle
after-at-end = Am Ende: { $list }.
after-has = { $who } { $value }
after-scrub = Schritt für Schritt: Pfeiltasten oder antippen
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
after-luck-band = Die Linie in der Mitte ist der Schnitt. In zwei von drei Spielen bleibt das Glück im schattierten Streifen.
after-luck-why = Was die Würfel für { $who } taten
after-luck-row = { $got } bei { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    }; im Schnitt { $mean }.
after-luck-none = Es fiel kein Würfel, der zählt.
after-struck = Handel
after-deals-none = Niemand hat gehandelt.
after-deal = { $step }: { $who } gab { $give } und bekam { $take } von { $with }.
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
after-picture-failed = Dieser Browser konnte das Bild nicht machen.
