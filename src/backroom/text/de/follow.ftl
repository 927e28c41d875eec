### Ein Spiel verfolgen: der Verlauf nach Runden, Notizen und Lesezeichen.

web-follow-filter = Im Verlauf suchen
web-follow-which = Welche Zeilen
web-follow-all = Alles
web-follow-me = Was mich betrifft
web-follow-search = Suchen
web-follow-before = Aufbau
web-follow-lines =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
web-follow-sums = Bilanz
web-follow-none = Dazu steht nichts im Verlauf.
web-follow-more-news =
    { $count ->
        [one] Noch { $count } Zeile im Verlauf.
       *[other] Noch { $count } Zeilen im Verlauf.
    }

## Notizen und Lesezeichen

web-follow-notes = Notizen
web-follow-notes-about = Das liest nur du, auf jedem Gerät, das deinen Platz hat.
web-follow-notes-own = Meine Notizen
web-follow-saved = Notiert.
web-follow-saving = Wird notiert …
web-follow-marks = Lesezeichen
web-follow-no-marks = Noch keine. Zeig auf eine Zeile im Verlauf oder tipp sie an: Daneben erscheint ein Lesezeichen.
web-follow-mark = Lesezeichen
web-follow-unmark = Entfernen
web-follow-word = Ein Wort dazu
web-follow-edit-word = Das Wort „{ $word }“ ändern
refused-notes-changed = Deine Notizen wurden inzwischen auf einem anderen Gerät geändert. Beides steht jetzt da: Räum auf, was doppelt ist.
refused-too-many-marks = Du hast { $count } Lesezeichen, mehr gehen nicht. Entfern erst eines.

## Sounds

web-follow-sound = Töne: du bist dran, du wirst getroffen, ein Handel
web-follow-volume = Lautstärke
web-follow-hear = Anhören

## Since one's last answer; when one is asked about cards

web-follow-recap = Seit deiner letzten Antwort
web-follow-recap-all = Alle { $count }
web-follow-recap-less = Weniger
web-chances-counting = Nach deinen Karten wirst du nur gefragt, wenn sie wahrscheinlich etwas bringen.
web-chances-all = Nach deinen Karten wirst du bei jeder Gelegenheit gefragt.
web-chances-want-all = Immer fragen
web-chances-want-counting = Seltener fragen
web-chances-tip = Unter Bots wirst du nach deinen Karten gefragt, wenn sie wahrscheinlich etwas bringen. Vor jeder eigenen Entscheidung kannst du sie auch ungefragt spielen.
refused-not-alone = Spielen mehrere Leute mit, werden alle jedes Mal gefragt.
web-put-off = { $count ->
        [one] Ein Angebot wartet auf dich.
       *[other] { $count } Angebote warten auf dich.
    }
