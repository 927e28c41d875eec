"""Bots at a table of the server: however long they think, nobody else is kept waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from backroom.company.thinking import Situation, Thought, harmless
from backroom.engine.deal import AcceptOffer
from backroom.server import wire
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.server.thinking import Place, Thinkers
from backroom.store.sqlite import SQLiteStore
from tests.server.given import settings

NEW = wire.NewTable("bootleggers", [wire.NewSeat("human", "Al"), *[wire.NewSeat("bot")] * 2])
#: Far more than anything takes that need not wait for a thought.
PATIENCE = 5.0


class Slow(Thinkers):
    """Every bot first says something silly unasked; of its answer it thinks until it is let."""

    def __init__(self) -> None:
        super().__init__(1, 30.0)
        self.answering = asyncio.Event()
        self.go = asyncio.Event()
        self.thoughts: list[Situation] = []

    async def think(self, place: Place, situation: Situation) -> Thought:
        self.thoughts.append(situation)
        if situation.consider:
            return Thought(unasked=AcceptOffer(99))
        self.answering.set()
        await self.go.wait()
        return Thought(answer=harmless(situation))


def at_a_table(
    folder: Path,
    patch: pytest.MonkeyPatch,
    doing: Callable[[Slow, TableInPlay], Awaitable[None]],
) -> None:
    async def run() -> None:
        slow = Slow()
        patch.setattr("backroom.server.tables.Thinkers", lambda workers, patience: slow)
        tables = Tables(SQLiteStore.open(folder), settings(folder))
        made = await tables.make(NEW)
        table = await tables.find(made.table)
        await table.beginning.sit(made.key, "")
        try:
            await doing(slow, table)
        finally:
            slow.go.set()
            await tables.close()

    asyncio.run(run())


def test_nobody_waits_for_a_bot_that_thinks_again_after_a_refused_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def doing(slow: Slow, table: TableInPlay) -> None:
        await asyncio.wait_for(slow.answering.wait(), PATIENCE)
        await asyncio.wait_for(table.wishes.say(0, "Is anybody there?"), PATIENCE)
        assert [said.text for said in table.talk.lines] == ["Is anybody there?"]
        assert table.table is not None
        mine = next(table.game.own_asks(table.table.state, 0)[0].answers())
        await asyncio.wait_for(table.act(0, mine), PATIENCE)
        assert table.game.own_asks(table.table.state, 0)[0].answer == mine

    at_a_table(tmp_path, monkeypatch, doing)


def test_after_a_refused_offer_a_bot_answers_and_offers_nothing_more_till_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def doing(slow: Slow, table: TableInPlay) -> None:
        await asyncio.wait_for(slow.answering.wait(), PATIENCE)
        assert table.table is not None
        slow.go.set()
        while not all(table.game.own_asks(table.table.state, seat)[0].answer for seat in (1, 2)):
            await asyncio.sleep(0)
        for seat in (1, 2):
            thoughts = [thought for thought in slow.thoughts if thought.seen.view.seat == seat]
            assert [thought.consider for thought in thoughts] == [True, False]
            assert all(thought.choose for thought in thoughts)

    at_a_table(tmp_path, monkeypatch, doing)


class Counting(Thinkers):
    """Every bot remembers how often it has thought."""

    def __init__(self) -> None:
        super().__init__(1, 30.0)
        self.memories: list[bytes] = []

    async def think(self, place: Place, situation: Situation) -> Thought:
        assert situation.memory is not None
        self.memories.append(situation.memory)
        answer = harmless(situation) if situation.choose else None
        return Thought(answer=answer, memory=b"%d" % (int(situation.memory or b"0") + 1))


def test_bots_still_remember_after_the_server_was_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sitting(id: str) -> tuple[str, list[bytes]]:
        counting = Counting()
        monkeypatch.setattr("backroom.server.tables.Thinkers", lambda workers, patience: counting)
        tables = Tables(SQLiteStore.open(tmp_path), settings(tmp_path))
        made = None if id else await tables.make(NEW)
        table = await tables.find(made.table if made else id)
        if made:
            await table.beginning.sit(made.key, "")
        table.bots.wake()
        while len(counting.memories) < 6:
            while table.bots.busy:
                await asyncio.sleep(0.01)
            assert table.table is not None
            for ask in table.game.own_asks(table.table.state, 0):
                if ask.waiting and ask.default is not None:
                    await table.act(0, ask.default)
        await tables.close()
        return table.id, counting.memories

    id, first = asyncio.run(sitting(""))
    assert first[:2] == [b"", b""]
    _, second = asyncio.run(sitting(id))
    assert min(int(memory or b"0") for memory in second) >= 2
