"""The user's language, and how a command says that it can't do what was asked."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from typing import NoReturn

import msgspec
import typer

from backroom.cli.shared.exit_codes import BAD_INPUT
from backroom.engine.message import Value
from backroom.engine.save import AnyGame
from backroom.text.lookup import ENGLISH, LANGUAGES, Text, is_known


def system_language() -> str:
    """The language that the system is set to."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((setting for setting in settings if setting), ENGLISH)


def spoken(lang: str | None = None) -> Text:
    """Words in the language asked for if we have it, else in the system's."""
    return Text(system_language() if lang is None or not is_known(lang) else lang)


def words(
    lang: str | None = None,
    names: Sequence[str] = (),
    me: int | None = None,
    game: AnyGame | None = None,
    options: msgspec.Struct | None = None,
) -> Text:
    """Words for the user; ``game`` adds those of a game, as the options of its table want them."""
    if lang is not None and not is_known(lang):
        complain(spoken(), "cli-no-such-language", name=lang, names=", ".join(LANGUAGES))
    return Text(lang or system_language(), names, me=me, game=game, options=options)


def clean(said: str) -> str:
    """Without control characters: a file from somebody else must not steer the terminal."""
    return "".join(char for char in said if unicodedata.category(char) != "Cc")


def warn(said: str) -> None:
    """A sentence beside the output."""
    typer.echo(clean(said), err=True)


def complain(text: Text, key: str, /, **args: Value) -> NoReturn:
    """One sentence that says what is wrong and what to do; then the end."""
    warn(text.say(key, args))
    raise typer.Exit(BAD_INPUT)
