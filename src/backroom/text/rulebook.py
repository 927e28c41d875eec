"""The help pages, rule by rule: what a rule id says, in the player's language."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

_EMPHASIS = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|`")
_HEAD = re.compile(r"^(?:- |\| )\*\*([A-Z]\d+\.\d+)\*\*")


def _folder() -> Traversable:
    """In the package when it is installed; in a working copy the pages are in docs/."""
    packed = files("backroom.text") / "rules"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def page(lang: str, game: str) -> str:
    """The help page of a game as it is written (Markdown); empty: there is none."""
    file = _folder() / f"{game}.{lang}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache
def rules(lang: str, game: str) -> dict[str, str]:
    """Every rule of a game by its id, without the marks of the page's layout."""
    found: dict[str, str] = {}
    rule = ""
    for line in page(lang, game).splitlines():
        head = _HEAD.match(line)
        if head is not None:
            rule = head.group(1)
            rest = line[head.end() :]
            cells = [cell.strip() for cell in rest.strip().strip("|").split("|")]
            found[rule] = _plain(" · ".join(cells) if line.startswith("|") else rest)
            if line.startswith("|"):
                rule = ""
        elif rule and line.startswith("  "):
            found[rule] += " " + _plain(line)
        else:
            rule = ""
    return found


def _plain(text: str) -> str:
    return _EMPHASIS.sub("", text).strip()
