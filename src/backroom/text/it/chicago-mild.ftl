### King of Chicago in mild words: what a host may prefer. Loaded on top of chicago.ftl, so it says
### again only what would be too plain there: its terms, and whatever speaks without them.

-brothel = cabaret
-brothels = cabaret
-girl = ballerina
-girls = ballerine

gangster-der-schweinehund = Der Grobian
    .gloss = Il Villano
gangster-the-pimp = The Impresario
    .gloss = L'Impresario
goods-girls = Ballerine
