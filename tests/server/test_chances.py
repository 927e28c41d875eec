"""Alone among bots one is asked to play a card when it counts, or at every chance if one likes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.engine.window import Window
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import BIG_CITY_BOYS, HIT
from backroom.games.chicago.components import THE_FEDS
from tests.bootleggers.deals.offers import table_of
from tests.bootleggers.given import Given
from tests.chicago.given import Given as GivenChicago
from tests.server.virtual import Sitting, sit

EVERY = b'{"chances": "all"}'


def asked(
    table: AnyTable,
    people: tuple[int, ...] = (0,),
    tempo: bytes | None = None,
    looked_at: bool = False,
) -> bool:
    """Is seat 0 asked in the window that is open there?"""
    found: list[bool] = []

    async def look(sitting: Sitting) -> None:
        await sitting.watch(0)
        view: dict[str, Any] = {}
        for _, told in sitting.heard[0]:
            view.update(json.loads(told).get("view", {}))
        found.append(any(ask.get("default", {}).get("do") == "pass" for ask in view["asks"]))

    sit(table, people, look, tempo=tempo, looked_at=looked_at)
    return found[0]


def with_card(card: int, when: int) -> AnyTable:
    given = Given(3).thug(0, card).thug(1, HIT)
    given.state.houses[2] = type(given.state.houses[2]).of(given.state.houses[2], markers=(1, 2, 0))
    return table_of(given.window(when))


@pytest.mark.rule("B10.2")
@pytest.mark.parametrize(
    ("card", "when", "counts"),
    [
        (HIT, timing.BEFORE_PRODUCTION, True),
        (HIT, timing.AFTER_PRODUCTION, False),
        (HIT, timing.LOADED, False),
        (HIT, timing.LINED_UP, True),
        (BIG_CITY_BOYS, timing.REVEAL, True),
        (BIG_CITY_BOYS, timing.LOADED, False),
    ],
)
def test_alone_one_is_asked_when_it_counts(card: int, when: int, counts: bool) -> None:
    assert asked(with_card(card, when)) == counts
    assert asked(with_card(card, when), tempo=EVERY), "whoever wants to is asked every time"
    assert asked(with_card(card, when), people=(0, 1)), "and among people everybody is"
    assert asked(with_card(card, when), looked_at=True), "time would tell onlookers of the hand"


@pytest.mark.rule("K12.22")
def test_and_in_chicago_not_at_each_turn_of_the_others() -> None:
    def table() -> AnyTable:
        return GivenChicago(3).hand(0, THE_FEDS).turn_of(1, window=True).table()

    assert not asked(table())
    assert asked(table(), tempo=EVERY)
    assert asked(table(), people=(0, 1))


@pytest.mark.rule("B10.3")
def test_once_somebody_has_acted_everybody_is_asked_anew() -> None:
    table = with_card(HIT, timing.LOADED)
    assert not asked(table)
    table = with_card(HIT, timing.LOADED)
    window = table.state.stack[-1]
    assert isinstance(window, Window)
    window.reopen()
    assert asked(table)


def test_it_is_for_whoever_is_alone_to_say() -> None:
    refused: list[str] = []

    async def says(sitting: Sitting) -> None:
        try:
            await sitting.table.wishes.keep_chances("all")
        except Refusal as refusal:
            refused.append(refusal.reason.key)

    sit(with_card(HIT, timing.LOADED), (0, 1), says)
    assert refused == ["refused-not-alone"]
    sit(with_card(HIT, timing.LOADED), (0,), says)
    assert refused == ["refused-not-alone"]


def test_whoever_wants_less_of_it_is_not_left_with_an_open_question() -> None:
    async def doing(sitting: Sitting) -> None:
        window = sitting.state.stack[-1]
        assert isinstance(window, Window)
        await sitting.table.wishes.keep_chances("counting")
        await asyncio.sleep(5)
        assert sitting.state.stack[-1] is not window, "it has gone by"

    sit(with_card(HIT, timing.LOADED), (0,), doing, tempo=EVERY)


def test_whoever_looks_on_and_leaves_takes_no_question_away() -> None:
    """Nobody would be asked, and the window would stay open for ever."""

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0)
        window = sitting.state.stack[-1]
        await asyncio.sleep(60)  # all bots have answered
        sitting.leave(None)
        await sitting.table.wishes.say(0, "Goodbye!")
        await sitting.watch(0)
        view: dict[str, Any] = {}
        for _, told in sitting.heard[0]:
            view.update(json.loads(told).get("view", {}))
        assert view["asks"], "whoever was asked still is"
        await sitting.table.act(0, Pass(), view["asks"][0]["id"])
        await asyncio.sleep(60)
        assert sitting.state.stack[-1] is not window, "and it goes on"

    sit(with_card(HIT, timing.LOADED), (0,), doing, looked_at=True)
