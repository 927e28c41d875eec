"""Sealed questions in live play: the clock gives nothing away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import AcceptOffer, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import PickMuscle
from backroom.games.bootleggers.components import BIG_CITY_BOYS, HIT
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.server import wire
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.server.windows import fell_through
from backroom.store.sqlite import SQLiteStore
from tests.bootleggers.deals.offers import cash, table_of
from tests.bootleggers.given import Given
from tests.checks import Row
from tests.server import positions
from tests.server.given import running, settings
from tests.server.virtual import Sitting, sit

#: How long a sealed question stays open here, and a window.
LENGTH = 3.0
WINDOW = 20

Json = dict[str, Any]


class Seats:
    """What each seat at a table has been told so far."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def messages(self, seat: int, since: float = 0.0) -> list[Json]:
        return [json.loads(told) for at, told in self._sitting.heard[seat] if at >= since]

    def view(self, seat: int) -> Json:
        view: Json = {}
        for message in self.messages(seat):
            view.update(message.get("view", {}))
        return view

    def waiting(self, seat: int) -> list[Json]:
        asks: list[Json] = self.view(seat)["asks"]
        return [ask for ask in asks if "answer" not in ask and not ask.get("optional")]

    def last_told(self) -> list[float]:
        """When each seat was last told anything."""
        return [self._sitting.heard[seat][-1][0] for seat in range(len(self._sitting.heard))]

    async def answer(self, seat: int, at: int = 0) -> Json:
        """The seat gives one of the answers to what it is asked first."""
        ask = (self.waiting(seat) or self.view(seat)["asks"])[0]
        return await self.give(seat, ask["options"][at]["action"], ask["id"])

    async def give(self, seat: int, action: Json, ask: str) -> Json:
        decoded = self._sitting.table.game.actions.convert(action)
        await self._sitting.table.act(seat, decoded, ask)
        await asyncio.sleep(0)
        return action


Watching = Callable[[Sitting, Seats], Awaitable[None]]


def watched(table: AnyTable, doing: Watching, window: int = 0, **changes: Any) -> None:
    """People sit on every seat, and see what they are told; the clock is the test's own."""

    async def run(sitting: Sitting) -> None:
        await sitting.watch(*range(table.seats))
        await doing(sitting, Seats(sitting))

    tempo = msgspec.json.encode({"window": window, "time": {"kind": "none"}})
    sit(table, range(table.seats), run, tempo=tempo, **changes)


def picking() -> AnyTable:
    """The beginning: all pick muscle in secret."""
    return Table(BOOTLEGGERS, Options(), positions.SEATS, SampledChance(Random(1)))


def laid_out(rows: list[Row]) -> AnyTable:
    return Table.replay(BOOTLEGGERS, Options(), positions.SEATS, rows)


@pytest.mark.rule("B4.1", "B4.2")
def test_the_last_answer_is_held_back_and_its_seat_cannot_tell() -> None:
    async def doing(sitting: Sitting, seats: Seats) -> None:
        shown = []
        for seat in range(3):
            await asyncio.sleep(0.5)
            given = await seats.answer(seat)
            assert seats.view(seat)["asks"][0]["answer"] == given
            assert seats.view(seat)["deciding"]
            shown.append([sorted(message) for message in seats.messages(seat, sitting.now)])
        assert shown[0] == shown[1] == shown[2], "the last one is told as the first"
        await asyncio.sleep(LENGTH - 1.5 - 0.01)
        assert seats.last_told() == [0.5, 1.0, 1.5], "nobody hears that all have answered"
        await asyncio.sleep(0.02)
        assert seats.last_told() == [LENGTH] * 3
        assert not any(seats.view(seat)["deciding"] for seat in range(3))

    watched(picking(), doing, least=LENGTH)


def test_a_held_answer_can_be_changed() -> None:
    async def doing(sitting: Sitting, seats: Seats) -> None:
        for seat in range(3):
            await seats.answer(seat)
        other = await seats.answer(2, 3)
        ask = seats.view(2)["asks"][0]
        assert ask["answer"] == other
        with pytest.raises(Refusal, match="refused-stale"):
            await seats.give(2, ask["options"][0]["action"], "9.muscle")
        await asyncio.sleep(LENGTH + 0.01)
        assert not seats.view(2)["deciding"]
        assert seats.view(2)["mobsters"][2]["muscle"] == other["muscle"]

    watched(picking(), doing, least=LENGTH)


def test_a_held_answer_survives_the_server(tmp_path: Path) -> None:
    with running(settings(tmp_path, least=60.0)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        for player in players:
            player.until_view(lambda view: bool(view.get("asks")))
            player.answer(1)
        given = players[2].view["asks"]
    with running(settings(tmp_path, least=0.5)) as server:
        last = server.player(table, keys[2])
        last.until("view")
        assert last.view["asks"] == given and given[0]["answer"]
        last.until_view(lambda view: not view["deciding"])
        assert last.view["mobsters"][2]["muscle"] == given[0]["answer"]["muscle"]


@pytest.mark.rule("B10.3")
def test_nobody_is_asked_for_nothing() -> None:
    """Whoever could only pass is passed for, when the window has lasted."""
    rows, can_play, can_pass = positions.window(1, 1)

    async def doing(sitting: Sitting, seats: Seats) -> None:
        assert seats.view(can_pass[0])["asks"] == []
        assert seats.view(can_pass[0])["deciding"]
        window = seats.waiting(can_play[0])[0]["id"]
        await asyncio.sleep(1)
        await seats.answer(can_play[0])
        await asyncio.sleep(WINDOW - 1.01)
        others = [at for seat, at in enumerate(seats.last_told()) if seat != can_play[0]]
        assert others == [0, 0], "nobody hears that all have answered"
        await asyncio.sleep(0.02)
        assert seats.last_told() == [WINDOW] * 3
        assert all(ask["id"] != window for ask in seats.view(can_play[0])["asks"])

    watched(laid_out(rows), doing, WINDOW)


@pytest.mark.rule("B10.3")
def test_silence_is_a_pass() -> None:
    rows, _, _ = positions.window(1, 1)

    async def doing(sitting: Sitting, seats: Seats) -> None:
        flow = seats.view(0)["flow"]
        await asyncio.sleep(WINDOW - 0.01)
        assert seats.last_told() == [0] * 3
        await asyncio.sleep(0.02)
        assert seats.last_told() == [WINDOW] * 3
        assert seats.view(0)["flow"] != flow

    watched(laid_out(rows), doing, WINDOW)


@pytest.mark.rule("B10.3")
def test_without_a_clock_everybody_answers() -> None:
    """Able to play or not: else who is not waited for could be told by how long it takes."""
    rows, can_play, can_pass = positions.window(1, 1)

    async def doing(sitting: Sitting, seats: Seats) -> None:
        for seat in (*can_pass, *can_play):
            await asyncio.sleep(1000)
            assert seats.view(seat)["deciding"]
            await seats.answer(seat)
        assert not seats.view(0)["deciding"]

    watched(laid_out(rows), doing)


# --- without a wire ------------------------------------------------------------------------------

NEW = wire.NewTable("bootleggers", [wire.NewSeat("human", name) for name in ("Al", "Bea", "Cy")])


async def seated(tables: Tables) -> TableInPlay:
    made = await tables.make(NEW)
    table = await tables.find(made.table)
    for key in (made.key, *(invite.key for invite in made.invites)):
        await table.beginning.sit(key, "")
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
        assert table.table is not None and table.table.count == 4, "it waits"
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


def test_whoever_is_asked_again_after_a_deal_is_told_so_and_nobody_else() -> None:
    """Whether his answer was the last one, which is held, or not: else he would learn which."""

    def played(answering: tuple[int, ...]) -> list[list[Json]]:
        """What each seat is told besides its view, when 0 and 1 deal after these have answered."""
        given = Given(3)
        for seat in range(3):
            given.thug(seat, BIG_CITY_BOYS, unseen=True)
        table = table_of(given.window(timing.LOADED))

        async def doing(sitting: Sitting) -> None:
            await sitting.watch(None, 0, 1, 2)
            for seat in answering:
                await sitting.table.act(seat, Pass())
            await sitting.table.act(0, MakeOffer((1,), (cash(10),)))
            assert sitting.table.table is not None
            await sitting.table.act(1, AcceptOffer(sitting.table.table.offers[0].id))
            late = Viewer(1)
            await sitting.table.join(late)  # who comes late is told, too
            assert any(b"asked_again" in message for message in late.take())
            assert not sitting.table.windows.holds(1)
            await sitting.table.act(1, Pass())
            await asyncio.sleep(0.1)
            for viewer in (None, 0, 1, 2):
                told = [json.loads(message) for _, message in sitting.heard[viewer]]
                found.append([m for m in told if "asked_again" in m])

        found: list[list[Json]] = []
        tempo = msgspec.json.encode({"window": 20, "time": {"kind": "none"}})
        sit(table, (0, 1, 2), doing, tempo=tempo)
        return found

    held = played((0, 2, 1))
    not_held = played((1,))
    for nobody, _, one, other in (held, not_held):
        assert nobody == other == []
        assert [bool(message["asked_again"]) for message in one] == [True, False]
    assert [m["asked_again"] for m in held[2]] == [m["asked_again"] for m in not_held[2]]
    assert [bool(m["asked_again"]) for m in held[1]] == [True], "0 had answered as well"
    assert not_held[1] == [], "and here not"
