"""A server that stops or makes place for another: pages are told to come again, nothing is lost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.given import PATIENCE, Server

ROOT = Path(__file__).parents[2]
SEATS = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot"}]
#: "Within seconds", on a machine that is busy with something else.
SOON = 20.0


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], int]]:
    words = ["serve", "--port", str(port), "--data", str(data), "--lang", "en"]
    words += ["--limit", "leisure=0", "--limit", "least=0", "--limit", "workers=1"]
    child = subprocess.Popen(
        [sys.executable, "-m", "backroom.cli.main", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    try:
        yield child, said_port(child)
    finally:
        child.kill()
        child.wait()


def said_port(child: subprocess.Popen[str]) -> int:
    assert child.stdout is not None
    for line in child.stdout:
        found = re.search(r"127\.0\.0\.1:(\d+)/", line)
        if found:
            return int(found[1])
    raise AssertionError("it does not open")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_sends_everybody_to_come_again(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as (child, port):
        server = Server(port)
        table, keys = server.seated(SEATS)
        players = [server.player(table, key) for key in keys]
        players.append(server.player(table, None))
        for player in players:
            player.until("log")
        players[0].answer()
        began = time.monotonic()
        child.send_signal(how)
        assert [player.closed() for player in players] == [1012] * 3
        _, errors = child.communicate(timeout=PATIENCE)
        assert time.monotonic() - began < SOON
        assert (child.returncode, errors) == (0, "")
        told = [player.log for player in players]
    with serving(tmp_path, port) as (_, again):
        assert again == port
        back = server.player(table, keys[0])
        back.until("log")
        back.settle()
        assert back.log[: len(told[0])] == told[0]
        assert not {ask["id"] for ask in back.waiting()} & {
            ask["id"] for ask in players[0].view["asks"] if "answer" in ask
        }
        back.close()


def test_told_to_hang_up_it_begins_anew_and_nobody_is_turned_away(tmp_path: Path) -> None:
    with serving(tmp_path) as (child, port):
        server = Server(port)
        table, keys = server.seated(SEATS)
        player = server.player(table, keys[0])
        player.until("log")
        player.answer()
        child.send_signal(signal.SIGHUP)
        assert player.closed() == 1012
        back = server.player(table, keys[0])  # at once: the door is open, and one waits
        back.until("log")
        assert back.log[: len(player.log)] == player.log
        assert said_port(child) == port
        assert child.poll() is None, "the same process, so that whoever watches it is content"
        back.close()
        child.send_signal(signal.SIGTERM)
        child.communicate(timeout=PATIENCE)
        assert child.returncode == 0
