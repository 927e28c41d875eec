## What is wrong with the dice or the lines of a saved game

save-wrong-roll = Line { $line }: the dice in this save are not the ones that were rolled ({ $detail }).
save-wrong-secret = Line { $line }: the secret is not the one the host committed to before the game.
save-wrong-nonce = Line { $line }: the number of seat { $detail } is not the one that was sealed before the game.
save-no-fork = Line { $line }: this save says that it goes on from another game, and yet players' devices had a part in its dice. There is no such game: somebody wants dice believed that nobody can check.
save-broken-chain = Line { $line }: the lines of this save don't hang together. One was changed, put in or left out after the game.
save-other-commitment = Line { $line }: the host's seal in this save is not the one you kept, so this is not the game you sat down to.
save-other-seals = Line { $line }: the numbers in these dice were not sealed as your device was told before the game.
save-other-nonce = Line { $line }: the number that your own device added is not in these dice.
save-other-game = From line { $line } on, this is not the game that your device was told of.

## Checking the dice at the end

web-check-about = Before the game the server sealed a secret, and then each player's device sealed a number of its own. Every die and every card follows from all of these. Now that the game is over, anyone can check.
web-check-more = How it works, and what it can't show
web-check-good = The dice were fair, as far as this device can tell. What was checked:
# After a guided game, whose dice were fixed.
web-check-good-guided = The dice and cards were laid out beforehand, and the game followed them. What was checked:
web-check-bad = Don't trust this game. { $text }
web-check-seal = The server had settled its part of the dice before the game began, and did not change it afterwards.
web-check-seal-now = The server's part of the dice is the one it says it settled before the game. This device wasn't there to note it down: compare with one that was.
web-check-numbers =
    { $count ->
        [0] No player's device had a part in these dice: the server alone has drawn them.
        [one] One player's device had a part in these dice as well. Its part was settled before the server could know it, and nobody has changed it.
       *[other] The devices of { $count } players had a part in these dice as well. Their parts were settled before anybody could know the others', and nobody has changed them.
    }
web-check-own = This device had a part in them itself, so nobody could pick the dice, not even whoever runs the server.
web-check-own-not = This device had no share in the dice. It relies on those that had.
web-check-void =
    { $count ->
        [one] Before that, the dice were dealt once more, because a device had not shown its number: { $names }.
       *[other] Before that, the dice were dealt anew { $count } times, because a device had not shown its number: { $names }.
    }
web-check-rolls =
    { $count ->
        [one] The one die or card of the game came out as it had to.
       *[other] All { $count } dice and cards of the game came out as they had to.
    }
web-check-unchecked =
    { $count ->
        [one] One die or card could not be checked: it comes from the game that this one goes on from, and that game's secret is not known.
       *[other] { $count } dice and cards could not be checked: they come from the game that this one goes on from, and that game's secret is not known.
    }
web-check-lines = The record of the game is whole: of its { $count } lines none was changed, put in or left out.
web-check-links =
    { $count ->
        [0] Whether it is the game as it was played, this device can't tell: it has kept nothing of it.
        [one] And it is the game that this device saw: it noted one move while it was played, and that one agrees.
       *[other] And it is the game that this device saw: it noted { $count } moves while they were played, and all of them agree.
    }
web-check-how = What this page does not check is that every move follows the rules, and that the log told it rightly. For that, take both files and run:
web-check-kept = What this device has kept
web-check-limits = What nobody can check: whether whoever runs the server looked at hidden cards, or told somebody.
