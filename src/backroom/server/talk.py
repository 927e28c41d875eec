"""What is said at a table: to all, or in rooms, where the table allows that.

A room is nothing but the seats that are in it, and is there once something is said in it. Lines
have numbers by room, limits count what a seat itself has said, and only the members of a room are
told anything: nobody else can find out that it exists.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

from backroom.server import refusals, wire
from backroom.server.seats import Seats
from backroom.store.store import Store, TalkRow, WhisperRow

#: The seats in a room; none: everybody at the table hears it.
Room = tuple[int, ...]
EVERYBODY: Room = ()

#: What the table itself has to tell all of a seat is a phrase that begins so.
NOTE = "note-"
#: There are so many of each seat.
_MOST_NOTES = 100

#: The time of day; tests set it.
now = time.time


class Talk:
    """It is kept before anybody hears it."""

    def __init__(
        self,
        table: str,
        store: Store,
        rules: wire.TalkRules,
        said: list[TalkRow],
        whispers: list[WhisperRow],
        most: int,
    ) -> None:
        self.rules = rules
        self.lines = [_told(row) for row in said]
        self._rooms: dict[Room, list[wire.Talk]] = {}
        for row in whispers:
            self._rooms.setdefault(_members(row.room), []).append(_told(row.said))
        self._notes = Counter(row.seat for row in said if row.phrase.startswith(NOTE))
        self._said = Counter(row.seat for row in said)
        self._said.subtract(self._notes)
        self._said.update(row.said.seat for row in whispers)
        self._most = most
        self._table = table
        self._store = store

    def room(self, seats: Seats, seat: int, to: Iterable[int], deciding: bool, over: bool) -> Room:
        """The room of a seat with these others, if it may speak there now. Whether it may follows
        from what all know: the table's rules, and whether it is deciding in secret."""
        others = set(to)
        if not others:
            return EVERYBODY
        if self.rules.mode == "open":
            raise refusals.NoPrivateTalk()
        if seat in others or any(o >= len(seats) or not seats[o].human for o in others):
            raise refusals.NoSuchRoom()
        if over and self.rules.after:
            raise refusals.RoomsAreOpen()
        if deciding and self.rules.mode == "unsealed":
            raise refusals.NoTalkInSecret()
        return tuple(sorted({seat, *others}))

    def rooms_for(self, seat: int | None, over: bool) -> list[tuple[Room, list[wire.Talk]]]:
        """The rooms that a seat may hear. Who only looks on hears none, ever."""
        if seat is None:
            return []
        everything = over and self.rules.after
        return [
            (room, lines)
            for room, lines in sorted(self._rooms.items())
            if everything or seat in room
        ]

    async def say(self, seat: int, text: str, phrase: str = "", room: Room = EVERYBODY) -> None:
        """Words, or one of the phrases of the game."""
        if self._said[seat] >= self._most:
            raise refusals.SaidEnough()
        row = TalkRow(seat, text, round(now(), 3), phrase)
        if room == EVERYBODY:
            await self._store.talk(self._table, len(self.lines), row)
            self.lines.append(_told(row))
        else:
            lines = self._rooms.get(room, [])
            await self._store.whisper(self._table, len(lines), WhisperRow(_bits(room), row))
            lines.append(_told(row))
            self._rooms[room] = lines
        self._said[seat] += 1

    def check_note(self, seat: int) -> None:
        """What all must hear is not done if they could not."""
        if self._notes[seat] >= _MOST_NOTES:
            raise refusals.SaidEnough()

    async def note(self, seat: int, note: str) -> None:
        """Something about a seat that all must hear."""
        row = TalkRow(seat, "", round(now(), 3), note)
        await self._store.talk(self._table, len(self.lines), row)
        self.lines.append(_told(row))
        self._notes[seat] += 1


def _told(row: TalkRow) -> wire.Talk:
    return wire.Talk(row.seat, row.text, row.at, row.phrase)


def _bits(room: Room) -> int:
    return sum(1 << seat for seat in room)


def _members(bits: int) -> Room:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
