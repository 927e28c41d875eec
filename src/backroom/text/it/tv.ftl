### Intorno a un tavolo: un televisore, i telefoni con un codice breve, la pagina di chi ospita; un dispositivo che passa di mano.

## Il codice

web-code = Codice del tavolo
web-join-title = Entra con un codice
web-join-about = Il codice è sul televisore, o te lo dice chi ha preparato il tavolo.
web-join-go = Entra
web-join-started = La partita è cominciata: non ci si può più sedere.
web-join-full = A questo tavolo tutti i posti sono occupati.
web-join-own = Hai un posto, ma su un altro dispositivo? Apri lì il menu, Giocatori e link, Continua su un altro dispositivo.
web-join-look = Guarda

## Il televisore

web-tv = Su un televisore
web-tv-title = Il tavolo sul televisore
web-tv-about = Il televisore mostra il tavolo a tutti nella stanza: niente mani e niente di segreto. Chi ospita trova il codice nel menu, alla voce «TV e telefoni».
web-tv-show = Mostra il tavolo
web-tv-other = Un altro tavolo
web-tv-qr = Per la fotocamera del telefono: siediti
web-tv-scan = Per sederti inquadra il codice QR col telefono, o scrivi questo codice su
web-tv-phones = Il tuo posto dal telefono:
web-tv-missing =
    { $count ->
        [one] Manca ancora una persona. Si comincia quando tutti sono seduti.
       *[other] Mancano ancora { $count } persone. Si comincia quando tutti sono seduti.
    }
web-tv-all = Tutti sono seduti. Si comincia subito.
web-tv-paused = Pausa
web-tv-make = Crea un codice
web-tv-make-about = Con un codice qualsiasi televisore o schermo grande mostra il tavolo pubblico, e chi è nella stanza prende un posto libero col telefono. Tutti al tavolo lo sanno.
web-tv-none = Chi ospita non ha creato un codice.
web-tv-how = Nel browser del televisore apri { $address } e scrivi il codice. Col telefono basta inquadrare il codice QR.
web-tv-here = Mostra il tavolo su questo schermo
web-tv-drop = Non mostrarlo più, elimina il codice

## La pagina di chi ospita

web-host-seats = Chi siede qui
web-ease = Tempo
web-ease-about = Solo di più, mai di meno, e tutti lo sanno.
web-ease-twice = Il doppio del tempo per tutti
web-ease-none = Niente più orologio
web-elsewhere = Il tabellone è sul televisore: questo telefono mostra la mia mano e quello che mi si chiede
web-sit-around = Siete intorno a un tavolo
web-sit-around-about = Con un televisore o coi telefoni in una stanza: tempo per parlare. 15 minuti per decisione, un'ora di riserva, 20 secondi per intervenire con una carta.

## Un dispositivo che passa di mano

web-pass-about = Da due a sei persone si passano questo telefono, tablet o computer. Lo prende chi deve rispondere; nel frattempo uno schermo nasconde tutto. Non c'è orologio.
web-pass-names = Chi gioca, nell'ordine in cui sedete
web-pass-more = Un'altra persona
web-pass-remove = Senza il numero { $number }
web-pass-bots = Bot oltre a voi
web-pass-begin = Comincia
web-pass-running = Partite in corso
web-pass-forget = Dimentica
web-pass-to = Passa il dispositivo a { $name }.
web-pass-show = Sono { $name }: mostra la mia mano
web-pass-nobody = Al momento nessuno di voi deve rispondere.
web-pass-others = Qualcun altro vuole guardare?
web-pass-i-am = Sono { $name }
web-pass-since = { $name }, ecco che cosa è successo da quando hai guardato
web-pass-go = Alla mia mano
web-pass-on = Nascondi e passa
web-pass-not-here = Questo dispositivo non ha posti a questo tavolo. Comincia una nuova partita, o apri il tavolo dove l'avete cominciata.

## Che cosa viene rifiutato

refused-no-such-code = Nessun tavolo ha questo codice, o non più. Rileggilo, o chiedine uno nuovo a chi ospita.
refused-too-many-codes = Troppi codici sbagliati. Aspetta un minuto, poi riscrivilo.
refused-tv-off = Il televisore non mostra più questo tavolo. Chiedi un nuovo codice a chi ospita.
refused-time-by-mail = Per posta il tempo resta quello concordato. Chiedi piuttosto una pausa.
