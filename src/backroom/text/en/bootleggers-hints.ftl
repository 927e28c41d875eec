### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = It is the last one in your hand.
# $cash: what first choice of the cards on offer is worth over last. $percent: how often this muscle card is the highest.
because-muscle-first = First choice is worth about { $cash } more than last, and with this you come first about { $percent }% of the time.
because-muscle-alike = What is on offer is worth much the same: first choice brings only about { $cash } more than last. Save your strength.
because-muscle-outbid = You'd be outbid anyway: even your strongest comes first only about { $percent }% of the time.
# $percent: of the cards that the reader has not seen.
because-muscle-middle = First choice is worth about { $cash } more than last. This beats { $percent }% of the cards you haven't seen, and leaves you stronger ones for later.
because-muscle-later = First choice is worth about { $cash } more than last, but your strong cards will do more later.

## Cards on offer, dice, improvements

because-take = Of these it does most for you over the rest of the game. Next best: { $card }.
because-take-only = It does a good deal for you over the rest of the game, the others hardly anything.
because-take-least = None of them is worth much to you; this one costs you least.
because-take-left = It is the only one left.
because-still-room = The copper never comes there, and there is room for more dice.
because-still-full = Your stills have no room for two dice. A new one has, and the copper never comes there.
because-die-away = About { $crates } crates more a round, and the copper never comes there.
because-die-home = About { $crates } crates more a round.
because-die-kept = There is no good place for it yet.
because-improvement-kept = Just now it would help the others more than you.
because-house = Over the rest of the game it brings you about { $cash } there. Next best: { $house }, about { $cash_next }.
because-house-only = Over the rest of the game it brings you about { $cash } there, and nothing elsewhere.

## Markers

because-place-all = { $count } markers there bring you about { $cash } over the rest of the game.
because-place-together = Placed well, your { $count } markers bring you about { $cash } over the rest of the game.
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
because-load-full = You have at least as many crates as room: fill every truck.
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
because-card-hoped = { $card } can do more than it would just now.
because-card-later = { $card } does more at another time.
because-leader = { $mobster } is the one to beat.
because-harm = It would cost you about { $cash }.
because-harm-little = It would cost you about { $cash }: keep yours for something worse.
because-harm-none = It does you no harm.
