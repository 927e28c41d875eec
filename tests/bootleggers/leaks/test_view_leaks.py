"""No view shows what is secret; and if one did, these checks would say so (B3.1, B10.3).

Each kind of secret is leaked on purpose once: the check must be green without the leak and go
red with it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from backroom.engine.game import Game
from backroom.games.bootleggers import build_view, secrets
from backroom.games.bootleggers.components import INVESTIGATION
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases.loading import Loading
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.games.bootleggers.playing import Announce, Answering, PlayOrKeep
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.view import BootleggersView
from backroom.games.bootleggers.windows import CardWindow
from tests import leaks
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
from tests.leaks import (
    REFUSED,
    SEEN,
    Leak,
    Patch,
    differences,
    leak_in_step,
    leak_in_table,
    reseal_often,
    secret_in_refusals,
    window_answers,
)

#: How often what is secret is dealt anew.
TIMES = 12


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.rule("B3.1", "B10.3")
def test_these_positions_show_nothing_secret(position: Position) -> None:
    reseal_often(BOOTLEGGERS, position(), TIMES)


# --- leaks in a view ---------------------------------------------------------------------------


def leak(patch: Patch, number: Callable[[Bootleggers], int]) -> None:
    leak_in_table(patch, build_view, number)


def muscle_hand(patch: Patch) -> None:
    leak(patch, lambda state: sum(state.mobsters[1].hand))


def chosen_muscle(patch: Patch) -> None:
    leak_in_step(patch, PickingMuscle, "answers")


def who_has_picked(patch: Patch) -> None:
    patch.setattr(Game, "deciding", lambda game, state: False)


def deck_composition(patch: Patch) -> None:
    leaks.deck_composition(patch, build_view)


def unseen_card(patch: Patch) -> None:
    leak(patch, lambda state: state.mobsters[1].unseen[0])


def drawn_card(patch: Patch) -> None:
    leak_in_step(patch, PlayOrKeep, "card")


def cash(patch: Patch) -> None:
    leak(patch, lambda state: state.mobsters[1].cash)


def who_has_answered(patch: Patch) -> None:
    leaks.who_has_answered(patch, CardWindow, Answering)


def whom_the_window_waits_for(patch: Patch) -> None:
    patch.setattr(Game, "deciding", lambda game, state: False)


def orders_in_advance(patch: Patch) -> None:
    leaks.orders_in_advance(patch, build_view, "mobsters")


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
    patch.setattr(Announce, "in_secret", lambda step: False)


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
@pytest.mark.parametrize(("plant", "position"), LEAKS)
@pytest.mark.rule("B3.1", "B10.3")
def test_a_leak_in_a_view_is_caught(plant: Leak, position: Position, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=SEEN):
        reseal_often(BOOTLEGGERS, position(), TIMES)


@pytest.mark.rule("B3.1")
def test_a_refusal_that_knows_anothers_cash_is_caught(monkeypatch: Patch) -> None:
    secret_in_refusals(
        monkeypatch,
        BOOTLEGGERS,
        lambda state, seat: state.mobsters[(seat + 1) % state.seats].cash,
    )
    with pytest.raises(AssertionError, match=REFUSED):
        reseal_often(BOOTLEGGERS, window(), TIMES)


@pytest.mark.rule("B3.1", "B7.2")
def test_reseal_deals_every_kind_of_secret_anew() -> None:
    """A secret that reseal left alone could leak without a trace."""
    changed: set[str] = set()
    for position in POSITIONS:
        state = position()
        for number in range(30):
            other = BOOTLEGGERS.reseal(state, 0, Random(number))
            changed |= differences(state, other, "mobsters", ("deck",))
    assert changed >= {
        "hand",
        "cash",
        "unseen",
        "deck",
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
