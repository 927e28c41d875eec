### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = The map: { $name }
map-tools = Move the map
map-nearer = Nearer
map-farther = Farther
map-all = The whole city
map-my-car = To my car
map-car =
    { $boss_is_you ->
        [yes] Your car
       *[no] { $boss }'s car
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] yours
       *[no] { $boss }'s
    }, { $count ->
        [0] nobody inside
        [one] { $count } gangster inside
       *[other] { $count } gangsters inside
    }
map-closed = Closed by the police.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] yours
       *[no] { $boss }'s
    }
