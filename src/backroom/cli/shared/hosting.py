"""Being the host: the port, the ways in, what is said about them, and a polite end."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import typer
import uvicorn

from backroom import __version__
from backroom.cli.shared import taking_over
from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.host_limits import limits_asked_for
from backroom.cli.shared.host_telling import Post, telling_asked_for
from backroom.cli.shared.open_store import open_store
from backroom.cli.shared.qr import can_show, qr
from backroom.cli.shared.way_in import NAMES, Way, found, way_in
from backroom.cli.shared.words import complain, warn
from backroom.server.app import House, create_app
from backroom.server.door import is_proxy
from backroom.server.logs import keep_log
from backroom.server.running import look_for_circles_seldom, running
from backroom.server.settings import Settings
from backroom.text.lookup import Text

_log = logging.getLogger("backroom.server")

#: The port to begin with, and how many after it are tried.
PORT = 8080
_TRIES = 50
#: Hosts that mean: every address this computer has.
EVERYWHERE = ("0.0.0.0", "::")
#: Hosts that mean: this computer, and nobody else.
_HERE_ONLY = ("127.0.0.1", "localhost", "::1")
#: People who look on while the server stops are sent away after so many seconds.
_STOP = 2
#: Tunnels that come in at this computer, and say themselves whose calls they bring.
_TELLING = (".trycloudflare.com/", ".ts.net/")
_LOOPBACK = ("127.0.0.1", "::1")
_HANG_UP: signal.Signals | None = getattr(signal, "SIGHUP", None)


class Wish(NamedTuple):
    """What a host has asked for."""

    host: str = "127.0.0.1"
    room: bool = False
    share: bool = False
    #: By which program; "": any that is here.
    share_by: str = ""
    port: int | None = None
    data: Path | None = None
    limits: tuple[str, ...] = ()
    log_json: bool = False
    open: bool = False
    #: Go on with a store that lacks something.
    accept_loss: bool = False
    #: Names by which the server may be called, and proxies in front of it.
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    #: How people are told who do not look.
    post: Post = Post()


class Doors(NamedTuple):
    """Where one comes in: at this computer, in the house, from outside. "": nowhere."""

    here: str
    near: str
    shared: str
    #: Where phones in the house would come in, if they were let in.
    could: str


def be_host(text: Text, wish: Wish) -> None:
    """Until it is stopped."""
    keep_log(wish.log_json)
    chosen = limits_asked_for(text, wish.limits)
    telling = telling_asked_for(text, wish.post)
    for proxy in wish.proxies:
        if not is_proxy(proxy):
            complain(text, "cli-serve-no-proxy", name=proxy)
    ways = _ways(text, wish)
    place = wish.data or data_folder()
    host = EVERYWHERE[0] if wish.room else wish.host
    handed = taking_over.handed_over()
    listening = listen(text, host, wish.port) if handed is None else handed
    store = open_store(text, place, wish.accept_loss)
    number: int = listening.getsockname()[1]
    near = lan_address()
    lan = "" if near is None else url(near, number)
    everywhere = host in EVERYWHERE
    with ExitStack() as stack:
        shared = "" if ways is None else stack.enter_context(_shared(text, ways, number))
        here = url("127.0.0.1" if everywhere else host, number)
        doors = Doors(here, lan if everywhere else "", shared, lan if host in _HERE_ONLY else "")
        public = [each for each in (shared, wish.post.address) if each]
        names = (*wish.names, host, *public)
        proxies = (*wish.proxies, *(_LOOPBACK if shared.endswith(_TELLING) else ()))
        settings = Settings(
            data=place,
            near=shared or doors.near,
            names=names,
            proxies=proxies,
            address=wish.post.address or shared,
            telling=telling,
            **chosen,
        )
        server = Server(
            create_app(settings, store), text, doors, host, wish.open and handed is None
        )
        look_for_circles_seldom()
        with suppress(KeyboardInterrupt), _told_to_stop():
            server.run(sockets=[listening.dup()])
    if server.again:
        taking_over.begin_anew(listening)


def _ways(text: Text, wish: Wish) -> list[Way] | None:
    """How to let people in from outside; None: nobody asked for it."""
    if wish.share_by and wish.share_by not in NAMES:
        complain(text, "cli-share-by-whom", name=wish.share_by, names=", ".join(NAMES))
    if not wish.share and not wish.share_by:
        return None
    ways = [way for way in found() if wish.share_by in ("", way.name)]
    if wish.share_by and not ways:
        complain(text, "cli-share-not-here", name=wish.share_by)
    return ways


@contextmanager
def _shared(text: Text, ways: list[Way], port: int) -> Iterator[str]:
    """The address for friends in other cities; or how to come by one."""

    def trying(name: str) -> None:
        typer.echo(text.say("cli-share-trying", {"name": name}))
        sys.stdout.flush()

    with way_in(ways, port, trying, lambda: warn(text.say("cli-share-lost"))) as address:
        if not address:
            names = ", ".join(way.name for way in ways)
            if names:
                warn(text.say("cli-share-failed", {"names": names}))
            for key in ("cli-share-how", "cli-share-how-cloudflared", "cli-share-how-tailscale"):
                warn(text.say(key, {"number": str(port)}))
        yield f"{address}/" if address else ""


def listen(text: Text, host: str, port: int | None) -> socket.socket:
    """A port that was asked for, or else the first that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = range(PORT, PORT + _TRIES) if port is None else [port]
    number = ports[0]
    while True:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen()  # at once: until then another server could take the same port
        except socket.gaierror as error:
            listening.close()
            complain(text, "cli-serve-no-host", name=host, detail=error.strerror or str(error))
        except (OSError, OverflowError) as error:
            listening.close()
            number += 1
            if number not in ports:
                detail = getattr(error, "strerror", None) or str(error)
                taken = str(ports[0])  # in words: a port has no thousands
                complain(text, "cli-serve-no-port", name=host, number=taken, detail=detail)
        else:
            return listening


@contextmanager
def _told_to_stop() -> Iterator[None]:
    """A server that is told to end ends as by Ctrl-C, and what stands around it is cleared up."""

    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Server(uvicorn.Server):
    """Says where it is, once it is there. Told to hang up, it begins anew on the same socket."""

    def __init__(self, app: House, text: Text, doors: Doors, host: str, open: bool) -> None:
        super().__init__(running(app, timeout_graceful_shutdown=_STOP))
        self._text = text
        self._doors = doors
        self._host = host
        self._open = open
        self.again = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        if _HANG_UP is not None:
            asyncio.get_running_loop().add_signal_handler(_HANG_UP, self._hang_up)
        self._say_where()
        _log.info("open", extra={"version": __version__})
        if self._open:
            opening = threading.Thread(target=webbrowser.open, args=(self._doors.here,))
            opening.daemon = True
            opening.start()

    def _say_where(self) -> None:
        doors = self._doors
        typer.echo(self._text.say("cli-serve-here", {"text": doors.here}))
        if doors.near:
            typer.echo(self._text.say("cli-serve-near", {"text": doors.near}))
        elif self._host in _HERE_ONLY and not doors.shared:
            key = "cli-serve-alone" if doors.could else "cli-serve-no-network"
            typer.echo(self._text.say(key, {"text": doors.could}))
        if doors.shared:
            typer.echo(self._text.say("cli-share-open", {"text": doors.shared}))
        for_phones = doors.shared or doors.near
        if for_phones and can_show():
            typer.echo(qr(for_phones))
        typer.echo(self._text.say("cli-serve-stop"))
        sys.stdout.flush()

    def _hang_up(self) -> None:
        """A terminal that was closed means the end; elsewhere it means: begin anew."""
        self.again = not sys.stdin.isatty() and not sys.stdout.isatty()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new gets in; whoever is here is told to come again; what is stored is stored."""
        _log.info("beginning anew" if self.again else "closing")
        await super().shutdown(sockets)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_address() -> str | None:
    """The address by which others in the house reach us. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
