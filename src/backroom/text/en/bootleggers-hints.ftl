### Bootleggers: why a bot would answer so. Whole sentences, told after its answer. Amounts are about
### what something is worth to the reader.

## Muscle

because-muscle-last = It is the last one in your hand.
# $rounds: with this one, if all are played.
because-muscle-best = The best card for you is { $card }: { $rounds ->
        [1] this round
       *[other] over the rest of the game
    } it does { $kind ->
        [much] much
       *[some] a little
    } more for you than the one that is left in the end.
# $percent: how often this muscle card is the highest.
because-muscle-first = With this muscle card you choose first { $percent ->
        [99] almost for sure
        [1] hardly ever
       *[other] about { $percent }% of the time
    }.
# First choice or last: it makes no difference.
because-muscle-same = Going first would bring you nothing this time: save your strong cards.
because-muscle-alike = The cards on offer are worth much the same to you. Save your strength.
because-muscle-outbid = You'd be outbid anyway: even your strongest { $percent ->
        [1] hardly ever comes first
       *[other] comes first only about { $percent }% of the time
    }.
# $percent: of the cards that the reader has not seen.
because-muscle-middle = This muscle card beats { $percent ->
        [99] nearly all
        [1] hardly any
       *[other] about { $percent }%
    } of those you haven't seen, and leaves you stronger ones for later.
# The reader's strongest, though it is seldom the highest.
because-muscle-earlier = You'd hardly be first, but this muscle card beats { $percent ->
        [99] nearly all
        [1] hardly any
       *[other] about { $percent }%
    } of those you haven't seen: with a weaker one you'd choose even later.
because-muscle-later = But your strong muscle cards will do more in a later round.

## Cards on offer, dice, improvements

because-take = Of these it does most for you { $rounds ->
        [1] this round
       *[other] over the rest of the game
    }. Next best: { $card }.
# $kind of the card: truck, still, markers or improvement.
because-take-what = What it does for you: { $kind ->
        [truck] more room for crates
        [still] { $rounds ->
            [1] more dice, more whiskey
           *[other] more dice, more whiskey, round after round
        }
        [markers] more markers, more say in the speakeasies
       *[improvement] a house that buys more, best where you have the say
    }.
# What that comes to.
because-take-round = That is about { $cash } a round.
# Of a thug card.
because-take-once = Played at the right moment, it is worth about { $cash } to you.
because-take-only = It does { $kind ->
        [much] a good deal
       *[some] a little
    } for you { $rounds ->
        [1] this round
       *[other] over the rest of the game
    }, the others hardly anything.
because-take-least = None of them is worth much to you; this one costs you least.
because-take-left = It is the only one left.
because-still-room = The copper never comes there, and there is room for more dice.
because-still-full = Your stills have no room for two dice. A new one has, and the copper never comes there.
because-die-away = About { $crates } crates more { $rounds ->
        [1] this round
       *[other] a round
    }, and the copper never comes there.
because-die-home = About { $crates } crates more { $rounds ->
        [1] this round
       *[other] a round
    }.
because-no-room = Your trucks have no room for that much: take or rent another, or sell crates.
because-die-kept = There is no good place for it yet.
because-improvement-kept = Just now it would help the others more than you.
because-house = There it brings you about { $cash } { $rounds ->
        [1] this round
       *[other] a round
    }. Next best: { $house }, about { $cash_next }.
because-house-only = There it brings you about { $cash } { $rounds ->
        [1] this round
       *[other] a round
    }, and next to nothing elsewhere.
because-house-little = It doesn't bring much, but elsewhere even less.

## Markers

because-place-all = { $count } markers there bring you about { $cash } { $rounds ->
        [1] this round
       *[other] a round
    }.
because-place-together = Placed like this, your { $count } markers bring you about { $cash } { $rounds ->
        [1] this round
       *[other] a round
    }.
because-control-missing =
    { $count ->
        [one] Then only one marker is missing for control.
       *[other] Then only { $count } markers are missing for control.
    }
because-control-then = With { $count ->
        [2] both
       *[other] all { $count }
    } of them you take control there.
because-place-kept = One more would bring you nothing now. In the back room it waits for a better house.
because-place-elsewhere = Your next marker does more in { $house }.
because-cut-in = You want to be there anyway: better before { $mobster } is.

## Crates and trucks

because-pay = What the still makes is worth about { $cash_earned }: more than { $cash }.
because-pay-not = What the still makes is worth about { $cash_earned }: not enough for { $cash }.
# $count: the trucks. $crates: what they have no room for.
because-load-full = { $count ->
        [one] Fill the truck.
       *[other] Fill every truck{ $crates ->
            [0] : that takes every crate.
            [one] ; one crate stays behind.
           *[other] ; { $crates } crates stay behind.
        }
    }
because-load-for = A load for { $house }: about as much as you should sell there.
because-load-empty = It stays empty for { $card }.
because-load-rest = Whatever is left goes along.
because-loaded = Every crate is on a truck.
because-loaded-left =
    { $crates ->
        [one] No more will fit; one crate stays behind.
       *[other] No more will fit; { $crates } crates stay behind.
    }
because-drive = The load brings about { $cash } there. Next best: { $house }, about { $cash_next }.
because-drive-only = The load brings about { $cash } there, and nothing elsewhere.
because-drive-others = That reckons with what the others still have to send; the sign on the house counts only the trucks that stand there.
because-drive-closer = That reckons with { $mobster }, who has { $card } and can close a speakeasy: better not everything in one place.
because-drive-stay = What is left would bring nothing anywhere.
because-allow = It earns you { $cash }, and { $mobster } { $cash_theirs }.
because-allow-own = The money is yours: { $cash }.
because-refuse = { $mobster } would earn { $cash_theirs } by it, you { $cash }.
because-refuse-winner = { $mobster } would earn { $cash_theirs } by it, and is close enough to winning already.

## Thug cards

# $rounds: over so many of them, if it goes on.
because-card-now = Now it is worth about { $cash } { $rounds ->
        [1] to you
       *[other] a round to you
    }.
because-card-late = There is hardly time to wait for a better moment.
because-card-so = Played like this it is worth about { $cash } { $rounds ->
        [1] to you
       *[other] a round to you
    }.
# $cash: what it would bring now.
because-card-hoped = Just now { $card } would bring you only about { $cash }. Keep it until it brings more.
because-card-idle = Just now { $card } would do nothing for you. Keep it for a better moment.
# $items is a time of the round: because-at.
because-card-later = Whether { $card } is worth playing shows later in this round, { $items }: keep it until then.
because-card-next = { $card } is of no more use in this round. Keep it for the next, { $items }.
because-fortune = But mind: if anybody gets to { $cash }, this round is the last.
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
because-leader = Of the others, { $mobster } has the most cash by all that has been announced.
because-most-whiskey = Of the others, { $mobster } can bring the most whiskey to the speakeasies.
because-harm = It would cost you about { $cash }.
because-harm-little = It would cost you about { $cash }: keep yours for something worse.
because-harm-none = It does you no harm.

## Deals

because-deal-room =
    { $crates ->
        [one] One of your crates has no place on a truck and would be lost.
       *[other] { $crates } of your crates have no place on a truck and would be lost.
    }
because-deals-none = I see no deal that would be worth it for you now.
because-deals-surplus =
    { $crates ->
        [one] One of your crates has
       *[other] { $crates } of your crates have
    } no place on a truck, but I see no deal now by which both sides would gain.
because-deals-then = Then, if nobody has anything better, go on.
