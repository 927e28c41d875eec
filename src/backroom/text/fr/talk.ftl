### Parler à la table : à tous, et entre soi.

web-talk-choice = Qui peut parler avec qui ?
web-talk-open = Tout le monde entend tout
web-talk-open-about = Pas de messes basses : ce qui se dit se dit à toute la table.
web-talk-private = Apartés permis
web-talk-private-about = On peut parler à deux ou à plusieurs. Personne d'autre ne s'en aperçoit.
web-talk-unsealed = Apartés, sauf pendant les décisions secrètes
web-talk-unsealed-about = Tant que chacun choisit en secret, pas de messes basses.
web-talk-after = Après la partie, tous ceux qui ont joué peuvent tout lire
web-talk-with-whom = À qui vous parlez
web-talk-everybody = Tout le monde
web-talk-new = + Parler avec…
web-talk-pick = Choisissez à qui vous voulez parler.
web-talk-begin = Commencer
web-talk-unread =
    { $count ->
        [one] une ligne non lue
       *[other] { $count } lignes non lues
    }
web-talk-among = Aparté avec { $names }
web-talk-say-to = Dire quelque chose à { $names }
web-talk-to = À { $names }
web-talk-to-all = À toute la table
web-talk-only = Personne d'autre ne le lit.
web-talk-read-after = Après la partie, tout le monde pourra le lire.
web-talk-all-read = La partie est finie : tout le monde peut lire ceci maintenant.
web-talk-hushed = La table décide en secret. D'ici là, pas d'apartés.
