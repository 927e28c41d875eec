"""A guided first game: a table like any other, but for its dice, and for one person only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from backroom.cli.main import app
from backroom.extras import by_game
from backroom.games import shelf
from tests.server.given import Json, Server, over

GAMES = sorted(name for name in shelf.GAMES if by_game.guided(name) is not None)


def start(server: Server, game: str, name: str = "Ann") -> Json:
    answer = server.http.post("/api/guided", json={"game": game, "name": name})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_at_once_for_one_person_and_bots(server: Server, game: str) -> None:
    made = start(server, game)
    assert made["invites"] == []
    info = server.http.get(f"/api/tables/{made['table']}").json()
    assert [seat["kind"] for seat in info["seats"]].count("human") == 1
    assert info["started"] and not info["public"]
    player = server.player(made["table"], made["key"])
    assert player.until("welcome")["guided"]
    player.until_view(lambda view: bool(view.get("asks")))
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_dice_and_cards_are_those_that_are_told_of(server: Server, game: str) -> None:
    first, second = start(server, game), start(server, game, "Bea")
    assert first["commitment"] == second["commitment"]
    assert first["key"] != second["key"]
    names = [{"kind": "human", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]
    other = server.make(names, game=game)
    assert other["commitment"] != first["commitment"]
    player = server.player(other["table"], other["key"])
    assert not player.until("welcome")["guided"]
    player.close()


def test_nobody_else_sits_down_there(server: Server) -> None:
    made = start(server, GAMES[0])
    taken = server.http.post(f"/api/tables/{made['table']}/take", json={"name": "Eve"})
    assert 400 <= taken.status_code < 500
    player = server.player(made["table"], made["key"])
    player.until("log")
    for wish in ({"invite": 1}, {"send_away": 1}):
        player.say({"id": 9, **wish})
        assert player.until("refused")["id"] == 9
    player.close()
    assert server.http.get("/api/tables").json()["tables"] == []


@pytest.mark.parametrize(
    "body",
    [
        {"game": "poker"},
        {"game": GAMES[0], "name": "x" * 500},
        {"game": GAMES[0], "seats": [{"kind": "human"}]},
        {"game": GAMES[0], "secret": "00"},
    ],
)
def test_nothing_else_can_be_asked_for(server: Server, body: Json) -> None:
    answer = server.http.post("/api/guided", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["refused"]["key"].startswith("refused-")


@pytest.mark.parametrize("game", GAMES)
def test_the_save_can_be_verified_and_says_what_it_is(
    server: Server, game: str, tmp_path: Path
) -> None:
    made = start(server, game)
    player = server.player(made["table"], made["key"])
    player.until_view(lambda view: bool(view.get("asks")))
    player.answer()
    player.say({"id": 99, "stop": True})
    while not over(player):
        player.hear()
    player.close()
    save = server.http.get(f"/api/tables/{made['table']}/save").content
    guide = by_game.guided(game)
    assert guide is not None
    assert json.loads(save.splitlines()[-1])["secret"] == guide.secret
    file = tmp_path / "guided.jsonl"
    file.write_bytes(save)
    said = CliRunner().invoke(app, ["verify", str(file)])
    assert said.exit_code == 0, said.output
    assert "guided first game" in said.output


@pytest.mark.parametrize("game", ["poker", "K12.22", "by_game", "../games"])
def test_there_is_none_of_a_game_that_there_is_not(server: Server, game: str) -> None:
    answer = server.http.post("/api/guided", json={"game": game, "name": "Ann"})
    assert answer.status_code == 400
    assert answer.json()["refused"]["key"] == "refused-no-such-game"
