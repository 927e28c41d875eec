### Bootleggers.
###
### $house, $truck, $still, $card, $muscle, $cash, $dock and $way come as words (the messages under
### "Names"); $muscle_cost stands beside $muscle. Counts, crates and rounds come as numbers.

## The game

game-title = Bootleggers
game-about = Schmuggle Whiskey, schmiere die Polizei und kaufe dich in die Flüsterkneipen der Stadt ein. Jede Runde bietest du verdeckt um den ersten Zug, schickst deine Leute und deine Lkw zu den Kneipen und schließt Geschäfte, an die sich niemand halten muss. Nach zwölf Runden (im kurzen Spiel nach acht), oder sobald jemand 100 G$ hat (hundert Riesen: 1 G$ sind tausend Dollar), gewinnt, wer das meiste Geld hat.
final-score = { $score } G$

## What it is about

goal-about = Whiskey brennen, ausfahren, verkaufen. Wer am Ende das meiste Bargeld hat, gewinnt; sonst zählt nichts.
goal-end = Nach der letzten Runde, oder sobald nach einer Runde jemand 100 G$ hat.
goal-round =
    Eine Runde ist ein Jahr und hat sechs Phasen:
    1 · Alle bieten verdeckt eine Muskelkarte. Hohe Zahlen kosten mehr, sind aber zuerst dran, auch bei den Karten in der Auslage.
    2 · Setz deine Figuren in die Kneipen. Genug davon öffnen eine; wer mindestens die Hälfte davon hat, kontrolliert sie.
    3 · Deine Brennereien würfeln: Jedes Auge ist eine Kiste.
    4 · Feilschen, Lkw beladen, zu den Kneipen schicken.
    5 · Jede Kneipe würfelt aus, was sie braucht, und kauft, zuerst bei Freunden. Jetzt kommt das Geld.
    6 · Das Gesetz räumt auf, und das nächste Jahr beginnt.

## Said with one tap: each reads it in their own language

phrase-mine = Die gehört mir!
phrase-bluffing = Du bluffst.
phrase-hands-off = Finger weg von meinem Laden.
phrase-room-for-two = Ist da Platz für zwei?
phrase-fine-batch = Ein guter Jahrgang!
phrase-dry = Völlig auf dem Trockenen.
phrase-your-word = Du hast dein Wort gegeben.
phrase-thirsty = Die haben Durst heute Nacht!
phrase-not-a-drop = Keinen Tropfen verkauft.
phrase-cops = Die Bullen kommen!
phrase-not-me = Ich war das nicht.

## Names

seat = Gangster { $number }
name-mobster =
    { $mobster_is_you ->
        [yes] du
       *[no] { $mobster }
    }
cash = { $amount } G$

house-0 = O'Malley's Dry Goods
house-1 = Texas Lil's Diner
house-2 = Mother's Groceries
house-3 = Barleycorn's Feed & Grain
house-4 = The Real McCoy Antiques
house-5 = Volstead Imports

truck-small = Lkw { $number } (klein)
truck-medium = Lkw { $number } (mittel)
truck-large = Lkw { $number } (groß)

still-family =
    { $mobster_is_you ->
        [yes] deine Familienbrennerei
       *[no] die Familienbrennerei von { $mobster }
    }
# The same, where the sentence has just named the owner.
still-own = die Familienbrennerei
still-remote = die abgelegene Brennerei { $number }

muscle-red = Rot { $number }
muscle-green = Grün { $number }
muscle-yellow = Gelb { $number }
muscle-blue = Blau { $number }

dock-0 = Mehrheitsrampe
dock-1 = Minderheitsrampe
dock-2 = öffentliche Rampe
# O'Malley's has no docks.
dock-line = eine Schlange für alle

# What the two ways of a card are; without the card, only which of the two.
way-0 = das Erste
way-1 = das Zweite
way-double-cross-0 = eine Figur ausschalten
way-double-cross-1 = eine eigene Figur einschleusen
way-muscling-in-0 = auf eine Brennerei
way-muscling-in-1 = ins Hinterzimmer

phase-1 = Phase 1: Muskeln
phase-2 = Phase 2: Einfluss
phase-3 = Phase 3: Brennereien
phase-4 = Phase 4: Whiskeyschmuggel
phase-5 = Phase 5: Parole und Verkauf
phase-6 = Phase 6: Der lange Arm des Gesetzes

end-fortune = die 100 G$ sind erreicht
end-last-round = die letzte Runde ist gespielt

## Cards

card-single-influence = Einfacher Einfluss
card-single-influence-help = Eine Figur kommt aus deinem Vorrat in dein Hinterzimmer; von dort setzt du sie in eine Kneipe. Figuren öffnen Kneipen, und wer in einer mindestens die Hälfte hat, kontrolliert sie.
card-double-influence = Doppelter Einfluss
card-double-influence-help = Zwei Figuren kommen aus deinem Vorrat in dein Hinterzimmer; von dort setzt du sie in Kneipen. Figuren öffnen Kneipen, und wer in einer mindestens die Hälfte hat, kontrolliert sie.
card-single-still = Einfacher Brennereiausbau
card-single-still-help = Ein Würfel für einen freien Platz auf einer deiner Brennereien, oder fürs Hinterzimmer, um ihn später einzusetzen. Eine abgelegene Brennerei kannst du damit nicht eröffnen.
card-double-still = Doppelter Brennereiausbau
card-double-still-help = Entweder zwei Würfel für freie Plätze auf deinen Brennereien oder fürs Hinterzimmer, oder eine neue abgelegene Brennerei mit einem Würfel.
card-improvement = Kneipenausbau
card-improvement-help = Ein Ausbaumarker für einen freien Ausbauplatz einer beliebigen Flüsterkneipe außer O'Malley's, oder fürs Hinterzimmer. Jeder Marker zählt 1 mehr auf jedem Nachfragewürfel seiner Kneipe.
card-small-truck = Kleiner Lkw
card-small-truck-help = Lädt 4 Kisten. Kostet 1 G$, und ab der nächsten Runde will der Fahrer jede Runde 1 G$ Lohn.
card-medium-truck = Mittlerer Lkw
card-medium-truck-help = Lädt 6 Kisten. Kostet 1 G$, und ab der nächsten Runde will der Fahrer jede Runde 1 G$ Lohn.
card-large-truck = Großer Lkw
card-large-truck-help = Lädt 9 Kisten. Kostet 3 G$, und ab der nächsten Runde will der Fahrer jede Runde 2 G$ Lohn.

card-vigorish = A Little Vigorish
    .gloss = Kleiner Wucherzins
card-vigorish-help = ({ card-vigorish.gloss }) Vom Aufdecken bis zum Produktionswurf: Nimm dir eine Brennerei eines anderen Gangsters vor. Wem sie gehört, der zahlt dir 3 G$ für jeden Würfel darauf, oder sie liefert in dieser Runde nichts.
card-big-city-boys = Big City Boys
    .gloss = Jungs aus der Großstadt
card-big-city-boys-help = ({ card-big-city-boys.gloss }) Jederzeit: Eine beliebige Muskelkarte, deine oder eine fremde, ist in dieser Runde 5½ mehr wert.
card-big-payoff = Big Payoff
    .gloss = Fettes Schmiergeld
card-big-payoff-help =
    ({ card-big-payoff.gloss }) Jederzeit, vor dem Verkauf dort: Zahl der Bank 5 G$, und du hast in einer offenen Kneipe für diese Runde die Kontrolle, was immer dort noch geschieht. Alle anderen darin haben nur eine Minderheit. Lkw, die schon in der Schlange stehen, { $big_payoff ->
        [stay] bleiben stehen
       *[dock-anew] stellen sich neu an
    }.
card-big-favor = Call in a Big Favor
    .gloss = Großen Gefallen einfordern
card-big-favor-help = ({ card-big-favor.gloss }) Phase 4: Leih dir für diese Runde kostenlos einen großen Lkw aus dem gemeinsamen Bestand.
card-little-favor = Call in a Little Favor
    .gloss = Kleinen Gefallen einfordern
card-little-favor-help = ({ card-little-favor.gloss }) Phase 4: Leih dir für diese Runde kostenlos einen mittleren Lkw aus dem gemeinsamen Bestand.
card-city-politics = City Politics
    .gloss = Stadtpolitik
card-city-politics-help = ({ card-city-politics.gloss }) Jederzeit: Kauf dir 1 oder 2 Figuren ins Hinterzimmer, das Stück für 4 G$.
card-copper-in-the-house = Copper in the House
    .gloss = Polizist im Haus
card-copper-in-the-house-help = ({ card-copper-in-the-house.gloss }) Jederzeit, vor dem Verkauf dort: In dieser Runde kauft eine offene Kneipe alles, was kommt, für 1 G$ pro Kiste. Einfluss zählt dort nicht, und Profit bekommt keiner.
card-double-cross = Double Cross
    .gloss = Doppeltes Spiel
card-double-cross-help =
    ({ card-double-cross.gloss }) Jederzeit, in einer Kneipe: Schalte { $double_cross ->
        [any] eine beliebige Figur
       *[another] eine Figur eines anderen Gangsters
    } aus, oder schleus eine eigene aus deinem Vorrat ein.
card-union-boss = Friendly Union Boss
    .gloss = Netter Gewerkschaftsboss
card-union-boss-help = ({ card-union-boss.gloss }) Jederzeit: Leg ihn offen vor dich hin. Solange er da liegt, zahlst du keinen Fahrerlohn.
card-bust-a-shipment = G-Men: Bust a Shipment
    .gloss = Bundesagenten: Ladung beschlagnahmt
card-bust-a-shipment-help = ({ card-bust-a-shipment.gloss }) Phase 4, sobald die Ladungen gezeigt sind: Ein beladener Lkw verliert seine ganze Ladung und fährt leer zu seinem Besitzer nach Hause.
card-bust-a-speakeasy = G-Men: Bust a Speakeasy
    .gloss = Bundesagenten: Kneipe ausgehoben
card-bust-a-speakeasy-help = ({ card-bust-a-speakeasy.gloss }) Jederzeit, vor dem Verkauf dort: Eine offene Flüsterkneipe, sogar O'Malley's, wird für diese Runde dichtgemacht.
card-investigation = G-Men: Investigation
    .gloss = Bundesagenten: Ermittlung
card-investigation-help = ({ card-investigation.gloss }) Als Antwort auf eine eben gespielte Gangsterkarte: Nichts davon geschieht. Oder jederzeit: Ein Friendly Union Boss, der auf dem Tisch liegt, fliegt auf und wird abgelegt.
card-free-truck = Hey, Free Truck
    .gloss = He, ein Gratis-Lkw
card-free-truck-help = ({ card-free-truck.gloss }) Phase 4, nach dem Beladen: Ein leerer Lkw eines anderen Gangsters gehört ab jetzt dir. In dieser Runde kann ihn nur noch ein Hijack beladen.
card-hijack = Hijack
    .gloss = Überfall
card-hijack-help = ({ card-hijack.gloss }) Phase 4, sobald die Ladungen gezeigt sind: Hol dir die ganze Ladung vom Lkw eines anderen Gangsters, lad sie auf einen einzigen leeren Lkw, der bei dir zu Hause steht, und verkauf sie als deine eigene.
card-hit = Hit
    .gloss = Anschlag
card-hit-help = ({ card-hit.gloss }) Jederzeit: Schalte in einer Kneipe eine beliebige Figur aus.
card-mob-war = Mob War
    .gloss = Bandenkrieg
card-mob-war-help = ({ card-mob-war.gloss }) Jederzeit: Schalte in einer Kneipe zwei beliebige Figuren aus.
card-moll = Moll
    .gloss = Gangsterbraut
card-moll-help = ({ card-moll.gloss }) Jederzeit: Würfle. So viele G$ wandern aus der Tasche eines anderen Gangsters in die Bank, oder eben alles, was da ist.
card-pigeon = Move Over, Pigeon
    .gloss = Mach Platz, du Gimpel
card-pigeon-help = ({ card-pigeon.gloss }) Solange ein beladener Lkw eines anderen Gangsters in der Schlange steht und noch nicht verkauft hat: Den Großhandelspreis für seine Ladung kassierst du.
card-muscling-in = Muscling In
    .gloss = Sich reindrängen
card-muscling-in-help = ({ card-muscling-in.gloss }) Jederzeit: Nimm einen Würfel von einer abgelegenen Brennerei eines anderen Gangsters, für einen freien Platz auf einer von deinen oder für dein Hinterzimmer.
card-opportunity-knocks = Opportunity Knocks
    .gloss = Günstige Gelegenheit
card-opportunity-knocks-help = ({ card-opportunity-knocks.gloss }) Jederzeit: Ein Ausbaumarker zieht aus einer Kneipe auf einen freien Ausbauplatz einer anderen Kneipe um, die offen ist.
card-packing-heat = Packing Heat
    .gloss = Kanone in der Tasche
card-packing-heat-help =
    ({ card-packing-heat.gloss }) Jederzeit, vor dem Verkauf dort: In einer offenen Kneipe ist der Großhandelspreis in dieser Runde { $packing_heat ->
        [you] nur für dich
       *[others] für alle außer dir
    } 1 G$.
card-recruiting = Recruiting
    .gloss = Anwerbung
card-recruiting-help = ({ card-recruiting.gloss }) Jederzeit: Würfle, so viele Neue sind aufgetaucht. Du nimmst einen, dann nehmen alle in Muskelreihenfolge einen, bis keiner mehr da ist.
card-safe-house = Safe House
    .gloss = Unterschlupf
card-safe-house-help =
    ({ card-safe-house.gloss }) Jederzeit: Hol 1 bis 3 eigene Figuren { $safe_house ->
        [one] aus ein und derselben Flüsterkneipe
       *[any] aus beliebigen Flüsterkneipen
    } zurück ins Hinterzimmer. Ebenso viele müssen dort bis zum nächsten Aufdecken stillhalten.
card-state-politics = State Politics
    .gloss = Landespolitik
card-state-politics-help = ({ card-state-politics.gloss }) Jederzeit: Kauf dir 1 bis 3 Figuren ins Hinterzimmer, das Stück für 5 G$.
card-thirsty = Thirsty
    .gloss = Durstig
card-thirsty-help = ({ card-thirsty.gloss }) Jederzeit, vor dem Verkauf dort: Eine offene Kneipe würfelt in dieser Runde mit einem Nachfragewürfel mehr.
card-turf-war = Turf War
    .gloss = Revierkrieg
card-turf-war-help = ({ card-turf-war.gloss }) Jederzeit: Zerstör eine abgelegene Brennerei samt allen Würfeln, oder einen Würfel einer Familienbrennerei, aber nie den letzten.
card-warehouse = Warehouse
    .gloss = Lagerhaus
card-warehouse-help =
    { $warehouse ->
        [home] ({ card-warehouse.gloss }) Phase 4: Deine Kisten, die am Ende der Phase auf keinem Lkw sind oder auf einem, der zu Hause geblieben ist, bleiben dir bis zur nächsten Runde, ein einziges Mal.
       *[no-truck] ({ card-warehouse.gloss }) Phase 4: Deine Kisten, die am Ende der Phase auf keinem Lkw sind, bleiben dir bis zur nächsten Runde, ein einziges Mal.
    }
card-windfall = Windfall
    .gloss = Unverhofftes Glück
card-windfall-help = ({ card-windfall.gloss }) Wenn du sie nimmst, oder in Phase 1 einer späteren Runde: Zieh eine Aktionskarte, ohne sie zu zeigen, zusätzlich zu der Karte, die du normal nimmst.
card-word-of-mouth = Word of Mouth
    .gloss = Mundpropaganda
card-word-of-mouth-help = ({ card-word-of-mouth.gloss }) Jederzeit, vor dem Verkauf dort: Wer in einer offenen Kneipe die Kontrolle hat, verdient in dieser Runde 1 G$ mehr pro Kiste.
card-dirty-rat = You Dirty Rat
    .gloss = Du dreckige Ratte
card-dirty-rat-help = ({ card-dirty-rat.gloss }) Jederzeit: Tausch in einer Kneipe eine Figur eines anderen Gangsters gegen eine von deinen aus dem Vorrat.

## Options of a table

option-rules = Regelfassung
option-rules-number = { $number }. Ausgabe
option-single-influence = Karten mit einfachem Einfluss im Stapel
option-single-influence-22 = 22, das macht 80 Karten
option-single-influence-20 = 20, das macht 78 Karten
option-single-influence-help = Die gedruckten Ausgaben sind sich uneins. Mit 22 gibt es ein paar Figuren mehr.
option-big-payoff = Big Payoff, wenn schon Lkw in der Schlange stehen
option-big-payoff-dock-anew = sie stellen sich neu an
option-big-payoff-stay = sie bleiben stehen
option-safe-house = Safe House holt Figuren zurück aus
option-safe-house-any = beliebigen Flüsterkneipen
option-safe-house-one = einer einzigen Flüsterkneipe
option-double-cross = Double Cross schaltet aus
option-double-cross-another = eine Figur eines anderen Gangsters
option-double-cross-any = eine beliebige Figur
option-public-dock = Erlaubnis an der öffentlichen Rampe
option-public-dock-each = Lkw für Lkw, beim ersten Nein ist Schluss
option-public-dock-all = ein einziges Ja oder Nein für die ganze Rampe
option-public-dock-help = Fremde brauchen das Wort dessen, der die Kneipe hat: Lkw für Lkw, oder einmal für alle.
option-packing-heat = Packing Heat drückt den Großhandelspreis auf 1 G$
option-packing-heat-others = für alle, nur nicht für den, der sie spielt
option-packing-heat-you = nur für den, der sie spielt
option-cash = Bargeld
option-cash-secret = geheim
option-cash-open = offen
option-rounds = Spieldauer
option-rounds-12 = 12 Runden
option-rounds-8 = 8 Runden
option-influence = Einfluss einsetzen
option-influence-phase = in Phase 2
option-influence-pre-empt = jederzeit, mit Vordrängeln
option-influence-any-time = jederzeit, höherer Muskelwert zuerst
option-influence-help = In Phase 2 der Reihe nach. Jederzeit ist schärfer und dauert länger.
option-unloading = Lkw an einer Rampe laden ab
option-unloading-arrival = in der Reihenfolge ihrer Ankunft
option-unloading-muscle = in der jetzigen Muskelreihenfolge
option-unloading-help = Wer an einer Rampe zuerst verkauft: wer zuerst kam, oder wer die meisten Muskeln hat.
option-warehouse = Warehouse bewahrt auf
option-warehouse-no-truck = Kisten, die auf keinem Lkw sind
option-warehouse-home = auch eine Ladung, die zu Hause bleibt
preset-000 = Wie in der französischen Übersetzung A
preset-001 = Wie in der französischen Übersetzung B
preset-003 = Wie in der italienischen Regel
preset-004 = Wie in der deutschen Kurzfassung

## What you can do

do-pick-muscle = { $muscle } hinlegen ({ $muscle_cost })
do-take = Karte nehmen: { $card }
do-put-die = Einen Würfel auf { $still } legen
do-keep-die = Den Würfel im Hinterzimmer lassen
do-start-still = Lieber eine abgelegene Brennerei mit einem Würfel eröffnen
do-put-improvement = { $house } ausbauen
do-keep-improvement = Den Ausbau im Hinterzimmer lassen
do-play = { $card } spielen
do-keep-card = Die Karte auf der Hand behalten
do-choose-house = { $house }
do-choose-mobster =
    { $mobster_is_you ->
        [yes] du selbst
       *[no] { $mobster }
    }
do-choose-truck = { $truck }
do-choose-still = { $still }
do-choose-count =
    { $count ->
        [0] Das reicht
        [one] { $count } Figur kaufen
       *[other] { $count } Figuren kaufen
    }
do-choose-way = { $way }
do-never-mind = Doch nicht, die Karte behalten
do-place = Eine Figur bei { $house } einsetzen
do-pre-empt = Mich bei { $house } vordrängeln
do-load =
    { $crates ->
        [0] { $truck } leer lassen
        [one] 1 Kiste auf { $truck } laden
       *[other] { $crates } Kisten auf { $truck } laden
    }
do-drive = { $truck } zu { $house } schicken
do-done =
    { $prompt ->
        [ask-deals] Fertig gefeilscht, weiter
        [ask-place] Vorerst keine Figur mehr
        [ask-place-more] Vorerst keine Figur mehr
        [ask-load-done] Fertig geladen
        [ask-drive] Zu Hause lassen
        [ask-drive-none] Ohne Karte weiter
        [ask-place-none] Ohne Karte weiter
       *[other] Fertig
    }
do-allow =
    { $yes ->
        [yes] Verkaufen lassen
       *[no] Abweisen
    }
do-pay-up =
    { $yes ->
        [yes] Zahlen
       *[no] Nicht zahlen
    }
do-leave-order =
    { $anybody ->
        [yes] Auf { $card } mit Investigation antworten, ganz gleich, wen es trifft
       *[no] Auf { $card } mit Investigation antworten, wenn es mich trifft
    }
do-drop-order = Meine Anweisung zu { $card } zurücknehmen

## Questions

ask-muscle = Leg verdeckt eine Muskelkarte hin. Hohe Zahlen sind die ganze Runde zuerst dran, kosten aber mehr.
ask-take = Nimm dir eine Karte aus der Auslage.
ask-play-first = Du darfst zuerst eine Gangsterkarte spielen oder etwas aus deinem Hinterzimmer einsetzen, falls dort etwas liegt.
ask-play-or-keep = Du hast { $card }. Spiel die Karte auf der Stelle, oder behalt sie auf der Hand.
ask-put-die =
    Du hast { $count ->
        [one] einen neuen Würfel. Leg ihn
       *[other] { $count } neue Würfel. Leg einen davon
    } auf eine deiner Brennereien, oder lass ihn im Hinterzimmer.
ask-put-improvement = Leg deinen Ausbaumarker in eine Flüsterkneipe, oder lass ihn im Hinterzimmer.
ask-place =
    Du kannst { $count ->
        [one] noch { $count } Figur
       *[other] noch { $count } Figuren
    } einsetzen. Wähl eine Flüsterkneipe, oder lass es gut sein.
ask-place-none = Du hast keine Figur mehr einzusetzen. Spiel eine Karte, oder mach weiter.
ask-place-more =
    Du hast dich bei { $house } vorgedrängelt und hast noch { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }. Setz dort noch eine ein, oder lass es gut sein.
ask-pre-empt =
    { $mobster_is_you ->
        [yes] Du willst
       *[no] { $mobster } will
    } bei { $house } eine Figur einsetzen. Du hast mehr Muskeln: Drängel dich vor, oder lass es geschehen.
ask-deals =
    Jetzt wird gefeilscht, um Kisten, Lkw, Bargeld, Karten und Versprechen. { $count ->
        [0] Die anderen sind fertig; ein Angebot kannst du ihnen noch machen. Sag Bescheid, wenn du so weit bist.
       *[other] Mach deine Angebote, und sag Bescheid, wenn du fertig bist.
    }
ask-load =
    Wie viele Kisten kommen auf { $truck }? Du hast { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    } dafür.
ask-load-done =
    Belade deine Lkw, und sag Bescheid, wenn du fertig bist. { $crates ->
        [0] Alle Kisten sind verladen.
        [one] 1 Kiste ist noch auf keinem Lkw. Bleibt sie zurück, ist sie verloren.
       *[other] { $crates } Kisten sind noch auf keinem Lkw. Bleiben sie zurück, sind sie verloren.
    }
ask-drive =
    { $count ->
        [one] Dein Lkw ist beladen. Schick ihn zu einer Flüsterkneipe, oder lass ihn zu Hause.
       *[other] { $count } Lkw sind beladen. Schick einen zu einer Flüsterkneipe, oder lass sie zu Hause.
    }
ask-drive-none = Bei dir zu Hause steht kein beladener Lkw. Spiel eine Karte, oder mach weiter.
ask-send = Wohin bringt { $truck } die Beute? Wähl eine Flüsterkneipe; dort geht es ans Ende der Schlange.
ask-allow =
    An der öffentlichen Rampe von { $house } wartet { $mobster } mit { $truck } und { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }. Die Kneipe kauft noch { $demand ->
        [one] 1 Kiste
       *[other] { $demand } Kisten
    }. Darf dieser Lkw verkaufen? Nach einem Nein verkaufen hier nur noch deine eigenen Lkw.
ask-allow-all =
    An der öffentlichen Rampe von { $house } { $mobster_is_you ->
        [yes] stehst du
       *[no] steht { $mobster }
    } ganz vorn, mit { $truck } und { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }. Die Kneipe kauft noch { $demand ->
        [one] 1 Kiste
       *[other] { $demand } Kisten
    }. Dürfen alle verkaufen, die dort warten?
ask-investigation =
    { $mobster_is_you ->
        [yes] Du hast
       *[no] { $mobster } hat
    } { $card } gespielt. Geh mit Investigation dazwischen, falls du die Karte hast, oder lass es geschehen.
ask-orders = Hinterlass eine Anweisung: Auf welche Karte willst du ungefragt mit Investigation antworten?

ask-window =
    { $when ->
        [reveal] Die Muskeln liegen auf dem Tisch. Spielst du jetzt etwas, oder passt du?
        [end-of-phase-1] Alle haben eine Karte genommen. Spielst du noch etwas, bevor Phase 1 endet, oder passt du?
        [before-production] Gleich wird für die Brennereien gewürfelt. Spielst du vorher etwas, oder passt du?
        [after-production] Der Whiskey ist gebrannt. Spielst du jetzt etwas, oder passt du?
        [after-deals] Der Handel ist vorbei, gleich wird geladen. Spielst du vorher etwas, oder passt du?
        [loaded] Die Ladungen sind gezeigt. Spielst du etwas, bevor die Lkw losfahren, oder passt du?
        [lined-up] Die Lkw stehen in der Schlange. Spielst du etwas, bevor der Verkauf beginnt, oder passt du?
        [password]
            { $rolled ->
                [rolled]
                    Die Nachfrage ist gewürfelt: { $house } kauft { $demand ->
                        [one] { $demand } Kiste
                       *[other] { $demand } Kisten
                    }. Spielst du etwas, bevor verkauft wird, oder passt du?
                [no-roll] { $house } ist dran und kauft alles, ohne zu würfeln. Spielst du vorher etwas, oder passt du?
               *[not-yet] { $house } ist dran, die Nachfrage ist noch nicht gewürfelt. Spielst du vorher etwas, oder passt du?
            }
       *[last-sale] Die letzte Kiste ist verkauft. Spielst du noch etwas, bevor die Runde endet, oder passt du?
    }

ask-choose-a-house = { $card }: In welcher Flüsterkneipe?
ask-choose-a-mobster = { $card }: Auf wen?
ask-hijack-whom = { $card }: Wessen Whiskey willst du? Wähl einen beladenen Lkw.
ask-hijack-onto = { $card }: Auf welchen deiner leeren Lkw kommt die Beute? Sie muss ganz draufpassen.
ask-bust-which = { $card }: Welcher beladene Lkw soll seine Ladung verlieren?
ask-free-truck-which = { $card }: Welcher leere Lkw soll dir gehören?
ask-pigeon-whom = { $card }: Bei welchem beladenen Lkw willst du kassieren?
ask-buy-markers = { $card }: Wie viele Figuren kaufst du?
ask-double-cross-how = { $card }: Schaltest du dort eine Figur aus, oder schleust du eine eigene ein?
ask-muscling-in-from = { $card }: Von welcher abgelegenen Brennerei nimmst du einen Würfel?
ask-muscling-in-where = { $card }: Kommt der Würfel auf eine deiner Brennereien oder ins Hinterzimmer?
ask-muscling-in-onto = { $card }: Auf welche deiner Brennereien kommt der Würfel?
ask-safe-house-first = { $card }: Aus welcher Flüsterkneipe kommt deine erste Figur zurück?
ask-safe-house-more = { $card }: Aus welcher Flüsterkneipe kommt die nächste Figur zurück? Oder reicht es?
ask-turf-war-where = { $card }: Welche Brennerei trifft es? Eine abgelegene ist mit allen Würfeln hin, eine Familienbrennerei verliert einen.
ask-vigorish-whom = { $card }: Für welche Brennerei willst du Geld sehen?
ask-pay-up =
    { $mobster_is_you ->
        [yes] Du verlangst
       *[no] { $mobster } verlangt
    } { $cash } für { $still }. Zahl, oder sie liefert in dieser Runde nichts.

## What was chosen for a card

pick-house = bei { $house }
pick-mobster =
    { $mobster_is_you ->
        [yes] auf dich
       *[no] auf { $mobster }
    }
# The same more than once: so many markers.
pick-house-times = bei { $house } ({ $count } Figuren)
pick-mobster-times =
    { $mobster_is_you ->
        [yes] gegen { $count } deiner Figuren
       *[no] gegen { $count } Figuren von { $mobster }
    }
pick-truck = { $truck }
pick-still = { $still }
pick-count =
    { $count ->
        [0] mehr nicht
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
pick-way = { $way }

## Why not, and what to do instead

why-not-now = { $card } darf jetzt nicht gespielt werden. Behalt die Karte, bis ihre Zeit kommt.
why-no-target = Für { $card } gibt es gerade kein Ziel. Heb dir die Karte für später auf.
why-no-cash = Das kostet { $cash }, und so viel hast du nicht. Wähl etwas Billigeres.
why-not-omalleys = O'Malley's hält sich da raus. Wähl eine andere Flüsterkneipe.
why-closed = { $house } ist zu. Wähl eine Flüsterkneipe, die offen ist.
why-sold = Für { $house } ist es zu spät: Die Kneipe war in dieser Runde schon dran. Wähl eine andere.
why-full = Bei { $house } ist kein Kreis mehr frei. Wähl eine andere Flüsterkneipe.
why-no-slot = Bei { $house } ist kein Ausbauplatz frei. Wähl eine andere Flüsterkneipe.
why-no-improvement = Bei { $house } gibt es keinen Ausbau, der umziehen könnte. Wähl eine andere Flüsterkneipe.
why-no-open-slot = Keine andere offene Flüsterkneipe hat einen Ausbauplatz frei. Heb dir die Karte für später auf.
why-same-house = Bei { $house } ist der Ausbau ja schon. Wähl eine andere Flüsterkneipe.
why-no-marker =
    Bei { $house } { $mobster_is_you ->
        [yes] hast du
       *[no] hat { $mobster }
    } keine Figur mehr, die es treffen könnte. Such dir jemand anderen aus.
why-no-marker-there = Bei { $house } steht keine Figur, die du treffen könntest. Wähl eine andere Flüsterkneipe.
why-none-of-yours = Bei { $house } hast du keine Figur mehr. Wähl eine andere Flüsterkneipe.
why-one-speakeasy = An diesem Tisch müssen alle aus derselben Flüsterkneipe kommen: { $house }. Wähl diese.
why-not-yourself = Damit träfe es dich selbst. Wähl einen anderen Gangster.
why-no-supply =
    { $count ->
        [0] Dein Vorrat ist leer. Wähl etwas, wozu du keine Figur daraus brauchst.
        [one] In deinem Vorrat ist nur noch 1 Figur. Wähl weniger.
       *[other] In deinem Vorrat sind nur noch { $count } Figuren. Wähl weniger.
    }
why-no-dice = Zu holen ist da nichts, denn { $still } hat keinen Würfel. Wähl eine andere Brennerei.
why-last-die = Der letzte Würfel bleibt verschont, und mehr als einen hat { $still } nicht. Wähl eine andere Brennerei.
why-no-free-slot = Deine Brennereien sind alle voll. Leg den Würfel ins Hinterzimmer.
why-no-union-boss = Da liegt kein Friendly Union Boss. Wähl einen Gangster, bei dem einer liegt.
why-no-truck-left = Für { $card } ist kein Lkw mehr da. Heb dir die Karte für eine andere Runde auf.
why-loaded =
    Auf diesem Lkw { $crates ->
        [one] ist noch { $crates } Kiste
       *[other] sind noch { $crates } Kisten
    }. Wähl einen leeren.
why-no-room =
    Bei dir zu Hause steht kein leerer Lkw, auf den { $crates ->
        [one] { $crates } Kiste passt
       *[other] { $crates } Kisten passen
    }. Wähl eine kleinere Ladung.
why-too-small =
    Auf diesen Lkw { $crates ->
        [one] passt { $crates } Kiste
       *[other] passen { $crates } Kisten
    } nicht drauf. Wähl einen größeren.
why-no-crates =
    { $crates ->
        [0] Alle Kisten sind schon verladen.
        [one] Mehr als diese eine Kiste hast du dafür nicht.
       *[other] Mehr als diese { $crates } Kisten hast du dafür nicht.
    }

refused-no-cash =
    So viel Bargeld { $mobster_is_you ->
        [yes] hast du
       *[no] hat { $mobster }
    } nicht. Nenn eine kleinere Summe.
refused-no-crates =
    So viele Kisten { $mobster_is_you ->
        [yes] hast du
       *[no] hat { $mobster }
    } nicht: { $crates ->
        [0] Es ist keine einzige da. Nenn etwas anderes.
        [one] Es ist nur eine. Nenn weniger.
       *[other] Es sind nur { $crates }. Nenn weniger.
    }
refused-no-card =
    { $mobster_is_you ->
        [yes] Du hast
       *[no] { $mobster } hat
    } { $card } nicht auf der Hand. Nenn eine andere Karte.
refused-no-truck =
    { $mobster_is_you ->
        [yes] Du kannst
       *[no] { $mobster } kann
    } { $truck } nicht hergeben. Nenn einen Lkw, den die gebende Seite selbst zur Hand hat.
refused-sublet = Ein gemieteter oder geliehener Lkw wird nicht weitergegeben, und { $truck } ist so einer. Nenn einen anderen.
refused-twice = Derselbe Lkw ist zweimal genannt. Nenn jeden nur einmal.
refused-no-good = Das ist nicht zu haben. Handeln lässt sich mit Bargeld, Gangsterkarten, Kisten und Lkw.
refused-deals-step-only = Kisten und Lkw wechseln nur im Handelsschritt von Phase 4 den Besitzer. Biete jetzt Bargeld, Karten oder Versprechen, oder warte.
refused-no-promise = Auf dieses Versprechen könnte dich keiner festnageln. Sag, worum es geht.
refused-promise-date = Dieses Versprechen läuft zu früh oder zu spät ab. Wähl eine Runde von { $round } bis zur letzten.

## Goods and promises

# How a good is called where an amount of it is typed in.
goods-cash = Bargeld (in G$)
goods-crates = Kisten
good-cash = { $cash }
good-crates =
    { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }
good-thug = { $card }
good-truck = { $truck } zum Behalten
good-rent = { $truck } für diese Runde
# A kind of promise, before it is known to whom: "I promise …".
promising-send-truck = einen Lkw zu einer Flüsterkneipe zu schicken
promising-send-no-truck = keinen Lkw zu einer Flüsterkneipe zu schicken
promising-place = eine Einflussfigur in eine Flüsterkneipe zu setzen
promising-place-none = keine Einflussfigur in eine Flüsterkneipe zu setzen
promising-no-thug = keine Gangsterkarte gegen die andere Seite zu spielen
promising-allow = die andere Seite an der öffentlichen Rampe verkaufen zu lassen
promising-pay = später eine Summe zu zahlen
# The same in two or three words, for a tap.
vow-send-truck = Lkw zu …
vow-send-no-truck = kein Lkw zu …
vow-place = Figur bei …
vow-place-none = keine Figur bei …
vow-no-thug = keine Gangsterkarte
vow-allow = Verkaufserlaubnis
vow-pay = Geld später
promise-send-truck =
    { $given ->
        [yes] ein Versprechen
       *[no] { $mobster_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $mobster }
        }
    } an { $mobster_to_is_you ->
        [yes] dich
       *[no] { $mobster_to }
    } (ein Lkw zu { $house }, spätestens in Runde { $round })
promise-send-no-truck =
    { $given ->
        [yes] ein Versprechen
       *[no] { $mobster_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $mobster }
        }
    } an { $mobster_to_is_you ->
        [yes] dich
       *[no] { $mobster_to }
    } (kein Lkw zu { $house } bis zum Ende von Runde { $round })
promise-place =
    { $given ->
        [yes] ein Versprechen
       *[no] { $mobster_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $mobster }
        }
    } an { $mobster_to_is_you ->
        [yes] dich
       *[no] { $mobster_to }
    } (eine Figur bei { $house }, spätestens in Runde { $round })
promise-place-none =
    { $given ->
        [yes] ein Versprechen
       *[no] { $mobster_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $mobster }
        }
    } an { $mobster_to_is_you ->
        [yes] dich
       *[no] { $mobster_to }
    } (keine neue Figur bei { $house } bis zum Ende von Runde { $round })
promise-no-thug =
    { $given ->
        [yes] ein Versprechen
       *[no] { $mobster_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $mobster }
        }
    } an { $mobster_to_is_you ->
        [yes] dich (keine Gangsterkarte gegen dich
       *[no] { $mobster_to } (keine Gangsterkarte gegen { $mobster_to }
    } bis zum Ende von Runde { $round })
promise-allow =
    { $given ->
        [yes] ein Versprechen
       *[no] { $mobster_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $mobster }
        }
    } an { $mobster_to_is_you ->
        [yes] dich
       *[no] { $mobster_to }
    } (Verkauf an der öffentlichen Rampe von { $house } erlaubt bis zum Ende von Runde { $round })
promise-pay =
    { $given ->
        [yes] ein Versprechen
       *[no] { $mobster_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $mobster }
        }
    } an { $mobster_to_is_you ->
        [yes] dich
       *[no] { $mobster_to }
    } ({ $cash }, zahlbar spätestens in Runde { $round })

## The story: phase 1

story-round-begins = Runde { $round }.
story-on-offer = In der Auslage: { $card }.
story-shows-muscle =
    { $mobster_is_you ->
        [yes] Du deckst
       *[no] { $mobster } deckt
    } { $muscle } auf.
story-pays-wages =
    { $mobster_is_you ->
        [yes] Du zahlst
       *[no] { $mobster } zahlt
    } { $cash } für Fahrer und Muskeln.
story-pays-what-there-is =
    { $mobster_is_you ->
        [yes] Du kannst
       *[no] { $mobster } kann
    } nicht alles zahlen und { $mobster_is_you ->
        [yes] gibst
       *[no] gibt
    } her, was da ist: { $cash }.
story-takes-card =
    { $mobster_is_you ->
        [yes] Du nimmst dir
       *[no] { $mobster } nimmt sich
    } eine Karte: { $card }.
story-recruits =
    { $mobster_is_you ->
        [yes] Du bekommst
       *[no] { $mobster } bekommt
    } { $count ->
        [0] keine Figur: Der Vorrat ist leer
        [one] 1 Figur ins Hinterzimmer
       *[other] { $count } Figuren ins Hinterzimmer
    }.
story-puts-die =
    { $mobster_is_you ->
        [yes] Du legst
       *[no] { $mobster } legt
    } einen Würfel auf { $still }.
story-keeps-die =
    { $mobster_is_you ->
        [yes] Du lässt
       *[no] { $mobster } lässt
    } einen Würfel im Hinterzimmer.
story-starts-still =
    { $mobster_is_you ->
        [yes] Du eröffnest
       *[no] { $mobster } eröffnet
    } { $still } mit einem Würfel.
story-puts-improvement =
    { $mobster_is_you ->
        [yes] Du baust
       *[no] { $mobster } baut
    } { $house } aus.
story-keeps-improvement =
    { $mobster_is_you ->
        [yes] Du lässt
       *[no] { $mobster } lässt
    } einen Ausbau im Hinterzimmer.
story-finds-no-improvement =
    Für { $mobster_is_you ->
        [yes] dich
       *[no] { $mobster }
    } ist kein Ausbaumarker mehr da.
story-buys-truck =
    { $mobster_is_you ->
        [yes] Du kaufst
       *[no] { $mobster } kauft
    } { $truck } für { $cash }.
story-finds-no-truck =
    { $mobster_is_you ->
        [yes] Du bekommst
       *[no] { $mobster } bekommt
    } für die Karte keinen Lkw; sie wird abgelegt.

## The story: phases 2 and 3

story-places =
    { $mobster_is_you ->
        [yes] Du setzt
       *[no] { $mobster } setzt
    } bei { $house } eine Figur ein.
story-opens = { $house } macht auf.
story-closes = { $house } macht zu.
story-declares =
    { $mobster_is_you ->
        [yes] Du willst
       *[no] { $mobster } will
    } bei { $house } eine Figur einsetzen.
story-pre-empts =
    { $mobster_is_you ->
        [yes] Du drängelst dich
       *[no] { $mobster } drängelt sich
    } bei { $house } vor { $mobster_of_is_you ->
        [yes] dich
       *[no] { $mobster_of }
    }.
story-makes =
    { $mobster_is_you ->
        [yes] Du würfelst
       *[no] { $mobster } würfelt
    } { $dice } für { $still }: { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }.
story-spoiled =
    { $mobster_is_you ->
        [yes] Du würfelst
       *[no] { $mobster } würfelt
    } { $dice } für { $still }, und der Polizist bekommt Wind davon: kein einziger Tropfen.
story-still-stopped =
    Bei { $mobster_is_you ->
        [yes] dir
       *[no] { $mobster }
    } steht { $still } in dieser Runde still.
story-copper-moves =
    Der Polizist beobachtet jetzt { $mobster_is_you ->
        [yes] deine Familienbrennerei
       *[no] die Familienbrennerei von { $mobster }
    }: Bei einer 5 liefert sie nichts.

## The story: phase 4

story-done-dealing =
    { $mobster_is_you ->
        [yes] Du bist
       *[no] { $mobster } ist
    } mit dem Handeln fertig.
story-loads =
    { $mobster_is_you ->
        [yes] Du lädst
       *[no] { $mobster } lädt
    } { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    } auf { $truck }.
story-drives =
    { $mobster_is_you ->
        [yes] Du schickst
       *[no] { $mobster } schickt
    } { $truck } mit { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    } zu { $house }: { $dock }.
story-warehoused =
    { $mobster_is_you ->
        [yes] Du behältst
       *[no] { $mobster } behält
    } { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    } im Lagerhaus.
story-loses-crates =
    { $mobster_is_you ->
        [yes] Du verlierst
       *[no] { $mobster } verliert
    } { $crates ->
        [one] { $crates } Kiste, die es auf keinen Lkw geschafft hat
       *[other] { $crates } Kisten, die es auf keinen Lkw geschafft haben
    }.

## The story: phases 5 and 6

story-rolls-demand =
    { $house } würfelt { $dice } und will insgesamt { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }.
story-stays-closed = { $house } ist zu: Hier wird nichts verkauft.
story-sells =
    { $house } kauft { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    } von { $truck }: { $cash } für { $mobster_is_you ->
        [yes] dich
       *[no] { $mobster }
    }.
story-earns-profit =
    { $mobster_is_you ->
        [yes] Du machst
       *[no] { $mobster } macht
    } bei { $house } { $cash } Profit.
story-allows =
    { $mobster_is_you ->
        [yes] Du lässt
       *[no] { $mobster } lässt
    } { $mobster_other_is_you ->
        [yes] dich
       *[no] { $mobster_other }
    } an der öffentlichen Rampe von { $house } verkaufen.
story-turns-away =
    { $mobster_is_you ->
        [yes] Du weist
       *[no] { $mobster } weist
    } { $mobster_other_is_you ->
        [yes] dich
       *[no] { $mobster_other }
    } an der öffentlichen Rampe von { $house } ab.
story-unsold =
    { $mobster_is_you ->
        [yes] Du kippst
       *[no] { $mobster } kippt
    } { $crates ->
        [one] { $crates } unverkaufte Kiste
       *[other] { $crates } unverkaufte Kisten
    } von { $truck } weg.
story-announces-cash =
    { $mobster_is_you ->
        [yes] Du hast
       *[no] { $mobster } hat
    } { $cash } in bar.
story-helped-as-poorest =
    { $mobster_is_you ->
        [yes] Du hast
       *[no] { $mobster } hat
    } am wenigsten Geld{ $count ->
        [0] , aber der Vorrat ist leer, und es kommt keine Figur
       *[other] : Zum Ausgleich kommt noch eine Figur ins Hinterzimmer
    }.
story-wins =
    Schluss, { $ending }: { $mobster_is_you ->
        [yes] Du gewinnst
       *[no] { $mobster } gewinnt
    }!

## The story: thug cards

story-plays-card =
    { $mobster_is_you ->
        [yes] Du spielst
       *[no] { $mobster } spielt
    } { $card }{ $picks_count ->
        [0] .
       *[other] {" "}– { $picks }.
    }
story-aimed-at-you =
    Pass auf: { $mobster_is_you ->
        [yes] Du zielst
       *[no] { $mobster } zielt
    } mit { $card } auf dich.
story-investigates =
    { $mobster_is_you ->
        [yes] Du hetzt
       *[no] { $mobster } hetzt
    } { $mobster_of_is_you ->
        [yes] dir
       *[no] { $mobster_of }
    } die G-Men auf den Hals: Aus { $card } wird nichts.
story-pays-for-card =
    { $mobster_is_you ->
        [yes] Du zahlst
       *[no] { $mobster } zahlt
    } { $cash } für { $card }.
story-leaves-order = Deine Anweisung gilt: Auf { $card } antwortet Investigation.
story-drops-order = Deine Anweisung zu { $card } ist zurückgenommen.
story-loses-marker =
    { $mobster_is_you ->
        [yes] Du verlierst
       *[no] { $mobster } verliert
    } bei { $house } eine Figur.
story-adds-marker =
    { $mobster_is_you ->
        [yes] Du schleust
       *[no] { $mobster } schleust
    } bei { $house } eine Figur ein.
story-turns-marker =
    { $mobster_is_you ->
        [yes] Du tauschst
       *[no] { $mobster } tauscht
    } bei { $house } eine Figur von { $mobster_from_is_you ->
        [yes] dir
       *[no] { $mobster_from }
    } gegen eine eigene aus.
story-boosts-muscle =
    Die Jungs aus der Großstadt helfen { $mobster_is_you ->
        [yes] dir
       *[no] { $mobster }
    }: { $muscle } ist in dieser Runde 5½ mehr wert.
story-buys-control =
    { $mobster_is_you ->
        [yes] Du schmierst
       *[no] { $mobster } schmiert
    } { $house } und { $mobster_is_you ->
        [yes] hast
       *[no] hat
    } dort in dieser Runde die Kontrolle.
story-docks-anew = Die Lkw bei { $house } stellen sich neu an.
story-borrows-truck =
    { $mobster_is_you ->
        [yes] Du leihst dir
       *[no] { $mobster } leiht sich
    } { $truck } für diese Runde.
story-busts-shipment =
    Die G-Men nehmen { $truck } hoch: { $mobster_is_you ->
        [yes] Du verlierst
       *[no] { $mobster } verliert
    } { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }, und der Lkw fährt leer nach Hause.
story-rent-ends =
    { $mobster_is_you ->
        [yes] Du bekommst
       *[no] { $mobster } bekommt
    } { $truck } zurück: Für { $mobster_from_is_you ->
        [yes] dich
       *[no] { $mobster_from }
    } ist die Miete vorbei.
story-loan-ends =
    { $mobster_from_is_you ->
        [yes] Du gibst
       *[no] { $mobster_from } gibt
    } { $truck } zurück in den gemeinsamen Bestand: Die Leihe ist vorbei.
story-sends-copper = Bei { $house } quartiert sich ein Polizist ein: In dieser Runde kauft die Kneipe alles für 1 G$ pro Kiste, und Profit bekommt keiner.
story-hires-union-boss =
    { $mobster_is_you ->
        [yes] Du hast
       *[no] { $mobster } hat
    } einen Freund in der Gewerkschaft: ab jetzt kein Fahrerlohn mehr.
story-loses-union-boss =
    Die G-Men nehmen { $mobster_is_you ->
        [yes] dir
       *[no] { $mobster }
    } den Friendly Union Boss weg.
story-steals-truck =
    { $mobster_is_you ->
        [yes] Du machst dich
       *[no] { $mobster } macht sich
    } mit { $truck } davon; { $mobster_from_is_you ->
        [yes] du siehst
       *[no] { $mobster_from } sieht
    } ihn nie wieder.
story-steals-borrowed-truck =
    { $mobster_is_you ->
        [yes] Du machst dich
       *[no] { $mobster } macht sich
    } mit { $truck } davon. Aber { $mobster_from_is_you ->
        [yes] du hattest
       *[no] { $mobster_from } hatte
    } ihn nur geliehen; am Ende der Runde geht er zurück.
story-hijacks-crates =
    { $mobster_is_you ->
        [yes] Du überfällst
       *[no] { $mobster } überfällt
    } { $mobster_from_is_you ->
        [yes] dich
       *[no] { $mobster_from }
    }: { $crates ->
        [one] { $crates } Kiste landet
       *[other] { $crates } Kisten landen
    } auf { $truck }.
story-pays-moll =
    Die Gangsterbraut würfelt eine { $dice }: { $mobster_is_you ->
        [yes] Du verlierst
       *[no] { $mobster } verliert
    } { $cash }.
story-names-pigeon =
    { $mobster_is_you ->
        [yes] Du schiebst
       *[no] { $mobster } schiebt
    } { $mobster_from_is_you ->
        [yes] dich
       *[no] { $mobster_from }
    } beiseite und { $mobster_is_you ->
        [yes] kassierst
       *[no] kassiert
    }, was { $truck } bei { $house } im Großhandel einbringt.
story-muscles-in =
    { $mobster_is_you ->
        [yes] Du bedienst dich
       *[no] { $mobster } bedient sich
    } bei { $mobster_from_is_you ->
        [yes] dir
       *[no] { $mobster_from }
    }: ein Würfel weniger für { $still_from }, einer mehr für { $still }.
story-muscles-in-aside =
    { $mobster_is_you ->
        [yes] Du bedienst dich
       *[no] { $mobster } bedient sich
    } bei { $mobster_from_is_you ->
        [yes] dir
       *[no] { $mobster_from }
    }: ein Würfel weniger für { $still_from }, einer mehr fürs eigene Hinterzimmer.
story-moves-improvement =
    { $mobster_is_you ->
        [yes] Du holst
       *[no] { $mobster } holt
    } einen Ausbau von { $house_from } zu { $house_to }.
story-packs-heat =
    { $mobster_is_you ->
        [yes] Du zeigst
       *[no] { $mobster } zeigt
    } bei { $house } die Kanone: Alle anderen verkaufen dort in dieser Runde für 1 G$ pro Kiste.
story-packs-heat-alone =
    { $mobster_is_you ->
        [yes] Du zeigst
       *[no] { $mobster } zeigt
    } bei { $house } die Kanone und { $mobster_is_you ->
        [yes] verkaufst
       *[no] verkauft
    } dort in dieser Runde für 1 G$ pro Kiste.
story-rolls-for-recruits =
    { $mobster_is_you ->
        [yes] Du wirbst neue Leute an und würfelst
       *[no] { $mobster } wirbt neue Leute an und würfelt
    } eine { $dice }: So viele Figuren werden reihum verteilt.
story-saves-markers =
    { $mobster_is_you ->
        [yes] Du holst
       *[no] { $mobster } holt
    } { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } von { $house } zurück und lässt sie untertauchen.
story-makes-thirsty = Bei { $house } haben sie Durst: in dieser Runde ein Nachfragewürfel mehr.
story-destroys-die =
    { $mobster_is_you ->
        [yes] Du schlägst
       *[no] { $mobster } schlägt
    } zu: ein Würfel weniger für { $still }.
story-destroys-still =
    { $mobster_is_you ->
        [yes] Du zerstörst
       *[no] { $mobster } zerstört
    } { $still } von { $mobster_from_is_you ->
        [yes] dir
       *[no] { $mobster_from }
    }{ $count ->
        [0] , auf der kein Würfel lag
        [one] {" "}samt 1 Würfel
       *[other] {" "}samt { $count } Würfeln
    }.
story-demands-vigorish =
    { $mobster_is_you ->
        [yes] Du hältst
       *[no] { $mobster } hält
    } bei { $mobster_from_is_you ->
        [yes] dir
       *[no] { $mobster_from }
    } die Hand auf: { $cash } für { $still }.
story-pays-vigorish =
    { $mobster_is_you ->
        [yes] Du zahlst
       *[no] { $mobster } zahlt
    } { $mobster_to_is_you ->
        [yes] dir
       *[no] { $mobster_to }
    } { $cash }.
story-bears-vigorish =
    { $mobster_is_you ->
        [yes] Du zahlst
       *[no] { $mobster } zahlt
    } nicht, und { $still } steht in dieser Runde still.
story-opens-warehouse =
    { $mobster_is_you ->
        [yes] Du hast
       *[no] { $mobster } hat
    } ein Lagerhaus: Kisten, die auf keinen Lkw kommen, bleiben diesmal erhalten.
story-draws-card =
    { $mobster_is_you ->
        [yes] Du hast
       *[no] { $mobster } hat
    } unverhofftes Glück und { $mobster_is_you ->
        [yes] ziehst
       *[no] zieht
    } eine Karte: { $card }.
story-draws-thug =
    { $mobster_is_you ->
        [yes] Du hast unverhofftes Glück und ziehst
       *[no] { $mobster } hat unverhofftes Glück und zieht
    } eine Gangsterkarte.
story-draws-thug-unseen = Die Karte, die du gezogen hast: { $card }.
story-spreads-word = { $house } ist in aller Munde: in dieser Runde 1 G$ mehr Profit pro Kiste.

## The table in words

panel-table = Runde { $round } von { $rounds }
panel-houses = Flüsterkneipen
panel-lines = Lkw in der Schlange
panel-mobsters = Gangster
panel-own = Deine Hand

column-house = Flüsterkneipe
column-state = Stand
column-markers = Figuren
column-circles = Kreise
column-improvements = Ausbau
column-demand = Nachfrage
column-prices = Großhandel / Profit
column-dock = Rampe
column-truck = Lkw
column-mobster = Gangster
column-crates = Kisten
column-cash = Bargeld
column-back-room = Hinterzimmer
column-supply = Vorrat
column-stills = Brennereien
column-trucks = Lkw
column-cards = Gangsterkarten

row-phase = Jetzt
row-offer = Auslage
row-order = Muskelreihenfolge
row-copper = Vom Polizisten beschattet
row-cash = Bargeld
row-hand = Muskelkarten
row-thugs = Gangsterkarten

name-house = { $house }
name-dock = { $dock }
name-truck = { $truck }
name-truck-loaded =
    { $truck } mit { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }
name-card = { $card }
name-count =
    { $mobster_is_you ->
        [yes] du
       *[no] { $mobster }
    } ({ $count })
name-muscle =
    { $mobster_is_you ->
        [yes] du
       *[no] { $mobster }
    } { $muscle }
name-muscle-boosted =
    { $mobster_is_you ->
        [yes] du
       *[no] { $mobster }
    } { $muscle } + 5½
name-muscle-card = { $muscle } ({ $muscle_cost })
muscle-free = gratis

cell-none = –
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } von { $most }
cell-circles = { $count } von { $most } (öffnet ab { $opens })
cell-closed = geschlossen
cell-shut = für diese Runde geschlossen
cell-open = offen
cell-copper = Polizist in der Kneipe
cell-controlled =
    Kontrolle: { $mobster_is_you ->
        [yes] du
       *[no] { $mobster }
    }
cell-controlled-tie =
    Kontrolle: { $mobster_is_you ->
        [yes] du (Gleichstand, mehr Muskeln)
       *[no] { $mobster } (Gleichstand, mehr Muskeln)
    }
cell-majority =
    Mehrheit: { $mobster_is_you ->
        [yes] du
       *[no] { $mobster }
    }
cell-unlimited = unbegrenzt
cell-demand =
    { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }
cell-dice = { $count } Würfel
cell-prices = { $cash } / { $cash_profit }
cell-cash = { $cash }
cell-cash-announced = geheim (zuletzt angesagt: { $cash })
cell-cash-secret = geheim
cell-markers =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
cell-spare-dice = { $count } Würfel
cell-spare-improvements =
    { $count ->
        [one] { $count } Ausbau
       *[other] { $count } Ausbauten
    }
cell-family = Familienbrennerei ({ $count } Würfel)
cell-remote = abgelegene Brennerei ({ $count } Würfel)
cell-unseen =
    { $count ->
        [one] { $count } ungesehene Karte
       *[other] { $count } ungesehene Karten
    }
cell-union-boss = Friendly Union Boss auf dem Tisch

## What a move means: clauses without a full stop, and a word or two for the thing itself

mean-sells-all =
    { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } × { $cash_each } = { $cash }
# $cash is an average over the dice, $percent how often everything is sold.
mean-sells-about =
    { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } zu je { $cash_each }: im Schnitt { $cash }, in { $percent } % der Fälle geht alles weg
mean-demand =
    Nachfrage { $least }–{ $most }, bisher { $crates ->
        [0] keine Kiste
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } vor dir
mean-demand-rolled =
    Nachfrage { $demand }, { $crates ->
        [0] keine Kiste
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } vor dir
mean-closed =
    zu: kauft nichts – { $count ->
        [one] 1 Figur fehlt
       *[other] { $count } Figuren fehlen
    }
mean-stays-closed =
    bleibt zu – danach { $count ->
        [one] fehlt noch 1 Figur
       *[other] fehlen noch { $count } Figuren
    }
mean-shut = für diese Runde zu: kauft nichts
mean-public = öffentliche Rampe: nur wenn { $mobster } dich lässt
mean-public-nobody = öffentliche Rampe, und niemand da, der dich lässt: verkauft nichts
mean-profit = { $cash } Profit für dich pro Kiste, die die Kneipe kauft
mean-profit-then = sobald sie öffnet, { $cash } Profit pro Kiste für dich
mean-stay-home =
    { $crates ->
        [one] 1 Kiste ist schon verladen und wird
       *[other] { $crates } Kisten sind schon verladen und werden
    } weggekippt
mean-warehoused =
    { $crates ->
        [one] 1 Kiste bleibt
       *[other] { $crates } Kisten bleiben
    } bis zur nächsten Runde liegen
mean-brief-cash = { $cash }
mean-brief-about = ≈ { $cash }
mean-brief-perhaps = { $cash } ?
mean-brief-closed = zu
mean-brief-nothing = kauft nichts
mean-sure-nothing =
    Wirklich { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } dorthin schicken, wo nichts verkauft wird?
mean-sure-pour =
    { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } wegkippen?
mean-all-loaded =
    { $crates ->
        [one] die Kiste ist
       *[other] alle { $crates } Kisten sind
    } verladen
mean-full = die Lkw sind voll
mean-left-behind =
    { $crates ->
        [one] 1 Kiste bleibt zurück und geht
       *[other] { $crates } Kisten bleiben zurück und gehen
    } verloren
mean-room-left =
    { $crates ->
        [one] dabei ist noch Platz für 1
       *[other] dabei ist noch Platz für { $crates }
    }
mean-warehouse-helps = { $card } würde sie retten
mean-load-left =
    { $crates ->
        [0] keine Kiste bleibt übrig
        [one] 1 Kiste bleibt noch zu verladen
       *[other] { $crates } Kisten bleiben noch zu verladen
    }
mean-your-profit = { $cash } Profit für dich
mean-they-get = { $mobster } bekommt { $cash }
mean-they-get-nothing = hier verkauft sonst niemand mehr
mean-forgoes = hier verkauft sonst niemand mehr, und dir entgehen { $cash } Profit
mean-sure-forgo = Auf { $cash } verzichten?
mean-opens = öffnet die Kneipe
mean-closes = schließt die Kneipe
mean-control-you = du hast die Kontrolle
mean-control = { $mobster } hat die Kontrolle
mean-majority-you = du hast die Mehrheit
mean-majority = { $mobster } hat die Mehrheit
mean-minority-you = du bist dort in der Minderheit
mean-nobody = dort hat niemand das Sagen
mean-tie-muscle =
    Gleichstand: { $mobster_is_you ->
        [yes] du hast
       *[no] { $mobster } hat
    } mehr Muskeln
mean-tie-nobody = Gleichstand: niemand hat die Mehrheit
mean-copper-house = kauft in dieser Runde alles für { $cash } die Kiste; Einfluss zählt nicht
mean-price-you = du bekommst dort { $cash } pro Kiste
mean-price-others = alle anderen bekommen dort { $cash } pro Kiste
mean-margin = der Profit ist { $cash } pro Kiste
mean-wants = Nachfrage dann { $least }–{ $most }
mean-muscle-pays =
    { $count_muscle ->
        [0] umsonst, dazu
       *[other] { $cash_muscle } +
    } { $cash_wages } Fahrerlohn; dir bleiben { $cash_left }
mean-muscle-broke =
    { $count_muscle ->
        [0] umsonst, dazu
       *[other] { $cash_muscle } +
    } { $cash_wages } Fahrerlohn; du hast { $cash } und wärst pleite
mean-muscle-lower =
    { $count ->
        [0] schlägt keine
       *[other] schlägt { $count }
    } der { $most } Karten, die du nicht gesehen hast
mean-no-supply = dein Vorrat ist leer: keine Figur
mean-recruits =
    { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    } mehr: { $count_then } im Hinterzimmer
mean-no-improvement = kein Ausbau mehr da: nichts
mean-improvement = 1 mehr auf jedem Nachfragewürfel einer Kneipe deiner Wahl
mean-card-now = sofort zu spielen oder zu behalten
mean-card-later = kommt auf die Hand: ihre Zeit kommt später
mean-card-costs = kostet beim Ausspielen mindestens { $cash }
mean-card-kept = du kannst sie später spielen
mean-no-truck = kostet { $cash_price }, du hast { $cash }: kein Lkw
mean-sure-no-truck = Wirklich eine Karte nehmen, die keinen Lkw bringt?
mean-truck = { $cash } jetzt, { $cash_wage } Lohn pro Runde; dir bleiben { $cash_left }
mean-room = deine eigenen Lkw laden { $crates_then } Kisten statt { $crates }
mean-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }: im Schnitt etwa { $crates } Kisten mehr pro Runde
mean-or-remote = oder eine neue abgelegene Brennerei mit 1 Würfel
mean-no-slot = kein Platz frei: er wartet im Hinterzimmer
mean-makes = liefert { $least }–{ $most } Kisten, im Schnitt { $crates }
mean-copper-spoils = der Polizist steht da: eine { $number } verdirbt alles, zu { $percent } %
mean-remote-safe = dorthin kommt der Polizist nicht
mean-die-idle = bringt nichts, bis er auf einer Brennerei liegt
mean-improvement-idle = bringt nichts, bis er in einer Kneipe liegt
mean-keeps-markers =
    { $count ->
        [one] 1 Figur bleibt
       *[other] { $count } Figuren bleiben
    } im Hinterzimmer
mean-costs = kostet { $cash }, dir bleiben { $cash_left }
mean-still-stops = die Brennerei liefert in dieser Runde nichts
mean-stops = von { $card } passiert nichts, und deine Investigation ist weg
mean-moll =
    { $mobster_is_you ->
        [yes] du verlierst
       *[no] { $mobster } verliert
    } { $cash_least } bis { $cash_most }, je nach Würfel
mean-recruiting = 1 bis 6 Figuren, je nach Würfel: die erste bekommt, wer die Karte spielt, den Rest alle in Muskelreihenfolge
mean-windfall = eine Karte vom Stapel, die sonst niemand sieht
mean-markers =
    { $mobster_is_you ->
        [yes] deine Figuren
       *[no] Figuren von { $mobster }
    } dort: { $count } statt { $count_before }
mean-loses-cargo =
    { $mobster_is_you ->
        [yes] du verlierst
       *[no] { $mobster } verliert
    } { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }
mean-gets-cargo =
    { $mobster_is_you ->
        [yes] du bekommst
       *[no] { $mobster } bekommt
    } { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }
mean-gets-truck =
    { $mobster_is_you ->
        [yes] du hast
       *[no] { $mobster } hat
    } einen Lkw für { $crates } Kisten
mean-pigeon =
    bis zu { $cash } für die Ladung { $mobster_is_you ->
        [yes] gehen an dich
       *[no] gehen an { $mobster }
    }
mean-still-gone =
    { $mobster_of_is_you ->
        [yes] du verlierst
       *[no] { $mobster_of } verliert
    }: { $still }
mean-still-dice = { $still }: Würfel { $count } statt { $count_before }
mean-back-room =
    { $mobster_is_you ->
        [yes] dein Hinterzimmer
       *[no] Hinterzimmer von { $mobster }
    }: { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    } zum Einsetzen{ $count_locked ->
        [0] { "" }
       *[other] , { $count_locked } gesperrt
    }
mean-spare-die =
    { $mobster_is_you ->
        [yes] du hast
       *[no] { $mobster } hat
    } einen Würfel mehr im Hinterzimmer
mean-rank =
    { $mobster_is_you ->
        [yes] du wärst
       *[no] { $mobster } wäre
    } Nummer { $number } von { $most } in der Muskelreihenfolge
mean-no-wages = spart { $cash } Lohn pro Runde
mean-wages-again =
    { $mobster_is_you ->
        [yes] du zahlst
       *[no] { $mobster } zahlt
    } wieder { $cash } Lohn pro Runde
mean-warehouse =
    { $crates ->
        [0] was auf keinem Lkw ist, bleibt bis zur nächsten Runde
        [one] was auf keinem Lkw ist, bleibt bis zur nächsten Runde: jetzt 1 Kiste
       *[other] was auf keinem Lkw ist, bleibt bis zur nächsten Runde: jetzt { $crates } Kisten
    }
mean-vigorish =
    { $mobster_is_you ->
        [yes] du zahlst
       *[no] { $mobster } zahlt
    } { $cash }, oder die Brennerei liefert in dieser Runde nichts
mean-carries =
    { $mobster_is_you ->
        [yes] deiner
       *[no] der von { $mobster }
    }, mit { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }
mean-stands = steht in der Schlange bei { $house }
mean-sure-own = { $card } gegen dich selbst spielen?
mean-brief-broke = pleite
mean-brief-control = Kontrolle
mean-brief-majority = Mehrheit
mean-brief-opens = öffnet
mean-brief-missing =
    { $count ->
        [one] noch 1 bis offen
       *[other] noch { $count } bis offen
    }
mean-brief-demand = Nachfrage +{ $count }
mean-brief-dice = { $count } Würfel
mean-brief-more-dice =
    { $count ->
        [one] +1 Würfel
       *[other] +{ $count } Würfel
    }
mean-brief-empty = bringt nichts
mean-brief-markers =
    { $count ->
        [one] +1 Figur
       *[other] +{ $count } Figuren
    }
mean-brief-no-truck = zu teuer
mean-brief-truck = kostet { $cash }
