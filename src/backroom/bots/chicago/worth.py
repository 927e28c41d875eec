"""What things are worth, in victory points: businesses, gangsters, a rival's loss."""

from __future__ import annotations

from typing import Final

from backroom.bots.chicago.reading import Reading
from backroom.games.chicago.components import (
    BAR,
    GOAL,
    INCOME,
    TERRITORY_INCOME,
    kind_of,
    size_of,
)
from backroom.games.chicago.gangsters import (
    ANY_KIND,
    BOMB_JACK,
    CHICKEN_JOE,
    CLEAN_GENE,
    DER_SCHWEINEHUND,
    DOUGH_BOY,
    EASY_MIKE,
    FAT_FRED,
    FRANKIE_THE_SQUEALER,
    FREDDIE_FORGERY,
    JACK_KNIFE,
    JEALOUS_GEORGE,
    JOHN_DOE,
    JOHNNY_FAVORITE,
    LUCKY_LOU,
    MR_NEEDLE,
    ROSTER,
    SAD_KEN,
    THE_DOCTOR,
    THE_DWARF,
    THE_MAYOR,
    THE_MECHANIC,
    THE_REPORTER,
    THIN_TIM,
    TIGHT_MOUTH_LARRY,
    TONY_TROUBLE,
)

#: An action round, to whoever uses it well.
ROUND = 0.3
#: The first three of a resource, the next two, and more.
UNITS = (0.2, 0.2, 0.2, 0.16, 0.16, 0.05, 0.05, 0.02)
_MOST: Final = 8
_SUMS: Final[list[float]] = [float(sum(UNITS[:count])) for count in range(_MOST + 1)]
#: Ten points.
WIN = 30.0

#: What abilities are worth that no number on the card tells.
_ABILITIES: dict[int, float] = {
    CLEAN_GENE: 0.12,
    EASY_MIKE: -0.03,
    FAT_FRED: -0.03,
    FREDDIE_FORGERY: 0.1,
    JACK_KNIFE: 0.05,
    JEALOUS_GEORGE: 0.05,
    JOHN_DOE: 0.08,
    JOHNNY_FAVORITE: 0.08,
    LUCKY_LOU: 0.04,
    SAD_KEN: 0.1,
    THE_DOCTOR: 0.1,
    THE_DWARF: 0.1,
    THE_MECHANIC: 0.06,
    THE_REPORTER: 0.06,
    THIN_TIM: 0.06,
    TIGHT_MOUTH_LARRY: 0.02,
    TONY_TROUBLE: -0.06,
    FRANKIE_THE_SQUEALER: -0.04,
    DER_SCHWEINEHUND: -0.06,
    BOMB_JACK: -0.04,
    CHICKEN_JOE: 0.0,
    DOUGH_BOY: 0.0,
}


def goods_worth(goods: tuple[int, ...]) -> float:
    """Resources in the pocket: the more there are of one, the less each is worth."""
    return pocket_worth(goods[0], goods[1], goods[2])


def pocket_worth(booze: int, girls: int, henchmen: int) -> float:
    """The same of so many."""
    sums = _SUMS
    return sums[min(booze, _MOST)] + sums[min(girls, _MOST)] + sums[min(henchmen, _MOST)]


def business_worth(reading: Reading, seat: int, business: int) -> float:
    """An open business: its points, and what it will pay."""
    turns = min(reading.turns_left, 4.0)
    return size_of(business) + 1.0 + 0.6 * reading.pays(seat, business) * turns * reading.dollar


def _has_kind(reading: Reading, seat: int, kind: int) -> bool:
    own = reading.owned(seat)
    return bool(own) if kind == ANY_KIND else any(kind_of(b) == kind for b in own)


def ability(reading: Reading, seat: int, gangster: int) -> float:
    """What a gangster is worth to a boss beyond the half point."""
    card = ROSTER[gangster]
    turns = min(reading.turns_left, 5.0)
    worth = _ABILITIES.get(gangster, 0.0)
    worth += 0.14 * card.driving
    worth += 0.06 * (card.car_attack - 1) + 0.10 * (card.business_attack - 1)
    worth += 0.04 * (card.car_defence - 1) + 0.07 * (card.business_defence - 1)
    if card.works_in >= BAR:
        there = 1.0 if _has_kind(reading, seat, card.works_in) else 0.35
        worth += 0.8 * there * card.brings_cash * turns * reading.dollar
        worth += 0.8 * there * card.brings[1] * turns * UNITS[0]
    if gangster == THE_MAYOR:
        best = max([reading.pays(seat, b) for b in reading.owned(seat)], default=INCOME[0])
        worth += 0.8 * best * turns * reading.dollar
    if gangster == MR_NEEDLE:
        more = reading.view.bosses[seat].territories + 1
        worth += 0.8 * TERRITORY_INCOME * more * turns * reading.dollar
    return worth


def gangster_worth(reading: Reading, seat: int, gangster: int) -> float:
    """A gangster at work: half a point, and what he can do."""
    found = reading.gangster_worths.get((seat, gangster))
    if found is None:
        found = 0.5 + ability(reading, seat, gangster)
        reading.gangster_worths[seat, gangster] = found
    return found


def threat(reading: Reading, seat: int) -> float:
    """What a point less for this rival is worth to oneself."""
    found = reading.threats.get(seat)
    if found is None:
        found = _threat(reading, seat)
        reading.threats[seat] = found
    return found


def _threat(reading: Reading, seat: int) -> float:
    if reading.seats == 2:
        return 0.8
    base = 0.4 / (reading.seats - 1)
    points = reading.points[seat]
    if points >= GOAL - 1:
        return 0.9
    if points >= GOAL - 2:
        return 0.55
    if points >= GOAL - 3:
        return 0.35
    ahead = points - sum(reading.points) / reading.seats
    return base + 0.04 * max(0.0, ahead)


def respect_worth(reading: Reading, seat: int) -> float:
    """Local respect is easily lost: it counts when it is one of the last points to ten."""
    return (0.15, 0.15, 0.15, 0.15, 0.2, 0.25, 0.3, 0.45, 0.6, 0.9)[min(9, reading.points[seat])]


def leader(reading: Reading) -> int:
    """The rival closest to ten points; of two alike the one with the better income."""
    return max(reading.others, key=lambda seat: (reading.points[seat], reading.income(seat)))


def my_points(reading: Reading, more: float) -> float:
    """So many points more for oneself: what they are worth, and everything if they win."""
    wins = reading.points[reading.me] + more >= GOAL
    return WIN if wins and more > 0 else more
