"""Driving a car through the streets (K5.1, K7.1)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import between_decisions, events, questions
from backroom.games.chicago.actions import Drive, DrivePolice
from backroom.games.chicago.answers import DRIVE, DRIVE_POLICE
from backroom.games.chicago.components import NOTHING
from backroom.games.chicago.gangsters import DRIVERS, ROSTER
from backroom.games.chicago.state import Chicago


def best_driver(state: Chicago, seat: int) -> int:
    """Whose bonus counts (only one does); of two alike, one who has been shown. Or NOTHING."""
    best = NOTHING
    for g in DRIVERS:
        if not state.rides_with(seat, g):
            continue
        bonus = ROSTER[g].driving
        if (
            best == NOTHING
            or bonus > ROSTER[best].driving
            or (bonus == ROSTER[best].driving and state.known[g] == state.everybody)
        ):
            best = g
    return best


@piece
class Driving(Step[Chicago]):
    """The die is rolled: where to?"""

    rule: ClassVar[str] = "K5.1"
    seat: int
    die: int

    def run(self, state: Chicago, moment: Moment) -> bool:
        if not state.bosses[self.seat].frozen:
            return False
        state.pop()
        return True

    def reach(self, state: Chicago) -> int:
        driver = best_driver(state, self.seat)
        return self.die + (0 if driver == NOTHING else ROSTER[driver].driving)

    def asks(self, state: Chicago) -> list[Ask]:
        name = between_decisions.name(state)
        square, reach = state.bosses[self.seat].square, self.reach(state)
        drive = Ask(
            f"{name}.drive.{len(state.stack)}",
            self.seat,
            questions.Drive(self.die, reach),
            self.rule,
            [DRIVE[to] for to in state.board.within(square, reach)],
            "square",
            default=DRIVE[square].action,
        )
        return between_decisions.beside(state, name, drive)

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if between_decisions.answer(state, seat, action, moment):
            return
        assert isinstance(action, Drive)
        state.pop()
        boss = state.bosses[seat]
        start = boss.square
        squares = state.board.distance[start][action.square]
        boss.square = action.square
        if squares == 0:
            moment.tell(events.Stays(boss=seat))
            return
        if squares > self.die:
            driver = best_driver(state, seat)
            state.show(driver)  # K9.2
            moment.no_way_back()
            moment.tell(events.Driver(boss=seat, gangster=driver))
        moment.tell(
            events.Drives(boss=seat, square_from=start, square=action.square, count=squares)
        )


@piece
class DrivingPolice(Step[Chicago]):
    """The die is rolled for the police car: where to?"""

    rule: ClassVar[str] = "K7.1"
    seat: int
    reach: int

    def run(self, state: Chicago, moment: Moment) -> bool:
        return False

    def asks(self, state: Chicago) -> list[Ask]:
        name = between_decisions.name(state)
        square = state.table.police
        drive = Ask(
            f"{name}.police-drive",
            self.seat,
            questions.DrivePolice(self.reach),
            self.rule,
            [DRIVE_POLICE[to] for to in state.board.within(square, self.reach)],
            "square",
            default=DRIVE_POLICE[square].action,
        )
        return between_decisions.beside(state, name, drive)

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if between_decisions.answer(state, seat, action, moment):
            return
        assert isinstance(action, DrivePolice)
        state.pop()
        start = state.table.police
        squares = state.board.distance[start][action.square]
        state.table.police = action.square
        if squares == 0:
            moment.tell(events.PoliceStay(boss=seat, square=start))
        else:
            moment.tell(
                events.PoliceDrive(
                    boss=seat, square_from=start, square=action.square, count=squares
                )
            )


def flee_squares(state: Chicago, seat: int) -> list[int]:
    """Where a Getaway may lead: 1 to 6 squares away (K12.9)."""
    square = state.bosses[seat].square
    return [to for to in state.board.within(square, 6) if to != square]


@piece
class Fleeing(Step[Chicago]):
    """Getaway: where to?"""

    rule: ClassVar[str] = "K12.9"
    seat: int

    def run(self, state: Chicago, moment: Moment) -> bool:
        return False

    def asks(self, state: Chicago) -> list[Ask]:
        squares = flee_squares(state, self.seat)
        options = [DRIVE[square] for square in squares]
        id = f"{between_decisions.name(state)}.flee"
        nearest = state.board.distance[state.bosses[self.seat].square]
        return [
            Ask(
                id,
                self.seat,
                questions.Flee(),
                self.rule,
                options,
                form="square",
                default=Drive(min(squares, key=lambda square: (nearest[square], square))),
            )
        ]

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, Drive)
        state.pop()
        boss = state.bosses[seat]
        start = boss.square
        squares = state.board.distance[start][action.square]
        boss.square = action.square
        moment.tell(events.Flees(boss=seat, square_from=start, square=action.square, count=squares))
