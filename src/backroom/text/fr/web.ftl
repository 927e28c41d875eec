### The browser: pages, buttons, notes. What the game itself says stands in the other catalogues.
###
### A name may begin with a vowel: never put "de" or "que" before one.

## The lobby

web-lead = Prohibition, rackets et combines d'arrière-salle, autour d'une table.
web-language = Langue
web-your-name = Votre nom
web-default-name = Boss
web-learn = Jamais joué ?
web-learn-about = Quelques tours à la vraie table, avec quelqu'un qui explique. C'est vous qui jouez.
web-learn-game = Apprendre { $game }
web-play-now = Jouer maintenant
web-what = Backroom est une table pour deux jeux de société au temps de la Prohibition. Jouez tout de suite contre des bots, entre amis avec un lien, ou sur plusieurs jours, un coup à la fois. C'est gratuit, sans compte, et chacun peut vérifier les dés.
web-opponents = Contre
web-opponents-count =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
web-level = Leur force
web-learn-row = Apprendre
web-challenges-open = Défis : trouvez la meilleure réponse
web-hint-ask = Que feriez-vous ?
web-learn-rules = Livre de règles : { $game }
web-settings = Réglages
web-mine = Mes tables
web-game = Quel jeu ?
web-seats = { $least } à { $most } joueurs
web-own-table = Inviter des amis : préparer votre propre table
web-players = Nombre de places
web-you = vous
web-bot = bot
web-bot-named =
    { $name ->
        [scripted] Bot fort, joue pour gagner
        [chaotic] Bot facile, joue au hasard
       *[other] Bot : { $name }
    }
web-options = Règles et options
web-preset = Jouer selon
web-preset-usual = les règles que nous conseillons
web-preset-own = mon propre choix
web-board-choose = Choisir un fichier…
web-board-looking = Lecture de { $file }…
web-board-good = On peut jouer sur { $file } : { $name }.
web-board-wrong = On ne peut pas encore jouer sur { $file }.
web-board-no-text = Ce n'est pas un fichier texte.
web-board-picture = Le plan { $name }

## Sitting down

web-take-seat = S'asseoir
web-waiting-room = La table se remplit
web-starts-itself = La partie commence d'elle-même dès que tout le monde est là.
web-give-links = Donnez à chacun son propre lien : qui a le lien a la place.
web-dice-settling = Les appareils de la table se mettent d'accord sur les dés…
web-dice-void =
    { $count ->
        [one] L'appareil de { $names } n'a pas montré son nombre pour les dés : on les redonne, à partir d'un nouveau secret.
       *[other] Les appareils de { $names } n'ont pas montré leur nombre pour les dés : on les redonne, à partir d'un nouveau secret.
    }
web-dice-without = Les dés ont été donnés sans cet appareil. S'il était là à temps, ne vous y fiez pas.
web-expected = pas encore là
web-invite-link = Lien pour cette place
web-copy = Copier
web-copied = Copié
web-to-lobby = Retour à l'accueil
web-connecting = Nous frappons à la porte…

## The line to the server

web-outdated = Une partie de cette page est introuvable : le serveur en a une plus récente. Rechargez la page ; votre place et la partie sont gardées.
web-begin-anew = Recharger
web-no-server = Le serveur ne répond pas. Vérifiez qu'il tourne et que vous êtes sur le même réseau, puis réessayez.
web-line-lost = La connexion est coupée. On réessaie…
web-line-back = De retour à la table.
web-try-now = Réessayer
web-answer-lost = La connexion a été coupée avant que votre réponse arrive. Si la question vous est encore posée, répondez de nouveau.

## The table

web-parts = Les volets de la table
web-tab-table = Table
web-question = Votre question
web-asked-again = Vous avez conclu un marché après avoir répondu, et ce que vous avez peut avoir changé : cette réponse ne compte plus. Répondez de nouveau.
web-your-turn = À vous de jouer
web-your-turn-soon = Bientôt à vous
web-turn-of = C'est à { $names }
web-deciding = La table réfléchit
web-deciding-wait = La table réfléchit. Personne ne voit qui a déjà répondu.
web-waiting-for = On attend { $names }.
web-watching = Vous regardez la partie. Installez-vous.
web-going-on = On continue…
web-your-answer = Votre réponse : { $text }
web-change = La changer
web-answered = Tant qu'il manque une réponse, vous pouvez changer la vôtre.
web-to-question = Aller à la question
web-plan-full = Tout est en place. Validez, ou reprenez un coup.
web-plan = Choisi, mais pas encore joué :
web-plan-give = Valider
web-restart-turn = Reprendre tous mes coups
web-pick-on-table = Choisissez directement sur la table.
# Beside a question, while the table still shows what was before.
web-asked-next = Ensuite
web-as-list = En liste
# Asked before something is thrown away.
web-sure-yes = Oui
web-sure-no = Non
web-sure-offers =
    { $count ->
        [one] Une proposition attend encore votre réponse.
       *[other] { $count } propositions attendent encore votre réponse.
    } Continuer quand même ?
web-before = Avant cela…
web-pass-stands = Pour les cartes, « { $text } » tient toujours.
web-orders = Également possible
web-pass-longer = Passer plus longtemps
# $text: the answers, as on their buttons; the first three.
web-not-possible = Impossible pour l'instant : { $text }
# On a button: one tap arranges this, and ends the question. $text is all that is arranged.
web-ready = { $text }, et c'est tout
web-fewer = Moins
web-more = Plus
web-most = Max. { $text }
web-pick-several =
    { $least ->
        [0] Choisissez-en jusqu'à { $most }.
       *[other] Choisissez-en de { $least } à { $most }.
    }
web-these =
    { $count ->
        [0] Rien de tout cela
        [1] Valider ce choix
       *[other] Valider ces { $count } choix
    }
web-find-square = Chercher une rue ou un lieu
web-squares-listed =
    { $count ->
        [one] Choisissez la case éclairée sur le plan, ou ouvrez la liste
       *[other] Choisissez l'une des { $count } cases éclairées sur le plan, ou ouvrez la liste
    }
web-other-squares = Cases où il n'y a rien ({ $count })
web-no-square = Aucune case de ce nom n'est à portée.
web-rule = Règle { $rule }
web-rule-link = Lire la règle { $rule }
web-rule-in-book = Voir dans le livre de règles
web-close = Fermer

## Log and talk

web-log = Journal
web-talk = Discussion
web-no-talk = Personne n'a encore rien dit.
web-say-something = Dire quelque chose à la table
web-send = Envoyer

## Deals

web-deals = Marchés
web-deals-about = Ce qui est donné est donné ; une promesse n'engage à rien, mais le registre s'en souvient.
web-make-offer = Faire une proposition
web-no-deals-now = Pas de marchés en ce moment.
web-open-offers = Propositions sur la table
web-no-offers = Aucune proposition n'attend de réponse.
web-lately = Derniers échanges
web-offer-of = { $seat } a une proposition pour { $names }
web-offer-yours = Votre proposition pour { $names }
web-offer-to-you = { $seat } a une proposition pour vous
web-you-give = Vous donnez
web-you-get = Vous recevez
web-they-give = { $seat } donne
web-they-get = { $seat } reçoit
web-declined-by = Refusée par { $names }
web-accept = Conclure
web-decline = Refuser
web-counter = Contre-proposition
web-withdraw = Retirer
web-to-whom = Pour qui ?
web-nothing-to-trade = Rien qui puisse changer de mains maintenant.
web-choose-partner = Dès qu'un nom est choisi, ce que l'autre peut donner s'affiche ici.
web-promises = Promesses
web-how-much = Combien ?
web-which = Lequel ?
web-promise-until = Jusqu'à la fin du
web-time =
    { $unit ->
        [turn] manche { $number }
       *[round] tour { $number }
    }
web-never-mind = Annuler
web-make-it = Faire cette proposition
web-lay-give = Poser { $text } de votre côté
web-lay-take = Demander { $text } à { $seat }
web-take-back = Reprendre { $text }
web-bring-in = Proposer à { $seat }
web-leave-out = Sans { $seat }
web-less-of = Moins : { $text }
web-more-of = Plus : { $text }
web-add-thing = Autre chose…
web-tray-whom = Avec qui ? Choisissez un nom, ou ce que vous voulez obtenir de quelqu'un.
web-tray-tap = Choisissez des biens sur le plateau ou dans votre main, ou réglez-les ici.
web-tray-add = Réglez ce que vous donnez et ce que vous voulez.
web-tray-sums = Vous donnez : { $give } ; vous recevez : { $take }.
web-so-many-promises =
    { $count ->
        [one] une promesse
       *[other] { $count } promesses
    }
web-vow-mine = Je promets
web-vow-theirs = On me promet
web-line-of-words = Un mot avec la proposition
web-is-not-trading = ne veut pas de propositions
web-quoted = « { $text } »
web-you-are-not-trading = Vous ne voulez pas de propositions ce tour-ci.
web-not-trading = Ne rien me proposer
web-not-trading-tip = Personne ne vous fait de proposition jusqu'à la fin du tour. Pour le reste, vous jouez comme d'habitude.
web-offers-wait =
    { $count ->
        [one] Une proposition vous attend
       *[other] { $count } propositions vous attendent
    }
web-question-waits = Il reste à répondre : { $text }
web-stands = Elle tient
web-stands-part = jusqu'à la fin de cette phase
web-stands-question = pour cette question seulement
web-stands-round =
    { $unit ->
        [turn] jusqu'à la fin de la manche
       *[round] jusqu'à la fin du tour
    }
web-stands-until = Jusqu'à { $time }
web-later = Plus tard
web-later-tip = On vous la rappelle dans quelques minutes. { $seat } n'en sait rien.
web-remind-now = Me la remettre sous les yeux
web-after-all = Accepter quand même
web-earlier = Propositions refusées
web-earlier-about = On peut encore changer d'avis et accepter, tant que la proposition n'est ni retirée ni remplacée par une autre faite aux mêmes personnes.
web-calendar = Promesses à échéance
web-runs-out =
    { $unit ->
        [turn] Échoit cette manche
       *[round] Échoit ce tour-ci
    }
web-due-until =
    { $unit ->
        [turn] Jusqu'à la manche { $number }
       *[round] Jusqu'au tour { $number }
    }
web-no-date = Sans date
web-yours-to-keep = À tenir :
web-given-to-you = Faite à vous :
web-ledger = Le registre des promesses
web-no-promises = Aucune promesse n'a été faite.
web-verdict =
    { $verdict ->
        [kept] tenue
        [broken] rompue
       *[open] en cours
    }
web-was-kept = Elle a été tenue
web-was-broken = Elle a été rompue

## The end

web-over = La partie est finie
web-over-because = Fin de la partie : { $ending }.
web-over-you-stopped = Vous avez arrêté la partie ici.
web-show-result = Voir le résultat
web-winner = Victoire
web-download = Télécharger la partie
web-dice-guided = Les dés et les cartes d'une partie guidée sont fixés d'avance. On ne peut vérifier ici qu'une chose : que la partie les a suivis.
web-check-dice = Vérifier les dés

## Keys

web-plain-table = Montrer la table en mots plutôt que le plateau
web-speed = Mouvement sur le plateau
web-speed-slow = lent
web-speed-normal = normal
web-speed-fast = rapide
web-speed-off = aucun
web-menu = Menu
web-reach = Notifications
web-keys = Touches
web-key-number = choisir la réponse qui porte ce numéro
web-enter = Entrée
web-key-enter = valider
web-key-pass = passer
web-key-done = terminer
web-key-undo = reprendre le dernier coup
web-key-offer = faire une proposition
web-key-talk = parler
web-key-skip = aller droit au résultat (un clic suffit aussi)
web-key-help = ouvrir le menu

## The clock of a window

web-window-clock = Jouez quelque chose, ou laissez passer
web-window-stopped = Quelqu'un réfléchit ; le temps est arrêté
web-window-mine = La table vous attend
web-window-wait = Attendez, je réfléchis
web-window-go-on = On continue

## On the board of any game

board-label = Le plateau
board-close = Fermer
# A thing or a person, and what there is to say of it.
web-labelled = { $name } : { $text }
board-which = Que faire ?
# $text is the thing that was picked; there are several answers that name it.
board-choices =
    { $text } : { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
