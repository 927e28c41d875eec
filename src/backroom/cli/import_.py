"""``backroom import``: a table from a file.

One that was exported is played on; a save of a finished game can be looked at in the browser.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.open_store import not_opened, open_store
from backroom.cli.shared.opening import find_game, open_save, set_table, wrong_line
from backroom.cli.shared.words import complain, words
from backroom.engine.chance import commitment
from backroom.engine.save import Done, Head, Save, SaveError
from backroom.server.seats import HUMAN, new_id, tidy
from backroom.store.folder import is_busy
from backroom.store.moving import Moved, NotMoved, read, statements
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import OVER, NotOpened, SeatRow, StoreFailed, TableRow
from backroom.store.writer import Statement
from backroom.text.lookup import Text

#: How the file of a table begins; anything else is taken for a save.
_EXPORTED = b'{"backroom_table"'
#: And how a whole store does, which is what a backup is.
_STORE = b"SQLite format 3\0"


def import_(
    file: Annotated[Path, typer.Argument(help=help_text("import-file"))],
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(_EXPORTED))
    except OSError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
    if begins.startswith(_STORE):
        complain(text, "cli-import-backup", file=str(file))
    folder = data or data_folder()
    if begins == _EXPORTED:
        name = asyncio.run(_put(text, folder, *_exported(text, file)))
        typer.echo(text.say("cli-import-done", {"text": f"/table/{name}"}))
    else:
        name = asyncio.run(_put(text, folder, *_saved(text, file)))
        typer.echo(text.say("cli-import-over", {"text": f"/table/{name}"}))


def _exported(text: Text, file: Path) -> tuple[str, list[Statement]]:
    """All of a table, as another server had it. Its people's links open it here, too."""
    try:
        moved = read(file.read_bytes())
        _check_records(text, file, moved)
        return moved.id, statements(moved)
    except NotMoved as error:
        if error.newer:
            complain(text, "cli-doctor-newer", file=str(file))
        complain(text, "cli-import-none", file=str(file), detail=error.detail)


def _check_records(text: Text, file: Path, moved: Moved) -> None:
    """Nobody is to find a table that can't be opened."""
    try:
        head = msgspec.json.decode(str(moved.rows["tables"][0].get("head")), type=Head)
        kept = sorted(moved.rows.get("records", []), key=lambda row: int(row.get("n") or 0))
        records = [msgspec.json.decode(str(row.get("json")), type=Done) for row in kept]
    except (msgspec.DecodeError, ValueError) as error:
        raise NotMoved(str(error)) from None
    if records:
        set_table(text, file, find_game(text, head.game), Save(head, records), None)


def _saved(text: Text, file: Path) -> tuple[str, list[Statement]]:
    """A game that is over. Nobody has a seat there, everybody can look at it."""
    save = open_save(text, file)
    head = save.head
    game = find_game(text, head.game)
    table = set_table(text, file, game, save, None)
    if save.end is None or not table.state.over:
        complain(text, "cli-import-not-over", file=str(file))
    if save.end.result != game.result(table.state):
        wrong_line(text, file, SaveError(len(save.records) + 2, "cli-wrong-result"))
    try:
        secret = bytes.fromhex(save.end.secret)
    except ValueError:
        secret = b""
    if commitment(secret) != head.commitment:
        complain(text, "cli-import-no-secret", file=str(file))
    first, *lines = save.lines()
    id = new_id()
    row = TableRow(id, head.game, first, secret, time.time(), OVER)
    names = [tidy(name) for name in head.names] + [""] * head.seats
    seats = [
        SeatRow(seat, HUMAN, names[seat] or str(seat + 1), "", "", "", True)
        for seat in range(head.seats)
    ]
    return id, SQLiteStore.whole(row, seats, lines)


async def _put(text: Text, folder: Path, id: str, kept: list[Statement]) -> str:
    """Beside a server that runs, or while none does."""
    try:
        store = SQLiteStore.beside(folder) if is_busy(folder) else open_store(text, folder)
    except NotOpened as error:
        not_opened(text, error)
    try:
        if await store.load(id) is not None:
            complain(text, "cli-import-here", name=id)
        await store.put(kept)
    except StoreFailed as error:
        complain(text, "cli-copy-failed", file=str(folder), detail=str(error))
    finally:
        await store.close()
    return id
