"""``backroom reports``: what people at tables for everybody have reported of others."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.open_store import not_opened
from backroom.cli.shared.words import clean, complain, words
from backroom.store.reports import clear, read
from backroom.store.sqlite import FILE
from backroom.store.store import NotOpened


def reports(
    done: Annotated[bool, typer.Option("--clear", help=help_text("reports-clear"))] = False,
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    folder = data or data_folder()
    if not (folder / FILE).is_file():
        complain(text, "cli-copy-nothing", file=str(folder))
    try:
        found, last = read(folder)
    except NotOpened as error:
        not_opened(text, error)
    if not found:
        typer.echo(text.say("cli-reports-none", {}))
    for report in found:
        when = datetime.fromtimestamp(report.at).isoformat(" ", "minutes")
        args = {"date": when, "table": report.table, "name": report.name, "why": report.why}
        numbers = {"count": report.seat + 1, "other": report.by + 1}
        typer.echo(clean(text.say("cli-reports-one", {**args, **numbers})))
        for line in report.lines:
            typer.echo(clean(f"    {line}"))
    if done and found:
        try:
            clear(folder, last)
        except NotOpened as error:
            not_opened(text, error)
        typer.echo(text.say("cli-reports-cleared", {}))
