"""A server to play on, and players who speak to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from backroom.engine.chance import commitment
from backroom.engine.save import FORMAT, Done, Head
from backroom.games.bootleggers.options import Options
from backroom.server.app import create_app
from backroom.server.running import running as as_served
from backroom.server.seats import hashed
from backroom.server.settings import Settings
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import PLAYING, SeatRow, TableRow
from tests.checks import Row

#: Whoever waits for longer than this waits in vain.
PATIENCE = 30.0
#: What is to arrive nowhere has this long to do so.
SILENCE = 0.12

#: Pings above this are those of :meth:`Player.settle`: no test is told of them.
_OWN_PINGS = 1_000_000

Json = dict[str, Any]

PEOPLE: list[Json] = [{"kind": "human", "name": name} for name in ("Ann", "Bea", "Cy")]


def settings(data: Path, **changes: Any) -> Settings:
    """No pauses, and no limit that a test could meet by accident."""
    usual: Json = {
        "least": 0.0,
        "leisure": 0.0,
        "opening": 600.0,
        "workers": 1,
        "burst": 100_000,
        "rate": 100_000.0,
        "make_burst": 1000,
        "most_open_each": 100_000,
        "check_burst": 1000,
        "board_burst": 1000,
        "look_burst": 100_000,
        "talk_burst": 100_000,
        "deal_burst": 100_000,
        "note_burst": 100_000,
        "web": data / "no client",
    }
    return Settings(data=data, **{**usual, **changes})


def without_links(told: str) -> str:
    """Links are noise to whoever may not know what they bind: that they are told may say nothing,
    and what they are can't."""
    return re.sub(r'"link":"[0-9a-f]{64}"', '"link":"..."', told)


class Server:
    """A running one."""

    def __init__(self, port: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.live = f"ws://127.0.0.1:{port}/api/live/"

    def make(self, seats: list[Json] | None = None, **more: Any) -> Json:
        """A table is made."""
        body = {
            "game": "bootleggers",
            "seats": PEOPLE if seats is None else seats,
            "tempo": {"window": 0, "time": {"kind": "none"}},
            **more,
        }
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def seated(self, seats: list[Json] | None = None, **more: Any) -> tuple[str, list[str]]:
        """A table at which all people sit, and their keys by seat. None has a share in the dice."""
        made = self.make(seats, **more)
        self.sit(made["table"], made["key"])
        for invite in made["invites"]:
            self.sit(made["table"], invite["key"], name=f"P{invite['seat']}")
        return made["table"], keys_of(made)

    def sit(self, table: str, key: str, **more: str) -> Json:
        answer = self.http.post(f"/api/tables/{table}/sit", json={"key": key, **more})
        assert answer.status_code == 200, answer.text
        sat: Json = answer.json()
        return sat

    def player(self, table: str, key: str | None, log: int = 0, panels: bool = False) -> Player:
        player = Player(self.live + table)
        player.say({"hello": {"key": key, "log": log, "panels": panels}})
        return player

    def sitting(self, seats: list[Json] | None = None, **more: Any) -> list[Player]:
        """All people of a new table, each of whom has been told everything."""
        table, keys = self.seated(seats, **more)
        players = [self.player(table, key) for key in keys]
        for player in players:
            player.until("log")
            player.settle(0.03)
        return players


def keys_of(made: Json) -> list[str]:
    """The keys of all people at a table that has been made."""
    return [made["key"], *(invite["key"] for invite in made["invites"])]


class Player:
    """One connection, and what it has been told."""

    def __init__(self, url: str) -> None:
        connection = connect(url, max_size=None, max_queue=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = connection.__enter__()
        self.frames: list[str] = []
        self.messages: list[Json] = []
        self.view: Json = {}
        self.log: list[Json] = []
        self._id = 0
        self._greeted = False
        self._heard = 0
        self._pings = _OWN_PINGS

    def say(self, message: object) -> None:
        self._greeted = self._greeted or (isinstance(message, dict) and "hello" in message)
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        frame = self.socket.recv(timeout=timeout)
        assert isinstance(frame, str)
        message: Json = json.loads(frame)
        self._heard += 1
        frame = without_links(frame)
        assert message["n"] == self._heard, "the viewer's own counter"
        if message.get("pong", 0) > _OWN_PINGS:
            return message
        self.frames.append(frame)
        self.messages.append(message)
        self.view.update(message.get("view", {}))
        if "log" in message:
            assert message["log"]["from"] == len(self.log)
            self.log += message["log"]["events"]
        return message

    def until(self, name: str) -> Any:
        """What the next message of this kind says."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.hear()
            if name in message:
                return message[name]
        raise AssertionError(f"no {name}")

    def until_view(self, fits: Callable[[Json], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not fits(self.view):
            assert time.monotonic() < deadline
            self.hear()

    def settle(self, seconds: float = SILENCE) -> list[str]:
        """All that arrives: what was under way (a ping comes back after it), and then until
        nothing does for a while."""
        first = len(self.frames)
        if self._greeted:
            self._pings += 1
            self.say({"ping": self._pings})
            while self.hear().get("pong") != self._pings:
                pass
        while True:
            try:
                self.hear(seconds)
            except TimeoutError:
                return self.frames[first:]

    def closed(self) -> int | None:
        """The code with which the server hangs up."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return None if error.rcvd is None else error.rcvd.code

    def close(self) -> None:
        self.socket.close()

    # --- playing -------------------------------------------------------------------------------

    def waiting(self) -> list[Json]:
        asks: list[Json] = self.view.get("asks", [])
        return [ask for ask in asks if "answer" not in ask and not ask.get("optional")]

    def send(self, action: Json, ask: str | None = None) -> int:
        self._id += 1
        self.say({"id": self._id, "act": action, "ask": ask})
        return self._id

    def talk(self, words: str) -> int:
        self._id += 1
        self.say({"id": self._id, "chat": words})
        return self._id

    def act(self, action: Json, ask: str | None = None) -> Json | None:
        """Why it was refused; None: it is done."""
        number = self.send(action, ask)
        while True:
            message = self.hear()
            if message.get("done") == number:
                return None
            if "refused" in message:
                assert message["refused"]["id"] == number
                reason: Json = message["refused"]["reason"]
                return reason

    def answer(self, at: int = 0) -> None:
        """One of the legal answers to what is asked first."""
        ask = self.waiting()[0]
        assert self.act(answers(ask)[at], ask["id"]) is None

    def play(self, rng: Random, until: Callable[[Player], bool]) -> None:
        """Answer whatever is asked."""
        asked: int | None = None
        while not until(self):
            if asked is None and self.waiting():
                ask = self.waiting()[0]
                asked = self.send(rng.choice(answers(ask)), ask["id"])
            message = self.hear()
            if message.get("done") == asked or "refused" in message:
                asked = None


def answers(ask: Json) -> list[Json]:
    """Legal answers, as a browser finds them; of *several* only the fewest."""
    enabled: list[Json] = [o["action"] for o in ask["options"] if "why_not" not in o]
    if ask.get("kind") != "several":
        return enabled
    field = next(name for name in enabled[0] if name != "do")
    picked = [action[field][0] for action in enabled][: ask.get("least", 1)]
    return [{**enabled[0], field: picked}]


def over(player: Player) -> bool:
    return any("end" in message for message in player.messages[-3:])


@contextmanager
def running(wanted: Settings) -> Iterator[Server]:
    """A server in a thread."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(as_served(create_app(wanted), timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert time.monotonic() < deadline and thread.is_alive()
        time.sleep(0.01)
    try:
        yield Server(listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def apart(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: in a browser test, the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, work).result()


SECRET = bytes(range(32))


def key_of(seat: int) -> str:
    return f"key-of-seat-{seat}"


def lay_out(
    data: Path,
    rows: list[Row],
    seats: int,
    table: str = "laidout2",
    window: int = 0,
    talk: Json | None = None,
) -> str:
    """A table of people in the store, as these records leave it; how long a window lasts."""
    head = Head(
        FORMAT,
        "bootleggers",
        seats,
        msgspec.to_builtins(Options()),
        [f"P{seat}" for seat in range(seats)],
        commitment(SECRET),
        [""] * seats,
    )
    encoded = [
        msgspec.json.encode(Done(seat, msgspec.to_builtins(action), rolls))
        for seat, action, rolls in rows
    ]

    async def keep() -> None:
        store = SQLiteStore.open(data)
        row = TableRow(table, "bootleggers", msgspec.json.encode(head), SECRET, 0.0, PLAYING)
        row.tempo = msgspec.json.encode({"window": window, "time": {"kind": "none"}})
        row.talk = msgspec.json.encode(talk or {})
        people = [
            SeatRow(seat, "human", f"P{seat}", hashed(key_of(seat)), "", "", True)
            for seat in range(seats)
        ]
        await store.make(row, people)
        await store.append(table, 0, encoded, None, False)
        await store.close()

    apart(keep())
    return table
