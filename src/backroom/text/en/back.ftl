### Looking back at a game.

web-back-title = Looking back
web-back-eyes = Seen by
web-back-eyes-all = Everybody, all cards open
web-back-eyes-onlooker = An onlooker
web-back-hand = Hand of
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
