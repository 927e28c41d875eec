### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = Der Stadtplan: { $name }
map-tools = Den Stadtplan bewegen
map-nearer = Näher heran
map-farther = Weiter weg
map-all = Die ganze Stadt
map-my-car = Zu meinem Wagen
map-turn =
    { $boss_is_you ->
        [yes] Dein Zug
       *[no] Zug von { $boss }
    }
map-stage-roll = Würfeln
map-stage-drive = Fahren
map-stage-action = Aktion
map-stage-police = Polizei
map-driver = { $die } + { $count }: { $gangster } am Steuer
map-car =
    { $boss_is_you ->
        [yes] Dein Wagen
       *[no] Wagen von { $boss }
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] gehört dir
       *[no] gehört { $boss }
    }, { $count ->
        [0] niemand darin
        [one] { $count } Gangster darin
       *[other] { $count } Gangster darin
    }
map-closed = Von der Polizei geschlossen.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] gehört dir
       *[no] gehört { $boss }
    }

## A shootout, a raid

board-shootout-label = Schießerei
board-shootout-stage-declared = Schlüpft jemand davon?
board-shootout-stage-sneaking = Geht jemand durch die Hintertür?
board-shootout-stage-cards = Vor dem ersten Schuss können Karten gespielt werden.
board-shootout-stage-picking = John Doe sucht sich einen Gegner aus.
board-shootout-stage-counting = Beide Seiten werden gezählt.
board-shootout-stage-fighting = Vor dem nächsten Schusswechsel können Karten gespielt werden.
board-shootout-stage-fallen = Jemand ist gefallen.
board-shootout-stage-over = Die Schießerei ist vorbei.
board-shootout-stage-hit = { $gangster } ist getroffen. Steht er wieder auf?
board-shootout-stage-dying = { $gangster } stirbt. Kann ihn jemand retten?
board-shootout-stage-who-falls =
    { $boss_is_you ->
        [yes] Du hast den Schusswechsel verloren: Sag, wer getroffen ist.
       *[no] { $boss } hat den Schusswechsel verloren und sagt, wer getroffen ist.
    }
board-shootout-stage-who-dies =
    { $boss_is_you ->
        [yes] Du hast den Schusswechsel verloren, und zwar übel: Sag, wer stirbt.
       *[no] { $boss } hat den Schusswechsel verloren, und zwar übel: Jemand stirbt.
    }
board-shootout-wins =
    { $boss_is_you ->
        [yes] Du gewinnst die Schießerei!
       *[no] { $boss } gewinnt die Schießerei.
    }
board-shootout-nobody-wins = Niemand gewinnt die Schießerei.
board-shootout-massacre = Massacre: Wer getroffen wird, stirbt
board-shootout-played = Gespielt:
board-shootout-fallen = Gefallen: { $names }
board-shootout-counts = zählt { $count }
board-shootout-base = Grundstärke
board-shootout-car-attack = statt 1: greift einen Wagen an
board-shootout-car-defence = statt 1: verteidigt einen Wagen
board-shootout-business-attack = statt 1: greift einen Betrieb an
board-shootout-business-defence = statt 1: verteidigt einen Betrieb
board-shootout-against = gegen { $gangster }
board-shootout-picked = von John Doe ausgeschaltet
board-shootout-gang = Gangster
board-shootout-size = Größe des Betriebs
board-shootout-cards = Karten
board-shootout-total = Was diese Seite zählt, ohne den Würfel
board-shootout-rolled = { $count } gewürfelt
board-shootout-needs =
    { $count ->
        [0] hat gewonnen
        [one] braucht noch { $count } Sieg
       *[other] braucht noch { $count } Siege
    }
board-shootout-how = So läuft eine Schießerei
board-shootout-how-rounds = Die große Zahl ist die Stärke einer Seite. Bei jedem Schusswechsel zählt jede Seite einen Würfel dazu; die höhere Summe gewinnt.
board-shootout-needs-help = Wer einen Schusswechsel verliert, verliert einen Gangster. Ist keiner mehr da, kämpft der Wagen oder der Betrieb allein weiter; der nächste verlorene Schusswechsel kostet die Schießerei. Die Stärke jeder Seite bleibt wie am Anfang.
board-shootout-shots = Es wird geschossen …
board-shootout-skip = Gleich zum Ergebnis
board-shootout-nobody = niemand kämpft
board-shootout-nobody-inside = niemand darin: Der Betrieb steht allein
board-raid-label = Razzia
board-raid-cards = Vorher können Karten gespielt werden.

## Bosses: what a sign says

board-points =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }: { $items }.
board-points-none = Noch keine Siegpunkte.
board-of-ten = { $count } von { $most } Punkten
board-boss-whole =
    { $boss_is_you ->
        [yes] Alles über dich: Punkte, Gangster, Aufträge
       *[no] Alles über { $boss }: Punkte, Gangster, Aufträge
    }
board-king =
    { $boss_is_you ->
        [yes] Du bist King of Chicago.
       *[no] { $boss } ist King of Chicago.
    }
board-waits-for =
    { $boss_is_you ->
        [yes] Der Tisch wartet auf dich.
       *[no] Der Tisch wartet auf { $boss }.
    }
board-first =
    { $boss_is_you ->
        [yes] Du bist in dieser Spielrunde Startboss.
       *[no] { $boss } ist in dieser Spielrunde Startboss.
    }
board-badge =
    { $boss_is_you ->
        [yes] Du hast die Dienstmarke
       *[no] { $boss } hat die Dienstmarke
    }; { $count ->
        [0] die Polizei hat in dieser Spielrunde keine Aktion mehr.
        [one] die Polizei hat in dieser Spielrunde noch { $count } Aktion.
       *[other] die Polizei hat in dieser Spielrunde noch { $count } Aktionen.
    }
board-frozen =
    { $boss_is_you ->
        [yes] Election Day: Du bist bis zur Handelsphase kaltgestellt. Kein Fahren, keine Aktion, kein Handel, kein Einkommen.
       *[no] Election Day: { $boss } ist bis zur Handelsphase kaltgestellt. Kein Fahren, keine Aktion, kein Handel, kein Einkommen.
    }
board-skips-income =
    { $boss_is_you ->
        [yes] Du bekommst in der nächsten Handelsphase kein Einkommen.
       *[no] { $boss } bekommt in der nächsten Handelsphase kein Einkommen.
    }
board-stalled =
    { $boss_is_you ->
        [yes] Kein Sprit: Dein Wagen kann das nächste Mal nicht fahren.
       *[no] Kein Sprit: Der Wagen von { $boss } kann das nächste Mal nicht fahren.
    }
board-not-dealing =
    { $boss_is_you ->
        [yes] Du willst in dieser Spielrunde keine Angebote.
       *[no] { $boss } will in dieser Spielrunde keine Angebote.
    }
board-territories =
    { $count ->
        [one] { $count } Revier
       *[other] { $count } Reviere
    }
board-car-of =
    { $boss_is_you ->
        [yes] Dein Wagen
       *[no] Wagen von { $boss }
    }
board-in-car =
    { $boss_is_you ->
        [yes] Dein Wagen
       *[no] Wagen von { $boss }
    }: { $count } von { $most } Plätzen besetzt.
board-in-garage = In der Werkstatt: { $garage }. Nach der Handelsphase ist er zurück; bis dahin kann ihn niemand angreifen.
board-mended = The Mechanic hat ihn repariert: Er fährt im nächsten Zug wieder.
board-at-work =
    { $count ->
        [one] { $count } Gangster im Einsatz
       *[other] { $count } Gangster im Einsatz
    }
board-in-prison =
    { $count ->
        [one] { $count } Gangster im Gefängnis
       *[other] { $count } Gangster im Gefängnis
    }
board-in-hospital =
    { $count ->
        [one] { $count } Gangster im Krankenhaus
       *[other] { $count } Gangster im Krankenhaus
    }
board-hiding =
    { $count ->
        [one] { $count } Gangster untergetaucht
       *[other] { $count } Gangster untergetaucht
    }
board-dead =
    { $count ->
        [one] { $count } Gangster tot
       *[other] { $count } Gangster tot
    }
board-cards =
    { $count ->
        [0] Keine Karten auf der Hand
        [one] { $count } Karte auf der Hand, verdeckt
       *[other] { $count } Karten auf der Hand, verdeckt
    }
board-shown = Alle wissen, wo er ist.
board-secret = Bargeld und Ressourcen sind geheim.
board-unseen =
    { $count ->
        [one] { $count } verdeckt
       *[other] { $count } verdeckt
    }
board-who-where = Wer ist wo
board-count-at = { $where }: { $count }
board-nobody-respected = Niemand genießt den Respekt im Viertel.

## Bosses: what would break it

board-from-business =
    { $business } ({ $business_kind }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $count ->
        [0] niemand darin
        [one] { $count } Gangster darin
       *[other] { $count } Gangster darin
    }.
board-from-closed =
    { $business } ({ $business_kind }) ist von der Polizei geschlossen: nach der Handelsphase wieder { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $count ->
        [0] niemand darin
        [one] { $count } Gangster darin
       *[other] { $count } Gangster darin
    }.
board-risk-businesses = Wer den Betrieb in einer Schießerei erobert, dem gehört er; eine Razzia schließt ihn bis zum Ende der Handelsphase.
board-from-contract = { $contract } ist erfüllt: Diesen Punkt nimmt einem niemand mehr.
board-risk-contract = { $contract } läuft: Wer den Wagen angreift und schlägt, bekommt den Auftrag; bei einer Razzia auf den Wagen verfällt er.
board-risk-respect =
    Die meisten Reviere: { $count }. Weg, sobald ein Rivale ebenso viele hat; { $boss_next_is_you ->
        [yes] du folgst
       *[no] { $boss_next } folgt
    } mit { $count_next }.
board-way-respect = Reviere: { $count }. Mit { $most } wären es die meisten.
board-risk-gangsters-even =
    { $count ->
        [one] { $count } im Einsatz
       *[other] { $count } im Einsatz
    }: einer weniger, und ein Punkt ist weg.
board-risk-gangsters-odd =
    { $count ->
        [one] { $count } im Einsatz
       *[other] { $count } im Einsatz
    }: einer mehr bringt noch einen Punkt, einer weniger kostet keinen.
board-no-gangsters = Niemand im Einsatz. Je zwei bringen einen Punkt.
board-monopoly = Monopol
board-monopoly-bar = Alle offenen Bars: Sie bringen 400 $, 800 $ und 1500 $.
board-monopoly-casino = Alle offenen Kasinos: Sie bringen 400 $, 800 $ und 1500 $.
board-monopoly-brothel = Alle offenen { -brothels }: Sie bringen 400 $, 800 $ und 1500 $.
board-monopoly-reopens =
    { $boss_is_you ->
        [yes] Dein Betrieb { $business } öffnet nach der Handelsphase wieder und bricht es.
       *[no] { $business } von { $boss } öffnet nach der Handelsphase wieder und bricht es.
    }
board-monopoly-left = Gebrochen, sobald ein Rivale so einen Betrieb eröffnet. Noch zu haben: { $items }.
board-monopoly-last = Es gibt keins mehr zu eröffnen: Nur eine Schießerei oder eine Razzia kann es brechen.
board-left-of-kind = { $count } × { $business_kind }

## My own folder, and cards to read

board-own-cash = Dein Bargeld: { $cash }
board-locked = { $cash } geboten
board-good-locked = { $text }, davon { $count } in deinem Gebot gebunden
board-room-at = { $where }: { $count } von { $most } Plätzen besetzt
board-ordered = Deine Anweisung gilt: Sie wird gespielt, sobald es geht.
board-folder =
    Deine Mappe: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $count_gangsters ->
        [one] { $count_gangsters } Gangster
       *[other] { $count_gangsters } Gangster
    }
board-gangster-at = { $gangster }: { $where }.
board-gangster-of =
    { $boss_is_you ->
        [yes] { $gangster } arbeitet für dich: { $where }.
       *[no] { $gangster } arbeitet für { $boss }: { $where }.
    }
board-way-out-hospital = Um { $gangster } zurückzuholen, halte mit einem freien Platz im Wagen am Hospital.
board-way-out-prison = Um { $gangster } zurückzuholen, halte mit einem freien Platz im Wagen am Police Department.
board-only-you-know = Das weißt nur du.
board-attack = Angriff
board-defence = Verteidigung
board-against-car = Wagen
board-against-business = Betrieb
board-driving = Fahren
board-asks-for = Verlangt
board-fee = { $cash } zu Beginn
board-one-point = 1 Siegpunkt
board-contract-how = Fahr zum ersten Ort und beginne ihn, dann zum zweiten und schließ ihn ab: jeweils eine Aktion. Ist er begonnen, sehen ihn alle.
board-any-own-business = ein eigener Betrieb
board-any-garage = eine Werkstatt
board-show-way = Den Weg auf dem Stadtplan zeigen

## The trade phase

board-trade-label = Die Handelsphase
board-trade-step-income = Einkommen
board-trade-step-draw = Ziehen
board-trade-step-hire = Anheuern
board-trade-step-bribe = Bestechung
board-trade-step-place = Aufstellen
board-trade-to-map = Stadtplan
board-trade-to-trade = Zurück zur Handelsphase
board-trade-been = Einkommen, Karten
board-trade-offer = Suchen Arbeit
board-trade-nobody = Niemand sucht Arbeit.
board-trade-now = jetzt
board-trade-next = als Nächster
board-trade-unsold = bleibt übrig
board-trade-lot = { $gangster } wird versteigert
board-trade-badge = Die Dienstmarke
board-trade-badge-help = Wer sie hat, lenkt in den nächsten vier Aktionsrunden den Polizeiwagen. Einmal macht die Polizei eine Razzia in Wagen oder Betrieb eines Rivalen, säubert ein Revier oder beschlagnahmt, was herumliegt.
board-trade-no-bid = Noch kein Gebot
board-trade-least = Nächstes Gebot: ab { $cash }
board-trade-bidder =
    { $boss_is_you ->
        [yes] Du bietest am meisten
       *[no] { $boss } bietet am meisten
    }
board-trade-before = Gebote davor
board-trade-costs = { $count } zum Gebot dazu, du hast { $number }
board-trade-bidders = Die Bosse der Reihe nach
board-trade-highest = höchstes Gebot
board-trade-speaks = ist dran
board-trade-passed = gepasst
board-trade-waits = bietet danach
board-trade-last = bot { $cash }
board-trade-limit = Bis { $fifties } wird automatisch für dich geboten.
board-trade-limit-over = Dein Limit von { $fifties } ist überboten: du passt.
board-trade-out = Du passt bis zum Ende dieser Versteigerung.
board-trade-read = Was { $card } kann
board-trade-values = Angriff: Wagen { $number_ca }, Betrieb { $number_ba }. Verteidigung: Wagen { $number_cd }, Betrieb { $number_bd }.
board-trade-from-businesses = Betriebe
board-trade-from-territories = Reviere
board-trade-in-all = Zusammen
board-trade-public = Zusammen, ohne Gangster
board-trade-public-help = Was Gangster zusätzlich einbringen, bleibt geheim: Es würde verraten, wer wo sitzt.
board-trade-kept = behält eine Karte
board-trade-new-at = { $place }:
board-trade-placing = Deine Gangster, und wohin sie gehen
board-trade-shifting = Wer in { $business } sitzt, und wer im Wagen
board-trade-place-hint = Wähl einen Gangster, dann seinen Platz; oder zieh ihn hin.
board-trade-place-where = Wohin mit { $gangster }?
board-trade-place-secret = Die anderen sehen es nicht.
board-trade-car = Dein Wagen
board-trade-hiding = Versteck
board-trade-room = { $count } Gangster, Platz für { $number }
board-trade-take = { $gangster }, { $where }
board-trade-put-here = { $gangster } { $spot }
## The bar on top

board-turn = Spielrunde { $turn }
board-round-of = Aktionsrunde { $round } von { $most }
board-action-round = Aktionsrunde { $round }: Reihum wird gewürfelt, gefahren und eine Sache getan.
board-order = Der Reihe nach, ab Startboss: { $text }
board-no-badge = Niemand hat die Dienstmarke: Der Polizeiwagen steht.
board-trade-income = Einkommen
board-trade-draw = Neue Karten
board-trade-hire = Anheuern
board-trade-bribe = Bestechung
board-trade-place = Aufstellen
board-part-income = Handelsphase, Einkommen: Betriebe, Reviere und Gangster zahlen.
board-part-draw = Handelsphase, neue Karten: Alle ziehen eine.
board-part-hire = Handelsphase, Anheuern: Die Gangster in der Auslage werden versteigert.
board-part-bribe = Handelsphase, Bestechung: Die Dienstmarke wird versteigert.
board-part-place = Handelsphase, Aufstellen: Alle stellen verdeckt ihre Gangster auf. Dann öffnen Werkstätten und geschlossene Betriebe.

## The end

board-rests-business = { $business } ({ $count })
board-rests-contract = { $contract } (1)
board-rests-respect =
    { $count ->
        [one] Respekt für { $count } Revier (1)
       *[other] Respekt für { $count } Reviere (1)
    }
board-rests-gangsters =
    { $count ->
        [one] { $count } Gangster im Einsatz
       *[other] { $count } Gangster im Einsatz
    } ({ $points })

## On the map, where there is nothing to do

board-about-lot = Ein Bauplatz für einen Betrieb: mit den Ressourcen, die er kostet, zum Pfeil fahren.
board-about-territory = Wer es nimmt, bekommt 50 $ pro Spielrunde. Die meisten Reviere bringen den Respekt im Viertel, einen Punkt.
board-about-place = An manchen Orten tauchen Ressourcen auf; Aufträge führen von einem zum anderen.
board-about-garage = Ein Wagen, der eine Schießerei verliert, wird in eine Werkstatt geschleppt und bleibt dort bis zum Ende der Handelsphase.
board-about-hospital = Krankenhaus: Hier liegen die Verwundeten. Halte hier mit einem freien Platz im Wagen und hol deine Leute ab; von allein kommt keiner heraus.
board-about-prison = Police Department: Halte hier mit einem freien Platz im Wagen und hol deine Gangster aus dem Gefängnis (Joliet Prison).
board-about-star = Auf einem Bauplatz mit Stern darf ein Boss seinen ersten Betrieb eröffnen.
board-about-business =
    { $business_kind }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
