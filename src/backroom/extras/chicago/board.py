"""King of Chicago's part of ``backroom board``: what is on a board, how fair it is (K11.3)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel, View
from backroom.extras.board_page import BoardPage, Picture
from backroom.extras.chicago.board_letters import legend, letters
from backroom.extras.chicago.board_picture import draw
from backroom.extras.chicago.drawing import Drawing, drawing
from backroom.extras.chicago.shapes import Cell as Cell_
from backroom.games.chicago.board import LOOP, Board
from backroom.games.chicago.board import board as find_board
from backroom.games.chicago.components import LARGE, MEDIUM, NOTHING, SMALL
from backroom.games.chicago.fairness import Figure, fairness
from backroom.games.chicago.view import ChicagoView
from backroom.text.lookup import Text

_COLUMNS = {
    "resources": "cli-board-column-resources",
    "territories": "cli-board-column-territories",
    "resource": "cli-board-column-resource",
    "medium": "cli-board-column-medium",
    "large": "cli-board-column-large",
}


class Page(BoardPage):
    drawn: ClassVar[type[Picture] | None] = Drawing

    def __init__(self, written: str | None) -> None:
        self._board = find_board(LOOP if written is None else written)

    @property
    def name(self) -> str:
        return self._board.name

    def fair(self) -> bool:
        return all(figure.all_fair() for figure in fairness(self._board))

    def panels(self) -> list[Panel]:
        return [_counts(self._board), _fairness(self._board, fairness(self._board))]

    def letters(self, view: View | None = None) -> list[str]:
        return letters(self._board, {} if view is None else self._cars(view))

    def legend(self, text: Text, view: View | None = None) -> list[str]:
        lines = legend(self._board, text)
        if view is not None:
            bosses = [f"[{seat + 1}] {text.name(seat)}" for seat in range(view.seats)]
            lines.append(" · ".join([*bosses, f"[P] {text.say('row-police')}"]))
        return lines

    def _cars(self, view: View) -> dict[Cell_, list[str]]:
        """Who stands where: a boss by the number of the seat, the police by a P."""
        assert isinstance(view, ChicagoView)
        found: dict[Cell_, list[str]] = {}
        if view.table.police != NOTHING:
            found.setdefault(self._board.at[view.table.police], []).append("P")
        for boss in view.bosses:
            if boss.garage != NOTHING:
                cell = self._board.garage_cells[boss.garage][0]
            elif boss.square != NOTHING:
                cell = self._board.at[boss.square]
            else:
                continue
            found.setdefault(cell, []).append(str(boss.seat + 1))
        return found

    def picture(self, text: Text) -> str:
        return draw(self._board, text)

    def drawing(self) -> Drawing:
        return drawing(self._board)


def _cell(key: str, **args: Value) -> Cell:
    return Cell(Message(key, dict(args)))


# --- what there is -------------------------------------------------------------------------------


def _counts(found: Board) -> Panel:
    sizes = found.lot_size
    rows = [
        [_cell(key), _cell("cli-count", count=count)]
        for key, count in (
            ("cli-board-squares", found.squares),
            ("cli-board-territories", len(found.territory_square)),
            ("cli-board-lots-small", sizes.count(SMALL)),
            ("cli-board-starts", len(found.starts())),
            ("cli-board-lots-medium", sizes.count(MEDIUM)),
            ("cli-board-lots-large", sizes.count(LARGE)),
            ("cli-board-places", len(found.place_square)),
            ("cli-board-garages", len(found.garage_square)),
        )
    ]
    return Panel(Message("cli-board-counts", {"name": found.name}), [], rows)


# --- how fair it is ------------------------------------------------------------------------------


def _fairness(found: Board, figures: list[Figure]) -> Panel:
    """A row for each start; below them the mean, what is allowed, and whether that is kept."""
    columns = [
        Message("cli-board-column-start"),
        *(Message(_COLUMNS[figure.name]) for figure in figures),
    ]
    rows = []
    for at, lot in enumerate(found.starts()):
        street = found.streets[found.lot_square[lot]]
        row = [_cell("cli-board-start", number=lot + 1, name=street)]
        rows.append([*row, *(_value(figure, at) for figure in figures)])
    rows += [
        [_cell("cli-board-row-mean"), *(Cell(_decimal(figure.mean)) for figure in figures)],
        [_cell("cli-board-row-band"), *(_band(figure) for figure in figures)],
        [_cell("cli-board-row-kept"), *(_kept(figure) for figure in figures)],
    ]
    return Panel(Message("cli-board-fairness"), columns, rows)


def _value(figure: Figure, at: int) -> Cell:
    value = figure.values[at]
    if figure.fair(value):
        return Cell(_decimal(value))
    return Cell(Message("cli-board-outside", {"items": [_decimal(value)]}), True)


def _band(figure: Figure) -> Cell:
    least, most = _decimal(figure.least), _decimal(figure.most)
    return Cell(Message("cli-board-band", {"least": [least], "most": [most]}))


def _kept(figure: Figure) -> Cell:
    kept = figure.all_fair()
    return Cell(Message("cli-board-kept" if kept else "cli-board-not-kept"), not kept)


def _decimal(value: float) -> Message:
    """A whole number, or one with two places in the language's own way."""
    hundredths = round(value * 100)
    if hundredths % 100 == 0:
        return Message("cli-count", {"count": hundredths // 100})
    parts: dict[str, Value] = {"whole": hundredths // 100, "parts": f"{hundredths % 100:02}"}
    return Message("cli-board-decimal", parts)
