"""``backroom sim``: many games between bots, and what came out of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from backroom import __version__
from backroom.arena.run import Broken, Plan, Played, Report, Spread, Standing, Tally, run
from backroom.cli.shared.asked_for import bots_asked_for, options_asked_for, seats_asked_for
from backroom.cli.shared.exit_codes import FAILED, INTERRUPTED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game
from backroom.cli.shared.show import open_console, show_panels
from backroom.cli.shared.unfinished_sim import Left, put_aside, take_up
from backroom.cli.shared.words import complain, warn, words
from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel
from backroom.text.lookup import Text

#: So many violations are written to files; one is enough to find a bug.
_MOST_FILES = 10
#: The parameters that say what to play.
_WHAT = ("game", "games", "seats", "bots", "seed", "preset", "option", "check", "save")


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
    resume: Annotated[Path | None, typer.Option("--resume", help=help_text("sim-resume"))] = None,
    jobs: Annotated[int, typer.Option("--jobs", help=help_text("sim-jobs"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("sim-json"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            complain(text, "cli-too-few", name=name)
    if resume is not None:
        _only_how(text, context)
        left = take_up(text, resume)
        rules = find_game(text, left.tally.plan.game)
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
    clerk = _Clerk(text, left)
    stopped = False
    try:
        with clerk.progress:
            run(left.tally.plan, jobs, clerk.keep, left.tally)
    except KeyboardInterrupt:
        stopped = True
    report = left.tally.report()
    text = words(lang, game=rules)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    elif report.games:
        show_panels(open_console(plain), text, report_panels(report))
    for broken in report.violations:
        _tell_violation(text, broken, left.files.get(broken.number))
    if stopped:
        put_aside(text, left, resume)
        raise typer.Exit(INTERRUPTED)
    if resume is not None:
        resume.unlink(missing_ok=True)
    if report.violations:
        raise typer.Exit(FAILED)


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

    def __init__(self, text: Text, left: Left) -> None:
        self._text = text
        self._left = left
        self._folder = None if left.folder is None else Path(left.folder)
        console = open_console(stderr=True)
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        )
        tally = left.tally
        self._task = self.progress.add_task("", total=tally.plan.games, completed=tally.games)
        if self._folder is not None:
            self._make(self._folder)

    def keep(self, played: Played) -> None:
        broken = played.broken is not None and len(self._left.files) < _MOST_FILES
        if self._folder is not None or broken:
            self._write(played)
        self.progress.advance(self._task)

    def _make(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._stop(folder, error)

    def _write(self, played: Played) -> None:
        file = (self._folder or Path()) / self._left.tally.plan.file_name(played.number)
        try:
            file.write_bytes(played.save)
        except OSError as error:
            self._stop(file, error)
        if played.broken is not None:
            self._left.files[played.number] = str(file)

    def _stop(self, file: Path, error: OSError) -> None:
        detail = error.strerror or str(error)
        complain(self._text, "cli-cannot-write", file=str(file), detail=detail)


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


# --- the report ----------------------------------------------------------------------------------


def report_panels(report: Report) -> list[Panel]:
    """The report in words."""
    panels = [_summary(report), _standings(report), _seats_panel(report), _cards(report)]
    return [panel for panel in panels if panel.rows]


def _say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def _count(number: int) -> Cell:
    return Cell(_say("cli-count", count=number))


def _row(name: str, value: Message) -> list[Cell]:
    return [Cell(_say(name)), Cell(value)]


def _summary(report: Report) -> Panel:
    rows = [
        _row("cli-row-games", _say("cli-of", count=report.finished, most=report.planned)),
        _row(
            "cli-row-seats",
            _say("cli-list", items=[_seats_cell(s, n) for s, n in report.seats.items()]),
        ),
        _row("cli-row-records", _say("cli-count", count=report.records)),
        _row("cli-row-refused", _say("cli-count", count=report.refused)),
    ]
    if report.rounds is not None and report.scores is not None:
        rows.append(_row("cli-row-rounds", _spread(report.rounds)))
        rows.append(_row("cli-row-scores", _spread(report.scores)))
    for ending, count in report.ends.items():
        rows.append([Cell(_say("cli-row-end", ending=ending)), _count(count)])
    found = len(report.violations)
    checked = "cli-checked" if report.checked else "cli-unchecked"
    rows.append(_row("cli-row-violations", _say(checked, count=found)))
    rows.append(_row("cli-row-sha256", _say("cli-text", text=report.sha256)))
    return Panel(_say("cli-report", name=report.game, number=str(report.seed)), [], rows)


def _seats_cell(seats: int, games: int) -> Message:
    return _say("cli-games-of-seats", number=seats, count=games)


def _spread(spread: Spread) -> Message:
    return _say(
        "cli-spread",
        median=f"{spread.median:g}",
        lower=f"{spread.lower:g}",
        upper=f"{spread.upper:g}",
        least=f"{spread.least:g}",
        most=f"{spread.most:g}",
    )


def _standings(report: Report) -> Panel:
    rows = [
        [Cell(_say("cli-text", text=name)), *_standing(standing)]
        for name, standing in report.bots.items()
    ]
    return Panel(_say("cli-report-bots"), _columns("cli-column-bot", "cli-column-taken"), rows)


def _seats_panel(report: Report) -> Panel:
    rows = [
        [Cell(_say("cli-seat", number=seat)), *_standing(standing)]
        for seat, standing in enumerate(report.by_seat, start=1)
        if standing.games
    ]
    return Panel(_say("cli-report-seats"), _columns("cli-column-seat", "cli-column-games"), rows)


def _columns(first: str, played: str) -> list[Message]:
    keys = (first, played, "cli-column-wins", "cli-column-share", "cli-column-scores")
    return [_say(key) for key in keys]


def _standing(standing: Standing) -> list[Cell]:
    share = round(100 * standing.wins / standing.games) if standing.games else 0
    scores = _say("cli-none") if standing.scores is None else _spread(standing.scores)
    return [
        _count(standing.games),
        _count(standing.wins),
        Cell(_say("cli-percent", count=share)),
        Cell(scores),
    ]


def _cards(report: Report) -> Panel:
    by_count = sorted(report.cards.items(), key=lambda played: (-played[1], played[0]))
    rows = [[Cell(_say("name-card", card=card)), _count(count)] for card, count in by_count]
    columns = [_say("cli-column-card"), _say("cli-column-played")]
    return Panel(_say("cli-report-cards"), columns, rows)
