"""Shootouts laid out for a test: who is in which car or business, and what was said about it."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.message import Message
from backroom.engine.passing import Pass
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


def said(given: Given, *keys: str) -> list[Message]:
    """What all have read of this, in order."""
    return [message for message in given.told() if message.key in keys]


def named(message: Message) -> list[object]:
    """The gangsters that a message names."""
    picks = message.args["picks"]
    assert isinstance(picks, list)
    return [pick.args["gangster"] for pick in picks]


def totals(given: Given) -> tuple[object, object]:
    counted = said(given, "story-totals")[-1].args
    return counted["total"], counted["total_other"]


def scores(given: Given) -> list[tuple[object, object]]:
    """Die, total and cards of both sides, of each roll."""
    rounds = said(given, "story-round-won", "story-round-lost", "story-round-tied")
    return [(told.args["score"], told.args["score_other"]) for told in rounds]


def idle(given: Given) -> Action:
    """Whoever is waited for does as little as possible; what it was."""
    ask = next(ask for ask in given.game.asks(given.state) if ask.waiting)
    answers = list(ask.answers())
    action = next((a for kind in _IDLE for a in answers if isinstance(a, kind)), answers[0])
    given.act(ask.seat, action)
    return action
