"""Showing the table and the story: in tables, or in plain lines fit for a screen reader."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from backroom.cli.shared.words import clean
from backroom.engine.event import Event
from backroom.engine.save import AnyGame
from backroom.engine.view import Cell, Panel
from backroom.text.lookup import Text
from backroom.text.panels import panel_lines


def open_console(plain: bool = False, stderr: bool = False) -> Console:
    """Where to show things. Output that is no terminal is always plain."""
    if plain:
        return Console(stderr=stderr, force_terminal=False, no_color=True)
    return Console(stderr=stderr)


def show_panels(console: Console, text: Text, panels: Iterable[Panel]) -> None:
    """The parts of the table."""
    for panel in panels:
        if console.is_terminal:
            console.print(_table(text, panel))
        else:
            for line in panel_lines(text, panel):
                show_line(console, line)


def show_story(console: Console, text: Text, game: AnyGame, events: Iterable[Event]) -> None:
    """The log, a line each."""
    for event in events:
        show_line(console, text.event(game, event))


def show_line(console: Console, line: str) -> None:
    """One line. Only a terminal folds it."""
    line = clean(line)
    console.print(line, markup=False, highlight=False, soft_wrap=not console.is_terminal)


def _table(text: Text, panel: Panel) -> Table:
    table = Table(
        title=Styled(clean(text.message(panel.title))),
        title_justify="left",
        box=box.SIMPLE_HEAD if panel.columns else box.SIMPLE,
        show_header=bool(panel.columns),
    )
    for column in panel.columns:
        table.add_column(Styled(clean(text.message(column))))
    for row in panel.rows:
        table.add_row(*[_styled(text, cell) for cell in row])
    return table


def _styled(text: Text, cell: Cell) -> Styled:
    return Styled(clean(text.message(cell.message)), "bold" if cell.strong else "")
