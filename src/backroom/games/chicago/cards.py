"""The one deck (K2.4): which cards are dealt by the rules of a table."""

from __future__ import annotations

from functools import cache

from backroom.games.chicago.components import (
    CARDS,
    FIRST_CONTRACT,
    FIRST_RESOURCE_CARD,
    RESOURCE_CARDS,
    is_contract,
    is_event,
    is_gangster,
)
from backroom.games.chicago.contracts import BOOK
from backroom.games.chicago.event_cards import deck as deck  # the cards register themselves
from backroom.games.chicago.event_cards.event_card import EVENT_CARDS
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.options import Options


def is_dealt(options: Options, card: int) -> bool:
    """Is there such a card by the rules of the table?"""
    if is_gangster(card):
        return card < len(ROSTER) and ROSTER[card].since <= options.rules
    if is_event(card):
        return card in EVENT_CARDS and EVENT_CARDS[card].since <= options.rules
    if is_contract(card):
        at = card - FIRST_CONTRACT
        return at < len(BOOK) and BOOK[at].since <= options.rules
    return FIRST_RESOURCE_CARD <= card < CARDS


def one_deck(options: Options) -> list[int]:
    """How many there are of each card: one, or none."""
    return list(_one_deck(options.rules))


@cache
def _one_deck(rules: int) -> tuple[int, ...]:
    deck = [0] * FIRST_RESOURCE_CARD + [1] * RESOURCE_CARDS
    for number, gangster in enumerate(ROSTER):
        deck[number] = int(gangster.since <= rules)
    for number, event in EVENT_CARDS.items():
        deck[number] = int(event.since <= rules)
    for number, contract in enumerate(BOOK, start=FIRST_CONTRACT):
        deck[number] = int(contract.since <= rules)
    return tuple(deck)
