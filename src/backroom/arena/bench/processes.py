"""A measurement in a process of its own: nothing that was done before it counts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import msgspec

from backroom.builds import Build

T = TypeVar("T")


class ChildFailed(Exception):
    """A process did not come to its end, or has told nothing; the last thing it said."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


def run_module(build: Build, module: str, words: list[str], kind: type[T]) -> T:
    """What a module of this build prints, as a type."""
    environment = {**os.environ, "PYTHONPATH": str(build.folder)}
    # -P: what lies in the current folder is not imported by accident.
    return _told([sys.executable, "-P", "-m", module, *words], environment, kind)


def run_file(python: Path, file: Path, words: list[str], kind: type[T]) -> T:
    """What a file prints in another environment."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return _told([str(python), str(file), *words], environment, kind)


def _told(command: list[str], environment: dict[str, str], kind: type[T]) -> T:
    try:
        out = subprocess.run(command, env=environment, capture_output=True, text=True)
    except OSError as error:
        raise ChildFailed(error.strerror or str(error)) from error
    if out.returncode != 0:
        raise ChildFailed(last_line(out.stderr))
    try:
        # Whatever an engine says before it is no concern of ours.
        return msgspec.json.decode(last_line(out.stdout), type=kind)
    except msgspec.DecodeError as error:
        raise ChildFailed(last_line(out.stdout) or str(error)) from error


def last_line(said: str) -> str:
    lines = said.strip().splitlines()
    return lines[-1].strip() if lines else ""
