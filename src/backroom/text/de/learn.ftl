### Ein geführtes erstes Spiel: kurze Karten neben dem Tisch. Je ein Gedanke.

learn-guide = Dein Begleiter
learn-next = Weiter
learn-back = Zurück
learn-skip = Ohne Begleiter
learn-again = Begleiter, bitte
learn-your-turn = Du bist dran
learn-confirm = Stimmt alles? Dann bestätige es. Bis dahin hat es niemand gesehen, und du kannst es zurücknehmen.
learn-over = Das war's.
learn-until =
    { $count ->
        [one] Das wollte ich dir zeigen.
       *[other] Das waren { $count } Runden, und jetzt kennst du das Spiel.
    }
learn-read-on = Alles Weitere steht in den Regeln, oben hinter dem ?. Oder setz dich an einen richtigen Tisch: Dort sucht niemand die Würfel aus.
learn-play-on = Weiterspielen
learn-stop = Aufhören: Wer liegt vorn?
learn-new-game = Zur Lobby

## Bootleggers: the first round

learn-b-welcome = Willkommen im Hinterzimmer. Du brennst Whiskey, fährst ihn zu den Flüsterkneipen und verkaufst ihn. Wer am Ende das meiste Bargeld hat, gewinnt; sonst zählt nichts.
learn-b-fixed = Wir spielen drei Runden zusammen. Damit ich weiß, wovon ich rede, liegen Würfel und Karten hier schon fest; in einem richtigen Spiel kann sie niemand aussuchen, und du kannst es nachprüfen.
learn-b-cash = Dein Bargeld. 1 G$ sind tausend Dollar. Nur du siehst es.
learn-b-omalleys = O'Malley's hat immer offen und nimmt jede Kiste, zahlt aber nur 1 G$ dafür.
learn-b-houses = Die anderen zahlen besser. Jede bleibt zu, bis genug Leute vor der Tür stehen: Bei Texas Lil's sind es drei.
learn-b-muscle = Deine Muskeln. Jede Runde legt jeder verdeckt eine Karte. Die höchste ist bei allem zuerst dran, aber hohe Karten kosten mehr.
learn-b-pick = Spiel { $muscle }. Das kostet 2 G$ und müsste reichen, um vorn zu sein. Jede andere Karte geht auch.
learn-b-first = { $mobster } zeigt { $muscle }, { $mobster_other } { $muscle_other }. Du bist am stärksten: Du bist die ganze Runde zuerst dran.
learn-b-not-first = { $mobster } zeigt { $muscle }, { $mobster_other } { $muscle_other }. Jemand war stärker und wählt vor dir. Kommt vor, und billiger war es auch.
learn-b-paid = Du hast { $cash } bezahlt: den Preis deiner Karte und den Lohn deines Fahrers. Das geht jede Runde von selbst.
learn-b-offer = Jeder nimmt eine Karte. Zeig auf eine oder halt den Finger darauf, dann sagt sie, was sie tut.
learn-b-take = Nimm die Einflusskarte. Sie bringt dir eine Figur mehr, und Figuren öffnen Türen.
learn-b-take-own = Nimm eine Karte, die noch da ist. Einfluss bringt Figuren, die Brennerei bringt Whiskey, der Lkw fährt ihn.
learn-b-men =
    Deine Figuren warten im Hinterzimmer: { $count ->
        [one] eine
       *[other] { $count }
    }. Jetzt gehen sie an die Türen.
learn-b-standing = Wer an einer Tür so viele Figuren hat wie alle anderen zusammen, kontrolliert das Haus. Er verkauft dort zuerst und verdient an jeder Kiste, die es kauft.
learn-b-place = Schick alle zu Texas Lil's. Tipp auf das Haus.
learn-b-open =
    Die anderen sind auch gekommen. Mit { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } vor der Tür ist Texas Lil's offen.
learn-b-control = Und du hast dort so viele wie die anderen zusammen: Du kontrollierst das Haus. An jeder Kiste, die es kauft, egal von wem, verdienst du 1 G$.
learn-b-brewed =
    Inzwischen haben die Brennereien gearbeitet. Deine wirft einen Würfel: { $crates ->
        [one] eine Kiste für dich.
       *[other] { $crates } Kisten für dich.
    }
learn-b-deals = Jetzt wird gehandelt: Kisten, Lkw, Geld, Versprechen. Heute will niemand etwas, also sag, dass du fertig bist.
learn-b-load = Belade deinen Lkw. Vier Kisten passen drauf, und was liegen bleibt, ist verloren.
learn-b-docks = Drei Sterne: die Schlange dessen, der das Haus hat; sie kommt zuerst dran. Zwei Sterne für die anderen mit Figuren an der Tür, ein Stern für Fremde.
learn-b-drive = Schick den Lkw zu Texas Lil's. Dort stehst du ganz vorn.
learn-b-drive-own = Schick deinen Lkw dorthin, wo er verkauft. O'Malley's ist sicher; ein besseres Haus zahlt nur, wenn es offen ist und noch Durst hat, wenn du drankommst.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] Eine Kiste verkauft
       *[other] { $crates } Kisten verkauft
    } bei { $house }: { $cash } für dich.
learn-b-profit = Und { $cash } obendrauf, weil du Texas Lil's kontrollierst. Dort wird das große Geld gemacht.
learn-b-nothing-sold = Dein Whiskey hat keinen Käufer gefunden und ist weg. Schau vor dem Losfahren: Ist das Haus offen, und wer steht vor dir?
learn-b-round = Das war eine ganze Runde, von den Muskeln bis zum Verkauf. Dieses Spiel hat acht; wer 100 G$ hat, beendet es früher.
learn-b-hand-left =
    Eine Muskelkarte spielt man nur einmal: { $count ->
        [one] eine bleibt dir
       *[other] { $count } bleiben dir
    }. Spar dir die hohen für Runden, auf die es ankommt. Welche jetzt?

## Bootleggers: whatever comes up

learn-b-trucks = { $card }: ein eigener Lkw, für immer. Mehr Platz, aber jede Runde ein Fahrer, der Lohn will.
learn-b-thugs = { $card } ist eine Gangsterkarte. Heb sie auf und spiel sie, wenn sie wehtut: meistens jemand anderem.
learn-b-stills = Ein Ausbau der Brennerei ist ein Würfel mehr, also jede Runde mehr Whiskey. Achte darauf, dass du ihn auch fahren kannst.
learn-b-improvement = Ein Ausbau macht eine Kneipe durstiger: eine Kiste mehr für jeden ihrer Würfel.
learn-b-put-die = Ein neuer Würfel. Leg ihn auf deine Brennerei; er brennt schon in dieser Runde mit.
learn-b-put-improvement = Leg ihn in ein Haus, in dem du verkaufen willst.
learn-b-play-or-keep = Spiel sie gleich, oder heb sie für einen besseren Moment auf. Alle haben gesehen, dass du sie hast.
learn-b-play-first = Vor deinem eigenen Zug darfst du eine Karte aus der Hand spielen. Du musst nicht.
learn-b-window = Wer eine Karte hat, könnte sie jetzt spielen. Hast du nichts, dann passe; „bis mich etwas trifft“ erspart dir die Frage.
learn-b-investigation = Jemand spielt eine Karte. Mit Investigation könntest du sie aufhalten.
learn-b-no-men = Hier hast du nichts zu bewegen, aber eine Karte könntest du spielen. Sonst bist du fertig.
learn-b-offered = Ein Angebot, auf das nur du antwortest. Nimm es an, lehn es ab, oder verlang etwas anderes.
learn-b-allow = Du hast dieses Haus, also verkaufen Fremde hier nur mit deinem Wort. Ein Nein lässt den Durst übrig; ein Ja bringt vielleicht einen Freund, und deinen Anteil bekommst du so oder so.
learn-b-pay-up = Jemand will Geld dafür, dass er deine Brennerei in Ruhe lässt. Zahl, sonst brennt sie in dieser Runde nichts.
learn-b-choose-house = Auf welches Haus? Tipp darauf; was es bewirkt, steht dabei.
learn-b-choose-mobster = Auf wen? Tipp auf ihn.
learn-b-place-free = Überleg, wohin deine Figuren gehen: Kontrolle ist am meisten wert, aber ein Haus, das zu bleibt, kauft nichts.
learn-b-drive-free = Ein Lkw darf auch zu einem geschlossenen Haus fahren, in der Hoffnung, dass es öffnet. Tut es das nicht, ist die Ladung weg.
learn-b-copper = Der Polizist beobachtet { $mobster }: Eine Fünf auf dieser Familienbrennerei, und sie brennt nichts. Er zieht zu dem, der am meisten gebrannt hat.
learn-b-announced = Nach Runde 4 müssen alle sagen, wie reich sie sind, und bekommen eine Figur; wer am wenigsten hat, zwei.
learn-b-decided =
    { $mobster_is_you ->
        [yes] Du hast am meisten eingenommen
       *[no] { $mobster } hat am meisten eingenommen
    }: { $cash } für Whiskey, { $cash_profit } für die Kontrolle über Häuser.
