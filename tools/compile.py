"""Compile rules and bots with mypyc: python tools/compile.py build/fast [--in-background]

With --libraries the target gets the machine code alone, for a wheel.

The package is copied and the modules of engine/, games/, bots/, company/ and some of server/ are
compiled there, so the sources stay as they are. To run something on it: PYTHONPATH=build/fast.

It is made aside and put in place when it is whole. If only files have changed that are not compiled
(texts, most of the server), the machine code is taken over and nothing is compiled. In the
background it goes on after this command has ended, at low priority, and tells a file beside the
target (build/fast.log) what it does.
"""

from __future__ import annotations

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

_ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(_ROOT / "src"), str(_ROOT)]  # where a wheel is made nothing is installed

from backroom.builds import FAST, STAMP, Stamp, digest, package_digest, stamp_of  # noqa: E402
from tools.mypyc_build import (  # noqa: E402
    ROOT,
    SOURCE,
    CannotCompile,
    build,
    copy_package,
    libraries,
    to_compile,
)

#: How much whoever plays meanwhile goes before.
_LOW = 15
BACKGROUND = "--in-background"
LIBRARIES = "--libraries"


# --- making a build ------------------------------------------------------------------------------


def made_of() -> Stamp:
    """What a build that is made now is made of: the sources, the compiler, this Python."""
    rules = to_compile(SOURCE)
    tools = [
        ROOT / "tools" / name for name in ("mypyc_build.py", "mypyc_setup.py", "written_out.py")
    ]
    with_what = f"{version('mypy')} {sysconfig.get_config_var('EXT_SUFFIX')}"
    return Stamp(digest([*rules, *tools], ROOT, with_what), package_digest(SOURCE))


def _refresh(folder: Path, old: Path) -> None:
    """The package as it is now, with what was compiled before."""
    copy_package(folder)
    for file in to_compile(old):
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


def libraries_alone(target: Path) -> None:
    """The machine code, as it is put beside the sources; taken from ``make fast`` if it fits."""
    fast = ROOT / FAST
    with tempfile.TemporaryDirectory() as room:
        stamp = stamp_of(fast)
        if stamp is None or stamp.compiled != made_of().compiled:
            fast = Path(room)
            build(fast)
        for file in libraries(fast):
            to = target / file.relative_to(fast)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, to)


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
        if LIBRARIES in sys.argv[2:]:
            libraries_alone(Path(sys.argv[1]).resolve())
        else:
            main(Path(sys.argv[1]).resolve(), BACKGROUND in sys.argv[2:])
    except CannotCompile as error:
        sys.exit(f"{error}\nthe compiler refused; see above")
