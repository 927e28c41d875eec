"""The disk on which a server keeps its tables is full: what can't be kept is not acknowledged, with
a sentence that says why; and when there is room again, the table goes on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.given import Json, Player, Server, answers
from tests.server.nursery import ROOT, Nursery, free_port
from tests.store.disks import compiled, full_while
from tests.store.test_sqlite import SEATS, TABLE, with_store


def act(player: Player) -> str:
    """What comes of an answer, or of talk where nothing is asked: "": it is done."""
    if player.waiting():
        ask = player.waiting()[0]
        reason = player.act(answers(ask)[0], ask["id"])
        return "" if reason is None else str(reason["key"])
    number = player.talk("x" * 500)
    while True:
        message = player.hear()
        if message.get("done") == number:
            return ""
        if "refused" in message:
            return str(message["refused"]["reason"]["key"])


def play_until_full(players: list[Player]) -> None:
    """What has room yet is done; then nothing is, and why is told."""
    while not any((said := act(player)) for player in players):
        pass
    assert said == "refused-disk-full"
    for player in players:
        player.settle(0.05)


def begin(server: Server) -> tuple[str, list[str], list[Player]]:
    table, keys = server.seated()
    players = [server.player(table, key) for key in keys]
    for player in players:
        player.until("log")
        player.settle(0.03)
    return table, keys, players


def check_full(server: Server, table: str, keys: list[str], players: list[Player]) -> None:
    """Nothing is acknowledged; all can be looked at as it was; whoever asks by HTTP is told too."""
    told = [player.log for player in players]
    for player, key in zip(players, keys, strict=True):
        big: Json = {"key": key, "text": "x" * 4000, "version": 0}
        answer = server.http.post(f"/api/tables/{table}/notes/write", json=big)
        assert answer.status_code == 507, answer.text
        assert answer.json()["refused"]["key"] == "refused-disk-full"
        player.settle(0.03)
    assert [player.log for player in players] == told
    again = server.player(table, keys[0])
    again.until("log")
    again.settle(0.03)
    assert again.log == told[0]
    again.close()


def check_goes_on(players: list[Player]) -> None:
    done = 0
    for _ in range(1000):
        for player in players:
            player.settle(0.02)
            if player.waiting():
                assert act(player) == ""
                done += 1
        if done >= 6:
            return
    raise AssertionError("nobody is asked anything")


def test_a_full_disk_is_told_and_passes(tmp_path: Path) -> None:
    flag, data = tmp_path / "full", tmp_path / "data"
    nursery = Nursery({"LD_PRELOAD": str(compiled(tmp_path, "full"))})
    try:
        with nursery.server(free_port(), data, full_while(data, flag)) as (_, server):
            table, keys, players = begin(server)
            flag.touch()
            play_until_full(players)
            check_full(server, table, keys, players)
            flag.unlink()
            check_goes_on(players)
    finally:
        nursery.close()


@contextmanager
def on_a_small_disk(data: Path) -> Iterator[tuple[Server, Path, Path]]:
    """A server, as a host starts it, on a disk of its own in memory, which nobody else sees; where
    that is found from outside, and where what the host reads is written."""
    if shutil.which("unshare") is None:
        pytest.skip("there is no way to a disk of one's own")
    port, said = free_port(), data.with_name("said")
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    script = (
        'mount -t tmpfs -o size=4m tmpfs "$1" && exec "$2" -m backroom.cli.main serve'
        ' --data "$1" --port "$3" --lang en --limit least_free=0'
    )
    data.mkdir()
    with said.open("wb") as written:
        child = subprocess.Popen(
            ["unshare", "-rm", "sh", "-c", script, "sh", str(data), sys.executable, str(port)],
            env={**os.environ, "PYTHONPATH": path},
            stdout=written,
            stderr=written,
        )
    try:
        server = Server(port)
        while True:
            try:
                server.http.get("/api/games")
                break
            except httpx.HTTPError:
                if child.poll() is not None and b"mount" in said.read_bytes().lower():
                    pytest.skip("nobody here may have a disk of his own")
                assert child.poll() is None, said.read_text()
                time.sleep(0.05)
        yield server, Path(f"/proc/{child.pid}/root{data}"), said
    finally:
        child.kill()
        child.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="the disk is made as Linux does it")
def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    with on_a_small_disk(tmp_path / "data") as (server, disk, said):
        table, keys, players = begin(server)
        fill(disk / "ballast")
        play_until_full(players)
        check_full(server, table, keys, players)
        assert "is full. Nothing that is done from now on is kept" in said.read_text()
        (disk / "ballast").unlink()
        check_goes_on(players)
        assert "There is room on the disk" in said.read_text()


def fill(file: Path) -> None:
    with suppress(OSError), file.open("wb", buffering=0) as written:
        while written.write(b"x" * 1024):
            pass


def test_nothing_is_called_damaged_because_a_disk_is_full(tmp_path: Path) -> None:
    """Neither the tables of which no copy can be written there, nor those that can't be begun."""
    small, flag = tmp_path / "small", tmp_path / "full"
    small.mkdir()
    with_store(tmp_path / "data", lambda store: store.make(TABLE, SEATS))
    flag.touch()
    shim = {"LD_PRELOAD": str(compiled(tmp_path, "full")), **full_while(small, flag)}
    wishes = [
        ["backup", str(small / "copy.db"), "--data", str(tmp_path / "data"), "--lang", "en"],
        ["serve", "--data", str(small / "data"), "--port", str(free_port()), "--lang", "en"],
    ]
    script = (
        "import sys; from typer.testing import CliRunner; from backroom.cli.main import app;"
        f"[print(CliRunner().invoke(app, wish).output) for wish in {wishes!r}]"
    )
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    around = {**os.environ, "PYTHONPATH": path, **shim}
    done = subprocess.run(
        [sys.executable, "-c", script], env=around, cwd=ROOT, capture_output=True, text=True
    )
    assert "No space left on device" in done.stdout, done
    assert "There is no room left on the disk of" in done.stdout, done
    assert "restore" not in done.stdout
