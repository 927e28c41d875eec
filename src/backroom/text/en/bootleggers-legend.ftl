# What the signs on the table of Bootleggers mean.

legend-lamp = Lamp lit: the speakeasy is open and buys whiskey. Dark: it is closed.
legend-circles = One circle for each marker. Once the hatched ones are taken, it opens.
legend-control = Control: at least as many markers as everybody else there together.
legend-majority = Majority: no control, but more markers than anybody else there.
legend-minority = Minority: at least one marker, but neither of these.
legend-tie = A tie for control: muscle decides.
legend-price = Wholesale price of a crate. Whoever has control earns the green profit on top, for every crate bought there.
legend-slots = Room for improvements. Each one adds 1 to every demand die here.
legend-demand = Demand: as many crates as the dice say. They are rolled in phase 5; until then they show a question mark.
legend-truck = A truck: its owner's letter, its number, and the crates on it. Dashed squares are free.
legend-mobsters = On the mobsters' cards
legend-markers = Markers in the back room, to be placed.
legend-crates = Crates in the back room.
legend-supply = Markers in the supply, to be recruited.
legend-hand = Muscle cards left in hand.
legend-kept = In the back room: markers that lie low until the next reveal, dice, improvements.
legend-muscle = Muscle card of this round: the highest goes first, and breaks ties.
legend-still = A still with its dice. A tree beside it: a remote still, where the copper never comes.
legend-copper = The copper is watching this mobster: from round 5 on, a 5 on the family still spoils all it makes.
legend-waiting = The table is waiting for this mobster.
