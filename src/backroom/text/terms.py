"""The words behind the numbers of a game: which message names a house, a truck, a card.

A table a game, by the base name of an argument (``house`` for ``house_from`` too).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from backroom.engine.deal import Good
from backroom.engine.message import Message, Value
from backroom.games.bootleggers.components import (
    CARD_NAMES,
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

#: From a number, and the arguments it stands among, to its name. None: there is no such thing.
Term = Callable[[int, Mapping[str, Value]], Message | None]
Terms = dict[str, Term]

_SIZES = {SMALL: "small", MEDIUM: "medium", LARGE: "large"}
_SUITS = ("red", "green", "yellow", "blue")
_DOCKS = 3
_WAYS = 2


def _cash(cash: int, among: Mapping[str, Value]) -> Message:
    return Message("cash", {"amount": cash})


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
    return Message(f"card-{CARD_NAMES[card]}") if 0 <= card < len(CARD_NAMES) else None


def _muscle(muscle: int, among: Mapping[str, Value]) -> Message | None:
    if not 1 <= muscle <= MUSCLE_CARDS:
        return None
    return Message(f"muscle-{_SUITS[suit(muscle)]}", {"number": muscle})


def _price(muscle: int, among: Mapping[str, Value]) -> Message | None:
    if not 1 <= muscle <= MUSCLE_CARDS:
        return None
    cost = muscle_cost(muscle)
    return _cash(cost, among) if cost else Message("muscle-free")


def _dock(dock: int, among: Mapping[str, Value]) -> Message | None:
    if among.get("house") == OMALLEYS:
        return Message("dock-line")  # B7.5: O'Malley's has one line for all
    return Message(f"dock-{dock}") if 0 <= dock < _DOCKS else None


def _way(way: int, among: Mapping[str, Value]) -> Message | None:
    """What the one or the other way of a card is, when the card is known."""
    if not 0 <= way < _WAYS:
        return None
    card = among.get("card")
    if isinstance(card, int) and 0 <= card < len(CARD_NAMES):
        return Message(f"way-{CARD_NAMES[card]}-{way}")
    return Message(f"way-{way}")


BOOTLEGGERS: Terms = {
    "cash": _cash,
    "house": _house,
    "truck": _truck,
    "still": _still,
    "card": _card,
    "muscle": _muscle,
    "dock": _dock,
    "way": _way,
}

#: The terms of each game.
TERMS: dict[str, Terms] = {"bootleggers": BOOTLEGGERS}

#: What a message may say beside an argument: ``$muscle_cost`` is known wherever ``$muscle`` is.
BESIDE: dict[str, dict[str, Term]] = {"bootleggers": {"muscle_cost": _price}}

#: The argument that says how much, or which one, of each kind of good there is.
GOODS: dict[str, dict[str, tuple[str, Callable[[Good], int]]]] = {
    "bootleggers": {
        "cash": ("cash", lambda good: good.count),
        "crates": ("crates", lambda good: good.count),
        "thug": ("card", lambda good: good.item),
        "truck": ("truck", lambda good: good.item),
        "rent": ("truck", lambda good: good.item),
    }
}
