"""What a seat wants of its table beside playing: to talk, a pause, a bot instead, once more."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from backroom.server import refusals, rematch, wire
from backroom.server.limits import Bucket
from backroom.server.onlookers import Viewer
from backroom.server.settings import Settings
from backroom.server.space import Space
from backroom.store.store import Store

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay


class Wishes:
    """Of one table; whatever changes is changed under the table's lock."""

    def __init__(self, table: TableInPlay, store: Store, settings: Settings, seats: int) -> None:
        self._table = table
        self._store = store
        self._space = Space(store, settings)
        self._keep_again = settings.keep_by_mail
        #: How fast each seat may speak.
        self._talking = [Bucket(settings.talk_burst, settings.talk_rate) for _ in range(seats)]

    # --- talking ---------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, phrase: str = "", to: Iterable[int] = ()) -> None:
        """Words, or a phrase of the game; to these others alone, if any are named."""
        table = self._table
        if phrase and not any(phrase in said for said in table.game.phrases.values()):
            raise refusals.Unreadable(detail="phrase")
        if not self._talking[seat].take():
            raise refusals.TooFast()
        async with table.locked():
            table.used = time.monotonic()
            if not table.over:
                table.check_plays(seat)
            room = table.talk.room(table.seats, seat, to, table.deciding, table.over)
            await table.talk.say(seat, text, phrase, room)
            if room:
                table.onlookers.tell_room(table, room)
            else:
                table.tell()
                await table.keys.came(seat)

    # --- looking ---------------------------------------------------------------------------------

    async def hold_seat(self, viewer: Viewer, wish: wire.Holding) -> None:
        """Another key for a seat, or none; onlookers may see what it sees, or no longer."""
        table = self._table
        if viewer.seat is None or not self._talking[viewer.seat].take():
            raise refusals.TooFast()  # all hear of it
        async with table.locked():
            if viewer.out:
                return  # it was let go while it waited: it hears no more
            if isinstance(wish, wire.ShowMessage):
                await table.watching.show(viewer.seat, wish.show)
                await table.keys.came(viewer.seat)
            else:
                await table.keys.heed(viewer, wish)

    async def open_too(self, seat: int, own: str) -> None:
        """Another key opens the seat, too: that of its person's profile. For whoever holds the
        lock."""
        await self._store.open_too(self._table.id, seat, own)
        self._table.seats[seat].open_too(own)

    async def look_over(self, viewer: Viewer, seat: int | None) -> None:
        """An onlooker looks over this shoulder."""
        async with self._table.locked():
            self._table.watching.look_over(viewer, seat)

    # --- time ------------------------------------------------------------------------------------

    async def wait(self, seat: int, stop: bool) -> None:
        """A seat stops the clock of the open window, or lets it run on."""
        table = self._table
        async with table.locked():
            if table.table is None:
                raise refusals.NotStarted()
            table.windows.wait(table.table, seat, stop)
            await table.go_on()

    async def stay_away(self, seat: int, wish: wire.Leave) -> None:
        """A seat lets a bot play or is back, gives up, or wants a pause; the host replaces one."""
        table = self._table
        async with table.locked():
            if isinstance(wish, wire.CalendarMessage):  # the first question is to heed it already
                await table.absence.keep_calendar(seat, wish.calendar)
            elif table.table is None:
                raise refusals.NotStarted()
            elif isinstance(wish, wire.StandInMessage):
                await table.absence.stand_in(seat, wish.stand_in)
            elif isinstance(wish, wire.ResignMessage):
                await table.absence.resign(seat)
            elif isinstance(wish, wire.ReplaceMessage):
                await table.absence.replace(seat, wish.replace)
            elif isinstance(wish, wire.PauseMessage):
                table.absence.vote(seat, wish.pause)
            else:
                await table.ballot.vote(seat, wish.stop)
            if not isinstance(wish, wire.CalendarMessage | wire.StopMessage):  # told to nobody
                await table.keys.came(seat)
            await table.go_on()

    async def keep_pace(self, seat: int, pace: wire.Pace) -> None:
        """Bots take more or less time from now on; the host says so."""
        table = self._table
        async with table.locked():
            if seat != table.host:
                raise refusals.HostOnly()
            await self.keep_tempo(msgspec.structs.replace(table.tempo, pace=pace))

    async def keep_chances(self, chances: wire.Chances) -> None:
        """Whoever is alone among bots is asked to play cards when it counts, or at every chance."""
        table = self._table
        async with table.locked():
            if not table.seats.one_person:
                raise refusals.NotAlone()
            await self.keep_tempo(msgspec.structs.replace(table.tempo, chances=chances))
            await table.go_on()  # what is asked now may be no question any more

    async def keep_tempo(self, tempo: wire.Tempo) -> None:
        """So fast it is played from now on; for whoever holds the lock."""
        await self._store.pace(self._table.id, msgspec.json.encode(tempo))
        self._table.tempo = tempo
        self._table.show()

    # --- once more -------------------------------------------------------------------------------

    async def play_again(self, seat: int) -> str:
        """The same people at another table; whoever wants it first has the say there."""
        table = self._table
        async with table.locked():
            if not table.over:
                raise refusals.NotOver()
            if not table.again:
                await self._space.check()
                until = time.time() + self._keep_again
                row, seats = rematch.next_table(table, seat, until)
                await self._store.rematch(table.id, row, seats)
                table.again = row.id
                table.tell()
            return table.again
