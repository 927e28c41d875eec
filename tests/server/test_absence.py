"""Somebody who leaves does not stop the others: deadlines, defaults, and the bot that sits in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from backroom.company.thinking import Thought
from backroom.engine.chance import SampledChance
from backroom.engine.deal import AcceptOffer, DeclineOffer, Good, MakeOffer, WithdrawOffer
from backroom.engine.record import Undo
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.chicago.game import CHICAGO
from backroom.server import refusals, wire
from backroom.server.onlookers import Viewer
from backroom.store.store import StoreFailed
from tests.server.virtual import BEGIN, Sitting, calm, sit

SEATS = 4
LIVE = {"kind": "live", "seconds": 30, "bank": 60}
MAIL = {"kind": "mail", "seconds": 86_400, "bank": 0}


def beginning() -> AnyTable:
    """All pick muscle in secret."""
    return Table(BOOTLEGGERS, Options(), SEATS, SampledChance(Random(1)))


def in_the_open(game: AnyGame = CHICAGO) -> AnyTable:
    """Somebody is asked for all to see."""
    table: AnyTable = Table(game, game.options(), SEATS, SampledChance(Random(3)))
    while table.game.deciding(table.state) or len(table.game.waiting(table.state)) != 1:
        ask = next(ask for ask in table.game.asks(table.state) if ask.waiting)
        assert ask.default is not None
        table.act(ask.seat, ask.default)
    return table


def played(
    table: AnyTable,
    doing: Callable[[Sitting], Awaitable[None]],
    time: dict[str, Any] | None = None,
    people: range = range(SEATS),
    **changes: Any,
) -> None:
    tempo = msgspec.json.encode({"window": 0, "time": time or LIVE})
    sit(table, people, doing, tempo=tempo, **{"leisure": 0.0, **changes})


def told(sitting: Sitting, seat: int | None, kind: str) -> list[Any]:
    found = (json.loads(message) for _, message in sitting.heard[seat])
    return [message[kind] for message in found if kind in message]


def asked(sitting: Sitting) -> int:
    table = sitting.table.table
    assert table is not None
    return table.game.waiting(table.state)[0]


def records(sitting: Sitting) -> int:
    assert sitting.table.table is not None
    return sitting.table.table.count


def stand_ins(sitting: Sitting) -> list[str]:
    return [seat.stand_in for seat in sitting.table.seats]


def test_a_question_in_the_open_gets_its_default_when_time_and_bank_are_over() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        before = records(sitting)
        times = told(sitting, 0, "times")[-1]
        assert times["asked"] == [{"seat": asked(sitting), "left": 90_000, "bank": 60_000}]
        await asyncio.sleep(89.9)
        assert records(sitting) == before
        await asyncio.sleep(0.2)
        assert records(sitting) > before
        assert stand_ins(sitting) == [""] * SEATS, "once is no habit"

    played(in_the_open(), doing)


def test_what_one_takes_beyond_ones_time_is_gone_from_the_bank() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        seat = asked(sitting)
        await asyncio.sleep(50)
        ask = next(a for a in sitting.table.game.own_asks(sitting.state, seat) if a.waiting)
        assert ask.default is not None
        await sitting.table.act(seat, ask.default)
        await asyncio.sleep(0)
        assert told(sitting, 0, "times")[-1]["banks"][seat] == 40_000

    played(in_the_open(), doing)


def test_after_two_in_a_row_a_bot_sits_in_and_the_game_goes_on_without_the_person() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        silent = asked(sitting)
        for _ in range(400):  # the others answer at once; this one never does
            await asyncio.sleep(5)
            table = sitting.table.table
            assert table is not None
            if sitting.table.seats[silent].stand_in:
                break
            for seat in range(SEATS):
                asks = [a for a in table.game.own_asks(table.state, seat) if a.waiting]
                if seat != silent and asks and asks[0].default is not None:
                    await sitting.table.act(seat, asks[0].default)
        assert sitting.table.seats[silent].stand_in == "away"
        await asyncio.sleep(1)
        assert told(sitting, silent, "seats")[-1][silent]["stand_in"] == "away"
        since = told(sitting, silent, "stood_in")[-1]["from"]
        assert 0 < since <= len(sitting.table.shown.story(silent))
        with pytest.raises(refusals.StoodIn):
            await sitting.table.act(silent, Undo())
        await sitting.table.wishes.stay_away(silent, wire.StandInMessage(1, False))
        await asyncio.sleep(0)
        assert stand_ins(sitting) == [""] * SEATS
        assert told(sitting, silent, "stood_in")[-1] is None

    played(in_the_open(), doing)


def test_whose_question_was_answered_for_him_is_told_so_until_he_answers_and_nobody_else() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(None, *range(SEATS))
        silent = asked(sitting)
        await asyncio.sleep(95)
        assert told(sitting, silent, "missed") == [True]
        late = Viewer(silent)
        await sitting.table.join(late)  # another tab
        assert any(b'"missed":true' in message for message in late.take())
        for _ in range(100):
            ask = next(ask for ask in sitting.table.game.asks(sitting.state) if ask.waiting)
            assert ask.default is not None
            await sitting.table.act(ask.seat, ask.default)
            if ask.seat == silent:
                break
        await asyncio.sleep(0)
        assert told(sitting, silent, "missed") == [True, False]
        for other in (None, *(seat for seat in range(SEATS) if seat != silent)):
            assert told(sitting, other, "missed") == []

    played(in_the_open(), doing)


def test_in_a_sealed_question_no_clock_tells_who_has_answered() -> None:
    """The same bytes at the same moments, whether somebody answers soon, late, or not at all."""

    def heard(answers: list[tuple[float, int]]) -> list[tuple[float, bytes]]:
        found: list[tuple[float, bytes]] = []

        async def doing(sitting: Sitting) -> None:
            await sitting.watch(None, 0)
            for at, seat in answers:
                await asyncio.sleep(at - sitting.now)
                ask = next(a for a in sitting.table.game.own_asks(sitting.state, seat) if a.waiting)
                assert ask.default is not None
                await sitting.table.act(seat, ask.default)
            await asyncio.sleep(59.9 - sitting.now)
            found.extend(sitting.heard[None] + sitting.heard[0])
            assert sitting.table.game.deciding(sitting.state)
            await asyncio.sleep(0.2)
            assert not sitting.table.game.deciding(sitting.state), "twice the time, and no bank"

        played(beginning(), doing)
        return found

    nobody = heard([])
    assert any(b'"times"' in message for _, message in nobody)
    assert heard([(3.0, 1)]) == nobody
    assert heard([(50.0, 2), (51.0, 3)]) == nobody


def test_time_stands_still_while_nobody_is_there() -> None:
    async def doing(sitting: Sitting) -> None:
        await asyncio.sleep(10_000)
        before = records(sitting)
        await sitting.watch(0)
        assert told(sitting, 0, "times")[-1]["runs"]
        await asyncio.sleep(80)
        assert records(sitting) == before
        await asyncio.sleep(20)
        assert records(sitting) > before

    played(in_the_open(), doing)


def test_one_person_among_bots_takes_as_long_as_he_likes() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0)
        await asyncio.sleep(100_000)
        assert told(sitting, 0, "times") == []
        assert stand_ins(sitting) == [""] * SEATS

    played(beginning(), doing, people=range(1))


def notes(sitting: Sitting, seat: int | None) -> list[tuple[int, str]]:
    lines = [line for chat in told(sitting, seat, "chat") for line in chat["lines"]]
    return [(line["seat"], line["phrase"]) for line in lines if line["phrase"]]


def test_all_are_told_that_somebody_has_given_up() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        for _ in range(2):  # once will do
            await sitting.table.wishes.stay_away(0, wire.ResignMessage(1, True))
        await asyncio.sleep(0)
        assert notes(sitting, 1) == [(0, "note-gave-up")]
        assert sitting.table.host == 1

    played(in_the_open(), doing)


def test_all_are_told_whom_the_host_replaces() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0, 1)
        sitting.table.onlookers.away[3] = int(BEGIN) - 1000
        for _ in range(2):
            await sitting.table.wishes.stay_away(0, wire.ReplaceMessage(1, 3))
        await asyncio.sleep(0)
        assert notes(sitting, 1) == [(3, "note-replaced")]
        await sitting.table.wishes.stay_away(1, wire.StandInMessage(1, True))
        await asyncio.sleep(0)
        assert notes(sitting, 1) == [(3, "note-replaced")], "who comes back soon is no news"

    played(in_the_open(), doing)


def test_whoever_gives_up_has_done_so_even_if_it_can_not_be_told() -> None:
    async def fails(*args: object) -> None:
        raise StoreFailed("full")

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0, 1)
        with patch.object(sitting.table, "note", fails):
            await sitting.table.wishes.stay_away(0, wire.ResignMessage(1, True))
        assert sitting.table.host == 1

    played(in_the_open(), doing)


def test_more_than_half_can_stop_all_clocks() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        before = records(sitting)
        await sitting.table.wishes.stay_away(1, wire.PauseMessage(1, 2))
        await sitting.table.wishes.stay_away(2, wire.PauseMessage(1, 60))
        await asyncio.sleep(0)
        assert told(sitting, 0, "times")[-1]["votes"] == 2
        assert told(sitting, 0, "times")[-1]["voted"] == [1, 2]
        assert told(sitting, 0, "times")[-1]["hours"] == 2, "the shortest that one of them wants"
        assert told(sitting, 0, "times")[-1]["paused"] is None
        await sitting.table.wishes.stay_away(0, wire.PauseMessage(1, 12))
        await asyncio.sleep(0)
        assert told(sitting, 3, "times")[-1]["paused"] == pytest.approx(BEGIN + 2 * 3600, abs=1)
        await asyncio.sleep(2 * 3600 - 1)
        assert records(sitting) == before
        await asyncio.sleep(85)
        assert records(sitting) == before, "what was left is left"
        await asyncio.sleep(10)
        assert records(sitting) > before

    played(in_the_open(), doing)


def test_a_pause_can_be_ended_by_as_many() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        for seat in range(3):
            await sitting.table.wishes.stay_away(seat, wire.PauseMessage(1, 60))
        for seat in range(3):
            assert sitting.table.absence.deadlines.paused
            await sitting.table.wishes.stay_away(seat, wire.PauseMessage(1, 0))
        assert not sitting.table.absence.deadlines.paused

    played(in_the_open(), doing)


def test_whoever_would_not_end_a_pause_after_all_wants_no_other() -> None:
    """A vote for the end of a pause that is taken back is none for the next one."""

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        for seat in range(3):
            await sitting.table.wishes.stay_away(seat, wire.PauseMessage(1, 1))
        for hours in (0, 96):
            await sitting.table.wishes.stay_away(3, wire.PauseMessage(1, hours))
        await asyncio.sleep(3600 + 1)
        assert not sitting.table.absence.deadlines.paused
        assert sitting.table.absence.voted == []

    played(in_the_open(), doing)


def test_whoever_has_given_up_has_no_vote() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        await sitting.table.wishes.stay_away(2, wire.ResignMessage(1, True))
        with pytest.raises(refusals.StoodIn):
            await sitting.table.wishes.stay_away(2, wire.PauseMessage(1, 60))
        assert sitting.table.absence.voted == []

    played(in_the_open(), doing)


def test_nobody_is_away_all_day_every_day() -> None:
    async def doing(sitting: Sitting) -> None:
        wanted = wire.Calendar("Europe/Zurich", 0, 23)
        with pytest.raises(refusals.TooQuiet):
            await sitting.table.wishes.stay_away(1, wire.CalendarMessage(1, wanted))
        assert sitting.table.seats[1].calendar == wire.Calendar()

    played(in_the_open(), doing, time=MAIL)


def test_a_person_can_let_a_bot_play_and_come_back() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        seat = asked(sitting)
        before = records(sitting)
        await sitting.table.wishes.stay_away(seat, wire.StandInMessage(1, True))
        await asyncio.sleep(5)
        assert stand_ins(sitting)[seat] == "given"
        assert records(sitting) > before, "it plays at once"
        await sitting.table.wishes.stay_away(seat, wire.StandInMessage(1, False))
        assert stand_ins(sitting)[seat] == ""

    played(in_the_open(), doing)


def test_who_has_resigned_does_not_come_back() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        await sitting.table.wishes.stay_away(2, wire.ResignMessage(1, True))
        assert stand_ins(sitting)[2] == "resigned"
        with pytest.raises(refusals.Resigned):
            await sitting.table.wishes.stay_away(2, wire.StandInMessage(1, False))

    played(in_the_open(), doing)


def test_the_host_replaces_who_stays_away_and_nobody_else() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0, 1, 2)
        await asyncio.sleep(1)
        with pytest.raises(refusals.NotAway):
            await sitting.table.wishes.stay_away(0, wire.ReplaceMessage(1, 1))
        with pytest.raises(refusals.NotAway):
            await sitting.table.wishes.stay_away(0, wire.ReplaceMessage(1, 3))
        sitting.table.onlookers.away[3] = int(BEGIN) - 300
        with pytest.raises(refusals.HostOnly):
            await sitting.table.wishes.stay_away(1, wire.ReplaceMessage(1, 3))
        await sitting.table.wishes.stay_away(0, wire.ReplaceMessage(1, 3))
        assert stand_ins(sitting) == ["", "", "", "replaced"]

    played(in_the_open(), doing)


@pytest.mark.parametrize("late", [False, True])
def test_whether_somebody_has_answered_in_secret_is_not_told_by_whether_he_can_be_replaced(
    late: bool,
) -> None:
    """He is gone for a moment. What counts is whether he was late in the open, as all have seen."""

    def tried(missed: int, answers: bool) -> list[str]:
        async def doing(sitting: Sitting) -> None:
            await sitting.watch(*range(SEATS))
            kept = sitting.table.absence.deadlines.kept
            kept.missed[1], kept.slow = missed, {1} if late else set()
            if answers:
                ask = sitting.table.game.own_asks(sitting.state, 1)[0]
                await sitting.table.act(1, ask.options[0].action)
            sitting.leave(1)
            with suppress(refusals.NotAway):
                await sitting.table.wishes.stay_away(0, wire.ReplaceMessage(1, 1))
            found.extend(stand_ins(sitting))

        found: list[str] = []
        played(beginning(), doing)
        return found

    expected = ["", "replaced" if late else "", "", ""]
    for missed in (0, 1):
        assert tried(missed, answers=False) == tried(missed, answers=True) == expected


def test_whoever_has_let_a_question_in_the_open_run_out_is_replaced_at_once() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        silent = asked(sitting)
        other = (silent + 1) % SEATS
        await asyncio.sleep(95)
        assert stand_ins(sitting) == [""] * SEATS
        sitting.leave(silent)
        sitting.leave(other)
        sitting.table.host = (silent + 2) % SEATS
        with pytest.raises(refusals.NotAway):
            await sitting.table.wishes.stay_away(sitting.table.host, wire.ReplaceMessage(1, other))
        await sitting.table.wishes.stay_away(sitting.table.host, wire.ReplaceMessage(1, silent))
        assert stand_ins(sitting)[silent] == "replaced"

    played(in_the_open(), doing)


def test_by_mail_whoever_was_late_in_the_open_has_less_time_until_he_answers_or_is_back() -> None:
    def given(sitting: Sitting, seat: int) -> float:
        return sitting.table.absence.deadlines._seconds(seat)

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        silent = asked(sitting)
        assert given(sitting, silent) == 86_400
        await asyncio.sleep(35 * 3600)
        assert given(sitting, silent) == 86_400 / 4
        for _ in range(100):
            ask = next(ask for ask in sitting.table.game.asks(sitting.state) if ask.waiting)
            assert ask.default is not None
            await sitting.table.act(ask.seat, ask.default)
            if ask.seat == silent:
                break
        assert given(sitting, silent) == 86_400
        sitting.table.absence.deadlines.kept.slow = {silent}
        for away in (True, False):
            await sitting.table.wishes.stay_away(silent, wire.StandInMessage(1, away))
        assert given(sitting, silent) == 86_400

    played(in_the_open(), doing, time=MAIL)


def test_who_was_too_late_in_secret_is_not_told_by_how_long_he_has_next() -> None:
    """All are told how long somebody has who is asked in the open."""

    def times(silent: int) -> dict[int, int]:
        found: dict[int, int] = {}

        async def doing(sitting: Sitting) -> None:
            await sitting.watch(0)
            for seat in range(SEATS):
                if seat != silent:
                    ask = sitting.table.game.own_asks(sitting.state, seat)[0]
                    await sitting.table.act(seat, ask.options[0].action)
            await asyncio.sleep(35 * 3600)
            assert sitting.table.absence.deadlines.has_missed(silent)
            while len(found) < SEATS:
                for one in told(sitting, 0, "times")[-1]["asked"]:
                    found.setdefault(one["seat"], one["left"])
                ask = next(ask for ask in sitting.table.game.asks(sitting.state) if ask.waiting)
                assert ask.default is not None
                await sitting.table.act(ask.seat, ask.default)
                await asyncio.sleep(0)

        played(beginning(), doing, time=MAIL)
        return found

    assert times(1) == times(2)


def test_a_bot_that_plays_for_a_person_makes_and_accepts_no_deals() -> None:
    def eager(situation: Any) -> Any:
        assert not situation.consider, "it is not asked what it would say unasked"
        return calm(situation)

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        await sitting.table.wishes.stay_away(asked(sitting), wire.StandInMessage(1, True))
        await asyncio.sleep(30)

    played(in_the_open(), doing, bot=eager, leisure=1.0)


def offered() -> tuple[AnyTable, int]:
    """A bot has made an offer to somebody, and has something to answer itself."""
    table = in_the_open()
    while not table.game.may_deal(table.state):
        ask = next(ask for ask in table.game.asks(table.state) if ask.waiting)
        assert ask.default is not None
        table.act(ask.seat, ask.default)
    bot = table.game.waiting(table.state)[0]
    person = (bot + 1) % SEATS
    table.act(bot, MakeOffer((person,), give=(Good("cash", count=100),), words="For you."))
    return table, person


@pytest.mark.parametrize("answers", [False, True])
def test_bots_give_a_person_time_to_read_an_offer(answers: bool) -> None:
    table, person = offered()
    (offer,) = table.offers

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(person)
        before = records(sitting)
        await asyncio.sleep(4)
        assert records(sitting) == before
        if answers:
            await sitting.table.act(person, DeclineOffer(offer.id), None)
        await asyncio.sleep(2 if answers else 8)
        assert records(sitting) > before + answers

    played(table, doing, people=range(person, person + 1), leisure=1.0)


def test_whoever_looks_on_learns_of_no_offer_by_a_pause() -> None:
    table, person = offered()

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(None)
        await sitting.watch(person)
        before = records(sitting)
        await asyncio.sleep(4)
        assert records(sitting) > before

    played(table, doing, people=range(person, person + 1), leisure=1.0)


def to_both() -> tuple[AnyTable, int]:
    """A bot has made an offer to a person and to another bot, who would take it."""
    table, person = offered()
    (offer,) = table.offers
    table.act(offer.by, WithdrawOffer(offer.id))
    to = tuple(sorted((person, (person + 1) % SEATS)))
    table.act(offer.by, MakeOffer(to, give=(Good("cash", count=100),)))
    return table, person


def takes_it(situation: Any) -> Any:
    for offer in situation.seen.offers if situation.consider else ():
        if situation.seat in offer.terms.to:
            return Thought(unasked=AcceptOffer(offer.id)), 0.1
    return calm(situation)


@pytest.mark.parametrize("answers", [False, True])
def test_bots_leave_an_offer_to_a_person_who_may_take_it_as_well(answers: bool) -> None:
    table, person = to_both()
    (offer,) = table.offers

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(person)
        await asyncio.sleep(2)
        assert [each.id for each in table.offers] == [offer.id], "there is time to read it"
        if answers:
            await sitting.table.act(person, AcceptOffer(offer.id), None)
            assert not table.offers
        else:
            await asyncio.sleep(3)
            assert not table.offers, "nobody waits for ever"

    played(table, doing, people=range(person, person + 1), bot=takes_it, leisure=1.0)


def test_whoever_looks_on_learns_of_no_private_offer_by_when_a_bot_takes_it() -> None:
    table, person = to_both()

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(None)
        await sitting.watch(person)
        await asyncio.sleep(2)
        assert not table.offers

    played(table, doing, people=range(person, person + 1), bot=takes_it, leisure=1.0)


def test_bots_do_not_play_on_among_themselves() -> None:
    async def doing(sitting: Sitting) -> None:
        for seat in range(SEATS):
            await sitting.table.wishes.stay_away(seat, wire.StandInMessage(1, True))
        await asyncio.sleep(10)  # who has begun to think thinks to the end
        before = records(sitting)
        await asyncio.sleep(1000)
        assert records(sitting) == before
        await sitting.watch(1)
        await asyncio.sleep(10)
        assert records(sitting) > before, "somebody looks on"

    played(in_the_open(), doing, leisure=1.0)


def test_by_mail_time_runs_whether_or_not_anybody_looks_but_not_at_night() -> None:
    async def doing(sitting: Sitting) -> None:
        before = records(sitting)
        # From noon ten hours until 22, and fourteen on the next day.
        await asyncio.sleep(34 * 3600 - 60)
        assert records(sitting) == before
        await asyncio.sleep(120)
        assert records(sitting) > before

    played(in_the_open(), doing, time=MAIL)


def test_by_mail_each_keeps_a_calendar_of_his_own() -> None:
    async def doing(sitting: Sitting) -> None:
        seat = asked(sitting)
        calendar = wire.Calendar("Asia/Tokyo", 20, 6, free_weekends=True)
        await sitting.table.wishes.stay_away(seat, wire.CalendarMessage(1, calendar))
        assert sitting.table.seats[seat].calendar == calendar

    played(in_the_open(), doing, time=MAIL)


def test_by_mail_whoever_is_asked_at_once_has_his_own_night_all_the_same() -> None:
    """The game may begin before the device of whoever sat down last has said where it is. What is
    said later changes nothing of a question that runs."""

    async def doing(sitting: Sitting) -> None:
        seat = asked(sitting)
        before = records(sitting)
        tokyo = wire.Calendar("Asia/Tokyo", 22, 8)
        await sitting.table.wishes.stay_away(seat, wire.CalendarMessage(1, tokyo))
        late = wire.Calendar("Asia/Tokyo", 12, 2)
        await sitting.table.wishes.stay_away(seat, wire.CalendarMessage(2, late))
        # It is 21 o'clock there: an hour, fourteen on the next day, and nine on the one after it.
        await asyncio.sleep((1 + 10 + 14 + 10 + 9) * 3600 - 60)
        assert records(sitting) == before
        await asyncio.sleep(120)
        assert records(sitting) > before

    played(in_the_open(), doing, time=MAIL)


def test_a_host_who_gives_up_leaves_the_say_to_the_next_who_plays() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(1)
        await sitting.table.wishes.stay_away(0, wire.ResignMessage(1, True))
        await asyncio.sleep(0)
        assert [seat["host"] for seat in told(sitting, 1, "seats")[-1]] == [
            seat == 1 for seat in range(SEATS)
        ]
        with pytest.raises(refusals.HostOnly):
            await sitting.table.wishes.keep_pace(0, "fast")
        await sitting.table.wishes.keep_pace(1, "fast")

    played(beginning(), doing)


def test_whoever_only_makes_offers_has_answered_nothing() -> None:
    """Neither is it forgotten that his last question was answered for him, nor is he on time."""

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(*range(SEATS))
        silent = asked(sitting)
        await asyncio.sleep(95)
        assert told(sitting, silent, "missed") == [True]
        gift = MakeOffer(((silent + 1) % SEATS,), give=(Good("cash", count=1),))
        await sitting.table.act(silent, gift)
        await asyncio.sleep(0)
        assert told(sitting, silent, "missed") == [True]
        assert silent not in sitting.table.absence.deadlines.kept.in_time

    played(in_the_open(BOOTLEGGERS), doing)
