### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = The map: { $name }
map-tools = Move the map
map-nearer = Nearer
map-farther = Farther
map-all = The whole city
map-my-car = To my car
map-turn =
    { $boss_is_you ->
        [yes] Your turn
       *[no] { $boss }'s turn
    }
map-stage-roll = Roll
map-stage-drive = Drive
map-stage-action = Action
map-stage-police = Police
map-driver = { $die } + { $count }: { $gangster } at the wheel
map-car =
    { $boss_is_you ->
        [yes] Your car
       *[no] { $boss }'s car
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] yours
       *[no] { $boss }'s
    }, { $count ->
        [0] nobody inside
        [one] { $count } gangster inside
       *[other] { $count } gangsters inside
    }
map-closed = Closed by the police.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] yours
       *[no] { $boss }'s
    }

## A shootout, a raid

board-shootout-label = Shootout
board-shootout-stage-declared = Does somebody slip away?
board-shootout-stage-sneaking = Is anybody leaving by the back door?
board-shootout-stage-cards = Cards may be played before the first shot.
board-shootout-stage-picking = John Doe picks an enemy.
board-shootout-stage-counting = Both sides are counted.
board-shootout-stage-fighting = Cards may be played before the next round.
board-shootout-stage-fallen = Somebody has fallen.
board-shootout-stage-over = The shooting is over.
board-shootout-stage-hit = { $gangster } is hit. Can he get up again?
board-shootout-stage-dying = { $gangster } is dying. Can anybody save him?
board-shootout-stage-who-falls =
    { $boss_is_you ->
        [yes] You have lost the round: say who is hit.
       *[no] { $boss } has lost the round and says who is hit.
    }
board-shootout-stage-who-dies =
    { $boss_is_you ->
        [yes] You have lost the round, and badly: say who dies.
       *[no] { $boss } has lost the round, and badly: somebody dies.
    }
board-shootout-wins =
    { $boss_is_you ->
        [yes] You win the shootout!
       *[no] { $boss } wins the shootout.
    }
board-shootout-nobody-wins = Nobody wins the shootout.
board-shootout-massacre = Massacre: whoever is hit dies
board-shootout-played = Played:
board-shootout-fallen = Fallen: { $names }
board-shootout-counts = counts { $count }
board-shootout-base = basic strength
board-shootout-car-attack = instead of 1: attacks a car
board-shootout-car-defence = instead of 1: defends a car
board-shootout-business-attack = instead of 1: attacks a business
board-shootout-business-defence = instead of 1: defends a business
board-shootout-against = against { $gangster }
board-shootout-picked = put out by John Doe
board-shootout-gang = gangsters
board-shootout-size = size of the business
board-shootout-cards = cards
board-shootout-total = What this side counts, without the die
board-shootout-rolled = rolled { $count }
board-shootout-needs =
    { $count ->
        [0] has won
        [one] { $count } round to win
       *[other] { $count } rounds to win
    }
board-shootout-how = How a shootout goes
board-shootout-how-rounds = The large number is what a side counts. Each round both sides roll a die and add it; the higher sum wins.
board-shootout-needs-help = Whoever loses a round loses a gangster. With none left, the car or the business fights on alone; the next round it loses, the shootout is lost. What a side counts stays as it was at the start.
board-shootout-shots = Shots are fired …
board-shootout-skip = See how it ends
board-shootout-nobody = nobody fights
board-shootout-nobody-inside = nobody inside: the business is on its own
board-raid-label = Police raid
board-raid-cards = Cards may be played first.

## Bosses: what a sign says

board-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }: { $items }.
board-points-none = No victory points yet.
board-of-ten = { $count } of { $most } points
board-boss-whole =
    { $boss_is_you ->
        [yes] All about yourself: points, gangsters, contracts
       *[no] All about { $boss }: points, gangsters, contracts
    }
board-king =
    { $boss_is_you ->
        [yes] You are the king of Chicago.
       *[no] { $boss } is the king of Chicago.
    }
board-waits-for =
    { $boss_is_you ->
        [yes] The table is waiting for you.
       *[no] The table is waiting for { $boss }.
    }
board-first =
    { $boss_is_you ->
        [yes] You are first boss in this game turn.
       *[no] { $boss } is first boss in this game turn.
    }
board-badge =
    { $boss_is_you ->
        [yes] You have the badge
       *[no] { $boss } has the badge
    }; { $count ->
        [0] the police have no action left in this game turn.
        [one] the police have { $count } action left in this game turn.
       *[other] the police have { $count } actions left in this game turn.
    }
board-frozen =
    { $boss_is_you ->
        [yes] Election Day: you are frozen until the trade phase. No move, no action, no trade, no income.
       *[no] Election Day: { $boss } is frozen until the trade phase. No move, no action, no trade, no income.
    }
board-skips-income =
    { $boss_is_you ->
        [yes] You have no income in the next trade phase.
       *[no] { $boss } has no income in the next trade phase.
    }
board-stalled =
    { $boss_is_you ->
        [yes] Out of gas: your car can't make its next move.
       *[no] Out of gas: { $boss }'s car can't make its next move.
    }
board-not-dealing =
    { $boss_is_you ->
        [yes] You take no offers in this game turn.
       *[no] { $boss } takes no offers in this game turn.
    }
board-territories =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
board-car-of =
    { $boss_is_you ->
        [yes] Your car
       *[no] { $boss }'s car
    }
board-in-car =
    { $boss_is_you ->
        [yes] Your car
       *[no] { $boss }'s car
    }: { $count } of { $most } seats taken.
board-in-garage = Being repaired: { $garage }. It is back after the trade phase, and can't be attacked until then.
board-mended = The Mechanic has fixed it: it moves again next turn.
board-at-work =
    { $count ->
        [one] { $count } gangster at work
       *[other] { $count } gangsters at work
    }
board-in-prison =
    { $count ->
        [one] { $count } gangster in prison
       *[other] { $count } gangsters in prison
    }
board-in-hospital =
    { $count ->
        [one] { $count } gangster in hospital
       *[other] { $count } gangsters in hospital
    }
board-hiding =
    { $count ->
        [one] { $count } gangster in hiding
       *[other] { $count } gangsters in hiding
    }
board-dead =
    { $count ->
        [one] { $count } gangster dead
       *[other] { $count } gangsters dead
    }
board-cards =
    { $count ->
        [0] No cards in hand
        [one] { $count } card in hand, unseen
       *[other] { $count } cards in hand, unseen
    }
board-shown = Everybody knows where he is.
board-secret = Money and resources are secret.
board-unseen =
    { $count ->
        [one] { $count } unseen
       *[other] { $count } unseen
    }
board-who-where = Who is where
board-count-at = { $where }: { $count }
board-nobody-respected = Nobody has the respect of the streets.

## Bosses: what would break it

board-from-business =
    { $business } ({ $business_kind }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [0] nobody inside
        [one] { $count } gangster inside
       *[other] { $count } gangsters inside
    }.
board-from-closed =
    { $business } ({ $business_kind }) is closed by the police: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } again after the trade phase, { $count ->
        [0] nobody inside
        [one] { $count } gangster inside
       *[other] { $count } gangsters inside
    }.
board-risk-businesses = Lost to whoever takes it in a shootout; a police raid closes it until the end of the trade phase.
board-from-contract = { $contract } is completed: nobody can take that point.
board-risk-contract = { $contract } is under way: it goes to whoever beats the car in an attack, and a police raid on the car cancels it.
board-risk-respect =
    Most territories: { $count }. Gone as soon as a rival has as many; { $boss_next_is_you ->
        [yes] you are next
       *[no] { $boss_next } is next
    } with { $count_next }.
board-way-respect = Territories: { $count }. With { $most } it would be the most.
board-risk-gangsters-even =
    { $count ->
        [one] { $count } at work
       *[other] { $count } at work
    }: one fewer, and a point is gone.
board-risk-gangsters-odd =
    { $count ->
        [one] { $count } at work
       *[other] { $count } at work
    }: one more makes another point, one fewer costs none.
board-no-gangsters = Nobody at work. Every two make a point.
board-monopoly = Monopoly
board-monopoly-bar = All open bars: they pay $400, $800 and $1500.
board-monopoly-casino = All open casinos: they pay $400, $800 and $1500.
board-monopoly-brothel = All open { -brothels }: they pay $400, $800 and $1500.
board-monopoly-reopens =
    { $boss_is_you ->
        [yes] Your { $business } opens again after the trade phase, and breaks it.
       *[no] { $boss }'s { $business } opens again after the trade phase, and breaks it.
    }
board-monopoly-left = Broken as soon as a rival opens one. Still to be had: { $items }.
board-monopoly-last = There is none left to open: only a shootout or a raid can break it.
board-left-of-kind = { $count } × { $business_kind }

## My own folder, and cards to read

board-own-cash = Your cash: { $cash }
board-locked = { $cash } bid
board-good-locked = { $text }, of which { $count } tied up in your bid
board-room-at = { $where }: { $count } of { $most } places taken
board-ordered = You have left an order: it is played as soon as it fits.
board-folder =
    Your folder: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $count_gangsters ->
        [one] { $count_gangsters } gangster
       *[other] { $count_gangsters } gangsters
    }
board-gangster-at = { $gangster }: { $where }.
board-gangster-of =
    { $boss_is_you ->
        [yes] { $gangster } works for you: { $where }.
       *[no] { $gangster } works for { $boss }: { $where }.
    }
board-way-out-hospital = Stop at Hospital with a free seat in your car to fetch { $gangster } back.
board-way-out-prison = Stop at Police Department with a free seat in your car to fetch { $gangster } back.
board-only-you-know = Only you know.
board-attack = Attack
board-defence = Defence
board-against-car = car
board-against-business = business
board-driving = Driving
board-asks-for = Asks for
board-fee = { $cash } to start it
board-one-point = 1 victory point
board-contract-how = Drive to the first place and start it, then to the second and complete it: one action each. Once started, everybody sees it.
board-any-own-business = any business of your own
board-any-garage = any garage
board-show-way = Show the way on the map

## The trade phase

board-trade-label = The trade phase
board-trade-step-income = Income
board-trade-step-draw = Draw
board-trade-step-hire = Hire
board-trade-step-bribe = Bribe
board-trade-step-place = Place
board-trade-to-map = Map
board-trade-to-trade = Back to the trade phase
board-trade-been = Income, draws
board-trade-offer = For hire
board-trade-nobody = Nobody is for hire.
board-trade-now = now
board-trade-next = next
board-trade-unsold = unsold, stays
board-trade-lot = { $gangster } is for hire
board-trade-badge = The police badge
board-trade-badge-help = Whoever has it drives the police car in the next four action rounds. Once, the police raid a rival's car or business, clean up a territory or confiscate what lies about.
board-trade-no-bid = No bid yet
board-trade-least = Next bid: { $cash } or more
board-trade-bidder =
    { $boss_is_you ->
        [yes] You bid highest
       *[no] { $boss } bids highest
    }
board-trade-before = Bids before that
board-trade-costs = { $count } with the bid, you have { $number }
board-trade-bidders = The bosses, in their order
board-trade-highest = highest bid
board-trade-speaks = to bid
board-trade-passed = passed
board-trade-waits = yet to bid
board-trade-last = had bid { $cash }
board-trade-limit = Up to { $fifties } is bid for you without asking.
board-trade-limit-over = Your limit of { $fifties } is outbid: you pass.
board-trade-out = You pass for the rest of this auction.
board-trade-read = What { $card } does
board-trade-values = Attack: car { $number_ca }, business { $number_ba }. Defence: car { $number_cd }, business { $number_bd }.
board-trade-from-businesses = Businesses
board-trade-from-territories = Territories
board-trade-in-all = In all
board-trade-public = In all, gangsters aside
board-trade-public-help = What gangsters bring on top is secret: it would tell who sits where.
board-trade-kept = keeps a card
board-trade-new-at = { $place }:
board-trade-placing = Your gangsters, and where they go
board-trade-shifting = Who sits in { $business }, and who in the car
board-trade-place-hint = Pick a gangster, then where he goes; or drag him there.
board-trade-place-where = Where does { $gangster } go?
board-trade-place-secret = Nobody else sees it.
board-trade-car = Your car
board-trade-hiding = Hiding
board-trade-room =
    { $count ->
        [one] { $count } gangster
       *[other] { $count } gangsters
    }, room for { $number }
board-trade-take = { $gangster }, { $where }
board-trade-put-here = { $gangster } { $spot }
## The bar on top

board-turn = Turn { $turn }
board-round-of = Action round { $round } of { $most }
board-action-round = Action round { $round }: everyone in turn rolls, drives and does one thing.
board-order = In turn, from the first boss: { $text }
board-no-badge = Nobody has the badge: the police car stands still.
board-trade-income = Income
board-trade-draw = New cards
board-trade-hire = Hiring
board-trade-bribe = Bribe
board-trade-place = Placing
board-part-income = Trade phase, income: businesses, territories and gangsters pay.
board-part-draw = Trade phase, new cards: everyone draws one.
board-part-hire = Trade phase, hiring: the gangsters on offer are auctioned.
board-part-bribe = Trade phase, the bribe: the badge is auctioned.
board-part-place = Trade phase, placing: all place their gangsters in secret. Then garages and closed businesses open.

## The end

board-rests-business = { $business } ({ $count })
board-rests-contract = { $contract } (1)
board-rests-respect =
    { $count ->
        [one] respect for { $count } territory (1)
       *[other] respect for { $count } territories (1)
    }
board-rests-gangsters =
    { $count ->
        [one] { $count } gangster at work
       *[other] { $count } gangsters at work
    } ({ $points })

## On the map, where there is nothing to do

board-about-lot = A lot, room for a business: drive to its arrow with the resources that it costs.
board-about-territory = Whoever takes it gets $50 a game turn. The most territories bring local respect, a point.
board-about-place = Resources turn up at some places; contracts lead from one to another.
board-about-garage = A car that loses a shootout is towed to a garage and stands there until the end of the trade phase.
board-about-hospital = Hospital: the wounded lie here. Stop here with a free seat in your car and fetch your own; nobody leaves by himself.
board-about-prison = Police Department: stop here with a free seat in the car and take back your gangsters from Joliet Prison.
board-about-star = The star marks a lot where a boss may start the game.
board-about-business =
    { $business_kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
