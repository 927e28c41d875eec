"""``backroom fuzz``: hostile play of a game, until something breaks or the time is up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from backroom.arena.fuzz.play import Oracle
from backroom.arena.fuzz.run import Found, Plan, Progress, run
from backroom.cli.shared.asked_for import options_asked_for, seats_asked_for
from backroom.cli.shared.exit_codes import FAILED, INTERRUPTED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game
from backroom.cli.shared.words import clean, complain, warn, words
from backroom.engine.message import Value
from backroom.text.lookup import Text

#: A terminal shows the progress anew each second, a file gets a line now and then.
_ON_A_TERMINAL = 1.0
_IN_A_FILE = 30.0

#: What did not hold, in words.
_ORACLES: dict[Oracle, str] = {
    "crash": "cli-fuzz-crash",
    "refusal": "cli-fuzz-refusal",
    "answer": "cli-fuzz-answer",
    "invariant": "cli-fuzz-invariant",
    "dead-end": "cli-fuzz-dead-end",
    "position": "cli-fuzz-position",
    "save": "cli-fuzz-save",
}


def fuzz(
    game: Annotated[str, typer.Argument(help=help_text("game"))],
    seconds: Annotated[
        float | None, typer.Option("--seconds", help=help_text("fuzz-seconds"))
    ] = None,
    runs: Annotated[int | None, typer.Option("--runs", help=help_text("fuzz-runs"))] = None,
    seed: Annotated[int, typer.Option("--seed", help=help_text("fuzz-seed"))] = 1,
    seats: Annotated[str, typer.Option("--seats", help=help_text("sim-seats"))] = "",
    preset: Annotated[str | None, typer.Option("--preset", help=help_text("preset"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=help_text("option"))] = None,
    save: Annotated[Path, typer.Option("--save", help=help_text("fuzz-save"))] = Path(),
    jobs: Annotated[int, typer.Option("--jobs", help=help_text("sim-jobs"))] = 1,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    rules = find_game(text, game)
    numbers = (("--seconds", seconds), ("--runs", runs), ("--jobs", jobs))
    for name, number in numbers:
        if number is not None and not number >= 1:
            complain(text, "cli-too-few", name=name)
    if seconds is None and runs is None:
        seconds = 60.0
    seats_ = seats_asked_for(text, rules, seats)
    options = options_asked_for(text, rules, option, preset)
    _make_folder(text, save)
    plan = Plan(rules.name, seats_, seed, seconds, runs, options)
    ticker = _Ticker(text)
    try:
        outcome = run(plan, jobs, ticker.show)
    except KeyboardInterrupt:
        ticker.end(ticker.latest)
        warn(text.say("cli-fuzz-stopped", _counts(ticker.latest)))
        raise typer.Exit(INTERRUPTED) from None
    ticker.end(outcome.progress)
    if outcome.found is None:
        warn(text.say("cli-fuzz-sound", _counts(outcome.progress)))
        return
    _report(text, plan, outcome.found, save)
    raise typer.Exit(FAILED)


class _Ticker:
    """The progress line."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._terminal = sys.stderr.isatty()
        self._every = _ON_A_TERMINAL if self._terminal else _IN_A_FILE
        self._last = 0.0
        self.latest = Progress()

    def show(self, progress: Progress) -> None:
        self.latest = progress
        if progress.seconds - self._last >= self._every:
            self._last = progress.seconds
            self._write(progress)

    def end(self, progress: Progress) -> None:
        self._write(progress)
        if self._terminal:
            typer.echo(err=True)

    def _write(self, progress: Progress) -> None:
        line = clean(self._text.say("cli-fuzz-progress", _counts(progress)))
        if self._terminal:
            typer.echo(f"\r{line}\x1b[K", err=True, nl=False)
        else:
            typer.echo(line, err=True)


def _counts(progress: Progress) -> dict[str, Value]:
    rate = progress.executions / progress.seconds if progress.seconds else 0.0
    return {
        "seconds": round(progress.seconds),
        "count": progress.executions,
        "rate": f"{rate:.1f}",
        "moves": progress.moves,
        "corpus": progress.corpus,
        "edges": progress.edges,
        "features": progress.features,
    }


# --- a failure -----------------------------------------------------------------------------------


def _make_folder(text: Text, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _cannot_write(text, folder, error)


def _cannot_write(text: Text, file: Path, error: OSError) -> None:
    detail = error.strerror or str(error)
    complain(text, "cli-cannot-write", file=str(file), detail=detail)


def _report(text: Text, plan: Plan, found: Found, folder: Path) -> None:
    """Say what went wrong, and keep the game up to there with a note beside it."""
    failure = found.failure
    name = f"fuzz-{plan.game}-{plan.seed}-{found.execution}"
    file, note = folder / f"{name}.jsonl", folder / f"{name}.txt"
    lines = [
        text.say(_ORACLES[failure.oracle]),
        text.say("cli-fuzz-detail", {"detail": failure.what}),
        text.say("cli-fuzz-move", {"text": failure.move}),
        text.say(
            "cli-fuzz-where",
            {"number": failure.seats, "count": failure.records, "execution": found.execution},
        ),
        text.say("cli-fuzz-shrunk", {"count": found.shrunk, "most": found.moves}),
    ]
    stream = text.say("cli-fuzz-stream", {"text": found.stream.hex()})
    try:
        if failure.save:
            file.write_bytes(failure.save)
        said = [*map(clean, lines), clean(stream), "", failure.trace]
        note.write_text("\n".join(said), encoding="utf-8")
    except OSError as error:
        _cannot_write(text, note, error)
    for line in lines:
        warn(line)
    for line in failure.trace.splitlines():
        warn(line)
    if failure.save:
        warn(text.say("cli-fuzz-saved", {"file": str(file), "file_note": str(note)}))
    else:
        warn(text.say("cli-fuzz-no-table", {"file": str(note)}))
