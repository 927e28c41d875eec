"""Servers take turns under the same load: each on one core, the load on another."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import quantiles

import msgspec

from backroom.arena.bench.engine import Range, range_of
from backroom.arena.bench.measure import positions
from backroom.arena.bench.processes import ChildFailed, last_line
from backroom.arena.bench.server.found import Found, Seen
from backroom.builds import Build
from backroom.engine.written import view_written
from backroom.games import shelf

_HERE = Path(__file__).parent
#: Seconds that a server may take to be there.
_PATIENCE = 60.0
#: Where each sits; a machine with one core has to share it.
_SERVER, _LOAD = 0, 1

#: What is told of a server: more is better of the first, less of the others.
FIGURES = ("moves", "cost", "seated", "played", "bytes", "half", "most", "busy")


class Contender(msgspec.Struct):
    """A server, how it is started on a port in a folder of its own, and what came out."""

    title: str
    dialect: str
    start: Callable[[int, Path], list[str]]
    #: Environment variables that it needs.
    needs: dict[str, str] = {}
    turns: list[dict[str, float]] = []

    @property
    def figures(self) -> dict[str, Range]:
        return {name: range_of([turn[name] for turn in self.turns]) for name in FIGURES}


def ours(build: Build, title: str) -> Contender:
    """Our server, on one of our builds."""
    module = "backroom.arena.bench.server.ours"
    return Contender(
        title,
        "backroom",
        lambda port, folder: [sys.executable, "-P", "-m", module, str(port), str(folder)],
        {"PYTHONPATH": str(build.folder)},
    )


def earlier(checkout: Path) -> Contender:
    """Our server as it is in another checkout: its sources, or the folder of a compiled build."""
    sources = checkout if (checkout / "backroom").is_dir() else checkout / "src"
    script = str(_HERE / "earlier.py")
    return Contender(
        f"Backroom ({checkout.name})",
        "backroom",
        lambda port, folder: [sys.executable, "-P", script, str(port), str(folder)],
        {"PYTHONPATH": str(sources.resolve())},
    )


def boardgame_io(node: str, installed: Path, room: Path) -> list[Contender]:
    """boardgame.io, with its games in memory and in files. Its one position is one of ours."""
    position = room / "position.json"
    position.write_bytes(_some_position())
    script = str(_HERE / "boardgame_io.js")

    def in_memory(port: int, folder: Path) -> list[str]:
        return [node, script, str(installed), str(port), "memory", str(position)]

    def in_files(port: int, folder: Path) -> list[str]:
        return [node, script, str(installed), str(port), str(folder / "games"), str(position)]

    return [
        Contender("boardgame.io (memory)", "boardgame.io", in_memory),
        Contender("boardgame.io (flat file)", "boardgame.io", in_files),
    ]


def _some_position() -> bytes:
    """What a seat sees in the middle of a game, of middling size."""
    found = []
    for game in map(shelf.find, shelf.GAMES):
        found += [view_written(game.view(state, 0)) for state in positions(game)]
    return sorted(found, key=len)[len(found) // 2]


class Contest:
    """All turns of all servers."""

    def __init__(self, servers: Sequence[Contender], load: Build, room: Path) -> None:
        self.servers = list(servers)
        self._load = load
        self._room = room
        self.failed: dict[str, str] = {}

    def take_turn(self, turn: int, tables: int, seconds: float, pace: float) -> Iterator[str]:
        """Every server once, the other way round each time; who is done."""
        for server in list(self.servers[:: -1 if turn % 2 else 1]):
            try:
                found = self._measure(server, tables, seconds, pace)
            except ChildFailed as error:
                if server.dialect == "backroom":
                    raise
                self.failed[server.title] = error.said
                self.servers.remove(server)
            else:
                server.turns.append(_figures(found))
            yield server.title

    def _measure(self, server: Contender, tables: int, seconds: float, pace: float) -> Found:
        port, folder = _free_port(), Path(tempfile.mkdtemp(dir=self._room))
        words = [str(each) for each in (tables, seconds, pace)]
        process = _begin(server.start(port, folder), {**os.environ, **server.needs}, _SERVER)
        try:
            _wait_for(port, process)
            load = [sys.executable, "-P", "-m", "backroom.arena.bench.server.load"]
            load += [server.dialect, str(port), str(process.pid), *words, *shelf.GAMES]
            return _told(load, {**os.environ, "PYTHONPATH": str(self._load.folder)})
        finally:
            process.terminate()
            process.wait()
            shutil.rmtree(folder, ignore_errors=True)


def _figures(found: Found) -> dict[str, float]:
    flat_out, paced = found.flat_out, found.paced
    _check(flat_out)
    _check(paced)
    cuts = quantiles(paced.times, n=100)
    return {
        "moves": flat_out.moves / flat_out.seconds,
        "cost": 1000 * flat_out.used / flat_out.moves,
        "seated": found.seated / 1000,
        "played": found.played / 1000,
        "bytes": flat_out.bytes / flat_out.moves,
        "half": 1000 * cuts[49],
        "most": 1000 * cuts[98],
        "busy": 100 * flat_out.busy / flat_out.seconds,
    }


def _check(seen: Seen) -> None:
    """A server that plays nothing is not fast."""
    if seen.moves < 2 or seen.refused > seen.moves / 10:
        raise ChildFailed(f"{seen.moves} moves, {seen.refused} refused")


def times_as_good(ours: Contender, theirs: Contender, name: str) -> Range:
    """How many times as good, compared within each turn."""
    pairs = zip(ours.turns, theirs.turns, strict=False)
    if name == "moves":
        return range_of([mine[name] / other[name] for mine, other in pairs])
    return range_of([other[name] / mine[name] for mine, other in pairs])


# --- processes -----------------------------------------------------------------------------------


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as there:
        port: int = there.getsockname()[1]
        return port


def _begin(command: list[str], environment: dict[str, str], core: int) -> subprocess.Popen[bytes]:
    cores = sorted(os.sched_getaffinity(0))

    def sit() -> None:
        os.sched_setaffinity(0, {cores[core % len(cores)]})

    try:
        return subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE if core == _LOAD else subprocess.DEVNULL,
            stderr=subprocess.PIPE if core == _LOAD else subprocess.DEVNULL,
            preexec_fn=sit,
        )
    except OSError as error:
        raise ChildFailed(error.strerror or str(error)) from error


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + _PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise ChildFailed(f"no answer on port {port}")


def _told(command: list[str], environment: dict[str, str]) -> Found:
    load = _begin(command, environment, _LOAD)
    out, error = load.communicate()
    if load.returncode != 0:
        raise ChildFailed(last_line(error.decode("utf-8", "replace")))
    return msgspec.json.decode(out, type=Found)
