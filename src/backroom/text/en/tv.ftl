### Around one table: a television, phones by a short code, the host's page; one device that goes round.

## The code

web-code = Code of the table
web-join-title = Join by code
web-join-about = The code is on the TV; if there is none, ask whoever made the table.
web-join-go = Join
web-join-started = The game has begun: nobody can sit down any more.
web-join-full = Every seat at this table is taken.
web-join-own = Is your seat on another device? Open the menu there: People and links, Continue on another device.
web-join-look = Look on

## The television

web-tv = On a TV
web-tv-title = The table on a TV
web-tv-about = The TV shows the table to everyone in the room: no hands and nothing secret. The host finds the code in the menu under “TV and phones”.
web-tv-show = Show the table
web-tv-other = Another table
web-tv-qr = For the phone's camera: take a seat
web-tv-scan = Take a seat: scan the QR code with your phone, or type this code at
web-tv-phones = Take a seat by phone:
web-tv-missing =
    { $count ->
        [one] One player is still missing. The game begins once everyone is seated.
       *[other] { $count } players are still missing. The game begins once everyone is seated.
    }
web-tv-all = Everyone is seated. The game begins at once.
web-tv-paused = Pause
web-tv-make = Make a code
web-tv-make-about = With a code any TV or large screen shows the public table, and people in the room take free seats with their phones. Everyone at the table is told.
web-tv-none = The host has not made a code.
web-tv-how = In the TV's browser, open { $address } and type the code. Phones join by scanning the QR code.
web-tv-here = Show the table on this screen
web-tv-drop = Stop showing it, drop the code

## The host's page

web-host-seats = Who sits here
web-ease = Time
web-ease-about = Only longer, never shorter, and everyone is told.
web-ease-twice = Twice as long for everyone
web-ease-none = No clock any more
web-elsewhere = The board is on the TV: this phone shows my hand and what I'm asked
web-sit-around = You sit around one table
web-sit-around-about = With a TV or on phones in one room: time to talk. 15 minutes for a decision, an hour in reserve, 20 seconds to cut in with a card.

## One device that goes round

web-pass-about = Two to six people share this phone, tablet or computer. Whoever is asked gets it; in between, a screen hides everything. There is no clock.
web-pass-names = Who plays, in the order in which you sit
web-pass-more = One more
web-pass-remove = Remove number { $number }
web-pass-bots = Bots to play along
web-pass-begin = Begin
web-pass-running = Games in progress
web-pass-forget = Forget
web-pass-to = Pass the device to { $name }.
web-pass-show = I am { $name }: show my hand
web-pass-nobody = Nobody here is asked at the moment.
web-pass-others = Somebody else wants to look?
web-pass-i-am = I am { $name }
web-pass-since = { $name }, this happened since you last looked
web-pass-go = To my hand
web-pass-on = Hide and pass on
web-pass-not-here = This device has no seats at this table. Start a new game, or open the table where you began it.

## What is refused

refused-no-such-code = No table has this code, or not any more. Read it again, or ask the host for a new one.
refused-too-many-codes = That was too many wrong codes. Wait a minute, then type it again.
refused-tv-off = The TV no longer shows this table. Ask the host for a new code.
refused-time-by-mail = By mail the time stays as it was agreed. Ask for a pause instead.
