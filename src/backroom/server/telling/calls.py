"""What a page calls to say how its person is reached, and the page that stops a message."""

from __future__ import annotations

import html
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from backroom.server import refusals, wire
from backroom.server.limits import address_of
from backroom.server.playing import TableInPlay
from backroom.server.telling import ways
from backroom.server.telling.desk import Desk
from backroom.text.lookup import Text

#: The page that stops messages has a button, and nothing else that could do anything.
_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none';"
        " base-uri 'none'"
    ),
    "referrer-policy": "same-origin",  # else its button would say that it comes from nowhere
    "cache-control": "no-store",
}
_PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Backroom</title>
<style>
body {{ max-width: 34rem; margin: 12vh auto; padding: 0 1rem; font: 1.1rem/1.5 sans-serif;
  background: #14110d; color: #f1e7d3; }}
button {{ font: inherit; padding: .7rem 1.2rem; border: 0; border-radius: .5rem;
  background: #c9a24d; color: #14110d; cursor: pointer; }}
a {{ color: #e6c877; }}
</style>
<main>
<h1>Backroom</h1>
<p>{said}</p>
{button}
<p><a href="/">Backroom</a></p>
</main>
</html>
"""
_BUTTON = '<form method="post"><button>{said}</button></form>'


def _may(request: Request[Any, Any, Any], state: State) -> None:
    if not state.reachers.take(address_of(request)):
        raise refusals.TooFast()


async def _seat(table: str, key: str, state: State) -> tuple[TableInPlay, int]:
    # Whoever has no key of this table has nothing loaded for it.
    (await state.tables.glimpse(table)).seats.opened_by(key)
    found: TableInPlay = await state.tables.find(table)
    return found, found.seats.opened_by(key)


@post("/api/tables/{table:str}/reach", status_code=200)
async def get_reach(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.SeatKey],
    state: State,
) -> wire.Reach:
    """How am I reached?"""
    _may(request, state)
    desk: Desk = state.desk
    return await desk.show(*await _seat(table, data.key, state))


@post("/api/tables/{table:str}/reach/add", status_code=200)
async def add_way(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.NewWay],
    state: State,
) -> wire.Reach:
    """Reach me like this, too."""
    _may(request, state)
    desk: Desk = state.desk
    return await desk.add(*await _seat(table, data.key, state), data, address_of(request))


@post("/api/tables/{table:str}/reach/confirm", status_code=200)
async def confirm_way(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.WayCode],
    state: State,
) -> wire.Reach:
    """The message with the code has come."""
    _may(request, state)
    desk: Desk = state.desk
    return await desk.confirm(*await _seat(table, data.key, state), data)


@post("/api/tables/{table:str}/reach/wishes", status_code=200)
async def set_wishes(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.Wishes],
    state: State,
) -> wire.Reach:
    """Tell me of this."""
    _may(request, state)
    desk: Desk = state.desk
    return await desk.wish(*await _seat(table, data.key, state), data)


@post("/api/tables/{table:str}/reach/try", status_code=200)
async def try_way(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.OneWay],
    state: State,
) -> wire.Reach:
    """Send me a message now, to see whether it comes."""
    _may(request, state)
    desk: Desk = state.desk
    return await desk.attempt(*await _seat(table, data.key, state), data.way)


@post("/api/tables/{table:str}/reach/drop", status_code=200)
async def drop_way(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.OneWay],
    state: State,
) -> wire.Reach:
    """Reach me like this no more; no way named: forget all about it."""
    _may(request, state)
    desk: Desk = state.desk
    return await desk.drop(*await _seat(table, data.key, state), data.way)


# --- the link in every message -------------------------------------------------------------------


@get("/stop/{table:str}/{token:str}", include_in_schema=False)
async def ask_stop(
    request: Request[Any, Any, Any], table: FromPath[str], token: FromPath[str], state: State
) -> Response[bytes]:
    """Looking at a page stops nothing: mail programs look at links, too."""
    _may(request, state)
    desk: Desk = state.desk
    found = await desk.find_stop(table, token)
    if found is None:
        return _page(request.headers.get("accept-language", ""), "tell-stopped", {})
    way, lang = found
    where = ways.shown(way) or way.kind.capitalize()
    return _page(lang, "tell-stop-ask", {"text": where, "name": table}, "tell-stop-yes")


@post("/stop/{table:str}/{token:str}", include_in_schema=False, status_code=200)
async def do_stop(
    request: Request[Any, Any, Any], table: FromPath[str], token: FromPath[str], state: State
) -> Response[bytes]:
    """By the button, or by a mail program (RFC 8058)."""
    _may(request, state)
    desk: Desk = state.desk
    found = await desk.find_stop(table, token)
    await desk.stop(table, token)
    lang = request.headers.get("accept-language", "") if found is None else found[1]
    return _page(lang, "tell-stopped", {})


def _page(lang: str, key: str, args: dict[str, str], button: str = "") -> Response[bytes]:
    text = Text(lang.split(",")[0].split(";")[0])
    said = html.escape(text.say(key, dict(args)))
    pressed = _BUTTON.format(said=html.escape(text.say(button))) if button else ""
    body = _PAGE.format(lang=text.lang, said=said, button=pressed)
    return Response(body.encode(), media_type="text/html; charset=utf-8", headers=_HEADERS)


ROUTES = [
    get_reach,
    add_way,
    confirm_way,
    set_wishes,
    try_way,
    drop_way,
    ask_stop,
    do_stop,
]
