### Simulazioni: molte partite insieme, le loro righe e la pagina che ne parla.

## Aiuto

cli-help-sim-rows = Un file con una riga per partita: JSON Lines (.jsonl) o Parquet (.parquet). Una simulazione fermata riprende con --resume e questo file.
cli-help-sim-times = Aggiunge a ogni riga quanti secondi di calcolo ha richiesto la partita. Queste righe cambiano da una volta all'altra.
cli-help-sim-report = Un file per una pagina con grafici (HTML). Quello che contiene viene sostituito.
cli-help-sim-ray = Gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno su questo computer.

## Strada facendo

cli-progress = { $count } partite su { $most } · { $rate } partite/s · ancora { $text }

## Che cosa non si può fare, e che cosa fare invece

cli-no-ray = --ray ha bisogno di Ray, che non è installato. Per installarlo: pip install "backroom[ray]"
cli-no-pyarrow = Parquet ha bisogno di pyarrow, che non è installato. Per installarlo: pip install "backroom[data]". Oppure scegli un file che finisce in .jsonl.
cli-ray-not-reached = All'indirizzo { $name } non c'è un cluster Ray utilizzabile ({ $detail }). Controlla l'indirizzo; «--ray local» ne avvia uno su questo computer.
cli-workers-lost = I processi che giocavano non ci sono più ({ $detail }).
cli-rows-kind = { $file }: le righe vanno in un file che finisce in .jsonl o .parquet. Scegli un nome così con --rows.
cli-rows-there = { $file } c'è già, e le righe non vengono mai sovrascritte. Scegli un altro nome con --rows, o sposta il file.
cli-rows-unfinished = { $file } appartiene a una simulazione fermata. Per riprendere: backroom sim --resume { $file }
cli-other-rows = { $file }, riga { $line }: non è di questa simulazione. Rimetti il file com'era, o ricomincia.
cli-cannot-write-there = Impossibile scrivere { $file } ({ $detail }). Scegli un altro posto con { $name }.
cli-bot-not-imported = Impossibile importare il bot «{ $name }» ({ $detail }). Il suo modulo dev'essere installato o trovarsi nella cartella corrente.
cli-no-bot-there = «{ $name }» non è un bot. Indica una classe derivata da backroom.bots.bot.Bot, con il suo modulo: miopacchetto.MioBot.

## Numeri

cli-decimal = { $whole },{ $parts }
cli-percent-of = { $text }%
cli-row-decisions = Decisioni

## La pagina

cli-plot-title =
    { $count ->
        [one] { $name }: una partita fra bot
       *[other] { $name }: { $count } partite fra bot
    }
cli-plot-about = Bot: { $names }. Giocatori al tavolo: { $text }. Seme { $number }.
cli-plot-rules = Regole diverse dalle solite: { $names }.
cli-plot-part = La simulazione è stata fermata dopo { $count } partite su { $most }.
cli-plot-violations =
    { $count ->
        [one] Una partita è andata storta. Non è nei grafici.
       *[other] { $count } partite sono andate storte. Non sono nei grafici.
    }
cli-plot-middle = mediana; metà centrale: da { $lower } a { $upper }
cli-plot-per-game = per partita
cli-plot-table = Mostra le cifre
cli-plot-bots = Vittorie per bot
cli-plot-paired = Qui i posti non contano: ogni bot ha occupato ogni posto lo stesso numero di volte.
cli-plot-unpaired = I posti possono contare un poco: i bot non li hanno occupati tutti lo stesso numero di volte. Con un multiplo di { $number } partite succede.
cli-plot-seats = Vittorie per posto, { $number } giocatori
cli-plot-seats-even = Il caso basta a spiegare le differenze fra i posti (test chi quadrato, p { $text }).
cli-plot-seats-uneven = Il caso spiega a malapena le differenze fra i posti (test chi quadrato, p { $text }).
cli-plot-interval = Intervallo al { $number }%
cli-plot-fair = Equa
cli-plot-from-to = da { $lower } a { $upper }
cli-plot-legend = Nelle vittorie la linea sottile mostra dove sta la vera quota, con il { $number }% di confidenza (Wilson). Quella tratteggiata è la quota equa.
cli-plot-scores = Punteggi
cli-plot-everybody = Tutti
cli-plot-median = mediana { $number }
cli-plot-least = Minimo
cli-plot-lower = Primo quartile
cli-plot-column-median = Mediana
cli-plot-upper = Terzo quartile
cli-plot-most = Massimo
cli-plot-box = Riquadro: la metà centrale, attraversata dalla mediana. Linea: dal minimo al massimo.
cli-plot-lengths = Durata delle partite
cli-plot-round = Turni
cli-plot-lengths-note = Le partite secondo il numero di turni.
cli-plot-endings = Come finiscono le partite
cli-plot-ending = Fine
cli-plot-cards = Quante volte si gioca ogni carta, per partita.
cli-plot-most-cards = Quante volte si giocano le { $count } carte più usate, per partita. Nella tabella ci sono tutte.
cli-plot-made = Fatto da Backroom { $text }. La stessa versione, gli stessi bot, le stesse opzioni e lo stesso seme ({ $number }) danno le stesse partite, byte per byte.
cli-plot-bots-only = Sono partite fra bot. Le persone giocano in altri modi.
