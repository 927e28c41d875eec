"""More time for everybody, from now on: the host says so, and all are told. Never less."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec

from backroom.server import refusals, wire

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

#: Beyond these nobody needs twice as much.
_LONGEST = 3600
_LARGEST_BANK = 4 * 3600


def eased(tempo: wire.Tempo, how: str) -> wire.Tempo:
    """How the table is played then."""
    time = tempo.time
    if how == "none":
        return msgspec.structs.replace(
            tempo, window=0, time=msgspec.structs.replace(time, kind="none")
        )
    longer = msgspec.structs.replace(
        time,
        seconds=max(time.seconds, min(2 * time.seconds, _LONGEST)),
        bank=max(time.bank, min(2 * time.bank, _LARGEST_BANK)),
    )
    lengths = sorted(length for length in get_args(wire.WindowTime) if length >= 2 * tempo.window)
    window = lengths[0] if tempo.window and lengths else tempo.window
    return msgspec.structs.replace(tempo, window=window, time=longer)


async def ease(table: TableInPlay, seat: int, how: str) -> None:
    """What is asked already gets the time that is added; a window that is open keeps its own."""
    async with table.locked():
        if seat != table.host:
            raise refusals.HostOnly()
        if table.tempo.time.kind == "mail":
            raise refusals.TimeByMail()
        tempo = eased(table.tempo, how)
        if tempo == table.tempo:
            return
        table.talk.check_note(seat)
        table.absence.deadlines.ease(tempo.time)
        table.windows.ease(tempo.window)
        await table.wishes.keep_tempo(tempo)
        table.absence.look()
        await table.note(seat, "note-no-clock" if how == "none" else "note-more-time")
