### Ein geführtes erstes Spiel: kurze Karten neben dem Tisch. Je ein Gedanke.

learn-guide = Dein Begleiter
learn-next = Weiter
learn-back = Zurück
learn-skip = Ohne Begleiter
learn-again = Zurück zum Begleiter
learn-your-turn = Du bist dran
learn-confirm = Stimmt alles? Dann bestätige es. Bis dahin hat es niemand gesehen, und du kannst es zurücknehmen.
learn-over = Das war's.
learn-read-on = Alles Weitere steht in den Regeln: Du findest sie oben im Menü. Oder setz dich an einen richtigen Tisch: Dort sucht niemand die Würfel aus.
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
learn-b-place = Schick alle zu Texas Lil's: Tipp für jede Figur einmal auf das Haus.
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
learn-b-docks = Drei Sterne: die Schlange dessen, der das Haus hat; sie kommt zuerst dran. Zwei Sterne für die anderen mit Figuren an der Tür, ein Stern für Fremde. Wie viele Kisten das Haus kauft, sagen seine Würfel, wenn alle Lkw da sind.
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
learn-b-hit = Eine Gangsterkarte hat dich getroffen: Bei { $house } hast du eine Figur verloren. Sieh nach, wer dort jetzt die meisten hat und ob das Haus offen bleibt.
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
learn-b-until = Das waren drei Runden, und jetzt kennst du das Spiel.
learn-b-decided =
    { $mobster_is_you ->
        [yes] Du hast am meisten eingenommen
       *[no] { $mobster } hat am meisten eingenommen
    }: { $cash } für Whiskey, { $cash_profit } für die Kontrolle über Häuser.

## King of Chicago: setting up

learn-k-welcome = Chicago, und du bist einer seiner Bosse. Wer zuerst zehn Punkte hat, gewinnt auf der Stelle, egal wer am Zug ist.
learn-k-fixed = Wir spielen zwei Spielrunden zusammen. Damit ich weiß, wovon ich rede, liegen Würfel und Karten hier schon fest; in einem richtigen Spiel kann sie niemand aussuchen, und du kannst es nachprüfen.
learn-k-points = Deine Punkte. Ein Betrieb bringt je nach Größe 1, 2 oder 3, ein abgeschlossener Auftrag 1, Respekt im Viertel 1, und je zwei Gangster bei der Arbeit 1.
learn-k-yours = Deine Tasche: 1000 $, ein Fusel, ein Mädchen, ein Handlanger. Hier schaut kein Rivale hinein.
learn-k-settle = { $gangster } arbeitet für dich. Im Betrieb bringt er 100 $ mehr, im Wagen würde er mitfahren. Setz ihn in den Betrieb.
learn-k-begin = Du hast am höchsten gewürfelt und fängst an. Jeder sucht sich jetzt einen Stern für seinen ersten Betrieb.
learn-k-lot = Nimm diesen: Die Docks sind nicht weit, und dort liegt Fusel herum. Tipp darauf.

## King of Chicago: the first game turn

learn-k-turn = Dein Zug hat zwei Teile: fahren, und dann eine Sache tun, wo du stehst.
learn-k-roll = Wirf den Würfel. So viele Felder darfst du fahren, oder weniger.
learn-k-docks = Das reicht genau bis zu den Docks. Tipp auf das umrahmte Feld.
learn-k-drive-own = Tipp auf ein Feld, um hinzufahren. Was daneben liegt, erreichst du von dort.
learn-k-take = Hier liegen drei Fusel. Nimm alle: Das ist deine eine Aktion.
learn-k-action = Du kannst hier eine Sache tun, oder nichts. Was geht, steht in der Liste, und wo es nicht geht, warum.
learn-k-others = Auch die anderen haben Ressourcen geholt. Das war eine Aktionsrunde; vier davon und eine Handelsphase sind eine Spielrunde.
learn-k-territories = Jetzt ein Revier. Es bringt jede Spielrunde 50 $, und wer die meisten hat, hat Respekt im Viertel. Würfle!
learn-k-to-territory = An diesem Feld liegt ein freies Revier. Fahr hin.
learn-k-mark = Leg deinen Marker darauf. Ein freies Revier kostet nichts; das eines Rivalen würde 100 $ kosten.
learn-k-respect = Niemand hat so viele Reviere wie du: Der Respekt im Viertel gehört dir, und damit ein Punkt. Bei Gleichstand ist er weg.
learn-k-price = Drei Fusel, ein Mädchen, ein Handlanger: Das ist der Preis einer kleinen Bar, und du hast ihn. Würfle.
learn-k-to-lot = Ein leerer Platz für einen kleinen Betrieb. Fahr hin.
learn-k-open = Eröffne eine Bar. Das ist noch ein Punkt, und Geld in jeder Handelsphase.
learn-k-free = Dieser Zug gehört dir. Tipp irgendwo auf den Plan: Er sagt, was du dort tun könntest und was du würfeln musst.
learn-k-free-drive = Ressourcen, Reviere, oder Richtung leerer Platz: Du entscheidest.

## King of Chicago: the trade phase

learn-k-income = Die Handelsphase. Betriebe, Reviere und Gangster haben dir { $cash } gebracht.
learn-k-monopoly = Dir gehört jede offene Bar der Stadt. Das ist ein Monopol: Jede zahlt 400 $ statt 300 $.
learn-k-drew = Jeder zieht eine Karte. Gangster liegen offen für alle; Ereignisse und Aufträge behält man. Deine ist { $card }, und das weiß sonst niemand.
learn-k-window = Du hast eine Karte, also wirst du gefragt, wann immer sie passen könnte. Willst du sie nicht spielen, dann passe; „bis mich etwas trifft“ erspart dir die Frage.
learn-k-hire = { $gangster } sucht Arbeit. Das höchste Gebot bekommt ihn, ab 50 $. Halt den Finger auf ihn oder zeig auf ihn, dann siehst du, was er kann.
learn-k-bid = Biete { $fifties }. Ich glaube nicht, dass die anderen ihn wollen.
learn-k-hired = { $gangster } arbeitet für dich. Zwei Gangster bei der Arbeit sind ein Punkt.
learn-k-outbid = Biete nur mehr, wenn er es dir wert ist. Passen kostet nichts, und wer pleite ist, besticht niemanden.
learn-k-bribe = Jetzt die Dienstmarke. Wer am besten besticht, befiehlt eine ganze Spielrunde lang der Polizei: Sie macht Razzien bei Rivalen und räumt ihre Reviere. Biete oder passe.
learn-k-placing = Zuletzt setzen alle verdeckt ihre Gangster. Im Betrieb verdienen sie und verteidigen ihn; im Wagen fahren sie mit und greifen an.
learn-k-place = Drei passen in einen Wagen, drei in einen Betrieb. Tipp auf einen Mann, dann auf seinen Platz, und sag, wenn du fertig bist.

## King of Chicago: whatever comes up

learn-k-second = Das war eine ganze Spielrunde: vier Aktionsrunden, dann der Handel. Jetzt fängt der nächste Boss an, und ich melde mich nur noch, wenn etwas neu ist.
learn-k-contract = { $contract } ist ein Auftrag: Beginn ihn an einem Ort, schließ ihn am anderen ab. Das ist ein Punkt, den dir niemand nimmt, und Geld.
learn-k-event = Ereigniskarten sind keine Aktion: Spiel sie in deinem Zug, wann immer sie passen. Halt den Finger darauf oder zeig darauf, um sie zu lesen.
learn-k-police = Du hast die Dienstmarke, also fährst du nach deinem Zug den Polizeiwagen: so viele Felder, wie der Würfel sagt, und zwei mehr.
learn-k-police-drive = Fahr zu Betrieb, Wagen oder Revier eines Rivalen. Deine lässt sie in Ruhe.
learn-k-police-action = Eine Polizeiaktion je Spielrunde. Bei einer Razzia würfeln beide, der höhere gewinnt: Gangster wandern ins Gefängnis, der Betrieb wird geschlossen.
learn-k-attack = Mit einem Gangster im Wagen könntest du hier schießen: auf einen Wagen neben dir oder um den Betrieb. Sieh dir erst die Aussichten an.
learn-k-shootout = Eine Schießerei. Jede Seite zählt ihre Gangster zum Würfel, Runde um Runde; wer eine verliert, verliert einen Mann. Wer keinen mehr hat, hat ganz verloren.
learn-k-hit = Such aus, wen es trifft. Ins Krankenhaus, wenn die Würfel knapp waren; sonst ist er tot.
learn-k-garage = Dein Wagen ist hin und steht bis nach der nächsten Handelsphase in einer Werkstatt.
learn-k-shift = Hier kannst du Gangster zwischen Wagen und Betrieb umsetzen.
learn-k-end-turn = Deine Aktion ist getan. Spiel eine Karte, oder beende deinen Zug.
learn-k-fetch = Hol deine Leute heim. Kommen die anderen auch mit?
learn-k-bet = Ein Tipp fürs Rennen: Bei 4 oder mehr verdoppelt sich dein Geld, sonst ist es weg. Der Auftrag zählt so oder so.
learn-k-offered = Jemand bietet dir einen Handel an, und sonst sieht es niemand. Nimm ihn an, lehn ihn ab, oder verlang etwas anderes.
learn-k-until = Das waren zwei Spielrunden, und jetzt kennst du das Spiel.
learn-k-decided =
    { $boss_is_you ->
        [yes] Du führst
       *[no] { $boss } führt
    } mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    }: { $count_businesses } durch Betriebe, { $count_gangsters } durch Gangster, { $count_contracts } durch Aufträge, { $count_respect } durch Respekt im Viertel.
