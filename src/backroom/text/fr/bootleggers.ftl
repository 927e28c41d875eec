### Bootleggers.
###
### $house, $truck, $still, $card, $muscle, $cash, $dock and $way come as words (the messages under
### "Names"); $muscle_cost stands beside $muscle. Counts, crates and rounds come as numbers.
###
### $truck comes with "le" and must not follow "de" or "à"; $still ("l'alambic…", "votre…") may.
### $house takes "chez", never "de" or "à"; $muscle takes "le"; $dock stands bare, and
### $card too, except where it may be any card: "la carte { $card }".

## The game

game-title = Bootleggers
game-about = Passez du whisky en fraude, arrosez la police et prenez pied dans les bars clandestins de la ville. À chaque tour, on mise en secret pour jouer le premier, on envoie ses hommes et ses camions aux bars, et l'on conclut des marchés que rien n'oblige à tenir. Au bout de douze tours (huit dans la partie courte), ou dès que quelqu'un a 100 G$ (1 G$, c'est mille dollars), le plus riche l'emporte.
final-score = { $score } G$

## What it is about

goal-about = Fabriquez du whisky, transportez-le, vendez-le. À la fin, le plus riche gagne ; rien d'autre ne compte.
goal-end = Après le dernier tour, ou dès qu'à la fin d'un tour quelqu'un a 100 G$.
goal-round =
    Un tour, c'est une année, en six phases :
    1 · Chacun mise en secret une carte muscle. Les gros numéros passent devant, coûtent plus cher et choisissent les premiers parmi les cartes offertes.
    2 · Placez vos marqueurs dans les bars. S'il y en a assez, le bar ouvre ; qui en a au moins la moitié le contrôle.
    3 · Vos alambics lancent les dés : un point, une caisse.
    4 · Marchandez, chargez vos camions, envoyez-les aux bars.
    5 · Chaque bar lance les dés pour sa soif et achète, les amis d'abord. C'est là que l'argent rentre.
    6 · La loi fait place nette, et l'année suivante commence.

## Said with one tap: each reads it in their own language

phrase-mine = Celle-là est pour moi !
phrase-bluffing = C'est du bluff.
phrase-hands-off = Pas touche à mon bar.
phrase-room-for-two = Il y a de la place pour deux ?
phrase-fine-batch = Une belle cuvée !
phrase-dry = À sec.
phrase-your-word = Une parole est une parole.
phrase-thirsty = Ils ont soif ce soir !
phrase-not-a-drop = Pas une goutte de vendue.
phrase-cops = Voilà les flics !
phrase-not-me = Ce n'est pas moi.

## Names

seat = Truand { $number }
name-mobster =
    { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    }
cash = { $amount } G$

house-0 = O'Malley's Dry Goods
house-1 = Texas Lil's Diner
house-2 = Mother's Groceries
house-3 = Barleycorn's Feed & Grain
house-4 = The Real McCoy Antiques
house-5 = Volstead Imports

truck-small = le petit camion n° { $number }
truck-medium = le camion moyen n° { $number }
truck-large = le grand camion n° { $number }

still-family =
    { $mobster_is_you ->
        [yes] votre alambic familial
       *[no] l'alambic de la famille { $mobster }
    }
# The same, where the sentence has just named the owner.
still-own = l'alambic familial
still-remote = l'alambic délocalisé n° { $number }

muscle-red = { $number } rouge
muscle-green = { $number } vert
muscle-yellow = { $number } jaune
muscle-blue = { $number } bleu

dock-0 = quai majoritaire
dock-1 = quai minoritaire
dock-2 = quai public
# O'Malley's has no docks.
dock-line = une seule file pour tous

# What the two ways of a card are; without the card, only which of the two.
way-0 = la première possibilité
way-1 = la seconde possibilité
way-double-cross-0 = élimination d'un marqueur
way-double-cross-1 = renfort glissé depuis la réserve
way-muscling-in-0 = sur un alambic
way-muscling-in-1 = dans l'arrière-salle

phase-1 = Phase 1 : le muscle
phase-2 = Phase 2 : l'influence
phase-3 = Phase 3 : les alambics
phase-4 = Phase 4 : le transport du whisky
phase-5 = Phase 5 : mot de passe et vente
phase-6 = Phase 6 : le long bras de la loi

end-fortune = quelqu'un a réuni 100 G$
end-last-round = le dernier tour est joué

## Cards

card-single-influence = Influence simple
card-single-influence-help = Un marqueur d'influence passe de votre réserve à votre arrière-salle, prêt à être placé dans un bar. Les marqueurs ouvrent les bars, et qui a au moins la moitié de ceux d'un bar le contrôle.
card-double-influence = Influence double
card-double-influence-help = Deux marqueurs d'influence passent de votre réserve à votre arrière-salle, prêts à être placés dans des bars. Les marqueurs ouvrent les bars, et qui a au moins la moitié de ceux d'un bar le contrôle.
card-single-still = Amélioration d'alambic simple
card-single-still-help = Un dé pour un emplacement libre d'un de vos alambics, ou pour l'arrière-salle en attendant. Il ne peut pas servir à mettre en route un alambic délocalisé.
card-double-still = Amélioration d'alambic double
card-double-still-help = Soit deux dés pour des emplacements libres de vos alambics ou pour l'arrière-salle, soit un nouvel alambic délocalisé avec un dé dessus.
card-improvement = Amélioration de bar clandestin
card-improvement-help = Un marqueur d'amélioration pour un emplacement libre de n'importe quel bar clandestin sauf O'Malley's, ou pour l'arrière-salle. Chacun ajoute 1 à tous les dés de demande de son bar.
card-small-truck = Petit camion
card-small-truck-help = Porte 4 caisses. Il coûte 1 G$ à l'achat et, dès le tour suivant, 1 G$ de salaire par tour pour le chauffeur.
card-medium-truck = Camion moyen
card-medium-truck-help = Porte 6 caisses. Il coûte 1 G$ à l'achat et, dès le tour suivant, 1 G$ de salaire par tour pour le chauffeur.
card-large-truck = Grand camion
card-large-truck-help = Porte 9 caisses. Il coûte 3 G$ à l'achat et, dès le tour suivant, 2 G$ de salaire par tour pour le chauffeur.

card-vigorish = A Little Vigorish
    .gloss = Le petit pourcentage
card-vigorish-help = { card-vigorish.gloss }. De la révélation au lancer des alambics : vous rendez visite à l'alambic d'un autre truand. Son propriétaire vous paie 3 G$ par dé posé dessus, sinon l'alambic ne produit rien ce tour-ci.
card-big-city-boys = Big City Boys
    .gloss = Les gars de la grande ville
card-big-city-boys-help = { card-big-city-boys.gloss }. À tout moment : la carte muscle de votre choix, la vôtre ou celle d'un autre, vaut 5½ de plus ce tour-ci.
card-big-payoff = Big Payoff
    .gloss = Le gros pot-de-vin
card-big-payoff-help =
    { card-big-payoff.gloss }. À tout moment, pour un bar ouvert qui n'a pas encore acheté : payez 5 G$ à la banque, et vous en avez le contrôle pour ce tour-ci, quoi qu'il s'y passe. Tous les autres y sont minoritaires. Les camions déjà dans la file { $big_payoff ->
        [stay] ne bougent pas
       *[dock-anew] se remettent en file
    }.
card-big-favor = Call in a Big Favor
    .gloss = On vous doit un grand service
card-big-favor-help = { card-big-favor.gloss }. Phase 4 : la réserve commune vous prête un grand camion pour ce tour-ci, gratuitement.
card-little-favor = Call in a Little Favor
    .gloss = On vous doit un petit service
card-little-favor-help = { card-little-favor.gloss }. Phase 4 : la réserve commune vous prête un camion moyen pour ce tour-ci, gratuitement.
card-city-politics = City Politics
    .gloss = Les magouilles à la mairie
card-city-politics-help = { card-city-politics.gloss }. À tout moment : achetez 1 ou 2 marqueurs d'influence à 4 G$ pièce ; ils vont dans votre arrière-salle.
card-copper-in-the-house = Copper in the House
    .gloss = Un flic dans la maison
card-copper-in-the-house-help = { card-copper-in-the-house.gloss }. À tout moment, dans un bar ouvert qui n'a pas encore acheté : ce tour-ci, il achète tout à 1 G$ la caisse. L'influence n'y compte plus, et personne n'y fait de bénéfice.
card-double-cross = Double Cross
    .gloss = Le double jeu
card-double-cross-help =
    { card-double-cross.gloss }. À tout moment, dans un bar : éliminez { $double_cross ->
        [any] n'importe quel marqueur
       *[another] un marqueur d'un autre truand
    }, ou glissez-y un des vôtres, pris dans votre réserve.
card-union-boss = Friendly Union Boss
    .gloss = Le syndicaliste arrangeant
card-union-boss-help = { card-union-boss.gloss }. À tout moment : posez cette carte face visible devant vous. Tant qu'elle y est, vous ne payez plus de salaires.
card-bust-a-shipment = G-Men: Bust a Shipment
    .gloss = Les fédéraux saisissent un chargement
card-bust-a-shipment-help = { card-bust-a-shipment.gloss }. Phase 4, une fois les chargements montrés : un camion chargé perd toute sa cargaison et rentre à vide chez son propriétaire.
card-bust-a-speakeasy = G-Men: Bust a Speakeasy
    .gloss = Les fédéraux ferment un bar
card-bust-a-speakeasy-help = { card-bust-a-speakeasy.gloss }. À tout moment : un bar clandestin ouvert qui n'a pas encore acheté, même O'Malley's, est fermé pour ce tour-ci.
card-investigation = G-Men: Investigation
    .gloss = Les fédéraux enquêtent
card-investigation-help = { card-investigation.gloss }. En réponse à une carte voyou qu'on vient d'annoncer : rien de ce qu'elle dit n'arrive. Ou bien, à tout moment : débarrasse la table d'un Friendly Union Boss déjà posé.
card-free-truck = Hey, Free Truck
    .gloss = Tiens, un camion à prendre
card-free-truck-help = { card-free-truck.gloss }. Phase 4, après le chargement : un camion vide d'un autre truand est à vous pour de bon. Ce tour-ci, seul un Hijack peut le charger.
card-hijack = Hijack
    .gloss = Le braquage
card-hijack-help = { card-hijack.gloss }. Phase 4, une fois les chargements montrés : prenez toute la cargaison d'un camion d'un autre truand, mettez-la sur un seul de vos camions vides encore au dépôt, et vendez-la comme si c'était la vôtre.
card-hit = Hit
    .gloss = L'élimination
card-hit-help = { card-hit.gloss }. À tout moment : éliminez dans un bar un marqueur de votre choix.
card-mob-war = Mob War
    .gloss = La guerre des gangs
card-mob-war-help = { card-mob-war.gloss }. À tout moment : éliminez dans un même bar deux marqueurs de votre choix.
card-moll = Moll
    .gloss = La môme
card-moll-help = { card-moll.gloss }. À tout moment : lancez un dé ; un autre truand perd autant de G au profit de la banque, ou tout ce qu'il a s'il en a moins.
card-pigeon = Move Over, Pigeon
    .gloss = Pousse-toi, pigeon
card-pigeon-help = { card-pigeon.gloss }. Quand le camion chargé d'un autre truand est dans une file, avant qu'il vende : le prix de gros de sa cargaison est pour vous.
card-muscling-in = Muscling In
    .gloss = On s'invite chez le voisin
card-muscling-in-help = { card-muscling-in.gloss }. À tout moment : prenez un dé sur un alambic délocalisé d'un autre truand, pour un emplacement libre chez vous ou pour votre arrière-salle.
card-opportunity-knocks = Opportunity Knocks
    .gloss = L'occasion à saisir
card-opportunity-knocks-help = { card-opportunity-knocks.gloss }. À tout moment : un marqueur d'amélioration quitte un bar pour un emplacement libre d'un autre, qui doit être ouvert.
card-packing-heat = Packing Heat
    .gloss = Le calibre sous la veste
card-packing-heat-help =
    { card-packing-heat.gloss }. À tout moment, dans un bar ouvert qui n'a pas encore acheté : ce tour-ci, le prix de gros y est de 1 G$ { $packing_heat ->
        [you] pour vous seul
       *[others] pour tout le monde sauf vous
    }.
card-recruiting = Recruiting
    .gloss = Le recrutement
card-recruiting-help = { card-recruiting.gloss }. À tout moment : lancez un dé, autant de recrues se présentent. Vous en prenez une, puis chacun en prend une dans l'ordre de muscle, jusqu'à ce qu'il n'y en ait plus.
card-safe-house = Safe House
    .gloss = La planque
card-safe-house-help =
    { card-safe-house.gloss }. À tout moment : ramenez à l'arrière-salle de 1 à 3 de vos marqueurs, { $safe_house ->
        [one] tous du même bar clandestin
       *[any] de n'importe quels bars clandestins
    }. Autant de marqueurs doivent s'y faire oublier jusqu'à la prochaine révélation.
card-state-politics = State Politics
    .gloss = Les magouilles chez le gouverneur
card-state-politics-help = { card-state-politics.gloss }. À tout moment : achetez de 1 à 3 marqueurs d'influence à 5 G$ pièce ; ils vont dans votre arrière-salle.
card-thirsty = Thirsty
    .gloss = La grosse soif
card-thirsty-help = { card-thirsty.gloss }. À tout moment, dans un bar ouvert qui n'a pas encore acheté : il lance un dé de demande de plus ce tour-ci.
card-turf-war = Turf War
    .gloss = La guerre de territoires
card-turf-war-help = { card-turf-war.gloss }. À tout moment : détruisez un alambic délocalisé avec tous ses dés, ou un dé d'un alambic familial, mais jamais le dernier.
card-warehouse = Warehouse
    .gloss = L'entrepôt
card-warehouse-help =
    { $warehouse ->
        [home] { card-warehouse.gloss }. Phase 4 : vos caisses qui, à la fin de la phase, ne sont sur aucun camion ou sont sur un camion resté au dépôt vous attendent jusqu'au tour suivant, une seule fois.
       *[no-truck] { card-warehouse.gloss }. Phase 4 : vos caisses qui ne sont sur aucun camion à la fin de la phase vous attendent jusqu'au tour suivant, une seule fois.
    }
card-windfall = Windfall
    .gloss = L'aubaine
card-windfall-help = { card-windfall.gloss }. Quand vous la prenez, ou en phase 1 d'un tour suivant : piochez une carte homme de main sans la montrer, en plus de votre choix normal.
card-word-of-mouth = Word of Mouth
    .gloss = Le bouche-à-oreille
card-word-of-mouth-help = { card-word-of-mouth.gloss }. À tout moment, dans un bar ouvert qui n'a pas encore acheté : ce tour-ci, le contrôle y rapporte 1 G$ de plus par caisse.
card-dirty-rat = You Dirty Rat
    .gloss = Espèce de sale rat
card-dirty-rat-help = { card-dirty-rat.gloss }. À tout moment : dans un bar, remplacez un marqueur d'un autre truand par un des vôtres, pris dans votre réserve.

## Options of a table

option-rules = Version des règles
option-rules-number = édition n° { $number }
option-single-influence = Cartes influence simple dans la pioche
option-single-influence-22 = 22, pour une pioche de 80 cartes
option-single-influence-20 = 20, pour une pioche de 78 cartes
option-single-influence-help = Les éditions imprimées diffèrent. Avec 22, un peu plus de marqueurs à placer.
option-big-payoff = Big Payoff quand les camions sont déjà dans la file
option-big-payoff-dock-anew = ils se remettent en file
option-big-payoff-stay = ils ne bougent pas
option-safe-house = Safe House ramène des marqueurs
option-safe-house-any = de n'importe quels bars clandestins
option-safe-house-one = d'un seul bar clandestin
option-double-cross = Double Cross élimine
option-double-cross-another = un marqueur d'un autre truand
option-double-cross-any = n'importe quel marqueur
option-public-dock = La permission au quai public
option-public-dock-each = camion par camion, et le premier non arrête tout
option-public-dock-all = un seul oui ou non pour tout le quai
option-public-dock-help = Les inconnus ne vendent qu'avec l'accord de qui tient le bar : camion par camion, ou une fois pour tous.
option-packing-heat = Packing Heat met le prix de gros à 1 G$
option-packing-heat-others = pour tout le monde sauf celui qui la joue
option-packing-heat-you = seulement pour celui qui la joue
option-cash = Argent
option-cash-secret = secret
option-cash-open = visible
option-rounds = Durée de la partie
option-rounds-12 = 12 tours
option-rounds-8 = 8 tours
option-influence = Placement de l'influence
option-influence-phase = en phase 2
option-influence-pre-empt = à tout moment, et le plus musclé peut devancer
option-influence-any-time = à tout moment, le plus musclé d'abord
option-influence-help = En phase 2, chacun à son tour. À tout moment, c'est plus vif, et plus long.
option-unloading = Les camions d'un même quai déchargent
option-unloading-arrival = dans l'ordre d'arrivée
option-unloading-muscle = par ordre de muscle du moment
option-unloading-help = Qui vend d'abord à un quai : le premier arrivé, ou le plus musclé.
option-warehouse = Warehouse met de côté
option-warehouse-no-truck = les caisses qui ne sont sur aucun camion
option-warehouse-home = aussi le chargement resté au dépôt
preset-000 = Comme dans la traduction française A
preset-001 = Comme dans la traduction française B
preset-003 = Comme dans les règles italiennes
preset-004 = Comme dans le résumé allemand

## What you can do

do-pick-muscle = Poser le { $muscle } ({ $muscle_cost })
do-take = Prendre la carte { $card }
do-put-die = Poser un dé sur { $still }
do-keep-die = Garder le dé dans l'arrière-salle
do-start-still = Mettre plutôt en route un alambic délocalisé avec un dé
do-put-improvement = Poser une amélioration chez { $house }
do-keep-improvement = Garder l'amélioration dans l'arrière-salle
do-play = Jouer { $card }
do-keep-card = Garder la carte en main
do-choose-house = { $house }
do-choose-mobster =
    { $mobster_is_you ->
        [yes] vous-même
       *[no] { $mobster }
    }
do-choose-truck = { $truck }
do-choose-still = { $still }
do-choose-count =
    { $count ->
        [0] Ça suffit
        [one] Acheter { $count } marqueur
       *[other] Acheter { $count } marqueurs
    }
do-choose-way = { $way }
do-never-mind = Tout compte fait, garder la carte
do-place = Placer un marqueur chez { $house }
do-pre-empt = Prendre les devants chez { $house }
do-load =
    { $crates ->
        [0] Laisser { $truck } vide
        [one] Charger 1 caisse sur { $truck }
       *[other] Charger { $crates } caisses sur { $truck }
    }
do-drive = Envoyer { $truck } chez { $house }
do-done =
    { $prompt ->
        [ask-deals] Fini de marchander, on continue
        [ask-place] Plus aucun marqueur pour l'instant
        [ask-place-more] Plus aucun marqueur pour l'instant
        [ask-load-done] Chargement terminé
        [ask-drive] Laisser au dépôt
        [ask-drive-none] Continuer sans carte
        [ask-place-none] Continuer sans carte
       *[other] J'ai fini
    }
do-allow =
    { $yes ->
        [yes] Laisser vendre
       *[no] Refuser l'entrée
    }
do-pay-up =
    { $yes ->
        [yes] Payer
       *[no] Ne pas payer
    }
do-leave-order =
    { $anybody ->
        [yes] Répondre à { $card } par Investigation, quelle que soit sa cible
       *[no] Répondre à { $card } par Investigation si elle me vise
    }
do-drop-order = Retirer ma consigne pour { $card }

## Questions

ask-muscle = Posez une carte muscle face cachée. Les gros numéros passent devant tout le tour, mais coûtent plus cher.
ask-take = Prenez une des cartes de l'offre.
ask-play-first = Vous pouvez d'abord jouer une carte voyou, ou placer ce qui attend dans votre arrière-salle, s'il y a quelque chose.
ask-play-or-keep = { $card } est à vous. Jouez cette carte sur-le-champ, ou gardez-la en main.
ask-put-die =
    Vous avez { $count ->
        [one] { $count } nouveau dé. Posez-le
       *[other] { $count } nouveaux dés. Posez-en un
    } sur un de vos alambics, ou gardez-le dans l'arrière-salle.
ask-put-improvement = Posez votre marqueur d'amélioration dans un bar clandestin, ou gardez-le dans l'arrière-salle.
ask-place =
    Vous avez { $count ->
        [one] { $count } marqueur à placer. Choisissez-lui un bar clandestin
       *[other] { $count } marqueurs à placer. Choisissez un bar clandestin pour le premier
    }, ou arrêtez-vous là.
ask-place-none = Vous n'avez plus de marqueur à placer. Jouez une carte, ou continuez.
ask-place-more =
    Vous avez pris les devants chez { $house } et il vous reste { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }. Placez-en encore un ici, ou arrêtez-vous là.
ask-pre-empt =
    { $mobster_is_you ->
        [yes] Vous allez
       *[no] { $mobster } va
    } placer un marqueur chez { $house }. Vous avez plus de muscle : prenez les devants, ou laissez faire.
ask-deals =
    C'est l'heure de marchander : caisses, camions, argent, cartes, promesses. { $count ->
        [0] Les autres ont fini ; vous pouvez encore leur faire une proposition. Dites-le quand vous aurez fini, vous aussi.
       *[other] Faites vos propositions, et dites-le quand vous aurez fini.
    }
ask-load =
    Combien de caisses sur { $truck } ? { $crates ->
        [0] Il ne vous en reste pas à y mettre.
        [one] Vous en avez 1 à y mettre.
       *[other] Vous en avez { $crates } à y mettre.
    }
ask-load-done =
    Chargez vos camions, puis dites que vous avez fini. { $crates ->
        [0] Toutes les caisses sont sur un camion.
        [one] 1 caisse n'est encore sur aucun camion : si elle reste là, elle est perdue.
       *[other] { $crates } caisses ne sont encore sur aucun camion : si elles restent là, elles sont perdues.
    }
ask-drive =
    { $count ->
        [one] Votre camion est chargé. Envoyez-le à un bar clandestin, ou laissez-le au dépôt.
       *[other] Vous avez { $count } camions chargés. Envoyez-en un à un bar clandestin, ou laissez-les au dépôt.
    }
ask-drive-none = Vous n'avez aucun camion chargé au dépôt. Jouez une carte, ou continuez.
ask-send = Où envoyer { $truck } avec les caisses volées ? Choisissez un bar clandestin : il s'y range en queue de file.
ask-allow =
    { $crates ->
        [one] { $mobster } attend au quai public chez { $house }, avec 1 caisse sur { $truck }
       *[other] { $mobster } attend au quai public chez { $house }, avec { $crates } caisses sur { $truck }
    } ; le bar en achètera encore { $demand }. Ce camion peut-il vendre ? Après un non, seuls vos propres camions vendent encore ici.
ask-allow-all =
    { $mobster_is_you ->
        [yes] Vous êtes
       *[no] { $mobster } est
    } en tête de file au quai public chez { $house }, avec { $truck } et { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } ; le bar en achètera encore { $demand }. Ouvrez-vous le quai public à tous ceux qui attendent ?
ask-investigation =
    { $mobster_is_you ->
        [yes] Vous avez
       *[no] { $mobster } a
    } joué { $card }. Arrêtez le coup avec Investigation si vous avez cette carte, ou laissez faire.
ask-orders = Laissez une consigne : à quelle carte répondre par Investigation, sans qu'on vous pose la question ?

ask-window =
    { $when ->
        [reveal] Les cartes muscle sont sur la table. Jouez quelque chose maintenant, ou passez.
        [end-of-phase-1] Tout le monde a pris une carte. Jouez quelque chose avant la fin de la phase 1, ou passez.
        [before-production] Les alambics vont lancer leurs dés. Jouez d'abord quelque chose, ou passez.
        [after-production] Le whisky est tiré. Jouez quelque chose maintenant, ou passez.
        [after-deals] Les marchés sont conclus, on va charger. Jouez d'abord quelque chose, ou passez.
        [loaded] Les chargements sont montrés. Jouez quelque chose avant que les camions roulent, ou passez.
        [lined-up] Les camions sont dans les files. Jouez quelque chose avant que les portes s'ouvrent, ou passez.
        [password]
            { $rolled ->
                [rolled]
                    Les dés de demande ont roulé : { $house } achètera { $demand ->
                        [one] { $demand } caisse
                       *[other] { $demand } caisses
                    }. Jouez quelque chose avant la vente, ou passez.
                [no-roll] On frappe à la porte chez { $house }, qui achète tout sans lancer de dés. Jouez quelque chose avant la vente, ou passez.
               *[not-yet] On frappe à la porte chez { $house }. Les dés de demande n'ont pas encore roulé : jouez d'abord quelque chose, ou passez.
            }
       *[last-sale] La dernière caisse est vendue. Jouez quelque chose avant la fin du tour, ou passez.
    }

ask-choose-a-house = { $card } : dans quel bar clandestin ?
ask-choose-a-mobster = { $card } : sur qui ?
ask-hijack-whom = { $card } : à qui prenez-vous le whisky ? Choisissez un camion chargé.
ask-hijack-onto = { $card } : choisissez votre camion vide pour la cargaison. Tout doit tenir dessus.
ask-bust-which = { $card } : choisissez le camion chargé qui va perdre sa cargaison.
ask-free-truck-which = { $card } : choisissez le camion vide qui sera bientôt à vous.
ask-pigeon-whom = { $card } : choisissez le camion chargé dont vous voulez l'argent.
ask-buy-markers = { $card } : combien de marqueurs d'influence achetez-vous ?
ask-double-cross-how = { $card } : éliminer un marqueur sur place, ou y glisser un des vôtres ?
ask-muscling-in-from = { $card } : choisissez l'alambic délocalisé où prendre un dé.
ask-muscling-in-where = { $card } : le dé va sur un de vos alambics, ou dans votre arrière-salle ?
ask-muscling-in-onto = { $card } : choisissez lequel de vos alambics reçoit le dé.
ask-safe-house-first = { $card } : choisissez le bar clandestin d'où revient votre premier marqueur.
ask-safe-house-more = { $card } : choisissez le bar clandestin d'où revient le marqueur suivant, ou dites que ça suffit.
ask-turf-war-where = { $card } : choisissez l'alambic à viser. Un alambic délocalisé y passe avec tous ses dés ; un alambic familial en perd un.
ask-vigorish-whom = { $card } : choisissez l'alambic dont le propriétaire doit vous payer.
ask-pay-up =
    { $mobster_is_you ->
        [yes] Vous voulez
       *[no] { $mobster } veut
    } { $cash } pour { $still }. Payez, sinon il ne produit rien ce tour-ci.

## What was chosen for a card

pick-house = chez { $house }
pick-mobster =
    { $mobster_is_you ->
        [yes] sur vous
       *[no] sur { $mobster }
    }
# The same more than once: so many markers.
pick-house-times = chez { $house } ({ $count } marqueurs)
pick-mobster-times =
    { $mobster_is_you ->
        [yes] contre { $count } de vos marqueurs
       *[no] contre { $count } marqueurs ({ $mobster })
    }
pick-truck = { $truck }
pick-still = { $still }
pick-count =
    { $count ->
        [0] c'est tout
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
pick-way = { $way }

## Why not, and what to do instead

why-not-now = Ce n'est pas le moment de jouer { $card }. Gardez cette carte en attendant son heure.
why-no-target = Pour l'instant, il n'y a pas de cible pour { $card }. Gardez cette carte pour plus tard.
why-no-cash = Il faut { $cash }, et vous n'avez pas de quoi payer. Choisissez quelque chose de moins cher.
why-not-omalleys = O'Malley's n'a rien à voir là-dedans. Choisissez un autre bar clandestin.
why-closed = Porte close chez { $house }. Choisissez un bar clandestin ouvert.
why-sold = Trop tard : chez { $house }, c'est fini pour ce tour-ci. Choisissez un autre bar clandestin.
why-full = C'est plein chez { $house } : plus un cercle de libre. Choisissez un autre bar clandestin.
why-no-slot = Il n'y a pas d'emplacement d'amélioration libre chez { $house }. Choisissez un autre bar clandestin.
why-no-improvement = Il n'y a pas d'amélioration à prendre chez { $house }. Choisissez un autre bar clandestin.
why-no-open-slot = Aucun autre bar clandestin ouvert n'a d'emplacement libre pour cette amélioration. Gardez la carte pour plus tard.
why-same-house = L'amélioration est déjà chez { $house }. Choisissez un autre bar clandestin.
why-no-marker =
    { $mobster_is_you ->
        [yes] Vous n'avez
       *[no] { $mobster } n'a
    } pas de marqueur à viser chez { $house }. Choisissez quelqu'un d'autre.
why-no-marker-there = Il n'y a pas de marqueur que vous puissiez viser chez { $house }. Choisissez un autre bar clandestin.
why-none-of-yours = Vous n'avez plus de marqueur chez { $house }. Choisissez un autre bar clandestin.
why-one-speakeasy = À cette table, ils doivent tous revenir du même bar clandestin : { $house }. Choisissez celui-là.
why-not-yourself = Là, c'est vous-même que vous visez. Choisissez un autre truand.
why-no-supply =
    { $count ->
        [0] Votre réserve est vide. Choisissez quelque chose qui n'y prend pas de marqueur.
        [one] Il ne reste qu'un marqueur dans votre réserve. Prenez-en moins.
       *[other] Il ne reste que { $count } marqueurs dans votre réserve. Prenez-en moins.
    }
why-no-dice = Il n'y a pas de dé sur { $still }. Choisissez un autre alambic.
why-last-die = Il n'y a qu'un dé sur { $still }, et on ne touche pas au dernier. Choisissez un autre alambic.
why-no-free-slot = Tous vos alambics sont pleins. Mettez le dé dans votre arrière-salle.
why-no-union-boss = Il n'y a pas de Friendly Union Boss à cet endroit. Choisissez un truand qui en a un devant lui.
why-no-truck-left = Il ne reste pas de camion pour { $card }. Gardez cette carte pour un autre tour.
why-loaded =
    Ce camion porte encore { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Choisissez-en un vide.
why-no-room =
    Aucun de vos camions vides au dépôt ne peut prendre { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Choisissez une cargaison plus petite.
why-too-small =
    Ce camion ne peut pas prendre { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Choisissez-en un plus grand.
why-no-crates =
    { $crates ->
        [0] Toutes vos caisses sont déjà chargées.
        [one] Vous n'avez que cette caisse pour ce camion.
       *[other] Vous n'avez que ces { $crates } caisses pour ce camion.
    }

refused-no-cash =
    { $mobster_is_you ->
        [yes] Vous n'avez
       *[no] { $mobster } n'a
    } pas autant d'argent. Citez une somme plus petite.
refused-no-crates =
    { $mobster_is_you ->
        [yes] Vous n'avez
       *[no] { $mobster } n'a
    } pas autant de caisses : { $crates ->
        [0] il n'y en a aucune
        [one] il n'y en a qu'une
       *[other] il n'y en a que { $crates }
    }. Citez-en moins.
refused-no-card =
    { $mobster_is_you ->
        [yes] Vous n'avez
       *[no] { $mobster } n'a
    } pas { $card }. Citez une autre carte.
refused-no-truck =
    { $mobster_is_you ->
        [yes] Vous ne pouvez
       *[no] { $mobster } ne peut
    } pas céder { $truck }. Citez un camion que son propriétaire a sous la main.
refused-sublet = Un camion loué ou prêté ne se cède pas, et { $truck } en est un. Citez un autre camion.
refused-twice = Le même camion est cité deux fois. Citez chaque camion une seule fois.
refused-no-good = Cela ne peut pas changer de mains. On échange de l'argent, des cartes voyou, des caisses et des camions.
refused-deals-step-only = Les caisses et les camions ne changent de mains qu'à l'étape des marchés, en phase 4. Pour l'instant, proposez de l'argent, des cartes ou des promesses, ou attendez.
refused-no-promise = Cette promesse ne dit rien qu'on puisse vous rappeler un jour. Dites sur quoi elle porte.
refused-promise-date = Cette promesse prend fin trop tôt ou trop tard. Choisissez un tour, du { $round } au dernier.

## Goods and promises

# How a good is called where an amount of it is typed in.
goods-cash = Argent (en G$)
goods-crates = Caisses
good-cash = { $cash }
good-crates =
    { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
good-thug = { $card }
good-truck = { $truck } pour de bon
good-rent = { $truck } en location pour ce tour
# A kind of promise, before it is known to whom: "I promise …".
promising-send-truck = d'envoyer un camion à un bar clandestin
promising-send-no-truck = de n'envoyer aucun camion à un bar clandestin
promising-place = de placer un marqueur dans un bar clandestin
promising-place-none = de ne placer aucun marqueur dans un bar clandestin
promising-no-thug = de ne viser l'autre avec aucune carte voyou
promising-allow = de laisser l'autre vendre au quai public
promising-pay = de payer une somme plus tard
# The same in two or three words, for a tap.
vow-send-truck = un camion chez…
vow-send-no-truck = aucun camion chez…
vow-place = un marqueur chez…
vow-place-none = aucun marqueur chez…
vow-no-thug = pas de carte voyou
vow-allow = permission de vendre
vow-pay = argent plus tard
promise-send-truck =
    { $given ->
        [yes] la promesse
       *[no] { $mobster_is_you ->
            [yes] votre promesse à { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promesse que vous fait { $mobster }
               *[no] la promesse que fait { $mobster } à { $mobster_to }
            }
        }
    } d'envoyer un camion chez { $house } avant la fin du tour { $round }
promise-send-no-truck =
    { $given ->
        [yes] la promesse
       *[no] { $mobster_is_you ->
            [yes] votre promesse à { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promesse que vous fait { $mobster }
               *[no] la promesse que fait { $mobster } à { $mobster_to }
            }
        }
    } de n'envoyer aucun camion chez { $house } jusqu'à la fin du tour { $round }
promise-place =
    { $given ->
        [yes] la promesse
       *[no] { $mobster_is_you ->
            [yes] votre promesse à { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promesse que vous fait { $mobster }
               *[no] la promesse que fait { $mobster } à { $mobster_to }
            }
        }
    } de placer un marqueur chez { $house } avant la fin du tour { $round }
promise-place-none =
    { $given ->
        [yes] la promesse
       *[no] { $mobster_is_you ->
            [yes] votre promesse à { $mobster_to }
           *[no] { $mobster_to_is_you ->
                [yes] la promesse que vous fait { $mobster }
               *[no] la promesse que fait { $mobster } à { $mobster_to }
            }
        }
    } de ne placer aucun marqueur chez { $house } jusqu'à la fin du tour { $round }
promise-no-thug =
    { $given ->
        [yes] la promesse
       *[no] { $mobster_is_you ->
            [yes] votre promesse
           *[no] la promesse que fait { $mobster }
        }
    } de ne jouer aucune carte voyou contre { $mobster_to_is_you ->
        [yes] vous
       *[no] { $mobster_to }
    } jusqu'à la fin du tour { $round }
promise-allow =
    { $given ->
        [yes] la promesse
       *[no] { $mobster_is_you ->
            [yes] votre promesse
           *[no] la promesse que fait { $mobster }
        }
    } { $mobster_to_is_you ->
        [yes] de vous laisser
       *[no] de laisser { $mobster_to }
    } vendre au quai public chez { $house } jusqu'à la fin du tour { $round }
promise-pay =
    { $given ->
        [yes] la promesse
       *[no] { $mobster_is_you ->
            [yes] votre promesse
           *[no] la promesse que fait { $mobster }
        }
    } { $mobster_to_is_you ->
        [yes] de vous payer { $cash }
       *[no] de payer { $cash } à { $mobster_to }
    } avant la fin du tour { $round }

## The story: phase 1

story-round-begins = Tour { $round }.
story-on-offer = Dans l'offre : { $card }.
story-shows-muscle =
    { $mobster_is_you ->
        [yes] Vous abattez
       *[no] { $mobster } abat
    } le { $muscle }.
story-pays-wages =
    { $mobster_is_you ->
        [yes] Vous payez
       *[no] { $mobster } paie
    } { $cash } pour les chauffeurs et le muscle.
story-pays-what-there-is =
    La note est trop lourde : { $mobster_is_you ->
        [yes] vous donnez tout ce que vous avez
       *[no] { $mobster } donne tout son argent
    }, { $cash }.
story-takes-card =
    { $mobster_is_you ->
        [yes] Vous prenez
       *[no] { $mobster } prend
    } la carte { $card }.
story-recruits =
    { $count ->
        [0] Pas de marqueur pour { $mobster_is_you ->
            [yes] vous
           *[no] { $mobster }
        } : la réserve est vide.
        [one] { $mobster_is_you ->
            [yes] Vous recevez
           *[no] { $mobster } reçoit
        } 1 marqueur dans l'arrière-salle.
       *[other] { $mobster_is_you ->
            [yes] Vous recevez
           *[no] { $mobster } reçoit
        } { $count } marqueurs dans l'arrière-salle.
    }
story-puts-die =
    { $mobster_is_you ->
        [yes] Vous posez
       *[no] { $mobster } pose
    } un dé sur { $still }.
story-keeps-die =
    { $mobster_is_you ->
        [yes] Vous gardez
       *[no] { $mobster } garde
    } un dé dans l'arrière-salle.
story-starts-still =
    { $mobster_is_you ->
        [yes] Vous mettez
       *[no] { $mobster } met
    } en route { $still } avec un dé.
story-puts-improvement =
    { $mobster_is_you ->
        [yes] Vous posez
       *[no] { $mobster } pose
    } une amélioration chez { $house }.
story-keeps-improvement =
    { $mobster_is_you ->
        [yes] Vous gardez
       *[no] { $mobster } garde
    } une amélioration dans l'arrière-salle.
story-finds-no-improvement =
    Il ne reste plus de marqueur d'amélioration pour { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    }.
story-buys-truck =
    { $mobster_is_you ->
        [yes] Vous achetez
       *[no] { $mobster } achète
    } { $truck } pour { $cash }.
story-finds-no-truck =
    Pas de camion pour { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    } : la carte est défaussée.

## The story: phases 2 and 3

story-places =
    { $mobster_is_you ->
        [yes] Vous placez
       *[no] { $mobster } place
    } un marqueur chez { $house }.
story-opens = { $house } ouvre ses portes.
story-closes = { $house } ferme ses portes.
story-declares =
    { $mobster_is_you ->
        [yes] Vous annoncez
       *[no] { $mobster } annonce
    } un marqueur chez { $house }.
story-pre-empts =
    { $mobster_is_you ->
        [yes] Vous devancez { $mobster_of }
       *[no] { $mobster_of_is_you ->
            [yes] { $mobster } vous devance
           *[no] { $mobster } devance { $mobster_of }
        }
    } chez { $house }.
story-makes =
    { $mobster_is_you ->
        [yes] Vous faites
       *[no] { $mobster } fait
    } { $dice } avec { $still } : { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }.
story-spoiled =
    { $mobster_is_you ->
        [yes] Vous faites
       *[no] { $mobster } fait
    } { $dice } avec { $still }, mais le flic a du nez : tout part à l'égout.
story-still-stopped =
    { $mobster_is_you ->
        [yes] Vous ne tirez
       *[no] { $mobster } ne tire
    } pas une goutte de { $still } ce tour-ci.
story-copper-moves =
    Le flic surveille maintenant l'alambic familial { $mobster_is_you ->
        [yes] chez vous
       *[no] chez { $mobster }
    } : sur un 5, il ne produit rien.

## The story: phase 4

story-done-dealing =
    { $mobster_is_you ->
        [yes] Vous avez
       *[no] { $mobster } a
    } fini de marchander.
story-loads =
    { $mobster_is_you ->
        [yes] Vous chargez
       *[no] { $mobster } charge
    } { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } sur { $truck }.
story-drives =
    { $mobster_is_you ->
        [yes] Vous envoyez
       *[no] { $mobster } envoie
    } { $truck } chez { $house } avec { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } : { $dock }.
story-warehoused =
    { $mobster_is_you ->
        [yes] Vous gardez
       *[no] { $mobster } garde
    } { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } à l'entrepôt.
story-loses-crates =
    { $mobster_is_you ->
        [yes] Vous perdez
       *[no] { $mobster } perd
    } { $crates ->
        [one] { $crates } caisse qui n'est montée
       *[other] { $crates } caisses qui ne sont montées
    } sur aucun camion.

## The story: phases 5 and 6

story-rolls-demand =
    Chez { $house }, les dés donnent { $dice } : le bar veut { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } en tout.
story-stays-closed = Porte close chez { $house } : rien ne s'y vend.
story-sells =
    { $house } achète { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } sur { $truck } : { $cash } pour { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    }.
story-earns-profit =
    { $mobster_is_you ->
        [yes] Vous touchez
       *[no] { $mobster } touche
    } { $cash } de bénéfice chez { $house }.
story-allows =
    { $mobster_is_you ->
        [yes] Vous laissez { $mobster_other }
       *[no] { $mobster_other_is_you ->
            [yes] { $mobster } vous laisse
           *[no] { $mobster } laisse { $mobster_other }
        }
    } vendre au quai public chez { $house }.
story-turns-away =
    Au quai public chez { $house }, { $mobster_is_you ->
        [yes] vous refusez l'entrée à { $mobster_other }
       *[no] { $mobster_other_is_you ->
            [yes] { $mobster } vous refuse l'entrée
           *[no] { $mobster } refuse l'entrée à { $mobster_other }
        }
    }.
story-unsold =
    { $mobster_is_you ->
        [yes] Vous videz
       *[no] { $mobster } vide
    } dans le caniveau { $crates ->
        [one] { $crates } caisse invendue, restée
       *[other] { $crates } caisses invendues, restées
    } sur { $truck }.
story-announces-cash =
    { $mobster_is_you ->
        [yes] Vous annoncez
       *[no] { $mobster } annonce
    } { $cash }.
story-helped-as-poorest =
    { $mobster_is_you ->
        [yes] Vous avez
       *[no] { $mobster } a
    } le moins d'argent{ $count ->
        [0] , mais la réserve est vide, et aucun marqueur n'arrive
       *[other]  : en compensation, un marqueur de plus arrive dans l'arrière-salle
    }.
story-wins =
    { $mobster_is_you ->
        [yes] Vous l'emportez
       *[no] { $mobster } l'emporte
    } : { $ending }.

## The story: thug cards

story-plays-card =
    { $mobster_is_you ->
        [yes] Vous jouez
       *[no] { $mobster } joue
    } { $card }{ $picks_count ->
        [0] .
       *[other]  : { $picks }.
    }
story-aimed-at-you =
    Attention : { $mobster_is_you ->
        [yes] vous vous visez vous-même
       *[no] { $mobster } vous vise
    } avec { $card }.
story-investigates =
    { $mobster_is_you ->
        [yes] Vous lâchez
       *[no] { $mobster } lâche
    } les fédéraux sur { $mobster_of_is_you ->
        [yes] vous
       *[no] { $mobster_of }
    } : { $card } tombe à l'eau.
story-pays-for-card =
    { $mobster_is_you ->
        [yes] Vous payez
       *[no] { $mobster } paie
    } { $cash } pour { $card }.
story-leaves-order = Votre consigne est notée : Investigation répondra à { $card }.
story-drops-order = Votre consigne pour { $card } est levée.
story-loses-marker =
    { $mobster_is_you ->
        [yes] Vous perdez
       *[no] { $mobster } perd
    } un marqueur chez { $house }.
story-adds-marker =
    { $mobster_is_you ->
        [yes] Vous glissez
       *[no] { $mobster } glisse
    } un marqueur chez { $house }.
story-turns-marker =
    { $mobster_from_is_you ->
        [yes] Vous perdez
       *[no] { $mobster_from } perd
    } un marqueur chez { $house }, et { $mobster_is_you ->
        [yes] vous prenez
       *[no] { $mobster } prend
    } la place.
story-boosts-muscle =
    Les gars de la grande ville { $mobster_is_you ->
        [yes] vous appuient : votre
       *[no] appuient { $mobster } : son
    } { $muscle } vaut 5½ de plus ce tour-ci.
story-buys-control =
    { $mobster_is_you ->
        [yes] Vous arrosez
       *[no] { $mobster } arrose
    } { $house } et en { $mobster_is_you ->
        [yes] avez
       *[no] a
    } le contrôle pour ce tour-ci.
story-docks-anew = Les camions qui attendent chez { $house } se remettent en file.
story-borrows-truck =
    { $mobster_is_you ->
        [yes] Vous empruntez
       *[no] { $mobster } emprunte
    } { $truck } pour ce tour-ci.
story-busts-shipment =
    Les fédéraux arrêtent { $truck } : { $mobster_is_you ->
        [yes] vous perdez
       *[no] { $mobster } perd
    } { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }, et le camion rentre à vide.
story-rent-ends =
    { $mobster_is_you ->
        [yes] Vous récupérez
       *[no] { $mobster } récupère
    } { $truck } : { $mobster_from_is_you ->
        [yes] vous n'en êtes plus locataire
       *[no] { $mobster_from } n'en est plus locataire
    }.
story-loan-ends =
    { $mobster_from_is_you ->
        [yes] Vous rendez
       *[no] { $mobster_from } rend
    } { $truck } à la réserve commune : le prêt est terminé.
story-sends-copper = Un flic s'installe chez { $house } : tout s'y achète à 1 G$ ce tour-ci, et personne n'y fait de bénéfice.
story-hires-union-boss =
    { $mobster_is_you ->
        [yes] Vous avez
       *[no] { $mobster } a
    } un ami au syndicat : plus de salaires à payer désormais.
story-loses-union-boss =
    Les fédéraux passent chez { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    } : adieu, Friendly Union Boss.
story-steals-truck =
    { $mobster_is_you ->
        [yes] Vous piquez { $truck } à { $mobster_from }
       *[no] { $mobster_from_is_you ->
            [yes] { $mobster } vous pique { $truck }
           *[no] { $mobster } pique { $truck } à { $mobster_from }
        }
    }, et pour de bon.
story-steals-borrowed-truck =
    { $mobster_is_you ->
        [yes] Vous piquez { $truck } à { $mobster_from }
       *[no] { $mobster_from_is_you ->
            [yes] { $mobster } vous pique { $truck }
           *[no] { $mobster } pique { $truck } à { $mobster_from }
        }
    } ; ce n'était qu'un prêt, à rendre à la fin du tour.
story-hijacks-crates =
    { $mobster_is_you ->
        [yes] Vous braquez { $mobster_from }
       *[no] { $mobster_from_is_you ->
            [yes] { $mobster } vous braque
           *[no] { $mobster } braque { $mobster_from }
        }
    } : { $crates ->
        [one] { $crates } caisse passe
       *[other] { $crates } caisses passent
    } sur { $truck }.
story-pays-moll =
    La môme fait { $dice } : { $mobster_is_you ->
        [yes] vous perdez
       *[no] { $mobster } perd
    } { $cash }.
story-names-pigeon =
    Chez { $house }, { $truck } attend toujours pour { $mobster_from_is_you ->
        [yes] vous
       *[no] { $mobster_from }
    }, mais { $mobster_is_you ->
        [yes] c'est vous qui toucherez
       *[no] c'est { $mobster } qui touchera
    } le prix de gros.
story-muscles-in =
    { $mobster_is_you ->
        [yes] Vous prenez à { $mobster_from }
       *[no] { $mobster_from_is_you ->
            [yes] { $mobster } vous prend
           *[no] { $mobster } prend à { $mobster_from }
        }
    } un dé sur { $still_from } et le { $mobster_is_you ->
        [yes] posez
       *[no] pose
    } sur { $still }.
story-muscles-in-aside =
    { $mobster_is_you ->
        [yes] Vous prenez à { $mobster_from }
       *[no] { $mobster_from_is_you ->
            [yes] { $mobster } vous prend
           *[no] { $mobster } prend à { $mobster_from }
        }
    } un dé sur { $still_from } et le { $mobster_is_you ->
        [yes] gardez
       *[no] garde
    } dans l'arrière-salle.
story-moves-improvement =
    { $mobster_is_you ->
        [yes] Vous décrochez
       *[no] { $mobster } décroche
    } une amélioration chez { $house_from } et la { $mobster_is_you ->
        [yes] posez
       *[no] pose
    } chez { $house_to }.
story-packs-heat =
    { $mobster_is_you ->
        [yes] Vous montrez votre
       *[no] { $mobster } montre son
    } calibre chez { $house } : tous les autres y vendent à 1 G$ ce tour-ci.
story-packs-heat-alone =
    { $mobster_is_you ->
        [yes] Vous montrez votre
       *[no] { $mobster } montre son
    } calibre chez { $house } et y { $mobster_is_you ->
        [yes] vendez
       *[no] vend
    } à 1 G$ ce tour-ci.
story-rolls-for-recruits =
    { $mobster_is_you ->
        [yes] Vous recrutez
       *[no] { $mobster } recrute
    } : le dé donne { $dice }, autant de marqueurs à se partager à tour de rôle.
story-saves-markers =
    { $mobster_is_you ->
        [yes] Vous ramenez
       *[no] { $mobster } ramène
    } { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } de chez { $house } : il faut se faire oublier.
story-makes-thirsty = On a soif chez { $house } : un dé de demande de plus ce tour-ci.
story-destroys-die =
    { $mobster_is_you ->
        [yes] Vous détruisez
       *[no] { $mobster } détruit
    } un dé sur { $still }.
story-destroys-still =
    { $mobster_is_you ->
        [yes] Vous détruisez
       *[no] { $mobster } détruit
    } chez { $mobster_from_is_you ->
        [yes] vous
       *[no] { $mobster_from }
    } { $still }, { $count ->
        [0] qui ne portait aucun dé
        [one] avec son dé
       *[other] avec ses { $count } dés
    }.
story-demands-vigorish =
    { $mobster_is_you ->
        [yes] Vous réclamez { $cash } à { $mobster_from }
       *[no] { $mobster_from_is_you ->
            [yes] { $mobster } vous réclame { $cash }
           *[no] { $mobster } réclame { $cash } à { $mobster_from }
        }
    } pour { $still }.
story-pays-vigorish =
    { $mobster_is_you ->
        [yes] Vous payez { $cash } à { $mobster_to }
       *[no] { $mobster_to_is_you ->
            [yes] { $mobster } vous paie { $cash }
           *[no] { $mobster } paie { $cash } à { $mobster_to }
        }
    }.
story-bears-vigorish =
    { $mobster_is_you ->
        [yes] Vous refusez
       *[no] { $mobster } refuse
    } de payer : rien ne sortira de { $still } ce tour-ci.
story-opens-warehouse =
    { $mobster_is_you ->
        [yes] Vous ouvrez
       *[no] { $mobster } ouvre
    } un entrepôt : cette fois, les caisses non chargées sont gardées.
story-draws-card =
    { $mobster_is_you ->
        [yes] Une aubaine : vous piochez
       *[no] Une aubaine : { $mobster } pioche
    } la carte { $card }.
story-draws-thug =
    { $mobster_is_you ->
        [yes] Une aubaine : vous piochez
       *[no] Une aubaine : { $mobster } pioche
    } une carte voyou.
story-draws-thug-unseen = La carte que vous avez piochée : { $card }.
story-spreads-word = Le bouche-à-oreille travaille pour { $house } : 1 G$ de bénéfice de plus par caisse ce tour-ci.

## The table in words

panel-table = Tour { $round } sur { $rounds }
panel-houses = Bars clandestins
panel-lines = Camions dans les files
panel-mobsters = Truands
panel-own = Votre main

column-house = Bar clandestin
column-state = État
column-markers = Marqueurs
column-circles = Cercles
column-improvements = Améliorations
column-demand = Demande
column-prices = Prix de gros / bénéfice
column-dock = Quai
column-truck = Camion
column-mobster = Truand
column-crates = Caisses
column-cash = Argent
column-back-room = Arrière-salle
column-supply = Réserve
column-stills = Alambics
column-trucks = Camions
column-cards = Cartes voyou

row-phase = En cours
row-offer = L'offre
row-order = Ordre de muscle
row-copper = Le flic est chez
row-cash = Argent
row-hand = Cartes muscle
row-thugs = Cartes voyou

name-house = { $house }
name-dock = { $dock }
name-truck = { $truck }
name-truck-loaded =
    { $truck } avec { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
name-card = { $card }
name-count =
    { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    } ({ $count })
name-muscle =
    { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    } ({ $muscle })
name-muscle-boosted =
    { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    } ({ $muscle } + 5½)
name-muscle-card = { $muscle } ({ $muscle_cost })
muscle-free = gratuit

cell-none = –
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } sur { $most }
cell-circles = { $count } sur { $most } (ouvre à { $opens })
cell-closed = fermé
cell-shut = fermé pour ce tour-ci
cell-open = ouvert
cell-copper = un flic dans le bar
cell-controlled =
    contrôle : { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    }
cell-controlled-tie =
    contrôle : { $mobster_is_you ->
        [yes] vous (égalité, plus de muscle)
       *[no] { $mobster } (égalité, plus de muscle)
    }
cell-majority =
    majoritaire : { $mobster_is_you ->
        [yes] vous
       *[no] { $mobster }
    }
cell-unlimited = sans limite
cell-demand =
    { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
cell-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
cell-prices = { $cash } / { $cash_profit }
cell-cash = { $cash }
cell-cash-announced = secret ({ $cash } à la dernière annonce)
cell-cash-secret = secret
cell-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
cell-spare-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
cell-spare-improvements =
    { $count ->
        [one] { $count } amélioration
       *[other] { $count } améliorations
    }
cell-family =
    alambic familial ({ $count ->
        [one] { $count } dé
       *[other] { $count } dés
    })
cell-remote =
    alambic délocalisé ({ $count ->
        [one] { $count } dé
       *[other] { $count } dés
    })
cell-unseen =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
cell-union-boss = Friendly Union Boss sur la table

## What a move means: clauses without a full stop, and a word or two for the thing itself

mean-sells-all =
    { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } × { $cash_each } = { $cash }
# $cash is an average over the dice, $percent how often everything is sold.
mean-sells-about =
    { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } à { $cash_each } : { $cash } en moyenne sur les dés, tout se vend { $percent } fois sur 100
mean-demand =
    le bar en veut de { $least } à { $most }, { $crates ->
        [0] aucune caisse
        [one] 1 caisse
       *[other] { $crates } caisses
    } devant vous pour l'instant
mean-demand-rolled =
    le bar en veut { $demand }, { $crates ->
        [0] aucune caisse
        [one] 1 caisse
       *[other] { $crates } caisses
    } devant vous
mean-closed =
    fermé : n'achète rien – il manque { $count ->
        [one] 1 marqueur
       *[other] { $count } marqueurs
    }
mean-stays-closed =
    reste fermé – encore { $count ->
        [one] 1 marqueur
       *[other] { $count } marqueurs
    } pour l'ouvrir
mean-shut = fermé pour ce tour-ci : n'achète rien
mean-public = quai public : seulement si { $mobster } vous laisse entrer
mean-public-nobody = quai public, et personne pour vous laisser entrer : rien ne se vend
mean-profit = { $cash } de bénéfice pour vous sur chaque caisse que le bar achète
mean-profit-then = une fois ouvert, { $cash } de bénéfice par caisse pour vous
mean-stay-home =
    { $crates ->
        [one] { $crates } caisse reste sur son camion et part
       *[other] { $crates } caisses restent sur les camions et partent
    } au caniveau
mean-warehoused =
    { $crates ->
        [one] { $crates } caisse est gardée
       *[other] { $crates } caisses sont gardées
    } pour le tour suivant
mean-brief-cash = { $cash }
mean-brief-about = ≈ { $cash }
mean-brief-perhaps = { $cash } ?
mean-brief-closed = fermé
mean-brief-nothing = rien vendu
mean-sure-nothing =
    Envoyer vraiment { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } là où rien ne se vend ?
mean-sure-pour =
    Jeter { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } au caniveau ?
mean-all-loaded =
    { $crates ->
        [one] la caisse est chargée
       *[other] les { $crates } caisses sont chargées
    }
mean-full = les camions sont pleins
mean-left-behind =
    { $crates ->
        [one] { $crates } caisse n'est sur aucun camion et sera perdue
       *[other] { $crates } caisses ne sont sur aucun camion et seront perdues
    }
mean-room-left =
    il y a encore de la place pour { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
mean-warehouse-helps = { $card } les garderait
mean-load-left =
    { $crates ->
        [0] plus aucune caisse à charger
        [one] reste { $crates } caisse à charger
       *[other] restent { $crates } caisses à charger
    }
mean-your-profit = { $cash } de bénéfice pour vous
mean-they-get = { $mobster } touche { $cash }
mean-they-get-nothing = plus personne d'autre ne vend ici
mean-forgoes = plus personne d'autre ne vend ici, et vous renoncez à { $cash } de bénéfice
mean-sure-forgo = Renoncer à { $cash } ?
mean-opens = ouvre le bar
mean-closes = ferme le bar
mean-control-you = vous le contrôlez
mean-control = { $mobster } le contrôle
mean-majority-you = vous êtes majoritaire
mean-majority = { $mobster } est majoritaire
mean-minority-you = vous y êtes minoritaire
mean-nobody = personne n'y fait la loi
mean-tie-muscle =
    égalité : { $mobster_is_you ->
        [yes] vous avez
       *[no] { $mobster } a
    } plus de muscle
mean-tie-nobody = égalité : personne n'est majoritaire
mean-copper-house = achète tout à { $cash } la caisse ce tour-ci ; l'influence ne compte pas
mean-price-you = vous y touchez { $cash } par caisse
mean-price-others = tous les autres y touchent { $cash } par caisse
mean-margin = le bénéfice est de { $cash } par caisse
mean-wants = voudra alors de { $least } à { $most } caisses
mean-muscle-pays =
    { $count_muscle ->
        [0] gratuite, plus
       *[other] { $cash_muscle } +
    } { $cash_wages } pour vos chauffeurs ; il vous reste { $cash_left }
mean-muscle-broke =
    { $count_muscle ->
        [0] gratuite, plus
       *[other] { $cash_muscle } +
    } { $cash_wages } pour vos chauffeurs ; vous avez { $cash }, vous seriez à sec
mean-muscle-lower =
    { $count ->
        [0] ne bat aucune
       *[other] bat { $count }
    } des { $most } cartes que vous n'avez pas vues
mean-no-supply = votre réserve est vide : aucun marqueur
mean-recruits =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } de plus : { $count_then } dans l'arrière-salle
mean-no-improvement = il n'y a plus d'amélioration : rien
mean-improvement = 1 de plus sur chaque dé de demande d'un bar de votre choix
mean-card-now = se joue tout de suite, ou se garde
mean-card-later = va dans votre main : son heure viendra
mean-card-costs = coûte au moins { $cash } quand on la joue
mean-card-kept = vous pourrez la jouer plus tard
mean-no-truck = coûte { $cash_price }, vous avez { $cash } : pas de camion
mean-sure-no-truck = Prendre vraiment une carte qui ne donne pas de camion ?
mean-truck = { $cash } tout de suite, { $cash_wage } de salaire par tour ; il vous reste { $cash_left }
mean-room = vos camions portent { $crates_then } caisses au lieu de { $crates }
mean-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } : environ { $crates } caisses de plus par tour en moyenne
mean-or-remote = ou un nouvel alambic délocalisé avec 1 dé
mean-no-slot = aucun emplacement libre : il attend dans l'arrière-salle
mean-makes = produit { $least }–{ $most } caisses, { $crates } en moyenne
mean-copper-spoils = le flic est là : un { $number } gâche tout, { $percent } fois sur 100
mean-remote-safe = le flic n'y va pas
mean-die-idle = ne produit rien tant qu'il n'est pas sur un alambic
mean-improvement-idle = ne sert à rien tant qu'elle n'est pas dans un bar
mean-keeps-markers =
    { $count ->
        [one] { $count } marqueur reste
       *[other] { $count } marqueurs restent
    } dans l'arrière-salle
mean-costs = coûte { $cash }, il vous reste { $cash_left }
mean-still-stops = l'alambic ne produit rien ce tour-ci
mean-stops = { $card } n'a aucun effet, et votre Investigation est défaussée
mean-moll =
    { $mobster_is_you ->
        [yes] vous perdez
       *[no] { $mobster } perd
    } { $cash_least } à { $cash_most }, selon le dé
mean-recruiting = 1 à 6 marqueurs, selon le dé : le premier pour qui joue la carte, les autres pour tous, par ordre de muscle
mean-windfall = une carte du dessus que personne d'autre ne voit
mean-markers =
    { $mobster_is_you ->
        [yes] vos marqueurs
       *[no] marqueurs de { $mobster }
    } : { $count } au lieu de { $count_before }
mean-loses-cargo =
    { $mobster_is_you ->
        [yes] vous perdez
       *[no] { $mobster } perd
    } { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
mean-gets-cargo =
    { $mobster_is_you ->
        [yes] vous récupérez
       *[no] { $mobster } récupère
    } { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
mean-gets-truck =
    { $mobster_is_you ->
        [yes] vous avez
       *[no] { $mobster } a
    } un camion pour { $crates } caisses
mean-pigeon =
    jusqu'à { $cash } pour sa cargaison { $mobster_is_you ->
        [yes] vous reviennent
       *[no] reviennent à { $mobster }
    }
mean-still-gone =
    { $mobster_of_is_you ->
        [yes] vous perdez
       *[no] { $mobster_of } perd
    } { $still }
mean-still-dice = { $still } : dés { $count } au lieu de { $count_before }
mean-back-room =
    { $mobster_is_you ->
        [yes] votre arrière-salle
       *[no] arrière-salle de { $mobster }
    } : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } à placer{ $count_locked ->
        [0] { "" }
        [one] , { $count_locked } bloqué
       *[other] , { $count_locked } bloqués
    }
mean-spare-die =
    { $mobster_is_you ->
        [yes] vous avez
       *[no] { $mobster } a
    } un dé de plus dans l'arrière-salle
mean-rank =
    { $mobster_is_you ->
        [yes] vous seriez
       *[no] { $mobster } serait
    } au rang { $number } sur { $most } dans l'ordre de muscle
mean-no-wages = économise { $cash } de salaires par tour
mean-wages-again =
    { $mobster_is_you ->
        [yes] vous payez
       *[no] { $mobster } paie
    } de nouveau { $cash } de salaires par tour
mean-warehouse =
    { $crates ->
        [0] ce qui n'est sur aucun camion est gardé pour le tour suivant
        [one] ce qui n'est sur aucun camion est gardé pour le tour suivant : { $crates } caisse pour l'instant
       *[other] ce qui n'est sur aucun camion est gardé pour le tour suivant : { $crates } caisses pour l'instant
    }
mean-vigorish =
    { $mobster_is_you ->
        [yes] vous payez
       *[no] { $mobster } paie
    } { $cash }, ou l'alambic ne produit rien ce tour-ci
mean-carries =
    { $mobster_is_you ->
        [yes] le vôtre
       *[no] celui de { $mobster }
    }, avec { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
mean-stands = dans la file chez { $house }
mean-sure-own = Jouer { $card } contre vous-même ?
mean-brief-broke = à sec
mean-brief-control = contrôle
mean-brief-majority = majorité
mean-brief-opens = ouvre
mean-brief-missing =
    { $count ->
        [one] encore { $count } pour ouvrir
       *[other] encore { $count } pour ouvrir
    }
mean-brief-demand = demande +{ $count }
mean-brief-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
mean-brief-more-dice =
    { $count ->
        [one] +{ $count } dé
       *[other] +{ $count } dés
    }
mean-brief-empty = rien
mean-brief-markers =
    { $count ->
        [one] +{ $count } marqueur
       *[other] +{ $count } marqueurs
    }
mean-brief-no-truck = trop cher
mean-brief-truck = coûte { $cash }
