"""What a table shows a seat."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from backroom.engine.deal import Entry, Offer
from backroom.engine.view import View

V = TypeVar("V", bound=View)


class Seen(msgspec.Struct, Generic[V]):
    """All that a seat gets: the view, and what stands beside the game."""

    view: V
    #: Where deals are private: those to which the seat is a party, and of promises between others
    #: (:data:`~backroom.engine.deal.PRIVATE`) only that there are some, until the game is over.
    offers: list[Offer]
    ledger: list[Entry]
    #: May the seat take its last action back?
    undo: bool
    #: Who wants no offers in this round; everybody sees it.
    not_trading: list[int] = msgspec.field(default_factory=list)
    #: Offers to or by the seat that were turned down, and can be taken after all.
    earlier: list[Offer] = msgspec.field(default_factory=list)
