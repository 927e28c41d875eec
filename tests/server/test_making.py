"""Tables are made and joined over HTTP."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from backroom.games import shelf
from backroom.server.wire import LARGEST_BOARD
from tests.server.given import PEOPLE, Json, Server, keys_of, running, settings
from tests.toy.game import Cellar

BOTS: list[Json] = [PEOPLE[0], {"kind": "bot"}, {"kind": "bot", "name": "Dutch"}]


def refusal(answer: Any, status: int) -> str:
    """Why not: a key of the catalogues, and nothing that a person should not see."""
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"refused"}
    assert "Traceback" not in answer.text
    key: str = answer.json()["refused"]["key"]
    return key


def test_a_table_waits_for_people_and_starts_when_all_sit(server: Server) -> None:
    made = server.make()
    assert made["seat"] == 0
    assert [invite["seat"] for invite in made["invites"]] == [1, 2]
    info = server.http.get(f"/api/tables/{made['table']}").json()
    assert not info["started"] and not info["over"]
    assert info["commitment"] == made["commitment"]
    assert info["options"]["rounds"] == 12
    assert [seat["taken"] for seat in info["seats"]] == [False, False, False]
    for seat, key in enumerate(keys_of(made)):
        sat = server.sit(made["table"], key, name=f" Dolly\n {'abc'[seat]} ")
        name = f"Dolly {'abc'[seat]}"
        assert sat == {"seat": seat, "commitment": made["commitment"], "name": name}
    info = server.http.get(f"/api/tables/{made['table']}").json()
    assert info["started"]
    usual = {"kind": "human", "here": False, "bot": "", "away": None, "stand_in": ""}
    usual |= {"host": False, "link": 0, "lost": None, "shown": False, "reliable": None}
    assert info["seats"][1] == {**usual, "name": "Dolly b", "taken": True}


def test_a_table_with_one_person_starts_at_once(server: Server) -> None:
    table, _ = server.seated(BOTS, options={"rounds": 8})
    info = server.http.get(f"/api/tables/{table}").json()
    assert info["started"]
    assert info["options"]["rounds"] == 8
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Pearl", "Dutch"]


def test_sitting_down_again_keeps_the_seat(server: Server) -> None:
    made = server.make()
    body = {"key": made["invites"][0]["key"], "name": "Bea"}
    for _ in range(2):
        answer = server.http.post(f"/api/tables/{made['table']}/sit", json=body)
        assert answer.json()["seat"] == 1


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "poker"}, "refused-no-such-game"),
        ({"seats": PEOPLE[:2]}, "refused-seats"),
        ({"seats": [{"kind": "bot"}, *PEOPLE[1:]]}, "refused-host-seat"),
        ({"seats": [*PEOPLE, {"kind": "bot", "bot": "hal"}]}, "refused-no-such-bot"),
        ({"seats": PEOPLE * 3}, "refused-unreadable"),
        ({"options": {"rounds": 9}}, "refused-unreadable"),
        ({"options": {"gravity": 1}}, "refused-unreadable"),
        ({"nonce": "xyz"}, "refused-unreadable"),
        ({"lang": "en"}, "refused-unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    server: Server, changes: Json, key: str
) -> None:
    body = {"game": "bootleggers", "seats": PEOPLE, **changes}
    assert refusal(server.http.post("/api/tables", json=body), 400) == key


def test_garbage_is_refused(server: Server) -> None:
    for raw in (b"", b"{", b"[]", b"\xff\xfe", b"[" * 5000):
        answer = server.http.post("/api/tables", content=raw)
        assert refusal(answer, 400) == "refused-unreadable"


def test_a_huge_body_is_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", content=b"x" * (LARGEST_BOARD + 1))
    assert refusal(answer, 413) == "refused-unreadable"


def test_a_forged_key_opens_no_seat(server: Server) -> None:
    table = server.make()["table"]
    for key in ("", "x" * 22, hashlib.sha256(b"").hexdigest()):
        answer = server.http.post(f"/api/tables/{table}/sit", json={"key": key})
        assert refusal(answer, 403) == "refused-no-such-key"


def test_a_bot_has_no_key_to_forge(server: Server) -> None:
    table, _ = server.seated(BOTS)
    answer = server.http.post(f"/api/tables/{table}/sit", json={"key": ""})
    assert refusal(answer, 403) == "refused-no-such-key"


def test_a_table_that_is_not_there_is_not_found(server: Server) -> None:
    assert refusal(server.http.get("/api/tables/zzzzzzzz"), 404) == "refused-no-such-table"
    sit = server.http.post("/api/tables/zzzzzzzz/sit", json={"key": "x"})
    assert refusal(sit, 404) == "refused-no-such-table"
    assert refusal(server.http.get("/api/nothing"), 404) == "refused-no-such-page"
    assert refusal(server.http.delete("/api/games"), 405) == "refused-no-such-page"


def test_a_game_that_is_not_over_gives_no_save(server: Server) -> None:
    table, _ = server.seated()
    assert refusal(server.http.get(f"/api/tables/{table}/save"), 409) == "refused-not-over"


def test_the_games_are_listed_with_all_that_can_be_chosen(server: Server) -> None:
    games = server.http.get("/api/games").json()["games"]
    assert [game["name"] for game in games] == list(shelf.GAMES)
    game = games[0]
    assert (game["name"], game["least"], game["most"]) == ("bootleggers", 3, 6)
    rounds = next(option for option in game["options"] if option["name"] == "rounds")
    assert rounds == {"name": "rounds", "values": [12, 8], "default": 12}
    german = {"double_cross": "any", "unloading": "muscle", "warehouse": "home"}
    assert {"name": "004", "options": german} in game["presets"]
    assert game["bots"][0] == "scripted"
    board = next(option for option in games[1]["options"] if option["name"] == "board")
    assert board == {"name": "board", "values": [], "default": "loop"}, "any text will do"


def test_a_game_put_on_the_shelf_can_be_played_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    game = server.http.get("/api/games").json()["games"][-1]
    assert (game["name"], game["least"], game["bots"]) == ("cellar", 2, ["chaotic"])
    quick = next(option for option in game["options"] if option["name"] == "quick")
    assert quick == {"name": "quick", "values": [False, True], "default": False}
    assert game["presets"] == [{"name": "quick", "options": {"rounds": 1, "quick": True}}]
    table, keys = server.seated(game="cellar", options=game["presets"][0]["options"])
    ann = server.player(table, keys[0])
    ann.until("log")
    assert ann.view["rounds"] == 1


def test_answers_are_not_kept_and_pages_run_nothing_foreign(server: Server) -> None:
    headers = server.http.get("/api/games").headers
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy


def test_without_a_built_client_the_page_says_so(server: Server) -> None:
    assert refusal(server.http.get("/"), 404) == "refused-not-built"


def test_the_client_is_handed_out_and_nothing_beside_it(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running(settings(tmp_path / "data", web=web)) as server:
        for path in ("/", f"/table/{server.make()['table']}", "/style"):
            page = server.http.get(path)
            assert page.text == "<!doctype html>"
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = server.http.get("/assets/app-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/secret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert server.http.get(path).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "sent"), [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None)]
)
def test_files_that_lie_there_compressed_are_sent_so(
    tmp_path: Path, accepted: str, sent: str | None
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    for ending in ("", ".br", ".gz"):
        (tmp_path / "assets" / f"app-1.js{ending}").write_text(f"{ending or 'plain'}" * 1000)
    with running(settings(tmp_path / "data", web=tmp_path)) as server:
        headers = {"accept-encoding": accepted}
        with server.http.stream("GET", "/assets/app-1.js", headers=headers) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == sent
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert body == ({"br": b".br", "gzip": b".gz"}.get(sent or "", b"plain")) * 1000
        assert server.http.get("/assets/app-1.js.br").status_code == 404, "no file of its own"


def test_one_address_cannot_make_tables_without_end(tmp_path: Path) -> None:
    with running(settings(tmp_path, make_burst=2)) as server:
        server.make()
        server.make()
        body = {"game": "bootleggers", "seats": PEOPLE}
        assert refusal(server.http.post("/api/tables", json=body), 429) == "refused-too-fast"


def test_a_full_house_lets_go_of_tables_that_nobody_looks_at(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_tables=1)) as server:
        first, keys = server.seated()
        player = server.player(first, keys[0])
        player.until("view")
        body = {"game": "bootleggers", "seats": PEOPLE}
        assert refusal(server.http.post("/api/tables", json=body), 503) == "refused-full"
        player.close()
        while server.http.post("/api/tables", json=body).status_code != 201:
            pass
        assert server.http.get(f"/api/tables/{first}").json()["started"]
