"""The log of a game: which rule each of its lines comes from, and how it falls into parts.

A game declares it once, for every event it knows. Whoever shows the log reads it here and knows no
game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from backroom.engine.deal import (
    DealMade,
    DealStruck,
    OfferDeclined,
    OfferLacks,
    OfferLapsed,
    OfferMade,
    OfferWithdrawn,
    PromiseBroken,
    PromiseKept,
    StopsTrading,
    TakenBack,
)
from backroom.engine.event import Event
from backroom.engine.record import EndsByAgreement

#: What is a manner of the table and stands in no rule book.
NO_RULE = ""
Rules = dict[type[Event], str]


class LogPart(NamedTuple):
    """A part of a round that no event announces: the first of these shows that it has begun."""

    #: The message that names it.
    key: str
    events: tuple[type[Event], ...]
    #: These show it as well, once the part before has begun: nothing of that one comes after them.
    then: tuple[type[Event], ...] = ()
    #: It is there only where an option of the table has this value; "": always.
    option: str = ""
    value: str = ""


class LogLines:
    def __init__(
        self,
        rules: Mapping[type[Event], str] | None = None,
        *,
        cards: Mapping[int, str] | None = None,
        rounds: Iterable[type[Event]] = (),
        within: Iterable[type[Event]] = (),
        parts: Iterable[LogPart] = (),
    ) -> None:
        #: The rule of each kind of event, :data:`NO_RULE` where there is none.
        self.rules: Mapping[type[Event], str] = rules or {}
        #: The rules of cards, by number: an event that plays one comes from its rule.
        self.cards: Mapping[int, str] = cards or {}
        #: The events with which a round begins, and those with which a part of one does.
        self.rounds = tuple(rounds)
        self.within = tuple(within)
        self.parts = tuple(parts)


def shared(offers: str, deals: str, words: str, end: str) -> Rules:
    """The rules behind what can happen in every game."""
    return {
        **dict.fromkeys(
            (OfferMade, OfferDeclined, OfferWithdrawn, OfferLapsed, OfferLacks), offers
        ),
        **dict.fromkeys((DealStruck, DealMade), deals),
        **dict.fromkeys((PromiseKept, PromiseBroken), words),
        **dict.fromkeys((StopsTrading, TakenBack), NO_RULE),
        EndsByAgreement: end,
    }
