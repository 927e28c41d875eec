"""Whoever comes by a wrong address gets a page with a way home, and a program gets a reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.server import schema
from tests.server.given import Server, running, settings

PAGE = "<!doctype html><title>Backroom</title>"
BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("unknown")
    (folder / "index.html").write_text(PAGE)
    with running(settings(folder / "data", web=folder)) as found:
        yield found


@pytest.mark.parametrize(
    "path", ["/tabel/abc", "/nothing", "/a/b/c", "/table/nosuch22", "/table", "/table/a/b"]
)
def test_a_browser_is_shown_the_page_and_told_that_there_is_nothing(
    server: Server, path: str
) -> None:
    answer = server.http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")


def test_a_table_that_there_is_has_its_page(server: Server) -> None:
    table = server.make()["table"]
    assert server.http.get(f"/table/{table}", headers=BROWSER).status_code == 200
    for page in ("/", "/me", "/style"):
        assert server.http.get(page, headers=BROWSER).status_code == 200


@pytest.mark.parametrize("path", ["/assets/gone-1.js", "/api/nothing", "/favicon.ico"])
def test_a_program_is_given_a_reason(server: Server, path: str) -> None:
    answer = server.http.get(path, headers={"accept": "*/*"})
    assert answer.status_code == 404
    assert answer.json()["refused"]["key"] == "refused-no-such-page"
    assert "Traceback" not in answer.text


def test_the_api_gives_a_browser_a_reason_too(server: Server) -> None:
    answer = server.http.get("/api/nothing", headers=BROWSER)
    assert answer.json()["refused"]["key"] == "refused-no-such-page"


@pytest.mark.parametrize(
    ("wanted", "lang", "word"),
    [
        ("de-CH,de;q=0.9,en;q=0.8", "de", "Hier ist nichts"),
        ("sv, fr-FR;q=0.7", "fr", "rien ici"),
        ("en;q=0.2, it;q=0.9", "it", "niente"),
        ("", "en", "nothing here"),
    ],
)
def test_without_a_client_the_page_is_in_the_reader_s_language(
    tmp_path: Path, wanted: str, lang: str, word: str
) -> None:
    with running(settings(tmp_path)) as server:
        answer = server.http.get("/nothing", headers={**BROWSER, "accept-language": wanted})
    assert answer.status_code == 404
    assert f'<html lang="{lang}">' in answer.text
    assert word in answer.text and 'href="/"' in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/schema/openapi.json", "/nothing"])
def test_whoever_asks_for_the_head_alone_is_told_what_get_would_be(
    server: Server, path: str
) -> None:
    whole = server.http.get(path, headers=BROWSER)
    answer = server.http.head(path, headers=BROWSER)
    assert answer.status_code == whole.status_code
    assert answer.headers["content-type"] == whole.headers["content-type"]
    assert answer.headers["content-length"] == whole.headers["content-length"]
    assert not answer.content
    assert server.http.get("/api/games").status_code == 200  # on the same line


def test_only_what_can_be_got_has_a_head(server: Server) -> None:
    assert server.http.head("/api/boards/check").status_code in (404, 405)


def test_what_can_be_called_is_written_and_packed_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "/api/schema/openapi.json"
    first = server.http.get(path)
    assert first.headers["content-encoding"] == "gzip"
    assert "/api/tables" in first.json()["paths"]
    monkeypatch.setattr(schema, "_packed", None)  # nobody may ask for it again
    assert server.http.get(path).json() == first.json()
    mark = {"if-none-match": first.headers["etag"]}
    assert server.http.get(path, headers=mark).status_code == 304
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    assert server.http.get("/api/schema/nothing").status_code == 404
