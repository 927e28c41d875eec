### Che cosa non va nel file di una mappa ($line), o in quello delle carte risorsa

board-syntax = Riga { $line }: questo non è TOML corretto ({ $detail }). Cerca una parentesi, una virgola o una virgoletta che manca.
board-too-long = Riga { $line }: il file è troppo lungo. Una mappa può avere { $most } caratteri.
board-unknown-key = Riga { $line }: «{ $name }» qui non significa nulla. Ci sono: { $names }.
board-missing-key = Riga { $line }: manca «{ $name }».
board-need-text = Riga { $line }: «{ $name }» dev'essere un testo fra virgolette, da 1 a { $most } lettere.
board-need-word = Riga { $line }: «{ $name }» dev'essere una di queste parole: { $names }.
board-need-number = Riga { $line }: «{ $name }» dev'essere un numero intero, 0 o più.
board-need-numbers = Riga { $line }: «{ $name }» dev'essere un elenco di numeri di caselle, per es. [3, 4].
board-need-yes = Riga { $line }: «{ $name }» dev'essere true (sì) o false (no).
board-need-cell = Riga { $line }: «{ $name }» dev'essere una colonna e una riga, numeri interi da 0 a { $most }, per es. [3, 5].
board-need-cells = Riga { $line }: «{ $name }» dev'essere un elenco di celle, ognuna con colonna e riga da 0 a { $most }, per es. [[3, 5], [4, 5]].
board-need-points = Riga { $line }: «{ $name }» dev'essere un elenco di almeno due punti, nessuno oltre { $most }, per es. [[0, 0], [2.5, 0]].
board-need-entries = Riga { $line }: «{ $name }» dev'essere un elenco di voci fra parentesi graffe, una per riga.
board-too-few =
    { $count ->
        [one] Riga { $line }: «{ $name }» ha una sola voce. Ne servono almeno { $least }.
       *[other] Riga { $line }: «{ $name }» ha { $count } voci. Ne servono almeno { $least }.
    }
board-too-many = Riga { $line }: «{ $name }» ha { $count } voci. Possono essere al massimo { $most }.
board-two-ids = Riga { $line }: anche la casella della riga { $line_other } ha il numero { $number }. Da' a ogni casella un numero suo.
board-no-neighbour = Riga { $line }: la casella { $number } porta alla casella { $number_other }, ma non ce n'è una con quel numero.
board-odd-neighbour = Riga { $line }: in «next» della casella { $number }, il numero { $number_other } è la casella stessa o c'è due volte.
board-many-neighbours = Riga { $line }: la casella { $number } porta a { $count } caselle. Possono essere al massimo { $most }.
board-not-mutual = Riga { $line }: la casella { $number } porta alla casella { $number_other }, ma da quella non si torna. Le strade vanno nei due sensi.
board-cut-off = Riga { $line }: dalla casella { $number_other } non c'è modo di arrivare alla casella { $number }.
board-dead-end = Riga { $line }: il vicolo cieco con la casella { $number } è più lungo di { $most } caselle.
board-place-twice = Riga { $line }: { $name } è già sulla mappa, alla riga { $line_other }.
board-no-place = Riga { $line }: fra i luoghi manca { $name }.
board-star = Riga { $line }: un lotto «{ $name }» non può avere la stella. I boss cominciano con un'attività piccola.
board-lot-cells =
    { $count ->
        [one] Riga { $line }: un lotto di misura «{ $name }» occupa { $least } celle, ma questo ne ha una sola.
       *[other] Riga { $line }: un lotto di misura «{ $name }» dovrebbe occuparne { $least }, ma questo ha { $count } celle.
    }
board-few-lots =
    { $count ->
        [one] Riga { $line }: un solo lotto ha la misura «{ $name }». Ne servono almeno { $least }, uno per attività.
       *[other] Riga { $line }: { $count } lotti hanno la misura «{ $name }». Ne servono almeno { $least }, uno per attività.
    }
board-few-starts =
    { $count ->
        [one] Riga { $line }: un solo lotto piccolo ha la stella. Ne servono almeno { $least }, uno per boss.
       *[other] Riga { $line }: { $count } lotti piccoli hanno la stella. Ne servono almeno { $least }, uno per boss.
    }
board-cell-twice = Riga { $line }: la cella { $cell } è già occupata, alla riga { $line_other }.
board-no-square = Riga { $line }: la freccia indica la casella { $number }, ma non ce n'è una con quel numero.
board-far-arrow = Riga { $line }: la freccia indica la casella { $number }, a { $count } caselle di distanza. Deve indicare una casella di strada a { $most } caselle al massimo.
board-card = Riga { $line }: { $name } non può ricevere { $count } di questa risorsa. 4 vanno a uno dei suoi due luoghi grandi, 3, 2 o 1 a un negozio.
board-card-count =
    { $count ->
        [one] Riga { $line }: una sola carta porta { $number } della risorsa «{ $name }». Devono essere { $least }.
       *[other] Riga { $line }: { $count } carte portano { $number } della risorsa «{ $name }». Devono essere { $least }.
    }
board-card-big =
    { $count ->
        [one] Riga { $line }: una sola carta va a { $name }. Devono essere { $least }.
       *[other] Riga { $line }: { $count } carte vanno a { $name }. Devono essere { $least }.
    }
board-card-shop = Riga { $line }: nessuna carta va a { $name }. Ogni negozio ne vuole almeno una.
board-card-source = Riga { $line }: manca la carta con 1 alcolico per { $name }.
