"""Is the file that we write to still the one that lies in the folder, and whole?

SQLite goes on writing to a file that somebody has removed, and all of it is lost. So before and
after each commit we look: who sees a file gone, replaced or cut short acknowledges nothing.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path


class _Watched:
    """While the store is open a file of it stays what it is, and grows."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self._which: tuple[int, int] | None = None
        self._size = 0

    def why_not(self) -> str:
        try:
            found = os.stat(self.path)
        except OSError:
            return "" if self._which is None else "gone"
        which = found.st_dev, found.st_ino
        if self._which is None:
            self._which = which
        if which != self._which:
            return "replaced"
        if found.st_size < self._size:
            return "cut"
        self._size = found.st_size
        return ""

    def forget_size(self) -> None:
        self._size = 0


class Watch:
    """Looks at the file of a store, its write-ahead log, and the lock beside them. May be asked in
    any thread."""

    def __init__(self, file: Path, lock: Path | None) -> None:
        files = [file, Path(f"{file}-wal")] + ([] if lock is None else [lock])
        self._all = [_Watched(path) for path in files]
        self._looking = threading.Lock()

    def why_not(self) -> str:
        """``gone``, ``replaced`` or ``cut`` (short); "": all is as it was."""
        with self._looking:
            for watched in self._all:
                why = watched.why_not()
                if why:
                    return why
            return ""

    def while_log_shrinks(self, empty: Callable[[], None]) -> None:
        """We empty the log ourselves: nobody else has cut it."""
        with self._looking:
            empty()
            self._all[1].forget_size()
