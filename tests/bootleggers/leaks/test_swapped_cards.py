"""A card that a seat never saw could be another one: the seat gets the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import dealing
from backroom.games.bootleggers.components import HIT, MOLL
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.deck import action_deck
from backroom.games.bootleggers.thugs.thug import THUGS
from backroom.games.bootleggers.windows import CardWindow
from tests.bootleggers.leaks.recorded import Recorded
from tests.checks import Row
from tests.leaks import REPLAYED, Leaked, Patch, told_refusals, whispers_told_to_all
from tests.replays import check_replay, each_received


def replayed(rows: list[Row], seat: int | None) -> list[bytes]:
    """Every byte the seat receives, record by record, refusals included."""
    return each_received(BOOTLEGGERS, Options(), 4, rows, seat, partial(refused, seat))


def refused(seat: int | None, table: AnyTable, at: int) -> bytes:
    """What the seat is told about nonsense, and about an offer for a card another may hold."""
    if seat is None or table.state.over:
        return b""
    rng = Random(at)
    size = BOOTLEGGERS.actions.size
    nonsense = [BOOTLEGGERS.actions.action(rng.randrange(size)) for _ in range(2)]
    other = (seat + 1) % table.seats
    offers = [MakeOffer((other,), take=(Good("thug", card),)) for card in (HIT, MOLL)]
    return told_refusals(BOOTLEGGERS, table.state, seat, nonsense, offers)


def compare(rows: list[Row], swapped: list[Row], seat: int | None) -> None:
    check_replay(replayed(rows, seat), partial(replayed, swapped, seat), seat)


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

    with pytest.raises(AssertionError, match=REPLAYED):
        often()


@pytest.mark.plain_sources
@pytest.mark.rule("B3.1")
def test_a_muscle_hand_in_the_log_is_caught(monkeypatch: Patch) -> None:
    reveal = PickingMuscle._reveal

    def loud(self: PickingMuscle, state: Bootleggers, moment: Moment) -> None:
        reveal(self, state, moment)
        moment.tell(Leaked(max(state.mobsters[3].hand)))
        moment.tell(Leaked(sum(state.mobsters[3].hand)))

    monkeypatch.setattr(PickingMuscle, "_reveal", loud)
    goes_red(swap_muscle_cards)


@pytest.mark.plain_sources
@pytest.mark.rule("B3.1", "B11.28")
def test_a_drawn_card_told_to_all_is_caught(monkeypatch: Patch) -> None:
    whispers_told_to_all(monkeypatch)
    goes_red(swap_windfall_cards)


@pytest.mark.plain_sources
@pytest.mark.rule("B3.1", "B2.4")
def test_a_deck_told_to_all_is_caught(monkeypatch: Patch) -> None:
    reveal = PickingMuscle._reveal

    def loud(self: PickingMuscle, state: Bootleggers, moment: Moment) -> None:
        reveal(self, state, moment)
        moment.tell(Leaked(sum(c * n for c, n in enumerate(state.deck))))

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
    assert len(left) == len(action_deck(Options()))
    assert sum(left) == sum(action_deck(Options())) - len(game._draws())
