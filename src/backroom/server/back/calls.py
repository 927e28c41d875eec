"""What a page calls to look back (docs/wire.md)."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from backroom.server import refusals, wire
from backroom.server.back.histories import Histories
from backroom.server.client import AS_IT_IS
from backroom.server.limits import address_of


def _may(request: Request[Any, Any, Any], state: State) -> None:
    if not state.backers.take(address_of(request)):
        raise refusals.TooFast()


async def _packed(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    """It is compressed already."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, media_type="application/json", headers=headers)


@post("/api/tables/{table:str}/history", status_code=200, opt=AS_IT_IS)
async def look_back(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.LookBack],
    state: State,
) -> Response[bytes]:
    """A game step by step, as these eyes saw it."""
    _may(request, state)
    histories: Histories = state.histories
    return await _packed(request, await histories.of(table, data))


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
) -> Response[bytes]:
    """A saved game, step by step."""
    _may(request, state)
    histories: Histories = state.histories
    return await _packed(request, await histories.of_file(data))


ROUTES = [look_back, fork, fork_save, look_at_save]
