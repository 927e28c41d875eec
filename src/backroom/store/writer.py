"""One thread writes. Whatever waits when it is free goes into one transaction: group commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue

from backroom.store.store import StoreFailed

Value = str | int | float | bytes | None
#: A statement and its values.
Statement = tuple[str, tuple[Value, ...]]

#: So much goes into one transaction: nobody waits for too long.
_MOST = 256


class _Wish:
    """Statements that are to be kept, all or none, and who waits for it."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.kept: asyncio.Future[None] = self.loop.create_future()
        self.error: sqlite3.Error | None = None

    def tell(self) -> None:
        """Called in the thread."""
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            self.loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self.kept.done():
            return
        if self.error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(StoreFailed(str(self.error)))


def connect(file: Path) -> sqlite3.Connection:
    """Transactions are our own business. FULL, not NORMAL: with a write-ahead log NORMAL may lose
    the last commits when the power fails, and they have been acknowledged."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class Writer:
    """Takes wishes from the event loop."""

    def __init__(self, file: Path) -> None:
        self._connection = connect(file)
        self._queue: SimpleQueue[_Wish | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="backroom-store", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, statements: list[Statement]) -> None:
        """Keep them, all or none; back when they are durable."""
        if self._closed:
            raise StoreFailed("closed")
        wish = _Wish(statements)
        self._queue.put(wish)
        # Whoever gives up waiting does not take the wish back.
        await asyncio.shield(wish.kept)

    def close(self) -> None:
        """Keep what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self._connection.close()

    def _run(self) -> None:
        stop = False
        while not stop:
            first = self._queue.get()
            if first is None:
                return
            wishes = [first]
            while len(wishes) < _MOST and not self._queue.empty():
                wish = self._queue.get()
                if wish is None:
                    stop = True
                    break
                wishes.append(wish)
            self._keep(wishes)
            for wish in wishes:
                wish.tell()

    def _keep(self, wishes: list[_Wish]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for wish in wishes:
                self._keep_one(wish)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            for wish in wishes:
                wish.error = wish.error or error
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _keep_one(self, wish: _Wish) -> None:
        """One that fails does not take the others with it."""
        self._connection.execute("SAVEPOINT wish")
        try:
            for sql, values in wish.statements:
                self._connection.execute(sql, values)
        except sqlite3.Error as error:
            if not self._connection.in_transaction:  # the disk is full: SQLite has rolled back all
                raise
            wish.error = error
            self._connection.execute("ROLLBACK TO wish")
        self._connection.execute("RELEASE wish")
