### Following a game: the log by rounds, notes and bookmarks.

web-follow-filter = Search the log
web-follow-which = Which lines
web-follow-all = Everything
web-follow-me = What concerns me
web-follow-search = Search
web-follow-before = Setting up
web-follow-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
web-follow-sums = Totals
web-follow-none = No line of the log fits that.
web-follow-more-news =
    { $count ->
        [one] { $count } more line in the log.
       *[other] { $count } more lines in the log.
    }

## Notes and bookmarks

web-follow-notes = Notes
web-follow-notes-about = Only you can read this, on every device that has your seat.
web-follow-notes-own = My notes
web-follow-saved = Saved.
web-follow-saving = Writing …
web-follow-marks = Bookmarks
web-follow-no-marks = None yet. Point at a line of the log, or tap it: a bookmark appears beside it.
web-follow-mark = Bookmark
web-follow-unmark = Remove
web-follow-word = A word on it
web-follow-edit-word = Change the word "{ $word }"
refused-notes-changed = Your notes were changed on another device meanwhile. Both are shown: tidy them up.
refused-too-many-marks = You have { $count } bookmarks, and that is as many as there can be. Remove one first.

## Sounds

web-follow-sound = Sounds: your turn, a hit, a deal
web-follow-volume = Volume
web-follow-hear = Listen

## Since one's last answer; when one is asked about cards

web-follow-recap = Since your last answer
web-follow-recap-all = All { $count }
web-follow-recap-less = Less
web-chances-counting = You're asked about your cards only when they're likely to help.
web-chances-all = You are asked about your cards at every chance.
web-chances-want-all = Ask me every time
web-chances-want-counting = Ask less often
web-chances-tip = Among bots you are asked about your cards when they're likely to help. Before each decision of your own you may play them as well.
refused-not-alone = Among several people everybody is asked at every chance.
web-put-off = { $count ->
        [one] An offer waits for you.
       *[other] { $count } offers wait for you.
    }
