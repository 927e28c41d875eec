### Hints: for whoever plays alone with bots.

# $text is an answer, as on its button.
web-hint-told = Here's what I'd do: { $text }.
# On a button: the hint is taken.
web-hint-take = Do that
refused-no-hints = With another person at the table nobody gives hints.
# Why, where there is no particular reason.
because-best = I see nothing better here.
# Why: what is arranged is all that is asked for.
because-arranged = All is arranged.
because-word = You gave your word.
because-nothing = There is nothing to be gained here.
# No answer, but what is arranged. $text is what stands on the button that gives it.
web-hint-give = I'd leave it at that: “{ $text }”.
# Several steps of one arrangement follow, one a line.
web-hint-told-all = Here's what I'd do:
# On a button: an offer is taken, or made.
web-hint-deal = Shake hands
web-hint-offer = Offer it
# $text is an offer to the reader, a whole sentence; or one to make, as on its button.
web-hint-deal-first = First I'd say yes to this: { $text }
web-hint-offer-first = First I'd try this: { $text }.

## Deals. Amounts are about what something is worth to the reader.

because-deal = It leaves you about { $cash } better off.
because-deal-free = It costs you nothing you need.
because-propose = { $seat } gains by it, too, and should say yes.
because-offer-loss = I'd leave { $seat }'s offer alone: you'd give more than you get.
because-offer-theirs = I'd leave { $seat }'s offer alone: { $seat } gains more by it than you do.
because-offer-unable = { $seat }'s offer can't be kept: one of you hasn't got what it takes.
because-no-card = You hold nothing that helps here.
because-pass-stands = If a card is aimed at you, you'll be asked all the same, and you can take your pass back.
