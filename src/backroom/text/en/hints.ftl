### Hints: for whoever plays alone with bots.

# $text is an answer, as on its button.
web-hint-told = I'd choose “{ $text }”.
refused-no-hints = With another person at the table nobody gives hints.
