# After the game: what became of it. Fetched when it is opened.

after-title = After the game
after-see = How it went
after-see-help = How it went over time, luck, deals, and a picture to share
after-to-table = To the table
after-won =
    { $you ->
        [yes] You won with { $value }.
       *[no] { $number ->
            [one] { $who } won with { $value }.
           *[other] { $who } share the win with { $value }.
        }
    }
after-ahead = That is { $value } more than { $who }.
after-close = { $who } had just as much.
after-ranking = Ranking
after-turning = Turning points
after-swing-up = { $step }: { $who } wins { $value }, above all through { $what } ({ $part }).
after-swing-down = { $step }: { $who } loses { $value }, above all through { $what } ({ $part }).
after-swing-up-all = { $step }: { $who } wins { $value } through { $what }.
after-swing-down-all = { $step }: { $who } loses { $value } through { $what }.
after-when = When
after-as-table = As a table
after-at-end = At the end: { $list }.
after-has = { $who } { $value }
after-scrub = Step by step: arrow keys or tap
after-sources = Where it came from
after-whose = Whose?
after-up-to = Up to { $step }:
after-nobody = nobody
after-rolled = Rolled
after-mean = Average
after-better = { $got }; { $mean } on average
after-luck = Who was lucky?
after-luck-lucky = { $value } above the average of the dice
after-luck-unlucky = { $value } below the average of the dice
after-luck-even = just the average of the dice
after-luck-band = The line in the middle is the average. In two games out of three, luck stays within the shaded band.
after-luck-why = What the dice did for { $who }
after-luck-row = { $got } in { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }; { $mean } on average.
after-luck-none = No dice were rolled that counted.
after-struck = Deals
after-deals-none = Nobody struck a deal.
after-deal = { $step }: { $who } gave { $give } and got { $take } from { $with }.
after-deals-more = … and { $number } more.
after-words = Promises
after-words-none = Nobody gave their word.
after-word-by = By
after-word-to = To
after-word-what = Promise
after-word-how = What became of it
after-kept = kept
after-broken = broken
after-open = nobody said
after-words-kept = { $who }: { $kept } kept, { $broken } broken
after-picture = Picture to share
after-picture-failed = This browser couldn't make the picture.
