### King of Chicago: why a bot would answer so. Whole sentences, told after its answer. $items is what
### could be done, as on its button.

## The car

because-roll = You needn't go as far as the die says: rolling can't hurt.
because-roll-for = The best I see to make for: “{ $items }”.
because-drive-there = There you can choose “{ $items }”.
because-drive-towards =
    { $count ->
        [one] A turn on from there: “{ $items }”.
       *[other] About { $count } turns on from there: “{ $items }”.
    }
because-drive-nothing = Nothing anywhere is worth more.
because-act-little = Nothing here is worth doing now.
because-act-further =
    { $count ->
        [one] Nothing here is worth doing now. A turn from here: “{ $items }”.
       *[other] Nothing here is worth doing now. About { $count } turns from here: “{ $items }”.
    }
because-lot = There is much to do around there.

## Actions

because-wins = With that you win the game.
because-attack-wins = If you win this shootout, you win the game.
because-open =
    { $count ->
        [one] A point at once, and { $cash } at every income.
       *[other] { $count } points at once, and { $cash } at every income.
    }
because-mark = { $cash } more at every income.
because-mark-respect = It gives you local respect: a point.
because-mark-off = It takes local respect from { $boss }.
because-goods = Resources are what businesses are made of.
because-goods-rival = { $boss } could be there next.
because-attack =
    { $count ->
        [one] If you win, a point of { $boss }'s is yours.
       *[other] If you win, { $count } points of { $boss }'s are yours.
    }
because-attack-closed =
    { $count ->
        [one] If you win, { $business } is yours. It opens again after the trade phase: a point then.
       *[other] If you win, { $business } is yours. It opens again after the trade phase: { $count } points then.
    }
because-attack-car = It takes { $boss }'s car off the streets for a while.
because-attack-contract = If you win, you take over what { $boss } has under way: { $items }.
because-leader = { $boss } is the one to beat.
because-fetch = He only counts while he is at work.
because-fetch-point = Back at work he makes a pair: a point at once.
because-contract = Completed, it brings { $cash } and a point.
because-contract-done = That is a point.
because-bet-little = It's an even chance: no more than you can spare.
because-bet-much = You are far behind: it's time to risk something.
because-grab = It's what you need most.

## Auctions

# What he can do: $items is what his card says, in whole sentences (in other languages with what his name means).
because-bid-who = { $gangster }'s card: { $items }
# $cash: how high to go.
because-bid-open = Nobody has bid yet, so open low. If others bid, go up to about { $cash }.
because-bid-raise = The smallest raise will do. Stop at about { $cash }.
because-bid-half = Every two men at work make a point: after him you need one more for it.
because-bid-pair = He makes a pair with one of yours: a point at once.
because-bid-wins = With him you win.
because-bid-stops = With him { $boss } would win.
because-bid-pass = To you he is worth no more than about { $cash }.
because-bid-poor = You can't go any higher.
because-badge = Whoever holds the badge sends the police, and only against rivals.
because-badge-pass = To you the badge is worth no more than about { $cash }.

## The police

because-police-way = It's on the way to where the police can do most.
because-police-later = A later round may bring a better chance.
because-police-nothing = Nothing they could do here would help you.
because-police-used = There is nothing left to be done with the police in this game turn.
because-police-next = The police have no action left in this game turn, but there they are nearer to what they could do in the next.
because-police-best = It's the best they can do here, and { $boss } pays for it.

## Gangsters and shootouts

because-put-aside = He makes room for somebody else.
because-put-drives =
    { $count ->
        [one] With him the car goes a square further.
       *[other] With him the car goes { $count } squares further.
    }
because-put-attacks = He is strong in an attack.
because-put-car = In the car he is of most use.
because-put-brings = There he brings something in at every income.
because-put-defends = He is strong in defence.
because-put-guards = Somebody should guard it.
because-placed = Everybody is where he does most.
because-empty-far = { $business } stays unguarded: hardly anybody can get there before everybody is placed again.
because-empty-nobody = { $business } stays unguarded: there is nobody left for it.
because-empty-lost = { $business } stays unguarded: nobody in your car could hold it on his own.
because-empty-car = { $business } stays unguarded, and you may lose it: I think in the car they bring you more.
because-settle-car = He is good on the streets.
because-settle-home = An empty business is soon taken.
because-lose = You can spare him most easily. Whoever falls, your strength in this shootout stays the same.
because-lose-lucky = He never dies.
because-slip = You'd win { $percent ->
        [1] hardly ever
       *[other] only about { $percent }% of the time
    }.
because-stand = You win { $percent ->
        [99] almost for sure
       *[other] about { $percent }% of the time
    }.
because-neutralize = He counts most on the other side.

## Event cards

because-odds = With it you win { $percent ->
        [99] almost for sure
       *[other] about { $percent }% of the time
    }, without it { $percent_before ->
        [1] hardly ever
       *[other] about { $percent_before }%
    }.
because-dynamite = He dies for it, but more is at stake than he is worth.
because-card-now = It won't do more later.
because-card-later = { $card } would do little for you now. Keep it until it hurts a rival more, or helps you more.
