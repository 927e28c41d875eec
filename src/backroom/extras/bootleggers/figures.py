"""Bootleggers' own part of the balance: thug cards and openings, as the events tell them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from backroom.arena.balance.measure import Outcome
from backroom.arena.balance.shares import Share
from backroom.engine.event import Event
from backroom.games.bootleggers.components import (
    FIRST_THUG,
    INVESTIGATION,
    SUITS,
    is_thug,
    suit,
)
from backroom.games.bootleggers.events import (
    DrawsThugUnseen,
    Investigates,
    PlaysCard,
    ShowsMuscle,
    TakesCard,
)
from backroom.games.bootleggers.thugs.deck import thug_cards

E = TypeVar("E", TakesCard, ShowsMuscle)

#: The events that are read here.
HEEDED = (TakesCard, DrawsThugUnseen, PlaysCard, Investigates, ShowsMuscle)

#: Stands for any thug card among the kinds of cards that a game is opened with.
ANY_THUG = FIRST_THUG


class CardFigures(msgspec.Struct):
    """What became of a thug card."""

    card: int
    #: Taken from the open offer, or drawn by Windfall.
    taken: int = 0
    drawn: int = 0
    #: Played, and of these stopped by Investigation.
    played: int = 0
    stopped: int = 0
    #: The mobsters who played it. One who plays both copies in a game is one mobster.
    share: Share = msgspec.field(default_factory=Share)


class Openings(msgspec.Struct):
    """How mobsters did, by what they began with."""

    #: By the kind of the card taken in round 1; all thug cards are one kind.
    by_card: dict[int, Share]
    #: By the suit of the muscle card shown in round 1.
    by_suit: dict[int, Share]
    #: By the place in muscle order in round 1, the highest first (B4.4).
    by_place: list[Share]


def cards(outcomes: list[Outcome]) -> list[CardFigures]:
    """Every thug card, in the order of the rules."""
    found = {card: CardFigures(card) for card in thug_cards()}
    for outcome in outcomes:
        players: set[tuple[int, int]] = set()
        for event in outcome.story:
            _read(event, found, players)
        for card, mobster in sorted(players):
            found[card].share.add(mobster in outcome.winners)
    return list(found.values())


def _read(event: Event, found: dict[int, CardFigures], players: set[tuple[int, int]]) -> None:
    if isinstance(event, TakesCard):
        if is_thug(event.card):
            found[event.card].taken += 1
    elif isinstance(event, DrawsThugUnseen):
        found[event.card].drawn += 1
    elif isinstance(event, PlaysCard):
        found[event.card].played += 1
        players.add((event.card, event.mobster))
    elif isinstance(event, Investigates):  # in answer it is not announced: this is all of it
        found[event.card].stopped += 1
        found[INVESTIGATION].played += 1
        players.add((INVESTIGATION, event.mobster))


def openings(outcomes: list[Outcome]) -> Openings:
    """How those did who began with this or that."""
    by_card: dict[int, Share] = {}
    by_suit = {number: Share() for number in range(SUITS)}
    by_place: list[Share] = []
    for outcome in outcomes:
        for taken in _first(outcome, TakesCard):
            kind = ANY_THUG if is_thug(taken.card) else taken.card
            by_card.setdefault(kind, Share()).add(taken.mobster in outcome.winners)
        # Muscle is shown in muscle order.
        for place, shown in enumerate(_first(outcome, ShowsMuscle)):
            won = shown.mobster in outcome.winners
            by_suit[suit(shown.muscle)].add(won)
            if place == len(by_place):
                by_place.append(Share())
            by_place[place].add(won)
    return Openings(dict(sorted(by_card.items())), by_suit, by_place)


def _first(outcome: Outcome, kind: type[E]) -> Iterator[E]:
    """Each mobster's first event of a kind: one card is shown, and one taken, in every round."""
    begun: set[int] = set()
    for event in outcome.story:
        if isinstance(event, kind) and event.mobster not in begun:
            begun.add(event.mobster)
            yield event
