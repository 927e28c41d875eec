### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = Le plan : { $name }
map-tools = Déplacer le plan
map-nearer = Plus près
map-farther = Plus loin
map-all = Toute la ville
map-my-car = Vers ma voiture
map-car =
    { $boss_is_you ->
        [yes] Votre voiture
       *[no] La voiture de { $boss }
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] à vous
       *[no] à { $boss }
    }, { $count ->
        [0] personne à l'intérieur
        [one] { $count } gangster à l'intérieur
       *[other] { $count } gangsters à l'intérieur
    }
map-closed = Fermé par la police.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] à vous
       *[no] à { $boss }
    }
