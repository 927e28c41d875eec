"""What can happen and what can be asked, as pages: python -m tools.event_pages

Writes ``docs/events.md`` and ``docs/events.schema.json`` from what each game declares; a test sees
to it that they are up to date.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, Union, get_args, get_type_hints

import msgspec

from backroom.engine.ask import SHARED_QUESTIONS, Question
from backroom.engine.deal import SHARED_EVENTS
from backroom.engine.event import Between, Event
from backroom.games import shelf

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "events.md"
SCHEMA = DOCS / "events.schema.json"

_HEAD = """\
# What can happen, and what can be asked

Written by `python -m tools.event_pages` from what the games declare; do not edit.

An *event* is something that happened, as data: a tag and bounded fields. A record of a game carries
its events; log lines are made of them by the catalogues (`story-<tag>`), promises are judged,
statistics tallied and pieces moved on the screen by them. A seat gets those it may know of. A
*question* has a kind (its tag) and a subject (its fields); its prompt is the message `ask-<tag>`.
JSON Schema: [events.schema.json](events.schema.json).
"""


def page() -> str:
    parts = [_HEAD, "## Every game\n", _events(SHARED_EVENTS), _questions(SHARED_QUESTIONS)]
    for game in shelf.GAMES.values():
        events = tuple(kind for kind in game.events.types if kind not in SHARED_EVENTS)
        questions = tuple(kind for kind in game.questions.types if kind not in SHARED_QUESTIONS)
        parts += [f"## {game.name.capitalize()}\n", _events(events), _questions(questions)]
    return "\n".join(parts)


def _events(kinds: tuple[type[Event], ...]) -> str:
    rows = [
        f"| `{_tag(kind)}` | {_doc(kind)} | {_fields(kind)} | {_audience(kind)} |" for kind in kinds
    ]
    return _table("| event | what happened | fields | who may know |", rows)


def _questions(kinds: tuple[type[Question], ...]) -> str:
    rows = [f"| `{_tag(kind)}` | {_doc(kind)} | {_fields(kind)} |" for kind in kinds]
    return _table("| question | what is asked | about |", rows)


def _table(head: str, rows: list[str]) -> str:
    return "\n".join([head, "|" + "---|" * (head.count("|") - 1), *rows, ""])


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _doc(kind: type[msgspec.Struct]) -> str:
    return " ".join(inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].split())


def _audience(kind: type[Event]) -> str:
    if not kind.only:
        return "all"
    if issubclass(kind, Between):
        return "all, or those it is between where it is private"
    return ", ".join(f"`{name}`" for name in kind.only)


def _fields(kind: type[msgspec.Struct]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    named = [f"`{name}` {bounds(hints[name])}" for name in kind.__struct_fields__]
    return ", ".join(named)


def bounds(hint: Any) -> str:
    """The values that a field can have, in short. TypeError: they are not bounded."""
    if hint is bool:
        return "yes or no"
    if hint is type(None):
        return "none"
    args = get_args(hint)
    if args and all(isinstance(arg, str) for arg in args):  # Literal
        return " / ".join(args)
    metas = [arg for arg in args[1:] if isinstance(arg, msgspec.Meta)]
    if metas:
        return _bounded(args[0], metas[0])
    if (args and str(hint).startswith(("typing.Union", "typing.Optional"))) or "|" in str(hint):
        return " or ".join(bounds(arg) for arg in args)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"{hint} is not bounded")


def _bounded(base: Any, meta: msgspec.Meta) -> str:
    if base is int and meta.ge is not None and meta.le is not None:
        return f"{meta.ge}–{meta.le}"
    if base is str and meta.max_length is not None:
        return "a word"
    inner = get_args(base)
    if inner and meta.max_length is not None:  # a tuple of some
        return f"up to {meta.max_length} of {bounds(inner[0])}"
    raise TypeError(f"{base} is not bounded")


def schema() -> bytes:
    parts = {
        f"{game.name}-{name}": _schema(kinds)
        for game in shelf.GAMES.values()
        for name, kinds in (("event", game.events.types), ("question", game.questions.types))
    }
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What can happen, and what can be asked, in each game",
        "$defs": parts,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def _schema(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    return msgspec.json.schema(Union[kinds])


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    SCHEMA.write_bytes(schema())


if __name__ == "__main__":
    main()
