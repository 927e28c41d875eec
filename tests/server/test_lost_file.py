"""The file under a running server is removed: nothing is acknowledged, and everybody is told."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from backroom.cli.main import app
from backroom.store.sqlite import FILE, SQLiteStore
from tests.server.given import Player, running, settings


def remove(file: Path) -> None:
    file.unlink()


def empty_log(file: Path) -> None:
    os.truncate(f"{file}-wal", 0)


def answer(player: Player) -> str:
    """What comes of an answer: ``done``, why not, or that the line went dead."""
    ask = player.waiting()[0]
    enabled = [option["action"] for option in ask["options"] if "why_not" not in option]
    try:
        reason = player.act(enabled[0], ask["id"])
    except ConnectionClosed:
        return "hung up"
    return "done" if reason is None else str(reason["key"])


@pytest.mark.parametrize("harm", [remove, empty_log], ids=["removed", "cut short"])
def test_no_action_is_acknowledged_after_the_file_is_lost(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        for player in players:
            player.until("log")
            player.settle(0.03)
        assert answer(players[0]) == "done"
        harm(tmp_path / FILE)
        assert answer(players[1]) in ("refused-nothing-kept", "hung up")
        for key in keys:  # whoever comes again is told why
            again = server.player(table, key)
            assert again.hear()["refused"]["reason"]["key"] == "refused-nothing-kept"
            assert again.closed() == 4400
        for call in (f"/api/tables/{table}", f"/api/tables/{table}/save"):
            told = server.http.get(call)
            assert told.status_code == 503
            assert told.json()["refused"]["key"] == "refused-nothing-kept"
        seats = [{"kind": "human"}] * 3
        made = server.http.post("/api/tables", json={"game": "bootleggers", "seats": seats})
        assert made.status_code == 503


def test_no_table_is_made_where_the_folder_is_gone(tmp_path: Path) -> None:
    """Nobody has made one since the server was started."""
    with running(settings(tmp_path / "data")) as server:
        shutil.rmtree(tmp_path / "data")
        seats = [{"kind": "human"}] * 3
        made = server.http.post("/api/tables", json={"game": "bootleggers", "seats": seats})
        assert made.status_code == 503
        assert made.json()["refused"]["key"] != "refused-internal"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A back room is open on"),
        ("de", "läuft schon ein Hinterzimmer"),
        ("fr", "Une arrière-salle est déjà ouverte"),
        ("it", "retrobottega aperto"),
    ],
)
def test_a_second_server_on_the_folder_is_refused(tmp_path: Path, lang: str, said: str) -> None:
    store = SQLiteStore.open(tmp_path)
    try:
        result = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--lang", lang])
    finally:
        asyncio.run(store.close())
    assert result.exit_code == 2
    assert said in result.output and "Traceback" not in result.output


def test_a_server_does_not_begin_anew_where_tables_were(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        server.seated()
    (tmp_path / FILE).unlink()
    result = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--lang", "en"])
    assert result.exit_code == 2
    assert "--accept-loss" in result.output
