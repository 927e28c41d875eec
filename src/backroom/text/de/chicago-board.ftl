### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = Der Stadtplan: { $name }
map-tools = Den Plan bewegen
map-nearer = Näher heran
map-farther = Weiter weg
map-all = Die ganze Stadt
map-my-car = Zu meinem Wagen
map-car =
    { $boss_is_you ->
        [yes] Dein Wagen
       *[no] Wagen von { $boss }
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] gehört dir
       *[no] gehört { $boss }
    }, { $count ->
        [0] niemand darin
        [one] { $count } Gangster darin
       *[other] { $count } Gangster darin
    }
map-closed = Von der Polizei geschlossen.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] gehört dir
       *[no] gehört { $boss }
    }
