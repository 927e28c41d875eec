"""Bots think in a process of their own."""

from __future__ import annotations

import asyncio
import os
import pickle
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
from backroom.server.thinking import BotFailed, Place, Thinkers
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
