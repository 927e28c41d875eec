"""A way in from outside, for friends in other cities: a program that is here makes a tunnel."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

#: So long a program has to say where its tunnel begins, and to go when it is told to.
PATIENCE = 40.0
_GOES = 5.0


class Way(NamedTuple):
    """A program, how it is called, and what the address looks like that it tells."""

    name: str
    words: tuple[str, ...]
    address: re.Pattern[str]


#: The easiest first. The last is nearly everywhere, and asks for nothing.
WAYS = (
    Way(
        "cloudflared",
        ("tunnel", "--no-autoupdate", "--url", "http://127.0.0.1:{port}"),
        re.compile(r"https://(?!api\.)[\w-]+\.trycloudflare\.com"),
    ),
    Way("tailscale", ("funnel", "{port}"), re.compile(r"https://[\w.-]+\.ts\.net")),
    Way(
        "ssh",
        (
            *("-T", "-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=accept-new"),
            *("-o", "ExitOnForwardFailure=yes", "-o", "ServerAliveInterval=30"),
            *("-R", "80:127.0.0.1:{port}", "nokey@localhost.run"),
        ),
        re.compile(r"https://[\w-]+\.(?:lhr\.life|localhost\.run)"),
    ),
)
NAMES = tuple(way.name for way in WAYS)


def found() -> list[Way]:
    """The ways that this computer has programs for."""
    return [way for way in WAYS if shutil.which(way.name)]


class Tunnel:
    """A running one. ``address`` is "" until it is known; ``lost`` is called if it ends by
    itself."""

    def __init__(self, way: Way, port: int, lost: Callable[[], None]) -> None:
        self.way = way
        self.address = ""
        self._lost = lost
        self._ending = False
        self._known = threading.Event()
        words = [shutil.which(way.name) or way.name, *(w.format(port=port) for w in way.words)]
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,  # Ctrl-C is for the server, which then ends it
        )
        threading.Thread(target=self._read, daemon=True).start()

    def wait(self, seconds: float) -> str:
        """The address; "": it has none in time, or has ended."""
        self._known.wait(seconds)
        return self.address

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:  # to its end, so that it never waits for a reader
            match = self.way.address.search(line)
            if match and not self.address:
                self.address = match.group()
                self._known.set()
        had = bool(self.address)
        self._known.set()
        if had and not self._ending:
            self._lost()

    def end(self) -> None:
        self._ending = True
        self._process.terminate()
        try:
            self._process.wait(_GOES)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


@contextmanager
def way_in(
    ways: list[Way], port: int, trying: Callable[[str], None], lost: Callable[[], None]
) -> Iterator[str]:
    """The address of the first way that leads here, for as long as it is needed; "": none does."""
    tunnel: Tunnel | None = None
    try:
        for way in ways:
            trying(way.name)
            try:
                tunnel = Tunnel(way, port, lost)
            except OSError:
                continue
            if tunnel.wait(PATIENCE):
                break
            tunnel.end()
            tunnel = None
        yield "" if tunnel is None else tunnel.address
    finally:
        if tunnel is not None:
            tunnel.end()
