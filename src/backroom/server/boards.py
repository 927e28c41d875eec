"""Boards for the browser: files are looked at; pictures, and what things are called, are made once.
Only so many are kept."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

import msgspec

from backroom.engine.message import Refusal, Value
from backroom.engine.save import AnyGame
from backroom.engine.terms import Term, Terms
from backroom.extras import by_game
from backroom.server import refusals, wire

#: So many are kept, of so many bytes together.
_MOST = 64
_MOST_BYTES = 16 << 20
#: No thing on a board has a higher number.
_MOST_NUMBERS = 1000


class Packed(msgspec.Struct, frozen=True):
    """What is sent, the same compressed (once, not whenever somebody asks), and the mark by which a
    browser knows that it has it."""

    body: bytes
    gzip: bytes
    mark: str


def check(game: AnyGame, written: str) -> str:
    """What the board of a file is called; one that can't be is refused, and its line named."""
    if not game.board_option:
        raise refusals.NoBoard()
    wrong = game.wrong_board(written)
    if wrong is not None:
        raise Refusal(game.board_rule, wrong.key, **wrong.args)
    return game.board_name(written)


class Boards:
    """Draws one board at a time, off the loop."""

    def __init__(self, most: int = _MOST, most_bytes: int = _MOST_BYTES) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._kept: OrderedDict[tuple[str, str, bytes], Packed] = OrderedDict()
        self._bytes = 0
        self._lock = asyncio.Lock()
        self._checking = asyncio.Lock()

    async def check(self, game: AnyGame, written: str) -> wire.Checked:
        """Can the game be played on the board of this file? Else a refusal names the line."""
        async with self._checking:
            name = await asyncio.to_thread(check, game, written)
        try:
            picture = await self.picture(game, written)
        except refusals.NoPicture:
            return wire.Checked(name, msgspec.Raw(b"null"))
        return wire.Checked(name, msgspec.Raw(picture.body))

    def has(self, kind: str, game: AnyGame, written: str | None) -> bool:
        """Is it kept, or has it yet to be made?"""
        return _key(kind, game, written) in self._kept

    async def picture(self, game: AnyGame, written: str | None) -> Packed:
        """``written``: the option of the board; None: the game has none."""
        return await self._made("picture", game, written, lambda: _drawn(game.name, written))

    async def words(self, game: AnyGame, written: str) -> Packed:
        """What things are called on the board of a file."""
        return await self._made("words", game, written, lambda: packed(words(game, written)))

    async def _made(
        self, kind: str, game: AnyGame, written: str | None, make: Callable[[], Packed]
    ) -> Packed:
        key = _key(kind, game, written)
        if key not in self._kept:  # whoever wants what is there waits for nobody
            async with self._lock:
                if key not in self._kept:
                    made = await asyncio.to_thread(make)
                    self._keep(key, made)
                    return made
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: tuple[str, str, bytes], picture: Packed) -> None:
        self._kept[key] = picture
        self._bytes += len(picture.body) + len(picture.gzip)
        while len(self._kept) > self._most or self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped.body) + len(dropped.gzip)


def _key(kind: str, game: AnyGame, written: str | None) -> tuple[str, str, bytes]:
    return kind, game.name, sha256((written or "").encode()).digest()


def words(game: AnyGame, written: str) -> wire.BoardWords:
    """What things are called on the board of a file. (What they are called on the usual one, every
    client knows.)"""
    among: dict[str, Value] = {game.board_option: written}
    terms, beside = game.words.terms, game.words.beside
    return wire.BoardWords(_all_called(terms, among), _all_called(beside, among))


def _all_called(terms: Terms, among: dict[str, Value]) -> dict[str, list[wire.Called]]:
    found = {base: _called(term, among) for base, term in terms.items()}
    return {base: called for base, called in found.items() if called}


def _called(term: Term, among: dict[str, Value]) -> list[wire.Called]:
    found: list[wire.Called] = []
    for number in range(_MOST_NUMBERS):
        said = term(number, among)
        if said == term(number, {}):
            continue
        if said is not None:
            found.append(wire.Called(number, number, said.key, said.args))
        elif found and found[-1].key is None and found[-1].to == number - 1:
            found[-1].to = number
        else:
            found.append(wire.Called(number, number, None))
    return found


def _drawn(game: str, written: str | None) -> Packed:
    page = by_game.board(game)
    if page is None or page.drawn is None:
        raise refusals.NoPicture()
    return packed(page(written).drawing())


def packed(made: object) -> Packed:
    body = msgspec.json.encode(made)
    return Packed(body, gzip.compress(body, mtime=0), f'"{sha256(body).hexdigest()[:32]}"')
