"""Checks that hold for any game in any position. Bootleggers, Chicago and the toy share them.

Each raises AssertionError with the seat and what differs.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from backroom.arena.compare import difference, encode
from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.message import Reason, Refusal
from backroom.engine.passing import Attend
from backroom.engine.record import Record, Roll
from backroom.engine.save import AnyGame, AnyTable

Row = tuple[int, Action, tuple[Roll, ...]]


def viewers(state: Any) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats), None]


def seen_bytes(game: AnyGame, state: Any, seat: int | None) -> bytes:
    """All that a seat gets of a state: its view, and the view told in words."""
    view = game.view(state, seat)
    return encode(view) + encode(game.describe(view))


def told_bytes(game: AnyGame, state: Any, seat: int | None) -> bytes:
    """That, what its answers would mean, and what it could do where."""
    view = game.view(state, seat)
    told = (view, game.describe(view), game.explained(view), game.foreseen(view))
    return b"".join(encode(part) for part in told)


def refusal(game: AnyGame, state: Any, seat: int, action: Action, rng: Random) -> Reason | None:
    """Why the seat can't do this; None: it can. The state is left as it is."""
    try:
        game.act(state.copy(), seat, action, SampledChance(rng))
    except Refusal as error:
        return error.reason
    return None


def same(left: bytes, right: bytes, what: str) -> None:
    """Fail at the first byte that differs, with what stands around it."""
    differs = difference(left, right)
    assert not differs, f"{what} {differs}"


# --- one position ------------------------------------------------------------------------------


def check_reseal(
    game: AnyGame, state: Any, seat: int | None, rng: Random, nonsense: int = 4
) -> bool:
    """What is secret from the seat is dealt anew, and the seat can't tell, refusals included.

    True: the two states do differ.
    """
    before = encode(game.dump(state))
    resealed = game.reseal(state, seat, rng)
    same(before, encode(game.dump(state)), "reseal has changed its state")
    wrong = game.check(resealed)
    assert not wrong, f"resealed for {seat}: {wrong}"
    same(
        told_bytes(game, state, seat),
        told_bytes(game, resealed, seat),
        f"seat {seat} sees what is secret from it",
    )
    if seat is not None:
        for _ in range(nonsense):
            action = game.actions.action(rng.randrange(game.actions.size))
            here = refusal(game, state, seat, action, Random(0))
            there = refusal(game, resealed, seat, action, Random(0))
            assert here == there, f"seat {seat} is refused by what is secret: {here}, {there}"
    return before != encode(game.dump(resealed))


def check_sample(game: AnyGame, state: Any, seat: int | None, rng: Random) -> None:
    """A state made up from a view looks like the view, and breaks no invariant."""
    view = game.view(state, seat)
    sample = game.sample(view, rng, game.notes(state, seat))
    wrong = game.check(sample)
    assert not wrong, f"sample for {seat}: {wrong}"
    same(encode(view), encode(game.view(sample, seat)), f"the sample of seat {seat} differs")


def check_restore(game: AnyGame, state: Any) -> None:
    """A state survives being written and read, and being copied."""
    dump = encode(game.dump(state))
    restored = game.restore(msgspec.json.decode(dump))
    same(dump, encode(game.dump(restored)), "restored")
    same(dump, encode(game.dump(state.copy())), "copied")
    for seat in viewers(state):
        same(
            seen_bytes(game, state, seat), seen_bytes(game, restored, seat), f"restored for {seat}"
        )


def check_asks(game: AnyGame, state: Any) -> None:
    """Somebody can always go on, question ids are a seat's own, options can be sent and read."""
    asks = game.asks(state)
    assert state.over or any(ask.waiting for ask in asks), "nobody is waited for"
    for seat in range(state.seats):
        own = game.own_asks(state, seat) + game.own_asides(state, seat)
        ids = [ask.id for ask in own]
        assert len(set(ids)) == len(ids), f"seat {seat} has two questions of one name: {ids}"
        for ask in own:
            enabled = sum(option.why_not is None for option in ask.options)
            least = ask.least if ask.form == "several" else 1
            assert not ask.waiting or enabled >= least, f"{ask.id} has no legal answer"
            for option in ask.options:
                assert game.actions.decode(game.actions.encode(option.action)) == option.action


def check_position(game: AnyGame, state: Any, rng: Random) -> int:
    """Everything that holds in any position; how many seats' secrets were really dealt anew."""
    wrong = game.check(state)
    assert not wrong, str(wrong)
    assert (game.result(state) is not None) == state.over
    check_asks(game, state)
    check_restore(game, state)
    changed = 0
    for seat in viewers(state):
        changed += check_reseal(game, state, seat, rng)
        check_sample(game, state, seat, rng)
    return changed


# --- what a seat receives ----------------------------------------------------------------------


def received(table: AnyTable, seat: int | None, since: int = 0) -> bytes:
    """Every byte the seat gets: all that it sees, and the new lines of the log."""
    seen = table.seen(seat)
    told = table.game.describe(seen.view)
    return encode(seen) + encode(told) + encode(table.story(seat, since))


class Silence:
    """An answer given in secret, that does not end the step, shows nothing to anybody else.

    Call it as ``on_step`` of a random game.
    """

    def __init__(self) -> None:
        self._seen: dict[int | None, bytes] = {}
        self._public = b""
        self.compared = 0

    def __call__(self, table: AnyTable, record: Record) -> None:
        stack = table.state.stack
        public = encode([step.seen_by(None) for step in stack])
        told = any(event.known_to() is None for event in record.events)
        sealed = bool(stack) and stack[-1].sealed and record.action.finite
        told |= isinstance(record.action, Attend)  # that a pass stands no longer is said aloud
        since = len(table.records)
        now = {seat: received(table, seat, since) for seat in viewers(table.state)}
        if sealed and not told and public == self._public:
            for seat, before in self._seen.items():
                if seat != record.seat:
                    same(before, now[seat], f"seat {seat} hears of {record.action}")
                    story = table.game.story(record, seat)
                    assert not story, f"seat {seat} is told of a secret answer: {story}"
                    self.compared += 1
        self._public = public
        self._seen = now


def check_quiet(table: AnyTable, seat: int, action: Action, knowing: tuple[int, ...] = ()) -> None:
    """The action (an aside, an answer in secret, an undo of one, something about a private deal)
    shows nothing to the others, but for those who are in the know."""
    others = [other for other in viewers(table.state) if other not in (seat, *knowing)]
    since = len(table.records)
    before = {other: received(table, other, since) for other in others}
    table.act(seat, action)
    for other in others:
        same(before[other], received(table, other, since), f"seat {other} hears of {action}")


# --- whole records -----------------------------------------------------------------------------


def rows_of(records: Iterable[Record]) -> list[Row]:
    """The records as a save holds them."""
    return [(record.seat, record.action, record.rolls) for record in records]
