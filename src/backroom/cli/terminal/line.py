"""The line to a table of a server: it speaks the wire (docs/wire.md) and keeps what it is told."""

from __future__ import annotations

import hashlib
import json
import os
import threading
import time
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from backroom.engine.message import Reason

Json = dict[str, Any]

#: Seconds after which a server that says nothing is given up; between two tries to come again.
_PATIENCE = 30.0
_AGAIN = 1.0
#: With this a server closes a line that it has refused.
_REFUSED = 4400
#: As many bytes as a nonce has.
_NONCE = 16


class Link(NamedTuple):
    """``http://SERVER/table/TABLE#KEY``."""

    server: str
    table: str
    key: str

    @classmethod
    def read(cls, said: str) -> Link | None:
        """None: it is none."""
        try:
            parts = urlsplit(said.strip())
        except ValueError:
            return None
        place, _, table = parts.path.rpartition("/table/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
            return None
        if not parts.fragment:
            return None
        return cls(f"{parts.scheme}://{parts.netloc}{place}", table, parts.fragment)

    @property
    def live(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/live/{self.table}"


class Unreachable(Exception):
    """Nobody answers there: why."""


class TurnedAway(Exception):
    """The server refuses: its reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Line:
    """One seat's. Another thread listens; whoever holds ``changed`` reads what has come."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.changed = threading.Condition()
        self.welcome: Json = {}
        self.view: Json = {}
        self.events: list[Json] = []
        self.talk: list[Json] = []
        #: What is said among some, by their seats.
        self.rooms: dict[tuple[int, ...], list[Json]] = {}
        #: How long people have, and when that was told; does somebody want to end the game?
        self.times: Json | None = None
        self.timed = 0.0
        self.ballot: Json | None = None
        self.end: Json | None = None
        #: Counts the news of the view.
        self.news = 0
        #: A bot plays in this seat, since nobody was here.
        self.stood_in = False
        #: Is it open? Why it was refused for good.
        self.open = False
        self.refused: Reason | None = None
        self._said_no: Reason | None = None
        self._answers: dict[int, Reason | None] = {}
        self._socket: ClientConnection | None = None
        self._number = 0
        self._closing = False
        self._nonce = b""
        self._sealed = ""

    # --- sitting down --------------------------------------------------------------------------

    def call(self, path: str, body: Json | None = None) -> Json:
        """A call by HTTP."""
        raw = None if body is None else json.dumps(body).encode()
        request = Request(f"{self._link.server}/api/tables/{self._link.table}{path}", data=raw)
        request.add_header("content-type", "application/json")
        try:
            with urlopen(request, timeout=_PATIENCE) as answer:
                said: Json = json.load(answer)
                return said
        except HTTPError as error:
            try:
                refused = json.load(error)["refused"]
                raise TurnedAway(msgspec.convert(refused, Reason)) from None
            except (ValueError, KeyError, TypeError, msgspec.ValidationError):
                raise Unreachable(str(error)) from None
        except (OSError, ValueError) as error:
            raise Unreachable(str(getattr(error, "reason", error))) from None

    def sit(self, name: str) -> None:
        """With a share in the dice, if they are not cast yet."""
        info = self.call("")
        sit: Json = {"key": self._link.key, "name": name}
        if not info["started"]:
            sit |= {"seal": self._seal(info["commitment"]), "commitment": info["commitment"]}
        self.call("/sit", sit)

    def _seal(self, commitment: str) -> str:
        self._nonce, self._sealed = os.urandom(_NONCE), commitment
        return hashlib.sha256(self._nonce).hexdigest()

    def _heed_dice(self, dice: Json) -> None:
        """Open what was sealed once all are sealed; seal anew when they are dealt anew."""
        mine = self.welcome.get("seat")
        if self.welcome.get("started") or mine is None or not self._sealed:
            return
        if dice["commitment"] != self._sealed:
            seal = self._seal(dice["commitment"])
            self._send({"seal": seal, "commitment": self._sealed})
        elif dice["seals"] and mine not in dice["opened"]:
            self._send({"open": self._nonce.hex(), "commitment": self._sealed})

    # --- listening -----------------------------------------------------------------------------

    def start(self) -> None:
        """Come to the table; stay there until :meth:`close`, however often the line is lost."""
        self._connect()
        threading.Thread(target=self._stay, daemon=True).start()

    def _connect(self) -> None:
        try:
            opened = connect(
                self._link.live, max_size=None, open_timeout=_PATIENCE, close_timeout=_AGAIN
            )
            self._socket = opened.__enter__()  # closed by us, when the player leaves
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(str(error)) from None
        hello = {"key": self._link.key, "log": len(self.events)}
        self._socket.send(json.dumps({"hello": hello}))

    def _stay(self) -> None:
        while not self._closing and self.refused is None:
            try:
                assert self._socket is not None
                for raw in self._socket:
                    with self.changed:
                        self.open = True
                        self._take(json.loads(raw))
                        self.changed.notify_all()
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == _REFUSED:
                    self.refused = self._said_no
            with self.changed:
                self.open = False
                self._answers.clear()
                self.changed.notify_all()
            while not self._closing and self.refused is None:
                time.sleep(_AGAIN)
                try:
                    self._connect()
                    break
                except Unreachable:
                    continue

    def _take(self, message: Json) -> None:
        if "welcome" in message:
            self.welcome = message["welcome"]
            self._heed_dice(self.welcome["dice"])
        if "dice" in message:
            self._heed_dice(message["dice"])
        if "view" in message:
            self.view |= message["view"]
            self.news += 1
        if "stood_in" in message:
            self.stood_in = message["stood_in"] is not None
        if "seats" in message:
            self.welcome["seats"] = message["seats"]
        if "log" in message:
            self.events[message["log"]["from"] :] = message["log"]["events"]
        if "chat" in message:
            self.talk[message["chat"]["from"] :] = message["chat"]["lines"]
        if "room" in message:
            room = message["room"]
            self.rooms.setdefault(tuple(room["seats"]), [])[room["from"] :] = room["lines"]
        if "times" in message:
            self.times, self.timed = message["times"], time.monotonic()
        if "ballot" in message:
            self.ballot = message["ballot"]
        if "end" in message:
            self.end = message["end"]
        if "done" in message:
            self._answers[message["done"]] = None
        if "refused" in message:
            reason = msgspec.convert(message["refused"]["reason"], Reason)
            number = message["refused"]["id"]
            if number is None:
                self._said_no = reason
            else:
                self._answers[number] = reason

    @property
    def started(self) -> bool:
        """Is there a game, and all of it told?"""
        return bool(self.welcome.get("started")) and "undo" in self.view

    def wait(self, seconds: float) -> None:
        """Until something has come, or so long. Ctrl-C gets through."""
        with self.changed:
            self.changed.wait(seconds)

    # --- speaking ------------------------------------------------------------------------------

    def _send(self, said: Json) -> int:
        self._number += 1
        if self._socket is not None:
            self._socket.send(json.dumps({"id": self._number, **said}))
        return self._number

    def ask(self, said: Json) -> Reason | None:
        """Say something, and wait for what comes of it: None, it is done; or why not."""
        try:
            with self.changed:
                number = self._send(said)
                deadline = time.monotonic() + _PATIENCE
                while number not in self._answers:
                    if not self.open or time.monotonic() > deadline:
                        raise Unreachable("")
                    self.changed.wait(0.5)
                return self._answers.pop(number)
        except ConnectionClosed:
            raise Unreachable("") from None

    def close(self) -> None:
        self._closing = True
        if self._socket is not None:
            self._socket.close()
