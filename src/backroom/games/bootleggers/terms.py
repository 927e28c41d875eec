"""The words behind the numbers of Bootleggers: which message names a house, a truck, a card.

A table by the base name of an argument (``house`` for ``house_from`` too).
"""

from __future__ import annotations

from collections.abc import Mapping

from backroom.engine.message import Message, Value
from backroom.engine.terms import Goods, Terms, Words, cash, count, item
from backroom.games.bootleggers.components import (
    FIRST_REMOTE,
    HOUSES,
    LARGE,
    MEDIUM,
    MUSCLE_CARDS,
    OMALLEYS,
    SMALL,
    STILLS,
    TRUCK_SIZES,
    TRUCKS,
    muscle_cost,
    suit,
)
from backroom.games.bootleggers.thugs.deck import CARD_NAMES

_SIZES = {SMALL: "small", MEDIUM: "medium", LARGE: "large"}
_SUITS = ("red", "green", "yellow", "blue")
_DOCKS = 3
_WAYS = 2


def _house(house: int, among: Mapping[str, Value]) -> Message | None:
    return Message(f"house-{house}") if 0 <= house < HOUSES else None


def _truck(truck: int, among: Mapping[str, Value]) -> Message | None:
    if not 0 <= truck < TRUCKS:
        return None
    return Message(f"truck-{_SIZES[TRUCK_SIZES[truck]]}", {"number": truck + 1})


def _still(still: int, among: Mapping[str, Value]) -> Message | None:
    if not 0 <= still < STILLS:
        return None
    if still < FIRST_REMOTE:
        own = among.get("mobster") == still  # the sentence has just named its owner
        return Message("still-own" if own else "still-family", {"mobster": still})
    return Message("still-remote", {"number": still - FIRST_REMOTE + 1})


def _card(card: int, among: Mapping[str, Value]) -> Message | None:
    return Message(f"card-{CARD_NAMES[card]}") if card in CARD_NAMES else None


def _muscle(muscle: int, among: Mapping[str, Value]) -> Message | None:
    if not 1 <= muscle <= MUSCLE_CARDS:
        return None
    return Message(f"muscle-{_SUITS[suit(muscle)]}", {"number": muscle})


def _price(muscle: int, among: Mapping[str, Value]) -> Message | None:
    if not 1 <= muscle <= MUSCLE_CARDS:
        return None
    cost = muscle_cost(muscle)
    return cash(cost, among) if cost else Message("muscle-free")


def _dock(dock: int, among: Mapping[str, Value]) -> Message | None:
    if among.get("house") == OMALLEYS:
        return Message("dock-line")  # B7.5: O'Malley's has one line for all
    return Message(f"dock-{dock}") if 0 <= dock < _DOCKS else None


def _way(way: int, among: Mapping[str, Value]) -> Message | None:
    """What the one or the other way of a card is, when the card is known."""
    if not 0 <= way < _WAYS:
        return None
    card = among.get("card")
    if isinstance(card, int) and card in CARD_NAMES:
        return Message(f"way-{CARD_NAMES[card]}-{way}")
    return Message(f"way-{way}")


_TERMS: Terms = {
    "cash": cash,
    "house": _house,
    "truck": _truck,
    "still": _still,
    "card": _card,
    "muscle": _muscle,
    "dock": _dock,
    "way": _way,
}

#: What a message may say beside an argument: ``$muscle_cost`` is known wherever ``$muscle`` is.
_BESIDE: Terms = {"muscle_cost": _price}

_GOODS: Goods = {
    "cash": ("cash", count),
    "crates": ("crates", count),
    "thug": ("card", item),
    "truck": ("truck", item),
    "rent": ("truck", item),
}

#: What cards do is told as the table plays them (B12).
_EXPLAINED = ("big_payoff", "safe_house", "double_cross", "packing_heat", "warehouse")

WORDS = Words(terms=_TERMS, beside=_BESIDE, goods=_GOODS, explained=_EXPLAINED)
