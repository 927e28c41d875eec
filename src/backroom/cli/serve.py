"""``backroom serve``: tables for people, in the browser."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.words import complain, words
from backroom.server.app import create_app
from backroom.server.settings import Settings
from backroom.server.wire import LARGEST
from backroom.text.lookup import Text

#: The port to begin with, and how many after it are tried.
PORT = 8080
_TRIES = 50
#: Hosts that mean: every address this computer has.
_EVERYWHERE = ("0.0.0.0", "::")
#: Hosts that mean: this computer, and nobody else.
_HERE_ONLY = ("127.0.0.1", "localhost", "::1")
#: People who look on while the server stops are sent away after so many seconds.
_STOP = 2


def serve(
    host: Annotated[str, typer.Option("--host", help=help_text("serve-host"))] = "127.0.0.1",
    room: Annotated[bool, typer.Option("--room", help=help_text("serve-room"))] = False,
    port: Annotated[int | None, typer.Option("--port", help=help_text("serve-port"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    open: Annotated[bool, typer.Option("--open", help=help_text("serve-open"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    place = data or data_folder()
    try:
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        detail = error.strerror or str(error)
        complain(text, "cli-serve-no-folder", file=str(place), detail=detail)
    if room:
        host = _EVERYWHERE[0]
    listening = _listen(text, host, port)
    number = listening.getsockname()[1]
    near = lan_address()
    lan = "" if near is None else _url(near, number)
    config = uvicorn.Config(
        create_app(Settings(data=place, near=lan if host in _EVERYWHERE else "")),
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_STOP,
    )
    with suppress(KeyboardInterrupt):
        _Server(config, text, host, number, lan, open).run(sockets=[listening])


def _listen(text: Text, host: str, port: int | None) -> socket.socket:
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


class _Server(uvicorn.Server):
    """Says where it is, once it is there."""

    def __init__(
        self, config: uvicorn.Config, text: Text, host: str, port: int, lan: str, open: bool
    ) -> None:
        super().__init__(config)
        self._text = text
        self._host = host
        self._port = port
        self._lan = lan
        self._open = open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        everywhere = self._host in _EVERYWHERE
        here = _url("127.0.0.1" if everywhere else self._host, self._port)
        typer.echo(self._text.say("cli-serve-here", {"text": here}))
        if everywhere and self._lan:
            typer.echo(self._text.say("cli-serve-near", {"text": self._lan}))
        elif self._host in _HERE_ONLY:
            key = "cli-serve-alone" if self._lan else "cli-serve-no-network"
            typer.echo(self._text.say(key, {"text": self._lan}))
        typer.echo(self._text.say("cli-serve-stop"))
        sys.stdout.flush()
        if self._open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _url(host: str, port: int) -> str:
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
