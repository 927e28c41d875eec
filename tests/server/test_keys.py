"""A new link for a seat: at once from its own device, after time to come back for a lost one."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal
from unittest.mock import patch

import msgspec
import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options as ChicagoOptions
from backroom.server import refusals, wire
from backroom.server.keys import LOST_BY_MAIL, LOST_LIVE
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.seats import hashed
from backroom.server.wishes import Wishes
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import StoreFailed
from tests.server.given import PATIENCE, Json, Player, Server, running, settings
from tests.server.virtual import BEGIN, Doing, Sitting, sit

NEW = "n" * 22
NEWER = "m" * 22


def ask(player: Player, **wish: Any) -> Json | None:
    """Why it was refused; None: it is done."""
    player.say({"id": 77, **wish})
    while True:
        message = player.hear()
        if message.get("done") == 77:
            return None
        if "refused" in message:
            reason: Json = message["refused"]["reason"]
            return reason


def test_a_new_link_kills_the_old_one_and_lets_its_other_tabs_go(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        mine, other, host = (server.player(table, key) for key in (keys[1], keys[1], keys[0]))
        for player in (mine, other, host):
            player.settle()
        assert ask(mine, rekey=NEW) is None
        assert other.until("out")["key"] == "refused-new-link"
        assert other.closed() is not None
        assert host.until("chat")["lines"][-1]["phrase"] == "note-new-link"
        old = server.player(table, keys[1])
        assert old.until("refused")["reason"]["key"] == "refused-no-such-key"
        mine.answer()  # goes on as if nothing had been
    with running(settings(tmp_path)) as server:
        assert server.player(table, NEW).until("welcome")["seat"] == 1
        old = server.player(table, keys[1])
        assert old.until("refused")["reason"]["key"] == "refused-no-such-key"
    raw = b"".join(file.read_bytes() for file in tmp_path.glob("backroom.db*"))
    assert NEW.encode() not in raw and hashed(NEW).encode() in raw


def test_a_key_that_could_be_guessed_is_refused(server: Server) -> None:
    table, keys = server.seated()
    player = server.player(table, keys[1])
    for key in ("", "short", "x" * 23, "ä" * 22, 7):
        reason = ask(player, rekey=key)
        assert reason is not None and reason["key"] == "refused-unreadable"
    assert server.player(table, keys[1]).until("welcome")["seat"] == 1


def test_nobody_is_told_of_a_key_that_is_not_kept() -> None:
    """The writing fails: the old key still opens the seat."""
    told: list[str] = []

    async def fails(*args: object) -> None:
        raise StoreFailed("full")

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0)
        viewer, other = Viewer(1), Viewer(1)
        for one in (viewer, other):
            await sitting.table.join(one)
        with (
            patch.object(sitting.table.keys._store, "relink", fails),
            pytest.raises(StoreFailed),
        ):
            await sitting.table.wishes.hold_seat(viewer, wire.RekeyMessage(1, NEW))
        assert not other.out and not sitting.table.seats[1].opens(NEW)
        told.extend(message.decode() for _, message in sitting.heard[0] if b"note-" in message)

    played(doing)
    assert told == []


# --- a lost link ---------------------------------------------------------------------------------


def played(doing: Doing, kind: str = "live") -> None:
    table = Table(BOOTLEGGERS, Options(), 3, SampledChance(Random(1)))
    seconds = 86_400 if kind == "mail" else 30
    tempo = msgspec.json.encode({"window": 0, "time": {"kind": kind, "seconds": seconds}})
    sit(table, range(3), doing, tempo=tempo, leisure=0.0)


async def wish(sitting: Sitting, viewer: Viewer, said: wire.Holding) -> str:
    """Why it was refused; "": it was not."""
    try:
        await sitting.table.wishes.hold_seat(viewer, said)
    except Refusal as refusal:
        return refusal.reason.key
    return ""


def notes(sitting: Sitting, seat: int) -> list[str]:
    heard = (json.loads(message) for _, message in sitting.heard[seat])
    return [line["phrase"] for each in heard if "chat" in each for line in each["chat"]["lines"]]


@pytest.mark.parametrize(("kind", "seconds"), [("live", LOST_LIVE), ("mail", LOST_BY_MAIL)])
def test_the_host_gets_the_link_of_a_lost_seat_after_its_time(kind: str, seconds: int) -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(2)
        host, guest = Viewer(0), Viewer(1)
        for one in (host, guest):
            await sitting.table.join(one)
        seat = sitting.table.seats[1]
        assert await wish(sitting, host, wire.CollectMessage(1, 1, NEW)) == "refused-not-lost"
        assert await wish(sitting, guest, wire.LostMessage(1, 2)) == "refused-host-only"
        assert await wish(sitting, host, wire.LostMessage(1, 1)) == ""
        assert seat.lost == BEGIN + seconds
        assert await wish(sitting, host, wire.CollectMessage(1, 1, NEW)) == "refused-still-time"
        await asyncio.sleep(seconds - 1)
        assert await wish(sitting, host, wire.CollectMessage(1, 1, NEW)) == "refused-still-time"
        await asyncio.sleep(2)
        assert await wish(sitting, host, wire.CollectMessage(1, 1, NEW)) == ""
        assert seat.opens(NEW) and seat.lost is None and guest.out
        await asyncio.sleep(0)
        assert notes(sitting, 2) == ["note-link-lost", "note-link-replaced"]

    played(doing, kind)


@pytest.mark.parametrize("how", ["comes", "says no"])
def test_whoever_comes_with_the_old_link_or_says_no_keeps_it(how: str) -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(2)
        host, guest = Viewer(0), Viewer(1)
        await sitting.table.join(host)
        if how == "says no":
            await sitting.table.join(guest)
        assert await wish(sitting, host, wire.LostMessage(1, 1)) == ""
        await asyncio.sleep(LOST_LIVE / 2)
        if how == "comes":
            await sitting.table.join(guest)
        else:
            assert await wish(sitting, guest, wire.KeepSeatMessage(1, True)) == ""
        await asyncio.sleep(LOST_LIVE)
        assert await wish(sitting, host, wire.CollectMessage(1, 1, NEW)) == "refused-not-lost"
        assert not sitting.table.seats[1].opens(NEW) and not guest.out
        assert notes(sitting, 2) == ["note-link-lost", "note-link-found"]

    played(doing)


def in_secret() -> AnyTable:
    """All pick muscle."""
    return Table(BOOTLEGGERS, Options(), 3, SampledChance(Random(1)))


def chicago(secret: bool, deals: Literal["open", "private"] = "open") -> AnyTable:
    """Deals can be made, and all decide in secret, or the guest is asked for all to see."""
    options = ChicagoOptions(deals=deals)
    table: AnyTable = Table(CHICAGO, options, 3, SampledChance(Random(3)))
    game = table.game
    while not (
        game.may_deal(table.state)
        and game.deciding(table.state) == secret
        and (secret or game.waiting(table.state) == [1])
    ):
        asked = next(each for each in game.asks(table.state) if each.waiting)
        assert asked.default is not None
        table.act(asked.seat, asked.default)
    return table


def in_the_open() -> AnyTable:
    return chicago(secret=False)


async def answers(sitting: Sitting, guest: Viewer) -> None:
    asked = next(a for a in sitting.table.game.own_asks(sitting.state, 1) if a.waiting)
    assert asked.default is not None
    await sitting.table.act(1, asked.default)


async def arranges(sitting: Sitting, guest: Viewer) -> None:
    asked = next(a for a in sitting.table.game.own_asks(sitting.state, 1) if a.waiting)
    assert asked.default is not None
    await sitting.table.act_all(1, [asked.default])


async def offers(sitting: Sitting, guest: Viewer) -> None:
    await sitting.table.act(1, MakeOffer((0,), give=(Good("cash", count=100),)))


async def talks(sitting: Sitting, guest: Viewer) -> None:
    await sitting.table.wishes.say(1, "my turn?")


async def whispers(sitting: Sitting, guest: Viewer) -> None:
    await sitting.table.wishes.say(1, "a secret", to=[2])


async def wants_a_pause(sitting: Sitting, guest: Viewer) -> None:
    await sitting.table.wishes.stay_away(1, wire.PauseMessage(1, 1))


async def is_for_ending(sitting: Sitting, guest: Viewer) -> None:
    await sitting.table.wishes.stay_away(1, wire.StopMessage(1, True))


async def tells_its_nights(sitting: Sitting, guest: Viewer) -> None:
    await sitting.table.wishes.stay_away(1, wire.CalendarMessage(1, wire.Calendar()))


async def shows_its_hand(sitting: Sitting, guest: Viewer) -> None:
    await wish(sitting, guest, wire.ShowMessage(1, True))


async def looks(sitting: Sitting, guest: Viewer) -> None:
    sitting.table.sees(guest, True)
    await sitting.table.look(1, [])


Acting = Callable[[Sitting, Viewer], Awaitable[None]]


def lost_and(acting: Acting, table: AnyTable) -> tuple[list[str], bool]:
    """The host calls the link of a seat lost whose person then does this: what all are told, and
    whether it is still called so."""
    found: list[tuple[list[str], bool]] = []

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(2)
        host, guest = Viewer(0), Viewer(1)
        for one in (host, guest):
            await sitting.table.join(one)
        assert await wish(sitting, host, wire.LostMessage(1, 1)) == ""
        await acting(sitting, guest)
        await asyncio.sleep(0)
        told = [phrase for phrase in notes(sitting, 2) if phrase.startswith("note-link")]
        found.append((told, sitting.table.seats[1].lost is not None))

    tempo = msgspec.json.encode({"window": 0, "time": {"kind": "live", "seconds": 30}})
    talk = msgspec.json.encode({"mode": "private"})
    sit(table, range(3), doing, tempo=tempo, talk=talk, leisure=0.0)
    return found[0]


@pytest.mark.parametrize(
    "acting", [answers, arranges, offers, talks, wants_a_pause, shows_its_hand]
)
def test_whoever_sits_there_and_does_something_keeps_the_seat(acting: Acting) -> None:
    assert lost_and(acting, in_the_open()) == (["note-link-lost", "note-link-found"], False)


@pytest.mark.parametrize("acting", [looks, tells_its_nights])
def test_what_a_device_does_by_itself_settles_nothing(acting: Acting) -> None:
    assert lost_and(acting, in_the_open()) == (["note-link-lost"], True)


@pytest.mark.parametrize(
    ("acting", "table"),
    [
        (answers, in_secret),
        (offers, partial(chicago, False, "private")),
        (whispers, in_the_open),
        (is_for_ending, in_the_open),
    ],
)
def test_nobody_learns_by_it_what_was_done_in_secret(
    acting: Acting, table: Callable[[], AnyTable]
) -> None:
    """Else a host could call a link lost to see whether somebody answers, or whispers."""
    assert lost_and(acting, table()) == (["note-link-lost"], True)


def test_a_deal_in_the_open_counts_while_all_decide_in_secret() -> None:
    assert lost_and(offers, chicago(secret=True)) == (["note-link-lost", "note-link-found"], False)


@pytest.mark.parametrize("seat", [0, 3, 5])
def test_only_the_seat_of_another_person_can_be_lost(seat: int) -> None:
    async def doing(sitting: Sitting) -> None:
        host = Viewer(0)
        await sitting.table.join(host)
        assert await wish(sitting, host, wire.LostMessage(1, seat)) == refusals.NotLost.key

    played(doing)


def test_a_lost_seat_is_remembered_over_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        host = server.player(table, keys[0])
        host.settle()
        assert ask(host, lost=1) is None
    with running(settings(tmp_path)) as server:
        info = server.http.get(f"/api/tables/{table}").json()
        assert info["seats"][1]["lost"] > 0 and info["seats"][2]["lost"] is None
    with sqlite3.connect(tmp_path / "backroom.db") as store:
        store.execute("UPDATE seats SET lost = 1 WHERE seat = 1")
    with running(settings(tmp_path)) as server:
        host = server.player(table, keys[0])
        host.settle()
        assert ask(host, collect=1, key=NEWER) is None
        assert server.player(table, NEWER).until("welcome")["seat"] == 1


@contextmanager
def while_a_new_link_is_written() -> Iterator[tuple[threading.Event, threading.Event]]:
    """``begun``: the table waits for the disk; it goes on when ``written`` is set."""
    begun, written = threading.Event(), threading.Event()
    relink = SQLiteStore.relink

    async def slowly(self: SQLiteStore, *row: Any) -> None:
        begun.set()
        while not written.is_set():
            await asyncio.sleep(0.01)
        await relink(self, *row)

    with patch.object(SQLiteStore, "relink", slowly):
        yield begun, written


def test_the_old_key_lets_nobody_in_while_the_new_one_is_written(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server, while_a_new_link_is_written() as (begun, written):
        table, keys = server.seated()
        mine = server.player(table, keys[1])
        mine.until("welcome")
        join, waits = TableInPlay.join, threading.Event()

        async def joining(self: TableInPlay, *viewer: Any) -> None:
            waits.set()
            await join(self, *viewer)

        mine.say({"id": 1, "rekey": NEW})
        assert begun.wait(PATIENCE)
        with patch.object(TableInPlay, "join", joining):
            thief = server.player(table, keys[1])
            assert waits.wait(PATIENCE), "the key still opens the seat, and the table is locked"
            written.set()
            assert thief.hear()["refused"]["reason"]["key"] == "refused-no-such-key"
        mine.until("done")
        assert server.player(table, NEW).until("welcome")["seat"] == 1


def test_whoever_was_let_go_makes_no_new_link_of_his_own(tmp_path: Path) -> None:
    """His wish is at the door when the other's is carried out."""
    with running(settings(tmp_path)) as server, while_a_new_link_is_written() as (begun, written):
        table, keys = server.seated()
        mine, thief = (server.player(table, keys[1]) for _ in range(2))
        for player in (mine, thief):
            player.settle()
        hold_seat, waits = Wishes.hold_seat, threading.Event()

        async def wishing(self: Wishes, *wish: Any) -> None:
            waits.set()
            await hold_seat(self, *wish)

        mine.say({"id": 1, "rekey": NEW})
        assert begun.wait(PATIENCE)
        with patch.object(Wishes, "hold_seat", wishing):
            thief.say({"id": 1, "rekey": NEWER})
            assert waits.wait(PATIENCE)
            written.set()
            thief.until("out")
        mine.until("done")
        mine.settle()
        assert server.player(table, NEWER).hear()["refused"]["reason"]["key"] == (
            "refused-no-such-key"
        )
        assert server.player(table, NEW).until("welcome")["seat"] == 1
