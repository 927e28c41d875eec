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
