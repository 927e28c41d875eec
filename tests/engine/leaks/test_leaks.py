"""Nobody gets what is secret; and if somebody did, these checks would say so."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.chance import Chance
from backroom.engine.message import Reason, Refusal
from backroom.engine.moment import Moment
from backroom.engine.record import Record
from backroom.engine.window import Window
from backroom.engine.written import Public
from tests.checks import check_quiet
from tests.engine.leaks.checking import goes_red, play_and_check, play_and_swap
from tests.leaks import REFUSED, SEEN, Leaked, whispers_told_to_all
from tests.toy import steps
from tests.toy.events import Placing
from tests.toy.game import Cellar, CellarView
from tests.toy.pieces import CORK, CellarState, LeaveOrder
from tests.toy.steps import Cancel, Placement, Tricks
from tests.toy.tables import cellar


@pytest.mark.parametrize("seed", range(16))
def test_no_view_shows_what_is_secret_and_every_sample_fits(seed: int) -> None:
    positions, changed = play_and_check(Cellar(), seed)
    assert positions > 15
    assert changed > positions, "reseal has nothing to deal anew"


def test_cards_never_shown_can_be_swapped_without_a_trace() -> None:
    assert sum(play_and_swap(Cellar(), seed) for seed in range(8)) > 40


def test_asides_are_quiet() -> None:
    table = cellar("placement")
    check_quiet(table, 1, LeaveOrder(True))
    table = cellar("auction")
    check_quiet(table, 1, LeaveOrder(True))


# --- planted leaks -----------------------------------------------------------------------------


class HandInView(Cellar):
    def view(
        self, state: CellarState, seat: int | None, public: Public | None = None
    ) -> CellarView:
        view = super().view(state, seat, public)
        view.hand_sizes = [hand[CORK] for hand in state.hands]
        return view


class SpectatorSeesHand(Cellar):
    def view(
        self, state: CellarState, seat: int | None, public: Public | None = None
    ) -> CellarView:
        view = super().view(state, seat, public)
        if seat is None:
            view.hand = list(state.hands[0])
        return view


class DeckInView(Cellar):
    def view(
        self, state: CellarState, seat: int | None, public: Public | None = None
    ) -> CellarView:
        view = super().view(state, seat, public)
        view.deck_size = state.deck[0]
        return view


class OrderInView(Cellar):
    def view(
        self, state: CellarState, seat: int | None, public: Public | None = None
    ) -> CellarView:
        view = super().view(state, seat, public)
        view.order = sum(state.orders)
        return view


class WhoHasAnswered(Cellar):
    def view(
        self, state: CellarState, seat: int | None, public: Public | None = None
    ) -> CellarView:
        view = super().view(state, seat, public)
        waiting = [ask.seat for ask in self.asks(state) if ask.waiting]
        view.steps = [*view.steps, {"step": "Round", "stage": len(waiting)}]
        return view

    def sample(self, view: CellarView, rng: Random, notes: list[int] | None = None) -> CellarState:
        seen = msgspec.structs.replace(view, steps=view.steps[:-1])
        return super().sample(seen, rng, notes)


class HandInTheOptions(Cellar):
    """Why an order can't be left depends on what others hold."""

    def asides(self, state: CellarState, seat: int) -> list[Ask]:
        asks = super().asides(state, seat)
        corks = sum(hand[CORK] for at, hand in enumerate(state.hands) if at != seat)
        why_not = Reason("T8", "refused-no-cork-around") if not corks else None
        asks[0].options = [Option(option.action, why_not) for option in asks[0].options]
        return asks


class HandInTheRefusals(Cellar):
    """The view is clean, but a refusal says what others hold."""

    def act(self, state: CellarState, seat: int, action: Action, chance: Chance) -> Record:
        other = state.hands[(seat + 1) % state.seats]
        try:
            return super().act(state, seat, action, chance)
        except Refusal as refusal:
            raise Refusal(refusal.reason.rule, refusal.reason.key, corks=other[CORK]) from None


class SampleForgetsACard(Cellar):
    def sample(self, view: CellarView, rng: Random, notes: list[int] | None = None) -> CellarState:
        state = super().sample(view, rng, notes)
        hand = state.hands[0]
        kind = next((kind for kind, count in enumerate(hand) if count), None)
        if kind is not None:
            hand[kind] -= 1
            state.deck[kind] += 1
        return state


class SampleLosesACard(Cellar):
    def sample(self, view: CellarView, rng: Random, notes: list[int] | None = None) -> CellarState:
        state = super().sample(view, rng, notes)
        state.deck[state.deck.index(max(state.deck))] -= 1
        return state


class RestoreForgets(Cellar):
    def restore(self, data: dict[str, object]) -> CellarState:
        state = super().restore(data)
        state.orders = [0] * state.seats
        return state


@pytest.mark.parametrize(
    ("leak", "message"),
    [
        (HandInView, SEEN),
        (SpectatorSeesHand, SEEN),
        (DeckInView, SEEN),
        (OrderInView, SEEN),
        (WhoHasAnswered, SEEN),
        (HandInTheOptions, SEEN),
        (HandInTheRefusals, REFUSED),
        (SampleForgetsACard, "the sample of seat"),
        (SampleLosesACard, "sample for 0"),
        (RestoreForgets, "restored"),
    ],
)
def test_a_leak_in_a_position_is_caught(leak: type[Cellar], message: str) -> None:
    assert message in goes_red(play_and_check, leak())


@pytest.mark.parametrize("step", [Placement, Window])
def test_answers_in_a_sealed_step_are_caught(
    step: type[Placement | Tricks], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step, "seen_by", lambda self, seat: self.dump())
    assert SEEN in goes_red(play_and_check, Cellar())


def test_a_question_that_shows_who_has_answered_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An id that counts answers: the reason that ids are made of public facts."""

    def name(self: Tricks, state: CellarState) -> str:
        return f"tricks.{sum(answer is not None for answer in self.answers)}"

    monkeypatch.setattr(Tricks, "name", name)
    red = goes_red(play_and_check, Cellar())
    assert SEEN in red or "the sample of seat" in red


def test_a_sealed_answer_told_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Placing, "known_to", lambda self: (0, 1))
    assert "is told of a secret answer" in goes_red(play_and_check, Cellar())


def test_a_draw_told_to_all_is_caught_by_the_swap(monkeypatch: pytest.MonkeyPatch) -> None:
    whispers_told_to_all(monkeypatch)
    assert "gets what is secret" in goes_red(play_and_swap, Cellar())


@pytest.mark.parametrize("window", [Tricks, Cancel])
def test_a_window_that_asks_by_what_is_in_the_hand_is_caught_by_the_swap(
    window: type[Tricks | Cancel], monkeypatch: pytest.MonkeyPatch
) -> None:
    def eligible(self: Tricks | Cancel, state: CellarState, seat: int) -> bool:
        kinds = state.hands[seat][CORK:3] if window is Tricks else state.hands[seat][:1]
        return seat != getattr(self, "by", -1) and sum(kinds) > 0

    monkeypatch.setattr(window, "eligible", eligible)
    assert goes_red(play_and_swap, Cellar(), seeds=60)


def test_a_deck_that_shows_its_top_card_is_caught_by_the_swap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draw = steps.draw_cards

    def loud(state: CellarState, moment: Moment) -> None:
        draw(state, moment)
        moment.tell(Leaked(state.hands[0][CORK]))

    monkeypatch.setattr(steps, "draw_cards", loud)
    assert "gets what is secret" in goes_red(play_and_swap, Cellar())


def test_an_aside_told_to_all_is_caught() -> None:
    class Loud(Cellar):
        def aside(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
            super().aside(state, seat, action, moment)
            moment.tell(Leaked())

    table = cellar("auction", game=Loud())
    with pytest.raises(AssertionError, match="hears of LeaveOrder"):
        check_quiet(table, 2, LeaveOrder(True))


def test_the_early_answer_for_a_standing_pass_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug the windows once had: a seat's own standing pass showed that others had answered."""
    all_in = Window._all_in

    def early(self: Window[CellarState], state: CellarState) -> bool:
        for seat in range(state.seats):
            if self.answers[seat] is None and self.eligible(state, seat):
                self.answers[seat] = self._answered_for(state, seat)
                if self.answers[seat] is None:
                    return False
        return all_in(self, state)

    monkeypatch.setattr(Window, "_all_in", early)
    assert "hears of Pass" in goes_red(play_and_check, Cellar(), seeds=40)
