### Sfide: posizioni di partite giocate, ognuna con un obiettivo e una risposta migliore.

web-challenges = Sfide
web-challenges-about = Dieci posizioni per gioco, da partite vere. Una risposta, a volte due o tre di fila, e sai se era la migliore.
web-challenges-solved = { $count } su { $all } risolte
web-challenges-all = Tutte le sfide
web-challenge-done = risolta
web-challenge-you = Tu
web-challenge-next = La prossima
web-challenge-again = Riprova
web-challenge-solved = Proprio così!
web-challenge-not-solved = Non proprio.
web-challenge-measured = Sei arrivato a { $count }; l'obiettivo era { $most }.
web-challenge-best = La mossa migliore era:
web-challenge-unlucky = Stavolta i dadi erano contro di te, ma la scelta era giusta.
web-challenge-lucky = Stavolta è andata, ma è stata fortuna.
web-challenge-played-on = Dopo la tua risposta hanno continuato i bot, per tutti.
web-challenge-sure = Tutte le altre risposte sono state giocate: nessuna ci arriva.
web-challenge-odds = Ogni risposta è stata giocata { $count } volte: la migliore ci arriva { $percent } volte su 100, la seconda { $percent_other }.
refused-no-such-challenge = Questa sfida non esiste. Scegline una dalla lista.
web-challenge-only-answers = In una sfida puoi solo rispondere alla domanda.

## Bootleggers

web-challenge-bootleggers-second-truck = Restano tre carte
web-challenge-bootleggers-second-truck-goal = Restano tre carte, e il tuo unico camion porta quattro casse. Incassa almeno 5G$ di vendite in questo turno.
web-challenge-bootleggers-second-truck-why = La tua distilleria fa più di quattro casse, e un camion piccolo ne porta solo quattro. Il secondo costa 1G$ e porta il resto da O'Malley's, dove nessuno può lasciarti fuori. Un segnalino in più forse apre Texas Lil's, ma non basta a farlo tuo: lì vende prima il camion di un rivale, e al tuo non resta quasi niente. E non c'è ancora una distilleria in cui intrufolarsi.
web-challenge-bootleggers-open-the-doors = Porte aperte
web-challenge-bootleggers-open-the-doors-goal = Ti resta un segnalino. Mettilo in modo da controllare uno spaccio aperto.
web-challenge-bootleggers-open-the-doors-why = Da Texas Lil's hai due segnalini e ne servono tre per aprire: il terzo apre lo spaccio, ed è tutto tuo. Anche The Real McCoy sarebbe tuo, ma resterebbe chiuso: ne mancano sette, e uno spaccio chiuso non compra niente.
web-challenge-bootleggers-away-from-the-copper = Il piedipiatti alla porta
web-challenge-bootleggers-away-from-the-copper-goal = Il piedipiatti sta alla tua distilleria di famiglia, e hai dadi nuovi. Produci almeno una cassa, di sicuro.
web-challenge-bootleggers-away-from-the-copper-why = Finché il piedipiatti è lì, un solo 5 rovina tutto il lotto di casa, e con più dadi un 5 è più probabile, non meno. Una distilleria periferica ha un solo dado, ma il piedipiatti non ci va mai: quel che produce è tuo.
web-challenge-bootleggers-two-doors = Due porte
web-challenge-bootleggers-two-doors-goal = Due segnalini da mandare. Controlla due spacci aperti.
web-challenge-bootleggers-two-doors-why = Uno apre Texas Lil's, e lì sei davanti. L'altro apre Barleycorn's: due contro due, e in parità decidono i muscoli più alti, cioè i tuoi. Tutti e due da Texas Lil's è più sicuro lì, ma ti lascia con uno spaccio solo.
web-challenge-bootleggers-small-muscle = Quanti muscoli?
web-challenge-bootleggers-small-muscle-goal = Gioca una carta muscoli. A fine turno devi avere almeno 8G$ in più.
web-challenge-bootleggers-small-muscle-why = Sul tavolo non c'è niente per cui valga la pena passare per primi: O'Malley's compra tutto, anche dall'ultimo. La tua carta rossa è gratis e risparmia fino a 4G$, proprio quelli che ti servono. I muscoli grossi portano una carta migliore e ti costano l'obiettivo.
web-challenge-bootleggers-with-no-money = Senza un soldo
web-challenge-bootleggers-with-no-money-goal = Non hai soldi, hai un dado e un camion piccolo. Fatti pagare almeno cinque casse in questo turno.
web-challenge-bootleggers-with-no-money-why = Un altro camion non te lo puoi permettere, e il tuo porta al massimo quattro casse. Con Move Over, Pigeon incassi il ricavo all'ingrosso di un intero camion altrui: casse sue, soldi tuoi. Cerca la carta che fa lavorare gli altri per te.
web-challenge-bootleggers-jump-the-queue = Ultimo della fila
web-challenge-bootleggers-jump-the-queue-goal = I camion sono in fila, il tuo in fondo, e hai Hijack. Fatti pagare almeno nove casse in questo turno.
web-challenge-bootleggers-jump-the-queue-why = Sul tuo camion grande ce ne sono otto: senza aiuto di più non ne vendi, e solo se i dadi sono buoni. Il camion piccolo sta vuoto a casa: Hijack lo riempie con la roba di un altro. Chi passa qui a nove non arriva mai.
web-challenge-bootleggers-the-law-is-listening = La legge ascolta
web-challenge-bootleggers-the-law-is-listening-goal = Un camion, quattro casse. Un rivale ha in mano G-Men: Bust a Speakeasy. Vendi almeno una cassa, qualunque cosa succeda.
web-challenge-bootleggers-the-law-is-listening-why = Da Barleycorn's guadagneresti molto di più, ed è proprio lì che arriveranno i federali: tutti hanno visto chi ha preso la carta. Da O'Malley's c'è meno da perdere, e nessuno ci spreca una retata. Quattro casse a 4G$ sono meglio di un carico nel tombino.
web-challenge-bootleggers-no-room-at-home = L'altro camion
web-challenge-bootleggers-no-room-at-home-goal = Il tuo primo camion è davanti al tuo spaccio. Manda il secondo in modo da chiudere il turno con almeno 17G$ in più.
web-challenge-bootleggers-no-room-at-home-why = Da Mother's ci sono già le tue quattro casse, e due dadi di rado ne vogliono otto. Barleycorn's non è tuo, ma ci hai un segnalino, la fila è vuota e ne vuole almeno sei: tutte e quattro a 2G$. Il profitto in casa non vale le casse che restano sul camion.
web-challenge-bootleggers-sixteen-crates = Sedici casse
web-challenge-bootleggers-sixteen-crates-goal = Tre camion, sedici casse, e un rivale con i federali nella manica. Vendine almeno quindici. Dove va il tuo primo camion?
web-challenge-bootleggers-sixteen-crates-why = I federali puntano al tuo spaccio, che comunque di rado le prende tutte e sedici. O'Malley's compra senza limite: manda lì per prime le nove casse, e i carichi piccoli non ti rovinano. I 18G$ da Barleycorn's fanno gola, e vanno persi più spesso che no.

## King of Chicago

web-challenge-chicago-one-action = Una sola azione
web-challenge-chicago-one-action-goal = Hai già guidato e ti resta un'azione. Guadagna con quella un punto vittoria.
web-challenge-chicago-one-action-why = Sei davanti a un lotto piccolo, e quel che hai in tasca basta per il bar: un'attività tua è subito un punto. Il territorio accanto non costa niente, ma porta solo soldi: il punto va a chi ne ha più di tutti gli altri, e non saresti tu.
web-challenge-chicago-one-man-left = L'ultimo uomo
web-challenge-chicago-one-man-left-goal = Vinnie è alla porta di The Orchid House con due uomini armati; dentro c'è Ken Evil, da solo, e tu hai Dynamite. Vinci questa sparatoria.
web-challenge-chicago-one-man-left-why = Quattro contro quattro sembra pari, ma a Vinnie bastano due round e a te ne servono tre: va bene tre volte su dieci. Dynamite ti costa Ken, ma aggiunge 4 a ogni tuo dado: perdi un round solo con un tiro pessimo, e tre volte su quattro l'attività resta tua. Un uomo per tre punti è un prezzo giusto.
web-challenge-chicago-old-favor = Il quarto uomo
web-challenge-chicago-old-favor-goal = Tre gangster lavorano per te, Jack Knife sta per andare all'asta e i rivali hanno soldi. Alla fine della fase commerciale devi avere un punto vittoria in più.
web-challenge-chicago-old-favor-why = Ogni due gangster al lavoro fanno un punto: te ne manca un quarto. All'asta, quattro volte su cinque se lo prende un altro. An Old Favor te lo dà gratis, prima che qualcuno possa offrire: è per lui che tenevi la carta. Solo una carta di un rivale può ancora rovinare tutto.
web-challenge-chicago-visiting-hours = Solo un due
web-challenge-chicago-visiting-hours-goal = Hai fatto due. Guadagna un punto vittoria con un tragitto e un'azione.
web-challenge-chicago-visiting-hours-why = Ogni due gangster al lavoro valgono un punto, e il tuo secondo è all'ospedale, a una casella. Vallo a prendere e la coppia è fatta. Un territorio sarebbe il tuo primo mentre altri ne hanno due, e la polizia non ti aiuta: il distintivo è di un rivale.
web-challenge-chicago-roses = Quattro caselle
web-challenge-chicago-roses-goal = Le rose le hai prese, e hai fatto quattro. Guadagna un punto vittoria con un tragitto e un'azione.
web-challenge-chicago-roses-why = Roses Are Red… finisce dal Butcher, a quattro caselle esatte su Wabash Avenue: 1100$ e un punto. Il territorio libero del Post Office fa solo quattro a quattro, e i sette alcolici del Wharf fanno gola, ma gli alcolici non sono un punto.
web-challenge-chicago-nobody-home = Tre uomini in auto
web-challenge-chicago-nobody-home-goal = Tre dei tuoi sono in auto, e hai un'azione. Guadagna un punto vittoria entro la fine del tuo turno.
web-challenge-chicago-nobody-home-why = In The Tin Cup non c'è nessuno: tre contro un bar vuoto, e il bar è tuo, col suo punto e il monopolio dei bar. L'auto accanto la batteresti altrettanto sicuramente, ma un'auto in garage non è un punto, e qualcuno può restarci. Il territorio non costa niente e non ne porta nessuno.
web-challenge-chicago-horse-head = La polizia alla porta
web-challenge-chicago-horse-head-goal = La polizia è alla porta, mandata dal tuo rivale. Non perdere nemmeno un punto in questo turno d'azione.
web-challenge-chicago-horse-head-why = Una retata riesce una volta su due, e la tua unica attività è piena: chiuderebbe, tre uomini finirebbero in prigione, e dei tuoi tre punti ne resterebbe uno. The Severed Horse Head la ferma di sicuro. È per questa retata che l'hai tenuta.
web-challenge-chicago-back-door = In inferiorità
web-challenge-chicago-back-door-goal = Fuori i pistoleri, dentro un uomo solo. Non perdere nessun gangster in questo turno d'azione.
web-challenge-chicago-back-door-why = Questa sparatoria la vinci due volte su cento: l'attività è persa comunque. Quel che puoi salvare è Clean Gene: con Sneaking Out the Backdoor si dà alla macchia fino al prossimo piazzamento. Getaway vale solo per le auto, e sperare nel miracolo costa un uomo.
web-challenge-chicago-call-the-police = Chiama la polizia
web-challenge-chicago-call-the-police-goal = Il distintivo è tuo, e l'auto della polizia può fare quattro caselle. Alla fine del tuo turno devi avere un punto vittoria in più.
web-challenge-chicago-call-the-police-why = Tu e il rivale avete due territori ciascuno. Fagliene ripulire uno su Clark Street, e in testa ci sei solo tu: il rispetto locale, un punto, di sicuro. La retata nel suo bar fa più scena, ma danneggia lui e a te non porta niente.
web-challenge-chicago-big-house = Tasche piene
web-challenge-chicago-big-house-goal = Un sei, le tasche piene e molte strade. Guadagna due punti vittoria con un tragitto e un'azione.
web-challenge-chicago-big-house-why = Un'attività piccola vale un punto, una media due. A cinque caselle giù per Wells Street c'è un lotto medio, e quel che hai in tasca basta per il casinò. Il lotto piccolo di Randolph Street è altrettanto vicino e vale la metà, e i due contratti che hai in mano possono aspettare.
