"""What is said of whom a seat belongs to, and of those who look on."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.server.wire.values import Number

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
#: As a device makes one: 128 bits, so that nobody guesses it.
NewKey = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]


class RekeyMessage(msgspec.Struct, forbid_unknown_fields=True):
    """From now on this key, which my device has made, opens my seat, and the old one does not."""

    id: Number
    rekey: NewKey


class LostMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host: this seat's link is lost. Its person has time to come or to say no."""

    id: Number
    lost: SeatNumber


class CollectMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host: that time is over, and this key opens the seat from now on."""

    id: Number
    collect: SeatNumber
    key: NewKey


class KeepSeatMessage(msgspec.Struct, forbid_unknown_fields=True):
    """My link is not lost: I keep it."""

    id: Number
    keep_seat: Literal[True]


class ShowMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Onlookers may see what I see. False: no longer, from this moment on."""

    id: Number
    show: bool


class OverMessage(msgspec.Struct, forbid_unknown_fields=True):
    """An onlooker: let me look over this shoulder; None: over none."""

    id: Number
    over: SeatNumber | None


#: What can be wanted of the key of a seat.
Holding = RekeyMessage | LostMessage | CollectMessage | KeepSeatMessage | ShowMessage
HOLDING: dict[str, type[Holding]] = {
    "rekey": RekeyMessage,
    "lost": LostMessage,
    "collect": CollectMessage,
    "keep_seat": KeepSeatMessage,
    "show": ShowMessage,
}
