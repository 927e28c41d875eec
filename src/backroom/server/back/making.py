"""Histories are made in a process of their own: here is what is done there."""

from __future__ import annotations

import gzip
import pickle
from collections.abc import Iterable, Iterator

import msgspec

from backroom.engine.message import Reason, Refusal
from backroom.engine.save import Done, Head
from backroom.games import shelf
from backroom.server import refusals, wire
from backroom.server.back.steps import Eyes, Row, steps

#: A game with more records is not shown again, nor one that takes more bytes to be told: three
#: times what the longest games come to that bots have ever played.
LONGEST = 10_000
MOST_TOLD = 48 << 20


class Wanted(msgspec.Struct):
    """A game, and who looks back at it."""

    head: bytes
    records: list[bytes]
    names: list[str]
    board: str
    eyes: Eyes
    over: bool
    #: So many events has the viewer been told; None: all there are.
    upto: int | None = None
    #: In words, too?
    panels: bool = False


def history(wanted: Wanted) -> bytes:
    """As it is sent, compressed."""
    return gzip.compress(msgspec.json.encode(told(wanted)), mtime=0)


def told(wanted: Wanted) -> wire.History:
    head = msgspec.json.decode(wanted.head, type=Head)
    game = shelf.find(head.game)
    rows: list[Row] = []
    for raw in wanted.records:
        record = msgspec.json.decode(raw, type=Done)
        rows.append((record.seat, game.actions.convert(record.action), record.rolls))
    return wire.History(
        game=game.name,
        options=game.told_options(head.options),
        board=wanted.board,
        names=wanted.names,
        over=wanted.over,
        eyes=wanted.eyes,
        steps=_bounded(
            steps(game, head, rows, wanted.eyes, wanted.upto, wanted.over, wanted.panels)
        ),
    )


def _bounded(coming: Iterator[wire.Step]) -> list[wire.Step]:
    """They are counted as they come: a small file can be a game that takes gigabytes to tell."""
    found: list[wire.Step] = []
    left = MOST_TOLD
    for step in coming:
        left -= sum(map(_size, (step.events, step.view.values())))
        left -= sum(_size(parts.values()) for parts in step.parts.values())
        if left < 0:
            raise refusals.TooLong()
        found.append(step)
    return found


def _size(parts: Iterable[msgspec.Raw]) -> int:
    return sum(memoryview(part).nbytes for part in parts)


def make(packed: bytes) -> bytes | Reason:
    """In the worker."""
    wanted: Wanted = pickle.loads(packed)
    try:
        return history(wanted)
    except Refusal as refusal:
        return refusal.reason
