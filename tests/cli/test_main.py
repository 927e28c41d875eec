"""The program itself: help, version, and that every command has its words."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from backroom import __version__
from backroom.cli.main import app
from backroom.cli.shared import words
from backroom.text.lookup import LANGUAGES, Text
from tests.cli.given import backroom


@pytest.mark.parametrize("command", ["", "rules", "replay", "verify", "sim"])
def test_every_command_has_help(command: str) -> None:
    result = CliRunner().invoke(app, [*command.split(), "--help"])
    assert result.exit_code == 0
    assert "cli-help" not in result.output


def test_version() -> None:
    result = backroom("--version", lang=None)
    assert result.output == f"backroom {__version__}\n"


def test_nothing_asked_shows_help() -> None:
    assert "replay" in CliRunner().invoke(app, []).output


@pytest.mark.parametrize(
    ("argv", "lang"),
    [
        (["backroom", "sim", "--lang", "fr"], "fr"),
        (["backroom", "--lang=de", "sim"], "de"),
        (["backroom", "sim", "--lang"], None),
        (["backroom"], None),
    ],
)
def test_help_is_in_the_language_asked_for(argv: list[str], lang: str | None) -> None:
    assert words._lang_of(argv) == lang


def test_the_program_speaks_all_languages() -> None:
    said = {Text(lang).say("cli-help-sim") for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
