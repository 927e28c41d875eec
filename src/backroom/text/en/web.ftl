### The browser: pages, buttons, notes. What the game itself says stands in the other catalogues.

## The lobby

web-lead = Prohibition, rackets and backroom deals around a card table.
web-language = Language
web-your-name = Your name
web-default-name = Boss
web-learn = Never played?
web-learn-about = A few rounds with somebody who explains: the real table, the real rules, and you make the moves.
web-learn-game = Learn { $game }
web-play-now = Play now
web-what = Backroom is a card table for two board games from the years of Prohibition. Play at once against bots, with friends by a link, or over days, a move at a time. It is free, needs no account, and anyone can check the dice.
web-opponents = Against
web-opponents-count =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-level = How well they play
web-learn-row = Learn
web-challenges-open = Challenges: find the best answer
web-hint-ask = What would you do?
web-learn-rules = Rule book: { $game }
web-settings = Settings
web-mine = My tables
web-game = Which game?
web-seats = { $least } to { $most } players
web-own-table = Invite friends: set up a table of your own
web-players = Players
web-you = you
web-bot = bot
web-bot-named =
    { $name ->
        [scripted] Strong bot, plays to win
        [chaotic] Easy bot, plays at random
       *[other] Bot: { $name }
    }
web-options = Rules and options
web-preset = Play by
web-preset-usual = the rules as we recommend them
web-preset-own = my own choice
web-board-choose = Choose a file …
web-board-looking = Looking at { $file } …
web-board-good = { $file } can be played on: { $name }.
web-board-wrong = { $file } can't be played on yet.
web-board-no-text = This is no text file.
web-board-picture = The board { $name }

## Sitting down

web-take-seat = Take the seat
web-waiting-room = The chairs are filling
web-starts-itself = The game starts by itself as soon as everyone is here.
web-give-links = Give each player a link of their own: whoever has it has the seat.
web-dice-settling = The devices at the table are agreeing on the dice …
web-dice-void =
    { $count ->
        [one] The device of { $names } did not show its number for the dice, so they are dealt anew, from a new secret.
       *[other] The devices of { $names } did not show their numbers for the dice, so they are dealt anew, from a new secret.
    }
web-dice-without = The dice were dealt without a number of this device. If you think that it was here in time, don't trust them.
web-expected = not here yet
web-invite-link = Link for this seat
web-copy = Copy
web-copied = Copied
web-to-lobby = Back to the lobby
web-connecting = Knocking at the door …

## The line to the server

web-outdated = A part of this page can't be fetched: the server has a newer one. Load the page again; your seat and the game are kept.
web-begin-anew = Load it again
web-no-server = The server can't be reached. Check that it is running and that you are on the same network, then try again.
web-line-lost = The connection is lost. Trying again …
web-line-back = Back at the table.
web-try-now = Try now
web-answer-lost = The connection dropped before this arrived. If you are still being asked, answer again.

## The table

web-parts = Parts of the table
web-tab-table = Table
web-question = What you are asked
web-asked-again = You dealt after you had answered, and what you hold may have changed: that answer counts no more. Answer once more.
web-your-turn = Your turn
web-your-turn-soon = Your turn in a moment
web-turn-of = It's up to { $names }
web-deciding = The table is deciding
web-deciding-wait = The table is deciding. Nobody sees who has answered yet.
web-waiting-for = Waiting for { $names }.
web-watching = You are watching. Sit back.
web-going-on = On it goes …
web-your-answer = Your answer: { $text }
web-change = Change it
web-answered = Until everyone has answered, you may still change yours.
web-to-question = To the question
web-plan-full = Your plan is complete. Happy with it?
web-plan = Chosen, but not done yet:
web-plan-give = Do it
web-restart-turn = Start my turn again
web-pick-on-table = Pick it directly on the table.
# Beside a question, while the table still shows what was before.
web-asked-next = Next
web-as-list = As a list
# Asked before something is thrown away.
web-sure-yes = Yes, do it
web-sure-no = No
web-sure-offers =
    { $count ->
        [one] An offer to you is still open.
       *[other] { $count } offers to you are still open.
    } Go on all the same?
web-before = Before that …
web-pass-stands = On cards, “{ $text }” still stands.
web-orders = Also possible
web-pass-longer = Pass for longer
# $text: the answers, as on their buttons; the first three.
web-not-possible = Not possible now: { $text }
# On a button: one tap arranges this, and ends the question. $text is all that is arranged.
web-ready = { $text }, and done
web-fewer = Fewer
web-more = More
web-most = All { $text }
web-pick-several =
    { $least ->
        [0] Pick up to { $most }.
       *[other] Pick { $least } to { $most }.
    }
web-these =
    { $count ->
        [0] None of them
        [one] This one
       *[other] These { $count }
    }
web-find-square = Look for a street or a place
web-squares-listed =
    { $count ->
        [one] Choose the square that lights up on the map, or open the list
       *[other] Choose one of { $count } squares that light up on the map, or open the list
    }
web-other-squares = Squares with nothing on them ({ $count })
web-no-square = There is no such square within reach.
web-rule = Rule { $rule }
web-rule-link = Read rule { $rule }
web-rule-in-book = Show it in the rule book
web-close = Close

## Log and talk

web-log = Log
web-talk = Talk
web-no-talk = Nobody has said a word yet.
web-say-something = Say something to the table
web-send = Send

## Deals

web-deals = Deals
web-deals-about = What is handed over is gone; a promise is only a word, but the book remembers.
web-make-offer = Make an offer
web-no-deals-now = No deals at this moment.
web-open-offers = Offers on the table
web-no-offers = No offer is waiting for an answer.
web-lately = Lately
web-offer-of = { $seat } has an offer for { $names }
web-offer-yours = Your offer to { $names }
web-offer-to-you = { $seat } has an offer for you
web-you-give = You give
web-you-get = You get
web-they-give = { $seat } gives
web-they-get = { $seat } gets
web-declined-by = Turned down by { $names }
web-accept = Shake hands
web-decline = Turn down
web-counter = Counter-offer
web-withdraw = Withdraw
web-to-whom = To whom?
web-nothing-to-trade = Nothing that could change hands now.
web-choose-partner = Once there is a name, what they have is listed here.
web-promises = Promises
web-how-much = How much?
web-which = Which one?
web-promise-until = Until the end of
web-time =
    { $unit ->
        [turn] game turn { $number }
       *[round] round { $number }
    }
web-never-mind = Never mind
web-make-it = Make this offer
web-lay-give = Put { $text } on your side
web-lay-take = Ask { $seat } for { $text }
web-take-back = Take { $text } back
web-bring-in = Offer it to { $seat }
web-leave-out = Leave { $seat } out
web-less-of = Less: { $text }
web-more-of = More: { $text }
web-add-thing = Something else …
web-tray-whom = With whom? Pick a name, or something of theirs that you want.
web-tray-tap = Pick goods on the board or in your hand, or set them here.
web-tray-add = Set what you give and what you want.
web-tray-sums = You give { $give }; you get { $take }.
web-so-many-promises =
    { $count ->
        [one] a promise
       *[other] { $count } promises
    }
web-vow-mine = I promise
web-vow-theirs = Promise me
web-line-of-words = A few words to go with it
web-is-not-trading = takes no offers
web-quoted = “{ $text }”
web-you-are-not-trading = You take no offers in this round.
web-not-trading = Make me no offers
web-not-trading-tip = Nobody makes you an offer until this round ends. Everything else goes on as usual.
web-offers-wait =
    { $count ->
        [one] There is an offer for you
       *[other] There are { $count } offers for you
    }
web-question-waits = Still to answer: { $text }
web-stands = It stands
web-stands-part = until this phase is over
web-stands-question = for this question only
web-stands-round =
    { $unit ->
        [turn] until the end of the game turn
       *[round] until the end of the round
    }
web-stands-until = Until { $time }
web-later = Later
web-later-tip = You are reminded in a few minutes. { $seat } learns nothing of it.
web-remind-now = Put it before me again
web-after-all = Take it after all
web-earlier = Turned down
web-earlier-about = Whoever turned one down can still change their mind, until it is withdrawn or another offer to the same people takes its place.
web-calendar = Promises that run out
web-runs-out =
    { $unit ->
        [turn] Runs out this game turn
       *[round] Runs out this round
    }
web-due-until =
    { $unit ->
        [turn] Until game turn { $number }
       *[round] Until round { $number }
    }
web-no-date = No date
web-yours-to-keep = To keep:
web-given-to-you = Made to you:
web-ledger = The book of promises
web-no-promises = No promises have been made.
web-verdict =
    { $verdict ->
        [kept] kept
        [broken] broken
       *[open] open
    }
web-was-kept = It was kept
web-was-broken = It was broken

## The end

web-over = The game is over
web-over-because = The game ended because { $ending }.
web-over-you-stopped = You ended the game here.
web-show-result = Show the result
web-winner = Winner
web-download = Download the game
web-dice-guided = The dice and cards of a guided game are laid out beforehand. What you can check here is only that the game followed them.
web-check-dice = Check the dice

## Keys

web-plain-table = Show the table in words instead of the board
web-speed = How things move on the board
web-speed-slow = slowly
web-speed-normal = at normal speed
web-speed-fast = fast
web-speed-off = not at all
web-menu = Menu
web-reach = Notifications
web-keys = Keys
web-key-number = pick the answer with that number
web-enter = Enter
web-key-enter = confirm
web-key-pass = pass
web-key-done = done
web-key-undo = take the last move back
web-key-offer = make an offer
web-key-talk = talk
web-key-skip = see at once where everything ends up (so does a click or a tap)
web-key-help = open the menu

## The clock of a window

web-window-clock = Play something, or let it go by
web-window-stopped = Somebody is thinking; the clock stands still
web-window-mine = The table waits for you
web-window-wait = Wait, let me think
web-window-go-on = Go on

## On the board of any game

board-label = The board
board-close = Close
# A thing or a person, and what there is to say of it.
web-labelled = { $name }: { $text }
board-which = Which one?
# $text is the thing that was picked; there are several answers that name it.
board-choices =
    { $text }: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
