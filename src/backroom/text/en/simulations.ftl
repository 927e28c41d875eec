### Simulations: many games at once, their rows, and the page about them.

## Help

cli-help-sim-rows = A file with a row for each game: JSON Lines (.jsonl) or Parquet (.parquet). A run that was stopped goes on with --resume and this file.
cli-help-sim-times = Add to each row how many seconds of processor time the game took. Such rows differ from run to run.
cli-help-sim-report = A file for a page with plots (HTML). Whatever is in it is replaced.
cli-help-sim-ray = Play on the Ray cluster at this address; “local” starts one on this computer.

## While it runs

cli-progress = { $count } of { $most } games · { $rate } games/s · { $text } left

## What can't be done, and what to do instead

cli-no-ray = --ray needs Ray, and it isn't installed. Install it with: pip install "backroom[ray]"
cli-no-pyarrow = Parquet needs pyarrow, and it isn't installed. Install it with: pip install "backroom[data]", or choose a file that ends in .jsonl.
cli-ray-not-reached = No Ray cluster can be used at { $name } ({ $detail }). Check the address; “--ray local” starts one on this computer.
cli-workers-lost = Those who were playing are gone ({ $detail }).
cli-rows-kind = { $file }: rows are written to a file that ends in .jsonl or .parquet. Choose such a name with --rows.
cli-rows-there = { $file } is already there, and rows are never written over. Choose another name with --rows, or move it away.
cli-rows-unfinished = { $file } belongs to a simulation that was stopped. Go on with: backroom sim --resume { $file }
cli-other-rows = { $file }, line { $line }: this row doesn't belong to the simulation. Put the file back as it was, or start afresh.
cli-cannot-write-there = { $file } can't be written ({ $detail }). Choose another place with { $name }.
cli-bot-not-imported = The bot “{ $name }” can't be imported ({ $detail }). Its module has to be installed, or to lie in the current folder.
cli-no-bot-there = “{ $name }” is not a bot. Name a class derived from backroom.bots.bot.Bot, with its module: mypackage.MyBot.

## Numbers

cli-decimal = { $whole }.{ $parts }
cli-percent-of = { $text }%
cli-row-decisions = Decisions

## The page

cli-plot-title =
    { $count ->
        [one] { $name }: one game between bots
       *[other] { $name }: { $count } games between bots
    }
cli-plot-about = Bots: { $names }. Players at the table: { $text }. Seed { $number }.
cli-plot-rules = Rules that differ from the usual ones: { $names }.
cli-plot-part = The simulation was stopped after { $count } of { $most } games.
cli-plot-violations =
    { $count ->
        [one] Something went wrong in one game. It is not in the plots.
       *[other] Something went wrong in { $count } games. They are not in the plots.
    }
cli-plot-middle = median; middle half: { $lower } to { $upper }
cli-plot-per-game = per game
cli-plot-table = Show the figures
cli-plot-bots = Wins by bot
cli-plot-paired = Seats don't matter here: every bot sat in every seat equally often.
cli-plot-unpaired = Seats may matter a little: the bots have not sat in every seat equally often. With a multiple of { $number } games they do.
cli-plot-seats = Wins by seat, { $number } players
cli-plot-seats-even = Luck alone explains the differences between seats (chi-square test, p { $text }).
cli-plot-seats-uneven = Luck alone hardly explains the differences between seats (chi-square test, p { $text }).
cli-plot-interval = { $number }% interval
cli-plot-fair = Fair
cli-plot-from-to = { $lower } to { $upper }
cli-plot-legend = In the plots of wins, the thin line shows where the true share lies, with { $number }% confidence (Wilson). The dashed one is a fair share.
cli-plot-scores = Scores
cli-plot-everybody = Everybody
cli-plot-median = median { $number }
cli-plot-least = Least
cli-plot-lower = Lower quartile
cli-plot-column-median = Median
cli-plot-upper = Upper quartile
cli-plot-most = Most
cli-plot-box = Box: the middle half, with the median across it. Line: from the least to the most.
cli-plot-lengths = Length of the games
cli-plot-round = Rounds
cli-plot-lengths-note = Games by the number of rounds they took.
cli-plot-endings = How games ended
cli-plot-ending = Ending
cli-plot-cards = How often each card is played, per game.
cli-plot-most-cards = How often the { $count } most used cards are played, per game. The table has all of them.
cli-plot-made = Made by Backroom { $text }. With the same version, bots, options and seed ({ $number }) the same games are played, byte for byte.
cli-plot-bots-only = These are games between bots. People play in other ways.
