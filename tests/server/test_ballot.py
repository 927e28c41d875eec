"""Ending by agreement: a secret vote, and what everybody is told of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.message import Refusal
from backroom.engine.record import Stop
from backroom.engine.save import AnyTable, Done
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.server import refusals, wire
from tests.server.virtual import Sitting, sit

SEATS = 4
PEOPLE = range(3)
LIVE = {"kind": "relaxed", "seconds": 3600, "bank": 900}
MAIL = {"kind": "mail", "seconds": 10 * 86_400, "bank": 0}


def beginning() -> AnyTable:
    return Table(BOOTLEGGERS, Options(), SEATS, SampledChance(Random(1)))


def played(
    doing: Callable[[Sitting], Awaitable[None]], time: dict[str, Any] = LIVE, people: range = PEOPLE
) -> None:
    tempo = msgspec.json.encode({"window": 0, "time": time})
    sit(beginning(), people, doing, tempo=tempo, leisure=0.0)


async def vote(sitting: Sitting, seat: int, wanted: bool = True) -> None:
    await sitting.table.wishes.stay_away(seat, wire.StopMessage(1, wanted))


def told(sitting: Sitting, seat: int | None, kind: str) -> list[Any]:
    found = (json.loads(message) for _, message in sitting.heard[seat])
    return [message[kind] for message in found if kind in message]


def test_when_all_people_agree_the_game_ends_and_whoever_leads_has_won() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS), None)
        for voter in (2, 0, 1):
            assert not sitting.table.over
            await vote(sitting, voter)
        await asyncio.sleep(0)
        assert sitting.table.over
        table = sitting.table.table
        assert table is not None
        last = msgspec.json.decode(sitting.stored[-1], type=Done)
        action = table.game.actions.convert(last.action)
        assert (last.seat, action) == (0, Stop()), "it says nothing of who had asked"
        for seat in (0, 1, 2, None):
            assert told(sitting, seat, "end"), "everybody is told"
            assert told(sitting, seat, "view")[-1]["result"]["ending"] == "agreed"

    played(doing)


def test_nobody_is_told_who_is_for_it_or_how_many() -> None:
    def heard(first: int, others: list[tuple[int, bool]]) -> list[Any]:
        got: list[Any] = []

        async def doing(sitting: Sitting) -> None:
            await sitting.watch(1, None)
            await asyncio.sleep(5)
            await vote(sitting, first)
            for seat, wanted in others:
                await asyncio.sleep(7)
                await vote(sitting, seat, wanted)
            await asyncio.sleep(200 - sitting.now)
            got.extend([sitting.heard[1], sitting.heard[None]])

        played(doing)
        return got

    usual = heard(0, [])
    assert usual == heard(2, []) == heard(0, [(2, True)]) == heard(2, [(0, False), (0, True)])
    ballots = [json.loads(m)["ballot"] for _, m in usual[0] if b'"ballot"' in m]
    assert ballots == [{"left": 120_000, "mine": None}, None]


def test_one_is_told_what_one_has_said_oneself_and_can_change_it() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0, 1)
        await vote(sitting, 0)
        await vote(sitting, 1, False)
        await vote(sitting, 1, True)
        await vote(sitting, 0, False)
        await vote(sitting, 2)
        await asyncio.sleep(0)
        assert [b["mine"] for b in told(sitting, 0, "ballot")] == [True, False]
        assert [b["mine"] for b in told(sitting, 1, "ballot")] == [None, False, True]
        assert not sitting.table.over
        await vote(sitting, 0)
        assert sitting.table.over

    played(doing)


def test_silence_is_a_no_and_it_is_not_asked_again_for_a_while() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0)
        await vote(sitting, 0)
        await vote(sitting, 1)
        await asyncio.sleep(119)
        assert told(sitting, 0, "ballot")[-1] is not None
        await asyncio.sleep(1.1)
        assert told(sitting, 0, "ballot")[-1] is None
        with pytest.raises(refusals.NotAgainYet):
            await vote(sitting, 2)
        assert not sitting.table.over
        await asyncio.sleep(600)
        await vote(sitting, 2)
        await asyncio.sleep(0)
        assert told(sitting, 0, "ballot")[-1] == {"left": 120_000, "mine": None}

    played(doing)


def test_by_mail_it_lasts_a_day_and_a_day_passes_before_the_next() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0)
        await vote(sitting, 0)
        await asyncio.sleep(86_300)
        assert told(sitting, 0, "ballot")[-1] is not None
        await asyncio.sleep(200)
        assert told(sitting, 0, "ballot")[-1] is None
        with pytest.raises(refusals.NotAgainYet):
            await vote(sitting, 1)

    played(doing, MAIL)


def test_who_lets_a_bot_play_has_no_vote_and_has_not_agreed() -> None:
    async def doing(sitting: Sitting) -> None:
        await vote(sitting, 0)
        await sitting.table.wishes.stay_away(2, wire.StandInMessage(1, True))
        with pytest.raises(refusals.StoodIn):
            await vote(sitting, 2)
        await vote(sitting, 1)
        assert not sitting.table.over, "who was asked and went away has not said yes"
        await asyncio.sleep(121 + 600)
        await vote(sitting, 0)
        await vote(sitting, 1)
        assert sitting.table.over, "the bot is not asked"

    played(doing)


def test_who_plays_alone_among_bots_ends_the_game_at_once() -> None:
    async def doing(sitting: Sitting) -> None:
        await vote(sitting, 0)
        assert sitting.table.over
        with pytest.raises(Refusal):
            await vote(sitting, 0)

    played(doing, people=range(1))
