"""Promises the engine can judge (K10.2). They bind nobody; the record shows who kept his word."""

from __future__ import annotations

from backroom.engine.deal import Deal, Promise, Verdict
from backroom.engine.event import Event
from backroom.engine.record import Record
from backroom.games.chicago.components import STEP
from backroom.games.chicago.events import (
    AttacksBusiness,
    AttacksCar,
    Bid,
    DeclaresCleanUp,
    DeclaresRaidBusiness,
    DeclaresRaidCar,
    Marks,
    TakesTerritory,
)
from backroom.games.chicago.state import Chicago

TRUCE, PAY, NO_BID, NO_RAID, LEAVE = "truce", "pay", "no-bid", "no-raid", "leave-territory"

#: Each kind, and what its ``about`` names.
KINDS: dict[str, str] = {
    TRUCE: "",
    PAY: "fifties",
    NO_BID: "gangster",
    NO_RAID: "",
    LEAVE: "territory",
}


def judge(promise: Promise, record: Record, deal: Deal | None, state: Chicago) -> Verdict:
    """Has this record kept the promise, broken it, or neither?"""
    late = state.table.turn > promise.until or state.over
    if promise.kind == PAY:
        if _paid(promise, deal):
            return "kept"
        return "broken" if late else "open"
    if _done(promise, record):
        return "broken"
    return "kept" if late else "open"


def _paid(promise: Promise, deal: Deal | None) -> bool:
    """By a later deal: what he pays in the deal in which he promises it is not meant."""
    if deal is None or promise in deal.promises or set(deal.parties) != {promise.by, promise.to}:
        return False
    goods = deal.give if deal.by == promise.by else deal.take
    return sum(good.count for good in goods if good.kind == "cash") >= promise.about * STEP


def _done(promise: Promise, record: Record) -> bool:
    """Has he done what he promised not to do?"""
    return any(_breaks(promise, event) for event in record.events)


def _breaks(promise: Promise, event: Event) -> bool:
    by, to, about = promise.by, promise.to, promise.about
    if promise.kind == TRUCE:
        if isinstance(event, (AttacksCar, AttacksBusiness)):
            return event.boss == by and event.boss_other == to
    elif promise.kind == NO_RAID:
        if isinstance(event, (DeclaresRaidCar, DeclaresRaidBusiness)):
            return event.boss == by and event.boss_other == to
    elif promise.kind == NO_BID:
        if isinstance(event, Bid):
            return event.boss == by and event.gangster == about
    elif isinstance(event, (Marks, TakesTerritory, DeclaresCleanUp)):
        return event.boss == by and event.territory == about
    return False
