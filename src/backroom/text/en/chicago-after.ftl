# A finished game of King of Chicago in figures.

after-tie = A tie goes to whoever's turn it is (in the trade phase, to the first boss), or else to whoever comes next (K1.2).
after-step-begin = Set-up
after-step-round = Game turn { $n }, action round { $part }
after-step-trade = Game turn { $n }, trade phase
after-step-short-begin = 0
after-step-short-round = { $n }
after-step-short-trade = { $n }
after-chart-points = Victory points
after-chart-cash = Money
after-chart-territories = Territories
after-part-businesses = businesses
after-part-contracts = contracts
after-part-respect = local respect
after-part-gangsters = gangsters at work
after-part-start = starting cash
after-part-territories = territories
after-part-extras = gangsters' extras
after-part-deals = deals
after-part-hiring = gangsters hired
after-part-bribes = bribes
after-part-turf = territories taken over
after-grid-businesses = Whose business it was
after-mark-closed = closed
after-against-driving = Squares rolled
after-against-shootouts = Rounds won in shootouts
after-unit-territories = { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
after-unit-squares = { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
after-unit-wins = { $n } won
after-unit-saves = { $n } saved
after-unit-goods = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
after-luck-shootouts = Shootouts
after-luck-shootouts-means = Rounds won, against the chance that the totals gave. In points: what a round won or lost changed in what the shootout was worth on average; a gangster counts half a point, an open business its points.
after-luck-raided = Raids withstood
after-luck-raided-means = One raid in two succeeds. It counts what it would have taken: half a point for each gangster, and the points of the business.
after-luck-raids = Raids ordered
after-luck-raids-means = One in two succeeds. It brings the badge no points itself.
after-luck-driving = Driving
after-luck-driving-means = Squares rolled for the car; a die gives 3.5 on average. They count no points.
after-luck-police = Police car
after-luck-police-means = Squares rolled for the police car; a die gives 3.5 on average. They count no points.
after-luck-forgery = Freddie Forgery
after-luck-forgery-means = He prints $250 on average. Money counts no points; that he is caught one time in six does, half a point.
after-luck-bets = Red Hot Tip
after-luck-bets-means = A bet is won one time in two. Money counts no points.
after-luck-doctor = The Doctor
after-luck-doctor-means = He saves one in two. Whoever is saved lies in hospital, and counts no points there.
after-luck-burglary = Burglary
after-luck-burglary-means = Resources taken, against the average die as far as there was something to take. They count no points.
