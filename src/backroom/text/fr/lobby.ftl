### The lobby beyond its first sight: one's own tables, settings, the rule book, no network.

## My tables

web-mine-with = Avec { $names }
web-mine-alone = Personne d'autre pour l'instant
web-mine-you-are = Vous êtes { $name }
web-mine-free =
    { $count ->
        [0] Tout le monde est là, on va commencer
        [1] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
web-mine-turn = C'est à vous
web-mine-secret = La table décide en secret
web-mine-secret-you = C'est à vous : tous décident en secret
web-mine-stand-in = Un bot joue pour vous
web-mine-last = Dernier coup : { $text }
web-mine-unread =
    { $count ->
        [one] Un nouveau message
       *[other] { $count } nouveaux messages
    }
web-mine-mail = par correspondance
web-mine-open = Aller à la table
web-mine-open-at = Aller à la table : { $game }
web-mine-more = Autres actions pour cette table
web-mine-leave = Quitter la table
web-mine-leave-sure = Votre place se libère et votre lien ne mène plus nulle part. Quitter la table ?
web-mine-delete = Supprimer la table
web-mine-delete-sure = La table et tout ce qui s'y trouve disparaîtront pour tous, définitivement. La supprimer ?
web-mine-hide = Retirer de ma liste
web-mine-hide-sure = Cet appareil oubliera le lien de votre place. Si vous ne l'avez pas ailleurs, vous ne pourrez pas revenir. Le retirer ?
web-mine-yes = Oui
web-mine-over = Parties terminées
web-mine-look = Revoir
web-mine-late = Vous verrez où en est cette table en l'ouvrant.
web-mine-devices = Ces tables sont sur cet appareil. Avec un profil, vous les avez sur tous vos appareils.

## Settings

web-set-look = Clair ou sombre
web-set-look-system = comme l'appareil
web-set-look-dark = sombre
web-set-look-light = clair
web-set-size = Taille du texte
web-set-size-by = { $percent } %
web-set-patterns = Des motifs en plus des couleurs, pour distinguer les joueurs
web-set-install = Installer Backroom sur cet appareil
web-set-installed = Backroom est installé sur cet appareil.
web-set-kept = Tout cela est gardé sur cet appareil.

## The rule book

web-book = Livre de règles
web-book-contents = Sommaire
web-book-find = Chercher : un mot, ou { $rule }
web-book-found =
    { $count ->
        [0] Rien trouvé. Essayez un autre mot.
        [1] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
web-book-near =
    { $count ->
        [1] Aucun passage ne contient tout cela ; un seul s'en approche.
       *[other] Aucun passage ne contient tout cela ; { $count } s'en approchent.
    }
web-book-keys = Les flèches vont d'un passage à l'autre, Échap remontre tout.
web-book-page = Ouvrir sur une page à part
web-book-link = Lien vers la règle { $rule }

## Without a server

web-offline = Vous êtes hors ligne
web-offline-about = Le serveur ne répond pas. Vos tables et vos places y sont en sécurité ; en attendant, on peut lire les règles.
web-offline-again = Réessayer

web-own-table-about = Choisissez qui joue et selon quelles règles. Chacun reçoit un lien : ni compte, ni installation.
web-invite-about =
    { $count ->
        [one] Vous recevrez un lien pour l'autre personne. La partie commence dès que la place est prise.
       *[other] Vous recevrez un lien pour chacune des { $count } autres personnes. La partie commence dès que toutes les places sont prises.
    }
web-window-seconds =
    { $count ->
        [0] jusqu'à ce que tous aient répondu
       *[other] { $count } secondes
    }
web-others = Les autres
web-others-people = des amis, par lien
web-others-bots = des bots
web-who-sits = Qui prend la place { $number } ?
web-person = Une personne, par lien
web-board-needed = Choisissez d'abord le fichier de votre plan.
web-make-table = Ouvrir la table
web-window-time = Combien de temps pour intervenir avec une carte ?
web-names-themself = choisit son nom
