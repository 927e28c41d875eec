"""Panels and story: tables on a terminal, plain lines elsewhere."""

from __future__ import annotations

import io

from rich.console import Console

from backroom.cli.shared.show import open_console, show_line, show_panels, show_story
from backroom.engine.message import Message
from backroom.engine.view import Cell, Panel
from backroom.games.bootleggers.events import DoneDealing
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text.lookup import Text

TEXT = Text("en", ["[b]Al[/b]", "Bea"], game=BOOTLEGGERS)


def cell(words: str, strong: bool = False) -> Cell:
    return Cell(Message("cli-text", {"text": words}), strong)


def says(words: str) -> Message:
    return Message("cli-text", {"text": words})


HOUSES = Panel(
    says("Houses"),
    [says("House"), says("Markers")],
    [[cell("Mother's", True), cell("2 [of 9]")], [cell("Barleycorn's"), cell("3")]],
)
ROUND = Panel(says("Round 2"), [], [[cell("Phase"), cell("stills")], [cell("Alone")]])


def shown(terminal: bool) -> str:
    out = io.StringIO()
    console = Console(file=out, force_terminal=terminal, width=60, color_system=None)
    show_panels(console, TEXT, [HOUSES, ROUND])
    show_line(console, "word " * 30)
    show_story(console, TEXT, BOOTLEGGERS, [DoneDealing(mobster=0)])
    return out.getvalue()


def test_plain_lines_name_each_column() -> None:
    lines = shown(terminal=False).splitlines()
    assert lines[:6] == [
        "Houses",
        "  Mother's; Markers: 2 [of 9]",
        "  Barleycorn's; Markers: 3",
        "Round 2",
        "  Phase: stills",
        "  Alone",
    ]


def test_a_plain_line_is_not_folded() -> None:
    lines = shown(terminal=False).splitlines()
    assert lines[6].strip() == ("word " * 30).strip()
    assert lines[7] == "[b]Al[/b] is done dealing."


def test_a_terminal_gets_tables() -> None:
    lines = shown(terminal=True).splitlines()
    header = next(line for line in lines if "House " in line)
    row = next(line for line in lines if "Mother's" in line)
    assert header.index("Markers") == row.index("2 [of 9]")
    assert any(line.strip().startswith("[b]Al[/b]") for line in lines)


def test_plain_can_be_asked_for() -> None:
    assert not open_console(plain=True).is_terminal
