"""Saved games that somebody brings along: read, checked and shown; nothing of them is kept."""

from __future__ import annotations

import gzip
import pickle
from typing import Any

import msgspec

from backroom.engine.fairness import verify_chain, verify_dice
from backroom.engine.message import Reason, Refusal
from backroom.engine.save import AnyGame, Done, Save, SaveError, end_of, load_table
from backroom.extras import by_game
from backroom.games import shelf
from backroom.server import boards, refusals, wire
from backroom.server.back.making import LONGEST, Wanted, told
from backroom.server.seats import clean, tidy
from backroom.store.moving import Moved, NotMoved, read

#: Who has the file may know all that is in it.
_EXPORTED = b'{"backroom_table"'
#: Forks of forks, and deals that came to nothing: nobody has so many.
_MOST_BEFORE = 100


def opened(raw: bytes) -> Save:
    """What ``backroom play``, a page or ``backroom export`` has written, or why it is none."""
    try:
        return _exported(raw) if raw.lstrip().startswith(_EXPORTED) else _decoded(raw)
    except SaveError as error:
        raise told_so(error.reason) from None
    except NotMoved as error:
        raise Refusal("", "save-unreadable", line=1, detail=error.detail) from None


def _decoded(raw: bytes) -> Save:
    """What the rules say nothing of, whoever has written it has chosen: it has bounds."""
    save = Save.decode(raw)
    head = save.head
    if len(save.records) > LONGEST:
        raise refusals.TooLong()
    if len(head.names) not in (0, head.seats):
        raise SaveError(1, "save-unreadable", "names")
    if len(head.origins) > _MOST_BEFORE or len(head.voids) > _MOST_BEFORE:
        raise SaveError(1, "save-unreadable", "origins, voids")
    return save


def told_so(reason: Reason) -> Refusal:
    """A refusal for this reason: its message may speak of a rule."""
    refusal = Refusal("", reason.key)
    refusal.reason = reason
    return refusal


def _exported(raw: bytes) -> Save:
    moved: Moved = read(raw)
    (row,) = moved.rows["tables"]
    rows = sorted(moved.rows.get("records", []), key=lambda each: int(each["n"] or 0))
    lines = [str(row["head"]).encode(), *(str(each["json"]).encode() for each in rows)]
    save = _decoded(b"\n".join(lines) + b"\n")
    result = game_of(save).result(load_table(game_of(save), save).state)
    if result is not None:
        save.end = end_of(result, bytes.fromhex(str(row["secret"])), lines)
    return save


def game_of(save: Save) -> AnyGame:
    try:
        return shelf.find(save.head.game)
    except shelf.NoSuchGame:
        raise refusals.NoSuchGame() from None


def check(save: Save) -> None:
    """Every record follows the rules, and what the file says of its dice is so."""
    game = game_of(save)
    if game.board_option and game.has_own_board(save.head.options):
        boards.check(game, str(save.head.options[game.board_option]))
    try:
        result = game.result(load_table(game, save).state)
        if save.end is not None and save.end.result != result:
            raise SaveError(len(save.records) + 2, "save-broken-chain")
        if save.end is not None and save.end.secret:
            secret = bytes.fromhex(save.end.secret)
            verify_dice(save, secret)
            verify_chain(save, secret)
    except SaveError as error:
        raise told_so(error.reason) from None


def tidied(save: Save) -> Save:
    """Names and words that steer nobody's screen, as at a table. After the check: the chain binds
    what stands in the file."""
    head = msgspec.structs.replace(save.head, names=[tidy(name) for name in save.head.names])
    lines, rows = save.lines(), []
    for at, row in enumerate(save.records, start=1):
        action = _clean(row.action)
        if action != row.action:
            row = Done(row.seat, action, row.rolls)
            lines[at] = msgspec.json.encode(row)
        rows.append(row)
    return Save(head, rows, save.end, read=lines)


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {name: _clean(part) for name, part in value.items()}
    return [_clean(part) for part in value] if isinstance(value, list) else value


def show(packed: bytes) -> bytes | Reason:
    """In the worker: the history of a file, compressed."""
    wanted: wire.OpenSave = pickle.loads(packed)
    try:
        save = opened(wanted.save.encode())
        check(save)
        return gzip.compress(msgspec.json.encode(_history(tidied(save), wanted)), mtime=0)
    except Refusal as refusal:
        return refusal.reason
    except Exception as error:  # whatever somebody has written into it
        return Reason("", "save-unreadable", {"line": 1, "detail": type(error).__name__})


def _history(save: Save, wanted: wire.OpenSave) -> wire.History:
    game, head = game_of(save), save.head
    if isinstance(wanted.eyes, int) and wanted.eyes >= head.seats:
        raise refusals.NotTheirEyes()
    board = str(head.options[game.board_option]) if game.board_option else ""
    own = bool(board) and game.has_own_board(head.options)
    history = told(
        Wanted(
            head=msgspec.json.encode(head),
            records=save.lines()[1:],
            names=head.names or [""] * head.seats,
            board=game.board_name(board) if own else "",
            eyes=wanted.eyes,
            over=True,
            panels=wanted.panels,
        )
    )
    history.over = save.end is not None
    page = by_game.board(game.name)
    if page is not None and page.drawn is not None:
        history.drawing = msgspec.Raw(msgspec.json.encode(page(board).drawing()))
    if own:
        history.words = msgspec.Raw(msgspec.json.encode(boards.words(game, board)))
    return history
