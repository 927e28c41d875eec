### Playing in the terminal.

## Help of the command

cli-help-terminal = Play a game against bots, here in the terminal.
cli-help-terminal-seats = How many sit at the table, you included.
cli-help-terminal-seed = The same seed sets up the same game. If left out, every game is new.
cli-help-terminal-name = What the others call you.
cli-help-terminal-bots = Who you play against, separated by commas.
cli-help-terminal-board = Play on the board in this file (docs/boards.md says how to write one).
cli-help-terminal-save = The file to keep the game in. If left out, one in your data folder.
cli-help-terminal-resume = Go on with the game in this file.
cli-help-terminal-fast = Don't pause between the moves of the others.
cli-help-terminal-verbose = Say so when you are passed over because you have nothing to play.

## Sitting down and leaving

term-you = Boss
term-name = Your name? Enter for { $name }
term-welcome = Pull up a chair, { $name }. At the table: { $names }.
term-welcome-back = Welcome back, { $name }. Still at the table: { $names }.
term-commitment = The dice are settled. Their seal (SHA-256 of the secret): { $text }
term-keeping = The game is kept in { $file }
term-start = At every prompt: a number answers, t shows the table, ? helps, q quits (the game is kept).
term-unfinished = Your last game isn't over. To go on with it: backroom terminal { $game } --resume { $file }
term-left = The game is kept. Go on with: backroom terminal { $game } --resume { $file }
term-not-kept = Nothing was played, so nothing is kept.
term-kept = Kept in { $file }
term-file-exists = { $file } already exists. Choose another name with --save, or go on with that game with --resume.
term-no-secret = The game can't go on without { $file }: it holds the secret behind the dice. Put it back beside the save.
term-seats = This game takes { $least } to { $most } players, not { $number }. Choose a number with --seats.

## Asking

term-enter = Enter: { $text }
term-enter-back = Enter: back
term-enter-later = Enter: decide later
term-enter-none = Enter: no promise
term-enter-nothing = Enter: nothing, x: never mind
term-enter-make = Enter: { $text }, x: never mind
term-line = { $text } ({ $span })
term-refused = { $text }: { $why }
term-several =
    { $most ->
        [one] Pick one by its number.
       *[other] { $least ->
            [0] Pick up to { $most }, e.g. 1,3; 0 is none.
           *[other] Pick { $least } to { $most }, e.g. 1,3
        }
    }
term-lines = Type the line and the number: 1 3. Several at once: 1 3, 2 6
term-one-line = Type how many, then d when it is right.
term-passed = (Nothing to play: you pass.)
term-changed = New on the table (t and the number shows it): { $text }
term-earlier =
    { $count ->
        [one] (One line before that: l { $most } shows it.)
       *[other] ({ $count } lines before that: l { $most } shows them.)
    }
term-more =
    { $count ->
        [one] (One more: + shows it.)
       *[other] ({ $count } more: + shows them.)
    }
term-from-start = (That is all: + shows the list from the start.)
term-more-refused =
    { $count ->
        [one] and one more that you can't do now
       *[other] and { $count } more that you can't do now
    }
term-parts = The table is long: t and a number or a name shows a part of it, t * all
term-because = { $text }
# An answer, and what it would mean.
term-means = { $text } – { $means }

term-bad = I don't follow. Type one of: { $keys }, or ? for help.
term-bad-number = No such answer here. Type one of: { $keys }
term-bad-amount = Type a number: { $span }
term-bad-plain-number = Type a number, or Enter to go back.
term-range = From { $least } to { $most }.
term-range-steps = From { $least } to { $most }, in steps of { $number }.
term-bad-line = Type the line and the number, e.g. 1 3
term-bad-several =
    { $least ->
        [0] Pick no more than { $most }, each once, e.g. 1,3; 0 is none.
       *[other] Pick at least { $least } and no more than { $most }, each once, e.g. 1,3
    }
term-no-rule = There is no rule { $rule } on the page. Type r and a number, e.g. r { $example }
term-no-card = No card like “{ $name }”. Type c and a part of its name, or the number of an answer that names a card.
term-no-part = There is no part of the table called “{ $name }”. Type t to see what there is.
term-no-map = This game has no map: t shows the table.
term-narrow = The map takes { $least } columns, and this terminal has { $number }. Make it wider.
term-nothing-before = There is nothing you could do before this.
term-no-asides = There are no orders to leave or to take back right now.
term-no-more = There is no more of this list.

## Help at the prompt

term-help-title = How to play here
term-help-answers = Type the number or letter before an answer. Enter alone takes what the prompt says.
term-help-numbers = When you are asked how many, type the number: 3
term-help-several = Where you may pick several, put commas between: 1,3
term-help-lines = Where you set several numbers on one screen, type the line and the number: 1 3. Then d when you are done.
term-help-reading = A dash marks what you can't do now, with the reason. [{ $rule }] names the rule: r { $rule } shows it.
term-command-more = the rest of a long list of answers
term-command-table = the table: a part of it with t and a number or a name, all of it with t *
term-command-map = the map, if the game has one, with who stands where
term-command-log = the log: the last 30 lines, or l and how many
term-command-rule = a rule: r 4.5; alone, the rule of this question
term-command-card = what a card does: c and part of its name, or c and the number of an answer
term-command-offers = deals: open offers, and offers of your own
term-command-before = what you may do before you answer
term-command-asides = orders left in advance; being asked again after a long pass
term-command-undo = take your last move back, as long as nothing has been shown or rolled since
term-command-save = where the game is kept (it is saved after every move)
term-command-quit = quit; the game is kept

term-log = What happened last

## Deals

term-deals = The deal room
term-deals-here = You are in the deal room already. Press Enter to go back.
term-no-offers = No offers on the table.
term-no-deals-now = No deals at this moment.
term-terms =
    { $seat_is_you ->
        [yes] you give
       *[no] { $seat } gives
    } { $give } for { $take }
term-your-answer = { $text }: what do you say?
term-accept = Shake hands: { $text }
term-decline = Turn down: { $text }
term-counter = Make another offer instead: { $text }
term-withdraw = Withdraw: { $text }
term-accept-it = Shake hands on it
term-decline-it = Turn it down
term-counter-it = Make another offer instead
term-was-kept = Kept: { $text }
term-was-broken = Broken: { $text }
term-promise =
    { $verdict ->
        [kept] Kept: { $text }
        [broken] Broken: { $text }
       *[open] Open: { $text }
    }
term-new-offer = Make an offer
term-whom = To whom? Several: 1,3
term-give = What do you give { $names }?
term-take = What do you want from { $names }?
term-goods = Type the line, and how many: 1 5, 3 is five of the first, and the third.
term-bad-goods = Type the line, and how many where there are several: 1 5, 3
term-how-many = { $text }: how many? Type the line and the number, e.g. 1 5
term-too-many-goods = No more than { $most } lines fit into one offer.
term-up-to = up to { $text }
term-any-amount = { $text } or more
term-promises = And a promise on top?
term-who-promises =
    { $seat_is_you ->
        [yes] You promise something
       *[no] { $seat } promises something
    }
term-words = In your own words (Enter: never mind)
term-until =
    To the end of which { $unit ->
        [turn] game turn
       *[round] round
    } does it hold?
term-how-much = How much?
term-empty-offer = There is nothing in that offer, so it was dropped.
term-make-it = Make this offer
term-add-line = Make it, with a line of words
term-say-with-it = What do you say with it? (Enter: nothing)
term-drop-it = Never mind

## The end

term-over = The game is over: { $ending }.
term-winner =
    { $rank }. { $seat_is_you ->
        [yes] you
       *[no] { $seat }
    }: { $score }, the winner
term-score =
    { $rank }. { $seat_is_you ->
        [yes] you
       *[no] { $seat }
    }: { $score }
term-resigned =
    { $rank }. { $seat_is_you ->
        [yes] you
       *[no] { $seat }
    }: { $score }, gave up
# $names gave up and would have won; $first are the best of those who stayed.
term-forfeited =
    { $count ->
        [one] { $names } gave up, so the bot's win doesn't count. First among those who stayed: { $first }.
       *[other] { $names } gave up, so the bot's win doesn't count. Tied for first among those who stayed: { $first }.
    }
term-secret = The secret behind the dice: { $secret }
term-verify = Check the dice with: backroom verify { $file }

## At a table of a server

cli-help-terminal-join = Take a seat at a table of a server: the link that was sent to you. What else is chosen here does not count then, but for --name.
term-bad-link = That is no link to a seat. It looks like this: http://…/table/…#…, with something after the #.
term-unreachable = Nobody answers at { $name } ({ $detail }). Is the server on, and is the link right?
term-far-start = At every prompt: a number answers, t shows the table, s and words says something to all, ? helps, q leaves (your seat stays yours).
term-waiting-for = Still to come: { $names }. The game begins when all are here.
term-line-lost = The line is lost. Trying again …
term-line-back = Back at the table.
term-said = { $seat }: { $text }
term-far-left = Your seat stays yours. Come back with the same link.
term-far-save = The whole game, for “backroom verify”: { $text }
term-stood-in = A bot plays for you, because you were away.
term-enter-back-in = Enter: take your seat back
term-own-board = This table is played on a board of its own. It can be seen in the browser only: open the link there.
term-command-speak = say something to all (s Good evening), to one alone (s @Ann Good evening); alone: what was said
term-command-end = end the game here, if all agree (e + for it, e - against)
term-whispered = { $seat }, to you alone: { $text }
term-you-whispered = You, to { $names } alone: { $text }
term-said-in-room = { $seat }, to you and { $names }: { $text }
term-nobody-so = Nobody else here has that name. Write it as it stands at the table: s @Ann Good evening
term-ballot = Somebody wants to end the game here and now. For it: e +, against it: e -. Nobody learns what you say; silence is a no. ({ $time })
term-how-to-end = Ending here takes everybody's yes, and whoever leads has won. e + asks the others, or agrees; e - is against it.
term-voted = Heard. Nobody else learns of it.
term-time-left = Time left: { $time }
term-not-asked = Others are asked. t: the table, l: the log, s and words: say something
