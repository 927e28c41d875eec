"""What is no action; resources, territories and local respect (K5.3–K5.6)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Done, Mark, NoAction, Play, TakeAll, TakeCount, TakeSome
from backroom.games.chicago.components import BOOZE, DRY_CLEANER, HENCHMEN, NOBODY, THE_RAT, WHARF
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.scoring import respected
from tests.chicago.given import Given, swap
from tests.chicago.turn_action.acting import acting

# --- no actions (K5.3) ---------------------------------------------------------------------------


@pytest.mark.rule("K5.3")
def test_playing_an_event_is_not_an_action() -> None:
    given = Given().hand(0, THE_RAT).lying(WHARF, booze=3)
    acting(given, given.place(WHARF)).act(0, Play(THE_RAT, 1))
    assert given.asked(0) == [questions.TurnAction]
    assert given.act(0, TakeAll(WHARF)).boss(0).goods == [4, 1, 1]


@pytest.mark.rule("K5.3")
def test_trading_is_not_an_action() -> None:
    given = Given().lying(WHARF, booze=3)
    acting(given, given.place(WHARF))
    swap(given.table(), 0, 1, (Good("cash", count=100),), (Good("booze", count=1),))
    assert given.boss(0).goods == [2, 1, 1]
    assert given.act(0, TakeAll(WHARF)).boss(0).goods == [5, 1, 1]


@pytest.mark.rule("K5.3")
def test_who_has_acted_may_still_play_an_event_and_trade() -> None:
    given = Given().hand(0, THE_RAT)
    acting(given, given.place(WHARF)).act(0, NoAction())
    swap(given.table(), 0, 1, (Good("cash", count=100),), (Good("girls", count=1),))
    given.act(0, Play(THE_RAT, 2))
    assert given.boss(0).goods == [1, 2, 1]
    assert sum(given.boss(2).goods) == 1


# --- resources (K5.4) ----------------------------------------------------------------------------


@pytest.mark.rule("K5.4")
def test_all_that_lies_there_can_be_taken() -> None:
    given = Given().lying(DRY_CLEANER, booze=2, girls=1, henchmen=4)
    acting(given, given.place(DRY_CLEANER)).act(0, TakeAll(DRY_CLEANER))
    assert given.boss(0).goods == [3, 2, 5]
    assert given.state.table.on_place(DRY_CLEANER) == [0, 0, 0]
    given.sound()


@pytest.mark.rule("K5.4")
def test_any_number_of_each_kind_can_be_taken() -> None:
    given = Given().lying(DRY_CLEANER, booze=2, henchmen=4)
    acting(given, given.place(DRY_CLEANER)).act(0, TakeSome(DRY_CLEANER))
    counts = [action for action in given.legal(0) if isinstance(action, TakeCount)]
    assert counts == [
        *(TakeCount(BOOZE, n) for n in range(3)),
        *(TakeCount(HENCHMEN, n) for n in range(5)),
    ], "no girls lie there"
    given.act(0, TakeCount(HENCHMEN, 3), TakeCount(BOOZE, 2), TakeCount(BOOZE, 1), Done())
    assert given.boss(0).goods == [2, 1, 4]
    assert given.state.table.on_place(DRY_CLEANER) == [1, 0, 1]
    assert given.asked(0) == []


@pytest.mark.rule("K5.4")
def test_some_means_at_least_one() -> None:
    given = Given().lying(DRY_CLEANER, booze=2, henchmen=4)
    acting(given, given.place(DRY_CLEANER)).act(0, TakeSome(DRY_CLEANER))
    given.act(0, TakeCount(BOOZE, 0))
    assert given.refused(0, TakeCount(HENCHMEN, 0)).key == "why-take-nothing"
    given.act(0, TakeCount(HENCHMEN, 1), Done())
    assert given.boss(0).goods == [1, 1, 2]


@pytest.mark.rule("K5.4")
def test_nothing_can_be_taken_where_nothing_lies() -> None:
    given = Given().lying(DRY_CLEANER).lying(WHARF, booze=1)
    acting(given, given.place(DRY_CLEANER))
    for nothing in (TakeAll(DRY_CLEANER), TakeSome(DRY_CLEANER), TakeAll(WHARF)):
        given.refused(0, nothing)


# --- territories (K5.5) --------------------------------------------------------------------------


@pytest.mark.rule("K5.5")
def test_a_free_territory_is_marked_for_nothing() -> None:
    given = Given()
    acting(given, given.turf(8)).act(0, Mark(8))
    assert given.state.table.territories[8] == 0
    assert given.boss(0).cash == 1000


@pytest.mark.rule("K5.5")
def test_a_rivals_territory_costs_100_to_the_bank_and_his_marker_goes_home() -> None:
    given = Given().territory(1, 8, 9)
    acting(given, given.turf(8)).act(0, Mark(8))
    assert given.state.table.territories[8] == 0
    assert [given.boss(seat).cash for seat in range(3)] == [900, 1000, 1000]
    assert [given.state.markers_left(seat) for seat in (0, 1)] == [14, 14]


@pytest.mark.rule("K5.5")
def test_without_100_a_rivals_territory_can_not_be_taken_a_free_one_can() -> None:
    given = Given().territory(1, 8).cash(0, 50)
    acting(given, given.turf(8))
    reason = given.refused(0, Mark(8))
    assert (reason.rule, reason.key) == ("K5.5", "why-no-cash")
    given = Given().cash(0, 0)
    assert acting(given, given.turf(8)).act(0, Mark(8)).state.table.territories[8] == 0


@pytest.mark.rule("K5.5")
def test_ones_own_territory_can_not_be_marked_again() -> None:
    given = Given().territory(0, 8)
    assert acting(given, given.turf(8)).refused(0, Mark(8)).key == "why-own-territory"


@pytest.mark.parametrize("owner", [NOBODY, 1])
@pytest.mark.rule("K5.5", "K2.1")
def test_who_has_no_marker_left_can_mark_none(owner: int) -> None:
    given = Given().territory(0, *range(14)).territory(1, 20)
    given.state.table.territories[30] = owner
    acting(given, given.turf(30))
    assert Mark(30) in given.legal(0), "the fifteenth marker"
    given.territory(0, 14)
    given.state.open_asks = None
    reason = given.refused(0, Mark(30))
    assert (reason.rule, reason.key) == ("K5.5", "why-no-markers")


# --- local respect (K5.6) ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "holder"),
    [
        ((0, 0, 0), NOBODY),
        ((1, 0, 0), 0),
        ((1, 1, 0), NOBODY),
        ((2, 3, 3), NOBODY),
        ((3, 2, 2), 0),
        ((1, 2, 3), 2),
        ((2, 2, 1), NOBODY),
        ((1, 3, 1), 1),
    ],
)
@pytest.mark.rule("K5.6")
def test_local_respect_is_for_strictly_the_most_territories(
    counts: tuple[int, int, int], holder: int
) -> None:
    given, free = Given(), iter(range(36))
    for seat, count in enumerate(counts):
        given.territory(seat, *[next(free) for _ in range(count)])
    assert respected(given.state) == holder
    assert CHICAGO.view(given.state, None).table.respect == holder


@pytest.mark.rule("K5.6")
def test_it_is_checked_at_every_change() -> None:
    given = Given().territory(1, 8)
    assert given.points(1) == 2
    acting(given, given.turf(9)).act(0, Mark(9))
    assert [given.points(seat) for seat in range(3)] == [1, 1, 1], "a tie: nobody's"
    assert given.kinds(2)[-1] == events.RespectLost
    given = Given().territory(1, 8)
    acting(given, given.turf(8)).act(0, Mark(8))
    assert [given.points(seat) for seat in range(3)] == [2, 1, 1], "it goes over at once"
    assert events.Respect in given.kinds(2)
