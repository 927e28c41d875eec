"""The socket: one viewer of a table, what it says and what it is told (docs/wire.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

import msgspec
from litestar.datastructures import State

from backroom.engine.action import Action
from backroom.engine.deal import LapseOffer, MakeOffer
from backroom.engine.message import Reason, Refusal
from backroom.server import easing, refusals, wire
from backroom.server.backlog import Backlogs
from backroom.server.hints import hint
from backroom.server.limits import Bucket, Buckets
from backroom.server.line import AGAIN, HungUp, Line
from backroom.server.lines import Lines
from backroom.server.offers import timed
from backroom.server.onlookers import Viewer
from backroom.server.playing import Gone, TableInPlay
from backroom.server.reports import Reports
from backroom.server.seats import clean
from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.server.watching import TV
from backroom.store.store import StoreFailed, StoreLost

_log = logging.getLogger("backroom.server")

#: A line is closed so if the reason has been told; else whoever it is may come again.
_CLOSE_REFUSED = 4400
#: What is said without a number: nothing is answered to it but what it asks for.
_UNNUMBERED = (wire.HelloMessage, wire.PingMessage, wire.LookingMessage)
#: A client says hello within so many seconds.
_HELLO = 20.0
#: Whoever goes on for so long after being told to slow down is shown the door.
_MOST_TOO_FAST = 200


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
    tv = hello.key is not None and hello.key.startswith(TV)
    # Whoever may not even look has nothing loaded for it.
    glimpse = await tables.glimpse(table)
    if tv:
        await state.codes.admit(table, hello.key)
    seat = None if tv else glimpse.admit(hello.key)
    with lines.known(line.address, table, seat is not None):
        found = await tables.find(table, seat is not None)
        if tv:
            await state.codes.admit(table, hello.key)
        else:
            seat = found.admit(hello.key)
        backlogs: Backlogs = state.backlogs
        counted = backlogs.of(line.address)
        viewer = Viewer(seat, hello.log, hello.panels, counted, tv, line.news)
        await found.join(viewer)
        line.tell(viewer, partial(_leave, found, viewer))
        with suppress(HungUp):
            await _listen(line, found, viewer, state)
        return _CLOSE_REFUSED if viewer.out else AGAIN


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


async def _listen(line: Line, table: TableInPlay, viewer: Viewer, state: State) -> None:
    seat = viewer.seat
    settings: Settings = state.settings
    bucket = Bucket(settings.burst, settings.rate) if seat is None else table.hearing[seat]
    too_fast = 0
    while True:
        raw = await line.hear()
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
            if slow_enough and buckets and not buckets.take(line.address):
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
            await table.act(viewer.seat, action, message.ask)
        elif isinstance(message, wire.WaitMessage):
            await table.wait(viewer.seat, message.wait)
        elif isinstance(message, wire.PaceMessage):
            await table.keep_pace(viewer.seat, message.pace)
        elif isinstance(message, wire.EaseMessage):
            await easing.ease(table, viewer.seat, message.ease)
        elif isinstance(message, wire.Leave):
            await table.stay_away(viewer.seat, message)
        elif isinstance(message, wire.Gather):
            invited = await table.gathering.heed(viewer.seat, message)
            if invited is not None:
                viewer.invited(invited)
                return
        elif isinstance(message, wire.ReportMessage):
            await reports.take(table, viewer.seat, message)
        elif isinstance(message, wire.PlayAgainMessage):
            await table.play_again(viewer.seat)
        elif isinstance(message, wire.Holding):
            await table.hold_seat(viewer, message)
        elif isinstance(message, wire.SealMessage):
            await table.seal(viewer.seat, message.seal, message.commitment)
        elif isinstance(message, wire.OpenMessage):
            await table.open(viewer.seat, message.open, message.commitment)
        elif isinstance(message, wire.PhraseMessage):
            if not message.phrase:
                raise refusals.Unreadable(detail="phrase")
            await table.say(viewer.seat, "", message.phrase, message.to)
        elif isinstance(message, wire.ActAllMessage):
            parts = _parts(table, message.act_all)
            await table.act_all(viewer.seat, parts, message.ask)
        elif isinstance(message, wire.PlanMessage):
            parts = _parts(table, message.plan)
            plan = await table.plan(viewer.seat, parts, message.ask, viewer.panels)
            viewer.planned(message.id, plan)
            return
        elif isinstance(message, wire.HintMessage):
            parts = _parts(table, message.parts)
            viewer.hinted(await hint(table, viewer.seat, message.id, parts))
            return
        elif isinstance(message, wire.LookMessage):
            viewer.looked(message.id, await table.look(viewer.seat, message.look))
            return
        else:
            await table.say(viewer.seat, _spoken(message.chat), "", message.to)
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


def _turn_away(line: Line, reason: Reason) -> int:
    """It is told why, if it is still there."""
    viewer = Viewer(None)
    viewer.refuse(None, reason)
    line.say(*viewer.take())
    return _CLOSE_REFUSED
