"""A guided first game: a table like any other, for one person and bots.

Its dice and cards are fixed by a secret that everybody can read (``extras/<game>/guided.json``), so
nothing about them can be checked against the host, and the page says so. That is why nobody else
can sit there: what is made here has one seat for a person, who sits in it at once. The bots say
what is written for them as long as the rules allow it, and think for themselves from then on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from backroom.company.thinking import Situation, Thought
from backroom.engine.save import AnyGame
from backroom.extras import by_game
from backroom.extras.guided import Guided
from backroom.games import shelf
from backroom.server import refusals, wire
from backroom.server.limits import address_of
from backroom.server.seats import BOT, HUMAN

if TYPE_CHECKING:
    from backroom.server.tables import Tables


def guide_of(game: AnyGame, secret: bytes) -> Guided | None:
    """What is written for a table with this secret; None: it is not guided."""
    found = by_game.guided(game.name)
    return found if found is not None and bytes.fromhex(found.secret) == secret else None


def said(game: AnyGame, secret: bytes, situation: Situation) -> Thought | None:
    """What a bot answers at a guided table; None: it is to think."""
    guide = guide_of(game, secret)
    if guide is None or not situation.choose:
        return None
    answer = guide.answer(game, situation.seat, situation.seen.view.asks)
    return None if answer is None else Thought(answer=answer)


@post("/api/guided")
async def start_guided(
    request: Request[Any, Any, Any], data: JSONBody[wire.StartGuided], state: State
) -> wire.Made:
    """Begin a guided first game."""
    if not state.makers.take(address_of(request)):
        raise refusals.TooFast()
    guide = by_game.guided(data.game) if data.game in shelf.GAMES else None
    if guide is None:
        raise refusals.NoSuchGame()
    tables: Tables = state.tables
    bots = [wire.NewSeat(BOT, bot=guide.bot) for _ in range(guide.others)]
    new = wire.NewTable(
        data.game,
        [wire.NewSeat(HUMAN, data.name), *bots],
        dict(guide.options),
        watching=wire.Watching("link"),
    )
    made = await tables.make(new, address_of(request), bytes.fromhex(guide.secret))
    table = await tables.find(made.table)
    await table.beginning.sit(made.key, data.name)  # without a share in the dice: they are fixed
    return made


ROUTES = [start_guided]
