### Telling people who don't look at their table: what messages say, and where one says how to be reached.

## Messages

# $text is the game, $name the table.
tell-title = { $text }, table { $name }
tell-turn = C'est à vous de jouer.
tell-sealed = La table décide : voyez si vous avez votre mot à dire.
tell-next = Ce sera bientôt à vous.
tell-hit = Quelqu'un s'en est pris à vous. Allez voir ce qui s'est passé.
tell-offer = On vous propose un marché.
tell-promise = Une promesse entre vous et un autre joueur expire à la fin de ce tour.
tell-end = La partie est terminée.
tell-trial = Ceci est un message d'essai. Désormais, la table vous écrit ainsi.
tell-code = Votre code : { $text }
tell-code-why = Quelqu'un, à une table de Backroom, veut être prévenu ici quand c'est à lui de jouer. Tapez le code dans cette page. Si ce n'est pas vous, ne faites rien : aucun autre message ne viendra.
tell-open = Vers la table, sur l'appareil avec lequel vous y êtes assis : { $text }
tell-stop = Ne plus recevoir ces messages : { $text }

## The page that stops messages

# $text is an address, such as “a…@example.org”.
tell-stop-ask = Les messages de la table { $name } arrivent ici : { $text }. Faut-il les arrêter ?
tell-stop-yes = Arrêter ces messages
tell-stopped = Plus aucun message ne viendra de là. À la table, vous pouvez les redemander.

## Why not

refused-bad-address = On ne peut pas vous joindre ainsi. Vérifiez ce que vous avez tapé.
refused-bad-mail = Ce n'est pas une adresse e-mail. Elle ressemble à nom@example.org.
refused-bad-topic = Ce n'est pas un sujet ntfy. Tapez son nom, ou son adresse entière, comme https://ntfy.example.org/sujet. Le serveur doit être sur Internet.
refused-bad-webhook = Ce n'est pas un webhook Discord. Dans Discord : Modifier le salon, Intégrations, Webhooks, Copier l'URL du webhook.
refused-unknown-push = Ce navigateur reçoit ses messages par { $text }, que ce serveur ne connaît pas. Demandez à l'hôte, ou choisissez un autre moyen.
refused-no-service = L'hôte de ce serveur ne l'a pas mis en place. Choisissez un autre moyen.
refused-too-many-ways = Cela suffit. Retirez un moyen de vous joindre avant d'en ajouter un autre.
refused-wrong-code = Ce n'est pas le code, ou il est trop vieux. Relisez le message, ou faites-en envoyer un nouveau.
refused-not-pressed = Telegram n'en sait encore rien. Ouvrez le bot par le lien, appuyez sur Démarrer, puis revenez ici.
refused-no-such-way = Ce moyen de vous joindre n'existe déjà plus.
refused-not-reached = Le message n'est pas passé. Vérifiez l'adresse, puis réessayez.

## How shall we reach you?

web-reach-about = Quand vous ne regardez pas, la table peut vous dire ce qui se passe. Ses messages ne contiennent ni secret ni clé : ouvrez la table sur un appareil avec lequel vous y êtes assis.
web-reach-none = Pour l'instant, rien ne vous prévient.
web-reach-push = Ce navigateur
web-reach-mail = E-mail
web-reach-ntfy = ntfy
web-reach-discord = Discord
web-reach-telegram = Telegram
web-reach-add = Ajouter
web-reach-do = Ajouter
web-reach-from-profile = Depuis mon profil
web-reach-keep = Garder cette adresse dans mon profil, pour d'autres tables
web-reach-push-about = Même quand la page est fermée. Votre navigateur vous demandera s'il peut.
web-reach-push-insecure = Les navigateurs ne le permettent que si l'adresse commence par https (ou sur l'ordinateur de l'hôte). Choisissez un autre moyen, ou demandez une telle adresse à l'hôte.
web-reach-push-missing = Ce navigateur ne sait pas le faire. Sur iPhone ou iPad, mettez d'abord la page sur l'écran d'accueil et ouvrez-la de là.
web-reach-push-denied = Vous avez interdit à cette page de vous envoyer des messages. Autorisez-la dans les réglages du navigateur, puis revenez.
web-reach-mail-address = Votre adresse e-mail
web-reach-mail-about = Un code arrive d'abord. Rien d'autre ne part avant que vous l'ayez tapé ici.
web-reach-mail-missing = L'hôte de ce serveur n'a pas mis en place l'e-mail. Choisissez un autre moyen.
web-reach-ntfy-topic = Sujet
web-reach-ntfy-about = Inventez un nom que personne ne devine et abonnez-vous-y dans l'application ntfy. Si vous avez votre propre serveur : son adresse entière.
web-reach-discord-webhook = Adresse du webhook
web-reach-discord-about = Dans Discord : Modifier le salon, Intégrations, Webhooks. Qui lit ce salon lit ces messages.
web-reach-telegram-about = { $name } vous écrira. Un lien va apparaître : ouvrez-le et appuyez sur Démarrer.
web-reach-telegram-missing = L'hôte de ce serveur n'a pas mis en place de bot Telegram. Choisissez un autre moyen.
web-reach-start = Ouvrir Telegram
web-reach-pressed = J'ai appuyé sur Démarrer
web-reach-code = Code du message
web-reach-confirm = Confirmer
web-reach-try = Essayer
web-reach-tried = Envoyé. L'avez-vous reçu ?
web-reach-failed = Plus rien ne passe par ici, alors nous avons arrêté. Essayez, ou retirez-le.
web-reach-remove = Retirer
web-reach-tell = Prévenez-moi
web-reach-tell-turn = quand c'est à moi
web-reach-tell-next = quand ce sera bientôt à moi
web-reach-tell-hit = quand on s'en prend à moi
web-reach-tell-offer = quand on me propose un marché
web-reach-tell-promise = quand une promesse va expirer
web-reach-tell-end = quand la partie est terminée
web-reach-quiet = Pas pendant mes heures calmes
web-reach-forget = Oublier tout cela
web-reach-notice = Un des moyens de vous joindre ne marche plus.
