"""Challenges by HTTP: nothing is kept, every call plays the position on from its beginning.

It is played in the processes where bots think; what comes back is what the seat may know.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from backroom.engine.action import Action
from backroom.engine.message import Reason, Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyGame
from backroom.engine.written import Public, sections, written
from backroom.extras import challenges as kept
from backroom.games import shelf
from backroom.server import refusals, wire
from backroom.server.limits import address_of
from backroom.server.tables import Tables, find_game
from backroom.server.thinking import WorkFailed

_log = logging.getLogger("backroom.server")

#: So much of what was before is told.
_LOG = 150
#: So many are played at a time, and wait to be.
MOST = 8


# --- in the worker -------------------------------------------------------------------------------


def played(game: str, number: int, raw: bytes) -> bytes | Reason:
    """The answer to a call, as JSON; or why it is refused."""
    try:
        wanted = msgspec.json.decode(raw, type=wire.TryChallenge)
        return msgspec.json.encode(_tried(shelf.find(game), number, wanted))
    except Refusal as refusal:
        return refusal.reason


def _play(packed: bytes) -> bytes | Reason:
    return played(*pickle.loads(packed))


def _tried(game: AnyGame, number: int, wanted: wire.TryChallenge) -> wire.Tried:
    challenge = kept.challenges(game.name)[number - 1]
    run = kept.begin(game, challenge)
    for answer in wanted.answers:
        run.answer(_actions(game, answer))
    found = kept.position(game.name, challenge.save, challenge.at)
    view = _view(run)
    events = _told(game, found.records, challenge.seat)[-_LOG:]
    events += _told(game, run.records, challenge.seat)
    known = min(wanted.log, len(events))
    tried = wire.Tried(
        challenge.name,
        challenge.seat,
        found.names,
        msgspec.to_builtins(found.state.options),
        0 if run.over else challenge.answers - run.given,
        _sections(game, run, view, wanted.panels),
        wire.Log(known, events[known:]),
    )
    if wanted.plan is not None:
        arranged, more = game.arrange(view, _actions(game, wanted.plan))
        if len(wanted.plan) >= tried.left:  # that was the last answer
            arranged.asks, more = [], False
        tried.planned = wire.Foreseen(more, _sections(game, run, arranged, wanted.panels))
    if wanted.look and not run.over:
        tried.prospects = game.foreseen(view)
    if run.over:
        tried.verdict = _verdict(run, [action for answer in wanted.answers for action in answer])
    return tried


def _actions(game: AnyGame, answer: list[dict[str, Any]]) -> list[Action]:
    return [game.actions.convert(action) for action in answer]


def _told(game: AnyGame, records: list[Record], seat: int) -> list[Any]:
    return [event for record in records for event in game.story(record, seat)]


def _view(run: kept.Play) -> Any:
    """What the seat sees, and is asked of what counts; nothing any more when it is over."""
    view = run.game.view(run.state, run.challenge.seat)
    view.asides = []
    counting = {ask.question.tag for ask in run.asks()}
    view.asks = [ask for ask in view.asks if ask.question.tag in counting]
    return view


def _sections(game: AnyGame, run: kept.Play, view: Any, panels: bool) -> dict[str, Any]:
    """As at a table, but nobody deals and nothing is taken back: one begins again."""
    told = sections(game.sent(view), Public({}))
    told["asks"] = written(game.explained(view))
    told["tradable"] = written([[] for _ in range(run.state.seats)])
    told["phrases"] = written(game.phrases[game.part(run.state)])
    told["undo"] = b"false"
    if run.over:  # nobody is waited for any more
        told["deciding"], told["waiting"] = b"false", b"[]"
    for name in ("offers", "earlier", "ledger", "not_trading"):
        told[name] = b"[]"
    if panels:
        told["panels"] = written(game.describe(view))
    return {name: msgspec.Raw(raw) for name, raw in told.items()}


def _verdict(run: kept.Play, line: kept.Line) -> wire.Verdict:
    challenge, game = run.challenge, run.game
    solved = run.reached if challenge.sure else kept.is_best(challenge, line)
    return wire.Verdict(
        solved,
        run.reached,
        run.measured,
        challenge.goal.least,
        _actions(game, challenge.best[0]),
        round(100 * challenge.figures.best),
        round(100 * challenge.figures.second),
        challenge.figures.tries,
    )


# --- in the server -------------------------------------------------------------------------------


@get("/api/challenges", sync_to_thread=False)
def get_challenges() -> wire.Challenges:
    """What there is to solve."""
    return wire.Challenges(
        [
            wire.ChallengesOf(
                game,
                [
                    wire.ChallengeInfo(each.name, each.answers, each.sure)
                    for each in kept.challenges(game)
                ],
            )
            for game in shelf.GAMES
            if kept.has_some(game)
        ]
    )


@post("/api/challenges/{game:str}/{number:int}", status_code=200)
async def try_challenge(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[wire.TryChallenge],
    state: State,
) -> Response[bytes]:
    """How it stands after these answers, and what came of it."""
    if not 1 <= number <= len(kept.challenges(find_game(game).name)):
        raise refusals.NoSuchChallenge()
    waiting: asyncio.Semaphore = state.challenged
    if not state.challengers.take(address_of(request)) or waiting.locked():
        raise refusals.TooFast()
    tables: Tables = state.tables
    asked = pickle.dumps((game, number, msgspec.json.encode(data)))
    async with waiting:
        try:
            told = await tables.thinkers.work(f"{game} {number}", _play, asked)
        except WorkFailed as failure:
            _log.error("a challenge failed", exc_info=failure.__cause__)
            raise refusals.Internal() from None
    if isinstance(told, Reason):
        raise Refusal.of(told)
    return Response(told, media_type="application/json")


ROUTES = [get_challenges, try_challenge]
