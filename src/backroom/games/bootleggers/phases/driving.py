"""Phase 4, second part: the trucks drive to the speakeasies (B7.5–B7.7)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE
from backroom.engine.step import Step
from backroom.games.bootleggers import events, influence, questions, timing
from backroom.games.bootleggers.actions import Done, Drive
from backroom.games.bootleggers.answers import DONE, DRIVE
from backroom.games.bootleggers.phases.in_order import InMuscleOrder
from backroom.games.bootleggers.playing import could_play, first_ask, play
from backroom.games.bootleggers.state import HOME, NOBODY, Bootleggers, Truck


def drive_trucks(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.DRIVING)
    state.push(Driving(seat=NOBODY, acted=[False] * state.seats))


def line_up(state: Bootleggers, truck: int, house: int, moment: Moment) -> None:
    """A truck takes its place in the dock of its operator's influence, last in line."""
    driven = state.trucks[truck]
    seat, crates = driven.operator, driven.crates
    dock = influence.dock(state, house, seat)
    state.trucks[truck] = Truck.of(driven, house=house)
    state.line_up(truck, house, dock)
    moment.tell(events.Drives(mobster=seat, truck=truck, house=house, crates=crates, dock=dock))


class Driving(InMuscleOrder):
    """Each mobster sends any of his loaded trucks, in an order of his choice."""

    rule: ClassVar[str] = "B7.5"

    def ready(self, state: Bootleggers, seat: int) -> list[int]:
        """Loaded trucks at home."""
        return [
            t
            for t, truck in enumerate(state.trucks)
            if truck.operator == seat and truck.crates > 0 and truck.house == HOME
        ]

    def asked(self, state: Bootleggers, seat: int) -> bool:
        if self.ready(state, seat):
            return True
        if state.standing[seat] >= THIS_PHASE:  # he has said that he plays nothing
            return False
        return bool(state.mobsters[seat].known or state.mobsters[seat].unseen)

    def asks(self, state: Bootleggers) -> list[Ask]:
        id = f"{state.table.round}.drive.{self.seat}"
        ready = self.ready(state, self.seat)
        houses = state.houses_in_play()
        options = [DRIVE[truck][house] for truck in ready for house in houses]
        options.append(DONE)
        question: Question = questions.DriveNone()
        if ready:
            question = questions.Drive(count=len(ready))
        id_now = f"{id}.{len(ready)}"
        drive = Ask(
            id_now,
            self.seat,
            question,
            self.rule,
            options,
            default=DONE.action,
            part=bool(ready),
        )
        return [drive, *first_ask(state, self.seat, id)]

    def by_public_facts(self, state: Bootleggers, ask: Ask) -> bool:
        return not could_play(state, self.seat)

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Drive):
            line_up(state, action.truck, action.house, moment)
        elif isinstance(action, Done):
            self.finish(state, moment)
        else:
            play(state, seat, action, moment)

    def end(self, state: Bootleggers, seat: int, moment: Moment) -> None:
        state.table.driven[seat] = True


@piece
class SendTruck(Step[Bootleggers]):
    """A hijacker whose driving turn is over sends his truck at once (B11.14)."""

    rule: ClassVar[str] = "B11.14"
    seat: int
    truck: int

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        return False

    def asks(self, state: Bootleggers) -> list[Ask]:
        options = [DRIVE[self.truck][house] for house in state.houses_in_play()]
        question = questions.Send(truck=self.truck)
        id = f"{state.table.round}.send.{self.truck}"
        default = options[0].action
        return [Ask(id, self.seat, question, self.rule, options, default=default)]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, Drive)
        state.pop()
        state.trucks[action.truck] = Truck.of(state.trucks[action.truck], late=True)
        line_up(state, action.truck, action.house, moment)


def lose_crates(state: Bootleggers, moment: Moment) -> None:
    """B7.7: crates on no truck are lost, but for Warehouse (B11.27)."""
    for seat, mobster in enumerate(state.mobsters):
        if mobster.warehouse and state.options.warehouse == "home":  # B12.11
            for t in state.trucks_at_hand(seat):
                truck = state.trucks[t]
                if truck.house == HOME:
                    mobster.crates += truck.crates
                    state.load(t, 0)
        if mobster.crates == 0:
            continue
        if mobster.warehouse:
            moment.tell(events.Warehoused(mobster=seat, crates=mobster.crates))
        else:
            moment.tell(events.LosesCrates(mobster=seat, crates=mobster.crates))
            mobster.crates = 0
