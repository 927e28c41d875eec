# What the signs on the table of Bootleggers mean.

legend-lamp = Lampada accesa: lo spaccio è aperto e compra whiskey. Spenta: è chiuso.
legend-circles = Un cerchietto per ogni segnalino. Quando quelli a righe sono occupati, lo spaccio apre.
legend-control = Controllo: almeno tanti segnalini quanti tutti gli altri messi insieme in quello spaccio.
legend-majority = Maggioranza: senza controllo, ma con più segnalini di ciascuno degli altri.
legend-minority = Minoranza: almeno un segnalino, ma né controllo né maggioranza.
legend-tie = Parità per il controllo: decidono i muscoli.
legend-price = Prezzo all'ingrosso di una cassa. Chi ha il controllo guadagna in più il profitto in verde, per ogni cassa comprata qui.
legend-slots = Posto per i miglioramenti. Ognuno vale 1 in più su ogni dado domanda di questo spaccio.
legend-demand = Domanda: tante casse quante ne dicono i dadi. Si tirano nella fase 5; fino ad allora mostrano un punto interrogativo.
legend-truck = Un camion: la lettera del proprietario, il suo numero e le casse caricate. Le caselle a trattini sono libere.
legend-mobsters = Sulle schede dei gangster
legend-markers = Segnalini nel retrobottega, da piazzare.
legend-crates = Casse nel retrobottega.
legend-supply = Segnalini nella riserva, da reclutare.
legend-hand = Carte muscoli ancora in mano.
legend-kept = Nel retrobottega: segnalini nascosti (finché non si scoprono le prossime carte muscoli), dadi, miglioramenti.
legend-muscle = Carta muscoli di questo turno: la più alta va per prima e vince i pareggi.
legend-still = Una distilleria con i suoi dadi. Con un albero accanto è periferica: lì il piedipiatti non va mai.
legend-copper = Il piedipiatti sorveglia questo gangster: dal turno 5 in poi, un 5 nella distilleria di famiglia rovina tutto ciò che produce.
legend-waiting = Il tavolo aspetta questo gangster.
