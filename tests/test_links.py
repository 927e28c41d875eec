"""Links in the pages lead somewhere: to a file that is there, and to a heading that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
_LINK = re.compile(r"\]\(<?([^)>\s]+)>?\)")
_FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]+`")
_HEADING = re.compile(r"^#{1,6} +(.+?)(?: +#+)?$", re.MULTILINE)
_NAMED = re.compile(r"""<\w+[^>]*\b(?:id|name)=["']([^"']+)["']""")


def links(text: str) -> Iterator[str]:
    """Those within the house; what stands in examples is none."""
    plain = _CODE.sub("", _FENCED.sub("", text))
    for found in _LINK.findall(plain):
        if not re.match(r"[a-z]+:", found):
            yield found


def anchors(text: str) -> set[str]:
    """What GitHub calls the headings: small letters, hyphens for blanks, a number for the like."""
    seen: dict[str, int] = {}
    found = set(_NAMED.findall(text))
    for heading in _HEADING.findall(_FENCED.sub("", text)):
        said = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", said.lower()).replace(" ", "-")
        count = seen.get(name, 0)
        seen[name] = count + 1
        found.add(f"{name}-{count}" if count else name)
    return found


def astray(page: Path) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return [f"{page.name}: {link}" for link in links(text) if not leads(page, link)]


def leads(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    there = page.parent / path if path else page
    if not there.exists():
        return False
    return not anchor or anchor in anchors(there.read_text(encoding="utf-8"))


def test_every_link_in_the_pages_leads_somewhere() -> None:
    assert sum(len(list(links(page.read_text(encoding="utf-8")))) for page in PAGES) > 50
    assert [wrong for page in PAGES for wrong in astray(page)] == []


def test_what_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text(
        "# What's checked, and how\n\n## Twice\n\n## Twice\n\n```\n# none\n```\n", encoding="utf-8"
    )
    page = tmp_path / "page.md"
    page.write_text(
        "[a](there.md#whats-checked-and-how) [b](there.md#twice-1) [c](https://example.org/x#y)\n"
        "[d](there.md#none) [e](there.md#twice-2) [f](nowhere.md) [g](#here) `[h](no.md)`\n",
        encoding="utf-8",
    )
    wrong = ["there.md#none", "there.md#twice-2", "nowhere.md", "#here"]
    assert astray(page) == [f"page.md: {link}" for link in wrong]


def torn(text: str) -> list[str]:
    """Rows that stand below no head: a table ends at an empty line."""
    lines = ["", *_FENCED.sub("", text).splitlines(), ""]
    return [
        row
        for above, row, below in zip(lines, lines[1:], lines[2:], strict=False)
        if row.startswith("|") and not above.strip() and not re.match(r"\|[ :-]+\|", below)
    ]


def test_no_table_is_torn() -> None:
    rows = [row[:60] for page in PAGES for row in torn(page.read_text(encoding="utf-8"))]
    assert rows == []
    assert torn("| a |\n|---|\n| b |\n\n| c |") == ["| c |"]
