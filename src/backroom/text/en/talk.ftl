### Talk at a table: to everybody, and in rooms.

web-talk-choice = Who may talk with whom?
web-talk-open = Everybody hears everything
web-talk-open-about = No whispering: whatever is said is said to the whole table.
web-talk-private = Private talk allowed
web-talk-private-about = Two or more can talk among themselves. Nobody else notices.
web-talk-unsealed = Private talk, but not while we decide in secret
web-talk-unsealed-about = As long as everybody picks in secret, there is no whispering.
web-talk-after = After the game, all who played can read everything
web-talk-with-whom = With whom you talk
web-talk-everybody = Everybody
web-talk-new = + Talk with …
web-talk-pick = Pick whom you want to talk with.
web-talk-begin = Start talking
web-talk-unread =
    { $count ->
        [one] one unread line
       *[other] { $count } unread lines
    }
web-talk-among = Talk with { $names }
web-talk-say-to = Say something to { $names }
web-talk-to = To { $names }
web-talk-to-all = To all at the table
web-talk-only = Nobody else reads this.
web-talk-read-after = After the game, everybody can read it.
web-talk-all-read = The game is over: everybody can read this now.
web-talk-hushed = The table is deciding in secret. Until that is over, nobody talks in private.
