"""Election Day: a rival is out of business for the action rounds (K12.6)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import timing
from backroom.games.chicago.components import ELECTION_DAY, TRADE
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.windows import open_reaction


@harms("boss")
class Frozen(Event, frozen=True):
    """A boss is out of business until the trade phase, and will have no income."""

    boss: Seat


@piece
class Election(Step[Chicago]):
    """The Horse Head may stop it; if not, he is frozen."""

    rule: ClassVar[str] = "K12.6"
    target: int
    asked: bool
    stopped: bool  # by the Horse Head

    def run(self, state: Chicago, moment: Moment) -> bool:
        if not self.asked:
            self.asked = True
            open_reaction(state, timing.ELECTED, self.target, [self.target])
            return True
        state.pop()
        if not self.stopped:
            state.bosses[self.target].frozen = True
            state.bosses[self.target].skips_income = True
            moment.tell(Frozen(boss=self.target))
        return True


class ElectionDay(EventCard):
    card: ClassVar[int] = ELECTION_DAY
    rule: ClassVar[str] = "K12.6"
    moments: ClassVar[tuple[int, ...]] = timing.ACTION_ROUND
    aims: ClassVar[int] = ON_BOSS
    events: ClassVar[tuple[type[Event], ...]] = (Frozen,)
    steps: ClassVar[tuple[type[Step[Chicago]], ...]] = (Election,)

    def fits(self, state: Chicago, when: int) -> bool:
        """A death in the trade phase opens no window of an action round."""
        return when in self.times and state.table.round != TRADE

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        return Reason(self.rule, "why-frozen-already") if state.bosses[on].frozen else None

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        state.push(Election(target=on, asked=False, stopped=False))
