"""``backroom restore``: the tables of a backup in place of those that are there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.open_store import not_opened
from backroom.cli.shared.words import complain, words
from backroom.store import copies
from backroom.store.store import NotOpened


def restore(
    file: Annotated[Path, typer.Argument(help=help_text("restore-file"))],
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    folder = data or data_folder()
    try:
        count, aside = copies.restore(folder, file)
    except NotOpened as error:
        if error.why == "damaged":
            complain(text, "cli-restore-none", file=str(file), detail=error.detail)
        not_opened(text, error)
    except OSError as error:
        complain(text, "cli-copy-failed", file=str(file), detail=error.strerror or str(error))
    typer.echo(text.say("cli-restore-done", {"file": str(folder), "count": count}))
    if aside is not None:
        typer.echo(text.say("cli-restore-aside", {"file": str(aside)}))
