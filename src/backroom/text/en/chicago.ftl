### King of Chicago.
###
### $boss is a player's name; beside it stands $boss_is_you ("yes" or "no"). $gangster, $event,
### $contract, $card, $business, $place, $territory, $lot, $garage, $square, $spot, $where, $resource, $supply,
### $cash and $fifties come as words (the messages under "Names"). Beside $business stand
### $business_kind and $business_cost, beside $square what can be reached from it, $square_reached
### (it brings its own colon, and is empty where there is nothing), and its street alone, $square_street, beside a list such as $picks its length, $picks_count. Counts,
### booze, girls and henchmen come as numbers, $dice as text ("3", "3 + 5").
###
### What a host may want to hear in milder words is a term ("-girl"): mild.ftl says it otherwise.

## The game

game-title = King of Chicago
game-about = Hire gangsters, open businesses and hold the streets of Chicago. Drive across the city, bribe the police, break up what belongs to others, and shoot it out when talking no longer helps. Ten points make you king.
final-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## What it is about

goal-about = Be the first boss with ten victory points: open businesses, complete contracts, hire gangsters, and hold the most territories for local respect.
goal-end = At once, in the middle of anybody's turn, when a boss has ten victory points.
goal-round =
    A game turn is four action rounds and a trade phase:
    Action round · Everyone in turn: roll and drive, then do one thing where the car stands: pick up resources (booze, { -girls }, henchmen), open a business with them, take a territory, attack. Whoever has the police badge sends the police, too.
    Trade phase · Income, new cards, gangsters and the badge are auctioned; then all place their gangsters in secret.

## Said with one tap: each reads it in their own language

phrase-my-street = Get off my street.
phrase-no-shooting = Let's not shoot.
phrase-too-dear = Too rich for me.

## Words that mild.ftl replaces

-brothel = brothel
-brothels = brothels
-girl = girl
-girls = girls

## Names

seat = Boss { $number }
name-boss =
    { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }
cash = ${ NUMBER($amount, useGrouping: 0) }

business-0 = The Tin Cup
business-1 = Blind Tiger
business-2 = The Last Drop
business-3 = Lucky Seven
business-4 = The Back Parlor
business-5 = Snake Eyes
business-6 = Madame Rose's
business-7 = The Velvet Door
business-8 = Silk Stocking
business-9 = Booze Bash
business-10 = The Copper Still
business-11 = The Gilded Wheel
business-12 = High Stakes
business-13 = The Garter
business-14 = Paradise Rooms
business-15 = The Blue Heron
business-16 = Four Aces Palace
business-17 = The Orchid House
kind-small-bar = small bar
kind-small-casino = small casino
kind-small-brothel = small { -brothel }
kind-medium-bar = medium bar
kind-medium-casino = medium casino
kind-medium-brothel = medium { -brothel }
kind-large-bar = large bar
kind-large-casino = large casino
kind-large-brothel = large { -brothel }
business-cost = { $picks }

place-0 = Pawn Shop
place-1 = Tailor
place-2 = Lawyer
place-3 = Tobacco Trade
place-4 = Museum
place-5 = Boxing Club
place-6 = Wharf
place-7 = Docks
place-8 = Randolph St. Station
place-9 = LaSalle St. Station
place-10 = Laborer's Union
place-11 = Teamsters
place-12 = Barber
place-13 = Post Office
place-14 = Republican HQ
place-15 = Democrat HQ
place-16 = Accountant
place-17 = Courthouse
place-18 = First National Bank
place-19 = Bookie
place-20 = Race Track
place-21 = Florist
place-22 = Butcher
place-23 = Dry Cleaner
place-24 = Police Department
place-25 = Hospital

# With the street where the board is known, without it where it isn't.
square-number = square { $number }
square-street = { $street } (square { $number })
square-beside = { $street } (next to { $items })
square-on = { $street }
territory-number = territory { $number }
territory-street = territory { $number } ({ $street })
garage-number = garage { $number }
garage-street = garage { $number } ({ $street })
# What can be reached from a square follows its name: "Drive to Lake St. (square 8): Docks".
square-reached = : { $items }
reached-small = lot { $number } (small)
reached-medium = lot { $number } (medium)
reached-large = lot { $number } (large)
lot-number = lot { $number }
lot-small = lot { $number } (small, { $street })
lot-medium = lot { $number } (medium, { $street })
lot-large = lot { $number } (large, { $street })
# Where its size is said already.
lot-street = lot { $number } ({ $street })

resource-booze = booze
resource-girls = a { -girl }
resource-henchmen = a henchman

# Where a gangster goes.
spot-business = into { $business }
spot-car = into the car
spot-hiding = into hiding

# Where a gangster is.
where-business = in { $business }
where-car = in the car
where-hiding = hiding
where-free = waiting to be placed
where-prison = in prison
where-hospital = in hospital
where-cemetery = in the cemetery
where-offer = for hire
where-deck = not in town yet
where-unknown = in the car, at a business or hiding

end-ten-points = somebody has ten victory points

## Gangsters

gangster-bomb-jack = Bomb Jack
gangster-bomb-jack-help = Attack on a business 3, defence −1.
gangster-bugs-benny = Bugs Benny
gangster-bugs-benny-help = Attack 2.
gangster-charlie-the-fish = Charlie the Fish
gangster-charlie-the-fish-help = In a bar: $200 more income.
gangster-chicken-joe = Chicken Joe
gangster-chicken-joe-help = Attack on a car 3, defence of a car 3.
gangster-clean-gene = Clean Gene
gangster-clean-gene-help = Police raids on the car or business he is in fail, unless Tony Trouble is there too.
gangster-der-schweinehund = Der Schweinehund
gangster-der-schweinehund-help = Attack on a business 3. With him in the car you can't take resources.
gangster-dough-boy = Dough Boy
gangster-dough-boy-help = Defence 2.
gangster-easy-mike = Easy Mike
gangster-easy-mike-help = Attack 2. When he is in hospital, anyone may fetch him, and keeps him.
gangster-fat-fred = Fat Fred
gangster-fat-fred-help = Attack 2. His car has one seat less; with The Dwarf beside him it has the usual three.
gangster-foxtrot-oflanigan = Foxtrot O'Flanigan
gangster-foxtrot-oflanigan-help = Defence of a car 2.
gangster-frankie-the-squealer = Frankie the Squealer
gangster-frankie-the-squealer-help = Attack 2, defence 2. While he is in prison you have no income.
gangster-freddie-forgery = Freddie Forgery
gangster-freddie-forgery-help = Every time income is paid he rolls a die: 1 to 5 bring $100 to $500, on a 6 he is out of the game.
gangster-harry-the-hand = Harry the Hand
gangster-harry-the-hand-help = In a casino: $200 more income.
gangster-hyman-diamond = Hyman Diamond
gangster-hyman-diamond-help = In a business of any kind: $100 more income.
gangster-jack-knife = Jack Knife
gangster-jack-knife-help = +4 against each of Mad-Dog Moe, Swift Nick and The Cleaner.
gangster-jack-rabbit = Jack Rabbit
gangster-jack-rabbit-help = Driving +2.
gangster-jealous-george = Jealous George
gangster-jealous-george-help = +4 against each of The Mayor, The Doctor and Mr. Needle.
gangster-john-doe = John Doe
gangster-john-doe-help = Attack 0, defence 0. In his shootout you may pick one enemy gangster: that one counts for nothing and can do nothing.
gangster-johnny-favorite = Johnny Favorite
gangster-johnny-favorite-help = Anywhere at work: the bribe costs you $200 less. He is never arrested.
gangster-ken-evil = Ken Evil
gangster-ken-evil-help = Attack on a car 2.
gangster-knuckles = Knuckles
gangster-knuckles-help = Defence of a business 2.
gangster-lucky-lou = Lucky Lou
gangster-lucky-lou-help = He never dies; he goes to hospital instead. He Had an Accident and The Pillow do nothing to him.
gangster-mad-dog-moe = Mad-Dog Moe
gangster-mad-dog-moe-help = Attack 2, defence of a car 2.
gangster-mr-jesus = Mr. Jesus
gangster-mr-jesus-help = Defence 3. To bid for him you must own 2 booze, which you pay along with the bid.
gangster-mr-needle = Mr. Needle
gangster-mr-needle-help = Anywhere at work: your territories give double income.
gangster-mr-rottweiler = Mr. Rottweiler
gangster-mr-rottweiler-help = Attack on a car 2.
gangster-red-irish = Red Irish
gangster-red-irish-help = Attack on a business 2.
gangster-rolls-roy = Rolls Roy
gangster-rolls-roy-help = Driving +1.
gangster-sad-ken = Sad Ken
gangster-sad-ken-help = In the car: taking rivals' territories costs you nothing.
gangster-slick-rick = Slick Rick
gangster-slick-rick-help = In a { -brothel }: $200 more income.
gangster-sponge = Sponge
gangster-sponge-help = Defence of a business 2.
gangster-swift-nick = Swift Nick
gangster-swift-nick-help = Attack 2. Driving +1.
gangster-the-chemist = The Chemist
gangster-the-chemist-help = In a bar: 2 booze on top of your income.
gangster-the-cleaner = The Cleaner
gangster-the-cleaner-help = Attack 4. To bid for him you must own 2 booze and 2 { -girls }, which you pay along with the bid.
gangster-the-dentist = The Dentist
gangster-the-dentist-help = Defence of a business 3.
gangster-the-doctor = The Doctor
gangster-the-doctor-help = Anywhere at work: when a gangster of yours dies, even the Doctor himself, roll a die; on 4 to 6 he goes to hospital instead.
gangster-the-dwarf = The Dwarf
gangster-the-dwarf-help = One seat more in his car or business.
gangster-the-mayor = The Mayor
gangster-the-mayor-help = Attack 0, defence 0. Doubles the income of the business he is in.
gangster-the-mechanic = The Mechanic
gangster-the-mechanic-help = Anywhere at work: your beaten car stands outside the garage at once and can move in your next turn, not before.
gangster-the-pimp = The Pimp
gangster-the-pimp-help = In a { -brothel }: 2 { -girls } on top of your income.
gangster-the-reporter = The Reporter
gangster-the-reporter-help = Anywhere at work: once a game turn, whenever an “any time” card could be played, look into one car or business. All see where, you alone see who.
gangster-the-unionboss = The Unionboss
gangster-the-unionboss-help = In a casino: 2 henchmen on top of your income.
gangster-thin-tim = Thin Tim
gangster-thin-tim-help = Driving +1. Once a game turn his car may slip out of an attack on it.
gangster-tight-mouth-larry = Tight Mouth Larry
gangster-tight-mouth-larry-help = Defence 2. +4 against Frankie the Squealer.
gangster-tony-trouble = Tony Trouble
gangster-tony-trouble-help = Attack 2. Police raids on the car or business he is in succeed, unless Clean Gene is there too.

## Events

event-an-old-favor = An Old Favor
event-an-old-favor-help = Trade phase, but not during the bidding: take one gangster from the offer for nothing.
event-backstabbing = Backstabbing Son of a Gun
event-backstabbing-help = Trade phase: take a gangster from a rival, at random. If he is in prison or in hospital he stays there, but he is yours.
event-break-and-enter = Break and Enter
event-break-and-enter-help = Trade phase: take 2 cards at random from a rival's hand, or the one there is.
event-burglary = Burglary
event-burglary-help = Your turn: name a rival and roll a die. You see their resources and take that many of your choice.
event-dynamite = Dynamite
event-dynamite-help = Start of a shootout: one of your gangsters in it dies first, and nobody can save him. In return you add 4 to every die you roll in it.
event-election-day = Election Day
event-election-day-help = In your turn, or whenever cards may be played in an action round: a rival is frozen for the rest of the action rounds. No move, no action, no police, no events but the Horse Head, no trade; and no income in the next trade phase.
event-first-aid = Fabulous First Aid
event-first-aid-help = When a gangster of yours has just been killed: he goes to hospital instead.
event-friends-on-the-inside = Friends on the Inside
event-friends-on-the-inside-help = Your turn: the badge is yours until the next trade phase, and in this turn you may send the police before you drive.
event-getaway = Getaway
event-getaway-help = In a shootout your car is in, before it starts or between two rounds: it ends without a winner, and your car moves 1 to 6 squares.
event-accident = He Had an Accident
event-accident-help = Any time: a rival's gangster in prison dies.
event-massacre = Massacre
event-massacre-help = Start of a shootout you are in: every gangster beaten in it, on either side, dies.
event-out-of-gas = Out of Gas
event-out-of-gas-help = Any time: a rival's car stays put the next time it could move.
event-shotguns = Shotguns
event-shotguns-help = Start of a shootout you are in: you add 1 to every die you roll in it.
event-sneaking-out = Sneaking Out the Backdoor
event-sneaking-out-help = When your business is attacked, before the first round: all its gangsters go into hiding, and it defends itself alone.
event-still-standing = Still Standing
event-still-standing-help = When a gangster of yours has just been wounded: he is unhurt and stays in the shootout.
event-streetwise = Streetwise
event-streetwise-help = Your turn: roll one more die and move your car again, before or after your action. Not from a garage.
event-the-feds = The Feds Are in Town
event-the-feds-help = Any time in the action rounds: the police have one more action in this game turn.
event-the-pillow = The Pillow
event-the-pillow-help = Any time: a rival's gangster in hospital dies.
event-the-rat = The Rat
event-the-rat-help = Your turn: a rival loses half of all their resources, rounded up and picked at random, to the stock.
event-horse-head = The Severed Horse Head
event-horse-head-help = When you are raided, or Election Day is played on you: that raid, or that card, has no effect.
event-tommyguns = Tommyguns
event-tommyguns-help = Start of a shootout you are in: you add 2 to every die you roll in it.

## Contracts

contract-thorough-shaving = A Thorough Shaving
contract-thorough-shaving-help = From the Barber to the Post Office: $1200 and a victory point.
contract-help-you = Help You, Help Me
contract-help-you-help = From the Republican HQ to the Democrat HQ: $900 and a victory point.
contract-one-down = One Down
contract-one-down-help = From the Accountant to the Courthouse: $800 and a victory point.
contract-pay-day = Pay-day Is Coming Up
contract-pay-day-help = From the First National Bank, with at least 2 gangsters in the car, to any business of your own: $1500 and a victory point.
contract-red-hot-tip = Red Hot Tip
contract-red-hot-tip-help = From the Bookie to the Race Track: bet $50 or more and roll a die; 1 to 3 loses the bet, 4 to 6 doubles it. A victory point either way.
contract-roses-are-red = Roses Are Red…
contract-roses-are-red-help = From the Florist to the Butcher: $1100 and a victory point.
contract-with-the-fishes = Sleeping with the Fishes
contract-with-the-fishes-help = From the Teamsters to the Wharf: $1300 and a victory point.
contract-never-saw-it-coming = They Never Saw It Coming
contract-never-saw-it-coming-help = From the Tailor, where you pay $500, to any garage: $1300 and a victory point.

## Options of a table

option-rules = Rules version
option-rules-number = edition { $number }
option-board = Board
option-board-loop = the Loop
option-board-own = a board of your own
option-board-help = The Loop comes with the game; every start on it is as good as the others. You can also play on a board of your own, drawn in a text file: the project's documentation says how.
option-deals = Offers and deals are seen
option-deals-private = by those they concern
option-deals-open = by everybody
option-deals-help = An offer between some can stay between them: the others learn only that a deal was struck. Or everybody sees every offer and every promise.
option-words = Words
option-words-plain = plain, as in the twenties
option-words-mild = mild: cabarets and dancers
option-words-help = The trade of the twenties has blunt names. Mild ones suit every table: on cards, in the log, in questions and in the rules. No rule changes.

## What you can do ($prompt is the key of the question, if there is one)

do-settle-in = Put him { $spot }
do-pick-lot = Start at { $lot }
do-roll-die = Roll the die
do-stay = Stay where you are
do-drive =
    { $prompt ->
        [ask-flee] Get away to { $square }{ $square_reached }
       *[other] Drive to { $square }{ $square_reached }
    }
do-take-all = { $place }: take everything
do-take-some = { $place }: take only some
do-take-count = { $supply }: { $count }
do-mark = Take { $territory }
do-open-business = Open { $business }, a { $business_kind }, at { $lot_street } for { $business_cost }
do-start-contract = Start { $contract }
do-complete-contract = Complete { $contract }
do-bet = Bet { $fifties }
do-visit-business = Move gangsters in or out of { $business }
do-fetch = Fetch { $gangster } into the car
do-put = { $gangster } { $spot }
do-done =
    { $prompt ->
        [ask-fetch-more] Nobody else
        [ask-take-done] Take these
        [ask-shift] Everybody is where they should be
        [ask-placing-done] My gangsters are placed
       *[other] Done
    }
do-attack-car = Attack { $boss }'s car
do-attack-business = Attack { $business }
do-no-action = Do nothing
do-end-turn = End your turn
do-look-in-car = The Reporter looks into { $boss }'s car
do-look-in-business = The Reporter looks into { $business }
do-play =
    { $on ->
        [-1] Play { $card }
       *[other] Play { $card } on { $on_target }
    }
do-grab = Take { $resource }
do-police-first = Send the police before you drive
do-roll-police = Roll for the police car
do-drive-police = Send the police car to { $square }{ $square_reached }
do-raid-car = Raid { $boss }'s car
do-raid-business = Raid { $business }
do-clean-up = Clean up { $territory }
do-confiscate-all = Confiscate everything at { $place }
do-confiscate-some = Confiscate some of what lies at { $place }
do-no-police =
    { $prompt ->
        [ask-police] Leave the police car where it is
       *[other] Nothing more from the police
    }
do-slip-out =
    { $yes ->
        [yes] Slip out
       *[no] Stay and fight
    }
do-neutralize = Take { $gangster } out of the fight
do-no-pick = Pick nobody
do-lose = { $gangster }
do-choose-garage = { $garage }
do-bid = Bid { $fifties }
do-pass-bid = Pass
do-show-cash = Count my money out on the table
do-show-goods = Show my resources
do-show-card = Show { $card }
do-show-gangster = Show where { $gangster } is
do-leave-order = Play { $card } as soon as it fits
do-drop-order = Take back my order about { $card }
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-window-attacked] Let it happen
            [ask-window-raided] Let it happen
            [ask-window-elected] Let it happen
            [ask-window-wounded] Let it happen
            [ask-window-killed] Let it happen
           *[other] Pass
        }
        [1] Pass here, whatever the others play
        [2] Pass for the rest of this action round or trade phase
        [3] Pass for the rest of this game turn
       *[other] Pass until something affects me
    }

## Questions: setting up

ask-settle = { $gangster } works for you, and { $business } is yours. Put him into the car, ready to strike, or into the business to guard the till.
ask-starting-lot = Where do you open { $business }, your { $business_kind }? Pick a lot with a star; your car starts there.

## Questions: your turn

ask-move = Your turn. Roll for your car, or stay where you are.
ask-move-stalled = Your turn, but you are out of gas: your car stays where it is. With Friends on the Inside you can send the police first.
ask-drive =
    You rolled { $die }. Drive up to { $reach ->
        [one] { $reach } square
       *[other] { $reach } squares
    }. Where to?
ask-flee = Getaway! Where does your car go? 1 to 6 squares.
ask-turn-action = What do you do here? One action, or none.
ask-end-turn =
    { $count ->
        [0] Your car is in the garage until the end of the trade phase: you sit this turn out. Play a card if you like, or end your turn.
       *[other] Your action is done. Play a card if you like, or end your turn.
    }
ask-besides = You may also do one of these before you go on.
ask-take =
    { $good ->
        [booze] How much booze leaves { $place }? { $count ->
            [one] There is { $count }.
           *[other] There are { $count }.
        }
        [girls] How many { -girls } leave { $place }? { $count ->
            [one] There is { $count }.
           *[other] There are { $count }.
        }
       *[henchmen] How many henchmen leave { $place }? { $count ->
            [one] There is { $count }.
           *[other] There are { $count }.
        }
    }
ask-take-done = How many of each leave { $place }? Set it, then say that you are done.
ask-bet = How much do you put on the horse? 1 to 3 and it is gone, 4 to 6 and it comes back double.
ask-fetch-more = Who else comes along into your car?
ask-shift = Who stays in { $business }, and who rides in the car? Move them, then say that you are done.
ask-burglary =
    The safe stands open: { $boss_is_you ->
        [yes] you have
       *[no] { $boss } has
    } { $booze } booze, { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    } and { $henchmen ->
        [one] { $henchmen } henchman
       *[other] { $henchmen } henchmen
    }. Pick one; you may take { $count } more.

## Questions: shootouts

ask-slip-out =
    { $boss_is_you ->
        [yes] You attack
       *[no] { $boss } attacks
    } your car. { $gangster } can get it out of there, once a game turn. Slip out, or stay and fight?
ask-john-doe = Pick the enemy John Doe takes out of the fight, or nobody.
ask-who-is-hit = You have lost the round. Who goes to hospital?
ask-who-dies = You have lost the round, and badly. Who dies?
ask-which-garage = Your car is beaten. To which of the nearest garages does it go?

## Questions: the police

ask-police = The police are in your pocket. Roll for the police car, or leave it where it is.
ask-drive-police =
    Where does the police car go? Up to { $reach ->
        [one] { $reach } square
       *[other] { $reach } squares
    }, the die plus two.
ask-police-action =
    { $count ->
        [0] The police have done what they can in this game turn. That ends your turn.
        [one] What do the police do here? They have { $count } action left in this game turn.
       *[other] What do the police do here? They have { $count } actions left in this game turn.
    }

## Questions: the trade phase

ask-first-bid = { $gangster } is for hire. Open with $50 or more, or pass.
ask-bid =
    { $gangster } is for hire, and { $boss_is_you ->
        [yes] you bid
       *[no] { $boss } bids
    } { $cash }. Bid more, or pass.
ask-first-bribe = The police badge is for sale. Open with $50 or more, or pass.
ask-bribe =
    For the police badge { $boss_is_you ->
        [yes] you bid
       *[no] { $boss } bids
    } { $cash }. Bid more, or pass.
ask-place-gangster = Where does { $gangster } go?
ask-placing-done = Place your gangsters, unseen by the others. Nobody stays in hiding while there is room for him elsewhere.

## Questions: cards

ask-orders = Leave an order: which card do you want to answer with, without being asked?
ask-show-to-all = Lay something open for all to see, if you like.
ask-window-turn-start =
    { $boss_is_you ->
        [yes] Your turn begins.
       *[no] The turn of { $boss } begins.
    } Play a card first, or pass.
ask-window-after-roll =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } rolled and { $boss_is_you ->
        [yes] are
       *[no] is
    } about to drive. Play a card first, or pass.
ask-window-police-action =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } told the police what to do. Play a card first, or pass.
ask-window-before-draw = The money is paid out, and cards are drawn next. Play a card first, or pass.
ask-window-before-lot = { $gangster } comes under the hammer. Play a card first, or pass.
ask-window-before-bribe = The badge is up next. Play a card first, or pass.
ask-window-before-placing = Next everyone places their gangsters. Play a card first, or pass.
ask-window-attacked =
    { $boss_is_you ->
        [yes] You attack
       *[no] { $boss } attacks
    } your business. Play a card before the guns speak, or let it happen.
ask-window-shootout-start = The shootout is about to start. Play a card first, or pass.
ask-window-between-rounds = The guns are silent for a moment. Play a card now, or pass.
ask-window-wounded = { $gangster } is wounded. Play a card now, or let it happen.
ask-window-killed = { $gangster } is dying. Play a card now, or let it happen.
ask-window-raided =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } set the police on you. Play a card before they break in, or let it happen.
ask-window-elected = It is Election Day, and you are out of business. Play a card now, or let it happen.

## Why not, and what to do instead

why-lot-taken = { $business } stands there already. Pick a lot that is free.
why-schweinehund = With { $gangster } in the car nobody takes resources. Put him somewhere else first.
why-own-territory = This territory is yours already. Take another one.
why-no-markers = All your territory markers are in use. Do something else.
why-no-cash = That takes { $cash }, and you don't have it.
why-no-resources = That takes { $picks }, and you don't have that much. Gather more first.
why-few-gangsters =
    { $count ->
        [one] You need a gangster in the car for that. Come back with one.
       *[other] You need { $count } gangsters in the car for that. Come back with more.
    }
why-no-gangsters = There is no gangster of yours in the car or in there. Do something else.
why-no-gangsters-in-car = You need at least one gangster in your car to attack. Pick somebody up first.
why-no-room = There is no room left there. Move somebody out first.
why-take-nothing = Then nothing is taken. Take at least one.
why-none-left = There is none left. Pick something else.
why-empty = Nobody is in there. Look somewhere else.
why-not-now = { $event } can't be played at this moment. Keep it until its time comes.
why-no-target = There is nothing { $event } could do right now. Keep it for later.
why-frozen = You are frozen by Election Day and can't play { $event }. Wait for the trade phase.
why-frozen-already = That boss is frozen already. Pick another one.
why-stalled-already = That car is out of gas already. Pick another one.
why-cannot-drive = Your car can't drive now. Keep the card for another turn.
why-badge-already = You have the badge already. Keep the card for later.
why-no-car-in-it = Your car isn't in this shootout. Keep the card for another one.
why-nobody-inside = There is nobody inside who could sneak out. Keep the card for later.
why-no-gang =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } no gangster left. Pick another boss.
why-no-hand =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } no cards in hand. Pick another boss.

refused-frozen =
    { $boss_is_you ->
        [yes] You are
       *[no] { $boss } is
    } frozen by Election Day and can't make deals. Wait for the trade phase.
refused-no-cash =
    { $boss_is_you ->
        [yes] You don't
       *[no] { $boss } doesn't
    } have that much cash to spare. Name a smaller sum.
refused-fifties = Money changes hands in steps of { $cash }. Name a rounder sum.
refused-no-resources =
    { $boss_is_you ->
        [yes] You don't
       *[no] { $boss } doesn't
    } have that many to spare. Name fewer.
refused-no-card =
    { $boss_is_you ->
        [yes] You don't
       *[no] { $boss } doesn't
    } have { $card } to give. Name another card.
refused-no-gangster =
    { $gangster } doesn't work for { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }. Name another gangster.
refused-not-at-work = { $gangster } isn't at work: nobody trades a man who is locked up, laid up or hiding. Name another gangster.
refused-trade-phase-only = Gangsters change sides only in the trade phase. Offer something else now, or wait.
refused-twice = The same thing is named twice. Name each thing once.
refused-no-good = That can't change hands. Trade in cash, resources, cards that aren't in play, and gangsters.
refused-no-promise = That promise says nothing anyone could hold you to. Say what it is about.
refused-promise-date = That promise runs out too early or too late. Pick a game turn from { $turn } on, and not too far away.

## Goods, deals and promises

# How a good is called where an amount of it is typed in.
goods-cash = Cash
goods-booze = Booze
goods-girls = Girls
goods-henchmen = Henchmen
good-cash = { $cash }
good-booze = { $booze } booze
good-girls =
    { $girls ->
        [one] { $girls } { -girl }
       *[other] { $girls } { -girls }
    }
good-henchmen =
    { $henchmen ->
        [one] { $henchmen } henchman
       *[other] { $henchmen } henchmen
    }
good-card = { $card }
good-gangster = { $gangster }
story-changes-sides =
    { $gangster } leaves { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } and works for { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } from now on.
promise-word =
    { $given ->
        [yes] a promise
       *[no] { $boss_is_you ->
            [yes] your promise to { $boss_to }
           *[no] { $boss }'s promise to { $boss_to_is_you ->
                [yes] you
               *[no] { $boss_to }
            }
        }
    }: “{ $text }”
# A kind of promise, before it is known to whom: "I promise …".
promising-truce = not to attack the other
promising-pay = to pay an amount later
promising-no-bid = not to bid for a gangster
promising-no-raid = not to set the police on the other
promising-leave-territory = to keep away from a territory
# The same in two or three words, for a tap.
vow-truce = no attack
vow-pay = cash later
vow-no-bid = no bid for …
vow-no-raid = no police
vow-leave-territory = hands off …
promise-truce =
    { $given ->
        [yes] a promise
       *[no] { $boss_is_you ->
            [yes] your promise
           *[no] { $boss }'s promise
        }
    } not to attack { $boss_to_is_you ->
        [yes] you
       *[no] { $boss_to }
    } until the end of game turn { $round }
promise-pay =
    { $given ->
        [yes] a promise
       *[no] { $boss_is_you ->
            [yes] your promise
           *[no] { $boss }'s promise
        }
    } to pay { $boss_to_is_you ->
        [yes] you
       *[no] { $boss_to }
    } { $fifties } by the end of game turn { $round }
promise-no-bid =
    { $given ->
        [yes] a promise
       *[no] { $boss_is_you ->
            [yes] your promise to { $boss_to }
           *[no] { $boss }'s promise to { $boss_to_is_you ->
                [yes] you
               *[no] { $boss_to }
            }
        }
    } not to bid for { $gangster } until the end of game turn { $round }
promise-no-raid =
    { $given ->
        [yes] a promise
       *[no] { $boss_is_you ->
            [yes] your promise
           *[no] { $boss }'s promise
        }
    } not to set the police on { $boss_to_is_you ->
        [yes] you
       *[no] { $boss_to }
    } until the end of game turn { $round }
promise-leave-territory =
    { $given ->
        [yes] a promise
       *[no] { $boss_is_you ->
            [yes] your promise to { $boss_to }
           *[no] { $boss }'s promise to { $boss_to_is_you ->
                [yes] you
               *[no] { $boss_to }
            }
        }
    } to keep away from { $territory } until the end of game turn { $round }

## The story: setting up, turns and rounds

story-dealt =
    { $boss_is_you ->
        [yes] You get
       *[no] { $boss } gets
    } { $business }, a { $business_kind }, and { $gangster } to run it.
story-rolls-for-first = 
    To see who begins, { $boss_is_you ->
        [yes] you roll
       *[no] { $boss } rolls
    } { $dice }.
story-first-boss = 
    { $boss_is_you ->
        [yes] You are first boss and begin
       *[no] { $boss } is first boss and begins
    }.
story-settles =
    { $boss_is_you ->
        [yes] You open
       *[no] { $boss } opens
    } { $business } at { $lot }.
story-turn-begins =
    Game turn { $turn }. { $boss_is_you ->
        [yes] You are
       *[no] { $boss } is
    } first boss.
story-round-begins = Game turn { $turn }, action round { $round }.
story-trade-phase-begins = Game turn { $turn }: the trade phase.
story-king =
    Ten points! { $boss_is_you ->
        [yes] You are
       *[no] { $boss } is
    } King of Chicago!

story-leads-at-the-end =
    Nobody has more points: { $boss_is_you ->
        [yes] you are
       *[no] { $boss } is
    } King of Chicago!

## The story: driving

story-rolls =
    { $boss_is_you ->
        [yes] You roll
       *[no] { $boss } rolls
    } a { $dice }.
story-stays =
    { $boss_is_you ->
        [yes] You stay
       *[no] { $boss } stays
    } put.
story-driver =
    { $gangster } is at the wheel for { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }.
story-drives =
    { $boss_is_you ->
        [yes] You drive
       *[no] { $boss } drives
    } { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } to { $square_street }.
story-flees =
    Tyres screech: { $boss_is_you ->
        [yes] you get
       *[no] { $boss } gets
    } away to { $square_street }.
story-out-of-gas =
    { $boss_is_you ->
        [yes] You are
       *[no] { $boss } is
    } out of gas: the car stays where it is.
story-no-action =
    { $boss_is_you ->
        [yes] You do
       *[no] { $boss } does
    } nothing here.

## The story: actions

story-takes =
    { $boss_is_you ->
        [yes] You pick
       *[no] { $boss } picks
    } up { $goods } at { $place }.
story-marks =
    { $boss_is_you ->
        [yes] You take
       *[no] { $boss } takes
    } { $territory }.
story-takes-territory =
    { $boss_is_you ->
        [yes] You take
       *[no] { $boss } takes
    } { $territory } from { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }.
story-sad-ken =
    One look at { $gangster }, and nobody asks { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } for money.
story-respect =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } local respect.
story-respect-lost =
    { $boss_is_you ->
        [yes] You lose
       *[no] { $boss } loses
    } local respect; now nobody has it.
story-opens =
    { $boss_is_you ->
        [yes] You open
       *[no] { $boss } opens
    } { $business }, a { $business_kind }, for { $goods }{ $breaks ->
        [yes] { "" }: { $boss_other_is_you ->
            [yes] you lose the monopoly
           *[no] { $boss_other } loses the monopoly
        }
       *[no] { "" }
    }{ $monopoly ->
        [yes] { "" }, which makes a monopoly
       *[no] { "" }
    }.
story-visits =
    { $boss_is_you ->
        [yes] You call
       *[no] { $boss } calls
    } at { $business }.
story-shifts =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } { $count_inside ->
        [0] nobody
        [one] { $count_inside } gangster
       *[other] { $count_inside } gangsters
    } in { $business } now, and { $count_car ->
        [0] nobody
       *[other] { $count_car }
    } in the car.
story-starts =
    { $boss_is_you ->
        [yes] You start
       *[no] { $boss } starts
    } a contract: { $contract }.
story-completes =
    { $boss_is_you ->
        [yes] You complete
       *[no] { $boss } completes
    } { $contract } and { $boss_is_you ->
        [yes] collect
       *[no] collects
    } { $cash }.
story-completes-bet =
    { $boss_is_you ->
        [yes] You complete
       *[no] { $boss } completes
    } { $contract }.
story-bet-won =
    { $boss_is_you ->
        [yes] You bet
       *[no] { $boss } bets
    } { $cash } and { $boss_is_you ->
        [yes] roll
       *[no] rolls
    } a { $dice }: the horse comes in, and the bet is doubled.
story-bet-lost =
    { $boss_is_you ->
        [yes] You bet
       *[no] { $boss } bets
    } { $cash } and { $boss_is_you ->
        [yes] roll
       *[no] rolls
    } a { $dice }: the horse is still running, and the money is gone.
story-fetches =
    { $boss_is_you ->
        [yes] You fetch
       *[no] { $boss } fetches
    } { $gangster } into the car.
story-fetches-away =
    { $boss_is_you ->
        [yes] You fetch
       *[no] { $boss } fetches
    } { $gangster } into the car and { $boss_is_you ->
        [yes] keep
       *[no] keeps
    } him; { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } can whistle for him.
story-looks-in-car =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } Reporter looks into { $boss_other_is_you ->
        [yes] your
       *[no] { $boss_other }'s
    } car.
story-looks-in-business =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } Reporter looks into { $business }.
story-sees = What he sees: { $gangsters }.

## The story: shootouts

story-attacks-car =
    Drive-by! { $boss_is_you ->
        [yes] You attack
       *[no] { $boss } attacks
    } { $boss_other_is_you ->
        [yes] your
       *[no] { $boss_other }'s
    } car.
story-attacks-business =
    { $boss_is_you ->
        [yes] You attack
       *[no] { $boss } attacks
    } { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } at { $business }.
story-shows-gang =
    { $gangsters_count ->
        [0] { $boss_is_you ->
            [yes] You have
           *[no] { $boss } has
        } nobody there.
       *[other] { $boss_is_you ->
            [yes] You show
           *[no] { $boss } shows
        } { $gangsters }.
    }
story-slips-out =
    { $gangster } slips out, and { $boss_is_you ->
        [yes] your
       *[no] { $boss }'s
    } car is gone before the first shot.
story-sneaks-out =
    Out by the back door: { $boss_is_you ->
        [yes] your
       *[no] { $boss }'s
    } men leave { $business } to itself and hide.
story-neutralizes =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } John Doe takes { $gangster } out of the fight.
story-totals =
    Strength: { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }plus { $bonus } for cards
    }, { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } { $total_other }{ $bonus_other ->
        [0] { "" }
       *[other] { " " }plus { $bonus_other } for cards
    }.
story-shootout-round-tied =
    { $boss_is_you ->
        [yes] You roll
       *[no] { $boss } rolls
    } a { $dice }, { $boss_other_is_you ->
        [yes] you roll
       *[no] { $boss_other } rolls
    } a { $dice_other }: { $score } to { $score_other }, again!
story-shootout-round-won =
    { $boss_is_you ->
        [yes] You roll
       *[no] { $boss } rolls
    } a { $dice }, { $boss_other_is_you ->
        [yes] you roll
       *[no] { $boss_other } rolls
    } a { $dice_other }: { $score } to { $score_other } for { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }.
story-shootout-round-lost =
    { $boss_is_you ->
        [yes] You roll
       *[no] { $boss } rolls
    } a { $dice }, { $boss_other_is_you ->
        [yes] you roll
       *[no] { $boss_other } rolls
    } a { $dice_other }: { $score_other } to { $score } for { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }.
story-wounded =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } { $gangster } is hit.
story-dying =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } { $gangster } is done for, by the look of it.
story-only-a-scratch =
    Only a scratch: { $boss_is_you ->
        [yes] your
       *[no] { $boss }'s
    } { $gangster } is still standing.
story-lucky-lou =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } { $gangster } is lucky once more.
story-doctor-saves =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } Doctor rolls a { $dice } and patches { $gangster } up.
story-doctor-fails =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } Doctor rolls a { $dice } and can do nothing for { $gangster }.
story-in-hospital =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } { $gangster } goes to hospital.
story-stays-in-hospital =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } { $gangster } pulls through, and stays in hospital.
story-dead =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } { $gangster } is dead.
story-car-beaten =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } car is shot to pieces and towed to { $garage }, out of play until the end of the trade phase.
story-mechanic =
    { $gangster } has { $boss_is_you ->
        [yes] your
       *[no] { $boss }'s
    } car back on the street in no time.
story-contract-taken =
    { $boss_is_you ->
        [yes] You take
       *[no] { $boss } takes
    } { $contract } over from { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }.
story-captures =
    { $boss_is_you ->
        [yes] You take
       *[no] { $boss } takes
    } { $business } from { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }.

## The story: the police

story-police-roll =
    { $boss_is_you ->
        [yes] You roll
       *[no] { $boss } rolls
    } a { $dice } for the police car.
story-police-drive =
    { $boss_is_you ->
        [yes] You send
       *[no] { $boss } sends
    } the police car to { $square_street }.
story-police-stay =
    { $boss_is_you ->
        [yes] You leave
       *[no] { $boss } leaves
    } the police car at { $square_street }.
story-declares-raid-car =
    { $boss_is_you ->
        [yes] You send
       *[no] { $boss } sends
    } the police to raid { $boss_other_is_you ->
        [yes] your
       *[no] { $boss_other }'s
    } car.
story-declares-raid-business =
    { $boss_is_you ->
        [yes] You send
       *[no] { $boss } sends
    } the police to raid { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } at { $business }.
story-declares-clean-up =
    { $boss_is_you ->
        [yes] You send
       *[no] { $boss } sends
    } the police to clean up { $boss_other_is_you ->
        [yes] your
       *[no] { $boss_other }'s
    } { $territory }.
story-declares-confiscation =
    { $boss_is_you ->
        [yes] You send
       *[no] { $boss } sends
    } the police to confiscate what lies at { $place }.
story-police-called-off =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } police are called off.
story-horse-head-sent =
    { $boss_is_you ->
        [yes] You send
       *[no] { $boss } sends
    } a horse's head to the right man, and the whole thing is forgotten.
story-raid-dice =
    { $boss_is_you ->
        [yes] You roll
       *[no] { $boss } rolls
    } a { $dice } for the police, { $boss_other_is_you ->
        [yes] you roll
       *[no] { $boss_other } rolls
    } a { $dice_other }.
story-clean-gene =
    { $gangster } is there, and the police find nothing on { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }.
story-tony-trouble =
    { $gangster } is there, and the police have { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } at once.
story-raid-failed =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } raid fails: { $boss_other_is_you ->
        [yes] you get
       *[no] { $boss_other } gets
    } away with it.
story-car-raided =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } police search { $boss_other_is_you ->
        [yes] your
       *[no] { $boss_other }'s
    } car, and everyone they can hold goes to prison.
story-business-raided =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } police raid { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } and close { $business }; everyone they can hold goes to prison.
story-contract-cancelled =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } contract is off: { $contract }.
story-cleaned =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } marker is gone from { $territory }.
story-confiscated = The police cart off { $goods } from { $place }.
story-feds-in-town =
    The feds are in town: the police have { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left in this game turn.

## The story: the trade phase

story-income =
    { $boss_is_you ->
        [yes] You collect your takings.
       *[no] { $boss } collects { $cash_businesses } from businesses and { $cash_territories } from territories, plus whatever the gangsters bring in.
    }
story-own-income = Your income is { $cash }: { $cash_businesses } from businesses, { $cash_territories } from territories, { $cash_extras } from clever gangsters.
story-no-income-election =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } no income, thanks to Election Day.
story-no-income-frankie =
    { $gangster } is in prison and sings: { $boss_is_you ->
        [yes] you have
       *[no] { $boss } has
    } no income.
story-brings =
    { $gangster } brings { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } { $goods }.
story-freddie =
    { $gangster } prints { $cash } for { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }.
story-freddie-caught =
    { $gangster } rolls a { $dice } and is caught in the act: { $boss_is_you ->
        [yes] you lose
       *[no] { $boss } loses
    } him for good.
story-new-resources =
    { $goods_count ->
        [0] Nothing new at { $place }: the stock is empty.
       *[other] New at { $place }: { $goods }.
    }
story-draws-gangster =
    { $boss_is_you ->
        [yes] You draw
       *[no] { $boss } draws
    } { $gangster }, who is for hire.
story-draws =
    { $boss_is_you ->
        [yes] You draw
       *[no] { $boss } draws
    } a card and { $boss_is_you ->
        [yes] keep
       *[no] keeps
    } it.
story-own-draw = You drew “{ $card }”.
story-no-card =
    There is no card left for { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }.
story-shuffled = The discards are shuffled into a new deck.
story-bid =
    { $boss_is_you ->
        [yes] You bid
       *[no] { $boss } bids
    } { $cash } for { $gangster }.
story-no-bid =
    { $boss_is_you ->
        [yes] You pass
       *[no] { $boss } passes
    } on { $gangster }.
story-hires =
    { $boss_is_you ->
        [yes] You hire
       *[no] { $boss } hires
    } { $gangster } for { $cash }.
story-unsold = Nobody wants { $gangster }, who stays for hire.
story-bribe =
    { $boss_is_you ->
        [yes] You bid
       *[no] { $boss } bids
    } { $cash } for the badge.
story-no-bribe =
    { $boss_is_you ->
        [yes] You pass
       *[no] { $boss } passes
    } on the badge.
story-badge =
    { $boss_is_you ->
        [yes] You have
       *[no] { $boss } has
    } the police in { $boss_is_you ->
        [yes] your
       *[no] their
    } pocket for { $cash }.
story-johnny =
    { $gangster } knows who to talk to: { $boss_is_you ->
        [yes] you pay
       *[no] { $boss } pays
    } { $cash } less.
story-johnny-pays-all =
    { $gangster } knows who to talk to: the badge costs { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } nothing.
story-no-badge = Nobody bribes the police: nobody has the badge.
story-placed = Everyone has placed their gangsters.
story-car-back =
    { $boss_is_you ->
        [yes] Your
       *[no] { $boss }'s
    } car is out of the garage.
story-reopens =
    { $boss_is_you ->
        [yes] You reopen
       *[no] { $boss } reopens
    } { $business }.

## The story: event cards

story-plays =
    { $boss_is_you ->
        [yes] You play
       *[no] { $boss } plays
    } { $card }.
story-plays-on-boss =
    { $boss_is_you ->
        [yes] You play
       *[no] { $boss } plays
    } { $card } on { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }.
story-plays-on-gangster =
    { $boss_is_you ->
        [yes] You play
       *[no] { $boss } plays
    } { $card } on { $gangster }.
story-shows-cash =
    { $boss_is_you ->
        [yes] You lay your
       *[no] { $boss } lays the
    } money on the table: { $cash }.
story-shows-goods =
    { $boss_is_you ->
        [yes] You let everybody see your
       *[no] { $boss } lets everybody see the
    } resources: { $goods }.
story-shows-card =
    { $boss_is_you ->
        [yes] You show
       *[no] { $boss } shows
    } a card: { $card }.
story-shows-where =
    { $boss_is_you ->
        [yes] You show
       *[no] { $boss } shows
    } where { $gangster } is: { $where }.
story-order-left = Your order stands: { $card } is played as soon as it fits.
story-order-dropped = Your order about { $card } is withdrawn.
story-steals-gangster =
    { $gangster } stabs { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } in the back and now works for { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }.
story-steals-from-afar =
    { $gangster }, { $where }, stabs { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    } in the back: he stays there, but now works for { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }.
story-breaks-in =
    { $boss_is_you ->
        [yes] You break
       *[no] { $boss } breaks
    } in and { $boss_is_you ->
        [yes] take
       *[no] takes
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }.
story-broken-in =
    What { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } took from { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }: { $cards }.
story-burglary-roll =
    { $boss_is_you ->
        [yes] You roll
       *[no] { $boss } rolls
    } a { $dice } for the burglary at { $boss_other_is_you ->
        [yes] your place
       *[no] { $boss_other }'s place
    }.
story-sees-resources =
    What { $boss_other_is_you ->
        [yes] you have
       *[no] { $boss_other } has
    }: { $goods }.
story-burgled =
    { $boss_is_you ->
        [yes] You make
       *[no] { $boss } makes
    } off with { $count ->
        [0] none
       *[other] { $count }
    } of { $boss_other_is_you ->
        [yes] your
       *[no] { $boss_other }'s
    } resources.
story-burgled-what =
    What { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    } took from { $boss_other_is_you ->
        [yes] you
       *[no] { $boss_other }
    }: { $goods }.
story-frozen =
    { $boss_is_you ->
        [yes] You are
       *[no] { $boss } is
    } frozen until the trade phase.
story-ratted-out =
    The Rat has talked: { $boss_is_you ->
        [yes] you lose
       *[no] { $boss } loses
    } { $goods }.

## The table in words

panel-turn =
    { $turn ->
        [0] Setting up
       *[other] { $round ->
            [5] Game turn { $turn }: trade phase
           *[other] Game turn { $turn }: action round { $round } of 4
        }
    }
panel-bosses = Bosses
panel-own = Your pockets
panel-here = Where your car stands: { $street } (square { $number })
panel-businesses = Businesses
panel-rooms = Room for new businesses
panel-resources = Resources on the streets
panel-territories = Territories
panel-gangsters = Gangsters

column-boss = Boss
column-points = Points
column-car = Car
column-gangsters = Gangsters
column-cards = Cards
column-territories = Territories
column-contracts = Contracts
column-state = State
column-cash = Cash
column-resources = Resources
column-business = Business
column-kind = Kind
column-where = Where
column-size = Size
column-lots = Empty lots
column-left = Left to open
column-place = Place
column-distance = From your car
column-gangster = Gangster
column-help = What he does

row-first = First boss
row-now = Whose turn
row-badge = Badge
row-police = Police car
row-respect = Local respect
row-offer = For hire
row-stock = Stock
row-deck = Deck
row-dead = Dead
row-cash = Cash
row-resources = Resources
row-places = Places
row-lots = Lots
row-territories = Territories
row-garages = Garages
row-cars = Cars
row-small = small
row-medium = medium
row-large = large
row-free = free

name-gangster = { $gangster }
name-card = { $card }
name-business = { $business }
name-kind = { $business_kind }
name-place = { $place }
name-where = { $where }
name-point = { $point }
name-contract-started = { $contract } (started)
name-contract-completed = { $contract } (completed)

cell-none = –
cell-nobody = nobody
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } of { $most }
cell-deck =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cell-badge =
    { $boss_is_you ->
        [yes] you
       *[no] { $boss }
    }, { $count ->
        [0] no police action left
        [one] { $count } police action left
       *[other] { $count } police actions left
    }
cell-points = { $count } ({ $items })
cell-from-businesses = businesses { $count }
cell-from-contracts = contracts { $count }
cell-from-respect = respect { $count }
cell-from-gangsters = gangsters { $count }
cell-in-garage = in garage { $number } ({ $street })
cell-at-work =
    { $count } at work, { $count_car ->
        [0] none of them
       *[other] { $count_car }
    } in the car
cell-hiding = { $count } hiding
cell-frozen = frozen by Election Day
cell-stalled = out of gas
cell-no-income = no income in the next trade phase
cell-open = open
cell-closed = closed by the police
cell-unseen = { $count } unseen
cell-cash = { $cash }
cell-cash-locked = { $cash }, of which { $cash_locked } is tied up in your bid
cell-resources-locked = { $picks }, of which { $picks_locked } is tied up in your bid
cell-distance =
    { $count ->
        [0] right here
        [one] { $count } square
       *[other] { $count } squares
    }
cell-number-at = { $number } ({ $street })
cell-number-away =
    { $number } ({ $street }, { $count ->
        [0] here
       *[other] { $count } away
    })
cell-farther = { $count } farther away
cell-bars =
    { $count ->
        [one] { $count } bar
       *[other] { $count } bars
    }
cell-casinos =
    { $count ->
        [one] { $count } casino
       *[other] { $count } casinos
    }
cell-brothels =
    { $count ->
        [one] { $count } { -brothel }
       *[other] { $count } { -brothels }
    }
cell-place-with = { $place } ({ $picks })
cell-business-of =
    { $business } ({ $boss_is_you ->
        [yes] yours
       *[no] { $boss }
    })
cell-territory-of =
    territory { $number } ({ $boss_is_you ->
        [yes] yours
       *[no] { $boss }
    })
cell-territory-free = territory { $number } (free)
cell-police-car = the police

## The trade phase: up to so much, left in advance

do-bid-up-to = Bid up to { $fifties } without asking me
do-drop-limit = Ask me before each bid again
do-stay-out = Pass for good in this auction
ask-bid-limit = How far should your bids for { $gangster } go, without asking you again? Only you know it.
ask-bribe-limit = How far should your bids for the badge go, without asking you again? Only you know it.
story-bid-limit-left = Up to { $cash } is bid for { $gangster } without asking you, $50 at a time; beyond that you pass.
story-bribe-limit-left = Up to { $cash } is bid for the badge without asking you, $50 at a time; beyond that you pass.
story-limit-dropped = You are asked again in this auction.
story-stays-out = You pass for the rest of this auction without being asked.
