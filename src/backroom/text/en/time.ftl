### Time at a table of several people, in the browser: clocks, pauses, and who plays for those away.

## How long people may take

web-time-choice = How long may everyone take?
web-time-length = How long exactly?
web-time-live = Live
web-time-live-about = All of you are at the table now: a short time for each decision, and some in reserve.
web-time-relaxed = Relaxed (the usual way)
web-time-relaxed-about = 5 minutes for each decision, and 15 minutes in reserve for the whole game.
web-time-mail = By mail
web-time-mail-about = Over days: answer whenever it suits you. Your nights don't count, nor your weekends if you like.
web-time-none = No clock
web-time-none-about = Everyone takes as long as they like. Whoever leaves is waited for.
web-time-a-decision = { $time } for each decision, { $bank } in reserve
web-time-a-turn = { $time } for each turn
web-time-missed = Whoever lets two questions in a row go by has a bot play for them until they are back.
# $time is a length, such as “45 seconds” or “1 day”.
web-time-said =
    { $kind ->
        [live] Played live, with { $time } for each decision.
        [relaxed] Played at leisure, with { $time } for each decision.
        [mail] Played by mail, with { $time } for each turn. Nobody's nights count.
       *[none] Played without a clock: everyone takes as long as they like.
    }
web-time-reserve = Beyond that everyone has { $time } in reserve for the whole game. When all decide in secret, everyone gets twice the time instead, and no reserve is touched.

## Quiet hours

web-quiet = When nobody should expect you to answer
web-quiet-from = Quiet from
web-quiet-to = until
web-quiet-weekends = Keep Saturdays and Sundays free
web-quiet-none = No quiet hours.
web-quiet-zone = By the clock at your place ({ $zone }).

## Clocks

web-clock-yours = Your time
web-clock-your-reserve = Your reserve is running
web-clock-of =
    { $seat_is_you ->
        [yes] Your time
       *[no] Time left for { $seat }
    }
web-clock-all = Time left for everyone
web-clock-all-tip = All decide in secret: nobody's reserve is touched, and the clock runs twice as long instead.
web-clock-and-reserve = + { $time } in reserve
# $time is a moment, such as “Tue 14:00”.
web-clock-until = until { $time }
web-clock-still = Time stands still
web-clock-nobody = Time stands still until a player is back at the table.
# Read out, once.
web-clock-ten = 10 seconds left
web-clock-reserve-runs = Your time is up: your reserve is running
web-clock-missed = Your time ran out, so an answer was given for you. If that happens again, a bot plays for you until you are back.

## A bot plays for somebody

web-stand-in =
    { $why ->
        [given] A bot plays for { $seat } (by choice)
        [replaced] A bot plays for { $seat } (replaced by the host)
        [resigned] A bot plays for { $seat } (gave up)
       *[away] A bot plays for { $seat } (away)
    }
web-bot-for-you = A bot plays for you
web-stood-in =
    { $why ->
        [given] A bot plays for you, as you wished. It makes no deals.
        [replaced] You were away, so the host let a bot play for you. It makes no deals.
        [resigned] You gave up. A bot plays on in your seat, and you rank last.
       *[away] You let two questions go by, so a bot plays for you. It makes no deals.
    }
web-bot-did =
    { $count ->
        [one] What has happened since ({ $count } line)
       *[other] What has happened since ({ $count } lines)
    }
web-bot-did-nothing = Nothing has happened since.
web-back = I'm back
web-you-are-back = You are playing again.

## The menu

web-absence = Time and absence
web-let-bot = Let a bot play for me
web-let-bot-about = It makes no deals. You can take over again at any time.
web-replace = Let a bot play for { $seat }, who is away
web-pause = Pause
web-pause-about = All clocks stop once more than half of the players want it. The shortest wish counts.
web-pause-weekend = over the weekend
# $time is a length, such as “12 hours”.
web-pause-votes =
    { $count ->
        [one] { $count } player wants a pause ({ $time }); it takes { $needed }.
       *[other] { $count } players want a pause (the shortest wish: { $time }); it takes { $needed }.
    }
web-pause-agree = I want one too
web-paused-until = Paused until { $time }: all clocks stand still.
web-pause-end = End the pause
web-go-on-votes =
    { $count ->
        [one] { $count } player wants to go on; it takes { $needed }.
       *[other] { $count } players want to go on; it takes { $needed }.
    }
web-leave-game = Leave the game
web-give-up = Give up …
web-give-up-sure = Give up for good? A bot plays on in your seat, you can't come back, and you rank last, whatever it achieves.
web-give-up-yes = Yes, I give up

## The end

web-resigned = gave up
# $names gave up and would have won; $first are the best of those who stayed.
web-forfeited =
    { $count ->
        [one] { $names } gave up, so the bot's win doesn't count. First among those who stayed: { $first }.
       *[other] { $names } gave up, so the bot's win doesn't count. Tied for first among those who stayed: { $first }.
    }
