"""How the application is run: the same at home, in the tests and where it is measured. Nobody is
believed, and nobody is waited for for ever."""

from __future__ import annotations

import gc
import logging
import time
from typing import Any

import msgspec
import uvicorn

from backroom.server.app import House
from backroom.server.connections import protocols
from backroom.server.settings import Settings

#: Files that are no connections: the store, the client's files, what bots think with.
_OTHER_FILES = 150
#: More than a table for friends ever needs.
_WANTED_FILES = 16_384
#: The same complaint about what a stranger sends is written down so often a minute.
_MOST_LINES = 10
#: So many new things, then so many rounds, before Python looks for circles among the young, the
#: older and all: in tables, which live long, it finds next to none.
_SELDOM = (20_000, 20, 100)


def look_for_circles_seldom() -> None:
    """For a process that is a server and nothing else: what is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)


def running(app: House, **more: Any) -> uvicorn.Config:
    """What a viewer is told of a move is short, since only sections that changed are sent. So lines
    are not compressed: that would cost more than all the rest of a move, and 64 kB a line."""
    settings: Settings = app.state.settings
    files = raise_files()
    room = max(16, min(settings.most_connections, files - _OTHER_FILES))
    http, line = protocols(msgspec.structs.replace(settings, most_connections=room), app)
    logging.getLogger("uvicorn.error").filters = [Sparing()]
    usual: dict[str, Any] = {
        "http": http,
        "ws": line,
        "proxy_headers": False,  # the door does that, for proxies that were named
        "log_config": None,
        "access_log": False,
        "server_header": False,
    }
    return uvicorn.Config(app, **{**usual, **more})


def raise_files() -> int:
    """How many files may be open: as many as we may ask for."""
    try:
        import resource
    except ImportError:  # Windows: no such bound
        return _WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED_FILES if hard == resource.RLIM_INFINITY else min(_WANTED_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return _WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


class Sparing(logging.Filter):
    """Nobody fills the disk by sending what can't be understood."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._said: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic()) // 60
        if minute != self._minute:
            self._minute, self._said = minute, {}
        said = self._said.get(str(record.msg), 0)
        self._said[str(record.msg)] = said + 1
        return said < _MOST_LINES
