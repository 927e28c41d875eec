# A finished game of Bootleggers in figures.

after-tie = Die höhere Muskelkarte der letzten Runde hat entschieden (B9.4).
after-step-begin = Aufbau
after-step-round = Runde { $n }
after-step-short-begin = 0
after-step-short-round = { $n }
after-chart-cash = Geld
after-chart-influence = Einflussfiguren in den Flüsterkneipen
after-part-start = Startgeld
after-part-sales = Verkäufe
after-part-profit = Profit eigener Kneipen
after-part-deals = Handel
after-part-thugs = Moll und Vigorish
after-part-cards = Kosten von Karten
after-part-trucks = Gekaufte Lkw
after-part-wages = Löhne und Muskeln
after-part-markers = Einflussfiguren
after-grid-houses = Wer welche Flüsterkneipe hatte
after-mark-majority = nur Mehrheit
after-against-production = Kisten aus den Brennereien
after-against-demand = Nachfrage der Flüsterkneipen
after-fates-crates = Was aus den Kisten wurde
after-way-sold = verkauft
after-way-cards = durch Karten verloren
after-way-unsold = ohne Käufer
after-way-left = zurückgeblieben
after-unit-crates = { $n ->
        [one] { $n } Kiste
       *[other] { $n } Kisten
    }
after-unit-markers = { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }
after-luck-production = Brennereien
after-luck-production-means = Gebrannte Kisten gegen den Schnitt der Würfel auf der Brennerei; wo der Polizist steht, ist die Gefahr einer 5 eingerechnet. Eine Kiste zählt 2 G$, so viel zahlen die meisten Flüsterkneipen.
after-luck-demand = Nachfrage
after-luck-demand-means = Was die Nachfragewürfel den wartenden Lkw und dem Profit der Kneipe brachten, gegen den Schnitt aller Würfe, mit den Schlangen und Preisen dieses Augenblicks. Lkw an der öffentlichen Rampe zählen, als hätte man sie eingelassen.
after-luck-moll = Moll
after-luck-moll-means = Was der Würfel von Moll gekostet hat, gegen seinen Schnitt.
after-luck-recruiting = Recruiting
after-luck-recruiting-means = Figuren durch den Würfel von Recruiting, gegen den Schnitt. Eine Figur zählt 4 G$, so viel verlangt City Politics.
