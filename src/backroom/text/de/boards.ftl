### Was an der Datei eines Plans nicht stimmt ($line), oder an der mit den Ressourcenkarten

board-syntax = Zeile { $line }: Das ist kein richtiges TOML ({ $detail }). Such nach einer Klammer, einem Komma oder einem Anführungszeichen, das fehlt.
board-too-long = Zeile { $line }: Die Datei ist zu lang. Ein Plan darf { $most } Zeichen haben.
board-unknown-key = Zeile { $line }: „{ $name }“ hat hier keine Bedeutung. Es gibt: { $names }.
board-missing-key = Zeile { $line }: „{ $name }“ fehlt.
board-need-text = Zeile { $line }: „{ $name }“ muss ein Text in Anführungszeichen sein, mit 1 bis { $most } Buchstaben.
board-need-word = Zeile { $line }: „{ $name }“ muss eins davon sein: { $names }.
board-need-number = Zeile { $line }: „{ $name }“ muss eine ganze Zahl sein, mindestens 0.
board-need-numbers = Zeile { $line }: „{ $name }“ muss eine Liste von Feldnummern sein, z. B. [3, 4].
board-need-yes = Zeile { $line }: „{ $name }“ muss true (ja) oder false (nein) sein.
board-need-cell = Zeile { $line }: „{ $name }“ muss eine Spalte und eine Reihe sein, ganze Zahlen von 0 bis { $most }, z. B. [3, 5].
board-need-cells = Zeile { $line }: „{ $name }“ muss eine Liste von Zellen sein, jede mit Spalte und Reihe von 0 bis { $most }, z. B. [[3, 5], [4, 5]].
board-need-points = Zeile { $line }: „{ $name }“ muss eine Liste von mindestens zwei Punkten sein, keiner weiter draußen als { $most }, z. B. [[0, 0], [2.5, 0]].
board-need-entries = Zeile { $line }: „{ $name }“ muss eine Liste von Einträgen in geschweiften Klammern sein, einer je Zeile.
board-too-few =
    { $count ->
        [one] Zeile { $line }: „{ $name }“ hat einen Eintrag. Nötig sind mindestens { $least }.
       *[other] Zeile { $line }: „{ $name }“ hat { $count } Einträge. Nötig sind mindestens { $least }.
    }
board-too-many = Zeile { $line }: „{ $name }“ hat { $count } Einträge. Erlaubt sind höchstens { $most }.
board-two-ids = Zeile { $line }: Auch das Feld in Zeile { $line_other } hat die Nummer { $number }. Gib jedem Feld eine eigene Nummer.
board-no-neighbour = Zeile { $line }: Feld { $number } führt zu Feld { $number_other }, aber eins mit dieser Nummer gibt es nicht.
board-odd-neighbour = Zeile { $line }: In „next“ von Feld { $number } ist { $number_other } das Feld selbst oder steht doppelt da.
board-many-neighbours = Zeile { $line }: Feld { $number } führt zu { $count } Feldern. Erlaubt sind höchstens { $most }.
board-not-mutual = Zeile { $line }: Feld { $number } führt zu Feld { $number_other }, aber das führt nicht zurück. Straßen gehen in beide Richtungen.
board-cut-off = Zeile { $line }: Von Feld { $number_other } führt kein Weg zu Feld { $number }.
board-dead-end = Zeile { $line }: Die Sackgasse mit Feld { $number } ist länger als { $most } Felder.
board-place-twice = Zeile { $line }: { $name } steht schon auf dem Plan, in Zeile { $line_other }.
board-no-place = Zeile { $line }: Unter den Orten fehlt { $name }.
board-star = Zeile { $line }: Ein Bauplatz der Größe „{ $name }“ darf keinen Stern haben. Ein Boss beginnt mit einem kleinen Betrieb.
board-lot-cells =
    { $count ->
        [one] Zeile { $line }: Ein Bauplatz der Größe „{ $name }“ braucht { $least } Zellen, dieser hat aber nur eine.
       *[other] Zeile { $line }: Ein Bauplatz der Größe „{ $name }“ braucht { $least }, dieser hat aber { $count } Zellen.
    }
board-few-lots =
    { $count ->
        [one] Zeile { $line }: Ein Bauplatz hat die Größe „{ $name }“. Nötig sind mindestens { $least }, einer pro Betrieb.
       *[other] Zeile { $line }: { $count } Bauplätze haben die Größe „{ $name }“. Nötig sind mindestens { $least }, einer pro Betrieb.
    }
board-few-starts =
    { $count ->
        [one] Zeile { $line }: Ein kleiner Bauplatz hat einen Stern. Nötig sind mindestens { $least }, einer pro Boss.
       *[other] Zeile { $line }: { $count } kleine Bauplätze haben einen Stern. Nötig sind mindestens { $least }, einer pro Boss.
    }
board-cell-twice = Zeile { $line }: Die Zelle { $cell } ist schon vergeben, in Zeile { $line_other }.
board-no-square = Zeile { $line }: Der Pfeil zeigt auf Feld { $number }, aber eins mit dieser Nummer gibt es nicht.
board-far-arrow = Zeile { $line }: Der Pfeil zeigt auf Feld { $number }, das { $count } Felder entfernt ist. Er muss auf ein Straßenfeld zeigen, das höchstens { $most } entfernt ist.
board-card = Zeile { $line }: { $name } kann nicht { $count } von dieser Ressource bekommen. 4 gehen an einen ihrer zwei großen Orte, 3, 2 oder 1 an einen Laden.
board-card-count =
    { $count ->
        [one] Zeile { $line }: Eine Karte bringt { $number } von der Ressource „{ $name }“. Es müssen { $least } sein.
       *[other] Zeile { $line }: { $count } Karten bringen { $number } von der Ressource „{ $name }“. Es müssen { $least } sein.
    }
board-card-big =
    { $count ->
        [one] Zeile { $line }: Eine Karte gehört zu { $name }. Es müssen { $least } sein.
       *[other] Zeile { $line }: { $count } Karten gehören zu { $name }. Es müssen { $least } sein.
    }
board-card-shop = Zeile { $line }: Zu { $name } gehört keine Karte. Jeder Laden braucht mindestens eine.
board-card-source = Zeile { $line }: Die Karte mit 1 Fusel für { $name } fehlt.
