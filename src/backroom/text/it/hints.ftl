### Consigli: per chi gioca da solo con i bot.

web-hint-told = Io sceglierei «{ $text }».
refused-no-hints = Se al tavolo c'è un'altra persona, nessuno dà consigli.
