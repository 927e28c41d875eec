### King of Chicago.
###
### $boss is a player's name; beside it stands $boss_is_you ("yes" or "no"). $gangster, $event,
### $contract, $card, $business, $place, $territory, $lot, $garage, $square, $spot, $where, $resource, $supply,
### $cash and $fifties come as words (the messages under "Names"). Beside $business stand
### $business_kind and $business_cost, beside $square what can be reached from it, $square_reached
### (it brings its own colon, and is empty where there is nothing), and its street alone, $square_street, beside a list such as $picks its length, $picks_count. Counts,
### booze, girls and henchmen come as numbers, $dice as text ("3", "3 + 5").
###
### A name may begin with a vowel: never put "de" or "que" before $boss, $gangster, $event, $contract
### or $card. $business takes "chez" or stands bare, $place stands bare before a colon. $territory
### and $garage take "le", "du" or "au", $lot takes "le"; $square takes "sur" or "jusqu'à".
###
### What a host may want to hear in milder words is a term ("-girl"): mild.ftl says it otherwise.

## The game

game-title = King of Chicago
game-about = Engagez des gangsters, ouvrez des entreprises et tenez les rues de Chicago. Sillonnez la ville, achetez la police, cassez les affaires des autres et sortez les flingues quand parler ne sert plus à rien. Dix points, et la couronne est à vous.
final-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## What it is about

goal-about = Soyez le premier parrain à dix points de victoire : ouvrez des entreprises, accomplissez des contrats, engagez des gangsters et, avec le plus de territoires, gagnez le respect local.
goal-end = Sur-le-champ, peu importe à qui c'est de jouer, quand un parrain a dix points de victoire.
goal-round =
    Une manche : quatre tours d'action et une phase de commerce.
    Tour d'action · Chacun à son tour : lancer le dé et rouler, puis une action là où l'on est garé : ramasser des ressources (alcool, { -girls }, hommes de main), ouvrir avec elles une entreprise, prendre un territoire, attaquer. Qui a le badge envoie aussi la police.
    Phase de commerce · Les revenus, de nouvelles cartes, les gangsters et le badge aux enchères ; puis chacun place ses gangsters en secret.

## Said with one tap: each reads it in their own language

phrase-my-street = Dégagez de ma rue.
phrase-no-shooting = Pas de coups de feu.
phrase-too-dear = Trop cher pour moi.

## Words that mild.ftl replaces

-brothel = bordel
-brothels = bordels
-girl = fille
-girls = filles

## Names

seat = Parrain { $number }
name-boss =
    { $boss_is_you ->
        [yes] vous
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
kind-small-bar = petit bar
kind-small-casino = petit casino
kind-small-brothel = petit { -brothel }
kind-medium-bar = bar moyen
kind-medium-casino = casino moyen
kind-medium-brothel = { -brothel } moyen
kind-large-bar = grand bar
kind-large-casino = grand casino
kind-large-brothel = grand { -brothel }
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
square-number = la case { $number }
square-street = { $street } (case { $number })
square-beside = { $street } (à côté : { $items })
square-on = { $street }
territory-number = territoire { $number }
territory-street = territoire { $number } ({ $street })
garage-number = garage { $number }
garage-street = garage { $number } ({ $street })
# What can be reached from a square follows its name: "Rouler jusqu'à Lake St. (case 8) : Docks".
square-reached = { "" } : { $items }
reached-small = terrain { $number } (petit)
reached-medium = terrain { $number } (moyen)
reached-large = terrain { $number } (grand)
lot-number = terrain { $number }
lot-small = terrain { $number } (petit, { $street })
lot-medium = terrain { $number } (moyen, { $street })
lot-large = terrain { $number } (grand, { $street })
# Where its size is said already.
lot-street = terrain { $number } ({ $street })

resource-booze = un alcool
resource-girls = une { -girl }
resource-henchmen = un homme de main

# Where a gangster goes.
spot-business = chez { $business }
spot-car = dans la voiture
spot-hiding = en planque

# Where a gangster is.
where-business = chez { $business }
where-car = dans la voiture
where-hiding = planqué
where-free = attend d'être placé
where-prison = en prison
where-hospital = à l'hôpital
where-cemetery = au cimetière
where-offer = à embaucher
where-deck = pas encore en ville
where-unknown = dans la voiture, dans une entreprise ou planqué

end-ten-points = quelqu'un a dix points de victoire

## Gangsters

gangster-bomb-jack = Bomb Jack
    .gloss = Le Dynamiteur
gangster-bomb-jack-help = { gangster-bomb-jack.gloss }. Attaque d'entreprise 3, défense −1.
gangster-bugs-benny = Bugs Benny
    .gloss = Le Cinglé
gangster-bugs-benny-help = { gangster-bugs-benny.gloss }. Attaque 2.
gangster-charlie-the-fish = Charlie the Fish
    .gloss = Le Poisson
gangster-charlie-the-fish-help = { gangster-charlie-the-fish.gloss }. Dans un bar : 200 $ de revenu en plus.
gangster-chicken-joe = Chicken Joe
    .gloss = La Poule mouillée
gangster-chicken-joe-help = { gangster-chicken-joe.gloss }. Attaque de voiture 3, défense de voiture 3.
gangster-clean-gene = Clean Gene
    .gloss = Les Mains propres
gangster-clean-gene-help = { gangster-clean-gene.gloss }. Les descentes de police sur sa voiture ou son entreprise échouent, sauf si Tony Trouble y est aussi.
gangster-der-schweinehund = Der Schweinehund
    .gloss = L'Ordure
gangster-der-schweinehund-help = { gangster-der-schweinehund.gloss }. Attaque d'entreprise 3. Avec lui dans la voiture, vous ne pouvez pas prendre de ressources.
gangster-dough-boy = Dough Boy
    .gloss = La Brioche
gangster-dough-boy-help = { gangster-dough-boy.gloss }. Défense 2.
gangster-easy-mike = Easy Mike
    .gloss = Le Coulant
gangster-easy-mike-help = { gangster-easy-mike.gloss }. Attaque 2. Quand il est à l'hôpital, n'importe qui peut venir le chercher, et le garde.
gangster-fat-fred = Fat Fred
    .gloss = Le Gros
gangster-fat-fred-help = { gangster-fat-fred.gloss }. Attaque 2. Sa voiture a une place de moins ; avec The Dwarf à côté de lui, elle a ses trois places habituelles.
gangster-foxtrot-oflanigan = Foxtrot O'Flanigan
    .gloss = Le Danseur
gangster-foxtrot-oflanigan-help = { gangster-foxtrot-oflanigan.gloss }. Défense de voiture 2.
gangster-frankie-the-squealer = Frankie the Squealer
    .gloss = La Balance
gangster-frankie-the-squealer-help = { gangster-frankie-the-squealer.gloss }. Attaque 2, défense 2. Tant qu'il est en prison, vous n'avez aucun revenu.
gangster-freddie-forgery = Freddie Forgery
    .gloss = Le Faussaire
gangster-freddie-forgery-help = { gangster-freddie-forgery.gloss }. À chaque étape de revenus, il lance un dé : 1 à 5 rapportent de 100 $ à 500 $ ; sur un 6, il est hors du jeu.
gangster-harry-the-hand = Harry the Hand
    .gloss = La Main
gangster-harry-the-hand-help = { gangster-harry-the-hand.gloss }. Dans un casino : 200 $ de revenu en plus.
gangster-hyman-diamond = Hyman Diamond
    .gloss = Le Diamant
gangster-hyman-diamond-help = { gangster-hyman-diamond.gloss }. Dans n'importe quelle entreprise : 100 $ de revenu en plus.
gangster-jack-knife = Jack Knife
    .gloss = Le Surin
gangster-jack-knife-help = { gangster-jack-knife.gloss }. +4 contre Mad-Dog Moe, contre Swift Nick et contre The Cleaner.
gangster-jack-rabbit = Jack Rabbit
    .gloss = Le Lièvre
gangster-jack-rabbit-help = { gangster-jack-rabbit.gloss }. Conduite +2.
gangster-jealous-george = Jealous George
    .gloss = Le Jaloux
gangster-jealous-george-help = { gangster-jealous-george.gloss }. +4 contre The Mayor, contre The Doctor et contre Mr. Needle.
gangster-john-doe = John Doe
    .gloss = Monsieur X
gangster-john-doe-help = { gangster-john-doe.gloss }. Attaque 0, défense 0. Dans sa fusillade, vous pouvez désigner un gangster ennemi : celui-là compte 0 et ses capacités ne servent à rien.
gangster-johnny-favorite = Johnny Favorite
    .gloss = Le Chouchou
gangster-johnny-favorite-help = { gangster-johnny-favorite.gloss }. N'importe où, s'il est en activité : le pot-de-vin vous coûte 200 $ de moins. On ne l'arrête jamais.
gangster-ken-evil = Ken Evil
    .gloss = Le Mauvais
gangster-ken-evil-help = { gangster-ken-evil.gloss }. Attaque de voiture 2.
gangster-knuckles = Knuckles
    .gloss = Le Cogneur
gangster-knuckles-help = { gangster-knuckles.gloss }. Défense d'entreprise 2.
gangster-lucky-lou = Lucky Lou
    .gloss = Le Veinard
gangster-lucky-lou-help = { gangster-lucky-lou.gloss }. Il ne meurt jamais ; au pire, il va à l'hôpital. He Had an Accident et The Pillow ne peuvent rien contre lui.
gangster-mad-dog-moe = Mad-Dog Moe
    .gloss = Le Chien enragé
gangster-mad-dog-moe-help = { gangster-mad-dog-moe.gloss }. Attaque 2, défense de voiture 2.
gangster-mr-jesus = Mr. Jesus
    .gloss = Le Messie
gangster-mr-jesus-help = { gangster-mr-jesus.gloss }. Défense 3. Pour miser sur lui, il faut avoir 2 alcools, payés avec l'enchère.
gangster-mr-needle = Mr. Needle
    .gloss = L'Aiguille
gangster-mr-needle-help = { gangster-mr-needle.gloss }. N'importe où, s'il est en activité : vos territoires rapportent le double.
gangster-mr-rottweiler = Mr. Rottweiler
    .gloss = Le Molosse
gangster-mr-rottweiler-help = { gangster-mr-rottweiler.gloss }. Attaque de voiture 2.
gangster-red-irish = Red Irish
    .gloss = L'Irlandais roux
gangster-red-irish-help = { gangster-red-irish.gloss }. Attaque d'entreprise 2.
gangster-rolls-roy = Rolls Roy
    .gloss = La Belle Bagnole
gangster-rolls-roy-help = { gangster-rolls-roy.gloss }. Conduite +1.
gangster-sad-ken = Sad Ken
    .gloss = Le Triste
gangster-sad-ken-help = { gangster-sad-ken.gloss }. Dans la voiture : prendre le territoire d'un rival ne vous coûte rien.
gangster-slick-rick = Slick Rick
    .gloss = Le Beau Parleur
gangster-slick-rick-help = { gangster-slick-rick.gloss }. Dans un { -brothel } : 200 $ de revenu en plus.
gangster-sponge = Sponge
    .gloss = L'Éponge
gangster-sponge-help = { gangster-sponge.gloss }. Défense d'entreprise 2.
gangster-swift-nick = Swift Nick
    .gloss = Le Rapide
gangster-swift-nick-help = { gangster-swift-nick.gloss }. Attaque 2. Conduite +1.
gangster-the-chemist = The Chemist
    .gloss = Le Chimiste
gangster-the-chemist-help = { gangster-the-chemist.gloss }. Dans un bar : +2 alcools avec les revenus.
gangster-the-cleaner = The Cleaner
    .gloss = Le Nettoyeur
gangster-the-cleaner-help = { gangster-the-cleaner.gloss }. Attaque 4. Pour miser sur lui, il faut avoir 2 alcools et 2 { -girls }, payés avec l'enchère.
gangster-the-dentist = The Dentist
    .gloss = Le Dentiste
gangster-the-dentist-help = { gangster-the-dentist.gloss }. Défense d'entreprise 3.
gangster-the-doctor = The Doctor
    .gloss = Le Docteur
gangster-the-doctor-help = { gangster-the-doctor.gloss }. N'importe où, s'il est en activité : quand un de vos gangsters meurt, lui compris, lancez un dé ; sur 4 à 6, ce n'est que l'hôpital.
gangster-the-dwarf = The Dwarf
    .gloss = Le Nain
gangster-the-dwarf-help = { gangster-the-dwarf.gloss }. Une place de plus dans sa voiture ou son entreprise.
gangster-the-mayor = The Mayor
    .gloss = Le Maire
gangster-the-mayor-help = { gangster-the-mayor.gloss }. Attaque 0, défense 0. Il double le revenu de l'entreprise où il se trouve.
gangster-the-mechanic = The Mechanic
    .gloss = Le Mécano
gangster-the-mechanic-help = { gangster-the-mechanic.gloss }. N'importe où, s'il est en activité : votre voiture vaincue est aussitôt devant le garage, et roule la prochaine fois que c'est à vous, pas avant.
gangster-the-pimp = The Pimp
    .gloss = Le Maquereau
gangster-the-pimp-help = { gangster-the-pimp.gloss }. Dans un { -brothel } : +2 { -girls } avec les revenus.
gangster-the-reporter = The Reporter
    .gloss = Le Journaliste
gangster-the-reporter-help = { gangster-the-reporter.gloss }. N'importe où, s'il est en activité : une fois par manche, dès qu'une carte « à tout moment » pourrait être jouée, regardez dans une voiture ou une entreprise. Tous voient où il regarde ; qui il y voit, il ne le dit qu'à vous.
gangster-the-unionboss = The Unionboss
    .gloss = Le Chef du syndicat
gangster-the-unionboss-help = { gangster-the-unionboss.gloss }. Dans un casino : +2 hommes de main avec les revenus.
gangster-thin-tim = Thin Tim
    .gloss = Le Maigre
gangster-thin-tim-help = { gangster-thin-tim.gloss }. Conduite +1. Une fois par manche, sa voiture peut se dérober à une attaque.
gangster-tight-mouth-larry = Tight Mouth Larry
    .gloss = Bouche cousue
gangster-tight-mouth-larry-help = { gangster-tight-mouth-larry.gloss }. Défense 2. +4 contre Frankie the Squealer.
gangster-tony-trouble = Tony Trouble
    .gloss = L'Embrouille
gangster-tony-trouble-help = { gangster-tony-trouble.gloss }. Attaque 2. Les descentes de police sur sa voiture ou son entreprise réussissent, sauf si Clean Gene y est aussi.

## Events

event-an-old-favor = An Old Favor
    .gloss = Le renvoi d'ascenseur
event-an-old-favor-help = { event-an-old-favor.gloss }. Phase de commerce, mais pas pendant les enchères : prenez gratuitement un gangster de l'offre.
event-backstabbing = Backstabbing Son of a Gun
    .gloss = Le coup de poignard dans le dos
event-backstabbing-help = { event-backstabbing.gloss }. Phase de commerce : prenez à un rival un de ses gangsters, au hasard. S'il est en prison ou à l'hôpital, il y reste, mais il est à vous.
event-break-and-enter = Break and Enter
    .gloss = Entrée par effraction
event-break-and-enter-help = { event-break-and-enter.gloss }. Phase de commerce : prenez au hasard 2 cartes dans la main d'un rival, ou la seule qui s'y trouve.
event-burglary = Burglary
    .gloss = Le cambriolage
event-burglary-help = { event-burglary.gloss }. Quand c'est à vous : désignez un rival et lancez un dé. Vous voyez ses ressources et en prenez autant, à votre choix.
event-dynamite = Dynamite
    .gloss = La dynamite
event-dynamite-help = { event-dynamite.gloss }. Début d'une fusillade : un de vos gangsters engagés meurt d'abord, et rien ne peut le sauver. En échange, +4 à vos dés dans cette fusillade.
event-election-day = Election Day
    .gloss = Jour d'élection
event-election-day-help = { event-election-day.gloss }. Quand c'est à vous, ou dès qu'on peut jouer une carte dans un tour d'action : un rival est gelé pour le reste des tours d'action. Pas de déplacement, pas d'action, pas de police, pas d'événements sauf The Severed Horse Head, pas de marchés ; et pas de revenu à la prochaine phase de commerce.
event-first-aid = Fabulous First Aid
    .gloss = Les secours miracle
event-first-aid-help = { event-first-aid.gloss }. Quand un de vos gangsters vient d'être tué : il va à l'hôpital au lieu de mourir.
event-friends-on-the-inside = Friends on the Inside
    .gloss = Des amis dans la place
event-friends-on-the-inside-help = { event-friends-on-the-inside.gloss }. Quand c'est à vous : vous avez le badge jusqu'à la prochaine phase de commerce et, cette fois-ci, vous pouvez envoyer la police avant de rouler.
event-getaway = Getaway
    .gloss = La fuite
event-getaway-help = { event-getaway.gloss }. Dans une fusillade où votre voiture est engagée, avant qu'elle commence ou entre deux salves : la fusillade s'arrête sans vainqueur, et votre voiture se déplace de 1 à 6 cases.
event-accident = He Had an Accident
    .gloss = Il a eu un accident
event-accident-help = { event-accident.gloss }. À tout moment : un gangster rival qui est en prison meurt.
event-massacre = Massacre
    .gloss = Le massacre
event-massacre-help = { event-massacre.gloss }. Début d'une fusillade où vous êtes engagé : tout gangster battu dans cette fusillade, dans les deux camps, meurt.
event-out-of-gas = Out of Gas
    .gloss = La panne sèche
event-out-of-gas-help = { event-out-of-gas.gloss }. À tout moment : la voiture d'un rival ne peut pas bouger pendant un tour d'action, le prochain où elle l'aurait pu.
event-shotguns = Shotguns
    .gloss = Les fusils à pompe
event-shotguns-help = { event-shotguns.gloss }. Début d'une fusillade où vous êtes engagé : +1 à vos dés dans cette fusillade.
event-sneaking-out = Sneaking Out the Backdoor
    .gloss = Par la porte de derrière
event-sneaking-out-help = { event-sneaking-out.gloss }. Quand on attaque votre entreprise, avant la première salve : tous ses gangsters se planquent, et elle se défend seule.
event-still-standing = Still Standing
    .gloss = Toujours debout
event-still-standing-help = { event-still-standing.gloss }. Quand un de vos gangsters vient d'être blessé : il est indemne et reste dans la fusillade.
event-streetwise = Streetwise
    .gloss = Tous les raccourcis
event-streetwise-help = { event-streetwise.gloss }. Quand c'est à vous : lancez un dé de plus et roulez encore une fois, avant ou après votre action. Pas depuis un garage.
event-the-feds = The Feds Are in Town
    .gloss = Les fédéraux sont en ville
event-the-feds-help = { event-the-feds.gloss }. À tout moment pendant les tours d'action : la police a une action de plus dans cette manche.
event-the-pillow = The Pillow
    .gloss = L'oreiller
event-the-pillow-help = { event-the-pillow.gloss }. À tout moment : un gangster rival qui est à l'hôpital meurt.
event-the-rat = The Rat
    .gloss = L'indic
event-the-rat-help = { event-the-rat.gloss }. Quand c'est à vous : un rival rend à la réserve la moitié de toutes ses ressources, arrondie vers le haut et tirée au hasard.
event-horse-head = The Severed Horse Head
    .gloss = La tête de cheval coupée
event-horse-head-help = { event-horse-head.gloss }. Quand vous subissez une descente, ou qu'on joue Election Day contre vous : cette descente, ou cette carte, n'a aucun effet.
event-tommyguns = Tommyguns
    .gloss = Les mitraillettes
event-tommyguns-help = { event-tommyguns.gloss }. Début d'une fusillade où vous êtes engagé : +2 à vos dés dans cette fusillade.

## Contracts

contract-thorough-shaving = A Thorough Shaving
    .gloss = Rasé de très près
contract-thorough-shaving-help = { contract-thorough-shaving.gloss }. Départ : Barber (le barbier). Arrivée : Post Office (la poste). 1200 $ et un point de victoire.
contract-help-you = Help You, Help Me
    .gloss = Un service en vaut un autre
contract-help-you-help = { contract-help-you.gloss }. Départ : Republican HQ (le QG républicain). Arrivée : Democrat HQ (le QG démocrate). 900 $ et un point de victoire.
contract-one-down = One Down
    .gloss = Et d'un
contract-one-down-help = { contract-one-down.gloss }. Départ : Accountant (le comptable). Arrivée : Courthouse (le tribunal). 800 $ et un point de victoire.
contract-pay-day = Pay-day Is Coming Up
    .gloss = Bientôt la paie
contract-pay-day-help = { contract-pay-day.gloss }. Départ : First National Bank (la banque), avec au moins 2 gangsters dans la voiture. Arrivée : n'importe laquelle de vos entreprises. 1500 $ et un point de victoire.
contract-red-hot-tip = Red Hot Tip
    .gloss = Le tuyau brûlant
contract-red-hot-tip-help = { contract-red-hot-tip.gloss }. Départ : Bookie (le bookmaker). Arrivée : Race Track (l'hippodrome). Pariez 50 $ ou plus et lancez un dé : 1 à 3, la mise est perdue ; 4 à 6, elle est doublée. Un point de victoire dans les deux cas.
contract-roses-are-red = Roses Are Red…
    .gloss = Les roses sont rouges
contract-roses-are-red-help = { contract-roses-are-red.gloss }… Départ : Florist (le fleuriste). Arrivée : Butcher (le boucher). 1100 $ et un point de victoire.
contract-with-the-fishes = Sleeping with the Fishes
    .gloss = Il dort avec les poissons
contract-with-the-fishes-help = { contract-with-the-fishes.gloss }. Départ : Teamsters (le syndicat des camionneurs). Arrivée : Wharf (l'embarcadère). 1300 $ et un point de victoire.
contract-never-saw-it-coming = They Never Saw It Coming
    .gloss = Ils n'ont rien vu venir
contract-never-saw-it-coming-help = { contract-never-saw-it-coming.gloss }. Départ : Tailor (le tailleur), où vous payez 500 $. Arrivée : n'importe quel garage. 1300 $ et un point de victoire.

## Options of a table

option-rules = Version des règles
option-rules-number = édition n° { $number }
option-board = Plan
option-board-loop = le Loop
option-board-own = un plan à vous
option-board-help = Le Loop est le plan fourni avec le jeu ; tous les départs s'y valent. Vous pouvez aussi jouer sur un plan à vous, dessiné dans un fichier texte : la documentation du projet dit comment.
option-deals = Qui voit les propositions et les marchés
option-deals-private = ceux qu'ils concernent
option-deals-open = tout le monde
option-deals-help = Une proposition peut rester entre ceux qu'elle concerne : les autres apprennent seulement qu'un marché a été conclu. Ou bien tout le monde voit chaque proposition et chaque promesse.
option-words = Langage
option-words-plain = cru, comme dans les années vingt
option-words-mild = adouci : cabarets et danseuses
option-words-help = Le commerce des années vingt a des noms crus. Des mots adoucis conviennent à toutes les tables : sur les cartes, dans le journal, les questions et les règles. Aucune règle ne change.

## What you can do ($prompt is the key of the question, if there is one)

do-settle-in = Le mettre { $spot }
do-pick-lot = S'installer sur le { $lot }
do-roll-die = Lancer le dé
do-stay = Rester sur place
do-drive =
    { $prompt ->
        [ask-flee] Filer jusqu'à { $square }{ $square_reached }
       *[other] Rouler jusqu'à { $square }{ $square_reached }
    }
do-take-all = { $place } : tout prendre
do-take-some = { $place } : n'en prendre qu'une partie
do-take-count = { $supply } : { $count }
do-mark = Prendre le { $territory }
do-open-business = Ouvrir { $business }, un { $business_kind }, sur le { $lot_street }, pour { $business_cost }
do-start-contract = Démarrer { $contract }
do-complete-contract = Accomplir { $contract }
do-bet = Parier { $fifties }
do-visit-business = Passer chez { $business } : y laisser des gangsters, ou en reprendre
do-fetch = Faire monter { $gangster } en voiture
do-put = { $gangster } : { $spot }
do-done =
    { $prompt ->
        [ask-fetch-more] Personne d'autre
        [ask-take-done] Prendre cela
        [ask-shift] Chacun est à sa place
        [ask-placing-done] Mes gangsters sont placés
       *[other] J'ai fini
    }
do-attack-car = Attaquer { $boss } dans sa voiture
do-attack-business = Attaquer { $business }
do-no-action = Ne rien faire
do-end-turn = J'ai fini
do-look-in-car = The Reporter : voir qui { $boss } a dans sa voiture
do-look-in-business = The Reporter : regarder chez { $business }
do-play =
    { $on ->
        [-1] Jouer { $card }
       *[other] Jouer { $card } sur { $on_target }
    }
do-grab = Prendre { $resource }
do-police-first = Envoyer la police avant de rouler
do-roll-police = Lancer le dé pour la voiture de police
do-drive-police = Envoyer la voiture de police sur { $square }{ $square_reached }
do-raid-car = Descente sur { $boss } et sa voiture
do-raid-business = Descente chez { $business }
do-clean-up = Nettoyer le { $territory }
do-confiscate-all = { $place } : tout confisquer
do-confiscate-some = { $place } : n'en confisquer qu'une partie
do-no-police =
    { $prompt ->
        [ask-police] Laisser la voiture de police où elle est
       *[other] La police en reste là
    }
do-slip-out =
    { $yes ->
        [yes] Se dérober
       *[no] Rester et se battre
    }
do-neutralize = Mettre { $gangster } hors de combat
do-no-pick = Ne désigner personne
do-lose = { $gangster }
do-choose-garage = { $garage }
do-bid = Miser { $fifties }
do-pass-bid = Passer
do-show-cash = Étaler mon argent sur la table
do-show-goods = Montrer mes ressources
do-show-card = Montrer { $card }
do-show-gangster = Montrer où se trouve { $gangster }
do-leave-order = Jouer { $card } dès que l'occasion se présente
do-drop-order = Retirer ma consigne pour { $card }
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-window-attacked] Laisser faire
            [ask-window-raided] Laisser faire
            [ask-window-elected] Laisser faire
            [ask-window-wounded] Laisser faire
            [ask-window-killed] Laisser faire
           *[other] Passer
        }
        [1] Passer ici, quoi que jouent les autres
        [2] Passer jusqu'à la fin de ce tour d'action ou de cette phase de commerce
        [3] Passer jusqu'à la fin de cette manche
       *[other] Passer tant que rien ne me concerne
    }

## Questions: setting up

ask-settle = { $gangster } travaille pour vous, et { $business } est à vous. Mettez votre homme dans la voiture, prêt à frapper, ou dans l'entreprise, pour garder la caisse.
ask-starting-lot = Où ouvrez-vous { $business }, votre { $business_kind } ? Choisissez un terrain étoilé ; c'est de là que part votre voiture.

## Questions: your turn

ask-move = À vous. Lancez le dé pour votre voiture, ou restez sur place.
ask-move-stalled = À vous, mais votre voiture est en panne sèche : elle reste où elle est. Avec Friends on the Inside, vous pouvez d'abord envoyer la police.
ask-drive =
    Le dé donne { $die }. Vous pouvez faire { $reach ->
        [one] { $reach } case
       *[other] { $reach } cases
    } au plus. Où allez-vous ?
ask-flee = On met les voiles ! Où file votre voiture ? De 1 à 6 cases.
ask-turn-action = Que faites-vous ici ? Une action, ou aucune.
ask-end-turn =
    { $count ->
        [0] Votre voiture est au garage jusqu'à la fin de la phase de commerce : vous passez ce tour. Jouez une carte si vous voulez, ou dites que vous avez fini.
       *[other] Votre action est faite. Jouez une carte si vous voulez, ou dites que vous avez fini.
    }
ask-besides = Avant de continuer, vous pouvez encore faire ceci.
ask-take =
    { $place } : { $good ->
        [booze] { $count ->
            [one] il y a { $count } alcool.
           *[other] il y a { $count } alcools.
        }
        [girls] { $count ->
            [one] il y a { $count } { -girl }.
           *[other] il y a { $count } { -girls }.
        }
       *[henchmen] { $count ->
            [one] il y a { $count } homme de main.
           *[other] il y a { $count } hommes de main.
        }
    } Combien en prendre ?
ask-take-done = { $place } : combien de chaque sorte prendre ? Réglez, puis dites que vous avez fini.
ask-bet = Combien sur le cheval ? De 1 à 3, la mise est perdue ; de 4 à 6, elle est doublée.
ask-fetch-more = Qui d'autre monte dans votre voiture ?
ask-shift = Qui reste chez { $business }, et qui monte en voiture ? Déplacez vos hommes un par un, puis dites que vous avez fini.
ask-burglary =
    Le coffre est ouvert : { $boss_is_you ->
        [yes] vous avez
       *[no] { $boss } a
    } { $booze ->
        [one] { $booze } alcool
       *[other] { $booze } alcools
    }, { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    } et { $henchmen ->
        [one] { $henchmen } homme de main
       *[other] { $henchmen } hommes de main
    }. Servez-vous : vous pouvez encore en prendre { $count }.

## Questions: shootouts

ask-slip-out =
    { $boss_is_you ->
        [yes] Vous attaquez
       *[no] { $boss } attaque
    } votre voiture. Avec { $gangster }, elle peut se dérober, une fois par manche. Vous filez, ou vous restez vous battre ?
ask-john-doe = Désignez l'ennemi que John Doe met hors de combat.
ask-who-is-hit = Vous perdez la salve. Qui va à l'hôpital ?
ask-who-dies = Vous perdez la salve, et largement. Qui meurt ?
ask-which-garage = Votre voiture est vaincue. À quel garage va-t-elle, parmi les plus proches ?

## Questions: the police

ask-police = Vous avez la police dans la poche. Lancez le dé pour la voiture de police, ou laissez-la où elle est.
ask-drive-police =
    Où va la voiture de police ? { $reach ->
        [one] { $reach } case
       *[other] { $reach } cases
    } au plus : le dé plus deux.
ask-police-action =
    { $count ->
        [0] La police ne peut plus rien faire dans cette manche. C'est au suivant.
        [one] Que fait la police ici ? Il lui reste { $count } action dans cette manche.
       *[other] Que fait la police ici ? Il lui reste { $count } actions dans cette manche.
    }

## Questions: the trade phase

ask-first-bid = { $gangster } est à embaucher. Ouvrez à 50 $ ou plus, ou passez.
ask-bid =
    { $gangster } est à embaucher, et { $boss_is_you ->
        [yes] vous misez
       *[no] { $boss } mise
    } { $cash }. Surenchérissez, ou passez.
ask-first-bribe = Le badge de la police est à vendre. Ouvrez à 50 $ ou plus, ou passez.
ask-bribe =
    Pour le badge de la police, { $boss_is_you ->
        [yes] vous misez
       *[no] { $boss } mise
    } { $cash }. Surenchérissez, ou passez.
ask-place-gangster = Où va { $gangster } ?
ask-placing-done = Placez vos gangsters à l'insu des autres. Tant qu'il y a de la place ailleurs, personne ne reste en planque.

## Questions: cards

ask-orders = Laissez une consigne : quelle carte jouer en réponse, sans qu'on vous pose la question ?
ask-show-to-all = Vous pouvez montrer à toute la table ce qui est à vous.
ask-window-turn-start =
    { $boss_is_you ->
        [yes] C'est à vous de jouer.
       *[no] C'est à { $boss } de jouer.
    } Jouez d'abord une carte, ou passez.
ask-window-after-roll =
    { $boss_is_you ->
        [yes] Vous avez lancé le dé et allez
       *[no] { $boss } a lancé le dé et va
    } rouler. Jouez d'abord une carte, ou passez.
ask-window-police-action =
    { $boss_is_you ->
        [yes] Vous avez donné vos
       *[no] { $boss } a donné ses
    } ordres à la police. Jouez d'abord une carte, ou passez.
ask-window-before-draw = Les revenus sont payés, on va piocher. Jouez d'abord une carte, ou passez.
ask-window-before-lot = { $gangster } va être mis aux enchères. Jouez d'abord une carte, ou passez.
ask-window-before-bribe = Le badge va être mis à prix. Jouez d'abord une carte, ou passez.
ask-window-before-placing = Chacun va placer ses gangsters. Jouez d'abord une carte, ou passez.
ask-window-attacked =
    { $boss_is_you ->
        [yes] Vous attaquez
       *[no] { $boss } attaque
    } votre entreprise. Jouez une carte avant que les armes parlent, ou laissez faire.
ask-window-shootout-start = La fusillade va commencer. Jouez d'abord une carte, ou passez.
ask-window-between-rounds = Les armes se taisent un instant. Jouez une carte maintenant, ou passez.
ask-window-wounded = { $gangster } est blessé. Jouez une carte maintenant, ou laissez faire.
ask-window-killed = { $gangster } est mourant. Jouez une carte maintenant, ou laissez faire.
ask-window-raided =
    { $boss_is_you ->
        [yes] Vous lancez
       *[no] { $boss } lance
    } une descente contre vous. Jouez une carte avant que la police débarque, ou laissez faire.
ask-window-elected = C'est Election Day, et vous voilà hors circuit. Jouez une carte maintenant, ou laissez faire.

## Why not, and what to do instead

why-lot-taken = { $business } s'y trouve déjà. Choisissez un terrain libre.
why-schweinehund = Avec { $gangster } dans la voiture, personne ne prend de ressources. Mettez-le d'abord ailleurs.
why-own-territory = Ce territoire est déjà à vous. Prenez-en un autre.
why-no-markers = Tous vos marqueurs de territoire sont posés. Faites autre chose.
why-no-cash = Il faut { $cash }, et vous n'avez pas de quoi payer.
why-no-resources = Il faut { $picks }, et vous n'avez pas le compte. Ramassez d'abord ce qui manque.
why-few-gangsters =
    { $count ->
        [one] Pour cela, il faut un gangster dans la voiture. Revenez avec un homme.
       *[other] Pour cela, il faut { $count } gangsters dans la voiture. Revenez avec du renfort.
    }
why-no-gangsters = Vous n'avez aucun gangster ici, ni dans la voiture ni à l'intérieur. Faites autre chose.
why-no-gangsters-in-car = Pour attaquer, il faut au moins un gangster dans votre voiture. Passez d'abord en prendre un.
why-no-room = Il n'y a plus de place à cet endroit. Faites d'abord de la place.
why-take-nothing = Rien ne serait pris. Prenez-en au moins un.
why-none-left = Il n'en reste plus. Choisissez autre chose.
why-empty = Il n'y a personne là-dedans. Regardez ailleurs.
why-not-now = Ce n'est pas le moment de jouer { $event }. Gardez cette carte en attendant son heure.
why-no-target = Pour l'instant, il n'y a pas de cible pour { $event }. Gardez cette carte pour plus tard.
why-frozen = Election Day vous gèle, vous ne pouvez pas jouer { $event }. Attendez la phase de commerce.
why-frozen-already = Ce parrain est déjà gelé. Choisissez-en un autre.
why-stalled-already = Cette voiture est déjà en panne sèche. Choisissez-en une autre.
why-cannot-drive = Votre voiture ne peut pas rouler en ce moment. Gardez la carte pour une autre fois.
why-badge-already = Vous avez déjà le badge. Gardez la carte pour plus tard.
why-no-car-in-it = Votre voiture n'est pas engagée dans cette fusillade. Gardez la carte pour une autre.
why-nobody-inside = Il n'y a personne à faire sortir par-derrière. Gardez la carte pour plus tard.
why-no-gang =
    { $boss_is_you ->
        [yes] Vous n'avez
       *[no] { $boss } n'a
    } plus aucun gangster. Choisissez un autre parrain.
why-no-hand =
    { $boss_is_you ->
        [yes] Vous n'avez
       *[no] { $boss } n'a
    } aucune carte en main. Choisissez un autre parrain.

refused-frozen =
    Election Day { $boss_is_you ->
        [yes] vous gèle
       *[no] gèle { $boss }
    } : pas de marchés. Attendez la phase de commerce.
refused-no-cash =
    { $boss_is_you ->
        [yes] Vous n'avez
       *[no] { $boss } n'a
    } pas autant d'argent disponible. Citez une somme plus petite.
refused-fifties = L'argent change de mains par tranches de { $cash }. Citez une somme plus ronde.
refused-no-resources =
    { $boss_is_you ->
        [yes] Vous n'en avez
       *[no] { $boss } n'en a
    } pas autant à céder. Citez-en moins.
refused-no-card =
    { $boss_is_you ->
        [yes] Vous n'avez
       *[no] { $boss } n'a
    } pas { $card } à céder. Citez une autre carte.
refused-no-gangster =
    { $gangster } ne travaille pas pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }. Citez un autre gangster.
refused-not-at-work = { $gangster } n'est pas en activité : on n'échange pas un homme en prison, à l'hôpital ou planqué. Citez un autre gangster.
refused-trade-phase-only = Les gangsters ne changent de camp qu'en phase de commerce. Pour l'instant, proposez autre chose, ou attendez.
refused-twice = La même chose est citée deux fois. Citez chaque chose une seule fois.
refused-no-good = Cela ne peut pas changer de mains. On échange de l'argent, des ressources, des cartes encore en main et des gangsters.
refused-no-promise = Cette promesse ne dit rien qu'on puisse vous rappeler un jour. Dites sur quoi elle porte.
refused-promise-date = Cette promesse prend fin trop tôt ou trop tard. Choisissez une échéance à partir de la manche { $turn }, et pas trop lointaine.

## Goods, deals and promises

# How a good is called where an amount of it is typed in.
goods-cash = Argent
goods-booze = Alcools
goods-girls = Filles
goods-henchmen = Hommes de main
good-cash = { $cash }
good-booze =
    { $booze ->
        [one] { $booze } alcool
       *[other] { $booze } alcools
    }
good-girls =
    { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    }
good-henchmen =
    { $henchmen ->
        [one] { $henchmen } homme de main
       *[other] { $henchmen } hommes de main
    }
good-card = { $card }
good-gangster = { $gangster }
story-changes-sides =
    { $gangster } { $boss_is_you ->
        [yes] vous quitte
       *[no] quitte { $boss }
    } et travaille désormais pour { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    }.
promise-word =
    { $given ->
        [yes] une promesse
       *[no] { $boss_is_you ->
            [yes] votre promesse à { $boss_to }
           *[no] { $boss_to_is_you ->
                [yes] la promesse que vous fait { $boss }
               *[no] la promesse que fait { $boss } à { $boss_to }
            }
        }
    } : « { $text } »
# A kind of promise, before it is known to whom: "I promise …".
promising-truce = de ne pas attaquer l'autre
promising-pay = de payer une somme plus tard
promising-no-bid = de ne pas miser sur un gangster
promising-no-raid = de ne pas lancer la police sur l'autre
promising-leave-territory = de ne pas toucher à un territoire
# The same in two or three words, for a tap.
vow-truce = pas d'attaque
vow-pay = argent plus tard
vow-no-bid = pas de mise sur…
vow-no-raid = pas de police
vow-leave-territory = ne pas toucher à…
promise-truce =
    { $given ->
        [yes] la promesse
       *[no] { $boss_is_you ->
            [yes] votre promesse
           *[no] la promesse que fait { $boss }
        }
    } { $boss_to_is_you ->
        [yes] de ne pas vous attaquer
       *[no] de ne pas attaquer { $boss_to }
    } jusqu'à la fin de la manche { $round }
promise-pay =
    { $given ->
        [yes] la promesse
       *[no] { $boss_is_you ->
            [yes] votre promesse
           *[no] la promesse que fait { $boss }
        }
    } { $boss_to_is_you ->
        [yes] de vous payer { $fifties }
       *[no] de payer { $fifties } à { $boss_to }
    } avant la fin de la manche { $round }
promise-no-bid =
    { $given ->
        [yes] la promesse
       *[no] { $boss_is_you ->
            [yes] votre promesse à { $boss_to }
           *[no] { $boss_to_is_you ->
                [yes] la promesse que vous fait { $boss }
               *[no] la promesse que fait { $boss } à { $boss_to }
            }
        }
    } de ne pas miser sur { $gangster } jusqu'à la fin de la manche { $round }
promise-no-raid =
    { $given ->
        [yes] la promesse
       *[no] { $boss_is_you ->
            [yes] votre promesse
           *[no] la promesse que fait { $boss }
        }
    } de ne pas lancer la police sur { $boss_to_is_you ->
        [yes] vous
       *[no] { $boss_to }
    } jusqu'à la fin de la manche { $round }
promise-leave-territory =
    { $given ->
        [yes] la promesse
       *[no] { $boss_is_you ->
            [yes] votre promesse à { $boss_to }
           *[no] { $boss_to_is_you ->
                [yes] la promesse que vous fait { $boss }
               *[no] la promesse que fait { $boss } à { $boss_to }
            }
        }
    } de ne pas toucher au { $territory } jusqu'à la fin de la manche { $round }

## The story: setting up, turns and rounds

story-dealt =
    { $boss_is_you ->
        [yes] Vous recevez
       *[no] { $boss } reçoit
    } { $business }, un { $business_kind }, et { $gangster } pour tenir la boutique.
story-rolls-for-first = 
    Pour savoir qui commence, { $boss_is_you ->
        [yes] vous lancez
       *[no] { $boss } lance
    } les dés : { $dice }.
story-first-boss =
    { $boss_is_you ->
        [yes] Vous êtes le premier parrain : vous commencez
       *[no] { $boss } est le premier parrain, et commence
    }.
story-settles =
    { $boss_is_you ->
        [yes] Vous ouvrez
       *[no] { $boss } ouvre
    } { $business } sur le { $lot }.
story-turn-begins =
    Manche { $turn }. { $boss_is_you ->
        [yes] Vous êtes
       *[no] { $boss } est
    } le premier parrain.
story-round-begins = Manche { $turn }, tour d'action { $round }.
story-trade-phase-begins = Manche { $turn } : la phase de commerce.
story-king =
    Dix points ! { $boss_is_you ->
        [yes] Le roi de Chicago, c'est vous !
       *[no] Le roi de Chicago, c'est { $boss } !
    }

story-leads-at-the-end =
    Personne n'a plus de points : { $boss_is_you ->
        [yes] le roi de Chicago, c'est vous !
       *[no] le roi de Chicago, c'est { $boss } !
    }

## The story: driving

story-rolls =
    { $boss_is_you ->
        [yes] Vous lancez
       *[no] { $boss } lance
    } le dé : { $dice }.
story-stays =
    { $boss_is_you ->
        [yes] Vous restez
       *[no] { $boss } reste
    } sur place.
story-driver =
    { $gangster } est au volant pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-drives =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, jusqu'à { $square_street }.
story-flees =
    Les pneus hurlent : { $boss_is_you ->
        [yes] vous filez
       *[no] { $boss } file
    } jusqu'à { $square_street }.
story-out-of-gas =
    Panne sèche pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    } : la voiture reste où elle est.
story-no-action =
    { $boss_is_you ->
        [yes] Vous ne faites
       *[no] { $boss } ne fait
    } rien ici.

## The story: actions

story-takes =
    { $place } : { $boss_is_you ->
        [yes] vous ramassez
       *[no] { $boss } ramasse
    } { $goods }.
story-marks =
    { $boss_is_you ->
        [yes] Vous prenez
       *[no] { $boss } prend
    } le { $territory }.
story-takes-territory =
    { $boss_is_you ->
        [yes] Vous prenez à { $boss_other }
       *[no] { $boss_other_is_you ->
            [yes] { $boss } vous prend
           *[no] { $boss } prend à { $boss_other }
        }
    } le { $territory }.
story-sad-ken =
    Un regard suffit à { $gangster } : personne { $boss_is_you ->
        [yes] ne vous réclame un sou
       *[no] ne réclame un sou à { $boss }
    }.
story-respect =
    { $boss_is_you ->
        [yes] Vous avez
       *[no] { $boss } a
    } le respect local.
story-respect-lost =
    { $boss_is_you ->
        [yes] Vous perdez
       *[no] { $boss } perd
    } le respect local ; pour l'heure, il ne va à personne.
story-opens =
    { $boss_is_you ->
        [yes] Vous ouvrez
       *[no] { $boss } ouvre
    } { $business }, un { $business_kind }, pour { $goods }{ $breaks ->
        [yes] { "" } : { $boss_other_is_you ->
            [yes] vous perdez le monopole
           *[no] { $boss_other } perd le monopole
        }
       *[no] { "" }
    }{ $monopoly ->
        [yes] { "" }, ce qui fait un monopole
       *[no] { "" }
    }.
story-visits =
    { $boss_is_you ->
        [yes] Vous passez
       *[no] { $boss } passe
    } chez { $business }.
story-shifts =
    { $boss_is_you ->
        [yes] Vous répartissez vos
       *[no] { $boss } répartit ses
    } hommes : { $count_inside ->
        [0] personne
        [one] { $count_inside } gangster
       *[other] { $count_inside } gangsters
    } chez { $business }, { $count_car ->
        [0] personne
       *[other] { $count_car }
    } dans la voiture.
story-starts =
    { $contract } : { $boss_is_you ->
        [yes] vous démarrez
       *[no] { $boss } démarre
    } ce contrat.
story-completes =
    { $boss_is_you ->
        [yes] Vous accomplissez
       *[no] { $boss } accomplit
    } { $contract } et { $boss_is_you ->
        [yes] touchez
       *[no] touche
    } { $cash }.
story-completes-bet =
    { $boss_is_you ->
        [yes] Vous accomplissez
       *[no] { $boss } accomplit
    } { $contract }.
story-bet-won =
    { $boss_is_you ->
        [yes] Vous pariez
       *[no] { $boss } parie
    } { $cash } et { $boss_is_you ->
        [yes] faites
       *[no] fait
    } { $dice } : le cheval arrive en tête, et la mise est doublée.
story-bet-lost =
    { $boss_is_you ->
        [yes] Vous pariez
       *[no] { $boss } parie
    } { $cash } et { $boss_is_you ->
        [yes] faites
       *[no] fait
    } { $dice } : le cheval court encore, et l'argent s'est envolé.
story-fetches =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } monter { $gangster } en voiture.
story-fetches-away =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } monter { $gangster } en voiture et le { $boss_is_you ->
        [yes] gardez
       *[no] garde
    } ; { $boss_other_is_you ->
        [yes] vous pouvez
       *[no] { $boss_other } peut
    } toujours l'attendre.
story-looks-in-car =
    Pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }, The Reporter va voir qui { $boss_other_is_you ->
        [yes] vous avez dans votre
       *[no] { $boss_other } a dans sa
    } voiture.
story-looks-in-business =
    Pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }, The Reporter jette un œil chez { $business }.
story-sees = Ce qu'il y voit : { $gangsters }.

## The story: shootouts

story-attacks-car =
    Attaque de voiture ! { $boss_is_you ->
        [yes] Vous attaquez { $boss_other }
       *[no] { $boss_other_is_you ->
            [yes] { $boss } vous attaque
           *[no] { $boss } attaque { $boss_other }
        }
    }.
story-attacks-business =
    { $boss_is_you ->
        [yes] Vous attaquez
       *[no] { $boss } attaque
    } { $business }, qui est à { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    }.
story-shows-gang =
    { $gangsters_count ->
        [0] { $boss_is_you ->
            [yes] Vous n'avez
           *[no] { $boss } n'a
        } personne sur place.
       *[other] { $boss_is_you ->
            [yes] Vous montrez vos
           *[no] { $boss } montre ses
        } hommes : { $gangsters }.
    }
story-slips-out =
    { $gangster } a flairé le coup : { $boss_is_you ->
        [yes] vous vous dérobez
       *[no] { $boss } se dérobe
    } avant la première balle.
story-sneaks-out =
    Par la porte de derrière ! { $boss_is_you ->
        [yes] Vous planquez vos
       *[no] { $boss } planque ses
    } hommes, et { $business } n'a plus que ses murs pour se défendre.
story-neutralizes =
    Pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }, John Doe met { $gangster } hors de combat.
story-totals =
    Les forces en présence : { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    } { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }et { $bonus } grâce aux cartes
    }, { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    } { $total_other }{ $bonus_other ->
        [0] { "" }
       *[other] { " " }et { $bonus_other } grâce aux cartes
    }.
story-shootout-round-tied =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } { $dice }, { $boss_other_is_you ->
        [yes] vous faites
       *[no] { $boss_other } fait
    } { $dice_other } : { $score } à { $score_other }, on relance !
story-shootout-round-won =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } { $dice }, { $boss_other_is_you ->
        [yes] vous faites
       *[no] { $boss_other } fait
    } { $dice_other } : { $score } à { $score_other } pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-shootout-round-lost =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } { $dice }, { $boss_other_is_you ->
        [yes] vous faites
       *[no] { $boss_other } fait
    } { $dice_other } : { $score_other } à { $score } pour { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    }.
story-wounded =
    { $gangster } prend une balle pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-dying =
    Ça sent le sapin pour { $gangster } : { $boss_is_you ->
        [yes] vous risquez
       *[no] { $boss } risque
    } de perdre un homme.
story-only-a-scratch =
    Une égratignure ! { $boss_is_you ->
        [yes] Vous pouvez souffler
       *[no] { $boss } peut souffler
    } : { $gangster } est toujours debout.
story-lucky-lou =
    Une veine de pendu : { $gangster } s'en tire encore, et { $boss_is_you ->
        [yes] vous gardez votre
       *[no] { $boss } garde son
    } homme.
story-doctor-saves =
    Pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }, The Doctor fait { $dice } et rafistole { $gangster }.
story-doctor-fails =
    Pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }, The Doctor fait { $dice } et ne peut plus rien pour { $gangster }.
story-in-hospital =
    { $gangster } part à l'hôpital : un homme de moins pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-stays-in-hospital =
    { $gangster } s'en tire et reste à l'hôpital : { $boss_is_you ->
        [yes] vous gardez votre
       *[no] { $boss } garde son
    } homme.
story-dead =
    { $gangster } est mort : { $boss_is_you ->
        [yes] vous n'avez
       *[no] { $boss } n'a
    } plus qu'à commander les fleurs.
story-car-beaten =
    { $boss_is_you ->
        [yes] Vous y laissez votre
       *[no] { $boss } y laisse sa
    } voiture : criblée de balles, elle est remorquée au { $garage } et y reste, hors jeu, jusqu'à la fin de la phase de commerce.
story-mechanic =
    { $gangster } retrousse ses manches : { $boss_is_you ->
        [yes] vous récupérez votre
       *[no] { $boss } récupère sa
    } voiture en un rien de temps.
story-contract-taken =
    { $contract } : { $boss_is_you ->
        [yes] vous prenez ce contrat à { $boss_other }
       *[no] { $boss_other_is_you ->
            [yes] { $boss } vous prend ce contrat
           *[no] { $boss } prend ce contrat à { $boss_other }
        }
    }.
story-captures =
    { $boss_is_you ->
        [yes] Vous prenez { $business } à { $boss_other }
       *[no] { $boss_other_is_you ->
            [yes] { $boss } vous prend { $business }
           *[no] { $boss } prend { $business } à { $boss_other }
        }
    }.

## The story: the police

story-police-roll =
    { $boss_is_you ->
        [yes] Vous lancez
       *[no] { $boss } lance
    } le dé pour la voiture de police : { $dice }.
story-police-drive =
    { $boss_is_you ->
        [yes] Vous envoyez
       *[no] { $boss } envoie
    } la voiture de police sur { $square_street }.
story-police-stay =
    { $boss_is_you ->
        [yes] Vous laissez
       *[no] { $boss } laisse
    } la voiture de police sur { $square_street }.
story-declares-raid-car =
    { $boss_is_you ->
        [yes] Vous lancez
       *[no] { $boss } lance
    } une descente sur { $boss_other_is_you ->
        [yes] votre voiture
       *[no] { $boss_other } et sa voiture
    }.
story-declares-raid-business =
    { $boss_is_you ->
        [yes] Vous lancez
       *[no] { $boss } lance
    } une descente chez { $business } ({ $boss_other_is_you ->
        [yes] à vous
       *[no] à { $boss_other }
    }).
story-declares-clean-up =
    { $boss_is_you ->
        [yes] Vous envoyez
       *[no] { $boss } envoie
    } la police nettoyer le { $territory }, qui est à { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    }.
story-declares-confiscation =
    { $place } : { $boss_is_you ->
        [yes] vous envoyez
       *[no] { $boss } envoie
    } la police confisquer la marchandise.
story-police-called-off =
    Contrordre : la police { $boss_is_you ->
        [yes] ne vous obéit plus
       *[no] n'obéit plus à { $boss }
    }.
story-horse-head-sent =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } livrer une tête de cheval à qui de droit, et l'affaire est oubliée.
story-raid-dice =
    { $boss_is_you ->
        [yes] Vous faites
       *[no] { $boss } fait
    } { $dice } pour la police, { $boss_other_is_you ->
        [yes] vous faites
       *[no] { $boss_other } fait
    } { $dice_other }.
story-clean-gene =
    { $gangster } est là, et la police ne trouve rien contre { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-tony-trouble =
    { $gangster } est là, et la police n'a pas à chercher plus loin pour { $boss_is_you ->
        [yes] vous coincer
       *[no] coincer { $boss }
    }.
story-raid-failed =
    Descente ratée pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    } : { $boss_other_is_you ->
        [yes] vous vous en tirez
       *[no] { $boss_other } s'en tire
    }.
story-car-raided =
    Descente réussie pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    } : la police { $boss_other_is_you ->
        [yes] vous intercepte
       *[no] intercepte { $boss_other }
    } et fouille la voiture, et tous ceux qu'elle peut coffrer filent en prison.
story-business-raided =
    Descente réussie pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    } : la police ferme { $business }, qui est à { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    }, et tous ceux qu'elle peut coffrer filent en prison.
story-contract-cancelled =
    { $contract } : { $boss_is_you ->
        [yes] vous pouvez
       *[no] { $boss } peut
    } oublier ce contrat.
story-cleaned =
    { $boss_is_you ->
        [yes] Vous perdez
       *[no] { $boss } perd
    } le { $territory } : la police enlève le marqueur.
story-confiscated = { $place } : la police embarque { $goods }.
story-feds-in-town =
    Les fédéraux sont en ville : il reste à la police { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } dans cette manche.

## The story: the trade phase

story-income =
    { $boss_is_you ->
        [yes] Vous encaissez la recette.
       *[no] { $boss } encaisse { $cash_businesses } pour les entreprises et { $cash_territories } pour les territoires, plus ce que rapportent les gangsters.
    }
story-own-income = Vos revenus : { $cash }, soit { $cash_businesses } pour les entreprises, { $cash_territories } pour les territoires et { $cash_extras } de suppléments des gangsters.
story-no-income-election =
    Pas de revenu pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    } : merci, Election Day.
story-no-income-frankie =
    { $gangster } est en prison et se met à table : pas de revenu pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-brings =
    { $gangster } { $boss_is_you ->
        [yes] vous rapporte { $goods }
       *[no] rapporte { $goods } à { $boss }
    }.
story-freddie =
    { $gangster } imprime { $cash } pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-freddie-caught =
    { $gangster } fait { $dice } et se fait pincer en plein travail : { $boss_is_you ->
        [yes] vous le perdez
       *[no] { $boss } le perd
    } pour de bon.
story-new-resources =
    { $goods_count ->
        [0] { $place } : rien de neuf, la réserve est vide.
       *[other] { $place } : arrivage de { $goods }.
    }
story-draws-gangster =
    { $boss_is_you ->
        [yes] Vous piochez
       *[no] { $boss } pioche
    } { $gangster }, qui cherche une place.
story-draws =
    { $boss_is_you ->
        [yes] Vous piochez
       *[no] { $boss } pioche
    } une carte et la { $boss_is_you ->
        [yes] gardez
       *[no] garde
    }.
story-own-draw = Vous avez pioché « { $card } ».
story-no-card =
    Il ne reste plus de carte pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-shuffled = On mélange la défausse pour refaire une pioche.
story-bid =
    { $boss_is_you ->
        [yes] Vous misez
       *[no] { $boss } mise
    } { $cash } sur { $gangster }.
story-no-bid =
    { $boss_is_you ->
        [yes] Vous passez
       *[no] { $boss } passe
    } pour { $gangster }.
story-hires =
    { $boss_is_you ->
        [yes] Vous embauchez
       *[no] { $boss } embauche
    } { $gangster } pour { $cash }.
story-unsold = Personne ne veut embaucher { $gangster }, qui reste dans l'offre.
story-bribe =
    { $boss_is_you ->
        [yes] Vous misez
       *[no] { $boss } mise
    } { $cash } sur le badge.
story-no-bribe =
    { $boss_is_you ->
        [yes] Vous passez
       *[no] { $boss } passe
    } pour le badge.
story-badge =
    { $boss_is_you ->
        [yes] Vous mettez
       *[no] { $boss } met
    } la police dans { $boss_is_you ->
        [yes] votre
       *[no] sa
    } poche pour { $cash }.
story-johnny =
    { $gangster } sait à qui parler : { $boss_is_you ->
        [yes] vous payez
       *[no] { $boss } paie
    } { $cash } de moins.
story-johnny-pays-all =
    { $gangster } sait à qui parler : { $boss_is_you ->
        [yes] vous ne payez
       *[no] { $boss } ne paie
    } rien.
story-no-badge = Personne n'arrose la police : personne n'a le badge.
story-placed = Tout le monde a placé ses gangsters.
story-car-back =
    { $boss_is_you ->
        [yes] Vous récupérez votre
       *[no] { $boss } récupère sa
    } voiture : elle sort du garage.
story-reopens =
    { $boss_is_you ->
        [yes] Vous rouvrez
       *[no] { $boss } rouvre
    } { $business }.

## The story: event cards

story-plays =
    { $boss_is_you ->
        [yes] Vous jouez
       *[no] { $boss } joue
    } { $card }.
story-plays-on-boss =
    { $boss_is_you ->
        [yes] Vous jouez
       *[no] { $boss } joue
    } { $card } contre { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    }.
story-plays-on-gangster =
    { $boss_is_you ->
        [yes] Vous jouez
       *[no] { $boss } joue
    } { $card } sur { $gangster }.
story-shows-cash =
    { $boss_is_you ->
        [yes] Vous étalez votre
       *[no] { $boss } étale son
    } argent sur la table : { $cash }.
story-shows-goods =
    { $boss_is_you ->
        [yes] Vous montrez vos
       *[no] { $boss } montre ses
    } ressources : { $goods }.
story-shows-card =
    { $boss_is_you ->
        [yes] Vous montrez
       *[no] { $boss } montre
    } une carte : { $card }.
story-shows-where =
    { $boss_is_you ->
        [yes] Vous montrez
       *[no] { $boss } montre
    } où se trouve { $gangster } : { $where }.
story-order-left = Votre consigne est notée : { $card } se jouera dès que l'occasion se présentera.
story-order-dropped = Votre consigne pour { $card } est levée.
story-steals-gangster =
    Coup de poignard dans le dos ! { $gangster } { $boss_other_is_you ->
        [yes] vous trahit
       *[no] trahit { $boss_other }
    } et travaille désormais pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-steals-from-afar =
    Coup de poignard dans le dos ! { $gangster }, { $where }, { $boss_other_is_you ->
        [yes] vous trahit
       *[no] trahit { $boss_other }
    } : il y reste, mais travaille désormais pour { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }.
story-breaks-in =
    { $boss_is_you ->
        [yes] Vous entrez
       *[no] { $boss } entre
    } par effraction chez { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    } et { $boss_is_you ->
        [yes] emportez
       *[no] emporte
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
story-broken-in =
    { $boss_is_you ->
        [yes] Vous avez pris à { $boss_other }
       *[no] { $boss_other_is_you ->
            [yes] { $boss } vous a pris
           *[no] { $boss } a pris à { $boss_other }
        }
    } : { $cards }.
story-burglary-roll =
    { $boss_is_you ->
        [yes] Vous cambriolez { $boss_other }
       *[no] { $boss_other_is_you ->
            [yes] { $boss } vous cambriole
           *[no] { $boss } cambriole { $boss_other }
        }
    } : le dé donne { $dice }.
story-sees-resources =
    Dans le coffre, chez { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    } : { $goods }.
story-burgled =
    { $boss_is_you ->
        [yes] Vous repartez
       *[no] { $boss } repart
    } de chez { $boss_other_is_you ->
        [yes] vous
       *[no] { $boss_other }
    } { $count ->
        [0] les mains vides
        [one] avec { $count } ressource
       *[other] avec { $count } ressources
    }.
story-burgled-what =
    { $boss_is_you ->
        [yes] Vous avez pris à { $boss_other }
       *[no] { $boss_other_is_you ->
            [yes] { $boss } vous a pris
           *[no] { $boss } a pris à { $boss_other }
        }
    } : { $goods }.
story-frozen =
    Election Day { $boss_is_you ->
        [yes] vous gèle
       *[no] gèle { $boss }
    } jusqu'à la phase de commerce.
story-ratted-out =
    The Rat a parlé : { $boss_is_you ->
        [yes] vous perdez
       *[no] { $boss } perd
    } { $goods }.

## The table in words

panel-turn =
    { $turn ->
        [0] Mise en place
       *[other] { $round ->
            [5] Manche { $turn } : phase de commerce
           *[other] Manche { $turn } : tour d'action { $round } sur 4
        }
    }
panel-bosses = Parrains
panel-own = Vos poches
panel-here = Votre voiture est ici : { $street } (case { $number })
panel-businesses = Entreprises
panel-rooms = De la place pour de nouvelles entreprises
panel-resources = Ressources en ville
panel-territories = Territoires
panel-gangsters = Gangsters

column-boss = Parrain
column-points = Points
column-car = Voiture
column-gangsters = Gangsters
column-cards = Cartes
column-territories = Territoires
column-contracts = Contrats
column-state = État
column-cash = Argent
column-resources = Ressources
column-business = Entreprise
column-kind = Genre
column-where = Où
column-size = Taille
column-lots = Terrains vides
column-left = Encore à ouvrir
column-place = Lieu
column-distance = Depuis votre voiture
column-gangster = Gangster
column-help = Ce qu'il sait faire

row-first = Premier parrain
row-now = C'est à
row-badge = Badge
row-police = Voiture de police
row-respect = Respect local
row-offer = À embaucher
row-stock = Réserve
row-deck = Pioche
row-dead = Morts
row-cash = Argent
row-resources = Ressources
row-places = Lieux
row-lots = Terrains
row-territories = Territoires
row-garages = Garages
row-cars = Voitures
row-small = petite
row-medium = moyenne
row-large = grande
row-free = libres

name-gangster = { $gangster }
name-card = { $card }
name-business = { $business }
name-kind = { $business_kind }
name-place = { $place }
name-where = { $where }
name-point = { $point }
name-contract-started = { $contract } (démarré)
name-contract-completed = { $contract } (accompli)

cell-none = –
cell-nobody = personne
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } sur { $most }
cell-deck =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cell-badge =
    { $boss_is_you ->
        [yes] vous
       *[no] { $boss }
    }, { $count ->
        [0] plus d'action de police
        [one] encore { $count } action de police
       *[other] encore { $count } actions de police
    }
cell-points = { $count } ({ $items })
cell-from-businesses = entreprises { $count }
cell-from-contracts = contrats { $count }
cell-from-respect = respect { $count }
cell-from-gangsters = gangsters { $count }
cell-in-garage = au garage { $number } ({ $street })
cell-at-work =
    { $count } en activité ({ $count_car ->
        [0] aucun
       *[other] { $count_car }
    } en voiture)
cell-hiding =
    { $count ->
        [one] { $count } planqué
       *[other] { $count } planqués
    }
cell-frozen = gelé par Election Day
cell-stalled = en panne sèche
cell-no-income = pas de revenu à la prochaine phase de commerce
cell-open = ouverte
cell-closed = fermée par la police
cell-unseen = { $count } face cachée
cell-cash = { $cash }
cell-cash-locked = { $cash }, dont { $cash_locked } en jeu dans votre enchère
cell-resources-locked = { $picks }, dont { $picks_locked } en jeu dans votre enchère
cell-distance =
    { $count ->
        [0] ici même
        [one] { $count } case
       *[other] { $count } cases
    }
cell-number-at = { $number } ({ $street })
cell-number-away =
    { $number } ({ $street }, { $count ->
        [0] ici
        [one] à { $count } case
       *[other] à { $count } cases
    })
cell-farther = { $count } plus loin
cell-bars =
    { $count ->
        [one] { $count } bar
       *[other] { $count } bars
    }
cell-casinos =
    { $count ->
        [one] { $count } casino
       *[other] { $count } casinos
    }
cell-brothels =
    { $count ->
        [one] { $count } { -brothel }
       *[other] { $count } { -brothels }
    }
cell-place-with = { $place } ({ $picks })
cell-business-of =
    { $business } ({ $boss_is_you ->
        [yes] à vous
       *[no] { $boss }
    })
cell-territory-of =
    territoire { $number } ({ $boss_is_you ->
        [yes] à vous
       *[no] { $boss }
    })
cell-territory-free = territoire { $number } (libre)
cell-police-car = la police

## La phase d'échanges : une limite donnée d'avance

do-bid-up-to = Miser jusqu'à { $fifties } sans me demander
do-drop-limit = Me demander de nouveau avant de miser
do-stay-out = Passer pour toute cette enchère
ask-bid-limit = Jusqu'à combien miser pour vous sur { $gangster }, sans vous redemander ? Vous seul le saurez.
ask-bribe-limit = Jusqu'à combien miser pour vous sur le badge, sans vous redemander ? Vous seul le saurez.
story-bid-limit-left = On mise pour { $gangster } jusqu'à { $cash } sans vous demander, par pas de 50 $ ; au-delà, vous passez.
story-bribe-limit-left = On mise pour le badge jusqu'à { $cash } sans vous demander, par pas de 50 $ ; au-delà, vous passez.
story-limit-dropped = On vous demande de nouveau dans cette enchère.
story-stays-out = Vous passez jusqu'à la fin de cette enchère, sans qu'on vous redemande.
