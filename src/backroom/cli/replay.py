"""``backroom replay``: the story of a saved game, as a seat may read it, and the table then."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game, open_save, set_table
from backroom.cli.shared.show import open_console, show_line, show_panels, show_story
from backroom.cli.shared.words import complain, warn, words
from backroom.cli.terminal.board_in_letters import show_map
from backroom.cli.terminal.screen import Closed, Screen
from backroom.engine.event import Event
from backroom.engine.message import Value
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable, Save
from backroom.engine.view import Panel
from backroom.text.lookup import Text

#: Who may read everything; only of a finished game.
ALL = "all"


def replay(
    file: Annotated[Path, typer.Argument(help=help_text("file"))],
    at: Annotated[int | None, typer.Option("--at", help=help_text("replay-at"))] = None,
    reader: Annotated[str | None, typer.Option("--as", help=help_text("replay-as"))] = None,
    step: Annotated[bool, typer.Option("--step", help=help_text("replay-step"))] = False,
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
    whole = set_table(text, file, game, save, None)
    text = words(lang, save.head.names, None, game, whole.options)
    everything = reader == ALL
    if everything and not whole.state.over:
        complain(text, "cli-not-over")
    seat = None if reader is None or everything else _seat(text, reader, whole.seats)
    who = text.say("cli-spectator") if seat is None else text.name(seat)
    eyes = _Eyes(game, seat, everything, text.say("cli-everything") if everything else who)
    text = words(lang, save.head.names, seat, game, whole.options)
    if step:
        _Steps(text, file, save, whole, eyes, Screen(plain, fast=True)).go(at or 1)
        return
    table = whole if at is None else set_table(text, file, game, save, at)
    console = open_console(plain)
    show_line(console, eyes.head(text, len(table.records), len(save.records)))
    for record in table.records:
        show_story(console, text, game, eyes.events(record))
    eyes.show_table(console, text, table)


def _seat(text: Text, reader: str, seats: int) -> int:
    """A seat by its number, counted from 1, or by the name of its player."""
    if reader.isdecimal() and 1 <= int(reader) <= seats:
        return int(reader) - 1
    named = [seat for seat in range(seats) if text.name(seat).casefold() == reader.casefold()]
    if len(named) != 1:
        complain(text, "cli-no-such-seat", name=reader, most=seats)
    return named[0]


class _Eyes:
    """What the reader may see: a seat's part, a spectator's, or everything."""

    def __init__(self, game: AnyGame, seat: int | None, everything: bool, who: str) -> None:
        self.game = game
        self.seat = seat
        self._everything = everything
        self._who = who

    def head(self, text: Text, number: int, most: int) -> str:
        args: dict[str, Value] = {"number": str(number), "most": str(most), "name": self._who}
        return text.say("cli-replay-head", args)

    def events(self, record: Record) -> list[Event]:
        """Every line whoever it was meant for, or those that the seat may read."""
        return list(record.events) if self._everything else self.game.story(record, self.seat)

    def panels(self, table: AnyTable, seat: int | None) -> list[Panel]:
        return self.game.describe(self.game.view(table.state, seat))

    def show_table(self, console: Console, text: Text, table: AnyTable) -> None:
        """The table; for whoever sees everything also what each seat alone can see."""
        shown = self.panels(table, self.seat)
        show_panels(console, text, shown)
        if self._everything:
            titles = [panel.title for panel in shown]
            for seat in range(table.seats):
                show_line(console, text.say("cli-only-seen-by", {"name": text.name(seat)}))
                own = [each for each in self.panels(table, seat) if each.title not in titles]
                show_panels(console, text, own)


class _Steps:
    """Through a game, record by record, forward and back."""

    def __init__(
        self, text: Text, file: Path, save: Save, whole: AnyTable, eyes: _Eyes, screen: Screen
    ) -> None:
        self._text = text
        self._file = file
        self._save = save
        self._whole = whole
        self._eyes = eyes
        self._screen = screen
        #: The records that tell the reader something, counted from 1: the others are no stops.
        self._stops = [
            number for number, record in enumerate(whole.records, start=1) if eyes.events(record)
        ]

    def go(self, at: int) -> None:
        """From this record on, wherever the reader wants to go."""
        most = len(self._whole.records)
        self._show(at)
        while True:
            try:
                said = self._screen.read(self._text.say("cli-replay-keys")).lower()
            except Closed:
                return
            step = re.fullmatch(r"([+-])\s*(\d{1,6})", said)
            if said == "q":
                return
            if said == "t":
                self._eyes.show_table(self._screen.console, self._text, self._table(at))
            elif said == "m":
                view = self._eyes.game.view(self._table(at).state, self._eyes.seat)
                show_map(self._screen, self._text, self._eyes.game, self._whole.options, view)
            elif said in ("", "n", "b") or step is not None:
                far = int(step[2]) if step is not None else 1
                at = self._walk(at, -far if said[:1] in ("b", "-") else far)
            elif said.isdecimal() and 1 <= int(said[:9]) <= most:
                at = int(said)
                self._show(at)
            elif said.isdecimal():
                self._say("cli-replay-range", most=str(most))
            else:
                self._say("cli-replay-what")

    def _walk(self, at: int, far: int) -> int:
        """So many stops forward or back; to the last if there are not as many."""
        if far > 0:
            stops = [stop for stop in self._stops if stop > at][:far]
        else:
            stops = [stop for stop in reversed(self._stops) if stop < at][:-far]
        if not stops:
            self._say("cli-replay-last" if far > 0 else "cli-replay-first")
            return at
        self._show(stops[-1])
        return stops[-1]

    def _show(self, number: int) -> None:
        """A record: what it tells the reader."""
        most = len(self._whole.records)
        self._screen.line(self._eyes.head(self._text, number, most), "bold")
        for event in self._eyes.events(self._whole.records[number - 1]):
            self._screen.line(self._text.event(self._eyes.game, event), hang=2)

    def _table(self, at: int) -> AnyTable:
        return set_table(self._text, self._file, self._eyes.game, self._save, at)

    def _say(self, key: str, **args: Value) -> None:
        self._screen.line(self._text.say(key, args), "yellow")
