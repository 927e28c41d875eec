## Gastgeber sein

cli-help-play = An diesem Computer spielen: öffnet das Hinterzimmer und den Browser. Freunde kommen mit --room oder --share herein.
cli-help-serve-share = Freunde aus anderen Städten hereinlassen: öffnet einen Tunnel mit cloudflared, Tailscale oder ssh und schließt ihn mit dem Server.
cli-help-serve-share-by = Das Programm für den Tunnel: cloudflared, tailscale oder ssh. Sonst das erste, mit dem es klappt.
cli-help-limit = Eine Grenze oder Zeit, als NAME=WERT; mehrmals für mehrere. docs/hosting.md zählt sie auf.
cli-help-doctor-limits = Alle Grenzen zeigen, die sich mit --limit setzen lassen, mit ihrem üblichen Wert.
cli-help-log-json = Das Protokoll als JSON schreiben, Zeile für Zeile; auch Tische, die aufgemacht, begonnen und beendet werden.
cli-help-no-browser = Den Browser nicht öffnen.
cli-help-schema-save = Stattdessen das Schema einer Zeile eines Spielstands.
cli-share-trying = Mit { $name } wird ein Zugang geöffnet …
cli-share-open = Freunde anderswo finden es hier: { $text }
cli-share-lost = Der Zugang von außen ist von selbst zugegangen. Wer an diesem Computer oder im Raum sitzt, spielt weiter; starte neu, um einen anderen zu öffnen.
cli-share-failed = Mit { $names } ließ sich kein Zugang öffnen. Es geht ohne weiter.
cli-share-how = Um Freunde aus anderen Städten hereinzulassen, sind das die zwei einfachsten Wege:
cli-share-how-cloudflared = 1. Installier cloudflared („brew install cloudflared“ oder ein Paket von developers.cloudflare.com) und starte noch einmal mit --share. Ein Konto braucht es nicht, und die Adresse ist jedes Mal eine andere.
cli-share-how-tailscale = 2. Installier Tailscale (tailscale.com), melde dich einmal mit „tailscale up“ an, erlaube Funnel und starte noch einmal mit --share; oder von Hand: „tailscale funnel { $number }“. Die Adresse bleibt dieselbe.
cli-share-by-whom = „{ $name }“ taugt nicht dazu. Zur Wahl stehen: { $names }.
cli-share-not-here = { $name } ist auf diesem Computer nicht installiert. Installier es, oder lass --share-by weg.
cli-limit-form = „{ $name }“ setzt keine Grenze. Schreib NAME=WERT, zum Beispiel --limit most_tables=500.
cli-no-such-limit =
    Eine Grenze „{ $name }“ gibt es nicht. { $near ->
        [yes] Meinst du: { $names }?
       *[no] Es gibt: { $names }.
    }
cli-limit-number = { $name } kann nicht „{ $text }“ sein. Gib eine Zahl an, die nicht unter 0 liegt; manche Grenzen wollen eine ganze.
cli-limit-choice = { $name } kann nicht „{ $text }“ sein. Sag yes oder no.
cli-doctor-busy = Auf diesem Ordner ist gerade ein Hinterzimmer offen. Ein weiteres braucht einen eigenen Ordner (--data).
cli-doctor-open-folder = Andere Leute an diesem Computer können in { $file } hineinsehen, wo die Geheimnisse aller Tische liegen. Ruf „chmod 700“ dafür auf.
cli-doctor-clock = Die Uhr dieses Computers zeigt { $text }, aber es gibt spätere Tische. Stell sie richtig: Wer per Post spielt, verlöre sonst Zeit.
cli-doctor-time = Die Uhr zeigt { $text }.
cli-doctor-port-ours = Auf Port { $number } ist schon ein Hinterzimmer offen. Ein weiteres nimmt den nächsten freien Port; es braucht einen eigenen Ordner.

## How people are told

cli-help-serve-address = Wo dieser Server von außen zu finden ist, etwa https://play.example.org. Dorthin führen Links in Nachrichten.
cli-help-serve-mail = Der Mailserver für Nachrichten an Spieler, etwa smtps://user:password@mail.example.org. Besser in der Umgebung oder der Datei als hier, wo andere das Passwort sehen können.
cli-help-serve-mail-from = Der Absender dieser Mails, etwa backroom@example.org.
cli-help-serve-telegram = Das Token deines Telegram-Bots, für Nachrichten an Spieler.
cli-help-serve-push = Ein Push-Dienst für Browser neben den üblichen, etwa push.example.org. Geht auch mehrmals.
cli-telling-no-address = { $name } ist keine Adresse eines Servers. Mit --address sieht sie aus wie https://play.example.org.
cli-telling-no-mail = --mail nennt keinen Mailserver. Er sieht aus wie smtps://user:password@mail.example.org; smtp:// geht über STARTTLS, smtp+plain:// ohne Verschlüsselung.
cli-telling-no-sender = Mails brauchen einen Absender: Gib mit --mail-from eine Adresse wie backroom@example.org an.
cli-telling-no-bot = --telegram will das Token, das du von @BotFather bekommen hast, etwa 123456789:AA….
cli-doctor-address = Links in Nachrichten führen zu { $text }
cli-doctor-no-address = Niemand hat gesagt, wo dieser Server von außen zu finden ist (--address): E-Mail und Telegram an Spieler brauchen das. Nachrichten an Browser, ntfy und Discord kommen ohne aus.
cli-doctor-mail = Spieler bekommen auf Wunsch E-Mails, über { $name } von { $text }.
cli-doctor-no-mail = Kein Mailserver ist eingerichtet (--mail): Spieler bekommen keine E-Mails.
cli-doctor-telegram = Spieler bekommen auf Wunsch Nachrichten von deinem Telegram-Bot.
cli-doctor-no-telegram = Kein Telegram-Bot ist eingerichtet (--telegram): Spieler bekommen von ihm keine Nachrichten.
