"""``backroom replay``: the story of a saved game, as a seat may read it, and the table then."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game, open_save, set_table
from backroom.cli.shared.show import open_console, show_line, show_panels, show_story
from backroom.cli.shared.words import complain, warn, words
from backroom.engine.message import Value
from backroom.engine.save import AnyTable
from backroom.text.lookup import Text

#: Who may read everything; only of a finished game.
ALL = "all"


def replay(
    file: Annotated[Path, typer.Argument(help=help_text("file"))],
    at: Annotated[int | None, typer.Option("--at", help=help_text("replay-at"))] = None,
    reader: Annotated[str | None, typer.Option("--as", help=help_text("replay-as"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    save = open_save(text, file)
    game = find_game(text, save.head.game)
    if save.cut_off:
        warn(text.say("cli-cut-off", {"line": save.cut_off}))
    if at is not None and not 1 <= at <= len(save.records):
        complain(text, "cli-no-such-record", number=at, most=len(save.records))
    table = set_table(text, file, game, save, at)
    text = words(lang, save.head.names, None, game, table.options)
    console = open_console(plain)
    if reader == ALL:
        whole = set_table(text, file, game, save, None)
        if not whole.state.over:
            complain(text, "cli-not-over")
        _head(console, text, table, len(save.records), text.say("cli-everything"))
        _show_all(console, text, table)
        return
    seat = None if reader is None else _seat(text, reader, table.seats)
    who = text.say("cli-spectator") if seat is None else text.name(seat)
    _head(console, text, table, len(save.records), who)
    text = words(lang, save.head.names, seat, game, table.options)
    show_story(console, text, game, table.story(seat))
    show_panels(console, text, game.describe(game.view(table.state, seat)))


def _seat(text: Text, reader: str, seats: int) -> int:
    """A seat by its number, counted from 1, or by the name of its player."""
    if reader.isdecimal() and 1 <= int(reader) <= seats:
        return int(reader) - 1
    named = [seat for seat in range(seats) if text.name(seat).casefold() == reader.casefold()]
    if len(named) != 1:
        complain(text, "cli-no-such-seat", name=reader, most=seats)
    return named[0]


def _head(console: Console, text: Text, table: AnyTable, most: int, who: str) -> None:
    args: dict[str, Value] = {"number": len(table.records), "most": most, "name": who}
    show_line(console, text.say("cli-replay-head", args))


def _show_all(console: Console, text: Text, table: AnyTable) -> None:
    """Every line whoever it was meant for, the open table, then what each seat alone can see."""
    for record in table.records:
        show_story(console, text, table.game, record.events)
    game = table.game
    open_panels = game.describe(game.view(table.state, None))
    show_panels(console, text, open_panels)
    titles = [panel.title for panel in open_panels]
    for seat in range(table.seats):
        show_line(console, text.say("cli-only-seen-by", {"name": text.name(seat)}))
        panels = game.describe(game.view(table.state, seat))
        show_panels(console, text, [panel for panel in panels if panel.title not in titles])
