"""The picture of the board that is played on."""

from __future__ import annotations

import asyncio
from importlib.resources import files

import pytest

from backroom.engine.save import AnyGame
from backroom.games import shelf
from backroom.server import boards, refusals
from tests.server.given import Json, Server
from tests.server.test_making import refusal

LOOP = (files("backroom.games.chicago.data") / "loop.toml").read_text(encoding="utf-8")
SEATS: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]


def test_everybody_who_knows_the_table_can_look_at_its_board(server: Server) -> None:
    table = server.make(SEATS, game="chicago")["table"]
    answer = server.http.get(f"/api/tables/{table}/board")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["x-content-type-options"] == "nosniff"
    found = answer.json()
    assert found["name"] == "The Loop"
    assert len(found["squares"]) == 153
    assert found["picture"].startswith("<defs>")


def test_a_browser_that_has_it_is_not_sent_it_again(server: Server) -> None:
    table = server.make(SEATS, game="chicago")["table"]
    first = server.http.get(f"/api/tables/{table}/board")
    assert first.headers["cache-control"] == "private, no-cache"
    mark = first.headers["etag"]
    again = server.http.get(f"/api/tables/{table}/board", headers={"If-None-Match": mark})
    assert (again.status_code, again.content) == (304, b"")
    other = server.http.get(f"/api/tables/{table}/board", headers={"If-None-Match": '"x"'})
    assert other.status_code == 200
    info = server.http.get(f"/api/tables/{table}")
    assert info.headers.get_list("cache-control") == ["no-store"]


def test_there_is_no_picture_of_no_table_or_of_another_game(server: Server) -> None:
    missing = server.http.get("/api/tables/nothing/board")
    assert refusal(missing, 404) == "refused-no-such-table"
    table = server.make(SEATS)["table"]
    assert refusal(server.http.get(f"/api/tables/{table}/board"), 404) == "refused-no-picture"


class Drawn:
    """Counts what is really drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.now = 0
        self.most = 0
        real = boards._drawn

        def draw(game: str, written: str | None) -> boards.Picture:
            self.count += 1
            self.now += 1
            self.most = max(self.most, self.now)
            try:
                return real(game, written)
            finally:
                self.now -= 1

        monkeypatch.setattr(boards, "_drawn", draw)


def own(number: int) -> str:
    return LOOP.replace("The Loop", f"Loop {number}")


def chicago() -> AnyGame:
    return shelf.find("chicago")


def test_a_board_is_drawn_once_for_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawn(monkeypatch)

    async def look() -> None:
        kept = boards.Boards()
        same = [kept.picture(chicago(), "loop") for _ in range(10)]
        pictures = await asyncio.gather(*same, kept.picture(chicago(), own(1)))
        assert len({picture.mark for picture in pictures}) == 2

    asyncio.run(look())
    assert (drawn.count, drawn.most) == (2, 1)


@pytest.mark.parametrize("limit", [{"most": 2}, {"most_bytes": 130_000}])
def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch, limit: dict[str, int]) -> None:
    """Two fit; the one that was asked for longest ago gives way."""
    drawn = Drawn(monkeypatch)

    async def look() -> None:
        kept = boards.Boards(**limit)
        for number in (1, 2, 1, 3, 1, 2):
            await kept.picture(chicago(), own(number))

    asyncio.run(look())
    assert drawn.count == 4, "the second is drawn anew, the first is still there"


def test_what_fails_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawn(monkeypatch)

    async def look() -> None:
        kept = boards.Boards()
        for _ in range(2):
            with pytest.raises(refusals.NoPicture):
                await kept.picture(shelf.find("bootleggers"), None)

    asyncio.run(look())
    assert drawn.count == 2
