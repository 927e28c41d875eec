"""One server a folder: it holds a lock for as long as it lives, however it ends.

The file that is locked also says how many commits were acknowledged. It is written after the commit
and never synced: what it says may be too little, after a power cut, but never too much. So a store
that has fewer than that has lost something, and whoever opens it is told so.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from backroom.store.store import NotOpened

FILE = "backroom.lock"
#: So many bytes are written at once: a number is there as a whole or not at all.
_DIGITS = 20
#: On Windows a locked byte can't be read by others, so it is one far behind the number.
_LOCKED = 1 << 20


class Folder:
    """A folder that is ours alone until :meth:`close`."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise NotOpened("folder", folder, error.strerror or str(error)) from None
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise NotOpened("busy", folder) from None

    @property
    def acknowledged(self) -> int:
        """How many commits of the store were acknowledged, as far as we know."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        written = os.read(self._handle, _DIGITS)
        return int(written) if written.isdigit() and len(written) == _DIGITS else 0

    def note(self, commits: int) -> None:
        """So many are about to be acknowledged. Nobody waits for it to be on disk."""
        with suppress(OSError):
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, b"%0*d" % (_DIGITS, commits))

    def close(self) -> None:
        os.close(self._handle)


def is_busy(folder: Path) -> bool:
    """Does a server run on this folder? Nothing is made."""
    if not (folder / FILE).exists():
        return False
    try:
        Folder(folder).close()
    except NotOpened as error:
        return error.why == "busy"
    return False


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _LOCKED, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        """Gone with the process. Programs that it starts do not get it (PEP 446)."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
