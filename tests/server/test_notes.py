"""Notes and bookmarks are a seat's own: on all its devices, and nowhere else."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from backroom.games import shelf
from backroom.server import wire
from tests.server.given import Server, keys_of, running, settings
from tests.server.test_profiles import ME, PROFILE, attached, in_the_file, played, to_the_end
from tests.server.test_profiles import call as of_me
from tests.toy.game import Cellar

SECRET = "Bea bluffs with Hijack"
WORD = "she lied here"


def call(server: Server, table: str, path: str = "", **body: Any) -> Any:
    answer = server.http.post(f"/api/tables/{table}/notes{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(server: Server, table: str, path: str = "", **body: Any) -> str:
    answer = server.http.post(f"/api/tables/{table}/notes{path}", json=body)
    assert answer.status_code >= 400
    key: str = answer.json()["refused"]["key"]
    return key


def test_notes_are_there_on_any_device_with_the_key_and_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        assert call(server, table, key=keys[0]) == {"text": "", "version": 0, "marks": []}
        call(server, table, "/write", key=keys[0], text=f"{SECRET}\n\n", version=0)
        call(server, table, "/mark", key=keys[0], line=7, mark={"line": 7, "word": WORD})
        call(server, table, "/mark", key=keys[0], line=3, mark={"line": 3})
    with running(settings(tmp_path)) as server:
        kept = call(server, table, key=keys[0])
        marks = [{"line": 3, "word": ""}, {"line": 7, "word": WORD}]
        assert kept == {"text": f"{SECRET}\n\n", "version": 1, "marks": marks}
        assert call(server, table, "/mark", key=keys[0], line=3)["marks"] == marks[1:]
        assert call(server, table, key=keys[1]) == {"text": "", "version": 0, "marks": []}


def test_what_another_device_has_written_is_not_written_over(server: Server) -> None:
    table, keys = server.seated()
    call(server, table, "/write", key=keys[0], text="one", version=0)
    late = refused(server, table, "/write", key=keys[0], text="two", version=0)
    assert late == "refused-notes-changed"
    assert call(server, table, key=keys[0])["text"] == "one"
    call(server, table, "/mark", key=keys[0], line=1, mark={"line": 1})
    call(server, table, "/write", key=keys[0], text="two", version=1)  # marks change no words


def test_notes_have_bounds_and_begin_with_the_game(tmp_path: Path) -> None:
    with running(settings(tmp_path, note_burst=300, note_rate=0.0)) as server:
        made = server.make()
        assert refused(server, made["table"], key=made["key"]) == "refused-not-started"
        table, keys = server.seated()
        long = "x" * (wire.LONGEST_NOTES + 1)
        wrong = refused(server, table, "/write", key=keys[0], text=long, version=0)
        assert wrong == "refused-unreadable"
        assert refused(server, table, key="no key") == "refused-no-such-key"
        for line in range(wire.MOST_MARKS):
            call(server, table, "/mark", key=keys[0], line=line, mark={"line": line})
        more = {"key": keys[0], "line": 500, "mark": {"line": 500}}
        assert refused(server, table, "/mark", **more) == "refused-too-many-marks"
        call(server, table, "/mark", key=keys[0], line=5, mark={"line": 5, "word": "again"})
        for _ in range(300):
            if refused_or_none(server, table, keys[0]) == "refused-too-fast":
                return
    raise AssertionError("an address may ask for ever")


def refused_or_none(server: Server, table: str, key: str) -> str:
    answer = server.http.post(f"/api/tables/{table}/notes", json={"key": key})
    found: str = answer.json().get("refused", {}).get("key", "")
    return found


def test_nobody_else_is_told_and_no_save_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    with running(settings(tmp_path)) as server:
        table, keys = played(server, ["Ann", "Bea"])
        others = [server.player(table, keys[1]), server.player(table, None)]
        for other in others:
            other.until("log")
            other.settle()
        call(server, table, "/write", key=keys[0], text=SECRET, version=0)
        call(server, table, "/mark", key=keys[0], line=0, mark={"line": 0, "word": WORD})
        assert [other.settle() for other in others] == [[], []], "nobody notices"
        to_the_end(server, table, keys)
        save = server.http.get(f"/api/tables/{table}/save").text
        info = server.http.get(f"/api/tables/{table}").text
        assert not [word for word in (SECRET, WORD) if word in save + info]
        assert call(server, table, key=keys[0])["text"] == SECRET, "they stay, after the game too"


def test_they_go_with_the_data_of_their_person_and_with_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    with running(settings(tmp_path)) as server:
        of_me(server, "", me=ME, profile=PROFILE)
        table, keys = played(server, ["Ann", "Bea"])
        attached(server, table, keys[0])
        call(server, table, "/write", key=keys[0], text=SECRET, version=0)
        call(server, table, "/write", key=keys[1], text="Bea's own", version=0)
        assert SECRET.encode() in in_the_file(tmp_path)
        of_me(server, "/delete", me=ME)
        assert SECRET.encode() not in in_the_file(tmp_path)
        assert call(server, table, key=keys[1])["text"] == "Bea's own"
        to_the_end(server, table, keys)
        host = server.player(table, keys[0])
        host.until("log")
        host.say({"id": 1, "delete": True})
        host.until("out")
    with sqlite3.connect(tmp_path / "backroom.db") as store:
        assert store.execute("SELECT count(*) FROM notes").fetchone() == (0,)


def test_a_table_takes_its_notes_along(tmp_path: Path) -> None:
    """Whoever moves a table to another server moves all that belongs to it."""
    from backroom.store.moving import take

    with running(settings(tmp_path)) as server:
        made = server.make([{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}])
        server.sit(made["table"], made["key"])
        [key] = keys_of(made)[:1]
        call(server, made["table"], "/write", key=key, text=SECRET, version=0)
        moved = take(tmp_path, made["table"])
    assert moved is not None
    [row] = json.loads(moved)["rows"]["notes"]
    assert SECRET in row["json"]
