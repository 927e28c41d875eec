"""The bots at a table: when they answer, and when they speak up unasked."""

from __future__ import annotations

import asyncio
import hmac
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from backroom.arena.play import MOST_UNASKED
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Refusal
from backroom.server.thinking import BotFailed, Situation, Thinkers, Thought
from backroom.store.store import StoreFailed

if TYPE_CHECKING:
    from backroom.server.tables import TableInPlay

_log = logging.getLogger("backroom.bots")
_dice = SystemRandom()
#: After the store has failed a bot waits for so long before it tries again.
_AGAIN = 2.0


class _Look(NamedTuple):
    """What a bot is about to think over, and its bytes: if they change, it thinks again."""

    situation: Situation
    mark: bytes


class BotSeats:
    """Each bot has at most one thought at a time; in a window they think side by side."""

    def __init__(self, table: TableInPlay, thinkers: Thinkers, pause: tuple[float, float]) -> None:
        self._table = table
        self._thinkers = thinkers
        self._pause = pause
        self._turns: dict[int, asyncio.Task[None]] = {}
        self._step = ""
        self._unasked: dict[int, int] = {}
        #: What each bot had nothing to say to.
        self._heard: dict[int, bytes] = {}

    def wake(self) -> None:
        """Something has changed: whoever has something to do begins to think."""
        if not self._table.playing:
            return
        for seat in self._table.seats:
            if not seat.human and seat.number not in self._turns:
                if self._asked(seat.number) or self._has_offer(seat.number):
                    turn = asyncio.create_task(self._turn(seat.number))
                    self._turns[seat.number] = turn

    @property
    def busy(self) -> bool:
        return bool(self._turns)

    def stop(self) -> None:
        for turn in self._turns.values():
            turn.cancel()

    # --- what there is to do -------------------------------------------------------------------

    def _asked(self, seat: int) -> bool:
        table = self._table.table
        if table is None or self._table.holds(seat):
            return False
        return any(ask.waiting for ask in table.game.own_asks(table.state, seat))

    def _has_offer(self, seat: int) -> bool:
        table = self._table.table
        if table is None or not self._may_speak(seat):
            return False
        if not any(seat in o.terms.to and seat not in o.declined for o in table.offers):
            return False
        return self._heard.get(seat) != self._bytes(seat)

    def _may_speak(self, seat: int) -> bool:
        """Bots could haggle for ever: so often in a step, and no more."""
        table = self._table.table
        assert table is not None
        step = table.game.deal_step(table.state)
        if step != self._step:
            self._step, self._unasked = step, {}
        return self._unasked.get(seat, 0) < MOST_UNASKED

    def _bytes(self, seat: int) -> bytes:
        assert self._table.table is not None
        return msgspec.json.encode(self._table.table.seen(seat))

    # --- a turn --------------------------------------------------------------------------------

    async def _turn(self, seat: int) -> None:
        """Think, and answer after a pause that has nothing to do with what one holds."""
        loop = asyncio.get_running_loop()
        due = loop.time() + _dice.uniform(*self._pause)
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

    async def _try(self, seat: int, due: float) -> bool:
        """False: what the bot was thinking over has changed meanwhile."""
        async with self._table.lock:
            look = self._look(seat)
        if look is None:
            return True
        thought = await self._think(look.situation)
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        async with self._table.lock:
            if not self._table.playing or self._bytes(seat) != look.mark:
                return False
            if thought.unasked is not None:
                self._unasked[seat] = self._unasked.get(seat, 0) + 1
                if await self._act(seat, thought.unasked):
                    return True
                # An offer that can't be struck is no mistake. Now for the question, if any.
                calm = look.situation._replace(consider=False)
                thought = await self._think(calm) if calm.choose else Thought()
            if thought.answer is not None:
                if not await self._act(seat, thought.answer):
                    await self._act(seat, _anything(look.situation))
            else:
                self._heard[seat] = look.mark
            return True

    def _look(self, seat: int) -> _Look | None:
        asked, offered = self._asked(seat), self._has_offer(seat)
        table = self._table.table
        if table is None or not self._table.playing or not (asked or offered):
            return None
        label = b"bot %d %d" % (seat, len(table.records))
        situation = Situation(
            game=table.game.name,
            bot=self._table.seats[seat].bot,
            table=self._table.id,
            seat=seat,
            seed=hmac.digest(self._table.secret, label, "sha256"),
            seen=table.seen(seat),
            notes=table.game.notes(table.state, seat),
            consider=self._may_speak(seat),
            choose=asked,
        )
        return _Look(situation, self._bytes(seat))

    async def _think(self, situation: Situation) -> Thought:
        try:
            return await self._thinkers.think(situation)
        except BotFailed:
            return Thought(answer=_anything(situation)) if situation.choose else Thought()

    async def _act(self, seat: int, action: Action) -> bool:
        try:
            await self._table.carry_out(seat, action)
        except Refusal:
            return False
        return True


def _anything(situation: Situation) -> Action:
    """A bot's mistake must not end a person's evening: it does the first legal thing."""
    asks: list[Ask] = situation.seen.view.asks
    return next(action for ask in asks if ask.waiting for action in ask.answers())
