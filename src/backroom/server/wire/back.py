"""Looking back: a game step by step, as somebody saw it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.server.wire.values import Choice, Key, Name, SeatNumber

#: The text of a saved game: nothing that was ever played is longer. And what it comes in.
SAVE = 2_000_000
LARGEST_SAVE = 2 * SAVE

Eyes = SeatNumber | Literal["all"] | None
WantedEyes = SeatNumber | Literal["all", "own"] | None


class LookBack(msgspec.Struct, forbid_unknown_fields=True):
    """``eyes``: a seat's, an onlooker's (null), "all", or "own": those of the seat that ``key``
    opens, an onlooker's without one. While the game goes on there are no others than these."""

    key: Key | None = None
    eyes: WantedEyes = "own"
    #: The table in words, too.
    panels: bool = False


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a finished game after so many records, with new dice: I have this seat, bots
    the others. ``save``: the text of a saved file; of a table's own game it is empty."""

    record: Annotated[int, msgspec.Meta(ge=1, le=1 << 20)]
    seat: SeatNumber
    name: Name = ""
    #: One on the roster; empty: the usual one.
    bot: Annotated[str, msgspec.Meta(max_length=24)] = ""
    save: Annotated[str, msgspec.Meta(max_length=SAVE)] = ""


class OpenSave(msgspec.Struct, forbid_unknown_fields=True):
    """A saved file, to be looked at: its text."""

    save: Annotated[str, msgspec.Meta(max_length=SAVE)]
    eyes: Eyes = None
    panels: bool = False


class Step(msgspec.Struct, omit_defaults=True):
    """Something that the viewer was told, and what he saw then."""

    #: How many events everybody had been told by then: by this the same moment is found in all
    #: eyes.
    at: int
    #: The round or the turn.
    now: int
    events: list[msgspec.Raw]
    #: Whose turn it was, if everybody knew that.
    by: int | None = None
    #: The sections of the view that are new.
    view: dict[str, msgspec.Raw] = {}
    #: Of others the parts that have changed: by their place in a list, or their name. With all
    #: eyes open, "2:own" is what seat 2 saw as ``own``.
    parts: dict[str, dict[str, msgspec.Raw]] = {}
    #: After how many records; only when the game is over.
    record: int | None = None


def _nothing() -> msgspec.Raw:
    return msgspec.Raw(b"null")


class History(msgspec.Struct):
    """A game to be looked at again."""

    game: str
    options: dict[str, Choice]
    #: What the board is called, if it comes from a file.
    board: str
    names: list[str]
    over: bool
    eyes: Eyes
    steps: list[Step]
    #: Of a saved file: the picture of its board, and what things are called on it.
    drawing: msgspec.Raw = msgspec.field(default_factory=_nothing)
    words: msgspec.Raw = msgspec.field(default_factory=_nothing)
