"""``backroom sim``: many games between bots, and what came out of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from backroom import __version__
from backroom.arena.executors import Executor, NotReached, WorkersLost
from backroom.arena.parquet import NoPyarrow, need_pyarrow, write_parquet
from backroom.arena.plan import Plan
from backroom.arena.processes import on_this_machine
from backroom.arena.ray_cluster import NoRay, RayCluster
from backroom.arena.report.page import report_page
from backroom.arena.rows import RowFile
from backroom.arena.run import Played, Wanted, run
from backroom.arena.tally import Broken, Tally
from backroom.cli.shared.asked_for import bots_asked_for, options_asked_for, seats_asked_for
from backroom.cli.shared.exit_codes import FAILED, INTERRUPTED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game
from backroom.cli.shared.progress import games_progress
from backroom.cli.shared.show import open_console, show_panels
from backroom.cli.shared.sim_panels import report_panels
from backroom.cli.shared.unfinished_sim import (
    JSON_LINES,
    PARQUET,
    Left,
    begin,
    beside,
    cannot_write,
    put_aside,
    row_file,
    take_up,
    tell_stopped,
)
from backroom.cli.shared.words import complain, warn, words
from backroom.engine.message import Value
from backroom.text.lookup import Text

#: So many violations are written to files; one is enough to find a bug.
_MOST_FILES = 10
#: The parameters that say what to play, and what to keep of it.
_WHAT = (
    *("game", "games", "seats", "bots", "seed", "preset", "option", "check"),
    *("save", "rows", "times"),
)


def sim(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=help_text("game"))] = None,
    games: Annotated[int, typer.Option("--games", help=help_text("sim-games"))] = 100,
    seats: Annotated[str, typer.Option("--seats", help=help_text("sim-seats"))] = "",
    bots: Annotated[str, typer.Option("--bots", help=help_text("sim-bots"))] = "chaotic",
    seed: Annotated[int, typer.Option("--seed", help=help_text("sim-seed"))] = 1,
    preset: Annotated[str | None, typer.Option("--preset", help=help_text("preset"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=help_text("option"))] = None,
    check: Annotated[bool, typer.Option("--check", help=help_text("sim-check"))] = False,
    save: Annotated[Path | None, typer.Option("--save", help=help_text("sim-save"))] = None,
    rows: Annotated[Path | None, typer.Option("--rows", help=help_text("sim-rows"))] = None,
    times: Annotated[bool, typer.Option("--times", help=help_text("sim-times"))] = False,
    report: Annotated[Path | None, typer.Option("--report", help=help_text("sim-report"))] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help=help_text("sim-resume"))] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help=help_text("sim-jobs"))] = None,
    ray: Annotated[str | None, typer.Option("--ray", help=help_text("sim-ray"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("sim-json"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    for name, number in (("--games", games), ("--jobs", 1 if jobs is None else jobs)):
        if number < 1:
            complain(text, "cli-too-few", name=name)
    if resume is not None:
        _only_how(text, context)
        resume = beside(resume) if beside(resume).exists() else resume
        left = take_up(text, resume)
        plan = left.tally.plan
        rules = find_game(text, plan.game)
        bots_asked_for(text, rules, ",".join(plan.bots))
        rows = None if left.rows is None else resume.with_name(left.rows)
    else:
        rules = find_game(text, game)
        plan = Plan(
            game=rules.name,
            games=games,
            seats=seats_asked_for(text, rules, seats),
            bots=bots_asked_for(text, rules, bots),
            seed=seed,
            check=check,
            options=options_asked_for(text, rules, option, preset),
        )
        left = Left(__version__, None if save is None else str(save), Tally.of(plan))
        left.rows, left.seconds = None if rows is None else rows.name, times
    if report is not None:
        left.report = str(report)
    executor = _executor(text, plan, jobs, ray)
    if rows is not None:
        _can_be_rows(text, rows)
        if resume is None:
            begin(text, left, rows)
    clerk = _Clerk(text, left, rows)
    wanted = Wanted(saves=left.folder is not None, seconds=left.seconds)
    stopped = lost = False
    try:
        with clerk.progress:
            run(plan, executor, clerk.keep, left.tally, wanted)
    except KeyboardInterrupt:
        stopped = True
    except WorkersLost as error:
        lost = True
        key = "cli-ray-not-reached" if isinstance(error, NotReached) else "cli-workers-lost"
        warn(text.say(key, {"name": ray or "", "detail": str(error)}))
    found = left.tally.report()
    text = words(lang, game=rules)
    # Files first: whoever reads what is shown may not read to the end.
    clerk.close()
    if found.games and left.report is not None:
        clerk.write(Path(left.report), report_page(plan, found, text).encode(), "--report")
    if rows is not None and not (stopped or lost):
        clerk.finish(rows)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif found.games:
        show_panels(open_console(plain), text, report_panels(found))
    for broken in found.violations:
        _tell_violation(text, broken, left.files.get(broken.number))
    if stopped or lost:
        _leave(text, left, rows, resume, stopped)
        raise typer.Exit(INTERRUPTED if stopped else FAILED)
    if resume is not None:
        resume.unlink(missing_ok=True)
    if found.violations:
        raise typer.Exit(FAILED)


def _executor(text: Text, plan: Plan, jobs: int | None, ray: str | None) -> Executor:
    """Where it is played."""
    if ray is None:
        return on_this_machine(jobs or 1)
    try:
        return RayCluster(ray, jobs, plan.bots)
    except NoRay:
        complain(text, "cli-no-ray")


def _can_be_rows(text: Text, rows: Path) -> None:
    """Is it a kind of file that we write?"""
    if rows.suffix not in (JSON_LINES, PARQUET):
        complain(text, "cli-rows-kind", file=str(rows))
    if rows.suffix == PARQUET:
        try:
            need_pyarrow()
        except NoPyarrow:
            complain(text, "cli-no-pyarrow")


def _leave(text: Text, left: Left, rows: Path | None, resume: Path | None, stopped: bool) -> None:
    """It was stopped, or came to nothing, before the end: how does it go on?"""
    if left.tally.games and rows is not None:
        tell_stopped(text, left, rows)
    elif left.tally.games:
        put_aside(text, left, resume)
    else:
        for file in () if rows is None else (row_file(rows), beside(rows)):
            file.unlink(missing_ok=True)
        if stopped:
            warn(text.say("cli-sim-stopped-early"))


def _only_how(text: Text, context: typer.Context) -> None:
    """What to play stands in the file: beside --resume only how to play can be said."""
    for name in _WHAT:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            said = name.upper() if name == "game" else f"--{name}"
            complain(text, "cli-resume-alone", name=said)


# --- while it runs -------------------------------------------------------------------------------


class _Clerk:
    """Writes the files and moves the progress bar on."""

    def __init__(self, text: Text, left: Left, rows: Path | None) -> None:
        self._text = text
        self._left = left
        self._folder = None if left.folder is None else Path(left.folder)
        self._rows: RowFile | None = None
        self.progress = games_progress(text)
        tally = left.tally
        self._task = self.progress.add_task("", total=tally.plan.games, completed=tally.games)
        for broken in tally.violations[:_MOST_FILES]:
            self._name(broken.number)
        if self._folder is not None:
            self._make(self._folder)
        if left.report is not None:
            self.write(Path(left.report), None, "--report")  # now, not after hours of play
        if rows is not None:
            try:
                self._rows = RowFile(row_file(rows))
            except OSError as error:
                cannot_write(text, rows, error, "--rows")

    def keep(self, played: Played) -> None:
        """The row comes last: a game that has one has all the rest."""
        row, tally = played.row, self._left.tally
        broken = played.broken is not None and len(self._left.files) < _MOST_FILES
        if self._folder is not None or broken:
            self.write(self._file(row.number), played.save, "--save")
        if broken:
            self._name(row.number)
        if self._rows is not None:
            try:
                self._rows.add(row)
            except OSError as error:
                cannot_write(self._text, self._rows.file, error, "--rows")
        self.progress.update(self._task, completed=tally.games)

    def close(self) -> None:
        if self._rows is not None:
            self._rows.close()

    def finish(self, rows: Path) -> None:
        """All rows are there."""
        left, lines = self._left, row_file(rows)
        if lines != rows:
            try:
                write_parquet(lines, rows, left.tally.plan.seed, left.seconds)
            except OSError as error:
                cannot_write(self._text, rows, error, "--rows")
        beside(rows).unlink(missing_ok=True)
        if lines != rows:
            lines.unlink()

    def write(self, file: Path, content: bytes | None, option: str) -> None:
        """Write a file; with no content only see whether that is possible."""
        try:
            if content is None:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.open("ab").close()
            else:
                file.write_bytes(content)
        except OSError as error:
            cannot_write(self._text, file, error, option)

    def _make(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            cannot_write(self._text, folder, error, "--save")

    def _file(self, number: int) -> Path:
        return (self._folder or Path()) / self._left.tally.plan.file_name(number)

    def _name(self, number: int) -> None:
        self._left.files[number] = str(self._file(number))


def _tell_violation(text: Text, broken: Broken, file: str | None) -> None:
    args: dict[str, Value] = {
        "number": broken.number,
        "count": broken.records,
        "detail": broken.what,
        "file": file or "–",
    }
    warn(text.say("cli-violation", args))
    for line in broken.trace.splitlines():
        warn(line)
