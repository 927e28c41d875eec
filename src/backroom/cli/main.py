"""The program ``backroom``. A command is loaded when it is asked for: only a server needs one."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from keyword import iskeyword
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from backroom import __version__
from backroom.builds import is_compiled
from backroom.cli.shared.exit_codes import BAD_INPUT, INTERRUPTED
from backroom.cli.shared.help_text import help_text

if TYPE_CHECKING:
    from backroom.engine.message import Value

_HELP = ["--help", "-h"]
#: Where each command is found, and its help.
COMMANDS = {
    "play": ("backroom.cli.play", help_text("play")),
    "rules": ("backroom.cli.rules", help_text("rules")),
    "replay": ("backroom.cli.replay", help_text("replay")),
    "verify": ("backroom.cli.verify", help_text("verify")),
    "sim": ("backroom.cli.sim", help_text("sim")),
    "balance": ("backroom.cli.balance", help_text("balance")),
    "fuzz": ("backroom.cli.fuzz", help_text("fuzz")),
    "bench": ("backroom.cli.bench", help_text("bench")),
    "board": ("backroom.cli.board", help_text("board")),
    "terminal": ("backroom.cli.terminal.command", help_text("terminal")),
    "serve": ("backroom.cli.serve", help_text("serve")),
    "doctor": ("backroom.cli.doctor", help_text("doctor")),
    "reports": ("backroom.cli.reports", help_text("reports")),
    "backup": ("backroom.cli.backup", help_text("backup")),
    "restore": ("backroom.cli.restore", help_text("restore")),
    "export": ("backroom.cli.export", help_text("export")),
    "import": ("backroom.cli.import_", help_text("import")),
    "schema": ("backroom.cli.schema", help_text("schema")),
}


class Command(TyperCommand):
    """One command. Its help is a page in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from backroom.cli.shared.help_page import command_page

        formatter.write(command_page(ctx.find_root().command.lang, self))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            said: dict[str, Value] = {"name": " ".join(rest)}
            _slipped(ctx, self.name or "", "cli-too-many-words", said)
        return rest


class Program(TyperGroup):
    """All commands, by name."""

    #: The language, and the data folder, asked for on the command line.
    lang: str | None = None
    data: str | None = None

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if cmd_name not in self.commands:
            module, helped = COMMANDS[cmd_name]
            alone = typer.Typer(add_completion=False)
            named = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
            function = getattr(import_module(module), named)
            # More words than it takes are refused in the user's language.
            settings = {"allow_extra_args": True, "help_option_names": _HELP}
            alone.command(cmd_name, help=helped, cls=Command, context_settings=settings)(function)
            self.commands[cmd_name] = get_command(alone)
        return self.commands[cmd_name]

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS:
            from backroom.cli.shared.slips import nearest

            _slipped(ctx, "", "cli-no-such-command", nearest(args[0], list(COMMANDS)))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from backroom.cli.shared.help_page import program_page

        helped = {name: help_ for name, (_, help_) in COMMANDS.items()}
        formatter.write(program_page(self.lang, self, helped))

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **more: Any,
    ) -> Any:
        """Run, and leave with the exit code. What was typed wrong is said in the user's words."""
        args = sys.argv[1:] if args is None else list(args)
        self.lang, self.data = lang_of(args), _said(args, "--data")
        try:
            code = super().main(args, "backroom", standalone_mode=False, **more)
        except typer.Abort:
            code = INTERRUPTED
        except Exception as error:
            from backroom.cli.shared.slips import explain

            name = next((word for word in args if word in COMMANDS), "")
            params = self.commands[name].params if name in self.commands else self.params
            code = explain(self.lang, name, params, error)
            if code is None:
                raise
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


def lang_of(args: Sequence[str]) -> str | None:
    """``--lang`` as it stands on the command line: help is written before options are read."""
    return _said(args, "--lang")


def _said(args: Sequence[str], option: str) -> str | None:
    """An option as it stands on the command line; the last counts."""
    found = None
    for at, word in enumerate(args):
        if word.startswith(f"{option}="):
            found = word.removeprefix(f"{option}=")
        elif word == option and at + 1 < len(args):
            found = args[at + 1]
    return found


def _slipped(ctx: Any, command: str, key: str, said: dict[str, Value]) -> NoReturn:
    """Something was typed that is no command, or more than a command takes."""
    from backroom.cli.shared.slips import tell

    tell(ctx.find_root().command.lang, command, key, said)
    raise typer.Exit(BAD_INPUT)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"backroom {__version__}{' (mypyc)' if is_compiled() else ''}")
        raise typer.Exit


app = typer.Typer(
    name="backroom",
    cls=Program,
    context_settings={"help_option_names": _HELP, "auto_envvar_prefix": "BACKROOM"},
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,  # they would show a table's secret
)


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help=help_text("version"), callback=_show_version, is_eager=True),
    ] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a narrow terminal shows "?", and goes on
            stream.reconfigure(errors="replace")
    asked = context.invoked_subcommand
    if asked is None:
        typer.echo(context.get_help())
        return
    from backroom.cli.shared.host_file import settled

    params = context.command.get_command(context, asked).params  # type: ignore[attr-defined]
    data: str | None = context.find_root().command.data  # type: ignore[attr-defined]
    usual = settled(lang, asked, COMMANDS, params, data)
    context.default_map = {asked: usual if lang is None else {**usual, "lang": lang}}


if __name__ == "__main__":
    app()
