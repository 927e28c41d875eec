"""Influence markers that thug cards remove from a house: Hit, Mob War and their kind."""

from __future__ import annotations

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import events, influence
from backroom.games.bootleggers.components import OMALLEYS
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


def others(state: Bootleggers, seat: int) -> list[int]:
    """All mobsters but this one."""
    return [other for other in range(state.seats) if other != seat]


def house_with_marker(thug: Thug, state: Bootleggers, whose: list[int]) -> Choice:
    """Choose a house in which one of these mobsters has a marker."""
    why_nots: list[Reason | None] = []
    for house in state.houses_in_play():
        why = None
        if house == OMALLEYS:
            why = Reason(thug.rule, "why-not-omalleys")
        elif sum([state.houses[house].markers[seat] for seat in whose]) == 0:
            why = Reason(thug.rule, "why-no-marker-there", {"house": house})
        why_nots.append(why)
    return thug.houses(state, why_nots)


def marker_of(
    thug: Thug, state: Bootleggers, house: int, whose: list[int], picked: list[int]
) -> Choice:
    """Choose one of these mobsters who has a marker in the house besides those picked already."""
    why_nots: list[Reason | None] = []
    for seat in range(state.seats):
        why = None
        if seat not in whose:
            why = Reason(thug.rule, "why-not-yourself")
        elif state.houses[house].markers[seat] <= picked.count(seat):
            why = Reason(thug.rule, "why-no-marker", {"mobster": seat, "house": house})
        why_nots.append(why)
    return thug.mobsters(why_nots)


def destroy(state: Bootleggers, house: int, seat: int, moment: Moment) -> None:
    """A marker of the seat returns to the supply, never to the back room (B11.31)."""
    was_open = influence.is_open(state, house)
    state.add_markers(house, seat, -1)
    moment.tell(events.LosesMarker(mobster=seat, house=house))
    if was_open and not influence.is_open(state, house):
        close(state, house, moment)


def close(state: Bootleggers, house: int, moment: Moment) -> None:
    """A house has closed. With trucks in line it is shut for the round (B7.9)."""
    state.shut(house, bool(state.trucks_in_line(house)))
    moment.tell(events.Closes(house=house))
