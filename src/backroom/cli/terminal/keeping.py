"""Keeping a game as it is played: a line after each record, so that nothing is lost.

The secret behind the dice must not lie in the save before the end, but the game can't go on
without it. It lies beside the save, in a file that only its owner can read.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from backroom.cli.shared.data_folder import data_folder
from backroom.company.kept import Kept
from backroom.engine.record import Record, Result
from backroom.engine.save import Head, done, end_of


class Private(msgspec.Struct):
    """What it takes to go on with a game: the secret, who is a person, and who the bots are."""

    secret: str
    me: int
    bots: list[str]
    #: What the bots remember.
    company: Kept = msgspec.field(default_factory=Kept)


def new_file(game: str) -> Path:
    """A file name that is free: the game, the day, the time."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    number, file = 1, data_folder() / f"{name}.jsonl"
    while file.exists():
        number += 1
        file = data_folder() / f"{name}-{number}.jsonl"
    return file


def private_file(file: Path) -> Path:
    return file.with_name(file.name + ".secret")


def unfinished(game: str) -> Path | None:
    """The game that was played last and is not over."""
    files = [
        file.with_suffix("")
        for file in data_folder().glob(f"{game}-*.jsonl.secret")
        if file.with_suffix("").is_file()
    ]
    return max(files, key=lambda file: file.stat().st_mtime, default=None)


def _read(raw: bytes) -> Private:
    """What lies beside a save. Without the bots' memory, or with an odd one, a game goes on too."""
    try:
        return msgspec.json.decode(raw, type=Private)
    except msgspec.ValidationError:
        bare = msgspec.json.decode(raw, type=dict[str, object])
        bare.pop("company", None)
        return msgspec.convert(bare, Private)


class Keeper:
    """Writes a game down, record by record."""

    def __init__(self, file: Path) -> None:
        self.file = file
        #: What goes on lying beside a game that is not over.
        self.private: Private | None = None

    @property
    def company(self) -> Kept | None:
        """What the bots remember; whoever plays for them writes it down there."""
        return None if self.private is None else self.private.company

    def begin(self, head: Head, private: Private) -> None:
        """A new game."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("xb") as page:
            page.write(msgspec.json.encode(head) + b"\n")
        self._put_beside(private)

    def _put_beside(self, private: Private) -> None:
        """All of it or nothing: without it the game can't go on."""
        beside = private_file(self.file)
        new = beside.with_name(beside.name + ".new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as page:
            page.write(msgspec.json.encode(private) + b"\n")
        new.replace(beside)
        self.private = private

    def go_on(self) -> Private:
        """A game that was left. A last line that was cut off goes."""
        private = self.private = _read(private_file(self.file).read_bytes())
        raw = self.file.read_bytes()
        if not raw.endswith(b"\n"):
            tail = raw[raw.rfind(b"\n") + 1 :]
            try:
                msgspec.json.decode(tail)
            except msgspec.DecodeError:
                os.truncate(self.file, len(raw) - len(tail))
            else:
                self._write(b"\n")
        return private

    def add(self, record: Record) -> None:
        """What has happened, and what the bots know of it."""
        self._write(msgspec.json.encode(done(record)) + b"\n")
        if self.private is not None:
            self._put_beside(self.private)

    def end(self, result: Result, secret: bytes) -> None:
        """The game is over: the secret is no secret any more."""
        lines = self.file.read_bytes().splitlines()
        self._write(msgspec.json.encode(end_of(result, secret, lines)) + b"\n")
        private_file(self.file).unlink(missing_ok=True)

    def forget(self) -> None:
        """Nothing was played: there is nothing to keep."""
        private_file(self.file).unlink(missing_ok=True)
        self.file.unlink(missing_ok=True)

    def _write(self, line: bytes) -> None:
        with self.file.open("ab") as page:
            page.write(line)
