### Challenges: positions of recorded games, each with a goal and a best answer.

web-challenges = Challenges
web-challenges-about = Ten positions of each game, from games that were played. One answer, sometimes a short line of answers, and you know whether it was the best one.
# How many are solved, of all.
web-challenges-solved = { $count } of { $all } solved
web-challenges-all = All challenges
web-challenge-done = solved
web-challenge-you = You
web-challenge-next = Next one
web-challenge-again = Try again
web-challenge-solved = That's it!
web-challenge-not-solved = Not quite.
web-challenge-measured = It came to { $count }; { $most } was the goal.
web-challenge-best = Best would have been:
web-challenge-unlucky = The dice were against you this time, but the choice was right.
web-challenge-lucky = It worked this time, but you were lucky.
web-challenge-played-on = After your answer, bots played on for everybody.
web-challenge-sure = All other answers were played through: none of them gets there.
# How often the best answer reaches the goal, how often the next best does, and how many games were played for each.
web-challenge-odds = Played on { $count } times with each answer: the best gets there in { $percent } of 100, the next best in { $percent_other }.
refused-no-such-challenge = There is no such challenge. Pick one from the list.
web-challenge-only-answers = In a challenge you can only answer the question.

## Bootleggers

web-challenge-bootleggers-second-truck = Three cards left
web-challenge-bootleggers-second-truck-goal = Three cards are left and your one truck carries four crates. Take in at least $5G from sales this round.
web-challenge-bootleggers-second-truck-why = Your still makes more than four crates, and one small truck carries only four. The second truck costs $1G and brings the rest to O'Malley's, where nobody needs to let you in. One marker more may open Texas Lil's, but it doesn't make the house yours: a rival's truck sells first there, and yours is left with next to nothing. And there is no still to muscle in on yet.
web-challenge-bootleggers-open-the-doors = Open the doors
web-challenge-bootleggers-open-the-doors-goal = One marker left. Place it so that you control a speakeasy that is open.
web-challenge-bootleggers-open-the-doors-why = At Texas Lil's you have two markers and three open it: the third one opens the speakeasy, and it's all yours. The Real McCoy would be yours, too, but it stays closed: seven markers are missing, and a closed speakeasy buys nothing.
web-challenge-bootleggers-away-from-the-copper = The copper at the door
web-challenge-bootleggers-away-from-the-copper-goal = The copper stands at your family still, and you have new dice. Make at least one crate for certain.
web-challenge-bootleggers-away-from-the-copper-why = With the copper there, a single 5 spoils the whole batch at home, and with more dice a 5 is more likely, not less. A remote still has only one die, but the copper never goes there: what it makes is yours.
web-challenge-bootleggers-two-doors = Two doors
web-challenge-bootleggers-two-doors-goal = Two markers to send. Have two open speakeasies under your control.
web-challenge-bootleggers-two-doors-why = One marker opens Texas Lil's with you in front. The other one opens Barleycorn's: there it's two against two, and in a tie the higher muscle decides, which is yours. Both at Texas Lil's is safer there, and leaves you with one speakeasy.
web-challenge-bootleggers-small-muscle = How much muscle?
web-challenge-bootleggers-small-muscle-goal = Lay down a muscle card. Be at least $8G richer at the end of the round.
web-challenge-bootleggers-small-muscle-why = Nothing on the table is worth going first for: O'Malley's buys everything, whoever comes last. Your free red card saves up to $4G of wages, and those are just what you need. Big muscle brings a better card, and costs you the goal.
web-challenge-bootleggers-with-no-money = Without a cent
web-challenge-bootleggers-with-no-money-goal = You have no money, one die and one small truck. Be paid for at least five crates this round.
web-challenge-bootleggers-with-no-money-why = You can't pay for another truck, and yours carries four crates at most. Move Over, Pigeon takes the wholesale money of a rival's whole truck: his crates, your cash. So look for a card that makes others work for you.
web-challenge-bootleggers-jump-the-queue = Last in line
web-challenge-bootleggers-jump-the-queue-goal = The trucks stand in line, yours last, and you hold Hijack. Be paid for at least nine crates this round.
web-challenge-bootleggers-jump-the-queue-why = Your large truck holds eight, so eight is the most you can sell without help, and only if the dice are kind. Your small truck stands empty at home: Hijack fills it with somebody else's load. Whoever passes here never gets to nine.
web-challenge-bootleggers-the-law-is-listening = The law is listening
web-challenge-bootleggers-the-law-is-listening-goal = One truck, four crates. A rival holds G-Men: Bust a Speakeasy. Sell at least one crate, come what may.
web-challenge-bootleggers-the-law-is-listening-why = At Barleycorn's you'd earn three times as much, and that is exactly the speakeasy the G-Men will come to: all saw the card go into that hand. At O'Malley's there is less to lose, so nobody wastes the raid on it. Four crates for $4G beat $12G down the drain.
web-challenge-bootleggers-no-room-at-home = The other truck
web-challenge-bootleggers-no-room-at-home-goal = Your first truck stands at your own speakeasy. Send the second one so that you end the round at least $17G richer.
web-challenge-bootleggers-no-room-at-home-why = At Mother's your own four crates come first, and two dice seldom want eight. Barleycorn's isn't yours, but you have a marker there, its line is empty, and it wants at least six: all four crates go at $2G. The profit at home is not worth crates that stay on the truck.
web-challenge-bootleggers-sixteen-crates = Sixteen crates
web-challenge-bootleggers-sixteen-crates-goal = Three trucks, sixteen crates, and a rival with the G-Men up the sleeve. Sell at least fifteen. Where does your first truck go?
web-challenge-bootleggers-sixteen-crates-why = Whatever goes to your own speakeasy is what the G-Men are after, and it seldom takes all sixteen anyway. O'Malley's buys without limit: send the nine crates there first, then the small loads can't break you. The eighteen dollars at Barleycorn's look better and are lost more often than not.

## King of Chicago

web-challenge-chicago-one-action = Just one action
web-challenge-chicago-one-action-goal = You have driven, and you have one action left. Gain a victory point with it.
web-challenge-chicago-one-action-why = You stop at a small lot, and what is in your pockets is enough for the bar: a business of your own is a point, at once. The territory beside it costs nothing, but it brings only money: a point goes to whoever has more of them than everybody else, and that would not be you.
web-challenge-chicago-one-man-left = One man left
web-challenge-chicago-one-man-left-goal = Vinnie is at the door of The Orchid House with two gunmen; inside is Ken Evil, alone, and you hold Dynamite. Win this shootout.
web-challenge-chicago-one-man-left-why = Four against four sounds even, but Vinnie needs two rounds and you need three: that goes well three times in ten. Dynamite costs you Ken, but adds 4 to every die of yours: you only lose a round with a very bad roll, and three times in four the house stays yours. One man for three points is a fair price.
web-challenge-chicago-old-favor = The fourth man
web-challenge-chicago-old-favor-goal = Three gangsters work for you, Jack Knife is about to be auctioned, and your rivals have money. Be a victory point up when the trade phase is over.
web-challenge-chicago-old-favor-why = Every two gangsters at work are a point, so a fourth man is one. In the auction he goes to somebody else four times in five. An Old Favor takes him from the offer for nothing, before anybody can bid: this is the man you kept it for. Only a rival's card can still spoil it.
web-challenge-chicago-visiting-hours = Only a two
web-challenge-chicago-visiting-hours-goal = You rolled a two. Gain a victory point with one drive and one action.
web-challenge-chicago-visiting-hours-why = Every two gangsters at work are a point, and your second one lies in hospital, one square away. Fetch him and the pair is complete. A territory would be your first while rivals have two, and the police won't help you: a rival has the badge.
web-challenge-chicago-roses = Four squares
web-challenge-chicago-roses-goal = You picked up the roses, and you rolled a four. Gain a victory point with one drive and one action.
web-challenge-chicago-roses-why = Roses Are Red… ends at the Butcher's, exactly four squares away on Wabash Avenue: $1100 and a point. The free territory at the Post Office only makes four against four, and the seven booze at the Wharf are tempting, but booze is no point.
web-challenge-chicago-nobody-home = Three men in the car
web-challenge-chicago-nobody-home-goal = Three of your men are in the car, and you have one action. Gain a victory point by the end of your turn.
web-challenge-chicago-nobody-home-why = Nobody is inside The Tin Cup: three against a bare house, and the bar is yours, with its point and a monopoly on bars. You'd beat the car beside you just as surely, but a car in the garage is no point, and men may die for it. The territory costs nothing and brings none either.
web-challenge-chicago-horse-head = Police at the door
web-challenge-chicago-horse-head-goal = The police are at your door, and your rival sent them. Don't lose a single point in this round.
web-challenge-chicago-horse-head-why = A raid works half of the time, and your only business is full: it would close, three men would go to prison, and of your three points one would be left. The Severed Horse Head stops it for certain. This is the raid you kept it for.
web-challenge-chicago-back-door = Outnumbered
web-challenge-chicago-back-door-goal = Two cars of guns outside, one man inside. Don't lose a man in this round.
web-challenge-chicago-back-door-why = You win this shootout two times in a hundred: the house is gone either way. What you can save is Clean Gene: Sneaking Out the Backdoor lets him hide until he is placed again. Getaway is for cars, and the empty hope of winning costs a man.
web-challenge-chicago-call-the-police = Call the police
web-challenge-chicago-call-the-police-goal = The badge is yours, and the police car can drive four squares. Be a victory point up when your turn is over.
web-challenge-chicago-call-the-police-why = You and your rival have two territories each. Let the police clean up one of his, at Clark Street, and you alone have the most: local respect, a point, for certain. The raid on his bar looks bigger, but it hurts him and brings you nothing.
web-challenge-chicago-big-house = Full pockets
web-challenge-chicago-big-house-goal = A six, full pockets, and many ways to go. Gain two victory points with one drive and one action.
web-challenge-chicago-big-house-why = Small lots bring a point, a medium business brings two. Five squares down Wells Street there is a medium lot, and three of each resource are enough for the casino. The small lot at Randolph Street is just as near and half as good, and two contracts in your hand must wait.
