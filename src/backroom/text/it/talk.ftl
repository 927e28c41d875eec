### Parlare al tavolo: a tutti, e in disparte.

web-talk-choice = Chi può parlare con chi?
web-talk-open = Tutti sentono tutto
web-talk-open-about = Niente bisbigli: quel che si dice, si dice a tutto il tavolo.
web-talk-private = Bisbigliare è permesso
web-talk-private-about = In due o più si può parlare in disparte. Nessun altro se ne accorge.
web-talk-unsealed = Bisbigli, ma non mentre si decide in segreto
web-talk-unsealed-about = Finché tutti scelgono in segreto, non si bisbiglia.
web-talk-after = Dopo la partita, chi ha giocato può leggere tutto
web-talk-with-whom = Con chi parli
web-talk-everybody = Tutti
web-talk-new = + Parla con…
web-talk-pick = Scegli con chi vuoi parlare.
web-talk-begin = Comincia
web-talk-unread =
    { $count ->
        [one] una riga non letta
       *[other] { $count } righe non lette
    }
web-talk-among = Colloquio con { $names }
web-talk-say-to = Di' qualcosa a { $names }
web-talk-to = A { $names }
web-talk-to-all = A tutto il tavolo
web-talk-only = Non lo legge nessun altro.
web-talk-read-after = Dopo la partita potranno leggerlo tutti.
web-talk-all-read = La partita è finita: ormai possono leggerlo tutti.
web-talk-hushed = È in corso una scelta segreta. Finché dura, non si bisbiglia.
