"""The calls by which a device keeps the profile of its person (docs/wire.md)."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from backroom.server import wire
from backroom.server.limits import address_of
from backroom.server.notes import Notebook
from backroom.server.profiles import Profiles
from backroom.server.tables import Tables


@post("/api/me", status_code=200)
async def keep_profile(
    request: Request[Any, Any, Any], data: JSONBody[wire.KeepProfile], state: State
) -> wire.Profile:
    """Make or change a profile."""
    profiles: Profiles = state.profiles
    return await profiles.keep(data, address_of(request))


@post("/api/me/look", status_code=200)
async def look_at_profile(
    request: Request[Any, Any, Any], data: JSONBody[wire.Me], state: State
) -> wire.Profile:
    """One's own profile and tables."""
    profiles: Profiles = state.profiles
    return await profiles.look(data.me, address_of(request))


@post("/api/me/delete", status_code=200)
async def delete_profile(
    request: Request[Any, Any, Any], data: JSONBody[wire.Me], state: State
) -> wire.Deleted:
    """Delete all that is kept of a person."""
    profiles: Profiles = state.profiles
    notebook: Notebook = state.notebook
    forget = (state.desk.forget, notebook.forget)
    tables = await profiles.delete(data.me, address_of(request), forget)
    state.tables.let_go(tables)
    return wire.Deleted(len(tables))


@post("/api/me/seats/{table:str}", status_code=200)
async def attach_seat(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Attach], state: State
) -> wire.Attached:
    """This seat is mine, on all my devices."""
    profiles: Profiles = state.profiles
    tables: Tables = state.tables
    profiles.check(address_of(request))
    # Whoever has no key of this table has nothing loaded for it.
    (await tables.glimpse(table)).seats.opened_by(data.key)
    return wire.Attached(await profiles.attach(data, await tables.find(table)))


ROUTES = [keep_profile, look_at_profile, delete_profile, attach_seat]
