"""Who somebody is on all devices: a profile, kept by a key."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.server.wire.holding import NewKey
from backroom.server.wire.values import Hash, Key, Name, Reliable, SeatNumber

Address = Annotated[str, msgspec.Meta(max_length=300)]


class ProfileData(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be known by, and where to be told things."""

    name: Name = ""
    #: The colour that is liked best, as a seat has it. None: any.
    colour: SeatNumber | None = None
    lang: Literal["en", "fr", "de", "it"] = "en"
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    addresses: Annotated[list[Address], msgspec.Meta(max_length=5)] = []


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a profile, which the person's device has made."""

    me: NewKey


class KeepProfile(msgspec.Struct, forbid_unknown_fields=True):
    me: NewKey
    profile: ProfileData


class Attach(msgspec.Struct, forbid_unknown_fields=True):
    """I have the seat that ``key`` opens. ``own``: SHA-256 of another key that is to open it as
    long as this one does, such as all devices with the profile can make; "": none."""

    me: NewKey
    key: Key
    own: Hash = ""


class Attached(msgspec.Struct):
    seat: int


class Deleted(msgspec.Struct):
    """How many tables lose the name, now or when their game is over."""

    tables: int


class OwnTable(msgspec.Struct):
    """A table where one has a seat; ``status``: waiting, playing or over."""

    table: str
    seat: int
    game: str
    status: str


class Profile(msgspec.Struct):
    profile: ProfileData
    tables: list[OwnTable]
    reliable: Reliable | None
