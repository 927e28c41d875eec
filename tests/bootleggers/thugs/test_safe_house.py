"""Safe House (B11.23)."""

from __future__ import annotations

import pytest

from backroom.engine.event import Pick
from backroom.games.bootleggers import events, influence, timing
from backroom.games.bootleggers.actions import (
    ChooseCount,
    ChooseHouse,
    Done,
    PickMuscle,
    Place,
    Play,
)
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_CITY_BOYS,
    LILS,
    MCCOY,
    MOTHERS,
    OMALLEYS,
    SAFE_HOUSE,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import SendingTheBoys
from backroom.games.bootleggers.thugs.safe_house import SavesMarkers
from tests.bootleggers.given import Given

ENOUGH = ChooseCount(0)
ONE = Options(safe_house="one")


def three_houses(options: Options | None = None) -> Given:
    given = Given(options=options).thug(0, SAFE_HOUSE)
    given.markers(LILS, [1, 2, 0, 0]).markers(MOTHERS, [2, 3, 0, 0])
    return given.markers(BARLEYCORNS, [4, 2, 0, 0])


@pytest.mark.rule("B11.23", "B12.3")
def test_three_markers_from_any_speakeasies_go_to_the_back_room() -> None:
    given = three_houses().window(timing.END_OF_PHASE_1)
    supply = given.state.supply(0)
    given.play(0, SAFE_HOUSE, ChooseHouse(BARLEYCORNS), ChooseHouse(LILS), ChooseHouse(BARLEYCORNS))
    assert given.house(BARLEYCORNS).markers == (2, 2, 0, 0)
    assert given.house(LILS).markers == (0, 2, 0, 0)
    assert given.mobster(0).markers == 1 + 3
    assert given.mobster(0).locked == 3
    assert given.state.supply(0) == supply
    given.sound()


@pytest.mark.rule("B11.23")
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_are_enough(count: int) -> None:
    given = three_houses().window(timing.END_OF_PHASE_1)
    given.play(0, SAFE_HOUSE, *[ChooseHouse(MOTHERS)] * count, ENOUGH)
    assert given.house(MOTHERS).markers == (2 - count, 3, 0, 0)
    assert given.mobster(0).markers == 1 + count
    assert given.mobster(0).locked == count


@pytest.mark.rule("B11.23")
def test_none_at_all_is_not_enough() -> None:
    given = three_houses().window(timing.END_OF_PHASE_1).act(0, Play(SAFE_HOUSE))
    given.refused(0, ENOUGH)


@pytest.mark.rule("B11.23")
def test_only_ones_own_markers_and_no_more_than_there_are() -> None:
    given = three_houses().window(timing.END_OF_PHASE_1).act(0, Play(SAFE_HOUSE))
    for house, key in ((OMALLEYS, "why-not-omalleys"), (MCCOY, "why-none-of-yours")):
        why = given.why_not(0, ChooseHouse(house))
        assert why is not None and why.key == key
        assert given.refused(0, ChooseHouse(house)) == "B11.23"
    given.act(0, ChooseHouse(LILS))
    why = given.why_not(0, ChooseHouse(LILS))
    assert why is not None and (why.rule, why.key) == ("B11.23", "why-none-of-yours")


@pytest.mark.rule("B11.23")
def test_nothing_more_is_asked_when_no_marker_is_left() -> None:
    given = Given().thug(0, SAFE_HOUSE).markers(MOTHERS, [2, 2, 0, 0])
    given.window(timing.END_OF_PHASE_1)
    given.play(0, SAFE_HOUSE, ChooseHouse(MOTHERS), ChooseHouse(MOTHERS))
    assert given.house(MOTHERS).markers == (0, 2, 0, 0)
    assert given.mobster(0).locked == 2


@pytest.mark.rule("B11.32")
def test_without_a_marker_on_a_speakeasy_it_cant_be_played() -> None:
    given = Given().thug(0, SAFE_HOUSE).markers(MOTHERS, [0, 4, 0, 0])
    given.window(timing.END_OF_PHASE_1)
    assert given.refused(0, Play(SAFE_HOUSE)) == "B11.32"


@pytest.mark.rule("B11.23", "B12.3")
def test_by_source_003_they_come_from_one_speakeasy() -> None:
    given = three_houses(ONE).window(timing.END_OF_PHASE_1).act(0, Play(SAFE_HOUSE))
    given.act(0, ChooseHouse(BARLEYCORNS))
    assert given.refused(0, ChooseHouse(MOTHERS)) == "B12.3"
    given.act(0, ChooseHouse(BARLEYCORNS), ChooseHouse(BARLEYCORNS)).pass_answers()
    assert given.house(BARLEYCORNS).markers == (1, 2, 0, 0)
    assert given.house(MOTHERS).markers == (2, 3, 0, 0)
    assert given.mobster(0).locked == 3


@pytest.mark.rule("B11.23", "B12.3")
def test_by_source_003_the_first_speakeasys_last_marker_ends_it() -> None:
    given = three_houses(ONE).window(timing.END_OF_PHASE_1)
    given.play(0, SAFE_HOUSE, ChooseHouse(LILS))
    assert given.mobster(0).markers == 1 + 1
    assert given.mobster(0).locked == 1


@pytest.mark.rule("B11.23")
@pytest.mark.parametrize("options", [Options(), ONE])
def test_so_many_markers_cant_be_placed_in_this_round(options: Options) -> None:
    given = three_houses(options).back_room(0, 2).window(timing.END_OF_PHASE_1)
    given.play(0, SAFE_HOUSE, ChooseHouse(BARLEYCORNS), ChooseHouse(BARLEYCORNS), ENOUGH)
    assert isinstance(given.state.stack[-1], SendingTheBoys)
    assert given.mobster(0).markers == 2 + 2
    given.act(0, Place(MOTHERS), Place(MOTHERS))  # the two that were there before
    assert given.asks(0) == []
    given.refused(0, Place(MOTHERS))
    assert given.mobster(0).markers == 2


@pytest.mark.rule("B11.23")
def test_with_none_but_locked_markers_a_mobster_is_not_asked_to_place() -> None:
    given = three_houses().back_room(0, 0).window(timing.END_OF_PHASE_1)
    given.play(0, SAFE_HOUSE, ChooseHouse(MOTHERS), ENOUGH)
    assert isinstance(given.state.stack[-1], SendingTheBoys)
    assert given.asks(0) == []
    given.act(1, Done())


@pytest.mark.rule("B11.23", "B5.7")
def test_where_influence_is_placed_at_any_time_they_are_locked_as_well() -> None:
    given = three_houses(Options(influence="any-time")).window(timing.END_OF_PHASE_1)
    given.thug(0, BIG_CITY_BOYS, unseen=True)  # so that windows go on asking her
    assert Place(MOTHERS) in given.legal(0)  # the one that is there already
    given.back_room(0, 0).play(0, SAFE_HOUSE, ChooseHouse(BARLEYCORNS), ENOUGH)
    assert Play(BIG_CITY_BOYS) in given.legal(0)
    assert Place(MOTHERS) not in given.legal(0)


@pytest.mark.rule("B11.23")
@pytest.mark.parametrize("options", [Options(), ONE])
def test_the_next_reveal_unlocks_them(options: Options) -> None:
    given = three_houses(options).window(timing.LAST_SALE)
    given.play(0, SAFE_HOUSE, ChooseHouse(BARLEYCORNS), ChooseHouse(BARLEYCORNS), ENOUGH)
    assert given.state.table.round == 3
    assert given.state.may_place(0) == 1  # locked over the end of the round …
    for seat in range(3):
        given.act(seat, PickMuscle(given.mobster(seat).hand[0]))
    assert given.state.may_place(0) == 1
    given.act(3, PickMuscle(given.mobster(3).hand[0]))
    assert given.state.may_place(0) == 3  # … until the muscle cards are shown


@pytest.mark.rule("B11.23", "B5.2", "B7.9")
def test_a_house_that_they_leave_may_close_and_sells_nothing_then() -> None:
    given = Given().thug(0, SAFE_HOUSE).markers(MOTHERS, [3, 1, 0, 0]).cash(1, 0)
    given.own(1, 1, crates=4, house=MOTHERS).window(timing.LINED_UP)
    given.play(0, SAFE_HOUSE, ChooseHouse(MOTHERS), ENOUGH)
    assert events.Closes(house=MOTHERS) in given.told()
    assert not influence.is_open(given.state, MOTHERS)
    assert given.mobster(1).cash == 0
    assert "sells" not in given.tags(3)


@pytest.mark.rule("B11.23", "B10.6")
def test_the_table_is_told_where_they_are_taken_from() -> None:
    given = three_houses().window(timing.END_OF_PHASE_1)
    given.play(0, SAFE_HOUSE, ChooseHouse(MOTHERS), ChooseHouse(LILS), ENOUGH)
    picks = (Pick("house", MOTHERS), Pick("house", LILS), Pick("count", 0))
    announced = events.PlaysCard(mobster=0, card=SAFE_HOUSE, picks=picks)
    assert announced in given.told(1)
    assert SavesMarkers(mobster=0, house=LILS, count=1) in given.told(1)
    assert "closes" in given.tags(1)  # Texas Lil's had three
