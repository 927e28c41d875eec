### A guided first game: short cards beside the table. One idea each.

learn-guide = Your guide
learn-next = Next
learn-back = Back
learn-skip = Skip the guide
learn-again = Back to the guide
learn-your-turn = Your move
learn-move = Move this card: drag it, or use the arrow keys
learn-look-on = Watch the table: I'll be back in a moment.
learn-confirm = Looks right? Then press “Do it”. Until you do, nobody has seen it and you can change it; after that only as long as nobody else has moved and no dice are rolled.
learn-explain = Explain this to me again
learn-nothing-new = There's nothing new in this question. The lamp beside it says what I would do, and the rest is in the rules.
learn-offering = You're putting an offer together. Make it or put it away; then your question goes on.
learn-own-way = You've gone your own way: that's allowed, and fun. I'll be back when there is something new. The lamp beside the question says what I would do.
learn-over =
    That's the game. { $seat_is_you ->
        [yes] You've won!
       *[no] { $seat } has won.
    }
learn-read-on = The rest is in the rules: you'll find them in the menu at the top. Then sit down to a real game from the lobby: nobody chooses the dice there.
learn-play-on = Play on
learn-stop = End the game here and see who has won

## Bootleggers: the first round

learn-b-welcome = Welcome to the back room. You distil whiskey, drive it to the speakeasies and sell it. Whoever has the most cash at the end wins; nothing else counts.
learn-b-fixed = We'll play the first three of eight rounds together. To make what I say fit, the dice and cards of this game are laid out beforehand; in a real one nobody can choose them, and you can check it.
learn-b-cash = Your cash. $1G is a thousand dollars. Only you see it.
learn-b-omalleys = O'Malley's is always open and buys every crate, but pays just $1G for it.
learn-b-houses = The other speakeasies pay better. Each stays closed until there are enough markers in it: Texas Lil's wants three.
learn-b-muscle = Your muscle. Every round each of you lays one card face down. The highest goes first in everything, but high cards cost more.
learn-b-pick = Play { $muscle }. It costs $2G, and I'd say that's enough to go first. (The driver of your truck gets $1G on top, every round.) Any other card is allowed, too.
learn-b-first = { $mobster } showed { $muscle }, { $mobster_other } { $muscle_other }. You're the strongest: you go first the whole round.
learn-b-not-first = { $mobster } showed { $muscle }, { $mobster_other } { $muscle_other }. Somebody was stronger and chooses before you. It happens; it's cheaper, too.
learn-b-paid = You've paid { $cash }: the price of your card and the wage of your driver. That's paid automatically every round.
learn-b-offer = Everybody takes one card. The “?” on a card tells you what it does.
learn-b-take = Take the influence card. It brings you one more marker: a man you can send to a speakeasy.
learn-b-take-own = Choose any card that's left. The influence cards bring markers, the still brings whiskey, the truck carries it.
learn-b-men =
    Your markers are your men. { $count ->
        [one] One of them is waiting in your back room. Now he goes
       *[other] { $count } of them are waiting in your back room. Now they go
    } to the speakeasies.
learn-b-standing = Whoever has at least as many markers in a speakeasy as all the others together controls it: they sell first there and earn on every crate it buys. If two have exactly half each, the higher muscle decides.
learn-b-ramps = Each speakeasy has docks, where the trucks will line up. Three stars: whoever controls it or has the most markers; they sell first. Two stars: the others with markers in it. One star: strangers, last.
learn-b-place =
    { $count ->
        [one] You have one marker to place: send it to Texas Lil's, too.
        [2] Send both to Texas Lil's: pick it once for each marker.
       *[other] Send all { $count } to Texas Lil's: pick it once for each marker.
    }
learn-b-open =
    The others came too. With { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } in it, Texas Lil's is open.
learn-b-control = And you have at least as many there as the rest together: you control Texas Lil's. On every crate it buys, whoever sells it, you earn $1G.
learn-b-brewed =
    Meanwhile the stills have been running. Yours rolls one die: { $crates ->
        [one] one crate for you.
       *[other] { $crates } crates for you.
    }
learn-b-deals = Now's the time to trade: crates, trucks, money, promises. Nobody wants anything today, so say you're done.
learn-b-load = Load your truck. It takes four crates, and what stays behind is lost.
learn-b-loaded = Four aboard, or all you have? Then press “Done loading”. Until you do, you can load differently.
learn-b-docks = Remember the docks: three stars sell first, one star last. Once all the trucks are there, the dice decide how many crates the speakeasy buys; what it doesn't buy is lost.
learn-b-drive = Send the truck to Texas Lil's. You're first in line there.
learn-b-drive-own = Send your truck where it sells. O'Malley's is safe; a better speakeasy pays only if it's open and still thirsty when your turn comes.
learn-b-driven = It drives as soon as you press “Do it”. Until then you can take it back.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] One crate sold
       *[other] { $crates } crates sold
    } at { $house }: { $cash } for you.
learn-b-profit = And { $cash } on top, since you control Texas Lil's. Control is what brings the big money.
learn-b-nothing-sold = Your whiskey found no buyer and is gone. Look before you drive: is the speakeasy open, and who's in front of you?
learn-b-round = That was a whole round, from muscle to the sale. After the eighth the game ends, or as soon as somebody has $100G.
learn-b-hand-left =
    A muscle card is played once: { $count ->
        [one] one is left
       *[other] { $count } are left
    }. Save the high ones for rounds that matter. Which one now?

## Bootleggers: whatever comes up

learn-b-trucks = { $card }: one more truck, yours for good. More room, but a driver to pay every round.
learn-b-thugs = { $card } is a thug card. Keep it in your hand until it helps you most, or hurts a rival most.
learn-b-stills = A still improvement is one more die, so more whiskey every round. Mind that you can carry it.
learn-b-improvement = A speakeasy improvement makes a speakeasy thirstier: one crate more for each of its dice.
learn-b-put-die = A new die. Put it on your still; it brews from this round on.
learn-b-put-improvement = Put it in a speakeasy where you mean to sell.
learn-b-play-or-keep = Play it at once, or keep it for a better moment. Everybody has seen that you've got it.
learn-b-hit =
    A thug card has hit you: you've lost { $count ->
        [one] a marker
       *[other] { $count } markers
    } at { $house }. { $what ->
        [closed] With so few left in it, it's closed.
        [yours] You still control it.
        [other] Control is with { $mobster }.
       *[nobody] Nobody has as many there as the others together: nobody has control, and nobody earns on the crates it buys.
    }
learn-b-play-first = Before your own move you may play a card from your hand. You don't have to.
learn-b-window = Whoever has a thug card could play it now. You have none, so pass; “Pass until something affects me” spares you the question.
learn-b-window-card =
    { $count ->
        [one] You have { $card }: you may play it now,
       *[other] You have { $count } thug cards: you may play one now,
    } or pass and keep it for a better moment. The lamp beside the question says what I would do.
learn-b-investigation = Somebody plays a card. With Investigation you could stop it.
learn-b-no-men = You've no marker to place, but you could play a card. Otherwise go on.
learn-b-no-truck = You've no loaded truck left to send. You could still play a card; otherwise go on.
learn-b-offered = An offer, for you alone to answer. Take it, turn it down, or ask for something else.
learn-b-allow = You control this speakeasy, so strangers need your word to sell. A no keeps the thirst for later; a yes may buy you a friend and, if you have control, profit on every crate.
learn-b-pay-up = Somebody wants money for leaving your still alone. Pay, or it brews nothing this round.
learn-b-choose-house = On which speakeasy? Pick it; what it would do stands beside it.
learn-b-choose-mobster = On whom? Pick somebody.
learn-b-place-free = Think twice about where your markers go: control is worth the most, but a speakeasy that stays closed buys nothing.
learn-b-drive-free = A truck may drive to a closed speakeasy in case a card opens it in time. If none does, the load is lost.
learn-b-copper = The copper watches { $mobster }: a five on that family still, and it brews nothing. He moves to whoever brewed most.
learn-b-announced = After round 4 everybody has to say how rich they are, and gets a marker; the poorest gets two.
learn-b-until = That's three rounds, and now you know how a round goes.
learn-b-decided =
    { $mobster_is_you ->
        [yes] You've taken in the most
       *[no] { $mobster } has taken in the most
    }: { $cash } for whiskey, { $cash_profit } for controlling speakeasies.

## King of Chicago: setting up

learn-k-welcome = Welcome to Chicago: you're one of the bosses who want the city. The first to ten points wins on the spot, whoever's turn it is.
learn-k-fixed = We'll play two game turns together. The dice and cards are laid out beforehand this time, so that I know what comes. In a real game nobody can choose them, and afterwards anybody can check that nobody did.
learn-k-points = Your points. A business brings 1, 2 or 3 by its size; every two gangsters who work for you bring 1. Two more ways come later: local respect, for whoever holds the most territories, and contracts.
learn-k-yours = Your pockets: $1000, and your resources: one booze (bottle), one girl (lipstick), one henchman (fist). Rivals can't look in here.
learn-k-first = Your first business is { $business }. It isn't on the map yet: in a moment you choose a lot for it. First say where your gangster goes.
learn-k-settle = { $gangster } works for you. In your business he earns $100 more every game turn; in the car he would ride along. Put him into the business.
learn-k-settle-own = So { $gangster } rides with you: he can shoot from the car, but while he's there he earns nothing. Whenever you stop beside your business you can move him in.
learn-k-begin = To see who begins, each of you rolled two dice. Yours are the highest: you begin. Now each of you picks a red lot with a star for the first business.
learn-k-map = The map. Green squares are territories; red ones are lots for businesses, small, medium or large, with one, two or three dots. At brown places resources lie from the start; at blue ones contracts begin and end. Grey are the garages.
learn-k-legend = Bottle, lipstick or fist at a place: there is booze, girls or henchmen to take, and the figure says how many. The “?” among the map's buttons tells what the signs mean.
learn-k-legend-behind = Bottle, lipstick or fist at a place: there is booze, girls or henchmen to take, and the figure says how many. What the signs mean: tap the magnifier on the map, then the “?”.
learn-k-lot = Take this one for { $business }: the Docks aren't far, and there's booze to pick up.

## King of Chicago: the first game turn

learn-k-turn = In your turn you roll, drive, and then do one thing where you stand.
learn-k-roll = Roll the die. You may drive that many squares, or fewer.
learn-k-docks = That takes you right to the Docks. Pick the square in the thick frame.
learn-k-drive-own = Pick a square to drive there. What lies beside it can be reached from it.
learn-k-take = Three booze lie at the Docks. Take it all: that's the one action you have.
learn-k-action = You can do one thing here, or nothing. The list says what is possible, and why something isn't.
learn-k-others = The others have had their turns too: the log tells what they did. That's an action round; four of them and a trade phase make a game turn.
learn-k-signs = What each boss has, in signs: the flag counts territories; then come the businesses with their points, crowned where nobody else has an open one of that kind (a monopoly); the circles are seats in the car, the hat counts gangsters at work.
learn-k-marks = The hourglass marks whom we wait for. Tap a boss to read it all in words; there it also says who is first boss, the one who begins every round of this game turn.
learn-k-territories = Now a territory, one of the green squares. It brings $50 every game turn, and whoever has the most of them has local respect: a point. Roll!
learn-k-to-territory = A free territory, one of the green squares, lies beside this square. Drive there.
learn-k-to-territory-own = Any green territory without a marker will do. Drive to a square beside one.
learn-k-mark = Put your marker on it. A free one costs nothing; a rival's would cost $100.
learn-k-respect = Nobody has as many territories as you: local respect is yours, and so is a point. As soon as somebody has just as many, it's gone.
learn-k-price = Three booze, one girl and one henchman: that's the price of a small bar, and you have it. Now you need an empty lot. Roll.
learn-k-to-lot = From this square you reach an empty lot for a small business. Drive there.
learn-k-to-lot-own = A small business goes on any empty red lot with one dot. If you can't reach one now, drive closer and take something on the way: this round isn't the last.
learn-k-open = Open a bar. That's another point, and money in every trade phase.
learn-k-free = This turn is all yours. Tap any place on the map: you'll read what you could do there, and what you must roll to get there.
learn-k-free-drive = Resources, territories, or on towards an empty lot: you choose.

## King of Chicago: the trade phase

learn-k-income = The trade phase. Businesses, territories and gangsters have brought you { $cash }.
learn-k-monopoly = You own every open bar in town. That's a monopoly: each pays $400 instead of $300, as long as nobody else opens one.
learn-k-no-monopoly = All your open bars pay $300 each. It would have been $400 while every open bar in town was yours, but somebody else has opened one: that ends the monopoly.
learn-k-drew = Everybody draws a card. Gangsters lie open for all; events and contracts are kept. Yours is { $card }, and nobody else knows.
learn-k-window = You hold a card, so you're asked when it might help. If you don't want to play it, pass; “Pass until something affects me” spares you the question.
learn-k-hire = { $gangster } wants work and goes to the highest bidder, from $50 up. What he's good for stands on his card.
learn-k-figures = The four figures are what he counts in a shootout. Guns: attacking. Shield: defending. On the left for cars, on the right for businesses. Most gangsters count 1.
learn-k-bid = Bid { $fifties }. Nobody has bid yet, and I don't think the others want him: the least will do.
learn-k-hired = { $gangster } works for you. Two gangsters at work make a point.
learn-k-outbid = Bid only if he's worth it to you. A pass costs nothing, and whoever goes broke can't bribe anybody.
learn-k-bribe = Now the badge. Whoever pays the highest bribe drives the police car for a whole game turn, and can use the police once: to raid a rival, to clear a rival's territory or to take away what lies about. Bid or pass.
learn-k-placing = Last, everybody places his gangsters in secret. In a business they defend it, and some earn there; in the car they drive and attack.
learn-k-place = Three fit in a car, three in a business. Pick a man, then his place, and say when you're done. While there's room, nobody may stay in hiding, where he counts for nothing.

## King of Chicago: whatever comes up

learn-k-second = That was a whole game turn: four action rounds, then the trade phase. Now somebody else is first boss, and I only speak up when there's something new.
learn-k-contract = { $contract } is a contract: start it at one place, finish it at the other. That's a point nobody can take away, and money.
learn-k-contracts = You have no contract yet. Each is an errand from one place on the map to another, for a point nobody can take away, and money. They come as cards, one draw every trade phase; while one is under way, whoever beats your car takes it over.
learn-k-danger = Nobody has shot yet, but with a gangster in the car anybody can attack a car or a business beside him, and you too. Whoever loses a car misses every turn until the next trade phase is over; whoever loses a business loses its points. So never leave everything bare.
learn-k-event = Event cards are no action: play one in your own turn whenever it fits. Tap it to read it; there you can play it, too.
learn-k-police = You have the badge, so after your turn you drive the police car: as many squares as the die says, and two more.
learn-k-police-drive = Take the police car towards a rival's business, car or territory. If none is within reach yet, get closer. It can't do anything to yours.
learn-k-police-action = One police action a game turn. In a raid both sides roll, and the higher roll wins: if it's yours, the gangsters found there go to prison and the business is closed.
learn-k-attack = With a gangster in your car you can shoot here: at a car beside yours, or at a rival's business to take it over. Look at the odds first.
learn-k-shootout = A shootout. Each side adds its strength to a die, round by round; it stays what it was at the start, whoever falls. Whoever loses a round loses a man, and with no men left the car or the business itself.
learn-k-hit = Choose who is hit. If your die was lower by three or more, he's dead; otherwise he goes to hospital.
learn-k-garage = Your car is wrecked and stands in a garage until the end of the next trade phase. Until then you miss your turns; cards, deals and the badge are still yours to use.
learn-k-shift = Here you can move gangsters between the car and the business: in the car they attack, in the business they guard it, and some earn something there.
learn-k-end-turn = With a card in hand you're asked once more before your turn ends. Play it, or end your turn.
learn-k-fetch = Bring your people home. Do the others come along, too?
learn-k-bet = A tip for the races: 4 or more and your money doubles, else it's gone. The contract counts either way.
learn-k-offered = Somebody offers you a deal, and nobody else sees it. Take it, turn it down, or ask for something else.
learn-k-until = That's two game turns, and now you know how one goes.
learn-k-decided =
    { $boss_is_you ->
        [yes] { $count_level ->
            [0] You lead with
           *[other] You share the lead with
        }
       *[no] { $count_level ->
            [0] { $boss } leads with
           *[other] { $boss } shares the lead with
        }
    } { $count ->
        [one] one point
       *[other] { $count } points
    }: { $count_businesses } from businesses{ $count_gangsters ->
        [0] { "" }
       *[other] , { $count_gangsters } from gangsters
    }{ $count_contracts ->
        [0] { "" }
       *[other] , { $count_contracts } from contracts
    }{ $count_respect ->
        [0] { "" }
       *[other] , { $count_respect } from local respect
    }.
