"""What the dice come to on average, exactly: so that it can be said afterwards who was lucky.

Counted in victory points, by what can be won or lost as the table stands when the dice are rolled;
whatever anybody decides later is no luck. So the average of all luck is 0.
"""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.components import BUSINESSES, NOTHING, size_of
from backroom.games.chicago.events import ShowsGang
from backroom.games.chicago.gangsters import JOHNNY_FAVORITE
from backroom.games.chicago.odds import FACES, one_round
from backroom.games.chicago.shootout import Shootout
from backroom.games.chicago.state import Chicago

#: Two gangsters at work are a point (K1.3).
GANGSTER: Final = 0.5
#: The average die.
PIPS: Final = 3.5
#: Of a die, by its square.
PIPS_SPREAD: Final = 35 / 12
#: What Freddie Forgery prints on average (K13.12).
FORGED: Final = 250.0


def worth(state: Chicago, business: int) -> int:
    """The points of a business; a closed one has none (K1.5)."""
    return size_of(business) + 1 if state.businesses[business].open else 0


class Fought:
    """What a shootout is worth to both sides, round by round (K6.4). Cards that may yet be played
    are left out."""

    def __init__(self, lead: int, stake: int) -> None:
        #: The chance that the attacker wins a round.
        self.win = one_round(max(-FACES, min(FACES, lead))).win
        self._stake = stake
        self._known: dict[tuple[int, int], tuple[float, float]] = {}

    def value(self, attackers: int, defenders: int) -> tuple[float, float]:
        """The points that attacker and defender will win or lose from here, on average."""
        at = (attackers, defenders)
        if at not in self._known:
            won = self.after(attackers, defenders, True)
            lost = self.after(attackers, defenders, False)
            lose = 1.0 - self.win
            self._known[at] = (
                self.win * won[0] + lose * lost[0],
                self.win * won[1] + lose * lost[1],
            )
        return self._known[at]

    def after(self, attackers: int, defenders: int, won: bool) -> tuple[float, float]:
        """The same once the attacker has won this round, or lost it: whoever loses it loses a man,
        and with none left the car or the business."""
        if won:
            if defenders == 0:
                return float(self._stake), float(-self._stake)
            further = self.value(attackers, defenders - 1)
            return further[0], further[1] - GANGSTER
        if attackers == 0:
            return 0.0, 0.0
        further = self.value(attackers - 1, defenders)
        return further[0] - GANGSTER, further[1]


def fought(state: Chicago, fight: Shootout) -> Fought:
    """As its totals are fixed."""
    lead = fight.totals[0] + fight.bonus[0] - fight.totals[1] - fight.bonus[1]
    return Fought(lead, 0 if fight.business == NOTHING else worth(state, fight.business))


def raid_stake(shown: ShowsGang, closed: set[int]) -> float:
    """The points that a raid takes if the police win (K7.3): who was shown there, and the business
    unless it is closed already."""
    held = len([g for g in shown.gangsters if g != JOHNNY_FAVORITE])  # K13.19
    open_business = shown.where < BUSINESSES and shown.where not in closed
    return GANGSTER * held + (size_of(shown.where) + 1 if open_business else 0)
