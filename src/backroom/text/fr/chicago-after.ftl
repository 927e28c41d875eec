# A finished game of King of Chicago in figures.

after-tie = À égalité, c'est celui dont c'était le tour qui l'emporte (dans la phase de commerce, le premier parrain), sinon le suivant (K1.2).
after-step-begin = Mise en place
after-step-round = Manche { $n }, tour d'action { $part }
after-step-trade = Manche { $n }, phase de commerce
after-step-short-begin = 0
after-step-short-round = { $n }
after-step-short-trade = { $n }
after-chart-points = Points de victoire
after-chart-cash = Argent
after-chart-territories = Territoires
after-part-businesses = entreprises
after-part-contracts = contrats
after-part-respect = respect local
after-part-gangsters = gangsters en activité
after-part-start = argent de départ
after-part-territories = territoires
after-part-extras = primes des gangsters
after-part-deals = marchés
after-part-hiring = gangsters embauchés
after-part-bribes = pots-de-vin
after-part-turf = territoires repris
after-grid-businesses = À qui étaient les entreprises
after-mark-closed = fermée
after-against-driving = Cases données par les dés
after-against-shootouts = Salves gagnées en fusillade
after-unit-territories = { $n ->
        [one] { $n } territoire
       *[other] { $n } territoires
    }
after-unit-squares = { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
after-unit-wins = { $n ->
        [one] { $n } gagnée
       *[other] { $n } gagnées
    }
after-unit-saves = { $n ->
        [one] { $n } sauvé
       *[other] { $n } sauvés
    }
after-unit-goods = { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
after-luck-shootouts = Fusillades
after-luck-shootouts-means = Salves gagnées, comparées à la chance que donnaient les totaux. En points : ce qu'une salve gagnée ou perdue a changé à la valeur moyenne de la fusillade ; un gangster compte un demi-point, une entreprise ouverte ses points.
after-luck-raided = Descentes repoussées
after-luck-raided-means = Une descente sur deux réussit. On compte ce qu'elle aurait pris : un demi-point par gangster et les points de l'entreprise.
after-luck-raids = Descentes ordonnées
after-luck-raids-means = Une sur deux réussit. Elle ne rapporte pas de points au badge.
after-luck-driving = Conduite
after-luck-driving-means = Cases données par les dés à la voiture ; un dé donne 3,5 en moyenne. Elles ne comptent pas de points.
after-luck-police = Voiture de police
after-luck-police-means = Cases données par les dés à la voiture de police ; un dé donne 3,5 en moyenne. Elles ne comptent pas de points.
after-luck-forgery = Freddie Forgery
after-luck-forgery-means = Il imprime 250 $ en moyenne. L'argent ne compte pas de points ; qu'il soit pris une fois sur six, si : un demi-point.
after-luck-bets = Red Hot Tip
after-luck-bets-means = Un pari sur deux est gagné. L'argent ne compte pas de points.
after-luck-doctor = The Doctor
after-luck-doctor-means = Il en sauve un sur deux. Le rescapé est à l'hôpital et n'y compte pas de points.
after-luck-burglary = Burglary
after-luck-burglary-means = Ressources volées, comparées à la moyenne du dé, tant qu'il y avait quelque chose à prendre. Elles ne comptent pas de points.
