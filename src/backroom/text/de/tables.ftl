### Tables beside their games: the list of them, who gets up, ending together, playing again.

## The list in the lobby

web-tables = Tische, an denen noch wer fehlt
web-tables-host = { $name } lädt ein
web-tables-free =
    { $count ->
        [one] { $seats } Plätze, davon 1 frei
       *[other] { $seats } Plätze, davon { $count } frei
    }
# $time is a length, such as “5 minutes”.
web-tables-waits = Offen seit { $time }
web-tables-away = { $name } ist gerade nicht da
web-tables-sit = Hinsetzen
web-tables-sit-at = Zu { $name } setzen: { $game }
web-tables-more = Mehr zeigen
web-who-may-come = Wer darf kommen?
web-by-link = Wer von mir einen Link bekommt
web-for-all = Alle: Der Tisch steht auf der Liste

## Before the game

web-on-the-list = Dieser Tisch steht auf der Liste: Wer mag, nimmt sich einen freien Platz.
web-new-link = Neuer Link
web-new-link-about = Ein Link, der bisher zu diesem Platz geführt hat, gilt dann nicht mehr.
web-send-away = { $seat } wegschicken
web-send-away-sure = { $seat } verliert den Platz und den Link dazu. Dann kann sich jemand anders hinsetzen.
web-send-away-yes = Wegschicken
web-fill =
    { $count ->
        [one] Jetzt anfangen, mit einem Bot auf dem leeren Platz
       *[other] Jetzt anfangen, mit Bots auf den { $count } leeren Plätzen
    }
web-get-up = Vom Tisch aufstehen
web-delete = Diesen Tisch löschen
web-delete-sure = Der Tisch ist dann mit allem darauf weg, für alle und für immer, und seine Links führen nirgends mehr hin. Löschen?
web-delete-yes = Löschen

## Ending together

web-stop = Die Partie hier beenden
web-stop-here = Partie jetzt beenden
web-stop-about = Wollen alle, die spielen, dann ist Schluss, und wer vorn liegt, hat gewonnen. Die anderen werden geheim gefragt: Niemand erfährt, wer es will, auch nicht, dass du es warst.
web-stop-alone = Dann ist sofort Schluss, und wer vorn liegt, hat gewonnen. Beenden?
web-stop-ask = Die anderen fragen
web-stop-going-on = Die anderen werden gerade gefragt.
web-stop-asked = Jemand würde die Partie gern hier beenden. Wer vorn liegt, hätte gewonnen.
web-stop-secret = Niemand erfährt, was du sagst. Sagst du nichts, spielst du weiter.
web-stop-mine =
    { $mine ->
        [yes] Du würdest aufhören.
       *[no] Du würdest weiterspielen.
    }
web-stop-yes = Beenden
web-stop-no = Weiterspielen
web-stop-over = Es geht weiter: Nicht alle wollten aufhören.

## Playing again

web-again = Noch eine Partie mit denselben Leuten
web-again-bots = Noch eine Partie an diesem Tisch
web-again-others = Die anderen spielen noch eine Partie.
web-again-sit = Dazusetzen
web-again-watch = Zuschauen
