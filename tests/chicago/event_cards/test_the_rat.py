"""The Rat (K12.19)."""

import pytest

from backroom.engine.deal import Good
from backroom.games.chicago.actions import NoAction, Play, RollDie, Stay
from backroom.games.chicago.components import THE_RAT
from backroom.games.chicago.event_cards.the_rat import RattedOut
from tests.chicago.event_cards.scenes import not_now, on_whom
from tests.chicago.given import Given


@pytest.mark.rule("K12.19")
@pytest.mark.parametrize(("picks", "left"), [((1, 1, 1), [0, 0, 2]), ((5, 4, 3), [2, 0, 0])])
def test_half_of_his_resources_rounded_up_go_to_the_stock_at_random(
    picks: tuple[int, ...], left: list[int]
) -> None:
    given = Given().hand(0, THE_RAT).goods(1, booze=2, girls=1, henchmen=2).turn_of(0)
    stock = sum(given.state.table.stock)
    given.dice("rat 1", *picks).act(0, Play(THE_RAT, 1))
    assert given.boss(1).goods == left
    assert sum(given.state.table.stock) == stock + 3
    assert given.boss(0).goods == [1, 1, 1]
    given.sound()


@pytest.mark.rule("K12.19")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0), (0, 0)])
def test_an_even_number_is_halved_and_who_has_nothing_loses_nothing(
    before: int, after: int
) -> None:
    given = Given().hand(0, THE_RAT).goods(2, girls=before).turn_of(0).act(0, Play(THE_RAT, 2))
    assert given.boss(2).goods == [0, after, 0]


@pytest.mark.rule("K12.19", "K9.1")
def test_all_see_what_it_was_but_not_what_is_left() -> None:
    given = Given().hand(0, THE_RAT).goods(1, booze=1, girls=1).turn_of(0)
    given.dice("rat 1", 2).act(0, Play(THE_RAT, 1))
    lost = (Good("girls", count=1),)
    assert given.all(RattedOut, 2) == [RattedOut(boss=1, goods=lost)]
    assert given.game.view(given.state, 2).bosses[1].goods is None


@pytest.mark.rule("K12.19", "K12.22")
def test_in_his_own_turn_on_any_rival() -> None:
    given = Given().hand(0, THE_RAT).turn_of(0, window=True)
    assert not_now(given, 0, THE_RAT) == "K12.19"
    given.pass_all().act(0, RollDie())
    assert on_whom(given, 0, THE_RAT) == [1, 2]
    given.turn_of(0).act(0, Stay(), NoAction())
    assert on_whom(given, 0, THE_RAT) == [1, 2]
