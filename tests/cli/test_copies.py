"""Backups beside a running server, and tables that are taken from one server to another."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from backroom.cli.main import app
from backroom.store.sqlite import FILE
from tests.cli.test_tampering import play
from tests.server.given import Server, running, settings


def backroom(*words: object, lang: str = "en") -> Result:
    return CliRunner().invoke(app, [*map(str, words), "--lang", lang])


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as store:
        (count,) = store.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def play_a_little(server: Server, table: str, keys: list[str]) -> list[dict[str, object]]:
    """What the first seat has read in the end."""
    players = [server.player(table, key) for key in keys]
    for player in players:
        player.until("log")
        player.settle(0.03)
        if player.waiting():
            player.answer()
    players[0].settle()
    for player in players:
        player.close()
    return players[0].log


def test_a_backup_is_made_while_people_play_and_brought_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(settings(data)) as server:
        table, keys = server.seated()
        log = play_a_little(server, table, keys)
        result = backroom("backup", copy, "--data", data)
        assert result.exit_code == 0, result.output
        assert "One table" in result.output
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        server.seated()  # later
        refused = backroom("restore", copy, "--data", data)
        assert refused.exit_code == 2 and "is open on" in refused.output
        assert tables_in(data / FILE) == 2
    assert backroom("backup", copy, "--data", data).exit_code == 2, "never over another file"
    result = backroom("restore", copy, "--data", data)
    assert result.exit_code == 0, result.output
    (aside,) = data.glob("before-*")
    assert tables_in(aside / FILE) == 2, "what was there is kept"
    with running(settings(data)) as server:  # and is not taken for a file that has lost something
        again = server.player(table, keys[0])
        again.settle()
        assert again.log == log
        again.close()
        play_a_little(server, table, keys)
    assert tables_in(data / FILE) == 1


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(settings(data)) as server:
        server.seated()
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(b"no database at all, " * 400)
    for file in (wrong, tmp_path / "nowhere.db"):
        result = backroom("restore", file, "--data", data)
        assert (result.exit_code == 2 and result.exception is None) or result.exit_code == 2
        assert "Traceback" not in result.output and str(file.name) in result.output
    assert tables_in(data / FILE) == 1
    assert not list(data.glob("before-*")) and not list(data.glob("*.part"))
    assert backroom("backup", "--data", tmp_path / "empty").exit_code == 2


def test_a_running_table_is_taken_to_another_server_and_played_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    with running(settings(tmp_path / "one")) as server:
        table, keys = server.seated()
        log = play_a_little(server, table, keys)
        link = f"http://localhost/table/{table}#{keys[0]}"
        result = backroom("export", link, file, "--data", tmp_path / "one")
        assert result.exit_code == 0, result.output
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert backroom("export", "nosuch", "--data", tmp_path / "one").exit_code == 2
    with running(settings(tmp_path / "two")) as server:  # it is taken in while others play
        result = backroom("import", file, "--data", tmp_path / "two")
        assert result.exit_code == 0, result.output
        assert f"/table/{table}" in result.output
        again = server.player(table, keys[0])
        again.settle()
        assert again.log == log
        again.close()
        play_a_little(server, table, keys)
        twice = backroom("import", file, "--data", tmp_path / "two")
        assert twice.exit_code == 2 and "here already" in twice.output
    result = backroom("import", file, "--data", tmp_path / "three")  # or while nobody does
    assert result.exit_code == 0, result.output
    assert tables_in(tmp_path / "three" / FILE) == 1


def test_a_save_of_a_finished_game_opens_in_the_browser(tmp_path: Path) -> None:
    save = play("bootleggers", 1)
    file = tmp_path / "game.jsonl"
    file.write_bytes(save)
    with running(settings(tmp_path / "two")) as server:
        result = backroom("import", file, "--data", tmp_path / "two")
        assert result.exit_code == 0, result.output
        table = result.output.strip().rpartition("/")[2]
        info = server.http.get(f"/api/tables/{table}").json()
        assert info["over"] and info["started"]
        looker = server.player(table, None)
        looker.until("end")
        assert looker.view["result"] is not None and looker.log
        assert server.http.get(f"/api/tables/{table}/save").content == save
        looker.close()
    lines = save.splitlines(keepends=True)
    for wrong, said in (
        (b"".join(lines[:-1]), "is not over"),
        (b"".join(lines[:5] + lines[6:]), "ine "),
        (lines[0], "no game"),
        (b'{"backroom_table": 1', "neither"),
        (b'{"backroom_table":1,"version":"9999","id":"a","rows":{}}', "newer"),
        (b'{"backroom_table":1,"version":"0011","id":"a","rows":{"tables":[]}}', "neither"),
        (b"\x00\xff", "ine 1"),
    ):
        file.write_bytes(wrong)
        result = backroom("import", file, "--data", tmp_path / "two")
        assert result.exit_code == 2, (wrong[:60], result.output)
        assert said in result.output, result.output
        assert "Traceback" not in result.output
    assert tables_in(tmp_path / "two" / FILE) == 1


def test_who_takes_a_backup_for_a_table_is_told_what_takes_it(tmp_path: Path) -> None:
    with running(settings(tmp_path / "one")) as server:
        server.seated()
    file = tmp_path / "all.db"
    assert backroom("backup", file, "--data", tmp_path / "one").exit_code == 0
    for lang in ("en", "de", "fr", "it"):
        result = backroom("import", file, "--data", tmp_path / "two", lang=lang)
        assert result.exit_code == 2
        assert "backroom restore" in result.output and "JSON" not in result.output
    assert not (tmp_path / "two").exists()


@pytest.mark.parametrize(
    ("lang", "said"),
    [("de", "keine Tische"), ("fr", "pas de tables"), ("it", "non ci sono tavoli")],
)
def test_they_speak_to_the_host_in_his_language(tmp_path: Path, lang: str, said: str) -> None:
    assert said in backroom("backup", "--data", tmp_path, lang=lang).output
