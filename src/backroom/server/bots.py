"""The bots at a table of the server. They think side by side, never while the table is locked."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING

import msgspec

from backroom.bots import roster
from backroom.company.company import Company
from backroom.company.kept import Kept
from backroom.company.thinking import Situation, Thought, harmless
from backroom.engine.action import Action
from backroom.engine.deal import AcceptOffer, DeclineOffer
from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable
from backroom.server import guided, pauses
from backroom.server.thinking import BotFailed, Place, Thinkers
from backroom.store.store import StoreFailed

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

_log = logging.getLogger("backroom.bots")
#: What follows upon an answer of its own takes a bot so much less.
_ON_AND_ON = 0.6
_STROKE = 0.05
#: How often a bot that waits for a reader looks up.
_GLANCE = 0.1
#: After the store has failed a bot waits for so long before it tries again.
_AGAIN = 2.0


class Bots:
    """Each bot has at most one thought at a time."""

    def __init__(self, table: TableInPlay, thinkers: Thinkers, leisure: float) -> None:
        self._table = table
        self._thinkers = thinkers
        self._leisure = leisure
        self._company: Company | None = None
        self._turns: dict[int, asyncio.Task[None]] = {}
        #: What each bot is asked, and when it answers: whatever is offered to it meanwhile.
        self._due: dict[int, tuple[str, float]] = {}
        #: The bot that was the last to answer in the open. (Who has in secret is told by nothing.)
        self._spoke: int | None = None
        #: Offers to somebody who sits alone with bots, and until when they are given time.
        self._read: dict[int, float] = {}
        #: Offers that people may take as well as bots, and until when they are left to people.
        self._left: dict[int, float] = {}

    def sit_down(self, table: AnyTable, kept: bytes | None = None) -> None:
        """At a game that has begun, or was loaded again with what the bots remember."""
        seats = [seat.number for seat in self._table.seats if not seat.played]
        silent = [seat.number for seat in self._table.seats if seat.stand_in]
        try:
            memory = Kept() if kept is None else msgspec.json.decode(kept, type=Kept)
        except msgspec.DecodeError:  # another version's
            _log.warning("the bots of a table begin with a fresh memory")
            memory = Kept()
        holds = self._table.windows.holds
        self._company = Company(table, seats, self._table.secret, holds, memory, silent)

    @property
    def kept(self) -> bytes | None:
        """What they remember, to be stored with the game."""
        if self._company is None or not self._company.seats:
            return None
        return msgspec.json.encode(self._company.kept)

    def wake(self) -> None:
        """Something has changed: whoever has something to do begins to think."""
        company = self._company
        if company is None or not company.seats:
            return
        if not self._table.playing or not self._table.attended:
            return
        self._note_offers(company)
        for seat in company.seats:
            self._note(company, seat)
            if seat not in self._turns and (company.asked(seat) or company.hears(seat)):
                self._turns[seat] = asyncio.create_task(self._turn(seat))

    @property
    def busy(self) -> bool:
        return bool(self._turns)

    def stop(self) -> None:
        for turn in self._turns.values():
            turn.cancel()

    # --- a turn --------------------------------------------------------------------------------

    async def _turn(self, seat: int) -> None:
        """Think, and answer after a pause that has nothing to do with what one holds."""
        due = asyncio.get_running_loop().time() + self._pause(seat, asked=False)
        try:
            while not await self._try(seat, due):
                pass
        except StoreFailed:
            await asyncio.sleep(_AGAIN)
        except Exception:
            _log.exception("a bot's turn failed")
            await asyncio.sleep(_AGAIN)
        finally:
            del self._turns[seat]
        self.wake()

    def _note(self, company: Company, seat: int) -> None:
        """When it is to answer is said once, when the question is put."""
        asks = company.table.game.own_asks(company.table.state, seat)
        asked = next((ask.id for ask in asks if ask.waiting), None)
        if asked is None:
            self._due.pop(seat, None)
        elif seat not in self._due or self._due[seat][0] != asked:
            now = asyncio.get_running_loop().time()
            self._due[seat] = asked, now + self._pause(seat, asked=True)

    def _note_offers(self, company: Company) -> None:
        """An offer is gone with its step: if no bot answers, there is time to read it. Others who
        sit there or look on would learn of it by such a pause: for them there is none."""
        people = [seat.number for seat in self._table.seats if seat.human]
        alone = len(people) == 1 and not self._table.looked_at()
        pace, now = self._table.tempo.pace, asyncio.get_running_loop().time()
        table = company.table
        until = now + pauses.for_a_reader(pace) * self._leisure
        open = pauses.unanswered(table.offers, people[0]) if alone else []
        self._read = {offer: self._read.get(offer, until) for offer in open}
        # Where all see all offers, they also see to whom they are.
        if not alone and table.game.open_deals(table.state):
            open = [offer for person in people for offer in pauses.unanswered(table.offers, person)]
        until = now + pauses.for_the_first_say(pace) * self._leisure
        self._left = {offer: self._left.get(offer, until) for offer in open}

    async def _wait_for_reader(self) -> None:
        """Until each offer could be read, or was answered."""
        clock = asyncio.get_running_loop().time
        while clock() < max(self._read.values(), default=0.0):
            await asyncio.sleep(_GLANCE)

    async def _leave_to_people(self, unasked: Action | None) -> None:
        """Whatever it would answer to this offer, a person who may take it goes first."""
        if not isinstance(unasked, (AcceptOffer, DeclineOffer)):
            return
        clock = asyncio.get_running_loop().time
        while clock() < self._left.get(unasked.offer, 0.0):
            await asyncio.sleep(_GLANCE)

    def _pause(self, seat: int, asked: bool) -> float:
        """How long a bot takes: by public facts alone."""
        pace, table = self._table.tempo.pace, self._table.table
        if table is None or table.game.deciding(table.state):
            return pauses.in_secret(pace) * self._leisure
        if not asked and not table.game.open_deals(table.state):
            return pauses.in_secret(pace) * self._leisure  # nobody else hears what it says
        pause = pauses.in_the_open(pace) * self._leisure
        return pause * _ON_AND_ON if self._spoke == seat else pause

    async def _wait_until(self, due: float) -> None:
        """Whoever has thought for longer answers at the next stroke: it tells less."""
        late = asyncio.get_running_loop().time() - due
        if late > 0 and self._leisure > 0 and self._table.tempo.pace != "off":
            due += math.ceil(late / _STROKE) * _STROKE
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))

    async def _try(self, seat: int, due: float) -> bool:
        """False: something has changed meanwhile, or was refused. The bot thinks again."""
        async with self._table.lock:
            company = self._company
            if company is None or seat not in company.seats or not self._table.playing:
                return True
            situation = company.look(seat)
            if situation is None:
                return True
            mark = company.mark(seat)
            if situation.choose and seat in self._due:
                due = self._due[seat][1]
        thought = await self._think(situation)
        await self._wait_until(due)
        if thought.unasked is None:
            await self._wait_for_reader()
        else:
            await self._leave_to_people(thought.unasked)
        async with self._table.lock:
            if not self._table.playing:
                return True
            # Somebody may have let a bot play, or be back: that is nothing to think again for, or
            # whoever does so again and again would keep all bots from answering.
            now = self._company
            if now is None or now.table is not company.table or seat not in now.seats:
                return False
            if now.mark(seat) != mark:
                return False
            return await self._carry_out(now, situation, thought)

    async def _think(self, situation: Situation) -> Thought:
        table = self._table
        written = guided.said(table.game, table.secret, situation)
        if written is not None:
            return written
        bot = table.seats[situation.seat].bot or roster.usual(table.game)
        place = Place(table.game.name, table.id, situation.seat, bot)
        try:
            return await self._thinkers.think(place, situation)
        except BotFailed:
            return Thought(answer=harmless(situation) if situation.choose else None)

    async def _carry_out(self, company: Company, situation: Situation, thought: Thought) -> bool:
        wish = company.wish(situation, thought)
        if wish is None:
            return not situation.choose
        table = company.table
        if thought.unasked is None:
            self._spoke = None if table.game.deciding(table.state) else situation.seat
            self._due.pop(situation.seat, None)
        try:
            await self._table.carry_out(situation.seat, wish)
        except Refusal:
            wish = company.refused(situation, thought)
            if wish is None:
                return False
            await self._table.carry_out(situation.seat, wish)
        return True
