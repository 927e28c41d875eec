### Telling people who don't look at their table: what messages say, and where one says how to be reached.

## Messages

# $text is the game, $name the table.
tell-title = { $text }, table { $name }
tell-turn = C'est à vous de jouer.
tell-sealed = La table décide : voyez si vous avez votre mot à dire.
tell-next = Ce sera bientôt à vous.
tell-hit = Quelqu'un s'en est pris à vous. Allez voir ce qui s'est passé.
tell-offer = On vous propose un marché.
tell-promise = Une promesse entre vous et un autre joueur expire à la fin de ce tour.
tell-end = La partie est terminée.
tell-trial = Ceci est un message d'essai. Désormais, la table vous écrit ainsi.
tell-code = Votre code : { $text }
tell-code-why = Quelqu'un, à une table de Backroom, veut être prévenu ici quand vient son tour. Tapez le code dans cette page. Si ce n'est pas vous, ne faites rien : aucun autre message ne viendra.
tell-open = Vers la table, sur l'appareil avec lequel vous y êtes assis : { $text }
tell-stop = Ne plus recevoir ces messages : { $text }

## The page that stops messages

# $text is an address, such as “a…@example.org”.
tell-stop-ask = Les messages de la table { $name } arrivent ici : { $text }. Faut-il les arrêter ?
tell-stop-yes = Arrêter ces messages
tell-stopped = Plus aucun message ne viendra de là. À la table, vous pouvez les redemander.

## Why not

refused-bad-address = On ne peut pas vous joindre ainsi. Vérifiez ce que vous avez tapé.
refused-bad-mail = Ce n'est pas une adresse e-mail. Elle ressemble à nom@example.org.
refused-bad-topic = Ce n'est pas un sujet ntfy. Tapez son nom, ou son adresse entière, comme https://ntfy.example.org/sujet. Le serveur doit être sur Internet.
refused-bad-webhook = Ce n'est pas un webhook Discord. Dans Discord : Modifier le salon, Intégrations, Webhooks, Copier l'URL du webhook.
refused-unknown-push = Ce navigateur reçoit ses messages par { $text }, que ce serveur ne connaît pas. Demandez à l'hôte, ou choisissez un autre moyen.
refused-no-service = L'hôte de ce serveur ne l'a pas mis en place. Choisissez un autre moyen.
refused-too-many-ways = Cela suffit. Retirez un moyen de vous joindre avant d'en ajouter un autre.
refused-wrong-code = Ce n'est pas le code, ou il est trop vieux. Relisez le message, ou faites-en envoyer un nouveau.
refused-not-pressed = Telegram n'en sait encore rien. Ouvrez le bot par le lien, appuyez sur Démarrer, puis revenez ici.
refused-no-such-way = Ce moyen de vous joindre n'existe déjà plus.
refused-not-reached = Le message n'est pas passé. Vérifiez l'adresse, puis réessayez.
