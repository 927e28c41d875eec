"""Saves: one JSON object a line (docs/save-format.md). The set-up first, then the records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import LiveChance, WrongChance, commitment, outcome
from backroom.engine.game import Game
from backroom.engine.message import Refusal
from backroom.engine.record import Record, Result, Roll
from backroom.engine.table import Table

FORMAT = 1

AnyGame = Game[Any, Any, Any]
AnyTable = Table[Any, Any, Any]


class SaveError(Exception):
    """A save that can't be read: the line (from 1), a message key, and a detail."""

    def __init__(self, line: int, key: str, detail: str = "") -> None:
        super().__init__(f"line {line}: {key} {detail}".rstrip())
        self.line = line
        self.key = key
        self.detail = detail


class Head(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: the set-up."""

    backroom: int
    game: str
    seats: int
    options: dict[str, bool | int | str]
    names: list[str] = []
    #: SHA-256 of the secret, in hex; each seat's nonce, in hex (empty: none was sent).
    commitment: str = ""
    nonces: list[str] = []


class Done(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One record: who did what, and what the dice said."""

    seat: int
    action: dict[str, Any]
    rolls: tuple[Roll, ...] = ()


class End(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The last line of a finished game: the result, and the secret behind the dice."""

    result: Result
    secret: str = ""


class Save(msgspec.Struct):
    """A table as it is kept."""

    head: Head
    records: list[Done]
    end: End | None = None
    #: The number of a last line that was cut off in the middle, and dropped. 0: there was none.
    cut_off: int = 0

    def encode(self) -> bytes:
        rows: list[msgspec.Struct] = [self.head, *self.records]
        if self.end is not None:
            rows.append(self.end)
        return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)

    @classmethod
    def decode(cls, raw: bytes) -> Save:
        """Read a save, or say which line is wrong. A last line that was cut off is dropped."""
        lines = raw.split(b"\n")
        last, cut_off = lines.pop(), 0
        if last.strip():
            try:
                msgspec.json.decode(last)
                lines.append(last)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                cut_off = len(lines) + 1
        if not lines:
            raise SaveError(1, "save-empty")
        head = _read(lines[0], Head, 1)
        if head.backroom != FORMAT:
            raise SaveError(1, "save-format", str(head.backroom))
        records: list[Done] = []
        end = None
        for number, line in enumerate(lines[1:], start=2):
            if end is not None:
                raise SaveError(number, "save-after-end")
            if line.startswith(b'{"result"'):
                end = _read(line, End, number)
            else:
                records.append(_read(line, Done, number))
        if not records:
            raise SaveError(2, "save-empty")
        return cls(head, records, end, cut_off)


def _read(line: bytes, kind: type[Any], number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(number, "save-unreadable", str(error)) from None


def head_of(table: AnyTable, names: list[str]) -> Head:
    """The first line of a table's save."""
    head = Head(FORMAT, table.game.name, table.seats, msgspec.to_builtins(table.options), names)
    if isinstance(table.chance, LiveChance):
        head.commitment = commitment(table.chance.secret)
        head.nonces = [nonce.hex() for nonce in table.chance.nonces]
    return head


def done(record: Record) -> Done:
    return Done(record.seat, msgspec.to_builtins(record.action), record.rolls)


def save_table(table: AnyTable, names: list[str] | None = None) -> Save:
    """A table as a save; the secret is only in it when the game is over."""
    save = Save(head_of(table, names or []), [done(record) for record in table.records])
    result = table.game.result(table.state)
    if result is not None:
        secret = table.chance.secret.hex() if isinstance(table.chance, LiveChance) else ""
        save.end = End(result, secret)
    return save


def load_options(game: AnyGame, options: Mapping[str, object]) -> Any:
    return msgspec.convert(options, game.options)


def load_table(game: AnyGame, save: Save, upto: int | None = None) -> AnyTable:
    """Replay a save, or its first ``upto`` records; says which line does not follow the rules."""
    number = 1
    if save.head.game != game.name:
        raise SaveError(1, "save-wrong-game", save.head.game)
    if save.head.seats not in game.players:
        raise SaveError(1, "refused-seats", str(save.head.seats))
    try:
        options = load_options(game, save.head.options)
        rows = _rows(game, save, upto)
        number = 2
        table: AnyTable = Table.replay(game, options, save.head.seats, rows[:1])
        for seat, action, rolls in rows[1:]:
            number += 1
            table.replay_one(seat, action, rolls)
    except msgspec.ValidationError as error:
        raise SaveError(number, "save-unreadable", str(error)) from None
    except Refusal as error:
        raise SaveError(number, error.reason.key, error.reason.rule) from None
    except WrongChance as error:
        raise SaveError(number, "save-wrong-roll", str(error)) from None
    return table


def _rows(
    game: AnyGame, save: Save, upto: int | None
) -> list[tuple[int, Action, tuple[Roll, ...]]]:
    rows = []
    for number, row in enumerate(save.records[:upto], start=2):
        try:
            rows.append((row.seat, game.actions.convert(row.action), row.rolls))
        except Refusal as error:
            raise SaveError(number, "save-unreadable", str(error.reason.args)) from None
    return rows


def _nonces(head: Head) -> list[bytes]:
    try:
        return [bytes.fromhex(nonce) for nonce in head.nonces]
    except ValueError as error:
        raise SaveError(1, "save-unreadable", str(error)) from None


def resume_dice(table: AnyTable, head: Head, secret: bytes) -> None:
    """A table that was loaded goes on with live dice, from where its records have left them."""
    chance = LiveChance(secret, _nonces(head))
    for record in table.records:
        chance.skip(record.rolls)
    table.chance = chance


def verify_rolls(save: Save, secret: bytes) -> None:
    """Check every outcome of a save against the secret its host committed to."""
    if save.head.commitment and commitment(secret) != save.head.commitment:
        raise SaveError(1, "save-wrong-secret")
    nonces = _nonces(save.head)
    counts: dict[str, int] = {}
    for number, row in enumerate(save.records, start=2):
        for roll in row.rolls:
            k = counts.get(roll.label, 0)
            counts[roll.label] = k + 1
            if outcome(secret, nonces, roll.label, k, roll.sides) != roll.value:
                raise SaveError(number, "save-wrong-roll", roll.label)
