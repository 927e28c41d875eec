"""Who may look back at which game over HTTP, by whose eyes, how late, and how often."""

from __future__ import annotations

import asyncio
import gzip
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.server import refusals, wire
from backroom.server.back import histories, queue
from backroom.server.back.histories import Histories
from backroom.server.thinking import WorkFailed
from tests.server.given import Json, Server, running, settings
from tests.server.virtual import Sitting, sit
from tests.web.films import lay, recorded

SAVE = recorded("bootleggers", "short-3-chaotic")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("films")
    lay(data, {"finished": SAVE, "goeson": SAVE}, {"goeson": 60})
    with running(settings(data, back_burst=1000)) as started:
        yield started


def look(server: Server, table: str, **wanted: Any) -> Json:
    answer = server.http.post(f"/api/tables/{table}/history", json=wanted)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def refused(server: Server, table: str, **wanted: Any) -> str:
    answer = server.http.post(f"/api/tables/{table}/history", json=wanted)
    assert answer.status_code in (400, 403, 404, 409, 429), answer.text
    key: str = answer.json()["refused"]["key"]
    return key


def test_a_finished_game_is_seen_by_all_eyes(server: Server) -> None:
    for eyes in (None, 0, 1, 2, "all"):
        found = look(server, "finished", eyes=eyes)
        assert found["over"] and found["eyes"] == eyes
        assert found["steps"][-1]["record"] == len(SAVE.records)
    assert look(server, "finished", key="key-1")["eyes"] == 1
    assert refused(server, "finished", eyes=4) == "refused-not-their-eyes"
    assert refused(server, "finished", key="nobody's") == "refused-no-such-key"
    assert refused(server, "nowhere") == "refused-no-such-table"


def test_of_one_that_goes_on_a_seat_sees_what_it_saw_and_no_more(server: Server) -> None:
    mine, theirs = look(server, "goeson", key="key-0"), look(server, "goeson")
    assert (mine["eyes"], theirs["eyes"]) == (0, None)
    for found in (mine, theirs):
        assert found["steps"] and not found["over"]
        assert all("record" not in step for step in found["steps"]), "no number of records"
    assert look(server, "goeson", key="key-0", eyes=0) == mine
    for eyes in (1, 2, "all", None):
        assert refused(server, "goeson", key="key-0", eyes=eyes) == "refused-not-their-eyes"
    assert refused(server, "goeson", eyes="all") == "refused-not-their-eyes"
    assert refused(server, "goeson", eyes=0) == "refused-not-their-eyes"
    assert refused(server, "goeson", key="key-7") == "refused-no-such-key"


def test_the_table_in_words_if_somebody_wants_it(server: Server) -> None:
    assert "panels" in look(server, "finished", panels=True)["steps"][0]["view"]
    assert "panels" not in look(server, "finished")["steps"][0]["view"]


def test_whoever_may_not_look_on_does_not_look_back(server: Server) -> None:
    for who, key in (("nobody", "refused-no-onlookers"), ("link", "refused-watch-by-link")):
        made = server.make(watching={"who": who})
        for seat in (made["key"], *(invite["key"] for invite in made["invites"])):
            server.sit(made["table"], seat)
        assert refused(server, made["table"]) == key
        assert look(server, made["table"], key=made["key"])["eyes"] == 0
        if who == "link":
            assert look(server, made["table"], key=made["watch"])["eyes"] is None


def test_before_the_game_there_is_nothing_to_look_back_at(server: Server) -> None:
    assert refused(server, server.make()["table"]) == "refused-not-started"


def test_too_often_is_too_often(tmp_path: Path) -> None:
    lay(tmp_path, {"finished": SAVE})
    with running(settings(tmp_path, back_burst=2, back_rate=0.001)) as server:
        for _ in range(2):
            look(server, "finished")
        assert refused(server, "finished") == "refused-too-fast"


def test_an_onlooker_who_sees_late_looks_back_late() -> None:
    """Two minutes: what happened since is not there, whatever it was."""
    rows = [(r.seat, BOOTLEGGERS.actions.convert(r.action), r.rolls) for r in SAVE.records]
    from backroom.engine.table import Table

    played: Any = Table.replay(BOOTLEGGERS, BOOTLEGGERS.options(**SAVE.head.options), 3, rows[:1])

    async def doing(sitting: Sitting) -> None:
        table = sitting.table

        def told() -> int:
            return histories._told(table, None, None)[1]

        assert told() == 0
        await asyncio.sleep(121)
        table.watching.note()
        first = told()
        assert first == len(table.shown.story(None)) > 0
        for seat, action, rolls in rows[1:20]:
            played.replay_one(seat, action, rolls)
        table.show()
        assert told() == first, "not yet"
        assert histories._told(table, None, "own") == (None, first)
        await asyncio.sleep(121)
        table.watching.note()
        assert told() == len(table.shown.story(None)) > first

    watching = msgspec.json.encode(wire.Watching(delay="2"))
    sit(played, range(3), doing, watching=watching)


def test_what_is_kept_has_a_bound() -> None:
    kept = Histories(None, None, None)  # type: ignore[arg-type]
    for number in range(3 * histories._MOST):
        kept._keep(histories._Key(f"t{number}", None, False, None, ()), b"x" * 1000)
    assert len(kept._kept) == histories._MOST
    kept._keep(histories._Key("large", None, False, None, ()), b"x" * histories._MOST_BYTES)
    assert kept._bytes <= histories._MOST_BYTES and len(kept._kept) == 1


class Never:
    """Makes nothing, ever."""

    async def work(self, table: str, doing: object, packed: bytes) -> None:
        await asyncio.sleep(3600)


def test_no_more_than_some_wait_for_one_to_be_made() -> None:
    async def run() -> None:
        made = Histories(None, None, Never())  # type: ignore[arg-type]
        houses = range(queue.MOST // queue.MOST_EACH)
        waiting = [
            asyncio.create_task(made.work(len, b"", f"house {house}"))
            for house in houses
            for _ in range(queue.MOST_EACH)
        ]
        await asyncio.sleep(0)
        with pytest.raises(refusals.TooFast):
            await made.work(len, b"", "another")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert len(made._queue) == 0

    asyncio.run(run())


def test_whoever_wants_many_is_waited_for_once() -> None:
    """Of one address one is made, then another's turn comes; and it can't have all wait."""

    async def run() -> None:
        begun: list[str] = []
        go_on = asyncio.Semaphore(0)

        class Slow:
            async def work(self, table: str, doing: object, packed: bytes) -> None:
                begun.append(pickle.loads(packed))
                await go_on.acquire()

        made = Histories(None, None, Slow())  # type: ignore[arg-type]
        greedy = [
            asyncio.create_task(made.work(len, f"greedy {n}", "greedy"))
            for n in range(queue.MOST_EACH)
        ]
        await asyncio.sleep(0)
        with pytest.raises(refusals.TooFast):
            await made.work(len, "one more", "greedy")
        modest = asyncio.create_task(made.work(len, "modest", "modest"))
        for _ in range(queue.MOST_EACH + 1):
            await asyncio.sleep(0)
            go_on.release()
        await asyncio.gather(*greedy, modest)
        assert begun[:3] == ["greedy 0", "modest", "greedy 1"]
        assert len(made._queue) == 0

    asyncio.run(run())


def test_what_takes_too_long_is_said_to_be_too_long() -> None:
    class GivenUp:
        async def work(self, table: str, doing: object, packed: bytes) -> None:
            raise WorkFailed(table)

    async def run() -> None:
        made = Histories(None, None, GivenUp())  # type: ignore[arg-type]
        with pytest.raises(refusals.TooLong):
            await made.work(len, b"", "")

    asyncio.run(run())


@pytest.mark.parametrize("took", [0.001, 0.2, 0.26, 3.1])
def test_how_long_it_takes_tells_nothing(took: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game that goes on a history comes at a beat, however much there is that is not seen."""
    now, waited = [100.0], []

    class Seats:
        names = ("Ann", "Bea")

    class Found:
        over, seats, board_name = False, Seats(), ""

        def admit(self, key: str | None) -> int:
            return 0

    class Tables:
        async def glimpse(self, table: str) -> Found:
            return Found()

        async def find(self, table: str, seated: bool) -> Found:
            return Found()

    class Made(Histories):
        async def _made(self, key: Any, board: str, address: str) -> bytes:
            now[0] += took
            return b""

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def run() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
        monkeypatch.setattr(asyncio, "sleep", wait)
        monkeypatch.setattr(histories, "_told", lambda *_: (0, 7))
        made = Made(Tables(), None, None)  # type: ignore[arg-type]
        await made.of("table", wire.LookBack("key"), "")

    asyncio.run(run())
    beats = (took + sum(waited)) / histories._BEAT
    assert beats == pytest.approx(round(beats)) and round(beats) >= 1


def test_unpacked_it_is_sent_in_parts(server: Server) -> None:
    """As a whole it is in memory compressed only: unpacked it may be fifty times as much."""

    def sent(encoding: str) -> tuple[dict[str, str], bytes]:
        headers = {"accept-encoding": encoding}
        path, wanted = "/api/tables/finished/history", {"eyes": "all", "panels": True}
        with server.http.stream("POST", path, json=wanted, headers=headers) as answer:
            return dict(answer.headers), b"".join(answer.iter_raw())

    headers, packed = sent("gzip")
    assert headers["content-encoding"] == "gzip"
    headers, whole = sent("identity")
    assert "content-length" not in headers and len(whole) > 1 << 18
    assert gzip.decompress(packed) == whole
