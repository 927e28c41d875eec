"""The public pieces as a view shows them (K9), with what follows from the rest."""

from __future__ import annotations

from backroom.engine.fields import fixed, piece
from backroom.engine.piece import Fixed
from backroom.games.chicago.state import Boss, BossInSight, Business, Table


@piece
class TableView(Table):
    options: dict[str, int | str]
    respect: int
    #: So many cards are left.
    deck: int


@fixed
class BusinessView(Business):
    business: int
    #: How many gangsters sit there.
    count: int


@piece
class BossView(BossInSight):
    """``cash`` and ``goods`` are told only when the game is over."""

    seat: int
    points: int
    points_businesses: int
    points_contracts: int
    points_respect: int
    points_gangsters: int
    cards: int
    territories: int
    in_car: int
    hiding: int
    at_work: int
    cash: int | None
    goods: list[int] | None


@piece
class OwnView(Boss):
    """What only the seat itself sees of itself, with the rest."""

    locked_cash: int
    locked_goods: list[int]


@fixed
class GangsterView(Fixed):
    """``where`` as far as the seat may know it; ``shown``: as everybody does."""

    gangster: int
    owner: int
    where: int
    shown: bool
    at_work: bool
