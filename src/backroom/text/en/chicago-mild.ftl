### King of Chicago in mild words: what a host may prefer. Loaded on top of chicago.ftl, so it says
### again only what would be too plain there: its terms, and whatever speaks without them.

-brothel = cabaret
-brothels = cabarets
-girl = dancer
-girls = dancers

gangster-der-schweinehund = Der Grobian
gangster-the-pimp = The Impresario
goods-girls = Dancers
