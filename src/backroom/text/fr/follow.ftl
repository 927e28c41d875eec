### Suivre une partie : le journal par tours, notes et signets.

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

## Notes et signets

web-follow-notes = Notes
web-follow-notes-about = Vous seul pouvez lire ceci, sur chaque appareil qui a votre place.
web-follow-notes-own = Mes notes
web-follow-saved = C'est noté.
web-follow-saving = J'écris…
web-follow-marks = Signets
web-follow-no-marks = Aucun pour l'instant. Pointez une ligne du journal, ou touchez-la : un signet apparaît à côté.
web-follow-mark = Signet
web-follow-unmark = Retirer
web-follow-word = Un mot dessus
web-follow-edit-word = Changer le mot « { $word } »
refused-notes-changed = Vos notes ont été modifiées entre-temps sur un autre appareil. Les deux sont affichées : faites le tri.
refused-too-many-marks = Vous avez { $count } signets, c'est le maximum. Retirez-en un d'abord.

## Sounds

web-follow-sound = Sons : à vous de jouer, un coup reçu, un marché
web-follow-volume = Volume
web-follow-hear = Écouter

## Since one's last answer; when one is asked about cards

web-follow-recap = Depuis votre dernière réponse
web-follow-recap-all = Tout voir ({ $count })
web-follow-recap-less = Moins
web-chances-counting = On ne vous propose de jouer une carte qu'aux moments où elle peut servir.
web-chances-all = On vous propose de jouer une carte à chaque occasion.
web-chances-want-all = Me demander toujours
web-chances-want-counting = Me demander moins souvent
web-chances-tip = Parmi les bots, on ne vous propose de jouer une carte qu'aux moments où elle peut servir. Avant chacune de vos décisions, vous pouvez aussi en jouer une.
refused-not-alone = À plusieurs, chacun est interrogé à chaque occasion.
web-put-off = { $count ->
        [one] Une proposition vous attend.
       *[other] { $count } propositions vous attendent.
    }
