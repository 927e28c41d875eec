"""The screen of a real terminal: its width, its keys, a dumb one."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import lru_cache
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from backroom.arena.play import play as play_bots
from backroom.cli.terminal.screen import Screen
from backroom.engine.save import AnyTable, Save
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.text import Text
from tests.cli.terminal.sittings import BOXES


@lru_cache
def busy_table() -> AnyTable:
    """A table at which there is much to see."""
    return play_bots(BOOTLEGGERS, Options(rounds=8), ["scripted"] * 4, 1)


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_no_line_of_the_table_is_wider_than_the_terminal(width: int) -> None:
    table = busy_table()
    screen = Screen()
    screen.plain = False
    written = StringIO()
    screen._console = Console(file=written, width=width, height=24, force_terminal=True)
    panels = BOOTLEGGERS.describe(BOOTLEGGERS.view(table.state, 0))
    text = Text("en", ["Al", "Pearl", "Dutch", "Stella"], me=0, game=BOOTLEGGERS)
    screen.show_table(text, panels)
    lines = re.sub(r"\x1b\[[0-9;]*m", "", written.getvalue()).splitlines()
    assert max(cell_len(line) for line in lines) <= width
    assert screen.height(text, panels) == len(lines)
    assert screen.changed(text, panels) == list(range(len(panels)))
    assert screen.changed(text, panels) == [], "nothing has changed"


class Keyboard:
    """A real terminal with somebody at it."""

    def __init__(self, *args: str, term: str = "xterm", width: int = 80) -> None:
        self._own, other = pty.openpty()
        environment = {**os.environ, "TERM": term, "COLUMNS": str(width), "LINES": "24"}
        command = [sys.executable, "-m", "backroom.cli.main", "terminal", *args]
        self._program = subprocess.Popen(
            *(command,), stdin=other, stdout=other, stderr=other, env=environment, close_fds=True,
            start_new_session=True, preexec_fn=_take_terminal,
        )  # fmt: skip
        os.close(other)
        self._bytes = b""

    @property
    def seen(self) -> str:
        return self._bytes.decode(errors="replace")

    def read_until(self, wanted: str, times: int = 1) -> str:
        end = time.monotonic() + 60
        while self.seen.count(wanted) < times and time.monotonic() < end:
            if not self._read(0.2) and self._program.poll() is not None:
                break
        assert self.seen.count(wanted) >= times, self.seen
        return self.seen

    def type(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def leave(self, pressing: str = "") -> int:
        """Until the program has gone. A Ctrl-C that comes in the moment between the prompt and the
        reading is heard with the next key: who presses it does so again if nothing happens."""
        end = time.monotonic() + 60
        again = time.monotonic() + 2
        while self._program.poll() is None and time.monotonic() < end:
            self._read(0.2)
            if pressing and time.monotonic() > again:
                again += 2
                self.type(pressing)
        while self._read(0.1):
            pass
        return self._program.wait(1)

    def _read(self, seconds: float) -> bool:
        if not select.select([self._own], [], [], seconds)[0]:
            return False
        try:
            read = os.read(self._own, 65536)
        except OSError:  # the program has gone
            return False
        self._bytes += read
        return bool(read)

    def close(self) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._own)


def _take_terminal() -> None:
    """As a person's shell does it: tests in the background inherit a deaf ear for Ctrl-C."""
    import fcntl
    import signal
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def keyboard(game_file: Path) -> Iterator[Keyboard]:
    board = Keyboard("bootleggers", "--seed", "1", "--fast", "--save", str(game_file))
    yield board
    board.close()


def test_a_newcomer_is_only_asked_for_a_name(keyboard: Keyboard, game_file: Path) -> None:
    keyboard.read_until("Your name?")
    keyboard.type("Zelda\n")
    seen = keyboard.read_until("1–12, ? >")
    assert "Pull up a chair, Zelda." in seen
    assert "\x1b[1m" in seen  # this is no plain terminal
    keyboard.type("?\n")
    keyboard.read_until("1–12, ? >", 2)
    keyboard.type("\x04")
    assert keyboard.leave() == 0
    assert f"--resume {game_file}" in keyboard.seen


def test_a_wish_that_cannot_be_met_is_refused_before_one_is_asked_for_a_name() -> None:
    board = Keyboard("bootleggers", "--seats", "9")
    try:
        assert board.leave() == 2
        assert "Your name?" not in board.seen
        assert "--seats" in board.seen
    finally:
        board.close()


def test_ctrl_c_saves_and_leaves_without_a_fuss(keyboard: Keyboard, game_file: Path) -> None:
    keyboard.read_until("Your name?")
    keyboard.type("\n")
    keyboard.read_until("1–12, ? >")
    keyboard.type("?\n")
    keyboard.read_until("1–12, ? >", 2)
    keyboard.type("\x03")
    assert keyboard.leave("\x03") == 130
    assert "The game is kept." in keyboard.seen
    assert "Traceback" not in keyboard.seen
    assert "Abort" not in keyboard.seen
    assert Save.decode(game_file.read_bytes()).records


def test_a_dumb_terminal_gets_plain_lines(game_file: Path) -> None:
    board = Keyboard("--seed", "1", "--name", "Al", "--save", str(game_file), term="dumb")
    try:
        board.read_until("1–12, ? >")
        board.type("t 2\n")
        seen = board.read_until("1–12, ? >", 2)
        assert BOXES.search(seen) is None
        assert "    Demand: no limit\r\n" in seen, "one fact a line"
    finally:
        board.close()
