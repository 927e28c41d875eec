### Ein geführtes erstes Spiel: kurze Karten neben dem Tisch. Je ein Gedanke.

learn-guide = Deine Erklärungen
learn-next = Weiter
learn-back = Zurück
learn-skip = Ohne Erklärungen
learn-again = Zurück zu den Erklärungen
learn-your-turn = Du bist dran
learn-move = Diese Karte verschieben: mit der Maus ziehen oder mit den Pfeiltasten
learn-look-on = Schau auf den Tisch: Gleich geht es weiter.
learn-confirm = Stimmt alles? Dann drück auf „So machen wir's“. Bis dahin hat es niemand gesehen, und du kannst es ändern; danach nur noch, solange niemand sonst gezogen hat und nicht gewürfelt ist.
learn-explain = Erklär mir das noch einmal
learn-nothing-new = An dieser Frage ist nichts Neues. Die Lampe daneben sagt dir, was ich tun würde, und der Rest steht in den Regeln.
learn-offering = Du stellst gerade ein Angebot zusammen. Mach es oder leg es weg; danach geht es mit deiner Frage weiter.
learn-own-way = Du gehst deinen eigenen Weg: Das darfst du, und es macht Spaß. Ich melde mich, wenn etwas Neues kommt. Die Lampe neben der Frage sagt dir, was ich tun würde.
learn-over =
    Das war's. { $seat_is_you ->
        [yes] Du hast gewonnen!
       *[no] { $seat } hat gewonnen.
    }
learn-read-on = Alles Weitere steht in den Regeln: Du findest sie oben im Menü. Setz dich dann von der Lobby aus an einen echten Tisch: Dort legt niemand die Würfel fest.
learn-play-on = Weiterspielen
learn-stop = Das Spiel hier beenden und sehen, wer gewonnen hat

## Bootleggers: the first round

learn-b-welcome = Willkommen im Hinterzimmer. Du brennst Whiskey, fährst ihn zu den Flüsterkneipen und verkaufst ihn. Wer am Ende das meiste Bargeld hat, gewinnt; sonst zählt nichts.
learn-b-fixed = Wir spielen die ersten drei von acht Runden zusammen. Damit meine Erklärungen passen, liegen Würfel und Karten hier schon fest; in einem echten Spiel kann sie niemand aussuchen, und du kannst es nachprüfen.
learn-b-cash = Dein Bargeld. 1 G$ sind tausend Dollar. Nur du siehst es.
learn-b-omalleys = O'Malley's hat immer offen und nimmt jede Kiste, zahlt aber nur 1 G$ dafür.
learn-b-houses = Die anderen Kneipen zahlen besser. Jede bleibt zu, bis genug Figuren darin sind: Bei Texas Lil's sind es drei.
learn-b-muscle = Deine Muskeln. Jede Runde legt jeder verdeckt eine Karte. Wer die höchste hat, ist bei allem zuerst dran, aber hohe Karten kosten mehr.
learn-b-pick = Spiel { $muscle }. Das kostet 2 G$ und müsste reichen, um vorn zu sein. (Dazu kommt jede Runde 1 G$ Lohn für den Fahrer deines Lkw.) Jede andere Karte geht auch.
learn-b-first = { $mobster } zeigt { $muscle }, { $mobster_other } { $muscle_other }. Du bist am stärksten: Du bist die ganze Runde zuerst dran.
learn-b-not-first = { $mobster } zeigt { $muscle }, { $mobster_other } { $muscle_other }. Jemand war stärker und wählt vor dir. Kommt vor, und billiger war es auch.
learn-b-paid = Du hast { $cash } bezahlt: den Preis deiner Karte und den Lohn deines Fahrers. Das geht jede Runde von selbst.
learn-b-offer = Jeder nimmt eine Karte. Das „?“ auf einer Karte sagt, was sie tut.
learn-b-take = Nimm die Einflusskarte. Sie bringt dir eine Figur mehr: einen Mann, den du in eine Kneipe schicken kannst.
learn-b-take-own = Nimm eine Karte, die noch da ist. Einfluss bringt Figuren, die Brennerei bringt Whiskey, der Lkw fährt ihn.
learn-b-men =
    Deine Figuren sind deine Leute. Im Hinterzimmer { $count ->
        [one] wartet eine. Jetzt geht sie
       *[other] warten { $count }. Jetzt gehen sie
    } in die Kneipen.
learn-b-standing = Wer in einer Kneipe mindestens so viele Figuren hat wie alle anderen zusammen, kontrolliert sie: Er verkauft dort zuerst und verdient an jeder Kiste, die sie kauft. Haben zwei je genau die Hälfte, entscheiden die höheren Muskeln.
learn-b-ramps = Jede Kneipe hat Rampen, an denen sich die Lkw anstellen. Drei Sterne: wer sie kontrolliert oder dort die meisten Figuren hat; er verkauft zuerst. Zwei Sterne: die anderen mit Figuren darin. Ein Stern: Fremde, ganz zuletzt.
learn-b-place =
    { $count ->
        [one] Eine Figur hast du noch: Schick sie auch zu Texas Lil's.
        [2] Schick beide zu Texas Lil's: Wähl die Kneipe einmal für jede Figur.
       *[other] Schick alle { $count } zu Texas Lil's: Wähl die Kneipe einmal für jede Figur.
    }
learn-b-open =
    Die anderen sind auch gekommen. Mit { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } ist Texas Lil's offen.
learn-b-control = Und du hast dort mindestens so viele wie die anderen zusammen: Du kontrollierst Texas Lil's. An jeder Kiste, die dort verkauft wird, egal von wem, verdienst du 1 G$.
learn-b-brewed =
    Inzwischen haben die Brennereien gearbeitet. Deine wirft einen Würfel: { $crates ->
        [one] eine Kiste für dich.
       *[other] { $crates } Kisten für dich.
    }
learn-b-deals = Jetzt wird gehandelt: Kisten, Lkw, Geld, Versprechen. Heute will niemand etwas, also sag, dass du fertig bist.
learn-b-load = Belade deinen Lkw. Vier Kisten passen drauf, und was liegen bleibt, ist verloren.
learn-b-loaded = Vier sind drauf, oder alle, die du hast? Dann drück auf „Fertig geladen“. Bis dahin kannst du noch umladen.
learn-b-docks = Denk an die Rampen: Drei Sterne verkaufen zuerst, ein Stern zuletzt. Wenn alle Lkw da sind, sagen die Würfel, wie viele Kisten die Kneipe kauft; was sie nicht kauft, ist verloren.
learn-b-drive = Schick den Lkw zu Texas Lil's. Dort stehst du ganz vorn.
learn-b-drive-own = Schick deinen Lkw dorthin, wo er verkauft. O'Malley's ist sicher; eine bessere Kneipe zahlt nur, wenn sie offen ist und noch Durst hat, wenn du drankommst.
learn-b-driven = Er fährt, sobald du auf „So machen wir's“ drückst. Bis dahin kannst du ihn zurückholen.

## Bootleggers: the second round

learn-b-sold =
    { $crates ->
        [one] Eine Kiste verkauft
       *[other] { $crates } Kisten verkauft
    } bei { $house }: { $cash } für dich.
learn-b-profit = Und { $cash } obendrauf, weil du Texas Lil's kontrollierst. Kontrolle bringt das große Geld.
learn-b-nothing-sold = Dein Whiskey hat keinen Käufer gefunden und ist weg. Schau vor dem Losfahren: Ist die Kneipe offen, und wer steht vor dir?
learn-b-round = Das war eine ganze Runde, von den Muskeln bis zum Verkauf. Nach der achten ist Schluss, oder sobald jemand 100 G$ hat.
learn-b-hand-left =
    Eine Muskelkarte spielt man nur einmal: { $count ->
        [one] Eine bleibt dir
       *[other] { $count } bleiben dir
    }. Spar dir die hohen für Runden, auf die es ankommt. Welche jetzt?

## Bootleggers: whatever comes up

learn-b-trucks = { $card }: ein weiterer Lkw, und er bleibt dir. Mehr Platz, aber jede Runde ein Fahrer, der Lohn will.
learn-b-thugs = { $card } ist eine Gangsterkarte. Behalt sie auf der Hand, bis sie dir am meisten nützt oder einem anderen am meisten schadet.
learn-b-stills = Ein Ausbau der Brennerei ist ein Würfel mehr, also jede Runde mehr Whiskey. Achte darauf, dass du ihn auch fahren kannst.
learn-b-improvement = Ein Ausbau macht eine Kneipe durstiger: eine Kiste mehr für jeden ihrer Würfel.
learn-b-put-die = Ein neuer Würfel. Leg ihn auf deine Brennerei; er brennt schon in dieser Runde mit.
learn-b-put-improvement = Leg ihn in eine Kneipe, in der du verkaufen willst.
learn-b-play-or-keep = Spiel sie gleich, oder heb sie für einen besseren Moment auf. Alle haben gesehen, dass du sie hast.
learn-b-hit =
    Eine Gangsterkarte hat dich getroffen: Bei { $house } hast du { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    } verloren. { $what ->
        [closed] Mit so wenigen Figuren ist dort jetzt zu.
        [yours] Die Kontrolle hast du noch.
        [other] Die Kontrolle hat { $mobster }.
       *[nobody] Dort hat jetzt niemand so viele wie die anderen zusammen: Keiner hat die Kontrolle, und keiner verdient an den Kisten.
    }
learn-b-play-first = Vor deinem eigenen Zug darfst du eine Karte aus der Hand spielen. Du musst nicht.
learn-b-window = Wer eine Gangsterkarte hat, könnte sie jetzt spielen. Du hast keine, also passe; „Passen, bis mich etwas betrifft“ erspart dir die Frage.
learn-b-window-card =
    { $count ->
        [one] Du hast { $card }: Du kannst die Karte jetzt spielen,
       *[other] Du hast { $count } Gangsterkarten: Du kannst jetzt eine spielen,
    } oder du passt und hebst sie für einen besseren Moment auf. Die Lampe neben der Frage sagt dir, was ich tun würde.
learn-b-investigation = Jemand spielt eine Karte. Mit Investigation könntest du sie aufhalten.
learn-b-no-men = Du hast keine Figur zu setzen, aber eine Karte könntest du spielen. Sonst mach weiter.
learn-b-no-truck = Du hast keinen beladenen Lkw mehr zu schicken. Du könntest noch eine Karte spielen; sonst mach weiter.
learn-b-offered = Ein Angebot, auf das nur du antwortest. Nimm es an, lehn es ab, oder verlang etwas anderes.
learn-b-allow = Du hast hier das Sagen, also verkaufen Fremde nur mit deiner Erlaubnis. Bei einem Nein bleibt die Kneipe durstig; ein Ja bringt vielleicht einen Freund und, wenn du die Kontrolle hast, Profit für jede Kiste.
learn-b-pay-up = Jemand will Geld dafür, dass er deine Brennerei in Ruhe lässt. Zahl, sonst brennt sie in dieser Runde nichts.
learn-b-choose-house = In welcher Kneipe? Wähl eine; was die Karte dort bewirkt, steht dabei.
learn-b-choose-mobster = Auf wen? Wähl jemanden.
learn-b-place-free = Überleg, wohin deine Figuren gehen: Kontrolle ist am meisten wert, aber eine Kneipe, die zu bleibt, kauft nichts.
learn-b-drive-free = Ein Lkw darf auch zu einer geschlossenen Kneipe fahren, falls eine Karte sie noch rechtzeitig öffnet. Sonst ist die Ladung weg.
learn-b-copper = Der Polizist beobachtet { $mobster }: Eine Fünf auf dieser Familienbrennerei, und sie brennt nichts. Er zieht zu dem, der am meisten gebrannt hat.
learn-b-announced = Nach Runde 4 müssen alle sagen, wie reich sie sind, und bekommen eine Figur; wer am wenigsten hat, zwei.
learn-b-until = Das waren drei Runden, und jetzt weißt du, wie eine Runde läuft.
learn-b-decided =
    { $mobster_is_you ->
        [yes] Du hast am meisten eingenommen
       *[no] { $mobster } hat am meisten eingenommen
    }: { $cash } für Whiskey, { $cash_profit } für die Kontrolle über Kneipen.

## King of Chicago: setting up

learn-k-welcome = Willkommen in Chicago: Du bist einer der Bosse, die die Stadt haben wollen. Wer zuerst zehn Punkte hat, gewinnt auf der Stelle, egal wer am Zug ist.
learn-k-fixed = Wir spielen zwei Spielrunden zusammen. Würfel und Karten liegen diesmal schon fest, damit ich weiß, was kommt. In einem echten Spiel kann sie niemand aussuchen, und hinterher kann jeder nachprüfen, dass es so war.
learn-k-points = Deine Punkte. Ein Betrieb bringt je nach Größe 1, 2 oder 3; je zwei Gangster, die für dich arbeiten, bringen 1. Zwei weitere Wege kommen später: Respekt im Viertel, für die meisten Reviere, und Aufträge.
learn-k-yours = Deine Taschen: 1000 $ und deine Ressourcen: einmal Fusel (Flasche), ein Mädchen (Lippenstift), ein Handlanger (Faust). Hier schaut kein Rivale hinein.
learn-k-first = Dein erster Betrieb ist { $business }. Auf dem Stadtplan ist er noch nicht: Gleich suchst du dir einen Bauplatz dafür aus. Sag zuerst, wohin dein Gangster kommt.
learn-k-settle = { $gangster } arbeitet für dich. In deinem Betrieb bringt er jede Spielrunde 100 $ mehr, im Wagen würde er mitfahren. Setz ihn in den Betrieb.
learn-k-settle-own = { $gangster } fährt also mit: Im Wagen kann er schießen, verdient dort aber nichts. Wann immer du neben deinem Betrieb hältst, kannst du ihn hineinsetzen.
learn-k-begin = Jeder hat mit zwei Würfeln gewürfelt, und deine sind die höchsten: Du fängst an. Jetzt sucht sich jeder für seinen ersten Betrieb einen roten Bauplatz mit Stern.
learn-k-map = Der Stadtplan. Grün sind Reviere, rot die Bauplätze für kleine, mittlere und große Betriebe, mit einem, zwei oder drei Tupfen. An braunen Orten liegen von Anfang an Ressourcen, an blauen beginnen und enden Aufträge. Grau sind Werkstätten.
learn-k-legend = Flasche, Lippenstift oder Faust an einem Ort: Dort gibt es Fusel, Mädchen oder Handlanger zu holen, und die Zahl sagt, wie viele. Das „?“ bei den Knöpfen des Stadtplans sagt, was die Zeichen bedeuten.
learn-k-legend-behind = Flasche, Lippenstift oder Faust an einem Ort: Dort gibt es Fusel, Mädchen oder Handlanger zu holen, und die Zahl sagt, wie viele. Was die Zeichen bedeuten: Tipp auf die Lupe am Stadtplan, dann auf das „?“.
learn-k-lot = Nimm diesen für { $business }: Die Docks sind nicht weit, und dort gibt es Fusel zu holen.

## King of Chicago: the first game turn

learn-k-turn = In deinem Zug würfelst du, fährst und tust dann eine Sache, wo du stehst.
learn-k-roll = Wirf den Würfel. So viele Felder darfst du fahren, oder weniger.
learn-k-docks = Das reicht genau bis zu den Docks. Wähl das dick umrahmte Feld.
learn-k-drive-own = Wähl ein Feld, um hinzufahren. Was daneben liegt, erreichst du von dort.
learn-k-take = An den Docks liegt dreimal Fusel. Nimm alles: Das ist die eine Aktion, die du hast.
learn-k-action = Du kannst hier eine Sache tun, oder nichts. In der Liste steht, was geht, und bei allem anderen, warum nicht.
learn-k-others = Die anderen waren auch am Zug: Im Verlauf steht, was sie getan haben. Das war eine Aktionsrunde; vier davon und eine Handelsphase sind eine Spielrunde.
learn-k-signs = Was jeder Boss hat, in Zeichen: Die Fahne zählt Reviere; dann kommen die Betriebe mit ihren Punkten, mit Krone, wenn sonst niemand einen offenen dieser Art hat (ein Monopol); die Kreise sind Plätze im Wagen, der Hut zählt Gangster im Einsatz.
learn-k-marks = Die Sanduhr zeigt, auf wen gewartet wird. Tipp einen Boss an, dann steht alles in Worten da, auch wer Startboss ist und in dieser Spielrunde immer anfängt.
learn-k-territories = Jetzt ein Revier, eins der grünen Felder. Es bringt jede Spielrunde 50 $, und wer die meisten hat, hat Respekt im Viertel: einen Punkt. Würfle!
learn-k-to-territory = An diesem Feld liegt ein freies Revier, eins von den grünen. Fahr hin.
learn-k-to-territory-own = Jedes grüne Revier ohne Marker ist recht. Fahr auf ein Feld, an dem eins liegt.
learn-k-mark = Leg deinen Marker darauf. Ein freies Revier kostet nichts; das eines Rivalen würde 100 $ kosten.
learn-k-respect = Niemand hat so viele Reviere wie du: Der Respekt im Viertel gehört dir, und damit ein Punkt. Sobald jemand gleich viele hat, ist er weg.
learn-k-price = Dreimal Fusel, ein Mädchen, ein Handlanger: Das ist der Preis einer kleinen Bar, und du hast ihn. Jetzt fehlt nur ein leerer Bauplatz. Würfle.
learn-k-to-lot = An diesem Feld liegt ein leerer Bauplatz für einen kleinen Betrieb. Fahr hin.
learn-k-to-lot-own = Ein kleiner Betrieb passt auf jeden leeren roten Bauplatz mit einem Tupfen. Ist gerade keiner in Reichweite, dann fahr näher heran und nimm unterwegs etwas mit: Es kommen noch mehr Runden.
learn-k-open = Eröffne eine Bar. Das ist noch ein Punkt, und Geld in jeder Handelsphase.
learn-k-free = Jetzt entscheidest du selbst. Tipp irgendeinen Ort auf dem Stadtplan an: Dann liest du, was du dort tun könntest und was du würfeln musst, um hinzukommen.
learn-k-free-drive = Zu Ressourcen, zu einem Revier oder in Richtung eines leeren Bauplatzes: Du entscheidest.

## King of Chicago: the trade phase

learn-k-income = Die Handelsphase. Betriebe, Reviere und Gangster haben dir { $cash } gebracht.
learn-k-monopoly = Dir gehört jede offene Bar der Stadt. Das ist ein Monopol: Jede bringt 400 $ statt 300 $, solange kein anderer eine eröffnet.
learn-k-no-monopoly = Jede deiner offenen Bars bringt 300 $. Es wären 400 $, wenn dir jede offene Bar der Stadt gehörte, aber ein anderer hat eine eröffnet: Damit ist das Monopol dahin.
learn-k-drew = Jeder zieht eine Karte. Gangster liegen offen für alle; Ereignisse und Aufträge behält man. Deine ist { $card }, und das weiß sonst niemand.
learn-k-window = Du hast eine Karte, also wirst du gefragt, wenn sie etwas bringen könnte. Willst du sie nicht spielen, dann passe; „Passen, bis mich etwas betrifft“ erspart dir die Frage.
learn-k-hire = { $gangster } sucht Arbeit und wird versteigert, ab 50 $: Wer am meisten bietet, bekommt ihn. Auf seiner Karte steht, was er kann.
learn-k-figures = Die vier Zahlen sind seine Stärke in einer Schießerei. Pistolen: im Angriff. Schild: in der Verteidigung. Links für Wagen, rechts für Betriebe. Die meisten Gangster haben überall eine 1.
learn-k-bid = Biete { $fifties }. Noch hat niemand geboten, und ich glaube nicht, dass die anderen ihn wollen: Das Mindestgebot reicht.
learn-k-hired = { $gangster } arbeitet für dich. Zwei Gangster im Einsatz sind ein Punkt.
learn-k-outbid = Biete nur, wenn er es dir wert ist. Passen kostet nichts, und wer pleite ist, besticht niemanden.
learn-k-bribe = Jetzt die Dienstmarke. Wer am meisten Schmiergeld bietet, fährt eine Spielrunde lang den Polizeiwagen und setzt die Polizei einmal ein: für eine Razzia, um ein Revier zu säubern oder um zu beschlagnahmen, was herumliegt. Biete oder passe.
learn-k-placing = Zuletzt stellen alle verdeckt ihre Gangster auf. Im Betrieb verteidigen sie ihn, und manche verdienen dort etwas; im Wagen fahren sie mit und greifen an.
learn-k-place = Drei passen in einen Wagen, drei in einen Betrieb. Wähl einen Gangster, dann seinen Platz, und sag, wenn du fertig bist. Solange irgendwo Platz ist, bleibt niemand im Versteck, wo er nicht zählt.

## King of Chicago: whatever comes up

learn-k-second = Das war eine ganze Spielrunde: vier Aktionsrunden, dann die Handelsphase. Jetzt ist ein anderer Startboss, und ich melde mich nur noch, wenn etwas neu ist.
learn-k-contract = { $contract } ist ein Auftrag: Beginn ihn an einem Ort, schließ ihn am anderen ab. Das ist ein Punkt, den dir niemand nimmt, und Geld.
learn-k-contracts = Du hast noch keinen Auftrag. Jeder führt von einem Ort auf dem Stadtplan zum anderen und bringt einen Punkt, den dir niemand nimmt, und Geld. Aufträge sind unter den Karten, von denen du in jeder Handelsphase eine ziehst. Wer deinen Wagen angreift und besiegt, übernimmt die Aufträge, die du begonnen hast.
learn-k-danger = Noch hat niemand geschossen, aber mit einem Gangster im Wagen kann jeder einen Wagen oder Betrieb neben sich angreifen, du auch. Wer seinen Wagen verliert, setzt bis zum Ende der nächsten Handelsphase aus; wer einen Betrieb verliert, verliert dessen Punkte. Lass also nicht alles unbewacht.
learn-k-event = Ereigniskarten sind keine Aktion: Spiel sie in deinem Zug, wann immer sie passen. Tipp eine an, um sie zu lesen; von dort kannst du sie auch spielen.
learn-k-police = Du hast die Dienstmarke, also fährst du nach deinem Zug den Polizeiwagen: so viele Felder, wie der Würfel zeigt, plus zwei.
learn-k-police-drive = Fahr mit dem Polizeiwagen zum Betrieb, zum Wagen oder zu einem Revier eines Rivalen; ist nichts in Reichweite, dann näher heran. Gegen deine eigenen kann die Polizei nichts tun.
learn-k-police-action = Eine Polizeiaktion pro Spielrunde. Bei einer Razzia würfeln beide Seiten, der höhere Wurf gewinnt: Ist es deiner, kommen die Gangster dort ins Gefängnis, und der Betrieb wird geschlossen.
learn-k-attack = Mit einem Gangster im Wagen kannst du hier schießen: auf einen Wagen neben dir, oder auf den Betrieb eines Rivalen, um ihn zu übernehmen. Sieh dir erst die Aussichten an.
learn-k-shootout = Eine Schießerei. Schusswechsel um Schusswechsel zählt jede Seite ihre Stärke zum Würfel; die Stärke bleibt, wie sie am Anfang war, egal wer fällt. Wer einen Schusswechsel verliert, verliert einen Mann, und ist keiner mehr da, den Wagen oder den Betrieb selbst.
learn-k-hit = Such aus, wen es trifft. War dein Würfel um drei oder mehr niedriger, ist er tot; sonst kommt er ins Krankenhaus.
learn-k-garage = Dein Wagen ist hin und steht bis zum Ende der nächsten Handelsphase in einer Werkstatt. So lange setzt du aus; Karten, Handel und Dienstmarke kannst du weiter nutzen.
learn-k-shift = Hier kannst du Gangster zwischen Wagen und Betrieb umsetzen: Im Wagen greifen sie an, im Betrieb bewachen sie ihn, und manche verdienen dort etwas.
learn-k-end-turn = Mit einer Karte auf der Hand wirst du vor dem Ende deines Zugs noch einmal gefragt. Spiel sie, oder beende deinen Zug.
learn-k-fetch = Hol deine Leute heim. Kommen die anderen auch mit?
learn-k-bet = Ein Tipp fürs Rennen: Bei 4 oder mehr verdoppelt sich dein Geld, sonst ist es weg. Der Auftrag zählt so oder so.
learn-k-offered = Jemand bietet dir einen Handel an, und sonst sieht es niemand. Nimm ihn an, lehn ihn ab, oder verlang etwas anderes.
learn-k-until = Das waren zwei Spielrunden, und jetzt weißt du, wie eine läuft.
learn-k-decided =
    Mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    } { $boss_is_you ->
        [yes] { $count_level ->
            [0] führst du
           *[other] teilst du dir die Führung
        }
       *[no] { $count_level ->
            [0] führt { $boss }
           *[other] teilt sich { $boss } die Führung
        }
    }: { $count_businesses } durch Betriebe{ $count_gangsters ->
        [0] { "" }
       *[other] , { $count_gangsters } durch Gangster
    }{ $count_contracts ->
        [0] { "" }
       *[other] , { $count_contracts } durch Aufträge
    }{ $count_respect ->
        [0] { "" }
       *[other] , { $count_respect } durch Respekt im Viertel
    }.
