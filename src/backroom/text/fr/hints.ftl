### Conseils : pour qui joue seul avec des bots.

web-hint-told = Moi, je choisirais « { $text } ».
web-hint-take = Faire ainsi
refused-no-hints = Quand une autre personne joue, personne ne donne de conseil.
because-arranged = Tout est en place.
because-word = Vous avez donné votre parole.
because-nothing = Il n'y a rien à gagner ici.
web-hint-give = Moi, j'en resterais là : « { $text } ».
