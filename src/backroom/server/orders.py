"""What a person has left word to answer is answered after a while, as if that person had.

When, is said when the question is put, whatever the answer will be and whether or not there is an
order: nobody learns from the clock who has left one. Till then the person may answer otherwise, or
take the order back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from backroom.engine.game import Forced
from backroom.engine.save import AnyTable
from backroom.server import pauses, wire


class Orders:
    """``ring`` is called when an order is to be carried out."""

    def __init__(self, leisure: float, ring: Callable[[], None]) -> None:
        self._leisure = leisure
        self._ring = ring
        #: What a person is asked in the open, and when an order answers it.
        self._due: tuple[str, float] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def due(self, table: AnyTable, people: Sequence[int], pace: wire.Pace) -> Forced | None:
        """What is to be answered now. If something is later, the bell will ring."""
        self.stop()
        self._note(table, people, pace)
        ordered = table.game.ordered(table.state)
        if ordered is None or ordered.seat not in people or self._due is None:
            return None
        left = self._due[1] - asyncio.get_running_loop().time()
        if left <= 0:
            return ordered
        self._timer = asyncio.get_running_loop().call_later(left, self._ring)
        return None

    def _note(self, table: AnyTable, people: Sequence[int], pace: wire.Pace) -> None:
        waiting = table.game.waiting(table.state)
        asks = [ask for ask in table.game.asks(table.state) if ask.waiting and ask.seat in waiting]
        asked = next((ask.id for ask in asks if ask.seat in people), None)
        if asked is None:
            self._due = None
        elif self._due is None or self._due[0] != asked:
            pause = pauses.in_the_open(pace) if len(people) < 2 else pauses.as_a_person()
            self._due = asked, asyncio.get_running_loop().time() + pause * self._leisure

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
