"""The Loop as a text, and what one asks a board about it."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from backroom.games.chicago.board import Board, board

LOOP = board("loop")


@lru_cache
def file() -> str:
    return (files("backroom.games.chicago.data") / "loop.toml").read_text(encoding="utf-8")


def near(cell: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1]) == 1


def things(of: Board) -> list[tuple[int, list[tuple[int, int]]]]:
    """Everything that has an arrow: its street square, and its cells."""
    return [
        *zip(of.place_square, of.place_cells, strict=True),
        *zip(of.garage_square, of.garage_cells, strict=True),
        *zip(of.lot_square, of.lot_cells, strict=True),
        *zip(of.territory_square, of.territory_cells, strict=True),
    ]


def way(place: int, other: int) -> int:
    return LOOP.distance[LOOP.place_square[place]][LOOP.place_square[other]]
