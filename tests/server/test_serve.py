"""``backroom serve`` and ``backroom schema``."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from backroom.cli.schema import document
from tests.cli.given import backroom, complaint
from tests.server.given import PATIENCE, Server
from tests.server.schemas import strict

Json = dict[str, Any]


def test_serve_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "backroom.cli.main", "serve", "--lang", "de"]
    child = subprocess.Popen(
        [*command, "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")},
    )
    try:
        assert child.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", child.stdout.readline())
        assert found is not None
        assert "ROOM=1" in child.stdout.readline()
        assert "Strg+C" in child.stdout.readline()
        games = httpx.get(found.group() + "api/games")
        assert games.json()["games"]
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=10)
    finally:
        child.kill()
    assert errors == ""
    assert child.returncode == 0


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = complaint(backroom("serve", "--port", port, "--data", str(tmp_path)))
    assert port in said and "--port" in said


def test_an_address_that_nobody_knows_is_named(tmp_path: Path) -> None:
    said = complaint(backroom("serve", "--host", "nowhere.invalid", "--data", str(tmp_path)))
    assert "nowhere.invalid" in said and "--host" in said and "--port" not in said


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    from backroom.cli.shared import hosting
    from backroom.cli.shared.words import words

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        monkeypatch.setattr(hosting, "PORT", port)
        with hosting.listen(words("en"), "127.0.0.1", None) as listening:
            assert listening.getsockname()[1] > port
            with hosting.listen(words("en"), "127.0.0.1", None) as other:  # started the same second
                assert other.getsockname()[1] > listening.getsockname()[1]


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "--data" in complaint(backroom("serve", "--data", str(file / "below")))


# --- the schema ----------------------------------------------------------------------------------


def test_the_schema_is_written() -> None:
    result = backroom("schema")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == json.loads(json.dumps(document()))


def _refs(node: object) -> set[str]:
    if isinstance(node, dict):
        own = {node["$ref"]} if "$ref" in node else set()
        return own.union(*[_refs(value) for value in node.values()])
    if isinstance(node, list):
        return set().union(*[_refs(value) for value in node])
    return set()


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    schema = document()
    assert {ref.removeprefix("#/$defs/") for ref in _refs(schema)} <= set(schema["$defs"])


def test_all_that_is_told_follows_the_schema(server: Server) -> None:
    """In strict reading: nothing that the schema does not name."""
    part = strict(document())
    players = server.sitting()
    deadline = time.monotonic() + PATIENCE
    while sum(len(player.messages) for player in players) < 150:
        assert time.monotonic() < deadline
        for player in players:
            player.settle(0.02)
        players[0].say({"ping": 1})
        for player in players:
            if player.waiting():
                player.answer()
    players[0].say({"id": 99, "chat": "Cheers."})
    players[0].until("chat")
    players[0].act({"do": "done"}, "stale")
    said = [message for player in players for message in player.messages]
    names = {name for message in said for name in message} - {"n"}
    assert names == {"welcome", "view", "log", "seats", "done", "pong", "chat", "refused"}
    for message in said:
        part("ServerMessage").validate(message)
    for path, kind in (
        ("/api/games", "Games"),
        (f"/api/tables/{said[0]['welcome']['table']}", "TableInfo"),
        ("/api/tables/none", "Refused"),
    ):
        body = server.http.get(path).json()
        part(kind).validate(body)


def test_what_a_browser_says_follows_the_schema() -> None:
    part = strict(document())
    client = part("ClientMessage")
    for message in (
        {"hello": {"key": None, "log": 0}},
        {"id": 7, "act": {"do": "place", "house": 2}, "ask": "3.place.1.4"},
        {"id": 8, "chat": "…"},
        {"ping": 1},
    ):
        client.validate(message)
    for nonsense in ({"id": 7, "act": {"do": "fly"}}, {"id": 8}, {"chat": "x"}):
        assert not client.is_valid(nonsense), nonsense
