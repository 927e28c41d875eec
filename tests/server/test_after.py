"""Finished games in figures, over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from backroom.arena.play import play
from backroom.engine.save import AnyGame
from backroom.extras.after import After
from backroom.games import shelf
from backroom.server import refusals
from backroom.server.after import Afterwards
from backroom.server.boards import Packed
from backroom.server.thinking import Thinkers, WorkFailed
from tests.server.finished import lay_out_finished
from tests.server.given import Json, Server, key_of, running, settings
from tests.server.test_making import refusal

NAMES = ["Ann", "Bea", "Cy"]


def finished(data: Path, game: AnyGame, seed: int = 5) -> str:
    table = play(game, game.options(), ["scripted"] * 3, seed)
    return lay_out_finished(data, table, NAMES, f"over{game.name[:4]}", seed)


def figures(answer: httpx.Response) -> After:
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=After)


@pytest.mark.parametrize("name", shelf.GAMES)
def test_a_finished_game_is_told_in_figures_to_whoever_has_its_link(
    tmp_path: Path, name: str
) -> None:
    game = shelf.find(name)
    table = finished(tmp_path, game)
    with running(settings(tmp_path)) as server:
        first = server.http.get(f"/api/tables/{table}/after")
        after = figures(first)
        assert after.game == name and len(after.luck) == 3
        whole = [sum(part[-1] for part in parts) for parts in after.charts[0].values]
        assert whole == list(after.result.scores)
        assert first.headers["content-encoding"] == "gzip"
        mark = {"If-None-Match": first.headers["etag"]}
        assert server.http.get(f"/api/tables/{table}/after", headers=mark).status_code == 304
        # They are those of the save, which everybody may have too; and it can be checked.
        assert server.http.get(f"/api/tables/{table}/save").status_code == 200
        player = server.player(table, key_of(1))
        player.settle()
        assert player.view["result"] == first.json()["result"]


def test_a_game_that_is_not_over_has_no_figures(server: Server) -> None:
    seats: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]
    table = server.make(seats)["table"]
    assert refusal(server.http.get(f"/api/tables/{table}/after"), 409) == "refused-not-over"
    started, _ = server.seated(seats)
    assert refusal(server.http.get(f"/api/tables/{started}/after"), 409) == "refused-not-over"
    missing = server.http.get("/api/tables/nothing/after")
    assert refusal(missing, 404) == "refused-no-such-table"


def test_a_stranger_has_only_so_many_worked_out(tmp_path: Path) -> None:
    table = finished(tmp_path, shelf.find("bootleggers"))
    with running(settings(tmp_path, check_burst=1, check_rate=0.0)) as server:
        for _ in range(3):  # once: then they are kept
            figures(server.http.get(f"/api/tables/{table}/after"))
        saved = server.http.get(f"/api/tables/{table}/save")
        assert refusal(saved, 429) == "refused-too-fast"


class FakeTable:
    """A finished table of so many records."""

    def __init__(self, id: str, count: int = 1) -> None:
        self.id = id
        self.table = self
        self.count = count

    async def save(self) -> bytes:
        return self.id.encode()


class FakeThinkers(Thinkers):
    """Counts what it has to do; does it when it is let."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(1, 1.0)
        self.asked: list[bytes] = []
        self.go = asyncio.Event()
        self._fails = fails

    async def work(self, table: str, job: object, packed: bytes) -> Packed:  # type: ignore[override]
        self.asked.append(packed)
        await self.go.wait()
        if self._fails:
            raise WorkFailed(table)
        return Packed(packed, b"", "")


def test_they_are_worked_out_once_and_only_so_many_are_kept() -> None:
    async def run() -> None:
        thinkers = FakeThinkers()
        after = Afterwards(thinkers, most=2)
        both = [asyncio.create_task(after.figures(FakeTable("a"))) for _ in range(2)]  # type: ignore[arg-type]
        while not thinkers.asked:
            await asyncio.sleep(0)
        thinkers.go.set()
        assert [each.body for each in await asyncio.gather(*both)] == [b"a", b"a"]
        assert thinkers.asked == [b"a"]
        for id in ("b", "c", "a"):
            await after.figures(FakeTable(id))  # type: ignore[arg-type]
        assert thinkers.asked == [b"a", b"b", b"c", b"a"], "the oldest had to give way"
        await after.figures(FakeTable("a", count=2))  # type: ignore[arg-type]
        assert thinkers.asked[-1] == b"a" and len(thinkers.asked) == 5, "a word was judged since"

    asyncio.run(run())


def test_whoever_comes_when_too_many_wait_comes_again() -> None:
    async def run() -> None:
        thinkers = FakeThinkers()
        after = Afterwards(thinkers)
        tables = [FakeTable(f"t{number}") for number in range(21)]
        tasks = [asyncio.create_task(after.figures(table)) for table in tables]  # type: ignore[arg-type]
        while not tasks[20].done():
            await asyncio.sleep(0)
        with pytest.raises(refusals.Full):
            await tasks[20]
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(thinkers.asked) == 1, "one after the other"
        thinkers.go.set()
        await asyncio.gather(*tasks[:20])

    asyncio.run(run())


def test_what_fails_can_be_asked_for_again() -> None:
    async def run() -> None:
        thinkers = FakeThinkers(fails=True)
        thinkers.go.set()
        after = Afterwards(thinkers)
        for _ in range(2):
            with pytest.raises(refusals.Full):
                await after.figures(FakeTable("a"))  # type: ignore[arg-type]
        assert len(thinkers.asked) == 2

    asyncio.run(run())
