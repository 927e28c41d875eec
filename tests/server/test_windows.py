"""Sealed questions in live play: the clock gives nothing away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from backroom.engine.deal import AcceptOffer, MakeOffer
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import PickMuscle
from backroom.games.bootleggers.components import HIT
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.server import wire
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.server.windows import fell_through
from backroom.store.sqlite import SQLiteStore
from tests.bootleggers.deals.offers import cash, table_of
from tests.bootleggers.given import Given
from tests.server import positions
from tests.server.given import Player, Server, key_of, lay_out, running, settings

#: Least length in these tests: long enough for everybody to have answered long before.
LENGTH = 3.0
#: What is to come at the least length may come so much later.
SLACK = 5.0


def sit(server: Server, table: str, seats: int = positions.SEATS) -> list[Player]:
    players = [server.player(table, key_of(seat)) for seat in range(seats)]
    for player in players:
        player.until("view")
    return players


def told(players: list[Player], seconds: float = 0.1) -> list[list[str]]:
    """What each hears now."""
    time.sleep(seconds)
    return [player.settle(0.01) for player in players]


def passes(player: Player) -> None:
    ask = player.waiting()[0]
    assert player.act({"do": "pass", "stand": 0}, ask["id"]) is None


def test_the_last_answer_is_held_back_and_its_seat_cannot_tell(tmp_path: Path) -> None:
    with running(settings(tmp_path, least=LENGTH)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        opened = time.monotonic()
        told(players, 0.05)
        shown = []
        for player in players:
            ask = player.waiting()[0]
            seen = len(player.frames)
            assert player.act(ask["options"][0]["action"], ask["id"]) is None
            assert player.view["asks"][0]["answer"] == ask["options"][0]["action"]
            shown.append([sorted(m) for m in player.messages[seen:]])
            assert player.view["deciding"]
        assert time.monotonic() - opened < LENGTH - 0.2
        assert shown[0] == shown[1] == shown[2], "the last one is told as the first"
        assert told(players, 0.05) == [[], [], []]
        players[0].until("log")
        assert LENGTH - 0.1 <= time.monotonic() - opened < LENGTH + SLACK
        for player in players:
            player.until_view(lambda view: not view["deciding"])


def test_a_held_answer_can_be_changed(tmp_path: Path) -> None:
    with running(settings(tmp_path, least=LENGTH)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        told(players, 0.05)
        for player in players:
            player.answer()
        last = players[2]
        ask = last.view["asks"][0]
        other = ask["options"][3]["action"]
        assert last.act(other, ask["id"]) is None
        assert last.view["asks"][0]["answer"] == other
        stale = last.act(other, "9.muscle")
        assert stale is not None and stale["key"] == "refused-stale"
        last.until_view(lambda view: not view["deciding"])
        assert last.view["mobsters"][2]["muscle"] == other["muscle"]


def test_a_held_answer_survives_the_server(tmp_path: Path) -> None:
    with running(settings(tmp_path, least=60.0)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        told(players, 0.05)
        for player in players:
            player.answer(1)
        given = players[2].view["asks"]
    with running(settings(tmp_path, least=0.5)) as server:
        last = server.player(table, keys[2])
        last.until("view")
        assert last.view["asks"] == given and given[0]["answer"]
        last.until_view(lambda view: not view["deciding"])
        assert last.view["mobsters"][2]["muscle"] == given[0]["answer"]["muscle"]


WINDOW = 2


def test_nobody_is_asked_for_nothing(tmp_path: Path) -> None:
    """Whoever could only pass is passed for, when the window has lasted."""
    rows, can_play, can_pass = positions.window(1, 1)
    with running(settings(tmp_path)) as server:
        table = lay_out(tmp_path, rows, positions.SEATS, window=WINDOW)
        opened = time.monotonic()
        players = sit(server, table)
        told(players, 0.05)
        assert players[can_pass[0]].view["asks"] == []
        assert players[can_pass[0]].view["deciding"]
        window = players[can_play[0]].waiting()[0]["id"]
        passes(players[can_play[0]])
        assert told(players, 0.05) == [[], [], []]
        for player in players:
            player.until("view")
        assert WINDOW - 0.1 <= time.monotonic() - opened < WINDOW + SLACK
        assert all(ask["id"] != window for ask in players[can_play[0]].view["asks"])


def test_silence_is_a_pass(tmp_path: Path) -> None:
    rows, _, _ = positions.window(1, 1)
    with running(settings(tmp_path)) as server:
        table = lay_out(tmp_path, rows, positions.SEATS, window=WINDOW)
        opened = time.monotonic()
        players = sit(server, table)
        told(players, 0.05)
        flow = players[0].view["flow"]
        players[0].until_view(lambda view: view["flow"] != flow)
        assert WINDOW - 0.1 <= time.monotonic() - opened < WINDOW + SLACK


def test_without_a_clock_everybody_answers(tmp_path: Path) -> None:
    """Able to play or not: else who is not waited for could be told by how long it takes."""
    rows, can_play, can_pass = positions.window(1, 1)
    with running(settings(tmp_path)) as server:
        players = sit(server, lay_out(tmp_path, rows, positions.SEATS))
        told(players, 0.3)
        for seat in (*can_pass, *can_play):
            assert told(players, 0.05) == [[], [], []]
            assert players[seat].view["deciding"]
            passes(players[seat])
        players[0].until_view(lambda view: not view["deciding"])


# --- without a wire ------------------------------------------------------------------------------

NEW = wire.NewTable("bootleggers", [wire.NewSeat("human", name) for name in ("Al", "Bea", "Cy")])


async def seated(tables: Tables) -> TableInPlay:
    made = await tables.make(NEW)
    table = await tables.find(made.table)
    for invite in made.invites:
        await table.sit(invite.key, "", "")
    return table


def pick(table: TableInPlay, seat: int) -> PickMuscle:
    assert table.table is not None
    return PickMuscle(table.table.state.mobsters[seat].hand[0])


def test_a_sealed_answer_is_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it would be the last one is known without trying it out."""
    taken: list[int] = []
    answer = PickingMuscle.answer

    def counted(step: PickingMuscle, state: Any, seat: int, *more: Any) -> None:
        taken.append(seat)
        answer(step, state, seat, *more)

    async def run() -> None:
        tables = Tables(SQLiteStore.open(tmp_path), settings(tmp_path, least=60.0))
        table = await seated(tables)
        monkeypatch.setattr(PickingMuscle, "answer", counted)
        for seat in (0, 1, 0):
            await table.act(seat, pick(table, seat))
        assert taken == [0, 1, 0]
        await table.act(2, pick(table, 2))
        assert table.windows.holds(2)
        assert table.table is not None and len(table.table.records) == 4, "it waits"
        await tables.close()

    asyncio.run(run())


def test_an_answer_that_was_kept_answers_its_own_question_only(tmp_path: Path) -> None:
    async def run() -> None:
        store = SQLiteStore.open(tmp_path)
        tables = Tables(store, settings(tmp_path, least=60.0))
        table = await seated(tables)
        for seat in range(3):
            await table.act(seat, pick(table, seat))
        kept = await store.load(table.id)
        assert kept is not None and table.table is not None
        held = kept.seats[2].held
        assert held is not None
        table.windows.load(table.game, kept.seats, table.table, 0)
        assert table.windows.holds(2)
        kept.seats[2].held = held.replace(b"1.muscle", b"2.muscle")
        table.windows.load(table.game, kept.seats, table.table, 0)
        assert table.windows.held is None
        await tables.close()

    asyncio.run(run())


def test_a_deal_that_falls_through_takes_nobody_s_answer() -> None:
    """Else whoever had answered last, and he alone, would be asked again."""
    for left in (10, 0):
        given = Given(3)
        for seat in range(3):
            given.thug(seat, HIT, unseen=True)
        table = table_of(given.window(timing.LOADED))
        table.act(0, MakeOffer((1,), (cash(10),)))
        table.state.mobsters[0].cash = left
        record = table.act(1, AcceptOffer(table.offers[0].id))
        assert fell_through(record) == (left == 0)
