"""A way in from outside: with stand-ins for the programs that make tunnels."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import segno

from backroom.cli.shared import way_in as ways
from backroom.cli.shared.qr import qr
from tests.cli.given import backroom, complaint
from tests.server.given import PATIENCE

ROOT = Path(__file__).parents[2]
#: What each of the programs says before it says where its tunnel begins.
SAYS = {
    "cloudflared": (
        "INF Thank you for trying Cloudflare Tunnel https://developers.cloudflare.com/x\n"
        "INF Requesting new quick Tunnel on https://api.trycloudflare.com ...\n"
        "INF |  https://odd-words-here.trycloudflare.com  |"
    ),
    "tailscale": (
        "Available on the internet:\n\nhttps://den.tail1234.ts.net/\n|-- proxy http://127.0.0.1"
    ),
    "ssh": "abc.lhr.life tunneled with tls termination, https://abc.lhr.life",
}
ADDRESS = {
    "cloudflared": "https://odd-words-here.trycloudflare.com",
    "tailscale": "https://den.tail1234.ts.net",
    "ssh": "https://abc.lhr.life",
}


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(ways, "PATIENCE", PATIENCE)
    return folder


def stand_in(folder: Path, name: str, says: str, lasts: bool = True) -> None:
    """Says so on its second stream, keeps its pid and what it was called with, and stays."""
    rest = "exec /bin/sleep 600" if lasts else "exit 1"
    (folder / f"{name}.says").write_text(says)
    script = folder / name
    script.write_text(
        f'#!/bin/sh\necho "$$ $*" > "{folder}/{name}.was"\n'
        f'/bin/cat "{folder}/{name}.says" >&2\necho >&2\n{rest}\n'
    )
    script.chmod(0o755)


def called(folder: Path, name: str) -> tuple[int, list[str]]:
    pid, *rest = (folder / f"{name}.was").read_text().split()
    return int(pid), rest


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("name", ways.NAMES)
def test_each_program_is_started_understood_and_ended(programs: Path, name: str) -> None:
    stand_in(programs, name, SAYS[name])
    tried: list[str] = []
    with ways.way_in(ways.found(), 4321, tried.append, lambda: None) as address:
        assert address == ADDRESS[name]
        pid, arguments = called(programs, name)
        assert any("4321" in word for word in arguments)
        assert not gone(pid)
    assert tried == [name]
    assert gone(pid)


def test_the_next_is_tried_where_one_fails(programs: Path) -> None:
    stand_in(programs, "cloudflared", "ERR no network", lasts=False)
    stand_in(programs, "tailscale", "Visit https://login.tailscale.com/f", lasts=False)
    stand_in(programs, "ssh", SAYS["ssh"])
    tried: list[str] = []
    with ways.way_in(ways.found(), 1, tried.append, lambda: None) as address:
        assert address == ADDRESS["ssh"]
    assert tried == ["cloudflared", "tailscale", "ssh"]


def test_one_that_says_nothing_is_given_up_and_ended(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(programs, "ssh", "Welcome")
    monkeypatch.setattr(ways, "PATIENCE", 0.5)
    with ways.way_in(ways.found(), 1, lambda name: None, lambda: None) as address:
        assert address == ""
        if (programs / "ssh.was").exists():  # it may not have come so far
            assert gone(called(programs, "ssh")[0])


def test_a_tunnel_that_ends_by_itself_is_told(programs: Path) -> None:
    stand_in(programs, "ssh", SAYS["ssh"])
    lost = threading.Event()
    with ways.way_in(ways.found(), 1, lambda name: None, lost.set) as address:
        assert address and not lost.is_set()
        os.kill(called(programs, "ssh")[0], signal.SIGTERM)
        assert lost.wait(PATIENCE)


def test_a_program_that_is_not_known_or_not_here_is_named(programs: Path, tmp_path: Path) -> None:
    said = complaint(backroom("play", "--share-by", "pigeon", "--data", str(tmp_path)))
    assert "pigeon" in said and "cloudflared, tailscale, ssh" in said
    said = complaint(backroom("play", "--share-by", "tailscale", "--data", str(tmp_path)))
    assert "tailscale is not installed" in said


def _play(tmp_path: Path, programs: Path) -> subprocess.Popen[str]:
    words = ["play", "--no-browser", "--share", "--port", "0", "--data", str(tmp_path / "data")]
    return subprocess.Popen(
        [sys.executable, "-m", "backroom.cli.main", *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PATH": str(programs), "PYTHONPATH": str(ROOT / "src")},
    )


def _until(child: subprocess.Popen[str], wanted: str) -> list[str]:
    """What is said up to a line with this in it."""
    assert child.stdout is not None
    lines: list[str] = []
    while not lines or wanted not in lines[-1]:
        line = child.stdout.readline()
        assert line, lines
        lines.append(line)
    return lines


def test_play_shares_tells_the_address_and_ends_the_tunnel(tmp_path: Path, programs: Path) -> None:
    stand_in(programs, "cloudflared", SAYS["cloudflared"])
    child = _play(tmp_path, programs)
    try:
        lines = _until(child, "Ctrl-C")
        assert any(ADDRESS["cloudflared"] + "/" in line for line in lines)
        port = re.search(r"127\.0\.0\.1:(\d+)", "".join(lines))
        pid, arguments = called(programs, "cloudflared")
        assert port is not None and arguments[-1] == f"http://127.0.0.1:{port[1]}"
        child.send_signal(signal.SIGTERM)
        _, errors = child.communicate(timeout=PATIENCE)
        assert (child.returncode, errors) == (0, "")
        deadline = time.monotonic() + PATIENCE
        while not gone(pid):
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        child.kill()


def test_where_there_is_no_program_the_two_easiest_ways_are_told(
    tmp_path: Path, programs: Path
) -> None:
    child = _play(tmp_path, programs)
    try:
        _until(child, "Ctrl-C")  # it is open all the same
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=PATIENCE)
    finally:
        child.kill()
    assert "cloudflared" in errors and "tailscale funnel" in errors
    assert len(errors.splitlines()) == 3


def test_a_phone_can_read_the_code() -> None:
    """Two modules a letter: the same as the code itself has."""
    address = "http://192.168.1.20:8080/"
    drawn = qr(address).splitlines()
    wanted = [list(row) for row in segno.make(address, error="m", micro=False).matrix]
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    bare = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in drawn]
    rows = [[halves[letter][half] for letter in line] for line in bare for half in (0, 1)]
    size = len(wanted)
    inside = [row[2 : 2 + size] for row in rows[2 : 2 + size]]
    assert len(inside) == size
    light = [[1 - module for module in row] for row in wanted]
    assert inside in (light, wanted)
