### King of Chicago: what an answer would mean, and what could be done where on the board.
###
### Clauses, put one after the other: they begin small and end without a full stop. What begins with
### "mean-brief" stands on a thing on the board: a word or two. What begins with "mean-sure" is asked
### before something is thrown away. The names of arguments are those of chicago.ftl; numbers with a
### fraction come as the whole and its tenths ($own, $own_tenth).

## Points, respect, monopolies, income

mean-points =
    { $count ->
        [one] { $count } Punkt für dich statt { $count_before }
       *[other] { $count } Punkte für dich statt { $count_before }
    }
mean-points-boss =
    { $count ->
        [one] { $count } Punkt für { $boss } statt { $count_before }
       *[other] { $count } Punkte für { $boss } statt { $count_before }
    }
mean-wins = { $count } Punkte: Du bist König von Chicago
mean-half-point = der nächste Gangster danach bringt einen Punkt
mean-respect-you = du gewinnst den Respekt im Viertel
mean-respect-off = { $boss } verliert den Respekt im Viertel
mean-respect-boss = { $boss } gewinnt den Respekt im Viertel
mean-respect-needs =
    { $count ->
        [one] danach noch { $count } Revier bis zum Respekt im Viertel
       *[other] danach noch { $count } Reviere bis zum Respekt im Viertel
    }
mean-monopoly-you =
    dein Monopol: alle { $kind ->
        [bar] Bars
        [casino] Kasinos
       *[brothel] { -brothels }
    }
mean-monopoly-off =
    bricht das Monopol von { $boss }: { $kind ->
        [bar] Bars
        [casino] Kasinos
       *[brothel] { -brothels }
    }
mean-monopoly-boss =
    gibt { $boss } ein Monopol: { $kind ->
        [bar] Bars
        [casino] Kasinos
       *[brothel] { -brothels }
    }
mean-income = { $cash } Einkommen pro Spielrunde statt { $cash_before }
mean-income-then = { $cash } Einkommen pro Spielrunde
mean-costs = kostet { $cash }, dir bleiben { $cash_left }
mean-keeps = dir bleiben { $cash }
mean-gets-cash = { $cash }: dann hast du { $cash_then }
mean-costs-goods = kostet { $picks }
mean-left-goods = übrig: { $picks }
mean-then-goods = dann hast du { $picks }
mean-enough =
    { $items_count ->
        [one] reicht für: { $items }
       *[other] reicht für eins davon: { $items }
    }
mean-missing = { $business_kind }: du brauchst noch { $picks }

## On the board, in a word or two

mean-brief-points =
    { $count ->
        [one] +{ $count } Punkt
       *[other] +{ $count } Punkte
    }
mean-brief-goods = { $picks }
mean-brief-territory = Revier
mean-brief-contract = Auftrag
mean-brief-percent = { $percent } %
mean-brief-attack = Angriff { $percent } %
mean-brief-raid = Razzia
mean-brief-clean = säubern
mean-brief-confiscate = einziehen
mean-brief-unknown = { $count } unbekannt

## Driving

mean-chance =
    { $percent ->
        [100] { $items } (sicher erreichbar)
       *[other] { $items } (mit { $percent } % erreichbar)
    }
mean-nothing-near = nichts Lohnendes in Reichweite eines Würfels
mean-nothing-here = keine Aktion möglich
mean-here-take = { $place }: { $picks }
mean-here-mark = { $territory } ist frei
mean-here-mark-boss = { $territory } gehört { $boss }, deins für { $cash }
mean-here-mark-nothing = { $territory } gehört { $boss }, deins umsonst
mean-here-mark-respect = { $items }: ein Punkt für den Respekt im Viertel
mean-here-open =
    { $business_kind } eröffnen: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
mean-here-start = { $contract } beginnen
mean-here-complete = { $contract } erledigen
mean-here-visit = dein Betrieb { $business }: Gangster umsetzen
mean-here-fetch = { $gangster } abholen
mean-here-attack-car = Wagen von { $boss } angreifen: { $percent } % Siegchance
mean-here-attack-business = { $business } angreifen: { $percent } % Siegchance
mean-stays = der Wagen bleibt stehen
mean-way =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
mean-way-driver =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }: { $gangster } muss sich am Steuer zeigen
mean-way-here = du stehst schon davor
mean-way-reached =
    { $count ->
        [one] { $count } Feld: in Reichweite
       *[other] { $count } Felder: in Reichweite
    }
mean-way-die =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }: { $die ->
        [1] jeder Wurf reicht
        [6] mit einer 6
       *[other] ab einer { $die }
    } ({ $percent } %)
mean-way-die-driver =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }: mit { $gangster } am Steuer { $die ->
        [1] reicht jeder Wurf
        [6] mit einer 6
       *[other] ab einer { $die }
    } ({ $percent } %)
mean-way-far = 
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }: zu weit für diesen Zug
mean-way-garage =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }; dein Wagen steht bis zum Ende der Handelsphase in der Werkstatt
mean-way-frozen =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }; du bist bis zur Handelsphase kaltgestellt
mean-start-territories =
    { $count ->
        [one] { $count } Revier im Umkreis von { $most } Feldern
       *[other] { $count } Reviere im Umkreis von { $most } Feldern
    }
mean-start-goods =
    { $place }: { $picks }, { $count ->
        [one] { $count } Feld entfernt
       *[other] { $count } Felder entfernt
    }
mean-start-medium =
    { $count ->
        [one] mittlerer Bauplatz: { $count } Feld entfernt
       *[other] mittlerer Bauplatz: { $count } Felder entfernt
    }

## The action

mean-take-some = du sagst, wie viel
mean-for-nothing = mit Sad Ken nimmst du es { $boss } umsonst ab
mean-markers =
    { $count ->
        [one] dann ist noch { $count } deiner { $most } Marker übrig
       *[other] dann sind noch { $count } deiner { $most } Marker übrig
    }
mean-visit = { $count } von { $most } Plätzen drinnen belegt, { $count_car } von { $most_car } im Wagen
mean-seats = dann { $count } von { $most } Plätzen belegt
mean-fetch-away = { $boss } ist ihn für immer los
mean-contract = { $contract }
mean-contract-pays = { $cash } und ein Punkt, wenn er erledigt ist
mean-contract-bet = ein Punkt, und ein Einsatz, der verdoppelt oder verloren ist
mean-contract-to =
    { $place } ist { $count ->
        [one] { $count } Feld entfernt
       *[other] { $count } Felder entfernt
    }
mean-contract-to-business =
    { $business } ist { $count ->
        [0] gleich hier
        [one] { $count } Feld entfernt
       *[other] { $count } Felder entfernt
    }
mean-contract-to-garage =
    { $garage } ist { $count ->
        [0] gleich hier
        [one] { $count } Feld entfernt
       *[other] { $count } Felder entfernt
    }
mean-contract-no-business = du hast keinen Betrieb, in den du ihn bringen könntest
mean-contract-at-risk = alle sehen ihn; er ist weg, wenn dein Wagen in eine Razzia kommt oder als Angegriffener verliert
mean-bet = danach { $cash_more } oder { $cash_less }, halbe-halbe

## Shootouts

mean-odds = du gewinnst zu { $percent } %, ohne Karten
mean-odds-average = du gewinnst zu { $percent } %, ohne Karten, je nachdem, wer drin ist
mean-losses = im Schnitt verlierst du { $own },{ $own_tenth } Gangster, davon { $dead },{ $dead_tenth } tot; die anderen { $theirs },{ $theirs_tenth }, davon { $killed },{ $killed_tenth } tot
mean-losses-own = im Schnitt verlierst du { $own },{ $own_tenth } Gangster, davon { $dead },{ $dead_tenth } tot
mean-losses-none = du verlierst niemanden
mean-win-car = gewinnst du, steht der Wagen von { $boss } bis zum Ende der Handelsphase in der Werkstatt
mean-win-mechanic = gewinnst du, wird der Wagen von { $boss } abgeschleppt, aber { $gangster } repariert ihn sofort
mean-win-contracts = du übernimmst { $items }
mean-win-business = gewinnst du, gehört { $business } dir
mean-lose-car = verlierst du, steht dein Wagen bis zum Ende der Handelsphase in der Werkstatt, und du setzt so lange aus
mean-lose-mechanic = verlierst du, wird dein Wagen abgeschleppt, aber { $gangster } repariert ihn sofort
mean-stays-closed = bleibt bis zum Ende der Handelsphase geschlossen
mean-tim-slips = { $gangster } sitzt drin und kann entwischen
mean-tim-may-slip = { $gangster } könnte drin sitzen: dann kann der Wagen entwischen
mean-john-doe = angenommen, { $gangster } schaltet aus, wer am meisten zählt
mean-sure-attack = Bei { $percent } % Aussicht angreifen?
mean-now-odds = du gewinnst zu { $percent } %
mean-odds-then = du gewinnst zu { $percent } % statt zu { $percent_before } %
mean-slips = kein Schuss fällt; in dieser Spielrunde kann er das nicht noch einmal
mean-counts-one = zählt in jeder Schießerei 1
mean-counts = Angriff { $attack_car } auf Wagen, { $attack_business } auf Betriebe; Verteidigung { $defence_car } im Wagen, { $defence_business } im Betrieb
mean-never-dies = er kommt ins Krankenhaus: er stirbt nie
mean-doctor = { $gangster } rettet jeden Zweiten
mean-garage-near =
    { $business } ist { $count ->
        [one] { $count } Feld von dort
       *[other] { $count } Felder von dort
    }
mean-to-hospital = er kommt ins Krankenhaus
mean-own-dies = { $gangster } stirbt

## The police

mean-police-roll = der Polizeiwagen fährt { $least } bis { $most } Felder, je nach Würfel, oder weniger
mean-police-spent = die Polizei hat in dieser Spielrunde keine Aktion mehr
mean-police-nothing = auf diesem Feld hat die Polizei nichts zu tun
mean-police-raid-car = { $boss }: Razzia im Wagen
mean-police-raid = { $boss }: Razzia in { $business }
mean-police-clean = { $boss }: { $territory } säubern
mean-police-take = { $place }: { $picks } beschlagnahmen
mean-cleans =
    { $boss } behält { $count ->
        [0] kein Revier
        [one] { $count } Revier
       *[other] { $count } Reviere
    }
mean-confiscates = zurück in den Vorrat, keiner bekommt es: { $picks }
mean-confiscates-left =
    { $count ->
        [0] dort bleibt nichts
        [one] dort bleibt { $count }
       *[other] dort bleiben { $count }
    }
mean-raid = gelingt zu { $percent } %
mean-raid-average = gelingt zu { $percent } %, je nachdem, wer drin ist
mean-raid-closes = bis zum Ende der Handelsphase geschlossen
mean-raid-holds =
    { $count ->
        [one] { $count } Gangster kommt ins Gefängnis
       *[other] { $count } Gangster kommen ins Gefängnis
    }
mean-raid-johnny = nur nicht { $gangster }, falls er dort ist
mean-raid-contracts = hinfällig: { $items }

## The trade phase

mean-badge = der Polizeiwagen gehört dir vier Aktionsrunden lang, mit einer Polizeiaktion
mean-drives =
    { $count ->
        [one] fährt { $count } Feld weiter
       *[other] fährt { $count } Felder weiter
    }
mean-brings-cash = bringt { $cash } beim Einkommen
mean-brings-goods = bringt { $picks } beim Einkommen
mean-brings-nowhere =
    { $kind ->
        [bar] bringt nur in einer Bar etwas ein, und du hast keine
        [casino] bringt nur in einem Kasino etwas ein, und du hast keins
        [brothel] bringt nur in einem { -brothel } etwas ein, und du hast keins
       *[any] bringt nur in einem Betrieb etwas ein, und du hast keinen
    }
mean-no-room = kein Platz frei: jemand müsste untertauchen
mean-may-bid-again = bietet noch jemand, kannst du wieder einsteigen
mean-may-not-follow = bietet noch jemand, kannst du nicht mehr mithalten
mean-goes-to = geht für { $cash } an { $boss }
mean-stays-on-offer = er bleibt im Angebot
mean-nobody-badge = dann hat niemand die Dienstmarke
mean-in-car = Stärke { $attack_car } beim Angriff auf Wagen, { $attack_business } auf Betriebe, { $defence } bei der Verteidigung des Wagens
mean-in-business = Stärke { $defence } bei der Verteidigung des Betriebs
mean-hides = im Versteck zählt er bis zum nächsten Aufstellen nichts
mean-comes-out = { $gangster } geht von selbst { $spot }
mean-stay-hiding =
    { $items_count ->
        [one] { $items } bleibt im Versteck und zählt nichts
       *[other] { $items } bleiben im Versteck und zählen nichts
    }
mean-sure-hiding =
    { $items_count ->
        [one] { $items } im Versteck lassen?
       *[other] { $items } im Versteck lassen?
    }

# What a gangster can do.
mean-able-clean-gene = wo er sitzt, scheitern Razzien
mean-able-schweinehund = mit ihm im Wagen kannst du keine Ressourcen nehmen
mean-able-easy-mike = im Krankenhaus kann ihn jeder abholen
mean-able-fat-fred = sein Wagen hat einen Platz weniger
mean-able-frankie = kein Einkommen, solange er im Gefängnis sitzt
mean-able-freddie = 100 bis 500 $ beim Einkommen, bei einer 6 ist er weg
mean-able-jack-knife = +4 gegen Mad-Dog Moe, Swift Nick, The Cleaner
mean-able-jealous-george = +4 gegen The Mayor, The Doctor, Mr. Needle
mean-able-john-doe = schaltet einen Gegner aus
mean-able-johnny = die Bestechung kostet 200 $ weniger, er wird nie verhaftet
mean-able-lucky-lou = stirbt nie
mean-able-mr-needle = deine Reviere bringen das Doppelte
mean-able-sad-ken = im Wagen: Reviere der Rivalen umsonst
mean-able-doctor = rettet jeden Zweiten von dir, der sterben würde
mean-able-dwarf = ein Platz mehr, wo er ist
mean-able-mechanic = dein besiegter Wagen ist sofort wieder flott
mean-able-reporter = sieht einmal pro Spielrunde in einen Wagen oder Betrieb
mean-able-thin-tim = sein Wagen kann einmal pro Spielrunde einem Angriff entwischen
mean-able-larry = +4 gegen Frankie the Squealer
mean-able-tony-trouble = wo er sitzt, gelingen Razzien

## Cards

mean-one-of =
    { $items_count ->
        [one] { $items } läuft von { $boss } zu dir über
       *[other] einer davon läuft von { $boss } zu dir über, der Zufall sagt wer: { $items }
    }
mean-cards-taken =
    { $count ->
        [one] { $count } von { $most } Handkarten, per Zufall
       *[other] { $count } von { $most } Handkarten, per Zufall
    }
mean-burglary = { $least } bis { $most } Ressourcen aus dem Tresor von { $boss }, so viele, wie der Würfel zeigt
mean-rat = { $boss } verliert die Hälfte aller Ressourcen, aufgerundet
mean-pockets =
    { $count ->
        [one] deine Rivalen haben zusammen { $count } Ressource
       *[other] deine Rivalen haben zusammen { $count } Ressourcen
    }
mean-friends =
    die Dienstmarke gehört bis zur Handelsphase dir; die Polizei hat in dieser Spielrunde { $count ->
        [0] keine Aktion mehr
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
mean-streetwise = noch ein Würfel zum Fahren in diesem Zug
mean-frozen =
    { $count ->
        [0] kein Zug mehr zu verlieren in diesen Aktionsrunden; kein Einkommen in der nächsten Handelsphase
        [one] { $count } Zug lang kaltgestellt, und kein Einkommen in der nächsten Handelsphase
       *[other] { $count } Züge lang kaltgestellt, und kein Einkommen in der nächsten Handelsphase
    }
mean-out-of-gas = der Wagen bleibt stehen, wenn er das nächste Mal fahren könnte
mean-feds =
    { $boss_is_you ->
        [yes] du hast
       *[no] { $boss } hat
    } die Dienstmarke und damit { $count ->
        [one] { $count } Polizeiaktion
       *[other] { $count } Polizeiaktionen
    } in dieser Spielrunde
mean-feds-nobody = niemand hat die Dienstmarke: es bringt nichts
mean-dies = { $gangster } stirbt, ein Mann von { $boss }
mean-massacre = wer getroffen wird, stirbt, auf beiden Seiten
mean-getaway = kein Sieger, und dein Wagen fährt { $least } bis { $most } Felder
mean-sneaks =
    { $count ->
        [one] { $count } Gangster taucht bis zum nächsten Aufstellen unter; der Betrieb steht allein da
       *[other] { $count } Gangster tauchen bis zum nächsten Aufstellen unter; der Betrieb steht allein da
    }
mean-still-standing = er ist unverletzt, und der Schusswechsel zählt nicht
mean-first-aid = er kommt ins Krankenhaus, statt zu sterben
mean-horse-raid = aus der Razzia wird nichts
mean-horse-election = aus Election Day wird nichts
mean-look =
    { $count ->
        [one] { $count } von { $most } dort kennst du nicht
       *[other] { $count } von { $most } dort kennst du nicht
    }
mean-look-known = du kennst dort schon alle
mean-sure-look = Dort nachsehen, wo du schon alle kennst?
mean-sure-nothing = Ausspielen, obwohl es nichts bringt?
