### The commands: help, reports, and what to do when something can't be done.

## Help

cli-help-backroom = Two prohibition-era board games, for people and for bots.
cli-help-version = Show the version and exit. “(mypyc)” after it: this is the compiled build.
cli-help-help = Show this page and exit.
cli-help-game = The game.
cli-help-preset = Play by one of the known editions of the rules.
cli-help-file = A saved game.
cli-help-lang = The language: en, fr, de or it. If left out, your system's.
cli-help-plain = Plain lines instead of tables, e.g. for a screen reader.
cli-help-option = An option of the table. May be repeated.
cli-help-rules = Show the rules of a game.
cli-help-rules-unproved = List the rules that no test names, and fail if there are any.
cli-help-rules-mild = In mild words: cabarets and dancers (King of Chicago).
cli-help-rules-tests = The folder with the tests to read.
cli-help-replay = Tell the story of a saved game and show the table.
cli-help-replay-at = Stop after this record (the set-up is number 1).
cli-help-replay-as = Through whose eyes: a seat's number from 1, a player's name, or “all” once the game is over. If left out, a spectator's.
cli-help-replay-step = Step through the game, forward and back.
cli-help-verify = Check that a saved game was played by the rules, with honest dice.
cli-help-verify-commitment = The commitment that your own device kept from the start of the game.
cli-help-verify-kept = What your own device kept of the game: the file that the page gives you at its end.
cli-help-verify-secret = The host's secret, if the file doesn't hold it.
cli-help-sim = Let bots play many games, and report.
cli-help-sim-games = How many games.
cli-help-sim-seats = How many seats: 4, or 3,5, or 3..6; the games take them in turn. If left out, every number the game allows.
cli-help-sim-bots = Who plays, separated by commas: names, or import paths of your own bots (mypackage.MyBot). They move around the table from game to game.
cli-help-sim-seed = The same seed plays the same games, byte for byte.
cli-help-sim-check = Check every position in full. Slow.
cli-help-sim-json = Write the report as JSON.
cli-help-sim-jobs = How many processes to play in. If left out, one; with --ray local, one for each processor core.
cli-help-sim-save = A folder to save every game in.
cli-help-sim-resume = Go on with a simulation that was stopped, from the file that it left: its rows, if it has any.
cli-page-usage = Usage: backroom { $text }
cli-page-command = COMMAND …
cli-page-some-options = [options]
cli-page-commands = Commands
cli-page-arguments = Arguments
cli-page-options = Options
cli-page-more = “backroom COMMAND --help” explains a command.
cli-page-game = The game { $name }, for { $least } to { $most } players
cli-page-value = { $name }: { $text }
cli-page-usual-value = { $name }: { $text } (default)
cli-page-usual = { $text } Default: { $value }.
cli-page-one-of = { $text } One of: { $names }.
cli-page-number = NUMBER
cli-page-file = PATH
cli-page-pair = NAME=VALUE
cli-page-word = …

## What can't be done, and what to do instead

cli-no-such-game = There is no game called “{ $name }”. Choose from: { $names }.
cli-need-game = Which game? Name one of these: { $names }.
cli-no-such-bot = There is no bot called “{ $name }” for this game. Choose from: { $names }, or name your own with its module (mypackage.MyBot).
cli-slip = { $text } “{ $name }” shows how to use it.
cli-no-such-command =
    There is no command “{ $name }”. { $near ->
        [yes] Did you mean: { $names }?
       *[no] There are: { $names }.
    }
cli-no-such-option =
    There is no option { $name } here. { $near ->
        [yes] Did you mean: { $names }?
       *[no] There are: { $names }.
    }
cli-need-number = { $name } needs a number.
cli-need-value = { $name } needs a value after it.
cli-no-value = { $name } takes no value.
cli-need-argument = { $name } is missing.
cli-too-many-words = “{ $name }” is one word too many.
cli-no-such-language = Nobody here speaks “{ $name }”. Choose a language with --lang: { $names }.
cli-seats = This game can't be played with “{ $name }” seats. Give a number from { $least } to { $most }, several (“{ $least },{ $most }”), or a range (“{ $least }..{ $most }”).
cli-too-few = { $name } must be at least 1. Give a higher number.
cli-options = The table can't be set up like that: { $detail }
cli-no-such-choice = There is no option “{ $name }” for this table. Write name=value with one of these names: { $names }.
cli-choice = { $name } can't be “{ $text }”. Write { $name }= and one of these: { $names }.
cli-no-such-preset = There is no preset “{ $name }”. Choose from: { $names }.
cli-no-presets = { $name } has no presets: leave --preset out.
cli-no-board = { $name } is always played on the same board: leave --board out.
cli-no-map = { $name } has no board that could be another one. Choose from: { $names }.
cli-no-file = { $file } can't be read ({ $detail }). Check the name and try again.
cli-no-sim = { $file } isn't a simulation that can be resumed. Give --resume the file that “backroom sim” left behind.
cli-other-version = { $file } was made by version { $text }, and this is { $name }: the games would not match. Start afresh.
cli-resume-alone = The file given to --resume already says what to play: leave { $name } out.
cli-cannot-write = { $file } can't be written ({ $detail }). Choose another folder with --save.
cli-wrong-line = { $file }: { $text }
cli-cut-off = Line { $line } is cut off: the file is not whole.
cli-no-such-record = There is no record { $number } in this game. Give --at a number from 1 to { $most }.
cli-no-such-seat = Nobody called “{ $name }” sits at this table. Give --as a number from 1 to { $most }, or a player's name.
cli-not-over = This game isn't over, so nobody gets to see everything. Choose a seat with --as, or leave it out.
cli-not-hex = { $name } isn't written in hexadecimal digits (0–9, a–f). Copy it again, whole.
cli-not-kept = { $file } is not what a device keeps of a game. Take it from the page once more.
cli-commitment-length = A commitment has { $most } hexadecimal digits. Copy it again, whole.
cli-no-page = There is no rules page for “{ $name }”.
cli-no-tests = There are no tests to read in { $file }. Point --tests at the folder that has them.
cli-test-unreadable = { $file } can't be read as Python ({ $detail }). Repair it and try again.
cli-unknown-rule = A test names { $rule }, but the rules page has no such rule.

## Replay

cli-spectator = a spectator
cli-everything = somebody who sees everything
cli-replay-head = Record { $number } of { $most }, as seen by { $name }.
cli-replay-keys = Enter: forward, b: back, +10, -10, or a record; t: the table, m: the map, q: quit
cli-replay-first = This is the first record.
cli-replay-last = This is the last record.
cli-replay-range = There are records from 1 to { $most }.
cli-replay-what = I don't follow. Press Enter to go forward, or type one of the keys named in the prompt.
cli-only-seen-by = Only { $name } sees this:
cli-pair = { $name }: { $text }
cli-that-is-all = That is all.

## Verify

cli-verify-rules =
    { $count ->
        [one] The rules hold: the one record of the file follows from the rules.
       *[other] The rules hold: each of the { $count } records follows from the one before.
    }
cli-verify-so-far =
    { $count ->
        [one] So far so good: the one record of the file follows from the rules.
       *[other] So far so good: each of the { $count } records follows from the one before.
    }
cli-verify-dice =
    { $count ->
        [one] The dice hold: the one outcome is what the secret and the nonces give.
       *[other] The dice hold: all { $count } outcomes are what the secret and the nonces give.
    }
cli-verify-unchecked =
    { $count ->
        [one] One outcome was not checked: it comes from the game that this one goes on from, and that game's secret is not known.
       *[other] { $count } outcomes were not checked: they come from the game that this one goes on from, and that game's secret is not known.
    }
cli-verify-commitment = The host had settled on this secret before the game: it fits the commitment that you kept.
cli-verify-own-commitment = The secret fits the commitment in the file, { $text }. That proves something only if your own device kept the same one at the start: compare them, or pass it with --commitment.
cli-verify-guided = This is a guided first game: its dice and cards were laid out beforehand, by a secret that everybody can read. That they follow from it proves nothing about luck.
cli-verify-no-commitment = The file holds no commitment, so the secret may have been picked after the game. The dice are consistent; nothing shows that they were settled beforehand.
cli-verify-no-secret = The dice were not checked: the secret is not in the file. It is shown when the game is over; pass it with --secret.
cli-verify-nonce = Nonce of { $name }: { $text }, as it was sealed. If this is you, it must be the one your device sent.
cli-verify-no-nonce = { $name } has no nonce of its own; it follows from the secret.
cli-verify-void = An earlier deal (commitment { $text }) came to nothing, because the device of { $names } did not open its nonce.
cli-verify-chain =
    { $count ->
        [one] The chain holds: the set-up and the one record are as they were when the game ended.
       *[other] The chain holds: the set-up and all { $count } records are as they were when the game ended.
    }
cli-verify-links =
    { $count ->
        [one] It is the game your device was told of: the one link it kept fits.
       *[other] It is the game your device was told of: the { $count } links it kept fit.
    }
cli-verify-no-links = Who knows the secret can make such a file anew, from the first line to the last. That nobody has is shown only by the links your own device kept: take them from the page at the end of the game and pass them with --kept.
cli-verify-cannot = What this can't show: whether the host looked at hidden cards in his own database, or told somebody. And dice in which no device that you trust has a nonce were drawn by the server alone.
cli-wrong-result = Line { $line }: the result is not the one that the game ended with.
cli-verify-not-over = Line { $line } is the last, and the game is not over there: it goes on, or the rest was cut away. A whole game can be verified when it is over.
cli-verify-no-end = Line { $line } is missing: the game is over, but its result and the secret should stand there.
cli-secret-withheld = Line { $line }: the game is over, but the secret is missing, so the dice can't be checked. Ask the host for it.

## Reports

cli-report = { $name }, seed { $number }
cli-report-bots = By bot
cli-report-seats = By seat
cli-report-cards = Cards played
cli-row-games = Games finished
cli-row-seats = Seats
cli-row-records = Records
cli-row-refused = Unasked moves refused
cli-row-rounds = Rounds
cli-row-scores = Scores
cli-row-end = Ended: { $ending }
cli-row-violations = Violations
cli-row-sha256 = SHA-256 of all saves
cli-column-bot = Bot
cli-column-seat = Seat
cli-column-games = Games
cli-column-taken = Seats played
cli-column-wins = Wins
cli-column-share = Share
cli-column-scores = Scores
cli-column-card = Card
cli-column-played = Played
cli-count = { $count }
cli-text = { $text }
cli-none = –
cli-list = { $items }
cli-of = { $count } of { $most }
cli-percent = { $count }%
cli-seat = Seat { $number }
cli-games-of-seats =
    { $count ->
        [one] one game with { $number }
       *[other] { $count } games with { $number }
    }
cli-spread = median { $median }, middle half { $lower } to { $upper }, all { $least } to { $most }
cli-checked = { $count }, every position checked
cli-unchecked = { $count } (positions not checked: use --check)
cli-violation = Game { $number } went wrong after { $count } records: { $detail }. Saved in { $file }.
cli-sim-stopped = Stopped after { $count } of { $most } games. Go on with: backroom sim --resume { $file }
cli-sim-stopped-early = Stopped before the first game was over: there is nothing to report.
cli-sim-not-kept = Stopped after { $count } of { $most } games. They can't be kept here ({ $detail }), so there is no way to go on.

## Hostile play

cli-help-fuzz = Play a game with hostile intent, until something breaks or the time is up.
cli-help-fuzz-seconds = How many seconds to play. Without this and --runs, one minute.
cli-help-fuzz-runs = How many games to try. The same seed and number always find the same things.
cli-help-fuzz-seed = Another seed tries other things.
cli-help-fuzz-save = The folder for a game in which something broke. If left out, the current one.
cli-fuzz-progress = { $seconds } s: { $count } games tried ({ $rate } a second), { $corpus } kept, { $edges } edges, { $features } features
cli-fuzz-sound =
    { $count ->
        [one] Nothing broke: one game tried, with { $moves } moves.
       *[other] Nothing broke: { $count } games tried, with { $moves } moves in all.
    }
cli-fuzz-stopped = Stopped. Nothing has broken so far ({ $count } games, { $moves } moves).
cli-fuzz-crash = The program crashed on a move.
cli-fuzz-refusal = A refusal changed something, or does not say why.
cli-fuzz-answer = A legal move was refused, or an illegal one taken.
cli-fuzz-invariant = Something from the box is missing, or a number is absurd.
cli-fuzz-dead-end = The game can't go on.
cli-fuzz-position = A position does not pass the full check.
cli-fuzz-save = A saved game does not replay as it was played.
cli-fuzz-detail = What is wrong: { $detail }
cli-fuzz-move = The move: { $text }
cli-fuzz-where = At a table of { $number }, after { $count } records, in try { $execution }.
cli-fuzz-shrunk = Shrunk from { $most } moves to { $count }.
cli-fuzz-stream = The moves as bytes: { $text }
cli-fuzz-saved = The game up to there is in { $file } (open it with “backroom replay”), the details in { $file_note }.
cli-fuzz-no-table = There was no table yet. The details are in { $file }.

## Speed

cli-help-bench = Measure how fast the rules are on this machine, beside other engines.
cli-help-bench-what = What to measure. engine: random and scripted play, copies, views; memory: whether it grows with the games; jobs: what a second process gains; server: what a server bears, beside boardgame.io.
cli-help-bench-turns = How often everybody takes a turn.
cli-help-bench-seconds = How many seconds each measurement takes.
cli-help-bench-game = Measure this game only.
cli-help-bench-games = How many games, for memory (20000 if left out) and jobs (600).
cli-help-bench-peers = A Python environment that has Catanatron and OpenSpiel. If left out, one is made in your cache folder, once.
cli-help-bench-alone = Leave the other engines out.
cli-help-bench-beside = Another checkout of Backroom, such as an older commit: its server takes turns with this one.
cli-help-bench-json = A file for everything that was measured, as JSON. Whatever is in it is replaced.
cli-bench-what = There is no measurement called “{ $name }”. Choose from: { $names }.
cli-bench-no-time = { $name } must be more than 0. Give a higher number.
cli-bench-only-plain = There is no compiled build of these sources: the plain one is measured alone. “make fast” makes one.
cli-bench-install = Fetching { $name } to compare with, once, into { $file } …
cli-bench-no-peer = { $name } can't be compared with ({ $detail }). The others are measured without it.
cli-bench-failed = A measurement did not come to its end: { $detail }
cli-bench-stopped = Stopped. Nothing is reported.
cli-bench-cannot-write = { $file } can't be written ({ $detail }). Choose another file with --json.
cli-bench-title =
    { $count ->
        [one] { $name }, in one turn: median (least to most)
       *[other] { $name }, in { $count } turns: median (least to most)
    }
cli-bench-figure = CPU time of one core
cli-bench-plain = Plain
cli-bench-compiled = Compiled
cli-bench-faster = Times as fast
cli-bench-random-games = Random play, games/s
cli-bench-random-decisions = Random play, decisions/s
cli-bench-scripted-games = Scripted play, games/s
cli-bench-scripted-records = Scripted play, records/s
cli-bench-copy = Copy of a state, µs
cli-bench-asks = Open questions, µs
cli-bench-view = View + JSON of a seat, µs
cli-bench-view-played = View + JSON of a seat after a move in play, µs
cli-bench-views = View + JSON, all seats of a position, µs each
cli-bench-sample = Sample from a view, µs
cli-bench-save = Save a state, µs
cli-bench-restore = Restore a state, µs
cli-bench-range = { $median } ({ $least } to { $most })
cli-bench-times = { $median } × ({ $least } to { $most })
cli-bench-others = Other engines, in the same turns
cli-bench-engine = Engine
cli-bench-version = { $name }, { $text }
cli-bench-beside-title = { $name } beside them
cli-bench-beside = { $name }: { $items }
cli-bench-game = Game
cli-bench-memory = Memory in random play, at most ({ $items })
cli-bench-memory-first = First
cli-bench-memory-last = At the end
cli-bench-memory-grown = Grown
cli-bench-megabytes =
    { $count ->
        [one] { $text } MB, one game
       *[other] { $text } MB, { $count } games
    }
cli-bench-jobs = Scripted games in processes, by the clock ({ $items })
cli-bench-one-job = One, seconds
cli-bench-two-jobs = Two, seconds
cli-bench-server = { $count } tables of four people, each move kept before it is told ({ $items })
cli-bench-server-linux = What a server uses can be read on Linux only. Measure it there.
cli-bench-no-checkout = There is no folder { $file }.
cli-bench-server-figure = One core for the server
cli-bench-server-times = Times as good, turn by turn
cli-bench-server-beside = Backroom beside
cli-bench-server-moves = Flat out, moves/s
cli-bench-server-cost = CPU a move, ms
cli-bench-server-seated = Memory a table, all seated, kB
cli-bench-server-played = Memory a table, after play, kB
cli-bench-server-bytes = Sent a move, bytes
cli-bench-server-half = At a pace: half are told within, ms
cli-bench-server-most = At a pace: 99 in 100 within, ms
cli-bench-server-busy = The load's own core, %

## Balance

cli-help-balance = Let bots play many games, and write a page about how fair and how long they are.
cli-help-balance-games = How many games for each number of seats.
cli-help-balance-out = The file for the page, in Markdown. Whatever is in it is replaced. If left out, docs/balance-GAME.md.
cli-balance-written =
    { $count ->
        [one] One game played. The page is in { $file }.
       *[other] { $count } games played. The page is in { $file }.
    }
cli-balance-bars = What should hold: { $count } of { $most } bars met.
cli-balance-cannot-write = { $file } can't be written ({ $detail }). Choose another file with --out.
cli-balance-broken = Game { $number } went wrong after { $count } records: { $detail }. No page was written.
cli-balance-stopped = Stopped. No page was written.

## The server

cli-help-serve = Open tables to play at in the browser.
cli-help-serve-host = The address to listen on. 0.0.0.0 lets others in your house join.
cli-help-serve-room = Let the phones in the room join: listen on every address of this computer.
cli-help-serve-port = The port to listen on. If left out, 8080 or the next one that is free.
cli-help-serve-name = A name by which this server may be called, such as play.example.org (.example.org: all that end so). May be given several times.
cli-help-serve-proxy = The address of a proxy in front of this server, whose word is taken for where a call comes from. May be given several times.
cli-help-serve-data = The folder to keep the tables in. If left out, your data folder.
cli-help-serve-open = Open the browser.
cli-help-serve-accept-loss = Go on with a file that lacks something that was kept once.
cli-help-schema = Write the JSON Schema of everything server and browser say to each other.
cli-serve-here = The back room is open: { $text }
cli-serve-near = Others on your network find it here: { $text }
cli-serve-alone = Only this computer gets in. To let the phones in the room in, stop it and run “make play ROOM=1” or “backroom play --room”; they then open { $text }
cli-serve-no-network = Only this computer gets in, and it is on no network. On one, “make play ROOM=1” or “backroom play --room” lets the phones in the room in.
cli-serve-stop = Stop with Ctrl-C. Every table is kept.
cli-serve-no-folder = { $file } can't be used ({ $detail }). Choose another folder with --data.
cli-serve-no-port = The server can't listen on { $name }, port { $number } ({ $detail }). Choose another port with --port.
cli-serve-no-host = { $name } is no address of this computer ({ $detail }). Choose another one with --host.
cli-serve-no-proxy = { $name } is no address. Name the proxy by its address in figures, such as 127.0.0.1 or 10.0.0.0/8.
cli-store-busy = A back room is open on { $file } already: two would spoil each other's tables. Use that one, stop it first, or choose another folder with --data.
cli-store-damaged = { $file } can't be read ({ $detail }). Copy the whole folder somewhere safe, then bring back your last backup with “backroom restore”.
cli-store-other = The back room that is open on { $file } is another version of Backroom. Use that version's command, or stop it first.
cli-store-behind =
    { $count ->
        [one] { $file } lacks the last change that was kept there
       *[other] { $file } lacks the last { $count } changes that were kept there
    }: the file was removed, cut short, or put in place of a newer one. Bring back the right one, or your last backup with “backroom restore”. To go on without what is missing, run “backroom serve --accept-loss”.
cli-store-gone = The file with the tables has gone from { $file }. Nothing that is done from now on is kept, and players are told so. Stop the server, bring the file back, or your last backup with “backroom restore”, and start again.
cli-store-replaced = Somebody has put another file in place of the one with the tables in { $file }. Nothing that is done from now on is kept, and players are told so. Stop the server, see which file is the right one, and start again.
cli-store-cut = The file with the tables in { $file } was cut short or damaged. Nothing that is done from now on is kept, and players are told so. Stop the server, copy the whole folder somewhere safe, bring back your last backup with “backroom restore”, and start again.
cli-store-no-room = There is no room left on the disk of { $file }. Make room, or choose another folder with --data.
cli-store-full = The disk of { $file } is full. Nothing that is done from now on is kept, and players are told so. Make room: the tables go on by themselves.
cli-store-room = There is room on the disk of { $file } again: what is done is kept.
cli-host-file-unreadable = { $file } can't be read ({ $detail }). Mend it, or take it away.
cli-host-file-section =
    { $file } speaks of a command “{ $name }” that there is not. { $near ->
        [yes] Did you mean: { $names }?
       *[no] There are: { $names }.
    }
cli-host-file-option =
    { $file } speaks of an option “{ $name }” that there is not. { $near ->
        [yes] Did you mean: { $names }?
       *[no] There are: { $names }.
    }
cli-help-doctor = Is this computer ready to be the host? What is wrong, and what to do about it.
cli-doctor-compiled = Backroom { $text } on Python { $name }, the fast build.
cli-doctor-plain = Backroom { $text } on Python { $name }. It plays as well on the plain build; “make fast” makes bots think several times faster.
cli-doctor-no-client = The pages for the browser are not built. Run “make web”.
cli-doctor-client = The pages for the browser are there.
cli-doctor-no-folder = { $file } can't be written to ({ $detail }): no table could be kept. Choose another folder with --data, or make this one yours.
cli-doctor-no-space = Only { $count } MB are free where { $file } lies: soon no move could be kept. Make room, or choose another folder with --data.
cli-doctor-folder = Tables are kept in { $file }.
cli-doctor-no-tables = No tables are kept there yet.
cli-doctor-damaged = What is kept in { $file } can't be read ({ $detail }). Copy the whole folder somewhere safe before you do anything else, then bring back your last backup.
cli-doctor-newer = { $file } was written by a newer Backroom. Use that one: this one would not understand its tables.
cli-doctor-tables = 
    { $count ->
        [one] One table is kept there, and its file is sound.
       *[other] { $count } tables are kept there, and their file is sound.
    }
cli-doctor-reports =
    { $count ->
        [one] Somebody at a table for everybody has reported another: “backroom reports” shows it.
       *[other] { $count } reports from tables for everybody wait for you: “backroom reports” shows them.
    }
cli-doctor-no-more-tables = The tables take up { $count } MB of the { $most } they may (most_stored): no new ones can be opened. Delete old tables, or allow more with --limit.
cli-doctor-port-taken = Something listens on port { $number } already, perhaps a back room that is open. Another one takes the next port that is free.
cli-doctor-port = Port { $number } is free.
cli-doctor-no-network = This computer is on no network: only people at it can play.
cli-doctor-network = Phones in the room can come in when you run “make play ROOM=1”; this computer is { $text } on the network.
cli-doctor-few-files = The system lets a program hold only { $count } lines open, and { $most } are wanted. Raise the limit (ulimit -n).
cli-doctor-sharing = For friends in other cities you have: { $names }. How that is done stands in docs/hosting.md.
cli-doctor-no-sharing = To let friends in from other cities, install cloudflared or Tailscale; docs/hosting.md says how.
cli-doctor-well = All is well.
cli-doctor-ill = 
    { $count ->
        [one] One thing is to be mended first.
       *[other] { $count } things are to be mended first.
    }

## Boards

cli-help-board = Check a board, show how fair its starts are, and draw it.
cli-help-map-game = The game whose board it is: chicago.
cli-help-map-file = A board file of your own. If left out, the board that comes with the game.
cli-help-map-svg = The file for a picture of the board (SVG). Whatever is in it is replaced.
cli-board-counts = { $name }
cli-board-squares = Street squares
cli-board-territories = Territories
cli-board-lots-small = Lots for small businesses
cli-board-starts = of them with a star
cli-board-lots-medium = Lots for medium businesses
cli-board-lots-large = Lots for large businesses
cli-board-places = Named places
cli-board-garages = Garages
cli-board-fairness = How fair the starts are (distances in street squares)
cli-board-column-start = Start
cli-board-column-resources = Mean distance to the resources
cli-board-column-territories = Territories within 6
cli-board-column-resource = Nearest resource
cli-board-column-medium = Nearest medium lot
cli-board-column-large = Nearest large lot
# $name is the street.
cli-board-start = { $number }, { $name }
cli-board-row-mean = Mean
cli-board-row-band = Allowed
cli-board-row-kept = Fair?
cli-board-outside = { $items } (!)
cli-board-band = { $least } to { $most }
cli-board-kept = yes
cli-board-not-kept = no
cli-board-decimal = { $whole }.{ $parts }
cli-board-fair = The starts are fair: no figure lies outside what is allowed.
cli-board-unfair = The starts are not fair: look at the figures marked (!). The board can be played all the same.
cli-board-drawn = The picture is in { $file }.
cli-board-cannot-write = { $file } can't be written ({ $detail }). Choose another file with --svg.
cli-board-legend-territory = Territory
cli-board-legend-start = Start (small business)
cli-board-legend-small = Small business
cli-board-legend-medium = Medium business
cli-board-legend-large = Large business
cli-board-legend-garage = Garage
cli-board-legend-source = Place with resources at the start
cli-board-legend-place = Other named place
# Below the board in letters.
cli-board-signs = ░░░ street; 1 to { $territories } territory; * start (small business with a star); s, M, L small, medium, large lot; G garage.
cli-board-place-signs = Places, by their first letters: { $names }.

## Backups and moving tables

cli-help-backup = Copy all tables into one file, while people play.
cli-help-backup-file = The file to write. If left out, one with today's date here.
cli-help-restore = Put the tables of a backup in place of those that are there. The server must be stopped.
cli-help-restore-file = A file that “backroom backup” has written.
cli-help-reports = Show what people at tables for everybody have reported of others, with what those had said openly.
cli-help-reports-clear = Remove what was shown, once you have dealt with it.
cli-reports-cleared = Removed.
cli-reports-none = Nobody has reported anybody.
cli-reports-one =
    { $date } · table { $table } · { $name } (seat { $count }), reported by seat { $other }: { $why ->
        [name] the name
        [insult] insults
        [threat] threats
       *[spam] advertising or flooding
    }
cli-help-export = Write one table with all that belongs to it into a file, to be played on elsewhere.
cli-help-export-table = The table: its link, or the word in it after /table/.
cli-help-export-file = The file to write. If left out, one with the table's name here.
cli-help-import = Take in a table that was exported, or the save of a finished game to look at in the browser.
cli-help-import-file = A file that “backroom export” has written, or a save.
cli-copy-nothing = No tables are kept in { $file }. Say where they are with --data.
cli-copy-exists = { $file } is there already. Choose another name.
cli-copy-failed = That did not work: { $file } ({ $detail }).
cli-backup-done =
    { $count ->
        [one] One table is in { $file }
       *[other] { $count } tables are in { $file }
    }. Hidden cards and dice to come are in it, too: keep it to yourself.
cli-restore-none = { $file } is no backup of Backroom ({ $detail }). Nothing was changed.
cli-restore-done =
    { $count ->
        [one] There is one table in { $file } now.
       *[other] There are { $count } tables in { $file } now.
    }
cli-restore-aside = What was there before lies in { $file }.
cli-export-no-table = There is no table { $name } here. What stands in its link after /table/ is its name.
cli-export-done = Table { $name } is in { $file }. Hidden cards and dice to come are in it, too: keep it to yourself. Take it in elsewhere with “backroom import”, and play on in one place only.
cli-import-none = { $file } is neither a table that “backroom export” has written nor a save ({ $detail }). Nothing was changed.
cli-import-backup = { $file } is a backup: not one table, but all of a server. “backroom restore” takes it, and lays aside what is there. Nothing was changed.
cli-import-not-over = The game in { $file } is not over, and its save does not hold what its dice follow from. Let whoever runs its server write it with “backroom export”.
cli-import-no-secret = { $file } lacks the secret behind its dice, or has another than was promised: it can't be opened as a finished game.
cli-import-here = Table { $name } is here already. Nothing was changed.
cli-import-done = The table is here: { $text }. Its people come in with the links that they have, at this server's address.
cli-import-over = The game is here, and everybody can look at it: { $text }
