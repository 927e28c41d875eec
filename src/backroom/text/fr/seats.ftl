### Les places et leurs liens dans le navigateur, et celles et ceux qui regardent.

## Liens

web-play-on = Continuer sur un autre appareil
web-play-on-about = Visez le code avec l'appareil photo de l'autre appareil, ou ouvrez-y le lien. Qui l'a joue à votre place.
web-show-invite = Montrer l'invitation
web-show-watch = Montrer le lien
web-renew = Quelqu'un d'autre connaît mon lien
web-renew-sure = Vous recevez un nouveau lien, l'ancien cesse aussitôt de marcher, et tout le monde l'apprend. Vos autres appareils auront besoin du nouveau.
web-renew-yes = Faire un nouveau lien
web-renewed = Votre place a un nouveau lien. L'ancien ne marche plus.
web-lost = Lien perdu ?
web-lost-sure = { $seat } a dix minutes (par correspondance : un jour) pour venir avec l'ancien lien ou refuser. Ensuite vous pourrez en faire un nouveau. Tout le monde l'apprend.
web-lost-yes = Oui, il est perdu
web-lost-until = Jusqu'à { $time }, { $seat } peut encore venir avec l'ancien lien ou refuser.
web-lost-over = Personne n'est venu avec l'ancien lien de { $seat }.
web-collect = Faire un nouveau lien pour { $seat }
web-called-lost = L'hôte signale que votre lien est perdu et en fera un nouveau après { $time }. Est-ce bien vous, avec l'ancien ?
web-keep-link = C'est moi : je garde mon lien

## Celles et ceux qui regardent

web-onlookers = Spectateurs
web-watchers = Qui peut regarder ?
web-watchers-link = qui reçoit le lien de vous
web-watchers-anyone = qui connaît l'adresse de la table
web-watchers-nobody = personne
web-watch-delay = Ils voient la table
web-delay-none = en direct
web-delay-minutes =
    { $count ->
        [one] avec { $count } minute de retard
       *[other] avec { $count } minutes de retard
    }
web-delay-round = avec un tour de retard : chaque tour une fois fini
web-delay-wait = Vous voyez la table en différé. La première image arrive dès que le délai est passé.
web-watch-talk = Ils peuvent lire ce que vous dites à toute la table
web-onlooking = Vous regardez
web-over-shoulder = Par-dessus quelle épaule ?
web-over-none = aucune
web-show-hand = Laisser les spectateurs regarder par-dessus mon épaule. Ils voient ma main, mais ni marchés privés ni apartés. Tout le monde l'apprend.
web-hand-shown = Les spectateurs peuvent regarder par-dessus l'épaule de { $seat }.

## Discussion

web-mute = Ne pas m'afficher ce que dit { $seat }
web-report = Signaler { $seat }
web-report-about = Qu'est-ce qui ne va pas ? L'hébergeur de ce serveur le lira, avec ce que { $seat } a dit devant tous. Personne à la table n'en saura rien.
web-report-name = Le nom
web-report-insult = Insultes
web-report-threat = Menaces
web-report-spam = Publicité ou messages en rafale
web-report-no = Finalement non
web-reported = Signalé. Merci.

## Son propre profil

web-me-about = Un profil retrouve vos tables sur tous vos appareils, sans compte. Une clé sur cet appareil le garde ; personne d'autre n'en sait rien.
web-me-colour = Couleur préférée
web-me-colour-any = peu importe
web-me-colour-about = Si une place de cette couleur est libre quand vous vous asseyez, elle est à vous.
web-me-colour-name =
    { $colour ->
        [0] rouge
        [1] bleu
        [2] vert
        [3] jaune
        [4] violet
       *[5] orange
    }
web-me-zone = Fuseau horaire : { $zone }
web-me-make = Garder un profil
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-addresses = Où l'on me prévient
web-me-forget = Retirer
web-me-tables = Mes tables
web-me-no-tables = Pas encore de table : une table apparaît ici quand vous vous y asseyez ou la rouvrez.
web-me-waiting = en attente
web-me-playing = en cours
web-me-open = Ouvrir
web-me-move = L'utiliser sur un autre appareil
web-me-move-about = Visez le code avec l'autre appareil, ou ouvrez-y le lien. Qui l'a possède votre profil et vos places.
web-me-delete = Supprimer mes données
web-me-delete-sure = Votre profil, ses adresses et ses liens avec vos places sont supprimés aussitôt. Dans les parties finies, votre nom est remplacé ; dans celles en cours, dès qu'elles le seront. Ce que vous avez dit reste à sa table.
web-me-deleted = Vos données ont été supprimées.

## Dit à tous dans la discussion ; $seat est la personne assise là

note-new-link = { $seat } a fait un nouveau lien pour cette place. L'ancien ne marche plus.
note-link-lost = L'hôte signale que le lien de { $seat } est perdu et en fera un nouveau une fois le délai écoulé, sauf si { $seat } revient ou refuse.
note-link-found = { $seat } garde l'ancien lien.
note-link-replaced = L'hôte a fait un nouveau lien pour la place de { $seat }. L'ancien ne marche plus.
note-shows-hand = { $seat } laisse les spectateurs voir ce que seul { $seat } peut voir.
note-hides-hand = { $seat } ne laisse plus rien voir aux spectateurs que la table.
note-more-time = L'hôte donne désormais plus de temps à tout le monde.
note-no-clock = Désormais, plus de chronomètre : l'hôte laisse à chacun son temps.
note-gave-up = { $seat } abandonne. Un bot continue à cette place.
note-replaced = { $seat } n'est pas là : l'hôte laisse un bot jouer jusqu'à son retour.
note-tv-on = { $seat } montre la table sur un téléviseur : ceux qui sont dans la pièce voient ce que tous peuvent voir.
note-tv-off = Le téléviseur ne montre plus la table.

## À côté d'un nom, dans les parties finies

web-reliable-time = à temps : { $percent } %
web-reliable-words = promesses tenues : { $kept } sur { $words }
web-reliable-games = { $count } parties jouées

## Ce qui est refusé

refused-not-lost = L'hôte doit d'abord signaler que le lien de cette place est perdu, et ce doit être la place de quelqu'un d'autre.
refused-no-such-zone = Personne ne connaît de fuseau horaire appelé { $name }. Réglez-en un sur cet appareil, par exemple Europe/Rome.
refused-still-time = Il reste du temps pour revenir avec l'ancien lien. Réessayez quand il sera écoulé.
refused-not-an-onlooker = Vous avez une place à cette table : seuls les spectateurs regardent par-dessus une épaule.
refused-not-shown = Cette personne n'a pas accepté que les spectateurs voient ce qu'elle voit.
refused-no-such-profile = Aucun profil n'a cette clé : il a été supprimé, ou n'a pas servi depuis longtemps. Faites-en un nouveau.
refused-new-link = Cette place a un nouveau lien, et l'ancien ne marche plus. Si ce n'était pas vous, demandez-en un nouveau à l'hôte.
refused-no-onlookers = Cette table se joue sans spectateurs. Demandez une place à l'hôte.
refused-watch-by-link = Ici, on regarde avec un lien à part. Demandez-le à l'hôte.
