"""How one's own tables stand: several in one call, without a secret, and within bounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from backroom.server import standing
from backroom.server.playing import TableInPlay
from tests.server.given import Json, Player, Server, running, settings

GAMES = ("bootleggers", "chicago")


def stands(server: Server, *seats: tuple[str, str]) -> list[Json]:
    body = {"seats": [{"table": table, "key": key} for table, key in seats]}
    answer = server.http.post("/api/standing", json=body)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["tables"]
    return found


def say(player: Player, words: str, to: list[int]) -> None:
    player.say({"id": 77, "chat": words, "to": to})
    while player.hear().get("done") != 77:
        pass


def test_tables_in_every_state_in_one_call(server: Server) -> None:
    waiting = server.make()
    playing, keys = server.seated(talk={"mode": "private", "after": False})
    players = [server.player(playing, key) for key in keys]
    for player in players:
        player.until("log")
    say(players[0], "to all", [])
    say(players[0], "to Bea", [1])
    found = stands(
        server, (waiting["table"], waiting["key"]), (playing, keys[1]), (playing, keys[2])
    )
    assert [each["status"] for each in found] == ["waiting", "playing", "playing"]
    assert found[0]["free"] == found[0]["people"] == 2 and found[0]["news"] is None
    bea, cy = found[1], found[2]
    assert (bea["seat"], bea["names"][1], bea["game"]) == (1, "P1", "bootleggers")
    assert bea["news"]["lines"] == {"": 1, "0,1": 1}
    assert cy["news"]["lines"] == {"": 1}, "nothing of a room that one is not in"
    assert bea["news"]["progress"]["now"] == 1
    told = [event["event"] for event in bea["news"]["last"]]
    assert told and told == [event["event"] for event in cy["news"]["last"]]


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_is_what_the_seats_own_page_says(server: Server, game: str) -> None:
    table, keys = server.seated(game=game)
    players = [server.player(table, key) for key in keys]
    for player in players:
        player.until("log")
        player.settle(0.03)
    found = stands(server, *((table, key) for key in keys))
    for player, each in zip(players, found, strict=True):
        assert each["news"]["asked"] == bool(player.waiting())
        assert each["news"]["deciding"] == player.view["deciding"]
        assert each["news"]["waiting"] == player.view["waiting"]
    assert any(each["news"]["asked"] for each in found)


def test_who_has_answered_in_secret_is_seen_by_the_seat_alone(server: Server) -> None:
    """The whole answer of another seat is the same to the byte."""
    table, keys = server.seated()
    players = [server.player(table, key) for key in keys]
    players[0].until("log")
    assert players[0].view["deciding"], "the first question of the game is answered in secret"
    before = stands(server, *((table, key) for key in keys))
    players[0].answer()
    after = stands(server, *((table, key) for key in keys))
    assert (before[0]["news"]["asked"], after[0]["news"]["asked"]) == (True, False)
    assert before[1:] == after[1:]
    assert after[1]["news"]["waiting"] == []


def test_a_key_that_opens_nothing_learns_nothing(server: Server) -> None:
    table, keys = server.seated()
    other, _ = server.seated()
    wrong = stands(server, (other, keys[0]), ("nosuchid", keys[0]), ("%00/../x", "y"))
    gone = [{**each, "table": ""} for each in wrong]
    assert gone[0] == gone[1] == gone[2] and gone[0]["status"] == "gone"
    assert stands(server, (table, keys[0]))[0]["status"] == "playing"


def test_one_call_and_one_address_have_bounds(tmp_path: Path) -> None:
    with running(settings(tmp_path, read_burst=30, read_rate=0.0)) as server:
        made = server.make()
        seat = {"table": made["table"], "key": made["key"]}
        post = server.http.post
        assert post("/api/standing", json={"seats": [seat] * 25}).status_code == 400
        assert post("/api/standing", json={"seats": [{**seat, "key": "k" * 65}]}).status_code == 400
        assert len(stands(server, *[(seat["table"], seat["key"])] * 24)) == 24
        late = post("/api/standing", json={"seats": [seat] * 24})
        assert late.status_code == 429
        assert late.json()["refused"]["key"] == "refused-too-fast"


def test_long_tables_are_played_again_so_often_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart nothing is known of them; the call says which it has not looked up."""
    with running(settings(tmp_path)) as server:
        seats = [(table, keys[0]) for table, keys in (server.seated() for _ in range(4))]
        known = stands(server, *seats)
    loaded: list[str] = []
    load = TableInPlay.load

    async def counted(kept: Any, *more: Any) -> TableInPlay:
        loaded.append(kept.table.id)
        return await load(kept, *more)

    monkeypatch.setattr(TableInPlay, "load", counted)
    monkeypatch.setattr(standing, "_MOST_LOADED", 3)
    with running(settings(tmp_path, load_burst=3, load_rate=0.0)) as server:
        first = stands(server, *seats)
        assert [each["news"] is None for each in first] == [False, False, False, True]
        assert first[:3] == known[:3]
        assert [each["news"] is None for each in stands(server, *seats)] == [False] * 3 + [True]
        assert len(loaded) == 3


def test_what_is_put_away_is_remembered_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path, most_tables=1, load_burst=0)) as server:
        table, keys = server.seated()
        before = stands(server, (table, keys[0]))
        other, _ = server.seated()  # the first one gives way
        assert other != table
        assert stands(server, (table, keys[0])) == before
        player = server.player(table, keys[0])  # it comes back, and goes on
        player.until("log")
        player.answer()
        after = stands(server, (table, keys[0]))
        assert after[0]["news"]["asked"] is False and before[0]["news"]["asked"] is True
