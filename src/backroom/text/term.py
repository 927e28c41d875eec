"""What a term is: the words behind a number of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from backroom.engine.deal import Good
from backroom.engine.message import Message, Value

#: From a number, and the arguments it stands among, to its name. None: there is no such thing.
Term = Callable[[int, Mapping[str, Value]], Message | None]
Terms = dict[str, Term]
#: Of each kind of good: the argument that says how much, or which one, and its value.
Goods = dict[str, tuple[str, Callable[[Good], int]]]


def cash(amount: int, among: Mapping[str, Value]) -> Message:
    return Message("cash", {"amount": amount})


def count(good: Good) -> int:
    return good.count


def item(good: Good) -> int:
    return good.item
