"""Scenes in which event cards are played."""

from __future__ import annotations

from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    NoAction,
    NoPolice,
    Play,
    RaidBusiness,
    RaidCar,
    Stay,
)
from tests.chicago.given import Given


def car_fight(given: Given) -> Given:
    """Boss 0 attacks the car of boss 1, before a garage (so that it is the nearest)."""
    square = given.garage(0)
    given.car(0, square).car(1, square).turn_of(0)
    return given.act(0, Stay(), AttackCar(1))


def business_fight(given: Given) -> Given:
    """Boss 0 attacks the small business of boss 1."""
    given.car(0, given.door(given.home(1))).turn_of(0)
    return given.act(0, Stay(), AttackBusiness(given.home(1)))


def raid_business(given: Given) -> Given:
    """Boss 0 has the badge and declares a raid on the small business of boss 1."""
    given.badge(0).police(given.door(given.home(1))).turn_of(0)
    return given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1)))


def raid_car(given: Given) -> Given:
    """Boss 0 has the badge and declares a raid on the car of boss 1."""
    given.badge(0).police(given.boss(1).square).turn_of(0)
    return given.act(0, Stay(), NoAction(), NoPolice(), RaidCar(1))


def not_now(given: Given, seat: int, card: int) -> str:
    """The rule that says that this is not the moment for the card."""
    reason = given.refused(seat, Play(card))
    assert reason.key == "why-not-now"
    assert reason.args == {"event": card}
    return reason.rule


def on_whom(given: Given, seat: int, card: int) -> list[int]:
    """On whom the card can be played now."""
    return [a.on for a in given.legal(seat) if isinstance(a, Play) and a.card == card]


def totals(given: Given) -> tuple[int, int]:
    """Attack and defence in the last shootout."""
    told = given.all(events.Totals)[-1]
    return told.total, told.total_other


def scores(given: Given) -> list[tuple[int, int]]:
    """Dice, totals and cards together, round by round."""
    rounds = [event for event in given.told() if isinstance(event, events.ShootoutRound)]
    return [(told.score, told.score_other) for told in rounds]
