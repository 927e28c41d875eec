"""What a stranger can make grow, and whom he can crowd out: what waits to be sent, onlookers,
tables, records. Seats always get in."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from backroom.arena.play import match
from backroom.engine.deal import StopTrading
from backroom.engine.message import Refusal
from backroom.engine.record import Undo
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.server import leftovers, onlookers, refusals, wire
from backroom.server.backlog import Backlog
from backroom.server.backlogs import Backlogs
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.server.wire.http import Time
from backroom.store.sqlite import SQLiteStore
from tests.chicago.given import Given as GivenChicago
from tests.server.given import PATIENCE, Json, Player, Server, answers, running, settings
from tests.server.test_slow import HELLO, frame, looking
from tests.server.virtual import Sitting, sit
from tests.web.films import lay, recorded

BOTS = [{"kind": "human", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]


def until(fits: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if fits():
            return True
        time.sleep(0.02)
    return False


# --- what waits to be sent -----------------------------------------------------------------------


def test_of_several_who_do_not_read_the_one_farthest_behind_is_hung_up_on() -> None:
    async def tell() -> None:
        shared = Backlog(10_000)
        one, other = Viewer(None, backlogs=(shared,)), Viewer(None, backlogs=(shared,))
        one.pong(1)
        while not (one.lost or other.lost):
            other.pong(1)
            assert shared.bytes <= 10_000
        assert other.lost and not one.lost
        assert shared.bytes == len(one.take()[0]), "who is gone waits for nothing"

    asyncio.run(tell())


def test_what_is_on_its_way_out_still_waits() -> None:
    """It lies in memory until the next is asked for; then it has been sent."""

    async def tell() -> None:
        shared = Backlog(10_000)
        viewer = Viewer(None, backlogs=(shared,))
        viewer.pong(1)
        size = len(viewer.take()[0])
        assert shared.bytes == size
        viewer.pong(2)
        assert shared.bytes == 2 * size
        viewer.take()
        assert shared.bytes == size
        viewer.lose()
        assert shared.bytes == 0

    asyncio.run(tell())


def test_an_address_has_one_bound_at_all_tables(tmp_path: Path) -> None:
    async def tell() -> None:
        all_ = Backlogs(settings(tmp_path, most_behind_each=0, most_behind_all=1))
        here, there = Viewer(None, backlogs=all_.of("a")), Viewer(0, backlogs=all_.of("a"))
        elsewhere = Backlog(100)
        assert here.backlogs == there.backlogs != all_.of("b")
        here.pong(1)
        assert here.lost, "this address may have nothing waiting"
        assert all_.bytes == elsewhere.bytes == 0

    asyncio.run(tell())


def test_a_long_log_is_told_piece_by_piece_as_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onlookers, "_EVENTS", 50)
    monkeypatch.setattr(onlookers, "_ENOUGH", 1000)
    played = match(BOOTLEGGERS, Options(), ["chaotic"] * 3, 1)
    played.play()

    async def look(sitting: Sitting) -> None:
        viewer = Viewer(None)
        await sitting.table.join(viewer)
        story = sitting.table.shown.story(None)
        told: list[object] = []
        links: list[str] = []
        ended = False
        most = 0
        while not ended:
            messages = viewer.take()
            most = max(most, sum(b'"log"' in message[:20] for message in messages))
            for message in map(json.loads, messages):
                if "log" in message:
                    assert message["log"]["from"] == len(told)
                    told += message["log"]["events"]
                    links.append(message["log"].get("link") or "")
                ended = ended or "end" in message
        assert len(told) == len(story) > 400, "all of it, before the end is told"
        assert most == 1 and len(links) > 5
        assert [bool(link) for link in links] == [False] * (len(links) - 1) + [True]

    sit(played.table, (0, 1, 2), look)


def test_onlookers_that_never_read_are_let_go_and_nothing_of_theirs_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """20 of them and two who make offers took 2.6 GiB in 45 seconds."""
    monkeypatch.setattr("backroom.server.line._GOODBYE", 0.2)
    monkeypatch.setattr(onlookers, "_MOST_BYTES", 100_000)
    most = 0
    seen: list[Backlogs] = []
    made = Backlogs.__init__

    def remember(self: Backlogs, wanted: object) -> None:
        made(self, wanted)  # type: ignore[arg-type]
        seen.append(self)

    monkeypatch.setattr(Backlogs, "__init__", remember)
    with running(settings(tmp_path, listening=0.3)) as server, ExitStack() as stack:
        table, keys = server.seated()
        ann = server.player(table, keys[0])
        ann.until("log")
        for _ in range(20):
            line = stack.enter_context(looking(server, table, narrow=True))
            line.sendall(frame(HELLO))
        server.player(table, None).until("welcome")
        for _ in range(400):
            for stop in (True, False):
                ann.act({"do": "stop-trading", "stop": stop})
                most = max(most, seen[-1].bytes)
        assert most < 20 * 150_000
        assert until(lambda: seen[-1].bytes == 0)


# --- who gets in ---------------------------------------------------------------------------------


def test_seats_get_in_whoever_looks_on(tmp_path: Path) -> None:
    wanted = settings(tmp_path, most_onlookers_each=3, most_onlookers=5, most_unknown=4)
    with running(wanted) as server:
        table, keys = server.seated()
        for _ in range(3):
            server.player(table, None).until("view")
        fourth = server.player(table, None)
        assert fourth.until("refused")["reason"]["key"] == "refused-full"
        assert fourth.closed() == 4400
        for key in keys:
            assert server.player(table, key).until("welcome")["table"] == table


def test_a_place_that_is_left_is_free_again(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_onlookers_each=1)) as server:
        table, _ = server.seated()
        first = server.player(table, None)
        first.until("view")
        first.close()

        def gets_in() -> bool:
            try:
                return bool(server.player(table, None).until("welcome"))
            except ConnectionClosed:
                return False

        assert until(gets_in)


def test_whoever_does_not_say_who_he_is_gives_way(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_unknown=4)) as server:
        table, keys = server.seated()
        silent = [Player(server.live + table) for _ in range(12)]
        assert server.player(table, keys[0]).until("welcome")["seat"] == 0
        assert silent[0].closed() == 1012


def test_one_address_sits_at_so_many_tables(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_tables_each=2)) as server:
        tables = [server.seated(BOTS) for _ in range(3)]
        for table, keys in tables[:2]:
            server.player(table, keys[0]).until("view")
            server.player(table, keys[0]).until("view")
        table, keys = tables[2]
        assert server.player(table, keys[0]).until("refused")["reason"]["key"] == "refused-full"


def test_tables_that_are_only_looked_at_do_not_fill_the_house(tmp_path: Path) -> None:
    """199 idle tables with an onlooker each, and nobody could play."""
    with running(settings(tmp_path, most_tables=3)) as server:
        waiting, keys = server.seated()
        watched = [server.make()["table"] for _ in range(3)]
        lookers = [server.player(table, None) for table in watched]
        for looker in lookers:
            looker.until("welcome")
        refused = server.player(waiting, None).until("refused")
        assert refused["reason"]["key"] == "refused-full", "another onlooker turns nobody out"
        assert server.player(waiting, keys[0]).until("welcome")["seat"] == 0
        assert lookers[0].closed() == 1012
        made = server.make()
        assert server.player(made["table"], made["key"]).until("welcome")["seat"] == 0


# --- what can be had without a key ---------------------------------------------------------------


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were played again."""
    found: list[str] = []
    load = TableInPlay.load.__func__  # type: ignore[attr-defined]

    async def counted(cls: object, kept: object, *more: object) -> object:
        found.append(kept.table.id)  # type: ignore[attr-defined]
        return await load(cls, kept, *more)

    monkeypatch.setattr(TableInPlay, "load", classmethod(counted))
    return found


def test_without_a_key_no_table_is_played_again(tmp_path: Path, loads: list[str]) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated(BOTS, game="chicago")
        info = server.http.get(f"/api/tables/{table}").json()
        server.player(table, keys[0]).until("log")
    loads.clear()
    with running(settings(tmp_path)) as server:
        assert server.http.get(f"/api/tables/{table}").json()["options"] == info["options"]
        again = server.http.get(f"/api/tables/{table}").json()
        assert {**again, "seats": 0} == {**info, "seats": 0, "started": True}
        assert server.http.get(f"/api/tables/{table}/board").status_code == 200
        assert server.http.get(f"/api/tables/{table}/words").status_code == 400
        assert server.http.get(f"/api/tables/{table}/save").status_code == 409
        server.http.get(f"/table/{table}", headers={"accept": "text/html"})
        wrong = server.http.post(f"/api/tables/{table}/sit", json={"key": "x"})
        assert wrong.status_code == 403
        assert server.player(table, "x").until("refused")["reason"]["key"] == "refused-no-such-key"
        assert loads == []
        server.player(table, keys[0]).until("log")
        assert loads == [table]


#: Whatever can be asked of a table with a key, and what is to be said beside it.
_WITH_A_KEY: dict[str, Json] = {
    "sit": {},
    "open": {"nonce": "ab" * 16, "commitment": "cd" * 32},
    "code": {"wish": "look"},
    "history": {},
    "notes": {},
    "notes/write": {"text": "", "version": 0},
    "notes/mark": {"line": 0},
    "reach": {},
    "reach/add": {"kind": "ntfy", "address": "topic"},
    "reach/confirm": {"way": "x"},
    "reach/wishes": {"tell": [], "quiet": True},
    "reach/try": {"way": "x"},
    "reach/drop": {"way": ""},
}


def test_nothing_is_played_again_for_a_wrong_key(tmp_path: Path, loads: list[str]) -> None:
    """By whichever call it comes; nor for whoever may not look on, or sit down."""
    with running(settings(tmp_path)) as server:
        table, keys = server.seated(BOTS, watching={"who": "link"})
        calls = {
            path.removeprefix("/api/tables/{table}/")
            for path, call in server.http.get("/api/schema/openapi.json").json()["paths"].items()
            if path.startswith("/api/tables/{table}/") and "post" in call
        }
        assert calls == {*_WITH_A_KEY, "take", "fork"}, "what can be asked of a table"
        server.player(table, keys[0]).until("log")
    loads.clear()
    with running(settings(tmp_path)) as server:
        for call, beside in _WITH_A_KEY.items():
            answer = server.http.post(f"/api/tables/{table}/{call}", json={"key": "x", **beside})
            assert answer.status_code == 403, (call, answer.text)
        for key in (None, "watch.x", "watch.tv.x"):
            answer = server.http.post(f"/api/tables/{table}/history", json={"key": key})
            assert answer.status_code == 403, answer.text
            assert server.player(table, key).until("refused")
        assert server.http.post(f"/api/tables/{table}/take", json={}).status_code == 403
        fork = server.http.post(f"/api/tables/{table}/fork", json={"record": 1, "seat": 0})
        assert fork.status_code == 409
        own = {"me": "m" * 22, "key": "x", "own": ""}
        assert server.http.post(f"/api/me/seats/{table}", json=own).status_code == 403
        seats = {"seats": [{"table": table, "key": "x"}]}
        assert server.http.post("/api/standing", json=seats).json()["tables"][0]["status"] == "gone"
        assert loads == []


def test_finished_games_are_loaded_for_an_address_so_often(
    tmp_path: Path, loads: list[str]
) -> None:
    """Also when their figures are kept: as files are looked at."""
    lay(tmp_path, {f"over{n}": recorded("bootleggers", "short-3-chaotic") for n in range(6)})
    with running(settings(tmp_path, check_burst=3, check_rate=0.01, most_tables=1)) as server:
        came = [server.http.get(f"/api/tables/over{n}/after").status_code for n in range(6)]
    assert came == [200] * 3 + [429] * 3
    assert len(loads) == 3


def test_looks_without_a_key_are_counted_by_address(tmp_path: Path) -> None:
    with running(settings(tmp_path, read_burst=5, read_rate=0.01)) as server:
        table = server.make()["table"]
        came = [server.http.get(f"/api/tables/{table}").status_code for _ in range(8)]
    assert came == [200] * 5 + [429] * 3


# --- changing one's mind -------------------------------------------------------------------------


def test_nobody_changes_his_mind_for_ever() -> None:
    """Trading or not, to and fro: each is a record. What the game needs can still be answered."""

    async def doing(sitting: Sitting) -> None:
        played = sitting.table.table
        assert played is not None
        for number in range(20):
            await sitting.table.act(0, StopTrading(number % 2 == 0))
        with pytest.raises(Refusal, match="refused-restless"):
            await sitting.table.act(0, StopTrading(True))
        with pytest.raises(Refusal, match="refused-restless"):
            await sitting.table.act(0, Undo())
        await sitting.table.act(1, StopTrading(True))
        ask = played.game.own_asks(played.state, 0)[0]
        option = next(o.action for o in ask.options if o.why_not is None)
        await sitting.table.act(0, option, ask.id)

    sit(GivenChicago(3).turn_of(0).table(), (0, 1, 2), doing, most_changes=20)


def test_a_sealed_answer_is_not_changed_for_ever(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_changes=30)) as server:
        players = server.sitting()
        refused = None
        for _ in range(200):
            ask = next((a for a in players[0].view["asks"] if len(answers(a)) > 1), None)
            if ask is None:
                for player in players:
                    player.settle(0.02)
                    if player.waiting():
                        player.answer()
                continue
            for number in range(40):
                refused = players[0].act(answers(ask)[number % 2], ask["id"])
                if refused is not None:
                    break
            break
        assert refused is not None
        assert refused["key"] in ("refused-restless", "refused-stale", "refused-not-asked")


# --- small things --------------------------------------------------------------------------------


def test_a_ping_has_its_pong_however_fast(tmp_path: Path) -> None:
    with running(settings(tmp_path, burst=3, rate=0.001)) as server:
        table, keys = server.seated()
        ann = server.player(table, keys[0])
        ann.until("log")
        for number in range(20):
            ann.say({"ping": number})
        assert [ann.until("pong") for _ in range(20)] == list(range(20))


@pytest.mark.parametrize(
    "kind",
    [
        "application/json; charset=utf-8; charset=latin-1",
        "application/json; charset=nothing",
        "application/json; charset",
        "; charset=utf-8",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x; boundary=y",
        "text/plain; charset=\xff",
    ],
)
def test_whatever_kind_a_body_claims_to_be(server: Server, kind: str) -> None:
    body = json.dumps({"game": "bootleggers", "seats": BOTS}).encode()
    headers = {b"content-type": kind.encode("latin-1")}
    answer = server.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in (201, 400, 415)


# --- what is left in the store -------------------------------------------------------------------

DAY = 86_400.0
WAITING = wire.NewTable(
    "bootleggers", [wire.NewSeat("human", name) for name in ("Ann", "Bea", "Cy")]
)
BY_MAIL = msgspec.structs.replace(WAITING, tempo=wire.Tempo(time=Time(kind="mail")))


def kept(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "backroom.db")) as store:
        return {id for (id,) in store.execute("SELECT id FROM tables")}


def test_tables_that_nobody_came_to_are_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that nobody has looked at for long; one that has begun stays."""
    clock = [time.time()]
    monkeypatch.setattr(leftovers, "now", lambda: clock[0])

    async def sit(tables: Tables, made: wire.Made, *invites: int) -> None:
        table = await tables.find(made.table)
        keys = [made.key, *(made.invites[number].key for number in invites)]
        for number, key in enumerate(keys):
            await table.beginning.sit(key, f"P{number}", "", "")

    async def after(days: float) -> set[str]:
        """What is left then, of tables that nobody has looked at since."""
        clock[0] += days * DAY
        tables = Tables(SQLiteStore.open(tmp_path), settings(tmp_path))
        await tables.sweep_store()
        assert tables._sweeping == set()
        await tables.close()
        return kept(tmp_path)

    async def doing() -> None:
        tables = Tables(SQLiteStore.open(tmp_path), settings(tmp_path))
        empty, waiting, mail, empty_mail, begun, looked = [
            await tables.make(new, "1.2.3.4")
            for new in (WAITING, WAITING, BY_MAIL, BY_MAIL, WAITING, WAITING)
        ]
        await sit(tables, waiting)
        await sit(tables, mail)
        await sit(tables, begun, 0, 1)
        await tables.sweep_store()
        await tables.close()
        all_ = {made.table for made in (empty, waiting, mail, empty_mail, begun, looked)}
        assert await after(0.9) == all_
        tables = Tables(SQLiteStore.open(tmp_path), settings(tmp_path))
        await tables.find(looked.table)
        await tables.close()
        assert await after(0.2) == all_ - {empty.table, empty_mail.table}
        assert await after(0.9) == {waiting.table, mail.table, begun.table}
        assert await after(5.1) == {mail.table, begun.table}
        assert await after(7.1) == {begun.table}
        assert await after(1000) == {begun.table}

    asyncio.run(doing())


def test_a_table_that_is_swept_is_found_by_nobody_and_one_in_use_is_not_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [time.time()]
    monkeypatch.setattr(leftovers, "now", lambda: clock[0])
    monkeypatch.setattr(leftovers, "_STEP", 2)

    async def doing() -> None:
        tables = Tables(SQLiteStore.open(tmp_path), settings(tmp_path))
        made = [(await tables.make(WAITING)).table for _ in range(5)]
        await tables.close()
        store = SQLiteStore.open(tmp_path)
        tables = Tables(store, settings(tmp_path))
        await tables.find(made[4])
        clock[0] += 2 * DAY
        monkeypatch.setattr(SQLiteStore, "busy", True)
        await tables.sweep_store()
        assert len(kept(tmp_path)) == 5, "never while there is something else to do"
        monkeypatch.setattr(SQLiteStore, "busy", False)
        delete = store.delete_all

        async def slowly(ids: list[str]) -> None:
            with pytest.raises(Refusal, match="refused-no-such-table"):
                await tables.find(ids[0])
            await delete(ids)

        monkeypatch.setattr(store, "delete_all", slowly)
        left = []
        for _ in range(3):
            await tables.sweep_store()
            left.append(len(kept(tmp_path)))
        assert left == [3, 1, 1] and kept(tmp_path) == {made[4]}
        await tables.close()

    asyncio.run(doing())


def test_one_address_has_so_many_tables_in_the_store(tmp_path: Path) -> None:
    """Also after a restart; nobody reads in the store whose they are."""
    for wanted in ({"most_open_each": 3}, {"most_kept_each": 3}):
        folder = tmp_path / next(iter(wanted))
        body = {"game": "bootleggers", "seats": BOTS}
        with running(settings(folder, **wanted)) as server:
            made = [server.make() for _ in range(3)]
        with running(settings(folder, **wanted)) as server:
            refused = server.http.post("/api/tables", json=body)
            assert refused.status_code == 429
            assert refused.json()["refused"]["key"] == "refused-too-many-tables"
            host = server.player(made[0]["table"], made[0]["key"])
            host.until("welcome")
            host.say({"id": 1, "delete": True})
            assert host.closed()
            server.make()
        in_the_file = b"".join(file.read_bytes() for file in folder.glob("backroom.db*"))
        assert b"127.0.0.1" not in in_the_file
        assert (folder / leftovers.SALT).read_bytes() not in in_the_file


def test_of_many_at_once_no_more_are_made(tmp_path: Path) -> None:
    async def doing() -> None:
        wanted = settings(tmp_path, most_open_each=5)
        tables = Tables(SQLiteStore.open(tmp_path), wanted)
        wishes = [tables.make(WAITING, "1.2.3.4") for _ in range(12)]
        came = await asyncio.gather(*wishes, return_exceptions=True)
        assert len(kept(tmp_path)) == 5
        assert sum(isinstance(one, refusals.TooManyTables) for one in came) == 7
        await tables.make(WAITING, "1.2.3.5")
        await tables.close()

    asyncio.run(doing())


@pytest.mark.parametrize("full", [{"most_stored": 0}, {"least_free": 900_000_000}])
def test_where_there_is_no_space_games_go_on_and_no_table_is_made(
    tmp_path: Path, full: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
    with running(settings(tmp_path, **full)) as server:
        refused = server.http.post("/api/tables", json={"game": "bootleggers", "seats": BOTS})
        assert refused.status_code == 507
        assert refused.json()["refused"]["key"] == "refused-no-space"
        ann = server.player(table, keys[0])
        ann.until("log")
        assert ann.act({"do": "stop-trading", "stop": True}) is None


def test_space_that_is_free_in_the_file_counts_as_free(tmp_path: Path) -> None:
    async def doing() -> None:
        store = SQLiteStore.open(tmp_path)
        tables = Tables(store, settings(tmp_path))
        before, free = await store.space()
        assert 0 < before < 1 << 20 < free
        made = [(await tables.make(WAITING)).table for _ in range(30)]
        more, _ = await store.space()
        await store.delete_all(made)
        less, _ = await store.space()
        assert more > before and less < more
        await tables.close()

    asyncio.run(doing())
