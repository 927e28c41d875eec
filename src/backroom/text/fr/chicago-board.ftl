### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = Le plan : { $name }
map-tools = Déplacer le plan
map-nearer = Plus près
map-farther = Plus loin
map-all = Toute la ville
map-my-car = Vers ma voiture
map-turn =
    { $boss_is_you ->
        [yes] À vous
       *[no] À { $boss }
    }
map-stage-roll = Dé
map-stage-drive = Route
map-stage-action = Action
map-stage-police = Police
map-driver = { $die } + { $count } : { $gangster } au volant
map-car =
    { $boss_is_you ->
        [yes] Votre voiture
       *[no] La voiture de { $boss }
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] à vous
       *[no] à { $boss }
    }, { $count ->
        [0] personne à l'intérieur
        [one] { $count } gangster à l'intérieur
       *[other] { $count } gangsters à l'intérieur
    }
map-closed = Fermé par la police.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] à vous
       *[no] à { $boss }
    }

## A shootout, a raid

board-shootout-label = Fusillade
board-shootout-stage-declared = Quelqu'un va-t-il s'éclipser ?
board-shootout-stage-sneaking = Quelqu'un sort-il par la porte de derrière ?
board-shootout-stage-cards = On peut jouer des cartes avant le premier coup de feu.
board-shootout-stage-picking = John Doe choisit un ennemi.
board-shootout-stage-counting = On compte les deux camps.
board-shootout-stage-fighting = On peut jouer des cartes avant la salve suivante.
board-shootout-stage-fallen = Quelqu'un est tombé.
board-shootout-stage-over = La fusillade est finie.
board-shootout-stage-hit = { $gangster } est touché. Va-t-il se relever ?
board-shootout-stage-dying = { $gangster } se meurt. Quelqu'un peut-il le sauver ?
board-shootout-stage-who-falls =
    { $boss_is_you ->
        [yes] Vous avez perdu la salve : dites qui est touché.
       *[no] { $boss } a perdu la salve et dit qui est touché.
    }
board-shootout-stage-who-dies =
    { $boss_is_you ->
        [yes] Vous avez perdu la salve, et largement : dites qui meurt.
       *[no] { $boss } a perdu la salve, et largement : quelqu'un meurt.
    }
board-shootout-wins =
    { $boss_is_you ->
        [yes] Vous gagnez la fusillade !
       *[no] { $boss } gagne la fusillade.
    }
board-shootout-nobody-wins = Personne ne gagne la fusillade.
board-shootout-massacre = Massacre : qui est touché meurt
board-shootout-played = Joué :
board-shootout-fallen = Tombés : { $names }
board-shootout-counts = compte { $count }
board-shootout-base = force de base
board-shootout-car-attack = au lieu de 1 : attaque une voiture
board-shootout-car-defence = au lieu de 1 : défend une voiture
board-shootout-business-attack = au lieu de 1 : attaque une entreprise
board-shootout-business-defence = au lieu de 1 : défend une entreprise
board-shootout-against = contre { $gangster }
board-shootout-picked = mis hors jeu par John Doe
board-shootout-gang = gangsters
board-shootout-size = taille de l'entreprise
board-shootout-cards = cartes
board-shootout-total = Ce que compte ce camp, sans le dé
board-shootout-rolled = { $count } au dé
board-shootout-needs =
    { $count ->
        [0] a gagné
        [one] { $count } salve à gagner
       *[other] { $count } salves à gagner
    }
board-shootout-how = Comment se passe une fusillade
board-shootout-how-rounds = Le grand chiffre, c'est ce que compte un camp. À chaque salve, les deux camps y ajoutent un dé : le total le plus haut gagne la salve.
board-shootout-needs-help = Qui perd une salve perd un gangster. Quand il n'en reste plus, la voiture ou l'entreprise se bat seule ; si elle perd encore une salve, la fusillade est perdue. Ce que compte un camp reste tel qu'au début.
board-shootout-shots = On tire…
board-shootout-skip = Voir la fin
board-shootout-nobody = personne ne se bat
board-shootout-nobody-inside = personne à l'intérieur : l'entreprise est seule
board-raid-label = Descente de police
board-raid-cards = On peut d'abord jouer des cartes.

## Bosses: what a sign says

board-points =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } : { $items }.
board-points-none = Aucun point de victoire pour l'instant.
board-of-ten =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } sur { $most }
board-boss-whole =
    { $boss_is_you ->
        [yes] Tout sur vous : points, gangsters, contrats
       *[no] Tout sur { $boss } : points, gangsters, contrats
    }
board-king =
    { $boss_is_you ->
        [yes] Le roi de Chicago, c'est vous.
       *[no] Le roi de Chicago, c'est { $boss }.
    }
board-waits-for =
    { $boss_is_you ->
        [yes] La table vous attend.
       *[no] La table attend { $boss }.
    }
board-first =
    { $boss_is_you ->
        [yes] Vous êtes le premier parrain de cette manche.
       *[no] { $boss } est le premier parrain de cette manche.
    }
board-badge =
    { $boss_is_you ->
        [yes] Vous avez le badge
       *[no] { $boss } a le badge
    } ; { $count ->
        [0] la police n'a plus d'action dans cette manche.
        [one] la police a encore { $count } action dans cette manche.
       *[other] la police a encore { $count } actions dans cette manche.
    }
board-frozen =
    { $boss_is_you ->
        [yes] Election Day vous gèle jusqu'à la phase de commerce : ni trajet, ni action, ni marché, ni revenu.
       *[no] Election Day gèle { $boss } jusqu'à la phase de commerce : ni trajet, ni action, ni marché, ni revenu.
    }
board-skips-income =
    { $boss_is_you ->
        [yes] Vous n'aurez pas de revenu à la prochaine phase de commerce.
       *[no] { $boss } n'aura pas de revenu à la prochaine phase de commerce.
    }
board-stalled =
    { $boss_is_you ->
        [yes] Panne sèche : votre voiture ne peut pas faire son prochain trajet.
       *[no] Panne sèche : la voiture de { $boss } ne peut pas faire son prochain trajet.
    }
board-not-dealing =
    { $boss_is_you ->
        [yes] Vous ne voulez pas de propositions dans cette manche.
       *[no] { $boss } ne veut pas de propositions dans cette manche.
    }
board-territories =
    { $count ->
        [one] { $count } territoire
       *[other] { $count } territoires
    }
board-car-of =
    { $boss_is_you ->
        [yes] Votre voiture
       *[no] La voiture de { $boss }
    }
board-in-car =
    { $boss_is_you ->
        [yes] Votre voiture
       *[no] La voiture de { $boss }
    } : { $count ->
        [one] { $count } place prise
       *[other] { $count } places prises
    } sur { $most }.
board-in-garage = En réparation : { $garage }. Elle revient après la phase de commerce ; d'ici là, personne ne peut l'attaquer.
board-mended = The Mechanic l'a réparée : elle roule de nouveau la prochaine fois.
board-at-work =
    { $count ->
        [one] { $count } gangster en activité
       *[other] { $count } gangsters en activité
    }
board-in-prison =
    { $count ->
        [one] { $count } gangster en prison
       *[other] { $count } gangsters en prison
    }
board-in-hospital =
    { $count ->
        [one] { $count } gangster à l'hôpital
       *[other] { $count } gangsters à l'hôpital
    }
board-hiding =
    { $count ->
        [one] { $count } gangster planqué
       *[other] { $count } gangsters planqués
    }
board-dead =
    { $count ->
        [one] { $count } gangster mort
       *[other] { $count } gangsters morts
    }
board-cards =
    { $count ->
        [0] Aucune carte en main
        [one] { $count } carte en main, face cachée
       *[other] { $count } cartes en main, face cachée
    }
board-shown = Tout le monde sait où il est.
board-secret = L'argent et les ressources sont secrets.
board-unseen =
    { $count ->
        [one] { $count } face cachée
       *[other] { $count } face cachée
    }
board-who-where = Qui est où
board-count-at = { $where } : { $count }
board-nobody-respected = Personne n'a le respect local.

## Bosses: what would break it

board-from-business =
    { $business } ({ $business_kind }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [0] personne dedans
        [one] { $count } gangster dedans
       *[other] { $count } gangsters dedans
    }.
board-from-closed =
    { $business } ({ $business_kind }), fermé par la police : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de nouveau après la phase de commerce, { $count ->
        [0] personne dedans
        [one] { $count } gangster dedans
       *[other] { $count } gangsters dedans
    }.
board-risk-businesses = Une fusillade perdue la donne au vainqueur ; une descente de police la ferme jusqu'à la fin de la phase de commerce.
board-from-contract = { $contract } est accompli : ce point-là, personne ne peut le prendre.
board-risk-contract = { $contract } est en cours : il va à qui attaque et bat la voiture ; une descente de police sur la voiture l'annule.
board-risk-respect =
    Le plus de territoires : { $count }. Perdu dès qu'un rival en a autant ; { $boss_next_is_you ->
        [yes] vous suivez
       *[no] { $boss_next } suit
    } avec { $count_next }.
board-way-respect = Territoires : { $count }. Avec { $most }, ce serait le plus grand nombre.
board-risk-gangsters-even =
    { $count ->
        [one] { $count } en activité
       *[other] { $count } en activité
    } : un de moins, et un point s'en va.
board-risk-gangsters-odd =
    { $count ->
        [one] { $count } en activité
       *[other] { $count } en activité
    } : un de plus fait un point, un de moins n'en coûte pas.
board-no-gangsters = Personne en activité. Deux font un point.
board-monopoly = Monopole
board-monopoly-bar = Tous les bars ouverts : ils rapportent 400 $, 800 $ et 1500 $.
board-monopoly-casino = Tous les casinos ouverts : ils rapportent 400 $, 800 $ et 1500 $.
board-monopoly-brothel = Tous les { -brothels } ouverts : ils rapportent 400 $, 800 $ et 1500 $.
board-monopoly-reopens =
    { $boss_is_you ->
        [yes] Votre { $business } rouvre après la phase de commerce et le brise.
       *[no] { $business }, à { $boss }, rouvre après la phase de commerce et le brise.
    }
board-monopoly-left = Brisé dès qu'un rival en ouvre un. Encore à prendre : { $items }.
board-monopoly-last = Il n'en reste aucun à ouvrir : seule une fusillade ou une descente peut le briser.
board-left-of-kind = { $count } × { $business_kind }

## My own folder, and cards to read

board-own-cash = Votre argent : { $cash }
board-locked = { $cash } misés
board-good-locked = { $text }, dont { $count } dans votre enchère
board-room-at =
    { $where } : { $count ->
        [one] { $count } place prise
       *[other] { $count } places prises
    } sur { $most }
board-ordered = Votre consigne est notée : elle se jouera dès que l'occasion se présentera.
board-folder =
    Vos poches : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $count_gangsters ->
        [one] { $count_gangsters } gangster
       *[other] { $count_gangsters } gangsters
    }
board-gangster-at = { $gangster } : { $where }.
board-gangster-of =
    { $boss_is_you ->
        [yes] { $gangster } travaille pour vous : { $where }.
       *[no] { $gangster } travaille pour { $boss } : { $where }.
    }
board-way-out-hospital = Pour reprendre { $gangster }, arrêtez-vous devant Hospital avec une place libre dans la voiture.
board-way-out-prison = Pour reprendre { $gangster }, arrêtez-vous devant Police Department avec une place libre dans la voiture.
board-only-you-know = Vous seul le savez.
board-attack = Attaque
board-defence = Défense
board-against-car = voiture
board-against-business = entreprise
board-driving = Conduite
board-asks-for = Exige
board-fee = { $cash } pour le démarrer
board-one-point = 1 point de victoire
board-contract-how = Allez au premier endroit pour le démarrer, puis au second pour l'accomplir : une action chaque fois. Une fois démarré, tout le monde le voit.
board-any-own-business = une de vos entreprises
board-any-garage = un garage
board-show-way = Montrer le trajet sur le plan

## The trade phase

board-trade-label = La phase de commerce
board-trade-step-income = Revenus
board-trade-step-draw = Pioche
board-trade-step-hire = Embauche
board-trade-step-bribe = Pot-de-vin
board-trade-step-place = Placement
board-trade-to-map = Plan
board-trade-to-trade = Retour à la phase de commerce
board-trade-been = Revenus, pioche
board-trade-offer = À embaucher
board-trade-nobody = Personne à embaucher.
board-trade-now = maintenant
board-trade-next = ensuite
board-trade-unsold = sans preneur
board-trade-lot = { $gangster } est à embaucher
board-trade-badge = Le badge de la police
board-trade-badge-help = Son détenteur conduit la voiture de police pendant les quatre prochains tours d'action. Une fois, la police fait une descente dans la voiture ou l'entreprise d'un rival, nettoie un territoire ou confisque des ressources.
board-trade-no-bid = Pas encore de mise
board-trade-least = Mise suivante : { $cash } ou plus
board-trade-bidder =
    { $boss_is_you ->
        [yes] La plus forte mise est à vous
       *[no] La plus forte mise est à { $boss }
    }
board-trade-before = Les mises d'avant
board-trade-costs = { $count } avec la mise, vous en avez { $number }
board-trade-bidders = Les parrains, dans l'ordre
board-trade-highest = plus forte mise
board-trade-speaks = doit parler
board-trade-passed = a passé
board-trade-waits = parle ensuite
board-trade-last = avait offert { $cash }
board-trade-limit = On mise pour vous jusqu'à { $fifties }, sans vous demander.
board-trade-limit-over = Votre limite de { $fifties } est dépassée : vous passez.
board-trade-out = Vous passez jusqu'à la fin de cette enchère.
board-trade-read = Ce que fait { $card }
board-trade-values = Attaque : voiture { $number_ca }, entreprise { $number_ba }. Défense : voiture { $number_cd }, entreprise { $number_bd }.
board-trade-from-businesses = Entreprises
board-trade-from-territories = Territoires
board-trade-in-all = En tout
board-trade-public = Total, hors gangsters
board-trade-public-help = Ce que les gangsters rapportent en plus reste secret : on saurait qui est assis où.
board-trade-kept = garde une carte
board-trade-new-at = { $place } :
board-trade-placing = Vos gangsters, et où ils vont
board-trade-shifting = Qui est chez { $business }, et qui est en voiture
board-trade-place-hint = Choisissez un gangster, puis sa place ; ou faites-le glisser.
board-trade-place-where = Où va { $gangster } ?
board-trade-place-secret = Les autres n'en voient rien.
board-trade-car = Votre voiture
board-trade-hiding = En planque
board-trade-room =
    { $count ->
        [one] { $count } gangster
       *[other] { $count } gangsters
    }, place pour { $number }
board-trade-take = { $gangster }, { $where }
board-trade-put-here = { $gangster } { $spot }
## The bar on top

board-turn = Manche { $turn }
board-round-of = Tour d'action { $round } sur { $most }
board-action-round = Tour d'action { $round } : chacun à son tour lance le dé, roule et fait une action.
board-order = Dans l'ordre, à partir du premier parrain : { $text }
board-no-badge = Personne n'a le badge : la voiture de police ne bouge pas.
board-trade-income = Revenus
board-trade-draw = Nouvelles cartes
board-trade-hire = Embauche
board-trade-bribe = Pot-de-vin
board-trade-place = Placement
board-part-income = Phase de commerce, revenus : entreprises, territoires et gangsters rapportent.
board-part-draw = Phase de commerce, nouvelles cartes : chacun en pioche une.
board-part-hire = Phase de commerce, embauche : les gangsters proposés sont mis aux enchères.
board-part-bribe = Phase de commerce, pot-de-vin : le badge est mis aux enchères.
board-part-place = Phase de commerce, placement : chacun place ses gangsters en secret. Puis garages et entreprises fermées rouvrent.

## The end

board-rests-business = { $business } ({ $count })
board-rests-contract = { $contract } (1)
board-rests-respect =
    { $count ->
        [one] respect pour { $count } territoire (1)
       *[other] respect pour { $count } territoires (1)
    }
board-rests-gangsters =
    { $count ->
        [one] { $count } gangster en activité
       *[other] { $count } gangsters en activité
    } ({ $points })

## On the map, where there is nothing to do

board-about-lot = Un terrain pour une entreprise : allez à sa flèche avec les ressources qu'elle coûte.
board-about-territory = Qui le prend touche 50 $ par manche. Le plus de territoires rapporte le respect local, un point.
board-about-place = Des ressources arrivent à certains endroits ; les contrats mènent de l'un à l'autre.
board-about-garage = Une voiture qui perd une fusillade est remorquée dans un garage et y reste jusqu'à la fin de la phase de commerce.
board-about-hospital = Hôpital : les blessés y restent. Arrêtez-vous ici avec une place libre dans la voiture pour reprendre les vôtres ; personne n'en sort tout seul.
board-about-prison = Police Department : arrêtez-vous ici avec une place libre en voiture et reprenez vos gangsters enfermés à Joliet Prison.
board-about-star = L'étoile marque un terrain où l'on peut commencer la partie.
board-about-business =
    { $business_kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
