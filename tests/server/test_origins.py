"""By which name this server is called, from whose page, and where a call comes from."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from backroom.server.door import Door, Proxies
from backroom.server.refusals import Rejected
from tests.cli.given import backroom, complaint
from tests.server.given import PATIENCE, Json, Server, running, settings

BODY: Json = {"game": "bootleggers", "seats": [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]}


def came_of(door: Door, path: str = "/api/games", **headers: str) -> str:
    """What came of a call with these headers."""
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "path": path, "client": ("192.0.2.9", 1), "headers": sent}
    try:
        door.greet(scope)  # type: ignore[arg-type]
    except Rejected as refusal:
        return refusal.key
    return ""


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8080",
        "backroom.localhost",
        "127.0.0.1:8080",
        "192.168.1.20:8080",
        "[::1]:8080",
        "[fe80::1]",
        "Play.Example.org",
        "play.example.org.:443",
        "one.tunnel.example",
    ],
)
def test_it_answers_to_addresses_in_figures_and_to_the_names_that_are_set(host: str) -> None:
    door = Door(["play.example.org", ".tunnel.example"])
    assert came_of(door, host=host) == ""
    assert came_of(door, host=host, origin=f"https://{host.lower()}") == ""


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "example.org",
        "xtunnel.example",
    ],
)
def test_a_name_that_a_stranger_has_given_our_address_is_refused(host: str) -> None:
    """DNS rebinding: the page of evil.example would read the answers as its own."""
    assert came_of(Door([".tunnel.example"]), host=host) == "refused-wrong-name"


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://localhost:3000",
        "http://127.0.0.1",
        "file://",
        "http://[",
    ],
)
def test_the_page_of_another_site_is_refused(origin: str) -> None:
    assert came_of(Door(), host="127.0.0.1:8080", origin=origin) == "refused-other-site"
    assert came_of(Door(), host="127.0.0.1:8080", origin="http://127.0.0.1:8080") == ""


def test_what_another_site_puts_into_its_page_is_refused_but_a_link_is_not() -> None:
    door, host = Door(), "127.0.0.1:8080"
    assert came_of(door, host=host, sec_fetch_site="cross-site", sec_fetch_mode="no-cors")
    assert not came_of(door, host=host, sec_fetch_site="cross-site", sec_fetch_mode="navigate")
    assert not came_of(door, path="/table/abc", host=host, sec_fetch_site="cross-site")
    assert not came_of(door, host=host, sec_fetch_site="same-origin", sec_fetch_mode="cors")


def test_a_page_at_a_name_that_is_set_may_call_though_a_proxy_has_changed_the_name() -> None:
    door = Door(["https://play.example.org"])
    assert came_of(door, host="127.0.0.1:8080", origin="https://play.example.org:8443") == ""


# --- at a real server ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("origins")
    (folder / "index.html").write_text("<!doctype html>")
    with running(settings(folder / "data", web=folder)) as started:
        yield started


def test_another_site_makes_no_table_and_reads_none(server: Server) -> None:
    table = server.make()["table"]
    theirs = {"origin": "https://evil.example"}
    made = server.http.post("/api/tables", json=BODY, headers=theirs)
    read = server.http.get(f"/api/tables/{table}", headers=theirs)
    rebound = server.http.get(f"/api/tables/{table}", headers={"host": "evil.example:8080"})
    assert [made.status_code, read.status_code, rebound.status_code] == [403, 403, 421]
    assert "evil.example" in rebound.json()["refused"]["args"]["name"]
    for answer in (made, read, rebound):
        assert "access-control-allow-origin" not in answer.headers
        assert table not in answer.text


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}]
)
def test_another_site_looks_at_no_table(server: Server, headers: dict[str, str]) -> None:
    table = server.make()["table"]
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(server.live + table, additional_headers=headers, open_timeout=PATIENCE),
    ):
        pass
    assert refused.value.response.status_code in (400, 403, 421)


def test_our_own_page_looks_at_a_table(server: Server) -> None:
    table = server.make()["table"]
    origin = server.live.replace("ws:", "http:").removesuffix("/api/live/")
    headers = {"Origin": origin}
    with connect(server.live + table, additional_headers=headers, open_timeout=PATIENCE) as line:
        line.send('{"hello": {"key": null, "log": 0, "panels": false}}')
        assert "welcome" in str(line.recv(timeout=PATIENCE))


def test_who_comes_by_a_wrong_name_reads_what_to_do_in_his_language(server: Server) -> None:
    page = server.http.get(
        "/",
        headers={"host": 'x"><script>.example', "accept": "text/html", "accept-language": "de"},
    )
    assert page.status_code in (400, 421)
    page = server.http.get(
        "/", headers={"host": "tisch.example", "accept": "text/html", "accept-language": "de"}
    )
    assert page.status_code == 421
    assert "tisch.example" in page.text and "--name" in page.text and "Server" in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]


# --- proxies -------------------------------------------------------------------------------------


def test_nobody_says_where_he_comes_from_unless_the_host_has_named_him() -> None:
    told = [(b"x-forwarded-for", b"203.0.113.7, 10.0.0.5")]
    assert Proxies().caller("127.0.0.1", told) == "127.0.0.1"
    assert Proxies(["10.0.0.0/8"]).caller("127.0.0.1", told) == "127.0.0.1"
    assert Proxies(["127.0.0.1"]).caller("127.0.0.1", told) == "10.0.0.5"
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).caller("127.0.0.1", told) == "203.0.113.7"
    assert Proxies(["127.0.0.1"]).caller("::ffff:127.0.0.1", told) == "10.0.0.5"


def test_a_stranger_who_writes_a_way_of_his_own_is_counted_where_the_proxy_saw_him() -> None:
    proxies = Proxies(["127.0.0.1"])
    forged = [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"2.2.2.2, 203.0.113.7:4711")]
    assert proxies.caller("127.0.0.1", forged) == "203.0.113.7"
    assert proxies.caller("127.0.0.1", [(b"x-forwarded-for", b"nonsense")]) == "127.0.0.1"
    assert proxies.caller("127.0.0.1", [(b"x-forwarded-for", b"[2001:db8::1]:80")]) == "2001:db8::1"
    assert proxies.caller("127.0.0.1", []) == "127.0.0.1"


@pytest.mark.parametrize(("proxies", "made"), [((), 3), (("127.0.0.1",), 8)])
def test_tables_are_counted_by_whoever_calls(
    tmp_path: Path, proxies: tuple[str, ...], made: int
) -> None:
    with running(settings(tmp_path, make_burst=3, make_rate=0.01, proxies=proxies)) as server:
        came = [
            server.http.post(
                "/api/tables", json=BODY, headers={"x-forwarded-for": f"203.0.113.{each}"}
            ).status_code
            for each in range(8)
        ]
    assert came.count(201) == made


def test_a_proxy_is_named_by_its_address(tmp_path: Path) -> None:
    said = complaint(backroom("serve", "--proxy", "my-router", "--data", str(tmp_path)))
    assert "my-router" in said and "127.0.0.1" in said


# --- what else can be written into an address ----------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/" + "a" * 5000 + ".js",
        "/" + "a/" * 3000,
        "/table/%00",
        "/table/" + "x" * 4000,
        "/api/tables/%00",
        "/api/tables/" + "x" * 4000,
        "/api/tables/%F0%9F%98%80/board",
        "/%ff%fe",
        "/..%2f..%2fetc/passwd",
        "/assets/%0aWARNING%20forged.js",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "POST", "DELETE"])
def test_whatever_stands_in_an_address_is_no_error_of_ours(
    server: Server, path: str, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = server.http.request(method, path)
    assert answer.status_code in (200, 204, 400, 404, 405, 414)
    assert "Traceback" not in answer.text
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []
