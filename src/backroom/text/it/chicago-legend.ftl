# What the signs on the map and on the bosses' cards mean.

legend-territory = Territorio: 50$ a turno di gioco per chi lo tiene. Chi ne ha di più ha il rispetto locale, un punto.
legend-lot = Lotto: uno, due o tre puntini per un'attività piccola, media o grande.
legend-source = Qui ci sono risorse fin dall'inizio; il numero dice quante.
legend-place = Qui cominciano e finiscono contratti, e possono comparire risorse.
legend-entrance = Ingresso: per fare qualcosa in un luogo, fermati sulla casella indicata dalla sua freccia.
legend-scenery = Solo sfondo: qui non c'è niente da fare.
legend-cemetery = Mount Carmel Cemetery: chi è qui è fuori dal gioco.
legend-police-car = L'auto della polizia. La guida chi ha il distintivo: per una retata, per ripulire un territorio o per sequestrare risorse.
legend-inside = Quanti gangster ci sono dentro. Quanti, lo vedono tutti; chi sono, lo sa solo il loro boss.
legend-earns = Qui potresti fare qualcosa, e ne ricaveresti qualcosa.
legend-can = Qui potresti fare qualcosa.
legend-unlikely = Qui potresti fare qualcosa, ma per arrivarci serve un tiro fortunato.
legend-square = Ci puoi andare. Casella vivace: c'è qualcosa da guadagnare. Casella pallida: non c'è niente da guadagnare.
legend-bosses = Sulle schede dei boss
legend-points = I punti, fino ai dieci che fanno vincere: una casa per ognuno che viene da un'attività, un rombo da un contratto, una stella dal rispetto locale, un disco dai gangster.
legend-held = Territori tenuti.
legend-kinds = Bar, casinò, { -brothels }: ogni numero è un'attività e dice quanti punti dà. A strisce: è chiusa.
legend-monopoly = Monopolio: tutte le attività aperte di un tipo. Rendono di più.
legend-car = L'auto. Ogni cerchio è un posto; pieno, è occupato.
legend-work = Gangster al lavoro. Ogni due fanno un punto.
legend-away = Gangster in prigione, in ospedale, alla macchia; morti.
legend-cards = Carte in mano; un contratto in corso.
legend-first = Primo boss di questo turno di gioco.
legend-badge = Ha il distintivo e manda la polizia.
legend-waiting = Il tavolo aspetta questo boss.
legend-stopped = Congelato; non può guidare; non vuole proposte.
