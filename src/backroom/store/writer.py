"""One thread writes. Whatever waits when it is free goes into one transaction: group commit."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import cast

from backroom.store.folder import Folder
from backroom.store.store import Loss, News, StoreFailed, StoreFull, StoreLost
from backroom.store.watch import Watch

Value = str | int | float | bytes | None
#: A statement and its values.
Statement = tuple[str, tuple[Value, ...]]

#: So much goes into one transaction: nobody waits for too long.
_MOST = 256
#: Whoever else holds the file has so many seconds.
PATIENCE = 10.0
#: SQLite has found that the file is no longer what it was.
_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_SHORT_READ", "SQLITE_READONLY_DBMOVED")
#: It has found no room on the disk for what it was to write.
_NO_ROOM = ("SQLITE_FULL", "SQLITE_IOERR_SHMSIZE")
#: So many bytes are room again, on a disk that was full.
_ROOM = 1 << 20
_COUNT = "UPDATE commits SET count = count + 1 RETURNING count"


class _Wish:
    """Statements that are to be kept, all or none, and who waits for it."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.kept: asyncio.Future[None] = self.loop.create_future()
        self.error: Exception | None = None

    @property
    def empties(self) -> bool:
        """Is the log to be emptied?"""
        return self.statements[0][0] == EMPTY_LOG if self.statements else False

    def tell(self) -> None:
        """Called in the loop of whoever waits."""
        if self.kept.done():
            return
        if self.error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(failure(self.error))


def _tell_all(wishes: list[_Wish]) -> None:
    """Called in the thread: each loop is woken once."""
    for loop in {wish.loop for wish in wishes}:
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(_tell_those_of, loop, wishes)


def _tell_those_of(loop: asyncio.AbstractEventLoop, wishes: list[_Wish]) -> None:
    for wish in wishes:
        if wish.loop is loop:
            wish.tell()


def is_damage(error: BaseException | None) -> bool:
    """Does SQLite say that the file is not what it was?"""
    return getattr(error, "sqlite_errorname", "").startswith(_DAMAGE)


def is_full(error: BaseException | None) -> bool:
    """Does SQLite say that the disk is full?"""
    return getattr(error, "sqlite_errorname", "") in _NO_ROOM


def failure(error: BaseException | None) -> StoreFailed:
    """An error of SQLite's, as those who use a store know it."""
    if isinstance(error, StoreFailed):
        return error
    return StoreFull(str(error)) if is_full(error) else StoreFailed(str(error))


#: Not a statement of a transaction: done after it.
EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"


def connect(file: Path) -> sqlite3.Connection:
    """Transactions are our own business. FULL, not NORMAL: with a write-ahead log NORMAL may lose
    the last commits when the power fails, and they have been acknowledged."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")
    # 256 kB, not 2 MB: it reads little again of what it writes, since tables in play are in memory.
    connection.execute("PRAGMA cache_size=-256")
    return connection


class Writer:
    """Takes wishes from the event loop. ``tell`` is called, from any thread: once if the file is
    gone or damaged (from then on nothing is kept), and when the disk is full or no longer is."""

    def __init__(self, file: Path, folder: Folder | None, tell: Callable[[News], None]) -> None:
        self.file = file
        #: None: it is another's, who writes to the same file.
        self._folder = folder
        self._watch = Watch(file, None if folder is None else folder.path)
        self._connection = connect(file)
        self._tell = tell
        self._lost: Loss | None = None
        self._full = False
        self._losing = threading.Lock()
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
        await wish.kept  # whoever gives up waiting does not take the wish back

    @property
    def busy(self) -> bool:
        """Does something wait to be written?"""
        return not self._queue.empty()

    async def empty_log(self) -> None:
        """What was deleted is not to be read in the write-ahead log either."""
        await self.write([(EMPTY_LOG, ())])

    def check(self) -> None:
        """Is the file there, and whole? May be called in any thread."""
        if self._lost is None:
            why = self._watch.why_not()
            if why:
                self.lose(cast(Loss, why))
        if self._lost is not None:
            raise StoreLost(self._lost)

    def lose(self, why: Loss) -> None:
        with self._losing:
            if self._lost is not None:
                return
            self._lost = why
        self._tell(why)

    def close(self) -> None:
        """Keep what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self._connection.close()
            if self._folder is not None:
                self._folder.close()

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
            self._keep([wish for wish in wishes if not wish.empties])
            if any(wish.empties for wish in wishes):
                self._watch.while_log_shrinks(self._empty)
            _tell_all(wishes)

    def _keep(self, wishes: list[_Wish]) -> None:
        try:
            self.check()
            self._connection.execute("BEGIN IMMEDIATE")
            if not self._keep_all(wishes):
                self._connection.execute("BEGIN IMMEDIATE")
                for wish in wishes:
                    self._keep_one(wish)
            ((commits,),) = self._connection.execute(_COUNT).fetchall()
            self._connection.execute("COMMIT")
            self.check()
            if self._folder is not None:
                self._folder.note(commits)
            self._has_room(not any(is_full(wish.error) for wish in wishes))
        except (sqlite3.Error, StoreLost) as error:
            self._undo(wishes, error)

    def _empty(self) -> None:
        """Whoever reads just then keeps it as it is: it is emptied with the next."""
        with suppress(sqlite3.Error):
            self._connection.execute(EMPTY_LOG).fetchall()

    def _undo(self, wishes: list[_Wish], error: Exception) -> None:
        """Nothing of it is acknowledged."""
        if is_damage(error):
            self.lose("damaged")
            error = StoreLost("damaged")
        if is_full(error):
            self._has_room(False)
        for wish in wishes:
            wish.error = error if isinstance(error, StoreLost) else wish.error or error
        with suppress(sqlite3.Error):  # of a file that is gone
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _has_room(self, room: bool) -> None:
        """The host is told when that changes; not at every small thing that still has room."""
        if room == self._full and (not room or self._free() >= _ROOM):
            self._full = not room
            self._tell("room" if room else "full")

    def _free(self) -> int:
        try:
            return shutil.disk_usage(self.file.parent).free
        except OSError:
            return 0

    def _keep_all(self, wishes: list[_Wish]) -> bool:
        """All in one go, as nearly always. False: one of them fails, and nothing is kept yet."""
        try:
            for wish in wishes:
                for sql, values in wish.statements:
                    self._connection.execute(sql, values)
        except sqlite3.Error as error:
            if is_damage(error):
                raise
            if self._connection.in_transaction:  # or SQLite has rolled back all
                self._connection.execute("ROLLBACK")
            return False
        return True

    def _keep_one(self, wish: _Wish) -> None:
        """One that fails does not take the others with it."""
        self._connection.execute("SAVEPOINT wish")
        try:
            for sql, values in wish.statements:
                self._connection.execute(sql, values)
        except sqlite3.Error as error:
            if is_damage(error) or not self._connection.in_transaction:
                raise  # for good; or the disk is full: SQLite has rolled back all
            wish.error = error
            self._connection.execute("ROLLBACK TO wish")
        self._connection.execute("RELEASE wish")
