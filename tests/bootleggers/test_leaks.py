"""Nobody gets what is secret; and if somebody did, these checks would say so (B3.1, B10.3).

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
from backroom.engine.chance import SampledChance, WrongChance
from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE, THIS_ROUND, Pass
from backroom.engine.record import Record, Roll
from backroom.engine.save import AnyTable
from backroom.engine.step import Step
from backroom.engine.table import Table
from backroom.engine.window import Window
from backroom.games.bootleggers import build_view, dealing, secrets, timing
from backroom.games.bootleggers.actions import (
    ChooseHouse,
    Done,
    KeepCard,
    LeaveOrder,
    Load,
    PickMuscle,
    Play,
    Take,
)
from backroom.games.bootleggers.components import (
    HIT,
    INVESTIGATION,
    LILS,
    MOB_WAR,
    MOLL,
    MOTHERS,
    SINGLE_INFLUENCE,
    SUIT_SIZE,
    SUITS,
    THIRSTY,
    WINDFALL,
    action_deck,
    is_thug,
    suit,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.loading import Loading, load_trucks
from backroom.games.bootleggers.phases.muscle import PickingMuscle, turn_up_cards
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.playing import Announce, Answering, PlayOrKeep
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import THUGS
from backroom.games.bootleggers.view import BootleggersView, TableView
from backroom.games.bootleggers.windows import CardWindow
from tests.bootleggers.given import Given, Loaded
from tests.bootleggers.lively import lively_answer
from tests.checks import Row, Silence, check_reseal, received, rows_of, same, viewers

SEEN = "sees what is secret"

# --- positions with something to hide ----------------------------------------------------------


def picking() -> Bootleggers:
    """Seat 1 has laid a muscle card face down, the others are thinking."""
    given = Given(3)
    for seat, mobster in enumerate(given.state.mobsters):
        mobster.hand = sorted([*mobster.hand, mobster.muscle])
        mobster.muscle = 0
        given.state.muscle_seen[seat] = []
    given.part(turn_up_cards)
    return given.act(1, PickMuscle(given.mobster(1).hand[4])).state


def window() -> Bootleggers:
    """Cards that nobody has seen; 1 has passed for the round, 2 wants to act, 0 is thinking."""
    given = Given(4).markers(LILS, [1, 1, 1, 1])
    given.thug(0, MOLL).thug(1, THIRSTY, unseen=True).thug(2, HIT, unseen=True)
    given.thug(3, INVESTIGATION, unseen=True)
    given.window(timing.LOADED).act(1, Pass(THIS_ROUND)).act(2, Play(HIT))
    given.state.standing[3] = THIS_PHASE
    given.state.open_asks = None
    return given.act(3, LeaveOrder(MOB_WAR, True)).state


def loading() -> Bootleggers:
    """Seat 1 has loaded and is done, 2 is at it."""
    given = Given(3)
    for seat in range(3):
        given.crates(seat, 5)
    given.part(load_trucks)
    return given.act(1, Load(1, 3), Done()).act(2, Load(2, 2)).state


def choosing() -> Bootleggers:
    """Out of a window somebody (it is 1) chooses for a card: the house is chosen."""
    given = Given(4).markers(LILS, [1, 1, 1, 1]).markers(MOTHERS, [1, 1, 1, 1])
    given.thug(0, MOLL).thug(1, HIT, unseen=True).thug(2, THIRSTY, unseen=True)
    given.window(timing.LOADED).act(0, Pass()).act(2, Pass()).act(1, Play(HIT))
    return given.act(1, ChooseHouse(LILS)).state


def windfall() -> Bootleggers:
    """Seat 0 has drawn a thug card blindly and decides whether to play it."""
    given = Given(3)
    cards = [WINDFALL, SINGLE_INFLUENCE, SINGLE_INFLUENCE]
    for card in cards:
        given.state.deck[card] -= 1
    given.state.offer = sorted(cards)
    given.part(take_cards).next_card(MOLL)
    return given.act(0, Take(WINDFALL), Play(WINDFALL)).state


def shown_windfall() -> Bootleggers:
    """While he decides he offers the card for sale: now the table has seen it."""
    state = windfall()
    dealing.show_card(state, 0, MOLL)
    return state


def answering() -> Bootleggers:
    """A card waits for Investigation; 1 has passed, 2 is thinking."""
    given = Given(4).thug(0, MOLL).thug(1, HIT, unseen=True).thug(2, THIRSTY, unseen=True)
    given.thug(3, INVESTIGATION, unseen=True).window(timing.LOADED)
    given.act(0, Play(MOLL)).act(1, Pass()).act(2, Pass()).act(3, Pass())
    given.act(0, given.legal(0)[0])
    return given.act(1, Pass()).state


Position = Callable[[], Bootleggers]
POSITIONS: list[Position] = [
    picking,
    window,
    loading,
    choosing,
    windfall,
    shown_windfall,
    answering,
]


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

Patch = pytest.MonkeyPatch


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


LEAKS: list[tuple[Callable[[Patch], None], Position]] = [
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
def test_a_leak_in_a_view_is_caught(
    leak: Callable[[Patch], None], position: Position, monkeypatch: Patch
) -> None:
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


# --- leaks in the log --------------------------------------------------------------------------


def silent_answers(position: Position) -> None:
    """Answers given in secret, one after the other, are heard by nobody."""
    table: AnyTable = Table(BOOTLEGGERS, Options(), 3, SampledChance(Random(1)))
    table.state = position()
    table.seats = table.state.seats
    silence = Silence()
    silence(table, table.records[0])
    rng = Random(3)
    for _ in range(6):
        waiting = [ask for ask in BOOTLEGGERS.asks(table.state) if ask.waiting]
        if len(waiting) < 2 or not table.state.stack[-1].sealed:
            break
        record = table.act(waiting[0].seat, lively_answer([waiting[0]], rng))
        silence(table, record)
    assert silence.compared > 0


@pytest.mark.parametrize("position", [picking, loading, answering])
@pytest.mark.rule("B3.1", "B10.3", "B7.2")
def test_a_secret_answer_is_heard_by_nobody(position: Position) -> None:
    silent_answers(position)


@pytest.mark.parametrize(
    ("step", "position"), [(PickingMuscle, picking), (Loading, loading), (Answering, answering)]
)
@pytest.mark.rule("B3.1", "B10.3", "B7.2")
def test_a_line_whispered_to_another_is_caught(
    step: type[PickingMuscle], position: Position, monkeypatch: Patch
) -> None:
    answer = step.answer

    def loud(
        self: PickingMuscle, state: Bootleggers, seat: int, action: Action, moment: Moment
    ) -> None:
        answer(self, state, seat, action, moment)
        for other in range(state.seats):
            moment.whisper(other, "story-answered", mobster=seat)

    monkeypatch.setattr(step, "answer", loud)
    with pytest.raises(AssertionError, match=r"told of a secret answer|hears of"):
        silent_answers(position)


# --- swapped records ---------------------------------------------------------------------------


class Recorded:
    """A recorded game of four: seat 3 takes Windfall, plays it, draws a thug card and keeps it."""

    def __init__(self, seed: int, most: int = 150) -> None:
        self.seats = 4
        rng = Random(seed)
        chance = Loaded()
        chance.rng = SampledChance(rng)
        left = action_deck(22)
        for card in (WINDFALL, SINGLE_INFLUENCE, SINGLE_INFLUENCE, SINGLE_INFLUENCE, HIT):
            chance.faces.setdefault("men-of-action", []).append(sum(left[:card]))
            left[card] -= 1
        table: AnyTable = Table(BOOTLEGGERS, Options(), self.seats, chance)
        while not table.state.over and len(table.records) < most:
            seat, action = self._next(table, rng)
            table.act(seat, action)
        self.records: list[Record] = table.records
        self.rows = rows_of(table.records)

    def _next(self, table: AnyTable, rng: Random) -> tuple[int, Action]:
        waiting = [ask.seat for ask in BOOTLEGGERS.asks(table.state) if ask.waiting]
        seat = rng.choice(waiting)
        asks = BOOTLEGGERS.own_asks(table.state, seat)
        legal = [action for ask in asks for action in ask.answers()]
        if table.state.round == 1:  # 3 is let alone with Windfall, and keeps what it brings
            if seat == 3 and Take(WINDFALL) in legal:
                return seat, Take(WINDFALL)
            if seat == 3 and Play(WINDFALL) in legal:
                return seat, Play(WINDFALL)
            if Take(SINGLE_INFLUENCE) in legal:
                return seat, Take(SINGLE_INFLUENCE)
        kept = [a for a in legal if a != Play(HIT)] if seat == 3 else legal
        if KeepCard() in kept and seat == 3:
            return seat, KeepCard()
        asks = [msgspec.structs.replace(ask) for ask in asks]
        for ask in asks:
            ask.options = [o for o in ask.options if seat != 3 or o.action != Play(HIT)]
        return seat, lively_answer(asks, rng)

    # --- what is in the rolls ------------------------------------------------------------------

    def hands(self) -> list[list[int]]:
        """The muscle cards dealt to each seat, from the rolls of the set-up."""
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        for colour in range(SUITS):
            left = _suit(colour)
            at = [roll.value for roll in self.rows[0][2] if roll.label == f"muscle.{colour}"]
            for number, value in enumerate(at):
                hands[number // 3].append(left.pop(value))
        return hands

    def named(self) -> set[tuple[int, int]]:
        """Muscle cards that a record names, shown or not."""
        picks = [(row[0], row[1].muscle) for row in self.rows if isinstance(row[1], PickMuscle)]
        return set(picks)

    def swap_muscle(self, seat: int, rng: Random) -> list[Row]:
        """A card in the hand of ``seat``, never played, for one that left the game unseen."""
        hands = self.hands()
        dealt = {muscle for hand in hands for muscle in hand}
        hidden = [muscle for muscle in hands[seat] if (seat, muscle) not in self.named()]
        inside = rng.choice(hidden)
        gone = rng.choice([m for m in _suit(suit(inside)) if m not in dealt])
        hands[seat][hands[seat].index(inside)] = gone
        rolls = list(self.rows[0][2])
        for colour in range(SUITS):
            left = _suit(colour)
            order = [m for hand in hands for m in hand if suit(m) == colour]
            places = [at for at, roll in enumerate(rolls) if roll.label == f"muscle.{colour}"]
            for at, muscle in zip(places, order, strict=True):
                rolls[at] = Roll(rolls[at].label, rolls[at].sides, left.index(muscle))
                left.remove(muscle)
        first = self.rows[0]
        return [(first[0], first[1], tuple(rolls)), *self.rows[1:]]

    def swap_windfall(self, rng: Random) -> list[Row]:
        """The card that Windfall brought for a thug card still in the deck at the end."""
        left = action_deck(22)
        kinds: list[int] = []
        for roll in self._draws():
            kinds.append(_kind(left, roll.value))
            left[kinds[-1]] -= 1
        drawn = kinds.index(HIT)  # nothing of it has been on offer before
        other = rng.choice([c for c, n in enumerate(left) if n and is_thug(c) and c != HIT])
        kinds[drawn] = other
        fresh = action_deck(22)
        values: list[int] = []
        for kind in kinds:
            values.append(sum(fresh[:kind]))
            fresh[kind] -= 1
        return [
            (seat, action, tuple(self._with(values, roll) for roll in rolls))
            for seat, action, rolls in self.rows
        ]

    def _draws(self) -> list[Roll]:
        return [roll for row in self.rows for roll in row[2] if roll.label == "men-of-action"]

    def _with(self, values: list[int], roll: Roll) -> Roll:
        if roll.label != "men-of-action":
            return roll
        return Roll(roll.label, roll.sides, values.pop(0))


def _suit(colour: int) -> list[int]:
    return list(range(colour * SUIT_SIZE + 1, (colour + 1) * SUIT_SIZE + 1))


def _kind(counts: list[int], at: int) -> int:
    return next(kind for kind in range(len(counts)) if at < sum(counts[: kind + 1]))


def replayed(rows: list[Row], seats: int, seat: int | None) -> list[bytes]:
    """Every byte the seat receives, record by record, refusals included."""
    table: AnyTable = Table.replay(BOOTLEGGERS, Options(), seats, rows[:1])
    got = [received(table, seat)]
    for at, (by, action, rolls) in enumerate(rows[1:], start=1):
        table.replay_one(by, action, rolls)
        got.append(received(table, seat, at) + _refusals(table, seat, at))
    return got


def _refusals(table: AnyTable, seat: int | None, at: int) -> bytes:
    """What the seat is told about nonsense, and about an offer for a card another may hold."""
    if seat is None or table.state.over:
        return b""
    rng = Random(at)
    size = BOOTLEGGERS.actions.size
    probes = [BOOTLEGGERS.actions.action(rng.randrange(size)) for _ in range(2)]
    told = b""
    for probe in probes:
        try:
            BOOTLEGGERS.act(table.state.copy(), seat, probe, SampledChance(Random(0)))
        except Refusal as refusal:
            told += msgspec.json.encode(refusal.reason)
    other = (seat + 1) % table.seats
    for card in (HIT, MOLL):
        terms = MakeOffer((other,), take=(Good("thug", card),))
        try:
            BOOTLEGGERS.offer(table.state.copy(), seat, terms, SampledChance(Random(0)))
            told += b"taken"
        except Refusal as refusal:
            told += msgspec.json.encode(refusal.reason)
    return told


def compare(rows: list[Row], swapped: list[Row], seat: int | None) -> None:
    try:
        other = replayed(swapped, 4, seat)
    except (Refusal, WrongChance) as error:
        raise AssertionError(f"a card unknown to {seat} changes the play: {error}") from error
    for at, (left, right) in enumerate(zip(replayed(rows, 4, seat), other, strict=True)):
        same(left, right, f"record {at}: seat {seat} gets what is secret from it")


def swap_muscle_cards(seed: int) -> None:
    game = Recorded(seed)
    swapped = game.swap_muscle(3, Random(seed))
    assert swapped != game.rows
    for seat in (0, 1, None):
        compare(game.rows, swapped, seat)


def swap_windfall_cards(seed: int) -> None:
    game = Recorded(seed)
    swapped = game.swap_windfall(Random(seed))
    assert swapped != game.rows
    for seat in (0, 2, None):
        compare(game.rows, swapped, seat)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("B3.1", "B2.3")
def test_a_muscle_card_never_shown_can_be_swapped_without_a_trace(seed: int) -> None:
    swap_muscle_cards(seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("B3.1", "B2.4", "B11.28")
def test_a_card_drawn_by_windfall_can_be_swapped_without_a_trace(seed: int) -> None:
    swap_windfall_cards(seed)


def goes_red(check: Callable[[int], None]) -> None:
    def often() -> None:
        for seed in range(3):
            check(seed)

    with pytest.raises(AssertionError, match=r"gets what is secret|changes the play"):
        often()


@pytest.mark.plain_sources
@pytest.mark.rule("B3.1")
def test_a_muscle_hand_in_the_log_is_caught(monkeypatch: Patch) -> None:
    reveal = PickingMuscle._reveal

    def loud(self: PickingMuscle, state: Bootleggers, moment: Moment) -> None:
        reveal(self, state, moment)
        moment.tell("story-hand", muscle=max(state.mobsters[3].hand))
        moment.tell("story-hand", muscle=sum(state.mobsters[3].hand))

    monkeypatch.setattr(PickingMuscle, "_reveal", loud)
    goes_red(swap_muscle_cards)


@pytest.mark.plain_sources
@pytest.mark.rule("B3.1", "B11.28")
def test_a_drawn_card_told_to_all_is_caught(monkeypatch: Patch) -> None:
    def tell(self: Moment, seat: int, key: str, **args: int) -> None:
        self.tell(key, **args)

    monkeypatch.setattr(Moment, "whisper", tell)
    goes_red(swap_windfall_cards)


@pytest.mark.plain_sources
@pytest.mark.rule("B3.1", "B2.4")
def test_a_deck_told_to_all_is_caught(monkeypatch: Patch) -> None:
    reveal = PickingMuscle._reveal

    def loud(self: PickingMuscle, state: Bootleggers, moment: Moment) -> None:
        reveal(self, state, moment)
        moment.tell("story-deck", cards=sum(c * n for c, n in enumerate(state.deck)))

    monkeypatch.setattr(PickingMuscle, "_reveal", loud)
    goes_red(swap_windfall_cards)


@pytest.mark.plain_sources
@pytest.mark.rule("B10.2", "B3.1")
def test_a_window_that_asks_by_what_is_in_the_hand_is_caught(monkeypatch: Patch) -> None:
    def eligible(self: CardWindow, state: Bootleggers, seat: int) -> bool:
        hand = state.mobsters[seat].thugs()
        return any(THUGS[card].why_not(state, seat) is None for card in hand)

    monkeypatch.setattr(CardWindow, "eligible", eligible)
    goes_red(swap_windfall_cards)


@pytest.mark.plain_sources
@pytest.mark.rule("B13.7", "B3.1")
def test_an_offer_refused_by_what_is_in_anothers_hand_is_caught(monkeypatch: Patch) -> None:
    def nosy(state: Bootleggers, seat: int, goods: tuple[Good, ...]) -> None:
        for good in goods:
            if not state.mobsters[seat].holds(good.item):
                raise Refusal("B13.5", "refused-no-card", mobster=seat, card=good.item)

    monkeypatch.setattr(dealing, "_check_goods_in_public", nosy)
    goes_red(swap_windfall_cards)


@pytest.mark.rule("B3.1", "B2.4")
def test_the_state_holds_no_order_of_any_deck() -> None:
    """A deck is how many of each kind are left, so its order can't leak at all."""
    game = Recorded(0, most=30)
    table: AnyTable = Table.replay(BOOTLEGGERS, Options(), 4, game.rows)
    left = list(table.state.deck)
    assert len(left) == len(action_deck(22))
    assert sum(left) == 80 - len(game._draws())


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
