## Che cosa non va nei dadi o nelle righe di una partita salvata

save-wrong-roll = Riga { $line }: i dadi di questo salvataggio non sono quelli tirati ({ $detail }).
save-wrong-secret = Riga { $line }: il segreto non è quello che chi ospita aveva sigillato prima della partita.
save-wrong-nonce = Riga { $line }: il numero del posto { $detail } non è quello sigillato prima della partita.
save-no-fork = Riga { $line }: questo salvataggio dice di continuare un'altra partita, eppure dei dispositivi del tavolo hanno avuto parte nei suoi dadi. Una partita così non esiste: qualcuno vuol far credere a dadi che nessuno può controllare.
save-broken-chain = Riga { $line }: le righe di questo salvataggio non si concatenano. Dopo la partita una è stata cambiata, aggiunta o tolta.
save-other-commitment = Riga { $line }: il sigillo di chi ospita in questo salvataggio non è quello che hai conservato: non è la partita che hai cominciato tu.
save-other-seals = Riga { $line }: i numeri di questi dadi non erano sigillati come era stato detto al tuo dispositivo prima della partita.
save-other-nonce = Riga { $line }: il numero aggiunto dal tuo dispositivo non è in questi dadi.
save-other-game = Dalla riga { $line } in poi, questa non è la partita di cui il tuo dispositivo ha saputo.

## Controllare i dadi alla fine

web-check-about = Prima della partita il server ha sigillato un segreto, poi il dispositivo di ciascuno ha sigillato un numero suo. Ogni dado e ogni carta dipendono da tutto questo. A partita finita, chiunque può controllare.
web-check-more = Come funziona, e che cosa non mostra
web-check-good = I dadi erano onesti, per quanto può dire questo dispositivo. Che cosa è stato controllato:
# After a guided game, whose dice were fixed.
web-check-good-guided = Dadi e carte erano decisi prima, e la partita li ha seguiti. Che cosa è stato controllato:
web-check-bad = Non fidarti di questa partita. { $text }
web-check-seal = Il server aveva fissato la sua parte dei dadi prima della partita, e dopo non l'ha cambiata.
web-check-seal-now = La parte del server nei dadi è quella che dice di aver fissato prima della partita. Questo dispositivo non se l'era segnata: confronta con uno che l'ha fatto.
web-check-numbers =
    { $count ->
        [0] Nessun dispositivo del tavolo ha avuto parte in questi dadi: li ha tirati il server da solo.
        [one] Anche il dispositivo di una persona ha avuto parte in questi dadi. La sua parte era fissata prima che il server potesse conoscerla, e nessuno l'ha cambiata.
       *[other] Anche i dispositivi di { $count } persone hanno avuto parte in questi dadi. Ogni parte era fissata prima che qualcuno potesse conoscere le altre, e nessuno ne ha cambiata una.
    }
web-check-own = Questo dispositivo c'era. Quindi nessuno ha potuto scegliere i dadi, nemmeno chi gestisce il server.
web-check-own-not = Questo dispositivo non ha avuto parte nei dadi. Si affida a quelli che l'hanno avuta.
web-check-void =
    { $count ->
        [one] Prima di allora i dadi sono stati ridati una volta, perché un dispositivo non aveva mostrato il suo numero: { $names }.
       *[other] Prima di allora i dadi sono stati ridati { $count } volte, perché un dispositivo non aveva mostrato il suo numero: { $names }.
    }
web-check-rolls =
    { $count ->
        [one] L'unico dado o carta della partita è uscito come doveva.
       *[other] Tutti i tiri e le carte della partita ({ $count }) sono usciti come dovevano.
    }
web-check-unchecked =
    { $count ->
        [one] Un dado o una carta non si è potuto controllare: viene dalla partita che questa continua, il cui segreto non è noto.
       *[other] { $count } fra tiri e carte non si sono potuti controllare: vengono dalla partita che questa continua, il cui segreto non è noto.
    }
web-check-lines = La registrazione della partita è completa: delle sue { $count } righe nessuna è stata cambiata, aggiunta o tolta.
web-check-links =
    { $count ->
        [0] Se sia la partita come è stata giocata, questo dispositivo non può dirlo: non ne ha tenuto niente.
        [one] Ed è proprio la partita vista da questo dispositivo: durante il gioco ha annotato una mossa, e coincide.
       *[other] Ed è proprio la partita vista da questo dispositivo: durante il gioco ha annotato { $count } mosse, e coincidono tutte.
    }
web-check-how = Che cosa questa pagina non controlla: che ogni mossa segua le regole e che il diario l'abbia raccontata bene. Per questo, prendi i due file ed esegui:
web-check-kept = Che cosa ha conservato questo dispositivo
web-check-limits = Che cosa nessuno può controllare: se chi gestisce il server ha guardato carte coperte, o ne ha parlato a qualcuno.
