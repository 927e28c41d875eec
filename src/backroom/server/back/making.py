"""Histories are made in a process of their own: here is what is done there."""

from __future__ import annotations

import gzip
import pickle

import msgspec

from backroom.engine.save import Done, Head
from backroom.games import shelf
from backroom.server import wire
from backroom.server.back.steps import Eyes, Row, steps


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
        steps=list(steps(game, head, rows, wanted.eyes, wanted.upto, wanted.over, wanted.panels)),
    )


def make(packed: bytes) -> bytes:
    """In the worker."""
    wanted: Wanted = pickle.loads(packed)
    return history(wanted)
