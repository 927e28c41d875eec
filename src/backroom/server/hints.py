"""What would you do? Asked by whoever sits alone with bots.

The usual bot is asked in that person's place: from the view of the seat, with dice that follow from
that view, and without a memory. So a hint says nothing that the seat could not know.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from backroom.bots import roster
from backroom.company.thinking import Situation
from backroom.engine.action import Action
from backroom.engine.message import Message, Refusal
from backroom.engine.save import AnyTable
from backroom.engine.written import view_written
from backroom.server import refusals, wire
from backroom.server.thinking import BotFailed, Place

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay


async def hint(table: TableInPlay, seat: int, id: int, parts: list[Action]) -> wire.Hinted:
    """What a bot would answer there, with these parts arranged. Nobody else is told."""
    async with table.lock:
        played = table.table
        if played is None or not table.playing:
            raise refusals.NotStarted()
        if sum(each.human for each in table.seats) != 1 or table.seats[seat].stand_in:
            raise refusals.NoHints()
        situation = told(played, seat, parts)
    if situation is None:
        return wire.Hinted(id, why=[Message("because-arranged")])
    place = Place(table.game.name, table.id, seat, roster.usual(table.game))
    try:
        advice = await table.thinkers.advise(place, situation)
    except BotFailed:
        raise refusals.Internal() from None
    answer = advice.answer
    asks = situation.seen.view.asks
    ask = next((ask for ask in asks if answer is not None and ask.knows(answer)), None)
    if ask is None or answer is None:
        raise refusals.Internal()
    then = [wire.Advised(step.ask, step.action, step.reasons) for step in advice.then]
    deal, why = advice.counsel
    first = wire.Advised("", deal, why) if deal is not None or why else None
    return wire.Hinted(id, ask.id, answer, advice.reasons, then, first)


def told(played: AnyTable, seat: int, parts: list[Action] | None = None) -> Situation | None:
    """What the bot is told: what the seat sees, nothing that it could only have counted along.

    None: these parts are all that is asked for, and what is left to do is to give them.
    """
    seen = played.seen(seat)
    if parts:
        seen.view, more = played.game.arrange(seen.view, parts)
        if not more:
            return None
    if not any(ask.waiting for ask in seen.view.asks):
        raise Refusal("", "refused-not-asked")
    dice = hashlib.sha256(view_written(seen.view)).digest()
    return Situation(seat, dice, b"", seen, [], consider=not parts, choose=True)
