"""What messages are made of: texts and numbers, and how much of each there may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

#: Longer names break every table.
NAME = 20
#: The longest thing that can be said.
TALK = 500
#: A message of a client, a body of a request: nothing we take is longer.
LARGEST = 16 * 1024
#: But for the text of a board file, and what it comes in: no board needs more.
BOARD = 100_000
LARGEST_BOARD = 4 * BOARD + LARGEST

Name = Annotated[str, msgspec.Meta(max_length=NAME)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
#: Of 16 to 64 bytes, in hex; SHA-256 in hex, or nothing.
Nonce = Annotated[str, msgspec.Meta(pattern="^([0-9a-fA-F]{2}){16,64}$")]
Hash = Annotated[str, msgspec.Meta(pattern="^([0-9a-fA-F]{64})?$")]
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=TALK)]
AskId = Annotated[str, msgspec.Meta(max_length=100)]
#: The parts of an arrangement.
Parts = Annotated[list[msgspec.Raw], msgspec.Meta(min_length=1, max_length=64)]
#: Things on the board.
Things = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Kind = Literal["human", "bot"]
Choice = bool | int | str
Pace = Literal["slow", "normal", "fast", "off"]
#: When is somebody alone among bots asked whether to play a card: when it counts, or each time?
Chances = Literal["counting", "all"]
WindowTime = Literal[0, 2, 3, 5, 10, 20]
#: How long people may take: as long as they like, a decision each by seconds, or over days.
TimeKind = Literal["none", "live", "relaxed", "mail"]
#: Why a bot plays for a person: the person was away, wanted it so, was replaced, or has resigned.
StandIn = Literal["", "away", "given", "replaced", "resigned"]


class Reliable(msgspec.Struct, frozen=True):
    """How reliable somebody was in finished games with several people: answers in time, of a
    hundred (None: nobody waited for any), words that were judged, and how many were kept."""

    games: int
    percent: int | None
    words: int
    kept: int


#: Who may look on: whoever knows the table, whoever has its link for that, or nobody.
Watchers = Literal["anyone", "link", "nobody"]
#: How late onlookers see it: at once, when a round is over, or so many minutes later.
Delay = Literal["", "round", "2", "10"]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
#: Who may talk with whom: all hear everything; some may talk among themselves; or so, but not while
#: the table decides in secret.
TalkMode = Literal["open", "private", "unsealed"]
#: The others in a room: whom something is said to. None: everybody at the table.
Others = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=5)]], msgspec.Meta(max_length=5)]
