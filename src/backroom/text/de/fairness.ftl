## Was an den Würfeln oder Zeilen einer gespeicherten Partie nicht stimmt

save-wrong-roll = Zeile { $line }: Die Würfel in dieser Datei sind nicht die, die gefallen sind ({ $detail }).
save-wrong-secret = Zeile { $line }: Das Geheimnis ist nicht das, auf das sich der Gastgeber vor der Partie festgelegt hat.
save-wrong-nonce = Zeile { $line }: Die Zahl von Platz { $detail } ist nicht die, die vor der Partie versiegelt wurde.
save-broken-chain = Zeile { $line }: Die Zeilen dieser Datei hängen nicht zusammen. Nach der Partie wurde eine geändert, eingefügt oder weggelassen.
save-other-commitment = Zeile { $line }: Das Siegel des Gastgebers in dieser Datei ist nicht das, das du dir gemerkt hast; das ist also nicht die Partie, zu der du dich gesetzt hast.
save-other-seals = Zeile { $line }: Die Zahlen in diesen Würfeln waren nicht so versiegelt, wie es deinem Gerät vor der Partie gesagt wurde.
save-other-nonce = Zeile { $line }: Die Zahl, die dein eigenes Gerät beigesteuert hat, steckt nicht in diesen Würfeln.
save-other-game = Ab Zeile { $line } ist das nicht die Partie, von der dein Gerät erfahren hat.

## Am Ende die Würfel prüfen

web-check-about = Vor der Partie hat der Server ein Geheimnis versiegelt, danach jedes Gerät am Tisch eine eigene Zahl. Jeder Würfel und jede Karte folgt aus alledem. Jetzt, nach der Partie, können alle es prüfen.
web-check-more = Wie das geht, und was es nicht zeigt
web-check-good = Alles, was sich hier prüfen ließ, ist in Ordnung.
web-check-bad = Trau dieser Partie nicht. { $text }
web-check-seal = Das Geheimnis passt zu dem Siegel, das sich dieses Gerät vor der Partie gemerkt hat.
web-check-seal-now = Das Geheimnis passt zu seinem Siegel. Dieses Gerät hat sich das Siegel vor der Partie aber nicht gemerkt; vergleich es mit einem, das es getan hat.
web-check-numbers =
    { $count ->
        [0] Zu diesen Würfeln hat kein Gerät eine Zahl beigetragen: Der Server hat sie allein gezogen.
        [one] Zu diesen Würfeln hat ein Gerät eine Zahl beigetragen. Sie wurde versiegelt, bevor sie gezeigt wurde, und ist unverändert.
       *[other] Zu diesen Würfeln haben { $count } Geräte je eine Zahl beigetragen. Alle wurden versiegelt, bevor eine gezeigt wurde, und keine hat sich geändert.
    }
web-check-own = Dein Gerät gehört dazu; also konnte niemand diese Würfel aussuchen.
web-check-own-not = Von diesem Gerät ist keine Zahl dabei. Es verlässt sich auf die anderen.
web-check-void =
    { $count ->
        [one] Davor wurden die Würfel einmal neu gegeben, weil ein Gerät seine Zahl nicht gezeigt hatte: { $names }.
       *[other] Davor wurden die Würfel { $count } Mal neu gegeben, weil ein Gerät seine Zahl nicht gezeigt hatte: { $names }.
    }
web-check-rolls =
    { $count ->
        [one] Der einzige Wurf folgt daraus.
       *[other] Alle { $count } Würfe und gezogenen Karten folgen daraus.
    }
web-check-lines = Alle { $count } Zeilen der Partie hängen zusammen: Keine wurde geändert, eingefügt oder weggelassen.
web-check-links =
    { $count ->
        [0] Ob es die Zeilen sind, die gespielt wurden, kann dieses Gerät nicht sagen: Es hat sich während der Partie nichts davon gemerkt.
        [one] Es sind die, die gespielt wurden: Sie passen zu der einen Notiz, die dieses Gerät während der Partie gemacht hat.
       *[other] Es sind die, die gespielt wurden: Sie passen zu allen { $count } Notizen, die dieses Gerät während der Partie gemacht hat.
    }
web-check-how = Was diese Seite nicht prüft: ob jeder Zug den Regeln folgt und das Protokoll ihn richtig erzählt hat. Nimm dafür beide Dateien und starte:
web-check-kept = Was sich dieses Gerät gemerkt hat
web-check-limits = Was niemand prüfen kann: ob jemand, der den Server betreibt, verdeckte Karten angesehen oder verraten hat.
