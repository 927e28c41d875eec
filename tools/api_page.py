"""Runs the examples of the API page: python -m tools.api_page

It writes what they print into ``docs/api.md``: a block of Python is followed by a block of text
with its output. A test runs them all and compares.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parent.parent / "docs" / "api.md"
_EXAMPLE = re.compile(
    r"^## (?P<title>[^\n]+)\n(?:(?!^## ).)*?"
    r"^```python\n(?P<code>.*?)^```\n\n```text\n(?P<printed>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Example(NamedTuple):
    title: str
    code: str
    printed: str


def examples(page: str) -> list[Example]:
    return [Example(**found.groupdict()) for found in _EXAMPLE.finditer(page)]


def run(example: Example) -> str:
    """What it prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(example.code, example.title, "exec"), {"__name__": "__main__"})
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


def written(page: str) -> str:
    """The page, with what its examples print now."""
    for example in examples(page):
        before = f"{example.code}```\n\n```text\n{example.printed}```"
        after = f"{example.code}```\n\n```text\n{run(example)}```"
        assert page.count(before) == 1, example.title
        page = page.replace(before, after)
    return page


def main() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
