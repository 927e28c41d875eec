"""Ending by agreement: a secret vote of all who play.

Nobody learns who has asked for it, who is for it, or how many are: whatever is said, nothing is
told until all agree or the time is up. Silence is a no. Bots have no vote, nor has who lets one
play; who gets up and leaves it to a bot meanwhile has not agreed.
"""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

from backroom.engine.message import Refusal
from backroom.server import deadlines, refusals, wire
from backroom.server.kept import KeptBallot

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

#: How long a vote lasts, and how soon after it another can be asked for; by mail both are a day.
_LASTS = 120.0
_NOT_AGAIN = 600.0
_DAY = 86_400.0


class Ballot:
    """Of one table; whatever changes is changed under the table's lock."""

    def __init__(self, table: TableInPlay) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _kept(self) -> KeptBallot | None:
        return self._table.absence.deadlines.kept.ballot

    @property
    def _open(self) -> KeptBallot | None:
        kept = self._kept
        open = kept is not None and kept.until > deadlines.now() and self._table.playing
        return kept if open else None

    async def vote(self, seat: int, wanted: bool) -> None:
        """A seat is for the end of the game, or against it."""
        table = self._table
        if not table.playing:
            raise Refusal(table.game.over_rule, "refused-over")
        if seat not in table.seats.people:
            raise refusals.StoodIn()
        vote = self._open
        if vote is None:
            if not wanted:
                return
            vote = self._ask()
        vote.said[seat] = wanted
        table.absence.deadlines.news = True
        if all(vote.said.get(one) for one in {*vote.asked, *table.seats.people}):
            await table.moves.end_game()
        self.look()

    def _ask(self) -> KeptBallot:
        now = deadlines.now()
        kept, times = self._kept, self._table.absence.deadlines
        if kept is not None and kept.again > now:
            raise refusals.NotAgainYet(minutes=str(math.ceil((kept.again - now) / 60)))
        lasts, wait = (_DAY, _DAY) if times.by_mail else (_LASTS, _NOT_AGAIN)
        people = self._table.seats.people
        times.kept.ballot = KeptBallot(now + lasts, now + lasts + wait, people, {})
        return times.kept.ballot

    def look(self) -> None:
        """When time is up all are told that the game goes on."""
        self.stop()
        vote = self._open
        if vote is not None:
            seconds = min(vote.until - deadlines.now(), _DAY)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._table.time_is_up)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def told(self, seat: int | None) -> tuple[object, wire.Ballot | None]:
        """What a viewer is told, and by what one sees that it has changed: what he has said
        himself, and nothing of what others have."""
        vote = self._open
        if vote is None:
            return None, None
        mine = None if seat is None else vote.said.get(seat)
        left = int((vote.until - deadlines.now()) * 1000)
        return (vote.until, mine), wire.Ballot(left, mine)
