## What is wrong with the dice or the lines of a saved game

save-wrong-roll = Line { $line }: the dice in this save are not the ones that were rolled ({ $detail }).
save-wrong-secret = Line { $line }: the secret is not the one the host committed to before the game.
save-wrong-nonce = Line { $line }: the number of seat { $detail } is not the one that was sealed before the game.
save-broken-chain = Line { $line }: the lines of this save don't hang together. One was changed, put in or left out after the game.
save-other-commitment = Line { $line }: the host's seal in this save is not the one you kept, so this is not the game you sat down to.
save-other-seals = Line { $line }: the numbers in these dice were not sealed as your device was told before the game.
save-other-nonce = Line { $line }: the number that your own device added is not in these dice.
save-other-game = From line { $line } on, this is not the game that your device was told of.

## Checking the dice at the end

web-check-about = Before the game the server sealed a secret, and then each player's device sealed a number of its own. Every die and every card follows from all of these. Now that the game is over, anyone can check.
web-check-more = How it works, and what it can't show
web-check-good = All that could be checked here is in order.
web-check-bad = Don't trust this game. { $text }
web-check-seal = The secret belongs to the seal that this device has kept since before the game.
web-check-seal-now = The secret belongs to its seal. But this device has not kept the seal from before the game: compare with one that has.
web-check-numbers =
    { $count ->
        [0] No device has a number in these dice: the server alone has drawn them.
        [one] One device has a number in these dice. It was sealed before it was shown, and is unchanged.
       *[other] { $count } devices have a number in these dice. All were sealed before any was shown, and none has changed.
    }
web-check-own = Your own device is one of them, so nobody could choose these dice.
web-check-own-not = This device has no number among them. It relies on those that have.
web-check-void =
    { $count ->
        [one] Before that, the dice were dealt once more, because a device had not shown its number: { $names }.
       *[other] Before that, the dice were dealt anew { $count } times, because a device had not shown its number: { $names }.
    }
web-check-rolls =
    { $count ->
        [one] The one die or card drawn follows from them.
       *[other] All { $count } dice and cards drawn follow from them.
    }
web-check-lines = All { $count } lines of the game hang together: none was changed, put in or left out.
web-check-links =
    { $count ->
        [0] Whether they are the lines that were played, this device can't tell: it has kept nothing of the game while it was played.
        [one] They are the ones that were played: they match the one note that this device took during the game.
       *[other] They are the ones that were played: they match all { $count } notes that this device took during the game.
    }
web-check-how = What this page does not check is that every move follows the rules, and that the log told it rightly. For that, take both files and run:
web-check-kept = What this device has kept
web-check-limits = What nobody can check: whether whoever runs the server looked at hidden cards, or told somebody.
