"""What a link shows before it is opened: game, host, free seats; nothing hostile or secret."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.server.given import Json, Server, running, settings

INDEX = '<!doctype html>\n<html lang="en"><head><title>Backroom</title></head><body></body></html>'
HOSTILE = ('"><script>x()</script>', "</head><body>&amp;", "'\" onload=x a=", "<!-- { $name }")


class Head(HTMLParser):
    """The tags of a page, as a browser reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.tags: list[str] = []
        self.lang = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = given["lang"]
        if tag == "meta":
            assert set(given) in ({"property", "content"}, {"name", "content"}), given
            self.said[given.get("property") or given["name"]] = given["content"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    client: Path = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text(INDEX, encoding="utf-8")
    with running(settings(tmp_path_factory.mktemp("data"), web=client)) as server:
        yield server


def head(site: Server, path: str, **headers: str) -> Head:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = site.http.get(path, headers={"accept": "text/html", **named})
    assert "Accept-Language" in answer.headers["vary"]
    return Head(answer.text)


def people(host: str) -> list[Json]:
    return [{"kind": "human", "name": host}, {"kind": "human"}, {"kind": "bot"}]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en-GB,en;q=0.9",
            ("Bootleggers at Backroom", "Ann invites you. 3 seats, one of them free."),
        ),
        ("fr-CH, de;q=0.4", ("Bootleggers chez Backroom", "Ann vous invite à la table. 3 places,")),
        ("sv, de;q=0.7, en;q=0.1", ("Bootleggers im Backroom", "Ann lädt dich ein. 3 Plätze, ein")),
        ("it", ("Bootleggers da Backroom", "Ann ti invita al tavolo. 3 posti, uno libero.")),
        ("xx", ("Bootleggers at Backroom", "Ann invites you.")),
    ],
)
def test_an_invitation_says_which_game_who_and_how_many_seats(
    site: Server, lang: str, said: tuple[str, str]
) -> None:
    made = site.make(people("Ann"))
    site.sit(made["table"], made["key"])
    found = head(site, f"/table/{made['table']}", accept_language=lang)
    assert found.said["og:title"] == said[0]
    assert found.said["og:description"].startswith(said[1])
    assert found.said["description"] == found.said["og:description"]
    assert found.lang == found.said["og:locale"]
    base = str(site.http.base_url).rstrip("/")
    assert found.said["og:url"] == f"{base}/table/{made['table']}"
    assert found.said["og:image"] == f"{base}/pictures/bootleggers.png"


def test_a_running_game_and_one_that_nobody_hosts_yet(site: Server) -> None:
    table, _ = site.seated(game="chicago")
    found = head(site, f"/table/{table}")
    assert found.said["og:title"] == "King of Chicago at Backroom"
    assert found.said["og:description"].startswith("3 are playing right now.")
    assert found.said["og:image"].endswith("/pictures/chicago.png")
    made = site.make([{"kind": "human"}, {"kind": "human"}, {"kind": "human"}])
    said = head(site, f"/table/{made['table']}").said["og:description"]
    assert said.startswith("You are invited. 3 seats, 3 of them free.")


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_stays_a_name(site: Server, name: str) -> None:
    made = site.make(people(name[:20]))
    site.sit(made["table"], made["key"], name=name[:20])
    found = head(site, f"/table/{made['table']}")
    assert set(found.tags) == {"html", "head", "title", "meta", "body"}
    assert found.tags.count("head") == found.tags.count("body") == 1
    assert " ".join(name[:20].split()) in found.said["og:description"]


def test_no_key_stands_in_a_page(site: Server) -> None:
    made = site.make(people("Ann"))
    site.sit(made["table"], made["key"])
    page = site.http.get(f"/table/{made['table']}").text
    keys = [made["key"], made["watch"], *(invite["key"] for invite in made["invites"])]
    assert not any(key in page for key in keys)


def test_a_table_that_there_is_not_is_the_lobby(site: Server) -> None:
    answer = site.http.get("/table/nosuchid")
    assert answer.status_code == 404
    home = head(site, "/").said
    assert Head(answer.text).said == home
    assert home["og:title"].startswith("Backroom") and home["og:image"].endswith("/home.png")


@pytest.mark.parametrize("host", ['127.0.0.1:80"><script>', "127.0.0.1:80 x", "127.0.0.1:80/#"])
def test_what_is_no_address_is_left_out(site: Server, host: str) -> None:
    answer = site.http.get("/", headers={"host": host})
    found = Head(answer.text) if answer.status_code == 200 else None
    assert found is None or "og:image" not in found.said
    assert "<script" not in answer.text


def test_behind_a_proxy_that_speaks_in_secret_pictures_do_too(site: Server) -> None:
    found = head(site, "/", x_forwarded_proto="https")
    assert found.said["og:image"].startswith("https://127.0.0.1")


def test_the_address_that_the_host_has_set_is_the_one(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    wanted = settings(tmp_path / "data", web=tmp_path, address="https://play.example/")
    with running(wanted) as server:
        assert head(server, "/").said["og:image"] == "https://play.example/pictures/home.png"
