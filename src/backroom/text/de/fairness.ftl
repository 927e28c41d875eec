## Was an den Würfeln oder Zeilen einer gespeicherten Partie nicht stimmt

save-wrong-roll = Zeile { $line }: Die Würfel in dieser Datei sind nicht die, die gefallen sind ({ $detail }).
save-wrong-secret = Zeile { $line }: Das Geheimnis ist nicht das, auf das sich der Gastgeber vor der Partie festgelegt hat.
save-wrong-nonce = Zeile { $line }: Die Zahl von Platz { $detail } ist nicht die, die vor der Partie versiegelt wurde.
save-no-fork = Zeile { $line }: Diese Datei gibt an, eine andere Partie fortzusetzen, und doch haben Geräte am Tisch bei ihren Würfeln mitbestimmt. So eine Partie gibt es nicht: Da soll man Würfel glauben, die niemand prüfen kann.
save-broken-chain = Zeile { $line }: Die Zeilen dieser Datei hängen nicht zusammen. Nach der Partie wurde eine geändert, eingefügt oder weggelassen.
save-other-commitment = Zeile { $line }: Das Siegel des Gastgebers in dieser Datei ist nicht das, das du dir gemerkt hast; das ist also nicht die Partie, zu der du dich gesetzt hast.
save-other-seals = Zeile { $line }: Die Zahlen in diesen Würfeln waren nicht so versiegelt, wie es deinem Gerät vor der Partie gesagt wurde.
save-other-nonce = Zeile { $line }: Die Zahl, die dein eigenes Gerät beigesteuert hat, steckt nicht in diesen Würfeln.
save-other-game = Ab Zeile { $line } ist das nicht die Partie, von der dein Gerät erfahren hat.

## Am Ende die Würfel prüfen

web-check-about = Vor der Partie hat der Server ein Geheimnis versiegelt, danach jedes Gerät am Tisch eine eigene Zahl. Jeder Würfel und jede Karte folgt aus alledem. Jetzt, nach der Partie, können alle es prüfen.
web-check-more = Wie das geht, und was es nicht zeigt
web-check-good = Die Würfel waren fair, soweit dieses Gerät es sagen kann. Geprüft wurde:
# After a guided game, whose dice were fixed.
web-check-good-guided = Würfel und Karten lagen vorher fest, und die Partie ist ihnen gefolgt. Geprüft wurde:
web-check-bad = Trau dieser Partie nicht. { $text }
web-check-seal = Der Server hatte seinen Teil der Würfel vor der Partie festgelegt und hat ihn danach nicht geändert.
web-check-seal-now = Der Teil des Servers an den Würfeln ist der, den er nach eigener Aussage vor der Partie festgelegt hat. Dieses Gerät hat ihn sich damals nicht gemerkt; vergleich mit einem, das es getan hat.
web-check-numbers =
    { $count ->
        [0] Kein Gerät am Tisch hat bei diesen Würfeln mitbestimmt: Der Server hat sie allein gezogen.
        [one] Auch das Gerät einer Person hat bei diesen Würfeln mitbestimmt. Sein Teil stand fest, bevor der Server ihn kennen konnte, und niemand hat ihn geändert.
       *[other] Auch die Geräte von { $count } Personen haben bei diesen Würfeln mitbestimmt. Jeder Teil stand fest, bevor jemand die anderen kennen konnte, und niemand hat einen geändert.
    }
web-check-own = Dieses Gerät war dabei. Also konnte sich niemand die Würfel aussuchen, auch nicht, wer den Server betreibt.
web-check-own-not = Dieses Gerät hat bei den Würfeln nicht mitbestimmt. Es verlässt sich auf die Geräte, die es getan haben.
web-check-void =
    { $count ->
        [one] Davor wurden die Würfel einmal neu gegeben, weil ein Gerät seine Zahl nicht gezeigt hatte: { $names }.
       *[other] Davor wurden die Würfel { $count } Mal neu gegeben, weil ein Gerät seine Zahl nicht gezeigt hatte: { $names }.
    }
web-check-rolls =
    { $count ->
        [one] Der einzige Würfel der Partie ist so gefallen, wie er fallen musste.
       *[other] Alle { $count } Würfel und Karten der Partie sind so gefallen, wie sie fallen mussten.
    }
web-check-unchecked =
    { $count ->
        [one] Ein Würfel oder eine Karte ließ sich nicht prüfen, denn das Geheimnis der Partie, die hier fortgesetzt wird, ist nicht bekannt.
       *[other] { $count } Würfel und Karten ließen sich nicht prüfen, denn das Geheimnis der Partie, die hier fortgesetzt wird, ist nicht bekannt.
    }
web-check-lines = Die Aufzeichnung der Partie ist vollständig: Von ihren { $count } Zeilen wurde keine geändert, eingefügt oder weggelassen.
web-check-links =
    { $count ->
        [0] Ob es die Partie ist, wie sie gespielt wurde, kann dieses Gerät nicht sagen: Es hat sich nichts davon gemerkt.
        [one] Und es ist die Partie, die dieses Gerät gesehen hat: Es hat sich dabei einen Zug gemerkt, und der stimmt.
       *[other] Und es ist die Partie, die dieses Gerät gesehen hat: Es hat sich dabei { $count } Züge gemerkt, und alle stimmen.
    }
web-check-how = Was diese Seite nicht prüft: ob jeder Zug den Regeln folgt und der Verlauf ihn richtig erzählt hat. Nimm dafür beide Dateien und starte:
web-check-kept = Was sich dieses Gerät gemerkt hat
web-check-limits = Was niemand prüfen kann: ob jemand, der den Server betreibt, verdeckte Karten angesehen oder verraten hat.
