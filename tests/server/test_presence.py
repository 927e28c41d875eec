"""Who is here, who is away and since when; and nothing that tells who has answered."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from backroom.server import onlookers
from tests.server.given import PATIENCE, PEOPLE, Json, Player, Server, running, settings

#: A minute in which somebody leaves.
NOON = 1_800_000_000 - 1_800_000_000 % 60


def seats_when(player: Player, here: list[bool]) -> list[Json]:
    """The seats, when these are here."""
    until = time.monotonic() + PATIENCE
    while True:
        told = [message.get("welcome", message).get("seats") for message in player.messages]
        seats: list[Json] = next((each for each in reversed(told) if each), [])
        if [seat["here"] for seat in seats] == here:
            return seats
        assert time.monotonic() < until
        player.hear()


def test_who_leaves_is_away_since_then_to_the_minute(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bea, _ = server.sitting()
    seats_when(ann, [True, True, True])
    monkeypatch.setattr(onlookers, "now", lambda: NOON + 47.3)
    bea.close()
    seats = seats_when(ann, [True, False, True])
    assert [seat["away"] for seat in seats] == [None, NOON, None]


def test_who_comes_back_is_here(server: Server) -> None:
    table, keys = server.seated()
    ann, bea = (server.player(table, key) for key in keys[:2])
    seats_when(ann, [True, True, False])
    bea.close()
    seats_when(ann, [True, False, False])
    server.player(table, keys[1])
    assert seats_when(ann, [True, True, False])[1]["away"] is None


def test_a_second_tab_that_closes_takes_nobody_away(server: Server) -> None:
    table, keys = server.seated()
    ann, bea, again = (server.player(table, key) for key in (keys[0], keys[1], keys[1]))
    for player in (ann, bea, again):
        player.settle(0.05)
    again.close()
    looker = server.player(table, None)  # somebody comes: the leaving has been heard before
    looker.until("welcome")
    bea.close()
    seats = seats_when(ann, [True, False, False])
    assert seats[1]["away"] is not None
    told = [message["seats"] for message in ann.messages if "seats" in message]
    assert [[seat["here"] for seat in each] for each in told].count([True, False, False]) == 1


def test_nobody_has_been_away_who_was_never_here(server: Server) -> None:
    table, _ = server.seated()
    seats = server.http.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["here"], seat["away"]) for seat in seats] == [(False, None)] * 3


def test_a_sealed_answer_changes_nothing_about_who_is_here(server: Server) -> None:
    ann, bea, _ = server.sitting()
    ann.settle()
    bea.answer()
    assert [frame for frame in ann.settle() if '"seats"' in frame] == []


def test_a_seat_says_which_bot_sits_there(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        named = {"kind": "bot", "bot": "chaotic", "name": "Wild Bill"}
        made = server.make([PEOPLE[0], {"kind": "bot"}, named])
        seats = server.http.get(f"/api/tables/{made['table']}").json()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Ann", ""),
        ("Pearl", "scripted"),
        ("Wild Bill", "chaotic"),
    ]


def test_the_lobby_knows_what_bots_are_called(server: Server) -> None:
    games = server.http.get("/api/games").json()
    assert games["bot_names"][:2] == ["Pearl", "Dutch"]
    assert games["games"][0]["bots"][0] == "scripted", "the usual one comes first"


def test_the_way_in_is_told_at_this_computer_only(tmp_path: Path) -> None:
    near = "http://192.0.2.7:8080/"
    with running(settings(tmp_path, near=near)) as server:
        assert server.http.get("/api/near").json() == {"address": near}
        answer = server.http.get("/api/near", headers={"host": "192.0.2.7:8080"})
        assert answer.json() == {"address": ""}, "nobody else in the world needs it"
        for host in ("backroom.example", "127.0.0.1.backroom.example"):
            answer = server.http.get("/api/near", headers={"host": host})
            assert answer.json()["refused"]["key"] == "refused-wrong-name"
