"""Who has a say in a speakeasy (B5.2–B5.6)."""

from __future__ import annotations

from typing import Final

from backroom.games.bootleggers.components import CIRCLES, IMPROVEMENT_SLOTS, OMALLEYS, OPENS_AT
from backroom.games.bootleggers.state import NOBODY, PUBLIC, THREE_STARS, TWO_STARS, Bootleggers

NONE, MINORITY, MAJORITY, CONTROL = range(4)

_DOCK: Final[tuple[int, ...]] = (PUBLIC, TWO_STARS, THREE_STARS, THREE_STARS)


def is_open(state: Bootleggers, house: int) -> bool:
    """B5.2, and what cards do to it for the round."""
    place = state.houses[house]
    if place.closed or place.shut:  # B11.11, B7.9
        return False
    if place.copper:  # B11.33
        return True
    return place.markers_of_all() >= OPENS_AT[house]


def controller(state: Bootleggers, house: int) -> int:
    """B5.3: as many markers as all others together; the higher muscle value, if two have that."""
    place = state.houses[house]
    if house == OMALLEYS or place.copper:
        return NOBODY
    if place.payoff != NOBODY:  # B11.3
        return place.payoff
    total = place.markers_of_all()
    best = NOBODY
    for seat, mine in enumerate(place.markers):
        if mine == 0 or 2 * mine < total:
            continue
        if best == NOBODY or state.muscle_value(seat) > state.muscle_value(best):
            best = seat
        elif state.muscle_value(seat) == state.muscle_value(best):
            return NOBODY  # no muscle lies on the table: it is open until the reveal
    return best


def majority(state: Bootleggers, house: int) -> int:
    """B5.4, B5.9: nobody controls it, and one has strictly more than each other."""
    return NOBODY if controller(state, house) != NOBODY else foremost(state, house)


def foremost(state: Bootleggers, house: int) -> int:
    """Who has strictly more than each other: the majority, where nobody is in control."""
    place = state.houses[house]
    if house == OMALLEYS or place.copper:
        return NOBODY
    most = max(place.markers)
    if most == 0 or place.markers.count(most) > 1:
        return NOBODY
    return place.markers.index(most)


def level(state: Bootleggers, house: int) -> list[int]:
    """The seats that lead with equally many markers, if more than one does and it matters.

    For control the muscle decides between them (B5.3); below it nobody has the majority (B5.9).
    """
    place = state.houses[house]
    if house == OMALLEYS or place.copper or place.payoff != NOBODY:
        return []
    most = max(place.markers)
    leaders = [seat for seat in range(state.seats) if place.markers[seat] == most]
    return leaders if most > 0 and len(leaders) > 1 else []


def holder(state: Bootleggers, house: int) -> int:
    """Who permits sales at the public dock: the controller or majority holder (B8.3)."""
    control = controller(state, house)
    return control if control != NOBODY else foremost(state, house)


def standing(state: Bootleggers, house: int, seat: int) -> int:
    """What the seat's influence in the house amounts to (B5.3–B5.6)."""
    return standings(state, house)[seat]


def standings(state: Bootleggers, house: int) -> list[int]:
    """What each seat's influence in the house amounts to."""
    place = state.houses[house]
    if house == OMALLEYS or place.copper:
        return [NONE] * state.seats
    found = [MINORITY if markers > 0 else NONE for markers in place.markers]
    control = controller(state, house)
    if control != NOBODY:
        found[control] = CONTROL
    else:
        most = foremost(state, house)
        if most != NOBODY:
            found[most] = MAJORITY
    return found


def dock(state: Bootleggers, house: int, seat: int) -> int:
    """Where a truck of the seat lines up now (B7.5). O'Malley's has one line for all."""
    if house == OMALLEYS or state.houses[house].copper:
        return PUBLIC
    return _DOCK[standing(state, house, seat)]


def free_circles(state: Bootleggers, house: int) -> int:
    """B5.8: circles are a cap."""
    return CIRCLES[house] - state.houses[house].markers_of_all()


def free_improvement_slots(state: Bootleggers, house: int) -> int:
    return IMPROVEMENT_SLOTS[house] - state.houses[house].improvements
