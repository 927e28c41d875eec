# What the signs on the map and on the bosses' cards mean.

legend-territory = Territory: $50 a game turn for whoever holds it. Whoever has the most has local respect, a point.
legend-lot = Lot: one, two or three dots for a small, medium or large business.
legend-source = Resources lie here from the start; the figure says how many.
legend-place = Contracts begin and end here, and resources may turn up.
legend-entrance = Entrance: to do something at a building, stop on the square that its arrow points at.
legend-scenery = Only scenery: there is nothing to do here.
legend-cemetery = Mount Carmel Cemetery: whoever lies here is out of the game.
legend-police-car = The police car. Whoever has the badge drives it: to raid, to clean up a territory, or to confiscate resources.
legend-inside = Number of gangsters inside. Everybody sees how many; who, only their boss knows.
legend-earns = Something you could do there, and it would bring you something.
legend-can = Something you could do there.
legend-unlikely = Something you could do there, but only a lucky roll gets you that far.
legend-square = You can drive there. Bright: there is something in it for you. Pale: there is not.
legend-bosses = On the bosses' cards
legend-points = Points, up to the ten that win: a house for each one from businesses, a diamond from contracts, a star from local respect, a disc from gangsters.
legend-held = Territories held.
legend-kinds = Bars, casinos, { -brothels }: each number is one business and the points it gives. Striped: it is closed.
legend-monopoly = Monopoly: all open businesses of a kind. They pay more.
legend-car = The car. Each ring is a seat, a filled one is taken.
legend-work = Gangsters at work. Every two make a point.
legend-away = Gangsters in prison, in hospital, in hiding; dead.
legend-cards = Cards in hand; a contract under way.
legend-first = First boss in this game turn.
legend-badge = Has the badge and sends the police.
legend-waiting = The table is waiting for this boss.
legend-stopped = Can do nothing, can't drive, takes no offers.
