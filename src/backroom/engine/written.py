"""A view as JSON, as msgspec writes it. What was written before is not written again: pieces that
never change, what all are shown alike of a position, and what is as it was when the table was last
looked at."""

from __future__ import annotations

from copy import copy
from typing import Any, Final, TypeAlias

import msgspec

from backroom.engine.ask import Aside, Ask
from backroom.engine.piece import Fixed, Piece, wire_kind, wires
from backroom.engine.view import Progress, View
from backroom.engine.written_once import Row, written_lately

_encode: Final = msgspec.json.Encoder().encode
_values: Final = msgspec.structs.astuple
#: Of a kind of view: the struct of its sections as they are written.
_WHOLE: Final[dict[type[View], Any]] = {}


class _Piece:
    """A piece as it was when it was written."""

    def __init__(self, piece: Piece, json: bytes) -> None:
        self.piece = piece
        self.json = json


class _Anew:
    """A section that can be written again: what stays of it is a mark."""

    def __init__(self) -> None:
        self._json: bytes | None = None
        self._mark: int | None = None

    def write(self) -> bytes:
        raise NotImplementedError

    def json(self) -> bytes:
        json = self._json
        if json is None:
            json = self._json = self.write()
            written_lately(self)
        return json

    def mark(self) -> int:
        mark = self._mark
        if mark is None:
            mark = self._mark = hash(self.json())
        return mark

    def forget(self) -> None:
        self._json = None


class _Row(_Anew):
    """Pieces that never change, in their order, as they were written together."""

    def __init__(self, pieces: list[Fixed]) -> None:
        super().__init__()
        self.pieces = pieces

    def is_of(self, pieces: list[Fixed]) -> bool:
        own = self.pieces
        if len(own) != len(pieces):
            return False
        for at, piece in enumerate(pieces):
            if own[at] is not piece:
                return False
        return True

    def write(self) -> bytes:
        return written(self.pieces)


class _Asks(_Anew):
    """Questions as they were when they were written."""

    def __init__(self, asks: list[Ask]) -> None:
        super().__init__()
        self.asks = asks

    def write(self) -> bytes:
        raw: bytes = _encode(_asked(self.asks))
        return raw


#: A section: written, or yet to be.
Section: TypeAlias = "bytes | Row[Any] | _Row | _Asks"


class Kept:
    """What was last shown of a table, written. It is never out of date: what is to be written now
    is compared with it field by field, which takes a fraction of the time."""

    def __init__(self) -> None:
        #: By section, and there by who is shown it or by the place in a list.
        self._pieces: dict[str, dict[int, _Piece]] = {}
        self._rows: dict[str, dict[int, _Row]] = {}
        self._asks: dict[str, dict[int, _Asks]] = {}

    def piece(self, section: str, at: int, piece: Piece) -> bytes:
        if isinstance(piece, Fixed):
            return written(piece)
        found = self._pieces.get(section)
        if found is None:
            found = self._pieces[section] = {}
        last = found.get(at)
        if last is not None and last.piece.same(piece):
            return last.json
        raw: bytes = _encode(piece.wire())
        found[at] = _Piece(piece.copy(), raw)
        return raw

    def row(self, section: str, who: int, pieces: list[Fixed]) -> _Row:
        found = self._rows.get(section)
        if found is None:
            found = self._rows[section] = {}
        last = found.get(who)
        if last is not None and last.is_of(pieces):
            return last
        row = found[who] = _Row(pieces[:])
        return row

    def asks(self, section: str, who: int, asks: list[Ask]) -> _Asks:
        found = self._asks.get(section)
        if found is None:
            found = self._asks[section] = {}
        last = found.get(who)
        if last is not None and last.asks == asks:
            return last
        kept = _Asks([ask if type(ask) is Aside else copy(ask) for ask in asks])
        found[who] = kept
        return kept


#: To whom something is shown that all are shown alike.
_ALL: Final = -2


class Public:
    """What all are shown alike of a position, by sections of a view: made once, written once."""

    def __init__(self, parts: dict[str, Any], kept: Kept | None = None) -> None:
        self.parts = parts
        self._kept = Kept() if kept is None else kept
        self._sections: dict[str, Section] = {}
        self._wires: dict[str, object] = {}

    def wire(self, name: str, part: object, seat: int | None) -> object:
        """What msgspec writes as this section. For a second viewer it is written once for all."""
        shared = self.parts.get(name)
        if part is not shared:
            return self._wire(name, part, -1 if seat is None else seat, shared)
        wire = self._wires.get(name)
        if wire is None:
            wire = self._wire(name, part, _ALL, None)
        elif not isinstance(wire, msgspec.Raw):
            wire = msgspec.Raw(_encode(wire))
        else:
            return wire
        self._wires[name] = wire
        return wire

    def _wire(self, name: str, part: object, who: int, shared: object) -> object:
        """Pieces that could change are written anew if they have."""
        if isinstance(part, Piece):
            return msgspec.Raw(self._kept.piece(name, who, part))
        if isinstance(part, list) and part and isinstance(part[0], Piece):
            if not isinstance(part[0], Fixed):
                told = self._told(name, part, shared if isinstance(shared, list) else part)
                return [msgspec.Raw(raw) for raw in told]
        return _wire(part)

    def section(self, name: str, part: object, seat: int | None) -> Section:
        """A section of a view: most are what all are shown, or differ in a piece or two. What is
        long and seldom another has yet to be written."""
        if isinstance(part, Row):
            return part
        if part is None or isinstance(part, int):
            return written(part)
        shared = self.parts.get(name)
        if part is not shared:
            return self._section(name, part, -1 if seat is None else seat, shared)
        found = self._sections.get(name)
        if found is None:
            found = self._sections[name] = self._section(name, part, _ALL, None)
        return found

    def _section(self, name: str, part: object, who: int, shared: object) -> Section:
        if isinstance(part, Piece):
            return self._kept.piece(name, who, part)
        if isinstance(part, list) and part:
            if isinstance(part[0], Fixed):
                return self._kept.row(name, who, part)
            if isinstance(part[0], Piece):
                told = self._told(name, part, shared if isinstance(shared, list) else part)
                return b"[" + b",".join(told) + b"]"
            if isinstance(part[0], Ask):
                return self._kept.asks(name, who, part)
        return written(part)

    def _told(self, name: str, part: list[Piece], shared: list[Piece]) -> list[bytes]:
        return [
            self._kept.piece(name, at if one is shared[at] else ~at, one)
            for at, one in enumerate(part)
        ]


def written(part: object) -> bytes:
    """A section of a view, or something else that is told."""
    if part is None:
        return b"null"
    if isinstance(part, bool):
        return b"true" if part else b"false"
    if isinstance(part, list) and not part:
        return b"[]"
    if isinstance(part, Row):
        return part.json()
    if isinstance(part, Progress):
        return part.written
    raw: bytes = _encode(_wire(part))
    return raw


def _wire(part: object) -> object:
    """What msgspec writes as a section: pieces say it themselves."""
    if part is None or isinstance(part, int):
        return part
    if isinstance(part, list):
        if not part:
            return part
        if isinstance(part[0], Piece):
            return wires(part)
        return _asked(part) if type(part[-1]) is Aside else part
    if isinstance(part, Piece):
        return part.wire()
    if isinstance(part, tuple):
        return part.wire() if isinstance(part, Row) else part
    return msgspec.Raw(part.written) if type(part) is Progress else part


def _asked(asks: list[Ask]) -> list[object]:
    """What msgspec writes as questions."""
    return [ask.written if type(ask) is Aside else ask for ask in asks]


def sections(view: View, public: Public) -> dict[str, bytes]:
    """A view by its sections."""
    return {name: section_written(part) for name, part in unwritten(view, public).items()}


def unwritten(view: View, public: Public) -> dict[str, Section]:
    """The same, where not everything has been written yet."""
    seat, parts = view.seat, _values(view)
    return {
        name: public.section(name, parts[at], seat)
        for at, name in enumerate(view.__struct_fields__)
    }


def section_written(part: Section) -> bytes:
    return part if isinstance(part, bytes) else part.json()


def section_mark(part: Section) -> int:
    """By which one sees whether it has changed: the hash of its JSON."""
    return hash(part) if isinstance(part, bytes) else part.mark()


def view_written(view: View, public: Public | None = None) -> bytes:
    """The whole of it, in one go."""
    names = view.__struct_fields__
    kind = _WHOLE.get(type(view))
    if kind is None:
        kind = _WHOLE[type(view)] = wire_kind(type(view).__name__, *names)
    if public is None:
        parts = [_wire(part) for part in _values(view)]
    else:
        parts = []
        for at, part in enumerate(_values(view)):
            if part is None or isinstance(part, int):
                parts.append(part)
            else:
                parts.append(public.wire(names[at], part, view.seat))
    raw: bytes = _encode(kind(*parts))
    return raw
