### Reden am Tisch: zu allen, und unter sich.

web-talk-choice = Wer darf mit wem reden?
web-talk-open = Alle hören alles
web-talk-open-about = Kein Getuschel: Was gesagt wird, wird dem ganzen Tisch gesagt.
web-talk-private = Tuscheln erlaubt
web-talk-private-about = Zwei oder mehr können unter sich reden. Sonst merkt es niemand.
web-talk-unsealed = Tuscheln, aber nicht, während verdeckt entschieden wird
web-talk-unsealed-about = Solange alle verdeckt wählen, wird nicht getuschelt.
web-talk-after = Nach dem Spiel können alle, die mitgespielt haben, alles lesen
web-talk-with-whom = Mit wem du redest
web-talk-everybody = Alle
web-talk-new = + Reden mit …
web-talk-pick = Wähl, mit wem du reden willst.
web-talk-begin = Losreden
web-talk-unread =
    { $count ->
        [one] eine ungelesene Zeile
       *[other] { $count } ungelesene Zeilen
    }
web-talk-among = Gespräch mit { $names }
web-talk-say-to = Sag etwas zu { $names }
web-talk-to = An { $names }
web-talk-to-all = An alle am Tisch
web-talk-only = Sonst liest es niemand.
web-talk-read-after = Nach dem Spiel können es alle lesen.
web-talk-all-read = Das Spiel ist aus: Jetzt können das alle lesen.
web-talk-hushed = Der Tisch entscheidet gerade verdeckt. So lange wird nicht getuschelt.
