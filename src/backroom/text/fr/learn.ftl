### Une première partie guidée : de petites cartes à côté de la table, une idée chacune.

learn-guide = Votre guide
learn-next = Suite
learn-back = Retour
learn-skip = Sans guide
learn-again = Reprendre le guide
learn-your-turn = À vous
learn-confirm = Tout est bon ? Alors validez. Jusque-là personne ne l'a vu, et vous pouvez revenir en arrière.
learn-over = C'est fini.
learn-read-on = Le reste est dans les règles : elles sont dans le menu, en haut. Ou asseyez-vous à une vraie table : là, personne ne choisit les dés.
learn-play-on = Continuer
learn-stop = S'arrêter : qui mène ?
learn-new-game = Vers l'accueil

## Bootleggers: the first round

learn-b-welcome = Bienvenue dans l'arrière-salle. Vous distillez du whisky, vous le livrez aux bars clandestins et vous le vendez. À la fin, le plus riche gagne ; rien d'autre ne compte.
learn-b-fixed = Nous jouons trois tours ensemble. Pour que je sache de quoi je parle, les dés et les cartes de cette partie sont fixés d'avance ; dans une vraie partie personne ne les choisit, et vous pouvez le vérifier.
learn-b-cash = Votre argent. 1 G$, c'est mille dollars. Vous seul le voyez.
learn-b-omalleys = O'Malley's est toujours ouvert et prend toutes les caisses, mais n'en donne que 1 G$ pièce.
learn-b-houses = Les autres paient mieux. Chacun reste fermé tant qu'il n'y a pas assez de gars à la porte : il en faut trois chez Texas Lil's.
learn-b-muscle = Vos muscles. À chaque tour, chacun pose une carte face cachée. Le plus gros numéro passe devant pendant tout le tour, mais les gros numéros coûtent plus cher.
learn-b-pick = Jouez le { $muscle }. Il coûte 2 G$ et devrait suffire pour passer devant. Toute autre carte est permise aussi.
learn-b-first = { $mobster } montre { $muscle }, { $mobster_other } { $muscle_other }. Vous êtes le plus fort : vous passez devant pendant tout le tour.
learn-b-not-first = { $mobster } montre { $muscle }, { $mobster_other } { $muscle_other }. Quelqu'un était plus fort et choisit avant vous. Ça arrive, et c'était moins cher.
learn-b-paid = Vous avez payé { $cash } : le prix de votre carte et le salaire du chauffeur. Cela se règle tout seul à chaque tour.
learn-b-offer = Chacun prend une carte. Survolez-en une, ou gardez le doigt dessus : elle dit ce qu'elle fait.
learn-b-take = Prenez la carte d'influence. Elle vous donne un gars de plus, et les gars ouvrent les portes.
learn-b-take-own = Prenez une des cartes qui restent. L'influence donne des gars, l'alambic du whisky, le camion le transporte.
learn-b-men =
    Vos gars attendent dans votre arrière-salle : { $count ->
        [one] un seul
       *[other] ils sont { $count }
    }. Maintenant, ils vont aux portes.
learn-b-standing = Qui a autant de gars à une porte que tous les autres réunis contrôle la maison. Il y vend en premier et gagne sur chaque caisse qu'elle achète.
learn-b-place = Envoyez tout le monde chez Texas Lil's : touchez la maison une fois par gars.
learn-b-open =
    Les autres sont venus aussi. Avec { $count ->
        [one] { $count } gars
       *[other] { $count } gars
    } à la porte, Texas Lil's est ouvert.
learn-b-control = Et vous en avez là autant que les autres réunis : vous contrôlez la maison. Sur chaque caisse qu'elle achète, à qui que ce soit, vous gagnez 1 G$.
learn-b-brewed =
    Entre-temps, les alambics ont tourné. Le vôtre lance un dé : { $crates ->
        [one] une caisse pour vous.
       *[other] { $crates } caisses pour vous.
    }
learn-b-deals = C'est le moment de marchander : caisses, camions, argent, promesses. Aujourd'hui personne ne veut rien : dites que vous avez fini.
learn-b-load = Chargez votre camion. Il prend quatre caisses, et ce qui reste est perdu.
learn-b-docks = Trois étoiles : la file de qui tient la maison, servie d'abord. Deux étoiles pour les autres qui ont des gars à la porte, une pour les inconnus. Combien de caisses la maison achète, ses dés le diront quand tous les camions seront là.
learn-b-drive = Envoyez le camion chez Texas Lil's. Vous y êtes le premier de la file.
learn-b-drive-own = Envoyez votre camion là où il vendra. O'Malley's est sûr ; une meilleure maison ne paie que si elle est ouverte et a encore soif à votre tour.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] Une caisse vendue
       *[other] { $crates } caisses vendues
    } chez { $house } : { $cash } pour vous.
learn-b-profit = Et { $cash } en plus, parce que vous contrôlez Texas Lil's. C'est là qu'on gagne gros.
learn-b-nothing-sold = Votre whisky n'a pas trouvé preneur : il est perdu. Regardez avant de rouler : la maison est-elle ouverte, et qui est devant vous ?
learn-b-round = Voilà un tour entier, du muscle à la vente. Cette partie en compte huit ; qui atteint 100 G$ l'arrête plus tôt.
learn-b-hand-left =
    Une carte muscle ne se joue qu'une fois : il vous en reste { $count ->
        [one] une
       *[other] { $count }
    }. Gardez les hautes pour les tours qui comptent. Laquelle maintenant ?

## Bootleggers: whatever comes up

learn-b-trucks = { $card } : un camion à vous, pour toujours. Plus de place, mais un chauffeur à payer à chaque tour.
learn-b-thugs = { $card } est une carte voyou. Gardez-la et jouez-la quand elle fait mal : à quelqu'un d'autre, en général.
learn-b-stills = Améliorer l'alambic, c'est un dé de plus, donc plus de whisky à chaque tour. Encore faut-il pouvoir le transporter.
learn-b-improvement = Une amélioration donne plus soif à un bar : une caisse de plus pour chacun de ses dés.
learn-b-put-die = Un nouveau dé. Posez-le sur votre alambic ; il compte dès ce tour.
learn-b-put-improvement = Posez-la dans une maison où vous comptez vendre.
learn-b-play-or-keep = Jouez-la tout de suite, ou gardez-la pour un meilleur moment. Tout le monde a vu que vous l'avez.
learn-b-hit = Une carte voyou vous a touché : chez { $house }, vous avez perdu un gars. Regardez qui en a le plus à la porte maintenant, et si la maison reste ouverte.
learn-b-play-first = Avant votre coup, vous pouvez jouer une carte de votre main. Rien ne vous y oblige.
learn-b-window = Qui a une carte peut la jouer maintenant. Si vous n'avez rien, passez ; « jusqu'à ce que ça me touche » vous épargne la question.
learn-b-investigation = Quelqu'un joue une carte. Avec Investigation, vous pourriez l'arrêter.
learn-b-no-men = Vous n'avez rien à déplacer ici, mais vous pourriez jouer une carte. Sinon, dites que vous avez fini.
learn-b-offered = Une offre, à vous d'y répondre. Acceptez, refusez, ou demandez autre chose.
learn-b-allow = Vous tenez cette maison : les inconnus ne vendent qu'avec votre accord. Un non garde la soif pour plus tard ; un oui vous fera peut-être un ami, et votre part tombe de toute façon.
learn-b-pay-up = Quelqu'un veut de l'argent pour laisser votre alambic tranquille. Payez, sinon il ne donne rien ce tour-ci.
learn-b-choose-house = Sur quelle maison ? Touchez-la ; l'effet est écrit à côté.
learn-b-choose-mobster = Sur qui ? Touchez-le.
learn-b-place-free = Réfléchissez où vont vos gars : le contrôle vaut le plus, mais une maison fermée n'achète rien.
learn-b-drive-free = Un camion peut rouler vers une maison fermée en espérant qu'elle ouvre. Sinon, la charge est perdue.
learn-b-copper = Le flic surveille { $mobster } : un cinq sur cet alambic familial, et il ne donne rien. Ensuite, il va chez celui qui a le plus distillé.
learn-b-announced = Après le tour 4, chacun annonce son argent et reçoit un gars ; le plus pauvre en reçoit deux.
learn-b-until = Voilà trois tours, et vous connaissez le jeu.
learn-b-decided =
    { $mobster_is_you ->
        [yes] C'est vous qui avez le plus encaissé
       *[no] C'est { $mobster } qui a le plus encaissé
    } : { $cash } de whisky, { $cash_profit } de contrôle des maisons.

## King of Chicago: setting up

learn-k-welcome = Chicago, et vous êtes l'un de ses parrains. Le premier à dix points gagne aussitôt, même pendant le tour d'un autre.
learn-k-fixed = Nous jouons deux tours de jeu ensemble. Pour que je sache de quoi je parle, les dés et les cartes de cette partie sont fixés d'avance ; dans une vraie partie personne ne les choisit, et vous pouvez le vérifier.
learn-k-points = Vos points. Une entreprise en donne 1, 2 ou 3 selon sa taille, un contrat accompli 1, le respect local 1, et deux gangsters au travail 1.
learn-k-yours = Vos poches : 1000 $, un alcool, une fille, un homme de main. Vos rivaux n'y voient rien.
learn-k-settle = { $gangster } travaille pour vous. Dans l'entreprise, il rapporte 100 $ de plus ; dans la voiture, il roulerait avec vous. Mettez-le dans l'entreprise.
learn-k-begin = Votre dé est le plus haut : vous commencez. Chacun choisit maintenant une étoile pour sa première entreprise.
learn-k-lot = Prenez celle-ci : les Docks ne sont pas loin, et il y traîne de l'alcool. Touchez-la.

## King of Chicago: the first game turn

learn-k-turn = Votre tour a deux parties : rouler, puis faire une chose là où vous êtes.
learn-k-roll = Lancez le dé. Vous pouvez rouler d'autant de cases, ou de moins.
learn-k-docks = Juste ce qu'il faut pour aller aux Docks. Touchez la case encadrée.
learn-k-drive-own = Touchez une case pour y rouler. Ce qui la borde s'atteint de là.
learn-k-take = Il y a trois alcools ici. Prenez tout : c'est votre seule action.
learn-k-action = Vous pouvez faire une chose ici, ou rien. La liste dit ce qui est possible, et sinon pourquoi.
learn-k-others = Les autres aussi sont allés chercher des ressources. Voilà un tour d'action ; quatre, plus une phase de commerce, font un tour de jeu.
learn-k-territories = Maintenant un territoire. Il rapporte 50 $ par tour de jeu, et qui en a le plus a le respect local. Lancez !
learn-k-to-territory = Il y en a un de libre près de cette case. Allez-y en voiture.
learn-k-mark = Posez-y votre marqueur. Un territoire libre ne coûte rien ; celui d'un rival coûterait 100 $.
learn-k-respect = Personne n'a autant de territoires que vous : le respect local est à vous, et un point avec. En cas d'égalité, il est perdu.
learn-k-price = Trois alcools, une fille, un homme de main : c'est le prix d'un petit bar, et vous l'avez. Lancez.
learn-k-to-lot = Une case vide pour une petite entreprise. Allez-y en voiture.
learn-k-open = Ouvrez un bar. C'est un point de plus, et de l'argent à chaque phase de commerce.
learn-k-free = Ce tour est tout à vous. Touchez n'importe quoi sur le plan : il dit ce que vous pourriez y faire, et le dé qu'il faut.
learn-k-free-drive = Des ressources, des territoires, ou vers une case d'entreprise vide : à vous de choisir.

## King of Chicago: the trade phase

learn-k-income = La phase de commerce. Entreprises, territoires et gangsters vous ont rapporté { $cash }.
learn-k-monopoly = Tous les bars ouverts de la ville sont à vous. C'est un monopole : chacun paie 400 $ au lieu de 300 $.
learn-k-drew = Chacun tire une carte. Les gangsters sont visibles de tous ; événements et contrats se gardent. La vôtre : { $card }, et personne d'autre ne le sait.
learn-k-window = Vous tenez une carte : on vous demande chaque fois qu'elle pourrait servir. Si vous n'en voulez pas, passez ; « jusqu'à ce que ça me touche » vous épargne la question.
learn-k-hire = { $gangster } cherche du travail. La plus haute offre l'emporte, à partir de 50 $. Survolez-le, ou gardez le doigt dessus, pour voir ce qu'il vaut.
learn-k-bid = Misez { $fifties }. Je ne crois pas que les autres le veuillent.
learn-k-hired = { $gangster } travaille pour vous. Deux gangsters au travail font un point.
learn-k-outbid = N'enchérissez que s'il le vaut. Passer ne coûte rien, et qui n'a plus un sou ne soudoie personne.
learn-k-bribe = Voici le badge. Qui soudoie le mieux commande la police pour tout un tour de jeu : elle fait des descentes chez les rivaux et nettoie leurs territoires. Misez ou passez.
learn-k-placing = Pour finir, chacun place ses gangsters en secret. Dans une entreprise, ils rapportent et la défendent ; dans la voiture, ils roulent et attaquent.
learn-k-place = Trois tiennent dans une voiture, trois dans une entreprise. Touchez un homme, puis sa place, et dites quand c'est fini.

## King of Chicago: whatever comes up

learn-k-second = Voilà un tour de jeu entier : quatre tours d'action, puis le commerce. Le parrain suivant commence, et je ne parle plus que s'il y a du nouveau.
learn-k-contract = { $contract } est un contrat : commencez-le à un endroit, accomplissez-le à l'autre. C'est un point que personne ne vous prendra, et de l'argent.
learn-k-event = Une carte événement n'est pas une action : jouez-la pendant votre tour quand elle convient. Survolez-la, ou gardez le doigt dessus, pour la lire.
learn-k-police = Vous avez le badge : après votre tour, vous conduisez la voiture de police, d'autant de cases que le dé, plus deux.
learn-k-police-drive = Roulez vers l'entreprise, la voiture ou le territoire d'un rival. Les vôtres, elle les laisse tranquilles.
learn-k-police-action = Une action de police par tour de jeu. Dans une descente, chaque camp lance le dé, et le plus haut l'emporte : les gangsters vont en prison et l'entreprise est fermée.
learn-k-attack = Avec un gangster dans la voiture, vous pourriez tirer ici : sur une voiture à côté, ou pour l'entreprise. Regardez d'abord vos chances.
learn-k-shootout = Une fusillade. Chaque camp ajoute ses gangsters au dé, manche après manche ; qui perd une manche perd un homme. Qui n'en a plus a tout perdu.
learn-k-hit = Choisissez qui est touché. L'hôpital si les dés étaient proches ; sinon, il est mort.
learn-k-garage = Votre voiture est hors d'usage et reste au garage jusqu'après la prochaine phase de commerce.
learn-k-shift = Ici, vous pouvez déplacer des gangsters entre la voiture et l'entreprise.
learn-k-end-turn = Votre action est faite. Jouez une carte, ou finissez votre tour.
learn-k-fetch = Ramenez vos gens. Les autres viennent-ils aussi ?
learn-k-bet = Un tuyau pour les courses : avec 4 ou plus votre argent double, sinon il est perdu. Le contrat compte de toute façon.
learn-k-offered = Quelqu'un vous propose un marché, et personne d'autre ne le voit. Acceptez, refusez, ou demandez autre chose.
learn-k-until = Voilà deux tours de jeu, et vous connaissez le jeu.
learn-k-decided =
    { $boss_is_you ->
        [yes] Vous menez
       *[no] { $boss } mène
    } avec { $count ->
        [one] un point
       *[other] { $count } points
    } : { $count_businesses } par les entreprises, { $count_gangsters } par les gangsters, { $count_contracts } par les contrats, { $count_respect } par le respect local.
