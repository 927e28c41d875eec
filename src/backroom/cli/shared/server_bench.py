"""``backroom bench server``: how much our server bears, beside boardgame.io's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress

from backroom.arena.bench.peers import CannotInstall
from backroom.arena.bench.server import node
from backroom.arena.bench.server.contest import (
    FIGURES,
    Contender,
    Contest,
    boardgame_io,
    ours,
    times_as_good,
)
from backroom.builds import Build, Kind
from backroom.cli.shared.bench_cells import range_cell, say, times_cell
from backroom.cli.shared.words import warn
from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel
from backroom.text.lookup import Text

#: So many tables of four, and at a pace so many moves a second at each.
TABLES = 50
PACE = 4.0

_BUILDS: dict[Kind, str] = {"plain": "cli-bench-plain", "compiled": "cli-bench-compiled"}
_FIGURES = {
    "moves": "cli-bench-server-moves",
    "cost": "cli-bench-server-cost",
    "seated": "cli-bench-server-seated",
    "played": "cli-bench-server-played",
    "bytes": "cli-bench-server-bytes",
    "half": "cli-bench-server-half",
    "most": "cli-bench-server-most",
    "busy": "cli-bench-server-busy",
}
#: What the two are compared by.
_COMPARED = ("moves", "cost", "seated", "half", "most")


def others(text: Text, place: Path, room: Path) -> list[Contender]:
    """boardgame.io, if it is there or can be had."""
    try:
        if not node.is_installed(place):
            said: dict[str, Value] = {"name": "boardgame.io", "file": str(place)}
            warn(text.say("cli-bench-install", said))
            node.fetch(place)
        program = node.node_of(place)
        if program is None:
            raise CannotInstall("node")
    except (CannotInstall, OSError) as error:
        said = {"name": "boardgame.io", "detail": str(error)}
        warn(text.say("cli-bench-no-peer", said))
        return []
    return boardgame_io(program, place, room)


def measure(
    text: Text,
    build: Build,
    theirs: Sequence[Contender],
    room: Path,
    progress: Progress,
    turns: int,
    seconds: float,
) -> list[Contender]:
    """All servers, in turns."""
    contest = Contest([ours(build, "Backroom"), *theirs], build, room)
    with progress:
        task = progress.add_task("", total=turns * len(contest.servers))
        for turn in range(turns):
            for title in contest.take_turn(turn, TABLES, seconds, PACE):
                progress.update(task, advance=1, description=title)
    for name, detail in contest.failed.items():
        warn(text.say("cli-bench-no-peer", {"name": name, "detail": detail}))
    return contest.servers


def panels(servers: Sequence[Contender], kind: Kind) -> list[Panel]:
    """All figures of all servers, and ours beside each of the others."""
    columns = [say("cli-bench-server-figure"), *[_title(server) for server in servers]]
    rows = [
        [Cell(say(_FIGURES[name])), *[range_cell(server.figures[name]) for server in servers]]
        for name in FIGURES
    ]
    title = say("cli-bench-server", count=TABLES, items=[say(_BUILDS[kind])])
    found = [Panel(title, columns, rows)]
    mine, *theirs = servers
    if theirs:
        columns = [say("cli-bench-server-beside"), *[_title(other) for other in theirs]]
        rows = [
            [
                Cell(say(_FIGURES[name])),
                *[times_cell(times_as_good(mine, other, name)) for other in theirs],
            ]
            for name in _COMPARED
        ]
        found.append(Panel(say("cli-bench-server-times"), columns, rows))
    return found


def _title(server: Contender) -> Message:
    return say("cli-text", text=server.title)
