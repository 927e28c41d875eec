"""A view as JSON: as msgspec writes it, but pieces that never change are written once, and what all
are shown alike of a position is written once for all who look at it."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from backroom.engine.piece import Fixed
from backroom.engine.view import View

_encode = msgspec.json.Encoder().encode


class Public:
    """What all are shown alike of a position, by sections of a view: made once, written once."""

    def __init__(self, parts: dict[str, Any]) -> None:
        self.parts = parts
        #: As JSON: sections, and the pieces of those that are lists of them.
        self._sections: dict[str, bytes] = {}
        self._pieces: dict[str, list[bytes]] = {}

    def section(self, name: str, part: object) -> bytes:
        """A section of a view: most are what all are shown, or differ in a piece or two."""
        shared = self.parts.get(name)
        if part is shared:
            found = self._sections.get(name)
            if found is None:
                found = self._sections[name] = written(part)
            return found
        if isinstance(part, list) and isinstance(shared, list) and len(part) == len(shared):
            return self._with_own(name, part, shared)
        return written(part)

    def _with_own(self, name: str, part: list[Any], shared: list[Any]) -> bytes:
        known = self._pieces.get(name)
        if known is None:
            known = self._pieces[name] = [_piece(one) for one in shared]
        told = [known[at] if one is shared[at] else _piece(one) for at, one in enumerate(part)]
        return b"[" + b",".join(told) + b"]"


def written(part: object) -> bytes:
    """A section of a view."""
    return _encode(_once(part))


def sections(view: View, public: Public) -> dict[str, bytes]:
    """A view by its sections."""
    return {name: public.section(name, getattr(view, name)) for name in view.__struct_fields__}


def view_written(view: View, public: Public | None = None) -> bytes:
    """The whole of it."""
    if public is None:
        return _encode({name: _once(getattr(view, name)) for name in view.__struct_fields__})
    return _encode({name: msgspec.Raw(raw) for name, raw in sections(view, public).items()})


def _once(part: object) -> object:
    """A list of pieces that never change as the bytes that it is written as; else what it is."""
    if isinstance(part, list) and part and isinstance(part[0], Fixed):
        pieces = cast("list[Fixed]", part)
        return msgspec.Raw(b"[" + b",".join([piece.json() for piece in pieces]) + b"]")
    return part


def _piece(one: object) -> bytes:
    return one.json() if isinstance(one, Fixed) else _encode(one)
