"""The socket: one viewer of a table, from hello to the end of the connection (docs/wire.md).

(Never compiled: a compiled coroutine keeps all that it has waited for until it ends, and this one
ends with the evening.)"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from litestar.datastructures import State

from backroom.engine.message import Reason, Refusal
from backroom.server import refusals, wire
from backroom.server.backlogs import Backlogs
from backroom.server.codes import Codes
from backroom.server.glimpses import Glimpse
from backroom.server.heeding import listen
from backroom.server.line import AGAIN, HungUp, Line
from backroom.server.lines import Lines
from backroom.server.lock import Gone
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.server.watching import TV
from backroom.store.store import StoreFailed, StoreLost

_log = logging.getLogger("backroom.server")

#: A line is closed so if the reason has been told; else whoever it is may come again.
_CLOSE_REFUSED = 4400
#: A client says hello within so many seconds.
_HELLO = 20.0


async def visit(line: Line, table: str, state: State) -> None:
    """One viewer of a table, from hello to the end of the connection."""
    try:
        code = await _visit(line, table, state)
    except Refusal as refusal:
        code = _turn_away(line, refusal.reason)
    except StoreLost:
        code = _turn_away(line, refusals.NothingKept().reason)
    except (Gone, StoreFailed, TimeoutError, HungUp):
        code = AGAIN
    except Exception:
        _log.exception("a connection failed")
        code = AGAIN
    line.close(code)


async def _visit(line: Line, table: str, state: State) -> int:
    """Until it hangs up, or is to be hung up on: with this code."""
    lines: Lines = state.lines
    tables: Tables = state.tables
    hello = await _hello(line, lines)
    # Whoever may not even look has nothing loaded for it.
    seat = await _admit(state, table, hello.key, await tables.glimpse(table))
    sits_at = None if seat is None else table
    lines.come(line.address, sits_at)
    try:
        found = await tables.find(table, seat is not None)
        backlogs: Backlogs = state.backlogs
        counted, tv = backlogs.of(line.address), _is_tv(hello.key)
        viewer = Viewer(seat, hello.log, hello.panels, counted, tv, line.news, line.hurry)
        await found.join(viewer, partial(_admit, state, table, hello.key, found))
        line.tell(viewer, partial(_leave, found, viewer))
        with suppress(HungUp):
            await listen(line, found, viewer, state)
        return _CLOSE_REFUSED if viewer.out else AGAIN
    finally:
        lines.go(line.address, sits_at)


def _is_tv(key: str | None) -> bool:
    return key is not None and key.startswith(TV)


async def _admit(
    state: State, table: str, key: str | None, at: TableInPlay | Glimpse
) -> int | None:
    """The seat that the key opens now."""
    if key is not None and _is_tv(key):
        codes: Codes = state.codes
        await codes.admit(table, key)
        return None
    return at.admit(key)


def _leave(found: TableInPlay, viewer: Viewer) -> None:
    """The line is over, whatever is still being done for it."""
    found.leave(viewer)
    viewer.lose()  # what it has not read is not kept


async def _hello(line: Line, lines: Lines) -> wire.Hello:
    """Nothing is told before the client has said who it is."""
    with lines.unknown(line.address, line):
        async with asyncio.timeout(_HELLO):
            said = await line.hear()
    try:
        message = wire.read(said)
    except wire.Unreadable as error:
        raise refusals.Unreadable(detail=error.detail) from None
    if not isinstance(message, wire.HelloMessage):
        raise refusals.Unreadable(detail="hello")
    return message.hello


def _turn_away(line: Line, reason: Reason) -> int:
    """It is told why, if it is still there."""
    viewer = Viewer(None)
    viewer.refuse(None, reason)
    line.say(*viewer.take())
    return _CLOSE_REFUSED
