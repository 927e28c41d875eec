### Plätze und ihre Links im Browser, und wer zuschaut.

## Links

web-play-on = Auf einem anderen Gerät weiterspielen
web-play-on-about = Richte die Kamera des anderen Geräts auf den Code, oder öffne dort den Link. Wer ihn hat, spielt für dich.
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
        [one] { $count } Minute verzögert
       *[other] { $count } Minuten verzögert
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
web-report = { $seat } melden
web-report-about = Was stimmt nicht? Wer diesen Server betreibt, liest es, mit dem, was { $seat } zu allen gesagt hat. Am Tisch erfährt niemand davon.
web-report-name = Der Name
web-report-insult = Beleidigungen
web-report-threat = Drohungen
web-report-spam = Werbung oder Zumüllen
web-report-no = Doch nicht
web-reported = Gemeldet. Danke.

## Das eigene Profil

web-me-about = Ein Profil findet deine Tische auf allen deinen Geräten, ohne Konto. Ein Schlüssel auf diesem Gerät bewahrt es; sonst erfährt niemand davon.
web-me-colour = Lieblingsfarbe
web-me-colour-any = egal
web-me-colour-about = Ist beim Hinsetzen ein Platz in dieser Farbe frei, gehört er dir.
web-me-colour-name =
    { $colour ->
        [0] Rot
        [1] Blau
        [2] Grün
        [3] Gelb
        [4] Lila
       *[5] Orange
    }
web-me-zone = Zeitzone: { $zone }
web-me-make = Profil anlegen
web-me-save = Speichern
web-me-saved = Gespeichert.
web-me-addresses = Wo ich benachrichtigt werde
web-me-forget = Entfernen
web-me-tables = Meine Tische
web-me-no-tables = Noch kein Tisch: Setzt du dich an einen oder öffnest du ihn wieder, erscheint er hier.
web-me-waiting = wartet
web-me-playing = läuft
web-me-open = Öffnen
web-me-move = Auf einem anderen Gerät benutzen
web-me-move-about = Richte die Kamera des anderen Geräts auf den Code, oder öffne dort den Link. Wer ihn hat, hat dein Profil und deine Plätze.
web-me-delete = Meine Daten löschen
web-me-delete-sure = Dein Profil, seine Adressen und seine Verbindungen zu deinen Plätzen werden sofort gelöscht. In beendeten Partien wird dein Name ersetzt, in laufenden, sobald sie zu Ende sind. Was du gesagt hast, bleibt am Tisch.
web-me-deleted = Deine Daten sind gelöscht.

## Allen im Gespräch gesagt; $seat ist, wer dort sitzt

note-new-link = { $seat } hat für diesen Platz einen neuen Link gemacht. Der alte gilt nicht mehr.
note-link-lost = Der Gastgeber meldet den Link von { $seat } als verloren und macht nach Ablauf der Frist einen neuen, außer { $seat } kommt zurück oder lehnt ab.
note-link-found = { $seat } behält den alten Link.
note-link-replaced = Der Gastgeber hat für den Platz von { $seat } einen neuen Link gemacht. Der alte gilt nicht mehr.
note-shows-hand = { $seat } lässt Zuschauer sehen, was sonst nur { $seat } sehen darf.
note-hides-hand = { $seat } lässt Zuschauer nur noch den Tisch sehen.
note-more-time = Der Gastgeber gibt ab jetzt allen mehr Zeit.
note-no-clock = Ab jetzt läuft keine Uhr mehr: Der Gastgeber lässt allen Zeit.
note-gave-up = { $seat } hat aufgegeben. Auf diesem Platz spielt ein Bot weiter.
note-replaced = { $seat } ist nicht da: Der Gastgeber lässt einen Bot spielen, bis { $seat } zurück ist.
note-tv-on = { $seat } zeigt den Tisch auf einem Fernseher: Wer im Zimmer ist, sieht, was alle sehen dürfen.
note-tv-off = Der Fernseher zeigt den Tisch nicht mehr.

## Neben einem Namen, aus beendeten Partien

web-reliable-time = rechtzeitig: { $percent } %
web-reliable-words = Wort gehalten: { $kept } von { $words } Mal
web-reliable-games = { $count } Partien gespielt

## Was nicht geht

refused-not-lost = Der Gastgeber muss den Link dieses Platzes erst als verloren melden, und es muss der Platz von jemand anderem sein.
refused-no-such-zone = Eine Zeitzone namens { $name } kennt hier niemand. Stell auf diesem Gerät eine ein, etwa Europe/Rome.
refused-still-time = Noch kann jemand mit dem alten Link zurückkommen. Versuch es wieder, wenn die Zeit um ist.
refused-not-an-onlooker = Du hast einen Platz an diesem Tisch: Nur Zuschauer schauen jemandem über die Schulter.
refused-not-shown = Diese Person hat nicht erlaubt, dass Zuschauer sehen, was sie sieht.
refused-no-such-profile = Zu diesem Schlüssel gibt es kein Profil: Es wurde gelöscht oder lange nicht benutzt. Mach ein neues.
refused-new-link = Dieser Platz hat einen neuen Link, der alte gilt nicht mehr. Wenn du das nicht warst, lass dir vom Gastgeber einen neuen geben.
refused-no-onlookers = An diesem Tisch wird ohne Zuschauer gespielt. Frag den Gastgeber nach einem Platz.
refused-watch-by-link = Hier schaut man mit einem eigenen Link zu. Lass ihn dir vom Gastgeber geben.
