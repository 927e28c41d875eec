"""Big Payoff: the owner of the joint has been seen to (B11.3)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.components import BIG_PAYOFF
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class BuysControl(Event, frozen=True):
    """A mobster has paid for the control of a speakeasy."""

    mobster: Seat
    house: House


class DocksAnew(Event, frozen=True):
    """The trucks at a speakeasy line up again by the new influence."""

    house: House


class BigPayoff(Thug):
    """Control of an open house for the round, whatever changes later."""

    card: ClassVar[int] = BIG_PAYOFF
    rule: ClassVar[str] = "B11.3"
    events: ClassVar[tuple[type[Event], ...]] = (
        BuysControl,
        DocksAnew,
    )
    last: ClassVar[int] = timing.PASSWORD
    cost: ClassVar[int] = 5
    counts: ClassVar[tuple[int, ...]] = (timing.LOADED, timing.LINED_UP)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        return None if picks else self.open_house(state)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        house = picks[0]
        state.sell_control(house, seat)
        moment.tell(BuysControl(mobster=seat, house=house))
        if state.options.big_payoff == "dock-anew" and state.trucks_in_line(house):
            dock_anew(state, house)
            moment.tell(DocksAnew(house=house))


def dock_anew(state: Bootleggers, house: int) -> None:
    """Trucks in line dock by the present standing, in muscle order, a late hijacker's last."""
    in_line = state.trucks_in_line(house)
    docks: list[list[int]] = [[], [], []]
    for late in (False, True):
        for seat in state.muscle_order():
            for truck in in_line:
                if state.trucks[truck].operator == seat and state.trucks[truck].late == late:
                    docks[influence.dock(state, house, seat)].append(truck)
    state.set_docks(house, tuple([tuple(dock) for dock in docks]))
