"""Shootouts laid out for a test: who is in which car or business, and what was said about it."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.event import Event
from backroom.engine.passing import Pass
from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Done,
    EndTurn,
    NoAction,
    NoPolice,
    PassBid,
    Stay,
)
from backroom.games.chicago.components import LARGE, MEDIUM, NOTHING, SMALL
from backroom.games.chicago.shootout import Shootout, current_shootout
from tests.chicago.given import Given

#: A small, a medium and a large business.
LAST_DROP, GILDED_WHEEL, ORCHID_HOUSE = 2, 11, 17
SIZES = {SMALL: LAST_DROP, MEDIUM: GILDED_WHEEL, LARGE: ORCHID_HOUSE}

#: What somebody does who wants nothing.
_IDLE = (Pass, PassBid, Done, Stay, NoAction, NoPolice, EndTurn)


def cars(attackers: list[int], defenders: list[int], seats: int = 3, square: int = -1) -> Given:
    """The cars of 0 and 1 stand on one square, with these gangsters."""
    given = Given(seats).gangster(0, *attackers).gangster(1, *defenders)
    square = given.boss(0).square if square == NOTHING else square
    return given.car(0, square).car(1, square)


def at_business(attackers: list[int], defenders: list[int], business: int = LAST_DROP) -> Given:
    """The car of 0 stands before a business of 1, with these gangsters."""
    given = Given(3).business(business, 1).gangster(0, *attackers)
    return given.gangster(1, *defenders, spot=business).car(0, given.door(business))


def rolls(given: Given, attacker: list[int], defender: list[int]) -> Given:
    """The dice of 0 and 1, round by round."""
    return given.dice("shootout 0", *attacker).dice("shootout 1", *defender)


def attack(given: Given, business: int = NOTHING) -> Given:
    """0 attacks the car of 1, or this business."""
    given.turn_of(0).act(0, Stay())
    return given.act(0, AttackCar(1) if business == NOTHING else AttackBusiness(business))


def shootout(given: Given) -> Shootout:
    """The one under way."""
    found = current_shootout(given.state)
    assert found is not None, "nobody shoots"
    return found


def over(given: Given) -> bool:
    return current_shootout(given.state) is None


def said(given: Given, *kinds: type[Event]) -> list[Event]:
    """What all know of this, in order."""
    return [event for event in given.told() if type(event) in kinds]


def totals(given: Given) -> tuple[int, int]:
    counted = given.all(events.Totals)[-1]
    return counted.total, counted.total_other


def scores(given: Given) -> list[tuple[int, int]]:
    """Die, total and cards of both sides, of each roll."""
    rounds = [event for event in given.told() if isinstance(event, events.ShootoutRound)]
    return [(told.score, told.score_other) for told in rounds]


def idle(given: Given) -> Action:
    """Whoever is waited for does as little as possible; what it was."""
    ask = next(ask for ask in given.game.asks(given.state) if ask.waiting)
    answers = list(ask.answers())
    action = next((a for kind in _IDLE for a in answers if isinstance(a, kind)), answers[0])
    given.act(ask.seat, action)
    return action
