"""The server as an ASGI application (docs/wire.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import ExitStack, asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send
from litestar.types import Message as Event

from backroom.games import shelf
from backroom.server import (
    calls,
    challenges,
    client,
    codes,
    guided,
    me,
    note_calls,
    pages,
    refusals,
    standing,
    wire,
)
from backroom.server.back import calls as back_calls
from backroom.server.back.histories import Histories
from backroom.server.backlogs import Backlogs
from backroom.server.boards import Boards
from backroom.server.bringing import Bringing
from backroom.server.door import Door
from backroom.server.errors import ANSWERS, at_the_door
from backroom.server.limits import Buckets
from backroom.server.line import Answer, Line
from backroom.server.lines import Lines
from backroom.server.live import visit
from backroom.server.notes import Notebook
from backroom.server.profiles import Profiles
from backroom.server.reports import Reports
from backroom.server.schema import described
from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.server.telling import calls as telling_calls
from backroom.server.telling.start import telling
from backroom.server.thinking import Thinkers
from backroom.store.codes import KeptCodes
from backroom.store.notes import KeptNotes
from backroom.store.people import People
from backroom.store.reports import Reported
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import StoreFailed

_log = logging.getLogger("backroom.server")

_HEADERS = {
    "content-security-policy": client.POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

#: Scripts, styles and fonts are no pages: what governs pages would be a tenth of the first load.
_FOR_ALL = {"x-content-type-options": _HEADERS["x-content-type-options"]}


#: Where lines go: after this stands the table.
_LIVE = "/api/live/"


async def _add_headers(message: Event, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    scripts = scope["path"].startswith("/assets/")
    own = {name.lower() for name, _ in headers}
    for name, value in (_FOR_ALL if scripts else _HEADERS).items():
        if name.encode() not in own:
            headers.append((name.encode(), value.encode()))
    said = {name.lower() for name, _ in headers}
    if scope["path"].startswith("/api/") and b"cache-control" not in said:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


class House(Litestar):
    """The application behind its door: no route, not even a wrong one, is looked for before."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        bringing: Bringing = self.state.bringing
        with ExitStack() as until_answered:
            answer = self.turned_away(scope)
            if answer is None:
                try:
                    until_answered.enter_context(bringing.of(scope))
                except refusals.Rejected as refusal:
                    answer = _refused(refusal, scope)
            if answer is not None:
                await _answer(answer, scope, send)  # type: ignore[arg-type]
                return
            if scope.get("method") == "HEAD":  # as to GET; uvicorn leaves the body out
                scope = cast(Scope, {**scope, "method": "GET"})
            await super().__call__(scope, receive, send)

    def turned_away(self, scope: Scope) -> Answer | None:
        """Before there is a request, or a line: in a few bytes."""
        door: Door = self.state.door
        try:
            door.greet(scope)
        except refusals.Rejected as refusal:
            return _refused(refusal, scope)
        return None

    def received(self, line: Line, path: str) -> Coroutine[None, None, None] | None:
        """Lines lead to tables."""
        table = path.removeprefix(_LIVE).removesuffix("/")
        if not path.startswith(_LIVE) or not table or "/" in table:
            return None
        return visit(line, table, self.state)


def _refused(refusal: refusals.Rejected, scope: Scope) -> Answer:
    kind, body = at_the_door(refusal, scope)
    said = {**_HEADERS, "content-type": kind, "content-length": str(len(body))}
    return Answer(refusal.status, said, body)


async def _answer(answer: Answer, scope: Scope, send: Send) -> None:
    headers = [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    start = {"type": "http.response.start", "status": answer.status, "headers": headers}
    await send(start)  # type: ignore[arg-type]
    body = b"" if scope.get("method") == "HEAD" else answer.body
    await send({"type": "http.response.body", "body": body, "more_body": False})


#: How often what nobody uses any more is looked for, in seconds.
_TIDY = 3600.0


async def _tidy(profiles: Profiles, reports: Reports, kept: codes.Codes) -> None:
    """For ever: what nobody uses any more, names of those who have deleted their data."""
    while True:
        try:
            await profiles.sweep()
            await reports.sweep()
            await kept.sweep()
        except StoreFailed:
            _log.warning("profiles and reports could not be swept")
        await asyncio.sleep(_TIDY)


def create_app(settings: Settings, opened: SQLiteStore | None = None) -> House:
    """A server on the store in ``settings.data``, if that is not ``opened`` already."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = opened
        if store is None:
            store = await asyncio.to_thread(SQLiteStore.open, settings.data)
        for name in shelf.GAMES:
            shelf.find(name).options()  # what all its tables share is read before anybody comes
        tables = Tables(store, settings)
        app.state.tables = tables
        people = People(store)
        tables.people = people
        makers = Thinkers(1, settings.patience)
        app.state.histories = Histories(tables, store, makers)
        profiles = Profiles(people, settings)
        app.state.profiles = profiles
        app.state.notebook = Notebook(KeptNotes(store), settings)
        app.state.reports = Reports(Reported(store), settings)
        guessers = codes.Guessers(settings.guess_burst, settings.guess_rate / 60)
        app.state.codes = codes.Codes(KeptCodes(store), tables, guessers)
        tidying = asyncio.create_task(_tidy(profiles, app.state.reports, app.state.codes))
        sweeping = asyncio.create_task(tables.sweep())
        try:
            async with telling(settings, store.reached, tables) as desk:
                app.state.desk = desk
                yield
        finally:
            sweeping.cancel()
            tidying.cancel()
            await asyncio.to_thread(makers.close)
            await tables.close()

    state = {
        "settings": settings,
        "door": Door(settings.names, settings.proxies),
        "bringing": Bringing(settings),
        "client": client.find_client(settings.web),
        "boards": Boards(),
        "schema": None,
        "makers": Buckets(settings.make_burst, settings.make_rate / 60),
        "boarders": Buckets(settings.board_burst, settings.board_rate / 60),
        "listers": Buckets(settings.list_burst, settings.list_rate / 60),
        "takers": Buckets(settings.take_burst, settings.take_rate / 60),
        "browsers": Buckets(settings.browse_burst, settings.browse_rate / 60),
        "lookers": Buckets(settings.look_burst, settings.look_rate),
        "reporters": Buckets(settings.report_burst, settings.report_rate / 3600),
        "backers": Buckets(settings.back_burst, settings.back_rate / 60),
        "reachers": Buckets(settings.reach_burst, settings.reach_rate / 60),
        "challengers": Buckets(settings.challenge_burst, settings.challenge_rate),
        "challenged": asyncio.Semaphore(challenges.MOST),
        "lines": Lines(settings),
        "readers": Buckets(settings.read_burst, settings.read_rate),
        "loaders": Buckets(settings.load_burst, settings.load_rate / 60),
        "backlogs": Backlogs(settings),
        "checkers": Buckets(settings.check_burst, settings.check_rate / 60),
    }
    return House(
        route_handlers=[
            *calls.ROUTES,
            *me.ROUTES,
            *challenges.ROUTES,
            *note_calls.ROUTES,
            *guided.ROUTES,
            *codes.ROUTES,
            *standing.ROUTES,
            *back_calls.ROUTES,
            *telling_calls.ROUTES,
            *pages.ROUTES,
        ],
        state=State(state),
        lifespan=[lifespan],
        before_send=[_add_headers],
        exception_handlers=ANSWERS,
        openapi_config=described(),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=client.AS_IT_IS_KEY
        ),
        request_max_body_size=wire.LARGEST,
        logging_config=None,
        debug=False,
    )
