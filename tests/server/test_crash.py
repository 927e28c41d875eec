"""The server is killed in the middle of play: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.given import PATIENCE, Player, Server

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def process(port: int, data: Path) -> Iterator[tuple[subprocess.Popen[bytes], Server]]:
    """A server that can be killed, and all it has started with it."""
    command = [sys.executable, "-m", "tests.server.serving", str(port), str(data)]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    child = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path})
    server = Server(port)
    deadline = time.monotonic() + 2 * PATIENCE
    while True:
        try:
            server.http.get("/api/games")
            break
        except httpx.HTTPError:
            assert time.monotonic() < deadline and child.poll() is None
            time.sleep(0.05)
    try:
        yield child, server
    finally:
        if child.poll() is None:
            child.send_signal(signal.SIGKILL)
        child.wait()


class Evening(threading.Thread):
    """A player who answers whatever is asked, until the line is dead."""

    def __init__(self, player: Player, seed: int) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.rng = Random(seed)
        self.start()

    def run(self) -> None:
        with suppress(ConnectionClosed, TimeoutError, OSError):
            self.player.play(self.rng, lambda player: False)

    @property
    def done(self) -> int:
        return sum("done" in message for message in self.player.messages)


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    port = free_port()
    with process(port, tmp_path) as (child, server):
        table, keys = server.seated([{"kind": "human"}] * 3 + [{"kind": "bot", "bot": "chaotic"}])
        evenings = [Evening(server.player(table, key), at) for at, key in enumerate(keys)]
        deadline = time.monotonic() + 3 * PATIENCE
        while sum(evening.done for evening in evenings) < 40:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        child.send_signal(signal.SIGKILL)
        child.wait()
        for evening in evenings:
            evening.join(PATIENCE)
    with process(port, tmp_path) as (_, server):
        for evening, key in zip(evenings, keys, strict=True):
            again = server.player(table, key)
            again.settle()
            told = evening.player.log
            assert again.log[: len(told)] == told
            assert len(told) > 10
            asked = {ask["id"] for ask in again.waiting()}
            last = [m["done"] for m in evening.player.messages if "done" in m]
            assert last
            answered = {
                ask["id"]
                for ask in evening.player.view["asks"]
                if "answer" in ask and not ask.get("optional")
            }
            assert not asked & answered, "an answer that was acknowledged is asked for again"
            again.close()
        going_on = [Evening(server.player(table, key), at) for at, key in enumerate(keys)]
        deadline = time.monotonic() + 3 * PATIENCE
        while sum(evening.done for evening in going_on) < 10:
            assert time.monotonic() < deadline
            time.sleep(0.01)


def test_bots_do_not_outlive_the_server(tmp_path: Path) -> None:
    with process(free_port(), tmp_path) as (child, server):
        players = server.sitting([{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}])
        players[0].answer()
        players[0].until("log")  # so the bots have answered
        kin = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(child.pid)], capture_output=True, text=True
        )
        workers = [int(pid) for pid in kin.stdout.split()]
        child.send_signal(signal.SIGKILL)
        child.wait()
    assert workers
    deadline = time.monotonic() + 3 * PATIENCE
    while any(_alive(pid) for pid in workers):
        assert time.monotonic() < deadline, "bots think on for nobody"
        time.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (OSError, IndexError):
        return False
    return state != "Z"
