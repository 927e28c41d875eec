"""What never changes: views and copies share it, and it is written once. (Never compiled: a
compiled class can't be a tuple or a dictionary.)"""

from __future__ import annotations

from typing import NoReturn, TypeVar

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


class Counts(tuple[int, ...]):
    """How many there are of each kind: another stands in its place when one comes or goes."""

    _wire: msgspec.Raw | None = None

    def wire(self) -> msgspec.Raw:
        """As JSON, once somebody has written it."""
        if self._wire is None:
            self._wire = msgspec.Raw(msgspec.json.encode(tuple(self)))
        return self._wire


def one_more(counts: tuple[int, ...], kind: int) -> Counts:
    more = list(counts)
    more[kind] += 1
    return Counts(more)


class Told(dict[str, int | str]):
    """A table's options, as they are told: nobody changes them."""

    _wire: msgspec.Raw | None = None

    def _stays(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a table's options stay as they are; change a copy")

    __setitem__ = __delitem__ = __ior__ = _stays
    update = setdefault = pop = popitem = clear = _stays

    def __reduce__(self) -> tuple[type[Told], tuple[dict[str, int | str]]]:
        return Told, (dict(self),)  # (a copy would be filled item by item)

    def wire(self) -> msgspec.Raw:
        """As JSON, once somebody has written it."""
        if self._wire is None:
            self._wire = msgspec.Raw(msgspec.json.encode(dict(self)))
        return self._wire
