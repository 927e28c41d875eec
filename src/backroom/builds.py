"""The builds there can be: the plain sources, and the compiled rules and bots (mypyc).

Both have the same files in the same folders. In the compiled one each compiled module has a library
of machine code beside it, which Python prefers.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

Kind = Literal["plain", "compiled"]

#: Any module that is always compiled; which one says nothing.
_SOME_MODULE = "backroom.engine.game"
#: In the folder of a compiled build: what it was made of.
STAMP = ".compiled"
#: Where ``make fast`` puts it, seen from the folder of a checkout.
FAST = Path("build") / "fast"
#: What Python and the compiler leave behind.
LITTER = ("__pycache__", "*.pyc", "*.so", "*.pyd")


class Build(NamedTuple):
    """A build, and the folder that the package lies in: it goes into PYTHONPATH."""

    kind: Kind
    folder: Path


class Stamp(msgspec.Struct, frozen=True):
    """What a compiled build was made of: what was compiled, and every file of the package."""

    compiled: str
    package: str


def is_compiled() -> bool:
    """Is this the compiled build? Nothing is loaded to find out."""
    spec = find_spec(_SOME_MODULE)
    origin = "" if spec is None else spec.origin or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def here() -> Build:
    """The build that runs now."""
    return Build("compiled" if is_compiled() else "plain", Path(__file__).resolve().parents[1])


def digest(files: Iterable[Path], root: Path, more: str = "") -> str:
    """Of names and contents. The day of a file says nothing: a checkout makes every file new."""
    found = hashlib.sha256(more.encode())
    for file in sorted(files):
        for part in (file.relative_to(root).as_posix().encode(), file.read_bytes()):
            found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()


def package_digest(folder: Path) -> str:
    """Of the package in a folder, as it was written."""
    package = folder / "backroom"
    files = [
        file
        for file in package.rglob("*")
        if file.is_file() and not any(file.match(name) for name in LITTER)
        if "__pycache__" not in file.parts
    ]
    return digest(files, folder)


def stamp_of(fast: Path) -> Stamp | None:
    """What a compiled build was made of. None: there is none."""
    try:
        return msgspec.json.decode((fast / STAMP).read_bytes(), type=Stamp)
    except (OSError, msgspec.DecodeError):
        return None


def is_current(fast: Path, source: Path) -> bool:
    """Was the compiled build made of these sources, as they are now?"""
    stamp = stamp_of(fast)
    return stamp is not None and stamp.package == package_digest(source)


def plain_build(now: Build, room: Path) -> Build:
    """The plain sources. An installed package that is compiled has them too: they are put into
    ``room``, away from the machine code."""
    if now.kind == "plain":
        return now
    source = now.folder.parents[1] / "src"
    if (now.folder / STAMP).is_file() and source.is_dir():  # what lies here is written out
        return Build("plain", source)
    ignored = shutil.ignore_patterns(*LITTER)
    shutil.copytree(now.folder / "backroom", room / "backroom", ignore=ignored)
    return Build("plain", room)


def compiled_build(now: Build) -> Build | None:
    """The compiled build, if there is one that is no older than the sources."""
    if now.kind == "compiled":
        return now
    fast = now.folder.parent / FAST
    return Build("compiled", fast) if is_current(fast, now.folder) else None
