### King of Chicago's table in the browser: what a sign, a figure or a button says.

## The map

map-label = La mappa: { $name }
map-tools = Muovere la mappa
map-nearer = Più vicino
map-farther = Più lontano
map-all = Tutta la città
map-my-car = Alla mia auto
map-car =
    { $boss_is_you ->
        [yes] La tua auto
       *[no] L'auto di { $boss }
    }
map-business =
    { $business }, { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }, { $count ->
        [0] nessuno dentro
        [one] { $count } gangster dentro
       *[other] { $count } gangster dentro
    }
map-closed = Chiuso dalla polizia.
map-territory-of =
    { $territory }, { $boss_is_you ->
        [yes] tuo
       *[no] di { $boss }
    }
