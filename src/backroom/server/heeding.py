"""What somebody at a table says over the line, and what is done about it (docs/wire.md)."""

from __future__ import annotations

import logging
from functools import partial

import msgspec
from litestar.datastructures import State

from backroom.engine.action import Action
from backroom.engine.deal import LapseOffer, MakeOffer
from backroom.engine.message import Refusal
from backroom.server import easing, refusals, wire
from backroom.server.hints import hint
from backroom.server.limits import Bucket, Buckets
from backroom.server.line import Line
from backroom.server.lock import Gone
from backroom.server.offers import timed
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.reports import Reports
from backroom.server.seats import clean
from backroom.server.settings import Settings
from backroom.store.store import StoreFailed

_log = logging.getLogger("backroom.server")

#: What is said without a number: nothing is answered to it but what it asks for.
_UNNUMBERED = (wire.HelloMessage, wire.PingMessage, wire.LookingMessage)
#: Whoever goes on for so long after being told to slow down is shown the door.
_MOST_TOO_FAST = 200


async def listen(line: Line, table: TableInPlay, viewer: Viewer, state: State) -> None:
    """Until it says no more, or is shown the door."""
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
            buckets = _by_address(message, state) if slow_enough else None
            if slow_enough and (buckets is None or buckets.take(line.address)):
                await _heed(table, viewer, message, state.reports)
                continue
            number = None if isinstance(message, _UNNUMBERED) else message.id
            refusal = refusals.TooFast()
            if slow_enough:
                viewer.refuse(number, refusal.reason)
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
    if isinstance(message, wire.ActMessage):  # as nearly always
        return None
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
    if not isinstance(message, wire.ActMessage):  # as nearly always
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
        if isinstance(message, wire.ActMessage) and viewer.seat is not None:
            action = _action(table, message.act)
            await table.act(viewer.seat, action, message.ask, partial(viewer.has_done, message.id))
            viewer.tell_done()
            return
        if isinstance(message, wire.OverMessage):
            await table.wishes.look_over(viewer, message.over)
        elif viewer.seat is None or isinstance(message, wire.ActMessage):
            raise refusals.Spectator()
        elif isinstance(message, wire.WaitMessage):
            await table.wishes.wait(viewer.seat, message.wait)
        elif isinstance(message, wire.PaceMessage):
            await table.wishes.keep_pace(viewer.seat, message.pace)
        elif isinstance(message, wire.ChancesMessage):
            await table.wishes.keep_chances(message.chances)
        elif isinstance(message, wire.EaseMessage):
            await easing.ease(table, viewer.seat, message.ease)
        elif isinstance(message, wire.Leave):
            await table.wishes.stay_away(viewer.seat, message)
        elif isinstance(message, wire.Gather):
            invited = await table.gathering.heed(viewer.seat, message)
            if invited is not None:
                viewer.invited(invited)
                return
        elif isinstance(message, wire.ReportMessage):
            await reports.take(table, viewer.seat, message)
        elif isinstance(message, wire.PlayAgainMessage):
            await table.wishes.play_again(viewer.seat)
        elif isinstance(message, wire.Holding):
            await table.wishes.hold_seat(viewer, message)
        elif isinstance(message, wire.SealMessage):
            await table.beginning.seal(viewer.seat, message.seal, message.commitment)
        elif isinstance(message, wire.OpenMessage):
            await table.beginning.open(viewer.seat, message.open, message.commitment)
        elif isinstance(message, wire.PhraseMessage):
            if not message.phrase:
                raise refusals.Unreadable(detail="phrase")
            await table.wishes.say(viewer.seat, "", message.phrase, message.to)
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
            await table.wishes.say(viewer.seat, _spoken(message.chat), "", message.to)
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
