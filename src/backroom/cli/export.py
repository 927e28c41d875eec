"""``backroom export``: one table as a file, to be taken to another server and played on there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.open_store import not_opened
from backroom.cli.shared.words import complain, words
from backroom.store.moving import take
from backroom.store.sqlite import FILE
from backroom.store.store import NotOpened


def export(
    table: Annotated[str, typer.Argument(help=help_text("export-table"))],
    file: Annotated[Path | None, typer.Argument(help=help_text("export-file"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    folder = data or data_folder()
    if not (folder / FILE).is_file():
        complain(text, "cli-copy-nothing", file=str(folder))
    name = table.partition("#")[0].rstrip("/").rpartition("/")[2]  # a link will do
    try:
        raw = take(folder, name)
    except NotOpened as error:
        not_opened(text, error)
    if raw is None:
        complain(text, "cli-export-no-table", name=name)
    target = file or Path(f"{name}.table.json")
    try:
        with open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
            written.write(raw)
    except FileExistsError:
        complain(text, "cli-copy-exists", file=str(target))
    except OSError as error:
        complain(text, "cli-copy-failed", file=str(target), detail=error.strerror or str(error))
    typer.echo(text.say("cli-export-done", {"file": str(target), "name": name}))
