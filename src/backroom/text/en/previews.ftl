### What is shown of a link where it is sent to somebody, before it is opened.

page-home = Backroom: two board games from Prohibition
page-home-about = Smuggle whiskey or rule Chicago: with friends, around one table or against bots. In the browser, free, no account.
page-table = { $title } at Backroom
# $free: how many seats are free; $seats: how many there are.
page-waiting =
    { $known ->
        [no] You are invited.
       *[yes] { $name } invites you.
    } { $free ->
        [0] All { $seats } seats are taken.
        [one] { $seats } seats, one of them free.
       *[other] { $seats } seats, { $free } of them free.
    }
page-playing = { $seats } are playing right now.
page-over = This game is over.
