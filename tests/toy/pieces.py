"""The toy game's box: its cards, its actions, its options, its state."""

from __future__ import annotations

from typing import Annotated

import msgspec

from backroom.engine.action import Action
from backroom.engine.fields import piece
from backroom.engine.step import State

CORK, ROB, SPILL, DUD = range(4)
DECK = [8, 8, 6, 8]
SHELVES = 4
BANK = 200


Shelf = Annotated[int, msgspec.Meta(ge=0, le=SHELVES - 1)]


class Bid(Action, frozen=True):
    """Nothing is a pass, for good."""

    amount: Annotated[int, msgspec.Meta(ge=0, le=20)]


class Stock(Action, frozen=True):
    shelf: Shelf


class Place(Action, frozen=True):
    shelves: tuple[Shelf, ...]


class PlayTrick(Action, frozen=True):
    """Rob a seat, or spill a shelf (which one comes later: the target is 0)."""

    card: Annotated[int, msgspec.Meta(ge=ROB, le=SPILL)]
    target: Annotated[int, msgspec.Meta(ge=0, le=4)]


class Aim(Action, frozen=True):
    shelf: Shelf


class Keep(Action, frozen=True):
    pass


class CancelTrick(Action, frozen=True):
    pass


class LeaveOrder(Action, frozen=True):
    on: bool


class CellarOptions(msgspec.Struct, frozen=True):
    rounds: int = 2
    cash: int = 10
    #: Only for tests of options that are not numbers.
    quick: bool = False
    private: bool = False


@piece
class CellarState(State):
    rounds: int
    round: int
    bank: int
    cash: list[int]
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    bottles: list[int]
    tokens: list[list[int]]
    orders: list[int]
    private: int

    def pay(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.bank += amount
