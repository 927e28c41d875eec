"""The program ``backroom``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from backroom import __version__
from backroom.cli.balance import balance
from backroom.cli.board import board
from backroom.cli.fuzz import fuzz
from backroom.cli.replay import replay
from backroom.cli.rules import rules
from backroom.cli.schema import schema
from backroom.cli.serve import serve
from backroom.cli.shared.words import help_text
from backroom.cli.sim import sim
from backroom.cli.terminal.command import terminal
from backroom.cli.verify import verify

app = typer.Typer(
    name="backroom",
    help=help_text("backroom"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,  # they would show a table's secret
)

app.command(help=help_text("rules"))(rules)
app.command(help=help_text("replay"))(replay)
app.command(help=help_text("verify"))(verify)
app.command(help=help_text("sim"))(sim)
app.command(help=help_text("balance"))(balance)
app.command(help=help_text("fuzz"))(fuzz)
app.command(help=help_text("board"))(board)
app.command(help=help_text("terminal"))(terminal)
app.command(help=help_text("serve"))(serve)
app.command(help=help_text("schema"))(schema)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"backroom {__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool,
        typer.Option("--version", help=help_text("version"), callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a narrow terminal shows "?", and goes on
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    app()
