### Tables beside their games: the list of them, who gets up, ending together, playing again.

## The list in the lobby

web-tables = Tables looking for players
web-tables-host = { $name } invites
web-tables-free =
    { $count ->
        [one] { $seats } seats, 1 of them free
       *[other] { $seats } seats, { $count } of them free
    }
# $time is a length, such as “5 minutes”.
web-tables-waits = Open for { $time }
web-tables-away = { $name } is away right now
web-tables-sit = Sit down
web-tables-sit-at = Sit down with { $name }: { $game }
web-tables-more = Show more
web-who-may-come = Who may come?
web-by-link = Whoever I send a link
web-for-all = Everyone: the table stands on the list

## Before the game

web-on-the-list = This table stands on the list: anyone can take a free seat.
web-new-link = New link
web-new-link-about = Any earlier link to this seat then stops working.
web-send-away = Send { $seat } away
web-send-away-sure = { $seat } loses the seat, and the link to it. Somebody else can sit there then.
web-send-away-yes = Send away
web-fill =
    { $count ->
        [one] Begin now, with a bot in the empty seat
       *[other] Begin now, with bots in the { $count } empty seats
    }
web-get-up = Get up from the table
web-delete = Delete this table
web-delete-sure = The table and everything on it will be gone for good, for everyone, and its links lead nowhere. Delete it?
web-delete-yes = Delete it

## Ending together

web-stop = End the game here
web-stop-here = End the game now
web-stop-about = If everyone who plays agrees, the game ends and whoever leads has won. The others are asked in secret: nobody learns who wants it, not even that it was you.
web-stop-alone = The game ends at once, and whoever leads has won. End it?
web-stop-ask = Ask the others
web-stop-going-on = The others are being asked right now.
web-stop-asked = Somebody would like to end the game here. Whoever leads would win.
web-stop-secret = Nobody learns what you say. If you say nothing, you play on.
web-stop-mine =
    { $mine ->
        [yes] You would end it.
       *[no] You would play on.
    }
web-stop-yes = End it
web-stop-no = Play on
web-stop-over = The game goes on: not everyone wanted to stop.

## Playing again

web-again = Play again with the same people
web-again-bots = Same table again
web-again-others = They are playing again.
web-again-sit = Sit down with them
web-again-watch = Watch them
