"""A row of pieces that never changes: views share it, and it is written once. (Never compiled: a
compiled class can't be a tuple.)"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from backroom.engine.piece import Piece, wires

T = TypeVar("T", bound=Piece)


class Row(tuple[T, ...]):
    """Pieces that nobody changes any more, in their order."""

    #: As JSON, once somebody has written it: by itself, and as a part of something.
    _json: bytes | None = None
    _wire: msgspec.Raw | None = None

    def json(self) -> bytes:
        if self._json is None:
            self._json = msgspec.json.encode(wires(list(self)))
        return self._json

    def wire(self) -> msgspec.Raw:
        if self._wire is None:
            self._wire = msgspec.Raw(self.json())
        return self._wire
