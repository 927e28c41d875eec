"""The picture of the board that is played on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from random import Random

import msgspec
import pytest

from backroom.engine.save import AnyGame
from backroom.games import shelf
from backroom.games.chicago import board
from backroom.server import boards, refusals
from backroom.server.wire import LARGEST_BOARD
from backroom.store.sqlite import FILE
from tests.server.given import PATIENCE, Json, Server, running, settings
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

        def draw(game: str, written: str | None) -> boards.Packed:
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


@pytest.mark.parametrize("limit", [{"most": 2}, {"most_bytes": 150_000}])
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


# --- boards of one's own -------------------------------------------------------------------------

#: Nowhere but in the text of the file.
SECRET = "NOBODY-TELLS-THIS"
OWN = LOOP.replace("The Loop", "Gotham").replace("# Lake St.", f"# {SECRET}")
CHECK = "/api/boards/check"
JSON = {"content-type": "application/json"}


def body(board: str, game: str = "chicago") -> Json:
    return {"game": game, "board": board}


def test_a_file_is_looked_at_before_the_table_is_made(server: Server) -> None:
    answer = server.http.post(CHECK, json=body(OWN))
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["name"] == found["drawing"]["name"] == "Gotham"
    table = server.make(SEATS, game="chicago", options={"board": OWN})["table"]
    assert server.http.get(f"/api/tables/{table}/board").json() == found["drawing"]


def test_the_text_of_a_board_is_sent_to_nobody(server: Server) -> None:
    """Of an own board its name is told; bots think about it all the same."""
    table, (key,) = server.seated(SEATS, game="chicago", options={"board": OWN, "words": "mild"})
    told = server.http.get(f"/api/tables/{table}")
    assert told.json()["options"] == {
        "rules": 1,
        "board": "own",
        "deals": "private",
        "words": "mild",
    }
    assert told.json()["board"] == "Gotham"
    player = server.player(table, key, panels=True)
    welcome = player.until("welcome")
    assert (welcome["options"]["board"], welcome["board"]) == ("own", "Gotham")
    player.play(Random(1), lambda player: len(player.log) > 40)
    assert player.view["table"]["options"]["board"] == "own"
    for said in (told.text, *player.frames):
        assert SECRET not in said
    lobby = server.http.get("/api/games").json()
    assert next(each for each in lobby["games"] if each["name"] == "chicago")["board"] == "board"


def test_the_usual_board_is_called_as_ever(server: Server) -> None:
    told = server.http.get(f"/api/tables/{server.make(SEATS, game='chicago')['table']}").json()
    assert (told["options"]["board"], told["board"]) == ("loop", "")
    told = server.http.get(f"/api/tables/{server.make(SEATS)['table']}").json()
    assert told["board"] == ""


def test_what_things_are_called_on_an_own_board(server: Server) -> None:
    """As Python calls them, number by number; the usual board needs no telling."""
    written = OWN.replace("Lake St.", "Bat St.")
    table = server.make(SEATS, game="chicago", options={"board": written})["table"]
    answer = server.http.get(f"/api/tables/{table}/words")
    assert answer.headers["etag"]
    game, found = chicago(), answer.json()
    assert {"square", "lot", "territory", "garage"} <= set(found["terms"])
    assert found["beside"]
    for kind, terms in (("terms", game.words.terms), ("beside", game.words.beside)):
        for base, term in terms.items():
            runs = found[kind].get(base, [])
            for number in range(450):
                said = term(number, {"board": written})
                run = next((run for run in runs if run["from"] <= number <= run["to"]), None)
                if run is None:
                    assert said == term(number, {}), (base, number)
                else:
                    assert run["key"] == (said and said.key)
                    assert said is None or msgspec.to_builtins(said.args) == run.get("args", {})
    assert "Bat St." in answer.text
    usual = server.make(SEATS, game="chicago")["table"]
    assert refusal(server.http.get(f"/api/tables/{usual}/words"), 400) == "refused-no-board"


BROKEN = OWN.replace("at = [3, 2]", "at = [2, 2]")
LINE = OWN[: OWN.index("at = [3, 2]")].count("\n") + 1


def test_a_wrong_file_is_refused_by_its_line(server: Server) -> None:
    for answer in (
        server.http.post(CHECK, json=body(BROKEN)),
        server.http.post(
            "/api/tables", json={"game": "chicago", "seats": SEATS, "options": {"board": BROKEN}}
        ),
    ):
        assert refusal(answer, 400) == "board-cell-twice"
        reason = answer.json()["refused"]
        assert reason["rule"] == "K11.1"
        assert reason["args"]["line"] == LINE


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "poker"}, "refused-no-such-game"),
        ({"game": "bootleggers"}, "refused-no-board"),
        ({"board": ""}, "board-missing-key"),
        ({"board": "loop"}, "board-syntax"),
        ({"board": 7}, "refused-unreadable"),
        ({"board": "x" * 100_001}, "refused-unreadable"),
        ({"lang": "en"}, "refused-unreadable"),
        ({"board": "a = " + "[" * 90_000}, "board-syntax"),
        ({"board": "a." * 45_000 + "a = 1"}, "board-syntax"),
        ({"board": "\x00" * 60_000}, "board-syntax"),
    ],
)
def test_what_is_no_board_is_refused(server: Server, changes: Json, key: str) -> None:
    started = time.monotonic()
    assert refusal(server.http.post(CHECK, json={**body(OWN), **changes}), 400) == key
    assert time.monotonic() - started < 5.0


def test_a_long_board_fits_whatever_it_is_written_in(server: Server) -> None:
    long = OWN + "#" + "𝄞" * (99_998 - len(OWN)) + "\n"
    assert len(long) == 100_000
    assert server.http.post(CHECK, json=body(long)).status_code == 200
    server.make(SEATS, game="chicago", options={"board": long})


def test_nothing_else_takes_so_much(server: Server) -> None:
    huge = server.http.post(CHECK, content=b"[" * (LARGEST_BOARD + 1), headers=JSON)
    assert refusal(huge, 413) == "refused-unreadable"
    table = server.make(SEATS)["table"]
    sit = server.http.post(f"/api/tables/{table}/sit", content=b"[" * 20_000, headers=JSON)
    assert refusal(sit, 413) == "refused-unreadable"


def test_one_address_has_only_so_many_files_looked_at(tmp_path: Path) -> None:
    with running(settings(tmp_path, check_burst=2, check_rate=0.0)) as server:
        for _ in range(2):
            assert server.http.post(CHECK, json=body(OWN)).status_code == 200
        assert refusal(server.http.post(CHECK, json=body(OWN)), 429) == "refused-too-fast"
        server.make(SEATS, game="chicago", options={"board": OWN})


def test_the_server_goes_on_while_a_file_is_looked_at(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One file at a time, and never in the way of those who play."""
    looking, go_on = threading.Event(), threading.Event()
    real = boards.check

    def slow(game: AnyGame, written: str) -> str:
        looking.set()
        assert go_on.wait(PATIENCE)
        return real(game, written)

    monkeypatch.setattr(boards, "check", slow)
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(server.http.post, CHECK, json=body(OWN))
        assert looking.wait(PATIENCE)
        assert server.http.get("/api/games").status_code == 200
        go_on.set()
        assert waiting.result().status_code == 200


# --- nobody waits for a stranger's boards --------------------------------------------------------


class Slow:
    """Something that is not done before it is let go on; how often it is done at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str, *but: str) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.now = self.most = 0
        real = getattr(boards, name)

        def slow(game: object, written: str) -> object:
            if written not in but:
                self.now += 1
                self.most = max(self.most, self.now)
                self.begun.set()
                assert self.go_on.wait(PATIENCE)
                self.now -= 1
            return real(game, written)

        monkeypatch.setattr(boards, name, slow)


def test_what_is_drawn_already_waits_for_no_other_picture(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = server.make(SEATS, game="chicago")["table"]
    odd = server.make(SEATS, game="chicago", options={"board": own(55)})["table"]
    assert server.http.get(f"/api/tables/{usual}/board").status_code == 200
    slow = Slow(monkeypatch, "_drawn", "loop")
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(server.http.get, f"/api/tables/{odd}/board")
        assert slow.begun.wait(PATIENCE)
        quick = server.http.get(f"/api/tables/{usual}/board", timeout=5.0)
        assert quick.status_code == 200
        slow.go_on.set()
        assert waiting.result().status_code == 200


def test_one_address_has_only_so_many_pictures_made(tmp_path: Path) -> None:
    with running(settings(tmp_path, check_burst=3, check_rate=0.0)) as server:
        made = [
            server.make(SEATS, game="chicago", options={"board": own(n)})["table"] for n in range(4)
        ]
        for table in made[:3]:
            assert server.http.get(f"/api/tables/{table}/board").status_code == 200
        for what in ("board", "words"):
            late = server.http.get(f"/api/tables/{made[3]}/{what}")
            assert refusal(late, 429) == "refused-too-fast"
        assert server.http.get(f"/api/tables/{made[0]}/board").status_code == 200, "it is kept"


def test_one_address_fills_the_store_with_only_so_many_boards(tmp_path: Path) -> None:
    with running(settings(tmp_path, board_burst=2, board_rate=0.0)) as server:
        new = {"game": "chicago", "seats": SEATS, "options": {"board": OWN}}
        for _ in range(2):
            assert server.http.post("/api/tables", json=new).status_code == 201
        assert refusal(server.http.post("/api/tables", json=new), 429) == "refused-too-fast"
        for options in ({}, {"board": "loop"}):
            server.make(SEATS, game="chicago", options=options)


def test_tables_on_boards_of_their_own_are_made_one_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch, "check")
    new = [{"game": "chicago", "seats": SEATS, "options": {"board": own(n)}} for n in range(3)]
    with ThreadPoolExecutor(3) as others:
        waiting = [others.submit(server.http.post, "/api/tables", json=each) for each in new]
        assert slow.begun.wait(PATIENCE)
        server.make(SEATS, game="chicago")
        slow.go_on.set()
        assert [each.result().status_code for each in waiting] == [201] * 3
    assert slow.most == 1


def read_anew(data: Path, name: str, other: str) -> None:
    """As if another server had read the boards that are kept: this one has seen none of them."""
    with closing(sqlite3.connect(data / FILE)) as store:
        store.execute("UPDATE tables SET head = replace(head, ?, ?)", (name, other))
        store.commit()


def test_a_board_is_never_read_where_all_tables_would_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even that of a table that comes back from the store before anybody plays."""
    people = [{"kind": "human", "name": "Ann"}, {"kind": "human"}]
    with running(settings(tmp_path)) as server:
        table = server.make(people, game="chicago", options={"board": own(75)})["table"]
    read_anew(tmp_path, "Loop 75", "Loop 76")
    read_on_the_loop = []
    real = board.load

    def load(text: str) -> board.Board:
        read_on_the_loop.append(asyncio._get_running_loop() is not None)
        return real(text)

    monkeypatch.setattr(board, "load", load)
    with running(settings(tmp_path)) as server:
        assert server.http.get(f"/api/tables/{table}").json()["board"] == "Loop 76"
        server.make(people, game="chicago", options={"board": own(77)})
        assert server.http.post(CHECK, json=body(own(78))).status_code == 200
    assert read_on_the_loop == [False] * 3, "each once, and by nobody who serves others meanwhile"


def test_a_picture_is_compressed_once_and_not_for_everybody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever asks again and again for a large one takes the time of those who play."""
    made = server.make(SEATS, game="chicago", options={"board": own(66)})["table"]
    packed = []
    real = boards.packed

    def pack(what: object) -> boards.Packed:
        packed.append(real(what))
        return packed[-1]

    monkeypatch.setattr(boards, "packed", pack)
    for _ in range(3):
        with server.http.stream("GET", f"/api/tables/{made}/board") as answer:
            assert b"".join(answer.iter_raw()) == packed[0].gzip
    assert len(packed) == 1
    plain = server.http.get(f"/api/tables/{made}/board", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed[0].body
