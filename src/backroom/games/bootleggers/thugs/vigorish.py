"""A Little Vigorish: interest on another mobster's still (B11.1)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Reason, Value
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import PayUp
from backroom.games.bootleggers.components import STILLS, VIGORISH
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug

INTEREST = 3


class Vigorish(Thug):
    """The owner pays for each die on the still, or it makes nothing in this round."""

    card: ClassVar[int] = VIGORISH
    rule: ClassVar[str] = "B11.1"
    last: ClassVar[int] = timing.BEFORE_PRODUCTION

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        others = [s for s in range(STILLS) if state.stills[s].owner not in (seat, NOBODY)]
        why_nots = [
            None if state.stills[s].dice > 0 else Reason("B11.33", "why-no-dice", {"still": s})
            for s in others
        ]
        return self.stills("ask-vigorish", others, why_nots)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [state.stills[picks[0]].owner]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        still = picks[0]
        owner = state.stills[still].owner
        cash = INTEREST * state.stills[still].dice
        moment.tell("story-vigorish", mobster=seat, mobster_from=owner, still=still, cash=cash)
        state.push(PayOrBear(owner, still, seat, cash))


class PayOrBear(Step[Bootleggers]):
    """The owner of the still decides. He is asked even if he can't pay: cash is secret (B3.1)."""

    rule: ClassVar[str] = "B11.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "still", "creditor", "cash")

    def __init__(self, seat: int, still: int, creditor: int, cash: int) -> None:
        self.seat = seat
        self.still = still
        self.creditor = creditor
        self.cash = cash

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        return False

    def asks(self, state: Bootleggers) -> list[Ask]:
        why = None
        if state.mobsters[self.seat].cash < self.cash:
            why = Reason(self.rule, "why-no-cash", {"cash": self.cash})
        options = [Option(PayUp(True), why), Option(PayUp(False))]
        args: dict[str, Value] = {
            "mobster": self.creditor,
            "still": self.still,
            "cash": self.cash,
        }
        id = f"{state.round}.pay-up.{self.still}"
        return [Ask(id, self.seat, "ask-pay-up", self.rule, options, args, "confirm")]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, PayUp)
        state.pop()
        if action.yes:
            state.mobsters[self.creditor].cash += state.pay(seat, self.cash)
            moment.tell(
                "story-pays-vigorish", mobster=seat, mobster_to=self.creditor, cash=self.cash
            )
        else:
            state.stills[self.still].stopped = True
            moment.tell("story-bears-vigorish", mobster=seat, still=self.still)
