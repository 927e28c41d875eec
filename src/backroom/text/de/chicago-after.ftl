# A finished game of King of Chicago in figures.

after-tie = Bei Gleichstand gewinnt, wer am Zug ist (in der Handelsphase der Startboss), sonst wer als Nächster kommt (K1.2).
after-step-begin = Aufbau
after-step-round = Spielrunde { $n }, Aktionsrunde { $part }
after-step-trade = Spielrunde { $n }, Handelsphase
after-step-short-begin = 0
after-step-short-round = { $n }
after-step-short-trade = { $n }
after-chart-points = Siegpunkte
after-chart-cash = Geld
after-chart-territories = Reviere
after-part-businesses = Betriebe
after-part-contracts = Aufträge
after-part-respect = Respekt im Viertel
after-part-gangsters = Gangster im Einsatz
after-part-start = Startgeld
after-part-territories = Reviere
after-part-extras = Zulagen von Gangstern
after-part-deals = Handel
after-part-hiring = angeheuerte Gangster
after-part-bribes = Bestechung
after-part-turf = übernommene Reviere
after-grid-businesses = Wem welcher Betrieb gehörte
after-mark-closed = geschlossen
after-against-driving = Gewürfelte Felder
after-against-shootouts = Gewonnene Runden in Schießereien
after-unit-territories = { $n ->
        [one] { $n } Revier
       *[other] { $n } Reviere
    }
after-unit-squares = { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
after-unit-wins = { $n } gewonnen
after-unit-saves = { $n } gerettet
after-unit-goods = { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
after-luck-shootouts = Schießereien
after-luck-shootouts-means = Gewonnene Runden, gegen die Chance, die die Summen gaben. In Punkten: was eine gewonnene oder verlorene Runde daran änderte, was die Schießerei im Schnitt wert war; ein Gangster zählt einen halben Punkt, ein offener Betrieb seine Punkte.
after-luck-raided = Überstandene Razzien
after-luck-raided-means = Jede zweite Razzia gelingt. Es zählt, was sie genommen hätte: ein halber Punkt für jeden Gangster und die Punkte des Betriebs.
after-luck-raids = Befohlene Razzien
after-luck-raids-means = Jede zweite gelingt. Der Dienstmarke selbst bringt sie keine Punkte.
after-luck-driving = Fahren
after-luck-driving-means = Gewürfelte Felder für das Auto; ein Würfel gibt im Schnitt 3,5. Sie zählen keine Punkte.
after-luck-police = Polizeiauto
after-luck-police-means = Gewürfelte Felder für das Polizeiauto; ein Würfel gibt im Schnitt 3,5. Sie zählen keine Punkte.
after-luck-forgery = Freddie Forgery
after-luck-forgery-means = Er druckt im Schnitt 250 $. Geld zählt keine Punkte; dass er bei jedem sechsten Mal auffliegt, schon: einen halben.
after-luck-bets = Red Hot Tip
after-luck-bets-means = Jede zweite Wette wird gewonnen. Geld zählt keine Punkte.
after-luck-doctor = The Doctor
after-luck-doctor-means = Er rettet jeden Zweiten. Wer gerettet ist, liegt im Krankenhaus und zählt dort keine Punkte.
after-luck-burglary = Burglary
after-luck-burglary-means = Gestohlene Ressourcen, gegen den Schnitt des Würfels, soweit es etwas zu holen gab. Sie zählen keine Punkte.
