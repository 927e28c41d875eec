### King of Chicago: what an answer would mean, and what could be done where on the board.
###
### Clauses, put one after the other: they begin small and end without a full stop. What begins with
### "mean-brief" stands on a thing on the board: a word or two. What begins with "mean-sure" is asked
### before something is thrown away. The names of arguments are those of chicago.ftl; numbers with a
### fraction come as the whole and its tenths ($own, $own_tenth).

## Points, respect, monopolies, income

mean-points =
    { $count ->
        [one] { $count } point for you instead of { $count_before }
       *[other] { $count } points for you instead of { $count_before }
    }
mean-points-boss =
    { $count ->
        [one] { $count } point for { $boss } instead of { $count_before }
       *[other] { $count } points for { $boss } instead of { $count_before }
    }
mean-wins = { $count } points: you are King of Chicago
mean-half-point = one more gangster after that makes a point
mean-respect-you = local respect is yours
mean-respect-off = { $boss } loses local respect
mean-respect-boss = { $boss } gets local respect
mean-respect-needs =
    { $count ->
        [one] after this one, { $count } more territory brings local respect
       *[other] after this one, { $count } more territories bring local respect
    }
mean-monopoly-you =
    you have the monopoly on { $kind ->
        [bar] bars
        [casino] casinos
       *[brothel] { -brothels }
    }
mean-monopoly-off =
    breaks { $boss }'s monopoly on { $kind ->
        [bar] bars
        [casino] casinos
       *[brothel] { -brothels }
    }
mean-monopoly-boss =
    gives { $boss } the monopoly on { $kind ->
        [bar] bars
        [casino] casinos
       *[brothel] { -brothels }
    }
mean-income = { $cash } income a game turn instead of { $cash_before }
mean-income-then = { $cash } income a game turn
mean-costs = costs { $cash }, you keep { $cash_left }
mean-keeps = you keep { $cash }
mean-gets-cash = { $cash }: you then have { $cash_then }
mean-costs-goods = costs { $picks }
mean-left-goods = you keep { $picks }
mean-then-goods = you then have { $picks }
mean-enough =
    { $items_count ->
        [one] enough for a { $items }
       *[other] enough for any one of these: { $items }
    }
mean-missing = for a { $business_kind } you still need { $picks }

## On the board, in a word or two

mean-brief-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
mean-brief-goods = { $picks }
mean-brief-territory = territory
mean-brief-contract = contract
mean-brief-percent = { $percent }%
mean-brief-attack = attack { $percent }%
mean-brief-raid = raid
mean-brief-clean = clean up
mean-brief-confiscate = confiscate
mean-brief-unknown = { $count } unknown

## Driving

mean-chance =
    { $percent ->
        [100] { $items } (certain to get there)
       *[other] { $items } ({ $percent }% to get there)
    }
mean-nothing-near = nothing worth going to within a roll
mean-nothing-here = no action possible
mean-here-take = { $place }: { $picks }
mean-here-mark = { $territory } is free
mean-here-mark-boss = { $territory } is { $boss }'s, yours for { $cash }
mean-here-mark-nothing = { $territory } is { $boss }'s, yours for nothing
mean-here-mark-respect = { $items }: a point, by local respect
mean-here-open =
    open a { $business_kind }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mean-here-start = start { $contract }
mean-here-complete = complete { $contract }
mean-here-visit = { $business } is yours: move gangsters
mean-here-fetch = fetch { $gangster }
mean-here-attack-car = attack { $boss }'s car: { $percent }% to win
mean-here-attack-business = attack { $business }: { $percent }% to win
mean-stays = the car stays where it is
mean-way =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
mean-way-driver =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }: { $gangster } has to show himself at the wheel
mean-way-here = your car is there
mean-way-reached =
    { $count ->
        [one] { $count } square: within reach
       *[other] { $count } squares: within reach
    }
mean-way-die =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }: { $die ->
        [1] any die
        [6] a 6
       *[other] a { $die } or more
    } ({ $percent }%)
mean-way-die-driver =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }: with { $gangster } at the wheel { $die ->
        [1] any die
        [6] a 6
       *[other] a { $die } or more
    } ({ $percent }%)
mean-way-far = 
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }: too far this turn
mean-way-garage =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }; your car is in the garage until the end of the trade phase
mean-way-frozen =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }; you are frozen until the trade phase
mean-start-territories =
    { $count ->
        [one] { $count } territory within { $most } squares
       *[other] { $count } territories within { $most } squares
    }
mean-start-goods =
    { $place }: { $picks }, { $count ->
        [one] { $count } square away
       *[other] { $count } squares away
    }
mean-start-medium =
    { $count ->
        [one] a medium lot { $count } square away
       *[other] a medium lot { $count } squares away
    }

## The action

mean-take-some = you say how many
mean-for-nothing = Sad Ken takes it from { $boss } for nothing
mean-markers =
    { $count ->
        [one] { $count } of your { $most } markers left
       *[other] { $count } of your { $most } markers left
    }
mean-visit = { $count } of { $most } seats taken inside, { $count_car } of { $most_car } in the car
mean-seats = { $count } of { $most } seats taken then
mean-fetch-away = { $boss } loses him for good
mean-contract = { $contract }
mean-contract-pays = { $cash } and a point when it is completed
mean-contract-bet = a point, and a bet that is doubled or lost
mean-contract-to =
    { $place } is { $count ->
        [one] { $count } square away
       *[other] { $count } squares away
    }
mean-contract-to-business =
    { $business } is { $count ->
        [0] right here
        [one] { $count } square away
       *[other] { $count } squares away
    }
mean-contract-to-garage =
    { $garage } is { $count ->
        [0] right here
        [one] { $count } square away
       *[other] { $count } squares away
    }
mean-contract-no-business = you have no business to bring it to
mean-contract-at-risk = all see it; it is gone if your car is raided or beaten in defence
mean-bet = { $cash_more } or { $cash_less } afterwards, an even chance

## Shootouts

mean-odds = you win { $percent }% of the time, cards aside
mean-odds-average = you win { $percent }% of the time, cards aside, depending on who is inside
mean-losses = on average you lose { $own }.{ $own_tenth } gangsters, { $dead }.{ $dead_tenth } of them dead; they lose { $theirs }.{ $theirs_tenth }, { $killed }.{ $killed_tenth } of them dead
mean-losses-own = on average you lose { $own }.{ $own_tenth } gangsters, { $dead }.{ $dead_tenth } of them dead
mean-losses-none = you lose nobody
mean-win-car = if you win, { $boss }'s car is in the garage until the end of the trade phase
mean-win-mechanic = if you win, { $boss }'s car is towed away, but { $gangster } mends it at once
mean-win-contracts = you take over { $items }
mean-win-business = if you win, { $business } is yours
mean-lose-car = if you lose, your car is in the garage until the end of the trade phase, and you sit out till then
mean-lose-mechanic = if you lose, your car is towed away, but { $gangster } mends it at once
mean-stays-closed = it stays closed until the end of the trade phase
mean-tim-slips = { $gangster } is in it and may slip out
mean-tim-may-slip = { $gangster } may be in it: then it may slip out
mean-john-doe = { $gangster } is taken to pick whoever counts most
mean-sure-attack = Attack with a chance of { $percent }%?
mean-now-odds = you win { $percent }% of the time
mean-odds-then = you win { $percent }% of the time instead of { $percent_before }%
mean-slips = no shots; he can't do it again in this game turn
mean-counts-one = counts 1 in any shootout
mean-counts = attack { $attack_car } on cars, { $attack_business } on businesses; defence { $defence_car } in the car, { $defence_business } in a business
mean-never-dies = he goes to hospital: he never dies
mean-doctor = { $gangster } saves one in two
mean-garage-near =
    { $business } is { $count ->
        [one] { $count } square from there
       *[other] { $count } squares from there
    }
mean-to-hospital = he goes to hospital
mean-own-dies = { $gangster } dies

## The police

mean-police-roll = the police car drives { $least } to { $most } squares, as the die says, or fewer
mean-police-spent = the police have no action left in this game turn
mean-police-nothing = nothing for the police to do on this square
mean-police-raid-car = { $boss }: raid the car
mean-police-raid = { $boss }: raid { $business }
mean-police-clean = { $boss }: clean up { $territory }
mean-police-take = { $place }: confiscate { $picks }
mean-cleans =
    { $boss } keeps { $count ->
        [0] no territory
        [one] { $count } territory
       *[other] { $count } territories
    }
mean-confiscates = { $picks } back to the stock: nobody gets them
mean-confiscates-left =
    { $count ->
        [0] nothing stays there
       *[other] { $count } stay there
    }
mean-raid = works { $percent }% of the time
mean-raid-average = works { $percent }% of the time, depending on who is inside
mean-raid-closes = it closes until the end of the trade phase
mean-raid-holds =
    { $count ->
        [one] { $count } gangster goes to prison
       *[other] { $count } gangsters go to prison
    }
mean-raid-johnny = but for { $gangster }, should he be there
mean-raid-contracts = cancels { $items }

## The trade phase

mean-badge = the police car is yours for four action rounds, with one police action
mean-drives =
    { $count ->
        [one] drives { $count } square farther
       *[other] drives { $count } squares farther
    }
mean-brings-cash = brings { $cash } at income
mean-brings-goods = brings { $picks } at income
mean-brings-nowhere =
    { $kind ->
        [bar] earns only in a bar, and you have none
        [casino] earns only in a casino, and you have none
        [brothel] earns only in a { -brothel }, and you have none
       *[any] earns only in a business, and you have none
    }
mean-no-room = no seat is free: somebody would have to hide
mean-may-bid-again = if somebody else bids, you may bid again
mean-may-not-follow = if somebody else bids, you can't outbid that
mean-goes-to = goes to { $boss } for { $cash }
mean-stays-on-offer = he stays on offer
mean-nobody-badge = nobody has the badge then
mean-in-car = strength { $attack_car } attacking cars, { $attack_business } attacking businesses, { $defence } defending the car
mean-in-business = strength { $defence } defending the business
mean-hides = in hiding he counts for nothing until the next placing
mean-comes-out = { $gangster } goes { $spot } by himself
mean-stay-hiding =
    { $items_count ->
        [one] { $items } stays hiding and counts for nothing
       *[other] { $items } stay hiding and count for nothing
    }
mean-sure-hiding =
    { $items_count ->
        [one] Leave { $items } hiding?
       *[other] Leave { $items } hiding?
    }

# What a gangster can do.
mean-able-clean-gene = raids fail wherever he is
mean-able-schweinehund = with him in the car you can't take resources
mean-able-easy-mike = in hospital anybody may fetch him
mean-able-fat-fred = his car has a seat less
mean-able-frankie = no income while he is in prison
mean-able-freddie = $100 to $500 at income, on a 6 he is gone
mean-able-jack-knife = +4 against Mad-Dog Moe, Swift Nick, The Cleaner
mean-able-jealous-george = +4 against The Mayor, The Doctor, Mr. Needle
mean-able-john-doe = takes one enemy out of the fight
mean-able-johnny = the bribe costs $200 less, he is never arrested
mean-able-lucky-lou = never dies
mean-able-mr-needle = your territories give double
mean-able-sad-ken = in the car: rivals' territories for nothing
mean-able-doctor = saves every second man of yours who would die
mean-able-dwarf = a seat more where he is
mean-able-mechanic = your beaten car is mended at once
mean-able-reporter = looks into a car or business once a game turn
mean-able-thin-tim = his car may slip out of an attack once a game turn
mean-able-larry = +4 against Frankie the Squealer
mean-able-tony-trouble = raids succeed wherever he is

## Cards

mean-one-of =
    { $items_count ->
        [one] { $items } leaves { $boss } for you
       *[other] one of these leaves { $boss } for you, at random: { $items }
    }
mean-cards-taken =
    { $count ->
        [one] { $count } of { $most } cards, at random
       *[other] { $count } of { $most } cards, at random
    }
mean-burglary = { $least } to { $most } resources out of { $boss }'s safe, as many as the die says
mean-rat = { $boss } loses half of all resources, rounded up
mean-pockets =
    { $count ->
        [one] your rivals hold { $count } resource together
       *[other] your rivals hold { $count } resources together
    }
mean-friends =
    the badge is yours until the trade phase; { $count ->
        [0] the police have no action left in this game turn
        [one] the police have { $count } action left in this game turn
       *[other] the police have { $count } actions left in this game turn
    }
mean-streetwise = one more die to drive in this turn
mean-frozen =
    { $count ->
        [0] no more turn to lose in these action rounds; no income in the next trade phase
        [one] out for { $count } turn, and no income in the next trade phase
       *[other] out for { $count } turns, and no income in the next trade phase
    }
mean-out-of-gas = the car stays put the next time it could drive
mean-feds =
    { $boss_is_you ->
        [yes] you have
       *[no] { $boss } has
    } the badge, and with it { $count ->
        [one] { $count } police action
       *[other] { $count } police actions
    } in this game turn
mean-feds-nobody = nobody has the badge: nothing comes of it
mean-dies = { $gangster } dies, { $boss }'s man
mean-massacre = everybody beaten dies, on both sides
mean-getaway = no winner, and your car drives { $least } to { $most } squares
mean-sneaks =
    { $count ->
        [one] { $count } gangster hides until the next placing; the business is on its own
       *[other] { $count } gangsters hide until the next placing; the business is on its own
    }
mean-still-standing = he is unhurt, and the round counts for nothing
mean-first-aid = he goes to hospital instead of dying
mean-horse-raid = the raid comes to nothing
mean-horse-election = Election Day comes to nothing
mean-look =
    { $count ->
        [one] { $count } of { $most } in there you don't know
       *[other] { $count } of { $most } in there you don't know
    }
mean-look-known = you know everybody in there already
mean-sure-look = Look where you know everybody?
mean-sure-nothing = Play it though nothing comes of it?
