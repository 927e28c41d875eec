"""Promises the engine can judge (B13.4). They bind nobody; the record shows who kept his word."""

from __future__ import annotations

from backroom.engine.deal import Deal, Promise, Verdict
from backroom.engine.record import Record
from backroom.games.bootleggers.events import AimedAtYou, Allows, Drives, Places, TurnsAway
from backroom.games.bootleggers.state import Bootleggers

SEND, SEND_NONE, PLACE, PLACE_NONE, NO_THUG, ALLOW, PAY = (
    "send-truck",
    "send-no-truck",
    "place",
    "place-none",
    "no-thug",
    "allow",
    "pay",
)

ABOUT_A_HOUSE = (SEND, SEND_NONE, PLACE, PLACE_NONE, ALLOW)

#: Each kind, and what its ``about`` names.
KINDS: dict[str, str] = {
    SEND: "house",
    SEND_NONE: "house",
    PLACE: "house",
    PLACE_NONE: "house",
    NO_THUG: "",
    ALLOW: "house",
    PAY: "cash",
}

#: Kinds that are kept by doing something in time; the others are kept by not doing it.
_BY_DOING = (SEND, PLACE, PAY)


def judge(promise: Promise, record: Record, deal: Deal | None, state: Bootleggers) -> Verdict:
    """Has this record kept the promise, broken it, or neither?"""
    if promise.kind == PAY:
        if _paid(promise, deal):
            return "kept"
    elif promise.kind == NO_THUG:
        if _aimed(promise, record):
            return "broken"
    elif promise.kind == ALLOW:
        answer = _door(promise, record)
        if answer:
            return answer
    elif _did(promise, record):
        return "kept" if promise.kind in _BY_DOING else "broken"
    if state.table.round > promise.until or state.over:
        return "broken" if promise.kind in _BY_DOING else "kept"
    return "open"


def _paid(promise: Promise, deal: Deal | None) -> bool:
    """By a later deal: what she pays in the deal in which she promises it is not meant."""
    if deal is None or promise in deal.promises or set(deal.parties) != {promise.by, promise.to}:
        return False
    goods = deal.give if deal.by == promise.by else deal.take
    return sum(good.count for good in goods if good.kind == "cash") >= promise.about


def _aimed(promise: Promise, record: Record) -> bool:
    """Was a thug card of his aimed at her?"""
    for event in record.events:
        if isinstance(event, AimedAtYou) and (event.mobster, event.seat) == promise.parties:
            return True
    return False


def _door(promise: Promise, record: Record) -> Verdict | None:
    """Was her truck let in at the public dock?"""
    for event in record.events:
        if isinstance(event, (Allows, TurnsAway)) and event.house == promise.about:
            if (event.mobster, event.mobster_other) == promise.parties:
                return "kept" if isinstance(event, Allows) else "broken"
    return None


def _did(promise: Promise, record: Record) -> bool:
    kind = Drives if promise.kind in (SEND, SEND_NONE) else Places
    for event in record.events:
        if isinstance(event, kind) and event.mobster == promise.by:
            if event.house == promise.about:
                return True
    return False
