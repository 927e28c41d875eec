"""The full check of a position: what holds at any time, in any game."""

from __future__ import annotations

from collections import deque
from random import Random

import msgspec

from backroom.arena.compare import difference, digest, encode
from backroom.engine.chance import LiveChance
from backroom.engine.fairness import verify_dice
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable, Save, load_table, save_table
from backroom.engine.step import State

#: So many past states are hashed anew after each step.
KEPT = 16


class Violation(Exception):
    """Something that must always hold does not."""


class CopyWatch:
    """Keeps the last copies of a state and looks at them again after each step.

    A list that a copy shares with its state shows as soon as play changes it.
    """

    def __init__(self, most: int = KEPT) -> None:
        self._kept: deque[tuple[State, bytes]] = deque(maxlen=most)

    def __call__(self, table: AnyTable, record: Record) -> None:
        self.step(table.game, table.state)

    def step(self, game: AnyGame, state: State) -> None:
        for age, (copy, before) in enumerate(reversed(self._kept), start=1):
            if digest(game, copy) != before:
                raise Violation(f"the copy of {age} steps ago has changed")
        self._kept.append((state.copy(), digest(game, state)))


class Inspector:
    """Watches a game and checks every position of it (:data:`backroom.arena.play.Watch`)."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._copies = CopyWatch()

    def __call__(self, table: AnyTable, record: Record) -> None:
        check_position(table.game, table.state, self._rng)
        self._copies(table, record)
        if table.state.over:
            check_save(table)


def check_position(game: AnyGame, state: State, rng: Random) -> None:
    """Invariants, questions, writing and reading, and that secrets are kept."""
    wrong = game.check(state)
    if wrong:
        raise Violation("; ".join(wrong))
    if (game.result(state) is None) == state.over:
        raise Violation("a game has a result when it is over, and only then")
    check_asks(game, state)
    check_restore(game, state)
    for seat in [*range(state.seats), None]:
        check_secrets(game, state, seat, rng)


def check_asks(game: AnyGame, state: State) -> None:
    """Somebody can always go on, and each seat can tell its questions apart."""
    asks = game.asks(state)
    if not state.over and not any(ask.waiting for ask in asks):
        raise Violation("the game is not over, and waits for nobody")
    for ask in asks:
        if ask.waiting and next(ask.answers(), None) is None:
            raise Violation(f"question {ask.id} to seat {ask.seat} has no answer")
    for seat in range(state.seats):
        ids = [ask.id for ask in game.own_asks(state, seat) + game.own_asides(state, seat)]
        if len(set(ids)) != len(ids):
            raise Violation(f"seat {seat} has two questions of one name: {ids}")


def check_restore(game: AnyGame, state: State) -> None:
    """A state survives being written and read."""
    dump = encode(game.dump(state))
    restored = game.restore(msgspec.json.decode(dump))
    _same(dump, encode(game.dump(restored)), "a restored state differs")


def check_secrets(game: AnyGame, state: State, seat: int | None, rng: Random) -> None:
    """The seat can't tell the state from one where all that is secret from it is dealt anew."""
    view = game.view(state, seat)
    seen = encode(view)
    resealed = game.reseal(state, seat, rng)
    _same(seen, encode(game.view(resealed, seat)), f"seat {seat} sees what is secret from it")
    sample = game.sample(view, rng, game.notes(state, seat))
    _same(seen, encode(game.view(sample, seat)), f"a sample for seat {seat} differs")


def check_save(table: AnyTable) -> None:
    """A finished game is read back as it was, and its dice are those of the secret."""
    save = Save.decode(save_table(table).encode())
    again = load_table(table.game, save)
    here, there = encode(table.game.dump(table.state)), encode(table.game.dump(again.state))
    _same(here, there, "a replayed game ends differently")
    if [record.events for record in again.records] != [record.events for record in table.records]:
        raise Violation("a replayed game tells another story")
    if isinstance(table.chance, LiveChance):
        verify_dice(save, table.chance.secret)


def _same(left: bytes, right: bytes, what: str) -> None:
    differs = difference(left, right)
    if differs:
        raise Violation(f"{what} {differs}")
