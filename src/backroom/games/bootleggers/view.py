"""What a mobster may know (B3)."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.engine.view import View


class TableView(msgspec.Struct):
    """The middle of the table."""

    options: dict[str, int | str]
    round: int
    rounds: int
    phase: int
    when: int
    #: Seats by descending muscle, while muscle cards lie face up.
    order: list[int]
    copper: int
    offer: list[int]
    truck_card: int
    #: Cards left in the decks; the discards lie open.
    deck: int
    truck_deck: list[int]
    discard: list[int]
    driven: list[bool]
    windfall_round: int
    ended: str


class HouseView(msgspec.Struct):
    house: int
    markers: list[int]
    improvements: int
    docks: list[list[int]]
    demand: list[int]
    sold: bool
    bought: int
    closed: bool
    copper: bool
    payoff: int
    heat: int
    extra_dice: int
    word: bool
    #: What follows from the rest: is it open, who controls it or has the majority.
    open: bool
    controller: int
    majority: int


class TruckView(msgspec.Struct):
    truck: int
    owner: int
    operator: int
    crates: int
    house: int
    late: bool
    pigeon: int


class StillView(msgspec.Struct):
    still: int
    owner: int
    dice: int
    stopped: bool


class MobsterView(msgspec.Struct):
    """What everybody sees of a mobster; ``cash`` only where it is open."""

    seat: int
    cash: int | None
    announced: int
    markers: int
    locked: int
    supply: int
    dice: int
    improvements: int
    crates: int
    muscle: int
    boosted: bool
    muscle_seen: list[int]
    muscle_left: int
    known: list[int]
    unseen: int
    union_boss: bool
    warehouse: bool


class OwnView(msgspec.Struct):
    """What only the seat itself sees."""

    cash: int
    hand: list[int]
    unseen: list[int]
    standing: int
    orders: list[int]


class BootleggersView(View, kw_only=True):
    table: TableView
    houses: list[HouseView]
    trucks: list[TruckView]
    stills: list[StillView]
    mobsters: list[MobsterView]
    own: OwnView | None
    #: The steps under way, as far as the seat may know them.
    flow: list[dict[str, Any]]
