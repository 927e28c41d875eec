"""docs/security.md: every line names a test that there is, or says that nothing helps."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINES = [
    line
    for line in (ROOT / "docs" / "security.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| tries ")
]


def functions(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("line", LINES, ids=[line[2:50] for line in LINES])
def test_each_line_has_its_test_or_says_that_nothing_helps(line: str) -> None:
    _, tries, stands, proof, _ = re.split(r"(?<!\\)\|", line)
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", proof)
    assert tries.strip() and stands.strip()
    assert named or "can't be prevented" in stands
    assert [(file, name) for file, name in named if name not in functions(file)] == []


def test_there_are_lines_of_everybody() -> None:
    assert len(LINES) > 40
