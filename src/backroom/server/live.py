"""The socket: one viewer of a table, what it says and what it is told (docs/wire.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from backroom.engine.action import Action
from backroom.engine.deal import LapseOffer, MakeOffer
from backroom.engine.message import Reason, Refusal
from backroom.server import easing, refusals, wire
from backroom.server.backlog import Backlogs
from backroom.server.hints import hint
from backroom.server.limits import Bucket, Buckets, address_of
from backroom.server.lines import Lines
from backroom.server.offers import timed
from backroom.server.onlookers import Viewer
from backroom.server.playing import Gone, TableInPlay
from backroom.server.reports import Reports
from backroom.server.seats import clean
from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.server.watching import TV, WATCH
from backroom.store.store import StoreFailed, StoreLost

_log = logging.getLogger("backroom.server")

#: How a socket is closed: with a reason that has been told, or to come again.
_CLOSE_REFUSED = 4400
_CLOSE_AGAIN = 1012
_CLOSE_TOO_BIG = 1009
#: What comes of speaking to somebody who has hung up.
_HUNG_UP = (WebSocketDisconnect, OSError)
#: What is said without a number: nothing is answered to it but what it asks for.
_UNNUMBERED = (wire.HelloMessage, wire.PingMessage, wire.LookingMessage)
#: A client says hello within so many seconds.
_HELLO = 20.0
#: What is said to whoever is sent away has so many seconds to be heard.
_GOODBYE = 5.0
#: Whoever goes on for so long after being told to slow down is shown the door.
_MOST_TOO_FAST = 200


@websocket("/api/live/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """One viewer of a table, from hello to the end of the connection."""
    await socket.accept()
    lines: Lines = state.lines
    tables: Tables = state.tables
    address = address_of(socket)
    try:
        hello = await _hello(socket, lines, address)
        seat = None
        if hello.key is not None and not hello.key.startswith(WATCH):
            # Whoever has no key of this table has nothing loaded for it.
            seat = (await tables.glimpse(table)).seats.opened_by(hello.key)
        with lines.known(address, table, seat is not None):
            found = await tables.find(table, seat is not None)
            tv = hello.key is not None and hello.key.startswith(TV)
            if tv:
                await state.codes.admit(table, hello.key)
            else:
                seat = found.watching.admit(hello.key)
            backlogs: Backlogs = state.backlogs
            viewer = Viewer(seat, hello.log, hello.panels, backlogs.of(address), tv)
            await found.join(viewer)
            await _view(socket, found, viewer, state)
    except Refusal as refusal:
        await _turn_away(socket, refusal.reason)
        return
    except StoreLost:
        await _turn_away(socket, refusals.NothingKept().reason)
        return
    except (Gone, StoreFailed, TimeoutError):
        await _close(socket, _CLOSE_AGAIN)
        return
    except WebSocketDisconnect:
        return


async def _view(
    socket: WebSocket[Any, Any, Any], found: TableInPlay, viewer: Viewer, state: State
) -> None:
    telling = asyncio.ensure_future(_tell(socket, viewer))
    listening = asyncio.ensure_future(_listen(socket, found, viewer, state))
    tasks: list[asyncio.Future[None]] = [telling, listening, viewer.lost.coming()]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        found.leave(viewer)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, _HUNG_UP):
                _log.error("a connection failed", exc_info=result)
        viewer.lose()  # what it has not read is not kept
    await _close(socket, _CLOSE_REFUSED if viewer.out else _CLOSE_AGAIN)


async def _hello(socket: WebSocket[Any, Any, Any], lines: Lines, address: str) -> wire.Hello:
    """Nothing is told before the client has said who it is."""
    hearing = asyncio.ensure_future(_receive(socket))
    with lines.unknown(address, hearing):
        await asyncio.wait({hearing}, timeout=_HELLO)
    if hearing.cancelled() or not hearing.done():
        hearing.cancel()
        raise TimeoutError
    try:
        message = wire.read(hearing.result())
    except wire.Unreadable as error:
        raise refusals.Unreadable(detail=error.detail) from None
    if not isinstance(message, wire.HelloMessage):
        raise refusals.Unreadable(detail="hello")
    return message.hello


async def _receive(socket: WebSocket[Any, Any, Any]) -> str:
    text: str = await socket.receive_data(mode="text")
    if len(text) > wire.LARGEST:
        await _close(socket, _CLOSE_TOO_BIG)
        raise WebSocketDisconnect(detail="", code=_CLOSE_TOO_BIG)
    return text


async def _tell(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    while True:
        for message in await viewer.next():
            await socket.send_data(message.decode(), mode="text")
        if viewer.out:
            return


async def _listen(
    socket: WebSocket[Any, Any, Any], table: TableInPlay, viewer: Viewer, state: State
) -> None:
    seat = viewer.seat
    settings: Settings = state.settings
    bucket = Bucket(settings.burst, settings.rate) if seat is None else table.hearing[seat]
    too_fast = 0
    while True:
        raw = await _receive(socket)
        if viewer.out:
            return
        slow_enough = bucket.take()
        message: wire.ClientMessage | None = None
        try:
            message = wire.read(raw)
        except wire.Unreadable as error:
            number = error.id
            refusal: Refusal = refusals.Unreadable(detail=error.detail)
        else:
            number = None
            if not isinstance(message, _UNNUMBERED):
                number = message.id
            refusal = refusals.TooFast()
            buckets = _by_address(message, state)
            if slow_enough and buckets and not buckets.take(address_of(socket)):
                viewer.refuse(number, refusal.reason)
                continue
            if slow_enough:
                await _heed(table, viewer, message, state.reports)
                continue
        if not slow_enough:
            too_fast += 1
            refusal = refusals.TooFast()
        if too_fast > _MOST_TOO_FAST:
            return
        if isinstance(message, wire.PingMessage):
            viewer.pong(message.ping)  # else the page would believe that nobody is there
            continue
        viewer.refuse(number, refusal.reason)


def _by_address(message: wire.ClientMessage, state: State) -> Buckets | None:
    """What costs something is counted for each address, at all its seats."""
    if isinstance(
        message, (wire.LookMessage, wire.PlanMessage, wire.HintMessage, wire.OverMessage)
    ):
        lookers: Buckets = state.lookers
        return lookers
    if isinstance(message, wire.PlayAgainMessage):
        makers: Buckets = state.makers
        return makers
    if isinstance(message, wire.ReportMessage):
        reporters: Buckets = state.reporters
        return reporters
    return None


async def _heed(
    table: TableInPlay, viewer: Viewer, message: wire.ClientMessage, reports: Reports
) -> None:
    """Do what the client asks for, and tell it so."""
    if isinstance(message, wire.PingMessage):
        viewer.pong(message.ping)
        return
    if isinstance(message, wire.LookingMessage):
        table.sees(viewer, message.looking)
        return
    if isinstance(message, wire.HelloMessage):
        viewer.refuse(None, refusals.Unreadable(detail="hello").reason)
        return
    try:
        if isinstance(message, wire.OverMessage):
            await table.look_over(viewer, message.over)
        elif viewer.seat is None:
            raise refusals.Spectator()
        elif isinstance(message, wire.ActMessage):
            action = _action(table, message.act)
            await asyncio.shield(table.act(viewer.seat, action, message.ask))
        elif isinstance(message, wire.WaitMessage):
            await asyncio.shield(table.wait(viewer.seat, message.wait))
        elif isinstance(message, wire.PaceMessage):
            await asyncio.shield(table.keep_pace(viewer.seat, message.pace))
        elif isinstance(message, wire.EaseMessage):
            await asyncio.shield(easing.ease(table, viewer.seat, message.ease))
        elif isinstance(message, wire.Leave):
            await asyncio.shield(table.stay_away(viewer.seat, message))
        elif isinstance(message, wire.Gather):
            invited = await asyncio.shield(table.gathering.heed(viewer.seat, message))
            if invited is not None:
                viewer.invited(invited)
                return
        elif isinstance(message, wire.ReportMessage):
            await asyncio.shield(reports.take(table, viewer.seat, message))
        elif isinstance(message, wire.PlayAgainMessage):
            await asyncio.shield(table.play_again(viewer.seat))
        elif isinstance(message, wire.Holding):
            await asyncio.shield(table.hold_seat(viewer, message))
        elif isinstance(message, wire.SealMessage):
            await asyncio.shield(table.seal(viewer.seat, message.seal, message.commitment))
        elif isinstance(message, wire.OpenMessage):
            await asyncio.shield(table.open(viewer.seat, message.open, message.commitment))
        elif isinstance(message, wire.PhraseMessage):
            if not message.phrase:
                raise refusals.Unreadable(detail="phrase")
            await asyncio.shield(table.say(viewer.seat, "", message.phrase, message.to))
        elif isinstance(message, wire.ActAllMessage):
            parts = _parts(table, message.act_all)
            await asyncio.shield(table.act_all(viewer.seat, parts, message.ask))
        elif isinstance(message, wire.PlanMessage):
            parts = _parts(table, message.plan)
            plan = await table.plan(viewer.seat, parts, message.ask, viewer.panels)
            viewer.planned(message.id, plan)
            return
        elif isinstance(message, wire.HintMessage):
            viewer.hinted(await hint(table, viewer.seat, message.id))
            return
        elif isinstance(message, wire.LookMessage):
            viewer.looked(message.id, await table.look(viewer.seat, message.look))
            return
        else:
            await asyncio.shield(table.say(viewer.seat, _spoken(message.chat), "", message.to))
    except Refusal as refusal:
        viewer.refuse(message.id, refusal.reason)
    except StoreFailed as error:
        viewer.refuse(message.id, refusals.not_stored(error).reason)
    except Gone:
        viewer.lose()
    except Exception:
        _log.exception("table %s", table.id)
        viewer.refuse(message.id, refusals.Internal().reason)
    else:
        viewer.done(message.id)


def _parts(table: TableInPlay, parts: list[msgspec.Raw]) -> list[Action]:
    return [_action(table, part) for part in parts]


def _action(table: TableInPlay, raw: msgspec.Raw) -> Action:
    """Whatever is said with an offer is cleaned as talk is."""
    action = table.game.actions.decode(bytes(raw))
    if isinstance(action, LapseOffer):
        raise refusals.Unreadable(detail="lapse-offer")  # it is for the clock to say
    if not isinstance(action, MakeOffer):
        return action
    promises = tuple(
        msgspec.structs.replace(promise, text=clean(promise.text).strip())
        for promise in action.promises
    )
    words = clean(action.words).strip()
    return timed(msgspec.structs.replace(action, promises=promises, words=words))


def _spoken(text: str) -> str:
    """Without what could steer a screen."""
    said = clean(text).strip()
    if not said:
        raise refusals.Unreadable(detail="chat")
    return said


async def _turn_away(socket: WebSocket[Any, Any, Any], reason: Reason) -> None:
    viewer = Viewer(None)
    viewer.refuse(None, reason)
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(_GOODBYE):
            for message in await viewer.next():
                await socket.send_data(message.decode(), mode="text")
    await _close(socket, _CLOSE_REFUSED)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Whoever does not read can't be told so: the connection is cut all the same."""
    with suppress(Exception):  # it may be closed already, from either side
        async with asyncio.timeout(_GOODBYE):
            await socket.close(code=code)
