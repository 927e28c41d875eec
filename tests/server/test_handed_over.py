"""A seat that is handed to a bot and taken back: it shows nobody a hand, and stops no clock."""

from __future__ import annotations

import asyncio

import pytest

from backroom.company.thinking import Situation, Thought
from backroom.games.bootleggers.components import BIG_CITY_BOYS
from backroom.server import wire
from tests.server.test_absence import LIVE, asked, beginning, in_the_open, played, records, told
from tests.server.test_timing import BOTH, LONG, alike, unseen
from tests.server.virtual import Sitting, calm, heard, sit

GIVES, COMES_BACK = wire.StandInMessage(1, True), wire.StandInMessage(2, False)


async def hand_over(sitting: Sitting, seat: int) -> None:
    await sitting.table.wishes.stay_away(seat, GIVES)


async def take_back(sitting: Sitting, seat: int) -> None:
    await sitting.table.wishes.stay_away(seat, COMES_BACK)


# --- what it would tell --------------------------------------------------------------------------


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize("after", [0.0, 1.0])
def test_whoever_hands_his_seat_over_does_not_read_a_hand_off_the_clock(after: float) -> None:
    """Two people; one lets a bot play and looks on. Could the other play something?"""

    async def doing(sitting: Sitting) -> None:
        await asyncio.sleep(after)
        await hand_over(sitting, 0)

    one, other = (heard(unseen(seat1=card), (0, 1), 0, LONG, doing) for card in BOTH)
    alike(one, other)


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize("why", ["given", "away", "replaced"])
def test_nor_whoever_was_away_and_can_come_back(why: wire.StandIn) -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.table.absence._sit_in(0, why)
        await sitting.table.go_on()

    one, other = (heard(unseen(seat1=card), (0, 1), 0, LONG, doing) for card in BOTH)
    alike(one, other)


@pytest.mark.rule("B10.3")
def test_whoever_hands_his_seat_over_does_not_see_who_has_passed_by_himself() -> None:
    """When the window has lasted it is over, whether the other has said something or not."""

    def closed(says: bool) -> list[float]:
        async def doing(sitting: Sitting) -> None:
            if says:
                ask = sitting.table.game.own_asks(sitting.state, 1)[0]
                assert ask.default is not None
                await sitting.table.act(1, ask.default)
            await asyncio.sleep(1.0)
            await hand_over(sitting, 0)

        told = heard(unseen(seat1=BIG_CITY_BOYS), (0, 1), 0, LONG, doing)
        return [at for at, message in told if b'"flow"' in message]

    assert closed(says=True) == closed(says=False)


def test_orders_take_as_long_as_among_people_as_long_as_somebody_can_come_back() -> None:
    def several(*leave: wire.StandIn) -> bool:
        found: list[bool] = []

        async def doing(sitting: Sitting) -> None:
            for seat, why in enumerate(leave, start=1):
                await sitting.table.absence._sit_in(seat, why)
            found.append(sitting.table.seats.several)

        sit(beginning(), range(len(leave) + 1), doing)
        return found[0]

    assert not several()
    assert several("given") and several("away") and several("replaced")
    assert not several("resigned")
    assert several("resigned", "given")


def test_whoever_has_resigned_looks_on_like_anybody() -> None:
    """He will not play again, but he has friends at the table."""

    async def doing(sitting: Sitting) -> None:
        await sitting.table.absence._sit_in(0, "resigned")
        await sitting.table.go_on()
        assert sitting.table.looked_at()

    one, other = (heard(unseen(seat1=card), (0, 1), 0, LONG, doing) for card in BOTH)
    assert [at for at, _ in one] == [at for at, _ in other]


# --- the clock -----------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 3])
def test_a_seat_that_is_handed_over_and_taken_back_has_no_more_time_for_it(people: int) -> None:
    """Whoever lets a bot play and is back before it answers is asked the same: his time runs on."""
    table = in_the_open()
    slow = table.game.waiting(table.state)[0]
    others = [seat for seat in range(table.seats) if seat != slow]

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(slow, others[0])
        before = records(sitting)
        for _ in range(8):
            await asyncio.sleep(10)
            assert records(sitting) == before
            await hand_over(sitting, slow)
            await take_back(sitting, slow)
        await asyncio.sleep(0)
        times = told(sitting, slow, "times")[-1]
        assert times["asked"] == [{"seat": slow, "left": 10_000, "bank": 60_000}]
        await asyncio.sleep(10.1)
        assert records(sitting) > before, "time is up, and it was answered for him"

    played(table, doing, people=[slow, *others][:people], leisure=1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("wish", ["hands over", "keeps a calendar"])
def test_nobody_keeps_the_bots_from_answering_by_coming_and_going(wish: str) -> None:
    """Twenty times a second, as fast as a seat may speak; a bot thinks for longer than that."""
    table = in_the_open()
    slow = table.game.waiting(table.state)[0]
    others = [seat for seat in range(table.seats) if seat != slow]

    def thinks(situation: Situation) -> tuple[Thought, float]:
        return calm(situation)[0], 0.12

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*others)
        before = records(sitting)
        for _ in range(200):
            if wish == "hands over":
                await hand_over(sitting, others[0])
                await asyncio.sleep(0.05)
                await take_back(sitting, others[0])
            else:
                calendar = wire.CalendarMessage(1, wire.Calendar())
                await sitting.table.wishes.stay_away(others[0], calendar)
            await asyncio.sleep(0.05)
        assert records(sitting) > before

    played(table, doing, people=others, leisure=1.0, bot=thinks)  # type: ignore[arg-type]


def test_nor_has_the_table_for_what_it_decides_in_secret() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0, 1)
        before = records(sitting)
        for _ in range(5):
            await asyncio.sleep(10)
            await hand_over(sitting, 0)
            await take_back(sitting, 0)
        await asyncio.sleep(0)
        assert told(sitting, 1, "times")[-1]["sealed"] == 10_000
        await asyncio.sleep(10.1)
        assert records(sitting) > before

    played(beginning(), doing, people=range(2), leisure=1.0)


def test_the_bank_of_a_seat_that_was_handed_over_is_charged_once() -> None:
    table = in_the_open()
    slow = table.game.waiting(table.state)[0]

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(table.seats))
        await asyncio.sleep(40)
        await hand_over(sitting, slow)
        await take_back(sitting, slow)
        ask = next(a for a in sitting.table.game.own_asks(sitting.state, slow) if a.waiting)
        assert asked(sitting) == slow and ask.default is not None
        await sitting.table.act(slow, ask.default)
        await asyncio.sleep(0)
        assert told(sitting, slow, "times")[-1]["banks"][slow] == 50_000

    played(table, doing, leisure=1.0)


def test_a_bot_has_no_clock() -> None:
    """While it plays for somebody nobody sees that person's time, and nothing is answered late."""
    table = in_the_open()
    slow = table.game.waiting(table.state)[0]

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(table.seats))
        await hand_over(sitting, slow)
        await asyncio.sleep(0)
        assert told(sitting, slow, "times")[-1]["asked"] == []
        assert sitting.table.absence.deadlines.next is None
        assert sitting.table.absence.deadlines.late() == []

    played(table, doing, LIVE, leisure=1.0)
