"""What the clock tells: pairs of tables that differ in something unseen run alike, to the
millisecond, for whoever may not know it (B10.3, K12.22)."""

from __future__ import annotations

import asyncio

import pytest

from backroom.company.thinking import Situation, Thought, harmless
from backroom.engine.action import Action
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseMobster, ChooseStill, Play
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    HIT,
    INVESTIGATION,
    VIGORISH,
    WINDFALL,
)
from backroom.games.chicago.components import THE_FEDS
from tests.bootleggers.deals.offers import table_of
from tests.bootleggers.given import Given
from tests.changing import change
from tests.chicago.given import Given as GivenChicago
from tests.chicago.windows.asking import ONE_DOWN
from tests.server.virtual import Doing, Sitting, Told, heard

#: Far longer than any window.
LONG = 200.0
#: When trucks are loaded the first can be played, and the second can't.
BOTH = (BIG_CITY_BOYS, WINDFALL)


def unseen(**cards: int) -> AnyTable:
    """Trucks are loaded, and some of three mobsters hold a card that nobody has seen."""
    given = Given(3)
    for seat, card in cards.items():
        given.thug(int(seat[-1]), card, unseen=True)
    return table_of(given.window(timing.LOADED))


def in_chicago(card: int) -> AnyTable:
    """A turn of seat 0 begins; seat 1 holds one card."""
    return GivenChicago(3).hand(1, card).turn_of(0, window=True).table()


def alike(one: list[Told], other: list[Told]) -> list[Told]:
    """The same is told at the same moments, as long as both draw the same cards. Returns it."""
    assert [at for at, _ in one] == [at for at, _ in other], "the clock tells what is unseen"
    for (_, left), (_, right) in zip(one, other, strict=True):
        if b"round-begins" in left:
            break
        assert left == right
    assert one[-1][0] > 0, "the window has closed"
    return one


# --- several people ------------------------------------------------------------------------------


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize("people", [(0, 1), (0, 1, 2)])
def test_a_window_lasts_as_long_whatever_the_unseen_card_is(people: tuple[int, ...]) -> None:
    one, other = (heard(unseen(seat1=card), people, 0, LONG) for card in BOTH)
    alike(one, other)


@pytest.mark.rule("K12.22")
def test_and_in_chicago() -> None:
    alike(*(heard(in_chicago(card), (0, 1), 0, LONG) for card in (THE_FEDS, ONE_DOWN)))


async def _someone_plays(sitting: Sitting) -> None:
    """Seat 2 plays a card as soon as it can; seat 1 says nothing at all."""
    await sitting.table.act(2, Play(BIG_CITY_BOYS))
    boys = ChooseMobster(2)
    while not any(ask.knows(boys) for ask in sitting.table.game.asks(sitting.state)):
        await asyncio.sleep(0.25)
    await sitting.table.act(2, boys)


@pytest.mark.rule("B10.6")
def test_a_chance_to_investigate_lasts_as_long_whether_the_card_is_there_or_not() -> None:
    tables = [unseen(seat1=card, seat2=BIG_CITY_BOYS) for card in (INVESTIGATION, WINDFALL)]
    one, other = (heard(table, (0, 1, 2), 0, LONG, _someone_plays) for table in tables)
    alike(one, other)


def _answers(after: float, action: Action) -> Doing:
    async def doing(sitting: Sitting) -> None:
        await asyncio.sleep(after)
        await sitting.table.act(1, action)

    return doing


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize("after", [0.0, 0.7, 2.9])
def test_when_somebody_answers_is_seen_by_nobody(after: float) -> None:
    silent = heard(unseen(seat1=BIG_CITY_BOYS, seat2=HIT), (0, 1, 2), 0, LONG)
    answered = heard(
        unseen(seat1=BIG_CITY_BOYS, seat2=HIT), (0, 1, 2), 0, LONG, _answers(after, Pass())
    )
    alike(silent, answered)


# --- wait! ---------------------------------------------------------------------------------------


def _stops(after: float, until: float | None) -> Doing:
    async def doing(sitting: Sitting) -> None:
        await asyncio.sleep(after)
        await sitting.table.wishes.wait(1, True)
        if until is not None:
            await asyncio.sleep(until - after)
            await sitting.table.wishes.wait(1, False)

    return doing


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize(("until", "closes"), [(7.0, 9.0), (None, 23.0)])
def test_whoever_is_eligible_stops_the_clock_able_to_play_or_not(
    until: float | None, closes: float
) -> None:
    """After a second, for as long as he likes, within bounds; then it runs on."""
    one, other = (heard(unseen(seat1=card), (0, 1), 0, LONG, _stops(1.0, until)) for card in BOTH)
    told = alike(one, other)
    flow = [at for at, message in told if b'"flow"' in message]
    assert flow[1] == closes


@pytest.mark.rule("B10.3")
def test_the_clock_is_stopped_once_a_window_by_whom_it_concerns() -> None:
    refused: list[str] = []

    async def doing(sitting: Sitting) -> None:
        for seat in (1, 1, 0):
            try:
                await sitting.table.wishes.wait(seat, True)
            except Refusal as refusal:
                refused.append(refusal.reason.key)

    heard(unseen(seat1=BIG_CITY_BOYS), (0, 1), 0, LONG, doing)
    assert refused == ["refused-no-clock", "refused-no-clock"]


def test_so_often_in_a_round_and_no_more() -> None:
    clocks: list[str] = []

    async def doing(sitting: Sitting) -> None:
        clock = sitting.table.windows._clock
        for _ in range(5):
            clock.set(3.0)
            try:
                clock.stop(1, 2)
            except Refusal as refusal:
                clocks.append(refusal.reason.key)
        clock.set(3.0)
        clock.stop(1, 3)

    heard(unseen(seat1=BIG_CITY_BOYS), (0, 1), 0, 0.0, doing)
    assert clocks == ["refused-no-more-waits"] * 2


# --- one person and bots -------------------------------------------------------------------------


def slow_to_decide(situation: Situation) -> tuple[Thought, float]:
    """Whoever holds something to play thinks longer."""
    able = sum(option.why_not is None for ask in situation.seen.view.asks for option in ask.options)
    answer = harmless(situation) if situation.choose else None
    return Thought(answer=answer), 0.004 * able


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_bot_answers_after_a_time_that_depends_on_nothing_it_holds(viewer: int | None) -> None:
    one, other = (
        heard(unseen(seat1=card), (0,), viewer, LONG, bot=slow_to_decide) for card in BOTH
    )
    alike(one, other)


@pytest.mark.rule("B10.3")
def test_a_window_in_which_the_only_person_could_play_nothing_is_over_at_once() -> None:
    told = heard(unseen(seat0=WINDFALL, seat1=BIG_CITY_BOYS), (0,), 0, LONG)
    assert [at for at, message in told if b'"flow"' in message][1] <= 0.15


@pytest.mark.rule("B10.3")
def test_it_waits_for_the_only_person_if_he_could() -> None:
    given = Given(3).thug(0, BIG_CITY_BOYS, unseen=True).thug(1, WINDFALL, unseen=True)
    told = heard(table_of(given.window(timing.REVEAL)), (0,), 0, LONG)
    assert told[-1][0] == 0.0


def owes(cash: int) -> AnyTable:
    """Seat 1, who has so much, is asked for vigorish by seat 2."""
    given = Given(3).cash(1, cash).thug(2, VIGORISH)
    change(given.state.stills, 1, dice=2)
    given.window(timing.REVEAL)
    given.act(2, Play(VIGORISH), ChooseStill(1))
    return table_of(given.pass_answers())


@pytest.mark.rule("B11.1", "B3.1")
@pytest.mark.parametrize("people", [(0,), (0, 2)])
def test_whoever_cannot_pay_takes_as_long_as_whoever_will_not(people: tuple[int, ...]) -> None:
    tables = [owes(cash) for cash in (0, 9)]
    assert [len(list(t.game.own_asks(t.state, 1)[0].answers())) for t in tables] == [1, 2]
    alike(*(heard(table, people, 0, LONG, bot=slow_to_decide) for table in tables))
