### Time at a table of several people, in the browser: clocks, pauses, and who plays for those away.

## How long people may take

web-time-choice = Quanto tempo per pensare?
web-time-length = Quanto di preciso?
web-time-live = Dal vivo
web-time-live-about = Siete tutti al tavolo adesso: poco tempo per ogni decisione e un po' di riserva.
web-time-relaxed = Con calma (come al solito)
web-time-relaxed-about = 5 minuti per ogni decisione e 15 minuti di riserva per tutta la partita.
web-time-mail = Per corrispondenza
web-time-mail-about = In più giorni: rispondi quando ti fa comodo. Le tue notti non contano, e se vuoi nemmeno i fine settimana.
web-time-none = Senza orologio
web-time-none-about = Ognuno si prende il tempo che vuole. Se qualcuno se ne va, lo si aspetta.
web-time-a-decision = { $time } per ogni decisione, { $bank } di riserva
web-time-a-turn = { $time } per ogni mossa
web-time-missed = Per chi lascia passare due domande di fila gioca un bot, fino al suo ritorno.
# $time is a length, such as “45 seconds” or “1 day”.
web-time-said =
    { $kind ->
        [live] Si gioca dal vivo: { $time } per ogni decisione.
        [relaxed] Si gioca con calma: { $time } per ogni decisione.
        [mail] Si gioca per corrispondenza: { $time } per ogni mossa, notti escluse.
       *[none] Si gioca senza orologio: ognuno si prende il tempo che vuole.
    }
web-time-reserve = In più ognuno ha { $time } di riserva per tutta la partita. Quando tutti decidono in segreto, ognuno ha il doppio del tempo e la riserva non si tocca.

## Quiet hours

web-quiet = Quando nessuno deve aspettarsi una tua risposta
web-quiet-from = Silenzio dalle
web-quiet-to = alle
web-quiet-weekends = Sabato e domenica li tengo liberi
web-quiet-none = Nessuna ora di silenzio.
web-quiet-zone = Secondo l'ora di casa tua ({ $zone }).

## Clocks

web-clock-yours = Il tuo tempo
web-clock-your-reserve = Corre la tua riserva
web-clock-of =
    { $seat_is_you ->
        [yes] Il tuo tempo
       *[no] Tempo rimasto a { $seat }
    }
web-clock-all = Tempo rimasto per tutti
web-clock-all-tip = Tutti decidono in segreto: nessuna riserva viene toccata e l'orologio dura il doppio.
web-clock-and-reserve = + { $time } di riserva
# $time is a moment, such as “Tue 14:00”.
web-clock-until = scadenza: { $time }
web-clock-still = Il tempo è fermo
web-clock-nobody = Il tempo è fermo finché un giocatore non torna al tavolo.
# Read out, once.
web-clock-ten = Ancora 10 secondi
web-clock-reserve-runs = Il tuo tempo è finito: ora corre la riserva
web-clock-missed = Il tuo tempo è scaduto ed è stata data una risposta per te. La prossima volta gioca un bot al posto tuo, finché non torni.

## A bot plays for somebody

web-stand-in =
    { $why ->
        [given] Un bot gioca per { $seat } (per sua scelta)
        [replaced] Un bot gioca per { $seat } (per decisione di chi ha aperto il tavolo)
        [resigned] Un bot gioca per { $seat } (ha abbandonato)
       *[away] Un bot gioca per { $seat } (non c'è)
    }
web-bot-for-you = Un bot gioca per te
web-stood-in =
    { $why ->
        [given] Un bot gioca per te, come volevi. Non conclude affari.
        [replaced] Non c'eri: chi ha aperto il tavolo fa giocare un bot al tuo posto. Non conclude affari.
        [resigned] Hai abbandonato. Un bot continua al tuo posto e tu finisci all'ultimo posto in classifica.
       *[away] Hai lasciato passare due domande, perciò un bot gioca per te. Non conclude affari.
    }
web-bot-did =
    { $count ->
        [one] Che cosa è successo da allora ({ $count } riga)
       *[other] Che cosa è successo da allora ({ $count } righe)
    }
web-bot-did-nothing = Da allora non è successo niente.
web-back = Eccomi di nuovo
web-you-are-back = Giochi di nuovo tu.

## The menu

web-absence = Tempo e assenze
web-let-bot = Fai giocare un bot per me
web-let-bot-about = Non conclude affari. Puoi riprendere il tuo posto in ogni momento.
web-replace = Fai giocare un bot per { $seat }, che non c'è
web-pause = Pausa
web-pause-about = Tutti gli orologi si fermano appena lo vuole più di metà dei giocatori. Vale il desiderio più breve.
web-pause-weekend = per il fine settimana
web-pause-votes =
    { $count ->
        [one] { $count } voto per una pausa ({ $time }); ne servono { $needed }.
       *[other] { $count } voti per una pausa (la richiesta più breve: { $time }); ne servono { $needed }.
    }
web-pause-agree = Anch'io
web-paused-until = In pausa, si riprende: { $time }. Tutti gli orologi sono fermi.
web-pause-end = Finisci la pausa
web-go-on-votes =
    { $count ->
        [one] { $count } voto per riprendere; ne servono { $needed }.
       *[other] { $count } voti per riprendere; ne servono { $needed }.
    }
web-leave-game = Lasciare la partita
web-give-up = Abbandona…
web-give-up-sure = Abbandoni per sempre? Un bot continua al tuo posto, non puoi tornare e finisci all'ultimo posto in classifica, qualunque cosa ottenga.
web-give-up-yes = Sì, abbandono

## The end

web-resigned = ha abbandonato
# $names gave up and would have won; $first are the best of those who stayed.
web-forfeited =
    { $count ->
        [one] Abbandono: { $names }. La vittoria del bot quindi non vale. In testa fra chi è rimasto: { $first }.
       *[other] Abbandono: { $names }. La vittoria del bot quindi non vale. A pari merito in testa fra chi è rimasto: { $first }.
    }
