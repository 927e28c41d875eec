"""What goes on beside the game at a table of a server: words for some, time, a vote to end."""

from __future__ import annotations

import time
from collections.abc import Iterator

from backroom.cli.terminal.line import Json, Line
from backroom.text.lookup import Text

#: What to write before a name: the words are for that player alone.
TO = "@"
#: As many lines of talk are shown when asked for, and to whoever sits down.
TALK = 12
_MINUTE = 60
_YES, _NO = "+", "-"


def addressed(said: str, names: list[str], me: int) -> tuple[list[int], str] | None:
    """``@Bea @Cy Good evening``: to whom, and what. None: a name that nobody has, or oneself."""
    to: list[int] = []
    rest = said
    while rest.startswith(TO):
        found = _named(rest[1:], names)
        if found is None or found == me:
            return None
        to.append(found)
        rest = rest[1 + len(names[found]) :].lstrip(" ,")
    return sorted(set(to)), rest


def _named(said: str, names: list[str]) -> int | None:
    """Whose name it begins with; of two that fit, the longer."""
    said = said.casefold()
    fit = [seat for seat, name in enumerate(names) if said.startswith(name.casefold())]
    return max(fit, key=lambda seat: len(names[seat])) if fit else None


class Beside:
    """What was heard of that, and has been told the player already."""

    def __init__(self, line: Line, me: int) -> None:
        self._line = line
        self._me = me
        self._heard = {seats: max(0, len(lines) - TALK) for seats, lines in line.rooms.items()}
        self._asked = False

    def whispers(self) -> Iterator[tuple[list[int], Json]]:
        """What others have said in rooms since: who else heard it, and the line."""
        for seats, lines in list(self._line.rooms.items()):
            for said in lines[self._heard.get(seats, 0) :]:
                if said["seat"] != self._me:
                    yield self._others(seats, said), said
            self._heard[seats] = len(lines)

    def rooms(self) -> Iterator[tuple[list[int], Json]]:
        """All that was said there, by oneself too."""
        for seats, lines in list(self._line.rooms.items()):
            for said in lines:
                yield self._others(seats, said), said

    def _others(self, seats: tuple[int, ...], said: Json) -> list[int]:
        return [seat for seat in seats if seat not in (self._me, said["seat"])]

    def voted(self) -> None:
        """Who wants to end the game need not be told that somebody does."""
        self._asked = True

    def ballot(self, text: Text) -> str:
        """Said once when somebody wants to end the game; "": nothing new."""
        open = self._line.ballot is not None
        news = open and not self._asked
        self._asked = open
        if not news or self._line.ballot is None:
            return ""
        return text.say("term-ballot", {"time": length(self._line.ballot["left"])})

    def time_left(self) -> str:
        """For the question that is asked now; "": as long as one likes."""
        times = self._line.times
        if times is None or not times["runs"]:
            return ""
        mine = [each["left"] for each in times["asked"] if each["seat"] == self._me]
        left = mine[0] if mine else times["sealed"]
        if left is None:
            return ""
        return length(left - round((time.monotonic() - self._line.timed) * 1000))

    def vote(self, rest: str) -> bool | None:
        """``e +``, ``e -``. None: neither."""
        return {_YES: True, _NO: False}.get(rest)


def length(milliseconds: int) -> str:
    """``1:05``."""
    minutes, seconds = divmod(max(0, milliseconds) // 1000, _MINUTE)
    hours, minutes = divmod(minutes, _MINUTE)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
