"""The sources, as the tests of the catalogues read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

import backroom

SOURCES = Path(backroom.__file__).parent


@lru_cache
def trees() -> list[tuple[str, ast.Module]]:
    """Each file, by its path below the package."""
    return [
        (str(file.relative_to(SOURCES)), ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(SOURCES.rglob("*.py"))
    ]


def joined(tree: ast.Module) -> Iterator[ast.JoinedStr]:
    """The f-strings."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values)


@lru_cache
def _calls() -> dict[str, list[tuple[str, ast.Call]]]:
    """All of them, by the name of what is called: the sources are walked once."""
    found: dict[str, list[tuple[str, ast.Call]]] = {}
    for file, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                own = called.attr if isinstance(called, ast.Attribute) else None
                by = str(own or getattr(called, "id", ""))
                found.setdefault(by, []).append((file, node))
    return found


def calls(name: str) -> list[tuple[str, ast.Call]]:
    """Calls of a function or method of this name."""
    return _calls().get(name, [])


def option_values(options: type[msgspec.Struct]) -> set[str]:
    return {str(value) for hint in get_type_hints(options).values() for value in get_args(hint)}


def _values(hint: object) -> list[object]:
    """What an option can be: one of some words, or a number within bounds."""
    for meta in get_args(hint)[1:]:
        if isinstance(meta, msgspec.Meta):
            return ["number"] if isinstance(meta.le, int) else []
    return list(get_args(hint))


def option_names(options: type[msgspec.Struct]) -> set[str]:
    """The options of a table, and each with its values."""
    names = set()
    for name, hint in get_type_hints(options, include_extras=True).items():
        names.add(name.replace("_", "-"))
        names |= {f"{name.replace('_', '-')}-{value}" for value in _values(hint)}
    return names
