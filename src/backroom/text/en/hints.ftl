### Hints: for whoever plays alone with bots.

# $text is an answer, as on its button.
web-hint-told = I'd choose “{ $text }”.
# On a button: the hint is taken.
web-hint-take = Do that
refused-no-hints = With another person at the table nobody gives hints.
# Why: what is arranged is all that is asked for.
because-arranged = All is arranged.
because-word = You gave your word.
because-nothing = There is nothing to be gained here.
# No answer, but what is arranged. $text is what stands on the button that gives it.
web-hint-give = I'd leave it at that: “{ $text }”.
