"""A command line that can't be read: which word is wrong, and where to read on."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import typer

from backroom.cli.shared.exit_codes import BAD_INPUT
from backroom.cli.shared.help_page import argument_name
from backroom.cli.shared.words import spoken, warn
from backroom.engine.message import Value

#: What the library for command lines raises for anything of the kind.
_SLIP: type[BaseException] = typer.BadParameter.__mro__[1]


def explain(lang: str | None, command: str, params: list[Any], error: Exception) -> int | None:
    """Say what was typed wrong in a command; the exit code. None: it is no such error."""
    if not isinstance(error, _SLIP):
        return None
    tell(lang, command, *_said(error, params))
    return BAD_INPUT


def tell(lang: str | None, command: str, key: str, args: dict[str, Value]) -> None:
    """The sentence, and which page helps."""
    text = spoken(lang)
    page = f"backroom {command} --help" if command else "backroom --help"
    warn(text.say("cli-slip", {"text": text.say(key, args), "name": page}))


def nearest(word: str, known: list[str]) -> dict[str, Value]:
    """What may have been meant; else all there is."""
    near = get_close_matches(word, known)
    return {"name": word, "near": "yes" if near else "no", "names": ", ".join(near or known)}


def _said(error: BaseException, params: list[Any]) -> tuple[str, dict[str, Value]]:
    kind = type(error).__name__
    param: Any = getattr(error, "param", None)
    option = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        known = [name for each in params for name in each.opts if name.startswith("-")]
        return "cli-no-such-option", nearest(option, [*known, "--help"])
    if kind == "MissingParameter" and param is not None:
        return "cli-need-argument", {"name": argument_name(param)}
    if kind == "BadParameter" and param is not None:
        return "cli-need-number", {"name": param.opts[0]}
    options = [each for each in params if each.param_type_name == "option"]
    flags = [name for each in options if each.is_flag for name in each.opts]
    return "cli-no-value" if option in flags else "cli-need-value", {"name": option}
