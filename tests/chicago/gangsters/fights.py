"""Shootouts, raids and incomes in which a gangster proves what his card says.

worth(BUGS_BENNY) == Worth(car_attack=2, business_attack=2)    what is not named is 1 (K6.2)
worth(BUGS_BENNY, away=PRISON) == NOTHING_AT_ALL               (K1.4)
totals_of(shoot(cars_meet([JACK_KNIFE], [SWIFT_NICK]))) == (5, 1)
raid(cars_meet([], [CLEAN_GENE]), police=6, raided=1)
earned(Given(2).gangster(0, HYMAN_DIAMOND, spot=0)) == 500

Seat 0 attacks or has the badge, seat 1 is attacked or raided. Cards and dice are laid out before
``shoot``; it stops where somebody is asked something.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from backroom.engine.chance import SampledChance
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    NoAction,
    NoPick,
    NoPolice,
    RaidBusiness,
    RaidCar,
    SlipOut,
    Stay,
)
from backroom.games.chicago.components import (
    CAR,
    HIDING,
    HOSPITAL,
    MUSEUM,
    NOBODY,
    PRISON,
    UNKNOWN,
    WHARF,
)
from backroom.games.chicago.gangsters import HYMAN_DIAMOND, ROLLS_ROY, SAD_KEN
from backroom.games.chicago.options import Options
from backroom.games.chicago.setting_up import set_up
from tests.chicago.given import Given

#: Where a gangster is not at work (K1.4).
AWAY = (PRISON, HOSPITAL, HIDING)


def put(given: Given, seat: int, gangster: int, where: int) -> Given:
    """His, in the car, a business, prison, hospital or hiding."""
    if where == PRISON:
        return given.in_prison(seat, gangster)
    if where == HOSPITAL:
        return given.in_hospital(seat, gangster)
    return given.gangster(seat, gangster, spot=where)


def hidden(given: Given, gangster: int) -> bool:
    """No rival knows where he sits, and nothing that rivals know of names him (K9.2)."""
    owner = given.gangster_of(gangster)
    for seat in range(given.state.seats):
        if seat != owner:
            if given.game.view(given.state, seat).gangsters[gangster].where != UNKNOWN:
                return False
            if any(names(event, gangster) for event in given.told(seat)):
                return False
    return True


def names(event: Event, gangster: int) -> bool:
    listed = gangster in getattr(event, "gangsters", ())
    return listed or getattr(event, "gangster", None) == gangster


def shown(given: Given, gangster: int) -> bool:
    """Everybody knows where he is (K9.2)."""
    return given.game.view(given.state, None).gangsters[gangster].shown


# --- shootouts -----------------------------------------------------------------------------------


def cars_meet(attackers: list[int], defenders: list[int]) -> Given:
    """The cars of seats 0 and 1 stand side by side; nobody has shot yet."""
    given = Given(2).gangster(0, *attackers).gangster(1, *defenders)
    return given.car(0, given.place(MUSEUM)).car(1, given.place(MUSEUM))


def at_the_door(attackers: list[int], defenders: list[int]) -> Given:
    """Seat 0's car stands at the small casino of seat 1, whose own car is away."""
    given = Given(2).gangster(0, *attackers)
    given.gangster(1, *defenders, spot=given.home(1))
    return given.car(0, given.door(given.home(1))).car(1, given.place(WHARF))


def side_by_side(given: Given) -> bool:
    return given.boss(0).square == given.boss(1).square


def shoot(given: Given) -> Given:
    """Seat 0 attacks: the car beside his own, or the business he stands at."""
    target = AttackCar(1) if side_by_side(given) else AttackBusiness(given.home(1))
    return given.turn_of(0).act(0, Stay(), target)


def totals_of(given: Given) -> tuple[int, int]:
    """Attack and defence without cards, as the table was told in the last shootout."""
    told = given.all(events.Totals)[-1]
    return told.total, told.total_other


class Worth(NamedTuple):
    """What a gangster adds to his side's total."""

    car_attack: int = 1
    car_defence: int = 1
    business_attack: int = 1
    business_defence: int = 1


NOTHING_AT_ALL = Worth(0, 0, 0, 0)


def worth(gangster: int, away: int | None = None) -> Worth:
    """What he adds in the four kinds of shootout, beside a friend who is worth 1 in each; he
    himself sits where the shooting is, or ``away``. He uses no other ability."""
    friend, enemy = [g for g in (ROLLS_ROY, SAD_KEN, HYMAN_DIAMOND) if g != gangster][:2]
    sides: list[int] = []
    for meet in (cars_meet, at_the_door):
        given = put(meet([friend], [enemy]), 0, gangster, CAR if away is None else away)
        sides.append(totals_of(_without_asking(shoot(given)))[0] - 1)
        given = meet([enemy], [friend])
        defended, stones = (CAR, 0) if side_by_side(given) else (given.home(1), 1)
        put(given, 1, gangster, defended if away is None else away)
        sides.append(totals_of(_without_asking(shoot(given)))[1] - 1 - stones)
    return Worth(*sides)


def _without_asking(given: Given) -> Given:
    """John Doe picks nobody, Thin Tim stays."""
    for seat in (0, 1):
        for action in (NoPick(), SlipOut(False)):
            if action in given.legal(seat):
                given.act(seat, action)
    return given


# --- raids and income ----------------------------------------------------------------------------


def raid(given: Given, police: int = 0, raided: int = 0) -> Given:
    """Seat 0 sends the police to the car of seat 1 beside his own, or to the business he stands
    at. The dice, if they are rolled, show these."""
    target = RaidCar(1) if side_by_side(given) else RaidBusiness(given.home(1))
    if police:
        given.dice("raid police", police).dice("raid 1", raided)
    given.badge(0).police(given.boss(0).square).turn_of(0)
    return given.act(0, Stay(), NoAction(), NoPolice(), target).pass_all()


def earned(given: Given, seat: int = 0) -> int:
    """The trade phase begins: what a boss gets out of it."""
    before = given.boss(seat).cash
    return given.last_round_over().boss(seat).cash - before


def dealt_at_the_start(gangster: int) -> bool:
    """Six bosses sit down, each gets a starred gangster (K3.1): can he be among them?"""
    tables = (set_up(Options(), 6, Moment(SampledChance(Random(seed)))) for seed in range(30))
    return any(state.owners[gangster] != NOBODY for state in tables)
