"""What the numbers of a game are called. A game declares it; ``text`` says it in a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from backroom.engine.deal import Good
from backroom.engine.message import Message, Value

#: From a number, and the arguments it stands among, to its name. None: there is no such thing.
Term = Callable[[int, Mapping[str, Value]], Message | None]
Terms = dict[str, Term]
#: Of each kind of good: the argument that says how much, or which one, and its value.
Goods = dict[str, tuple[str, Callable[[Good], int]]]


class Overlay(NamedTuple):
    """A catalogue read on top of the game's own, where an option of the table has this value."""

    option: str
    value: str
    catalogue: str


class Words:
    """All that must be known of a game to speak of it; a game without any has bare numbers."""

    def __init__(
        self,
        *,
        terms: Terms | None = None,
        beside: Terms | None = None,
        goods: Goods | None = None,
        cards: tuple[str, ...] = ("card",),
        units: dict[str, int] | None = None,
        options: tuple[str, ...] = (),
        explained: tuple[str, ...] = (),
        overlays: tuple[Overlay, ...] = (),
    ) -> None:
        #: By the base name of an argument (``house`` for ``house_from`` too).
        self.terms: Terms = terms or {}
        #: What a message may say beside an argument: ``$muscle_cost`` wherever ``$muscle`` is.
        self.beside: Terms = beside or {}
        self.goods: Goods = goods or {}
        #: Base names of arguments that are cards: all cards of a game are numbered through.
        self.cards = cards
        #: Fields that count steps: one step is so much.
        self.units: dict[str, int] = units or {}
        #: The options of the table that names depend on: every term stands among them.
        self.options = options
        #: The options of the table that explanations depend on: what a card does is told by them.
        self.explained = explained
        self.overlays = overlays


def cash(amount: int, among: Mapping[str, Value]) -> Message:
    return Message("cash", {"amount": amount})


def count(good: Good) -> int:
    return good.count


def item(good: Good) -> int:
    return good.item
