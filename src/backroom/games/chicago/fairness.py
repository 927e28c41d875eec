"""How fair the starts of a board are (K11.3)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.board import Board
from backroom.games.chicago.components import LARGE, MEDIUM, STARTING_RESOURCES

#: Territories so near count as one's own neighbourhood.
NEIGHBOURHOOD: Final = 6
#: How far from the mean over the starts a figure may lie: a share of it, or so many squares.
SHARE: Final = 0.15
SQUARES: Final = 1.0


class Figure:
    """One thing that is measured at each start, and how far apart the starts may be in it."""

    def __init__(self, name: str, values: list[float], relative: bool) -> None:
        self.name = name
        self.values = values
        self.mean = sum(values) / len(values)
        band = SHARE * self.mean if relative else SQUARES
        self.least = self.mean - band
        self.most = self.mean + band

    def fair(self, value: float) -> bool:
        slack = 1e-9  # a value on the very edge of the band is in it
        return self.least - slack <= value <= self.most + slack

    def all_fair(self) -> bool:
        return all(self.fair(value) for value in self.values)


def fairness(board: Board) -> list[Figure]:
    """Each figure has a value for each of ``board.starts()``, in that order."""
    sources = [board.place_square[place] for place, _, _ in STARTING_RESOURCES]
    far: list[float] = []
    territories: list[float] = []
    resource: list[float] = []
    medium: list[float] = []
    large: list[float] = []
    for start in board.starts():
        row = board.distance[board.lot_square[start]]
        ways = [row[square] for square in sources]
        far.append(sum(ways) / len(ways))
        near = [square for square in board.territory_square if row[square] <= NEIGHBOURHOOD]
        territories.append(float(len(near)))
        resource.append(float(min(ways)))
        medium.append(float(_nearest_lot(board, row, MEDIUM)))
        large.append(float(_nearest_lot(board, row, LARGE)))
    return [
        Figure("resources", far, True),
        Figure("territories", territories, True),
        Figure("resource", resource, False),
        Figure("medium", medium, False),
        Figure("large", large, False),
    ]


def _nearest_lot(board: Board, row: list[int], size: int) -> int:
    lots = [lot for lot, its in enumerate(board.lot_size) if its == size]
    return min([row[board.lot_square[lot]] for lot in lots])
