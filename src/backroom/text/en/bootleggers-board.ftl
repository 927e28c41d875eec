### The board of Bootleggers in the browser: what a sign, a figure or a button says.

board-read = What { $card } does
board-more =
    { $mobster_is_you ->
        [yes] Your stills, trucks and cards
       *[no] Stills, trucks and cards of { $mobster }
    }

## Rounds and decks

board-announce = At the end of round { $round } everyone announces cash and gets a marker; the poorest gets one more.
board-announced = Cash is secret. At the end of round { $round } it was { $cash }; since then it may be much more or less.
board-announced-short = { $cash } · R{ $round }
board-last-sale = What this house bought last
board-earned = Takings at the last sale: { $cash }
board-earned-short = sales { $cash }
board-not-trading = { $mobster } takes no offers in this round.
board-waiting =
    { $mobster_is_you ->
        [yes] The table is waiting for you.
       *[no] The table is waiting for { $mobster }.
    }
board-winner =
    { $mobster_is_you ->
        [yes] You win.
       *[no] { $mobster } wins.
    }
board-decks =
    { $count ->
        [one] { $count } card left in the deck
       *[other] { $count } cards left in the deck
    }, { $count_trucks ->
        [one] { $count_trucks } truck card
       *[other] { $count_trucks } truck cards
    }

## What signs mean

board-tip-dock-0 = The majority dock, three stars: trucks of whoever controls the speakeasy or has the majority. It sells first, truck by truck.
board-tip-dock-1 = The minority dock, two stars: trucks of those with a minority. It sells after the majority dock.
board-tip-dock-2 = The public dock, one star: trucks of those without influence. It sells last, and only if whoever holds the speakeasy lets it.
board-tip-dock-line = One line for all: it sells truck by truck, whoever sent them.
board-tip-cash = Cash. Whoever has the most at the end wins.
board-tip-cash-secret = Cash is secret, but every payment is public: whoever counts along knows a lot. All announce it after rounds 4 and 8.
board-tip-open = Open: it buys whiskey in phase 5.
board-tip-nobody = Open, and nobody has control: that takes at least half of the markers here.
board-tip-closed =
    Closed: it buys nothing. { $count ->
        [one] One more marker opens it.
       *[other] { $count } more markers open it.
    }
board-tip-order = The order of this round: the highest muscle goes first, and breaks ties.
board-tip-decks = New cards on offer come from these decks. The truck cards lie in a deck of their own.

## Speakeasies

board-markers = { $count } of { $most } circles taken, opens at { $opens }: { $picks }
board-markers-none = None of the { $most } circles taken, opens at { $opens }.
board-improvements = { $count } of { $most } improvements. Each one adds 1 to every demand die here.
board-price = Wholesale { $cash } a crate. Nobody earns a profit here.
board-prices = Wholesale { $cash } a crate. The controller earns { $cash_profit } profit on top for each crate the speakeasy buys.
board-demand-unlimited = Buys every crate.
board-demand-dice =
    { $count ->
        [one] Demand: { $count } die, rolled in phase 5.
       *[other] Demand: { $count } dice, rolled in phase 5.
    }
board-demand =
    { $crates ->
        [one] Wants { $crates } crate, improvements included
       *[other] Wants { $crates } crates, improvements included
    }; bought so far: { $crates_bought }.

board-effect-closed = Busted by the G-Men: shut for this round.
board-effect-shut = Closed with trucks outside: it buys nothing this round, even if more markers come.
board-effect-copper = A copper is in the speakeasy: it buys everything at $1G this round, and nobody profits.
board-effect-payoff =
    { $mobster_is_you ->
        [yes] Paid off: you control this speakeasy for the round.
       *[no] Paid off: { $mobster } controls this speakeasy for the round.
    }
board-effect-heat =
    { $mobster_is_you ->
        [yes] You are packing heat: everyone else sells at $1G here this round.
       *[no] { $mobster } is packing heat: everyone else sells at $1G here this round.
    }
board-effect-heat-own =
    { $mobster_is_you ->
        [yes] You are packing heat: you sell at $1G here this round.
       *[no] { $mobster } is packing heat and sells at $1G here this round.
    }
board-effect-thirsty =
    { $count ->
        [one] Thirsty: { $count } more demand die this round.
       *[other] Thirsty: { $count } more demand dice this round.
    }
board-effect-word = Word of mouth: the controller earns $1G more per crate this round.

## Trucks and stills

board-truck =
    { $mobster_is_you ->
        [yes] Your { $truck }: { $crates } of { $most } crates.
       *[no] { $mobster }'s { $truck }: { $crates } of { $most } crates.
    }
board-truck-borrowed = Borrowed for this round.
board-truck-rented =
    { $mobster_is_you ->
        [yes] Rented from you for this round.
       *[no] Rented from { $mobster } for this round.
    }
board-truck-late = Hijacked crates: it stands last in line.
board-truck-pigeon =
    { $mobster_is_you ->
        [yes] You get the wholesale money for this load.
       *[no] { $mobster } gets the wholesale money for this load.
    }
board-still = { $still }: { $count } of { $most } dice.
board-still-stopped = It makes nothing this round.
board-still-rolled = Rolled this round: { $dice }.

## Mobsters

board-back-room =
    In the back room: { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }{ $count_locked ->
        [0] { "" }
       *[other] { " " }({ $count_locked } lying low until the next reveal)
    }, { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }{ $count_dice ->
        [0] { "" }
        [one] , { $count_dice } die
       *[other] , { $count_dice } dice
    }{ $count_improvements ->
        [0] { "" }
        [one] , { $count_improvements } improvement
       *[other] , { $count_improvements } improvements
    }.
board-muscle = Muscle this round: { $muscle }.
board-muscle-boosted = Muscle this round: { $muscle }, worth 5½ more.
board-muscle-hand-count =
    { $count ->
        [one] 1 muscle card in hand
       *[other] { $count } muscle cards in hand
    }
board-muscle-left =
    { $count ->
        [one] { $count } muscle card left in hand
       *[other] { $count } muscle cards left in hand
    }. Played so far: { $text }.
board-copper =
    { $mobster_is_you ->
        [yes] The copper is watching you: a 5 on your family still, and it makes nothing.
       *[no] The copper is watching { $mobster }: a 5 on that family still, and it makes nothing.
    }
board-warehouse = Warehouse: crates left unloaded are kept this time.
board-control = control
board-majority = majority
board-no-control = no control
board-control-lost = control lost
# Who holds a house where two are level.
board-nobody = nobody
board-hand-count =
    { $count_thugs ->
        [0] Muscle: { $count }
       *[other] Muscle: { $count } · thug cards: { $count_thugs }
    }
board-supply =
    { $count ->
        [one] 1 marker left in the supply
       *[other] { $count } markers left in the supply
    }

## After a round

board-round = Round { $round }: what happened
board-round-made = Crates made
board-round-sold = Crates sold
board-round-lost = Crates lost
board-round-earned = Earned
board-round-paid = Paid
board-round-balance = Balance
board-round-other = Other losses
board-round-plus = +{ $cash }
board-round-minus = −{ $cash }
board-round-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
board-round-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
board-round-trucks =
    { $count ->
        [one] { $count } truck
       *[other] { $count } trucks
    }

## What the table has come to since the last answer

board-recap-control-taken = You lose control of { $house } to { $mobster }.
board-recap-control-lost = You lose control of { $house }: your markers there, { $count } of { $count_all }.
board-recap-nobody-to-send = No marker in your back room: phase 2 went by without you.
board-recap-was-rich = { $mobster } announced { $cash } last time: whoever ends a round with $100G ends the game.
board-recap-is-rich = { $mobster } has { $cash }: whoever ends a round with $100G ends the game.
board-recap-places = { $mobster } puts { $count } markers in { $house }.
