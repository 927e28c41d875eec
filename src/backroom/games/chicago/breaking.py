"""Which answer would break one's own word (K10.2): told before it is given, from the view alone."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.deal import Promise
from backroom.games.chicago import questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bid,
    BidUpTo,
    CleanUp,
    Mark,
    RaidBusiness,
    RaidCar,
)
from backroom.games.chicago.promises import LEAVE, NO_BID, NO_RAID, TRUCE
from backroom.games.chicago.view import ChicagoView


def would_break(view: ChicagoView, promise: Promise, ask: Ask, action: Action) -> bool:
    """A debt (``pay``) is not among them: until the game turn is over it can still be paid."""
    if promise.kind == TRUCE:
        return _on(view, action, AttackCar, AttackBusiness) == promise.to
    if promise.kind == NO_RAID:
        return _on(view, action, RaidCar, RaidBusiness) == promise.to
    if promise.kind == NO_BID:
        if isinstance(action, (Bid, BidUpTo)) and isinstance(
            ask.question, (questions.FirstBid, questions.Bid, questions.BidLimit)
        ):
            return ask.question.gangster == promise.about
    if promise.kind == LEAVE:
        return isinstance(action, (Mark, CleanUp)) and action.territory == promise.about
    return False


def _on(
    view: ChicagoView,
    action: Action,
    car: type[AttackCar] | type[RaidCar],
    business: type[AttackBusiness] | type[RaidBusiness],
) -> int | None:
    """Whose car or business it goes against."""
    if isinstance(action, car):
        return action.boss
    if isinstance(action, business):
        return view.businesses[action.business].owner
    return None
