"""A recorded game beside the same game with another secret: a seat gets the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import WrongChance
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    JudgePromise,
    MakeOffer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Refusal
from backroom.engine.moment import UNCOUNTED, Moment
from backroom.engine.passing import Pass
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table
from backroom.engine.window import Window
from tests.checks import Row, received, rows_of, same

#: What else a seat gets after a record, in bytes: refusals, for one.
Beside = Callable[[AnyTable, int], bytes]


def each_received(
    game: AnyGame,
    options: Any,
    seats: int,
    rows: list[Row],
    seat: int | None,
    beside: Beside | None = None,
) -> list[bytes]:
    """Every byte the seat receives, record by record."""
    table: AnyTable = Table.replay(game, options, seats, rows[:1])
    got = [received(table, seat)]
    for at, (by, action, rolls) in enumerate(rows[1:], start=1):
        table.replay_one(by, action, rolls)
        got.append(received(table, seat, at) + (beside(table, at) if beside else b""))
    return got


def check_replay(
    got: list[bytes],
    other: Callable[[], list[bytes]],
    seat: int | None,
    errors: tuple[type[Exception], ...] = (Refusal, WrongChance),
) -> None:
    """The same game with other secrets can be played, and the seat gets the same bytes in it."""
    try:
        instead = other()
    except errors as error:
        raise AssertionError(f"a card unknown to {seat} changes the play: {error}") from error
    for at, (left, right) in enumerate(zip(got, instead, strict=True)):
        same(left, right, f"record {at}: seat {seat} gets what is secret from it")


class TwinTables:
    """Two tables that differ in something secret: whoever may not know it gets the same bytes."""

    def __init__(self, one: AnyTable, other: AnyTable, blind: tuple[int | None, ...]) -> None:
        self._one, self._other = one, other
        self._blind = blind
        self._compare(0)

    def act(self, seat: int, action: Action, instead: Action | None = None) -> None:
        """The same at both tables, or something else at the second: in secret."""
        since = len(self._one.records)
        self._one.act(seat, action)
        self._other.act(seat, instead or action)
        self._compare(since)

    def pass_all(self) -> None:
        """All windows that are open now go by."""
        while isinstance(self._one.state.stack[-1], Window):
            waiting = [ask.seat for ask in self._one.game.asks(self._one.state) if ask.waiting]
            self.act(waiting[0], Pass())

    def _compare(self, since: int) -> None:
        for viewer in self._blind:
            left, right = (received(table, viewer, since) for table in (self._one, self._other))
            same(left, right, f"{viewer} gets what is secret from him")


# --- swapped cards -----------------------------------------------------------------------------


class Cards:
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
        with patch.object(Moment, "card", self.stand_in()):
            return each_received(game, options, seats, rows, seat)

    def stand_in(self) -> Callable[[Moment, str, list[int], int], int]:
        cards = self

        def card(moment: Moment, label: str, counts: list[int], left: int = UNCOUNTED) -> int:
            assert left in (UNCOUNTED, sum(counts))
            return cards._card(moment, label, counts)

        return card

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
    first = Cards()
    got = first.replay(game, options, seats, rows, seat)
    pairs = hidden_pairs(first.drawn, records, seat, owner, named)
    compared = 0
    for i, j in rng.sample(pairs, min(tries, len(pairs))):
        kinds = [kind for _, kind in first.drawn]
        kinds[i], kinds[j] = kinds[j], kinds[i]
        swapped = partial(Cards(kinds).replay, game, options, seats, rows, seat)
        check_replay(got, swapped, seat, (Exception,))
        compared += 1
    return compared


def hidden_pairs(
    drawn: list[tuple[str, int]],
    records: list[Record],
    seat: int | None,
    owner: Owner,
    named: Named,
) -> list[tuple[int, int]]:
    """Which of the cards drawn could be swapped, two by two: the seat has never seen them."""
    shown = {card for record in records for card in named(record)}
    hidden = [
        at
        for at, (label, kind) in enumerate(drawn)
        if owner(label) not in (None, seat)
        and not shown & {(owner(label), kind), (owner(label), -1)}
    ]
    return [(i, j) for i in hidden for j in hidden if i < j and drawn[i][1] != drawn[j][1]]


# --- without what is private ---------------------------------------------------------------------


class _Veiled:
    """A game, and beside it the same game without what is private between others than a seat.

    There offers between others that come to nothing are not made, promises between others are
    different ones, and a counter-offer to an offer that the seat knows is a plain no.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: int,
        rows: list[Row],
        seat: int | None,
        accepted: set[int],
    ) -> None:
        self.table: AnyTable = Table.replay(game, options, seats, rows[:1])
        self.twin: AnyTable = Table.replay(game, options, seats, rows[:1])
        self._seat = seat
        self._accepted = accepted
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
    accepted = {  # what fell through when somebody said yes has come to nothing
        record.action.offer
        for record in records
        if isinstance(record.action, AcceptOffer) and not record.quiet
    }
    pair = _Veiled(game, options, seats, rows, seat, accepted)
    for row in rows[1:]:
        try:
            pair.step(row)
        except Refusal as error:
            raise AssertionError(f"what is private from {seat} changes the play: {error}") from None
    return pair.changed
