"""Saves: one JSON object a line (docs/save-format.md). The set-up first, then the records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from backroom.engine.action import Action
from backroom.engine.chain import Chain
from backroom.engine.chance import LiveChance, WrongChance, commitment, seals
from backroom.engine.game import Game
from backroom.engine.message import Reason, Refusal
from backroom.engine.record import Record, Result, Roll
from backroom.engine.table import Table

FORMAT = 2

AnyGame = Game[Any, Any, Any]
AnyTable = Table[Any, Any, Any]

_encode = msgspec.json.Encoder().encode


class SaveError(Exception):
    """A save that can't be read: the line (from 1), a message key, and a detail; or one that the
    rules refuse, and which of them."""

    def __init__(self, line: int, key: str, detail: str = "", *, illegal: bool = False) -> None:
        super().__init__(f"line {line}: {key} {detail}".rstrip())
        self.line = line
        self.key = key
        self.detail = detail
        self._illegal = illegal

    @property
    def reason(self) -> Reason:
        """What to say of it. Of a refusal the arguments are not kept, but the rule is."""
        if self._illegal:
            return Reason("", "save-illegal", {"line": self.line, "rule": self.detail})
        return Reason("", self.key, {"line": self.line, "detail": self.detail})


class Void(msgspec.Struct, forbid_unknown_fields=True):
    """A deal that came to nothing: its commitment, and the seats that had not opened a nonce."""

    commitment: str
    seats: list[int]


class Origin(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Where a fork comes from: its first ``records`` were played in another game, with other dice.
    That game is over, so its secret is known."""

    records: int
    commitment: str = ""
    nonces: list[str] = []
    #: Empty: the file that was forked did not say it.
    secret: str = ""
    #: At which table; empty: the game came from a file.
    table: str = ""


class Head(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: the set-up."""

    backroom: int
    game: str
    seats: int
    options: dict[str, bool | int | str]
    names: list[str] = []
    #: SHA-256 of the secret, in hex; each seat's nonce, in hex.
    commitment: str = ""
    nonces: list[str] = []
    #: SHA-256 of each nonce, in hex; empty: the seat has sent none, so its nonce follows from the
    #: secret.
    seals: list[str] = []
    #: The deals before this one that came to nothing.
    voids: list[Void] = []
    #: A fork: which of its first records were played with which other dice, the oldest first.
    origins: list[Origin] = []


class Done(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One record: who did what, and what the dice said."""

    seat: int
    action: dict[str, Any]
    rolls: tuple[Roll, ...] = ()


class _Line(msgspec.Struct, omit_defaults=True, gc=False):
    """As :class:`Done`, to be written."""

    seat: int
    action: Action
    rolls: tuple[Roll, ...] = ()


class End(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The last line of a finished game: the result, the secret behind the dice, and the last link
    of the chain."""

    result: Result
    secret: str = ""
    link: str = ""


class Save(msgspec.Struct):
    """A table as it is kept."""

    head: Head
    records: list[Done]
    end: End | None = None
    #: The number of a last line that was cut off in the middle, and dropped. 0: there was none.
    cut_off: int = 0
    #: The lines of head and records as they stood in the file.
    read: list[bytes] = []

    def lines(self) -> list[bytes]:
        """The lines that the chain binds: head and records, without their line breaks."""
        return self.read or [msgspec.json.encode(row) for row in (self.head, *self.records)]

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
        return cls(head, records, end, cut_off, lines[: 1 + len(records)])


def _read(line: bytes, kind: type[Any], number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(number, "save-unreadable", str(error)) from None


def head_of(table: AnyTable, names: list[str]) -> Head:
    """The first line of a table's save."""
    head = Head(FORMAT, table.game.name, table.seats, msgspec.to_builtins(table.options), names)
    if isinstance(table.chance, LiveChance):
        secret, nonces = table.chance.secret, table.chance.nonces
        head.commitment = commitment(secret)
        head.nonces = [nonce.hex() for nonce in nonces]
        head.seals = seals(secret, nonces)
    return head


def done(record: Record) -> Done:
    return Done(record.seat, msgspec.to_builtins(record.action), record.rolls)


def line_of(record: Record) -> bytes:
    """The record as it stands in a save, without its line break."""
    return _encode(_Line(record.seat, record.action, record.rolls))


def save_table(table: AnyTable, names: list[str] | None = None, head: Head | None = None) -> Save:
    """A table as a save; the secret is only in it when the game is over. ``head``: what was its
    first line from the beginning."""
    head = head or head_of(table, names or [])
    save = Save(head, [done(record) for record in table.records])
    result = table.game.result(table.state)
    if result is not None:
        save.end = End(result)
        if isinstance(table.chance, LiveChance):
            save.end = end_of(result, table.chance.secret, save.lines())
    return save


def end_of(result: Result, secret: bytes, lines: list[bytes]) -> End:
    """The last line of a game that has these lines."""
    chain = Chain(secret)
    for line in lines:
        chain.add(line)
    return End(result, secret.hex(), chain.link.hex())


def load_options(game: AnyGame, options: Mapping[str, object]) -> Any:
    return msgspec.convert(options, game.options)


def load_table(game: AnyGame, save: Save, upto: int | None = None) -> AnyTable:
    """Replay a save, or its first ``upto`` records; says which line does not follow the rules."""
    number = 1
    if save.head.game != game.name:
        raise SaveError(1, "save-wrong-game", save.head.game)
    if save.head.seats not in game.players:
        raise SaveError(1, "refused-seats", str(save.head.seats), illegal=True)
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
        raise SaveError(number, error.reason.key, error.reason.rule, illegal=True) from None
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
            detail = str(error.reason.args.get("detail", error.reason.key))
            raise SaveError(number, "save-unreadable", detail) from None
    return rows


def nonces_of(head: Head) -> list[bytes]:
    try:
        return [bytes.fromhex(nonce) for nonce in head.nonces]
    except ValueError as error:
        raise SaveError(1, "save-unreadable", str(error)) from None


def resume_dice(
    table: AnyTable, head: Head, secret: bytes, before: dict[str, int] | None = None
) -> None:
    """A table that was loaded goes on with live dice, from where its records have left them, and
    what was thrown ``before`` these."""
    chance = LiveChance(secret, nonces_of(head))
    chance.counts.update(before or {})
    for record in table.records:
        chance.skip(record.rolls)
    table.chance = chance
