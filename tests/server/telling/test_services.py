"""Each way to reach a person, from the page's call to what arrives at a stand-in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from backroom.server.telling.settings import Telling
from backroom.server.telling.vapid import FILE
from tests.server.given import Json, Server, keys_of, running, settings
from tests.server.telling.standins import Browser, Http, Smtp, http, smtp, text_of

TOKEN = "123456789:abcdefghijklmnopqrstuvwxyz_ABCDEFGHI"
WEBHOOK = "https://discord.com/api/webhooks/123456789012/abcdefghijklmnopqrstuvwxyz"
ADDRESS = "https://backroom.example"


class House(NamedTuple):
    server: Server
    world: Http
    post: Smtp
    data: Path


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with http() as world, smtp() as post:
        data = tmp_path_factory.mktemp("data")
        world.answers = {"getMe": {"ok": True, "result": {"username": "backroom_bot"}}}
        telling = Telling(
            mail=f"smtp+plain://127.0.0.1:{post.port}",
            sender="tables@backroom.example",
            telegram=TOKEN,
            telegram_api=f"{world.url}/bot",
            discord_api=f"{world.url}/webhooks",
            local=(world.host,),
            wait=0.2,
            codes=2,
            codes_each=100,
        )
        with running(settings(data, telling=telling, address=ADDRESS, reach_burst=1000)) as server:
            made = server.make()
            Seat(server, made["table"], keys_of(made)[0]).reach()
            assert world.next().path.endswith("/getMe")  # the bot is asked for its name, once
            yield House(server, world, post, data)


class Seat:
    """A person who says how to be reached."""

    def __init__(self, server: Server, table: str, key: str) -> None:
        self.server, self.table, self.key = server, table, key

    def call(self, name: str, **more: Any) -> httpx.Response:
        path = f"/api/tables/{self.table}/reach{name}"
        return self.server.http.post(path, json={"key": self.key, **more})

    def reach(self, name: str = "", **more: Any) -> Json:
        answer = self.call(name, **more)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def refused(self, name: str, **more: Any) -> str:
        answer = self.call(name, **more)
        assert 400 <= answer.status_code < 600, answer.text
        return str(answer.json()["refused"]["key"])


@pytest.fixture
def seats(house: House) -> list[Seat]:
    """Of a table that has yet to begin: nothing happens there."""
    made = house.server.make()
    return [Seat(house.server, made["table"], key) for key in keys_of(made)]


def test_nobody_is_reached_unless_he_says_so(seats: list[Seat]) -> None:
    reach = seats[0].reach()
    assert reach["ways"] == []
    assert reach["services"]["mail"] is True
    assert reach["services"]["telegram"] == "backroom_bot"
    assert len(reach["services"]["push"]) == 87


def test_a_key_is_needed(seats: list[Seat]) -> None:
    stranger = Seat(seats[0].server, seats[0].table, "no such key")
    assert stranger.refused("") == "refused-no-such-key"


def test_ntfy(house: House, seats: list[Seat]) -> None:
    reach = seats[1].reach("/add", kind="ntfy", address=f"{house.world.url}/bea", lang="de-CH")
    (way,) = reach["ways"]
    assert way["state"] == "good"
    seats[1].reach("/try", way=way["id"])
    said = house.world.next().said
    assert said["topic"] == "bea"
    assert said["title"] == f"Bootleggers, Tisch {seats[1].table}"
    assert said["message"].startswith("Das ist eine Probe.")
    assert f"{ADDRESS}/table/{seats[1].table}\n" in said["message"]
    assert all(seat.key not in said["message"] for seat in seats)


def test_discord(house: House, seats: list[Seat]) -> None:
    (way,) = seats[0].reach("/add", kind="discord", address=WEBHOOK)["ways"]
    assert "abcdef" not in str(way)
    seats[0].reach("/try", way=way["id"])
    call = house.world.next()
    assert call.path.startswith("/webhooks/123456789012/abcdefghijklmnopqrstuvwxyz")
    assert "This is a trial message." in str(call.said)


def test_telegram_is_confirmed_by_pressing_start(house: House, seats: list[Seat]) -> None:
    (way,) = seats[0].reach("/add", kind="telegram")["ways"]
    assert way["state"] == "waiting"
    code = re.fullmatch(r"https://t\.me/backroom_bot\?start=([\w-]{20,64})", way["link"])
    assert code is not None
    house.world.answers["getUpdates"] = {"ok": True, "result": []}
    assert seats[0].refused("/confirm", way=way["id"]) == "refused-not-pressed"
    message = {"text": f"/start {code[1]}", "chat": {"id": 4711, "type": "private"}}
    house.world.answers["getUpdates"] = {"ok": True, "result": [{"message": message}]}
    (way,) = seats[0].reach("/confirm", way=way["id"])["ways"]
    assert (way["state"], way["link"]) == ("good", "")
    seats[0].reach("/try", way=way["id"])
    while not (call := house.world.next()).path.endswith("/sendMessage"):
        pass
    assert str(call.said["chat_id"]) == "4711"
    assert "This is a trial message." in call.said["text"]


def _code(mail: str) -> str:
    found = re.search(r"\b\d{6}\b", mail)
    assert found is not None
    return found[0]


def test_mail_is_confirmed_before_anything_else_is_sent(house: House, seats: list[Seat]) -> None:
    (way,) = seats[0].reach("/add", kind="mail", address="ann@Example.ORG")["ways"]
    assert (way["state"], way["shown"]) == ("waiting", "a…@example.org")
    to, mail = house.post.next()
    assert to == "ann@example.org"
    assert seats[0].refused("/try", way=way["id"]) == "refused-wrong-code"
    assert seats[0].refused("/confirm", way=way["id"], code="0000000") == "refused-wrong-code"
    (way,) = seats[0].reach("/confirm", way=way["id"], code=_code(text_of(mail)))["ways"]
    assert way["state"] == "good"
    seats[0].reach("/try", way=way["id"])
    _, mail = house.post.next()
    assert mail["From"] == "Backroom <tables@backroom.example>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert seats[0].key not in mail.as_string()


def test_a_code_is_not_guessed(house: House, seats: list[Seat]) -> None:
    (way,) = seats[0].reach("/add", kind="mail", address="eve@example.org")["ways"]
    _, mail = house.post.next()
    for _ in range(5):
        assert seats[0].refused("/confirm", way=way["id"], code="x") == "refused-wrong-code"
    right = _code(text_of(mail))
    assert seats[0].refused("/confirm", way=way["id"], code=right) == "refused-wrong-code"


def test_nobody_is_flooded_with_codes(house: House, seats: list[Seat]) -> None:
    for seat in seats[:2]:
        seat.reach("/add", kind="mail", address="vic@example.org")
        house.post.next()
    add = {"kind": "mail", "address": "vic@example.org"}
    assert seats[2].refused("/add", **add) == "refused-too-fast"
    assert seats[2].reach()["ways"] == []


def test_nobody_sends_codes_to_very_many(tmp_path: Path) -> None:
    """Each could go to somebody else who has never heard of us; and others want some, too."""
    with smtp() as post:
        mail = f"smtp+plain://127.0.0.1:{post.port}"
        telling = Telling(mail=mail, sender="tables@backroom.example", codes_each=4)
        wanted = settings(tmp_path, telling=telling, address=ADDRESS, reach_burst=1000)
        with running(wanted) as server:
            made = server.make()
            seats = [Seat(server, made["table"], key) for key in keys_of(made)]
            for number in range(4):
                seats[number % 2].reach("/add", kind="mail", address=f"v{number}@example.org")
                post.next()
            add = {"kind": "mail", "address": "v9@example.org"}
            assert seats[2].refused("/add", **add) == "refused-too-fast"


def _stop_link(house: House, seat: Seat) -> str:
    (way,) = seat.reach("/add", kind="mail", address=f"{seat.table}@example.org")["ways"]
    _, mail = house.post.next()
    seat.reach("/confirm", way=way["id"], code=_code(text_of(mail)))
    seat.reach("/try", way=way["id"])
    _, mail = house.post.next()
    link = re.fullmatch(rf"<{ADDRESS}(/stop/[\w/-]+)>", mail["List-Unsubscribe"])
    assert link is not None and link[1] in text_of(mail)
    return link[1]


def test_a_link_in_each_message_stops_it(house: House, seats: list[Seat]) -> None:
    link = _stop_link(house, seats[0])
    page = house.server.http.get(link)
    assert "<button>" in page.text
    assert "form-action 'self'" in page.headers["content-security-policy"]
    assert len(seats[0].reach()["ways"]) == 1, "looking at it stops nothing"
    body = {"List-Unsubscribe": "One-Click"}
    assert house.server.http.post(link, data=body).status_code == 200
    assert seats[0].reach()["ways"] == []
    assert house.server.http.post(link, data=body).status_code == 200, "again: no harm"


def test_push_can_be_read_by_its_browser_alone(house: House, seats: list[Seat]) -> None:
    browser = Browser()
    given = browser.subscription(f"{house.world.url}/push/abc")
    (way,) = seats[0].reach("/add", kind="push", subscription=given, lang="it")["ways"]
    seats[0].reach("/try", way=way["id"])
    call = house.world.next()
    assert call.path == "/push/abc"
    assert call.headers["authorization"].startswith("vapid t=")
    assert seats[0].table.encode() not in call.body
    said = browser.read(call.body)
    assert said["body"].startswith("Questo è un messaggio di prova.")
    assert said["path"] == f"/table/{seats[0].table}"
    assert said["stop"].startswith(f"/stop/{seats[0].table}/")
    assert (house.data / FILE).stat().st_mode & 0o077 == 0


def test_a_browser_that_is_gone_is_dropped_when_it_does_not_answer(
    house: House, seats: list[Seat]
) -> None:
    given = Browser().subscription(f"{house.world.url}/push/gone")
    (way,) = seats[0].reach("/add", kind="push", subscription=given)["ways"]
    house.world.status = 410
    try:
        assert seats[0].refused("/try", way=way["id"]) == "refused-not-reached"
    finally:
        house.world.status = 200
        house.world.next()


@pytest.mark.parametrize(
    ("kind", "address", "reason"),
    [
        ("mail", "nobody", "refused-bad-mail"),
        ("mail", "a@b.example\r\nBcc: x@y.example", "refused-bad-mail"),
        ("mail", "a@[127.0.0.1]", "refused-bad-mail"),
        ("ntfy", "https://127.0.0.1/topic", "refused-bad-topic"),
        ("ntfy", "https://[::1]/topic", "refused-bad-topic"),
        ("ntfy", "http://ntfy.example.org/topic", "refused-bad-topic"),
        ("ntfy", "https://ntfy.example.org:22/topic", "refused-bad-topic"),
        ("ntfy", "https://u:p@ntfy.example.org/topic", "refused-bad-topic"),
        ("ntfy", "https://ntfy.example.org/a/b", "refused-bad-topic"),
        ("ntfy", "https://localhost/topic", "refused-bad-topic"),
        ("discord", "https://example.org/api/webhooks/1234567/" + "a" * 30, "refused-bad-webhook"),
        ("discord", WEBHOOK + "/../../x", "refused-bad-webhook"),
        ("push", "https://fcm.googleapis.com/x", "refused-bad-address"),
    ],
)
def test_other_addresses_are_refused(
    seats: list[Seat], kind: str, address: str, reason: str
) -> None:
    assert seats[0].refused("/add", kind=kind, address=address) == reason
    assert seats[0].reach()["ways"] == []


@pytest.mark.parametrize(
    ("endpoint", "reason"),
    [
        ("https://push.example.org/x", "refused-unknown-push"),
        ("http://fcm.googleapis.com/x", "refused-bad-address"),
        ("https://fcm.googleapis.com.example.org/x", "refused-unknown-push"),
        ("https://notify.windows.com/x", "refused-unknown-push"),
    ],
)
def test_push_goes_to_known_services_only(seats: list[Seat], endpoint: str, reason: str) -> None:
    given = Browser().subscription(endpoint)
    assert seats[0].refused("/add", kind="push", subscription=given) == reason


def test_addresses_of_a_seat_are_few(seats: list[Seat]) -> None:
    for number in range(5):
        seats[0].reach("/add", kind="ntfy", address=f"topic-{number}")
    assert seats[0].refused("/add", kind="ntfy", address="one-more") == "refused-too-many-ways"
    seats[0].reach("/add", kind="ntfy", address="topic-0")  # the same again


def test_all_of_it_is_forgotten_when_one_wants_it(seats: list[Seat]) -> None:
    seats[0].reach("/add", kind="ntfy", address="secret-topic")
    seats[0].reach("/wishes", tell=["end"], quiet=True)
    reach = seats[0].reach("/drop", way="")
    assert reach["ways"] == []
    assert "next" not in reach["tell"] and "turn" in reach["tell"]


def test_who_looks_is_not_told_and_who_does_not_is(house: House) -> None:
    bots = [{"kind": "bot"}] * 2
    table, (key,) = house.server.seated([{"kind": "human", "name": "Ann"}, *bots])
    seat = Seat(house.server, table, key)
    player = house.server.player(table, key)
    player.until("log")
    seat.reach("/add", kind="ntfy", address=f"{house.world.url}/ann")
    assert house.world.silent(), "it is his turn, and he sees it"
    player.say({"looking": False})
    player.say({"ping": 1})
    player.until("pong")
    assert house.world.silent(), "he has seen it"
    player.answer()
    said = house.world.next().said["message"]
    assert said.startswith(("It's your turn.", "The table is deciding"))
    player.close()


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        seat = Seat(server, table, keys[0])
        services = seat.reach()["services"]
        assert (services["mail"], services["telegram"]) == (False, "")
        for kind in ("mail", "telegram"):
            assert seat.refused("/add", kind=kind, address="a@b.example") == "refused-no-service"
