"""The door: who calls, by which name, and from whose page. It is looked at before anything else.

A page of another site could make its reader's browser call this server, or give its own name our
address (DNS rebinding) and read the answers as its own. So the server answers to addresses in
figures, to names that lead to this computer wherever they are asked for, and to those that the host
has set; and to pages of its own.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.types import Scope

from backroom.server import refusals

_FORWARDED = b"x-forwarded-for"
#: So many stages of a way are looked at.
_MOST_STAGES = 20

Network = IPv4Network | IPv6Network


class Proxies:
    """Those whose word is taken for where a call comes from: nobody, unless the host names them."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks: list[Network] = [ip_network(name, strict=False) for name in named]

    def __contains__(self, address: str) -> bool:
        try:
            read = ip_address(address)
        except ValueError:
            return False
        mapped = read.ipv4_mapped if isinstance(read, IPv6Address) else None
        return any((mapped or read) in network for network in self._networks)

    def caller(self, address: str, headers: list[tuple[bytes, bytes]]) -> str:
        """Where a call comes from: as far back as those tell whose word is taken."""
        if address not in self:
            return address
        lines = [value for name, value in headers if name == _FORWARDED]
        stages = b",".join(lines).decode("latin-1").split(",")
        for stage in reversed(stages[-_MOST_STAGES:]):
            told = _figures(stage.strip())
            if not told:
                return address
            address = told
            if address not in self:
                return address
        return address


def _figures(told: str) -> str:
    """The address itself: some write the port beside it. "": it is none."""
    if told.startswith("["):
        told = told[1:].partition("]")[0]
    elif told.count(":") == 1:
        told = told.partition(":")[0]
    try:
        return str(ip_address(told))
    except ValueError:
        return ""


def is_proxy(named: str) -> bool:
    """Can it be named as a proxy: an address, or a network?"""
    try:
        ip_network(named, strict=False)
    except ValueError:
        return False
    return True


class Names:
    """The names by which this server may be called."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower().partition(".")[0]
        self._set = {_host_of(name) for name in named}
        self._known = {"localhost", own, f"{own}.local", *self._set}
        #: ".example.org": whatever ends like this
        self._ends = (".localhost", *(name for name in self._set if name.startswith(".")))

    def answers_to(self, name: str) -> bool:
        return name in self._known or name.endswith(self._ends) or _is_address(name)

    def are_set(self, name: str) -> bool:
        """Has the host set it?"""
        return name in self._set or name.endswith(self._ends[1:])


def _host_of(name: str) -> str:
    """However it is written: with its scheme, its port, a star for what comes before it."""
    name = name.strip().lower().removeprefix("*")
    if "//" in name:
        name = urlsplit(name).netloc
    return _without_port(name)


def _without_port(host: str) -> str:
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name = host.partition(":")[0] if host.count(":") == 1 else host
    return name.removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Door:
    """Looks at whoever calls, by HTTP or by the socket."""

    def __init__(self, names: Iterable[str] = (), proxies: Iterable[str] = ()) -> None:
        self._names = Names(names)
        self._proxies = Proxies(proxies)

    def greet(self, scope: Scope) -> None:
        """Who it is that calls. Whoever has come by a wrong way is refused."""
        headers: list[tuple[bytes, bytes]] = list(scope["headers"])
        client = scope.get("client")
        if client:
            scope["client"] = (self._proxies.caller(client[0], headers), client[1])
        hosts = _all(headers, b"host")
        if len(hosts) > 1:
            raise refusals.WrongName(name="")
        host = hosts[0] if hosts else ""
        if host and not self._names.answers_to(_without_port(host)):
            raise refusals.WrongName(name=_shown(host))
        self._check_page(headers, host, scope["path"])

    def _check_page(self, headers: list[tuple[bytes, bytes]], host: str, path: str) -> None:
        """From whose page is it? Browsers say so, programs say nothing."""
        for origin in _all(headers, b"origin"):
            if not self._is_own(origin, host):
                raise refusals.OtherSite(name=_shown(origin))
        if path.startswith("/api/") and "cross-site" in _all(headers, b"sec-fetch-site"):
            if "navigate" not in _all(headers, b"sec-fetch-mode"):
                raise refusals.OtherSite(name="")

    def _is_own(self, origin: str, host: str) -> bool:
        try:
            place = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        if not place:
            return False  # "null": a page that hides where it is from
        return place == host.strip().lower() or self._names.are_set(_without_port(place))


def _all(headers: list[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in headers if name == wanted]


def _shown(name: str) -> str:
    """What a stranger has written is shown as letters, and not all of it."""
    return "".join(char for char in name if char.isascii() and char.isprintable())[:80]
