"""A board of King of Chicago in letters, for the terminal."""

from __future__ import annotations

from textwrap import wrap

from backroom.engine.message import Value
from backroom.extras.chicago.shapes import Cell
from backroom.games.chicago.board import PLACE_NAMES, Board
from backroom.games.chicago.components import LARGE, MEDIUM, SMALL
from backroom.text.lookup import Text

#: So wide is the legend of the board in letters.
_COLUMNS = 78
_TIE = "\u2007"  # no line ends at this space
_LOT_LETTERS = {SMALL: "s", MEDIUM: "M", LARGE: "L"}


def letters(board: Board, standing: dict[Cell, list[str]] | None = None) -> list[str]:
    """The board in lines of three letters a cell, for the terminal; with what stands in a cell."""
    signs: dict[Cell, str] = dict.fromkeys(board.at, "░░░")
    for number, cells in enumerate(board.territory_cells):
        _sign(signs, cells, str(number + 1))
    for number, cells in enumerate(board.lot_cells):
        letter = "*" if board.lot_starred[number] else _LOT_LETTERS[board.lot_size[number]]
        _sign(signs, cells, f"{letter}{number + 1}")
    for number, cells in enumerate(board.garage_cells):
        _sign(signs, cells, f"G{number + 1}")
    for place, cells in enumerate(board.place_cells):
        _sign(signs, cells, PLACE_NAMES[place][:3])
    for cell, cars in (standing or {}).items():
        signs[cell] = f"[{cars[0]}]" if len(cars) == 1 else _together(cars)
    across = range(min(x for x, _ in signs), max(x for x, _ in signs) + 1)
    down = range(min(y for _, y in signs), max(y for _, y in signs) + 1)
    return ["".join(signs.get((x, y), "   ") for x in across).rstrip() for y in down]


def legend(board: Board, text: Text) -> list[str]:
    """What the letters mean."""
    names = [f"{name[:3]} {name}".replace(" ", _TIE) for name in sorted(PLACE_NAMES)]
    count = len(board.territory_cells)
    told: dict[str, Value] = {"territories": count, "names": ", ".join(names)}
    lines: list[str] = []
    for key in ("cli-board-signs", "cli-board-place-signs"):
        lines += wrap(text.say(key, told), _COLUMNS, break_on_hyphens=False)
    return [line.replace(_TIE, " ") for line in lines]


def _together(cars: list[str]) -> str:
    """Several cars in three letters."""
    if len(cars) == 2:
        return "+".join(cars)
    return "".join(cars) if len(cars) == 3 else f"{''.join(cars[:2])}+"


def _sign(signs: dict[Cell, str], cells: list[Cell], sign: str) -> None:
    for cell in cells:
        signs[cell] = sign.center(3)
