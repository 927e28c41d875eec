"""Checks that hold for any game in any position. Bootleggers, Chicago and the toy share them.

Each raises AssertionError with the seat and what differs.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    JudgePromise,
    MakeOffer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Reason, Refusal
from backroom.engine.moment import Moment
from backroom.engine.record import Record, Roll
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table

Row = tuple[int, Action, tuple[Roll, ...]]


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def viewers(state: Any) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats), None]


def seen_bytes(game: AnyGame, state: Any, seat: int | None) -> bytes:
    """All that a seat gets of a state: its view, and the view told in words."""
    view = game.view(state, seat)
    return encode(view) + encode(game.describe(view))


def refusal(game: AnyGame, state: Any, seat: int, action: Action, rng: Random) -> Reason | None:
    """Why the seat can't do this; None: it can. The state is left as it is."""
    try:
        game.act(state.copy(), seat, action, SampledChance(rng))
    except Refusal as error:
        return error.reason
    return None


def same(left: bytes, right: bytes, what: str) -> None:
    """Fail at the first byte that differs, with what stands around it."""
    if left == right:
        return
    pairs = enumerate(zip(left, right, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(left), len(right)))
    near = slice(max(0, at - 60), at + 60)
    raise AssertionError(f"{what} at byte {at}:\n  {left[near]!r}\n  {right[near]!r}")


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
        seen_bytes(game, state, seat),
        seen_bytes(game, resealed, seat),
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
            least = ask.least if ask.kind == "several" else 1
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
        told = any(line.only is None for line in record.lines)
        sealed = bool(stack) and stack[-1].sealed and record.action.finite
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


class _Cards:
    """Notes the kind of every card drawn, or hands out other kinds than the records hold.

    It stands in for ``Moment.card`` (in the interpreted build only).
    """

    def __init__(self, kinds: list[int] | None = None) -> None:
        self._kinds = kinds
        self.drawn: list[tuple[str, int]] = []

    def replay(
        self, game: AnyGame, options: Any, seats: int, rows: list[Row], seat: int | None
    ) -> list[bytes]:
        """What the seat receives, record by record."""
        cards = self

        def card(moment: Moment, label: str, counts: list[int]) -> int:
            return cards._card(moment, label, counts)

        with patch.object(Moment, "card", card):
            table: AnyTable = Table.replay(game, options, seats, rows[:1])
            got = [received(table, seat)]
            for at, (by, action, rolls) in enumerate(rows[1:], start=1):
                table.replay_one(by, action, rolls)
                got.append(received(table, seat, at))
        return got

    def _card(self, moment: Moment, label: str, counts: list[int]) -> int:
        at = moment.draw(label, sum(counts))
        if self._kinds is not None:
            kind = self._kinds[len(self.drawn)]
        else:
            kind = next(k for k in range(len(counts)) if at < sum(counts[: k + 1]))
        self.drawn.append((label, kind))
        counts[kind] -= 1
        assert counts[kind] >= 0, "drawn beyond the deck"
        return kind


#: The seat that draws a card in secret under a label; None: the draw is public.
Owner = Callable[[str], int | None]
#: The cards (seat, kind) that a record names, openly or not; kind -1 is all cards of the seat.
Named = Callable[[Record], Iterable[tuple[int, int]]]


def swap_check(
    game: AnyGame,
    options: Any,
    seats: int,
    records: list[Record],
    seat: int | None,
    owner: Owner,
    named: Named,
    rng: Random,
    tries: int = 3,
) -> int:
    """Swap two cards never shown to the seat in the records, replay, compare every byte it got.

    Log, wire and refusals go through here. Returns how many swaps were compared.
    """
    rows = rows_of(records)
    first = _Cards()
    got = first.replay(game, options, seats, rows, seat)
    shown = {card for record in records for card in named(record)}
    hidden = [
        at
        for at, (label, kind) in enumerate(first.drawn)
        if owner(label) not in (None, seat)
        and not shown & {(owner(label), kind), (owner(label), -1)}
    ]
    pairs = [(i, j) for i in hidden for j in hidden if i < j and first.drawn[i] != first.drawn[j]]
    pairs = [(i, j) for i, j in pairs if first.drawn[i][1] != first.drawn[j][1]]
    compared = 0
    for i, j in rng.sample(pairs, min(tries, len(pairs))):
        kinds = [kind for _, kind in first.drawn]
        kinds[i], kinds[j] = kinds[j], kinds[i]
        try:
            swapped = _Cards(kinds).replay(game, options, seats, rows, seat)
        except Exception as error:
            raise AssertionError(f"a card unknown to {seat} changes the play: {error}") from error
        for at, (left, right) in enumerate(zip(got, swapped, strict=True)):
            same(left, right, f"record {at}: seat {seat} gets what is secret from it")
        compared += 1
    return compared


class _Veiled:
    """A game, and beside it the same game without what is private between others than a seat.

    There offers between others that come to nothing are not made, promises between others are
    different ones, and a counter-offer to an offer that the seat knows is a plain no.
    """

    def __init__(
        self, game: AnyGame, options: Any, seats: int, rows: list[Row], seat: int | None
    ) -> None:
        self.table: AnyTable = Table.replay(game, options, seats, rows[:1])
        self.twin: AnyTable = Table.replay(game, options, seats, rows[:1])
        self._seat = seat
        self._accepted = {a.offer for _, a, _ in rows if isinstance(a, AcceptOffer)}
        #: The numbers of the offers that are made in both games, here and there.
        self._numbers: dict[int, int] = {}
        self.changed = 0

    def step(self, row: Row) -> None:
        by, action, rolls = row
        since, since_twin = len(self.table.records), len(self.twin.records)
        known = [offer.id for offer in self.table.offers]
        self.table.replay_one(by, action, rolls)
        made = [offer.id for offer in self.table.offers if offer.id not in known]
        instead = self._instead(by, action, self._accepted.intersection(made))
        if instead is not None:
            self.twin.replay_one(by, instead, rolls)
        if isinstance(instead, MakeOffer) and made:
            self._numbers[made[0]] = self.twin.offers[-1].id
        self.changed += instead != action
        if not self.table.state.over:  # then all is shown
            same(
                received(self.table, self._seat, since),
                received(self.twin, self._seat, since_twin),
                f"record {since}: seat {self._seat} notices what is private in {action}",
            )

    def _instead(self, by: int, action: Action, accepted: set[int]) -> Action | None:
        """None: there it does not happen."""
        if isinstance(action, MakeOffer):
            return self._offer_instead(by, action, bool(accepted))
        if isinstance(action, AcceptOffer | DeclineOffer | WithdrawOffer):
            number = self._numbers.get(action.offer)
            return None if number is None else type(action)(number)
        if isinstance(action, JudgePromise):
            parties = self.table.ledger[action.promise].promise.parties
            return action if self._seat in parties else None
        return action

    def _offer_instead(self, by: int, terms: MakeOffer, accepted: bool) -> Action | None:
        counter = self._numbers.get(terms.counter, -1)
        if self._seat in (by, *terms.to):
            return msgspec.structs.replace(terms, counter=counter)
        if accepted:
            words = tuple(Promise(WORD, p.by, p.to, text="other words") for p in terms.promises)
            return msgspec.structs.replace(terms, promises=words, counter=counter)
        return DeclineOffer(counter) if counter >= 0 else None


def private_check(
    game: AnyGame, options: Any, seats: int, records: list[Record], seat: int | None
) -> int:
    """Replay a game with private deals beside the same game without those that the seat is not
    a party to, and compare every byte it got. Returns how many records were different there."""
    rows = rows_of(records)
    pair = _Veiled(game, options, seats, rows, seat)
    for row in rows[1:]:
        try:
            pair.step(row)
        except Refusal as error:
            raise AssertionError(f"what is private from {seat} changes the play: {error}") from None
    return pair.changed


# --- copies ------------------------------------------------------------------------------------


class CopyWatch:
    """Keeps the last copies of a state and hashes them anew after each step.

    A list that a copy shares with its state is caught as soon as play changes it. Call it as
    ``on_step`` of a random game.
    """

    def __init__(self, most: int = 16) -> None:
        self._kept: deque[tuple[Any, bytes]] = deque(maxlen=most)

    def __call__(self, table: AnyTable, record: Record) -> None:
        self.step(table.game, table.state)

    def step(self, game: AnyGame, state: Any) -> None:
        for age, (copy, digest) in enumerate(reversed(self._kept), start=1):
            assert _digest(game, copy) == digest, f"the copy of {age} steps ago has changed"
        self._kept.append((state.copy(), _digest(game, state)))


def _digest(game: AnyGame, state: Any) -> bytes:
    return hashlib.blake2b(encode(game.dump(state)), digest_size=16).digest()
