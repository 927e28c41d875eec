### The lobby beyond its first sight: one's own tables, settings, the rule book, no network.

## My tables

web-mine-with = Con { $names }
web-mine-alone = Ancora nessun altro
web-mine-you-are = Tu sei { $name }
web-mine-free =
    { $count ->
        [0] Ci sono tutti, si sta per cominciare
        [one] Un posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
web-mine-turn = Tocca a te
web-mine-secret = Scelta segreta in corso
web-mine-secret-you = Tocca a te: tutti scelgono in segreto
web-mine-stand-in = Un bot gioca per te
web-mine-last = Ultima mossa: { $text }
web-mine-unread =
    { $count ->
        [one] Un messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
web-mine-mail = per posta
web-mine-open = Vai al tavolo
web-mine-open-at = Vai al tavolo: { $game }
web-mine-more = Altro su questo tavolo
web-mine-leave = Lascia il tavolo
web-mine-leave-sure = Il tuo posto si libera e il tuo link non porta più da nessuna parte. Lasci il tavolo?
web-mine-delete = Elimina il tavolo
web-mine-delete-sure = Il tavolo e tutto ciò che contiene spariranno per tutti, per sempre. Eliminarlo?
web-mine-hide = Togli dalla mia lista
web-mine-hide-sure = Questo dispositivo dimenticherà il link al tuo posto. Se non l'hai altrove, non potrai tornare. Toglierlo?
web-mine-yes = Sì
web-mine-over = Partite finite
web-mine-look = Rivedi
web-mine-late = Vedrai a che punto è aprendo il tavolo.
web-mine-devices = Questi tavoli sono su questo dispositivo. Con un profilo li trovi su tutti i tuoi dispositivi.

## Settings

web-set-look = Chiaro o scuro
web-set-look-system = come il dispositivo
web-set-look-dark = scuro
web-set-look-light = chiaro
web-set-size = Dimensione del testo
web-set-size-by = { $percent }%
web-set-patterns = Oltre ai colori anche motivi, per distinguere i giocatori
web-set-install = Installa Backroom su questo dispositivo
web-set-installed = Backroom è installato su questo dispositivo.
web-set-kept = Tutto questo resta su questo dispositivo.

## The rule book

web-book = Regolamento
web-book-contents = Indice
web-book-find = Cerca: una parola, o { $rule }
web-book-found =
    { $count ->
        [0] Nessun risultato. Prova un'altra parola.
        [one] Un passaggio trovato.
       *[other] { $count } passaggi trovati.
    }
web-book-near =
    { $count ->
        [one] Tutto insieme non c'è; un passaggio ci va vicino.
       *[other] Tutto insieme non c'è; { $count } passaggi ci vanno vicino.
    }
web-book-keys = Le frecce saltano da un passaggio all'altro, Esc mostra di nuovo tutto.
web-book-page = Apri in una pagina a parte
web-book-link = Link alla regola { $rule }

## Without a server

web-offline = Sei offline
web-offline-about = Il server non risponde. I tuoi tavoli e i tuoi posti lì sono al sicuro; intanto puoi leggere le regole.
web-offline-again = Riprova

web-own-table-about = Scegli chi gioca e con quali regole. A chi inviti basta un link: niente account, niente da installare.
web-invite-about =
    { $count ->
        [one] Riceverai un link per l'altro posto. La partita comincia appena è occupato.
       *[other] Riceverai un link per ciascuno degli altri { $count } posti. La partita comincia appena sono tutti occupati.
    }
web-window-seconds =
    { $count ->
        [0] finché non hanno risposto tutti
       *[other] { $count } secondi
    }
web-others = Gli altri
web-others-people = amici, con un link
web-others-bots = bot
web-who-sits = Chi siede al posto { $number }?
web-person = Una persona, con un link
web-board-needed = Scegli prima il file della tua mappa.
web-make-table = Apri il tavolo
web-window-time = Quanto tempo per intervenire con una carta?
web-names-themself = sceglie il nome
