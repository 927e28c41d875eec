### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = It is the last one in your hand.
# $cash: what first choice of the cards on offer is worth over last. $percent: how often this muscle card is the highest.
because-muscle-first = First choice is worth about { $cash } more than last, and with this you come first { $percent ->
        [99] almost for sure
        [1] hardly ever
       *[other] about { $percent }% of the time
    }.
# First choice or last: it makes no difference.
because-muscle-same = Going first would bring you nothing this time: save your strong cards.
because-muscle-alike = What is on offer is worth much the same: first choice brings only about { $cash } more than last. Save your strength.
because-muscle-outbid = You'd be outbid anyway: even your strongest { $percent ->
        [1] hardly ever comes first
       *[other] comes first only about { $percent }% of the time
    }.
# $percent: of the cards that the reader has not seen.
because-muscle-middle = First choice is worth about { $cash } more than last. This beats { $percent ->
        [99] nearly all
        [1] hardly any
       *[other] about { $percent }%
    } of the cards you haven't seen, and leaves you stronger ones for later.
because-muscle-later = First choice is worth about { $cash } more than last, but your strong cards will do more later.

## Cards on offer, dice, improvements

because-take = Of these it does most for you over the rest of the game. Next best: { $card }.
# $kind of the card: truck, still, markers or improvement.
because-take-what = What it does for you: { $kind ->
        [truck] more room for crates
        [still] more dice, more whiskey, round after round
        [markers] more markers, more say in the speakeasies
       *[improvement] a house that buys more, best where you have the say
    }.
because-take-only = It does a good deal for you over the rest of the game, the others hardly anything.
because-take-least = None of them is worth much to you; this one costs you least.
because-take-left = It is the only one left.
because-still-room = The copper never comes there, and there is room for more dice.
because-still-full = Your stills have no room for two dice. A new one has, and the copper never comes there.
because-die-away = About { $crates } crates more a round, and the copper never comes there.
because-die-home = About { $crates } crates more a round.
because-die-kept = There is no good place for it yet.
because-improvement-kept = Just now it would help the others more than you.
because-house = It brings you about { $cash } a round there. Next best: { $house }, about { $cash_next }.
because-house-only = It brings you about { $cash } a round there, and next to nothing elsewhere.
because-house-little = It doesn't bring much, but elsewhere even less.

## Markers

because-place-all = { $count } markers there bring you about { $cash } a round.
because-place-together = Placed like this, your { $count } markers bring you about { $cash } a round.
because-control-missing =
    { $count ->
        [one] Then only one marker is missing for control.
       *[other] Then only { $count } markers are missing for control.
    }
because-place-kept = One more would bring you nothing now. In the back room it waits for a better house.
because-place-elsewhere = Your next marker does more in { $house }.
because-cut-in = You want to be there anyway: better before { $mobster } is.

## Crates and trucks

because-pay = What the still makes is worth about { $cash_earned }: more than { $cash }.
because-pay-not = What the still makes is worth about { $cash_earned }: not enough for { $cash }.
because-load-full = You have crates enough: fill every truck.
because-load-for = A load for { $house }: about as much as you should sell there.
because-load-empty = It stays empty for { $card }.
because-load-rest = Whatever is left goes along.
because-loaded = Every crate is on a truck.
because-loaded-left =
    { $crates ->
        [one] The trucks are full; one crate stays behind.
       *[other] The trucks are full; { $crates } crates stay behind.
    }
because-drive = The load brings about { $cash } there. Next best: { $house }, about { $cash_next }.
because-drive-only = The load brings about { $cash } there, and nothing elsewhere.
because-drive-others = That reckons with what the others still have to send; the sign on the house counts only the trucks that stand there.
because-drive-stay = What is left would bring nothing anywhere.
because-allow = It earns you { $cash }, and { $mobster } { $cash_theirs }.
because-allow-own = The money is yours: { $cash }.
because-refuse = { $mobster } would earn { $cash_theirs } by it, you { $cash }.
because-refuse-winner = { $mobster } would earn { $cash_theirs } by it, and is close enough to winning already.

## Thug cards

because-card-now = Now it is worth about { $cash } to you.
because-card-late = There is hardly time to wait for a better moment.
because-card-so = Played like this it is worth about { $cash } to you.
# $cash: what it would bring now.
because-card-hoped = Just now { $card } would bring you only about { $cash }. Wait: it can do better.
because-card-idle = Just now { $card } would do nothing for you. Wait for its moment.
# $items is a time of the round: because-at.
because-card-later = { $card } does most later in this round, { $items }: keep it.
because-card-next = { $card } is of no more use in this round. Keep it for the next, { $items }.
because-at = { $when ->
        [reveal] when the muscle cards are turned up
        [taking] while cards are taken
        [end-of-phase-1] before the markers are placed
        [before-production] before the stills are rolled
        [after-production] once the stills are rolled
        [after-deals] before the trucks are loaded
        [loaded] when the loads are on show
        [driving] while the trucks drive out
        [lined-up] once the trucks stand in line
        [password] just before a speakeasy sells
       *[last-sale] after the last sale
    }
because-card-over = { $card } can't do anything for you any more.
because-card-keep = I'd keep { $card } for now.
because-leader = { $mobster } is the one to beat.
because-harm = It would cost you about { $cash }.
because-harm-little = It would cost you about { $cash }: keep yours for something worse.
because-harm-none = It does you no harm.

## Deals

because-deal-room =
    { $crates ->
        [one] One of your crates has no place on a truck and would be lost.
       *[other] { $crates } of your crates have no place on a truck and would be lost.
    }
because-deals-none = I see no deal that would bring you anything now.
because-deals-then = Then, if nobody has anything better, go on.
