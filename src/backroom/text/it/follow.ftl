### Seguire una partita: la cronaca per turni, appunti e segnalibri.

web-follow-filter = Cerca nella cronaca
web-follow-which = Quali righe
web-follow-all = Tutto
web-follow-me = Ciò che mi riguarda
web-follow-search = Cerca
web-follow-before = Preparazione
web-follow-lines =
    { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }
web-follow-sums = Bilancio
web-follow-none = Nessuna riga della cronaca corrisponde.
web-follow-more-news =
    { $count ->
        [one] Ancora { $count } riga nella cronaca.
       *[other] Ancora { $count } righe nella cronaca.
    }

## Appunti e segnalibri

web-follow-notes = Appunti
web-follow-notes-about = Li leggi solo tu, su ogni dispositivo che ha il tuo posto.
web-follow-notes-own = I miei appunti
web-follow-saved = Annotato.
web-follow-saving = Sto scrivendo…
web-follow-marks = Segnalibri
web-follow-no-marks = Ancora nessuno. Punta una riga della cronaca, o toccala: accanto compare un segnalibro.
web-follow-mark = Segnalibro
web-follow-unmark = Togli
web-follow-word = Una parola
web-follow-edit-word = Cambia la parola «{ $word }»
refused-notes-changed = I tuoi appunti sono stati cambiati nel frattempo su un altro dispositivo. Ora ci sono entrambi: metti ordine tu.
refused-too-many-marks = Hai { $count } segnalibri, e di più non ce ne stanno. Prima togline uno.

## Sounds

web-follow-sound = Suoni: il tuo turno, un colpo subito, un affare
web-follow-volume = Volume
web-follow-hear = Ascolta

## Since one's last answer; when one is asked about cards

web-follow-recap = Dopo la tua ultima mossa
web-follow-recap-all = Tutto ({ $count })
web-follow-recap-less = Meno
web-chances-counting = Solo quando può servire ti chiedo se giocare una carta.
web-chances-all = Ti chiedo se giocare una carta a ogni occasione.
web-chances-want-all = Chiedimelo sempre
web-chances-want-counting = Chiedimelo meno spesso
web-chances-tip = Quando giochi solo con i bot, ti chiedo se giocare una carta nei momenti in cui può servire. Prima di ogni tua decisione puoi comunque giocarne.
refused-not-alone = Quando si gioca in più persone, tutti vengono interpellati a ogni occasione.
web-put-off = { $count ->
        [one] Una proposta ti aspetta.
       *[other] { $count } proposte ti aspettano.
    }
