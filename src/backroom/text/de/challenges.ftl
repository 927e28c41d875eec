### Aufgaben: Stellungen aus gespielten Partien, jede mit einem Ziel und einer besten Antwort.

web-challenges = Aufgaben
web-challenges-about = Zehn Stellungen je Spiel, aus echten Partien. Eine Antwort, manchmal ein paar nacheinander, und du weißt, ob es die beste war.
web-challenges-solved = { $count } von { $all } gelöst
web-challenges-all = Alle Aufgaben
web-challenge-done = gelöst
web-challenge-you = Du
web-challenge-next = Die nächste
web-challenge-again = Noch mal versuchen
web-challenge-solved = Genau so!
web-challenge-not-solved = Nicht ganz.
web-challenge-measured = Du kamst auf { $count }; das Ziel waren { $most }.
web-challenge-best = Am besten wäre gewesen:
web-challenge-unlucky = Diesmal waren die Würfel gegen dich, aber die Wahl war richtig.
web-challenge-lucky = Diesmal ging es gut, aber das war Glück.
web-challenge-played-on = Nach deiner Antwort haben Bots für alle weitergespielt.
web-challenge-sure = Alle anderen Antworten wurden durchgespielt: Keine führt zum Ziel.
web-challenge-odds = Mit jeder Antwort { $count }-mal weitergespielt: Die beste kommt in { $percent } von 100 Fällen ans Ziel, die nächstbeste in { $percent_other }.
refused-no-such-challenge = Diese Aufgabe gibt es nicht. Such dir eine aus der Liste aus.
web-challenge-only-answers = In einer Aufgabe kannst du nur die Frage beantworten.

## Bootleggers

web-challenge-bootleggers-second-truck = Noch drei Karten
web-challenge-bootleggers-second-truck-goal = Drei Karten liegen noch da, und dein einziger Lkw fasst vier Kisten. Nimm in dieser Runde mindestens 5 G$ durch Verkäufe ein.
web-challenge-bootleggers-second-truck-why = Deine Brennerei macht mehr als vier Kisten, und ein kleiner Lkw trägt nur vier. Der zweite Lkw kostet 1 G$ und bringt den Rest zu O'Malley's, wo dich niemand reinlassen muss. Eine Einflussfigur mehr öffnet vielleicht Texas Lil's, aber deins ist das Haus damit nicht: Dort verkauft der Lkw eines Rivalen zuerst, und für deinen bleibt kaum etwas. Und eine Brennerei zum Reindrängen gibt es noch nicht.
web-challenge-bootleggers-open-the-doors = Türen auf
web-challenge-bootleggers-open-the-doors-goal = Eine Einflussfigur hast du noch. Setz sie so, dass du eine offene Flüsterkneipe kontrollierst.
web-challenge-bootleggers-open-the-doors-why = Bei Texas Lil's stehen zwei von dir, und drei öffnen die Kneipe: Die dritte macht sie auf, und sie gehört dir. The Real McCoy wäre auch deins, bleibt aber zu: Da fehlen noch sieben, und eine geschlossene Kneipe kauft nichts.
web-challenge-bootleggers-away-from-the-copper = Der Polizist vor der Tür
web-challenge-bootleggers-away-from-the-copper-goal = Der Polizist steht an deiner Familienbrennerei, und du hast neue Würfel. Sorg dafür, dass du ganz sicher mindestens eine Kiste machst.
web-challenge-bootleggers-away-from-the-copper-why = Solange der Polizist da steht, verdirbt eine einzige 5 zu Hause alles, und mit mehr Würfeln kommt sie eher, nicht seltener. Eine abgelegene Brennerei hat nur einen Würfel, aber dorthin kommt der Polizist nie: Was sie macht, gehört dir.
web-challenge-bootleggers-two-doors = Zwei Türen
web-challenge-bootleggers-two-doors-goal = Zwei Einflussfiguren kannst du schicken. Kontrollier danach zwei offene Flüsterkneipen.
web-challenge-bootleggers-two-doors-why = Eine öffnet Texas Lil's, und du liegst vorn. Die andere öffnet Barleycorn's: Dort steht es zwei zu zwei, und bei Gleichstand entscheiden die stärkeren Muskeln, also deine. Beide zu Texas Lil's ist dort sicherer, aber dann hast du nur eine Kneipe.
web-challenge-bootleggers-small-muscle = Wie viel Muskeln?
web-challenge-bootleggers-small-muscle-goal = Leg eine Muskelkarte. Sei am Ende der Runde mindestens 8 G$ reicher.
web-challenge-bootleggers-small-muscle-why = Für nichts auf dem Tisch lohnt es sich, der Erste zu sein: O'Malley's kauft alles, auch vom Letzten. Deine rote Karte kostet nichts und spart bis zu 4 G$, und genau die brauchst du. Große Muskeln bringen die bessere Karte und kosten dich das Ziel.
web-challenge-bootleggers-with-no-money = Ohne einen Cent
web-challenge-bootleggers-with-no-money-goal = Du hast kein Geld, einen Würfel und einen kleinen Lkw. Lass dir in dieser Runde mindestens fünf Kisten bezahlen.
web-challenge-bootleggers-with-no-money-why = Einen weiteren Lkw kannst du nicht bezahlen, und deiner fasst höchstens vier Kisten. Mit Move Over, Pigeon kassierst du den Großhandelspreis für einen ganzen Lkw eines anderen: seine Kisten, dein Geld. Such also die Karte, bei der andere für dich arbeiten.
web-challenge-bootleggers-jump-the-queue = Der Letzte in der Schlange
web-challenge-bootleggers-jump-the-queue-goal = Die Lkw stehen in der Schlange, deiner ganz hinten, und du hast Hijack. Lass dir in dieser Runde mindestens neun Kisten bezahlen.
web-challenge-bootleggers-jump-the-queue-why = Auf deinem großen Lkw sind acht, mehr kannst du ohne Hilfe nicht verkaufen, und auch die nur mit guten Würfeln. Dein kleiner Lkw steht leer zu Hause: Hijack lädt ihn mit fremder Ware voll. Wer hier passt, kommt nie auf neun.
web-challenge-bootleggers-the-law-is-listening = Das Gesetz hört mit
web-challenge-bootleggers-the-law-is-listening-goal = Ein Lkw, vier Kisten. Jemand hat G-Men: Bust a Speakeasy auf der Hand. Verkauf mindestens eine Kiste, komme, was wolle.
web-challenge-bootleggers-the-law-is-listening-why = Bei Barleycorn's würdest du ein Mehrfaches verdienen, und genau dort tauchen die G-Men auf: Alle haben gesehen, wer die Karte genommen hat. Bei O'Malley's ist weniger zu holen, dafür verschwendet keiner die Razzia. Vier Kisten für 4 G$ sind besser als eine Ladung im Gully.
web-challenge-bootleggers-no-room-at-home = Der andere Lkw
web-challenge-bootleggers-no-room-at-home-goal = Dein erster Lkw steht vor deiner eigenen Kneipe. Schick den zweiten so, dass du in dieser Runde mindestens 17 G$ reicher wirst.
web-challenge-bootleggers-no-room-at-home-why = Bei Mother's stehen schon deine eigenen vier Kisten, und zwei Würfel wollen selten acht. Barleycorn's gehört dir nicht, aber du hast dort eine Figur, die Schlange ist leer, und mindestens sechs Kisten gehen weg: alle vier zu 2 G$. Der Profit zu Hause ist keine Kiste wert, die auf dem Lkw bleibt.
web-challenge-bootleggers-sixteen-crates = Sechzehn Kisten
web-challenge-bootleggers-sixteen-crates-goal = Drei Lkw, sechzehn Kisten, und jemand hat die G-Men im Ärmel. Verkauf mindestens fünfzehn. Wohin fährt dein erster Lkw?
web-challenge-bootleggers-sixteen-crates-why = Auf deine eigene Kneipe haben es die G-Men abgesehen, und alle sechzehn nimmt sie ohnehin selten. O'Malley's kauft unbegrenzt: Schick zuerst die neun Kisten dorthin, dann werfen dich die kleinen Ladungen nicht um. Die 18 G$ bei Barleycorn's sehen besser aus und sind öfter verloren als nicht.

## King of Chicago

web-challenge-chicago-one-action = Nur eine Aktion
web-challenge-chicago-one-action-goal = Gefahren bist du schon, eine Aktion hast du noch. Hol dir damit einen Siegpunkt.
web-challenge-chicago-one-action-why = Du hältst an einem kleinen Bauplatz, und was du in der Tasche hast, reicht für die Bar: Ein eigener Betrieb ist sofort ein Punkt. Das Revier daneben kostet nichts, bringt aber nur Geld: Einen Punkt gibt es dafür erst, wenn du mehr Reviere hast als alle anderen, und so weit bist du damit nicht.
web-challenge-chicago-one-man-left = Der letzte Mann
web-challenge-chicago-one-man-left-goal = Vinnie steht mit zwei Schützen vor The Orchid House; drinnen ist Ken Evil, allein, und du hältst Dynamite. Gewinn diese Schießerei.
web-challenge-chicago-one-man-left-why = Vier gegen vier klingt ausgeglichen, aber Vinnie braucht zwei gewonnene Runden und du drei: Das gelingt drei von zehn Mal. Dynamite kostet dich Ken, bringt dir aber 4 auf jeden Würfel: Du verlierst eine Runde nur noch mit einem ganz schlechten Wurf, und drei von vier Mal bleibt der Betrieb deiner. Ein Mann für drei Punkte ist ein fairer Preis.
web-challenge-chicago-old-favor = Der vierte Mann
web-challenge-chicago-old-favor-goal = Drei Gangster arbeiten für dich, Jack Knife kommt gleich unter den Hammer, und deine Rivalen haben Geld. Hol dir bis zum Ende der Handelsphase einen Siegpunkt mehr.
web-challenge-chicago-old-favor-why = Je zwei Gangster im Einsatz sind ein Punkt, also fehlt dir ein vierter. In der Versteigerung bekommt ihn vier von fünf Mal jemand anderes. An Old Favor holt ihn umsonst aus dem Angebot, bevor jemand bieten kann: Für ihn hast du die Karte aufgehoben. Nur eine Karte eines Rivalen kann es noch verderben.
web-challenge-chicago-visiting-hours = Nur eine Zwei
web-challenge-chicago-visiting-hours-goal = Du hast eine Zwei gewürfelt. Hol dir mit einmal Fahren und einer Aktion einen Siegpunkt.
web-challenge-chicago-visiting-hours-why = Je zwei Gangster im Einsatz sind ein Punkt, und dein zweiter liegt ein Feld weiter im Krankenhaus (Hospital). Hol ihn ab, und das Paar ist komplett. Ein Revier wäre dein erstes, während Rivalen zwei haben, und die Polizei hilft dir nicht: Die Dienstmarke hat ein Rivale.
web-challenge-chicago-roses = Vier Felder
web-challenge-chicago-roses-goal = Die Rosen hast du abgeholt, und du hast eine Vier gewürfelt. Hol dir mit einmal Fahren und einer Aktion einen Siegpunkt.
web-challenge-chicago-roses-why = Roses Are Red… endet beim Butcher, genau vier Felder weiter auf der Wabash Avenue: 1100 $ und ein Punkt. Mit dem freien Revier am Post Office steht es nur vier zu vier, und die sieben Fusel am Wharf locken zwar, aber Fusel ist kein Punkt.
web-challenge-chicago-nobody-home = Drei Mann im Wagen
web-challenge-chicago-nobody-home-goal = Drei deiner Leute sitzen im Wagen, und du hast eine Aktion. Hol dir bis zum Ende deines Zugs einen Siegpunkt.
web-challenge-chicago-nobody-home-why = In The Tin Cup ist niemand: drei gegen ein leeres Haus, und die Bar gehört dir, mit ihrem Punkt und dem Bar-Monopol. Den Wagen neben dir würdest du genauso sicher schlagen, aber ein Wagen in der Werkstatt ist kein Punkt, und es können Leute dabei draufgehen. Das Revier kostet nichts und bringt auch keinen.
web-challenge-chicago-horse-head = Polizei vor der Tür
web-challenge-chicago-horse-head-goal = Die Polizei steht vor der Tür, dein Rivale hat sie geschickt. Verlier in dieser Runde keinen einzigen Punkt.
web-challenge-chicago-horse-head-why = Eine Razzia gelingt in der Hälfte der Fälle, und dein einziger Betrieb ist voll: Er würde geschlossen, drei Leute kämen ins Gefängnis, und von drei Punkten bliebe dir einer. The Severed Horse Head macht ihr sicher ein Ende. Für genau diese Razzia hast du die Karte aufgehoben.
web-challenge-chicago-back-door = In der Unterzahl
web-challenge-chicago-back-door-goal = Draußen stehen die Schützen, drinnen sitzt ein einziger Mann. Verlier in dieser Runde keinen Gangster.
web-challenge-chicago-back-door-why = Diese Schießerei gewinnst du in zwei von hundert Fällen: Das Haus ist so oder so weg. Retten kannst du Clean Gene: Mit Sneaking Out the Backdoor taucht er unter, bis wieder gesetzt wird. Getaway hilft nur Wagen, und die Hoffnung auf ein Wunder kostet einen Mann.
web-challenge-chicago-call-the-police = Ruf die Polizei
web-challenge-chicago-call-the-police-goal = Die Dienstmarke gehört dir, und der Polizeiwagen kommt vier Felder weit. Hol dir bis zum Ende deines Zuges einen Siegpunkt mehr.
web-challenge-chicago-call-the-police-why = Du und dein Rivale habt je zwei Reviere. Lass die Polizei eins von seinen an der Clark Street räumen, und du allein hast die meisten: Respekt im Viertel, ein Punkt, ganz sicher. Die Razzia in seiner Bar macht mehr her, aber sie schadet nur ihm und bringt dir nichts.
web-challenge-chicago-big-house = Volle Taschen
web-challenge-chicago-big-house-goal = Eine Sechs, volle Taschen und viele Wege. Hol dir mit einmal Fahren und einer Aktion zwei Siegpunkte.
web-challenge-chicago-big-house-why = Kleine Betriebe bringen einen Punkt, ein mittlerer zwei. Fünf Felder die Wells Street hinunter liegt ein mittlerer Bauplatz, und für das Kasino reicht, was du in der Tasche hast. Der kleine Platz an der Randolph Street ist genauso nah und nur halb so gut, und die beiden Aufträge auf deiner Hand müssen warten.
