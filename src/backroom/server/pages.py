"""The pages and files of the browser client, by their addresses."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from backroom.engine.message import Refusal
from backroom.server import client, previews, refusals
from backroom.server.client import AS_IT_IS
from backroom.server.glimpses import Glimpse
from backroom.server.limits import address_of
from backroom.server.playing import TableInPlay
from backroom.server.settings import Settings
from backroom.store.store import StoreFailed

#: Pages that find out by themselves where they lead.
_CLIENT = [
    *("/back", "/back/{table:str}"),
    *("/tv", "/tv/{code:str}", "/join", "/join/{code:str}"),
    *("/around", "/around/{table:str}"),
    *("/rules", "/rules/{game:str}"),
    *("/challenges", "/challenges/{game:str}/{number:int}"),
]


@get(["/", "/me", "/style", *_CLIENT], include_in_schema=False, opt=AS_IT_IS)
async def get_page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    return await _page(request, state, 200)


@get("/table/{table:path}", include_in_schema=False, opt=AS_IT_IS)
async def get_table_page(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """The page looks the table up by itself, and says so if there is none; so does its status."""
    found: TableInPlay | Glimpse | None = None
    try:
        if state.readers.take(address_of(request)):
            found = await state.tables.glimpse(table.strip("/").removesuffix("/after"))
    except refusals.NoSuchTable:
        return await _page(request, state, 404)
    except (Refusal, StoreFailed):  # the page will hear the same, and can say what to do
        pass
    return await _page(request, state, 200, found)


@get("/{path:path}", include_in_schema=False, opt=AS_IT_IS)
async def get_asset(
    request: Request[Any, Any, Any], path: FromPath[str], state: State
) -> Response[bytes]:
    if path.startswith("/api/"):
        raise refusals.NoSuchPage()
    accepted = request.headers.get("accept-encoding", "")
    try:
        return await asyncio.to_thread(client.asset, state.client, path, accepted)
    except client.NoClient:
        raise NotFoundException from None


async def _page(
    request: Request[Any, Any, Any],
    state: State,
    status: int,
    found: TableInPlay | Glimpse | None = None,
) -> Response[bytes]:
    accepted = request.headers.get("accept-encoding", "")
    lang = client.preferred(request.headers.get("accept-language", ""))
    return await asyncio.to_thread(
        _written, state, accepted, status, lang, _here(request, state), found
    )


def _written(
    state: State,
    accepted: str,
    status: int,
    lang: str,
    here: str,
    found: TableInPlay | Glimpse | None,
) -> Response[bytes]:
    head = previews.tags(lang, here, "/" if found is None else f"/table/{found.id}", found)
    return client.page(state.client, accepted, status, lang, head)


def _here(request: Request[Any, Any, Any], state: State) -> str:
    """Where the reader finds this server. A proxy may say that it speaks for us in secret; whoever
    claims so without being one fools himself alone."""
    settings: Settings = state.settings
    if settings.address:
        return settings.address.rstrip("/")
    secret = request.headers.get("x-forwarded-proto") == "https"
    scheme = "https" if secret else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


ROUTES = [get_page, get_table_page, get_asset]
