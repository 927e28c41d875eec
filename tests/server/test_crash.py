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
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.given import PATIENCE, Json, Player, Server, over

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
    deadline = time.monotonic() + 6 * PATIENCE
    try:
        while True:
            try:
                server.http.get("/api/games")
                break
            except httpx.HTTPError:
                assert time.monotonic() < deadline and child.poll() is None
                time.sleep(0.05)
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


def kill_again_and_again(folder: Path, times: int) -> None:
    """At random moments, while three people and a bot play: whoever comes back reads all that he
    was told before, and is not asked again what he has answered; and the game goes on."""
    rng, port = Random(11), free_port()
    table = ""
    keys: list[str] = []
    told: list[list[Json]] = []
    answered: list[set[str]] = []
    for _ in range(times + 1):
        with process(port, folder) as (child, server):
            if not table:
                seats = [{"kind": "human"}] * 3 + [{"kind": "bot", "bot": "chaotic"}]
                table, keys = server.seated(seats)
                told, answered = [[] for _ in keys], [set() for _ in keys]
            evenings = []
            for seat, key in enumerate(keys):
                player = server.player(table, key)
                player.until("log")
                player.settle(0.03)
                assert player.log[: len(told[seat])] == told[seat], "what was told has happened"
                asked = {ask["id"] for ask in player.waiting()}
                assert not asked & answered[seat], "what was acknowledged is asked for again"
                evenings.append(Evening(player, rng.randrange(1 << 30)))
            wanted, deadline = rng.randint(1, 25), time.monotonic() + 3 * PATIENCE
            while sum(evening.done for evening in evenings) < wanted:
                if any(over(evening.player) for evening in evenings):
                    break
                assert time.monotonic() < deadline, "the game goes on"
                time.sleep(rng.random() * 0.01)
            child.send_signal(signal.SIGKILL)
            child.wait()
            for evening in evenings:
                evening.join(PATIENCE)
        players = [evening.player for evening in evenings]
        told = [player.log for player in players]
        answered = [
            {a["id"] for a in player.view["asks"] if "answer" in a and not a.get("optional")}
            for player in players
        ]
        if any(over(player) for player in players):
            table = ""


def test_a_server_that_is_killed_again_and_again_goes_on(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 3)


@pytest.mark.soak
def test_a_server_that_is_killed_two_hundred_times_goes_on(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 200)
