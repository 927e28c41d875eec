"""Bootleggers' own part of the balance: thug cards and openings, as the story tells them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from backroom.arena.balance.measure import Outcome
from backroom.arena.balance.shares import Share
from backroom.engine.message import Message
from backroom.engine.record import Line
from backroom.games.bootleggers.components import (
    FIRST_THUG,
    INVESTIGATION,
    LAST_THUG,
    SUITS,
    is_thug,
    suit,
)

_TAKES = "story-takes"
_DRAWS = "story-windfall-yours"
_PLAYS = ("story-announce", "story-announce-with")
_STOPS = "story-investigation"
_SHOWS = "story-muscle"

#: The lines that are read here.
HEEDED = frozenset({_TAKES, _DRAWS, *_PLAYS, _STOPS, _SHOWS})

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
    found = {card: CardFigures(card) for card in range(FIRST_THUG, LAST_THUG + 1)}
    for outcome in outcomes:
        players: set[tuple[int, int]] = set()
        for line in outcome.story:
            _read(line, found, players)
        for card, mobster in sorted(players):
            found[card].share.add(mobster in outcome.winners)
    return list(found.values())


def _read(line: Line, found: dict[int, CardFigures], players: set[tuple[int, int]]) -> None:
    key = line.message.key
    if key == _SHOWS:
        return
    card = _number(line.message, "card")
    if key == _TAKES:
        if is_thug(card):
            found[card].taken += 1
        return
    if key == _DRAWS:
        found[card].drawn += 1
        return
    if key == _STOPS:  # in answer it is not announced: this line is all that tells of it
        found[card].stopped += 1
        card = INVESTIGATION
    found[card].played += 1
    players.add((card, _number(line.message, "mobster")))


def openings(outcomes: list[Outcome]) -> Openings:
    """How those did who began with this or that."""
    by_card: dict[int, Share] = {}
    by_suit = {number: Share() for number in range(SUITS)}
    by_place: list[Share] = []
    for outcome in outcomes:
        for mobster, card in _first(outcome, _TAKES, "card"):
            kind = ANY_THUG if is_thug(card) else card
            by_card.setdefault(kind, Share()).add(mobster in outcome.winners)
        # Muscle is shown in muscle order.
        for place, (mobster, muscle) in enumerate(_first(outcome, _SHOWS, "muscle")):
            by_suit[suit(muscle)].add(mobster in outcome.winners)
            if place == len(by_place):
                by_place.append(Share())
            by_place[place].add(mobster in outcome.winners)
    return Openings(dict(sorted(by_card.items())), by_suit, by_place)


def _first(outcome: Outcome, key: str, what: str) -> Iterator[tuple[int, int]]:
    """Each mobster's first card of a kind: one is shown, and one taken, in every round."""
    begun: set[int] = set()
    for line in outcome.story:
        if line.message.key == key:
            mobster = _number(line.message, "mobster")
            if mobster not in begun:
                begun.add(mobster)
                yield mobster, _number(line.message, what)


def _number(message: Message, name: str) -> int:
    number = message.args[name]
    assert isinstance(number, int)
    return number
