### Bootleggers.
###
### $house, $truck, $still, $card, $muscle, $cash, $dock and $way come as words (the messages under
### "Names"); $muscle_cost stands beside $muscle. Counts, crates and rounds come as numbers.

## The game

game-title = Bootleggers
game-about = Smuggle whiskey, bribe the law and buy your way into the city's speakeasies. Every round you bid in secret for the first move, send your men and your trucks to the speakeasies, and strike deals that nobody has to keep. After twelve rounds (eight in the short game), or as soon as somebody has $100G (a hundred grand: $1G is a thousand dollars), whoever has the most money wins.
final-score = ${ $score }G

## What it is about

goal-about = Make whiskey, haul it and sell it. Whoever has the most cash at the end wins; nothing else counts.
goal-end = After the last round, or as soon as a round leaves somebody with $100G.
goal-round =
    A round is a year, in six phases:
    1 · Everyone bids a muscle card in secret. High goes first, costs more, and takes the first pick of the cards on offer.
    2 · Place your markers in the speakeasies. Enough of them open one; whoever has at least half of them controls it.
    3 · Your stills roll dice: every pip is a crate.
    4 · Make deals, load your trucks, send them to the speakeasies.
    5 · Each speakeasy rolls for how much it wants and buys, friends first. That is when the money comes in.
    6 · The law clears the table, and the next year begins.

## Said with one tap: each reads it in their own language

phrase-mine = That one's mine!
phrase-bluffing = You're bluffing.
phrase-hands-off = Hands off my place.
phrase-room-for-two = Room for two in there?
phrase-fine-batch = A fine batch!
phrase-dry = Dry as a bone.
phrase-your-word = You gave your word.
phrase-thirsty = They're thirsty tonight!
phrase-not-a-drop = Not a drop sold.
phrase-cops = Here come the cops!
phrase-not-me = It wasn't me.

## Names

seat = Mobster { $number }
name-mobster =
    { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    }
cash = ${ $amount }G

house-0 = O'Malley's Dry Goods
house-1 = Texas Lil's Diner
house-2 = Mother's Groceries
house-3 = Barleycorn's Feed & Grain
house-4 = The Real McCoy Antiques
house-5 = Volstead Imports

truck-small = truck { $number } (small)
truck-medium = truck { $number } (medium)
truck-large = truck { $number } (large)

still-family =
    { $mobster_is_you ->
        [yes] your family still
       *[no] { $mobster }'s family still
    }
# The same, where the sentence has just named the owner.
still-own = the family still
still-remote = remote still { $number }

muscle-red = red { $number }
muscle-green = green { $number }
muscle-yellow = yellow { $number }
muscle-blue = blue { $number }

dock-0 = the majority dock
dock-1 = the minority dock
dock-2 = the public dock
# O'Malley's has no docks.
dock-line = one line for all

# What the two ways of a card are; without the card, only which of the two.
way-0 = the first way
way-1 = the second way
way-double-cross-0 = destroy a marker
way-double-cross-1 = slip in one of your own
way-muscling-in-0 = onto a still
way-muscling-in-1 = into the back room

phase-1 = Phase 1: muscle
phase-2 = Phase 2: influence
phase-3 = Phase 3: stills
phase-4 = Phase 4: whiskey running
phase-5 = Phase 5: password and sales
phase-6 = Phase 6: the long arm of the law

end-fortune = the $100G mark has been reached
end-last-round = the last round has been played

## Cards

card-single-influence = Single Influence
card-single-influence-help = One influence marker goes from your supply to your back room, ready to be placed in a speakeasy. Markers open speakeasies, and whoever has at least half of those in one controls it.
card-double-influence = Double Influence
card-double-influence-help = Two influence markers go from your supply to your back room, ready to be placed in speakeasies. Markers open speakeasies, and whoever has at least half of those in one controls it.
card-single-still = Single Still Improvement
card-single-still-help = One die for a free slot of a still you own, or for the back room to place later. It can't start a remote still.
card-double-still = Double Still Improvement
card-double-still-help = Either two dice for free slots of your stills or the back room, or a new remote still with one die on it.
card-improvement = Speakeasy Improvement
card-improvement-help = One improvement marker for a free slot of any speakeasy but O'Malley's, or for the back room. Each one adds 1 to every demand die of its speakeasy.
card-small-truck = Small Truck
card-small-truck-help = Carries 4 crates. It costs $1G to buy, and its driver wants $1G a round from the next round on.
card-medium-truck = Medium Truck
card-medium-truck-help = Carries 6 crates. It costs $1G to buy, and its driver wants $1G a round from the next round on.
card-large-truck = Large Truck
card-large-truck-help = Carries 9 crates. It costs $3G to buy, and its driver wants $2G a round from the next round on.

card-vigorish = A Little Vigorish
card-vigorish-help = From the reveal until the stills roll: lean on another mobster's still. The owner pays you $3G for each die on it, or it makes nothing this round.
card-big-city-boys = Big City Boys
card-big-city-boys-help = Any time: one muscle card of your choice, yours or another's, is worth 5½ more this round.
card-big-payoff = Big Payoff
card-big-payoff-help =
    Any time before a speakeasy sells: pay the bank $5G and control that open speakeasy for the round, whatever happens there. Everyone else in it counts as a minority. Trucks in line { $big_payoff ->
        [stay] stay where they are
       *[dock-anew] line up again
    }.
card-big-favor = Call in a Big Favor
card-big-favor-help = Phase 4: borrow a large truck from the common stock for this round, free of charge.
card-little-favor = Call in a Little Favor
card-little-favor-help = Phase 4: borrow a medium truck from the common stock for this round, free of charge.
card-city-politics = City Politics
card-city-politics-help = Any time: buy 1 or 2 influence markers into your back room at $4G apiece.
card-copper-in-the-house = Copper in the House
card-copper-in-the-house-help = Any time before a speakeasy sells: for this round that open speakeasy buys everything at $1G a crate. Influence counts for nothing there, and nobody earns a profit.
card-double-cross = Double Cross
card-double-cross-help =
    Any time, in one speakeasy: destroy { $double_cross ->
        [any] any marker
       *[another] another mobster's marker
    }, or slip in one of your own from your supply.
card-union-boss = Friendly Union Boss
card-union-boss-help = Any time: lay him face up in front of you. As long as he lies there, your drivers want no wages.
card-bust-a-shipment = G-Men: Bust a Shipment
card-bust-a-shipment-help = Phase 4, once the loads are shown: a loaded truck loses its whole cargo and goes home to its owner, empty.
card-bust-a-speakeasy = G-Men: Bust a Speakeasy
card-bust-a-speakeasy-help = Any time before it sells: an open speakeasy, even O'Malley's, is shut for this round.
card-investigation = G-Men: Investigation
card-investigation-help = In answer to a thug card just played: nothing of it happens. Or, any time, it gets rid of a Friendly Union Boss on the table.
card-free-truck = Hey, Free Truck
card-free-truck-help = Phase 4, after loading: an empty truck of another mobster is yours for good. Only a Hijack can load it this round.
card-hijack = Hijack
card-hijack-help = Phase 4, once the loads are shown: move the whole cargo of another mobster's truck onto one empty truck of yours at home, and sell it as your own.
card-hit = Hit
card-hit-help = Any time: destroy one marker of your choice in a speakeasy.
card-mob-war = Mob War
card-mob-war-help = Any time: destroy two markers of your choice in one speakeasy.
card-moll = Moll
card-moll-help = Any time: roll a die. Another mobster loses that many G to the bank, or everything if there is less.
card-pigeon = Move Over, Pigeon
card-pigeon-help = While another mobster's loaded truck stands in line, before it sells: the wholesale money for its cargo goes to you.
card-muscling-in = Muscling In
card-muscling-in-help = Any time: take a die from another mobster's remote still for a free slot of yours, or for your back room.
card-opportunity-knocks = Opportunity Knocks
card-opportunity-knocks-help = Any time: move an improvement marker from one speakeasy to a free slot of another speakeasy that is open.
card-packing-heat = Packing Heat
card-packing-heat-help =
    Any time before a speakeasy sells: in that open speakeasy the wholesale price is $1G this round for { $packing_heat ->
        [you] you alone
       *[others] everyone but you
    }.
card-recruiting = Recruiting
card-recruiting-help = Any time: roll a die for that many recruits. You take one, then everyone takes one in muscle order until they are gone.
card-safe-house = Safe House
card-safe-house-help =
    Any time: bring 1 to 3 of your own markers back to the back room, { $safe_house ->
        [one] all of them from one speakeasy
       *[any] from any speakeasies
    }. The same number must lie low there until the next reveal.
card-state-politics = State Politics
card-state-politics-help = Any time: buy 1 to 3 influence markers into your back room at $5G apiece.
card-thirsty = Thirsty
card-thirsty-help = Any time before a speakeasy sells: that open speakeasy rolls one more demand die this round.
card-turf-war = Turf War
card-turf-war-help = Any time: wreck a remote still with all its dice, or one die of a family still, but never its last.
card-warehouse = Warehouse
card-warehouse-help =
    { $warehouse ->
        [home] Phase 4: your crates that are on no truck when the phase ends, or on a truck that stayed home, are kept for the next round, once.
       *[no-truck] Phase 4: your crates that are on no truck when the phase ends are kept for the next round, once.
    }
card-windfall = Windfall
card-windfall-help = When you take it, or in phase 1 of a later round: draw a men-of-action card unseen by the others, on top of your normal pick.
card-word-of-mouth = Word of Mouth
card-word-of-mouth-help = Any time before a speakeasy sells: the controller of that open speakeasy earns $1G more per crate this round.
card-dirty-rat = You Dirty Rat
card-dirty-rat-help = Any time: in one speakeasy, swap another mobster's marker for one of yours from your supply.

## Options of a table

option-rules = Rules version
option-rules-number = edition { $number }
option-single-influence = Single influence cards in the deck
option-single-influence-22 = 22, so that there are 80 cards
option-single-influence-20 = 20, so that there are 78 cards
option-single-influence-help = Printed editions differ. With 22 there are a few more markers to place.
option-big-payoff = Big Payoff when trucks stand in line
option-big-payoff-dock-anew = they line up again
option-big-payoff-stay = they stay where they are
option-safe-house = Safe House brings markers back from
option-safe-house-any = any speakeasies
option-safe-house-one = one speakeasy
option-double-cross = Double Cross destroys
option-double-cross-another = another mobster's marker
option-double-cross-any = any marker
option-public-dock = Permission at the public dock
option-public-dock-each = truck by truck, and the first no ends it
option-public-dock-all = one yes or no for the whole dock
option-public-dock-help = Strangers need the word of whoever holds the speakeasy: truck by truck, or once for all.
option-packing-heat = Packing Heat makes wholesale $1G
option-packing-heat-others = for everyone but the one who plays it
option-packing-heat-you = only for the one who plays it
option-cash = Cash
option-cash-secret = secret
option-cash-open = open
option-rounds = Length of the game
option-rounds-12 = 12 rounds
option-rounds-8 = 8 rounds
option-influence = Influence is placed
option-influence-phase = in phase 2
option-influence-pre-empt = at any time, and more muscle may cut in
option-influence-any-time = at any time, higher muscle first
option-influence-help = In phase 2, in turn. At any time is sharper, and takes longer.
option-unloading = Trucks at the same dock unload
option-unloading-arrival = in order of arrival
option-unloading-muscle = in muscle order as it is now
option-unloading-help = Who sells first at one dock: the first to come, or the most muscle.
option-warehouse = Warehouse keeps
option-warehouse-no-truck = crates on no truck
option-warehouse-home = also a load left at home
preset-000 = As in the first French rules
preset-001 = As in the second French rules
preset-003 = As in the Italian rules
preset-004 = As in the German summary

## What you can do

do-pick-muscle = Lay down { $muscle } ({ $muscle_cost })
do-take = Take { $card }
do-put-die = Put a die on { $still }
do-keep-die = Keep the die in the back room
do-start-still = Start a remote still with one die instead
do-put-improvement = Put an improvement in { $house }
do-keep-improvement = Keep the improvement in the back room
do-play = Play { $card }
do-keep-card = Keep the card in your hand
do-choose-house = { $house }
do-choose-mobster =
    { $mobster_is_you ->
        [yes] yourself
       *[no] { $mobster }
    }
do-choose-truck = { $truck }
do-choose-still = { $still }
do-choose-count =
    { $count ->
        [0] That is enough
        [one] Buy { $count } marker
       *[other] Buy { $count } markers
    }
do-choose-way = { $way }
do-never-mind = Never mind, keep the card
do-place = Put a marker in { $house }
do-pre-empt = Cut in at { $house }
do-load =
    { $crates ->
        [0] Leave { $truck } empty
        [one] Load 1 crate on { $truck }
       *[other] Load { $crates } crates on { $truck }
    }
do-drive = Send { $truck } to { $house }
do-done =
    { $prompt ->
        [ask-deals] Done haggling, let's go on
        [ask-place] No more markers for now
        [ask-place-more] No more markers for now
        [ask-load-done] Done loading
        [ask-drive] Leave at home
        [ask-drive-none] Go on without a card
        [ask-place-none] Go on without a card
       *[other] Done
    }
do-allow =
    { $yes ->
        [yes] Let them sell
       *[no] Turn them away
    }
do-pay-up =
    { $yes ->
        [yes] Pay up
       *[no] Don't pay
    }
do-leave-order =
    { $anybody ->
        [yes] Answer { $card } with Investigation, whoever it is aimed at
       *[no] Answer { $card } with Investigation if it is aimed at me
    }
do-drop-order = Take back my order about { $card }

## Questions

ask-muscle = Pick a muscle card and lay it face down. High numbers go first for the whole round, and cost more.
ask-take = Take one of the cards on offer.
ask-play-first = You may play a thug card first, or place what is in your back room, if anything is.
ask-play-or-keep = You have { $card }. Play it right away, or keep it in your hand.
ask-put-die =
    You have { $count ->
        [one] { $count } new die
       *[other] { $count } new dice
    }. Put one on a still of yours, or keep it in the back room.
ask-put-improvement = Put your improvement marker in a speakeasy, or keep it in the back room.
ask-place =
    You have { $count ->
        [one] { $count } marker to place. Pick a speakeasy for it
       *[other] { $count } markers to place. Pick a speakeasy for the first
    }, or stop here.
ask-place-none = You have no marker left to place. Play a card, or go on.
ask-place-more =
    You cut in at { $house } and have { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } left. Place another one there, or stop here.
ask-pre-empt =
    { $mobster_is_you ->
        [yes] You are
       *[no] { $mobster } is
    } about to place a marker at { $house }. You have more muscle: cut in first, or let it happen.
ask-deals =
    Time to haggle: crates, trucks, cash, cards, promises. { $count ->
        [0] The others are done; you can still make them an offer. Say when you are done, too.
       *[other] Make your offers, and say when you are done.
    }
ask-load =
    How many crates go on { $truck }? You have { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } to load.
ask-load-done =
    Load your trucks, then say that you are done. { $crates ->
        [0] Every crate is on a truck.
        [one] 1 crate is not on a truck yet, and is lost if it stays behind.
       *[other] { $crates } crates are not on a truck yet, and are lost if they stay behind.
    }
ask-drive =
    { $count ->
        [one] Your truck is loaded. Send it to a speakeasy, or leave it at home.
       *[other] You have { $count } loaded trucks. Send one to a speakeasy, or leave them at home.
    }
ask-drive-none = You have no loaded truck at home. Play a card, or go on.
ask-send = Where does { $truck } take the hijacked crates? Pick a speakeasy: it lines up last.
ask-allow =
    { $crates ->
        [one] { $mobster } is at the public dock of { $house } with 1 crate on { $truck }
       *[other] { $mobster } is at the public dock of { $house } with { $crates } crates on { $truck }
    }; the speakeasy will still buy { $demand }. Let this truck sell? After a no only your own trucks sell here.
ask-allow-all =
    { $mobster_is_you ->
        [yes] You are
       *[no] { $mobster } is
    } first in line at the public dock of { $house }, with { $truck } and { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }; the speakeasy will still buy { $demand }. Open the public dock to everyone waiting?
ask-investigation =
    { $mobster_is_you ->
        [yes] You have
       *[no] { $mobster } has
    } played { $card }. Stop it with Investigation if you hold it, or let it happen.
ask-orders = Leave an order: which card do you want to answer with Investigation, without being asked?

ask-window =
    { $when ->
        [reveal] Muscle is on the table. Play something now, or pass.
        [end-of-phase-1] Everyone has taken a card. Play something before phase 1 ends, or pass.
        [before-production] The stills are about to roll. Play something first, or pass.
        [after-production] The whiskey is made. Play something now, or pass.
        [after-deals] The deals are done, and loading comes next. Play something first, or pass.
        [loaded] The loads are on show. Play something before the trucks roll, or pass.
        [lined-up] The trucks stand in line. Play something before the selling begins, or pass.
        [password]
            { $rolled ->
                [rolled]
                    The demand is rolled: { $house } will buy { $demand ->
                        [one] { $demand } crate
                       *[other] { $demand } crates
                    }. Play something before the sale, or pass.
                [no-roll] It is the turn of { $house }, which buys everything without a roll. Play something before it buys, or pass.
               *[not-yet] It is the turn of { $house }. Its demand has not been rolled yet: play something first, or pass.
            }
       *[last-sale] The last crate is sold. Play something before the round ends, or pass.
    }

ask-choose-a-house = { $card }: in which speakeasy?
ask-choose-a-mobster = { $card }: on whom?
ask-hijack-whom = { $card }: whose whiskey do you want? Pick a loaded truck.
ask-hijack-onto = { $card }: pick your empty truck for the cargo. It must take all of it.
ask-bust-which = { $card }: pick the loaded truck that is to lose its cargo.
ask-free-truck-which = { $card }: pick the empty truck that is to be yours.
ask-pigeon-whom = { $card }: pick the loaded truck whose money you want.
ask-buy-markers = { $card }: how many influence markers do you buy?
ask-double-cross-how = { $card }: destroy a marker there, or slip in one of your own?
ask-muscling-in-from = { $card }: pick the remote still you take a die from.
ask-muscling-in-where = { $card }: put the die on a still of yours, or into your back room?
ask-muscling-in-onto = { $card }: pick your still for the die.
ask-safe-house-first = { $card }: pick the speakeasy your first marker comes back from.
ask-safe-house-more = { $card }: pick the speakeasy the next marker comes back from, or say that it is enough.
ask-turf-war-where = { $card }: pick the still to hit. A remote still goes with all its dice; a family still loses one.
ask-vigorish-whom = { $card }: pick the still whose owner is to pay you.
ask-pay-up =
    { $mobster_is_you ->
        [yes] You want
       *[no] { $mobster } wants
    } { $cash } for { $still }. Pay up, or it makes nothing this round.

## What was chosen for a card

pick-house = at { $house }
pick-mobster =
    { $mobster_is_you ->
        [yes] on you
       *[no] on { $mobster }
    }
# The same more than once: so many markers.
pick-house-times = at { $house } ({ $count } markers)
pick-mobster-times =
    { $mobster_is_you ->
        [yes] against { $count } of your markers
       *[no] against { $count } of { $mobster }'s markers
    }
pick-truck = { $truck }
pick-still = { $still }
pick-count =
    { $count ->
        [0] no more
        [one] { $count } marker
       *[other] { $count } markers
    }
pick-way = { $way }

## Why not, and what to do instead

why-not-now = { $card } can't be played at this moment. Keep it until its time comes.
why-no-target = There is nothing { $card } could do right now. Keep it for later.
why-no-cash = That takes { $cash }, and you don't have it. Choose something cheaper.
why-not-omalleys = This can't be done at O'Malley's. Pick another speakeasy.
why-closed = { $house } is closed. Pick a speakeasy that is open.
why-sold = It is too late for { $house }: it has had its turn this round. Pick another one.
why-full = There is no free circle left in { $house }. Pick another speakeasy.
why-no-slot = There is no free improvement slot in { $house }. Pick another speakeasy.
why-no-improvement = There is no improvement in { $house } to move. Pick another speakeasy.
why-no-open-slot = No other open speakeasy has a free slot for it. Keep the card for later.
why-same-house = The improvement is in { $house } already. Pick another speakeasy.
why-no-marker =
    { $mobster_is_you ->
        [yes] You have
       *[no] { $mobster } has
    } no marker left to hit in { $house }. Pick somebody else.
why-no-marker-there = There is no marker in { $house } you could hit. Pick another speakeasy.
why-none-of-yours = You have no more markers in { $house }. Pick another speakeasy.
why-one-speakeasy = At this table all of them must come from one speakeasy: { $house }. Pick that one.
why-not-yourself = That would be your own. Pick another mobster.
why-no-supply =
    { $count ->
        [0] Your supply is empty. Choose something that needs no marker from it.
        [one] There is only 1 marker in your supply. Choose fewer.
       *[other] There are only { $count } markers in your supply. Choose fewer.
    }
why-no-dice = There is no die on { $still }. Pick another still.
why-last-die = There is only one die on { $still }, and the last one can't be hit. Pick another still.
why-no-free-slot = All your stills are full. Put the die into your back room.
why-no-union-boss = No Friendly Union Boss lies there. Pick a mobster who has one.
why-no-truck-left = There is no truck left for { $card }. Keep it for another round.
why-loaded =
    That truck still carries { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }. Pick an empty one.
why-no-room =
    You have no empty truck at home that takes { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }. Pick a smaller load.
why-too-small =
    That truck can't take { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }. Pick a larger one.
why-no-crates =
    { $crates ->
        [0] All your crates are on trucks already.
        [one] You have no more than this one crate for it.
       *[other] You have no more than these { $crates } crates for it.
    }

refused-no-cash =
    { $mobster_is_you ->
        [yes] You don't
       *[no] { $mobster } doesn't
    } have that much cash. Name a smaller sum.
refused-no-crates =
    { $mobster_is_you ->
        [yes] You don't
       *[no] { $mobster } doesn't
    } have that many crates, only { $crates }. Name fewer.
refused-no-card =
    { $mobster_is_you ->
        [yes] You don't
       *[no] { $mobster } doesn't
    } have { $card }. Name another card.
refused-no-truck =
    { $mobster_is_you ->
        [yes] You can't
       *[no] { $mobster } can't
    } hand over { $truck }. Name a truck its owner has at hand.
refused-sublet = A rented or borrowed truck can't be passed on, and { $truck } is one. Name another truck.
refused-twice = The same truck is named twice. Name each truck once.
refused-no-good = That can't change hands. Trade in cash, thug cards, crates and trucks.
refused-deals-step-only = Crates and trucks change hands only in the deals step of phase 4. Offer cash, cards or promises now, or wait.
refused-no-promise = That promise says nothing anyone could hold you to. Say what it is about.
refused-promise-date = That promise runs out too early or too late. Pick a round from { $round } to the last one.

## Goods and promises

# How a good is called where an amount of it is typed in.
goods-cash = Cash (in G)
goods-crates = Crates
good-cash = { $cash }
good-crates =
    { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }
good-thug = { $card }
good-truck = { $truck } for good
good-rent = { $truck } for this round
# A kind of promise, before it is known to whom: "I promise …".
promising-send-truck = to send a truck to a speakeasy
promising-send-no-truck = to send no truck to a speakeasy
promising-place = to put a marker in a speakeasy
promising-place-none = to put no marker in a speakeasy
promising-no-thug = to aim no thug card at the other
promising-allow = to let the other sell at the public dock
promising-pay = to pay an amount later
# The same in two or three words, for a tap.
vow-send-truck = a truck to …
vow-send-no-truck = no truck to …
vow-place = a marker in …
vow-place-none = no marker in …
vow-no-thug = no thug card
vow-allow = permission to sell
vow-pay = cash later
promise-send-truck =
    { $given ->
        [yes] a promise
       *[no] { $mobster_is_you ->
            [yes] your promise to { $mobster_to }
           *[no] { $mobster }'s promise to { $mobster_to_is_you ->
                [yes] you
               *[no] { $mobster_to }
            }
        }
    } to send a truck to { $house } by the end of round { $round }
promise-send-no-truck =
    { $given ->
        [yes] a promise
       *[no] { $mobster_is_you ->
            [yes] your promise to { $mobster_to }
           *[no] { $mobster }'s promise to { $mobster_to_is_you ->
                [yes] you
               *[no] { $mobster_to }
            }
        }
    } not to send a truck to { $house } until the end of round { $round }
promise-place =
    { $given ->
        [yes] a promise
       *[no] { $mobster_is_you ->
            [yes] your promise to { $mobster_to }
           *[no] { $mobster }'s promise to { $mobster_to_is_you ->
                [yes] you
               *[no] { $mobster_to }
            }
        }
    } to put a marker in { $house } by the end of round { $round }
promise-place-none =
    { $given ->
        [yes] a promise
       *[no] { $mobster_is_you ->
            [yes] your promise to { $mobster_to }
           *[no] { $mobster }'s promise to { $mobster_to_is_you ->
                [yes] you
               *[no] { $mobster_to }
            }
        }
    } not to put a marker in { $house } until the end of round { $round }
promise-no-thug =
    { $given ->
        [yes] a promise
       *[no] { $mobster_is_you ->
            [yes] your promise
           *[no] { $mobster }'s promise
        }
    } to aim no thug card at { $mobster_to_is_you ->
        [yes] you
       *[no] { $mobster_to }
    } until the end of round { $round }
promise-allow =
    { $given ->
        [yes] a promise
       *[no] { $mobster_is_you ->
            [yes] your promise
           *[no] { $mobster }'s promise
        }
    } to let { $mobster_to_is_you ->
        [yes] you
       *[no] { $mobster_to }
    } sell at the public dock of { $house } until the end of round { $round }
promise-pay =
    { $given ->
        [yes] a promise
       *[no] { $mobster_is_you ->
            [yes] your promise
           *[no] { $mobster }'s promise
        }
    } to pay { $mobster_to_is_you ->
        [yes] you
       *[no] { $mobster_to }
    } { $cash } by the end of round { $round }

## The story: phase 1

story-round-begins = Round { $round }.
story-on-offer = On offer: { $card }.
story-shows-muscle =
    { $mobster_is_you ->
        [yes] You show
       *[no] { $mobster } shows
    } { $muscle }.
story-pays-wages =
    { $mobster_is_you ->
        [yes] You pay
       *[no] { $mobster } pays
    } { $cash } for wages and muscle.
story-pays-what-there-is =
    { $mobster_is_you ->
        [yes] You can't
       *[no] { $mobster } can't
    } pay in full and { $mobster_is_you ->
        [yes] hand
       *[no] hands
    } over all there is: { $cash }.
story-takes-card =
    { $mobster_is_you ->
        [yes] You take
       *[no] { $mobster } takes
    } { $card }.
story-recruits =
    { $mobster_is_you ->
        [yes] You get
       *[no] { $mobster } gets
    } { $count ->
        [0] no marker: the supply is empty
        [one] 1 new marker in the back room
       *[other] { $count } new markers in the back room
    }.
story-puts-die =
    { $mobster_is_you ->
        [yes] You put
       *[no] { $mobster } puts
    } a die on { $still }.
story-keeps-die =
    { $mobster_is_you ->
        [yes] You keep
       *[no] { $mobster } keeps
    } a die in the back room.
story-starts-still =
    { $mobster_is_you ->
        [yes] You start
       *[no] { $mobster } starts
    } { $still } with one die.
story-puts-improvement =
    { $mobster_is_you ->
        [yes] You put
       *[no] { $mobster } puts
    } an improvement in { $house }.
story-keeps-improvement =
    { $mobster_is_you ->
        [yes] You keep
       *[no] { $mobster } keeps
    } an improvement in the back room.
story-finds-no-improvement =
    There is no improvement marker left for { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    }.
story-buys-truck =
    { $mobster_is_you ->
        [yes] You buy
       *[no] { $mobster } buys
    } { $truck } for { $cash }.
story-finds-no-truck =
    { $mobster_is_you ->
        [yes] You get
       *[no] { $mobster } gets
    } no truck for the card, which is discarded.

## The story: phases 2 and 3

story-places =
    { $mobster_is_you ->
        [yes] You put
       *[no] { $mobster } puts
    } a marker in { $house }.
story-opens = { $house } opens.
story-closes = { $house } closes.
story-declares =
    { $mobster_is_you ->
        [yes] You mean
       *[no] { $mobster } means
    } to put a marker in { $house }.
story-pre-empts =
    { $mobster_is_you ->
        [yes] You cut
       *[no] { $mobster } cuts
    } in ahead of { $mobster_of_is_you ->
        [yes] you
       *[no] { $mobster_of }
    } at { $house }.
story-makes =
    { $mobster_is_you ->
        [yes] You roll
       *[no] { $mobster } rolls
    } { $dice } on { $still }: { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }.
story-spoiled =
    { $mobster_is_you ->
        [yes] You roll
       *[no] { $mobster } rolls
    } { $dice } on { $still }, and the copper smells it: not a drop.
story-still-stopped =
    { $mobster_is_you ->
        [yes] You make
       *[no] { $mobster } makes
    } nothing on { $still } this round.
story-copper-moves =
    The copper now watches { $mobster_is_you ->
        [yes] your
       *[no] { $mobster }'s
    } family still: a 5 there, and it makes nothing.

## The story: phase 4

story-done-dealing =
    { $mobster_is_you ->
        [yes] You are
       *[no] { $mobster } is
    } done dealing.
story-loads =
    { $mobster_is_you ->
        [yes] You load
       *[no] { $mobster } loads
    } { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } on { $truck }.
story-drives =
    { $mobster_is_you ->
        [yes] You send
       *[no] { $mobster } sends
    } { $truck } with { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } to { $house }: { $dock }.
story-warehoused =
    { $mobster_is_you ->
        [yes] You keep
       *[no] { $mobster } keeps
    } { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } in the warehouse.
story-loses-crates =
    { $mobster_is_you ->
        [yes] You lose
       *[no] { $mobster } loses
    } { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } that never made it onto a truck.

## The story: phases 5 and 6

story-rolls-demand =
    { $house } rolls { $dice } and wants { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } in all.
story-stays-closed = { $house } is closed: nothing sells there.
story-sells =
    { $house } buys { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } off { $truck }: { $cash } for { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    }.
story-earns-profit =
    { $mobster_is_you ->
        [yes] You earn
       *[no] { $mobster } earns
    } { $cash } profit at { $house }.
story-allows =
    { $mobster_is_you ->
        [yes] You let
       *[no] { $mobster } lets
    } { $mobster_other_is_you ->
        [yes] you
       *[no] { $mobster_other }
    } sell at the public dock of { $house }.
story-turns-away =
    { $mobster_is_you ->
        [yes] You turn
       *[no] { $mobster } turns
    } { $mobster_other_is_you ->
        [yes] you
       *[no] { $mobster_other }
    } away at the public dock of { $house }.
story-unsold =
    { $mobster_is_you ->
        [yes] You pour
       *[no] { $mobster } pours
    } away { $crates ->
        [one] { $crates } unsold crate
       *[other] { $crates } unsold crates
    } from { $truck }.
story-announces-cash =
    { $mobster_is_you ->
        [yes] You have
       *[no] { $mobster } has
    } { $cash }.
story-helped-as-poorest =
    { $mobster_is_you ->
        [yes] You have
       *[no] { $mobster } has
    } the least cash{ $count ->
        [0] , but the supply is empty, and no extra marker comes
       *[other] : to make up for it, one more marker comes into the back room
    }.
story-wins =
    { $mobster_is_you ->
        [yes] You win
       *[no] { $mobster } wins
    }: { $ending }.

## The story: thug cards

story-plays-card =
    { $mobster_is_you ->
        [yes] You play
       *[no] { $mobster } plays
    } { $card }{ $picks_count ->
        [0] .
       *[other] : { $picks }.
    }
story-aimed-at-you =
    Watch out: { $mobster_is_you ->
        [yes] you have
       *[no] { $mobster } has
    } aimed { $card } at you.
story-investigates =
    { $mobster_is_you ->
        [yes] You set
       *[no] { $mobster } sets
    } the G-Men on { $mobster_of_is_you ->
        [yes] you
       *[no] { $mobster_of }
    }: { $card } comes to nothing.
story-pays-for-card =
    { $mobster_is_you ->
        [yes] You pay
       *[no] { $mobster } pays
    } { $cash } for { $card }.
story-leaves-order = Your order stands: Investigation answers { $card }.
story-drops-order = Your order about { $card } is withdrawn.
story-loses-marker =
    { $mobster_is_you ->
        [yes] You lose
       *[no] { $mobster } loses
    } a marker in { $house }.
story-adds-marker =
    { $mobster_is_you ->
        [yes] You slip
       *[no] { $mobster } slips
    } a marker into { $house }.
story-turns-marker =
    { $mobster_is_you ->
        [yes] You replace
       *[no] { $mobster } replaces
    } one of { $mobster_from_is_you ->
        [yes] your
       *[no] { $mobster_from }'s
    } markers in { $house }.
story-boosts-muscle =
    The big city boys back { $mobster_is_you ->
        [yes] your
       *[no] { $mobster }'s
    } { $muscle }: 5½ more this round.
story-buys-control =
    { $mobster_is_you ->
        [yes] You have
       *[no] { $mobster } has
    } paid off { $house } and { $mobster_is_you ->
        [yes] control
       *[no] controls
    } it this round.
story-docks-anew = The trucks at { $house } line up again.
story-borrows-truck =
    { $mobster_is_you ->
        [yes] You borrow
       *[no] { $mobster } borrows
    } { $truck } for this round.
story-busts-shipment =
    The G-Men bust { $truck }: { $mobster_is_you ->
        [yes] you lose
       *[no] { $mobster } loses
    } { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }, and it goes home empty.
story-rent-ends =
    { $mobster_is_you ->
        [yes] You get
       *[no] { $mobster } gets
    } { $truck } back: { $mobster_from_is_you ->
        [yes] your rental is over
       *[no] { $mobster_from }'s rental is over
    }.
story-loan-ends =
    { $mobster_from_is_you ->
        [yes] You no longer have
       *[no] { $mobster_from } no longer has
    } { $truck } on loan: it goes back to the common stock.
story-sends-copper = A copper moves into { $house }: it buys everything at $1G this round, and nobody profits.
story-hires-union-boss =
    { $mobster_is_you ->
        [yes] You have
       *[no] { $mobster } has
    } a friend in the union: no wages from now on.
story-loses-union-boss =
    The G-Men take away { $mobster_is_you ->
        [yes] your
       *[no] { $mobster }'s
    } Friendly Union Boss.
story-steals-truck =
    { $mobster_is_you ->
        [yes] You drive
       *[no] { $mobster } drives
    } off with { $truck }, taken from { $mobster_from_is_you ->
        [yes] you
       *[no] { $mobster_from }
    } for good.
story-steals-borrowed-truck =
    { $mobster_is_you ->
        [yes] You drive
       *[no] { $mobster } drives
    } off with { $truck }, borrowed by { $mobster_from_is_you ->
        [yes] you
       *[no] { $mobster_from }
    }; it goes back at the end of the round.
story-hijacks-crates =
    { $mobster_is_you ->
        [yes] You hijack
       *[no] { $mobster } hijacks
    } { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } from { $mobster_from_is_you ->
        [yes] you
       *[no] { $mobster_from }
    } onto { $truck }.
story-pays-moll =
    The moll rolls a { $dice }: { $mobster_is_you ->
        [yes] you lose
       *[no] { $mobster } loses
    } { $cash }.
story-names-pigeon =
    { $mobster_is_you ->
        [yes] You move
       *[no] { $mobster } moves
    } in on { $mobster_from_is_you ->
        [yes] your
       *[no] { $mobster_from }'s
    } { $truck } at { $house }: the wholesale money changes pockets.
story-muscles-in =
    { $mobster_is_you ->
        [yes] You take
       *[no] { $mobster } takes
    } a die from { $mobster_from_is_you ->
        [yes] your
       *[no] { $mobster_from }'s
    } { $still_from } and { $mobster_is_you ->
        [yes] put
       *[no] puts
    } it on { $still }.
story-muscles-in-aside =
    { $mobster_is_you ->
        [yes] You take
       *[no] { $mobster } takes
    } a die from { $mobster_from_is_you ->
        [yes] your
       *[no] { $mobster_from }'s
    } { $still_from } into the back room.
story-moves-improvement =
    { $mobster_is_you ->
        [yes] You move
       *[no] { $mobster } moves
    } an improvement from { $house_from } to { $house_to }.
story-packs-heat =
    { $mobster_is_you ->
        [yes] You are
       *[no] { $mobster } is
    } packing heat at { $house }: everyone else sells at $1G this round.
story-packs-heat-alone =
    { $mobster_is_you ->
        [yes] You are
       *[no] { $mobster } is
    } packing heat at { $house } and { $mobster_is_you ->
        [yes] sell
       *[no] sells
    } there at $1G this round.
story-rolls-for-recruits =
    { $mobster_is_you ->
        [yes] You roll
       *[no] { $mobster } rolls
    } a { $dice } for recruits: that many markers are shared out in turn.
story-saves-markers =
    { $mobster_is_you ->
        [yes] You bring
       *[no] { $mobster } brings
    } { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } back from { $house } to lie low.
story-makes-thirsty = They are thirsty at { $house }: one more demand die this round.
story-destroys-die =
    { $mobster_is_you ->
        [yes] You wreck
       *[no] { $mobster } wrecks
    } a die on { $still }.
story-destroys-still =
    { $mobster_is_you ->
        [yes] You wreck
       *[no] { $mobster } wrecks
    } { $mobster_from_is_you ->
        [yes] your
       *[no] { $mobster_from }'s
    } { $still }, with { $count ->
        [0] no die on it
        [one] 1 die on it
       *[other] { $count } dice on it
    }.
story-demands-vigorish =
    { $mobster_is_you ->
        [yes] You want
       *[no] { $mobster } wants
    } { $cash } from { $mobster_from_is_you ->
        [yes] you
       *[no] { $mobster_from }
    } for { $still }.
story-pays-vigorish =
    { $mobster_is_you ->
        [yes] You pay
       *[no] { $mobster } pays
    } { $mobster_to_is_you ->
        [yes] you
       *[no] { $mobster_to }
    } { $cash }.
story-bears-vigorish =
    { $mobster_is_you ->
        [yes] You won't
       *[no] { $mobster } won't
    } pay: nothing will run on { $still } this round.
story-opens-warehouse =
    { $mobster_is_you ->
        [yes] You open
       *[no] { $mobster } opens
    } a warehouse: crates left unloaded are kept this time.
story-draws-card =
    { $mobster_is_you ->
        [yes] You draw
       *[no] { $mobster } draws
    } { $card } as a windfall.
story-draws-thug =
    { $mobster_is_you ->
        [yes] You draw
       *[no] { $mobster } draws
    } a thug card as a windfall.
story-draws-thug-unseen = The card you drew is { $card }.
story-spreads-word = Word gets around about { $house }: $1G more profit per crate this round.

## The table in words

panel-table = Round { $round } of { $rounds }
panel-houses = Speakeasies
panel-lines = Trucks in line
panel-mobsters = Mobsters
panel-own = Your hand

column-house = Speakeasy
column-state = State
column-markers = Markers
column-circles = Circles
column-improvements = Improvements
column-demand = Demand
column-prices = Wholesale / profit
column-dock = Dock
column-truck = Truck
column-mobster = Mobster
column-crates = Crates
column-cash = Cash
column-back-room = Back room
column-supply = Supply
column-stills = Stills
column-trucks = Trucks
column-cards = Thug cards

row-phase = Now
row-offer = On offer
row-order = Muscle order
row-copper = The copper is at
row-cash = Cash
row-hand = Muscle cards
row-thugs = Thug cards

name-house = { $house }
name-dock = { $dock }
name-truck = { $truck }
name-truck-loaded =
    { $truck } with { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }
name-card = { $card }
name-count =
    { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    } { $count }
name-muscle =
    { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    } { $muscle }
name-muscle-boosted =
    { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    } { $muscle } + 5½
name-muscle-card = { $muscle } ({ $muscle_cost })
muscle-free = free

cell-none = –
cell-list = { $items }
cell-count = { $count }
cell-of = { $count } of { $most }
cell-circles = { $count } of { $most } (opens at { $opens })
cell-closed = closed
cell-shut = closed for this round
cell-open = open
cell-copper = copper in the speakeasy
cell-controlled =
    controlled by { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    }
cell-controlled-tie =
    controlled by { $mobster_is_you ->
        [yes] you (tie, you have more muscle)
       *[no] { $mobster } (tie, more muscle)
    }
cell-majority =
    majority: { $mobster_is_you ->
        [yes] you
       *[no] { $mobster }
    }
cell-unlimited = no limit
cell-demand =
    { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }
cell-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
cell-prices = { $cash } / { $cash_profit }
cell-cash = { $cash }
cell-cash-announced = secret ({ $cash } when last announced)
cell-cash-secret = secret
cell-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
cell-spare-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
cell-spare-improvements =
    { $count ->
        [one] { $count } improvement
       *[other] { $count } improvements
    }
cell-family =
    family still ({ $count ->
        [one] { $count } die
       *[other] { $count } dice
    })
cell-remote =
    remote still ({ $count ->
        [one] { $count } die
       *[other] { $count } dice
    })
cell-unseen =
    { $count ->
        [one] { $count } unseen card
       *[other] { $count } unseen cards
    }
cell-union-boss = Friendly Union Boss on the table

## What a move means: clauses without a full stop, and a word or two for the thing itself

mean-sells-all =
    { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } × { $cash_each } = { $cash }
# $cash is an average over the dice, $percent how often everything is sold.
mean-sells-about =
    { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } at { $cash_each } each: { $cash } on average, all sold { $percent }% of the time
mean-demand =
    demand { $least }–{ $most }, { $crates ->
        [0] no crates
        [one] 1 crate
       *[other] { $crates } crates
    } before you so far
mean-demand-rolled =
    demand { $demand }, { $crates ->
        [0] no crates
        [one] 1 crate
       *[other] { $crates } crates
    } before you
mean-closed =
    closed: buys nothing – { $count ->
        [one] needs 1 more marker
       *[other] needs { $count } more markers
    }
mean-stays-closed =
    stays closed: { $count ->
        [one] 1 more marker opens it
       *[other] { $count } more markers open it
    }
mean-shut = closed for this round: buys nothing
mean-public = public dock: only if { $mobster } lets you in
mean-public-nobody = public dock, and nobody is there to let you in: sells nothing
mean-profit = { $cash } profit for you on every crate the speakeasy buys
mean-profit-then = once open, { $cash } profit a crate for you
mean-stay-home =
    { $crates ->
        [one] 1 crate stays on its truck and is
       *[other] { $crates } crates stay on the trucks and are
    } poured away
mean-warehoused =
    { $crates ->
        [one] 1 crate is
       *[other] { $crates } crates are
    } kept for the next round
mean-brief-cash = { $cash }
mean-brief-about = ≈ { $cash }
mean-brief-perhaps = { $cash } ?
mean-brief-closed = closed
mean-brief-nothing = sells nothing
mean-sure-nothing =
    Really send { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } where nothing is sold?
mean-sure-pour =
    Pour away { $crates ->
        [one] 1 crate?
       *[other] { $crates } crates?
    }
mean-all-loaded =
    { $crates ->
        [one] the crate is
       *[other] all { $crates } crates are
    } on a truck
mean-full = the trucks are full
mean-left-behind =
    { $crates ->
        [one] 1 crate is on no truck and
       *[other] { $crates } crates are on no truck and
    } will be lost
mean-room-left =
    there is room for { $crates ->
        [one] 1 more crate
       *[other] { $crates } more crates
    }
mean-warehouse-helps = { $card } would keep them
mean-load-left =
    { $crates ->
        [0] no crate is left to load
        [one] 1 crate is left to load
       *[other] { $crates } crates are left to load
    }
mean-your-profit = { $cash } profit for you
mean-they-get = { $mobster } gets { $cash }
mean-they-get-nothing = nobody else sells here
mean-forgoes = nobody else sells here, and you forgo { $cash } profit
mean-sure-forgo = Forgo { $cash }?
mean-opens = opens the speakeasy
mean-closes = closes the speakeasy
mean-control-you = you control it
mean-control = { $mobster } controls it
mean-majority-you = you have the majority
mean-majority = { $mobster } has the majority
mean-minority-you = you are a minority there
mean-nobody = nobody has the say there
mean-tie-muscle =
    tie: { $mobster_is_you ->
        [yes] you have
       *[no] { $mobster } has
    } more muscle
mean-tie-nobody = tie: nobody has the majority
mean-copper-house = buys everything at { $cash } a crate this round; influence counts for nothing
mean-price-you = you get { $cash } a crate there
mean-price-others = all others get { $cash } a crate there
mean-margin = the profit is { $cash } a crate
mean-wants = demand becomes { $least }–{ $most }
mean-muscle-pays =
    { $count_muscle ->
        [0] free, plus
       *[other] { $cash_muscle } +
    } { $cash_wages } drivers' wages; you keep { $cash_left }
mean-muscle-broke =
    { $count_muscle ->
        [0] free, plus
       *[other] { $cash_muscle } +
    } { $cash_wages } drivers' wages; you have { $cash }, you would be broke
mean-muscle-lower =
    { $count ->
        [0] beats none
       *[other] beats { $count }
    } of the { $most } cards you have not seen
mean-no-supply = your supply is empty: no marker
mean-recruits =
    { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } more: { $count_then } in the back room
mean-no-improvement = no improvement is left: nothing
mean-improvement = 1 more on every demand die of a speakeasy of your choice
mean-card-now = can be played at once, or kept
mean-card-later = goes to your hand: its time comes later
mean-card-costs = costs { $cash } or more when it is played
mean-card-kept = you can play it later
mean-no-truck = costs { $cash_price }, you have { $cash }: no truck
mean-sure-no-truck = Really take a card that brings no truck?
mean-truck = { $cash } now, { $cash_wage } wages a round; you keep { $cash_left }
mean-room = your own trucks carry { $crates_then } crates instead of { $crates }
mean-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }: about { $crates } crates more a round on average
mean-or-remote = or a new remote still with 1 die
mean-no-slot = no slot is free: it waits in the back room
mean-makes = makes { $least }–{ $most } crates, { $crates } on average
mean-copper-spoils = the copper stands there: a { $number } spoils it all, { $percent }% of the time
mean-remote-safe = the copper does not come there
mean-die-idle = makes nothing until it is on a still
mean-improvement-idle = does nothing until it is in a speakeasy
mean-keeps-markers =
    { $count ->
        [one] 1 marker stays
       *[other] { $count } markers stay
    } in the back room
mean-costs = costs { $cash }, you keep { $cash_left }
mean-still-stops = the still makes nothing this round
mean-stops = nothing of { $card } happens, and your Investigation is gone
mean-moll =
    { $mobster_is_you ->
        [yes] you lose
       *[no] { $mobster } loses
    } { $cash_least } to { $cash_most }, as the die falls
mean-recruiting = 1 to 6 markers, as the die falls: the first is taken by the one who plays it, the rest by all in muscle order
mean-windfall = a card off the top that nobody else sees
mean-markers =
    { $mobster_is_you ->
        [yes] your markers
       *[no] { $mobster }'s markers
    } there: { $count } instead of { $count_before }
mean-loses-cargo =
    { $mobster_is_you ->
        [yes] you lose
       *[no] { $mobster } loses
    } { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }
mean-gets-cargo =
    { $mobster_is_you ->
        [yes] you get
       *[no] { $mobster } gets
    } { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }
mean-gets-truck =
    { $mobster_is_you ->
        [yes] you have
       *[no] { $mobster } has
    } a truck for { $crates } crates
mean-pigeon =
    up to { $cash } for its cargo { $mobster_is_you ->
        [yes] go to you
       *[no] go to { $mobster }
    }
mean-still-gone =
    { $mobster_of_is_you ->
        [yes] you lose
       *[no] { $mobster_of } loses
    } { $still }
mean-still-dice = { $still }: dice { $count } instead of { $count_before }
mean-back-room =
    { $mobster_is_you ->
        [yes] your back room
       *[no] { $mobster }'s back room
    }: { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } to place{ $count_locked ->
        [0] { "" }
       *[other] , { $count_locked } lying low
    }
mean-spare-die =
    { $mobster_is_you ->
        [yes] you have
       *[no] { $mobster } has
    } a die more in the back room
mean-rank =
    { $mobster_is_you ->
        [yes] you would be
       *[no] { $mobster } would be
    } number { $number } of { $most } in muscle order
mean-no-wages = saves { $cash } wages a round
mean-wages-again =
    { $mobster_is_you ->
        [yes] you pay
       *[no] { $mobster } pays
    } { $cash } wages a round again
mean-warehouse =
    { $crates ->
        [0] what is on no truck is kept for the next round
        [one] what is on no truck is kept for the next round: 1 crate now
       *[other] what is on no truck is kept for the next round: { $crates } crates now
    }
mean-vigorish =
    { $mobster_is_you ->
        [yes] you pay
       *[no] { $mobster } pays
    } { $cash }, or the still makes nothing this round
mean-carries =
    { $mobster_is_you ->
        [yes] yours
       *[no] { $mobster }'s
    }, with { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }
mean-stands = stands in line at { $house }
mean-sure-own = Play { $card } against yourself?
mean-brief-broke = broke
mean-brief-control = control
mean-brief-majority = majority
mean-brief-opens = opens
mean-brief-missing =
    { $count ->
        [one] then 1 to open
       *[other] then { $count } to open
    }
mean-brief-demand = demand +{ $count }
mean-brief-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
mean-brief-more-dice =
    { $count ->
        [one] +1 die
       *[other] +{ $count } dice
    }
mean-brief-empty = brings nothing
mean-brief-markers =
    { $count ->
        [one] +1 marker
       *[other] +{ $count } markers
    }
mean-brief-no-truck = too dear
mean-brief-truck = costs { $cash }
