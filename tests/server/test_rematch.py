"""The same people once more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.engine.fairness import verify_chain, verify_dice
from backroom.engine.save import Save, load_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from tests.server.given import Json, Server, running, settings
from tests.server.test_gathering import key_of, wish

PEOPLE: list[Json] = [
    {"kind": "human", "name": "Ann"},
    {"kind": "human", "name": "Bea"},
    {"kind": "bot", "name": "Al"},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


def finished(server: Server) -> tuple[str, list[str]]:
    """A game that all have agreed to end."""
    made = server.make(PEOPLE, options={"rounds": 8})
    keys = [made["key"], made["invites"][0]["key"]]
    for key in keys:
        server.sit(made["table"], key)
    for key in keys:
        player = server.player(made["table"], key)
        player.until("log")
        assert wish(player, stop=True) is None
        player.close()
    return made["table"], keys


def test_the_save_of_a_game_that_was_ended_by_all_says_so(server: Server) -> None:
    table, _ = finished(server)
    save = Save.decode(server.http.get(f"/api/tables/{table}/save").content)
    assert save.end is not None and save.end.result.ending == "agreed"
    assert load_table(BOOTLEGGERS, save).state.over
    secret = bytes.fromhex(save.end.secret)
    verify_dice(save, secret)
    verify_chain(save, secret)


def test_all_are_told_where_to_play_again_and_come_with_the_key_they_have(server: Server) -> None:
    table, keys = finished(server)
    ann, bea = (server.player(table, key) for key in keys)
    looker = server.player(table, None)
    for viewer in (ann, bea, looker):
        viewer.until("end")
    assert wish(bea, again=True) is None
    new = ann.until("again")
    assert looker.until("again") == new != table
    assert wish(ann, again=True) is None
    assert server.player(table, keys[0]).until("welcome")["again"] == new, "one table, not two"
    info = server.http.get(f"/api/tables/{new}").json()
    old = server.http.get(f"/api/tables/{table}").json()
    assert info["commitment"] != old["commitment"], "fresh dice"
    assert (info["options"], info["tempo"]) == (old["options"], old["tempo"])
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bea", "Al"]
    assert [seat["taken"] for seat in info["seats"]] == [False, False, True]
    assert [seat["host"] for seat in info["seats"]] == [False, True, False], "who wanted it"
    for seat, key in enumerate(keys):
        assert server.sit(new, key)["seat"] == seat
    assert server.http.get(f"/api/tables/{new}").json()["started"]


def test_spectators_want_nothing_and_nobody_does_before_the_end(server: Server) -> None:
    players = server.sitting(PEOPLE)
    assert key_of(wish(players[0], again=True)) == "refused-not-over"
    table, _ = finished(server)
    looker = server.player(table, None)
    looker.until("end")
    assert key_of(wish(looker, again=True)) == "refused-spectator"


def test_it_is_still_so_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = finished(server)
        ann = server.player(table, keys[0])
        ann.until("end")
        assert wish(ann, again=True) is None
        new = server.player(table, None).until("welcome")["again"]
        ann.close()
    with running(settings(tmp_path)) as server:
        assert server.player(table, None).until("welcome")["again"] == new
        assert server.sit(new, keys[1])["name"] == "Bea"
        host = server.player(new, keys[0])
        assert host.until("welcome")["seats"][0]["host"] is True
