"""Whoever had a seat before the game and has it no longer leaves nothing of himself there: no key
that opens it, no hand that is shown, no profile that it counts for."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.given import Json, Player, Server, keys_of, running, settings

ANN = {"kind": "human", "name": "Ann"}
OPEN = {"kind": "human", "name": ""}
BOT = {"kind": "bot"}
ME = "m" * 22
PROFILE = {"name": "Zeb", "colour": 3, "lang": "fr", "zone": "", "addresses": []}


def own_key(me: str, table: str) -> str:
    """As the browser makes it."""
    return hashlib.sha256(f"seat:{me}:{table}".encode()).hexdigest()


def call(server: Server, path: str, **body: Any) -> Json:
    answer = server.http.post(path, json=body)
    assert answer.status_code < 300, answer.text
    told: Json = answer.json()
    return told


def attach(server: Server, table: str, key: str) -> None:
    call(server, "/api/me", me=ME, profile=PROFILE)
    own = hashlib.sha256(own_key(ME, table).encode()).hexdigest()
    call(server, f"/api/me/seats/{table}", me=ME, key=key, own=own)


def waiting(server: Server) -> tuple[str, list[str], Player, Player]:
    """Ann, and somebody who has come by the link for seat 1; a third is missing yet."""
    made = server.make([ANN, OPEN, OPEN], public=True)
    table, keys = made["table"], keys_of(made)
    server.sit(table, keys[0])
    server.sit(table, keys[1], name="Zeb")
    host, other = (server.player(table, key) for key in keys[:2])
    for player in (host, other):
        player.until("welcome")
    return table, keys, host, other


def gets_up(host: Player, other: Player) -> None:
    other.say({"id": 5, "get_up": True})
    other.until("out")


def is_sent_away(host: Player, other: Player) -> None:
    host.say({"id": 5, "send_away": 1})
    other.until("out")


LEAVING = pytest.mark.parametrize("leaves", [gets_up, is_sent_away])


@LEAVING
def test_no_key_of_theirs_opens_it_after_a_restart(
    tmp_path: Path, leaves: Callable[[Player, Player], None]
) -> None:
    with running(settings(tmp_path)) as server:
        table, keys, host, other = waiting(server)
        attach(server, table, keys[1])
        leaves(host, other)
        taken = call(server, f"/api/tables/{table}/take", name="Bea")
        assert taken["seat"] == 1
    with running(settings(tmp_path)) as server:
        for dead in (own_key(ME, table), keys[1]):
            said = server.player(table, dead).hear()
            assert said["refused"]["reason"]["key"] == "refused-no-such-key"
        assert server.player(table, taken["key"]).until("welcome")["seat"] == 1


@LEAVING
def test_the_hand_of_whoever_comes_next_is_not_shown(
    server: Server, leaves: Callable[[Player, Player], None]
) -> None:
    table, _, host, other = waiting(server)
    other.say({"id": 1, "show": True})
    other.until("done")
    onlooker = server.player(table, None)
    onlooker.until("welcome")
    onlooker.say({"id": 2, "over": 1})
    assert onlooker.until("welcome")["over"] == 1
    leaves(host, other)
    assert onlooker.until("welcome")["over"] is None
    call(server, f"/api/tables/{table}/take", name="Bea")
    assert server.http.get(f"/api/tables/{table}").json()["seats"][1]["shown"] is False


def test_a_link_that_was_given_up_shows_no_hand_of_whoever_takes_the_seat(server: Server) -> None:
    """The invited person has not even sat down when somebody else does."""
    made = server.make([ANN, OPEN, OPEN], public=True)
    table, keys = made["table"], keys_of(made)
    server.sit(table, keys[0])
    invited = server.player(table, keys[1])
    invited.say({"id": 1, "show": True})
    invited.until("done")
    assert call(server, f"/api/tables/{table}/take", name="Bea")["seat"] == 1
    assert server.http.get(f"/api/tables/{table}").json()["seats"][1]["shown"] is False


def test_whoever_looks_by_a_link_that_was_given_up_is_sent_off(tmp_path: Path) -> None:
    """Else he would go on seeing, and answering for, whoever sits there next."""
    with running(settings(tmp_path)) as server:
        made = server.make([ANN, OPEN, OPEN], public=True)
        table, keys = made["table"], keys_of(made)
        server.sit(table, keys[0])
        host, *invited = (server.player(table, key) for key in keys)
        for player in (host, *invited):
            player.until("welcome")
        call(server, f"/api/tables/{table}/take", name="Bea")
        assert invited[0].until("out")["key"] == "refused-new-link"
        host.say({"id": 5, "invite": 2})
        host.until("invited")
        assert invited[1].until("out")["key"] == "refused-new-link"


def test_nobody_keeps_the_nights_of_whoever_sat_there_before(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, _, host, other = waiting(server)
        other.say({"id": 1, "calendar": {"zone": "Asia/Tokyo", "quiet_from": 20, "quiet_to": 9}})
        other.until("done")
        gets_up(host, other)
        call(server, f"/api/tables/{table}/take", name="Bea")
    with closing(sqlite3.connect(tmp_path / "backroom.db")) as file:
        rows = file.execute('SELECT calendar FROM seats WHERE "table" = ? AND seat = 1', [table])
        assert rows.fetchall() == [("{}",)]


@LEAVING
def test_their_profile_counts_for_it_no_longer(
    server: Server, leaves: Callable[[Player, Player], None]
) -> None:
    table, keys, host, other = waiting(server)
    attach(server, table, keys[1])
    assert [own["table"] for own in call(server, "/api/me/look", me=ME)["tables"]] == [table]
    leaves(host, other)
    call(server, f"/api/tables/{table}/take", name="Bea")
    assert call(server, "/api/me/look", me=ME)["tables"] == []
    assert call(server, "/api/me/delete", me=ME)["tables"] == 0


@LEAVING
def test_whoever_comes_next_keeps_his_name_though_they_had_theirs_deleted(
    tmp_path: Path, leaves: Callable[[Player, Player], None]
) -> None:
    """Names of those who have deleted their data are taken out of finished games, and such a game
    can't be verified any more: it must be their own."""
    with running(settings(tmp_path)) as server:
        table, keys, host, other = waiting(server)
        attach(server, table, keys[1])
        call(server, "/api/me/delete", me=ME)
        host, other = (server.player(table, key) for key in keys[:2])  # the table was let go
        for player in (host, other):
            player.until("welcome")
        leaves(host, other)
        call(server, f"/api/tables/{table}/take", name="Bea")
    with closing(sqlite3.connect(tmp_path / "backroom.db")) as file:
        rows = file.execute('SELECT name, forget FROM seats WHERE "table" = ?', (table,)).fetchall()
    assert rows[1] == ("Bea", 0)
