### A guided first game: short cards beside the table. One idea each.

learn-guide = Your guide
learn-next = Next
learn-back = Back
learn-skip = Skip the guide
learn-again = Guide, please
learn-your-turn = Your move
learn-confirm = Looks right? Then confirm it. Until you do, nobody has seen it and you can take it back.
learn-over = That's the game.
learn-until =
    { $count ->
        [one] That was what I wanted to show you.
       *[other] That's { $count } rounds, and you know the game now.
    }
learn-read-on = The rest is in the rules, behind the ? at the top. Or sit down to a real game: there nobody chooses the dice.
learn-play-on = Play on
learn-stop = Stop here: who's ahead?
learn-new-game = To the lobby

## Bootleggers: the first round

learn-b-welcome = Welcome to the back room. You brew whiskey, drive it to the speakeasies and sell it. Whoever has the most cash at the end wins; nothing else counts.
learn-b-fixed = We'll play three rounds together. So that I know what I'm talking about, the dice and cards of this game are laid out beforehand; in a real one nobody can choose them, and you can check it.
learn-b-cash = Your cash. $1G is a thousand dollars. Only you see it.
learn-b-omalleys = O'Malley's is always open and buys every crate, but pays just $1G for it.
learn-b-houses = The others pay better. Each stays shut until enough men stand at its door: Texas Lil's wants three.
learn-b-muscle = Your muscle. Every round each of you lays one card face down. The highest goes first in everything, but high cards cost more.
learn-b-pick = Play { $muscle }. It costs $2G, and I'd say that's enough to go first. Any other card is allowed, too.
learn-b-first = { $mobster } showed { $muscle }, { $mobster_other } { $muscle_other }. You're the strongest: you go first all round.
learn-b-not-first = { $mobster } showed { $muscle }, { $mobster_other } { $muscle_other }. Somebody was stronger and chooses before you. It happens; it's cheaper, too.
learn-b-paid = You've paid { $cash }: the price of your card and the wage of your driver. That's settled by itself every round.
learn-b-offer = Everybody takes one card. Point at one, or hold your finger on it, and it says what it does.
learn-b-take = Take the influence card. It brings you one more man, and men open doors.
learn-b-take-own = Choose any card that's left. The influence cards bring men, the still brings whiskey, the truck carries it.
learn-b-men =
    Your men wait in your back room: { $count ->
        [one] one of them
       *[other] { $count } of them
    }. Now they go to the doors.
learn-b-standing = Whoever has as many men at a door as all the others together controls the house. He sells first there, and earns on every crate it buys.
learn-b-place = Send all you have to Texas Lil's. Tap the house.
learn-b-open =
    The others came, too. With { $count ->
        [one] { $count } man
       *[other] { $count } men
    } at the door, Texas Lil's is open.
learn-b-control = And you hold as many of them as the rest together: the house is yours to control. On every crate it buys, whoever sells it, you earn $1G.
learn-b-brewed =
    Meanwhile the stills have brewed. Yours rolls one die: { $crates ->
        [one] one crate for you.
       *[other] { $crates } crates for you.
    }
learn-b-deals = Now's the time to trade: crates, trucks, money, promises. Nobody wants anything today, so say you're done.
learn-b-load = Load your truck. It takes four crates, and what stays behind is lost.
learn-b-docks = Three stars: the line of whoever holds the house, served first. Two stars for the others with men at the door, one star for strangers.
learn-b-drive = Send the truck to Texas Lil's. You stand first in line there.
learn-b-drive-own = Send your truck where it sells. O'Malley's is safe; a better house pays only if it's open and still thirsty when your turn comes.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] One crate sold
       *[other] { $crates } crates sold
    } at { $house }: { $cash } for you.
learn-b-profit = And { $cash } on top, since you control Texas Lil's. That's where the big money is made.
learn-b-nothing-sold = Your whiskey found no buyer and is gone. Look before you drive: is the house open, and who stands in front of you?
learn-b-round = That was a whole round, from muscle to the sale. There are eight in this game; whoever gets to $100G ends it sooner.
learn-b-hand-left =
    A muscle card is played once: { $count ->
        [one] one is left
       *[other] { $count } are left
    }. Save the high ones for rounds that matter. Which one now?

## Bootleggers: whatever comes up

learn-b-trucks = { $card }: a truck of your own, for good. More room, but a driver to pay every round.
learn-b-thugs = { $card } is a thug card. Keep it and play it when it hurts: on somebody else, as a rule.
learn-b-stills = A still improvement is one more die, so more whiskey every round. Mind that you can carry it.
learn-b-improvement = A speakeasy improvement makes a house thirstier: one crate more for each of its dice.
learn-b-put-die = A new die. Put it on your still; it brews from this round on.
learn-b-put-improvement = Put it on a house where you mean to sell.
learn-b-play-or-keep = Play it at once, or keep it for a better moment. Everybody has seen that you've got it.
learn-b-play-first = Before your own move you may play a card from your hand. You don't have to.
learn-b-window = Anybody with a card could play it now. If you've nothing to play, pass; "until something hits me" spares you the question.
learn-b-investigation = Somebody plays a card. With Investigation you could stop it.
learn-b-no-men = Nothing of yours to move here, but you could play a card. Otherwise you're done.
learn-b-offered = An offer, for you alone to answer. Take it, turn it down, or ask for something else.
learn-b-allow = You hold this house, so strangers need your word to sell. A no keeps the thirst for later; a yes may buy you a friend, and your cut is paid either way.
learn-b-pay-up = Somebody wants money for leaving your still alone. Pay, or it brews nothing this round.
learn-b-choose-house = On which house? Tap it; what it would do stands beside it.
learn-b-choose-mobster = On whom? Tap him.
learn-b-place-free = Think twice where your men go: control is worth the most, but a house that stays shut buys nothing.
learn-b-drive-free = A truck may drive to a closed house in the hope that it opens. If it doesn't, the load is lost.
learn-b-copper = The copper watches { $mobster }: a five on that family still, and it brews nothing. He moves to whoever brewed most.
learn-b-announced = After round 4 everybody has to say how rich he is, and gets a man; the poorest gets two.
learn-b-decided =
    { $mobster_is_you ->
        [yes] You've taken in the most
       *[no] { $mobster } has taken in the most
    }: { $cash } for whiskey, { $cash_profit } for controlling houses.
