"""How rules and bots are compiled with mypyc: a copy of the package, and which modules of it.

Not compiled are modules that define msgspec types: mypyc drops the keywords of their classes, takes
their class variables for fields and forgets bounds. An event or a question that stands in a card's
own file survives that: keywords are inherited, it has no class variable and is never decoded.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from backroom.builds import LITTER
from backroom.engine.ask import Question
from backroom.engine.event import Event
from tools.written_out import written_out

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
SETUP = ROOT / "tools" / "mypyc_setup.py"
ROOMS = ("engine", "games", "bots", "company")
#: Of the server, what every move passes, from the line on which it is heard until all are told.
SERVER = (
    *(
        "absence",
        "backlog",
        "ballot",
        "bots",
        "calendars",
        "clock",
        "deadlines",
        "frames",
        "heeding",
        "limits",
    ),
    *("links", "lock", "moves", "offers", "onlookers", "orders", "playing", "restless"),
    *("seats", "settling", "sheet", "shown", "stories", "talk", "watching", "windows"),
)
#: One makes pieces of classes: what is compiled has its pieces written out instead. The other is a
#: tuple.
NEVER = ("backroom.engine.fields", "backroom.engine.written_once")


class CannotCompile(Exception):
    """What the compiler has said."""


def module_name(file: str) -> str:
    """Of a file, as one looks from the folder that the package lies in."""
    return file.removesuffix(".py").replace("/", ".")


def compilable(name: str) -> bool:
    """Can the module be compiled, by the types that it defines?"""
    module = importlib.import_module(name)
    own = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in own if kind.__module__ == name]
    types = [kind for kind in own if issubclass(kind, msgspec.Struct)]
    of_a_card = len(types) < len(own) and all(issubclass(t, Event | Question) for t in types)
    return name not in NEVER and (not types or of_a_card)


def to_compile(folder: Path) -> list[Path]:
    """The files of a package in this folder that are compiled, if they can be."""
    package = folder / "backroom"
    rooms = [file for room in ROOMS for file in (package / room).rglob("*.py")]
    server = [package / "server" / f"{name}.py" for name in SERVER]
    return [file for file in rooms if file.name != "__init__.py"] + server


def copy_package(folder: Path) -> None:
    ignored = shutil.ignore_patterns(*LITTER)
    shutil.copytree(SOURCE / "backroom", folder / "backroom", ignore=ignored)


def build(folder: Path) -> None:
    """Copy the package into an empty folder, and compile it there."""
    copy_package(folder)
    files = sorted(file.relative_to(folder).as_posix() for file in to_compile(folder))
    modules = [file for file in files if compilable(module_name(file))]
    for module in modules:
        file = folder / module
        written = written_out(file.read_text("utf-8"), module_name(module))
        file.write_text(written, encoding="utf-8")
    print(f"compiling {len(modules)} modules …", flush=True)
    command = [sys.executable, str(SETUP), "--config-file", str(ROOT / "pyproject.toml"), *modules]
    result = subprocess.run(
        command, cwd=folder, env={**os.environ, "MYPYPATH": "."}, capture_output=True, text=True
    )
    if result.returncode != 0:
        raise CannotCompile(f"{result.stdout[-4000:]}\n{result.stderr[-4000:]}")
    for rest in ("build", ".mypy_cache"):
        shutil.rmtree(folder / rest, ignore_errors=True)


def libraries(folder: Path) -> list[Path]:
    """The machine code in a compiled build."""
    return [file for kind in ("*.so", "*.pyd") for file in folder.rglob(kind)]
