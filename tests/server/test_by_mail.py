"""Over days: each in his own time zone, some leave, one comes back, and the server is restarted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from backroom.bots import roster
from backroom.company.thinking import Situation, Thought, think
from backroom.engine.chance import LiveChance, bot_nonces, commitment
from backroom.engine.passing import Pass
from backroom.engine.save import FORMAT, AnyGame, Head, done
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.server import calendars, deadlines, wire
from backroom.server.kept import KeptTimes, Running
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.settings import Settings
from backroom.store.store import PLAYING, Kept, SeatRow, Store, TableRow
from tests.server.virtual import BEGIN, SECRET, Thinks, by_own_clock, calm

SEATS = 6
DAY = 86_400.0
ZONES = ("Europe/Paris", "America/Chicago", "Asia/Tokyo", "UTC", "Australia/Sydney", "Asia/Kolkata")


# --- calendars -----------------------------------------------------------------------------------


def _cases() -> Iterator[tuple[wire.Calendar, float, int]]:
    """Calendars, moments in the middle of a minute, and a number of minutes."""
    dice = Random(3)
    for _ in range(60):
        calendar = wire.Calendar(
            dice.choice(ZONES), dice.randrange(24), dice.randrange(24), dice.random() < 0.5
        )
        yield calendar, BEGIN + 60 * dice.randrange(400 * 24 * 60) + 30, dice.randrange(60, 3000)


def test_time_that_counts_is_that_of_its_minutes() -> None:
    for calendar, begin, minutes in _cases():
        by_minutes = sum(calendars.counts(calendar, begin + 60 * at) for at in range(minutes))
        counted = calendars.counted(calendar, begin, begin + 60 * minutes)
        assert counted / 60 == pytest.approx(by_minutes, abs=8), calendar


def test_after_so_much_time_so_much_has_counted() -> None:
    for calendar, begin, minutes in _cases():
        end = calendars.after(calendar, begin, 60.0 * minutes)
        assert calendars.counted(calendar, begin, end) == pytest.approx(60 * minutes, abs=0.5)


def test_at_night_and_on_a_free_weekend_nobody_is_expected() -> None:
    noon = BEGIN  # a Monday in Greenwich
    calendar = wire.Calendar("UTC", 22, 8, free_weekends=True)
    assert calendars.counts(calendar, noon)
    assert not calendars.counts(calendar, noon + 10 * 3600)
    assert not calendars.counts(calendar, noon + 20 * 3600 - 1)
    assert calendars.counts(calendar, noon + 20 * 3600)
    assert not calendars.counts(calendar, noon + 5 * DAY)
    assert calendars.counts(wire.Calendar("UTC", 22, 8), noon + 5 * DAY)
    assert calendars.counts(wire.Calendar("UTC", 9, 9), noon), "the same hour twice: never quiet"
    assert calendars.counts(wire.Calendar("no/such", 22, 8), noon), "counts as Greenwich"


def hour_by_hour(calendar: wire.Calendar, begin: float, hours: int) -> float:
    """The seconds that count, counted by looking at every quarter of an hour."""
    quarters = range(4 * hours)
    return 900.0 * sum(calendars.counts(calendar, begin + 900 * quarter) for quarter in quarters)


@pytest.mark.parametrize("zone", ["UTC", "Europe/Rome", "America/New_York", "Asia/Kathmandu"])
@pytest.mark.parametrize(("quiet_from", "quiet_to"), [(22, 8), (2, 3), (1, 2), (0, 14), (9, 9)])
def test_what_counts_is_the_same_however_it_is_counted(
    zone: str, quiet_from: int, quiet_to: int
) -> None:
    """Over weeks in which clocks are put forward and back."""
    for free in (False, True):
        calendar = wire.Calendar(zone, quiet_from, quiet_to, free)
        for month in (3, 10):
            begin = datetime(2027, month, 10, tzinfo=UTC).timestamp()
            counted = calendars.counted(calendar, begin, begin + 30 * DAY)
            assert counted == pytest.approx(hour_by_hour(calendar, begin, 30 * 24), abs=1)


def test_while_a_table_is_paused_nobody_s_nights_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is left when it begins is left when it ends, a restart in between or not."""
    clock = [BEGIN]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])
    kept = KeptTimes(open={0: Running("a question", BEGIN, BEGIN + 10 * 3600)})
    time = wire.Time("mail", int(DAY))
    here = deadlines.Deadlines(time, kept)
    calendar = wire.Calendar("UTC", 22, 8)
    here.seat([0, 1], {0: calendar, 1: calendar})
    clock[0] += 3600
    here.pause(BEGIN + 50 * 3600)
    left = calendars.counted(calendar, clock[0], kept.open[0].due)
    clock[0] += 5 * 3600
    again = deadlines.Deadlines(
        time, msgspec.json.decode(msgspec.json.encode(kept), type=KeptTimes)
    )
    again.seat([0, 1], {0: calendar, 1: calendar})
    again.resume(clock[0])
    again.look([])
    asked = again.kept.open[0]
    assert asked.due == BEGIN + 10 * 3600, "nothing is worked out while time stands still"
    clock[0] += 4 * 3600
    again.pause(None)
    assert calendars.counted(calendar, clock[0], asked.due) == pytest.approx(left)


# --- a table of six ------------------------------------------------------------------------------


class InMemory(Store):
    """Keeps all of one table, as the file would."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.due_at: float | None = None

    async def load(self, table: str) -> Kept:
        return msgspec.msgpack.decode(msgspec.msgpack.encode(self.kept), type=Kept)

    async def append(
        self,
        table: str,
        n: int,
        records: list[bytes],
        unhold: int | None,
        over: bool,
        bots: bytes | None = None,
    ) -> None:
        assert n == len(self.kept.records)
        self.kept.records += records
        self.kept.table.bots = bots
        if unhold is not None:
            self.kept.seats[unhold].held = None

    async def hold(self, table: str, seat: int, answer: bytes | None) -> None:
        self.kept.seats[seat].held = answer

    async def times(self, table: str, times: bytes, due: float | None) -> None:
        self.kept.table.times, self.due_at = times, due

    async def stand_in(self, table: str, seat: int, why: str, since: int) -> None:
        self.kept.seats[seat].stand_in, self.kept.seats[seat].stood_from = why, since

    async def calendar(self, table: str, seat: int, calendar: bytes) -> None:
        self.kept.seats[seat].calendar = calendar


def begun(game: AnyGame) -> InMemory:
    options = game.options()
    table = Table(game, options, SEATS, LiveChance(SECRET, bot_nonces(SECRET, SEATS)))
    head = Head(
        FORMAT,
        game.name,
        SEATS,
        msgspec.to_builtins(options),
        [f"P{seat}" for seat in range(SEATS)],
        commitment(SECRET),
        [nonce.hex() for nonce in bot_nonces(SECRET, SEATS)],
    )
    time = {"kind": "mail", "seconds": int(DAY) // 2, "bank": 0}
    row = TableRow("t", game.name, msgspec.json.encode(head), SECRET, 0.0, PLAYING)
    row.tempo = msgspec.json.encode({"time": time})
    rows = [
        SeatRow(
            *(seat, "human", f"P{seat}", "", "", "", True),
            calendar=msgspec.json.encode(wire.Calendar(ZONES[seat], free_weekends=seat % 2 == 0)),
        )
        for seat in range(SEATS)
    ]
    return InMemory(Kept(row, rows, [msgspec.json.encode(done(table.records[0]))], []))


async def _at_once(do: Any, *args: Any) -> Any:
    return do(*args)


def test_votes_for_a_pause_are_counted_though_one_came_in_the_morning_and_one_at_night() -> None:
    """Nobody looks in between, so the table leaves the memory."""
    store = begun(shelf.find("bootleggers"))

    async def load() -> TableInPlay:
        settings = Settings(data=None, started=BEGIN, leisure=0.0, least=0.0)  # type: ignore[arg-type]
        return await TableInPlay.load(await store.load("t"), store, settings, Thinks(calm))

    async def votes(table: TableInPlay, *seats: int) -> None:
        for seat in seats:
            viewer = Viewer(seat)
            await table.join(viewer)
            await table.wishes.stay_away(seat, wire.PauseMessage(1, 60))
            table.leave(viewer)
        table.put_away()
        await asyncio.sleep(1)

    async def run() -> None:
        await votes(await load(), 0, 1, 2)
        await asyncio.sleep(3600)
        table = await load()
        assert table.absence.voted == [0, 1, 2]
        assert not table.absence.deadlines.paused
        await votes(table, 5)
        assert table.absence.deadlines.paused
        assert (await load()).absence.voted == [], "they are for this pause and no other"

    with patch("asyncio.to_thread", _at_once):
        by_own_clock(run)


@pytest.mark.parametrize("name", ["bootleggers", "chicago"])
def test_six_play_by_mail_to_the_end_though_two_leave_and_the_server_is_restarted(
    name: str,
) -> None:
    """People look in about every hour and do what a bot would; two leave on the second day, one of
    them comes back; ten times the server goes down for an hour."""
    game = shelf.find(name)
    store = begun(game)
    bot = roster.hire(roster.usual(game), game, Random(5))
    dice = Random(11)

    def thinks(situation: Situation) -> tuple[Thought, float]:
        return think(bot, situation), 0.0

    missing: dict[int, float] = {}

    def present(seat: int, day: float) -> bool:
        """Two leave; one is back two days after a bot sat in."""
        if seat not in (4, 5) or day < 2:
            return True
        return seat == 5 and 5 in missing and day > missing[5] + 2

    async def look_in(table: TableInPlay, seat: int) -> None:
        """Somebody opens the page, and answers all that is asked."""
        viewer = Viewer(seat)
        await table.join(viewer)
        if table.seats[seat].stand_in:
            await table.wishes.stay_away(seat, wire.StandInMessage(1, False))
        for _ in range(60):
            played = table.table
            assert played is not None
            asks = [a for a in played.game.own_asks(played.state, seat) if a.waiting]
            if not asks or table.over or table.windows.holds(seat):
                break
            thought = think(
                bot,
                Situation(
                    seat=seat,
                    seed=bytes([seat]),
                    memory=b"",
                    seen=played.seen(seat),
                    notes=played.game.notes(played.state, seat),
                    consider=False,
                    choose=True,
                ),
            )
            answer = thought.answer
            assert answer is not None
            if isinstance(answer, Pass):  # and is not asked again in this round
                passes = [option.action for option in asks[0].options]
                stands = [each.stand for each in passes if isinstance(each, Pass)]
                answer = Pass(max(stands))
            await table.act(seat, answer)
        table.leave(viewer)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        table: TableInPlay | None = None
        restarts = 0
        for step in range(2 * 30 * 24):
            day = loop.time() / DAY
            if table is None:
                settings = Settings(data=None, started=BEGIN + loop.time(), leisure=0.0, least=0.0)  # type: ignore[arg-type]
                table = await TableInPlay.load(
                    await store.load("t"), store, settings, Thinks(thinks)
                )
            if table.over:
                break
            for seat in range(SEATS):
                if present(seat, day) and dice.random() < 0.8:
                    await look_in(table, seat)
            for seat in (each.number for each in table.seats if each.stand_in):
                missing.setdefault(seat, day)
            await asyncio.sleep(1800)
            if step % 40 == 39 and restarts < 10:
                restarts += 1
                table.put_away()
                table = None
                await asyncio.sleep(3600)
        assert table is not None and table.over, f"{store.kept.records[-1]!r}"
        assert set(missing) == {4, 5}
        assert table.seats[5].stand_in == "", "who came back plays again"
        assert restarts >= 3
        table.put_away()

    with patch("asyncio.to_thread", _at_once):
        by_own_clock(run)
