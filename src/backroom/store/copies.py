"""Copies of a store: made beside a running server, and brought back when none runs."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

from backroom.store.folder import Folder
from backroom.store.migrate import is_known
from backroom.store.sqlite import FILE
from backroom.store.store import NotOpened
from backroom.store.writer import is_full

#: The files of a store, by how their names end.
_FILES = ("", "-wal", "-shm")


def backup(folder: Path, target: Path) -> int:
    """All tables as they are now, in one file; people may play meanwhile. How many there are."""
    part = target.with_name(f"{target.name}.part")
    try:
        tables = _copy(folder / FILE, part)
        os.link(part, target)  # never in place of another file
    finally:
        part.unlink(missing_ok=True)
    _sync(target.absolute().parent)
    return tables


def restore(folder: Path, source: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of what is there, which is laid aside: where. How many tables there
    are now. :class:`NotOpened` if a server runs on the folder, or the backup is none."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    ours = Folder(folder)
    try:
        part = folder / f"{FILE}.part"
        try:
            tables = _copy(source, part)
            commits = _commits(part)
            aside = _lay_aside(folder)
            os.replace(part, folder / FILE)
        finally:
            part.unlink(missing_ok=True)
        _sync(folder)
        ours.note(commits)
    finally:
        ours.close()
    return tables, aside


def _copy(source: Path, target: Path) -> int:
    """A whole and sound copy on disk, which only its owner can read. How many tables it has."""
    if not source.is_file():
        raise FileNotFoundError(2, os.strerror(2), str(source))
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # all of it in one file
            sound = new.execute("PRAGMA quick_check(1)").fetchone()[0]
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
            (version,) = new.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = new.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        if is_full(error):  # where the copy was to be: nothing is wrong with what was copied
            raise OSError(ENOSPC, os.strerror(ENOSPC), str(target)) from None
        raise NotOpened("damaged", source, str(error)) from None
    if not is_known(version):
        raise NotOpened("newer", source)
    _sync(target)
    return int(tables)


def _commits(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        try:
            return int(copy.execute("SELECT count FROM commits").fetchone()[0])
        except (sqlite3.Error, TypeError):
            return 0  # of a version that did not count them


def _lay_aside(folder: Path) -> Path | None:
    """What was there is kept as it is, damaged or not."""
    files = [folder / f"{FILE}{end}" for end in _FILES]
    if not any(file.exists() for file in files):
        return None
    aside = folder / time.strftime("before-%Y%m%d-%H%M%S")
    while aside.exists():
        aside = aside.with_name(f"{aside.name}-again")
    aside.mkdir(mode=0o700)
    for file in files:
        if file.exists():
            os.replace(file, aside / file.name)
    return aside


def _sync(path: Path) -> None:
    """On disk, a folder's names too (where a folder can be opened)."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
