"""A simulation that was stopped: what has been counted is kept, and it goes on from there.

Where each game has a row, the rows are what has been counted: then the file says from the beginning
what is being played, and even a run that was killed goes on.
"""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import msgspec

from backroom import __version__
from backroom.arena.rows import BadRow, mend, read
from backroom.arena.tally import Tally
from backroom.cli.shared.words import complain, warn
from backroom.text.lookup import Text

#: What the file beside the rows is called: as they are, and this.
_BESIDE = ".unfinished"
#: Rows that will be a Parquet file lie here until then.
_UNTIL_THEN = ".jsonl"
JSON_LINES, PARQUET = ".jsonl", ".parquet"


class Left(msgspec.Struct):
    """A simulation as it was left: by which version, where its games are saved, what came out."""

    version: str
    folder: str | None
    tally: Tally
    #: The files of games in which something went wrong.
    files: dict[int, str] = {}
    #: The file with a row for each game, beside this one; does a row say how long it took?
    rows: str | None = None
    seconds: bool = False
    #: The file for the report.
    report: str | None = None


def beside(rows: Path) -> Path:
    """The file that says what the rows belong to, as long as they are not all there."""
    return rows.with_name(rows.name + _BESIDE)


def row_file(rows: Path) -> Path:
    """Where rows are added."""
    return rows.with_name(rows.name + _UNTIL_THEN) if rows.suffix == PARQUET else rows


def begin(text: Text, left: Left, rows: Path) -> None:
    """Say beside the rows what is being played. Rows of another run are never written over."""
    for file in (rows, row_file(rows)):
        if beside(rows).exists():
            complain(text, "cli-rows-unfinished", file=str(rows))
        if file.exists():
            complain(text, "cli-rows-there", file=str(file))
    try:
        rows.parent.mkdir(parents=True, exist_ok=True)
        beside(rows).write_bytes(msgspec.json.encode(left))
    except OSError as error:
        cannot_write(text, rows, error, "--rows")


def put_aside(text: Text, left: Left, file: Path | None) -> None:
    """Keep what has been counted, and say how to go on."""
    done, most = left.tally.games, left.tally.plan.games
    file = file or _free_file(left)
    try:
        file.write_bytes(msgspec.json.encode(left))
    except OSError as error:
        detail = error.strerror or str(error)
        warn(text.say("cli-sim-not-kept", {"count": done, "most": most, "detail": detail}))
        return
    tell_stopped(text, left, file)


def tell_stopped(text: Text, left: Left, file: Path) -> None:
    """How to go on."""
    done, most = left.tally.games, left.tally.plan.games
    warn(text.say("cli-sim-stopped", {"count": done, "most": most, "file": str(file)}))


def _free_file(left: Left) -> Path:
    """Beside the saves, or here."""
    folder, plan = Path(left.folder or ""), left.tally.plan
    number, file = 1, folder / f"sim-{plan.game}-{plan.seed}.json"
    while file.exists():
        number += 1
        file = folder / f"sim-{plan.game}-{plan.seed}-{number}.json"
    return file


def take_up(text: Text, file: Path) -> Left:
    """A simulation that was stopped."""
    try:
        left = msgspec.json.decode(file.read_bytes(), type=Left)
        if not left.tally.is_whole():
            complain(text, "cli-no-sim", file=str(file))
    except OSError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        complain(text, "cli-no-sim", file=str(file))
    if left.version != __version__:
        complain(text, "cli-other-version", file=str(file), text=left.version, name=__version__)
    if left.rows is not None:
        _count_rows(text, left, row_file(file.with_name(left.rows)))
    return left


def _count_rows(text: Text, left: Left, file: Path) -> None:
    """What the rows say has been played."""
    left.tally = Tally.of(left.tally.plan)
    if not file.exists():
        return
    try:
        mend(file)
        for row in read(file):
            if not left.tally.is_next(row):
                raise BadRow(left.tally.games + 1)
            left.tally.add(row)
    except OSError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
    except BadRow as error:
        complain(text, "cli-other-rows", file=str(file), line=error.line)


def cannot_write(text: Text, file: Path, error: OSError, option: str) -> NoReturn:
    """It can't be written there; which option says where."""
    detail = error.strerror or str(error)
    complain(text, "cli-cannot-write-there", file=str(file), detail=detail, name=option)
