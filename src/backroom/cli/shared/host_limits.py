"""What a host may set of the server's limits and times, by name: ``--limit most_tables=500``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from backroom.cli.shared.slips import nearest
from backroom.cli.shared.words import complain
from backroom.server.settings import Settings
from backroom.text.lookup import Text

#: No matter of choice: when the server was started.
_OWN = ("started",)
_YES_OR_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


def limits() -> dict[str, type]:
    """Every limit and time there is, and its kind."""
    hints = get_type_hints(Settings)
    kinds = {name: hints[name] for name in Settings.__struct_fields__ if name not in _OWN}
    return {name: kind for name, kind in kinds.items() if kind in (int, float, bool)}


def usual_limits() -> dict[str, str]:
    """What they are unless they are set, as one would set them."""
    usual = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    said = {True: "yes", False: "no"}
    return {
        name: said[usual[name]] if kind is bool else f"{usual[name]:g}"
        for name, kind in limits().items()
    }


def limits_asked_for(text: Text, given: Sequence[str]) -> dict[str, Any]:
    """By the names of the settings. What can't be is said, and what can."""
    kinds = limits()
    chosen: dict[str, Any] = {}
    for said in given:
        name, equals, value = (part.strip() for part in said.partition("="))
        name = name.replace("-", "_")
        if not equals:
            complain(text, "cli-limit-form", name=said)
        if name not in kinds:
            complain(text, "cli-no-such-limit", **nearest(name, list(kinds)))
        try:
            chosen[name] = _read(kinds[name], value)
        except (ValueError, KeyError):
            key = "cli-limit-choice" if kinds[name] is bool else "cli-limit-number"
            complain(text, key, name=name, text=value)
    return chosen


def _read(kind: type, value: str) -> bool | int | float:
    if kind is bool:
        return _YES_OR_NO[value.lower()]
    number: int | float = int(value) if kind is int else float(value)
    if not 0 <= number < 1e9:  # what is no number at all, too
        raise ValueError(value)
    return number
