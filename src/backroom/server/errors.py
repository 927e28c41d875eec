"""What becomes of an error: a reason that the reader can act on, never a trace of the program."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap, Scope

from backroom.engine.message import Refusal
from backroom.server import client, refusals, wire
from backroom.server.lock import Gone
from backroom.store.store import StoreFailed

_log = logging.getLogger("backroom.server")
#: So much of an address is worth a line.
_MOST_SHOWN = 200


def _refused(error: Refusal, status: int | None = None) -> Response[wire.Refused]:
    if status is None:
        status = error.status if isinstance(error, refusals.Rejected) else 400
    return Response(wire.Refused(error.reason), status_code=status)


def _on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[wire.Refused]:
    return _refused(error)


def _is_read(request: Request[Any, Any, Any]) -> bool:
    """Does somebody look at the answer in a browser?"""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.url.path.startswith("/api/")


def _on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and _is_read(request):
        # The page says by itself, in the reader's language, that an address is none of ours.
        place = request.app.state.client
        if place is None:
            return client.nothing_here(request.headers.get("accept-language", ""))
        lang = client.preferred(request.headers.get("accept-language", ""))
        return client.page(place, request.headers.get("accept-encoding", ""), 404, lang)
    if error.status_code >= 500:
        return _refused(refusals.Internal(), error.status_code)
    if error.status_code in (404, 405):
        return _refused(refusals.NoSuchPage(), error.status_code)
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = str(extra[0].get("message", detail))
    return _refused(refusals.Unreadable(detail=detail), error.status_code)


def _on_no_client(_: Request[Any, Any, Any], __: client.NoClient) -> Response[wire.Refused]:
    return _refused(refusals.NotBuilt())


def _on_store(_: Request[Any, Any, Any], error: StoreFailed) -> Response[wire.Refused]:
    return _refused(refusals.not_stored(error))


def _on_gone(_: Request[Any, Any, Any], __: Gone) -> Response[wire.Refused]:
    return _refused(refusals.NotStored())


def _on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[wire.Refused]:
    return _refused(refusals.Unreadable(detail="["))


def at_the_door(error: refusals.Rejected, scope: Scope) -> tuple[str, bytes]:
    """What is said to whoever has come by a wrong way, and of what kind that is."""
    headers = dict(scope["headers"])
    if b"text/html" in headers.get(b"accept", b""):
        wanted = headers.get(b"accept-language", b"").decode("latin-1")
        return client.said(error.reason, wanted)
    return "application/json", msgspec.json.encode(wire.Refused(error.reason))


def _on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    # What a stranger has written makes no line of its own.
    place = ascii(request.url.path[:_MOST_SHOWN])
    _log.error("%s %s", request.method, place, exc_info=error)
    return _refused(refusals.Internal())


ANSWERS: ExceptionHandlersMap = {
    Refusal: _on_refusal,
    HTTPException: _on_http,
    client.NoClient: _on_no_client,
    StoreFailed: _on_store,
    Gone: _on_gone,
    RecursionError: _on_depth,
    Exception: _on_anything,
}
