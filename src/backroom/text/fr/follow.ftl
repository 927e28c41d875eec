### Suivre une partie : le journal par tours, notes et signets.

web-follow-filter = Chercher dans le journal
web-follow-which = Quelles lignes
web-follow-all = Tout
web-follow-me = Ce qui me concerne
web-follow-search = Chercher
web-follow-before = Mise en place
web-follow-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
web-follow-sums = Bilan
web-follow-none = Aucune ligne du journal ne correspond.
web-follow-more-news =
    { $count ->
        [one] { $count } autre ligne dans le journal.
       *[other] { $count } autres lignes dans le journal.
    }
