"""Servers as processes of their own, so that they can be killed: many, one after another.

``python -m tests.server.nursery`` has loaded all that a server needs, and forks one for each line
it is given (a :class:`_Wanted`): that takes a tenth of the time of a start from nothing.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import uvicorn

from backroom.server.app import create_app
from backroom.server.running import running
from tests.server.given import Server, settings

ROOT = Path(__file__).parents[2]


class _Wanted(msgspec.Struct):
    port: int
    data: str
    environment: dict[str, str]


class Nursery:
    """Where they come from; ``environment`` is what they all are started with."""

    def __init__(self, environment: dict[str, str] | None = None) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, **(environment or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    @contextmanager
    def server(
        self, port: int, data: Path, environment: dict[str, str] | None = None
    ) -> Iterator[tuple[Child, Server]]:
        """However long it takes to start is no matter, as long as it lives."""
        assert self._process.stdin is not None and self._process.stdout is not None
        wanted = _Wanted(port, str(data), environment or {})
        self._process.stdin.write(msgspec.json.encode(wanted) + b"\n")
        self._process.stdin.flush()
        child = Child(int(self._process.stdout.readline()))
        server = Server(port)
        try:
            while True:
                try:
                    server.http.get("/api/games")
                    break
                except httpx.HTTPError:
                    assert is_alive(child.pid), "the server does not start"
                    time.sleep(0.02)
            yield child, server
        finally:
            child.kill()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


class Child:
    """A server that can be killed."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._killed = False

    def kill(self) -> None:
        """As ``kill -9`` does. It is gone then."""
        if not self._killed:
            self._killed = True
            os.kill(self.pid, signal.SIGKILL)
        while is_alive(self.pid):
            time.sleep(0.002)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (OSError, IndexError):
        return False
    return state != "Z"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def _serve(wanted: _Wanted) -> None:
    os.environ.update(wanted.environment)
    uvicorn.Server(running(create_app(settings(Path(wanted.data))), port=wanted.port)).run()


def _fork_for_ever() -> None:
    children: list[int] = []
    for line in sys.stdin.buffer:
        wanted = msgspec.json.decode(line, type=_Wanted)
        pid = os.fork()
        if pid == 0:
            _serve(wanted)
            os._exit(0)
        print(pid, flush=True)
        children = [each for each in (*children, pid) if os.waitpid(each, os.WNOHANG)[0] == 0]


if __name__ == "__main__":
    _fork_for_ever()
