"""Which questions answer themselves, and which are put though a secret leaves one answer."""

from __future__ import annotations

import pytest

from backroom.engine.passing import UNTIL_HIT, Pass
from backroom.engine.record import Undo
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import (
    ChooseStill,
    Done,
    KeepCard,
    KeepDie,
    KeepImprovement,
    PayUp,
    Place,
    Play,
    Take,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    CIRCLES,
    HIT,
    IMPROVEMENT_SLOTS,
    LILS,
    MOTHERS,
    SINGLE_INFLUENCE,
    STATE_POLITICS,
    STILLS,
    VIGORISH,
    VOLSTEAD,
    WINDFALL,
)
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.taking import (
    PlacingDice,
    PlacingImprovement,
    take_cards,
)
from backroom.games.bootleggers.playing import PlayOrKeep
from backroom.games.bootleggers.state import NOTHING
from tests.bootleggers.deals.offers import table_of
from tests.bootleggers.given import Given
from tests.changing import change


def forced(given: Given) -> object:
    """The seat and the answer of the question that answers itself, if one does."""
    given.state.open_asks = None
    found = given.game.forced(given.state)
    return None if found is None else (found.seat, found.action)


def on_top(given: Given, step: object) -> Given:
    given.state.push(step)  # type: ignore[arg-type]
    return given


# --- by public facts -----------------------------------------------------------------------------


@pytest.mark.rule("B4.5")
def test_the_last_card_on_offer_is_taken() -> None:
    given = Given(3)
    given.state.table.offer, given.state.table.truck_card = [SINGLE_INFLUENCE], NOTHING
    assert forced(given.part(take_cards)) == (0, Take(SINGLE_INFLUENCE))
    given = Given(3).thug(0, BIG_CITY_BOYS)
    given.state.table.offer, given.state.table.truck_card = [SINGLE_INFLUENCE], NOTHING
    assert forced(given.part(take_cards)) is None, "he might play something first"


@pytest.mark.rule("B4.9")
def test_a_die_without_a_free_slot_is_kept() -> None:
    given = on_top(Given(3), PlacingDice(seat=0, dice=1, may_start=False))
    assert forced(given) is None
    for still in range(STILLS):
        given.still(still).dice = 4
    assert forced(given) == (0, KeepDie())


@pytest.mark.rule("B4.11")
def test_an_improvement_without_a_free_slot_is_kept() -> None:
    given = on_top(Given(3), PlacingImprovement(seat=0))
    assert forced(given) is None
    for house, slots in enumerate(IMPROVEMENT_SLOTS):
        given.house(house).improvements = slots
    given.house(VOLSTEAD).improvements = 0  # not in play, so that the stock does not run out
    assert forced(given) == (0, KeepImprovement())


@pytest.mark.rule("B4.13")
@pytest.mark.parametrize(("card", "kept"), [(HIT, True), (BIG_CITY_BOYS, False)])
def test_a_card_that_all_know_and_that_has_no_target_is_kept(card: int, kept: bool) -> None:
    given = Given(3).thug(0, card)
    given.state.table.when = timing.TAKING
    on_top(given, PlayOrKeep(seat=0, card=card, unseen=False))
    assert forced(given) == ((0, KeepCard()) if kept else None)


@pytest.mark.rule("B5.1")
def test_nobody_is_asked_to_place_where_all_is_full() -> None:
    given = Given(3).back_room(0, 1).part(send_the_boys)
    assert forced(given) is None
    for house in given.state.houses_in_play():
        given.markers(house, [0, CIRCLES[house], 0])
    assert forced(given) == (0, Done())


@pytest.mark.rule("B7.5")
def test_without_a_truck_and_without_a_card_that_fits_one_goes_on() -> None:
    given = Given(3).thug(0, WINDFALL).part(drive_trucks)
    assert forced(given) == (0, Done())
    assert forced(Given(3).thug(0, BIG_CITY_BOYS).part(drive_trucks)) is None


@pytest.mark.rule("B10.2")
def test_in_a_window_whoever_is_known_to_hold_only_what_has_no_target_passes() -> None:
    assert forced(Given(3).thug(1, HIT).window(timing.LOADED)) == (1, Pass())
    given = Given(3).thug(1, HIT).markers(LILS, [1, 0, 0]).window(timing.LOADED)
    assert forced(given) is None


@pytest.mark.rule("B10.5")
def test_who_passes_until_something_hits_him_is_asked_nothing_at_all() -> None:
    given = Given(3).thug(0, BIG_CITY_BOYS)
    given.state.standing[0] = UNTIL_HIT
    idle = (questions.PlaceNone, questions.DriveNone, questions.Window)
    for part in (drive_trucks, send_the_boys):
        given.part(part)
        assert not any(isinstance(ask.question, idle) for ask in given.asks(0))
    given.window(timing.LOADED)
    assert not any(isinstance(ask.question, idle) for ask in given.asks(0))


# --- by a secret alone ---------------------------------------------------------------------------


@pytest.mark.rule("B3.1", "B10.2")
def test_a_card_that_nobody_has_seen_is_asked_about_whatever_it_is() -> None:
    given = Given(3).thug(1, WINDFALL, unseen=True).window(timing.LOADED)
    assert [type(action) for action in given.legal(1)] == [Pass] * 5
    assert forced(given) is None


@pytest.mark.rule("B3.1", "B11.32")
def test_nor_does_an_empty_purse_answer_for_anybody() -> None:
    given = Given(3).cash(1, 0).thug(1, STATE_POLITICS).window(timing.LOADED)
    assert all(isinstance(action, Pass) for action in given.legal(1))
    assert forced(given) is None


@pytest.mark.rule("B3.1", "B11.1")
def test_whoever_cannot_pay_vigorish_is_asked_all_the_same() -> None:
    given = Given(3).cash(1, 0).thug(2, VIGORISH)
    change(given.state.stills, 1, dice=2)
    given.window(timing.REVEAL).act(2, Play(VIGORISH), ChooseStill(1))
    given.pass_answers()
    assert given.legal(1) == [PayUp(False)]
    assert forced(given) is None


@pytest.mark.rule("B13.6")
def test_deals_end_when_all_have_said_so() -> None:
    from backroom.games.bootleggers.phases.loading import make_deals

    given = Given(3).part(make_deals)
    assert isinstance(given.asks(0)[0].question, questions.Deals)
    assert forced(given) is None


# --- at a table ----------------------------------------------------------------------------------


def test_it_is_a_record_of_its_own_and_taken_back_with_what_led_to_it() -> None:
    given = Given(3).back_room(0, 2).back_room(1, 1).back_room(2, 1)
    for house in given.state.houses_in_play():
        given.markers(house, [0, CIRCLES[house] - (house == MOTHERS), 0])
    given.thug(2, BIG_CITY_BOYS).part(send_the_boys)
    table = table_of(given)
    before = table.game.dump(table.state)
    table.act(0, Place(MOTHERS))
    by_itself = []
    while (record := table.answer_forced()) is not None:
        by_itself.append((record.seat, record.action))
    assert by_itself == [(0, Done()), (1, Done())]
    assert table.may_undo(0) and not table.may_undo(1)
    table.act(0, Undo())
    assert table.game.dump(table.state) == before
