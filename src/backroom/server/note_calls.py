"""The calls by which a seat's person keeps notes and bookmarks (docs/wire.md)."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from backroom.server import refusals, wire
from backroom.server.limits import address_of
from backroom.server.notes import Notebook


async def _seat(
    request: Request[Any, Any, Any], table: str, key: str, state: State
) -> tuple[Notebook, int]:
    """Whoever has no key of this table has nothing loaded for it; nor is it for this."""
    notebook: Notebook = state.notebook
    notebook.check(address_of(request))
    found = await state.tables.glimpse(table)
    seat = found.seats.opened_by(key)
    if not found.info().started:
        raise refusals.NotStarted()  # who sits there may get up again
    return notebook, seat


@post("/api/tables/{table:str}/notes", status_code=200)
async def read_notes(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.SeatKey],
    state: State,
) -> wire.Notes:
    """What have I written down?"""
    notebook, seat = await _seat(request, table, data.key, state)
    return await notebook.of(table, seat)


@post("/api/tables/{table:str}/notes/write", status_code=200)
async def write_notes(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.WriteNotes],
    state: State,
) -> wire.Notes:
    """Write this down for me."""
    notebook, seat = await _seat(request, table, data.key, state)
    return await notebook.write(table, seat, data)


@post("/api/tables/{table:str}/notes/mark", status_code=200)
async def mark_line(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.Mark],
    state: State,
) -> wire.Notes:
    """A bookmark at this line of my log, or none."""
    notebook, seat = await _seat(request, table, data.key, state)
    return await notebook.mark(table, seat, data)


ROUTES = [read_notes, write_notes, mark_line]
