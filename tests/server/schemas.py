"""Our JSON Schema, in strict reading: nothing that it does not name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator


def strict(schema: dict[str, Any]) -> Callable[[str], Draft202012Validator]:
    """What checks a part of the schema, by its name."""
    parts = {name: _closed(part) for name, part in schema["$defs"].items()}

    @cache
    def validator(name: str) -> Draft202012Validator:
        return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": parts})

    return validator


def _closed(node: Any) -> Any:
    if isinstance(node, list):
        return [_closed(each) for each in node]
    if not isinstance(node, dict):
        return node
    closed = {name: _closed(each) for name, each in node.items()}
    if closed.get("type") == "object" and "properties" in closed:
        closed.setdefault("additionalProperties", False)
    return closed
