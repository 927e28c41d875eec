"""How a person at a table speaks to a server: to ours, and to boardgame.io's."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from backroom.arena.bench.server.line import post

#: So many play.
SEATS = 4


class Told(msgspec.Struct):
    """What a message says to whoever plays."""

    #: Something has changed; what is asked of the seat now, if anything is.
    news: bool = False
    ask: Any = None
    #: The seat's own move stands, or is refused; or the game is over.
    done: bool = False
    refused: bool = False
    over: bool = False
    #: To be said at once: the line is still there.
    answer: bytes | None = None


class Dialect:
    """What differs between servers."""

    async def make(self, port: int, number: int, game: int) -> tuple[str, list[str]]:
        """A table is made, and everybody sits: its name, and what each seat is known by."""
        raise NotImplementedError

    def path(self, table: str) -> str:
        """Where its lines go."""
        raise NotImplementedError

    def hello(self, key: str) -> bytes:
        """What is said first."""
        raise NotImplementedError

    def read(self, message: bytes, table: str, seat: int) -> Told:
        raise NotImplementedError

    def move(self, ask: Any, table: str, seat: int, rng: Random) -> bytes:
        """An answer to what is asked."""
        raise NotImplementedError


# --- ours (docs/wire.md) -------------------------------------------------------------------------


class _Option(msgspec.Struct):
    action: msgspec.Raw
    why_not: Any = None


class _Ask(msgspec.Struct):
    id: str
    options: list[_Option]
    form: str = "one"
    optional: bool = False
    answer: Any = None
    least: int = 1


class _View(msgspec.Struct):
    asks: list[_Ask] | None = None


class _Message(msgspec.Struct):
    view: _View | None = None
    done: int | None = None
    refused: Any = None
    end: Any = None


class _Invite(msgspec.Struct):
    key: str


class _Made(msgspec.Struct):
    table: str
    key: str
    invites: list[_Invite]


class Backroom(Dialect):
    """Everybody answers whatever the game waits for, at random."""

    def __init__(self, games: list[str]) -> None:
        self._games = games
        self._decode = msgspec.json.Decoder(_Message).decode

    async def make(self, port: int, number: int, game: int) -> tuple[str, list[str]]:
        wanted = {
            "game": self._games[number % len(self._games)],
            "seats": [{"kind": "human", "name": f"No. {seat}"} for seat in range(SEATS)],
            "tempo": {"window": 0, "pace": "off"},
        }
        told = await post(port, "/api/tables", msgspec.json.encode(wanted))
        made = msgspec.json.decode(told, type=_Made)
        keys = [made.key, *[invite.key for invite in made.invites]]
        for key in keys:
            await post(port, f"/api/tables/{made.table}/sit", msgspec.json.encode({"key": key}))
        return made.table, keys

    def path(self, table: str) -> str:
        return f"/api/live/{table}"

    def hello(self, key: str) -> bytes:
        return msgspec.json.encode({"hello": {"key": key}})

    def read(self, message: bytes, table: str, seat: int) -> Told:
        read = self._decode(message)
        told = Told(
            done=read.done is not None, refused=read.refused is not None, over=read.end is not None
        )
        if read.view is not None and read.view.asks is not None:
            waiting = [a for a in read.view.asks if not a.optional and a.answer is None]
            told.news, told.ask = True, waiting[0] if waiting else None
        return told

    def move(self, ask: Any, table: str, seat: int, rng: Random) -> bytes:
        answers = [option.action for option in ask.options if option.why_not is None]
        if ask.form == "several":
            action = _several(answers, ask.least, rng)
        else:
            action = bytes(answers[rng.randrange(len(answers))])
        return b'{"id":1,"ask":"%b","act":%b}' % (ask.id.encode(), action)


def _several(answers: list[msgspec.Raw], least: int, rng: Random) -> bytes:
    """As few as may be, in one action."""
    picked = [msgspec.json.decode(one) for one in rng.sample(answers, max(1, least))]
    together: dict[str, Any] = picked[0]
    for name, value in together.items():
        if isinstance(value, list):
            together[name] = [item for one in picked[:least] for item in one[name]]
    return msgspec.json.encode(together)


# --- boardgame.io (socket.io) --------------------------------------------------------------------


class _Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815


class _State(msgspec.Struct):
    ctx: _Turn
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


class BoardgameIo(Dialect):
    """Everybody makes the one move there is, in turn (``boardgame_io.js``)."""

    NAME = "bench"

    def __init__(self) -> None:
        self._begins = f"42/{self.NAME},".encode()
        self._update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
        self._sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode

    async def make(self, port: int, number: int, game: int) -> tuple[str, list[str]]:
        return f"t{number}-{game}", [""] * SEATS  # the first who asks for it makes it

    def path(self, table: str) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def hello(self, key: str) -> bytes:
        return f"40/{self.NAME},".encode()

    def read(self, message: bytes, table: str, seat: int) -> Told:
        if message == b"2":
            return Told(answer=b"3")
        if message.startswith(b"40"):  # now it listens
            sync = msgspec.json.encode(["sync", table, str(seat), None, SEATS])
            return Told(answer=self._begins + sync)
        said = message[len(self._begins) :]
        if said.startswith(b'["update"'):
            state, done = self._update(said)[2], True
        elif said.startswith(b'["sync"'):
            state, done = self._sync(said)[2].state, False
        else:
            return Told()
        asked = state.number if state.ctx.currentPlayer == str(seat) else None
        return Told(news=True, ask=asked, done=done)

    def move(self, ask: Any, table: str, seat: int, rng: Random) -> bytes:
        payload = {"type": "play", "args": [rng.randrange(100)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._begins + msgspec.json.encode(["update", action, ask, table, str(seat)])
