"""A server that makes place for another: the door stays open meanwhile, and whoever knocks waits.

The socket is handed on as systemd does it (``LISTEN_FDS``), so that one who starts us by a socket
unit is understood, too.
"""

from __future__ import annotations

import os
import socket
import sys
from typing import NoReturn

#: Where the first socket is found, by that custom.
_FIRST = 3
_PROCESS, _COUNT = "LISTEN_PID", "LISTEN_FDS"


def handed_over() -> socket.socket | None:
    """The socket that was handed to us, if one was."""
    meant = os.environ.get(_PROCESS) == str(os.getpid()) and os.environ.get(_COUNT) == "1"
    for name in (_PROCESS, _COUNT):
        os.environ.pop(name, None)  # it is for nobody whom we start
    if not meant:
        return None
    os.set_inheritable(_FIRST, False)
    return socket.socket(fileno=_FIRST)


def begin_anew(listening: socket.socket) -> NoReturn:
    """This program from its first line, as it lies on the disk now, on the same socket."""
    if listening.fileno() == _FIRST:
        os.set_inheritable(_FIRST, True)
    else:
        os.dup2(listening.fileno(), _FIRST)  # it outlives what we become
    environment = {**os.environ, _PROCESS: str(os.getpid()), _COUNT: "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)
