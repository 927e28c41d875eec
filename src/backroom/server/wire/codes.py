"""What is sent and answered about short codes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.server.wire.http import TakenSeat
from backroom.server.wire.values import Hash, Key, Name, SeatNumber

#: As it is typed: small letters and blanks do no harm.
TypedCode = Annotated[str, msgspec.Meta(max_length=24)]


class AskCode(msgspec.Struct, forbid_unknown_fields=True):
    """Of a seat, by its key: which code has the table? The host can have one made (or made to
    last), and have it dropped with all televisions that look by it."""

    key: Key
    wish: Literal["look", "make", "drop"] = "look"


class Code(msgspec.Struct):
    """Of a table; "": it has none. ``until``: seconds since 1970."""

    code: str
    until: float


class EnterCode(msgspec.Struct, forbid_unknown_fields=True):
    code: TypedCode


class Entered(msgspec.Struct):
    """Where the code leads, and the key by which a television looks on there."""

    table: str
    key: str


class TakeByCode(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down where the code leads. ``seal`` as in :class:`Sit`."""

    code: TypedCode
    name: Name = ""
    seal: Hash = ""
    commitment: Hash = ""
    #: As in :class:`TakeSeat`.
    colour: SeatNumber | None = None


class TakenByCode(msgspec.Struct):
    """A seat at this table is yours."""

    table: str
    taken: TakenSeat
