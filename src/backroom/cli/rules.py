"""``backroom rules``: the rules page, and which rules no test proves."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from backroom.cli.shared.exit_codes import FAILED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game
from backroom.cli.shared.show import open_console
from backroom.cli.shared.words import complain, warn, words
from backroom.text.lookup import ENGLISH, Text
from backroom.text.mild import soften
from backroom.text.rulebook import page
from backroom.text.rulebook import rules as rules_by_id

#: The value of an option, and its overlay, that calls things by milder names.
_MILD = "mild"


def rules(
    game: Annotated[str, typer.Argument(help=help_text("game"))],
    unproved: Annotated[bool, typer.Option("--unproved", help=help_text("rules-unproved"))] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help=help_text("rules-tests"))] = None,
    mild: Annotated[bool, typer.Option("--mild", help=help_text("rules-mild"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    rules_of = find_game(text, game)
    name = rules_of.name
    if unproved:
        _show_unproved(text, name, tests)
        return
    written = page(text.lang, name) or page(ENGLISH, name)
    if not written:
        complain(text, "cli-no-page", name=name)
    for overlay in rules_of.words.overlays:
        if mild and overlay.value == _MILD:
            written = soften(text.lang, name, overlay.catalogue, written)
    console = open_console(plain)
    if console.is_terminal:
        console.print(Markdown(written))
    else:
        typer.echo(written, nl=not written.endswith("\n"))


def _show_unproved(text: Text, game: str, tests: Path | None) -> None:
    """The ids of the English page that no test names, one a line."""
    folder = tests or _tests_folder()
    written = rules_by_id(ENGLISH, game)
    if not written:
        complain(text, "cli-no-page", name=game)
    try:
        named = rules_named(folder)
    except (SyntaxError, UnicodeDecodeError, OSError) as error:
        file = getattr(error, "filename", None) or str(folder)
        complain(text, "cli-test-unreadable", file=str(file), detail=str(error))
    if named is None:
        complain(text, "cli-no-tests", file=str(folder))
    letters = {rule[0] for rule in written}
    for rule in sorted(named - written.keys()):
        if rule[:1] in letters:
            warn(text.say("cli-unknown-rule", {"rule": rule}))
    missing = [rule for rule in written if rule not in named]
    for rule in missing:
        typer.echo(rule)
    if missing:
        raise typer.Exit(FAILED)


def _tests_folder() -> Path:
    """Those of the working copy that this program runs from, else those around here."""
    beside = Path(__file__).parents[3] / "tests"
    return beside if beside.is_dir() else Path("tests")


def rules_named(folder: Path) -> set[str] | None:
    """The ids in ``pytest.mark.rule("…")`` of all tests; None: there are no tests."""
    files = sorted(folder.rglob("test_*.py"))
    if not files:
        return None
    named: set[str] = set()
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                named.update(
                    word.value
                    for word in node.args
                    if isinstance(word, ast.Constant) and isinstance(word.value, str)
                )
    return named


def _is_mark(called: ast.expr) -> bool:
    """Is this ``pytest.mark.rule``, or ``mark.rule``?"""
    if not isinstance(called, ast.Attribute) or called.attr != "rule":
        return False
    mark = called.value
    return (mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "")) == "mark"
