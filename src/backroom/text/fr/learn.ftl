### Une première partie guidée : de petites cartes à côté de la table, une idée chacune.

learn-guide = Votre guide
learn-next = Suite
learn-back = Retour
learn-skip = Sans guide
learn-again = Reprendre le guide
learn-your-turn = À vous
learn-move = Déplacer cette carte : à la souris ou avec les flèches
learn-look-on = Regardez la table : je reviens tout de suite.
learn-confirm = Tout est bon ? Alors validez. Jusque-là, personne n'a rien vu, et vous pouvez tout changer ; ensuite, seulement tant que personne d'autre n'a joué et qu'aucun dé n'est lancé.
learn-explain = Réexpliquez-moi cela
learn-nothing-new = Rien de nouveau dans cette question. La lampe à côté dit ce que je ferais, et le reste est dans les règles.
learn-offering = Vous préparez une proposition. Faites-la ou fermez-la ; ensuite, on reprend votre question.
learn-own-way = Vous suivez votre propre chemin : c'est permis, et c'est le plaisir du jeu. Je reviens dès qu'il y a du nouveau. La lampe à côté de la question dit ce que je ferais.
learn-over =
    C'est fini. { $seat_is_you ->
        [yes] Vous avez gagné !
       *[no] { $seat } a gagné.
    }
learn-read-on = Le reste est dans les règles : elles sont dans le menu, en haut. Puis, depuis l'accueil, asseyez-vous à une vraie table : là, personne ne choisit les dés.
learn-play-on = Continuer
learn-stop = Finir la partie ici et voir qui a gagné

## Bootleggers: the first round

learn-b-welcome = Bienvenue dans l'arrière-salle. Vous distillez du whisky, vous le livrez aux bars clandestins et vous le vendez. À la fin, le plus riche gagne ; rien d'autre ne compte.
learn-b-fixed = Nous jouons ensemble les trois premiers tours sur huit. Pour que mes explications tombent juste, les dés et les cartes de cette partie sont fixés d'avance ; dans une vraie partie personne ne les choisit, et vous pouvez le vérifier.
learn-b-cash = Votre argent. 1 G$, c'est mille dollars. Vous seul le voyez.
learn-b-omalleys = O'Malley's est toujours ouvert et prend toutes les caisses, mais n'en donne que 1 G$ pièce.
learn-b-houses = Les autres bars paient mieux. Chacun reste fermé tant qu'il n'y a pas assez de marqueurs dedans : il en faut trois chez Texas Lil's.
learn-b-muscle = Vos cartes muscle. À chaque tour, chacun pose une carte face cachée. Le plus gros numéro passe devant pendant tout le tour, mais les gros numéros coûtent plus cher.
learn-b-pick = Jouez le { $muscle }. Il coûte 2 G$, et cela devrait suffire pour passer devant. (S'y ajoute 1 G$ à chaque tour pour le chauffeur de votre camion.) Toute autre carte est permise aussi.
learn-b-first = { $mobster } montre { $muscle }, { $mobster_other } { $muscle_other }. Vous êtes le plus fort : vous passez devant pendant tout le tour.
learn-b-not-first = { $mobster } montre { $muscle }, { $mobster_other } { $muscle_other }. Quelqu'un était plus fort et choisit avant vous. Ça arrive, et c'était moins cher.
learn-b-paid = Vous avez payé { $cash } : le prix de votre carte et le salaire du chauffeur. Cela se règle tout seul à chaque tour.
learn-b-offer = Chacun prend une carte. Le « ? » d'une carte dit ce qu'elle fait.
learn-b-take = Prenez la carte d'influence. Elle vous donne un marqueur de plus : un gars à envoyer dans un bar.
learn-b-take-own = Prenez une des cartes qui restent. L'influence donne des marqueurs, l'alambic du whisky, le camion le transporte.
learn-b-men =
    Vos marqueurs, ce sont vos gars. Dans votre arrière-salle, il y en a { $count ->
        [one] un qui attend. Maintenant, il part
       *[other] { $count } qui attendent. Maintenant, ils partent
    } dans les bars.
learn-b-standing = Qui a dans un bar au moins autant de marqueurs que tous les autres réunis le contrôle : il y vend en premier et gagne sur chaque caisse achetée. Si deux truands en ont chacun juste la moitié, le plus gros muscle l'emporte.
learn-b-ramps = Chaque bar a des quais, où les camions feront la queue. Trois étoiles : qui le contrôle ou y a le plus de marqueurs ; il vend en premier. Deux étoiles : les autres qui y ont des marqueurs. Une étoile : les inconnus, en dernier.
learn-b-place =
    { $count ->
        [one] Il vous reste un marqueur : envoyez-le aussi chez Texas Lil's.
        [2] Envoyez les deux chez Texas Lil's : choisissez-le une fois par marqueur.
       *[other] Envoyez les { $count } chez Texas Lil's : choisissez-le une fois par marqueur.
    }
learn-b-open =
    Les autres sont venus aussi. Avec { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }, Texas Lil's est ouvert.
learn-b-control = Et vous en avez là au moins autant que les autres réunis : vous contrôlez Texas Lil's. Sur chaque caisse qu'il achète, à qui que ce soit, vous gagnez 1 G$.
learn-b-brewed =
    Entre-temps, les alambics ont tourné. Le vôtre lance un dé : { $crates ->
        [one] une caisse pour vous.
       *[other] { $crates } caisses pour vous.
    }
learn-b-deals = C'est le moment de marchander : caisses, camions, argent, promesses. Ce tour-ci, personne ne veut rien : dites que vous avez fini.
learn-b-load = Chargez votre camion. Il prend quatre caisses, et ce qui reste est perdu.
learn-b-loaded = Il y a quatre caisses dessus, ou toutes les vôtres ? Alors dites : « Chargement terminé ». Jusque-là, vous pouvez changer d'avis.
learn-b-docks = Souvenez-vous des quais : trois étoiles vendent en premier, une étoile en dernier. Quand tous les camions sont là, les dés disent combien de caisses le bar achète ; ce qu'il n'achète pas est perdu.
learn-b-drive = Envoyez le camion chez Texas Lil's. Vous y êtes le premier de la file.
learn-b-drive-own = Envoyez votre camion là où il vendra. O'Malley's est sûr ; un meilleur bar ne paie que s'il est ouvert et a encore soif quand c'est à vous de vendre.
learn-b-driven = Il part dès que vous validez. Jusque-là, vous pouvez le rappeler.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] Une caisse vendue
       *[other] { $crates } caisses vendues
    } chez { $house } : { $cash } pour vous.
learn-b-profit = Et { $cash } en plus, parce que vous contrôlez Texas Lil's. C'est le contrôle qui rapporte gros.
learn-b-nothing-sold = Votre whisky n'a pas trouvé preneur : il est perdu. Regardez avant de rouler : le bar est-il ouvert, et qui est devant vous ?
learn-b-round = Voilà un tour entier, du muscle à la vente. La partie finit après le huitième, ou dès que quelqu'un atteint 100 G$.
learn-b-hand-left =
    Une carte muscle ne se joue qu'une fois : il vous en reste { $count ->
        [one] une
       *[other] { $count }
    }. Gardez les plus fortes pour les tours qui comptent. Laquelle maintenant ?

## Bootleggers: whatever comes up

learn-b-trucks = { $card } : un camion de plus, à vous pour toujours. Plus de place, mais un chauffeur à payer à chaque tour.
learn-b-thugs = { $card } est une carte voyou. Gardez-la en main jusqu'au moment où elle vous sert le plus, ou gêne le plus un rival.
learn-b-stills = Améliorer l'alambic, c'est un dé de plus, donc plus de whisky à chaque tour. Encore faut-il pouvoir le transporter.
learn-b-improvement = Une amélioration donne plus soif à un bar : une caisse de plus pour chacun de ses dés.
learn-b-put-die = Un nouveau dé. Posez-le sur votre alambic ; il compte dès ce tour.
learn-b-put-improvement = Posez-la dans un bar où vous comptez vendre.
learn-b-play-or-keep = Jouez-la tout de suite, ou gardez-la pour un meilleur moment. Tout le monde a vu que vous l'avez.
learn-b-hit =
    Une carte voyou vous a touché : vous avez perdu { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    } chez { $house }. { $what ->
        [closed] Il en reste trop peu : le bar est fermé.
        [yours] Vous en gardez le contrôle.
        [other] Le contrôle est à { $mobster }.
       *[nobody] Personne n'y en a autant que les autres réunis : personne n'a le contrôle, et personne ne gagne rien sur les caisses achetées.
    }
learn-b-play-first = Avant votre coup, vous pouvez jouer une carte de votre main. Rien ne vous y oblige.
learn-b-window = Qui a une carte voyou peut la jouer maintenant. Vous n'en avez pas : passez ; « Passer tant que rien ne me concerne » vous épargne la question.
learn-b-window-card =
    { $count ->
        [one] Vous avez { $card } : vous pouvez jouer cette carte maintenant,
       *[other] Vous avez { $count } cartes voyou : vous pouvez en jouer une maintenant,
    } ou passer et la garder pour un meilleur moment. La lampe à côté de la question dit ce que je ferais.
learn-b-investigation = Quelqu'un joue une carte. Avec Investigation, vous pourriez l'arrêter.
learn-b-no-men = Vous n'avez pas de marqueur à placer, mais vous pourriez jouer une carte. Sinon, continuez.
learn-b-no-truck = Vous n'avez plus de camion chargé à envoyer. Vous pourriez encore jouer une carte ; sinon, continuez.
learn-b-offered = Une proposition : à vous d'y répondre. Acceptez, refusez, ou demandez autre chose.
learn-b-allow = Vous tenez ce bar : les inconnus n'y vendent qu'avec votre accord. Un non garde la soif pour plus tard ; un oui vous fera peut-être un ami et, si vous avez le contrôle, rapporte un bénéfice par caisse.
learn-b-pay-up = Quelqu'un veut de l'argent pour laisser votre alambic tranquille. Payez, sinon il ne donne rien ce tour-ci.
learn-b-choose-house = Dans quel bar ? Choisissez-en un ; l'effet est écrit à côté.
learn-b-choose-mobster = Sur qui ? Choisissez quelqu'un.
learn-b-place-free = Choisissez bien où vont vos marqueurs : le contrôle vaut le plus, mais un bar fermé n'achète rien.
learn-b-drive-free = Un camion peut rouler vers un bar fermé au cas où une carte l'ouvrirait à temps. Sinon, la cargaison est perdue.
learn-b-copper = Le flic surveille { $mobster } : un cinq sur cet alambic familial, et il ne donne rien. Ensuite, le flic va chez celui qui a le plus distillé.
learn-b-announced = Après le tour 4, chacun annonce son argent et reçoit un marqueur ; le plus pauvre en reçoit deux.
learn-b-until = Voilà trois tours : vous savez maintenant comment un tour se joue.
learn-b-decided =
    { $mobster_is_you ->
        [yes] C'est vous qui avez le plus encaissé
       *[no] C'est { $mobster } qui a le plus encaissé
    } : { $cash } de whisky, { $cash_profit } grâce au contrôle des bars.

## King of Chicago: setting up

learn-k-welcome = Bienvenue à Chicago : vous êtes l'un des parrains qui veulent la ville. Le premier à dix points gagne aussitôt, même quand c'est à un autre de jouer.
learn-k-fixed = Nous jouons deux manches ensemble. Cette fois, les dés et les cartes sont fixés d'avance, pour que je sache ce qui vient. Dans une vraie partie, personne ne les choisit, et chacun peut le vérifier après coup.
learn-k-points = Vos points. Une entreprise en donne 1, 2 ou 3 selon sa taille ; deux gangsters qui travaillent pour vous en donnent 1 ensemble. Il y a deux autres moyens, plus tard : le respect local, à qui tient le plus de territoires, et les contrats.
learn-k-yours = Vos poches : 1000 $, et vos ressources : un alcool (la bouteille), une fille (le rouge à lèvres), un homme de main (le poing). Vos rivaux ne voient pas ce qu'il y a dedans.
learn-k-first = Votre première entreprise, c'est { $business }. Elle n'est pas encore sur le plan : vous choisirez son terrain dans un instant. Dites d'abord où va votre gangster.
learn-k-settle = { $gangster } travaille pour vous. Dans votre entreprise, il rapporte 100 $ de plus par manche ; dans la voiture, il roulerait avec vous. Mettez-le dans l'entreprise.
learn-k-settle-own = { $gangster } roule donc avec vous : de la voiture il peut tirer, mais il n'y rapporte rien. Chaque fois que vous vous arrêtez devant votre entreprise, vous pouvez l'y mettre.
learn-k-begin = Pour savoir qui commence, chacun a lancé deux dés. Votre total est le plus haut : vous commencez. Chacun choisit maintenant un terrain rouge étoilé pour sa première entreprise.
learn-k-map = Le plan. En vert, les territoires ; en rouge, les terrains pour une petite, une moyenne ou une grande entreprise : une, deux ou trois pastilles. En brun, les lieux où il y a des ressources dès le début ; en bleu, ceux des contrats ; en gris, les garages.
learn-k-legend = Bouteille, rouge à lèvres ou poing sur un lieu : il y a de l'alcool, des filles ou des hommes de main à prendre, et le chiffre dit combien. Le « ? », parmi les boutons du plan, dit ce que veulent dire les signes.
learn-k-legend-behind = Bouteille, rouge à lèvres ou poing sur un lieu : il y a de l'alcool, des filles ou des hommes de main à prendre, et le chiffre dit combien. Pour le sens des signes, touchez la loupe du plan, puis le « ? ».
learn-k-lot = Prenez celui-ci pour { $business } : les Docks ne sont pas loin, et il y a de l'alcool à prendre.

## King of Chicago: the first game turn

learn-k-turn = Quand c'est à vous : lancez le dé, roulez, puis faites une action là où vous êtes.
learn-k-roll = Lancez le dé. Vous pouvez rouler d'autant de cases, ou de moins.
learn-k-docks = Juste ce qu'il faut pour aller aux Docks. Choisissez la case au cadre épais.
learn-k-drive-own = Choisissez une case pour y aller. De là, vous atteignez ce qui la borde.
learn-k-take = Il y a trois alcools aux Docks. Prenez tout : c'est votre seule action.
learn-k-action = Vous pouvez faire une chose ici, ou rien. La liste dit ce qui est possible, et sinon pourquoi.
learn-k-others = Les autres ont joué aussi : le journal dit ce qu'ils ont fait. Voilà un tour d'action ; quatre, plus une phase de commerce, font une manche.
learn-k-signs = Ce que chacun possède, en signes : le drapeau compte les territoires ; puis viennent les entreprises avec leurs points, et une couronne si personne d'autre n'en a d'ouverte du même genre (un monopole) ; les ronds sont les places dans la voiture, le chapeau compte les gangsters en activité.
learn-k-marks = Le sablier désigne celui qu'on attend. Touchez un parrain : tout y est écrit en toutes lettres, et aussi qui est le premier parrain, celui qui ouvre chaque tour de cette manche.
learn-k-territories = Maintenant un territoire, une des cases vertes. Il rapporte 50 $ par manche, et qui en tient le plus a le respect local : un point. Lancez le dé !
learn-k-to-territory = Un territoire libre, en vert, borde cette case : allez-y.
learn-k-to-territory-own = N'importe quel territoire vert sans marqueur convient. Allez sur une case qui en borde un.
learn-k-mark = Posez-y votre marqueur. Un territoire libre ne coûte rien ; celui d'un rival coûterait 100 $.
learn-k-respect = Personne n'a autant de territoires que vous : le respect local est à vous, et un point avec. Dès que quelqu'un en a autant, vous le perdez.
learn-k-price = Trois alcools, une fille, un homme de main : c'est le prix d'un petit bar, et vous l'avez. Reste à trouver un terrain vide. Lancez le dé.
learn-k-to-lot = De cette case, on atteint un terrain vide pour une petite entreprise : allez-y.
learn-k-to-lot-own = Une petite entreprise s'ouvre sur n'importe quel terrain rouge vide à une pastille. S'il n'y en a pas à portée, approchez-vous et prenez quelque chose en chemin : d'autres tours viendront.
learn-k-open = Ouvrez un bar. C'est un point de plus, et de l'argent à chaque phase de commerce.
learn-k-free = Cette fois, faites à votre guise. Touchez un lieu du plan : vous verrez ce que vous pourriez y faire, et quel dé il faut pour y arriver.
learn-k-free-drive = Des ressources, un territoire, ou cap sur un terrain vide : à vous de choisir.

## King of Chicago: the trade phase

learn-k-income = La phase de commerce. Entreprises, territoires et gangsters vous ont rapporté { $cash }.
learn-k-monopoly = Tous les bars ouverts de la ville sont à vous. C'est un monopole : chacun rapporte 400 $ au lieu de 300 $, tant que personne d'autre n'en ouvre un.
learn-k-no-monopoly = Chacun de vos bars ouverts rapporte 300 $. Ç'aurait été 400 $ si tous les bars ouverts de la ville étaient à vous, mais un autre parrain en a ouvert un : fini le monopole.
learn-k-drew = Chacun pioche une carte. Les gangsters sont visibles de tous ; événements et contrats se gardent. La vôtre : { $card }, et personne d'autre ne le sait.
learn-k-window = Vous tenez une carte : on vous demande quand elle pourrait servir. Si vous n'en voulez pas, passez ; « Passer tant que rien ne me concerne » vous épargne la question.
learn-k-hire = { $gangster } cherche du travail : il va au plus offrant, à partir de 50 $. Sa carte dit ce qu'il vaut.
learn-k-figures = Les quatre chiffres sont sa force dans une fusillade. Pistolets : à l'attaque. Bouclier : en défense. À gauche pour les voitures, à droite pour les entreprises. La plupart des gangsters valent 1.
learn-k-bid = Misez { $fifties }. Personne n'a encore misé, et je ne crois pas que les autres le veuillent : le minimum suffit.
learn-k-hired = { $gangster } travaille pour vous. Deux gangsters en activité font un point.
learn-k-outbid = Ne misez que s'il en vaut la peine. Passer ne coûte rien, et qui n'a plus un sou ne soudoie personne.
learn-k-bribe = Voici le badge. Le plus gros pot-de-vin donne la voiture de police pour toute une manche, et une seule action de police : descente chez un rival, territoire nettoyé ou ressources confisquées. Misez ou passez.
learn-k-placing = Pour finir, chacun place ses gangsters en secret. Dans une entreprise, ils la défendent, et certains rapportent ; dans la voiture, ils roulent et attaquent.
learn-k-place = Trois tiennent dans une voiture, trois dans une entreprise. Choisissez un homme, puis sa place, et dites quand c'est fini. Tant qu'il y a de la place, personne ne reste en planque, où il ne compte pour rien.

## King of Chicago: whatever comes up

learn-k-second = Voilà une manche entière : quatre tours d'action, puis la phase de commerce. Un autre parrain joue maintenant en premier, et je ne parle plus que s'il y a du nouveau.
learn-k-contract = { $contract } est un contrat : démarrez-le à un endroit, accomplissez-le à l'autre. C'est un point que personne ne vous prendra, et de l'argent.
learn-k-contracts = Vous n'avez pas encore de contrat. C'est une course d'un lieu du plan à un autre, pour un point que personne ne vous prendra, et de l'argent. Les contrats sont dans la pioche, où chacun prend une carte par phase de commerce ; un contrat en cours passe à qui bat votre voiture.
learn-k-danger = Personne n'a encore tiré, mais avec un gangster en voiture, chacun peut attaquer une voiture ou une entreprise à côté de lui, et vous aussi. Qui perd sa voiture ne joue plus jusqu'à la fin de la phase de commerce ; qui perd une entreprise en perd les points. Ne laissez donc pas tout sans défense.
learn-k-event = Une carte événement n'est pas une action : jouez-la quand c'est à vous et qu'elle convient. Touchez-la pour la lire ; de là, vous pouvez la jouer.
learn-k-police = Vous avez le badge : une fois votre tour joué, vous conduisez la voiture de police. Elle fait autant de cases que le dé, plus deux.
learn-k-police-drive = Conduisez la voiture de police vers l'entreprise, la voiture ou le territoire d'un rival ; si rien n'est à portée, approchez-vous. Elle ne peut rien contre ce qui est à vous.
learn-k-police-action = Une action de police par manche. Dans une descente, chaque camp lance le dé, et le plus haut l'emporte : si c'est le vôtre, les gangsters présents vont en prison et l'entreprise est fermée.
learn-k-attack = Avec un gangster dans la voiture, vous pouvez tirer ici : sur une voiture voisine, ou sur l'entreprise d'un rival, pour la prendre. Regardez d'abord vos chances.
learn-k-shootout = Une fusillade. Chaque camp ajoute sa force à un dé, salve après salve ; cette force reste celle du début, même si des hommes tombent. Qui perd une salve perd un homme, et quand il n'en reste plus, la voiture ou l'entreprise elle-même.
learn-k-hit = Choisissez qui est touché. Si votre dé était inférieur de trois ou plus, il est mort ; sinon, il va à l'hôpital.
learn-k-garage = Votre voiture est hors d'usage et reste au garage jusqu'à la fin de la prochaine phase de commerce. D'ici là, vous passez vos tours, mais cartes, marchés et badge restent à vous.
learn-k-shift = Ici, vous pouvez déplacer des gangsters entre la voiture et l'entreprise : en voiture ils attaquent, dans l'entreprise ils la défendent, et certains y rapportent.
learn-k-end-turn = Comme vous avez une carte en main, on vous la propose encore avant la fin de votre tour. Jouez-la, ou dites que vous avez fini.
learn-k-fetch = Ramenez vos gens. Les autres viennent-ils aussi ?
learn-k-bet = Un tuyau pour les courses : avec 4 ou plus, votre mise double ; sinon, elle est perdue. Le contrat compte de toute façon.
learn-k-offered = Quelqu'un vous propose un marché, et personne d'autre ne le voit. Acceptez, refusez, ou demandez autre chose.
learn-k-until = Voilà deux manches : vous savez maintenant comment la partie se joue.
learn-k-decided =
    { $boss_is_you ->
        [yes] Vous êtes en tête
       *[no] { $boss } est en tête
    }{ $count_level ->
        [0] { "" }
       *[other] , à égalité,
    } avec { $count ->
        [one] un point
       *[other] { $count } points
    } : { $count_businesses } par les entreprises{ $count_gangsters ->
        [0] { "" }
       *[other] , { $count_gangsters } par les gangsters
    }{ $count_contracts ->
        [0] { "" }
       *[other] , { $count_contracts } par les contrats
    }{ $count_respect ->
        [0] { "" }
       *[other] , { $count_respect } par le respect local
    }.
