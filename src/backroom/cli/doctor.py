"""``backroom doctor``: is this computer ready to be the host? In plain words, and what to do."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Literal, NamedTuple
from urllib.request import urlopen

import typer

from backroom import __version__
from backroom.builds import is_compiled
from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.host_limits import usual_limits
from backroom.cli.shared.host_telling import Post, is_address, written_down
from backroom.cli.shared.hosting import PORT, lan_address, url
from backroom.cli.shared.way_in import found as ways_found
from backroom.cli.shared.words import clean, words
from backroom.engine.message import Value
from backroom.server.client import find_client
from backroom.server.telling.settings import is_bot_token, is_sender, mail_server
from backroom.store import reports
from backroom.store.folder import is_busy
from backroom.store.migrate import is_known
from backroom.store.sqlite import FILE
from backroom.store.store import NotOpened

#: How a finding is marked, and how bad it is.
_MARKS = {"good": "✓", "note": "·", "bad": "✗"}
_MEGABYTE = 1024 * 1024
#: With less than this a disk is nearly full.
_LEAST_SPACE = 200 * _MEGABYTE
#: A server with fewer open files turns people away.
_LEAST_FILES = 1024
#: Rights of others in a folder.
_OTHERS = 0o077
#: So much behind, in seconds, is no summer time.
_A_DAY = 86_400.0
#: Whoever listens on our port has so many seconds to say who it is, in so many bytes.
_ANSWER = 2.0
_ENOUGH = 200_000
_ILL = 1


class Finding(NamedTuple):
    how: Literal["good", "note", "bad"]
    key: str
    args: dict[str, Value] = {}


def doctor(
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    limits: Annotated[bool, typer.Option("--limits", help=help_text("doctor-limits"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    if limits:
        for name, value in usual_limits().items():
            typer.echo(f"{name}={value}")
        return
    findings = list(examine(data or data_folder()))
    for how, key, args in findings:
        typer.echo(clean(f"{_MARKS[how]} {text.say(key, args)}"))
    ill = sum(how == "bad" for how, _, _ in findings)
    typer.echo(text.say("cli-doctor-ill" if ill else "cli-doctor-well", {"count": ill}))
    raise typer.Exit(_ILL if ill else 0)


def examine(folder: Path) -> Iterator[Finding]:
    """All that a host may want to know."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    build = "cli-doctor-compiled" if is_compiled() else "cli-doctor-plain"
    yield Finding("good", build, {"text": __version__, "name": python})
    if find_client(None) is None:
        yield Finding("bad", "cli-doctor-no-client")
    else:
        yield Finding("good", "cli-doctor-client")
    yield from _folder(folder)
    yield from _store(folder / FILE)
    yield from _reports(folder)
    if is_busy(folder):
        yield Finding("note", "cli-doctor-busy")
    yield from _network()
    yield from _files()
    yield from _telling(written_down(folder))
    names = [way.name for way in ways_found()]
    if names:
        yield Finding("note", "cli-doctor-sharing", {"names": ", ".join(names)})
    else:
        yield Finding("note", "cli-doctor-no-sharing")


def _telling(post: Post) -> Iterator[Finding]:
    """How are people told who do not look? Push, ntfy and Discord need nothing of the host."""
    if not post.address:
        yield Finding("note", "cli-doctor-no-address")
    elif not is_address(post.address):
        yield Finding("bad", "cli-telling-no-address", {"name": post.address})
    else:
        yield Finding("good", "cli-doctor-address", {"text": post.address})
    server = mail_server(post.mail)
    if not post.mail:
        yield Finding("note", "cli-doctor-no-mail")
    elif server is None:
        yield Finding("bad", "cli-telling-no-mail")
    elif not is_sender(post.mail_from):
        yield Finding("bad", "cli-telling-no-sender")
    else:
        yield Finding("good", "cli-doctor-mail", {"name": server.host, "text": post.mail_from})
    if not post.telegram:
        yield Finding("note", "cli-doctor-no-telegram")
    elif not is_bot_token(post.telegram):
        yield Finding("bad", "cli-telling-no-bot")
    else:
        yield Finding("good", "cli-doctor-telegram")


def _folder(folder: Path) -> Iterator[Finding]:
    """Can tables be kept there?"""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    try:
        with tempfile.TemporaryFile(dir=there) as probe:
            probe.write(b"backroom")
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        detail = error.strerror or str(error)
        yield Finding("bad", "cli-doctor-no-folder", {"file": str(folder), "detail": detail})
        return
    free = shutil.disk_usage(there).free
    megabytes = free // _MEGABYTE
    if free < _LEAST_SPACE:
        yield Finding("bad", "cli-doctor-no-space", {"file": str(folder), "count": megabytes})
    else:
        yield Finding("good", "cli-doctor-folder", {"file": str(folder)})
    if sys.platform != "win32" and there == folder and folder.stat().st_mode & _OTHERS:
        yield Finding("bad", "cli-doctor-open-folder", {"file": str(folder)})


def _store(file: Path) -> Iterator[Finding]:
    """Is what is kept there sound, and of a version that we can read?"""
    if not file.exists():
        yield Finding("note", "cli-doctor-no-tables")
        return
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as store:
            sound = store.execute("PRAGMA quick_check(1)").fetchone()[0]
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
            (version,) = store.execute("SELECT version_num FROM alembic_version").fetchone()
            count, last = store.execute("SELECT count(*), max(created) FROM tables").fetchone()
            full = list(_fullness(store))
    except (sqlite3.Error, TypeError) as error:
        yield Finding("bad", "cli-doctor-damaged", {"file": str(file), "detail": str(error)})
        return
    if not is_known(version):
        yield Finding("bad", "cli-doctor-newer", {"file": str(file)})
    else:
        yield Finding("good", "cli-doctor-tables", {"count": count})
    yield from full
    yield from _clock(last or 0.0)


def _fullness(store: sqlite3.Connection) -> Iterator[Finding]:
    """May the tables become more?"""
    pages, unused, size = (
        int(store.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("page_count", "freelist_count", "page_size")
    )
    used, most = (pages - unused) * size // _MEGABYTE, int(usual_limits()["most_stored"])
    if used >= most:
        yield Finding("bad", "cli-doctor-no-more-tables", {"count": used, "most": most})


def _reports(folder: Path) -> Iterator[Finding]:
    """Does anybody wait for the host to look?"""
    if not (folder / FILE).is_file():
        return
    with suppress(NotOpened):  # which has been said
        found, _ = reports.read(folder)
        if found:
            yield Finding("note", "cli-doctor-reports", {"count": len(found)})


def _clock(known: float) -> Iterator[Finding]:
    """Tables by mail go by the clock of this computer: is it behind what has happened already?"""
    now = datetime.now().astimezone()
    if now.timestamp() + _A_DAY < known:
        yield Finding("bad", "cli-doctor-clock", {"text": f"{now:%Y-%m-%d %H:%M}"})
    else:
        yield Finding("good", "cli-doctor-time", {"text": f"{now:%Y-%m-%d %H:%M} ({now.tzname()})"})


def _is_backroom(port: int) -> bool:
    """Who listens there?"""
    try:
        with urlopen(url("127.0.0.1", port) + "api/games", timeout=_ANSWER) as answer:
            return b'"bot_names"' in answer.read(_ENOUGH)
    except (OSError, ValueError, HTTPException):
        return False


def _network() -> Iterator[Finding]:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            key = "cli-doctor-port-ours" if _is_backroom(PORT) else "cli-doctor-port-taken"
            yield Finding("note", key, {"number": str(PORT)})
        else:
            yield Finding("good", "cli-doctor-port", {"number": str(PORT)})
    near = lan_address()
    if near is None:
        yield Finding("note", "cli-doctor-no-network")
    else:
        yield Finding("good", "cli-doctor-network", {"text": near})


def _files() -> Iterator[Finding]:
    """How many lines can be open at once?"""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most not in (resource.RLIM_INFINITY, -1) and most < _LEAST_FILES:
        yield Finding("bad", "cli-doctor-few-files", {"count": most, "most": _LEAST_FILES})
