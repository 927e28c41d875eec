### People at the browser's table: who is here, how others come in, what is said, what it is about.

## Who is here

web-presence-here = { $seat } is here
web-presence-away = { $seat } has been away since { $time }
web-presence-not-here = { $seat } is not here
web-turn-of-away = It's up to { $names }, away since { $time }
web-line-offline = You are offline. Check your Wi-Fi or mobile data: your seat is kept, and the table goes on here as soon as you are back.

## Coming in

web-invited-by = { $name } invites you to a game of { $game }.
web-about-table = Played by these rules:
web-about-usual = Played by the usual rules.
web-sits = At the table
web-bot-sits = { $name } (bot)
web-seat-free = a free chair
web-invitations = People and links
web-enter-code = Join by code
web-on-tv = Show a table on a TV
web-pass-around = Pass one device around
web-tab-hand = Hand
web-around = TV and phones
web-invitations-about = Each link is a seat: whoever has it sits there. Show it only to the person it is for.
web-qr = QR code
web-qr-of = QR code of this link: point a phone's camera at it
web-alone = This address works on this computer only. To let others in, stop Backroom, start it with “make play ROOM=1” (or “backroom play --room”) and open this page again. Your table is kept.
web-watch-link = Just to watch
web-nowhere = There is nothing at this address. Perhaps a letter was lost on the way: check the link, or start from the front door.
web-seat-name = Name in seat { $number }
web-play-now-names = { $game } against { $names }. It starts at once.

## Phrases

web-phrases = Say with one tap

## What it is about

web-goal = The aim of the game
web-legend = What the signs mean
web-goal-about = Your aim
web-goal-end = How it ends
web-goal-round = How you play
web-goal-begin = Let's go
web-look-back = Look back
web-open-save = Open a saved game
web-forked = This table goes on from another game, after its move { $count }, with new dice. You sit where you picked; every seat has kept its name.
web-forked-mark = From another game
web-forked-look = Look at the game it comes from
web-rules = The rules

web-me = My profile
