# A finished game of King of Chicago in figures.

after-tie = In caso di parità vince chi è di turno (nella fase commerciale, il primo boss), altrimenti chi viene subito dopo (K1.2).
after-step-begin = Preparazione
after-step-round = Turno di gioco { $n }, turno d'azione { $part }
after-step-trade = Turno di gioco { $n }, fase commerciale
after-step-short-begin = 0
after-step-short-round = { $n }
after-step-short-trade = { $n }
after-chart-points = Punti vittoria
after-chart-cash = Soldi
after-chart-territories = Territori
after-part-businesses = attività
after-part-contracts = contratti
after-part-respect = rispetto locale
after-part-gangsters = gangster al lavoro
after-part-start = soldi iniziali
after-part-territories = territori
after-part-extras = extra dei gangster
after-part-deals = affari
after-part-hiring = gangster assunti
after-part-bribes = bustarelle
after-part-turf = territori presi
after-grid-businesses = Di chi era l'attività
after-mark-closed = chiusa
after-against-driving = Caselle ai dadi
after-against-shootouts = Round vinti nelle sparatorie
after-unit-territories = { $n ->
        [one] { $n } territorio
       *[other] { $n } territori
    }
after-unit-squares = { $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    }
after-unit-wins = { $n ->
        [one] { $n } vinto
       *[other] { $n } vinti
    }
after-unit-saves = { $n ->
        [one] { $n } salvato
       *[other] { $n } salvati
    }
after-unit-goods = { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }
after-luck-shootouts = Sparatorie
after-luck-shootouts-means = Round vinti, rispetto alla probabilità che davano i totali. In punti: quanto un round vinto o perso ha cambiato il valore medio della sparatoria; un gangster conta mezzo punto, un'attività aperta i suoi punti.
after-luck-raided = Retate superate
after-luck-raided-means = Una retata su due riesce. Conta quello che avrebbe tolto: mezzo punto per gangster e i punti dell'attività.
after-luck-raids = Retate ordinate
after-luck-raids-means = Una su due riesce. Al distintivo non porta punti.
after-luck-driving = Guida
after-luck-driving-means = Caselle ai dadi per l'auto; un dado dà 3,5 in media. Non contano punti.
after-luck-police = Auto della polizia
after-luck-police-means = Caselle ai dadi per l'auto della polizia; un dado dà 3,5 in media. Non contano punti.
after-luck-forgery = Freddie Forgery
after-luck-forgery-means = Stampa 250$ in media. I soldi non contano punti; che una volta su sei lo prendano sì: mezzo punto.
after-luck-bets = Red Hot Tip
after-luck-bets-means = Una scommessa su due è vinta. I soldi non contano punti.
after-luck-doctor = The Doctor
after-luck-doctor-means = Ne salva uno su due. Chi è salvo sta in ospedale e lì non conta punti.
after-luck-burglary = Burglary
after-luck-burglary-means = Risorse rubate rispetto alla media del dado, finché c'era qualcosa da prendere. Non contano punti.
