"""A Little Vigorish: interest on another mobster's still (B11.1)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action, Seat
from backroom.engine.ask import Ask, Option
from backroom.engine.event import Event, harms
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import PayUp, Still
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import STILLS, VIGORISH
from backroom.games.bootleggers.events import Cash
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug

INTEREST = 3


class VigorishWhom(CardChoice, frozen=True):
    """Which still?"""


@harms("mobster_from")
class DemandsVigorish(Event, frozen=True):
    """The owner of a still is to pay interest on its dice."""

    mobster: Seat
    mobster_from: Seat
    still: Still
    cash: Cash


class PaysVigorish(Event, frozen=True):
    """He pays."""

    mobster: Seat
    mobster_to: Seat
    cash: Cash


class BearsVigorish(Event, frozen=True):
    """He does not, and the still stops for this round."""

    mobster: Seat
    still: Still


@piece
class PayOrBear(Step[Bootleggers]):
    """The owner of the still decides. He is asked even if he can't pay: cash is secret (B3.1)."""

    rule: ClassVar[str] = "B11.1"
    seat: int
    still: int
    creditor: int
    cash: int

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        return False

    def asks(self, state: Bootleggers) -> list[Ask]:
        why = None
        if state.mobsters[self.seat].cash < self.cash:
            why = Reason(self.rule, "why-no-cash", {"cash": self.cash})
        options = [Option(PayUp(True), why), Option(PayUp(False))]
        question = questions.PayUp(mobster=self.creditor, still=self.still, cash=self.cash)
        id = f"{state.table.round}.pay-up.{self.still}"
        default = PayUp(False)
        return [Ask(id, self.seat, question, self.rule, options, "confirm", default=default)]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, PayUp)
        state.pop()
        if action.yes:
            state.mobsters[self.creditor].cash += state.pay(seat, self.cash)
            moment.tell(PaysVigorish(mobster=seat, mobster_to=self.creditor, cash=self.cash))
        else:
            state.stop(self.still)
            moment.tell(BearsVigorish(mobster=seat, still=self.still))


class Vigorish(Thug):
    """The owner pays for each die on the still, or it makes nothing in this round."""

    card: ClassVar[int] = VIGORISH
    rule: ClassVar[str] = "B11.1"
    questions: ClassVar[tuple[type[CardChoice], ...]] = (VigorishWhom,)
    events: ClassVar[tuple[type[Event], ...]] = (
        DemandsVigorish,
        PaysVigorish,
        BearsVigorish,
    )
    steps: ClassVar[tuple[type[Step[Bootleggers]], ...]] = (PayOrBear,)
    last: ClassVar[int] = timing.BEFORE_PRODUCTION
    counts: ClassVar[tuple[int, ...]] = (timing.BEFORE_PRODUCTION,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        others = [s for s in range(STILLS) if state.stills[s].owner not in (seat, NOBODY)]
        why_nots = [
            None if state.stills[s].dice > 0 else Reason("B11.33", "why-no-dice", {"still": s})
            for s in others
        ]
        return self.stills(VigorishWhom, others, why_nots)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [state.stills[picks[0]].owner]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        still = picks[0]
        owner = state.stills[still].owner
        cash = INTEREST * state.stills[still].dice
        moment.tell(DemandsVigorish(mobster=seat, mobster_from=owner, still=still, cash=cash))
        state.push(PayOrBear(seat=owner, still=still, creditor=seat, cash=cash))
