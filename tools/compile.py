"""Compile rules and bots with mypyc: python tools/compile.py build/fast [--in-background]

The package is copied and the modules of engine/, games/ and bots/ are compiled there, so the
sources stay as they are. Run something on the compiled rules with PYTHONPATH=build/fast.

It is made aside and put in place when it is whole. If only files have changed that are not compiled
(texts, the server), the machine code is taken over and nothing is compiled. In the background it
goes on after this command has ended, at low priority, and tells a file beside the target
(build/fast.log) what it does.

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
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
sys.path[:0] = [str(SOURCE), str(ROOT)]

from backroom.builds import LITTER, STAMP, Stamp, digest, package_digest, stamp_of  # noqa: E402
from backroom.engine.ask import Question  # noqa: E402
from backroom.engine.event import Event  # noqa: E402
from tools.written_out import written_out  # noqa: E402

ROOMS = ("engine", "games", "bots")
#: It makes pieces of classes: what is compiled has its pieces written out instead.
NEVER = ("backroom.engine.fields",)
#: How much whoever plays meanwhile goes before.
_LOW = 15
BACKGROUND = "--in-background"


class CannotCompile(Exception):
    """What the compiler has said."""


# --- what is compiled ----------------------------------------------------------------------------


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


def made_of() -> Stamp:
    """What a build that is made now is made of: the sources, the compiler, this Python."""
    rules = [file for room in ROOMS for file in (SOURCE / "backroom" / room).rglob("*.py")]
    tools = [ROOT / "tools" / name for name in ("compile.py", "written_out.py")]
    with_what = f"{version('mypy')} {sysconfig.get_config_var('EXT_SUFFIX')}"
    return Stamp(digest([*rules, *tools], ROOT, with_what), package_digest(SOURCE))


# --- compiling -----------------------------------------------------------------------------------


def _copy_package(folder: Path) -> None:
    ignored = shutil.ignore_patterns(*LITTER)
    shutil.copytree(SOURCE / "backroom", folder / "backroom", ignore=ignored)


def build(folder: Path) -> None:
    """Copy the package into an empty folder, and compile it there."""
    _copy_package(folder)
    files = sorted(
        file.relative_to(folder).as_posix()
        for room in ROOMS
        for file in (folder / "backroom" / room).rglob("*.py")
        if file.name != "__init__.py"
    )
    modules = [file for file in files if compilable(module_name(file))]
    for module in modules:
        file = folder / module
        written = written_out(file.read_text("utf-8"), module_name(module))
        file.write_text(written, encoding="utf-8")
    print(f"compiling {len(modules)} modules …", flush=True)
    command = [sys.executable, "-m", "mypyc", "--config-file", str(ROOT / "pyproject.toml")]
    environment = {**os.environ, "MYPYPATH": ".", "CFLAGS": "-O2 -g0"}
    if sys.platform == "win32":
        del environment["CFLAGS"]  # its compiler has other ones
    result = subprocess.run(
        [*command, *modules], cwd=folder, env=environment, capture_output=True, text=True
    )
    if result.returncode != 0:
        raise CannotCompile(f"{result.stdout[-4000:]}\n{result.stderr[-4000:]}")
    for rest in ("build", ".mypy_cache"):
        shutil.rmtree(folder / rest, ignore_errors=True)


def libraries(folder: Path) -> list[Path]:
    """The machine code in a compiled build."""
    return [file for kind in ("*.so", "*.pyd") for file in folder.rglob(kind)]


def _refresh(folder: Path, old: Path) -> None:
    """The package as it is now, with what was compiled before."""
    _copy_package(folder)
    for room in ROOMS:
        for file in (old / "backroom" / room).rglob("*.py"):
            shutil.copy2(file, folder / file.relative_to(old))
    for file in libraries(old):
        shutil.copy2(file, folder / file.relative_to(old))


def _link(folder: Path) -> None:
    """What an installed package has in it, and a checkout elsewhere: rules pages, the client."""
    for name, place in (("text/rules", ROOT / "docs" / "rules"), ("web", ROOT / "web" / "dist")):
        link = folder / "backroom" / name
        if not link.is_symlink():
            link.symlink_to(place, target_is_directory=True)


def make(target: Path) -> None:
    """Bring the build up to date, unless it is: aside first, then all at once."""
    now, before = made_of(), stamp_of(target)
    if before == now:
        print(f"{target} is up to date")
        return
    aside = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        if before is not None and before.compiled == now.compiled:
            _refresh(aside, target)
        else:
            build(aside)
        _link(aside)
        (aside / STAMP).write_bytes(msgspec.json.encode(now))
        aside.chmod(0o755)
        if target.exists():
            old = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
            target.rename(old / "old")
            aside.rename(target)
            shutil.rmtree(old, ignore_errors=True)
        else:
            aside.rename(target)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    print(f"done: PYTHONPATH={target}")


# --- one at a time -------------------------------------------------------------------------------


def _beside(target: Path, ending: str) -> Path:
    return target.parent / f"{target.name}{ending}"


@contextmanager
def alone(target: Path, wait: bool) -> Iterator[bool]:
    """Nobody else makes this build meanwhile. False: somebody does, and we don't wait."""
    import fcntl  # not on Windows, where wheels alone are made

    target.parent.mkdir(parents=True, exist_ok=True)
    with _beside(target, ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            _clear(target)
            yield True  # the lock ends with the file, or with this process


def _clear(target: Path) -> None:
    """What somebody left who was stopped half-way."""
    for left in target.parent.glob(f".{target.name}-*"):
        shutil.rmtree(left, ignore_errors=True)


def has_compiler() -> bool:
    """Is there a C compiler, as far as one can tell without asking it?"""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return any(shutil.which(name) for name in (str(named).split()[0], "cc", "gcc", "clang"))


def in_background(target: Path) -> None:
    """Let another process do it, and don't wait. Nothing is said here."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with _beside(target, ".log").open("a") as log:
        subprocess.Popen(
            [sys.executable, __file__, str(target), BACKGROUND],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C in the terminal is not meant for it
        )


def worth_trying(target: Path) -> bool:
    """Can it be made here? What was refused once is not tried again as it is."""
    return has_compiler() and _read(_beside(target, ".refused")) != made_of().compiled


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def main(target: Path, background: bool = False) -> None:
    if background:
        with suppress(OSError):
            os.nice(_LOW)
    with alone(target, wait=not background) as ours:
        if ours:
            try:
                make(target)
            except CannotCompile:
                _beside(target, ".refused").write_text(made_of().compiled, encoding="utf-8")
                raise


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]).resolve(), BACKGROUND in sys.argv[2:])
    except CannotCompile as error:
        sys.exit(f"{error}\nthe compiler refused; see above")
