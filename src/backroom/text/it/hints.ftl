### Consigli: per chi gioca da solo con i bot.

web-hint-told = Il mio consiglio: «{ $text }».
web-hint-take = Fai così
refused-no-hints = Se al tavolo c'è un'altra persona, nessuno dà consigli.
because-best = Qui non vedo niente di meglio.
because-arranged = È tutto a posto.
because-word = Hai dato la tua parola.
because-nothing = Qui non c'è niente da guadagnare.
web-hint-give = Io lascerei così: «{ $text }».
web-hint-told-all = Il mio consiglio:
web-hint-deal = Qua la mano
web-hint-offer = Proponi
web-hint-deal-first = Prima direi di sì a questo: { $text }
web-hint-offer-first = Prima proverei così: { $text }.

## Deals

because-deal = Ci guadagni circa { $cash }.
because-deal-free = Non ti costa niente che ti serva.
because-propose = Ci guadagna anche { $seat }, e dovrebbe dire di sì.
because-offer-loss = La proposta di { $seat } la lascerei perdere: dai più di quello che ricevi.
because-offer-theirs = La proposta di { $seat } la lascerei perdere: { $seat } ci guadagna più di te.
because-offer-unable = La proposta di { $seat } non può andare in porto: a uno di voi manca quello che serve.
because-no-card = Non hai in mano niente che serva qui.
because-pass-stands = Se una carta colpisce te, ti si chiede lo stesso, e il tuo «passo» puoi ritirarlo.
