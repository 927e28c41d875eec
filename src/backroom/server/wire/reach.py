"""How a person is reached who does not look at the table: sent and answered by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.server.wire.values import Key

#: What one can be told of: one's turn, being next, being hit, an offer, a promise that is about to
#: run out, the end.
Tell = Literal["turn", "next", "hit", "offer", "promise", "end"]
TELLS: tuple[Tell, ...] = ("turn", "next", "hit", "offer", "promise", "end")
WayKind = Literal["push", "mail", "ntfy", "discord", "telegram"]
#: Has it yet to be confirmed, does it work, or has it failed for so long that it is used no more?
WayState = Literal["waiting", "good", "failed"]

WayId = Annotated[str, msgspec.Meta(max_length=16)]
Lang = Annotated[str, msgspec.Meta(max_length=16)]
Origin = Annotated[str, msgspec.Meta(max_length=100)]


class Subscription(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a browser has its messages come in, and the keys that only it can open them with."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class SeatKey(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a seat."""

    key: Key


class NewWay(msgspec.Struct, forbid_unknown_fields=True):
    """A new way to reach the seat's person: an address, or what a browser has subscribed to."""

    key: Key
    kind: WayKind
    address: Annotated[str, msgspec.Meta(max_length=300)] = ""
    subscription: Subscription | None = None
    lang: Lang = ""
    #: Where the page was opened: links in messages lead there, unless the host has named a place.
    origin: Origin = ""


class WayCode(msgspec.Struct, forbid_unknown_fields=True):
    """The code that came by this way; "" for Telegram: I have pressed Start there."""

    key: Key
    way: WayId
    code: Annotated[str, msgspec.Meta(max_length=16)] = ""


class OneWay(msgspec.Struct, forbid_unknown_fields=True):
    """Try it, or drop it ("": all of them, and whatever is kept about them)."""

    key: Key
    way: WayId


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """What I want to be told of, and in which language; ``quiet``: not in my quiet hours."""

    key: Key
    tell: Annotated[list[Tell], msgspec.Meta(max_length=6)]
    quiet: bool
    lang: Lang = ""


class Way(msgspec.Struct):
    """As its owner sees it; the whole address is told to nobody."""

    id: str
    kind: WayKind
    shown: str
    state: WayState
    #: For Telegram, until it is confirmed: where to press Start.
    link: str = ""


class Services(msgspec.Struct):
    """What this server can use: the key for push, and the name of the Telegram bot ("": none)."""

    push: str
    mail: bool
    telegram: str


class Reach(msgspec.Struct):
    services: Services
    ways: list[Way]
    tell: list[Tell]
    quiet: bool
