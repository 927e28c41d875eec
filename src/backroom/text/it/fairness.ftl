## Che cosa non va nei dadi o nelle righe di una partita salvata

save-wrong-roll = Riga { $line }: i dadi di questo salvataggio non sono quelli tirati ({ $detail }).
save-wrong-secret = Riga { $line }: il segreto non è quello che chi ospita aveva sigillato prima della partita.
save-wrong-nonce = Riga { $line }: il numero del posto { $detail } non è quello sigillato prima della partita.
save-broken-chain = Riga { $line }: le righe di questo salvataggio non si concatenano. Dopo la partita una è stata cambiata, aggiunta o tolta.
save-other-commitment = Riga { $line }: il sigillo di chi ospita in questo salvataggio non è quello che hai conservato: non è la partita che hai cominciato tu.
save-other-seals = Riga { $line }: i numeri di questi dadi non erano sigillati come era stato detto al tuo dispositivo prima della partita.
save-other-nonce = Riga { $line }: il numero aggiunto dal tuo dispositivo non è in questi dadi.
save-other-game = Dalla riga { $line } in poi, questa non è la partita di cui il tuo dispositivo ha saputo.

## Controllare i dadi alla fine

web-check-about = Prima della partita il server ha sigillato un segreto, poi il dispositivo di ciascuno ha sigillato un numero suo. Ogni dado e ogni carta dipendono da tutto questo. A partita finita, chiunque può controllare.
web-check-more = Come funziona, e che cosa non mostra
web-check-good = Tutto ciò che si poteva controllare qui è in ordine.
web-check-bad = Non fidarti di questa partita. { $text }
web-check-seal = Il segreto corrisponde al sigillo che questo dispositivo conserva da prima della partita.
web-check-seal-now = Il segreto corrisponde al suo sigillo. Ma questo dispositivo non ha conservato il sigillo di prima della partita: confronta con uno che ce l'ha.
web-check-numbers =
    { $count ->
        [0] Nessun dispositivo ha un numero in questi dadi: li ha tirati il server da solo.
        [one] Un dispositivo ha un numero in questi dadi. È stato sigillato prima di essere mostrato, e non è cambiato.
       *[other] { $count } dispositivi hanno un numero in questi dadi. Tutti sono stati sigillati prima che se ne mostrasse uno, e nessuno è cambiato.
    }
web-check-own = Il tuo dispositivo è fra questi: nessuno ha quindi potuto scegliere questi dadi.
web-check-own-not = Questo dispositivo non ha un numero fra loro. Si affida a chi ce l'ha.
web-check-void =
    { $count ->
        [one] Prima di allora i dadi sono stati ridati una volta, perché un dispositivo non aveva mostrato il suo numero: { $names }.
       *[other] Prima di allora i dadi sono stati ridati { $count } volte, perché un dispositivo non aveva mostrato il suo numero: { $names }.
    }
web-check-rolls =
    { $count ->
        [one] L'unico esito viene da lì.
       *[other] Tutti i { $count } dadi e carte pescate vengono da lì.
    }
web-check-lines = Tutte le { $count } righe della partita si concatenano: nessuna è stata cambiata, aggiunta o tolta.
web-check-links =
    { $count ->
        [0] Se siano le righe che si sono giocate, questo dispositivo non può dirlo: non ha conservato niente della partita mentre si giocava.
        [one] Sono quelle che si sono giocate: corrispondono all'unico appunto preso da questo dispositivo durante la partita.
       *[other] Sono quelle che si sono giocate: corrispondono ai { $count } appunti presi da questo dispositivo durante la partita.
    }
web-check-how = Che cosa questa pagina non controlla: che ogni mossa segua le regole e che il diario l'abbia raccontata bene. Per questo, prendi i due file ed esegui:
web-check-kept = Che cosa ha conservato questo dispositivo
web-check-limits = Che cosa nessuno può controllare: se chi gestisce il server ha guardato carte coperte, o ne ha parlato a qualcuno.
