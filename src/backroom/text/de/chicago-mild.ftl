### King of Chicago in mild words: what a host may prefer. Loaded on top of chicago.ftl, so it says
### again only what would be too plain there: its terms, and whatever speaks without them.

-brothel = Varieté
-brothels = Varietés
-girl = Tänzerin
-girls = Tänzerinnen

event-backstabbing = Backstabbing Son of a Gun
    .gloss = Der Dolch im Rücken
gangster-der-schweinehund = Der Grobian
    .gloss = grob zu jedem
gangster-the-pimp = The Impresario
    .gloss = der Varietédirektor
goods-girls = Tänzerinnen
