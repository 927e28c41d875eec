"""What a view makes of a public piece: the piece as it is, and what follows from the rest."""

from __future__ import annotations

from backroom.engine.fields import fixed, piece
from backroom.games.bootleggers.state import House, MobsterInSight, Table


@piece
class TableView(Table):
    options: dict[str, int | str]
    rounds: int
    phase: int
    #: Seats by descending muscle, while muscle cards lie face up.
    order: list[int]
    #: So many men-of-action cards are left.
    deck: int


@fixed
class HouseView(House):
    """Which one it is, whether it is open, who controls it or has the majority."""

    house: int
    open: bool
    controller: int
    majority: int


@piece
class MobsterView(MobsterInSight):
    """``cash`` is told only where it is open."""

    seat: int
    cash: int | None
    supply: int
    muscle_left: int
    #: So many thug cards that the table has not seen.
    unseen: int
