"""Whatever is sent to it, by HTTP or on the socket: the server never fails, never hangs, and serves
the honest meanwhile."""

from __future__ import annotations

import itertools
import json
import logging
import multiprocessing
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from schemathesis.errors import SchemathesisError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from backroom.server import wire
from backroom.server.wire import heard
from tests.server import hostile
from tests.server.given import PATIENCE, Server, keys_of, running, settings
from tests.server.hostile import messages
from tests.server.test_slow import until

#: What can be called; a new one is to be looked at with a stranger's eyes before it stands here.
CALLS = {
    ("GET", "/api/games"),
    ("GET", "/api/near"),
    ("GET", "/api/challenges"),
    ("POST", "/api/challenges/{game}/{number}"),
    ("POST", "/api/boards/check"),
    ("POST", "/api/codes"),
    ("POST", "/api/codes/take"),
    ("POST", "/api/guided"),
    ("POST", "/api/standing"),
    ("POST", "/api/saves/history"),
    ("POST", "/api/saves/fork"),
    ("POST", "/api/me"),
    ("POST", "/api/me/look"),
    ("POST", "/api/me/delete"),
    ("POST", "/api/me/seats/{table}"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    *(("GET", f"/api/tables/{{table}}/{what}") for what in ("after", "board", "save", "words")),
    *(
        ("POST", f"/api/tables/{{table}}/{what}")
        for what in (
            *("code", "fork", "history", "open", "sit", "take"),
            *("notes", "notes/mark", "notes/write"),
            *("reach", "reach/add", "reach/confirm", "reach/drop", "reach/try", "reach/wishes"),
        )
    ),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    wanted = settings(tmp_path_factory.mktemp("hostile"), read_burst=100_000, most_tables=20)
    with running(wanted) as started:
        yield started


def call_everything(server: Server, examples: int) -> int:
    """What the schema allows, and what it does not, of every call; how many were tried."""
    schema = schemathesis.openapi.from_dict(server.http.get("/api/schema/openapi.json").json())
    base = str(server.http.base_url).rstrip("/")
    tried = 0
    found = set()
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        found.add((operation.method.upper(), operation.path))
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            with suppress(Unsatisfiable, SchemathesisError):  # of some calls nothing can be wrong
                tried += call(operation.as_strategy(generation_mode=mode), base, examples)
    assert found == CALLS, "every call is in the schema, and every call of it was thought of"
    return tried


def call(cases: Any, base: str, examples: int) -> int:
    """The same ones each time."""
    tried = 0

    @hypothesis_settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def check(case: Any) -> None:
        nonlocal tried
        tried += 1
        answer = case.call(base_url=base, timeout=PATIENCE)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        assert "Traceback" not in answer.text

    check()
    return tried


def test_no_call_makes_the_server_fail(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    assert call_everything(server, 3) >= 36
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_whatever_can_be_said_is_said_with_malice() -> None:
    """A new kind of message is among the hostile ones, too; valid but for a few."""
    said = hostile.kinds(Random(1))
    assert {name for each in said for name in each} >= set(heard._CLIENT)
    readable = 0
    for each in said:
        with suppress(wire.Unreadable):
            wire.read(json.dumps(each))
            readable += 1
    assert len(said) - readable <= 4


def flood(url: str, key: str | None, seed: int, count: int) -> int:
    """How many hostile messages were taken; whoever is hung up on comes again."""
    sent = 0
    coming = messages(seed)
    while sent < count:
        with (
            suppress(ConnectionClosed, OSError),
            connect(url, max_size=None, max_queue=None) as line,
        ):
            hello = '{"hello":{"key":null,"log":0,"panels":false}}'
            line.send(hello if key is None else hello.replace("null", f'"{key}"'))
            for message in itertools.islice(coming, count - sent):
                try:
                    line.send(message)
                except UnicodeEncodeError:
                    continue
                sent += 1
    return sent


def test_nothing_said_on_the_socket_makes_the_server_fail(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    made = server.make()
    for key in keys_of(made):
        server.sit(made["table"], key, name=key[:8])
    keys = keys_of(made)
    honest = server.player(made["table"], keys[2])
    honest.until("log")
    url = server.live + made["table"]
    floods = [
        threading.Thread(target=flood, args=(url, key, seed, 400))
        for seed, key in enumerate((keys[0], keys[1], None))
    ]
    for each in floods:
        each.start()
    for number in itertools.count():
        honest.say({"ping": number})
        assert honest.until("pong") == number
        if not any(each.is_alive() for each in floods):
            break
    for each in floods:
        each.join(PATIENCE)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
    assert server.http.get(f"/api/tables/{made['table']}").status_code == 200


# --- measured ------------------------------------------------------------------------------------


@contextmanager
def served(folder: Path) -> Iterator[tuple[Server, int]]:
    """In a process of its own, and its number."""
    port = 20_000 + os.getpid() % 20_000
    command = [sys.executable, "-m", "tests.server.serving", str(port), str(folder), "as it is"]
    child = subprocess.Popen(command)
    try:
        found = Server(port)

        def answers() -> bool:
            with suppress(httpx.TransportError):
                return found.http.get("/api/games").status_code == 200
            return False

        assert until(answers)
        yield found, child.pid
    finally:
        child.terminate()
        child.wait(PATIENCE)


def memory(process: int) -> int:
    """In kilobytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


@pytest.mark.soak
def test_ten_thousand_hostile_messages(tmp_path: Path) -> None:
    """Memory within a fifth of what it was, and an honest ping is answered within 50 ms in 99 of
    100 cases. (The small one, above, is in every run.)"""
    with served(tmp_path) as (server, process):
        table, keys = server.seated()
        honest = server.player(table, keys[2])
        honest.until("log")
        url = server.live + table
        flood(url, keys[0], 99, 1000)  # what is loaded once is loaded
        call_everything(server, 2)
        before = memory(process)
        spawning = multiprocessing.get_context("spawn")  # pings are not to wait for the flood
        floods = [
            spawning.Process(target=flood, args=(url, key, seed, 2500), daemon=True)
            for seed, key in enumerate((keys[0], keys[1], None, None))
        ]
        for each in floods:
            each.start()
        waited: list[float] = []
        while any(each.is_alive() for each in floods):
            begin = time.perf_counter()
            honest.say({"ping": len(waited)})
            assert honest.until("pong") == len(waited)
            waited.append(time.perf_counter() - begin)
            time.sleep(0.06)  # as fast as a seat may speak
        after = memory(process)
        waited.sort()
        p99 = waited[int(len(waited) * 0.99)] * 1000
        print(
            f"{len(waited)} pings, p50 {waited[len(waited) // 2] * 1000:.1f} ms, p99 {p99:.1f} ms;"
        )
        print(f"memory {before} kB, then {after} kB")
        assert call_everything(server, 30) > 300
        assert after < before * 1.2
        assert p99 < 50
