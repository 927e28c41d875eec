### What is shown of a link where it is sent to somebody, before it is opened.

page-home = Backroom : deux jeux de société au temps de la Prohibition
page-home-about = Passez du whisky en fraude ou régnez sur Chicago : entre amis, autour d'une table ou contre des bots. Dans le navigateur, gratuit, sans compte.
page-table = { $title } chez Backroom
page-waiting =
    { $known ->
        [no] On vous attend à la table.
       *[yes] { $name } vous invite à la table.
    } { $free ->
        [0] Les { $seats } places sont prises.
        [1] { $seats } places, dont une libre.
       *[other] { $seats } places, dont { $free } libres.
    }
page-playing = La partie est en cours, à { $seats }.
page-over = Cette partie est terminée.
