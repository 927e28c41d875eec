"""Bots think in a process of their own."""

from __future__ import annotations

import asyncio
import os
import pickle
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from backroom.arena.play import dice, match, secret
from backroom.company.thinking import Situation, hire, think
from backroom.engine.action import Action
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.server import thinking
from backroom.server.thinking import BotFailed, Place, Thinkers, WorkFailed
from tests.server.given import running, settings


def place(seat: int = 0, bot: str = "scripted", table: str = "t") -> Place:
    return Place("bootleggers", table, seat, bot)


def situation(seat: int = 0) -> Situation:
    played: AnyTable = Table(BOOTLEGGERS, Options(), 3, dice(1, 0, 3))
    seen, notes = played.seen(seat), BOOTLEGGERS.notes(played.state, seat)
    return Situation(seat, b"seed", b"", seen, notes, True, True)


@asynccontextmanager
async def thinkers(patience: float = 30.0) -> AsyncIterator[Thinkers]:
    some = Thinkers(1, patience)
    try:
        yield some
    finally:
        await asyncio.to_thread(some.close)


def with_thinkers(doing: Callable[[Thinkers], Awaitable[None]], patience: float = 30.0) -> None:
    async def run() -> None:
        async with thinkers(patience) as some:
            await doing(some)

    asyncio.run(run())


def legal(answer: Action | None) -> bool:
    return any(answer in ask.answers() for ask in situation().seen.view.asks)


def test_a_bot_answers_and_a_process_that_dies_is_replaced() -> None:
    async def doing(some: Thinkers) -> None:
        first = await some.think(place(), situation())
        assert legal(first.answer) and first.unasked is None
        worker = some._workers[0]
        assert worker is not None
        (pid,) = worker._processes
        assert pid != os.getpid()
        os.kill(pid, 9)
        second = await some.think(place(), situation())
        assert second == first, "the same seed, the same thought"
        assert some._workers[0] is not worker

    with_thinkers(doing)


def test_a_bot_that_fails_says_so() -> None:
    async def doing(some: Thinkers) -> None:
        with pytest.raises(BotFailed):
            await some.think(place(bot="hal"), situation())
        assert legal((await some.think(place(), situation())).answer)

    with_thinkers(doing)


def test_a_bot_that_thinks_for_ever_is_given_up() -> None:
    async def doing(some: Thinkers) -> None:
        with pytest.raises(BotFailed):
            await some.think(place(), situation())
        assert some._workers[0] is None

    with_thinkers(doing, patience=0.0001)


def _for_ever(_: bytes) -> bytes:
    threading.Event().wait()
    return b""


def _until_there_is(packed: bytes) -> bytes:
    while not Path(packed.decode()).exists():
        time.sleep(0.01)
    return b"there"


def _at_once(packed: bytes) -> bytes:
    return packed


def test_whoever_waits_behind_one_that_is_given_up_is_thought_for() -> None:
    """Else a bot at another table would never answer: nobody wakes it again."""

    async def doing(some: Thinkers) -> None:
        assert await some.work("t", _at_once, b"begun") == b"begun"
        some._patience = 0.3
        hangs = asyncio.create_task(some.work("t", _for_ever, b""))
        await asyncio.sleep(0)
        some._patience = 60.0
        behind = [asyncio.create_task(some.work("t", _at_once, b"%d" % n)) for n in range(6)]
        with pytest.raises(WorkFailed):
            await hangs
        assert await asyncio.gather(*behind) == [b"%d" % n for n in range(6)]

    with_thinkers(doing, patience=60.0)


def test_waiting_for_ones_turn_is_no_thinking(tmp_path: Path) -> None:
    """Whoever fills the queue has nobody given up: neither who thinks nor who waits."""
    sign = tmp_path / "sign"

    async def doing(some: Thinkers) -> None:
        first = asyncio.create_task(some.work("t", _until_there_is, bytes(sign)))
        await asyncio.sleep(0)
        some._patience = 0.1
        second = asyncio.create_task(some.work("t", _at_once, b"then"))
        await asyncio.sleep(0.5)
        some._patience = 60.0
        sign.touch()
        assert [await first, await second] == [b"there", b"then"]

    with_thinkers(doing, patience=60.0)


def test_nobody_begins_to_think_when_the_server_has_stopped(tmp_path: Path) -> None:
    sign = tmp_path / "sign"

    async def doing() -> None:
        some = Thinkers(1, 60.0)
        first = asyncio.create_task(some.work("t", _until_there_is, bytes(sign)))
        second = asyncio.create_task(some.work("t", _at_once, b"then"))
        while some._workers[0] is None or not some._workers[0]._processes:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(some.close)
        answers = await asyncio.gather(first, second, return_exceptions=True)
        assert [type(answer) for answer in answers] == [WorkFailed, WorkFailed]
        assert some._workers == [None]

    asyncio.run(doing())


def test_whichever_process_thinks_the_bot_remembers() -> None:
    """Its memory comes with the situation, and goes back with the thought."""
    told = situation()
    fresh = thinking._think(pickle.dumps((place(), told)))
    memory = msgspec.json.decode(fresh.memory)
    assert memory["notebook"]["round"] == told.seen.view.table.round
    memory["notebook"]["refused"]["this"] = 4.5
    again = told._replace(memory=msgspec.json.encode(memory))
    kept = msgspec.json.decode(thinking._think(pickle.dumps((place(), again))).memory)
    assert kept["notebook"]["refused"] == {"this": 4.5}


@pytest.mark.parametrize("game", shelf.GAMES.values(), ids=lambda game: game.name)
def test_a_thought_is_the_same_in_any_process(game: AnyGame) -> None:
    """What a bot is told is packed and unpacked whole, all through a game, on either build."""
    compared = 0

    def watch(table: AnyTable, record: Record) -> None:
        nonlocal compared
        if len(table.records) % 40:
            return
        for seat in range(table.seats):
            seen = table.seen(seat)
            asked = any(ask.waiting for ask in seen.view.asks)
            notes = game.notes(table.state, seat)
            told = Situation(seat, b"seed", b"", seen, notes, asked, asked)
            here = think(hire("scripted", game), told)
            packed = pickle.dumps((Place(game.name, "t", seat, "scripted"), told))
            assert thinking._think(packed) == here
            compared += asked

    match(game, game.options(), ["scripted"] * 4, 3, watch=watch).play()
    assert compared > 5


@pytest.mark.parametrize("odd", [b"{", b"[]", b'{"notebook": 3}'])
def test_a_memory_that_can_t_be_read_is_no_harm(odd: bytes) -> None:
    """It may be another version's: the bot begins with a fresh one."""
    told = situation()
    fresh = thinking._think(pickle.dumps((place(), told)))
    assert thinking._think(pickle.dumps((place(), told._replace(memory=odd)))) == fresh


def test_what_a_bot_is_told_is_what_its_seat_may_know() -> None:
    """No state, no secret: the situation is the view and what stands beside it."""
    told = situation(1)
    assert told.seen.view.seat == 1
    assert told.seen.view.own is not None and told.seen.view.mobsters[0].cash is None
    assert secret(1, 0) not in pickle.dumps(told)
    assert not any("state" in name or "secret" in name for name in told._fields)


def test_bots_that_fail_do_what_does_no_harm(tmp_path: Path) -> None:
    seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
    with running(settings(tmp_path, patience=0.0001)) as server:
        ann = server.sitting(seats)[0]
        ann.answer()
        ann.until_view(lambda view: any(mobster["muscle"] for mobster in view["mobsters"]))


def test_a_bot_pauses_whatever_it_holds(tmp_path: Path) -> None:
    seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
    with running(settings(tmp_path, leisure=5.0)) as server:
        started = time.monotonic()
        ann = server.sitting(seats)[0]
        ann.answer()
        ann.until_view(lambda view: any(mobster["muscle"] for mobster in view["mobsters"]))
        assert time.monotonic() - started > 0.7


def test_bots_heed_an_offer_that_a_person_makes_them(tmp_path: Path) -> None:
    """A gift, so to speak: somebody answers it, one way or the other."""
    seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
    with running(settings(tmp_path)) as server:
        ann = server.sitting(seats, options={"cash": "open"})[0]
        rng = Random(3)
        ann.play(
            rng, lambda player: any(ask["question"]["ask"] == "deals" for ask in player.waiting())
        )
        ann.settle()
        offer = {"do": "make-offer", "to": [1], "give": [{"kind": "cash", "count": 1}]}
        assert ann.act(offer) is None
        # A bot may have made her an offer of its own, which waits for her.
        ann.until_view(lambda view: all(offer["by"] != 0 for offer in view["offers"]))
