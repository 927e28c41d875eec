### Consigli: per chi gioca da solo con i bot.

web-hint-told = Io sceglierei «{ $text }».
web-hint-take = Fai così
refused-no-hints = Se al tavolo c'è un'altra persona, nessuno dà consigli.
because-arranged = È tutto a posto.
because-word = Hai dato la tua parola.
because-nothing = Qui non c'è niente da guadagnare.
web-hint-give = Io lascerei così: «{ $text }».
