"""A saved game for the commands, and a way to run them."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from pathlib import Path

import msgspec
from typer.testing import CliRunner, Result

from backroom.arena.play import play
from backroom.cli.main import app
from backroom.engine.save import Save, save_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options

NAMES = ["Al", "Bea", "Cy"]


@lru_cache
def finished() -> bytes:
    """A finished game of three, in which everybody was told something in secret."""
    for seed in count():
        table = play(BOOTLEGGERS, Options(), ["chaotic"] * 3, seed)
        whispers = [event.known_to() for record in table.records for event in record.events]
        if {(0,), (1,), (2,)} <= set(whispers):
            break
    return save_table(table, NAMES).encode()


def lines() -> list[bytes]:
    return finished().splitlines(keepends=True)


def with_line(number: int, old: bytes, new: bytes) -> bytes:
    """The finished game, forged in one line (counted from 1)."""
    rows = lines()
    assert old in rows[number - 1]
    rows[number - 1] = rows[number - 1].replace(old, new)
    return b"".join(rows)


def head(**changes: object) -> bytes:
    """The finished game with another first line."""
    rows = lines()
    first = msgspec.structs.replace(Save.decode(finished()).head, **changes)
    return b"".join([msgspec.json.encode(first) + b"\n", *rows[1:]])


def saved(folder: Path, raw: bytes) -> str:
    file = folder / "game.jsonl"
    file.write_bytes(raw)
    return str(file)


def backroom(*args: str, lang: str | None = "en") -> Result:
    """Run a command."""
    words = [*args] if lang is None else [*args, "--lang", lang]
    return CliRunner().invoke(app, words)


def complaint(result: Result) -> str:
    """What a command says when it can't: one sentence or two, on one line, and no more."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    said = result.stderr
    assert said.endswith("\n")
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1
    assert "cli-" not in said
    return said.strip()
