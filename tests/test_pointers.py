"""Comments and pages that point to a file: it is there, and it has what it is said to have."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from backroom.games.chicago import gangsters

ROOT = Path(__file__).parents[1]
CHICAGO = ROOT / "src" / "backroom" / "games" / "chicago"
POINTER = re.compile(
    r"(?<![\w*.<])((?:[\w.-]+/)*[\w-]+\.(?:py|ts|svelte|toml|ftl|mjs|md))(?!\w|\.\w|\()"
)
#: Names in examples.
MADE_UP = {"mine.toml", "board.toml", "backroom.toml"}


def told(file: Path) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a source; every line of a page."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield from enumerate(text.splitlines(), start=1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            docstring = ast.get_docstring(node)
            if docstring:
                yield node.body[0].lineno, docstring


@lru_cache
def everything() -> set[str]:
    """Each file of the house, and each of the shorter names it goes by."""
    found = set()
    for room in ("src", "tests", "tools", "docs", "web/src", "web/tools"):
        for path in (ROOT / room).rglob("*.*"):
            parts = path.relative_to(ROOT).parts
            found |= {"/".join(parts[at:]) for at in range(len(parts))}
    return found


def is_there(pointer: str, at: Path) -> bool:
    """Beside the file that points to it, or anywhere in the house."""
    return pointer in everything() or any((f / pointer).exists() for f in (at.parent, ROOT))


def astray(files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(ROOT) if file.is_relative_to(ROOT) else file.name}:{line}: {pointer}"
        for file in files
        for line, words in told(file)
        for pointer in POINTER.findall(words)
        if Path(pointer).name not in MADE_UP and not is_there(pointer, file)
    ]


def sources() -> list[Path]:
    rooms = ("src", "tests", "tools", "bench")
    return sorted(file for room in rooms for file in (ROOT / room).rglob("*.py"))


def client() -> list[Path]:
    folder = ROOT / "web" / "src"
    return sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])


def pages() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def test_every_file_that_a_comment_points_to_is_there() -> None:
    assert astray(sources()) == []


def test_every_file_that_a_page_points_to_is_there() -> None:
    assert astray(pages()) == []


def test_every_python_file_that_the_client_points_to_is_there() -> None:
    assert [lost for lost in astray(client()) if lost.endswith(".py")] == []


def test_a_pointer_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text('"""See gone.py."""\nx = 1  # (nowhere.py)\n# deck.py\n')
    assert len(astray([tmp_path / "some.py"])) == 2


def pointed() -> list[tuple[str, str]]:
    """Each gangster whose ability is carried out elsewhere, and the file that is said to do it."""
    text = (CHICAGO / "gangsters.py").read_text(encoding="utf-8")
    lines = re.findall(r"Gangster\([^#]*?#\s*K13\.(\d+): ([\w., ]+\.py)", text)
    return [(number, file) for number, files in lines for file in files.split(", ")]


@pytest.mark.parametrize(("number", "file"), pointed())
def test_the_file_beside_a_gangster_carries_out_what_he_can(number: str, file: str) -> None:
    name = gangsters.ROSTER[int(number) - 1].name.replace("-", "_").upper()
    assert re.search(rf"\b{name}\b", (CHICAGO / file).read_text(encoding="utf-8"))


def test_gangsters_point_somewhere() -> None:
    assert len(pointed()) > 10
