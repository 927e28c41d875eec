"""The rules page in mild words: what the overlay calls otherwise is called so there too."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast


def soften(lang: str, game: str, overlay: str, text: str) -> str:
    """A rule of the game in the words of the overlay."""
    for found, instead in _swaps(lang, game, overlay):
        text = found.sub(instead, text)
    return text


@lru_cache
def _swaps(lang: str, game: str, overlay: str) -> list[tuple[re.Pattern[str], str]]:
    """What is looked for, and what stands there instead; what is longer comes first."""
    plain, mild = _said(lang, game), _said(lang, overlay)
    swaps: list[tuple[str, str]] = []
    for name, instead in mild.items():
        if name.startswith(("gangster-", "event-")):  # behind the name the page translates it
            swaps.append((rf"\b{re.escape(plain[name])}\b(?: \([^)]*\))?", instead))
            continue
        word = re.escape(plain[name])
        if plain[name] == plain.get(f"{name}s"):  # one is called as many are: there is a 1 before
            swaps.append((rf"(?<=\b1 ){word}\b", instead))
        else:
            swaps.append((rf"\b{word}\b", instead))
    swaps.sort(key=lambda swap: -len(swap[0]))
    return [(re.compile(found), instead) for found, instead in swaps]


def _said(lang: str, name: str) -> dict[str, str]:
    """Terms and messages of a catalogue that are one plain word or name each."""
    page = files("backroom.text") / lang / f"{name}.ftl"
    said: dict[str, str] = {}
    for entry in FluentResource(page.read_text(encoding="utf-8")).body:
        if isinstance(entry, (ast.Term, ast.Message)) and entry.value is not None:
            elements = entry.value.elements
            if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
                said[entry.id.name] = elements[0].value
    return said
