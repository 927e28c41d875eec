"""Before the game: nobody chooses the dice, not even whoever runs the server.

The server promises a secret (its commitment). Then each person's device seals a nonce of its own;
only when all seals are in are they told, and only then does a device open what it has sealed. When
all have, the game begins. A nonce that is not opened in time, or is not the sealed one, voids the
deal: another secret is promised, and all seal anew. Whose device has voided so often that it may
not again has no nonce of its own from then on: it follows from the secret, as a bot's does. (See
docs/save-format.md for what that is good for, and what not.)
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

import msgspec

from backroom.engine import chance
from backroom.engine.save import Head, Void
from backroom.server import refusals, wire
from backroom.server.seats import Seat, Seats
from backroom.server.settings import Settings
from backroom.store.store import Store

#: What devices are waited for: which deal it is, and whether all seals are in.
Stage = tuple[str, bool]


class Dice:
    """The secret of a table, and the nonces of its seats. ``ring`` is called when a stage of it has
    lasted for as long as devices may take."""

    def __init__(
        self, table: str, store: Store, settings: Settings, ring: Callable[[Stage], None]
    ) -> None:
        self._id = table
        self._store = store
        self._patience = settings.opening
        self._most_voids = settings.most_voids
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._timed: Stage | None = None

    def load(self, secret: bytes, head: Head, seats: Seats) -> None:
        self.secret = secret
        #: The first line of the save to come.
        self.head = head
        self._seats = seats
        self.stop()

    # --- looking -------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return chance.commitment(self.secret)

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat in self._seats if seat.human]

    @property
    def _all_sealed(self) -> bool:
        return all(seat.taken and seat.seal is not None for seat in self._people)

    @property
    def _closed(self) -> list[Seat]:
        """Who has sealed a nonce and not opened it."""
        return [seat for seat in self._people if seat.seal and not seat.nonce]

    @property
    def ready(self) -> bool:
        """Has everybody sealed, and opened what was sealed?"""
        return self._all_sealed and not self._closed

    @property
    def nonces(self) -> list[bytes]:
        """What a seat has not sent follows from the secret."""
        return [
            bytes.fromhex(seat.nonce) if seat.nonce else chance.bot_nonce(self.secret, seat.number)
            for seat in self._seats
        ]

    def told(self) -> wire.Dice:
        """What everybody is told. No seal before all are in, and no nonce at all."""
        seals = [seat.seal or "" for seat in self._seats] if self._all_sealed else []
        opened = [seat.number for seat in self._people if seat.nonce]
        return wire.Dice(self.commitment, seals, opened, [void.seats for void in self.head.voids])

    # --- sealing and opening -------------------------------------------------------------------

    async def seal(self, seat: Seat, sealed: str, commitment: str) -> None:
        """A device seals its nonce, after the promise that it names. It may do so anew, until all
        have."""
        if sealed and commitment.lower() != self.commitment:
            raise refusals.DealtAnew()
        if self._all_sealed or (seat.seal is not None and not sealed) or self._is_out(seat):
            return
        sealed = sealed.lower()
        await self._store.seal(self._id, {seat.number: sealed})
        seat.seal = sealed

    async def open(self, seat: Seat, nonce: str, commitment: str) -> None:
        """A device opens what it has sealed."""
        if commitment.lower() != self.commitment:
            raise refusals.DealtAnew()
        if not self._all_sealed:
            raise refusals.NotSealed()
        if not seat.seal or seat.nonce:
            return
        if chance.seal(bytes.fromhex(nonce)) != seat.seal:
            await self.void([seat.number])
            raise refusals.WrongNonce()
        nonce = nonce.lower()
        await self._store.open_nonce(self._id, seat.number, nonce)
        seat.nonce = nonce

    async def void(self, seats: list[int]) -> None:
        """The deal comes to nothing, and who was to blame is written down."""
        secret = os.urandom(len(self.secret))
        voids = [*self.head.voids, Void(self.commitment, seats)]
        promised = chance.commitment(secret)
        head = msgspec.structs.replace(self.head, commitment=promised, voids=voids)
        # Who took no part in the last deal takes none in the next: nobody waits for them.
        out = [s.number for s in self._people if s.seal == "" or self._is_out(s, voids)]
        await self._store.deal_anew(self._id, msgspec.json.encode(head), secret, out)
        self.secret, self.head = secret, head
        for seat in self._people:
            seat.seal, seat.nonce = "" if seat.number in out else None, ""

    def _is_out(self, seat: Seat, voids: list[Void] | None = None) -> bool:
        """Has its device voided as many deals as it may?"""
        voids = self.head.voids if voids is None else voids
        return sum(seat.number in void.seats for void in voids) >= self._most_voids

    # --- the clock -----------------------------------------------------------------------------

    def watch(self) -> None:
        """Devices do all that by themselves, so they have little time for it; but people may take
        as long as they like to sit down."""
        stage = (self.commitment, self._all_sealed)
        sit = all(seat.taken for seat in self._people)
        waits = not self.ready and (sit or bool(self.head.voids))
        if not waits:
            self.stop()
        elif stage != self._timed:
            self.stop()
            self._timed = stage
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._patience, self._ring, stage)

    async def give_up(self, stage: Stage) -> None:
        """Time is up, if it is still that stage: who is late has no part in it."""
        if self.ready or stage != (self.commitment, self._all_sealed):
            return
        if self._all_sealed:
            await self.void([seat.number for seat in self._closed])
        else:
            late = [seat for seat in self._people if seat.seal is None]
            await self._store.seal(self._id, {seat.number: "" for seat in late})
            for seat in late:
                seat.seal = ""

    def stop(self) -> None:
        self._timed = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
