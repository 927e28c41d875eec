"""Any-time influence (B5.7, B12.9): no phase 2, and more muscle may cut in."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_ROUND, Pass
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseMobster, Done, Place, PreEmpt, Take
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    LILS,
    MOTHERS,
    OMALLEYS,
    SINGLE_INFLUENCE,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases import boys, taking
from backroom.games.bootleggers.placing import Declared, PlacingMore
from tests.bootleggers.given import Given

PRE_EMPT = Options(influence="pre-empt")
ANY_TIME = Options(influence="any-time")


def given(options: Options, *markers: int) -> Given:
    """Seat 0 has most muscle. Everybody has so many markers in the back room."""
    table = Given(seats=len(markers), options=options)
    for seat, count in enumerate(markers):
        table.back_room(seat, count)
    return table


def at_window(options: Options, *markers: int) -> Given:
    return given(options, *markers).window(timing.REVEAL)


@pytest.mark.rule("B5.7", "B12.9")
@pytest.mark.parametrize("options", [PRE_EMPT, ANY_TIME])
def test_there_is_no_phase_2(options: Options) -> None:
    table = given(options, 1, 1, 1)
    table.part(boys.send_the_boys)
    assert table.state.table.when == timing.BEFORE_PRODUCTION, "the window comes at once"
    assert {ask.seat for ask in table.asks()} == {0, 1, 2}


@pytest.mark.rule("B12.9", "B10.2")
def test_by_default_markers_are_placed_in_phase_2_only() -> None:
    table = given(Options(), 1, 1, 1)
    table.window(timing.REVEAL)
    assert table.state.table.when != timing.REVEAL, "markers alone make nobody eligible"


@pytest.mark.rule("B12.9", "B10.3")
def test_without_pre_emption_higher_muscle_places_first() -> None:
    table = at_window(ANY_TIME, 1, 1, 1)
    table.act(2, Place(LILS)).act(1, Place(MOTHERS)).act(0, Pass())
    assert table.house(MOTHERS).markers == (0, 1, 0)
    assert table.house(LILS).markers == (0, 0, 0), "the window has opened anew"
    table.act(2, Place(LILS)).act(0, Pass())
    assert table.house(LILS).markers == (0, 0, 1)
    table.sound()


@pytest.mark.rule("B5.7")
def test_a_declared_placement_is_carried_out_if_nobody_stronger_has_a_marker() -> None:
    table = at_window(PRE_EMPT, 0, 2, 1)
    table.act(1, Place(LILS)).act(2, Pass())
    assert table.house(LILS).markers == (0, 1, 0), "only 0 is stronger, and has no marker"


@pytest.mark.rule("B5.7")
def test_the_stronger_are_asked_upwards_and_may_decline() -> None:
    table = at_window(PRE_EMPT, 1, 1, 1)
    table.act(2, Place(LILS)).act(0, Pass()).act(1, Pass())
    assert [ask.seat for ask in table.asks()] == [1]
    table.act(1, Pass())
    assert [ask.seat for ask in table.asks()] == [0]
    table.act(0, Pass())
    assert table.house(LILS).markers == (0, 0, 1)
    assert table.mobster(2).markers == 0


@pytest.mark.rule("B5.7")
def test_a_pre_emptor_places_first_and_the_pre_empted_decides_anew() -> None:
    table = at_window(PRE_EMPT, 0, 3, 1)
    table.act(2, Place(LILS)).act(1, Pass())
    table.act(1, PreEmpt(LILS))
    assert table.house(LILS).markers == (0, 1, 0), "at least one"
    table.act(1, Place(LILS)).act(1, Done())
    assert table.house(LILS).markers == (0, 2, 0), "and as many more as he likes"
    assert table.mobster(2).markers == 1, "the declared marker is still in the back room"
    assert {ask.seat for ask in table.asks()} == {1, 2}, "the window has opened anew"


@pytest.mark.rule("B5.7")
def test_a_pre_emptor_can_be_pre_empted_and_then_decides_anew() -> None:
    table = at_window(PRE_EMPT, 1, 2, 1)
    table.act(2, Place(LILS)).act(0, Pass()).act(1, Pass())
    table.act(1, PreEmpt(LILS))
    assert [ask.seat for ask in table.asks()] == [0]
    table.act(0, PreEmpt(LILS))
    assert table.house(LILS).markers == (1, 0, 0), "0 had one marker: no question about more"
    assert [ask.seat for ask in table.asks()] == [1], "1 is asked anew"
    table.act(1, Pass())
    assert table.house(LILS).markers == (1, 0, 0)
    assert {Pass(), Place(MOTHERS)} <= set(table.legal(2)), "0 came before 2 as well: so may he"
    table.act(2, Place(LILS)).act(1, Pass())
    table.act(1, Pass())
    assert table.house(LILS).markers == (1, 0, 1), "nobody else cuts in before 2"


@pytest.mark.rule("B5.7", "B5.8")
def test_a_declaration_lapses_when_the_house_fills_up() -> None:
    table = given(PRE_EMPT, 0, 2, 1)
    table.markers(LILS, [0, 0, 4]).window(timing.REVEAL)
    table.act(2, Place(LILS)).act(1, Pass())
    table.act(1, PreEmpt(LILS))
    assert table.house(LILS).markers == (0, 1, 4)
    assert table.why_not(2, Place(LILS)) is not None
    assert table.mobster(2).markers == 1


@pytest.mark.rule("B5.7", "B11.2")
def test_big_city_boys_counts() -> None:
    table = given(PRE_EMPT, 1, 1, 1).muscle(33, 31, 30).thug(2, BIG_CITY_BOYS)
    table.window(timing.REVEAL)
    table.play(2, BIG_CITY_BOYS, ChooseMobster(2))
    table.act(2, Place(LILS)).act(0, Pass()).act(1, Pass())
    assert table.house(LILS).markers == (0, 0, 1), "35½ beats 33: nobody is asked"


@pytest.mark.rule("B5.7", "B10.4")
def test_one_may_place_before_one_s_own_decision() -> None:
    table = given(PRE_EMPT, 1, 1, 1)
    table.state.table.offer = [SINGLE_INFLUENCE] * 3
    table.part(taking.take_cards)
    table.act(0, Place(LILS))
    assert table.house(LILS).markers == (1, 0, 0), "nobody is stronger than 0"
    table.act(0, Take(SINGLE_INFLUENCE)).act(1, Place(MOTHERS))
    assert [ask.seat for ask in table.asks()] == [0], "0 has recruited meanwhile"
    table.act(0, Pass())
    assert table.house(MOTHERS).markers == (0, 1, 0)


@pytest.mark.rule("B5.7", "B11.23")
def test_locked_markers_can_neither_be_placed_nor_pre_empt() -> None:
    table = given(PRE_EMPT, 1, 0, 1)
    table.mobster(0).locked = 1
    table.window(timing.REVEAL)
    table.act(2, Place(LILS))
    assert table.house(LILS).markers == (0, 0, 1)


@pytest.mark.rule("B5.1")
def test_omalleys_takes_no_marker_at_any_time_either() -> None:
    table = at_window(ANY_TIME, 1, 0, 0)
    assert table.refused(0, Place(OMALLEYS)) == "B5.1"


@pytest.mark.rule("B10.5")
def test_a_placement_that_changes_a_standing_wakes_a_standing_pass() -> None:
    table = given(ANY_TIME, 1, 1, 0)
    table.markers(LILS, [0, 1, 0]).window(timing.REVEAL)
    table.act(1, Pass(THIS_ROUND)).act(0, Place(LILS))
    assert table.house(LILS).markers == (1, 1, 0)
    assert table.state.table.when == timing.REVEAL, "the window is still open"
    assert 1 in {ask.seat for ask in table.asks()}, "1 has lost control to more muscle"


def test_the_steps_survive_a_save() -> None:
    table = at_window(PRE_EMPT, 1, 3, 1)
    table.act(2, Place(LILS)).act(0, Pass()).act(1, Pass())
    assert isinstance(table.state.stack[-1], Declared)
    for action in (PreEmpt(LILS), None):
        data = table.game.dump(table.state)
        assert table.game.dump(table.game.restore(data)) == data
        if action is not None:
            table.act(1, action).act(0, Pass())
            assert isinstance(table.state.stack[-1], PlacingMore)
