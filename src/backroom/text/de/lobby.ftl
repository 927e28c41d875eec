### The lobby beyond its first sight: one's own tables, settings, the rule book, no network.

## My tables

web-mine-with = Mit { $names }
web-mine-alone = Noch niemand sonst
web-mine-you-are = Du bist { $name }
web-mine-free =
    { $count ->
        [0] Alle sind da, gleich geht es los
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
web-mine-turn = Du bist dran
web-mine-secret = Der Tisch entscheidet geheim
web-mine-secret-you = Du bist dran: Alle entscheiden geheim
web-mine-stand-in = Ein Bot spielt für dich
web-mine-last = Zuletzt: { $text }
web-mine-unread =
    { $count ->
        [one] Eine neue Zeile im Gespräch
       *[other] { $count } neue Zeilen im Gespräch
    }
web-mine-mail = per Post
web-mine-open = Zum Tisch
web-mine-open-at = Zum Tisch: { $game }
web-mine-more = Mehr zu diesem Tisch
web-mine-leave = Vom Tisch aufstehen
web-mine-leave-sure = Dein Platz wird frei, und dein Link führt nirgends mehr hin. Aufstehen?
web-mine-delete = Tisch löschen
web-mine-delete-sure = Der Tisch und alles darauf ist dann für alle endgültig weg. Löschen?
web-mine-hide = Von meiner Liste nehmen
web-mine-hide-sure = Dieses Gerät vergisst den Link zu deinem Platz. Wenn du ihn sonst nirgends hast, kommst du nicht zurück. Wegnehmen?
web-mine-yes = Ja
web-mine-over = Beendete Partien
web-mine-look = Ansehen
web-mine-late = Wie es hier steht, siehst du, wenn du den Tisch öffnest.
web-mine-devices = Diese Tische sind auf diesem Gerät. Mit einem Profil hast du sie auf allen deinen Geräten.

## Settings

web-set-look = Hell oder dunkel
web-set-look-system = wie das Gerät
web-set-look-dark = dunkel
web-set-look-light = hell
web-set-size = Schriftgröße
web-set-size-by = { $percent } %
web-set-patterns = Außer Farben auch Muster, um die Spieler zu unterscheiden
web-set-install = Backroom auf diesem Gerät installieren
web-set-installed = Backroom ist auf diesem Gerät installiert.
web-set-kept = All das merkt sich dieses Gerät.

## The rule book

web-book = Regelbuch
web-book-contents = Inhalt
web-book-find = Suchen: ein Wort, oder { $rule }
web-book-found =
    { $count ->
        [0] Nichts gefunden. Such ein anderes Wort.
        [one] Eine Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
web-book-near =
    { $count ->
        [one] Nirgends steht das so; eine Stelle kommt dem nahe.
       *[other] Nirgends steht das so; { $count } Stellen kommen dem nahe.
    }
web-book-keys = Die Pfeiltasten springen von Stelle zu Stelle, Esc zeigt wieder alles.
web-book-page = Als eigene Seite öffnen
web-book-link = Link zu Regel { $rule }

## Without a server

web-offline = Du bist offline
web-offline-about = Der Server ist nicht zu erreichen. Deine Tische und Plätze sind dort sicher; die Regeln kannst du inzwischen lesen.
web-offline-again = Noch einmal versuchen

web-own-table-about = Bestimme, wer mitspielt und nach welchen Regeln. Wen du einlädst, der bekommt einen Link: kein Konto, keine Installation.
web-invite-about =
    { $count ->
        [one] Du bekommst einen Link für den anderen Platz. Die Partie beginnt, sobald er besetzt ist.
       *[other] Du bekommst für jeden der { $count } anderen Plätze einen Link. Die Partie beginnt, sobald alle besetzt sind.
    }
web-window-seconds =
    { $count ->
        [0] bis alle geantwortet haben
       *[other] { $count } Sekunden
    }
web-others = Die anderen
web-others-people = Freunde, per Link
web-others-bots = Bots
web-who-sits = Wer sitzt auf Platz { $number }?
web-person = Ein Mensch, per Link
web-board-needed = Wähle zuerst die Datei deines Spielplans.
web-make-table = Tisch aufmachen
web-window-time = Wie lange darf man mit einer Karte dazwischengehen?
web-names-themself = nennt sich selbst
