### Hints: for whoever plays alone with bots.

# $text is an answer, as on its button.
web-hint-told = I'd choose “{ $text }”.
# On a button: the hint is taken.
web-hint-take = Do that
refused-no-hints = With another person at the table nobody gives hints.
