"""What somebody writes down for himself: sent and answered by HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from backroom.server.wire.values import Key

#: Of a seat: characters of the notes, bookmarks, and characters of the word on one.
LONGEST_NOTES = 4000
MOST_MARKS = 100
LONGEST_WORD = 60

Words = Annotated[str, msgspec.Meta(max_length=LONGEST_NOTES)]
#: A line of the log, by the seat's own count: no other seat has the same.
Line = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Bookmark(msgspec.Struct, forbid_unknown_fields=True):
    """A line of one's own log, and a word on it."""

    line: Line
    word: Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)] = ""


class Notes(msgspec.Struct):
    """All that a seat has written down. ``version`` counts how often its words were changed."""

    text: str = ""
    version: int = 0
    marks: list[Bookmark] = []


class WriteNotes(msgspec.Struct, forbid_unknown_fields=True):
    """The notes are this now; they were ``version`` when one began to write."""

    key: Key
    text: Words
    version: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Mark(msgspec.Struct, forbid_unknown_fields=True):
    """A bookmark on this line, or another word on it; no ``mark``: take that of ``line`` away."""

    key: Key
    line: Line
    mark: Bookmark | None = None
