### Following a game: the log by rounds, notes and bookmarks.

web-follow-filter = Search the log
web-follow-which = Which lines
web-follow-all = Everything
web-follow-me = What touched me
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
