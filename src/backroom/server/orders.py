"""What a person has left word to answer is answered after a while, as if that person had.

When, is counted from when the question is put, whatever the answer will be and whether or not there
is an order then: nobody learns from the clock who has left one. Till then the person may answer
otherwise, or take the order back.
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
        #: What a person is asked in the open, and since when; after how long an order answers it,
        #: if that has been asked for.
        self._asked: tuple[str, float] | None = None
        self._pause: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def due(
        self, table: AnyTable, people: Sequence[int], several: bool, pace: wire.Pace
    ) -> Forced | None:
        """What is to be answered now. If something is later, the bell will ring. ``several``: there
        is another person, who may let a bot play meanwhile."""
        self.stop()
        self._note(table, people)
        ordered = table.game.ordered(table.state)
        if ordered is None or ordered.seat not in people or self._asked is None:
            return None
        if self._pause is None:
            pause = pauses.as_a_person() if several else pauses.in_the_open(pace)
            self._pause = pause * self._leisure
        left = self._asked[1] + self._pause - asyncio.get_running_loop().time()
        if left <= 0:
            return ordered
        self._timer = asyncio.get_running_loop().call_later(left, self._ring)
        return None

    def _note(self, table: AnyTable, people: Sequence[int]) -> None:
        waiting = table.game.waiting(table.state)
        asked: str | None = None
        for ask in table.game.asks(table.state):
            if ask.seat in waiting and ask.seat in people and ask.waiting:
                asked = ask.id
                break
        if asked is None:
            self._asked = None
        elif self._asked is None or self._asked[0] != asked:
            self._asked, self._pause = (asked, asyncio.get_running_loop().time()), None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
