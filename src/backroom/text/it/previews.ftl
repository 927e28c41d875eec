### What is shown of a link where it is sent to somebody, before it is opened.

page-home = Backroom: due giochi da tavolo del proibizionismo
page-home-about = Contrabbanda whiskey o regna su Chicago: con gli amici, attorno a un tavolo o contro i bot. Nel browser, gratis, senza account.
page-table = { $title } da Backroom
page-waiting =
    { $known ->
        [no] Ti aspettano al tavolo.
       *[yes] { $name } ti invita al tavolo.
    } { $free ->
        [0] I { $seats } posti sono tutti occupati.
        [one] { $seats } posti, uno libero.
       *[other] { $seats } posti, { $free } liberi.
    }
page-playing = La partita è in corso, in { $seats }.
page-over = Questa partita è finita.
