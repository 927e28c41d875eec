"""Short codes: a television that shows the table and no more, and seats for those in the room."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.server import app, codes
from backroom.server.limits import house
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.store.codes import KeptCodes
from tests.server import virtual
from tests.server.given import PATIENCE, Json, Player, Server, over, running, settings
from tests.server.test_every_byte import EVENINGS, alert, same
from tests.server.test_gathering import wish

Patch = pytest.MonkeyPatch


def ask(server: Server, table: str, key: str, wish: str = "look") -> Any:
    answer = server.http.post(f"/api/tables/{table}/code", json={"key": key, "wish": wish})
    return answer.json() if answer.status_code == 200 else refusal(answer.json())


def refusal(body: Json) -> str:
    key: str = body["refused"]["key"]
    return key


def enter(server: Server, code: str) -> Any:
    answer = server.http.post("/api/codes", json={"code": code})
    return answer.json() if answer.status_code == 200 else refusal(answer.json())


def refused(player: Player) -> str:
    key: str = player.until("refused")["reason"]["key"]
    return key


def shown(server: Server, **more: Any) -> tuple[str, list[str], str, str]:
    """A table that everybody sits at and that has a code: its id, its keys, the code, the TV's."""
    table, keys = server.seated(**more)
    code = ask(server, table, keys[0], "make")["code"]
    return table, keys, code, enter(server, code)["key"]


# --- the code ------------------------------------------------------------------------------------


def test_the_host_has_a_code_made_and_dropped_and_all_are_told(server: Server) -> None:
    table, keys = server.seated()
    bea = server.player(table, keys[1])
    assert ask(server, table, keys[0]) == {"code": "", "until": 0.0}
    assert ask(server, table, keys[1], "make") == "refused-host-only"
    assert ask(server, table, "nobody's") == "refused-no-such-key"
    made = ask(server, table, keys[0], "make")
    assert len(made["code"]) == codes.LENGTH and set(made["code"]) <= set(codes.LETTERS)
    assert bea.until("chat")["lines"][-1]["phrase"] == "note-tv-on"
    assert ask(server, table, keys[1])["code"] == made["code"], "who sits there may read it out"
    assert ask(server, table, keys[0], "make")["code"] == made["code"], "one table, one code"
    entered = enter(server, f" {made['code'][:2]}-{made['code'][2:].lower()}")
    assert entered["table"] == table and entered["key"] not in keys
    assert ask(server, table, keys[1], "drop") == "refused-host-only"
    assert ask(server, table, keys[0], "drop")["code"] == ""
    assert bea.until("chat")["lines"][-1]["phrase"] == "note-tv-off"
    assert enter(server, made["code"]) == "refused-no-such-code"


def test_a_code_leads_to_its_table_for_a_day(server: Server, monkeypatch: Patch) -> None:
    table, keys, code, _ = shown(server)
    now = codes.now()
    monkeypatch.setattr(codes, "now", lambda: now + codes.LASTS - 60)
    assert enter(server, code)["table"] == table
    monkeypatch.setattr(codes, "now", lambda: now + codes.LASTS + 60)
    assert enter(server, code) == "refused-no-such-code"
    assert ask(server, table, keys[0])["code"] == ""
    assert ask(server, table, keys[0], "make")["code"] not in ("", code)


def test_wrong_codes_are_counted_by_address_and_right_ones_are_not(tmp_path: Path) -> None:
    with running(settings(tmp_path, guess_burst=5, guess_rate=0.0)) as server:
        _, _, code, _ = shown(server)
        for _ in range(20):
            assert enter(server, code)["table"]
        for _ in range(5):
            assert enter(server, "BBBBB") == "refused-no-such-code"
        assert enter(server, "BBBBC") == "refused-too-many-codes"
        assert enter(server, code) == "refused-too-many-codes", "a right one is not told apart"
        body = {"code": code, "name": "Dot"}
        answer = server.http.post("/api/codes/take", json=body)
        assert refusal(answer.json()) == "refused-too-many-codes"


def test_wrong_codes_are_counted_for_all_the_houses_of_one_person() -> None:
    """Who is given an IPv6 network by his provider has 65,536 houses in it: three million codes
    would be tried within minutes."""

    def guesses(*addresses: str) -> int:
        guessers = codes.Guessers(5, 0.0)
        return sum(guessers.take(house(address)) for address in addresses for _ in range(50))

    many = [f"2001:db8:7:{number:x}::1" for number in range(100)]
    assert guesses(*many) == 4 * 5
    assert guesses(*many, "2001:db8:8::1") == 5 * 5, "another network is somebody else's"
    assert guesses(*(f"192.0.2.{number}" for number in range(100))) == 100 * 5
    guessers = codes.Guessers(1, 0.0)
    for _ in range(50):  # right ones
        assert guessers.take(house(many[0]))
        guessers.give_back(house(many[0]))


# --- the television ------------------------------------------------------------------------------


def test_a_television_is_let_in_where_nobody_else_looks_on_until_the_host_says_so(
    server: Server,
) -> None:
    table, keys, _, tv = shown(server, watching={"who": "nobody"})
    assert refused(server.player(table, None)) == "refused-no-onlookers"
    assert refused(server.player(table, tv + "x")) == "refused-tv-off"
    shows = server.player(table, tv)
    assert shows.until("welcome")["seat"] is None
    shows.until("log")
    wishes: list[Json] = [{"chat": "hi"}, {"over": 1}, {"again": True}, {"show": True}]
    for number, message in enumerate(wishes):
        shows.say({"id": number, **message})
        assert refused(shows) in ("refused-spectator", "refused-not-an-onlooker")
    ask(server, table, keys[0], "drop")
    assert shows.until("out")["key"] == "refused-tv-off"
    assert refused(server.player(table, tv)) == "refused-tv-off"


def test_a_television_shows_it_as_long_as_the_code_leads_there(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    """Who was there for an evening has no eye on the table for weeks, of which nobody knows."""
    monkeypatch.setattr(app, "_TIDY", 0.05)
    with running(settings(tmp_path)) as server:
        table, keys, _, tv = shown(server, watching={"who": "nobody"})
        ann, shows = server.player(table, keys[0]), server.player(table, tv)
        ann.until("log")
        ann.settle()
        shows.until("log")
        now = codes.now()
        monkeypatch.setattr(codes, "now", lambda: now + codes.LASTS + 60)
        assert shows.until("out")["key"] == "refused-tv-off"
        said = ann.until("chat")["lines"]
        assert said[-1]["phrase"] == "note-tv-off", "all are told"
        assert refused(server.player(table, tv)) == "refused-tv-off"
        ask(server, table, keys[0], "make")
        assert server.player(table, tv).until("welcome"), "the host wants it to go on"


def test_a_television_that_comes_while_the_code_is_dropped_shows_nothing(
    server: Server, monkeypatch: Patch
) -> None:
    table, keys, _, tv = shown(server)
    join, drop = TableInPlay.join, KeptCodes.drop
    dropping, waits = threading.Event(), threading.Event()

    async def slowly(self: KeptCodes, table: str) -> None:
        dropping.set()
        while not waits.is_set():
            await asyncio.sleep(0.01)
        await drop(self, table)

    async def joining(self: TableInPlay, *viewer: Any) -> None:
        waits.set()
        await join(self, *viewer)

    monkeypatch.setattr(KeptCodes, "drop", slowly)
    monkeypatch.setattr(TableInPlay, "join", joining)
    host = threading.Thread(target=ask, args=(server, table, keys[0], "drop"))
    host.start()
    assert dropping.wait(PATIENCE)
    said = server.player(table, tv).hear()
    assert said["refused"]["reason"]["key"] == "refused-tv-off"
    host.join(PATIENCE)


def test_a_television_never_looks_over_a_shoulder(server: Server) -> None:
    table, keys, _, tv = shown(server)
    ann = server.player(table, keys[0])
    ann.say({"id": 1, "show": True})
    ann.until("done")
    looker, shows = server.player(table, None), server.player(table, tv)
    for viewer in (looker, shows):
        viewer.until("log")
        viewer.say({"id": 1, "over": 0})
    assert looker.until("welcome")["over"] == 0
    assert refused(shows) == "refused-not-an-onlooker"


def test_a_television_sees_it_as_it_happens(server: Server) -> None:
    table, _, _, tv = shown(server, watching={"delay": "10"})
    shows, looker = server.player(table, tv), server.player(table, None)
    shows.until_view(lambda view: "mobsters" in view)
    looker.until("welcome")
    looker.settle()
    assert "mobsters" not in looker.view


@pytest.mark.parametrize("game", EVENINGS)
def test_a_television_is_told_what_every_onlooker_is_told_and_nothing_else(
    game: str, monkeypatch: Patch
) -> None:
    """To the byte and to the moment; whatever is compared of onlookers elsewhere holds of it."""
    heard = alert(game, 3)

    def television(seat: int | None, news: Callable[[], None]) -> Viewer:
        return Viewer(seat, tv=seat is None, news=news)

    monkeypatch.setattr(virtual, "Viewer", television)
    again = EVENINGS[game].again(heard)
    assert len(again.told[None]) > 100
    same(heard, again, None)


def test_by_the_socket_it_is_the_same(server: Server) -> None:
    people = [{"kind": "human", "name": "Ann"}, *({"kind": "bot"} for _ in range(2))]
    table, keys, _, tv = shown(server, seats=people)
    ann = server.player(table, keys[0])
    viewers = [server.player(table, key) for key in (tv, None)]
    for viewer in viewers:
        viewer.until("log")
        viewer.settle()
        viewer.frames.clear()
    ann.play(Random(4), lambda player: len(player.log) > 60 or over(player))
    ann.settle()
    one, two = (viewer.settle() for viewer in viewers)
    # The one was there when the other came: its counter is one ahead at most.
    plain = [[frame.split(",", 1)[1] for frame in frames] for frames in (one, two)]
    assert len(plain[0]) > 20 and plain[0] == plain[1]


# --- a seat --------------------------------------------------------------------------------------


def test_whoever_is_in_the_room_sits_down_by_the_code_as_long_as_there_is_a_seat(
    server: Server,
) -> None:
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bea", "", "")]
    made = server.make(people)
    table = made["table"]
    code = ask(server, table, made["key"], "make")["code"]
    take = {"code": code, "name": "Cy"}
    assert server.http.post(f"/api/tables/{table}/take", json={"name": "Cy"}).status_code == 403
    taken = server.http.post("/api/codes/take", json=take).json()
    assert taken["table"] == table and taken["taken"]["seat"] == 2, "Bea is to come yet"
    assert server.player(table, taken["taken"]["key"]).until("welcome")["seat"] == 2
    second = server.http.post("/api/codes/take", json={"code": code, "name": "Dot"}).json()
    assert second["taken"]["seat"] == 3
    eve = {"code": code, "name": "Eve"}
    answer = server.http.post("/api/codes/take", json=eve)
    assert refusal(answer.json()) == "refused-no-free-seat", (
        "Bea's seat is hers, Ann's is the host's"
    )
    for key in (made["key"], made["invites"][0]["key"]):
        server.sit(table, key)
    answer = server.http.post("/api/codes/take", json=eve)
    assert refusal(answer.json()) == "refused-no-free-seat"


def test_by_the_code_a_seat_with_a_name_is_for_whoever_is_called_so(server: Server) -> None:
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bea", "")]
    made = server.make(people)
    server.sit(made["table"], made["key"])
    code = ask(server, made["table"], made["key"], "make")["code"]
    taken = server.http.post("/api/codes/take", json={"code": code, "name": "bea"}).json()
    assert taken["taken"]["seat"] == 1


def test_it_outlasts_the_server_and_goes_on_to_the_next_table(tmp_path: Path) -> None:
    wanted = settings(tmp_path)
    people = [{"kind": "human", "name": "Ann"}, *({"kind": "bot"} for _ in range(2))]
    with running(wanted) as server:
        table, keys, code, tv = shown(server, seats=people)
    with running(wanted) as server:
        assert enter(server, code)["key"] == tv
        ann, shows = server.player(table, keys[0]), server.player(table, tv)
        ann.until("log")
        assert wish(ann, stop=True) is None
        shows.until("end")
        assert enter(server, code) == "refused-no-such-code", "it is over"
        assert wish(ann, again=True) is None
        new = shows.until("again")
        assert server.player(new, tv).until("welcome")["seat"] is None
        assert enter(server, code)["table"] == new
