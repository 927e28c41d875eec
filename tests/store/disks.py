"""Disks that fail: a power cut leaves what a program has synced and nothing else (synced.c); a full
one has room for nothing more (full.c)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_SOURCES = Path(__file__).parent


def compiled(folder: Path, name: str = "synced") -> Path:
    """What is loaded before the program whose disk is to fail."""
    if sys.platform != "linux":
        pytest.skip("it fails as Linux does it")
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    made, source = folder / f"{name}.so", _SOURCES / f"{name}.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", made, source, "-ldl"], check=True)
    return made


def under_power(data: Path) -> tuple[Path, dict[str, str]]:
    """For a program on the folder ``data`` (a number): the folder, with the next number, that will
    hold what is left of it whenever the power fails; and what the shim must know for that."""
    at = int(data.name)
    left = data.with_name(str(at + 1))
    left.mkdir()
    if data.exists():
        for file in data.iterdir():  # what was there before lies on the disk
            shutil.copy(file, left)
    if at:  # what nobody reads any more
        shutil.rmtree(data.with_name(str(at - 1)), ignore_errors=True)
    return left, {"SYNCED_FROM": f"{data}/", "SYNCED_TO": f"{left}/"}


def full_while(data: Path, flag: Path) -> dict[str, str]:
    """While ``flag`` is there, the disk on which ``data`` lies is full."""
    return {"FULL_FROM": f"{data}/", "FULL_WHILE": str(flag)}
