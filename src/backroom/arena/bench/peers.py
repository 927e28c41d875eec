"""Other engines, measured in the same run, in an environment that is nobody else's business."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from backroom.arena.bench.measure import Measured
from backroom.arena.bench.processes import last_line, run_file

_HERE = Path(__file__).parent


class Package(NamedTuple):
    """What is installed: its name for people, what is asked for, what it is imported as."""

    title: str
    wanted: str
    module: str


class Peer(NamedTuple):
    """A game of another engine, and the loop that plays it."""

    title: str
    package: Package
    loop: str
    game: str

    def measure(self, python: Path, seconds: float, seed: int) -> Measured:
        words = [self.game, str(seconds), str(seed)]
        return run_file(python, _HERE / self.loop, words, Measured)


CATANATRON = Package("Catanatron", "catanatron>=3.2", "catanatron")
OPEN_SPIEL = Package("OpenSpiel", "open_spiel>=1.5", "pyspiel")
PACKAGES = (CATANATRON, OPEN_SPIEL)
#: The first is the one that others are mostly compared with: a board game, written in Python.
PEERS = (
    Peer("Catanatron", CATANATRON, "catanatron_loop.py", "catan"),
    Peer("OpenSpiel backgammon (C++)", OPEN_SPIEL, "open_spiel_loop.py", "backgammon"),
    Peer("OpenSpiel hearts (C++)", OPEN_SPIEL, "open_spiel_loop.py", "hearts"),
    Peer("OpenSpiel liar's poker (Python)", OPEN_SPIEL, "open_spiel_loop.py", "python_liars_poker"),
)


class CannotInstall(Exception):
    """Why not, in the installer's own last words."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


def python_of(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    if sys.platform == "win32":
        return environment / "Scripts" / "python.exe"
    return environment / "bin" / "python"


def has(environment: Path, package: Package) -> bool:
    """Is the package there?"""
    look = f"import sys, importlib.util as u; sys.exit(u.find_spec({package.module!r}) is None)"
    try:
        return (
            subprocess.run([python_of(environment), "-c", look], capture_output=True).returncode
            == 0
        )
    except OSError:
        return False


def make(environment: Path) -> None:
    """An empty environment. It is made aside: one that was stopped half-way is never used."""
    environment.parent.mkdir(parents=True, exist_ok=True)
    aside = Path(tempfile.mkdtemp(prefix="peers-", dir=environment.parent))
    try:
        _do([sys.executable, "-m", "venv", str(aside)])
        aside.rename(environment)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def install(environment: Path, package: Package) -> None:
    """Fetch a package into the environment."""
    pip = [str(python_of(environment)), "-m", "pip", "install", "--quiet"]
    # Compiled for this machine or not at all: nobody waits for an hour for a comparison.
    calm = ["--disable-pip-version-check", "--no-input", "--retries=1", "--only-binary=:all:"]
    _do([*pip, *calm, package.wanted])


def _do(command: list[str]) -> None:
    try:
        out = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        raise CannotInstall(error.strerror or str(error)) from error
    if out.returncode != 0:
        raise CannotInstall(last_line(out.stderr) or last_line(out.stdout))
