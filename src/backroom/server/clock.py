"""The clock of a window: how long it stays open, and who has stopped it.

It follows from public facts and from what people say aloud ("wait!"), never from who has answered
what. Whoever is eligible by public facts may stop it, able to play or not.
"""

from __future__ import annotations

import asyncio

from backroom.server import refusals, wire


def _now() -> float:
    return asyncio.get_running_loop().time()


class Clock:
    """Set when a question opens. ``wait``: how long one may stop it; ``most``: how often in a
    round."""

    def __init__(self, wait: float, most: int) -> None:
        self._wait = wait
        self._most = most
        self._length = 0.0
        #: When it has run down, and from when on it runs: in between somebody has stopped it.
        self._end = 0.0
        self._runs_from = 0.0
        #: Until when each seat has stopped it at most (0: it may run on).
        self._until: dict[int, float] = {}
        #: How often each seat has stopped it in the round.
        self._round = -1
        self._waits: dict[int, int] = {}

    def set(self, length: float) -> None:
        self._length = length
        self._end = _now() + length
        self._runs_from = 0.0
        self._until.clear()

    def left(self) -> float:
        """How long until it has run down, if nobody stops it and nobody lets it run on."""
        return self._end - _now()

    def may_stop(self, seat: int, round: int) -> bool:
        """Has this seat not stopped it yet, nor too often?"""
        often = self._waits.get(seat, 0) if round == self._round else 0
        return self._runs() and seat not in self._until and often < self._most

    def stop(self, seat: int, round: int) -> None:
        """Wait: this seat wants to think."""
        if not self._runs() or seat in self._until:
            raise refusals.NoClock()
        if not self.may_stop(seat, round):
            raise refusals.NoMoreWaits()
        if round != self._round:
            self._round, self._waits = round, {}
        self._waits[seat] = self._waits.get(seat, 0) + 1
        self._until[seat] = _now() + self._wait
        self._run_from(self._until[seat])

    def let_run(self, seat: int) -> bool:
        """The seat has thought. False: it had not stopped the clock."""
        if not self._until.get(seat):
            return False
        self._until[seat] = 0.0
        if self._runs_from > _now():  # else it runs already: there is nothing to tell
            self._run_from(max(_now(), *self._until.values()))
        return True

    def _runs(self) -> bool:
        return self._length > 0 and self.left() > 0

    def _run_from(self, moment: float) -> None:
        rest = self._end - max(_now(), self._runs_from)
        self._runs_from = moment
        self._end = moment + rest

    # --- what is told of it --------------------------------------------------------------------

    @property
    def mark(self) -> tuple[float, float]:
        """Changes when there is something to tell."""
        return (self._end, self._runs_from) if self._length > 0 else (0.0, 0.0)

    def shown(self, seat: int | None, may_stop: bool) -> wire.Clock | None:
        if not self._runs():
            return None
        stopped = max(0.0, self._runs_from - _now())
        return wire.Clock(
            length=round(self._length * 1000),
            left=round((self.left() - stopped) * 1000),
            stopped=round(stopped * 1000),
            may_stop=may_stop,
            mine=seat is not None and self._until.get(seat, 0.0) > _now(),
        )
