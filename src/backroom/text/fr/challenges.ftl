### Défis : des positions de parties jouées, avec un but et une meilleure réponse.

web-challenges = Défis
web-challenges-about = Dix positions par jeu, tirées de vraies parties. Une réponse, parfois deux ou trois de suite, et vous savez si c'était la meilleure.
web-challenges-solved = { $count } sur { $all } réussis
web-challenges-all = Tous les défis
web-challenge-done = réussi
web-challenge-you = Vous
web-challenge-next = Le suivant
web-challenge-again = Réessayer
web-challenge-solved = C'est ça !
web-challenge-not-solved = Pas tout à fait.
web-challenge-measured = Résultat : { $count } ; le but était { $most }.
web-challenge-best = Le mieux était :
web-challenge-unlucky = Cette fois, les dés étaient contre vous, mais le choix était bon.
web-challenge-lucky = Cette fois, c'est passé, mais vous avez eu de la chance.
web-challenge-played-on = Après votre réponse, des bots ont joué la suite pour tout le monde.
web-challenge-sure = Toutes les autres réponses ont été essayées : aucune n'atteint le but.
web-challenge-odds = Chaque réponse a été jouée { $count } fois : la meilleure atteint le but { $percent } fois sur 100, la suivante { $percent_other }.
refused-no-such-challenge = Ce défi n'existe pas. Choisissez-en un dans la liste.
web-challenge-only-answers = Dans un défi, on ne peut que répondre à la question.

## Bootleggers

web-challenge-bootleggers-second-truck = Plus que trois cartes
web-challenge-bootleggers-second-truck-goal = Il reste trois cartes, et votre seul camion porte quatre caisses. Encaissez au moins 5 G$ de ventes ce tour-ci.
web-challenge-bootleggers-second-truck-why = Votre alambic fait plus de quatre caisses, et un petit camion n'en porte que quatre. Le deuxième coûte 1 G$ et emmène le reste chez O'Malley's, où personne ne peut vous fermer la porte. Un marqueur de plus ouvre peut-être Texas Lil's, mais la maison n'est pas à vous pour autant : le camion d'un rival y vend d'abord, et il ne reste presque rien pour le vôtre. Et il n'y a encore aucun alambic à grappiller.
web-challenge-bootleggers-open-the-doors = Portes ouvertes
web-challenge-bootleggers-open-the-doors-goal = Il vous reste un marqueur. Placez-le de façon à contrôler un bar clandestin ouvert.
web-challenge-bootleggers-open-the-doors-why = Chez Texas Lil's, vous avez deux marqueurs et il en faut trois pour ouvrir : le troisième ouvre le bar, et il est à vous. The Real McCoy serait aussi à vous, mais resterait fermé : il en manque sept, et un bar fermé n'achète rien.
web-challenge-bootleggers-away-from-the-copper = Le flic à la porte
web-challenge-bootleggers-away-from-the-copper-goal = Le flic est à votre alambic familial, et vous avez de nouveaux dés. Produisez au moins une caisse à coup sûr.
web-challenge-bootleggers-away-from-the-copper-why = Tant que le flic est là, un seul 5 gâche toute la production de la famille, et plus il y a de dés, plus un 5 est probable. Un alambic délocalisé n'a qu'un dé, mais le flic n'y va jamais : ce qu'il produit est à vous.
web-challenge-bootleggers-two-doors = Deux portes
web-challenge-bootleggers-two-doors-goal = Deux marqueurs à envoyer. Contrôlez deux bars clandestins ouverts.
web-challenge-bootleggers-two-doors-why = L'un ouvre Texas Lil's, et vous y êtes devant. L'autre ouvre Barleycorn's : deux contre deux, et à égalité c'est le plus gros muscle qui tranche, le vôtre. Les deux chez Texas Lil's, c'est plus sûr là-bas, mais cela ne fait qu'un bar.
web-challenge-bootleggers-small-muscle = Combien de muscle ?
web-challenge-bootleggers-small-muscle-goal = Posez une carte muscle. Soyez plus riche d'au moins 8 G$ à la fin du tour.
web-challenge-bootleggers-small-muscle-why = Rien sur la table ne vaut la peine de passer le premier : O'Malley's achète tout, même au dernier. Votre carte rouge gratuite épargne jusqu'à 4 G$, et ce sont justement ceux-là qu'il vous faut. Un gros muscle apporte une meilleure carte, mais fait manquer le but.
web-challenge-bootleggers-with-no-money = Sans un sou
web-challenge-bootleggers-with-no-money-goal = Vous n'avez ni argent, ni plus d'un dé, ni plus d'un petit camion. Faites-vous payer au moins cinq caisses ce tour-ci.
web-challenge-bootleggers-with-no-money-why = Vous ne pouvez pas payer un autre camion, et le vôtre porte quatre caisses au plus. Move Over, Pigeon vous donne le prix de gros de tout un camion d'un autre : ses caisses, votre argent. Cherchez la carte qui fait travailler les autres pour vous.
web-challenge-bootleggers-jump-the-queue = Dernier de la file
web-challenge-bootleggers-jump-the-queue-goal = Les camions font la queue, le vôtre en dernier, et vous avez Hijack. Faites-vous payer au moins neuf caisses ce tour-ci.
web-challenge-bootleggers-jump-the-queue-why = Votre grand camion en porte huit : c'est le maximum sans aide, et encore, si les dés sont gentils. Votre petit camion attend vide au dépôt : Hijack le remplit avec la cargaison d'un autre. Qui passe ici n'arrive jamais à neuf.
web-challenge-bootleggers-the-law-is-listening = La loi a l'oreille fine
web-challenge-bootleggers-the-law-is-listening-goal = Un camion, quatre caisses. Un rival a G-Men: Bust a Speakeasy en main. Vendez au moins une caisse, quoi qu'il arrive.
web-challenge-bootleggers-the-law-is-listening-why = Chez Barleycorn's, vous gagneriez bien plus, et c'est justement là que viendront les fédéraux : tout le monde a vu qui a pris la carte. Chez O'Malley's, il y a moins à perdre, et personne n'y gaspille une descente. Quatre caisses pour 4 G$ valent mieux qu'une cargaison à l'égout.
web-challenge-bootleggers-no-room-at-home = L'autre camion
web-challenge-bootleggers-no-room-at-home-goal = Votre premier camion est devant votre propre bar. Envoyez le second de façon à finir le tour plus riche d'au moins 17 G$.
web-challenge-bootleggers-no-room-at-home-why = Chez Mother's, vos quatre premières caisses passent avant, et deux dés en demandent rarement huit. Barleycorn's n'est pas à vous, mais vous y avez un marqueur, la file est vide, et il en veut au moins six : les quatre partent à 2 G$. Le bénéfice dans votre bar ne vaut pas des caisses qui restent sur le camion.
web-challenge-bootleggers-sixteen-crates = Seize caisses
web-challenge-bootleggers-sixteen-crates-goal = Trois camions, seize caisses, et un rival avec les fédéraux dans la manche. Vendez-en au moins quinze. Où va votre premier camion ?
web-challenge-bootleggers-sixteen-crates-why = C'est votre propre bar que visent les fédéraux, et il prend rarement les seize de toute façon. O'Malley's achète sans limite : envoyez-y d'abord les neuf caisses, et les petites cargaisons ne vous couleront pas. Les 18 G$ chez Barleycorn's font envie, et se perdent plus souvent qu'à leur tour.

## King of Chicago

web-challenge-chicago-one-action = Une seule action
web-challenge-chicago-one-action-goal = Vous avez roulé, il vous reste une action. Gagnez un point de victoire avec elle.
web-challenge-chicago-one-action-why = Vous êtes devant un petit terrain, et ce que vous avez en poche suffit pour le bar : une entreprise à vous, c'est un point, tout de suite. Le territoire d'à côté ne coûte rien, mais il ne rapporte que de l'argent : le point va à qui en a plus que tous les autres, et ce ne serait pas vous.
web-challenge-chicago-one-man-left = Le dernier homme
web-challenge-chicago-one-man-left-goal = Vinnie est à la porte de The Orchid House avec deux tireurs ; Ken Evil est seul à l'intérieur, et vous tenez Dynamite. Gagnez cette fusillade.
web-challenge-chicago-one-man-left-why = Quatre contre quatre, cela paraît égal, mais il faut deux salves à Vinnie et trois à vous : cela réussit trois fois sur dix. Dynamite vous coûte Ken, mais ajoute 4 à chacun de vos dés : vous ne perdez une salve qu'avec un très mauvais dé, et trois fois sur quatre l'entreprise reste à vous. Un homme pour trois points, c'est un prix honnête.
web-challenge-chicago-old-favor = Le quatrième homme
web-challenge-chicago-old-favor-goal = Trois gangsters travaillent pour vous, Jack Knife va passer aux enchères, et vos rivaux ont de l'argent. Ayez un point de victoire de plus à la fin de la phase de commerce.
web-challenge-chicago-old-favor-why = Deux gangsters en activité font un point : il vous en manque un quatrième. Aux enchères, il va à quelqu'un d'autre quatre fois sur cinq. An Old Favor le prend dans l'offre pour rien, avant toute mise : c'est pour lui que vous gardiez cette carte. Seule la carte d'un rival peut encore tout gâcher.
web-challenge-chicago-visiting-hours = Rien qu'un deux
web-challenge-chicago-visiting-hours-goal = Vous avez fait deux. Gagnez un point de victoire avec un trajet et une action.
web-challenge-chicago-visiting-hours-why = Deux gangsters à l'œuvre valent un point, et votre second est à l'hôpital, à une case. Allez le chercher, et la paire est faite. Un territoire ne serait que votre premier quand des rivaux en ont deux, et la police ne vous aidera pas : un rival a le badge.
web-challenge-chicago-roses = Quatre cases
web-challenge-chicago-roses-goal = Vous avez les roses, et vous avez fait quatre. Gagnez un point de victoire avec un trajet et une action.
web-challenge-chicago-roses-why = Roses Are Red… se termine chez le Butcher, à quatre cases exactement, dans Wabash Avenue : 1100 $ et un point. Le territoire libre du Post Office ne fait que quatre partout, et les sept alcools du Wharf sont tentants, mais l'alcool n'est pas un point.
web-challenge-chicago-nobody-home = Trois hommes en voiture
web-challenge-chicago-nobody-home-goal = Trois de vos hommes sont en voiture, et vous avez une action. Gagnez un point de victoire avant que ce soit au suivant.
web-challenge-chicago-nobody-home-why = Il n'y a personne à The Tin Cup : trois contre une maison vide, et le bar est à vous, avec son point et le monopole des bars. La voiture d'à côté, vous la battriez aussi sûrement, mais une voiture au garage n'est pas un point, et des hommes peuvent y rester. Le territoire ne coûte rien et n'en rapporte pas non plus.
web-challenge-chicago-horse-head = La police à la porte
web-challenge-chicago-horse-head-goal = La police est à votre porte, envoyée par votre rival. Ne perdez pas un seul point pendant ce tour d'action.
web-challenge-chicago-horse-head-why = Une descente réussit une fois sur deux, et votre seule entreprise est pleine : elle fermerait, trois hommes iraient en prison, et de vos trois points il en resterait un. The Severed Horse Head l'arrête à coup sûr. C'est pour cette descente-là que vous l'avez gardée.
web-challenge-chicago-back-door = Seul contre tous
web-challenge-chicago-back-door-goal = Dehors, les tireurs ; dedans, un seul homme. Ne perdez aucun gangster pendant ce tour d'action.
web-challenge-chicago-back-door-why = Cette fusillade, vous la gagnez deux fois sur cent : la maison est perdue de toute façon. Ce qu'on peut sauver, c'est Clean Gene : avec Sneaking Out the Backdoor, il se planque jusqu'au prochain placement. Getaway, c'est pour les voitures, et l'espoir d'un miracle coûte un homme.
web-challenge-chicago-call-the-police = Appelez la police
web-challenge-chicago-call-the-police-goal = Le badge est à vous, et la voiture de police peut faire quatre cases. Ayez un point de victoire de plus à la fin de votre tour.
web-challenge-chicago-call-the-police-why = Vous et votre rival avez deux territoires chacun. Faites nettoyer l'un des siens, dans Clark Street, et vous êtes seul en tête : le respect local, un point, à coup sûr. La descente dans son bar a plus d'allure, mais elle lui nuit sans rien vous rapporter.
web-challenge-chicago-big-house = Les poches pleines
web-challenge-chicago-big-house-goal = Un six, les poches pleines et bien des chemins. Gagnez deux points de victoire avec un trajet et une action.
web-challenge-chicago-big-house-why = Une petite entreprise vaut un point, une moyenne en vaut deux. À cinq cases dans Wells Street, il y a un terrain moyen, et ce que vous avez en poche suffit pour le casino. Le petit terrain de Randolph Street est aussi près et deux fois moins bon, et vos deux contrats attendront.
