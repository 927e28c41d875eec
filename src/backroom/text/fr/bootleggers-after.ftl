# A finished game of Bootleggers in figures.

after-tie = La carte muscle la plus forte du dernier tour a tranché (B9.4).
after-step-begin = Mise en place
after-step-round = Tour { $n }
after-step-short-begin = 0
after-step-short-round = { $n }
after-chart-cash = Argent
after-chart-influence = Marqueurs d'influence dans les bars
after-part-start = argent de départ
after-part-sales = ventes
after-part-profit = bénéfice de ses bars
after-part-deals = marchés
after-part-thugs = Moll et Vigorish
after-part-cards = coût des cartes
after-part-trucks = camions achetés
after-part-wages = salaires et muscle
after-part-markers = marqueurs
after-grid-houses = Qui tenait quel bar
after-mark-majority = majorité seulement
after-against-production = Caisses des alambics
after-against-demand = Demande des bars
after-fates-crates = Ce que sont devenues les caisses
after-way-sold = vendues
after-way-cards = perdues par des cartes
after-way-unsold = sans acheteur
after-way-left = restées sur place
after-unit-crates = { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
after-unit-markers = { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
after-luck-production = Alambics
after-luck-production-means = Caisses produites, comparées à la moyenne des dés de l'alambic ; chez le flic, le risque d'un 5 est compté. Une caisse compte 2 G$, ce que paient la plupart des bars.
after-luck-demand = Demande
after-luck-demand-means = Ce que les dés de demande ont rapporté aux camions en file et au bénéfice du bar, comparé à la moyenne de tous les lancers, avec les files et les prix du moment. Les camions du quai public comptent comme s'ils avaient été admis.
after-luck-moll = Moll
after-luck-moll-means = Ce que le dé de Moll a coûté, comparé à sa moyenne.
after-luck-recruiting = Recruiting
after-luck-recruiting-means = Marqueurs obtenus par le dé de Recruiting, comparés à la moyenne. Un marqueur compte 4 G$, le prix de City Politics.
