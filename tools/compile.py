"""Compile rules and bots with mypyc: python tools/compile.py build/fast

The package is copied to the target and the modules of engine/, games/ and bots/ are compiled there,
so the sources stay as they are. Run something on the compiled rules with PYTHONPATH=build/fast.

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

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path[:0] = [str(SOURCE), str(SOURCE.parent)]

from backroom.engine.ask import Question  # noqa: E402
from backroom.engine.event import Event  # noqa: E402
from tools.written_out import written_out  # noqa: E402

ROOMS = ("engine", "games", "bots")
#: It makes pieces of classes: what is compiled has its pieces written out instead.
NEVER = ("backroom.engine.fields",)


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


def newest(folder: Path, pattern: str) -> float:
    return max((file.stat().st_mtime for file in folder.rglob(pattern)), default=0.0)


def main(target: Path) -> None:
    done = target / ".compiled"
    if done.exists() and done.stat().st_mtime > newest(SOURCE, "*.py"):
        print(f"{target} is up to date")
        return
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCE / "backroom", target / "backroom", ignore=ignored)
    files = sorted(
        str(file.relative_to(target))
        for room in ROOMS
        for file in (target / "backroom" / room).rglob("*.py")
        if file.name != "__init__.py"
    )
    modules = [file for file in files if compilable(module_name(file))]
    for module in modules:
        file = target / module
        written = written_out(file.read_text("utf-8"), module_name(module))
        file.write_text(written, encoding="utf-8")
    print(f"compiling {len(modules)} modules …", flush=True)
    config = SOURCE.parent / "pyproject.toml"
    command = [sys.executable, "-m", "mypyc", "--config-file", str(config), *modules]
    environment = {**os.environ, "MYPYPATH": ".", "CFLAGS": "-O2 -g0"}
    result = subprocess.run(command, cwd=target, env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        print(result.stdout[-4000:], result.stderr[-4000:], sep="\n")
        sys.exit("the compiler refused; see above")
    shutil.rmtree(target / "build", ignore_errors=True)
    done.touch()
    print(f"done: PYTHONPATH={target}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
