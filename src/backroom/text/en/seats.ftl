### Seats and their links in the browser, and those who look on.

## Links

web-play-on = Continue on another device
web-play-on-about = Point the other device's camera at the code, or open the link there. Whoever has it plays for you.
web-show-invite = Show the invitation
web-show-watch = Show the link
web-renew = Somebody else knows my link
web-renew-sure = You get a new link, the old one stops working at once, and everyone is told. Your other devices need the new one.
web-renew-yes = Make a new link
web-renewed = Your seat has a new link. The old one no longer works.
web-lost = Link lost?
web-lost-sure = { $seat } has ten minutes (by mail: a day) to come with the old link or to say no. After that you can make a new one. Everyone is told.
web-lost-yes = Yes, it is lost
web-lost-until = Until { $time } { $seat } can still come with the old link or say no.
web-lost-over = Nobody has come with the old link of { $seat }.
web-collect = Make a new link for { $seat }
web-called-lost = The host says that your link is lost and will make a new one after { $time }. Is it you, with the old one?
web-keep-link = It's me: keep my link

## Those who look on

web-onlookers = Onlookers
web-watchers = Who may look on?
web-watchers-link = whoever you give the link
web-watchers-anyone = whoever knows the table's address
web-watchers-nobody = nobody
web-watch-delay = They see the table
web-delay-none = as it happens
web-delay-minutes =
    { $count ->
        [one] { $count } minute late
       *[other] { $count } minutes late
    }
web-delay-round = a round late: each round once it is over
web-delay-wait = You see the table late. The first picture comes as soon as the delay has passed.
web-watch-talk = They may read what you say to the whole table
web-onlooking = You are looking on
web-over-shoulder = Over whose shoulder?
web-over-none = nobody's
web-show-hand = Let onlookers look over my shoulder. They see my hand, but no private deals and no private talk. Everyone is told.
web-hand-shown = Onlookers may look over { $seat }'s shoulder.

## Talk

web-mute = Don't show me what { $seat } says
web-report = Report { $seat }
web-report-about = What is wrong? Whoever runs this server reads it, with what { $seat } has said to all. Nobody at the table learns of it.
web-report-name = The name
web-report-insult = Insults
web-report-threat = Threats
web-report-spam = Advertising or flooding
web-report-no = Never mind
web-reported = Reported. Thank you.

## One's own profile

web-me-about = A profile finds your tables on all your devices, without an account. It is kept by a key on this device; nobody else is told of it.
web-me-colour = Favourite colour
web-me-colour-any = any
web-me-colour-about = Where a seat of this colour is free when you sit down, it is yours.
web-me-colour-name =
    { $colour ->
        [0] red
        [1] blue
        [2] green
        [3] yellow
        [4] purple
       *[5] orange
    }
web-me-zone = Time zone: { $zone }
web-me-make = Keep a profile
web-me-save = Save
web-me-saved = Saved.
web-me-addresses = Where I am told things
web-me-forget = Remove
web-me-tables = My tables
web-me-no-tables = No table yet: a table appears here when you sit down at it or open it again.
web-me-waiting = waiting
web-me-playing = being played
web-me-open = Open
web-me-move = Use it on another device
web-me-move-about = Point the other device's camera at the code, or open the link there. Whoever has it has your profile and your seats.
web-me-delete = Delete my data
web-me-delete-sure = Your profile, its addresses and its links to your seats are deleted at once. In finished games your name is replaced; in those still being played, when they are over. What you said in talk stays at its table.
web-me-deleted = Your data has been deleted.

## Told to all in the talk; $seat is whose seat it is

note-new-link = { $seat } has made a new link for this seat. The old one no longer works.
note-link-lost = The host says that the link of { $seat } is lost and will make a new one when the time is up, unless { $seat } comes back or says no.
note-link-found = { $seat } keeps the old link.
note-link-replaced = The host has made a new link for the seat of { $seat }. The old one no longer works.
note-shows-hand = { $seat } lets onlookers see what only { $seat } may see.
note-hides-hand = { $seat } no longer lets onlookers see anything more than the table.
note-more-time = The host gives everyone more time from now on.
note-no-clock = From now on no clock runs: the host lets everyone take their time.
note-gave-up = { $seat } has given up. A bot plays on in that seat.
note-replaced = The host lets a bot play for { $seat }, who is away, until { $seat } is back.
note-tv-on = { $seat } shows the table on a TV: everyone in the room sees what all may see.
note-tv-off = The TV no longer shows the table.

## Beside a name, in finished games

web-reliable-time = in time: { $percent }%
web-reliable-words = promises kept: { $kept } of { $words }
web-reliable-games = { $count } games played

## What is refused

refused-not-lost = The host has to say first that this seat's link is lost, and somebody else must sit there.
refused-no-such-zone = Nobody knows a time zone called { $name }. Set one on this device such as Europe/Rome.
refused-still-time = There is still time to come back with the old link. Try again when it is up.
refused-not-an-onlooker = You have a seat at this table: only onlookers look over shoulders.
refused-not-shown = This player has not agreed that onlookers see what they see.
refused-no-such-profile = There is no profile with this key: it was deleted, or nobody has used it for long. Make a new one.
refused-new-link = This seat has a new link, and the old one no longer works. If that wasn't you, ask the host for a new one.
refused-no-onlookers = This table is played without onlookers. Ask the host for a seat.
refused-watch-by-link = One looks on here by a link of its own. Ask the host for it.
