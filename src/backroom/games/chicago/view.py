"""What a boss may know (K9)."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.engine.view import View


class TableView(msgspec.Struct):
    """The middle of the table."""

    options: dict[str, int | str]
    turn: int
    round: int
    #: How far the trade phase has come.
    part: int
    first: int
    #: Whose turn it is; -1 in the trade phase.
    now: int
    badge: int
    police: int
    police_actions: int
    respect: int
    stock: list[int]
    #: Gangsters for hire, left to right.
    offer: list[int]
    #: Cards left in the deck; the discards lie open.
    deck: int
    discard: list[int]
    #: Gangsters whose ability is spent in this game turn.
    used: list[int]
    #: Resources on the named places: booze, girls, henchmen.
    lying: list[list[int]]
    territories: list[int]
    #: How many windows have been opened so far.
    windows: int
    winner: int


class BusinessView(msgspec.Struct):
    business: int
    owner: int
    lot: int
    closed: bool
    #: How many gangsters sit there.
    count: int


class GangsterView(msgspec.Struct):
    """``where`` as far as the seat may know it; ``shown``: as everybody does."""

    gangster: int
    owner: int
    where: int
    shown: bool
    at_work: bool


class BossView(msgspec.Struct):
    """What everybody sees of a boss; ``cash`` and ``goods`` only when the game is over."""

    seat: int
    square: int
    garage: int
    points: int
    points_businesses: int
    points_contracts: int
    points_respect: int
    points_gangsters: int
    cards: int
    started: list[int]
    completed: list[int]
    territories: int
    in_car: int
    hiding: int
    at_work: int
    frozen: bool
    stalled: bool
    skips_income: bool
    cash: int | None
    goods: list[int] | None


class OwnView(msgspec.Struct):
    """What only the seat itself sees."""

    cash: int
    locked_cash: int
    goods: list[int]
    locked_goods: list[int]
    hand: list[int]
    standing: int
    orders: list[int]


class ChicagoView(View, kw_only=True):
    table: TableView
    bosses: list[BossView]
    businesses: list[BusinessView]
    gangsters: list[GangsterView]
    own: OwnView | None
    #: The steps under way, as far as the seat may know them.
    flow: list[dict[str, Any]]
