# After the game: what became of it. Fetched when it is opened.

after-title = After the game
after-see = How it went
after-see-help = The course of the game, luck, deals, and a picture to share
after-to-table = To the table
after-won =
    { $number ->
        [one] { $you ->
            [yes] You won
           *[no] { $who } won
        } with { $value }.
       *[other] { $who } share the win with { $value }.
    }
after-ahead =
    That is { $value } more than { $you ->
        [yes] you
       *[no] { $who }
    }.
after-close =
    { $you ->
        [yes] You
       *[no] { $who }
    } had just as much.
after-lost = You lost with { $value }.
after-ranking = Ranking
after-turning = Turning points
after-swing-up =
    { $step }: { $you ->
        [yes] you gain
       *[no] { $who } gains
    } { $value }, above all through { $what } ({ $part }).
after-swing-down =
    { $step }: { $you ->
        [yes] you lose
       *[no] { $who } loses
    } { $value }, above all through { $what } ({ $part }).
after-swing-up-all =
    { $step }: { $you ->
        [yes] you gain
       *[no] { $who } gains
    } { $value } through { $what }.
after-swing-up-net =
    { $step }: { $you ->
        [yes] you gain
       *[no] { $who } gains
    } { $part } through { $what }; on balance, { $value }.
after-swing-down-all =
    { $step }: { $you ->
        [yes] you lose
       *[no] { $who } loses
    } { $value } through { $what }.
after-swing-down-net =
    { $step }: { $you ->
        [yes] you lose
       *[no] { $who } loses
    } { $part } through { $what }; on balance, { $value }.
after-swing-lead =
    { $said } That gives { $you ->
        [yes] you
       *[no] { $who }
    } the lead.
after-when = When
after-as-table = As a table
after-at-end = At the end: { $list }.
after-has = { $who } { $value }
after-scrub = Step by step: arrow keys, click or tap
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
after-luck-uncounted = rolled no dice that are worth anything for the score, so there is nothing to draw
after-luck-band = The line in the middle is the average. In two games out of three, a bar ends between the two dashed lines.
after-luck-why = What the dice did for { $who }
after-luck-row = { $got } in { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }; { $mean } on average.
after-luck-none = No dice were rolled that counted.
after-struck = Deals
after-deals-none = Nobody struck a deal.
after-deal = { $step }: { $who } gave { $with } { $give }; in return: { $take }.
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
after-picture-saved = The picture is saved: you find it among your downloads.
after-picture-shared = The picture is on its way.
after-picture-failed = This browser couldn't make the picture.
