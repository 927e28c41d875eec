"""What never changes: views and copies share it, and it is written once. (Never compiled: a
compiled class can't be a tuple or a dictionary.)"""

from __future__ import annotations

from collections import deque
from typing import Final, NoReturn, Protocol, TypeVar

import msgspec

from backroom.engine.piece import Piece, wires

T = TypeVar("T", bound=Piece)


class Forgetful(Protocol):
    """What can be written again."""

    def forget(self) -> None: ...


#: What was written last, of all tables: a position is told to all who look in one go, and what has
#: not changed since need not be told at all.
_LATELY: Final[deque[Forgetful]] = deque()
_MOST_LATELY: Final = 64


def written_lately(thing: Forgetful) -> None:
    """It keeps what was written, until so much else has been."""
    _LATELY.append(thing)
    if len(_LATELY) > _MOST_LATELY:
        _LATELY.popleft().forget()


class Row(tuple[T, ...]):
    """Pieces that nobody changes any more, in their order."""

    #: As JSON, once somebody has written it (by itself, and as a part of something), for as long
    #: as it is likely to be told again; and by what one sees that it is the same.
    _json: bytes | None = None
    _wire: msgspec.Raw | None = None
    _mark: int | None = None

    def json(self) -> bytes:
        json = self._json
        if json is None:
            json = self._json = msgspec.json.encode(wires(list(self)))
            written_lately(self)
        return json

    def wire(self) -> msgspec.Raw:
        wire = self._wire
        if wire is None:
            wire = self._wire = msgspec.Raw(self.json())
        return wire

    def mark(self) -> int:
        """The hash of its JSON, which need not be written for that again."""
        if self._mark is None:
            self._mark = hash(self.json())
        return self._mark

    def forget(self) -> None:
        """It can be written again."""
        self._json = self._wire = None


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
