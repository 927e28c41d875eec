# What the signs on the table of Bootleggers mean.

legend-lamp = Licht an: Die Kneipe ist offen und kauft Whiskey. Licht aus: Sie ist geschlossen.
legend-circles = Ein Kreis für jede Figur. Sind die schraffierten besetzt, öffnet die Kneipe.
legend-control = Kontrolle: mindestens so viele Figuren wie alle anderen dort zusammen.
legend-majority = Mehrheit: keine Kontrolle, aber mehr Figuren als jeder andere dort.
legend-minority = Minderheit: mindestens eine Figur, aber keins von beiden.
legend-tie = Gleichstand bei der Kontrolle: Die Muskeln entscheiden.
legend-price = Großhandelspreis einer Kiste. Wer die Kontrolle hat, bekommt für jede Kiste, die hier gekauft wird, den grünen Profit dazu.
legend-slots = Platz für Ausbauten. Jeder gibt auf jedem Nachfragewürfel hier 1 dazu.
legend-demand = Nachfrage: so viele Kisten, wie die Würfel zeigen. Gewürfelt wird in Phase 5, bis dahin steht ein Fragezeichen darauf.
legend-truck = Ein Lkw mit dem Buchstaben des Besitzers, seiner Nummer und den Kisten darauf. Gestrichelte Felder sind frei.
legend-mobsters = Auf den Karten der Gangster
legend-markers = Figuren im Hinterzimmer, noch zu setzen.
legend-crates = Kisten im Hinterzimmer.
legend-supply = Figuren im Vorrat, noch anzuwerben.
legend-hand = Muskelkarten auf der Hand.
legend-kept = Im Hinterzimmer: Figuren, die bis zum nächsten Aufdecken untergetaucht sind, Würfel, Ausbauten.
legend-muscle = Muskelkarte dieser Runde: Die höchste ist zuerst dran und entscheidet bei Gleichstand.
legend-still = Eine Brennerei mit ihren Würfeln. Steht ein Baum daneben, liegt sie abgelegen: Da kommt der Polizist nie hin.
legend-copper = Der Polizist beobachtet diesen Gangster: Ab Runde 5 verdirbt eine 5 in der Familienbrennerei alles, was sie liefert.
legend-waiting = Auf diesen Gangster wartet der Tisch.
