"""What is kept of a table beside its records, as types."""

from __future__ import annotations

import msgspec


class Running(msgspec.Struct):
    """The time of a question: which one, since when it runs, and until when."""

    ask: str
    since: float
    due: float


class KeptBallot(msgspec.Struct):
    """A vote to end the game: until when it lasts, when the next can be asked for, who is asked,
    and what each has said."""

    until: float
    again: float
    asked: list[int]
    said: dict[int, bool]


class KeptTimes(msgspec.Struct):
    """What is kept of the time at a table."""

    #: Of the open questions of people, by seat; …
    open: dict[int, Running] = {}
    #: … or of the sealed one, which is the same for all.
    sealed: Running | None = None
    #: What is left of each seat's bank, in seconds.
    banks: dict[int, float] = {}
    #: How many questions each seat has let go unanswered in a row.
    missed: dict[int, int] = {}
    #: Whose last question in the open ran out, as all have seen.
    slow: set[int] = set()
    #: How many questions with a clock each seat has answered by itself, and how many not.
    in_time: dict[int, int] = {}
    late: dict[int, int] = {}
    #: By mail: the round in which a seat's pass was last taken to stand.
    stood: dict[int, int] = {}
    #: Until when the table is paused (None: it is not), and since when time stands still by that.
    paused: float | None = None
    stopped: float | None = None
    #: Who is for a pause, and of how many hours (0: for its end). By mail one votes in the morning
    #: and another at night.
    votes: dict[int, int] = {}
    #: The last vote to end the game.
    ballot: KeptBallot | None = None


class KeptAnswer(msgspec.Struct):
    """An answer that waits: with the question, so that it never answers another."""

    question: str
    action: msgspec.Raw


class Part(msgspec.Struct, array_like=True):
    """Some events in a row: each as JSON, and who may read it (a bit for each seat, and the next
    one for whoever has none)."""

    readers: list[int]
    events: list[bytes]
