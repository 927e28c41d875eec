"""Nobody gets what is secret; and if somebody did, these checks would say so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import msgspec
import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.chance import Chance
from backroom.engine.deal import PRIVATE, AcceptOffer, Deal, Entry, MakeOffer, Offer, Promise
from backroom.engine.message import Message, Reason, Refusal
from backroom.engine.moment import Moment
from backroom.engine.record import Line, Record
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.engine.window import Window
from tests.checks import Silence, check_position, check_quiet, private_check, swap_check
from tests.play import random_game
from tests.toy import game as toy
from tests.toy.game import (
    CORK,
    DECK,
    Cancel,
    CancelTrick,
    Cellar,
    CellarOptions,
    CellarState,
    CellarView,
    LeaveOrder,
    Placement,
    PlayTrick,
    Tricks,
)
from tests.toy.tables import cellar


def owner(label: str) -> int | None:
    return int(label.removeprefix("draw-"))


def named(record: Record) -> Iterable[tuple[int, int]]:
    """The cards that a record of Cellar names."""
    action = record.action
    if isinstance(action, PlayTrick):
        yield record.seat, action.card
    elif isinstance(action, CancelTrick):
        yield record.seat, CORK
    elif isinstance(action, LeaveOrder):
        yield record.seat, -1  # a cork would play itself
    elif isinstance(action, MakeOffer):
        yield from ((record.seat, good.item) for good in action.give)
        yield from ((seat, good.item) for seat in action.to for good in action.take)
    elif isinstance(action, AcceptOffer):
        yield from ((seat, -1) for seat in range(5))


def play_and_deal(game: Cellar, seed: int) -> int:
    """A game of much dealing in private; how many private records were left out or changed."""
    seats, options = 3 + seed % 3, CellarOptions(private=True)
    table = random_game(game, options, seats, Random(seed), extras=0.7, most=150)
    viewers = (*range(seats), None)
    return sum(private_check(game, options, seats, table.records, seat) for seat in viewers)


def play_and_check(game: Cellar, seed: int) -> tuple[int, int]:
    """Positions seen, and how many secrets in them were really dealt anew."""
    rng = Random(seed)
    positions = changed = 0
    silence = Silence()

    def on_step(table: AnyTable, record: Record) -> None:
        nonlocal positions, changed
        positions += 1
        changed += check_position(game, table.state, rng)
        silence(table, record)

    options = CellarOptions(private=seed % 8 == 7)
    random_game(game, options, 2 + seed % 4, rng, on_step)
    return positions, changed


def play_and_swap(game: Cellar, seed: int) -> int:
    """How many swaps of unknown cards were compared byte for byte."""
    rng = Random(seed)
    seats = 3 + seed % 3
    table = random_game(game, CellarOptions(), seats, rng, extras=0.1, most=40)
    return sum(
        swap_check(game, CellarOptions(), seats, table.records, seat, owner, named, rng, tries=2)
        for seat in (*range(seats), None)
    )


@pytest.mark.parametrize("seed", range(16))
def test_no_view_shows_what_is_secret_and_every_sample_fits(seed: int) -> None:
    positions, changed = play_and_check(Cellar(), seed)
    assert positions > 15
    assert changed > positions, "reseal has nothing to deal anew"


def test_cards_never_shown_can_be_swapped_without_a_trace() -> None:
    assert sum(play_and_swap(Cellar(), seed) for seed in range(8)) > 40


def test_deals_between_others_could_as_well_not_be_there() -> None:
    assert sum(play_and_deal(Cellar(), seed) for seed in range(12)) > 300


def test_asides_are_quiet() -> None:
    table = cellar("placement")
    check_quiet(table, 1, LeaveOrder(True))
    table = cellar("auction")
    check_quiet(table, 1, LeaveOrder(True))


# --- planted leaks -----------------------------------------------------------------------------


class HandInView(Cellar):
    def view(self, state: CellarState, seat: int | None) -> CellarView:
        view = super().view(state, seat)
        view.hand_sizes = [hand[CORK] for hand in state.hands]
        return view


class SpectatorSeesHand(Cellar):
    def view(self, state: CellarState, seat: int | None) -> CellarView:
        view = super().view(state, seat)
        if seat is None:
            view.hand = list(state.hands[0])
        return view


class DeckInView(Cellar):
    def view(self, state: CellarState, seat: int | None) -> CellarView:
        view = super().view(state, seat)
        view.deck_size = state.deck[0]
        return view


class OrderInView(Cellar):
    def view(self, state: CellarState, seat: int | None) -> CellarView:
        view = super().view(state, seat)
        view.order = sum(state.orders)
        return view


class StandingInView(Cellar):
    def view(self, state: CellarState, seat: int | None) -> CellarView:
        view = super().view(state, seat)
        view.standing = max(state.standing)
        return view


class WhoHasAnswered(Cellar):
    def view(self, state: CellarState, seat: int | None) -> CellarView:
        view = super().view(state, seat)
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


def goes_red(check: Callable[[Cellar, int], object], game: Cellar, seeds: int = 12) -> str:
    for seed in range(seeds):
        try:
            check(game, seed)
        except AssertionError as error:
            return str(error)
    raise AssertionError(f"{type(game).__name__} was not caught")


SEEN = "sees what is secret"


@pytest.mark.parametrize(
    ("leak", "message"),
    [
        (HandInView, SEEN),
        (SpectatorSeesHand, SEEN),
        (DeckInView, SEEN),
        (OrderInView, SEEN),
        (StandingInView, SEEN),
        (WhoHasAnswered, SEEN),
        (HandInTheOptions, SEEN),
        (HandInTheRefusals, "is refused by what is secret"),
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
    assert SEEN in goes_red(play_and_check, Cellar())


def test_a_sealed_answer_told_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(self: Moment, seat: int, key: str, **args: int) -> None:
        self.lines.append(Line(Message(key, dict(args)), (0, 1)))

    monkeypatch.setattr(Moment, "whisper", tell)
    assert "is told of a secret answer" in goes_red(play_and_check, Cellar())


def test_a_draw_told_to_all_is_caught_by_the_swap(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(self: Moment, seat: int, key: str, **args: int) -> None:
        self.tell(key, **args)

    monkeypatch.setattr(Moment, "whisper", tell)
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
    draw = toy.draw_cards

    def loud(state: CellarState, moment: Moment) -> None:
        draw(state, moment)
        moment.tell("story-deck", corks=state.hands[0][CORK], all=DECK[CORK])

    monkeypatch.setattr(toy, "draw_cards", loud)
    assert "gets what is secret" in goes_red(play_and_swap, Cellar())


def test_an_aside_told_to_all_is_caught() -> None:
    class Loud(Cellar):
        def aside(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
            super().aside(state, seat, action, moment)
            moment.tell("story-order")

    table = cellar("auction")
    table.game = Loud()
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


# --- planted leaks of private deals --------------------------------------------------------------

Leak = Callable[[pytest.MonkeyPatch], None]


def all_offers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "offers_for", lambda table, seat: list(table.offers))


def offers_without_terms(patch: pytest.MonkeyPatch) -> None:
    shown = Table.offers_for

    def offers(table: AnyTable, seat: int | None) -> list[Offer]:
        mine = shown(table, seat)
        rest = [o for o in table.offers if o not in mine]
        return mine + [Offer(o.id, o.by, MakeOffer(o.terms.to), o.step) for o in rest]

    patch.setattr(Table, "offers_for", offers)


def whole_ledger(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "ledger_for", lambda table, seat: list(table.ledger))


def verdicts_of_others(patch: pytest.MonkeyPatch) -> None:
    def veiled(entry: Entry) -> Entry:
        by, to = entry.promise.parties
        return Entry(entry.id, Promise(PRIVATE, by, to), entry.verdict)

    patch.setattr(Entry, "veiled", veiled)


def dates_of_others(patch: pytest.MonkeyPatch) -> None:
    def veiled(entry: Entry) -> Entry:
        by, to = entry.promise.parties
        return Entry(entry.id, Promise(PRIVATE, by, to, until=entry.promise.until))

    patch.setattr(Entry, "veiled", veiled)


def told_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "_told_to", lambda table, parties: None)


def final_offers(patch: pytest.MonkeyPatch) -> None:
    """The view is clean, but an offer takes the undo of others away."""

    def spoken(table: AnyTable, record: Record) -> Record:
        return msgspec.structs.replace(record, final=True)

    patch.setattr(Table, "_spoken", spoken)


def numbered_in_all(patch: pytest.MonkeyPatch) -> None:
    def number(table: AnyTable, seat: int, terms: MakeOffer) -> int:
        table._made[0] = table._made.get(0, 0) + 1
        return table._made[0]

    patch.setattr(Table, "_number", number)


def numbered_by_maker(patch: pytest.MonkeyPatch) -> None:
    """Who gets a second offer with the number 5 knows of three that went to others."""

    def number(table: AnyTable, seat: int, terms: MakeOffer) -> int:
        table._made[seat] = table._made.get(seat, 0) + 1
        return table._made[seat] * 6 + seat

    patch.setattr(Table, "_number", number)


def silent_counters(patch: pytest.MonkeyPatch) -> None:
    """A no that nobody has said: so it was a counter-offer."""
    patch.setattr(Table, "_tell_turned_down", lambda table, record, countered, terms: record)


@pytest.mark.parametrize(
    "leak",
    [
        *(all_offers, offers_without_terms, whole_ledger, verdicts_of_others, dates_of_others),
        *(told_to_all, final_offers, numbered_in_all, numbered_by_maker, silent_counters),
    ],
)
def test_a_leak_of_private_deals_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert "notices what is private" in goes_red(play_and_deal, Cellar(), seeds=40)


class OffersToldToAll(Cellar):
    def offered(self, state: CellarState, seat: int, terms: MakeOffer, moment: Moment) -> None:
        super().offered(state, seat, terms, moment)
        moment.tell("story-offers")


class OffersShowCards(Cellar):
    """An offer that changes something all can see."""

    def offered(self, state: CellarState, seat: int, terms: MakeOffer, moment: Moment) -> None:
        super().offered(state, seat, terms, moment)
        if state.deck[CORK]:
            state.deck[CORK] -= 1
            state.discard[CORK] += 1


class PromisesTold(Cellar):
    def strike(self, state: CellarState, deal: Deal, moment: Moment) -> None:
        super().strike(state, deal, moment)
        moment.tell("story-promises", kinds=",".join(p.kind for p in deal.promises))


@pytest.mark.parametrize("game", [OffersToldToAll, OffersShowCards, PromisesTold])
def test_a_game_that_gives_private_deals_away_is_caught(game: type[Cellar]) -> None:
    assert "notices what is private" in goes_red(play_and_deal, game())
