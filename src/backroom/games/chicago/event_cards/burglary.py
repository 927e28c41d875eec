"""Burglary: a rival's resources, as many as the die says (K12.4)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action, Seat
from backroom.engine.ask import Ask, Option
from backroom.engine.event import Dice, Event, harms
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import between_decisions, questions, timing
from backroom.games.chicago.actions import Count, Grab
from backroom.games.chicago.components import BOOZE, BURGLARY, GIRLS, HENCHMEN, RESOURCES
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.events import BurgledWhat, SeesResources
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import goods_of


class BurglaryRoll(Event, frozen=True):
    """A boss rolls for how many resources leave a rival's safe."""

    boss: Seat
    boss_other: Seat
    dice: Dice


@harms("boss_other")
class Burgled(Event, frozen=True):
    """A boss has taken so many resources from a rival."""

    boss: Seat
    boss_other: Seat
    count: Count


@piece
class Burgling(Step[Chicago]):
    """The burglar sees what there is and picks, one by one."""

    rule: ClassVar[str] = "K12.4"
    seat: int
    victim: int
    left: int
    taken: list[int]

    def run(self, state: Chicago, moment: Moment) -> bool:
        if self.left > 0 and sum(state.bosses[self.victim].goods) > 0:
            return False
        state.pop()
        seat, victim = self.seat, self.victim
        moment.tell(Burgled(boss=seat, boss_other=victim, count=sum(self.taken)))
        taken = goods_of(self.taken)
        moment.tell(BurgledWhat(boss=seat, boss_other=victim, goods=taken))
        return True

    def asks(self, state: Chicago) -> list[Ask]:
        goods = state.bosses[self.victim].goods
        options = []
        there = []
        for resource in range(RESOURCES):
            why = None
            if goods[resource] == 0:
                why = Reason(self.rule, "why-none-left")
            else:
                there.append(resource)
            options.append(Option(Grab(resource), why))
        question = questions.Burglary(
            boss=self.victim,
            booze=goods[BOOZE],
            girls=goods[GIRLS],
            henchmen=goods[HENCHMEN],
            count=self.left,
        )
        id = f"{between_decisions.name(state)}.burglary.{self.left}"
        default = Grab(there[0])
        return [Ask(id, self.seat, question, self.rule, options, default=default)]

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, Grab)
        state.bosses[self.victim].goods[action.resource] -= 1
        state.bosses[seat].goods[action.resource] += 1
        self.taken[action.resource] += 1
        self.left -= 1

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """What he takes is between the two of them."""
        seen = self.dump()
        if seat not in (self.seat, self.victim):
            seen["taken"] = [sum(self.taken), 0, 0]
        return seen


class Burglary(EventCard):
    card: ClassVar[int] = BURGLARY
    rule: ClassVar[str] = "K12.4"
    moments: ClassVar[tuple[int, ...]] = (timing.OWN_TURN,)
    aims: ClassVar[int] = ON_BOSS
    events: ClassVar[tuple[type[Event], ...]] = (BurglaryRoll, Burgled)
    steps: ClassVar[tuple[type[Step[Chicago]], ...]] = (Burgling,)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        die = moment.die(f"burglary {seat}")
        moment.tell(BurglaryRoll(boss=seat, boss_other=on, dice=(die,)))
        safe = goods_of(state.bosses[on].goods)
        moment.tell(SeesResources(boss=seat, boss_other=on, goods=safe))
        state.push(Burgling(seat=seat, victim=on, left=die, taken=[0] * RESOURCES))
