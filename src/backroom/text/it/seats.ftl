### I posti e i loro link nel browser, e chi guarda.

## Link

web-play-on = Continua su un altro dispositivo
web-play-on-about = Inquadra il codice con la fotocamera dell'altro dispositivo, o apri lì il link. Chi ce l'ha gioca al posto tuo.
web-show-invite = Mostra l'invito
web-show-watch = Mostra il link
web-renew = Qualcun altro conosce il mio link
web-renew-sure = Ricevi un nuovo link, quello vecchio smette subito di valere e tutti lo vengono a sapere. I tuoi altri dispositivi avranno bisogno di quello nuovo.
web-renew-yes = Fai un nuovo link
web-renewed = Il tuo posto ha un nuovo link. Quello vecchio non vale più.
web-lost = Link perso?
web-lost-sure = { $seat } ha dieci minuti (per posta: un giorno) per venire con il vecchio link o dire di no. Poi potrai farne uno nuovo. Tutti lo vengono a sapere.
web-lost-yes = Sì, è perso
web-lost-until = Fino alle { $time } { $seat } può ancora venire con il vecchio link o dire di no.
web-lost-over = Nessuno è venuto con il vecchio link di { $seat }.
web-collect = Fai un nuovo link per { $seat }
web-called-lost = Chi ospita segnala che il tuo link è perso e ne farà uno nuovo dopo le { $time }. Sei tu, con quello vecchio?
web-keep-link = Sono io: tengo il mio link

## Chi guarda

web-onlookers = Spettatori
web-watchers = Chi può guardare?
web-watchers-link = chi riceve il link da te
web-watchers-anyone = chi conosce l'indirizzo del tavolo
web-watchers-nobody = nessuno
web-watch-delay = Vedono il tavolo
web-delay-none = in diretta
web-delay-minutes =
    { $count ->
        [one] con { $count } minuto di ritardo
       *[other] con { $count } minuti di ritardo
    }
web-delay-round = con un turno di ritardo: ogni turno quando è finito
web-delay-wait = Vedi il tavolo in differita. La prima immagine arriva appena passato il ritardo.
web-watch-talk = Possono leggere quello che dite a tutto il tavolo
web-onlooking = Stai guardando
web-over-shoulder = Da sopra quale spalla?
web-over-none = nessuna
web-show-hand = Lascia che gli spettatori guardino da sopra la mia spalla. Vedono la mia mano, ma né affari privati né chiacchiere private. Tutti lo vengono a sapere.
web-hand-shown = Gli spettatori possono guardare da sopra la spalla di { $seat }.

## Chiacchiere

web-mute = Non mostrarmi quello che dice { $seat }
web-report = Segnala { $seat }
web-report-about = Che cosa non va? Lo leggerà chi gestisce questo server, con quello che { $seat } ha detto davanti a tutti. Al tavolo nessuno lo saprà.
web-report-name = Il nome
web-report-insult = Insulti
web-report-threat = Minacce
web-report-spam = Pubblicità o messaggi a raffica
web-report-no = Lascia stare
web-reported = Segnalato. Grazie.

## Il proprio profilo

web-me-about = Un profilo ritrova i tuoi tavoli su tutti i tuoi dispositivi, senza account. Lo custodisce una chiave su questo dispositivo; nessun altro ne sa nulla.
web-me-colour = Colore preferito
web-me-colour-any = uno qualsiasi
web-me-colour-about = Se quando ti siedi c'è un posto libero di questo colore, è tuo.
web-me-colour-name =
    { $colour ->
        [0] rosso
        [1] blu
        [2] verde
        [3] giallo
        [4] viola
       *[5] arancione
    }
web-me-zone = Fuso orario: { $zone }
web-me-make = Tieni un profilo
web-me-save = Salva
web-me-saved = Salvato.
web-me-addresses = Dove vengo avvisato
web-me-forget = Togli
web-me-tables = I miei tavoli
web-me-no-tables = Ancora nessun tavolo: un tavolo compare qui quando ti ci siedi o lo riapri.
web-me-waiting = in attesa
web-me-playing = in corso
web-me-open = Apri
web-me-move = Usalo su un altro dispositivo
web-me-move-about = Inquadra il codice con l'altro dispositivo, o apri lì il link. Chi ce l'ha ha il tuo profilo e i tuoi posti.
web-me-delete = Cancella i miei dati
web-me-delete-sure = Il tuo profilo, i suoi indirizzi e i suoi legami con i tuoi posti vengono cancellati subito. Nelle partite finite il tuo nome viene sostituito; in quelle in corso, quando finiranno. Quello che hai detto resta al suo tavolo.
web-me-deleted = I tuoi dati sono stati cancellati.

## Detto a tutti nelle chiacchiere; $seat è chi siede lì

note-new-link = { $seat } ha fatto un nuovo link per questo posto. Quello vecchio non vale più.
note-link-lost = Chi ospita segnala che il link di { $seat } è perso e ne farà uno nuovo allo scadere del tempo, a meno che { $seat } torni o dica di no.
note-link-found = { $seat } tiene il vecchio link.
note-link-replaced = Chi ospita ha fatto un nuovo link per il posto di { $seat }. Quello vecchio non vale più.
note-shows-hand = { $seat } lascia vedere agli spettatori ciò che solo { $seat } può vedere.
note-hides-hand = { $seat } non lascia più vedere agli spettatori altro che il tavolo.
note-more-time = Da ora chi ospita dà più tempo a tutti.
note-no-clock = Da ora niente più orologio: chi ospita lascia a tutti il tempo che serve.
note-gave-up = { $seat } ha abbandonato. In quel posto continua un bot.
note-replaced = { $seat } non c'è: chi ospita fa giocare un bot fino al suo ritorno.
note-tv-on = { $seat } mostra il tavolo su un televisore: chi è nella stanza vede quello che tutti possono vedere.
note-tv-off = Il televisore non mostra più il tavolo.

## Accanto a un nome, dalle partite finite

web-reliable-time = in tempo: { $percent }%
web-reliable-words = promesse mantenute: { $kept } su { $words }
web-reliable-games = { $count } partite giocate

## Ciò che è rifiutato

refused-not-lost = Prima chi ospita deve segnalare che il link di questo posto è perso, e il posto dev'essere di qualcun altro.
refused-no-such-zone = Nessuno conosce un fuso orario chiamato { $name }. Impostane uno su questo dispositivo, per esempio Europe/Rome.
refused-still-time = C'è ancora tempo per tornare con il vecchio link. Riprova quando sarà scaduto.
refused-not-an-onlooker = Hai un posto a questo tavolo: solo gli spettatori guardano da sopra una spalla.
refused-not-shown = Questa persona non ha acconsentito a mostrare agli spettatori ciò che vede.
refused-no-such-profile = Nessun profilo ha questa chiave: è stato cancellato, o non è usato da tempo. Fanne uno nuovo.
refused-new-link = Questo posto ha un nuovo link, e quello vecchio non vale più. Se non sei stato tu, fattene dare uno nuovo da chi ospita.
refused-no-onlookers = A questo tavolo si gioca senza spettatori. Chiedi un posto a chi ospita.
refused-watch-by-link = Qui si guarda con un link a parte. Fattelo dare da chi ospita.
