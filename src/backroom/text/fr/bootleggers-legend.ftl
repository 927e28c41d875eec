# What the signs on the table of Bootleggers mean.

legend-lamp = Lampe allumée : le bar est ouvert et achète du whisky. Éteinte : il est fermé.
legend-circles = Un cercle par marqueur. Quand ceux qui sont hachurés sont occupés, le bar ouvre.
legend-control = Contrôle : au moins autant de marqueurs que tous les autres réunis dans ce bar.
legend-majority = Majorité : pas de contrôle, mais plus de marqueurs que chacun des autres.
legend-minority = Minorité : au moins un marqueur, mais ni l'un ni l'autre.
legend-tie = Égalité pour le contrôle : le muscle tranche.
legend-price = Prix de gros d'une caisse. Celui qui a le contrôle touche en plus le bénéfice en vert, pour chaque caisse achetée ici.
legend-slots = Place pour les améliorations. Chacune ajoute 1 à chaque dé de demande du bar.
legend-demand = Demande : les dés disent combien de caisses le bar achète. On les lance en phase 5 ; d'ici là, ils montrent un point d'interrogation.
legend-truck = Un camion : la lettre de son propriétaire, son numéro, et les caisses chargées. Les cases en pointillé sont libres.
legend-mobsters = Sur les fiches des truands
legend-markers = Marqueurs dans l'arrière-salle, à placer.
legend-crates = Caisses dans l'arrière-salle.
legend-supply = Marqueurs en réserve, à recruter.
legend-hand = Cartes muscle encore en main.
legend-kept = Dans l'arrière-salle : marqueurs en planque jusqu'à la prochaine révélation, dés, améliorations.
legend-muscle = Carte muscle de ce tour : la plus forte joue la première et tranche les égalités.
legend-still = Un alambic et ses dés. Avec un arbre à côté, il est délocalisé : le flic n'y vient jamais.
legend-copper = Le flic surveille ce truand : à partir du tour 5, un 5 sur l'alambic familial gâche tout ce qu'il produit.
legend-waiting = La table attend ce truand.
