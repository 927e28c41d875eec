"""``backroom backup``: all tables in one file, while people play."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.open_store import not_opened
from backroom.cli.shared.words import complain, words
from backroom.store import copies
from backroom.store.sqlite import FILE
from backroom.store.store import NotOpened


def backup(
    file: Annotated[Path | None, typer.Argument(help=help_text("backup-file"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    folder = data or data_folder()
    if not (folder / FILE).is_file():
        complain(text, "cli-copy-nothing", file=str(folder))
    target = file or Path(time.strftime("backroom-%Y%m%d-%H%M%S.db"))
    if target.exists():
        complain(text, "cli-copy-exists", file=str(target))
    try:
        count = copies.backup(folder, target)
    except NotOpened as error:
        not_opened(text, error)
    except OSError as error:
        complain(text, "cli-copy-failed", file=str(target), detail=error.strerror or str(error))
    typer.echo(text.say("cli-backup-done", {"file": str(target), "count": count}))
