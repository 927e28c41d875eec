"""``backroom board``: checks a board, says how fair it is, and draws it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.show import open_console, show_line, show_panels
from backroom.cli.shared.words import FAILED, complain, help_text, warn, words
from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel
from backroom.extras.chicago.board_picture import draw, letters
from backroom.games.chicago.board import LOOP, Board, BoardError, load
from backroom.games.chicago.board import board as find_board
from backroom.games.chicago.components import LARGE, MEDIUM, SMALL
from backroom.games.chicago.fairness import Figure, fairness
from backroom.text.lookup import Text

#: The only game whose board can be another one.
_GAME = "chicago"
_COLUMNS = {
    "resources": "cli-board-column-resources",
    "territories": "cli-board-column-territories",
    "resource": "cli-board-column-resource",
    "medium": "cli-board-column-medium",
    "large": "cli-board-column-large",
}


def board(
    game: Annotated[str, typer.Argument(help=help_text("map-game"))],
    file: Annotated[Path | None, typer.Option("--file", help=help_text("map-file"))] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help=help_text("map-svg"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    if game != _GAME:
        complain(text, "cli-no-such-game", name=game, names=_GAME)
    found = find_board(LOOP) if file is None else _read(text, file)
    figures = fairness(found)
    console = open_console(plain)
    if not plain:
        for line in letters(found):
            show_line(console, line)
    show_panels(console, text, [_counts(found), _fairness(found, figures)])
    fair = all(figure.all_fair() for figure in figures)
    show_line(console, text.say("cli-board-fair" if fair else "cli-board-unfair"))
    if svg is not None:
        _write(text, svg, draw(found, text))
        show_line(console, text.say("cli-board-drawn", {"file": str(svg)}))


def _read(text: Text, file: Path) -> Board:
    try:
        return load(file.read_text(encoding="utf-8"))
    except OSError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
    except UnicodeDecodeError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.reason)
    except BoardError as error:
        said = text.message(error.message)
        warn(text.say("cli-wrong-line", {"file": str(file), "text": said}))
        raise typer.Exit(FAILED) from None


def _write(text: Text, file: Path, picture: str) -> None:
    try:
        file.write_text(picture, encoding="utf-8")
    except OSError as error:
        detail = error.strerror or str(error)
        complain(text, "cli-board-cannot-write", file=str(file), detail=detail)


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
