"""What the server writes down: enough for a host, and nothing that a seat keeps to itself."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import sys
import threading
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from backroom.server.logs import FACTS, JsonLines, Lines, keep_log
from tests.server.given import Json, over, running, settings

NAMES = ("Ann Unusual", "Bea Unlikely")
TALK = "the corn is in my cellar"
PROMISE = "I shall leave the harbour to you"


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that ``--log-json`` would write; and what is more, all that is said at all."""
    root, ours = logging.getLogger(), logging.getLogger("backroom")
    kept = (root.handlers[:], root.level, ours.level)
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    keep_log(as_json=True)
    ours.setLevel(logging.DEBUG)
    yield written
    root.handlers[:], root.level, level = kept
    ours.setLevel(level)


def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path, log: io.StringIO) -> None:
    with running(settings(tmp_path)) as server:
        seats: list[Json] = [{"kind": "human", "name": name} for name in NAMES]
        made = server.make([*seats, {"kind": "bot", "bot": "chaotic"}])
        keys = [made["key"], made["invites"][0]["key"]]
        nonces = [os.urandom(16) for _ in keys]
        for key, name, nonce in zip(keys, NAMES, nonces, strict=True):
            sealed = {"seal": sha256(nonce).hexdigest(), "commitment": made["commitment"]}
            server.sit(made["table"], key, name=name, **sealed)
        for key, nonce in zip(keys, nonces, strict=True):
            body = {"key": key, "nonce": nonce.hex(), "commitment": made["commitment"]}
            assert server.http.post(f"/api/tables/{made['table']}/open", json=body).is_success
        players = [server.player(made["table"], key) for key in keys]
        players[0].until("log")
        players[0].say({"id": 7001, "chat": TALK})
        players[0].act({"do": "offer", "to": 1, "words": PROMISE})
        assert players[0].act({"do": "nonsense", "secret": TALK}) is not None
        evenings = [
            threading.Thread(target=player.play, args=(Random(at), over), daemon=True)
            for at, player in enumerate(players)
        ]
        for evening in evenings:
            evening.start()
        for evening in evenings:
            evening.join(120)
        assert all(over(player) for player in players)
        end = next(m["end"] for m in players[0].messages if "end" in m)
        save = server.http.get(f"/api/tables/{made['table']}/save").text
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [(line["said"], line.get("table")) for line in lines] == [
        ("made", made["table"]),
        ("begun", made["table"]),
        ("over", made["table"]),
    ]
    assert all(set(line) <= {"at", "level", "from", "said", "error", *FACTS} for line in lines)
    secrets = [*keys, *(nonce.hex() for nonce in nonces), end["secret"], TALK, PROMISE, *NAMES]
    secrets += re.findall(r'"(?:secret|nonces?)":"([0-9a-f]{16,})"', save)
    assert len(save.splitlines()) > 50, "a game was played"
    assert [secret for secret in secrets if secret in log.getvalue()] == []


@pytest.mark.parametrize("form", [JsonLines(), Lines()])
def test_an_error_is_written_down_without_what_it_carries(form: logging.Formatter) -> None:
    def fail(key: str) -> None:
        try:
            raise KeyError(key)
        except KeyError as error:
            raise ValueError(f"{key} can't be") from error

    try:
        fail("the-key-of-seat-2")
    except ValueError:
        caught = sys.exc_info()
    record = logging.LogRecord("backroom.server", 40, __file__, 1, "GET %s", ("/a\nb",), caught)
    written = form.format(record)
    assert "seat-2" not in written
    assert "ValueError" in written and "KeyError" in written and " fail" in written
    if isinstance(form, JsonLines):
        assert len(written.splitlines()) == 1
        assert json.loads(written)["said"] == "GET /a\nb"
