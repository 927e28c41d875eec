"""The server as an ASGI application (docs/wire.md)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message as Event
from litestar.types import Scope

from backroom import __version__
from backroom.server import calls, client, pages, wire
from backroom.server.boards import Boards
from backroom.server.errors import ANSWERS
from backroom.server.limits import Buckets, Lines
from backroom.server.live import live
from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.store.sqlite import SQLiteStore

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


async def _add_headers(message: Event, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    scripts = scope["path"].startswith("/assets/")
    for name, value in (_FOR_ALL if scripts else _HEADERS).items():
        headers.append((name.encode(), value.encode()))
    said = {name.lower() for name, _ in headers}
    if scope["path"].startswith("/api/") and b"cache-control" not in said:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def create_app(settings: Settings, opened: SQLiteStore | None = None) -> Litestar:
    """A server on the store in ``settings.data``, if that is not ``opened`` already."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = opened
        if store is None:
            store = await asyncio.to_thread(SQLiteStore.open, settings.data)
        tables = Tables(store, settings)
        app.state.tables = tables
        sweeping = asyncio.create_task(tables.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            await tables.close()

    state = {
        "settings": settings,
        "client": client.find_client(settings.web),
        "boards": Boards(),
        "makers": Buckets(settings.make_burst, settings.make_rate / 60),
        "boarders": Buckets(settings.board_burst, settings.board_rate / 60),
        "lookers": Buckets(settings.look_burst, settings.look_rate),
        "lines": Lines(settings.most_lines),
        "checkers": Buckets(settings.check_burst, settings.check_rate / 60),
    }
    return Litestar(
        route_handlers=[*calls.ROUTES, live, *pages.ROUTES],
        state=State(state),
        lifespan=[lifespan],
        before_send=[_add_headers],
        exception_handlers=ANSWERS,
        openapi_config=OpenAPIConfig(
            title="Backroom",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=client.AS_IT_IS_KEY
        ),
        request_max_body_size=wire.LARGEST,
        logging_config=None,
        debug=False,
    )
