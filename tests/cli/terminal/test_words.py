"""The words of the terminal are there, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import backroom.cli
from backroom.text import LANGUAGES


def _messages(lang: str) -> dict[str, set[str]]:
    page = files("backroom.text") / lang / "terminal.ftl"
    body = FluentParser().parse(page.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    source = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return {name: set(re.findall(r"\$(\w+)", page_of(entry))) for name, entry in source.items()}


def page_of(entry: ftl.Message) -> str:
    names: list[str] = []

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            names.append(f"${node.id.name}")
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                walk(value)
        if isinstance(node, list):
            for item in node:
                walk(item)

    walk(entry.value)
    return " ".join(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_terminal_are_the_same_in_every_language(lang: str) -> None:
    assert _messages(lang) == _messages("en")


def test_every_message_of_the_terminal_is_said_and_there() -> None:
    folder = Path(backroom.cli.__file__).parent
    source = "".join(file.read_text() for file in sorted(folder.rglob("*.py")))
    said = set(re.findall(r'"(term-[a-z-]+)"', source))
    said |= {f"term-help-{name}" for name in ("answers", "numbers", "several", "lines", "reading")}
    said |= {f"term-command-{name}" for name in _commands()}
    said |= {f"cli-help-{key}" for key in re.findall(r'help_text\("(terminal[a-z-]*)"\)', source)}
    assert said == set(_messages("en"))


def _commands() -> set[str]:
    from backroom.cli.terminal.joined import LETTERS
    from backroom.cli.terminal.session import _LETTERS

    return {*_LETTERS.values(), *LETTERS.values()} - {"help"}
