"""Playing on from a position of a finished game: another table, with new dice, against bots.

What was played until then stands at the beginning of the new table's records, as it was, and the
head says with which dice (``Head.origins``, docs/save-format.md). From there on they follow from a
secret that is drawn when the fork is made: nobody can know them before.
"""

from __future__ import annotations

import os
import pickle
import time

import msgspec

from backroom.bots import roster
from backroom.engine.chance import bot_nonces, commitment
from backroom.engine.message import Reason, Refusal
from backroom.engine.save import FORMAT, Head, Origin, load_table
from backroom.games import shelf
from backroom.server import naming, refusals, wire
from backroom.server.back.files import check, game_of, opened, tidied
from backroom.server.seats import BOT, HUMAN, hashed, new_id, new_key, tidy
from backroom.server.watching import new_watch_key
from backroom.store.store import PLAYING, SeatRow, TableRow

#: Each fork is kept with all that was played before, and nobody had to play it: so many bytes. That
#: is four times the longest game that bots have ever played.
MOST_FORKED = 600_000


class Source(msgspec.Struct):
    """A finished game: its lines up to the move, its secret, and at which table it was played ("":
    it comes from a file)."""

    head: Head
    records: list[bytes]
    secret: str
    table: str = ""


def source(packed: bytes) -> Source | Reason:
    """In the worker: the game of a save up to a move, if one can play on from there."""
    raw, record = pickle.loads(packed)
    try:
        save = opened(raw)
        check(save)
        if save.end is None:
            raise refusals.ForkNotOver()
        if not 0 < record <= len(save.records):
            raise refusals.NoSuchMove()
        if load_table(game_of(save), save, record).state.over:
            raise refusals.NoSuchMove()
        shown = tidied(save)
    except Refusal as refusal:
        return refusal.reason
    except Exception as error:  # whatever somebody has written into it
        return Reason("", "save-unreadable", {"line": 1, "detail": type(error).__name__})
    lines = shown.lines()[: 1 + record]
    if sum(map(len, lines)) > MOST_FORKED:
        return refusals.TooLong().reason
    return Source(shown.head, lines[1:], save.end.secret)


class Forked(msgspec.Struct):
    """A new table, as it is stored."""

    row: TableRow
    seats: list[SeatRow]
    records: list[bytes]
    made: wire.Made


def fork(source: Source, wanted: wire.Fork, maker: str) -> Forked:
    """The table of a fork, with dice that nobody has seen."""
    head, records = source.head, source.records
    game = shelf.find(head.game)
    if wanted.seat >= head.seats:
        raise refusals.NoSuchMove()
    fresh = os.urandom(32)
    keys = [new_key() for _ in range(head.seats)]
    watch = new_watch_key()
    rows = _seat_rows(head, wanted, keys)
    nonces = bot_nonces(fresh, head.seats)
    begun = Head(
        FORMAT,
        game.name,
        head.seats,
        head.options,
        [row.name for row in rows],
        commitment(fresh),
        [nonce.hex() for nonce in nonces],
        [""] * head.seats,
        origins=_origins(source),
    )
    row = TableRow(
        id=new_id(),
        game=game.name,
        head=msgspec.json.encode(begun),
        secret=fresh,
        created=time.time(),
        status=PLAYING,
        watch_key=hashed(watch),
        host=wanted.seat,
        maker=maker,
    )
    key = keys[wanted.seat]
    made = wire.Made(row.id, wanted.seat, key, begun.commitment, [], watch)
    return Forked(row, rows, records, made)


def _origins(source: Source) -> list[Origin]:
    """With which dice what is forked was played; it may be a fork itself, forked before or after
    the move at which that branched off."""
    head, count = source.head, len(source.records)
    found: list[Origin] = []
    for origin in head.origins:
        if origin.records >= count:
            return [*found, msgspec.structs.replace(origin, records=count)]
        found.append(origin)
    last = Origin(
        records=count,
        commitment=head.commitment,
        nonces=head.nonces,
        secret=source.secret,
        table=source.table,
    )
    return [*found, last]


def _seat_rows(head: Head, wanted: wire.Fork, keys: list[str]) -> list[SeatRow]:
    game = shelf.find(head.game)
    bot = wanted.bot or roster.usual(game)
    if bot not in roster.names(game):
        raise refusals.NoSuchBot()
    names = head.names or [""] * head.seats
    names = ["" if naming.is_taken(name, names[:seat]) else name for seat, name in enumerate(names)]
    # Every seat keeps its name, whoever has it now: what was told so far is told of these names.
    own = names[wanted.seat] or tidy(wanted.name)
    others = [name for seat, name in enumerate(names) if seat != wanted.seat]
    if not own or naming.is_taken(own, others):
        own = naming.guest(others)
    names[wanted.seat] = own
    free = iter(naming.bot_names(names, len(names)))
    rows = []
    for seat, name in enumerate(names):
        if seat == wanted.seat:
            rows.append(SeatRow(seat, HUMAN, name, hashed(keys[seat]), "", "", True, seal=""))
        else:
            rows.append(SeatRow(seat, BOT, name or next(free), "", bot, "", True))
    return rows
