# A finished game of Bootleggers in figures.

after-tie = The higher muscle card of the last round decided it (B9.4).
after-step-begin = Set-up
after-step-round = Round { $n }
after-step-short-begin = 0
after-step-short-round = { $n }
after-chart-cash = Cash
after-chart-influence = Influence markers in speakeasies
after-part-start = starting cash
after-part-sales = sales
after-part-profit = profit from own speakeasies
after-part-deals = deals
after-part-thugs = Moll and Vigorish
after-part-cards = paid for cards
after-part-trucks = trucks bought
after-part-wages = wages and muscle
after-part-markers = markers
after-grid-houses = Who held which speakeasy
after-mark-majority = majority only
after-against-production = Crates from the stills
after-against-demand = Demand of the speakeasies
after-fates-crates = What became of the crates
after-way-sold = sold
after-way-cards = lost by cards
after-way-unsold = found no buyer
after-way-left = left behind
after-unit-crates = { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
after-unit-markers = { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
after-luck-production = Stills
after-luck-production-means = Crates made, against the average of the dice on the still; where the copper stands, the chance of a 5 is counted in. A crate counts $2G, what most speakeasies pay.
after-luck-demand = Demand
after-luck-demand-means = What the demand dice brought for the trucks in line and the profit of the speakeasy, against the average of all rolls, with the lines and prices of that moment. Trucks at the public dock count as if they had been let in.
after-luck-moll = Moll
after-luck-moll-means = What Moll's die cost, against its average.
after-luck-recruiting = Recruiting
after-luck-recruiting-means = Markers from the die of Recruiting, against the average. A marker counts $4G, what City Politics takes for it.
