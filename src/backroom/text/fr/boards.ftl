### Ce qui ne va pas dans un fichier de plateau ($line), ou dans celui des cartes ressource

board-syntax = Ligne { $line } : ce n'est pas du TOML correct ({ $detail }). Cherchez un crochet, une virgule ou un guillemet qui manque.
board-too-long = Ligne { $line } : le fichier est trop long. Un plateau peut compter { $most } caractères.
board-unknown-key = Ligne { $line } : « { $name } » ne veut rien dire ici. Il existe : { $names }.
board-missing-key = Ligne { $line } : il manque « { $name } ».
board-need-text = Ligne { $line } : « { $name } » doit être un texte entre guillemets, de 1 à { $most } lettres.
board-need-word = Ligne { $line } : « { $name } » doit être l'un de ces mots : { $names }.
board-need-number = Ligne { $line } : « { $name } » doit être un nombre entier, 0 ou plus.
board-need-numbers = Ligne { $line } : « { $name } » doit être une liste de numéros de cases, p. ex. [3, 4].
board-need-yes = Ligne { $line } : « { $name } » doit être true (oui) ou false (non).
board-need-cell = Ligne { $line } : « { $name } » doit être une colonne et une rangée, en nombres entiers de 0 à { $most }, p. ex. [3, 5].
board-need-cells = Ligne { $line } : « { $name } » doit être une liste de cellules, chacune avec sa colonne et sa rangée de 0 à { $most }, p. ex. [[3, 5], [4, 5]].
board-need-points = Ligne { $line } : « { $name } » doit être une liste d'au moins deux points, dont aucun n'est au-delà de { $most }, p. ex. [[0, 0], [2.5, 0]].
board-need-entries = Ligne { $line } : « { $name } » doit être une liste d'éléments entre accolades, un par ligne.
board-too-few =
    { $count ->
        [one] Ligne { $line } : « { $name } » compte { $count } élément. Il en faut au moins { $least }.
       *[other] Ligne { $line } : « { $name } » compte { $count } éléments. Il en faut au moins { $least }.
    }
board-too-many = Ligne { $line } : « { $name } » compte { $count } éléments. Il peut y en avoir { $most } au plus.
board-two-ids = Ligne { $line } : la case de la ligne { $line_other } porte déjà le numéro { $number }. Donnez à chaque case son propre numéro.
board-no-neighbour = Ligne { $line } : la case { $number } mène à la case { $number_other }, mais aucune ne porte ce numéro.
board-odd-neighbour = Ligne { $line } : dans « next » de la case { $number }, le numéro { $number_other } est la case elle-même, ou s'y trouve deux fois.
board-many-neighbours = Ligne { $line } : la case { $number } mène à { $count } cases. Il peut y en avoir { $most } au plus.
board-not-mutual = Ligne { $line } : la case { $number } mène à la case { $number_other }, mais celle-ci n'y ramène pas. Les rues vont dans les deux sens.
board-cut-off = Ligne { $line } : aucun chemin ne mène de la case { $number_other } à la case { $number }.
board-dead-end = Ligne { $line } : l'impasse de la case { $number } compte plus de { $most } cases.
board-place-twice = Ligne { $line } : { $name } est déjà sur le plateau, à la ligne { $line_other }.
board-no-place = Ligne { $line } : { $name } manque parmi les lieux.
board-star = Ligne { $line } : un terrain « { $name } » ne peut pas avoir d'étoile. Les parrains commencent avec une petite entreprise.
board-lot-cells =
    { $count ->
        [one] Ligne { $line } : un terrain de taille « { $name } » couvre { $least } cellules, mais celui-ci n'en a que { $count }.
       *[other] Ligne { $line } : un terrain de taille « { $name } » en couvre { $least }, mais celui-ci a { $count } cellules.
    }
board-few-lots =
    { $count ->
        [one] Ligne { $line } : { $count } terrain est de taille « { $name } ». Il en faut au moins { $least }, un par entreprise.
       *[other] Ligne { $line } : { $count } terrains sont de taille « { $name } ». Il en faut au moins { $least }, un par entreprise.
    }
board-few-starts =
    { $count ->
        [one] Ligne { $line } : { $count } petit terrain porte une étoile. Il en faut au moins { $least }, un par parrain.
       *[other] Ligne { $line } : { $count } petits terrains portent une étoile. Il en faut au moins { $least }, un par parrain.
    }
board-cell-twice = Ligne { $line } : la cellule { $cell } est déjà prise, à la ligne { $line_other }.
board-no-square = Ligne { $line } : la flèche montre la case { $number }, mais aucune ne porte ce numéro.
board-far-arrow = Ligne { $line } : la flèche montre la case { $number }, à { $count } cases de là. Elle doit montrer une case de rue à { $most } cases au plus.
board-card = Ligne { $line } : { $name } ne peut pas recevoir { $count } de cette ressource. 4 vont à l'un de ses deux grands lieux, 3, 2 ou 1 à une boutique.
board-card-count =
    { $count ->
        [one] Ligne { $line } : { $count } carte apporte { $number } de la ressource « { $name } ». Il en faut { $least }.
       *[other] Ligne { $line } : { $count } cartes apportent { $number } de la ressource « { $name } ». Il en faut { $least }.
    }
board-card-big =
    { $count ->
        [one] Ligne { $line } : { $count } carte va à { $name }. Il en faut { $least }.
       *[other] Ligne { $line } : { $count } cartes vont à { $name }. Il en faut { $least }.
    }
board-card-shop = Ligne { $line } : aucune carte ne va à { $name }. Il en faut au moins une pour chaque boutique.
board-card-source = Ligne { $line } : il manque la carte avec 1 alcool pour { $name }.
