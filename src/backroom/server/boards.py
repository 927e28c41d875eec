"""Board files looked at, and pictures of boards for the browser: each is drawn once, and only so
many are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256

import msgspec

from backroom.engine.message import Refusal
from backroom.engine.save import AnyGame
from backroom.extras import by_game
from backroom.server import refusals, wire

#: So many are kept, of so many bytes together.
_MOST = 64
_MOST_BYTES = 16 << 20


class Picture(msgspec.Struct, frozen=True):
    """What is sent, and the mark by which a browser knows that it has it."""

    body: bytes
    mark: str


def check(game: AnyGame, written: str) -> None:
    """Refuse a file that can't be a board: the refusal names the line. It takes a while."""
    if not game.board_option:
        raise refusals.NoBoard()
    wrong = game.wrong_board(written)
    if wrong is not None:
        raise Refusal(game.board_rule, wrong.key, **wrong.args)


class Boards:
    """Draws one board at a time, off the loop."""

    def __init__(self, most: int = _MOST, most_bytes: int = _MOST_BYTES) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._kept: OrderedDict[tuple[str, bytes], Picture] = OrderedDict()
        self._bytes = 0
        self._lock = asyncio.Lock()
        self._checking = asyncio.Lock()

    async def check(self, game: AnyGame, written: str) -> wire.Checked:
        """Can the game be played on the board of this file? Else a refusal names the line."""
        async with self._checking:
            await asyncio.to_thread(check, game, written)
        name = game.board_name(written)
        try:
            picture = await self.picture(game, written)
        except refusals.NoPicture:
            return wire.Checked(name, msgspec.Raw(b"null"))
        return wire.Checked(name, msgspec.Raw(picture.body))

    async def picture(self, game: AnyGame, written: str | None) -> Picture:
        """``written``: the option of the board; None: the game has none."""
        key = (game.name, sha256((written or "").encode()).digest())
        async with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            picture = await asyncio.to_thread(_drawn, game.name, written)
            self._keep(key, picture)
            return picture

    def _keep(self, key: tuple[str, bytes], picture: Picture) -> None:
        self._kept[key] = picture
        self._bytes += len(picture.body)
        while len(self._kept) > self._most or self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped.body)


def _drawn(game: str, written: str | None) -> Picture:
    page = by_game.board(game)
    if page is None or page.drawn is None:
        raise refusals.NoPicture()
    body = msgspec.json.encode(page(written).drawing())
    return Picture(body, f'"{sha256(body).hexdigest()[:32]}"')
