"""Cells of the tables in which measurements are shown."""

from __future__ import annotations

from backroom.arena.bench.engine import Range
from backroom.engine.message import Message, Value
from backroom.engine.view import Cell


def say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def number(value: float) -> str:
    """Three digits that count."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def range_cell(found: Range | None) -> Cell:
    if found is None:
        return Cell(say("cli-none"))
    said = {name: number(getattr(found, name)) for name in ("median", "least", "most")}
    return Cell(Message("cli-bench-range", {**said}))


def times_cell(found: Range | None) -> Cell:
    if found is None:
        return Cell(say("cli-none"))
    said = {name: number(getattr(found, name)) for name in ("median", "least", "most")}
    return Cell(Message("cli-bench-times", {**said}), strong=True)


def name_cell(name: str) -> Cell:
    return Cell(say("cli-text", text=name))
