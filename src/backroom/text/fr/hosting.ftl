## Recevoir

cli-help-play = Joue sur cet ordinateur : ouvre l'arrière-salle et le navigateur. Vos amis entrent avec --room ou --share.
cli-help-serve-share = Laisse entrer des amis d'autres villes : ouvre un tunnel avec cloudflared, Tailscale ou ssh, et le ferme avec le serveur.
cli-help-serve-share-by = Le programme qui ouvre le tunnel : cloudflared, tailscale ou ssh. À défaut, le premier qui marche.
cli-help-limit = Une limite ou une durée, sous la forme NOM=VALEUR ; à répéter pour en donner plusieurs. docs/hosting.md en donne la liste.
cli-help-doctor-limits = Montre toutes les limites que --limit peut fixer, et leur valeur habituelle.
cli-help-log-json = Écrit le journal en JSON, une ligne à la fois ; les tables ouvertes, commencées et terminées y sont aussi.
cli-help-no-browser = N'ouvre pas le navigateur.
cli-help-schema-save = À la place, le schéma d'une ligne de sauvegarde.
cli-share-trying = Ouverture d'un passage avec { $name }…
cli-share-open = Vos amis, ailleurs, la trouvent ici : { $text }
cli-share-lost = Le passage vers l'extérieur s'est refermé. Ceux qui sont devant cet ordinateur ou dans la pièce continuent ; relancez pour en ouvrir un autre.
cli-share-failed = Aucun passage n'a pu être ouvert avec { $names }. La partie continue sans.
cli-share-how = Pour faire entrer des amis d'autres villes, voici les deux moyens les plus simples :
cli-share-how-cloudflared = 1. Installez cloudflared (« brew install cloudflared », ou un paquet de developers.cloudflare.com) et relancez avec --share. Aucun compte n'est nécessaire, et l'adresse change à chaque fois.
cli-share-how-tailscale = 2. Installez Tailscale (tailscale.com), identifiez-vous une fois avec « tailscale up », autorisez Funnel et relancez avec --share ; ou à la main : « tailscale funnel { $number } ». L'adresse reste la même.
cli-share-by-whom = « { $name } » ne permet pas de partager. Choisissez parmi : { $names }.
cli-share-not-here = { $name } n'est pas installé sur cet ordinateur. Installez-le, ou laissez --share-by de côté.
cli-limit-form = « { $name } » ne fixe aucune limite. Écrivez NOM=VALEUR, par exemple --limit most_tables=500.
cli-no-such-limit =
    Il n'y a pas de limite « { $name } ». { $near ->
        [yes] Vouliez-vous dire : { $names } ?
       *[no] Il y a : { $names }.
    }
cli-limit-number = { $name } ne peut pas être « { $text } ». Donnez un nombre qui ne soit pas négatif ; certaines limites veulent un nombre entier.
cli-limit-choice = { $name } ne peut pas être « { $text } ». Dites yes ou no.
cli-doctor-busy = Une arrière-salle est ouverte en ce moment sur ce dossier. Une autre a besoin d'un dossier à elle (--data).
cli-doctor-open-folder = D'autres personnes sur cet ordinateur peuvent regarder dans { $file }, où se trouvent les secrets de toutes les tables. Lancez « chmod 700 » dessus.
cli-doctor-clock = L'horloge de cet ordinateur indique { $text }, mais il y a des tables plus récentes. Réglez-la : qui joue par correspondance y perdrait du temps.
cli-doctor-time = L'horloge indique { $text }.
cli-doctor-port-ours = Une arrière-salle est déjà ouverte sur le port { $number }. Une autre prendra le prochain port libre ; il lui faut un dossier à elle.

## How people are told

cli-help-serve-address = L'adresse de ce serveur vu de dehors, par exemple https://play.example.org. Les liens des messages y mènent.
cli-help-serve-mail = Le serveur de courrier pour les messages aux joueurs, par exemple smtps://user:password@mail.example.org. Mieux vaut l'environnement ou le fichier : ici, d'autres peuvent voir le mot de passe.
cli-help-serve-mail-from = L'expéditeur de ces e-mails, par exemple backroom@example.org.
cli-help-serve-telegram = Le jeton de votre bot Telegram, pour les messages aux joueurs.
cli-help-serve-push = Un service push pour navigateurs en plus des services habituels, par exemple push.example.org. Peut être donné plusieurs fois.
cli-telling-no-address = { $name } n'est pas l'adresse d'un serveur. Avec --address, elle ressemble à https://play.example.org.
cli-telling-no-mail = --mail ne nomme pas de serveur de courrier. Il ressemble à smtps://user:password@mail.example.org ; smtp:// passe par STARTTLS, smtp+plain:// sans chiffrement.
cli-telling-no-sender = Il faut un expéditeur : donnez à --mail-from une adresse comme backroom@example.org.
cli-telling-no-bot = --telegram attend le jeton que @BotFather vous a donné, comme 123456789:AA….
cli-doctor-address = Les liens des messages mènent à { $text }
cli-doctor-no-address = Personne n'a dit où ce serveur se trouve vu de dehors (--address) : l'e-mail et Telegram en ont besoin. Les messages aux navigateurs, ntfy et Discord s'en passent.
cli-doctor-mail = Les joueurs peuvent être prévenus par e-mail, via { $name }, expéditeur { $text }.
cli-doctor-no-mail = Aucun serveur de courrier n'est en place (--mail) : pas de messages aux joueurs par e-mail.
cli-doctor-telegram = Les joueurs peuvent être prévenus par votre bot Telegram.
cli-doctor-no-telegram = Aucun bot Telegram n'est en place (--telegram) : il ne peut prévenir personne.
