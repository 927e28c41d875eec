# A finished game of Bootleggers in figures.

after-tie = Ha deciso la carta muscoli più alta dell'ultimo turno (B9.4).
after-step-begin = Preparazione
after-step-round = Turno { $n }
after-step-short-begin = 0
after-step-short-round = { $n }
after-chart-cash = Soldi
after-chart-influence = Segnalini influenza negli spacci
after-part-start = soldi iniziali
after-part-sales = vendite
after-part-profit = profitto dei propri spacci
after-part-deals = affari
after-part-thugs = Moll e Vigorish
after-part-cards = costo delle carte
after-part-trucks = camion comprati
after-part-wages = bustarelle e muscoli
after-part-markers = segnalini
after-grid-houses = Chi comandava in quale spaccio
after-mark-majority = solo maggioranza
after-against-production = Casse dalle distillerie
after-against-demand = Domanda degli spacci
after-fates-crates = Che fine hanno fatto le casse
after-way-sold = vendute
after-way-cards = perse per una carta
after-way-unsold = senza compratore
after-way-left = rimaste a terra
after-unit-crates = { $n ->
        [one] { $n } cassa
       *[other] { $n } casse
    }
after-unit-markers = { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
after-luck-production = Distillerie
after-luck-production-means = Casse prodotte rispetto alla media dei dadi della distilleria; dove sta il piedipiatti è contato il rischio di un 5. Una cassa vale 2G$, quanto paga la maggior parte degli spacci.
after-luck-demand = Domanda
after-luck-demand-means = Che cosa hanno portato i dadi della domanda ai camion in fila e al profitto dello spaccio, rispetto alla media di tutti i tiri, con le file e i prezzi di quel momento. I camion nella corsia pubblica contano come se avessero avuto il permesso di vendere.
after-luck-moll = Moll
after-luck-moll-means = Quanto è costato il dado di Moll rispetto alla sua media.
after-luck-recruiting = Recruiting
after-luck-recruiting-means = Segnalini dal dado di Recruiting rispetto alla media. Un segnalino vale 4G$, il prezzo di City Politics.
