### Plätze und ihre Links im Browser, und wer zuschaut.

## Links

web-play-on = Auf meinem Handy weiterspielen
web-play-on-about = Richte die Kamera des Handys auf den Code, oder öffne dort den Link. Wer ihn hat, spielt für dich.
web-show-invite = Einladung zeigen
web-show-watch = Link zeigen
web-renew = Jemand anderes kennt meinen Link
web-renew-sure = Du bekommst einen neuen Link, der alte gilt sofort nicht mehr, und alle erfahren es. Deine anderen Geräte brauchen den neuen.
web-renew-yes = Neuen Link machen
web-renewed = Dein Platz hat einen neuen Link. Der alte gilt nicht mehr.
web-lost = Link verloren?
web-lost-sure = { $seat } hat zehn Minuten (per Post: einen Tag), um mit dem alten Link zu kommen oder abzulehnen. Danach kannst du einen neuen machen. Alle erfahren es.
web-lost-yes = Ja, er ist verloren
web-lost-until = Bis { $time } kann { $seat } noch mit dem alten Link kommen oder ablehnen.
web-lost-over = Niemand ist mit dem alten Link von { $seat } gekommen.
web-collect = Neuen Link für { $seat } machen
web-called-lost = Der Gastgeber meldet deinen Link als verloren und macht nach { $time } einen neuen. Bist du es, mit dem alten?
web-keep-link = Ich bin's: Ich behalte meinen Link

## Wer zuschaut

web-onlookers = Zuschauer
web-watchers = Wer darf zuschauen?
web-watchers-link = wem du den Link gibst
web-watchers-anyone = wer die Adresse des Tisches kennt
web-watchers-nobody = niemand
web-watch-delay = Sie sehen den Tisch
web-delay-none = sofort
web-delay-minutes =
    { $count ->
        [one] { $count } Minute später
       *[other] { $count } Minuten später
    }
web-delay-round = eine Runde später: jede Runde, sobald sie vorbei ist
web-delay-wait = Du siehst den Tisch verzögert. Das erste Bild kommt, sobald die Zeit um ist.
web-watch-talk = Sie dürfen lesen, was ihr vor allen sagt
web-onlooking = Du schaust zu
web-over-shoulder = Wem über die Schulter?
web-over-none = niemandem
web-show-hand = Zuschauer dürfen mir über die Schulter schauen. Sie sehen meine Hand, aber keine Geschäfte und Gespräche unter vier Augen. Alle erfahren es.
web-hand-shown = Zuschauer dürfen { $seat } über die Schulter schauen.

## Gespräch

web-mute = Nicht zeigen, was { $seat } sagt

## Das eigene Profil

web-me-about = Ein Profil findet deine Tische auf allen deinen Geräten, ohne Konto. Ein Schlüssel auf diesem Gerät bewahrt es; sonst erfährt niemand davon.
web-me-colour = Lieblingsfarbe
web-me-colour-number = Farbe { $number }
web-me-zone = Zeitzone: { $zone }
web-me-make = Profil anlegen
web-me-save = Speichern
web-me-saved = Gespeichert.
web-me-tables = Meine Tische
web-me-no-tables = Noch kein Tisch: Wo du dich hinsetzt, erscheint hier.
web-me-waiting = wartet
web-me-playing = läuft
web-me-open = Öffnen
web-me-move = Auf einem anderen Gerät benutzen
web-me-move-about = Richte die Kamera des anderen Geräts auf den Code, oder öffne dort den Link. Wer ihn hat, hat dein Profil und deine Plätze.
web-me-delete = Meine Daten löschen
web-me-delete-sure = Dein Profil, seine Adressen und seine Verbindungen zu deinen Plätzen werden sofort gelöscht. In beendeten Partien wird dein Name ersetzt, in laufenden, sobald sie zu Ende sind. Was du gesagt hast, bleibt am Tisch.
web-me-deleted = Deine Daten sind gelöscht.
