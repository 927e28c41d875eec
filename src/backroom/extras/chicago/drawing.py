"""A board of King of Chicago for a page: the picture, and where on it things are.

Whoever shows it lays over it what changes: owners, goods, cars. All lengths are in the units of the
picture. Squares, places, lots and so on stand by their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from backroom.extras.board_page import Box, Picture
from backroom.extras.chicago.board_picture import picture, reach
from backroom.extras.chicago.shapes import UNIT, Cell, box
from backroom.games.chicago.board import PLACE_NAMES, Board


class DrawnSquare(msgspec.Struct):
    """A square of a street: its middle, and the squares that a car may drive to."""

    x: float
    y: float
    next: list[int]
    street: str


class DrawnThing(Box):
    """What is reached from a square of a street: a territory, a garage."""

    square: int


class DrawnLot(DrawnThing):
    size: int
    starred: bool


class DrawnPlace(DrawnThing):
    name: str


class Drawing(Picture):
    squares: list[DrawnSquare]
    territories: list[DrawnThing]
    lots: list[DrawnLot]
    places: list[DrawnPlace]
    garages: list[DrawnThing]
    #: None: a board need not have painted them.
    prison: Box | None
    cemetery: Box | None


def drawing(board: Board) -> Drawing:
    return Drawing(
        board.name,
        Box(*reach(board)),
        picture(board),
        [
            DrawnSquare((x + 0.5) * UNIT, (y + 0.5) * UNIT, board.neighbours[at], board.streets[at])
            for at, (x, y) in enumerate(board.at)
        ],
        _things(board.territory_cells, board.territory_square),
        [
            DrawnLot(*_sides(cells), board.lot_square[lot], size, board.lot_starred[lot])
            for lot, (cells, size) in enumerate(zip(board.lot_cells, board.lot_size, strict=True))
        ],
        [
            DrawnPlace(*_sides(cells), board.place_square[place], PLACE_NAMES[place])
            for place, cells in enumerate(board.place_cells)
        ],
        _things(board.garage_cells, board.garage_square),
        _painted(board, "prison"),
        _painted(board, "cemetery"),
    )


def _things(things: list[list[Cell]], squares: list[int]) -> list[DrawnThing]:
    return [
        DrawnThing(*_sides(cells), square) for cells, square in zip(things, squares, strict=True)
    ]


def _sides(cells: Sequence[Cell]) -> tuple[float, float, float, float]:
    left, top, wide, high = box(cells)
    return left * UNIT, top * UNIT, wide * UNIT, high * UNIT


def _painted(board: Board, kind: str) -> Box | None:
    """The first of its kind."""
    for scenery in board.scenery:
        if scenery.kind == kind:
            xs, ys = [x * UNIT for x, _ in scenery.points], [y * UNIT for _, y in scenery.points]
            left, top = min(xs), min(ys)
            return Box(*(round(n, 1) for n in (left, top, max(xs) - left, max(ys) - top)))
    return None
