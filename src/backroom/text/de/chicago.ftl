### King of Chicago.
###
### $boss is a player's name; beside it stands $boss_is_you ("yes" or "no"). $gangster, $event,
### $contract, $card, $business, $place, $territory, $lot, $garage, $square, $spot, $where, $resource, $supply,
### $cash and $fifties come as words (the messages under "Names"). Beside $business stand
### $business_kind and $business_cost, beside $square what can be reached from it, $square_reached
### (it brings its own colon, and is empty where there is nothing), and its street alone, $square_street, beside a list such as $picks its length, $picks_count. Counts,
### booze, girls and henchmen come as numbers, $dice as text ("3", "3 + 5").
###
### What a host may want to hear in milder words is a term ("-girl"): mild.ftl says it otherwise.

## The game

game-title = King of Chicago
game-about = Heuere Gangster an, eröffne Betriebe und halte die Straßen von Chicago. Fahre quer durch die Stadt, schmiere die Polizei, zerschlage, was anderen gehört, und lass die Waffen sprechen, wenn Reden nicht mehr hilft. Zehn Punkte machen dich zum König.
final-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

## What it is about

goal-about = Sammle als erster Boss zehn Siegpunkte: Eröffne Betriebe, erledige Aufträge, heuere Gangster an und gewinne mit den meisten Revieren den Respekt im Viertel.
goal-end = Auf der Stelle, egal wer am Zug ist, sobald ein Boss zehn Siegpunkte hat.
goal-round =
    Eine Spielrunde besteht aus vier Aktionsrunden und einer Handelsphase:
    Aktionsrunde · Reihum: würfeln und fahren, dann eine Sache tun, wo der Wagen steht: Ressourcen einsammeln (Fusel, { -girls }, Handlanger), damit einen Betrieb eröffnen, ein Revier nehmen, angreifen. Wer die Dienstmarke hat, schickt auch die Polizei.
    Handelsphase · Einkommen, neue Karten, Gangster und Dienstmarke werden versteigert; dann stellen alle verdeckt ihre Gangster auf.

## Said with one tap: each reads it in their own language

phrase-my-street = Runter von meiner Straße.
phrase-no-shooting = Lassen wir die Waffen stecken.
phrase-too-dear = Mir zu teuer.

## Words that mild.ftl replaces

-brothel = Bordell
-brothels = Bordelle
-girl = Mädchen
-girls = Mädchen

## Names

seat = Boss { $number }
name-boss =
    { $boss_is_you ->
        [yes] du
       *[no] { $boss }
    }
cash = { NUMBER($amount, useGrouping: 0) } $

business-0 = The Tin Cup
business-1 = Blind Tiger
business-2 = The Last Drop
business-3 = Lucky Seven
business-4 = The Back Parlor
business-5 = Snake Eyes
business-6 = Madame Rose's
business-7 = The Velvet Door
business-8 = Silk Stocking
business-9 = Booze Bash
business-10 = The Copper Still
business-11 = The Gilded Wheel
business-12 = High Stakes
business-13 = The Garter
business-14 = Paradise Rooms
business-15 = The Blue Heron
business-16 = Four Aces Palace
business-17 = The Orchid House
kind-small-bar = kleine Bar
kind-small-casino = kleines Kasino
kind-small-brothel = kleines { -brothel }
kind-medium-bar = mittlere Bar
kind-medium-casino = mittleres Kasino
kind-medium-brothel = mittleres { -brothel }
kind-large-bar = große Bar
kind-large-casino = großes Kasino
kind-large-brothel = großes { -brothel }
business-cost = { $picks }

place-0 = Pawn Shop
place-1 = Tailor
place-2 = Lawyer
place-3 = Tobacco Trade
place-4 = Museum
place-5 = Boxing Club
place-6 = Wharf
place-7 = Docks
place-8 = Randolph St. Station
place-9 = LaSalle St. Station
place-10 = Laborer's Union
place-11 = Teamsters
place-12 = Barber
place-13 = Post Office
place-14 = Republican HQ
place-15 = Democrat HQ
place-16 = Accountant
place-17 = Courthouse
place-18 = First National Bank
place-19 = Bookie
place-20 = Race Track
place-21 = Florist
place-22 = Butcher
place-23 = Dry Cleaner
place-24 = Police Department
place-25 = Hospital

# With the street where the board is known, without it where it isn't.
square-number = Feld { $number }
square-street = { $street } (Feld { $number })
square-beside = { $street } (neben { $items })
square-on = { $street }
territory-number = Revier { $number }
territory-street = Revier { $number } ({ $street })
garage-number = Werkstatt { $number }
garage-street = Werkstatt { $number } ({ $street })
# What can be reached from a square follows its name: "Drive to Lake St. (square 8): Docks".
square-reached = : { $items }
reached-small = Bauplatz { $number } (klein)
reached-medium = Bauplatz { $number } (mittel)
reached-large = Bauplatz { $number } (groß)
lot-number = Bauplatz { $number }
lot-small = Bauplatz { $number } (klein, { $street })
lot-medium = Bauplatz { $number } (mittel, { $street })
lot-large = Bauplatz { $number } (groß, { $street })
# Where its size is said already.
lot-street = Bauplatz { $number } ({ $street })

resource-booze = 1 Fusel
resource-girls = 1 { -girl }
resource-henchmen = 1 Handlanger

# Where a gangster goes.
spot-business = in { $business }
spot-car = in den Wagen
spot-hiding = ins Versteck

# Where a gangster is.
where-business = in { $business }
where-car = im Wagen
where-hiding = untergetaucht
where-free = wartet aufs Aufstellen
where-prison = im Gefängnis
where-hospital = im Krankenhaus
where-cemetery = auf dem Friedhof
where-offer = in der Auslage
where-deck = noch nicht in der Stadt
where-unknown = im Wagen, in einem Betrieb oder untergetaucht

end-ten-points = jemand hat zehn Siegpunkte

## Gangsters

gangster-bomb-jack = Bomb Jack
    .gloss = der Bombenleger
gangster-bomb-jack-help = ({ gangster-bomb-jack.gloss }) Angriff auf einen Betrieb 3, Verteidigung −1.
gangster-bugs-benny = Bugs Benny
    .gloss = der Spinner
gangster-bugs-benny-help = ({ gangster-bugs-benny.gloss }) Angriff 2.
gangster-charlie-the-fish = Charlie the Fish
    .gloss = der Fisch
gangster-charlie-the-fish-help = ({ gangster-charlie-the-fish.gloss }) In einer Bar: 200 $ mehr Einkommen.
gangster-chicken-joe = Chicken Joe
    .gloss = der Hasenfuß
gangster-chicken-joe-help = ({ gangster-chicken-joe.gloss }) Angriff auf einen Wagen 3, Verteidigung eines Wagens 3.
gangster-clean-gene = Clean Gene
    .gloss = der Saubermann
gangster-clean-gene-help = ({ gangster-clean-gene.gloss }) Razzien gegen den Wagen oder Betrieb, in dem er sitzt, misslingen, außer wenn auch Tony Trouble dort ist.
gangster-der-schweinehund = Der Schweinehund
    .gloss = heißt wirklich so
gangster-der-schweinehund-help = ({ gangster-der-schweinehund.gloss }) Angriff auf einen Betrieb 3. Sitzt er im Wagen, kannst du keine Ressourcen nehmen.
gangster-dough-boy = Dough Boy
    .gloss = das Milchbrötchen
gangster-dough-boy-help = ({ gangster-dough-boy.gloss }) Verteidigung 2.
gangster-easy-mike = Easy Mike
    .gloss = leicht zu haben
gangster-easy-mike-help = ({ gangster-easy-mike.gloss }) Angriff 2. Liegt er im Krankenhaus, darf ihn jeder abholen und behält ihn.
gangster-fat-fred = Fat Fred
    .gloss = der Dicke
gangster-fat-fred-help = ({ gangster-fat-fred.gloss }) Angriff 2. Sein Wagen hat einen Platz weniger; sitzt The Dwarf daneben, sind es die üblichen drei.
gangster-foxtrot-oflanigan = Foxtrot O'Flanigan
    .gloss = der Tänzer
gangster-foxtrot-oflanigan-help = ({ gangster-foxtrot-oflanigan.gloss }) Verteidigung eines Wagens 2.
gangster-frankie-the-squealer = Frankie the Squealer
    .gloss = der Singvogel
gangster-frankie-the-squealer-help = ({ gangster-frankie-the-squealer.gloss }) Angriff 2, Verteidigung 2. Solange er im Gefängnis sitzt, hast du kein Einkommen.
gangster-freddie-forgery = Freddie Forgery
    .gloss = der Fälscher
gangster-freddie-forgery-help = ({ gangster-freddie-forgery.gloss }) Bei jedem Einkommen würfelt er: 1 bis 5 bringen 100 $ bis 500 $, bei einer 6 ist er aus dem Spiel.
gangster-harry-the-hand = Harry the Hand
    .gloss = die Hand
gangster-harry-the-hand-help = ({ gangster-harry-the-hand.gloss }) In einem Kasino: 200 $ mehr Einkommen.
gangster-hyman-diamond = Hyman Diamond
    .gloss = der Diamant
gangster-hyman-diamond-help = ({ gangster-hyman-diamond.gloss }) In einem Betrieb jeder Art: 100 $ mehr Einkommen.
gangster-jack-knife = Jack Knife
    .gloss = das Klappmesser
gangster-jack-knife-help = ({ gangster-jack-knife.gloss }) Je +4 gegen Mad-Dog Moe, Swift Nick und The Cleaner.
gangster-jack-rabbit = Jack Rabbit
    .gloss = der Hase
gangster-jack-rabbit-help = ({ gangster-jack-rabbit.gloss }) Fahren +2.
gangster-jealous-george = Jealous George
    .gloss = der Eifersüchtige
gangster-jealous-george-help = ({ gangster-jealous-george.gloss }) Je +4 gegen The Mayor, The Doctor und Mr. Needle.
gangster-john-doe = John Doe
    .gloss = der Namenlose
gangster-john-doe-help = ({ gangster-john-doe.gloss }) Angriff 0, Verteidigung 0. In seiner Schießerei darfst du einen gegnerischen Gangster aussuchen: Der zählt dann nichts und kann nichts.
gangster-johnny-favorite = Johnny Favorite
    .gloss = jedermanns Liebling
gangster-johnny-favorite-help = ({ gangster-johnny-favorite.gloss }) Irgendwo im Einsatz: Die Bestechung kostet dich 200 $ weniger. Er wird nie verhaftet.
gangster-ken-evil = Ken Evil
    .gloss = der Böse
gangster-ken-evil-help = ({ gangster-ken-evil.gloss }) Angriff auf einen Wagen 2.
gangster-knuckles = Knuckles
    .gloss = die Faust
gangster-knuckles-help = ({ gangster-knuckles.gloss }) Verteidigung eines Betriebs 2.
gangster-lucky-lou = Lucky Lou
    .gloss = der Glückspilz
gangster-lucky-lou-help = ({ gangster-lucky-lou.gloss }) Er stirbt nie, sondern kommt ins Krankenhaus. He Had an Accident und The Pillow können ihm nichts anhaben.
gangster-mad-dog-moe = Mad-Dog Moe
    .gloss = der tollwütige Hund
gangster-mad-dog-moe-help = ({ gangster-mad-dog-moe.gloss }) Angriff 2, Verteidigung eines Wagens 2.
gangster-mr-jesus = Mr. Jesus
    .gloss = der Heiland
gangster-mr-jesus-help = ({ gangster-mr-jesus.gloss }) Verteidigung 3. Um auf ihn zu bieten, musst du 2 Fusel besitzen; du zahlst sie mit dem Gebot.
gangster-mr-needle = Mr. Needle
    .gloss = die Nadel
gangster-mr-needle-help = ({ gangster-mr-needle.gloss }) Irgendwo im Einsatz: Deine Reviere bringen doppelt so viel ein.
gangster-mr-rottweiler = Mr. Rottweiler
    .gloss = der Kampfhund
gangster-mr-rottweiler-help = ({ gangster-mr-rottweiler.gloss }) Angriff auf einen Wagen 2.
gangster-red-irish = Red Irish
    .gloss = der rote Ire
gangster-red-irish-help = ({ gangster-red-irish.gloss }) Angriff auf einen Betrieb 2.
gangster-rolls-roy = Rolls Roy
    .gloss = der Nobelchauffeur
gangster-rolls-roy-help = ({ gangster-rolls-roy.gloss }) Fahren +1.
gangster-sad-ken = Sad Ken
    .gloss = der Traurige
gangster-sad-ken-help = ({ gangster-sad-ken.gloss }) Im Wagen: Reviere von Rivalen übernimmst du kostenlos.
gangster-slick-rick = Slick Rick
    .gloss = der Aalglatte
gangster-slick-rick-help = ({ gangster-slick-rick.gloss }) In einem { -brothel }: 200 $ mehr Einkommen.
gangster-sponge = Sponge
    .gloss = der Schwamm
gangster-sponge-help = ({ gangster-sponge.gloss }) Verteidigung eines Betriebs 2.
gangster-swift-nick = Swift Nick
    .gloss = der Flinke
gangster-swift-nick-help = ({ gangster-swift-nick.gloss }) Angriff 2. Fahren +1.
gangster-the-chemist = The Chemist
    .gloss = der Chemiker
gangster-the-chemist-help = ({ gangster-the-chemist.gloss }) In einer Bar: 2 Fusel bei jedem Einkommen.
gangster-the-cleaner = The Cleaner
    .gloss = der Aufräumer
gangster-the-cleaner-help = ({ gangster-the-cleaner.gloss }) Angriff 4. Um auf ihn zu bieten, musst du 2 Fusel und 2 { -girls } besitzen; du zahlst sie mit dem Gebot.
gangster-the-dentist = The Dentist
    .gloss = der Zahnarzt
gangster-the-dentist-help = ({ gangster-the-dentist.gloss }) Verteidigung eines Betriebs 3.
gangster-the-doctor = The Doctor
    .gloss = der Arzt
gangster-the-doctor-help = ({ gangster-the-doctor.gloss }) Irgendwo im Einsatz: Stirbt ein Gangster von dir, auch er selbst, würfle; bei 4 bis 6 ist es nur das Krankenhaus.
gangster-the-dwarf = The Dwarf
    .gloss = der Zwerg
gangster-the-dwarf-help = ({ gangster-the-dwarf.gloss }) Ein Platz mehr in seinem Wagen oder Betrieb.
gangster-the-mayor = The Mayor
    .gloss = der Bürgermeister
gangster-the-mayor-help = ({ gangster-the-mayor.gloss }) Angriff 0, Verteidigung 0. Verdoppelt das Einkommen des Betriebs, in dem er sitzt.
gangster-the-mechanic = The Mechanic
    .gloss = der Mechaniker
gangster-the-mechanic-help = ({ gangster-the-mechanic.gloss }) Irgendwo im Einsatz: Dein besiegter Wagen steht sofort vor der Werkstatt und fährt in deinem nächsten Zug wieder, nicht früher.
gangster-the-pimp = The Pimp
    .gloss = der Zuhälter
gangster-the-pimp-help = ({ gangster-the-pimp.gloss }) In einem { -brothel }: 2 { -girls } bei jedem Einkommen.
gangster-the-reporter = The Reporter
    .gloss = der Zeitungsmann
gangster-the-reporter-help = ({ gangster-the-reporter.gloss }) Irgendwo im Einsatz: Einmal pro Spielrunde, wann immer eine „Jederzeit“-Karte gespielt werden könnte, siehst du in einem Wagen oder Betrieb nach. Alle sehen, wo; nur du siehst, wer dort sitzt.
gangster-the-unionboss = The Unionboss
    .gloss = der Gewerkschaftsboss
gangster-the-unionboss-help = ({ gangster-the-unionboss.gloss }) In einem Kasino: 2 Handlanger bei jedem Einkommen.
gangster-thin-tim = Thin Tim
    .gloss = der Dünne
gangster-thin-tim-help = ({ gangster-thin-tim.gloss }) Fahren +1. Einmal pro Spielrunde darf sein Wagen einem Angriff entwischen.
gangster-tight-mouth-larry = Tight Mouth Larry
    .gloss = der Schweigsame
gangster-tight-mouth-larry-help = ({ gangster-tight-mouth-larry.gloss }) Verteidigung 2. +4 gegen Frankie the Squealer.
gangster-tony-trouble = Tony Trouble
    .gloss = zieht Ärger an
gangster-tony-trouble-help = ({ gangster-tony-trouble.gloss }) Angriff 2. Razzien gegen den Wagen oder Betrieb, in dem er sitzt, gelingen, außer wenn auch Clean Gene dort ist.

## Events

event-an-old-favor = An Old Favor
    .gloss = Ein alter Gefallen
event-an-old-favor-help = ({ event-an-old-favor.gloss }) Handelsphase, nur nicht mitten im Bieten: Nimm dir kostenlos einen Gangster aus der Auslage.
event-backstabbing = Backstabbing Son of a Gun
    .gloss = Hinterhältiger Mistkerl
event-backstabbing-help = ({ event-backstabbing.gloss }) Handelsphase: Nimm einem Rivalen zufällig einen Gangster weg. Sitzt er im Gefängnis oder liegt er im Krankenhaus, bleibt er dort, gehört aber dir.
event-break-and-enter = Break and Enter
    .gloss = Einbruch
event-break-and-enter-help = ({ event-break-and-enter.gloss }) Handelsphase: Nimm einem Rivalen zufällig 2 Karten von der Hand, oder die eine, die da ist.
event-burglary = Burglary
    .gloss = Diebeszug
event-burglary-help = ({ event-burglary.gloss }) Dein Zug: Nenn einen Rivalen und würfle. Sieh dir seine Ressourcen an und nimm ihm so viele ab, wie du gewürfelt hast; welche, suchst du dir aus.
event-dynamite = Dynamite
    .gloss = Dynamit
event-dynamite-help = ({ event-dynamite.gloss }) Zu Beginn einer Schießerei: Zuerst stirbt einer deiner Gangster dort, und keiner kann ihn retten. Dafür zählen deine Würfel darin +4.
event-election-day = Election Day
    .gloss = Wahltag
event-election-day-help = ({ event-election-day.gloss }) In deinem Zug, oder wann immer in einer Aktionsrunde Karten gespielt werden dürfen: Ein Rivale ist für den Rest der Aktionsrunden kaltgestellt. Kein Fahren, keine Aktion, keine Polizei, keine Ereignisse außer The Severed Horse Head, kein Handel; und kein Einkommen in der nächsten Handelsphase.
event-first-aid = Fabulous First Aid
    .gloss = Fabelhafte Erste Hilfe
event-first-aid-help = ({ event-first-aid.gloss }) Wenn gerade einer deiner Gangster getötet wurde: Er kommt stattdessen ins Krankenhaus.
event-friends-on-the-inside = Friends on the Inside
    .gloss = Freunde bei der Polizei
event-friends-on-the-inside-help = ({ event-friends-on-the-inside.gloss }) Dein Zug: Du hast die Dienstmarke bis zur nächsten Handelsphase, und in diesem Zug darfst du die Polizei losschicken, bevor du selbst fährst.
event-getaway = Getaway
    .gloss = Flucht
event-getaway-help = ({ event-getaway.gloss }) In einer Schießerei, an der dein Wagen beteiligt ist, vor dem ersten oder zwischen zwei Schusswechseln: Sie endet ohne Sieger, und dein Wagen fährt 1 bis 6 Felder weit.
event-accident = He Had an Accident
    .gloss = Er hatte einen Unfall
event-accident-help = ({ event-accident.gloss }) Jederzeit: Ein Gangster eines Rivalen, der im Gefängnis sitzt, stirbt.
event-massacre = Massacre
    .gloss = Massaker
event-massacre-help = ({ event-massacre.gloss }) Zu Beginn einer Schießerei, an der du beteiligt bist: Jeder Gangster, der darin besiegt wird, stirbt, auf beiden Seiten.
event-out-of-gas = Out of Gas
    .gloss = Kein Sprit mehr
event-out-of-gas-help = ({ event-out-of-gas.gloss }) Jederzeit: Der Wagen eines Rivalen steht eine Aktionsrunde lang still, und zwar die nächste, in der er fahren könnte.
event-shotguns = Shotguns
    .gloss = Schrotflinten
event-shotguns-help = ({ event-shotguns.gloss }) Zu Beginn einer Schießerei, an der du beteiligt bist: Deine Würfel zählen darin +1.
event-sneaking-out = Sneaking Out the Backdoor
    .gloss = Durch die Hintertür
event-sneaking-out-help = ({ event-sneaking-out.gloss }) Wenn dein Betrieb angegriffen wird, vor dem ersten Schusswechsel: Alle Gangster darin tauchen unter, und er verteidigt sich allein.
event-still-standing = Still Standing
    .gloss = Steht immer noch
event-still-standing-help = ({ event-still-standing.gloss }) Wenn gerade einer deiner Gangster verletzt wurde: Er ist unverletzt und bleibt in der Schießerei.
event-streetwise = Streetwise
    .gloss = Kennt jede Abkürzung
event-streetwise-help = ({ event-streetwise.gloss }) Dein Zug: Würfle noch einmal und beweg deinen Wagen ein zweites Mal, vor oder nach deiner Aktion. Nicht aus der Werkstatt.
event-the-feds = The Feds Are in Town
    .gloss = Bundesagenten in der Stadt
event-the-feds-help = ({ event-the-feds.gloss }) Jederzeit in den Aktionsrunden: Die Polizei hat in dieser Spielrunde eine Aktion mehr.
event-the-pillow = The Pillow
    .gloss = Das Kissen
event-the-pillow-help = ({ event-the-pillow.gloss }) Jederzeit: Ein Gangster eines Rivalen, der im Krankenhaus liegt, stirbt.
event-the-rat = The Rat
    .gloss = Der Spitzel
event-the-rat-help = ({ event-the-rat.gloss }) Dein Zug: Ein Rivale verliert die Hälfte aller seiner Ressourcen an den Vorrat, aufgerundet und zufällig gezogen.
event-horse-head = The Severed Horse Head
    .gloss = Der abgetrennte Pferdekopf
event-horse-head-help = ({ event-horse-head.gloss }) Wenn dich eine Razzia trifft oder Election Day gegen dich gespielt wird: Diese Razzia oder diese Karte hat keine Wirkung.
event-tommyguns = Tommyguns
    .gloss = Maschinenpistolen
event-tommyguns-help = ({ event-tommyguns.gloss }) Zu Beginn einer Schießerei, an der du beteiligt bist: Deine Würfel zählen darin +2.

## Contracts

contract-thorough-shaving = A Thorough Shaving
    .gloss = Eine gründliche Rasur
contract-thorough-shaving-help = ({ contract-thorough-shaving.gloss }) Vom Barber (Barbier) zum Post Office (Postamt): 1200 $ und ein Siegpunkt.
contract-help-you = Help You, Help Me
    .gloss = Eine Hand wäscht die andere
contract-help-you-help = ({ contract-help-you.gloss }) Vom Republican HQ (Zentrale der Republikaner) zum Democrat HQ (Zentrale der Demokraten): 900 $ und ein Siegpunkt.
contract-one-down = One Down
    .gloss = Einer weniger
contract-one-down-help = ({ contract-one-down.gloss }) Vom Accountant (Buchhalter) zum Courthouse (Gericht): 800 $ und ein Siegpunkt.
contract-pay-day = Pay-day Is Coming Up
    .gloss = Bald ist Zahltag
contract-pay-day-help = ({ contract-pay-day.gloss }) Von der First National Bank, mit mindestens 2 Gangstern im Wagen, zu einem beliebigen eigenen Betrieb: 1500 $ und ein Siegpunkt.
contract-red-hot-tip = Red Hot Tip
    .gloss = Heißer Tipp
contract-red-hot-tip-help = ({ contract-red-hot-tip.gloss }) Vom Bookie (Buchmacher) zum Race Track (Rennbahn): Setz 50 $ oder mehr und würfle; bei 1 bis 3 ist der Einsatz verloren, bei 4 bis 6 verdoppelt. Einen Siegpunkt gibt es so oder so.
contract-roses-are-red = Roses Are Red…
    .gloss = Rosen sind rot
contract-roses-are-red-help = ({ contract-roses-are-red.gloss }) Vom Florist (Blumenladen) zum Butcher (Metzger): 1100 $ und ein Siegpunkt.
contract-with-the-fishes = Sleeping with the Fishes
    .gloss = Schläft bei den Fischen
contract-with-the-fishes-help = ({ contract-with-the-fishes.gloss }) Von den Teamsters (Fuhrleuten) zum Wharf (Kai): 1300 $ und ein Siegpunkt.
contract-never-saw-it-coming = They Never Saw It Coming
    .gloss = Keiner hat es kommen sehen
contract-never-saw-it-coming-help = ({ contract-never-saw-it-coming.gloss }) Vom Tailor (Schneider), wo du 500 $ zahlst, zu einer beliebigen Werkstatt: 1300 $ und ein Siegpunkt.

## Options of a table

option-rules = Regelfassung
option-rules-number = { $number }. Ausgabe
option-board = Spielplan
option-board-loop = the Loop
option-board-own = ein eigener Plan
option-board-help = The Loop gehört zum Spiel; dort ist jeder Start gleich gut. Du kannst auch auf einem eigenen Plan spielen, gezeichnet in einer Textdatei: Wie das geht, steht in der Dokumentation des Projekts.
option-deals = Angebote und Handel sehen
option-deals-private = nur die Beteiligten
option-deals-open = alle
option-deals-help = Ein Angebot kann unter denen bleiben, die es betrifft: Die anderen erfahren nur, dass gehandelt wurde. Oder alle sehen jedes Angebot und jedes Versprechen.
option-words = Wortwahl
option-words-plain = derb, wie in den Zwanzigern
option-words-mild = mild: Varietés und Tänzerinnen
option-words-help = Die Geschäfte der Zwanziger haben derbe Namen. Milde passen an jeden Tisch: auf Karten, im Verlauf, in Fragen und in den Regeln. An den Regeln selbst ändert sich nichts.

## What you can do ($prompt is the key of the question, if there is one)

do-settle-in = Ab { $spot } mit ihm
do-pick-lot = Auf { $lot } eröffnen
do-roll-die = Würfeln
do-stay = Stehen bleiben
do-drive =
    { $prompt ->
        [ask-flee] Bis { $square } flüchten{ $square_reached }
       *[other] Bis { $square } fahren{ $square_reached }
    }
do-take-all = { $place }: alles einsammeln
do-take-some = { $place }: einen Teil einsammeln
do-take-count = { $supply }: { $count }
do-mark = { $territory } übernehmen
do-open-business = { $business } ({ $business_kind }) auf { $lot_street } eröffnen, für { $business_cost }
do-start-contract = Auftrag beginnen: { $contract }
do-complete-contract = Auftrag abschließen: { $contract }
do-bet = { $fifties } setzen
do-visit-business = Gangster zwischen { $business } und dem Wagen umsetzen
do-fetch = { $gangster } in den Wagen holen
do-put = { $gangster } { $spot } schicken
do-done =
    { $prompt ->
        [ask-fetch-more] Sonst niemand
        [ask-take-done] Das nehmen
        [ask-shift] So sitzen alle richtig
        [ask-placing-done] Meine Gangster sind aufgestellt
       *[other] Fertig
    }
do-attack-car = Den Wagen von { $boss } angreifen
do-attack-business = { $business } angreifen
do-no-action = Nichts tun
do-end-turn = Den Zug beenden
do-look-in-car = Den Reporter im Wagen von { $boss } nachsehen lassen
do-look-in-business = Den Reporter in { $business } nachsehen lassen
do-play =
    { $on ->
        [-1] { $card } spielen
       *[other] { $card ->
            [Dynamite] { $card } spielen und { $on_target } opfern
           *[other] { $card } auf { $on_target } spielen
        }
    }
do-grab = { $resource } nehmen
do-police-first = Die Polizei losschicken, bevor du fährst
do-roll-police = Für den Polizeiwagen würfeln
do-drive-police = Mit dem Polizeiwagen bis { $square } fahren{ $square_reached }
do-raid-car = Razzia im Wagen von { $boss }
do-raid-business = Razzia in { $business }
do-clean-up = { $territory } säubern
do-confiscate-all = { $place }: alles beschlagnahmen
do-confiscate-some = { $place }: einen Teil beschlagnahmen
do-no-police =
    { $prompt ->
        [ask-police] Den Polizeiwagen stehen lassen
       *[other] Die Polizei tut nichts weiter
    }
do-slip-out =
    { $yes ->
        [yes] Entwischen
       *[no] Bleiben und kämpfen
    }
do-neutralize = { $gangster } außer Gefecht setzen
do-no-pick = Niemanden aussuchen
do-lose = { $gangster }
do-choose-garage = { $garage }
do-bid = { $fifties } bieten
do-pass-bid = Passen
do-show-cash = Mein Geld auf den Tisch zählen
do-show-goods = Meine Ressourcen zeigen
do-show-card = { $card } zeigen
do-show-gangster = Zeigen, wo { $gangster } steckt
do-leave-order = { $card } spielen, sobald es geht
do-drop-order = Meine Anweisung zu { $card } zurücknehmen
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-window-attacked] Geschehen lassen
            [ask-window-raided] Geschehen lassen
            [ask-window-elected] Geschehen lassen
            [ask-window-wounded] Geschehen lassen
            [ask-window-killed] Geschehen lassen
           *[other] Passen
        }
        [1] Hier passen, was die anderen auch spielen
        [2] Für den Rest dieser Aktionsrunde oder Handelsphase passen
        [3] Für den Rest dieser Spielrunde passen
       *[other] Passen, bis mich etwas betrifft
    }

## Questions: setting up

ask-settle = { $gangster } arbeitet für dich, und { $business } gehört dir. Setz ihn in den Wagen, bereit zum Zuschlagen, oder in den Betrieb, als Wache neben der Kasse.
ask-starting-lot = Wo eröffnest du { $business } ({ $business_kind })? Such dir einen Bauplatz mit Stern aus; davor steht dann auch dein Wagen.

## Questions: your turn

ask-move = Du bist am Zug. Würfle für deinen Wagen, oder bleib stehen.
ask-move-stalled = Du bist am Zug, hast aber keinen Sprit mehr: Dein Wagen bleibt stehen. Mit Friends on the Inside kannst du vorher die Polizei losschicken.
ask-drive =
    Du hast eine { $die } gewürfelt und fährst bis zu { $reach ->
        [one] { $reach } Feld
       *[other] { $reach } Felder
    } weit. Wohin?
ask-flee = Nichts wie weg! Wohin fährt dein Wagen, 1 bis 6 Felder weit?
ask-turn-action = Was tust du hier? Eine Aktion, oder keine.
ask-end-turn =
    { $count ->
        [0] Dein Wagen steht bis zum Ende der Handelsphase in der Werkstatt: Du setzt diesmal aus. Spiel eine Karte, wenn du magst, oder beende deinen Zug.
       *[other] Deine Aktion ist vorbei. Spiel noch eine Karte, wenn du magst, oder beende deinen Zug.
    }
ask-besides = Das kannst du nebenbei noch tun, bevor es weitergeht.
ask-take =
    { $good ->
        [booze] Wie viel Fusel wird bei { $place } mitgenommen?
        [girls] Wie viele { -girls } werden bei { $place } mitgenommen?
       *[henchmen] Wie viele Handlanger werden bei { $place } mitgenommen?
    } { $count ->
        [one] Es ist { $count } da.
       *[other] Es sind { $count } da.
    }
ask-take-done = Wie viel wird von allem bei { $place } mitgenommen? Stell es ein und sag Bescheid.
ask-bet = Wie viel setzt du auf das Pferd? Bei 1 bis 3 ist das Geld weg, bei 4 bis 6 kommt es doppelt zurück.
ask-fetch-more = Wer steigt noch in deinen Wagen?
ask-shift = Wer bleibt in { $business }, und wer fährt mit? Setz sie einzeln um, und sag Bescheid, wenn alle richtig sitzen.
ask-burglary =
    Der Safe steht offen: { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } { $booze } Fusel, { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    } und { $henchmen } Handlanger. Such dir etwas aus; du darfst noch { $count } nehmen.

## Questions: shootouts

ask-slip-out =
    { $boss_is_you ->
        [yes] Du greifst
       *[no] { $boss } greift
    } deinen Wagen an. { $gangster } kann ihn davonbringen, einmal pro Spielrunde. Entwischen, oder bleiben und kämpfen?
ask-john-doe = Such dir den Gegner aus, den John Doe außer Gefecht setzt.
ask-who-is-hit = Dieser Schusswechsel ist verloren. Wer kommt ins Krankenhaus?
ask-who-dies = Dieser Schusswechsel ist verloren, und zwar übel. Wer stirbt?
ask-which-garage = Dein Wagen ist besiegt. In welche der nächsten Werkstätten kommt er?

## Questions: the police

ask-police = Du hast die Polizei in der Tasche. Würfle für den Polizeiwagen, oder lass ihn stehen.
ask-drive-police =
    Wohin fährt der Polizeiwagen? Bis zu { $reach ->
        [one] { $reach } Feld
       *[other] { $reach } Felder
    } weit, zwei mehr als gewürfelt.
ask-police-action =
    { $count ->
        [0] Mehr kann die Polizei in dieser Spielrunde nicht tun. Damit endet dein Zug.
        [one] Was tut die Polizei hier? Sie hat in dieser Spielrunde noch { $count } Aktion.
       *[other] Was tut die Polizei hier? Sie hat in dieser Spielrunde noch { $count } Aktionen.
    }

## Questions: the trade phase

ask-first-bid = { $gangster } ist zu haben. Eröffne mit 50 $ oder mehr, oder passe.
ask-bid =
    { $gangster } ist zu haben, und { $boss_is_you ->
        [yes] du bietest
       *[no] { $boss } bietet
    } { $cash }. Biete mehr, oder passe.
ask-first-bribe = Die Dienstmarke der Polizei ist zu haben. Eröffne mit 50 $ oder mehr, oder passe.
ask-bribe =
    Für die Dienstmarke stehen { $cash } von { $boss_is_you ->
        [yes] dir
       *[no] { $boss }
    } im Raum. Biete mehr, oder passe.
ask-place-gangster = Wohin kommt { $gangster }?
ask-placing-done = Stell deine Gangster auf, die anderen sehen es nicht. Im Versteck bleibt nur, wer sonst nirgends Platz hat.

## Questions: cards

ask-orders = Hinterlass eine Anweisung: Mit welcher Karte willst du ungefragt antworten?
ask-show-to-all = Du kannst offen auf den Tisch legen, was dir gehört.
ask-window-turn-start =
    Gleich { $boss_is_you ->
        [yes] bist du
       *[no] ist { $boss }
    } am Zug. Spielst du vorher eine Karte, oder passt du?
ask-window-after-roll =
    { $boss_is_you ->
        [yes] Du hast gewürfelt und fährst
       *[no] { $boss } hat gewürfelt und fährt
    } gleich los. Spielst du vorher eine Karte, oder passt du?
ask-window-police-action =
    { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } der Polizei gesagt, was sie tun soll. Spielst du vorher eine Karte, oder passt du?
ask-window-before-draw = Das Geld ist ausgezahlt, gleich werden Karten gezogen. Spielst du vorher eine Karte, oder passt du?
ask-window-before-lot = { $gangster } kommt unter den Hammer. Spielst du vorher eine Karte, oder passt du?
ask-window-before-bribe = Gleich geht es um die Dienstmarke. Spielst du vorher eine Karte, oder passt du?
ask-window-before-placing = Gleich stellen alle ihre Gangster auf. Spielst du vorher eine Karte, oder passt du?
ask-window-attacked =
    { $boss_is_you ->
        [yes] Du greifst
       *[no] { $boss } greift
    } deinen Betrieb an. Spielst du etwas, bevor die Waffen sprechen, oder lässt du es geschehen?
ask-window-shootout-start = Gleich beginnt die Schießerei. Spielst du vorher eine Karte, oder passt du?
ask-window-between-rounds = Für einen Augenblick schweigen die Waffen. Spielst du jetzt eine Karte, oder passt du?
ask-window-wounded = { $gangster } ist verletzt. Spielst du jetzt eine Karte, oder lässt du es geschehen?
ask-window-killed = { $gangster } liegt im Sterben. Spielst du jetzt eine Karte, oder lässt du es geschehen?
ask-window-raided =
    { $boss_is_you ->
        [yes] Du hetzt
       *[no] { $boss } hetzt
    } dir die Polizei auf den Hals. Spielst du etwas, bevor sie die Tür eintritt, oder lässt du es geschehen?
ask-window-elected = Es ist Wahltag, und du bist kaltgestellt. Spielst du jetzt eine Karte, oder lässt du es geschehen?

## Why not, and what to do instead

why-lot-taken = Dort steht schon { $business }. Such dir einen freien Bauplatz aus.
why-schweinehund = Solange { $gangster } im Wagen sitzt, kannst du keine Ressourcen nehmen. Schick ihn erst woandershin.
why-own-territory = Dieses Revier gehört dir schon. Nimm ein anderes.
why-no-markers = Alle deine Reviermarker liegen schon aus. Tu etwas anderes.
why-no-cash = Das kostet { $cash }, und so viel hast du nicht.
why-no-resources = Das kostet { $picks }, und so viel hast du nicht. Sammle erst noch etwas ein.
why-few-gangsters =
    { $count ->
        [one] Dafür brauchst du einen Gangster im Wagen. Komm mit einem wieder.
       *[other] Dafür brauchst du { $count } Gangster im Wagen. Komm mit mehr Leuten wieder.
    }
why-no-gangsters = Weder im Wagen noch da drin sitzt ein Gangster von dir. Tu etwas anderes.
why-no-gangsters-in-car = Zum Angreifen brauchst du mindestens einen Gangster im Wagen. Lass erst jemanden einsteigen.
why-no-room = Dort ist kein Platz mehr. Schick erst jemanden weg.
why-take-nothing = So bleibt alles liegen. Nimm mindestens eines.
why-none-left = Davon ist nichts mehr da. Nimm etwas anderes.
why-empty = Da sitzt niemand drin. Sieh woanders nach.
why-not-now = { $event } darf jetzt nicht gespielt werden. Behalt die Karte, bis ihre Zeit kommt.
why-no-target = Für { $event } gibt es gerade kein Ziel. Heb dir die Karte für später auf.
why-frozen = Election Day hat dich kaltgestellt, du kannst { $event } nicht spielen. Warte auf die Handelsphase.
why-frozen-already = Dieser Boss ist schon kaltgestellt. Nimm einen anderen.
why-stalled-already = Dieser Wagen hat schon keinen Sprit mehr. Nimm einen anderen.
why-cannot-drive = Dein Wagen kann gerade nicht fahren. Heb dir die Karte für einen anderen Zug auf.
why-badge-already = Die Dienstmarke hast du schon. Heb dir die Karte für später auf.
why-no-car-in-it = Dein Wagen ist an dieser Schießerei nicht beteiligt. Heb dir die Karte für eine andere auf.
why-nobody-inside = Da drin ist niemand, der sich davonschleichen könnte. Heb dir die Karte für später auf.
why-no-gang =
    { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } keinen Gangster mehr. Nimm einen anderen Boss.
why-no-hand =
    { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } keine Karten auf der Hand. Nimm einen anderen Boss.

refused-frozen =
    Election Day hat { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    } kaltgestellt, da wird nicht gehandelt. Warte auf die Handelsphase.
refused-no-cash =
    So viel Bargeld { $boss_is_you ->
        [yes] hast du
       *[no] hat { $boss }
    } nicht übrig. Nenn eine kleinere Summe.
refused-fifties = Gerechnet wird in Schritten von { $cash }. Nenn eine rundere Summe.
refused-no-resources =
    So viel { $boss_is_you ->
        [yes] hast du
       *[no] hat { $boss }
    } davon nicht übrig. Nenn weniger.
refused-no-card =
    { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } { $card } nicht zu vergeben. Nenn eine andere Karte.
refused-no-gangster =
    { $gangster } arbeitet nicht für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }. Nenn einen anderen Gangster.
refused-not-at-work = { $gangster } ist nicht im Einsatz: Wer im Gefängnis sitzt, im Krankenhaus liegt oder untergetaucht ist, mit dem wird nicht gehandelt. Nenn einen anderen Gangster.
refused-trade-phase-only = Gangster wechseln nur in der Handelsphase den Besitzer. Biete jetzt etwas anderes, oder warte.
refused-twice = Dasselbe ist zweimal genannt. Nenn alles nur einmal.
refused-no-good = Das ist nicht zu haben. Handeln lässt sich mit Bargeld, Ressourcen, Karten, die nicht im Spiel sind, und Gangstern.
refused-no-promise = Auf dieses Versprechen könnte dich keiner festnageln. Sag, worum es geht.
refused-promise-date = Dieses Versprechen läuft zu früh oder zu spät ab. Wähl eine Spielrunde ab { $turn }, aber keine allzu ferne.

## Goods, deals and promises

# How a good is called where an amount of it is typed in.
goods-cash = Bargeld
goods-booze = Fusel
goods-girls = Mädchen
goods-henchmen = Handlanger
good-cash = { $cash }
good-booze = { $booze } Fusel
good-girls =
    { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    }
good-henchmen = { $henchmen } Handlanger
good-card = { $card }
good-gangster = { $gangster }
story-changes-sides =
    { $gangster } verlässt { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    } und arbeitet ab jetzt für { $boss_other_is_you ->
        [yes] dich
       *[no] { $boss_other }
    }.
promise-word =
    { $given ->
        [yes] ein Versprechen
       *[no] { $boss_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $boss }
        }
    } an { $boss_to_is_you ->
        [yes] dich
       *[no] { $boss_to }
    }: „{ $text }“
# A kind of promise, before it is known to whom: "I promise …".
promising-truce = die andere Seite nicht anzugreifen
promising-pay = später eine Summe zu zahlen
promising-no-bid = für einen Gangster nicht zu bieten
promising-no-raid = der anderen Seite nicht die Polizei zu schicken
promising-leave-territory = die Finger von einem Revier zu lassen
# The same in two or three words, for a tap.
vow-truce = kein Angriff
vow-pay = Geld später
vow-no-bid = kein Gebot für …
vow-no-raid = keine Polizei
vow-leave-territory = Finger weg von …
promise-truce =
    { $given ->
        [yes] ein Versprechen
       *[no] { $boss_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $boss }
        }
    } an { $boss_to_is_you ->
        [yes] dich
       *[no] { $boss_to }
    } (kein Angriff bis zum Ende von Spielrunde { $round })
promise-pay =
    { $given ->
        [yes] ein Versprechen
       *[no] { $boss_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $boss }
        }
    } an { $boss_to_is_you ->
        [yes] dich
       *[no] { $boss_to }
    } ({ $fifties }, zahlbar spätestens in Spielrunde { $round })
promise-no-bid =
    { $given ->
        [yes] ein Versprechen
       *[no] { $boss_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $boss }
        }
    } an { $boss_to_is_you ->
        [yes] dich
       *[no] { $boss_to }
    } (kein Gebot für { $gangster } bis zum Ende von Spielrunde { $round })
promise-no-raid =
    { $given ->
        [yes] ein Versprechen
       *[no] { $boss_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $boss }
        }
    } an { $boss_to_is_you ->
        [yes] dich (keine Polizei gegen dich
       *[no] { $boss_to } (keine Polizei gegen { $boss_to }
    } bis zum Ende von Spielrunde { $round })
promise-leave-territory =
    { $given ->
        [yes] ein Versprechen
       *[no] { $boss_is_you ->
            [yes] dein Versprechen
           *[no] das Versprechen von { $boss }
        }
    } an { $boss_to_is_you ->
        [yes] dich
       *[no] { $boss_to }
    } (Finger weg von { $territory } bis zum Ende von Spielrunde { $round })

## The story: setting up, turns and rounds

story-dealt =
    { $boss_is_you ->
        [yes] Du bekommst
       *[no] { $boss } bekommt
    } { $business } ({ $business_kind }) und dazu einen Mann: { $gangster }.
story-rolls-for-first = 
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } { $dice } um den ersten Zug.
story-first-boss = 
    { $boss_is_you ->
        [yes] Du bist Startboss und fängst an
       *[no] { $boss } ist Startboss und fängt an
    }.
story-settles =
    { $boss_is_you ->
        [yes] Du eröffnest
       *[no] { $boss } eröffnet
    } { $business } auf { $lot }.
story-turn-begins =
    Spielrunde { $turn }. { $boss_is_you ->
        [yes] Du bist
       *[no] { $boss } ist
    } Startboss.
story-round-begins = Spielrunde { $turn }, Aktionsrunde { $round }.
story-trade-phase-begins = Spielrunde { $turn }: die Handelsphase.
story-king =
    Zehn Punkte! { $boss_is_you ->
        [yes] Du bist
       *[no] { $boss } ist
    } King of Chicago!

story-leads-at-the-end =
    Niemand hat mehr Punkte: { $boss_is_you ->
        [yes] Du bist
       *[no] { $boss } ist
    } King of Chicago!

## The story: driving

story-rolls =
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } eine { $dice }.
story-stays =
    { $boss_is_you ->
        [yes] Du bleibst
       *[no] { $boss } bleibt
    } stehen.
story-driver =
    Bei { $boss_is_you ->
        [yes] dir
       *[no] { $boss }
    } sitzt { $gangster } am Steuer.
story-drives =
    { $boss_is_you ->
        [yes] Du fährst
       *[no] { $boss } fährt
    } { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weit, bis { $square_street }.
story-flees =
    Die Reifen quietschen: { $boss_is_you ->
        [yes] Du entkommst
       *[no] { $boss } entkommt
    } bis { $square_street }.
story-out-of-gas =
    { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } keinen Sprit mehr: Der Wagen bleibt stehen.
story-no-action =
    { $boss_is_you ->
        [yes] Du tust
       *[no] { $boss } tut
    } hier nichts.

## The story: actions

story-takes =
    { $place }: { $boss_is_you ->
        [yes] Du sammelst
       *[no] { $boss } sammelt
    } { $goods } ein.
story-marks =
    { $boss_is_you ->
        [yes] Du übernimmst
       *[no] { $boss } übernimmt
    } { $territory }.
story-takes-territory =
    { $boss_is_you ->
        [yes] Du nimmst
       *[no] { $boss } nimmt
    } { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } { $territory } ab.
story-sad-ken =
    Ein Blick auf { $gangster }, und keiner will mehr Geld von { $boss_is_you ->
        [yes] dir
       *[no] { $boss }
    }.
story-respect =
    { $boss_is_you ->
        [yes] Du genießt
       *[no] { $boss } genießt
    } jetzt den Respekt im Viertel.
story-respect-lost =
    { $boss_is_you ->
        [yes] Du verlierst
       *[no] { $boss } verliert
    } den Respekt im Viertel; jetzt hat ihn niemand.
story-opens =
    { $boss_is_you ->
        [yes] Du eröffnest
       *[no] { $boss } eröffnet
    } { $business } ({ $business_kind }) für { $goods }{ $breaks ->
        [yes] { "" }: { $boss_other_is_you ->
            [yes] Du verlierst das Monopol
           *[no] { $boss_other } verliert das Monopol
        }
       *[no] { "" }
    }{ $monopoly ->
        [yes] { "" } und { $boss_is_you ->
            [yes] hast
           *[no] hat
        } das Monopol
       *[no] { "" }
    }.
story-visits =
    { $boss_is_you ->
        [yes] Du schaust
       *[no] { $boss } schaut
    } bei { $business } vorbei.
story-shifts =
    { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } jetzt { $count_inside ->
        [0] keinen Gangster
       *[other] { $count_inside } Gangster
    } in { $business } und { $count_car ->
        [0] keinen
       *[other] { $count_car }
    } im Wagen.
story-starts =
    { $boss_is_you ->
        [yes] Du beginnst
       *[no] { $boss } beginnt
    } einen Auftrag: { $contract }.
story-completes =
    { $boss_is_you ->
        [yes] Du schließt
       *[no] { $boss } schließt
    } den Auftrag { $contract } ab und { $boss_is_you ->
        [yes] kassierst
       *[no] kassiert
    } { $cash }.
story-completes-bet =
    { $boss_is_you ->
        [yes] Du schließt
       *[no] { $boss } schließt
    } den Auftrag { $contract } ab.
story-bet-won =
    { $boss_is_you ->
        [yes] Du setzt
       *[no] { $boss } setzt
    } { $cash } und { $boss_is_you ->
        [yes] würfelst
       *[no] würfelt
    } eine { $dice }: Das Pferd gewinnt, und der Einsatz kommt doppelt zurück.
story-bet-lost =
    { $boss_is_you ->
        [yes] Du setzt
       *[no] { $boss } setzt
    } { $cash } und { $boss_is_you ->
        [yes] würfelst
       *[no] würfelt
    } eine { $dice }: Das Pferd läuft immer noch, und das Geld ist weg.
story-fetches =
    { $boss_is_you ->
        [yes] Du holst
       *[no] { $boss } holt
    } { $gangster } in den Wagen.
story-fetches-away =
    { $boss_is_you ->
        [yes] Du holst
       *[no] { $boss } holt
    } { $gangster } in den Wagen und { $boss_is_you ->
        [yes] behältst
       *[no] behält
    } ihn; { $boss_other_is_you ->
        [yes] du hast
       *[no] { $boss_other } hat
    } das Nachsehen.
story-looks-in-car =
    { $boss_is_you ->
        [yes] Dein Reporter
       *[no] Der Reporter von { $boss }
    } sieht { $boss_other_is_you ->
        [yes] in deinem Wagen
       *[no] im Wagen von { $boss_other }
    } nach.
story-looks-in-business =
    { $boss_is_you ->
        [yes] Dein Reporter
       *[no] Der Reporter von { $boss }
    } sieht in { $business } nach.
story-sees = Und das sieht er: { $gangsters }.

## The story: shootouts

story-attacks-car =
    Drive-by! { $boss_is_you ->
        [yes] Du greifst
       *[no] { $boss } greift
    } { $boss_other_is_you ->
        [yes] deinen Wagen
       *[no] den Wagen von { $boss_other }
    } an.
story-attacks-business =
    { $boss_is_you ->
        [yes] Du greifst
       *[no] { $boss } greift
    } { $boss_other_is_you ->
        [yes] deinen Betrieb { $business }
       *[no] { $business } von { $boss_other }
    } an.
story-shows-gang =
    { $gangsters_count ->
        [0] Von { $boss_is_you ->
            [yes] dir
           *[no] { $boss }
        } ist niemand da.
       *[other] { $boss_is_you ->
            [yes] Du zeigst
           *[no] { $boss } zeigt
        } { $gangsters }.
    }
story-slips-out =
    { $gangster } gibt Gas, und { $boss_is_you ->
        [yes] dein Wagen
       *[no] der Wagen von { $boss }
    } ist entwischt, bevor der erste Schuss fällt.
story-sneaks-out =
    Raus durch die Hintertür: { $boss_is_you ->
        [yes] Deine Leute
       *[no] Die Leute von { $boss }
    } überlassen { $business } sich selbst und tauchen unter.
story-neutralizes =
    { $boss_is_you ->
        [yes] Dein John Doe
       *[no] John Doe, der Mann von { $boss },
    } setzt { $gangster } außer Gefecht.
story-totals =
    Stärke: { $boss_is_you ->
        [yes] du
       *[no] { $boss }
    } { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }und { $bonus } durch Karten
    }, { $boss_other_is_you ->
        [yes] du
       *[no] { $boss_other }
    } { $total_other }{ $bonus_other ->
        [0] { "" }
       *[other] { " " }und { $bonus_other } durch Karten
    }.
story-shootout-round-tied =
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } eine { $dice }, { $boss_other_is_you ->
        [yes] du würfelst
       *[no] { $boss_other } würfelt
    } eine { $dice_other }: { $score } zu { $score_other }, noch einmal!
story-shootout-round-won =
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } eine { $dice }, { $boss_other_is_you ->
        [yes] du würfelst
       *[no] { $boss_other } würfelt
    } eine { $dice_other }: { $score } zu { $score_other } für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }.
story-shootout-round-lost =
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } eine { $dice }, { $boss_other_is_you ->
        [yes] du würfelst
       *[no] { $boss_other } würfelt
    } eine { $dice_other }: { $score_other } zu { $score } für { $boss_other_is_you ->
        [yes] dich
       *[no] { $boss_other }
    }.
story-wounded =
    Treffer bei { $boss_is_you ->
        [yes] dir
       *[no] { $boss }
    }: { $gangster } ist verletzt.
story-dying =
    { $boss_is_you ->
        [yes] Dein Mann
       *[no] Ein Mann von { $boss }
    } ringt mit dem Tod: Um { $gangster } steht es schlecht.
story-only-a-scratch =
    Nur ein Kratzer: { $gangster } hält für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    } weiter die Stellung.
story-lucky-lou =
    Glück für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }: { $gangster } kommt noch einmal davon.
story-doctor-saves =
    { $boss_is_you ->
        [yes] Dein Doctor
       *[no] Der Doctor von { $boss }
    } würfelt eine { $dice } und flickt { $gangster } wieder zusammen.
story-doctor-fails =
    { $boss_is_you ->
        [yes] Dein Doctor
       *[no] Der Doctor von { $boss }
    } würfelt eine { $dice } und kann für { $gangster } nichts mehr tun.
story-in-hospital =
    { $gangster } kommt ins Krankenhaus und fehlt { $boss_is_you ->
        [yes] dir
       *[no] { $boss }
    } fürs Erste.
story-stays-in-hospital =
    Glück für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }: { $gangster } kommt durch und bleibt im Krankenhaus.
story-dead =
    { $gangster } ist tot, ein Mann weniger für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }.
story-car-beaten =
    { $boss_is_you ->
        [yes] Dein Wagen
       *[no] Der Wagen von { $boss }
    } ist zerschossen und wird abgeschleppt ({ $garage }): Bis zum Ende der Handelsphase fährt er nicht mehr.
story-mechanic =
    { $gangster } bringt { $boss_is_you ->
        [yes] deinen Wagen
       *[no] den Wagen von { $boss }
    } im Handumdrehen wieder auf die Straße.
story-contract-taken =
    { $boss_is_you ->
        [yes] Du nimmst
       *[no] { $boss } nimmt
    } { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } den Auftrag { $contract } ab.
story-captures =
    { $boss_is_you ->
        [yes] Du nimmst
       *[no] { $boss } nimmt
    } { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } { $business } weg.

## The story: the police

story-police-roll =
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } eine { $dice } für den Polizeiwagen.
story-police-drive =
    { $boss_is_you ->
        [yes] Du lenkst
       *[no] { $boss } lenkt
    } den Polizeiwagen bis { $square_street }.
story-police-stay =
    { $boss_is_you ->
        [yes] Du lässt
       *[no] { $boss } lässt
    } den Polizeiwagen stehen, wo er ist: { $square_street }.
story-declares-raid-car =
    { $boss_is_you ->
        [yes] Du schickst
       *[no] { $boss } schickt
    } die Polizei zu einer Razzia { $boss_other_is_you ->
        [yes] auf deinen Wagen
       *[no] auf den Wagen von { $boss_other }
    }.
story-declares-raid-business =
    { $boss_is_you ->
        [yes] Du schickst
       *[no] { $boss } schickt
    } die Polizei zu einer Razzia { $boss_other_is_you ->
        [yes] bei dir: { $business }
       *[no] bei { $boss_other }: { $business }
    }.
story-declares-clean-up =
    { $boss_is_you ->
        [yes] Du schickst
       *[no] { $boss } schickt
    } die Polizei los, um { $territory } zu säubern, das { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } gehört.
story-declares-confiscation =
    { $boss_is_you ->
        [yes] Du lässt
       *[no] { $boss } lässt
    } die Polizei beschlagnahmen, was bei { $place } zu holen ist.
story-police-called-off =
    { $boss_is_you ->
        [yes] Du musst
       *[no] { $boss } muss
    } die Polizei zurückpfeifen.
story-horse-head-sent =
    { $boss_is_you ->
        [yes] Du schickst
       *[no] { $boss } schickt
    } dem richtigen Mann einen Pferdekopf, und die Sache ist vergessen.
story-raid-dice =
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } eine { $dice } für die Polizei, { $boss_other_is_you ->
        [yes] du würfelst
       *[no] { $boss_other } würfelt
    } eine { $dice_other }.
story-clean-gene =
    { $gangster } ist da, und die Polizei findet bei { $boss_is_you ->
        [yes] dir
       *[no] { $boss }
    } nichts.
story-tony-trouble =
    { $gangster } ist da, und schon hat die Polizei { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    } am Kragen.
story-raid-failed =
    { $boss_is_you ->
        [yes] Deine Razzia
       *[no] Die Razzia von { $boss }
    } misslingt: { $boss_other_is_you ->
        [yes] Du kommst
       *[no] { $boss_other } kommt
    } davon.
story-car-raided =
    Die Polizei durchsucht für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    } { $boss_other_is_you ->
        [yes] deinen Wagen
       *[no] den Wagen von { $boss_other }
    }, und wen sie zu fassen kriegt, der kommt ins Gefängnis.
story-business-raided =
    Die Polizei macht für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    } { $boss_other_is_you ->
        [yes] deinen Betrieb { $business }
       *[no] { $business } von { $boss_other }
    } dicht, und wen sie zu fassen kriegt, der kommt ins Gefängnis.
story-contract-cancelled =
    { $boss_is_you ->
        [yes] Dein Auftrag
       *[no] Der Auftrag von { $boss }
    } ist geplatzt: { $contract }.
story-cleaned =
    { $boss_is_you ->
        [yes] Dein Marker
       *[no] Der Marker von { $boss }
    } verschwindet von { $territory }.
story-confiscated = Die Polizei schafft { $goods } von { $place } weg.
story-feds-in-town =
    Die Bundesagenten sind in der Stadt: Die Polizei hat in dieser Spielrunde noch { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }.

## The story: the trade phase

story-income =
    { $boss_is_you ->
        [yes] Du machst Kasse.
       *[no] { $boss } macht Kasse: { $cash_businesses } aus Betrieben, { $cash_territories } aus Revieren und was die Gangster einbringen.
    }
story-own-income = Dein Einkommen beträgt { $cash }: { $cash_businesses } aus Betrieben, { $cash_territories } aus Revieren, { $cash_extras } von den Gangstern.
story-no-income-election =
    Dank Election Day { $boss_is_you ->
        [yes] hast du
       *[no] hat { $boss }
    } kein Einkommen.
story-no-income-frankie =
    { $gangster } sitzt im Gefängnis und singt: { $boss_is_you ->
        [yes] Du hast
       *[no] { $boss } hat
    } kein Einkommen.
story-brings =
    { $gangster } bringt { $boss_is_you ->
        [yes] dir
       *[no] { $boss }
    } { $goods }.
story-freddie =
    { $gangster } druckt { $cash } für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }.
story-freddie-caught =
    { $gangster } würfelt eine { $dice } und wird auf frischer Tat ertappt: { $boss_is_you ->
        [yes] Du siehst
       *[no] { $boss } sieht
    } ihn nie wieder.
story-new-resources =
    { $goods_count ->
        [0] Nichts Neues bei { $place }: Der Vorrat ist leer.
       *[other] Neu bei { $place }: { $goods }.
    }
story-draws-gangster =
    { $boss_is_you ->
        [yes] Du ziehst
       *[no] { $boss } zieht
    } { $gangster }, der jetzt zu haben ist.
story-draws =
    { $boss_is_you ->
        [yes] Du ziehst
       *[no] { $boss } zieht
    } eine Karte und { $boss_is_you ->
        [yes] behältst
       *[no] behält
    } sie.
story-own-draw = Du hast „{ $card }“ gezogen.
story-no-card =
    Für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    } ist keine Karte mehr da.
story-shuffled = Die Ablage wird zu einem neuen Stapel gemischt.
story-bid =
    { $boss_is_you ->
        [yes] Du bietest
       *[no] { $boss } bietet
    } { $cash } für { $gangster }.
story-no-bid =
    { $boss_is_you ->
        [yes] Du passt
       *[no] { $boss } passt
    } bei { $gangster }.
story-hires =
    { $boss_is_you ->
        [yes] Du heuerst
       *[no] { $boss } heuert
    } { $gangster } für { $cash } an.
story-unsold = Keiner will { $gangster }, er bleibt in der Auslage.
story-bribe =
    { $boss_is_you ->
        [yes] Du bietest
       *[no] { $boss } bietet
    } { $cash } für die Dienstmarke.
story-no-bribe =
    { $boss_is_you ->
        [yes] Du passt
       *[no] { $boss } passt
    } bei der Dienstmarke.
story-badge =
    Für { $cash } { $boss_is_you ->
        [yes] hast du
       *[no] hat { $boss }
    } die Polizei in der Tasche.
story-johnny =
    { $gangster } weiß, mit wem man reden muss: { $boss_is_you ->
        [yes] Du zahlst
       *[no] { $boss } zahlt
    } { $cash } weniger.
story-johnny-pays-all =
    { $gangster } weiß, mit wem man reden muss: { $boss_is_you ->
        [yes] Du zahlst
       *[no] { $boss } zahlt
    } gar nichts.
story-no-badge = Keiner schmiert die Polizei: Die Dienstmarke hat niemand.
story-placed = Alle haben ihre Gangster aufgestellt.
story-car-back =
    { $boss_is_you ->
        [yes] Dein Wagen
       *[no] Der Wagen von { $boss }
    } ist aus der Werkstatt zurück.
story-reopens =
    { $boss_is_you ->
        [yes] Dein Betrieb { $business }
       *[no] { $business } von { $boss }
    } macht wieder auf.

## The story: event cards

story-plays =
    { $boss_is_you ->
        [yes] Du spielst
       *[no] { $boss } spielt
    } { $card }.
story-plays-on-boss =
    { $boss_is_you ->
        [yes] Du spielst
       *[no] { $boss } spielt
    } { $card } gegen { $boss_other_is_you ->
        [yes] dich
       *[no] { $boss_other }
    }.
story-plays-on-gangster =
    { $boss_is_you ->
        [yes] Du spielst
       *[no] { $boss } spielt
    } { $card } auf { $gangster }.
story-shows-cash =
    { $boss_is_you ->
        [yes] Du zählst dein ganzes
       *[no] { $boss } zählt das ganze
    } Geld auf den Tisch: { $cash }.
story-shows-goods =
    { $boss_is_you ->
        [yes] Du legst alle deine
       *[no] { $boss } legt alle
    } Ressourcen offen: { $goods }.
story-shows-card =
    { $boss_is_you ->
        [yes] Du zeigst
       *[no] { $boss } zeigt
    } eine Karte: { $card }.
story-shows-where =
    { $boss_is_you ->
        [yes] Du zeigst
       *[no] { $boss } zeigt
    }, wo { $gangster } steckt: { $where }.
story-order-left = Deine Anweisung gilt: { $card } wird gespielt, sobald es geht.
story-order-dropped = Deine Anweisung zu { $card } ist zurückgenommen.
story-steals-gangster =
    { $gangster } fällt { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } in den Rücken und arbeitet jetzt für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }.
story-steals-from-afar =
    { $gangster }, { $where }, fällt { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } in den Rücken: Er bleibt dort, arbeitet jetzt aber für { $boss_is_you ->
        [yes] dich
       *[no] { $boss }
    }.
story-breaks-in =
    { $boss_is_you ->
        [yes] Du brichst
       *[no] { $boss } bricht
    } bei { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } ein und { $boss_is_you ->
        [yes] nimmst
       *[no] nimmt
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } mit.
story-broken-in =
    { $boss_is_you ->
        [yes] Deine Beute
       *[no] Die Beute von { $boss }
    } bei { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    }: { $cards }.
story-burglary-roll =
    { $boss_is_you ->
        [yes] Du würfelst
       *[no] { $boss } würfelt
    } eine { $dice } für den Diebeszug bei { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    }.
story-sees-resources =
    Das { $boss_other_is_you ->
        [yes] hast du
       *[no] hat { $boss_other }
    }: { $goods }.
story-burgled =
    { $boss_is_you ->
        [yes] Du machst dich
       *[no] { $boss } macht sich
    } bei { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    } mit { $count ->
        [0] leeren Händen
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    } davon.
story-burgled-what =
    { $boss_is_you ->
        [yes] Deine Beute
       *[no] Die Beute von { $boss }
    } bei { $boss_other_is_you ->
        [yes] dir
       *[no] { $boss_other }
    }: { $goods }.
story-frozen =
    { $boss_is_you ->
        [yes] Du bist
       *[no] { $boss } ist
    } bis zur Handelsphase kaltgestellt.
story-ratted-out =
    The Rat hat geplaudert: { $boss_is_you ->
        [yes] Du verlierst
       *[no] { $boss } verliert
    } { $goods }.

## The table in words

panel-turn =
    { $turn ->
        [0] Aufbau
       *[other] { $round ->
            [5] Spielrunde { $turn }: Handelsphase
           *[other] Spielrunde { $turn }: Aktionsrunde { $round } von 4
        }
    }
panel-bosses = Bosse
panel-own = In deiner Tasche
panel-here = Hier steht dein Wagen: { $street } (Feld { $number })
panel-businesses = Betriebe
panel-rooms = Platz für neue Betriebe
panel-resources = Ressourcen auf der Straße
panel-territories = Reviere
panel-gangsters = Gangster

column-boss = Boss
column-points = Punkte
column-car = Wagen
column-gangsters = Gangster
column-cards = Karten
column-territories = Reviere
column-contracts = Aufträge
column-state = Stand
column-cash = Bargeld
column-resources = Ressourcen
column-business = Betrieb
column-kind = Art
column-where = Wo
column-size = Größe
column-lots = Leere Bauplätze
column-left = Noch zu eröffnen
column-place = Ort
column-distance = Von deinem Wagen
column-gangster = Gangster
column-help = Was er kann

row-first = Startboss
row-now = Am Zug
row-badge = Dienstmarke
row-police = Polizeiwagen
row-respect = Respekt im Viertel
row-offer = Auslage
row-stock = Vorrat
row-deck = Stapel
row-dead = Tot
row-cash = Bargeld
row-resources = Ressourcen
row-places = Orte
row-lots = Bauplätze
row-territories = Reviere
row-garages = Werkstätten
row-cars = Wagen
row-small = klein
row-medium = mittel
row-large = groß
row-free = frei

name-gangster = { $gangster }
name-card = { $card }
name-business = { $business }
name-kind = { $business_kind }
name-place = { $place }
name-where = { $where }
name-point = { $point }
name-contract-started = { $contract } (begonnen)
name-contract-completed = { $contract } (abgeschlossen)

cell-none = –
cell-nobody = niemand
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } von { $most }
cell-deck =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cell-badge =
    { $boss_is_you ->
        [yes] du
       *[no] { $boss }
    }, { $count ->
        [0] keine Polizeiaktion mehr
        [one] noch { $count } Polizeiaktion
       *[other] noch { $count } Polizeiaktionen
    }
cell-points = { $count } ({ $items })
cell-from-businesses = Betriebe { $count }
cell-from-contracts = Aufträge { $count }
cell-from-respect = Respekt { $count }
cell-from-gangsters = Gangster { $count }
cell-in-garage = in Werkstatt { $number } ({ $street })
cell-at-work =
    { $count } im Einsatz ({ $count_car ->
        [0] keiner
       *[other] { $count_car }
    } im Wagen)
cell-hiding = { $count } untergetaucht
cell-frozen = kaltgestellt durch Election Day
cell-stalled = kein Sprit
cell-no-income = kein Einkommen in der nächsten Handelsphase
cell-open = offen
cell-closed = von der Polizei geschlossen
cell-unseen = { $count } verdeckt
cell-cash = { $cash }
cell-cash-locked = { $cash }, davon { $cash_locked } in deinem Gebot gebunden
cell-resources-locked = { $picks }, davon { $picks_locked } in deinem Gebot gebunden
cell-distance =
    { $count ->
        [0] gleich hier
        [one] { $count } Feld
       *[other] { $count } Felder
    }
cell-number-at = { $number } ({ $street })
cell-number-away =
    { $number } ({ $street }, { $count ->
        [0] hier
        [one] { $count } Feld entfernt
       *[other] { $count } Felder entfernt
    })
cell-farther = { $count } weiter weg
cell-bars =
    { $count ->
        [one] { $count } Bar
       *[other] { $count } Bars
    }
cell-casinos =
    { $count ->
        [one] { $count } Kasino
       *[other] { $count } Kasinos
    }
cell-brothels =
    { $count ->
        [one] { $count } { -brothel }
       *[other] { $count } { -brothels }
    }
cell-place-with = { $place } ({ $picks })
cell-business-of =
    { $business } ({ $boss_is_you ->
        [yes] gehört dir
       *[no] { $boss }
    })
cell-territory-of =
    Revier { $number } ({ $boss_is_you ->
        [yes] gehört dir
       *[no] { $boss }
    })
cell-territory-free = Revier { $number } (frei)
cell-police-car = die Polizei

## Die Handelsphase: eine Grenze im Voraus

do-bid-up-to = Bis { $fifties } automatisch mitbieten
do-drop-limit = Mich vor jedem Gebot wieder fragen
do-stay-out = Aus dieser Versteigerung aussteigen
ask-bid-limit = Bis wie viel soll für { $gangster } automatisch mitgeboten werden? Niemand sonst erfährt davon.
ask-bribe-limit = Bis wie viel soll für die Dienstmarke automatisch mitgeboten werden? Niemand sonst erfährt davon.
story-bid-limit-left = Für { $gangster } wird automatisch bis { $cash } mitgeboten, in Schritten von 50 $; darüber passt du.
story-bribe-limit-left = Für die Dienstmarke wird automatisch bis { $cash } mitgeboten, in Schritten von 50 $; darüber passt du.
story-limit-dropped = Du wirst in dieser Versteigerung wieder gefragt.
story-stays-out = Du passt für den Rest dieser Versteigerung, ohne gefragt zu werden.
