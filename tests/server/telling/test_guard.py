"""No message goes where no stranger may send us."""

from __future__ import annotations

import socket
import time
from typing import Any
from unittest.mock import patch

import pytest
import requests

from backroom.server.telling.guard import Lines, NotAllowed, is_public, only
from tests.server.telling.standins import http


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "nonsense",
    ],
)
def test_what_is_in_a_house_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "9.9.9.9", "2606:4700:4700::1111"])
def test_what_is_out_in_the_world_is(address: str) -> None:
    assert is_public(address)


def _resolves(*addresses: str) -> Any:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 80)) for each in addresses]
    return patch("backroom.server.telling.guard.socket.getaddrinfo", lambda *a, **k: found)


def _get(url: str, lines: Lines) -> requests.Response:
    with only(lines):
        return requests.get(url, timeout=5)


def test_a_name_that_means_this_house_leads_nowhere() -> None:
    with http() as inside:
        port = int(inside.host.split(":")[1])
        with _resolves("127.0.0.1"), pytest.raises(requests.ConnectionError, match="no public"):
            _get(f"http://outside.example:{port}/", Lines("outside.example", port))
        both = _resolves("1.1.1.1", "127.0.0.1")
        with both, pytest.raises(requests.ConnectionError, match="no public"):
            _get(f"http://outside.example:{port}/", Lines("outside.example", port))
        assert inside.silent(0.1)


def test_the_name_is_looked_up_once_and_the_line_goes_where_it_was_checked() -> None:
    asked: list[str] = []

    def once(host: str, *_: object, **__: object) -> list[Any]:
        asked.append(host)
        where = "192.0.2.1" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (where, 80))]

    public = patch("backroom.server.telling.guard.is_public", lambda address: True)
    went: list[object] = []

    def connect(self: socket.socket, where: object) -> None:
        went.append(where)
        raise OSError("as far as it goes")

    class Line(socket.socket):
        pass

    Line.connect = connect  # type: ignore[method-assign,assignment]
    name = "backroom.server.telling.guard.socket"
    with (
        patch(f"{name}.getaddrinfo", once),
        public,
        patch(f"{name}.socket", Line),
        pytest.raises(requests.ConnectionError),
    ):
        _get("http://outside.example:80/", Lines("outside.example", 80))
    assert asked == ["outside.example"]
    assert went == [("192.0.2.1", 80)]


def test_a_redirection_leads_nowhere() -> None:
    with http() as allowed, http() as other:
        allowed.status, allowed.location = 302, f"{other.url}/secret"
        host, port = allowed.host.split(":")
        with pytest.raises(requests.ConnectionError, match="was to be called"):
            _get(allowed.url, Lines(host, int(port), (allowed.host,)))
        assert other.silent(0.1)


def test_whoever_takes_too_long_is_cut_off() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        host, port = silent.getsockname()
        lines = Lines(host, port, (f"{host}:{port}",))
        line = lines.connect((host, port), 60.0, None)
        lines.cut()
        assert line.recv(1) == b"", "it does not wait for a minute"
        with pytest.raises(NotAllowed):
            lines.connect((host, port), 60.0, None)
        line.close()
        lines.close()


def test_other_threads_and_other_times_are_as_ever() -> None:
    with http() as inside:
        assert requests.get(inside.url, timeout=5).status_code == 200
        time.sleep(0)
