"""``backroom bench``: how fast rules and server are on this machine, beside others."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from platformdirs import PlatformDirs
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from backroom.arena.bench import peers as other_engines
from backroom.arena.bench.engine import (
    COMPARED,
    RATES,
    TIMES,
    Contest,
    Range,
    Report,
    Runner,
    range_of,
)
from backroom.arena.bench.jobs import Took
from backroom.arena.bench.memory import FIRST, Held
from backroom.arena.bench.peers import CannotInstall, Peer
from backroom.arena.bench.processes import ChildFailed, run_module
from backroom.arena.bench.server.contest import earlier
from backroom.builds import Build, Kind, compiled_build, here, plain_build
from backroom.cli.shared import server_bench
from backroom.cli.shared.bench_cells import name_cell, number, range_cell, say, times_cell
from backroom.cli.shared.data_folder import NAME
from backroom.cli.shared.exit_codes import FAILED, INTERRUPTED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game
from backroom.cli.shared.show import open_console, show_panels
from backroom.cli.shared.words import complain, warn, words
from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel
from backroom.games import shelf
from backroom.text.lookup import Text

#: What can be measured.
WHAT = ("engine", "memory", "jobs", "server")
#: So many games, if nobody says how many.
_GAMES = {"memory": 20_000, "jobs": 600}
_MEGABYTE = 1 << 20

#: The figures, in words.
_FIGURES = {
    "random_games": "cli-bench-random-games",
    "random_decisions": "cli-bench-random-decisions",
    "scripted_games": "cli-bench-scripted-games",
    "scripted_records": "cli-bench-scripted-records",
    "copy": "cli-bench-copy",
    "asks": "cli-bench-asks",
    "view": "cli-bench-view",
    "view_played": "cli-bench-view-played",
    "views": "cli-bench-views",
    "sample": "cli-bench-sample",
    "save": "cli-bench-save",
    "restore": "cli-bench-restore",
}
_BUILDS: dict[Kind, str] = {"plain": "cli-bench-plain", "compiled": "cli-bench-compiled"}


def bench(
    what: Annotated[str, typer.Argument(help=help_text("bench-what"))],
    turns: Annotated[int, typer.Option("--turns", help=help_text("bench-turns"))] = 5,
    seconds: Annotated[float, typer.Option("--seconds", help=help_text("bench-seconds"))] = 1.0,
    game: Annotated[str | None, typer.Option("--game", help=help_text("bench-game"))] = None,
    games: Annotated[int | None, typer.Option("--games", help=help_text("bench-games"))] = None,
    peers: Annotated[Path | None, typer.Option("--peers", help=help_text("bench-peers"))] = None,
    alone: Annotated[bool, typer.Option("--alone", help=help_text("bench-alone"))] = False,
    beside: Annotated[Path | None, typer.Option("--beside", help=help_text("bench-beside"))] = None,
    json: Annotated[Path | None, typer.Option("--json", help=help_text("bench-json"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    if what not in WHAT:
        complain(text, "cli-bench-what", name=what, names=", ".join(WHAT))
    for name, count in (("--turns", turns), ("--games", games)):
        if count is not None and count < 1:
            complain(text, "cli-too-few", name=name)
    if what == "server" and sys.platform != "linux":
        complain(text, "cli-bench-server-linux")
    if beside is not None and not beside.is_dir():
        complain(text, "cli-bench-no-checkout", file=str(beside))
    if not seconds > 0:
        complain(text, "cli-bench-no-time", name="--seconds")
    names = list(shelf.GAMES) if game is None else [find_game(text, game).name]
    _write(text, json, None)  # now, not after minutes
    with tempfile.TemporaryDirectory(prefix=NAME) as room:
        builds = _builds(text, Path(room))
        try:
            if what == "engine":
                python, others = _others(text, peers, alone)
                contest = Contest(names, builds, others, python, seconds)
                found: object = _contest(text, contest, turns)
                panels = engine_panels(contest.report(), names)
            elif what == "memory":
                held = _memory(names, builds[-1], games or _GAMES[what])
                found, panels = held, [memory_panel(held, builds[-1].kind)]
            elif what == "server":
                theirs = [] if beside is None else [earlier(beside)]
                if not alone:
                    place = peers_folder().with_name("peers-node")
                    theirs += server_bench.others(text, place, Path(room))
                servers = server_bench.measure(
                    text, builds[-1], theirs, Path(room), _progress(), turns, seconds
                )
                found = {server.title: server.turns for server in servers}
                panels = server_bench.panels(servers, builds[-1].kind)
            else:
                took = _jobs(names, builds[-1], games or _GAMES[what], turns)
                found, panels = took, [jobs_panel(took, builds[-1].kind)]
        except ChildFailed as error:
            warn(text.say("cli-bench-failed", {"detail": error.said}))
            raise typer.Exit(FAILED) from None
        except KeyboardInterrupt:
            warn(text.say("cli-bench-stopped"))
            raise typer.Exit(INTERRUPTED) from None
    show_panels(open_console(plain), text, panels)
    _write(text, json, found)


def _write(text: Text, file: Path | None, found: object) -> None:
    """Write what was found as JSON; with nothing found only see whether that is possible."""
    if file is None:
        return
    raw = b"" if found is None else msgspec.json.format(msgspec.json.encode(found)) + b"\n"
    try:
        with file.open("ab" if found is None else "wb") as page:
            page.write(raw)
    except OSError as error:
        detail = error.strerror or str(error)
        complain(text, "cli-bench-cannot-write", file=str(file), detail=detail)


# --- what there is to measure --------------------------------------------------------------------


def _builds(text: Text, room: Path) -> list[Build]:
    """The plain build and, where there is one, the compiled one: the fastest last."""
    now = here()
    fast = compiled_build(now)
    if fast is None:
        warn(text.say("cli-bench-only-plain"))
        return [plain_build(now, room)]
    return [plain_build(now, room), fast]


def peers_folder() -> Path:
    """Where the other engines are kept: one environment for each Python."""
    version = ".".join(map(str, sys.version_info[:2]))
    return PlatformDirs(NAME, appauthor=False).user_cache_path / f"peers-{version}"


def _others(text: Text, wanted: Path | None, alone: bool) -> tuple[Path, list[Peer]]:
    """The other engines that are there, or can be had; and the Python that runs them."""
    place = wanted or peers_folder()
    python = other_engines.python_of(place)
    if alone:
        return python, []
    there = []
    for package in other_engines.PACKAGES:
        if not other_engines.has(place, package):
            try:
                if wanted is not None:  # somebody else's environment is left as it is
                    raise CannotInstall(str(wanted))
                warn(text.say("cli-bench-install", {"name": package.title, "file": str(place)}))
                if not python.exists():
                    other_engines.make(place)
                other_engines.install(place, package)
            except (CannotInstall, OSError) as error:
                said: dict[str, Value] = {"name": package.title, "detail": str(error)}
                warn(text.say("cli-bench-no-peer", said))
                continue
        there.append(package)
    return python, [peer for peer in other_engines.PEERS if peer.package in there]


# --- measuring -----------------------------------------------------------------------------------


def _progress() -> Progress:
    console = open_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _contest(text: Text, contest: Contest, turns: int) -> Report:
    with _progress() as progress:
        task = progress.add_task("", total=turns * len(contest))
        for turn in range(turns):
            for title in contest.take_turn(turn):
                progress.update(task, advance=1, description=title)
    for name, detail in contest.failed.items():
        warn(text.say("cli-bench-no-peer", {"name": name, "detail": detail}))
    return contest.report()


def _memory(names: Sequence[str], build: Build, games: int) -> dict[str, Held]:
    found: dict[str, Held] = {}
    with _progress() as progress:
        task = progress.add_task("", total=len(names))
        for name in names:
            progress.update(task, description=name)
            asked = [name, str(games), "1"]
            found[name] = run_module(build, "backroom.arena.bench.memory", asked, Held)
            progress.advance(task)
    return found


class Jobs(msgspec.Struct):
    """Seconds by the clock on the wall for the same games, in one process and in two."""

    games: int
    one: Range
    two: Range
    times: Range


def _jobs(names: Sequence[str], build: Build, games: int, turns: int) -> dict[str, Jobs]:
    found: dict[str, Jobs] = {}
    with _progress() as progress:
        task = progress.add_task("", total=2 * turns * len(names))
        for name in names:
            took: dict[int, list[float]] = {1: [], 2: []}
            for _ in range(turns):
                for jobs, times in took.items():
                    progress.update(task, description=name)
                    asked = [name, str(games), str(jobs)]
                    one = run_module(build, "backroom.arena.bench.jobs", asked, Took)
                    times.append(one.seconds)
                    progress.advance(task)
            gained = [one / two for one, two in zip(took[1], took[2], strict=True)]
            found[name] = Jobs(games, range_of(took[1]), range_of(took[2]), range_of(gained))
    return found


# --- in words ------------------------------------------------------------------------------------


def engine_panels(report: Report, names: Sequence[str]) -> list[Panel]:
    """A panel for each game, one for the other engines, one for each game beside them."""
    panels = [_game_panel(report, name) for name in names]
    if report.peers():
        panels.append(_peers_panel(report))
        panels += [_beside_panel(report, name) for name in names]
    return panels


def _ours(report: Report, name: str) -> list[Runner]:
    kinds: tuple[Kind, ...] = ("plain", "compiled")
    return [runner for kind in kinds if (runner := report.runner(name, kind)) is not None]


def _build_columns(ours: list[Runner]) -> list[Message]:
    return [say(_BUILDS[runner.build]) for runner in ours if runner.build is not None]


def _game_panel(report: Report, name: str) -> Panel:
    ours = _ours(report, name)
    columns = [say("cli-bench-figure"), *_build_columns(ours)]
    if len(ours) == 2:
        columns.append(say("cli-bench-faster"))
    rows = []
    for figure in (*RATES, *TIMES):
        row = [Cell(say(_FIGURES[figure])), *[range_cell(each.figures[figure]) for each in ours]]
        if len(ours) == 2:
            row.append(times_cell(report.ratio(ours[1].title, ours[0].title, figure)))
        rows.append(row)
    return Panel(say("cli-bench-title", name=name, count=report.turns), columns, rows)


def _peers_panel(report: Report) -> Panel:
    shown = ("random_decisions", "random_games", "copy")
    columns = [say("cli-bench-engine"), *[say(_FIGURES[figure]) for figure in shown]]
    rows = []
    for peer in report.peers():
        title = Cell(say("cli-bench-version", name=peer.title, text=peer.version))
        rows.append([title, *[range_cell(peer.figures.get(figure)) for figure in shown]])
    return Panel(say("cli-bench-others"), columns, rows)


def _beside_panel(report: Report, name: str) -> Panel:
    """So many times as fast as each of the others: decisions, and copies of a state."""
    ours = _ours(report, name)
    columns = [say("cli-bench-faster"), *_build_columns(ours)]
    rows = []
    for figure in COMPARED:
        for peer in report.peers():
            about = say("cli-bench-beside", name=peer.title, items=[say(_FIGURES[figure])])
            cells = [times_cell(report.ratio(each.title, peer.title, figure)) for each in ours]
            rows.append([Cell(about), *cells])
    return Panel(say("cli-bench-beside-title", name=name), columns, rows)


def memory_panel(found: dict[str, Held], kind: Kind) -> Panel:
    columns = [
        say("cli-bench-game"),
        say("cli-bench-memory-first"),
        say("cli-bench-memory-last"),
        say("cli-bench-memory-grown"),
    ]
    rows = []
    for name, held in found.items():
        cells = [
            Cell(say("cli-bench-megabytes", count=games, text=number(size / _MEGABYTE)))
            for games, size in ((max(1, held.games // FIRST), held.first), (held.games, held.last))
        ]
        grown = Cell(say("cli-text", text=f"{held.last / held.first:.3f} ×"), strong=True)
        rows.append([name_cell(name), *cells, grown])
    return Panel(say("cli-bench-memory", items=[say(_BUILDS[kind])]), columns, rows)


def jobs_panel(found: dict[str, Jobs], kind: Kind) -> Panel:
    columns = [
        say("cli-bench-game"),
        say("cli-bench-one-job"),
        say("cli-bench-two-jobs"),
        say("cli-bench-faster"),
    ]
    rows = [
        [name_cell(name), range_cell(took.one), range_cell(took.two), times_cell(took.times)]
        for name, took in found.items()
    ]
    return Panel(say("cli-bench-jobs", items=[say(_BUILDS[kind])]), columns, rows)
