### The board of Bootleggers in the browser: what a sign, a figure or a button says.

board-read = L'effet de la carte { $card }
board-more =
    { $mobster_is_you ->
        [yes] Vos alambics, vos camions et vos cartes
       *[no] Alambics, camions et cartes de { $mobster }
    }

## Rounds and decks

board-announce = À la fin du tour { $round }, chacun annonce son argent et reçoit un marqueur ; le plus pauvre en reçoit un de plus.
board-announced = L'argent est secret. À la fin du tour { $round }, c'était { $cash } ; depuis, il peut y en avoir bien plus ou bien moins.
board-announced-short = { $cash } · T{ $round }
board-last-sale = Ce que le bar a acheté en dernier
board-earned = Recette de la dernière vente : { $cash }
board-earned-short = ventes { $cash }
board-not-trading = { $mobster } ne veut pas de propositions ce tour-ci.
board-waiting =
    { $mobster_is_you ->
        [yes] La table vous attend.
       *[no] La table attend { $mobster }.
    }
board-winner =
    { $mobster_is_you ->
        [yes] Vous gagnez la partie.
       *[no] { $mobster } gagne la partie.
    }
board-decks =
    { $count ->
        [one] Il reste { $count } carte dans la pioche
       *[other] Il reste { $count } cartes dans la pioche
    }, { $count_trucks ->
        [one] { $count_trucks } carte camion
       *[other] { $count_trucks } cartes camion
    }

## What signs mean

board-tip-dock-0 = Le quai majoritaire, trois étoiles : les camions de qui contrôle le bar ou a la majorité. Il vend le premier, camion par camion.
board-tip-dock-1 = Le quai minoritaire, deux étoiles : les camions de ceux qui ont une minorité. Il vend après le quai majoritaire.
board-tip-dock-2 = Le quai public, une étoile : les camions de ceux qui n'ont aucune influence. Il vend en dernier, et seulement si celui qui tient le bar le veut bien.
board-tip-dock-line = Une seule file pour tous : elle vend camion par camion, quel que soit l'expéditeur.
board-tip-cash = L'argent. Qui en a le plus à la fin gagne.
board-tip-cash-secret = L'argent est secret, mais chaque paiement est public : qui compte en sait long. Tous l'annoncent après les tours 4 et 8.
board-tip-open = Ouvert : le bar achète du whisky en phase 5.
board-tip-nobody = Ouvert, et personne n'a le contrôle : il faut pour cela au moins la moitié des marqueurs présents.
board-tip-closed =
    Fermé : le bar n'achète rien. { $count ->
        [one] Encore un marqueur et il ouvre.
       *[other] Encore { $count } marqueurs et il ouvre.
    }
board-tip-order = L'ordre de ce tour : le plus gros muscle joue le premier et tranche les égalités.
board-tip-decks = Les nouvelles cartes de l'offre viennent de ces pioches. Les cartes camion ont la leur.

## Speakeasies

board-markers =
    { $count ->
        [one] { $count } cercle occupé
       *[other] { $count } cercles occupés
    } sur { $most }, ouvre à { $opens } : { $picks }
board-markers-none = Aucun des { $most } cercles occupé, ouvre à { $opens }.
board-improvements = Améliorations : { $count } sur { $most }. Chacune ajoute 1 à chaque dé de demande du bar.
board-price = Prix de gros : { $cash } la caisse. Aucun bénéfice pour personne ici.
board-prices = Prix de gros : { $cash } la caisse. Celui qui contrôle le bar touche en plus { $cash_profit } de bénéfice par caisse achetée.
board-demand-unlimited = Achète toutes les caisses.
board-demand-dice =
    { $count ->
        [one] Demande : { $count } dé, lancé en phase 5.
       *[other] Demande : { $count } dés, lancés en phase 5.
    }
board-demand =
    { $crates ->
        [one] Demande : { $crates } caisse, améliorations comprises
       *[other] Demande : { $crates } caisses, améliorations comprises
    } ; déjà achetées : { $crates_bought }.

board-effect-closed = Descente des fédéraux : fermé pour ce tour-ci.
board-effect-shut = Fermé alors que des camions attendaient : rien ne s'y vend ce tour-ci, même si des hommes reviennent.
board-effect-copper = Un flic dans le bar : il achète tout à 1 G$ ce tour-ci, et personne n'y fait de bénéfice.
board-effect-payoff =
    { $mobster_is_you ->
        [yes] Gros pot-de-vin : vous contrôlez ce bar pour ce tour-ci.
       *[no] Gros pot-de-vin : { $mobster } contrôle ce bar pour ce tour-ci.
    }
board-effect-heat =
    { $mobster_is_you ->
        [yes] Vous montrez votre calibre : tous les autres vendent ici à 1 G$ ce tour-ci.
       *[no] { $mobster } montre son calibre : tous les autres vendent ici à 1 G$ ce tour-ci.
    }
board-effect-heat-own =
    { $mobster_is_you ->
        [yes] Vous montrez votre calibre : vous vendez ici à 1 G$ ce tour-ci.
       *[no] { $mobster } montre son calibre et vend ici à 1 G$ ce tour-ci.
    }
board-effect-thirsty =
    { $count ->
        [one] Grosse soif : { $count } dé de demande en plus ce tour-ci.
       *[other] Grosse soif : { $count } dés de demande en plus ce tour-ci.
    }
board-effect-word = Bouche-à-oreille : qui contrôle le bar touche 1 G$ de bénéfice de plus par caisse ce tour-ci.

## Trucks and stills

board-truck =
    { $mobster_is_you ->
        [yes] À vous, { $truck }
       *[no] À { $mobster }, { $truck }
    } : { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } sur { $most }.
board-truck-borrowed = Emprunté pour ce tour-ci.
board-truck-rented =
    { $mobster_is_you ->
               [yes] Son propriétaire, c'est vous : il est en location pour ce tour-ci.
       *[no] Pris en location chez { $mobster } pour ce tour-ci.
    }
board-truck-late = Caisses volées : il se range en queue de file.
board-truck-pigeon =
    { $mobster_is_you ->
        [yes] C'est vous qui touchez le prix de gros de ce chargement.
       *[no] C'est { $mobster } qui touche le prix de gros de ce chargement.
    }
board-still =
    { $still } : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } sur { $most }.
board-still-stopped = Il ne produit rien ce tour-ci.
board-still-rolled = Dés de ce tour : { $dice }.

## Mobsters

board-back-room =
    Dans l'arrière-salle : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }{ $count_locked ->
        [0] { "" }
       *[other] { " " }(dont { $count_locked } en planque jusqu'à la prochaine révélation)
    }, { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }{ $count_dice ->
        [0] { "" }
        [one] , { $count_dice } dé
       *[other] , { $count_dice } dés
    }{ $count_improvements ->
        [0] { "" }
        [one] , { $count_improvements } amélioration
       *[other] , { $count_improvements } améliorations
    }.
board-muscle = Muscle de ce tour : le { $muscle }.
board-muscle-boosted = Muscle de ce tour : le { $muscle }, renforcé de 5½.
board-muscle-hand-count =
    { $count ->
        [one] { $count } carte muscle en main
       *[other] { $count } cartes muscle en main
    }
board-muscle-left =
    { $count ->
        [one] Encore { $count } carte muscle en main
       *[other] Encore { $count } cartes muscle en main
    }. Déjà jouées : { $text }.
board-copper =
    { $mobster_is_you ->
        [yes] Le flic est chez vous : un 5 sur l'alambic familial, et il ne produit rien.
       *[no] Le flic est chez { $mobster } : un 5 sur l'alambic familial, et il ne produit rien.
    }
board-warehouse = Entrepôt : les caisses non chargées sont gardées cette fois-ci.
board-control = contrôle
board-majority = majorité
board-no-control = sans contrôle
board-control-lost = contrôle perdu
# Who holds a house where two are level.
board-nobody = personne
board-hand-count =
    { $count_thugs ->
        [0] Muscle : { $count }
       *[other] Muscle : { $count } · voyous : { $count_thugs }
    }
board-supply =
    { $count ->
        [one] Encore { $count } marqueur en réserve
       *[other] Encore { $count } marqueurs en réserve
    }

## After a round

board-round = Tour { $round } : ce qui s'est passé
board-round-made = Caisses distillées
board-round-sold = Caisses vendues
board-round-lost = Caisses perdues
board-round-earned = Gagné
board-round-paid = Payé
board-round-balance = Bilan
board-round-other = Autres pertes
board-round-plus = +{ $cash }
board-round-minus = −{ $cash }
board-round-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
board-round-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
board-round-trucks =
    { $count ->
        [one] { $count } camion
       *[other] { $count } camions
    }

## What the table has come to since the last answer

board-recap-control-taken = Vous perdez le contrôle de { $house } : { $mobster } le prend.
board-recap-control-lost = Vous perdez le contrôle de { $house } : vos marqueurs là-bas, { $count } sur { $count_all }.
board-recap-nobody-to-send = Aucun marqueur dans votre arrière-salle : la phase 2 s'est jouée sans vous.
board-recap-was-rich = { $mobster } avait { $cash } à la dernière annonce : si quelqu'un finit un tour avec 100 G$, la partie s'arrête.
board-recap-is-rich = { $mobster } a { $cash } : si quelqu'un finit un tour avec 100 G$, la partie s'arrête.
board-recap-places = { $mobster } place { $count } marqueurs chez { $house }.
