# What the signs on the map and on the bosses' cards mean.

legend-territory = Revier: 50 $ pro Spielrunde für den, der es hält. Wer die meisten hat, hat den Respekt im Viertel, einen Punkt.
legend-lot = Bauplatz: ein, zwei oder drei Tupfen für einen kleinen, mittleren oder großen Betrieb.
legend-source = Hier liegen von Anfang an Ressourcen; die Zahl sagt, wie viele.
legend-place = Hier beginnen und enden Aufträge, und Ressourcen können auftauchen.
legend-entrance = Eingang: Wer an einem Gebäude etwas tun will, hält auf dem Feld, auf das sein Pfeil zeigt.
legend-scenery = Nur Kulisse: Hier gibt es nichts zu tun.
legend-cemetery = Mount Carmel Cemetery: Wer hier liegt, ist aus dem Spiel.
legend-police-car = Der Polizeiwagen. Wer die Dienstmarke hat, fährt ihn: zur Razzia, um ein Revier zu säubern oder um Ressourcen zu beschlagnahmen.
legend-inside = So viele Gangster sind drinnen. Wie viele, sehen alle; wer es ist, weiß nur ihr Boss.
legend-earns = Hier könntest du etwas tun, und es brächte dir etwas.
legend-can = Hier könntest du etwas tun.
legend-unlikely = Hier könntest du etwas tun, aber so weit kommst du nur mit Würfelglück.
legend-square = Bis dorthin kannst du fahren. Kräftiges Feld: Dort ist etwas zu holen. Blasses Feld: Dort ist nichts zu holen.
legend-bosses = Auf den Karten der Bosse
legend-points = Siegpunkte; mit zehn hast du gewonnen. Ein Haus steht für einen durch Betriebe, eine Raute durch Aufträge, ein Stern durch den Respekt im Viertel, eine Scheibe durch Gangster.
legend-held = So viele Reviere.
legend-kinds = Bars, Kasinos, { -brothels }: Jede Zahl ist ein Betrieb und sagt, wie viele Siegpunkte er bringt. Gestreift: Er ist geschlossen.
legend-monopoly = Monopol: alle offenen Betriebe einer Art. Sie bringen mehr ein.
legend-car = Der Wagen. Jeder Ring ist ein Platz, ein gefüllter ist besetzt.
legend-work = Gangster im Einsatz. Je zwei sind ein Siegpunkt.
legend-away = Gangster im Gefängnis, im Krankenhaus, untergetaucht; tot.
legend-cards = Karten auf der Hand; ein begonnener Auftrag.
legend-first = Startboss in dieser Spielrunde.
legend-badge = Hat die Dienstmarke und schickt die Polizei.
legend-waiting = Auf diesen Boss wartet der Tisch.
legend-stopped = Kaltgestellt; kann nicht fahren; will keine Angebote.
