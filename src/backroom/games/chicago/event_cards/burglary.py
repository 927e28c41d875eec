"""Burglary: a rival's resources, as many as the die says (K12.4)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Reason, Value
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import between_decisions, timing
from backroom.games.chicago.actions import Grab
from backroom.games.chicago.components import BURGLARY, RESOURCES
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import WORDS, told


class Burglary(EventCard):
    card: ClassVar[int] = BURGLARY
    rule: ClassVar[str] = "K12.4"
    moments: ClassVar[tuple[int, ...]] = (timing.OWN_TURN,)
    aims: ClassVar[int] = ON_BOSS

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        die = moment.die(f"burglary {seat}")
        moment.tell("story-burglary", boss=seat, boss_other=on, dice=str(die))
        moment.whisper(
            seat, "story-sees-resources", boss=on, picks=told(list(state.bosses[on].goods))
        )
        state.push(Burgling(seat, on, die, [0] * RESOURCES))


class Burgling(Step[Chicago]):
    """The burglar sees what there is and picks, one by one."""

    rule: ClassVar[str] = "K12.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "left", "taken")

    def __init__(self, seat: int, victim: int, left: int, taken: list[int]) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left
        self.taken = taken

    def run(self, state: Chicago, moment: Moment) -> bool:
        if self.left > 0 and sum(state.bosses[self.victim].goods) > 0:
            return False
        state.pop()
        moment.tell("story-burgled", boss=self.seat, boss_other=self.victim, count=sum(self.taken))
        for party in (self.seat, self.victim):
            moment.whisper(
                party,
                "story-burgled-what",
                boss=self.seat,
                boss_other=self.victim,
                picks=told(self.taken),
            )
        return True

    def asks(self, state: Chicago) -> list[Ask]:
        goods = state.bosses[self.victim].goods
        options = []
        args: dict[str, Value] = {"boss": self.victim, "count": self.left}
        for resource in range(RESOURCES):
            why = None
            if goods[resource] == 0:
                why = Reason(self.rule, "why-none-left")
            options.append(Option(Grab(resource), why))
            args[WORDS[resource]] = goods[resource]
        id = f"{between_decisions.name(state)}.burglary.{self.left}"
        return [Ask(id, self.seat, "ask-burglary", self.rule, options, args)]

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
