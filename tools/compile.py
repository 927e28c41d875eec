"""Compile the rules with mypyc: python tools/compile.py build/fast

The package is copied to the target and the modules of engine/ and games/ are compiled there, so
the sources stay as they are. Run something on the compiled rules with PYTHONPATH=build/fast.

Not compiled are modules that define msgspec types: mypyc drops the keywords of their classes, takes
their class variables for fields and forgets bounds. An event or a question that stands in a card's
own file survives that: keywords are inherited, it has no class variable and is never decoded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path[:0] = [str(SOURCE), str(SOURCE.parent)]

from tools.written_out import written_out  # noqa: E402

ROOMS = ("engine", "games")


def compilable(module: Path) -> bool:
    text = module.read_text(encoding="utf-8")
    defines_types = "msgspec.Struct" in text or "(Action," in text or "(View," in text
    told = module.name in ("events.py", "questions.py", "card_choice.py", "deal.py", "fields.py")
    return module.name != "__init__.py" and not defines_types and not told


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
    modules = sorted(
        str(module.relative_to(target))
        for room in ROOMS
        for module in (target / "backroom" / room).rglob("*.py")
        if compilable(module)
    )
    for module in modules:
        file = target / module
        name = module.removesuffix(".py").replace("/", ".")
        file.write_text(written_out(file.read_text("utf-8"), name), encoding="utf-8")
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
