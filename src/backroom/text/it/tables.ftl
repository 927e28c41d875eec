### Tables beside their games: the list of them, who gets up, ending together, playing again.

## The list in the lobby

web-tables = Tavoli che cercano gente
web-tables-host = Invita { $name }
web-tables-free =
    { $count ->
        [one] { $seats } posti, 1 libero
       *[other] { $seats } posti, { $count } liberi
    }
# $time is a length, such as “5 minutes”.
web-tables-waits = Aperto da { $time }
web-tables-away = { $name } ora non c'è
web-tables-sit = Siediti
web-tables-sit-at = Siediti con { $name }: { $game }
web-tables-more = Mostrane altri
web-who-may-come = Chi può venire?
web-by-link = Chi riceve un link da me
web-for-all = Tutti: il tavolo sta sulla lista

## Before the game

web-on-the-list = Questo tavolo sta sulla lista: chi vuole prende un posto libero.
web-new-link = Nuovo link
web-new-link-about = Il link che portava a questo posto non varrà più.
web-send-away = Manda via { $seat }
web-send-away-sure = { $seat } perde il posto e il suo link. Poi ci si può sedere qualcun altro.
web-send-away-yes = Manda via
web-fill =
    { $count ->
        [one] Comincia subito, con un bot al posto vuoto
       *[other] Comincia subito, con dei bot ai { $count } posti vuoti
    }
web-get-up = Alzati dal tavolo
web-delete = Cancella questo tavolo
web-delete-sure = Il tavolo e tutto quello che c'è sopra spariranno per sempre, per tutti, e i suoi link non porteranno più da nessuna parte. Cancellarlo?
web-delete-yes = Cancella

## Ending together

web-stop = Chiudi qui la partita
web-stop-here = Chiudila adesso
web-stop-about = Se tutti quelli che giocano sono d'accordo, la partita finisce e chi è in testa ha vinto. Agli altri si chiede in segreto: nessuno sa chi lo vuole, nemmeno che eri tu.
web-stop-alone = La partita finisce subito e chi è in testa ha vinto. Chiudere?
web-stop-ask = Chiedi agli altri
web-stop-going-on = Lo si sta chiedendo agli altri.
web-stop-asked = Qualcuno vorrebbe chiudere qui la partita. Vincerebbe chi è in testa.
web-stop-secret = Nessuno sa che cosa rispondi. Se non dici niente, continui.
web-stop-mine =
    { $mine ->
        [yes] Tu chiuderesti.
       *[no] Tu continueresti.
    }
web-stop-yes = Chiudi
web-stop-no = Continua
web-stop-over = Si continua: non tutti volevano smettere.

## Playing again

web-again = Rigioca con le stesse persone
web-again-bots = Un'altra partita a questo tavolo
web-again-others = Gli altri rigiocano.
web-again-sit = Siediti con loro
web-again-watch = Guardali
