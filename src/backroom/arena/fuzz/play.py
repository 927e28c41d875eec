"""One hostile game, played from a stream of bytes, and what must hold after each move of it."""

from __future__ import annotations

import hashlib
import re
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from backroom.arena.check import Inspector, Violation, check_asks
from backroom.arena.compare import difference, encode
from backroom.arena.fuzz.cover import Coverage
from backroom.arena.fuzz.moves import Move, follow_up, next_move
from backroom.arena.fuzz.stream import BLOCK, HEAD, MOST_BLOCKS, Choices, block, blocks
from backroom.engine.action import Action
from backroom.engine.chance import LiveChance, bot_nonces
from backroom.engine.fairness import verify_dice
from backroom.engine.message import Malformed, Refusal
from backroom.engine.record import Record
from backroom.engine.save import (
    AnyGame,
    AnyTable,
    Save,
    SaveError,
    done,
    head_of,
    load_table,
    save_table,
)
from backroom.engine.table import Table
from backroom.engine.undo import WayBack

#: Which of the things that must hold does not.
Oracle = Literal["crash", "refusal", "answer", "invariant", "dead-end", "position", "save"]

#: One position in so many is checked in full; one in so many is saved and replayed.
_FULL_CHECK = 48
_SAVED_MIDWAY = 400
#: Moves after the end: they all have to be refused, or be about the promises.
_AFTER_THE_END = 6
#: A move may take so many seconds, checks and all.
_PATIENCE = 30.0
#: Of an option that is a number, so many values are tried.
_MOST_VALUES = 64
#: Arguments of a line that name a card which was played or kept.
_CARDS = ("card", "event", "contract")


class Failure(msgspec.Struct):
    """Something that must hold does not: what, after how many records, by which move."""

    oracle: Oracle
    what: str
    trace: str
    seats: int
    #: Records before the move, and how many of them the save holds.
    records: int
    move: str
    #: The game so far, as a file that can be replayed. Empty: there was no table yet.
    save: bytes

    @property
    def signature(self) -> str:
        """The same for two failures that look like one bug."""
        short = re.sub(r"\d+", "#", self.what.split("…")[0])[:80]
        frames = re.findall(r'File ".*?([^/\\"]+)", line \d+, in (\w+)', self.trace)
        where = ":".join(frames[-1]) if self.oracle == "crash" and frames else ""
        return f"{self.oracle} {where} {short}"


class Wrong(Exception):
    """An oracle has spoken."""

    def __init__(self, oracle: Oracle, what: str) -> None:
        super().__init__(what)
        self.oracle: Oracle = oracle


class HostileGame:
    """Plays a stream, from the start, or from a ``table`` at which its first blocks were played.

    With ``longer``, a stream that is at its end goes on at random, to ``most`` blocks in all.
    ``replayed``: the save of the whole game is read back when it has ended. ``options`` are those
    of the table that are settled.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: tuple[int, ...],
        stream: bytes,
        cover: Coverage | None = None,
        known: tuple[int, AnyTable] | None = None,
        longer: Random | None = None,
        most: int = MOST_BLOCKS,
        replayed: bool = True,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        #: What was played in the end.
        self.stream = stream.ljust(HEAD, b"\0")
        self.failure: Failure | None = None
        #: Blocks that have been played.
        self.moves = 0
        self._table: AnyTable | None = None
        if known is not None:
            self.moves, self._table = known
        self._cover = cover
        self._longer = longer
        self._replayed = replayed
        self._most = min(most, MOST_BLOCKS)
        self._checks = Random(0)
        self._inspector = Inspector(self._checks)
        self._seats = seats
        self._options = options or {}
        self._busy = self._traced = False
        self._standing: bytes | None = None
        self._move: Move | None = None
        self._before = 0

    @property
    def table(self) -> AnyTable:
        assert self._table is not None
        return self._table

    def play(self) -> Failure | None:
        """Play the stream to its end, the end of the game, or the first failure."""
        try:
            with patience() as hurry:
                self._hurry = hurry
                hurry()
                if self._table is None:
                    self._table = self._sit_down()
                    self._check_state()
                self._play_blocks()
                self._before, self._move = len(self.table.records), None
                hurry()
                if self._replayed:
                    check_replay(self.table)
        except Wrong as wrong:
            self._fail(wrong.oracle, wrong)
        except Exception as error:
            self._fail("crash", error)
        return self.failure

    def _play_blocks(self) -> None:
        after = 0
        while after < _AFTER_THE_END:
            raw = self._next_block()
            if raw is None:
                return
            after += self.table.state.over
            self._hurry()
            self._busy = True
            self._play(raw)
            self._busy = False
            self.moves += 1
        self.stream = self.stream[: HEAD + self.moves * BLOCK]

    def _next_block(self) -> bytes | None:
        if self.moves >= self._most:
            self.stream = self.stream[: HEAD + self.moves * BLOCK]
            return None
        if self.moves >= blocks(self.stream):
            if self._longer is None:
                return None
            self.stream = self.stream[: HEAD + self.moves * BLOCK]
            self.stream += self._longer.randbytes(BLOCK)
        return block(self.stream, self.moves)

    # --- the table -----------------------------------------------------------------------------

    def _sit_down(self) -> AnyTable:
        """Seats, options and dice follow from the head of the stream."""
        head = self.stream[:HEAD]
        choices = Choices(head)
        seats = self._seats[choices.under(len(self._seats))]
        secret = hashlib.sha256(b"backroom fuzz " + head).digest()
        options = any_options(self.game, choices, self._options)
        return Table(self.game, options, seats, LiveChance(secret, bot_nonces(secret, seats)))

    def upto(self, known: int) -> AnyTable:
        """A table at which the first blocks of a sound stream have been played, unchecked."""
        if self._table is None:
            self._table = self._sit_down()
        while self.moves < known:
            self._send_again(self._read(block(self.stream, self.moves)))
            self.moves += 1
        return fork(self._table)

    # --- one move ------------------------------------------------------------------------------

    def _play(self, raw: bytes) -> None:
        self._before = len(self.table.records)
        # What is checked follows from the block alone: it is the same when others are cut out.
        self._checks.seed(raw)
        self._move = None
        self._move = move = self._read(raw)
        first = self._before
        step = type(self.table.state.stack[-1]).__name__ if self.table.state.stack else "over"
        if move.must != "taken":
            self._look_at_standing()
        cover = self._cover
        kind = (step, move.kind, *map(self.game.actions.tag, move.actions))
        self._traced = cover is not None and cover.wants(kind)
        outcome = self._send(move)
        if cover is not None:
            self._note(cover, step, move, outcome, self.table.records[first:])

    def _read(self, raw: bytes) -> Move:
        return next_move(self.table, raw[0], Choices(raw[1:]))

    def _send(self, move: Move) -> str:
        """Send a move, and look at what the table says: "taken", or the key of the refusal."""
        outcome = self._once(move)
        then = follow_up(self.table, move) if outcome == "taken" else None
        if then is not None:
            self._before, self._move = len(self.table.records), then
            self._look_at_standing()
            self._once(then)
        return outcome

    def _once(self, move: Move) -> str:
        try:
            if self._cover is not None and self._traced:
                with self._cover.watching():
                    self._try(move)
                    self.game.asks(self.table.state)
            else:
                self._try(move)
        except Refusal as refusal:
            self._check_refusal(refusal)
            if move.must == "taken":
                raise Wrong("answer", f"a legal {move.kind} is refused by {refusal}") from refusal
            return refusal.reason.key
        if move.must == "refused":
            raise Wrong("answer", f"{move.kind} is taken, and should be refused")
        self._standing = None
        self._check_state()
        return "taken"

    def _try(self, move: Move) -> None:
        table = self.table
        if move.raw is not None:
            actions: tuple[Action, ...] = (self.game.actions.decode(move.raw),)
        elif move.code is not None:
            actions = (self.game.actions.action(move.code),)
        else:
            actions = move.actions
        if move.kind == "answer":
            self._check_written(actions[0])
        if move.arranged:
            table.act_all(move.seat, list(actions))
        else:
            table.act(move.seat, actions[0], move.ask)

    def _send_again(self, move: Move) -> None:
        """A move that has been checked before."""
        try:
            self._try(move)
            then = follow_up(self.table, move)
            if then is not None:
                self._try(then)
        except Refusal:
            pass

    def _note(
        self, cover: Coverage, step: str, move: Move, outcome: str, new: list[Record]
    ) -> None:
        tags = [self.game.actions.tag(record.action) for record in new]
        tags = tags or [self.game.actions.tag(action) for action in move.actions] or ["raw"]
        kind = move.kind if outcome != "taken" else ""
        for tag in tags:
            cover.reach((step, kind, tag, outcome))
        for record in new:
            for event in record.events:
                if event.plays:
                    cover.reach(("card", event.tag, str(getattr(event, event.plays)), step))
                else:
                    cover.reach(("told", event.tag, step))

    # --- what must hold ------------------------------------------------------------------------

    def _look_at_standing(self) -> None:
        if self._standing is None:
            self._standing = standing(self.table)

    def _check_refusal(self, refusal: Refusal) -> None:
        """It has changed nothing, and it teaches."""
        reason = refusal.reason
        if not reason.key:
            raise Wrong("refusal", "a refusal has no message")
        if not reason.rule and not isinstance(refusal, Malformed):
            raise Wrong("refusal", f"{reason.key} names no rule")
        before, self._standing = self._standing, standing(self.table)
        differs = "" if before is None else difference(before, self._standing)
        if differs:
            raise Wrong("refusal", f"{reason.key} has changed the table {differs}") from refusal

    def _check_state(self) -> None:
        table = self.table
        wrong = self.game.check(table.state)
        if wrong:
            raise Wrong("invariant", "; ".join(wrong))
        try:
            check_asks(self.game, table.state)
        except Violation as violation:
            raise Wrong("dead-end", str(violation)) from violation
        if self._checks.randrange(_FULL_CHECK) == 0 or table.state.over:
            self._check_position(table.records[-1])
        if self._checks.randrange(_SAVED_MIDWAY) == 0:
            check_replay(table)

    def _check_position(self, record: Record) -> None:
        """In full, and that looking changes nothing."""
        self._look_at_standing()
        cover = self._cover
        step = type(self.table.state.stack[-1]).__name__ if self.table.state.stack else "over"
        try:
            if cover is not None and cover.wants(("position", step)):
                with cover.watching():
                    self._inspector(self.table, record)
            else:
                self._inspector(self.table, record)
        except Violation as violation:
            raise Wrong("position", str(violation)) from violation
        except SaveError as error:
            raise Wrong("save", str(error)) from error
        self._check_looks()
        if standing(self.table) != self._standing:
            raise Wrong("position", "looking at the table has changed it")

    def _check_looks(self) -> None:
        """What clients call: the table in words, what each answer means, the preview of one."""
        game, state = self.game, self.table.state
        differs = difference(encode(game.asks(state)), encode(game.asks(state.copy())))
        if differs:
            raise Wrong("position", f"a copy asks other questions {differs}")
        for seat in [*range(state.seats), None]:
            view = game.view(state, seat)
            game.describe(view)
            game.explained(view)
            for ask in view.asks:
                answer = next(ask.answers(), None) if ask.waiting else None
                if answer is not None:
                    game.preview(view, [answer])

    def _check_written(self, action: Action) -> None:
        """A legal answer survives each way of writing it."""
        actions = self.game.actions
        if actions.decode(actions.encode(action)) != action:
            raise Wrong("answer", f"{action} is read as something else")
        if actions.code(actions.action(actions.code(action))) != actions.code(action):
            raise Wrong("answer", f"{action} has the integer of something else")
        if actions.parse(actions.text(action)) != action:
            raise Wrong("answer", f"{actions.text(action)} is read as something else")

    # --- failing -------------------------------------------------------------------------------

    def _fail(self, oracle: Oracle, error: Exception) -> None:
        what = f"{type(error).__name__}: {error}" if oracle == "crash" else str(error)
        played = self.moves + self._busy
        self.stream = self.stream[: HEAD + played * BLOCK]
        table = self._table
        seats, records, save = 0, 0, b""
        if table is not None:
            seats, records = table.seats, len(table.records)
            if oracle == "crash":
                records = min(records, self._before) or records
            save = Save(head_of(table, []), [done(r) for r in table.records[:records]]).encode()
        trace = "".join(traceback.format_exception(error))
        self.failure = Failure(oracle, what, trace, seats, records, _told(self._move), save)


class Endless(Exception):
    """A move takes far too long: the flow of the game goes round in circles."""


@contextmanager
def patience() -> Iterator[Callable[[], None]]:
    """Ends a move that hangs, where the system can do that: call what this gives before each."""
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or not hasattr(signal, "setitimer"):
        yield lambda: None
        return

    def give_up(number: int, frame: FrameType | None) -> None:
        raise Endless(f"{_PATIENCE:.0f} seconds and no end")

    before = signal.signal(signal.SIGVTALRM, give_up)
    try:
        yield lambda: _restart_clock(_PATIENCE)
    finally:
        _restart_clock(0)
        signal.signal(signal.SIGVTALRM, before)


def _restart_clock(seconds: float) -> None:
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def fork(table: AnyTable) -> AnyTable:
    """A table of its own at the same point of the same game."""
    chance = table.chance
    assert isinstance(chance, LiveChance)
    twin: AnyTable = Table.__new__(Table)
    twin.game, twin.options, twin.seats = table.game, table.options, table.seats
    twin.chance, twin.state = chance.copy(), table.state.copy()
    twin.records, twin.dealing = list(table.records), table.dealing.copy()
    twin._behind, twin._last = table._behind, table._last
    twin._keeps_undo, twin._unforced = table._keeps_undo, table._unforced
    twin._back = WayBack([before.copy() for before in table._back.steps])
    return twin


def standing(table: AnyTable) -> bytes:
    """All that a refusal must leave as it is, as bytes."""
    chance = table.chance
    counts = sorted(chance.counts.items()) if isinstance(chance, LiveChance) else []
    undo = [table.may_undo(seat) for seat in range(table.seats)]
    beside = (table.offers, table.turned_down, table.ledger, len(table.records), counts, undo)
    return encode((table.game.dump(table.state), *beside))


def check_replay(table: AnyTable) -> None:
    """The save is read back as the same table, with the same story and honest dice."""
    try:
        save = Save.decode(save_table(table).encode())
        again = load_table(table.game, save)
        if isinstance(table.chance, LiveChance):
            verify_dice(save, table.chance.secret)
    except SaveError as error:
        raise Wrong("save", str(error)) from error
    game = table.game
    differs = difference(encode(game.dump(table.state)), encode(game.dump(again.state)))
    if differs:
        raise Wrong("save", f"a replayed game ends differently {differs}")
    if [record.events for record in again.records] != [record.events for record in table.records]:
        raise Wrong("save", "a replayed game tells another story")
    if (again.offers, again.ledger) != (table.offers, table.ledger):
        raise Wrong("save", "a replayed game has other offers or promises")
    if [again.may_undo(s) for s in range(table.seats)] != [
        table.may_undo(s) for s in range(table.seats)
    ]:
        raise Wrong("save", "after a replay others may undo")


def any_options(
    game: AnyGame, choices: Choices, settled: Mapping[str, object] | None = None
) -> msgspec.Struct:
    """Every option at any value that its type allows, but for those settled or without bounds."""
    values: dict[str, object] = {}
    for name, hint in get_type_hints(game.options, include_extras=True).items():
        domain = _domain(hint)
        if domain:
            values[name] = domain[choices.under(len(domain))]
    options: msgspec.Struct = msgspec.convert({**values, **(settled or {})}, game.options)
    return options


def _domain(hint: Any) -> list[object]:
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    for meta in get_args(hint)[1:]:
        if isinstance(meta, msgspec.Meta) and isinstance(meta.ge, int) and isinstance(meta.le, int):
            return list(range(meta.ge, min(meta.le, meta.ge + _MOST_VALUES) + 1))
    return []


def _told(move: Move | None) -> str:
    if move is None:
        return "–"
    if move.raw is not None:
        what = repr(move.raw if len(move.raw) < 2000 else move.raw[:200])
    elif move.code is not None:
        what = f"code {move.code}"
    else:
        what = ", ".join(msgspec.json.encode(action).decode() for action in move.actions)
    asked = "" if move.ask is None else f" to {move.ask!r}"
    return f"{move.kind}: seat {move.seat}: {what}{asked}"
