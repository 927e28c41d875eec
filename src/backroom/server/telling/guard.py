"""No message goes where no stranger may send us: not to this house, and not to another server.

Addresses are the players'. What is called in their name is named beforehand, its name is looked up
once, and the line goes to the very address that was checked: a name that means something else a
moment later leads nowhere, and neither does a redirection.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

import urllib3.util.connection

#: Addresses that stand for others of the older protocol.
_TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
#: What waits to be read on a line: nobody floods us.
_WAITING = 16 * 1024


class NotAllowed(OSError):
    """A message was on its way to where it must not go."""


def is_public(address: str) -> bool:
    """Is it out in the world, where anybody could send something anyway?"""
    try:
        found = ip_address(address.split("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None:
            return False
        if any(found in network for network in _TRANSLATED):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Lines:
    """What one message may call, and the lines that it has open. ``local`` are hosts with their
    ports that may be in this house: stand-ins in tests, or what the host has named himself."""

    def __init__(self, host: str, port: int, local: Collection[str] = ()) -> None:
        self._host = host
        self._port = port
        self._local = f"{host}:{port}" in local
        self._lock = threading.Lock()
        self._open: list[socket.socket] = []
        self._cut = False

    def connect(
        self, address: tuple[str, int], timeout: float | None, options: Any
    ) -> socket.socket:
        host, port = address[0].strip("[]"), address[1]
        if (host, port) != (self._host, self._port):
            raise NotAllowed(f"{host}:{port} is not what was to be called")
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        if not self._local and not all(is_public(str(each[4][0])) for each in found):
            raise NotAllowed(f"{host} is no public address")
        failed: OSError = NotAllowed(f"{host} has no address")
        for family, kind, proto, _, where in found:
            line = socket.socket(family, kind, proto)
            try:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _WAITING)
                for option in options or ():
                    line.setsockopt(*option)
                line.settimeout(timeout)
                line.connect(where)
                self._keep(line)
            except OSError as error:
                line.close()
                failed = error
            else:
                return line
        raise failed

    def _keep(self, line: socket.socket) -> None:
        """TLS takes a line over: we keep another end of it, to be able to cut it."""
        with self._lock:
            if self._cut:
                raise NotAllowed("it took too long")
            self._open.append(line.dup())

    def cut(self) -> None:
        """It has taken too long."""
        with self._lock:
            self._cut = True
            for line in self._open:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        with self._lock:
            for line in self._open:
                line.close()
            self._open.clear()


class _Here(threading.local):
    lines: Lines | None = None


_here = _Here()
_usual = urllib3.util.connection.create_connection


@contextmanager
def only(lines: Lines) -> Iterator[None]:
    """Whatever this thread calls by HTTP meanwhile goes by these lines, or nowhere."""
    _here.lines = lines
    try:
        yield
    finally:
        _here.lines = None
        lines.close()


def _connect(
    address: tuple[str, int],
    timeout: Any = None,
    source_address: tuple[str, int] | None = None,
    socket_options: Any = None,
) -> socket.socket:
    lines = _here.lines
    if lines is None:
        return _usual(address, timeout, source_address, socket_options)
    seconds = timeout if isinstance(timeout, (int, float)) else None
    return lines.connect(address, seconds, socket_options)


# apprise and pywebpush call by requests, and that by this: the one door for all of it.
urllib3.util.connection.create_connection = _connect
