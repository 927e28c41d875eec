### Looking back at a game.

web-back-title = Looking back
web-back-eyes = Whose view?
web-back-eyes-all = All cards open
web-back-eyes-onlooker = An onlooker
web-back-hand = Whose hand?
web-back-link = Link to this move
web-back-close = To the table
web-back-film = The game, step by step
web-back-where = step { $count } of { $most }
web-back-round-before = To the beginning of the round, or the one before
web-back-before = One step back
web-back-after = One step on
web-back-round-after = To the next round
web-back-play = Play
web-back-pause = Stop
web-back-pace = How fast it plays
web-back-nothing-yet = Nothing has happened yet that could be looked at again.

## Playing on from a move

web-fork = Play on from here
web-fork-title = Play on from here
web-fork-about = A new table with this position: you in the seat you pick, bots in the others, and new dice that nobody knows yet.
web-fork-seat = Your seat
web-fork-go = Sit down

## A saved game

web-file-title = Open a saved game
web-file-about = Pick the file of a game: one you downloaded when it was over, or a table written by “backroom export”. It is checked and shown here, and kept nowhere.
web-file-choose = Pick a file
web-file-reading = Reading …
web-file-too-large = This file is too large to be a game of Backroom. Pick another one.

## While somebody was away

web-away = While you were away
web-away-moves =
    { $count ->
        [one] { $count } move while you were away.
       *[other] { $count } moves while you were away.
    }
web-away-watch = Watch
web-away-skip = To the table as it is
