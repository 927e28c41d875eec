"""A profile is kept by a key of its person's devices; deleted, nothing is left of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.server import profiles
from backroom.server.kept import KeptTimes
from backroom.server.reliability import counted
from backroom.store.people import People, Reliability
from backroom.store.sqlite import SQLiteStore
from tests.server.given import Json, Server, keys_of, over, running, settings
from tests.toy.game import Cellar

ME = "m" * 22
OTHER = "o" * 22
PROFILE = {
    "name": "Zebulon Quark",
    "colour": 3,
    "lang": "fr",
    "zone": "Europe/Rome",
    "addresses": ["ntfy://zebulons-own-topic"],
}


def call(server: Server, path: str, **body: Any) -> Any:
    answer = server.http.post(f"/api/me{path}", json=body)
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


def refused(server: Server, path: str, **body: Any) -> str:
    answer = server.http.post(f"/api/me{path}", json=body)
    assert answer.status_code >= 400
    key: str = answer.json()["refused"]["key"]
    return key


def test_a_profile_is_kept_changed_and_found_by_its_key(server: Server) -> None:
    made = call(server, "", me=ME, profile=PROFILE)
    assert made == {"profile": PROFILE, "tables": [], "reliable": None}
    changed = {**PROFILE, "name": "Zeb"}
    assert call(server, "", me=ME, profile=changed)["profile"] == changed
    assert call(server, "/look", me=ME)["profile"] == changed
    assert refused(server, "/look", me=OTHER) == "refused-no-such-profile"
    assert refused(server, "/delete", me=OTHER) == "refused-no-such-profile"


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "x" * 21},
        {"lang": "xx"},
        {"colour": 6},
        {"zone": "x" * 65},
        {"addresses": ["a"] * 6},
        {"addresses": ["a" * 301]},
        {"more": 1},
    ],
)
def test_a_profile_has_bounds(server: Server, wrong: Json) -> None:
    assert refused(server, "", me=ME, profile={**PROFILE, **wrong}) == "refused-unreadable"


@pytest.mark.parametrize("zone", ["Mars/Base", "../etc/passwd", "Europe"])
def test_a_time_zone_that_nobody_knows_is_refused(server: Server, zone: str) -> None:
    assert refused(server, "", me=ME, profile={**PROFILE, "zone": zone}) == "refused-no-such-zone"
    assert call(server, "", me=ME, profile={**PROFILE, "zone": ""})["profile"]["zone"] == ""


def test_so_many_profiles_an_address_and_a_server(tmp_path: Path) -> None:
    with running(settings(tmp_path, profile_burst=3, profile_rate=0.0, most_profiles=2)) as server:
        for number in range(2):
            call(server, "", me=f"{number:022}", profile=PROFILE)
        assert refused(server, "", me=f"{2:022}", profile=PROFILE) == "refused-full"
        call(server, "", me=f"{0:022}", profile=PROFILE)  # the one that is there can change
        assert refused(server, "", me=f"{3:022}", profile=PROFILE) == "refused-too-fast"


def own_key(me: str, table: str) -> str:
    """As the browser makes it: any device with the profile has it."""
    return hashlib.sha256(f"seat:{me}:{table}".encode()).hexdigest()


def attached(server: Server, table: str, key: str, me: str = ME) -> None:
    own = hashlib.sha256(own_key(me, table).encode()).hexdigest()
    call(server, f"/seats/{table}", me=me, key=key, own=own)


def test_a_seat_is_found_and_opened_on_any_device_with_the_profile(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        call(server, "", me=ME, profile=PROFILE)
        table, keys = server.seated()
        attached(server, table, keys[1])
        [own] = call(server, "/look", me=ME)["tables"]
        assert own == {"table": table, "seat": 1, "game": "bootleggers", "status": "playing"}
        assert refused(server, f"/seats/{table}", me=ME, key="no key", own="") == (
            "refused-no-such-key"
        )
    with running(settings(tmp_path)) as server:
        there = server.player(table, own_key(ME, table))
        assert there.until("welcome")["seat"] == 1
        # A new link shuts out whoever had come by the old one.
        there.say({"id": 1, "rekey": "n" * 22})
        there.until("done")
        dead = server.player(table, own_key(ME, table))
        assert dead.until("refused")["reason"]["key"] == "refused-no-such-key"


def in_the_file(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.glob("backroom.db*")))


def played(server: Server, people: list[str]) -> tuple[str, list[str]]:
    """A short game of people of these names, to its end."""
    seats = [{"kind": "human", "name": name} for name in people]
    made = server.make(seats, game="cellar")
    table, keys = made["table"], [made["key"], *(i["key"] for i in made["invites"])]
    for key, name in zip(keys, people, strict=True):
        server.sit(table, key, name=name)
    return table, keys


def to_the_end(server: Server, table: str, keys: list[str]) -> None:
    players = [server.player(table, key) for key in keys]
    for player in players:
        player.until("log")
    for _ in range(200):
        for player in players:
            player.settle(0.01)
            if player.waiting():
                player.answer()
        if any(over(player) for player in players):
            return
    raise AssertionError("it does not end")


def test_who_deletes_his_data_is_found_nowhere_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    words = [b"Zebulon Quark", b"zebulons-own-topic", b"Europe/Rome"]
    with running(settings(tmp_path)) as server:
        call(server, "", me=ME, profile=PROFILE)
        call(server, "", me=ME, profile={**PROFILE, "addresses": ["ntfy://another"]})
        done, keys = played(server, ["Zebulon Quark", "Bea"])
        attached(server, done, keys[0])
        to_the_end(server, done, keys)
        going, keys = played(server, ["Ann", "Zebulon Quark"])
        attached(server, going, keys[1])
        assert b"Zebulon Quark" in in_the_file(tmp_path)
        call(server, "/delete", me=ME)
        assert refused(server, "/look", me=ME) == "refused-no-such-profile"
        left = in_the_file(tmp_path)
        assert b"zebulons-own-topic" not in left and b"ntfy://another" not in left
        assert b"Europe/Rome" not in left
        names = server.http.get(f"/api/tables/{done}").json()["seats"]
        assert [seat["name"] for seat in names] == ["N. N. 1", "Bea"]
        save = server.http.get(f"/api/tables/{done}/save").text
        assert json.loads(save.splitlines()[0])["names"] == ["N. N. 1", "Bea"]
        # A game that goes on is played to its end with the name that the others know.
        assert b"Zebulon Quark" in left
        to_the_end(server, going, keys)
    asyncio.run(swept(tmp_path))
    left = in_the_file(tmp_path)
    assert [word for word in words if word in left] == []
    with sqlite3.connect(tmp_path / "backroom.db") as store:
        assert store.execute("SELECT count(*) FROM profiles").fetchone() == (0,)
        assert store.execute("SELECT count(*) FROM profile_seats").fetchone() == (0,)


def test_the_key_of_a_deleted_profile_opens_its_seats_until_the_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device may have no other key: nobody is shut out of a game that he plays."""
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())

    def opens(server: Server, table: str, key: str) -> bool:
        seats = [{"table": table, "key": key}]
        [stands] = server.http.post("/api/standing", json={"seats": seats}).json()["tables"]
        return bool(stands["status"] != "gone")

    with running(settings(tmp_path)) as server:
        call(server, "", me=ME, profile=PROFILE)
        done, old = played(server, ["Zebulon Quark", "Bea"])
        attached(server, done, old[0])
        to_the_end(server, done, old)
        going, keys = played(server, ["Ann", "Zebulon Quark"])
        attached(server, going, keys[1])
        assert opens(server, done, own_key(ME, done)) and opens(server, going, own_key(ME, going))
        call(server, "/delete", me=ME)
        assert opens(server, going, own_key(ME, going))
        to_the_end(server, going, [keys[0], own_key(ME, going)])
    asyncio.run(swept(tmp_path))
    with running(settings(tmp_path)) as server:
        for table, key in ((done, old[0]), (going, keys[1])):
            assert not opens(server, table, own_key(ME, table))
            assert opens(server, table, key), "the seat's own key is nobody's profile"


def test_who_deletes_his_data_is_reached_nowhere_any_more(tmp_path: Path) -> None:
    """At no seat of that person, in memory or not; the others are told as before."""

    def reached(server: Server, table: str, key: str, name: str, **more: str) -> Json:
        answer = server.http.post(f"/api/tables/{table}/reach{name}", json={"key": key, **more})
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    def ways(server: Server, table: str, key: str) -> int:
        return len(reached(server, table, key, "")["ways"])

    with running(settings(tmp_path)) as server:
        call(server, "", me=ME, profile=PROFILE)
        made = [server.make() for _ in range(2)]  # not begun: there is nothing to tell
        seated = [(table["table"], keys_of(table)) for table in made]
        for table, keys in seated:
            attached(server, table, keys[1])
            for seat, topic in ((0, "anns-topic"), (1, "zebulons-phone")):
                to = f"https://ntfy.sh/{topic}"
                reached(server, table, keys[seat], "/add", kind="ntfy", address=to)
        assert b"zebulons-phone" in in_the_file(tmp_path)
    with running(settings(tmp_path)) as server:
        (table, keys), (other, others) = seated
        assert ways(server, table, keys[1]) == 1, "of one table it is known in memory"
        call(server, "/delete", me=ME)
        left = in_the_file(tmp_path)
        assert b"zebulons-phone" not in left and b"anns-topic" in left
        assert [ways(server, table, keys[seat]) for seat in (0, 1)] == [1, 0]
        assert [ways(server, other, others[seat]) for seat in (0, 1)] == [1, 0]


async def swept(folder: Path) -> None:
    """As the server does every now and then."""
    store = SQLiteStore.open(folder)
    people = People(store)
    await profiles.Profiles(people, settings(folder)).sweep()
    await store._writer.empty_log()
    await store.close()


def test_a_profile_that_nobody_uses_is_swept(tmp_path: Path) -> None:
    async def doing() -> None:
        store = SQLiteStore.open(tmp_path)
        people = People(store)
        await people.keep("a", "key-a", b"{}", 1000.0)
        await people.keep("b", "key-b", b"{}", 2000.0)
        await people.sweep(1500.0)
        assert await people.find("key-a") is None and await people.find("key-b") is not None
        await store.close()

    asyncio.run(doing())


# --- how reliable --------------------------------------------------------------------------------


def test_reliability_is_counted_once_a_game_and_told_after_three(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        call(server, "", me=ME, profile=PROFILE)
        table, keys = server.seated()
        attached(server, table, keys[1])

    async def tally(games: int) -> Reliability:
        store = SQLiteStore.open(tmp_path)
        people = People(store)
        for _ in range(games):
            await people.tally(table, {1: Reliability(1, 10, 9, 2, 1), 0: Reliability(1, 5, 5)})
        found = (await people.reliable(table))[1]
        await store.close()
        return found

    assert asyncio.run(tally(3)) == Reliability(1, 10, 9, 2, 1), "the same game counts once"
    assert profiles.told(Reliability(2, 20, 18, 4, 2)) is None
    told = profiles.told(Reliability(9, 100, 97, 13, 12))
    assert told is not None and (told.games, told.percent, told.words, told.kept) == (9, 97, 13, 12)
    with sqlite3.connect(tmp_path / "backroom.db") as store:
        store.execute("UPDATE profiles SET games = 9, asked = 100, in_time = 97, words = 13")
    with running(settings(tmp_path)) as server:
        seats = server.http.get(f"/api/tables/{table}").json()["seats"]
        assert seats[1]["reliable"] == {"games": 9, "percent": 97, "words": 13, "kept": 1}
        assert seats[0]["reliable"] is None


def test_what_counts_is_who_answered_and_whose_word_was_judged() -> None:
    table: AnyTable = Table(Cellar(), Cellar().options(), 3, SampledChance(Random(1)))
    times = KeptTimes(in_time={0: 8, 1: 3}, late={0: 2})
    found = counted(table, times, [0, 1])
    assert found == {0: Reliability(1, 10, 8), 1: Reliability(1, 3, 3)}
    assert counted(table, times, [0]) == {}, "alone among bots nobody waits"
