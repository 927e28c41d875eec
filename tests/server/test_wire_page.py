"""docs/wire.md names whatever is said over the wire, and what it is made of."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import get_args

import msgspec
import pytest

from backroom.server import wire
from backroom.server.wire import heard, told

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
#: What stands first in a message beside the number by which it is answered, or counted.
HEARD = set(re.findall(r'`\{(?:"id"(?:: \d+)?, )?"(\w+)"', PAGE))
TOLD = set(re.findall(r'`\{"n", "(\w+)"', PAGE))
#: The calls: what is called, its body, the answer.
CALLS = re.findall(r"^\| (`(?:GET|POST) .*?) \| (.*?) \| (.*) \|$", PAGE, re.MULTILINE)


def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    return kind.__struct_encode_fields__


def _bodies() -> dict[str, type[msgspec.Struct]]:
    """What is declared in the files of the wire, by name."""
    files = [import_module(f"{wire.__name__}.{file.name}") for file in iter_modules(wire.__path__)]
    return {
        name: kind
        for file in files
        for name, kind in vars(file).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }


def test_every_message_that_the_server_hears_stands_on_the_page() -> None:
    assert len(heard._CLIENT) > 20
    assert set(heard._CLIENT) - HEARD == set()


def test_every_message_that_the_server_tells_stands_on_the_page() -> None:
    names = {name for kind in get_args(told.ServerMessage) for name in _fields(kind)} - {"n"}
    assert len(names) > 20
    assert names - TOLD == set()


@pytest.mark.parametrize("name", ["Times", "StoodIn", "Asked", "Calendar", "Clock", "Ballot"])
def test_what_a_message_about_time_is_made_of_stands_on_the_page(name: str) -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("| `{")]
    fields = _fields(_bodies()[name])
    assert any(all(f'"{field}"' in line for field in fields) for line in lines)


def test_every_field_of_what_is_sent_by_http_stands_on_the_page() -> None:
    bodies = _bodies()
    asked: dict[str, str] = {}
    for _, body, _ in CALLS:
        for name in re.findall(r"`([A-Z]\w+)`", body):
            asked[name] = asked.get(name, "") + body
    assert {"WayCode", "OneWay", "NewTable"} <= set(asked)
    missing = {
        (name, field)
        for name, said in asked.items()
        for field in _fields(bodies[name])
        if not re.search(rf"\b{field}\b", said)
    }
    assert missing == set()
