### The lobby beyond its first sight: one's own tables, settings, the rule book, no network.

## My tables

web-mine-with = With { $names }
web-mine-alone = Nobody else yet
web-mine-you-are = You are { $name }
web-mine-free =
    { $count ->
        [0] Everyone is here; it is about to begin
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
web-mine-turn = It's your turn
web-mine-secret = The table is deciding in secret
web-mine-secret-you = It's your turn: all decide in secret
web-mine-stand-in = A bot is playing for you
web-mine-last = Last: { $text }
web-mine-unread =
    { $count ->
        [one] One new line of talk
       *[other] { $count } new lines of talk
    }
web-mine-mail = by mail
web-mine-open = Go to the table
web-mine-open-at = Go to the table: { $game }
web-mine-more = More about this table
web-mine-leave = Get up from the table
web-mine-leave-sure = Your seat becomes free, and your link leads nowhere. Get up?
web-mine-delete = Delete the table
web-mine-delete-sure = The table and everything on it will be gone for good, for everyone. Delete it?
web-mine-hide = Take it off my list
web-mine-hide-sure = This device forgets the link to your seat. Unless you have it elsewhere, you can't come back. Take it off?
web-mine-yes = Yes
web-mine-over = Finished games
web-mine-look = Look at it
web-mine-late = How this table stands will be looked up when you open it.
web-mine-devices = These tables are on this device. With a profile you have them on all your devices.

## Settings

web-set-look = Light or dark
web-set-look-system = as on this device
web-set-look-dark = dark
web-set-look-light = light
web-set-size = Size of the text
web-set-size-by = { $percent }%
web-set-patterns = Patterns as well as colours, to tell the players apart
web-set-install = Install Backroom on this device
web-set-installed = Backroom is installed on this device.
web-set-kept = All of this is kept on this device.

## The rule book

web-book = Rule book
web-book-contents = Contents
web-book-find = Search the rules: a word, or { $rule }
web-book-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] One place found.
       *[other] { $count } places found.
    }
web-book-near =
    { $count ->
        [one] Nothing has all of that; one place comes near it.
       *[other] Nothing has all of that; { $count } places come near it.
    }
web-book-keys = The arrow keys go from place to place, Esc shows everything again.
web-book-page = Open as a page of its own
web-book-link = Link to rule { $rule }

## Without a server

web-offline = You are offline
web-offline-about = The server can't be reached. Your tables and your seats are safe there; the rules can be read meanwhile.
web-offline-again = Try again

web-own-table-about = Choose who plays and by which rules. Whoever you invite gets a link: no account, nothing to install.
web-invite-about =
    { $count ->
        [one] You get a link for the other player. The game starts when the seat is taken.
       *[other] You get a link for each of the { $count } others. The game starts when all seats are taken.
    }
web-window-seconds =
    { $count ->
        [0] until all have answered
       *[other] { $count } seconds
    }
web-others = The others
web-others-people = friends, by link
web-others-bots = bots
web-who-sits = Who sits in seat { $number }?
web-person = A person, by link
web-board-needed = Choose the file of your board first.
web-make-table = Make the table
web-window-time = How long may anyone cut in with a card?
web-names-themself = picks a name
