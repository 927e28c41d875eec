"""No view shows what is secret; and if one did, these checks would say so (B3.1, B10.3).

Each kind of secret is leaked on purpose once: the check must be green without the leak and go
red with it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.engine.action import Action
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.step import Step
from backroom.engine.window import Window
from backroom.games.bootleggers import build_view, secrets
from backroom.games.bootleggers.components import INVESTIGATION
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases.loading import Loading
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.games.bootleggers.playing import Announce, Answering, PlayOrKeep
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.view import BootleggersView, TableView
from backroom.games.bootleggers.windows import CardWindow
from tests.bootleggers.leaks.positions import (
    POSITIONS,
    Position,
    answering,
    choosing,
    loading,
    picking,
    windfall,
    window,
)
from tests.checks import check_reseal, viewers
from tests.leaks import Leak, Patch

SEEN = "sees what is secret"


def reseal_often(position: Position, times: int = 12) -> None:
    state = position()
    for number in range(times):
        for seat in viewers(state):
            check_reseal(BOOTLEGGERS, state, seat, Random(number))


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.rule("B3.1", "B10.3")
def test_these_positions_show_nothing_secret(position: Position) -> None:
    reseal_often(position)


# --- leaks in a view ---------------------------------------------------------------------------


def leak_in_table(patch: Patch, leak: Callable[[Bootleggers], int]) -> None:
    """The middle of the table shows a number that it should not."""
    table = build_view._table

    def leaky(*args: Any) -> TableView:
        view: TableView = table(*args)
        return msgspec.structs.replace(view, deck=leak(args[0]))

    patch.setattr(build_view, "_table", leaky)


def leak_in_step(patch: Patch, step: type[Step[Any]], *fields: str) -> None:
    """A step shows these fields as they are."""
    seen_by = step.seen_by

    def leaky(self: Step[Any], seat: int | None) -> dict[str, object]:
        seen = seen_by(self, seat)
        seen.update({name: value for name, value in self.dump().items() if name in fields})
        return seen

    patch.setattr(step, "seen_by", leaky)


def muscle_hand(patch: Patch) -> None:
    leak_in_table(patch, lambda state: sum(state.mobsters[1].hand))


def chosen_muscle(patch: Patch) -> None:
    leak_in_step(patch, PickingMuscle, "answers")


def who_has_picked(patch: Patch) -> None:
    patch.setattr(build_view, "deciding", lambda state: False)


def deck_composition(patch: Patch) -> None:
    leak_in_table(patch, lambda state: sum(card * left for card, left in enumerate(state.deck)))


def unseen_card(patch: Patch) -> None:
    leak_in_table(patch, lambda state: state.mobsters[1].unseen[0])


def drawn_card(patch: Patch) -> None:
    leak_in_step(patch, PlayOrKeep, "card")


def cash(patch: Patch) -> None:
    leak_in_table(patch, lambda state: state.mobsters[1].cash)


def window_answers(patch: Patch) -> None:
    leak_in_step(patch, Window, "answers")


def who_has_answered(patch: Patch) -> None:
    """An id that counts answers: the reason that ids are made of public facts."""

    def name(self: Window[Bootleggers], state: Bootleggers) -> str:
        return str(sum(answer is not None for answer in self.answers))

    patch.setattr(CardWindow, "name", name)
    patch.setattr(Answering, "name", name)


def whom_the_window_waits_for(patch: Patch) -> None:
    patch.setattr(build_view, "deciding", lambda state: False)


def standing_passes(patch: Patch) -> None:
    leak_in_table(patch, lambda state: state.standing[1])


def orders_in_advance(patch: Patch) -> None:
    leak_in_table(patch, lambda state: sum(len(orders) for orders in state.orders))


def loading_plans(patch: Patch) -> None:
    leak_in_step(patch, Loading, "plans")


def who_has_loaded(patch: Patch) -> None:
    leak_in_step(patch, Loading, "done")


def who_is_choosing(patch: Patch) -> None:
    leak_in_step(patch, Announce, "seat")


def card_being_chosen_for(patch: Patch) -> None:
    leak_in_step(patch, Announce, "card")


def choices_made(patch: Patch) -> None:
    leak_in_step(patch, Announce, "picks", "told")


def whom_a_choice_waits_for(patch: Patch) -> None:
    patch.setattr(build_view, "deciding", lambda state: state.stack[-1].sealed)


def eligible_by_hand(patch: Patch) -> None:
    """Asked are those who can really answer: the table would see who can't."""

    def name(self: Answering, state: Bootleggers) -> str:
        holds = [mobster.holds(INVESTIGATION) for mobster in state.mobsters]
        return str(holds.index(True) if True in holds else -1)

    patch.setattr(Answering, "name", name)


LEAKS: list[tuple[Leak, Position]] = [
    (muscle_hand, picking),
    (chosen_muscle, picking),
    (who_has_picked, picking),
    (deck_composition, window),
    (unseen_card, window),
    (drawn_card, windfall),
    (cash, window),
    (window_answers, window),
    (window_answers, answering),
    (who_has_answered, window),
    (who_has_answered, answering),
    (whom_the_window_waits_for, window),
    (standing_passes, window),
    (orders_in_advance, window),
    (loading_plans, loading),
    (who_has_loaded, loading),
    (who_is_choosing, choosing),
    (card_being_chosen_for, choosing),
    (choices_made, choosing),
    (whom_a_choice_waits_for, choosing),
    (eligible_by_hand, answering),
]


@pytest.mark.plain_sources
@pytest.mark.parametrize(("leak", "position"), LEAKS)
@pytest.mark.rule("B3.1", "B10.3")
def test_a_leak_in_a_view_is_caught(leak: Leak, position: Position, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=SEEN):
        reseal_often(position)


@pytest.mark.rule("B3.1")
def test_a_refusal_that_knows_anothers_cash_is_caught(monkeypatch: Patch) -> None:
    act = BOOTLEGGERS.act

    def leaky(state: Bootleggers, seat: int, action: Action, chance: Any) -> Record:
        try:
            return act(state, seat, action, chance)
        except Refusal as refusal:
            rich = state.mobsters[(seat + 1) % state.seats].cash
            raise Refusal(refusal.reason.rule, refusal.reason.key, cash=rich) from None

    monkeypatch.setattr(BOOTLEGGERS, "act", leaky, raising=False)
    with pytest.raises(AssertionError, match="is refused by what is secret"):
        reseal_often(window)


@pytest.mark.rule("B3.1", "B7.2")
def test_reseal_deals_every_kind_of_secret_anew() -> None:
    """A secret that reseal left alone could leak without a trace."""
    changed: set[str] = set()
    for position in POSITIONS:
        state = position()
        for number in range(30):
            other = BOOTLEGGERS.reseal(state, 0, Random(number))
            changed |= _differences(state, other)
    assert changed >= {
        "hand",
        "cash",
        "unseen",
        "deck",
        "standing",
        "orders",
        "PickingMuscle.answers",
        "CardWindow.answers",
        "Answering.answers",
        "Loading.plans",
        "Loading.done",
        "Announce.seat",
        "Announce.card",
    }
    view: BootleggersView = BOOTLEGGERS.view(windfall(), 1)
    drawn = {secrets.sample(view, Random(n), None).mobsters[0].unseen[0] for n in range(20)}
    assert len(drawn) > 5


def _differences(left: Bootleggers, right: Bootleggers) -> set[str]:
    found = {
        name
        for a, b in zip(left.mobsters, right.mobsters, strict=True)
        for name in a.fields
        if getattr(a, name) != getattr(b, name)
    }
    found |= {n for n in ("deck", "standing", "orders") if getattr(left, n) != getattr(right, n)}
    for a, b in zip(left.stack, right.stack, strict=True):
        kind = type(a).__name__
        found |= {f"{kind}.{n}" for n in a.fields if getattr(a, n) != getattr(b, n)}
    return found
