### Telling people who don't look at their table: what messages say, and where one says how to be reached.

## Messages

# $text is the game, $name the table.
tell-title = { $text }, Tisch { $name }
tell-turn = Du bist am Zug.
tell-sealed = Der Tisch entscheidet: Sieh nach, ob du mitreden willst.
tell-next = Gleich bist du dran.
tell-hit = Dich hat es erwischt. Sieh nach, was passiert ist.
tell-offer = Jemand macht dir ein Angebot.
tell-promise = In dieser Runde läuft ein Versprechen zwischen dir und jemand anderem ab.
tell-end = Die Partie ist zu Ende.
tell-trial = Das ist eine Probe. Von jetzt an meldet sich der Tisch so bei dir.
tell-code = Dein Code: { $text }
tell-code-why = Jemand an einem Backroom-Tisch will hier Bescheid bekommen, wenn er oder sie am Zug ist. Gib den Code auf der Seite dort ein. Warst du das nicht, tu nichts: Es kommt keine weitere Nachricht.
tell-open = Zum Tisch, auf dem Gerät, mit dem du dort sitzt: { $text }
tell-stop = Keine solchen Nachrichten mehr: { $text }

## The page that stops messages

# $text is an address, such as “a…@example.org”.
tell-stop-ask = Nachrichten vom Tisch { $name } gehen an { $text }. Soll damit Schluss sein?
tell-stop-yes = Keine Nachrichten mehr
tell-stopped = Von dort kommen keine Nachrichten mehr. Am Tisch kannst du sie wieder bestellen.

## Why not

refused-bad-address = So bist du nicht zu erreichen. Prüf, was du eingegeben hast.
refused-bad-mail = Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.org.
refused-bad-topic = Das ist kein ntfy-Thema. Gib seinen Namen ein oder die ganze Adresse, etwa https://ntfy.example.org/thema. Der Server muss im Internet stehen.
refused-bad-webhook = Das ist kein Discord-Webhook. In Discord: Kanal bearbeiten, Integrationen, Webhooks, Webhook-URL kopieren.
refused-unknown-push = Dieser Browser bekommt seine Nachrichten über { $text }, und das kennt dieser Server nicht. Frag den Gastgeber oder nimm einen anderen Weg.
refused-no-service = Das hat der Gastgeber dieses Servers nicht eingerichtet. Nimm einen anderen Weg.
refused-too-many-ways = Das sind genug. Entfern einen Weg, bevor du einen neuen hinzufügst.
refused-wrong-code = Das ist nicht der Code, oder er ist zu alt. Sieh in der Nachricht nach oder lass dir einen neuen schicken.
refused-not-pressed = Telegram weiß noch nichts davon. Öffne den Bot mit dem Link, drück auf Start und komm dann hierher zurück.
refused-no-such-way = Diesen Weg gibt es schon nicht mehr.
refused-not-reached = Die Nachricht ist nicht durchgekommen. Prüf die Adresse und versuch es noch einmal.

## How shall we reach you?

web-reach-about = Schaust du gerade nicht hin, kann dir der Tisch Bescheid geben. In den Nachrichten steht kein Geheimnis und kein Schlüssel: Öffne den Tisch auf einem Gerät, mit dem du dort sitzt.
web-reach-none = Bisher gibt dir nichts Bescheid.
web-reach-push = Dieser Browser
web-reach-mail = E-Mail
web-reach-ntfy = ntfy
web-reach-discord = Discord
web-reach-telegram = Telegram
web-reach-add = Neuer Weg
web-reach-do = Hinzufügen
web-reach-from-profile = Aus meinem Profil
web-reach-keep = Diese Adresse in meinem Profil behalten, für andere Tische
web-reach-push-about = Auch wenn die Seite zu ist. Dein Browser fragt dich, ob er darf.
web-reach-push-insecure = Das erlauben Browser nur, wenn die Adresse mit https beginnt (oder am Computer des Gastgebers). Nimm einen anderen Weg oder lass dir so eine Adresse geben.
web-reach-push-missing = Dieser Browser kann das nicht. Auf iPhone oder iPad leg die Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
web-reach-push-denied = Du hast dieser Seite Nachrichten verboten. Erlaub sie in den Einstellungen des Browsers und komm dann zurück.
web-reach-mail-address = Deine E-Mail-Adresse
web-reach-mail-about = Zuerst kommt ein Code. Bevor du ihn hier eingegeben hast, wird nichts anderes geschickt.
web-reach-mail-missing = E-Mail hat der Gastgeber dieses Servers nicht eingerichtet. Nimm einen anderen Weg.
web-reach-ntfy-topic = Thema
web-reach-ntfy-about = Denk dir einen Namen aus, den niemand errät, und abonnier ihn in der ntfy-App. Hast du einen eigenen Server: seine ganze Adresse.
web-reach-discord-webhook = Adresse des Webhooks
web-reach-discord-about = In Discord: Kanal bearbeiten, Integrationen, Webhooks. Wer den Kanal liest, liest auch diese Nachrichten.
web-reach-telegram-about = { $name } wird dir schreiben. Gleich kommt ein Link: Öffne ihn und drück auf Start.
web-reach-telegram-missing = Einen Telegram-Bot hat der Gastgeber dieses Servers nicht eingerichtet. Nimm einen anderen Weg.
web-reach-start = Telegram öffnen
web-reach-pressed = Ich habe Start gedrückt
web-reach-code = Code aus der Nachricht
web-reach-confirm = Bestätigen
web-reach-try = Ausprobieren
web-reach-tried = Abgeschickt. Ist sie da?
web-reach-failed = Hier kommt nichts mehr durch, darum haben wir aufgehört. Probier es aus oder entfern es.
web-reach-remove = Entfernen
web-reach-tell = Sag mir Bescheid,
web-reach-tell-turn = wenn ich am Zug bin
web-reach-tell-next = wenn ich gleich dran bin
web-reach-tell-hit = wenn es mich erwischt
web-reach-tell-offer = wenn mir jemand ein Angebot macht
web-reach-tell-promise = wenn ein Versprechen bald abläuft
web-reach-tell-end = wenn die Partie zu Ende ist
web-reach-quiet = Nicht in meiner Ruhezeit
web-reach-forget = Das alles vergessen
web-reach-notice = Auf einem deiner Wege kommt nichts mehr bei dir an.
