"""A row for each game, as a line of JSON: added one after the other, and never changed.

A run that was stopped, even in the middle of a line, goes on after the last whole one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one game was, and what came out of it. Seats are counted from 0, as in a save."""

    game: str
    number: int
    seed: int
    seats: int
    #: Who sat where.
    bots: tuple[str, ...]
    #: All options of the table; of a board file only that there was one.
    options: dict[str, bool | int | str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    rounds: int
    records: int
    #: Answers to questions of the game; passes, offers and what is said to them are not counted.
    decisions: int
    #: Unasked actions (offers mostly) that could not be carried out.
    refused: int
    #: How often each card was played, by its number, and each kind of event was told.
    cards: dict[int, int]
    events: dict[str, int]
    #: Of the save.
    sha256: str
    #: What went wrong; None: nothing. A game in which something did has no winner.
    violation: str | None = None
    #: Of processor time. Only there if it was asked for: no two runs take the same.
    seconds: float | None = None


class BadRow(Exception):
    """A line that is no row, or the row of another game."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class RowFile:
    """Adds rows to a file. What has been added is with the system, whatever becomes of us."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._out: IO[bytes] = file.open("ab", buffering=0)

    def add(self, row: Row) -> None:
        self._out.write(msgspec.json.encode(row) + b"\n")

    def close(self) -> None:
        self._out.close()


def read(file: Path) -> Iterator[Row]:
    """The rows of a file, up to one that is cut off."""
    with file.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.endswith(b"\n"):
                return
            try:
                yield msgspec.json.decode(line, type=Row)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadRow(number) from error


def mend(file: Path) -> None:
    """Cut off what a run that was killed has left of its last line."""
    with file.open("r+b") as rows:
        end = rows.seek(0, os.SEEK_END)
        while end > 0:
            start = max(0, end - (1 << 16))
            rows.seek(start)
            found = rows.read(end - start).rfind(b"\n")
            if found >= 0:
                end = start + found + 1
                break
            end = start
        rows.truncate(end)
