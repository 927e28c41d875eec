### Conseils : pour qui joue seul avec des bots.

web-hint-told = Moi, je choisirais « { $text } ».
refused-no-hints = Quand une autre personne joue, personne ne donne de conseil.
