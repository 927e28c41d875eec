### What every game shares: people, lists, passing, deals, refusals, saves.
###
### $seat is a player's name (a game may have a word of its own for it, such as $mobster); beside it
### stands $seat_is_you ("yes" or "no"), so that a sentence can speak to its reader. Beside a list such as $give stands $give_count.
### A game says a message of these again in its own catalogue where it has other words for it.
###
### A name may begin with a vowel: never put "de" or "que" before one.

## People, money, lists

seat = Joueur { $number }
name-seat =
    { $seat_is_you ->
        [yes] vous
       *[no] { $seat }
    }
cash = { $amount } $
final-score = { $score }
end-agreed = on s'est arrêté là
list-nothing = rien
list-next = { $before }, { $then }
list-last = { $before } et { $then }
list-clause = { $before } ; { $then }

## Said with one tap: each reads it in their own language

phrase-hello = Bonsoir la compagnie.
phrase-well-played = Bien joué.
phrase-hurry = Allez, la nuit est courte.
phrase-deal = Parlons affaires.
phrase-remember = Je m'en souviendrai.

## What you can do ($prompt is the key of the question, if there is one)

do-begin = Mettre la table en place
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-investigation] Laisser faire
            [ask-pre-empt] Laisser faire
           *[other] Passer
        }
        [1] Passer ici, quoi que jouent les autres
        [2] Passer jusqu'à la fin de cette phase
        [3] Passer jusqu'à la fin de ce tour
       *[other] Passer tant que rien ne me concerne
    }
do-attend = Reprendre mon « je passe »
do-undo = Reprendre mon dernier coup
do-stop = S'arrêter là, d'un commun accord
do-make-offer =
    { $take_count ->
        [0] Proposer à { $to } : { $give }, sans rien demander en échange
       *[other] Proposer à { $to } : { $give } contre { $take }
    }
do-accept-offer = Conclure le marché (proposition { $offer })
do-decline-offer = Refuser la proposition { $offer }
do-withdraw-offer = Retirer la proposition { $offer }
do-lapse-offer = La proposition { $offer } arrive à échéance
do-stop-trading =
    { $stop ->
        [yes] Ne plus recevoir de propositions ce tour-ci
       *[no] Recevoir de nouveau des propositions
    }
do-judge-promise =
    { $kept ->
        [yes] Déclarer la promesse { $promise } tenue
       *[no] Déclarer la promesse { $promise } rompue
    }

ask-attention = Votre « je passe » tient toujours, alors on ne vous demande rien. Reprenez-le si vous voulez de nouveau avoir votre mot à dire.

## Deals and promises

story-offer-made =
    { $seat_is_you ->
        [yes] Votre proposition
       *[no] { $seat } a une proposition
    } pour { $to } : { $give } contre { $take }.
# What was said with an offer.
story-with-words = { $text } « { $words } »
story-stops-trading =
    { $stop ->
        [yes] { $seat_is_you ->
            [yes] Vous ne voulez
           *[no] { $seat } ne veut
        } plus de propositions jusqu'à la fin du tour.
       *[no] { $seat_is_you ->
            [yes] Vous acceptez
           *[no] { $seat } accepte
        } de nouveau qu'on fasse des propositions.
    }
story-deal-made =
    Marché conclu ! { $seat_is_you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } : { $give }. { $seat_with_is_you ->
        [yes] Vous donnez
       *[no] { $seat_with } donne
    } : { $take }.
story-deal-struck =
    Poignée de main entre { $seat_is_you ->
        [yes] vous
       *[no] { $seat }
    } et { $seat_with_is_you ->
        [yes] vous
       *[no] { $seat_with }
    } : marché conclu.
story-offer-declined =
    { $seat_is_you ->
        [yes] Vous refusez
       *[no] { $seat } refuse
    } { $seat_by_is_you ->
        [yes] votre proposition
       *[no] la proposition faite par { $seat_by }
    }.
story-offer-withdrawn =
    { $seat_is_you ->
        [yes] Vous retirez votre
       *[no] { $seat } retire sa
    } proposition.
story-offer-lapsed =
    { $seat_is_you ->
        [yes] Votre proposition
       *[no] La proposition faite par { $seat }
    } pour { $seats } { $over ->
        [yes] n'est plus valable.
       *[no] est tombée à l'eau.
    }
story-offer-lacks =
    { $goods_count ->
        [0]
            { $seat_of_is_you ->
                [yes] Vous ne pouvez
               *[no] { $seat_of } ne peut
            } pas conclure de marché en ce moment.
       *[other]
            { $seat_of_is_you ->
                [yes] Vous ne pouvez
               *[no] { $seat_of } ne peut
            } plus donner ceci : { $goods }.
    }
story-promise-kept =
    { $seat_is_you ->
        [yes] Vous avez tenu votre
       *[no] { $seat } a tenu sa
    } promesse envers { $seat_to_is_you ->
        [yes] vous
       *[no] { $seat_to }
    }.
story-promise-broken =
    { $seat_is_you ->
        [yes] Vous avez rompu votre
       *[no] { $seat } a rompu sa
    } promesse envers { $seat_to_is_you ->
        [yes] vous
       *[no] { $seat_to }
    }.
# Before one breaks it.
mean-breaks-word = rompt votre parole envers { $seat }
mean-sure-breaks-word = Cela rompt votre parole : { $promise }. Le faire quand même ?
promise-word =
    { $given ->
        [yes] une promesse
       *[no] { $seat_is_you ->
            [yes] votre promesse à { $seat_to }
           *[no] { $seat_to_is_you ->
                [yes] la promesse que vous fait { $seat }
               *[no] la promesse que fait { $seat } à { $seat_to }
            }
        }
    } : « { $text } »
promising-word = quelque chose avec vos propres mots
vow-word = vos mots
# Others have given their word in a private deal: one knows no more than that.
promise-private =
    { $given ->
        [yes] une promesse privée
       *[no] { $seat_is_you ->
            [yes] votre promesse privée à { $seat_to }
           *[no] { $seat_to_is_you ->
                [yes] la promesse privée que vous fait { $seat }
               *[no] la promesse privée que fait { $seat } à { $seat_to }
            }
        }
    }

## Ending by agreement

story-ends-by-agreement = Tous ceux qui jouent sont d'accord pour s'arrêter là.

## Taking back

story-taken-back =
    { $seat_is_you ->
        [yes] Vous reprenez votre
       *[no] { $seat } reprend son
    } dernier coup.

## Refusals: why not, and what to do instead

refused-not-an-answer = Ce n'est pas ce qu'on vous demande. Prenez une des réponses proposées.
refused-not-asked = Personne ne vous demande rien pour l'instant. Attendez que ce soit à vous.
refused-stale = Cette question est déjà réglée. Regardez ce qu'on vous demande maintenant.
refused-count =
    { $least ->
        [0] Choisissez-en { $most } au plus.
       *[other] Choisissez-en au moins { $least } et au plus { $most }, sans prendre deux fois la même chose.
    }
refused-over = La partie est finie. Ouvrez une nouvelle table pour continuer à jouer.
refused-seats = Ce jeu est fait pour { $least } à { $most } joueurs. Changez le nombre de places.
refused-no-such-seat = Cette place n'existe pas à cette table. Vérifiez votre lien.
refused-unreadable = Impossible de comprendre cela ({ $detail }). Prenez une des réponses proposées.
refused-undo = Vous ne pouvez rien reprendre : depuis, des dés ont roulé, quelque chose a été montré, ou quelqu'un a joué.
refused-no-set-up = Cette partie ne commence pas par une mise en place. Chargez-la en entier.
refused-no-deals-now = Pas de marché en ce moment. Gardez votre proposition jusqu'à ce qu'on puisse de nouveau négocier.
refused-offer-parties = Une proposition, c'est vous d'un côté et d'autres joueurs de cette table de l'autre. Vérifiez à qui vous l'adressez.
refused-offer-empty = Il n'y a rien dans cette proposition. Mettez quelque chose sur la table, ou demandez quelque chose.
refused-offer-gone = Cette proposition n'est plus sur la table. Faites-en une autre si cela vous intéresse encore.
refused-offer-stands = Cette proposition tient tant que vous la laissez sur la table. Retirez-la si vous n'en voulez plus.
refused-not-trading = { $seat } ne veut pas de propositions ce tour-ci. Demandez à quelqu'un d'autre, ou attendez.
refused-you-stopped = Vous avez dit ne plus vouloir de propositions ce tour-ci. Dites d'abord que vous en voulez de nouveau.
refused-said-already = Vous l'avez déjà dit.
refused-too-many-offers = { $count } de vos propositions sont sur la table, et il n'y a pas de place pour d'autres. Retirez-en une d'abord.
refused-too-many-words = { $seat } a déjà donné { $count } promesses dans cette partie, et il n'y a plus de place dans le carnet. Négociez sans promesse.
refused-promise-to-many = Une promesse se fait à deux. N'adressez cette proposition qu'à une seule personne.
refused-no-such-promise = Cette promesse ne figure pas dans le registre.
refused-not-your-judgement = Ce n'est pas à vous de juger cette promesse : seule la personne à qui on l'a faite le peut, et seulement si c'est une promesse en toutes lettres.

## Saved games

save-empty = Ligne { $line } : il n'y a pas de partie dans ce fichier.
save-format = Ligne { $line } : cette partie est enregistrée au format { $detail }, que cette version ne sait pas lire. Mettez Backroom à jour, puis réessayez.
save-unreadable = La ligne { $line } de cette partie enregistrée est illisible ({ $detail }).
save-after-end = Ligne { $line } : cette partie enregistrée continue après sa fin.
save-wrong-game = Ligne { $line } : c'est une partie d'un autre jeu ({ $detail }).
save-illegal = Ligne { $line } : ce coup ne suit pas les règles ({ $rule }).

## Le serveur

refused-no-such-table = Cette table n'existe pas ici. Vérifiez votre lien.
refused-no-such-key = Cette clé n'ouvre aucune place à cette table. Vérifiez votre lien, ou redemandez-le à l'hôte.
refused-no-such-game = Ce jeu n'est pas sur l'étagère. Choisissez l'un de ceux qui sont affichés.
refused-no-such-bot = Personne de ce nom ne joue à ce jeu. Choisissez l'un des bots affichés.
refused-no-such-page = Il n'y a rien ici. Revenez à l'accueil.
refused-wrong-name = Ce serveur ne répond pas au nom « { $name } ». S'il est à vous et qu'il le doit, lancez-le avec « --name { $name } » ; sinon, ouvrez-le par sa propre adresse.
refused-other-site = La page d'un autre site ({ $name }) a appelé ce serveur et n'a rien obtenu. Si cette page est à vous, lancez le serveur avec « --name » et son nom.
refused-restless = Vous avez assez changé d'avis pour ce tour. Répondez à ce qu'on vous demande ; au prochain tour, vous serez de nouveau libre.
refused-no-picture = Il n'y a pas d'image du plateau de ce jeu. On peut y jouer avec des mots.
refused-no-board = Ce jeu se joue toujours sur le même plateau.
refused-host-seat = La première place est celle de l'hôte. Laissez-la à une personne.
refused-not-started = La partie n'a pas commencé. Elle commence dès que tout le monde est assis.
refused-not-over = La partie n'est pas finie. Vous pourrez l'enregistrer à la fin.
refused-not-their-eyes = Tant que la partie dure, personne ne voit ce que voit un autre. Revoyez la partie depuis votre place, ou en spectateur.
refused-too-long = Cette partie est trop longue pour être revue ou reprise ici.
refused-fork-not-over = Cette partie n'est pas finie. Quand elle le sera, vous pourrez rejouer à partir de n'importe quel coup.
refused-no-such-move = On ne peut pas rejouer à partir de là. Choisissez un coup plus tôt.
refused-spectator = Vous êtes dans le public. Ouvrez le lien d'une place pour jouer.
refused-too-fast = Pas si vite. Attendez un instant, puis réessayez.
refused-no-clock = Aucun chronomètre que vous pourriez arrêter ne tourne.
refused-too-quiet = Cela ferait plus de { $hours } heures calmes par jour. Laissez aux autres quelques heures où vous pouvez répondre.
refused-no-more-waits = Vous avez demandé assez de temps pour ce tour.
refused-host-only = Seul l'hôte peut changer cela.
refused-name-taken = Quelqu'un à cette table s'appelle déjà { $name }, ou presque : on vous confondrait. Choisissez un autre nom.
refused-no-name = À une table ouverte à tous, « { $name } » ne peut pas servir de nom. Prenez-en un avec des lettres, et sans adresse.
refused-by-link = On ne s'assied à cette table que sur invitation. Demandez un lien à qui l'a ouverte.
refused-no-free-seat = Quelqu'un a été plus rapide : il n'y a plus de place ici. Choisissez une autre table.
refused-started = La partie a commencé. Cela ne se faisait qu'avant.
refused-starting = On fixe les dés, la partie va commencer. Patientez un instant.
refused-not-taken = Il n'y a personne à renvoyer à cette place.
refused-seat-taken = Cette place est prise : seule une place libre a besoin d'un lien.
refused-still-played = D'autres jouent encore ici. Proposez-leur de finir la partie ensemble ; vous pourrez alors supprimer la table.
refused-not-again-yet = La question vient d'être posée. On pourra la reposer dans { $minutes } min.
refused-sent-away = L'hôte souhaite donner votre place à quelqu'un d'autre. Sans rancune : il y a d'autres tables.
refused-got-up = Vous avez quitté la table. Votre place est de nouveau libre.
refused-deleted = Cette table a été débarrassée, avec tout ce qu'il y avait dessus. Ses liens ne mènent plus nulle part.
refused-stood-in = Un bot joue à votre place. Dites d'abord que vous êtes de retour.
refused-no-private-talk = À cette table, tout le monde entend tout. Dites-le à tous, ou gardez-le pour vous.
refused-no-such-room = Choisissez au moins une autre personne à cette table. Les bots n'écoutent pas.
refused-no-talk-in-secret = La table décide en secret : d'ici là, pas d'apartés. Attendez, ou dites-le à tous.
refused-rooms-are-open = La partie est finie, et tout le monde lit ici désormais. Dites-le à tous.
refused-said-enough = Vous avez dit tout ce qui tient dans une partie. Maintenant, écoutez.
refused-resigned = Vous avez abandonné cette partie : un bot la joue jusqu'au bout.
refused-not-away = On ne remplace que quelqu'un d'absent depuis deux minutes, ou qui a laissé passer un délai.
refused-dealt-anew = Les dés viennent d'être redonnés. Rien n'est perdu : votre appareil y participe.
refused-not-sealed = Il manque encore du monde. Votre appareil montrera son nombre plus tard.
refused-wrong-nonce = Ce n'est pas le nombre que votre appareil avait scellé. On redonne les dés.
refused-full = Il n'y a plus de place. Réessayez plus tard.
refused-too-many-tables = Trop de tables ouvertes depuis votre adresse sont déjà conservées ({ $most }) : il n'y a plus de place pour une autre. Terminez-en une, supprimez-en une dont personne n'a plus besoin, ou demandez à l'hébergeur de ce serveur d'en permettre davantage.
refused-no-space = Ce serveur n'a plus d'espace pour de nouvelles tables. Les parties commencées continuent. Prévenez son hébergeur.
refused-no-reports = On signale aux tables où tout le monde peut s'asseoir. Ici vous vous connaissez : parlez à qui vous a invité.
refused-reported-enough = Vous avez assez signalé dans cette partie. L'hébergeur de ce serveur le lira.
refused-not-stored = Ce coup n'a pas pu être enregistré : il n'a donc pas eu lieu. Réessayez.
refused-disk-full = Ce n'est pas enregistré, donc cela n'a pas eu lieu : le disque de l'hôte est plein. Prévenez-le ; la partie reprend dès qu'il y a de la place.
refused-nothing-kept = Ce n'est pas enregistré, donc cela n'a pas eu lieu : le fichier où l'hôte garde les tables a un problème. Prévenez-le ; on ne peut plus jouer tant que ce n'est pas réparé.
refused-not-built = La version pour navigateur n'est pas encore construite. Lancez « make web », puis rechargez cette page.
refused-internal = Une erreur s'est produite de notre côté, et rien n'a changé. Réessayez.
