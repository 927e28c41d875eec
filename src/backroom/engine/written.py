"""A view as JSON: as msgspec writes it, but pieces that never change are written once."""

from __future__ import annotations

from typing import cast

import msgspec

from backroom.engine.piece import Fixed
from backroom.engine.view import View

_encode = msgspec.json.Encoder().encode


def written(part: object) -> bytes:
    """A section of a view."""
    return _encode(_once(part))


def view_written(view: View) -> bytes:
    """The whole of it."""
    return _encode({name: _once(getattr(view, name)) for name in view.__struct_fields__})


def _once(part: object) -> object:
    """A list of pieces that never change as the bytes that it is written as; else what it is."""
    if isinstance(part, list) and part and isinstance(part[0], Fixed):
        pieces = cast("list[Fixed]", part)
        return msgspec.Raw(b"[" + b",".join([piece.json() for piece in pieces]) + b"]")
    return part
