# What the signs on the map and on the bosses' cards mean.

legend-territory = Territoire : 50 $ par manche pour qui le tient. Qui en a le plus a le respect local, un point.
legend-lot = Terrain : un, deux ou trois points pour une petite, une moyenne ou une grande entreprise.
legend-source = Des ressources s'y trouvent dès le début ; le chiffre dit combien.
legend-place = Des contrats y commencent et s'y terminent, et des ressources peuvent y arriver.
legend-entrance = Entrée : pour faire quelque chose dans un lieu, arrêtez-vous sur la case que montre sa flèche.
legend-scenery = Simple décor : il n'y a rien à y faire.
legend-cemetery = Mount Carmel Cemetery : qui est enterré ici ne joue plus.
legend-police-car = La voiture de police. Qui a le badge la conduit, pour une descente, pour nettoyer un territoire ou pour confisquer des ressources.
legend-inside = Nombre de gangsters à l'intérieur. Tout le monde voit combien ; qui, seul leur parrain le sait.
legend-earns = Quelque chose à faire ici, et vous y gagneriez.
legend-can = Quelque chose à faire ici.
legend-unlikely = Quelque chose à faire ici, mais il faut de la chance au dé pour aller si loin.
legend-square = Vous pouvez y aller. Case vive : il y a quelque chose à gagner. Case pâle : il n'y a rien à gagner.
legend-bosses = Sur les fiches des parrains
legend-points = Les points, jusqu'aux dix qui font gagner : une maison par point d'entreprise, un losange par contrat, une étoile pour le respect local, un rond par paire de gangsters.
legend-held = Territoires tenus.
legend-kinds = Bars, casinos, { -brothels } : chaque chiffre est une entreprise et dit combien de points elle donne. Rayé : elle est fermée.
legend-monopoly = Monopole : toutes les entreprises ouvertes d'un même type. Elles rapportent plus.
legend-car = La voiture. Chaque rond est une place ; plein, elle est prise.
legend-work = Gangsters en activité. Deux font un point.
legend-away = Gangsters en prison, à l'hôpital, planqués ; morts.
legend-cards = Cartes en main ; un contrat en cours.
legend-first = Premier parrain de cette manche.
legend-badge = A le badge et envoie la police.
legend-waiting = La table attend ce parrain.
legend-stopped = Gelé ; ne peut pas rouler ; ne veut pas de propositions.
