"""What people leave in the store: how many tables an address may have there, how large the store
may become, and tables that nobody came back to.

Of an address the store has a hash, with a salt that lies in a file of its own: a copy of the store
says of nobody where he came from."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import WeakValueDictionary

from backroom.server import refusals
from backroom.server.playing import TableInPlay
from backroom.server.settings import Settings
from backroom.server.space import Space
from backroom.store.store import Store, StoreFailed

_log = logging.getLogger("backroom.leftovers")

SALT = "addresses.salt"
#: So many tables are deleted at a time: nobody has to wait for it.
_STEP = 50
#: How long a table is kept is noted so coarsely.
_COARSE = 3600.0

#: The time of day; tests set it.
now = time.time


class Leftovers:
    """Of the whole server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._space = Space(store, settings)
        self._salt = b""
        #: Of those who are making one just now.
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- what is made ----------------------------------------------------------------------------

    @asynccontextmanager
    async def making(self, address: str) -> AsyncIterator[str]:
        """Somebody makes a table: who, as the store may know it. Or there is no room for it."""
        maker = self._maker(address)
        if not maker:
            await self._space.check()
            yield maker
            return
        async with self._making.setdefault(maker, asyncio.Lock()):  # one table after the other
            await self._space.check()
            kept, going = await self._store.made_by(maker)
            _check(kept, self._settings.most_kept_each)
            _check(going, self._settings.most_open_each)
            yield maker

    def _maker(self, address: str) -> str:
        if not address:
            return ""
        if not self._salt:
            try:
                self._salt = load_salt(self._settings.data)
            except OSError as error:  # the folder is gone, or full
                raise StoreFailed(str(error)) from error
        return hmac.new(self._salt, address.encode(), hashlib.sha256).hexdigest()[:32]

    # --- what is left ----------------------------------------------------------------------------

    def first_until(self) -> float:
        """How long a new table is kept, if nobody comes."""
        return now() + self._settings.keep_empty

    async def note(self, tables: Iterable[TableInPlay]) -> None:
        """Somebody has looked at these: those that wait for people are kept for longer."""
        later = {}
        for table in tables:
            until = now() + self._patience(table)
            if table.table is None and not table.gone and until > table.kept_until + _COARSE:
                later[table.id] = table.kept_until = until
        if later:
            await self._store.keep_until(later)

    def _patience(self, table: TableInPlay) -> float:
        if not any(seat.human and seat.taken for seat in table.seats):
            return self._settings.keep_empty
        by_mail = table.tempo.time.kind == "mail"
        return self._settings.keep_by_mail if by_mail else self._settings.keep_waiting

    async def stale(self) -> list[str]:
        """Some of the tables that never began and that nobody has looked at for long; none while
        there is something else to be kept."""
        return [] if self._store.busy else await self._store.stale(now(), _STEP)

    async def delete(self, ids: list[str]) -> None:
        await self._store.delete_all(ids)
        _log.info("swept", extra={"tables": len(ids)})


def _check(kept: int, most: int) -> None:
    if kept >= most:
        raise refusals.TooManyTables(most=str(most))


def load_salt(folder: Path) -> bytes:
    """What is there; or else new, for the eyes of the folder's owner."""
    file = folder / SALT
    if not file.is_file():
        fresh = file.with_suffix(".new")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as written:
            written.write(os.urandom(32))
            written.flush()
            os.fsync(written.fileno())
        fresh.replace(file)
    return file.read_bytes()
