"""Leaks planted on purpose, and what must notice them: the same for every game.

Each kind of secret is leaked once: a check must be green without the leak and go red with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from types import ModuleType
from typing import Any, ClassVar

import pytest

from backroom.arena.compare import encode
from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import PRIVATE, Entry, MakeOffer, OfferLacks, Promise
from backroom.engine.event import Event
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.engine.piece import field_names
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.step import Step
from backroom.engine.table import Table
from backroom.engine.window import Window
from tests.checks import Silence, check_reseal, refusal, viewers
from tests.play import LivelyAnswer

Patch = pytest.MonkeyPatch


class Leaked(Event, frozen=True):
    """What should not have been told."""

    number: int = 0


class LeakedTo(Event, frozen=True):
    """What should not have been told to this seat."""

    only: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


#: Plants a leak.
Leak = Callable[[Patch], None]

#: What the checks say when they go red.
SEEN = "sees what is secret"
REFUSED = "is refused by what is secret"
HEARD = r"told of a secret answer|hears of"
REPLAYED = r"gets what is secret|changes the play"
NOTICED = "notices what is private"


# --- what must go red --------------------------------------------------------------------------


def reseal_often(game: AnyGame, state: Any, times: int) -> None:
    """What is secret is dealt anew again and again, and nobody can tell."""
    for number in range(times):
        for seat in viewers(state):
            check_reseal(game, state, seat, Random(number))


def silent_answers(game: AnyGame, options: Any, state: Any, answer: LivelyAnswer) -> None:
    """Answers given in secret, one after the other, are heard by nobody."""
    table: AnyTable = Table(game, options, state.seats, SampledChance(Random(1)))
    table.state = state
    silence = Silence()
    silence(table, table.records[0])
    rng = Random(3)
    for _ in range(6):
        waiting = [ask for ask in game.asks(table.state) if ask.waiting]
        if len(waiting) < 2 or not table.state.stack[-1].sealed:
            break
        silence(table, table.act(waiting[0].seat, answer(table.state, [waiting[0]], rng)))
    assert silence.compared > 0


def told_refusals(
    game: AnyGame, state: Any, seat: int, actions: Iterable[Action], offers: Iterable[MakeOffer]
) -> bytes:
    """What the seat would be told if it did, or offered, this now. The state is left as it is."""
    told = b""
    for action in actions:
        reason = refusal(game, state, seat, action, Random(0))
        told += b"" if reason is None else encode(reason)
    for terms in offers:
        try:
            game.offer(state.copy(), seat, terms, SampledChance(Random(0)))
            told += b"taken"
        except Refusal as error:
            told += encode(error.reason)
    return told


def differences(left: Any, right: Any, players: str, fields: Iterable[str]) -> set[str]:
    """Which of these fields of a state differ, which fields of its players and of its steps."""
    found = {name for name in fields if getattr(left, name) != getattr(right, name)}
    for a, b in zip(getattr(left, players), getattr(right, players), strict=True):
        found |= {name for name in field_names(type(a)) if getattr(a, name) != getattr(b, name)}
    for a, b in zip(left.stack, right.stack, strict=True):
        step = type(a).__name__
        found |= {
            f"{step}.{name}"
            for name in field_names(type(a))
            if getattr(a, name) != getattr(b, name)
        }
    return found


# --- leaks in a view ---------------------------------------------------------------------------


def leak_in_table(patch: Patch, build_view: ModuleType, leak: Callable[[Any], int]) -> None:
    """The middle of the table shows a number that it should not."""
    table = build_view._table

    def leaky(*args: Any) -> Any:
        shown = table(*args)
        shown.deck = leak(args[0])
        return shown

    patch.setattr(build_view, "_table", leaky)


def leak_in_step(patch: Patch, step: type[Step[Any]], *fields: str) -> None:
    """A step shows these fields as they are."""
    seen_by = step.seen_by

    def leaky(self: Step[Any], seat: int | None) -> dict[str, object]:
        seen = seen_by(self, seat)
        seen.update({name: value for name, value in self.dump().items() if name in fields})
        return seen

    patch.setattr(step, "seen_by", leaky)


def orders_in_advance(patch: Patch, build_view: ModuleType, players: str) -> None:
    def count(state: Any) -> int:
        return sum(len(player.orders) for player in getattr(state, players))

    leak_in_table(patch, build_view, count)


def deck_composition(patch: Patch, build_view: ModuleType) -> None:
    leak_in_table(patch, build_view, lambda state: sum(c * n for c, n in enumerate(state.deck)))


def window_answers(patch: Patch) -> None:
    leak_in_step(patch, Window, "answers")


def who_has_answered(patch: Patch, *windows: type[Window[Any]]) -> None:
    """An id that counts answers: the reason that ids are made of public facts."""

    def name(self: Window[Any], state: Any) -> str:
        return str(sum(answer is not None for answer in self.answers))

    for window in windows:
        patch.setattr(window, "name", name)


def secret_in_refusals(patch: Patch, game: AnyGame, secret: Callable[[Any, int], int]) -> None:
    """A refusal names a number that the seat may not know."""
    act = game.act

    def leaky(state: Any, seat: int, action: Action, chance: Any) -> Record:
        try:
            return act(state, seat, action, chance)
        except Refusal as error:
            known = secret(state, seat)
            raise Refusal(error.reason.rule, error.reason.key, cash=known) from None

    patch.setattr(game, "act", leaky, raising=False)


# --- leaks in the log --------------------------------------------------------------------------


def answers_whispered(patch: Patch, step: type[Step[Any]]) -> None:
    """A sealed step tells each seat that somebody has answered."""
    answer = step.answer

    def loud(self: Step[Any], state: Any, seat: int, action: Action, moment: Moment) -> None:
        answer(self, state, seat, action, moment)
        for other in range(state.seats):
            moment.tell(LeakedTo(other))

    patch.setattr(step, "answer", loud)


def whispers_told_to_all(patch: Patch) -> None:
    patch.setattr(Event, "known_by", lambda event, seat: True)


# --- leaks of private deals --------------------------------------------------------------------


def all_offers(patch: Patch) -> None:
    patch.setattr(Table, "offers_for", lambda table, seat: list(table.offers))


def whole_ledger(patch: Patch) -> None:
    patch.setattr(Table, "ledger_for", lambda table, seat: list(table.ledger))


def reasons_told_to_all(patch: Patch) -> None:
    """Why an offer lapsed, whomever it concerns."""
    patch.setattr(OfferLacks, "known_by", lambda event, seat: True)


def verdicts_of_others(patch: Patch) -> None:
    def veiled(entry: Entry) -> Entry:
        return Entry(entry.id, Promise(PRIVATE, *entry.promise.parties), entry.verdict)

    patch.setattr(Entry, "veiled", veiled)
