### People at the browser's table: who is here, how others come in, what is said, what it is about.

## Who is here

web-presence-here = { $seat } est à la table
web-presence-away = { $seat } n'est plus là depuis { $time }
web-presence-not-here = { $seat } n'est pas là
web-turn-of-away = À { $names } de jouer, mais plus personne depuis { $time }
web-line-offline = Vous êtes hors ligne. Vérifiez le Wi-Fi ou les données mobiles : votre place est gardée, et la partie reprend ici dès votre retour.

## Coming in

web-invited-by = { $name } vous invite à une partie de { $game }.
web-about-table = On joue avec ces règles :
web-about-usual = On joue avec les règles habituelles.
web-sits = À la table
web-bot-sits = { $name } (bot)
web-seat-free = une chaise libre
web-invitations = Joueurs et liens
web-enter-code = Rejoindre avec un code
web-on-tv = Afficher une table sur un téléviseur
web-pass-around = Jouer à plusieurs sur un appareil
web-tab-hand = Main
web-around = Télé et téléphones
web-invitations-about = Chaque lien est une place : qui l'a s'y assoit. Ne le montrez qu'à la personne à qui il est destiné.
web-qr = Code QR
web-qr-of = Code QR de ce lien : visez-le avec l'appareil photo d'un téléphone
web-alone = Cette adresse ne marche que sur cet ordinateur. Pour laisser entrer les autres, arrêtez Backroom, relancez-le avec « make play ROOM=1 » (ou « backroom play --room ») et rouvrez cette page. Votre table est gardée.
web-watch-link = Seulement pour regarder
web-nowhere = Il n'y a rien à cette adresse : vérifiez le lien, ou repartez de l'accueil.
web-seat-name = Nom à la place { $number }
web-play-now-names = { $game } contre { $names }. La partie commence tout de suite.

## Phrases

web-phrases = Dire d'un seul geste

## What it is about

web-goal = Le but du jeu
web-legend = Ce que veulent dire les signes
web-goal-about = Votre but
web-goal-end = La fin de la partie
web-goal-round = Le déroulement
web-goal-begin = C'est parti
web-look-back = Revoir la partie
web-open-save = Ouvrir une partie enregistrée
web-forked = Cette table continue une autre partie, après son coup { $count }, avec de nouveaux dés. Vous êtes à la place choisie ; chaque place a gardé son nom.
web-forked-mark = Suite d'une partie
web-forked-look = Revoir la partie d'où elle vient
web-rules = Les règles

web-me = Mon profil
