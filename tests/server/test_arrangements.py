"""Arrangements on the wire: planned where nobody sees it, given all at once, or not at all."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from backroom.games.bootleggers.phases.boys import SendingTheBoys
from backroom.games.bootleggers.phases.loading import Loading
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import StoreFailed
from tests.checks import Row
from tests.server import positions
from tests.server.given import Json, Player, Server, key_of, lay_out, running, settings


@lru_cache
def placing() -> tuple[list[Row], int]:
    """Somebody is to place two markers at least."""
    who: list[int] = []

    def fits(state: Any) -> bool:
        top = state.stack[-1]
        who[:] = [top.seat] if isinstance(top, SendingTheBoys) else []
        return bool(who) and state.may_place(top.seat) >= 2

    return positions.find(fits), who[0]


@lru_cache
def loading() -> tuple[list[Row], list[int]]:
    """Two at least are to load, and nobody has."""
    who: list[int] = []

    def fits(state: Any) -> bool:
        top = state.stack[-1]
        if not isinstance(top, Loading) or any(top.done) or any(map(any, top.plans)):
            return False
        who[:] = [seat for seat in range(state.seats) if top.awaits(state, seat)]
        return len(who) >= 2

    return positions.find(fits), list(who)


def say(player: Player, id: int, **message: Any) -> Json:
    """What is answered to it."""
    player.say({"id": id, **message})
    while True:
        heard = player.hear()
        told = heard.get("planned") or heard.get("refused")
        if heard.get("done") == id or (told and told["id"] == id):
            return heard


def sit(server: Server, table: str) -> list[Player]:
    players = [server.player(table, key_of(seat)) for seat in range(positions.SEATS)]
    for player in players:
        player.until("view")
        player.settle()
    return players


def places(player: Player) -> tuple[str, list[Json]]:
    ask = next(ask for ask in player.view["asks"] if ask.get("part"))
    options = [o["action"] for o in ask["options"] if "why_not" not in o]
    return ask["id"], [action for action in options if action["do"] == "place"]


def test_a_plan_is_shown_to_nobody_else_and_changes_nothing(tmp_path: Path) -> None:
    rows, seat = placing()
    table = lay_out(tmp_path, rows, positions.SEATS)
    with running(settings(tmp_path)) as server:
        players = sit(server, table)
        ask, (place, *_) = places(players[seat])
        before = dict(players[seat].view)
        planned = say(players[seat], 9, plan=[place, place], ask=ask)["planned"]
        now, then = planned["view"]["houses"][place["house"]], before["houses"][place["house"]]
        assert now["markers"][seat] == then["markers"][seat] + 2
        assert "log" not in planned["view"]
        for player in players:
            assert player.settle() == []
        assert server.player(table, key_of(seat)).until("view")["houses"] == before["houses"]


def test_an_arrangement_is_given_all_at_once(tmp_path: Path) -> None:
    rows, seat = placing()
    table = lay_out(tmp_path, rows, positions.SEATS)
    with running(settings(tmp_path)) as server:
        players = sit(server, table)
        ask, (place, *_) = places(players[seat])
        had = players[seat].view["houses"][place["house"]]["markers"][seat]
        assert say(players[seat], 9, act_all=[place, place], ask=ask)["done"] == 9
        for player in players:
            player.settle()
            assert player.view["houses"][place["house"]]["markers"][seat] == had + 2


def test_of_an_arrangement_that_is_refused_nothing_is_carried_out(tmp_path: Path) -> None:
    rows, seat = placing()
    table = lay_out(tmp_path, rows, positions.SEATS)
    with running(settings(tmp_path)) as server:
        players = sit(server, table)
        ask, (place, *_) = places(players[seat])
        nonsense = {"do": "drive", "truck": 0, "house": 1}
        for arrangement in ([place, nonsense], [nonsense, place], [place] * 64):
            assert "refused" in say(players[seat], 9, act_all=arrangement, ask=ask)
        assert "refused" in say(players[seat], 9, plan=[place], ask="0.no.such")
        other = players[(seat + 1) % positions.SEATS]
        assert "refused" in say(other, 9, act_all=[place])
        assert all(player.settle() == [] for player in players)


def test_the_last_to_load_is_told_the_same_as_the_first(tmp_path: Path) -> None:
    """B7.2: an arrangement that would close the loading too soon waits, and nobody can tell."""
    rows, who = loading()
    table = lay_out(tmp_path, rows, positions.SEATS)
    with running(settings(tmp_path, least=60.0)) as server:
        players = sit(server, table)
        heard = []
        for seat in who:
            ask = next(ask for ask in players[seat].view["asks"] if ask.get("ready"))
            seen = len(players[seat].messages)
            assert say(players[seat], 9, act_all=ask["ready"], ask=ask["id"])["done"] == 9
            heard.append([sorted(message) for message in players[seat].messages[seen:]])
            assert players[seat].view["deciding"]
            assert all(players[other].settle() == [] for other in range(3) if other != seat)
        assert heard.count(heard[0]) == len(heard)


def test_an_arrangement_whose_end_could_not_be_kept_is_seen_and_can_be_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B7.2: what was loaded is loaded; the server is killed; the last to load is asked again."""
    rows, who = loading()
    table = lay_out(tmp_path, rows, positions.SEATS)
    *others, last = who

    async def fails(*_: object) -> None:
        raise StoreFailed("full")

    with running(settings(tmp_path, least=60.0)) as server:
        players = sit(server, table)
        for seat in others:
            ask = next(ask for ask in players[seat].view["asks"] if ask.get("ready"))
            assert "done" in say(players[seat], 9, act_all=ask["ready"], ask=ask["id"])
        monkeypatch.setattr(SQLiteStore, "hold", fails)
        ask = next(ask for ask in players[last].view["asks"] if ask.get("ready"))
        assert "refused" in say(players[last], 9, act_all=ask["ready"], ask=ask["id"])
        players[last].settle()
        seen = players[last].view["asks"]
        again = server.player(table, key_of(last))
        assert again.until("view")["asks"] == seen
    monkeypatch.undo()
    with running(settings(tmp_path)) as server:
        players = sit(server, table)
        assert players[last].view["asks"] == seen
        assert say(players[last], 9, act_all=[{"do": "done"}], ask=ask["id"])["done"] == 9
        players[0].settle()
        assert any(event["event"] == "loads" for event in players[0].log), "the game goes on"
