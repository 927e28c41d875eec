"""What a page calls to look back (docs/wire.md)."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import AsyncIterator
from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from backroom.server import refusals, wire
from backroom.server.back.histories import Histories
from backroom.server.client import AS_IT_IS
from backroom.server.limits import address_of

_JSON = "application/json"
#: So many bytes are unpacked at a time.
_PART = 1 << 18


def _may(request: Request[Any, Any, Any], state: State) -> None:
    if not state.backers.take(address_of(request)):
        raise refusals.TooFast()


def _packed(request: Request[Any, Any, Any], body: bytes) -> Response[bytes] | Stream:
    """It is compressed already; unpacked it is never in memory as a whole."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(body, media_type=_JSON, headers=headers)
    return Stream(_unpacked(body), media_type=_JSON, headers=headers)


async def _unpacked(body: bytes) -> AsyncIterator[bytes]:
    packed = gzip.GzipFile(fileobj=io.BytesIO(body))
    while part := await asyncio.to_thread(packed.read, _PART):
        yield part


@post("/api/tables/{table:str}/history", status_code=200, opt=AS_IT_IS)
async def look_back(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.LookBack],
    state: State,
) -> Response[bytes] | Stream:
    """A game step by step, as these eyes saw it."""
    _may(request, state)
    histories: Histories = state.histories
    return _packed(request, await histories.of(table, data, address_of(request)))


@post("/api/tables/{table:str}/fork")
async def fork(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.Fork],
    state: State,
) -> wire.Made:
    """Play on from a move of a finished game."""
    return await _forked(request, table, data, state)


@post("/api/saves/fork", request_max_body_size=wire.LARGEST_SAVE)
async def fork_save(
    request: Request[Any, Any, Any], data: JSONBody[wire.Fork], state: State
) -> wire.Made:
    """Play on from a move of a saved game."""
    return await _forked(request, "", data, state)


async def _forked(
    request: Request[Any, Any, Any], table: str, data: wire.Fork, state: State
) -> wire.Made:
    _may(request, state)
    if not state.makers.take(address_of(request)):
        raise refusals.TooFast()
    histories: Histories = state.histories
    return await histories.fork(table, data, address_of(request))


@post(
    "/api/saves/history",
    status_code=200,
    opt=AS_IT_IS,
    request_max_body_size=wire.LARGEST_SAVE,
)
async def look_at_save(
    request: Request[Any, Any, Any], data: JSONBody[wire.OpenSave], state: State
) -> Response[bytes] | Stream:
    """A saved game, step by step."""
    _may(request, state)
    histories: Histories = state.histories
    return _packed(request, await histories.of_file(data, address_of(request)))


ROUTES = [look_back, fork, fork_save, look_at_save]
