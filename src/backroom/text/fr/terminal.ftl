### Jouer dans le terminal.

## Aide de la commande

cli-help-terminal = Ouvre une partie contre des bots, ici même dans le terminal.
cli-help-terminal-seats = Combien de joueurs à la table, vous compris.
cli-help-terminal-seed = La même graine donne la même partie. À défaut, chaque partie est nouvelle.
cli-help-terminal-name = Le nom que les autres vous donnent.
cli-help-terminal-bots = Contre qui vous jouez, séparés par des virgules.
cli-help-terminal-board = Joue sur le plateau de ce fichier (docs/boards.md dit comment en écrire un).
cli-help-terminal-save = Le fichier où enregistrer la partie. À défaut, elle va dans votre dossier de données.
cli-help-terminal-resume = Reprend la partie de ce fichier.
cli-help-terminal-fast = Ne fait pas de pause entre les coups des autres.
cli-help-terminal-verbose = Signale quand vous passez d'office parce que vous n'avez rien à jouer.

## S'asseoir et s'en aller

term-you = Boss
term-name = Votre nom ? Entrée pour { $name }
term-welcome = Prenez une chaise, { $name }. À la table : { $names }.
term-welcome-back = Vous revoilà, { $name }. Toujours à la table : { $names }.
term-commitment = Les dés sont scellés. Leur sceau (SHA-256 du secret) : { $text }
term-keeping = La partie est enregistrée dans { $file }
term-start = À chaque question : un numéro pour répondre, t pour la table, ? pour l'aide, q pour quitter (la partie reste enregistrée).
term-unfinished = Votre dernière partie n'est pas finie. Pour la reprendre : backroom terminal { $game } --resume { $file }
term-left = La partie est enregistrée. Pour la reprendre : backroom terminal { $game } --resume { $file }
term-not-kept = Rien n'a été joué : rien n'est enregistré.
term-kept = Enregistrée dans { $file }
term-file-exists = { $file } existe déjà. Choisissez un autre nom avec --save, ou reprenez cette partie avec --resume.
term-no-secret = Impossible de continuer sans { $file } : il contient le secret des dés. Remettez-le à côté de la partie enregistrée.
term-seats = Ce jeu est fait pour { $least } à { $most } joueurs, pas pour { $number }. Choisissez un nombre avec --seats.

## Les questions

term-enter = Entrée : { $text }
term-enter-back = Entrée : retour
term-enter-later = Entrée : décider plus tard
term-enter-none = Entrée : aucune promesse
term-enter-nothing = Entrée : rien, x : laisser tomber
term-enter-make = Entrée : { $text }, x : laisser tomber
term-line = { $text } ({ $span })
term-refused = { $text } : { $why }
term-several =
    { $most ->
        [1] Choisissez-en un par son numéro.
       *[other] { $least ->
            [0] Choisissez-en jusqu'à { $most }, p. ex. 1,3 ; 0 pour aucun.
           *[other] Choisissez-en de { $least } à { $most }, p. ex. 1,3
        }
    }
term-lines = Tapez la ligne puis le nombre : 1 3. Plusieurs d'un coup : 1 3, 2 6
term-one-line = Tapez combien, puis d quand c'est bon.
term-passed = (Rien à jouer : vous passez.)
term-changed = Du nouveau sur la table (t et le numéro le montre) : { $text }
term-earlier =
    { $count ->
        [one] (Une ligne avant cela : l { $most } la montre.)
       *[other] ({ $count } lignes avant cela : l { $most } les montre.)
    }
term-more =
    { $count ->
        [one] (Encore une réponse : + la montre.)
       *[other] (Encore { $count } réponses : + les montre.)
    }
term-from-start = (C'est tout : + montre la liste depuis le début.)
term-more-refused =
    { $count ->
        [one] et une autre, impossible pour l'instant
       *[other] et { $count } autres, impossibles pour l'instant
    }
term-parts = La table est longue : t et un numéro ou un nom en montre une partie, t * la montre en entier
term-because = { $text }
# An answer, and what it would mean.
term-means = { $text } – { $means }

term-bad = Je ne comprends pas. Tapez l'un de ces choix : { $keys }, ou ? pour l'aide.
term-bad-number = Cette réponse n'existe pas ici. Tapez l'un de ces choix : { $keys }
term-bad-amount = Tapez un nombre : { $span }
term-bad-plain-number = Tapez un nombre, ou Entrée pour revenir.
term-range = De { $least } à { $most }.
term-range-steps = De { $least } à { $most }, par pas de { $number }.
term-bad-line = Tapez la ligne puis le nombre, p. ex. 1 3
term-bad-several =
    { $least ->
        [0] Pas plus de { $most }, chacun une seule fois, p. ex. 1,3 ; 0 pour aucun.
       *[other] Au moins { $least } et pas plus de { $most }, chacun une seule fois, p. ex. 1,3
    }
term-no-rule = Il n'y a pas de règle { $rule } sur la page. Tapez r et un numéro, p. ex. r { $example }
term-no-card = Aucune carte ne ressemble à « { $name } ». Tapez c et un bout de son nom, ou le numéro d'une réponse qui nomme une carte.
term-no-part = Aucune partie de la table ne s'appelle « { $name } ». Tapez t pour voir ce qu'il y a.
term-no-map = Ce jeu n'a pas de plan : t montre la table.
term-narrow = Le plan demande { $least } colonnes, et ce terminal n'en a que { $number }. Élargissez-le.
term-nothing-before = Il n'y a rien que vous puissiez faire avant.
term-no-asides = Pas de consigne à laisser ni à retirer pour l'instant.
term-no-more = La liste ne va pas plus loin.

## L'aide

term-help-title = Comment jouer ici
term-help-answers = Tapez le numéro ou la lettre devant la réponse. Entrée seule fait ce qui est indiqué.
term-help-numbers = Quand on vous demande combien, tapez le nombre : 3
term-help-several = Quand vous pouvez choisir plusieurs réponses, séparez-les par des virgules : 1,3
term-help-lines = Quand plusieurs nombres se règlent sur un même écran, tapez la ligne puis le nombre : 1 3. Ensuite d quand c'est prêt.
term-help-reading = Un tiret marque ce qui n'est pas possible, avec la raison. [{ $rule }] nomme la règle : r { $rule } l'affiche.
term-command-more = la suite d'une longue liste de réponses
term-command-table = la table : une partie avec t et un numéro ou un nom, toute la table avec t *
term-command-map = le plan, si le jeu en a un, avec qui se trouve où
term-command-log = le journal : les 30 dernières lignes, ou l et un nombre de lignes
term-command-rule = une règle : r 4.5 ; tout seul, la règle de cette question
term-command-card = ce que fait une carte : c et un bout de son nom, ou c et le numéro d'une réponse
term-command-offers = les marchés : les propositions en cours, et les vôtres
term-command-before = ce que vous pouvez faire avant de répondre
term-command-asides = les consignes laissées d'avance ; avoir de nouveau votre mot à dire après avoir passé pour longtemps
term-command-undo = reprendre votre dernier coup, tant que rien n'a été révélé ni lancé depuis
term-command-save = où la partie est enregistrée (après chaque coup)
term-command-quit = quitter ; la partie reste enregistrée

term-log = Ce qui vient de se passer

## Les marchés

term-deals = La table des marchés
term-deals-here = Vous y êtes déjà. Entrée pour revenir.
term-no-offers = Aucune proposition sur la table.
term-no-deals-now = Pas de marché en ce moment.
term-terms =
    { $seat_is_you ->
        [yes] vous donnez
       *[no] { $seat } donne
    } { $give } contre { $take }
term-your-answer = { $text } : qu'en dites-vous ?
term-accept = Marché conclu : { $text }
term-decline = Refuser : { $text }
term-counter = Faire une contre-proposition : { $text }
term-withdraw = Retirer : { $text }
term-accept-it = Marché conclu
term-decline-it = Refuser
term-counter-it = Faire une contre-proposition
term-was-kept = Tenue : { $text }
term-was-broken = Trahie : { $text }
term-promise =
    { $verdict ->
        [kept] Tenue : { $text }
        [broken] Trahie : { $text }
       *[open] En cours : { $text }
    }
term-new-offer = Faire une proposition
term-whom = À qui ? Plusieurs : 1,3
term-give = Que donnez-vous à { $names } ?
term-take = Que voulez-vous de { $names } ?
term-goods = Tapez la ligne, puis combien : « 1 5, 3 » veut dire cinq de la ligne 1, et la ligne 3.
term-bad-goods = Tapez la ligne, et combien s'il y en a plusieurs : 1 5, 3
term-how-many = { $text } : combien ? Tapez la ligne puis le nombre, p. ex. 1 5
term-too-many-goods = Une proposition ne peut tenir que { $most } lignes.
term-up-to = jusqu'à { $text }
term-any-amount = { $text } ou plus
term-promises = Et une promesse en plus ?
term-who-promises =
    { $seat_is_you ->
        [yes] Vous promettez quelque chose
       *[no] { $seat } promet quelque chose
    }
term-words = Dans vos mots (Entrée : laisser tomber)
term-until =
    Jusqu'à la fin de quel { $unit ->
        [turn] manche
       *[round] tour
    } vaut-elle ?
term-how-much = Combien ?
term-empty-offer = Il n'y avait rien dans cette proposition : elle est oubliée.
term-make-it = Faire cette proposition
term-add-line = La faire, avec un mot en plus
term-say-with-it = Que dites-vous avec ? (Entrée : rien)
term-drop-it = Laisser tomber

## La fin

term-over = La partie est finie : { $ending }.
term-winner =
    { $rank }. { $seat_is_you ->
        [yes] vous
       *[no] { $seat }
    } : { $score }, et la victoire
term-score =
    { $rank }. { $seat_is_you ->
        [yes] vous
       *[no] { $seat }
    } : { $score }
term-resigned =
    { $rank }. { $seat_is_you ->
        [yes] vous
       *[no] { $seat }
    } : { $score }, abandon
# $names gave up and would have won; $first are the best of those who stayed.
term-forfeited =
    { $count ->
        [one] Abandon : { $names }. La victoire du bot ne compte donc pas. En tête parmi ceux qui sont restés : { $first }.
       *[other] Abandon : { $names }. La victoire du bot ne compte donc pas. À égalité en tête parmi ceux qui sont restés : { $first }.
    }
term-secret = Le secret des dés : { $secret }
term-verify = Pour vérifier les dés : backroom verify { $file }

## At a table of a server

cli-help-terminal-join = Prendre place à une table d'un serveur : le lien qu'on vous a envoyé. Le reste de ce qu'on choisit ici ne compte alors pas, sauf --name.
term-bad-link = Ce n'est pas un lien vers une place. Il ressemble à ceci : http://…/table/…#…, avec quelque chose après le #.
term-unreachable = Personne ne répond à { $name } ({ $detail }). Le serveur est-il allumé, et le lien est-il juste ?
term-far-start = À chaque invite : un numéro répond, t montre la table, s suivi de mots parle à tous, ? aide, q quitte (votre place reste la vôtre).
term-waiting-for = On attend encore : { $names }. La partie commence quand tout le monde est là.
term-line-lost = La ligne est coupée. Nouvel essai…
term-line-back = De retour à la table.
term-said = { $seat } : { $text }
term-far-left = Votre place reste la vôtre. Revenez avec le même lien.
term-far-save = La partie entière, pour « backroom verify » : { $text }
term-stood-in = Un bot joue pour vous, car vous étiez absent.
term-enter-back-in = Entrée : reprendre sa place
term-own-board = Cette table se joue sur un plateau à elle, visible seulement dans le navigateur : ouvrez-y le lien.
term-command-speak = dire quelque chose à tous (s Bonsoir), à une seule personne (s @Ann Bonsoir) ; seul : ce qui s'est dit
term-command-end = finir la partie ici, si tous sont d'accord (e + pour, e - contre)
term-whispered = { $seat }, à vous seul : { $text }
term-you-whispered = Vous, à { $names } en privé : { $text }
term-said-in-room = { $seat }, à vous et à { $names } : { $text }
term-nobody-so = Personne d'autre ici ne s'appelle ainsi. Écrivez le nom comme il figure à la table : s @Ann Bonsoir
term-ballot = Quelqu'un veut finir la partie ici. Pour : e +, contre : e -. Personne ne saura ce que vous dites ; se taire, c'est non. ({ $time })
term-how-to-end = Pour finir ici, il faut l'accord de tous, et celui qui mène a gagné. e + le propose ou l'accepte ; e - le refuse.
term-voted = C'est noté. Personne d'autre ne le saura.
term-time-left = Temps restant : { $time }
term-not-asked = On interroge les autres. t : la table, l : le journal, s et des mots : parler
