"""The user's language, and how a command says that it can't do what was asked."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Sequence
from typing import NoReturn

import msgspec
import typer

from backroom.engine.message import Value
from backroom.engine.save import AnyGame
from backroom.text.lookup import Text

#: Bad input: the user can put it right.
BAD_INPUT = 2
#: The command did its work, and what it looked at does not hold.
FAILED = 1


def wanted(lang: str | None = None) -> str:
    """The language asked for, else the one the system is set to."""
    if lang is None:
        settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        lang = next((setting for setting in settings if setting), "en")
    return lang.split(".")[0]


def words(
    lang: str | None = None,
    names: Sequence[str] = (),
    me: int | None = None,
    game: AnyGame | None = None,
    options: msgspec.Struct | None = None,
) -> Text:
    """Words for the user; ``game`` adds those of a game, as the options of its table want them."""
    return Text(wanted(lang), names, me=me, game=game, options=options)


def _lang_of(argv: Sequence[str]) -> str | None:
    """``--lang`` as it stands on the command line: help is written before options are read."""
    for at, word in enumerate(argv):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
    return None


_HELP = words(_lang_of(sys.argv))


def help_text(key: str) -> str:
    """A help text, in the language the program was started in."""
    return _HELP.say(f"cli-help-{key}")


def clean(said: str) -> str:
    """Without control characters: a file from somebody else must not steer the terminal."""
    return "".join(char for char in said if unicodedata.category(char) != "Cc")


def warn(said: str) -> None:
    """A sentence beside the output."""
    typer.echo(clean(said), err=True)


def complain(text: Text, key: str, **args: Value) -> NoReturn:
    """One sentence that says what is wrong and what to do; then the end."""
    warn(text.say(key, args))
    raise typer.Exit(BAD_INPUT)
