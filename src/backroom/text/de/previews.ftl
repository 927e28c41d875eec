### What is shown of a link where it is sent to somebody, before it is opened.

page-home = Backroom: zwei Brettspiele aus der Prohibition
page-home-about = Schmuggle Whiskey oder herrsche über Chicago: mit Freunden, um einen Tisch oder gegen Bots. Im Browser, kostenlos, ohne Konto.
page-table = { $title } im Backroom
page-waiting =
    { $known ->
        [no] Du bist eingeladen.
       *[yes] { $name } lädt dich ein.
    } { $free ->
        [0] Alle { $seats } Plätze sind besetzt.
        [one] { $seats } Plätze, einer davon frei.
       *[other] { $seats } Plätze, { $free } davon frei.
    }
page-playing = Die Partie läuft, zu { $seats } am Tisch.
page-over = Diese Partie ist zu Ende.
